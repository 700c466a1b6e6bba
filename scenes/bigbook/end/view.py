"""The still pictures of the end screen: six chapters of the story, and a row for everybody who was there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play.statistics import ROUNDS, Chapter, Statistics
from scenes.bigbook.cards.focus import face_of
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.party import Person
from scenes.kit import materials
from scenes.kit.assets import AHEAD
from scenes.kit.drawing.crop import cut
from scenes.kit.fit import draw_name, draw_text
from scenes.kit.icons import emblem, glyph
from scenes.kit.materials import leather
from scenes.kit.ornament import moulding
from scenes.kit.shapes import smooth, spline
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, LECTERN, MIN_TEXT, PARCH, SEAT_COLOURS, Theme, mix
from scenes.shell.naming import shown_name

if TYPE_CHECKING:
    from scenes.shell.app import App

ABOVE_NAME = 0.655
"""The share of a monster's page above the scroll for its name."""
PAGE_SHAPE = 704 / 648
FIGURES = (("curses", "curse", CRIMSON), ("cured", "quill", GREEN_INK), ("taken", "madness", PARCH[4]))
"""The small figures of a row: what is counted, its glyph and its ink."""


MOODS = {True: "triumphant", False: "mad"}
"""The face that everybody makes after a victory, and after a defeat."""


@dataclass(frozen=True, slots=True)
class Pens:
    """What painting needs: the application, where to, and the moods of the screen."""

    app: App
    surface: Surface
    won: bool

    @property
    def mood(self) -> str:
        """The face everybody makes."""
        return MOODS[self.won]

    def write(self, words: str, room: Rect, style: Style, where: str, valign: str = "middle") -> None:
        """A line that shrinks until it fits."""
        draw_text(self.surface, words, room, style, valign=valign, where=where, wrap=False, ellipsis=True)


def rounds_of(area: Rect, pages: int, gap: int) -> dict[int, Rect]:
    """The rounds of an evening of so many pages, which are the last of the book, side by side, `gap` pixels apart."""
    width = (area.w - gap * (pages - 1)) // pages
    first = ROUNDS - pages + 1
    return {first + at: Rect(area.x + at * (width + gap), area.y, width, area.h) for at in range(pages)}


def chapters(pens: Pens, places: dict[int, Rect], found: dict[int, Chapter]) -> None:
    """The monsters in the order they came; rounds of this evening that nobody came to are closed pages that say so."""
    for number, place in places.items():
        chapter = found.get(number)
        if chapter is None:
            _closed(pens, place, number)
        else:
            _chapter(pens, place, chapter)


def _frame(place: Rect, foot: int) -> Rect:
    return Rect(place.x, place.y, place.w, place.h - foot)


