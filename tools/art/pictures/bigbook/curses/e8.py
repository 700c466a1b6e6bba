"""e8 Rockfall: at the foot of a narrow gorge, over the shoulders of three who have just looked up."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=58)
SKY = (330, 150)
STONE_LIT, STONE_TURN = ("#fdfaee", "#cbc6b0"), ("#6c6c5c", "#2c3028")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, CURSE_BLACK)
    d.fill(d.window, d.rad(*SKY, 430, "#ffffee", "#e6f8b4", "#a8dc90", "#4f9f6a", "#1d5a44"))
    gorge(d, rnd)
    with d.group(transform="translate(322 222) rotate(24) scale(1.22)"):
        boulder(d, rnd)
    splinters(d, rnd)
    left_one(d, rnd)
    right_one(d, rnd)
    middle_one(d, rnd)


def gorge(d: Doc, rnd: random.Random) -> None:
    """from below: walls in three depths lean together over us, each a tone nearer to black"""
    walls = (
        ("-140,-60! 196,-60! 214,40! 190,110! 216,190! 176,270! 190,350! 130,640! -140,640!", "#8fd08a", "#4a9a66"),
        ("740,-60! 470,-60! 450,30! 478,120! 446,210! 470,300! 452,380! 520,640! 740,640!", "#7cc27e", "#3a8a5c"),
        ("-140,-60! 90,-60! 124,60! 84,150! 128,250! 90,350! 112,440! 60,640! -140,640!", "#3f9462", "#14503a"),
        ("740,-60! 586,-60! 540,70! 572,170! 520,270! 560,380! 528,460! 580,640! 740,640!", "#348456", "#0f4030"),
    )
    for spec, lit, dark in walls:
        wall = S(spec)
        left = spec.startswith("-140")
        d.inked(wall, d.hlin(wall, *((dark, lit) if left else (lit, dark))), 5, 2, CURSE_BLACK)
        d.fill(wall - wall.move(-7 if left else 7, 0), "#f0fcc8", 0.85)
        d.fill(wedges(wall, 26, 120, 13, ("pt", *SKY), 0.02, 0.55, rnd), CURSE_BLACK, 0.85)
    ledges = [
        cutw(x, y, x + s * w, y + 16, 15)
        for x, y, s, w in (
            (-140, 120, 1, 190), (-140, 236, 1, 220), (-140, 330, 1, 160), (740, 110, -1, 160), (740, 230, -1, 180),
            (740, 352, -1, 160),
        )
    ]  # fmt: skip
    d.fill(pile(ledges), CURSE_BLACK, 0.75)


def boulder(d: Doc, rnd: random.Random) -> None:
    """the block from below: two sides in the light, the dark one that comes at us, the earth sign, wide cracks"""
    whole = Sh.poly([(-8, -124), (104, -84), (122, 52), (66, 118), (-20, 138), (-112, 92), (-124, -62)])
    d.fill(whole.grow(11).move(7, 13), CURSE_BLACK, 0.65)
    d.inked(whole, "#82806e", 7, 3, CURSE_BLACK)
    top = Sh.poly([(-8, -124), (104, -84), (8, -44), (-124, -62)])
    left = Sh.poly([(-124, -62), (8, -44), (-20, 138), (-112, 92)])
    right = Sh.poly([(104, -84), (122, 52), (66, 118), (-20, 138), (8, -44)])
    for face, paint in ((top, d.dlin(top, *STONE_LIT)), (left, "#c2bda6"), (right, d.dlin(right, *STONE_TURN))):
        d.inked(face, paint, 3, 1, CURSE_BLACK)
    d.fill(wedges(right, 12, 44, 7.5, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
    d.fill(wedges(left, 13, 26, 6, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK, 0.9)
    solid, cuts = sigil("earth", -62, 26, 40)
    d.fill((solid - cuts).move(3, 4), "#ffffff", 0.8)
    d.fill(solid - cuts, "#2f3a30")
    cracks = ("8,-44 28,-14 6,22 34,58 10,96 24,136", "8,-44 -30,-70 -26,-96 -52,-118", "28,0 66,10 84,44 118,50")
    d.fill([brush(way, 15, taper(0.9, 0.1, 0.1), 12) for way in cracks], CURSE_BLACK)


def splinters(d: Doc, rnd: random.Random) -> None:
    """where it struck the wall; stones that fall before it, larger the nearer they are, with the air they tear"""
    d.glow(470, 96, 110, (0, "#ffffff", 0.9), (0.4, "#f0fcc8", 0.5), (1, "#a8dc90", 0))
    for angle in (-150, -116, -84, -46, -10, 22, 58):
        x, y = polar(470, 100, rnd.uniform(40, 96), angle)
        r = rnd.uniform(9, 16)
        d.inked(Sh.poly([polar(x, y, r, angle + t) for t in (0, 120, 210)]), "#f4f1e4", 3.4, 1.4, CURSE_BLACK)
    d.fill([sliver(x, y, x - 10, y + h, 8) for x, y, h in ((210, 60, 90), (418, 330, 70), (232, 330, 60))], "#ffffff")
    for x, y, r, turn in (
        (186, 250, 24, 10),
        (444, 350, 30, 50),
        (250, 396, 19, 80),
        (-20, 250, 34, 20),
        (620, 330, 40, 70),
    ):
        stone = Sh.poly(
            [polar(x, y, r * q, turn + a) for a, q in ((0, 1), (70, 0.8), (130, 1.05), (200, 0.9), (290, 1))]
        )
        d.inked(stone, d.dlin(stone, "#f4f1e4", "#82806e", "#34382e"), 4, 2, CURSE_BLACK)


def cloak(d: Doc, spec: str, tones: tuple[str, str], rnd: random.Random) -> Sh:
    """a back: cloth that falls from the shoulders, lit along them from the gap above"""
    back = S(spec)
    d.fill(back.grow(9).move(4, 6), CURSE_BLACK, 0.5)
    d.inked(back, d.vlin(back, *tones, CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(back, 24, 90, 11, ("pt", 310, 60), 0.02, 0.6, rnd), CURSE_BLACK, 0.85)
    d.fill(back - back.move(0, 8), "#f0fcc8", 0.9)
    return back


def left_one(d: Doc, rnd: random.Random) -> None:
    """cut by the frame: a broad hat thrown back, a staff"""
    cloak(d, "-160,700! -130,520 -60,470 20,466 96,486 150,560 170,700!", ("#5a6a44", "#26331f"), rnd)
    d.inked(brush("172,640 150,470 128,330", 17, taper(0.9, 0.8), 8), "#c8a070", 5, 2, CURSE_BLACK)
    head = S("-34,500! -36,440 -6,420 40,420 66,444 64,504! 30,520 -8,518")
    d.inked(head, d.vlin(head, "#6a4228", "#22121a"), 5, 2, CURSE_BLACK)
    d.fill(pile([cutw(x, 514, x + 2, 460, 9) for x in (-20, 2, 24, 46)]), CURSE_BLACK, 0.9)
    crown = S("-44,436! -46,386 -24,352 24,350 58,370 74,432! 16,450")
    d.inked(crown, d.hlin(crown, "#e8cc96", "#a87a4a", "#4a2e24"), 6, 2.4, CURSE_BLACK)
    d.fill(brush("-26,366 4,384 40,362", 9, LEAF, 8), CURSE_BLACK)
    brim = Sh.ell(14, 436, 120, 32).rot(6, 14, 436) - crown.move(0, -10)
    d.inked(brim, d.vlin(brim, "#f0d8a4", "#9a6e42", "#3a2620"), 6, 2.4, CURSE_BLACK)
    d.fill(brush("-46,424 14,448 74,424", 17, taper(0.6, 0.6), 10), "#7a2a24")
    d.fill(brim - brim.move(2, 7), "#fdffe0", 0.9)
    pose_hand(d, "clasp", (112, 506), 0.62, -70, ("#f0d0a0", "#b07c54", "#5a3630"), detail=1)


def right_one(d: Doc, rnd: random.Random) -> None:
    """a smaller one with plaits, both hands at the head"""
    cloak(d, "400,700! 410,570 440,520 500,500 560,516 606,560 630,700!", ("#a85a3a", "#4a1f22"), rnd)
    hair = Sh.ell(502, 452, 56, 58)
    for way in ("466,484 440,530 446,590", "538,484 566,530 562,590"):
        plait = brush(way, 30, taper(0.9, 0.4, 0.3), 10)
        d.inked(plait, d.vlin(plait, "#c8743a", "#5a2a20"), 5, 2, CURSE_BLACK)
        d.fill(
            pile(
                [
                    cutw(x - 13, y, x + 9, y + 8, 5)
                    for x, y, *_ in [(float(a), float(b)) for a, b in (p.split(",") for p in way.split())]
                ]
            ),
            CURSE_BLACK,
        )
    d.inked(hair, d.rad(486, 416, 110, "#ffc88a", "#c8743a", "#5a2a20"), 6, 2.4, CURSE_BLACK)
    d.fill(pile([cutw(502 + k * 16, 506, 502 + k * 9, 410, 7) for k in range(-3, 4) if k]), "#3a1a18")
    d.fill(brush("502,396 505,440 502,508", 7, LEAF, 8), "#fff0d0")
    d.fill(hair - hair.move(0, 7), "#fdffe0", 0.9)
    for x, turn, flip in ((436, -62, False), (570, -118, True)):
        pose_hand(d, "back", (x, 500), 0.5, turn, ("#f4d4a4", "#c08c60", "#6a4238"), flip, 1)


def middle_one(d: Doc, rnd: random.Random) -> None:
    """nearest: a hood, one arm flung up against the stone, its shadow already on the back"""
    cloak(d, "120,720! 150,590 190,540 260,516 330,516 400,546 440,600 460,720!", ("#3f8a5c", "#123a2c"), rnd)
    arm = brush("216,610 176,520 196,430", 74, taper(1, 0.62, 0.1), 10)
    d.inked(arm, d.lin(150, 430, 240, 600, "#4a9a66", "#123a2c"), 6, 2.4, CURSE_BLACK)
    d.fill(pile([cutw(240, y, 188, y - 14, 12) for y in (470, 510, 556)]) & arm, CURSE_BLACK, 0.9)
    d.fill(arm - arm.move(6, 4), "#f0fcc8", 0.9)
    pose_hand(d, "back", (197, 432), 0.86, -80, ("#fff0d0", "#d8a878", "#7c4a40"), detail=1)
    scarf = S("206,560! 214,522 260,510 330,510 372,526 384,566! 340,596 250,594")
    d.inked(scarf, d.hlin(scarf, "#f8f0cc", "#d8b070", "#7a4a30"), 5, 2, CURSE_BLACK)
    d.fill(pile([cutw(x, 590, x + 8, 530, 9) for x in (240, 274, 308, 342)]), CURSE_BLACK, 0.8)
    for x in (226, 366):
        d.inked(Sh.ell(x, 492, 13, 19), "#d8a878", 4, 1.6, CURSE_BLACK)
    hair = S(
        "226,530! 214,494! 204,460 216,440! 222,414 246,408! 262,388 290,398! 314,382 336,404! 362,406 368,434! "
        "388,456 374,486! 378,510 362,532! 346,526 336,540! 318,530 304,544! 288,532 272,542! 254,528"
    )
    d.fill(hair.grow(8).move(4, 8), CURSE_BLACK, 0.6)
    d.inked(hair, d.rad(280, 410, 150, "#9a6a44", "#5a3424", "#22121a"), 6, 2.4, CURSE_BLACK)
    falls = [
        (300, 404, 236, 520),
        (296, 400, 262, 534),
        (304, 402, 290, 536),
        (310, 402, 322, 534),
        (314, 404, 352, 522),
    ]
    d.fill(
        [
            brush([(x0, y0), ((x0 + x1) / 2 + (x1 - x0) * 0.3, (y0 + y1) / 2 - 16), (x1, y1)], 10, LEAF, 8) & hair
            for x0, y0, x1, y1 in falls
        ],
        CURSE_BLACK,
    )
    d.fill([brush(way, 7, LEAF, 8) for way in ("244,440 256,424 276,414", "262,456 272,434 286,424")], "#f0d0a0")
    d.fill(hair - hair.move(2, 8), "#fdffe0", 0.95)
