"""What a test comes to, before anybody makes it: asked of a view, computed by the rules' own sum (`rules/sums.py`).

A chance is a value from 1 to 9: so many of the ten sides pass. Somebody else's Omen that lies face down may change a
test; nobody who does not see it can know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Test
from game.mansions.catalogue import Combat
from game.mansions.rules import effects, lookup
from game.mansions.rules.acts import weapon_words
from game.mansions.rules.state import State
from game.mansions.rules.sums import MOST, Sum, sum_of
from game.mansions.text.wording import bodies
from game.mansions.verbs.exploring import barred_card, keys_for
from game.mansions.view import TableView

from .known import UNKNOWN, facing, known_table

Half = Callable[[Combat], str]
"""The program of a combat card's half that fits, '' where the card does not fit."""
TEN = MOST + 1
"""The value of what passes by itself: every side of the die."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What can be said of a test whose card is still to be drawn: the least, the most and the average value, and which
    attributes may be asked for, the likeliest first. `sure` says that some of the cards ask for no test at all."""

    least: int
    most: int
    average: float
    attributes: tuple[str, ...]
    cards: tuple[str, ...]
    sure: bool


class Chances:
    """The tests of everybody on one table. It is made anew for each view; asking costs next to nothing then."""

    def __init__(self, view: TableView, tale: str) -> None:
        self.view, self.tale = view, tale
        self.table: State = known_table(view, tale)
        self._actors = {one.seat: actor for actor, one in enumerate(view.people)}

    def actor(self, seat: str) -> int:
        """The number of a seat. KeyError for one that is not an investigator's."""
        return self._actors[seat]

    def sum(
        self, seat: str, attribute: str, modifier: int = 0, kind: str = "", *, at: str = "", monster: str = "",
        luck: bool = False,
    ) -> Sum:  # fmt: skip
        """The summands and the value of any test.

        `kind`: `combat`, `evade`, `horror`, `casting`, `fire` or ''; `at`: the space where it will be made ('': where
        one stands); `monster`: against which; `luck`: a token is spent.
        """
        actor = self.actor(seat)
        person, stood = self.table.people[actor], self.table.people[actor].at
        facing(self.table, monster)
        person.at = at or stood
        try:
            return sum_of(self.table, actor, attribute, modifier, kind, luck)
        finally:
            person.at = stood

    def passes(self, seat: str, kind: str) -> bool:
        """Whether tests of a kind (`evade`, `horror`, `lock`, `obstacle`) pass by themselves for now."""
        return effects.passes(self.table, self.actor(seat), kind)

    def evade(self, seat: str, monster: str, at: str = "") -> Sum | None:
        """Slipping past a monster beside one; None where no test is made: it is stunned, was evaded in this turn, or
        evading passes by itself."""
        one = lookup.monster(self.table, monster)
        assert one is not None
        noted = f"evaded:{self.actor(seat)}:{monster}" in self.view.done
        if one.stun or noted or self.passes(seat, "evade"):
            return None
        return self.sum(seat, "dexterity", lookup.kind(one).awareness, "evade", at=at, monster=monster)

    def horror(self, seat: str, monster: str, at: str = "") -> Sum | None:
        """Bearing the sight of a monster; None where the two have met in this turn, or it is borne by itself."""
        one = lookup.monster(self.table, monster)
        assert one is not None
        if f"met:{seat}:{monster}" in self.view.done or self.passes(seat, "horror"):
            return None
        return self.sum(seat, "willpower", lookup.kind(one).horror, "horror", at=at, monster=monster)

    def fire(self, seat: str, at: str = "") -> Sum | None:
        """Stepping into a burning room from a space; None for whoever may ignore fire."""
        if effects.allowed(self.table, self.actor(seat), "ignore_fire"):
            return None
        return self.sum(seat, "willpower", 0, "fire", at=at)

    def barred(self, seat: str, card: str, at: str = "") -> Sum | None:
        """The test that a lock or an obstacle asks for; None where it asks for a key or a puzzle, or is unknown."""
        if card in ("", UNKNOWN):
            return None
        need = barred_card(card).need
        return self.sum(seat, need.attribute, need.modifier, at=at) if need.attribute else None

    def keys(self, seat: str, card: str) -> tuple[str, ...]:
        """The carried cards that open a lock or obstacle; none where it is unknown."""
        return () if card in ("", UNKNOWN) else tuple(keys_for(self.table, self.actor(seat), card))

    def spell(self, seat: str, kind: str, monster: str = "") -> Sum:
        """Casting a spell of a kind."""
        spell = catalogue().spells[kind]
        return self.sum(seat, spell.attribute, spell.modifier, "combat" if spell.attack else "casting", monster=monster)

    def blow(self, seat: str, monster: str, weapon: str) -> Odds | None:
        """Attacking a monster with a weapon (`fists` for bare hands), by the cards that may still be drawn for it."""
        words = weapon_words(weapon)
        return self._odds(seat, monster, lambda card: card.upper if card.kind in words else "")

    def attack(self, seat: str, monster: str) -> Odds | None:
        """Being attacked by a monster (searched for, where one hides), by the cards that may still be drawn for it."""
        half = "hiding" if self.table.people[self.actor(seat)].hidden else "attack"
        return self._odds(seat, monster, lambda card: card.program if card.lower == half else "")

    def _odds(self, seat: str, monster: str, program: Half) -> Odds | None:
        """None where no card of the class has such a half."""
        one = lookup.monster(self.table, monster)
        assert one is not None
        name = lookup.kind(one).monsters
        drawn = set(self.view.zones[f"combat_{name}_discard"].cards or ())
        every = [card for card in catalogue().combat.values() if card.monsters == name and program(card)]
        fitting = [card for card in every if card.id not in drawn] or every  # the deck is made anew from its discards
        if not fitting:
            return None
        tests = [(card.id, test) for card in fitting for test in tests_of(program(card))[:1]]
        values = [
            self.sum(seat, test.attribute, test.modifier, "combat", monster=monster).value for _, test in tests
        ]  # fmt: skip
        asked = [test.attribute for _, test in tests]
        often = sorted(dict.fromkeys(asked), key=lambda word: -asked.count(word))
        sure = len(tests) < len(fitting)
        if not values:
            return Odds(0, 0, 0.0, (), tuple(card.id for card in fitting), sure)
        average = sum(values) / len(values)
        return Odds(min(values), max(values), average, tuple(often), tuple(card.id for card in fitting), sure)


@cache
def tests_of(program: str) -> tuple[Test, ...]:
    """The tests that a program begins with, those behind its conditions too, but none that hangs on another test."""
    return tuple(_tests(program))


def _tests(program: str) -> Iterator[Test]:
    for step in catalogue().registry.steps.get(program, ()):
        if isinstance(step.args, Test):
            yield step.args
        else:
            for body in bodies(step):
                yield from _tests(body)
