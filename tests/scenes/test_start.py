"""The menu waits for nothing that it does not show: the rest of a game's screens is read while people look at it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scenes.bigbook.screens import MODULES
from scenes.kit import routes
from scenes.program import reading

ROOT = Path(__file__).resolve().parents[2]
TABLE = "scenes.bigbook.table.scene"


def _in_a_fresh_process(lines: str) -> str:
    command = [sys.executable, "-c", f"import sys\nimport scenes.program\n{lines}"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def test_the_program_is_read_without_the_table() -> None:
    assert _in_a_fresh_process(f"print({TABLE!r} in sys.modules)").splitlines()[-1] == "False"


def test_all_of_it_is_read_a_little_at_a_time() -> None:
    assert tuple(reading()) == MODULES
    assert TABLE in sys.modules


def test_a_screen_that_nobody_has_read_opens_by_its_name() -> None:
    found = _in_a_fresh_process("from scenes.kit import routes\nprint(routes.known('rulebook'), *routes.names())")
    names = found.splitlines()[-1].split()
    assert names[0] == "True"
    assert {"setup", "rulebook", "tutorial", "challenge", "challenges", "final-table", "menu"} <= set(names)
    assert set(names[1:]) == set(routes.names())
