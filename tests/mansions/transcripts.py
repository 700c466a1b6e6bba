"""Whole nights to read (`docs/transcripts`): the lines that were typed, answered anew by the present game.

`python -m tests.mansions.transcripts` writes all of them again, from the lines in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.cli.commands import ROOT, played

FOLDER = ROOT / "docs" / "transcripts"
TYPED = "> "
FIRST = (
    "(A whole game as it was played at the terminal; the map is left out after its first time, and of the answers all"
    " steps and puzzle moves.)"
)
LEFT_OUT = re.compile(r" +\d+  (?:move|run|puzzle):")
"""An answer that is not shown: there are many, and the map or the puzzle tells them."""
MORE = re.compile(r" {15,}\S")
"""The second row of an answer."""
BEGIN_OF_MAP = "┌────"


@dataclass(frozen=True, slots=True)
class Night:
    """One of them: how many played, the luck, and what they typed."""

    file: Path
    players: int
    seed: int
    lines: Sequence[str]

    @classmethod
    def read(cls, file: Path) -> Night:
        """The night in a file; who played is known by how the investigators are called in it."""
        text = file.read_text(encoding="utf-8")
        seed = re.search(r"^Seed (\d+)$", text, re.MULTILINE)
        assert seed is not None, file
        seats = set(re.findall(r"^[► ] (i\d)   \S", text, re.MULTILINE))
        lines = [row.removeprefix(TYPED) for row in text.splitlines() if row.startswith(TYPED)]
        return cls(file, len(seats), int(seed[1]), lines)

    def told(self) -> str:
        """What the file has to hold: what the game says today to these lines, as far as it is shown."""
        said = played(self.lines, "--game", "mansions", "--players", self.players, "--seed", self.seed, "--lang", "en")
        return "\n".join([FIRST, "", *_shown(said.splitlines())]) + "\n"


def nights() -> list[Night]:
    """All of them, by their names."""
    return [Night.read(file) for file in sorted(FOLDER.glob("*.txt"))]


def _shown(rows: Sequence[str]) -> Iterator[str]:
    """The rows without every map but the first and without answers that are left out."""
    maps, skipped, within = 0, False, False
    for row in rows:
        if row.startswith(BEGIN_OF_MAP):
            maps, within = maps + 1, maps > 0
        skipped = LEFT_OUT.match(row) is not None or (skipped and MORE.match(row) is not None)
        if not within and not skipped:
            yield row
        within = within and row != ""


if __name__ == "__main__":
    for night in nights():
        night.file.write_text(night.told(), encoding="utf-8", newline="\n")
