"""What a blow is made of: something that flies, a tile that breaks, a star and a light at the contact, a shaken seat.

Each is prepared, touches, is held for the blink of an eye and dies away; whoever shows them knows the times.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.ornament import flame, glow
from scenes.kit.theme import INK, Colour, mix
from scenes.kit.tween import smoothstep
from scenes.table.motion.particles import Piece

Point = tuple[float, float]
WHITE: Colour = (255, 252, 240)
WIDEST = 320
"""The largest radius of a light, in pixels."""
CLEAR, THROWN = 0.09, 11.0
"""How far a struck face stays from the edges of the window, as a share of its width, and how far turned it is thrown
(degrees)."""
NEAR, FALLS_BACK = 1.45, 0.55
"""How much larger than in its place a struck face is read, so that it hides nothing but its seat, and the share of the
time in which it is read at which it has fallen back so far."""
LEVELS = 4
"""Steps in which a light dies."""
STAR_STEPS = 5
"""Steps in which a star grows: it stands for five frames, and several may stand at once."""


@dataclass(slots=True)
class Fragments:
    """A picture cut into pieces along cracks, with a copy that shows the cracks glowing."""

    whole: Surface
    cracked: Surface
    white: Surface
    parts: list[tuple[Surface, Point]]
    """Each piece with the place of its middle in the picture."""


def fragments(
    image: Surface, hot: Colour, seed: int, rays: int = 9, rings_at: tuple[float, ...] = (0.0, 0.34, 0.68, 1.7)
) -> Fragments:
    """Cut a picture along cracks that run from near its middle to its edges, and along rings at shares of its half
    sides; the cracks glow in `hot`."""
    rng = random.Random(seed)
    image = image.convert_alpha()
    w, h = image.get_size()
    centre = w * rng.uniform(0.42, 0.58), h * rng.uniform(0.4, 0.55)
    angles = [math.tau * (i + rng.uniform(-0.3, 0.3)) / rays for i in range(rays)]
    rings: list[list[Point]] = []
    for reach in rings_at:
        ring = []
        for angle in angles:
            far = reach * rng.uniform(0.75, 1.25)
            turn = angle + rng.uniform(-0.12, 0.12) * (reach > 0)
            x, y = centre[0] + math.cos(turn) * far * w * 0.5, centre[1] + math.sin(turn) * far * h * 0.5
            if reach > 1:
                x, y = centre[0] + math.cos(turn) * w, centre[1] + math.sin(turn) * w
            ring.append((x, y))
        rings.append(ring)
    cracked, parts = image.copy(), []
    for inner, outer in pairwise(rings):
        for i in range(rays):
            j = (i + 1) % rays
            corners = [inner[i], outer[i], outer[j], inner[j]]
            part = _piece(image, corners)
            if part is not None:
                parts.append(part)
            for colour, wide in ((INK, 6), (hot, 3)):
                pygame.draw.line(cracked, colour, inner[i], outer[i], wide)
                if inner is not rings[0] and i % 3 != 1:
                    pygame.draw.line(cracked, colour, inner[i], inner[j], wide - 1)
    mask = image.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cracked.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    white = image.copy()
    veil = Surface((w, h), pygame.SRCALPHA)
    veil.fill((*hot, 205))
    white.blit(veil, (0, 0))
    white.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return Fragments(image, cracked, white, parts)


def _piece(image: Surface, corners: list[Point]) -> tuple[Surface, Point] | None:
    """The part of a picture within some corners, dark at its edges, and its middle; None for next to nothing."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    area = Rect(math.floor(min(xs)), math.floor(min(ys)), 0, 0)
    area.w, area.h = math.ceil(max(xs)) - area.x, math.ceil(max(ys)) - area.y
    area = area.clip(image.get_rect())
    if area.w < 5 or area.h < 5:
        return None
    local = [(x - area.x + 2, y - area.y + 2) for x, y in corners]
    part = Surface((area.w + 4, area.h + 4), pygame.SRCALPHA)
    part.blit(image, (2, 2), area)
    mask = Surface(part.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), local)
    part.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.lines(part, INK, True, local, 2)
    return part, (float(area.centerx), float(area.centery))


