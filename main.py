"""Start the game: `python main.py --help` lists the options."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """Read the command line and run the game; returns the exit code."""
    from scenes.command_line import parse  # after the guard, so that a wrong option answers without opening pygame

    launch = parse(sys.argv[1:] if argv is None else argv)
    from scenes.app import run

    return run(launch)


if __name__ == "__main__":
    raise SystemExit(main())
