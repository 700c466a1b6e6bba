"""The fire girl: three-quarter left, copper curls, bent witch hat."""

from __future__ import annotations

import random
from typing import Any

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, pts_of
from tools.art.ornament import badge
from tools.art.palette import EL, INK
from tools.art.parts.bramble import bramble
from tools.art.parts.fire import flame_s
from tools.art.parts.hair import lock, wavy
from tools.art.parts.hand import hand

LOOKS: dict[str, dict[str, Any]] = {
    "fire": {
        "el": "fire",
        "skin": ("#fff0d6", "#fcd8ae", "#eeb085", "#c47a58", "#c06a4e", "#7a352e"),
        "neck": ("#f0b184", "#c97a52", "#8d4636", "#7a3a34"),
        "lip": ("#a8343a", "#d9604f", "#ffc4ae"),
        "brow": "#7e2418",
        "freckle": "#b5532f",
        "iris": ("#ffe58a", "#ec8a30", "#8a2a1c"),
        "blush": "#f0603e",
        "hair": (
            ("#4f0f20", "#8f1f22", "#d24a26"),
            ("#7e1a20", "#c8401f", "#f79a3a"),
            ("#b5301f", "#ec7028", "#ffc95c"),
            ("#d8531f", "#f79034", "#ffe084"),
        ),
        "mass": ("#6a1620", "#4a0f20", "#7d1c22"),
        "hl": ("#ff9c44", "#ffd27a", "#ffb050", "#ffd98a", "#fff0b0", "#fff6cc"),
        "cloth": ("#d2402c", "#96222c", "#4a0f26", "#3a0c1c", "#ff9a58"),
        "robe": ("#a32637", "#6a162c", "#340b20", "#2a0a1c"),
        "collar": ("#ee6a30", "#bf2f2b", "#6a1428", "#4a0e22"),
    },
}


