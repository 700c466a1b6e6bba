"""Emblems of what each person can do once an evening, 96x96: one shape each, as all icons."""

from functools import partial

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line, star
from tools.art.lamplit.nib import INK
from tools.art.picture import Picture

PICTURE = Picture(size=(96, 96))
SIZE = (96, 96)
R0 = Sh.rect
E0 = Sh.ell


def _thick(spec: str, w: float) -> Sh:
    return line(spec).stroke(w)


WAVE = _thick("6,84 20,74 34,84 48,74 62,84 76,74 90,84", 11)
BLADE = S("0,-8! -20,-24 -14,-44 6,-46 20,-34 8,-14!")
PALM = S(
    "26,92! 20,66 6,46 14,38 28,50! 22,16 30,10 38,14 42,40! 42,8 48,2 56,8 56,40! 62,10 70,8 74,16 70,44! 80,26 88,28"
    " 88,38 78,66 72,92!"
)
CRAB = U(
    E0(48, 56, 28, 20),
    _thick("26,44 12,32 16,16", 9),
    _thick("70,44 84,32 80,16", 9),
    S("6,6! 20,14! 30,6 26,24 10,24"),
    S("90,6! 76,14! 66,6 70,24 86,24"),
    [
        _thick(f"{48 + s * 22},{62 + i * 5} {48 + s * 38},{66 + i * 9} {48 + s * 36},{80 + i * 6}", 8)
        for s in (-1, 1)
        for i in (0, 1)
    ],
) - U(E0(38, 50, 5), E0(58, 50, 5))
DOG = U(
    S("30,92! 34,64 40,44 36,34! 16,34 12,24 24,18 36,10 40,4! 50,14 56,24 62,40 76,60 78,92!"),
    _thick("74,86 88,80 90,62", 9),
) - U(E0(34, 22, 4.6), R0(52, 70, 8, 24))
EAR = S("34,92! 20,78 24,62 16,44 18,22 36,8 58,10 74,26 74,46 62,60 54,74 50,90!") - _thick(
    "32,40 38,26 52,26 58,40 46,50 44,62", 9
)
PAPER_SHEET = R0(10, 10, 70, 78, 2) | S("80,26! 90,26! 90,82 80,88!")
HAT = U(S("20,58! 24,90! 72,90! 76,58! 48,66"), S("6,52! 90,52! 78,66 48,70 18,66"))
BOTTLE = U(S("20,38! 34,30 36,20! 60,20! 62,30 76,38! 76,92! 20,92!"), R0(38, 4, 20, 12, 2)) - U(
    R0(28, 50, 40, 30, 2)
) | U(R0(43, 53, 10, 24), R0(36, 60, 24, 10))
CASE = (R0(-26, -40, 52, 82, 2) - R0(-18, -32, 36, 18) - R0(-18, -6, 36, 18) - R0(-18, 20, 36, 14)).rot(26)
ABILITIES = {
    "sea_legs": U(WAVE, _thick("8,64 88,44", 11), S("36,8! 58,8! 72,48! 58,52! 47,28! 40,58! 26,60!")),
    "full_ahead": U([BLADE.rot(a).move(48, 48) for a in (0, 120, 240)]) | E0(48, 48, 13) - E0(48, 48, 5),
    "patient_fingers": U(
        R0(12, 44, 54, 46, 6) - U(E0(39, 60, 8), R0(35, 62, 8, 18)),
        (arc(39, 46, 19, 180, 360, 30)).stroke(10),
        _thick("92,28 70,44 62,58", 9),
        _thick("92,10 78,20", 9),
    ),
    "hears_it_ticking": U(EAR, arc(60, 44, 30, -50, 40).stroke(8)) - arc(60, 44, 22, -60, 50).stroke(4),
    "no_nonsense": BOTTLE,
    "sit_down_breathe": U(
        R0(14, 50, 50, 12, 2),
        R0(14, 12, 11, 80, 2),
        R0(54, 58, 10, 34, 2),
        R0(24, 18, 16, 10),
        R0(24, 34, 16, 10),
        _thick("62,34 72,24 84,30 80,40 70,38", 8),
        _thick("66,12 80,6 90,12", 8),
    ),
    "hold_it_right_there": PALM,
    "mind_your_heads": U(CASE.move(56, 42), E0(18, 62, 10), S("6,92! 8,76 28,76 30,92!"), R0(4, 88, 88, 6)),
    "front_page": PAPER_SHEET
    - U(R0(18, 18, 54, 12), R0(18, 38, 24, 24), R0(50, 38, 22, 8), R0(50, 54, 22, 8), R0(18, 70, 54, 9)),
    "nose_for_it": U(S("44,6! 40,34 20,62 22,76 36,82 60,80 64,66! 58,40 58,6!"), _thick("74,60 84,48 78,36 88,24", 8))
    - E0(46, 72, 6, 4.6),
    "by_heart": S("48,92! 20,66 6,42 8,22 24,12 40,18 48,30! 56,18 72,12 88,22 90,42 76,66")
    - U(R0(45, 40, 6, 40), [_thick(one, 6) for one in ("22,34 40,40", "74,34 56,40", "24,50 40,56", "72,50 56,56")]),
    "it_was_on_page_nine": S("14,6! 62,6! 84,28! 84,92! 14,92!") - U(S("60,8! 82,30! 60,30!"), Sh.ring(46, 62, 23, 14)),
    "slow_and_sideways": CRAB,
    "sit": DOG,
    "nothing_up_my_sleeve": U(
        S("2,50! 40,36! 58,86! 8,94!"),
        R0(42, 32, 13, 62, 3).rot(-20, 48, 63),
        (R0(46, 6, 40, 54, 4) - star(66, 33, 15, 4, 0.4)).rot(28, 66, 33),
    ),
    "and_again": U(HAT, arc(48, 32, 24, 160, 380, 20).stroke(9), Sh.poly([(62, 30), (88, 30), (74, 50)])),
}


def _sign(d: Doc, shape: Sh) -> None:
    d.fill(shape, INK)


FILES = {f"sign_{name}": (SIZE, partial(_sign, shape=shape)) for name, shape in ABILITIES.items()}
