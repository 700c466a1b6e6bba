"""clue_4a: the dancer has gone; a page, folded into a boat, goes round in her place; in the pane a child watches."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, TIDE, WOOD, corners, form, lines, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
V = Sh.rect(0, 0, 640, 360)


def draw(d: Doc, detail: int) -> None:
    """640x360."""
    d.fill(V, d.rad(230, 190, 430, (0, "#f3d9a2"), (0.3, "#b98f5c"), (0.62, "#4d5a52"), (1, "#152a2e")))
    # window with night, paper stars
    form(d, Sh.rect(380, 22, 220, 200), (WOOD[0], WOOD[2]), 3)
    gl = form(d, Sh.rect(392, 34, 196, 178), ("#1d434a", "#2f6466"), 2.4)
    nib(d, pen(gl, 0, 10, rnd=random.Random(3), ragged=80, broken=0.9), TIDE["mid"], 1.6, 0.5, wob=1)
    d.glow(540, 80, 60, (0, TIDE["core"], 0.8), (1, TIDE["light"], 0))
    d.fill(Sh.ell(546, 76, 20) - Sh.ell(554, 70, 18), TIDE["core"])
    # the child in the glass, dotted, with a real crayon
    if True:
        ch = S(
            "432,211! 436,176 450,160 462,152! 446,140 442,118 452,100 474,92 496,100 "
            "506,118 502,140 486,152! 500,160 512,178 516,211!"
        )
        d.fill(ch, TIDE["light"], 0.22)
        d.stroke(ch, TIDE["core"], 3, dash="8 6")
        for sx in (-1, 1):
            d.stroke(
                brush(f"{474 + sx * 28},112 {474 + sx * 44},124 {474 + sx * 40},146", 10, LEAF, 8),
                TIDE["core"],
                2.4,
                dash="6 5",
            )
            d.fill(Sh.ell(474 + sx * 11, 122, 3.4), TIDE["core"])
        form(d, Sh.rect(-4, -20, 8, 40, 2).rot(30).move(524, 176), (CORAL["light"], CORAL["base"]), 2)
    d.fill(Sh.rect(486, 34, 8, 178) | Sh.rect(392, 118, 196, 7), WOOD[2])
    d.stroke(Sh.rect(486, 34, 8, 178), INK, 1.6)
    # sill
    form(d, Sh.rect(-10, 262, 660, 110), (WOOD[0], WOOD[2]), 3)
    nib(d, pen(Sh.rect(0, 268, 640, 92), 0, 9, rnd=random.Random(5), ragged=240, broken=0.9), INK, 1.7, 0.55, wob=1)
    # the box
    d.fill(S("96,318! 392,318! 430,336! 130,338!"), INK, 0.5)
    form(d, S("104,196! 84,58! 348,46! 352,190!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
    mir = form(d, S("122,184! 108,72! 330,62! 334,178!"), (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.8)
    d.fill(S("136,180! 176,68! 214,66! 178,180!") & mir, "#ffffff", 0.6)
    # what the mirror of the lid still has: the dancer
    with d.clip(mir):
        dn = U(
            Sh.ell(256, 88, 11),
            S("249,98! 262,98! 266,124! 246,124!"),
            S("222,136! 246,120 268,120 292,136! 258,146"),
            S("252,140! 260,140! 258,184! 253,184!"),
            brush("250,102 232,88 238,70 254,66", 7, taper(0.9, 0.5), 8),
            brush("264,102 284,90 278,72 260,66", 7, taper(0.9, 0.5), 8),
        )
        d.fill(dn, PLUM["base"], 0.85)
        d.stroke(dn, PLUM["dark"], 2)
    form(d, S("104,196! 352,190! 384,214! 92,222!"), ("#3a1a24", "#1d0d14"), 3)
    form(d, Sh.ell(238, 206, 62, 11), BRASS, 2.6)
    d.stroke(Sh.ell(238, 206, 44, 7), LAMP["dark"], 1.8)
    fr = form(d, S("92,220! 384,212! 380,316! 100,322!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
    nib(d, pen(S("290,214! 384,212! 380,316! 292,318!") & fr, 90, 7), INK, 1.8, 0.6)
    d.stroke(S("112,236! 364,229! 361,300! 118,305!"), LAMP["light"], 3)
    _draw_2(d)


def _draw_2(d: Doc) -> None:
    for x in (150, 240, 328):
        k = Sh.poly([(x - 16, 268), (x, 250), (x + 16, 268), (x, 286)])
        form(d, k, BRASS, 2)
    # key
    lines(d, 8, INK, "384,262 408,260")
    lines(d, 4, LAMP["mid"], "384,262 408,260")
    d.stroke(Sh.ell(422, 252, 13, 9), INK, 9)
    d.stroke(Sh.ell(422, 252, 13, 9), LAMP["mid"], 5)
    d.stroke(Sh.ell(420, 272, 13, 9), INK, 9)
    d.stroke(Sh.ell(420, 272, 13, 9), LAMP["mid"], 5)
    d.glow(238, 180, 90, (0, LAMP["core"], 0.8), (1, LAMP["light"], 0))
    # the boat is a page, wet at the keel
    for pts, c in (
        ("166,172! 238,182! 306,168! 284,206! 196,208!", (PAPER[0], PAPER[1])),
        ("206,176! 236,122! 268,174! 238,182!", (PAPER[0], PAPER[2])),
    ):
        form(d, corners(pts.replace("!", "")), c, 2.8)
    nib(d, [(180, 182, 226, 189), (186, 190, 230, 196), (252, 190, 292, 182), (250, 197, 286, 191)], PAPER[4], 1.8, 0.8)
    d.fill(S("196,208! 284,206! 280,198 240,202 202,200!"), TIDE["mid"], 0.55)
    d.stroke(line("236,122 238,182"), PAPER[3], 2)
    for a, r in ((30, 78), (150, 78)):
        d.stroke(arc(238, 205, r, a - 14, a + 14, 16), LAMP["core"], 3, 0.9)
    # drops on the sill
    for x, y, drop in ((300, 330, 6), (322, 338, 4), (270, 336, 3.4)):
        form(d, Sh.ell(x, y, drop * 1.5, drop), (TIDE["core"], TIDE["mid"]), 1.8)
