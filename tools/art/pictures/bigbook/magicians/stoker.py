"""Orlo Brandt, stoker: soot on cheek and brow, hair one flame; he holds the hot mask by its ear."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U
from tools.art.ornament import badge
from tools.art.palette import EL, INK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.parts.portrait import Portrait, Skin, glare
from tools.art.parts.portrait_eye import NARROW
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import shadow_plane
from tools.art.parts.staging import about, hollow, pale_light, ringing
from tools.art.parts.teen import Visage, sockets, teen_face
from tools.art.parts.vignette import smoke_curl
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=31, colour="#52bdf5")

OLIVE = Skin("#f6d9a4", "#dcae74", "#b98450", "#7c4d30", "#7a4a34", "#43231f", "#7d3a2e", "#b4644c", "#d8562e")
BOY = Visage(
    OLIVE,
    ("#d8f0ff", "#4a90b8", "#142a4a"),
    "#3c2420",
    cx=207,
    eye_y=292,
    chin_y=396,
    w=76,
    jaw=0.14,
    nose=(0.37, 0.2),
    brow_w=10,
    calm="smirk",
    glad="tongue",
    look=(-6, 0),
    cheek=0.03,
    snub=0.35,
    eye=1.24,
    lids=1.1,
    point=0.45,
    cut=NARROW,
)
SOOT = "#3c2c34"
CHEEK = (("216,342 242,336 274,312", 16), ("222,356 248,350 276,328", 13), ("240,366 256,360 272,346", 8))
BROW = (("146,264 166,250 196,246", 12), ("154,274 172,264 190,262", 7))
"""Where he has wiped his face: the ways of the fingers and how wide they are."""
IRON = ("#8d8390", "#4c4450", "#221c2a")
HAND = ("#f6d9a4", "#cf9c66", "#6a3f30")
HAIR = ("#f7b24a", "#6d3a24", "#2a1620")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    boiler(d, detail)
    if mood == "eliminated":
        gone(d, c)
        return
    if mood == "triumphant":
        glory(d, c)
        return
    if mood == "mad":
        with d.group(transform=about(207, 470, 0.84, 0, (4, 20))):
            body(d, c)
            with d.group(transform=about(207, 400, 1, -8)):
                steam(c)
                burning_hair(d)
                head(d, c, mood)
        return
    with d.group(transform=about(207, 504, 0.86, 0, (28, 18))):
        body(d, c)
        with d.group(transform=about(222, 420, 1, -7)):
            head(d, c, mood)
    with d.group(transform=about(100, 500, 0.98, 0, (20, -36))):
        hand_and_mask(d, c, detail)


def head(d: Doc, c: Portrait, mood: str) -> None:
    """hair, ears, face and goggles"""
    if mood != "mad":
        tuft(d, c, behind=True)
    ears(d, c)
    face(d, c, mood)
    if mood == "mad":
        tuft(d, c, behind=False)
        furnace_eyes(d, c)
        return
    goggles(d, c)
    tuft(d, c, behind=False)


def steam(c: Portrait) -> None:
    """gone mad: both ears whistle like valves"""
    for side, x0 in ((-1, 104), (1, 318)):
        puffs = U([Sh.ell(x0 + side * i * 20, 282 - i * (13 + i), 15 + i * 7) for i in range(6)])
        c.form(puffs, ("#ffffff", "#f2dcc8", "#c89880"), 2.8, (9, 14, 4), "#8a5a50")


def burning_hair(d: Doc) -> None:
    """the tuft has caught"""
    d.glow(206, 110, 190, (0, "#fff4c2", 0.9), (0.4, "#ffb23e", 0.5), (1, "#ff8a2a", 0))
    for x, h, w, lean in (
        (138, 150, 70, -34),
        (284, 140, 66, 36),
        (170, 200, 80, -18),
        (250, 190, 76, 22),
        (208, 240, 92, 2),
    ):
        d.inked(flame_s(x, 226, h, w, lean), "#f5792a", 2.8, 1, "#7a1a1c")
        d.fill(flame_s(x, 226, h * 0.72, w * 0.64, lean * 0.7), "#ffc850")
        d.fill(flame_s(x, 226, h * 0.44, w * 0.36, lean * 0.5), "#fff4c2")


def furnace_eyes(d: Doc, c: Portrait) -> None:
    """the goggles down, and behind the glass it burns"""
    c.form("112,300! 118,276 160,270 290,276! 300,300! 250,318 150,318", ("#a86a3a", "#6a3a22", "#33191a"), 2.6)
    for x, y, r in ((152, 294, 42), (234, 292, 48)):
        d.fill(Sh.ell(x + 6, y + 4, r), "#e0287d")
        d.fill(Sh.ell(x - 6, y - 4, r), "#17a6b8")
        c.form(Sh.ell(x, y, r), IRON, 3.2, (8, 10, 3.4))
        lens = Sh.ell(x, y, r - 9)
        d.inked(lens, "#5a0f1a", 2.4, 0.6)
        with d.clip(lens):
            for dx, h, w, tone in (
                (-16, 1.4, 0.7, "#e0502a"),
                (15, 1.5, 0.7, "#e0502a"),
                (0, 1.75, 0.8, "#f5792a"),
                (2, 1.2, 0.5, "#ffd86a"),
                (1, 0.7, 0.3, "#fffbe0"),
            ):
                d.fill(flame_s(x + dx * r / 48, y + r, h * r, w * r, 4), tone)
        d.fill(glare(x, y, r - 8, r - 8, ((-0.7, -0.1), (-0.2, -0.75), (0, -0.7), (-0.5, 0))) & lens, "#ffffff", 0.7)


def glory(d: Doc, c: Portrait) -> None:
    """the mask tossed like a pancake, baked blank"""
    with d.group(transform=about(207, 504, 0.84, 5, (34, 20))):
        body(d, c)
        head(d, c, "triumphant")
    mask(d, "blank", 130, 146, 0.74, -38, printed=False, detail=2)
    ringing(d, 130, 146, (62, 78), 150, 230, "#fff4c2", 7)
    pan = c.form("56,292! 60,262! 116,252 168,262! 172,292! 140,314 84,314!", ("#8d8390", "#3c3440", "#1c1622"), 3.2)
    c.form(Sh.ell(114, 260, 56, 12), ("#2c2430", "#5c5260"), 2.8)
    d.fill(pan - pan.move(4, -5), "#ffb23e", 0.7)
    arm = c.form(
        "36,600! 40,490 70,446! 146,446! 152,490 150,600!", ("#a4443a", "#6a2230", "#2c0f20"), 3.2, (11, 26, 5)
    )

    def handle() -> None:
        c.form("104,308! 124,308! 118,414! 102,414!", ("#a86a3a", "#6a3a22", "#33191a"), 2.8)

    pose_hand(d, "clasp", (106, 440), 0.87, -88, HAND, held=handle, bones=True)
    c.form("54,440! 104,452 152,440! 156,466! 104,478 52,466!", ("#a4defc", "#3aa0dc", "#174a7c"), 2.8)
    shadow_plane(d, arm, (20, 420), 8, "#3b1418", 0.4)


def gone(d: Doc, c: Portrait) -> None:
    """lost: the goggles round an empty neckerchief, a wisp from it, soot on the wall where he leant"""
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 200, 320, 230)
    soot = BOY.outline().move(0, -40)
    d.fill(soot.grow(16), INK, 0.3)
    d.fill(soot, INK, 0.5)
    rings = U([Sh.ell(e.x, e.y - 41, 29 * e.k * e.squash, 29 * e.k) for e in sockets(BOY)])
    d.fill(rings, "#ffe4b4", 0.75)
    body(d, c, empty=True)
    with d.group(transform=about(190, 216, 1.22, 9, (24, 188))):
        goggles(d, c)
    smoke_curl(d, 222, 372, 1.7)


def keepsake(d: Doc) -> None:
    """an ember in one lens"""
    d.glow(172, 404, 40, (0, "#ffd86a", 0.9), (0.4, "#f5792a", 0.5), (1, "#f5792a", 0))
    d.fill(Sh.ell(172, 404, 12), "#f5792a")
    d.fill(Sh.ell(169, 402, 6), "#ffe9a0")


def boiler(d: Doc, detail: int) -> None:
    """fire from the boiler door below, riveted plates above"""
    window_light(d, "fire", (96, 470), 520, d.window)
    if not detail:
        return
    field_lines(d, "fire", (96, 470), 150, 300)
    for y in (40, 150):
        d.fill(brush([(-10, y + 6), (200, y - 4), (410, y + 6)], 9, taper(0.8, 0.8), 8), EL["fire"]["deep"], 0.8)
        for x in range(20, 400, 44):
            d.inked(Sh.ell(x, y + 22, 7), d.rad(x - 2, y + 20, 9, "#e0622c", "#7a1a22"), 2, 1, EL["fire"]["deep"])


def body(d: Doc, c: Portrait, empty: bool = False) -> None:
    """broad leaning shoulders, leather apron, sky neckerchief"""
    if empty:
        hollow(d, c, 222, 416, 88, 34, ("#3aa0dc", "#174a7c"))
    else:
        neck = c.form("176,372! 180,430 166,470! 280,470! 264,420 262,350!", ("#d8a468", "#93603a", "#4e2a22"))
        d.fill(BOY.outline().move(5, 20) & neck, OLIVE.deep, 0.55)
    c.form(
        "-10,570! 6,480 50,438 130,416 222,462 290,408! 350,424 396,462 416,570!",
        ("#a4443a", "#6a2230", "#2c0f20"),
        3.2,
        (12, 40, 6),
        "#2a0c1a",
    )
    apron = c.form(
        "92,580! 104,500 120,438! 146,428! 160,476 300,478 312,424! 336,432! 350,500 356,580!",
        ("#b9743c", "#7c4526", "#3b1e18"),
        3,
        (11, 30, 5),
    )
    d.stroke(apron.shrink(9), "#e8b878", 2, 0.8, dash="9 7")
    scarf = c.form(
        "140,404! 128,430 160,464 222,482 286,462 312,424 300,398! 262,432 196,440",
        ("#bfe8ff", "#52bdf5", "#1c5c94"),
        3,
        (9, 22, 4.4),
        "#123a66",
    )
    c.form(
        "196,462! 180,492 158,514! 204,516 220,484! 240,520 276,528! 258,494 238,464!",
        ("#a4defc", "#3aa0dc", "#174a7c"),
        2.8,
        (8, 16, 4),
        "#123a66",
    )
    c.strokes("#174a7c", ("150,424 190,450 222,456", 5), ("296,420 262,446 230,456", 5), within=scarf)
    badge(d, "fire", 222, 472, 18)


def tuft(d: Doc, c: Portrait, behind: bool) -> None:
    """one flame of hair, still glowing at the end"""
    if behind:
        c.form(
            "136,236! 118,206 126,168 150,146 172,140 262,142 288,176 294,230 280,262! 200,190", HAIR[1:], 3, (9, 26, 5)
        )
        flame = (
            "150,172! 148,126 176,96 172,56 196,8! 204,44 226,60 224,90! 236,84 238,70 238,58! 268,96 272,134 262,172!"
        )
        s = c.form(flame, ("#ffd86a", "#f08a30", "#7a2a1c", "#2a1620"), 3.2, (10, 28, 5), "#2a1016")
        c.strokes(
            "#2a1016",
            ("196,20 194,70 178,110 184,160", 6),
            ("212,60 214,100 204,130 212,164", 6),
            ("240,84 246,120 234,164", 5),
            within=s,
        )
        d.glow(197, 20, 46, (0, "#fff3b0", 0.9), (0.4, "#ffb23e", 0.5), (1, "#ff8a2a", 0))
        return
    for path, w in (
        ("150,182 134,192 128,214", 18),
        ("176,174 156,186 146,206", 18),
        ("262,176 282,200 284,236", 20),
        ("276,200 290,224 286,258", 18),
    ):
        c.form(brush(path, w, taper(0.6, 0, 0.3), 9), ("#8a4a2a", "#3b1e1c"), 2.2)


def ears(d: Doc, c: Portrait) -> None:
    """small and flat on the head, lit through from below: the near one whole, of the far one the rim"""
    for spec, inner in (
        ("272,276! 284,262 298,266 300,284 294,304 282,320 270,322!", "280,280 290,274 291,288 285,302 279,306"),
        ("146,278! 136,270 128,276 129,292 135,310 146,318!", "139,282 135,290 140,304"),
    ):
        c.form(spec, ("#f6c084", "#c87648", "#6e3a2a"), 2.8, (5, 9, 3))
        c.strokes(INK, (inner, 4))


def face(d: Doc, c: Portrait, mood: str) -> None:
    """a lean face that he has wiped with a sooty sleeve: one smear on the cheek, one on the brow"""

    def soot(f: Sh) -> None:
        for wipes in (CHEEK, BROW):
            strokes = U([brush(way, width, taper(0.15, 0.1, 0.6), 12) for way, width in wipes])
            d.fill(strokes & f, SOOT, 0.72)
        if c.fine:
            d.fill(specks(f & Sh.rect(206, 318, 70, 34), 9, (0.8, 1.8), c.rnd), SOOT, 0.6)

    teen_face(c, BOY, mood, soot, {"mad": "none", "triumphant": "wink"}.get(mood, ""), "howl" if mood == "mad" else "")


def goggles(d: Doc, c: Portrait) -> None:
    """pushed up on the brow: two discs, a strap"""
    c.form(
        "120,238! 124,214 160,206 204,206 256,208 290,224! 292,246! 256,232 204,228 160,228",
        ("#a86a3a", "#6a3a22", "#33191a"),
        2.6,
        (8, 10, 3.4),
    )
    for x, y, rx, ry in ((154, 216, 29, 27), (222, 214, 36, 29)):
        c.form(Sh.ell(x, y, rx, ry), IRON, 3)
        lens = Sh.ell(x, y, rx - 8, ry - 8)
        d.inked(lens, d.lin(x - rx, y - ry, x + rx, y + ry, "#fff0b0", "#f29a38", "#8a2418"), 2.2, 0.8)
        window = glare(x, y, rx, ry, ((-0.5, 0), (-0.1, -0.55), (0.14, -0.6), (-0.34, 0.3)))
        d.fill(window & lens, "#ffffff", 0.75)


def hand_and_mask(d: Doc, c: Portrait, detail: int) -> None:
    """a hot mask with teeth, held away from him by its ear, between sooty thumb and forefinger"""
    c.form("196,610! 180,570 156,544! 190,500! 226,540 246,610!", ("#bf6a3c", "#7c3326", "#3b1418"), 2.8)

    def hot() -> None:
        d.glow(64, 462, 90, (0, "#ffd86a", 0.6), (0.5, "#f5792a", 0.35), (1, "#f5792a", 0))
        mask(d, "grin", 56, 452, 0.84, -16, detail=max(detail, 1))

    pose_hand(
        d,
        "tweeze",
        (174, 526),
        0.74,
        -166,
        HAND,
        flip=True,
        detail=max(detail, 1),
        light=(-0.5, 0.8),
        held=hot,
        bones=True,
    )
    c.form(
        "146,562! 168,572 196,552 212,506! 194,492! 184,522 168,540 150,538!", ("#a4defc", "#3aa0dc", "#174a7c"), 2.8
    )


def emblem() -> Sh:
    """goggles: two discs and the strap's ends"""
    discs = Sh.ring(29, 52, 24, 10) | Sh.ring(67, 52, 24, 10)
    return U(discs, Sh.rect(0, 46, 10, 13), Sh.rect(86, 46, 10, 13), S("38,36! 48,29 58,36! 58,46 48,42 38,46!"))
