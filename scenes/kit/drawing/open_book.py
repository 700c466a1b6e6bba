"""An open book seen from above: two leaves on boards of leather, bent down to the fold between them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.materials import leather
from scenes.kit.theme import LECTERN, Theme

SHADOW = 14
"""Pixels about a sheet that its shadow takes; leaves of a book are cut out of it."""


def boards(surface: Surface, theme: Theme, leaves: Rect) -> Rect:
    """Draw what two leaves lie on, with its shadow; gives the place of it, which `edge` closes with gold."""
    box = leaves.inflate(theme.px(26), theme.px(26))
    reach = theme.px(20)
    for strip in _rim(box, 2 * reach, 10):  # most of the shadow would lie under the boards
        shadow = Surface(strip.size, pygame.SRCALPHA)
        materials.soft_shadow(shadow, box.move(-strip.x, theme.px(8) - strip.y), reach)
        surface.blit(shadow, strip)
    surface.blit(leather(box.size, LECTERN, seed=6, radius=8), box)
    return box


def _rim(box: Rect, beyond: int, within: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Four strips about a box, so many pixels beyond its edges and within them."""
    outer, inner = box.inflate(2 * beyond, 2 * beyond), box.inflate(-2 * within, -2 * within)
    wide = beyond + within
    return (
        Rect(outer.x, outer.y, outer.w, wide), Rect(outer.x, inner.bottom, outer.w, wide),
        Rect(outer.x, inner.y, wide, inner.h), Rect(inner.right, inner.y, wide, inner.h),
    )  # fmt: skip


def edge(surface: Surface, box: Rect) -> None:
    """The line of gold about the boards, once the leaves lie there."""
    materials.gold_line(surface, box.inflate(-6, -6), 1, 6)


def leaf(size: tuple[int, int], seed: int) -> Surface:
    """An empty leaf in so many pixels."""
    whole = materials.parchment(size, seed=seed, ragged=False, shadow=SHADOW)
    return whole.subsurface(Rect(SHADOW, SHADOW, *size)).copy()


def bend(page: Surface, *, left: bool) -> None:
    """The paper of a left or right leaf bends down to the middle of the book."""
    w, h = page.get_size()
    deep = w // 14
    for n in range(deep):
        alpha = round(90 * (1 - n / deep) ** 2)
        line = Surface((1, h), pygame.SRCALPHA)
        line.fill((40, 22, 14, alpha))
        page.blit(line, (w - 1 - n if left else n, 0))
