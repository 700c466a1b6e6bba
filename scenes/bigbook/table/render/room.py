"""The room about the table: the library at night behind the friends' seats, the edge of the table, the desk in front.

Two planes of silhouettes stand behind the seats, the farther one paler; a dark strip of things lies at the near edge of
the desk. All of it is painted once per size onto the ground that every zone stands on. With high contrast the ground is
the bare picture of the table.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.render_context import Pictures, covering
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.render import board, table_props, tabletop
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.worn import worn
from scenes.kit import materials
from scenes.kit.materials import wood
from scenes.kit.shapes import Point, smooth
from scenes.kit.theme import GOLD, SHADOW, Colour, mix, rgb

CLOTH, CLOTH_OF_TWO = (72, 39), (76, 43)
"""How high the cloths of the seats are, from the edge of the table to the lower edge of a seat; of two wide seats the
edge runs between their lines of words."""
LIP = (9, 6)
"""How far the edge of the desk lies above the things on it."""
DRIFT, FAR = (9, 6), 0.4
"""How far the nearer plane of silhouettes moves aside, and how much of that the farther one."""
DESK: tuple[Colour, ...] = tuple(rgb(code) for code in ("6b3f33", "60372e", "744637"))
WALL: tuple[Colour, ...] = tuple(rgb(code) for code in ("1d1628", "4a3648"))
MOON = rgb("7f8fc4")
PILLAR = rgb("2a2033")
NEAR = rgb("0f0a13")
RIM = rgb("c98d50")
EDGE: tuple[Colour, ...] = tuple(rgb(code) for code in ("b07a50", "6e4230", "3a201f", "160b10"))
"""The moulding of an edge from its lit line to the groove below it."""


def edge(layout: Layout) -> int:
    """Where the far edge of the table runs: above it one sees the library, below it the seats' cloths."""
    return layout.areas["seats"].bottom - layout.px(
        *(CLOTH_OF_TWO if layout.players == 2 and not layout.large else CLOTH)
    )


def desk_top(layout: Layout) -> int:
    """Where the desk of whoever acts begins."""
    return layout.areas["magician"].y - layout.px(*LIP)


class Planes(NamedTuple):
    """What stands behind the seats, the farthest first."""

    wall: Surface
    arches: Surface
    things: Surface


class Key(NamedTuple):
    """All that a ground is made for, beside the picture of the table."""

    size: tuple[int, int]
    layout: Layout
    plain: bool
    pictures: Pictures
    """Where the pictures come from."""
    cloth: str
    """Which look of the cloth is woven into the mat."""


class Laid(NamedTuple):
    """A ground, all that it is made for, the picture of the table in it, and the planes on it."""

    key: Key
    name: str
    ground: Surface
    planes: Planes | None


_handed: list[Laid] = []
"""The ground of a table that was rehearsed or left, until the next table takes it or lays another: one at most."""


