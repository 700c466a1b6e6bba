"""What shuts a door, as the plate of its card shows it, 420x420: eleven locks; the twelfth, of silver, has a file of
its own.
"""

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    corners,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.stationery import scooped
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(420, 420))
SIZE = (420, 420)
ALL = Sh.rect(0, 0, 420, 420)


def _door(d: Doc, tones: Tones, across: bool = False) -> None:
    """The boards or plates of a door, close up."""
    d.fill(ALL, d.lin(0, 0, 420, 420, *tones))
    for i in range(-1, 8):
        b = Sh.rect(i * 62 + 14, -10, 60, 440) if not across else Sh.rect(-10, i * 62 + 14, 440, 60)
        d.fill(b, d.dlin(b, lighten(tones[0], 0.1), tones[-1]), 0.8)
        d.stroke(b, INK, 3)
        nib(
            d,
            pen(b.shrink(5), 0 if across else 90, 8, rnd=random.Random(i + 3), ragged=110, broken=0.85),
            INK,
            1.6,
            0.45,
            wob=1,
        )


def _iron(d: Doc, y: float) -> None:
    s = Sh.rect(-10, y, 440, 46)
    form(d, s, (SLATE[1], SLATE[2], SLATE[3]), 4)
    for x in range(30, 420, 60):
        form(d, Sh.ell(x, y + 23, 11), (SLATE[0], SLATE[3]), 3)


def _light(d: Doc, x: float, y: float, r: float = 240, warm: bool = True) -> None:
    a, b = (LAMP["core"], LAMP["mid"]) if warm else (TIDE["core"], TIDE["light"])
    d.glow(x, y, r, (0, a, 0.8), (0.5, b, 0.3), (1, b, 0))


def _swollen_door(d: Doc) -> None:
    """A door that has breathed in, and holds it."""
    d.fill(ALL, d.lin(0, 0, 0, 420, "#5d6a60", "#2a332f"))
    form(d, Sh.rect(20, -10, 34, 440), (PAPER[1], PAPER[3]), 4)
    form(d, Sh.rect(366, -10, 34, 440), (PAPER[2], PAPER[4]), 4)
    b = form(
        d,
        S("54,-10! 366,-10! 378,90 410,210 378,330 366,430! 54,430! 40,330 8,210 40,90"),
        (WOOD[0], WOOD[1], WOOD[3]),
        5,
    )
    nib(d, pen(side(b, -110, 0), 90, 9, rnd=random.Random(4), ragged=40), INK, 2.2, 0.7)
    for spec in ("130,-10 116,210 130,430", "210,-10 210,430", "290,-10 304,210 290,430"):
        d.stroke(line(spec), INK, 3.4)
    for x in (150, 262):
        d.stroke(line(f"{x - 26},150 {x},158 {x + 26},150"), INK, 6)
        d.fill(Sh.ell(x + (-40 if x < 200 else 40), 206, 34, 26), CORAL["mid"], 0.4)
    d.stroke(S("184,262! 196,246 224,246 236,262! 224,276 196,276"), INK, 6)
    form(d, Sh.ell(336, 250, 17), BRASS, 4)
    for spec in ("20,60 -6,50", "16,210 -10,210", "400,210 430,212", "396,340 426,350"):
        d.stroke(line(spec), PAPER[0], 5)


