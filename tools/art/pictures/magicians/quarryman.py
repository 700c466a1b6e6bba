"""Bram Stoneby, quarryman: box cap with candle and snapdragon, a mask going blank under his thumb."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U
from tools.art.ornament import badge
from tools.art.palette import EL, INK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import Eye
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=37, colour="#6478ff")

RUDDY = Skin("#ffe4c4", "#f2b690", "#d88a68", "#9c5240", "#a05846", "#5c2a28", "#9c4640", "#cf7866", "#e8543c")
SAND = ("#f0d890", "#c89a54", "#7a5430")
SLATE = ("#8fb29a", "#4a7468", "#1c3a38")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    c = Portrait(d, detail, PICTURE.seed)
    terraces(d, c, detail)
    body(d, c)
    face(d, c)
    cap(d, c)
    thumb_on_mask(d, c, detail)


def terraces(d: Doc, c: Portrait, detail: int) -> None:
    """slate steps behind, in strata"""
    window_light(d, "earth", (150, 110), 470, d.window)
    if not detail:
        return
    field_lines(d, "earth", (150, 130), 120, 260)
    for spec in (
        "-10,330! -10,250! 46,246! 48,290! 96,288! 98,440! -10,440!",
        "410,300! 410,190! 366,194! 364,240! 318,244! 316,420! 410,420!",
    ):
        c.form(spec, ("#4f8a68", "#1d5444", "#0b2e2a"), 2.6, (10, 30, 5), EL["earth"]["deep"])


def body(d: Doc, c: Portrait) -> None:
    """shoulders wider than the window, rolled periwinkle shirt, waistcoat"""
    c.form("150,360! 150,430 130,470! 300,470! 286,430 290,350!", ("#eaa880", "#b06a4c", "#6a352c"))
    c.form(
        "-30,580! -20,470 30,430 120,412 214,456 300,406! 384,424 430,470 430,580!",
        ("#a4b0ff", "#6478ff", "#28307c"),
        3.4,
        (12, 44, 6.4),
        "#1a1e5a",
    )
    c.strokes("#28307c", ("62,446 44,500 48,560", 8), ("352,444 372,500 360,560", 9))
    for spec in (
        "118,408! 106,446 150,486 214,494! 206,458 160,430!",
        "300,402! 316,440 272,480 214,494! 226,458 270,428!",
    ):
        c.form(spec, ("#c4ccff", "#7c8eff", "#3a449c"), 3, (9, 20, 4.4), "#1a1e5a")
    c.form("96,590! 92,520 110,450! 150,488 214,500 276,484 322,446! 340,520 334,590!", SLATE, 3, (11, 34, 5.4))
    badge(d, "earth", 214, 504, 19)


def face(d: Doc, c: Portrait) -> None:
    """broad and mild: small eyes far apart, flat nose, dust in the brows"""
    c.form("284,268! 304,254 318,266 314,296 300,322 284,326!", ("#f2b08a", "#b86650", "#6a352c"), 2.6, (7, 12, 3.4))
    c.strokes(INK, ("292,274 305,270 304,292 294,308", 5))
    f = c.head(
        "116,200! 110,240 110,266 114,284! 116,302 109,326 112,354 126,384 150,406 186,416 222,412 256,396 "
        "280,362 292,320 296,270 294,226 288,200! 204,176",
        RUDDY,
        108,
        304,
    )
    c.shade(
        f,
        "304,196! 286,240 276,272 280,300 268,326 274,352 250,386 218,402 208,424! 260,410 300,350 308,260!",
        RUDDY,
        "#fff0d0",
        210,
    )
    c.blush(RUDDY.blush, (134, 340, 38), (232, 342, 44), (172, 332, 24))
    c.nose(
        "186,272! 194,298 206,318 212,332! 200,346 182,344! 190,326 184,300",
        RUDDY.plane,
        0.6,
        c.lines(
            ("166,282 162,300 150,316 142,330 148,342 160,341", 5),
            ("164,344 176,350 192,346", 4.6),
            ("196,342 210,340 212,324", 4.6),
        ),
        ("156,341! 166,337 174,343! 165,347",),
        c.lines(("156,316 150,328 154,334", 5)),
        "#fff6e0",
    )
    c.lips(
        "146,372! 160,367 172,369 184,366 212,366! 190,374 168,375",
        "148,374! 168,377 190,376 210,369! 202,386 182,391 162,387",
        "140,370 156,374 174,375 196,373 220,363",
        RUDDY,
        "164,383 178,385 192,382",
    )
    c.strokes(INK, ("216,356 224,362 224,372", 4))
    c.strokes(RUDDY.plane, ("170,400 182,396 194,401", 4.4), ("132,360 128,372 136,386", 2.8))
    for eye in (
        Eye(144, 292, 0.76, 0.86, 11, 9, 7, (-2, 3), ("#e4f0c0", "#6a9a54", "#1c3422"), 11, lashes=0),
        Eye(226, 293, 0.9, 1, 12, 10, -6, (-4, 3), ("#e4f0c0", "#6a9a54", "#1c3422"), 11, lashes=0),
    ):
        c.eye(eye, RUDDY)
    for brow in (
        "116,270! 120,254 140,248 170,262! 174,276! 150,268 132,266",
        "194,276! 196,258 222,246 252,250 268,268! 246,264 220,266",
    ):
        c.form(brow, SAND, 2, (6, 9, 3), "#5c3a22")
    if c.fine:
        d.fill(specks(f & Sh.rect(100, 240, 200, 110), 46, (0.9, 2.2), c.rnd), "#f6f0dc", 0.9)
    for spec in ("110,206! 108,246 114,262! 126,246 128,210!", "270,206! 280,238 284,268! 298,250 296,206!"):
        c.form(spec, SAND, 2.4, (6, 16, 3.6), "#5c3a22")


def cap(d: Doc, c: Portrait) -> None:
    """a box with a candle stub and, from the seam, a snapdragon"""
    c.form(
        "92,222! 88,90! 120,78 210,72 300,80 320,94! 316,224! 260,206 204,200 146,206",
        ("#b9a070", "#6e5a44", "#2e2428"),
        3.4,
        (12, 36, 6),
    )
    band = c.form(
        "80,226! 84,190! 146,178 204,174 262,178 326,192! 328,230! 262,212 204,206 144,212",
        ("#9a7c52", "#54402f", "#241a20"),
        3,
        (9, 18, 4.6),
    )
    d.stroke(band.shrink(7), "#e0c890", 2, 0.7, dash="8 7")
    c.form("140,176! 142,108! 158,102 176,108! 178,176!", ("#fffbe6", "#f0dca4", "#b08a5a"), 2.8, (8, 12, 4), "#7a5430")
    c.form(brush("143,112 138,130 141,148", 9, taper(0.8, 0.7), 6), ("#fff6d8",), 2)
    c.form("124,184! 128,168! 192,168! 196,184! 160,192", ("#d8b080", "#7a5430", "#3a2620"), 2.6)
    d.glow(158, 70, 130, (0, "#fff8c8", 0.95), (0.3, "#ffd86a", 0.55), (1, "#ffb03a", 0))
    d.inked(flame_s(158, 104, 70, 34, -4), "#ffb23e", 2.6, 0.8, "#7a3a1c")
    d.fill(flame_s(158, 102, 46, 20, -3), "#fffbe0")
    stem = brush("300,196 322,160 318,116 336,84", 7, taper(1, 0.6, 0), 10)
    c.form(stem, ("#b5dd86", "#2f7a4a"), 2)
    for x, y, r in ((308, 158, -150), (326, 130, -20)):
        c.form(S("0,0! 14,-10 34,-6 44,0! 30,8 12,9").rot(r).move(x, y), ("#d8f0a0", "#4f9f5a", "#14503a"), 2.2)
    for x, y, k in ((338, 66, 1.0), (318, 90, 0.82), (350, 96, 0.74)):

        def place(s: Sh, x: float = x, y: float = y, k: float = k) -> Sh:
            return s.scale(k).move(x, y)

        c.form(place(S("-16,10! -20,-8 -6,-22 10,-20 20,-6 14,10 0,18")), ("#ffb49c", "#e4583e", "#96222c"), 2.2)
        d.fill(place(S("-16,6! 0,-2 15,5! 6,14 -8,14")), "#fff0b0")


def thumb_on_mask(d: Doc, c: Portrait, detail: int) -> None:
    """four fingers behind, the thumb in front: where it presses the grin has gone"""
    skin = ("#ffe0c0", "#e8a480", "#9a5642")
    c.form("128,600! 134,556 118,500 122,452! 150,446 172,470 192,520 206,600!", skin, 2.8, (9, 18, 4), "#7a3e34")
    c.fingers(
        ("142,462 120,434 92,428", "154,478 126,452 96,448", "160,496 132,474 104,470", "164,514 140,496 116,494"),
        23,
        skin,
        False,
    )
    mask(d, "crack", 62, 488, 0.86, -10, detail=max(detail, 1))
    c.form("120,600! 118,566 134,536 160,528! 190,560 196,600!", ("#ffd8b4", "#d89070", "#8a4a3c"), 2.8)
    c.fingers(("150,566 116,540 84,516",), 31, ("#ffe0c0", "#e09c78", "#9a5642"))


def emblem() -> Sh:
    """the cube: a hexagon with a Y cut out"""
    hexagon = Sh.poly([(48, 4), (88, 26), (88, 70), (48, 92), (8, 70), (8, 26)])
    cut = U(
        [
            Sh.poly([(48, 48), (52, 52), (52, 84), (44, 84), (44, 52)]),
            Sh.poly([(16, 26), (48, 44), (48, 54), (16, 36)]),
            Sh.poly([(80, 26), (48, 44), (48, 54), (80, 36)]),
        ]
    )
    return hexagon - cut
