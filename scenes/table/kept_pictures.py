"""What is painted once and kept: parts of the moving layer, until they differ, and the zones of the still layer.

Whatever differs from what was painted last is painted anew: parts at once, zones as the budget of a frame allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box

BUDGET = 4
"""Cost of the zones that may be painted in one frame while something moves, in milliseconds of a slow machine."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of furniture: where it stands, all that it shows (`key`), and what draws it."""

    name: str
    area: Rect
    key: object
    paint: Callable[[Canvas], None]


@dataclass(slots=True)
class _Kept:
    area: Rect
    key: object
    picture: Surface
    lacking: bool
    """Something of it was not there when it was painted."""


class SurfaceCache:
    """Keeps pictures of areas of the moving layer that change seldom, each by itself.

    `lacks` counts what was missing while something was painted: where it has grown meanwhile, something was.
    """

    def __init__(self, lacks: Callable[[], int] = lambda: 0) -> None:
        self._lacks = lacks
        self._kept: dict[str, _Kept] = {}
        self._last: set[str] = set()
        """The parts that were shown last: what stands there again after it was away is never shown as it was."""
        self._scratch: Canvas | None = None

    def forget(self, area: Rect | None = None) -> None:
        """Paint anew with the next frame what touches the area (the still layer below has changed), or everything."""
        if area is None:
            self._kept.clear()
        else:
            self._kept = {name: kept for name, kept in self._kept.items() if not kept.area.colliderect(area)}

    def forget_lacking(self) -> None:
        """Paint anew what was painted without something that may be there now."""
        self._kept = {name: kept for name, kept in self._kept.items() if not kept.lacking}

    def paint(self, canvas: Canvas, parts: Iterable[Part], *, patient: bool = False) -> bool:
        """Show the parts; those whose key or place differs from the last time are drawn anew.

        With `patient` those that were shown last at that place keep their picture for now; whether any did.
        """
        waited, shown = False, set[str]()
        for part in parts:
            area = part.area.clip(canvas.rect)
            if not area.w or not area.h:
                continue
            shown.add(part.name)
            kept = self._kept.get(part.name)
            if patient and kept is not None and kept.area == area and part.name in self._last:
                waited = waited or kept.key != part.key
            elif kept is None or kept.key != part.key or kept.area != area:
                before = self._lacks()
                picture = self._make(canvas, area, part)
                kept = self._kept[part.name] = _Kept(area, part.key, picture, self._lacks() != before)
            canvas.blit(kept.picture, kept.area.topleft)
        self._last = shown
        return waited

    def _make(self, canvas: Canvas, area: Rect, part: Part) -> Surface:
        if self._scratch is None or self._scratch.size != canvas.size:
            self._scratch = Canvas(canvas.size)
        scratch = self._scratch
        scratch.begin(scratch.base)
        scratch.surface.blit(canvas.base, area, area)
        part.paint(scratch)
        scratch.end()
        return scratch.base.subsurface(area).copy()  # of the format of the window, as every plain surface is


class DirtyRegions:
    """Remembers what each zone showed when it was painted last, and which zones wait to be painted anew."""

    def __init__(self, costs: Mapping[str, int], ground: str) -> None:
        """`costs`: milliseconds that painting a zone takes, by name, 2 for all others; `ground`: the zone below all."""
        self._costs, self._ground = costs, ground
        self._seen: dict[str, tuple[Box, object]] = {}
        self._waiting: dict[str, Box] = {}
        self._lacking: set[str] = set()
        """Zones that were painted without something that was not there yet."""

    @property
    def waiting(self) -> bool:
        """Zones are still to be painted."""
        return bool(self._waiting)

    def forget(self) -> None:
        """Everything will count as changed, the ground of the whole room aside."""
        self._seen = {name: seen for name, seen in self._seen.items() if name == self._ground}

    def forget_lacking(self) -> None:
        """Those that were painted without something will count as changed: it may be there now."""
        self._seen = {name: seen for name, seen in self._seen.items() if name not in self._lacking}

    def notice(self, keys: dict[str, tuple[Box, object]]) -> None:
        """Zones that differ from what was painted begin to wait."""
        for name, (box, key) in keys.items():
            if self._seen.get(name) != (box, key):
                self._seen[name] = (box, key)
                self._waiting[name] = Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6)

    def take(self, budget: int | None = None) -> list[Box]:
        """The boxes to paint now: all that wait, or the longest waiting ones within a budget (always one)."""
        found: list[Box] = []
        for name in tuple(self._waiting):
            cost = self._costs.get(name, 2)
            if budget is not None and found and cost > budget:
                break
            budget = budget - cost if budget is not None else None
            found.append(self._waiting.pop(name))
        return found

    def painted(self, name: str, *, whole: bool = True, lacking: bool = False) -> None:
        """A zone was painted, as a whole or in part, `lacking` something: as a whole it need not wait any longer."""
        if whole:
            self._waiting.pop(name, None)
            self._lacking.discard(name)
        if lacking:
            self._lacking.add(name)
