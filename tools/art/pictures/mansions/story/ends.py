"""How each objective ends: for those who came, for the Keeper, for nobody."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scene import bay, boarded, muntins, night_window, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _pier_won(d: Doc) -> None:
    """A wet carpet and a shirt front; the lens goes down beside the pier."""
    bay(d, 640, 360, 170, (500, 50), True)
    form(d, S("-10,260! 300,216! 330,262! -10,350!"), (WOOD[0], WOOD[2]), 3.4)
    nib(d, [(20 + i * 32, 262 - i * 5, 34 + i * 32, 338 - i * 8) for i in range(9)], INK, 2.2, 0.6)
    c = form(
        d, S("30,270! 200,240 250,246 262,262! 230,290 60,320!"), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 3.4
    )
    nib(d, pen(c, 70, 12), CORAL["deep"], 2, 0.5)
    form(d, S("120,236! 168,228! 190,268! 160,290 122,284!"), ("#ffffff", PAPER[0], PAPER[2]), 3)
    for y in (246, 260, 274):
        d.fill(Sh.ell(152, y, 3.4), INK)
    actor(d, "people.aude_linnet", 226, 268, 0.36)
    actor(d, "people.tobias_wren", 290, 262, 0.36)
    for r in (110, 78, 50):
        for a in (10, 130, 220):
            d.stroke(arc(452, 268, r, a, a + 80, r * 0.26), TIDE["core"], 3, 0.9)
    lens = Sh.ell(452, 250, 46, 54) & Sh.rect(380, 180, 150, 84)
    form(d, lens, (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
    form(d, Sh.ell(452, 250, 36, 43) & Sh.rect(380, 180, 150, 84), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)
    d.fill(Sh.ell(452, 300, 40, 30), TIDE["light"], 0.35)
    for x, y, r in ((500, 240, 8), (410, 232, 6), (520, 262, 5)):
        form(d, Sh.ell(x, y, r), ("#ffffff", TIDE["light"]), 2)


def _queue(d: Doc) -> None:
    """Porch lights along the whole bay; under each a queue."""
    bay(d, 640, 360, 170, (90, 50))
    for i in range(9):
        x, y, k = (620 - i * 66, 178 - i * 3, 1.0 - i * 0.085)
        form(
            d,
            S(
                f"{x - 34 * k},{y}! {x - 34 * k},{y - 50 * k}! {x},{y - 80 * k}! {x + 34 * k},{y - 50 * k}! "
                f"{x + 34 * k},{y}!"
            ),
            ("#33474a", "#16262a"),
            2.6 * k,
        )
        d.glow(x, y - 26 * k, 60 * k, (0, LAMP["core"], 0.95), (0.4, LAMP["mid"], 0.4), (1, LAMP["mid"], 0))
        form(d, Sh.rect(x - 9 * k, y - 38 * k, 18 * k, 38 * k), (LAMP["core"], LAMP["mid"]), 2 * k)
    for i, (x, n) in enumerate(
        (
            (560, "the_guest"),
            (470, "lampbearer"),
            (388, "sodden"),
            (306, "absent_aunt"),
            (226, "gardener"),
            (150, "lamp_mother"),
        )
    ):
        k = 0.5 - i * 0.045
        actor(d, n, x, 336 - i * 9, k)
        d.fill(Sh.ell(x, 340 - i * 9, 50 * k * 2, 9), INK, 0.4)
    for i in range(5):
        d.fill(Sh.ell(96 - i * 18, 280 - i * 3, 6 - i, 12 - i), INK, 0.8)


def _sandwiches(d: Doc) -> None:
    """The bottom step, a tray of sandwiches; one has an olive."""
    papered(d, 640, 360, "#5d5448", "#1c1916", (520, 60), 400)
    for i in range(5):
        y = 40 + i * 52
        form(
            d,
            Sh.poly([(60 - i * 30, y), (640, y - 20), (640, y + 34), (60 - i * 30, y + 40)]),
            ("#7b6352", "#3a2d2a"),
            3,
        )
        form(
            d,
            Sh.poly([(240 - i * 20, y - 6), (470, y - 14), (470, y + 38), (240 - i * 20, y + 40)]),
            (PLUM["mid"], PLUM["dark"]),
            2.6,
        )
    t = Sh.ell(330, 292, 220, 52)
    d.fill(t.move(10, 16), INK, 0.5)
    form(d, t, (PAPER[0], SLATE[0], SLATE[2]), 3.6)
    form(d, Sh.ell(330, 288, 188, 40), (SLATE[0], SLATE[1]), 2.6)
    for i, (x, y) in enumerate(((210, 282), (290, 270), (370, 272), (448, 284), (256, 306), (340, 308), (420, 306))):
        form(
            d,
            S(f"{x - 36},{y + 8}! {x},{y - 28}! {x + 38},{y + 6}! {x + 34},{y + 18}! {x - 32},{y + 20}!"),
            (PAPER[0], PAPER[1]),
            2.8,
        )
        d.stroke(line(f"{x - 33},{y + 13} {x + 35},{y + 11}"), LEAF_G[1] if i % 2 else CORAL["light"], 5)
        if i == 2:
            lines(d, 3, INK, f"{x},{y - 26} {x + 5},{y - 50}")
            form(d, Sh.ell(x + 6, y - 52, 12, 10), (LEAF_G[0], LEAF_G[2]), 2.6)
            d.fill(Sh.ell(x + 11, y - 53, 4), CORAL["mid"])
    d.stroke(S("520,150! 510,90 540,70 534,40 556,24 580,40 574,70 604,90 600,150!"), TIDE["light"], 3, 0.9, dash="8 6")


def _faces_home(d: Doc) -> None:
    """A clear flame; ears, a dimple, eyebrows fly home."""
    papered(d, 640, 360, "#6d6a58", "#24241e", (200, 220), 430)
    boarded(d, 640, 360, 312, 306)
    d.glow(196, 210, 210, (0, "#ffffff", 1), (0.3, LAMP["core"], 0.7), (1, LAMP["mid"], 0))
    for c, k in ((LAMP["mid"], 1.0), (LAMP["light"], 0.8), (LAMP["core"], 0.6), ("#ffffff", 0.36)):
        t = tongue(196, 316, 250 * k, 120 * k, 20 * k)
        if k == 1:
            d.stroke(t, INK, 6)
        d.fill(t, c)
    form(d, S("130,316! 260,314! 250,340! 140,342!"), (SLATE[1], SLATE[3]), 3.4)
    skin = (("#f2dcc2", "#c99b7d"), ("#8f5f45", "#5a392a"), ("#e6c39a", "#a97851"))
    for i, (x, y, a) in enumerate(((340, 120, -20), (420, 70, 14))):
        e = form(d, S("-22,-30! 4,-40 24,-14 14,20 -4,40 -22,30! -14,10 -22,-8").rot(a).move(x, y), skin[i], 3.2)
        d.stroke(line("-6,-22 12,-10 4,10 -4,14").rot(a).move(x, y), "#6a4238", 3)
        nib(d, pen(side(e, -10, -4), 90, 6), "#6a4238", 1.6, 0.6)
        d.stroke(line(f"{x - 60},{y + 40} {x - 36},{y + 24}"), PAPER[1], 3, 0.8, dash="9 7")
    for x, y, a in ((470, 170, -10), (540, 120, 16)):
        b = brush([(x - 44, y + 10), (x, y - 12), (x + 46, y + 6)], 20, taper(0.5, 0.1, 0.4), 14)
        s = b.rot(a, x, y)
        d.stroke(s, INK, 5)
        d.fill(s, WOOD[2])
        d.stroke(line(f"{x - 66},{y + 44} {x - 40},{y + 30}"), PAPER[1], 3, 0.8, dash="9 7")
    form(d, Sh.ell(380, 220, 26, 22), skin[2], 3)
    d.stroke(arc(380, 212, 10, 30, 150), "#6a4238", 4)
    form(d, Sh.rect(560, 30, 100, 150), (WOOD[0], WOOD[2]), 3.4)
    form(d, Sh.rect(572, 42, 88, 126), ("#c9cdb4", "#8fae9f"), 3)


def _breakfast(d: Doc) -> None:
    """Breakfast, the two of us: one of us drips a little, and has a wick. On the ferry behind, somebody faceless."""
    bay(d, 640, 360, 160, (560, 50), True)
    form(d, Sh.rect(-10, 20, 20, 360), (WOOD[0], WOOD[2]), 3)
    form(d, S("470,190! 490,214 610,214 640,186! 560,196!"), (CORAL["mid"], CORAL["dark"]), 3)
    form(d, Sh.rect(520, 158, 70, 34, 3), (PAPER[0], PAPER[2]), 2.6)
    form(d, Sh.ell(500, 164, 10, 12), (PAPER[0], PAPER[1]), 2.4)
    form(d, S("484,194! 490,176 510,176 516,196!"), (SLATE[1], SLATE[3]), 2.4)
    actor(d, "people.ines_marrow", 344, 450, 1.06, 3)
    actor(d, "people.ines_marrow", 166, 446, 1.06, -3, True)
    d.stroke(line("160,64 160,46"), INK, 5)
    d.glow(162, 28, 50, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
    wick = tongue(161, 46, 36, 16, 3)
    d.stroke(wick, INK, 4)
    d.fill(wick, LAMP["core"])
    for x, y, k in ((128, 84, 0.9), (190, 150, 1.2), (140, 190, 0.9), (196, 84, 1.0)):
        wax = S("-6,-14! 6,-14! 8,6 0,14 -8,6").scale(k).move(x, y)
        form(d, wax, ("#fff6d2", "#dcc790"), 2.4)
    cloth = form(d, S("-20,270! 660,246! 660,380! -20,380!"), ("#ffffff", PAPER[0], PAPER[2]), 3.4)
    nib(d, pen(cloth, -2, 24, rnd=random.Random(3), ragged=60), PAPER[2], 2, 0.6)
    for x, y in ((130, 296), (260, 300), (390, 292)):
        form(d, Sh.ell(x, y, 44, 15), (PAPER[0], PAPER[2]), 3)
        form(d, Sh.ell(x, y - 3, 20, 8), (LAMP["light"], LAMP["mid"]), 2.2)
    form(d, S("470,300! 462,250 480,236 520,236 536,252 528,300!"), (SLATE[0], SLATE[2]), 3.2)


def _nose_and_a_half(d: Doc) -> None:
    """A nose and a half in the sunrise, a puddle with posture."""
    bay(d, 640, 360, 150, (330, 120), True)
    d.glow(330, 150, 230, (0, "#fff4d2", 1), (0.3, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    d.fill(Sh.ell(330, 152, 70) & Sh.rect(200, 60, 260, 92), LAMP["core"])
    for x, y, k, cut in ((170, 250, 1.3, False), (470, 262, 1.0, True)):
        n = S("-14,-60! 0,-10 6,30 30,44! 10,62 -40,60 -52,44! -30,20 -24,-20").scale(k).move(x, y)
        if cut:
            n = n & Sh.rect(x - 90, y - 90, 92, 200)
        d.fill(Sh.ell(x, y + 62 * k, 70 * k, 12 * k), INK, 0.45)
        f = form(d, n, ("#f2dcc2", "#dbb797", "#a97d66"), 3.6)
        nib(d, pen(side(f, -18, -4), 90, 7), "#6a4238", 1.8, 0.7)
        d.fill(f - f.move(5, 3), "#ffffff", 0.6)
    p = form(
        d,
        S("290,330! 296,280 304,226 320,206 340,210 352,236 350,290 366,330! 330,344"),
        (TIDE["core"], TIDE["light"], TIDE["mid"]),
        3.4,
    )
    d.fill(p - p.move(6, 4), "#ffffff", 0.85)
    form(d, Sh.ell(328, 334, 74, 14), (TIDE["core"], TIDE["mid"]), 3)
    d.stroke(line("306,250 322,262 346,256"), TIDE["dark"], 4)


def _doors_fly(d: Doc) -> None:
    """The ledger lies over the sill; doors fly open in a row, a great-uncle in slippers comes out."""
    papered(d, 640, 360, "#8a7a5a", "#3a3226", (600, 160), 460)
    boarded(d, 640, 360, 300, 270)
    for i in range(4):
        k = 1.0 - i * 0.2
        x, y = (470 - i * 120, 310 - i * 8)
        form(d, Sh.rect(x, y - 250 * k, 130 * k, 250 * k), (WOOD[0], WOOD[2]), 3.4)
        form(d, Sh.rect(x + 14 * k, y - 236 * k, 102 * k, 236 * k), ("#ffffff", LAMP["core"], LAMP["mid"]), 3)
        lf = form(
            d,
            S(f"{x + 14 * k},{y - 236 * k}! {x - 60 * k},{y - 250 * k}! {x - 60 * k},{y + 24 * k}! {x + 14 * k},{y}!"),
            ("#8a6a4c", "#4a3628"),
            3,
        )
        nib(d, pen(lf, 90, 9 * k, ragged=20), INK, 1.7, 0.6)
        form(d, Sh.ell(x - 46 * k, y - 110 * k, 7 * k), BRASS, 2)
    d.fill(Sh.poly([(484, 310), (586, 310), (520, 370), (330, 370)]), LAMP["core"], 0.6)
    x = 536
    b = form(
        d,
        S(f"{x - 44},316! {x - 40},200 {x - 24},160 {x},152 {x + 26},160 {x + 42},200 {x + 46},316!"),
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
        3.4,
    )
    nib(d, pen(side(b, -18, 0), 90, 7, ragged=16), INK, 1.9, 0.7)
    form(d, Sh.ell(x, 116, 30, 36), ("#f2dcc2", "#dbb797", "#a97d66"), 3.2)
    form(d, S(f"{x - 30},128! {x - 22},160 {x},186 {x + 22},160 {x + 30},126! {x},140"), (PAPER[0], PAPER[2]), 2.8)
    form(
        d,
        S(f"{x - 32},104! {x - 20},70 {x + 10},64 {x + 60},92! {x + 52},108! {x + 24},96"),
        (PLUM["mid"], PLUM["dark"]),
        2.8,
    )
    for xx in (-11, 9):
        d.stroke(line(f"{x + xx - 6},114 {x + xx},109 {x + xx + 6},114"), INK, 3)
    for xx in (-24, 22):
        form(
            d,
            S(f"{x + xx - 22},334! {x + xx - 20},318 {x + xx},312 {x + xx + 18},320! {x + xx + 18},334!"),
            (TIDE["mid"], TIDE["dark"]),
            2.8,
        )
    form(d, S("380,330! 500,318! 508,340! 384,354!"), (CORAL["light"], CORAL["base"]), 3.2)


def _beds_made(d: Doc) -> None:
    """Beds made up in a row; on Friday, a letter."""
    papered(d, 640, 360, "#5a6a72", "#1a2226", (90, 80), 430)
    boarded(d, 640, 360, 290, 300, ("#5d5148", "#221c19"))
    night_window(d, 470, 30, 120, 130)
    muntins(d, 470, 30, 120, 130)
    for i in range(4):
        k = 1.0 - i * 0.17
        x, y = (40 + i * 140, 316 - i * 16)
        for xx in (x, x + 130 * k):
            lines(d, 11 * k, INK, f"{xx},{y - 170 * k} {xx},{y}")
            lines(d, 6 * k, SLATE[0], f"{xx},{y - 170 * k} {xx},{y}")
            form(d, Sh.ell(xx, y - 174 * k, 8 * k), BRASS, 2)
        form(
            d,
            S(f"{x + 4},{y - 120 * k}! {x + 126 * k},{y - 124 * k}! {x + 150 * k},{y - 10 * k}! {x - 16 * k},{y}!"),
            ("#ffffff", PAPER[0], PAPER[2]),
            3,
        )
        form(
            d,
            S(
                f"{x + 18 * k},{y - 124 * k}! {x + 64 * k},{y - 146 * k} {x + 112 * k},{y - 128 * k}! "
                f"{x + 106 * k},{y - 100 * k} {x + 24 * k},{y - 98 * k}"
            ),
            ("#ffffff", PAPER[1]),
            2.6,
        )
        d.stroke(
            line(f"{x - 4 * k},{y - 62 * k} {x + 64 * k},{y - 74 * k} {x + 138 * k},{y - 68 * k}"), TIDE["mid"], 9 * k
        )
        if i == 0:
            form(
                d,
                S(f"{x + 40},{y - 54}! {x + 104},{y - 60}! {x + 110},{y - 16}! {x + 44},{y - 10}!"),
                (PAPER[0], PAPER[1]),
                2.8,
            )
            form(d, Sh.ell(x + 76, y - 36, 9), (CORAL["light"], CORAL["base"]), 2.4)


def _one_hoot(d: Doc) -> None:
    """All doors stand open for as long as one hoot of the ferry."""
    bay(d, 640, 360, 180, (560, 50), True)
    form(d, S("-10,196! 160,176 330,170 480,184 560,196!"), ("#5d6e6a", "#33474a"), 3)
    vesper_hall(d, 250, 180, 0.4)
    for x, y in ((212, 94), (244, 94), (276, 94), (150, 132), (212, 132), (276, 132), (344, 108), (344, 144)):
        d.fill(Sh.rect(x - 9, y - 18, 18, 32), LAMP["core"])
        form(
            d, S(f"{x - 9},{y - 18}! {x - 22},{y - 12}! {x - 22},{y + 20}! {x - 9},{y + 14}!"), (WOOD[1], WOOD[3]), 1.8
        )
    d.fill(Sh.poly([(232, 182), (258, 182), (330, 300), (190, 300)]), LAMP["core"], 0.35)
    with d.group(transform="translate(540 262) scale(0.8)"):
        form(d, S("-100,0! -70,46 80,48 130,-8! 0,10"), (CORAL["mid"], CORAL["dark"]), 3.4)
        form(d, Sh.rect(-50, -50, 110, 52, 4), (PAPER[0], PAPER[2]), 3.2)
        form(d, Sh.rect(6, -104, 30, 56), (SLATE[1], SLATE[3]), 3)
        hoot = S("20,-112! -30,-170 -60,-150 -110,-190! -90,-130 -40,-110")
        d.stroke(hoot, INK, 5)
        d.fill(hoot, "#ffffff")
        for r in (60, 90, 120):
            d.stroke(arc(20, -110, r, 190, 250), INK, 4, 0.7)
    hat = "translate(110 312) rotate(-6)"
    with d.group(transform=hat):
        form(d, S("-60,10! 0,22 60,10! 44,-2 -44,-2"), ("#4b5c5a", "#121c20"), 3)
        form(d, S("-36,4! -38,-44! 38,-44! 36,4! 0,12"), ("#66786f", "#1d2a2e"), 3)
        d.fill(S("-37,-12! 0,-4 37,-12! 36,2! 0,10 -36,2!"), PLUM["base"])


FILES = {
    "end_the_clear_hour_investigators": (SIZE, _pier_won),
    "end_the_clear_hour_keeper": (SIZE, _queue),
    "end_the_clear_hour_nobody": (SIZE, _sandwiches),
    "end_the_borrowed_face_investigators": (SIZE, _faces_home),
    "end_the_borrowed_face_keeper": (SIZE, _breakfast),
    "end_the_borrowed_face_nobody": (SIZE, _nose_and_a_half),
    "end_no_door_opens_investigators": (SIZE, _doors_fly),
    "end_no_door_opens_keeper": (SIZE, _beds_made),
    "end_no_door_opens_nobody": (SIZE, _one_hoot),
}
