"""What a card on the table does is told by signs: readable in the smallest window and without colours.

They never stand instead of the words: those are in the sheet beside the card, and on it for whoever wants them there.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import curse_cost
from game.bigbook.play.effect_signs import EffectSign, curse_signs, spell_signs
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards import focus
from scenes.bigbook.cards.curse_faces import curse_dress, name_place, name_room, picture_in
from scenes.bigbook.cards.faces import CLEAR_SIGN, LEAST_SIGN, SEEN, effect_row, row_of
from scenes.bigbook.cards.inked_stamps import INKED_STAMPS
from scenes.bigbook.cards.name_lines import best_lines
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.palettes import ELEMENT_ORDER
from scenes.bigbook.cards.render_context import SQUEEZE, CardFacts, CardRenderContext
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.cards.small_stamps import SMALL_STAMPS
from scenes.bigbook.cards.stamps import PAINTERS, mark
from scenes.bigbook.settings import change
from scenes.bigbook.table.layout import curse_cells, picture_cell, spell_cells, table_layout
from scenes.bigbook.table.render.lights import NAMED, SIDE, plate
from scenes.bigbook.table.scene import TableScene
from scenes.kit.drawing.ink_icons import PAPER as PAPER_WITHIN
from scenes.kit.drawing.ink_icons import inked
from scenes.kit.icons import GLYPHS, Painter, glyph
from scenes.kit.shapes import smooth
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK, MIN_TEXT, Colour
from scenes.shell.command_line import LOCALES
from tests.art.pictures import BOOK
from tests.lengths import alike
from tests.scenes.driver import painting
from tests.scenes.plain_pictures import BlankArt

SMALLEST = table_layout(1280, 720, 5)
WHITE = (255, 255, 255)
PAPER_TONE = PAPER_WITHIN[:3]
APART = 0.06
"""Share of a sign's square in which it differs at least from every other."""


@pytest.fixture(autouse=True)
def letters() -> None:
    pygame.font.init()


class Silent(CardFacts):
    """Cards that say nothing of what they do."""

    def curse_signs(self, curse: str) -> tuple[EffectSign, ...]:
        return ()

    def spell_signs(self, spell: str, power: int) -> tuple[EffectSign, ...]:
        return ()


def _painters() -> tuple[CardPainter, CardPainter]:
    words = Catalogue.load("es", [LOCALES])
    return CardPainter(BlankArt(), words, CardFacts()), CardPainter(BlankArt(), words, Silent())


