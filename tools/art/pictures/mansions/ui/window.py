"""The parts of the window: slate with one thin line and cut corners (three by three parts that stretch), tags of
paper with a point, what is laid on a space, a glove for a pointer, a brass rule with a pearl.
"""

import random
from functools import partial

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, SLATE, TIDE, Tones, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(300, 300))
NINE = (300, 300)
TAG = (300, 90)


def _cut(x: float, y: float, w: float, h: float, c: float) -> Sh:
    """A rectangle with its corners cut off."""
    return Sh.poly(
        [
            (x + c, y),
            (x + w - c, y),
            (x + w, y + c),
            (x + w, y + h - c),
            (x + w - c, y + h),
            (x + c, y + h),
            (x, y + h - c),
            (x, y + c),
        ]
    )


def _slate(d: Doc, tones: Tones, edge: str, inner: str = "", raised: float = 0.0) -> None:
    s = _cut(6, 6, 288, 288, 26)
    if raised:
        d.fill(s.move(0, 7), INK, 0.6)
    d.fill(s, d.vlin(s, *tones))
    d.stroke(s, INK, 9)
    d.stroke(s, edge, 4)
    if inner:
        d.stroke(_cut(18, 18, 264, 264, 22), inner, 2)
    if raised:
        d.stroke(line("36,16 264,16"), "#ffffff", 3, 0.35)


def _paper_tag(d: Doc, tones: Tones = (PAPER[0], PAPER[1])) -> None:
    """A tag with one pointed end, its eyelet at the other."""
    s = S("8,10! 250,8! 292,45! 250,82! 8,80!")
    d.fill(s.move(3, 5), INK, 0.5)
    form(d, s, tones, 4)
    d.stroke(S("20,20! 244,18! 276,45! 244,72! 20,70!"), PAPER[3], 2, 0.8)
    form(d, Sh.ell(260, 45, 9), (LAMP["mid"], LAMP["dark"]), 2.6)
    d.fill(Sh.ell(260, 45, 4), INK)


def _log_slip(d: Doc) -> None:
    """A slip torn from a pad."""
    s = S(
        [
            (8, 12, 1),
            *[(8 + i * 16, 12 + (5 if i % 2 else -4), 1) for i in range(1, 18)],
            (292, 10, 1),
            (290, 80, 1),
            (10, 82, 1),
        ]
    )
    d.fill(s.move(3, 4), INK, 0.45)
    form(d, s, (PAPER[0], PAPER[1]), 3)
    d.stroke(line("34,16 34,80"), CORAL["mid"], 2, 0.7)


def _space(d: Doc, colour: str, dash: str | None, glow: float) -> None:
    s = Sh.rect(14, 14, 272, 272, 10)
    if glow:
        d.fill(s, colour, glow)
    d.stroke(s, INK, 17, 0.65)
    d.stroke(s, colour, 9, 1, dash=dash)
    d.stroke(s.shrink(9), "#ffffff", 2.4, 0.5)


def _path_dot(d: Doc) -> None:
    d.fill(Sh.ell(52, 54, 34), INK, 0.5)
    d.stroke(Sh.ell(50, 50, 30), INK, 9)
    form(d, Sh.ell(50, 50, 30), ("#ffffff", PAPER[1], PAPER[2]), 3)
    d.fill(Sh.ell(41, 40, 8), "#ffffff")


def _range_line(d: Doc) -> None:
    """A bolt of cord, to be repeated."""
    for w, c in ((26, INK), (15, CORAL["mid"]), (5, CORAL["core"])):
        d.stroke(line("20,50 180,50"), c, w)


def _sight_line(d: Doc) -> None:
    """A dotted look, to be repeated."""
    for x in (30, 100, 170):
        form(d, S(f"{x - 20},50! {x},34 {x + 20},50! {x},66"), (TIDE["core"], TIDE["light"]), 5)
        d.fill(Sh.ell(x, 50, 7), INK)


def _pointer(d: Doc, pose: str) -> None:
    """A gloved hand, its cuff dotted; the tip is at 24,20."""
    shapes = {
        "hand": (
            "24,20! 40,10 58,24 98,84 110,74 128,84 134,104 152,98 166,112 170,132 182,136 186,160 172,186! "
            "122,192 94,180 60,140 44,124 52,104 76,112 26,40"
        ),
        "look": "98,126! 104,104 124,96 142,106 164,122 180,150 182,176 170,192! 130,194 108,168",
        "drag": (
            "40,86! 46,62 70,58 80,72 92,50 116,54 122,70 138,58 156,68 158,84 172,84 "
            "182,104 178,150 166,186! 92,190 56,150 36,112"
        ),
        "no": (
            "62,190! 46,140 30,96 42,86 60,112 56,52 70,40 84,54 90,104! 96,34 112,28 "
            "122,40 118,104! 136,48 150,46 158,58 142,116! 166,96 180,100 178,118 "
            "152,156 140,190!"
        ),
    }
    if pose == "look":
        _lens_of_a_pointer(d)
    s = S(shapes[pose])
    d.fill(s.move(6, 9), INK, 0.5)
    d.stroke(s, INK, 15)
    form(d, s, ("#ffffff", PAPER[0], PAPER[2]), 4)
    lines_of = {
        "hand": ("112,86 120,112", "136,106 144,126", "158,118 162,138"),
        "look": ("108,124 128,132", "104,142 126,150", "110,160 130,166"),
        "drag": ("80,74 84,98", "120,72 122,98", "156,86 152,108"),
    }
    for spec in lines_of.get(pose, ()):
        d.stroke(line(spec), PAPER[4], 4)
    cuff = {"no": "62,186 140,186", "look": "132,190 168,188"}.get(pose, "96,186 170,178")
    d.stroke(line(cuff), TIDE["dark"], 5, 1, dash="9 7")


