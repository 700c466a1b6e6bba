"""`python -m game`: simulate, scenario, replay, cards, fuzz."""

from __future__ import annotations

import sys

from game.cli import main
from game.core.engine.collector import look_seldom

if __name__ == "__main__":
    look_seldom()
    sys.exit(main(sys.argv[1:]))
