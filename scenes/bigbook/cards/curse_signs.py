"""What a curse does when it strikes, in signs small enough for its tile: read from its program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.bigbook.catalogue import CARDS
from game.bigbook.play.card_kinds import ELEMENTS
from game.core.text import strict_yaml
from scenes.bigbook.cards.card_pen import CurseSign

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
