"""Where everything lies: pure functions from window size, text size and numbers of cards to boxes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from scenes.bigbook.cards.curse_faces import picture_in
from scenes.kit.geometry import Box, grid, row
from scenes.kit.theme import LARGE_FROM, LAYOUTS, MIN_TEXT, TEXTS_TO, is_full

NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class SeatParts:
    """Boxes inside a seat. `held` and `meter` are its two numbers (cards in hand, Madness among them); `deck` and
    `discard` are small piles with theirs."""

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


FACE, NARROW_FACE = 0.86, 0.74
"""How wide a face is in a seat, as a share of its height; the lower where four or five share the strip."""
SLIM = 0.36
"""The same for the small cards of a hand, at least: so wide that their numbers are seen."""


def seat_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """Cut one slot; `places` is the number of support places, `support` the cards there (may be more)."""
    if layout.large:
        return _low_parts(layout, slot, spells, hand, support, places)
    if layout.players == 2:
        return _wide_parts(layout, slot, spells, hand, support, places)
    if layout.tight:
        return _narrow_parts(layout, slot, spells, hand, support, places)
    pad = layout.px(8, 4)
    inner = slot.inset(pad, layout.px(6, 3))
    line = layout.px(28, 20)
    roomy = layout.players <= 3
    low_h = layout.px(62, 34) if roomy else layout.px(58)
    portrait = Box(inner.x, inner.y, round(inner.h * (FACE if roomy else NARROW_FACE)), inner.h)
    left = portrait.right + pad
    low = Box(left, inner.bottom - low_h, inner.right - left, low_h)
    number_w = layout.px(64, 42) if roomy else layout.px(58)
    head = Box(left, inner.y, inner.right - left, line)
    meter = Box(head.right - number_w, head.y, number_w, line)
    held = Box(meter.x - number_w, head.y, number_w, line)
    name = Box(head.x, head.y, held.x - head.x - pad, line)
    mid_top = head.bottom + layout.px(3, 1)
    mid = Box(left, mid_top, inner.right - left, low.y - layout.px(4, 2) - mid_top)
    star = mid.h if roomy else min(mid.h, layout.px(30))
    ability = Box(mid.right - star, mid.y, star, mid.h)
    pile_w = layout.px(54, 38) if roomy else layout.px(40)
    discard = Box(ability.x - pile_w, mid.y, pile_w, mid.h)
    deck = Box(discard.x - pile_w, mid.y, pile_w, mid.h)
    spell_row = Box(mid.x, mid.y, deck.x - layout.px(6, 3) - mid.x, mid.h)
    shown = max(4, min(spells, 5))
    gap = layout.px(4, 2) if roomy or shown < 5 else layout.px(3)
    spell_side = min(mid.h, (spell_row.w - (shown - 1) * gap) // shown)
    support_share = 0.40
    support_box = Box(low.right - round(low.w * support_share), low.y, round(low.w * support_share), low.h)
    hand_box = Box(low.x, low.y, support_box.x - pad - low.x, low.h)
    card_w = min(round(low.h * 0.7), max(round(low.h * SLIM), (hand_box.w - 5 * gap) // 6))
    return SeatParts(
        portrait, name, deck, discard, held, meter, ability,
        row(spell_row, spells, spell_side, spell_side, gap),
        row(hand_box, hand, card_w, low.h, layout.px(4, 2)),
        row(support_box, max(support, places), card_w, low.h, layout.px(4, 2), 1.0),
    )  # fmt: skip


def _narrow_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """One of four or five slots where pixels are few: what is said is as large as in the others, so less is said. Their
    cards in hand are not counted, they are seen (`held` is the edge that they begin at); name, star and Madness stand
    over the spells and the two piles, and those over the cards."""
    pad, gap = layout.px(8, 5), layout.px(4, 2)
    inner = slot.inset(layout.px(8, 4), layout.px(6, 3))
    portrait = Box(inner.x, inner.y, round(inner.h * NARROW_FACE), inner.h)
    left = portrait.right + pad
    wide, line, low_h = inner.right - left, layout.px(30, 20), layout.px(49, 33)
    low = Box(left, inner.bottom - low_h, wide, low_h)
    head = Box(left, inner.y, wide, line)
    pile_w, star = layout.px(54, 36), layout.px(27, 18)
    meter_w = pile_w + 1  # its sign, a little wider, stands over the middle of the discard pile's
    meter = Box(head.right - meter_w, head.y, meter_w, line)
    ability = Box(meter.x - pad - star, head.y, star, line)
    name = Box(head.x, head.y, ability.x - gap - head.x, line)
    mid = Box(left, head.bottom + gap, wide, low.y - 2 * gap - head.bottom)
    discard = Box(mid.right - pile_w, mid.y, pile_w, mid.h)
    deck = Box(discard.x - pile_w, mid.y, pile_w, mid.h)
    spell_row = Box(mid.x, mid.y, deck.x - pad - mid.x, mid.h)
    shown = max(4, min(spells, 5))
    side = min(mid.h, (spell_row.w - (shown - 1)) // shown)
    card_w = round(low.h * 0.5)
    support_w = min(max(places, 3) * (card_w + gap) - gap, low.w // 2)
    support_box = Box(low.right - support_w, low.y, support_w, low.h)
    hand_box = Box(low.x, low.y, support_box.x - pad - low.x, low.h)
    return SeatParts(
        portrait, name, deck, discard, Box(low.x, low.y, 0, low.h), meter, ability,
        row(spell_row, spells, side, side, gap), row(hand_box, hand, card_w, low.h, gap),
        row(support_box, max(support, places), card_w, low.h, gap, 1.0),
    )  # fmt: skip


def _wide_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """One of two slots: words and counters in a column beside the portrait, large spells above hand and support."""
    pad, gap = layout.px(8, 5), layout.px(5, 3)
    inner = slot.inset(pad, layout.px(6, 3))
    portrait = Box(inner.x, inner.y, round(inner.h * FACE), inner.h)
    column = Box(portrait.right + pad, inner.y, layout.px(186, 134), inner.h)
    lines = [Box(column.x, column.y + inner.h * i // 4, column.w, inner.h // 4) for i in range(4)]
    third = column.w // 3
    held, meter = (Box(column.x + third * i, lines[2].y, third, lines[2].h) for i in range(2))
    deck, discard = (Box(column.x + third * i, lines[3].y, third, lines[3].h) for i in range(2))
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


def _low_parts(layout: Layout, slot: Box, spells: int, hand: int, support: int, places: int) -> SeatParts:
    """With large letters: name, deck, cards in hand (not of five, who show them) and Madness beside the face; below
    them all cards, as small as can be. The discard pile is told by the seat's sheet."""
    pad, gap = layout.px(4, 4), layout.px(2, 2)
    inner = slot.inset(pad, layout.px(2, 2))
    line, low_h = layout.px(32, 32), layout.px(21, 21)
    portrait = Box(inner.x, inner.y, round(inner.h * NARROW_FACE), inner.h)
    left = portrait.right + pad
    head = Box(left, inner.y, inner.right - left, line)
    low = Box(left, inner.bottom - low_h, inner.right - left, low_h)
    star, meter_w, held_w = layout.px(20, 20), layout.px(34, 34), layout.px(46, 46)
    ability = Box(head.right - star, head.y, star, line)
    meter = Box(ability.x - meter_w, head.y, meter_w, line)
    held = Box(meter.x - held_w, head.y, held_w if layout.players < 5 else 0, line)
    deck = Box((held.x if held.w else meter.x) - held_w, head.y, held_w, line)
    name = Box(head.x, head.y, deck.x - head.x - gap, line)
    third = low.w // 3
    spell_box = Box(low.x, low.y, third + pad, low.h)
    support_box = Box(low.right - third + pad, low.y, third - pad, low.h)
    hand_box = Box(spell_box.right + pad, low.y, support_box.x - spell_box.right - 2 * pad, low.h)
    card_w = round(low.h * 0.7)
    return SeatParts(
        portrait, name, deck, portrait, held, meter, ability,
        row(spell_box, spells, low.h, low.h, gap), row(hand_box, hand, card_w, low.h, gap),
        row(support_box, max(support, places), card_w, low.h, gap, 1.0),
    )  # fmt: skip


