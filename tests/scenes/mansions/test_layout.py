"""Where everything lies on the table of a house: the measured boxes of the design are the test values."""

from __future__ import annotations

import pytest

from scenes.kit.geometry import Box
from scenes.mansions.table.layout import HouseLayout

SQUARE, LONG, FERRY = (20, 20), (24, 16), (28, 12)


def boxes(size: tuple[int, int], people: int, map_: tuple[int, int], text: float = 1.0) -> dict[str, Box]:
    layout = HouseLayout(size, people, text, map_)
    return {"house": layout.house, **layout.rows}


@pytest.mark.parametrize(
    ("size", "house", "heights"),
    [
        ((1280, 720), (8, 40, 672, 672), (88, 66, 238, 206, 42)),
        ((1600, 900), (13, 47, 840, 840), (107, 87, 294, 253, 47)),
        ((1920, 1080), (16, 56, 1008, 1008), (128, 104, 352, 304, 56)),
    ],
)
def test_a_square_house_takes_the_whole_height(
    size: tuple[int, int], house: tuple[int, ...], heights: tuple[int, ...]
) -> None:
    found = boxes(size, 4, SQUARE)
    assert found["house"] == house
    assert tuple(found[row].h for row in ("keeper", "friends", "desk", "panel", "buttons")) == heights


WIDE = {
    (LONG, (1280, 720)): "8,40,800,536 816,40,456,166 816,214,456,136 8,584,800,128 816,358,456,304 816,670,456,42",
    (LONG, (1600, 900)):
        "13,47,990,662 1016,47,571,200 1016,260,571,167 13,722,990,165 1016,440,571,387 1016,840,571,47",
    (LONG, (1920, 1080)):
        "16,56,1208,808 1240,56,664,240 1240,312,664,200 16,880,1208,184 1240,528,664,464 1240,1008,664,56",
    (FERRY, (1280, 720)): "8,40,932,408 948,40,324,214 948,262,324,186 8,456,672,256 688,456,584,206 688,670,584,42",
    (FERRY, (1600, 900)):
        "13,47,1182,514 1208,47,379,263 1208,323,379,238 13,574,840,313 866,574,721,253 866,840,721,47",
    (FERRY, (1920, 1080)):
        "16,56,1408,616 1440,56,464,316 1440,388,464,284 16,688,1008,376 1040,688,864,304 1040,1008,864,56",
    (FERRY, (2560, 1080)):
        "16,56,1828,788 1860,56,684,240 1860,312,684,200 16,860,1828,204 1860,528,684,464 1860,1008,684,56",
}  # fmt: skip
"""House, mirror, friends, desk, panel, buttons of wide houses for four."""


@pytest.mark.parametrize(("map_", "size"), list(WIDE))
def test_wide_houses_lie_as_they_were_measured(map_: tuple[int, int], size: tuple[int, int]) -> None:
    found = boxes(size, 4, map_)
    wanted = [tuple(map(int, one.split(","))) for one in WIDE[map_, size].split()]
    assert [tuple(found[row]) for row in ("house", "keeper", "friends", "desk", "panel", "buttons")] == wanted


@pytest.mark.parametrize(
    ("map_", "house", "medallions", "desk", "panel"),
    [
        (LONG, (8, 40, 776, 520), (792, 40, 480, 138), (8, 568, 776, 144), (792, 186, 480, 470)),
        (FERRY, (8, 40, 764, 332), (780, 40, 492, 138), (8, 380, 764, 332), (780, 186, 492, 470)),
        (SQUARE, (8, 40, 536, 536), (552, 40, 720, 68), (552, 116, 720, 212), (552, 336, 720, 320)),
    ],
)
def test_large_letters_make_one_row_of_mirror_and_friends(
    map_: tuple[int, int], house: tuple[int, ...], medallions: tuple[int, ...], desk: tuple[int, ...],
    panel: tuple[int, ...],
) -> None:  # fmt: skip
    found = boxes((1280, 720), 4, map_, 2.0)
    assert (found["house"], found["medallions"], found["desk"], found["panel"]) == (house, medallions, desk, panel)


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("map_", [SQUARE, LONG, FERRY])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_nothing_lies_on_anything_else_and_all_of_it_in_the_window(
    size: tuple[int, int], map_: tuple[int, int], text: float
) -> None:
    for people in (1, 2, 3, 4):
        layout = HouseLayout(size, people, text, map_)
        extra = [box for box in (layout.log, layout.told, layout.under) if box is not None]
        found = [layout.ribbon, layout.house, *layout.rows.values(), *extra]
        window = Box(0, 0, *size)
        assert all(window.holds(box) for box in found), (people, found)
        apart = [(a, b) for at, a in enumerate(found) for b in found[at + 1 :] if a.overlaps(b)]
        assert not apart, people
        assert layout.house.holds(layout.plan)
        parts = [*layout.verbs(), *layout.buttons().values()]
        assert all(box.w > 0 and box.h > 0 for box in parts)
        if not layout.large:
            assert all(layout.rows["keeper"].holds(box) for box in layout.mirror().values())
