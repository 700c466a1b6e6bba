"""Where the strip of a test lies: in the panel, in the same order for every die."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.geometry import Box
from scenes.mansions.table.layout import HouseLayout, split


@dataclass(frozen=True, slots=True)
class StripLayout:
    """Boxes in window pixels: who and what for, a face, bricks of the sum, the ruler, what passing and failing do, and
    the row of buttons."""

    head: Box
    face: Box
    bricks: Box
    ruler: Box
    passes: Box
    fails: Box
    buttons: Box


def strip_layout(layout: HouseLayout) -> StripLayout:
    """The strip of a layout; the smaller the panel, the less room the face takes."""
    px, box = layout.px, layout.rows["panel"].inset(layout.px(12, 8))
    gap = px(8, 5)
    large = layout.large
    head = Box(box.x, box.y, box.w, max(px(34, 24), layout.text(20, 17) * 5 // 4))
    foot = max(px(54, 38), layout.text(18) * 7 // 4)
    rest = box.bottom - foot - gap - head.bottom - gap
    top = min(px(106, 74), rest * 3 // 5)
    face = Box(box.x, head.bottom + gap, 0 if large else min(px(84, 56), top), top)
    left = face.right + (gap if face.w else 0)
    brick = top * 2 // 5
    bricks = Box(left, face.y, box.right - left, brick)
    ruler = Box(left, bricks.bottom + gap // 2, box.right - left, top - brick - gap // 2)
    lines = Box(box.x, face.bottom + gap, box.w, box.bottom - foot - gap - face.bottom - gap)
    passes, fails = split(lines, ((lines.w - gap) // 2, 0), gap)
    return StripLayout(head, face, bricks, ruler, passes, fails, Box(box.x, box.bottom - foot, box.w, foot))
