"""How long a build takes to begin beside the checkout: from the start of the process to a settled first screen."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from .facts import NAME, ROOT

SOURCE = (sys.executable, str(ROOT / "main.py"))
MOST_RATIO = 1.2
"""A build may take so many times as long as the source."""
PATIENCE = 60.0
"""Seconds after which a start has failed."""
STEP = 0.01


def seconds(command: Sequence[str], compiled: str) -> float:
    """One start in an empty data folder, ended as soon as the screen has settled. TimeoutError where it does not.

    `compiled` is a folder for what Python keeps of modules it has read: an installed copy has that beside them.
    """
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environ.update(SDL_AUDIODRIVER="dummy", PYTHONPYCACHEPREFIX=compiled)
    with TemporaryDirectory() as folder:
        seen = Path(folder) / "map.json"
        asked = (*command, "--data-dir", folder, "--ui-map", str(seen), "--lang", "en", "--window", "1280x720")
        begun = time.perf_counter()
        child = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environ)
        try:
            while not seen.exists():
                if child.poll() is not None or time.perf_counter() - begun > PATIENCE:
                    raise TimeoutError(" ".join(asked))
                time.sleep(STEP)
            return time.perf_counter() - begun
        finally:
            child.kill()
            child.wait()


def compared(folder: Path, turns: int) -> tuple[float, float, float]:
    """The median start of a built folder and of the source in seconds, in turns, and the median of the ratios of the
    pairs: so what else the machine does matters little."""
    program = (str(folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)),)
    with TemporaryDirectory() as compiled:
        pairs = [(seconds(program, compiled), seconds(SOURCE, compiled)) for _ in range(turns + 1)][1:]
    built, source = zip(*pairs, strict=True)
    return median(built), median(source), median(one / other for one, other in pairs)