def feet(theme: Theme, place: Rect) -> int:
    """How much of the height of a round goes to the name below its picture, in pixels."""
    return min(place.h // 2, theme.px(60 if theme.layout.full else 46))


def name_room(pens: Pens, place: Rect) -> Rect:
    """Where the name of a round's monster stands: below the whole frame of its picture."""
    frame = _frame(place, feet(pens.app.theme, place))
    top = frame.bottom + pens.app.theme.px(4)
    return Rect(place.x - 3, top, place.w + 6, place.bottom - top)


def _closed(pens: Pens, place: Rect, number: int) -> None:
    """A page that was never turned, and of which round."""
    box = _frame(place, feet(pens.app.theme, place))
    pens.surface.blit(leather(box.size, LECTERN, seed=5), box)
    materials.gold_line(pens.surface, box.inflate(-6, -6), 1, 4)
    side = min(box.w, box.h) // 2
    mark = glyph("moon", side, mix(LECTERN[1], INK, 0.35))
    pens.surface.blit(mark, mark.get_rect(center=box.center))
    name = name_room(pens, place)
    style = Style(pens.app.theme.ui(15), mix(INK, PARCH[4], 0.5), italic=True, align="center")
    words = pens.app.t("bigbook.rulebook.figures.round", n=number)
    draw_text(pens.surface, words, name, style, valign="middle", where="end.chapter", ellipsis=True)


def _chapter(pens: Pens, place: Rect, chapter: Chapter) -> None:
    app, surface = pens.app, pens.surface
    box = _frame(place, feet(app.theme, place))
    edge = app.theme.px(5)
    if pens.won:  # a trophy: in its colours, in a gilded frame
        box = box.inflate(-2 * edge, -2 * edge)
        moulding(surface, box, edge, GREEN_INK if chapter.mark != "failed" else CRIMSON)
    pygame.draw.rect(surface, mix(PARCH[2], INK, 0.2), box, border_radius=4)
    wide = max(box.w, round(box.h / ABOVE_NAME * PAGE_SHAPE))
    picture = app.art.get("monsters", chapter.monster, (wide, round(wide / PAGE_SHAPE)), 1)
    if picture is not None:
        seen = Rect((picture.get_width() - box.w) // 2, 0, box.w, min(box.h, picture.get_height()))
        seen.y = max(0, round(picture.get_height() * ABOVE_NAME) - box.h) // 2
        surface.blit(picture, box, seen)
    failed = chapter.mark == "failed"
    if failed and not pens.won:
        veil = Surface(box.size, pygame.SRCALPHA)
        veil.fill((*INK, 60))
        surface.blit(veil, box)
        pygame.draw.rect(surface, CRIMSON, box, 3, border_radius=4)
    elif not pens.won:
        materials.gold_line(surface, box, 2, 4)
    if chapter.mark:
        _seal(pens, box, won=not failed)
    name = name_room(pens, place)
    style = Style(app.theme.ui(15), INK, "title", align="center")
    words = app.t(f"bigbook.cards.monsters.{chapter.monster}.name")
    draw_text(surface, words, name, style, valign="middle", where="end.chapter", ellipsis=True)
    if chapter.curses:  # a nought says nothing
        _fallen(pens, box, chapter.curses)


def _seal(pens: Pens, box: Rect, *, won: bool) -> None:
    """The mark of how a round ended: a star in green wax between twigs of laurel, or an open eye, in red wax where
    the book has won, on a medal of bronze where whoever got away did not help it."""
    side = max(28, min(box.w // 3, box.h * 2 // 5)) if pens.won else max(24, min(box.w // 4, box.h // 3))
    if won:
        side = side * 5 // 4
        seal = materials.store.get(("end-laurel", side), lambda: smooth((side * 3 // 2, side), _laurel))
        pens.surface.blit(seal, seal.get_rect(topright=(box.right - 2, box.y + 2)))
    else:
        seal = Surface((side + 4, side + 4), pygame.SRCALPHA)
        pygame.draw.circle(seal, INK, (side // 2 + 2, side // 2 + 2), side // 2 + 2)
        middle, half = (side // 2 + 2, side // 2 + 2), side // 2
        pygame.draw.circle(seal, GOLD[3] if pens.won else CRIMSON, middle, half)
        if pens.won:  # a medal of bronze
            pygame.draw.circle(seal, mix(GOLD[3], INK, 0.45), middle, half * 3 // 4)
        pygame.draw.circle(seal, GOLD[1], middle, half - 1, 2)
        pens.surface.blit(seal, seal.get_rect(topright=(box.right - 2, box.y + 2)))
    spot = seal.get_rect(topright=(box.right - 2, box.y + 2))
    mark = glyph("star" if won else "eye", side * (48 if won else 62) // 100, GOLD[0])
    pens.surface.blit(mark, mark.get_rect(center=spot.center))


def _laurel(s: Surface, k: float) -> None:
    """A seal of green wax between two twigs of laurel, one and a half times as wide as it is high."""
    w, h = s.get_size()
    x, y, r = w / 2, h / 2, h * 0.40
    for left in (-1, 1):
        for at in range(6):  # leaves from the foot up, each turned further inwards
            turn = math.radians(118 - at * 29)
            cx, cy = x + left * math.cos(turn) * r * 1.28, y + math.sin(turn) * r * 1.06
            lean = turn - math.radians(62)
            dx, dy = math.cos(lean) * h * 0.15 * left, math.sin(lean) * h * 0.15
            leaf = spline([(cx - dx, cy - dy)] * 2 + [(cx - dy * 0.42, cy + dx * 0.42)] + [(cx + dx, cy + dy)] * 2
                          + [(cx + dy * 0.42, cy - dx * 0.42)])  # fmt: skip
            pygame.draw.polygon(s, GOLD[1], leaf)
            pygame.draw.polygon(s, INK, leaf, round(1.2 * k))
    blob = spline([(x + r * q * math.cos(a * math.tau / 9), y + r * q * math.sin(a * math.tau / 9))
                   for a, q in enumerate((1.0, 0.93, 1.04, 0.95, 1.0, 0.92, 1.03, 0.96, 0.94))])  # fmt: skip
    pygame.draw.polygon(s, mix(GREEN_INK, (255, 255, 255), 0.12), blob)
    pygame.draw.polygon(s, INK, blob, round(1.6 * k))
    pygame.draw.circle(s, mix(GREEN_INK, INK, 0.35), (x, y), r * 0.76)
    pygame.draw.circle(s, mix(GREEN_INK, (255, 255, 255), 0.3), (x, y), r * 0.76, round(1.2 * k))


def _fallen(pens: Pens, box: Rect, count: int) -> None:
    """How many curses fell in a round, on a slip in the corner of its page."""
    side = max(18, min(box.h // 5, box.w // 4, pens.app.theme.px(30)))
    slip = Rect(box.x + 4, box.bottom - side - 8, side * 2 + 6, side + 4)
    pygame.draw.rect(pens.surface, INK, slip, border_radius=6)
    pygame.draw.rect(pens.surface, PARCH[0], slip.inflate(-4, -4), border_radius=5)
    mark = glyph("curse", side - 6, CRIMSON)
    pens.surface.blit(mark, mark.get_rect(midleft=(slip.x + 5, slip.centery)))
    room = Rect(slip.x + side, slip.y, slip.right - slip.x - side - 3, slip.h)
    style = Style(max(MIN_TEXT, side * 3 // 4), INK, bold=True, align="center")
    pens.write(str(count), room, style, "end.fallen")


BETWEEN = " · "
"""Between a title and its figure on one line."""


def title_words(app: App, tally: Statistics, seat: str, kind: str) -> str:
    """A kind title with its figure: what somebody did best."""
    if not kind:
        return app.t(f"bigbook.end.title.{'out' if seat in tally.out else 'calm'}")
    return f"{app.t(f'bigbook.end.title.{kind}')}{BETWEEN}{app.t(f'bigbook.end.{kind}', n=tally.count(kind, seat))}"


def hung(area: Rect, count: int, gap: int) -> list[Rect]:
    """Side by side in the area: where a painting and the words of each person go."""
    width = (area.w - gap * (count - 1)) // count
    return [Rect(area.x + at * (width + gap), area.y, width, area.h) for at in range(count)]


def _face(pens: Pens, room: Rect, magician: str) -> None:
    picture = pens.app.art.get("magicians", f"{magician}_{pens.mood}", _face_size(room), 2)
    if picture is not None:
        pens.surface.blit(cut(picture, room.size, face_of(magician, pens.mood)), room)


def _face_size(room: Rect) -> tuple[int, int]:
    """How large the picture is of which a face in that place is cut."""
    return art_size("magicians", "", (max(room.w, room.h) * 3 // 2, 1))


def ask_faces(app: App, cells: list[Rect], who: Sequence[Person], *, won: bool) -> None:
    """Ask for the faces of people whose paintings or rows will be in these places, when nothing else is wanted."""
    mood = MOODS[won]
    for cell, one in zip(cells, who, strict=True):
        room = _hangs(app.theme, cell)[0] if not app.theme.layout.column else Rect(0, 0, cell.h, cell.h)
        app.art.get("magicians", f"{one.magician}_{mood}", _face_size(room), AHEAD)


def _hangs(theme: Theme, cell: Rect) -> tuple[Rect, Rect]:
    """Where in its cell a picture hangs, without its frame, and where its words stand: beside it, or below where there
    is little room."""
    wide = theme.px(7)
    room = cell.inflate(-2 * wide, -2 * wide)
    low, high = theme.px(36 if theme.layout.full else 26), theme.ui(26)
    picture, words = room.copy(), room.copy()
    if cell.w > cell.h:
        picture.w = min(round(room.h * 300 / 420), room.w // 2)
        words.x, words.w = picture.right + 4 * wide, room.right - picture.right - 4 * wide
    else:
        lines = next((n for n, most in ((2, 13), (3, 9)) if cell.w > theme.ui(16) * most), 4)
        picture.h = max(room.h // 3, room.h - 2 * wide - high - low - round(theme.ui(16) * 1.28 * lines))
        words.y, words.h = picture.bottom + 2 * wide, room.bottom - picture.bottom - 2 * wide
    return picture, words


def painting(pens: Pens, cell: Rect, who: Person, seat: str, title: str, tally: Statistics) -> None:
    """A framed picture of the magician; beside it, or below where there is little room, name, title and figures."""
    theme, colour, wide = pens.app.theme, SEAT_COLOURS[who.colour], pens.app.theme.px(7)
    low, high = theme.px(36 if theme.layout.full else 26), theme.ui(26)
    picture, words = _hangs(theme, cell)
    moulding(pens.surface, picture, wide, colour)
    _face(pens, picture, who.magician)
    side = theme.px(44 if theme.layout.full else 34)
    seal = emblem(who.emblem, side, colour)
    pens.surface.blit(seal, seal.get_rect(center=picture.bottomright).move(-side // 3, -side // 3))
    align = "left" if cell.w > cell.h else "center"
    called = shown_name(pens.app, who.name, who.role)
    draw_name(
        pens.surface, called, Rect(words.x, words.y, words.w, high), Style(theme.ui(20), INK, bold=True, align=align),
        where="end.person",
    )  # fmt: skip
    said = Rect(words.x, words.y + high, words.w, words.h - high - low)
    ink = mix(GREEN_INK if pens.won else CRIMSON, INK, 0.2)
    style = Style(theme.ui(16), ink, italic=True, align=align)
    if layout(title, style).size[0] > said.w:  # on two lines no dot has to part them
        title = title.replace(BETWEEN, "\n")
    draw_text(pens.surface, title, said, style, where=f"end.title.{seat}", ellipsis=True)
    across = min(words.w, 3 * theme.px(86 if theme.layout.full else 64))
    row = Rect(words.x if align == "left" else words.centerx - across // 2, words.bottom - low, across, low)
    _figures(pens, row, seat, tally, align)


def person(pens: Pens, row: Rect, who: Person, seat: str, title: str, tally: Statistics) -> None:
    """One row: the magician, the emblem and the name, the title, and three small figures."""
    app, surface, theme = pens.app, pens.surface, pens.app.theme
    bust = Rect(row.x, row.y, row.h, row.h)
    colour = SEAT_COLOURS[who.colour]
    pygame.draw.rect(surface, mix(colour, INK, 0.25), bust, border_radius=5)
    _face(pens, bust, who.magician)
    pygame.draw.rect(surface, colour, bust, max(2, theme.px(3)), border_radius=5)
    side = row.h * 62 // 100
    seal = emblem(who.emblem, side, colour)
    surface.blit(seal, seal.get_rect(midleft=(bust.right + theme.px(8), row.centery)))
    below, half = theme.layout.column, row.h // 2  # in a column the title has the whole width
    figures = _figures(pens, Rect(row.x, row.y, row.w, half) if below else row, seat, tally)
    left = bust.right + side + theme.px(16)
    room = Rect(left, row.y, figures - left - theme.px(10), row.h)
    name = Rect(room.x, room.y, room.w, half)
    line = Rect(room.x, room.y + half, row.right - left if below else room.w, half)
    called = shown_name(app, who.name, who.role)
    draw_name(surface, called, name, Style(theme.ui(20), INK, bold=True), where="end.person")
    ink = GREEN_INK if pens.won else CRIMSON
    pens.write(title, line, Style(theme.ui(16), mix(ink, INK, 0.2), italic=True), f"end.title.{seat}")


def _figures(pens: Pens, row: Rect, seat: str, tally: Statistics, align: str = "right") -> int:
    """The small figures of whoever has any: at the right end of a row, or from its left where it is a painting's own;
    gives where they begin."""
    theme = pens.app.theme
    told = [(mark, ink, tally.count(name, seat)) for name, mark, ink in FIGURES if tally.count(name, seat)]
    cell = min(theme.px(66 if theme.layout.full else 52), row.w // len(FIGURES))
    side, gap = min(row.h // 2, cell * 2 // 5, theme.px(26)), min(5, cell // 12)
    whole = cell * len(told)
    start = {"left": row.x, "center": row.centerx - whole // 2, "right": row.right - whole}[align]
    for i, (mark, ink, number) in enumerate(told):
        x = start + i * cell
        picture = glyph(mark, side, ink)
        pens.surface.blit(picture, picture.get_rect(midleft=(x, row.centery)))
        room = Rect(x + side + gap, row.y, cell - side - gap - 1, row.h)
        pens.write(str(number), room, Style(min(theme.ui(18), row.h * 6 // 10), INK, bold=True), "end.figure")
    return start


def totals(pens: Pens, area: Rect, tally: Statistics) -> None:
    """What all of you did together: the same glyphs with their words, for what was done at all."""
    app, theme = pens.app, pens.app.theme
    lines = [(mark, ink, app.t(f"bigbook.end.{name}", n=tally.total(name)))
             for name, mark, ink in FIGURES if tally.total(name)]  # fmt: skip
    if not lines:
        return
    cell, side = area.w // len(lines), min(area.h, theme.px(24))
    for i, (mark, ink, words) in enumerate(lines):
        x = area.x + i * cell
        picture = glyph(mark, side, ink)
        pens.surface.blit(picture, picture.get_rect(midleft=(x, area.centery)))
        room = Rect(x + side + 8, area.y, cell - side - 14, area.h)
        pens.write(words, room, Style(max(MIN_TEXT, min(theme.ui(15), theme.px(20))), INK), f"end.{mark}")
