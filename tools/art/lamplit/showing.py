"""How the second game's pictures are shown to those who see them for the first time (`python -m tools.art readers`)."""

from __future__ import annotations

import gzip
import io

import pygame

from tools.art import build
from tools.art.lamplit.housemap import UNIT, plan
from tools.art.readers import CARD, Showing


def _over_room(name: str) -> pygame.Surface | None:
    """The room that an overlay of the board lies over, as drawn on its tile; None for what lies over no one room."""
    room = next((one for one in plan().spaces if name.endswith((f"_{one}", f"_{one}_1", f"_{one}_2"))), "")
    tile = next((one for one, (_, rooms) in plan().tiles.items() if room in rooms), "")
    if not tile:
        return None
    (x0, y0, x1, y1), rooms = plan().tiles[tile]
    left, top, right, bottom = plan().area(room).bounds
    stored = build.OUTPUT / "mansions" / "house" / f"{tile}_{'_'.join(rooms)}.svgz"
    size = ((x1 - x0) * UNIT, (y1 - y0) * UNIT)
    drawn = pygame.image.load_sized_svg(io.BytesIO(gzip.decompress(stored.read_bytes())), size)
    return drawn.subsurface((round(left) - x0 * UNIT, round(top) - y0 * UNIT, round(right - left), round(bottom - top)))


SHOWINGS = {
    "house": Showing(380, 160, "rooms of the board, seen from above; people stand in them", scaled=400),
    "board-doors": Showing(
        180, 48, "doors and furniture that lie over the board", leaving=("dark_", "fire_", "flood_")
    ),
    "board-dark": Showing(250, 150, "a room in darkness", only=("dark_",), under=_over_room, scaled=400),
    "board-fire": Showing(
        250, 150, "a room on fire; _1 and _2 take turns", only=("fire_",), under=_over_room, scaled=400
    ),
    "board-flood": Showing(250, 150, "a room in which the tide stands", only=("flood_",), under=_over_room, scaled=400),
    "people": Showing(250, 92, "investigators that players choose from: portrait, four moods, figure, emblem"),
    "monsters": Showing(210, 58, "monsters as figures on the board, and their backs where numbers are written"),
    "portraits": Showing(300, 200, "the monster as the reading pane shows it, large"),
    "figures": Showing(210, 58, "further figures of the same kinds of monsters"),
    "states": Showing(160, 58, "laid over a figure: hurt, torn through, dazed", under=lambda name: _figure(name)),
    "keeper": Showing(280, 120, "the opponent's chair, bells, clock, labels of the actions", CARD),
    "tokens": Showing(170, 34, "tokens on the board and beside people"),
    "icons": Showing(160, 24, "marks of buttons, verbs, abilities, attributes", CARD),
    "puzzles": Showing(160, 96, "pieces of three kinds of puzzles"),
    "frames": Showing(300, 118, "frames of cards; a picture is seen through the hole"),
    "backs": Showing(250, 46, "backs of cards"),
    "classes": Showing(250, 60, "pictures for cards that have none of their own, by class"),
    "combat": Showing(360, 110, "halves of the cards of a fight: above what we do, below what it does"),
    "fights": Showing(360, 110, "upper halves of the cards of a fight, one each"),
    "items": Showing(250, 60, "pictures of the things one carries"),
    "spells": Showing(250, 96, "pictures of spells, before and after"),
    "locks": Showing(250, 80, "what bars a door, a drawer, a way"),
    "omens": Showing(250, 96, "cards of bad luck that the opponent plays on people"),
    "mishaps": Showing(250, 96, "injuries and oddities that people get"),
    "story": Showing(500, 320, "scenes of the story: clues, events, aims, endings"),
    "opening": Showing(780, 640, "four pictures before the first game"),
    "plates": Showing(500, 320, "pictures over lessons and pages"),
    "rules": Showing(500, 320, "figures of the rulebook; words stand beside them"),
    "achievements": Showing(200, 96, "small plates for things done"),
    "ui": Showing(380, 190, "menu, set-up, endings, grounds, buttons, pointers, titles"),
}
"""By kind, in the order of the sheets; a part of a kind is `kind-part`."""


def _figure(name: str) -> pygame.Surface:
    stored = build.OUTPUT / "mansions" / "monsters" / f"{name.rsplit('_', 1)[0]}.svgz"
    return pygame.image.load_sized_svg(io.BytesIO(gzip.decompress(stored.read_bytes())), (320, 480))
