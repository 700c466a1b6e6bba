"""Fights with the two-legged, swung at or cut: the names of the cards as pictures, 548x210."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.actors import bust
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.foes import stood
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.lamplit.props import DARK_SKIN, GLOVE, SKIN
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    GREEN,
    RED,
    bang,
    bowler,
    brolly,
    distance,
    drops,
    jolt,
    lit_room,
    mallet,
    nobody_arm,
    sabre,
    stick,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture
from tools.art.pictures.mansions.monsters import sodden

PICTURE = Picture(size=BOUT)
LIVERY: Tones = ("#8d9c9c", "#5d6d70", "#3a484c")


def _swing(d: Doc) -> None:
    """There is nothing clever about it. That is what is so good about it."""
    lit_room(d, "#e7cd92", "#9c7438", (240, 60), 186)
    distance(d, "curtain", 460)
    f = Fig(3)
    with f.at(420, 236, 0.66, 10), f.at(-160, -424):
        sodden.coat(f)
    f.emit(d, 0, shadow=False)
    bowler(d, 330, 40, 0.62, -34)
    drops(d, [(372, 36, 8), (392, 20, 6), (350, 74, 7), (310, 76, 5)])
    for i, o in enumerate((0.25, 0.5, 1.0)):
        with d.group(transform=f"translate(190 190) rotate({-10 - i * 16})", opacity=f"{o}"):
            brolly(d, 0, 0, 0, 0.86)
    pose_hand(d, "grip", (160, 206), 0.7, -44, SKIN, cuff=RED, arm=50)
    d.stroke(arc(190, 190, 224, -8, -40), INK, 4, 0.8)
    bang(d, 372, 78, 34, 9)


def _long_swing(d: Doc) -> None:
    """From the hip, from the heels, from somewhere around last Tuesday: it has come through the calendar."""
    lit_room(d, "#dcd0a0", "#75683f", (150, 40), 186)
    distance(d, "shelf", 410, 2)
    for i in range(4):
        x = 166 + i * 62
        p = form(
            d,
            S(f"{x},{30 + i * 4}! {x + 50},{26 + i * 4}! {x + 52},{92 + i * 4}! {x + 2},{96 + i * 4}!"),
            ("#ffffff", PAPER[1]),
            3,
        )
        d.fill(Sh.rect(x + 4, 32 + i * 4, 44, 12), CORAL["mid"] if i == 1 else SLATE[1])
        d.fill(star(x + 26, 70 + i * 4, 24, 8, 0.6) & p, INK)
    d.stroke(line("150,70 240,76 340,84 420,104 466,140"), INK, 4, 0.9, dash="16 9")
    mallet(d, 470, 150, 66, 0.78)
    bowler(d, 516, 198, 0.5, 12)
    bang(d, 506, 166, 30, 8)
    pose_hand(d, "grip", (330, 204), 0.56, -8, SKIN, cuff=GREEN, arm=200)
    for x, y in ((200, 128), (262, 140), (310, 120)):
        form(d, corners("-14,-8 10,-12 14,8 -8,12").rot(x).move(x, y), ("#ffffff", PAPER[1]), 2.4)


def _step_in(d: Doc) -> None:
    """Too close for it to bring its arms round: they have closed on each other, behind her."""
    lit_room(d, "#d8c8a0", "#6f5f48", (120, 40))
    shirt = form(d, S("330,-20! 300,60 310,240! 520,240! 530,60 500,-20!"), ("#ffffff", PAPER[0], PAPER[2]), 4)
    for x in (384, 422, 460):
        d.stroke(line([(x, 0), (x - 4, 110), (x, 210)]), PAPER[3], 3)
    for y in (50, 110, 170):
        form(d, Sh.ell(444, y, 9), BRASS, 2.6)
    d.fill(shirt - shirt.move(6, 2), "#ffffff")
    for spec in ("330,-20! 240,0 232,240! 316,240! 300,80!", "500,-20! 580,0! 580,240! 514,240! 526,80!"):
        c = form(d, S(spec), LIVERY, 3.6)
        nib(d, pen(side(c, -30, 0), 90, 8), INK, 2, 0.8)
    form(d, S("196,240! 206,192 246,172 300,170! 352,178 378,206 384,240!"), BLUE, 3.6)
    bust(d, "ines_marrow", 288, 94, 0.52, "calm", 4)
    for spec in ("0,50! 120,56 206,64! 210,108! 120,104 0,110!", "0,150! 120,150 204,152! 204,194! 110,196 0,204!"):
        arm = form(d, S(spec), LIVERY, 3.4)
        nib(d, pen(side(arm, 0, -20), 84, 8, ragged=10), INK, 2, 0.7)
    for y, rot in ((84, 8), (172, -8)):
        form(d, Sh.rect(196, y - 24, 14, 50, 3), (PAPER[0], PAPER[2]), 3)
        pose_hand(d, "rest", (206, y), 0.5, rot, GLOVE)


def _guard(d: Doc) -> None:
    """Keep it in front of you, and you in front of everybody else: they have formed a queue."""
    lit_room(d, "#dfcf9f", "#84703f", (150, 50), 182)
    distance(d, "frames", 200, -2)
    for name, x, k in (
        ("people.tobias_wren", 146, 0.36),
        ("people.kasimir_holt", 188, 0.36),
        ("people.aude_linnet", 238, 0.4),
    ):
        stood(d, name, x, 208, k)
    stick(d, "262,128 370,112", 7)
    dome = form(d, S("336,34! 398,70 408,132 372,198! 344,170 350,150 334,140 350,116 340,98 352,74"),
                (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)  # fmt: skip
    for spec in ("390,112 344,74", "392,118 346,116", "390,124 352,156"):
        d.stroke(line(spec), INK, 3)
    d.fill(dome - dome.move(-6, 4), PLUM["light"], 0.8)
    stood(d, "lampbearer", 478, 214, 0.48, -8)
    jolt(d, 418, 118, 20, 4, -60, 60)


def _wall(d: Doc) -> None:
    """At least nothing can come from behind. You check. Nothing does: it is dotted, and bows."""
    lit_room(d, "#c9bf8e", "#5d5f40", (220, 60))
    for x in range(150, 560, 56):
        for y in range(14, 210, 52):
            leaf = S("0,-16! 12,-4 6,14 0,18! -6,14 -12,-4").move(x + y % 52 * 0.6, y)
            d.fill(leaf, LEAF_G[2], 0.5)
            d.stroke(line([(x + y % 52 * 0.6, y + 18), (x + y % 52 * 0.6, y + 34)]), LEAF_G[2], 2.4, 0.5)
    ghost = S("400,210! 396,120 412,86 400,66 404,34 430,22 456,34 460,66 448,86 470,120 476,210!")
    d.fill(ghost, INK, 0.82)
    d.stroke(ghost.shrink(6), TIDE["light"], 3, dash="9 7")
    bowler(d, 486, 40, 0.42, 30)
    stood(d, "people.delphine_okoro", 268, 226, 0.54)
    d.stroke(line("318,60 346,54 372,58"), INK, 3, 0.8, dash="9 7")
    form(d, Sh.rect(-10, 190, 570, 30), (WOOD[0], WOOD[2]), 3)


def _buttonholed(d: Doc) -> None:
    """In under the flower, and a neat quarter turn."""
    lit_room(d, "#d0c49c", "#625844", (120, 40))
    c = form(d, S("250,-20! 216,80 200,240! 560,240! 560,-20!"), ("#3f5a60", "#22383e", "#0f1e23"), 4)
    nib(d, pen(side(c, -120, 0), 90, 9, ragged=30), INK, 2.2, 0.8)
    lapel = form(d, S("300,-20! 290,60 330,150 392,220! 440,120! 404,60 410,-20!"), ("#56757a", "#1c3036"), 3.6)
    nib(d, pen(side(lapel, -20, 0), 60, 8), INK, 1.9, 0.7)
    form(d, S("330,96! 372,86! 374,98! 334,108!"), (INK, INK2), 2.6)
    sabre(d, 152, 176, -14, 0.96)
    pose_hand(d, "grip", (106, 186), 0.7, -12, SKIN, cuff=RED, arm=70)
    for a in range(0, 360, 60):
        p = Sh.ell(0, -22, 15, 20).rot(a).move(350, 66)
        form(d, p, (CORAL["core"], CORAL["light"], CORAL["mid"]), 2.8)
    form(d, Sh.ell(350, 66, 14), (LAMP["light"], LAMP["base"]), 2.8)
    d.stroke(arc(350, 66, 62, -60, 30), INK, 5)
    form(d, corners("396,82 418,104 388,110"), INK, 1)


def _snip(d: Doc) -> None:
    """Something white drops to the floor and goes on gesturing."""
    lit_room(d, "#dcd0a8", "#7a6c4a", (170, 50), 144)
    distance(d, "door", 452, -10)
    nobody_arm(d, "560,30! 480,40 420,66! 420,104! 490,92 560,96!")
    s = form(d, S("560,14! 510,24 486,34! 490,102! 520,98 560,108!"), LIVERY, 3.6)
    nib(d, pen(side(s, 0, -20), 70, 7), INK, 2, 0.8)
    st = ("#f4f6ee", SLATE[0], SLATE[2])
    form(d, S("240,66! 330,44 414,46! 340,76 248,86!"), st, 3.4)
    form(d, S("240,80! 330,104 410,124! 326,120 236,98!"), st, 3.4)
    form(d, Sh.ell(246, 80, 11), BRASS, 3)
    for y, e in ((56, 40), (108, 128)):
        stick(d, f"240,80 196,{y} 160,{e}", 13, LAMP["base"])
    pose_hand(d, "grip", (124, 84), 0.8, 0, DARK_SKIN, cuff=GREEN, arm=60)
    d.fill(Sh.ell(350, 194, 80, 9), INK, 0.5)
    pose_hand(d, "point", (300, 190), 0.72, -34, GLOVE)
    form(d, S("272,176! 300,168! 318,204! 286,208!"), (PAPER[0], PAPER[2]), 3)
    for x, y in ((420, 156), (434, 174), (410, 138)):
        d.stroke(line([(x, y), (x + 16, y - 8)]), INK, 3.4)


def _in_the_coat(d: Doc) -> None:
    """The blade goes in to the hilt, and then the coat closes on it, like a book on a good page."""
    lit_room(d, "#cabf9e", "#585444", (130, 40))
    distance(d, "window", 140, 8)
    for spec in ("300,-20! 270,80 262,240! 400,240! 410,120 392,-20!", "392,-20! 410,120 400,240! 560,240! 560,-20!"):
        c = form(d, S(spec), ("#6b7d7c", "#3a4a4c", "#16262a"), 4)
        nib(d, pen(side(c, -50, 0), 90, 8, ragged=30), INK, 2.2, 0.8)
    d.stroke(line("394,-10 408,60 410,130 400,220"), TIDE["light"], 4, 0.9)
    for y in (30, 190):
        form(d, Sh.ell(440, y, 15), (LAMP["core"], LAMP["base"]), 3.2)
    for y in (84, 108, 132):
        form(d, S(f"{366},{y}! {416},{y - 8}! {420},{y + 6}! {368},{y + 12}!"), ("#7d938c", "#33433f"), 3)
    form(d, S("338,72! 362,82! 358,150! 330,146! 344,110"), BRASS, 3.6)
    form(d, Sh.rect(258, 98, 84, 24, 8), (PLUM["mid"], PLUM["dark"]), 3.4)
    d.stroke(line("350,138 296,150 260,124"), INK, 12)
    d.stroke(line("350,138 296,150 260,124"), LAMP["mid"], 6)
    pose_hand(d, "grip", (206, 106), 0.86, 4, SKIN, cuff=BLUE, arm=110)
    pose_hand(d, "fist", (196, 178), 0.66, -24, SKIN, cuff=BLUE, arm=100)
    drops(d, [(430, 140, 7), (446, 160, 5)])


def _bonk(d: Doc) -> None:
    """It is hollow, and the note is a clear A: the hat has gone up to look for the others."""
    lit_room(d, "#e6d09a", "#967440", (160, 40), 188)
    distance(d, "frames", 180, 6)
    with d.group(transform="translate(404 120)"):
        form(d, S("-70,110! -60,40 -34,10! 34,10! 60,40 70,110!"), ("#9fb0ad", "#5d6d70", "#2b383c"), 4)
        helm = form(d, S("-44,10! -50,-30 -34,-62 0,-72 34,-62 50,-30 44,10! 0,20"), ("#dfe8e4", SLATE[0], SLATE[2]), 4)
        nib(d, pen(side(helm, -22, 0), 90, 6), INK, 2, 0.8)
        d.fill(S("-40,-26! 0,-14 40,-26! 38,-8! 0,4 -38,-8!"), INK)
        for sx in (-16, 16):
            d.fill(Sh.ell(sx, -15, 6, 4), TIDE["core"])
        form(d, brush("0,-70 30,-96 60,-86", 22, taper(0.5, 0.1, 0.4)), RED, 3)
    for r in (76, 94, 112):
        d.stroke(arc(404, 92, r, -160, -30), LAMP["dark"], 4, 0.8)
    mallet(d, 346, 62, 58, 0.9)
    bang(d, 366, 70, 36, 9)
    pose_hand(d, "grip", (172, 160), 0.66, -22, SKIN, cuff=RED, arm=70)


def _ring_the_bell(d: Doc) -> None:
    """You strike once. Doors open all over the house, and somebody looks out of each."""
    lit_room(d, "#c9b488", "#4d4032", (150, 60), 176)
    for i, (x, k) in enumerate(((280, 1.0), (360, 0.82), (424, 0.66), (476, 0.52), (518, 0.4))):
        top = 24 + i * 16
        form(d, Sh.rect(x - 30 * k, top, 60 * k, 150 * k), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3)
        leaf = [(30, 0), (54, 10), (54, 160), (30, 150)]
        form(d, Sh.poly([(x + a * k, top + b * k) for a, b in leaf]), (WOOD[0], WOOD[2]), 3)
        head = S("-24,150! -20,80 -12,58 -6,36 10,44 8,70 16,150!").scale(k).move(x, top)
        d.fill(head, INK)
        d.stroke(head.shrink(4 * k), TIDE["light"], 2, dash="6 5")
    d.stroke(line("130,20 196,20"), INK, 9)
    for x in (142, 184):
        d.stroke(line([(x, 20), (x, 44)]), INK, 4)
    gong = form(d, Sh.ell(163, 92, 60, 54), (LAMP["core"], LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
    d.stroke(gong.shrink(16), LAMP["dark"], 3)
    for r in (74, 90, 106):
        d.stroke(arc(163, 92, r, -40, 50), INK, 4, 0.8)
    stick(d, "70,206 116,150 140,112", 9)
    form(d, Sh.ell(146, 106, 20), RED, 3.4)
    pose_hand(d, "grip", (52, 216), 0.6, -56, DARK_SKIN, cuff=BLUE, arm=30)


def _both_hands(d: Doc) -> None:
    """Lift with the legs. Drop with the rest of you."""
    lit_room(d, "#e0c893", "#8a6a3c", (180, 40), 190)
    distance(d, "stairs", 400, 30)
    stood(d, "sodden", 452, 262, 0.52)
    piano = form(d, S("176,20! 180,-10! 480,-20! 488,10! 500,64! 170,84!"), ("#5a4038", "#2c1d1c", "#171010"), 4)
    nib(d, pen(side(piano, -60, -4), 0, 8), INK, 2, 0.8)
    form(d, corners("184,60 492,44 494,66 182,86"), ("#ffffff", PAPER[1]), 3)
    for i in range(22):
        x = 198 + i * 13.6
        d.fill(Sh.rect(x, 60 - i * 0.75, 6, 15), INK)
    for x in (206, 386):
        form(d, corners(f"{x - 10},86 {x + 10},84 {x + 6},118 {x - 6},118"), ("#5a4038", "#171010"), 3)
    stood(d, "people.august_bray", 262, 250, 0.5)
    for x, rot in ((206, -80), (330, -100)):
        pose_hand(d, "press", (x, 132), 0.5, rot, SKIN, flip=x > 300)
    d.fill(Sh.ell(452, 100, 60, 8), INK, 0.35)
    for x in (400, 430, 500):
        d.stroke(line([(x, 78), (x, 98)]), INK, 3.4, 0.8)


ORDER = (
    _swing,
    _long_swing,
    _step_in,
    _guard,
    _wall,
    _buttonholed,
    _snip,
    _in_the_coat,
    _bonk,
    _ring_the_bell,
    _both_hands,
)
FILES = {f"ch{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 12)}
