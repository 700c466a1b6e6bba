"""Games on disk: started, left, gone on with, damaged, ended."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pygame
import pytest

from game.bigbook.play.statistics import Statistics
from game.core.saves import generations
from game.core.saves.save import SaveError
from scenes.bigbook.party import Run
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.table.scene import TableScene
from scenes.shell import games
from scenes.shell.saves.save_index import look
from scenes.shell.storage import DataDir
from tests.scenes.driver import driving
from tests.scenes.runs import file_of, new, play


def test_a_game_goes_on_exactly_where_it_was_left(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    run = new(data, 3)
    run.setup.people[0].name = "Zoe"
    play(run, 25)
    run.session.undo()
    path = Run.waiting(data)
    assert path is not None
    again = Run.load(path, data)
    assert again.session.hash() == run.session.hash()
    assert again.session.decision == run.session.decision
    assert again.undone == 1
    assert [p.magician for p in again.setup.people] == [p.magician for p in run.setup.people]
    play(again, 5)
    third = Run.load(path, data)
    assert third.session.hash() == again.session.hash()
    assert third.session.can_undo


def test_who_began_is_remembered_however_late_one_comes_back(tmp_path: Path) -> None:
    """The open book lies with the first player (BB-SET.20), not with whoever acts when the game is gone on with."""
    data = DataDir(tmp_path)
    run = new(data, 3)
    first = run.session.view().active
    assert run.first == first
    while run.session.view().active == first or run.session.view().turn < 5:
        play(run, 1)
    again = Run.load(file_of(run), data)
    assert again.first == first != again.session.view().active
    with driving(tmp_path, resume=True) as d:
        assert isinstance(d.top, TableScene)
        assert d.top.render.first == first


def test_a_save_tells_the_round_that_the_table_shows(tmp_path: Path) -> None:
    """A page turns within a turn: the list of saves may not speak of the page before it."""
    data = DataDir(tmp_path)
    run = new(data)
    told = set()
    for _ in range(400):
        if run.session.over:
            break
        play(run, 1)
        assert look(file_of(run)).round == run.session.view().open_round
        told.add(run.session.view().open_round)
    assert len(told) > 2


def test_a_torn_tail_is_cut_and_told(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    run = new(data)
    play(run, 13)
    path = file_of(run)
    raw = path.read_bytes()
    path.write_bytes(raw[:-7])
    assert Run.load(path, data).news == [], "its copy has the rest of the line"
    assert path.read_bytes().startswith(raw)
    path.write_bytes(raw[:-7])
    generations.forget(path)
    again = Run.load(path, data)
    assert [one.key for one in again.news] == ["kit.save.lost_end", "kit.save.copy_kept"]
    (copy,) = path.parent.glob("*.damaged-*")
    assert again.news[1].args == {"copy": copy.name} and copy.read_bytes() == raw[:-7]
    play(again, 3)
    assert Run.load(path, data).news == []


def changed_rules(path: Path, step: int) -> None:
    """As if the rules had been other ones when this step (from 0; -1 the last) was written."""
    lines = path.read_bytes().splitlines(keepends=True)
    steps = [number for number, line in enumerate(lines) if b'"answers"' in line]
    entry = json.loads(lines[steps[step]].partition(b" ")[2])
    text = json.dumps({**entry, "hash": "0" * 16}, sort_keys=True, separators=(",", ":"))
    lines[steps[step]] = f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text}\n".encode()
    path.write_bytes(b"".join(lines))
    generations.forget(path)


@pytest.mark.parametrize(("step", "news"), [(2, "kit.save.older_edition"), (-1, "kit.save.from_snapshot")])
def test_a_game_of_changed_rules_goes_on_and_the_window_says_so(tmp_path: Path, step: int, news: str) -> None:
    run = new(DataDir(tmp_path))
    while run.session.state.turn < 3 or len(run.session.past) < 16 or run.session.state.phase != "action":
        play(run, 1, seed=len(run.session.past))
    before, path = run.session.past[-1].state.to_json(), file_of(run)
    changed_rules(path, step)
    raw = path.read_bytes()
    with driving(tmp_path) as d:
        d.click("button:resume")
        d.frames(3)
        assert isinstance(d.top, TableScene)
        session = d.top.run.session
        assert session.state.to_json() == (run.session.state.to_json() if step == 2 else before)
        assert d.app.notice.text.startswith(d.app.t(news))
    kept = [path, *path.parent.glob("*.damaged-*")]
    assert any(one.read_bytes().startswith(raw) for one in kept)


def test_a_finished_game_is_not_waiting(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    run = new(data)
    play(run, 5000)
    assert run.session.over
    assert Run.waiting(data) is None


def test_games_are_numbered_and_none_is_overwritten(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    paths = [file_of(new(data)) for _ in range(3)]
    assert len(set(paths)) == 3
    assert Run.waiting(data) == paths[-1]


def test_a_save_from_elsewhere_is_copied_in(tmp_path: Path) -> None:
    elsewhere, here = DataDir(tmp_path / "a"), DataDir(tmp_path / "b")
    run = new(elsewhere)
    play(run, 6)
    before = file_of(run).read_bytes()
    loaded = Run.load(file_of(run), here)
    play(loaded, 4)
    assert file_of(run).read_bytes() == before
    assert file_of(loaded).parent == here.saves


@pytest.mark.parametrize("raw", [b"", b"\0" * 100, b"{}\n", b"0000000000000000 {}\n"])
def test_what_is_no_save_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(raw)
    with pytest.raises(SaveError):
        Run.load(path, DataDir(tmp_path))
    assert games.problem_with(path, None)


@pytest.mark.parametrize("name", ["../../etc/passwd", "nothing.journal", "", 7])
def test_a_strange_pointer_to_the_last_game_leads_nowhere(tmp_path: Path, name: object) -> None:
    data = DataDir(tmp_path)
    data.write("last-game.json", {"file": name})
    assert Run.waiting(data) is None


def test_figures_do_not_count_what_was_taken_back(tmp_path: Path) -> None:
    run = new(DataDir(tmp_path))
    play(run, 400, seed=3)
    whole = Statistics.of(run.session, 0)
    assert whole.total("spells") + whole.total("taken") > 0
    while run.session.undo():
        pass
    assert Statistics.of(run.session, run.undone).total("spells") == 0
    assert run.undone > 0


def test_a_game_is_started_left_and_resumed_through_the_screens(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:new-game")
        d.click("button:start")
        d.frames(3)
        d.key(pygame.K_ESCAPE)  # the opening of the very first game
        assert d.top.name == "table"
        assert d.top.decision() is not None
    with driving(tmp_path) as d:
        assert d.top.focus.current == "button:resume"
        d.click("button:resume")
        d.frames(3)
        assert d.top.name == "table"
    with driving(tmp_path) as d:
        d.click("button:new-game")
        assert isinstance(d.top, SetupScene)
        people = d.top.setup.people
        assert [person.name for person in people] == ["Ana", "Bruno"]


def test_players_on_the_command_line_start_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, players=4, table={"difficulty": "hard", "mode": "terror"}, seed=9) as d:
        d.frames(3)
        assert d.top.name == "table"
        assert isinstance(d.top, TableScene)
        view = d.top.run.session.view()
        assert (len(view.players), view.difficulty, view.mode) == (4, "hard", "terror")


def test_a_scenario_of_either_game_is_opened_by_its_window(tmp_path: Path) -> None:
    """Both games' scenario files lie in one folder."""
    path = tmp_path / "other.yaml"
    path.write_text("id: other\ngame: mansions\ngiven: {investigators: {i1: {}}}\n", encoding="utf-8")
    assert games.problem_with(None, path) is None
    assert Run.scenario(path, "free").setup.game == "mansions"