def _chained_door(d: Doc) -> None:
    """A ship's chain round both handles, and a marble dog who knows who did it."""
    _door(d, ("#6d5a48", "#463830", "#251d19"))
    lines(d, 7, INK, "210,-10 210,430")
    _light(d, 90, 60)
    for h in (150, 270):
        form(d, S(f"{h - 16},80! {h + 16},80! {h + 12},150 {h + 22},190 {h},210 {h - 22},190 {h - 12},150"), BRASS, 4)
    for i in range(9):
        t = i / 8
        x, y = (96 + 228 * t, 166 + 84 * math.sin(math.pi * t) * (1 if i % 2 else 0.96))
        s = Sh.rect(-34, -17, 68, 34, 17) - Sh.rect(-20, -6, 40, 12, 6)
        form(
            d,
            s.rot(math.degrees(math.atan2(math.cos(math.pi * t) * 84 * 3.14, 228)) + (0 if i % 2 else 30)).move(x, y),
            (SLATE[0], SLATE[1], SLATE[3]),
            4,
        )
    form(d, Sh.rect(168, 250, 84, 74, 10), (LAMP["light"], LAMP["base"]), 4)
    d.fill(Sh.ell(210, 278, 12) | Sh.poly([(203, 284), (217, 284), (222, 312), (198, 312)]), INK)
    dog = form(
        d,
        S(
            "268,430! 262,340 280,304 270,272 284,250! 296,262 318,258 330,246! 344,270 "
            "338,300 372,322 396,370 404,430!"
        ),
        ("#ffffff", "#d5dccf", "#8fa097"),
        4,
    )
    nib(d, pen(side(dog, -28, -4), 84, 8, ragged=20), "#5d6f68", 2, 0.8)
    for x in (292, 320):
        d.stroke(line(f"{x - 9},286 {x},282 {x + 9},288"), "#4d5f58", 4)
    form(d, Sh.ell(304, 302, 10, 7), ("#8fa097", "#4d5f58"), 2.4)


def _hot_iron_door(d: Doc) -> None:
    """A red boiler plate; a hand that thinks of cold baths."""
    d.fill(ALL, d.rad(250, 170, 330, (0, "#ffb46a"), (0.3, CORAL["mid"]), (0.7, CORAL["dark"]), (1, "#2a0f10")))
    for y in (30, 390):
        for x in range(30, 420, 60):
            form(d, Sh.ell(x, y, 13), (CORAL["light"], CORAL["dark"]), 3.4)
    nib(d, pen(ALL, 0, 11, rnd=random.Random(3), ragged=120, broken=0.9), CORAL["deep"], 2, 0.45)
    form(
        d,
        S("160,70! 340,70! 352,90 352,250 340,270! 160,270! 148,250 148,90"),
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
        5,
    )
    for y in (112, 150, 188, 226):
        form(d, Sh.rect(178, y, 144, 16, 8), (LAMP["core"], LAMP["light"]), 3)
    for x, a in ((196, -10), (250, 8), (306, -6)):
        s = brush([(x, 60), (x + a, 30), (x - a, 4), (x + a, -20)], 12, taper(0.4, 0.4), 12)
        d.fill(s, PAPER[0], 0.7)
    pose_hand(
        d,
        "open",
        (66, 404),
        1.0,
        -48,
        ("#f2dcc2", "#dbb797", "#a97d66"),
        cuff=(TIDE["mid"], TIDE["base"], TIDE["dark"]),
        arm=70,
    )
    for x, y in ((60, 250), (96, 220), (180, 330), (36, 300)):
        form(d, S(f"{x},{y - 14}! {x + 8},{y + 2} {x},{y + 10} {x - 8},{y + 2}"), (TIDE["core"], TIDE["mid"]), 2.4)


