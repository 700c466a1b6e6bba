"""Plates of the twelve lessons, 640x360, the corners left free: what is taught, as it happens, on the stage of a paper
theatre: wings of black paper, footlights, and whoever walks about hangs on strings.
"""

from collections.abc import Callable
from functools import partial

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import foot_print
from tools.art.lamplit.marks import bell, tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, corners, form, nib, pen, side
from tools.art.lamplit.props import DARK_SKIN, GLOVE, SKIN
from tools.art.lamplit.scene import bay, boarded, muntins, night_window, papered
from tools.art.lamplit.scuffle import BLUE, RED, bang, bowler, nobody_arm, stick
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

SIZE = (640, 360)
PICTURE = Picture(size=SIZE)


def _room(d: Doc, top: str, low: str, lamp: tuple[float, float], floor: float = 250) -> None:
    papered(d, 640, 360, top, low, lamp, 430)
    boarded(d, 640, 360, floor, floor - 26)


WING = "-10,-10! 96,-10! 74,34 30,70 40,120 22,190 34,260 -10,372!"


def _stage(d: Doc, play: Callable[[Doc], None]) -> None:
    """A scene between its wings; the footlights burn whatever happens."""
    play(d)
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 230, 0, 360, (0, LAMP["light"], 0), (1, LAMP["light"], 0.18)))
    border = S(
        "-10,-10! 650,-10! 650,16! " + " ".join(f"{640 - i * 32},{16 + (i % 2) * 16}" for i in range(21)) + " -10,16!"
    )
    left = S(WING)
    for cloth in (left, left.flipx(320), border):
        d.fill(cloth.move(8, 8) if cloth is not border else cloth.move(0, 8), INK, 0.45)
        d.fill(cloth, "#0b1417")
        d.stroke(cloth, TIDE["base"], 2)
    for i in range(7):
        x = 92 + i * 76
        d.glow(x, 348, 44, (0, LAMP["core"], 0.8), (1, LAMP["mid"], 0))
        form(d, S(f"{x - 20},364! {x - 18},346 {x},332 {x + 18},346 {x + 20},364!"), (SLATE[1], SLATE[3], INK), 2.8)
        d.stroke(arc(x, 352, 14, 200, 300), LAMP["light"], 2.4)


def _puppet(d: Doc, name: str, x: float, y: float, k: float, rot: float = 0, flip: bool = False) -> None:
    """Somebody cut out of paper, on a cross of wood and three strings."""
    top, lean = y - 410 * k, rot * 6 * k
    over = max(26.0, top - 60)
    for dx, dy in ((-88 * k, 150 * k), (0, 10 * k), (88 * k, 150 * k)):
        strung = line([(x + lean + dx * 0.55, over), (x + lean + dx, top + dy)])
        d.stroke(strung, INK, 3.4, 0.8)
        d.stroke(strung, PAPER[0], 1.6)
    d.fill(Sh.ell(x + 8, y - 2, 90 * k, 14 * k), INK, 0.45)
    actor(d, name, x, y, k, rot, flip, 6)
    form(d, Sh.rect(-62 * k - 6, -4, 124 * k + 12, 8, 3).rot(-5).move(x + lean, over), (WOOD[0], WOOD[2]), 2.4)


