"""What failing costs: damage, fright, stun, the step, read from programs and from what is known of a figure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import Tokens
from game.mansions.view import MonsterView, TableView


@dataclass(frozen=True, slots=True)
class Price:
    """What a failed test costs whoever makes it: points of damage (least and most: a back may be unknown), of fright,
    of stun; `step`: the step is spent and leads nowhere; `may`: the Keeper may let it go."""

    damage: tuple[int, int] = (0, 0)
    horror: int = 0
    stun: int = 0
    step: bool = False
    may: bool = False

    @property
    def weight(self) -> float:
        """How much it is to be feared, to choose among ways: a point of damage counts 1."""
        return sum(self.damage) / 2 + self.horror * FRIGHT + self.stun * STUN + self.step * STEP


FRIGHT, STUN, STEP = 0.8, 1.0, 1.5
"""Beside a point of damage, to choose among ways that are equally long."""


def power(view: TableView, tale: str, monster: MonsterView) -> tuple[int, int]:
    """The least and the most damage that a monster may deal (MM-GLO.3): one number where it is known to the viewer,
    else whatever stands on the backs of its kind."""
    if monster.power >= 0:
        return monster.power, monster.power
    if monster.name:
        named = [one.named for one in story(tale).objectives.values() if one.named is not None]
        known = [one.damage for one in named if one.name == monster.name]
        if known:
            return min(known), max(known)
    backs = [figure.damage for figure in catalogue().kinds[monster.kind].figures]
    return min(backs), max(backs)


def price_of(program: str, *, step: bool = False) -> Price:
    """What a program does to whoever it concerns, as far as it is certain: what hangs on a choice is left out."""
    found = {"damage": 0, "horror": 0, "stun": 0}
    for verb, n in _tokens(program):
        found[verb] += n
    damage = found["damage"]
    return Price((damage, damage), found["horror"], found["stun"], step)


def _tokens(program: str) -> Iterator[tuple[str, int]]:
    for step in catalogue().registry.steps.get(program, ()):
        if step.verb.name in ("damage", "horror", "stun") and isinstance(step.args, Tokens):
            yield step.verb.name, step.args.n
