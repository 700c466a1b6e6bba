"""The streamer view: nobody's own name stands anywhere on the screen or is spoken, and all are kept in the saves."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.layout import curse_cells, hand_cells, picture_cell, table_layout
from scenes.bigbook.table.scene import TableScene
from scenes.shell import games
from scenes.shell.naming import shown_name
from scenes.shell.run import Run as ShellRun
from scenes.shell.run import Sentence
from scenes.shell.saves.save_index import look
from tests.fit.spy import Spy, watching
from tests.lengths import alike, crossed, soaks
from tests.scenes.driver import Driver, driving
from tests.scenes.plain_pictures import BlankArt
from tests.scenes.runs import file_of, play

NAMES = ("Zebedea Quux", "Ottokar Wumm")


def begun(d: Driver, seed: int = 3) -> Run:
    """A game of two with names that are nowhere else, kept on disk."""
    people = default_people(2)
    for person, name in zip(people, NAMES, strict=True):
        person.name = name
    run: Run = ShellRun.new(GameSetup(people, seed=seed), d.app.data)
    return run


def hears(d: Driver, spy: Spy) -> list[str]:
    """Everything that is drawn, listed and told on the screen in front, one text each."""
    d.app.set("streamer", d.app.settings.streamer)  # drawn anew
    d.frames(3)
    told = [one.label for one in d.top.things()] + [part.words for part in d.top.passages()]
    told += [d.top.describe(one).said("full") for one in d.top.things()]
    found = [*spy.texts(), *told, pygame.display.get_caption()[0]]
    spy.clear()
    return found


def named(texts: list[str]) -> list[str]:
    """Those in which a part of somebody's name stands."""
    return [text for text in texts if any(part in text for name in NAMES for part in name.split())]


def opened(d: Driver, screen: str) -> None:
    """A screen over the table, or instead of it."""
    table = d.app.stack[0]
    if screen == "log":
        d.key(pygame.K_l)
    elif screen == "sheet":
        assert isinstance(table, TableScene)
        table.overlays.view("seat:p2")
    elif screen == "who plays":
        assert isinstance(table, TableScene)
        table.command("company")
    elif screen in ("menu", "setup"):
        d.app.go(screen)
    elif screen == "saves":
        d.app.open(screen)
    elif screen == "story":
        d.click("button:story")


SCREENS = ("table", "log", "sheet", "who plays", "menu", "saves", "setup", "end", "story")


@alike(3)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_name_is_seen_or_heard(tmp_path: Path, screen: str) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d, watching() as spy:
        run = begun(d)
        play(run, 60)
        if screen in ("end", "story"):
            play(run, 6000)
            assert run.session.over
        path = file_of(run)
        games.to_table(d.app, run)
        d.frames(3)
        opened(d, screen)
        assert named(hears(d, spy)), "the names stand there as long as nobody minds"
        d.app.set("streamer", True)
        d.frames(3)
        spy.clear()
        assert named(hears(d, spy)) == []
        assert look(path).names == NAMES, "saves keep them"


def test_somebody_is_called_by_whom_they_play_or_by_a_number(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        person = begun(d).setup.people[0]
        assert shown_name(d.app, person.name, person.role) == NAMES[0]
        d.app.set("streamer", True)
        assert shown_name(d.app, person.name, person.role) == d.app.t(person.role)
        assert shown_name(d.app, person.name, number=2) == "Player 2"
        told = Sentence("kit.menu.resume_line", {"round": 1, "seat": NAMES[0], "role": person.role, "list": ""})
        assert d.app.t(person.role) in told.said(d.app) and not named([told.said(d.app)])


@soaks
@pytest.mark.parametrize(("size", "players"), crossed([(1280, 720), (1920, 1080)], (2, 5)))
def test_hand_and_curses_are_larger_and_nothing_lies_over_anything(size: tuple[int, int], players: int) -> None:
    usual, large = (table_layout(*size, players, afar=flag) for flag in (False, True))
    hand, usual_hand = hand_cells(large, 6), hand_cells(usual, 6)
    assert all(one.w >= 1.1 * two.w and one.h >= 1.1 * two.h for one, two in zip(hand, usual_hand, strict=True))
    assert all(one.right - two.x <= one.w / 10 for one, two in pairwise(hand)), "six lie free, or nearly"
    curses, usual_curses = curse_cells(large), curse_cells(usual)
    for place, box in usual_curses.items():
        one, two = picture_cell(large, curses[place]), picture_cell(usual, box)
        assert one.w * one.h >= 1.3 * two.w * two.h and curses[place].w == box.w
    for name, box in large.areas.items():
        assert Rect(0, 0, *size).contains(Rect(box)), name
        others = [Rect(other) for one, other in large.areas.items() if one != name]
        assert Rect(box).collidelist(others) < 0, name


def test_the_table_grows_when_the_view_is_switched_on(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        games.to_table(d.app, begun(d))
        d.frames(3)
        card = next(one for one in d.top.things() if one.role == "card" and ":hand:" in one.id and one.zone == "hand")
        before = card.rect.h
        d.app.set("streamer", True)
        d.frames(3)
        assert d.thing(card.id).rect.h >= 1.1 * before
        d.app.set("streamer", False)
        d.frames(3)
        assert d.thing(card.id).rect.h == before
