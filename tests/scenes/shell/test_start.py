"""The menu waits for nothing that it does not show: the rest of a game's screens is read while people look at it."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.games import DEFAULT, entry
from scenes.bigbook.screens import MODULES
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.next_input import Advice
from scenes.kit import routes
from scenes.program import reading
from scenes.shell.robot import Robot
from tests.scenes.driver import driving

ROOT = Path(__file__).resolve().parents[3]
TABLE = "scenes.bigbook.table.scene"


def _in_a_fresh_process(lines: str) -> str:
    command = [sys.executable, "-c", f"import sys\nimport scenes.program\n{lines}"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def test_the_program_is_read_without_the_table() -> None:
    assert _in_a_fresh_process(f"print({TABLE!r} in sys.modules)").splitlines()[-1] == "False"


def test_the_menu_stands_before_a_rule_or_a_card_is_read(tmp_path: Path) -> None:
    lines = f"""

from pathlib import Path
from scenes.shell.command_line import Launch
app = scenes.program.App(Launch(lang="en", data_dir=Path({str(tmp_path)!r})))
scenes.program.first_scene(app)
app.frame()
print(app.top.name, [name for name in sys.modules if name.startswith(("game.bigbook.", "scenes.bigbook.table"))])
app.close()
"""
    name, _, read = _in_a_fresh_process(lines).splitlines()[-1].partition(" ")
    assert name == "menu"
    allowed = {"game.bigbook.rules", "game.bigbook.rules.settings", "game.bigbook.rules.options"}
    assert set(ast.literal_eval(read)) <= allowed, "only what the command line offers"


def test_all_of_it_is_read_a_little_at_a_time(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        asked, cards, *read = reading(d.app)
    assert asked == cards == DEFAULT, "its rules, and then its cards"
    assert tuple(read[: len(MODULES)]) == MODULES and TABLE in sys.modules
    assert "bigbook.log" in read[len(MODULES) :]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_frame_of_play_reads_a_file_of_texts(tmp_path: Path, lang: str) -> None:
    """Straight to a table from the command line, where nobody has looked at a menu: three acts, told."""
    with driving(tmp_path, lang=lang, players=2, seed=7, drawn=True, robot="apprentice") as d:
        before = d.app.catalogue.opened
        assert {(lang, "bigbook.log"), (lang, "bigbook.why"), (lang, "bigbook.cards")} <= before
        assert isinstance(d.top, TableScene)
        run = d.top.run
        robot = Robot(d.app, 7, Advice(entry(DEFAULT).policies["apprentice"](7)))
        d.app.on_frame = robot.frame
        for _ in range(4000):
            d.frames(1)
            if len(run.session.past) >= 3:
                break
        assert len(run.session.past) >= 3
        assert {file for _, file in d.app.catalogue.opened - before if file.startswith("bigbook.")} == set()


def test_every_screen_that_is_read_later_has_its_module() -> None:
    assert len(routes.unread()) > 15
    assert not [module for module in routes.unread() if find_spec(module) is None]


def test_a_screen_that_nobody_has_read_opens_by_its_name() -> None:
    found = _in_a_fresh_process("from scenes.kit import routes\nprint(routes.known('rulebook'), *routes.names())")
    names = found.splitlines()[-1].split()
    assert names[0] == "True"
    assert {"setup", "rulebook", "tutorial", "challenge", "challenges", "final-table", "menu"} <= set(names)
    assert set(names[1:]) == set(routes.names())
