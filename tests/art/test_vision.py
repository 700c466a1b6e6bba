"""Elements and states are told apart without hue: in greyscale and under the three simulated deficiencies.

The simulation stands in `sight.py`. Distances are OKLab x 100.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import combinations

import numpy as np
import pytest

pytest.importorskip("pathops", reason="the drawing kit is an authoring tool: pip install .[art]")

from game.bigbook.catalogue import PILES, Catalogue
from game.bigbook.rules.kinds import ELEMENTS
from scenes.bigbook.cards.palettes import SETS, ramp_of
from scenes.kit.drawing.colour_vision import distance
from scenes.kit.theme import rgb
from tools.art.inkwell.colour import oklab, rgb2hex
from tools.art.palette import EL

from .pictures import BOOK, Image, on_table
from .sight import SIGHTS, alike, difference, seen, tone

BADGE = (32, 32)
SEAT = (48, 48)
CARD = (75, 105)
APART = 12.0
"""Least share in percent of the pixels that show another tone, between two marks that mean different things."""
SEALS_APART = 6.0
"""Seals are one thing in three ranks: the count of teeth and the numeral tell them apart, the tone need only help."""
OWN_COLOURS_APART = 7.0
APART_FOR_THEM = 15.0
"""Between any two elements of a palette, seen with the eyes that it is made for (OKLab x 100)."""
SEALS = ("tokens/seal_1", "tokens/seal_2", "tokens/seal_3")
BACKS = ("backs/deck", "backs/spell", "backs/curse", "backs/curse_multi")
FACES = ("elements/air_1", "madness/face_1", "curses/a1", "spells/telepathy")


@cache
def _laid(name: str, size: tuple[int, int]) -> Image:
    """A stored drawing on the table, rasterised once for all eyes."""
    return on_table(BOOK / f"{name}.svgz", size)


def _alike(names: tuple[str, ...], size: tuple[int, int], sight: str, apart: float = APART) -> dict[str, float]:
    """Pairs of files whose difference is under `apart`, and that difference."""
    return alike({name: _laid(name, size) for name in names}, sight, apart)


def _tinted(colour: str) -> Image:
    """A plain disc of one colour on ink: a mark that speaks by hue only."""
    y, x = np.mgrid[-1:1:32j, -1:1:32j]
    rgb = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    disc: Image = np.where((x * x + y * y < 0.8)[:, :, None], np.array(rgb), np.array([0.1, 0.07, 0.12]))
    return disc


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_elements_differ_in_badge_glyph_token_and_spark(sight: str) -> None:
    for family in ("icons/badge_", "icons/glyph_", "tokens/el_", "tokens/mote_"):
        kinds = PILES if family == "icons/badge_" else ELEMENTS
        assert _alike(tuple(family + kind for kind in kinds), BADGE, sight) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_element_cards_differ_by_element_and_by_value(sight: str) -> None:
    names = tuple(f"elements/{element}_{value}" for element in ELEMENTS for value in (1, 2, 3))
    assert _alike(names, CARD, sight) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_states_differ(sight: str) -> None:
    assert _alike(SEALS, BADGE, sight, SEALS_APART) == {}
    assert _alike(BACKS, CARD, sight) == {}
    assert _alike(FACES, CARD, sight) == {}


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_magicians_differ_by_emblem_and_seat(sight: str) -> None:
    for part in ("_emblem", "_seat", "_bust"):
        assert _alike(tuple(f"magicians/{name}{part}" for name in Catalogue().magicians), SEAT, sight) == {}


def test_the_measure_refuses_marks_that_differ_in_hue_only() -> None:
    fire, earth = _tinted(EL["fire"]["base"]), _tinted("#8a6a1c")
    assert float(np.abs(fire - earth).mean()) > 0.03
    assert difference(tone(fire, "grey"), tone(earth, "grey")) < APART
    water, soil = (tone(_tinted(EL[name]["base"]), "tritan") for name in ("water", "earth"))
    assert difference(water, soil) < APART


def test_the_simulation_leaves_greys_alone_and_brings_red_and_green_together() -> None:
    grey = np.full((1, 1, 3), 0.5)
    for sight in SIGHTS:
        assert np.allclose(seen(grey, sight), grey, atol=0.01)
    red, green = np.array([[[0.8, 0.2, 0.1]]]), np.array([[[0.45, 0.42, 0.1]]])
    assert np.abs(seen(red, "protan") - seen(green, "protan")).max() < np.abs(red - green).max() / 2


def _distance(one: str, other: str, sight: str) -> float:
    a, b = (
        np.array(oklab(rgb2hex(seen(np.array([int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)]), sight))))
        for c in (one, other)
    )
    return float(100 * np.linalg.norm(a - b))


def test_the_game_itself_sees_with_the_same_eyes() -> None:
    for one, other in (("cf3a22", "1d7049"), ("1f5fa6", "8680c2"), ("f6e04c", "efe9da")):
        for sight in ("protan", "deutan", "tritan"):
            assert abs(distance(rgb(one), rgb(other), sight) - _distance(f"#{one}", f"#{other}", sight)) < 0.5


@pytest.mark.parametrize("sight", ("protan", "deutan", "tritan"))
def test_the_elements_of_a_palette_keep_apart_for_the_eyes_it_is_for(sight: str) -> None:
    ramps = [ramp_of(swatch) for swatch in SETS[sight].values()]
    for part in ("mid", "base"):
        codes = ["#{:02x}{:02x}{:02x}".format(*getattr(ramp, part)) for ramp in ramps]
        assert min(_distance(a, b, sight) for a, b in combinations(codes, 2)) >= APART_FOR_THEM


def test_the_magicians_own_colours_keep_apart() -> None:
    names = Catalogue().magicians
    own = {name: import_module(f"tools.art.pictures.bigbook.magicians.{name}").PICTURE.colour for name in names}
    for sight in ("protan", "deutan", "tritan"):
        near = {(a, b): round(_distance(own[a], own[b], sight), 1) for a, b in combinations(own, 2)}
        assert {pair: value for pair, value in near.items() if value < OWN_COLOURS_APART} == {}
