"""levitation: cards come up without anybody stirring; a reader sits on nothing, the shadow has stayed far below."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import contact, lamp_shadow, shadow_plane, two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=91)
LAMP = (300, 196)
ROBE = ("#8d86c8", "#4a4488", "#211d48")
NIGHT = "#1c183c"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _room(d, detail)
    _floor(d)
    with d.group(transform="translate(0 24)"):
        _seat(d, rnd)
        _head(d)
        _book(d)
        _slippers(d)
    _drift(d, rnd)


def _room(d: Doc, detail: int) -> None:
    """light where the book is, dusk below, a shaft of it down to the floor"""
    d.fill(
        d.window,
        d.rad(*LAMP, 420, (0, "#ffffff"), (0.2, "#ece9fb"), (0.5, "#a39dd6"), (0.8, "#4f4a88"), (1, "#1f1b45")),
    )
    if detail:
        field_lines(d, "air", LAMP, 170, 330, col="#3a3570", op=0.55)
    shaft = S("214,270! 386,270! 452,560! 148,560!")
    d.fill(shaft, d.lin(0, 270, 0, 520, (0, "#ffffff", 0.0), (0.5, "#ffffff", 0.22), (1, "#ffffff", 0.4)))


def _floor(d: Doc) -> None:
    """boards that run to one point far under the reader, and the shadow that did not come along"""
    floor = Sh.rect(-60, 436, 720, 160)
    d.inked(floor, d.lin(0, 436, 0, 560, "#6a64a8", "#37326e", "#1c183c"), 3, 0, NIGHT)
    d.fill(S("190,437! 410,437! 520,600! 80,600!"), "#d8d3f4", 0.35)
    boards = [brush([(300 + i * 26, 436), (300 + i * 96, 590)], 4.6, taper(0.3, 1, 1), 6) for i in range(-7, 8)]
    d.fill(boards, NIGHT, 0.8)
    for i in range(9):
        x = -20 + i * 76
        d.fill(sliver(x, 462 + (i * 37) % 60, x + 46, 463 + (i * 37) % 60, 3), NIGHT, 0.7)
    contact(d, 300, 480, 104, 17, NIGHT, 0.85)


def _seat(d: Doc, rnd: random.Random) -> None:
    """the robe, wide at the crossed knees, lit from the book, its hem hanging into the air"""
    robe = S(
        "300,138! 262,148 240,178 226,214 176,240 142,266 150,290 196,300! 210,318 228,304! 250,326 276,310! "
        "300,330 326,310! 352,326 372,304! 392,318 404,300! 450,290 458,266 424,240 374,214 360,178 338,148"
    )
    lamp_shadow(d, robe, (300, 120), 1.05, NIGHT, 0.35)
    d.inked(robe, d.rad(300, 200, 190, *ROBE), 3.6, 1.8, INK)
    shins = (
        S("170,262! 214,246 280,262 330,284! 318,304 262,300 188,288!"),
        S("430,262! 386,246 330,260 262,288! 276,308 338,302 412,288!"),
    )
    for shin in shins:
        d.inked(shin, d.lin(0, 244, 0, 306, "#b4aee4", "#6a63ab", "#2f2a62"), 3, 1.4)
        cut_as(d, shin, "cloth", NIGHT, rnd, (0, -1), 1.0, 8)
    for side in (False, True):
        sleeve = S("262,160! 232,190 214,226 230,250 262,240! 268,208")
        shape = sleeve.flipx(300) if side else sleeve
        d.inked(shape, d.lin(300, 180, 410 if side else 190, 250, "#c6c0f0", "#625b9f", "#2a2558"), 3, 1.4)
        shadow_plane(d, shape, LAMP, 14, NIGHT, 0.5)
        cut_as(d, shape, "cloth", NIGHT, rnd, ("pt", *LAMP), 1.0, 70 if side else 110)
    two_rim(d, robe, (300, 60), "air", 4, 0.7)


def _head(d: Doc) -> None:
    """bent over the page: light on chin and cheeks, the hair dark and cut short"""
    d.inked(S("272,150! 278,178 300,188 322,178 328,150!"), "#c98f6a", 2.6, 1)
    face = S("300,84 268,94 258,124 266,152 284,172 300,178 316,172 334,152 342,124 332,94")
    d.inked(face, d.lin(0, 90, 0, 178, "#8a5a4c", "#e2a67c", "#fff0d4"), 3, 1.2)
    d.fill(S("262,118! 300,128 338,118! 340,96 300,84 260,96!") & face, "#6a3f40", 0.6)
    hair = S(
        "252,136! 240,104 252,74 282,58 304,62! 312,46 326,54! 346,66 360,98 348,136! 344,116 330,106! "
        "316,114 306,104! 292,116 280,106! 266,112 258,120!"
    )
    d.inked(hair, d.lin(0, 50, 0, 130, "#5d5794", "#2b2650", "#141128"), 3, 1.4)
    d.fill(
        [brush(s, 4, LEAF, 8) for s in ("276,70 266,88 262,106", "300,68 298,86 300,100", "326,70 336,88 338,106")],
        "#8d86c8",
    )
    d.fill(
        [brush(s, 5.5, taper(0.15, 0.15, 0.5), 8) for s in ("270,136 281,143 292,139", "308,139 319,143 330,136")], INK
    )
    d.fill([brush(s, 4.5, LEAF, 8) for s in ("268,120 280,115 292,120", "308,120 320,115 332,120")], INK)
    d.fill(brush("300,136 297,150 303,152", 3.4, LEAF, 8), "#7a3a34")
    d.fill(brush("289,163 300,166 312,162", 4, LEAF, 8), INK)


def _book(d: Doc) -> None:
    """open towards the reader; we see its boards, and the light that stands over the pages"""
    d.glow(300, 186, 84, (0, "#fffbe0", 0.85), (0.5, "#ffe9b0", 0.35), (1, "#ffe9b0", 0))
    for side in (False, True):
        page = S("300,200! 262,180 222,184 216,192! 222,246! 262,240 300,258!")
        board = S("300,206! 262,190 218,192 208,198! 216,254! 262,250 300,268!")
        leaf, back = (page.flipx(300), board.flipx(300)) if side else (page, board)
        d.inked(leaf, "#fffbe6", 2.6, 1)
        d.inked(back, d.lin(300, 200, 390 if side else 210, 260, "#e0566e", "#b03050", "#5c1630"), 3.2, 1.6)
        d.stroke(back.shrink(7), "#ffb0b8", 2, 0.8)
        shadow_plane(d, back, (300, 120), 8, "#3a0c20", 0.5)
    d.inked(S("294,204! 306,204! 306,270! 294,270!"), "#8a2440", 2.6, 1)
    for x, rot, flip in ((206, -28, False), (394, 208, True)):
        pose_hand(d, "cradle", (x, 250), 0.34, rot, ("#ffe6c8", "#e2a67c", "#96583f"), flip=flip)


def _slippers(d: Doc) -> None:
    """two cherry toes under the knees"""
    for spec in (
        "318,286! 344,280 366,292 362,308 338,312 318,304!",
        "282,288! 256,282 234,294 238,310 262,314 284,306!",
    ):
        shoe = S(spec)
        d.inked(shoe, d.vlin(shoe, "#f4848f", "#d8506a", "#7a1c38"), 3, 1.4)
        d.fill(
            brush([(shoe.bounds[0] + 8, shoe.bounds[1] + 10), (shoe.center[0], shoe.bounds[1] + 6)], 3.4, LEAF, 6),
            "#ffd0d0",
        )


def _drift(d: Doc, rnd: random.Random) -> None:
    """what little else has come up: dust, in a slow turn"""
    for i in range(16):
        x, y = polar(300, 360, 60 + i * 7, i * 97)
        if 330 < y < 432:
            d.fill(spark(x, y, rnd.uniform(4, 9), 0.16), "#ffffff", 0.9)
    for way in ("208,356 252,338 300,344 348,338 392,352", "238,396 276,384 324,388 366,380"):
        d.fill(brush(way, 5, LEAF, 14), "#ffffff", 0.8)
