"""The two-legged, large, for the reading pane: each in its own room, and in the glass behind it what it has not got."""

import math

from tools.art.inkwell.brush import TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
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
from tools.art.lamplit.scene import muntins, night_window
from tools.art.lamplit.sitting import (
    CANVAS,
    Sitter,
    board_edge,
    frame,
    gleam,
    near_dark,
    oval_glass,
    sitting_room,
    square_glass,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture
from tools.art.pictures.mansions.monsters import absent_aunt, gardener, lamp_mother, lampbearer, sodden, the_guest

PICTURE = Picture(size=CANVAS)
SKIN = ("#f2dcc2", "#dbb797", "#a97d66")


def _face(d: Doc, x: float, y: float, k: float, shut: bool = False) -> None:
    """A tired, ordinary face, as only a glass has it here."""

    def at(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    form(d, at(S("-34,-46! 34,-46! 38,0 26,44 0,58 -26,44 -38,0!")), SKIN, 2.6)
    for s in (-15, 15):
        if shut:
            d.stroke(at(line([(s - 9, -6), (s, -1), (s + 9, -6)])), INK, 2.6)
        else:
            d.fill(at(Sh.ell(s, -6, 5, 4)), INK)
            d.stroke(at(line([(s - 10, -9), (s, -14), (s + 10, -9)])), INK, 2.6)
        d.stroke(at(line([(s - 8, 5), (s, 9), (s + 8, 5)])), "#6a4238", 1.6)
    d.stroke(at(line("2,-6 -9,18 2,20")), "#6a4238", 2.4)
    d.stroke(at(line("-14,34 0,30 14,35")), INK, 2.8)


def _lampbearer(d: Doc) -> None:
    """Good evening: it has come for your hat, and the glass has the face that goes with the collar; it is tired."""
    sitting_room(d, "#3d4f4a", "#1d2c2f", 520)
    who = Sitter(lampbearer.figure, -112, 66, 2.3)
    who.shadow(d)
    form(d, Sh.rect(-10, 92, 620, 20), (WOOD[0], WOOD[2]), 2)
    for i in range(6):
        x = 40 + i * 62
        d.stroke(line([(x, 112), (x + 10, 128), (x - 2, 140), (x + 6, 152)]), LAMP["mid"], 3)
        form(d, S(f"{x - 16},192! {x - 12},166 {x + 4},154 {x + 18},166 {x + 24},192!"), BRASS, 2)
    g = square_glass(d, 392, 150, 150, 230)
    with d.clip(g):
        d.fill(g, d.lin(392, 150, 392, 380, "#7fa79a", "#33686a"))
        form(d, S("396,380! 412,320 440,300 480,300 520,330 536,380!"), lampbearer.GREY, 2.4)
        _face(d, 466, 246, 1.05, True)
        form(d, S("424,226! 420,190 466,176 512,190 508,226! 490,200 466,196 442,200"), (PAPER[0], PAPER[2]), 2.4)
    gleam(d, g)
    who.draw(d)
    near_dark(d, 700)
    hat = form(d, S("330,742! 344,700 392,690 440,702 450,744! 392,760"), ("#5a6b6a", "#1d2a2e"), 4)
    nib(d, pen(side(hat, -30, 0), 90, 6), INK, 2, 0.8)
    form(d, S("292,752! 340,738 392,748 446,738 494,754! 440,778 344,778"), ("#4b5c5a", "#121c20"), 4)
    d.fill(S("336,726! 392,738 448,726! 449,742! 392,756 334,742!"), CORAL["base"])
    pose_hand(d, "pinch", (560, 836), 0.9, 214, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=80)
    frame(d)


def _lamp_mother(d: Doc) -> None:
    """Every flame in the room leans to her; the one she misses is out there, in the pane, and does not."""
    sitting_room(d, "#4b3a4c", "#241a2c", 0, (300, 330))
    who = Sitter(lamp_mother.figure, -64, 70, 2.28)
    who.shadow(d)
    g = night_window(d, 392, 110, 150, 300)
    with d.clip(g):
        d.glow(470, 300, 90, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
        form(d, Sh.rect(452, 286, 34, 50, 4), (LAMP["core"], LAMP["light"], LAMP["mid"]), 2.4)
        d.fill(tongue(469, 330, 34, 14, 0), "#ffffff")
        form(d, S("448,288! 469,266 490,288!"), BRASS, 2.4)
        d.stroke(line("469,266 469,180 480,110"), INK, 3)
        form(d, S("520,420! 506,360 520,330 546,330!"), ("#0f2227", INK), 2)
    muntins(d, 392, 110, 150, 300)
    who.draw(d)
    for x, y, h, lean in ((60, 700, 150, 40), (150, 770, 120, 30), (470, 760, 130, -36), (548, 690, 160, -44)):
        c = form(d, Sh.rect(x - 20, y, 40, 200, 5), (PAPER[0], PAPER[1], PAPER[2]), 4)
        nib(d, pen(side(c, -14, 0), 90, 6), PAPER[4], 1.8, 0.8)
        d.stroke(line([(x, y), (x + lean * 0.2, y - 14)]), INK, 5)
        d.glow(x + lean, y - 60, 90, (0, LAMP["core"], 0.8), (1, LAMP["mid"], 0))
        for k, tone in ((1.0, LAMP["mid"]), (0.62, LAMP["core"])):
            s = tongue(x + lean * 0.2, y - 10, h * 0.62 * k, 36 * k, lean * k)
            d.fill(s, tone)
            if k == 1.0:
                d.stroke(s, INK, 4)
    frame(d)


def _gardener(d: Doc) -> None:
    """Hats are coming up nicely; in the pane he has a head after all, a good one, of roses."""
    sitting_room(d, "#7f9c78", "#2c4a3c", 0, (80, 120))
    who = Sitter(gardener.figure, -30, 130, 2.1)
    who.shadow(d)
    for x in range(0, 620, 120):
        d.fill(Sh.rect(x - 3, 0, 7, 620), "#1c3a38")
    d.fill(Sh.rect(0, 300, 600, 8), "#1c3a38")
    g = square_glass(d, 56, 96, 134, 190)
    with d.clip(g):
        form(d, S("66,290! 82,244 124,234 166,244 186,290!"), ("#6f7f74", "#3f5048"), 2.4)
        for x, y, r in ((124, 196, 30), (98, 178, 22), (152, 178, 22), (106, 214, 20), (144, 214, 20), (124, 162, 20)):
            form(d, Sh.ell(x, y, r), (CORAL["core"], CORAL["light"], CORAL["mid"]), 2.2)
            d.stroke(
                line([(x - r * 0.4, y), (x, y - r * 0.45), (x + r * 0.4, y), (x, y + r * 0.3)]), CORAL["base"], 2.2
            )
    gleam(d, g)
    who.draw(d)
    shelf = form(d, Sh.poly([(-10, 716), (610, 690), (610, 740), (-10, 766)]), (WOOD[0], WOOD[2], WOOD[3]), 4)
    nib(d, pen(shelf, 2, 9, ragged=80, broken=0.8), INK, 1.8, 0.5)
    for x, y, k, what in ((86, 712, 1.05, 0), (300, 706, 0.8, 1), (510, 694, 1.15, 2)):
        _hat_pot(d, x, y, k, what)
    d.fill(Sh.rect(0, 766, 600, 80), INK, 0.75)
    frame(d)


def _hat_pot(d: Doc, x: float, y: float, k: float, what: int) -> None:
    """A pot, its label blank, and what comes up in it: a bowler, a top hat in bud, a tiara."""
    with d.group(transform=f"translate({x:g} {y:g}) scale({k:g})"):
        p = form(d, S("-46,-70! 46,-70! 34,0! -34,0!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.6)
        nib(d, pen(side(p, -18, 0), 90, 6), INK, 1.8, 0.8)
        form(d, Sh.rect(-54, -88, 108, 24, 3), (CORAL["light"], CORAL["base"]), 3.6)
        form(d, Sh.rect(-20, -52, 46, 26, 3).rot(-4), PAPER[0], 2.4)
        d.stroke(line("0,-88 -3,-118"), LEAF_G[2], 8)
        form(d, S("0,-98! -36,-108 -46,-130! -14,-124!"), (LEAF_G[0], LEAF_G[2]), 2.6)
        form(d, S("0,-94! 34,-102 46,-122! 14,-120!"), (LEAF_G[0], LEAF_G[3]), 2.6)
        if what == 0:
            form(d, S("-48,-118! -20,-108 20,-108 48,-118! 30,-126 -30,-126"), ("#54686a", "#1d2a2e"), 3)
            form(d, S("-30,-120! -34,-154 -16,-168 16,-168 34,-154 30,-120! 0,-112"), ("#54686a", "#1d2a2e"), 3)
        elif what == 1:
            form(d, S("-14,-116! -18,-148! 18,-148! 14,-116!"), (PLUM["mid"], PLUM["dark"]), 3)
            form(d, S("-26,-114! 0,-108 26,-114! 18,-120 -18,-120"), (PLUM["mid"], PLUM["dark"]), 3)
        else:
            tiara = "-40,-116! -46,-152! -24,-138! -14,-168! 0,-142! 14,-168! 24,-138! 46,-152! 40,-116! 0,-108"
            form(d, S(tiara), (LAMP["core"], LAMP["light"], LAMP["base"]), 3)
            for sx in (-22, 0, 22):
                form(d, Sh.ell(sx, -126, 5), (CORAL["light"], CORAL["base"]), 2)


def _absent_aunt(d: Doc) -> None:
    """The glass has the rest of her: a face, a neck, no gown, and an opinion of you."""
    sitting_room(d, "#8b5f78", "#43233d", 0, (110, 150))
    who = Sitter(absent_aunt.figure, -118, 112, 2.2)
    who.shadow(d)
    g = oval_glass(d, 474, 214, 84, 116)
    with d.clip(g), d.group(transform="translate(12 -16)"):
        d.fill(g, d.lin(400, 110, 520, 350, TIDE["core"], "#7fa79a"))
        form(d, S("440,360! 446,296! 484,296! 490,360!"), SKIN, 2.4)
        _face(d, 464, 246, 1.2)
        hair = "414,236! 398,186 430,146 470,140 512,154 526,196 514,238! 508,204 480,186 440,190 424,210"
        s = form(d, S(hair), (PAPER[0], PAPER[2], PAPER[3]), 2.6)
        nib(d, pen(s, 60, 6), PAPER[4], 1.6, 0.7)
        d.stroke(line("440,262 432,270"), CORAL["mid"], 6, 0.4)
    gleam(d, g)
    who.draw(d)
    board_edge(d, 690)
    form(d, Sh.ell(330, 748, 86, 22), (PAPER[0], PAPER[1]), 3)
    form(d, Sh.ell(330, 744, 54, 13), (PAPER[1], PAPER[2]), 2.4)
    form(d, S("96,700! 176,692! 168,744 152,760 122,762 104,748!"), ("#ffffff", PAPER[0], PLUM["light"]), 3.6)
    form(d, Sh.ell(136, 697, 40, 9), ("#8a5a2c", "#4a2c18"), 3)
    d.stroke(line("174,708 202,706 196,738 166,738"), INK, 11)
    d.stroke(line("174,708 202,706 196,738 166,738"), PAPER[0], 6)
    d.fill(S("108,706! 122,702 132,708 122,716 110,714"), CORAL["mid"])
    form(d, S("450,752! 470,700! 560,694! 566,744!"), ("#ffffff", PAPER[0], PAPER[1]), 3)
    lines(d, 3, PAPER[3], "484,722 510,718", "522,716 548,714")
    d.stroke(line("476,738 556,704"), CORAL["base"], 4)
    frame(d)


def _sodden(d: Doc) -> None:
    """It has walked home and found the peg; in the glass hangs the same coat, dry, with somebody in it who is glad."""
    sitting_room(d, "#6a7a6c", "#22353a", 600, (90, 150))
    who = Sitter(sodden.figure, -96, 110, 2.25)
    who.shadow(d)
    form(d, Sh.rect(-10, 96, 340, 30), (WOOD[0], WOOD[2]), 3)
    for x, c in ((36, PLUM), (112, CORAL)):
        d.stroke(line([(x, 118), (x, 140), (x + 14, 144)]), BRASS[1], 7)
        s = form(
            d,
            S(f"{x - 16},144! {x + 24},144! {x + 54},220 {x + 50},560! {x - 50},560! {x - 46},220"),
            (c["mid"], c["base"], c["dark"]),
            2.6,
        )
        nib(d, pen(s, 90, 12, ragged=40), c["deep"], 1.8, 0.7)
    g = square_glass(d, 404, 120, 140, 250)
    with d.clip(g):
        form(d, S("408,372! 416,290 440,268 474,276 508,268 534,290 544,372!"), ("#8a6a4c", "#4a3628"), 2.4)
        _face(d, 474, 226, 0.95)
        d.stroke(line("458,250 474,262 492,250"), INK, 3)
        form(d, S("424,196! 440,190 506,190 524,196! 500,204 450,204"), ("#5d4638", "#2c1d1a"), 2.2)
        form(d, S("440,192! 440,160 474,148 508,160 508,192!"), ("#7b5c46", "#3a2822"), 2.4)
    gleam(d, g)
    who.draw(d)
    near_dark(d, 720)
    water = form(d, S("-10,790! 120,772 300,784 470,770 610,782! 610,860! -10,860!"), (TIDE["light"], TIDE["base"]), 4)
    nib(d, pen(water, 0, 9, ragged=70, broken=0.8), TIDE["core"], 2, 0.7)
    with d.group(transform="translate(476 776) rotate(-8)"):
        form(d, S("-54,6! 54,6! 34,30! -34,30!"), ("#ffffff", PAPER[1]), 3)
        form(d, S("-20,4! 0,-40! 22,4!"), ("#ffffff", PAPER[2]), 3)
    frame(d)


def _the_guest(d: Doc) -> None:
    """It has stopped on the threshold, as one should; in the pane beside the door it has its hat on."""
    sitting_room(d, "#415d60", "#152a30", 0, (80, 130))
    who = Sitter(the_guest.figure, -56, 100, 2.3)
    who.shadow(d)
    form(d, Sh.rect(30, 60, 320, 800), (WOOD[0], WOOD[1], WOOD[3]), 3.4)
    night = form(d, Sh.rect(58, 92, 264, 800), ("#12282e", "#2f6466", "#1c4147"), 3)
    nib(d, pen(night, 0, 12, ragged=110, broken=0.9), TIDE["mid"], 1.6, 0.5)
    d.glow(120, 200, 150, (0, TIDE["core"], 0.9), (0.3, TIDE["light"], 0.4), (1, TIDE["light"], 0))
    d.fill(Sh.ell(120, 190, 30), TIDE["core"])
    g = night_window(d, 416, 150, 124, 300)
    with d.clip(g):
        d.fill(g, d.lin(416, 150, 416, 450, "#3f7472", "#1c4147"))
        form(d, S("420,460! 430,380 470,352 520,376 546,460!"), the_guest.CLOTH, 2.4)
        form(d, S("456,372! 484,360! 500,460! 448,460!"), ("#ffffff", TIDE["light"]), 2.2)
        d.fill(S("446,340! 438,290 450,262 478,254 504,264 514,292 504,342! 476,360"), INK)
        d.stroke(S("450,336! 444,292 456,270 478,262 500,272 508,294 500,338! 476,352"), TIDE["light"], 2.4, dash="6 5")
        form(d, S("440,266! 446,184! 510,184! 514,266! 478,278"), ("#56757a", "#121e22"), 2.6)
        form(d, S("416,272! 440,258 478,268 514,258 540,272! 512,286 444,286"), ("#56757a", "#121e22"), 2.6)
    muntins(d, 416, 150, 124, 300)
    who.draw(d)
    near_dark(d, 740)
    for x, y, r in ((60, 790, 40), (160, 812, 30), (520, 800, 46)):
        form(d, Sh.ell(x, y, r * 1.6, r * 0.36), (TIDE["core"], TIDE["mid"]), 3)
    for i in range(5):
        x = 80 + i * 110
        b = brush(f"{x},840 {x + 10},{800 - 14 * math.sin(i)} {x - 6},{770}", 12, taper(0.8, 0.1, 0.1))
        d.fill(b, LEAF_G[3] if i % 2 else INK2)
    d.fill(brush("420,836 440,800 430,770", 14, TAIL), SLATE[3])
    frame(d)


FILES = {
    "lampbearer": (CANVAS, _lampbearer),
    "lamp_mother": (CANVAS, _lamp_mother),
    "gardener": (CANVAS, _gardener),
    "absent_aunt": (CANVAS, _absent_aunt),
    "sodden": (CANVAS, _sodden),
    "the_guest": (CANVAS, _the_guest),
}
