"""Maris Quell, lakekeeper: reed hat, braid like a rope, four buckets; in the last one a fish listens."""

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.ornament import badge, sigil
from tools.art.palette import INK
from tools.art.parts.light import field_lines_behind
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import HOODED
from tools.art.parts.pose import pose_hand
from tools.art.parts.staging import about, pale_light
from tools.art.parts.teen import Visage, teen_face
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=47, colour="#f28fb0", niches=4, mirrored=True)

BROWN = Skin("#d09a6c", "#a56c44", "#7c4a2e", "#4c2a20", "#50302a", "#2a1418", "#7a2c3c", "#b65a58", "#d85a40")
GIRL = Visage(
    BROWN,
    ("#bfe8e0", "#3f8f9c", "#10303c"),
    "#180c14",
    cx=202,
    eye_y=302,
    chin_y=398,
    w=88,
    turn=0.85,
    cheek=0.11,
    jaw=0.32,
    nose=(0.4, 0.27),
    eye=1.22,
    lashes=2,
    brow_w=12,
    mouth_w=0.6,
    calm="smirk",
    arch=12,
    look=(-8, -1),
    snub=0.3,
    lids=0.8,
    slant=3,
    cut=HOODED,
)
REED = ("#f8e6a4", "#d0a65c", "#7e5a34", "#4a3426")
INDIGO = ("#5a7cc8", "#2c4490", "#121c4c")
ROSE = ("#ffc8da", "#f28fb0", "#9c3c64")
BRAID = ("#4a4a74", "#20203c", "#0c0c1a")
PAIL = ("#e0b078", "#9a6a40", "#4a2e22")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    lake(d, c, detail)
    if mood == "eliminated":
        gone(d, c)
    elif mood == "mad":
        capsized(d, c)
    elif mood == "triumphant":
        glory(d, c)
    else:
        balancing(d, c)


def balancing(d: Doc, c: Portrait) -> None:
    """head on one side, she keeps a drop of the lake up on the tip of a finger"""
    with d.group(transform=about(202, 504, 0.84, 0, (58, 16))):
        body(d, c)
        with d.group(transform=about(206, 420, 1, 7)):
            face(d, c, "calm")
            hat(d, c)
        braid(d, c)
        buckets(d, c)
    pose_hand(
        d,
        "heed",
        (104, 476),
        0.9,
        -94,
        ("#d8a478", "#a56c44", "#50302a"),
        cuff=("#7c9ce0", "#3a58a8", "#182460"),
        arm=90,
        bones=True,
    )
    with d.group(transform=about(50, 318, 0.84, -8, (36, -34))):
        drop(d)


def capsized(d: Doc, c: Portrait) -> None:
    """gone mad: she goes headfirst, the hat for a boat, and a fish has her by the braid"""
    with d.group(transform=about(202, 300, 0.94, 180, (-2, -12))):
        body(d, c)
        face(d, c, "mad")
        hat(d, c)
    for i in range(8):
        x, y = 108 - i * 1.5, 262 - i * 20
        side, w = (1 if i % 2 else -1), 25 - i * 1.2
        knot = S([(-w * side, 10), (-4 * side, 25), (w * 0.9 * side, 6), (w * 0.4 * side, -22), (-w * 0.7 * side, -16)])
        c.form(knot.move(x, y), BRAID, 2.6, (7, 12, 3.4), "#06060e")
    fish = c.form(
        "98,132! 66,118 60,92 86,72 122,76 150,96! 176,76 184,70! 176,100 184,128! 164,118 150,106! 132,128 112,134!",
        ("#ffc8b0", "#f6947c", "#a8483c"),
        3,
        (8, 12, 4),
    )
    d.fill(fish - fish.move(3, 5), "#fff0e0", 0.6)
    d.inked(Sh.ell(90, 94, 10), "#ffffff", 2, 0.6)
    d.fill(Sh.ell(88, 96, 4.6), INK)
    c.strokes(INK, ("64,112 78,112 96,124", 5), ("116,82 110,100 118,122", 4.5))
    sea = S("-20,470! 20,456 60,470 110,452 160,470 210,452 260,470 310,452 360,470 420,456! 420,600! -20,600!")
    d.inked(sea, d.vlin(sea, "#8fdcdc", "#3a9fc9", "#153a75"), 3, 1)
    c.strokes("#eafcf4", ("40,486 90,478 140,488", 6), ("190,484 250,474 310,486", 6), within=sea)


