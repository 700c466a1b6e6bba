"""Tobin Brook, ferryman: in profile, humming; the sou'wester pours into his own collar while he folds the boat."""

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.ornament import badge
from tools.art.palette import INK
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.misprint import CYAN, MAGENTA, misprint
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import eyeball
from tools.art.parts.pose import pose_hand
from tools.art.parts.sea import paper_boat
from tools.art.parts.staging import about, pale_light
from tools.art.parts.teen import carved
from tools.art.parts.teen_eyes import Socket, mood_brows, mood_eyes
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=53, colour="#fff28a")

BRONZE = Skin("#f8cf98", "#d99a62", "#b0703f", "#743f28", "#7c4630", "#3f1f1c", "#8c3436", "#c8625a", "#e8603c")
OILSKIN = ("#fffbd0", "#fff28a", "#d8ac3c", "#7e5420")
CURL = ("#fff2b4", "#e8b858", "#8a5426")
FRECKLES = "108,316 120,310 118,322 132,316 130,328 144,322 96,318 146,308 156,316"
CARD = ("#fffbe8", "#f2e4c0", "#b89a6c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    crossing(d, c, detail)
    if mood == "eliminated":
        gone(d, c)
    elif mood == "mad":
        drowned_in_ink(d, c)
    elif mood == "triumphant":
        glory(d, c)
    else:
        folding(d, c)


def folding(d: Doc, c: Portrait) -> None:
    """his head down over the boat, the last fold between two fingers and two thumbs"""
    with d.group(transform=about(206, 504, 0.84, 0, (58, -8))):
        nape(d, c)
        coat(d, c)
        with d.group(transform=about(220, 400, 1, -7)):
            face(d, c, "calm")
            hat(d, c)
    hands(d)


def drowned_in_ink(d: Doc, c: Portrait) -> None:
    """gone mad: the sou'wester pours ink, he drinks it, and the boat comes down the fall"""
    nape(d, c)
    coat(d, c)
    with d.group(transform=about(200, 360, 1, 8)):
        face(d, c, "mad")
        streams = U(
            S(
                "86,232! 150,220 250,236 268,300! 252,330 240,392 228,392 226,300! 214,286 200,300 196,352 184,354 "
                "182,300! 170,284 158,292 154,262! 120,250 100,262 84,262!"
            ),
            brush("92,236 66,262 58,330 60,420 58,540", 44, taper(0.7, 1, 0.8), 18),
        )
        misprint(d, streams, k=0.8)
        for spec in ("76,262 64,300 70,344", "62,380 56,430 62,480", "150,248 152,272 156,290"):
            d.fill(brush(spec, 5, LEAF, 10), "#ffffff", 0.85)
        with d.group(transform=about(200, 250, 1, -7, (0, -12))):
            hat(d, c)
    paper_boat(d, 98, 446, 0.95, -34)
    for x, y, r in ((100, 500, 16), (140, 478, 9), (36, 486, 10)):
        d.fill(Sh.ell(x, y, r), INK)
        d.fill(Sh.ell(x - r * 0.3, y - r * 0.35, r * 0.24), "#ffffff")


def glory(d: Doc, c: Portrait) -> None:
    """the hat in the air, the boat in his palm: it has swum"""
    with d.group(transform=about(206, 504, 0.82, 4, (46, 18))):
        nape(d, c)
        coat(d, c)
        with d.group(transform=about(220, 400, 1, 5)):
            crop(c)
            face(d, c, "triumphant")
            forelock(c)
    with d.group(transform=about(220, 200, 0.56, 26, (12, -74))):
        hat(d, c)
    d.glow(104, 330, 110, (0, "#ffffff", 0.9), (0.4, "#8fdcdc", 0.4), (1, "#3a9fc9", 0))
    pose_hand(
        d,
        "bowl",
        (28, 446),
        0.88,
        -24,
        ("#f8d09c", "#d0905a", "#7c4630"),
        held=lambda: paper_boat(d, 92, 362, 0.95),
        cuff=OILSKIN[1:],
        arm=120,
        bones=True,
    )


def crop(c: Portrait) -> None:
    """what is under the sou'wester: wet curls, blown up by the throw"""
    c.form("104,262! 96,206 128,160 186,142 240,158 270,206 274,290 250,300! 236,262 190,252 140,254", CURL, 3)
    for x, y, r, turn in (
        (118, 226, 22, 200),
        (132, 190, 26, 240),
        (170, 164, 28, 270),
        (212, 160, 28, 300),
        (246, 184, 27, 340),
        (264, 224, 25, 20),
        (266, 264, 22, 50),
        (156, 212, 22, 220),
        (200, 204, 25, 280),
        (232, 232, 22, 330),
    ):
        curl(c, x, y, r, turn)


def curl(c: Portrait, x: float, y: float, r: float, turn: float) -> None:
    """one wet ring of hair"""
    c.form(Sh.ell(x, y, r), CURL, 2.6)
    c.strokes("#8a5426", ([polar(x, y, r * (0.75 - j * 0.1), turn + j * 62) for j in range(6)], 5))


def forelock(c: Portrait) -> None:
    """the curls before the temple and over the brow"""
    for x, y, r, turn in (
        (266, 262, 20, 20),
        (258, 236, 24, 330),
        (232, 222, 25, 300),
        (202, 216, 26, 280),
        (172, 216, 25, 250),
        (144, 220, 23, 230),
        (120, 230, 20, 200),
    ):
        curl(c, x, y, r, turn)


def gone(d: Doc, c: Portrait) -> None:
    """lost: the sou'wester drifts keel up, and the boat has outlived the ferryman"""
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 210, 390, 220)
    water = Sh.rect(-10, 330, 420, 260)
    d.fill(water, d.vlin(water, "#2f86b8", "#153a75", "#0b1c42"))
    for i, rx in enumerate((160, 206, 262)):
        d.fill(Sh.ell(196, 448, rx, rx * 0.2).stroke(5 - i) & water, "#eafcf4", 0.6 - i * 0.14)
    d.fill(Sh.ell(200, 452, 150, 24), INK, 0.5)
    with d.group(transform=about(220, 250, 0.72, -4, (-14, 142))):
        hat(d, c)
    sea = S("-20,468! 40,456 90,468 150,456 210,468 270,456 330,468 420,456! 420,600! -20,600!")
    d.inked(sea, d.vlin(sea, "#3a9fc9", "#153a75", "#0b1c42"), 3, 1)


