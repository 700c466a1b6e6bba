"""Start the game: `python main.py --help` lists the options."""

from __future__ import annotations

import sys

from scenes.shell.command_line import parse


def main(argv: list[str] | None = None) -> int:
    """Read the command line and run the game; returns the exit code."""
    launch = parse(sys.argv[1:] if argv is None else argv)
    from scenes.shell.window import early  # noqa: PLC0415 - --help and a wrong option need no pygame

    window = early(launch)
    from scenes.program import run  # noqa: PLC0415 - reading all the rest takes a second: the window is open by then

    return run(launch, window)


if __name__ == "__main__":
    raise SystemExit(main())
