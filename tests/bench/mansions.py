"""How fast the second game's rules are: `python -m tests.bench.mansions`.

Prints what four investigators and their Keeper, all of them answering by chance, take: steps and whole games per
second, a clone, the slowest list of acts, a view, JSON there and back, memory of a game kept for undo, and reading all
cards; what the Keeper's script takes for an answer; and how much memory simulating many games takes, after the
hundredth and after the last. The main figures also as ratios to the calibration loop run beside them.
"""

from __future__ import annotations

import json
import resource
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from game.cli.simulate import Batch, play
from game.core.engine.chance import Chance
from game.core.engine.session import Session
from game.mansions.ai.keepers import keeper_of
from game.mansions.cards.reading import CARDS, read
from game.mansions.rules.options import Options
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.bench.by_chance import Games, line
from tests.bench.calibration import measure, unit

TABLE = Options.of(4)
GAMES = Games(mansions(), TABLE, 30)
TIMES = 500
LISTS = 10_000
FIRST, LAST = 100, 1_000
"""Simulated games after which memory is looked at."""
MICRO, MILLI, MEGA = 1e6, 1e3, 1e6


def in_the_middle() -> State:
    """A game some way on, at somebody's next step."""
    game, chance, number = mansions(), Chance(5), 0
    state: State = GAMES.dealt(5)
    while number < 150 or state.decision is None or state.decision.kind != "step":
        game.step(state, game.random_answer(state, chance))
        number += 1
    return state


def slowest_list() -> float:
    """Seconds that the slowest of many lists of legal answers took."""
    game, slowest, listed, seed = mansions(), 0.0, 0, 0
    while listed < LISTS:
        state, chance = GAMES.dealt(seed), Chance(seed)
        while not state.over and listed < LISTS:
            began = time.process_time()
            game.options(state)
            slowest = max(slowest, time.process_time() - began)
            listed += 1
            game.step(state, game.random_answer(state, chance))
        seed += 1
    return slowest


def keepers_answer() -> float:
    """Seconds that the Keeper's script takes for an answer, the mean of whole games."""
    game, keeper, answers, seconds = mansions(), keeper_of(TABLE), 0, 0.0
    for seed in range(5):
        state, chance = GAMES.dealt(seed), Chance(seed)
        while not state.over:
            if not keeper.plays(state.decision):
                game.step(state, game.random_answer(state, chance))
                continue
            began = time.process_time()
            answer = keeper.answer(game, state)
            seconds += time.process_time() - began
            answers += 1
            game.step(state, answer)
    return seconds / answers


def kept_for_undo() -> int:
    """Bytes that the states of one whole game take, every one kept."""
    tracemalloc.start()
    session, chance = Session.new(mansions(), TABLE, 3), Chance(3)
    while not session.over:
        session.apply(chance.answer(session.game, session.state))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held


def simulating() -> tuple[int, int]:
    """The most memory that was ever held, in KB: after the first hundred simulated games, and after a thousand."""
    held = []
    for first, games in ((0, FIRST), (FIRST, LAST - FIRST)):
        play(Batch(TABLE, first, games, "random", "mansions"))
        held.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return held[0], held[1]


def often(work: Callable[[], object]) -> float:
    """Seconds that one of many runs takes."""

    def many() -> None:
        for _ in range(TIMES):
            work()

    return measure(many) / TIMES


def main() -> None:
    """Measure and print."""
    first, last = simulating()  # before anything else: memory once taken is seldom given back
    state, loop = in_the_middle(), unit()
    for told in GAMES.lines(loop):
        print(told)
    text = json.dumps(state.to_json())
    clone = often(state.clone)
    view = often(lambda: mansions().view(state, "investigators"))
    both_ways = often(lambda: mansions().state_from_json(json.loads(json.dumps(state.to_json()))))
    cards = measure(lambda: read(Path(CARDS)))
    print(line("clone", f"{clone * MICRO:.2f} us", f"in calibration loops {clone / loop:8.5f}"))
    print(line("slowest legal list", f"{slowest_list() * MILLI:.3f} ms"))
    print(line("view, investigators", f"{view * MILLI:.3f} ms"))
    print(line("JSON of a state", f"{len(text) / 1024:.1f} KB", f"both ways {both_ways * MILLI:.3f} ms"))
    print(line("Keeper's answer", f"{keepers_answer() * MILLI:.3f} ms"))
    print(line("reading all cards", f"{cards * MILLI:.1f} ms"))
    print(line("kept for undo", f"{kept_for_undo() / MEGA:.1f} MB"))
    print(line("held by simulate", f"{last / 1024:.1f} MB", f"{last / first:.3f} of what it was after {FIRST} games"))
    print(line("calibration loop", f"{loop * MILLI:.3f} ms"))


if __name__ == "__main__":
    main()
