"""Boards: places, areas, edges, and the same shortest ways every time."""

from __future__ import annotations

import pytest

from game.core.engine.board import Board, BoardError, Edge

#   a1 - a2 = b1 - b2       = a door, > one way, ~ a vent from a1 to b2
#   |              v
#   c1 ----------- c2
EDGES = [Edge("a1", "a2", "open"), Edge("a2", "b1", "door"), Edge("b1", "b2", "open"), Edge("a1", "c1", "open"),
         Edge("c1", "c2", "open"), Edge("b2", "c2", "drop", one_way=True), Edge("a1", "b2", "vent")]  # fmt: skip
HOUSE = Board({"a": ["a1", "a2"], "b": ["b1", "b2"], "c": ["c1", "c2"], "attic": ["far"]}, EDGES)


def on_foot(edge: Edge, place: str) -> bool:
    return edge.kind != "vent"


def test_places_and_areas() -> None:
    assert HOUSE.places == ("a1", "a2", "b1", "b2", "c1", "c2", "far")
    assert HOUSE.areas["b"] == ("b1", "b2") and HOUSE.area_of["b2"] == "b"
    assert [edge.kind for edge, _ in HOUSE.ways("a1")] == ["open", "open", "vent"]


def test_neighbours_follow_edges_both_ways_and_drops_one_way() -> None:
    assert HOUSE.neighbours("a1") == ("a2", "c1", "b2")
    assert HOUSE.neighbours("a1", on_foot) == ("a2", "c1")
    assert HOUSE.neighbours("b2") == ("b1", "c2", "a1")
    assert HOUSE.neighbours("c2") == ("c1",)
    assert EDGES[5].leads("b2") == "c2" and EDGES[5].leads("c2") == "" and EDGES[0].leads("far") == ""


def test_two_edges_between_two_places_make_one_neighbour() -> None:
    board = Board({"a": ["x", "y"]}, [Edge("x", "y", "door"), Edge("x", "y", "gap")])
    assert board.neighbours("x") == ("y",)
    assert board.neighbours("x", lambda edge, place: edge.kind == "gap") == ("y",)


def test_distances() -> None:
    assert HOUSE.distance("a1", "a1") == 0
    assert HOUSE.distance("a1", "b1") == 2
    assert HOUSE.distance("a1", "b1", on_foot) == 2
    assert HOUSE.distance("a1", "c2", on_foot) == 2
    assert HOUSE.distance("c2", "b2", on_foot) == 5
    assert HOUSE.distance("a1", "far") is None
    assert HOUSE.within("a1", 1) == {"a1": 0, "a2": 1, "c1": 1, "b2": 1}
    assert HOUSE.within("a1", 0) == {"a1": 0}
    assert HOUSE.within("far", 9) == {"far": 0}


def test_paths_are_shortest_and_end_at_the_nearest_goal() -> None:
    assert HOUSE.path("c2", ["b2"], on_foot) == ("c2", "c1", "a1", "a2", "b1", "b2")
    assert HOUSE.path("a1", ["c2", "a2"]) == ("a1", "a2")
    assert HOUSE.path("a1", ["c2"]) == ("a1", "c1", "c2"), "of two equal ways the one named first"
    assert HOUSE.path("a1", ["a1", "a2"]) == ("a1",)
    assert HOUSE.path("a1", ["far"]) is None
    assert HOUSE.path("a1", []) is None


def test_allow_is_asked_with_the_place_one_comes_from() -> None:
    def out_only(edge: Edge, place: str) -> bool:
        return edge.kind != "door" or place == "b1"

    assert HOUSE.neighbours("a2", out_only) == ("a1",)
    assert "a2" in HOUSE.neighbours("b1", out_only)


@pytest.mark.parametrize(
    ("areas", "edges", "said"),
    [
        ({"a": ["x"], "b": ["x"]}, [], "lies in 'a' and in 'b'"),
        ({"a": ["x"]}, [Edge("x", "y", "door")], "'y', which is nowhere"),
        ({"a": ["x"]}, [Edge("x", "x", "door")], "to itself"),
    ],
)
def test_what_makes_no_board_is_refused(areas: dict[str, list[str]], edges: list[Edge], said: str) -> None:
    with pytest.raises(BoardError, match=said):
        Board(areas, edges)
