"""Particles in a pool: sparks, drops, chunks, streaks, dust and scraps, drawn from sprites that are made once.

Lengths are design pixels times the `unit` of the burst, times milliseconds. A pool holds a fixed number of motes, which
are used again; where all are in the air, no more come.
"""

from __future__ import annotations

import itertools
import math
import random
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour

MOST = 420
"""Motes that can be in the air at once."""
TURNS = 12
"""Directions a sprite is drawn in."""
RADII = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 29, 38)
"""Half the breadth of a sprite in pixels: a mote shrinks by stepping down through them."""
TONES = 3
"""A mote cools from its first colour to its last in so many steps."""


@dataclass(frozen=True, slots=True)
class Matter:
    """What motes are made of and how they fly.

    `colours` run from the hottest to the coldest, `rim` is the ink about them. `speed` (px/s), `life` (ms) and `size`
    (px, half its breadth) are from-to; `gravity` in px/s² (below 0 it rises), `drag` per second, `sway` in px/s.
    """

    shape: str
    colours: tuple[Colour, ...]
    rim: Colour
    speed: tuple[float, float]
    life: tuple[float, float]
    size: tuple[float, float]
    gravity: float = 0.0
    drag: float = 1.2
    sway: float = 0.0
    tumble: bool = False
    """It turns by itself instead of pointing where it flies."""


class Mote:
    """One of the pool."""

    __slots__ = (
        "age", "born", "due", "half", "life", "matter", "number", "picture", "size", "spin", "unit", "vx", "vy", "x",
        "y",
    )  # fmt: skip

    def __init__(self) -> None:
        self.x = self.y = self.vx = self.vy = self.age = self.spin = self.size = self.unit = self.born = 0.0
        self.life = 1.0
        self.matter: Matter | None = None
        self.number = 0
        """That of its matter."""
        self.picture: Surface | None = None
        """Its sprite, until the pool is painted for the `due`-th time: size, direction and tone go by steps, so it need
        not be looked up again in each frame."""
        self.due = self.half = 0
        """When, and half the side of its sprite in pixels."""

    def look(self, matter: Matter) -> tuple[int, int, int]:
        """Radius, turn and tone of its sprite now."""
        share = self.age / self.life
        tone = min(TONES - 1, int(share * TONES))
        radius = nearest(self.size * (1 - 0.9 * share * share))
        if matter.shape in ROUND:
            return radius, 0, tone
        angle = self.spin + self.age * 0.006 if matter.tumble else math.atan2(self.vy, self.vx)
        return radius, round(angle / math.tau * TURNS) % TURNS, tone


@dataclass(slots=True)
class Piece:
    """A piece of a picture that flies, turns, falls and fades. `vx`, `vy`, `gravity` in px/s, `turn` in degrees/s."""

    image: Surface
    x: float
    y: float
    vx: float
    vy: float
    turn: float
    gravity: float
    life: float
    floor: float = 1e9
    """Where it strikes the table, and loses its force."""
    angle: float = 0.0
    age: float = 0.0


