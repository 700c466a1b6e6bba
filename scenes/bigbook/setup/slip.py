"""Where everything lies on one person's slip of the set-up: the picture of their magician, and the words about it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.theme import Theme

WIDE = 520
"""From so many units of width on, the picture stands beside the words, else above them."""
NOTE = 290
"""Units that the words of a wide seat have at least."""
FRAME = 12
"""Units of the frame about a picture that hangs free."""
TALL = 0.42
"""How high a picture above its words is, as a share of the slip: a head with its hat."""
TOLD = 184
"""Units of what a magician can do, on a slip that hangs among others."""
LINE = 16
"""Units of a line more, where it is the narrowest."""
BESIDE = 84
"""Units beside it for what the deck pays with."""
WHOLE_PICTURE = 400 / 560
"""How wide the picture of a magician is of its height."""


@dataclass(slots=True)
class SeatPlace:
    """The parts of one person's slip."""

    slip: Rect
    note: Rect
    """The paper with the words, as long as it may become; it is cut off below what stands on it."""
    seal: Rect
    name: Rect
    colour: Rect
    portrait: Rect
    magician: Rect
    player: Rect
    words: Rect
    bars: Rect
    tag: Rect
    friend: Rect
    """Where somebody of the book of friends is chosen; without width where nobody stands in it."""


