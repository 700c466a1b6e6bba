"""The table's book in motion: its cover opens, and at the end it shuts over the last monster and is sealed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.book.binding import Binding
from scenes.bigbook.table.animation.timings import (
    CLASP,
    COVERED,
    DROPPED,
    DROPS,
    FORTH,
    HEAVES,
    LAST_BLOW,
    MOTIONS,
    RATTLED,
    RATTLES,
    SEALED,
    WARMS,
)
from scenes.bigbook.table.layout import Layout, book_pages
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render.book_body import case
from scenes.bigbook.table.render_context import RenderContext
from scenes.book.page_turn import PageTurn
from scenes.kit import materials
from scenes.kit.canvas import Canvas, faded
from scenes.kit.geometry import Box
from scenes.kit.icons import glyph
from scenes.kit.ornament import gilded, glow
from scenes.kit.theme import CRIMSON, GOLD, INK, Colour, mix
from scenes.kit.tween import part
from scenes.table.motion.blows import shadow_of
from scenes.table.motion.effects import Particles
from scenes.table.motion.sizes import Sizes

SAID = 0.115
"""How high the room is in which a victory is said, above the book, as a share of the window's height."""
COMES_FORTH, LIES_DOWN = 0.34, 0.86
"""The shares of the time at which the shut book fills the table, and at which the open one begins to lie down."""
STEPS = 8