class Room:
    """Keeps the ground of one size and one state of the sky, and how far its planes have moved aside."""

    def __init__(self) -> None:
        self._key: Key | None = None
        self.ground: Surface | None = None
        """What lies under everything, as it was laid last; None before that."""
        self._laid = ""
        """The picture of the table that is in the ground, '' for bare wood. It stays there when it leaves the store: to
        lay the ground anew takes as long as thirty frames."""
        self._coming: tuple[object, Iterator[None]] | None = None
        """The next ground while it is laid, with the key that it is laid for."""
        self._planes: Planes | None = None
        """Kept here as long as they are drawn: on a large screen they would not stay in the common store."""
        self.offset = 0
        """How many pixels the things on the edge of the table stand aside; the arches move less."""

    def outdated(self, render: RenderContext, size: tuple[int, int]) -> bool:
        """Whether another picture of the table is ready than that which lies there."""
        if self.ground is None or self._laid == board.grounds(render)[0]:
            return False
        return board.ground(render, size)[0] not in ("", self._laid)

    def paint(self, render: RenderContext, surface: Surface) -> bool:
        """Lay the ground under the clip of a still layer: bare wood until a picture of the table is there. True where
        it is another ground than before, which is to be laid everywhere."""
        before, key = self.ground, _key(render, surface.get_size())
        if (before is None or self._key != key) and not self._take(key):
            _handed.clear()
            for _ in self.prepare(render, surface.get_size()):
                pass
        assert self.ground is not None
        clip = surface.get_clip()
        surface.blit(self.ground, clip, clip)
        return self.ground is not before

    def hand_over(self) -> None:
        """Leave the ground to the next table of the same places, which need not lay it again."""
        if self.ground is not None:
            assert self._key is not None
            _handed[:] = [Laid(self._key, self._laid, self.ground, self._planes)]

    def leave(self) -> None:
        """The table goes: its ground, the planes on it as they stood at first, is left to the next one."""
        if self._key is not None and self.ground is not None and self._planes is not None and self.offset:
            self.offset = 0
            _stand(self.ground, self._key.layout, self._planes, 0)
        self.hand_over()
        self._key = self.ground = self._planes = self._coming = None

    def _take(self, key: Key) -> bool:
        """Take what a rehearsal or an earlier table has left, where it is made for the same."""
        if self.offset or not _handed or _handed[0].key != key:
            return False
        self._key, self._laid, self.ground, self._planes = _handed.pop()
        return True

    def advance(self, render: RenderContext, size: tuple[int, int]) -> bool:
        """A slice of work on the ground that is wanted next, while the present one is shown; True when it is there."""
        key = (_key(render, size), board.grounds(render)[0])
        if self._coming is None or self._coming[0] != key:
            self._coming = key, self.prepare(render, size)
        done = next(self._coming[1], self) is self
        if done:
            self._coming = None
        return done

    def prepare(self, render: RenderContext, size: tuple[int, int]) -> Iterator[None]:
        """Make the ground that is wanted now, a slice of work with each item; nothing where it is there."""
        key, layout, stands = _key(render, size), render.layout, self.ground is not None
        stands = stands and self._key == key
        if stands and self._laid == board.grounds(render)[0]:
            return
        name, art = board.ground(render, size)
        if stands and name in ("", self._laid):
            return
        planes, out = None, Surface(size)
        if materials.is_plain():
            out.fill(SHADOW)  # a flat dark table: no grain under words and things
        else:
            planes = _planes(layout, size[0])
            yield
            yield from _laid_out(out, layout, art)
            _stand(out, layout, planes, self.offset)
        made = out.convert() if pygame.display.get_surface() is not None else out
        self._key, self._planes, self.ground, self._laid = key, planes, made, name

    def drift(self, layout: Layout, x: int) -> Rect | None:
        """Move the planes a pixel towards where a pointer at `x` wants them: the area to paint anew, None for none."""
        if self.ground is None or self._planes is None or materials.is_plain():
            return None
        wide = self.ground.get_width()
        aim = round((0.5 - max(0, min(wide, x)) / wide) * 2 * layout.px(*DRIFT))
        if aim == self.offset:
            return None
        self.offset += 1 if aim > self.offset else -1
        _stand(self.ground, layout, self._planes, self.offset)
        top = layout.areas["ribbon"].bottom
        return Rect(0, top, wide, layout.areas["seats"].bottom + layout.px(3, 2) - top)


def _key(render: RenderContext, size: tuple[int, int]) -> Key:
    return Key(size, render.layout, materials.is_plain(), render.painter.pictures, worn("cloth"))


def _laid_out(out: Surface, layout: Layout, art: Surface | None) -> Iterator[None]:
    """The table from its far edge to us, a slice of work with each item."""
    size = out.get_size()
    out.blit(covering(art, size) if art is not None else wood(size), (0, 0))
    calmed(out, out.get_rect(), CALM)
    yield
    _pool(out, layout)
    _edge(out, layout)
    yield
    _desk(out, layout)
    yield
    yield from tabletop.lay(out, layout, desk_top(layout), near_edge(layout))
    _pool(out, layout, SHEEN)
    _moonlight(out, layout)
    _foreground(out, layout)
    yield
    table_props.leave(out, layout, near_edge(layout))
    yield


CALM = 0.5
"""How much of the grain, joints and inlays of the table goes: what is played with is seen before them."""


def calmed(out: Surface, area: Rect, share: float) -> None:
    """Draw all tones of the wood towards their mean, by that share."""
    veil = Surface(area.size)
    veil.fill(pygame.transform.average_color(out, area)[:3])
    veil.set_alpha(round(255 * share))
    out.blit(veil, area)


