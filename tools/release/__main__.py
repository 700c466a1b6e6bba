"""Make a release on the system this runs on: `python -m tools.release [FORM] [--out FOLDER]`.

`folder` is the program that starts without Python, packed as a file to download; `linux` the same as an AppDir (an
AppImage where `appimagetool` is there) with what a Flatpak wants; `check` asks whatever checkers are there whether the
papers of all systems are in order. These and the pure `wheel` are what `all` makes. `compiled` is a wheel for this
system and this Python alone, whose companions think faster; it plays some games both ways first. `start` compares how
long the built folder and the checkout take to begin, and `twice` builds the folder again and compares it byte by byte.
What was made is told line by line, with sizes. `notes` prints what the changelog says of this version, and `sums`
writes the checksums of all that lies in the folder beside it; both need nothing installed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from game.version import VERSION

from . import notes
from .facts import ROOT

MAKE = ("wheel", "folder", "linux", "check")
PAPERS = ("notes", "sums")
FORMS = (*MAKE, "compiled", "all", "start", "twice", *PAPERS)


def main(argv: list[str] | None = None) -> int:
    """The command; 1 where something could not be made or a paper is out of order."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("form", nargs="?", choices=FORMS, default="all", help="what to make (all)")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="the folder it goes to (dist)")
    options = parser.parse_args(argv)
    out: Path = options.out.resolve()
    if options.form in PAPERS:
        return _paper(options.form, out)
    try:
        from . import making  # noqa: PLC0415 - whoever asks for --help has perhaps not installed what making needs
    except ModuleNotFoundError as error:
        print(f"{error.name} is not installed: pip install .[art,release]", file=sys.stderr)
        return 1
    try:
        if options.form == "start":
            wrong = making.slow(out)
        elif options.form == "twice":
            wrong = making.unlike(out)
        else:
            wrong = making.made(_wanted(options.form), out)
    except subprocess.CalledProcessError as error:
        print(f"not made: {error}", file=sys.stderr)
        return 1
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


def _paper(form: str, out: Path) -> int:
    """Write the notes or the checksums; 1 where there is nothing to tell."""
    try:
        if form == "notes":
            print(notes.of_version((ROOT / "CHANGELOG.md").read_text("utf-8"), VERSION))
        else:
            print(notes.checksums(out))
    except (OSError, LookupError) as error:
        print(f"not made: {error}", file=sys.stderr)
        return 1
    return 0


def _wanted(form: str) -> set[str]:
    """What is to be made; of everything, what this system can."""
    if form != "all":
        return {form}
    return {*MAKE} if sys.platform.startswith("linux") else {*MAKE} - {"linux"}


if __name__ == "__main__":
    sys.exit(main())
