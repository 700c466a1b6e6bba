"""Two windows on one data folder: each writes what was changed in it, and nothing else; what is damaged is told and
kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest

from scenes.kit.detail import DETAILS
from scenes.shell.friends import FRIENDS, Friends
from scenes.shell.profile import PROFILES, SETTINGS, Prefs, Profile, Settings, merged, parse
from scenes.shell.storage import DataDir
from tests.lengths import alike
from tests.scenes.driver import driving

ROOT = Path(__file__).resolve().parents[3]
OTHER: dict[str, Any] = {
    "language": "es", "speed": 4, "shake": 0.5, "flash": 0.5, "particles": 0.5, "idle": 0.5, "text_scale": 1.5,
    "ui_scale": 1.25, "face": "plain", "magnifier": 2, "undo": "free", "window": "fullscreen",
    "render_scale": 50, "display": 2, "window_size": (800, 600),
    "window_place": (3, 4), "speech": DETAILS[1], "hold": 700, "repeat": 0, "scan": 600, "voice_rate": 0.5,
    "keys": {"redo": "r"},
}  # fmt: skip
"""Another value than the default, for settings that are no switches."""


def other(name: str) -> Any:
    """Another value of a setting than its default."""
    default = getattr(Settings(), name)
    if name in OTHER:
        return OTHER[name]
    return not default if isinstance(default, bool) else default


def changeable() -> list[str]:
    return [item.name for item in fields(Settings) if other(item.name) != getattr(Settings(), item.name)]


@alike(6)
@pytest.mark.parametrize("name", changeable())
def test_a_setting_changed_in_one_window_survives_every_change_in_the_other(name: str, tmp_path: Path) -> None:
    a, b = Prefs(DataDir(tmp_path), {}), Prefs(DataDir(tmp_path), {"speed": 0})
    a.set(name, other(name))
    for another in changeable():
        if another != name:
            b.set(another, other(another))
    stored = parse(json.loads((tmp_path / SETTINGS).read_text("utf-8")))
    assert {one: getattr(stored, one) for one in changeable()} == {one: other(one) for one in changeable()}


def test_of_tables_each_entry_is_changed_by_itself(tmp_path: Path) -> None:
    a, b = Prefs(DataDir(tmp_path), {}), Prefs(DataDir(tmp_path), {})
    a.set("keys", {"redo": "r", "undo": "u"})
    b.live.keys["log"] = "l"
    b.set("keys", b.live.keys)
    a.live.keys.pop("undo")
    a.set("keys", a.live.keys)
    assert Prefs(DataDir(tmp_path), {}).live.keys == {"redo": "r", "log": "l"}
    assert merged(["a", "b"], ["b", "c"], ["a", "b", "d"]) == ["b", "d", "c"]
    assert merged(1, 1, 2) == 2 and merged(1, 3, 2) == 3


def test_what_a_later_edition_has_stored_stays(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text('{"wings": 2, "shake": 0.25}', "utf-8")
    Prefs(DataDir(tmp_path), {}).set("flash", 0.5)
    found = json.loads((tmp_path / SETTINGS).read_text("utf-8"))
    assert (found["wings"], found["shake"], found["flash"]) == (2, 0.25, 0.5)


def test_what_the_disk_refused_is_written_with_the_next_change(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    a = Prefs(DataDir(blocked / "below"), {})
    a.set("shake", 0.5)
    blocked.unlink()
    (blocked / "below").mkdir(parents=True)
    (blocked / "below" / SETTINGS).write_text(json.dumps(asdict(Settings()) | {"language": "it"}), "utf-8")
    a.set("flash", 0.5)
    stored = Prefs(DataDir(blocked / "below"), {}).live
    assert (stored.shake, stored.flash, stored.language) == (0.5, 0.5, "it")


def test_what_is_learned_in_two_windows_is_learned(tmp_path: Path) -> None:
    a, b = Profile(DataDir(tmp_path)), Profile(DataDir(tmp_path))
    a.finish("first")
    b.see("hint")
    a.solve("one", 4)
    b.solve("one", 3)
    b.solve("two", 9)
    a.see_opening()
    b.see_company()
    a.finish("second")
    b.finish("third")
    c = Profile(DataDir(tmp_path))
    assert (sorted(c.lessons), c.hints, c.challenges) == (["first", "second", "third"], ["hint"], {"one": 3, "two": 9})
    assert c.opening and c.company
    a.solve("one", 2)
    b.replay_hints()
    b.forget_lessons()
    a.see("another")
    d = Profile(DataDir(tmp_path))
    assert (sorted(d.lessons), d.hints, d.challenges["one"]) == (["first", "second"], ["another"], 2)
    assert d.opening and not d.company, "an old window does not bring back what was taken away elsewhere"


def friend(book: Friends, name: str) -> str:
    one = book.fresh()
    one.name = name
    assert book.write(one)
    return next(found.id for found in book.present if found.name == name)


def test_two_windows_write_in_one_book_of_friends(tmp_path: Path) -> None:
    first = Friends(DataDir(tmp_path))
    ana, bruno = friend(first, "Ana"), friend(first, "Bruno")
    a, b = Friends(DataDir(tmp_path)), Friends(DataDir(tmp_path))
    found = a.known(ana)
    assert found is not None
    found.portrait = "stoker"
    a.write(found)
    other = b.known(ana)
    assert other is not None
    other.name = "Anna"
    b.write(other)
    caio = friend(b, "Caio")
    a.sit(bruno)
    dora = friend(b, "Dora")
    b.remove(bruno)
    friend(a, "Elio")
    c = Friends(DataDir(tmp_path))
    assert {one.name for one in c.present} == {"Anna", "Caio", "Dora", "Elio"} and len({ana, bruno, caio, dora}) == 4
    anna = c.known(ana)
    assert anna is not None and (anna.name, anna.portrait) == ("Anna", "stoker")
    assert json.loads((tmp_path / FRIENDS).read_text("utf-8"))["here"] == bruno


@pytest.mark.parametrize("left", [b"", b"\0" * 90, None])
@pytest.mark.parametrize("name", [FRIENDS, PROFILES])
def test_a_file_of_ours_that_is_cut_or_zeroed_is_put_aside_and_told(
    left: bytes | None, name: str, tmp_path: Path
) -> None:
    book = Friends(DataDir(tmp_path))
    friend(book, "Ana")
    friend(book, "Bruno")
    profile = Profile(DataDir(tmp_path))
    profile.finish("first")
    profile.finish("second")
    path = tmp_path / name
    damaged = path.read_bytes()[:-40] if left is None else left
    path.write_bytes(damaged)
    with driving(tmp_path) as d:
        copy = f"{name}.damaged-1"
        assert d.app.notice.text == d.app.t("kit.errors.older_used", file=name, copy=copy)
        assert (tmp_path / copy).read_bytes() == damaged
    with driving(tmp_path) as d:
        assert not d.app.notice.text, "told once"


def test_settings_that_are_a_link_stay_one(tmp_path: Path) -> None:
    data, cloud = tmp_path / "data", tmp_path / "cloud"
    for folder in (data, cloud):
        folder.mkdir()
    (data / SETTINGS).symlink_to(cloud / "ours.json")
    prefs = Prefs(DataDir(data), {})
    for shake in (0.5, 0.25):
        prefs.set("shake", shake)
        assert (data / SETTINGS).is_symlink() and parse(json.loads((cloud / "ours.json").read_text())).shake == shake
    (cloud / "ours.json").write_bytes(b"torn")
    assert Prefs(DataDir(data), {}).live.shake == 0.5
    assert (data / SETTINGS).is_symlink() and (cloud / "ours.json.damaged-1").read_bytes() == b"torn"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a system that ends programs by a signal")
def test_a_system_that_ends_the_program_is_not_asked_whether_it_means_it(tmp_path: Path) -> None:
    """The folder of saves takes nothing: whoever closes the window is asked, the system is obeyed at once."""
    (tmp_path / "saves").write_text("a file where a folder should be", "utf-8")
    screen = tmp_path / "screen.json"
    program = subprocess.Popen(
        [sys.executable, "main.py", "--data-dir", str(tmp_path), "--players", "2", "--seed", "5", "--lang", "en",
         "--ui-map", str(screen)],
        cwd=ROOT, env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while not screen.exists() and program.poll() is None:
        time.sleep(0.05)
    program.send_signal(signal.SIGTERM)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (0, ""), out
