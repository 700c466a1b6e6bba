"""Fixed games and thoughts of which the work is counted: the rules of both games, the companions, and the hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.thinking import HINT_SEED, Thinking
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.session import Session
from game.mansions.ai.party import Party
from game.mansions.rules.options import Options as Night
from game.mansions.verbs.compiled import mansions
from tests.counted.work import counting

Measure = Callable[[], Counter[str]]
PLAYERS = (2, 3, 5)
ANSWERS = 3
"""So many answers of a master at each table."""


def by_chance() -> Counter[str]:
    """A game of the book for each number of players, everybody answering by chance."""
    big_book()
    with counting() as found:
        for players in PLAYERS:
            session, chance = BigBookSession.start(Options.of(players), players), Chance(players)
            while not session.over:
                session.apply(session.game.random_answer(session.state, chance))
    return found


def a_night() -> Counter[str]:
    """A night in the house, played by the party that simulations play with."""
    game, party = mansions(), Party(1)
    with counting() as found:
        session = Session.new(game, Night.of(2), 1)
        while not session.over:
            session.apply(
                party.answer(game, session.state)
                if session.decision is not None and session.decision.seat != "keeper"
                else game.random_answer(session.state, Chance(len(session.past)))
            )
    return found


def masters() -> Counter[str]:
    """A master begins a game at each table."""
    game, tables = big_book(), 0
    with counting() as found:
        for players in PLAYERS:
            state, master = game.new(Options.of(players), 1), Planner(1)
            game.start(state)
            for _ in range(ANSWERS):
                game.step(state, master.answer(game, state))
            tables += master.nodes
    found["tables looked at"] = tables
    return found


def a_hint() -> Counter[str]:
    """What the hint makes of the first question of a game of three."""
    session = BigBookSession.start(Options.of(3), 4)
    with counting() as found:
        thinking = Thinking(session.game, session.state, HINT_SEED)
        thinking.together(thinking.ranked()[0][1])
    found["tables looked at"] = thinking.planner.nodes
    return found


MEASURES: Mapping[str, Measure] = {
    "games of the book by chance": by_chance,
    "a night in the house": a_night,
    "a master begins": masters,
    "a hint": a_hint,
}
