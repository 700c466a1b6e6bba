"""The wheel: built, installed into an empty environment without a network, and games played there, with and without a
window.

The interpreter that plays sees the libraries of this one and nothing of the checkout.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.commands import ROOT
from tests.lengths import soak, soaks
from tests.sources import source_files

PACKAGE = "big_book_of_madness"
PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", PACKAGE, "game", "scenes", "localization", "assets")
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
AS_COMPILED = {"PYTHONPYCACHEPREFIX": ""}
"""For programs that lie compiled beside their sources."""
BUILD = """
import contextlib, os, sys
from setuptools import build_meta
with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
    os.mkdir(sys.argv[1])
    build_meta.build_wheel(sys.argv[1], {"--build-option": ["--compression=stored"]})
"""
"""What `pip wheel` asks of the backend that `pyproject.toml` names, asked of it at once: pip would start it three
times. What is unpacked at once need not be packed tightly."""


class Installed(NamedTuple):
    """A wheel, and an environment that holds it."""

    wheel: Path
    python: Path
    command: Path
    package: Path

    def files(self) -> set[str]:
        """Everything that lies in the installed package."""
        return {path.relative_to(self.package).as_posix() for path in self.package.rglob("*") if path.is_file()}


def done(*args: object, cwd: Path, lines: str = "", **environ: str) -> str:
    """What a command writes; it must end well and complain of nothing. What Python compiles for one command is there
    for the next, and never beside the program."""
    compiled = {"PYTHONPYCACHEPREFIX": str(cwd.parent / "compiled")}
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    found = subprocess.run(
        [*map(str, args)], cwd=cwd, input=lines, capture_output=True, encoding="utf-8", check=False,
        env={**plain, **UNSEEN, **compiled, **environ},
    )  # fmt: skip
    assert (found.returncode, found.stderr) == (0, ""), found.stderr
    return found.stdout


def _wheel(folder: Path) -> Path:
    source, dist = folder / "source", folder / "dist"
    source.mkdir()
    for part in PARTS:
        (source / part).symlink_to(ROOT / part)
    done(sys.executable, "-c", BUILD, dist, cwd=source, **AS_COMPILED)
    (wheel,) = dist.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    wheel, home = _wheel(folder), folder / "home"
    venv.create(home, with_pip=False)
    bin = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = bin / ("python.exe" if sys.platform == "win32" else "python")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python)
    done(*pip, "install", "--no-deps", "--no-index", "--no-compile", wheel, cwd=folder, **AS_COMPILED)
    site = Path(done(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    command = bin / ("big-book-of-madness.exe" if sys.platform == "win32" else "big-book-of-madness")
    return Installed(wheel, python, command, site / PACKAGE)


def test_the_wheel_takes_one_name_and_leaves_all_others_to_other_people(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {PACKAGE}


def test_every_picture_sound_letter_and_word_is_in_it(installed: Installed) -> None:
    here = {
        path.relative_to(ROOT).as_posix()
        for room in ("assets", "localization", "game")
        for path in source_files(ROOT / room)
    }
    assert len(here) > 900
    assert not here - installed.files()


def test_a_turn_of_each_game_is_played_in_the_terminal(installed: Installed, tmp_path: Path) -> None:
    play = (installed.command, "-m", "game", "play", "--seed", 3)
    night = done(*play, "--game", "mansions", "--players", 1, "--lang", "en", cwd=tmp_path, lines="move:gh6\nend\n")
    assert "Nobody Home" in night and "Round 2 began." in night
    book = done(*play, "--players", 2, "--lang", "es", cwd=tmp_path, lines="end\n0\n")
    assert "Semilla 3" in book and "\n> end\n" in book
    for screen in (night, book):
        assert not re.search(r"\[(?:mansions|kit|bigbook|prompts|terms)\.", screen), "a raw key"


def test_other_modules_than_the_games_are_not_run(installed: Installed, tmp_path: Path) -> None:
    refused = subprocess.run([installed.command, "-m", "pip"], cwd=tmp_path, capture_output=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, b"") and len(refused.stderr.splitlines()) == 1


@soaks
def test_the_robot_plays_in_the_window_where_nothing_may_be_written(installed: Installed, tmp_path: Path) -> None:
    """From another folder, with a home that is a file: no data folder can be made, and nothing beside the program. In
    the short form it does a lesson, with --long it plays whole games."""
    home = tmp_path / "home"
    home.write_text("no folder", encoding="utf-8")
    before = installed.files()
    homeless = {name: str(home) for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "LOCALAPPDATA")}
    quick = ("--mode", "terror", "--difficulty", "hard", "--seed", 6)  # lost after some fifty answers
    games: list[tuple[object, ...]] = [
        ("--players", players, "--lang", lang, *quick) for players, lang in ((3, "en"), (4, "pt"), (5, "es"))
    ]
    lesson: tuple[object, ...] = ("random", "--tutorial", "casting", "--lang", "it")
    for asked in soak([lesson], [lesson, *games, ("--players", 2, "--lang", "it", "--seed", 8)]):
        done(installed.command, "--robot", *asked, "--speed", 0, cwd=tmp_path, **homeless)
    assert installed.files() == before
    assert list(tmp_path.iterdir()) == [home]