@dataclass(slots=True)
class Breaking:
    """A tile is lifted from its place, swells, is struck, and stands cracked until its pieces fall (`fallen`).

    `wind` is the share of its time before the blow. `flash` is how white it flares when it is struck.
    """

    cut: Fragments
    box: Box
    goal: Box
    wind: float
    shine: Colour
    flash: float = 0.0
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Down on its haunches, up and swelling, trembling; white; cracked."""
        width = self.cut.whole.get_width()
        if self.t < self.wind:
            share = self.t / self.wind
            crouch = math.sin(math.pi * min(1.0, share / 0.34)) if share < 0.34 else 0.0
            rise = smoothstep(max(0.0, (share - 0.2) / 0.8))
            x = self.box.x + self.box.w / 2 + (self.goal.x + self.goal.w / 2 - self.box.x - self.box.w / 2) * rise
            y = self.box.y + self.box.h / 2 + (self.goal.y + self.goal.h / 2 - self.box.y - self.box.h / 2) * rise
            size = (self.box.w + (self.goal.w - self.box.w) * rise) * (1 - 0.07 * crouch)
            shake = 3.0 * share**2 * math.sin(share * 47)
            drop = round(26 * rise)
            shadow = shadow_of((round(size), round(size * self.box.h / self.box.w)))
            canvas.blit(shadow, (x - shadow.get_width() / 2 + drop * 0.4, y - shadow.get_height() / 2 + drop))
            radius = round(min(WIDEST * 0.5, self.goal.w * 0.75))
            canvas.blit(
                _light(radius, self.shine, math.ceil(LEVELS * share)),
                (x - radius, y - radius),
                flags=pygame.BLEND_RGB_ADD,
            )
            canvas.blit_rot(self.cut.whole, (x + shake, y), 2.2 * math.sin(share * 31) * share, size / width)
            return
        hold = (self.t - self.wind) / (1 - self.wind)
        shake = 5 * (1 - hold) * math.sin(hold * 26)
        centre = self.goal.x + self.goal.w / 2 + shake, self.goal.y + self.goal.h / 2
        grow = self.goal.w / width * (1.12 - 0.06 * hold)
        canvas.blit_rot(self.cut.cracked, centre, 0.0, grow)
        if hold < 0.5 and self.flash > 0:
            canvas.blit_rot(self.cut.white, centre, 0.0, grow, round(255 * self.flash * (1 - hold * 1.2)))

    def fallen(self, unit: float, seed: int, life: float) -> list[Piece]:
        """The pieces at the moment they come apart, thrown outwards from the middle; `unit` pixels of the design."""
        rng, out = random.Random(seed), []
        w, h = self.cut.whole.get_size()
        scale = self.goal.w / w
        for image, (x, y) in self.cut.parts:
            dx, dy = (x - w / 2) / (w / 2), (y - h / 2) / (h / 2)
            at = (
                self.goal.x + self.goal.w / 2 + (x - w / 2) * scale,
                self.goal.y + self.goal.h / 2 + (y - h / 2) * scale,
            )
            force, turn = rng.uniform(0.7, 1.25) * unit, rng.uniform(-260, 260) * (1 + abs(dx))
            floor = self.box.bottom + rng.uniform(-0.3, 0.5) * self.box.h
            way = dx * 430 * force, (dy * 240 - 110) * force
            out.append(Piece(image, *at, *way, turn, 3000 * unit, life * rng.uniform(0.8, 1.1), floor))
        return out


def shadow_of(size: tuple[int, int]) -> Surface:
    """The soft shadow of something of a size, kept in steps of 12 pixels."""
    size = (max(8, size[0] // 12 * 12), max(8, size[1] // 12 * 12))

    def paint() -> Surface:
        layer = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(layer, (8, 4, 10, 120), layer.get_rect(), border_radius=12)
        return layer

    return materials.store.get(("blow-shadow", size), paint)


def _light(radius: int, colour: Colour, level: int) -> Surface:
    """A round light to add, in one of `LEVELS` strengths."""
    radius = max(8, min(WIDEST, radius // 8 * 8))

    def paint() -> Surface:
        small = glow(32, colour, 1.0).convert()  # all the work is done while it is small
        part = round(255 * level / LEVELS)
        small.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
        return pygame.transform.smoothscale(small, (radius * 2, radius * 2))

    return materials.store.get(("blow-light", radius, colour, level), paint)


@dataclass(slots=True)
class Lamp:
    """Light that falls on everything about a contact, and dies."""

    at: Point
    radius: int
    colour: Colour
    strength: float = 1.0
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Brightest at once."""
        level = round(LEVELS * self.strength * (1 - self.t) ** 1.6)
        if level > 0:
            picture = _light(self.radius, self.colour, level)
            r = picture.get_width() / 2
            canvas.blit(picture, (self.at[0] - r, self.at[1] - r), flags=pygame.BLEND_RGB_ADD)


