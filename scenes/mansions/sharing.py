"""A night as a code that can be read out, and the one of a day.

A code says what decides the night: the story, who goes with which cards, the switches, the seed. The names stay those
of whoever types it.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import replace

from game.core.saves.share_code import CodeError, Packed
from game.core.text.i18n import TextKey
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.play.share_number import PREFIX, number_of, options_of_number
from game.mansions.rules.options import Character, Options
from scenes.mansions.party import WAYS, HouseParty
from scenes.shell.adapters import Sharing

SEEDS = 1_000_000
"""Seeds of a day are small enough to be read out."""


def _number(party: HouseParty) -> int:
    if party.seed is None:
        raise ValueError("a night without a seed has no code")
    return number_of(party.options, party.seed)


def party_of(number: int, group: HouseParty) -> HouseParty:
    """The party of a code's number, played by a group as far as it has people. CodeError: `newer`, or `setup` for a
    number that no night has, or that wants a person as Keeper."""
    options, seed = options_of_number(number)
    if options.keeper == "person":
        raise CodeError("setup")
    return _with(group, options, seed)


def _with(group: HouseParty, options: Options, seed: int, day: str = "") -> HouseParty:
    people = [replace(one) for one in group.people]
    party = replace(group, people=people, seed=seed, day=day)
    party.match(options.to_json())
    return party


def of_the_day(day: datetime.date, group: HouseParty, count: int | None = None, level: int = 0) -> HouseParty:
    """The night of a day, the same for every group of the same size: story, investigators, cards and seed come from the
    date. Nothing is agreed on besides; there is one level."""
    drawn = Packed(int.from_bytes(hashlib.sha256(f"{PREFIX} {day.isoformat()}".encode()).digest(), "big"))
    story = stories()[drawn.take(len(stories()))]
    seed = drawn.take(SEEDS)
    free = list(catalogue().investigators)
    people = []
    for _ in range(count or len(group.people)):
        who = free.pop(drawn.take(len(free)))
        people.append(Character(who, WAYS[drawn.take(2)], WAYS[drawn.take(2)]))
    return _with(group, Options(tuple(people), story), seed, day.isoformat())


def kinds_of(party: HouseParty) -> tuple[str, ...]:
    """The story, and what was agreed on, as keys of texts."""
    switches = [f"mansions.terms.options.{name}.name" for name, value in party.switches.items() if value]
    return (f"mansions.stories.{party.story}.story.name", *switches)


def roles_of(party: HouseParty) -> tuple[tuple[str, str], ...]:
    """Everybody's name, and the key of whom they play."""
    return tuple((one.name, one.role) for one in party.people)


SHARING: Sharing[HouseParty] = Sharing(
    PREFIX, TextKey("mansions.setup.code"), _number, party_of, of_the_day, kinds_of, roles_of
)
