"""The command `big-book-of-madness`, `python -m big_book_of_madness`, and where a frozen build begins.

`-m MODULE ...` runs a module of the program instead of the window, as `python -m` does in the checkout: a build has no
interpreter of its own to do so, and an installed copy keeps its rooms out of everybody's way.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE if (HERE / "scenes").is_dir() else HERE.parent
"""Where the rooms lie: inside an installed package, beside this one in a checkout and in a frozen build."""
MODULE = "-m"
RUN = ("game",)
"""What `-m` runs: these and whatever lies in them."""


def main() -> int:
    """Run the window, or with `-m` a module of the program; returns the exit code, 2 for a module that is not ours."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    if sys.argv[1:2] == [MODULE]:
        return _module(sys.argv[2:])
    from scenes.start import main as window  # noqa: PLC0415 - the rooms are found only now

    return window(sys.argv[1:])


def _module(words: list[str]) -> int:
    """Run a module by its dotted name as if it were the program; its own exit code passes through."""
    name = words[0] if words else ""
    if name.partition(".")[0] not in RUN:
        print(f"big-book-of-madness: {MODULE} {name}: {', '.join(RUN)}", file=sys.stderr)
        return 2
    sys.argv = words
    runpy.run_module(name, run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
