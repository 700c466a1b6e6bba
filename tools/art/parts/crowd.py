"""Figures out of other pictures, put together to a crowd: a monster without its page, the farther off the more the air
lies over it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module

from tools.art.frames.book import BLEED, monster_page
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc

CROWD_SIZE = (1500, 1060)
HEART = (750, 690)
"""Where the light comes out of the book that the crowd comes from."""
AIR = "#3a2448"
_COLOUR = re.compile(r"#[0-9a-f]{6}")


def step_out(d: Doc, name: str, parts: Sequence[str], place: str, far: float = 0.0) -> None:
    """A monster of those layers with its drawing set in the transform `place`; far: how much of the air is over it."""
    drawn = import_module(f"tools.art.pictures.bigbook.monsters.{name}")
    figure = monster_page("", drawn, BLEED).only(parts, "")
    if far:
        figure.recolour(lambda text: _COLOUR.sub(lambda match: mix(match[0], AIR, far), text))
    d.paste(figure, place)
