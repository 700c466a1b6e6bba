"""Where everything lies on the set-up screen: the story, everybody's sheet, what the group is good at, the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.mansions.rules.options import MOST
from scenes.kit.column import Column, beside
from scenes.kit.text import layout
from scenes.kit.theme import Theme
from scenes.mansions.widgets import letters

TEXT = 16
"""Letters of what is told, in units of the compact design."""
K = 0.68
"""Units of this screen are those of the full design; so many of the compact one are one of them."""
RULES = ("keeper", "undo", "longer_night", "puzzle_seconds", "keeper_skill_tokens")
"""What is agreed on beside the story, from above."""
WIDEST = 900
"""Units that somebody's sheet takes at most."""
WIDE = 640
"""From so many units on it has room for a large portrait."""
SHAPE = 1.4
"""How much higher than wide a portrait is."""
PLATE = 16 / 9
"""How much wider than high the picture of a story is."""


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """The sheet of somebody, in pixels."""

    sheet: Rect
    portrait: Rect
    name: Rect
    friend: Rect
    told: Rect
    """Whom they play, in three lines."""
    physical: tuple[Rect, Rect]
    mental: tuple[Rect, Rect]
    bars: Rect
    texts: Rect


@dataclass(frozen=True, slots=True)
class SetupPlaces:
    """All rectangles of the screen, in pixels."""

    title: Rect
    counts: tuple[Rect, ...]
    story: Rect
    plate: Rect
    story_name: Rect
    minutes: Rect
    blurb: Rect
    seats: tuple[SeatPlaces, ...]
    group: Rect
    rules: Rect
    choices: dict[str, Rect]
    notes: dict[str, Rect]
    ends: dict[str, Rect]


