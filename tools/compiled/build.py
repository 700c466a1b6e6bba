"""A copy of the game in a folder of its own, its busiest modules compiled: run in that folder by `tools.compiled`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from .modules import MODULES, NATIVE, OPEN, ROOMS
from .native import native

ROOT = Path(__file__).resolve().parents[2]
FUTURE = "from __future__ import annotations\n"
# For mypyc alone: a compiled class does not run its decorator, and the game shall not need mypy's own package.
TOLD = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = sys.argv[1:]
sys.argv = ["setup", "-q", "build_ext", "--inplace"]
options = ["--config-file=", "--strict", "--ignore-missing-imports"]
setup(name="compiled", ext_modules=mypycify([*options, *modules], opt_level="3", debug_level="0"))
"""


NO_SOURCE = ("__pycache__", ".*", "#*", "*~")
"""What Python and editors leave beside the sources."""


def lay_out(folder: Path) -> None:
    """The pure copy; a folder that is there already is taken for an older one only where it has a game in it."""
    if folder.exists():
        if any(folder.iterdir()) and not (folder / "game" / "__main__.py").exists():
            raise SystemExit(f"{folder} holds something else")
        shutil.rmtree(folder)
    for room in ROOMS:
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns(*NO_SOURCE))
    for module, name in NATIVE.items():
        path = folder / module
        path.write_text(native(path.read_text("utf-8"), name), "utf-8")
    for module, name in OPEN.items():
        path = folder / module
        text, told = re.subn(
            rf"^class {name}(?=[:(])",
            f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}",
            path.read_text("utf-8"),
            flags=re.MULTILINE,
        )
        if told != 1:
            raise SystemExit(f"{module} has no class {name}")
        path.write_text(text.replace(FUTURE, f"{FUTURE}{TOLD}", 1), "utf-8")


def build(folder: Path) -> int:
    """Compile in the folder (one to four minutes of one core); the number of compiled modules. SystemExit with what
    mypyc or the C compiler said where it does not work."""
    lay_out(folder)
    done = subprocess.run(
        [sys.executable, "-c", SETUP, *MODULES], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    shutil.rmtree(folder / "build")
    return sum(path.is_relative_to(folder / "game") for path in built(folder))


def built(folder: Path) -> list[Path]:
    """What was compiled in a folder: a library for each module beside its text, and one at the top that they share."""
    return sorted(path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})
