"""What a game is about, told to whoever has never seen it: one picture, the first sentence on a band of ink across its
foot, the others below it side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit.column import beside
from scenes.kit.fit import draw_text
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, GOLD, INK, INK2, PARCH, mix
from scenes.shell import screens
from scenes.shell.screens import Aims

if TYPE_CHECKING:
    from scenes.shell.app import App

LEAD, LETTERS = 22, 19
"""Units of the letters of the first sentence, and of the others."""
BAND = 0.92
"""How wide the band is, as a share of the picture."""
TAIL, DROP = 16, 9
"""Units that an end of the band goes on behind it, and that it lies lower."""
PAD = 9
"""Units above and below the words on the band."""
OVER, OVER_MOST = 0.4, 18
"""How much of the band lies over the picture's foot, and how many units at most: the faces there stay whole."""
GAP = 14
"""Units between the band and what lies below it."""
APART = 30
"""Units between sentences side by side."""
MOST = 0.62
"""How high the picture is at most in one column, as a share of what is seen of the page at once."""


def told() -> Aims | None:
    """What the first game with a window is about; None where it does not say."""
    return screens.every()[0].aims if screens.every() else None


def tall(app: App, aims: Aims, width: int) -> int:
    """How many pixels high all of it is, for a width in pixels."""
    picture = min(width / aims.shape, MOST * app.theme.layout.size[1])
    return round(picture) + _under(app, aims, width)


def _under(app: App, aims: Aims, width: int) -> int:
    """How many pixels all of it is higher than its picture."""
    band, rest = _band(app, aims, width), _rest(app, aims, width)
    return band - _over(app, band) + (rest + app.theme.px(GAP) if rest else 0)


def _over(app: App, band: int) -> int:
    """How many pixels of a band so high lie over the picture."""
    return min(round(band * OVER), app.theme.px(OVER_MOST))


def _lead(app: App) -> Style:
    return Style(app.theme.ui(LEAD), BONE, "title", align="center")


def _style(app: App) -> Style:
    return Style(app.theme.ui(LETTERS), INK, align="center")


def _words_width(app: App, width: int) -> int:
    """How wide the first sentence may be on its band."""
    return round(width * BAND) - 2 * app.theme.px(TAIL)


def _band(app: App, aims: Aims, width: int) -> int:
    """How high the band is."""
    words = layout(app.t(aims.words[0]), _lead(app), _words_width(app, width))
    return words.size[1] + 2 * app.theme.px(PAD)


def _rest(app: App, aims: Aims, width: int) -> int:
    """How high the sentences below the band are, 0 without any."""
    rest = aims.words[1:]
    if not rest:
        return 0
    wide = (width - app.theme.px(APART) * len(rest)) // len(rest)
    return max(layout(app.t(key), _style(app), wide).size[1] for key in rest) + app.theme.px(4)


def paint(app: App, surface: Surface, area: Rect, aims: Aims) -> None:
    """Draw all of it into an area: the picture is as large as the words leave it room."""
    room = Rect(area.x, area.y, area.w, max(1, area.h - _under(app, aims, area.w)))
    k = min(room.w, round(room.h * aims.shape))
    box = Rect(0, 0, k, max(1, round(k / aims.shape)))
    box.midbottom = room.midbottom
    for kind, name in aims.layers:
        picture = app.art.get(kind, name, box.size, 1)
        if picture is not None:
            surface.blit(picture, box)
    band = Rect(0, 0, round(area.w * BAND), _band(app, aims, area.w))
    band.midtop = box.centerx, box.bottom - _over(app, band.h)
    _ribbon(app, surface, band)
    words = band.inflate(-2 * app.theme.px(TAIL), 0)
    draw_text(surface, app.t(aims.words[0]), words, _lead(app), valign="middle", where="aim")
    top = band.bottom + app.theme.px(GAP)
    _others(app, surface, aims, Rect(area.x, top, area.w, area.bottom - top))


def _ribbon(app: App, surface: Surface, band: Rect) -> None:
    """The band of ink, a line of gold in it, its forked ends behind it."""
    px = app.theme.px
    tail, drop = px(TAIL), px(DROP)

    def draw(into: Surface, k: float) -> None:
        w, h = band.w * k, band.h * k
        for side in (0, 1):
            inner, outer = (1.6 * tail * k, 0.0) if not side else (w + 0.4 * tail * k, w + 2 * tail * k)
            fork = outer + (tail * 0.6 * k if not side else -tail * 0.6 * k)
            low = [(inner, drop * k), (outer, drop * k), (fork, drop * k + h / 2), (outer, drop * k + h),
                   (inner, drop * k + h)]  # fmt: skip
            pygame.draw.polygon(into, mix(INK2, PARCH[4], 0.25), low)
            pygame.draw.polygon(into, INK, low, max(1, round(px(2) * k)))
            at = tail * k if not side else w + tail * k
            in_ = at + (0.6 * tail * k if not side else -0.6 * tail * k)
            pygame.draw.polygon(into, INK, [(at, h), (in_, h), (in_, h + drop * k)])
        pygame.draw.rect(into, INK, Rect(round(tail * k), 0, round(w), round(h)))

    sheet = smooth((band.w + 2 * tail, band.h + drop + 1), draw)
    surface.blit(sheet, (band.x - tail, band.y))
    pygame.draw.rect(surface, GOLD[2], band.inflate(-px(6), -px(6)), 1)


def _others(app: App, surface: Surface, aims: Aims, room: Rect) -> None:
    """The sentences below, a stroke with a diamond between them."""
    rest = aims.words[1:]
    if not rest or room.h < 1:
        return
    px = app.theme.px
    for at, (key, place) in enumerate(zip(rest, beside(room, len(rest), 0), strict=True)):
        words = place.inflate(-px(APART), 0)
        draw_text(surface, app.t(key), words, _style(app), valign="middle", where="aim")
        if at:
            x, y = place.x, place.centery
            pygame.draw.line(surface, PARCH[3], (x, place.y + px(2)), (x, place.bottom - px(2)))
            r = px(5)
            pygame.draw.polygon(surface, PARCH[3], [(x, y - r), (x + r - 1, y), (x, y + r), (x - r + 1, y)])
