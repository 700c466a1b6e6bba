"""Quiet achievements, 200x200: enamel plates as beside a street door. Deeds: doors and puzzles, frights and fights,
what one did for others, and what the Keeper did.
"""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.enamel import ARCH, SCOOP, SQUARE, plated
from tools.art.lamplit.hall import foot_print
from tools.art.lamplit.marks import bell
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
    corners,
    form,
    nib,
    pen,
)
from tools.art.lamplit.props import GLOVE, SKIN
from tools.art.lamplit.scuffle import bowler, drops
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))


def _first_try(d: Doc) -> None:
    """The key turns, and the lock is a little embarrassed that it was so easy."""
    form(d, Sh.rect(92, 40, 84, 120, 8), BRASS, 4)
    for x in (122, 148):
        d.stroke(line([(x - 8, 66), (x, 60), (x + 8, 66)]), INK, 4)
    for x in (112, 158):
        d.fill(Sh.ell(x, 82, 9, 6), CORAL["mid"], 0.7)
    d.fill(Sh.ell(135, 108, 12) | corners("128,110 142,110 148,144 122,144"), INK)
    d.stroke(line("20,150 128,110"), INK, 18)
    d.stroke(line("20,150 128,110"), SLATE[0], 10)
    form(d, Sh.ring(30, 146, 26, 12), (SLATE[0], SLATE[2]), 3.6)


def _every_room(d: Doc) -> None:
    """The whole plan, and a light in every room of it; the last one has been sharing a wall."""
    d.fill(Sh.rect(30, 38, 140, 130), INK)
    for i, spec in enumerate(
        ((34, 42, 60, 36), (98, 42, 68, 50), (34, 82, 40, 82), (78, 96, 44, 36), (126, 96, 40, 68), (78, 136, 44, 28))
    ):
        c = form(
            d, Sh.rect(*spec), (LAMP["core"], LAMP["light"], LAMP["mid"]) if i != 3 else (TIDE["core"], TIDE["mid"]), 3
        )
        nib(d, pen(c, 90, 10), LAMP["base"], 1.6, 0.5)
    for gap in ("94,58 98,58", "74,110 78,110", "122,112 126,112", "98,132 104,136", "54,78 54,82"):
        d.stroke(line(gap), PAPER[0], 9)
    d.stroke(Sh.rect(30, 38, 140, 130), INK, 5)


def _seams(d: Doc) -> None:
    """The face in the door is whole; it has opened one eye to see who did it."""
    form(d, Sh.rect(36, 36, 128, 128), INK, 3)
    for i, (spec, c) in enumerate((
        ("40,40 98,40 92,84 40,92", LAMP["light"]), ("102,40 160,40 160,96 96,84", CORAL["light"]),
        ("40,96 92,88 104,128 40,160", TIDE["light"]), ("96,88 160,100 160,160 108,128", PLUM["light"]),
        ("44,160 106,132 156,160", LAMP["core"]),
    )):  # fmt: skip
        s = form(d, corners(spec), ("#ffffff", c), 3)
        nib(d, pen(s, 90 if i % 2 else 0, 10), INK, 1.2, 0.25)
    d.stroke(line("56,78 70,84 84,78"), INK, 5)
    form(d, S("112,80! 128,68 146,80! 128,90"), "#ffffff", 3)
    d.fill(Sh.ell(126, 79, 6), INK)
    d.stroke(line("98,82 92,114 104,116"), INK, 4)
    d.stroke(line("78,134 100,142 124,134"), INK, 5)


