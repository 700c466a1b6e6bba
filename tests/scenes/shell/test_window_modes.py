"""Window, borderless, full screen; and a window that is too small says so, at start as well."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scenes.shell import window
from scenes.shell.command_line import parse
from tests.scenes.driver import painting

ROOT = Path(__file__).resolve().parents[3]


def test_the_window_changes_its_mode_at_once(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1280, 720)) as driver:
        window = driver.app.window
        assert window.mode == "window"
        driver.app.set("window", "borderless")
        driver.frames(2)
        assert window.mode == "borderless" and window.size == pygame.display.get_desktop_sizes()[0]
        driver.key(pygame.K_F11)
        assert window.mode == "fullscreen" == driver.app.settings.window
        driver.key(pygame.K_F11)
        assert window.mode == "window" and window.size == (1280, 720)


def test_a_borderless_window_opens_borderless(tmp_path: Path) -> None:
    with painting(tmp_path) as driver:
        driver.app.set("window", "borderless")
    with painting(tmp_path) as driver:
        assert driver.app.window.mode == "borderless"
    with painting(tmp_path, window=(1400, 800)) as driver:
        assert driver.app.window.mode == "window", "a size asked for on the command line wins"


@pytest.mark.parametrize("stored", ["fullscreen", "borderless"])
def test_the_usual_size_asked_for_opens_a_window_too(tmp_path: Path, stored: str) -> None:
    """`--window 1280x720` was not heard, because it is also what opens without it."""
    with painting(tmp_path) as driver:
        driver.app.set("window", stored)
    launch = parse(["--window", "1280x720", "--data-dir", str(tmp_path)])
    with painting(tmp_path, window=launch.window) as driver:
        assert (driver.app.window.mode, driver.app.window.size) == ("window", (1280, 720))
    with painting(tmp_path, window=parse([]).window) as driver:
        assert driver.app.window.mode == stored


def test_what_was_said_about_a_small_window_goes_when_it_has_grown(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1280, 720)) as driver:
        driver.app.window.resize((640, 360))
        driver.frames()
        assert "50" in driver.app.notice.text
        driver.app.window.resize((1280, 720))
        driver.frames()
        assert not driver.app.notice.shown
        driver.app.window.resize((640, 360))
        driver.frames()
        driver.app.say("something else")
        driver.app.window.resize((1280, 720))
        driver.frames()
        assert driver.app.notice.text == "something else"


def test_the_window_shows_a_book_before_the_rest_of_the_program_is_read() -> None:
    """P24: it was not there for seconds, and then black."""
    heavy = ("scenes.bigbook.table", "scenes.bigbook.rulebook", "game.bigbook.cards", "scenes.kit.text")
    look = f"import sys, main, scenes.shell.window; print(sum(name.startswith({heavy!r}) for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stdout.split()[-1] == "0", "the book is drawn by little code"
    for size in ((1280, 720), (640, 480), (3440, 1440)):
        surface = pygame.Surface(size)
        window.shut_book(surface)
        (cx, cy), reach = surface.get_rect().center, range(-240, 240, 3)
        colours = {tuple(surface.get_at((cx + x, cy + y))) for x in reach for y in reach}
        assert len(colours) >= 3 and tuple(surface.get_at((2, 2)))[:3] == window.GROUND


def test_the_first_opening_of_a_screen_shows_a_sign_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P24: the first rulebook took three seconds in which nothing moved."""
    with painting(tmp_path) as driver:
        surface = driver.app.window.surface
        assert surface is not None
        seen: list[bytes] = []
        monkeypatch.setattr(pygame.display, "flip", lambda: seen.append(pygame.image.tobytes(surface, "RGB")))
        before = pygame.image.tobytes(surface, "RGB")
        driver.app.open("rulebook")
        assert len(seen) == 1 and seen[0] != before, "before it is made"
        driver.frames(2)
        driver.app.pop()
        driver.frames(2)
        seen.clear()
        driver.app.open("rulebook")
        assert not seen, "then it is quick"


MODES = """
import pygame
from scenes.shell.window import Window
window = Window((1280, 720), fullscreen=False)
for mode in ("fullscreen", "window", "borderless", "window", "fullscreen", "borderless", "window"):
    window.use(mode)
    for _ in range(4):
        pygame.event.pump()
        pygame.time.wait(10)
    print(mode, *window.size)
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="no Xvfb here: a real screen is needed")
def test_full_screen_is_left_in_one_press_without_a_window_manager(tmp_path: Path) -> None:
    """P4: on X11 the window kept the whole screen."""
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert screen.stdout is not None
        number = screen.stdout.readline().decode().strip()
        system = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}", "PYTHONPATH": str(ROOT)}
        done = subprocess.run([sys.executable, "-c", MODES], env=system, capture_output=True, text=True, timeout=120)
    finally:
        screen.terminate()
        screen.wait(20)
    assert done.returncode == 0, done.stderr
    sizes = {"window": "1280 720"}
    shown = [
        line for line in done.stdout.splitlines() if line.partition(" ")[0] in ("window", "borderless", "fullscreen")
    ]
    assert len(shown) == 7
    assert all(line == f"{line.split()[0]} {sizes.get(line.split()[0], '1600 900')}" for line in shown), shown
    assert "RuntimeWarning" not in done.stderr


def test_a_small_window_says_so_at_start(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1000, 600)) as driver:
        assert "78" in driver.app.notice.text
    with painting(tmp_path, window=(1280, 720)) as driver:
        assert not driver.app.notice.shown


TOGGLED = """
import pygame
from scenes.shell.window import Window
window = Window((1280, 720), fullscreen=False)
for _ in range(2):
    window.toggle()
    print(pygame.display.get_driver(), window.mode, end=" ")
    window.toggle()
    print(window.mode, *window.size)
"""


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_one_toggle_leaves_full_screen_under_each_driver(driver: str) -> None:
    """Under x11 it is tried by hand, with a window manager and without (docs/history/issue-16.md)."""
    done = subprocess.run(
        [sys.executable, "-c", TOGGLED], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "SDL_VIDEODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == [f"{driver} fullscreen window 1280 720"] * 2, done.stderr
