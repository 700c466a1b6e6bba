"""pane_hound: a pointer made of window: another night behind its panes, one lit, one cracked."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, line
from tools.art.inkwell.spline import lerp, polar
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.nib import INK, LAMP, SLATE, TIDE, corners
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "four"
SCALE = 0.95


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    dark = (TIDE["mid"], TIDE["base"])
    pale = (TIDE["core"], TIDE["light"], TIDE["mid"])
    # far legs
    for t in (
        "198,250 232,256 238,300 220,318 204,300",
        "220,312 238,300 250,344 238,352",
        "236,346 250,342 242,404 230,404",
        "230,400 244,400 244,424 212,424 216,412",
        "158,266 184,262 178,332 174,404 160,404 158,332",
        "160,400 174,400 174,424 144,424 147,411",
    ):
        f.form(corners(t), dark, 4)
    f.form(corners("258,206 270,202 304,134 296,130"), pale, 4)
    body = corners(
        "100,140 126,160 152,184 190,186 226,190 258,204 272,232 252,258 220,262 178,282 140,290 112,270 104,240 90,206"
    )
    hd = corners("24,178 58,160 76,142 100,140 112,170 90,206 66,204 34,202 24,192")
    thigh = corners("224,206 262,210 278,240 270,276 250,308 230,300 214,262")
    shank = corners("230,298 252,304 278,340 264,354 242,326")
    meta = corners("264,352 278,340 272,404 258,404")
    paw = corners("258,400 272,400 272,424 238,424 242,411")
    arm = corners("112,252 152,262 140,300 116,304 106,280")
    fore = corners("116,304 134,302 100,330 78,322 84,310")
    toe = corners("78,322 92,326 90,356 76,354 70,344")
    near = [body, hd, thigh, shank, meta, paw, arm, fore, toe]
    for s_ in near:
        f.form(s_, pale, 4.5)
    full = Placed(f.sh(Sh.union(near)))
    # what stands behind the panes
    f.fill(corners("126,196 206,190 214,262 178,282 140,290 116,272"), (TIDE["dark"], TIDE["deep"]), 0.94, full)
    f.fill(Sh.ell(166, 232, 25), LAMP["core"], 1, full)
    f.fill(Sh.ell(177, 225, 23), TIDE["dark"], 1, full)
    f.fill(corners("228,212 262,216 272,250 244,264 224,250"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 1, full)
    f.fill(corners("30,182 58,168 62,200 36,200"), "#ffffff", 0.6, full)
    f.fill(corners("90,206 104,176 126,196 112,244"), "#ffffff", 0.45, full)
    f.fill(corners("232,300 248,304 256,318 240,322"), TIDE["base"], 0.55, full)
    _figure_2(f, full)


def _figure_2(f: Fig, full: Placed) -> None:
    # cames
    for t in (
        "62,156 66,204",
        "90,206 112,170 152,184",
        "112,170 126,196 112,270",
        "126,196 206,190 258,204",
        "206,190 214,262",
        "170,194 178,282",
        "116,236 212,228",
        "152,184 158,194",
        "224,206 214,262 230,300",
        "214,250 272,250",
        "246,208 250,308",
        "230,298 252,306",
        "240,326 266,322",
        "258,372 274,368",
        "258,400 272,400",
        "112,268 150,264",
        "112,284 144,286",
        "84,312 100,330",
        "78,322 92,326",
    ):
        _came(f, full, t)
    # ear, nose, the light that is on behind the eye
    f.form(corners("88,148 110,146 124,178 112,206 96,184"), (TIDE["mid"], TIDE["dark"]), 4)
    f.fill(corners("94,154 106,152 114,178 106,190"), TIDE["light"], 0.75)
    f.fill(Sh.ell(74, 172, 14), LAMP["mid"], 0.5)
    f.form(corners("60,174 70,164 86,168 78,179"), LAMP["core"], 3, edge=False)
    f.fill(Sh.ell(73, 171, 3.6), INK)
    f.form(corners("20,178 36,172 38,186 24,194"), INK, 2)
    f.line("34,200 54,198 70,190", 3, INK)
    # glints, and the crack
    for t in (
        "134,200 144,199 140,284 130,284",
        "196,192 201,192 208,258 203,260",
        "258,214 263,215 262,300 257,303",
        "264,356 268,352 265,402 261,402",
        "40,176 46,173 46,200 41,200",
    ):
        f.fill(corners(t), "#ffffff", 0.7, full)
    for a_, r in ((15, 26), (85, 30), (150, 24), (205, 30), (275, 28), (330, 22)):
        x, y = polar(248, 236, r, a_)
        f.line([(248, 236), (lerp(248, x, 0.5) + 3, lerp(236, y, 0.5) - 2), (x, y)], 2, INK)


def _came(f: Fig, full: Placed, spec: str) -> None:
    lead = Sh.poly([(float(x), float(y)) for x, y in (one.split(",") for one in spec.split())], False).stroke(
        5, cap="butt"
    )
    f.fill(Placed(f.sh(lead)), INK, 1, full)
    f.fill(Placed(f.sh(lead.move(-1, -1.4) - lead)), SLATE[0], 0.8, full)


def pencil(d: Doc) -> None:
    """On the back: curtain rings on a rod."""
    d.stroke(line("70,250 262,236"), PENCIL, 3, 0.9)
    for i in range(7):
        d.stroke(Sh.ell(90 + i * 26, 258 - i * 2, 9, 11), PENCIL, 2.2, 0.9)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
