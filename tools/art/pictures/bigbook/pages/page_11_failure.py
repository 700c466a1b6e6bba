"""page_11 failure: the king card's own crown burns a round hole through his head."""

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.parts.misfortune import DEEP, PAPER, WINDOW, swell
from tools.art.parts.vignette import CRIMSON, CUT, PALE
from tools.art.picture import Picture

PICTURE = Picture(seed=322)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    scorch(d, (446, 116))
    leafcard(
        d,
        446,
        196,
        318,
        "",
        "burning",
        0,
        hole=(0, -30, 23),
        ink=PAGE_INK,
        seed=11,
        burn=("#fff6c8", "#ff9a2e", "#3a1016"),
    )
    hole_light = Sh.ell(446, 128, 44)
    d.glow(446, 128, 46, (0, "#fff6c8", 0.9), (0.6, "#ffb04a", 0.4), (1, "#e0502a", 0))
    for side in (0, 1):

        def place(s: Sh, side: int = side) -> Sh:
            return s.flipx(446) if side else s

        for spec in ("398,98 380,124 390,150 372,172 386,188", "408,100 396,126 402,152 390,174 402,190"):
            c.form(place(brush(spec, 15, taper(0.7, 0.1, 0.4), 12)), PALE, 2.4)
    beard = "404,166! 400,206 420,244 446,262 472,244 492,206 488,166! 470,186 446,192 422,186"
    c.form(S(beard) - hole_light, PALE, 3, (8, 16, 4.4), CUT)
    c.strokes(CUT, ("420,196 428,222 440,244", 4.4), ("446,200 446,226 446,250", 4.4), ("472,196 464,222 452,244", 4.4))
    c.strokes(CUT, ("430,206 446,214 462,206", 6))
    c.form("354,290! 372,246 410,226! 446,270 482,226! 520,246 538,290!", CRIMSON, 3, (9, 16, 4.6), CUT)
    c.form("406,228! 446,276 486,228! 476,220! 446,248 416,220!", PALE, 2.6)
    crown = c.form(
        "392,102! 382,44! 414,72! 430,28! 446,66! 462,28! 478,72! 510,44! 500,102! 446,90",
        ("#fff3b8", "#f2a83a", "#8a3a14"),
        3.2,
        (8, 12, 4),
        CUT,
    )
    c.strokes("#8a3a14", ("396,92 446,80 496,92", 5), within=crown)
    for x, y, h in ((384, 50, 40), (430, 34, 50), (462, 34, 52), (508, 50, 42), (446, 66, 30)):
        d.inked(flame_s(x, y, h, h * 0.44, -3), "#ff8a2a", 2.2, 0.8, "#5a1016")
        d.fill(flame_s(x, y - 1, h * 0.6, h * 0.24, -2), "#ffe9a0")
    for x, y in ((400, 140), (494, 148), (420, 174), (476, 176)):
        d.fill(brush([(x, y), (x + 5, y - 10), (x + 1, y - 20)], 4.4, LEAF, 6), "#ff9a2e")
    for x, y in ((340, 70), (560, 90), (330, 150), (566, 180), (350, 30), (540, 28)):
        d.fill(sliver(x, y, x + 5, y - 14, 2.6), "#ffd08a")


def scorch(d: Doc, at: Point) -> None:
    """the page itself burns: black from the right, with an edge of embers"""
    d.fill(WINDOW, d.rad(*at, 420, "#ffd890", "#efc88c", PAPER[1], PAPER[0]))
    edge = "700,-20! 300,-20! 330,20 292,48 322,84 286,120 316,150 280,186 312,216 290,246 318,300! 700,300!"
    for grow, tone in ((13, "#ffb04a"), (7, "#e0502a"), (0, "#1a0c10")):
        d.fill(S(edge).move(-grow, 0), tone)
    d.glow(*at, 230, (0, "#ffb04a", 0.95), (0.35, "#d83a24", 0.7), (0.7, DEEP, 0.5), (1, "#1a0c10", 0))
    swell(d, ray_lines(*at, 110, 560, 66, 2.1), at, 90, "#0a0508", 0.8, within=Sh.rect(300, 0, 340, 280), reach=160)
