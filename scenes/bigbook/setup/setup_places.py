"""Where everything of the set-up screen lies."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.theme import Theme

SHAPE = 1.4
"""How much higher than wide a portrait is."""


@dataclass(slots=True)
class SeatPlace:
    """The parts of one person's slip."""

    slip: Rect
    seal: Rect
    name: Rect
    colour: Rect
    portrait: Rect
    magician: Rect
    words: Rect
    bars: Rect
    tag: Rect


@dataclass(slots=True)
class SetupLayout:
    """All rectangles of the screen, in pixels."""

    title: Rect
    opens: Rect
    counts: dict[int, Rect]
    seats: list[SeatPlace]
    balance: Rect
    options: Rect
    choices: dict[str, Rect]
    notes: dict[str, Rect]
    ends: dict[str, Rect]

    @classmethod
    def of(cls, size: tuple[int, int], theme: Theme, people: int) -> SetupLayout:
        """Lay the screen out for a window size and a number of people."""
        px, (w, h) = theme.px, size
        k = 1.0 if theme.layout.full else 0.68
        wide = min(w - px(24 * k) * 2, round(h * 2.05))
        x0, top = (w - wide) // 2, px(18 * k)
        title = Rect(x0, top, round(wide * 0.36), px(46 * k))
        opens = Rect(x0, title.bottom, title.w, px(28 * k))
        counts = _row(Rect(x0 + round(wide * 0.38), top + px(5 * k), round(wide * 0.62), px(54 * k)), 4, px(12 * k))
        lower = round(h * 0.295)
        seats_top = opens.bottom + px(18 * k)
        area = Rect(x0, seats_top, wide, h - lower - seats_top - px(16 * k))
        slips = _row(area, people, px(16 * k), limit=px(640 * k))
        board = Rect(x0, h - lower, wide, lower - px(20 * k))
        balance = Rect(board.x, board.y, round(wide * 0.29), board.h)
        options = Rect(balance.right + px(16 * k), board.y, round(wide * 0.46), board.h)
        ends = Rect(options.right + px(16 * k), board.y, board.right - options.right - px(16 * k), board.h)
        choices, notes = _options(options, theme, k)
        choices_seed = choices.pop("seed")
        third = ends.h // 10
        rects = {
            "seed": choices_seed,
            "surprise": Rect(ends.x, ends.y, ends.w, third * 3 - px(8 * k)),
            "start": Rect(ends.x, ends.y + third * 3, ends.w, third * 4),
            "back": Rect(ends.x, ends.y + third * 7 + px(8 * k), ends.w, third * 3 - px(8 * k)),
        }
        seats = [_seat(slip, theme, k) for slip in slips]
        by_count = dict(zip(range(2, 6), counts, strict=True))
        return cls(title, opens, by_count, seats, balance, options, choices, notes, rects)


def _row(area: Rect, count: int, gap: int, limit: int | None = None) -> list[Rect]:
    width = (area.w - gap * (count - 1)) // count
    if limit is not None:
        width = min(width, limit)
    start = area.x + (area.w - width * count - gap * (count - 1)) // 2
    return [Rect(start + i * (width + gap), area.y, width, area.h) for i in range(count)]


def _options(area: Rect, theme: Theme, k: float) -> tuple[dict[str, Rect], dict[str, Rect]]:
    inner = area.inflate(-theme.px(64 * k), -theme.px(44 * k))
    gap = theme.px(10 * k)
    height = (inner.h - gap * 3) // 4
    choices, notes = {}, {}
    for i, name in enumerate(("difficulty", "mode", "undo", "seed")):
        row = Rect(inner.x, inner.y + i * (height + gap), inner.w, height)
        choices[name] = Rect(row.x, row.y, round(row.w * 0.36), row.h)
        notes[name] = Rect(choices[name].right + gap * 2, row.y, row.right - choices[name].right - gap * 2, row.h)
    return choices, notes


def _seat(slip: Rect, theme: Theme, k: float) -> SeatPlace:
    """A person's slip: where it is wide the words stand beside a large portrait, else below portrait and bars."""
    px = theme.px
    inner = slip.inflate(-px(60 * k), -px(60 * k))
    seal = Rect(inner.x, inner.y, px(62 * k), px(62 * k))
    chip = Rect(inner.right - px(58 * k), 0, px(58 * k), px(32 * k))
    chip.centery = seal.centery
    name = Rect(seal.right + px(12 * k), inner.y + px(4 * k), chip.x - seal.right - px(26 * k), px(54 * k))
    magician = Rect(inner.x, seal.bottom + px(10 * k), inner.w, px(46 * k))
    gap = px(12 * k)
    body = Rect(inner.x, magician.bottom + gap, inner.w, inner.bottom - magician.bottom - gap)
    tag = Rect(0, 0, px(120 * k), px(30 * k))
    tag.center = (slip.centerx, slip.y + px(6 * k))
    if inner.w < px(430 * k):
        high = min(round(body.w * 0.7), round(body.h * 0.56))
        portrait = Rect(body.x, body.y, round(high / SHAPE), high)
        bars = Rect(portrait.right + gap, body.y, body.right - portrait.right - gap, min(high, px(190 * k)))
        bars.centery = portrait.centery
        words = Rect(body.x, portrait.bottom + gap, body.w, body.bottom - portrait.bottom - gap)
        return SeatPlace(slip, seal, name, chip, portrait, magician, words, bars, tag)
    bars = Rect(body.x + px(8 * k), body.bottom - px(114 * k), body.w - px(16 * k), px(112 * k))
    high = bars.y - gap - body.y
    portrait = Rect(body.x, body.y, min(round(high / SHAPE), round(body.w * 0.48)), high)
    portrait.h = round(portrait.w * SHAPE)
    words = Rect(portrait.right + gap, body.y, body.right - portrait.right - gap, high)
    return SeatPlace(slip, seal, name, chip, portrait, magician, words, bars, tag)
