"""Zones: who sees which cards, and what may as well lie where nobody looks."""

from __future__ import annotations

import pytest

from game.core.engine.rng import Luck
from game.core.engine.zones import Heap, Seen, Sight, Zone, Zones

SIDES = {"i1": "party", "i2": "party", "keeper": "dark", "party": "party", "dark": "dark"}
VIEWERS = ("i1", "i2", "keeper", "party", "dark", None)


def zones(zone: Zone, **more: Zone) -> Zones:
    return Zones({"pile": zone, **more}, SIDES.__getitem__)


SEEN_BY = [
    ("all", "", "i1", set(VIEWERS)),
    ("nobody", "", "i1", set()),
    ("owner", "", "i1", {"i1"}),
    ("side", "", "i1", {"i1", "i2", "party"}),
    ("side", "dark", "", {"keeper", "dark"}),
    ("owner_and_side", "dark", "i1", {"i1", "keeper", "dark"}),
]


@pytest.mark.parametrize(("sight", "side", "owner", "who"), SEEN_BY)
def test_each_sight_shows_the_cards_to_just_those(sight: Sight, side: str, owner: str, who: set[str | None]) -> None:
    known = zones(Zone(sight, side))
    heap = Heap("pile", "a", owner, ("x", "y"))
    assert {viewer for viewer in VIEWERS if known.sees(None, heap, viewer)} == who
    for viewer in VIEWERS:
        (seen,) = known.project(None, [heap], viewer)
        assert seen == Seen("a", 2, ("x", "y") if viewer in who else None)


def test_a_query_decides_by_the_state() -> None:
    known = zones(Zone(lambda state, heap, viewer: viewer == state))
    heap = Heap("pile", "a", "", ("x",))
    assert known.sees("i2", heap, "i2") and not known.sees("i2", heap, "i1")


def test_a_height_that_tells_something_is_hidden_with_the_cards() -> None:
    known = zones(Zone("owner", counted=False))
    heap = Heap("pile", "a", "keeper", ("x", "y"))
    assert known.project(None, [heap], "i1") == (Seen("a", None, None),)
    assert known.project(None, [heap], "keeper") == (Seen("a", 2, ("x", "y")),)


def test_owner_and_side_needs_its_side() -> None:
    with pytest.raises(ValueError, match="pile: which side"):
        zones(Zone("owner_and_side"))


def test_hidden_cards_change_places_among_those_of_the_same_back() -> None:
    known = Zones({"hand": Zone("owner", back="card"), "deck": Zone("nobody", back="card"), "box": Zone("nobody")},
                  SIDES.__getitem__)  # fmt: skip
    heaps = [Heap("hand", "h1", "i1", ("a", "b")), Heap("hand", "h2", "i2", ("c",)), Heap("deck", "d", "", ("e", "f")),
             Heap("box", "x", "", ("z",))]  # fmt: skip
    found: set[tuple[str, ...]] = set()
    for seed in range(40):
        dealt = known.exchanged(None, heaps, "i1", Luck(seed))
        assert set(dealt) == {"h2", "d", "x"}, "the own hand stays"
        assert sorted((*dealt["h2"], *dealt["d"])) == ["c", "e", "f"] and len(dealt["h2"]) == 1
        assert dealt["x"] == ("z",), "another back"
        found.add((*dealt["h2"], *dealt["d"]))
    assert len(found) == 6
