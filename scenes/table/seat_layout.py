"""The inside of one seat of the strip: everything a friend has, small, at fixed places (ux.md 5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.geometry import Box, row
from scenes.table.layout import Layout


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


def seat_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """Cut one slot; `places` is the number of support places, `support` the cards there (may be more)."""
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