def _one_go(d: Doc) -> None:
    """One cord, no crossings, and the lamp at its end is lit before you let go."""
    d.glow(138, 70, 70, (0, LAMP["core"], 1), (0.5, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    d.stroke(line("14,160 60,150 50,100 96,96 110,130 138,110"), INK, 15)
    d.stroke(line("14,160 60,150 50,100 96,96 110,130 138,110"), CORAL["mid"], 8)
    form(
        d,
        S("118,60! 120,34 138,24 156,34 160,60 148,84 148,98! 128,98! 128,84"),
        (LAMP["core"], LAMP["light"], LAMP["mid"]),
        4,
    )
    form(d, Sh.rect(124, 96, 28, 22, 4), BRASS, 3.4)
    d.stroke(line("130,84 132,56 138,66 144,56 146,84"), CORAL["base"], 3.4)


def _past(d: Doc) -> None:
    """Round two buckled shoes goes a very quiet way."""
    for x in (92, 132):
        form(d, Sh.rect(x - 10, -10, 28, 72), (PAPER[0], PAPER[2]), 3.4)
        form(d, S(f"{x - 34},92! {x - 34},76 {x - 12},64! {x + 20},64! {x + 22},92!"), ("#4b5c63", INK2), 3.6)
        form(d, Sh.rect(x - 12, 64, 16, 11), BRASS, 2.4)
    for i, (x, y, a) in enumerate(
        ((26, 60, 150), (34, 104, 130), (62, 138, 100), (104, 150, 80), (146, 134, 50), (170, 98, 20), (176, 56, 0))
    ):
        foot_print(d, x, y, 0.3, a, i % 2 == 0)


def _bare_hands(d: Doc) -> None:
    """Two gloves: one of them has somebody in it."""
    d.fill(S("-10,70! 40,84! 44,130! -10,140!"), INK)
    d.stroke(S("-6,78! 34,90! 38,124! -6,132!"), TIDE["light"], 3, dash="8 6")
    pose_hand(d, "clench", (52, 108), 0.66, 4, GLOVE)
    pose_hand(d, "fist", (166, 108), 0.66, 178, SKIN, flip=True)
    form(d, S("158,78! 210,66! 210,150! 160,140!"), (CORAL["mid"], CORAL["dark"]), 3.6)
    for a in (-60, -90, -120):
        d.stroke(arc(108, 108, 52, a - 4, a + 4), INK, 13)


def _fetched(d: Doc) -> None:
    """It has brought you the front door's handle, and is very proud."""
    actor(d, "pane_hound", 138, 232, 0.78, 2)
    form(d, Sh.ell(24, 76, 17), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3.6)
    d.stroke(line("34,72 54,64"), INK, 13)
    d.stroke(line("34,72 54,64"), LAMP["mid"], 7)


def _pruned(d: Doc) -> None:
    """A straw hat comes up in a pot of its own, watered."""
    form(d, S("60,110! 140,110! 124,178! 76,178!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    form(d, Sh.rect(50, 96, 100, 22, 3), (CORAL["light"], CORAL["base"]), 4)
    d.stroke(line("100,96 98,72"), LEAF_G[2], 8)
    form(d, S("98,88! 60,84 50,66! 84,68!"), (LEAF_G[0], LEAF_G[3]), 3)
    form(d, S("36,62! 64,48 100,44 136,48 164,62! 140,74 100,70 60,74"), ("#f6e0a8", "#b98a44"), 3.6)
    form(d, S("68,54! 72,26 100,16 128,26 132,54! 100,62"), ("#f6e0a8", "#cfa25a", "#8a6430"), 3.6)
    form(d, S("68,44! 100,54 132,44! 132,56! 100,64 68,56!"), LEAF_G[3], 2.4)
    drops(d, [(168, 96, 6), (176, 118, 5), (30, 100, 5)])


def _low_tide(d: Doc) -> None:
    """Somebody has found the plug."""
    s = form(d, S("-10,112! 60,96 140,108 210,94! 210,210! -10,210!"), ("#cfc7a2", "#8f8a6c", "#4d4a3c"), 3.6)
    nib(d, pen(s, 4, 10, ragged=40, broken=0.8), INK, 1.8, 0.5)
    for r in (44, 30):
        d.stroke(Sh.ell(84, 142, r, r * 0.42), TIDE["base"], 5)
    form(d, Sh.ell(84, 142, 18, 8), (INK, INK2), 3)
    for i in range(7):
        x, y = 100 + i * 9, 128 - i * 12
        form(d, Sh.ell(x, y, 5.5), (LAMP["light"], LAMP["base"]), 2.4)
    form(d, S("148,60! 178,48! 186,64! 156,76!"), (SLATE[1], SLATE[3]), 3.4)
    form(d, Sh.ell(168, 54, 9), BRASS, 2.6)


def _refused(d: Doc) -> None:
    """A whole evening without a blow: a hat is lifted, and lifts one back."""
    bowler(d, 70, 74, 0.66, -14)
    bowler(d, 146, 112, 0.6, 14)
    pose_hand(d, "pinch", (10, 150), 0.56, -56, SKIN)
    d.fill(S("210,150! 176,160 160,150! 166,138 184,136 210,120!"), INK)
    pose_hand(d, "pinch", (190, 176), 0.5, -122, GLOVE, flip=True)
    for x, y in ((96, 140), (112, 150)):
        d.stroke(line([(x, y), (x + 8, y - 12)]), INK, 3.4)


def _hidden(d: Doc) -> None:
    """A wardrobe that holds its breath; a lamp goes by."""
    form(d, Sh.rect(52, 24, 112, 160, 4), (WOOD[0], WOOD[1], WOOD[3]), 4)
    d.fill(corners("100,34 120,34 120,176 100,176"), INK)
    for y in (92,):
        for x in (104, 116):
            form(d, Sh.ell(x, y, 5.5, 6.5), "#ffffff", 2)
            d.fill(Sh.ell(x - 2, y, 2.6), INK)
    for x in (60, 122):
        d.stroke(Sh.rect(x, 36, 36, 134), INK, 2.6, 0.7)
    d.glow(24, 120, 56, (0, LAMP["core"], 1), (1, LAMP["mid"], 0))
    form(d, S("8,100! 40,100! 34,144! 14,144!"), (LAMP["core"], LAMP["mid"]), 3.4)


def _removals(d: Doc) -> None:
    """The bookcase has been pushed, and has enjoyed it: one book waves."""
    with d.group(transform="translate(100 104) rotate(-6)"):
        form(d, Sh.rect(-46, -70, 100, 130, 3), (WOOD[0], WOOD[2], WOOD[3]), 4)
        for row in range(3):
            d.fill(Sh.rect(-38, -62 + row * 40, 84, 32), INK)
            for i in range(6):
                h = 20 + (i * 5 + row * 7) % 11
                c = (CORAL["mid"], TIDE["mid"], LAMP["mid"], PLUM["mid"])[(i + row) % 4]
                form(d, Sh.rect(-36 + i * 13.6, -30 + row * 40 - h, 12, h), c, 2)
        for x in (-34, 42):
            form(d, Sh.ell(x, 68, 10), (SLATE[0], SLATE[3]), 3)
    form(d, S("150,26! 172,14! 184,38! 160,48!"), (CORAL["light"], CORAL["dark"]), 3)
    for y in (76, 108, 140):
        d.stroke(line([(16, y + 6), (38, y)]), INK, 5)


def _given(d: Doc) -> None:
    """A key goes over from one hand to another; it has three hands to choose from."""
    pose_hand(d, "hold", (8, 132), 0.7, -12, SKIN)
    pose_hand(d, "cup", (194, 130), 0.62, 190, ("#8f5f45", "#6b4331", "#472b24"), flip=True)
    pose_hand(d, "reach", (104, 206), 0.5, -84, GLOVE)
    form(d, Sh.ring(84, 70, 22, 11), BRASS, 3.4)
    d.stroke(line("104,74 150,86"), INK, 13)
    d.stroke(line("104,74 150,86"), LAMP["mid"], 7)
    for x, y in ((134, 92), (148, 96)):
        form(d, Sh.rect(x - 4, y - 8, 9, 17), BRASS, 2.4)


def _broth(d: Doc) -> None:
    """A cup, and steam that has put on a spoon."""
    form(d, S("44,104! 150,96! 142,150 120,168 80,170 56,152!"), ("#ffffff", PAPER[0], PLUM["light"]), 4)
    form(d, Sh.ell(97, 101, 53, 13), (LAMP["mid"], LAMP["dark"]), 3.6)
    d.stroke(line("148,108 182,106 176,144 142,146"), INK, 15)
    d.stroke(line("148,108 182,106 176,144 142,146"), PAPER[0], 8)
    b = brush("84,96 66,70 96,54 78,26", 16, taper(0.6, 0.7, 0.5))
    form(d, b, ("#ffffff", PAPER[1]), 2.6)
    d.stroke(line("82,30 120,20 134,30"), INK, 10)
    d.stroke(line("82,30 120,20 134,30"), SLATE[0], 5)
    form(d, Sh.ell(142, 36, 14, 9).rot(34, 142, 36), (PAPER[0], SLATE[1]), 3)


def _patience(d: Doc) -> None:
    """A cup that has been waiting so long that it is let to a spider; the threat beside it has grown to a heap."""
    form(d, S("30,84! 104,78! 98,126 82,138 54,140 38,124!"), ("#ffffff", PAPER[0], PLUM["light"]), 4)
    for a in (0, 30, 60, 90):
        d.stroke(line([(104, 78), (104 + 70 - a * 0.5, 40 + a * 0.9)]), PAPER[0], 2.4)
    for r in (24, 44, 62):
        d.stroke(arc(104, 78, r, -28, 40), PAPER[0], 2.4)
    form(d, Sh.ell(150, 84, 11, 9), INK, 2)
    for sx in (-1, 1):
        for i in range(3):
            d.stroke(line([(150, 84), (150 + sx * 16, 76 + i * 8), (150 + sx * 20, 84 + i * 8)]), INK, 3)
    for x, y in ((120, 156), (150, 158), (136, 138), (166, 140), (150, 122)):
        form(d, Sh.ell(x, y, 17, 10), (PLUM["light"], PLUM["base"], PLUM["dark"]), 3)


def _bells(d: Doc) -> None:
    """Every bell of the board has been rung; they are still telling each other."""
    form(d, corners("10,34 190,22 190,48 10,60"), (WOOD[0], WOOD[2]), 3.6)
    for x, y, k, a in (
        (48, 106, 0.46, -16),
        (100, 112, 0.5, 0),
        (152, 100, 0.46, 18),
        (76, 156, 0.34, 12),
        (130, 154, 0.34, -14),
    ):
        d.stroke(line([(x, 44), (x + a * 0.4, y - 26)]), INK, 4)
        with d.group(transform=f"rotate({a} {x} {y})"):
            bell(d, x, y, k)


def _letters(d: Doc) -> None:
    """Every letter has been read, also those that were not to us."""
    for i, (x, y, a) in enumerate(((92, 132, -14), (112, 108, 9), (96, 84, -5))):
        with d.group(transform=f"translate({x} {y}) rotate({a})"):
            form(d, Sh.rect(-62, -36, 124, 74, 2), ("#ffffff", PAPER[0], PAPER[2]), 3.6)
            d.stroke(line("-62,-36 0,14 62,-36"), INK, 3.4)
            c = (PLUM, TIDE, CORAL)[i]
            form(d, Sh.ell(0, 10, 15), (c["light"], c["base"], c["dark"]), 3)
    d.stroke(Sh.ell(150, 146, 26), INK, 15)
    d.stroke(Sh.ell(150, 146, 26), LAMP["mid"], 8)
    d.fill(Sh.ell(150, 146, 22), TIDE["light"], 0.6)
    d.stroke(line("168,166 192,192"), INK, 13)


FILES = {
    "first_try": plated(SQUARE, PLUM, _first_try),
    "every_room": plated(SQUARE, TIDE, _every_room),
    "seam_by_seam": plated(SQUARE, CORAL, _seams),
    "in_one_go": plated(SQUARE, TIDE, _one_go),
    "every_letter": plated(SQUARE, LAMP, _letters),
    "slipped_past": plated(SCOOP, PLUM, _past),
    "bare_hands": plated(SCOOP, LAMP, _bare_hands),
    "fetched": plated(SCOOP, CORAL, _fetched),
    "pruned": plated(SCOOP, TIDE, _pruned),
    "low_tide": plated(SCOOP, LAMP, _low_tide),
    "polite_refusal": plated(SCOOP, TIDE, _refused),
    "well_hidden": plated(SCOOP, LAMP, _hidden),
    "removals": plated(SCOOP, TIDE, _removals),
    "given_away": plated(ARCH, PLUM, _given),
    "broth": plated(ARCH, CORAL, _broth),
    "patience": plated(SQUARE, LAMP, _patience),
    "every_bell": plated(SQUARE, PLUM, _bells),
}
