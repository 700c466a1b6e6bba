"""Make a release on the system this runs on: `python -m tools.release [FORM] [--out FOLDER]`.

`folder` is the program that starts without Python, packed as a file to download; `linux` the same as an AppDir (an
AppImage where `appimagetool` is there) with what a Flatpak wants; `check` asks whatever checkers are there whether the
papers of all systems are in order. These and the pure `wheel` are what `all` makes. `compiled` is a wheel for this
system and this Python alone, whose companions think faster; it plays some games both ways first. `start` compares how
long the built folder and the checkout take to begin, and `twice` builds the folder again and compares it byte by byte.
What was made is told line by line, with sizes.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game.version import VERSION

from . import archive, compiled, folder, linux, papers, start, wheel
from .facts import NAME, epoch

MAKE = ("wheel", "folder", "linux", "check")
FORMS = (*MAKE, "compiled", "all", "start", "twice")
TURNS = 7


def main(argv: list[str] | None = None) -> int:
    """The command; 1 where something could not be made or a paper is out of order."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("form", nargs="?", choices=FORMS, default="all", help="what to make (all)")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="the folder it goes to (dist)")
    options = parser.parse_args(argv)
    out: Path = options.out.resolve()
    try:
        if options.form == "start":
            wrong = _slow(out)
        elif options.form == "twice":
            wrong = _unlike(out)
        else:
            wrong = _made(_wanted(options.form), out)
    except subprocess.CalledProcessError as error:
        print(f"not made: {error}", file=sys.stderr)
        return 1
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


def _wanted(form: str) -> set[str]:
    """What is to be made; of everything, what this system can."""
    if form != "all":
        return {form}
    return {*MAKE} if sys.platform.startswith("linux") else {*MAKE} - {"linux"}


def _slow(out: Path) -> list[str]:
    """Compare the start of the built folder with that of the checkout, and tell it; what is too slow, a line."""
    built, source, ratio = start.compared(out / NAME, TURNS)
    print(f"start to a settled screen: build {built:.2f} s, source {source:.2f} s, ratio {ratio:.2f}")
    return [f"the build takes more than {start.MOST_RATIO} times as long"] if ratio > start.MOST_RATIO else []


def _unlike(out: Path) -> list[str]:
    """Build the folder once more and compare; the files that differ, a line each."""
    with TemporaryDirectory() as other:
        again = folder.build(Path(other))
        first, second = folder.digests(out / NAME), folder.digests(again)
    print(f"{len(first)} files, {len(first.items() & second.items())} of them equal in both builds")
    return sorted(f"differs: {name}" for name in {*first, *second} if first.get(name) != second.get(name))


def _made(wanted: set[str], out: Path) -> list[str]:
    """Make what is wanted and tell it; gives what is wrong with the papers, a line each."""
    if "wheel" in wanted:
        _tell(wheel.build(out))
    if "compiled" in wanted:
        file, proof = compiled.build(out)
        print(proof)
        _tell(file)
    if wanted & {"folder", "linux"}:
        made = folder.build(out)
        print(f"{made}: {folder.size(made) / 1e6:.1f} MB in all")
        if "folder" in wanted:
            _tell(archive.packed(made, out / f"{NAME}-{VERSION}-{_system()}{_ending()}", epoch()))
        if "linux" in wanted:
            linux.build(made, out)
            for file in sorted(out.glob("*.AppImage")):
                _tell(file)
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


if __name__ == "__main__":
    sys.exit(main())
