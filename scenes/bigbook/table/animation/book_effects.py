"""How a game ends on the table: the book shuts for good, or its ink drowns the room and its eye opens."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from scenes.bigbook.table.animation.bursts import Particles
from scenes.bigbook.table.animation.cover import bare, light, shut, trimmed
from scenes.bigbook.table.animation.page_turn import PageTurn
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render.context import RenderContext
from scenes.kit import paper
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CRIMSON, GOLD, INK

BLACK = (12, 6, 14)
BLOT = 96
"""Pixels of a drawn blot of ink, scaled as it grows."""
SOFT = 60
"""The largest radius of a blot that is drawn with a soft edge."""


def part(t: float, start: float, end: float) -> float:
    """The share of a stretch of time that has passed, eased at both ends."""
    share = max(0.0, min(1.0, (t - start) / (end - start)))
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class BookShuts:
    """The cover goes back over the last monster, the clasp snaps, and gold rises. `t` from 0 to 1 over 3.5 s."""

    look: RenderContext
    cover: Surface
    flat: Surface
    monster: Surface
    page: Surface
    particles: float = 1.0
    t: float = 0.0
    _motes: list[Particles] = field(default_factory=list)

    def paint(self, canvas: Canvas) -> None:
        """Light in the open book, the cover over it, the shut book in the middle of the dark room."""
        area = self.look.layout.areas["book"]
        left, right = book_pages(self.look.layout)
        canvas.dim(0.66 * part(self.t, 0.0, 0.2))
        canvas.blit(bare(self.look), area[:2])
        canvas.dim(0.45 * part(self.t, 0.0, 0.2), area=pygame.Rect(area))
        turn = part(self.t, 0.08, 0.42)
        if turn < 1.0:
            under = bare(self.look).subsurface(pygame.Rect(left.x - area.x, 0, left.w, left.h))
            PageTurn(under, self.page, self.flat, self.monster, left, right, 1 - turn).paint(canvas)
            light(canvas, (left.right, area.center[1]), round(area.h * 0.8), part(self.t, 0.0, 0.1) * (1 - turn))
            return
        self._shut(canvas, area, right)

    def _shut(self, canvas: Canvas, area: Box, right: Box) -> None:
        go = part(self.t, 0.43, 0.56)
        snap = part(self.t, 0.56, 0.6)
        grow = 1.0 + 0.16 * go - 0.03 * math.sin(math.pi * part(self.t, 0.56, 0.64))
        shine = round(area.h * 1.9)
        light(canvas, area.center, shine, snap * (0.75 + 0.25 * math.sin(self.t * 26)))
        box = shut(canvas, self.cover, area, right, 1 - go, grow)
        flash = math.sin(math.pi * part(self.t, 0.56, 0.68))
        light(canvas, (box.right - box.w // 14, box.y + round(box.h * 0.58)), box.h // 3, flash)
        if snap:
            self._gold(canvas, box.center, right.w)

    def _gold(self, canvas: Canvas, centre: tuple[int, int], wide: int) -> None:
        if not self._motes:
            for i in range(4):
                count = round(28 * self.particles)
                at = centre[0], centre[1] + round(wide * 0.1 * i)
                self._motes.append(
                    Particles(at, (GOLD[0], GOLD[1], GOLD[2]), count, wide * (0.7 + 0.3 * i), -160.0, 11 + i)
                )
        for i, motes in enumerate(self._motes):
            start = 0.56 + 0.06 * i
            if start < self.t < start + 0.3:
                motes.t = (self.t - start) / 0.3
                motes.paint(canvas)


@dataclass(slots=True)
class InkRises:
    """The room darkens, ink runs in from the edges, and the book looks back. `t` from 0 to 1 over 3.5 s."""

    look: RenderContext
    seed: int = 5
    t: float = 0.0
    _blots: list[tuple[float, float, float, float]] = field(default_factory=list)

    def paint(self, canvas: Canvas) -> None:
        """Darkness, ink, the eye; at the end only night."""
        area = self.look.layout.areas["book"]
        canvas.dim(0.72 * part(self.t, 0.0, 0.4))
        self._ink(canvas)
        self._eye(canvas, area)
        if self.t > 0.93:
            canvas.dim(part(self.t, 0.93, 1.0))

    def _ink(self, canvas: Canvas) -> None:
        """Blots along the edges, each with its own moment; they meet."""
        w, h = canvas.size
        if not self._blots:
            rng = random.Random(self.seed)
            for i in range(64):
                along, side = rng.random(), i % 4
                x, y = ((along, 0.0), (along, 1.0), (0.0, along), (1.0, along))[side]
                inner = rng.random() * 0.1 * (1 if i > 20 else 0)
                x, y = x + (0.5 - x) * inner, y + (0.5 - y) * inner
                self._blots.append((x, y, rng.uniform(0.05, 0.4), rng.uniform(0.14, 0.34)))
        for x, y, start, size in self._blots:
            radius = size * h * part(self.t, start, start + 0.62)
            if radius > SOFT:  # large ones are filled: their edge is lost in the dark
                canvas.mark(pygame.draw.circle(canvas.surface, BLACK, (x * w, y * h), radius))
            elif radius >= 3:
                picture = blot(round(radius / 3) * 3)
                canvas.blit(picture, (x * w - picture.get_width() / 2, y * h - picture.get_height() / 2))

    def _eye(self, canvas: Canvas, area: Box) -> None:
        lids = part(self.t, 0.34, 0.5) - 0.85 * math.sin(math.pi * part(self.t, 0.6, 0.68)) * (0.6 < self.t < 0.68)
        if lids <= 0.02:
            return
        wide = round(area.h * (0.95 + 0.15 * part(self.t, 0.68, 1.0)))
        slit = 1.0 - 0.55 * part(self.t, 0.68, 0.76)
        look = 0.12 * (part(self.t, 0.5, 0.54) - 2 * part(self.t, 0.55, 0.59) + part(self.t, 0.64, 0.67))
        light_at = area.center
        glare = round(6 * lids)
        if glare:
            light(canvas, light_at, round(wide * 0.8), 0.5 * lids)
        picture = eye(wide, lids, slit, look)
        canvas.blit(picture, (light_at[0] - picture.get_width() / 2, light_at[1] - picture.get_height() / 2))


def blot(radius: int) -> Surface:
    """A soft-edged blot of ink, kept by its size."""

    def paint() -> Surface:
        big = Surface((BLOT * 2, BLOT * 2), pygame.SRCALPHA)
        for i, alpha in enumerate((70, 150, 255)):
            pygame.draw.circle(big, (*BLACK, alpha), (BLOT, BLOT), BLOT - 3 - i * 4)
        side = max(2, radius * 2)
        return pygame.transform.smoothscale(big, (side, side)).convert_alpha()

    return paper.store.get(("blot", radius), paint)


def eye(wide: int, lids: float, slit: float, look: float) -> Surface:
    """The eye of the book: `lids` open from 0 to 1, the pupil `slit` wide, looking aside by a share of its width."""
    k = 2
    w, h = wide * k, round(wide * 0.62) * k
    out = Surface((w, h), pygame.SRCALPHA)
    half = h * 0.46 * max(0.03, lids)
    upper = [(w * i / 24, h / 2 - half * math.sin(math.pi * i / 24) ** 0.8) for i in range(25)]
    lower = [(w * i / 24, h / 2 + half * 0.86 * math.sin(math.pi * i / 24) ** 0.9) for i in range(24, -1, -1)]
    pygame.draw.polygon(out, (232, 214, 170), upper + lower)
    centre = (w / 2 + look * w, h / 2)
    for share, colour in ((0.245, INK), (0.225, (94, 10, 26)), (0.185, CRIMSON), (0.135, GOLD[3]), (0.1, GOLD[1])):
        pygame.draw.circle(out, colour, centre, w * share)
    for i in range(26):
        angle = math.tau * i / 26
        start = centre[0] + math.cos(angle) * w * 0.11, centre[1] + math.sin(angle) * w * 0.11
        end = centre[0] + math.cos(angle) * w * 0.21, centre[1] + math.sin(angle) * w * 0.21
        pygame.draw.line(out, (60, 8, 20), start, end, k * 2)
    pupil = pygame.Rect(0, 0, round(w * 0.085 * slit), round(w * 0.36))
    pupil.center = round(centre[0]), round(centre[1])
    pygame.draw.ellipse(out, BLACK, pupil)
    pygame.draw.circle(out, (255, 250, 232), (centre[0] - w * 0.07, centre[1] - w * 0.08), w * 0.024)
    mask = Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), upper + lower)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for edge in (upper, lower):
        pygame.draw.lines(out, INK, False, edge, k * 7)
        pygame.draw.lines(out, (120, 22, 34), False, edge, k * 2)
    return pygame.transform.smoothscale(out, (wide, h // k))


def closing(look: RenderContext, cover_id: str, particles: float) -> BookShuts:
    """The victory on this table; `cover_id` names the cover of this game's book."""
    left, _ = book_pages(look.layout)
    size = (left.w, left.h)
    monster = look.model.monster
    face = book.left_page(look, monster, size) if monster else Surface(size)
    cover = book.cover(look, cover_id, size).convert_alpha()
    return BookShuts(
        look,
        cover,
        trimmed(cover),
        face.convert(),
        book.right_page(look, look.model.page, size).convert(),
        particles,
    )
