"""The house of The Glass Tide as a board: who may go where, what range measures, what is seen from where."""

from __future__ import annotations

import time
from itertools import combinations
from pathlib import Path

import pytest

from game.mansions.board.house import House, touching
from game.mansions.board.sight import crosses, see, wall_segments
from game.mansions.cards.reading import catalogue
from game.mansions.cards.shelf import STORIES
from game.mansions.cards.story import read_story, story

HOUSE: House = story("glass_tide").house


def steps(start: str, goal: str, mover: str = "investigator", sealed: frozenset[str] = HOUSE.sealed) -> int | None:
    return HOUSE.board.distance(start, goal, HOUSE.may_pass(mover, sealed))


def test_the_house_is_as_large_as_planned() -> None:
    kinds = [tile.kind for tile in HOUSE.tiles.values()]
    assert (kinds.count("large"), kinds.count("medium"), kinds.count("small")) == (1, 7, 7)
    assert (len(HOUSE.rooms), len(HOUSE.rects), len(HOUSE.doors)) == (21, 41, 24)
    assert len(HOUSE.sealed) + sum(exit_.sealed for exit_ in HOUSE.exits.values()) == 5
    on_foot = HOUSE.board.within("po1", 99, HOUSE.may_pass("eldritch", HOUSE.sealed))
    assert max(on_foot.values()) == 10 and len(on_foot) == 41


def test_spaces_of_a_room_touch_by_edge_or_corner() -> None:
    """MM-MOV.3: gh1 and gh4 meet at a corner; gh1 and gh6 do not touch."""
    assert steps("gh1", "gh4") == 1
    assert steps("gh1", "gh6") == 2
    assert touching(HOUSE.rects["gh1"], HOUSE.rects["gh4"])
    assert not touching(HOUSE.rects["gh1"], HOUSE.rects["gh4"], wall=True)


def test_walls_part_rooms_and_doors_join_them() -> None:
    """MM-MOV.2, MM-MOV.6: the library and the observatory share no door; a door is one step."""
    assert steps("gh3", "li2") == 1
    assert steps("gh1", "li1") == 3, "no door in that wall"
    assert steps("gh1", "ul1") == 1, "the open head of the stairs"


def test_nobody_passes_a_sealed_door() -> None:
    """MM-MOV.7."""
    for mover in ("investigator", "humanoid", "beast", "eldritch"):
        assert "as1" not in HOUSE.board.neighbours("ic1", HOUSE.may_pass(mover, HOUSE.sealed))
        assert "as1" in HOUSE.board.neighbours("ic1", HOUSE.may_pass(mover, frozenset()))


@pytest.mark.parametrize(
    ("mover", "climbs", "crawls"),
    [("investigator", True, False), ("humanoid", True, False), ("beast", False, True), ("eldritch", False, False)],
)
def test_ladders_and_vents_are_for_some(mover: str, climbs: bool, crawls: bool) -> None:
    """MM-FEA.7, MM-FEA.9, MM-FEA.16: of several markers any pair."""
    assert (steps("ob1", "gl2", mover) == 1) is climbs
    for a, b in combinations(HOUSE.features["vent"], 2):
        assert (steps(a, b, mover) == 1) is crawls


def test_range_is_measured_over_lines_only() -> None:
    """MM-RNG.2 to MM-RNG.4: a door in between puts out of range; ladders do not count."""
    assert HOUSE.reach("gh1", "gh1") == 0
    assert HOUSE.reach("gh1", "gh2") == 1
    assert HOUSE.reach("gh2", "ul2") == 3
    assert HOUSE.reach("gh3", "li2") is None
    assert HOUSE.reach("ob1", "gl2") is None


def test_rooms_next_to_each_other() -> None:
    """A-95: joined by an unsealed door or an open border; sealed doors, ladders and vents do not join."""
    assert set(HOUSE.next_rooms("great_hall", HOUSE.sealed)) == {
        "upper_landing", "library", "dining_room", "glasshouse", "front_porch", "cloakroom",
    }  # fmt: skip
    assert HOUSE.next_rooms("instrument_closet", HOUSE.sealed) == ("observatory",)
    assert set(HOUSE.next_rooms("instrument_closet", frozenset())) == {"observatory", "attic_stairs"}
    for room in HOUSE.rooms:
        for other in HOUSE.next_rooms(room, HOUSE.sealed):
            assert room in HOUSE.next_rooms(other, HOUSE.sealed)


