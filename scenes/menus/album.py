"""The album of kept games: a print for each, held by brass corners on a dark leaf, and the one that is pointed at large
and framed on the leaf beside it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect, Surface

from game.core.text.outside import whole_number
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing import fabrics, open_book
from scenes.kit.fit import draw_text
from scenes.kit.icons import glyph
from scenes.kit.ornament import moulding
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, LECTERN, MIN_TEXT, PARCH, SHADOW, Theme, mix, rgb
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, WidgetState
from scenes.menus.faces import known_face
from scenes.menus.sights import framed, party, party_width, side_by_side
from scenes.menus.unseen_table import unseen_table
from scenes.shell.adapters import Sight
from scenes.shell.saves.save_index import SaveEntry

INKS = {"star": CRIMSON, "lantern": GREEN_INK, "moon": CRIMSON}
"""The colours of marks that have one of their own: a bookmark, a victory, a defeat."""
WIDE = 1.5
"""How much wider than high the picture on a slip is."""
MOST_FACES = 5
"""So many people play at most."""
CARD = rgb("4a332c")
"""The leaf that prints are kept on."""
ACROSS, DOWN = 3, 2
"""Prints beside and below each other on a full leaf of the album."""
MOST = ACROSS * DOWN
PICTURE, WORDS = 0.455, 0.51
"""How much of a print its picture takes on a full leaf, and how much of what is left its first line."""
LARGE_WORDS, LARGE_LETTERS = 0.32, 1.25
"""How much of the leaf's height is left for the words on a print where there are few, and how much larger they are."""
TALLEST, ONLY, WIDEST = 1.4, 0.92, 1.25
"""How much taller than wide a print is at most; how wide the only one is at most, as a share of the leaf's height; how
much wider than high one of two rows."""
FRAME = 9
"""Units of the frame about the large picture."""


