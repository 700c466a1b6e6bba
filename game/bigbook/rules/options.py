"""What the players choose before a game: who plays, how hard, in which mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from game.core.engine.rng import Luck, below

DIFFICULTIES = ("easy", "medium", "hard")
MODES = ("normal", "terror", "nightmare")
Pages: TypeAlias = Literal[6, 3]
EVENINGS: Mapping[Pages, str] = {6: "whole", 3: "short"}
"""What is played by how many monsters are still to come: the whole book, or a short evening (docs/rulings.md, S-1)."""
PAGES = tuple(EVENINGS)
WHOLE: Pages = 6
MAGICIANS = (
    "lakekeeper",
    "ferryman",
    "stoker",
    "firebrand",
    "windwright",
    "bellringer",
    "archivist",
    "quarryman",
)
TEMPERS = ("apprentice", "adept", "master")
"""How well a companion plays that takes a seat, the weakest first."""
DEFAULT_PARTY = ("lakekeeper", "firebrand", "windwright", "quarryman", "bellringer")
"""A balanced group for any number of players (BB-TIP.1)."""
NAMES = ("Ana", "Bruno", "Caio", "Dora", "Enzo")
"""What people are called as long as nobody has said otherwise."""


def pages_of(word: str) -> Pages:
    """As many as the word of a setting says; the whole book for any other word."""
    return next((pages for pages in PAGES if str(pages) == word), WHOLE)


class BadOptions(ValueError):  # noqa: N818 - reads as what it says
    """Options that no game can be started with; the text is one clear line."""


@dataclass(frozen=True, slots=True)
class Options:
    """The magicians in seating order, the column of the round track, the mode (BB-SET.1, BB-GRI.11, BB-MOD.1), and how
    many monsters are still to come (S-1)."""

    magicians: tuple[str, ...]
    difficulty: str = "easy"
    mode: str = "normal"
    pages: Pages = WHOLE

    def __post_init__(self) -> None:
        if not 2 <= len(self.magicians) <= 5:
            raise BadOptions(f"two to five players are needed, not {len(self.magicians)}")
        for magician in self.magicians:
            if magician not in MAGICIANS:
                raise BadOptions(f"there is no magician {magician!r}")
        if len(set(self.magicians)) != len(self.magicians):
            raise BadOptions("every magician can be taken once only")
        if self.difficulty not in DIFFICULTIES:
            raise BadOptions(f"the difficulty is one of {', '.join(DIFFICULTIES)}, not {self.difficulty!r}")
        if self.mode not in MODES:
            raise BadOptions(f"the mode is one of {', '.join(MODES)}, not {self.mode!r}")
        pages: Any = self.pages  # a file may say anything
        if type(pages) is not int or pages not in PAGES:
            raise BadOptions(f"the pages are one of {', '.join(map(str, PAGES))}, not {self.pages!r}")

    @classmethod
    def of(cls, players: int, difficulty: str = "easy", mode: str = "normal") -> Options:
        """Options for `players` seats with the default party."""
        if not 2 <= players <= 5:
            raise BadOptions(f"two to five players are needed, not {players}")
        return cls(DEFAULT_PARTY[:players], difficulty, mode)

    def to_json(self) -> dict[str, Any]:
        """The options as JSON data; of a whole book nothing is said, as it was before there was a short evening."""
        told = {"magicians": list(self.magicians), "difficulty": self.difficulty, "mode": self.mode}
        return told if self.pages == WHOLE else {**told, "pages": self.pages}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Options:
        """The options that `to_json` wrote; BadOptions or KeyError where something is wrong."""
        return cls(tuple(data["magicians"]), data["difficulty"], data["mode"], data.get("pages", WHOLE))


def options_of(seed: int) -> Options:
    """Options that depend on the seed: all player counts, difficulties, modes and magicians come round."""
    luck = Luck(seed)
    magicians = list(MAGICIANS)
    party = [magicians.pop(below(luck, len(magicians))) for _ in range(2 + seed % 4)]
    return Options(tuple(party), DIFFICULTIES[seed // 4 % 3], MODES[seed // 12 % 3])
