"""Hazel Loam, archivist: six quills and pencils in her hair, and a cat; she looks for the seventh pencil."""

from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import Point, polar, pts_of
from tools.art.ornament import badge, sigil
from tools.art.palette import INK
from tools.art.parts.light import field_lines_behind
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import Eye
from tools.art.parts.pose import pose_hand
from tools.art.parts.staging import about, glints, hollow, pale_light
from tools.art.parts.teen import carved
from tools.art.parts.teen_eyes import Socket, mood_brows, mood_eyes
from tools.art.parts.teen_mouth import cut_mouth
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=41, colour="#a45aa8")

UMBER = Skin("#b07a54", "#855236", "#5c3426", "#371c1a", "#3a1d1c", "#1c0d12", "#5e2430", "#9c4a48", "#b0482c")
HAIR = ("#7a5a62", "#3a2832", "#170f18")
MOSS = ("#b4c878", "#64883e", "#24401f")
QUILLS = ((-62, "#f6ecd6"), (-34, "#e8b04a"), (-8, "#8fc8e8"), (20, "#f6ecd6"), (48, "#d8433a"), (74, "#b9c46a"))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    stacks(d, c, detail)
    if mood == "eliminated":
        gone(d, c)
    elif mood == "triumphant":
        glory(d, c)
    elif mood == "mad":
        figure(d, c, mood)
        upside_down(d, c)
    else:
        pondering(d, c)


def figure(d: Doc, c: Portrait, mood: str, lean: float = 0) -> None:
    """hair, cardigan and face; the head leans by so many degrees on the neck"""
    nod = about(212, 430, 1, lean)
    with d.group(transform=nod):
        hair(d, c)
    body(d, c)
    with d.group(transform=nod):
        face(d, c, mood)
        curls(d, c)


def pondering(d: Doc, c: Portrait) -> None:
    """where is the seventh? She scratches her head with it"""
    with d.group(transform=about(208, 504, 0.84, 0, (36, 24))):
        figure(d, c, "calm", 8)
        book_and_finger(d, c)

    def pencil() -> None:
        def place(s: Sh) -> Sh:
            return s.rot(28, 100, 300).move(16, -4)

        c.form(place(Sh.rect(90, 232, 19, 150)), ("#ffe9a0", "#e8b04a", "#8a5a20"), 2.8)
        c.strokes("#8a5a20", (sample_path(place, "96,234 96,300 96,380"), 4), prof=taper(0.8, 0.8))
        c.form(place(S("90,234! 99.5,196! 109,234! 104,229 99,235 95,229")), ("#fff0d0", "#e0b888"), 2.6)
        d.fill(place(S("96,211! 99.5,196! 103,211!")), INK)
        c.form(place(Sh.rect(90, 376, 19, 18, 4)), ("#ffb0b0", "#d8433a", "#7a1c20"), 2.4)

    pose_hand(d, "pluck", (74, 420), 0.9, -78, SKIN, True, held=pencil, cuff=MOSS, arm=150, bones=True)


SKIN = ("#a4704c", "#74462e", "#3a1e1a")
PLUM = ("#dca0e0", "#a45aa8", "#54285c")


