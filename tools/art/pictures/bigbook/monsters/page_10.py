"""page_10 Siren of the Margins: she is the frame.

Vines of her hair run round an empty picture and put a pale face into each of three niches.
"""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import IVORY, STONE, carve, digits, lid, limb, pale_face
from tools.art.parts.feather import vane
from tools.art.parts.fire import flame_s
from tools.art.parts.hair import lock
from tools.art.parts.sky import curl_end
from tools.art.picture import Picture

PICTURE = Picture(
    seed=70,
    layers=("front", "limb", "niche", "body", "eyes", "lids", "brow", "jaw", "over"),
    key=("#0c2c3c", "#3a9098", "#ffdcb4"),
)
HAIR = (("#e8703c", "#a8302a", "#4a0f1e"), ("#f09a5a", "#c2402e", "#6a1526"), ("#bd382b", "#7d1f2a", "#2c0a14"))
VINE = ("#5a4a44", "#2e2228", "#120a10")
SKIN = ("#fff6e0", "#efcfa0", "#a8744e")
PROFILE = (
    "122,74! 156,70 184,80 198,98 204,116 204,128 206,138 216,156 228,172! 226,180 212,184 210,188! 218,195 "
    "214,200! 205,204 213,208! 214,216 206,222 212,232 208,246 192,254 168,250 144,240 116,216 98,178 96,120!"
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380: a lit, deserted shore and her comb."""
    rnd = random.Random(PICTURE.seed)
    sky(d)
    wreck(d, rnd)
    sea(d, rnd)
    rock = S("288,396! 306,352 350,338 398,344 446,334 492,352 524,396! 470,414 350,414")
    d.fill(rock.move(8, 10).grow(6), "#1a0f18", 0.6)
    carve(d, rock, STONE, rnd, (9, 26, 5), lw=3.8, rim="#fff6dc")
    for x, y, k in ((292, 398, 1.0), (352, 410, 1.2), (430, 412, 1.1), (508, 400, 1.0)):
        d.inked(
            S("-38,8! -30,-4 -22,-8 -15,0! -9,-12 1,-16 9,-2! 17,-9 27,-6 38,8! 0,14").scale(k).move(x, y),
            "#fbf0d8",
            2.4,
            1,
        )
    d.glow(400, 296, 120, (0, "#fffbe8", 0.9), (1, "#fff0c0", 0))
    with d.group(transform="translate(402 312) rotate(-12)"):
        comb = S("-78,6! -76,-10 -50,-14 -34,-28 0,-36 34,-28 50,-14 76,-10 78,6! 0,0")
        teeth = [
            S(
                [
                    (-73 + i * 8.6, 0, True),
                    (-67 + i * 8.6, 0, True),
                    (-69 + i * 8.6, 40),
                    (-70 + i * 8.6, 50, True),
                    (-71 + i * 8.6, 40),
                ]
            )
            for i in range(17)
            if i not in (10, 11)
        ]
        d.inked(pile(teeth), "#f3e6c6", 2, 0.8, PAGE_INK)
        carve(d, comb, IVORY, rnd, (7, 12, 3.4), lw=3)
        d.fill(U(brush("-44,-8 -22,-20 0,-8 22,-20 44,-8", 4, taper(0.2, 0.2), 16), Sh.ell(0, -24, 5)), "#a8302a")
    strand = brush("356,330 330,352 352,376 420,384 470,372", 4, LEAF, 20)
    d.fill(strand, "#bd382b")


def sky(d: Doc) -> None:
    """an evening after a storm: the sun is down, its red lies under torn clouds, and one star is out"""
    d.fill(d.window, d.lin(0, 70, 0, 262, "#241526", "#5a2a3c", "#b04a3c", "#f0a05a", "#ffe6ac"))
    d.glow(452, 258, 220, (0, "#fffbe0", 1), (0.3, "#ffd98a", 0.7), (1, "#f08a4a", 0))
    for spec, w in (
        ("230,150 330,132 420,150 540,128 650,140", 24),
        ("300,186 390,176 470,188 560,172 640,184", 18),
        ("250,214 330,208 400,216", 11),
        ("500,214 570,206 640,214", 12),
    ):
        cloud = brush(spec, w, LEAF, 24)
        d.fill(cloud.move(0, 4), "#ffd08a", 0.8)
        d.fill(cloud, "#3a1c2e", 0.92)
    lines = para_lines((40, 70, 650, 262), 0, 9, 3, 120)
    d.fill(
        engrave(d.window & Sh.rect(40, 70, 610, 180), lines, lambda x, y: (190 - y) / 190, 9, 0.6, 6), "#150c18", 0.8
    )
    d.fill(spark(566, 112, 9, 0.2), "#fff6dc")


def wreck(d: Doc, rnd: random.Random) -> None:
    """a ship that has listened, black before the light, still sailing towards her"""
    hull = S("536,262! 548,244! 566,250 604,248 622,236! 616,262!")
    masts = [limb("572,252 576,206 578,170", [6, 5, 3]), limb("600,250 605,214 607,188", [5, 4, 2])]
    sails = [S("574,246! 548,236 546,206 574,176! 568,210"), S("604,244! 584,238 584,214 604,194! 600,220")]
    d.fill(U(hull, *masts, *sails).grow(2.4), "#ffe6ac")
    d.fill(U(hull, *masts, *sails), "#1a0f18")


def sea(d: Doc, rnd: random.Random) -> None:
    """water in five rows, the nearer the higher, black at the sides, the way of the light broken on it"""
    d.fill(Sh.rect(0, 260, 720, 210), d.lin(0, 260, 0, 450, "#f0b870", "#a85a48", "#5a2a3a", "#241526"))
    for i, (y, amp, wide) in enumerate(((272, 5, 46), (292, 8, 62), (320, 13, 84), (358, 19, 112), (404, 26, 146))):
        points: list[tuple[float, ...]] = [(-20, y, 1)]
        for at in range(-1, 720 // wide + 2):
            x = at * wide + (i * 37) % wide
            points += [
                (x + wide * 0.35, y - amp * 0.8),
                (x + wide * 0.62, y - amp, 1),
                (x + wide * 0.7, y),
                (x + wide, y),
            ]
        wave = S([*points, (760, y + 60, 1), (760, 480, 1), (-20, 480, 1)])
        far = ("#d08a5a", "#a05a4a", "#7a3a44", "#4c2438", "#2c162a")[i]
        d.inked(wave, d.rad(430, y, 330, mix(far, "#ffd08a", 0.45), far, mix(far, "#1a0f18", 0.6)), 2 + i * 0.4, 1)
        d.fill((wave - wave.move(0, 3 + i)) & Sh.rect(0, 0, 720, 460), "#ffe2b0", 0.9 - i * 0.08)
        cuts = [
            sliver(x, y + 10 + i * 3, x + wide * 0.5, y + 8 + i * 3, 2 + i * 0.5) for x in range(50, 640, wide // 2)
        ]
        d.fill(pile(cuts), PAGE_INK, 0.75)
    for i, y in enumerate(range(264, 344, 11)):
        w = 14 + i * 9
        d.fill(brush([(452 - w, y), (452, y + 2), (452 + w, y)], 4.4, LEAF, 8), "#fff2c8", 0.95)


def cross(d: Doc, detail: int) -> None:
    """The frame itself: vines, hair, niches, three hands, and at the upper left her head."""
    rnd = random.Random(PICTURE.seed + 1)
    vines(d, rnd)
    hair(d, rnd)
    for x, y, rot in ((470, 66, 4), (58, 372, -6), (624, 414, 8)):
        niche(d, x, y, rot)
    hands(d, rnd)
    head(d, rnd)
    inkwell(d, rnd)


@layer("front")
def vines(d: Doc, rnd: random.Random) -> None:
    """the printed rules have grown bark and scrolls"""
    runs = (
        "60,200 50,280 66,340 54,420 76,458 140,464",
        "180,60 280,74 380,58 480,74 580,60 640,76 652,130",
        "652,100 642,200 656,300 642,390 648,440 600,462 540,458",
    )
    for spec in runs:
        carve(d, limb(spec, [20, 26, 24, 26, 22, 14], 60), VINE, rnd, (9, 9, 3.4), lw=3, rim="#cdb488")
    for x, y, r, a, turn in (
        (96, 446, 22, 200, 500),
        (250, 86, 20, 180, -480),
        (360, 82, 17, 0, 480),
        (566, 84, 22, 180, -500),
        (626, 362, 16, 300, -460),
        (76, 300, 20, 60, 480),
        (634, 250, 14, 60, 440),
    ):
        scroll = brush(curl_end(x, y, r, a, turn), 9, taper(0.8, 0.3, 0.2), 24)
        d.inked(scroll, "#46383a", 2.2, 1, PAGE_INK)
    for x, y, a in (
        (150, 452, 20),
        (300, 62, -30),
        (420, 78, 40),
        (640, 150, 100),
        (652, 330, 80),
        (46, 250, -100),
        (64, 420, 150),
        (530, 60, -20),
    ):
        leaf, spine = vane((x, y), a, 36, 18, 0.2)
        d.inked(leaf, d.dlin(leaf, "#8a7658", "#3a2c2c"), 2.2, 1, PAGE_INK)
        d.fill(brush(spine, 2.4, TAIL, 6), PAGE_INK)


@layer("limb")
def hair(d: Doc, rnd: random.Random) -> None:
    """crimson, endless, along the top rule and down the left one"""
    strands = (
        "120,64 210,36 300,52 390,34 480,50 570,34 640,44 664,70 650,88 634,78",
        "120,72 220,60 310,74 400,60 500,78 590,66 626,92 610,110 594,100",
        "130,60 220,22 320,30 420,16 510,28 590,14 640,22",
        "84,150 40,220 34,290 46,350 26,410 40,470 80,486 100,470 86,456",
        "96,170 66,230 70,300 52,360 66,420 50,470 30,480",
        "76,130 24,190 18,270 28,330 14,390 24,440",
    )
    for i, spec in enumerate(strands):
        lock(d, spec, 34 - 3 * (i % 3), HAIR[i % 3], PAGE_INK, 2.8, 3, taper(0.8, 0, 0.3, 0.9), 1.4, n=34, gl="#ffd0a0")


@layer("niche")
def niche(d: Doc, x: float, y: float, rot: float) -> None:
    """a small arch in the frame with a face left in it"""
    arch_shape = S("-32,34! -32,-10 -22,-32 0,-40 22,-32 32,-10 32,34!").rot(rot).move(x, y)
    d.inked(arch_shape.grow(7), "#dcc799", 3, 1.4, PAGE_INK)
    d.inked(arch_shape, "#160c12", 2, 0, PAGE_INK)
    pale_face(d, x, y, 0.92, rot, "sleep" if x < 100 else "grin")


@layer("niche")
def hands(d: Doc, rnd: random.Random) -> None:
    """an arm of vine beside every niche"""
    for wrist, tips in (
        (
            "560,110 546,100 528,92",
            ["530,88 516,76 506,70 498,72", "528,94 512,86 502,84 494,88", "532,100 516,98 506,98 500,102"],
        ),
        (
            "128,436 118,424 106,408",
            ["108,402 96,392 86,390 80,396", "104,410 92,404 84,404 78,410", "110,418 98,416 90,418 84,424"],
        ),
        (
            "560,350 572,364 584,378",
            ["582,372 592,366 602,368 606,376", "586,380 598,378 606,382 608,390", "580,388 592,390 600,394 604,402"],
        ),
    ):
        carve(d, limb(wrist, [12, 17, 18]), VINE, rnd, (7, 7, 3), lw=2.6, rim="#cdb488")
        digits(d, tips, 11, SKIN, rnd, "#6a1526", lw=2.2)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """in profile out of the corner, singing into the empty picture; the hair is the frame and streams from her brow"""
    for path, width, tones in (
        ("176,52 110,34 50,70 34,150 46,230", 58, HAIR[2]),
        ("170,60 104,62 66,110 62,190 84,262", 56, HAIR[0]),
    ):
        lock(d, path, width, tones, PAGE_INK, 3, 3, taper(0.7, 0.1, 0.4, 0.9), 1.4, n=20, gl="#ffd0a0")
    bust = S("104,190! 118,236 112,262 88,286 70,312 76,352! 196,352! 198,318 180,288 164,270 158,240!")
    carve(d, bust, SKIN, rnd, (9, 22, 4.4), lw=3.4, rim="#ffffff")
    carve(d, limb("70,300 96,352 150,368 196,346", [52, 44, 34, 24]), SKIN, rnd, (8, 14, 4), lw=3.2)
    face = S(PROFILE)
    d.inked(face, d.lin(96, 120, 206, 210, "#d8a080", "#fbdcb4", "#fff6e4"), 3.6, 1.6, PAGE_INK)
    planes(d, face)
    features(d)
    with d.part("over"):
        for path, width, tones in (
            ("150,60 190,62 200,92 176,104 142,112 118,150 112,206", 40, HAIR[1]),
            ("142,66 112,96 88,140 86,196 104,240 84,288 72,330 92,372 78,408", 46, HAIR[0]),
            ("138,72 120,110 106,160 110,206 132,244 118,284 130,312", 26, HAIR[1]),
            ("152,56 196,44 218,66 204,86", 26, HAIR[2]),
        ):
            lock(d, path, width, tones, PAGE_INK, 3, 2, taper(0.5, 0, 0.4, 0.9), 1.3, n=20, gl="#ffd0a0")
        quill_leaf, spine = vane((132, 88), -118, 104, 30, 0.14)
        d.inked(quill_leaf, d.dlin(quill_leaf, "#ffffff", "#f3e6c6", "#c9a468"), 2.8, 1.2, PAGE_INK)
        d.fill(brush(spine, 3.4, TAIL, 6), PAGE_INK)
    song(d)


@layer("body")
def planes(d: Doc, face: Sh) -> None:
    """her lamp stands low: brow, temple and the hollow of the cheek lie in shadow, chin, lip and nostril are lit"""
    d.fill(S("90,100! 124,70 160,68 192,84 202,112! 186,122 166,118 148,128 138,160 148,196 126,226 100,214!") & face,
           "#a8685a", 0.7)  # fmt: skip
    d.fill(S("90,90! 130,74! 120,112 112,150 122,190 136,226! 110,240 90,200!") & face, "#5a3040", 0.7)
    d.fill(S("198,128! 206,140 214,158 206,168 198,160 194,142!") & face, "#a0605a", 0.7)
    d.fill(S("106,206! 128,184 156,176 176,184! 164,194 160,210 168,228! 150,240 124,238!") & face, "#b87a60", 0.6)
    d.fill(S("110,214! 130,198 152,190! 146,206 150,222 158,234! 136,240 118,234!") & face, "#84444a", 0.6)
    d.fill(S("206,104! 200,112 186,118 176,112! 186,102 198,96!") & face, "#fffaf0", 0.9)
    d.fill(S("168,166! 188,162 200,172 196,184 180,178!") & face, "#fffaf0", 0.9)
    lamp = face - face.move(-9, -11)
    d.fill(lamp & Sh.rect(120, 170, 120, 120), "#ffb054", 0.95)
    lit = face - face.move(-5, -6)
    d.fill(lit & Sh.rect(120, 160, 120, 120), "#fff6d0", 0.95)
    d.fill(S("208,226! 204,234 190,240 180,236! 190,226 200,222!") & face, "#ffd890", 0.8)
    d.fill(S("204,184! 214,184 226,176! 220,186 210,190!") & face, "#7a3c2c", 0.75)
    cuts = [
        cutw(x, y, x + 16, y + 9, 5, 0.1)
        for x, y in ((104, 150), (106, 166), (111, 182), (118, 198), (128, 212), (142, 222))
    ]
    d.fill(pile(cuts) & face, "#2a1428")


@layer("body")
def features(d: Doc) -> None:
    """one eye, seen from the side under a heavy lid; a brow like a whip; lips parted on a note"""
    eye = S("166,148! 178,135 194,130 204,134! 203,144 197,152! 182,153")
    d.inked(eye, "#fff6de", 2.4, 1, PAGE_INK)
    with d.part("eyes"):
        d.inked(
            Sh.ell(197, 141, 6.6, 10.4) & eye, d.rad(197, 146, 12, "#ffe27a", "#f0a030", "#7a2414"), 1.2, 0, PAGE_INK
        )
        d.fill(Sh.ell(199.5, 141, 3.2, 7) & eye, PAGE_INK)
        d.fill(Sh.ell(197, 136, 1.8), "#ffffff")
    lid(d, eye, ("#e8bc8c", "#c98a64", "#8a4a3a"))
    with d.part("brow"):
        d.fill(
            U(
                S("158,150! 172,130 192,122 210,128! 208,136 194,131 178,137 166,150!"),
                brush("206,130 216,126 222,119", 5.4, TAIL, 6),
                brush("202,127 211,119 214,111", 5, TAIL, 6),
                brush("196,124 202,115 203,107", 4.4, TAIL, 6),
                brush("170,155 184,158 198,154", 3.2, LEAF, 8),
                brush("144,130 158,108 184,100 206,112", 9, taper(0.05, 0.25, 0.5), 14),
                brush("162,132 176,121 192,117", 3, LEAF, 8),
                brush("210,186 203,182 204,174", 4.4, TAIL, 6),
                brush("168,222 175,230 172,240", 3, LEAF, 6),
            ),
            PAGE_INK,
        )
    d.inked(S("186,198! 196,189 205,192 216,196! 210,203 196,202"), "#b3242c", 2.2, 0.8, PAGE_INK)
    with d.part("jaw"):
        d.fill(S("190,200! 202,203 214,200! 209,212 196,211!"), "#2a0810")
        d.inked(S("190,208! 201,210 211,207! 210,219 199,221"), "#d04a3e", 2.2, 0.8, PAGE_INK)
        d.fill(brush("198,214 204,216 209,213", 3, LEAF, 6), "#ffc8a8")


@layer("over")
def song(d: Doc) -> None:
    """what she sings: three ribbons of breath that curl towards the comb"""
    for path, width in (
        ([(226, 198), (262, 180), (300, 186), *curl_end(330, 168, 22, 100, -440)], 8),
        ([(228, 204), (276, 210), (330, 206), *curl_end(384, 196, 18, 130, -420)], 7),
        ([(224, 212), (254, 230), (292, 234), *curl_end(322, 226, 13, 110, -400)], 6),
    ):
        breath = brush(path, width, taper(0.15, 0.3, 0.35), 40)
        d.fill(breath.grow(2.2), "#8a3a34")
        d.fill(breath, "#fff6e0")


@layer("over")
def inkwell(d: Doc, rnd: random.Random) -> None:
    """her lamp: an ink-well with a flame where the pen should stand, held up on an open hand"""
    x, y = 226, 312
    d.glow(x, y - 44, 84, (0, "#fff6cc", 1), (0.35, "#ffcf60", 0.6), (1, "#ff9a3a", 0))
    fire = flame_s(x, y - 24, 58, 30, 5)
    d.inked(fire, d.vlin(fire, "#ff9a30", "#fff6c0"), 2.6, 1, "#7a1a1c")
    well = S("-30,24! -34,0 -17,-15 -13,-26! 13,-26! 17,-15 34,0 30,24! 0,30").move(x, y)
    carve(d, well, ("#a494a4", "#3a2e3c", "#140c14"), rnd, (7, 12, 3.4), lw=3)
    d.fill(brush([(x - 23, y), (x - 15, y - 10), (x - 8, y - 13)], 6, LEAF, 6), "#f6ecd6")
    digits(d, ["190,350 214,354 240,350 262,334", "188,344 210,346 234,344 252,330"], 15, SKIN, rnd)
    digits(d, ["186,340 194,326 196,314"], 14, SKIN, rnd)
