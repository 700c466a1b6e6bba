"""m2 Shared Nightmare: five night-caps asleep in one bed; the face they all dream has them between its teeth."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.mask import mask
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=82)
CAPS = (
    ("#f5792a", "#861a24"),
    ("#4fb3d6", "#153a75"),
    ("#fff0c8", "#a8803c"),
    ("#62b070", "#104636"),
    ("#cfcaf0", "#4f4a88"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _room(d, rnd)
    d.glow(300, 250, 330, (0, "#fff6dc", 0.9), (0.5, "#c8b0e8", 0.4), (1, "#4a3a6a", 0))
    mask(d, "grin", 300, 236, 3.35, 0, True, detail=2)
    pillow = S("84,412! 150,392 300,384 450,392 516,412! 530,520! 70,520!")
    hew(d, pillow, "mirror", rnd, 5, (12, 22, 6), 6)
    for k in range(5):
        x, y = 138 + 81 * k, (388, 400, 404, 400, 388)[k]
        with d.group(transform=f"translate({x} {y}) rotate({(-7, 5, -3, -6, 8)[k]}) scale(0.98)"):
            sleeper(d, CAPS[k], k, rnd)
    blanket(d, rnd)


def _room(d: Doc, rnd: random.Random) -> None:
    """a dormitory by night: papered wall, a window with a moon on each side, the rail of the bed"""
    lit_air(d, (300, 230), 480, (0, "#f0e0ff"), (0.3, "#8a76b4"), (0.62, "#3c3060"), (1, "#120d20"))
    stripes = [Sh.rect(x, 20, 26, 470) for x in range(-130, 740, 62)]
    d.fill(pile(stripes), "#1c1434", 0.55)
    for x in (-2, 602):
        pane = S(f"{x - 66},360! {x - 66},170 {x},96! {x + 66},170 {x + 66},360!")
        d.inked(pane, d.lin(0, 96, 0, 360, "#1a2a5a", "#4a6ab0", "#a8c0ea"), 7, 2, CURSE_BLACK)
        moon = Sh.ell(x + 14, 190, 30) - Sh.ell(x + 30, 180, 28)
        d.fill(moon & pane, "#fffbe0")
        d.fill([Sh.rect(x - 4, 96, 8, 270) & pane, Sh.rect(x - 66, 250, 132, 8) & pane], CURSE_BLACK)
    for x in range(-110, 740, 70):
        hew(d, Sh.rect(x - 7, 380, 14, 120), "brass", rnd, 3.6, None, 4)
    hew(d, Sh.rect(-140, 372, 880, 20, 6), "brass", rnd, 4.4, (10, 14, 5), 5)


def sleeper(d: Doc, cap: tuple[str, str], k: int, rnd: random.Random) -> None:
    """one head in the pillow: cap above, shut eyes, a mouth of unease; feet of the grid at the chin"""
    face = S("-40,-8! 40,-8! 44,20 32,48 0,60 -32,48 -44,20")
    d.fill(face.grow(7).move(3, 5), CURSE_BLACK, 0.55)
    d.inked(face, d.lin(-40, -10, 40, 60, "#fff5d4", "#e9bd84", "#8a5230"), 4.6, 2.2, CURSE_BLACK)
    for s in (-1, 1):
        d.fill(brush([(s * 31, 14), (s * 19, 23), (s * 7, 14)], 7.5, LEAF, 8), CURSE_BLACK)
        d.fill(brush([(s * 30, 3), (s * 18, -3), (s * 8, 4)], 6, LEAF, 8), CURSE_BLACK)
    d.fill(brush("-13,44 -5,37 4,44 14,38", 6.5, taper(0.5, 0.5), 10), CURSE_BLACK)
    side = -1 if k % 2 else 1
    cone = S([(-46, 0, True), (-38, -40), (-6, -66), (side * 46, -62, True), (38, -34), (46, 0, True)])
    d.inked(cone, d.lin(-40, -60, 46, 0, *cap), 4.6, 2.2, CURSE_BLACK)
    d.fill(wedges(cone, 9, 16, 5, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)
    d.inked(Sh.rect(-51, -14, 102, 20, 10), lighten(cap[0], 0.4), 4.2, 1.8, CURSE_BLACK)
    d.inked(Sh.ell(side * 54, -58, 13), "#fffdf4", 4.2, 1.6, CURSE_BLACK)


def blanket(d: Doc, rnd: random.Random) -> None:
    """one quilt over all five, its edge turned down"""
    quilt = S("-80,470! 40,452 180,462 300,452 420,462 560,452 680,470! 680,680! -80,680!")
    d.inked(quilt, d.vlin(quilt, "#5a4a6c", "#241c30", "#120d18"), 5, 2, CURSE_BLACK)
    fold = S(
        "-80,470! 40,452 180,462 300,452 420,462 560,452 680,470! 680,496! 560,482 420,490 300,482 180,490 "
        "40,482 -80,496!"
    )
    d.inked(fold, d.vlin(fold, "#ffffff", "#b9b2cf"), 4.2, 1.6, CURSE_BLACK)
    d.fill(wedges(fold, 14, 16, 6, (0, -1), 0.2, 0.4, rnd), CURSE_BLACK)
