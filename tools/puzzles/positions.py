"""Positions by chance, as the `given` of a scenario: small tables on which a turn has few but telling ways."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.rules.options import MAGICIANS

BOOK = ["cover_2", "page_07", "page_06", "page_12", "page_09", "page_11", "final_page"]
QUIET = tuple(magician for magician in MAGICIANS if magician != "windwright")
"""Whose cards count as what they are: a wild Air card would multiply the ways to pay."""
KINDS = ("save", "judgment", "win")
"""A curse strikes next; the judgement comes next; the game ends with this turn."""
SPACES = ("2", "3", "4", "5")
AMONG = 3
"""Curses on the board, at most."""


def position(chance: Random, kind: str) -> tuple[dict[str, Any], frozenset[str]]:
    """The `given` of a position of that kind, and the curses that have to go this turn."""
    curses = _curses(chance, kind)
    turn = {"win": 30, "judgment": chance.choice((5, 10, 15))}.get(kind) or chance.choice((1, 2, 3, 6, 7, 8))
    marker = (turn - 1) % 5 + 1
    given: dict[str, Any] = {"turn": str(turn), "book": BOOK}
    spaces = [space for space in SPACES if kind != "save" or int(space) > marker]
    if kind == "save":
        given["curses"] = {str(marker + 1): [curses[0]]}
        goal = curses[:1]
        for curse in curses[1:]:
            later = [space for space in spaces if space not in given["curses"]]
            if later:
                given["curses"][chance.choice(later)] = [curse]
    else:
        chosen = sorted(chance.sample(spaces, len(curses)))
        given["curses"] = {space: [{curse: {"applied": "true"}}] for space, curse in zip(chosen, curses, strict=True)}
        goal = curses
    given["library"] = {element: [] for element in ELEMENTS}
    given["players"] = _players(chance)
    return given, frozenset(goal)


def _curses(chance: Random, kind: str) -> list[str]:
    known = catalogue().curses
    count = chance.choice((1, 2, 2) if kind == "save" else (1, 2, 2, AMONG))
    found = chance.sample([one for one in known if known[one].pile < len(PILES) - 1], count)
    if chance.random() < 0.4:
        found[0] = chance.choice([one for one in known if known[one].pile == len(PILES) - 1])
    return found


def _players(chance: Random) -> dict[str, Any]:
    people: dict[str, Any] = {}
    spells = catalogue().spells
    free = [one.id for one in spells.values() if not one.basic]
    basic = [one.id for one in spells.values() if one.basic]
    for number, magician in enumerate(chance.sample(QUIET, 2), start=1):
        learnt = chance.sample(free, chance.choice((0, 1, 1, 2)))
        free = [spell for spell in free if spell not in learnt]
        people[f"p{number}"] = {
            "magician": magician,
            "hand": sorted(_card(chance) for _ in range(chance.choice((3, 4, 5)))),
            "support": sorted(_card(chance) for _ in range(chance.choice((0, 0, 1, 2)))),
            "deck": ["earth1", "water1", "fire1", "air1", "fire1", "water1", "earth1", "air1"],
            "spells": [*basic, *learnt],
        }
    return people


def _card(chance: Random) -> str:
    if chance.random() < 0.12:
        return "madness"
    return f"{chance.choice(ELEMENTS)}{chance.choice((1, 1, 1, 2, 2, 3))}"