def quill(c: Portrait, x: float, y: float, k: float, rot: float, tone: str) -> None:
    """one quill with its point at (x, y)"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(rot).move(x, y)

    s = c.form(
        place(S("-3,0! -4,-60 -22,-92 -24,-160 0,-216! 24,-150 20,-92 4,-60 3,0!")),
        (lighten(tone, 0.3), tone, mix(tone, INK, 0.4)),
        2.6,
        (7, 12, 3.4),
    )
    c.strokes(INK, (sample_path(place, "0,-20 1,-110 0,-206"), 4.4), within=s)


def upside_down(d: Doc, c: Portrait) -> None:
    """gone mad: the book the wrong way up, and a quill through each glass to write on what she sees"""
    for x, y, k, rot, tone in (
        (168, 338, 0.74, -52, "#f6ecd6"),
        (214, 340, 0.8, 48, "#8fc8e8"),
        (150, 214, 0.7, -30, "#d8433a"),
    ):
        quill(c, x, y, k, rot, tone)
        d.fill(Sh.ell(x, y, 6), INK)
        d.fill(brush([(x, y), (x + 3, y + 24), (x, y + 44)], 7, taper(0.5, 0.9, 0.9), 8), INK)
    cover = "70,396! 132,384 200,402 268,384 334,396! 340,560! 268,552 200,568 132,552 64,560!"
    book = c.form(cover, PLUM, 3.4, (11, 30, 5.4), "#2c1030")
    d.stroke(book.shrink(10), "#f0d8f0", 2.4, 0.7)
    c.form(
        "66,394! 132,378 200,396 268,378 338,394! 334,404! 268,390 200,408 132,390 70,404!", ("#fffbe8", "#e8d0a0"), 2.6
    )
    c.strokes("#2c1030", ("200,402 198,470 200,560", 9))
    solid, cuts = sigil("earth", 134, 470, 34)
    d.fill(solid.rot(180, 134, 470), "#f0d8f0")
    d.fill(cuts.rot(180, 134, 470), PLUM[2])
    d.fill(sigil("earth", 268, 470, 34)[0].rot(180, 268, 470), "#f0d8f0")
    d.fill(sigil("earth", 268, 470, 34)[1].rot(180, 268, 470), PLUM[2])
    for at, flip, xs in ((96, False, (0, 17, 33, 48)), (308, True, (0, 17, 33, 48))):
        for i, dx in enumerate(xs):
            x, s = at + (-1 if flip else 1) * (dx - 30), 1 if flip else -1
            c.fingers((f"{x + s * 4},{374 + i % 2} {x},392 {x - s * 2},{422 - i * 3}",), 17, SKIN)


def glory(d: Doc, c: Portrait) -> None:
    """the seventh pencil, found: she has had it in her hand"""
    with d.group(transform=about(208, 504, 0.8, 4, (34, 26))):
        figure(d, c, "triumphant", 4)

    def pencil() -> None:
        d.glow(98, 150, 120, (0, "#fffbe0", 0.95), (0.35, "#d8f09a", 0.5), (1, "#b5dd86", 0))

        def place(s: Sh) -> Sh:
            return s.rot(-4, 100, 250).move(14, 6)

        c.form(place(Sh.rect(84, 150, 32, 190)), ("#ffe9a0", "#e8b04a", "#8a5a20"), 3)
        c.strokes("#8a5a20", (sample_path(place, "94,152 94,250 94,338"), 5), prof=taper(0.8, 0.8))
        c.form(place(S("84,152! 100,92! 116,152! 108,146 100,154 92,146")), ("#fff0d0", "#e0b888"), 2.8)
        d.fill(place(S("94,116! 100,92! 106,116!")), INK)
        c.form(place(Sh.rect(84, 330, 32, 26, 6)), ("#ffb0b0", "#d8433a", "#7a1c20"), 2.6)

    pose_hand(d, "clasp", (108, 372), 0.9, -92, SKIN, True, held=pencil, cuff=MOSS, arm=150, bones=True)
    glints(d, "#fffbe0", (148, 120, 22), (84, 140, 12))


def gone(d: Doc, c: Portrait) -> None:
    """lost: a shut book stands in her collar and wears her spectacles"""
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 200, 300, 240)
    hollow(d, c, 214, 436, 76, 28, MOSS)
    for x, rot, tone in ((150, -24, "#f6ecd6"), (186, -10, "#8fc8e8"), (222, 5, "#f6ecd6"), (254, 20, "#b9c46a")):
        quill(c, x, 260, 0.62, rot, tone)
    c.form("128,206! 286,206! 286,448! 128,448!", ("#fffbe8", "#e8d0a0", "#a8854e"), 3)
    c.form("118,196! 262,196! 262,452! 118,452!", PLUM, 3.4, (10, 30, 5.4), "#2c1030")
    c.form("104,200! 122,194! 122,456! 104,450!", PLUM[1:], 3)
    c.strokes("#f0d8f0", ("140,220 190,214 246,220", 6), ("140,424 190,430 246,424", 6), prof=taper(0.7, 0.7))
    body(d, c, empty=True)
    for cx, rx in ((158, 28), (224, 33)):
        half = Sh.ell(cx, 306, rx, 25) & Sh.rect(cx - 40, 298, 80, 50)
        d.fill(half, "#f0fbff", 0.5)
        d.stroke(half, INK, 7)
        d.stroke(half, "#f0cb6a", 3.4)
    c.strokes("#f0cb6a", ("184,302 190,294 196,302", 5), ("256,304 290,340 286,400 262,446", 4.4), prof=taper(0.8, 0.8))


def keepsake(d: Doc) -> None:
    """the pencil that she was looking for, behind the book's ear"""
    c = Portrait(d, 1, PICTURE.seed)

    def place(s: Sh) -> Sh:
        return s.rot(34, 262, 250)

    c.form(place(Sh.rect(250, 130, 18, 150)), ("#ff9a8a", "#d8433a", "#7a1c20"), 2.8)
    c.form(place(S("250,132! 259,96! 268,132!")), ("#fff0d0", "#e0b888"), 2.4)
    d.fill(place(S("255,110! 259,96! 263,110!")), INK)


