"""What the table is made of where things lie on it: a niche for the library, a tray for the supply, a slab of slate for
the track, and the mat before whoever acts, which is undyed here and takes their colour when their desk is laid.

All of it is painted into the ground, once per size. With high contrast there is none of it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Color, Rect, Surface

from scenes.bigbook.table.layout import Layout, library_cells, supply_cells, track_sockets
from scenes.bigbook.table.render import cloths
from scenes.bigbook.worn import worn
from scenes.kit import materials
from scenes.kit.drawing.fabrics import bevelled, laid, shaded, stitched, stone, velvet, woven
from scenes.kit.theme import GOLD, INK, SHADOW, Colour, luminance, mix, rgb

LINEN: Colour = rgb("a9a6a2")
"""The mat before it is dyed: its seam is white, so that it has the same colour and more light."""
HEM = (15, 9)
WEAVE = (30, 20)
"""How wide a step of a pattern is on the full and compact drawing."""
DYE, DEPTH, LIGHTEST = 0.9, 0.5, 0.125
"""How much of a player's colour is in the dye of their mat (0..1), how bright it is, and the luminance at most: words
stand on it in light letters."""
BROWN, NEAR, TURN = 16.0, 40.0, 17.0
"""The hue of the wood in degrees; dyes that are nearer to it than so many are turned away by up to so many."""
STONE: tuple[Colour, ...] = tuple(rgb(code) for code in ("4f5456", "2f3435"))
STONE_LIT, STONE_DARK = rgb("959b9c"), rgb("121416")
BACK: tuple[Colour, ...] = tuple(rgb(code) for code in ("10131f", "262c44"))
"""The back of the niche, from above."""
LIP: tuple[Colour, ...] = tuple(rgb(code) for code in ("e0b070", "a8703e", "6b4228"))
"""Honey-coloured wood, from its lit edge downwards."""
UNLIT: Colour = (120, 116, 128)
"""What is left of the light on a shelf that nothing can be taken from, of 255."""
VELVET = rgb("39304c")
WALL = rgb("7a4c30")


def lay(out: Surface, layout: Layout, desk: int, near: int) -> Iterator[None]:
    """Everything, a slice of work with each item; the desk begins at `desk` and ends before us at `near`."""
    _niche(out, layout)
    yield
    _tray(out, layout)
    yield
    _slab(out, layout)
    yield
    _mat(out, mat(layout, desk, near), layout)
    yield


# the mat


def mat(layout: Layout, desk: int, near: int) -> Rect:
    """Where the mat lies on the desk."""
    areas = layout.areas
    left, top = areas["magician"].x - layout.px(8, 4), desk + 4 * layout.px(2, 1)
    right = min(areas["hand"].right + layout.px(5, 3), areas["panel"].x - layout.px(5, 3))
    return Rect(left, top, right - left, near - layout.px(8, 5) - top)


def dye(colour: Colour) -> Colour:
    """The dye of a mat for a player's colour: deep, and less bright where it would be bright."""
    tone = Color(*colour)
    hue, strength, *_ = tone.hsva
    away = (hue - BROWN + 180.0) % 360.0 - 180.0
    hue = (hue + math.copysign(TURN * max(0.0, 1.0 - abs(away) / NEAR), away)) % 360.0
    bright = 100.0 * DEPTH
    tone.hsva = (hue, min(100.0, strength * DYE), bright, 100.0)
    while luminance((tone.r, tone.g, tone.b)) > LIGHTEST:
        bright -= 1.0
        tone.hsva = (hue, min(100.0, strength * DYE), bright, 100.0)
    return tone.r, tone.g, tone.b


def dyed(surface: Surface, area: Rect, colour: Colour) -> None:
    """Dye the mat that lies in the ground below."""
    if not materials.is_plain():
        surface.fill(dye(colour), area, pygame.BLEND_RGB_MULT)