ELEMENTS = ("water", "earth", "fire", "air")
PILES = ("fire", "water", "earth", "air", "multi")

_FULL: Mapping[str, tuple[int, int, int, int]] = {
    "ribbon": (0, 0, 1920, 48),
    "seats": (16, 56, 1888, 148),
    "library": (16, 212, 424, 464),
    "rounds": (452, 212, 152, 150),
    "madness": (612, 212, 152, 150),
    "log": (452, 370, 312, 166),
    "book": (798, 212, 712, 324),
    "supply": (1540, 212, 364, 272),
    "piles": (1540, 492, 364, 44),
    "track": (452, 539, 1452, 137),
    "magician": (16, 688, 230, 332),
    "ability": (16, 1026, 230, 46),
    "support": (258, 688, 328, 149),
    "deck": (258, 860, 118, 169),
    "discard": (388, 860, 118, 169),
    "gone": (518, 860, 68, 169),
    "spells": (604, 688, 924, 178),
    "hand": (604, 880, 924, 192),
    "panel": (1540, 688, 364, 384),
}
_COMPACT: Mapping[str, tuple[int, int, int, int]] = {
    "ribbon": (0, 0, 1280, 34),
    "seats": (8, 38, 1264, 84),
    "library": (8, 130, 298, 298),
    "rounds": (312, 126, 97, 104),
    "madness": (413, 126, 97, 104),
    "log": (312, 236, 198, 112),
    "book": (524, 126, 476, 222),
    "supply": (1020, 126, 252, 176),
    "piles": (1020, 307, 252, 41),
    "track": (312, 350, 960, 88),
    "magician": (8, 446, 150, 216),
    "ability": (8, 668, 150, 46),
    "support": (164, 446, 216, 97),
    "deck": (164, 566, 78, 112),
    "discard": (250, 566, 78, 112),
    "gone": (336, 566, 44, 112),
    "spells": (402, 446, 612, 118),
    "hand": (402, 574, 612, 140),
    "panel": (1020, 446, 252, 268),
}
_LARGE: Mapping[str, tuple[int, int, int, int]] = {
    **_COMPACT,
    "ribbon": (0, 0, 1280, 70),
    "seats": (8, 73, 1264, 58),
    "library": (8, 136, 298, 292),
    "piles": (312, 136, 84, 212),
    "book": (402, 132, 476, 222),
    "rounds": (884, 132, 130, 104),
    "madness": (884, 236, 130, 112),
    "track": (312, 354, 702, 84),
    "supply": (1020, 134, 252, 168),
    "log": (1148, 306, 124, 38),
    "acts": (1020, 306, 252, 132),
    "magician": (8, 446, 64, 97),
    "support": (78, 446, 216, 97),
    "deck": (8, 546, 70, 88),
    "discard": (84, 546, 70, 88),
    "gone": (164, 546, 62, 88),
    "ability": (8, 637, 286, 38),
    "spells": (302, 446, 578, 118),
    "hand": (334, 574, 546, 140),
    "panel": (888, 446, 384, 268),
}
"""With large letters the window is as little as the compact one, whatever its pixels: the ribbon takes two lines, seats
are low, the panel is wide and its buttons lie above it, the log is a button, and cards show signs."""
SHEETS = 1.6
"""How much larger heads and buttons of sheets over the table are with large letters."""
_SIZES = {  # card sizes and steps in design units: full, compact
    "library": (208, 146), "spell": (178, 117), "spell6": (147, 97), "hand_w": (128, 92), "hand_h": (183, 132),
    "support_w": (104, 68), "support_h": (149, 97), "page": (352, 234), "gap": (8, 6), "supply_w": (84, 58),
    "supply_h": (120, 83),
}  # fmt: skip
_SOCKETS = ((112, 222, 450, 222, 222, 176), (78, 148, 300, 148, 148, 118))
_LOW_SOCKETS = (58, 110, 220, 110, 110, 70)
"""Widths of the six spaces of the track in design units: full, compact; with large letters."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All areas for one window; `scale` is window pixels per design unit, `full` tells the two layouts apart."""

    window: tuple[int, int]
    full: bool
    scale: float
    text_scale: float
    players: int
    areas: Mapping[str, Box]
    afar: bool = False
    """The cards in hand and the curses are larger, for people who watch from afar."""

    def px(self, full: float, compact: float | None = None) -> int:
        """A length in window pixels from its length on the Full (and Compact) drawing."""
        value = full if self.full else (compact if compact is not None else full * 0.66)
        return max(1, round(value * self.scale))

    def text(self, full: float, compact: float | None = None) -> int:
        """A font size in window pixels: the design's size times the text setting, never below the floor."""
        value = full if self.full else (compact if compact is not None else full * 0.75)
        return max(MIN_TEXT, round(value * self.scale * self.text_scale))

    @property
    def controls(self) -> tuple[Box, ...]:
        """What is read and pressed to act: the panel, and its buttons where they lie beside it."""
        return tuple(self.areas[name] for name in ("panel", "acts") if name in self.areas)

    def roomy(self, full: float, compact: float) -> int:
        """The same for heads and buttons of sheets, which have room to grow with large letters."""
        return self.px(full, compact * SHEETS) if self.large else self.px(full, compact)

    @property
    def icons_only(self) -> bool:
        """Whether table faces show icons instead of sentences (Compact, or text above 125 %)."""
        return not self.full or self.text_scale > TEXTS_TO

    @property
    def large(self) -> bool:
        """Whether letters are so large that the layout gives way to them."""
        return self.text_scale >= LARGE_FROM

    @property
    def grown(self) -> bool:
        """Whether letters are larger than usual: names then take more of the cards that they stand on."""
        return self.text_scale > 1.0

    @property
    def tight(self) -> bool:
        """Whether four or five share a strip of few pixels, in which less is said so that it is large enough."""
        return self.players > 3 and not self.full and not self.large

    def size(self, name: str) -> int:
        """One of the measured card sizes in window pixels."""
        sizes = {**_SIZES, **_AFAR_SIZES} if self.afar else _SIZES
        return max(1, round(sizes[name][0 if self.full else 1] * self.scale))