def stacks(d: Doc, c: Portrait, detail: int) -> None:
    """spines in strata, the leaf sign as her lamp"""
    field_lines_behind(d, "earth", (70, 320), (200, 240))
    if detail:
        for x, h, tone in (
            (4, 210, "#2f6b4a"),
            (30, 176, "#47804a"),
            (54, 222, "#1d5444"),
            (322, 190, "#1d5444"),
            (350, 226, "#2f6b4a"),
            (376, 180, "#245c40"),
        ):
            c.form(Sh.rect(x, 560 - h, 25, h + 20, 3), (lighten(tone, 0.14), tone, "#0b2e2a"), 2.2)
    d.glow(54, 330, 90, (0, "#f6fbd2", 0.95), (0.35, "#d8f09a", 0.5), (1, "#b5dd86", 0))
    solid, cuts = sigil("earth", 50, 330, 36)
    d.inked(solid, d.lin(20, 290, 80, 370, "#ffffff", "#cfeaa0", "#4f9f5a"), 2.6, 1.2)
    d.fill(cuts, "#104636")


def hair(d: Doc, c: Portrait) -> None:
    """a hedgehog: the quills first, then the round mass, then the tail"""
    for angle, tone in QUILLS:

        def place(s: Sh, a: float = angle) -> Sh:
            return s.rot(a, 208, 214)

        if tone in ("#f6ecd6", "#8fc8e8"):
            s = c.form(
                place(S("205,120! 192,76 190,36 208,-16! 226,30 224,78 211,120!")),
                (lighten(tone, 0.3), tone, mix(tone, INK, 0.4)),
                2.6,
                (7, 12, 3.4),
            )
            c.strokes(INK, (sample_path(place, "208,118 207,60 208,-4"), 3.8), within=s)
        else:
            c.form(place(Sh.rect(200, 14, 16, 120)), (lighten(tone, 0.25), tone, mix(tone, INK, 0.4)), 2.6)
            c.form(place(S("200,14! 208,-14! 216,14!")), ("#fff0d0", "#e0b888"), 2.4)
            d.fill(place(S("205,-4! 208,-14! 211,-4!")), INK)
    rim = [polar(208, 216, 146 + (9 if i % 2 else -5), i * 11.25 - 90) for i in range(32)]
    mass = Sh.spline([(x, 216 + (y - 216) * 0.96, i % 2 == 0) for i, (x, y) in enumerate(rim)])
    c.form(mass, HAIR, 3.4, (9, 30, 5.4), "#0c0710", rim="#c8a890")
    if c.fine:
        for i in range(54):
            a, r = c.rnd.uniform(120, 420), c.rnd.uniform(84, 134)
            x, y = polar(208, 214, r, a)
            d.fill(
                brush([polar(x, y, 9, a - 70), (x, y), polar(x, y, 9, a + 60)], 4, LEAF, 6),
                "#0c0710" if i % 3 else "#a07c80",
                0.85,
            )
    tail = brush("306,250 346,256 372,290 362,330 334,346 326,372 344,388 364,374", 30, taper(0.8, 0.05, 0.4, 0.7), 20)
    c.form(tail, ("#3c3048", "#1a1220"), 2.6, rim="#d8c8c0")


