"""Places things below each other on a page that is one column: as wide as the window, as high as it gets."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.text import Style, layout
from scenes.kit.theme import Theme

WIDEST = 820
"""Units that a column takes at most."""
EDGE, INNER, MARGIN = 8, 30, 30
"""Units beside the sheet, between its edge and what stands on it (the arrows of the view lie there), and above and
below that."""
GAP = 10
"""Units between two things."""
ROW = 50
"""Units of a row of buttons."""


class Column:
    """Hands out places from above; `sheet` is the paper they lie on, known once all are handed out."""

    def __init__(self, theme: Theme, top: int = 0, *, sheet: bool = True) -> None:
        """`top`: pixels above it. `sheet`: everything lies on one sheet, else on the room."""
        self.theme = theme
        px, whole = theme.px, theme.layout.size[0]
        wide = min(whole - 2 * px(EDGE), px(WIDEST))
        self._top = top + px(EDGE)
        self._paper = Rect((whole - wide) // 2, self._top, wide, 0)
        self._margin = px(MARGIN) if sheet else px(EDGE)
        self.area = self._paper.inflate(-2 * px(INNER), 0)
        """Where things may lie, without a height."""
        self.y = self._top + self._margin
        """Where the next thing begins."""

    @property
    def sheet(self) -> Rect:
        """The paper under all that was handed out so far."""
        return Rect(self._paper.x, self._top, self._paper.w, self.y - self.theme.px(GAP) + self._margin - self._top)

    @property
    def height(self) -> int:
        """How many pixels all of it takes, from the upper edge of the page."""
        return self.sheet.bottom + self.theme.px(EDGE)

    def take(self, height: int, gap: float = GAP) -> Rect:
        """The next place as wide as the column, so many pixels high; `gap` units after it."""
        found = Rect(self.area.x, self.y, self.area.w, height)
        self.y = found.bottom + self.theme.px(gap)
        return found

    def row(self, units: float = ROW, gap: float = GAP) -> Rect:
        """The next place, so many units high."""
        return self.take(self.theme.px(units), gap)

    def words(self, text: str, style: Style, gap: float = GAP, share: float = 1.0) -> Rect:
        """The next place for a text, as high as it needs on this share of the width."""
        return self.take(self.tall(text, style, share), gap)

    def tall(self, text: str, style: Style, share: float = 1.0) -> int:
        """How many pixels high a text is on this share of the width."""
        return layout(text, style, round(self.area.w * share)).size[1] + self.theme.px(4)

    def skip(self, units: float) -> None:
        """Leave so many units free."""
        self.y += self.theme.px(units)

    def grid(self, count: int, least: float, units: float = ROW, gap: float = GAP) -> list[Rect]:
        """Places for so many things, as many beside each other as leave each `least` units of width."""
        px = self.theme.px
        across = max(1, min(count, (self.area.w + px(gap)) // (px(least) + px(gap))))
        lines = -(-count // across)
        across = -(-count // lines)  # the last line is as full as can be
        wide = (self.area.w - px(gap) * (across - 1)) // across
        found: list[Rect] = []
        for at in range(count):
            if at % across == 0:
                line = self.row(units, gap)
            found.append(Rect(line.x + at % across * (wide + px(gap)), line.y, wide, line.h))
        return found


def beside(row: Rect, count: int, gap: int) -> list[Rect]:
    """So many places of like width in a row, `gap` pixels between them."""
    wide = (row.w - gap * (count - 1)) // count
    return [Rect(row.x + at * (wide + gap), row.y, wide, row.h) for at in range(count)]