def fire_girl(d: Doc, detail: int = 2) -> Any:
    """laughing fire mage looking back over her shoulder to the left, lit by her own hat tip.

    Box 400x520, drawn 48 lower.
    """
    look: dict[str, Any] = LOOKS["fire"]
    rr = random.Random(17)
    kk = INK
    el = look["el"]
    sk = look["skin"]
    nk = look["neck"]
    cl = look["cloth"]
    rb = look["robe"]
    look["collar"]
    hair_light = look["hl"]
    lp = look["lip"]
    h0, h1, h2, h3 = look["hair"]
    EL[el]
    contour = (222, 204)
    # ---- back hair: one dark mass, then wavy locks over it
    mass = U(
        Sh.ell(222, 214, 132, 70),
        S("92,190! 70,260 78,330 60,392 96,410 140,380! 300,380! 340,412 384,392 364,330 372,250 356,186!"),
    )
    d.inked(mass, d.lin(0, 90, 0, 420, *look["mass"]), 3, 1.4)
    for i, (rx, ry, dn, am, c) in enumerate(((148, 62, 420, 15, h0), (136, 60, 440, 15, h1), (124, 58, 404, 14, h1))):
        for sg in (1, -1):
            lock(
                d,
                wavy(
                    *contour,
                    sg,
                    rx - (8 if sg < 0 else 0),
                    ry,
                    0,
                    dn - (26 if sg < 0 else 0),
                    am,
                    i * 7 + sg,
                    curl=1 if i != 1 else -0.7,
                ),
                46,
                c,
                strands=3,
                prof=taper(0.25, 0, 0.5, 0.8),
                gl=hair_light[0] if sg < 0 else None,
                n=30,
            )
    # ---- neck, shoulders, robe
    neck = S("188,326! 192,372 184,404 198,430! 258,430! 254,396 252,360 258,316!")
    d.inked(neck, d.lin(176, 330, 270, 400, *nk[:3]), 2.8, 1.4)
    d.fill(S("187,334! 206,354 234,348 258,318! 258,350 238,376 208,386 189,368!"), nk[3])
    robe = S("14,560! 30,492 74,452 140,428 182,412! 222,446 262,410! 316,428 368,456 398,506 404,560!")
    d.inked(robe, d.lin(60, 420, 360, 540, *rb[:3]), 3.2, 1.8)
    d.fill(
        [
            brush(p, w, taper(0, 0.6, 0.6), 8) & robe
            for p, w in (
                ("120,450 104,488 108,544", 8),
                ("160,452 150,494 158,554", 6),
                ("330,456 336,494 322,554", 9),
                ("292,456 298,500 284,554", 7),
            )
        ],
        rb[3],
    )
    d.fill(wedges(robe, 12, 40, 6.5, (-0.8, -0.55), 0.25, 0.5, rr), rb[3])
    # ---- face: round cheek, small chin
    face = S(
        "140,150! 131,180 128,208 126,222! 131,238 126,256 128,274 136,296 147,318 160,336 174,347 190,349 "
        "212,341 242,318 264,288 276,252 280,214 274,170 262,146! 200,120"
    )
    d.inked(face, d.lin(122, 200, 292, 300, (0, sk[0]), (0.42, sk[1]), (0.72, sk[2]), (1, sk[3])), 2.7, 1.3)
    sh = S(
        "290,140! 268,180 256,206 258,228 252,250 246,268 252,284 240,304 218,322 202,334 194,350! 226,342 "
        "256,314 276,280 290,230"
    )
    d.fill(sh & face, sk[4], 0.75)
    cuts = []
    for i in range(11):  # contour cuts on the turning edge of the cheek
        t = i / 10
        y = lerp(214, 330, t)
        x = lerp(258, 204, max(0, (t - 0.42) / 0.58) ** 1.2)
        reach = lerp(17, 9, abs(t - 0.45) * 2) * rr.uniform(0.8, 1.2)
        cuts.append(cutw(x + 2, y, x - reach, y + reach * 0.34, 4.2, -0.12))
    d.fill(pile(cuts) & face, sk[4])
    d.fill(wedges(face, 8, 26, 4, (-0.9, -0.25), 0.35, 0.35, rr), sk[5], 0.9)
    d.glow(146, 282, 30, (0, look["blush"], 0.42), (1, look["blush"], 0))
    d.glow(226, 286, 36, (0, look["blush"], 0.36), (1, look["blush"], 0))
    # ---- nose: short, turned up a little
    d.fill(S("182,226! 188,244 191,258 194,270! 188,280 178,282! 184,272 183,252"), sk[3], 0.6)
    d.fill(brush("178,222 172,238 163,256 154,268 156,277 165,280", 3.8, taper(0.0, 0.25, 0.78), 12), kk)
    d.fill(brush("171,280 178,284 187,280 189,272", 3.8, taper(0.1, 0.1, 0.4), 8), kk)
    d.fill(S("162,278! 168,276 173,280! 167,283"), kk)
    d.fill(sliver(163, 250, 159, 266, 2.2), "#fffaf0")
    # ---- mouth: laughing, one corner higher
    mouth = S("148,300! 160,304 176,304 192,299 212,290! 213,308 204,324 186,333 168,332 154,320")
    d.fill(mouth, "#5a1420")
    d.fill(S("168,334! 174,322 190,318 202,324! 190,334") & mouth, "#e0605c")
    d.fill(S("149,301! 162,304.5 178,304 194,299 211,291! 211,301 196,311 176,314 158,311") & mouth, "#fffaf0")
    d.stroke(mouth, lp[0], 5)
    d.stroke(mouth, kk, 2.8 if detail else 4.5)
    d.fill(brush("208,284 216,288 219,298", 4, LEAF, 5), kk)
    d.fill(brush("147,295 142,299 143,304", 3, LEAF, 5), kk)
    d.fill(brush("172,341 182,343 192,339", 2.8, LEAF, 6), sk[4])

    # ---- eyes
    def eye(ox: float, oy: float, k: float, near: bool) -> Any:
        kx = k if near else k * 0.80

        def place(s: Sh) -> Sh:
            return s.scale(kx, k).move(ox, oy)

        f = 1 if near else 0.86
        white = place(S("-22,4! -15,-10 0,-16 14,-12 23,2! 14,12 0,15 -12,13"))
        d.fill(white, "#fffaf2")
        ix, iy = ox - 4 * kx, oy - 0.5 * k
        iris = Sh.ell(ix, iy, 12.6 * k * f, 14.2 * k) & white
        d.fill(iris.grow(1.1) & white, kk)
        d.fill(iris, d.rad(ix - 2, iy + 7 * k, 17 * k, *look["iris"]))
        d.fill(Sh.ell(ix, iy, 5.4 * k * f, 6.4 * k) & white, kk)
        d.fill(place(S("-26,-20! 26,-20! 26,-2! 12,-9 -4,-11 -24,4!")) & white, "#5a2a30", 0.5)
        d.fill(Sh.ell(ox - 9 * kx, oy - 5.6 * k, 3.5 * k), "#ffffff")
        d.fill(Sh.ell(ox + 2 * kx, oy + 6 * k, 1.9 * k), "#ffefc0")
        d.fill(place(S("-26,8! -18,-10 0,-19.5 16,-15 27,-2! 34,-9! 31,4 25,4.6! 14,-9 0,-13.5 -14,-7.4")), kk)
        d.fill(place(brush("-15,12.5 0,17 15,11.5", 2.4, LEAF, 7)), kk)
        d.fill(place(brush("-20,-16 -4,-26 14,-23 25,-13", 2.4, LEAF, 8)), sk[4])
        d.fill(
            place(pile([cutw(24, -4, 37, -13, 3.8), cutw(20, -9, 30, -21, 3.4)]))
            if near
            else place(pile([cutw(-22, 0, -32, -6, 3.2), cutw(-19, -7, -27, -14, 3.2)])),
            kk,
        )

    eye(150, 243, 0.86, False)
    eye(212, 245, 1.02, True)
    for sp in (
        "128,216! 137,203 152,199 171,207! 166,211 150,206 138,211",
        "190,206! 206,192 228,190 252,206! 232,197 210,200 194,210!",
    ):
        d.inked(S(sp), look["brow"], 1.3, 0)
    d.fill(
        pile(
            [
                Sh.ell(x, y, 1.6)
                for x, y in (
                    (138, 272),
                    (146, 277),
                    (140, 284),
                    (150, 269),
                    (204, 276),
                    (214, 280),
                    (224, 275),
                    (210, 287),
                    (222, 286),
                    (197, 281),
                    (169, 262),
                    (177, 267),
                )
            ]
        ),
        look["freckle"],
        0.85,
    )
    d.fill(face - face.move(5, 1) - Sh.rect(0, 0, 400, 186), mix("#fffbe8", sk[0], 0.25), 0.95)
    # ---- front hair
    for sg, rx, ry, dn, am, w, c, seed, cu in (
        (1, 106, 58, 396, 13, 40, h1, 31, 1),
        (1, 90, 56, 356, 12, 38, h2, 33, -0.8),
        (1, 76, 54, 312, 9, 32, h2, 35, 0.9),
        (-1, 124, 58, 372, 11, 36, h1, 41, 1),
        (-1, 112, 56, 330, 8, 30, h2, 43, -0.8),
    ):
        lock(
            d,
            wavy(*contour, sg, rx, ry, 0, dn, am, seed, curl=cu),
            w,
            c,
            strands=3,
            prof=taper(0.25, 0, 0.45, 0.8),
            gl=hair_light[1] if sg < 0 else hair_light[2],
            n=28,
        )
    for points, w, c, g in (
        ("270,146 298,166 308,196 298,222 308,246", 28, h2, hair_light[3]),
        ("240,140 274,156 288,178 286,198 276,210", 28, h2, hair_light[3]),
        ("226,140 248,154 258,172 252,190", 25, h3, hair_light[4]),
        ("180,140 148,158 130,188 128,222 112,250", 28, h2, hair_light[3]),
        ("196,140 168,156 148,178 142,198 128,206", 26, h3, hair_light[4]),
        ("210,140 204,160 190,176 170,186", 25, h3, hair_light[5]),
        ("216,140 228,160 224,178 208,190", 23, h3, hair_light[5]),
    ):
        lock(d, pts_of(points), w, c, gl=g, prof=taper(0.55, 0, 0.4, 0.8))
    # ---- hat: wide brim, crooked tip
    d.fill(S("96,166! 150,160 216,158 290,162 338,172! 300,196 260,190 216,196 160,190 128,200"), cl[3], 0.35)
    cone = S(
        "118,146! 128,100 150,52 186,12 232,-18 284,-26 322,-8 338,20! 318,12 300,18 288,36 290,70 304,106 "
        "314,148! 262,136 214,132 164,136"
    )
    d.inked(cone, d.lin(120, 20, 320, 120, *cl[:3]), 3.2, 1.8)
    d.fill(
        [
            brush(p, w, LEAF, 9) & cone
            for p, w in (
                ("196,24 210,60 206,104 210,132", 7),
                ("258,2 250,40 256,90 268,132", 8),
                ("300,-6 290,10 278,30 276,56", 7),
                ("160,70 166,100 160,132", 6),
            )
        ],
        cl[3],
    )
    d.fill(wedges(cone, 10, 38, 6, (-0.9, -0.35), 0.2, 0.4, rr), cl[3])
    d.fill(cone - cone.move(5, 4), cl[4], 0.7)
    bandp = S("117,148! 120,124 166,112 214,108 264,112 310,126! 314,150! 262,138 214,134 164,138")
    d.inked(bandp, d.lin(117, 110, 314, 150, "#e4fff4", "#9af5d6", "#4fb89a", "#1f6a64"), 2.6, 1.2)
    d.fill(
        [cutw(x, 112 + abs(x - 214) * 0.09, x + 1, 135 + abs(x - 214) * 0.07, 3.4) for x in range(134, 306, 12)],
        "#1f6a64",
    )
    brim = S("34,190! 74,156 140,138 214,134 294,138 356,160 398,200! 350,186 290,174 214,168 140,172 84,182")
    d.inked(brim, d.lin(40, 140, 390, 190, lighten(cl[0], 0.08), cl[1], cl[2]), 3.2, 1.8)
    d.fill(wedges(brim, 9, 20, 4.4, (-0.4, -0.9), 0.3, 0.5, rr), cl[3])
    d.fill(brim - brim.move(2, 5), cl[4], 0.8)
    badge(d, el, 176, 122, 22)
    hat_tip(d, rr)
    match(d)
    cloak(d, rr, detail)
    trophy(d, rr)


