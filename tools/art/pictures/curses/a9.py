"""a9 Lost for Words: lips of quilted cloth are sewn shut; the needle still hangs on the thread."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=79)
LINE = "128,302 200,296 258,306 300,300 342,306 400,296 472,302"  # where the lips meet
THREAD = ("#ffffff", "#cfc6e6", "#5d5484")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 290), 400, 0)
    d.glow(300, 290, 220, (0, "#ece9fb", 0.85), (0.55, "#8680c2", 0.5), (1, "#4f4a88", 0))
    lips(d, rnd)
    stitches(d)
    needle(d)


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
