"""Small pictures of what a setting does, drawn as it is set now: words as large as they will be, how far a card shakes.

Nothing of them moves: they are looked at while something is chosen. What has no picture is told by its words alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.fit import draw_text
from scenes.kit.icons import glyph
from scenes.kit.shapes import smooth
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH, Colour, mix
from scenes.shell import edition

if TYPE_CHECKING:
    from scenes.shell.app import App

Paint = Callable[[Surface, "App", Rect], None]
CARD = 0.72
"""How wide a card of these pictures is of its height."""
SPEEDS = 4
"""So many marks stand for the quickest pace."""


def known(row: str) -> bool:
    """Whether there is a picture of the setting of a row (`text_size`)."""
    return row in PREVIEWS


def paint(surface: Surface, app: App, row: str, box: Rect) -> None:
    """The picture of a setting in a box, on paper of its own."""
    pygame.draw.rect(surface, mix(PARCH[0], (255, 255, 255), 0.35), box, border_radius=6)
    pygame.draw.rect(surface, PARCH[3], box, 1, border_radius=6)
    clip = surface.get_clip()
    surface.set_clip(box.clip(clip))
    PREVIEWS[row](surface, app, box.inflate(-app.theme.px(24), -app.theme.px(16)))
    surface.set_clip(clip)


def _words(surface: Surface, app: App, box: Rect) -> None:
    style = Style(app.theme.text(21), INK, align="center")
    draw_text(surface, app.t(edition.first().sample), box, style, valign="middle", where="settings.sample")


def _menu(surface: Surface, app: App, box: Rect) -> None:
    style = Style(app.theme.ui(21), INK, align="center")
    draw_text(surface, app.t(edition.first().sample), box, style, valign="middle", where="settings.sample")


def _contrast(surface: Surface, app: App, box: Rect) -> None:
    """The same card on the table as it is, and as it is with high contrast; the one in use is underlined."""
    half = box.w // 2
    for at, (ground, ink, rim) in enumerate(((PARCH[2], mix(INK, PARCH[4], 0.3), GOLD[3]), (INK, BONE, BONE))):
        room = Rect(box.x + at * half, box.y, half, box.h)
        card = _place(room, 0.78)
        pygame.draw.rect(surface, ground, card, border_radius=4)
        pygame.draw.rect(surface, rim, card, max(2, card.w // 24), border_radius=4)
        sign = glyph("star", round(card.w * 0.5), ink)
        surface.blit(sign, sign.get_rect(center=card.center))
        if bool(at) == app.settings.high_contrast:
            y = card.bottom + app.theme.px(5)
            pygame.draw.line(surface, CRIMSON, (card.x, y), (card.right - 1, y), max(2, app.theme.px(3)))


def _place(room: Rect, share: float) -> Rect:
    high = round(room.h * share)
    card = Rect(0, 0, round(high * CARD), high)
    card.center = room.center
    return card


def _card(size: tuple[int, int], alpha: int = 255) -> Surface:
    """A card with a star on it, as solid as `alpha` says."""

    def draw(s: Surface, k: float) -> None:
        pygame.draw.rect(s, INK, s.get_rect(), border_radius=round(5 * k))
        pygame.draw.rect(s, PARCH[1], s.get_rect().inflate(-3 * k, -3 * k), border_radius=round(4 * k))

    def made() -> Surface:
        out = smooth(size, draw)
        sign = glyph("star", round(size[0] * 0.5), CRIMSON)
        out.blit(sign, sign.get_rect(center=out.get_rect().center))
        out.set_alpha(alpha)
        return out

    return materials.store.get(("preview card", size, alpha), made)


def _shake(surface: Surface, app: App, box: Rect) -> None:
    """A card, and how far to each side it is thrown."""
    card = _place(box, 0.84)
    far = round(card.w * 0.34 * app.settings.shake)
    if far:
        for aside in (-far, far):
            ghost = _card(card.size, alpha=80)
            surface.blit(ghost, ghost.get_rect(center=(card.centerx + aside, card.centery)))
    surface.blit(_card(card.size), card)


def _flight(surface: Surface, app: App, box: Rect) -> None:
    """A card on its way; with less motion it is there at once."""
    card = _place(box, 0.7)
    card.right = box.right - box.w // 8
    if not app.settings.reduced_motion:
        start = box.x + box.w // 8
        for i in range(4):
            t = i / 4
            ghost = pygame.transform.rotozoom(_card(card.size), 14 * (1 - t), 0.8 + 0.2 * t)
            ghost.set_alpha(40 + 45 * i)
            x = start + (card.centerx - start) * t
            surface.blit(ghost, ghost.get_rect(center=(x, card.centery - math.sin(math.pi * t) * box.h * 0.14)))
    surface.blit(_card(card.size), card)


def _flash(surface: Surface, app: App, box: Rect) -> None:
    """A star of light, as bright as it is wished."""
    share = app.settings.flash
    for size, tone in ((0.98, GOLD[1]), (0.6, GOLD[0])):
        star = glyph("star", round(box.h * size), tone)
        star = star.copy()
        star.set_alpha(round(255 * share))
        surface.blit(star, star.get_rect(center=box.center))
    edge = glyph("star", round(box.h * 0.34), mix(GOLD[3], INK, 0.3))
    surface.blit(edge, edge.get_rect(center=box.center))


def _sparks(surface: Surface, app: App, box: Rect) -> None:
    """As many sparks as will fly."""
    rng = random.Random(7)
    for i in range(60):
        x, y = rng.uniform(box.x, box.right), rng.uniform(box.y, box.bottom)
        size, tone = rng.uniform(1.5, 4.5) * app.theme.px(10) / 10, rng.choice((GOLD[1], GOLD[2], CRIMSON))
        if i < 60 * app.settings.particles:
            pygame.draw.aacircle(surface, tone, (x, y), size)


def _speed(surface: Surface, app: App, box: Rect) -> None:
    """Arrowheads: the more of them are inked, the quicker it goes; at once is all of them in red."""
    speed = app.settings.speed or SPEEDS
    tone = CRIMSON if app.settings.speed == 0 else INK
    side = round(min(box.h * 0.5, box.w / (SPEEDS * 1.5)))
    left = box.centerx - round(SPEEDS * side * 0.6)
    for i in range(SPEEDS):
        head = _arrowhead(side, tone if i < speed else mix(PARCH[1], PARCH[3], 0.6))
        surface.blit(head, (left + round(i * side * 1.2), box.centery - side // 2))


def _arrowhead(side: int, tone: Colour) -> Surface:
    def draw(s: Surface, k: float) -> None:
        n = side * k
        pygame.draw.polygon(s, tone, [(0, 0), (n, n / 2), (0, n), (n * 0.3, n / 2)])

    return materials.store.get(("preview arrow", side, tone), lambda: smooth((side, side), draw))


def _lens(surface: Surface, app: App, box: Rect) -> None:
    """A letter, and the same under the glass."""
    power = app.settings.magnifier
    small = round(box.h * 0.3)
    letter = glyph("star", small, INK)
    surface.blit(letter, letter.get_rect(center=(box.x + box.w // 4, box.centery)))
    middle, r = (box.centerx + box.w // 6, box.centery), round(box.h * 0.48)
    pygame.draw.aacircle(surface, PARCH[0], middle, r)
    if power:
        large = glyph("star", min(2 * r - 6, small * power), INK)
        surface.blit(large, large.get_rect(center=middle))
    pygame.draw.aacircle(surface, GOLD[3] if power else mix(PARCH[1], PARCH[3], 0.7), middle, r, max(2, r // 9))


PREVIEWS: Mapping[str, Paint] = {
    "language": _words,
    "text_size": _words,
    "ui_size": _menu,
    "plain_font": _words,
    "high_contrast": _contrast,
    "speed": _speed,
    "reduced_motion": _flight,
    "shake": _shake,
    "flashes": _flash,
    "particles": _sparks,
    "magnifier": _lens,
}
"""By the name of the row."""
