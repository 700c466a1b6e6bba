"""What stands in a space and can be used, 200x200, seen as the furniture is: places to hide, things to push, a
ladder, a grille, a hearth, a seat for the moon, an empty suit of clothes.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.furniture import books_row, box, disc
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _coats(d: Doc) -> None:
    """Two coats parted; under them shoes with somebody in them."""
    d.fill(Sh.ell(106, 176, 76, 14), INK, 0.45)
    form(d, Sh.rect(16, 14, 168, 10, 4), BRASS, 3)
    d.fill(Sh.rect(60, 30, 80, 132), INK)
    for x, c, k in (
        (54, (PLUM["mid"], PLUM["base"], PLUM["deep"]), 1),
        (146, (TIDE["mid"], TIDE["base"], TIDE["deep"]), -1),
    ):
        s = form(
            d,
            S(
                f"{x},22! {x - 20 * k},34 {x - 34 * k},60 {x - 38 * k},150! {x - 10 * k},164 "
                f"{x + 22 * k},158! {x + 30 * k},120 {x + 26 * k},70 {x + 14 * k},34!"
            ),
            c,
            3.4,
        )
        nib(d, pen(s, 90, 9, rnd=random.Random(3), ragged=24), INK, 2, 0.7)
        for y in (70, 96, 122):
            form(d, Sh.ell(x + 14 * k, y, 4.6), BRASS, 1.8)
    for x in (92, 112):
        d.fill(Sh.ell(x, 84, 7, 5), "#ffffff")
        d.fill(Sh.ell(x + 1.6, 84, 2.6), INK)
    for x in (84, 120):
        form(d, S(f"{x - 20},182! {x - 22},168 {x - 6},160 {x + 16},162! {x + 18},182!"), ("#8a5c42", "#33221c"), 3)


def _screen(d: Doc) -> None:
    """A folding screen, and a hat on its corner."""
    d.fill(S("20,176! 180,176! 194,190! 36,192!"), INK, 0.45)
    for i, (x0, y0, x1, y1) in enumerate(((14, 46, 66, 34), (66, 34, 126, 48), (126, 48, 186, 32))):
        p = form(
            d,
            Sh.poly([(x0, y0), (x1, y1), (x1, y1 + 142), (x0, y0 + 130)]),
            (PLUM["light"], PLUM["mid"]) if i % 2 == 0 else (PLUM["mid"], PLUM["dark"]),
            3.4,
        )
        q = form(d, p.shrink(9), (PAPER[1], PLUM["light"]) if i % 2 == 0 else (PAPER[2], PLUM["mid"]), 2.4)
        for j in range(3):
            cx, cy = ((x0 + x1) / 2 + (8 if j % 2 else -8), (y0 + y1) / 2 + 30 + j * 38)
            d.stroke(line(f"{cx},{cy + 20} {cx + 3},{cy} {cx - 4},{cy - 16}"), LEAF_G[2], 3)
            d.fill(star(cx - 4, cy - 16, 8, 5, 0.5), CORAL["mid"])
        nib(d, pen(side(q, -16, 0), 90, 7), INK, 1.7, 0.6)
    with d.group(transform="translate(170 34) rotate(12)"):
        form(d, S("-34,6! 0,14 34,6! 26,-2 -26,-2"), ("#4b5c5a", "#121c20"), 2.8)
        form(d, S("-20,2! -22,-24 0,-30 22,-24 20,2! 0,6"), ("#66786f", "#27363a"), 2.8)


def _sack(d: Doc) -> None:
    """Three sacks, one with eyes."""
    d.fill(S("12,176! 190,176! 198,190! 30,192!"), INK, 0.45)
    for x, k, c in (
        (52, 0.86, (PAPER[1], PAPER[3])),
        (152, 0.8, (PAPER[1], PAPER[3])),
        (102, 1.12, (PAPER[0], PAPER[2])),
    ):
        y = 180
        s = form(
            d,
            S(
                f"{x - 42 * k},{y}! {x - 50 * k},{y - 50 * k} {x - 24 * k},{y - 88 * k} "
                f"{x - 30 * k},{y - 108 * k}! {x + 30 * k},{y - 112 * k}! {x + 24 * k},{y - 88 * k} "
                f"{x + 50 * k},{y - 50 * k} {x + 42 * k},{y}! {x},{y + 8 * k}"
            ),
            c,
            3.4,
        )
        nib(d, pen(side(s, -22 * k, -4), 90, 7, ragged=16), INK, 1.9, 0.75)
        d.stroke(line(f"{x - 27 * k},{y - 90 * k} {x},{y - 82 * k} {x + 27 * k},{y - 92 * k}"), CORAL["base"], 6 * k)
        if k > 1:
            d.fill(S(f"{x - 26},{y - 52}! {x},{y - 62} {x + 26},{y - 54}! {x},{y - 44}"), INK)
            for xx in (-11, 11):
                d.fill(Sh.ell(x + xx, y - 53, 6, 4.4), "#ffffff")
                d.fill(Sh.ell(x + xx + 1.6, y - 53, 2.2), INK)


def _bookcase(d: Doc, pushed: bool) -> None:
    """A case of books on castors; pushed across a door its books have slid."""
    box(d, 18, 128, 164, 40, 110, (WOOD[0], WOOD[1]), (WOOD[2], WOOD[3]), lw=3.4)
    rnd = random.Random(7)
    for y in (68, 118):
        books_row(d, 28, y, 144, 40, rnd)
    for x in (34, 166):
        form(d, Sh.ell(x, 174, 8), (SLATE[0], SLATE[3]), 2.6)
    if pushed:
        for x, y, a, c in ((40, 182, 24, CORAL), (96, 190, -16, TIDE), (150, 184, 50, PLUM)):
            form(d, Sh.rect(-19, -7, 38, 14, 2).rot(a).move(x, y), (c["mid"], c["dark"]), 2.4)
        _arrows(d, 40)


def _arrows(d: Doc, y: float) -> None:
    """It has been pushed here, and may be pushed back."""
    a = S(f"62,{y}! 30,{y - 14}! 36,{y - 5}! 36,{y - 5}! 10,{y - 5}! 10,{y + 5}! 36,{y + 5}! 30,{y + 14}!").flipx(100)
    for s in (a, a.flipx(100)):
        d.stroke(s, INK, 7)
        d.fill(s, LAMP["light"])


def _dresser(d: Doc, pushed: bool) -> None:
    """A kitchen dresser; pushed, its plates have said something."""
    form(d, Sh.rect(30, 14, 140, 86, 3), (WOOD[1], WOOD[3]), 3.4)
    for j in (0, 1):
        form(d, Sh.rect(34, 50 + j * 40, 132, 6), (WOOD[0], WOOD[1]), 2)
        for i in range(4):
            x = 52 + i * 32 + (5 if pushed and i % 2 else 0)
            form(d, Sh.ell(x, 36 + j * 40, 13), (PAPER[0], PAPER[2]), 2.4)
            d.stroke(Sh.ell(x, 36 + j * 40, 7), TIDE["base"], 2)
            if pushed and i in (1, 2):
                lines(d, 2.4, INK, f"{x - 8},{28 + j * 40} {x + 2},{38 + j * 40} {x - 2},{46 + j * 40}")
    box(d, 20, 132, 160, 40, 58, (WOOD[0], WOOD[1]), (WOOD[2], WOOD[3]), lw=3.4)
    lines(d, 3, INK, "100,118 100,170")
    for x in (88, 112):
        form(d, Sh.ell(x, 142, 5), BRASS, 2)
    if pushed:
        for x, y, a in ((30, 184, 10), (66, 192, -20), (140, 188, 30)):
            form(d, S("-16,6! -8,-9 10,-8! 2,2 16,8!").rot(a).move(x, y), (PAPER[0], PAPER[2]), 2.4)
        _arrows(d, 112)


def _toy_chest(d: Doc, pushed: bool) -> None:
    """The nursery's chest; pushed, the bear looks out."""
    d.fill(S("20,172! 184,172! 196,188! 40,190!"), INK, 0.45)
    if pushed:
        form(d, S("24,92! 34,40 166,34 178,86!"), (TIDE["light"], TIDE["mid"]), 3.4)
        for x in (76, 124):
            form(d, Sh.ell(x, 54, 14), ("#c98b5a", "#7d5238"), 3)
        form(d, Sh.ell(100, 78, 38, 34), ("#d9a06a", "#8d5a3c"), 3.4)
        form(d, Sh.ell(100, 88, 17, 13), ("#f0cfa6", "#c98f62"), 2.4)
        for x in (84, 114):
            d.fill(Sh.ell(x, 72, 5), INK)
        form(d, Sh.ell(100, 83, 6, 4.4), (INK, INK2), 1.6)
        lines(d, 2.6, INK, "100,87 100,93 92,97", "100,93 108,97")
    else:
        form(d, S("22,96! 30,64 170,58 180,90! 176,104! 26,108!"), (TIDE["light"], TIDE["mid"], TIDE["dark"]), 3.4)
    b = form(d, S("20,102! 182,96! 176,176! 26,180!"), (TIDE["mid"], TIDE["base"], TIDE["dark"]), 3.4)
    nib(d, pen(side(b, -40, -4), 90, 7, ragged=12), INK, 1.9, 0.7)
    for x in (50, 100, 150):
        d.fill(star(x, 140, 16, 5, 0.5), LAMP["light"])
        d.stroke(star(x, 140, 16, 5, 0.5), INK, 2)
    form(d, Sh.rect(90, 96, 22, 18, 3), BRASS, 2.4)
    if pushed:
        _arrows(d, 190)


