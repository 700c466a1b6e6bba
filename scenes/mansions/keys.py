"""The keys of the house: the ten verbs, everybody's desk, and how the house is seen."""

from __future__ import annotations

from game.core.text.i18n import TextKey
from scenes.kit.input.keymap import Command, GameKeys


def _told(name: str) -> TextKey:
    return TextKey(f"mansions.house.keys.{name}")


KEYS = GameKeys(
    commands=(
        Command("journal", "j", TextKey("mansions.telling.keys.journal"), "log"),
        Command("zoom_in", "page up", _told("zoom_in"), "rulebook"),
        Command("zoom_out", "page down", _told("zoom_out"), "zoom_in"),
        Command("overview", "o", _told("overview"), "zoom_out"),
        Command("follow", "c", _told("follow"), "overview"),
        Command("sight", "s", _told("sight"), "follow"),
    ),
    without=("fast", "wait", "sheet"),
    fixed={
        **{str(n % 10): f"verb_{n}" for n in range(1, 11)},
        **{f"ctrl+{n}": f"seat_{n}" for n in range(1, 5)},
        **dict.fromkeys(("+", "=", "shift+=", "shift++", "[+]"), "zoom_in"),
        **dict.fromkeys(("-", "[-]"), "zoom_out"),
        "q": "turn_left", "d": "new_piece", "t": "wait",
        "[0]": "overview", "[4]": "pan_left", "[6]": "pan_right", "[8]": "pan_up", "[2]": "pan_down",
    },
    told=TextKey("mansions.house.keys.always"),
    pad={"x": "overview"},
)  # fmt: skip
"""Verbs and seats are fixed; whatever shows more or less of the house has a key that may be changed. At a puzzle
numbers take up pieces, and what ends a turn turns one to the right. Nobody waits for companions here, and the speed has
no button of its own."""
