"""How a test's sum is written out before its roll: 'Dexterity 5, card +1, stunned −2 = 4: 40 %'."""  # noqa: RUF002

from __future__ import annotations

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
    attribute = words.noun(f"mansions.terms.attributes.{event['attribute']}")
    parts = [words.t(f"{SUM}.attribute", attribute=attribute, n=event["base"])]
    parts += [words.t(f"{SUM}.{part}", bonus=signed(event[part])) for part in PARTS if event.get(part, 0)]
    value = event["value"]
    return words.t(f"{SUM}.line", list=", ".join(parts), value=value, chance=value * PERCENT)
