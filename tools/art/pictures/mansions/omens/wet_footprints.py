"""wet_footprints: they come in by the door, cross the room, and stop behind your own shoes."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.hall import foot_print
from tools.art.lamplit.nib import BRASS, INK, INK2, PAPER, TIDE, WOOD, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
FULL = Sh.rect(0, 0, 600, 840)


def _scene(d: Doc) -> None:
    """In the units of the card."""
    d.fill(FULL, d.lin(0, 60, 0, 530, "#4a5a56", "#6f6a58"))
    segs = []
    for i in range(-7, 8):
        segs.append((300 + i * 26, 150, 300 + i * 74, 540))
    nib(d, segs, INK, 2.6, 0.6)
    # wall and looking-glass
    d.fill(Sh.rect(60, 60, 480, 100), "#2a4348")
    nib(d, pen(Sh.rect(60, 60, 480, 96), 90, 15), TIDE["base"], 2.4, 0.6)
    d.fill(Sh.rect(60, 150, 480, 12), INK)
    d.glow(300, 170, 190, (0, TIDE["core"], 0.7), (1, TIDE["light"], 0))
    # the door, ajar; light and water come in over the sill
    form(d, Sh.rect(238, 66, 124, 104), (WOOD[1], WOOD[3]), 4)
    form(d, Sh.rect(250, 74, 100, 96), (TIDE["core"], TIDE["light"]), 3)
    form(d, S("250,74! 282,84! 282,182! 250,170!"), ("#8a6a4c", "#5a4232"), 3.4)
    form(d, Sh.ell(276, 134, 4), BRASS, 2)
    d.fill(Sh.poly([(282, 172), (350, 172), (420, 420), (240, 420)]), TIDE["core"], 0.22)
    d.fill(S("268,170! 300,166 350,168! 384,190 340,202 300,196 262,206 236,192!"), TIDE["light"], 0.9)
    for i, (x, y, k, a) in enumerate(
        ((268, 216, 0.42, 6), (326, 238, 0.5, -4), (262, 270, 0.6, 5), (334, 306, 0.72, -4), (256, 348, 0.84, 4))
    ):
        foot_print(d, x, y, k, a, bool(i % 2))
    # your shoes, dry, toes away from it
    for sx in (-1, 1):

        def w(s: Sh, sx: int = sx) -> Sh:
            return s.scale(1 if sx < 0 else -1, 1).rot(sx * 4).move(300 + sx * 50, 460)

        d.fill(w(S("-36,60! -40,10 -34,-50 -20,-76 6,-78 22,-50 26,0 24,60!")).move(8, 10), INK, 0.5)
        form(d, w(S("-36,70! -42,20 -38,-44 -22,-74 4,-76 22,-48 28,0 26,70!")), ("#8a5c42", "#55362a", "#2c1d1a"), 4)
        form(d, w(S("-28,70! -30,30 -20,10 4,8 18,28 18,70!")), (INK2, INK), 3)
        for yy in (-4, -20):
            d.stroke(w(line(f"-24,{yy} -6,{yy + 6} 14,{yy - 2}")), PAPER[1], 4)
        nib(d, pen(w(S("4,-70! 22,-48! 28,0! 26,60! 12,60!")), 90, 6), INK, 2, 0.8)


def draw(d: Doc, detail: int) -> None:
    """What the window of the card shows."""
    with d.group(transform="translate(-94 -76)"):
        _scene(d)
