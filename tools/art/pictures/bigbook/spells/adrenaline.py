"""adrenaline: one more action, at once; a hare bursts out of its burrow and out of the picture."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.relief import lamp_shadow, shadow_plane, two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=81)
HOLE = (408, 176)
FUR = ("#f4d8a4", "#b9824a", "#5c3a24")
DARK = "#2c1a14"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#f6fbd2"), (0.2, "#b5dd86"), (0.48, "#4f9f5a"), (0.78, "#104636"), (1, "#061f1e"))
    d.fill(d.window, d.rad(*HOLE, 520, *stops))
    _burst(d, detail, rnd)
    _hind(d, rnd)
    _ears(d)
    _head(d, rnd)
    _paw(d, rnd, "318,330 388,366 438,418 462,470", 96, (466, 474), 58, -28)
    _paw(d, rnd, "138,404 116,440 96,480 84,520", 96, (88, 506), 70, 18)


def _burst(d: Doc, detail: int, rnd: random.Random) -> None:
    """the burrow far up there, strata torn open round it, clods on their way to us"""
    x, y = HOLE
    if detail:
        lines = ray_lines(x, y, 90, 640, 64, 1.0)
        d.fill(
            engrave(
                d.window, lines, lambda px, py: ((px - x) ** 2 + (py - y) ** 2) ** 0.5 / 420 - 0.1, 13, 0.6, 13, step=26
            ),
            "#092825",
            0.75,
        )
    rim = Sh.spline([(*polar(x, y, 104 + (16 if i % 2 else -6), i * 24), i % 2 == 1) for i in range(15)])
    d.inked(rim, d.rad(x, y, 120, "#3a2a1c", "#6e4a30", "#a8784c"), 4, 2)
    cut_as(d, rim, "stone", DARK, rnd, ("pt", 200, 500), 1.2)
    d.inked(Sh.ell(x, y, 76, 70), "#100a0c", 3, 0)
    for deg, r, size in (
        (100, 170, 17),
        (128, 230, 24),
        (60, 190, 15),
        (160, 210, 19),
        (196, 190, 15),
        (28, 170, 14),
        (150, 330, 30),
        (84, 300, 24),
        (186, 300, 22),
        (52, 290, 20),
    ):
        cx, cy = polar(x, y, r, deg)
        clod = Sh.spline([(*polar(cx, cy, size * rnd.uniform(0.7, 1.15), a), a % 120 == 0) for a in range(0, 360, 60)])
        d.inked(clod, d.dlin(clod, "#c9985c", "#7a5030", "#33201a"), 3, 1.4)
        shadow_plane(d, clod, HOLE, size * 0.5, DARK, 0.5)
        d.fill(cutw(cx, cy, *polar(cx, cy, -size * 2.4, deg), size * 0.6), "#f6fbd2", 0.4)


def _hind(d: Doc, rnd: random.Random) -> None:
    """the body is still half down there: back and haunch, small because they are far"""
    haunch = S("392,130! 440,136 466,176 456,222 420,256 372,270 330,262! 326,200 350,150")
    d.inked(haunch, d.lin(340, 140, 460, 260, *FUR[1:], DARK), 4, 2)
    cut_as(d, haunch, "fur", DARK, rnd, ("pt", 260, 200), 1.2, 130)
    back = S("398,150! 350,156 296,196 252,260 240,330! 330,376 392,330 430,260 436,196")
    lamp_shadow(d, back, (300, 60), 1.04, DARK, 0.4)
    d.inked(back, d.lin(260, 170, 420, 350, *FUR), 4.4, 2.2)
    cut_as(d, back, "fur", DARK, rnd, ("pt", 220, 180), 1.4, 128)


def _ears(d: Doc) -> None:
    """laid back by the speed, poppy inside"""
    for spec, inner in (
        (
            "262,214! 284,150 330,96 396,62 414,64! 412,100 372,156 326,204 296,240!",
            "280,206! 306,158 348,112 398,78! 386,116 342,164 302,220!",
        ),
        (
            "196,216! 188,150 206,88 244,42 262,38! 270,84 262,146 248,192 244,226!",
            "208,206! 206,152 222,98 252,60! 256,102 246,158 234,206!",
        ),
    ):
        ear = S(spec)
        lamp_shadow(d, ear, (200, 320), 1.05, DARK, 0.4)
        d.inked(ear, d.dlin(ear, *FUR), 4, 2)
        d.inked(S(inner), d.dlin(S(inner), "#ffb09a", "#d8433a", "#7a1c24"), 2.6, 1)
        two_rim(d, ear, (340, 60), "earth", 4, 0.7)


def _head(d: Doc, rnd: random.Random) -> None:
    """straight at us: the brow broad, the muzzle nearest and largest"""
    head = S(
        "236,196! 276,204 312,232 330,276 330,312! 342,318 332,330! 338,340 322,346! 300,392 262,430 "
        "222,442 180,432 142,398 122,352! 106,348 118,336! 104,326 118,316! 122,270 150,228 192,200"
    )
    lamp_shadow(d, head, (300, 80), 1.06, DARK, 0.45)
    d.inked(head, d.rad(206, 300, 190, "#fff0c8", *FUR), 4.6, 2.4)
    cut_as(d, head, "fur", DARK, rnd, ("pt", 200, 250), 1.3, 100)
    d.fill(S("214,214! 228,250 232,300 250,338! 222,352 194,338! 208,300 208,250") & head, "#fff6dc", 0.85)
    for x, y, k, side in ((152, 286, 1.0, -1), (286, 284, 1.06, 1)):
        socket = Sh.ell(x, y, 35 * k, 38 * k)
        d.fill(socket.grow(5) & head, DARK, 0.75)
        d.inked(socket, "#fff6dc", 3, 0.8)
        d.inked(
            Sh.ell(x + side * -3, y + 2, 27 * k, 31 * k),
            d.rad(x, y + 16, 34, "#f4a83a", "#a8481c", "#3a120c"),
            2.6,
            0.6,
        )
        d.fill(Sh.ell(x + side * -4, y + 3, 15 * k, 18 * k), INK)
        d.fill(Sh.ell(x - 10, y - 12, 9 * k), "#ffffff")
        d.fill(Sh.ell(x + 9, y + 15, 4.5), "#f6fbd2")
        d.fill(
            brush([(x - 36, y - 24 + side * 8), (x, y - 46), (x + 36, y - 24 - side * 8)], 9, taper(0.2, 0.2, 0.5), 12),
            DARK,
        )
    muzzle = S("222,336! 258,330 290,350 296,384 272,408 240,408 222,398! 204,408 172,408 148,384 154,350 186,330")
    d.inked(muzzle, d.rad(210, 346, 100, "#ffffff", "#fff0c8", "#d0a068"), 3.4, 1.8)
    mouth = S("196,404! 222,398 248,404! 246,428 236,442 222,446 208,442 198,428")
    d.inked(mouth, "#4a1418", 3, 0.6)
    d.fill(S("206,402! 221,399! 221,424 207,422!") | S("224,399! 238,402! 237,422 224,424!"), "#fffdf0")
    nose = S("194,342! 222,334 250,342! 240,360 222,370 204,360")
    d.inked(nose, d.rad(216, 342, 34, "#ffb09a", "#b0403a", "#5c1620"), 3, 1.2)
    d.fill(Sh.ell(212, 345, 7, 3.6), "#ffe4d8")
    d.fill(brush("222,368 222,384 222,398", 5, LEAF, 6), DARK)
    for sx in (-1, 1):
        for i, dy in enumerate((-12, 4, 20)):
            d.fill(
                brush(
                    [
                        (222 + sx * 44, 376 + dy * 0.5),
                        (222 + sx * 110, 370 + dy * 1.6),
                        (222 + sx * (170 - i * 12), 392 + dy * 2.6),
                    ],
                    4.4,
                    taper(0.9, 0, 0.1),
                    12,
                ),
                "#fffbe8",
            )
        d.fill(pile([Sh.ell(222 + sx * (34 + i * 11), 372 + (i % 2) * 11, 2.6) for i in range(4)]), DARK)


def _paw(d: Doc, rnd: random.Random, arm: str, w: float, at: Point, r: float, turn: float) -> None:
    """a forepaw that is nearly in our face: the arm, the foot from below, four pads"""
    limb = brush(arm, w, taper(0.7, 0.95, 0.9), 16)
    lamp_shadow(d, limb, (300, 100), 1.05, DARK, 0.4)
    d.inked(limb, d.dlin(limb, *FUR), 4.4, 2.2)
    cut_as(d, limb, "fur", DARK, rnd, ("pt", 260, 260), 1.4, 110)

    def place(s: Sh) -> Sh:
        return s.scale(r / 60).rot(turn).move(*at)

    foot = place(
        S(
            "-58,6 -56,-34! -40,-54 -22,-42! -16,-64 6,-68 16,-46! 30,-62 50,-52 50,-28! 66,-20 66,10 56,36 "
            "30,56 -8,60 -42,44"
        )
    )
    d.inked(foot, d.rad(at[0] - r * 0.3, at[1] - r * 0.5, r * 1.9, "#fff0c8", *FUR), 4.6, 2.4)
    shadow_plane(d, foot, HOLE, -r * 0.22, DARK, 0.35)
    pads = [place(S("-30,26 -22,0 4,-10 28,0 34,26 4,44"))] + [
        place(Sh.ell(px, py, 11, 14).rot(rot, px, py))
        for px, py, rot in ((-40, -16, -30), (-14, -34, -10), (16, -36, 10), (44, -18, 30))
    ]
    for pad in pads:
        d.inked(pad, d.dlin(pad, "#f0a890", "#a85a4a", "#5c2424"), 2.8, 1)
    for px, py in ((-44, -48), (-8, -68), (28, -66), (58, -44)):
        d.inked(place(S(f"{px - 5},{py + 10}! {px},{py - 12}! {px + 6},{py + 10}!")), "#fff6dc", 2.2, 0.8)
