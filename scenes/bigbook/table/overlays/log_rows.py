"""The rows of the log drawer: who, what kind of deed, the words with their links, and the sign that leads back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.text.log import Line, tell
from scenes.bigbook.cards.action_signs import mark
from scenes.bigbook.table.overlays.log_text import Link, bold_runs, linked
from scenes.bigbook.table.overlays.verb_marks import verb_of
from scenes.bigbook.table.render.context import RenderContext
from scenes.kit.icons import emblem
from scenes.kit.shapes import arc
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, Colour, mix

HEADS = ("turn_began", "round_moved")


@dataclass(slots=True)
class Row:
    """One line on the paper. `text` is where its words begin."""

    index: int
    line: Line
    block: TextBlock
    rect: Rect
    text: tuple[int, int]
    links: list[tuple[Link, list[Rect]]]
    heading: bool


def sides(look: RenderContext) -> tuple[int, int, int]:
    """Pixels of the emblem, of the sign of the deed, and of the gaps about them."""
    return look.layout.px(22, 17), look.layout.px(18, 14), look.layout.px(6, 4)


def rows(look: RenderContext, lines: list[Line], room: Rect, offset: int) -> list[Row]:
    """The lines that fit into the room, oldest first; `offset` newest ones are left out."""
    who, what, gap = sides(look)
    inset = who + what + 2 * gap
    size, y = look.layout.text(17, 14), room.bottom
    found: list[Row] = []
    for index in range(len(lines) - offset - 1, -1, -1):
        line = lines[index]
        heading = line.type in HEADS
        text, links = (tell(look.words, line), []) if heading else linked(look.words, line)
        if not text:
            continue
        text += "\u00a0[eye]" if line.eye and not heading else ""
        left = room.x + (who + gap if heading and line.seat else 0 if heading else inset)
        ink = PARCH[4] if line.quiet else INK
        style = Style(round(size * 1.1) if heading else size, ink, bold=heading, bold_colour=CRIMSON)
        right = sign_side(look) if heading else 0
        block = lay_out(text, style, room.right - left - right)
        height = max(block.size[1], who if heading else what)
        y -= height + (look.layout.px(9, 6) if heading else look.layout.px(5, 3))
        if y < room.y:
            break
        at = (left, y + (height - block.size[1]) // 2)
        runs = bold_runs(block, at) if links else []
        found.append(Row(index, line, block, Rect(room.x, y, room.w, height), at,
                         list(zip(links, runs, strict=False)), heading))  # fmt: skip
    return found[::-1]


def sign_side(look: RenderContext) -> int:
    """Pixels of the sign that leads back."""
    return look.layout.px(28, 22)


def sign_of(look: RenderContext, row: Row) -> Rect:
    """Where the sign of a row stands: at the right end of a heading, over the sign of the deed of another line."""
    side = sign_side(look)
    if row.heading:
        return Rect(row.rect.right - side, row.rect.centery - side // 2, side, side)
    who, what, gap = sides(look)
    side = what + gap
    middle = row.rect.x + who + gap + what // 2, row.text[1] + row.block.line_height // 2
    place = Rect(0, 0, side, side)
    place.center = middle
    return place


def draw_row(look: RenderContext, surface: Surface, row: Row) -> None:
    """The still picture of a row."""
    who, what, gap = sides(look)
    line, rect = row.line, row.rect
    if row.heading:
        pygame.draw.line(surface, PARCH[3], (rect.x, rect.y - 2), (rect.right, rect.y - 2))
        look_sign(surface, sign_of(look, row), PARCH[4])
    top = row.text[1] + (row.block.line_height - who) // 2
    person = look.words.people.get(line.seat)
    if person is not None:
        surface.blit(emblem(person.emblem, who, look.words.colour(line.seat)), (rect.x, top))
    if not row.heading:
        picture = mark(verb_of(line.type), what, PARCH[4])
        surface.blit(picture, (rect.x + who + gap, row.text[1] + (row.block.line_height - what) // 2))
    row.block.draw(surface, row.text)


def everyone(surface: Surface, rect: Rect) -> None:
    """A round table with people about it."""
    pygame.draw.circle(surface, mix(PARCH[2], INK, 0.1), rect.center, rect.w // 2)
    pygame.draw.circle(surface, PARCH[4], rect.center, rect.w // 6)
    for at in range(5):
        x, y = pygame.Vector2(0, -rect.w * 0.33).rotate(at * 72)
        pygame.draw.circle(surface, INK, (rect.centerx + x, rect.centery + y), max(2, rect.w // 11))


def look_sign(surface: Surface, rect: Rect, colour: Colour) -> None:
    """An hour hand that runs backwards."""
    r = rect.w * 0.3
    pygame.draw.circle(surface, mix(PARCH[0], GOLD[1], 0.3), rect.center, rect.w // 2)
    points = [(2 * rect.centerx - x, y) for x, y in arc(rect.centerx, rect.centery, r, 200, 480)]
    pygame.draw.lines(surface, colour, False, points, 2)
    x, y = points[0]
    pygame.draw.polygon(surface, colour, [(x - 4, y - 1), (x + 4, y - 1), (x + 1, y + 5)])
    pygame.draw.lines(surface, colour, False, [(rect.centerx, rect.centery - r * 0.6), rect.center,
                                               (rect.centerx + r * 0.4, rect.centery)], 2)  # fmt: skip
