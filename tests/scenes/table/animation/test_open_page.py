"""The open book at larger text: words grow or stay, pictures give way and keep their heads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.overlays import large_book
from scenes.bigbook.table.overlays.large_book import LETTERS
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render import book as book_view
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import ROOT, read_picture
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.shell.profile import TEXT_SCALES
from tests.lengths import alike, share
from tests.scenes.driver import painting

PAGES = sorted(page for page in catalogue().pages if page.startswith("page_"))


LANGS = ["en", "es", "pt", "it"]


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_bonus_and_failure_are_never_smaller_in_larger_text(tmp_path: Path, lang: str) -> None:
    with painting(tmp_path, players=2, seed=3, lang=lang) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        render, pages = table.render, share(PAGES, LANGS.index(lang) % 2, 2)
        for window, room in (((1280, 720), (214, 176)), ((1920, 1080), (320, 252))):
            grown = 0
            for page in pages:
                sizes = []
                for scale in TEXT_SCALES:
                    render.layout = table_layout(*window, 2, scale)
                    blocks = book.stakes(render, page, render.layout.text(20, 15), room)
                    assert not any(block.cut for block in blocks), (page, scale)
                    sizes.append(blocks[-1].style.size)
                ordinary = sizes[TEXT_SCALES.index(1.0)]
                larger = sizes[TEXT_SCALES.index(1.0) :]
                assert min(larger) == ordinary and larger == sorted(larger), (lang, window, page, sizes)
                grown += larger[-1] > ordinary
            assert grown > len(pages) / 2, "most pages have room for larger words"


def test_a_low_strip_shows_its_pictures_from_head_to_foot() -> None:
    """The first and the last row of the art are there, however low the strip is."""
    art = Surface((640, 280))
    art.fill((0, 200, 0))
    art.fill((200, 0, 0), Rect(0, 0, 640, 40))
    art.fill((0, 0, 200), Rect(0, 240, 640, 40))
    for most, height in ((100, 39), (100, 60), (160, 48)):
        for shown in book_view.beside([art, art], most, height):
            wide = shown.get_width()
            assert wide <= most and shown.get_height() == height
            assert shown.get_at((wide // 2, 0))[0] > 150 and shown.get_at((wide // 2, height - 1))[2] > 150


def test_a_monster_beside_a_long_text_keeps_its_whole_picture() -> None:
    """Above its scroll the picture shrinks: its lowest row is drawn. It keeps off the elements of its curses."""
    art = Surface((234, 216))
    art.fill((0, 200, 0))
    scroll = round(216 * book.CARTOUCHE[1])
    art.fill((200, 0, 0), Rect(0, scroll - 20, 234, 20))
    out = Surface((234, 222))
    book.smaller(out, art, book.placed(book.Leaf(out, out, 80), art.get_size()))
    assert out.get_at((117, 78))[0] > 150 and out.get_at((117, 5))[1] > 150
    assert out.get_at((117, 90))[:3] == (0, 0, 0)
    for room in (60, 100, 140, 160):
        shown = book.placed(book.Leaf(out, out, room, 27), art.get_size())
        assert shown.right - round(shown.w * book.FRAMED) <= 234 - 27 and shown.x >= -shown.w * book.FRAMED


def test_where_no_strip_fits_a_round_picture_stands_at_each_heading_and_on_no_word(tmp_path: Path) -> None:
    """A small page at 1280x720 has no room below its words: one thing of each picture is shown beside its heading."""
    with painting(tmp_path, players=2, seed=3, lang="en") as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        render, width, room = table.render, 214, 176
        render.layout = table_layout(1280, 720, 2, 1.0)
        seen = 0
        for page in PAGES:
            blocks = book.stakes(render, page, render.layout.text(20, 15), (width, room))
            tops = [10 + sum(block.size[1] for block in blocks[:i]) for i in range(len(blocks))]
            words = [
                Rect(10, top + i * block.line_height, wide, block.line_height)
                for block, top in zip(blocks, tops, strict=True)
                for i, wide in enumerate(block.widths())
            ]
            places = book.medals(blocks, tops, 10, 229) if len(blocks) == 4 else []
            seen += bool(places)
            for place in places:
                assert place.w == place.h >= 26 and place.right <= 229 and place.y > 0, page
                assert place.collidelist(words) == -1, page
        assert seen > len(PAGES) / 2


def test_words_that_fill_every_line_are_left_alone() -> None:
    full = [lay_out(word * 40, Style(20, (0, 0, 0)), 400) for word in ("nn ", "nn ", "nn ", "nn ")]
    tops = [sum(block.size[1] for block in full[:i]) for i in range(4)]
    assert book.medals(full, tops, 0, 400) == []


def test_the_signs_of_a_page_can_be_left_off_its_picture(tmp_path: Path) -> None:
    """Where the book is read large they stand above the page: nothing but name and arrival lies on it."""
    with painting(tmp_path, players=2, seed=3) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        size = (352, 324)
        with_them, without = (
            book_view.left_leaf(table.render, "page_12", size, 1.5, 300, signs=signs).words.get_bounding_rect().y
            for signs in (True, False)
        )
        assert with_them < 30 and without > size[1] * 0.5


def test_signs_beside_a_smaller_picture_leave_the_head_free_that_reaches_out_of_it(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        size, art = (240, 221), (240, 221)
        for page, at_left in (("page_11", True), ("page_12", False)):
            leaf = book_view.left_leaf(table.render, page, size, 1.0, art[1])
            leaf = replace(leaf, room=100)
            assert (leaf.aside < 0) is at_left, page
            place = book_view.placed(leaf, art)
            frame = place.inflate(-round(place.w * book_view.FRAMED * 2), 0)
            assert frame.x >= -leaf.aside and frame.right <= size[0] - max(0, leaf.aside) + 1, page


FIGURES = {"page_10": ("body", "limb", "front", "jaw"), "page_12": ("limb", "scribe", "body")}
"""The layers of a monster that are more of its figure than what reaches out of the frame."""


@pytest.mark.parametrize(("wide", "pad", "icon"), [(234, 9, 17), (352, 12, 24)], ids=["1280x720", "1920x1080"])
def test_the_signs_of_a_page_lie_nowhere_on_what_reaches_out_of_its_frame(wide: int, pad: int, icon: int) -> None:
    size = wide, book_view.picture_height(wide)
    for page in PAGES:
        row = book_view.signs_above(page, wide, pad, icon, 3)
        if page in book_view.ELSEWHERE:
            row = book_view.slip_about(row)
        assert Rect(0, 0, *size).contains(row), page
        for layer in FIGURES.get(page, ("limb",)):
            path = ROOT / "layers" / f"{page}_{layer}.svgz"
            if path.is_file():
                figure = pygame.mask.from_surface(read_picture(path, size), 60)
                under = figure.overlap_area(pygame.mask.Mask(row.size, fill=True), row.topleft)
                assert under <= 0.015 * row.w * row.h, (page, layer)


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_where_the_book_is_read_large_every_page_shows_what_bonus_and_failure_are(tmp_path: Path, lang: str) -> None:
    with painting(tmp_path, players=2, seed=3, lang=lang) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        render = table.render
        render.layout = table_layout(1280, 720, 2, 1.0)
        size = (510, 470)
        zoom = size[0] / render.layout.size("page") * LETTERS
        pad, next_one = round(render.layout.px(16, 10) * zoom), round(render.layout.px(40, 26) * zoom)
        room = size[0] - 2 * pad, size[1] - 2 * pad - next_one
        for page in PAGES:
            blocks = book.stakes(render, page, round(render.layout.text(20, 15) * zoom), room)
            free = room[1] - sum(block.size[1] for block in blocks) - blocks[-1].style.size
            assert book.strip_height(page, room[0], free), page


def test_read_large_the_book_lies_in_its_boards_and_shut_in_its_case(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        room, shown = Rect(100, 60, 1075, 560), list[Surface]()
        for page in (None, "page_08"):
            table.render.model.monster = page
            surface = Surface((1280, 720), pygame.SRCALPHA)
            large_book.paint(table.render, surface, room)
            assert room.inflate(80, 80).contains(surface.get_bounding_rect()), "no more than its shadow leaves the room"
            shown.append(surface)
        shut, read = (surface.get_at(room.center)[:3] for surface in shown)
        assert shut != read and all(surface.get_at((room.x + 40, room.centery)).a == 255 for surface in shown)
