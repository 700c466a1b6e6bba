"""Doors as the game lays them over the house: in a wall that runs west to east (120x100: the face begins at y 22, the
threshold lies above), in one that runs north to south (100x180), shut, open, sealed, locked; and the way out.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.walls import OAKEN, PANEL, boards, leaf, open_leaf
from tools.art.picture import Picture

PICTURE = Picture(size=(120, 100))
ACROSS, ALONG = ((120, 100), (100, 180))


def _sill(d: Doc, lit: float) -> None:
    """The threshold of a door in a north wall, 92 wide, with its jambs."""
    d.fill(Sh.rect(14, 0, 92, 24), "#a58d6c")
    nib(d, pen(Sh.rect(14, 0, 92, 24), 0, 5), INK, 1.4, 0.6)
    if lit:
        d.fill(Sh.rect(14, 0, 92, 24), LAMP["core"], lit)
    for x in (11, 109):
        form(d, Sh.rect(x - 5, 0, 10, 24), (PAPER[0], PAPER[2]), 1.8)


def _across_closed(d: Doc) -> None:
    _sill(d, 0)
    leaf(d, 60, 24)


def _across_open(d: Doc) -> None:
    """The leaf is turned in: the room behind it gives its light."""
    _sill(d, 0.55)
    form(d, Sh.rect(14, 20, 92, 72), (WOOD[0], WOOD[2]))
    way = form(d, Sh.rect(23, 30, 74, 62), (LAMP["core"], LAMP["light"], LAMP["mid"]))
    d.fill(Sh.poly([(23, 92), (97, 92), (97, 76), (60, 68), (23, 76)]), LAMP["base"], 0.5)
    nib(d, pen(way, 90, 9, rnd=random.Random(2), ragged=20), LAMP["mid"], 1.6, 0.7)
    form(d, S("23,30! 46,38! 46,98! 23,92!"), OAKEN)
    for y, h in ((44, 18), (68, 20)):
        form(d, S(f"28,{y}! 41,{y + 3}! 41,{y + h + 3}! 28,{y + h}!"), PANEL, 1.6)
    form(d, Sh.ell(42, 66, 3.4), BRASS, 1.6)


def _across_sealed(d: Doc) -> None:
    _across_closed(d)
    boards(d, 60, 62, 112)


def _across_locked(d: Doc) -> None:
    _across_closed(d)
    d.fill(Sh.ell(64, 66, 20, 24), INK, 0.45)
    d.stroke(arc(60, 54, 11, 180, 360), INK, 10)
    d.stroke(arc(60, 54, 11, 180, 360), SLATE[0], 5)
    form(d, Sh.rect(43, 54, 34, 28, 4), (LAMP["core"], LAMP["light"], LAMP["base"]), 2.6)
    d.fill(Sh.ell(60, 64, 4.6) | Sh.poly([(58, 66), (62, 66), (65, 77), (55, 77)]), INK)


def _passage(d: Doc) -> None:
    """The floor of a doorway between west and east, its gap from y 74 to 166."""
    d.fill(Sh.rect(38, 74, 24, 92), "#a58d6c")
    nib(d, pen(Sh.rect(38, 74, 24, 92), 90, 5), INK, 1.4, 0.6)
    for y in (71, 169):
        form(d, Sh.rect(38, y - 5, 24, 10), (PAPER[0], PAPER[2]), 1.8)


def _along_closed(d: Doc) -> None:
    """From above we see its upper edge, and a hand's breadth of its face."""
    _passage(d)
    form(d, Sh.rect(43, 74, 14, 92), OAKEN, 2.2)
    form(d, Sh.rect(46, 76, 8, 88), ("#b99a74", "#8a6a4c"), 1.6)
    form(d, Sh.ell(61, 146, 4.2), BRASS, 1.6)
    form(d, Sh.ell(39, 146, 4.2), BRASS, 1.6)


def _along_open(d: Doc) -> None:
    _passage(d)
    open_leaf(d, 50, 120)


def _along_sealed(d: Doc) -> None:
    _along_closed(d)
    boards(d, 50, 120, 104, True)


def _along_locked(d: Doc) -> None:
    _along_closed(d)
    form(d, Sh.rect(33, 106, 34, 28, 4), (LAMP["core"], LAMP["light"], LAMP["base"]), 2.6)
    d.stroke(arc(50, 106, 11, 180, 360), INK, 10)
    d.stroke(arc(50, 106, 11, 180, 360), SLATE[0], 5)
    d.fill(Sh.ell(50, 116, 4.6) | Sh.poly([(48, 118), (52, 118), (55, 129), (45, 129)]), INK)


def _exit_light(d: Doc) -> None:
    """200x120: grey dawn on the floor, from an outer door that is a way out; its foot is the lower edge."""
    d.fill(
        Sh.poly([(62, 120), (138, 120), (190, 6), (10, 6)]),
        d.lin(0, 120, 0, 0, (0, "#ffffff", 0.75), (0.5, TIDE["core"], 0.4), (1, TIDE["light"], 0)),
    )
    for x0, x1 in ((74, 34), (90, 78), (110, 122), (126, 166)):
        d.stroke(line([(x0, 118), (x1, 16)]), "#ffffff", 2.4, 0.5)
    form(d, Sh.rect(54, 110, 92, 10), ("#ffffff", TIDE["core"]), 2)


FILES = {
    "door_h_closed": (ACROSS, _across_closed),
    "door_h_open": (ACROSS, _across_open),
    "door_h_sealed": (ACROSS, _across_sealed),
    "door_h_locked": (ACROSS, _across_locked),
    "door_v_closed": (ALONG, _along_closed),
    "door_v_open": (ALONG, _along_open),
    "door_v_sealed": (ALONG, _along_sealed),
    "door_v_locked": (ALONG, _along_locked),
    "exit_light": ((200, 120), _exit_light),
}