def glory(d: Doc, c: Portrait) -> None:
    """the lake stands up in her palm, and the fish takes a bow on top"""
    with d.group(transform=about(202, 504, 0.84, 2, (44, 22))):
        body(d, c)
        with d.group(transform=about(206, 420, 1, 9)):
            face(d, c, "triumphant")
            hat(d, c)
        braid(d, c)
    pose_hand(
        d,
        "bowl",
        (42, 440),
        0.9,
        -26,
        ("#d8a478", "#a56c44", "#50302a"),
        held=lambda: bow(d, c),
        cuff=("#7c9ce0", "#3a58a8", "#182460"),
        arm=120,
        bones=True,
    )


def bow(d: Doc, c: Portrait) -> None:
    """the standing water and the fish on top of it"""
    with d.group(transform="translate(-4 52)"):
        jet = S(
            "76,336! 88,290 84,230 94,170 78,136! 66,118 88,108 102,122! "
            "118,104 138,118 124,138! 112,174 118,240 114,292 132,336! 104,350"
        )
        d.glow(100, 180, 130, (0, "#eafcf4", 0.8), (0.4, "#8fdcdc", 0.4), (1, "#3a9fc9", 0))
        d.inked(jet, d.lin(76, 0, 132, 0, "#ffffff", "#e4fbf8", "#8fdcdc"), 3, 1.2)
        c.strokes("#1f5fa6", ("98,320 96,250 104,170", 6), ("112,322 110,270 112,210", 5), within=jet)
        fish = c.form(
            "54,122! 74,96 108,86 138,100! 160,84 172,84! 164,104 170,124! 152,118 138,110! 116,128 80,132",
            ("#ffd8c4", "#f6947c", "#a8483c"),
            3,
            (7, 10, 3.4),
        )
        d.fill(fish - fish.move(2, 5), "#fff0e0", 0.7)
        d.inked(Sh.ell(80, 110, 8), "#ffffff", 2, 0.6)
        d.fill(Sh.ell(78, 110, 4), INK)
        for x, y, h in ((58, 176, 17), (146, 184, 14), (132, 230, 10), (64, 240, 11)):
            c.form(
                S(f"{x},{y - h}! {x + h * 0.6},{y} {x},{y + h * 0.6} {x - h * 0.6},{y}"), ("#ffffff", "#8fdcdc"), 2.2
            )


def gone(d: Doc, c: Portrait) -> None:
    """lost: the reed hat turns on still water, and three bubbles come up"""
    water = Sh.rect(-10, 286, 420, 300)
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 206, 360, 220)
    d.fill(water, d.vlin(water, "#3a9fc9", "#153a75", "#0b1c42"), 0.9)
    for i, rx in enumerate((150, 196, 250, 310)):
        ring = Sh.ell(206, 414, rx, rx * 0.24).stroke(4.5 - i * 0.6)
        d.fill(ring & water, "#eafcf4", 0.7 - i * 0.13)
    d.fill(Sh.ell(206, 418, 150, 30), INK, 0.55)
    with d.group(transform=about(204, 240, 0.7, -7, (4, 166))):
        hat(d, c)
    for x, y, r in ((118, 458, 13), (142, 478, 8), (104, 482, 6)):
        d.inked(Sh.ell(x, y, r), "#8fdcdc", 2.2, 0.4)
        d.fill(Sh.ell(x - r * 0.3, y - r * 0.3, r * 0.3), "#ffffff")


def keepsake(d: Doc) -> None:
    """the end of the rose ribbon"""
    end = brush("150,420 120,440 156,458 124,474 160,490", 11, taper(0.6, 0.4, 0.4), 18)
    d.inked(end, d.dlin(end, *ROSE), 2.4, 0.8)