def keepsake(d: Doc) -> None:
    """the paper boat, and the light that is still on in the inn"""
    d.glow(58, 176, 90, (0, "#fff6c0", 0.7), (0.4, "#ffc850", 0.4), (1, "#f5922a", 0))
    paper_boat(d, 118, 470, 0.8)


def crossing(d: Doc, c: Portrait, detail: int) -> None:
    """rings of fog, the rope, the lit window of one of the two inns"""
    window_light(d, "water", (66, 180), 470, d.window)
    if detail:
        field_lines(d, "water", (66, 180), 90, 300)
    d.glow(58, 176, 110, (0, "#fff6c0", 0.9), (0.4, "#ffc850", 0.5), (1, "#f5922a", 0))
    c.form("14,240! 14,130! 56,92! 98,130! 98,240!", ("#6a4a3c", "#33222c", "#1a1220"), 3)
    pane = c.form("26,228! 26,136! 56,110! 86,136! 86,228!", ("#fffbe0", "#ffd86a", "#f29a38"), 2.4)
    d.fill((Sh.rect(53, 104, 6, 130) | Sh.rect(20, 166, 70, 6)) & pane, "#33222c")
    for y, w in ((452, 10), (464, 7)):
        d.fill(
            brush([(-10, y - 20), (120, y), (410, y - 60)], w, taper(0.9, 0.9), 12), "#0f2850" if w > 8 else "#8fb4c8"
        )


def nape(d: Doc, c: Portrait) -> None:
    """sun-bleached curls, only at the nape"""
    for x, y, r, turn in (
        (262, 352, 24, 30),
        (292, 366, 26, 80),
        (318, 350, 22, 140),
        (276, 388, 22, 200),
        (308, 396, 24, 260),
        (248, 378, 18, 330),
    ):
        curl(c, x, y, r, turn)


