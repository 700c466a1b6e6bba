"""The wheel: the whole program as one package, for everybody who has Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .facts import ROOT, environment

PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "big_book_of_madness", "game", "scenes", "localization",
         "assets")  # fmt: skip


def build(out: Path) -> Path:
    """Make the wheel in a folder; gives its file. CalledProcessError where it cannot be made."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "source"
        source.mkdir()
        for part in PARTS:
            (source / part).symlink_to(ROOT / part)
        pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
        dist = Path(folder) / "dist"
        subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", dist, source],
                       env=environment(), check=True)  # fmt: skip
        (made,) = dist.glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(made.replace(out / made.name)) if made.stat().st_dev == out.stat().st_dev else _moved(made, out)


def _moved(made: Path, out: Path) -> Path:
    """The file in another folder, which may lie on another disk."""
    there = out / made.name
    there.write_bytes(made.read_bytes())
    return there
