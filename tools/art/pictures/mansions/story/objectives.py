"""The three objectives: the clear hour, the borrowed face, no door opens."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.lamplit.scene import boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _clear_hour(d: Doc) -> None:
    """Light goes from the lens to the porch as a carpet being rolled out."""
    papered(d, 640, 360, "#2f464e", "#0f1b20", (150, 90), 420)
    boarded(d, 640, 360, 210, 190, ("#5d4f44", "#1d1715"))
    form(d, Sh.rect(500, 40, 110, 170), (WOOD[1], WOOD[3]), 3.4)
    form(d, Sh.rect(514, 54, 82, 156), ("#4f8580", "#132c31"), 3)
    d.glow(140, 110, 190, (0, "#ffffff", 1), (0.3, LAMP["core"], 0.6), (1, LAMP["mid"], 0))
    form(d, S("100,236! 122,196 126,170! 154,170! 160,196 182,236! 140,250"), (LAMP["mid"], LAMP["dark"]), 3.4)
    form(d, Sh.ell(140, 104, 68, 78), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
    form(d, Sh.ell(140, 104, 54, 64), ("#ffffff", LAMP["core"], LAMP["light"]), 3)
    run = S("150,170! 220,230 330,262 450,268! 470,310 430,340! 280,330 180,290 128,226!")
    d.stroke(run, LAMP["base"], 4)
    d.fill(run, d.lin(140, 160, 460, 320, "#ffffff", LAMP["core"], LAMP["light"]))
    nib(d, pen(run.shrink(10), 20, 14, rnd=random.Random(3), ragged=20), LAMP["mid"], 2, 0.7)
    form(d, Sh.ell(452, 304, 34, 46).rot(-16, 452, 304), (LAMP["core"], LAMP["mid"], LAMP["base"]), 4)
    for r in (24, 14):
        d.stroke(Sh.ell(452, 304, r * 0.7, r).rot(-16, 452, 304), LAMP["base"], 4)
    pose_hand(d, "press", (530, 286), 0.6, 190, (PAPER[0], PAPER[1], PAPER[2]), flip=True)
    d.stroke(S("540,270! 580,250 640,240! 640,300! 580,306 544,302!"), TIDE["light"], 3, 1, dash="8 6")


def _borrowed_face(d: Doc) -> None:
    """A figure under the sheet; the hearth is reflected in its knees."""
    papered(d, 640, 360, "#54485a", "#1a141e", (560, 220), 420)
    boarded(d, 640, 360, 300, 296, ("#4d3f44", "#17120f"))
    form(d, Sh.rect(470, 90, 190, 220), (SLATE[1], SLATE[3]), 4)
    form(d, Sh.rect(456, 74, 204, 30, 3), (WOOD[0], WOOD[2]), 3.4)
    form(d, S("500,310! 500,170 560,136 640,136! 640,310!"), (INK2, INK), 3.4)
    d.glow(570, 270, 140, (0, LAMP["core"], 1), (0.4, LAMP["mid"], 0.5), (1, CORAL["mid"], 0))
    for x, h, w in ((540, 90, 46), (606, 84, 44), (574, 140, 60)):
        for c, k in ((CORAL["mid"], 1.0), (LAMP["mid"], 0.74), (LAMP["core"], 0.42)):
            t = tongue(x, 308, h * k, w * k, 8 * k)
            if k == 1:
                d.stroke(t, INK, 5)
            d.fill(t, c)
    g = form(
        d,
        S(
            "110,330! 118,230 130,170 160,150 176,136! 170,90 196,54 236,46 274,58 "
            "296,94 288,136! 316,150 346,190 372,222 380,330! 340,342 300,332 240,344 "
            "180,334 140,342"
        ),
        ("#ffffff", "#dfe3d6", "#8fa097"),
        4,
    )
    nib(d, pen(side(g, -60, 0), 88, 8, ragged=30), "#4d5f58", 2, 0.8)
    for spec in (
        "176,136 232,150 288,136",
        "150,190 140,260 130,330",
        "210,170 204,230 220,262",
        "300,180 330,230 350,300",
    ):
        d.stroke(line(spec), "#6d7f78", 3)
    d.stroke(Sh.ell(230, 98, 26, 34), "#8fa097", 2.6, 0.9, dash="7 6")
    for x in (252, 322):
        knee = form(
            d,
            S(f"{x - 34},268! {x - 20},234 {x + 12},230 {x + 34},262! {x},280"),
            ("#ffffff", LAMP["light"], CORAL["light"]),
            3,
        )
        for c, m in ((CORAL["mid"], 1.0), (LAMP["core"], 0.5)):
            d.fill(tongue(x + 6, 270, 34 * m, 20 * m, 4) & knee, c, 0.8)


def _no_door(d: Doc) -> None:
    """Every door has the same door behind it; a ledger is the doorstop."""
    d.fill(Sh.rect(0, 0, 640, 360), "#1a2c30")
    papered(d, 640, 360, "#5d5648", "#1d1a16", (330, 120), 420)
    boarded(d, 640, 360, 280, 280)
    for x0, k in ((20, 1.0), (210, 0.86), (380, 0.72), (510, 0.6)):
        y, w, h = (286, 150 * k, 250 * k)
        form(d, Sh.rect(x0, y - h, w, h), (WOOD[0], WOOD[2]), 3.4)
        form(d, Sh.rect(x0 + 14 * k, y - h + 14 * k, w - 28 * k, h - 14 * k), ("#16282c", "#0b1518"), 3)
        form(d, Sh.rect(x0 + 26 * k, y - h + 28 * k, w - 52 * k, h - 28 * k), (WOOD[1], WOOD[3]), 2.6)
        form(
            d,
            Sh.rect(x0 + 36 * k, y - h + 40 * k, w - 72 * k, h - 40 * k),
            (LAMP["core"], LAMP["mid"]) if k == 1 else ("#2f2722", "#17120f"),
            2.4,
        )
        lf = form(
            d,
            S(
                f"{x0 + 14 * k},{y - h + 14 * k}! {x0 + 62 * k},{y - h + 40 * k}! {x0 + 62 * k},{y + 24 * k}! "
                f"{x0 + 14 * k},{y}!"
            ),
            ("#8a6a4c", "#4a3628"),
            3,
        )
        nib(d, pen(lf, 90, 9 * k, ragged=20), INK, 1.7, 0.6)
        form(d, Sh.ell(x0 + 52 * k, y - h * 0.45, 6 * k), BRASS, 2)
    form(d, S("66,312! 196,296! 204,330! 70,348!"), (PAPER[0], PAPER[1]), 3)
    b = form(d, S("56,296! 190,280! 200,300! 66,318!"), (CORAL["light"], CORAL["base"], CORAL["dark"]), 3.6)
    d.stroke(b.shrink(6), LAMP["light"], 2.4)
    form(d, S("176,286! 192,284! 196,350! 188,340! 180,352!"), (LAMP["light"], LAMP["base"]), 2.4)


FILES = {
    "objective_the_clear_hour": (SIZE, _clear_hour),
    "objective_the_borrowed_face": (SIZE, _borrowed_face),
    "objective_no_door_opens": (SIZE, _no_door),
}
