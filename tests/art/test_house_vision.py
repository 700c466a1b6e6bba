"""The second game says nothing by hue alone: what means different things differs in value and outline, at the size of
play, to every kind of sight and in grey.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from .nobody_home import CLASSES, HOME, TOKENS, drawn
from .pictures import Image, pixels
from .sight import SIGHTS, alike

NIGHT, CARD = (16, 38, 43), (200, 192, 170)
"""The ground of the board and of a card."""
APART = 10.0
"""Least share in percent of the pixels that show another tone, between two things that mean different things."""
ICONS_APART = 6.0
"""Between two icons of one ink: they share their ground, and much of it."""
SAME = {"die_face die_blank"}
"""A die with and without a number, which the game writes on it."""
LEAVES_APART = 5.0
"""Between two doors seen from their edge, which fill a third of their canvas."""


@cache
def _laid(kind: str, name: str, size: tuple[int, int], ground: tuple[int, int, int] = NIGHT) -> Image:
    image = pixels(HOME / kind / f"{name}.svgz", size)
    opacity = image[:, :, 3:]
    return image[:, :, :3] * opacity + np.array(ground) / 255 * (1 - opacity)


def _near(
    kind: str,
    names: list[str],
    size: tuple[int, int],
    sight: str,
    apart: float = APART,
    ground: tuple[int, int, int] = NIGHT,
) -> dict[str, float]:
    return alike({name: _laid(kind, name, size, ground) for name in names}, sight, apart)


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_tokens_are_told_apart(sight: str) -> None:
    near = _near("tokens", list(TOKENS), (26, 26), sight)
    assert {pair: value for pair, value in near.items() if pair not in SAME} == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_states_of_doors_are_told_apart(sight: str) -> None:
    for way, apart in (("h", APART), ("v", LEAVES_APART)):
        names = [f"door_{way}_{state}" for state in ("closed", "open", "sealed", "locked")]
        assert _near("board", names, (58, 86), sight, apart) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_backs_and_classes_are_told_apart(sight: str) -> None:
    assert _near("backs", sorted(drawn("backs")), (46, 64), sight) == {}
    seals = {legs: _laid("frames", f"combat_{legs}", (118, 165))[6:34, 8:36] for legs in CLASSES}
    assert alike(seals, sight, APART) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_pieces_of_puzzles_are_told_apart(sight: str) -> None:
    """Wires differ as a plain and a beaded cord, symbols as sun, moon and eye on three values."""
    for family in ("wiring_n", "lock_"):
        pieces = sorted(name for name in drawn("puzzles") if name.startswith(family) and name != "lock_l4")
        assert _near("puzzles", pieces, (96, 96), sight, 1.5) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_darkness_fire_and_water_are_told_apart_in_a_room(sight: str) -> None:
    room = _laid("house", "t7_glasshouse", (320, 160))
    seen = {"": room}
    for over in ("dark_glasshouse", "fire_glasshouse_1", "flood_glasshouse"):
        image = pixels(HOME / "board" / f"{over}.svgz", (320, 160))
        opacity = image[:, :, 3:]
        seen[over] = image[:, :, :3] * opacity + room * (1 - opacity)
    assert alike(seen, sight, APART) == {}


def test_icons_are_told_apart_by_their_outline() -> None:
    names = sorted(drawn("icons"))
    assert _near("icons", names, (24, 24), "grey", ICONS_APART, CARD) == {}


def test_emblems_of_people_are_told_apart_by_their_outline() -> None:
    names = sorted(path.stem for path in Path(HOME / "people").glob("*_emblem.svgz"))
    assert _near("people", names, (24, 24), "grey", APART, CARD) == {}


def test_the_measure_refuses_what_differs_in_hue_only() -> None:
    """A red and a green disc of one value are the same thing to it."""
    y, x = np.mgrid[-1:1:26j, -1:1:26j]
    disc = (x * x + y * y < 0.8)[:, :, None]
    red, green = (
        np.where(disc, np.array(tone), np.array([0.05, 0.1, 0.12])) for tone in ((0.72, 0.2, 0.2), (0.1, 0.46, 0.2))
    )
    assert alike({"red": red, "green": green}, "grey", APART) != {}