@dataclass(slots=True)
class Kindling:
    """Light that grows about something that gathers its strength."""

    at: Point
    radius: int
    colour: Colour
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """More and more of it, in the steps of all lights."""
        picture = _light(self.radius, self.colour, math.ceil(LEVELS * self.t * 0.75))
        r = picture.get_width() / 2
        canvas.blit(picture, (self.at[0] - r, self.at[1] - r), flags=pygame.BLEND_RGB_ADD)


@dataclass(slots=True)
class Star:
    """The frame of contact: a star cut in wood, white in its middle. It stands, and is gone."""

    at: Point
    radius: int
    colour: Colour
    rim: Colour
    strength: float
    seed: int = 1
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Large at once, larger, then only its thin rays."""
        if self.strength <= 0:
            return
        picture = star(self.radius, self.colour, self.rim, self.seed, thin=self.t > 0.6)
        scale = 0.82 + 0.3 * round(self.t * STAR_STEPS) / STAR_STEPS
        alpha = round(255 * self.strength * (1.0 if self.t < 0.6 else 0.75))
        canvas.blit_rot(picture, self.at, 0.0, scale, alpha, swift=True)


def star(radius: int, colour: Colour, rim: Colour, seed: int, *, thin: bool) -> Surface:
    """An uneven star of `radius` pixels, kept."""

    def paint() -> Surface:
        rng, k = random.Random(seed * 31 + thin), 2 if radius < 120 else 1
        side = radius * 2 * k
        out = Surface((side, side), pygame.SRCALPHA)
        rays = 15
        lengths = [rng.uniform(0.55, 1.0) if i % 2 else rng.uniform(0.3, 0.62) for i in range(rays)]
        turns = [rng.uniform(-0.35, 0.35) for _ in range(rays)]
        inner = 0.12 if thin else 0.3
        for grow, tone in ((1.0, rim), (0.9, colour), (0.7, WHITE)):
            points: list[Point] = []
            for i in range(rays):
                a, b = math.tau * (i + turns[i]) / rays, math.tau * (i + 0.5) / rays
                far = radius * k * lengths[i] * grow
                near = radius * k * inner * (grow if grow < 1 else 1.12)
                points += [(side / 2 + math.cos(a) * far, side / 2 + math.sin(a) * far),
                           (side / 2 + math.cos(b) * near, side / 2 + math.sin(b) * near)]  # fmt: skip
            pygame.draw.polygon(out, tone, points)
            if k == 1:
                pygame.draw.aalines(out, tone, True, points)
        return pygame.transform.smoothscale(out, (radius * 2, radius * 2)) if k > 1 else out

    return materials.store.get(("star", radius, colour, rim, seed, thin), paint)


@dataclass(slots=True)
class Wave:
    """A wave of short cut lines that runs outwards from a contact."""

    at: Point
    start: float
    end: float
    colour: Colour
    width: float
    flat: float = 1.0
    """How flat it lies: 1 faces us, 0.5 lies on the table."""
    seed: int = 1
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Shorter and thinner as they fly."""
        rng = random.Random(self.seed)
        far = 1 - (1 - self.t) ** 3
        left = 1 - self.t
        count = max(12, min(30, round(self.end / 9)))
        drawn: list[Rect] = []
        for i in range(count):
            angle = math.tau * (i + rng.uniform(-0.3, 0.3)) / count
            reach, long = rng.uniform(0.82, 1.0), rng.uniform(0.10, 0.30)
            cos, sin = math.cos(angle), math.sin(angle) * self.flat
            tip = (self.start + (self.end - self.start) * far) * reach
            tail = max(self.start * 0.6, tip - self.end * long * (0.35 + 0.65 * left) * min(1.0, self.t * 6))
            wide = self.width * left * rng.uniform(0.5, 1.0) * 0.5
            middle = (tip + tail * 2) / 3
            for grow, tone in ((1.9, INK), (1.0, self.colour)):
                points = [
                    (self.at[0] + cos * tip, self.at[1] + sin * tip),
                    (self.at[0] + cos * middle - sin * wide * grow, self.at[1] + sin * middle + cos * wide * grow),
                    (self.at[0] + cos * tail, self.at[1] + sin * tail),
                    (self.at[0] + cos * middle + sin * wide * grow, self.at[1] + sin * middle - cos * wide * grow),
                ]
                drawn.append(pygame.draw.polygon(canvas.surface, tone, points))
        canvas.mark(drawn[0].unionall(drawn[1:]).inflate(6, 6))


