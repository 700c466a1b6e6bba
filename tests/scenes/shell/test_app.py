"""The application itself: map, pictures, language, window sizes, crash, frames log."""

from __future__ import annotations

import gc
import json
import random
import time
import weakref
from pathlib import Path

import pygame
import pytest

from scenes.kit.theme import MIN_WINDOW
from scenes.shell import crash
from scenes.shell.app import LOOKS, QUIET, App
from scenes.shell.profile import Profile
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import Driver, driving, painting


def test_the_map_has_the_fixed_shape(tmp_path: Path) -> None:
    ui_map = tmp_path / "map.json"
    with painting(tmp_path / "data", ui_map=ui_map) as d:
        found = json.loads(ui_map.read_text(encoding="utf-8"))
        assert set(found) == {
            "scene", "modals", "language", "window", "decision", "focus", "lesson", "lessons_done", "things",
        }  # fmt: skip
        assert found["scene"] == "menu"
        assert found["window"] == [1280, 720]
        assert found["decision"] is None
        assert {"button:new-game", "button:settings", "button:language", "button:quit"} <= {
            t["id"] for t in found["things"]
        }
        for thing in found["things"]:
            assert set(thing) == {"id", "role", "label", "rect", "enabled", "why_not"}
            x, y, w, h = thing["rect"]
            assert 0 <= x < x + w <= 1280
            assert 0 <= y < y + h <= 720
        d.click("button:settings")
        found = json.loads(ui_map.read_text(encoding="utf-8"))
        assert (found["scene"], found["modals"]) == ("menu", ["settings"])


def test_the_focus_walks_the_list_of_the_map(tmp_path: Path) -> None:
    ui_map = tmp_path / "map.json"
    with painting(tmp_path / "data", ui_map=ui_map) as d:
        ids = [thing.id for thing in d.top.things()]
        d.top.focus.set(ids[0])
        seen = []
        for _ in ids:
            d.key(pygame.K_TAB)
            seen.append(json.loads(ui_map.read_text(encoding="utf-8"))["focus"])
        assert seen == ids[1:] + ids[:1]


@alike()
@pytest.mark.parametrize("size", [(1, 1), (320, 200), (1279, 719), (640, 2000), (3840, 2160), (3440, 1440)])
def test_any_window_size_is_drawn_and_can_be_used(tmp_path: Path, size: tuple[int, int]) -> None:
    with painting(tmp_path) as d:
        d.app.window.resize(size)
        d.frames(2)
        assert d.app.window.size == size
        expected = size if size[0] >= MIN_WINDOW[0] and size[1] >= MIN_WINDOW[1] else MIN_WINDOW
        assert d.app.size == expected
        if min(size) > 100:
            d.click("button:new-game")
            assert d.top.name == "setup"
        d.app.window.resize((1280, 720))
        d.frames(2)
        assert d.app.size == (1280, 720)


