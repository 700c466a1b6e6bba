"""From the events of a game to its summary, step by step as it was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS, element_of, value_of
from game.bigbook.play.retelling import steps_of
from game.bigbook.play.statistics import COUNTED, ROUNDS, Statistics
from game.bigbook.play.summary import Lent, Mark, Seat, Summary, Turn
from game.bigbook.rules.events import (
    ActionTaken,
    BookTurned,
    CardMoved,
    CurseDestroyed,
    CurseNamed,
    Seated,
    SpellActivated,
    SpellLearned,
    TokenLaid,
    TokensReturned,
    Told,
    TurnBegan,
    read,
)
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.place import read_place
from game.bigbook.view import TableView
from game.core.engine.event import Event
from game.core.engine.session import Session


@dataclass(slots=True)
class _Action:
    """The action in progress: what it costs by element (`any` for one of any kind), and what has been paid for it."""

    need: Mapping[str, int] = field(default_factory=dict)
    paid: Counter[str] = field(default_factory=Counter)


class Gatherer:
    """Hears the steps of one game in their order; `summary` says what they come to."""

    def __init__(self, first: TableView) -> None:
        self.tally = Statistics()
        self.tally.open(first)
        self._turns = [Turn(first.open_round, first.active, stack=first.madness)]
        self._counts: dict[str, Counter[str]] = {
            name: Counter() for name in ("struck", "destroyed", "cast", "learnt", "paid", "wasted", "powers")
        }
        self._tokens: dict[str, Counter[str]] = {}
        for curse in first.curses:
            self._tokens[curse.id] = Counter(dict(curse.tokens))
        self._action = _Action()
        self._out: set[str] = set()
        self._rescues = 0
        self._supports = 0

    def hear(self, events: Iterable[Event], after: TableView) -> None:
        """One step. `after` is the table behind it."""
        for event in events:
            told = read(event)
            self._rescues += event.type == "bonus_began" and self._fell
            self.tally.add([event])
            self._count(event.type, told)
        self._turns[-1] = msgspec.structs.replace(self._turns[-1], stack=after.madness)

    @property
    def _fell(self) -> bool:
        """Whether a curse was destroyed in this turn or, as its first steps end a round, in the one before."""
        return any(turn.destroyed for turn in self._turns[-2:])

    def _count(self, kind: str, told: Told) -> None:
        if isinstance(told, TurnBegan):
            self._turns.append(Turn(max(self.tally.chapters, default=1), told.seat, stack=self._turns[-1].stack))
        elif isinstance(told, BookTurned):  # whoever turns the page plays in the round of the new one
            self._turns[-1] = msgspec.structs.replace(self._turns[-1], round=max(self.tally.chapters, default=1))
        elif isinstance(told, CurseDestroyed):
            self._counts["destroyed"][told.curse] += 1
            self._bump("destroyed")
        elif kind == "curse_applied" and isinstance(told, CurseNamed):
            self._counts["struck"][told.curse] += 1
        elif isinstance(told, TokensReturned):
            self._tokens.get(told.curse, Counter())[told.element] -= told.count
        elif isinstance(told, TokenLaid):
            self._tokens.setdefault(told.curse, Counter())[told.element] += 1
        elif isinstance(told, SpellActivated):
            self._counts["cast"][told.spell] += 1
            self._counts["powers"][str(told.power)] += 1
        elif isinstance(told, SpellLearned):
            self._counts["learnt"][told.spell] += 1
        elif isinstance(told, ActionTaken):
            self._settle()
            self._action = _Action(self._cost(told))
        elif kind == "player_eliminated" and isinstance(told, Seated):
            self._out.add(told.seat)
        elif isinstance(told, CardMoved):
            self._moved(kind, told)

    def _moved(self, kind: str, told: CardMoved) -> None:
        if kind == "madness_received":
            self._bump("taken")
        elif kind == "card_cured":
            self._bump("cured")
        elif kind == "card_paid":
            value = value_of(told.card)
            self._counts["paid"][element_of(told.card)] += value
            self._action.paid[element_of(told.card)] += value
            self._supports += value if read_place(told.from_).zone == "support" else 0

    def _bump(self, name: str) -> None:
        now = self._turns[-1]
        self._turns[-1] = msgspec.structs.replace(now, **{name: getattr(now, name) + 1})

    def _cost(self, act: ActionTaken) -> Mapping[str, int]:
        cards = catalogue()
        if act.action == "destroy":
            printed = dict(zip(ELEMENTS, cards.curses[act.target].cost, strict=True))
            return Counter(printed) + self._tokens.get(act.target, Counter())
        if act.action == "activate":
            spell = cards.spells[act.target]
            return {ELEMENTS[spell.element]: spell.level * act.power}
        if act.action == "learn":
            return {ELEMENTS[cards.spells[act.target].element]: cards.table.learn_cost}
        if act.action == "acquire":
            return {element_of(act.target): value_of(act.target)}
        return {"any": cards.table.cure_cost}

    def _settle(self) -> None:
        """What was paid beyond the cost of the last action was wasted: Air that counts as another element was not."""
        need, paid = self._action.need, self._action.paid
        over = paid.total() - sum(need.values())
        for element, count in paid.most_common():
            lost = min(over, count - need.get(element, need.get("any", 0)))
            if lost > 0:
                self._counts["wasted"][element] += lost
                over -= lost

    def summary(self, end: TableView, known: Summary) -> Summary:
        """What the game comes to. `end` is the last table, `known` what only the table of the people knows: who they
        are, how often they asked for a hint, the seed."""
        self._settle()
        self._action = _Action()
        chapters = [self.tally.chapters.get(number) for number in range(1, ROUNDS + 1)]
        marks: list[Mark] = [("won" if one.mark == "won" else "failed" if one.mark else "") for one in chapters if one]
        figures: dict[str, dict[str, int]] = {name: dict(count) for name, count in self._counts.items()}
        return msgspec.structs.replace(
            known,
            difficulty=end.difficulty,
            mode=end.mode,
            result="won" if end.result == "won" else "lost",
            reason=end.reason,
            round=min(ROUNDS, max(1, end.open_round)),
            seats=[self._seat(seat, one) for seat, one in zip(SEATS, known.seats, strict=False)],
            turns=self._turns,
            marks=marks,
            monsters=[one.monster for one in chapters if one],
            lent=[Lent(owner, payer, count) for (owner, payer), count in self.tally.lent.items()],
            rescues=self._rescues,
            supports=self._supports,
            **figures,
        )

    def _seat(self, seat: str, one: Seat) -> Seat:
        turns = sum(turn.seat == seat for turn in self._turns)
        counted = {name: self.tally.count(name, seat) for name in COUNTED.values()}
        return msgspec.structs.replace(one, turns=turns, out=seat in self._out, **counted)


def gathered(session: Session) -> Gatherer:
    """All that happened in a session's game."""
    steps = steps_of(session)
    _, after = next(steps)
    gatherer = Gatherer(after)
    for events, after in steps:
        gatherer.hear(events, after)
    gatherer.tally.turns = after.turn
    return gatherer
