"""the_end: the last sheet hangs on the line to dry, the eye asleep on it; five apprentices and the cat look at it.

Seen from behind, as we see it: whoever has read so far sits beside them.
"""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye
from tools.art.parts.cat import cat
from tools.art.parts.page import page_base
from tools.art.picture import Picture

PICTURE = Picture(seed=222, size=(704, 648))
ROOM = Sh.rect(42, 36, 620, 574)
LIGHT = (352, 262)
OAK = ("#b98252", "#6a4030", "#22141a")
FRIENDS = (
    (118, 0.98, "#c8403a", "pointed"),
    (222, 0.86, "#3f74c4", "straw"),
    (330, 1.0, "#e0a63a", "muffs"),
    (452, 0.9, "#3d9470", "cap"),
    (572, 1.02, "#9a68b8", "hood"),
)
BENCH = 512


def draw(d: Doc, detail: int) -> None:
    """The last page of the book."""
    rnd = random.Random(PICTURE.seed)
    page_base(d, PICTURE.seed, False, 704, 648)
    with d.clip(ROOM):
        workshop(d, rnd)
        press(d, rnd)
        sheet(d)
        bench(d, rnd)
        for x, k, tone, hat in FRIENDS:
            friend(d, x, k, tone, hat, rnd)
        cat(d, 394, BENCH + 6, 0.72, "sit", flip=True, rim="#ffdf9a", look=-1)
    d.stroke(ROOM, PAGE_INK, 4, join="miter")
    d.stroke(ROOM.grow(8), PAGE_INK, 1.6, join="miter")
    for x, y in ((34, 28), (670, 28), (34, 618), (670, 618)):
        d.fill(spark(x, y, 13, 0.3), PAGE_INK)


def workshop(d: Doc, rnd: random.Random) -> None:
    """a wall that is dark but for what shines through the sheet; cases of type, a window with the first blue of day"""
    d.fill(ROOM, d.rad(*LIGHT, 420, "#ffe2a0", "#d88a4e", "#7a3c3a", "#33202e", "#181019"))
    rings = circ_lines(*LIGHT, 190, 520, 13)
    d.fill(
        engrave(ROOM, rings, lambda x, y: (math.hypot(x - LIGHT[0], y - LIGHT[1]) - 200) / 260, 13, 0.6, 8, step=30),
        "#140c14",
        0.75,
    )
    pane = S("580,250! 580,150 604,112 622,104 640,112 664,150! 664,250!")
    d.inked(pane.grow(8), "#3a2428", 3, 1.4, PAGE_INK)
    d.fill(pane, d.vlin(pane, "#38507e", "#8a9ac0", "#f0c8a0"))
    d.fill(pile([Sh.rect(620, 100, 4, 160), Sh.rect(570, 178, 100, 4)]), PAGE_INK)
    d.fill(spark(602, 148, 6, 0.2), "#fffdf0")


def press(d: Doc, rnd: random.Random) -> None:
    """the press has done its work: posts, crown, screw and lever, in the dark at the left"""
    for x in (52, 168):
        carve(d, Sh.rect(x, 150, 24, 380, 3), OAK, rnd, (9, 14, 4), lw=3, rim="#f0b878")
    carve(d, S("36,118! 122,104 212,118! 216,158! 32,158!"), OAK, rnd, (9, 18, 4), lw=3.2, rim="#f0b878")
    carve(d, Sh.rect(108, 150, 30, 150), OAK, rnd, None, lw=3)
    turns = [
        brush([(106, 176 + i * 17), (122, 184 + i * 17), (140, 174 + i * 17)], 6, taper(0.6, 0.6), 8) for i in range(7)
    ]
    d.fill(pile(turns), PAGE_INK)
    carve(d, limb("118,296 160,300 210,290", [14, 12, 9], 12, cap=True), OAK, rnd, (8, 8, 3), lw=2.8)
    carve(d, Sh.rect(74, 312, 98, 24, 4), OAK, rnd, (8, 10, 3), lw=3)


