"""Words of lessons, challenges and the coach: names and icons for the places of their texts."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES
from game.core.text.phrases import Arg
from scenes.bigbook.table.text.names import Words

ICONS = {"mad": "[madness]", **{element: f"[{element}]" for element in ELEMENTS}}


def names(words: Words) -> dict[str, Arg]:
    """Every place a text of this kind may have: players, spells, curses, magicians and cards by id, icons."""
    book = catalogue()
    found: dict[str, Arg] = dict(ICONS)
    for seat in words.people:
        found[seat] = f"[b]{words.seat(seat)}[/b]"
    for spell in book.spells:
        found[spell] = f"[b]{words.spell(spell)}[/b]"
    for curse in book.curses:
        found[curse] = f"[b]{words.curse(curse)}[/b]"
    for magician in book.magicians:
        found[magician] = f"[b]{words.magician(magician)}[/b]"
    for kind in KIND_NAMES:
        found.setdefault(kind, f"[b]{words.card(kind)}[/b]")
    return found
