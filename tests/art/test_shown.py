"""What is drawn is seen: every file of assets/art of the first game is shown by some screen."""

from __future__ import annotations

from game.bigbook.rules.options import MAGICIANS
from tests.art.shown import never_drawn

MOODS = ("calm", "mad", "eliminated")
COMING = {f"bigbook/magicians/{name}_{mood}" for name in MAGICIANS for mood in MOODS}
"""Drawn for faces that change: their screens are being made, and take them from this list."""

ICON = "common/ui/app_icon"
"""Of the program, in its sizes: systems show them, no screen does."""


def test_every_picture_is_shown_somewhere() -> None:
    assert {name for name in never_drawn() if not name.startswith(ICON)} <= COMING
