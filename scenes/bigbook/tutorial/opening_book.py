"""The book of the opening, the same that stands shut in the menu: it falls on the table, its clasp bursts with the
blow, its eye opens, its cover goes over and bears the sheets within it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.book.book_effects import endpaper, light
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.render.book_body import HIDE, brass_corners
from scenes.bigbook.tutorial.opening_stage import HOLD, Cue, OpeningStage, Slap, fall
from scenes.book.page_turn import PageTurn
from scenes.kit import materials
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.materials import leather
from scenes.kit.theme import CRIMSON, GOLD, INK, mix
from scenes.kit.tween import part
from scenes.table.motion.blows import Lamp, Star, Wave, shadow_of
from scenes.table.motion.particles import Piece
from scenes.table.motion.sizes import Sizes

LANDS = 230.0
"""Milliseconds after which it strikes the table."""
BURSTS = LANDS + HOLD
"""Its clasp, cracked by the blow, flies off."""
WAKES = BURSTS + 40.0
"""Its eye opens."""
TURNS, OPENS = 500.0, 860.0
"""When its cover begins to go over, and when that strikes the table on the other side."""
COVER = Slap(7, 8, 1.5, 0.8, 420, "book_opens", 0.4)
"""How hard that is."""
HIGH = 0.62
"""How much larger it is before it falls."""
STEPS = 7
"""In how many sizes it falls."""
EDGES = 4
"""Edges of pages that are seen beneath the uppermost."""
DARK = (0.34, 0.05)
"""How dark a page is at the gutter, and how far that reaches, as a share of the spread."""
PICTURE = 704, 648
"""The size that the drawn cover is drawn in; by it are told:"""
EYE, CLASP = Rect(204, 148, 336, 304), Rect(556, 214, 150, 136)
"""the place of its open eye, and of its clasp."""
Wanted = tuple[str, str, tuple[int, int]]


@dataclass(slots=True)
class OpeningBook:
    """One book, its spread as large as `room` (pixels)."""

    room: Rect
    border: int
    """How far its case is seen about its pages, in pixels."""
    stage: OpeningStage
    _falling: Sizes | None = None
    _shut: Surface | None = None
    _awake: Surface | None = None
    _clasp: Surface | None = None
    _bare: Surface | None = field(default=None)
    first: tuple[Surface, Surface] | None = None
    """The pages that are seen when its cover goes over, instead of empty ones."""

    @property
    def size(self) -> tuple[int, int]:
        """How large one page is."""
        return self.room.w // 2, self.room.h

    @property
    def lies(self) -> Rect:
        """Where it lies shut: in the middle."""
        w, h = self.size
        return Rect(self.room.centerx - w // 2, self.room.y, w, h)

    def page(self, side: int) -> Rect:
        """Where its left page (0) or its right page (1) lies when it is open."""
        w, h = self.size
        return Rect(self.room.x + side * w, self.room.y, w, h)

    def blank(self, side: int) -> Surface:
        """A page with nothing on it, a part of the spread."""
        return self._spread().subsurface(self.page(side).move(self.border - self.room.x, self.border - self.room.y))

    def paper(self, side: int) -> Surface:
        """The paper of a page, to be drawn on."""
        return self.blank(side).copy()

    def wanted(self) -> list[Wanted]:
        """The pictures it is made of."""
        w = self.size[0]
        wide = w, round(w * PICTURE[1] / PICTURE[0])
        part_of = [("ui", name, (round(w * one.w / PICTURE[0]), wide[1])) for name, one in _PARTS]
        return [("ui", "grimoire", wide), *part_of]

    def prepare(self) -> Iterator[object]:
        """Makes its pictures one by one."""
        found = [self.stage.art.get(*one, 0) for one in self.wanted()]
        cover, eye, clasp = found
        if cover is None or eye is None or clasp is None:
            return
        w, h = self.size
        inner = cover.get_bounding_rect(64)
        k = cover.get_width() / PICTURE[0]
        self._clasp = with_margin(clasp)
        for awake, locked in ((False, True), (False, False), (True, False)):
            out = cover.copy()
            if awake:
                out.blit(eye, (round(EYE.x * k), round(EYE.y * k)))
            flat = pygame.transform.smoothscale(out.subsurface(inner), (w, h)).convert_alpha()
            if locked:
                flat.blit(clasp, self._clasp_place(Rect(0, 0, w, h)))
                self._shut = flat
                self._falling = Sizes(flat, (w, h), (w * (1 + HIGH), h * (1 + HIGH)), STEPS)
            elif awake:
                self._awake = flat
            else:
                self._bare = flat
            yield flat
        assert self._falling is not None
        while self._falling.make_one():
            yield None
        yield self._spread()
        yield endpaper(self.size, stamped=False)
        yield shadow_of(self._shadow)

    @property
    def _shadow(self) -> tuple[int, int]:
        w, h = self.size
        return w + 20, h + 14

    def _clasp_place(self, lies: Rect) -> Rect:
        k = lies.w / PICTURE[0]
        return Rect(
            lies.right - round(CLASP.w * k * 1.02), lies.y + round(CLASP.y * k), round(CLASP.w * k), round(CLASP.h * k)
        )

    def cues(self) -> list[Cue]:
        """What happens to it once, and when."""
        return [Cue(LANDS, self._lands), Cue(BURSTS, self._bursts), Cue(WAKES, self._wakes), Cue(OPENS, self._slaps)]

    def _lands(self) -> None:
        stage, lies = self.stage, self.lies
        stage.jolt(11)
        stage.dust(lies, 16, 1.9, falls=True)
        for x in (lies.x, lies.right):  # the wood about it is lit
            stage.after.show(Lamp((x, lies.bottom), round(lies.h * 0.5), mix(GOLD[2], INK, 0.3), 0.9), 520)
        stage.after.show(
            Wave(lies.center, lies.w * 0.42, lies.w * 0.86, GOLD[1], 12 * stage.unit, 0.86), 460, delay=30.0
        )
        at = self._clasp_place(lies).center
        stage.after.show(Star(at, round(lies.w * 0.2), GOLD[0], GOLD[4], stage.after.flash(), 2), HOLD + 30)
        stage.after.freeze(HOLD)
        stage.play("seal", 0.5)

    def _bursts(self) -> None:
        stage, at = self.stage, self._clasp_place(self.lies).center
        if self._clasp is not None and not stage.theme.reduced_motion:
            u = stage.unit  # up out of the window, before the first sentence is there
            stage.after.pool.pieces.append(Piece(self._clasp, *at, 760 * u, -1500 * u, -620, 1600 * u, 900))
        stage.throwing.burst("glitter", at, 26, force=1.2, way=(UP + 0.6, 2.2), falls=True)
        stage.throwing.burst("ember", at, 10, force=2.0, falls=True)

    def _wakes(self) -> None:
        lies = self.lies
        k = lies.w / PICTURE[0]
        at = lies.x + EYE.centerx * k, lies.y + EYE.centery * k
        self.stage.after.show(Lamp(at, round(lies.w * 0.6), mix(CRIMSON, GOLD[1], 0.25), 1.0), 700)
        self.stage.after.show(Wave(at, EYE.w * k * 0.5, lies.w * 0.56, GOLD[1], 7 * self.stage.unit), 380)

    def _slaps(self) -> None:
        self.stage.slap(self.page(0), COVER)

    def paint(self, canvas: Canvas, ms: float) -> None:
        """The book so many milliseconds after it began to fall."""
        w, h = self.size
        down = self.stage.offset
        spread = self._spread()
        if ms >= OPENS or self._awake is None or self._bare is None:
            canvas.blit(spread, (self.room.x - self.border, self.room.y - self.border + down))
        elif ms < TURNS:
            self._lying(canvas, ms, down)
        else:
            self._turning(canvas, part(ms, TURNS, OPENS) ** 1.4, down, (w, h))

    def _lying(self, canvas: Canvas, ms: float, down: int) -> None:
        """In the air, on the table, awake."""
        lies, falling = self.lies, self._falling
        assert falling is not None
        if ms < LANDS:
            high = 1 - fall(ms / LANDS)
            shown = falling.at(high)
            shadow = shadow_of(self._shadow)
            canvas.blit(shadow, (lies.x - 10 + 70 * high, lies.y + 6 + 130 * high))
            x, y = lies.centerx, lies.centery - round(lies.h * 0.3 * high)
            canvas.blit(shown, (x - shown.get_width() / 2, y - shown.get_height() / 2))
            return
        canvas.blit(shadow_of(self._shadow), (lies.x - 6, lies.y + 8 + down))
        picture = self._shut if ms < BURSTS else self._bare if ms < WAKES else self._awake
        assert picture is not None
        canvas.blit(picture, (lies.x, lies.y + down))

    def _turning(self, canvas: Canvas, turn: float, down: int, size: tuple[int, int]) -> None:
        (w, h), spread, awake = size, self._spread(), self._awake
        assert awake is not None
        middle = round(w / 2 * (1 - part(turn, 0.0, 0.8)))  # shut it lies in the middle
        left = Box(self.room.x - middle, self.room.y + down, w, h)
        right = left.moved(w, 0)
        half = Rect(spread.get_width() // 2, 0, spread.get_width() // 2, spread.get_height())
        canvas.blit(shadow_of(self._shadow), (right.x - 4, right.y + 6))
        canvas.blit(spread, (right.x, right.y - self.border), half)
        inside, under = self.first or (endpaper((w, h), stamped=False), spread.subsurface((half.x, self.border, w, h)))
        nothing = materials.store.get(("opening-nothing",), lambda: Surface((1, 1), pygame.SRCALPHA))
        PageTurn(nothing, under, awake, inside, Rect(left), Rect(right), turn).paint(canvas)
        light(canvas, (left.right, left.center[1]), round(h * 0.5), math.sin(math.pi * turn) ** 0.8)

    def _spread(self) -> Surface:
        """Both pages in their case: the inside of the cover, and the first page."""
        return materials.store.get(("opening-spread", self.room.size, self.border), self._drawn)

    def _drawn(self) -> Surface:
        edge, (w, h) = self.border, self.size
        out = Surface((2 * w + 2 * edge, h + 2 * edge), pygame.SRCALPHA)
        case = out.get_rect()
        out.blit(leather(case.size, HIDE, seed=9, radius=edge // 2), case)
        pygame.draw.rect(out, mix(HIDE[3], INK, 0.6), case, 2, border_radius=edge // 2)
        pygame.draw.line(out, mix(HIDE[2], GOLD[1], 0.45), (6, 1), (case.right - 7, 1))
        pygame.draw.rect(out, GOLD[3], case.inflate(-edge // 2, -edge // 2), 1, border_radius=3)
        brass_corners(out, case, edge * 3)
        for i in range(EDGES, 0, -1):
            pages = Rect(edge - i, edge - i // 2, 2 * w + 2 * i, h + i)
            pygame.draw.rect(out, (206, 182, 138) if i % 2 else (150, 122, 84), pages, border_radius=3)
        out.blit(endpaper((w, h), stamped=False), (edge, edge))
        out.blit(parchment((w, h), 32), (edge + w, edge))
        self._gutter(out)
        return out.convert_alpha()

    def _gutter(self, out: Surface) -> None:
        """The fold in the middle lies in the dark."""
        reach = max(2, round(self.room.w * DARK[1]))
        shade = Surface((1, self.room.h), pygame.SRCALPHA)
        for x in range(-reach, reach):
            shade.fill((40, 20, 12, round(255 * DARK[0] * (1 - abs(x + 0.5) / reach) ** 1.5)))
            out.blit(shade, (out.get_width() // 2 + x, self.border))


_PARTS = (("grimoire_eye", EYE), ("clasp", CLASP))
"""The further pictures of its cover, with their places."""
