"""The open book: the monster with its arrival on the left page, bonus and failure on the right one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.cards.frames import frame, glow, parchment
from scenes.bigbook.cards.render_context import covering, name_label
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.cards.term_forms import marked
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render.book_body import case
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.drawing.crop import WHOLE, Shares, cut
from scenes.kit.fit import fit
from scenes.kit.geometry import Box
from scenes.kit.icons import glyph
from scenes.kit.ornament import pill
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, TermSpot, TextBlock, noting_terms
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, MIN_TEXT, PARCH, Colour, mix

PARTS = ("bonus", "failure")
VIGNETTE = 280 / 640
"""Height to width of a picture of a bonus or a failure."""
FINAL = "final_page"
FINAL_INSIDE = (34 / 704, 28 / 648, 640 / 704, 584 / 648)
"""The picture on the art of the final page without its paper, as shares of it."""
LEAST = 0.13
"""A strip lower than this share of the page's width is left out."""
MOST = 0.29
MEDAL = (1.05, 1.8)
"""How large the round picture at a heading is at least and at most, by the height of the heading."""
LEFT = 21
"""The parchment of a left page (`frames.parchment`)."""


def vignette(render: RenderContext, page: str, part: str, width: int) -> Surface | None:
    """The picture of a page's bonus or failure in the width of a page, when it is ready; the final page has none."""
    if page == FINAL:
        return None
    return render.painter.picture("pages", f"{page}_{part}", (width, round(width * VIGNETTE)))


def pictures(render: RenderContext, page: str, width: int) -> list[Surface]:
    """What the strip of a page shows, as far as it is ready: two pictures, or the one of the final page."""
    if page == FINAL:
        art = render.painter.picture("pages", FINAL, (width, round(width * 648 / 704)))
        return [art] if art is not None else []
    found = [vignette(render, page, part, width) for part in PARTS]
    return [art for art in found if art is not None]


def strip_height(page: str, width: int, room: int) -> int:
    """How high the strip may be in `room` free pixels of a page `width` pixels wide; 0 when it is not worth it."""
    if room < width * LEAST:
        return 0
    return room if page == FINAL else min(room, round(width * MOST))


