"""Backs of what lies on the table: a plate without a keyhole, a crate, a clock from behind, an envelope, a tray, a
diary that is shut.
"""

import random

from tools.art.inkwell.colour import darken
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.lamplit.stationery import fox, plate_edge, scooped, stock
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))
SIZE = (600, 840)


def _lock(d: Doc) -> None:
    """A plate without a keyhole; hands have looked for it."""
    e = plate_edge()
    stock(d, e, (LAMP["light"], LAMP["base"]))
    nib(d, pen(e.shrink(8), 90, 6, rnd=random.Random(3), ragged=200, broken=0.9), LAMP["dark"], 1.5, 0.5, wob=1)
    inner = scooped(52, 52, 496, 736, 40)
    d.stroke(inner, LAMP["dark"], 7)
    d.stroke(inner.shrink(6), LAMP["core"], 3)
    # polished where everybody has tried
    d.glow(360, 360, 190, (0, "#ffffff", 0.85), (0.5, LAMP["core"], 0.4), (1, LAMP["light"], 0))
    palm = S(
        "250,560! 226,470 214,370 226,356 246,380 262,440! 258,330 254,236 270,222 "
        "286,238 292,410! 304,300 312,196 330,190 342,206 338,410! 356,310 374,226 "
        "392,224 400,242 380,420! 404,360 430,300 446,302 450,320 426,420 412,500 "
        "396,570! 320,600"
    )
    d.fill(palm, LAMP["base"], 0.32)
    d.stroke(palm, LAMP["dark"], 3, 0.55, dash="12 8")
    for spec in ("270,470 320,440 380,448", "262,500 310,490 372,520"):
        d.stroke(line(spec), LAMP["dark"], 3, 0.5)
    for spec in ("150,640 210,600 250,620", "166,668 232,636", "430,650 470,610"):
        d.stroke(line(spec), LAMP["dark"], 3.4, 0.8)
    for x, y, a in ((86, 86, 10), (514, 86, 60), (86, 754, -30), (514, 754, 0)):
        form(d, Sh.ell(x, y, 17), (LAMP["core"], LAMP["base"]), 3)
        d.stroke(line([(-10, 0), (10, 0)]).rot(a).move(x, y), INK, 4)


def _obstacle(d: Doc) -> None:
    """A crate, roped; something in it has pushed a board out to see."""
    e = Sh.rect(20, 20, 560, 800, 6)
    stock(d, e, (WOOD[2], WOOD[3]))
    with d.clip(e.shrink(3)):
        d.fill(e, "#150f0d")
        for i in range(6):
            x = 26 + i * 92
            b = Sh.rect(x, 26, 88, 788, 3)
            if i == 3:
                b = b.rot(3.2, x, 814).move(8, 0)
            form(d, b, (WOOD[0], WOOD[1], WOOD[2]), 4)
            nib(d, pen(b.shrink(4), 90, 9, rnd=random.Random(i), ragged=200, broken=0.9), INK, 1.8, 0.55, wob=2)
            nib(d, pen(side(b, -14, 0), 90, 6, ragged=30), INK, 1.8, 0.6)
        gap = S("302,120! 318,300 312,500! 296,500 292,300!")
        d.fill(gap, "#0a0807")
        for y in (250, 292):
            d.fill(Sh.ell(305, y, 7, 9), TIDE["core"])
            d.fill(Sh.ell(306, y, 3, 5), INK)
        for y, a in ((96, -1.0), (690, 1.4)):
            b = Sh.rect(10, y, 580, 74).rot(a, 300, y)
            d.fill(b.move(4, 10), INK, 0.5)
            form(d, b, (WOOD[0], WOOD[2]), 4)
            nib(d, pen(b.shrink(5), 0, 8, rnd=random.Random(y), ragged=200, broken=0.9), INK, 1.7, 0.5, wob=2)
            for x in (70, 250, 350, 530):
                form(d, Sh.ell(x, y + 36, 9), (SLATE[0], SLATE[3]), 2.4)
        for spec in ("-20,240 200,430 420,560 640,700", "640,200 440,380 200,560 -20,640"):
            d.stroke(line(spec), INK, 28)
            d.stroke(line(spec), "#c9a874", 20)
            d.stroke(line(spec), "#7d5f3a", 20, 1, dash="3 11", cap="butt")
        form(d, S("280,470! 330,440 372,466 366,520 318,540 276,516"), ("#d9bb86", "#7d5f3a"), 4)
        d.stroke(line("292,500 320,470 352,490 340,520"), "#5d4428", 5)
    d.stroke(e, INK, 4)


