"""How near everything on the table lies by arrow keys: `python -m tests.scenes.table.near` measures games of every
number of players in every size; the tests measure each number in one size."""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from game.bigbook.rules.rules import big_book
from game.core.engine.rng import LuckAt
from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import TERM
from tests.scenes.arrows import PLAIN, WITH_LEAPS, Survey
from tests.scenes.driver import driving

SIZES = ((1280, 720), (1920, 1080))
NEAR, NEAR_PLAIN = 6, 9
"""Presses between any two things, with leaps and without."""


def worth_going_to(table: TableScene) -> list[str]:
    """Everything that can be pressed or read; what friends cannot use now lies large in their seat, and to the terms in
    a text Tab leads (`test_term_notes.py`)."""
    things = [thing for thing in table.things() if thing.role != TERM]
    return [thing.id for thing in things if thing.enabled or thing.zone != "seats"]


def measured(folder: Path, size: tuple[int, int], players: int, steps: int = 240) -> int:
    """Measure a game of chance at every kind of decision; how often that was. AssertionError names what is too far."""
    seed = players * 31 + size[0]
    with driving(folder, players=players, seed=seed, window=size, reduced_motion=True) as driver:
        table, luck, kinds, looks = driver.top, LuckAt(seed), set[str](), 0
        assert isinstance(table, TableScene)
        for step in range(steps):
            now = table.session.decision
            if now is None:
                break
            if now.kind not in kinds or step % 80 == 79:
                kinds.add(now.kind)
                looks += 1
                wanted, survey = worth_going_to(table), Survey(table)
                far, way = survey.farthest(WITH_LEAPS, wanted)
                assert far <= NEAR, (step, now.kind, way)
                far, way = survey.farthest(PLAIN, wanted)
                assert far <= NEAR_PLAIN, (step, now.kind, way)
            table.session.apply(big_book().random_answer(table.session.state, luck))
            table.play(table.session.events)
    return looks


def main() -> int:
    """The whole sweep."""
    bad = 0
    for size, players in product(SIZES, (2, 3, 4, 5)):
        try:
            looks = measured(Path(tempfile.mkdtemp()), size, players)
            print(f"{size[0]}x{size[1]}, {players} players: near in {looks} decisions", flush=True)
            bad += looks < 4
        except AssertionError as far:
            print(f"{size[0]}x{size[1]}, {players} players: {far}", flush=True)
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
