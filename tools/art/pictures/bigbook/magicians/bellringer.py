"""Wren Aloft, bellringer: mid-shout, fleece muffs on, bell up; a real wren sleeps in one muff."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, spark
from tools.art.inkwell.spline import polar
from tools.art.ornament import badge
from tools.art.palette import INK
from tools.art.parts.hair import lock
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import ROUND
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import shadow_plane
from tools.art.parts.staging import about, pale_light, ringing
from tools.art.parts.teen import Visage, teen_face
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=43, colour="#b8b04a")

GOLDEN = Skin("#fff2d4", "#fbdcae", "#e6b47c", "#b47c50", "#b9805a", "#6c3c30", "#a83c44", "#d8685c", "#f0705a")
GIRL = Visage(
    GOLDEN,
    ("#e8d0a0", "#7a5030", "#241412"),
    "#1c1626",
    cx=200,
    eye_y=292,
    chin_y=394,
    w=82,
    turn=0.12,
    tilt=0,
    cheek=0.12,
    jaw=0.1,
    nose=(0.38, 0.15),
    eye=1.14,
    lashes=2,
    brow_w=7,
    mouth_w=0.4,
    calm="smile",
    glad="gap",
    look=(-7, -4),
    snub=0.8,
    cut=ROUND,
)
BOB = ("#6a6488", "#2c2840", "#12101e")
COAT = ("#c4bcd8", "#8a80a8", "#413a5c")
OLIVE = ("#e8e29a", "#b8b04a", "#5c5420")
BELL_HAND = ("#fff0d0", "#f0c490", "#a8704a")
FLEECE = ("#ffffff", "#f0e4d0", "#b09a90")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    louvres(d, c, detail)
    if mood == "eliminated":
        gone(d, c)
    elif mood == "mad":
        inside_the_bell(d, c)
    elif mood == "triumphant":
        glory(d, c)
    else:
        listening(d, c)


def listening(d: Doc, c: Portrait) -> None:
    """the bell is up beside her, and she leans over to hear what it is going to say"""
    with d.group(transform=about(200, 504, 0.86, 0, (30, 18))):
        head(d, c, "calm", -8)
    with d.group(transform=about(50, 240, 0.79, -8, (56, 178))):
        bell_arm(d, c)


def head(d: Doc, c: Portrait, mood: str, lean: float = 0) -> None:
    """hair, coat, face and muffs; the head leans by so many degrees on the neck"""
    nod = about(200, 430, 1, lean)
    with d.group(transform=nod):
        back_hair(d, c)
    body(d, c)
    with d.group(transform=nod):
        face(d, c, mood)
        fringe(d, c)
        muffs(d, c)


BRONZE = ("#fff3b8", "#e0ae50", "#8a5a20", "#4e2f12")


def inside_the_bell(d: Doc, c: Portrait) -> None:
    """gone mad: she has got into the bell to hear herself, and it is ringing"""
    mouth = Sh.ell(200, 262, 172, 60)
    for dx, tone in ((-12, CYAN), (12, MAGENTA)):
        d.fill(
            S("200,60 130,70 96,120 76,190 48,244 22,262! 378,262! 352,244 324,190 304,120 270,70").move(dx, 4),
            tone,
            0.8,
        )
    d.inked(mouth, d.vlin(mouth, "#1c120c", "#4e2f12"), 3.2, 1)
    with d.group(transform=about(200, 300, 0.9, 0, (0, 32))):
        back_hair(d, c)
        body(d, c)
        face(d, c, "mad")
        for x in (90, 310):
            fleece(c, x, 304, 48)
    dome = S(
        "200,60 130,70 96,120 76,190 48,244 24,262! 90,282 200,290 310,282 376,262! 352,244 324,190 304,120 270,70"
    )
    s = c.form(dome, BRONZE, 3.4, (11, 36, 6), "#4e2f12")
    for y, w in ((120, 210), (196, 268)):
        c.strokes("#4e2f12", ([(200 - w / 2, y), (200, y + 22), (200 + w / 2, y)], 9), within=s)
    c.strokes("#fff8d8", ("120,128 96,200 76,246", 13), ("146,98 134,120 128,150", 8), within=s)
    lip = brush("22,262 90,286 200,296 310,286 378,262", 24, taper(0.5, 0.5, 0.5), 24)
    c.form(lip, BRONZE, 3, (9, 12, 4), "#4e2f12")
    ringing(d, 200, 380, (176, 150), 150, 205, MAGENTA, 8)
    ringing(d, 200, 380, (176, 150), -25, 30, CYAN, 8)


def glory(d: Doc, c: Portrait) -> None:
    """she rings it herself, and the wren is up at last"""
    with d.group(transform=about(200, 504, 0.82, 6, (40, 16))):
        head(d, c, "triumphant", 6)
    with d.group(transform=about(50, 240, 0.82, -14, (60, 150))):
        bell_arm(d, c)
    ringing(d, 84, 214, (74, 94, 116), -70, 14, "#ffffff", 8)
    bird = "244,146! 236,122 252,104 276,106 290,120! 318,104 334,96! 328,124 312,140 284,152 262,154"
    c.form("252,122! 232,118 250,130!", ("#f6c04a", "#c87a2a"), 2.2)
    c.form(bird, ("#e0a868", "#a8683a", "#54301f"), 2.8, (7, 12, 3.4), "#3a1e16")
    c.form("266,124! 288,98 300,72! 308,104 298,130!", ("#c88a4c", "#6c3e24"), 2.4)
    d.fill(Sh.ell(258, 118, 3.6), INK)


def gone(d: Doc, c: Portrait) -> None:
    """lost: the bell hangs still, the muffs upon it"""
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 200, 300, 250)
    c.form("184,60! 216,60! 214,190! 186,190!", ("#d09a5c", "#8a5430", "#4a2a20"), 3)
    dome = S("200,172 150,176 118,214 106,290 92,352 52,408! 348,408! 308,352 294,290 282,214 250,176")
    c.form(Sh.ell(200, 410, 40, 42), BRONZE, 3, (8, 12, 4), "#4e2f12")
    s = c.form(dome, BRONZE, 3.4, (11, 36, 6), "#4e2f12")
    c.strokes("#4e2f12", ("112,270 200,294 288,270", 8), ("92,356 200,384 308,356", 8), within=s)
    c.form(brush("46,408 200,430 354,408", 26, taper(0.6, 0.6, 0.5), 20), BRONZE, 3, (9, 12, 4), "#4e2f12")
    shadow_plane(d, s, (80, 120), 40, INK, 0.35)
    with d.group(transform=about(200, 200, 0.94, -9, (2, 20))):
        band = brush("98,290 90,214 128,150 200,128 272,150 310,214 302,290", 19, taper(0.9, 0.9), 24)
        c.form(band, OLIVE, 3, (8, 10, 3.6), "#3c3818")
        for x in (90, 310):
            fleece(c, x, 324, 48)
        c.strokes("#b09a90", ("66,314 80,300 98,304", 5), ("290,346 306,354 324,344", 5))
        d.inked(Sh.ell(310, 322, 30, 27), "#2c2030", 2.4, 0.8)


def keepsake(d: Doc) -> None:
    """the wren, turned out of bed"""
    c = Portrait(d, 1, PICTURE.seed)
    with d.group(transform=about(312, 302, 1.0, 0, (-114, 176))):
        wren(d, c, nest=False)


def louvres(d: Doc, c: Portrait, detail: int) -> None:
    """the flash on the bell's lip is the lamp; slats of the belfry behind"""
    window_light(d, "air", (96, 130), 480, d.window)
    if not detail:
        return
    field_lines(d, "air", (80, 120), 90, 300)
    for y in (30, 100, 170, 240, 310, 380):
        c.form(
            S(f"330,{y}! 420,{y - 26}! 420,{y + 10}! 330,{y + 34}!"),
            ("#8680c2", "#4f4a88", "#262350"),
            2.4,
            (9, 20, 4),
            "#262350",
        )


