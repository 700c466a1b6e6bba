"""Things that move over the table for a moment: flights, pulses, particles, shards, shadows, shaking."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.kit import materials, ornament
from scenes.kit.canvas import Canvas
from scenes.kit.director import Effect
from scenes.kit.geometry import Box
from scenes.kit.theme import Colour, Theme
from scenes.kit.tween import EASES
from scenes.table.motion.blows import shadow_of

BoxOf = Callable[[], Box]


def mix_box(a: Box, b: Box, t: float) -> tuple[float, float, float, float]:
    """Centre and size between two boxes."""
    ax, ay, bx, by = a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2
    return ax + (bx - ax) * t, ay + (by - ay) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t


PRESSED = 0.08
"""How much larger a card that was held up still is when it comes down."""


@dataclass(slots=True)
class Flight:
    """A card on its way. `image(w, h, face)` paints it; `end` is asked anew each frame, because places move too."""

    image: Callable[[tuple[int, int], bool], Surface]
    start: Box
    end: BoxOf
    arc: float = 40.0
    flip: str = ""
    """`up` turns the face up on the way, `down` turns it down, '' keeps the face, `back` keeps the back."""
    spin: float = 0.0
    fade: bool = False
    hold: float = 0.0
    """Share of the time at the beginning during which the card stands large where it came from."""
    rises: float = 0.0
    """Share of the time after which it is seen at all, within the hold."""
    until: float = 1.0
    """The share at which it has come down; then it lies there."""
    ease: str = "linear"
    """Of its way alone, from the end of the hold to its coming down."""
    large: float = 0.0
    """How much larger it is held up; it comes down `PRESSED` larger, and settles after that (`until`)."""
    roll: float = 0.0
    """Degrees that it turns about itself on its way."""
    shadow: bool = False
    """Its shadow grows where it will come down."""
    wobble: float = 0.0
    shed: Callable[[tuple[float, float]], object] | None = None
    """Told where its lower edge is, in every frame of its way."""
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the card where it is now."""
        if self.t < self.rises:
            return
        end = self.end()
        move = max(0.0, (self.t - self.hold) / (self.until - self.hold))
        if self.ease != "linear" or self.until < 1.0:
            move = EASES[self.ease](min(1.0, move))
        if self.shadow:
            self._shade(canvas, end, move)
        cx, cy, w, h = mix_box(self.start, end, move)
        lift = math.sin(math.pi * min(1.0, max(0.0, move)))
        cy -= self.arc * lift
        grow = 1.0 + 0.08 * lift
        if self.large:  # held up it stays whole in the window
            grow = self._held(move)
            cx = min(max(cx, w * grow / 2), canvas.size[0] - w * grow / 2)
        elif self.hold and self.t < self.hold * 1.6:
            grow += 0.25 * math.sin(math.pi * min(1.0, self.t / (self.hold * 1.6)))
        face, width = self._face(move)
        size = max(self.start.w, end.w, 8), max(self.start.h, end.h, 8)
        picture = self.image(size, face)
        scale = min(w * grow / size[0], h * grow / size[1])
        if width < 0.98:
            picture = pygame.transform.smoothscale(
                picture, (max(1, round(picture.get_width() * width)), picture.get_height())
            )
        angle = self.spin * lift + self.wobble * math.sin(self.t * 18) * (1 - self.t)
        if self.roll and move < 1.0:
            angle += self.roll * move
        alpha = 255 if not self.fade else max(0, round(255 * (1 - move**3)))
        canvas.blit_rot(picture, (cx, cy), angle, scale, alpha)
        if self.shed is not None and 0.0 < move < 1.0:
            self.shed((cx, cy + h * grow / 2))

    def _lifted(self) -> float:
        """How far it has come up that is held up, 0 to 1."""
        return min(1.0, (self.t - self.rises) / (self.hold - self.rises)) if self.hold > self.rises else 1.0

    def _held(self, move: float) -> float:
        """The size of one that is held up: quickly large, smaller and smaller on its way, flat at last."""
        if self.t < self.hold:
            return 1.0 + self.large * EASES["outCubic"](self._lifted())
        if move < 1.0:
            return 1.0 + self.large + (PRESSED - self.large) * move
        return 1.0 + PRESSED * (1 - EASES["outCubic"](min(1.0, (self.t - self.until) / max(0.001, 1 - self.until))))

    def _shade(self, canvas: Canvas, end: Box, move: float) -> None:
        """On the second half of its way: small and thin at first, as large as the thing where it comes down."""
        near = (move - 0.5) * 2
        if 0 < near < 1:
            picture = shadow_of((round(end.w * (0.5 + 0.6 * near)), round(end.h * (0.5 + 0.6 * near))))
            w, h = picture.get_size()
            canvas.blit(picture, (end.center[0] - w / 2, end.center[1] - h / 2 + end.h * 0.06), alpha=round(220 * near))

    def _face(self, t: float) -> tuple[bool, float]:
        if self.flip in ("", "back"):
            return self.flip == "", 1.0
        width = abs(math.cos(math.pi * min(1.0, max(0.0, (t - 0.2) / 0.5)))) if 0.2 < t < 0.7 else 1.0
        turned = t > 0.45
        return (turned if self.flip == "up" else not turned), max(0.04, width)


