"""Pages about what came out of the book: curses that struck and that fell, and Madness over the turns."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.bigbook.play import annals
from game.bigbook.play.annals import PILES, MadnessAt
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.statistics.evenings import Games, empty
from scenes.bigbook.statistics.pens import Pens
from scenes.kit.drawing.charts import SOFT, hatched, heading, inked
from scenes.kit.icons import glyph
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, Colour, mix

MULTI: Colour = (120, 84, 128)


def curses(pens: Pens, room: Rect, games: Games) -> None:
    """For each kind of curse two towers: what struck (bare hatching), what was destroyed (ink in its colour)."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.curses"), t("bigbook.statistics.curses_note"))
    found = annals.curses(games)
    most = max((max(sums) for sums in found.values()), default=0)
    if not most:
        empty(pens, rest)
        return
    wide = rest.w // len(PILES)
    foot = min(round(wide * 0.62), round(rest.h * 0.16))
    label = pens.size(18) * 3 // 2
    floor = rest.bottom - foot - label // 2
    reach = floor - rest.y - label
    for at, pile in enumerate(PILES):
        column = Rect(rest.x + at * wide, rest.y, wide, rest.h)
        colour = ELEMENTS[pile].base if pile in ELEMENTS else MULTI
        sign = badge(pile, foot) if pile in ELEMENTS else glyph("any", foot, INK)
        pens.surface.blit(sign, sign.get_rect(midtop=(column.centerx, floor + label // 4)))
        struck, gone = found[pile]
        tower = round(wide * 0.34)
        for count, left, fallen in ((struck, column.centerx - tower - 2, False), (gone, column.centerx + 2, True)):
            high = round(reach * count / most)
            box = Rect(left, floor - high, tower, high)
            (_stones if fallen else hatched)(pens.surface, box, colour if fallen else mix(CRIMSON, INK, 0.1))
            number = Rect(left - 4, box.y - label, tower + 8, label)
            pens.number(str(count), number, 18, GREEN_INK if fallen else CRIMSON)
        name = t("bigbook.statistics.multi") if pile == "multi" else t(f"bigbook.terms.elements.{pile}.singular")
        words = t("bigbook.statistics.curses_line", name=name, n=struck, m=gone)
        pens.tell(f"curses-{pile}", column, words)
    pygame.draw.line(pens.surface, INK, (rest.x, floor), (rest.right, floor), 2)


def _stones(surface: Surface, box: Rect, colour: Colour) -> None:
    """A tower of cut blocks in a colour."""
    count = max(1, round(box.h / max(6, box.w * 0.5)))
    for n in range(count):
        y0, y1 = box.bottom - round(box.h * n / count), box.bottom - round(box.h * (n + 1) / count)
        inked(surface, Rect(box.x, y1, box.w, y0 - y1), colour, seed=n)


def madness(pens: Pens, room: Rect, games: Games) -> None:
    """Madness received and cured up to each turn, on the average: two lines, and between them what stays with us."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.madness"), t("bigbook.statistics.madness_note"))
    curve = annals.madness(games)
    if len(curve) < 2:
        empty(pens, rest)
        return
    plot(pens, rest, curve)


def plot(pens: Pens, room: Rect, curve: Sequence[MadnessAt]) -> None:
    """The two lines over the turns in a frame, the larger figure to the left, turns below."""
    foot, side = pens.size(16) * 3, pens.size(18) * 3 // 2
    frame = Rect(room.x + side, room.y + side // 2, room.w - side - pens.size(16), room.h - foot - side // 2)
    top = max(4.0, max(one.taken for one in curve) * 1.08)
    step = frame.w / (len(curve) - 1)

    def at(index: int, value: float) -> tuple[int, int]:
        return round(frame.x + index * step), round(frame.bottom - frame.h * value / top)

    s = pens.surface
    unit = next(one for one in (1, 2, 5, 10, 20, 50, 100) if top / one <= 6)
    for value in range(0, int(top) + 1, unit):
        y = at(0, value)[1]
        pygame.draw.line(s, mix(PARCH[1], PARCH[3], 0.35), (frame.x, y), (frame.right, y))
        pens.number(str(value), Rect(room.x, y - side // 2, side - 5, side), 15, SOFT, "right")
    pens.lay("madness", "face_1", Rect(frame.x + 6, frame.y, frame.w // 5, frame.h // 3))
    taken = [at(n, one.taken) for n, one in enumerate(curve)]
    cured = [at(n, one.cured) for n, one in enumerate(curve)]
    area = Surface(s.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(area, (*ELEMENTS["madness"].base, 46), [*taken, *reversed(cured)])
    s.blit(area, (0, 0))
    for n in range(len(curve)):
        pygame.draw.line(s, mix(ELEMENTS["madness"].deep, PARCH[1], 0.45), taken[n], cured[n], 1)
    for line, colour in ((taken, ELEMENTS["madness"].deep), (cured, GREEN_INK)):
        pygame.draw.lines(s, PARCH[0], False, line, max(5, pens.size(6)))
        pygame.draw.lines(s, colour, False, line, max(3, pens.size(4) // 4))
    for name, line, colour, sign in (
        ("taken", taken, ELEMENTS["madness"].deep, "madness"),
        ("cured", cured, GREEN_INK, "quill"),
    ):
        badge_side = pens.size(20)
        picture = glyph(sign, badge_side, colour)
        end = line[-1]
        disc = Rect(0, 0, badge_side + 8, badge_side + 8)
        disc.center = (min(end[0], room.right - disc.w // 2), end[1])
        pygame.draw.circle(s, INK, disc.center, disc.w // 2 + 1)
        pygame.draw.circle(s, PARCH[0], disc.center, disc.w // 2)
        s.blit(picture, picture.get_rect(center=disc.center))
        figure = getattr(curve[-1], name)
        words = pens.app.t(f"bigbook.statistics.{name}_by_end", n=f"{figure:.1f}".removesuffix(".0"))
        pens.tell(name, disc, words)
    pygame.draw.lines(s, INK, False, [frame.topleft, frame.bottomleft, frame.bottomright], 2)
    every = next(one for one in (1, 2, 5, 10, 20, 50, 100) if len(curve) / one <= 9)
    for n in range(0, len(curve), every):
        x = at(n, 0)[0]
        pygame.draw.line(s, INK, (x, frame.bottom), (x, frame.bottom + 5))
        pens.number(str(n + 1), Rect(x - 20, frame.bottom + 5, 40, foot // 2), 14, SOFT)
    words = pens.app.t("bigbook.statistics.turns_axis")
    line_room = Rect(frame.x, room.bottom - foot // 2, frame.w, foot // 2)
    pens.write(words, line_room, Style(pens.size(14), SOFT, italic=True, align="center"), "axis")
