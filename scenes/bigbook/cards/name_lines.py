"""Names on small cards: on one line or more, close together, pressed together sideways where a word is wide.

Every one of them stands there whole, whatever the language and the size of letters: a name is never left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pygame
from pygame import Surface

from scenes.bigbook.cards.render_context import SQUEEZE, Size
from scenes.kit.text import Style, face_of, font
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import INK, MIN_TEXT, Colour

NAME_PITCH = 0.86
"""From line to line of a name of two, by the size of its letters: what is above them is the picture."""
PRESSED = 0.74
"""How narrow large letters may become, as a share of their width: narrow and high is read from farther than small."""
MOST_LINES = 3


def two_lines(words: str, size: int, room: int, colour: Colour = INK) -> Surface:
    """A long name on one line or two close together, pressed together sideways where a line is wider than that many
    pixels: always all of it, without air about it, but that a name has the height of one with a g in it: all names of
    a row stand on one line."""
    style = Style(max(MIN_TEXT, size), colour, bold=True)
    lines = best_lines(words, style, room)
    return _set(lines, style, room, [min(1.0, room / _wide(line, style)) for line in lines])


def fitted_name(words: str, size: int, room: Size) -> Surface:
    """A name in the largest letters up to `size` in which it stands in so many pixels, on as few lines as do not press
    it together more than `PRESSED`; never less than all of it."""
    for style in (Style(high, INK, bold=True) for high in range(max(MIN_TEXT, size), MIN_TEXT - 1, -1)):
        for least in (SQUEEZE, PRESSED):
            for lines in _ways(words, style):
                wide = max(_wide(line, style) for line in lines)
                if wide <= room[0] / least and _tall(len(lines), style) <= room[1]:
                    return _set(lines, style, room[0], [min(1.0, room[0] / wide)] * len(lines))
    return two_lines(words, MIN_TEXT, room[0])


def best_lines(words: str, style: Style, room: int) -> tuple[str, ...]:
    """A name as one line where that is not pressed together too much, else as the two that are widest the least."""
    ways = list(_ways(words, style))
    return ways[0] if _wide(words, style) <= room / SQUEEZE or len(ways) < 2 else ways[1]


def _ways(words: str, style: Style) -> Iterator[tuple[str, ...]]:
    """A name on one line, two and three, each time parted so that the widest line is as narrow as can be."""
    parts = words.split()
    for count in range(1, min(len(parts), MOST_LINES) + 1):
        cuts = [(0, *cut, len(parts)) for cut in combinations(range(1, len(parts)), count - 1)]
        ways = [tuple(" ".join(parts[a:b]) for a, b in pairwise(cut)) for cut in cuts]
        yield min(ways, key=lambda lines: max(_wide(line, style) for line in lines))


def _wide(line: str, style: Style) -> int:
    return lay_out(line, style, None).size[0]


def _tall(lines: int, style: Style) -> int:
    return round(style.size * NAME_PITCH) * (lines - 1) + _high(face_of(style), style.size)


@cache
def _high(face: str, size: int) -> int:
    """From the top of a capital to the foot of a g, in pixels."""
    return font(face, "b", size).render("Ag", True, INK).get_bounding_rect().h


def _set(lines: tuple[str, ...], style: Style, room: int, narrow: list[float]) -> Surface:
    """Lines in the middle of so many pixels, each as narrow as it is told."""
    pitch = round(style.size * NAME_PITCH)
    drawn = [_line(line, style, share) for line, share in zip(lines, narrow, strict=True)]
    out = Surface((room, pitch * (len(drawn) - 1) + drawn[0].get_height()), pygame.SRCALPHA)
    for at, line in enumerate(drawn):
        out.blit(line, line.get_rect(midtop=(room // 2, pitch * at)))
    ink = out.get_bounding_rect()
    foot = min(out.get_height(), ink.y + pitch * (len(drawn) - 1) + _high(face_of(style), style.size))
    return out.subsurface((ink.x, ink.y, ink.w, max(ink.bottom, foot) - ink.y))


def _line(words: str, style: Style, share: float) -> Surface:
    block = lay_out(words, style, None)
    out = Surface(block.size, pygame.SRCALPHA)
    block.draw(out, (0, 0))
    return out if share >= 1.0 else pygame.transform.smoothscale(out, (int(block.size[0] * share), block.size[1]))