def test_a_small_window_says_so(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        d.app.window.resize((640, 360))
        d.frames(1)
        assert "50" in d.app.notice.text


def test_a_small_window_gives_its_own_pixels_to_the_map(tmp_path: Path) -> None:
    ui_map = tmp_path / "map.json"
    with painting(tmp_path / "data", ui_map=ui_map, window=(640, 500)) as d:
        found = json.loads(ui_map.read_text(encoding="utf-8"))
        start = next(t for t in found["things"] if t["id"] == "button:new-game")
        x, y, w, h = start["rect"]
        assert x + w <= 640
        d.click_at((x + w // 2, y + h // 2))
        assert d.top.name == "setup"


def test_nothing_is_drawn_when_nothing_changed(tmp_path: Path) -> None:
    with painting(tmp_path, reduced_motion=True) as d:
        d.event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
        while d.app.art.waiting:
            d.frames()
        d.frames(3)
        surface = pygame.display.get_surface()
        assert surface is not None
        surface.fill((1, 2, 3))
        d.frames(3)
        assert surface.get_at((600, 300))[:3] == (1, 2, 3)
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
        d.frames(1)
        assert surface.get_at((600, 300))[:3] != (1, 2, 3)


def test_the_language_changes_at_any_moment_and_nothing_else_does(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        if len(d.app.languages) < 2:
            pytest.skip("only one language is installed yet")
        d.click("button:new-game")
        d.click("players:4")
        before = [thing.id for thing in d.top.things()]
        d.key(pygame.K_F8)
        assert d.app.lang != "en"
        assert [thing.id for thing in d.top.things()] == before


def test_shots_are_taken_at_settled_screens(tmp_path: Path) -> None:
    with painting(tmp_path / "data", shots=tmp_path / "shots") as d:
        d.click("button:new-game")
        d.frames(2)
        d.click("players:3")
        d.frames(2)
        names = sorted(path.name for path in (tmp_path / "shots").glob("*.png"))
        assert names[0].startswith("0001-menu")
        assert any("setup" in name for name in names)


def test_the_frames_log_has_a_line_per_frame(tmp_path: Path) -> None:
    log = tmp_path / "frames.jsonl"
    with painting(tmp_path / "data", frames_log=log) as d:
        for _ in range(5):
            d.frames()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 6
    assert all(set(line) == {"work_ms", "animated"} and line["work_ms"] >= 0 for line in lines)


def test_time_jumps_move_nothing_by_more_than_a_tenth_of_a_second(tmp_path: Path) -> None:
    with painting(tmp_path, speed=2) as d:
        steps: list[float] = []
        d.top.update = steps.append  # type: ignore[assignment,method-assign]
        d.app._then -= 8 * 3600
        d.app.frame()  # by the clock on the wall
        d.app._then += 3600
        d.app.frame()
        assert steps[0] == 100.0
        assert steps[1] == 0.0


def test_full_screen_and_back(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        seen = []
        for _ in range(2):
            d.key(pygame.K_F11)
            seen.append(d.app.window.fullscreen)
        assert seen == [True, False]
        assert d.app.window.size == (1280, 720)


def test_a_crash_leaves_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with painting(tmp_path) as d:
        try:
            raise ZeroDivisionError("the book bit somebody")
        except ZeroDivisionError as error:
            code = crash.handle(error, d.app.data, crash.Place("menu"), d.app.t, wait=True)
    assert code == crash.EXIT_CODE
    reports = list((tmp_path / "reports").glob("*.txt"))
    assert len(reports) == 1
    assert "the book bit somebody" in reports[0].read_text(encoding="utf-8")
    assert str(reports[0]) in capsys.readouterr().err


def abuse(d: Driver, seed: int, count: int) -> None:
    rng = random.Random(seed)
    keys = [
        pygame.K_TAB,
        pygame.K_RETURN,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_F8,
        pygame.K_a,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    ]
    for _ in range(count):
        what = rng.random()
        pos = rng.randrange(-50, 1400), rng.randrange(-50, 800)
        if what < 0.5:
            kind = rng.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=rng.choice((1, 1, 1, 2, 3))))
        elif what < 0.75:
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
        elif what < 0.97:
            key = rng.choice(keys)
            pygame.event.post(
                pygame.event.Event(
                    pygame.KEYDOWN,
                    key=key,
                    mod=rng.choice((0, pygame.KMOD_LSHIFT)),
                    unicode=chr(key) if key < 127 else "",
                    scancode=0,
                )
            )
        elif what < 0.99:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=rng.choice(("x", "é", "\0", "[fire]", "漢"))))
        else:
            d.app.window.resize((rng.randrange(1, 2200), rng.randrange(1, 1400)))
        if d.top.name not in ("menu", "setup", "settings", "keys"):
            d.app.go("menu")
        d.frames(1)
        d.app.exit_code = None
        assert d.top.focus.current in {thing.id for thing in d.top.things()}


@soaks
def test_random_input_never_breaks_the_screens(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        for scene in ("setup", "menu"):
            d.app.go(scene)
            d.app.open("settings")
            d.app.pop()
            abuse(d, 7, soak(60, 250))


class Circle:
    """Holds itself, as a scene and its parts do."""

    def __init__(self) -> None:
        self.itself = self


def test_what_hangs_in_circles_is_let_go_where_nothing_moves(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        known = weakref.ref(circle := Circle())
        for _ in range(LOOKS + 2):
            gc.collect(1)  # as after much play: what was young has grown old
        del circle
        gc.disable()  # Python would look by itself sooner or later
        try:
            d.event(pygame.MOUSEMOTION, pos=(4, 4), rel=(1, 0), buttons=(0, 0, 0))
            assert known() is not None, "it is looked for in quiet only"
            time.sleep(QUIET + 0.05)
            d.app.frame()
            assert known() is None
        finally:
            gc.enable()


def test_windows_that_were_closed_keep_nothing(tmp_path: Path) -> None:
    """Two are still known: the last to the pictures that all of them share here, the first to the signs it had set."""
    windows: list[weakref.ref[App]] = []
    for number in range(5):
        with driving(tmp_path / str(number)) as d:
            d.click("button:new-game")
            assert Profile(d.app.data).name and d.app.data.shared
            windows.append(weakref.ref(d.app))
    del d
    gc.collect()
    assert sum(window() is not None for window in windows) <= 2