# -------------------------------------------------------------------------------------------------------------- sight


def test_sight_is_mutual_and_needs_no_line_to_the_own_space() -> None:
    """MM-LOS.1, A-92."""
    for space, seen in HOUSE.sight.items():
        assert space in seen
        assert all(space in HOUSE.sight[other] for other in seen)


def test_what_is_hidden_behind_a_wall() -> None:
    """MM-LOS.2, MM-LOS.3: of fifty pairs with no door between them forty-four see each other."""
    joined = [(a, b) for a, b in combinations(HOUSE.rects, 2) if HOUSE.reach(a, b) is not None]
    blocked = {f"{a}-{b}" for a, b in joined if b not in HOUSE.sight[a]}
    assert len(joined) == 50
    assert blocked == {"gh2-ul2", "gh2-ul3", "gh4-ul2", "gh4-ul3", "gh6-ul2", "gh6-ul3"}


def test_doors_stop_sight() -> None:
    """MM-MAP.4: nothing is seen where only a door leads."""
    assert "li2" not in HOUSE.sight["gh3"]
    assert all(HOUSE.reach(space, other) is not None for space, seen in HOUSE.sight.items() for other in seen)


def test_a_room_without_dots_sees_its_own_spaces_only() -> None:
    """MM-LOS.5; such a room may have several spaces."""
    assert HOUSE.sight["po1"] == {"po1"}


def test_a_landing_without_dots(tmp_path: Path) -> None:
    """The same landing, were it printed without dots: seen from nowhere else, but whole within."""
    path = tmp_path / "glass_tide.yaml"
    text = (STORIES / "glass_tide.yaml").read_text("utf-8")
    path.write_text(text.replace("kinds: [hall, upstairs]}", "kinds: [hall, upstairs], dots: false}", 1), "utf-8")
    house = read_story(path, catalogue()).house
    assert house.sight["ul1"] == {"ul1", "ul2", "ul3"}
    assert not any(space.startswith("ul") for space in house.sight["gh1"])


# a room in the shape of an L around a closet: c1 | cc
#                                               c2 - c3
ELL = {"c1": (0, 0, 4, 4), "cc": (4, 0, 8, 4), "c2": (0, 4, 4, 8), "c3": (4, 4, 8, 8)}
ROOMS = {"c1": "ell", "c2": "ell", "c3": "ell", "cc": "closet"}


def test_one_clear_line_of_sixteen_is_enough() -> None:
    """MM-LOS.6: round the corner some lines hit the wall, others pass."""
    walls = wall_segments(ELL, ROOMS, set())
    assert sorted(walls) == [(4, 0, 4, 4), (4, 4, 8, 4)], "unit segments in a row are one wall"
    seen = see(ELL, walls, combinations(ELL, 2))
    assert seen["c1"] == {"c1", "c2", "c3"}
    assert seen["cc"] == {"cc"}
    assert crosses((1, 1), (79, 41), (40, 0, 40, 40)) and not crosses((1, 79), (79, 79), (40, 0, 40, 40))


@pytest.mark.parametrize(("p", "q", "met"), [
    ((0, 5), (10, 5), True), ((0, 5), (4, 5), False), ((5, 0), (5, 10), True), ((0, 0), (10, 0), True),
    ((0, 12), (10, 12), False), ((5, 10), (9, 14), True)])  # fmt: skip
def test_touching_a_wall_or_its_end_blocks(p: tuple[int, int], q: tuple[int, int], met: bool) -> None:
    """A-93: closed segments; the wall stands at x = 5 from 0 to 10."""
    assert crosses(p, q, (5, 0, 5, 10)) is met


def test_a_border_is_no_wall() -> None:
    walls = wall_segments(ELL, ROOMS, {frozenset(("c3", "cc"))})
    assert walls == [(4, 0, 4, 4)]


def test_sight_of_a_whole_house_is_quick() -> None:
    """Less than the 45 ms of a plain search, also on a busy machine (it takes about 8)."""
    spent = []
    for _ in range(5):
        house = read_story(STORIES / "glass_tide.yaml", catalogue()).house
        began = time.process_time()
        assert house.sight
        spent.append(time.process_time() - began)
    assert min(spent) < 0.045
