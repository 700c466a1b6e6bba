"""How it begins, and what may happen to anybody: the ferry leaves, the bench of the ferry, Ottilie, mirrors that
breathe.
"""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, pile
from tools.art.inkwell.spline import polar
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import Gaze
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


OTTILIE = Face(
    skin="fair",
    outline="-70,-50! -78,-8 -72,34 -50,78 -20,100 -2,104 18,100 50,76 72,30 76,-10 70,-52! 40,-96 -34,-98",
    nose="snub",
    mouth="-30,76 -14,71 2,71 18,76",
    laugh="-30,70! -8,76 16,68! 8,88 -8,94 -22,88",
    gaze=Gaze(
        "saucer",
        at=((-36, 19), (30, 21)),
        look=(-9, 9),
        iris=9,
        colour="#5a8a8f",
        bag=0.0,
        brows=("-58,-34 -38,-38 -18,-28", "8,-30 30,-42 54,-38"),
        brow=(5, 5),
        brow_colour="#7d4a22",
    ),
    blush=0.6,
)


def _ottilie(d: Doc) -> None:
    """She comes out of the nursery wall, in crayon to the waist, and looks at our boots."""
    papered(d, 640, 360, "#a08f62", "#3a3526", (150, 60), 460)
    boarded(d, 640, 360, 296, 276)
    _crayon_house(d)
    d.fill(S("250,330! 240,200 276,120 330,96! 392,112 428,196 424,330!").move(-16, 12), INK, 0.2)
    red = CORAL["mid"]
    for spec in (
        "292,250 276,300 268,346 300,352 302,262",
        "344,262 352,352 382,346 376,300 366,250",
        "262,214 240,282 414,282 396,214",
        "268,226 256,276",
        "290,222 284,280",
        "318,224 318,280",
        "346,222 352,280",
        "374,222 388,276",
    ):
        d.stroke(line(spec), red, 6, 0.9)
        d.stroke(line(spec).move(3, 2), red, 2.4, 0.5)
    _ottilie_herself(d)
    for x in (70, 166):
        solid(
            d,
            S(f"{x - 46},372! {x - 48},326 {x - 26},304 {x + 12},306 {x + 50},328 {x + 54},372!"),
            ("#8a5c42", "#55362a", "#2c1d1a"),
            3.8,
            0.3,
        )
        d.stroke(
            [line(f"{x - 16 + i * 4},{318 + i * 14} {x + 14 + i * 5},{316 + i * 14}") for i in range(3)], PAPER[1], 4
        )


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


def _ottilie_herself(d: Doc) -> None:
    """What of her is no longer crayon."""
    f = Fig(7)
    with f.at(330, 224):
        dress = f.form(
            "-70,4! -62,-50 -40,-76 0,-84! 40,-76 62,-50 68,4! 30,-6 0,6 -34,-6!", ("#ffffff", PAPER[0], PAPER[2])
        )
        f.shade(dress, -26)
        for one in (-1, 1):
            sleeve = f.form(
                f"{44 * one},-70! {76 * one},-46 {88 * one},0 {82 * one},20! {58 * one},20! {54 * one},-14 "
                f"{36 * one},-40!",
                ("#ffffff", PAPER[1]),
            )
            if one > 0:
                f.shade(sleeve, -10)
            f.form(Sh.ell(70 * one, 30, 13, 14), ("#f2dcc2", "#dbb797"), 2.2)
        f.form(Sh.rect(62, 16, 12, 54, 2).rot(14, 68, 40), (CORAL["light"], CORAL["base"]), 2.2)
        f.form("-30,-80! 0,-58 30,-80! 22,-92 -22,-92!", (PAPER[0], PAPER[2]))
        f.form("-12,-104! -12,-78! 14,-78! 14,-104!", ("#dbb797", "#a97d66"))
        with f.at(-2, -150, 0.6):
            for one in (-1, 1):
                for i in range(4):
                    f.form(Sh.ell((78 + i * 7) * one, 4 + i * 27, 17 - i, 18), ("#d39a5c", "#9a6230", "#5c3818"))
                f.form(
                    f"{100 * one},112! {84 * one},104 {88 * one},136 {116 * one},134 {122 * one},106!",
                    (CORAL["mid"], CORAL["dark"]),
                )
                f.form(f"{96 * one},108! {84 * one},150 {112 * one},152!", ("#d39a5c", "#7d4a22"))
            f.form("-76,-30! -90,-70 -56,-112 0,-122! 56,-112 90,-70 78,-30! 40,20 -40,20!", ("#c98b4a", "#7d4a22"))
            head(f, OTTILIE)
            hair = f.form(
                "-76,-18! -88,-70 -52,-116 0,-124! 54,-116 88,-70 80,-16! 66,-52 34,-78 2,-84! -30,-76 -62,-50!",
                ("#d39a5c", "#9a6230", "#5c3818"),
            )
            f.rim(hair, "#f0c890", 0.6)
            f.line("2,-122 2,-86", 3, "#5c3818")
    f.emit(d, 0, shadow=False)


def _crayon_house(d: Doc) -> None:
    """What she has drawn on the wall: the house, its sun, and everybody who has gone into it."""
    red, tide = CORAL["base"], TIDE["base"]
    for spec in (
        "440,130 440,224 600,224 600,130",
        "424,134 520,66 616,134",
        "500,224 500,172 536,172 536,224",
        "456,150 480,150 480,176 456,176 456,150",
        "556,150 582,150 582,176 556,176 556,150",
    ):
        d.stroke(line(spec), red, 6, 0.85)
    d.stroke(Sh.ell(566, 40, 20), LAMP["base"], 6, 0.9)
    d.stroke([line([polar(566, 40, 28, a), polar(566, 40, 40, a)]) for a in range(0, 360, 45)], LAMP["base"], 5, 0.9)
    for i in range(5):
        x = 30 + i * 40
        d.stroke(Sh.ell(x, 190, 9), tide, 5, 0.9)
        d.stroke(
            [
                line(f"{x},200 {x},228"),
                line(f"{x - 13},212 {x + 13},212"),
                line(f"{x},228 {x - 10},246"),
                line(f"{x},228 {x + 10},246"),
            ],
            tide,
            5,
            0.9,
        )
    d.stroke(line("20,256 120,266 220,256"), red, 5, 0.8)


FILES = {
    "introduction": (SIZE, _introduction),
    "eliminated": (SIZE, _eliminated),
    "ottilie": (SIZE, _ottilie),
    "the_mirrors_breathe": (SIZE, _the_mirrors_breathe),
}
