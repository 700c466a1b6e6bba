"""The story of one evening on two pages: a chart over its turns, and what people will tell of it."""

from __future__ import annotations

from itertools import groupby

import pygame
from pygame import Rect, Surface

from game.bigbook.play import annals
from game.bigbook.play.moments import Moment, moments
from game.bigbook.play.summary import Summary
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.statistics.evenings import Games
from scenes.bigbook.statistics.pens import Pens, said
from scenes.bigbook.statistics.people import gift
from scenes.kit import materials
from scenes.kit.drawing.charts import SOFT, heading, subheading
from scenes.kit.icons import glyph
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, Colour, mix

MADNESS: Colour = ELEMENTS["madness"].base
SIGNS = {"storm": "star", "blow": "madness", "narrow": "eye", "rescue": "lantern", "out": "moon"}
HELPERS = 3


def chart(pens: Pens, room: Rect, games: Games) -> None:
    """Madness left in the stack as a line that sinks; above it the rounds, below curses that fell and Madness."""
    game, t = games[-1], pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.story"), t("bigbook.statistics.story_note"))
    if len(game.turns) < 2:
        return
    side = pens.size(18) * 3 // 2
    head, strip = round(rest.h * 0.12), round(rest.h * 0.2)
    frame = Rect(rest.x + side, rest.y + head, rest.w - side, rest.h - head - strip - side)
    top = max(10, *(turn.stack for turn in game.turns))
    step = frame.w / len(game.turns)
    _rounds(pens, game, frame, head, step)
    unit = next(one for one in (2, 5, 10, 20) if top / one <= 6)
    for value in range(0, top + 1, unit):
        y = frame.bottom - round(frame.h * value / top)
        pygame.draw.line(pens.surface, mix(PARCH[1], PARCH[3], 0.4), (frame.x, y), (frame.right, y))
        pens.number(str(value), Rect(rest.x, y - side // 2, side - 6, side), 15, SOFT, "right")
    line = [
        (round(frame.x + (n + 0.5) * step), frame.bottom - round(frame.h * turn.stack / top))
        for n, turn in enumerate(game.turns)
    ]
    below = Surface(pens.surface.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(below, (*MADNESS, 40), [*line, (line[-1][0], frame.bottom), (line[0][0], frame.bottom)])
    pens.surface.blit(below, (0, 0))
    pygame.draw.lines(pens.surface, PARCH[0], False, line, 7)
    pygame.draw.lines(pens.surface, INK, False, line, 3)
    _strip(pens, game, Rect(frame.x, frame.bottom + 6, frame.w, strip), step)
    for one in moments(game):
        if one.turn >= 0:
            _flag(pens, one, line[one.turn], frame)
    words = Rect(frame.x, rest.bottom - side, frame.w, side)
    pens.write(
        t("bigbook.statistics.turns_axis"), words, Style(pens.size(14), SOFT, italic=True, align="center"), "axis"
    )
    pens.tell("chart", frame, t("bigbook.statistics.chart", n=len(game.turns), m=game.turns[-1].stack))


def _rounds(pens: Pens, game: Summary, frame: Rect, head: int, step: float) -> None:
    """A band for each round, tinted by how it ended, its number in a seal at the top."""
    x = float(frame.x)
    for number, turns in groupby(game.turns, key=lambda turn: turn.round):
        wide = step * len(list(turns))
        ended = game.mark_of(number)
        ink = GREEN_INK if ended == "won" else CRIMSON if ended else SOFT
        band = Rect(round(x), frame.y, round(x + wide) - round(x), frame.h)
        tint = Surface(band.size, pygame.SRCALPHA)
        tint.fill((*ink, 26))
        pens.surface.blit(tint, band)
        pygame.draw.line(pens.surface, mix(PARCH[2], INK, 0.3), band.topright, band.bottomright)
        size = min(round(head * 0.8), max(22, band.w - 2))
        middle = (band.centerx, frame.y - head // 2)
        pygame.draw.circle(pens.surface, INK, middle, size // 2 + 1)
        pygame.draw.circle(pens.surface, ink, middle, size // 2)
        seal = Rect(0, 0, size, size)
        seal.center = middle
        pens.number(str(number), seal.inflate(-size // 4, 0), 18, PARCH[0])
        key = f"bigbook.end.mark.{ended}" if ended else "bigbook.statistics.not_ended"
        known = game.monster_of(number) or "cover_1"
        monster = pens.app.t(f"bigbook.cards.monsters.{known}.name")
        name = pens.app.t("bigbook.log.headings.round", round=number, monster=monster)
        pens.tell(f"round-{number}", band, f"{name}: {pens.app.t(key)}")
        x += wide


def _strip(pens: Pens, game: Summary, room: Rect, step: float) -> None:
    """Turn by turn: curses destroyed as green blocks upwards, Madness received as drops downwards."""
    middle = room.y + room.h // 2
    most = max(4, *(max(turn.destroyed, turn.taken) for turn in game.turns))
    unit = max(3, (room.h // 2 - 4) // most)
    wide = max(3, min(round(step) - 2, unit * 2))
    pygame.draw.line(pens.surface, INK, (room.x, middle), (room.right, middle), 1)
    for n, turn in enumerate(game.turns):
        x = round(room.x + (n + 0.5) * step) - wide // 2
        for count in range(turn.destroyed):
            block = Rect(x, middle - (count + 1) * unit, wide, unit - 1)
            pygame.draw.rect(pens.surface, GREEN_INK, block)
        for count in range(min(turn.taken, most)):
            drop = Rect(x, middle + 2 + count * unit, wide, unit - 1)
            pygame.draw.rect(pens.surface, MADNESS, drop, border_radius=unit // 2)


def _flag(pens: Pens, moment: Moment, at: tuple[int, int], frame: Rect) -> None:
    """The sign of a moment on a small disc above its point of the line."""
    side = pens.size(20)
    y = max(frame.y + side // 2, at[1] - side)
    pygame.draw.line(pens.surface, INK, at, (at[0], y), 1)
    pygame.draw.circle(pens.surface, INK, (at[0], y), side // 2 + 3)
    pygame.draw.circle(pens.surface, PARCH[0], (at[0], y), side // 2 + 1)
    sign = _sign(moment.kind, side - 4)
    pens.surface.blit(sign, sign.get_rect(center=(at[0], y)))


def _sign(kind: str, side: int) -> Surface:
    if kind == "blow":
        return glyph("madness", side, ELEMENTS["madness"].deep)
    return glyph(SIGNS[kind], side, CRIMSON if kind in ("narrow", "out") else GREEN_INK)


def told(pens: Pens, room: Rect, games: Games) -> None:
    """The moments in words with their signs, how it was played, and who helped whom."""
    game, t = games[-1], pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.told"))
    found = moments(game)
    lent = annals.lenders([game])[:HELPERS]
    foot = round(rest.h * (0.1 + 0.09 * len(lent))) if lent else 0
    area = Rect(rest.x, rest.y, rest.w, rest.h - foot)
    lines = [(one.kind, _words(pens, one, game)) for one in found]
    if not lines:
        lines = [("rescue", t("bigbook.statistics.calm"))]
    if not game.alone:
        lines.append(("help", t("bigbook.statistics.with_help", n=len(game.seats) - len(game.people), m=game.hints)))
    high = min(area.h // max(4, len(lines)), round(rest.h * 0.17))
    for at, (kind, words) in enumerate(lines):
        row = Rect(area.x, area.y + at * high, area.w, high)
        side = round(min(high * 0.62, pens.size(34)))
        disc = Rect(row.x, row.centery - side // 2, side, side)
        pygame.draw.circle(pens.surface, mix(CRIMSON, INK, 0.1), disc.center, side // 2 + 3, 2)
        sign = glyph("quill", side - 6, SOFT) if kind == "help" else _sign(kind, side - 6)
        pens.surface.blit(sign, sign.get_rect(center=disc.center))
        line = Rect(disc.right + row.w // 26, row.y, row.right - disc.right - row.w // 26, row.h)
        pens.write(words, line, Style(pens.size(17), INK), "moment")
        pens.tell(f"moment-{kind}", row, words)
    if lent:
        head = Rect(rest.x, rest.bottom - foot, rest.w, round(rest.h * 0.09))
        materials.rule(pens.surface, rest.x + rest.w // 5, rest.right - rest.w // 5, head.y)
        subheading(pens, head, t("bigbook.statistics.lent"))
        row_h = (rest.bottom - head.bottom) // len(lent)
        faces = annals.seats([game])
        for at, (owner, payer, count) in enumerate(lent):
            gift(pens, Rect(rest.x, head.bottom + at * row_h, rest.w, row_h), (owner, payer, count), at, faces)


def _words(pens: Pens, one: Moment, game: Summary) -> str:
    name = said(pens.app, one.seat) if one.seat is not None else ""
    number = game.turns[one.turn].round if one.turn >= 0 else game.round
    return pens.app.t(f"bigbook.statistics.moment.{one.kind}", n=one.figure, seat=name, round=number)
