"""The table as a place: what lies where, what thickens and burns, and what no longer covers anything."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.core.engine.event import Event
from scenes.bigbook.cards.faces import sheet_name
from scenes.bigbook.table.animation.spells.matter import matter
from scenes.bigbook.table.drawing import DRIFT_STEP
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.overlays.tooltip import tip
from scenes.bigbook.table.render import book_body, room
from scenes.bigbook.table.render.static_layers import zone_keys
from scenes.bigbook.table.scene import TableScene
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from tests.lengths import alike, crossed, soaks
from tests.scenes.at_table import at, until_live
from tests.scenes.table.positions import TWO_STRIKE

WINDOWS = ((1280, 720), (1920, 1080), (3440, 1440))


def tile_of(table: TableScene, curse: str) -> Surface:
    """A curse as its layer paints it."""
    canvas = Canvas(table.app.size)
    canvas.begin(Surface(canvas.size))
    found = table.render.model.curse(curse)
    assert found is not None
    table.drawing.stage.curse(canvas, table.render, table.lights(), found)
    return canvas.surface.subsurface(Rect(table.render.places.curse(curse))).copy()


@pytest.mark.parametrize("window", WINDOWS[:2])
def test_what_lies_on_a_curse_covers_neither_name_nor_cost_nor_effect_and_little_of_its_picture(
    tmp_path: Path, window: tuple[int, int]
) -> None:
    with at(tmp_path, TWO_STRIKE, window=window, painted=True) as (_, table):
        for name in ("w5", "a2"):
            curse = table.render.model.curse(name)
            assert curse is not None
            bare = tile_of(table, name)
            curse.tokens, curse.madness, curse.applied = {"earth": 2, "fire": 1}, 2, True
            same = pygame.mask.from_threshold(tile_of(table, name), (0, 0, 0), (1, 1, 1, 255), bare)
            same.invert()
            size, cost = bare.get_size(), tuple((one, n) for one, n in curse.cost.items() if n)
            letters = table.render.layout.text(18, 14)
            dress = pygame.mask.from_surface(table.render.painter.curse_dress(name, size, letters, cost))
            picture = table.render.places.picture(table.render.places.curse(name))
            assert same.count() and not same.overlap_area(dress, (0, 0)), name
            assert same.count() < 0.12 * picture.w * picture.h, name


def test_the_round_is_the_new_one_as_soon_as_its_page_lies_open(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE) as (_, table):
        before = table.render.model.round
        shown = zone_keys(table.render, "", [], 0)
        table.director.play((Event("page_turned", {"monster": "page_05", "page": "page_06"}),), lambda: None)
        table.director.rest()
        assert (table.render.model.round, table.render.round) == (before, before + 1)
        after = zone_keys(table.render, "", [], 0)
        assert all(shown[zone] != after[zone] for zone in ("ribbon", "rounds", "body")), "they are painted anew"
        table.show_moment()
        assert table.render.round == before, "a step back turns it back"


@pytest.mark.parametrize("window", WINDOWS)
def test_the_pages_that_were_read_pile_up_on_the_left(window: tuple[int, int]) -> None:
    layout = table_layout(*window, 2)
    piles = [book_body.blocks(layout, number) for number in range(1, 7)]
    lefts, rights = [left for left, _ in piles], [right for _, right in piles]
    assert lefts == sorted(lefts) and rights == sorted(rights, reverse=True)
    assert lefts[0] < lefts[-1] and rights[0] > rights[-1]


@soaks
@pytest.mark.parametrize(("players", "window"), crossed([2, 3, 4, 5], WINDOWS))
def test_candles_and_boards_stand_beside_the_pages(window: tuple[int, int], players: int) -> None:
    layout = table_layout(*window, players)
    pages = Rect(layout.areas["book"])
    assert book_body.box(layout).contains(pages)
    for x, _ in book_body.wicks(layout):
        assert not pages.x <= x < pages.right
    assert layout.areas["seats"].y < room.edge(layout) < layout.areas["seats"].bottom
    assert layout.areas["track"].bottom < room.desk_top(layout) < layout.areas["magician"].y


def test_the_library_follows_the_pointer_a_little_and_not_with_reduced_motion(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, speed=2) as (driver, table):
        until_live(table)
        driver.frames(1)
        table.drawing.rebake(None)  # no frame passes from here on: nothing arrives, nothing waits
        most = table.render.layout.px(*room.DRIFT)
        for x, wanted in ((driver.app.size[0], -most), (0, most)):
            way = [table.drawing.drifted]
            for _ in range(4 * most):
                table.drawing.drift(x, DRIFT_STEP)
                way.append(table.drawing.drifted)
            assert way[-1] == wanted
            assert all(abs(a - b) <= 1 for a, b in itertools.pairwise(way)), "a pixel at a time"
        driver.app.set("reduced_motion", True)
        table.drawing.rebake(None)
        for _ in range(4 * most):
            table.drawing.drift(driver.app.size[0], DRIFT_STEP)
        assert table.drawing.drifted == most, "it stands where it stood"


def test_the_library_stands_still_while_something_is_in_the_air(tmp_path: Path) -> None:
    with at(tmp_path, TWO_STRIKE, speed=2) as (driver, table):
        until_live(table)
        driver.event(pygame.MOUSEMOTION, pos=(4, 300), rel=(1, 0), buttons=(0, 0, 0))
        driver.frames(10)
        for _ in range(20):
            table.aftermath.pool.burst(matter("fire"), (400.0, 300.0), 1, 1.0)
            before = table.drawing.drifted
            driver.frames(1)
            assert table.drawing.drifted == before
        table.aftermath.pool.clear()
        driver.frames(20)
        assert table.drawing.drifted != before, "and goes on when it has come down"


def test_the_library_follows_the_pointer_without_being_drawn_anew(tmp_path: Path) -> None:
    """On a large screen a picture that is drawn anew with every pixel of the way costs 120 ms each time."""
    with at(tmp_path, TWO_STRIKE, speed=2, painted=True) as (driver, table):
        until_live(table)
        driver.frames(1)
        table.drawing.rebake(None)
        materials.store.clear()  # as if everything else had needed its room
        before = table.drawing.drifted
        for _ in range(4):
            table.drawing.drift(0, DRIFT_STEP)
        assert table.drawing.drifted != before
        assert len(materials.store) == 0, "nothing was drawn for it"


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_a_magicians_name_takes_one_line_of_their_sheet(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, TWO_STRIKE, lang=lang, window=(1280, 720)) as (_, table):
        sheet = table.render.layout.areas["magician"]
        room_of_name = sheet.w - 3 * round(sheet.w * 0.045), sheet.h // 5
        for magician in catalogue().magicians:
            name = table.words.magician(magician)
            assert len(sheet_name(name, table.render.layout.text(17, 14), room_of_name).lines) == 1, name


def test_who_points_at_a_seat_a_curse_the_rounds_or_what_is_set_aside_is_told_what_the_signs_mean(
    tmp_path: Path,
) -> None:
    with at(tmp_path, TWO_STRIKE, painted=True) as (_, table):
        t = table.words.t
        for name, key in (
            ("seat:p2", "seat_signs"), ("curse:w5", "curse_signs"), ("rounds", "rounds"), ("aside", "aside"),
            ("button:sort", "sort"),
        ):  # fmt: skip
            thing = table.thing(name)
            assert thing is not None
            assert t(f"tips.{key}") in tip(table.context, thing, set())
        seat = table.thing("seat:p2")
        assert seat is not None
        for sign in ("deck", "discard", "hand", "madness", "ability_ready"):
            assert f"[{sign}]" in tip(table.context, seat, set()), "each sign of a seat stands beside its name"
            for size in (14, 20):
                drawn, spelt = (lay_out(words, Style(size)).size[0] for words in (f"[{sign}]", sign))
                assert drawn < spelt, sign
        curse = table.render.model.curse("w5")
        assert curse is not None
        curse.tokens = {"earth": 1}
        found = table.thing("curse:w5")
        assert found is not None and t("tips.curse_token") in tip(table.context, found, set())


def test_the_wood_keeps_half_of_its_grain_and_all_of_its_tone() -> None:
    """What is played with is seen before the table it lies on."""
    board = Surface((40, 20))
    for x in range(40):
        board.fill((90, 60, 50) if x % 2 else (50, 40, 30), (x, 0, 1, 20))
    before = pygame.transform.average_color(board)
    room.calmed(board, board.get_rect(), room.CALM)
    dark, light = board.get_at((0, 5)), board.get_at((1, 5))
    assert 14 <= light[0] - dark[0] <= 26
    assert all(abs(one - other) <= 2 for one, other in zip(pygame.transform.average_color(board), before, strict=True))
