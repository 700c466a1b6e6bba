"""Omens of fright, 412x444: whoever is not there behaves beautifully."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
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
    nib,
    pen,
    side,
)
from tools.art.lamplit.props import (
    GLOVE,
    LEATHER,
    SKIN,
    STEEL,
    drop,
    framed,
    glance,
    hole,
    moth,
    rod,
    sheen,
    solid,
    spot,
    wisp,
)
from tools.art.lamplit.scene import boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
ALL = Sh.rect(0, 0, 412, 444)


def _draught_with_intent(d: Doc) -> None:
    """A curtain with elbows; it has shut the door and reaches for a hat."""
    papered(d, 412, 444, "#54708a", "#141d2a", (110, 80), 420)
    boarded(d, 412, 444, 380, 362)
    form(d, Sh.rect(36, 40, 150, 270), (WOOD[0], WOOD[2]), 3)
    glass = form(d, Sh.rect(50, 54, 122, 242), ("#1d434a", "#4f8580"), 2.6)
    d.fill(Sh.ell(96, 110, 20), TIDE["core"])
    nib(d, pen(glass & Sh.rect(0, 190, 412, 120), 0, 10, rnd=random.Random(3), ragged=30), TIDE["core"], 2, 0.6)
    d.fill(Sh.rect(107, 54, 8, 242), WOOD[2])
    rod(d, "10,30 240,22", 10, LAMP["light"])
    plum = (PLUM["light"], PLUM["mid"], PLUM["dark"])
    cloth = (
        "24,34! 160,28! 190,90 184,160 196,240 186,300 214,350 222,402! 170,392 130,408 90,394 50,408 24,396! 36,220"
    )
    low_arm = line("176,226 236,300 318,250").stroke(46)
    d.fill((S(cloth) | low_arm).move(16, 14), INK, 0.4)
    solid(d, low_arm, plum, 4.8, 0.2)
    pose_hand(d, "reach", (308, 258), 0.6, -30, plum)
    solid(d, cloth, plum, 5, 0.24)
    for spec in ("60,34 70,180 56,398", "100,32 116,180 104,398", "140,30 156,150 144,260 160,398"):
        d.stroke(line(spec), INK, 3.4, 0.8)
    high_arm = line("150,170 240,196 300,138").stroke(48)
    d.fill(high_arm.move(8, 14), INK, 0.3)
    solid(d, high_arm, plum, 4.8, 0.2)
    d.stroke([line("216,176 236,196 228,214"), line("226,296 240,290")], INK, 3.4)
    glance(d, 128, 104, 1.5, 0.9, 0.45)
    pose_hand(d, "reach", (288, 152), 0.66, -42, plum)
    hat = spot(356, 84, 1, -30)
    d.fill(hat("-60,8! -36,0! -32,-52! 32,-52! 36,0! 60,8! 40,22 -40,22").move(12, 14), INK, 0.35)
    solid(d, hat("-36,4! -32,-50 0,-62 32,-50 36,4!"), (WOOD[0], WOOD[1], WOOD[3]), 4.4)
    form(d, hat("-37,0! 37,0! 35,-17! -35,-17!"), (CORAL["mid"], CORAL["base"]), 3)
    solid(d, hat("-66,4! 0,12 66,4! 44,24 -44,24"), (WOOD[0], WOOD[2]), 4, 0)
    d.stroke(
        [line("230,60 280,44 330,54"), line("240,330 290,320 350,330"), line("260,296 320,288 360,296")],
        PAPER[0],
        4,
        0.7,
    )
    for x, y, a in ((290, 330, 30), (340, 262, -20), (250, 356, 10)):
        solid(d, spot(x, y, 0.8, a)("-30,4! -10,-15 22,-12 34,4! 10,4 -8,14"), (LEAF_G[0], LEAF_G[2]), 3, 0)


def _that_tune_again(d: Doc) -> None:
    """You have been humming it yourself. Somebody winds you up, and it plays: the notes are moths by now."""
    papered(d, 412, 444, "#6a6a56", "#1c211d", (60, 90), 420)
    boarded(d, 412, 444, 420, 400)
    with d.group(transform="translate(-44 34) scale(0.94)"):
        _humming(d)
    for x, y, k, a in (
        (62, 262, 0.8, -20),
        (40, 352, 0.6, 20),
        (70, 156, 1.0, 16),
        (46, 68, 1.15, -22),
        (128, 60, 0.8, 24),
    ):
        d.stroke(spot(x, y, k, a)(line("6,18 6,-58 32,-48 40,-26")), INK, 6)
        moth(d, x, y, k, a)
    hole(d, "422,250! 372,292! 372,330! 422,340!")
    rod(d, "318,322 356,312", 13, BRASS[1])
    solid(
        d,
        U(Sh.ring(372, 288, 22, 9), [Sh.ring(376, 332, 22, 9), Sh.rect(352, 300, 26, 20)]),
        (LAMP["core"], LAMP["mid"], LAMP["dark"]),
        4,
        0,
    )
    pose_hand(d, "pinch", (420, 318), 0.5, 182, GLOVE)


def _humming(d: Doc) -> None:
    """A head in profile, its lid up; it hums."""
    cut = "160,150! 238,112 330,116 392,160!"
    head = (
        f"{cut} 410,240 396,300! 392,330 404,362 430,380! 500,420! 520,520! 110,520! 130,440! 196,402 214,384! "
        "196,392 168,388! 156,372 162,352! 148,344 152,330! 140,320 144,306! 124,302 112,292! 134,252 148,222! 142,186"
    )
    d.fill(S(head).move(14, 16), INK, 0.42)
    solid(d, head, SKIN, 5, 0.26)
    solid(
        d,
        "100,520! 140,440! 230,420 330,430 440,390! 520,440! 520,540! 100,540!",
        (PLUM["mid"], PLUM["base"], PLUM["dark"]),
        5,
        0.3,
    )
    d.stroke([line("150,226 178,238 206,230"), line("150,198 184,190 212,200")], INK, 5.4)
    d.fill(S("150,337! 176,334 186,344 172,358 158,352!"), INK)
    d.stroke(line("150,292 164,288 170,300 158,308"), INK, 4)
    solid(d, "312,246! 304,222 326,206 346,216! 352,270 338,290 320,280!", SKIN, 4.2, 0)
    d.stroke(line("338,230 324,230 322,254 332,268"), INK, 3.6)
    d.fill(Sh.ell(232, 296, 30, 18), CORAL["light"], 0.5)
    d.stroke([line("192,330 204,342 206,362"), line("196,396 206,406")], INK, 3)
    _works(d, cut)


def _works(d: Doc, cut: str) -> None:
    """What is under the lid of that head: cylinder, comb, a dancer who is not there; and the glove at the key."""
    tray = form(d, f"{cut} 380,196! 300,176 220,178 168,194!", ("#3a2d2a", INK), 3.4)
    solid(d, tray & Sh.rect(190, 146, 130, 60), BRASS, 3, 0.2, 0)
    rnd = random.Random(8)
    for _ in range(26):
        d.fill(Sh.ell(rnd.uniform(196, 314), rnd.uniform(152, 178), 3), LAMP["dark"])
    for i in range(7):
        d.stroke(line([(326 + i * 8, 150 + i * 2), (322 + i * 8, 184)]), SLATE[0], 4)
    at = spot(252, 148, 0.9)
    hole(
        d,
        at(
            "-6,0! -4,-24! -40,-22 -34,-36 -8,-48! -12,-72! -34,-92! -28,-98! -6,-80! 8,-80! "
            "30,-104! 36,-98! 14,-72! 10,-48! 36,-38 42,-22 6,-24! 6,0!"
        ),
        2,
    )
    hole(d, at(Sh.ell(1, -94, 12)), 2)
    lid = spot(356, 96, 1, 38)
    solid(d, lid("-116,14! -110,-50 -50,-92 30,-84 88,-40 96,20! 0,34"), ("#a8683e", "#6a3a22", "#2f1a10"), 4.8, 0.34)
    for spec in ("-80,0 -70,-46 -26,-76", "-30,8 -20,-50 20,-78", "30,10 36,-40 50,-64"):
        d.stroke(lid(line(spec)), INK, 3)
    form(d, lid("-116,14! 0,34 96,20! 92,34! 0,48 -112,28!"), (SKIN[1], SKIN[2]), 3.4)


def _not_quite_your_face(d: Doc) -> None:
    """It smiles when you do, and stops a little later."""
    papered(d, 412, 444, "#5b4466", "#1a1322", (80, 60), 420)
    hair = (
        "-20,454! -30,180 20,90 90,84 140,124 152,190 146,236! 158,276 "
        "164,296 144,302! 148,322 138,334! 142,372 110,388 70,380! 60,454!"
    )
    d.fill(S(hair).move(12, 12), INK, 0.4)
    solid(d, hair, SKIN, 5, 0.2)
    solid(
        d,
        "-20,454! -40,160 10,74 90,60 146,92 160,150! 120,150 104,190 96,240! 60,250 66,330 40,454!",
        ("#c98a4e", "#8a5226", "#46260f"),
        4.8,
        0.3,
    )
    d.stroke(line("118,206 136,200 146,206"), INK, 5)
    d.stroke(line("128,218 146,220"), INK, 5)
    d.stroke(line("144,312 128,318 118,326"), INK, 5)
    at = spot(268, 190, 1, 12)
    rod(d, at(line("0,140 0,270")), 26, LAMP["mid"], 9)
    d.fill(at(Sh.ell(0, 0, 128, 156)).move(14, 16), INK, 0.42)
    solid(d, at(Sh.ell(0, 0, 128, 156)), BRASS, 5, 0.2)
    glass = form(d, at(Sh.ell(0, 0, 104, 132)), (TIDE["core"], TIDE["light"], TIDE["mid"]), 4)
    with d.clip(glass):
        d.fill(at("-110,140! -100,90 -40,76 0,80 50,78 104,96 110,140!"), CORAL["base"])
        solid(
            d, at("-92,120! -104,-20 -70,-110 0,-126 74,-108 104,-20 92,120!"), ("#a8905e", "#7a6a44", "#4d4a34"), 4, 0
        )
        solid(
            d,
            at("0,-84! -54,-74 -68,-20 -60,40 -34,84 0,96 36,84 62,40 68,-20 54,-74"),
            ("#e6efe0", "#bcd2c0", "#7fa498"),
            4.4,
            0.3,
        )
        solid(d, at("-66,-30! -60,-84 0,-98 62,-84 68,-30! 40,-60 0,-66 -40,-58!"), ("#a8905e", "#7a6a44"), 3.4, 0)
    for x in (-28, 28):
        form(d, at(Sh.ell(x, -16, 19, 15)), ("#ffffff", TIDE["core"]), 3.4)
        d.fill(at(Sh.ell(x, -15, 6)), INK)
        d.stroke(at(line(f"{x - 18},-46 {x},-54 {x + 18},-46")), INK, 5)
    d.stroke(at(line("-2,-6 -10,20 4,24")), INK, 4)
    form(d, at("-48,34! -20,46 20,46 48,34! 36,72 0,80 -36,72"), ("#ffffff", PAPER[1]), 4)
    d.stroke([at(line(f"{i},44 {i},74")) for i in (-24, -8, 8, 24)], INK, 2.6)
    d.stroke(at(line("-48,58 0,62 48,58")), INK, 2.6)
    sheen(d, glass, 0.16)
    pose_hand(d, "fist", (206, 428), 0.7, -24, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=40)


def _portraits_whisper(d: Doc) -> None:
    """They agree about the shoes; the rest is behind fans."""
    papered(d, 412, 444, "#7d4a45", "#26120f", (206, 60), 430)
    for x, a, flip in ((116, 13, False), (298, -13, True)):
        rod(d, f"{x + (20 if flip else -20)},-10 {x},60", 4, LAMP["light"], 5)
        inner = framed(d, spot(x, 206, 1, a), 196, 268, 20, True)
        with d.clip(inner):
            tones = (PLUM["light"], PLUM["mid"], PLUM["dark"]) if flip else (TIDE["light"], TIDE["mid"], TIDE["dark"])
            d.fill(inner, d.dlin(inner, "#3b3f38", "#181b19"))
            at = spot(x, 206, 1, a, flip)
            solid(d, at("-110,140! -80,76 -20,56 40,64 90,100 110,140!"), tones, 4)
            solid(d, at("-24,70! -44,20 -46,-40 -14,-74 30,-72 56,-36 54,20 30,64 4,80!"), SKIN, 4.4, 0.2)
            if flip:
                solid(
                    d,
                    at("-56,10! -72,-50 -44,-100 10,-112 60,-90 76,-40 62,-10! 44,-50 10,-60 -26,-46 -44,-10!"),
                    ("#ffffff", PAPER[1], PAPER[2]),
                    4,
                    0.3,
                )
            else:
                solid(
                    d,
                    at("-56,0! -60,-60 -20,-96 30,-94 62,-60 62,-26! 30,-54 -10,-54 -40,-30!"),
                    (WOOD[1], WOOD[3], WOOD[4]),
                    4,
                    0.3,
                )
            glance(d, *at(Sh.ell(16, -16, 1)).center, 1.0, -0.9 if flip else 0.9, 0.34)
            d.stroke(at(line("18,-4 34,16 20,22")), INK, 4)
    for x, y, a, c in ((140, 306, -14, CORAL), (272, 312, 14, LAMP)):
        fan = spot(x, y, 1, a)
        blades = fan(S("0,14! -70,-40 -66,-74! -20,-96 20,-96 66,-74! 70,-40!"))
        d.fill(blades.move(8, 10), INK, 0.4)
        solid(d, blades, (c["core"], c["light"], c["mid"]), 4.4, 0)
        d.stroke([fan(line([(0, 14), polar(0, 0, 84, -90 + i * 17)])) for i in range(-2, 3)], INK, 3)
        form(d, fan(Sh.ell(0, 12, 9)), BRASS, 3)
    d.stroke([line("196,150 206,142 216,150"), line("192,132 206,120 220,132")], PAPER[0], 4, 0.9)
    for x in (150, 226):
        d.fill(spot(x, 446, 1)("-30,10! -34,-40 -16,-62 8,-60 24,-36 26,10!").move(8, 6), INK, 0.4)
        solid(d, spot(x, 446, 1)("-30,10! -34,-40 -16,-62 8,-60 24,-36 26,10!"), LEATHER, 4, 0.3)
        d.stroke([spot(x, 446, 1)(line(f"-18,{-40 + i * 14} 12,{-40 + i * 14}")) for i in range(3)], PAPER[1], 4)


def _voices_in_the_plumbing(d: Doc) -> None:
    """Down the plughole they are at dinner; an ear trumpet helps."""
    papered(d, 412, 444, "#5f8480", "#1a2e30", (80, 40), 420)
    d.stroke([line(f"{x},0 {x},140") for x in range(20, 412, 54)], INK, 1.8, 0.4)
    d.stroke([line(f"0,{y} 412,{y}") for y in (30, 84)], INK, 1.8, 0.4)
    cast(d, Sh.ell(206, 284, 220, 170), 0, 16)
    solid(d, Sh.ell(206, 280, 224, 172), ("#ffffff", TIDE["core"], TIDE["mid"]), 5, 0)
    bowl = form(d, Sh.ell(206, 290, 184, 136), ("#cfe3d6", "#eef6ea", "#9fc2b4"), 4)
    nib(d, pen(side(bowl, -60, -10), 90, 9, ragged=20), TIDE["base"], 2, 0.6)
    for i in range(3):
        d.stroke(arc(206, 300, 92 + i * 24, 20 + i * 40, 170 + i * 46), TIDE["light"], 5, 0.9)
    d.glow(206, 306, 110, (0, LAMP["core"], 1), (0.5, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    solid(d, Sh.ell(206, 306, 84, 66), STEEL, 4.6, 0)
    well = form(d, Sh.ell(206, 308, 68, 52), (LAMP["light"], LAMP["base"], CORAL["dark"]), 4)
    with d.clip(well):
        form(d, "150,330! 262,330! 290,380! 120,380!", ("#ffffff", PAPER[1]), 2.6)
        for x in (166, 206, 246):
            form(d, f"{x - 14},336! {x - 12},312 {x},302 {x + 12},312 {x + 14},336!", (INK2, INK), 2)
            hole(d, Sh.ell(x, 294, 10, 12), 1.6)
        d.stroke([line("206,256 206,276"), line("184,284 206,274 228,284")], LAMP["core"], 3.4)
        d.fill([Sh.ell(x, 286, 4) for x in (184, 206, 228)], "#ffffff")
    d.stroke([line("206,242 206,374"), line("138,308 274,308")], STEEL[1], 7)
    d.stroke([line("206,242 206,374"), line("138,308 274,308")], INK, 1.6, 0.6)
    at = spot(290, 190, 1, 126)
    d.fill(at("-150,-12! 0,-16! 66,-52! 74,56! 0,18! -150,14!").move(14, 14), INK, 0.35)
    solid(d, at("-170,-12! 0,-16! 40,-28 72,-58! 78,60! 40,30 0,18! -170,14!"), BRASS, 4.8, 0.2)
    form(d, at(Sh.ell(75, 0, 17, 58)), (INK2, INK), 4)
    solid(d, "420,-10! 330,-10! 330,40 356,72 400,80 422,70!", SKIN, 4.6, 0.2)
    d.stroke(line("402,20 374,22 372,50 390,60"), INK, 5)
    for x in (120, 60):
        solid(d, f"{x - 16},140! {x - 18},96! {x + 18},96! {x + 16},140!", STEEL, 4)
        solid(d, Sh.ell(x, 88, 32, 11), BRASS, 3.4, 0)
    rod(d, "90,126 92,160 100,176", 17, STEEL[1], 8)
    drop(d, 100, 206, 9)


def _letter_in_your_hand(d: Doc) -> None:
    """The pen goes on, in a hand that has your cuff, your ring and no hand in it."""
    papered(d, 412, 444, "#6a5a3c", "#1f1a12", (90, 40), 420)
    solid(d, "-10,150! 422,110! 422,454! -10,454!", (WOOD[0], WOOD[1], WOOD[3]), 3.4, 0.3, 0)
    at = spot(182, 256, 1.06, -12)
    cast(d, at("-120,-140! 120,-140! 124,150! -124,150!"), 14, 18)
    solid(d, at("-122,-140! 120,-144! 126,150! -126,154!"), ("#ffffff", PAPER[0], PAPER[2]), 4.6, 0.12)
    for i in range(8):
        y = -104 + i * 27
        n = (60, 176, 184, 160, 180, 150, 96, 0)[i]
        if n:
            way = [(-92 + j * 8, y + (5 if j % 2 else -4) + (3 if j % 5 == 2 else 0)) for j in range(int(n / 8))]
            d.stroke(at(line(way)), "#2c454f", 3.4)
    d.fill(at(Sh.ell(60, 128, 8)), "#2c454f")
    pen_at = spot(232, 296, 1, -56)
    d.fill(pen_at("0,0! 40,-12 190,-30! 190,20! 40,12").move(14, 20), INK, 0.35)
    arm = S("300,336! 346,320 420,300! 430,430! 360,420 306,404!")
    hole(d, arm)
    hand = (
        "292,330! 262,296 240,284 226,292! 232,312 252,324! 236,320 "
        "224,332 238,346! 228,352 226,366 244,372! 244,390 264,400 300,396!"
    )
    d.fill(S(hand), INK)
    d.stroke(S(hand).shrink(4), TIDE["light"], 2.8, dash="8 7")
    d.stroke(S(hand), INK, 4)
    solid(d, pen_at("0,0! 26,-11! 150,-13! 150,13! 26,11!"), (PLUM["mid"], PLUM["base"], PLUM["deep"]), 4, 0)
    solid(d, pen_at("0,0! 30,-10! 34,10!"), (LAMP["core"], LAMP["mid"]), 3.4, 0)
    d.stroke(S("258,302! 236,296 226,304"), TIDE["light"], 2.6, dash="7 6")
    form(d, Sh.ell(252, 334, 8, 12), (LAMP["light"], LAMP["base"]), 3)
    solid(d, "292,322! 322,314! 328,412! 300,416!", GLOVE, 4.4, 0)
    form(d, Sh.ell(312, 366, 7), (LAMP["light"], LAMP["base"]), 2.6)
    pose_hand(d, "rest", (420, 158), 0.86, 166, SKIN, flip=True)
    form(d, Sh.ell(344, 186, 10, 15).rot(-14, 344, 186), (LAMP["light"], LAMP["base"]), 3)
    solid(d, "376,124! 410,114! 424,204! 392,212!", GLOVE, 4.4, 0)
    form(d, Sh.ell(400, 164, 7), (LAMP["light"], LAMP["base"]), 2.6)
    solid(d, "60,130! 70,84! 130,78! 140,122!", (TIDE["light"], TIDE["base"], TIDE["deep"]), 4.4)
    form(d, Sh.ell(100, 82, 30, 9), (INK2, INK), 3.4)


def _dinner_for_nobody(d: Doc) -> None:
    """Lids rise by their own steam; the spoons go up and down by their own good manners."""
    papered(d, 412, 444, "#6f4a3c", "#21120d", (206, 60), 420)
    rod(d, "206,-10 206,30", 5, LAMP["light"])
    d.stroke(line("140,50 206,30 272,50"), INK, 9)
    d.stroke(line("140,50 206,30 272,50"), LAMP["light"], 4)
    for x in (140, 206, 272):
        form(d, tongue(x, 46 if x != 206 else 28, 28, 16, 4), (LAMP["core"], LAMP["mid"]), 2.4)
    for i, (y, k) in enumerate(((122, 0.42), (160, 0.58), (214, 0.8))):
        for s in (-1, 1):
            x = 206 + s * (70 + i * 46)
            back = spot(x, y, k, s * 4)
            solid(d, back("-40,40! -40,-90 0,-116 40,-90 40,40!"), (PLUM["mid"], PLUM["dark"]), 2 + i * 0.6, 0.3)
    cloth = solid(d, "150,130! 262,130! 400,454! 10,454!", ("#ffffff", PAPER[0], PAPER[2]), 4, 0)
    nib(d, pen(S("262,130! 400,454! 330,454! 236,130!"), 90, 9, rnd=random.Random(3), ragged=40), PAPER[3], 2, 0.6)
    d.stroke(cloth.shrink(9), PAPER[3], 2, 0.7)
    for i, (y, k) in enumerate(((156, 0.4), (204, 0.58), (276, 0.86))):
        for s in (-1, 1):
            x = 206 + s * (36 + i * 29)
            at = spot(x, y, k)
            cast(d, at(Sh.ell(0, 12, 66, 22)), 6 * k, 6 * k)
            solid(d, at(Sh.ell(0, 8, 68, 22)), ("#ffffff", TIDE["core"], TIDE["mid"]), 2.4 + i * 0.7, 0)
            lid = spot(x + s * 10 * k, y - (34 + 10 * i) * k, k, s * (10 + 6 * i))
            wisp(d, x - 16 * k, y + 4, 0.5 * k)
            wisp(d, x + 16 * k, y + 4, 0.5 * k)
            solid(d, lid("-50,8! -44,-30 0,-54 44,-30 50,8! 0,16"), STEEL, 2.4 + i * 0.7, 0.34)
            form(d, lid(Sh.ell(0, -58, 9)), BRASS, 2.4)
            spoon = spot(x + s * 96 * k, y - 70 * k, k, s * (30 - 10 * i))
            rod(d, spoon(line("0,-8 0,76")), 8 * k + 1, STEEL[1], 5)
            solid(d, spoon(Sh.ell(0, -28, 17, 26)), STEEL, 2.2 + i * 0.6, 0)
    at = spot(206, 398, 1)
    cast(d, at(Sh.ell(0, 14, 92, 30)), 8, 8)
    solid(d, at(Sh.ell(0, 12, 96, 30)), ("#ffffff", TIDE["core"], TIDE["mid"]), 4.6, 0)
    form(d, spot(206, 384, 1, -4)("-60,16! -52,-26! 0,-34! 0,10!"), GLOVE, 4)
    form(d, spot(206, 384, 1, -4)("0,10! 0,-34! 52,-24! 62,18!"), (PAPER[1], PAPER[2]), 4)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _draught_with_intent,
        _that_tune_again,
        _not_quite_your_face,
        _portraits_whisper,
        _voices_in_the_plumbing,
        _letter_in_your_hand,
        _dinner_for_nobody,
    )
}
