"""Companions at the table: who plays which seat by itself, what one would do now, and whose support that would spend.

A companion's dice are worked out from the game's seed, its seat and what lies open. So they are in every save, the same
seed gives the same game, and a game that is gone on with goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain
from typing import Any

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.actions import END, PASS, open_actions
from game.bigbook.rules.curses import SPACES, steps_before
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.options import TEMPERS
from game.bigbook.rules.place import read_option
from game.bigbook.rules.purse import PaymentSources
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision
from game.core.engine.players import Automatic

from .parting import spared
from .planner import Ranked, Sight, open_in
from .tempers import MASTER
from .thinking import NEAR, Thinking
from .vain import in_vain

NOTE = "companions"
"""Under this name the journal notes who is played by which temper, whenever that changes in play."""
SEATED = "seated"
"""Under this name it notes who has sat down at a seat in play: by seat, what a header says of a person."""


HANDY = 0.25
"""By so much (log-odds to win, about six games in a hundred) an act may seem worse than passing where it is done all
the same, because people would rather not have what it wanted."""


def dice(seed: int, state: State) -> int:
    """The seed of a companion's dice for the question that stands: from the game's seed and what lies open."""
    return int.from_bytes(sha256(repr((seed, open_in(state))).encode()).digest()[:6], "big")


def in_save(extra: Mapping[str, Any], noted: Mapping[str, Any]) -> dict[str, str]:
    """The temper by seat as a save has it: its header's people, then what was last noted; anything odd is a person."""
    raw = extra.get("people")
    people = raw if isinstance(raw, list) else []
    found = {seat: one.get("companion") for seat, one in zip(SEATS, people, strict=False) if isinstance(one, Mapping)}
    later = noted.get(NOTE)
    if isinstance(later, Mapping):
        found = {seat: later.get(seat) for seat in SEATS}
    return {seat: temper for seat, temper in found.items() if isinstance(temper, str) and temper in TEMPERS}


