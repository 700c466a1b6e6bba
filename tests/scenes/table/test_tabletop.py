"""What the table is made of: where each stuff lies, the mat that takes the colour of whoever acts, what it keeps."""

from __future__ import annotations

import colorsys
from pathlib import Path

import pytest
from pygame import Rect, Surface

from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.render import room, tabletop
from scenes.bigbook.table.render.board import LATE
from scenes.bigbook.table.render.room import Room, _handed
from scenes.bigbook.table.render.static_layers import reach, still_painters, zone_keys
from scenes.bigbook.table.scene import TableScene
from scenes.kit import materials
from scenes.kit.theme import SEAT_COLOURS, SHADOW, luminance
from tests.lengths import alike, crossed
from tests.scenes.at_table import at
from tests.scenes.table.positions import TWO_STRIKE

WINDOWS = ((1280, 720), (1920, 1080), (3440, 1440), (1024, 768))


@pytest.mark.parametrize(("window", "scale"), crossed(WINDOWS, [1.0, 1.5]))
def test_the_mat_lies_before_whoever_acts_and_below_nothing_else(window: tuple[int, int], scale: float) -> None:
    layout = table_layout(*window, 3, scale)
    mat, areas = room.mat(layout), layout.areas
    assert mat.top >= room.desk_top(layout) > areas["track"].bottom
    assert mat.bottom < room.near_edge(layout)
    for name in ("support", "spells", "deck", "discard"):
        assert mat.contains(Rect(areas[name]).clip(Rect(0, mat.y, window[0], mat.h))), name
    assert not mat.colliderect(areas["panel"])


def test_every_colour_dyes_a_mat_of_its_own_that_is_deep() -> None:
    dyes = {name: tabletop.dye(colour) for name, colour in SEAT_COLOURS.items()}
    assert len(set(dyes.values())) == len(dyes)
    for name, tone in dyes.items():
        assert luminance(tone) <= tabletop.LIGHTEST, name
        was, now = (colorsys.rgb_to_hsv(*(part / 255 for part in one)) for one in (SEAT_COLOURS[name], tone))
        assert now[1] <= was[1] + 0.01, name
        assert min(abs(was[0] - now[0]), 1 - abs(was[0] - now[0])) < 0.05, name


def still(table: TableScene, zones: tuple[str, ...] = ()) -> Surface:
    """The ground with some zones on it."""
    out = Surface(table.app.size)
    Room().paint(table.render, out)
    painters = still_painters(table.render, out, "", [], None)
    for name in zones:
        painters[name][1]()
    return out


