"""What the coach tries before it speaks: acts made on imagined tables, where nothing hidden is looked at.

A claim is true only when it comes true on every imagined table. What the standing state already shows (a price, a legal
action) is asked of the rules directly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from game.bigbook.rules import events
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.place import read_option, read_place
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer, Decision
from game.core.engine.event import Event
from game.core.engine.rng import HasRng, LuckAt, seeded

from .determinize import determinize

LUCKS = (5, 9, 23)
"""The seeds of the imagined tables."""
FAR = 60
"""At most so many questions are answered on the way to the next action."""
DEEP = 3
"""So many questions between a spell and the friend who acts by it are thought through."""
WAYS = 3
"""So many payments of a spell are tried."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """A spell that, cast now, lets the player in `seat` destroy a curse at once."""

    spell: str
    seat: str


@dataclass
class Tried:
    """Trials from one moment of a game; each is made once, when it is first asked for."""

    session: BigBookSession
    _rescues: dict[tuple[str, str], Rescue | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.session = BigBookSession(self.session.game, self.session.state)  # stays at this moment

    def _tables(self) -> Iterator[tuple[BigBookSession, HasRng]]:
        for seed in LUCKS:
            luck = LuckAt(seeded(seed))
            yield BigBookSession(self.session.game, determinize(self.session.state, luck)), luck

    # what the standing state says

    def cost(self, action: str) -> int:
        """How many Elements an action costs now."""
        return self.session.cost(action).total

    def may_pay_with(self, seat: str) -> bool:
        """Whether a card in this player's support may pay for whoever is asked now."""
        held = (read_option(option.id) for option in self.session.payable())
        return any((one.seat, one.zone) == (seat, "support") for one in held)

    # the end of the turn

    @cached_property
    def endings(self) -> tuple[tuple[Event, ...], ...]:
        """What happens on each table from the end of this turn to the next action, questions answered by chance."""
        return tuple(self._ending(table, luck) for table, luck in self._tables())

    def _ending(self, table: BigBookSession, luck: HasRng) -> tuple[Event, ...]:
        return (*table.apply(("end",)).events, *_to_action(table, luck))

    def always(self, kind: str, curse: str | None = None) -> bool:
        """Whether ending the turn now brings an event of this type (of this curse) on every table."""
        return all(
            any(one.type == kind and curse in (None, events.curse_of(events.read(one))) for one in ending)
            for ending in self.endings
        )

    def fills(self, seat: str, missing: int) -> bool:
        """Whether the end of the turn brings exactly the missing cards into this hand."""
        return all(
            missing == sum(one.type == "card_drawn" and _for(one, seat) for one in before_turn(ending))
            for ending in self.endings
        )

    def refill_reshuffles(self, seat: str) -> bool:
        """Whether filling this hand at the end of the turn shuffles the discard pile and brings a Madness with it."""
        return all(_reshuffled(before_turn(ending), seat) for ending in self.endings)

    # an action

    def reshuffles(self, action: str, seat: str) -> bool:
        """Whether this action brings a reshuffle with its Madness for this player."""
        return all(_reshuffled(table.act(action).events, seat) for table, _ in self._tables())

    def rewards_to_discard(self) -> bool:
        """Whether every reward that may be chosen now goes to the discard pile, one of each element among them."""
        options = [option.id for option in self.session.legal()]
        for option in options:
            table = BigBookSession(self.session.game, self.session.state.clone())
            gained = [one for one in table.apply((option,)).events if one.type == "card_gained"]
            if not gained or read_place(events.read_as(gained[0], events.CardMoved).to).zone != "discard":
                return False
        return len(options) == 4

    def rescue(self, curse: str, spell: str = "") -> Rescue | None:
        """A spell (only this one, where it is named) that, cast now, lets a friend destroy this curse; None where none
        was found."""
        if (curse, spell) not in self._rescues:
            self._rescues[curse, spell] = self._find_rescue(curse, spell)
        return self._rescues[curse, spell]

    def _find_rescue(self, curse: str, spell: str) -> Rescue | None:
        for option in self.session.legal():
            act = read(option.id)
            if act.verb != "activate" or act.power != 1 or spell not in ("", act.target):
                continue
            for way in self.session.suggest_payments(option.id)[:WAYS]:
                seats = set(SEATS)
                for table, _ in self._tables():
                    seats &= _acting(_after(table, option.id, way), curse, DEEP)
                    if not seats:
                        break  # nobody is able on every table
                if seats:
                    return Rescue(act.target, min(seats))
        return None


def _to_action(table: BigBookSession, luck: HasRng) -> list[Event]:
    """Answer by chance until somebody may act; what happens meanwhile."""
    told: list[Event] = []
    for _ in range(FAR):
        decision = table.decision
        if decision is None or decision.kind == "action":
            break
        told.extend(table.apply(table.game.random_answer(table.state, luck)).events)
    return told


def before_turn(told: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that still belong to the turn that ends."""
    first = next((index for index, one in enumerate(told) if one.type == "turn_began"), len(told))
    return told[:first]


def _for(event: Event, seat: str) -> bool:
    return events.seat_of(events.read(event)) == seat


def _reshuffled(told: tuple[Event, ...], seat: str) -> bool:
    shuffled = any(one.type == "deck_shuffled" and _for(one, seat) for one in told)
    return shuffled and any(one.type == "madness_received" and _for(one, seat) for one in told)


def _after(table: BigBookSession, action: str, payment: Answer) -> BigBookSession:
    table.act(action, payment)
    return table


def _acting(table: BigBookSession, curse: str, deep: int) -> set[str]:
    """Who, by some answers to the questions that follow, may destroy the curse."""
    decision = table.decision
    if decision is None:
        return set()
    if decision.kind == "action":
        able = decision.prompt == "granted_action" and table.why_not(ActionId("destroy", curse).id) is None
        return {decision.seat} if able else set()
    if not deep or not _by_one(decision):
        return set()
    found: set[str] = set()
    for option in table.legal():
        branch = BigBookSession(table.game, table.state.clone())
        branch.apply((option.id,))
        found |= _acting(branch, curse, deep - 1)
    return found


def _by_one(decision: Decision) -> bool:
    """Whether the question is answered by one of its options."""
    return decision.min <= 1 <= decision.max and decision.shape == "any" and decision.kind != "pay"
