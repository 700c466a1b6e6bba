"""The keys of the Big Book: what its magicians, payments and piles add to the keys of every game."""

from __future__ import annotations

from game.core.text.i18n import TextKey
from scenes.kit.input.keymap import Command, GameKeys


def _command(name: str, key: str, after: str) -> Command:
    return Command(name, key, TextKey(f"bigbook.keys.{name}"), after)


KEYS = GameKeys(
    commands=(
        _command("ability", "q", "redo"),
        _command("power", "p", "ability"),
        _command("auto_pay", "a", "power"),
        _command("deck", "d", "sheet"),
        _command("discard", "x", "deck"),
        _command("book", "b", "discard"),
        _command("sort", "o", "bookmarks"),
    ),
    fixed={
        "alt+left": "card_left",
        "alt+right": "card_right",
        **{f"ctrl+{n}": f"seat_{n}" for n in range(1, 6)},
        **{f"[{n}]": f"seat_{n}" for n in range(1, 6)},
        **{str(n % 10): f"hand_{n}" for n in range(1, 11)},
    },
    told=TextKey("bigbook.keys.always"),
    pad={"x": "auto_pay"},
)
"""Fixed are seats, hand cards and their places."""