def lake(d: Doc, c: Portrait, detail: int) -> None:
    """morning rings and reeds, the drop at face height"""
    field_lines_behind(d, "water", (56, 316), (60, 316))
    if detail:
        for x, top, lean in ((14, 330, -6), (36, 300, 8), (370, 250, 14), (388, 290, 4), (352, 300, -10)):
            d.fill(
                brush([(x, 580), (x + lean * 0.4, (580 + top) / 2), (x + lean, top)], 7, taper(1, 0, 0), 8), "#0f3a5c"
            )
            d.fill(S("-5,0! -7,-26 0,-44 7,-26 5,0!").move(x + lean, top + 20), "#3a2430")


def drop(d: Doc) -> None:
    """her element, at face height"""
    d.glow(52, 318, 92, (0, "#eafcf4", 0.95), (0.35, "#8fdcdc", 0.5), (1, "#3a9fc9", 0))
    solid, cuts = sigil("water", 50, 318, 38)
    d.inked(solid, d.lin(20, 280, 80, 360, "#ffffff", "#c4f0f0", "#3a9fc9"), 2.6, 1.2)
    d.fill(cuts, "#153a75")


def body(d: Doc, c: Portrait) -> None:
    """indigo wrap crossed over the cloak, rose sash, the yoke behind the neck"""
    neck = c.form("160,372! 162,420 140,460! 266,460! 250,420 258,350!", ("#a06842", "#6a3e2a", "#341a18"))
    d.fill(GIRL.outline().move(5, 20) & neck, BROWN.deep, 0.55)
    c.form(
        brush("-10,466 90,440 200,430 310,440 410,470", 21, taper(0.8, 0.8), 14), ("#c89058", "#7e5234", "#3a241e"), 3
    )
    robe = c.form(
        "66,590! 72,498 104,446 160,424 206,470 258,418! 312,440 340,498 346,590!", INDIGO, 3.2, (12, 36, 6), "#0a1030"
    )
    c.form(
        "158,424! 120,446 104,478 104,590! 156,590! 196,540 262,430 250,424! 224,462 196,486 176,462",
        ("#7c9ce0", "#3a58a8", "#182460"),
        3,
        (10, 26, 5),
        "#0a1030",
    )
    c.form("84,520! 170,508 270,470 330,462! 338,490 280,506 176,550 84,560!", ROSE, 2.8, (9, 18, 4.4), "#5c1c3c")
    c.strokes("#9c3c64", ("100,536 180,524 270,490 326,478", 4.5), within=robe)
    badge(d, "water", 204, 466, 18)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """wide and calm, chin low; the eyes come up from under the brim, whose shadow lies on the brow"""
    f = teen_face(c, GIRL, mood, mouth="howl" if mood == "mad" else "", gaze="pin" if mood == "mad" else "")
    d.fill(S("100,196! 300,196! 300,262! 250,271 200,274 150,271 100,260!") & f, "#1c1030", 0.5)


def hat(d: Doc, c: Portrait) -> None:
    """the low cone: reed courses, a heron's feather, drops along one side"""
    cone = c.form(
        "2,222! 60,174 130,112 190,62 206,50 222,62 280,110 346,172 400,224! 350,244 290,252 200,255 108,250 46,241",
        REED,
        3.4,
        (11, 30, 5.4),
        "#3a241a",
        rim="#fff6d0",
    )
    for k in (0.26, 0.46, 0.66, 0.84):
        y = 54 + 170 * k
        half, low = 196 * k, y + 22 * k
        c.strokes(
            "#5c3e26",
            ([(204 - half, y), (204 - half * 0.4, low), (204 + half * 0.4, low), (204 + half, y)], 6),
            within=cone,
        )
    if c.fine:
        lines = [cutw(204 + (x - 204) * 0.3, 90, x, 246, 3) for x in range(20, 400, 24)]
        d.fill(pile(lines) & cone, "#7e5a34", 0.6)
    c.form(
        "24,240! 200,256! 380,242! 396,238! 360,258 290,268 200,272 108,266 40,256!",
        ("#e8c884", "#9a6e3e", "#4a3426"),
        2.6,
    )
    c.form("196,62! 198,46! 214,46! 218,62! 206,68", ROSE, 2.6)
    feather = c.form(
        "230,86! 268,46 322,24 372,32! 340,40 352,48! 312,56 318,66! 280,72 244,94!",
        ("#ffffff", "#c4d8ea", "#6a86ac"),
        2.6,
        (7, 14, 3.6),
        "#2c4470",
    )
    c.strokes("#2c4470", ("234,88 280,58 356,34", 4), within=feather)
    for x, y, h in ((352, 286, 15), (374, 320, 19), (340, 340, 12), (380, 386, 14)):
        c.form(
            S(f"{x},{y - h}! {x + h * 0.5},{y} {x},{y + h * 0.5} {x - h * 0.5},{y}"),
            ("#ffffff", "#8fdcdc", "#3a9fc9"),
            2.2,
        )


