"""Commands about saves, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def replay_command(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", "replay", str(path), *more],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
