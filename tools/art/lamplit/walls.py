"""Walls of a room: faces to the south with paper and skirting, cut tops, doors, the white lines between spaces."""

from __future__ import annotations

from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.housemap import UNIT, Opening, plan
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, TIDE, WOOD, R, form, nib, pen
from tools.art.lamplit.wallpaper import hang

CAP, FACE, GAP = 11, 68, 92
"""Half a wall's thickness, the height of a face, the width of a doorway."""
FOOT = CAP + FACE
"""How far below the line of a north wall the foot of its face lies."""
OAKEN: tuple[str, str] = ("#8a6a4c", "#5a4232")
PANEL: tuple[str, str] = ("#6d5340", "#8f7152")
"""A door, and its panels."""


def faces(d: Doc, room: str, paper: tuple[str, str]) -> None:
    """The north walls of a room, papered."""
    top, low = paper
    for x0, x1, y in plan().across(room, -1):
        d.fill(R(x0, y + CAP, x1 - x0, FACE), d.lin(0, y, 0, y + CAP + FACE, top, low))
        hang(d, (x0, y + CAP, x1 - x0, FACE - 13), top, list(plan().spaces).index(room), 0.5, 0.4)
        d.fill(R(x0, y + CAP + FACE - 13, x1 - x0, 13), darken(low, 0.28))
        d.fill(R(x0, y + CAP + FACE - 14, x1 - x0, 2), lighten(low, 0.25))
        d.fill(R(x0, y + CAP, x1 - x0, 8), INK, 0.5)
        foot = R(x0, y + CAP + FACE, x1 - x0, 15)
        d.fill(foot, d.lin(0, y + CAP + FACE, 0, y + CAP + FACE + 15, (0, INK, 0.6), (1, INK, 0)))


def caps(d: Doc, room: str, glass: bool = False) -> None:
    """The cut tops of the walls, each room its own half."""
    house = plan()
    found = [R(x0, y, x1 - x0, CAP) for x0, x1, y in house.across(room, -1)]
    found += [R(x0, y - CAP, x1 - x0, CAP) for x0, x1, y in house.across(room, 1)]
    found += [R(x, y0, CAP, y1 - y0) for y0, y1, x in house.along(room, -1)]
    found += [R(x - CAP, y0, CAP, y1 - y0) for y0, y1, x in house.along(room, 1)]
    whole = U(found)
    for x, y in _inner_corners(room):
        whole = whole | R(x, y, CAP, CAP)
    for door in house.doors:
        if room in _rooms(door):
            upright = door.way == "v"
            across = R(door.x - 30, door.y - GAP / 2, 60, GAP) if upright else R(door.x - GAP / 2, door.y - 30, GAP, 60)
            whole = whole - across
    d.fill(whole, "#1d4a4a" if glass else "#0d181b")
    d.stroke(whole, TIDE["core"] if glass else "#8fa79c", 2.6, 0.9)


def _inner_corners(room: str) -> list[tuple[float, float]]:
    """Where a wall turns away from the room: a square of it stands in the room's own corner."""
    grid, found = plan().grid, list[tuple[float, float]]()
    for x, y in [cell for cell, name in grid.items() if name == room]:
        for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            sides = {grid.get((x + dx, y)), grid.get((x, y + dy))}
            if sides == {room} and grid.get((x + dx, y + dy)) != room and (room, dx, dy) != ("upper_landing", 1, 1):
                found.append(
                    ((x + (dx > 0)) * UNIT - (CAP if dx > 0 else 0), (y + (dy > 0)) * UNIT - (CAP if dy > 0 else 0))
                )
    return found


def _rooms(door: Opening) -> tuple[str, str]:
    return plan().room_of(door.spaces[0]), plan().room_of(door.spaces[1])


def leaf(d: Doc, x: float, y: float) -> None:
    """A panelled door in a north wall, front on; y is the top of the face."""
    form(d, R(x - 46, y - 4, 92, FACE + 4), (WOOD[0], WOOD[2]))
    form(d, R(x - 37, y + 6, 74, FACE - 6), OAKEN)
    for xx in (-30, 3):
        form(d, R(x + xx, y + 13, 27, 20), PANEL, 1.6)
        form(d, R(x + xx, y + 39, 27, 22), PANEL, 1.6)
    form(d, Sh.ell(x + 30, y + 38, 4.5), BRASS, 1.6)


def boards(d: Doc, x: float, y: float, w: float, vertical: bool = False) -> None:
    """Two boards of driftwood across a doorway, and the wax that says whose they are."""
    for a in (-14, 12):
        turn = a + (90 if vertical else 0)
        form(d, R(-w / 2, -8, w, 16).rot(turn).move(x, y), (PAPER[2], PAPER[3]))
        for s in (-1, 1):
            d.fill(Sh.ell(*polar(x, y, s * (w / 2 - 9), turn), 3), INK)
    form(d, Sh.ell(x, y, 13), (CORAL["mid"], CORAL["dark"]))
    d.stroke(Sh.ell(x, y, 7), CORAL["light"], 2)