_AFAR_SIZES = {"spell": (150, 98), "spell6": (147, 97), "hand_w": (146, 104), "hand_h": (209, 149)}
"""The sizes where hand and curses are larger: the spells above the hand give way."""
_GIVEN = {"spells": (28, 20), "track": (30, 22)}
"""How much higher, in design units, the hand and the track become there at the cost of what lies above them."""
_ABOVE_TRACK = ("log", "book", "piles")


def _enlarged(areas: Mapping[str, tuple[int, int, int, int]], kind: int) -> Mapping[str, tuple[int, int, int, int]]:
    """The areas with a higher hand and a higher track; `kind` is 0 on the full drawing, 1 on the compact one."""
    hand, track = _GIVEN["spells"][kind], _GIVEN["track"][kind]
    grown = {"hand": hand, "track": track}
    shrunk = {"spells": hand, **dict.fromkeys(_ABOVE_TRACK, track)}
    return {
        name: (x, y - grown.get(name, 0), w, h + grown.get(name, 0) - shrunk.get(name, 0))
        for name, (x, y, w, h) in areas.items()
    }


@lru_cache(maxsize=16)
def table_layout(
    width: int, height: int, players: int, text_scale: float = 1.0, wanted: str = LAYOUTS[0], afar: bool = False
) -> Layout:
    """The layout for a window of `width` x `height` pixels and 2 to 5 players; `wanted`: one of LAYOUTS; `afar`: with
    larger cards in hand and curses, where large letters do not need the room."""
    large = text_scale >= LARGE_FROM
    full = not large and is_full((width, height), wanted)
    design = (1920, 1080) if full else (1280, 720)
    scale = min(width / design[0], height / design[1])
    dx, dy = (width - design[0] * scale) / 2, (height - design[1] * scale) / 2
    areas = {}
    drawing, afar = _LARGE if large else _FULL if full else _COMPACT, afar and not large
    for name, (x, y, w, h) in (_enlarged(drawing, 0 if full else 1) if afar else drawing).items():
        left, top = dx + x * scale, dy + y * scale
        areas[name] = Box(round(left), round(top), round(left + w * scale) - round(left),
                          round(top + h * scale) - round(top))  # fmt: skip
    areas["ribbon"] = Box(0, 0, width, areas["ribbon"].h)
    return Layout((width, height), full, scale, text_scale, players, areas, afar)


