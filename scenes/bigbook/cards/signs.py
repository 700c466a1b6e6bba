"""Signs of the game: colours, glyphs and badges of the elements, Madness and curses."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache, partial

import pygame
from pygame import Surface

from scenes.bigbook.cards.palettes import ELEMENT_ORDER, PRINTED, ElementColours, colours_of
from scenes.kit import materials, ornament
from scenes.kit.drawing.colour_vision import contrast
from scenes.kit.drawing.look import Look, listen
from scenes.kit.icons import GLYPHS, SMALL_GLYPHS, at, cut_for, glyph
from scenes.kit.shapes import OVER, Point, arc, smooth, spline, star, swell
from scenes.kit.text import font, register_icon
from scenes.kit.theme import CRIMSON, GOLD, INK, MIN_TEXT, Colour, mix

ELEMENTS: dict[str, ElementColours] = dict(PRINTED)
"""The colours in use; what is drawn asks at every drawing, for people may choose others."""
_letters: dict[str, str] = {}
"""The letter on each badge; empty where none is wanted."""
_ROOM = 36
"""From this height on a badge has room for its glyph and a plate with the letter; lower ones have the letter alone."""


def lettered() -> bool:
    """Whether a letter stands on every badge."""
    return bool(_letters)


def as_drawn() -> bool:
    """Whether the drawn pictures of signs hold: the printed colours, without letters."""
    return not _letters and all(ELEMENTS[name] == PRINTED[name] for name in ELEMENT_ORDER)


def letters_of(names: Mapping[str, str], wished: Mapping[str, str]) -> dict[str, str]:
    """A letter of its own for each element: the one that is wished, where it stands in the name and is free, else the
    first letter of the name that is."""
    found: dict[str, str] = {}
    for element, name in names.items():
        signs = [sign.upper() for sign in name if sign.isalpha()]
        wish = wished.get(element, "").upper()
        order = [wish, *signs] if wish in signs else signs
        found[element] = next((sign for sign in order if sign not in found.values()), "?")
    return found


def _take(look: Look) -> None:
    """Draw signs in other colours, or with letters, from now on."""
    global _letters  # the one choice of the person at the screen
    _letters = {}
    if look.letters:
        names = {element: look.t(f"bigbook.terms.elements.{element}.singular") for element in ELEMENT_ORDER}
        _letters = letters_of(names, {element: look.t(f"bigbook.terms.letters.{element}") for element in ELEMENT_ORDER})
    ELEMENTS.update(colours_of(look.palette, look.own))
    badge.cache_clear()
    glyph.cache_clear()
    materials.store.clear()
    _register()


def _flame(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s,
        c,
        spline(
            at(n, ".5,.97 .2,.82 .15,.58 .3,.36 .42,.28 .44,.03 .44,.03 .63,.2 .68,.42 .76,.32 .76,.32 .87,.6 .79,.83")
        ),
    )
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(at(n, ".5,.9 .38,.8 .42,.66 .5,.5 .5,.5 .6,.66 .62,.8")))


def _drop(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(at(n, ".5,.03 .5,.03 .7,.36 .82,.64 .7,.89 .5,.96 .3,.89 .18,.64 .3,.36")))
    swell(s, (0, 0, 0, 0), arc(n * 0.5, n * 0.66, n * 0.18, 10, 115), n * 0.1, (0.1, 0.3))


def _leaf(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(at(n, ".9,.08 .9,.08 .93,.45 .78,.76 .45,.86 .22,.77 .17,.53 .35,.26 .62,.13")))
    swell(s, (0, 0, 0, 0), at(n, ".28,.72 .5,.48 .78,.23"), n * 0.09, (0.9, 0.1))
    swell(s, (0, 0, 0, 0), at(n, ".48,.5 .7,.56"), n * 0.065, (0.9, 0.1))
    swell(s, (0, 0, 0, 0), at(n, ".48,.5 .46,.3"), n * 0.065, (0.9, 0.1))
    swell(s, c, at(n, ".28,.72 .05,.97"), n * 0.13, (0.8, 0.4))


def _spiral(s: Surface, n: float, c: Colour) -> None:
    points: list[Point] = []
    for i in range(160):
        t = i / 159
        a, r = math.radians(-40 + t * 560), n * (0.06 + 0.37 * t)
        points.append((n * 0.5 + r * math.cos(a), n * 0.52 + r * math.sin(a)))
    for i, p in enumerate(points):
        pygame.draw.circle(s, c, p, n * (0.035 + 0.06 * math.sin(math.pi * min(1.0, 0.25 + i / 165))))


def _madness(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s, c, spline(at(n, ".02,.5 .02,.5 .25,.22 .5,.13 .76,.24 .98,.5 .98,.5 .74,.78 .5,.86 .24,.76"))
    )
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.26)
    pygame.draw.polygon(s, c, spline(at(n, ".5,.25 .5,.25 .58,.5 .5,.75 .5,.75 .42,.5")))


def _any(s: Surface, n: float, c: Colour) -> None:
    for i, name in enumerate(("fire", "water", "earth", "air")):
        a = math.radians(-135 + 90 * i)
        pygame.draw.circle(
            s, ELEMENTS[name].mid, (n * 0.5 + n * 0.23 * math.cos(a), n * 0.5 + n * 0.23 * math.sin(a)), n * 0.2
        )
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.1)


def _any_small(s: Surface, n: float, c: Colour) -> None:
    """One disc in four quarters with a clear cross between them: single discs would be dots."""
    middle, bar = n / 2, OVER * max(1, round(n / OVER / 14)) / 2
    pygame.draw.circle(s, INK, (middle, middle), middle)
    for i, name in enumerate(("water", "fire", "earth", "air")):  # from the upper right, against the clock
        x, y = middle + bar * (1 if i in (0, 3) else -1), middle + bar * (-1 if i < 2 else 1)
        tone = mix(ELEMENTS[name].mid, ELEMENTS[name].light, 0.25)
        pygame.draw.circle(s, tone, (x, y), middle - bar - OVER * 0.6, 0, i == 0, i == 1, i == 2, i == 3)


GLYPHS |= {
    "fire": _flame,
    "water": _drop,
    "earth": _leaf,
    "air": _spiral,
    "madness": _madness,
    "curse": GLYPHS["broken"],
    "any": _any,
}
SMALL_GLYPHS["any"] = _any_small


def _outline(element: str, n: float, grow: float) -> list[Point]:
    """The badge's outline: shield, circle, square or wind rose."""
    c, r = n * 0.5, n * (0.40 + grow)
    if element == "water":
        return arc(c, c, r * 1.1, 0, 360, 48)
    if element == "earth":
        q = r * 0.98
        return [(c - q, c - q), (c + q, c - q), (c + q, c + q), (c - q, c + q)]
    if element == "air":
        return star(c, c, r * 1.22, r * 0.88, 8)
    k = r / (n * 0.40)
    raw = spline(
        at(n, ".5,.02 .5,.02 .62,.16 .86,.2 .88,.2 .9,.55 .72,.86 .5,.97 .28,.86 .1,.55 .12,.2 .14,.2 .38,.16")
    )
    return [(c + (x - c) * k, c + (y - c) * k) for x, y in raw]


