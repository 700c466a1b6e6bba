"""Piers Zephyr, windwright: tall hood, looks up at the kite he folded from a blank card."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, line, spark
from tools.art.inkwell.spline import polar, pts_of
from tools.art.palette import EL, GOLD, INK
from tools.art.parts.hair import lock
from tools.art.parts.light import field_lines_behind
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin, glare
from tools.art.parts.portrait_eye import WIDE
from tools.art.parts.pose import pose_hand
from tools.art.parts.sky import wind_ribbon
from tools.art.parts.staging import about
from tools.art.parts.teen import Visage, sockets, teen_face
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=23, colour="#d9405a", mirrored=True)

OLIVE = Skin("#fbe3c2", "#ecbf90", "#cf9664", "#9a6340", "#985c40", "#57302a", blush="#e0704a")
NIGHT, DUSK = ("#191628", "#2f2a4c", "#5b5590"), ("#221e38", "#433d6c", "#8a84c4")
"""His hair, away from the light and in it."""
INDIGO, STRIPE, SHADE = "#1d1a42", "#4f4a88", "#262350"
BOY = Visage(
    OLIVE,
    ("#e9e4ff", "#8680c2", "#332e66"),
    "#191628",
    cx=204,
    eye_y=248,
    chin_y=344,
    w=72,
    jaw=0.06,
    nose=(0.42, 0.17),
    eye=1.24,
    brow_w=11,
    mouth_w=0.35,
    calm="firm",
    glad="wonder",
    arch=9,
    look=(-7, -5),
    cheek=0.04,
    point=0.4,
    snub=-0.1,
    cut=WIDE,
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    field_lines_behind(d, "air", (70, 250), (70, 250))
    with d.group(transform="translate(0 48)"):
        c = Portrait(d, 2, PICTURE.seed)
        if mood == "eliminated":
            gone(d, c)
        elif mood == "triumphant":
            glory(d, c)
        else:
            letting_go(d, c, detail) if mood == "calm" else blown(d, c)


def letting_go(d: Doc, c: Portrait, detail: int) -> None:
    """his head goes back after the kite, and the string runs out between finger and thumb"""
    nod = about(210, 350, 1, 10)
    with d.group(transform=about(204, 456, 0.86, 0, (38, 10))):
        hood(d, c)
        bust(d, c)
        scarf(d, c)
        with d.group(transform=nod):
            face(d, c, "calm")
            glasses(d)
            hair(d)
    with d.group(transform=about(56, 240, 1.08, 12, (40, -92))):
        kite(d, c)
    fingers(d, c, detail)


def blown(d: Doc, c: Portrait) -> None:
    """gone mad, before the wind"""
    hood(d, c)
    bust(d, c)
    scarf(d, c)
    face(d, c, "mad")
    blown_away(d)


def blown_away(d: Doc) -> None:
    """gone mad: the wind has taken the spectacles, and his eyes with them"""
    far, near = sockets(BOY)
    for e in (far, near):
        d.fill(Sh.ell(e.x, e.y, 22 * e.squash, 17), OLIVE.turn, 0.75)
        d.fill(brush([(e.x - 20, e.y - 3), (e.x, e.y + 6), (e.x + 20, e.y - 5)], 5, LEAF, 8), INK)
    hair(d)
    for path in (
        [(-20, 150), (60, 120), (150, 138), (250, 104), (420, 128)],
        [(-20, 402), (80, 376), (190, 398), (300, 362), (420, 386)],
        [(-20, 300), (30, 290), (74, 306), (104, 292)],
    ):
        wind_ribbon(d, path, 24, d.hlin(Sh.rect(-20, 0, 440, 400), "#ffffff", "#cfcbf0", "#ffffff"))
    with d.group(transform=about(186, 248, 1.34, -17, (-32, -70))):
        for e, r in ((far, 28), (near, 31)):
            ball = Sh.ell(e.x, e.y + 1, r * 0.86 if e is far else r, r)
            d.fill(ball.move(6, 4), MAGENTA)
            d.fill(ball.move(-6, -4), CYAN)
            d.fill(ball, "#fffdf2")
            coil = [polar(0, 0, 2 + i * 1.5, i * 52) for i in range(15)]
            d.fill(brush([(e.x + x * e.squash, e.y + y) for x, y in coil], 5.4, taper(1, 0.4, 0.2), 26) & ball, INK)
        glasses(d, sky=False)


def glory(d: Doc, c: Portrait) -> None:
    """the kite pulls, and his feet have left the ground"""
    string = brush("98,330 110,280 104,220 118,150", 4, taper(0.9, 0.9), 12)
    with d.group(transform=about(204, 456, 0.82, 10, (36, 4))):
        hood(d, c)
        bust(d, c)
        scarf(d, c)
        face(d, c, "triumphant")
        glasses(d, sky=False)
        hair(d)
    with d.group(transform=about(56, 240, 1.12, 20, (62, -112))):
        kite(d, c)
    d.fill(string, INK)
    pose_hand(
        d,
        "clench",
        (88, 396),
        0.8,
        -82,
        ("#fbe3c2", "#e2ad78", "#985c40"),
        cuff=("#a8a2dc", "#6d67ae", "#2c2858"),
        arm=130,
        bones=True,
    )


def gone(d: Doc, c: Portrait) -> None:
    """lost: a hood full of dark, the spectacles on the scarf with one glass cracked"""
    hood(d, c)
    d.fill(S("112,190! 150,118 222,96 290,120 326,220 330,330 300,400 140,400 108,320!"), INK, 0.8)
    robe = S("4,570! 24,496 70,456 140,432 222,452 312,430 372,458 404,508 412,570!")
    d.inked(robe, d.lin(40, 430, 380, 560, "#6d67ae", "#443f7c", "#1f1c46"), 3.2, 1.8)
    d.fill(wedges(robe, 12, 40, 6.5, (-0.8, -0.55), 0.25, 0.5, c.rnd), "#1a173a")
    scarf(d, c)
    with d.group(transform=about(188, 248, 1.25, 13, (6, 112))):
        glasses(d)
        crack = ("222,222 214,240 226,250 218,276", "214,240 200,246 192,242", "226,250 240,252 250,262")
        d.fill(U([brush(s, 4, LEAF, 8) for s in crack]), "#ffffff", 0.95)


def keepsake(d: Doc) -> None:
    """one corner of the kite comes down"""
    with d.group(transform="translate(0 48)"):
        scrap = Sh.poly([(96, 262), (146, 250), (128, 300)])
        d.inked(scrap, "#d9405a", 2.8, 1.2)
        d.fill(Sh.poly([(96, 262), (146, 250), (124, 274)]), "#ff9aa8")
        d.fill(brush("128,300 118,318 132,332 120,350", 4, taper(0.9, 0.4), 12), INK)


def hood(d: Doc, c: Portrait) -> None:
    """outer shell and dark lining"""
    shell = S(
        "30,520! 58,420 72,320 82,220 104,132 146,70 206,34 272,8 322,-2! 318,30 336,76 362,150 372,250 "
        "374,350 386,440 408,520!"
    )
    d.inked(shell, d.lin(40, 60, 390, 480, "#7d77bd", STRIPE, SHADE), 3.4, 2)
    d.fill(
        [
            brush(p, w, LEAF, 10) & shell
            for p, w in (
                ("110,130 84,230 70,340 60,440", 8),
                ("330,120 352,230 362,340 372,450", 10),
                ("166,66 126,150 106,260", 6),
                ("296,30 326,110 346,210", 7),
                ("214,44 262,40 300,22", 6),
            )
        ],
        INDIGO,
    )
    d.fill(wedges(shell, 11, 44, 6.5, (-0.85, -0.4), 0.2, 0.4, c.rnd), INDIGO)
    d.fill(shell - shell.move(6, 4), "#cfcbf0", 0.75)
    lining = S("84,470! 92,380 96,300 104,214 126,140 168,96 222,80 276,94 314,142 328,220 332,310 340,400 350,470!")
    d.inked(lining, d.lin(90, 100, 340, 440, "#2a2658", "#171432"), 2.6, 0)


def bust(d: Doc, c: Portrait) -> None:
    """neck and robe"""
    c.neck(
        "186,326! 190,372 182,404 196,440! 262,440! 258,396 256,360 262,316!",
        ("#dca474", "#a86c46", "#6f422e"),
        "186,334! 206,354 236,348 262,318! 262,352 240,376 208,386 188,368!",
        "#623a2e",
    )
    robe = S("4,570! 24,496 70,456 140,432 222,452 312,430 372,458 404,508 412,570!")
    d.inked(robe, d.lin(40, 430, 380, 560, "#6d67ae", "#443f7c", "#1f1c46"), 3.2, 1.8)
    d.fill(wedges(robe, 12, 40, 6.5, (-0.8, -0.55), 0.25, 0.5, c.rnd), "#1a173a")


def scarf(d: Doc, c: Portrait) -> None:
    """striped, one end hanging"""
    coil = S("138,372! 118,396 122,430 160,452 222,462 284,450 318,424 314,388 300,368! 270,392 222,402 172,392")
    d.inked(coil, d.lin(120, 370, 320, 460, "#ffffff", "#dcd8f4", "#8f88cc"), 3, 1.8)
    stripes = [
        brush([polar(222, 330, 70, a), polar(222, 330, 150, a + (a - 90) * 0.05)], 15, taper(0.8, 0.8, 0.5), 6)
        for a in (34, 58, 82, 106, 130, 152)
    ]
    d.fill(U(stripes) & coil, STRIPE)
    d.fill(wedges(coil, 9, 24, 4.4, (-0.7, -0.7), 0.2, 0.4, c.rnd), SHADE)
    end = S("252,440! 290,436 300,470 296,520 304,560! 250,560! 256,510")
    d.inked(end, d.lin(250, 440, 304, 560, "#ffffff", "#cfcbf0", "#8680c2"), 3, 1.6)
    d.fill(
        [
            S([(250, y, 1), (275, y + 5), (302, y - 2, 1), (302, y + 15), (275, y + 21), (250, y + 16, 1)]) & end
            for y in (466, 502, 538)
        ],
        STRIPE,
    )
    d.fill(wedges(end, 9, 18, 4, (-0.9, -0.2), 0.2, 0.3, c.rnd), SHADE)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """the ear, then the face: small chin, shy smile, eyes that look up"""
    ear = S("272,232! 288,220 300,226 300,250 288,276 274,280!")
    d.inked(ear, d.lin(270, 226, 300, 276, "#d59a68", "#94583c"), 2.4, 1)
    d.fill(brush("280,238 291,236 291,252 282,266", 3.4, LEAF, 8), INK)
    gaze, mouth = {"mad": ("none", "howl"), "triumphant": ("open", "")}.get(mood, ("", ""))
    f = teen_face(c, BOY, mood, gaze=gaze, mouth=mouth)
    d.fill(S("110,120! 300,120! 300,200! 240,186 180,186 110,206!") & f, OLIVE.plane, 0.4)


def glasses(d: Doc, sky: bool = True) -> None:
    """round and gold, the sky in both lenses"""
    far, near = sockets(BOY)
    for cx, cy, rx, ry in ((near.x + 5, near.y + 1, 39, 40), (far.x - 6, far.y + 1, 30, 37)):
        lens = Sh.ell(cx, cy, rx, ry)
        d.fill(lens, "#e9f2ff", 0.20)
        window = glare(cx, cy, rx, ry, ((-0.62, -0.05), (-0.1, -0.78), (0.16, -0.82), (-0.5, 0.26)))
        if sky:
            d.fill(window & lens, "#ffffff", 0.5)
        d.stroke(lens, INK, 9)
        d.stroke(lens, d.lin(cx - rx, cy - ry, cx + rx, cy + ry, GOLD[0], GOLD[2], GOLD[1], GOLD[3]), 4)
    for spec, w in (("179,246 184,241 188,244", 5), ("253,240 270,237 290,234", 6)):
        d.stroke(line(spec), INK, w + 3)
        d.stroke(line(spec), GOLD[1], w - 2)


def hair(d: Doc) -> None:
    """cropped, swept: back cap, then fringe locks blown one way"""
    cap = S(
        "130,196! 120,160 132,124 164,98 214,86 262,96 292,130 298,176 288,226! 278,232 276,206 268,186! "
        "250,160 214,150 172,152 146,166!"
    )
    d.inked(cap, d.lin(120, 90, 300, 220, "#3a3560", "#221e38", "#12101f"), 2.6, 1.2)
    for points, w, tones, shine in (
        ("284,128 312,150 318,186 306,214 308,236", 26, NIGHT, None),
        ("276,120 296,156 294,196 282,222", 26, NIGHT, None),
        ("262,108 286,140 286,172 276,196", 26, NIGHT, "#6a64a4"),
        ("250,100 276,124 280,156 264,182", 28, NIGHT, "#7a74b8"),
        ("236,96 262,120 262,152 244,176", 28, DUSK, "#b8b2ee"),
        ("222,94 244,124 240,156 218,178", 28, DUSK, "#b8b2ee"),
        ("212,92 222,124 212,158 188,178", 28, DUSK, "#d3cef6"),
        ("202,94 198,130 182,160 158,176", 28, DUSK, "#d3cef6"),
        ("196,96 172,126 152,152 132,164", 28, DUSK, "#d3cef6"),
        ("190,98 156,112 132,140 118,176 124,200", 28, NIGHT, "#b8b2ee"),
    ):
        lock(d, pts_of(points), w, tones, gl=shine, prof=taper(0.45, 0, 0.35, 0.8), strands=2)


def kite(d: Doc, c: Portrait) -> None:
    """a blank card folded into a kite; its four bows are the four elements"""
    d.glow(56, 250, 110, (0, "#ffffff", 0.9), (0.3, "#dcd8f4", 0.5), (1, "#a9a3da", 0))
    tail = brush("52,300 74,322 44,344 66,368 42,392 58,420 62,452", 4.5, taper(0.9, 0.6, 0.2), 24)
    d.fill(tail, INK)
    for x, y, turn, el in (
        (62, 318, 24, "fire"),
        (54, 346, -20, "water"),
        (54, 380, 18, "earth"),
        (50, 406, -16, "air"),
    ):
        bow = S("0,0! -17,-11 -20,9! 0,0! 20,-9 17,11!").rot(turn).move(x, y)
        d.inked(bow, d.lin(x - 18, y - 10, x + 18, y + 10, EL[el]["core"], EL[el]["light"], EL[el]["mid"]), 2.2, 0.8)
    whole = Sh.poly([(70, 176), (104, 240), (50, 302), (10, 226)])
    d.inked(whole, "#d9405a", 3, 1.6)
    for points, tone in (
        ((70, 176, 104, 240, 57, 236), "#e8627a"),
        ((104, 240, 50, 302, 57, 236), "#8c1f3c"),
        ((10, 226, 50, 302, 57, 236), "#b83050"),
        ((70, 176, 10, 226, 57, 236), "#ff9aa8"),
    ):
        d.fill(Sh.poly([points[0:2], points[2:4], points[4:6]]), tone)
    d.fill(
        brush("70,176 58,238 50,302", 3.4, taper(0.8, 0.8), 6)
        | brush("10,226 57,236 104,240", 3.4, taper(0.8, 0.8), 6),
        INK,
    )


def fingers(d: Doc, c: Portrait, detail: int) -> None:
    """finger and thumb let it go, sparks about it"""
    string = brush("88,314 76,342 96,372 86,400", 4, taper(0.9, 0.9), 12)
    pose_hand(
        d,
        "pluck",
        (66, 440),
        0.8,
        -76,
        ("#fbe3c2", "#e2ad78", "#985c40"),
        True,
        detail=max(detail, 1),
        held=lambda: d.fill(string, INK),
        cuff=("#a8a2dc", "#6d67ae", "#2c2858"),
        arm=130,
        bones=True,
    )
    for _ in range(8):
        star_x, star_y = c.rnd.uniform(10, 110), c.rnd.uniform(150, 330)
        d.fill(spark(star_x, star_y, c.rnd.uniform(3, 7), 0.14), "#ffffff", 0.95)


def emblem() -> Sh:
    """the kite: a diamond and its tail"""
    diamond = Sh.poly([(62, 2), (94, 36), (56, 70), (26, 30)])
    tail = brush("56,66 44,74 46,84 30,82 20,92", 8, taper(0.9, 0.7, 0.2), 12)
    bow = S("24,84! 8,70 2,86! 24,84! 26,96 8,98!")
    return U(diamond, tail, bow)
