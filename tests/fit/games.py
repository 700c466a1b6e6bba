"""Games in interesting moments for the walk: crowded tables, every kind of question, the longest lists of answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

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
