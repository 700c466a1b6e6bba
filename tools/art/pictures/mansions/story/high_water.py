"""high_water: the water stands at the third stair, its hat off; in it is a gentleman who is not on the stair."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, PLUM, TIDE, WOOD, form, lines, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
V = Sh.rect(0, 0, 640, 360)


def draw(d: Doc, detail: int) -> None:
    """640x360, the focus left of the middle."""
    d.fill(V, d.rad(320, 60, 430, (0, "#c79a5c"), (0.3, "#7a6a50"), (0.65, "#34494a"), (1, "#12252a")))
    # wall, lamp, stair up
    for x in range(20, 640, 24):
        if not 180 < x < 470:
            nib(d, [(x, 0, x, 214)], INK, 2, 0.35)
    for i in range(6):
        y = 206 - i * 33
        w = 196 - i * 15
        tread = Sh.poly([(320 - w, y), (320 + w, y), (320 + w - 13, y - 14), (320 - w + 13, y - 14)])
        riser = Sh.rect(320 - w + 13, y - 33, 2 * w - 26, 19)
        form(d, riser, d.hlin(riser, "#4a3c33", "#7b6352", "#3a2d2a"), 2.4)
        nib(d, pen(riser, 90, 6, tone=lambda x, y: abs(x - 320) / 190, step=8), INK, 1.5, 0.8)
        form(d, tread, d.hlin(tread, "#7b6352", "#c2a47e", "#57443b"), 2.4)
        run = Sh.poly([(320 - w * 0.42, y), (320 + w * 0.42, y), (320 + w * 0.4, y - 14), (320 - w * 0.4, y - 14)])
        form(d, run, (PLUM["mid"], PLUM["base"]), 2)
        rr = Sh.rect(320 - w * 0.4, y - 33, w * 0.8, 19)
        form(d, rr, (PLUM["base"], PLUM["dark"]), 2)
    for sx in (-1, 1):
        for i in range(7):
            u = i / 6
            px, py = 320 + sx * (206 - 78 * u), 208 - 188 * u
            for width, tone in ((8, INK), (4.5, WOOD[0])):
                lines(d, width, tone, f"{px:.0f},{py:.0f} {px:.0f},{py - 62:.0f}")
        lines(d, 15, INK, f"{320 + sx * 210},146 {320 + sx * 126},-40")
        lines(d, 10, WOOD[1], f"{320 + sx * 210},146 {320 + sx * 126},-40")
        form(d, Sh.ell(320 + sx * 210, 142, 13), BRASS, 2.6)
    d.glow(320, -10, 190, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    _draw_2(d)


def _draw_2(d: Doc) -> None:
    # the water
    top = S("-10,214! 80,206 160,212 240,205 320,211 400,204 480,212 560,206 650,213! 650,370! -10,370!")
    d.fill(top, d.lin(0, 204, 0, 360, "#8fc4b0", "#3c7a78", "#17393f", "#0e2429"))
    # reflected stair, upside down, and who stands on it
    with d.clip(top):
        for i in range(4):
            y = 214 + i * 33
            w = 190 - i * 15
            d.fill(Sh.rect(320 - w, y + 2, 2 * w, 15), "#2a5358", 0.55)
            d.fill(Sh.rect(320 - w * 0.4, y + 2, w * 0.8, 30), PLUM["dark"], 0.5)
        nib(
            d,
            pen(Sh.rect(0, 226, 640, 134), 0, 12, rnd=random.Random(9), ragged=230, broken=0.95),
            TIDE["core"],
            1.7,
            0.45,
            wob=1.4,
        )
    # upside down: shoes at the water line, hatless head below
    man = [
        ("302,214! 319,214! 318,264! 304,264!", "#0c171a"),
        ("321,214! 338,214! 336,264! 322,264!", "#0c171a"),
        ("294,252! 318,266 346,252! 354,284 350,306 338,312! 302,312! 290,306 286,284", "#0b1518"),
        ("290,304! 282,288 280,268 284,256! 292,256! 292,272 298,292!", "#0b1518"),
        ("350,304! 358,288 360,268 356,256! 348,256! 348,272 342,292!", "#0b1518"),
    ]
    for sp, c in man:
        d.fill(S(sp), c)
        d.stroke(S(sp), TIDE["light"], 1.6)
    for x in (309, 332):
        d.fill(Sh.ell(x, 213, 15, 6), "#05090b")
    d.fill(S("310,312! 330,312! 320,280!"), PAPER[0])
    d.fill(Sh.ell(320, 312, 6, 4), PLUM["base"])
    for x in (288, 352):
        d.fill(Sh.ell(x, 252, 6, 7), PAPER[0])
    d.fill(Sh.ell(320, 328, 12, 14), PAPER[1])
    d.stroke(Sh.ell(320, 328, 12, 14), INK, 2)
    d.fill(S("308,332! 310,346 330,346 332,332! 320,340"), "#2c2a2a")
    for x in (316, 325):
        d.fill(Sh.ell(x, 326, 1.8), INK)
    nib(d, [(270, y, 372, y + 1) for y in (236, 262, 290, 318)], TIDE["light"], 1.8, 0.6, wob=1.5)
    d.stroke(line("-10,214 80,206 160,212 240,205 320,211 400,204 480,212 560,206 650,213"), TIDE["core"], 3.4)
    # its hat, off; and a visiting card, wet
    with d.group(transform="translate(452 214) rotate(7)"):
        d.fill(Sh.ell(4, 12, 62, 9), INK, 0.5)
        form(d, S("-56,4! -30,12 0,14 30,12 56,2! 44,-6 0,-3 -44,-6"), ("#3a4a4c", "#121c20"), 2.8)
        hat = form(d, S("-34,2! -36,-40 -38,-66! 38,-66! 36,-40 34,2! 0,8"), ("#5c7072", "#27363a", "#10191c"), 2.8)
        form(d, Sh.ell(0, -66, 38, 9), ("#6f8384", "#34464a"), 2.4)
        d.fill(S("-35,-14! 0,-8 35,-14! 34,0! 0,7 -34,0!"), PLUM["base"])
        nib(d, pen(S("6,-56! 38,-60! 34,2! 8,6!") & hat, 90, 5.5), INK, 1.6, 0.9)
    for x, r in ((452, 84), (452, 110)):
        d.stroke(arc(x, 222, r, 12, 168, r * 0.16), TIDE["core"], 2.2, 0.8)
    with d.group(transform="translate(182 236) rotate(-6)"):
        form(d, Sh.poly([(-34, -6), (30, -10), (38, 8), (-28, 13)]), (PAPER[0], PAPER[1]), 2.4)
        d.stroke(Sh.poly([(-26, -2), (26, -5), (31, 5), (-22, 9)]), PAPER[3], 1.5)
