"""Who plays a game at its window as a robot's head: for each game the one that gets somewhere."""

from __future__ import annotations

from game.core.engine.chance import Chance
from game.games import DEFAULT, entry
from scenes.bigbook.tutorial.next_input import Advice
from scenes.mansions.robot import advice
from scenes.shell.robot import Chooser

HOUSE = "mansions"


def player(game: str, seed: int) -> Chooser:
    """What to press next in a game: by chance in the first, as the party does in the house, where chance never ends."""
    return Advice(Chance(seed)) if game == DEFAULT else advice(entry(game).policies["party"](seed))
