"""Command line: python -m tools.sound build|check|list|guide|sheet."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

try:
    from . import build, check, contact, guide
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install .[sound]")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description="Make the sounds of the game.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (("build", "make and write files"), ("check", "make again in memory, compare, measure")):
        sub = commands.add_parser(name, help=text)
        sub.add_argument("names", nargs="*", metavar="NAME")
    sub = commands.add_parser("list", help="every sound, with its loudness, peak, attack, brightness and length")
    sub.add_argument("names", nargs="*", metavar="NAME")
    commands.add_parser("guide", help="write the listener's guide in docs/sound.md")
    sub = commands.add_parser("sheet", help="PNG of spectrograms and envelopes")
    sub.add_argument("out", type=Path)
    sub.add_argument("--first", action="store_true", help="only the first file of each sound")
    sub.add_argument("--columns", type=int, default=8)
    sub.add_argument("--width", type=int, default=150, help="of one picture, in pixels")
    sub.add_argument("names", nargs="*", metavar="NAME")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status (1 when something is wrong)."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "build":
            return int(build.build(options.names) == 0)
        if options.command == "check":
            return int(check.check(options.names) > 0)
        if options.command == "guide":
            guide.write()
            return 0
        if options.command == "list":
            print("\n".join(contact.figures(options.names)))
            return 0
        contact.sheet(options.out, options.names, options.columns, options.width, options.first)
    except (LookupError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