class ParticlePool:
    """All motes and pieces in the air."""

    def __init__(self, most: int = MOST) -> None:
        self._motes = [Mote() for _ in range(most)]
        self.count = 0
        """How many motes are in the air: the first so many of the pool."""
        self.pieces: list[Piece] = []
        self._rng = random.Random(7919)
        """What is thrown the same in every game thrown again."""
        self._paints = 0

    @property
    def busy(self) -> bool:
        """Something is in the air."""
        return self.count > 0 or bool(self.pieces)

    def clear(self) -> None:
        """Nothing is in the air."""
        self.count = 0
        self.pieces.clear()

    def burst(
        self,
        matter: Matter,
        at: tuple[float, float],
        count: int,
        unit: float,
        *,
        force: float = 1.0,
        towards: float = 0.0,
        spread: float = math.tau,
        room: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        """Throw motes from `at`, within `spread` radians about the direction `towards` (0 = right, clockwise).

        `room` is how far from `at` they may begin, in pixels; `force` multiplies their speed.
        """
        rng, number = self._rng, _number(matter)
        count = round(count * min(1.0, max(LEAST, CROWD / max(1, self.count))))
        for _ in range(count):
            if self.count >= len(self._motes):
                return
            mote = self._motes[self.count]
            self.count += 1
            angle = towards + (rng.random() - 0.5) * spread
            speed = rng.uniform(*matter.speed) * (0.35 + 0.65 * rng.random()) * force * unit
            mote.matter, mote.number, mote.unit, mote.age = matter, number, unit, 0.0
            mote.picture = None
            mote.x = at[0] + (rng.random() - 0.5) * 2 * room[0]
            mote.y = at[1] + (rng.random() - 0.5) * 2 * room[1]
            mote.vx, mote.vy = math.cos(angle) * speed, math.sin(angle) * speed
            mote.life, mote.size = rng.uniform(*matter.life), rng.uniform(*matter.size) * unit
            mote.spin, mote.born = rng.random() * math.tau, rng.random() * math.tau

    def update(self, ms: float) -> None:
        """Let time pass."""
        s = ms / 1000
        i = 0
        while i < self.count:
            mote = self._motes[i]
            mote.age += ms
            matter = mote.matter
            if mote.age >= mote.life or matter is None:
                self.count -= 1
                self._motes[i], self._motes[self.count] = self._motes[self.count], mote
                continue
            slow = max(0.0, 1 - matter.drag * s)
            mote.vx *= slow
            mote.vy = mote.vy * slow + matter.gravity * mote.unit * s
            sway = matter.sway * mote.unit * math.sin(mote.age * 0.009 + mote.born) if matter.sway else 0.0
            mote.x += (mote.vx + sway) * s
            mote.y += mote.vy * s
            i += 1
        for piece in self.pieces:
            piece.age += ms
            piece.vy += piece.gravity * s
            piece.x += piece.vx * s
            piece.y += piece.vy * s
            piece.angle += piece.turn * s
            if piece.y > piece.floor and piece.vy > 0:
                piece.y, piece.vy = piece.floor, -piece.vy * 0.22
                piece.vx *= 0.45
                piece.turn *= 0.3
        if self.pieces:
            self.pieces = [piece for piece in self.pieces if piece.age < piece.life]

    def paint(self, canvas: Canvas) -> None:
        """Pieces, and the motes over them."""
        for piece in self.pieces:
            left = 1 - piece.age / piece.life
            alpha = 255 if left > 0.35 else round(255 * left / 0.35)
            canvas.blit_rot(piece.image, (piece.x, piece.y), piece.angle, 0.82 + 0.18 * left, alpha)
        shown: list[tuple[Surface, tuple[float, float]]] = []
        near: dict[tuple[int, int], Rect] = {}
        fresh = 0
        self._paints += 1
        paints, motes, most = self._paints, self._motes, canvas.size[0] * canvas.size[1] // FRESH
        for place in range(self.count):
            mote = motes[place]
            picture = mote.picture
            if picture is None or mote.due <= paints:
                matter = mote.matter
                if matter is None:
                    continue
                look = mote.look(matter)
                found = materials.store.kept(("mote", mote.number, *look))
                if found is None and fresh < most:
                    found = sprite(matter, *look)
                    fresh += found.get_width() ** 2
                if found is None:
                    found = picture or _akin(mote.number, look)
                else:
                    mote.due = paints + (HELD if picture is not None else 1 + place % HELD)
                if found is None:
                    continue
                picture = mote.picture = found
                mote.half = (found.get_width() + 1) // 2
            x, y, half = int(mote.x), int(mote.y), mote.half
            shown.append((picture, (x - half, y - half)))
            cell = x // CELL, y // CELL
            if cell in near:
                near[cell].union_ip((x - half - 1, y - half - 1, half + half + 2, half + half + 2))
            else:
                near[cell] = Rect(x - half - 1, y - half - 1, half + half + 2, half + half + 2)
        if shown:
            canvas.surface.fblits(shown)
        for box in near.values():
            canvas.mark(box)


CROWD, LEAST = 90, 0.4
"""Above so many motes in the air a burst throws fewer, down to that share: nobody counts them in a crowd, and where
five are struck at once every one of them costs."""
FRESH = 350
"""A frame makes no more sprites once they have a pixel for so many of the window's: a mote whose own is not made yet
keeps what it had, or is shown with one that is like it, and is not seen only where there is none."""
HELD = 3
"""Frames for which a mote keeps its sprite; those of one burst look for another in turn."""
CELL = 96
"""Motes whose middles lie in the same square of so many pixels are cleared as one."""


_UP_TO = tuple(radius * 1.15 for radius in RADII)
"""Sizes below each are drawn with that radius."""


def nearest(size: float) -> int:
    """The radius of a sprite that comes nearest."""
    return RADII[min(bisect_right(_UP_TO, size), len(RADII) - 1)]


@cache
def _number(matter: Matter) -> int:
    """What the sprites of a matter are kept by, asked for once in a burst: a key with all its colours is slow."""
    return next(_numbers)


_numbers = itertools.count()
_made: dict[tuple[int, int, int], int] = {}
"""By number of the matter, radius and turn: in which tone its sprite was made last (it may have left the store)."""


def sprite(matter: Matter, radius: int, turn: int, tone: int) -> Surface:
    """A mote of that matter, `radius` pixels half its breadth, in one of `TURNS` directions and one of `TONES`."""
    if matter.shape in ROUND:
        turn = 0
    number = _number(matter)
    _made[number, radius, turn] = tone
    return materials.store.get(("mote", number, radius, turn, tone), lambda: _draw(matter, radius, turn, tone))


def sprites(matter: Matter, unit: float) -> Iterator[Surface]:
    """Every sprite that motes of a matter need at a scale, made one by one."""
    most = nearest(matter.size[1] * unit)
    for radius in (radius for radius in RADII if radius <= most):
        for turn in range(1 if matter.shape in ROUND else TURNS):
            for tone in range(TONES):
                yield sprite(matter, radius, turn, tone)


def _akin(number: int, look: tuple[int, int, int]) -> Surface | None:
    """A sprite of that matter which is there already, of about that size: in another tone, or turned a little."""
    radius, turn, _ = look
    at = RADII.index(radius)
    for size in RADII[at : at + 1] + RADII[max(0, at - 1) : at] + RADII[at + 1 : at + 2]:
        for aside in (0, 1, -1):
            tone = _made.get((number, size, (turn + aside) % TURNS))
            if tone is not None:
                found = materials.store.kept(("mote", number, size, (turn + aside) % TURNS, tone))
                if found is not None:
                    return found
    return None


Draw = Callable[[Surface, float, float, Colour, Colour, Colour], None]


def _draw(matter: Matter, r: float, turn: int, tone: int) -> Surface:
    """Drawn too large, turned, and brought down."""
    k = 3 if r < 12 else 2
    long = {"sliver": 3.4, "streak": 3.4, "blot": 2.7}.get(matter.shape, 1.9)
    side = max(4, math.ceil(r * long * 2) + 4)
    big = Surface((side * k, side * k), pygame.SRCALPHA)
    colours = matter.colours
    body = colours[min(len(colours) - 1, tone + 1)]
    SHAPES[matter.shape](big, r * k, side * k / 2, colours[min(len(colours) - 1, tone)], body, matter.rim)
    if turn:
        big = pygame.transform.rotate(big, -turn * 360 / TURNS)
    size = max(2, round(big.get_width() / k))
    return pygame.transform.smoothscale(big, (size, size)).convert_alpha()


def _sliver(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A spark: a hot splinter in a soft light, its point where it flies."""
    for n in range(5, 0, -1):
        light = Rect(0, 0, round(r * (1.1 + n * 0.5)), round(r * (0.5 + n * 0.34)))
        light.center = round(c), round(c)
        pygame.draw.ellipse(s, (*body, 20 + 8 * (5 - n)), light)
    for grow, tone in ((1.0, rim), (0.78, body), (0.45, hot)):
        long, wide = r * 3.0 * (0.55 + 0.45 * grow), r * 0.95 * grow
        pygame.draw.polygon(
            s, tone, [(c + long, c), (c + r * 0.5, c - wide), (c - long * 0.8, c), (c + r * 0.5, c + wide)]
        )


def _drop(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A drop with a tail and a glint."""
    for grow, tone in ((1.25, rim), (1.0, body)):
        points = [(c - r * 1.75 * grow, c)]
        for i in range(-8, 9):
            a = math.pi * 0.6 * i / 8
            points.append((c + r * 0.3 + math.cos(a) * r * grow * 0.9, c + math.sin(a) * r * grow * 0.9))
        pygame.draw.polygon(s, tone, points)
    pygame.draw.circle(s, hot, (c + r * 0.45, c - r * 0.28), r * 0.42)


def _chunk(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A broken stone with a lit and a dark side."""
    corners = ((1.0, 0.1), (0.5, 0.95), (-0.55, 0.8), (-1.0, -0.1), (-0.35, -0.95), (0.65, -0.75))
    whole = [(c + x * r * 1.25, c + y * r * 1.25) for x, y in corners]
    pygame.draw.polygon(s, rim, whole)
    inner = [(c + x * r, c + y * r) for x, y in corners]
    pygame.draw.polygon(s, body, inner)
    pygame.draw.polygon(s, hot, [inner[3], inner[4], inner[5], (c + r * 0.1, c + r * 0.05)])


def _streak(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A stroke of wind, bent and pointed at both ends."""
    for grow, tone in ((1.0, rim), (0.66, body), (0.34, hot)):
        upper, lower = [], []
        for i in range(13):
            t = i / 12
            x = c + (t - 0.5) * r * 6.2 * (0.86 + 0.14 * grow)
            y = c + math.sin((t - 0.5) * 4.2) * r * 0.55
            wide = math.sin(math.pi * t) ** 0.8 * r * 0.62 * grow
            upper.append((x, y - wide))
            lower.append((x, y + wide))
        pygame.draw.polygon(s, tone, upper + lower[::-1])


def _puff(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A soft ball of dust or smoke."""
    for n in range(9, 0, -1):
        pygame.draw.circle(s, (*body, 14 + 9 * (9 - n)), (c, c), r * 1.7 * n / 9)


def _scrap(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A thorn: dark, with one bright edge."""
    points = [(c + r * 1.7, c), (c - r * 0.9, c - r * 0.85), (c - r * 0.5, c + r * 0.6)]
    pygame.draw.polygon(s, body, points)
    pygame.draw.lines(s, hot, False, points[:2], max(1, round(r * 0.3)))
    pygame.draw.polygon(s, rim, points, max(1, round(r * 0.16)))


def _blot(s: Surface, r: float, c: float, hot: Colour, body: Colour, rim: Colour) -> None:
    """A splash of ink: uneven, with a tail behind and a drop that has come off it."""
    for grow, tone in ((1.3, rim), (1.0, body)):
        points = []
        for i in range(18):
            a = math.tau * i / 18
            far = r * grow * (0.82 + 0.26 * math.sin(i * 2.7) + (0.85 if i == 9 else 0.2 if i in (8, 10) else 0.0))
            points.append((c + math.cos(a) * far, c + math.sin(a) * far * 0.86))
        pygame.draw.polygon(s, tone, points)
    pygame.draw.polygon(
        s, hot, [(c + r * 0.5, c - r * 0.1), (c, c - r * 0.45), (c - r * 0.5, c - r * 0.2), (c, c - r * 0.25)]
    )


ROUND = frozenset({"puff"})
"""Shapes that look the same in every direction."""
SHAPES: dict[str, Draw] = {
    "sliver": _sliver,
    "drop": _drop,
    "chunk": _chunk,
    "streak": _streak,
    "puff": _puff,
    "scrap": _scrap,
    "blot": _blot,
}
"""How each shape is drawn: surface, half its breadth, its middle, the hot, the plain and the ink colour."""
