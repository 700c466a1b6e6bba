"""Nights in the house at its own window, begun from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.mansions.cards.reading import catalogue
from game.mansions.view import MonsterView
from scenes.mansions.table.scene import HouseTable
from tests.scenes.driver import Driver, driving


@contextmanager
def visiting(folder: Path, **wanted: Any) -> Iterator[tuple[Driver, HouseTable]]:
    """A night for so many `players`, just begun."""
    with driving(folder, **{"game": "mansions", "players": 2, "seed": 5, **wanted}) as driver:
        table = driver.top
        assert isinstance(table, HouseTable)
        yield driver, table


@contextmanager
def laid(folder: Path, given: str, **wanted: Any) -> Iterator[tuple[Driver, HouseTable]]:
    """A position (`given` of a scenario, its lines not indented), with somebody's turn before the players."""
    file = folder / "laid.yaml"
    lines = "".join(f"  {line}\n" for line in given.strip().splitlines())
    file.write_text(f"id: laid\ngame: mansions\ngiven:\n{lines}play: []\n", "utf-8")
    with driving(folder, **{"scenario": file, **wanted}) as driver:
        table = driver.top
        assert isinstance(table, HouseTable)
        driver.frames(4)
        yield driver, table


def act(driver: Driver, table: HouseTable, *answers: str) -> None:
    """The game is answered by somebody who is not watched, and the table shows what came of it."""
    for answer in answers:
        table.session.apply((answer,))
    table.show_view()
    table.show_moment()
    driver.frames(4)


def drag(driver: Driver, one: str, other: str) -> None:
    """A thing is carried to the head of another and let go there."""
    start, goal = driver.thing(one).rect.center, driver.thing(other).rect
    end = (goal.centerx, goal.y + min(goal.h // 2, 16))
    driver.look()
    driver.event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (1, 2, 3, 4):
        pos = tuple(a + (b - a) * share // 4 for a, b in zip(start, end, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=pos, rel=(9, 0), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)
    driver.frames(4)


def first(table: HouseTable, role: str) -> str:
    """The first thing of a role that is an answer now."""
    choice = table.context.state.choice
    assert choice is not None
    return next(one.id for one in table.things() if one.role == role and one.option in choice.options)


def begin(driver: Driver, table: HouseTable) -> None:
    """Until somebody decides what to do in their turn."""
    for _ in range(20):
        now = table.session.decision
        assert now is not None
        if now.kind == "step":
            return
        driver.click(first(table, "answer"))
    raise AssertionError("nobody's turn ever begins")


def near(table: HouseTable) -> str:
    """A space to which one press walks."""
    walk = table.walking
    return next(f"space:{space}" for space, way in walk.reach().items() if walk.at_once(way))


def far(table: HouseTable) -> str:
    """A space to which several steps lead."""
    return next(f"space:{space}" for space, way in table.walking.reach().items() if len(way.acts) > 1)


@contextmanager
def crowded(folder: Path, count: int) -> Iterator[tuple[Driver, HouseTable, str]]:
    """A night in which so many stand in the narrowest space, most of them monsters."""
    with visiting(folder) as (driver, table):
        begin(driver, table)
        spaces = table.context.whole.spaces
        space = min(spaces, key=lambda name: (spaces[name].w * spaces[name].h, name))
        view = table.context.view
        people = tuple(replace(one, at=space) for one in view.people)
        kinds = sorted(catalogue().kinds)
        monsters = tuple(
            MonsterView(f"m{at}", kinds[at % len(kinds)], space, at % 2, 0, 0, "", "", -1, -1)
            for at in range(count - len(people))
        )
        table.context.shown.settle(replace(view, people=people, monsters=monsters))
        table.context.words.learn(table.context.view)
        table.context.touch()
        driver.frames(2)
        yield driver, table, space