def _differs(one: Surface, other: Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    found = mask.get_bounding_rects()
    return found[0].unionall(found[1:]) if found else pygame.Rect(0, 0, 0, 0)


def test_every_curse_wears_its_signs_in_the_smallest_window() -> None:
    telling, silent = _painters()
    for curse in catalogue().curses:
        cost = tuple(curse_cost(curse).items())
        for cell in curse_cells(SMALLEST).values():
            seen = _differs(*(painter.curse(curse, (cell.w, cell.h), 14, cost) for painter in (telling, silent)))
            assert seen.w >= LEAST_SIGN and seen.h >= LEAST_SIGN, (curse, cell)


def test_every_spell_wears_its_signs_in_the_smallest_window() -> None:
    telling, silent = _painters()
    for spell in catalogue().spells:
        for count in (5, 6):
            side = spell_cells(SMALLEST, count)[0].w
            faces = [painter.spell(spell, (side, side), 14, words=False) for painter in (telling, silent)]
            seen = _differs(*faces)
            assert seen.w >= LEAST_SIGN and seen.h >= LEAST_SIGN, (spell, side)


def test_signs_differ_in_shape_not_only_in_colour() -> None:
    deeds = {sign.deed for curse in catalogue().curses for sign in curse_signs(curse)}
    deeds |= {sign.deed for spell in catalogue().spells for sign in spell_signs(spell, 1)}
    masks = {deed: pygame.mask.from_surface(mark(deed, 36, WHITE)) for deed in deeds}
    for one, other in combinations(sorted(masks), 2):
        common = masks[one].overlap_area(masks[other], (0, 0))
        apart = masks[one].count() + masks[other].count() - 2 * common
        assert apart > APART * 36 * 36, (one, other)


def test_the_signs_of_a_spell_grow_with_its_power() -> None:
    assert spell_signs("growth", 1) == (("draw", 1, ""),)
    assert spell_signs("growth", 3) == (("draw", 3, ""),)
    assert [sign.deed for sign in spell_signs("eye_of_the_tornado", 1)] == ["each", "discard", "draw"]
    assert spell_signs("falling_star", 2) == (("curse", 2, ""), ("madness", 2, ""))
    assert effect_row(spell_signs("growth", 1), 24, ones=True).get_width() > effect_row((), 24).get_width()


def test_what_a_picture_is_about_is_named_for_pictures_that_are_there() -> None:
    assert set(focus.named("spells")) == set(catalogue().spells)
    for kind in ("spells", "pages"):
        for name in focus.named(kind):
            assert (BOOK / kind / f"{name}.svgz").is_file(), name
            left, top, right, bottom = focus.focus_of(kind, name)
            assert 0 <= left < right <= 1 and 0 <= top < bottom <= 1, name
    assert set(focus.named("details")) == set(focus.named("pages"))
    for name in focus.named("details"):
        left, top, right, bottom = focus.focus_of("details", name)
        assert 0 <= left < right <= 1 and 0 <= top < bottom <= 1, name
        assert (right - left) * 640 == pytest.approx((bottom - top) * 280, abs=3), f"{name}: a medal is round"


def test_the_box_of_a_face_belongs_to_a_mood_that_is_drawn() -> None:
    for name in focus.named("faces"):
        magician, _, mood = name.rpartition("_")
        assert (BOOK / "magicians" / f"{name}.svgz").is_file(), name
        left, top, right, bottom = focus.face_of(magician, mood)
        assert 0 <= left < right <= 1 and 0 <= top < bottom <= 1, name
        assert (left, top, right, bottom) != focus.focus_of("magicians", magician), name
    assert focus.face_of("ferryman", "calm") == focus.focus_of("magicians", "ferryman"), "where nobody has said"


@pytest.mark.parametrize("magician", sorted(catalogue().magicians))
@pytest.mark.parametrize("mood", ["triumphant", "eliminated"])
def test_a_seat_shows_what_the_mood_has_beside_the_face(magician: str, mood: str) -> None:
    """Arms, props and hats reach over most of the picture: their crops are wider than the calm face's."""
    face, calm = focus.face_of(magician, mood), focus.focus_of("magicians", magician)
    assert face[2] - face[0] > calm[2] - calm[0]


@pytest.mark.parametrize("mood", ["calm", "mad"])
@pytest.mark.parametrize("magician", sorted(catalogue().magicians))
def test_a_sheet_with_long_words_shows_most_of_a_face_and_rather_its_chin_than_its_hair(
    magician: str, mood: str
) -> None:
    """At 1280x720 with five lines of words: 150 pixels of width, 86 of height above the paper, 9 behind it."""
    room, seen = (150, 95), 86
    shown, (_, top, _, bottom) = focus.face_cut(magician, mood, room, seen), focus.face_of(magician, mood)
    whole = shown.size[0] / focus.PORTRAIT
    first = shown.focus * (whole - room[1])
    above, below = first - top * whole, bottom * whole - first - seen
    assert max(0.0, above) + max(0.0, below) <= 0.3 * (bottom - top) * whole
    assert below <= max(1.0, above)


@pytest.mark.parametrize("wide", [120, 149, 150, 151, 180])
def test_beside_a_narrower_face_its_ground_goes_on_to_the_edges_of_the_sheet(wide: int) -> None:
    face = Surface((wide, 90), pygame.SRCALPHA)
    face.fill((90, 160, 210, 255))
    out = focus.between(face, (150, 90))
    assert out.get_size() == (150, 90)
    assert all(sum(out.get_at((x, 45))[:3]) > 150 and out.get_at((x, 45)).a == 255 for x in range(150))


def test_what_a_spell_is_about_lies_above_its_name() -> None:
    for spell in catalogue().spells:
        about = focus.focus_of("spells", spell)
        assert about[3] - focus.shift(about, SEEN) <= 0.8, spell


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_whole_sentences_stand_on_the_cards_for_whoever_wants_them(tmp_path: Path, size: tuple[int, int]) -> None:
    with painting(tmp_path, players=2, seed=5, window=size) as driver:
        driver.frames(3)
        scene = driver.top
        assert isinstance(scene, TableScene)
        assert not scene.render.sentences
        spell = next(thing for thing in scene.things() if thing.id.startswith("spell:"))
        told = scene.tooltip.of(spell)
        name = spell.id.rpartition(":")[2]
        assert scene.render.words.spell_text(name) in told
        change(driver.app, "card_texts", True)
        driver.frames(2)
        assert scene.render.sentences == scene.render.layout.full
        assert scene.tooltip.of(next(thing for thing in scene.things() if thing.id == spell.id)) == told


def test_a_spell_without_room_for_its_sentence_wears_the_signs_of_it() -> None:
    """One that wants sentences and has no room for this one looks like one without sentences."""
    painter = CardPainter(BlankArt(), Catalogue.load("en", [LOCALES]), CardFacts())
    size = (spell_cells(SMALLEST, 4)[0].w,) * 2
    faces = [painter.spell("essence_recall", size, 14, words=words) for words in (True, False)]
    assert pygame.image.tobytes(faces[0], "RGB") == pygame.image.tobytes(faces[1], "RGB")
    large = [painter.spell("essence_recall", (208, 208), 16, words=words) for words in (True, False)]
    assert pygame.image.tobytes(large[0], "RGB") != pygame.image.tobytes(large[1], "RGB")


@pytest.mark.parametrize("spell", ["combustion", "ice", "growth", "telepathy"])
def test_the_stamps_of_a_starting_spell_are_at_least_24_pixels_high(spell: str) -> None:
    """At 1280x720; they may be smaller only where a row has no room for more."""
    cell = spell_cells(SMALLEST, 4)[0]
    row = row_of(spell_signs(spell, 1), cell.w - 8, CLEAR_SIGN, LEAST_SIGN)
    assert row.get_height() >= CLEAR_SIGN and row.get_width() <= cell.w - 8


def test_what_is_drawn_discarded_gained_given_and_taken_has_outlines_of_its_own() -> None:
    """No page is common to them: of what any two print together less than three fifths lies in the same place."""
    deeds = ("draw", "discard", "gain", "give", "take")
    prints = {deed: pygame.mask.from_surface(mark(deed, 48, WHITE)) for deed in deeds}
    for one, other in combinations(deeds, 2):
        shared = prints[one].overlap_area(prints[other], (0, 0))
        assert shared < 0.6 * (prints[one].count() + prints[other].count() - shared), (one, other)


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_whole_name_of_a_curse_stands_on_its_tile_and_leaves_most_of_it_to_the_picture(lang: str) -> None:
    """At 1280x720, most names on one line, the others on two, no line pressed together to less than four fifths, and
    none of it left out."""
    words = Catalogue.load(lang, [LOCALES])
    cell = next(iter(curse_cells(SMALLEST).values()))
    size, picture = (cell.w, cell.h), picture_in((cell.w, cell.h))
    room = name_room(size)
    assert picture.w >= 114 and picture.h >= 76
    pressed, single = [], 0
    for curse in catalogue().curses:
        name = words.t(f"bigbook.cards.curses.{curse}.name")
        lines = best_lines(name, Style(MIN_TEXT, bold=True), room)
        assert " ".join(lines) == name and len(lines) <= 2
        single += len(lines) == 1
        pressed += [line for line in lines if _wide(line) > room / SQUEEZE]
        paper = name_place(size, name, MIN_TEXT).paper
        assert picture.bottom - paper.y <= picture.h * (0.21 if len(lines) == 1 else 0.38), name
        assert Rect(0, 0, *size).contains(paper.inflate(2, 0)), name
    assert not pressed and single >= 46


@pytest.mark.parametrize("tile", [(148, 84), (222, 130), (148, 106)], ids=["1280x720", "1920x1080", "from afar"])
def test_what_hangs_about_the_picture_of_a_curse_leaves_its_middle_free(tile: tuple[int, int]) -> None:
    """Its price, what it does and its name hang over the edges: nothing lies on the middle four fifths of the width
    (two thirds from afar), down to the name; a price that tokens have made long takes a little more."""
    pen = CardRenderContext(BlankArt(), Catalogue.load("en", [LOCALES]), CardFacts())
    for curse in catalogue().curses:
        cost = curse_cost(curse)
        for price in (cost, {**cost, "air" if cost.get("fire") else "fire": 1 + ("fire" in cost)}):
            dress, picture = curse_dress(pen, curse, tile, MIN_TEXT, tuple(price.items())), picture_in(tile)
            free = picture.inflate(-round(picture.w * (0.2 if tile[1] < 0.7 * tile[0] else 0.33)), 0)
            if len(price) > 1 and price != cost:
                free = free.clip(picture.move(round(picture.w * 0.25), 0))
            free.h = name_place(tile, pen.t(f"bigbook.cards.curses.{curse}.name"), MIN_TEXT).paper.y - 3 - free.y
            assert not pygame.mask.from_surface(dress.subsurface(free), 0).count(), (curse, price)
            assert price != cost or dress.get_bounding_rect().w >= picture.w


def _wide(line: str) -> int:
    return lay_out(line, Style(MIN_TEXT, bold=True), None).size[0]


@pytest.mark.parametrize("side", [15, 16, 18])
def test_a_small_sign_is_cut_for_its_size(side: int) -> None:
    """Of few pixels fewer are neither ink nor ground than in the large cut brought down; no two signs look alike."""
    small, large, seen = 0, 0, set()
    for name in SMALL_STAMPS:
        painter = PAINTERS.get(name) or GLYPHS[name]
        cut, whole = mark(name, side, INK), smooth((side, side), partial(_painted, painter, side))
        small, large = small + _grey(cut), large + _grey(whole)
        seen.add(pygame.image.tobytes(cut, "RGBA"))
    assert small < large * 0.8
    assert len(seen) == len(SMALL_STAMPS) - 1, "broken and curse are one sign"


def _painted(painter: Painter, side: int, s: Surface, k: float) -> None:
    painter(s, side * k, INK)


def _grey(sign: Surface) -> int:
    """Pixels that are neither ink nor paper, on a ground of paper."""
    w, h = sign.get_size()
    sheet = Surface((w, h))
    sheet.fill(PAPER_TONE)
    sheet.blit(sign, (0, 0))
    return sum(60 < sheet.get_at((x, y))[1] < 215 for x in range(w) for y in range(h))


@pytest.mark.parametrize("ink", [INK, BONE])
@pytest.mark.parametrize("side", [20, 24, 34])
@pytest.mark.parametrize("deed", sorted(INKED_STAMPS))
def test_an_inked_sign_is_a_body_with_light_and_shade_not_one_flat_tone(deed: str, side: int, ink: Colour) -> None:
    """Of the whole pixels that it covers some are the sign's colour, some another: paper within ink,
    shade on light."""
    drawn = mark(deed, side, ink)
    whole = [drawn.get_at((x, y)) for x in range(side) for y in range(side) if drawn.get_at((x, y)).a > 250]
    light = sum(colour.g > 150 for colour in whole)
    assert len(whole) >= 0.1 * side * side, "there is enough of it"
    if ink == INK:
        assert light >= 0.03 * len(whole)
        assert len(whole) - light >= 0.2 * len(whole)
    else:
        assert light >= 0.35 * len(whole)


def test_the_contour_of_a_body_is_heavier_away_from_the_light() -> None:
    ball = Surface((200, 200), pygame.SRCALPHA)
    inked("B 50,20 20,50 50,80 80,50")(ball, 200.0, INK)
    across = [ball.get_at((at, at)) for at in range(200)]
    runs = [at for at, colour in enumerate(across) if colour.a and colour.g < 100]
    first = sum(at < 100 for at in runs)
    assert 0 < first * 1.5 < len(runs) - first


def test_the_price_below_a_curse_leaves_its_name_to_be_read() -> None:
    """At 1280x720: the row of pips begins no higher than the letters of the name end but for their tails."""
    cell = next(iter(curse_cells(SMALLEST).values()))
    side, picture = SMALLEST.px(*SIDE), picture_cell(SMALLEST, cell)
    box = plate(Surface((1280, 720)), (picture.center[0], picture.bottom + SMALLEST.px(*NAMED)), side, (), picture.w)
    row, place = box.inflate(-4, -6), name_place((cell.w, cell.h), "Ebbing Strength", MIN_TEXT)
    assert row.y >= cell.y + place.words.get_rect(center=place.paper.center).bottom - 3


@pytest.mark.parametrize("height", [16, 18, 20])
@pytest.mark.parametrize("element", ELEMENT_ORDER)
def test_the_ring_of_a_small_badge_is_a_clean_line(element: str, height: int) -> None:
    """From its left edge to its enamel: ink, a ring in the element's light, nothing of a grey between them that is
    wider than an edge."""
    drawn = badge(element, height)
    row = [drawn.get_at((x, height // 2))[:3] for x in range(height // 2) if drawn.get_at((x, height // 2)).a > 200]
    light = max(sum(colour) for colour in row[:4])
    assert light > sum(ELEMENTS[element].base) + 60, "the ring is lighter than the enamel"


def test_a_curse_of_all_elements_has_four_quarters_in_its_small_cut() -> None:
    sign = glyph("any", 12, BONE)
    quarters = {tuple(sign.get_at(at))[:3] for at in ((3, 3), (8, 3), (3, 8), (8, 8))}
    assert len(quarters) == 4