def sample_path(place: Callable[[Sh], Sh], spec: str) -> list[Point]:
    """the points of a spec after a placement, for a brush"""
    return [(x, y) for x, y, *_ in (place(Sh.ell(p[0], p[1], 1)).center for p in pts_of(spec))]


def body(d: Doc, c: Portrait, empty: bool = False) -> None:
    """cardigan with a collar of leaves, spectacles' chain"""
    if not empty:
        c.form("178,370! 180,420 166,452! 262,452! 250,420 256,350!", ("#7a4a32", "#4a281e", "#24120f"))
    c.form("20,580! 36,486 90,446 166,430 214,470 262,426! 326,442 368,480 392,580!", MOSS, 3.2, (12, 38, 6), "#16301a")
    c.strokes("#24401f", ("110,452 96,510 104,560", 7), ("316,448 330,500 318,560", 8), ("214,486 216,520 214,560", 5))
    for x, y, rot in (
        (140, 448, 155),
        (166, 458, 120),
        (196, 476, 100),
        (232, 478, 76),
        (262, 458, 56),
        (290, 446, 22),
    ):
        leaf = S("-6,0! 8,-16 30,-15 48,0! 30,15 8,15").rot(rot).move(x, y - 8)
        c.form(leaf, ("#e4f0a0", "#8ab84a", "#2f6b3a"), 2.4, (7, 9, 3))
    badge(d, "earth", 214, 466, 17)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """narrow, high cheekbones, brows up: precise"""
    c.form("268,274! 284,262 292,276 288,302 276,318 266,316!", ("#8a5638", "#4a281e", "#24120f"), 2.4)
    d.fill(Sh.ell(282, 326, 5), "#d7a8e0")
    f = c.head(
        "140,196! 132,236 131,266 135,284! 138,298 132,316 136,342 146,368 162,390 184,404 202,404 226,390 "
        "250,360 266,322 274,280 274,240 266,196! 204,170",
        UMBER,
        126,
        280,
    )
    c.shade(
        f,
        "282,190! 264,230 256,264 260,296 246,318 252,340 230,374 208,392 200,410! 240,396 274,350 286,260!",
        UMBER,
        "#ffe8b8",
        214,
    )
    planes(c, f)
    c.blush(UMBER.blush, (152, 334, 26), (228, 338, 30))
    c.nose(
        "176,282! 184,304 190,322 198,334! 190,344 178,344! 184,326",
        UMBER.plane,
        0.8,
        c.lines(("174,276 172,296 166,314 156,330 158,342 166,342", 4.4), ("168,345 178,349 192,345 196,334", 4.4)),
        ("162,341! 169,338 175,343! 168,346",),
        c.lines(("168,300 163,318 160,328", 4.6)),
        "#e8b088",
    )
    if mood == "calm":
        searching(c)
    else:
        moved(c, mood)
    for cx, cy, rx in ((160, 336, 21), (212, 338, 27)):
        half = Sh.ell(cx, cy, rx, 20) & Sh.rect(cx - 40, cy - 7, 80, 40)
        d.fill(half, "#f0fbff", 0.28)
        d.stroke(half, INK, 5.5 * c.bold)
        d.stroke(half, "#f0cb6a", 2.6 * c.bold)
    c.strokes("#f0cb6a", ("238,332 262,324 282,316", 4), ("282,318 292,360 284,410 262,446", 3.6), prof=taper(0.8, 0.8))


def planes(c: Portrait, f: Sh) -> None:
    """brow, cheekbone and chin in the light, the side away from it beyond temple and jaw"""
    side = S("252,180! 240,226 250,256 252,280! 240,304 230,332 214,366 196,416! 300,416! 300,180!")
    far = S("272,200! 262,262 266,300! 246,340 238,366! 216,396 206,416! 300,416! 300,200!")
    facets = [
        S("150,216! 186,210 212,218! 190,236 156,240!"),
        S("138,318! 156,314 168,324! 158,342 142,344!"),
        S("166,394! 182,390 194,396! 182,402!"),
    ]
    sockets = [S("138,276! 160,270 176,282! 168,304 146,306!"), S("190,284! 214,272 240,280! 236,306 204,308!")]
    carved(c, f, UMBER, ((side, 0.7), (far, 0.55)), (facets, "#d8a06c", 0.5), sockets)


