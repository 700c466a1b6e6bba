"""A card that comes at somebody: it peels off its pile, draws back, is flung at a face with a trail that curls, clings
to it for the blink of an eye and slips off into its place; ink creeps from there over the seat and withdraws.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.theme import Colour
from scenes.kit.tween import EASES, smoothstep
from scenes.table.motion.missiles import Point, strip

PEELED, DRAWN_BACK, BACKS = 18.0, 0.09, 0.3
"""How far it has turned when it hangs over its pile (degrees), how far it draws back before it flies, as a share of its
way, and the share of its flight in which it does."""
HANGS, HUNG = 0.16, 0.9
"""How far above its pile it hangs then, in heights of it: there its flight begins (`start`); and how large."""
BOWS, SLIPS_BY = 0.34, 0.16
"""How far the ways to the face and from it bow aside, as a share of their length."""
TUMBLES = 160.0
"""Degrees that it turns as it slips off."""
SQUASH = (1.2, 0.84)
"""How broad and how high it is when it hits, as shares of itself."""
TURN, GROWS = 6, 50
"""Degrees between two turns of it, and steps of its size up to its own: what flies that fast is seen in no finer ones,
and its pictures come again."""
JOINTS, TRAIL, CURLS, SWAY = 13, 0.62, 1.35, 0.5
"""Places along its trail, the share of its flight that it shows, how often it curls, and how far, in its breadths."""


@dataclass(slots=True)
class Pounce:
    """The card, as large as it is on the face (`image`), peels off its pile until it `leaves` (share of its time), and
    is flung at the face. `first` is its size on the pile as a share of that.

    `tones` are those of its trail from the outermost to the core; `shed` is told where it is in every frame.
    """

    image: Surface
    start: Point
    face: Point
    leaves: float
    first: float
    tones: tuple[Colour, Colour, Colour]
    shed: Callable[[Point], object]
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """It peels off, draws back, is flung."""
        side = 1 if self.face[0] >= self.start[0] else -1
        if self.t < self.leaves:
            self._peels(canvas, self.t / self.leaves, side)
            return
        m = (self.t - self.leaves) / (1 - self.leaves)
        self.trail(canvas, m, 1.0)
        share = flung(m)
        at = bow(self.start, self.face, share, BOWS * side)
        turn = -PEELED * side - (360.0 - PEELED) * side * max(0.0, share)
        _card(canvas, self.image, at, turn, HUNG + (1 - HUNG) * max(0.0, share))
        if share > 0:
            self.shed(at)

    def _peels(self, canvas: Canvas, share: float, side: int) -> None:
        """One edge comes up first: it is narrow, and opens as it rises; then it trembles."""
        up = EASES["outCubic"](share)
        size = self.first + (HUNG - self.first) * up
        shakes = 2.2 * math.sin(share * 44) * share
        x, y = self.start[0] + shakes, self.start[1] + self.image.get_height() * HANGS * (1 - up)
        open_ = min(1.0, 0.42 + 0.75 * share)
        picture = self.image
        if open_ < 0.98:
            w, h = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (max(1, round(w * open_)), h))
        canvas.blit_rot(picture, (x, y), -PEELED * side * up, size)

    def trail(self, canvas: Canvas, m: float, left: float) -> None:
        """Strips within each other along the last of its way, which sway the wider the older they are."""
        if flung(m) <= 0 or left <= 0:
            return
        side = 1 if self.face[0] >= self.start[0] else -1
        wide = self.image.get_width() * 0.62
        places = []
        for i in range(JOINTS + 1):
            age = 1 - i / JOINTS
            share = max(0.0, flung(max(BACKS, m - TRAIL * age * left)))
            x, y = bow(self.start, self.face, share, BOWS * side)
            ahead = bow(self.start, self.face, min(1.0, share + 0.04), BOWS * side)
            dx, dy = ahead[0] - x, ahead[1] - y
            far = math.hypot(dx, dy) or 1.0
            sway = math.sin((age * CURLS + m * 0.9) * math.tau) * age * wide * SWAY * side
            places.append((x - dy / far * sway, y + dx / far * sway))
        if math.dist(places[0], places[-1]) < wide * 0.4:
            return
        for first, share, tone in zip((0, 2, 5), (1.0, 0.66, 0.26), self.tones, strict=True):
            drawn = pygame.draw.polygon(canvas.surface, tone, strip(places[first:], wide * share * left))
            canvas.mark(drawn.inflate(4, 4))


@dataclass(slots=True)
class Cling:
    """The card that has hit a face: flat on it until it `slips` (share of its time), then down into its place.

    `push` is how far it drives the face along, in pixels; `last` is its size in its place as a share of its own.
    """

    pounce: Pounce
    goal: Callable[[], Point]
    slips: float
    push: Point
    last: float
    t: float = 0.0
    _flat: Surface | None = None

    def paint(self, canvas: Canvas) -> None:
        """Broad where it hit; then it tumbles off."""
        x, y = self.pounce.face[0] + self.push[0], self.pounce.face[1] + self.push[1]
        image = self.pounce.image
        if self.t < self.slips:
            self.pounce.trail(canvas, 1.0, 1 - self.t / self.slips)
            if self._flat is None:
                w, h = image.get_size()
                self._flat = pygame.transform.smoothscale(image, (round(w * SQUASH[0]), round(h * SQUASH[1])))
            canvas.blit(self._flat, (x - self._flat.get_width() / 2, y - self._flat.get_height() / 2))
            return
        m, goal = (self.t - self.slips) / (1 - self.slips), self.goal()
        falls = 1 if goal[0] >= x else -1
        at = bow((x, y), goal, m * m, -SLIPS_BY * falls)
        _card(canvas, image, at, -TUMBLES * falls * m * (1 - m) * 1.6, 1 + (self.last - 1) * m)
        self.pounce.shed(at)


def _card(canvas: Canvas, image: Surface, at: Point, turn: float, size: float) -> None:
    canvas.blit_rot(image, at, round(turn / TURN) * TURN, round(size * GROWS) / GROWS, swift=True)


def flung(m: float) -> float:
    """The share of its way that lies behind it at a share of its flight: it draws back first, and is fastest when it
    hits."""
    if m < BACKS:
        return -DRAWN_BACK * math.sin(math.pi * m / BACKS)
    return float(((m - BACKS) / (1 - BACKS)) ** 1.9)


def bow(start: Point, end: Point, share: float, bend: float) -> Point:
    """A place on the way from one point to another that bows aside; before its beginning it runs on straight."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    aside = 2 * share * (1 - share) * bend if share > 0 else 0.0
    return start[0] + dx * share - dy * aside, start[1] + dy * share + dx * aside


