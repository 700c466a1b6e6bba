"""Bram Stoneby, quarryman: box cap with candle and snapdragon, a mask going blank under his thumb."""

from dataclasses import replace

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U
from tools.art.ornament import badge
from tools.art.palette import EL, INK
from tools.art.parts.fire import flame_s
from tools.art.parts.hair import lock
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import DROOP
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import shadow_plane, two_rim
from tools.art.parts.staging import about, glints, hollow, pale_light
from tools.art.parts.teen import Visage, side_tone, teen_face
from tools.art.parts.vignette import smoke_curl
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=37, colour="#6478ff")

RUDDY = Skin("#ffe4c4", "#f2b690", "#d88a68", "#9c5240", "#a05846", "#5c2a28", "#9c4640", "#cf7866", "#e8543c")
BOY = Visage(
    RUDDY,
    ("#e4f0c0", "#6a9a54", "#1c3422"),
    "#a8763a",
    cx=206,
    eye_y=284,
    chin_y=396,
    w=90,
    turn=0.85,
    cheek=0.07,
    jaw=0.85,
    nose=(0.36, 0.36),
    lids=0.98,
    brow_w=19,
    look=(-7, 5),
    snub=0.35,
    eye=1.2,
    mouth_w=0.52,
    calm="smirk",
    glad="laugh",
    arch=13,
    cut=DROOP,
)
SAND = ("#f0d890", "#c89a54", "#7a5430")
SLATE = ("#8fb29a", "#4a7468", "#1c3a38")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    express(d, detail, "calm")


def express(d: Doc, detail: int, mood: str) -> None:
    """The same, with the face in one of MOODS."""
    c = Portrait(d, detail, PICTURE.seed)
    terraces(d, c, detail)
    if mood == "eliminated":
        gone(d, c)
        return
    if mood == "triumphant":
        glory(d, c, detail)
        return
    if mood == "calm":
        at_work(d, c, detail)
        return
    body(d, c)
    with d.group(transform=about(206, 400, 1, 7)):
        face(d, c, mood)
        with d.group(transform=about(300, 226, 1, 9, (0, 12))):
            cap(d, c, lit=False)
        both_ends(d, c)


def at_work(d: Doc, c: Portrait, detail: int) -> None:
    """broad shoulders, the head bent over a mask, a stalk in his mouth"""
    with d.group(transform=about(206, 504, 0.84, 0, (24, 24))):
        body(d, c)
        with d.group(transform=about(214, 420, 1, -8)):
            face(d, c, "calm")
            with d.group(transform=about(300, 226, 1, -2)):
                cap(d, c, lit=True)
            stalk(d, c)
    with d.group(transform=about(100, 500, 0.98, 0, (16, -34))):
        thumb_on_mask(d, c, detail)


def stalk(d: Doc, c: Portrait) -> None:
    """a stalk of oats in the corner of his mouth, with which he thinks"""
    c.form(brush("186,366 140,378 92,366 48,336", 9, taper(1, 0.7, 0), 14), ("#fff0a8", "#d8b050", "#8a6428"), 2.4)
    for x, y, r in ((92, 362, 205), (74, 350, 250), (60, 342, 196), (46, 334, 222), (72, 358, 160)):
        grain = S("0,0! 10,-9 26,-8 36,0! 26,8 10,9").rot(r).move(x, y)
        c.form(grain, ("#fff4b8", "#e8bc58", "#8a6428"), 2.2)


def both_ends(d: Doc, c: Portrait) -> None:
    """gone mad: the candle of his cap across his teeth, alight at both ends"""
    wax = ("#fffbe6", "#f0dca4", "#b08a5a")
    c.form("52,356! 60,340! 180,350 306,338! 316,356! 308,372! 180,386 58,374!", wax, 3, (8, 12, 4), "#7a5430")
    for x in (84, 120, 246, 284):
        c.form(brush([(x, 366), (x + 3, 388), (x + 1, 404 + x % 5 * 5)], 12, taper(0.8, 0.7), 6), wax[:2], 2.2)
    for i in range(8):
        x = 137 + i * 13
        c.form(Sh.rect(x, 336 + abs(i - 3.5), 12, 22 + i % 2 * 4, 3), ("#fffdf2", "#f2e6c8"), 2.2)
    for x, lean in ((46, -10), (322, 10)):
        d.glow(x, 320, 110, (0, "#fff8c8", 0.95), (0.3, "#ffd86a", 0.5), (1, "#ffb03a", 0))
        d.inked(flame_s(x, 352, 104, 46, lean), "#ffb23e", 2.8, 0.8, "#7a3a1c")
        d.fill(flame_s(x, 350, 68, 28, lean * 0.7), "#fffbe0")