def seat_slots(layout: Layout) -> tuple[Box, ...]:
    """One slot per player, in seating order."""
    box = layout.areas["seats"]
    gap = layout.px(12, 6)
    return row(box, layout.players, (box.w - gap * (layout.players - 1)) // layout.players, box.h, gap)


def library_cells(layout: Layout) -> dict[str, Box]:
    """The square of each library deck, by element."""
    box = layout.areas["library"]
    gap = layout.px(8, 6)
    side = min(layout.size("library"), (box.w - gap) // 2, (box.h - gap) // 2)
    lefts, tops = (box.x, box.right - side), (box.bottom - 2 * side - gap, box.bottom - side)
    return {element: Box(lefts[i % 2], tops[i // 2], side, side) for i, element in enumerate(ELEMENTS)}


def pile_cells(layout: Layout) -> dict[str, Box]:
    """The place of each curse pile: side by side, or, with large letters, one below the other."""
    columns, rows = (1, 5) if layout.large else (5, 1)
    cells = grid(layout.areas["piles"], columns, rows, layout.px(6, 5))
    return dict(zip(PILES, cells, strict=True))


def madness_pile(layout: Layout) -> Box:
    """The square of the drawn stack of Madness, left of its number and clear of it."""
    box = layout.areas["madness"]
    side = min(round(box.h * 0.84), round(box.w * 0.79))
    return Box(box.x + layout.px(4, 2), box.bottom - layout.px(6, 4) - side, side, side)


def over_book(layout: Layout, wide: int) -> int:
    """Where the middle of something so many pixels wide stands that comes before the book: over the book's middle, as
    far as the window has room for it there."""
    w, half = layout.window[0], wide // 2
    return max(min(layout.areas["book"].center[0], w - half), min(half, w // 2))


def book_pages(layout: Layout) -> tuple[Box, Box]:
    """Left and right page of the open book."""
    box = layout.areas["book"]
    w = layout.size("page")
    return Box(box.x, box.y, w, box.h), Box(box.right - w, box.y, w, box.h)


def track_sockets(layout: Layout) -> tuple[Box, ...]:
    """The six spaces of the invocation track as they lie: 1, 2, 3, 4, 5, Invocation."""
    box = layout.areas["track"]
    widths = _LOW_SOCKETS if layout.large else _SOCKETS[0 if layout.full else 1]
    gap = (box.w / layout.scale - sum(widths)) / 5
    sockets, x = [], 0.0
    for w in widths:
        left = round(box.x + x * layout.scale)
        sockets.append(Box(left, box.y, min(round(box.x + (x + w) * layout.scale), box.right) - left, box.h))
        x += w + gap
    return tuple(sockets)


def curse_cells(layout: Layout) -> dict[str, Box]:
    """The landscape tile of each curse position, as large as the sockets of spaces 2 to 5 allow: its picture lies in
    the middle, and seals and name hang over the edges of that (`picture_cell`). With large letters, below a margin for
    the number of the space and for tokens."""
    sockets = track_sockets(layout)
    pad, head = layout.px(6, 4), layout.px(26, 18)

    def tile(box: Box) -> Box:
        if layout.large:
            return Box(box.x + pad, box.y + head, box.w - 2 * pad, box.h - head - pad)
        air = layout.px(4, 3)  # the glow keeps off the page above it
        return Box(box.x, box.y + air, box.w, box.h - air - layout.px(2, 1))

    three = sockets[2]
    half = (three.w - pad) // 2
    return {
        "2": tile(sockets[1]),
        "3_left": tile(Box(three.x, three.y, half + pad // 2, three.h)),
        "3_right": tile(Box(three.right - half - pad // 2, three.y, half + pad // 2, three.h)),
        "4": tile(sockets[3]),
        "5": tile(sockets[4]),
    }


def picture_cell(layout: Layout, cell: Box) -> Box:
    """Where the picture of a curse lies in its tile: that is what is pointed at, and what light goes about."""
    x, y, w, h = picture_in((cell.w, cell.h), layout.large)
    return Box(cell.x + x, cell.y + y, w, h)


def number_margin(layout: Layout) -> int:
    """How wide the place for the number of a space is in the upper left corner of its socket, beside the picture."""
    return layout.px(24, 16)


def supply_cells(layout: Layout) -> dict[str, Box]:
    """The eight element piles: values 2 above, values 3 below."""
    box = layout.areas["supply"]
    w, h = layout.size("supply_w"), layout.size("supply_h")
    gap_x, gap_y = (box.w - 4 * w) // 3, layout.px(10, 6)
    top = box.bottom - 2 * h - gap_y
    return {
        f"{element}{value}": Box(box.x + i * (w + gap_x), top + (value - 2) * (h + gap_y), w, h)
        for value in (2, 3)
        for i, element in enumerate(ELEMENTS)
    }


def support_cells(layout: Layout, cards: int, places: int) -> tuple[Box, ...]:
    """Places of the acting player's support; a fourth place makes the cards smaller, more cards overlap."""
    count = max(cards, places)
    gap = layout.px(8, 6)
    area, w = layout.areas["support"], layout.size("support_w")
    w = min(w, (area.w - gap * (places - 1)) // places)
    return row(area, count, w, round(w * layout.size("support_h") / layout.size("support_w")), gap)


def spell_cells(layout: Layout, count: int) -> tuple[Box, ...]:
    """Squares of the acting player's spells; five at full size (with large letters a little less, so that none lies on
    the next one's name), six smaller, more overlap."""
    side = layout.size("spell" if count <= 5 else "spell6")
    box = layout.areas["spells"]
    if layout.large:
        side = min(side, (box.w - 4 * layout.px(2, 2)) // 5)
    gap = max(1, (box.w - 5 * (side if layout.large else layout.size("spell"))) // 4)
    cells = row(box, max(count, 1), side, side, gap)
    return cells[:count]


def hand_cells(layout: Layout, count: int) -> tuple[Box, ...]:
    """Rest boxes of the acting player's hand, centred; six lie free, more of them overlap."""
    box = layout.areas["hand"]
    margin = layout.px(8, 8)
    inner = Box(box.x + margin, box.y + (box.h - layout.size("hand_h")) // 2, box.w - 2 * margin, layout.size("hand_h"))
    return row(inner, count, layout.size("hand_w"), layout.size("hand_h"), layout.px(8, 6), 0.5)


def sort_button(layout: Layout) -> Box:
    """The small button at the lower left corner of the hand."""
    hand, side = layout.areas["hand"], layout.px(36, 26)
    return Box(hand.x - layout.px(8, 6) - side, hand.bottom - side, side, side)


@dataclass(frozen=True, slots=True)
class PanelParts:
    """The command panel: what is asked or paid, the small buttons (undo, redo, hint, why), the large button."""

    body: Box
    buttons: tuple[Box, ...]
    main: Box


def panel_parts(layout: Layout) -> PanelParts:
    """Cut the command panel into body, small buttons (undo, redo as arrows; hint, why as words) and the large one."""
    if layout.large:
        return _large_panel(layout)
    box = layout.areas["panel"]
    gap = layout.px(8, 6)
    main_h, small_h = layout.px(60, 40), layout.px(48, 32)
    main = Box(box.x, box.bottom - main_h, box.w, main_h)
    small = Box(box.x, main.y - gap - small_h, box.w, small_h)
    body = Box(box.x, box.y, box.w, small.y - gap - box.y)
    arrow = round(small_h * 1.15)
    rest = Box(small.x + 2 * (arrow + gap), small.y, small.w - 2 * (arrow + gap), small_h)
    arrows = tuple(Box(small.x + i * (arrow + gap), small.y, arrow, small_h) for i in range(2))
    return PanelParts(body, (*arrows, *grid(rest, 2, 1, gap)), main)


def _large_panel(layout: Layout) -> PanelParts:
    """The whole panel for words; above it, beside the log, the buttons in three rows."""
    box, gap = layout.areas["acts"], layout.px(8, 6)
    low, log = layout.px(38, 38), layout.areas["log"]
    half = (log.x - box.x - 2 * gap) // 2
    small = tuple(Box(box.x + i * (half + gap), box.y, half, low) for i in range(2))
    words = grid(Box(box.x, box.y + low + gap, box.w, low), 2, 1, gap)
    top = box.y + 2 * (low + gap)
    return PanelParts(layout.areas["panel"], (*small, *words), Box(box.x, top, box.w, box.bottom - top))


CARD, LEAST_CARD = 1.4, 1.25
"""How high a card is by its width, and how high at least where there is little room to read it."""


def reading_pane(layout: Layout, *, over_left: bool = True) -> Box:
    """Where the reading face appears: over the library, or at the other side when the thing read lies there; upwards so
    far over the seats that a whole card has room above the button of its language."""
    box = layout.areas["library" if over_left else "supply"]
    foot = layout.px(20, 15)
    if over_left or layout.large:
        bottom = layout.areas["track" if over_left else "log"].bottom
        top = min(box.y, max(layout.areas["seats"].y, bottom - round(box.w * CARD) - foot))
        return Box(box.x, top, box.w, bottom - top)
    bottom = layout.areas["piles"].bottom  # the track goes on below the supply
    top = max(layout.areas["seats"].y, bottom - round(box.w * CARD) - foot)
    wide = min(box.w, round((bottom - top - foot) / LEAST_CARD))
    return Box(box.x + (box.w - wide) // 2, top, wide, bottom - top)
