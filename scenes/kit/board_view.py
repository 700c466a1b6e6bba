"""A board seen through a frame: how much of it, how large, and where what lies on it is seen.

A game that has a board lays it out as if all of it were seen (`board`); this says where the whole of it lies now. It
knows rectangles only. What moves is what is seen, never what lies there: a board that is seen whole moves by nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.kit.geometry import Box
from scenes.kit.tween import smoothstep

STOPS = (1.0, 1.5, 2.0, 3.0)
"""How many times as large as the whole a board may be seen."""
CLOSER = 2.0
"""How large it is seen when somebody wants to see it large."""
GLIDE = 260.0
"""Milliseconds in which the view goes somewhere by itself."""
MIDDLE = 0.6
"""The share of the frame in which something may happen without the view following it."""
STRIP = 6
"""Pixels at the edge of the frame that stand for what lies beyond."""

NOTHING = Box(0, 0, 1, 1)
"""Before the first layout."""
Place = tuple[float, float, float]
"""How many times as large, and the upper left corner of the whole board in window pixels."""


@dataclass(slots=True)
class BoardView:
    """What is seen of one board. The frame and the board may become others with every layout (`lay`)."""

    frame: Box = NOTHING
    board: Box = NOTHING
    """Where the whole of it lies when all of it is seen, in window pixels."""
    follows: bool = True
    """It goes where something happens."""
    held: bool = False
    """A hand pushes the board."""
    _now: Place = (1.0, 0.0, 0.0)
    _from: Place = (1.0, 0.0, 0.0)
    _goal: Place = (1.0, 0.0, 0.0)
    _time: float = GLIDE
    _start: float = 1.0
    _last: float = CLOSER
    """How large it was seen before all of it was."""

    def lay(self, frame: Box, board: Box, start: float = 1.0) -> bool:
        """The window is another: the same middle of the board is seen as before, as large as before; where it has to be
        seen larger now than then (`start`, so many times as large as the whole), it is seen so large. Gives whether
        anything is different now."""
        if (frame, board, start) == (self.frame, self.board, self._start):
            return False
        share = (0.5, 0.5) if self.board == NOTHING else self._share(self.frame.center)
        scale = self._goal[0] if start == self._start else start
        self.frame, self.board, self._start = frame, board, start
        self._rest(self._about(scale, share))
        return True

    # where things are

    @property
    def scale(self) -> float:
        """How many times as large as the whole it is seen now."""
        return self._now[0]

    @property
    def rest(self) -> float:
        """The same when the view has come to rest."""
        return self._goal[0]

    @property
    def zoomed(self) -> bool:
        """Whether some of the board may be out of sight."""
        return self._goal[0] > 1 or self._now[0] > 1

    @property
    def moving(self) -> bool:
        """It is on its way somewhere."""
        return self._now != self._goal

    @property
    def hasty(self) -> bool:
        """It moves, by itself or by a hand: what is seen may be painted plainly."""
        return self.held or self.moving

    @property
    def box(self) -> Box:
        """Where the whole board lies now, in window pixels, the parts out of sight included."""
        return self._lies(self._now)

    @property
    def goal(self) -> Box:
        """Where it lies when the view has come to rest."""
        return self._lies(self._goal)

    def _lies(self, place: Place) -> Box:
        scale, x, y = place
        return Box(round(x), round(y), round(self.board.w * scale), round(self.board.h * scale))

    def sees(self, box: Box) -> bool:
        """Whether the middle of a box in window pixels is in sight."""
        return self.frame.contains(*box.center)

    def clipped(self, box: Box) -> Box:
        """The part of a box in window pixels that is in sight; of one that is not, a strip at the nearest edge."""
        if not self.zoomed or self.frame.holds(box):
            return box
        frame = self.frame
        shown = box.clip(frame)
        if shown.w >= STRIP and shown.h >= STRIP:
            return shown
        x = min(max(box.center[0], frame.x), frame.right - STRIP)
        y = min(max(box.center[1], frame.y), frame.bottom - STRIP)
        return Box(x, y, STRIP, STRIP)

    # moving it

    def zoom(self, by: int, at: tuple[int, int] | None = None, *, gently: bool = True) -> bool:
        """One step closer (1) or further away (-1); what lies at a point of the window, else in the middle of the
        frame, stays there. Gives whether that was possible."""
        here = min(range(len(STOPS)), key=lambda one: abs(STOPS[one] - self._goal[0]))
        there = min(max(here + by, 0), len(STOPS) - 1)
        if there == here:
            return False
        self._to_scale(STOPS[there], at or self.frame.center, gently=gently)
        return True

    def whole(self, at: tuple[int, int] | None = None, *, gently: bool = True) -> None:
        """All of it is seen; where it is already, it comes as close as before, about a point."""
        if self._goal[0] > 1:
            self._last = self._goal[0]
            self._to_scale(1.0, self.frame.center, gently=gently)
        else:
            self._to_scale(self._last, at or self.frame.center, gently=gently)

    def pan(self, dx: float, dy: float) -> bool:
        """Push the board so many pixels aside, as far as it goes; whether it has moved."""
        if self._goal[0] <= 1:
            return False
        scale, x, y = self._goal
        before = self._now
        self._rest(self._kept(scale, x + dx, y + dy))
        return self._now != before

    def bring(self, box: Box, *, gently: bool = True, loosely: bool = True) -> bool:
        """See something that lies there when all of the board is seen: `loosely`, the view moves only where its middle
        is out of the middle of the frame. Gives whether the view moves."""
        scale, x, y = self._goal
        if scale <= 1:
            return False
        px = x + (box.center[0] - self.board.x) * scale
        py = y + (box.center[1] - self.board.y) * scale
        inset = (1 - MIDDLE) / 2 if loosely else 0.5
        dx = _into(px, self.frame.x + self.frame.w * inset, self.frame.right - self.frame.w * inset)
        dy = _into(py, self.frame.y + self.frame.h * inset, self.frame.bottom - self.frame.h * inset)
        goal = self._kept(scale, x + dx, y + dy)
        if goal == self._goal:
            return False
        self._go(goal, gently=gently)
        return True

    def update(self, dt: float) -> bool:
        """Milliseconds pass; whether the view has moved."""
        if not self.moving:
            return False
        self._time = min(GLIDE, self._time + dt)
        share = smoothstep(self._time / GLIDE)
        a, b = self._from, self._goal
        self._now = (
            b if share >= 1 else
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)
        )  # fmt: skip
        return True

    def corner(self, w: int, h: int, busy: Sequence[Box], margin: int) -> Box:
        """The corner of the frame in which something so large lies over the least of what is busy, the lower right one
        where all are the same."""
        frame = self.frame
        xs, ys = (frame.right - w - margin, frame.x + margin), (frame.bottom - h - margin, frame.y + margin)
        corners = [Box(x, y, w, h) for y in ys for x in xs]
        return min(corners, key=lambda corner: sum(_shared(corner, box) for box in busy))

    def seen(self) -> Box:
        """What is in sight, as it lies when all of the board is seen."""
        scale, x, y = self._now
        left, top = self.board.x + (self.frame.x - x) / scale, self.board.y + (self.frame.y - y) / scale
        found = Box(round(left), round(top), round(self.frame.w / scale), round(self.frame.h / scale))
        return found.clip(self.board)

    # how

    def _share(self, at: tuple[int, int]) -> tuple[float, float]:
        """A point of the window as shares of the board, when the view has come to rest."""
        scale, x, y = self._goal
        return (at[0] - x) / (self.board.w * scale), (at[1] - y) / (self.board.h * scale)

    def _about(self, scale: float, share: tuple[float, float]) -> Place:
        """The board so large, with these shares of it in the middle of the frame."""
        cx, cy = self.frame.center
        return self._kept(scale, cx - share[0] * self.board.w * scale, cy - share[1] * self.board.h * scale)

    def _to_scale(self, scale: float, at: tuple[int, int], *, gently: bool) -> None:
        share = self._share(at)
        x, y = at[0] - share[0] * self.board.w * scale, at[1] - share[1] * self.board.h * scale
        self._go(self._kept(scale, x, y), gently=gently)

    def _kept(self, scale: float, x: float, y: float) -> Place:
        """Nothing beyond the edges of the board is seen where it is larger than the frame; else it lies in the middle
        of it, as it does when all of it is seen."""
        if scale <= 1:
            return 1.0, float(self.board.x), float(self.board.y)
        w, h = self.board.w * scale, self.board.h * scale
        frame = self.frame
        x = frame.x + (frame.w - w) / 2 if w <= frame.w else min(max(x, frame.right - w), frame.x)
        y = frame.y + (frame.h - h) / 2 if h <= frame.h else min(max(y, frame.bottom - h), frame.y)
        return scale, x, y

    def _go(self, goal: Place, *, gently: bool) -> None:
        if not gently:
            self._rest(goal)
            return
        self._from, self._goal, self._time = self._now, goal, 0.0

    def _rest(self, place: Place) -> None:
        self._now = self._from = self._goal = place
        self._time = GLIDE


def _into(value: float, low: float, high: float) -> float:
    """What has to be added to a value for it to lie between two."""
    return min(max(value, low), high) - value


def _shared(a: Box, b: Box) -> int:
    """How many pixels two boxes share."""
    both = a.clip(b)
    return both.w * both.h
