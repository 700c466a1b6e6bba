"""Sera Cinder, firebrand: laughs over her shoulder, hat tip smouldering, a broken bramble for a bangle."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import Point, pts_of
from tools.art.ornament import badge
from tools.art.palette import EL, INK
from tools.art.parts.bramble import bramble
from tools.art.parts.fire import flame_s
from tools.art.parts.hair import lock
from tools.art.parts.light import field_lines_behind
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import FOX
from tools.art.parts.pose import pose_hand
from tools.art.parts.staging import about, hollow, pale_light
from tools.art.parts.teen import Visage, teen_face
from tools.art.parts.vignette import smoke_curl
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=17, colour="#9af5d6", mirrored=True)

FAIR = Skin("#fff0d6", "#fcd8ae", "#eeb085", "#c47a58", "#c06a4e", "#7a352e", lip="#a8343a", blush="#f0603e")
DEEP, COPPER, AMBER, GOLDEN = (
    ("#4f0f20", "#8f1f22", "#d24a26"),
    ("#7e1a20", "#c8401f", "#f79a3a"),
    ("#b5301f", "#ec7028", "#ffc95c"),
    ("#d8531f", "#f79034", "#ffe084"),
)
"""Her locks, from the ones behind to the ones in the light of the hat."""
FRECKLES = "138,272 146,277 140,284 150,269 204,276 214,280 224,275 210,287 222,286 197,281 169,262 177,267"
CLOTH = ("#d2402c", "#96222c", "#4a0f26")
CLOTH_DARK, CLOTH_LIT = "#3a0c1c", "#ff9a58"
ROBE, ROBE_DARK = ("#a32637", "#6a162c", "#340b20"), "#2a0a1c"
SKULL = (222, 204)
"""Centre of the skull that the locks fall round."""
PARTING = (222, 146)
GIRL = Visage(
    FAIR,
    ("#ffe58a", "#d8782a", "#7a2418"),
    "#7e2418",
    cx=204,
    eye_y=246,
    chin_y=361,
    w=76,
    cheek=-0.01,
    jaw=-0.1,
    nose=(0.37, 0.15),
    carve=0.45,
    eye=1.16,
    lashes=2,
    brow_w=8,
    mouth_w=0.4,
    calm="smirk",
    glad="clenched",
    look=(-4, 0),
    point=0.5,
    snub=0.7,
    slant=6,
    cut=FOX,
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    field_lines_behind(d, "fire", (320, 90), (300, 120))
    with d.group(transform="translate(0 48)"):
        c = Portrait(d, 2, PICTURE.seed)
        if mood == "eliminated":
            gone(d, c, detail)
            return
        if mood == "triumphant":
            glory(d, c, detail)
            return
        if mood == "mad":
            back_hair(d)
            bust(d, c)
            face(d, Portrait(d, detail, PICTURE.seed), mood)
            front_hair(d)
            swallowed(d, c)
            cloak(d, c, detail)
            return
        with d.group(transform=about(204, 456, 0.88, 0, (26, 12))):
            over_the_shoulder(d, c, detail)
        another_match(d, c)


def over_the_shoulder(d: Doc, c: Portrait, detail: int) -> None:
    """her head thrown back a little, the near shoulder up"""
    nod = about(222, 350, 1, 7)
    with d.group(transform=nod):
        back_hair(d)
    bust(d, c)
    with d.group(transform=nod):
        face(d, Portrait(d, detail, PICTURE.seed), "calm")
        front_hair(d)
        hat(d, c)
        hat_tip(d, c)
        match(d)
    cloak(d, c, detail)


def swallowed(d: Doc, c: Portrait) -> None:
    """gone mad: the hat has grown eyes and teeth and has got her down to the nose"""
    with d.group(transform=about(214, 160, 1.02, -5, (-6, 92))):
        gap = S("70,176! 140,158 214,154 290,160 356,182! 330,214 270,226 214,228 150,224 96,206!")
        d.fill(gap.move(7, 5), MAGENTA)
        d.fill(gap.move(-7, -5), CYAN)
        d.inked(gap, "#2a0a1c", 3, 1)
        fangs = [
            Sh.poly([(x - 15, 158), (x + 15, 158), (x + (x - 214) * 0.03, 204 - abs(x - 214) * 0.12)])
            for x in range(92, 350, 30)
        ]
        d.inked(fangs, "#fffdf2", 2.4, 0.8)
        hat(d, c)
        hat_tip(d, c)
        for x, y, k in ((168, 78, 1.1), (250, 72, 1.35)):
            ball = Sh.ell(x, y, 25 * k, 27 * k)
            d.fill(ball.move(6, 4), MAGENTA)
            d.fill(ball.move(-6, -4), CYAN)
            d.inked(ball, "#fffdf2", 3, 0.8)
            d.fill(Sh.ell(x - 4, y + 8, 8 * k), INK)
            lid = S([(x - 28 * k, y - 6 * k, 1), (x, y - 32 * k), (x + 28 * k, y - 8 * k, 1), (x, y - 16 * k)])
            d.inked(lid, CLOTH[1], 2.4, 0.8)
    tones = ("#fff0d6", "#f7c490", "#c06a4e")
    pose_hand(d, "grip", (82, 404), 0.74, -78, tones, light=(0.6, -0.8), cuff=CLOTH, arm=90, bones=True)
    pose_hand(d, "grip", (326, 396), 0.74, -100, tones, True, light=(0.6, -0.8), cuff=CLOTH, arm=90, bones=True)


def glory(d: Doc, c: Portrait, detail: int) -> None:
    """the whole bonfire in her open hand"""
    with d.group(transform=about(204, 456, 0.84, 4, (30, 10))):
        back_hair(d)
        bust(d, c)
        face(d, Portrait(d, detail, PICTURE.seed), "triumphant")
        front_hair(d)
        with d.group(transform=about(214, 160, 1, -9, (4, -10))):
            hat(d, c)
        cloak(d, c, detail)
    d.glow(104, 200, 170, (0, "#fffbe0", 0.95), (0.3, "#ffd86a", 0.6), (1, "#ff8a2a", 0))

    def bonfire() -> None:
        for dx, h, w, lean in ((-30, 130, 66, -22), (30, 140, 66, 24), (0, 236, 100, 6)):
            d.inked(flame_s(104 + dx, 372, h, w, lean), "#f5792a", 3, 1, "#7a1a1c")
        d.fill(flame_s(104, 370, 156, 64, 5), "#ffc850")
        d.fill(flame_s(104, 368, 96, 38, 3), "#fff8d8")

    pose_hand(
        d,
        "bowl",
        (60, 424),
        0.9,
        -22,
        ("#fff0d6", "#f7c490", "#c06a4e"),
        light=(0.2, -1),
        held=bonfire,
        cuff=CLOTH,
        arm=150,
        bones=True,
    )


def gone(d: Doc, c: Portrait, detail: int) -> None:
    """lost: the hat has come down on the empty cloak, its tip cold"""
    d.fill(Sh.rect(0, -60, 400, 620), "#1a0a14", 0.6)
    pale_light(d, 190, 250, 240)
    cloak(d, c, detail)
    hollow(d, c, 240, 384, 84, 30, ("#6a1428", "#3a0c1c"))
    with d.group(transform=about(214, 160, 0.86, 10, (8, 196))):
        hat(d, c)
    smoke_curl(d, 336, 226, 1.8)
    stick = Sh.poly([(96, 440), (101, 448), (196, 420), (192, 411)])
    d.inked(stick, "#e0b070", 2.4, 1)
    d.inked(Sh.ell(98, 444, 12, 9).rot(-16, 98, 444), INK, 2, 0.5)


def keepsake(d: Doc) -> None:
    """the band of her own colour"""
    with d.group(transform="translate(0 48)"), d.group(transform=about(214, 160, 0.86, 10, (8, 196))):
        band = S("117,148! 120,124 166,112 214,108 264,112 310,126! 314,150! 262,138 214,134 164,138")
        d.fill(band, d.lin(117, 110, 314, 150, "#e4fff4", "#9af5d6", "#4fb89a", "#1f6a64"), 0.85)


def back_hair(d: Doc) -> None:
    """one dark mass, then wavy locks over it"""
    mass = U(
        Sh.ell(222, 214, 132, 70),
        S("92,190! 70,260 78,330 60,392 96,410 140,380! 300,380! 340,412 384,392 364,330 372,250 356,186!"),
    )
    d.inked(mass, d.lin(0, 90, 0, 420, "#6a1620", "#4a0f20", "#7d1c22"), 3, 1.4)
    for i, (rx, ry, down, amp, tones) in enumerate(
        ((148, 62, 420, 15, DEEP), (136, 60, 440, 15, COPPER), (124, 58, 404, 14, COPPER))
    ):
        curl = 1 if i != 1 else -0.7
        profile = taper(0.25, 0, 0.5, 0.8)
        right = wavy(1, rx, ry, down, amp, i * 7 + 1, curl)
        lock(d, right, 46, tones, strands=3, prof=profile, n=30)
        left = wavy(-1, rx - 8, ry, down - 26, amp, i * 7 - 1, curl)
        lock(d, left, 46, tones, strands=3, prof=profile, gl="#ff9c44", n=30)


def wavy(side: int, rx: float, ry: float, down: float, amp: float, seed: int, curl: float) -> list[Point]:
    """path of a lock on one side (1 right, -1 left): from the parting over the skull's ellipse, then down in waves

    It ends in a curl at `down`, outward if `curl` is positive."""
    rnd = random.Random(seed)
    cx, cy = SKULL
    points: list[Point] = [PARTING]
    for a in (-72, -48, -24, -2):
        points.append((cx + side * rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))))
    y: float = cy
    k = 0
    while y < down - 29:
        y += 29 * rnd.uniform(0.9, 1.1)
        k += 1
        points.append((cx + side * (rx + amp * (1 if k % 2 else -0.75) * (1 + 0.10 * k)), y))
    x, y = points[-1]
    s = side * curl
    return points + [(x + s * dx, y + dy) for dx, dy in ((4, 20), (18, 32), (33, 26), (36, 11), (25, 6))]


def bust(d: Doc, c: Portrait) -> None:
    """neck, shoulders, robe"""
    c.neck(
        "188,326! 192,372 184,404 198,430! 258,430! 254,396 252,360 258,316!",
        ("#f0b184", "#c97a52", "#8d4636"),
        "187,334! 206,354 234,348 258,318! 258,350 238,376 208,386 189,368!",
        "#7a3a34",
    )
    robe = S("14,560! 30,492 74,452 140,428 182,412! 222,446 262,410! 316,428 368,456 398,506 404,560!")
    d.inked(robe, d.lin(60, 420, 360, 540, *ROBE), 3.2, 1.8)
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
        ROBE_DARK,
    )
    d.fill(wedges(robe, 12, 40, 6.5, (-0.8, -0.55), 0.25, 0.5, c.rnd), ROBE_DARK)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """round cheeks, small chin, a short nose turned up, freckles; she laughs before anybody else"""

    def freckles(_: Sh) -> None:
        c.freckles("#b5532f", 1.7, FRECKLES)

    gaze, mouth = {"mad": ("none", "howl"), "triumphant": ("open", "")}.get(mood, ("", ""))
    f = teen_face(c, GIRL, mood, freckles, gaze, mouth)
    d.fill(S("110,120! 300,120! 300,206! 240,190 190,188 110,204!") & f, FAIR.plane, 0.35)


def front_hair(d: Doc) -> None:
    """copper curls down both cheeks, then the fringe"""
    for side, rx, ry, down, amp, w, tones, seed, curl in (
        (1, 106, 58, 396, 13, 40, COPPER, 31, 1.0),
        (1, 90, 56, 356, 12, 38, AMBER, 33, -0.8),
        (1, 76, 54, 312, 9, 32, AMBER, 35, 0.9),
        (-1, 124, 58, 372, 11, 36, COPPER, 41, 1.0),
        (-1, 112, 56, 330, 8, 30, AMBER, 43, -0.8),
    ):
        shine = "#ffd27a" if side < 0 else "#ffb050"
        path = wavy(side, rx, ry, down, amp, seed, curl)
        lock(d, path, w, tones, strands=3, prof=taper(0.25, 0, 0.45, 0.8), gl=shine, n=28)
    for points, w, tones, shine in (
        ("270,146 298,166 308,196 298,222 308,246", 28, AMBER, "#ffd98a"),
        ("240,140 274,156 288,178 286,198 276,210", 28, AMBER, "#ffd98a"),
        ("226,140 248,154 258,172 252,190", 25, GOLDEN, "#fff0b0"),
        ("180,140 148,158 130,188 128,222 112,250", 28, AMBER, "#ffd98a"),
        ("196,140 168,156 148,178 142,198 128,206", 26, GOLDEN, "#fff0b0"),
        ("210,140 204,160 190,176 170,186", 25, GOLDEN, "#fff6cc"),
        ("216,140 228,160 224,178 208,190", 23, GOLDEN, "#fff6cc"),
    ):
        lock(d, pts_of(points), w, tones, gl=shine, prof=taper(0.55, 0, 0.4, 0.8))


def hat(d: Doc, c: Portrait) -> None:
    """wide brim, crooked tip, a band of her own colour with the badge"""
    d.fill(S("96,166! 150,160 216,158 290,162 338,172! 300,196 260,190 216,196 160,190 128,200"), CLOTH_DARK, 0.35)
    cone = S(
        "118,146! 128,100 150,52 186,12 232,-18 284,-26 322,-8 338,20! 318,12 300,18 288,36 290,70 304,106 "
        "314,148! 262,136 214,132 164,136"
    )
    d.inked(cone, d.lin(120, 20, 320, 120, *CLOTH), 3.2, 1.8)
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
        CLOTH_DARK,
    )
    d.fill(wedges(cone, 10, 38, 6, (-0.9, -0.35), 0.2, 0.4, c.rnd), CLOTH_DARK)
    d.fill(cone - cone.move(5, 4), CLOTH_LIT, 0.7)
    band = S("117,148! 120,124 166,112 214,108 264,112 310,126! 314,150! 262,138 214,134 164,138")
    d.inked(band, d.lin(117, 110, 314, 150, "#e4fff4", "#9af5d6", "#4fb89a", "#1f6a64"), 2.6, 1.2)
    d.fill(
        [cutw(x, 112 + abs(x - 214) * 0.09, x + 1, 135 + abs(x - 214) * 0.07, 3.4) for x in range(134, 306, 12)],
        "#1f6a64",
    )
    brim = S("34,190! 74,156 140,138 214,134 294,138 356,160 398,200! 350,186 290,174 214,168 140,172 84,182")
    d.inked(brim, d.lin(40, 140, 390, 190, lighten(CLOTH[0], 0.08), CLOTH[1], CLOTH[2]), 3.2, 1.8)
    d.fill(wedges(brim, 9, 20, 4.4, (-0.4, -0.9), 0.3, 0.5, c.rnd), CLOTH_DARK)
    d.fill(brim - brim.move(2, 5), CLOTH_LIT, 0.8)
    badge(d, "fire", 176, 122, 22)


def hat_tip(d: Doc, c: Portrait) -> None:
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
        x, y = c.rnd.uniform(270, 392), c.rnd.uniform(-34, 100)
        d.fill(sliver(x, y, x + c.rnd.uniform(-4, 4), y - c.rnd.uniform(6, 14), 1.8, 0.1), ramp["core"])


def match(d: Doc) -> None:
    """stuck behind the ear, through the curls"""
    stick = Sh.poly([(262, 262), (272, 258), (322, 214), (316, 206)])
    d.inked(stick, d.lin(262, 262, 320, 208, "#fff0d0", "#e0b070"), 2.4, 1)
    head = Sh.ell(322, 206, 12, 9).rot(-40, 322, 206)
    d.inked(head, d.rad(318, 202, 14, "#ff9a7a", "#d2302c", "#6a1020"), 2.4, 1)


def cloak(d: Doc, c: Portrait, detail: int) -> None:
    """the near shoulder comes up between us and her chin; hood folded on the back, one seam"""
    back = S("96,540! 104,470 140,414 196,384 246,376 300,392 356,430 392,480 404,540!")
    d.inked(back, d.lin(110, 390, 380, 540, CLOTH[0], *ROBE), 3.2, 1.8)
    if detail:
        d.fill(wedges(back, 11, 36, 6, (-0.8, -0.55), 0.25, 0.5, c.rnd), ROBE_DARK)
    hood = S("150,408! 190,372 240,358 288,366 330,398! 322,430 288,462 252,476! 210,462 168,438")
    d.inked(hood, d.lin(150, 370, 330, 470, "#ee6a30", "#bf2f2b", "#6a1428"), 3, 1.6)
    d.fill(
        [brush(p, w, LEAF, 9) for p, w in (("176,412 220,398 280,398 308,410", 6), ("196,434 236,424 290,432", 5))],
        "#4a0e22",
    )
    if detail:
        d.fill(wedges(hood, 10, 24, 4.6, (-0.9, -0.3), 0.25, 0.4, c.rnd), "#4a0e22")
    d.fill(brush("252,476 256,510 254,560", 5, taper(0.5, 0.6), 8), ROBE_DARK)
    badge(d, "fire", 250, 452, 18)


def another_match(d: Doc, c: Portrait) -> None:
    """she has struck one for whoever asks, a broken bramble for a bangle"""

    def burning() -> None:
        stick = S("100,214! 110,212! 132,330! 122,334!")
        d.inked(stick, d.lin(100, 0, 132, 0, "#fff0d0", "#e0b070", "#8a5a30"), 2.6, 1)
        d.glow(104, 180, 120, (0, "#fffbe0", 0.95), (0.3, "#ffd86a", 0.6), (1, "#ff8a2a", 0))
        d.inked(flame_s(105, 222, 96, 42, 6), "#f5792a", 2.8, 0.8, "#7a1a1c")
        d.fill(flame_s(105, 220, 66, 27, 5), "#ffc850")
        d.fill(flame_s(105, 218, 40, 15, 3), "#fffbe0")

    tones, lamp = ("#ffecca", "#ffc48e", "#d8683e"), (0.3, -1)
    pose_hand(d, "tweeze", (66, 404), 0.92, -84, tones, True, light=lamp, held=burning, cuff=CLOTH, arm=150, bones=True)
    stem, thorns = bramble([(34, 388), (50, 402), (72, 406), (92, 396), (98, 382)], 8, 7, c.rnd)
    d.inked(U(stem, thorns), d.lin(34, 384, 98, 406, "#e8c08a", "#9a5a34", "#3a1a18"), 2, 0.8)


def emblem() -> Sh:
    """the match: a slanted stroke with its flame"""
    stick = Sh.poly([(8, 84), (18, 93), (58, 52), (48, 43)])
    flame = S("44,50! 40,34 50,22 58,16 66,2! 72,14 86,22 90,38 82,56 62,62")
    return U(stick, flame) - S("60,46! 62,36 70,28! 78,38 74,48 66,52")
