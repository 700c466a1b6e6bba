"""Quiet achievements of the nights in a house: which a night has earned, judged from its page alone.

`achievements.yaml` has the conditions, the languages have names and texts, `assets/art/mansions/achievements` a plate
for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.core.play import achievements as of_any_game
from game.core.play.achievements import Achievement, read
from game.mansions.play.night import KEEPER, Night

FILE = Path(__file__).with_name("achievements.yaml")
COUNTED = (
    "dark", "carried", "out_of_wits", "last_round", "other_games", "first_try", "every_room", "seam_by_seam",
    "in_one_go", "every_letter", "slipped", "bare_hands", "fetched", "pruned", "low_tide", "attacks", "well_hidden",
    "removals", "given_rounds", "broth", "patience", "every_bell",
)  # fmt: skip
"""What a page has counted for them (`Night.found`)."""


def figures(night: Night, truths: int = 0) -> dict[str, int]:
    """What the conditions may ask of a night, by name. `truths`: how many of its story's objectives had been seen when
    it ended, its own among them."""
    return {
        "rounds": night.round,
        "won": int(night.won),
        "lost": int(night.result == KEEPER),
        "nobody": int(not night.won and night.result != KEEPER),
        "visitors": len(night.visitors),
        "undone": night.undone,
        "truths": truths,
        **{name: night.found.get(name, 0) for name in COUNTED},
    }


@cache
def achievements() -> tuple[Achievement, ...]:
    """All of them, in their order. StrictYamlError or ProgramError for a damaged file."""
    return read(FILE, figures(Night("", "", "")))


def earned(nights: Sequence[Night]) -> list[list[str]]:
    """For each of the nights, in the order in which they were begun, the ids of what it has earned."""
    truths: dict[str, set[str]] = {}
    found = []
    for night in nights:
        seen = truths.setdefault(night.story, set())
        seen.add(night.objective)
        known = figures(night, len(seen))
        found.append([one.id for one in achievements() if one.holds(known)])
    return found


def first_earned(nights: Sequence[Night]) -> dict[str, Night]:
    """For each id that any of the nights has earned the first of them, in the order of the achievements."""
    return of_any_game.first_earned(achievements(), zip(nights, earned(nights), strict=True))
