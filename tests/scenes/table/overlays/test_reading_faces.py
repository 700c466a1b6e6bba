"""Whatever is read large is a whole card: its frame all round it, its name on the band, its picture above that."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.reading_faces import CURSE, SPELL, UNIT, Drawn
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.table.layout import CARD, reading_pane, table_layout
from scenes.kit.theme import INK
from scenes.shell.command_line import LOCALES
from tests.art.pictures import BOOK, surface
from tests.fit.spy import watching
from tests.lengths import alike
from tests.scenes.at_table import table
from tests.scenes.table.positions import SIX, TURN

SIZE, LETTERS = (252, 353), 17
"""The smaller of the two places at 1280x720, and the letters there."""


class Drawings:
    """The pictures of the game, each made when it is asked for."""

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        return surface(BOOK / kind / f"{name}.svgz", size)

    def stand_in(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        return None

    def coming(self, kind: str, name: str) -> bool:
        return False


@pytest.fixture
def painter() -> CardPainter:
    pygame.font.init()
    return CardPainter(Drawings(), Catalogue.load("en", [LOCALES]), CardFacts())


def _same(page: Surface, at: Rect, drawn: Surface, place: Rect) -> bool:
    one, other = page.subsurface(at), drawn.subsurface(place)
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_the_number_beside_the_element_of_a_curse_is_of_that_element_only(painter: CardPainter) -> None:
    """With a token of another element on it "5" stood beside a leaf (a stranger's reading: five Earth)."""
    at = Rect(0, 0, SIZE[0] // 3, SIZE[0] // 3)
    four, mixed, five = (
        painter.curse_page("e7", SIZE, LETTERS, cost)
        for cost in ((("earth", 4),), (("earth", 4), ("air", 1)), (("earth", 5),))
    )
    assert _same(four, at, mixed, at) and not _same(four, at, five, at)
    assert not _same(four, four.get_rect(), mixed, mixed.get_rect()), "what the token adds is told below"


@alike()
@pytest.mark.parametrize(("kind", "name", "drawn"), [("spells", "combustion", SPELL), ("curses", "a1", CURSE)])
@pytest.mark.parametrize("high", [353, 320])
def test_a_card_is_read_with_its_whole_frame(
    painter: CardPainter, kind: str, name: str, drawn: Drawn, high: int
) -> None:
    """In a lower room, too, its lower frame closes it, and everything above its name is seen as it was drawn."""
    size = SIZE[0], high
    page = (
        painter.spell_page(name, size, LETTERS)
        if kind == "spells"
        else painter.curse_page(name, size, LETTERS, (("air", 4),))
    )
    card = surface(BOOK / kind / f"{name}.svgz", SIZE)
    k = SIZE[0] / UNIT
    rim = round((drawn.high - drawn.paper - 4) * k)
    assert page.get_size() == size
    assert _same(page, Rect(0, high - rim, SIZE[0], rim), card, Rect(0, card.get_height() - rim, SIZE[0], rim))
    whole = Rect(0, round(170 * k), SIZE[0], round((drawn.band - 170) * k) - (SIZE[1] - high))
    assert _same(page, whole, card, whole)


@pytest.mark.parametrize("name", ["m9", "w9", "e8"])
def test_the_bramble_of_a_curse_runs_on_past_its_paper(painter: CardPainter, name: str) -> None:
    """However far the words come up, from row to row the frame changes no more than it does on the drawn card."""
    cost = (("air", 1), ("earth", 1), ("fire", 1), ("water", 1))
    card = surface(BOOK / "curses" / f"{name}.svgz", SIZE)
    rim = round((CURSE.rim - 3) * SIZE[0] / UNIT)
    for high in (320, 353):
        page = painter.curse_page(name, (SIZE[0], high), LETTERS, cost)
        for x in (2, SIZE[0] - rim):
            assert _jump(page, x, rim) <= _jump(card, x, rim) * 1.3, (name, high, x)


def _jump(page: Surface, x: int, wide: int) -> int:
    """By how much a row of a side of the frame differs from the row above it at most, its shades summed up."""
    rows = [[sum(page.get_at((x + i, y))[:3]) for i in range(wide)] for y in range(60, page.get_height() - 40)]
    return max(sum(abs(a - b) for a, b in zip(one, other, strict=True)) for one, other in itertools.pairwise(rows))


def test_of_most_cards_the_whole_picture_is_seen(painter: CardPainter) -> None:
    """Only a long text comes up over the foot of a picture."""
    k, seen = SIZE[0] / UNIT, 0
    spells = list(catalogue().spells)[::6]
    for name in spells:
        page, card = painter.spell_page(name, SIZE, LETTERS), surface(BOOK / "spells" / f"{name}.svgz", SIZE)
        last = Rect(round(80 * k), round((SPELL.band - 12) * k), round(440 * k), round(8 * k))
        seen += _same(page, last, card, last)
    assert seen >= len(spells) // 2, (seen, len(spells))


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("left", [False, True])
def test_a_whole_card_has_room_beside_the_play(window: tuple[int, int], left: bool) -> None:
    layout = table_layout(*window, 5)
    box = reading_pane(layout, over_left=left)
    assert (box.h - layout.px(20, 15)) / box.w >= CARD * 0.88, "on the left of the smallest window a little less"
    covered = ("book", "spells", "hand", "panel", "ribbon", "track", "madness")
    assert not any(Rect(box).colliderect(Rect(layout.areas[name])) for name in covered)


def test_a_card_in_hand_is_read_as_a_card_above_its_name(tmp_path: Path) -> None:
    """Nothing lies beside it: what is seen left and right of it is the table."""
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        card = next(one for one in scene.things() if one.id.startswith("card:"))
        scene.overlays.read(card)
        driver.frames(2)
        page = scene.overlays.pane.readings.page(card.id, (252, 370), whole=False)
        assert page is not None
        drawn = page.get_bounding_rect()
        assert abs(drawn.centerx - 126) <= 1
        assert page.get_at((drawn.centerx, drawn.bottom - 4))[3] == 255, "the tag with its name"


def test_a_spell_of_the_library_is_read_with_both_its_prices(tmp_path: Path) -> None:
    """On Arctic Circle stands a 3, which casting costs; that learning costs 2 was told only once it was pressed."""
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (_, scene), watching() as spy:
        for name, top in ((one.id, one.label) for one in scene.things() if one.id.startswith("library:")):
            spy.clear()
            scene.overlays.pane.readings.page(name, (252, 370), whole=False)
            said = " ".join(spy.texts()).replace("\u00a0", " ").replace("/", " ")
            assert "Learn: 2 [" in said and "Cast: " in said, (top, said)


@pytest.mark.parametrize(("name", "size", "letters"), [("m4", (230, 216), 14), ("m1", (352, 324), 19)])
def test_in_a_low_room_the_price_of_a_curse_lies_on_no_picture(
    painter: CardPainter, name: str, size: tuple[int, int], letters: int
) -> None:
    """Down to the line that ends it the picture is as it was drawn: the signs stand with the name on the paper."""
    cost = (("air", 1), ("earth", 1), ("fire", 1), ("water", 1))
    page = painter.curse_page(name, size, letters, cost)
    card = surface(BOOK / "curses" / f"{name}.svgz", (size[0], round(size[0] * CURSE.high / UNIT)))
    w = size[0]
    row = range(round(w * 0.36), round(w * 0.64))
    begin = round(w * 0.12)  # below the thorns of the frame
    end = next(y for y in range(begin, size[1]) if any(page.get_at((x, y)) != card.get_at((x, y)) for x in row))
    assert end > size[1] * 0.3
    assert all(page.get_at((x, end))[:3] == INK for x in range(round(w * 0.1), round(w * 0.9)))


def test_words_of_a_curse_end_above_its_thorns() -> None:
    """What differs from language to language leaves the lowest paper free: no letter touches the frame."""
    pygame.font.init()
    cost = tuple((element, 1) for element in ("water", "earth", "fire", "air"))
    size = 410, 575
    one, other = (
        CardPainter(Drawings(), Catalogue.load(lang, [LOCALES]), CardFacts()).curse_page("m1", size, 30, cost)
        for lang in ("en", "it")
    )
    free = Rect(0, size[1] - round((CURSE.high - 772) * size[0] / UNIT), size[0], 8)
    assert _same(one, free, other, free)