@dataclass(slots=True)
class Hush:
    """Part of the table grows dark before a blow and comes back after it. `peak` is the share at which it lands."""

    box: Box
    strength: float
    peak: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Darker and darker up to the blow."""
        part = (self.t / self.peak) ** 0.7 if self.t < self.peak else (1 - self.t) / (1 - self.peak)
        canvas.dim(self.strength * max(0.0, min(1.0, part)), area=Rect(self.box))


@dataclass(slots=True)
class Vignette:
    """Ink and blood run in from the edges of one box, are held, and go."""

    box: Box
    colour: Colour
    strength: float = 1.0
    hold: float = 0.16
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """All there at once, held, then fading."""
        left = 1.0 if self.t < self.hold else 1 - (self.t - self.hold) / (1 - self.hold)
        picture = edges((self.box.w, self.box.h), self.colour)
        picture.set_alpha(round(255 * self.strength * left**1.4))
        canvas.blit(picture, self.box[:2])


def edges(size: tuple[int, int], colour: Colour) -> Surface:
    """A frame of colour that is thick at the edges and clear in the middle."""

    def paint() -> Surface:
        w, h = 48, 24
        small = Surface((w, h), pygame.SRCALPHA)
        for ring in range(h // 2):  # each lies within the one before
            dark = max(0.0, 1 - ring / (h * 0.5) * 1.15)
            small.fill((*colour, round(245 * dark**1.5)), small.get_rect().inflate(-2 * ring, -2 * ring))
        return pygame.transform.smoothscale(small, size).convert_alpha()

    return materials.store.get(("vignette", size, colour), paint)


@dataclass(slots=True)
class Shaken:
    """A small part of the table is thrown aside by a blow and swings back. `push` is how far at first, in pixels."""

    box: Box
    push: Point
    hold: float = 0.14
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Thrown at once, held, then a damped swing."""
        if self.t < self.hold:
            part = 1.0
        else:
            rest = (self.t - self.hold) / (1 - self.hold)
            part = math.cos(rest * 3.5 * math.tau) * (1 - rest) ** 2
        dx, dy = round(self.push[0] * part), round(self.push[1] * part)
        canvas.thrown(self.box, dx, dy)


