"""What is drawn is seen: every file of assets/art is shown by some screen."""

from __future__ import annotations

from game.bigbook.rules.options import MAGICIANS
from tests.art.shown import never_drawn

MOODS = ("calm", "mad", "triumphant", "eliminated")
COMING = {"pages/back_cover", "pages/the_end", "table/closed_book", "ui/app_icon"} | {
    f"magicians/{name}_{mood}" for name in MAGICIANS for mood in MOODS
}
"""Drawn for the splash, the credits, the victory, the packages and for faces that change: their screens are being made,
and take them from this list."""


def test_every_picture_is_shown_somewhere() -> None:
    assert set(never_drawn()) <= COMING
