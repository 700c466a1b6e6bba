"""A trade put together at once: what shall change hands, and the answers that the rules' questions want for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.core.engine.decision import Answer, Decision
from game.mansions.rules import lookup
from game.mansions.verbs.keeper import gifts
from game.mansions.view import TableView

from .known import known_table

TRADE = "trade"


@dataclass(frozen=True, slots=True)
class Gift:
    """A card that one seat may give to others: each card changes hands once at most (A-98)."""

    giver: str
    card: str
    takers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """Everybody who may trade with each other now, and what may change hands."""

    seats: tuple[str, ...]
    gifts: tuple[Gift, ...]


def circles(view: TableView, tale: str) -> tuple[Circle, ...]:
    """The groups that may trade, in the order of their first seats; whoever has nobody beside them is in none."""
    table = known_table(view, tale)
    found = [gift for actor in lookup.in_play(table) for gift in _gifts_of(table.seat_of(actor), gifts(table, actor))]
    groups: list[set[str]] = []
    for gift in found:
        joined = {gift.giver, *gift.takers}
        meeting = [group for group in groups if group & joined]
        groups = [group for group in groups if group not in meeting]
        groups.append(joined.union(*meeting))
    listed = [Circle(tuple(sorted(group)), tuple(one for one in found if one.giver in group)) for group in groups]
    return tuple(sorted(listed, key=lambda one: one.seats))


def _gifts_of(giver: str, options: Iterable[str]) -> Iterator[Gift]:
    takers: dict[str, list[str]] = {}
    for option in options:
        _, card, seat = option.split(":")
        takers.setdefault(card, []).append(seat)
    return (Gift(giver, card, tuple(seats)) for card, seats in takers.items())


@dataclass(slots=True)
class TradePlan:
    """What a group has agreed on: card → the seat that shall have it in the end. It answers every question of the trade
    step for its seats: gift by gift, then passes."""

    seats: tuple[str, ...]
    wanted: dict[str, str] = field(default_factory=dict)

    def give(self, card: str, seat: str) -> None:
        """Let a card go to a seat; whoever holds it already keeps it."""
        self.wanted[card] = seat

    def keep(self, card: str) -> None:
        """Let a card stay where it is."""
        self.wanted.pop(card, None)

    def covers(self, decision: Decision | None) -> bool:
        """Whether a question is one of this trade."""
        return decision is not None and decision.kind == TRADE and decision.seat in self.seats

    def answer(self, decision: Decision) -> Answer:
        """The next gift of whoever is asked, or a pass where they have given all that was agreed on."""
        options = [option.id for option in decision.options or ()]
        return next(
            ((f"give:{card}:{seat}",) for card, seat in self.wanted.items() if f"give:{card}:{seat}" in options), ()
        )