def hat_tip(d: Doc, rr: random.Random) -> None:
    """the tip smoulders; she has not noticed"""
    ramp = EL["fire"]
    tip = S("338,20! 318,12 306,14 300,22! 290,4 300,-16 322,-12! 336,-2")
    d.inked(tip, d.lin(296, -14, 338, 20, "#fff0a0", "#ffb23e", "#e0502a"), 2.6, 1, "#7a1a1c")
    d.glow(326, 6, 70, (0, ramp["core"], 0.9), (0.3, ramp["light"], 0.5), (1, ramp["mid"], 0))
    d.inked(flame_s(330, 22, 58, 30, 8), "#ffb23e", 2.4, 0.8, "#7a1a1c")
    d.fill(flame_s(330, 20, 36, 18, 8), "#fff4c2")
    smoke = brush("336,-28 350,-44 334,-58 352,-76", 11, taper(0.2, 0.4, 0.5), 14)
    d.inked(smoke, d.vlin(smoke, "#4a2a3c", "#8a5a5c"), 1.8, 0.8)
    for _ in range(14):
        x, y = rr.uniform(270, 392), rr.uniform(-34, 100)
        d.fill(sliver(x, y, x + rr.uniform(-4, 4), y - rr.uniform(6, 14), 1.8, 0.1), ramp["core"])