def back_hair(d: Doc, c: Portrait) -> None:
    """a bob cut like a bell: dome, waist, flared lip"""
    s = c.form(
        "200,128! 150,130 108,160 94,214 92,280 88,340 68,396 52,412! 100,432 150,420 200,424 250,420 300,432 "
        "348,412! 332,396 312,340 308,280 306,214 292,160 250,130!",
        BOB,
        3.4,
        (10, 34, 5.6),
        "#0a0812",
    )
    c.strokes(
        "#0a0812",
        ("98,300 92,360 76,404", 7),
        ("116,320 110,370 102,416", 6),
        ("302,300 308,360 324,404", 7),
        ("284,320 290,370 298,416", 6),
        within=s,
    )
    for path, wide in (
        ("106,250 104,330 78,408", 24), ("128,300 124,370 114,424", 22), ("294,250 298,330 324,408", 24),
        ("274,300 280,370 288,424", 22),
    ):  # fmt: skip
        lock(d, path, wide, ("#3a3456", "#2c2840", "#4a4470"), "#0a0812", 2.2, strands=2, gl="#8a84b0")


def body(d: Doc, c: Portrait) -> None:
    """duffel coat, toggles and rope of her own colour"""
    neck = c.form("170,386! 168,430 150,460! 250,460! 232,430 230,386!", ("#f0c896", "#c08a5c", "#7a4a38"))
    d.fill(GIRL.outline().move(5, 20) & neck, GOLDEN.deep, 0.55)
    c.form("40,590! 44,500 92,454 158,436 200,470 242,436! 308,454 356,500 364,590!", COAT, 3.2, (12, 38, 6), "#2c2644")
    for spec in (
        "160,424! 130,440 122,470 150,486 200,520! 196,476 180,450!",
        "240,424! 270,440 278,470 250,486 200,520! 204,476 220,450!",
    ):
        c.form(spec, ("#e4def0", "#a89cc4", "#544a74"), 3, (9, 20, 4.4), "#2c2644")
    c.strokes("#2c2644", ("200,516 202,540 200,580", 6))
    for y in (530, 566):
        c.form(brush([(166, y), (200, y - 4), (234, y)], 9, taper(0.7, 0.7), 8), OLIVE, 2.2)
        c.form(Sh.rect(188, y - 9, 26, 13, 6), OLIVE, 2.4)
    badge(d, "air", 200, 496, 18)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """straight at you, shouting: round cheeks pushed up, eyes wide and glad"""
    gaze, mouth = {"mad": ("pin", "howl"), "triumphant": ("open", "")}.get(mood, ("", ""))
    f = teen_face(c, GIRL, mood, gaze=gaze, mouth=mouth)
    d.fill(S("100,190! 300,190! 300,252! 200,258 100,252!") & f, GOLDEN.plane, 0.4)


