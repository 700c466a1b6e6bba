"""Command line: python -m tools.art build|check|sheet|view|readers|gallery|icons|tidy|list."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import build, contact, gallery, icons, readers, tidy
from .lamplit.showing import SHOWINGS


def _size(text: str) -> tuple[int, int]:
    w, h = text.lower().split("x")
    return int(w), int(h)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.art", description="Draw the pictures of the game.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("build", "draw and write files"),
        ("check", "redraw in memory and compare"),
        ("tidy", "imports and format"),
    ):
        sub = commands.add_parser(name, help=text)
        sub.add_argument("names", nargs="*", metavar="GAME/KIND/ID")
    for name, size in (("sheet", "150x210"), ("view", "600x840")):
        sub = commands.add_parser(name, help="PNG through the game's renderer")
        sub.add_argument("out", type=Path)
        sub.add_argument("--size", type=_size, default=_size(size))
        sub.add_argument("--grey", action="store_true", help="values only")
        sub.add_argument("--columns", type=int, default=0)
        sub.add_argument("names", nargs="+", metavar="GAME/KIND/ID")
    reading = commands.add_parser("readers", help="sheets of the second game for who has not seen it, kind by kind")
    reading.add_argument("out", type=Path, metavar="FOLDER")
    reading.add_argument("names", nargs="*", metavar="KIND")
    picture = commands.add_parser("gallery", help="the README's picture of the cards")
    picture.add_argument("out", type=Path)
    desktop = commands.add_parser("icons", help="the icon of the program in every size, .ico and .icns")
    desktop.add_argument("out", type=Path, metavar="FOLDER")
    commands.add_parser("list", help="every picture there is")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status (1 when something is wrong)."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "build":
            return int(build.build(options.names) > 0)
        if options.command == "check":
            return int(build.check(options.names) > 0)
        if options.command == "list":
            print("\n".join(build.all_pictures()))
            return 0
        if options.command == "tidy":
            return _tidy(options.names)
        if options.command == "readers":
            print("\n".join(str(file) for file in readers.write(options.out, "mansions", SHOWINGS, options.names)))
            return 0
        if options.command == "gallery":
            gallery.gallery(options.out)
            return 0
        if options.command == "icons":
            print("\n".join(str(file) for file in icons.write(options.out)))
            return 0
        contact.sheet(options.out, options.size, options.names, options.grey, options.columns)
    except (LookupError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _tidy(names: list[str]) -> int:
    files = [build.PICTURES / f"{name}.py" for name in build.resolve(names)] if names else tidy.drawing_files()
    unknown = 0
    for file in files:
        missing = tidy.tidy(file)
        if missing:
            print(f"{file.parent.name}/{file.name}: unknown names {', '.join(missing)}")
            unknown += 1
    return int(unknown > 0)


if __name__ == "__main__":
    sys.exit(main())
