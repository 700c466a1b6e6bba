"""The keys of the house: the ten verbs, and everybody's desk."""

from __future__ import annotations

from game.core.text.i18n import TextKey
from scenes.kit.input.keymap import Command, GameKeys

KEYS = GameKeys(
    commands=(Command("journal", "j", TextKey("mansions.telling.keys.journal"), "log"),),
    without=("fast", "wait", "sheet"),
    fixed={
        **{str(n % 10): f"verb_{n}" for n in range(1, 11)},
        **{f"ctrl+{n}": f"seat_{n}" for n in range(1, 5)},
        "q": "turn_left",
        "d": "new_piece",
    },
    told=TextKey("mansions.table.keys.always"),
)
"""Verbs and seats are fixed. At a puzzle numbers take up pieces, and what ends a turn turns one to the right. Nobody
waits for companions here, and the speed has no button of its own."""