FRINGE = (
    ("150,140 122,180 112,246", 27),
    ("166,136 140,184 136,244", 28),
    ("184,133 162,184 160,248", 28),
    ("200,132 188,184 186,242", 27),
    ("214,132 212,184 212,250", 28),
    ("228,134 238,182 238,243", 28),
    ("244,138 264,184 263,246", 27),
    ("258,142 284,184 288,240", 24),
)
"""Locks from the parting to the brows, no two ending on a line."""


def fringe(d: Doc, c: Portrait) -> None:
    """cut by herself, without a glass: lock beside lock, a ring of light round the crown, one that would not lie"""
    c.form(
        "112,252! 104,190 128,150 170,132 200,130 230,132 272,150 296,190 288,252! 278,214 250,196 200,190 150,196 "
        "124,214",
        BOB,
        2.8,
        (9, 20, 4.6),
        "#0a0812",
    )
    for path, wide in FRINGE:
        lock(d, path, wide, ("#3c3660", "#262238", "#322c4c"), "#0a0812", 1.9, strands=2, prof=taper(0.62, 0.12, 0.6))
    shine = S(
        "122,196! 146,172 174,162 204,160! 236,163 262,174 282,198! 272,190! 268,204! 260,186! 250,198! 242,178! "
        "228,196! 222,176! 210,200! 204,174! 192,194! 184,176! 170,200! 164,182! 150,202! 146,188! 134,204! 132,194!"
    )
    d.fill(shine, "#514a7c")
    d.fill(shine & shine.move(-3, -12), "#8a83b8")
    stray = [(206, 132), (218, 112), (240, 108)]
    lock(d, stray, 11, ("#4a4470", "#2c2840"), "#0a0812", 2.2, strands=1)