def _matchwood(d: Doc) -> None:
    """What is left of any of them."""
    d.fill(Sh.ell(104, 166, 90, 22), INK, 0.45)
    rnd = random.Random(3)
    for i in range(16):
        x, y, a, n = (34 + i * 8.6, 150 + rnd.uniform(-34, 18), rnd.uniform(-80, 80), rnd.uniform(52, 92))
        s = (
            S(f"{-n / 2},-7! {n / 2 - 8},-9! {n / 2 + 6},-2! {n / 2 - 4},8! {-n / 2 + 6},9! {-n / 2 - 8},2!")
            .rot(a)
            .move(x, y)
        )
        form(d, s, ((WOOD[0], WOOD[2]), (WOOD[1], WOOD[3]), (TIDE["mid"], TIDE["dark"]))[i % 3], 2.8)
    for x, y in ((60, 178), (120, 182), (160, 172)):
        form(d, Sh.ell(x, y, 7), (SLATE[0], SLATE[3]), 2.4)


def _ladder(d: Doc) -> None:
    """Rungs through a hatch, and a bit of another floor below."""
    d.fill(Sh.rect(36, 96, 140, 88).move(8, 8), INK, 0.45)
    form(d, Sh.rect(30, 90, 140, 92, 4), (WOOD[1], WOOD[3]), 3.4)
    hole = form(d, Sh.rect(42, 102, 116, 70), (INK, "#05090b"), 3)
    with d.clip(hole):
        d.fill(Sh.poly([(70, 172), (158, 172), (158, 140), (96, 128)]), LAMP["light"], 0.5)
        nib(d, [(80, 172, 108, 132), (104, 172, 126, 134), (130, 172, 146, 136)], LAMP["base"], 2, 0.8)
    for x in (74, 126):
        lines(d, 15, INK, f"{x},14 {x},160")
        lines(d, 9, WOOD[0], f"{x},14 {x},160")
    for y in range(28, 160, 26):
        lines(d, 12, INK, f"70,{y} 130,{y}")
        lines(d, 6.4, LAMP["light"], f"70,{y} 130,{y}")