def braid(d: Doc, c: Portrait) -> None:
    """thick as a mooring rope, wet at its end"""
    points = ((282, 318), (296, 350), (300, 384), (296, 418), (288, 452), (280, 486), (272, 518))
    for i, (x, y) in enumerate(points):
        w = 25 - i * 1.3
        side = 1 if i % 2 else -1
        knot = S(
            [(-w * side, -10), (-4 * side, -25), (w * 0.9 * side, -6), (w * 0.4 * side, 22), (-w * 0.7 * side, 16)]
        ).move(x, y)
        c.form(knot, BRAID, 2.6, (7, 12, 3.4), "#06060e")
        c.strokes("#8088c0", (f"{x - 9 * side},{y - 9} {x},{y - 13} {x + 10 * side},{y - 5}", 4))
    c.form(Sh.rect(258, 530, 24, 13, 5), ROSE, 2.4)
    c.form("260,542! 254,562 264,590! 280,590! 284,562 280,542!", ("#5a6ca8", "#20203c"), 2.4)


def buckets(d: Doc, c: Portrait) -> None:
    """two on each end of the yoke; the last has company"""
    for i, (x, y) in enumerate(((96, 540), (30, 512), (318, 548), (376, 508))):
        c.strokes("#3a241e", (f"{x - 26},{y - 28} {x},{y - 84} {x + 26},{y - 28}", 5), prof=taper(0.8, 0.8))
        d.inked(
            Sh.ell(x, y - 26, 31, 10), d.lin(x - 30, 0, x + 30, 0, "#c4f0f0", "#3a9fc9", "#153a75"), 2.6 * c.bold, 1
        )
        if i == 1:
            fish = S(f"{x - 10},{y - 28}! {x - 18},{y - 52} {x - 2},{y - 64} {x + 14},{y - 54} {x + 14},{y - 28}!")
            c.form(fish, ("#ffb49c", "#f6947c", "#a8483c"), 2.4, (6, 8, 3))
            d.fill(Sh.ell(x - 4, y - 48, 5.4), "#ffffff")
            d.fill(Sh.ell(x - 5, y - 49, 2.8), INK)
            c.strokes(INK, (f"{x - 14},{y - 40} {x - 8},{y - 38} {x - 4},{y - 41}", 3.6))
            c.form(
                f"{x + 10},{y - 50}! {x + 26},{y - 62} {x + 24},{y - 44} {x + 14},{y - 38}!",
                ("#ffb49c", "#c8604c"),
                2.2,
            )
        pail = c.form(
            f"{x - 31},{y - 26}! {x - 14},{y - 18} {x + 14},{y - 18} {x + 31},{y - 26}! {x + 25},{y + 40}! "
            f"{x},{y + 48} {x - 25},{y + 40}!",
            PAIL,
            2.8,
            (8, 16, 4),
        )
        c.strokes("#3a241e", (f"{x - 29},{y - 2} {x},{y + 8} {x + 29},{y - 2}", 6), within=pail)


def emblem() -> Sh:
    """the heron: S of the neck, dagger bill, body, one leg"""
    neck = brush("34,62 26,46 44,38 50,26 42,16 32,16", 13, taper(0.9, 0.85), 18)
    bill = Sh.poly([(38, 8), (38, 24), (2, 24)])
    body_ = S("24,58! 40,46 64,50 94,76! 72,74 54,78 36,76 26,70")
    leg = Sh.poly([(46, 72), (55, 72), (54, 95), (38, 95), (38, 88), (46, 87)])
    return U([neck, bill, body_, leg, Sh.ell(42, 15, 10)])
