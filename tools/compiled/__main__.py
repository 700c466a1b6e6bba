"""Build a compiled copy of the game, and prove it: `python -m tools.compiled --into FOLDER --prove 8 --temper adept`.

Needs mypyc (it comes with mypy), setuptools and a C compiler. The folder then holds what `python -m game` needs: run
the command there, and it plays the same games in less time. `--prove` plays so many games of four player counts with
the pure rules and with the compiled ones, and compares every answer, what every table was worth, and the last states.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .build import build
from .proof import prove


def main() -> int:
    """Build where it is asked for, prove, tell; 1 where the two differ."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description=__doc__)
    parser.add_argument("--into", type=Path, required=True, help="the folder of the compiled copy")
    parser.add_argument("--prove", type=int, default=4, help="games that both play (0: none)")
    parser.add_argument("--temper", default="adept", choices=("apprentice", "adept", "master"))
    parser.add_argument("--built", action="store_true", help="the folder is built already: only prove")
    options = parser.parse_args()
    folder = options.into.resolve()
    if not options.built:
        print(f"{build(folder)} modules compiled in {folder}", flush=True)
    if not options.prove:
        return 0
    proof = prove(folder, options.prove, options.temper)
    print(proof)
    return 0 if proof.same else 1


if __name__ == "__main__":
    raise SystemExit(main())
