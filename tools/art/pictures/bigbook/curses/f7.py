"""f7 Blinding Glare: a lamp with an eye for a wick finds somebody in the street; the crowned card is only a shadow."""

import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=67)
EYE = (300, 236)
LAMP = (160, 226)
SKIN = ("#fffbe2", "#ffb858", "#8a2a1c")
FOUND = Head(SKIN, ("#240a12", "#6a1c18", "#f5792a"), "grit", "shut", "tail")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    street(d, rnd)
    beam(d)
    with d.group(transform=f"translate({LAMP[0] - 174:g} {LAMP[1] - 137:g}) scale(0.58)"):
        lamp(d, rnd)
        eye(d, rnd)
    found(d, rnd)
    crowned_shadow(d)


def street(d: Doc, rnd: random.Random) -> None:
    """houses of a night street run away to the left, lit from the lamp's side only; cobbles with long shadows"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(d.window, d.rad(*LAMP, 560, "#ffe08a", "#f5792a", "#b8301f", "#5a1220", "#1a0812"))
    for spec, tone in (
        ("-140,420! -140,170! -96,120! -52,170! -52,420!", 0.1),
        ("-60,420! -60,236! 0,236! 0,420!", 0.3),
        ("300,420! 300,210! 344,150! 388,210! 388,420!", 0.25),
        ("380,430! 380,130! 430,66! 480,130! 480,430!", 0.5),
        ("470,460! 470,90! 540,-10! 610,90! 610,460!", 0.75),
        ("600,500! 600,20! 760,-60! 760,500!", 1.0),
    ):
        house = S(spec)
        x0, y0, x1, y1 = house.bounds
        d.inked(
            house, d.hlin(house, mix("#c8402a", "#4a1220", tone), mix("#7a1c1c", "#12060c", tone)), 4, 1.6, CURSE_BLACK
        )
        side = 1 if x0 > 160 else -1
        d.fill(house - house.move(side * 8, 2), "#ffd070", 0.95)
        w = (x1 - x0) * 0.2
        panes = [
            Sh.rect(x0 + (x1 - x0) * q, y, w, w * 1.5)
            for q in (0.24, 0.6)
            for y in range(int(y0) + 80, int(y1) - 70, 84)
        ]
        d.fill(panes, CURSE_BLACK, 0.85)
    ground = S("-140,412! 300,404! 740,440! 740,700! -140,700!")
    d.fill(ground, d.rad(LAMP[0], 420, 520, "#ffe9a0", "#f5792a", "#8a2020", "#240812"))
    d.fill(ground - ground.move(0, 5), "#fff4c2")
    joints = [cutw(*polar(LAMP[0], 380, 760, a), *polar(LAMP[0], 380, 70, a), 18) for a in range(14, 170, 13)]
    d.fill(pile(joints) & ground, "#3f0c1c", 0.75)
    post = brush([(LAMP[0], 300), (LAMP[0] - 3, 400), (LAMP[0], 520)], 24, taper(0.8, 1), 8)
    d.inked(post, d.lin(LAMP[0] - 12, 0, LAMP[0] + 12, 0, "#6a5058", "#1a0e14"), 4.4, 1.6, CURSE_BLACK)
    hew(
        d,
        S(f"{LAMP[0] - 40},540! {LAMP[0] - 26},500! {LAMP[0] + 26},500! {LAMP[0] + 40},540!"),
        "iron",
        rnd,
        4.4,
        (9, 16, 5),
        4,
    )


def beam(d: Doc) -> None:
    """hard beams in two lengths; the widest runs down at whoever is there"""
    gaps = [
        Sh.poly([polar(*LAMP, 92, a), polar(*LAMP, 900, a - 4), polar(*LAMP, 900, a + 4)]) for a in range(-176, -20, 13)
    ]
    d.fill(pile(gaps), CURSE_BLACK, 0.8)
    cone = Sh.poly([(LAMP[0] + 30, LAMP[1] - 50), (740, 60), (740, 640), (330, 640), (LAMP[0] + 10, LAMP[1] + 60)])
    d.fill(
        cone,
        d.rad(*LAMP, 620, (0, "#fffbe2", 0.95), (0.3, "#ffe08a", 0.75), (0.65, "#f5922a", 0.45), (1, "#f5792a", 0)),
    )
    edges = [cutw(*polar(*LAMP, 110, a), *polar(*LAMP, 760, a), 9) for a in (-12, 3, 20, 38, 54)]
    d.fill(pile(edges), "#fffbe2", 0.75)
    d.glow(*LAMP, 180, (0, "#fffbe2", 0.95), (0.4, "#ffd66a", 0.6), (1, "#f5792a", 0))


def lamp(d: Doc, rnd: random.Random) -> None:
    """the iron hoop of a lantern, its cap and handle, its foot"""
    hoop = Sh.ell(*EYE, 132) - Sh.ell(*EYE, 104)
    hew(d, hoop, "iron", rnd, 5, (10, 16, 5.5), 8)
    d.fill([Sh.ell(*polar(*EYE, 118, a), 6.5) for a in range(22, 382, 45)], CURSE_BLACK)
    cap = S("232,122! 262,98 338,98 368,122! 340,142 260,142")
    hew(d, cap, "iron", rnd, 4.6, (9, 18, 5), 5)
    handle = Sh.ring(300, 78, 40, 27) & Sh.rect(250, 20, 100, 70)
    d.inked(handle, "#b8b0b2", 4, 2, CURSE_BLACK)


def eye(d: Doc, rnd: random.Random) -> None:
    """the eye of the book burns in the hoop: slit pupil, flame lashes"""
    x, y = EYE
    d.fill(Sh.ell(x, y, 104), d.rad(x, y, 104, "#fffbe2", "#ffd66a", "#f5792a", "#861a24"))
    for k in range(9):
        dx = (k - 4) * 19
        d.inked(
            flame_s(x + dx, y - 34 + abs(k - 4) * 5, 52 - abs(k - 4) * 5, 24, dx * 0.12), "#ffe9a8", 2.4, 1, "#7a1a1c"
        )
    lids = S(
        f"{x - 100},{y}! {x - 56},{y - 44} {x},{y - 58} {x + 56},{y - 44} "
        f"{x + 100},{y}! {x + 56},{y + 44} {x},{y + 58} {x - 56},{y + 44}"
    )
    d.inked(lids, d.rad(x, y, 104, "#fffef4", "#fff4d2", "#e8b878"), 5, 2, "#3f0c1c")
    iris = Sh.ell(x, y, 50) & lids
    d.inked(iris, d.rad(x, y, 52, "#ffc850", "#f5792a", "#a8281c", "#4a0f18"), 3.6, 1, "#3f0c1c")
    spokes = [cutw(*polar(x, y, 48, a), *polar(x, y, 22, a), 5) for a in range(0, 360, 20)]
    d.fill(pile(spokes) & iris, "#ffe08a", 0.9)
    d.fill(S(f"{x},{y - 46}! {x + 13},{y} {x},{y + 46}! {x - 13},{y}"), CURSE_BLACK)
    d.fill(Sh.ell(x - 22, y - 20, 8), "#ffffff")


def found(d: Doc, rnd: random.Random) -> None:
    """reels back, eyes shut, one arm thrown before the face; the shadow lies long behind"""
    d.fill(S("450,610! 560,520 760,470! 760,640! 520,680!"), CURSE_BLACK, 0.8)
    gown = S("360,700! 366,560 392,470 440,410 510,390 580,420 640,500 690,700!")
    d.fill(gown.grow(9).move(8, 6), CURSE_BLACK, 0.6)
    d.inked(gown, d.lin(370, 480, 620, 560, "#ffd8a0", "#8a3060", "#30103a", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(gown, 22, 130, 12, ("pt", *LAMP), 0.02, 0.5, rnd), CURSE_BLACK, 0.9)
    bystander(d, FOUND, (478, 284), 0.9, 16)
    collar = S("410,416! 440,388 510,382 556,402! 566,436 490,452 424,442!")
    d.inked(collar, d.lin(410, 400, 560, 430, "#fffbe2", "#f5922a", "#7a1c1c"), 5, 2, CURSE_BLACK)
    upper = brush("566,500 500,470 448,380", 78, taper(1, 0.8, 0.2), 10)
    d.inked(upper, d.lin(430, 400, 570, 500, "#ffd8a0", "#8a3060", "#30103a"), 6, 2.4, CURSE_BLACK)
    fore = brush("452,420 424,330 398,250", 70, taper(0.9, 0.62, 0.1), 10)
    d.inked(fore, d.lin(380, 300, 470, 340, "#ffe8b0", "#a03c68", "#4a1440"), 6, 2.4, CURSE_BLACK)
    d.fill(fore - fore.move(8, 0), "#fffbe2", 0.95)
    pose_hand(d, "back", (400, 256), 0.72, -112, SKIN, True, 1, light=(-1, -0.1))


def crowned_shadow(d: Doc) -> None:
    """the best card of the hand, held up against the light: burnt to a silhouette"""
    with d.group(transform="translate(268 436) rotate(-14) scale(0.72)"):
        card = S("-86,130! -86,-60! 86,-60! 86,130!")
        crown = S("-80,-56! -92,-116! -46,-86! 0,-134! 46,-86! 92,-116! 80,-56!")
        shadow = card | crown
        d.fill(shadow.grow(12), "#fffbe2")
        d.fill(shadow, CURSE_BLACK)
        d.fill([Sh.ell(x, y, 9) for x, y in ((-92, -122), (0, -140), (92, -122))], CURSE_BLACK)
        d.fill(S("0,-26! 32,16 24,56 0,70 -24,56 -32,16"), "#cf3a22")
    sleeve = brush("500,640 440,600 366,544", 76, taper(1, 0.66, 0.2), 10)
    d.inked(sleeve, d.lin(330, 480, 460, 600, "#ffd8a0", "#8a3060", "#30103a"), 6, 2.4, CURSE_BLACK)
    pose_hand(d, "hold", (372, 548), 0.72, -150, SKIN, False, 1)
