"""first_party: the foremost of the very first page, before `first_near`: the open book that the crowd comes out of, and
four magicians at its corners, shoulder to shoulder."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.crowd import CROWD_SIZE, HEART
from tools.art.parts.portrait import Portrait
from tools.art.picture import Picture
from tools.art.pictures.bigbook.magicians import firebrand, lakekeeper, stoker, windwright

PICTURE = Picture(seed=353, size=CROWD_SIZE)
LEAF_EDGE = (
    (0, 925, 1), (150, 888, 0), (290, 900, 0), (392, 926, 1), (366, 752, 1),
    (240, 712, 0), (110, 718, 0), (0, 768, 1),
)  # fmt: skip
"""The outline of the right leaf from the gutter's foot on: from the middle, down, and whether it is a corner."""


def draw(d: Doc, detail: int) -> None:
    """Book, its light, and those who will shut it."""
    book(d, random.Random(PICTURE.seed))
    x, y = HEART
    d.glow(x, y + 90, 430, (0, "#fff6d0", 0.5), (0.5, "#ffb84e", 0.22), (1, "#ff8a3a", 0))
    with d.clip(Sh.rect(0, 0, *CROWD_SIZE)):
        for figure, place in (
            (furnace_boy, "translate(262 596) scale(.84)"),
            (lake_girl, "translate(8 606) scale(.86)"),
            (wind_boy, "translate(896 590) scale(.86)"),
            (fire_girl, "translate(1104 612) scale(.86)"),
        ):
            with d.group(transform=place):
                figure(d)


def book(d: Doc, rnd: random.Random) -> None:
    """From the front; its pages are the lamp, what was printed on them has got up."""
    board = S("330,962! 356,770! 540,728 750,778! 960,728 1144,770! 1170,962! 960,926 764,962! 736,962! 540,926")
    d.inked(board, d.lin(0, 740, 0, 960, "#b04a3a", "#6f2430", "#34111f"), 5, 3)
    for sx in (-1, 1):
        for under in (18, 12, 6, 0):
            leaf = S([(750 + sx * x, y + under, corner) for x, y, corner in LEAF_EDGE])
            d.inked(leaf, d.lin(750, 0, 750 + sx * 392, 0, "#fffdf0", "#fbeabc", "#d8b274"), 3, 1)
        d.fill(wedges(leaf, 12, 34, 5, HEART, 0.3, 0.3, rnd), "#b8854a", 0.8)
        for row in range(6):
            y = 786 + 20 * row
            d.fill(
                sliver(750 + sx * 40, y - 8, 750 + sx * (340 - rnd.uniform(0, 60)), y - 12, 4, 0.06 * sx),
                "#a06a3c",
                0.55,
            )


def lake_girl(d: Doc) -> None:
    """a drop of the lake on her finger"""
    lakekeeper.balancing(d, Portrait(d, 2, lakekeeper.PICTURE.seed))


def fire_girl(d: Doc) -> None:
    """a look over her shoulder"""
    firebrand.over_the_shoulder(d, Portrait(d, 2, firebrand.PICTURE.seed), 2)


def wind_boy(d: Doc) -> None:
    """he lets his kite go"""
    windwright.letting_go(d, Portrait(d, 2, windwright.PICTURE.seed), 2)


def furnace_boy(d: Doc) -> None:
    """his hair alight, his goggles up"""
    carver = Portrait(d, 2, stoker.PICTURE.seed)
    stoker.body(d, carver)
    stoker.head(d, carver, "calm")