def _test_strip(d: Doc) -> None:
    """600x80: a brass rule; the pearl slides to the value."""
    p = Sh.rect(6, 22, 588, 40, 6)
    d.fill(p.move(3, 6), INK, 0.5)
    form(d, p, (LAMP["core"], LAMP["mid"], LAMP["base"]), 4)
    for i in range(11):
        x = 36 + i * 52.8
        d.stroke(line([(x, 26), (x, 48 if i % 5 == 0 else 40)]), LAMP["deep"], 5 if i % 5 == 0 else 3)
    d.fill(Sh.rect(12, 26, 576, 6), "#ffffff", 0.45)


def _pearl(d: Doc) -> None:
    d.fill(Sh.ell(52, 56, 38), INK, 0.5)
    form(d, Sh.ell(50, 50, 38), ("#ffffff", TIDE["core"], TIDE["light"]), 5)
    d.fill(Sh.ell(38, 36, 11), "#ffffff")
    d.stroke(arc(50, 50, 28, 20, 100), TIDE["mid"], 4)


def _desk_cloth(d: Doc) -> None:
    """960x540: dark baize with horizontal threads."""
    w = Sh.rect(0, 0, 960, 540)
    d.fill(w, d.rad(480, 230, 640, (0, "#2c5558"), (0.5, "#17353a"), (1, "#081519")))
    nib(d, pen(w, 0, 7, rnd=random.Random(3), ragged=240, broken=0.95), "#2b5055", 1.4, 0.4, wob=1)
    nib(d, pen(w, 90, 23, rnd=random.Random(4), ragged=200, broken=0.95), INK, 1.6, 0.4)


def _loading(d: Doc) -> None:
    """A key in a lock, on the way round."""
    pl = form(
        d,
        S("100,12! 146,36 160,96 146,162 100,188! 54,162 40,96 54,36"),
        (LAMP["core"], LAMP["light"], LAMP["base"]),
        5,
    )
    d.stroke(pl.shrink(11), LAMP["dark"], 3)
    d.fill(Sh.ell(100, 96, 30), INK)
    k = U(Sh.ell(0, -46, 30) - Sh.ell(0, -46, 14), Sh.rect(-8, -20, 16, 34, 2)).rot(36).move(100, 96)
    d.stroke(k, INK, 9)
    form(d, k, (SLATE[0], SLATE[1], SLATE[3]), 3)
    d.stroke(arc(100, 96, 70, -40, 40), CORAL["mid"], 6)


def _lens_of_a_pointer(d: Doc) -> None:
    """A magnifying glass, whose rim comes up to the tip; in it an eye looks back."""
    d.stroke(line("92,92 128,128"), INK, 30)
    d.stroke(line("92,92 128,128"), LAMP["base"], 16)
    d.stroke(Sh.ell(64, 62, 44), INK, 26)
    form(d, Sh.ell(64, 62, 44), (TIDE["core"], TIDE["light"], TIDE["mid"]), 4)
    d.stroke(Sh.ell(64, 62, 44), LAMP["mid"], 11)
    eye = form(d, S("38,64! 64,44 92,64! 64,82"), "#ffffff", 4)
    d.fill(Sh.ell(62, 62, 11) & eye, INK)
    d.stroke(line("40,40 56,32"), "#ffffff", 6, 0.8)


FILES = {
    "panel": (NINE, lambda d: _slate(d, ("#15292e", "#0f2024"), "#33686a", "#1c4147")),
    "well": (NINE, lambda d: _slate(d, ("#081316", "#0d1c20"), "#1c4147")),
    "button": (NINE, lambda d: _slate(d, ("#2b4f54", "#17343a"), TIDE["mid"], "", 1)),
    "button_main": (NINE, lambda d: _slate(d, (LAMP["core"], LAMP["light"], LAMP["mid"]), "#fff8e0", "", 1)),
    "tab": (NINE, lambda d: _slate(d, (PAPER[0], PAPER[1]), PAPER[3])),
    "notch": (NINE, lambda d: _slate(d, ("#0b1518", "#102025"), LAMP["mid"], LAMP["base"])),
    "name_tag": (TAG, _paper_tag),
    "tooltip": (NINE, lambda d: _slate(d, (PAPER[0], PAPER[1]), INK, PAPER[3], 1)),
    "log_slip": (TAG, _log_slip),
    "space_legal": (NINE, lambda d: _space(d, LAMP["light"], None, 0.16)),
    "space_reach": (NINE, lambda d: _space(d, LAMP["mid"], "34 22", 0.0)),
    "path_dot": ((100, 100), _path_dot),
    "range_line": ((200, 100), _range_line),
    "sight_line": ((200, 100), _sight_line),
    **{f"pointer_{pose}": ((200, 200), partial(_pointer, pose=pose)) for pose in ("hand", "look", "drag", "no")},
    "test_strip": ((600, 80), _test_strip),
    "test_pearl": ((100, 100), _pearl),
    "desk_cloth": ((960, 540), _desk_cloth),
    "loading": ((200, 200), _loading),
}