def draw_strip(render: RenderContext, out: Surface, page: str, area: Rect) -> None:
    """Draw the pictures into an area of a page; nothing while they are being made."""
    arts = pictures(render, page, out.get_width())
    if page == FINAL and arts:
        picture = _inside(arts[0], area.size)
        _framed(out, picture, picture.get_rect(center=area.center), INK)
    elif len(arts) == len(PARTS):
        gap = max(4, area.w // 40)
        about = [focus_of("pages", f"{page}_{part}") for part in PARTS]
        bonus, failure = beside(arts, (area.w - gap) // 2, area.h, about)
        _framed(out, bonus, bonus.get_rect(topright=(area.centerx - gap // 2, area.y)), GREEN_INK)
        _framed(out, failure, failure.get_rect(topleft=(area.centerx - gap // 2 + gap, area.y)), CRIMSON)


def beside(
    arts: list[Surface], most: int, height: int, about: Sequence[Shares] = (WHOLE, WHOLE)
) -> tuple[Surface, Surface]:
    """The pictures of bonus and failure in one size: so many pixels high, `most` wide, and of each at least what it is
    `about` from head to foot.

    Without that a bonus loses some of its right, a failure of its left, where nothing happens.
    """
    shapes = (art.get_width() / art.get_height() / (box[3] - box[1]) for art, box in zip(arts, about, strict=True))
    size = min(most, *(int(shape * height) for shape in shapes)), height
    if about == (WHOLE, WHOLE):
        return covering(arts[0], size, 0.5, 0.0), covering(arts[1], size, 0.5, 1.0)
    return cut(arts[0], size, about[0]), cut(arts[1], size, about[1])


def medals(blocks: Sequence[TextBlock], tops: Sequence[int], left: int, edge: int) -> list[Rect]:
    """Where a round picture goes at the end of each heading's line (pixels): up to `edge`, all as large as the words
    leave them, which begin at `left`; they rise over the end of a short line. None where they would be too small."""
    lines = [
        Rect(left, top + i * block.line_height, wide, block.line_height)
        for block, top in zip(blocks, tops, strict=False)
        for i, wide in enumerate(block.widths())
    ]
    high, gap = blocks[0].size[1], blocks[0].style.size // 3
    feet = [top + heading.size[1] for heading, top in zip(blocks[::2], tops[::2], strict=False)]
    for side in range(round(high * MEDAL[1]), round(high * MEDAL[0]) - 1, -1):
        places = [Rect(edge - side, foot - side, side, side) for foot in feet]
        if all(place.y >= 4 and place.inflate(2 * gap, 0).collidelist(lines) < 0 for place in places):
            return places
    return []


def draw_medals(render: RenderContext, out: Surface, page: str, places: list[Rect]) -> None:
    """The one telling thing of each picture beside its heading, bonus first, where no strip fits."""
    if materials.is_plain():
        return
    for part, place, ink in zip(PARTS, places, (GREEN_INK, CRIMSON), strict=False):
        art = vignette(render, page, part, out.get_width())
        if art is not None:
            out.blit(_medal(cut(art, place.size, focus_of("details", f"{page}_{part}")), ink), place)


def _medal(art: Surface, ink: Colour) -> Surface:
    """A square picture cut round, within a line of ink and one of its colour."""
    side = art.get_width()

    def field(s: Surface, k: float) -> None:
        pygame.draw.circle(s, (255, 255, 255, 255), (side * k / 2, side * k / 2), side * k / 2 - k)

    def rim(s: Surface, k: float) -> None:
        middle, line = (side * k / 2, side * k / 2), max(1.5, side / 26)
        pygame.draw.circle(s, INK, middle, side * k / 2, round(line * k))
        pygame.draw.circle(s, ink, middle, side * k / 2 - line * k * 0.9, round(line * k))

    out = art.convert_alpha() if pygame.display.get_surface() else art.copy()
    out.blit(smooth((side, side), field), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(smooth((side, side), rim), (0, 0))
    return out


def _inside(art: Surface, size: tuple[int, int]) -> Surface:
    """The picture on the art of the final page, whole, as large as it goes into `size` pixels."""
    w, h = art.get_size()
    inner = art.subsurface(Rect(*(round(n * side) for n, side in zip(FINAL_INSIDE, (w, h, w, h), strict=True))))
    return pygame.transform.smoothscale_by(inner, min(1.0, size[0] / inner.get_width(), size[1] / inner.get_height()))


def _framed(out: Surface, art: Surface, area: Rect, ink: tuple[int, int, int]) -> None:
    out.blit(art, area)
    pygame.draw.rect(out, INK, area.inflate(2, 2), 2)
    pygame.draw.line(out, ink, (area.x, area.bottom + 2), (area.right - 1, area.bottom + 2), 3)


def book(render: RenderContext, surface: Surface) -> None:
    """The lectern with both pages, or the shut book before the first turn."""
    area = render.layout.areas["book"]
    left, right = book_pages(render.layout)
    if render.model.monster is None:
        shut = cover(render, render.model.page, (right.w, right.h))
        place = shut.get_rect(midtop=(area.center[0], area.y))
        surface.blit(case(render.layout, place), area[:2])
        surface.blit(shut, place)
        return
    surface.fill(mix(PARCH[4], INK, 0.5), Rect(area))
    found: list[TermSpot] = []
    for box, page, name in ((left, left_page, render.model.monster), (right, right_page, render.model.page)):
        picture = page(render, name, (box.w, box.h))
        surface.blit(picture, box[:2])
        found += [TermSpot(spot.term, spot.rect.move(box[:2])) for spot in _terms.get(id(picture), ())]
    render.page_terms = found
    gutter(surface, left, right)


def ask(render: RenderContext) -> None:
    """Ask for the pictures of both pages, or of the shut book, without painting them."""
    left, right = book_pages(render.layout)
    if render.model.monster is None:
        cover(render, render.model.page, (right.w, right.h))
        place = Rect(0, 0, right.w, right.h)
        place.midtop = render.layout.areas["book"].center[0], render.layout.areas["book"].y
        case(render.layout, place)
        return
    _monster_art(render, render.model.monster, (left.w, left.h))
    pictures(render, render.model.page, right.w)


def gutter(surface: Surface, left: Box, right: Box) -> None:
    """The shadow in the fold."""
    for box, edge in ((left, left.right), (right, right.x)):
        for i in range(18):
            x = edge - 1 - i if box is left else edge + i
            line = Surface((1, box.h), pygame.SRCALPHA)
            line.fill((40, 22, 16, round(90 * (1 - i / 18) ** 2)))
            surface.blit(line, (x, box.y))


def cover(render: RenderContext, page: str, size: tuple[int, int]) -> Surface:
    """The shut book; `page` is the id of its cover."""
    art = render.painter.picture("covers", page if page.startswith("cover") else "cover_1", size)
    w, h = size
    board = render.painter.picture("ui", "grimoire_frame", size)
    if art is not None and board is not None:
        key = "book-cover", page, size, id(art), id(board)
        return materials.store.get(key, lambda: covering(_inlaid(board, art), size, 0.5))
    if art is not None:  # the picture has its own edge
        return covering(art, size, 0.5)
    out = glow(size, (w / 2, h * 0.45), ((96, 40, 44), (74, 26, 36), (40, 14, 26)))
    out = frame(out, "fire", max(6.0, w * 0.03))
    mark = glyph("madness", round(min(w, h) * 0.3), GOLD[1])
    out.blit(mark, mark.get_rect(center=(w // 2, round(h * 0.52))))
    render.text(out, render.words.t("terms.title.name"), Rect(16, 16, w - 32, round(h * 0.3)), (30, 20), GOLD[1],
              face="title", align="center")  # fmt: skip
    return out


PANEL, SHOWN = (140 / 704, 68 / 648, 474 / 704, 490 / 648), (88 / 704, 18 / 648, 572 / 704, 590 / 648)
"""The panel in the board of the grimoire, and what is seen in it of a drawn cover (its board without the spine): left,
top, width and height as shares of the picture."""


def _inlaid(board: Surface, art: Surface) -> Surface:
    """The book of the menu, with the picture of a cover let into its board."""
    out = board.copy()
    place, seen = (
        Rect(round(x * w), round(y * h), round(wide * w), round(high * h))
        for (x, y, wide, high), (w, h) in ((PANEL, board.get_size()), (SHOWN, art.get_size()))
    )
    inner = pygame.transform.smoothscale(art.subsurface(seen.clip(art.get_rect())), place.size)
    out.blit(inner, place)
    pygame.draw.rect(out, INK, place, max(1, place.w // 160))
    return out


CARTOUCHE = (133 / 704, 439 / 648, 427 / 704, 52 / 648)
"""Where the art of a monster keeps a scroll free for the name, as shares of the page."""


def left_page(
    render: RenderContext, monster: str, size: tuple[int, int], zoom: float = 1.0, *, signs: bool = True
) -> Surface:
    """The monster: picture, name, what its arrival did (kept by the store of pictures); `signs`: and the elements of
    its curses at a corner."""
    art = _monster_art(render, monster, size)
    coming = art is None and render.painter.pictures.coming("monsters", monster)
    key = ("left-page", monster, size, render.words.catalogue.lang, render.layout.text(18, 14), zoom, id(art), coming,
           signs)  # fmt: skip
    return _kept(key, lambda: _left_page(render, monster, size, zoom, art, signs=signs))


_terms: dict[int, Sequence[TermSpot]] = {}
"""The terms on the pages that were made, by the picture, where they stand on it."""


def _kept(key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
    """A page from the store of pictures; when it is made its terms are noted."""

    def noted() -> Surface:
        with noting_terms() as terms:
            made = make()
        if len(_terms) > PAGES_KNOWN:
            _terms.clear()
        _terms[id(made)] = tuple(terms)
        return made

    return materials.store.get(key, noted, worded=True)


PAGES_KNOWN = 64
"""Of so many pages the terms are remembered."""


def picture_height(width: int) -> int:
    """How high the picture of a left page that wide is asked for."""
    return round(width * 648 / 704) + 2


def _monster_art(render: RenderContext, monster: str, size: tuple[int, int]) -> Surface | None:
    return render.painter.picture("monsters", monster, (size[0], picture_height(size[0])))


@dataclass(frozen=True, slots=True)
class Leaf:
    """A left page before its picture: the paper, the words that lie over the picture, and where the picture goes.

    `room` is how many pixels of height the picture has where it must shrink; None where it has the whole page.
    `aside`: how many pixels at the right edge it then leaves to the elements of its curses; less than 0, at the left.
    """

    paper: Surface
    words: Surface
    room: int | None
    aside: int = 0

    def page(self, art: Surface, *, worded: bool = True) -> Surface:
        """The page with a picture of its monster; where it is not `worded` its scroll is blank."""
        out = self.paper.copy()
        if self.room is None:
            out.blit(art, (0, 0))
        else:
            smaller(out, art, placed(self, art.get_size()))
        if worded:
            out.blit(self.words, (0, 0))
        return out


FRAMED = 0.05
"""What lies beside the printed frame of a monster's picture on either side, as a share of its width."""


def placed(leaf: Leaf, size: tuple[int, int]) -> Rect:
    """Where a picture of so many pixels goes on a left page, of a smaller one the part down to its scroll: as large as
    its room, beside the elements of its curses."""
    if leaf.room is None:
        return Rect((0, 0), size)
    (w, h), wide = size, leaf.paper.get_width()
    high, free = round(h * CARTOUCHE[1]), wide - abs(leaf.aside)
    share = min(1.0, leaf.room / high, free / (w * (1 - 2 * FRAMED)))
    made = Rect(0, 0, round(w * share), round(high * share))
    made.x = min((wide - made.w) // 2, free - round(made.w * (1 - FRAMED)))
    if leaf.aside < 0:
        made.x = max((wide - made.w) // 2, wide - free - round(made.w * FRAMED))
    return made


def _left_page(
    render: RenderContext, monster: str, size: tuple[int, int], zoom: float, art: Surface | None, *, signs: bool = True
) -> Surface:
    coming = render.painter.pictures.coming("monsters", monster)
    high = art.get_height() if art is not None else picture_height(size[0]) if coming else 0
    leaf = left_leaf(render, monster, size, zoom, high, signs=signs)
    if art is not None:
        return leaf.page(art)
    if coming:  # nothing stands in for a picture that is being drawn: its page is still blank
        return leaf.page(Surface((1, 1), pygame.SRCALPHA))
    pad = round(render.layout.px(12, 9) * zoom)
    out, room = leaf.paper.copy(), leaf.room or 0
    out.blit(_unknown_monster(render, monster, (size[0] - 2 * pad, max(10, room - pad))), (pad, pad))
    out.blit(leaf.words, (0, 0))
    return out


def left_leaf(
    render: RenderContext, monster: str, size: tuple[int, int], zoom: float, high: int, *, signs: bool = True
) -> Leaf:
    """A left page whose picture is `high` pixels high; 0 where there is no picture yet."""
    w, h = size
    pad = round(render.layout.px(12, 9) * zoom)
    out = Surface(size, pygame.SRCALPHA)
    text = f"[b]{render.words.t('terms.card.arrival')}:[/b] {render.words.page_text(monster, 'arrival')}"
    size_of_text = round(render.layout.text(18, 14) * zoom)
    style = Style(size_of_text, INK, leading=0.97, bold_colour=CRIMSON, terms=_marked(render, zoom))
    block = fit(text, style, (w - 2 * pad, round(h * 0.56)), where=f"arrival:{monster}", ellipsis=True)
    art_h = h - block.size[1] - 2 * pad
    free = max(h, high) * (CARTOUCHE[1] + CARTOUCHE[3]) + pad // 2  # a low page cuts nothing off its picture
    title = round(render.layout.px(34, 24) * zoom)
    whole = bool(high) and block.size[1] <= h - free
    if whole:
        plate = Rect(*(round(share * side) for share, side in zip(CARTOUCHE, (w, high, w, high), strict=True)))
        top = round(free) + (h - round(free) - pad // 2 - block.size[1]) // 2
    else:
        plate = Rect(round(w * 0.06), art_h - title + pad // 3, round(w * 0.88), title)
        out.blit(scroll(plate.size), plate)
        top = plate.bottom + pad // 3
    size_of_name = round(render.layout.px(24, 17) * zoom)
    name = name_label(render.words.monster(monster), Style(size_of_name, INK, "title", align="center"),
                      plate.inflate(-pad if whole else -2 * plate.h, 2).size)  # fmt: skip
    out.blit(name, name.get_rect(center=plate.center))
    block.draw(out, (pad, top))
    if signs:
        _signs(render, out, monster, (pad, round(render.layout.px(24, 17) * zoom)), (whole, bool(high)))
    aside = round(render.layout.px(24, 17) * zoom) + 10 if signs else 0
    if monster in BURSTS_OUT:
        aside = -aside
    return Leaf(parchment(size, LEFT), out, None if whole else art_h - title // 2, aside)


BURSTS_OUT = ("page_08", "page_11")
"""Monsters that reach out of their frame at the upper right: signs stand at the left."""
ELSEWHERE = {"page_10": (0.53, 0.215), "page_12": (0.475, 0.055)}
"""Monsters that reach out of it at both corners: where the middle of their signs is, as shares of the picture: one's
hair goes all about it and leaves the sky before her face, the other's ladders leave the middle of the upper edge."""


def signs_above(monster: str, width: int, pad: int, icon: int, count: int) -> Rect:
    """Where the elements of a monster's curses lie on a page with the whole picture: in an upper corner beside its
    frame, nowhere on what reaches out of that. `pad`: the page's margin, `icon`: a sign's side."""
    row = Rect(width - pad - count * (icon + 3) - 4, pad // 2 - 3, count * (icon + 3) + 5, icon + 6)
    if monster in BURSTS_OUT:
        row.x = pad - 1
    elif monster in ELSEWHERE:
        x, y = ELSEWHERE[monster]
        row.centerx, row.centery = round(width * x), max(row.centery, round(picture_height(width) * y))
    return row


def _signs(
    render: RenderContext, out: Surface, monster: str, sizes: tuple[int, int], picture: tuple[bool, bool]
) -> None:
    """The elements of a monster's curses at an upper corner of its picture, or beside a smaller one.
    `sizes`: the margin and a sign; `picture`: whether that is whole, and whether there is one."""
    (pad, icon), (whole, drawn), w = sizes, picture, out.get_width()
    curses = render.words.facts.page_curses(monster)
    step, count = icon + 3, len(curses)
    if whole:
        row = signs_above(monster, w, pad, icon, count)
    else:  # a smaller picture leaves room beside its head
        row = Rect(w - icon - 8, pad // 2, icon + 6, count * step + 3)
        if monster in BURSTS_OUT:
            row.x = 2
    if drawn and whole and monster in ELSEWHERE and not materials.is_plain():
        _slip(out, slip_about(row))
    elif drawn:
        pill(out, row, INK, 150)  # a picture may be as light as the badges
    for i, element in enumerate(curses):
        out.blit(badge(element, icon), (row.x + 3 + (whole and i * step), row.y + 3 + (not whole and i * step)))


def slip_about(row: Rect) -> Rect:
    """The slip of paper about the signs of a monster that leaves no corner free."""
    line = max(1, row.h // 14)
    return row.inflate(6 * line, 2 * line)


def _slip(out: Surface, paper: Rect) -> None:
    """It looks like that of the name: ink about paper, and a fine line within."""
    line = max(1, paper.h // 16)

    def paint(s: Surface, k: float) -> None:
        box, bend = s.get_rect(), round(paper.h * 0.22 * k)
        pygame.draw.rect(s, INK, box, border_radius=bend)
        inner = box.inflate(-2 * line * k, -2 * line * k)
        pygame.draw.rect(s, PARCH[1], inner, border_radius=bend)
        fine = inner.inflate(-2 * line * k, -2 * line * k)
        pygame.draw.rect(s, mix(PARCH[3], INK, 0.25), fine, round(k), border_radius=bend)

    out.blit(materials.store.get(("slip of signs", paper.size), lambda: smooth(paper.size, paint)), paper)


def smaller(out: Surface, art: Surface, place: Rect) -> None:
    """The picture of a monster down to its scroll, fitted into a place: it shrinks, no face is cut."""
    whole = art.subsurface(Rect(0, 0, art.get_width(), round(art.get_height() * CARTOUCHE[1])))
    made = pygame.transform.smoothscale(whole, place.size) if place.w < whole.get_width() else whole.copy()
    made.blit(_feather(made.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(made, place)


FADES = (0.07, 0.05, 0.12)
"""How much of a smaller picture's sides, top and foot runs out into the paper, as shares of its width and height."""


def _feather(size: tuple[int, int]) -> Surface:
    """A veil that lets a picture run out into the paper on all sides, to be multiplied with it."""

    def paint() -> Surface:
        w, h = size
        veil = Surface(size, pygame.SRCALPHA)
        veil.fill((255, 255, 255, 255))
        sides, top, foot = round(w * FADES[0]), round(h * FADES[1]), round(h * FADES[2])
        for reach, strips in (
            (sides, lambda i: (Rect(i, 0, 1, h), Rect(w - 1 - i, 0, 1, h))),
            (top, lambda i: (Rect(0, i, w, 1),)),
            (foot, lambda i: (Rect(0, h - 1 - i, w, 1),)),
        ):
            for i in range(reach):
                t = (i + 0.5) / reach
                for strip in strips(i):
                    veil.fill((255, 255, 255, round(255 * t * t * (3 - 2 * t))), strip, pygame.BLEND_RGBA_MULT)
        return veil

    return materials.store.get(("feather", size), paint)


def scroll(size: tuple[int, int]) -> Surface:
    """The plate of a whole picture, for a name that lies below a smaller one: a monster's name stands on the same plate
    when it comes and when it is there."""

    def paint(s: Surface, k: float) -> None:
        line = 1.8 * k
        for inset, colour in ((0, INK), (0.9, PARCH[1]), (2.0, INK), (2.3, PARCH[0])):
            pygame.draw.polygon(s, colour, _plate(s.get_size(), inset * line))

    return materials.store.get(("name-scroll", size), lambda: smooth(size, paint))


PLATE_END, PLATE_TIP, PLATE_BULGE, BULGE_STEPS = 0.42, 0.3, 0.1, 12
"""How long the slanted end of a name's plate is, how high its blunt tip, and how far its sides bulge, as shares of its
height; in how many steps that is drawn."""


def _plate(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    """The outline of a name's plate, so far within its edge (pixels)."""
    (w, h), left = size, inset
    bulge = h * PLATE_BULGE
    end, top, tip = h * PLATE_END + inset * 0.6, bulge + inset, h * (0.5 - PLATE_TIP / 2) + inset * 0.5
    upper = []
    for i in range(BULGE_STEPS + 1):
        share = i / BULGE_STEPS
        upper.append((end + (w - 1 - 2 * end) * share, top - bulge * math.sin(math.pi * share)))
    half = [(left, h - 1 - tip), (left, tip), *upper, (w - 1 - left, tip), (w - 1 - left, h - 1 - tip)]
    return [*half, *((x, h - 1 - y) for x, y in reversed(upper))]


def _unknown_monster(render: RenderContext, monster: str, size: tuple[int, int]) -> Surface:
    w, h = size
    ramp = ELEMENTS["curse"]
    out = glow((max(1, w), max(1, h)), (w / 2, h * 0.5), (mix(CRIMSON, GOLD[1], 0.3), CRIMSON, ramp.dark, ramp.deep))
    mark = glyph("madness", max(8, round(min(w, h) * 0.6)), ramp.core)
    out.blit(mark, mark.get_rect(center=(w // 2, h // 2)))
    pygame.draw.rect(out, INK, out.get_rect(), 3)
    return out


def right_page(render: RenderContext, page: str, size: tuple[int, int], zoom: float = 1.0) -> Surface:
    """Bonus and failure of the monster at hand, and the elements of the next one's curses (kept by the store)."""
    arts = tuple(id(art) for art in pictures(render, page, size[0]))
    key = ("right-page", page, size, render.words.catalogue.lang, render.layout.text(20, 15),
           render.layout.text_scale, zoom, arts)  # fmt: skip
    return _kept(key, lambda: _right_page(render, page, size, zoom))


def _right_page(render: RenderContext, page: str, size: tuple[int, int], zoom: float) -> Surface:
    w, h = size
    pad = round(render.layout.px(16, 10) * zoom)
    out = parchment(size, 22)
    preview = render.words.facts.page_curses(page)
    preview_h = round(render.layout.px(40, 26) * zoom) if preview else 0
    room = h - 2 * pad - preview_h
    largest = round(render.layout.text(20, 15) * zoom)
    blocks = stakes(render, page, largest, (w - 2 * pad, room), _marked(render, zoom))
    tops = [pad]
    for block in blocks:
        tops.append(tops[-1] + block.size[1] + (block.style.size // 2 if block.style.face == "body" else 0))
    y = tops[-1]
    high = strip_height(page, w - 2 * pad, pad + room - y)
    if not high and len(blocks) == 2 * len(PARTS):
        tops = [top + max(0, pad + room - y) // 2 for top in tops]
        draw_medals(render, out, page, medals(blocks, tops, pad, w - pad // 2))
    for block, top in zip(blocks, tops, strict=False):
        block.draw(out, (pad, top))
    if high:
        high -= pad // 3
        draw_strip(render, out, page, Rect(pad, y + (pad + room - y - high) // 2, w - 2 * pad, high))
    if preview:
        line = h - pad - preview_h + render.layout.px(8, 4)
        pygame.draw.line(out, PARCH[2], (pad, line - 3), (w - pad, line - 3))
        icons = " ".join(f"[{element}]" for element in preview)
        text = render.words.t("terms.card.next", list=icons)
        render.text(
            out, text, Rect(pad, line, w - 2 * pad, preview_h - 4), (19 * zoom, 15 * zoom), PARCH[4], italic=True
        )
    return out


SPARE = 2
"""How many pixels the letters of a page may give so that its pictures find room."""


def _marked(render: RenderContext, zoom: float) -> str:
    """The language whose terms are marked on a page: where it lies in the book, they explain themselves there."""
    return marked(render.words.catalogue) if zoom == 1.0 else ""


def stakes(render: RenderContext, page: str, largest: int, room: tuple[int, int], terms: str = "") -> list[TextBlock]:
    """Bonus and failure in the largest letters that fit, or in slightly smaller ones where pictures need the room.

    Whoever asks for larger letters gets the largest there are: then the pictures give way, and headings, if they must,
    stand in the line.
    """
    parts = [(part, render.words.t(f"terms.card.{part}"), render.words.page_text(page, part)) for part in PARTS]
    sizes = range(largest, MIN_TEXT - 1, -1)
    made = [(size, blocks) for size in sizes if (blocks := _sections(parts, size, *room, terms))]
    best, first = made[0] if made else (0, [])
    if not made or render.layout.text_scale > 1:
        line = _in_the_line(parts, room, page, largest, terms)
        return first if best >= line.style.size else [line]
    for size, blocks in made:
        free = room[1] - sum(block.size[1] for block in blocks) - size
        if size >= best - SPARE and strip_height(page, room[0], free):
            return blocks
    return first


def _sections(parts: list[tuple[str, str, str]], size: int, width: int, room: int, terms: str) -> list[TextBlock]:
    """Headings and sentences below each other at a letter size; nothing when they do not fit."""
    blocks = []
    for part, title, text in parts:
        colour = GREEN_INK if part == "bonus" else CRIMSON
        blocks += [lay_out(title, Style(round(size * 1.25), colour, "title"), width),
                   lay_out(text, Style(size, INK, leading=0.98, terms=terms), width)]  # fmt: skip
    need = sum(block.size[1] for block in blocks) + size // 2
    return blocks if need <= room and not any(block.broken for block in blocks) else []


def _in_the_line(
    parts: list[tuple[str, str, str]], room: tuple[int, int], page: str, largest: int, terms: str
) -> TextBlock:
    """Long texts on a small page, or large letters: the headings stand in the line."""
    text = "\n".join(f"[b]{title}.[/b] {words}" for _, title, words in parts)
    style = Style(largest, INK, leading=0.96, bold_colour=CRIMSON, terms=terms)
    return fit(text, style, room, where=page, ellipsis=True)