def fleece(c: Portrait, x: float, y: float, r: float) -> Sh:
    """a woolly disc"""
    points = [(*polar(x, y, r + (0 if i % 2 else -7), i * 20), i % 2 == 0) for i in range(18)]
    return c.form(Sh.spline(points), FLEECE, 3, (8, 14, 4), "#7a6660")


def muffs(d: Doc, c: Portrait) -> None:
    """band over the crown, two discs; in the right-hand one a wren with its head under its wing"""
    band = brush("98,266 88,200 128,136 200,112 272,136 312,200 302,266", 19, taper(0.9, 0.9), 24)
    c.form(band, OLIVE, 3, (8, 10, 3.6), "#3c3818")
    for x in (90, 310):
        fleece(c, x, 304, 48)
    c.strokes("#b09a90", ("66,294 80,280 98,284", 5), ("74,326 90,334 108,324", 5), ("102,304 110,310 106,320", 4.4))
    with d.group(transform="translate(10 4)"):
        wren(d, c)


def wren(d: Doc, c: Portrait, nest: bool = True) -> None:
    """asleep, tail up, bill under the wing"""
    if nest:
        d.inked(Sh.ell(302, 300, 31, 28), "#5c4640", 2.4, 1)
    c.form(
        "278,306! 280,284 298,274 318,280 330,296! 346,276 352,262! 360,284 348,306 330,318 304,324 286,320",
        ("#e0a868", "#a8683a", "#54301f"),
        2.6,
        (6, 10, 3.2),
        "#3a1e16",
    )
    c.form("288,308! 298,292 318,294 330,306! 316,316 298,318", ("#c88a4c", "#6c3e24"), 2.2)
    c.strokes(INK, ("284,294 289,298 295,296", 4))


def sleeve(c: Portrait) -> None:
    """the arm flung up and its cuff"""
    c.form("-40,600! -30,470 0,330 18,262! 78,268! 72,340 58,460 56,600!", COAT, 3.2, (11, 26, 5.4), "#2c2644")
    c.strokes("#2c2644", ("70,300 40,312 12,300", 7), ("66,356 34,372 6,352", 8), ("60,420 40,452 0,440", 8))
    c.strokes("#e4def0", ("30,292 20,330 12,400", 7), ("4,420 -6,470 -10,520", 8))
    c.form("8,282! 12,254 48,246 86,256 90,284! 48,274", ("#f0eaf8", "#b8aed0", "#6a5f8c"), 2.8)


def bell_arm(d: Doc, c: Portrait) -> None:
    """the bell flung up, mouth to the sky side, and the hand round its handle: the thumb comes from the wrist"""
    c.form("38,262! 40,150! 58,150! 60,262!", ("#d09a5c", "#8a5430", "#4a2a20"), 2.6)
    bell = c.form(
        "6,34! 14,58 14,96 22,128 38,152 62,152 80,126 86,94 86,58 96,34! 50,46",
        ("#fff3b8", "#e0ae50", "#8a5a20", "#4e2f12"),
        3.2,
        (9, 24, 5),
        "#4e2f12",
    )
    c.strokes("#4e2f12", ("16,72 50,84 86,72", 6), ("24,126 50,134 78,126", 5), within=bell)
    lip = c.form(Sh.ell(51, 33, 48, 16), ("#5a3414", "#2c1810"), 3)
    c.form(Sh.ell(58, 28, 13, 12) & Sh.rect(0, 0, 200, 60), ("#fff0b0", "#b07a30"), 2.4)
    d.stroke(lip.shrink(2), "#ffe9a0", 3)
    d.fill(spark(16, 30, 28, 0.14), "#ffffff", 0.95)
    pose_hand(d, "clasp", (50, 262), 0.92, -90, BELL_HAND, True, bones=True)
    sleeve(c)


def emblem() -> Sh:
    """the bell: ear, body, lip, clapper"""
    body_ = S("48,8! 66,10 74,30 76,54 90,74! 6,74! 20,54 22,30 30,10!")
    return U([body_, Sh.ring(48, 10, 10, 3), Sh.ell(48, 84, 12, 9), Sh.rect(4, 68, 88, 8)])