def _painted_shut(d: Doc) -> None:
    """The brush is still stuck in the gap."""
    _door(d, ("#7fa39a", "#5d857f", "#3c5f5d"))
    lines(d, 9, INK, "250,-10 250,430")
    coat = S(
        "196,-10! 330,-10! 336,120 320,190 344,260! 330,306 318,262! 300,330 290,400 "
        "274,300! 262,380 240,430! 200,430! 212,300 196,160"
    )
    form(d, coat, ("#e6f0dc", "#b4cfbf", "#86aa9e"), 4)
    d.fill(coat - coat.move(9, 6), "#ffffff", 0.7)
    for x, y in ((318, 340), (286, 412)):
        form(d, S(f"{x},{y - 16}! {x + 9},{y + 2} {x},{y + 12} {x - 9},{y + 2}"), ("#e6f0dc", "#86aa9e"), 2.6)
    with d.group(transform="translate(246 190) rotate(52)"):
        form(d, Sh.rect(-17, -210, 34, 160, 10), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
        form(d, Sh.ell(0, -196, 7), (INK2, INK), 2)
        form(d, Sh.rect(-34, -54, 68, 40, 4), (SLATE[0], SLATE[2]), 4)
        b = form(d, S("-34,-14! 34,-14! 40,30 20,56! -22,56! -40,28"), ("#e6f0dc", "#86aa9e"), 3.4)
        nib(d, pen(b, 90, 7), "#4d6f68", 2, 0.8)
    form(d, Sh.ell(120, 250, 24), ("#cfe0cf", "#7fa39a"), 4)


def _brass_lock(d: Doc) -> None:
    """A hole that is a sun, and shines."""
    _door(d, ("#8a6248", "#6a4836", "#3a261d"))
    _iron(d, 40)
    _iron(d, 330)
    _light(d, 236, 206, 260)
    pl = scooped(130, 96, 212, 226, 34)
    d.fill(pl.move(9, 11), INK, 0.5)
    form(d, pl, (LAMP["core"], LAMP["light"], LAMP["base"]), 5)
    d.stroke(pl.shrink(13), LAMP["dark"], 3)
    for i in range(12):
        a = i * 30
        (x0, y0), (x1, y1) = (polar(236, 208, 60, a), polar(236, 208, 92 if i % 2 else 78, a))
        d.stroke(line([(x0, y0), (x1, y1)]), LAMP["dark"], 6)
    d.fill(star(236, 208, 56, 10, 0.66), INK)
    d.fill(Sh.ell(236, 208, 17), LAMP["core"])
    d.fill(Sh.poly([(220, 216), (252, 216), (120, 430), (10, 430)]), LAMP["core"], 0.3)
    for x, y in ((150, 116), (322, 116), (150, 302), (322, 302)):
        form(d, Sh.ell(x, y, 9), (LAMP["core"], LAMP["dark"]), 2.6)


def _coloured_bolts(d: Doc) -> None:
    """Eight bolts, and cords to all of them: thick, and beaded."""
    _door(d, ("#4d5a5f", "#343f44", "#1d2529"))
    for i in range(4):
        y = 56 + i * 100
        for x, k in ((64, 1), (356, -1)):
            form(d, Sh.rect(x - 52, y - 20, 104, 40, 5), (SLATE[0], SLATE[2]), 4)
            form(d, Sh.rect(x - 70 if k > 0 else x - 20, y - 10, 90, 20, 9), BRASS, 3.4)
            form(d, Sh.ell(x + 24 * k, y, 11), (LAMP["core"], LAMP["dark"]), 3)
    for i, (a, b) in enumerate(((56, 256), (156, 56), (256, 356), (356, 156))):
        way = line(f"112,{a} 180,{a + 10} 230,{(a + b) / 2 + (20 if i % 2 else -20)} 250,{b - 10} 308,{b}")
        d.stroke(way, INK, 26)
        if i % 2 == 0:
            d.stroke(way, CORAL["dark"], 18)
            d.stroke(way, CORAL["mid"], 12)
            d.stroke(way, CORAL["light"], 4)
        else:
            d.stroke(way, TIDE["deep"], 18)
            d.stroke(way, TIDE["core"], 12, 1, cap="butt", dash="8 10")


def _humming_grille(d: Doc) -> None:
    """Warm brass bars; the hum goes round them, and behind a loose plate there are wires."""
    d.fill(ALL, d.rad(210, 190, 320, (0, "#6a4a30"), (0.6, "#3a2a24"), (1, "#15100f")))
    for tone, spec in (
        (CORAL["mid"], "250,60 300,120 260,190 320,250"),
        (TIDE["light"], "300,50 250,130 310,200 270,270"),
    ):
        d.stroke(line(spec), INK, 22)
        d.stroke(line(spec), tone, 13)
    for i in range(7):
        s = Sh.rect(24 + i * 58, -10, 26, 440, 10)
        form(d, s, d.hlin(s, LAMP["core"], LAMP["mid"], LAMP["dark"]), 4)
    for y in (70, 330):
        form(d, Sh.rect(-10, y, 440, 26, 8), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
    for r in (70, 110, 150, 190):
        d.stroke(Sh.ell(120, 210, r, r * 0.8), LAMP["core"], 4, 0.65, dash="24 16")
    p = form(d, S("230,110! 372,134! 360,300! 214,270!"), (SLATE[0], SLATE[1], SLATE[3]), 4)
    nib(d, pen(side(p, -50, -6), 90, 8), INK, 2, 0.7)
    for x, y in ((246, 130), (354, 150), (344, 280)):
        form(d, Sh.ell(x, y, 9), (SLATE[0], SLATE[3]), 2.6)
    for spec, c in (("232,256 200,280 210,330 180,360", CORAL["mid"]), ("250,262 236,300 250,350", TIDE["light"])):
        d.stroke(line(spec), INK, 18)
        d.stroke(line(spec), c, 10)


def _nine_dials(d: Doc) -> None:
    """Nine dials with faces that wait; one has looked round."""
    d.fill(ALL, d.lin(0, 0, 420, 420, "#5d6a6c", "#232d31"))
    form(d, Sh.rect(24, 24, 372, 372, 14), (SLATE[0], SLATE[2], SLATE[3]), 5)
    nib(d, pen(Sh.rect(34, 34, 352, 352), 90, 9, rnd=random.Random(3), ragged=120, broken=0.85), INK, 1.6, 0.4)
    for j in range(3):
        for i in range(3):
            x, y = (96 + i * 114, 96 + j * 114)
            d.fill(Sh.ell(x + 6, y + 8, 50), INK, 0.45)
            form(d, Sh.ell(x, y, 50), BRASS, 4)
            form(d, Sh.ell(x, y, 39), (PAPER[0], PAPER[1], PAPER[2]), 3.4)
            look = (i, j) == (2, 1)
            for sx in (-13, 13):
                if look:
                    d.fill(Sh.ell(x + sx, y - 6, 8, 9), "#ffffff")
                    d.stroke(Sh.ell(x + sx, y - 6, 8, 9), INK, 2.4)
                    d.fill(Sh.ell(x + sx - 3, y - 6, 4), INK)
                else:
                    d.stroke(line(f"{x + sx - 7},{y - 7} {x + sx},{y - 3} {x + sx + 7},{y - 7}"), INK, 4)
            d.stroke(line(f"{x - 9},{y + 17} {x},{y + (17 if look else 21)} {x + 9},{y + 17}"), INK, 4)
            d.stroke(line([polar(x, y, 30, i * 40 + j * 70), polar(x, y, 39, i * 40 + j * 70)]), CORAL["mid"], 6)


def _sun_moon_gate(d: Doc) -> None:
    """Two leaves, half a face each; they do not agree."""
    for left, tones in (
        (0, (LAMP["light"], LAMP["base"], LAMP["dark"])),
        (210, (TIDE["mid"], TIDE["base"], TIDE["deep"])),
    ):
        leaf_ = Sh.rect(left, -10, 210, 440)
        form(d, leaf_, tones, 5)
        nib(d, pen(leaf_.shrink(6), 90, 9, rnd=random.Random(4), ragged=120, broken=0.85), INK, 1.6, 0.35)
    with d.clip(Sh.rect(0, 0, 207, 420)):
        for i in range(14):
            (x0, y0), (x1, y1) = (polar(210, 206, 128, i * 25.7), polar(210, 206, 176, i * 25.7))
            d.stroke(line([(x0, y0), (x1, y1)]), INK, 22)
            d.stroke(line([(x0, y0), (x1, y1)]), LAMP["core"], 13)
        form(d, Sh.ell(210, 206, 122), (LAMP["core"], LAMP["light"], LAMP["mid"]), 5)
        d.stroke(line("116,184 146,172 176,184"), INK, 7)
        d.stroke(line("150,262 180,274 215,276"), INK, 7)
        d.fill(Sh.ell(130, 236, 22, 16), CORAL["mid"], 0.6)
    with d.clip(Sh.rect(213, 0, 207, 420)):
        form(d, Sh.ell(210, 206, 122) - Sh.ell(286, 176, 92), ("#ffffff", TIDE["core"], TIDE["light"]), 5)
        form(d, Sh.ell(210, 206, 122) & Sh.ell(286, 176, 92), (TIDE["base"], TIDE["dark"]), 4)
        d.stroke(line("240,196 262,206 284,196"), INK, 7)
        d.stroke(line("212,282 236,272 256,262"), INK, 7)
        for x, y in ((340, 70), (380, 130), (330, 340), (386, 300)):
            d.fill(star(x, y, 15, 4, 0.34), TIDE["core"])
    d.stroke(line("210,-10 210,430"), INK, 10)
    for x in (186, 234):
        form(d, Sh.ell(x, 206, 13), BRASS, 4)


def _mosaic_plate(d: Doc) -> None:
    """A face in coloured glass, its nose where the ear should be."""
    d.fill(ALL, "#1d3d44")
    parts = (
        ("60,60 190,40 230,150 120,190 50,150", PAPER[0]),
        ("190,40 350,60 340,170 230,150", PAPER[1]),
        ("50,150 120,190 100,300 40,270", TIDE["light"]),
        ("120,190 230,150 250,260 170,320 100,300", PAPER[0]),
        ("230,150 340,170 330,290 250,260", LAMP["light"]),
        ("100,300 170,320 150,400 70,380", CORAL["mid"]),
        ("170,320 250,260 330,290 300,390 150,400", PAPER[1]),
        ("340,60 410,90 400,220 340,170", PLUM["mid"]),
        ("330,290 340,170 400,220 390,340", TIDE["mid"]),
        ("10,20 60,60 50,150 10,130", PLUM["light"]),
        ("300,390 330,290 390,340 380,410", LAMP["mid"]),
        ("10,290 40,270 100,300 70,380 20,400", TIDE["base"]),
    )
    for spec, c in parts:
        s = corners(spec)
        form(d, s, (lighten(c, 0.3), c), 6)
        d.fill(s - s.move(6, 6), "#ffffff", 0.5)
    for x, y in ((140, 120), (290, 118)):
        d.fill(S(f"{x - 34},{y}! {x},{y - 22} {x + 34},{y}! {x},{y + 20}"), "#ffffff")
        d.stroke(S(f"{x - 34},{y}! {x},{y - 22} {x + 34},{y}! {x},{y + 20}"), INK, 4)
        d.fill(Sh.ell(x + 8, y, 11), INK)
    d.stroke(line("362,120 346,190 332,236 366,250 384,240"), INK, 9)
    d.stroke(S("196,214! 184,200 188,180 210,184 222,206 214,232 200,228!"), INK, 7)
    form(d, S("184,344! 222,330 240,338 262,328 300,340! 250,372"), (CORAL["mid"], CORAL["dark"]), 4)


def _starry_shutter(d: Doc) -> None:
    """An iron shutter whose panes have a sky in pieces."""
    d.fill(ALL, d.lin(0, 0, 420, 420, SLATE[1], SLATE[3]))
    nib(d, pen(ALL, 0, 12, rnd=random.Random(3), ragged=140, broken=0.9), INK, 1.8, 0.45)
    rnd = random.Random(5)
    for j in range(3):
        for i in range(2):
            x, y = (42 + i * 178, 34 + j * 124)
            p = form(d, Sh.rect(x, y, 158, 104, 4), ("#2c5a60", "#0d2126"), 5)
            with d.clip(p):
                turn = (i * 2 + j) * 37
                for a, b in (((20, 70), (70, 30)), ((70, 30), (120, 60)), ((120, 60), (96, 96))):
                    q = line([a, b]).rot(turn, 79, 52).move(x, y)
                    d.stroke(q, TIDE["light"], 3)
                for _ in range(9):
                    d.fill(
                        star(x + rnd.uniform(8, 150), y + rnd.uniform(8, 96), rnd.uniform(5, 12), 4, 0.34), "#fffdf0"
                    )
            d.stroke(p.grow(7), SLATE[0], 3)
    for x in (20, 400):
        for y in (20, 400):
            form(d, Sh.ell(x, y, 11), (SLATE[0], SLATE[3]), 3)
    form(d, Sh.rect(196, -10, 28, 440), (SLATE[0], SLATE[2]), 4)
    form(d, S("190,180! 250,180! 256,210 250,240! 190,240!"), BRASS, 4)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _swollen_door,
        _chained_door,
        _hot_iron_door,
        _painted_shut,
        _brass_lock,
        _coloured_bolts,
        _humming_grille,
        _nine_dials,
        _sun_moon_gate,
        _mosaic_plate,
        _starry_shutter,
    )
}
