"""A night left in the midst of a test, a fight, a trade or a puzzle goes on exactly there; what is no night is told."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.games import DEFAULT
from game.mansions.ai.party import Party
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.telling.journal import HouseJournal
from scenes.shell import games
from tests.core.journals import line
from tests.scenes.driver import driving
from tests.scenes.mansions.at_house import visiting


def to_a_question(table: HouseTable, kind: str) -> None:
    """The party plays until that is asked."""
    session, party = table.session, Party(3)
    while session.decision is None or session.decision.kind != kind:
        assert not session.over, f"{kind} is never asked"
        session.apply(party.answer(session.game, session.state))


@pytest.mark.parametrize(("kind", "players"), [("skill_token", 2), ("puzzle", 2), ("trade", 3), ("evade_order", 4)])
def test_a_night_goes_on_in_the_midst_of_anything(tmp_path: Path, kind: str, players: int) -> None:
    with visiting(tmp_path, seed=3, players=players) as (driver, table):
        to_a_question(table, kind)
        table.show_moment()
        driver.frames(2)
        left = table.session.hash(), table.context.sentence(), [line.text for line in table.story.lines]
        choice = table.context.state.choice
        assert choice is not None
        options = list(choice.options)
        intro = next(line.read for line in table.story.lines if line.type == "introduction_read")
        driver.app.go("menu")
    with driving(tmp_path, resume=True) as driver:
        table = driver.front(HouseTable)
        driver.frames(2)
        assert (table.session.hash(), table.context.sentence()) == left[:2]
        told = [line.text for line in table.story.lines]
        assert len(told) > 8 and told == left[2][-len(told) :], "how it opened is no more in the log"
        driver.key(pygame.K_j, text="j")
        pages = driver.front(HouseJournal).pages
        assert pages[1].texts == intro, "but in the journal it is"
        choice = table.context.state.choice
        assert choice is not None and list(choice.options) == options


def changed(lines: list[bytes], **changes: object) -> bytes:
    """A save whose header says something else, with its sum."""
    head = {**json.loads(lines[0].split(b" ", 1)[1]), **changes}
    return b"".join([line(head), *lines[1:]])


def test_what_is_no_night_of_this_edition_is_told_in_a_line_and_stays_as_it_is(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3) as (driver, table):
        journal = table.run.journal
        assert journal is not None
        driver.app.go("menu")
        lines = journal.path.read_bytes().splitlines(keepends=True)
        options = {**json.loads(lines[0].split(b" ", 1)[1])["options"], "story": "no_such_story"}
        said = []
        for name, bytes_ in (
            ("other", changed(lines, game="chess")),
            ("newer", changed(lines, format=999)),
            ("story", changed(lines, options=options)),
            ("book", b"not a game at all"),
        ):
            file = tmp_path / f"{name}.journal"
            file.write_bytes(bytes_)
            assert not games.load(driver.app, file), name
            assert driver.top.name == "menu" and file.read_bytes() == bytes_
            said.append(driver.app.notice.text)
            driver.frames(2)
        assert all(said) and len(set(said)) >= 3


def test_a_save_of_the_book_is_opened_as_one_though_the_house_was_asked_for(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        book = driver.top.run.journal.path  # type: ignore[attr-defined]
        assert driver.top.run.setup.game == DEFAULT  # type: ignore[attr-defined]
    with driving(tmp_path / "other", game="mansions", load=book) as driver:
        assert driver.top.run.setup.game == DEFAULT  # type: ignore[attr-defined]
