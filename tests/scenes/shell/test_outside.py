"""A window into which the world reaches: clipboards, dropped files, typed signs, settings, folders and languages of a
system that are no clean text. Nothing of it ends the game."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.settings import change
from scenes.bigbook.setup.scene import SetupScene
from scenes.kit.input import clipboard
from scenes.kit.text_field import TextField
from scenes.shell.events.arrivals import arrived
from tests.cli.commands import ROOT
from tests.outside import ODD, pieces, texts
from tests.scenes.driver import Driver, driving

CTRL = pygame.KMOD_LCTRL


def sdl() -> ctypes.CDLL:
    """The library below pygame, which has no trouble with bytes."""
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*")) if folder.is_dir() else []
    if not found:
        pytest.skip("this pygame brings no library of its own")
    return ctypes.CDLL(str(found[0]))


def lay(raw: bytes) -> None:
    """Put bytes on the clipboard, as another program would."""
    library = sdl()
    library.SDL_SetClipboardText.argtypes = [ctypes.c_char_p]
    library.SDL_SetClipboardText(raw)


class RawEvent(ctypes.Structure):
    """An event with a text in it, as the system hands it over."""

    _fields_ = (
        ("type", ctypes.c_uint32), ("time", ctypes.c_uint32), ("window", ctypes.c_uint32), ("text", ctypes.c_char * 32),
        ("rest", ctypes.c_char * 64),
    )  # fmt: skip


class RawDrop(ctypes.Structure):
    """A file that is dropped on the window."""

    _fields_ = (
        ("type", ctypes.c_uint32), ("time", ctypes.c_uint32), ("file", ctypes.c_void_p), ("rest", ctypes.c_char * 96),
    )  # fmt: skip


def named(driver: Driver) -> TextField:
    """The set-up with its first name being written, all of it selected."""
    if driver.top.name == "menu":
        driver.click("button:new-game")
    scene = driver.front(SetupScene)
    field = scene.widget("name:p1")
    assert isinstance(field, TextField)
    if not field.writing:
        driver.click("name:p1")
    driver.key(pygame.K_a, CTRL)
    return field


def test_a_latin_1_clipboard_is_pasted_into_a_name(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = named(driver)
        lay(b"caf\xe9")
        driver.key(pygame.K_v, CTRL)
        assert field.value == "café"


def test_every_clipboard_can_be_pasted_wherever_one_can_paste(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        for raw in (*pieces(33, 12), b"\xe9" * 5_000_000):
            field = named(driver)
            lay(raw)
            driver.key(pygame.K_v, CTRL)
            field.value.encode()
            driver.key(pygame.K_a, CTRL)
            driver.key(pygame.K_c, CTRL)
        driver.key(pygame.K_ESCAPE)
        driver.app.go("menu")
        driver.app.open("code")
        for raw in ODD:
            lay(raw)
            driver.click("button:paste")
        assert driver.top.name == "code"


def test_odd_text_can_be_copied(tmp_path: Path) -> None:
    with driving(tmp_path):
        for text in texts(1, 40):
            clipboard.copy(text)
            clipboard.paste().encode()


def test_an_event_that_is_no_text_takes_no_other_with_it(tmp_path: Path) -> None:
    dropped = os.fsencode(tmp_path) + b"/caf\xe9.journal"
    with driving(tmp_path):
        library = sdl()
        library.SDL_strdup.restype = ctypes.c_void_p
        library.SDL_strdup.argtypes = [ctypes.c_char_p]
        try:
            Path(os.fsdecode(dropped)).write_bytes(b"")
        except OSError:
            pytest.skip("names are UTF-8 here")
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4))
        library.SDL_PushEvent(ctypes.byref(RawEvent(pygame.TEXTINPUT, 0, 1, b"caf\xe9")))
        library.SDL_PushEvent(ctypes.byref(RawDrop(pygame.DROPFILE, 0, library.SDL_strdup(dropped))))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="a", scancode=4))
        found = arrived()
        assert [event.type for event in found] == [
            pygame.KEYDOWN, pygame.TEXTINPUT, pygame.DROPFILE, pygame.KEYUP,
        ]  # fmt: skip
        assert found[1].text == "café" and os.fsencode(found[2].file) == dropped


def test_settings_with_half_a_character_start_and_are_written_again(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "en", "keys": {"redo": "\\ud800"}, "\\udfff": NaN}')
    with driving(tmp_path) as driver:
        change(driver.app, "coach", False)
        assert driver.app.data.trouble is None
        assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["games"]["bigbook"]["coach"] is False


def test_every_file_of_the_data_folder_may_hold_any_text(tmp_path: Path) -> None:
    friends = [{"id": f"f{number}", "name": text} for number, text in enumerate(texts(5, 12))]
    (tmp_path / "friends.json").write_text(json.dumps({"here": "f1", "friends": friends}))
    (tmp_path / "profiles.json").write_text(json.dumps({"profiles": {"f1": {"lessons": [*texts(6, 9)]}}}))
    (tmp_path / "last.json").write_text(json.dumps({"file": "\ud800", "sequence": 1}))
    (tmp_path / "saves").mkdir()
    for raw in (
        b"game-\xc2\xb2\xc2\xb2.journal",
        b"game-caf\xe9.journal",
        "game-٣٣٣٣٣.journal".encode(),
        b"\x1b.journal",
    ):
        try:
            Path(os.fsdecode(os.fsencode(tmp_path / "saves") + b"/" + raw)).write_bytes(b"no save\n")
        except OSError:
            continue
    with driving(tmp_path) as driver:
        for name in ("friends", "saves", "settings", "about"):
            driver.app.go("menu")
            driver.app.open(name)
            driver.frames(2)
        driver.app.go("menu")
        driver.click("button:new-game")
        driver.click("button:start")
        driver.frames(4)


def test_a_system_whose_language_is_no_text_still_helps() -> None:
    odd = {"LANG": os.fsdecode(b"es\xff"), "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": os.fsdecode(b"\xff")}
    for command in (["main.py", "--help"], ["-m", "game", "--help"]):
        done = subprocess.run(
            [sys.executable, *command], cwd=ROOT, capture_output=True, env={**os.environ, **odd}, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.startswith(b"us")


@pytest.mark.skipif(shutil.which("true") is None or not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("command", [["main.py", "--help"], ["-m", "game", "cards"], ["-m", "game", "--help"]])
def test_a_full_disk_behind_standard_output_is_told_in_one_line(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, *command], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr, done.stderr
