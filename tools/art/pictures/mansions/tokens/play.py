"""What is in play beside the house: keys, an envelope, the lamp of whoever is on turn, a ticket, a snuffed candle, a
die of sea glass.
"""

import random
from collections.abc import Callable

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.marks import chip
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    Tones,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _key(bow: Sh, shaft: Sh, bit: Sh, tones: Tones) -> Callable[[Doc], None]:

    def draw(d: Doc) -> None:
        k = U(bow, shaft, bit).rot(-38, 100, 100)
        d.fill(k.move(5, 7), INK, 0.5)
        d.stroke(k, INK, 15)
        d.stroke(k, PAPER[0], 8)
        form(d, k, tones, 3.4)
        nib(d, pen(side(k, -9, -3), 90, 6), INK, 2, 0.7)
        d.fill(k - k.move(4, 4), "#ffffff", 0.7)

    return draw


SHAFT = Sh.rect(92, 88, 16, 96, 3)
KEYS = {
    "silver": _key(
        Sh.ell(100, 56, 38) - Sh.ell(100, 56, 20) - Sh.ell(116, 48, 18),
        SHAFT,
        Sh.rect(106, 148, 26, 14, 2) | Sh.rect(106, 168, 18, 12, 2),
        ("#ffffff", SLATE[0], SLATE[1]),
    ),
    "brass": _key(
        U([Sh.ell(*polar(100, 56, 24, a), 18) for a in (-90, 30, 150)]) - Sh.ell(100, 56, 8),
        SHAFT,
        Sh.rect(106, 150, 24, 30, 2) - Sh.rect(114, 160, 20, 8),
        (LAMP["core"], LAMP["mid"], LAMP["base"]),
    ),
    "winding": _key(
        Sh.ell(68, 60, 32) | Sh.ell(132, 60, 32),
        Sh.rect(90, 60, 20, 90, 4),
        Sh.rect(84, 140, 32, 44, 4) - Sh.rect(93, 156, 14, 30),
        (LAMP["light"], LAMP["mid"], LAMP["dark"]),
    ),
    "cellar": _key(
        Sh.rect(58, 14, 84, 72, 10) - Sh.rect(78, 34, 44, 32, 6),
        Sh.rect(86, 80, 28, 106, 2),
        Sh.rect(110, 132, 42, 52, 2) - Sh.rect(124, 148, 30, 10),
        (SLATE[1], SLATE[2], SLATE[4]),
    ),
    "glass": _key(
        Sh.poly([(100, 12), (140, 52), (100, 92), (60, 52)]) - Sh.poly([(100, 34), (118, 52), (100, 70), (82, 52)]),
        Sh.rect(93, 84, 14, 100, 3),
        Sh.rect(104, 140, 24, 10) | Sh.rect(104, 158, 30, 10) | Sh.rect(104, 174, 20, 10),
        ("#ffffff", TIDE["core"], TIDE["light"]),
    ),
}


def _chalk(d: Doc) -> None:
    """A key in chalk on a scrap of slate: there is nothing to take hold of."""
    s = S("18,34! 66,16 150,24 184,46! 178,120 182,166! 120,184 40,178 16,150! 24,90")
    chip(d, s, (SLATE[2], SLATE[3], SLATE[4]))
    k = (
        Sh.ell(70, 78, 30) - Sh.ell(70, 78, 15)
        | Sh.rect(92, 72, 76, 12)
        | Sh.rect(138, 80, 10, 26)
        | Sh.rect(156, 80, 10, 20)
    )
    for dx in (0, 2.6):
        d.stroke(k.rot(24, 100, 100).move(dx, dx), "#f4f1df", 4, 0.85, dash="9 3 4 2")
    nib(d, pen(s.shrink(8), 24, 13, rnd=random.Random(2), ragged=60, broken=0.9), "#f4f1df", 1.4, 0.25)


