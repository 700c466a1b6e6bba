"""A thin drawing surface: a baked still layer below, moving pictures above, and only changed rectangles shown.

A frame: `begin` puts the still layer back under what moved last time, the scene draws with `blit`, `blit_rot`,
`strips`, or on `surface` itself followed by `mark`, and `end` returns the rectangles to show. Positions are pixels.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.kit.cache import Cache, pixel_bytes

Pos = tuple[float, float]

_LRU_BYTES, _SCREENS = 16 * 1024 * 1024, 2
"""How many bytes of turned pictures are kept: so many, and as much as so many screens where that is more."""
TILE = 32
"""Pixels of the squares in which the still layer returns. A copy that begins within a cache line of 64 bytes costs up
to ten times as much, so they are as many bytes wide as two such lines, and none is copied twice."""
COARSE = 16_000
"""Pixels from which a turned picture that is in flight is turned at half its size, which costs a third: nobody sees its
edges."""
LEVEL, NEARLY = 0.1, 0.8
"""Degrees up to which a picture counts as not turned, also one in flight: it is only scaled then, which is faster."""
LARGE = 6
"""Within how many of the largest areas of a frame smaller ones are looked for."""


class RotationCache:
    """Rotated pictures by (picture, half degrees, scale in hundredths), bounded by bytes, oldest out first."""

    def __init__(self, limit: int = _LRU_BYTES) -> None:
        self._items: Cache[tuple[int, int, int], tuple[Surface, Surface]] = Cache(limit, _turned_bytes)

    def get(self, image: Surface, angle: float, scale: float, *, keep: bool, coarse: bool) -> Surface:
        """The rotated picture, from the cache or made now; kept when `keep`, quickly made when `coarse`."""
        key = (id(image), round(angle * 2), round(scale * 100))
        found = self._items.get(key)
        if found is not None and found[0] is image:
            return found[1]
        if abs(angle) <= (NEARLY if coarse else LEVEL):
            made = pygame.transform.smoothscale_by(image, scale)
        elif coarse and image.get_width() * image.get_height() * scale * scale > COARSE:
            made = pygame.transform.smoothscale_by(pygame.transform.rotozoom(image, angle, scale / 2), 2)
        else:
            made = pygame.transform.rotozoom(image, angle, scale)
        if keep:
            self._items.put(key, (image, made))
        return made


def _turned_limit(size: tuple[int, int]) -> int:
    """Bytes of turned pictures for a canvas of so many pixels."""
    return max(_LRU_BYTES, _SCREENS * size[0] * size[1] * 4)


def _turned_bytes(pair: tuple[Surface, Surface]) -> int:
    """Only the turned picture is the cache's own; the other one is somebody else's."""
    return pixel_bytes(pair[1])


def with_margin(image: Surface, margin: int = 2) -> Surface:
    """The picture with a transparent rim, so that rotation gives a clean edge. Bake once, keep."""
    out = Surface((image.get_width() + margin * 2, image.get_height() + margin * 2), pygame.SRCALPHA)
    out.blit(image, (margin, margin))
    return out


class Canvas:
    """What scenes draw on. `surface` is only valid between `begin` and `end`."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.base = Surface(size)
        self.seen = Rect((0, 0), size)
        """The part of it that the window shows."""
        self.surface: Surface = self.base
        self._rotations = RotationCache(_turned_limit(size))
        self._now: list[Rect] = []
        self._last: list[Rect] = []
        self._rebaked: list[Rect] = []
        self._under: list[_Below] = []
        """What lies below the sprites of idle life."""
        self._lying: dict[tuple[int, int, int, int], tuple[Surface, Surface]] = {}
        """Idle life without holes, by its place: its picture, and what lies below it."""
        self._idle: list[Rect] = []
        """Where this frame drew idle life: shown with it, and nothing that anything else must keep clear of."""
        self._passing: list[Rect] = []
        """Where idle life lies that was only passed over (`pass_over`)."""
        self._whole = True
        self.painted = 0
        """Grows whenever any part of the still layer is painted anew."""

    @property
    def rect(self) -> Rect:
        """The whole canvas."""
        return Rect((0, 0), self.size)

    def resize(self, size: tuple[int, int]) -> None:
        """Take a new size; everything is drawn again."""
        self.size = size
        self.base = Surface(size)
        self.seen = Rect((0, 0), size)
        self._rotations = RotationCache(_turned_limit(size))
        self.painted += 1
        self.invalidate()

    def invalidate(self) -> None:
        """Show everything with the next frame."""
        self._whole = True
        self._last.clear()
        self._forget_idle()

    def _forget_idle(self) -> None:
        self._passing = []
        self._under.clear()
        self._lying.clear()

    def rebaked(self, rect: Rect) -> None:
        """A part of the still layer was painted anew: show it with the next frame."""
        self.painted += 1
        self._rebaked.append(rect.clip(self.rect))

    def begin(self, target: Surface) -> None:
        """Start a frame on `target`: the still layer returns where something moved or was painted anew."""
        self.surface = target
        self._now = []
        self._last += [below.shown for below in self._under] + [Rect(place) for place in self._lying] + self._passing
        self._forget_idle()
        if target is self.base:  # nothing lies below it that could return
            self._last.clear()
            return
        if self._whole:
            target.blit(self.base, (0, 0))
            return
        for rect in tiled(self._last + self._rebaked, self.size):
            target.blit(self.base, rect, rect)

    def end(self) -> list[Rect] | None:
        """Finish a frame: the rectangles to show, None for the whole canvas, [] for nothing."""
        whole, self._whole = self._whole, False
        dirty = self._last + self._rebaked + self._now + self._idle
        self._last, self._rebaked, self._idle = self._now, [], []
        self.surface = self.base
        return None if whole else apart(dirty)

    def sprites(self, target: Surface, pictures: list[tuple[Surface, Pos, int]]) -> list[Rect]:
        """Move idle life on a finished frame without drawing the frame again: (picture, upper left corner, flags).

        What lay below the sprites of the last call returns. Gives the rectangles to show; the next frame clears them.
        """
        whole, before = target.get_rect(), self._under
        for below in before:
            target.blit(below.picture, below.place)
        lying, loose = _parted(pictures, whole)
        shown = [below.shown for below in before] + self._lay(target, lying)
        spare: dict[tuple[int, int], list[Surface]] = {}
        for below in before:
            spare.setdefault(below.place.size, []).append(below.picture)
        self._under = []
        for picture, pos, _ in loose:
            rect = picture.get_rect(topleft=(round(pos[0]), round(pos[1]))).clip(whole)
            if rect.w and rect.h:
                place = lined(rect).clip(whole)
                kept = spare.get(place.size)
                saved = kept.pop() if kept else Surface(place.size, 0, target)
                saved.blit(target, (0, 0), place)
                self._under.append(_Below(rect, place, saved))
        for picture, pos, flags in loose:
            target.blit(picture, (round(pos[0]), round(pos[1])), special_flags=flags)
        return shown + [below.shown for below in self._under]

    def pass_over(self, pictures: list[tuple[Surface, Pos, int]]) -> list[Rect]:
        """Draw idle life with a frame that another one follows at once: what lies below is not kept for `sprites`, and
        that takes up again with a later frame. Gives the rectangles to show."""
        drawn = [
            self.surface.blit(picture, (round(pos[0]), round(pos[1])), None, flags) for picture, pos, flags in pictures
        ]
        self._passing = [rect for rect in drawn if rect.w and rect.h]
        return self._passing

    @property
    def passing(self) -> bool:
        """Whether idle life lies on the frame that is shown of which nobody knows what is below."""
        return bool(self._passing)

    def _lay(self, target: Surface, wanted: dict[tuple[int, int, int, int], Surface]) -> list[Rect]:
        """Show pictures without holes that lie beside each other; one that lies there as it is is left alone. Gives
        what has changed."""
        changed = []
        for place in [place for place in self._lying if place not in wanted]:
            target.blit(self._lying.pop(place)[1], place)
            changed.append(Rect(place))
        for place, picture in wanted.items():
            kept = self._lying.get(place)
            if kept is not None and kept[0] is picture:
                continue
            below = target.subsurface(place).copy() if kept is None else kept[1]
            self._lying[place] = picture, below
            target.blit(picture, place)
            changed.append(Rect(place))
        return changed

    def mark_idle(self, rects: list[Rect]) -> None:
        """Say that sprites of idle life were drawn with this frame: it does not count as `drawn_over`."""
        self._idle += rects

    def drawn_over(self, rect: Rect, whole: Rect | None = None) -> bool:
        """Whether the last frame drew anything on this area that was not drawn for the area as a whole, or for the
        `whole` that it is a part of."""
        own = whole or rect
        return any(self._last[at] != own for at in rect.collidelistall(self._last))

    def mark(self, rect: Rect) -> None:
        """Say that this area was drawn on in this frame (for drawing done on `surface` directly)."""
        self._now.append(rect.clip(self.rect))

    def blit(self, image: Surface, pos: Pos, area: Rect | None = None, alpha: int = 255, flags: int = 0) -> Rect:
        """Draw a picture with its upper left corner at pos."""
        if alpha <= 0:
            return Rect(pos, (0, 0))
        place = round(pos[0]), round(pos[1])
        if alpha >= 255:
            drawn = self.surface.blit(image, place, area, flags)
        else:  # no copy is made for it
            before = image.get_alpha()
            image.set_alpha(alpha if before is None else alpha * before // 255)
            drawn = self.surface.blit(image, place, area, flags)
            image.set_alpha(before)
        self._now.append(drawn)
        return drawn

    def blit_rot(
        self,
        image: Surface,
        centre: Pos,
        angle: float = 0.0,
        scale: float = 1.0,
        alpha: int = 255,
        *,
        still: bool = False,
        swift: bool = False,
    ) -> Rect:
        """Draw a picture turned by `angle` degrees (counter-clockwise) and scaled, its middle at `centre`.

        Give pictures made by `with_margin`. `still` keeps the turned picture in a small cache: use it for angles that
        come again (cards that lie crosswise), not for a flight; `swift` for what flies by steps that come again.
        """
        if abs(angle) > 0.1 or abs(scale - 1.0) > 0.004:
            image = self._rotations.get(image, angle, scale, keep=still or swift, coarse=not still)
        w, h = image.get_size()
        return self.blit(image, (centre[0] - w / 2, centre[1] - h / 2), alpha=alpha)

    def strips(self, image: Surface, quads: list[tuple[Rect, Rect, int]]) -> None:
        """Draw a bent sheet: each (source strip, place, shade 0..255) is scaled into its place and darkened."""
        for source, place, shade in quads:
            if place.w <= 0 or place.h <= 0 or source.w <= 0 or source.h <= 0:
                continue
            piece = pygame.transform.scale(image.subsurface(source), place.size)
            if shade:
                piece.fill((255 - shade,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            self.mark(self.surface.blit(piece, place))

    def thrown(self, box: Rect | tuple[int, int, int, int], dx: int, dy: int) -> None:
        """Show what has been drawn within a box so many pixels aside, over what is there."""
        area = Rect(box).clip(self.surface.get_rect())
        if (dx or dy) and area.w and area.h:
            picture = self.surface.subsurface(area).copy()
            self.surface.blit(picture, area.move(dx, dy))
            self.mark(area.inflate(abs(dx) * 2, abs(dy) * 2))

    def dim(self, strength: float, keep: tuple[Rect, ...] = (), area: Rect | None = None) -> None:
        """Darken everything (or `area`) to 1 - strength, except the rectangles to keep lit."""
        area = area or self.rect
        whole = self.surface.get_rect()
        lit = [rect.clip(whole) for rect in keep if rect.colliderect(whole)]
        saved = [(rect, self.surface.subsurface(rect).copy()) for rect in lit]
        dim_rect(self.surface, area, strength)
        for rect, picture in saved:
            self.surface.blit(picture, rect)
        self.mark(area)


class _Below(NamedTuple):
    """What lies below a sprite: where the sprite is seen, and a somewhat larger place with what was there."""

    shown: Rect
    place: Rect
    picture: Surface


def _parted(
    pictures: list[tuple[Surface, Pos, int]], whole: Rect
) -> tuple[dict[tuple[int, int, int, int], Surface], list[tuple[Surface, Pos, int]]]:
    """Sprites without holes that come before all others and lie beside each other, by place, and the others."""
    lying: dict[tuple[int, int, int, int], Surface] = {}
    for at, (picture, pos, flags) in enumerate(pictures):
        rect = picture.get_rect(topleft=(round(pos[0]), round(pos[1])))
        holes = flags or picture.get_flags() & pygame.SRCALPHA or picture.get_alpha() not in (None, 255)
        if holes or not whole.contains(rect) or rect.collidelist(list(lying)) >= 0:
            return lying, pictures[at:]
        lying[rect.x, rect.y, rect.w, rect.h] = picture
    return lying, []


def lined(rect: Rect) -> Rect:
    """The rectangle with as much beside it that its rows begin and end with a cache line (see `TILE`)."""
    left, right = rect.x & ~15, (rect.right + 15) & ~15
    return Rect(left, rect.y, right - left, rect.h)


def tiled(rects: list[Rect], size: tuple[int, int]) -> list[Rect]:
    """What some rectangles within a canvas of a size cover, in whole tiles and each of them once: a row of tiles is a
    number with a bit for each."""
    rows = [0] * -(-size[1] // TILE)
    for x, y, w, h in rects:
        if w > 0 and h > 0:
            bits = (1 << (x + w - 1) // TILE + 1) - (1 << x // TILE)
            for row in range(y // TILE, (y + h - 1) // TILE + 1):
                rows[row] |= bits
    found: list[Rect] = []
    top = 0
    for row, bits in enumerate(rows):
        if row + 1 < len(rows) and rows[row + 1] == bits:
            continue
        while bits:
            first = (bits & -bits).bit_length() - 1
            ends = ~(bits >> first)
            many = (ends & -ends).bit_length() - 1
            found.append(Rect(first * TILE, top * TILE, many * TILE, (row + 1 - top) * TILE))
            bits &= bits + (1 << first)
        top = row + 1
    return found


def apart(rects: list[Rect]) -> list[Rect]:
    """The same area, each rectangle once and without what lies within a larger one: what flies over a dimmed table is
    in it already."""
    found: list[Rect] = []
    large: list[Rect] = []
    boxes = {(rect.w * rect.h, *rect) for rect in rects if rect.w > 0 and rect.h > 0}  # what rests comes twice
    for _, x, y, w, h in sorted(boxes, reverse=True):
        rect = Rect(x, y, w, h)
        for one in large:  # a loop: this is asked for every mote in the air
            if one.contains(rect):
                break
        else:
            found.append(rect)
            if len(large) < LARGE:
                large.append(rect)
    return found


def dim_rect(surface: Surface, area: Rect, strength: float) -> None:
    """Darken an area in place by multiplication (a third of the cost of a veil)."""
    level = round(255 * (1.0 - max(0.0, min(1.0, strength))))
    surface.fill((level, level, min(255, level + 6)), area, special_flags=pygame.BLEND_RGB_MULT)


def faded(image: Surface, alpha: int, area: Rect | None = None) -> Surface:
    """A copy of the picture (or its area) with its opacity multiplied by alpha / 255."""
    out = (image if area is None else image.subsurface(area)).convert_alpha()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out
