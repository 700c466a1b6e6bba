"""How a test's sum is written out before its roll: 'Dexterity 5, card +1, stunned −2 = 4 (40%)'."""  # noqa: RUF002

from __future__ import annotations

from collections.abc import Mapping

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.text.i18n import Catalogue as Words

from .wording import signed

SUM = "mansions.log.sum"
PARTS = ("card", "effects", "items", "stun", "dark", "luck")
"""The summands of an event `tested`, in the order in which they are shown; those that are 0 are left out."""
PERCENT = 10
"""A value of ten is so many percent each."""


def sum_said(words: Words, event: Event) -> str:
    """The sum of a test as one phrase; the event carries every summand, its value, and the attribute."""
    parts = {part: int(event.get(part, 0)) for part in PARTS}
    return _said(words, event["attribute"], event["base"], parts, event["value"])


def sum_asked(words: Words, decision: Decision) -> str:
    """The same of a question whether a skill token is spent, before the die is rolled."""
    base, *summands = map(int, str(decision.args["sum"]).split())
    parts = dict(zip(PARTS, summands, strict=True))
    return _said(words, str(decision.args["attribute"]), base, parts, int(decision.args["value"]))


def summands(words: Words, attribute: str, base: int, parts: Mapping[str, int]) -> list[str]:
    """What a sum is made of, each a phrase: the attribute, then what is added, by the names of PARTS; none of 0."""
    said = [words.t(f"{SUM}.attribute", attribute=words.noun(f"mansions.terms.attributes.{attribute}"), n=base)]
    return said + [words.t(f"{SUM}.{part}", bonus=signed(number)) for part, number in parts.items() if number]


def _said(words: Words, attribute: str, base: int, parts: Mapping[str, int], value: int) -> str:
    said = summands(words, attribute, base, parts)
    key = "alone" if len(said) == 1 and base == value else "line"
    return words.t(f"{SUM}.{key}", list=", ".join(said), value=value, chance=value * PERCENT)
