"""What the house tells is held up while it is read: pages over the plan, the cards of the Keeper over the desk."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.mansions.ai.party import Party
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.telling.pages import StoryPages
from scenes.mansions.table.telling.told_page import PAGES
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import visiting


def pages_of(table: HouseTable) -> StoryPages:
    return next(piece for piece in table.parts.pieces.pieces if isinstance(piece, StoryPages))


def until(d: Driver, table: HouseTable, wanted: str) -> None:
    """The party plays until something of that kind has happened, and it is being shown."""
    session, party = table.session, Party(3)
    while not any(event.type == wanted for event in session.events):
        session.apply(party.answer(session.game, session.state))
    table.show_view()
    table.play_step()
    pages = pages_of(table)
    for _ in range(300):
        if pages.page is not None:
            return
        d.frames(1)
    raise AssertionError(f"{wanted} is held up nowhere")


@pytest.mark.parametrize(("wanted", "where"), [("clue_read", "page"), ("keeper_acted", "slip")])
def test_what_is_read_aloud_lies_there_until_it_is_read(tmp_path: Path, wanted: str, where: str) -> None:
    with visiting(tmp_path, seed=3, speed=2) as (d, table):
        until(d, table, wanted)
        pages = pages_of(table)
        page, box = pages.page, pages.box()
        assert page is not None and box is not None and page.where == where and page.texts
        over = table.context.measures.house if where == "page" else table.context.measures.rows["desk"]
        assert over.holds(box)
        d.frames(20)
        assert pages.page == page, "nobody reads that fast"
        told = next(line for line in reversed(table.story.lines) if line.type in (*PAGES, wanted))
        assert told.read == page.texts, "it stands in the log as well"


def test_space_goes_on(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, speed=2) as (d, table):
        until(d, table, "clue_read")
        for _ in range(12):
            d.key(pygame.K_SPACE)
            d.frames(3)
        assert pages_of(table).page is None


def test_nothing_is_held_up_where_nothing_is_waited_for(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, speed=0) as (d, table):
        session, party = table.session, Party(3)
        while not any(event.type == "clue_read" for event in session.events):
            session.apply(party.answer(session.game, session.state))
        table.play_step()
        d.frames(3)
        assert not table.context.director.busy and pages_of(table).page is None


def test_a_card_of_the_keeper_shows_what_it_cost_what_it_may_reach_and_whom_it_is_meant_for(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, players=3, speed=2, drawn=True) as (d, table):
        session, party = table.session, Party(3)
        while not {"keeper_acted", "monster_moved"} <= {event.type for event in session.events}:
            session.apply(party.answer(session.game, session.state))
        table.show_view()
        table.play_step()
        pages = pages_of(table)
        for _ in range(300):
            if pages.threads.targets:
                break
            d.frames(1)
        page, house = pages.page, table.context.words.story.house
        assert page is not None and page.cost > 0
        moved = next(event for event in session.events if event.type == "monster_moved")
        assert moved["monster"] in pages.threads.targets
        assert pages.threads.reach and pages.threads.reach <= set(house.rects)
        for _ in range(4):
            d.key(pygame.K_SPACE)
            d.frames(1)
        d.frames(200)
        assert pages.page is None and not pages.threads.targets