def _mat(out: Surface, area: Rect, layout: Layout) -> None:
    cast = layout.px(5, 3)
    for i in range(cast, 0, -1):  # it is thick, and lies on the wood
        tone = round(255 - 90 / i)
        out.fill((tone, tone, tone), area.inflate(2, 2).move(i, i), pygame.BLEND_RGB_MULT)
    out.fill(LINEN, area)
    cloths.laid(out, area, worn("cloth"), layout.px(*WEAVE))
    _rubbed(out, area)
    hem = layout.px(*HEM)
    inner = area.inflate(-2 * hem, -2 * hem)
    laid(out, area, woven(3 if layout.full else 2))
    shaded(out, inner, layout.px(4, 3), 34)
    stitched(out, area.inflate(-hem, -hem), layout.px(13, 9), (255, 255, 255))
    bevelled(out, area, max(1, layout.px(2, 1)), (236, 232, 226), rgb("4c4a48"))
    _frayed(out, area, layout)


def _rubbed(out: Surface, area: Rect) -> None:
    """Where sleeves have rubbed it, it is paler: before the hand, and at its corner."""

    def tone(x: float, y: float) -> Colour:
        sleeves = max(0.0, 1 - math.hypot((x - 0.6) * 2.2, (y - 1.0) * 1.3)) ** 2
        corner = max(0.0, 1 - math.hypot((x - 1.0) * 7.0, (y - 1.0) * 2.4)) ** 1.5
        lit = round(20 * sleeves + 44 * corner)
        return lit, lit, lit

    out.blit(materials.gradient(area.size, tone, 48), area, special_flags=pygame.BLEND_RGB_ADD)


def _frayed(out: Surface, area: Rect, layout: Layout) -> None:
    """Its lower right corner has lost some of its hem: threads hang out of it."""
    rng, reach = random.Random(4), layout.px(64, 40)
    for _ in range(layout.px(26, 18)):
        if rng.random() < 0.5:
            x, y = area.right - rng.randrange(reach), area.bottom
        else:
            x, y = area.right, area.bottom - rng.randrange(reach)
        far = layout.px(rng.uniform(2, 7), rng.uniform(2, 5))
        lean = rng.uniform(-0.6, 0.6)
        end = (x + lean * far, y + far) if y == area.bottom else (x + far, y + lean * far)
        pygame.draw.aaline(out, mix(LINEN, INK, rng.uniform(0.35, 0.6)), (x, y), end)


# the track


def _slab(out: Surface, layout: Layout) -> None:
    """Slate let into the table, a hollow for each space, a thread of brass about all of them."""
    sockets = [Rect(one) for one in track_sockets(layout)]
    whole = sockets[0].unionall(sockets[1:])
    rim, line = layout.px(3, 2), max(1, layout.px(2, 1))
    edge = whole.inflate(2 * rim, 2 * rim)
    out.fill(mix(SHADOW, (0, 0, 0), 0.3), edge)
    face = materials.gradient(
        whole.size, lambda x, y: mix(STONE[0], STONE[1], min(1.0, y * 0.9 + abs(x - 0.3) * 0.3)), 48
    )
    out.blit(face, whole)
    laid(out, whole, stone())
    bevelled(out, whole, layout.px(3, 2), mix(STONE_LIT, INK, 0.45), STONE_DARK)
    pygame.draw.rect(out, mix(GOLD[3], INK, 0.62), whole.inflate(-2 * layout.px(5, 3), -2 * layout.px(5, 3)), 1)
    air = layout.px(8, 5)
    for socket in sockets:
        hollow = socket.inflate(-2, -2 * air)
        hollow.clamp_ip(whole.inflate(-2 * air, 0))
        shade = Surface(hollow.size, pygame.SRCALPHA)
        shade.fill((*STONE_DARK, 92))
        out.blit(shade, hollow)
        shaded(out, hollow, layout.px(9, 6), 120)
        out.fill(mix(STONE[0], STONE_LIT, 0.35), (hollow.x, hollow.bottom, hollow.w, line))
        out.fill(mix(STONE[0], STONE_LIT, 0.12), (hollow.right, hollow.y, line, hollow.h))


# niche and tray