def _event(d: Doc) -> None:
    """A clock from behind: where it is wound, what lives there, how high the water has been."""
    e = U(S("20,20! 556,20! 556,820! 20,820!"), Sh.rect(548, 60, 34, 150, 10))
    stock(d, e, ("#7d6a58", "#3a2f2a"))
    box_ = Sh.rect(40, 40, 496, 760, 6)
    form(d, box_, (WOOD[1], WOOD[2], WOOD[3]), 4)
    nib(d, pen(box_.shrink(6), 90, 10, rnd=random.Random(5), ragged=220, broken=0.9), INK, 1.9, 0.55, wob=2)
    works = form(d, Sh.ell(318, 300, 190), (INK2, "#070c0e"), 5)
    with d.clip(works):
        for x, y, r, n, a in (
            (250, 250, 96, 18, 0),
            (400, 340, 78, 15, 5),
            (292, 420, 60, 12, 9),
            (420, 210, 48, 10, 0),
        ):
            cog = (
                U(Sh.ell(x, y, r), [Sh.rect(-8, -r - 11, 16, 22, 2).rot(i * 360 / n + a).move(x, y) for i in range(n)])
                - Sh.ell(x, y, r * 0.62)
                | Sh.rect(x - r * 0.7, y - 7, r * 1.4, 14)
                | Sh.rect(x - 7, y - r * 0.7, 14, r * 1.4)
                | Sh.ell(x, y, r * 0.2)
            )
            d.fill(cog.move(6, 9), "#000000", 0.5)
            form(d, cog, (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
            nib(d, pen(side(cog, -r * 0.3, -6), 90, 6), INK, 1.7, 0.7)
    d.stroke(works, LAMP["mid"], 9)
    d.stroke(works.grow(7), INK, 4)
    water = S("40,600! 150,584 260,604 380,586 536,602! 536,800! 40,800!")
    d.fill(water, d.lin(0, 590, 0, 800, (0, TIDE["light"], 0.7), (0.3, TIDE["base"], 0.75), (1, TIDE["deep"], 0.9)))
    d.stroke(line("40,600 150,584 260,604 380,586 536,602"), TIDE["core"], 5)
    nib(d, pen(water, 0, 16, rnd=random.Random(8), ragged=160, broken=0.9), TIDE["core"], 2, 0.45, wob=2)
    for y in (556, 532, 520):
        d.stroke(line(f"44,{y} 532,{y + 3}"), PAPER[1], 3, 0.5, dash="26 14")
    form(d, S("430,640! 456,604 474,640!"), (PAPER[0], PAPER[1]), 3)
    form(d, S("404,640! 510,636! 490,664! 424,666!"), (PAPER[0], PAPER[2]), 3)
    form(d, Sh.rect(550, 64, 28, 142, 8), (CORAL["mid"], CORAL["dark"]), 3)


def _clue(d: Doc) -> None:
    """An envelope; the wax is still soft, and has the print of a thumb."""
    e = Sh.rect(20, 30, 560, 790, 8)
    stock(d, e, (PAPER[1], "#b9a784"))
    fox(d, e.shrink(10), 9, 70)
    for s, c in (
        (S("20,820! 20,30! 330,470!"), PAPER[1]),
        (S("580,820! 580,30! 330,470!"), PAPER[2]),
        (S("20,820! 330,470! 580,820!"), PAPER[0]),
    ):
        form(d, s, (c, darken(c, 0.12)), 4)
    flap = form(d, S("24,30! 576,30! 352,520 322,536 294,514!"), (PAPER[0], PAPER[1], "#c9b998"), 4.4)
    nib(d, pen(side(flap, -60, -10), 90, 8, rnd=random.Random(4), ragged=60), PAPER[3], 1.8, 0.7)
    d.stroke(flap.shrink(16), CORAL["mid"], 3, 0.5)
    wax = S(
        "322,410! 372,402 404,438 396,492 412,560 392,630 380,560 350,548 330,596 "
        "318,556 278,544 262,500 268,450 288,420"
    )
    d.fill(wax.move(6, 9), INK, 0.4)
    form(d, wax, (CORAL["light"], CORAL["mid"], CORAL["base"], CORAL["dark"]), 4.4)
    for r in (12, 24, 36, 48):
        d.stroke(
            Sh.ell(332, 482, r * 0.8, r).rot(-14, 332, 482), CORAL["dark"], 4, 0.85, dash=f"{20 + r} {9 + r / 4:.0f}"
        )
    d.fill(S("286,440! 300,424 326,420! 300,440 290,466!"), CORAL["core"], 0.85)


def _objective(d: Doc) -> None:
    """A tray for cards, brought from the side; one card lies on it, face down."""
    e = S("34,20! 500,20! 580,100! 580,806! 566,820! 34,820! 20,806! 20,34!")
    stock(d, e, ("#3f5f60", "#16292d"))
    with d.clip(e.shrink(4)):
        nib(d, pen(e, 90, 30), "#5b8480", 8, 0.28)
        d.glow(180, 220, 430, (0, LAMP["core"], 0.75), (0.4, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
        with d.group(transform="rotate(-24 300 460)"):
            tray = Sh.ell(300, 470, 250, 176)
            d.fill(tray.move(16, 26), INK, 0.55)
            form(d, tray, (PAPER[0], SLATE[0], SLATE[1], SLATE[3]), 5)
            d.stroke(tray.shrink(22), SLATE[2], 4)
            d.fill(tray.shrink(26), d.dlin(tray, SLATE[0], SLATE[2]))
            d.fill(S("120,430! 240,330 360,320! 250,350 150,460!"), "#ffffff", 0.6)
            card = Sh.rect(220, 390, 190, 124, 4).rot(14, 300, 450)
            d.fill(card.move(7, 9), INK, 0.5)
            form(d, card, (PAPER[0], PAPER[1]), 4)
            d.stroke(card.shrink(10), PAPER[3], 2)
            form(d, S("372,384! 420,398! 388,420!").rot(0), (PAPER[1], PAPER[3]), 3)
        # who brings it
        a = S("600,640! 520,620 452,640 420,690 440,760 600,860!")
        d.fill(a, INK)
        d.stroke(a.shrink(7), TIDE["light"], 3.4, dash="9 7")
        form(d, S("470,610! 500,624! 452,742! 420,726!"), (PAPER[0], PAPER[2]), 4)
        pose_hand(d, "hold", (452, 668), 1.0, -160, (PAPER[0], PAPER[1], PAPER[2]), light=(-0.7, -0.7))
    d.stroke(e, INK, 4)
    form(d, S("500,20! 580,100! 508,94!"), ("#5b7f7e", "#22393d"), 4)


def _profile(d: Doc) -> None:
    """A diary, shut, with its pencil; a photograph looks out."""
    e = S("34,20! 560,20! 580,40! 580,800! 560,820! 34,820!")
    stock(d, e, (PLUM["base"], PLUM["dark"], PLUM["deep"]))
    nib(d, pen(e.shrink(8), 60, 9, rnd=random.Random(7), ragged=14, broken=0.9), PLUM["deep"], 2, 0.6)
    form(d, Sh.rect(20, 20, 44, 800, 3), (PLUM["mid"], PLUM["dark"]), 4)
    d.stroke(Sh.rect(88, 60, 460, 720, 8), LAMP["mid"], 4)
    d.stroke(Sh.rect(98, 70, 440, 700, 6), LAMP["base"], 2)
    photo = Sh.rect(-96, -130, 192, 260, 3).rot(11).move(430, 150)
    d.fill(photo.move(6, 9), INK, 0.5)
    form(d, photo, (PAPER[0], PAPER[1]), 4)
    pic = Sh.rect(-80, -114, 160, 200).rot(11).move(430, 150)
    form(d, pic, (TIDE["mid"], TIDE["dark"]), 3)
    with d.clip(pic):
        d.fill(Sh.ell(424, 150, 38, 48), PAPER[1])
        d.fill(S("330,290! 350,220 400,200 460,206 520,300!"), INK2)
        for x in (410, 438):
            d.fill(Sh.ell(x, 146, 5, 4), INK)
    cover = Sh.poly([(60, 190), (576, 230), (576, 820), (60, 820)])
    with d.clip(e.shrink(4)):
        d.fill(cover.move(0, -10), INK, 0.4)
        d.fill(cover, d.dlin(cover, PLUM["mid"], PLUM["base"], PLUM["deep"]))
        d.stroke(line("60,190 576,230"), INK, 4)
        nib(d, pen(cover, 60, 9, rnd=random.Random(9), ragged=14, broken=0.9), PLUM["deep"], 2, 0.55)
        d.stroke(S("92,226! 540,262! 540,780! 92,780!"), LAMP["mid"], 4)
        form(d, Sh.rect(196, 420, 250, 150, 4), (PAPER[0], PAPER[1]), 4)
        d.stroke(Sh.rect(208, 432, 226, 126, 2), PLUM["mid"], 2.4)
        nib(d, [(230, 478, 412, 478), (230, 516, 380, 516)], PAPER[3], 2.4, 0.7)
        for x in (494, 506):
            d.stroke(line(f"{x},200 {x},840"), INK, 9)
            d.stroke(line(f"{x},200 {x},840"), CORAL["base"], 5)
    with d.group(transform="translate(120 600) rotate(24)"):
        form(d, Sh.rect(-16, -250, 32, 420, 2), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
        form(d, S("-16,170! 16,170! 0,220!"), (PAPER[0], PAPER[2]), 3)
        d.fill(S("-5,204! 5,204! 0,220!"), INK)
        form(d, Sh.rect(-16, -272, 32, 26, 4), (CORAL["light"], CORAL["mid"]), 3)
    d.stroke(e, INK, 4)


FILES = {
    "lock": (SIZE, _lock),
    "obstacle": (SIZE, _obstacle),
    "event": (SIZE, _event),
    "clue": (SIZE, _clue),
    "objective": (SIZE, _objective),
    "profile": (SIZE, _profile),
}
