"""Quiet achievements: which a game has earned, judged from its summary alone.

Nothing of it is stored: what was earned is what the games that were kept say. `achievements.yaml` has the conditions,
the languages have names and texts, `assets/art/bigbook/seals` a drawn seal for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.bigbook.play.summary import Summary
from game.bigbook.rules.options import DIFFICULTIES
from game.core.play import achievements as of_any_game
from game.core.play.achievements import Achievement, read

FILE = Path(__file__).with_name("achievements.yaml")
FULL_POWER = "3"


def figures(game: Summary) -> dict[str, int]:
    """What the conditions may ask of a game, by name."""
    lenders = {one.owner for one in game.lent}
    return {
        "won": int(game.won),
        "players": len(game.seats),
        "companions": len(game.seats) - len(game.people),
        "difficulty": DIFFICULTIES.index(game.difficulty) if game.difficulty in DIFFICULTIES else 0,
        "terror": int(game.mode == "terror"),
        "nightmare": int(game.mode == "nightmare"),
        "round": game.round,
        "turns": len(game.turns),
        "beaten": game.marks.count("won"),
        "failed": game.marks.count("failed"),
        "rescues": game.rescues,
        "closest": game.closest,
        "best_turn": max((turn.destroyed for turn in game.turns), default=0),
        "piles": len(game.by_pile(game.destroyed)),
        "destroyed": sum(game.destroyed.values()),
        "taken": game.total("taken"),
        "cured": game.total("cured"),
        "learned": game.total("learned"),
        "granted": game.total("granted"),
        "full_power": game.powers.get(FULL_POWER, 0),
        "lent": sum(one.cards for one in game.lent),
        "silent": len(game.seats) - len(lenders),
        "support": game.supports,
        "wasted": sum(game.wasted.values()),
        "undone": game.undone,
        "hints": game.hints,
        "out": sum(seat.out for seat in game.seats),
    }


@cache
def achievements() -> tuple[Achievement, ...]:
    """All of them, in their order. StrictYamlError or ProgramError for a damaged file."""
    return read(FILE, figures(Summary("easy", "normal", "lost")))


def earned(game: Summary) -> list[str]:
    """The ids of what a game has earned; nothing where it was not played by people (`Summary.by_people`)."""
    if not game.by_people:
        return []
    found = figures(game)
    return [one.id for one in achievements() if one.holds(found)]


def first_earned(games: Sequence[Summary]) -> dict[str, Summary]:
    """For each id that any of the games has earned the first of them, in the order of the achievements."""
    return of_any_game.first_earned(achievements(), ((game, earned(game)) for game in games))