def searching(c: Portrait) -> None:
    """lips closed, eyes up to where she thinks that it may be"""
    c.lips(
        "154,372! 164,364 174,367 184,363 206,370! 190,375 168,375",
        "156,374! 174,377 192,376 204,372! 198,387 182,391 166,387",
        "148,370 160,374 176,376 194,374 212,366",
        UMBER,
        "168,383 180,385 190,382",
    )
    c.strokes(UMBER.deep, ("172,398 182,400 192,397", 3))
    for eye in (
        Eye(154, 293, 0.86, 0.84, 12, 11, 3, (7, -4), ("#f0d890", "#a06a2a", "#2c160e"), 11, lashes=2, outer=-1),
        Eye(216, 295, 1.04, 1, 12.5, 11, -3, (8, -4), ("#f0d890", "#a06a2a", "#2c160e"), 11, lashes=3),
    ):
        c.eye(eye, UMBER)
    c.strokes("#1c0d12", ("132,264 146,250 160,250 172,260", 7.5), ("194,260 212,246 234,246 254,260", 8))


def moved(c: Portrait, mood: str) -> None:
    """the face when something has happened"""
    eyes = Socket(154, 296, 0.82, 0.84, -1), Socket(216, 298, 0.96, 1, 1)
    cut_mouth(c, UMBER, "dimple" if mood == "triumphant" else mood, (180, 374), 34, 0.9)
    c.strokes(UMBER.deep, ("172,402 182,404 192,401", 3))
    mood_eyes(c, UMBER, eyes, mood, 2)
    mood_brows(c, eyes, "#1c0d12", 8, mood)


def curls(d: Doc, c: Portrait) -> None:
    """the hairline: small scallops over the forehead"""
    for i in range(9):
        x, y = polar(204, 268, 92, 200 + i * 17.5)
        c.form(
            S("-17,6! -20,-10 -4,-20 14,-15 20,2! 8,14 -8,15").rot(i * 14 - 50).move(x, y + 6),
            HAIR,
            2.2,
            (6, 9, 3),
            "#0c0710",
        )


def book_and_finger(d: Doc, c: Portrait) -> None:
    """six thin books under one arm, plum strap; a finger keeps the line in the open one"""
    for i, tone in enumerate(("#d8433a", "#8fc8e8", "#f6ecd6", "#e8b04a", "#5f9a45", "#c88aa8")):
        c.form(
            S("300,0! 404,-14! 404,2! 302,14!").move(0, 466 + i * 17),
            (lighten(tone, 0.2), tone, mix(tone, INK, 0.5)),
            2.4,
        )
    c.form("330,452! 352,448! 356,580! 334,580!", ("#dca0e0", "#a45aa8", "#54285c"), 2.6, (8, 9, 3.4), "#2c1030")
    page = c.form(
        "-20,500! 40,484 104,498 132,520! 200,500 236,506! 246,600! -20,600!", ("#fffbe8", "#f2dfb0", "#b08a5a"), 3
    )
    c.strokes(
        "#8f6a3a", *[(f"{6},{522 + i * 15} 60,{512 + i * 15} 112,{526 + i * 15}", 3.8) for i in range(4)], within=page
    )
    d.fill(brush("132,520 128,550 132,590", 6, LEAF, 6), INK)
    skin = ("#a4704c", "#74462e", "#3a1e1a")
    c.form("250,600! 246,562 214,540 184,534 168,552 172,600!", skin, 2.8)
    c.fingers(("226,556 200,546 180,560", "224,566 196,562 178,578", "220,580 194,580 178,596"), 21, skin)
    c.fingers(("222,552 178,530 136,522",), 22, skin)


def emblem() -> Sh:
    """the acorn: cap with stalk, nut with a point"""
    cap_ = S("8,46! 10,26 30,14 44,14! 42,4! 54,2! 54,14! 68,14 86,26 88,46! 48,54")
    return U(cap_, S("16,58! 48,64 80,58! 80,74 64,86 48,95! 32,86 16,74"))
