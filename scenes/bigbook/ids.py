"""By what the Big Book is known to the shell and in files."""

from __future__ import annotations

GAME = "bigbook"
"""Its id in `game/games.py`."""
GROUP = "group.json"
"""The file of the data folder that says who played last, and how."""
