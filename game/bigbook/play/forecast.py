"""What will certainly happen, found by trying an act on imagined tables: nothing hidden is looked at.

An imagined table looks the same to everybody but hides other cards. Only what happens alike on several of them is
certain; the trial ends where a card is shown whose face decides what follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.bigbook.ai.answers import candidates
from game.bigbook.ai.determinize import determinize
from game.bigbook.ai.vain import LUCKS, idle
from game.bigbook.rules.events import CardMoved, GameLost, read
from game.bigbook.rules.place import read_place
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer, Decision
from game.core.engine.event import Event
from game.core.engine.rng import LuckAt

T = TypeVar("T")
FAR = 12
"""Questions answered at most to learn who is asked after whom."""
LEAST, MANY = 6, 16
"""How many ways through the questions of an act are tried at least; of a question more answers than `MANY` are not."""
ENDINGS = ("card_revealed", "turn_began")
"""Events after which nothing is certain of this act any more."""
_HIDDEN = {"card_drawn": "card", "card_revealed": "card", "library_revealed": "spell", "curse_laid": "curse"}
"""What an event shows that nobody can know before."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that will be put: to whom, and which."""

    seat: str
    prompt: str
    source: str


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an act leads to: whether undo ends there, the certain events, and who is asked after them, in order."""

    reveals: bool = False
    events: tuple[Event, ...] = ()
    asked: tuple[Asked, ...] = ()
    aids: tuple[Event, ...] = ()
    """Abilities that come to help after these questions, however they are answered."""


NOTHING = Forecast()


def of_act(session: BigBookSession, action: str, cards: Sequence[str]) -> Forecast:
    """What an action paid with these cards leads to."""
    return _foresee(session, lambda trial: bool(trial.act(action, cards).barrier))


def of_answer(session: BigBookSession, answer: Answer) -> Forecast:
    """What an answer leads to."""
    return _foresee(session, lambda trial: bool(trial.apply(answer).barrier))


def refills_of_act(session: BigBookSession, action: str, cards: Sequence[str]) -> tuple[Event, ...]:
    """Who will certainly have to shuffle a Madness into a new deck by an action paid with these cards, before the next
    turn begins, whatever is answered to what it asks: each Madness that comes for it, or the end of the game where none
    is left. What cards show is no matter, only their number; but where a face that is turned over decides what follows,
    nothing after it is certain."""
    return _certain(session, lambda trial: trial.act(action, cards), refilling)


def refills_of_answer(session: BigBookSession, answer: Answer) -> tuple[Event, ...]:
    """The same of an answer, before anything else is asked."""
    return _certain(session, lambda trial: trial.apply(answer), refilling, far=0)


def draws_after(session: BigBookSession, action: str, cards: Sequence[str]) -> tuple[Event, ...]:
    """The cards that are certainly drawn after the first question of an action paid with these cards, whatever is
    answered."""
    return _certain(session, lambda trial: trial.act(action, cards), lambda one: one.type == "card_drawn", asked=True)


def refilling(event: Event) -> bool:
    """Whether an event is the Madness that a new deck costs, or that none was left."""
    told = read(event)
    if isinstance(told, GameLost):
        return told.reason == "madness-stack-empty"
    return event.type == "madness_received" and isinstance(told, CardMoved) and told.source == "reshuffle"


def _imagined(session: BigBookSession, luck: int) -> BigBookSession:
    """A table that looks like this one and hides other cards: those of `luck`, one of `LUCKS`."""
    return BigBookSession(session.game, determinize(session.state, LuckAt(luck)))


def _certain(
    session: BigBookSession,
    give: Callable[[BigBookSession], object],
    wanted: Callable[[Event], bool],
    *,
    asked: bool = False,
    far: int = FAR,
) -> tuple[Event, ...]:
    """The wanted events that come on every imagined table, however the next `far` questions are answered; of those
    `asked` only what comes after the first question."""
    found: list[Event] | None = None
    number, walks = 0, LEAST
    while number < walks:
        told, ways = _walk(session, give, number, far, asked=asked)
        walks = max(walks, ways)
        counted = Counter(map(_seen, filter(wanted, told)))
        kept = []
        for event in filter(wanted, told) if found is None else found:
            if counted[_seen(event)]:
                counted[_seen(event)] -= 1
                kept.append(event)
        if not kept:  # the usual case, after one trial
            return ()
        found, number = kept, number + 1
    return tuple(found or ())


def _walk(
    session: BigBookSession, give: Callable[[BigBookSession], object], number: int, far: int, *, asked: bool
) -> tuple[list[Event], int]:
    """What happens on one imagined table until somebody may act, a turn begins or a face decides, questions answered
    in the way of that number; and how many answers the first question has."""
    trial = _imagined(session, LUCKS[number % len(LUCKS)])
    give(trial)
    told = [] if asked else list(trial.events)
    ways, now = 0, trial.decision
    over = any(event.type in ENDINGS for event in trial.events)
    for question in range(far):
        if over or now is None or now.kind == "action":
            break
        answers = candidates(trial.game, trial.state, MANY, 1)
        ways = ways or len(answers)
        happened = trial.apply(answers[(number * (question + 1) + question) % len(answers)]).events
        told.extend(happened)
        over, now = any(event.type in ENDINGS for event in happened), trial.decision
    return told[: next((at for at, event in enumerate(told) if event.type in ENDINGS), None)], ways


def does_nothing(session: BigBookSession, actions: Iterable[str]) -> bool:
    """Whether these actions, which can be paid for, would do nothing but cost what they cost: with each payment that is
    proposed, on every imagined table, without a question. Where one of them may do something, the first to do so ends
    the trial."""
    return all(
        _in_vain(_imagined(session, luck), action, cards)
        for action in actions
        for cards in session.suggest_payments(action)
        for luck in LUCKS
    )


def _in_vain(trial: BigBookSession, action: str, cards: Sequence[str]) -> bool:
    trial.act(action, cards)
    return idle(trial.state, trial.events)


def _foresee(session: BigBookSession, give: Callable[[BigBookSession], bool]) -> Forecast:
    found = [_try(session, luck, give) for luck in LUCKS]
    first, *others = found
    events = _alike([one.events for one in found], _seen)
    whole = all(len(one.events) == len(events) for one in found)
    asked = _alike([one.asked for one in found], lambda one: one) if whole else ()
    aids = _alike([one.aids for one in found], _seen) if whole else ()
    return Forecast(first.reveals or any(one.reveals for one in others), events, asked, aids)


def _alike(rows: Sequence[tuple[T, ...]], mark: Callable[[T], object]) -> tuple[T, ...]:
    """What all rows have in common from their beginning on."""
    same = 0
    for things in zip(*rows, strict=False):
        if any(mark(thing) != mark(things[0]) for thing in things):
            break
        same += 1
    return rows[0][:same]


def deciding(event: Event) -> bool:
    """Whether an event turns up a hidden card whose face decides what follows."""
    if event.type in ("card_revealed", "card_drawn"):
        return event.type == "card_revealed"
    told = read(event)
    return isinstance(told, CardMoved) and read_place(told.from_).zone == "deck"


def _seen(event: Event) -> Hashable:
    """An event without what it shows."""
    hidden = "card" if deciding(event) else _HIDDEN.get(event.type)
    return event.type, tuple(sorted((name, value) for name, value in event.args.items() if name != hidden))


def _try(session: BigBookSession, luck: int, give: Callable[[BigBookSession], bool]) -> Forecast:
    trial = _imagined(session, luck)
    reveals = give(trial)
    events: list[Event] = []
    for event in trial.events:
        events.append(event)
        if deciding(event):
            return Forecast(reveals, tuple(events))
    asked, later = _asked(trial, luck)
    aids = tuple(event for event in later if event.type == "ability_triggered")
    return Forecast(reveals, tuple(events), asked, aids)


def _asked(trial: BigBookSession, luck: int) -> tuple[tuple[Asked, ...], list[Event]]:
    """Who is asked, one after the other, until somebody may act again; and what happens meanwhile."""
    found: list[Asked] = []
    later: list[Event] = []
    now = trial.decision
    while now is not None and len(found) < FAR:
        if now.kind == "action" and now.prompt != "granted_action":
            break
        found.append(Asked(now.seat, now.prompt, now.source))
        if now.kind == "action":
            break
        later.extend(trial.apply(trial.game.random_answer(trial.state, LuckAt(luck + len(found)))).events)
        now = trial.decision
    return tuple(found), later


@dataclass(frozen=True, slots=True)
class Addressee:
    """One of those to whom a card puts its question; `done` when the answer has been given."""

    seat: str
    done: bool = False
    now: bool = False


def askers(session: BigBookSession, decision: Decision) -> tuple[Addressee, ...]:
    """Everybody to whom the standing question has been, is or will be put, in the order of the rules."""
    before: list[str] = []
    for moment in reversed(session.past):
        asked = moment.state.decision
        if asked is None or (asked.prompt, asked.source) != (decision.prompt, decision.source):
            break
        if moment.state.turn != session.state.turn:
            break
        before.insert(0, asked.seat)
    rows = []
    for luck in LUCKS[:2]:
        trial = _imagined(session, luck)
        coming = (
            one for one in _asked(trial, luck)[0] if (one.prompt, one.source) == (decision.prompt, decision.source)
        )
        rows.append(tuple(dict.fromkeys(one.seat for one in coming)))
    later = [seat for seat in _alike(rows, lambda one: one) if seat != decision.seat]
    done = [seat for seat in dict.fromkeys(before) if seat != decision.seat and seat not in later]
    return (
        *(Addressee(seat, done=True) for seat in done),
        Addressee(decision.seat, now=True),
        *(Addressee(seat) for seat in later),
    )
