"""a3 Dizziness: a skull-faced top wound with thread reels on its point; a spell tile lies on its side in its wake."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=73)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    hall(d)
    with d.group(transform="translate(34 52) scale(0.88)"):
        wake(d)
        with d.group(transform="translate(318 452) rotate(17)"):
            top(d, rnd)
            skull(d)
        fallen_tile(d, rnd)


def hall(d: Doc) -> None:
    """a dance hall that has begun to turn: its windows lean, each another way, its floor runs in rings of squares"""
    lit_air(d, (320, 400), 440, (0, "#f4f1ff"), (0.22, "#a9a3dc"), (0.5, "#4f4a88"), (0.8, "#221e4c"), (1, "#0f0c1c"))
    lean = [[polar(320, 470, 70 + j * 16, -172 + k * 14.6 + j * j * 0.028) for j in range(40)] for k in range(12)]
    d.fill([brush(way, 15, taper(0.2, 1, 0.6), 24) for way in lean], "#1c1840", 0.5)
    for x, y, deg, k in ((-28, 250, -24, 1.1), (104, 196, -11, 0.9), (500, 188, 14, 0.95), (640, 246, 27, 1.15)):
        with d.group(transform=f"translate({x} {y}) rotate({deg}) scale({k})"):
            pane = S("-40,92! -40,-44 -30,-78 0,-104! 30,-78 40,-44 40,92!")
            d.inked(pane.grow(11), d.lin(-50, 0, 50, 0, "#7a74b8", "#262350"), 4, 1.8, CURSE_BLACK)
            d.inked(pane, d.lin(0, -100, 0, 90, "#ffffff", "#cdc8f0", "#7a74b8"), 3.4, -1.4, CURSE_BLACK)
            bars = Sh.rect(-3, -110, 6, 210) | Sh.rect(-50, -40, 100, 6) | Sh.rect(-50, 22, 100, 6)
            d.fill(bars & pane, "#262350")
    floor = S("-140,420! 60,388 320,376 580,392 740,430! 740,660! -140,660!")
    d.inked(floor, d.rad(320, 450, 400, "#ffffff", "#b4aee2", "#454080", "#12102a"), 4, 1.6, CURSE_BLACK)
    squares = [
        Sh.poly([ring(r0, a), ring(r0, a + 15), ring(r1, a + 15 + 5), ring(r1, a + 5)])
        for n, (r0, r1) in enumerate(((64, 120), (120, 190), (190, 280), (280, 400), (400, 560)))
        for a in range(n % 2 * 15 + n * 5, 360 + n * 5, 30)
    ]
    d.fill(pile(squares) & floor, "#1c1840", 0.8)


def ring(r: float, angle: float) -> tuple[float, float]:
    """a point of the floor round the point of the top, in perspective"""
    x, y = polar(0, 0, r, angle)
    return 320 + x, 452 + y * 0.26


def wake(d: Doc) -> None:
    """rings the point has drawn on the floor, and streaks of the reel"""
    for k, r in enumerate((60, 112, 176, 250)):
        tone = mix("#ffffff", "#4f4a88", k / 4)
        d.fill(Sh.ell(318, 456, r, r * 0.22) - Sh.ell(322, 458, r - 9, r * 0.22 - 5), tone, 0.95)
    for spec in (
        "110,190 90,250 130,310",
        "160,150 128,176 120,220",
        "520,140 556,190 540,250",
        "560,260 560,310 520,346",
    ):
        d.fill(brush(spec, 15, LEAF, 12), "#ece9fb", 0.9)


def top(d: Doc, rnd: random.Random) -> None:
    """the body: peg, cone of wound thread, shoulder, stem; the point at 0,0"""
    peg = S("0,4! -14,-30 -22,-70! 22,-70! 14,-30")
    hew(d, peg, "horn", rnd, 4.6, (8, 14, 5), 6)
    stem = S("-20,-290! -16,-330 -24,-350! 24,-350! 16,-330 20,-290!")
    hew(d, stem, "horn", rnd, 4.6, (8, 16, 5), 6)
    cone = S(
        "-24,-62! -96,-118 -150,-176 -164,-214! -130,-262 -60,-292 "
        "0,-298 60,-292 130,-262 164,-214! 150,-176 96,-118 24,-62!"
    )
    hew(d, cone, "cloth", rnd, 5.4, (10, 40, 7), 10)
    for k in range(5):
        y, half = -84 - k * 24, 46 + k * 26
        turn = brush([(-half, y - 14), (-half * 0.4, y + 4), (half * 0.4, y + 4), (half, y - 14)], 11, LEAF, 14)
        d.fill(turn & cone, CURSE_BLACK if k % 2 else "#4f4a88")
    brow = S("-164,-214! -80,-190 0,-184 80,-190 164,-214! 130,-262 60,-292 0,-298 -60,-292 -130,-262")
    d.inked(brow, d.lin(-160, -290, 160, -190, "#ffffff", "#f1e6cb", "#b2a3b0", "#6a6088"), 4.6, 2.2, CURSE_BLACK)


def skull(d: Doc) -> None:
    """sockets that have rolled, nose, row of teeth on the thread"""
    for s in (-1, 1):
        socket = S(f"{s * 20},-232! {s * 46},-262 {s * 88},-252 {s * 96},-226! {s * 70},-204 {s * 36},-208")
        d.fill(socket, CURSE_BLACK)
        curl = [polar(s * 58, -232, 17 - k * 1.2, k * 46 * s) for k in range(13)]
        d.fill(brush(curl, 6, taper(0.6, 0.8, 0.5), 18), "#ece9fb")
    d.fill(S("0,-222! 14,-196 0,-202 -14,-196"), CURSE_BLACK)
    for k in range(-3, 4):
        tooth = Sh.rect(k * 26 - 11, -184 + abs(k) * -1.5, 22, 34 - abs(k) * 2, 6)
        d.inked(tooth, "#fffaea", 3.2, 1.4, CURSE_BLACK)


def fallen_tile(d: Doc, rnd: random.Random) -> None:
    """a spell, turned a quarter and out of order"""
    with d.group(transform="translate(128 420) rotate(78)"):
        tile = Sh.rect(-48, -48, 96, 96, 10)
        d.fill(tile.grow(7).move(6, -6), CURSE_BLACK, 0.6)
        d.inked(tile, d.lin(-48, -48, 48, 48, "#ffffff", "#cfc6dc", "#7d7396"), 4.6, 2, CURSE_BLACK)
        d.fill(Sh.rect(-36, -36, 72, 72, 6), "#3a3560")
        solid, _ = sigil("air", 0, 0, 28)
        d.fill(solid, "#ece9fb")
