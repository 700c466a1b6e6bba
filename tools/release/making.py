"""What `python -m tools.release` makes and compares, told line by line with sizes; it needs the extras."""

from __future__ import annotations

import hashlib
import platform
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game.version import HOME, VERSION

from . import archive, compiled, folder, linux, papers, rights, start, wheel
from .facts import NAME, epoch

TURNS = 7


def slow(out: Path) -> list[str]:
    """Compare the start of the built folder with that of the checkout, and tell it; what is too slow, a line."""
    built, source, ratio = start.compared(out / NAME, TURNS)
    print(f"start to a settled screen: build {built:.2f} s, source {source:.2f} s, ratio {ratio:.2f}")
    return [f"the build takes more than {start.MOST_RATIO} times as long"] if ratio > start.MOST_RATIO else []


def unlike(out: Path) -> list[str]:
    """Build the folder once more and compare; the files that differ, a line each."""
    with TemporaryDirectory() as other:
        again = folder.build(Path(other))
        first, second = folder.digests(out / NAME), folder.digests(again)
    print(f"{len(first)} files, {len(first.items() & second.items())} of them equal in both builds")
    return sorted(f"differs: {name}" for name in {*first, *second} if first.get(name) != second.get(name))


def made(wanted: set[str], out: Path) -> list[str]:
    """Make what is wanted and tell it; gives what is wrong with the papers and the rights, a line each. A folder that
    packs what nobody names, or lacks a license, is not packed as a file to download."""
    if "wheel" in wanted:
        _tell(wheel.build(out))
    if "compiled" in wanted:
        file, proof = compiled.build(out)
        print(proof)
        _tell(file)
    if wanted & {"folder", "linux"}:
        built = folder.build(out)
        print(f"{built}: {folder.size(built) / 1e6:.1f} MB in all")
        wrong = list(rights.faults(built))
        if wrong:
            return wrong
        if "folder" in wanted:
            _tell(archive.packed(built, out / f"{NAME}-{VERSION}-{_system()}{_ending()}", epoch()))
        if "linux" in wanted:
            linux.build(built, out)
            for file in sorted(out.glob("*.AppImage")):
                _tell(file)
    if not HOME:
        print("HOME in game/version.py is empty: the papers name no address, and show no pictures that need one")
    return list(papers.faults()) if "check" in wanted else []


def _system() -> str:
    """`linux-x86_64`, `windows-amd64`, `macos-arm64`: for which machines a build is."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"{name}-{platform.machine().lower()}"


def _ending() -> str:
    return ".tar.gz" if sys.platform.startswith("linux") else ".zip"


def _tell(file: Path) -> None:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB, sha256 {digest}")
