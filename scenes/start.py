"""Where the program begins: the command line, the window at once, and then all the rest."""

from __future__ import annotations

import gc
import sys

from scenes.shell.command_line import parse


def main(argv: list[str] | None = None) -> int:
    """Read the command line (that of the process where none is given) and run the game; returns the exit code."""
    gc.disable()  # what is read now lives on: looking through it for what hangs in circles finds nothing
    try:
        return _begin(sys.argv[1:] if argv is None else argv)
    finally:
        gc.enable()


def _begin(argv: list[str]) -> int:
    launch = parse(argv)
    from scenes.bigbook.plate import PLATE  # noqa: PLC0415 - --help and a wrong option need no pygame
    from scenes.shell.window import early  # noqa: PLC0415 - likewise

    window = early(launch, PLATE)
    from scenes.program import run  # noqa: PLC0415 - reading all the rest takes a second: the window is open by then

    return run(launch, window)
