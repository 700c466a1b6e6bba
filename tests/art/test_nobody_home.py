"""The second game's pictures: complete where they are said to be, none without its card, small, and told apart."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations

import numpy as np
import pytest

from game.mansions.cards.reading import catalogue

from .nobody_home import HOME, drawn, table, wanted
from .pictures import ROOT, Image, files, on_table, pixels, text

COMPLETE = (
    "house",
    "board",
    "people",
    "monsters",
    "portraits",
    "figures",
    "states",
    "keeper",
    "tokens",
    "puzzles",
    "frames",
    "backs",
    "classes",
    "combat",
    "fights",
    "ui",
    "story",
    "items",
    "omens",
    "mishaps",
    "locks",
    "spells",
    "opening",
    "plates",
    "achievements",
    "rules",
)
"""Kinds of which nothing is missing any more."""
PAGE = ROOT / "docs/pictures/nobody_home.md"
PACKED = 120 * 1024
ALL = 45 * 1024 * 1024
STANDEE = (320, 480)
FAINT = 0.6
"""A glow may reach the edge of the canvas; paper may not."""
TINY = (23, 34)
"""A standee on the smallest board."""
APART = 0.055
"""How far two standees differ there at least: the mean difference of their pixels, 0..1."""


@pytest.mark.parametrize("kind", COMPLETE)
def test_nothing_is_missing_of_what_is_complete(kind: str) -> None:
    assert set(wanted()[kind]) == drawn(kind)


def test_no_drawing_is_without_its_card() -> None:
    assert {kind: sorted(drawn(kind) - set(ids)) for kind, ids in wanted().items() if drawn(kind) - set(ids)} == {}


def test_the_page_of_pictures_says_what_stands_and_what_does_not() -> None:
    """`python -m tests.art.nobody_home` prints the table anew."""
    assert "\n".join(table()) in PAGE.read_text("utf-8")


def test_every_picture_is_small() -> None:
    own = [path for path in files() if path.is_relative_to(HOME)]
    assert {path.stem: path.stat().st_size for path in own if path.stat().st_size > PACKED} == {}
    assert sum(path.stat().st_size for path in files()) <= ALL


def test_no_dotted_line_is_left_to_the_reader() -> None:
    """Found with pictures that were now and then a flat sheet: nanosvg fills a dotted shape at some sizes."""
    assert [path.stem for path in files() if path.is_relative_to(HOME) and "stroke-dasharray" in text(path)] == []


def test_every_standee_stands_within_its_canvas() -> None:
    cut = {}
    standing = [*(HOME / "monsters").glob("*.svgz"), *(HOME / "figures").glob("*.svgz")]
    for path in sorted(standing) + sorted((HOME / "people").glob("*_standee.svgz")):
        alpha = pixels(path, STANDEE)[:, :, 3]
        cut[path.stem] = float(max(alpha[:400, 0].max(), alpha[:400, -1].max(), alpha[0].max()))
    assert {name: edge for name, edge in cut.items() if edge > FAINT} == {}


def test_every_ability_has_its_emblem() -> None:
    assert {one for one in catalogue().abilities if f"sign_{one}" not in drawn("icons")} == set()


def _standing(name: str) -> Image:
    return on_table(HOME / f"{name}.svgz", TINY)


def test_figures_of_one_kind_are_told_apart_at_34_pixels_by_value_alone() -> None:
    """One thing differs, and it differs in outline: a quarter of what two kinds must differ."""
    near = {}
    for kind, one in catalogue().kinds.items():
        names = [f"monsters/{kind}", *(f"figures/{figure.id}" for figure in one.figures[1:])]
        grey = {name: _standing(name).mean(axis=2) for name in names}
        for first, other in combinations(names, 2):
            near[first, other] = round(float(np.abs(grey[first] - grey[other]).mean()), 3)
    assert {pair: far for pair, far in near.items() if far < APART / 4} == {}


def test_standees_are_told_apart_at_34_pixels_by_value_alone() -> None:
    names = [f"people/{one}_standee" for one in catalogue().investigators]
    names += [f"monsters/{one}" for one in sorted(drawn("monsters")) if not one.endswith("_back")]
    grey = {name: _standing(name).mean(axis=2) for name in names}
    near = {
        (one, other): round(float(np.abs(grey[one] - grey[other]).mean()), 3) for one, other in combinations(names, 2)
    }
    assert {pair: far for pair, far in near.items() if far < APART} == {}


def test_no_two_people_share_a_nose_a_lid_a_mouth_or_a_look() -> None:
    """Each of them has a face of their own: what makes it is said once for all moods."""
    faces = {one: import_module(f"tools.art.pictures.mansions.people.{one}").FACE for one in catalogue().investigators}
    for what, said in {
        "nose": [face.nose for face in faces.values()],
        "lid": [face.gaze.lid for face in faces.values()],
        "mouth": [face.mouth for face in faces.values()],
        "look": [face.gaze.look for face in faces.values()],
        "fright": [face.fright for face in faces.values()],
        "sleep": [face.snore for face in faces.values()],
    }.items():
        assert len(set(said)) == len(faces), what
