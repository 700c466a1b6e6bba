"""Two games stand beside each other: each with its own set-up, table, end, party and lines, none in the other's way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.table.scene import TableScene
from scenes.kit.routes import names, route
from scenes.shell import games, screens
from scenes.shell.run import AnyRun, Run
from scenes.shell.saves import save_index
from scenes.shell.storage import DataDir
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import file_of, new, play
from tests.scenes.sibling import HOUSE, Guests, House, Lessons, Morning, Porch, beside
from tests.typed import now


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside(monkeypatch):
        yield


def labels(d: Driver) -> dict[str, str]:
    return {thing.id: thing.label for thing in d.top.things()}


def test_the_menu_offers_a_new_game_of_each_by_its_title(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.go("menu")
        found = labels(d)
        own, other = found["button:new-game"], found["button:new-game:mansions"]
        assert own.startswith(d.app.t("bigbook.terms.title.name")) and d.app.t("kit.button.new-game") in own
        assert other.startswith(d.app.t("mansions.terms.title.name"))
        assert "button:rulebook" in found and "button:house-rules" in found
        d.click("button:new-game:mansions")
        assert isinstance(d.top, Porch)
        d.app.go("menu")
        d.click("button:new-game")
        assert isinstance(d.top, SetupScene)


def test_one_game_alone_is_just_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(screens._screens, "mansions")
    with driving(tmp_path) as d:
        d.app.go("menu")
        assert labels(d)["button:new-game"] == d.app.t("kit.button.new-game")
        assert not [name for name in labels(d) if name.startswith("button:new-game:")]


def test_a_game_of_the_second_is_begun_left_gone_on_with_and_ended_by_the_menu(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.go("menu")
        d.click("button:new-game:mansions")
        d.click("button:start")
        assert isinstance(d.top, House)
        for _ in range(12):
            d.click("button:answer")
        left = d.top.run.session.hash()
        d.click("button:menu")
    with driving(tmp_path) as d:
        assert d.top.focus.current == "button:resume"
        d.click("button:resume")
        run = d.front(House).run
        assert run.session.hash() == left and run.setup.names == ("Ada", "Bo", "Cy")
        for _ in range(2000):
            if not isinstance(d.top, House):
                break
            d.click("button:answer")
        assert isinstance(d.top, Morning) and d.top.run is run and run.session.over
        assert Run.waiting(d.app.data) is None


def test_seats_that_play_by_themselves_do_so_in_the_window_too(tmp_path: Path) -> None:
    """The Keeper is a script here: no person is ever asked for it, before a save and after."""
    data = DataDir(tmp_path)
    run: AnyRun = Run.new(Guests(seed=5), data)
    for _ in range(2):
        for _ in range(40):
            assert run.session.decision is not None and run.session.decision.seat != "keeper"
            play(run, 1, seed=len(run.session.past))
        run = Run.load(file_of(run), data)


def test_each_game_keeps_its_own_party(tmp_path: Path) -> None:
    """The first game's lies where it has always lain."""
    with driving(tmp_path) as d:
        d.app.go("setup")
        assert isinstance(d.top, SetupScene)
        d.top.setup.people[0].name = "Zoe"
        d.click("button:start")
        games.new_game(d.app, Guests(["Ada"], seed=5))
        first, second = d.app.data.read("group.json"), d.app.data.read("group-mansions.json")
        assert [one["name"] for one in first["people"]] == ["Zoe", "Bruno"]
        assert second["guests"] == ["Ada"]
        d.app.go("setup")
        assert isinstance(d.top, SetupScene) and d.top.setup.people[0].name == "Zoe"


def test_two_games_cannot_keep_their_parties_in_one_file() -> None:
    shared = replace(HOUSE, group="group.json")
    with pytest.raises(ValueError, match=r"group\.json"):
        screens.register(shared)


def test_a_screen_of_one_game_does_not_take_the_place_of_another_that_is_asked_for_by_name() -> None:
    with pytest.raises(ValueError, match="setup"):
        route("setup", Porch)
    assert "setup" in names()


def test_the_bookmarks_hold_both_games_and_open_each_at_its_own_table(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    book = new(data)
    house: AnyRun = Run.new(Guests(seed=5), data)
    play(book, 3)
    play(house, 3)
    assert {one.path: one.names for one in save_index.kept(data)} == {
        file_of(book): ("Ana", "Bruno"),
        file_of(house): ("Ada", "Bo"),
    }
    with driving(tmp_path) as d:
        d.app.go("menu")
        assert games.load(d.app, file_of(book)) and isinstance(now(d.top), TableScene)
        d.app.go("menu")
        assert games.load(d.app, file_of(house)) and isinstance(d.top, House)


def test_the_command_line_takes_saves_and_scenarios_of_both(tmp_path: Path) -> None:
    saved = file_of(Run.new(Guests(seed=5), DataDir(tmp_path)))
    script = tmp_path / "other.yaml"
    script.write_text("id: other\ngame: mansions\ngiven: {investigators: {i1: {}}}\n", encoding="utf-8")
    assert games.problem_with(saved, None) is None and games.problem_with(None, script) is None
    with driving(tmp_path, scenario=script) as d:
        assert isinstance(d.top, House)
    with driving(tmp_path, game="mansions", players=3, seed=4) as d:
        assert isinstance(d.top, House) and d.top.run.setup.names == ("guest 1", "guest 2", "guest 3")
    with driving(tmp_path, game="mansions", tutorial="") as d:
        assert isinstance(d.top, Lessons)
