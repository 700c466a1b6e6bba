"""Where everything lies on the page of a night that is over."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.column import Column, beside
from scenes.kit.text import layout
from scenes.kit.theme import Theme
from scenes.mansions.widgets import letters

K = 0.68
"""Units are those of the full design; so many of the compact one are one of them."""
TEXT = 16
"""Letters of what is told, in units of the compact design."""
PLATES = 6
"""So many new achievements lie on the page; the chronicle has all of them."""
SHAPE = 16 / 9


@dataclass(frozen=True, slots=True)
class EndPlaces:
    """All rectangles of the page, in pixels."""

    title: Rect
    why: Rect
    told: Rect
    plates: Rect
    plan: Rect
    slider: Rect
    truth: Rect
    picture: Rect
    truth_text: Rect
    diary: Rect
    people: Rect
    nexts: tuple[Rect, ...]
    looks: tuple[Rect, ...]


def laid(size: tuple[int, int], theme: Theme, nexts: int, looks: int) -> EndPlaces:
    """The page for a window in pixels, with so many buttons for the next night and for another look at this one."""
    (w, h), k = size, 1.0 if theme.layout.full else K

    def px(units: float) -> int:
        return theme.px(units * k)

    edge, gap = px(24), px(16)
    inner = Rect(edge, px(12), w - 2 * edge, h - px(12) - px(16))
    head = Rect(inner.x, inner.y, inner.w, px(138))
    plates = Rect(0, head.y, min(PLATES * (head.h + px(6)), round(inner.w * 0.5)), head.h)
    plates.right = head.right
    words = Rect(head.x, head.y, head.w - plates.w - gap, head.h)
    title = Rect(words.x, words.y, words.w, px(66))
    why = Rect(words.x, title.bottom, words.w, px(38))
    told = Rect(words.x, why.bottom, words.w, words.bottom - why.bottom)
    row, small = px(68), px(50)
    foot = inner.bottom - row
    look = foot - px(10) - small
    body = Rect(inner.x, head.bottom + px(6), inner.w, look - px(12) - head.bottom - px(6))
    bar = px(56)
    side = min(body.h - bar - px(24), round(body.w * 0.44))
    plan = Rect(body.x, body.y, side + px(36), body.h)
    slider = Rect(plan.x + px(18), plan.bottom - bar - px(6), plan.w - px(36), bar)
    right = Rect(plan.right + gap, body.y, body.right - plan.right - gap, body.h)
    truth = Rect(right.x, right.y, right.w, round(right.h * 0.5))
    pad = px(18)
    picture = Rect(truth.x + pad, truth.y + pad, round(truth.w * 0.34), round(truth.w * 0.34 / SHAPE))
    text = Rect(picture.right + pad, truth.y + pad, truth.right - picture.right - 2 * pad, truth.h - 2 * pad)
    low = Rect(right.x, truth.bottom + gap, right.w, right.bottom - truth.bottom - gap)
    diary, people = beside(low, 2, gap)
    return EndPlaces(
        title, why, told, plates, plan, slider, truth, picture, text, diary, people,
        tuple(beside(Rect(inner.x, foot, inner.w, row), nexts, px(12))),
        tuple(beside(Rect(inner.x, look, inner.w, small), looks, px(12))),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tall:
    """The texts that a column makes room for."""

    why: str
    told: str
    truth: str
    diary: str
    people: int


def below(column: Column, tall: Tall, nexts: int, looks: int, *, plates: bool) -> EndPlaces:
    """The same in one column, as high as its texts get; what can be done next stands last."""
    theme, style = column.theme, letters(column.theme, TEXT)
    pad = theme.px(16)

    def told(text: str, title: float = 0) -> tuple[Rect, Rect]:
        """A sheet, and on it the room of a text below its heading."""
        inside = column.area.w - 2 * pad
        high = layout(text, style, inside).size[1] + theme.px(8)
        sheet = column.take(high + 2 * pad + theme.px(title), 16)
        return sheet, Rect(sheet.x + pad, sheet.y + pad + theme.px(title), inside, high)

    title = column.row(60, 4)
    why = column.words(tall.why, letters(theme, 18), 4)
    line = column.words(tall.told, letters(theme, 16), 12)
    row = column.row(64 if plates else 0, 10 if plates else 0)
    picture = column.take(round(column.area.w / SHAPE * 0.6), 12)
    wide = round(picture.h * SHAPE)
    picture = Rect(picture.centerx - wide // 2, picture.y, wide, picture.h)
    truth, text = told(tall.truth)
    plan = column.take(column.area.w + theme.px(66), 16)
    slider = Rect(plan.x + pad, plan.bottom - theme.px(56), plan.w - 2 * pad, theme.px(48))
    diary, _ = told(tall.diary, 34)
    people = column.row(44 + 64 * tall.people, 16)
    return EndPlaces(
        title, why, line, row, plan, slider, truth, picture, text, diary, people,
        tuple(column.grid(nexts, 230, 52)), tuple(column.grid(looks, 230, 46)),
    )  # fmt: skip
