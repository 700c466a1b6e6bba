"""The Big Book's table options at a command line; they can be told without reading the rules."""

from __future__ import annotations

from game.bigbook.rules.options import DIFFICULTIES, MODES
from game.core.console.setting import Setting

SETTINGS = (
    Setting("players", None, low=2, high=5),
    Setting("difficulty", "easy", values=DIFFICULTIES),
    Setting("mode", "normal", values=MODES),
)