class Slip:
    """One person's slip being laid out, `k` times as large as the usual one: what all of its forms have in common."""

    def __init__(self, slip: Rect, theme: Theme, k: float, *, book: bool) -> None:
        """`book`: the book of friends can be opened from it."""
        self.slip, self.theme, self.book, self._k = slip, theme, book, k
        self.gap = self.px(6)
        side = self.px(20)
        self.inner = Rect(slip.x + side, slip.y + self.px(26), slip.w - 2 * side, slip.h - self.px(26) - self.px(14))
        self.wide = slip.w >= self.px(WIDE)

    def px(self, units: float) -> int:
        """Units of the usual slip in pixels."""
        return self.theme.px(units * self._k)

    def place(self) -> SeatPlace:
        """All its parts: the picture of the magician first, the larger part of it; the words beside it, or below it."""
        if self.wide:
            return self._beside()
        return self._below() if self.theme.layout.column else self._hung()

    def _beside(self) -> SeatPlace:
        """The picture at the left, everything else at its right."""
        slip, inner, gap = self.slip, self.inner, self.gap
        share = 0.45 if self.theme.layout.column else 0.58
        high = slip.bottom - inner.y - self.px(FRAME)
        portrait = Rect(inner.x, inner.y, min(round(inner.w * share), round(high * WHOLE_PICTURE)), high)
        portrait.w = min(portrait.w, inner.w - self.px(NOTE))
        column = Rect(portrait.right + 4 * gap, inner.y, inner.right - portrait.right - 4 * gap, inner.h)
        note = Rect(portrait.right - gap, slip.y, slip.right - portrait.right + gap, slip.h)
        head = self._head(column)
        player = self._player(column, head[0].bottom + gap)
        bars = self._bars_under(player)
        words = self._rest(column, bars.bottom + gap)
        plate = self._plate_on(portrait, self.px(60))
        return self._made(note, head, portrait, plate, player, words, bars, self._tag(portrait.centerx))

    def _hung(self) -> SeatPlace:
        """It hangs among others: the picture, framed over the upper edge of the paper, takes what the words leave."""
        slip, inner, gap = self.slip, self.inner, self.gap
        head = self._head(inner)
        edge, top = max(3, self.px(FRAME)), slip.y + 2
        high = inner.bottom - top - edge - self.px(TOLD) - (head[0].h + self.px(38) + 3 * gap)
        beside = inner.right - self.px(BESIDE) - slip.x
        portrait = Rect(slip.x, top, beside, high)
        if beside < high:  # what the deck pays with stands below a picture of the whole width
            portrait = Rect(slip.x, top, slip.w, high - self.px(32) - gap - self.px(LINE))
        down = portrait.bottom + edge + gap - head[0].y
        head = tuple(part.move(0, down) for part in head)
        plate = self._plate_on(portrait, self.px(40))
        player = self._player(inner, head[0].bottom + gap)
        if portrait.w == slip.w:
            bars = Rect(inner.x, player.y, inner.w, self.px(32))
            player = player.move(0, bars.h + gap)
            words = self._rest(inner, player.bottom + gap)
        else:
            left = portrait.right + self.px(FRAME) + gap
            bars, words = self._bars_beside(portrait, left, min(plate.y, portrait.bottom), player)
        return self._made(slip.copy(), head, portrait, plate, player, words, bars, self._tag(portrait.centerx))

    def _below(self) -> SeatPlace:
        """Everything below each other; a plate wider than the picture stands below it, not on it."""
        slip, inner, gap = self.slip, self.inner, self.gap
        head = self._head(inner)
        plate_high = self.px(40)
        high = round(inner.h * TALL) - plate_high // 2
        portrait = Rect(inner.x, head[0].bottom + gap, min(inner.w - self.px(BESIDE), high), high)
        plate = Rect(inner.x, portrait.bottom + gap, inner.w, plate_high)
        player = self._player(inner, plate.bottom + gap)
        bars, words = self._bars_beside(portrait, portrait.right + gap, portrait.bottom, player)
        return self._made(slip.copy(), head, portrait, plate, player, words, bars, self._tag(slip.centerx))

    # parts

    def _tag(self, x: int) -> Rect:
        """The number of the seat, on the upper edge."""
        tag = Rect(0, 0, self.px(136), self.px(30))
        tag.center = (x, self.slip.y + self.px(6))
        return tag

    def _head(self, column: Rect) -> tuple[Rect, ...]:
        """The first line: seal, name, colour, and the way to the book of friends."""
        seal = Rect(column.x, column.y, self.px(56), self.px(56))
        chip = Rect(column.right - self.px(50), 0, self.px(50), self.px(30))
        chip.centery = seal.centery
        name = Rect(seal.right + self.px(10), column.y + self.px(2), chip.x - seal.right - self.px(20), self.px(52))
        friend = Rect(name.right, name.y, self.px(40) if self.book else 0, name.h)
        if self.book:
            friend.right = name.right
            name.w -= friend.w + self.px(4)
        return seal, name, chip, friend

    def _player(self, column: Rect, y: int) -> Rect:
        """Who plays: a person or a companion."""
        return Rect(column.x, y, column.w, self.px(38))

    def _plate_on(self, portrait: Rect, high: int) -> Rect:
        """The name of the magician on the foot of the picture; a long one takes two lines where that is narrow."""
        inset = self.px(6)
        return Rect(portrait.x + inset, portrait.bottom - self.px(8) - high, portrait.w - 2 * inset, high)

    def _bars_under(self, player: Rect) -> Rect:
        """What the deck pays with, as a line of its own."""
        return Rect(player.x, player.bottom + self.gap, player.w, self.px(32))

    def _bars_beside(self, portrait: Rect, left: int, foot: int, player: Rect) -> tuple[Rect, Rect]:
        """What the deck pays with, beside the picture where there is room, and the words below all that."""
        inner, gap = self.inner, self.gap
        if inner.right - portrait.right <= self.px(60):
            bars = self._bars_under(player)
            return bars, self._rest(inner, bars.bottom + gap)
        above = max(portrait.y, inner.y)
        return Rect(left, above, inner.right - left, foot - above), self._rest(inner, player.bottom + gap)

    @staticmethod
    def _rest(column: Rect, top: int) -> Rect:
        """What is left of a column: for the words."""
        return Rect(column.x, top, column.w, column.bottom - top)

    def _made(
        self, note: Rect, head: tuple[Rect, ...], portrait: Rect, plate: Rect, player: Rect, words: Rect, bars: Rect,
        tag: Rect,
    ) -> SeatPlace:  # fmt: skip
        seal, name, chip, friend = head
        return SeatPlace(self.slip, note, seal, name, chip, portrait, plate, player, words, bars, tag, friend)
