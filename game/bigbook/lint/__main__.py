"""The command: one line for everything that is wrong with the cards of the game; 3 where anything is."""

from __future__ import annotations

import sys
from pathlib import Path

from .cards import lint

LOCALES = Path(__file__).resolve().parents[3] / "localization"
EXIT_CLEAN, EXIT_FAULTS = 0, 3


def main() -> int:
    """Print the faults, one a line; the exit code."""
    problems = lint(locales=LOCALES)
    print("\n".join(problems), end="\n" if problems else "")
    return EXIT_FAULTS if problems else EXIT_CLEAN


if __name__ == "__main__":
    sys.exit(main())
