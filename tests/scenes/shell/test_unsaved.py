"""A game that cannot be written: a lasting sign, true words, a question before leaving, another place, and back."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.core.saves.journal import Journal
from game.core.saves.replay import replay
from game.core.saves.save import read
from scenes.bigbook.party import Run
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.challenges import challenge_table
from scenes.kit.form import Question
from scenes.kit.thing import by_id
from scenes.menus.unsaved import UnsavedScene
from scenes.shell import storage
from scenes.shell.storage import DataDir
from scenes.table.overlays import save_sign
from scenes.table.overlays.pause import PauseScene
from scenes.table.panel.buttons import SIGN
from tests.core.journals import GAME
from tests.lengths import alike
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import file_of, play
from tests.typed import now

LANGS = ("en", "es", "pt", "it")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own: nothing outside the test's folder is looked at or written to."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(home / "none"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    return home


@pytest.fixture
def blocked(tmp_path: Path) -> Iterator[Callable[[Run], Path]]:
    """Make a running game unwritable, as the disk would: a folder lies where its file was. Gives that folder."""

    def block(run: Run) -> Path:
        path = file_of(run)
        path.rename(path.with_name("away"))
        path.mkdir()
        (path / "something").write_text("in the way")
        return path

    yield block


def free(path: Path) -> None:
    """The way is free again."""
    (path / "something").unlink()
    path.rmdir()
    path.with_name("away").rename(path)


def table(d: Driver) -> TableScene:
    d.frames(3)
    assert isinstance(d.top, TableScene)
    return d.top


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_sign_stands_as_long_as_the_game_is_not_saved(
    tmp_path: Path, elsewhere: Path, blocked: Callable[[Run], Path], lang: str
) -> None:
    with driving(tmp_path / "data", players=2, seed=5, lang=lang) as d:
        scene, t = table(d), d.app.t
        assert by_id(scene.things(), SIGN) is None
        wall = blocked(scene.run)
        play(scene.run, 2)
        d.frames(2)
        d.app.notice.clear()
        sign = d.thing(SIGN)
        assert sign.enabled and sign.label == t("kit.save.unsaved_label", reason=t("kit.save.a_folder"))
        play(scene.run, 3)
        d.frames(2)
        assert by_id(scene.things(), SIGN) is not None, "it lasts"
        d.key(pygame.K_F10)
        assert d.front(PauseScene).note() == t("kit.menu.unsaved_note", reason=t("kit.save.a_folder"))
        d.key(pygame.K_ESCAPE)

        free(wall)
        assert by_id(scene.things(), SIGN) is not None
        scene.update(save_sign.AGAIN)
        assert by_id(scene.things(), SIGN) is None, "it writes again by itself, without another step"
        assert d.app.notice.text == t("kit.save.writes_again")
        assert replay(GAME, read(file_of(scene.run))).session.hash() == scene.session.hash()
        d.key(pygame.K_F10)
        assert d.front(PauseScene).note() == t("kit.menu.quit_note")


def test_the_sheet_goes_when_the_game_writes_again_by_itself(
    tmp_path: Path, elsewhere: Path, blocked: Callable[[Run], Path]
) -> None:
    with driving(tmp_path / "data", players=2, seed=5) as d:
        scene = table(d)
        wall = blocked(scene.run)
        play(scene.run, 2)
        d.frames(2)
        d.click(SIGN)
        assert isinstance(now(d.top), UnsavedScene)
        d.frames(3)
        assert isinstance(now(d.top), UnsavedScene), "it stays while nothing can be written"
        free(wall)
        scene.update(save_sign.AGAIN)
        d.frames(3)
        assert d.top is scene and by_id(scene.things(), SIGN) is None
        assert d.app.notice.text == d.app.t("kit.save.writes_again")


def leave_by_menu(d: Driver) -> None:
    d.key(pygame.K_F10)
    d.click("button:main-menu")


def leave_by_quit(d: Driver) -> None:
    d.key(pygame.K_F10)
    d.click("button:quit")


def leave_by_window(d: Driver) -> None:
    d.event(pygame.QUIT)


@pytest.mark.parametrize("leave", [leave_by_menu, leave_by_quit, leave_by_window])
def test_leaving_asks_first_and_only_then(
    tmp_path: Path, elsewhere: Path, blocked: Callable[[Run], Path], leave: Callable[[Driver], None]
) -> None:
    with driving(tmp_path / "data", players=2, seed=5) as d:
        run = table(d).run
        wall = blocked(run)
        play(run, 3)
        leave(d)
        assert d.top.name == "question" and d.app.exit_code is None
        assert d.front(Question).text() == d.app.t("kit.save.leave_question", n=3)
        d.key(pygame.K_RETURN)
        assert any(isinstance(scene, TableScene) for scene in d.app.stack), "Enter stays"
        d.key(pygame.K_ESCAPE)
        free(wall)
        leave(d)
        if leave is leave_by_quit:  # one press puts nobody out of the program: it is said that the game is safe
            assert d.app.t("kit.menu.quit_note") in d.front(Question).text()
        else:
            assert d.app.top is None or d.app.top.name != "question", "nothing would be lost: nothing is asked"
        assert replay(GAME, read(file_of(run))).session.hash() == run.session.hash()


def test_a_second_press_on_the_window_s_cross_always_leaves(
    tmp_path: Path, elsewhere: Path, blocked: Callable[[Run], Path]
) -> None:
    with driving(tmp_path / "data", players=2, seed=5) as d:
        blocked(table(d).run)
        play(table(d).run, 1)
        d.event(pygame.QUIT)
        d.event(pygame.QUIT)
        assert d.app.exit_code == 0


def test_another_place_takes_the_whole_game_and_keep_playing_finds_it(
    tmp_path: Path, elsewhere: Path, blocked: Callable[[Run], Path]
) -> None:
    data = tmp_path / "data"
    with driving(data, players=3, seed=5) as d:
        run = table(d).run
        play(run, 4)
        wall = blocked(run)
        play(run, 4)
        d.frames(2)
        d.click(SIGN)
        assert isinstance(d.top, UnsavedScene)
        assert [place.name for place in d.top.places] == ["home"], "only what can be written to is offered"
        d.click("place:home")
        scene = table(d)
        assert by_id(scene.things(), SIGN) is None
        moved = file_of(run)
        assert elsewhere in moved.parents
        play(run, 2)
        now = run.session.hash()
        assert replay(GAME, read(moved)).session.hash() == now, "and goes on writing there"
    with driving(data) as d:
        d.click("button:resume")
        again = table(d)
        assert again.session.hash() == now
        home = file_of(again.run)
        assert home.parent == data / "saves", "at home again, where it can be written"
        assert not moved.exists() and moved.with_name(f"{moved.name}.moved").exists()
    assert wall.is_dir()
    assert Run.last(DataDir(data)) == home


def test_a_data_folder_that_takes_nothing_at_all(tmp_path: Path, elsewhere: Path) -> None:
    """From the first moment: the deal lies on no disk, leaving says so, and another place saves it for good."""
    data = tmp_path / "wall"
    data.write_text("a file where the folder should be")
    with driving(data, players=2, seed=5) as d:
        run = table(d).run
        play(run, 2)
        d.event(pygame.QUIT)
        assert d.front(Question).text() == d.app.t("kit.save.leave_unsaved", n=2)
        d.key(pygame.K_ESCAPE)
        d.click(SIGN)
        d.click("place:home")
        play(run, 2)
        now = run.session.hash()
    with driving(data) as d:
        d.click("button:resume")
        again = table(d)
        assert again.session.hash() == now and again.run.trouble is None
        play(again.run, 1)
        assert replay(GAME, read(file_of(again.run))).session.hash() == again.session.hash()


@pytest.fixture
def file_limit() -> Iterator[Any]:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (before[0] if size is None else size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_everywhere_offers_no_place_and_says_so(tmp_path: Path, elsewhere: Path, file_limit: Any) -> None:
    with driving(tmp_path / "data", players=2, seed=5) as d:
        run = table(d).run
        file_limit(file_of(run).stat().st_size + 10)
        try:
            play(run, 3)
            d.frames(2)
            d.click(SIGN)
            asking = d.front(UnsavedScene)
            assert not asking.places
            assert d.app.t("kit.save.nowhere") in asking.words()
            assert d.app.t("kit.save.disk_full") in asking.words()
            d.click("button:again")
            assert isinstance(now(d.top), UnsavedScene)
            assert not list(elsewhere.iterdir()), "trying leaves no trace"
        finally:
            file_limit(None)
        d.click("button:again")
        assert isinstance(d.top, TableScene) and run.trouble is None
        assert isinstance(run.journal, Journal) and run.journal.unsaved == 0


def test_a_folder_of_somebody_else_is_not_trusted(tmp_path: Path, elsewhere: Path) -> None:
    data = tmp_path / "data"
    (place,) = storage.places(data)
    target = tmp_path / "theirs"
    (target / "saves").mkdir(parents=True)
    place.folder.symlink_to(target)
    assert not storage.usable(place, 100)
    assert not list(storage.in_use(data))


def test_lessons_challenges_and_scenarios_do_not_claim_to_be_saved(tmp_path: Path, elsewhere: Path) -> None:
    scenario = next(Path("tests/scenarios/rules").rglob("*.yaml"))
    with driving(tmp_path / "data", scenario=scenario) as d:
        d.frames(3)
        ways: dict[str, Callable[[], object]] = {
            "scenario": lambda: None,
            "lesson": lambda: d.app.go("tutorial", lessons()[0].id),
            "challenge": lambda: d.app.replace(challenge_table(d.app, challenges()[0].id)),
        }
        for name, go in ways.items():
            go()
            d.frames(3)
            assert isinstance(d.top, TableScene) and d.top.run.kept_as == name
            d.key(pygame.K_F10)
            assert d.front(PauseScene).note() == d.app.t(f"kit.menu.{name}_note")
            d.key(pygame.K_ESCAPE)
