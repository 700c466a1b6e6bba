"""What keeps a neutralised card shut says lock, not jewel: two chains, a padlock with a keyhole, the card behind."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from scenes.bigbook.cards.chains import locked_chains
from scenes.bigbook.party import GameSetup, default_people
from scenes.bigbook.table.scene import TableScene
from scenes.shell import games
from tests.scenes.driver import driving

SIZES = ((36, 50), (76, 106), (210, 294))


def _value(colour: tuple[int, ...]) -> float:
    return sum(colour[:3]) / 3


@pytest.mark.parametrize("size", SIZES)
def test_in_the_middle_hangs_a_padlock_whose_keyhole_is_darker_than_its_iron(size: tuple[int, int]) -> None:
    picture, (w, h) = locked_chains(size), size
    hole = picture.get_at((w // 2, round(h / 2 + w * 0.08)))
    iron = picture.get_at((round(w * 0.36), round(h / 2 + w * 0.1)))
    assert hole.a > 250 and iron.a > 250
    assert _value(tuple(iron)) > _value(tuple(hole)) + 50


@pytest.mark.parametrize("size", SIZES)
def test_chains_hold_all_four_corners_and_leave_the_card_to_be_seen_between_them(size: tuple[int, int]) -> None:
    picture, (w, h) = locked_chains(size), size
    near = max(3, w // 6)
    for x, y in ((0, 0), (w - near, 0), (0, h - near), (w - near, h - near)):
        corner = [picture.get_at((x + i, y + j)).a for i in range(near) for j in range(near)]
        assert max(corner) > 200, "something holds it here"
    for x, y in ((w // 2, h // 10), (w // 2, h - h // 10), (1, h // 2), (w - 2, h // 2)):
        assert picture.get_at((x, y)).a == 0, "the card is to be seen"


def test_links_are_rings_that_the_card_is_seen_through() -> None:
    picture = locked_chains((210, 294))
    along = [picture.get_at((round(210 * t / 400), round(294 * t / 400))).a > 128 for t in range(120)]
    changes = sum(a != b for a, b in pairwise(along))
    assert changes >= 2, "a chain, not a band"


@pytest.mark.parametrize("size", SIZES)
def test_a_chained_card_has_a_rim_below_which_its_chains_end(tmp_path: Path, size: tuple[int, int]) -> None:
    """All round, also in its corners' neighbourhood, where chains came to the edge: else they look sawn off."""
    with driving(tmp_path, drawn=True) as d:
        games.new_game(d.app, GameSetup(default_people(2), seed=3))
        scene = d.top
        assert isinstance(scene, TableScene)
        card, (w, h) = scene.render.painter.face_down(size), size
        depth = max(2, w // 26) // 2
        rim = [card.get_at((x, y))[:3] for x in range(w // 5, w - w // 5) for y in (depth, h - 1 - depth)]
        rim += [card.get_at((x, y))[:3] for y in range(h // 5, h - h // 5) for x in (depth, w - 1 - depth)]
        assert len(set(rim)) <= 2, "one band of iron, nothing lies across it"
