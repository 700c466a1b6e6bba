"""Make a release on the system this runs on: `python -m tools.release [wheel|folder|linux|all] [--out FOLDER]`.

`folder` is the program that starts without Python, packed as a file to download; `linux` the same as an AppDir (an
AppImage where `appimagetool` is there) with what a Flatpak wants; `check` asks whatever checkers are there whether the
papers of all systems are in order. What lies in FOLDER afterwards is told line by line, with sizes.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import subprocess
import sys
from pathlib import Path

from game.version import VERSION

from . import archive, folder, linux, papers, wheel
from .facts import NAME, epoch

FORMS = ("wheel", "folder", "linux", "check", "all")


def main(argv: list[str] | None = None) -> int:
    """The command; 1 where something could not be made or a paper is out of order."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("form", nargs="?", choices=FORMS, default="all", help="what to make (all)")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="the folder it goes to (dist)")
    options = parser.parse_args(argv)
    out: Path = options.out.resolve()
    wanted = {options.form} if options.form != "all" else {*FORMS} - {"all"}
    if not sys.platform.startswith("linux") and options.form == "all":
        wanted -= {"linux"}
    try:
        wrong = _made(wanted, out)
    except subprocess.CalledProcessError as error:
        print(f"not made: {error}", file=sys.stderr)
        return 1
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


def _made(wanted: set[str], out: Path) -> list[str]:
    """Make what is wanted and tell it; gives what is wrong with the papers, a line each."""
    if "wheel" in wanted:
        _tell(wheel.build(out))
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
