"""The blocks of the summary: what each says in words and what it says in pictures, at three degrees of detail."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS as ELEMENT_ORDER
from game.bigbook.play.card_kinds import TIMES
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.rulebook.figure_context import QUIET, FigureContext
from scenes.bigbook.rulebook.figure_context import lines as arrow
from scenes.bigbook.rulebook.summary_pictures import CARDS, Cards
from scenes.book.articles import Article
from scenes.book.flow import ImageRow, Row, Spot, TextRow, ink, text_rows
from scenes.book.markup import parse
from scenes.kit.icons import glyph
from scenes.kit.materials import rule, under_words
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, LECTERN, PARCH, mix


@dataclass(slots=True)
class Block(Row):
    """A part of the sheet: an inked heading between rules, below it rows at their places; without a heading, on a
    ground of its own."""

    parts: list[tuple[int, int, Row]] = field(default_factory=list)
    width: int = 0
    band: int = 0
    title: str = ""
    hidden: tuple[Spot, ...] = ()
    """Pictures that lead somewhere, placed from the block's corner."""
    easel: FigureContext | None = None
    cards: Cards | None = None
    """What may stand below the rows, where there is room."""

    @property
    def least(self) -> int:
        """From how many free pixels of height on its cards are shown; 0 where it has none."""
        return round(self.easel.em * 3.5) if self.cards is not None and self.easel is not None else 0

    def stretch(self, by: int) -> None:
        """Grow by so many pixels: with its cards, if there is room for them, else what the block holds stays in the
        middle below the heading."""
        down, shown = by // 2, list[tuple[int, int, Row]]()
        if self.cards is not None and self.easel is not None and by >= self.least:
            easel, cards = self.easel, self.cards
            size = cards.size(easel.em, self.width - easel.em, by - self.least // 5)
            spare = by - size[1]
            down = spare // 6
            x, y = (self.width - size[0]) // 2, self.height + spare // 3
            shown.append((x, y, ImageRow(size[1], self.article, image=lambda: cards.draw(easel, size))))
        self.parts = [*((left, top + down, row) for left, top, row in self.parts), *shown]
        self.hidden = tuple(Spot(one.id, one.target, one.label, one.rect.move(0, down)) for one in self.hidden)
        self.height += by

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        place = Rect(x, y, self.width, self.height)
        if self.band:
            self._heading(surface, Rect(x, y, self.width, self.band))
        else:
            radius = 4
            ground = Surface(place.size, pygame.SRCALPHA)
            pygame.draw.rect(ground, (*PARCH[0], 120), ground.get_rect(), border_radius=radius)
            surface.blit(ground, place)
            pygame.draw.rect(surface, mix(PARCH[3], PARCH[2], 0.4), place, 1, border_radius=radius)
        for left, top, row in self.parts:
            row.draw(surface, x + left, y + top, marks)

    def _heading(self, surface: Surface, head: Rect) -> None:
        """The title in red ink, as above the articles of the book, and a printed rule at both of its sides."""
        block = layout(self.title, Style(max(14, round(self.band * 0.72)), CRIMSON, "title"))
        left, gap = head.centerx - block.size[0] // 2, self.band // 3
        block.draw(surface, (left, head.y + (head.h - block.size[1]) // 2))
        for start, stop in ((head.x, left - gap), (left + block.size[0] + gap, head.right)):
            if stop - start > gap:
                rule(surface, start, stop, head.centery)

    def spots(self, x: int, y: int) -> list[Spot]:
        found = [Spot(one.id, one.target, one.label, one.rect.move(x, y)) for one in self.hidden]
        for left, top, row in self.parts:
            found += row.spots(x + left, y + top)
        return found


PHASE_INKS = (GREEN_INK, CRIMSON, ELEMENTS["water"].dark, ELEMENTS["air"].dark)
PHASE_MARKS = ("star", "madness", "quill", "moon")
PRICES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("fire", 1), (f"{TIMES}1\u20133", 0)),
    (("water", 2),),
    (("earth", 2), ("/", 0), ("earth", 3)),
    (("air", 4), ("/", 0), *((one, 1) for one in ELEMENT_ORDER)),
    (("any", 2),),
)
"""Signs of each action's price: an element and how often, or words between them."""


def _worded(signs: tuple[tuple[str, int], ...], style: Style) -> int:
    """How many pixels the words between the signs of a price take."""
    return sum(layout(name, style).size[0] + 6 for name, count in signs if not count)


def price(easel: FigureContext, index: int, width: int, *, marked: bool = False) -> Surface:
    """What the action of that number costs, in signs; smaller where there is less room. `marked`: a word before them
    says that their element is an example."""
    signs = PRICES[index] if index < len(PRICES) else ()
    marks, style = sum(count for _, count in signs), Style(easel.em, QUIET, bold=True)
    if marked and signs and signs[0][0] != "any":
        more = ((easel.t("rulebook.ui.example_short"), 0), *signs)
        signs = more if _worded(more, style) + 12 * marks <= width else signs  # the longest price may have no room
    words = _worded(signs, style)
    side = max(10, min(round(easel.em * 1.25), (width - words) // max(1, marks) - 2))
    pieces: list[Surface] = []
    for name, count in signs:
        if count:
            pieces += [glyph("any", side, INK) if name == "any" else easel.badge(name, side)] * count
            continue
        block = layout(name, style)
        image = easel.sheet(block.size[0] + 4, max(side, block.size[1]))
        block.draw(image, (2, (image.get_height() - block.size[1]) // 2))
        pieces.append(image)
    high = max((one.get_height() for one in pieces), default=1)
    out, x = easel.sheet(sum(one.get_width() + 2 for one in pieces), high), 0
    for one in pieces:
        out.blit(one, (x, (high - one.get_height()) // 2))
        x += one.get_width() + 2
    return out


def plaque(easel: FigureContext, name: str, index: int, width: int, letters: float = 1.75) -> Surface:
    """A phase's name on its ink, pointed like an arrow; `letters` is its height in letters."""
    em = easel.em
    high = round(em * letters)
    out = easel.sheet(width, high)
    point = round(em * 0.6)
    shape = [(0, 0), (width - point, 0), (width - 1, high // 2), (width - point, high - 1), (0, high - 1)]
    colour = PHASE_INKS[index % len(PHASE_INKS)]
    pygame.draw.polygon(out, under_words(mix(colour, PARCH[1], 0.06), mix(colour, INK, 0.55)), shape)
    pygame.draw.polygon(out, INK, shape, 1)
    mark = glyph(PHASE_MARKS[index % len(PHASE_MARKS)], round(em * 1.15), GOLD[1])
    out.blit(mark, mark.get_rect(center=(round(em * 1.1), high // 2)))
    left = round(em * 2.1)
    room = Rect(left, 0, width - left - point, high)
    easel.words_in(out, name, room, Style(em, GOLD[0], "title"), "plaque")
    return out


def walk(easel: FigureContext, width: int) -> Surface:
    """The marker's walk: five spaces, Invocation, and the way back to the first."""
    em = easel.em
    width = min(width, em * 26)
    radius = round(em * 0.95)
    rise = round(em * 1.3)
    out = easel.sheet(width, rise + 2 * radius + 4)
    step = (width - 2 * radius - 4) / 5
    middle = rise + radius + 1
    xs = [radius + 2 + round(i * step) for i in range(6)]
    way = mix(PARCH[3], CRIMSON, 0.35)
    thick = max(2, em // 8)
    for left, right in pairwise(xs):
        start, stop = left + radius, right - radius - 1
        pygame.draw.line(out, way, (start, middle), (stop, middle), thick)
        n = max(3, em // 4)
        pygame.draw.polygon(out, way, [(stop, middle), (stop - n, middle - n), (stop - n, middle + n)])
    arc = [
        (xs[5] + (xs[0] - xs[5]) * t / 30, middle - radius * 0.8 - rise * math.sin(math.pi * t / 30)) for t in range(30)
    ]
    arrow(out, way, arc, thick)
    for index, x in enumerate(xs):
        colour = (CRIMSON, *[mix(INK, PARCH[4], 0.35)] * 4, LECTERN[1])[index]
        pygame.draw.circle(out, INK, (x, middle), radius)
        pygame.draw.circle(out, colour, (x, middle), radius - 1)
        pygame.draw.circle(out, GOLD[2], (x, middle), max(2, radius - em // 6), 1)
        if index == 5:
            mark = glyph("madness", round(radius * 1.2), GOLD[0])
            out.blit(mark, mark.get_rect(center=(x, middle)))
        else:
            _number(out, str(index + 1), (x, middle), round(em * 1.05))
    return out


def _number(surface: Surface, text: str, centre: tuple[int, int], size: int) -> None:
    block = layout(text, Style(max(14, size), GOLD[0], "title"))
    if block.size[1] > surface.get_height():  # small: the plain face is lower
        block = layout(text, Style(max(14, size), GOLD[0], bold=True))
    block.draw(surface, (centre[0] - block.size[0] // 2, centre[1] - block.size[1] // 2))


def number_disc(easel: FigureContext, text: str, side: int) -> Surface:
    """A number on a round ground."""
    out = easel.sheet(side, side)
    centre = (side // 2, side // 2)
    pygame.draw.circle(out, INK, centre, side // 2)
    pygame.draw.circle(out, mix(LECTERN[3], INK, 0.2), centre, side // 2 - 1)
    pygame.draw.circle(out, GOLD[2], centre, max(2, side // 2 - easel.em // 6), 1)
    _number(out, text, centre, round(easel.em * (1.05 if len(text) > 1 else 1.25)))
    return out


def clock(easel: FigureContext, side: int) -> Surface:
    """A dial of six Madness cards in hand; the sixth is the last."""
    big = 3
    n = side * big
    out = easel.sheet(n, n)
    centre, radius = (n / 2, n / 2), n / 2 - 2
    ramp = ELEMENTS["madness"]
    for index in range(6):
        share = (index + 1) / 6
        plain = mix(PARCH[1], ramp.dark, share * 0.3) if index < 3 else mix(ramp.dark, INK, 0.7)
        colour = CRIMSON if index == 5 else under_words(mix(PARCH[1], ramp.dark, share * 0.8), plain)
        start = math.radians(-90 + index * 60)
        points = [centre]
        points += [(centre[0] + radius * math.cos(start + math.radians(d)),
                    centre[1] + radius * math.sin(start + math.radians(d))) for d in range(0, 61, 4)]  # fmt: skip
        pygame.draw.polygon(out, colour, points)
        pygame.draw.line(out, INK, centre, points[1], max(1, n // 90))
    pygame.draw.circle(out, INK, centre, radius, max(2, n // 40))
    out = pygame.transform.smoothscale(out, (side, side))
    for index in range(6):
        angle = math.radians(-60 + index * 60)
        at = (round(side / 2 + side * 0.34 * math.cos(angle)), round(side / 2 + side * 0.34 * math.sin(angle)))
        if index < 5:
            block = layout(str(index + 1), Style(max(14, side // 6), GOLD[0] if index > 2 else INK, "title"))
            block.draw(out, (at[0] - block.size[0] // 2, at[1] - block.size[1] // 2))
        else:
            mark = glyph("madness", max(10, side // 4), GOLD[0])
            out.blit(mark, mark.get_rect(center=at))
    pygame.draw.circle(out, INK, (side // 2, side // 2), max(3, side // 14))
    pygame.draw.circle(out, GOLD[1], (side // 2, side // 2), max(2, side // 22))
    return out


BARE, BRIEF, WORDY = 0, 1, 2
"""Degrees of detail: pictures and names; with the short lines; with everything."""
LIMITS = ("6", "3", "5", f"{TIMES}3")
"""Cards in hand, places for support, spells, power."""
_HEAD = re.compile(r"^<([a-z0-9_.]+)\|([^<>|]+)>:\s*(.+)$", re.DOTALL)
_NEXT = re.compile(r"(?<=\.)\s+(?=<)")


@dataclass
class Maker:
    """Makes the blocks of the sheet for a column of `width` pixels with letters of `em` pixels."""

    easel: FigureContext
    width: int
    detail: int

    @property
    def em(self) -> int:
        """The height of the letters."""
        return self.easel.em

    @property
    def pad(self) -> int:
        """Room between a block's edge and what it holds."""
        return max(5, round(self.em * 0.5))

    def block(self, article: Article) -> Block | None:
        """One block; None for what is left out at this degree of detail."""
        name = article.id.partition(".")[2]
        make = {
            "turn": self._turn,
            "actions": self._actions,
            "track": self._track,
            "madness": self._madness,
            "limits": self._limits,
        }.get(name, self._plain)
        if name == "paying" and self.detail < WORDY:
            return None
        draft = _Draft(self, article)
        make(draft)
        return draft.done()

    # the blocks

    def _plain(self, draft: _Draft) -> None:
        for index, line in enumerate(draft.article.lines):
            draft.text(line, index, sign=True)

    def _turn(self, draft: _Draft) -> None:
        entries = [_headed(line) for line in draft.article.lines]
        names = [head or parse(line)[0] for (_, head, _), line in zip(entries, draft.article.lines, strict=True)]
        style = Style(self.em, GOLD[0], "title")
        widest = max(layout(name, style).size[0] for name in names) + round(self.em * 3.6)
        if self.detail == BARE:
            self._phase_grid(draft, entries, names, widest)
            return
        beside = draft.inner - widest >= self.em * 9
        wide = widest if beside else draft.inner
        for index, ((target, _, body), name) in enumerate(zip(entries, names, strict=True)):
            image = plaque(self.easel, name, index, wide)
            lines = text_rows(body, ink(self.em), draft.inner - wide - self.em if beside else draft.inner,
                              draft.article.id) if body else []  # fmt: skip
            high = sum(row.height for row in lines)
            top = draft.y
            tall = max(image.get_height(), high) if beside else image.get_height()
            draft.picture(image, 0, top + (tall - image.get_height()) // 2, target, name, index)
            if beside:
                draft.rows(lines, wide + round(self.em * 0.7), top + (tall - high) // 2)
                draft.y = top + tall + max(2, self.em // 5)
            else:
                draft.rows(lines, self.em // 2, top + tall + 2)
                draft.y = top + tall + high + max(3, self.em // 4)

    def _phase_grid(self, draft: _Draft, entries: list[tuple[str, str, str]], names: list[str], widest: int) -> None:
        columns = 2 if 2 * widest <= draft.inner + self.em else 1
        wide = draft.inner // columns
        for index, ((target, _, _), name) in enumerate(zip(entries, names, strict=True)):
            image = plaque(self.easel, name, index, wide - 2, 1.5)
            top = draft.y + (index // columns) * (image.get_height() + 3)
            draft.picture(image, (index % columns) * wide, top, target, name, index)
        draft.y += -(-len(names) // columns) * (image.get_height() + 3)

    def _actions(self, draft: _Draft) -> None:
        for index, line in enumerate(draft.article.lines):
            target, head, body = _headed(line)
            signs = price(self.easel, index, draft.inner, marked=self.detail == BARE)
            top = draft.y
            head_markup = f"<{target}|{head}>" if target else line
            room = draft.inner - signs.get_width() - self.em // 2
            style = ink(self.em, bold=True)
            beside = room >= min(self.em * 9, layout(parse(head_markup)[0], style).size[0])
            lines = text_rows(head_markup, style, room if beside else draft.inner, draft.article.id, first=index)
            if not beside:
                draft.rows(lines, 0, top)
                top += sum(row.height for row in lines)
                draft.picture(signs, draft.inner - signs.get_width(), top)
                draft.y = top + signs.get_height()
            else:
                tall = max(signs.get_height(), sum(row.height for row in lines))
                draft.rows(lines, 0, top + (tall - sum(row.height for row in lines)) // 2)
                draft.picture(signs, draft.inner - signs.get_width(), top + (tall - signs.get_height()) // 2)
                draft.y = top + tall
            if body and self.detail == WORDY:
                small = Style(max(14, round(self.em * 0.9)), mix(INK, PARCH[4], 0.35), italic=True)
                draft.flow(text_rows(_started(body), small, draft.inner, draft.article.id))
            if index + 1 < len(draft.article.lines):
                draft.line()
        if self.detail > BARE:
            small = Style(max(14, round(self.em * 0.8)), QUIET, italic=True)
            draft.flow(text_rows(self.easel.t("rulebook.ui.example"), small, draft.inner, draft.article.id))

    def _track(self, draft: _Draft) -> None:
        image = walk(self.easel, draft.inner)
        draft.picture(image, (draft.inner - image.get_width()) // 2, draft.y)
        draft.y += image.get_height() + self.em // 3
        if self.detail > BARE:
            for index, line in enumerate(draft.article.lines):
                draft.text(line, index)

    def _madness(self, draft: _Draft) -> None:
        side = min(round(self.em * (4.4 if self.detail == BARE else 5.6)), draft.inner // 3)
        if draft.inner < self.em * 16 and self.detail == BARE:
            side = 0  # the words need the room
        top, room = draft.y, draft.inner - side - (round(self.em * 0.8) if side else 0)
        lines: list[Row] = []
        for index, line in enumerate(draft.article.lines):
            shown = f"{line.partition('. ')[0].rstrip('.')}." if self.detail == BARE else line  # the first sentence
            lines += text_rows(shown, ink(self.em), room, draft.article.id, first=index)
        high = sum(row.height for row in lines)
        tall = max(side, high)
        if side:
            draft.picture(clock(self.easel, side), 0, top + (tall - side) // 2)
        draft.rows(lines, draft.inner - room, top + (tall - high) // 2)
        draft.y = top + tall
        if self.detail == WORDY:
            draft.y += self.em // 3
            self._stacks(draft)

    def _stacks(self, draft: _Draft) -> None:
        """How many Madness there are for each number of players."""
        sizes = catalogue().table.madness_stack
        style = Style(max(14, round(self.em * 0.8)), QUIET, italic=True, align="center")
        words = {players: self.easel.t("rulebook.figures.players", n=players) for players in sizes}
        widest = max(layout(text, style).size[0] for text in words.values()) + 8
        columns = len(sizes) if widest * len(sizes) <= draft.inner else 2
        each, high, low = draft.inner // columns, round(self.em * 2.1), round(self.em * 1.2)
        for index, (players, size) in enumerate(sizes.items()):
            image = self.easel.sheet(each, high + low)
            card = self.easel.card("madness", high)
            image.blit(card, (each // 2 - card.get_width() - 2, 0))
            number = layout(str(size), Style(round(self.em * 1.3), INK, "title"))
            number.draw(image, (each // 2 + self.em // 4, (high - number.size[1]) // 2))
            self.easel.words_in(image, words[players], Rect(2, high, each - 4, low), style, "stacks")
            draft.picture(image, index % columns * each, draft.y + index // columns * (high + low + 2))
        draft.y += -(-len(sizes) // columns) * (high + low + 2)

    def _limits(self, draft: _Draft) -> None:
        lines = [part for line in draft.article.lines for part in _NEXT.split(line)]
        if len(lines) != len(LIMITS):
            self._plain(draft)
        elif self.detail == BARE:
            self._limits_in_a_row(draft, lines)
        else:
            self._limits_in_a_grid(draft, lines)

    def _limits_in_a_grid(self, draft: _Draft, lines: list[str]) -> None:
        disc = round(self.em * 2.1)
        columns = 2 if draft.inner >= self.em * 17 else 1
        wide = draft.inner // columns
        made, first = [], 0
        for line in lines:
            made.append(text_rows(line, ink(self.em), wide - disc - self.em, draft.article.id, first=first))
            first += len(parse(line)[1])
        for start in range(0, len(made), columns):
            pair = made[start : start + columns]
            tall = max(disc, *(sum(row.height for row in rows) for rows in pair))
            for index, rows in enumerate(pair):
                high = sum(row.height for row in rows)
                image = number_disc(self.easel, LIMITS[start + index], disc)
                draft.picture(image, index * wide, draft.y + (tall - disc) // 2)
                draft.rows(rows, index * wide + disc + self.em // 2, draft.y + (tall - high) // 2)
            draft.y += tall + max(2, self.em // 5)

    def _limits_in_a_row(self, draft: _Draft, lines: list[str]) -> None:
        """Numbers with their names, one after the other as words are."""
        disc, x, first = round(self.em * 1.45), 0, 0
        for number, line in zip(LIMITS, lines, strict=True):
            name = re.sub(r":.*$", "", line, flags=re.DOTALL)
            need = disc + layout(parse(name)[0], ink(self.em)).size[0] + self.em // 3
            if x and x + need > draft.inner:
                x = 0
                draft.y += disc + 2
            draft.picture(number_disc(self.easel, number, disc), x, draft.y)
            left = x + disc + self.em // 4
            rows = text_rows(name, ink(self.em), draft.inner - left, draft.article.id, first=first)
            draft.rows(rows[:1], left, draft.y + (disc - rows[0].height) // 2)
            first += len(parse(line)[1])
            x += need + self.em // 2
        draft.y += disc


class _Draft:
    """A block being put together; `y` is where the next row goes, from the block's top."""

    def __init__(self, maker: Maker, article: Article) -> None:
        self.maker, self.article = maker, article
        self.band = round(maker.em * 1.55) if maker.detail == WORDY else 0
        self.inner = maker.width - 2 * maker.pad
        self.y = self.band + (maker.pad if self.band else maker.pad // 2)
        self.parts: list[tuple[int, int, Row]] = []
        self.hidden: list[Spot] = []

    def rows(self, rows: list[Row], x: int, y: int) -> None:
        """Put rows at a place, one below the other."""
        for row in rows:
            self.parts.append((self.maker.pad + x, y, row))
            y += row.height

    def flow(self, rows: list[Row]) -> None:
        """Put rows where the next ones go."""
        self.rows(rows, 0, self.y)
        self.y += sum(row.height for row in rows)

    def text(self, markup: str, index: int, *, sign: bool = False) -> None:
        """A line of the summary."""
        first = sum(line.count("|") for line in self.article.lines[:index])
        style, indent = ink(self.maker.em), self.maker.em if sign else 0
        rows = text_rows(markup, style, self.inner, self.article.id, indent=indent, first=first)
        if sign and isinstance(rows[0], TextRow):
            rows[0].sign = True
        self.flow(rows)

    def picture(self, image: Surface, x: int, y: int, target: str = "", label: str = "", index: int = 0) -> None:
        """A picture at a place; with a target it can be pressed."""
        place = image.get_rect(topleft=(self.maker.pad + x, y))
        self.parts.append((place.x, y, ImageRow(place.h, self.article.id, image=lambda: image)))
        if target:
            self.hidden.append(Spot(f"link:{self.article.id}:{index}", target, label, place))

    def line(self) -> None:
        """A thin line across."""
        image = self.maker.easel.sheet(self.inner, 1)
        image.fill((*PARCH[3], 110))
        gap = max(1, self.maker.em // 7)
        self.picture(image, 0, self.y + gap)
        self.y += 2 * gap + 1

    def done(self) -> Block:
        """The finished block."""
        pad, name = self.maker.pad if self.band else self.maker.pad // 2, self.article.id.partition(".")[2]
        return Block(
            self.y + pad,
            self.article.id,
            parts=self.parts,
            width=self.maker.width,
            band=self.band,
            title=self.article.title,
            hidden=tuple(self.hidden),
            easel=self.maker.easel,
            cards=CARDS.get(name) if self.band else None,
        )


def _headed(line: str) -> tuple[str, str, str]:
    """A line parted into the target of its first link, the link's words, and what follows the colon."""
    found = _HEAD.match(line)
    return (found.group(1), found.group(2), found.group(3)) if found else ("", "", "")


def _started(text: str) -> str:
    return text[:1].upper() + text[1:]