@dataclass(slots=True)
class Pulse:
    """A frame of light that swells once about a box."""

    box: Box
    colour: Colour
    reach: int = 14
    strength: float = 1.0
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the frame, fading as it grows."""
        grow = round(self.reach * self.t)
        rect = Rect(self.box).inflate(grow * 2, grow * 2)
        layer = Surface(rect.size, pygame.SRCALPHA)
        alpha = round(230 * self.strength * (1 - self.t))
        pygame.draw.rect(
            layer, (*self.colour, alpha), layer.get_rect(), max(2, 6 - round(4 * self.t)), border_radius=10
        )
        canvas.blit(layer, rect.topleft)


@dataclass(slots=True)
class Tableau:
    """A picture that comes up in its place, stays a while and goes."""

    picture: Surface
    at: tuple[int, int]
    colour: Colour
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw it, with a rim of light."""
        alpha = round(255 * min(1.0, self.t * 5, (1 - self.t) * 4))
        drawn = canvas.blit(self.picture, self.at, alpha=alpha)
        if alpha > 120:
            pygame.draw.rect(canvas.surface, self.colour, drawn, 3)


BANNER_IN, BANNER_OUT = 450.0, 215.0
"""Milliseconds in which a ribbon sweeps in, and fades."""


@dataclass(slots=True)
class Banner:
    """A ribbon of a player's colour across the table, with words; it sweeps in, stays, and goes."""

    image: Surface
    centre: tuple[int, int]
    sweep: float
    still: bool = False
    ms: float = 1350.0
    """How long it is seen at normal speed: coming and going take their time, the rest is for reading."""
    delay: float = 0.0
    """Milliseconds of these that pass before it comes: something else must have gone first."""
    t: float = 0.0
    _left: float | None = None
    """When it was sent away."""

    def leave(self) -> None:
        """Something else wants to be seen, or somebody goes on: fade now."""
        if self._left is None:
            self._left = self.t

    @property
    def stands(self) -> bool:
        """It is on its way or to be seen, and nobody has sent it away."""
        return self._left is None and self.t < 1.0

    def paint(self, canvas: Canvas) -> None:
        """In from the left, out by fading."""
        since = self.t * self.ms - self.delay
        if since < 0 or (self._left is not None and self._left * self.ms < self.delay):
            return
        come = 1.0 if self.still else min(1.0, since / BANNER_IN)
        eased = 1 - (1 - come) ** 5
        away = (1 - self.t) * self.ms / BANNER_OUT
        if self._left is not None:
            away = min(away, 1 - (self.t - self._left) * self.ms / BANNER_OUT)
        if away <= 0:
            return
        alpha = min(255, round(255 * away))
        if self.still:
            alpha = min(alpha, round(255 * min(1.0, since / BANNER_OUT)))
        x = self.centre[0] - self.sweep * (1 - eased) - self.image.get_width() / 2
        canvas.blit(self.image, (x, self.centre[1] - self.image.get_height() / 2), alpha=alpha)


@dataclass(slots=True)
class Leaving:
    """What lay on the desk slides aside and fades, and shows what lies there now."""

    image: Surface
    at: tuple[int, int]
    slide: float = 60.0
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Fade quickly, so that the new desk is in reach at once."""
        canvas.blit(self.image, (self.at[0] - self.slide * self.t, self.at[1]), alpha=round(255 * (1 - self.t) ** 2))


@dataclass(slots=True)
class Cue:
    """A name comes to an edge, stays a moment and goes: whose desk this is now."""

    image: Surface
    at: tuple[int, int]
    slide: float = 36.0
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """In from below, out by fading; without a slide it only comes and goes."""
        come = min(1.0, self.t / 0.18)
        alpha = round(255 * min(come, (1 - self.t) / 0.25, 1.0))
        if alpha > 0:
            canvas.blit(self.image, (self.at[0], self.at[1] + self.slide * (1 - come) ** 2), alpha=alpha)


@dataclass(slots=True)
class Reveal:
    """A picture slides down into its place over the back of what lay there."""

    image: Surface
    back: Surface
    box: Box
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """From above, within its own place."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(Rect(self.box))
        canvas.blit(self.back, self.box[:2])
        canvas.blit(self.image, (self.box.x, self.box.y - self.box.h * (1 - self.t)))
        canvas.surface.set_clip(clip)
        canvas.mark(Rect(self.box))