def sheet(d: Doc) -> None:
    """the sheet, lit from behind, on two pegs: the book's eye, shut for good, in a ring without thorns"""
    cord = brush([(30, 84), (200, 100), (352, 104), (500, 100), (680, 78)], 4, taper(1, 1), 30)
    d.fill(cord, PAGE_INK)
    leaf = S("172,98! 352,108 534,98! 540,250 530,394! 470,408 410,392 352,404 292,392 232,406 176,392! 166,250")
    d.glow(*LIGHT, 330, (0, "#fffbe0", 0.9), (0.55, "#ffcf80", 0.5), (1, "#f08a3a", 0))
    d.inked(leaf, d.rad(*LIGHT, 250, "#ffffff", "#fffbe6", "#fbe2aa", "#e8b86c"), 3.6, 1.6, PAGE_INK)
    d.stroke(S("200,128! 352,136 506,128! 510,250 502,366! 352,376 206,366! 198,250"), "#8a2430", 3)
    d.stroke(Sh.ell(352, 244, 104), "#8a2430", 7)
    d.stroke(Sh.ell(352, 244, 93), "#8a2430", 2)
    book_eye(d, 352, 246, 150, 0, lashes=True)
    lines = [sliver(352 - w, y, 352 + w, y, 3.4) for w, y in ((86, 150), (60, 158), (70, 344), (94, 354))]
    d.fill(pile(lines), "#8a2430", 0.8)
    for x, y in ((214, 98), (488, 98)):
        peg = Sh.rect(x - 6, y - 16, 12, 36, 3)
        d.inked(peg, d.hlin(peg, "#f0c890", "#a06a3c", "#5a3420"), 2.6, 1.2, PAGE_INK)


def bench(d: Doc, rnd: random.Random) -> None:
    """the floor, with the light of the sheet on it, and the bench that they sit on"""
    d.fill(Sh.rect(30, 430, 650, 200), d.rad(352, 410, 360, "#e8a864", "#8a4a3a", "#3a2028", "#181019"))
    boards = [sliver(352 + a * 0.4, 432, 352 + a * 1.6, 620, 2.6) for a in range(-420, 430, 60)]
    d.fill(pile(boards), PAGE_INK, 0.7)
    for x in (86, 352, 612):
        carve(d, Sh.rect(x - 13, BENCH + 20, 26, 84), OAK, rnd, (9, 12, 4), lw=3)
    seat = Sh.rect(48, BENCH, 608, 26, 4)
    carve(d, seat, ("#e0a068", "#8a5236", "#33201e"), rnd, (10, 12, 4), lw=3.4, rim="#ffe0a0")


def friend(d: Doc, x: float, k: float, tone: str, hat: str, rnd: random.Random) -> None:
    """one of them from behind: a cloak over the bench, hair or hat, an edge of light all round"""

    def place(spec: str) -> Sh:
        return S(spec).scale(k).move(x, BENCH + 10)

    dark, mid = mix(tone, "#140c14", 0.78), mix(tone, "#140c14", 0.42)
    cloak = place(
        "-20,-118! -44,-104 -58,-60 -62,0 -66,54! -30,62 0,56 30,62 66,54! 62,0 58,-60 44,-104 20,-118! 0,-112"
    )
    _lit(d, cloak, (mid, mix(mid, dark, 0.6), dark))
    top, middle, low = BENCH - 90 * k, BENCH - 20 * k, BENCH + 62 * k
    courses = [[(x + a * k * 0.4, top), (x + a * k, middle), (x + a * k * 1.2, low)] for a in (-40, -16, 12, 38)]
    folds = [brush(course, 6 * k, taper(0.1, 0.7), 10) for course in courses]
    d.fill(pile(folds) & cloak, "#100910", 0.9)
    d.fill(wedges(cloak, 13, 20, 5, (-0.6, 0.6), 0.2, 0.4, rnd), PAGE_INK, 0.8)
    head = Sh.ell(0, -136, 27, 30).scale(k).move(x, BENCH + 10)
    _lit(d, head, ("#5a3a30", "#33202a", "#1a1018"))
    hats = {
        "pointed": ("-54,-138! -20,-150 -10,-214 16,-246! 12,-210 22,-152 56,-142! 0,-124",),
        "straw": ("-66,-132! -40,-160 -4,-196! 6,-196! 42,-160 68,-132! 0,-120",),
        "muffs": (
            "-30,-130! -34,-160 0,-174 34,-160 30,-130! 0,-150",
            "-42,-150! -26,-154 -24,-118 -42,-116!",
            "42,-150! 26,-154 24,-118 42,-116!",
        ),
        "cap": ("-32,-136! -34,-160 -18,-172 10,-174 32,-162 34,-136! 52,-130 30,-124 -32,-128!",),
        "hood": ("-34,-104! -42,-140 -26,-172 4,-184 22,-206! 24,-178 40,-148 34,-104! 0,-94",),
    }
    for spec in hats[hat]:
        _lit(d, place(spec), (mix(tone, "#140c14", 0.25), mid, dark))


def _lit(d: Doc, shape: Sh, tones: tuple[str, str, str]) -> None:
    """a form against the light: dark, with a burning edge above"""
    d.fill(shape.grow(2.4).move(0, -1.6), "#ffe2a0")
    d.inked(shape, d.vlin(shape, *tones), 3, 1.4, PAGE_INK)
    d.fill(shape - shape.move(0, 4), "#ffcf80", 0.55)
