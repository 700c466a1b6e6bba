"""page_05 bonus: two equal jugs pour into one with three handles, standing on top of a pile."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.vignette import AMBER, CLAY, CUT, bonus_ground, coin_pile, sample_brush
from tools.art.picture import Picture

PICTURE = Picture(seed=309)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (200, 120), 264, lines="rings", hour="lake")
    coin_pile(d, 200, 262, 5, 150)
    jug(d, c, 200, 222, 0.95, 0, 3, AMBER)
    with d.group(transform="translate(400 0) scale(-1 1)"):
        jug(d, c, 310, 150, 0.84, -58)
    jug(d, c, 310, 150, 0.84, -58)
    for s in (
        "238,104! 222,96 210,104 206,122! 196,124 196,100 212,84 236,86!",
        "160,106! 178,98 190,106 194,122! 204,124 204,102 188,86 164,88!",
    ):
        c.form(s, ("#ffffff", "#e8f0e8", "#98a8a4"), 2.2)
    for x, y in ((182, 82), (218, 80), (200, 64), (230, 66), (168, 68)):
        c.form(S(f"{x},{y - 9}! {x + 5},{y} {x},{y + 5} {x - 5},{y}"), ("#ffffff", "#b8c4c0"), 1.6)
    solid, cuts = sigil("water", 200, 178, 20)
    d.fill(solid, PAGE_INK)
    d.fill(cuts, "#f2d48a")


def jug(
    d: Doc,
    c: Carver,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0,
    handles: int = 1,
    tones: tuple[str, ...] = CLAY,
) -> None:
    """a bellied jug, spout left, its foot's middle at (x, y) before it turns round its belly; one or three handles"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(rot, 0, -50 * k).move(x, y)

    for spec in ("34,-92 66,-84 66,-48 38,-34", "-36,-88 -64,-78 -62,-46 -40,-32", "-20,-104 0,-146 24,-104")[:handles]:
        c.form(place(brush(spec, 11, taper(0.9, 0.8), 14)), tones, 2.4)
    c.form(
        place(S("-30,0! -46,-34 -44,-66 -24,-88 -26,-102! -48,-114! -18,-116 30,-112! 22,-88 44,-64 46,-32 30,0! 0,7")),
        tones,
        3,
        (8, 18, 4.4),
        CUT,
    )
    d.inked(place(S("-44,-113! -14,-120 29,-112! 8,-105 -16,-105")), "#2a1a18", 2.2, 0.6)
    c.strokes(
        CUT,
        (sample_brush(place, ((-40, -60), (0, -50), (42, -62))), 5),
        (sample_brush(place, ((-42, -46), (0, -36), (44, -48))), 3.6),
    )
