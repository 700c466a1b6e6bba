"""Rows put together to pages: what belongs together stays together, pictures may wait for the next page."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenes.bigbook.rulebook.flow import Row


def gap(height: int) -> Row:
    """Empty space between two pieces."""
    return Row(height, gap=True)


def bind(rows: list[Row], limit: int) -> list[Row]:
    """Rows of one piece: a short piece stays together, a long one never leaves a single line alone.

    Neither below its heading nor at the top of the next page.
    """
    total = sum(row.height for row in rows)
    heads = next((index for index, row in enumerate(rows) if not row.keep), 0)
    for index, row in enumerate(rows[:-1]):
        row.keep = row.keep or total <= limit or index <= heads or index == len(rows) - 2
    return rows


@dataclass(slots=True)
class Page:
    """Rows with their distance from the top."""

    rows: list[tuple[int, Row]] = field(default_factory=list)

    @property
    def first(self) -> str:
        """The first article on the page."""
        return next((row.article for _, row in self.rows if row.article), "")

    @property
    def height(self) -> int:
        """How much of the page is used, in pixels."""
        return max((y + row.height for y, row in self.rows), default=0)


def feather(page: Page, height: int, most: int) -> None:
    """Let the gaps of a page grow, each by `most` pixels at the most, so that it fills its height better."""
    gaps = sum(1 for y, row in page.rows if row.gap and y)
    wider = min(most, (height - page.height) // gaps) if gaps else 0
    if wider <= 0:
        return
    down, rows = 0, []
    for y, row in page.rows:
        down += wider if row.gap and y else 0
        rows.append((y + down, row))
    page.rows = rows


def tallest(rows: list[Row]) -> int:
    """The height of the highest piece that shall stay together."""
    return max((sum(row.height for row in group) for group in _groups(rows)), default=0)


def paginate(rows: list[Row], height: int) -> list[Page]:
    """Fill pages of `height` pixels; bound rows go together unless they alone are higher than a page.

    A picture that does not fit any more moves to the top of the next page, and the text goes on before it.
    """
    press = _Press(height)
    for group in _groups(rows):
        press.add(group)
    press.flush()
    return [page for page in press.pages if page.rows] or [Page()]


class _Press:
    """Pages being filled."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.pages = [Page()]
        self.y = 0
        self.waiting: list[list[Row]] = []

    def add(self, group: list[Row]) -> None:
        """Place a group here or on the next page."""
        need = sum(row.height for row in group)
        fits = not self.y or self.y + need <= self.height
        if not fits and group[0].gap:
            return
        if not fits and group[0].floats:
            self.waiting.append(group)
            return
        if not fits:
            self.new_page()
        while self.y and self.y + sum(row.height for row in group) > self.height:  # below a picture that waited
            cut = self._cut(group)
            self._place(group[:cut])
            self.new_page()
            group = group[cut:]
        self._place(group)

    def _cut(self, group: list[Row]) -> int:
        """How many rows of a group go on this page: none, or a heading with lines, and lines are left for the next."""
        high, count = 0, 0
        for row in group:
            high += row.height
            if self.y + high > self.height:
                break
            count += 1
        count = min(count, len(group) - 2)
        return count if count >= 3 and not group[0].floats else 0

    def new_page(self) -> None:
        """Turn over; pictures that wait come first."""
        self.pages.append(Page())
        self.y = 0
        waiting, self.waiting = self.waiting, []
        for group in waiting:
            self.add(group)

    def flush(self) -> None:
        """Place what still waits."""
        while self.waiting:
            self.new_page()

    def _place(self, group: list[Row]) -> None:
        if not group or (group[0].gap and not self.y):
            return
        for row in group:
            if self.y and self.y + row.height > self.height:
                self.new_page()
            self.pages[-1].rows.append((self.y, row))
            self.y += row.height


def _groups(rows: list[Row]) -> list[list[Row]]:
    groups: list[list[Row]] = []
    joined = False
    for row in rows:
        if joined:
            groups[-1].append(row)
        else:
            groups.append([row])
        joined = row.keep
    return groups
