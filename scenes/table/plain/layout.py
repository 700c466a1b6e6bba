"""Where everything lies on a plain table: three rows of heaps, and a panel beside them that grows with the letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scenes.kit.geometry import Box, row
from scenes.kit.theme import MIN_TEXT
from scenes.table.plain.game import Heap

DESIGN = (1920, 1080)
LEAST = (1280, 720)
"""The smallest window that is laid out; a smaller one shows it scaled."""
BUTTONS = ("undo", "redo", "hint", "why", "log", "menu")
"""The small buttons of the panel, three in a row."""
ROWS = 3
RIBBON = 60
"""How high the marks of a game that is watched are, on the drawing."""
SHAPE = 0.7
"""How wide a card is, as a share of its height."""
LARGE = 1.25
"""From this text size on the panel takes more of the window."""


@dataclass(frozen=True, slots=True)
class PlainLayout:
    """Boxes for one window and text size."""

    window: tuple[int, int]
    text_scale: float
    panel: Box
    board: Box
    ribbon: Box
    """The marks of a game that is watched, above the board; empty where a game is played."""

    def px(self, full: float, compact: float | None = None) -> int:
        """A length in window pixels from its length on the drawing."""
        return max(1, round(full * min(self.window[0] / DESIGN[0], self.window[1] / DESIGN[1])))

    def text(self, full: float, compact: float | None = None) -> int:
        """A size of letters in window pixels, the text setting included."""
        return max(MIN_TEXT, round(self.px(full) * self.text_scale))

    @property
    def sheet(self) -> Box:
        """Where the panel has its words."""
        return Box(self.panel.x, self.panel.y, self.panel.w, self.panel.h * 46 // 100)

    @property
    def options(self) -> Box:
        """Where answers stand that are no cards."""
        return Box(self.panel.x, self.sheet.bottom, self.panel.w, self.panel.h * 20 // 100)

    @property
    def main(self) -> Box:
        """The large button."""
        return Box(self.panel.x, self.options.bottom, self.panel.w, self.panel.h * 12 // 100).inset(self.px(10))

    @property
    def foot(self) -> Box:
        """The large button of a table at which nobody plays: nothing stands below it."""
        low = self.panel.h * 10 // 100
        return Box(self.panel.x, self.panel.bottom - low, self.panel.w, low).inset(self.px(10))

    @property
    def small(self) -> tuple[Box, ...]:
        """The small buttons, in the order of `BUTTONS`."""
        top = self.panel.y + self.panel.h * 78 // 100
        w, h = self.panel.w // 3, (self.panel.bottom - top) // 2
        return tuple(
            Box(self.panel.x + at % 3 * w, top + at // 3 * h, w, h).inset(self.px(6)) for at in range(len(BUTTONS))
        )

    def heaps(self, heaps: Sequence[Heap]) -> Mapping[str, Box]:
        """The place of each heap, its title included: those of a row side by side."""
        found = {}
        for number in range(ROWS):
            there = [heap for heap in heaps if heap.row == number]
            h = self.board.h // ROWS
            for at, heap in enumerate(there):
                w = self.board.w // len(there)
                found[heap.name] = Box(self.board.x + at * w, self.board.y + number * h, w, h).inset(self.px(10))
        return found

    def title(self, heap: Box) -> Box:
        """Where the title of a heap stands in its place."""
        return Box(heap.x, heap.y, heap.w, round(self.text(22) * 1.5))

    def cards(self, heap: Box, count: int, *, pile: bool) -> tuple[Box, ...]:
        """The places of so many cards in the place of their heap."""
        top = self.title(heap).bottom + self.px(8)
        room = Box(heap.x, top, heap.w, heap.bottom - top)
        w = min(round(room.h * SHAPE), room.w)
        if pile:
            return (Box(room.center[0] - w // 2, room.y, w, room.h),) * count
        return row(room, count, w, room.h, self.px(10))


def plain_layout(size: tuple[int, int], scale: float, *, watched: bool = False) -> PlainLayout:
    """The layout of a window of so many pixels, `watched` with room for the marks of a recording."""
    window = max(LEAST[0], size[0]), max(LEAST[1], size[1])
    share = 0.27 if scale < LARGE else 0.4
    wide, pad = round(window[0] * share), window[1] // 60
    panel = Box(window[0] - wide - pad, pad, wide, window[1] - 2 * pad)
    high = round(window[1] * RIBBON / DESIGN[1]) if watched else 0
    ribbon = Box(pad, pad, panel.x - 2 * pad, high)
    return PlainLayout(window, scale, panel, Box(pad, ribbon.bottom, ribbon.w, window[1] - pad - ribbon.bottom), ribbon)