def _clue(d: Doc) -> None:
    """An envelope, the wax still soft."""
    e = Sh.poly([(14, 46), (186, 46), (186, 166), (14, 166)]).rot(-4, 100, 100)
    chip(d, e, (PAPER[0], PAPER[1], PAPER[2]), INK)
    d.stroke(line([(16, 54, 1), (100, 118, 1), (182, 42, 1)]).rot(0), INK, 5)
    lines(d, 3, PAPER[3], "20,168 78,108", "184,158 122,100")
    w = S("100,88! 122,86 134,102 130,122 112,134 90,132 74,116 78,96 88,88")
    form(d, w, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    d.fill(S("92,102! 112,100! 112,122! 102,114! 92,122!"), CORAL["dark"])


def _active(d: Doc) -> None:
    """The lamp of whoever is on turn."""
    d.glow(100, 112, 96, (0, LAMP["core"], 0.9), (0.5, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    d.stroke(arc(100, 62, 40, 180, 360), INK, 16)
    d.stroke(arc(100, 62, 40, 180, 360), SLATE[0], 8)
    b = U(
        S("58,60! 70,38 130,38 142,60!"),
        Sh.rect(52, 56, 96, 18, 5),
        Sh.rect(62, 74, 76, 84),
        Sh.rect(48, 156, 104, 26, 6),
    )
    d.stroke(b, INK, 13)
    d.stroke(b, PAPER[0], 7)
    d.fill(b, d.dlin(b, SLATE[0], SLATE[2], SLATE[3]))
    form(d, Sh.rect(66, 76, 68, 80), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)
    d.fill(S("100,148! 82,124 88,104 100,84! 114,106 118,126"), "#ffffff")
    lines(d, 5, INK, "84,76 84,156", "116,76 116,156")
    d.stroke(b, INK, 3)


def _start_player(d: Doc) -> None:
    """A ticket of the ferry, punched: one way."""
    t = S("14,58! 186,46! 188,82! 176,88 176,106 190,112! 192,148! 18,158! 16,124! 28,116 28,98 14,92!")
    chip(d, t, (PAPER[0], PAPER[1], PAPER[2]), INK)
    d.stroke(t.shrink(12), TIDE["base"], 3, dash="8 6")
    form(d, S("58,118! 142,112! 128,134! 74,138!"), (TIDE["mid"], TIDE["dark"]), 3.4)
    form(d, Sh.rect(84, 92, 30, 24), (CORAL["light"], CORAL["mid"]), 3)
    form(d, Sh.rect(92, 76, 13, 20), (SLATE[0], SLATE[2]), 3)
    d.fill(Sh.ell(160, 70, 9), INK)
    d.stroke(line("48,146 76,142 104,146 132,140 156,144"), TIDE["base"], 4)


def _ability_used(d: Doc) -> None:
    """A candle that has been put out: once is once."""
    c = U(S("70,186! 74,88! 126,84! 130,186!"), S("30,186! 40,168 160,168 170,186! 150,196 50,196"))
    d.stroke(c, INK, 13)
    d.stroke(c, PAPER[0], 7)
    form(d, S("30,186! 40,168 160,168 170,186! 150,196 50,196"), BRASS, 3.4)
    w = form(d, S("70,180! 74,88! 126,84! 130,180! 100,186"), (PAPER[0], PAPER[1], PAPER[3]), 3.4)
    nib(d, pen(side(w, -16, 0), 90, 7), INK, 2, 0.8)
    form(d, Sh.ell(100, 86, 26, 8), (PAPER[0], PAPER[2]), 3)
    lines(d, 7, INK, "100,84 104,66")
    smoke = brush("104,62 88,46 116,32 96,14 118,4", 12, taper(0.4, 0.0, 0.3), 20)
    d.stroke(smoke, INK, 8)
    d.fill(smoke, TIDE["light"])


def _story(d: Doc) -> None:
    """A sealed envelope of the Keeper's; the number is the game's."""
    e = Sh.rect(16, 24, 168, 152, 6)
    chip(d, e, (PLUM["light"], PLUM["mid"], PLUM["dark"]))
    lines(d, 5, INK, "18,28 100,98 182,28")
    lines(d, 3, PLUM["light"], "22,172 76,112", "178,172 124,112")
    form(d, Sh.ell(100, 112, 42), (PAPER[0], PAPER[1]), 4)
    d.stroke(Sh.ell(100, 112, 33), PLUM["base"], 3)


def _ledger(d: Doc) -> None:
    """The hotel's book: left column full."""
    b = S("16,48! 58,36 100,50! 142,36 184,48! 184,162! 142,150 100,164! 58,150 16,162!")
    chip(d, b, (PAPER[0], PAPER[1], PAPER[2]), CORAL["dark"])
    lines(d, 4, INK, "100,50 100,164")
    for i in range(5):
        lines(d, 4, PAPER[4], f"30,{68 + i * 17} 58,{62 + i * 17} 86,{70 + i * 17}")
    lines(d, 3, PAPER[2], "114,72 170,62")
    rb = S("118,44! 136,40! 138,110! 128,100! 120,114!")
    form(d, rb, (CORAL["mid"], CORAL["base"]), 3)


def _die(d: Doc, blank: bool) -> None:
    """A pebble of sea glass with ten faces; the number is the game's."""
    s = Sh.poly([(100, 10), (168, 46), (188, 112), (148, 178), (62, 184), (16, 128), (26, 58)])
    chip(d, s, (TIDE["core"], TIDE["light"], TIDE["mid"]))
    f = Sh.poly([(100, 40), (152, 84), (136, 144), (66, 146), (48, 84)])
    for a, b in (
        ((100, 40), (100, 12)),
        ((152, 84), (184, 108)),
        ((136, 144), (148, 176)),
        ((66, 146), (62, 182)),
        ((48, 84), (26, 60)),
    ):
        d.stroke(line([a, b]), TIDE["base"], 4)
    form(d, f, ("#ffffff", TIDE["core"], TIDE["light"]), 4)
    d.fill(Sh.poly([(60, 86), (100, 50), (108, 56), (70, 92)]), "#ffffff", 0.9)
    if blank:
        d.stroke(Sh.ell(100, 102, 22), TIDE["base"], 4, dash="7 6")


def _keepsake_ready(d: Doc) -> None:
    """A keepsake under a letter: whoever it is has lifted the corner and looks out."""
    oval = Sh.ell(118, 118, 62, 70)
    d.stroke(oval, INK, 12)
    d.stroke(oval, PAPER[0], 7)
    form(d, oval, (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
    glass = form(d, Sh.ell(118, 118, 46, 54), (TIDE["mid"], TIDE["dark"]), 3)
    d.fill(S("78,170! 86,150 104,140 132,140 152,150 160,170! 118,178") & glass, INK)
    form(d, Sh.ell(120, 112, 25, 29), (PAPER[0], PAPER[1], PAPER[2]), 3.4)
    for x in (112, 134):
        d.fill(Sh.ell(x, 110, 4.4), INK)
    d.stroke(line([(114, 126), (124, 130), (132, 125)]), INK, 3.4)
    note = S("14,20! 150,10! 156,64! 96,92! 62,168! 24,172!")
    d.stroke(note, INK, 12)
    d.stroke(note, PAPER[0], 7)
    form(d, note, (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)
    form(d, S("156,64! 96,92! 62,168! 70,120 84,88 112,66!"), (PAPER[0], PAPER[2]), 4)
    for y in (44, 68):
        d.stroke(line([(40, y + 4), (112 - y * 0.4, y - 2)]), LAMP["base"], 5)


def _guest_path(d: Doc) -> None:
    """Two evening shoes have gone this way, wet: a sole and its heel, another before it, a strand of weed between."""
    for x, y, k, a in ((66, 142, 0.92, 16), (132, 62, 0.8, 24)):
        parts = (
            S("-24,-44! -8,-62 12,-60 26,-36 26,-4 16,14! -18,14! -28,-14"),
            S("-17,24! 16,24! 19,46 4,58 -14,54 -21,40"),
        )
        for part in parts:
            one = part.scale(k).rot(a).move(x, y)
            d.stroke(one, INK, 12)
            d.stroke(one, PAPER[0], 6)
            form(d, one, (TIDE["core"], TIDE["light"], TIDE["base"]), 3.4)
            d.fill(one - one.move(5, 5), "#ffffff", 0.85)
        inner = S("-14,-36! 4,-48 16,-30 14,-4! -10,0! -18,-16").scale(k).rot(a).move(x, y)
        d.stroke(inner, TIDE["dark"], 3)
    weed = brush("36,62 62,84 84,96 120,128 166,136", 13, taper(0.4, 0.1, 0.4))
    d.stroke(weed, INK, 5)
    d.fill(weed, LEAF_G[1])
    for x, y, r in ((150, 164, 11), (174, 112, 8), (28, 92, 8)):
        form(d, Sh.ell(x, y, r, r * 0.8), ("#ffffff", TIDE["light"]), 3.4)


FILES = {
    **{f"key_{name}": (SIZE, drawn) for name, drawn in KEYS.items()},
    "key_chalk": (SIZE, _chalk),
    "clue": (SIZE, _clue),
    "active": (SIZE, _active),
    "start_player": (SIZE, _start_player),
    "ability_used": (SIZE, _ability_used),
    "story": (SIZE, _story),
    "ledger": (SIZE, _ledger),
    "die_face": (SIZE, lambda d: _die(d, False)),
    "die_blank": (SIZE, lambda d: _die(d, True)),
    "keepsake_ready": (SIZE, _keepsake_ready),
    "guest_path": (SIZE, _guest_path),
}