@lru_cache(maxsize=256)
def badge(element: str, height: int) -> Surface:
    """An element's badge: its own outline with ink, gold and enamel, the glyph upon it, or the letter people want."""
    ramp = ELEMENTS[element]
    height = max(14, height)
    letter = _letters.get(element, "")
    alone = bool(letter) and height < _ROOM
    enamel = ramp.deep if alone else ramp.base

    def paint(s: Surface, k: float) -> None:
        n = height * k
        for grow, colour in _rings(height, ramp, enamel):
            pygame.draw.polygon(s, colour, _outline(element, n, grow))
        if not alone:
            ink = ramp.core if contrast(ramp.core, ramp.base) >= SEEN else ramp.deep
            inner = _on_badge(element, height, round(n * 0.56), ink)
            s.blit(inner, inner.get_rect(center=(n / 2, n * 0.51)))

    out = smooth((height, height), paint)
    if alone:
        _write(out, letter, (height / 2, height * 0.51), max(MIN_TEXT, round(height * 0.82)), ramp.core)
    elif letter:
        _plate(out, letter, ramp)
    return out


SMALL_BADGE = 22
"""Pixels of height below which the rings of a badge would be thinner than half a pixel, which is grey: there it has one
of a whole pixel, in its own light."""


def _rings(height: int, ramp: ElementColours, enamel: Colour) -> tuple[tuple[float, Colour], ...]:
    """How much larger than its outline the rings of a badge are, as shares of its height, with their colours."""
    if height < SMALL_BADGE:
        return (0.0, INK), (-0.8 / height, mix(ramp.light, ramp.base, 0.25)), (-1.8 / height, enamel)
    return (0.0, INK), (-0.025, GOLD[2]), (-0.045, GOLD[1]), (-0.065, INK), (-0.085, enamel)


def _on_badge(element: str, height: int, side: int, ink: Colour) -> Surface:
    """The glyph on a badge that is `height` pixels high, `side` pixels of its drawing: on a small one a little larger
    and in its small cut."""
    painter = cut_for(element, round(height * 0.56))
    if painter is None:
        return glyph(element, max(4, side), ink)
    out = Surface((round(side * 1.08),) * 2, pygame.SRCALPHA)
    painter(out, float(out.get_width()), ink)
    return out


def element_token(element: str, side: int) -> Surface:
    """The token of an element: drawn where the drawing holds and is ready, else its badge."""
    drawn = ornament.piece("tokens", f"el_{element}", (side, side)) if as_drawn() else None
    return drawn or badge(element, side)


SEEN = 3.0
"""Least contrast of a glyph on its enamel."""


def _write(out: Surface, letter: str, middle: Point, size: int, colour: Colour) -> None:
    """A letter by the middle of its ink."""
    drawn = font("plain", "b", size).render(letter, True, colour)
    ink = drawn.get_bounding_rect(min_alpha=60)
    out.blit(drawn, (round(middle[0] - ink.centerx), round(middle[1] - ink.centery)))


def _plate(out: Surface, letter: str, ramp: ElementColours) -> None:
    """The letter on a plate of ink in the lower right corner of a badge, below its glyph."""
    high = out.get_height()
    side = max(18, round(high * 0.5))
    disc = smooth((side, side), lambda s, k: _disc(s, side * k, ramp))
    out.blit(disc, (high - side, high - side))
    _write(out, letter, (high - side / 2, high - side / 2), max(MIN_TEXT, round(side * 0.78)), ramp.core)


def _disc(s: Surface, n: float, ramp: ElementColours) -> None:
    for share, colour in ((0.5, INK), (0.46, GOLD[1]), (0.41, ramp.deep)):
        pygame.draw.circle(s, colour, (n / 2, n / 2), n * share)


def _register() -> None:
    """Make badges and glyphs stand for their names in texts; pictures made before are forgotten."""
    for name in ELEMENT_ORDER:
        register_icon(name, partial(badge, name))
    register_icon("madness", lambda height: glyph("madness", height, ELEMENTS["madness"].base))
    register_icon("curse", lambda height: glyph("curse", height, CRIMSON))
    register_icon("any", lambda height: glyph("any", height, INK))


_register()
listen(_take)
