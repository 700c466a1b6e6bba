"""page_10 failure: a handshake; the other hand is a mask on a stick."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.misfortune import RED, darkening
from tools.art.parts.pose import pose_hand
from tools.art.parts.vignette import CRIMSON, CUT, OAKEN, SOOT
from tools.art.picture import Picture

PICTURE = Picture(seed=320)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    stage(d, (400, 200))
    c.form("660,190! 606,186! 596,300! 660,300!", SOOT, 3, (9, 18, 5), CUT)
    c.form("610,180! 592,184! 584,300! 606,300!", CRIMSON, 2.8, (8, 10, 4), CUT)
    c.form(brush("610,238 566,226 520,196", 14, taper(1, 0.9), 8), OAKEN, 2.8)
    mask(d, "grin", 490, 132, 1.12, 14)
    tones, sleeve = ("#ffe9c8", "#e8b488", "#a0664a"), ("#8fb4c8", "#3f6a84", "#183448")
    pose_hand(d, "reach", (268, 204), 1.06, -12, tones, True, light=(-0.4, -0.9), cuff=sleeve, arm=150, bones=True)
    for x0, y0, x1, y1 in ((520, 60, 540, 40), (540, 84, 566, 72), (400, 54, 388, 34), (372, 80, 350, 66)):
        d.fill(sliver(x0, y0, x1, y1, 4), "#fffaea")


def stage(d: Doc, spot: Point) -> None:
    """a theatre: red curtains, boards, and a round of limelight"""
    darkening(d, "#8a5a4c", "#4a2430", "#1d0f16", start=0.2)
    d.fill(S(f"40,-10! 90,-10! {spot[0] + 150},262! {spot[0] - 190},262!"), "#fff0c8", 0.32)
    d.fill(Sh.rect(0, 232, 640, 60), d.lin(0, 0, 640, 0, (0, "#c89a66"), (0.5, "#8a5638"), (1, "#2c141c")))
    d.fill(pile([sliver(x, 234, x * 1.3 - 100, 282, 2.6) for x in range(60, 660, 58)]), PAGE_INK, 0.7)
    d.fill(Sh.ell(spot[0] - 20, 262, 170, 20), "#fff0c8", 0.75)
    for i in range(7):
        x = 440 + i * 34
        fold = S(f"{x},-10! {x + 40},-10! {x + 46},120 {x + 40},252! {x + 4},252! {x - 6},120")
        d.inked(fold, d.lin(x, 0, x + 40, 0, "#e0503c", RED, "#3a0a14"), 2.4, 1)
    for i in range(9):
        x = 260 + i * 46
        swag = S(f"{x},-10! {x + 52},-10! {x + 48},24 {x + 24},44 {x},24")
        d.inked(swag, d.lin(x, 0, x + 50, 40, "#e0503c", "#8c1824", "#3a0a14"), 2.4, 1)
