"""Where a puzzle lies: its pieces in the place of the house, its slip in that of desk and panel."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.geometry import Box
from scenes.mansions.table.layout import SQUARE_MAP, HouseLayout, grid, house_layout

COLUMNS = 3
"""Of the keys on the slip."""
BESIDE = (330, 220)
"""How wide the part of a low house must be that the slip may take."""


@dataclass(frozen=True, slots=True)
class PuzzleLayout:
    """Boxes in window pixels: where the pieces lie, and the slip."""

    square: Box
    slip: Box


@dataclass(frozen=True, slots=True)
class SlipLayout:
    """The slip from its head to its foot: what it is called, what it is about, what may be done, how much is left."""

    title: Box
    goal: Box
    left: Box
    beads: Box
    keys: tuple[Box, ...]
    advice: Box
    stop: Box


def puzzle_layout(layout: HouseLayout) -> PuzzleLayout:
    """Mirror, friends and buttons keep their places in every form."""
    house, rows, margin = layout.house, layout.rows, layout.margin
    panel, desk = rows["panel"], rows["desk"]
    if layout.form == "side":
        return PuzzleLayout(house, sheet_box(layout))
    if layout.form == "corner":  # the words take the width that they have in `side`
        side = house_layout(layout.window, layout.people, layout.text_scale, SQUARE_MAP, layout.wanted, "side")
        top = layout.told.y if layout.told is not None else panel.y
        x = min(panel.x, max(house.x + layout.room + margin, panel.right - side.rows["panel"].w))
        square = Box(house.x, house.y, x - margin - house.x, desk.bottom - house.y)
        return PuzzleLayout(square, Box(x, top, panel.right - x, panel.bottom - top))
    beside = house.right - panel.x
    if beside < layout.px(*BESIDE):
        return PuzzleLayout(house, panel)
    square = Box(house.x, house.y, panel.x - 2 * margin, desk.bottom - house.y)
    return PuzzleLayout(square, Box(panel.x, house.y, beside, panel.bottom - house.y))


def sheet_box(layout: HouseLayout) -> Box:
    """A sheet in the place of desk and panel where they lie one above the other, else in that of the panel."""
    panel, desk = layout.rows["panel"], layout.rows["desk"]
    top = desk if layout.form == "side" else layout.told or panel
    return Box(panel.x, top.y, panel.w, panel.bottom - top.y)


def slip_layout(layout: HouseLayout, keys: int) -> SlipLayout:
    """The slip with so many keys besides the one that stops."""
    px, box = layout.px, puzzle_layout(layout).slip.inset(layout.px(18, 12))
    gap, line = px(10, 6), layout.text(19, 15) * 4 // 3
    high = max(px(56, 40), line * 7 // 5)
    rows = -(-keys // COLUMNS)
    low = box.h < 7 * line + (rows + 1) * (high + gap)
    if low:
        high = max(px(44, 32), line + 4)
    stop = Box(box.x, box.bottom - high, box.w, high)
    deep = 0 if low else line * 3 // 2
    advice = Box(box.x, stop.y - gap - deep, box.w, deep)
    body = Box(box.x, advice.y - (gap if deep else 0) - rows * (high + gap) + gap, box.w, rows * (high + gap) - gap)
    bead = line if not low else line * 4 // 5
    beads = Box(box.x, body.y - gap - bead, box.w, bead)
    left = Box(box.x, beads.y - gap // 2 - line, box.w, line)
    title = Box(box.x, box.y, box.w, layout.text(27, 20) * 4 // 3)
    goal = Box(box.x, title.bottom + gap // 2, box.w, left.y - gap - title.bottom - gap // 2)
    return SlipLayout(title, goal, left, beads, grid(body, keys, COLUMNS, gap, rows), advice, stop)