VEINS, KNOTS = 9, 7
"""Veins of ink about a face, and the joints of each."""
STEPS, BLOT, BLOTTED = 10, 26, 0.32
"""Steps in which they grow; corners of the ink behind the face, and the share of the time in which it is seen."""


@dataclass(slots=True)
class Veins:
    """Ink bursts out behind a face, creeps from there over a seat in veins, and withdraws.

    `roots` is the small face about which they root, `face` the middle of the large one; `burst` is how far the ink
    behind that comes aside and up, `reach` how far the veins creep, `thick` how broad they are (pixels), `room` what
    they stay within; `grown` and `held` are shares of the time.
    """

    roots: Box
    face: Point
    burst: Point
    reach: float
    room: Rect
    tones: tuple[Colour, Colour]
    thick: float
    grown: float = 0.16
    held: float = 0.5
    seed: int = 1
    t: float = 0.0
    _ways: list[tuple[float, list[Point]]] = field(default_factory=list)
    _drawn: dict[int, list[tuple[Colour, list[Point]]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Where each vein goes: flatter than round, as a seat is."""
        rng = random.Random(self.seed)
        for i in range(VEINS):
            angle, long = math.tau * (i + rng.uniform(-0.3, 0.3)) / VEINS, self.reach * rng.uniform(0.55, 1.0)
            x = self.roots.center[0] + math.cos(angle) * self.roots.w * 0.54
            y = self.roots.center[1] + math.sin(angle) * self.roots.h * 0.54
            way, bent = [(x, y)], rng.choice((-1, 1))
            for knot in range(KNOTS):
                turn = angle + bent * (-1) ** knot * rng.uniform(0.25, 0.75)
                x, y = x + math.cos(turn) * long / KNOTS, y + math.sin(turn) * long / KNOTS * 0.72
                way.append((x, y))
            self._ways.append((rng.uniform(0.7, 1.25), way))
            if i % 2:
                fork, turn = [way[KNOTS // 2]], angle - bent * rng.uniform(0.7, 1.1)
                for knot in (1, -1, 1):
                    x, y = fork[-1]
                    turn += 0.4 * knot
                    fork.append((x + math.cos(turn) * long * 0.13, y + math.sin(turn) * long * 0.1))
                self._ways.append((0.55, fork))

    def paint(self, canvas: Canvas) -> None:
        """Out at once, held, drawn in again."""
        if self.t < self.grown:
            share = EASES["outQuint"](self.t / self.grown)
        else:
            back = max(0.0, (self.t - self.held) / (1 - self.held))
            share = 1 - smoothstep(back)
        step = math.ceil(share * STEPS)
        if step <= 0:
            return
        if step not in self._drawn:
            self._drawn[step] = self._shapes(step / STEPS)
        surface = canvas.surface
        clip = surface.get_clip()
        surface.set_clip(self.room.clip(clip))
        for tone, points in self._drawn[step]:
            pygame.draw.polygon(surface, tone, points)
        surface.set_clip(clip)
        canvas.mark(self.room)
        if self.t < BLOTTED and self.burst[0] > 0:
            left = 1 - max(0.0, (self.t - self.grown) / (BLOTTED - self.grown))  # it shrinks as the face falls back
            canvas.mark(pygame.draw.polygon(surface, self.tones[0], self._blot(share * (0.3 + 0.7 * left))))

    def _shapes(self, share: float) -> list[tuple[Colour, list[Point]]]:
        """All veins when they have come so far."""
        out: list[tuple[Colour, list[Point]]] = []
        for grow, tone in zip((1.0, 0.45), self.tones, strict=True):
            for wide, way in self._ways:
                come = share * (len(way) - 1)
                whole = int(come)
                ends = way[: whole + 1]
                if whole + 1 < len(way):
                    (x0, y0), (x1, y1), part = way[whole], way[whole + 1], come - whole
                    ends = [*ends, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)]
                if len(ends) > 1:
                    out.append((tone, strip(ends[::-1], self.thick * wide * grow * (0.35 + 0.65 * share))))
        return out

    def _blot(self, share: float) -> list[Point]:
        """The ink behind the face, which stands at `face`."""
        rng, blot = random.Random(self.seed), list[Point]()
        for i in range(BLOT):
            far = (rng.uniform(1.0, 1.16) if i % 2 else rng.uniform(0.8, 0.92)) * share
            turn = math.tau * i / BLOT
            blot.append((self.face[0] + math.cos(turn) * far * self.burst[0],
                         self.face[1] + math.sin(turn) * far * self.burst[1]))  # fmt: skip
        return blot


@dataclass(slots=True)
class Trembles:
    """A small part of the table shakes more and more: something is about to come of it, or to it. `far` in pixels."""

    box: Box
    far: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """To and fro."""
        part = self.t * self.t
        dx, dy = round(self.far * part * math.sin(self.t * 61)), round(self.far * 0.6 * part * math.sin(self.t * 47))
        canvas.thrown(self.box, dx, dy)