def glory(d: Doc, c: Portrait, detail: int) -> None:
    """the seam is open: a geode over his head, the cap in the air"""
    with d.group(transform=about(206, 504, 0.8, 3, (14, 34))):
        body(d, c)
        with d.group(transform=about(214, 420, 1, -6)):
            face(d, c, "triumphant")
            thatch(d, c)
    with d.group(transform=about(206, 150, 0.62, 24, (82, -8))):
        cap(d, c, lit=True)
    tones = ("#ffe0c0", "#eaa682", "#a05846")

    d.glow(112, 168, 120, (0, "#f6fbd2", 0.95), (0.35, "#d8f09a", 0.5), (1, "#b5dd86", 0))

    def geode() -> None:
        with d.group(transform=about(110, 210, 0.88, 0, (-4, -4))):
            rock = c.form(
                "58,176! 62,138 92,112 130,110 166,134 172,176 150,212 104,218 70,204!", SLATE, 3.2, (9, 18, 4.6)
            )
            inside = c.form("78,172! 86,140 116,126 148,144 154,174 136,196 100,198!", ("#f6fbd2", "#b5dd86"), 2.6)
            for x, y, r in (
                (96, 176, -30),
                (112, 182, -6),
                (130, 178, 18),
                (144, 168, 40),
                (106, 150, 150),
                (132, 146, 200),
            ):
                c.form(S("-8,0! -7,-22 0,-34! 7,-22 8,0!").rot(r).move(x, y), ("#ffffff", "#8fdc9a", "#1d7049"), 2)
            two_rim(d, rock - inside, (112, 90), "earth", 4)

    pose_hand(
        d,
        "bowl",
        (78, 284),
        0.98,
        -44,
        tones,
        detail=detail,
        held=geode,
        cuff=("#c4ccff", "#6478ff", "#28307c"),
        arm=170,
        bones=True,
    )
    glints(d, "#ffffff", (150, 118, 22), (76, 130, 13))


def thatch(d: Doc, c: Portrait) -> None:
    """the hair that the cap has pressed flat all day, with the cap's ring in it"""
    c.form(
        "106,246! 96,190 116,152 146,140! 152,124 178,132! 196,112 214,132! 240,114 254,138! 288,146 312,186 306,250! "
        "296,216! 280,226 268,206! 248,222 232,202! 212,220 196,204! 176,222 160,206! 142,226 128,212! 118,224",
        SAND,
        3.2,
        (9, 24, 5),
        "#5c3a20",
    )
    for path, wide in THATCH:
        lock(
            d,
            path,
            wide,
            ("#ecca80", "#cfa058", "#96683a"),
            "#3a2214",
            2,
            strands=3,
            prof=taper(0.7, 0.05, 0.45),
            gl="#fbe8b0",
        )


THATCH = (
    ("150,150 112,180 102,236", 34),
    ("168,146 128,178 120,222", 34),
    ("186,142 152,176 146,214", 36),
    ("262,146 300,178 308,238", 34),
    ("248,144 282,180 288,224", 34),
    ("232,142 250,178 260,212", 36),
    ("208,140 190,172 178,216", 36),
    ("214,138 220,176 224,214", 34),
    ("180,146 158,136 140,112", 24),
    ("236,142 256,130 282,118", 24),
    ("206,146 200,124 214,98", 26),
)
"""Locks from the crown: where each runs, and how wide it is."""


def gone(d: Doc, c: Portrait) -> None:
    """lost: the cap upon the empty collar, its candle out; on the slate the mark that his head has left in the dust"""
    d.fill(Sh.rect(0, 0, 400, 560), INK, 0.5)
    pale_light(d, 200, 300, 230)
    mark = BOY.outline().move(0, -28)
    d.fill(mark, "#f6ecd6", 0.1)
    d.stroke(mark, "#f6ecd6", 3, 0.55, dash="13 9")
    body(d, c, empty=True)
    with d.group(transform=about(206, 210, 0.92, -11, (4, 212))):
        cap(d, c, lit=False)
    smoke_curl(d, 146, 326, 1.9)


def keepsake(d: Doc) -> None:
    """a spark at the wick"""
    d.glow(147, 330, 46, (0, "#ffd86a", 0.8), (0.4, "#f5792a", 0.4), (1, "#f5792a", 0))
    d.fill(Sh.ell(147, 331, 5), "#ffe9a0")


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