def people_in(extra: Mapping[str, Any], noted: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The people of a save by seat: its header's, each as whoever has sat down there since; anything odd is nobody."""
    raw, later = extra.get("people"), noted.get(SEATED)
    since = later if isinstance(later, Mapping) else {}
    found = [dict(one) for one in raw if isinstance(one, Mapping)] if isinstance(raw, list) else []
    for seat, person in zip(SEATS, found, strict=False):
        sat = since.get(seat)
        person.update(sat if isinstance(sat, Mapping) else {})
    return found


@dataclass(frozen=True, slots=True)
class Intent:
    """What a companion would do: answers that belong together (an act with its payment and the choices that follow as
    long as no luck speaks), its value (log-odds to win), the seats of others whose support it would spend, and whether
    it would do nothing (`in_vain`)."""

    answers: tuple[Answer, ...]
    value: float
    spends: tuple[str, ...] = ()
    vain: bool = False

    @property
    def passes(self) -> bool:
        """Whether it ends the turn, or declines an action that was given."""
        return self.answers[0] in ((END,), (PASS,))


class Deliberation(Thinking):
    """A companion's thought about the question that stands, by its own dice."""

    def __init__(self, game: BigBook, state: State, temper: str, seed: int) -> None:
        super().__init__(game, state, dice(seed, state), temper, style=True)
        self._temper = temper
        only = self.planner.only(game, self.state)
        self._only = only is not None
        if only is not None:
            self._found = [(0.0, only)]

    def _useful(self, found: Ranked) -> Ranked:
        """As it was found, the last spell that destroys Madness spared: `intents` puts what is done in vain last by
        itself, after what only it can do."""
        return spared(self.state, found, NEAR)

    @property
    def gain(self) -> float:
        """By how much what it would do is better than ending the turn (`gain_of`)."""
        return self.gain_of(self.intent())

    def gain_of(self, intent: Intent) -> float:
        """By how much (log-odds to win, likings included) an intent is better than ending the turn; 0 where it is that,
        or where that is no answer."""
        end = next((value for value, answer in self.ranked() if answer == (END,)), None)
        return intent.value - end if end is not None else 0.0

    def intent(self, sparing: frozenset[str] = frozenset()) -> Intent:
        """What it would do, thought to the end: the best that spends no support of the seats in `sparing`; the best of
        all where there is nothing else."""
        return chosen(self.intents(), sparing)

    def instead(self, refused: Intent, sparing: frozenset[str]) -> Intent:
        """What it would do after people would rather not have it do what it wanted (`instead`)."""
        return instead(list(self.intents()), refused, sparing)

    def intents(self) -> Iterator[Intent]:
        """All that it could do, best first; with an action that it was given it first does what others cannot. An act
        of which the panel would say that nothing happens comes last: neither whim nor liking is worth its cards. (The
        planner by itself, whose games are counted in docs/balance.md, has no such order.)"""
        needed, vain = asked_for(self.game, self.state, later=self._temper != MASTER), []
        for value, answer in sorted(self.ranked(), key=lambda found: found[1] not in needed):
            intent = self._intent(value, answer)
            if self._acts(answer) and in_vain(self.game, self.state, intent.answers):
                vain.append(replace(intent, vain=True))
            else:
                yield intent
        yield from vain

    def _intent(self, value: float, first: Answer) -> Intent:
        answers = (first,) if self._only else self.together(first)
        table, spends = self.state.clone(), list[str]()
        for answer in answers:
            spends += _spent(self.game, table, answer)
            self.game.step(table, answer)
        return Intent(answers, value, tuple(dict.fromkeys(spends)))


def asked_for(game: BigBook, state: State, *, later: bool = False) -> frozenset[Answer]:
    """What a given action is for, whatever a temper makes of it: to destroy a curse that strikes with the next step,
    where whoever is on turn cannot; with `later` also one that strikes later or has struck, of those that can be
    destroyed the nearest. Empty where no action is given out of turn, and where there is no such curse."""
    decision = state.decision
    if decision is None or decision.kind != "action" or decision.prompt != "granted_action":
        return frozenset()
    spaces = catalogue().table.spaces
    steps = {ActionId("destroy", one.id).id: steps_before(spaces[one.position], state.marker) + SPACES * one.applied
             for one in state.curses}  # fmt: skip
    theirs = {option.id for option in open_actions(state, PaymentSources(state.active))}
    found = {one.id: steps[one.id] for one in game.options(state) if one.id in steps and one.id not in theirs}
    nearest = min(found.values(), default=0)
    return frozenset((name,) for name, away in found.items() if away == nearest and (later or not away))


def chosen(intents: Iterable[Intent], sparing: frozenset[str]) -> Intent:
    """The first of some intents that spends no support of these seats; the first of all where each does."""
    every = iter(intents)
    first = next(every)
    return next((one for one in chain((first,), every) if sparing.isdisjoint(one.spends)), first)


def instead(intents: Sequence[Intent], refused: Intent, sparing: frozenset[str]) -> Intent:
    """What a companion does after a "Better not" to what it wanted: of what spends no support of these seats the best
    act that is of use and of another kind or at another target, although passing may seem a little better (`HANDY`):
    people have not said that it shall do nothing. Passing where there is no such act; of choices, which are no acts,
    the best that spares; what was refused once more where nothing else can be answered."""
    spare = [one for one in intents if sparing.isdisjoint(one.spends)]
    still = next((one for one in spare if one.passes), None)
    if still is None:
        return chosen(intents, sparing)
    act = read(refused.answers[0][0])
    for one in spare:
        mine = read(one.answers[0][0])
        other = (mine.verb, mine.target) != (act.verb, act.target)
        if other and not one.passes and not one.vain and one.value >= still.value - HANDY:
            return one
    return still


def _spent(game: BigBook, table: State, answer: Answer) -> list[str]:
    """Whose support an answer spends: a payment, or an act for which there is only one payment."""
    asked = table.decision
    assert asked is not None
    cards = answer if asked.kind == "pay" else ()
    if asked.kind == "action" and game.cost(table, answer[0]).total:
        ways = game.suggest_payments(table, answer[0])
        cards = ways[0] if len(ways) == 1 else ()
    owners = (read_option(card) for card in cards)
    return [one.seat for one in owners if one.zone == "support" and one.seat != asked.seat]


@dataclass(frozen=True)
class Companions(Automatic):
    """Seats that companions play inside the step that led to their question: for a terminal, where nobody waits for a
    picture. They leave the people's support alone, since nobody can be asked there."""

    tempers: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    people: frozenset[str] = frozenset()
    _left: list[tuple[Sight, Answer]] = field(default_factory=list)

    @classmethod
    def of(cls, tempers: Mapping[str, str], seed: int, seats: int) -> Automatic:
        """Companions of these tempers at a table of so many seats."""
        return cls({}, tempers, seed, frozenset(SEATS[:seats]) - set(tempers))

    def plays(self, decision: Decision | None) -> bool:
        """Whether a companion is asked."""
        return decision is not None and decision.seat in self.tempers

    def answer(self, game: Any, state: Any) -> Answer:
        """What the companion that is asked answers: what it has begun goes on, else it thinks."""
        if self._left and self._left[0][0] == open_in(state) and game.check(state, self._left[0][1]) is None:
            return self._left.pop(0)[1]
        self._left.clear()
        decision = state.decision
        intent = Deliberation(game, state, self.tempers[decision.seat], self.seed).intent(self.people)
        table = state.clone()
        for answer in intent.answers:
            self._left.append((open_in(table), answer))
            game.step(table, answer)
        return self._left.pop(0)[1]
