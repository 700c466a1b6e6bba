"""The wheel: built, installed into an empty environment without a network, and a turn of each game played there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.cli.commands import ROOT

PARTS = ("pyproject.toml", "README.md", "LICENSE", "main.py", "game", "scenes", "localization", "assets")


def done(*args: object, cwd: Path, lines: str = "") -> str:
    """What a command writes; it must end well and complain of nothing."""
    found = subprocess.run(
        [*map(str, args)], cwd=cwd, input=lines, capture_output=True, encoding="utf-8", check=False
    )  # fmt: skip
    assert (found.returncode, found.stderr) == (0, ""), found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that holds the wheel, and sees the libraries of this one."""
    folder = tmp_path_factory.mktemp("wheel")
    source, dist, home = folder / "source", folder / "dist", folder / "home"
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            source.mkdir(exist_ok=True)
            shutil.copy(ROOT / part, source / part)
    quiet = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    done(sys.executable, *quiet, "wheel", "--no-deps", "--no-build-isolation", "-w", dist, source, cwd=folder)
    venv.create(home, with_pip=False)
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    (wheel,) = dist.glob("*.whl")
    done(
        sys.executable,
        *quiet,
        "--python",
        python,
        "install",
        "--no-deps",
        "--no-index",
        "--no-compile",
        wheel,
        cwd=folder,
    )
    site = Path(done(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    assert Path(done(python, "-c", "import game; print(game.__file__)", cwd=folder).strip()).is_relative_to(site)
    return python


def test_a_turn_of_each_game_is_played_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    night = done(installed, "-m", "game", "play", "--game", "mansions", "--players", 1, "--seed", 3, "--lang", "en",
                 cwd=tmp_path, lines="move:gh6\nend\n")  # fmt: skip
    assert "Nobody Home" in night and "Round 2 began." in night
    book = done(
        installed, "-m", "game", "play", "--players", 2, "--seed", 3, "--lang", "es", cwd=tmp_path, lines="end\n0\n"
    )
    assert "Semilla 3" in book and "\n> end\n" in book
    for screen in (night, book):
        assert not re.search(r"\[(?:mansions|kit|bigbook|prompts|terms)\.", screen), "a raw key"


def test_the_window_finds_its_pictures_fonts_and_words_in_the_wheel(installed: Path, tmp_path: Path) -> None:
    found = done(
        installed, "-c",
        "from pathlib import Path; import scenes.kit.assets as a; root = a.ROOT.parent;"
        "print(len(list(root.rglob('*.svgz'))), len(list(root.rglob('*.ttf'))), len(list((root.parent / 'localization')"
        ".rglob('*.yaml'))))", cwd=tmp_path)  # fmt: skip
    counts = [int(word) for word in found.split()[-3:]]
    here = [len(list((ROOT / folder).rglob(name))) for folder, name in
            (("assets", "*.svgz"), ("assets", "*.ttf"), ("localization", "*.yaml"))]  # fmt: skip
    assert counts == here and all(counts)