def endpaper(size: tuple[int, int], *, stamped: bool = True) -> Surface:
    """The inside of the cover: old paper with lozenges, and, where nothing will be laid on it, the stamp of the
    library."""

    def paint() -> Surface:
        w, h = size
        out = parchment(size, 27)
        tone, step = mix(CRIMSON, (214, 190, 150), 0.62), max(18, w // 9)
        for y in range(-step, h + step, step):
            for x in range(-step, w + step, step):
                left = x + (step // 2 if (y // step) % 2 else 0)
                points = [(left, y - step // 3), (left + step // 4, y), (left, y + step // 3), (left - step // 4, y)]
                pygame.draw.aalines(out, tone, True, points)
        if not stamped:
            return out
        side = round(min(w, h) * 0.42)
        stamp = Surface((side, side), pygame.SRCALPHA)
        ink = mix(CRIMSON, INK, 0.25)
        for radius, width in ((side // 2, max(2, side // 28)), (round(side * 0.41), 1)):
            pygame.draw.circle(stamp, ink, (side // 2, side // 2), radius, width)
        mark = glyph("madness", round(side * 0.5), ink)
        stamp.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
        turned = pygame.transform.rotozoom(faded(stamp, 190), 9, 1.0)
        room = turned.get_rect(center=(w // 2, h // 2))
        pygame.draw.rect(out, mix((214, 190, 150), tone, 0.2), room.inflate(-side // 3, -side // 3), border_radius=side)
        out.blit(turned, room)
        return out

    return materials.store.get(("endpaper", size, stamped), paint)


def bare(render: RenderContext) -> Surface:
    """The case without its book."""
    return case(render.layout)


def light(canvas: Canvas, at: tuple[int, int], radius: int, level: float) -> None:
    """Light that comes out of the book, 0 to 1."""
    step = round(level * STEPS)
    if step > 0:
        shine = glow(radius, GOLD[1], 0.8 * step / STEPS)
        canvas.blit(shine, (at[0] - radius, at[1] - radius), flags=pygame.BLEND_RGB_ADD)


def warmth(canvas: Canvas, at: tuple[int, int], radius: int, level: float) -> None:
    """Warm light of candles on the wood, 0 to 1."""
    step = round(level * STEPS / 2) * 2
    if step > 0:
        shine = glow(radius, AMBER, 0.6 * step / STEPS)
        canvas.blit(shine, (at[0] - radius, at[1] - radius), flags=pygame.BLEND_RGB_ADD)


@dataclass(slots=True)
class OpenBook:
    """The shut book comes forward until it fills the table, its cover goes over, light, and the open book lies down in
    its place, where the monster comes up on the paper inside. `t` from 0 to 1."""

    render: RenderContext
    front: Sizes
    flat: Surface
    inside: Surface
    monster: Surface
    page: Surface
    large: Surface
    """The right page as large as the book that has come forward."""
    t: float = 0.0
    _spread: Sizes | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw the book in the middle of opening."""
        area = self.render.layout.areas["book"]
        canvas.blit(bare(self.render), area[:2])
        lies = part(self.t, LIES_DOWN, 1.0)
        canvas.dim(0.7 * part(self.t, 0.0, COMES_FORTH) * (1 - lies))
        left, right = self._stand(canvas)
        if self.t < COMES_FORTH:
            shut(canvas, self.front, self._lay(), 1 - part(self.t, 0.0, COMES_FORTH), right.center)
            self.front.make_one()
            light(canvas, right.center, round(right.h * 0.7), 0.3 * part(self.t, COMES_FORTH * 0.6, COMES_FORTH))
            return
        if lies > 0:
            self._down(canvas, area, left, lies)
            return
        turn = part(self.t, COMES_FORTH, LIES_DOWN)
        under = Surface(self.inside.get_size(), pygame.SRCALPHA)
        PageTurn(under, self.large, self.flat, self.inside, Rect(left), Rect(right), turn).paint(canvas)
        light(canvas, (left.right, left.center[1]), round(left.h * 0.75), math.sin(math.pi * turn) ** 0.8)
        if turn > 0.5:
            self._spread = self._spread or self._whole(area, left, right)
            self._spread.make_one()

    def _stand(self, canvas: Canvas) -> tuple[Box, Box]:
        """Left and right page of the book that has come forward."""
        w, h = self.inside.get_size()
        x, y = canvas.size[0] // 2, round(canvas.size[1] * MIDDLE) - h // 2
        return Box(x - w, y, w, h), Box(x, y, w, h)

    def _lay(self) -> Box:
        """The shut book where it lay."""
        area = self.render.layout.areas["book"]
        w, h = self.front.small
        return Box(round(area.center[0] - w / 2), round(area.center[1] - h / 2), round(w), round(h))

    def _whole(self, area: Box, left: Box, right: Box) -> Sizes:
        """Both pages, from the size in which they stand to that in which they lie."""
        both = Surface((right.right - left.x, left.h))
        both.blit(self.inside, (0, 0))
        both.blit(self.large, (left.w, 0))
        return Sizes(both, (area.w, area.h), both.get_size(), SCALES // 2)

    def _down(self, canvas: Canvas, area: Box, left: Box, lies: float) -> None:
        spread = self._spread or self._whole(area, left, left.moved(left.w, 0))
        shown = spread.at(1 - lies)
        x, y = (
            left.right + (area.center[0] - left.right) * lies,
            left.center[1] + (area.center[1] - left.center[1]) * lies,
        )
        canvas.blit(shown, (x - shown.get_width() / 2, y - shown.get_height() / 2))
        if lies > 0.9:
            pages = book_pages(self.render.layout)
            canvas.blit(self.page, pages[1][:2])
            canvas.blit(self.monster, pages[0][:2], alpha=round(255 * (lies - 0.9) / 0.1))


def trimmed(cover: Surface) -> Surface:
    """The cover without the clear margin of its picture, as large as a page."""
    return pygame.transform.smoothscale(cover.subsurface(cover.get_bounding_rect(64)), cover.get_size())


def shut(canvas: Canvas, cover: Sizes, lies: Box, share: float, middle: tuple[float, float]) -> Box:
    """The shut book between where it stands before everybody (0) and where it `lies` (1); gives where it is."""
    x, y = middle
    centre = x + (lies.center[0] - x) * share, y + (lies.center[1] - y) * share
    shown = cover.at(1 - share)
    box = Box(round(centre[0] - shown.get_width() / 2), round(centre[1] - shown.get_height() / 2), *shown.get_size())
    layer = shadow_of((box.w + 10, box.h))
    canvas.blit(layer, (box.x, box.y + 8))
    canvas.blit(shown, box[:2])
    return box


def opening(render: RenderContext, left_page: Surface, page: str, old: str) -> OpenBook:
    """The book of this game opens on its first left page; `old` is the id of the cover."""
    left, _ = book_pages(render.layout)
    size, large = (left.w, left.h), forth_size(render.layout)
    lay = book.cover(render, old, size).get_bounding_rect(64).size
    right = book.right_page(render, page, size).convert()
    return OpenBook(
        render,
        in_sizes(render, old, lay),
        trimmed(book.cover(render, old, large).convert_alpha()),
        endpaper(large).convert(),
        left_page.convert(),
        right,
        pygame.transform.smoothscale(right, large),
    )


MIDDLE, HIGH, THUD = 0.43, 0.6, 10.0
"""Where the shut book stands when its clasp snaps and how high it is, in shares of the window's height, and how far
that drives it down, in pixels of the design."""
SCALES = 18
"""In how many sizes a book that comes forward is made."""
RATTLE, GLOWS = 13.0, 700.0
"""How far a bound book is thrown aside by what is in it, in pixels of the design; how fast its warm wax glows (ms)."""
RISES, REACH = (0.5, 1.0), 0.8
"""Strengths in which the light comes out of it, and how far, as a share of the window's height."""
RAYS, RAY = 22, 0.16
"""Rays of light behind it, and how wide one is, as a share of the room between two."""
FALLS, LIFTED, BOUNCES = 0.046, 0.4, 0.14
"""How far the sealed book falls on the table, as a share of the window's height; how far it is lifted before that, and
how far it bounces, as shares of the fall."""
AMBER: Colour = (255, 150, 62)


@dataclass(slots=True)
class BookShuts:
    """The cover goes back over the last monster, the book comes forward, all is still, its clasp snaps, light and gold
    come out of it, and it is bound and sealed. `t` from 0 to 1 over 3.5 s, and over `stands` milliseconds more."""

    render: RenderContext
    cover: Sizes
    flat: Surface
    leaf: Callable[[], Surface]
    """Gives the left page as the last monster has left it."""
    page: Surface
    particles: float = 1.0
    stands: float = 0.0
    title: str = ""
    """The word that is said when it is sealed, in gold above it."""
    t: float = 0.0
    _title: Surface | None = None
    _motes: list[Particles] = field(default_factory=list)
    _empty: Surface | None = None
    _rays: list[Surface] = field(default_factory=list)
    binding: Binding = field(default_factory=Binding)

    @property
    def at(self) -> float:
        """The share of the victory alone; more than 1 while it is only looked at."""
        ms = MOTIONS["game_won"].ms
        return self.t * (ms + self.stands) / ms

    @property
    def rattled(self) -> float:
        """How far what is in the bound book has thrown it aside, -1 to 1; 0 where nobody looks at it any longer."""
        share = ((self.at - SEALED) * MOTIONS["game_won"].ms - RATTLES) / RATTLED
        return math.sin(share * 5 * math.tau) * (1 - share) if 0 <= share < 1 and self.stands > 0 else 0.0

    @property
    def sealed_for(self) -> float:
        """How long it has been sealed where it is still looked at (ms); less than 0 before, and where it is not."""
        return (self.at - SEALED) * MOTIONS["game_won"].ms if self.stands > 0 else -1.0

    @property
    def fallen(self) -> float:
        """How far it stands below where it came to, in shares of its fall: lifted a little, then down with a bounce."""
        since = self.sealed_for
        if since < HEAVES:
            return 0.0
        if since < DROPS:
            return -LIFTED * part(since, HEAVES, DROPS)
        down = (since - DROPS) / DROPPED
        if down < 1.0:
            return -LIFTED + (1 + LIFTED) * down * down
        bounce = min(1.0, (down - 1) / 1.6)
        return 1.0 - BOUNCES * math.sin(math.pi * bounce)

    @property
    def warm(self) -> float:
        """How warm the light is in which it stands in the end, 0 to 1."""
        return part(self.sealed_for, DROPS + DROPPED, DROPS + DROPPED + WARMS)

    def paint(self, canvas: Canvas) -> None:
        """The last blow at the monster, light in the open book, the cover over it, the shut book in the dark room."""
        area = self.render.layout.areas["book"]
        left, right = book_pages(self.render.layout)
        self.cover.make_one()
        canvas.dim(0.66 * part(self.at, 0.0, 0.2), (pygame.Rect(area),))
        if self.at < LAST_BLOW:  # the living page is seen, and what happens on it
            light(canvas, left.center, round(area.h * 0.8), 0.5 * part(self.at, 0.08, LAST_BLOW))
            return
        if self._empty is None:
            self._empty = self.leaf()
        canvas.blit(bare(self.render), area[:2])
        canvas.dim(0.45 * part(self.at, LAST_BLOW, 0.36), area=pygame.Rect(area))
        turn = part(self.at, LAST_BLOW, COVERED)
        if turn < 1.0:
            under = bare(self.render).subsurface(pygame.Rect(left.x - area.x, 0, left.w, left.h))
            lies = Rect(left), Rect(right)
            PageTurn(under, self.page, self.flat, self._empty, *lies, 1 - turn).paint(canvas)
            light(canvas, (left.right, area.center[1]), round(area.h * 0.8), 1 - turn)
            return
        self._shut(canvas, area, right)

    def _shut(self, canvas: Canvas, area: Box, right: Box) -> None:
        go = part(self.at, COVERED - 0.01, FORTH)
        canvas.dim(0.62 * go)
        snap = part(self.at, CLASP, CLASP + 0.04)
        w, h = canvas.size
        blow = SEALED if self.at >= SEALED else CLASP
        thud = THUD * area.w / 712 * max(0.0, 1 - (self.at - blow) / 0.05) if self.at >= CLASP else 0.0
        middle = w // 2, round(h * MIDDLE)
        shaken = self.rattled * RATTLE * area.w / 712
        if len(self._rays) < len(RISES):  # made one by one before they are wanted, and gone with this picture
            self._rays.append(rays(round(h * REACH), RISES[len(self._rays)]))
        elif self.at < CLASP:
            self.binding.make_one(bound_size(self.cover))
        if snap > 0 and self._rays:
            calm = part(self.at, SEALED, SEALED + 0.02) - 0.8 * self.warm
            shine = self._rays[min(len(self._rays), 1 + round((snap - calm) * (len(RISES) - 1))) - 1]
            canvas.blit(shine, shine.get_rect(center=middle).topleft, flags=pygame.BLEND_RGB_ADD)
        still = 0.35 * part(self.at, FORTH - 0.06, FORTH) * (1 - snap)  # what is in it still glows through its edges
        light(canvas, middle, round(h * 0.42), still)
        down = self.fallen * h * FALLS
        if self.warm > 0:
            foot = middle[0], round(middle[1] + self.cover.large[1] / 2 + down)
            for aside in (-1, 1):
                warmth(canvas, (foot[0] + round(aside * h * 0.2), foot[1]), round(h * 0.3), self.warm)
        at = middle[0] + shaken, middle[1] + thud + down - abs(shaken) * 0.5
        box = shut(canvas, self.cover, right, 1 - go, at)
        flash = math.sin(math.pi * part(self.at, CLASP, CLASP + 0.12))
        light(canvas, (box.right - box.w // 14, box.y + round(box.h * 0.58)), box.h // 3, flash)
        self.binding.paint(canvas, box, self.at)
        if self.at >= SEALED:  # its wax is still warm
            level = (0.5 + 0.5 * math.cos((self.at - SEALED) * MOTIONS["game_won"].ms * math.tau / GLOWS)) * 0.34
            light(canvas, box.center, round(box.h * 0.26), round(level * 12) / 12)
        if snap:
            self._gold(canvas, box.center, round(box.w * 0.6))
        self._says(canvas)

    def _says(self, canvas: Canvas) -> None:
        """The word above it: written before it is wanted, it comes up with the seal."""
        w, h = canvas.size
        if self._title is None and self.title:
            self._title = Surface((w, round(h * SAID)), pygame.SRCALPHA)
            room = self._title.get_rect().inflate(-w // 5, 0)
            gilded(self._title, self.title, room, round(h * SAID * 0.62), where="victory.title")
        come = part(self.at, SEALED, SEALED + 0.05)
        if self._title is not None and come > 0:
            canvas.blit(self._title, (0, round(h * 0.012 - h * 0.03 * (1 - come))), alpha=round(255 * come))

    def _gold(self, canvas: Canvas, centre: tuple[int, int], wide: int) -> None:
        if not self._motes:
            for i in range(4):
                count = round(28 * self.particles)
                at = centre[0], centre[1] + round(wide * 0.1 * i)
                self._motes.append(
                    Particles(at, (GOLD[0], GOLD[1], GOLD[2]), count, wide * (0.7 + 0.3 * i), -160.0, 11 + i)
                )
        for i, motes in enumerate(self._motes):
            start = CLASP + 0.06 * i
            if start < self.at < start + 0.3:
                motes.t = (self.at - start) / 0.3
                motes.paint(canvas)


def rays(radius: int, level: float, colour: Colour = GOLD[1]) -> Surface:
    """Light with rays in it, to add, 0 to 1; all the work is done while it is small."""
    side = 192
    shine = glow(side // 2, colour, 0.8 * level).convert()
    beams = shine.copy()
    beams.blit(_beams(side), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for _ in range(2):
        shine.blit(beams, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(shine, (radius * 2, radius * 2))


def _beams(side: int) -> Surface:
    """White beams of uneven breadth from the middle of a square of that side, with soft edges."""

    def paint() -> Surface:
        large = Surface((side * 4, side * 4))
        for i in range(RAYS):
            way = math.tau * (i + 0.3 * math.sin(i * 2.4)) / RAYS
            half = math.tau * RAY / RAYS * (1.4 + math.sin(i * 5.1))
            ends = [(side * (2 + 4 * math.cos(a)), side * (2 + 4 * math.sin(a))) for a in (way - half, way + half)]
            pygame.draw.polygon(large, (255, 255, 255), [(side * 2, side * 2), *ends])
        return pygame.transform.gaussian_blur(pygame.transform.smoothscale(large, (side, side)), 2)

    return materials.store.get(("beams", side), paint)


def bound_size(cover: Sizes) -> tuple[int, int]:
    """How large the picture of a cover is that has come forward, in pixels."""
    w, h = cover.large
    return max(1, round(w)), max(1, round(h))


def forth_size(layout: Layout) -> tuple[int, int]:
    """How large the picture of a cover is that stands before everybody, in pixels, with its clear margin."""
    left, _ = book_pages(layout)
    high = layout.window[1] * HIGH
    return round(high * left.w / left.h), round(high)


def clasp_of(layout: Layout) -> tuple[float, float]:
    """Where the clasp of the book is that stands before everybody."""
    (wide, high), (w, h) = forth_size(layout), layout.window
    return w / 2 + wide * 0.4, h * MIDDLE + high * 0.05


def in_sizes(render: RenderContext, cover_id: str, small: tuple[float, float]) -> Sizes:
    """A cover without its margin, from that size to the one in which it stands before everybody."""
    large = book.cover(render, cover_id, forth_size(render.layout)).convert_alpha()
    inner = large.subsurface(large.get_bounding_rect(64))
    return Sizes(inner, small, inner.get_size(), SCALES)


def closing(
    render: RenderContext,
    cover_id: str,
    particles: float,
    leaf: Callable[[], Surface | None],
    stands: float,
    title: str,
) -> BookShuts:
    """The victory on this table; `cover_id` names the cover of this game's book, `leaf` gives its last left page, and
    for `stands` milliseconds more the end is looked at, beneath `title`."""
    left, _ = book_pages(render.layout)
    size = (left.w, left.h)
    cover = book.cover(render, cover_id, size).convert_alpha()
    return BookShuts(
        render,
        in_sizes(render, cover_id, size),
        trimmed(cover),
        lambda: (leaf() or Surface(size)).convert(),
        book.right_page(render, render.model.page, size).convert(),
        particles,
        stands,
        title,
    )