def _vent(d: Doc) -> None:
    """A grille with a curl of steam."""
    d.fill(Sh.rect(28, 96, 150, 84, 6).move(6, 8), INK, 0.45)
    form(d, Sh.rect(24, 92, 152, 86, 8), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
    for i in range(6):
        form(d, Sh.rect(40, 103 + i * 12, 120, 6, 3), (INK, INK2), 2)
    for x in (33, 167):
        for y in (101, 169):
            d.fill(Sh.ell(x, y, 4), LAMP["light"])
    for spec in ("86,96 70,76 96,58 74,36 94,16", "118,96 136,78 112,62 130,44"):
        s = brush(spec, 15, taper(0.5, 0.0, 0.3), 16)
        d.stroke(s, INK, 5)
        d.fill(s, TIDE["core"])


def _hearth(d: Doc, lit: bool) -> None:
    """A hearth on its stone, burning or not quite out."""
    form(d, S("14,186! 24,120 70,100 132,100 178,122 188,186! 100,196"), (SLATE[0], SLATE[2]), 3.4)
    nib(d, pen(S("14,186! 24,120 70,100 132,100 178,122 188,186! 100,196"), 0, 20), INK, 1.8, 0.5)
    if lit:
        d.glow(100, 120, 98, (0, LAMP["core"], 0.95), (0.4, LAMP["mid"], 0.45), (1, CORAL["mid"], 0))
    for x, y, a in ((84, 168, 14), (120, 166, -18), (100, 152, 4)):
        form(d, Sh.rect(-44, -10, 88, 20, 9).rot(a).move(x, y), (WOOD[1], WOOD[3]), 3)
    if lit:
        for x, y, h, w in ((66, 160, 92, 44), (136, 158, 84, 40), (100, 166, 146, 60)):
            for c, k in ((CORAL["mid"], 1.0), (LAMP["mid"], 0.74), (LAMP["core"], 0.42)):
                t = tongue(x, y, h * k, w * k, 8 * k)
                if k == 1:
                    d.stroke(t, INK, 7)
                d.fill(t, c)
    else:
        for x, y in ((80, 156), (102, 146), (124, 158), (96, 166)):
            form(d, Sh.ell(x, y, 9, 6), (LAMP["light"], CORAL["mid"]), 2)
        s = brush("104,142 90,112 116,88 98,58 116,34", 11, taper(0.5, 0.0, 0.3), 16)
        d.stroke(s, INK, 4)
        d.fill(s, PAPER[2])


def _altar(d: Doc, sheet: bool) -> None:
    """The dais with its chair, empty or under the sheet."""
    for r, z in ((92, 14), (70, 26)):
        disc(d, 100, 152, r, z, ("#eef2e4", "#c4cfc2"), ("#a9b6aa", "#6f7f78"), r * 0.42)
    if sheet:
        g = form(
            d,
            S(
                "48,138! 52,96 60,70 76,62 80,46 90,38 86,22 100,8 114,22 110,38 120,46 "
                "124,62 140,70 148,96 152,138! 136,146 118,138 100,146 82,138 64,146"
            ),
            ("#ffffff", "#e6ece0", "#a7b7ad"),
            3.4,
        )
        nib(d, pen(side(g, -30, 0), 88, 7, ragged=20), "#5d6f68", 2, 0.8)
        lines(
            d,
            2.6,
            "#5d6f68",
            "84,44 100,50 116,44",
            "66,70 60,110 54,136",
            "134,70 140,110 146,136",
            "88,80 84,120 88,140",
            "112,80 116,120 110,140",
        )
    else:
        form(d, Sh.rect(66, 22, 68, 76, 10), ("#dfe6d8", "#9fb0a6"), 3.4)
        form(d, Sh.rect(74, 32, 52, 56, 8), (TIDE["light"], TIDE["mid"]), 2.6)
        form(d, Sh.rect(62, 92, 76, 22, 4), ("#eef2e4", "#a9b6aa"), 3.4)
        for x in (66, 124):
            form(d, Sh.rect(x, 112, 12, 30), ("#c4cfc2", "#6f7f78"), 3)
        d.stroke(S("82,90! 78,60 100,44 122,60 118,90!"), TIDE["dark"], 2.6, 0.9, dash="7 6")


def _husk(d: Doc) -> None:
    """A heap of wet clothes, the collar still up."""
    d.fill(Sh.ell(100, 172, 92, 20), TIDE["mid"], 0.8)
    d.stroke(Sh.ell(100, 172, 92, 20), INK, 3)
    c = form(
        d,
        S("24,168! 34,128 66,106 92,116! 100,84 136,78 158,104! 182,120 186,150 178,170! 140,180 70,180"),
        ("#6b7d7c", "#33464a", "#172428"),
        4,
    )
    nib(d, pen(side(c, -26, -8), 78, 6), INK, 2, 0.8)
    form(d, S("76,112! 62,74 80,46! 102,66 116,56! 138,44 154,72! 142,108 110,120 92,118!"), (PAPER[0], PAPER[2]), 3.4)
    form(d, Sh.ell(108, 82, 26, 15), (INK, INK2), 3)
    form(d, S("156,108! 182,100 196,126 192,162! 168,164 168,134!"), ("#5a6b6a", "#27383c"), 3.4)
    form(d, S("40,154! 20,148 8,160 10,178! 54,180! 58,160!"), ("#6a4a3c", "#2c1d1a"), 3.4)
    for x in (104, 122):
        form(d, Sh.ell(x, 140, 5.4), (LAMP["light"], LAMP["base"]), 2)
    d.stroke(Sh.ell(108, 62, 20, 24), TIDE["light"], 3, 0.9, dash="7 6")


def _wax_double(d: Doc) -> None:
    """A husk with a name: a body of wax that sits up straight; half a face, a place card on its knee."""
    d.fill(Sh.ell(104, 178, 80, 15), INK, 0.5)
    form(d, S("52,40! 66,22 132,22 146,40! 150,150! 48,150!"), (PLUM["mid"], PLUM["base"], PLUM["dark"]), 4)
    form(d, Sh.rect(42, 132, 116, 40, 6), (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)
    wax = ("#f6ecc8", "#dcc790", "#a98a52")
    body = form(
        d, S("66,84! 62,122 70,146! 62,178! 92,180! 98,152 106,180! 136,178! 128,146 138,122 132,84! 98,70"), wax, 3.4
    )
    nib(d, pen(side(body, -22, 0), 90, 6), "#6d552c", 1.9, 0.85)
    head = form(d, S("98,14! 124,20 132,46 124,74 100,86 76,74 68,46 76,20!"), wax, 3.4)
    nib(d, pen(Sh.rect(104, 10, 30, 76) & head, 90, 6), "#6d552c", 1.9, 0.8)
    d.stroke(line([(78, 46), (86, 51), (94, 47)]), INK, 3.4)
    d.stroke(line([(76, 36), (86, 31), (95, 35)]), INK, 3)
    d.stroke(line([(100, 44), (92, 60), (99, 62)]), INK, 2.6)
    d.stroke(line([(84, 70), (94, 73), (100, 71)]), INK, 2.8)
    for x, y, r in ((126, 96, 5), (112, 116, 4), (74, 104, 4), (132, 134, 5)):
        form(d, S(f"{x},{y - 2 * r}! {x + r},{y + r} {x},{y + 2 * r} {x - r},{y + r}"), wax, 2)
    card = form(d, S("74,140! 118,132! 124,154! 80,163!"), ("#ffffff", PAPER[1]), 3)
    d.stroke(card.shrink(5), PAPER[3], 1.6)
    d.stroke(line([(98, 14), (97, 4), (102, -2)]), INK, 3)


FILES = {
    "wax_double": (SIZE, _wax_double),
    "hiding_cloakroom": (SIZE, _coats),
    "hiding_dressing_room": (SIZE, _screen),
    "hiding_pantry": (SIZE, _sack),
    "barrier_bookcase": (SIZE, lambda d: _bookcase(d, False)),
    "barrier_bookcase_pushed": (SIZE, lambda d: _bookcase(d, True)),
    "barrier_dresser": (SIZE, lambda d: _dresser(d, False)),
    "barrier_dresser_pushed": (SIZE, lambda d: _dresser(d, True)),
    "barrier_toy_chest": (SIZE, lambda d: _toy_chest(d, False)),
    "barrier_toy_chest_pushed": (SIZE, lambda d: _toy_chest(d, True)),
    "barrier_broken": (SIZE, _matchwood),
    "ladder": (SIZE, _ladder),
    "vent": (SIZE, _vent),
    "fire_pit": (SIZE, lambda d: _hearth(d, True)),
    "fire_pit_embers": (SIZE, lambda d: _hearth(d, False)),
    "altar": (SIZE, lambda d: _altar(d, False)),
    "altar_sheet": (SIZE, lambda d: _altar(d, True)),
    "husk": (SIZE, _husk),
}