def body(d: Doc, c: Portrait, empty: bool = False) -> None:
    """shoulders wider than the window, rolled periwinkle shirt, waistcoat"""
    if empty:
        hollow(d, c, 210, 424, 96, 34, ("#3a449c", "#28307c"))
    else:
        throat(d, c)
    c.form(
        "-30,580! -20,470 30,430 120,412 214,456 300,406! 384,424 430,470 430,580!",
        ("#a4b0ff", "#6478ff", "#28307c"),
        3.4,
        (12, 44, 6.4),
        "#1a1e5a",
    )
    shirt(d, c)


def throat(d: Doc, c: Portrait) -> None:
    """the neck, and the shadow of the chin on it"""
    neck = c.form("150,360! 150,430 130,470! 300,470! 286,430 290,350!", ("#eaa880", "#b06a4c", "#6a352c"))
    d.fill(BOY.outline().move(5, 20) & neck, RUDDY.deep, 0.55)


def shirt(d: Doc, c: Portrait) -> None:
    """folds, the turned-down collar, the waistcoat of slate"""
    c.strokes("#28307c", ("62,446 44,500 48,560", 8), ("352,444 372,500 360,560", 9))
    for spec in (
        "118,408! 106,446 150,486 214,494! 206,458 160,430!",
        "300,402! 316,440 272,480 214,494! 226,458 270,428!",
    ):
        c.form(spec, ("#c4ccff", "#7c8eff", "#3a449c"), 3, (9, 20, 4.4), "#1a1e5a")
    c.form("96,590! 92,520 110,450! 150,488 214,500 276,484 322,446! 340,520 334,590!", SLATE, 3, (11, 34, 5.4))
    badge(d, "earth", 214, 504, 19)


def face(d: Doc, c: Portrait, mood: str) -> None:
    """broad and mild: round cheeks, a flat nose, brows like straw"""
    c.form("290,262! 310,250 324,262 320,292 306,316 290,320!", ("#f2b08a", "#b86650", "#6a352c"), 2.6)
    c.strokes(INK, ("298,270 311,266 310,288 300,304", 5))

    def shadow(f: Sh) -> None:
        """what the brim throws, of one tone with the side away from the lamp; stone dust, but no veil of it"""
        if mood != "triumphant":
            brim = S("90,150! 320,150! 320,226! 262,218 204,216 150,220 90,232!")
            d.fill(brim & f, side_tone(RUDDY))
        if c.fine:
            d.fill(specks(f & Sh.rect(96, 236, 220, 110), 26, (0.9, 2.3), c.rnd), "#fff6e0", 0.8)

    gaze, mouth = {"mad": ("pin", ""), "triumphant": ("open", "")}.get(mood, ("", ""))
    boy = replace(BOY, look=(-8, -7)) if mood == "triumphant" else BOY
    teen_face(c, boy, mood, shadow, gaze, mouth)
    if c.fine:
        c.freckles("#b5603a", 1.8, "136,322 146,328 140,336 152,318 226,326 238,322 246,330 232,334 178,312 186,318")
    for spec in ("112,204! 108,236 116,262! 126,244 128,208!", "276,204! 284,238 288,266! 302,246 300,204!"):
        c.form(spec, SAND, 2.4)


def cap(d: Doc, c: Portrait, lit: bool = True) -> None:
    """a box with a candle stub and, from the seam, a snapdragon"""
    crown = c.form(
        "92,222! 80,96! 116,84 176,94 216,74 290,92 326,74! 316,224! 260,206 204,200 146,206",
        ("#b9a070", "#6e5a44", "#2e2428"),
        3.4,
        (12, 36, 6),
    )
    shadow_plane(d, crown, (150, 110), 26, "#1a1218", 0.4)
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
    if lit:
        candle_flame(d)
    snapdragon(d, c)


def candle_flame(d: Doc) -> None:
    """the light that he works by"""
    d.glow(158, 70, 130, (0, "#fff8c8", 0.95), (0.3, "#ffd86a", 0.55), (1, "#ffb03a", 0))
    d.inked(flame_s(158, 104, 70, 34, -4), "#ffb23e", 2.6, 0.8, "#7a3a1c")
    d.fill(flame_s(158, 102, 46, 20, -3), "#fffbe0")


def snapdragon(d: Doc, c: Portrait) -> None:
    """it grows from the seam"""
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
    """fingers behind, the thumb in front: where it presses the grin has gone"""
    pose_hand(
        d,
        "hold",
        (170, 548),
        0.98,
        212,
        ("#ffe0c0", "#eaa682", "#a05846"),
        detail=detail,
        held=lambda: mask(d, "crack", 62, 484, 0.86, -10, detail=max(detail, 1)),
        cuff=("#c4ccff", "#6478ff", "#28307c"),
        arm=70,
        bones=True,
    )


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