def coat(d: Doc, c: Portrait) -> None:
    """oilskin with two pockets left, two right, two cards in each; the collar catches the water"""
    c.form("132,392! 140,440 120,480! 262,480! 262,420 256,350!", ("#d89a62", "#94582f", "#4c281e"))
    c.form(
        "10,590! 26,500 70,452 140,436 206,470 276,424! 342,446 388,500 400,590!",
        OILSKIN[1:],
        3.4,
        (12, 38, 6),
        "#5c3a18",
    )
    collar = c.form(
        "122,420! 108,440 116,470 160,496 214,500! 270,490 326,456 336,404 318,382! 296,424 250,452 200,460 150,446",
        OILSKIN,
        3,
        (9, 22, 4.6),
        "#5c3a18",
    )
    c.strokes("#b8862c", ("130,446 180,476 250,470 312,424", 5), within=collar)
    for x, y, rot in ((252, 508, -4), (330, 500, 6)):
        for k, shift in ((0, -12), (1, 10)):
            c.form(Sh.rect(-15, -34, 30, 52, 3).rot(rot + (k * 2 - 1) * 7).move(x + shift, y + 2), CARD, 2.2)
        pocket = c.form(Sh.rect(-34, 0, 68, 90, 5).rot(rot).move(x, y), OILSKIN[1:], 2.8, (8, 14, 4), "#5c3a18")
        d.stroke(pocket.shrink(6), "#7e5420", 2, 0.8, dash="6 5")
    badge(d, "water", 166, 486, 18)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """profile to the left: snub nose, a tune behind shut lips, freckles"""
    f = c.head(
        "118,220! 106,244 101,264 105,281! 99,297 83,314 73,322! 71,331 80,339 93,343! 84,349 80,357 89,362! "
        "112,366! 102,371! 88,378 87,387 95,393! 92,404 97,417 114,425 142,422 182,408 222,382 250,350 "
        "262,300 262,230! 190,200",
        BRONZE,
        80,
        270,
    )
    c.shade(
        f,
        "270,220! 214,250 206,300 196,330 202,350 176,384 140,408 118,432! 190,420 260,370 274,290!",
        BRONZE,
        "#fff6c8",
        250,
    )
    planes(c, f)
    c.blush(BRONZE.blush, (140, 340, 38), (72, 330, 12))
    c.strokes(INK, ("107,339 102,329 93,330 89,338", 4))
    hum(c) if mood == "calm" else moved(c, mood)
    if mood != "calm":
        c.strokes(INK, ("134,328 142,332 144,344", 5), ("142,318 152,332 152,350", 3))
    c.strokes(BRONZE.plane, ("98,404 106,408 116,404", 3.4))
    if mood == "calm":
        eye_of_profile(d, c)
    if c.fine:
        c.freckles("#8a4a24", 2, FRECKLES)
    cropped(c, f)
    c.form(
        "204,296! 206,274 226,264 244,276 244,302 232,330 216,334 208,320!",
        ("#e8aa70", "#b06a40", "#5c3022"),
        2.6,
        (7, 10, 3.2),
    )
    c.strokes(INK, ("216,288 228,278 234,292 224,308 222,320", 4.6))


def cropped(c: Portrait, f: Sh) -> None:
    """shorn round the ear: a sideburn, and the same down to the nape, in the small strokes of a blunt razor"""
    hair = (
        S(
            "154,206! 280,206! 280,366! 258,350 246,332 250,296! 244,270 226,258 208,270 205,326! 193,316 188,284 "
            "172,256"
        )
        & f
    )
    c.d.fill(hair, "#b8843c")
    for i in range(34):
        x, y = 162 + (i * 37) % 98, 214 + (i * 53) % 130
        c.strokes(CURL[0] if i % 3 else CURL[2], (f"{x},{y} {x + 5},{y + 5} {x + 5},{y + 13}", 3.4), within=hair)
    c.strokes("#4a2a18", ("205,328 192,314 187,284 172,256 156,236", 3.4), ("246,334 258,350 272,362", 3.4), within=f)


def hum(c: Portrait) -> None:
    """lips shut over a tune, one corner up"""
    d = c.d
    d.fill(S("83,348! 94,344 112,352! 128,362! 118,384 99,390! 83,384 81,364!"), BRONZE.mid)
    d.fill(S("82,350! 89,347 99,354 112,359! 99,362 87,361!"), BRONZE.lip, 0.7)
    d.fill(S("86,365! 98,365 110,362! 103,371 93,375 86,371!"), BRONZE.lip_low, 0.7)
    c.strokes(INK, ("82,361 93,364 107,362 122,353", 5), ("122,347 127,353 125,360", 3))
    c.strokes(BRONZE.plane, ("92,385 101,387 111,383", 4))


def planes(c: Portrait, f: Sh) -> None:
    """brow, cheekbone and chin in the light, the side away from it beyond temple and jaw"""
    side = S("196,196! 184,240 196,268 200,300! 184,322 172,352 152,384 120,440! 300,440! 300,196!")
    far = S("236,200! 222,276 206,330 206,356! 176,404 150,440! 300,440! 300,200!")
    facets = [
        S("116,226! 150,220 176,232! 150,246 120,250!"),
        S("120,314! 146,306 166,316! 146,332 124,332!"),
        S("98,402! 110,398 120,406! 108,414 100,411!"),
    ]
    socket = S("104,282! 122,266 152,272 158,290! 142,304 116,306!")
    carved(c, f, BRONZE, ((side, 0.5), (far, 0.4)), (facets, "#ffe6b8", 0.5), [socket])


