"""The table of the rulebook's pictures: places, phases, prices and the open page, drawn as on the real table."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS as ELEMENT_ORDER
from game.bigbook.play.card_kinds import TIMES
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.rulebook.figure_context import QUIET, Cell, FigureContext, lines, row
from scenes.kit.icons import glyph
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, ELEMENTS, GOLD, GREEN_INK, INK, LECTERN, PARCH, Colour, mix

PHASES = ("concentration", "monster", "action", "recuperation")
DIFFICULTIES = ("easy", "medium", "hard")


def track(easel: FigureContext) -> Surface:
    """The ring of six spaces round a small book; the marker walks against the clock."""
    em = easel.em
    w, h = min(easel.width, em * 25), em * 13
    out = easel.sheet(w, h)
    cx, cy, rx, ry = w / 2, h / 2, w / 2 - em * 3.4, h / 2 - em * 1.9
    arc = [(cx + rx * math.cos(a), cy - ry * math.sin(a)) for a in (math.radians(d) for d in range(96, 424, 4))]
    lines(out, mix(PARCH[3], CRIMSON, 0.3), arc, max(2, em // 7))
    book = Rect(0, 0, em * 5, round(em * 3.4))
    book.center = (round(cx), round(cy))
    _little_book(easel, out, book)
    for space in range(6):
        angle = math.radians(90 + space * 60)
        centre = (round(cx + rx * math.cos(angle)), round(cy - ry * math.sin(angle)))
        pygame.draw.circle(out, INK, centre, round(em * 1.55))
        pygame.draw.circle(out, LECTERN[1] if space in (0, 1) else mix(INK, PARCH[4], 0.4), centre, round(em * 1.45))
        pygame.draw.circle(out, GOLD[2], centre, round(em * 1.3), max(1, em // 12))
        if space == 0:
            mark = glyph("madness", round(em * 1.6), GOLD[0])
            out.blit(mark, mark.get_rect(center=centre))
        else:
            easel.words_in(out, str(space), Rect(centre[0] - em, centre[1] - em, 2 * em, 2 * em),
                           Style(round(em * 1.4), GOLD[0], "title", align="center"), "track")  # fmt: skip
    return out


def _little_book(easel: FigureContext, out: Surface, book: Rect) -> None:
    pygame.draw.rect(out, LECTERN[1], book.inflate(easel.em // 2, easel.em // 2), border_radius=5)
    for half, seed in (
        (Rect(book.x, book.y, book.w // 2, book.h), 3),
        (Rect(book.centerx, book.y, book.w // 2, book.h), 4),
    ):
        out.blit(parchment(half.size, seed), half)
    pygame.draw.line(out, PARCH[3], (book.centerx, book.y), (book.centerx, book.bottom), 2)
    mark = glyph("curse", round(book.h * 0.6), mix(PARCH[4], INK, 0.3))
    out.blit(mark, mark.get_rect(center=(book.x + book.w // 4, book.centery)))
    for i in range(4):
        y = book.y + book.h * (i + 1) // 5
        pygame.draw.line(out, PARCH[3], (book.centerx + book.w // 10, y), (book.right - book.w // 10, y), 1)


def positions(easel: FigureContext) -> Surface:
    """The five places of curses in the order they are filled."""
    names_of = catalogue().table.positions
    piles = ("multi", "water", "earth", "fire", "air")
    height = round(easel.em * 4.6)
    cells = [
        Cell(_numbered(easel, easel.pile(pile, height), index + 1), easel.t(f"terms.positions.{name}.singular"))
        for index, (name, pile) in enumerate(zip(names_of, piles, strict=True))
    ]
    return row(easel, cells, gap=0.5)


def _numbered(easel: FigureContext, image: Surface, number: int) -> Surface:
    em = easel.em
    out = easel.sheet(image.get_width() + em, image.get_height() + em // 2)
    out.blit(image, (em // 2, em // 2))
    pygame.draw.circle(out, CRIMSON, (em, em), round(em * 0.85))
    pygame.draw.circle(out, GOLD[1], (em, em), round(em * 0.85), 1)
    easel.words_in(out, str(number), Rect(em // 4, em // 4, round(em * 1.5), round(em * 1.5)),
                   Style(em, GOLD[0], bold=True, align="center"), "positions")  # fmt: skip
    return out


def rounds(easel: FigureContext) -> Surface:
    """The Round track: a row for every round, a column for every difficulty."""
    em = easel.em
    first, cell_h = round(em * 6), round(em * 1.7)
    w = min(easel.width, em * 26)
    col = (w - first) // 3
    out = easel.sheet(w, cell_h * 7 + 4)
    track = catalogue().table.round_track
    for column, name in enumerate(DIFFICULTIES):
        head = Rect(first + column * col, 0, col, cell_h)
        style = Style(em, CRIMSON, "title", align="center")
        easel.words_in(out, easel.t(f"terms.difficulties.{name}.name"), head, style, "rounds")
    for index in range(6):
        y = cell_h * (index + 1)
        if index % 2 == 0:
            pygame.draw.rect(out, (*PARCH[2], 110), Rect(0, y, w, cell_h), border_radius=5)
        label = Rect(em // 2, y, first - em, cell_h)
        easel.words_in(out, easel.t("rulebook.figures.round", n=index + 1), label, Style(em, INK), "rounds")
        for column, name in enumerate(DIFFICULTIES):
            count = track[name][index]
            centre = first + column * col + col // 2
            side = round(em * 1.35)
            for k in range(count):
                mark = easel.badge("multi", side)
                out.blit(
                    mark, mark.get_rect(center=(centre + round((k - (count - 1) / 2) * side * 1.15), y + cell_h // 2))
                )
            if not count:
                pygame.draw.line(
                    out, PARCH[3], (centre - em // 3, y + cell_h // 2), (centre + em // 3, y + cell_h // 2), 2
                )
    return out


def phases(easel: FigureContext) -> Surface:
    """Four plaques in a row, or two by two in a narrow column, each the start of the next."""
    em = easel.em
    marks = ("star", "madness", "quill", "moon")
    labels = [easel.t(f"terms.phases.{name}") for name in PHASES]
    longest = max(layout(label, Style(em, INK, "title")).size[0] for label in labels)
    columns = 4 if (longest + em * 2) * 4 <= easel.width else 2
    w, h = easel.width // columns, round(em * 4)
    out = easel.sheet(easel.width, h * (4 // columns))
    for index, label in enumerate(labels):
        box = Rect((index % columns) * w, (index // columns) * h, w, h).inflate(-em // 3, -em // 3)
        point = em * 0.7
        shape = [box.topleft, (box.right - point, box.y), (box.right, box.centery), (box.right - point, box.bottom),
                 box.bottomleft, (box.x + point * 0.7, box.centery)]  # fmt: skip
        colour = (GREEN_INK, CRIMSON, ELEMENTS["water"].dark, ELEMENTS["air"].dark)[index]
        pygame.draw.polygon(out, mix(colour, PARCH[1], 0.15), shape)
        pygame.draw.polygon(out, INK, shape, 1)
        mark = glyph(marks[index], round(em * 1.5), GOLD[1])
        out.blit(mark, mark.get_rect(midtop=(box.centerx, box.y + em // 4)))
        room = Rect(box.x + em, box.y + round(em * 1.8), box.w - 2 * em, box.h - round(em * 1.9))
        easel.words_in(out, label, room, Style(em, GOLD[0], "title", align="center"), "phases")
    return out


def five(easel: FigureContext) -> Surface:
    """The five actions with their prices in badges."""
    em = easel.em
    prices = {
        "spells.cast": [("fire", 1, TIMES)],
        "actions.learn": [("fire", 2, "")],
        "actions.acquire": [("fire", 2, "/"), ("fire", 3, "")],
        "actions.destroy": [("fire", 4, "/"), *[(one, 1, "") for one in ELEMENT_ORDER]],
        "actions.cure": [("any", 2, "")],
    }
    side, line = round(em * 1.3), round(em * 2.1)
    w = min(easel.width, em * 27)
    out = easel.sheet(w, line * len(prices))
    for index, (key, price) in enumerate(prices.items()):
        y = index * line
        if index % 2 == 0:
            pygame.draw.rect(out, (*PARCH[2], 110), Rect(0, y, w, line), border_radius=5)
        total = sum(count for _, count, _ in price) * (side + 2) + sum(em for *_, sign in price if sign)
        x = w - em // 2 - total
        room = Rect(em // 2, y, x - em, line)
        easel.words_in(out, easel.t(f"rulebook.{key}.title"), room, Style(em, INK), "five")
        for element, count, sign in price:
            for _ in range(count):
                mark = glyph("any", side, INK) if element == "any" else easel.badge(element, side)
                out.blit(mark, mark.get_rect(midleft=(x, y + line // 2)))
                x += side + 2
            if sign:
                text = f"{TIMES}1\u20133" if sign == TIMES else sign
                room = Rect(x - em // 3 if sign == "/" else x - side - em * 3, y, em if sign == "/" else em * 3, line)
                easel.words_in(out, text, room, Style(em, QUIET, align="center"), "five")
                x += em
    return out


def spread(easel: FigureContext) -> Surface:
    """An open page of the grimoire with what stands where."""
    em = easel.em
    w = min(easel.width, em * 26)
    half, h = w // 2, round(w * 0.42)
    out = easel.sheet(w, h + round(em * 2.4))
    pygame.draw.rect(out, LECTERN[1], Rect(0, 0, w, h), border_radius=8)
    left, right = Rect(5, 5, half - 5, h - 10), Rect(half, 5, half - 5, h - 10)
    out.blit(parchment(left.size, 5), left)
    out.blit(parchment(right.size, 6), right)
    art = easel.art("monsters", "page_02", (left.w, round(left.w * 648 / 704)))
    if art is not None:
        out.blit(art, left, Rect(0, 0, left.w, min(left.h, art.get_height())))
    for index, element in enumerate(easel.brings("page_02")):
        out.blit(easel.badge(element, em), (left.right - (3 - index) * (em + 2) - 4, left.y + 4))
    for index, (part, colour) in enumerate((("bonus", GREEN_INK), ("failure", CRIMSON))):
        box = Rect(right.x + em // 2, right.y + index * right.h * 2 // 5 + em // 3, right.w - em, right.h * 2 // 5 - 4)
        _stake(easel, out, part, colour, box)
    for index, element in enumerate(easel.brings("page_07")):
        out.blit(easel.badge(element, em), (right.right - (3 - index) * (em + 2) - 6, right.bottom - em - 4))
    for index, (key, rect) in enumerate((("left", left), ("right", right))):
        label = easel.label(easel.t(f"rulebook.figures.{key}"), half - em, bold=True, colour=(INK, INK)[index])
        out.blit(label, label.get_rect(midtop=(rect.centerx, h + 2)))
    return out


def _stake(easel: FigureContext, out: Surface, part: str, colour: Colour, box: Rect) -> None:
    head = Rect(box.x, box.y, box.w, round(easel.em * 1.4))
    easel.words_in(out, easel.t(f"terms.card.{part}"), head, Style(easel.em, colour, "title"), "spread")
    for i in range(3):
        y = head.bottom + round((box.h - head.h) * (i + 0.6) / 3.4)
        pygame.draw.line(out, PARCH[3], (box.x, y), (box.right - (box.w // 3 if i == 2 else 0), y), 2)
