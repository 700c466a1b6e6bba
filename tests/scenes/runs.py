"""Games on disk that have come so far, and the tables on which they are gone on with."""

from __future__ import annotations

from pathlib import Path

from game.core.engine.rng import seeded
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.scene import TableScene
from scenes.shell.run import AnyRun
from scenes.shell.storage import DataDir
from tests.scenes.driver import Driver

GARBAGE = b"dear book, how are you?\n" * 20


class Dice:
    """A generator beside the game's own."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def play(run: AnyRun, steps: int, seed: int = 1) -> None:
    """Answer by chance."""
    dice = Dice(seed)
    for _ in range(steps):
        if run.session.over:
            return
        run.session.apply(run.session.game.random_answer(run.session.state, dice))


def file_of(run: AnyRun) -> Path:
    """Where a game is written."""
    assert run.journal is not None
    return run.journal.path


def new(data: DataDir, count: int = 2) -> Run:
    return Run.new(GameSetup(default_people(count), seed=11), data)


def begun(folder: Path, count: int = 2, steps: int = 12) -> Path:
    """A game left unfinished in a data folder."""
    run = new(DataDir(folder), count)
    play(run, steps)
    return file_of(run)


def run_on(d: Driver) -> Run:
    d.frames(3)
    if d.top.name == "opening":
        d.click("button:begin")
        d.frames(2)
    assert isinstance(d.top, TableScene)
    return d.top.run