def moved(c: Portrait, mood: str) -> None:
    """the face when something has happened, in profile: one eye, half a mouth"""
    d, eyes = c.d, (Socket(124, 288, 0.92, 0.9, 1),)
    mood_eyes(c, BRONZE, eyes, mood)
    mood_brows(c, eyes, CURL[1], 8, mood)
    if mood == "eliminated":
        d.fill(S("86,350! 110,352! 126,362! 108,384! 92,392! 80,372!"), BRONZE.mid)
        c.strokes(INK, ("84,372 100,368 118,374", 5.5), ("120,368 128,374 128,382", 3.4))
        return
    wide = S("82,364! 100,352 124,344 152,320! 152,356 128,386 100,394 84,388!")
    if mood == "triumphant":
        d.fill(wide, "#4a1420")
        d.fill(S("92,392! 104,376 130,368 140,366! 122,392") & wide, "#d8605c")
        d.fill(S("84,362! 104,350 126,342 150,322! 150,338 120,362 88,370!") & wide, "#fffaf0")
    else:
        d.fill(wide.move(5, 4), MAGENTA)
        d.fill(wide.move(-5, -3), CYAN)
        d.fill(wide, "#fffdf2")
        c.strokes(
            INK,
            *[(f"{x},{340 - i * 4} {x + 4},364 {x + 2},396", 3.4) for i, x in enumerate((94, 106, 118, 130, 142))],
            within=wide,
        )
        c.strokes(INK, ("80,378 110,374 152,338", 4), within=wide)
    d.stroke(wide, INK, 3 * c.bold)


def eye_of_profile(d: Doc, c: Portrait) -> None:
    """a wedge open to the left, lids and brow"""
    white = S("104,290! 110,278 126,272 146,284! 136,296 118,300 106,298!")
    eyeball(d, white, (113, 290), (9, 12), (4, 6), (5, 14), ("#c4f0f0", "#2a8f9c", "#0f3048"), 1.2, aside=2)
    d.fill(Sh.ell(110, 285, 3) & white, "#ffffff")
    c.strokes(
        INK, ("100,292 108,276 126,269 154,286", 7.5), ("110,300 122,303 136,297", 3), ("120,262 136,262 148,272", 3)
    )
    c.form("100,262! 112,248 132,244 158,258! 134,256 114,262", CURL[1:], 1.6)


def hat(d: Doc, c: Portrait) -> None:
    """the wedge: short in front, long behind, water running off the end"""
    c.form(
        "196,258! 190,300 176,360 150,420! 162,424! 194,372 212,310 220,260!", OILSKIN[1:], 2.6, (8, 12, 4), "#5c3a18"
    )
    c.form(
        "84,252! 96,190 130,130 180,98 226,102 272,150 300,220 310,280! 240,262 160,240 110,240!",
        OILSKIN,
        3.4,
        (11, 34, 5.6),
        "#5c3a18",
        rim="#ffffff",
    )
    c.strokes("#b8862c", ("180,102 160,160 152,236", 5.5), ("214,104 236,170 250,260", 5.5))
    c.form(Sh.ell(196, 98, 10, 8), OILSKIN[1:], 2.6)
    brim = c.form(
        "54,232! 74,224 120,230 200,242 280,268 340,310 392,386! 350,372 300,340 240,304 180,280 120,264 "
        "76,262 58,250!",
        OILSKIN,
        3.2,
        (9, 22, 5),
        "#5c3a18",
    )
    d.stroke(brim.shrink(7), "#b8862c", 2, 0.8, dash="8 6")
    for spec, w in (("384,384 366,400 340,398 322,412", 11), ("390,388 386,430 392,480", 7)):
        c.form(brush(spec, w, taper(0.9, 0.4, 0.3), 10), ("#f4fffc", "#8fdcdc", "#2f86b8"), 2)
    for x, y in ((306, 430), (298, 412), (348, 420), (372, 458)):
        c.form(S(f"{x},{y - 11}! {x + 6},{y} {x},{y + 6} {x - 6},{y}"), ("#ffffff", "#8fdcdc"), 1.8)


def hands(d: Doc) -> None:
    """two hands and the folded exam paper: four fingers behind the hull, the thumbs in front"""
    skin = ("#f8d09c", "#d0905a", "#7c4630")

    def other() -> None:
        pose_hand(
            d,
            "pluck",
            (42, 534),
            0.78,
            -62,
            skin,
            True,
            held=lambda: paper_boat(d, 130, 458, 1.05, -4),
            cuff=OILSKIN[1:],
            arm=90,
            bones=True,
        )

    pose_hand(d, "pluck", (220, 536), 0.78, -118, skin, held=other, cuff=OILSKIN[1:], arm=90, bones=True)


def emblem() -> Sh:
    """the paper boat: triangle on a trapezoid"""
    hull = Sh.poly([(2, 50), (94, 50), (74, 86), (22, 86)])
    return U(hull, Sh.poly([(48, 6), (74, 44), (22, 44)]))