def test_the_mat_takes_the_colour_of_whoever_acts_and_its_zone_alone_is_painted_for_it(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (_, table):
        mat = room.mat(table.render.layout)
        bare = Rect(mat.right - 7, mat.y + 20, 4, 60)
        shown, found = {}, {}
        for seat in list(table.render.model.seats)[:2]:
            table.render.desk = seat
            table.render.replace()
            shown[seat] = zone_keys(table.render, "", [], 0)
            found[seat] = still(table, ("desk",)).get_at(bare.center)[:3]
        one, other = found
        assert found[one] != found[other]
        zones = [name for name in shown[one] if shown[one][name] != shown[other][name]]
        assert [name for name in zones if not name.startswith("seat")] == ["desk"]
        assert reach(table.render, "desk", shown[one]["desk"][0]).contains(mat)


def test_each_place_has_a_stuff_of_its_own(tmp_path: Path) -> None:
    """No two of mat, slate, velvet and the shelf's back are nearly the same colour, nor the colour of the wood."""
    with at(tmp_path, TWO_STRIKE, window=(1920, 1080), painted=True) as (_, table):
        ground, areas = still(table, ("desk",)), table.render.layout.areas
        supply, track, log = areas["supply"], areas["track"], areas["log"]
        spots = {
            "mat": Rect(room.mat(table.render.layout).right - 24, areas["hand"].y, 12, 60),
            "slate": Rect(track.right - 60, track.y + 40, 30, 60),
            "velvet": Rect(supply.x + 90, supply.y + 60, 10, 60),
            "shelf": Rect(areas["library"].x + 30, areas["library"].y + 10, 40, 20),
            "wood": Rect(log.x + 40, log.y + 60, 60, 60),
        }
        means = {name: [sum(ground.get_at((x, y))[i] for x in range(s.x, s.right, 3) for y in range(s.y, s.bottom, 3))
                        / len(range(s.x, s.right, 3)) / len(range(s.y, s.bottom, 3)) for i in range(3)]
                 for name, s in spots.items()}  # fmt: skip
        names = list(means)
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                far = sum(abs(a - b) for a, b in zip(means[one], means[other], strict=True))
                assert far > 20, (one, other, means)


def test_the_ground_is_laid_in_slices_and_is_the_same_as_laid_at_once(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (_, table):
        one, out = Room(), Surface(table.app.size)
        assert len(list(one.prepare(table.render, out.get_size()))) >= 6
        assert not list(one.prepare(table.render, out.get_size())), "it is there"
        assert not one.paint(table.render, out), "nothing is laid anew"
        assert out.get_buffer().raw == still(table).get_buffer().raw


@alike(2)
@pytest.mark.parametrize("window", WINDOWS[:2])
def test_laying_the_table_keeps_no_picture_as_large_as_a_part_of_it(tmp_path: Path, window: tuple[int, int]) -> None:
    """What the mat, the slab, the niche and the tray are painted with are tiles; the two lips of the shelf are kept."""
    with at(tmp_path, TWO_STRIKE, window=window, painted=True) as (_, table):
        layout, out = table.render.layout, Surface(window)
        materials.store.clear()
        for _ in tabletop.lay(out, layout, room.desk_top(layout), room.near_edge(layout)):
            pass
        tabletop.lips(out, layout)
        assert 0 < materials.store._items.weight < 400_000


def test_with_high_contrast_the_table_is_flat_and_dark(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        driver.app.set("high_contrast", True)
        ground = still(table)
        assert {ground.get_at((x, y))[:3] for x in range(0, 1280, 9) for y in range(0, 720, 9)} == {SHADOW}
        before = ground.copy()
        tabletop.dyed(ground, room.mat(table.render.layout), SEAT_COLOURS["amber"])
        tabletop.lips(ground, table.render.layout)
        assert ground.get_buffer().raw == before.get_buffer().raw


def test_another_ground_is_laid_a_slice_in_a_frame_while_the_present_one_is_shown(tmp_path: Path) -> None:
    """In the late rounds the moon has come round: the whole table at once would halt the game."""
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        one, out, size = Room(), Surface(table.app.size), table.app.size
        one.paint(table.render, out)
        before = out.get_buffer().raw
        table.render.model.round = LATE
        while not one.outdated(table.render, size):
            driver.frames()  # its picture is made
        slices = 1
        while not one.advance(table.render, size):
            one.paint(table.render, out)
            assert out.get_buffer().raw == before
            slices += 1
        assert slices >= 6
        assert one.paint(table.render, out) is False, "it was laid before it was wanted"
        assert out.get_buffer().raw != before
        assert not one.outdated(table.render, size)


def test_the_ground_of_a_rehearsal_is_taken_once_by_a_table_of_the_same_places(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        render, size, out = table.render, table.app.size, Surface(table.app.size)
        while driver.app.art.waiting:
            driver.frames()
        rehearsed, shown, later = Room(), Room(), Room()
        list(rehearsed.prepare(render, size))
        rehearsed.hand_over()
        assert shown.paint(render, out), "it is new to this table"
        assert shown.ground is rehearsed.ground
        later.paint(render, out)
        assert later.ground is not shown.ground, "planes move on it: no two tables share one"
        rehearsed.hand_over()
        driver.app.set("high_contrast", True)
        plain = Room()
        plain.paint(render, out)
        assert plain.ground is not rehearsed.ground, "it was made for another look"


def test_a_table_that_is_left_leaves_its_ground_to_the_next_one_of_the_same_places(tmp_path: Path) -> None:
    """As it was laid at first, wherever its planes stood; another table keeps its own, and lets go what was left."""
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        while driver.app.art.waiting:
            driver.frames()
        render, out = table.render, Surface(table.app.size)
        gone, shown, later = Room(), Room(), Room()
        gone.paint(render, out)
        laid, ground = out.get_buffer().raw, gone.ground
        gone.drift(render.layout, 0)
        gone.leave()
        shown.paint(render, out)
        assert shown.ground is ground and gone.ground is None and not shown.offset
        assert out.get_buffer().raw == laid
        shown.leave()
        driver.app.set("high_contrast", True)
        later.paint(render, out)
        driver.app.set("high_contrast", False)
        Room().paint(render, out)
        assert later.ground is not ground and not _handed, "what nobody has taken is let go"


def test_who_goes_to_the_menu_and_back_finds_the_ground_laid(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        ground = table.drawing.room.ground
        driver.app.go("menu")
        driver.app.replace(TableScene(driver.app, table.run))
        driver.frames()
        assert isinstance(driver.top, TableScene) and driver.top.drawing.room.ground is ground


def test_a_rehearsal_leaves_the_ground_with_its_picture(tmp_path: Path) -> None:
    """The table that is shown next lays nothing."""
    with at(tmp_path, TWO_STRIKE, window=(1280, 720), painted=True) as (driver, table):
        for _ in table.drawing.lay(table.app.size):
            driver.frames()  # its picture is made meanwhile
        shown, out = Room(), Surface(table.app.size)
        shown.paint(table.render, out)
        assert shown.ground is table.drawing.room.ground
        assert not shown.outdated(table.render, table.app.size)