POOL = (86, 50, 20)
"""How much red, green and blue the wood has more where the light of the book falls on it."""


SHEEN = 0.26
"""How much of that falls on what stands about it: slate, cloth and velvet throw less of it back than wood does."""


def _pool(out: Surface, layout: Layout, share: float = 1.0) -> None:
    """Warm light on the wood about the open book, or a share of it: it lies on a table that is seen."""
    book, reach = Rect(layout.areas["book"]), layout.px(420, 268)
    area = book.inflate(2 * reach, 2 * reach)

    def tone(x: float, y: float) -> Colour:
        dx = max(book.x - area.x - x * area.w, 0.0, x * area.w - (book.right - area.x))
        dy = max(book.y - area.y - y * area.h, 0.0, y * area.h - (book.bottom - area.y))
        near = share * max(0.0, 1 - (dx * dx + dy * dy) ** 0.5 / reach) ** 2
        return round(POOL[0] * near), round(POOL[1] * near), round(POOL[2] * near)

    out.blit(materials.gradient(area.size, tone, 40), area, special_flags=pygame.BLEND_RGB_ADD)


# the library behind the seats


def _planes(layout: Layout, wide: int) -> Planes:
    """The wall, arches with the moon behind them, and what stands on the far edge of the table."""
    high = edge(layout) - layout.areas["ribbon"].bottom
    plane = wide + 2 * layout.px(*DRIFT), high

    def tone(x: float, y: float) -> Colour:
        warm = max(0.0, 1 - abs(x - 0.5) * 2.2) * y
        return mix(mix(WALL[0], WALL[1], y), EDGE[1], 0.35 * warm)

    store = materials.store
    return Planes(
        store.get(("wall", wide, high), lambda: materials.gradient((wide, high), tone, 64)),
        store.get(("arches", plane), lambda: smooth(plane, _arches)),
        store.get(("things", plane), lambda: smooth(plane, _shelf_things)),
    )


def _stand(out: Surface, layout: Layout, planes: Planes, offset: int) -> None:
    """Lay the planes one over the other, each as far aside as it is near."""
    top, wider, before = layout.areas["ribbon"].bottom, layout.px(*DRIFT), out.get_clip()
    out.set_clip(Rect(0, top, *planes.wall.get_size()))
    out.blit(planes.wall, (0, top))
    out.blit(planes.arches, (round(offset * FAR) - wider, top))
    out.blit(planes.things, (offset - wider, top))
    out.set_clip(before)


def _edge(out: Surface, layout: Layout) -> None:
    """The far edge of the table, lit, and below it the shadow of those who sit at it."""
    foot, wide, line, deep = edge(layout), out.get_width(), layout.px(2, 1), layout.px(20, 12)
    made = Surface((wide, deep), pygame.SRCALPHA)
    for y in range(deep):
        made.fill((*SHADOW, round(120 * (1 - y / deep))), (0, y, wide, 1))
    made.fill(EDGE[0], (0, 0, wide, line))
    made.fill(EDGE[1], (0, line, wide, line))
    out.blit(made, (0, foot))


MOONLIT: Colour = (10, 18, 44)
"""How much red, green and blue the table has more below the middle of a window."""
STEP = 2.6
"""How far apart the windows stand about, in heights of the wall that is seen."""


def _moonlight(out: Surface, layout: Layout) -> None:
    """What falls in by the windows, slanting, on the far side of the table; its middle is left to the candles."""
    top, wide, book = edge(layout), out.get_width(), layout.areas["book"]
    area, high = Rect(0, top, wide, layout.px(210, 140)), top - layout.areas["ribbon"].bottom
    count, aside = round(wide / (high * STEP)) + 1, book.w * 0.75

    def tone(x: float, y: float) -> Colour:
        shaft = 0.55 + 0.45 * math.cos((x * count - 0.5 + 0.5 * y) * 2 * math.pi)
        far = min(1.0, abs(x * wide - book.center[0]) / aside) ** 2
        lit = shaft * far * (1 - y) ** 1.3
        return round(MOONLIT[0] * lit), round(MOONLIT[1] * lit), round(MOONLIT[2] * lit)

    out.blit(materials.gradient(area.size, tone, 80), area, special_flags=pygame.BLEND_RGB_ADD)