MOTE = 24
"""Pixels of a drawn mote before it shrinks."""


@dataclass(slots=True)
class Particles:
    """Slivers of light, drops, pebbles or leaves thrown from a point; seeded, so that a replay looks the same."""

    at: tuple[int, int]
    colours: tuple[Colour, ...]
    count: int = 16
    reach: float = 90.0
    gravity: float = 120.0
    seed: int = 1
    shape: str = ""
    """The drawn mote, by the end of its picture's name (`mote_pebble`); without one, slivers in `colours`."""
    t: float = 0.0
    _parts: list[tuple[float, float, float, Colour]] = field(default_factory=list)

    def paint(self, canvas: Canvas) -> None:
        """Draw every mote, smaller and smaller."""
        if not self._parts:
            rng = random.Random(self.seed)
            for _ in range(self.count):
                angle, speed = rng.random() * math.tau, rng.uniform(0.35, 1.0) * self.reach
                self._parts.append((angle, speed, rng.uniform(2.0, 5.5), rng.choice(self.colours)))
        far = 1 - (1 - self.t) ** 3
        drawn = ornament.piece("tokens", f"mote_{self.shape}", (MOTE, MOTE)) if self.shape else None
        for angle, speed, size, colour in self._parts:
            x = self.at[0] + math.cos(angle) * speed * far
            y = self.at[1] + math.sin(angle) * speed * far + self.gravity * self.t * self.t
            r = size * (1 - self.t)
            if r < 0.6:
                continue
            if drawn is not None:
                turn, scale = round(math.degrees(angle) / 30) * 30, max(1, round(r)) * 6 / MOTE
                canvas.blit_rot(drawn, (x, y), turn, scale, still=True)
                continue
            dx, dy = math.cos(angle) * r * 1.8, math.sin(angle) * r * 1.8
            points = [(x + dx, y + dy), (x - dy * 0.5, y + dx * 0.5), (x - dx, y - dy), (x + dy * 0.5, y - dx * 0.5)]
            canvas.mark(pygame.draw.polygon(canvas.surface, colour, points).inflate(4, 4))


@dataclass(slots=True)
class Fading:
    """A picture that goes where it lies."""

    image: Surface
    at: tuple[int, int]
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Paler and paler."""
        canvas.blit(self.image, self.at, alpha=round(255 * (1 - self.t)))


@dataclass(slots=True)
class Late:
    """An effect that begins when a share of another one's time has passed, and ends with it."""

    effect: Effect
    start: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Nothing before its time."""
        if self.t > self.start:
            self.effect.t = (self.t - self.start) / (1 - self.start)
            self.effect.paint(canvas)


@dataclass(slots=True)
class Dusk:
    """The whole room grows dark and stays so (the end of a game under reduced motion)."""

    strength: float = 0.8
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Darker and darker."""
        canvas.dim(self.strength * self.t)


@dataclass(slots=True)
class EdgeInk:
    """Violet ink breathes in from the edges of the screen, and goes (something bad is taken)."""

    colour: Colour
    strength: float = 0.6
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """In within the first half, out in the second."""
        alpha = round(255 * self.strength * math.sin(math.pi * min(1.0, self.t)))
        w, h = canvas.size
        deep = max(24, h // 12)
        for side, at in (("top", (0, 0)), ("bottom", (0, h - deep)), ("left", (0, 0)), ("right", (w - deep, 0))):
            picture = _edge(side, (w, deep) if side in ("top", "bottom") else (deep, h), self.colour)
            picture.set_alpha(alpha)
            canvas.blit(picture, at)


def _edge(side: str, size: tuple[int, int], colour: Colour) -> Surface:
    """A strip of ink that is thick at the edge of the screen and clear towards its middle."""

    def paint() -> Surface:
        across = side in ("left", "right")
        small = Surface((16, 1) if across else (1, 16), pygame.SRCALPHA)
        for i in range(16):
            far = (15 - i) / 15 if side in ("top", "left") else i / 15
            small.set_at((i, 0) if across else (0, i), (*colour, round(255 * far**2)))
        return pygame.transform.smoothscale(small, size).convert_alpha()

    return materials.store.get(("edge-ink", side, size, colour), paint)


def tuned(effect: Effect, theme: Theme) -> Effect | None:
    """The effect as the players want it; None where nothing is left of it."""
    if isinstance(effect, Particles):
        share = 0.0 if theme.reduced_motion else theme.particles
        effect.count = round(effect.count * share)
        return effect if effect.count else None
    if isinstance(effect, Pulse):
        effect.strength = theme.flash
        return effect if theme.flash > 0 else None
    return effect