def match(d: Doc) -> None:
    """stuck behind the ear, through the curls"""
    stick = Sh.poly([(262, 262), (272, 258), (322, 214), (316, 206)])
    d.inked(stick, d.lin(262, 262, 320, 208, "#fff0d0", "#e0b070"), 2.4, 1)
    head = Sh.ell(322, 206, 12, 9).rot(-40, 322, 206)
    d.inked(head, d.rad(318, 202, 14, "#ff9a7a", "#d2302c", "#6a1020"), 2.4, 1)


def cloak(d: Doc, rr: random.Random, detail: int) -> None:
    """the near shoulder comes up between us and her chin; hood folded on the back, one seam"""
    robe, cl = LOOKS["fire"]["robe"], LOOKS["fire"]["cloth"]
    back = S("96,540! 104,470 140,414 196,384 246,376 300,392 356,430 392,480 404,540!")
    d.inked(back, d.lin(110, 390, 380, 540, cl[0], *robe[:3]), 3.2, 1.8)
    if detail:
        d.fill(wedges(back, 11, 36, 6, (-0.8, -0.55), 0.25, 0.5, rr), robe[3])
    hood = S("150,408! 190,372 240,358 288,366 330,398! 322,430 288,462 252,476! 210,462 168,438")
    d.inked(hood, d.lin(150, 370, 330, 470, "#ee6a30", "#bf2f2b", "#6a1428"), 3, 1.6)
    d.fill(
        [brush(p, w, LEAF, 9) for p, w in (("176,412 220,398 280,398 308,410", 6), ("196,434 236,424 290,432", 5))],
        "#4a0e22",
    )
    if detail:
        d.fill(wedges(hood, 10, 24, 4.6, (-0.9, -0.3), 0.25, 0.4, rr), "#4a0e22")
    d.fill(brush("252,476 256,510 254,560", 5, taper(0.5, 0.6), 8), robe[3])
    badge(d, "fire", 250, 452, 18)


def trophy(d: Doc, rr: random.Random) -> None:
    """a waving hand, five fingers, a broken bramble for a bangle"""
    d.inked(
        S("0,580! 6,520 22,486! 82,490! 96,530 104,580!"),
        d.lin(0, 480, 100, 560, "#d2402c", "#96222c", "#3a0c1c"),
        3,
        1.6,
    )
    hand(d, "flat", 54, 488, 0.72, -94, skin=("#fff0d6", "#f7c490", "#b8744e"), rnd=rr)
    stem, thorns = bramble([(18, 484), (34, 496), (62, 500), (88, 488), (84, 474)], 8, 7, rr)
    d.inked(U(stem, thorns), d.lin(20, 480, 90, 500, "#8a7488", "#3c2c40", "#1a1220"), 2, 0.8)
