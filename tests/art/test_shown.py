"""What is drawn is seen: every file of assets/art is shown by some screen."""

from __future__ import annotations

from tests.art.shown import never_drawn

COMING = {"pages/back_cover", "pages/the_end", "table/closed_book", "ui/app_icon"}
"""Drawn for the splash, the credits, the victory and the packages, whose screens are being made."""


def test_every_picture_is_shown_somewhere() -> None:
    assert set(never_drawn()) <= COMING
