"""Figures of the rulebook: the round, the plan, walking, doors, what lies in rooms, and how it is looked for."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.diagram import (
    FIGURE,
    arrow,
    crossed,
    lit,
    monster,
    person,
    piece,
    plan_sheet,
    room,
    ruler,
    steps,
    ticked,
    white_line,
)
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, TIDE, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=FIGURE)


def _round(d: Doc) -> None:
    """A round is a clock: we walk the first half, the house the second, and then an hour has gone."""
    plan_sheet(d)
    cx, cy = 320, 184
    d.fill(Sh.ell(cx + 8, cy + 12, 156), INK, 0.35)
    form(d, Sh.ell(cx, cy, 156), BRASS, 4)
    form(d, Sh.ell(cx, cy, 138), ("#fffdf0", PAPER[1]), 3.4)
    dark = Sh.ell(cx, cy, 138) & Sh.rect(cx - 160, cy, 320, 160)
    form(d, dark, (TIDE["base"], TIDE["dark"]), 3.4)
    nib(d, pen(dark, 90, 12, ragged=26), INK, 2.4, 0.6)
    for i in range(12):
        (x0, y0), (x1, y1) = polar(cx, cy, 118, i * 30), polar(cx, cy, 132, i * 30)
        d.stroke(line([(x0, y0), (x1, y1)]), INK if y0 < cy + 2 else TIDE["light"], 5)
    for n, (who, x) in enumerate((("ines_marrow", 262), ("tobias_wren", 322), ("aude_linnet", 380))):
        person(d, who, x, 164 + (n == 1) * 6, 0.22)
    piece(d, "tokens/threat", 262, 246, 56)
    monster(d, "lampbearer", 334, 290, 0.2)
    piece(d, "backs/omen", 390, 244, 40, 8)
    for a0, a1, colour in ((196, 344, LAMP["mid"]), (16, 164, TIDE["light"])):
        d.stroke(arc(cx, cy, 170, a0, a1), INK, 15)
        d.stroke(arc(cx, cy, 170, a0, a1), colour, 8)
        arrow(d, [polar(cx, cy, 170, a1 - 8), polar(cx, cy, 170, a1)], colour)
    piece(d, "tokens/start_player", 84, 90, 110, -8)
    piece(d, "tokens/time", 556, 284, 96, 6)


def _spaces(d: Doc) -> None:
    """Three rooms, five spaces: a white line parts spaces, a wall parts rooms."""
    plan_sheet(d)
    room(d, 50, 50, 250, 250, "#d9c79c", (("e", 70),))
    room(d, 312, 50, 130, 130, "#b9cdb4", (("s", 66),))
    room(d, 312, 192, 270, 108, "#cdb3b4")
    white_line(d, "56,176 294,176", "176,182 176,296", "448,198 448,294")
    for x, y in ((174, 112), (112, 240), (238, 240), (376, 114), (380, 246), (514, 246)):
        form(d, Sh.ell(x, y, 15), ("#fffdf0", PAPER[1]), 3)
        d.fill(Sh.ell(x, y, 5), INK)
    arrow(d, [(596, 110), (478, 192)])
    piece(d, "icons/sign_house", 606, 96, 62)


def _move(d: Doc) -> None:
    """Up to two steps, through as many doors; whoever stands there is no wall."""
    plan_sheet(d)
    room(d, 40, 60, 240, 240, "#d9c79c", (("e", 120),))
    room(d, 292, 60, 300, 240, "#b9cdb4")
    white_line(d, "442,66 442,294")
    lit(d, Sh.rect(302, 70, 130, 220))
    lit(d, Sh.rect(452, 70, 130, 220))
    person(d, "rosalind_teague", 130, 236, 0.36)
    steps(d, [(186, 214), (286, 180), (366, 196)])
    steps(d, [(392, 196), (510, 196)])
    person(d, "delphine_okoro", 366, 150, 0.2)
    for n, x in enumerate((366, 520)):
        for i in range(n + 1):
            form(d, Sh.ell(x - 8 * n + 18 * i, 268, 8), (LAMP["core"], LAMP["mid"]), 3)


def _doors(d: Doc) -> None:
    """Open, shut, locked, boarded: the first two let us by, the third asks, the fourth does not."""
    plan_sheet(d)
    for x, name in ((96, "open"), (246, "closed"), (396, "locked"), (546, "sealed")):
        room(d, x - 62, 66, 124, 190, "#d9c79c" if name in ("open", "closed") else "#b9ae96")
        piece(d, f"board/door_h_{name}", x, 114, 120)
    for x in (96, 246):
        steps(d, [(x, 246), (x, 180)])
    piece(d, "tokens/lock", 396, 214, 54)
    ticked(d, 96, 306, 22)
    ticked(d, 246, 306, 22)
    piece(d, "tokens/key_silver", 396, 306, 62)
    crossed(d, 546, 306, 22)


def _explore(d: Doc) -> None:
    """Everything that lies in the room is turned up, from the top; what is locked stays shut."""
    plan_sheet(d)
    room(d, 44, 56, 250, 250, "#d9c79c", (("s", 120),))
    person(d, "kasimir_holt", 124, 252, 0.4)
    piece(d, "backs/find", 236, 160, 74, -6)
    arrow(d, [(282, 140), (340, 96), (388, 108)])
    for i, (name, x, y, a) in enumerate(
        (("backs/lock", 424, 128, -5), ("backs/obstacle", 478, 176, 3), ("backs/find", 548, 224, 9))
    ):
        piece(d, name, x, y, 92, a)
        form(d, Sh.ell(x - 34, y - 58, 13), ("#fffdf0", LAMP["light"]), 3)
        for j in range(i + 1):
            d.fill(Sh.ell(x - 34 + (j - i / 2) * 8, y - 58, 3.2), INK)


def _obstacle(d: Doc) -> None:
    """What bars the way is dealt with before what lies under it: a test, a puzzle or a key."""
    plan_sheet(d)
    piece(d, "frames/obstacle", 130, 186, 178, -4)
    piece(d, "puzzles/slot", 130, 150, 84)
    for y, name in ((76, "tokens/die_face"), (186, "puzzles/turn_ring"), (296, "tokens/key_brass")):
        arrow(d, [(242, 186), (300, (y + 186) / 2), (350, y)])
        piece(d, name, 412, y, 84)
    piece(d, "backs/find", 548, 186, 116, 6)
    for y in (76, 186, 296):
        d.stroke(line([(460, y), (482, 186 + (y - 186) * 0.3)]), INK, 4, 0.6, dash="9 9")


def _ruler(d: Doc) -> None:
    """A test: attribute and what is added, that is how far the ruler is filled; the die falls on it."""
    plan_sheet(d)
    piece(d, "icons/sign_dexterity", 90, 96, 76)
    d.stroke([line("150,96 190,96"), line("170,76 170,116")], INK, 8)
    piece(d, "icons/sign_stars", 244, 96, 66)
    arrow(d, [(300, 96), (366, 96)])
    for i in range(5):
        form(d, Sh.rect(392 + i * 34, 78, 28, 36, 3), (LAMP["light"], LAMP["mid"]), 2.6)
    ruler(d, 60, 196, 520, 5)
    piece(d, "tokens/die_face", 242, 176, 78, 8)
    arrow(d, [(226, 290), (226, 262)], TIDE["light"])
    ticked(d, 150, 296, 20)
    crossed(d, 470, 296, 20)


def _skill(d: Doc) -> None:
    """A token of skill adds Luck before the die falls: the hatched part of the ruler."""
    plan_sheet(d)
    ruler(d, 60, 190, 520, 4, 3)
    piece(d, "tokens/skill", 320, 92, 116, -6)
    arrow(d, [(336, 150), (346, 182)])
    piece(d, "icons/sign_luck", 438, 96, 66)
    d.stroke([line("384,96 404,96"), line("394,86 394,106")], INK, 6)
    for i in range(2):
        piece(d, "tokens/skill", 100 + i * 64, 296, 52, 10 - i * 20)
    crossed(d, 164, 296, 24)


def _range(d: Doc) -> None:
    """Range is counted in spaces, the own is nought; no wall is counted through."""
    plan_sheet(d)
    room(d, 40, 84, 560, 190, "#d9c79c")
    for x in (180, 320, 460):
        white_line(d, f"{x},90 {x},268")
    person(d, "emil_sarto", 108, 226, 0.34)
    monster(d, "pane_hound", 532, 226, 0.34, True)
    for n, x in enumerate((110, 250, 390, 530)):
        form(d, Sh.rect(x - 40, 296, 80, 36, 6), ("#fffdf0", PAPER[1]), 2.6)
        for i in range(n):
            d.fill(Sh.ell(x + (i - (n - 1) / 2) * 20, 314, 7), INK)
        if not n:
            d.stroke(Sh.ell(x, 314, 9), INK, 3.4)
    steps(d, [(170, 190), (250, 170), (390, 170), (462, 186)], TIDE["light"])


def _sight(d: Doc) -> None:
    """Sight goes through an open door and not through a wall; a shut door is a wall."""
    plan_sheet(d)
    room(d, 44, 60, 240, 246, "#d9c79c", (("e", 78),))
    room(d, 296, 60, 300, 150, "#b9cdb4")
    room(d, 296, 222, 300, 84, "#b9ae96")
    d.fill(Sh.rect(283, 114, 14, 48), "#fff4d2")
    ray = Sh.poly([(138, 130), (284, 114), (590, 66), (590, 204), (284, 162)])
    d.fill(ray & Sh.rect(44, 60, 560, 150), LAMP["light"], 0.6)
    nib(d, pen(ray & Sh.rect(296, 66, 300, 138), 0, 14, ragged=20), LAMP["base"], 2.2, 0.6)
    person(d, "ines_marrow", 110, 200, 0.36)
    monster(d, "sodden", 500, 182, 0.28)
    monster(d, "lampbearer", 500, 292, 0.18)
    d.stroke(line("150,214 288,262"), INK, 5, 0.8, dash="12 10")
    crossed(d, 292, 264, 18)
    ticked(d, 574, 90, 16)


def _trade(d: Doc) -> None:
    """Two in one space may give what they carry; it costs no action, and the Keeper looks on."""
    plan_sheet(d)
    room(d, 80, 60, 470, 246, "#d9c79c")
    person(d, "august_bray", 190, 264, 0.44)
    person(d, "aude_linnet", 440, 264, 0.44, True)
    piece(d, "tokens/key_brass", 316, 110, 62)
    arrow(d, [(256, 160), (316, 146), (372, 160)])
    arrow(d, [(372, 206), (316, 222), (256, 206)], TIDE["light"])
    piece(d, "tokens/keepsake", 316, 264, 58)


def _ending(d: Doc) -> None:
    """One of three aims is true; its card lies face down until a clue turns it up."""
    plan_sheet(d)
    for x, a in ((130, -7), (300, 2), (470, 8)):
        piece(d, "backs/objective", x, 146, 132, a)
    piece(d, "tokens/clue", 196, 306, 84, -6)
    arrow(d, [(246, 300), (300, 286), (314, 250)])
    form(d, Sh.ell(300, 146, 26, 32), (LAMP["core"], LAMP["light"]), 3.4)
    d.stroke(Sh.ell(300, 138, 11), INK, 7)
    d.fill(Sh.poly([(294, 144), (306, 144), (311, 168), (289, 168)]), INK)
    piece(d, "tokens/exit", 566, 296, 84)


FILES = {
    f"rule{drawn.__name__}": (FIGURE, drawn)
    for drawn in (_round, _spaces, _move, _doors, _explore, _obstacle, _ruler, _skill, _range, _sight, _trade, _ending)
}
