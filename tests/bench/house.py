"""What the house costs where it is fullest: `python -m tests.bench.house LOG WxH` (`tests.bench.frames` runs it).

Four people, forty figures and six dark rooms lie on the table, nobody acts, and the view goes over the house: it comes
closer and goes away again, is pushed to and fro, and comes back to the whole. Each frame is a line of the log as in
`tests.bench.watched`. The last line says what else has a bar: milliseconds for the first way of a turn with its
dangers, and for the plan painted anew.
"""

from __future__ import annotations

import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame

from game.mansions.ai.party import Party
from game.mansions.cards.reading import catalogue
from game.mansions.play.ways_ahead import Walker
from game.mansions.view import MonsterView
from scenes.mansions.table.house.boards import Boards
from scenes.mansions.table.scene import HouseTable
from tests.bench.watched import BESIDE, STEP, loop
from tests.scenes.driver import Driver, painting

FIGURES, DARK, ANSWERS = 40, 6, 60
"""Figures on the board, rooms without light, answers given before."""
PUSHES, RESTS = 240, 30
"""Frames in which the view is pushed, and in which it is left alone, at each size of the house."""
STRIDE = 4
"""Pixels by which it is pushed in a frame."""
WAYS = 200
"""Turns whose first way is looked for."""


@contextmanager
def full_house(folder: Path, size: tuple[int, int]) -> Iterator[tuple[Driver, HouseTable]]:
    """A night in which the house is as full as it gets, at somebody's turn."""
    with painting(folder, game="mansions", players=4, seed=3, window=size) as driver:
        table = driver.top
        assert isinstance(table, HouseTable)
        party, session = Party(3), table.session
        for at in range(2 * ANSWERS):
            now = session.state.decision
            if session.over or (at >= ANSWERS and now is not None and now.kind == "step"):
                break
            session.apply(party.answer(session.game, session.state))
        table.show_moment()
        fill(table)
        for _ in range(20):
            driver.frames(8)
            if not driver.app.art.waiting and not table.animating:
                break
        yield driver, table


def fill(table: HouseTable) -> None:
    """Figures everywhere, half the rooms known, some of them dark, some on fire."""
    context = table.context
    view, spaces, kinds = context.view, list(context.whole.spaces), sorted(catalogue().kinds)
    monsters = tuple(
        MonsterView(f"m{at}", kinds[at % len(kinds)], spaces[at * 7 % len(spaces)], at % 3, at % 2, 0, "", "", -1, -1)
        for at in range(FIGURES - len(view.people))
    )
    rooms = {
        name: replace(room, dark=at % 3 == 0 and at < 3 * DARK, fire=at % 7 == 1)
        for at, (name, room) in enumerate(view.rooms.items())
    }
    context.entered.update(list(rooms)[::2])
    context.shown.settle(replace(view, monsters=monsters, rooms=rooms))
    context.words.learn(context.view)
    context.touch()


def going_over(driver: Driver, table: HouseTable) -> Iterator[str]:
    """What the view does, a word for each frame; before each, what it does then is begun."""
    yield from ["rests"] * RESTS
    x, y = table.context.camera.frame.center
    for _ in range(3):
        table.command("zoom_in")
        yield from ["comes closer"] * RESTS
        how = f"is pushed, {table.context.camera.rest:g} times as large"
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        for at in range(PUSHES):
            along = STRIDE if at // 60 % 2 else -STRIDE
            x, y = x + along, y + along // 2
            rel, held = (along, along // 2), (1, 0, 0)
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=rel, buttons=held))
            yield how
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
        yield from ["rests"] * RESTS
    for _ in range(3):
        table.command("overview")
        yield from ["goes away and back"] * RESTS


def main(log: Path, size: str) -> None:
    """Write the log."""
    wide, high = map(int, size.split("x"))
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as name,
        full_house(Path(name), (wide, high)) as (driver, table),
        log.open("w", encoding="utf-8") as out,
    ):
        for number, doing in enumerate(going_over(driver, table)):
            before = time.thread_time()
            driver.app.frame(dt=STEP)
            took = (time.thread_time() - before) * 1e3
            line = {
                "at": round(time.monotonic() - began, 4), "cpu": round(time.process_time(), 4),
                "ms": round(took, 3), "moment": f"house {doing} {size} en", "waiting": driver.app.art.waiting,
                "loop": round(loop(), 3) if number % BESIDE == 0 else 0.0,
                "mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
            }  # fmt: skip
            out.write(json.dumps(line) + "\n")
        log.with_suffix(".figures").write_text(
            json.dumps({"way": first_way(table), "bake": least(lambda: bake(table))}), "utf-8"
        )


def bake(table: HouseTable) -> None:
    """The whole plan, painted anew."""
    Boards(table.app.art, table.context.whole).show(table.house.seen())


def first_way(table: HouseTable) -> float:
    """Milliseconds that the longest of the ways of a turn takes with all its dangers: the middle of many turns."""
    session, party, tale = table.session, Party(7), table.context.words.story.id
    found = []
    for _ in range(WAYS):
        now = session.state.decision
        if session.over or now is None:
            break
        if now.kind == "step":
            view = session.view("investigators")
            before = time.thread_time()
            Walker(view, tale).reach()
            found.append((time.thread_time() - before) * 1e3)
        session.apply(party.answer(session.game, session.state))
    return statistics.median(found)


def least(work: Callable[[], object]) -> float:
    """Milliseconds of a piece of work, the least of some times."""
    found = []
    for _ in range(3):
        before = time.thread_time()
        work()
        found.append((time.thread_time() - before) * 1e3)
    return min(found)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    main(Path(sys.argv[1]), sys.argv[2])
