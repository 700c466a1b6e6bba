"""What a card does, as signs: for curses and spells, one sign for each kind of effect, read from the card's program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from game.bigbook.catalogue import Source, catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from game.core.engine.program import inner_steps

DEEDS = {
    "discard": "discard", "discard_top": "discard", "destroy": "destroy", "destroy_top": "destroy",
    "receive_madness": "madness", "neutralize_spell": "chain", "exhaust": "exhaust", "lay_tokens": "token",
    "put_under_deck": "pile", "put_on_deck": "pile", "give_left": "give", "draw": "draw",
}  # fmt: skip
"""Verbs of curses -> their sign (`scenes/bigbook/cards/signs.py` draws it)."""
HELP = DEEDS | {
    "draw_up_to": "draw", "support": "support", "cure": "cure", "grant_action": "act", "gain": "gain",
    "gain_successors": "gain", "take": "take", "refresh": "refresh", "shuffle_in_discard": "shuffle",
    "destroy_curse": "curse", "neutralize_curses": "chain", "echo_spell": "cast",
}  # fmt: skip
"""Verbs of spells -> their sign."""
ASKS = ("choose_element",)
"""Verbs that only ask: what is done by the answer has its own sign."""
SIGNS: Mapping[str, Mapping[str, str]] = {"curse": DEEDS, "spell": HELP}
"""By kind of card: a verb that does something stands here, or the card's face stays empty where no sentence stands."""
UNCOUNTED = ("shuffle_in_discard", "gain_successors")
WHO = {"each_player": "each", "one_player": "one", "some_players": "one"}


class EffectSign(NamedTuple):
    """One thing that a card does: its sign, how many (0: it depends), and of which element."""

    deed: str
    times: int
    element: str


def unsigned(kind: str, steps: list[dict[str, Any]]) -> Iterator[str]:
    """The verbs of a program that no sign shows; those that only lead to other steps need none. `kind` is that of the
    card: `curse` or `spell`."""
    for step in steps:
        for verb, args in step.items():
            bodies = list(inner_steps(args))
            for body in bodies:
                yield from unsigned(kind, body)
            if verb not in SIGNS[kind] and verb not in ASKS and not bodies:
                yield verb


@cache
def _programs() -> Mapping[str, Source]:
    return {source.name: source for source in catalogue().sources}


@cache
def curse_signs(curse: str) -> tuple[EffectSign, ...]:
    """The signs of a curse, in the order of its program; ways to choose among stand one after the other."""
    source = _programs()[f"curse:{curse}"]
    return tuple(dict.fromkeys(_signs(source.steps, source.numbers, DEEDS)))


@cache
def spell_signs(spell: str, power: int) -> tuple[EffectSign, ...]:
    """The signs of a spell at a power: for whom it does something, where that is not its caster, and what."""
    source = _programs()[f"spell:{spell}@{power}"]
    return tuple(dict.fromkeys(_signs(source.steps, source.numbers, HELP)))


def _signs(steps: list[dict[str, Any]], numbers: Mapping[str, Any], deeds: Mapping[str, str]) -> Iterator[EffectSign]:
    for step in steps:
        for verb, args in step.items():
            if verb in deeds:
                sign = _sign(deeds[verb], args or {}, numbers)
                yield sign._replace(times=0) if verb in UNCOUNTED else sign
            elif isinstance(args, dict):
                if verb in WHO and deeds is HELP:
                    count = _number(args.get("count", 1), numbers)
                    yield EffectSign(WHO[verb] if count else "each", count or 1, "")
                inner = args.get("options", args)
                times = _number(args.get("count", 1), numbers) if verb == "repeat" else 1
                for name in ("do", "then", "else", *(inner if inner is not args else ())):
                    if isinstance(inner.get(name), list):
                        found = _signs(inner[name], numbers, deeds)
                        yield from (sign._replace(times=sign.times * times) for sign in found)


def _number(count: object, numbers: Mapping[str, Any]) -> int:
    """How many: a number of the card, or 0 where the table decides."""
    words = str(count)
    return int(words) if words.isdigit() else int(numbers.get(words, 0))


def _sign(deed: str, args: Mapping[str, Any], numbers: Mapping[str, Any]) -> EffectSign:
    kinds = (*ELEMENTS, "madness")
    element = next((str(args[name]) for name in ("only", "element") if args.get(name) in kinds), "")
    return EffectSign(deed, _number(args.get("count", 1), numbers), element)
