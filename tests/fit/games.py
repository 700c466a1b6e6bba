"""Games in interesting moments for the walk: crowded tables, every kind of question, the longest lists of answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import msgspec

from game.bigbook.catalogue import catalogue
from game.bigbook.play.ladder import ladder
from game.bigbook.play.summary import Lent, Seat, Summary, Turn
from game.bigbook.rules.options import WHOLE
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.event import Event
from scenes.bigbook.party import GameSetup, Person, Run, default_people

LONG_NAMES = tuple("W" * 23 + end for end in "AEGMO")
"""Names as wide as they can be typed, told apart by their last letter only."""


@dataclass(slots=True)
class Found:
    """What some games by chance came through."""

    questions: dict[str, tuple[int, State]] = field(default_factory=dict)
    """The moment with the most answers for each kind of question."""
    crowded: tuple[int, State] | None = None
    acts: dict[str, tuple[int, State]] = field(default_factory=dict)
    """The fullest table at which each kind of action is possible (`activate`, `destroy`, ...)."""
    events: dict[str, Event] = field(default_factory=dict)
    """One event of each kind."""
    ended: State | None = None
    """The end of one of the games."""


def people(count: int, *, long: bool) -> list[Person]:
    """Default people, with the widest names where asked."""
    made = default_people(count)
    if long:
        for person, name in zip(made, LONG_NAMES, strict=False):
            person.name = name
    return made


def run_of(state: State, players: int, *, long: bool) -> Run:
    """A run standing at a moment."""
    session = BigBookSession(big_book(), state.clone())
    return Run(session, GameSetup(people(players, long=long), seed=1))


def _fullness(session: BigBookSession) -> int:
    view = session.view()
    cards = sum(len(p.hand) + len(p.support) + 2 * len(p.spells) for p in view.players)
    return cards + 3 * len(view.curses)


def _look(found: Found, session: BigBookSession) -> None:
    decision = session.decision
    if decision is None:
        return
    options = sum(option.count for option in decision.options or ())
    key = f"{decision.kind}.{decision.prompt}.{decision.source}" if decision.kind != "action" else "action"
    best = found.questions.get(key)
    if best is None or options > best[0]:
        found.questions[key] = (options, session.state.clone())
    if decision.kind == "action":
        full = _fullness(session)
        if found.crowded is None or full > found.crowded[0]:
            found.crowded = (full, session.state.clone())
        for verb in {option.id.partition(":")[0] for option in decision.options or ()}:
            if verb not in found.acts or full > found.acts[verb][0]:
                found.acts[verb] = (full, session.state.clone())


@cache
def explored(players: int, seeds: tuple[int, ...], difficulty: str = "easy", steps: int = 600) -> Found:
    """Play some games by chance and keep the moments worth looking at."""
    found = Found()
    for seed in seeds:
        setup = GameSetup(people(players, long=False), difficulty, seed=seed)
        session = BigBookSession.start(setup.options, seed)
        chance = Chance(seed)
        for _ in range(steps):
            for event in session.events:
                found.events.setdefault(event.type, event)
            _look(found, session)
            if session.decision is None:
                found.ended = found.ended or session.state
                break
            session.apply(chance.answer(session.game, session.state))
    return found


def finished_games(count: int) -> list[Summary]:
    """Games for the chronicle, with the widest names and the largest figures."""
    cards = catalogue()
    seats = [
        Seat(
            one.name,
            one.colour,
            one.emblem,
            one.magician,
            curses=9,
            taken=19,
            spells=70,
            learned=8,
            turns=9,
            seconds=900,
        )
        for one in people(5, long=True)
    ]
    turns = [Turn(1 + n // 8, f"p{1 + n % 5}", n % 3, 1 + n % 2, n % 4 == 0, 40 - n) for n in range(48)]
    lent = [Lent("p1", "p2", 30), Lent("p3", "p5", 20), Lent("p4", "p1", 10)]
    figures = dict.fromkeys(("water", "earth", "fire", "air"), 1899)
    game = Summary(
        "medium", "nightmare", "won", "", 6, seats, turns, ["won"] * 6, ["cover_1"] * 6,
        struck=dict.fromkeys(cards.curses, 9), destroyed=dict.fromkeys(cards.curses, 8),
        cast=dict.fromkeys(cards.spells, 999), learnt=dict.fromkeys(cards.spells, 99), paid=figures, wasted=figures,
        lent=lent, hints=3, sequence=7, day="2026-11-23",
    )  # fmt: skip
    return [game] * count


def climbing_games(count: int) -> list[Summary]:
    """A game that has climbed each of the first so many evenings of the ladder."""
    (game,) = finished_games(1)
    return [
        msgspec.structs.replace(
            game, difficulty=one.difficulty, mode=one.mode, seats=game.seats[: one.players[0]],
            turns=[Turn(1 + WHOLE - one.pages, "p1")],
        )
        for one in ladder().evenings[:count]
    ]  # fmt: skip


def games_of_every_seal() -> list[Summary]:
    """Four games that together have earned every achievement."""
    (game,) = finished_games(1)
    turns = [Turn(1, "p1", 3, 1, 1, 1)] * 20
    calm = msgspec.structs.replace(game, hints=0, turns=turns, wasted={}, seats=_calm(game.seats[:2]), mode="terror")
    five = msgspec.structs.replace(
        game, difficulty="hard", seats=_busy(game.seats), powers={"3": 9}, supports=40, rescues=1,
        lent=[Lent(f"p{n}", f"p{n % 5 + 1}", 9) for n in range(1, 6)],
    )  # fmt: skip
    rain = msgspec.structs.replace(game, marks=["failed"] * 3 + ["won"] * 3)
    return [calm, five, rain, msgspec.structs.replace(game, result="lost")]


def _calm(seats: list[Seat]) -> list[Seat]:
    return [msgspec.structs.replace(seat, taken=3) for seat in seats]


def _busy(seats: list[Seat]) -> list[Seat]:
    """Everybody cures, learns and gives; one is a companion, one has lost their wits."""
    busy = [msgspec.structs.replace(seat, cured=9, learned=9, granted=9) for seat in seats]
    last = msgspec.structs.replace(busy[-1], companion="adept", out=True)
    return [*busy[:-1], last]
