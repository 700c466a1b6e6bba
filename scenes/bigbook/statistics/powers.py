"""Pages about what people did: elements spent and wasted as jars, the spells they cast and learned most."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play import annals
from game.bigbook.play.card_kinds import ELEMENTS as NAMES
from scenes.bigbook.cards.palettes import ElementColours
from scenes.bigbook.cards.render_context import stamp
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.statistics.evenings import Games, empty
from scenes.bigbook.statistics.pens import Pens
from scenes.kit import materials
from scenes.kit.drawing.charts import SOFT, heading, subheading
from scenes.kit.drawing.numerals import outlined
from scenes.kit.fit import fit
from scenes.kit.shapes import smooth, spline
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, INK, PARCH, mix

SPELLS = 4
"""So many spells stand on a shelf."""


def elements(pens: Pens, room: Rect, games: Games) -> None:
    """Four jars, as full as much was spent; what was more than the price lies spilled before them."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.elements"), t("bigbook.statistics.elements_note"))
    found = annals.elements(games)
    most = max((sums.first for sums in found.values()), default=0)
    if not most:
        empty(pens, rest)
        return
    wide, high = rest.w // 2, rest.h // 2
    for at, name in enumerate(NAMES):
        box = Rect(rest.x + at % 2 * wide, rest.y + at // 2 * high, wide, high)
        paid, wasted = found[name]
        jar = Rect(0, 0, min(round(wide * 0.52), round(high * 0.62)), round(high * 0.8))
        jar.midbottom = (box.x + round(wide * 0.36), box.bottom - round(high * 0.06))
        pens.surface.blit(_jar(jar.size, ELEMENTS[name], paid / most), jar)
        sign = badge(name, max(18, jar.w // 3))
        pens.surface.blit(sign, sign.get_rect(center=(jar.centerx, jar.bottom - round(jar.h * 0.34))))
        column = Rect(jar.right + wide // 24, jar.y, box.right - jar.right - wide // 20, jar.h)
        figure = Rect(column.x, column.y + column.h // 6, column.w, column.h // 4)
        pens.number(str(paid), figure, 30, INK, "left")
        line = Rect(column.x, figure.bottom, column.w, column.h // 7)
        pens.write(t("bigbook.statistics.paid"), line, Style(pens.size(16), SOFT), "paid", "top")
        if wasted:
            _drops(pens.surface, Rect(column.x, line.bottom + 6, column.w, column.h // 9), ELEMENTS[name], wasted)
            below = Rect(column.x, line.bottom + column.h // 7, column.w, column.h // 5)
            pens.write(t("bigbook.statistics.wasted", n=wasted), below, Style(pens.size(16), CRIMSON), "wasted")
        words = t(f"bigbook.terms.elements.{name}.singular")
        told = f"{words}: {paid} {t('bigbook.statistics.paid')}, {t('bigbook.statistics.wasted', n=wasted)}"
        pens.tell(f"element-{name}", box, told)


def _jar(size: tuple[int, int], ramp: ElementColours, level: float) -> Surface:
    """A glass with a cork, filled to a level of 0 to 1."""
    w, h = size

    def paint(s: Surface, k: float) -> None:
        n, m = w * k, h * k
        body = [(n * x, m * y) for x, y in (
            (0.3, 0.14), (0.3, 0.14), (0.3, 0.22), (0.1, 0.34), (0.06, 0.62), (0.1, 0.93), (0.2, 0.98), (0.5, 0.985),
            (0.8, 0.98), (0.9, 0.93), (0.94, 0.62), (0.9, 0.34), (0.7, 0.22), (0.7, 0.14), (0.7, 0.14),
        )]  # fmt: skip
        outline = spline(body)
        mask = Surface(s.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
        inside = Surface(s.get_size(), pygame.SRCALPHA)
        inside.fill((*mix(PARCH[0], ramp.light, 0.2), 255))
        top = m * (0.955 - 0.66 * level)
        if level > 0:
            pygame.draw.rect(inside, ramp.base, Rect(0, round(top), round(n), round(m)))
            pygame.draw.rect(inside, ramp.deep, Rect(round(n * 0.7), round(top), round(n), round(m)))
            pygame.draw.ellipse(inside, ramp.mid, Rect(0, round(top - m * 0.02), round(n), round(m * 0.04)))
            for i in range(9):
                y = top + m * 0.05 + i * m * 0.075
                if y < m * 0.93:
                    reach = n * (0.16 + 0.05 * (i % 3))
                    pygame.draw.line(
                        inside, ramp.light, (n * 0.14, y), (n * 0.14 + reach * 0.5, y + m * 0.008), max(2, round(2 * k))
                    )
                    pygame.draw.line(
                        inside, ramp.dark, (n * 0.92, y), (n * 0.92 - reach, y + m * 0.015), max(2, round(1.6 * k))
                    )
        inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        s.blit(inside, (0, 0))
        pygame.draw.line(s, BONE, (n * 0.2, m * 0.42), (n * 0.17, m * 0.75), max(2, round(2.4 * k)))
        pygame.draw.polygon(s, INK, outline, max(2, round(2 * k)))
        cork = Rect(round(n * 0.32), round(m * 0.02), round(n * 0.36), round(m * 0.13))
        pygame.draw.rect(s, PARCH[3], cork, border_radius=round(3 * k))
        for i in range(4):
            x = cork.x + cork.w * (i + 0.6) / 4.4
            pygame.draw.line(s, PARCH[4], (x, cork.y + cork.h * 0.25), (x, cork.bottom - 2 * k), max(1, round(k)))
        pygame.draw.rect(s, INK, cork, max(2, round(1.8 * k)), border_radius=round(3 * k))

    return smooth(size, paint)


def _drops(surface: Surface, room: Rect, ramp: ElementColours, count: int) -> None:
    """Spilled drops in a row, at most eight."""
    side = min(room.h, room.w // 8)
    for n in range(min(8, count)):
        middle = (room.x + side * n + side // 2, room.centery + (n * 5 % 3 - 1) * 2)
        pygame.draw.circle(surface, INK, middle, side // 3 + 1)
        pygame.draw.circle(surface, ramp.base, middle, side // 3)


def spells(pens: Pens, room: Rect, games: Games) -> None:
    """The spells that were cast most, and those that were learned most, as pictures on two shelves."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.spells"))
    cast = annals.most(annals.added(games, lambda game: game.cast), SPELLS)
    learnt = annals.most(annals.added(games, lambda game: game.learnt), SPELLS)
    if not cast and not learnt:
        empty(pens, rest)
        return
    half = rest.h // 2
    for at, (name, found) in enumerate((("cast", cast), ("learnt", learnt))):
        shelf = Rect(rest.x, rest.y + at * half, rest.w, half)
        head = Rect(shelf.x, shelf.y, shelf.w, round(half * 0.15))
        subheading(pens, head, t(f"bigbook.statistics.{name}"))
        wide = shelf.w // SPELLS
        label = pens.size(14) * 3
        side = min(shelf.bottom - head.bottom - label - round(half * 0.06), round(wide * 0.9))
        for n, (spell, count) in enumerate(found):
            tile = Rect(0, 0, side, side)
            tile.midtop = (shelf.x + n * wide + wide // 2, head.bottom + 3)
            pygame.draw.rect(pens.surface, INK, tile.inflate(4, 4), border_radius=4)
            pens.lay("tiles", spell, tile)
            materials.gold_line(pens.surface, tile, 2, 3)
            level = outlined(str(catalogue().spells[spell].level), max(14, round(side * 0.144)))
            stamp(pens.surface, level, (tile.x + side * 0.173, tile.y + side * 0.177))
            words = t(f"bigbook.cards.spells.{spell}.name")
            line = Rect(shelf.x + n * wide + 2, tile.bottom + 4, wide - 4, label)
            pens.write(words, line, Style(pens.size(14), INK, align="center"), "spell", "top")
            _count(pens, tile, count)
            pens.tell(f"{name}-{n}", tile, f"{words}: {t(f'bigbook.statistics.{name}_times', n=count)}")


def _count(pens: Pens, card: Rect, count: int) -> None:
    """A wax disc with a number on the lower corner of a card."""
    words, high = str(count), pens.size(18) * 3 // 2
    wide = fit(words, Style(pens.size(19), BONE, "title"), (card.w * 2, high), wrap=False, report=False).size[0]
    disc = Rect(0, 0, max(high, wide + high // 2), high)
    disc.center = (card.right - high // 5, card.bottom - high // 2)
    disc.right = min(disc.right, card.right + high // 2)
    pygame.draw.rect(pens.surface, INK, disc.inflate(2, 2), border_radius=high // 2)
    pygame.draw.rect(pens.surface, CRIMSON, disc, border_radius=high // 2)
    pygame.draw.rect(pens.surface, mix(CRIMSON, BONE, 0.35), disc.inflate(-6, -6), 1, border_radius=high // 2)
    pens.number(words, disc, 19, BONE)
