"""What a card would do for somebody just now: items, spells and abilities, read from their programs and the table."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.mansions.cards.reading import catalogue
from game.mansions.rules import lookup
from game.mansions.rules.acts import FISTS
from game.mansions.view import MonsterView, PersonView

from .ways import Ways

HURT = 2
"""Who has lost so much takes something for it."""
SPELLS = 2
"""Who knows so many spells learns no more."""
AGAINST = frozenset({"hurt", "daze", "kill", "shove"})
"""Verbs that are aimed at figures."""
BETWEEN = frozenset({"learn", "peek", "skill"})
"""Verbs for which there is time where nothing presses."""


class Pockets:
    """What one investigator has to choose from. `far`: there is a way to go that one turn's steps do not cover."""

    def __init__(self, ways: Ways, me: PersonView, far: bool) -> None:
        self.ways, self.me, self.far = ways, me, far
        self.room = ways.room(me.at)

    def helps(self, act: str, verbs: frozenset[str] | None = None) -> bool:
        """Whether an act (`use:…`, `cast:…`, `ability`) does something that is wanted: one of some verbs, or any."""
        found = [verb for verb in self.does(act) if verb in WANTED and (verbs is None or verb in verbs)]
        return any(WANTED[verb](self) for verb in found)

    def wants(self, program: str) -> bool:
        """Whether one branch of a card does something that is wanted."""
        return any(WANTED[verb](self) for verb in verbs_of(program) if verb in WANTED)

    def does(self, act: str) -> frozenset[str]:
        """The verbs of a card. Nobody knows the back of a spell: the first of its deck tells what its kind is for."""
        word, _, card = act.partition(":")
        if word == "cast":
            return verbs_of(catalogue().spells[card].backs[0].passed)
        if word == "ability":
            return verbs_of(catalogue().abilities[self.me.ability].program)
        item = lookup.card(card)
        return verbs_of(item.program) if item is not None and word == "use" else frozenset()

    def near(self) -> list[PersonView]:
        """Everybody in the own space."""
        return [one for one in self.ways.people if one.at == self.me.at]

    def foes(self) -> list[MonsterView]:
        """The figures in the own space that can still move, and whoever has a name."""
        return [one for one in self.ways.view.monsters if one.at == self.me.at and (not one.stun or one.name)]

    def is_hurt(self) -> bool:
        """Whether somebody here has lost much health."""
        return any(one.full_health - one.health >= HURT for one in self.near())

    def is_frightened(self) -> bool:
        """Whether somebody here has lost much sanity."""
        return any(one.full_sanity - one.sanity >= HURT for one in self.near())

    def suffers(self, kind: str) -> bool:
        """Whether trauma of a kind lies before somebody here."""
        return any(catalogue().trauma[card].kind == kind for one in self.near() for card in one.trauma)

    def is_dark(self) -> bool:
        """Whether it is dark here, and somewhere to be searched."""
        room = self.ways.view.rooms[self.room]
        return room.dark and room.pile

    def double_near(self) -> bool:
        """Whether the wax double lies here or next door, where fire can be laid."""
        view = self.ways.view
        if not view.revealed or view.double not in self.ways.house.rects:
            return False
        there = self.ways.room(view.double)
        return there in (self.room, *self.ways.house.next_rooms(self.room, frozenset(view.sealed)))


WANTED: dict[str, Callable[[Pockets], bool]] = {
    "heal": Pockets.is_hurt,
    "calm": Pockets.is_frightened,
    "spend:injury": lambda own: own.suffers("injury"),
    "spend:insanity": lambda own: own.suffers("insanity"),
    "unstun": lambda own: own.me.stun > 0,
    **dict.fromkeys(AGAINST, lambda own: bool(own.foes())),
    "auto": lambda own: bool(own.foes()),
    "light": Pockets.is_dark,
    "allow": Pockets.is_dark,
    "douse": lambda own: own.ways.view.rooms[own.room].fire,
    "fire": Pockets.double_near,
    "step": lambda own: own.far,
    "learn": lambda own: len(own.me.spells) < SPELLS,
    "peek": lambda own: True,
    "skill": lambda own: True,
}
"""By verb: when it is worth something. What is not here is not what a card is used for."""


@lru_cache(maxsize=1_024)
def verbs_of(program: str) -> frozenset[str]:
    """All verbs of a program, nested ones too; what `spend` spends is named with it."""
    return frozenset(_verbs(program))


def _verbs(program: str) -> Iterator[str]:
    steps = catalogue().registry.steps
    for step in steps.get(program, ()):
        yield f"{step.verb.name}:{step.args.what}" if step.verb.name == "spend" else step.verb.name
        if dataclasses.is_dataclass(step.args):
            for field in dataclasses.fields(step.args):
                yield from _nested(getattr(step.args, field.name))


def offered_by(card: str) -> Mapping[str, str]:
    """The branches among which a card lets somebody choose, by their letters; none where it does not."""
    box = catalogue()
    item, ability = lookup.card(card), box.abilities.get(card)
    program = item.program if item is not None else ability.program if ability is not None else ""
    for step in box.registry.steps.get(program, ()):
        if step.verb.name == "offer":
            return dict(step.args.options)
    return {}


def _nested(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for body in value.values():
            yield from _verbs(body)
    elif isinstance(value, str) and value in catalogue().registry.steps:
        yield from _verbs(value)


def strength_of(me: PersonView, weapon: str) -> int:
    """What can be expected of a blow with a weapon: the attribute that it asks for times what it deals."""
    ranged = lookup.tagged(weapon, "ranged")
    printed = catalogue().investigators[me.who].physical[me.physical - 1].attributes
    item = lookup.card(weapon)
    deals = item.damage if weapon != FISTS and item is not None else 1
    return printed["marksmanship" if ranged else "strength"] * deals


def spare_weapons(me: PersonView) -> Sequence[str]:
    """The weapons that one can do without: all but the best."""
    own = sorted((card for card in me.items if lookup.tagged(card, "weapon")), key=lambda card: strength_of(me, card))
    return own[:-1]
