"""Tables in a given state, and what hands and eyes do there: a card is dragged, time passes until somebody may act."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.rules import big_book
from game.core.engine.rng import LuckAt
from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import DRAWN, Driver, driving, painting

STEP = 10.0
REST = 80
"""Frames in which no picture is waited for, one after the other: then none is asked for any more."""


@contextmanager
def table(tmp_path: Path, text: str, *, painted: bool = False, **wanted: Any) -> Iterator[tuple[Driver, TableScene]]:
    """A scenario at the table as it begins to be played; `painted` for a test that looks at its pictures."""
    path = tmp_path / "scene.yaml"
    path.write_text(text, "utf-8")
    with (painting if painted else driving)(tmp_path, scenario=path, **{"speed": 2, **wanted}) as driver:
        top = driver.top
        assert isinstance(top, TableScene)
        yield driver, top


def pass_time(scene: TableScene, ms: float, step: float = 10.0) -> None:
    """Some time passes; of the pictures the first, the last and every eighth between them are painted."""
    frames = round(ms / step)
    for number in range(frames):
        scene.update(step)
        if number % DRAWN == 0 or number == frames - 1:
            scene.paint(scene.app.canvas)


def until_live(scene: TableScene, limit: float = 20_000) -> float:
    """Milliseconds of motion until a person may act."""
    spent = 0.0
    while scene.director.busy:
        scene.update(10.0)
        spent += 10
        assert spent < limit
    return spent


def end_turn(driver: Driver, scene: TableScene) -> None:
    driver.key(pygame.K_e)
    if scene.state.asked == "end":
        driver.key(pygame.K_e)
    assert scene.director.busy


def motion(driver: Driver, pos: tuple[int, int], held: bool) -> None:
    driver.event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0))


@contextmanager
def at(folder: Path, text: str, *, painted: bool = False, **wanted: Any) -> Iterator[tuple[Driver, TableScene]]:
    """A table in a given state; `painted` for a test that looks at its pictures."""
    file = folder / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    with (painting if painted else driving)(folder / "data", scenario=file, **wanted) as driver:
        assert isinstance(driver.top, TableScene)
        yield driver, driver.top


def card(table: TableScene, seat: str, place: str, kind: str) -> str:
    """The id of a card of that kind."""
    cards = table.render.model.seats[seat].cards(place)
    return f"card:{seat}:{place}:{[one.kind for one in cards].index(kind) + 1}"


def plan_of(table: TableScene) -> PaymentDraft | None:
    return table.state.plan


def drag(driver: Driver, name: str, target: str) -> None:
    """Carry a card to a thing and let it go."""
    start_at, end = driver.thing(name).rect.center, driver.thing(target).rect.center
    driver.event(pygame.MOUSEMOTION, pos=start_at, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start_at, button=1)
    for step in (0.3, 0.6, 1.0):
        pos = tuple(round(a + (b - a) * step) for a, b in zip(start_at, end, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def acting(table: TableScene) -> None:
    """Answer by chance until somebody is to act."""
    luck = LuckAt(4)
    while table.session.decision is not None and table.session.decision.kind != "action":
        table.session.apply(big_book().random_answer(table.session.state, luck))
        table.play(table.session.events)


def wait(scene: TableScene, ms: float) -> None:
    """Time passes without pictures."""
    for _ in range(round(ms / STEP)):
        scene.update(STEP)


def prepared(driver: Driver, *presses: str) -> None:
    """Press these, and let everything come to rest, with every picture there: one that arrives is a change, and quiet
    frames ask for pictures of what may come next."""
    for name in presses:
        driver.click(name)
    rested = 0
    while rested < REST:
        driver.frames()
        rested = 0 if driver.app.art.waiting else rested + 1