def laid(size: tuple[int, int], theme: Theme, people: int, *, book: bool) -> SetupPlaces:
    """The screen for a window in pixels and so many people; `book`: there are friends to choose from."""
    (w, h), full = size, theme.layout.full
    k = 1.0 if full else K

    def px(units: float) -> int:
        return theme.px(units * k)

    edge, gap = px(20), px(14)
    wide = min(w - 2 * edge, round(h * 2.05))
    x0 = (w - wide) // 2
    head = Rect(x0, px(12), wide, px(136))
    left = Rect(head.x, head.y, round(wide * 0.42), head.h)
    title = Rect(left.x, left.y, left.w, round(left.h * 0.56))
    row = px(54)
    counts = beside(Rect(left.x, left.bottom - row, left.w, row), MOST, px(10))
    story = Rect(left.right + gap * 2, head.y, head.right - left.right - gap * 2, head.h)
    plate = Rect(story.x, story.y, round(story.h * PLATE), story.h)
    told = Rect(plate.right + gap, story.y + px(6), story.right - plate.right - 2 * gap, story.h - px(12))
    story_name = Rect(told.x, told.y, round(told.w * 0.62), px(46))
    minutes = Rect(story_name.right + gap, told.y, told.right - story_name.right - gap, story_name.h)
    blurb = Rect(told.x, story_name.bottom + px(6), told.w, told.bottom - story_name.bottom - px(6))
    low = px(284)
    area = Rect(x0, head.bottom + gap, wide, h - low - gap - (head.bottom + gap))
    each = min((area.w - gap * (people - 1)) // people, px(WIDEST))
    start = area.x + (area.w - each * people - gap * (people - 1)) // 2
    seats = tuple(
        _seat(Rect(start + at * (each + gap), area.y, each, area.h), px, book=book) for at in range(people)
    )  # fmt: skip
    board = Rect(x0, h - low, wide, low - px(14))
    group = Rect(board.x, board.y, round(wide * 0.27), board.h)
    rules = Rect(group.right + gap, board.y, round(wide * 0.47), board.h)
    ends = Rect(rules.right + gap, board.y, board.right - rules.right - gap, board.h)
    choices, notes = _rules(rules, px)
    line = px(54)
    back = Rect(ends.x, ends.bottom - line, ends.w, line)
    seed = Rect(ends.x, back.y - px(10) - line, ends.w, line)
    choices["keeper"] = seed.move(0, -px(10) - line)
    start_ = Rect(ends.x, ends.y, ends.w, choices["keeper"].y - px(10) - ends.y)
    surprise, menu = beside(back, 2, px(10))
    places = {"start": start_, "seed": seed, "surprise": surprise, "back": menu}
    return SetupPlaces(
        title, tuple(counts), story, plate, story_name, minutes, blurb, seats, group, rules, choices, notes, places
    )


def _seat(sheet: Rect, px: Callable[[float], int], *, book: bool) -> SeatPlaces:
    """A sheet from above: face and name, the two pairs of cards, the seven attributes, what the kept cards do."""
    pad, gap = px(14), px(8)
    inner = sheet.inflate(-2 * pad, -2 * pad)
    inner.y += px(6)
    inner.h -= px(6)
    pick, bars = px(46), px(56)
    tall = min(round(inner.h * (0.36 if inner.w < px(WIDE) else 0.46)), round(inner.w * 0.36 * SHAPE))
    portrait = Rect(inner.x, inner.y, round(tall / SHAPE), tall)
    right = Rect(portrait.right + pad, inner.y, inner.right - portrait.right - pad, tall)
    line = px(44)
    friend = Rect(right.right - line, right.y, line, line) if book else Rect(right.right, right.y, 0, line)
    name = Rect(right.x, right.y, friend.x - right.x - (gap if book else 0), line)
    told = Rect(right.x, name.bottom + gap // 2, right.w, right.bottom - name.bottom - gap // 2)
    physical = Rect(inner.x, portrait.bottom + gap, inner.w, pick)
    mental = physical.move(0, pick + gap)
    bars_ = Rect(inner.x, mental.bottom + gap, inner.w, bars)
    texts = Rect(inner.x, bars_.bottom + gap // 2, inner.w, sheet.bottom - px(8) - bars_.bottom - gap // 2)
    return SeatPlaces(
        sheet, portrait, name, friend, told, _pair(physical, gap), _pair(mental, gap), bars_, texts
    )  # fmt: skip


def _pair(row: Rect, gap: int) -> tuple[Rect, Rect]:
    one, other = beside(row, 2, gap)
    return one, other


def _rules(area: Rect, px: Callable[[float], int]) -> tuple[dict[str, Rect], dict[str, Rect]]:
    """A row for each of them: what is chosen at the left, what it means beside it."""
    inner, gap = area.inflate(-px(32), -px(16)), px(8)
    high = (inner.h - gap * (len(RULES) - 1)) // len(RULES)
    choices, notes = {}, {}
    for at, name in enumerate(RULES):
        row = Rect(inner.x, inner.y + at * (high + gap), inner.w, high)
        choices[name] = Rect(row.x, row.y, round(row.w * 0.3), row.h)
        left = choices[name].right + px(16)
        notes[name] = Rect(left, row.y - gap // 2, row.right - left, row.h + gap)
    return choices, notes


@dataclass(frozen=True, slots=True)
class Tall:
    """How high the texts are that a column makes room for, in pixels of its width."""

    blurb: str
    seats: tuple[str, ...]
    rules: dict[str, str]
    group: str


def below(column: Column, tall: Tall, *, book: bool) -> SetupPlaces:
    """The same in one column, as high as its texts get."""
    theme = column.theme
    title = column.row(52, 4)
    counts = tuple(column.grid(MOST, 150, 46))
    column.skip(8)
    name = column.row(50)
    wide = min(column.area.w, theme.px(420))
    plate = column.take(round(wide / PLATE))
    plate = Rect(plate.centerx - wide // 2, plate.y, wide, plate.h)
    minutes = column.row(26, 6)
    blurb = column.words(tall.blurb, letters(theme, TEXT), 20)
    story = Rect(column.area.x, name.y, column.area.w, blurb.bottom - name.y)
    pad, seats = theme.px(16), []
    for words in tall.seats:
        inside = column.area.w - 2 * pad
        high = layout(words, letters(theme, TEXT), inside).size[1] + theme.px(16)
        seats.append(_in_column(column, pad, high, book=book))
    group = column.take(theme.px(44 + 7 * 30 + 16) + column.tall(tall.group, letters(theme, TEXT), 0.9), 20)
    rules, choices, notes = column.row(0, 16), {}, {}
    for one in RULES:
        choices[one] = column.row(50, 4).inflate(-2 * pad, 0)
        notes[one] = column.words(tall.rules[one], letters(theme, TEXT), 14, 0.9).inflate(-2 * pad, 0)
    rules.h = column.y - rules.y
    column.skip(18)
    choices["keeper"] = column.row(50)
    seed, start = column.row(50), column.row(78)
    surprise, back = column.grid(2, 200)
    ends = {"start": start, "seed": seed, "surprise": surprise, "back": back}
    return SetupPlaces(
        title, counts, story, plate, name, minutes, blurb, tuple(seats), group, rules, choices, notes, ends
    )


def _in_column(column: Column, pad: int, texts: int, *, book: bool) -> SeatPlaces:
    """Somebody's sheet, as high as what it says."""
    theme, gap = column.theme, column.theme.px(8)
    top = column.y
    column.skip(16)

    def row(units: float) -> Rect:
        return column.row(units, 8).inflate(-2 * pad, 0)

    head = row(190)
    portrait = Rect(head.x, head.y, round(head.h / SHAPE), head.h)
    right = Rect(portrait.right + pad, head.y, head.right - portrait.right - pad, head.h)
    line = theme.px(48)
    friend = Rect(right.right - line, right.y, line, line) if book else Rect(right.right, right.y, 0, line)
    name = Rect(right.x, right.y, friend.x - right.x - (gap if book else 0), line)
    told = Rect(right.x, name.bottom + gap, right.w, right.bottom - name.bottom - gap)
    physical, mental, bars = _pair(row(54), gap), _pair(row(54), gap), row(60)
    words = column.take(texts).inflate(-2 * pad, 0)
    column.skip(14)
    sheet = Rect(column.area.x, top, column.area.w, column.y - theme.px(14) - top)
    return SeatPlaces(sheet, portrait, name, friend, told, physical, mental, bars, words)