@dataclass(slots=True)
class Struck:
    """A face that is hit: it starts out of its place, larger, is thrown aside and held; it falls back until it is only
    a little larger than in its place, trembles there until it has been `read`, and goes back.

    `image` is the face as large as it starts out, `small` the share of that in its place; `push` is how far it is
    thrown, in pixels. `hold` and `read` are shares of its time.
    """

    image: Surface
    at: Point
    small: float
    push: Point
    hold: float
    read: float
    t: float = 0.0

    def stands(self, size: tuple[int, int], scale: float = 1.0) -> Rect:
        """Where the face is in a window of so many pixels when it is so large: whole in it, and clear of its edges."""
        w, h = self.image.get_size()
        clear = round(w * CLEAR * scale)
        place = Rect(0, 0, round(w * scale), round(h * scale))
        place.center = round(self.at[0]), round(self.at[1])
        return place.clamp(Rect((0, 0), size).inflate(-2 * clear, -2 * clear))

    @property
    def scale(self) -> float:
        """How large it is now: 1 where it starts out, `small` in its place."""
        near = min(1.0, NEAR * self.small)
        if self.t < self.read:
            back = max(0.0, (self.t - self.hold) / (self.read - self.hold)) / FALLS_BACK
            return 1 + (near - 1) * smoothstep(min(1.0, back))
        return near + (self.small - near) * smoothstep((self.t - self.read) / (1 - self.read))

    def paint(self, canvas: Canvas) -> None:
        """All at once, held, a swing that dies as it falls back, trembling, home."""
        swings = 1.0 if self.t < self.hold else max(0.0, (self.t - self.hold) / (self.read - self.hold))
        swing = 1.0 if self.t < self.hold else math.cos(swings * 1.5 * math.tau) * max(0.0, 1 - swings) ** 2
        rest = max(0.0, (self.t - self.read) / (1 - self.read))
        home, scale = smoothstep(rest), self.scale
        w, h = self.image.get_width() * scale, self.image.get_height() * scale
        turn = round(THROWN * swing / 2) * 2 * (1 if self.push[0] < 0 else -1)  # its pictures come again
        cos, sin = math.cos(math.radians(turn)), abs(math.sin(math.radians(turn)))
        half, tall = (w * cos + h * sin) / 2, (h * cos + w * sin) / 2
        (x0, y0), (width, height) = self.stands(canvas.size, scale).center, canvas.size
        trembles = 0.008 * w * math.sin(self.t * 90) * (1 - home) * (self.t >= self.hold)
        x = min(max(x0 + self.push[0] * swing * scale + trembles, half), width - half)
        y = min(max(y0 + self.push[1] * swing * scale, tall), height - tall)
        x, y = x + (self.at[0] - x) * home, y + (self.at[1] - y) * home
        shadow = shadow_of((round(w), round(h)))
        aside = 1 - home
        canvas.blit(shadow, (x - shadow.get_width() / 2 + 5 * aside, y - shadow.get_height() / 2 + 9 * aside))
        canvas.blit_rot(self.image, (x, y), turn, scale, still=self.t < self.hold, swift=rest == 0.0)


@dataclass(slots=True)
class Slash:
    """Three cuts across whatever has been hit: there at once, `long` pixels, and closing again. `hold` is the share of
    its time in which they stand open."""

    at: Point
    long: float
    angle: float
    colour: Colour
    hold: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Ink about a glowing core, thinner and thinner from both ends."""
        left = 1.0 if self.t < self.hold else max(0.0, 1 - (self.t - self.hold) / (0.5 - self.hold))
        if left <= 0:
            return
        cos, sin = math.cos(self.angle + 0.9), math.sin(self.angle + 0.9)
        drawn: list[Rect] = []
        for aside, share in ((-0.26, 0.8), (0.0, 1.0), (0.26, 0.7)):
            x, y = self.at[0] - sin * aside * self.long, self.at[1] + cos * aside * self.long
            half, wide = self.long * share / 2, self.long * 0.055 * share * left
            for grow, tone in ((1.8, INK), (1.0, self.colour)):
                thick = wide * grow
                points = [
                    (x - cos * half, y - sin * half),
                    (x - sin * thick, y + cos * thick),
                    (x + cos * half, y + sin * half),
                    (x + sin * thick * 0.5, y - cos * thick * 0.5),
                ]
                drawn.append(pygame.draw.polygon(canvas.surface, tone, points))
        canvas.mark(drawn[0].unionall(drawn[1:]).inflate(4, 4))


@dataclass(slots=True)
class Stamp:
    """A seal comes down, is held under the hand, and stays a while. `contact` is the share at which it touches."""

    image: Surface
    at: Point
    contact: float
    drop: float = 1.4
    """How much larger it is before it comes down."""
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Faster and faster down, a squash, and it lies there."""
        if self.t < self.contact:
            down = (self.t / self.contact) ** 2
            canvas.blit_rot(self.image, (self.at[0], self.at[1] - 26 * (1 - down)), 14 * (1 - down),
                            1 + self.drop * (1 - down))  # fmt: skip
            return
        rest = (self.t - self.contact) / (1 - self.contact)
        squash = 1 + 0.14 * max(0.0, 1 - rest * 5)
        alpha = 255 if rest < 0.72 else round(255 * (1 - rest) / 0.28)
        canvas.blit_rot(self.image, self.at, 0.0, squash, alpha)


