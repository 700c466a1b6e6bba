"""a9 Lost for Words: lips of quilted cloth are sewn shut; the needle still hangs on the thread."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import dark_things, drape, lit_air, paving
from tools.art.parts.relief import contact
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=79)
LINE = "128,302 200,296 258,306 300,300 342,306 400,296 472,302"  # where the lips meet
THREAD = ("#ffffff", "#cfc6e6", "#5d5484")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stage(d, rnd)
    lips(d, rnd)
    stitches(d)
    needle(d)
    house(d)


def stage(d: Doc, rnd: random.Random) -> None:
    """a theatre in the middle of a speech: back cloth, boards, curtains, one spotlight on who says nothing"""
    ramp = ((0, "#f6f4ff"), (0.3, "#bdb8e6"), (0.62, "#5a5499"), (0.86, "#2b2760"), (1, "#151230"))
    lit_air(d, (300, 290), 430, *ramp)
    cloth = Sh.rect(-140, 40, 880, 400)
    folds = [
        brush([(x, 60), (x + rnd.uniform(-5, 5), 250), (x, 440)], rnd.uniform(5, 12), LEAF, 8)
        for x in range(74, 540, 26)
    ]
    d.fill(pile(folds) & (cloth - Sh.ell(300, 296, 206, 122)), "#3a3570", 0.6)
    d.fill(S("236,40! 364,40! 560,470! 40,470!"), d.lin(0, 40, 0, 470, (0, "#ffffff", 0.4), (1, "#ffffff", 0.06)))
    paint = d.rad(300, 452, 400, "#fbfaff", "#a59fd8", "#454080", "#161330")
    paving(d, 436, (300, 250), paint, "#1c1840", 120, 0)
    d.fill(Sh.rect(-140, 432, 880, 6), "#1c1840")
    d.fill(Sh.ell(300, 464, 214, 22), "#ffffff", 0.5)
    contact(d, 300, 462, 168, 16, CURSE_BLACK, 0.8)
    for side, edge in ((-1, 62), (1, 538)):
        drape(d, side, edge, ("#0f0c22", "#3a3570", "#7a74b8"), "#0f0c1c", "#d8d4f6", rnd, 500)


def house(d: Doc) -> None:
    """the first row: heads and shoulders of those who wait, black, lit from the stage"""
    for x, y, k, lean in (
        (-66, 500, 1.1, 4),
        (36, 508, 1.0, -6),
        (138, 504, 1.06, 3),
        (236, 514, 0.94, 0),
        (350, 514, 0.94, -3),
        (548, 506, 1.04, 6),
        (656, 498, 1.1, -4),
    ):
        head = U(Sh.ell(0, -34, 25, 30).rot(lean), S("-62,70! -54,20 -30,2 0,-4 30,2 54,20 62,70!"))
        dark_things(d, head.scale(k).move(x, y), "#cdc8f0", (300, 300), 5)


def lips(d: Doc, rnd: random.Random) -> None:
    """upper lip with its bow, full lower lip, quilting seams on both; the slit between them is black"""
    upper = S(
        "106,304! 150,268 210,216 256,204 300,226! 344,204 390,216 "
        "450,268 494,304! 400,312 342,320 300,312 258,320 200,312"
    )
    lower = S("106,304! 200,306 258,314 300,308 342,314 400,306 494,304! 452,356 380,398 300,408 220,398 148,356")
    hew(d, lower, "cloth", rnd, 6, (10, 34, 6.5), 10)
    hew(d, upper, "cloth", rnd, 6, (10, 26, 6.5), 8)
    seams = [
        brush(spec, 6, LEAF, 10)
        for spec in (
            "176,276 214,258 246,254",
            "354,254 386,258 424,276",
            "276,262 300,272 324,262",
            "190,352 240,374 300,380",
            "300,380 360,374 410,352",
        )
    ]
    d.fill(seams, "#483f5e")
    d.fill(brush(LINE, 22, taper(0.1, 0.1, 0.5), 24), CURSE_BLACK)
    shine(d, lower, (210, 334, 286, 344, 9), (318, 344, 372, 338, 7), colour="#ffffff")
    shine(d, upper, (206, 236, 250, 220, 8), (350, 220, 388, 234, 7), colour="#ffffff")


def stitches(d: Doc) -> None:
    """seven thick cross stitches through both lips, each with its two holes"""
    for k, (x, y, tx, ty) in enumerate(sample(LINE, 8)[1:8]):
        half = 46 - abs(k - 3) * 5
        for lean in (-17, 17):
            ends = [(x + lean + ty * half, y - half), (x - lean - ty * half, y + half)]
            d.fill([Sh.ell(ex, ey, 8, 9) for ex, ey in ends], CURSE_BLACK)
            thread = brush([ends[0], (x, y + tx), ends[1]], 14, taper(0.7, 0.7, 0.5), 8)
            d.inked(thread, d.lin(x - 16, y - half, x + 16, y + half, *THREAD), 4, 1.6, CURSE_BLACK)


def needle(d: Doc) -> None:
    """the last stitch runs out at the right, loops and ends in the eye of a needle hanging point down"""
    loop = brush("452,268 492,226 520,236 510,284 486,330 474,370", 11, taper(0.6, 0.7, 0.5), 24)
    d.inked(loop, d.lin(450, 230, 520, 360, *THREAD), 4, 1.6, CURSE_BLACK)
    steel = S("474,348! 488,356 490,378 480,430 456,508! 458,430 460,372 464,354")
    d.inked(steel, d.lin(456, 350, 492, 480, "#ffffff", "#c9c6e6", "#4c4568"), 4.4, 2, CURSE_BLACK)
    d.fill(Sh.ell(475, 371, 4.5, 12).rot(6, 475, 371), CURSE_BLACK)
    d.fill(sliver(468, 394, 460, 480, 3), "#ffffff")
