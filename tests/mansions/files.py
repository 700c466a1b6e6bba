"""The scenario files of this game."""

from __future__ import annotations

from pathlib import Path

from game.core.lessons import scenario as scenarios

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "mansions"
FILES = list(scenarios.find([FOLDER]))
