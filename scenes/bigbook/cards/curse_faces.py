"""The tile of a curse on the track: a picture in bramble; what it costs, what it does and its name hang over the edges.

A tile is wider and higher than its picture: the seals hang left and right of that, the name below it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_cost
from game.bigbook.play.effect_signs import EffectSign
from scenes.bigbook.cards import frames
from scenes.bigbook.cards.faces import LEAST_SIGN, chained, cost_row, drawn_curse, effect_row, narrow
from scenes.bigbook.cards.name_lines import fitted_name, two_lines
from scenes.bigbook.cards.render_context import ASPECT_OF_TILES, CardRenderContext, Size, stamp
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.cards.stamps import mark
from scenes.kit import materials
from scenes.kit.drawing.numerals import outlined
from scenes.kit.icons import glyph
from scenes.kit.shapes import Point, smooth
from scenes.kit.theme import BONE, CRIMSON, INK, PARCH, Colour, mix

Cost = tuple[tuple[str, int], ...]
FOOT = 0.085
"""How far a name hangs below its picture, as a share of the tile's height."""
ASIDE = 0.03
"""How wide a tile is left and right of its picture at least, as a share of its width."""


def picture_in(size: Size, signs: bool = False) -> Rect:
    """Where the picture lies in a tile of that size; `signs`: letters are so large that it takes all of it."""
    w, h = size
    if signs:
        return Rect(0, 0, w, h)
    high = h - round(h * FOOT)
    wide = min(w - 2 * round(w * ASIDE), round(high * ASPECT_OF_TILES))
    low = round(wide / ASPECT_OF_TILES)
    return Rect((w - wide) // 2, (high - low) // 2, wide, low)


def curse_tile(
    pen: CardRenderContext, curse: str, size: Size, text_size: int, cost: Cost, signs: bool = False
) -> Surface:
    """The landscape tile of a curse: picture, what it costs, what it does, name. `signs`: with large letters
    all of the tile is picture, and its name stands on it as large as it has room for."""
    place = picture_in(size, signs)
    art = pen.picture("curses", f"{curse}_tile", place.size)
    drawn = art if art is not None else drawn_curse(cost, place.size)
    if signs:
        return _with_large_signs(pen, curse, drawn.copy(), text_size, cost)
    out = Surface(size, pygame.SRCALPHA)
    out.blit(drawn, place)
    out.blit(curse_dress(pen, curse, size, text_size, cost), (0, 0))
    return out


def chained_curse(pen: CardRenderContext, curse: str, size: Size, text_size: int, signs: bool = False) -> Surface:
    """The tile of a neutralized curse: chained and locked, and still with its name. `signs` as of `curse_tile`."""
    out, place = Surface(size, pygame.SRCALPHA), picture_in(size, signs)
    title = pen.t(f"bigbook.cards.curses.{curse}.name")
    out.blit(chained(pen, place.size), place)
    if signs:
        _paint_large_name(out, _large_name(size, title, text_size))
    else:
        _paint_name(out, name_place(size, title, text_size))
    return out


def curse_dress(pen: CardRenderContext, curse: str, size: Size, text_size: int, cost: Cost) -> Surface:
    """What hangs over the edges of a curse's picture, and nothing of the picture: price, effect, name."""
    w, h = size
    out, place = Surface(size, pygame.SRCALPHA), picture_in(size)
    name = name_place(size, pen.t(f"bigbook.cards.curses.{curse}.name"), text_size)
    side = max(LEAST_SIGN, round(w * SEAL))
    _paint_name(out, name)
    top, bottom = place.y + 2, round(h * TAGS_TO)
    price = _price(*in_order(curse, cost), side)
    if price.get_height() > bottom - top:
        price = pygame.transform.smoothscale_by(price, (bottom - top) / price.get_height())
    out.blit(price, (round(w * NUMBER) if long_price(curse, cost) else 1, bottom - price.get_height()))
    deeds = _deeds(pen.facts.curse_signs(curse)[:2], max(LEAST_SIGN, round(w * DEED)), bottom - top)
    out.blit(deeds, (w - 1 - deeds.get_width(), top + (bottom - top - deeds.get_height()) // 2))
    return out


SEAL = 0.125
"""The side of a sign beside the picture, as a share of the tile's width."""
DEED = 0.136
"""The same of a sign of what it does, which has more on it."""
TAGS_TO = 0.745
"""Where the seals beside the picture end: above the name. As a share of the tile's height."""
NUMBER = 0.1
"""How far a price that tokens have made long stands aside, for the number of the space: as a share of the width."""


def _price(printed: Cost, tokens: Cost, side: int) -> Surface:
    """What a curse costs, on a dark tag: its number above each element, what is printed first, then the tokens."""
    parts: list[tuple[Surface, float]] = []
    for element, number in printed:
        if number > 1:
            parts.append((_inked(str(number), round(side * 0.9)), 0.04))
        parts.append((glyph("any", side + 4, BONE) if element == "any" else badge(element, side + 2), 0.12))
    parts += [(_added(element, number, side), 0.12) for element, number in tokens]
    return _column(parts, side, lambda size: _tag(size, mix(INK, ELEMENTS["curse"].deep, 0.5), mix(BONE, INK, 0.45)))


def _added(element: str, number: int, side: int) -> Surface:
    """What a token adds: `+1` above its element, a little over its upper edge."""
    said, sign = _inked(f"+{number}", round(side * 0.72)), badge(element, side)
    out = Surface((max(said.get_width(), side), said.get_height() + side - side // 5), pygame.SRCALPHA)
    out.blit(sign, sign.get_rect(midbottom=(out.get_width() // 2, out.get_height())))
    out.blit(said, said.get_rect(midtop=(out.get_width() // 2, 0)))
    return out


def _deeds(signs: tuple[EffectSign, ...], largest: int, room: int) -> Surface:
    """What a curse does, on a red block, as large as so many pixels of height allow: how many, what, of which
    element."""
    for side in range(largest, LEAST_SIGN - 1, -1):
        block = _column(_deed_parts(signs, side), side, _block)
        if block.get_height() <= room:
            return block
    return pygame.transform.smoothscale_by(block, room / block.get_height())


def _deed_parts(signs: tuple[EffectSign, ...], side: int) -> list[tuple[Surface, float]]:
    parts: list[tuple[Surface, float]] = []
    for sign in signs:
        if sign.times > 1:
            parts.append((_inked(str(sign.times), round(side * 0.8)), 0.04))
        parts.append((mark(sign.deed, side, BONE), 0.1))
        if sign.element == "madness":
            parts.append((glyph("madness", side, ELEMENTS["madness"].mid), 0.1))
        elif sign.element:
            parts.append((badge(sign.element, side), 0.1))
    return parts


def _inked(words: str, size: int) -> Surface:
    """A numeral cut to its ink: letters leave room above and below them."""
    made = outlined(words, max(14, size))
    return made.subsurface(made.get_bounding_rect())


def _column(parts: list[tuple[Surface, float]], side: int, ground: Callable[[Size], Surface]) -> Surface:
    """Signs below each other on a ground, each with so much air below it, as a share of `side`; nothing without any."""
    if not parts:
        return Surface((1, 1), pygame.SRCALPHA)
    rim = max(2, side // 7)
    high = sum(part.get_height() + round(side * air) for part, air in parts) - round(side * parts[-1][1])
    out = ground((side + 2 * rim, high + 2 * rim))
    y = rim
    for part, air in parts:
        out.blit(part, ((out.get_width() - part.get_width()) // 2, y))
        y += part.get_height() + round(side * air)
    return out


def _tag(size: Size, colour: Colour, edge: Colour) -> Surface:
    """A flat tag with round corners and a fine edge."""

    def paint(s: Surface, k: float) -> None:
        for inset, tone in ((0.0, INK), (1.0, edge), (2.0, colour)):
            pygame.draw.rect(
                s, tone, s.get_rect().inflate(-2 * inset * k, -2 * inset * k), border_radius=round(size[0] * k * 0.26)
            )

    return materials.store.get(("curse-tag", size, colour, edge), lambda: smooth(size, paint)).copy()


def _block(size: Size) -> Surface:
    """The printing block of a curse's stamps: red wood, its edge chipped by the knife."""
    w, h = size

    def paint(s: Surface, k: float) -> None:
        rng = random.Random(w * 7 + h)
        outer = _chipped(Rect(0, 0, w, h), rng, 1.6)
        inner = [(min(max(x, 1.3), w - 1.3), min(max(y, 1.3), h - 1.3)) for x, y in outer]
        for points, tone in ((outer, INK), (inner, mix(CRIMSON, INK, 0.36))):
            pygame.draw.polygon(s, tone, [(x * k, y * k) for x, y in points])

    return smooth(size, paint)


def _chipped(box: Rect, rng: random.Random, deep: float) -> list[Point]:
    """The outline of a box, its edges torn or cut up to so many pixels deep."""
    corners, points = (box.topleft, box.topright, box.bottomright, box.bottomleft), []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        steps = max(3, round((abs(x1 - x0) + abs(y1 - y0)) / 6))
        for i in range(steps):
            t, chip = i / steps, rng.uniform(0.0, deep)
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            points.append((x + chip * (1 if x < box.centerx else -1), y + chip * (1 if y < box.centery else -1)))
    return points


# the name


@dataclass(frozen=True, slots=True)
class NamePlace:
    """A name on its paper: the words as drawn, and where the paper lies in the tile."""

    words: Surface
    paper: Rect


AIR = 6
"""Pixels of paper left and right of a name."""
TAIL = 0.036
"""How far the folded end of the paper is seen on either side, as a share of the tile's width."""
SHORTEST = 0.52
"""How wide the paper of a short name is, as a share of the picture's width."""


def name_place(size: Size, words: str, text_size: int) -> NamePlace:
    """The name of a tile of that size, on a paper as wide as it: over the lower edge of the picture."""
    w, h = size
    place, tail = picture_in(size), round(w * TAIL)
    drawn = two_lines(words, text_size, name_room(size))
    wide = max(drawn.get_width() + 2 * AIR, round(place.w * SHORTEST))
    high = drawn.get_height() + max(4, round(h * 0.06))
    bottom = min(h - 1, place.bottom + round(h * FOOT))
    return NamePlace(drawn, Rect((w - min(wide, w - 2 * tail)) // 2, bottom - high, min(wide, w - 2 * tail), high))


def name_room(size: Size) -> int:
    """How many pixels a line of the name may be wide on a tile of that size."""
    return size[0] - 2 * round(size[0] * TAIL) - 2 * AIR


def _paint_name(out: Surface, name: NamePlace) -> None:
    """The paper with the name: torn above and below, its ends folded back; flat with high contrast."""
    paper, tail = name.paper, round(out.get_width() * TAIL)
    if materials.is_plain():
        pygame.draw.rect(out, INK, paper.inflate(4, 2))
        pygame.draw.rect(out, PARCH[0], paper.inflate(2, 0))
    else:
        band = materials.store.get(("curse-name", paper.size, tail), lambda: _band(paper.size, tail))
        out.blit(band, band.get_rect(center=paper.center))
    out.blit(name.words, name.words.get_rect(center=paper.center))


def _band(size: Size, tail: int) -> Surface:
    """A strip of torn paper of that size, longer by its folded ends."""
    w, h = size
    whole = (w + 2 * tail, h + 4)

    def paint(s: Surface, k: float) -> None:
        for flip in (False, True):
            right, top, low = tail + 5, 4, h + 2
            fold: list[Point] = [(0, top), (right, top), (right, low), (0, low), (tail * 0.6, (top + low) / 2)]
            for grow, tone in ((1.2, INK), (0.0, mix(PARCH[3], PARCH[4], 0.5))):
                points = _grown(fold, (right / 2, (top + low) / 2), grow)
                pygame.draw.polygon(s, tone, [((whole[0] - x if flip else x) * k, y * k) for x, y in points])
        body = _chipped(Rect(tail, 1, w, h), random.Random(w * 5 + h), 1.5)
        for grow, tone in ((1.2, INK), (0.0, PARCH[1])):
            points = _grown(body, (whole[0] / 2, h / 2), grow)
            pygame.draw.polygon(s, tone, [(x * k, y * k) for x, y in points])

    out = smooth(whole, paint)
    light = frames.glow((w - 6, h - 5), (w / 2, h / 2), (PARCH[0], PARCH[0], PARCH[1]))
    out.blit(light, (tail + 3, 3))
    return out


def _grown(points: list[Point], middle: Point, by: float) -> list[Point]:
    """An outline moved away from its middle, to all sides."""
    return [(x + (by if x > middle[0] else -by), y + (by if y > middle[1] else -by)) for x, y in points]


# with large letters


def _with_large_signs(pen: CardRenderContext, curse: str, out: Surface, text_size: int, cost: Cost) -> Surface:
    """A low tile of large letters: all of it is picture, its name at its foot, and above that cost and effect, as large
    as the name leaves room for."""
    w, h = out.get_size()
    pad = max(3, round(w * 0.035))
    name = _large_name((w, h), pen.t(f"bigbook.cards.curses.{curse}.name"), text_size)
    foot = name.paper
    side = min(round(h * SIGN_SHARE), max(LEAST_SIGN, foot.y - pad - 6))
    printed, tokens = in_order(curse, cost)
    row, effects = cost_row(printed, side, tokens), effect_row(pen.facts.curse_signs(curse)[:2], side)
    room = w - 2 * pad
    if row.get_width() + effects.get_width() + 2 * pad > room:  # a long row: both narrower, neither than half
        half = (room - 2 * pad) // 2
        effects = narrow(effects, max(half, room - 2 * pad - row.get_width()))
        row = narrow(row, room - 2 * pad - effects.get_width())
    middle = foot.y // 2
    ground = Rect(pad, 0, row.get_width() + pad, row.get_height() + 4)
    ground.centery = middle
    veil = Surface(ground.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (*INK, 110), veil.get_rect(), border_radius=max(2, min(ground.size) // 4))
    out.blit(veil, ground)
    stamp(out, row, ground.center)
    place = effects.get_rect(midright=(w - pad, middle))
    out.blit(_block(place.size), place)
    out.blit(effects, place)
    _paint_large_name(out, name)
    return out


def _large_name(size: Size, title: str, text_size: int) -> NamePlace:
    """A name at the foot of a low tile, as large as it has room for."""
    w, h = size
    name = fitted_name(title, text_size, (w - 2 * NAME_EDGE, round(h * NAME_SHARE)))
    foot = Rect(NAME_EDGE - 1, 0, w - 2 * NAME_EDGE + 2, name.get_height() + 3)
    foot.bottom = h - 1
    return NamePlace(name, foot)


def _paint_large_name(out: Surface, name: NamePlace) -> None:
    pygame.draw.rect(out, INK, name.paper.inflate(2, 2))
    pygame.draw.rect(out, PARCH[0], name.paper)
    out.blit(name.words, name.words.get_rect(center=name.paper.center))


NAME_EDGE = 2
"""Pixels of the picture left and right of the paper with a name in large letters: all else of the width is its."""
NAME_SHARE = 0.64
"""How much of a low tile's height its name may take; what it costs and does has the rest."""
SIGN_SHARE = 0.36
"""How high a sign is there at most, as a share of the tile's height."""


def long_price(curse: str, cost: Cost) -> bool:
    """Whether a price is so long that it reaches up to the corner of its picture."""
    return bool(in_order(curse, cost)[1])


def in_order(curse: str, cost: Cost) -> tuple[Cost, Cost]:
    """A cost as it is read: what is printed (one of each element as one entry, `any`; tokens of the printed element
    counted in), then what tokens of other elements add."""
    printed = curse_cost(curse)
    if not cost:
        return (), ()
    if len(printed) > 1:
        return (("any", 1),), tuple((element, number - 1) for element, number in cost if number > 1)
    own = tuple((element, number) for element, number in cost if element in printed and number)
    return own, tuple((element, number) for element, number in cost if element not in printed and number)