@dataclass(slots=True)
class Seal:
    """A seal comes down as a stamp does, stands cracked for the blink of an eye, and flies apart (`flung`)."""

    cut: Fragments
    at: Point
    contact: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Whole while it falls, cracked from the contact on."""
        if self.t < self.contact:
            down = (self.t / self.contact) ** 2
            canvas.blit_rot(
                self.cut.whole, (self.at[0], self.at[1] - 26 * (1 - down)), 14 * (1 - down), 2.4 - 1.4 * down
            )
            return
        rest = (self.t - self.contact) / (1 - self.contact)
        canvas.blit_rot(self.cut.cracked, (self.at[0] + 3 * math.sin(rest * 19) * (1 - rest), self.at[1]), 0.0,
                        1.16 - 0.08 * rest)  # fmt: skip

    def flung(self, unit: float, life: float) -> list[Piece]:
        """The pieces, thrown outwards so that they come 90 to 160 pixels of the design far within their life (ms)."""
        rng, out = random.Random(7), []
        w, h = self.cut.whole.get_size()
        for image, (x, y) in self.cut.parts:
            way = math.atan2(y - h / 2, x - w / 2) + rng.uniform(-0.2, 0.2)
            speed = rng.uniform(90, 160) * unit / life * 1000
            at = self.at[0] + x - w / 2, self.at[1] + y - h / 2
            out.append(Piece(image, *at, math.cos(way) * speed, math.sin(way) * speed - 60 * unit,
                             rng.uniform(300, 620) * rng.choice((-1, 1)), 700 * unit, life))  # fmt: skip
        return out


@dataclass(slots=True)
class Dissolve:
    """A card rises and turns to light from below upwards; `shed` is told where its edge is now."""

    image: Surface
    box: Box
    shine: Colour
    rise: float
    shed: Callable[[Point, float], object]
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """The part above the edge is still a card."""
        w, h = self.image.get_size()
        lift = self.rise * (1 - (1 - self.t) ** 2)
        gone = max(0.0, (self.t - 0.22) / 0.78)
        left = round(h * (1 - gone))
        x, y = self.box.x + (self.box.w - w) / 2, self.box.y + (self.box.h - h) / 2 - lift
        radius = round(w * 0.9)
        level = round(LEVELS * math.sin(math.pi * min(1.0, 0.15 + self.t * 0.85)))
        if level > 0:
            canvas.blit(_light(radius, self.shine, level), (x + w / 2 - radius, y + left - radius),
                        flags=pygame.BLEND_RGB_ADD)  # fmt: skip
        if left > 0:
            canvas.blit(self.image, (x, y), Rect(0, 0, w, left))
            if gone > 0:
                self._edge(canvas, x, y + left, w)
        if gone > 0:
            self.shed((x + w / 2, y + left), w / 2)

    def _edge(self, canvas: Canvas, x: float, y: float, w: int) -> None:
        """Where card becomes light: tongues of uneven length."""
        tongues = 9
        for high, tone in ((1.0, self.shine), (0.55, WHITE)):
            points: list[Point] = [(x - 2, y - 2)]
            for i in range(tongues):
                far = (0.3 + 0.7 * abs(math.sin(i * 2.4 + self.t * 31))) * w * 0.16 * high
                points += [(x + w * (i + 0.5) / tongues, y + far), (x + w * (i + 1) / tongues, y + 1)]
            points += [(x + w + 2, y - 2 - 3 * high)]
            canvas.mark(pygame.draw.polygon(canvas.surface, tone, points).inflate(2, 2))


@dataclass(slots=True)
class Snuffed:
    """A seat loses its light: a candle flares and is put out, colour leaves the picture, and darkness closes over it.

    `before` is the seat as it was, `grey` the same without colour; `portrait` is the face within it.
    """

    before: Surface
    grey: Surface
    box: Box
    portrait: Box
    out: float
    """The share at which the flame goes out."""
    smoke: Callable[[Point], object]
    t: float = 0.0
    _wick: Point = field(default=(0.0, 0.0))

    def paint(self, canvas: Canvas) -> None:
        """The seat is still as it was, until its candle is out."""
        area = Rect(self.box)
        drained = max(0.0, min(1.0, (self.t - self.out) / (0.9 - self.out)))
        canvas.dim(0.6 * min(1.0, self.t * 5, (1 - self.t) * 5), (area,))
        canvas.blit(self.before, area.topleft)
        if drained > 0:
            self.grey.set_alpha(round(255 * min(1.0, drained * 1.5)))
            canvas.blit(self.grey, area.topleft)
            self._close(canvas, area, drained)
        self._candle(canvas)

    def _close(self, canvas: Canvas, area: Rect, share: float) -> None:
        """Darkness from both ends towards the face, which is the last to be seen."""
        face = Rect(self.portrait)
        level = round(255 * (1 - 0.66 * share))
        left, right = round((face.x - area.x) * share), round((area.right - face.right) * share)
        for part in (Rect(area.x, area.y, left, area.h), Rect(area.right - right, area.y, right, area.h)):
            canvas.surface.fill((level, level, level), part, special_flags=pygame.BLEND_RGB_MULT)
        if share > 0.55:
            dark = round(255 * (1 - 0.6 * (share - 0.55) / 0.45))
            canvas.surface.fill((dark, dark, dark), face, special_flags=pygame.BLEND_RGB_MULT)
        canvas.mark(area)

    def _candle(self, canvas: Canvas) -> None:
        face = self.portrait
        h = round(face.h * 0.5)
        w = max(5, round(h * 0.34))
        x, y = face.right - w // 2, face.bottom - h + 2
        body = Rect(x - w // 2, y, w, h)
        alight = self.t < self.out
        tone = (236, 218, 178) if alight else (150, 136, 122)
        pygame.draw.rect(canvas.surface, INK, body.inflate(4, 4), border_radius=3)
        pygame.draw.rect(canvas.surface, tone, body, border_radius=2)
        pygame.draw.rect(canvas.surface, mix(tone, INK, 0.35), Rect(body.right - w // 3, body.y, w // 3, body.h))
        pygame.draw.line(canvas.surface, INK, (x, y), (x, y - 5), 2)
        canvas.mark(body.inflate(6, 20))
        self._wick = float(x), float(y - 5)
        if alight:
            gutter = self.t / self.out
            tall = h * (0.85 + 0.55 * math.sin(gutter * math.pi * 0.8) ** 2) * (1 - max(0.0, gutter - 0.75) * 3.2)
            size = max(4, round(tall * 0.5)), max(6, round(tall))
            picture = flame(size, math.sin(self.t * 60) * (0.3 + gutter * 0.7))
            radius = round(h * 1.4)
            canvas.blit(_light(radius, (255, 170, 80), max(1, round(LEVELS * (0.7 - 0.5 * gutter)))),
                        (x - radius, y - radius), flags=pygame.BLEND_RGB_ADD)  # fmt: skip
            canvas.blit(picture, (x - size[0] / 2, y - 3 - size[1]))
        elif self.t < 0.9:
            self.smoke(self._wick)
