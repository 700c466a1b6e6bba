"""What drawings must know about cards beyond words and pictures: read from the card set; no rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.bigbook.catalogue import CARDS, catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from game.core.text import strict_yaml
from scenes.bigbook.cards.render_context import CurseSign

DEEDS = {
    "discard": "discard", "discard_top": "discard", "destroy": "destroy", "destroy_top": "destroy",
    "receive_madness": "madness", "neutralize_spell": "chain", "exhaust": "exhaust", "lay_tokens": "token",
    "put_under_deck": "pile", "put_on_deck": "pile", "give_left": "give", "draw": "draw",
}  # fmt: skip
"""Verbs of curses -> their sign (`scenes.bigbook.cards.action_signs`)."""


@cache
def _programs() -> Mapping[str, Any]:
    found = strict_yaml.load(CARDS / "curses.yaml", max_depth=16)
    assert isinstance(found, dict)
    return found


@cache
def curse_signs(curse: str) -> tuple[CurseSign, ...]:
    """The signs of a curse, in the order of its program; ways to choose among stand one after the other."""
    card = _programs()[curse]
    return tuple(dict.fromkeys(_signs(card["program"], card.get("fixed") or {})))


def _signs(steps: list[dict[str, Any]], fixed: Mapping[str, Any]) -> Iterator[CurseSign]:
    for step in steps:
        for verb, args in step.items():
            if verb in DEEDS:
                yield _sign(verb, args or {}, fixed)
            elif isinstance(args, dict):
                inner = args.get("options", args)
                for name in ("do", "then", "else", *(inner if inner is not args else ())):
                    if isinstance(inner.get(name), list):
                        yield from _signs(inner[name], fixed)


def _sign(verb: str, args: Mapping[str, Any], fixed: Mapping[str, Any]) -> CurseSign:
    count = str(args.get("count", 1))
    number = int(count) if count.isdigit() else int(fixed.get(count, 0))
    element = next((str(args[name]) for name in ("only", "element") if args.get(name) in ELEMENTS), "")
    return CurseSign(DEEDS[verb], number, element)


class CardFacts:
    """Answers for ids of spells, curses, magicians and grimoire pages."""

    def element(self, spell: str) -> str:
        """The element of a spell."""
        return ELEMENTS[catalogue().spells[spell].element]

    def level(self, spell: str) -> int:
        """The level of a spell (BB-SPL.3: its activation cost)."""
        return catalogue().spells[spell].level

    def numbers(self, spell: str, power: int) -> dict[str, int]:
        """The arguments of a spell's sentence at a power."""
        return dict(catalogue().spells[spell].numbers(power))

    def curse_numbers(self, curse: str) -> dict[str, int]:
        """The arguments of a curse's sentence."""
        return dict(catalogue().curses[curse].fixed)

    def curse_signs(self, curse: str) -> tuple[CurseSign, ...]:
        """What a curse does when it strikes, as signs for its tile."""
        return curse_signs(curse)

    def magician_element(self, magician: str) -> str:
        """The speciality of a magician."""
        return ELEMENTS[catalogue().magicians[magician].element]

    def magician_numbers(self, magician: str) -> dict[str, int]:
        """The arguments of an ability's sentence."""
        return dict(catalogue().magicians[magician].fixed)

    def magician_timing(self, magician: str) -> str:
        """`always`, `once_per_own_turn` or `payment`."""
        return catalogue().magicians[magician].timing

    def page_curses(self, page: str) -> tuple[str, ...]:
        """The elements of the curses a monster brings."""
        return tuple(ELEMENTS[index] for index in catalogue().pages[page].curses)

    def multi_curses(self, difficulty: str) -> tuple[int, ...]:
        """How many curses of all elements each round adds at a difficulty (BB-GRI.9)."""
        return tuple(catalogue().table.round_track[difficulty])
