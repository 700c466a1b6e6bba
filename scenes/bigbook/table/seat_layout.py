"""The inside of one seat of the strip: everything a friend has, small, at fixed places."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.bigbook.table.geometry import Box, row
from scenes.bigbook.table.layout import Layout

NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class SeatParts:
    """Boxes inside a seat. `deck`, `discard` and `held` are the three counters; `meter` shows Madness in hand."""

    portrait: Box
    name: Box
    deck: Box
    discard: Box
    held: Box
    meter: Box
    ability: Box
    spells: tuple[Box, ...]
    hand: tuple[Box, ...]
    support: tuple[Box, ...]
    title: Box = NOWHERE
    """The magician's name, where there is room for it: with two players."""


def seat_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """Cut one slot; `places` is the number of support places, `support` the cards there (may be more)."""
    if layout.players == 2:
        return _wide_parts(layout, slot, spells, hand, support, places)
    roomy = layout.players <= 3
    pad = layout.px(8, 4)
    inner = slot.inset(pad, layout.px(6, 3))
    line = layout.px(28, 20)
    low_h = layout.px(58, 32) if not roomy else layout.px(62, 34)
    low = Box(inner.x, inner.bottom - low_h, inner.w, low_h)
    portrait_h = inner.h if roomy else inner.h - low_h - pad // 2
    portrait = Box(inner.x, inner.y, round(portrait_h * (0.72 if roomy else 0.9)), portrait_h)
    left = portrait.right + pad
    if roomy:
        low = Box(left, low.y, inner.right - left, low.h)
    counter_w = layout.px(54, 40)
    head = Box(left, inner.y, inner.right - left, line)
    held = Box(head.right - counter_w, head.y, counter_w, line)
    discard = Box(held.x - counter_w, head.y, counter_w, line)
    deck = Box(discard.x - counter_w, head.y, counter_w, line)
    name = Box(head.x, head.y, deck.x - head.x - pad // 2, line)
    mid_top = head.bottom + layout.px(3, 1)
    mid = Box(left, mid_top, inner.right - left, low.y - layout.px(4, 2) - mid_top)
    ability = Box(mid.right - mid.h, mid.y, mid.h, mid.h)
    meter_w = layout.px(66, 44)
    meter = Box(ability.x - pad - meter_w, mid.y, meter_w, mid.h)
    spell_row = Box(mid.x, mid.y, meter.x - pad - mid.x, mid.h)
    gap = layout.px(4, 2)
    spell_side = min(mid.h, (spell_row.w - 4 * gap) // 5)
    support_share = 0.40
    support_box = Box(low.right - round(low.w * support_share), low.y, round(low.w * support_share), low.h)
    hand_box = Box(low.x, low.y, support_box.x - pad - low.x, low.h)
    card_w = min(round(low.h * 0.7), (hand_box.w - 5 * gap) // 6)
    return SeatParts(
        portrait, name, deck, discard, held, meter, ability,
        row(spell_row, spells, spell_side, spell_side, gap),
        row(hand_box, hand, card_w, low.h, layout.px(4, 2)),
        row(support_box, max(support, places), card_w, low.h, layout.px(4, 2), 1.0),
    )  # fmt: skip


def _wide_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """One of two slots: words and counters in a column beside the portrait, large spells above hand and support."""
    pad, gap = layout.px(8, 5), layout.px(5, 3)
    inner = slot.inset(pad, layout.px(6, 3))
    portrait = Box(inner.x, inner.y, round(inner.h * 0.72), inner.h)
    column = Box(portrait.right + pad, inner.y, layout.px(186, 134), inner.h)
    lines = [Box(column.x, column.y + inner.h * i // 4, column.w, inner.h // 4) for i in range(4)]
    third = column.w // 3
    deck, discard, held = (Box(column.x + third * i, lines[2].y, third, lines[2].h) for i in range(3))
    meter = Box(column.x, lines[3].y, layout.px(84, 56), lines[3].h)
    ability = Box(column.right - lines[3].h - gap, lines[3].y, lines[3].h, lines[3].h)
    area = Box(column.right + pad, inner.y, inner.right - column.right - pad, inner.h)
    low_h = round((area.h - gap) * 0.54)
    low = Box(area.x, area.bottom - low_h, area.w, low_h)
    card_w = round(low_h * 0.7)
    support_w = min(4, max(places, 3)) * (card_w + gap) - gap
    hand_box = Box(low.x, low.y, low.w - support_w - 2 * pad, low.h)
    support_box = Box(low.right - support_w, low.y, support_w, low.h)
    side = area.h - gap - low_h
    return SeatParts(
        portrait, lines[0], deck, discard, held, meter, ability,
        row(Box(area.x, area.y, area.w, side), spells, side, side, gap), row(hand_box, hand, card_w, low_h, gap),
        row(support_box, max(support, places), card_w, low_h, gap, 1.0), lines[1],
    )  # fmt: skip
