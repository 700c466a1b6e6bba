"""Whether a compiled copy plays the same games as the rules it was made of."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .build import ROOT


@dataclass(frozen=True)
class Proof:
    """How so many games came out with the pure rules and with the compiled ones."""

    games: int
    same: bool
    """Every answer, what each table was worth, the last states; and the copy did run compiled."""
    pure: float
    """Seconds of processor time."""
    compiled: float

    def __str__(self) -> str:
        said = "the same" if self.same else "NOT the same"
        return f"{self.games} games: {said}, CPU s {self.pure:.2f} pure, {self.compiled:.2f} compiled"


def told(games: int, temper: str, where: Path) -> list[str]:
    """The words of `tools.compiled.digest` for the game that lies in a folder. CalledProcessError where it fails."""
    command = [sys.executable, "-m", "tools.compiled.digest", str(games), temper]
    path = os.pathsep.join([str(where), str(ROOT)])
    done = subprocess.run(
        command, cwd=where, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def prove(folder: Path, games: int, temper: str) -> Proof:
    """Play the first so many games of a temper here and in a compiled copy's folder, and compare."""
    pure, compiled = (told(games, temper, where) for where in (ROOT, folder))
    same = pure[0] == compiled[0] and (pure[1], compiled[1]) == ("pure", "compiled")
    return Proof(games, same, float(pure[2]), float(compiled[2]))
