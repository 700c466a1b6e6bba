"""The chronicle: a game that ends is written down once, and looked at as a book; what is damaged is put aside."""

from __future__ import annotations

import datetime
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.bigbook.play import annals
from game.bigbook.play.summary import Lent, Summary
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.statistics import kept
from scenes.bigbook.statistics.scene import OPENINGS, ChronicleScene
from scenes.kit import fit as kit_fit
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.run import Run as ShellRun
from scenes.shell.storage import DataDir
from tests.fit.games import finished_games
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import play
from tests.typed import now


def over(app: App, seed: int, players: int = 3) -> Run:
    """A game played to its end."""
    run: Run = ShellRun.new(GameSetup(default_people(players), seed=seed), app.data)
    play(run, 6000, seed)
    assert run.session.over
    return run


def ids(d: Driver) -> set[str]:
    return {thing.id for thing in d.top.things()}


def pages(app: App) -> list[Summary]:
    return kept.chronicle(app).pages()


def files(app: App) -> list[Path]:
    return sorted((app.data.root / "chronicle").iterdir())


def test_a_game_that_ends_is_written_down_once(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        assert "button:chronicle" not in ids(d)
        d.app.today = lambda: datetime.date(2026, 11, 23)
        run = over(d.app, 2)
        games.finish(d.app, run)
        games.finish(d.app, ShellRun.load(run.journal.path, d.app.data) if run.journal else run)
        (page,) = pages(d.app)
        assert [seat.name for seat in page.seats] == ["Ana", "Bruno", "Caio"]
        assert page.day == "2026-11-23"
        assert (page.won, page.round) == (run.session.view().result == "won", run.session.view().open_round)
        assert page.total("curses") == sum(page.destroyed.values())
        games.finish(d.app, over(d.app, 5))
        assert [one.seed for one in pages(d.app)] == [2, 5]


def test_the_book_is_opened_from_the_menu_and_every_page_read(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        games.finish(d.app, over(d.app, 2))
        d.app.go("menu")
        d.frames(2)
        d.click("button:chronicle")
        assert d.top.name == "chronicle"
        told: set[str] = set()
        for opening in OPENINGS[1:]:
            told |= {one for one in ids(d) if one.startswith("told:")}
            d.click("button:next")
            d.frames(2)
            assert isinstance(d.top, ChronicleScene) and d.top.openings[d.top.at].name == opening.name
        told |= {one for one in ids(d) if one.startswith("told:")}
        assert {"told:so-far", "told:round-6", "told:magician-stoker", "told:curses-multi", "told:element-fire"} <= told
        d.click("page:evenings")
        d.frames(2)
        assert isinstance(d.top, ChronicleScene) and d.top.at == 0
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_book_is_as_large_as_the_window_allows(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size) as d:
        scene = ChronicleScene(d.app, [_page(d)])
        d.app.replace(scene)
        d.frames(1)
        whole = scene.left.unionall([scene.right, *(one.rect for one in scene.widgets)])
        assert pygame.Rect((0, 0), size).contains(whole) and scene.left.w * 2 > size[0] * 0.8
        assert abs(whole.centerx - size[0] // 2) < size[0] // 40


def test_pages_turn_in_time_and_back(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2) as d:
        scene = ChronicleScene(d.app, [_page(d)])
        d.app.replace(scene)
        d.frames(2)
        d.key(pygame.K_PAGEDOWN)
        assert now(scene.turning) is not None and not now(scene.settled)
        d.frames(80)
        assert scene.turning is None and scene.at == 1
        d.key(pygame.K_PAGEUP)
        d.frames(80)
        assert scene.at == 0


def _page(d: Driver) -> Summary:
    games.finish(d.app, over(d.app, 9, 2))
    return pages(d.app)[-1]


def test_an_empty_book_says_so(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.replace(ChronicleScene(d.app))
        d.frames(2)
        words = next(thing.label for thing in d.top.things() if thing.id == "told:empty")
        assert words == d.app.t("bigbook.statistics.empty")
        assert not [one for one in ids(d) if one.startswith("page:")]


def test_two_pages_on_which_nothing_stands_are_told_apart(tmp_path: Path) -> None:
    """A game that was lost in its first turn has met neither curses nor Madness: both pages of dangers say so."""
    with driving(tmp_path) as d:
        one = _page(d)
        d.app.replace(ChronicleScene(d.app, [replace(one, struck={}, destroyed={}, turns=one.turns[:1])]))
        d.frames(2)
        d.click("page:dangers")
        d.frames(2)
        names = [thing.id for thing in d.top.things()]
        assert len(names) == len(set(names))
        assert {"told:empty", "told:empty-right"} <= set(names)


def test_a_damaged_page_is_put_aside_and_the_others_stand(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        for seed in (2, 5):
            games.finish(d.app, over(d.app, seed))
        files(d.app)[0].write_bytes(b"tea was spilled here")
        assert [one.seed for one in pages(d.app)] == [5]
        assert [name for name, _ in d.app.data.damaged] == [f"chronicle/bigbook-{1:05d}-2.json"]
        assert any(b"tea" in path.read_bytes() for path in files(d.app))
        assert [one.seed for one in pages(d.app)] == [5]


def test_a_game_with_hints_and_company_is_told_as_such(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = GameSetup(default_people(2), seed=9)
        setup.people[1].companion = "apprentice"
        run: Run = ShellRun.new(setup, d.app.data)
        games.to_table(d.app, run)
        d.frames(2)
        d.click("button:hint")
        assert d.top.name == "hint"
        path = run.journal.path if run.journal is not None else Path()
        again: Run = ShellRun.load(path, DataDir(tmp_path))
        assert again.hints == 1
        play(again, 6000, 9)
        games.finish(d.app, again)
        (page,) = pages(d.app)
        assert (page.hints, page.alone, len(page.people)) == (1, False, 1)


def test_time_counts_while_somebody_is_there(tmp_path: Path) -> None:
    run: Run = ShellRun.new(GameSetup(default_people(2), seed=3), DataDir(tmp_path))
    run.stopwatch.tick(30_000, "p1")
    run.stopwatch.tick(200_000, "p1")
    assert run.stopwatch.seconds == {"p1": 30}
    run.stopwatch.touched()
    run.stopwatch.tick(5_000, "p2")
    play(run, 60, 3)
    assert run.journal is not None
    assert ShellRun.load(run.journal.path, DataDir(tmp_path)).stopwatch.seconds == {"p1": 30, "p2": 5}


def test_every_page_fits_with_the_widest_names(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        kit_fit.overflows.clear()
        scene = ChronicleScene(d.app, finished_games(240))
        d.app.replace(scene)
        for at in range(len(OPENINGS)):
            scene.open_at(at)
            d.frames(1)
        assert [one for one in kit_fit.overflows if one.where.startswith("chronicle")] == []


def test_a_new_seal_lies_on_the_end_screen_once_and_stays_in_the_book(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        games.finish(d.app, over(d.app, 2))
        d.frames(2)
        assert "seal:first_page" in ids(d)
        d.click("seal:first_page")
        assert d.app.t("bigbook.seals.list.first_page.name") in d.app.notice.text
        games.finish(d.app, over(d.app, 5))
        d.frames(2)
        assert "seal:first_page" not in ids(d)
        scene = ChronicleScene(d.app)
        d.app.replace(scene)
        scene.open_at(len(OPENINGS) - 1)
        d.frames(2)
        labels = {thing.id: thing.label for thing in d.top.things() if thing.id.startswith("seal:")}
        assert len(labels) == 30
        assert d.app.t("bigbook.seals.not_yet") not in labels["seal:first_page"]
        assert d.app.t("bigbook.seals.not_yet") in labels["seal:hard"]


def test_whoever_lent_something_has_the_seal_of_their_seat(tmp_path: Path) -> None:
    """A companion too: their seal in "Who lent the most" is the one they played with."""
    with driving(tmp_path) as d:
        games.finish(d.app, over(d.app, 2))
        (page,) = pages(d.app)
        second = replace(page.seats[1], companion="master")
        page = replace(
            page, seats=[page.seats[0], second, *page.seats[2:]], lent=[Lent(owner="p2", payer="p1", cards=3)]
        )
        ((owner, payer, count),) = annals.lenders([page])
        assert (owner, payer, count) == (second.who, page.seats[0].who, 3)
        shown = annals.seats([page])[owner]
        assert (shown.emblem, shown.colour, shown.name) == (second.emblem, second.colour, second.name)