@dataclass(slots=True)
class Slip(Button):
    """A save on a slip of paper, in a column: its mark, where it stands, and who plays it."""

    mark: str = "book"
    note: str = ""
    entry: SaveEntry | None = None
    art: Art | None = None

    def thing(self) -> Thing:
        return replace(Button.thing(self), label=f"{self.label}. {self.note}")

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, rect = canvas.surface, self.rect
        surface.blit(materials.parchment(rect.size, seed=rect.y % 7 + 3, shadow=6), (rect.x - 6, rect.y - 6))
        materials.gold_line(surface, rect.inflate(-4, -4), 2 if state.hover and self.enabled else 1, 5)
        canvas.mark(rect.inflate(14, 14))
        place = _picture(rect, theme)
        if self.entry is not None and self.entry.sight is not None and self.art is not None:
            framed(surface, self.art, self.entry.sight, place)
            party(surface, self.art, self.entry.sitters, _faces(rect, theme, len(self.entry.sitters)))
        else:
            _unseen(surface, place)
        side = max(22, place.h * 2 // 5)
        self._seal(surface, (place.right - side // 6, place.bottom - side // 3), side)
        room = words_room(rect, theme, self.entry)
        head = Rect(room.x, room.y, room.w, room.h * 53 // 100)
        self._words(surface, theme, head, Rect(room.x, head.bottom, room.w, room.h - head.h - theme.px(3)))

    def _words(self, surface: Surface, theme: Theme, head: Rect, foot: Rect, size: float = 21) -> None:
        """Where it stands, and below that when, and who plays."""
        ink = INK if self.enabled else mix(INK, PARCH[2], 0.45)
        style = Style(theme.ui(size), ink, bold=True)
        draw_text(surface, self.label, head, style, valign="bottom", where="saves.row", ellipsis=True)
        style = Style(theme.ui(size - 4), mix(ink, GOLD[4], 0.2), italic=not self.enabled)
        draw_text(surface, self.note, foot, style, valign="middle", where="saves.note", ellipsis=True)

    def _seal(self, surface: Surface, middle: tuple[int, int], side: int) -> None:
        """What kind of save it is, in a seal so many pixels wide."""
        stamp(surface, self.mark, middle, side)


@dataclass(slots=True)
class Print(Slip):
    """The same as a print in an album: its picture, the faces on the edge of it, and the words below."""

    paper: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """All of the print; at its foot lie other things."""
    leaf: int = 0
    """How high the leaf is where this is one of a few large ones, in pixels; else 0."""

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, paper = canvas.surface, self.paper
        surface.blit(materials.parchment(paper.size, seed=paper.y % 7 + 3, ragged=False, shadow=8),
                     (paper.x - 8, paper.y - 8))  # fmt: skip
        if state.hover and self.enabled:
            materials.gold_line(surface, paper.inflate(-2, -2), 3, 4)
        if not materials.is_plain():
            fabrics.mounts(surface, paper.inflate(6, 6), theme.px(22))
        canvas.mark(paper.inflate(24, 24))
        place, head, foot = print_rooms(self.paper, self.rect, theme, self.leaf)
        if self.entry is not None and self.entry.sight is not None and self.art is not None:
            framed(surface, self.art, self.entry.sight, place)
            tall = _faces_tall(place)
            row = Rect(place.x + theme.px(5), place.bottom - round(tall * 0.76), place.w - theme.px(12), tall)
            side_by_side(surface, self.art, self.entry.sitters, row)
        else:
            _unseen(surface, place)
        side, off = max(28, min(place.h * 3 // 10, place.w // 6)), theme.px(5)
        self._seal(surface, (place.right - side // 2 - off, place.y + side // 2 + off), side)
        self._words(surface, theme, head, foot, 19 * (LARGE_LETTERS if self.leaf else 1))


def laid(body: Rect, count: int, gap: int) -> list[Rect]:
    """Where so many prints lie on a leaf: up to three in one row, as large as they go, more in two; no place stays
    empty, and a row that is not full lies in the middle."""
    if not count:
        return []
    rows = 1 if count <= ACROSS else DOWN
    across = -(-count // rows)
    wide, high = (body.w - gap * (across - 1)) // across, (body.h - gap * (rows - 1)) // rows
    if rows == 1:
        wide = min(wide, round(body.h * ONLY))
        high = min(high, round(wide * TALLEST))
    else:
        wide = min(wide, round(high * WIDEST))
    top = body.y + (body.h - rows * high - (rows - 1) * gap) // 2
    places = []
    for at in range(count):
        row, place = divmod(at, across)
        here = min(across, count - row * across)
        left = body.x + (body.w - here * wide - (here - 1) * gap) // 2
        places.append(Rect(left + place * (wide + gap), top + row * (high + gap), wide, high))
    return places


def print_rooms(paper: Rect, above: Rect, theme: Theme, leaf: int = 0) -> tuple[Rect, Rect, Rect]:
    """Where on a print its picture and its two texts stand; `above` is what of it is left above the things at its
    foot, `leaf` how high the leaf of a large one is, in pixels."""
    edge = theme.px(9)
    high = paper.h - round(leaf * LARGE_WORDS) if leaf else round(paper.h * PICTURE)
    place = Rect(paper.x + edge, paper.y + edge, paper.w - 2 * edge, high)
    top = place.bottom + round(_faces_tall(place) * 0.31)
    room = Rect(place.x, top, place.w, above.bottom - top)
    head = Rect(room.x, room.y, room.w, round(room.h * WORDS))
    return place, head, Rect(room.x, head.bottom, room.w, room.bottom - head.bottom)


def _faces_tall(place: Rect) -> int:
    """How tall the faces are on the edge of a print's picture."""
    return round(min(place.h * 0.42, place.w * 0.26))


def stamp(surface: Surface, mark: str, middle: tuple[int, int], side: int) -> None:
    """A seal of paper with one of the marks on it, in wax where the game is over."""
    ink = INKS.get(mark)
    pygame.draw.circle(surface, INK, middle, side // 2 + 1)
    if mark in ("lantern", "moon") and ink is not None:  # won and lost: the mark is pressed into wax
        pygame.draw.circle(surface, mix(ink, INK, 0.35), middle, side // 2)
        pygame.draw.circle(surface, ink, middle, side // 2 - max(2, side // 12))
        sign = glyph(mark, side * 6 // 10, PARCH[0])
    else:
        pygame.draw.circle(surface, PARCH[1], middle, side // 2 - 1)
        sign = glyph(mark, side * 7 // 10, ink if ink is not None else mix(PARCH[3], INK, 0.35))
    surface.blit(sign, sign.get_rect(center=middle))


def _unseen(surface: Surface, place: Rect) -> None:
    surface.blit(unseen_table(place.size), place)
    pygame.draw.rect(surface, INK, place.inflate(2, 2), 1)


def large(surface: Surface, theme: Theme, art: Art, entry: SaveEntry | None, mark: str, place: Rect, *,
          only: bool = False) -> None:  # fmt: skip
    """The table of a save in the large frame, its party before it, and its seal; a shut book where nothing is known.
    Where its print is the only one and large itself, whoever is on turn looks out of the frame instead."""
    host = _host(entry) if only and entry is not None else None
    if entry is None or entry.sight is None:
        surface.blit(unseen_table(place.size), place)
        pygame.draw.rect(surface, INK, place, 1)
    elif host is not None:
        framed(surface, art, host, place)
    else:
        framed(surface, art, entry.sight, place)
        side_by_side(surface, art, entry.sitters, faces_before(place, theme))
    if entry is not None:
        side = round(place.h * 0.26)
        stamp(surface, mark, (place.right - side // 6, place.y + side // 6), side)


def _host(entry: SaveEntry) -> Sight | None:
    """The face of whoever is on turn, else of the first of the party; None where nobody has one."""
    faces = [known_face(one) for one in entry.sitters]
    at = (whole_number(entry.seat[1:]) or 1) - 1
    face = faces[at] if 0 <= at < len(faces) else None
    return Sight(face.kind, face.picture, face.about(), whole=True) if face is not None else None


def faces_before(place: Rect, theme: Theme) -> Rect:
    """Where the party stands before the large picture: its faces hang over the lower edge."""
    tall = place.h * 34 // 100
    return Rect(place.x, place.bottom - tall * 55 // 100, place.w, tall)


def lay_open(surface: Surface, theme: Theme, leaves: tuple[Rect, Rect], picture: Rect) -> None:
    """The open album: paper at the left with an empty frame, and the dark leaf for the prints at the right."""
    left, right = leaves
    bound = open_book.boards(surface, theme, left.union(right))
    page = open_book.leaf(left.size, 18)
    if not materials.is_plain():
        open_book.bend(page, left=True)
    surface.blit(page, left)
    surface.blit(dark_leaf(right.size), right)
    open_book.edge(surface, bound)
    moulding(surface, picture, theme.px(FRAME), LECTERN[1])


def paper_spread(surface: Surface, theme: Theme, leaves: tuple[Rect, Rect], picture: Rect) -> None:
    """An open book of two leaves of paper, an empty frame on the left one."""
    bound = open_book.boards(surface, theme, leaves[0].union(leaves[1]))
    for at, box in enumerate(leaves):
        page = open_book.leaf(box.size, 21 + at)
        if not materials.is_plain():
            open_book.bend(page, left=not at)
        surface.blit(page, box)
    open_book.edge(surface, bound)
    moulding(surface, picture, theme.px(FRAME), LECTERN[1])


def dark_leaf(size: tuple[int, int]) -> Surface:
    """A leaf of dark card with a woven grain, worn at its edges; it is kept for a while."""
    return materials.store.get(("dark leaf", size), lambda: _dark_leaf(size))


def _dark_leaf(size: tuple[int, int]) -> Surface:
    out = Surface(size)
    out.fill(CARD)
    if not materials.is_plain():
        fabrics.laid(out, out.get_rect(), fabrics.woven(2))
        fabrics.bevelled(out, out.get_rect(), 3, mix(CARD, PARCH[3], 0.35), mix(CARD, SHADOW, 0.6))
        fabrics.shaded(out, out.get_rect(), max(8, size[0] // 30), 90, below=60)
        pygame.draw.rect(out, mix(CARD, GOLD[2], 0.55), out.get_rect().inflate(-18, -18), 1)
        open_book.bend(out, left=False)
    return out


# slips in a column


def tall_of(slip: Rect, theme: Theme) -> int:
    """How tall the picture on a slip is."""
    return min(slip.h - theme.px(14), theme.px(96 if theme.layout.full else 74))


def _picture(slip: Rect, theme: Theme) -> Rect:
    tall = tall_of(slip, theme)
    return Rect(slip.x + theme.px(9), slip.y + (slip.h - tall) // 2, round(tall * WIDE), tall)


def _faces(slip: Rect, theme: Theme, count: int) -> Rect:
    """The room of so many faces beside the picture."""
    picture = _picture(slip, theme)
    left = picture.right + theme.px(16)
    return Rect(left, picture.y - 2, party_width(count, picture.h + 4), picture.h + 4)


def words_room(slip: Rect, theme: Theme, one: SaveEntry | None) -> Rect:
    """Where the words of a save stand on its slip: beside the faces, as far to the left for every party."""
    known = one is not None and one.sight is not None
    beside_ = _faces(slip, theme, MOST_FACES) if known else _picture(slip, theme).move(theme.px(10), 0)
    left = beside_.right + theme.px(14)
    return Rect(left, slip.y + 2, slip.right - left - theme.px(16), slip.h - 4)


@dataclass(frozen=True, slots=True)
class Room:
    """How much of a text a slip holds: so many lines of the smallest letters, each so many pixels wide."""

    wide: int
    lines: int = 1
    bold: bool = False

    def holds(self, words: str) -> bool:
        """Whether these words go in."""
        style = Style(MIN_TEXT, bold=self.bold)
        if self.lines == 1:
            return layout(words, style, None).size[0] <= self.wide
        block = layout(words, style, self.wide)
        return len(block.lines) <= self.lines and not block.broken

    @property
    def whole(self) -> int:
        """How many pixels all lines hold, the ends of them left empty."""
        return self.wide if self.lines == 1 else round(self.wide * (self.lines - 0.3))
