"""Count what is done, and compare: `python -m tests.counted`; 1 where something is done 1.3 times as often or more.

`--renew` keeps what is counted now: the commit says why it is more. `--part rules`, `screens` or `start` counts less.
"""

from __future__ import annotations

import argparse
import os
import sys

from tests.counted.kept import PARTS, compared, counted, keep, kept

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def main(arguments: list[str]) -> int:
    """Count and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.counted", description=__doc__)
    parser.add_argument("--renew", action="store_true")
    parser.add_argument("--part", action="append", choices=PARTS)
    asked = parser.parse_args(arguments)
    now = counted(asked.part or PARTS)
    if asked.renew:
        keep({**kept(), **now})
        return 0
    lines, more = compared(now, kept())
    print("\n".join(lines))
    print("\n".join(f"MORE: {line}" for line in more), file=sys.stderr, end="\n" if more else "")
    return 1 if more else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
