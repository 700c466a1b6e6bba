"""The rows of results on the panel: seals, words and the eye; in a tight place all in one line of signs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.bigbook.table.render.context import RenderContext
from scenes.bigbook.table.text.outlook import Row
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GREEN_INK, Colour

LEVELS = 7
"""How often something is left out before even the smallest letters have no room."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the column: how high it is, and what draws it at a height of the sheet."""

    height: int
    draw: Callable[[int], None]
    broken: bool = False
    name: str = ""


def result_rows(
    look: RenderContext, surface: Surface, rows: list[Row], room: Rect, step: tuple[int, int]
) -> list[Block]:
    """The certain facts, one below the other; where that takes too much, those that signs can say share a line."""
    level, size = step
    brief = [row for row in rows if row.short]
    if level >= LEVELS - 2:
        return [row_block(look, surface, row, room, size, CRIMSON) for row in rows if row.warn]
    if level < 1 or not brief:
        rows = rows if level < 1 else rows[-max(1, 5 - level) :]
        return [_row(look, surface, row, room, size) for row in rows]
    long = [row for row in rows if not row.short][-max(1, 5 - level) :]
    made = [_row(look, surface, row, room, size) for row in long]
    return ([_signs(look, surface, brief, room, size)] if brief else []) + made


def _row(look: RenderContext, surface: Surface, row: Row, room: Rect, size: int) -> Block:
    """A fact in the colour of what it brings."""
    return row_block(look, surface, row, room, size, CRIMSON if row.warn else GREEN_INK)


def _signs(look: RenderContext, surface: Surface, rows: list[Row], room: Rect, size: int) -> Block:
    """Several facts in one line of seals and signs: who draws how many unknown cards, who chooses after that."""
    side = look.layout.px(24, 18)
    step = round(side * 0.8)
    parts = [(row, lay_out(row.short + ("\u00a0[eye]" if row.eye else ""), Style(size, GREEN_INK, bold=True)))
             for row in rows]  # fmt: skip

    def draw(y: int) -> None:
        x = room.x
        for row, made in parts:
            before = row.short == "…"
            if before:
                made.draw(surface, (x, y + (side - made.size[1]) // 2))
                x += made.size[0] + 4
            for seat in row.seats:
                person = look.words.people.get(seat)
                if person is not None:
                    surface.blit(emblem(person.emblem, side, look.words.colour(seat)), (x, y))
                x += step
            x += side - step + 4
            if not before:
                made.draw(surface, (x, y + (side - made.size[1]) // 2))
                x += made.size[0]
            x += look.layout.px(14, 10)

    return Block(side, draw)


def row_block(
    look: RenderContext, surface: Surface, row: Row, room: Rect, size: int, colour: Colour = GREEN_INK
) -> Block:
    """One certain fact: seals or an icon, the words, an eye for what stays unknown."""
    side = look.layout.px(24, 18)
    step = side + 2 if len(row.seats) < 3 else round(side * 0.72)
    left = (len(row.seats) - 1) * step + side + look.layout.px(8, 5) if row.seats else 0
    words = f"[{row.icon}]\u00a0{row.text}" if row.icon else row.text
    if row.eye:
        words += "\u00a0[eye]"
    made = lay_out(words, Style(size, colour), room.w - left)
    high = max(made.size[1], side if row.seats else 0)

    def draw(y: int) -> None:
        for index, seat in enumerate(row.seats):
            person = look.words.people.get(seat)
            if person is not None:
                seal = emblem(person.emblem, side, look.words.colour(seat))
                surface.blit(seal, (room.x + index * step, y + (high - side) // 2))
        made.draw(surface, (room.x + left, y + (high - made.size[1]) // 2))

    return Block(high, draw, made.broken)