def _arches(s: Surface, k: float) -> None:
    """Pointed windows between pillars: far away, so pale and without edges; the moon falls in by them."""
    w, h = s.get_size()
    count = round(w / (h * STEP)) + 1
    shafts = Surface((w, h), pygame.SRCALPHA)
    for i in range(count):
        cx = (i + 0.5) * w / count
        _window(s, cx, h, h * 0.52, k)
        for side in (-1, 1):
            x = cx + side * w / count / 2
            pygame.draw.rect(s, (*PILLAR, 200), Rect(round(x - h * 0.16), 0, round(h * 0.32), h))
            pygame.draw.rect(
                s, (*mix(PILLAR, MOON, 0.12), 200), Rect(round(x - h * 0.2), 0, round(h * 0.4), round(h * 0.12))
            )
        half, lean = h * 0.42, h * 0.75
        shaft = [(cx - half, h * 0.2), (cx + half, h * 0.2), (cx + half - lean, h), (cx - half - lean, h)]
        pygame.draw.polygon(shafts, (*MOON, 30), shaft)
    s.blit(shafts, (0, 0))


def _window(s: Surface, cx: float, h: int, half: float, k: float) -> None:
    points: list[Point] = [(cx - half, h)]
    for i in range(13):
        t = i / 12
        points.append((cx - half * (1 - t**1.8), h * (0.62 - 0.56 * t)))
    points += [(2 * cx - x, y) for x, y in reversed(points)]
    pygame.draw.polygon(s, (*MOON, 96), points)
    for share in (-0.34, 0.0, 0.34):
        pygame.draw.line(s, (*WALL[0], 150), (cx + half * share, 0), (cx + half * share, h), round(2 * k))
    for share in (0.42, 0.72):
        pygame.draw.line(s, (*WALL[0], 150), (cx - half, h * share), (cx + half, h * share), round(1.5 * k))


def _shelf_things(s: Surface, k: float) -> None:
    """Books, bottles, a globe, a skull: black against the wall, each with a thin rim towards the lamp."""
    w, h = s.get_size()
    rng, x = random.Random(12), 0.0
    makers: tuple[Callable[[Surface, float, float, float, random.Random], float], ...] = (
        _books,
        _books,
        _pile,
        _bottle,
        _globe,
    )
    while x < w:
        x += makers[rng.randrange(len(makers))](s, x, h, h * rng.uniform(0.4, 0.62), rng) + h * rng.uniform(0.03, 0.3)


def _lit(s: Surface, rect: Rect) -> None:
    """A black block with a rim on the side of the lamp, which hangs over the middle."""
    pygame.draw.rect(s, NEAR, rect)
    left = rect.centerx > s.get_width() / 2
    x = rect.left if left else rect.right - 1
    pygame.draw.line(s, mix(NEAR, RIM, 0.34), (x, rect.y), (x, rect.bottom), 2)
    pygame.draw.line(s, mix(NEAR, RIM, 0.16), rect.topleft, (rect.right - 1, rect.y), 2)


def _books(s: Surface, x: float, foot: float, high: float, rng: random.Random) -> float:
    at = x
    for _ in range(rng.randint(3, 7)):
        wide, tall = high * rng.uniform(0.16, 0.34), high * rng.uniform(0.68, 1.0)
        _lit(s, Rect(round(at), round(foot - tall), round(wide), round(tall)))
        at += wide + 1
    return at - x


def _pile(s: Surface, x: float, foot: float, high: float, rng: random.Random) -> float:
    wide, y = high * 1.2, foot
    for _ in range(rng.randint(2, 4)):
        thick, shift = high * rng.uniform(0.14, 0.22), high * rng.uniform(-0.1, 0.1)
        y -= thick
        _lit(s, Rect(round(x + shift), round(y), round(wide), round(thick)))
    return wide


def _bottle(s: Surface, x: float, foot: float, high: float, rng: random.Random) -> float:
    r = high * 0.3
    pygame.draw.circle(s, NEAR, (x + r, foot - r), r)
    _lit(s, Rect(round(x + r * 0.72), round(foot - high * 0.95), round(r * 0.56), round(high * 0.5)))
    pygame.draw.circle(s, mix(NEAR, RIM, 0.26), (x + r, foot - r), r, 2, draw_top_left=True, draw_top_right=True)
    return 2 * r