def _ending(d: Doc) -> None:
    """Three ways to leave: with the book over the sill, in the chair, and as a hat."""
    bay(d, 640, 360, 176, (560, 40), True)
    with d.group(transform="translate(540 172) scale(0.8)"):
        form(d, S("-90,0! 96,-6! 76,36! -66,36!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3)
        form(d, Sh.rect(-44, -40, 80, 38), (PAPER[0], PAPER[2]), 3)
        form(d, Sh.rect(4, -76, 22, 36), (CORAL["mid"], CORAL["dark"]), 3)
    for i, tones in enumerate(((TIDE["light"], TIDE["mid"]), (TIDE["mid"], TIDE["base"]))):
        y = 190 + i * 24
        flat = S(
            f"400,{y + 60}! 400,{y}! "
            + " ".join(f"{412 + n * 22 + i * 9},{y + (n % 2) * 15 - 6}" for n in range(11))
            + f" 660,{y}! 660,{y + 60}!"
        )
        d.fill(flat.move(5, -4), INK, 0.4)
        form(d, flat, tones, 2.6)
    pier = form(d, corners("-10,300 420,206 520,226 120,380 -10,380"), (WOOD[0], WOOD[2], WOOD[3]), 3.4)
    nib(d, [(40 + i * 44, 292 - i * 9, 100 + i * 44, 372 - i * 22) for i in range(9)], INK, 2.2, 0.6)
    d.stroke(pier, INK, 3.4)
    form(d, S("-10,20! 130,-10! 150,220! 140,262! -10,300!"), ("#6d5340", "#3a2d2a"), 4)
    form(d, corners("30,70 104,56 112,252 34,276"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.4)
    form(d, S("44,262! 40,180 58,140 84,140 96,176 98,250!"), (PLUM["mid"], PLUM["dark"]), 3.4)
    d.stroke(line("72,140 64,124 74,112 66,98"), PAPER[0], 4)
    _puppet(d, "people.ines_marrow", 286, 282, 0.44, 8)
    with d.group(transform="translate(330 200) rotate(-14)"):
        form(d, Sh.rect(-34, -24, 72, 46, 3), (CORAL["mid"], CORAL["dark"]), 3)
        form(d, Sh.rect(-28, 14, 66, 8), PAPER[0], 2)
    bowler(d, 500, 318, 0.7, -8)
    for r in (70, 96):
        d.stroke(Sh.ell(500, 330, r, r * 0.2), TIDE["core"], 3, 0.8)


def _searching(d: Doc) -> None:
    """In the drawer there is a drawer; in that one there is what we came for."""
    _room(d, "#8b7a5c", "#3d3428", (180, 90))
    form(d, Sh.rect(300, 96, 270, 210, 4), (WOOD[0], WOOD[1], WOOD[3]), 4)
    for y in (110, 250):
        d.stroke(Sh.rect(314, y, 242, 44), INK, 3)
        form(d, Sh.ell(435, y + 22, 10, 8), BRASS, 2.6)
    form(d, corners("314,164 556,164 520,262 250,262"), (INK, INK), 3)
    form(d, corners("250,262 520,262 520,312 250,312"), (WOOD[0], WOOD[2]), 4)
    form(d, Sh.ell(386, 288, 12, 9), BRASS, 3)
    form(d, corners("344,186 470,186 452,236 312,236"), (WOOD[1], WOOD[3]), 3)
    form(d, corners("312,236 452,236 452,258 312,258"), (WOOD[0], WOOD[2]), 3)
    form(d, corners("366,196 430,190 436,220 372,228"), ("#ffffff", PAPER[1]), 3)
    form(d, Sh.ell(402, 208, 9), (CORAL["light"], CORAL["dark"]), 2.4)
    d.glow(330, 250, 150, (0, LAMP["core"], 0.6), (1, LAMP["mid"], 0))
    _puppet(d, "people.ines_marrow", 206, 336, 0.6, 9)


def _ruler(d: Doc) -> None:
    """A lock, and along the sill the ruler of ten: so far you come by yourself, so far with a token."""
    _room(d, "#75806a", "#2c3a34", (150, 80), 262)
    form(d, Sh.rect(330, 30, 190, 236), (WOOD[0], WOOD[2], WOOD[3]), 4)
    for y in (48, 160):
        d.stroke(Sh.rect(352, y, 60, 92), INK, 3, 0.7)
        d.stroke(Sh.rect(438, y, 60, 92), INK, 3, 0.7)
    form(d, Sh.rect(346, 128, 44, 66, 6), BRASS, 3.4)
    d.fill(Sh.ell(368, 152, 9) | corners("362,154 374,154 379,182 357,182"), INK)
    _puppet(d, "people.tobias_wren", 220, 330, 0.56)
    for x, y in ((110, 296), (540, 258)):
        d.stroke(line(f"{x},20 {x},{y}"), INK, 3.4)
        d.stroke(line(f"{x},20 {x},{y}"), PAPER[0], 1.6)
    with d.group(transform="translate(60 290) rotate(-5)"):
        rule = form(d, Sh.rect(0, 0, 520, 44, 4), (LAMP["core"], LAMP["light"], LAMP["base"]), 4)
        d.fill(Sh.rect(2, 2, 208, 40), TIDE["mid"], 0.55)
        d.fill(Sh.rect(210, 2, 104, 40), TIDE["light"], 0.4)
        for i in range(1, 10):
            d.stroke(line([(i * 52, 0), (i * 52, 16 + 10 * (i == 5))]), INK, 3)
        d.stroke(rule, INK, 4)
        form(d, Sh.ell(314, 22, 19), ("#ffffff", PAPER[1], PAPER[3]), 3.4)


def _round(d: Doc) -> None:
    """A clock laid on the floor: we walk the first half of it, the house walks the second."""
    _room(d, "#6b6a72", "#26303a", (140, 70), 150)
    d.fill(Sh.ell(330, 262, 232, 92), INK, 0.5)
    form(d, Sh.ell(320, 250, 232, 92), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
    face = form(d, Sh.ell(320, 248, 204, 78), ("#ffffff", PAPER[0], PAPER[2]), 3)
    d.fill(face & Sh.rect(320, 100, 300, 300), INK, 0.45)
    for i in range(12):
        s = Sh.rect(-4, -188, 8, 22).rot(i * 30).scale(1, 0.38).move(320, 248)
        d.fill(s, INK)
    d.stroke(line("320,248 320,178"), INK, 9)
    d.stroke(line("320,248 250,276"), INK, 9)
    form(d, Sh.ell(320, 248, 12, 7), BRASS, 3)
    _puppet(d, "people.ines_marrow", 176, 264, 0.4)
    _puppet(d, "people.tobias_wren", 252, 304, 0.4)
    _puppet(d, "lampbearer", 440, 290, 0.42)
    d.stroke(arc(320, 248, 216, 150, 200, 86), TIDE["core"], 4, 0.9)


def _slipping(d: Doc) -> None:
    """It looks at whoever comes into the room. It does not look under its elbow."""
    _room(d, "#54606a", "#1e2a30", (400, 140))
    night_window(d, 70, 40, 90, 130)
    muntins(d, 70, 40, 90, 130)
    d.glow(400, 190, 170, (0, LAMP["core"], 0.6), (1, LAMP["mid"], 0))
    with d.group(transform="translate(0 0)"):
        _puppet(d, "lampbearer", 400, 352, 0.82)
    for i, (x, y, a) in enumerate(((60, 330, 80), (120, 340, 84), (180, 336, 80), (236, 318, 60), (284, 300, 60))):
        foot_print(d, x, y, 0.3, a, i % 2 == 0)
    _puppet(d, "people.tobias_wren", 516, 346, 0.48, 10)
    for x in (516, 532, 548):
        d.stroke(line([(x, 140), (x + (x - 532) * 0.3, 122)]), INK, 4)
    d.stroke(arc(470, 352, 70, 200, 330, 14), TIDE["core"], 4, 0.8, dash="10 9")


def _fight(d: Doc) -> None:
    """A card torn in two: our half has a boat hook, its half a lamp."""
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 0, 640, 360, "#efdcae", "#b58d54"))
    nib(d, pen(Sh.rect(0, 0, 330, 360), 90, 16, ragged=60), LAMP["dark"], 1.6, 0.3)
    tear = [(330 + (26 if i % 2 else -22) - i * 7, i * 24) for i in range(16)]
    night = Sh.poly([*tear, (660, 360), (660, 0)])
    d.fill(night.move(-12, 4), PAPER[0])
    d.stroke(night.move(-12, 4), INK, 3)
    form(d, night, ("#2c5357", "#12282e", "#0a1a1f"), 3)
    nib(d, pen(night, 90, 9, ragged=60), INK, 2, 0.6)
    with d.clip(night):
        d.glow(470, 200, 150, (0, LAMP["core"], 0.8), (1, LAMP["mid"], 0))
        _puppet(d, "lampbearer", 470, 420, 0.94, -4)
    _puppet(d, "people.ines_marrow", 140, 400, 0.86, 4)
    stick(d, "176,300 300,150 352,96", 11)
    form(d, S("340,108! 352,74 388,66 402,88 392,108! 384,90 366,90 356,112!"), (PAPER[0], SLATE[1], SLATE[3]), 3.4)
    bang(d, 380, 128, 36, 9)


def _healing(d: Doc) -> None:
    """A round plaster for what hurts, a hot cup for what frightens; one of them is for the hat."""
    _room(d, "#a08a6a", "#4a3a2e", (140, 80))
    _puppet(d, "people.ines_marrow", 410, 352, 0.74)
    form(d, Sh.ell(394, 66, 20), ("#f0cfa6", "#c98f62"), 3)
    d.stroke(Sh.ell(394, 66, 8), "#8a5a3c", 2.4)
    d.stroke(line("424,60 452,52 462,66"), PAPER[0], 8)
    _puppet(d, "people.aude_linnet", 214, 356, 0.74)
    form(d, Sh.rect(270, 236, 90, 56, 6), ("#ffffff", PAPER[0], PAPER[2]), 3.6)
    d.fill(Sh.rect(308, 244, 14, 40) | Sh.rect(295, 257, 40, 14), CORAL["mid"])
    form(d, S("528,238! 590,232! 584,276 566,288 544,286!"), ("#ffffff", PAPER[1]), 3.4)
    d.stroke(line("586,244 606,246 600,266 584,264"), INK, 10)
    d.stroke(line("586,244 606,246 600,266 584,264"), PAPER[0], 5)
    for x in (546, 566):
        form(d, brush(f"{x},226 {x - 8},204 {x + 8},186 {x - 2},164", 8, taper(0.5, 0.8, 0.5)), PAPER[0], 1.6)
    d.fill(Sh.ell(566, 346, 50, 8), INK, 0.45)
    form(d, Sh.rect(560, 296, 12, 46), (WOOD[1], WOOD[3]), 3)
    form(d, S("540,348! 560,334 572,334 592,348!"), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.ell(566, 292, 56, 12), (WOOD[0], WOOD[2]), 3.4)
    form(d, S("534,250! 594,246! 586,278 570,288 548,287!"), ("#ffffff", PAPER[1]), 3.4)


def _puzzle(d: Doc) -> None:
    """A face in pieces on the bench: two of them are about to change places, and know it."""
    _room(d, "#66705e", "#28342e", (150, 60), 120)
    form(d, corners("30,140 610,110 650,380 -10,380"), (WOOD[0], WOOD[1], WOOD[3]), 4)
    hues = (TIDE["light"], LAMP["light"], CORAL["light"], PLUM["light"], LAMP["core"], TIDE["core"])
    for i, c in enumerate(hues):
        x, y = 170 + i % 3 * 108, 166 + i // 3 * 92
        dx, dy, a = ((0, 0, 0), (26, -22, 8), (0, 0, 0), (0, 0, 0), (-18, 26, -9), (0, 0, 0))[i]
        s = Sh.rect(-50, -42, 100, 84, 4).rot(a).move(x + 50 + dx, y + 40 + dy)
        d.fill(s.move(6, 8), INK, 0.5)
        form(d, s, ("#ffffff", c), 4)
        cx, cy = s.center
        if i in (0, 2):
            form(d, S(f"{cx - 26},{cy + 8}! {cx},{cy - 10} {cx + 26},{cy + 8}! {cx},{cy + 20}"), "#ffffff", 3)
            d.fill(Sh.ell(cx + (8 if i == 0 else -8), cy + 6, 8), INK)
        elif i == 4:
            d.stroke(line(f"{cx + 4},{cy - 28} {cx - 12},{cy + 12} {cx + 8},{cy + 16}"), INK, 5)
        elif i == 1:
            d.stroke(line(f"{cx - 30},{cy + 4} {cx},{cy + 16} {cx + 30},{cy + 2}"), CORAL["base"], 7)
        else:
            nib(d, pen(s.shrink(8), 90, 10), INK, 1.6, 0.4)
    pose_hand(d, "pinch", (40, 320), 0.86, -20, SKIN, cuff=RED, arm=60)
    pose_hand(d, "point", (610, 120), 0.7, 160, DARK_SKIN, flip=True, cuff=BLUE, arm=60)


def _house_turn(d: Doc) -> None:
    """A glove pulls a cord. A long way off a lamp is picked up."""
    _room(d, "#5d4654", "#261a28", (120, 110))
    form(d, S("30,360! 22,180 50,130 110,112 170,130 196,180 190,360!"), (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)
    nib(d, pen(S("120,112! 196,160! 190,360! 130,360!"), 90, 10), INK, 2, 0.6)
    nobody_arm(d, "150,250! 200,220 236,200! 248,226! 210,254 160,290!")
    form(d, S("228,190! 248,184! 264,224! 242,232!"), ("#ffffff", PAPER[1]), 3)
    pose_hand(d, "grip", (244, 206), 0.5, -34, GLOVE)
    d.stroke(line("288,172 300,60 420,34 560,40 574,90"), INK, 8)
    d.stroke(line("288,172 300,60 420,34 560,40 574,90"), LAMP["mid"], 4)
    form(d, S("280,178! 296,178! 302,214! 276,214!"), (CORAL["mid"], CORAL["dark"]), 3)
    bell(d, 578, 116, 0.5)
    for r in (42, 56):
        d.stroke(arc(578, 116, r, -30, 40), INK, 4, 0.8)
    form(d, Sh.rect(400, 90, 96, 152), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.rect(410, 100, 76, 142), (LAMP["core"], LAMP["light"], LAMP["mid"]), 2.4)
    _puppet(d, "lampbearer", 450, 258, 0.36)


def _giving(d: Doc) -> None:
    """A key goes from one to the other; a third glove was under the impression that it was for sale."""
    _room(d, "#98875f", "#43392a", (320, 60), 300)
    _puppet(d, "people.ines_marrow", 110, 420, 0.96)
    _puppet(d, "people.tobias_wren", 534, 430, 0.98, 0, True)
    d.stroke(line("292,28 292,160"), INK, 3.4)
    d.stroke(line("384,28 384,196"), INK, 3.4)
    form(d, Sh.rect(270, 24, 140, 8, 3).rot(-3), (WOOD[0], WOOD[2]), 2.4)
    form(d, Sh.ring(294, 186, 27, 14), BRASS, 3.6)
    d.stroke(line("318,190 388,200"), INK, 16)
    d.stroke(line("318,190 388,200"), LAMP["mid"], 9)
    for x in (366, 384):
        form(d, Sh.rect(x - 5, 202, 11, 20), BRASS, 2.6)
    nobody_arm(d, "300,380! 306,320 322,296! 352,298! 352,330 340,380!")
    form(d, S("308,300! 356,298! 358,316! 306,320!"), ("#ffffff", PAPER[1]), 3)
    pose_hand(d, "open", (332, 304), 0.44, -84, GLOVE)


def _helping(d: Doc) -> None:
    """The dresser stands before the door; the sack has a hat on, and breathes."""
    _room(d, "#8a8262", "#3a3a2c", (120, 90), 262)
    form(d, Sh.rect(380, 40, 150, 226), (WOOD[0], WOOD[2]), 3.4)
    d.glow(455, 262, 70, (0, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    c = form(d, corners("330,96 520,80 530,298 336,316"), ("#8a6a4c", "#57443b", "#2c2321"), 4)
    nib(d, pen(side(c, -50, 0), 90, 8), INK, 2, 0.7)
    for y in (120, 176):
        form(d, corners(f"346,{y} 510,{y - 14} 512,{y + 8} 348,{y + 20}"), (WOOD[3], INK), 2.6)
        for i in range(5):
            form(d, Sh.ell(366 + i * 32, y - 4 - i * 3, 15), ("#ffffff", TIDE["light"], TIDE["mid"]), 2.6)
    _puppet(d, "people.august_bray", 262, 352, 0.66, 6)
    for x, k in ((60, 0.9), (130, 1.05)):
        s = form(
            d,
            S("-50,0! -62,-60 -34,-104 -10,-112 12,-112 36,-104 60,-58 50,0! 0,8").scale(k).move(x, 348),
            (PAPER[1], PAPER[2], PAPER[3]),
            4,
        )
        nib(d, pen(side(s, -20, 0), 90, 7), PAPER[4], 2, 0.8)
    bowler(d, 132, 236, 0.5, -8)
    for x in (118, 146):
        form(d, Sh.ell(x, 280, 8, 9), "#ffffff", 2.6)
        d.fill(Sh.ell(x - 2, 281, 3.6), INK)
    pose_hand(d, "rest", (560, 316), 0.4, 168, GLOVE)
    pose_hand(d, "rest", (540, 296), 0.34, 186, GLOVE)


def _last(d: Doc) -> None:
    """The double is dragged to the hearth; it sits up very straight, and has begun to shine."""
    _room(d, "#8a5f4c", "#2c1d1a", (560, 230), 262)
    form(d, Sh.rect(468, 60, 190, 214), (SLATE[0], SLATE[2], SLATE[4]), 3.4)
    form(d, Sh.rect(448, 44, 220, 24), (SLATE[0], SLATE[2]), 3.4)
    mouth = form(d, S("496,272! 496,150 530,116 570,112! 620,116 650,150 650,272!"), (INK, "#2c1510"), 3.4)
    with d.clip(mouth):
        d.glow(574, 250, 130, (0, LAMP["core"], 1), (0.4, LAMP["mid"], 0.7), (1, CORAL["base"], 0))
        for x, h in ((530, 90), (574, 130), (618, 84)):
            for tone, k in ((CORAL["mid"], 1.0), (LAMP["mid"], 0.7), (LAMP["core"], 0.4)):
                d.fill(tongue(x, 276, h * k, 62 * k, 8), tone)
    d.fill(S("496,276! 650,276! 600,370! 250,370!"), LAMP["light"], 0.3)
    wax = ("#fff6dc", "#ecd49c", "#b99a5e")
    form(
        d,
        S("292,330! 288,176 318,140 374,134! 432,140 462,178 458,330!"),
        (PLUM["mid"], PLUM["base"], PLUM["deep"]),
        3.8,
    )
    form(d, Sh.rect(282, 318, 186, 20, 6), (WOOD[1], WOOD[3]), 3.2)
    form(d, S("330,310! 326,226 340,196 374,188! 408,192 424,222 426,310!"), wax, 3.6)
    nib(d, pen(S("326,226! 350,200 356,310! 330,310!"), 90, 7, ragged=16), INK, 1.9, 0.6)
    face = form(d, S("338,130! 340,100 360,84 384,86! 410,92 416,124 408,154! 394,182 376,188 354,176"), wax, 3.8)
    d.stroke(
        [line("352,128 362,124 372,129"), line("388,128 398,123 408,128"), line("366,160 380,156 394,160")], INK, 4
    )
    d.stroke(line("380,130 374,148 384,150"), "#8f7440", 3.4)
    d.fill(face - face.move(-5, 3), "#ffffff", 0.9)
    for x, y, h in ((414, 150, 26), (424, 236, 34), (350, 300, 30), (404, 306, 24)):
        form(d, S(f"{x - 7},{y}! {x - 6},{y + h * 0.6} {x},{y + h} {x + 6},{y + h * 0.6} {x + 7},{y}!"), wax, 2.2)
    d.stroke(line("352,90 364,72 380,66"), "#fff4d2", 3, 0.8)
    stick(d, "232,238 290,262 330,268", 6, "#8a6a42")
    d.fill(Sh.ell(172, 320, 96, 13), INK, 0.45)
    _puppet(d, "people.ines_marrow", 168, 322, 0.62, -10)


FILES = {
    f"lesson_{n:02d}": (SIZE, partial(_stage, play=draw))
    for n, draw in enumerate(
        (
            _ending, _searching, _ruler, _round, _slipping, _fight, _healing, _puzzle, _house_turn, _giving, _helping,
            _last,
        ),
        1,
    )
}  # fmt: skip