def doors_of(d: Doc, room: str) -> None:
    """Each room draws its own half of its doors: threshold, jambs, leaf."""
    for door in plan().doors:
        if room in _rooms(door):
            (_across if door.way == "h" else _along)(d, room, door)
    if room == "scullery":
        form(d, R(1985, 1360, 15, 100), OAKEN)
    elif room == "glasshouse":
        form(d, R(0, 1760, 14, 100), (TIDE["core"], TIDE["mid"]))


def _across(d: Doc, room: str, door: Opening) -> None:
    x, y = door.x, door.y
    upper = plan().grid.get((int(x // UNIT), int(y // UNIT) - 1)) == room
    sill = R(x - GAP / 2, y - CAP - 1 if upper else y, GAP, CAP + 1)
    d.fill(sill, "#a58d6c")
    nib(d, pen(sill, 0, 5), INK, 1.4, 0.6)
    for s in (-1, 1):
        form(d, R(x + s * (GAP / 2 + 3) - 5, sill.bounds[1], 10, CAP + 1), (PAPER[0], PAPER[2]), 1.8)
    if upper:
        near = R(x - 60, y - CAP - 60, 120, 60)
        d.glow(x, y - CAP, 70, (0, LAMP["light"], 0.4), (1, LAMP["light"], 0), sh=near)
        mat = form(d, R(x - 34, y - CAP - 32, 68, 24), (WOOD[1], WOOD[2]), 1.8)
        nib(d, pen(mat.shrink(4), 90, 6), PAPER[2], 1.8, 0.5)
    else:
        leaf(d, x, y + CAP)


def _along(d: Doc, room: str, door: Opening) -> None:
    x, y = door.x, door.y
    western = plan().grid.get((int(x // UNIT) - 1, int(y // UNIT))) == room
    sill = R(x - CAP - 1 if western else x, y - GAP / 2, CAP + 1, GAP)
    d.fill(sill, "#a58d6c")
    nib(d, pen(sill, 90, 5), INK, 1.4, 0.6)
    for s in (-1, 1):
        form(d, R(sill.bounds[0], y + s * (GAP / 2 + 3) - 5, CAP + 1, 10), (PAPER[0], PAPER[2]), 1.8)
    if not western:
        open_leaf(d, x, y)


def open_leaf(d: Doc, x: float, y: float) -> None:
    """The leaf stands open into the eastern room, turned by a quarter: we see its whole face at the gap's upper end."""
    top = y - GAP / 2 - 52
    shadow = [(x + 10, top + 62), (x + 84, top + 62), (x + 98, top + 76), (x + 22, top + 76)]
    d.fill(Sh.poly(shadow), INK, 0.45)
    form(d, R(x + 8, top - 7, 74, 9), ("#b99a74", "#8a6a4c"), 1.8)
    form(d, R(x + 8, top, 74, 62), OAKEN)
    for xx in (14, 48):
        form(d, R(x + xx, top + 7, 27, 18), PANEL, 1.6)
        form(d, R(x + xx, top + 31, 27, 24), PANEL, 1.6)
    form(d, Sh.ell(x + 76, top + 30, 4.2), BRASS, 1.6)


def borders(d: Doc, room: str) -> None:
    """White lines between the spaces of one room."""
    spaces = list(plan().spaces[room].values())
    for i, p in enumerate(spaces):
        for q in spaces[i + 1 :]:
            for x0, y0, x1, y1 in _border(room, p, q):
                stroke = line([(x0, y0), (x1, y1)])
                d.stroke(stroke, INK, 9, 0.35)
                d.stroke(stroke, "#f4f1df", 4.6, 0.9, dash="20 11")


def _border(room: str, p: tuple[int, ...], q: tuple[int, ...]) -> list[tuple[float, float, float, float]]:
    grid, found = plan().grid, []
    if q[0] == p[2] or p[0] == q[2]:
        x = p[2] if p[2] == q[0] else p[0]
        lo, hi = max(p[1], q[1]), min(p[3], q[3])
        if hi > lo:
            top = lo * UNIT + (CAP + FACE + 6 if grid.get((x, lo - 1)) != room else 4)
            low = hi * UNIT - (CAP + 6 if grid.get((x - 1, hi)) != room else 4)
            found.append((x * UNIT, top, x * UNIT, low))
    if q[1] == p[3] or p[1] == q[3]:
        y = p[3] if p[3] == q[1] else p[1]
        lo, hi = max(p[0], q[0]), min(p[2], q[2])
        if hi > lo:
            left = lo * UNIT + (CAP + 6 if grid.get((lo - 1, y)) != room else 4)
            right = hi * UNIT - (CAP + 6 if grid.get((hi, y)) != room else 4)
            found.append((left, y * UNIT, right, y * UNIT))
    return [(float(a), float(b), float(c), float(e)) for a, b, c, e in found]