def _globe(s: Surface, x: float, foot: float, high: float, rng: random.Random) -> float:
    r = high * 0.42
    centre = (x + r, foot - r - high * 0.2)
    pygame.draw.circle(s, NEAR, centre, r)
    pygame.draw.circle(s, mix(NEAR, RIM, 0.28), centre, r, 2, draw_top_left=True, draw_top_right=True)
    pygame.draw.arc(
        s,
        NEAR,
        Rect(round(centre[0] - r * 1.2), round(centre[1] - r * 1.2), round(r * 2.4), round(r * 2.4)),
        2.2,
        6.0,
        3,
    )
    _lit(s, Rect(round(x + r * 0.5), round(foot - high * 0.08), round(r), round(high * 0.08)))
    pygame.draw.line(s, NEAR, (x + r, foot - high * 0.25), (x + r, foot), 4)
    return 2 * r


# the desk in front


def _desk(out: Surface, layout: Layout) -> None:
    """The desk of whoever acts: other wood than the table's, nearer to us, with a lit edge and its shadow behind."""
    top, (wide, high) = desk_top(layout), out.get_size()
    shade = Surface((wide, layout.px(22, 14)), pygame.SRCALPHA)
    for y in range(shade.get_height()):
        shade.fill((*SHADOW, round(200 * (y / shade.get_height()) ** 2)), (0, y, wide, 1))
    out.blit(shade, (0, top - shade.get_height()))
    cloth = mat(layout)  # what it hides is not drawn: as large as the window, that wood is dear
    beside = max(cloth.x, wide - cloth.right) + 4 * layout.px(2, 1)
    board = wood((beside, high - top), planks=4, seed=21, glow=(-0.3, 0.0), colours=DESK, light=1.25).copy()
    calmed(board, board.get_rect(), CALM)
    out.blit(pygame.transform.flip(board, True, False), (cloth.x - beside, top))
    out.blit(board, (wide - beside, top))
    out.fill(DESK[1], Rect(cloth.x, top, cloth.w, high - top))
    line = max(1, layout.px(2, 1))
    for i, colour in enumerate(EDGE):
        far = mix(colour, EDGE[3], 0.2)
        pygame.draw.rect(out, far, Rect(0, top + i * line, wide, line))
    _lamp_on_edge(out, layout, top, line)


def _lamp_on_edge(out: Surface, layout: Layout, top: int, line: int) -> None:
    """The edge shines where the book is near."""
    book = layout.areas["book"]
    reach = book.w
    glint = Surface((2 * reach, 2 * line), pygame.SRCALPHA)
    for x in range(2 * reach):
        glint.fill((*GOLD[1], round(130 * max(0.0, 1 - abs(x - reach) / reach) ** 2)), (x, 0, 1, 2 * line))
    out.blit(glint, (book.center[0] - reach, top))


def _foreground(out: Surface, layout: Layout) -> None:
    """The near edge of the desk: a thick rounded board with its front in the dark. The hand is held before it."""
    wide, high = out.get_size()
    top = near_edge(layout)
    deep, line = high - top, layout.px(2, 1)
    front = wood((wide, deep), planks=1, seed=33, glow=(0.5, 0.0), colours=DESK, light=0.9)
    out.blit(front, (0, top))
    shade = Surface((wide, deep), pygame.SRCALPHA)
    for y in range(deep):
        shade.fill((*SHADOW, round(24 + 150 * y / deep)), (0, y, wide, 1))
    for i, colour in enumerate((mix(EDGE[0], EDGE[1], 0.35), EDGE[1], mix(EDGE[1], EDGE[2], 0.6))):
        shade.fill((*colour, 235), (0, i * line, wide, line))
    shade.fill((*EDGE[3], 200), (0, 3 * line, wide, line))
    out.blit(shade, (0, top))


def mat(layout: Layout) -> Rect:
    """Where the mat of whoever acts lies."""
    return tabletop.mat(layout, desk_top(layout), near_edge(layout))


NEAR_EDGE = (44, 28)
"""How high the near edge of the desk stands above the lower edge of the window."""


def near_edge(layout: Layout) -> int:
    """Where the board of the desk ends before us."""
    return layout.window[1] - layout.px(*NEAR_EDGE)
