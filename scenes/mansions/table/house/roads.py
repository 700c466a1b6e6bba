"""Where the arrows lead on the plan: from a space to the one beside it, over walls as well."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.kit.focus import Direction
from scenes.kit.geometry import Box


def neighbour(spaces: Mapping[str, Box], here: str, way: Direction) -> str:
    """The space that begins where this one ends in a direction, of several the one that lies longest beside it, then
    the one whose middle is nearest; '' where the house ends."""
    start = spaces[here]
    found = {name: shared for name, box in spaces.items() if (shared := _beside(start, box, way)) > 0}
    across = 1 if way[0] else 0
    return min(
        found,
        key=lambda name: (-found[name], abs(spaces[name].center[across] - start.center[across]), name),
        default="",
    )


def _beside(a: Box, b: Box, way: Direction) -> int:
    """How many pixels of its edge in a direction a box shares with another."""
    near = 2  # edges are rounded
    if way[0]:
        touches = abs(b.x - a.right) <= near if way[0] > 0 else abs(a.x - b.right) <= near
        return min(a.bottom, b.bottom) - max(a.y, b.y) if touches else 0
    touches = abs(b.y - a.bottom) <= near if way[1] > 0 else abs(a.y - b.bottom) <= near
    return min(a.right, b.right) - max(a.x, b.x) if touches else 0