def _niche(out: Surface, layout: Layout) -> None:
    """The back and the walls of the shelf that the library stands in: cool shadow, deepest above."""
    area = Rect(layout.areas["library"])
    left, wall = layout.px(12, 6), layout.px(5, 3)
    hollow = Rect(area.x - left, area.y - layout.px(4, 2), 0, area.h + layout.px(6, 4))
    hollow.w = area.right + layout.px(6, 3) - hollow.x
    out.blit(
        materials.gradient(hollow.size, lambda x, y: mix(BACK[0], BACK[1], min(1.0, y * 0.7 + x * 0.4)), 32), hollow
    )
    step = layout.px(70, 48)
    for x in range(hollow.x + step // 2, hollow.right, step):  # its boards stand upright
        out.fill(mix(BACK[0], SHADOW, 0.6), (x, hollow.y, max(1, layout.px(2, 1)), hollow.h))
        out.fill(mix(BACK[1], (120, 130, 170), 0.12), (x + layout.px(2, 1), hollow.y, 1, hollow.h))
    shaded(out, hollow, layout.px(34, 20), 150)
    for x in (hollow.x - wall, hollow.right):
        post = Rect(x, hollow.y, wall, hollow.h)
        out.fill(mix(WALL, INK, 0.35), post)
        bevelled(out, post, max(1, layout.px(2, 1)), mix(WALL, INK, 0.15), mix(WALL, INK, 0.7))
    top = Rect(hollow.x - wall, hollow.y - wall, hollow.w + 2 * wall, wall)
    out.fill(mix(WALL, INK, 0.45), top)
    out.fill(mix(WALL, INK, 0.2), (top.x, top.y, top.w, 1))


def lips(surface: Surface, layout: Layout, *, dim: bool = False) -> None:
    """The lit front edges of the two shelves, before the feet of what stands on them; `dim`: hardly lit."""
    if materials.is_plain():
        return
    area, wide = Rect(layout.areas["library"]), layout.px(12, 6)
    for foot in sorted({cell.bottom for cell in library_cells(layout).values()}):
        box = Rect(area.x - wide, foot + 1, area.w + wide + layout.px(6, 3), layout.px(7, 4))
        key = ("shelf-lip", box.size)
        surface.blit(materials.store.get(key, partial(_lip, box.size)), box)
        if dim:
            surface.fill(UNLIT, box, pygame.BLEND_RGB_MULT)


def _lip(size: tuple[int, int]) -> Surface:
    """A board seen from the front: its upper edge lit, and more so towards the book."""
    w, h = size
    out = Surface(size)

    def tone(x: float, y: float) -> Colour:
        wood = mix(LIP[0], LIP[1], min(1.0, y * 2.4)) if y < 0.42 else mix(LIP[1], LIP[2], (y - 0.42) / 0.58)
        return mix(wood, INK, 0.5 - 0.45 * x)

    out.blit(materials.gradient(size, tone, 96), (0, 0))
    out.fill(mix(LIP[2], INK, 0.7), (0, h - 1, w, 1))
    return out


def _tray(out: Surface, layout: Layout) -> None:
    """A shallow tray of wood lined with velvet, a rail in it between the cards and the piles of curses."""
    areas = layout.areas
    supply, piles = Rect(areas["supply"]), Rect(areas["piles"])
    area = supply if layout.large else supply.union(piles)
    rim = layout.px(8, 5)
    outer = area.inflate(2 * rim, 2 * rim)
    outer.h = min(outer.h, areas["track"].y - layout.px(4, 2) - outer.y)
    materials.soft_shadow(out, outer, layout.px(10, 6), 110)
    out.fill(mix(WALL, INK, 0.3), outer)
    wall = layout.px(4, 3)
    bevelled(out, outer, wall, mix(WALL, INK, 0.1), mix(WALL, INK, 0.7))
    inner = outer.inflate(-2 * wall, -2 * wall)
    out.blit(
        materials.gradient(inner.size, lambda x, y: mix(mix(VELVET, (130, 80, 70), 0.22 * (1 - x)), INK, 0.3 * y), 32),
        inner,
    )
    laid(out, inner, velvet())
    shaded(out, inner, layout.px(16, 10), 130, below=40)
    pygame.draw.rect(out, mix(WALL, INK, 0.8), inner, 1)
    if not layout.large:
        rail = Rect(inner.x, 0, inner.w, layout.px(4, 3))
        rail.centery = (max(cell.bottom for cell in supply_cells(layout).values()) + piles.y) // 2
        out.fill(mix(WALL, INK, 0.3), rail)
        bevelled(out, rail, 1, mix(WALL, INK, 0.1), mix(WALL, INK, 0.75))
