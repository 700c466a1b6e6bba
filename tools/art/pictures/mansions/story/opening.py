"""How it begins, and what may happen to anybody: the ferry leaves, the bench of the ferry, Ottilie, mirrors that
breathe.
"""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, pile
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.hall import foot_print, vesper_hall
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, Tones, form, nib, pen, side
from tools.art.lamplit.props import hole, solid, spot
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.lamplit.scuffle import bowler
from tools.art.lamplit.sheet import Sheet
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)
V = Sh.rect(0, 0, 640, 360)


def _introduction(d: Doc) -> None:
    """Low tide, the ferry leaving, one lamp, a letter; the house in the wet sand has one window more."""
    bay(d, 640, 360, 196, (560, 58))
    form(d, S("250,202! 340,184 460,176 560,186 650,196! 650,214! 250,214!"), ("#33474a", "#16262a"), 3)
    vesper_hall(d, 430, 186, 0.36)
    sub = Sheet(640, 360)
    vesper_hall(sub, 430, 208, 0.33, True)
    d.paste(sub, "translate(0 0)")
    d.fill(pile([Sh.rect(0, 204 + i * 10, 640, 2.4) for i in range(16)]), "#17363c", 0.7)
    with d.group(transform="translate(592 232) scale(0.7)"):
        form(d, S("-60,0! -44,22 40,22 58,-4! 0,4"), (CORAL["mid"], CORAL["dark"]), 3)
        form(d, Sh.rect(-26, -26, 44, 26, 3), (PAPER[0], PAPER[2]), 3)
        form(d, Sh.rect(-2, -46, 14, 22), (SLATE[1], SLATE[3]), 2.6)
        d.fill(brush("6,-48 20,-64 10,-78 40,-92", 12, taper(0.4, 0, 0.4), 12), PAPER[1], 0.7)
    # somebody has been let off: lamp, trunk, letter
    form(d, S("-10,300! 90,276 200,292 300,320 330,370! -10,370!"), ("#6d6a58", "#3a3a32"), 3)
    for i in range(5):
        foot_print(d, 190 + i * 34, 316 - i * 17, 0.28 - i * 0.03, 54, bool(i % 2))
    d.glow(150, 224, 150, (0, LAMP["core"], 0.9), (0.35, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    actor(d, "people.ines_marrow", 96, 344, 0.58)
    t = form(d, S("186,318! 262,308! 268,346! 190,356!"), (WOOD[0], WOOD[2]), 3)
    nib(d, pen(side(t, -14, -2), 90, 6), INK, 1.7, 0.7)
    form(d, S("200,300! 246,292! 250,312! 204,320!"), (PAPER[0], PAPER[1]), 2.6)
    form(d, Sh.ell(226, 306, 6), (CORAL["light"], CORAL["base"]), 2)


def _eliminated(d: Doc) -> None:
    """The bench of the ferry: three under blankets, and one more, snoring in tune with the others."""
    bay(d, 640, 360, 118, (560, 40), True)
    with d.group(transform="translate(500 122) scale(0.16)"):
        vesper_hall(d, 0, 0, 1.0)
    for x in (-10, 150, 310, 470, 630):
        form(d, Sh.rect(x, 40, 12, 260), (PAPER[0], PAPER[2]), 2.4)
    for y in (52, 96):
        form(d, Sh.poly([(-10, y + 8), (650, y - 12), (650, y - 2), (-10, y + 20)]), (PAPER[0], PAPER[3]), 2.4)
    form(d, Sh.poly([(-10, 214), (650, 190), (650, 300), (-10, 330)]), (WOOD[1], WOOD[2], WOOD[3]), 3.4)
    for y in (236, 268):
        d.stroke(line([(-10, y + 6), (650, y - 18)]), INK, 2.4, 0.7)
    hole(d, "540,330! 520,250 548,196 590,180! 632,196 656,250 650,330!", 2.6)
    hole(d, Sh.ell(584, 148, 34, 42), 2.6)
    bowler(d, 578, 116, 0.62, 14)
    _under_blanket(d, 478, 340, (SLATE[0], SLATE[1], SLATE[3]), TIDE["core"])
    bust(d, "kasimir_holt", 460, 168, 0.5, "asleep", 12)
    _under_blanket(d, 324, 352, (PLUM["mid"], PLUM["base"], PLUM["dark"]), LAMP["light"])
    bust(d, "delphine_okoro", 318, 176, 0.52, "asleep", -10)
    _under_blanket(d, 150, 364, (CORAL["mid"], CORAL["base"], CORAL["dark"]), PAPER[0])
    bust(d, "august_bray", 150, 176, 0.56, "asleep", 9)
    form(d, Sh.poly([(-10, 338), (650, 318), (650, 370), (-10, 370)]), (WOOD[0], WOOD[3]), 3.4)
    for i, (x, y) in enumerate(((240, 66), (270, 44), (404, 60), (428, 38), (556, 62), (574, 42))):
        z = spot(x, y, 0.7 + 0.3 * (i % 2), -8)
        d.stroke(z(line("-10,-10! 10,-10! -10,12! 12,12!")), INK, 8)
        d.stroke(z(line("-10,-10! 10,-10! -10,12! 12,12!")), PAPER[0], 4.4)


def _ottilie(d: Doc) -> None:
    """She comes out of the nursery wall, in crayon to the waist, and looks at our boots."""
    papered(d, 640, 360, "#a99a72", "#5d5238", (150, 70), 420)
    boarded(d, 640, 360, 290, 268)
    for spec in (
        "70,210 70,120 118,84 166,120 166,210",
        "70,150 166,150",
        "118,150 118,210",
        "166,140 230,140 230,210",
        "196,140 196,210",
    ):
        way = [(float(a), float(b), 1.0) for a, b in (p.split(",") for p in spec.split())]
        d.stroke(line(way), CORAL["base"], 5, 0.8, dash="26 3 14 2")
    form(d, Sh.rect(430, 60, 130, 90), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.rect(440, 70, 110, 70), (TIDE["mid"], TIDE["dark"]), 2.4)
    d.fill(Sh.ell(520, 96, 12), TIDE["core"])
    # out of the wall
    d.glow(330, 150, 130, (0, TIDE["core"], 0.8), (1, TIDE["light"], 0))
    hem = S("262,300! 276,220 296,176 330,166 364,176 384,220 398,300! 364,310 330,302 296,310")
    form(d, hem, (PAPER[0], PAPER[1], PAPER[2]), 3.4)
    nib(d, pen(side(hem, -26, 0), 90, 7, ragged=16), PAPER[4], 1.8, 0.8)
    form(d, S("286,214! 330,228 374,214! 372,232! 330,246 288,232!"), (TIDE["mid"], TIDE["dark"]), 2.6)
    form(d, Sh.ell(330, 118, 44, 48), ("#f2dcc2", "#dbb797", "#b98d70"), 3.4)
    form(d, S("284,116! 280,66 312,48 346,48 380,66 378,116! 366,84 330,80 296,86"), ("#c98b4a", "#8a5426"), 3)
    for x, k in ((284, 1), (378, -1)):
        form(
            d,
            S(f"{x},96! {x - 22 * k},110 {x - 26 * k},146 {x - 16 * k},172! {x - 2 * k},140"),
            ("#c98b4a", "#7d4a22"),
            2.8,
        )
        form(
            d,
            S(f"{x - 8 * k},104! {x - 28 * k},92 {x - 30 * k},112! {x - 10 * k},112!"),
            (CORAL["mid"], CORAL["dark"]),
            2,
        )
    for x in (312, 346):
        d.fill(Sh.ell(x, 122, 7, 5), "#ffffff")
        d.fill(Sh.ell(x, 124.5, 3.4), INK)
        d.stroke(line(f"{x - 9},118 {x},114 {x + 9},118"), INK, 3)
    d.stroke(line("326,128 322,138 330,141"), "#8a5a3c", 3)
    d.stroke(line("318,152 330,150 344,153"), "#8a3a34", 4)
    for spec in ("296,186 268,214 262,250", "364,186 392,214 398,250"):
        d.stroke(line(spec), INK, 21)
        d.stroke(line(spec), PAPER[0], 14)
    form(d, Sh.rect(392, 244, 11, 46, 2).rot(14, 398, 266), (CORAL["light"], CORAL["base"]), 2.4)
    # below the hem she is still crayon
    for spec in ("312,308 308,336 296,340", "348,308 352,336 364,340"):
        d.stroke(line(spec), CORAL["base"], 5, 0.9, dash="10 3")
    _ottilie_2(d)


def _ottilie_2(d: Doc) -> None:
    # our boots
    for x in (96, 176):
        form(
            d,
            S(f"{x - 34},372! {x - 36},336 {x - 20},322 {x + 8},324 {x + 36},340 {x + 40},372!"),
            ("#8a5c42", "#33221c"),
            3.4,
        )
    d.stroke(line("300,130 240,220 196,318"), TIDE["core"], 2.4, 0.7, dash="4 9")


def _the_mirrors_breathe(d: Doc) -> None:
    """Six mirrors misted from within; a fingertip, from the other side, draws a smile."""
    papered(d, 640, 360, "#4f6a6c", "#1d2f33", (320, 20), 480)
    boarded(d, 640, 360, 318, 318, ("#5d4a3e", "#241c18"))
    for i, (x, y, w, h, r) in enumerate(
        (
            (36, 70, 80, 150, 40),
            (140, 40, 110, 190, 0),
            (286, 30, 126, 236, 62),
            (440, 60, 90, 130, 44),
            (552, 40, 70, 170, 0),
            (446, 214, 130, 84, 12),
        )
    ):
        form(
            d,
            Sh.rect(x - 10, y - 10, w + 20, h + 20, r + 8 if r else 3),
            (LAMP["light"], LAMP["base"], LAMP["dark"]),
            3.4,
        )
        g = form(d, Sh.rect(x, y, w, h, r), (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.6)
        with d.clip(g):
            d.glow(
                x + w / 2,
                y + h * 0.6,
                max(w, h) * 0.6,
                (0, "#ffffff", 0.95),
                (0.6, TIDE["core"], 0.7),
                (1, TIDE["light"], 0),
            )
            d.fill(Sh.poly([(x, y + h), (x + w * 0.4, y), (x + w * 0.54, y), (x + w * 0.16, y + h)]), "#ffffff", 0.4)
            if i == 2:
                for sx in (322, 374):
                    d.stroke(line(f"{sx},118 {sx},136"), TIDE["dark"], 9)
                d.stroke(arc(348, 146, 44, 24, 150), TIDE["dark"], 9)
                for dx, n in ((312, 40), (330, 26), (390, 50)):
                    d.stroke(line(f"{dx},196 {dx + 1},{196 + n}"), TIDE["mid"], 3)
                tip = S("388,158! 400,170 420,190 440,230! 430,300! 400,300! 386,214 376,176")
                d.fill(tip, TIDE["dark"], 0.28)
                d.stroke(tip, TIDE["dark"], 3, 0.8, dash="8 6")
            else:
                d.fill(Sh.ell(x + w / 2, y + h * 0.5, w * 0.2, h * 0.16), TIDE["mid"], 0.35)


def _under_blanket(d: Doc, x: float, y: float, tones: Tones, stripe: str) -> None:
    """A blanket drawn up to a chin; its middle below at a point."""
    cloth = S(
        f"{x - 104},{y}! {x - 98},{y - 80} {x - 62},{y - 126} {x},{y - 120} {x + 62},{y - 128} "
        f"{x + 98},{y - 80} {x + 104},{y}!"
    )
    d.fill(cloth.move(8, 8), INK, 0.4)
    solid(d, cloth, tones, 3.6, 0.34)
    for dy in (40, 58):
        fold = line(f"{x - 92},{y - 76 + dy} {x - 40},{y - 96 + dy} {x + 20},{y - 92 + dy} {x + 94},{y - 78 + dy}")
        d.stroke(fold, stripe, 7 if dy == 40 else 3, 0.85)


FILES = {
    "introduction": (SIZE, _introduction),
    "eliminated": (SIZE, _eliminated),
    "ottilie": (SIZE, _ottilie),
    "the_mirrors_breathe": (SIZE, _the_mirrors_breathe),
}
