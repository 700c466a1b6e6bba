"""What the investigators bring from the College, 484x400: every thing does a little more than it was packed for."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, STEEL, drop, framed, lamplight, rod, sheen, solid, spot
from tools.art.lamplit.scene import bay, boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)


def _nook(
    d: Doc, top: str, low: str, lamp: tuple[float, float] = (110, 60), shelf: float = 290, tilt: float = 18
) -> None:
    papered(d, 484, 400, top, low, lamp, 400)
    boarded(d, 484, 400, shelf + tilt, shelf - tilt)


def _boat_hook(d: Doc) -> None:
    """It has caught the moon out of the water; where the moon was there is a dotted line, above and below."""
    bay(d, 484, 400, 150, (380, -200))
    d.stroke(Sh.ell(392, 70, 42), TIDE["light"], 3, dash="9 9")
    d.fill(Sh.ell(366, 300, 62, 22), INK, 0.8)
    d.stroke(Sh.ell(366, 300, 54, 17), TIDE["light"], 2.4, dash="9 8")
    d.stroke([Sh.ell(366, 300, 84 + 24 * i, 32 + 10 * i) for i in range(2)], TIDE["core"], 2.2, 0.6)
    solid(d, "-10,300! 120,276! 214,410! -10,410!", (WOOD[0], WOOD[1], WOOD[3]), 4, 0.3, 0)
    for spec in ("28,292 66,410", "76,284 136,410"):
        d.stroke(line(spec), INK, 3)
    moon_at = spot(318, 176, 1.0, 24)
    lamplight(d, 316, 176, 170, 0.8)
    solid(d, moon_at(Sh.ell(0, 0, 68) - Sh.ell(34, -12, 54)), (LAMP["core"], "#fff8e2", LAMP["light"]), 4, 0)
    d.fill(moon_at(Sh.ell(-44, 6, 5, 3)), INK)
    d.stroke(moon_at(line("-40,26 -30,32 -22,28")), INK, 3)
    rod(d, "-20,392 110,292 246,146", 13, WOOD[0])
    rod(d, "246,146 272,112 300,96 322,108 318,128", 10, STEEL[1])
    form(d, spot(246, 146, 1, -47)(Sh.rect(-20, -11, 40, 22, 4)), STEEL, 3.4)
    pose_hand(d, "grip", (84, 372), 0.8, -60, SKIN, cuff=("#4b6973", "#2c454f", "#14242b"), arm=90)
    for x, y, r in ((292, 262, 9), (330, 256, 7), (346, 282, 6), (306, 288, 5)):
        drop(d, x, y, r, (LAMP["core"], LAMP["light"]))


def _loupe_and_picks(d: Doc) -> None:
    """Six picks in their roll; the seventh pocket has a tooth, and the loupe looks back."""
    papered(d, 484, 400, "#6a5a44", "#2a231b", (90, 40), 420)
    solid(d, "-10,150! 494,100! 494,410! -10,410!", ("#a7794c", "#7a5536", "#3f2c20"), 4, 0.3, 0)
    at = spot(232, 206, 1.0, -8)
    cast(d, at("-200,-80! 220,-90! 220,96! -200,110!"), 12, 14)
    solid(d, at("-200,-80! 0,-90 220,-90! 226,96! 0,104 -200,110!"), ("#7c9a86", "#4d6e5c", "#24403a"), 4, 0.2)
    for i in range(7):
        x = -170 + i * 58
        if i < 6:
            rod(d, at(line(f"{x},-116 {x},60")), 8, STEEL[1], 6)
            tip = ("0,-116 14,-130", "0,-116 -12,-134 8,-142", "0,-116 0,-146", "0,-116 16,-120 12,-138")[i % 4]
            d.stroke(at(line(tip).move(x, 0)), INK, 9)
            d.stroke(at(line(tip).move(x, 0)), STEEL[0], 4)
        else:
            solid(d, at(S("-26,-30! -30,-84 -16,-100 0,-88 16,-100 30,-84 26,-30!").move(x, 0)), GLOVE, 4, 0.3)
            d.stroke(at(line(f"{x - 8},-88 {x},-78 {x + 8},-88")), INK, 3)
    solid(d, at("-204,-16! 226,-26! 228,98! 0,106 -204,112!"), ("#9db59a", "#5d8069", "#2c4a3f"), 4, 0.3)
    d.stroke([at(line(f"{-141 + i * 58},-14 {-141 + i * 58},104")) for i in range(6)], INK, 3)
    loupe = spot(348, 274, 1.0, 26)
    rod(d, loupe(line("0,78 0,170")), 20, WOOD[2])
    cast(d, loupe(Sh.ell(0, 0, 84)), 14, 14)
    solid(d, loupe(Sh.ell(0, 0, 86)), BRASS, 4.4, 0)
    glass = form(d, loupe(Sh.ell(0, 0, 70)), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)
    iris = form(d, S("288,276! 320,238 376,236 408,272! 376,306 318,308"), ("#ffffff", PAPER[0]), 4)
    with d.clip(iris):
        form(d, Sh.ell(336, 270, 27), (LAMP["light"], LAMP["base"]), 3.4)
        d.fill(Sh.ell(332, 270, 12), INK)
    d.fill(Sh.ell(324, 262, 5), "#ffffff")
    sheen(d, glass, 0.22)


def _sleeve_cracker(d: Doc) -> None:
    """A spring gun in a cuff of lace; a playing card comes through its ring of smoke."""
    _nook(d, "#8a5a6c", "#2c1b26", (250, 120), 330)
    frame = framed(d, spot(264, 84, 1, -7), 116, 140, 15)
    with d.clip(frame):
        form(d, S("206,170! 218,120 262,106 312,124 326,170!"), (PLUM["mid"], PLUM["dark"]), 3)
        form(d, Sh.ell(262, 84, 25, 31), ("#e9cfae", "#b98a68"), 3)
        d.stroke([line("242,72 252,66"), line("270,66 282,72")], INK, 3.4)
        d.fill([Sh.ell(253, 82, 4), Sh.ell(275, 82, 4), Sh.ell(265, 101, 6, 8)], INK)
    solid(
        d,
        "-20,400! -20,250! 60,214 132,196! 168,290! 90,330 40,410!",
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
        4.4,
    )
    for i in range(6):
        a = spot(140 + i * 6, 198 + i * 18, 1, -20)
        form(d, a(Sh.ell(0, 0, 22, 15)), GLOVE, 3)
    rod(d, "160,246 176,222 186,252 198,214 210,246 220,206 232,236", 6, STEEL[1], 6)
    gun = spot(240, 216, 1, -16)
    solid(d, gun("-8,-26! 70,-20! 92,-34! 92,34! 70,20! -8,26!"), (LAMP["core"], LAMP["mid"], LAMP["base"]), 4, 0.2)
    pose_hand(d, "point", (150, 284), 0.86, -6, SKIN)
    for i, r in enumerate((14, 20, 26)):
        form(d, Sh.ell(344 + i * 3, 184 - i * 3, r * 0.5, r * 0.9), (PAPER[0], PAPER[2]), 2.4)
    smoke = Sh.ell(392, 214, 56, 74) - Sh.ell(392, 214, 30, 48)
    solid(d, smoke, ("#ffffff", PAPER[1], PAPER[2]), 4, 0.2)
    card = spot(408, 214, 1, 28)
    cast(d, card(Sh.rect(-34, -48, 68, 96, 8)))
    solid(d, card(Sh.rect(-34, -48, 68, 96, 8)), ("#ffffff", PAPER[0]), 4, 0)
    form(d, card("0,-28! 22,0 12,14 2,8! 10,28! -10,28! -2,8! -12,14 -22,0"), (INK2, INK), 2)
    form(d, smoke & Sh.rect(330, 130, 62, 170), ("#ffffff", PAPER[1]), 4)


def _first_aid_tin(d: Doc) -> None:
    """Plasters in order of misfortune; the lid has needed one itself."""
    papered(d, 484, 400, "#5f7f76", "#1d2f2e", (120, 40), 420)
    for i in range(3):
        y = 250 + i * 60
        solid(d, Sh.poly([(-10, y), (494, y - 46), (494, y + 20), (-10, y + 66)]), (WOOD[0], WOOD[2], WOOD[3]), 3, 0)
    cast(d, S("90,210! 380,170! 420,290! 120,346!"), 16, 18)
    solid(d, "96,196! 128,40! 408,18! 388,166!", ("#ffffff", "#dfe6da", "#9fb0a6"), 4.4)
    form(
        d,
        Sh.rect(-13, -40, 26, 80).rot(2).move(258, 102) | Sh.rect(-40, -13, 80, 26).rot(2).move(258, 102),
        (CORAL["mid"], CORAL["base"]),
        3.4,
    )
    d.stroke(line("330,40 344,70 328,92 350,122"), INK, 4)
    for a in (60, -26):
        plaster = spot(342, 84, 0.8, a)
        form(d, plaster(Sh.rect(-46, -15, 92, 30, 15)), ("#f6d9b0", "#c98f62"), 3.4)
        form(d, plaster(Sh.rect(-14, -14, 28, 28, 3)), ("#fdf0da", "#e6c69a"), 2.4)
    form(d, S("96,196! 388,166! 426,214! 104,256!"), ("#3d5a58", "#1c3435"), 4)
    with d.clip(S("96,196! 388,166! 430,280! 104,300!")):
        for i in range(6):
            n = 20 + i * 11
            strip = spot(124 + i * 48, 232 - i * 5, 1, 84)
            solid(d, strip(Sh.rect(-n, -15, 2 * n, 30, 15)), ("#f6d9b0", "#d9a878", "#b07a52"), 3.2, 0)
            form(d, strip(Sh.rect(-n + 16, -13, 16, 26, 3)), ("#fdf0da", "#e6c69a"), 2.2)
    solid(d, "104,256! 426,214! 420,312! 118,360!", ("#ffffff", "#dfe6da", "#8fa39c"), 4.4, 0.3)
    biscuit = spot(404, 342, 1, -10)
    cast(d, biscuit(Sh.ell(0, 0, 50, 30)), 8, 8)
    solid(d, biscuit(Sh.ell(0, 0, 50, 30) - Sh.ell(46, -22, 22, 18)), (LAMP["light"], "#c98f4e", "#8d6238"), 4, 0)
    d.fill([biscuit(Sh.ell(x, y, 4, 3)) for x, y in ((-22, -6), (-4, 10), (4, -12), (-16, 10), (22, 8))], INK, 0.8)
    form(d, spot(262, 296, 1, -8)(Sh.ell(0, 0, 17) - Sh.ell(0, 0, 8)), STEEL, 3)
    form(d, S("246,270! 276,266! 280,300! 266,318 250,304!"), STEEL, 3.4)


def _sandbag_gloves(d: Doc) -> None:
    """A pair of mitts shakes hands; their shadows have not heard the bell."""
    _nook(d, "#c79a62", "#4d3524", (90, 250), 330, 10)
    shade = ((180, 120, -34, False), (330, 100, 40, True))
    for x, y, a, flip in shade:
        at = spot(x, y, 1.1, a, flip)
        d.fill(at("-120,34! -40,30 -34,-36 30,-56 76,-30 78,24 40,52 -30,50 -120,62!"), INK, 0.62)
    d.fill(star(262, 92, 44, 9, 0.5), LAMP["core"], 0.5)
    for x, y, a, flip, tones in (
        (330, 262, 8, True, (CORAL["light"], CORAL["mid"], CORAL["dark"])),
        (166, 272, -6, False, (LAMP["light"], LAMP["base"], LAMP["dark"])),
    ):
        at = spot(x, y, 1.25, a, flip)
        cast(d, at("-110,-30! -46,-34 -20,-54 40,-56 82,-26 80,26 40,46 -40,42 -110,34!"), 8, 20)
        solid(d, at("-180,-34! -86,-40! -86,38! -180,34!"), ("#6f8a8c", "#3b5156", "#1d2e33"), 4)
        solid(d, at("-92,-46! -46,-44! -46,44! -92,44!"), GLOVE, 4)
        d.stroke([at(line(f"-84,{-26 + i * 18} -54,{-18 + i * 18}")) for i in range(4)], INK, 3.4)
        solid(d, at("-48,-42! -20,-58 36,-60 82,-30 84,18 60,44 -10,48 -48,42!"), tones, 4.8)
    thumb = spot(166, 272, 1.25, -6)
    solid(d, thumb("-20,-20! 20,-74 76,-70 86,-48 66,-36 40,-26 20,4 -14,10!"), (LAMP["light"], LAMP["base"]), 4.4, 0)
    front = spot(330, 262, 1.25, 8, True)
    solid(d, front("-4,-4! 40,-30 84,-20 112,0 100,22 60,16 20,34 -6,26!"), (CORAL["light"], CORAL["mid"]), 4.4, 0)


def _flask_of_broth(d: Doc) -> None:
    """The flask is unscrewed; its steam has tied a napkin round its neck and takes up a spoon."""
    papered(d, 484, 400, "#57606a", "#1a2027", (300, 120), 420)
    night_window(d, 30, 30, 130, 190)
    muntins(d, 30, 30, 130, 190)
    solid(d, "-10,292! 494,262! 494,410! -10,410!", (WOOD[0], WOOD[1], WOOD[3]), 4, 0.3, 0)
    steam = (
        "146,206! 150,160 206,170 236,140 226,104 244,62 294,40 346,58 366,104 352,150 372,190 "
        "352,232 300,246 240,230 190,236 158,228"
    )
    d.fill(S(steam).move(10, 12), INK, 0.3)
    solid(d, steam, ("#ffffff", "#eef3e6", "#b7c9bd"), 4, 0.24)
    d.stroke([line("256,108 270,98 284,106"), line("314,104 328,96 340,106")], INK, 5)
    form(d, S("272,134! 300,142 328,132! 318,158 282,158"), (CORAL["base"], CORAL["deep"]), 3.4)
    d.fill([Sh.ell(254, 124, 11, 7), Sh.ell(342, 122, 11, 7)], CORAL["light"], 0.8)
    solid(
        d, "252,182! 300,170 350,180! 362,232 300,262 238,230!", (CORAL["light"], CORAL["mid"], CORAL["base"]), 4, 0.3
    )
    for x, y in ((280, 206), (316, 202), (298, 232)):
        d.fill(Sh.ell(x, y, 7), PAPER[0])
    flask = spot(128, 296, 1, -14)
    cast(d, flask("-54,70! -58,-40 -40,-72! 40,-72! 58,-40 54,70!"), 18, 16)
    solid(d, flask("-54,78! -58,-40 -36,-76! 36,-76! 58,-40 54,78!"), (TIDE["light"], TIDE["base"], TIDE["deep"]), 4.8)
    form(d, flask(Sh.rect(-58, -14, 116, 34)), (LAMP["light"], LAMP["base"]), 4)
    form(d, flask(Sh.ell(0, -76, 36, 10)), (INK2, INK), 3.4)
    cup = spot(300, 336, 1, 6)
    cast(d, cup("-50,-34! -40,34! 40,34! 50,-34!"), 12, 10)
    solid(d, cup("-52,-34! -42,36! 42,36! 52,-34!"), STEEL, 4.4)
    form(d, cup(Sh.ell(0, -34, 52, 14)), (LAMP["mid"], LAMP["dark"]), 3.4)
    solid(d, "352,206! 396,190 424,218 420,246 392,250 366,244!", ("#ffffff", "#dfe8dc"), 4, 0)
    rod(d, "414,246 424,178 430,128", 8, STEEL[1])
    solid(d, spot(436, 98, 1, 6)(Sh.ell(0, 0, 24, 36)), STEEL, 4, 0.3)


def _flash_camera(d: Doc) -> None:
    """The flash throws the shadow of a gentleman; nobody is in front of it."""
    d.fill(ALL, d.lin(0, 0, 484, 300, "#fffdf0", "#f4e2b4"))
    nib(d, pen(ALL, 90, 12, lambda x, y: (x - 200) / 420, random.Random(4), 30, step=14), LAMP["base"], 1.8, 0.5)
    d.glow(120, 96, 330, (0, "#ffffff", 1), (0.4, "#fff8dc", 0.8), (1, LAMP["light"], 0))
    form(d, S("-10,330! 494,300! 494,410! -10,410!"), ("#c9a06a", "#7a5a3c"), 3)
    man = (
        "292,310! 296,236 282,160 304,138 332,130! 326,104 330,84! 306,84! 306,76! 324,74! 326,30! 384,28! 388,74! "
        "408,74! 408,84! 384,86! 388,106 380,130! 412,140 434,170 440,240 436,304!"
    )
    d.fill(S(man), INK, 0.82)
    d.stroke(S(man).shrink(6), TIDE["base"], 2.4, 0.9, dash="9 8")
    for spec in ("256,366 244,250", "330,362 338,250"):
        rod(d, spec, 9, WOOD[1])
    solid(d, "236,260! 346,252! 356,276! 230,286!", (PLUM["light"], PLUM["mid"], PLUM["dark"]), 4)
    rod(d, "232,284 226,390", 10, WOOD[0])
    rod(d, "348,276 356,378", 10, WOOD[0])
    for spec in ("112,260 60,410", "130,260 134,410", "150,260 208,410"):
        rod(d, spec, 9, WOOD[2])
    solid(d, "54,150! 150,138! 160,262! 62,276!", ("#5c4a44", "#3a2d2a", "#1a1514"), 4.6)
    bellows = S("150,158! 206,146! 212,248! 158,250!")
    solid(d, bellows, (CORAL["base"], CORAL["dark"], CORAL["deep"]), 4)
    d.stroke([line(f"{162 + i * 13},{154 - i * 2} {170 + i * 12},250") for i in range(4)], INK, 3.4)
    solid(d, Sh.ell(214, 198, 20, 42), BRASS, 4, 0)
    form(d, Sh.ell(218, 198, 12, 28), (TIDE["core"], TIDE["base"]), 3)
    rod(d, "52,168 24,120 60,104", 8, STEEL[2])
    form(d, S("40,110! 176,92! 172,104! 46,122!"), STEEL, 3.4)
    solid(d, star(112, 60, 78, 11, 0.6), ("#ffffff", LAMP["core"], LAMP["light"]), 4, 0)


def _loyal_terrier(d: Doc) -> None:
    """He guards a coat with his hackles up; in the glass somebody is already patting him."""
    _nook(d, "#46706c", "#152a2c", (70, 60), 300)
    glass = framed(d, spot(376, 158, 1, 3), 190, 270, 17)
    d.fill(glass, d.dlin(glass, TIDE["base"], TIDE["dark"], TIDE["deep"]))
    pale = (TIDE["core"], TIDE["light"], TIDE["mid"])
    with d.clip(glass):
        form(
            d,
            "320,300! 322,236 344,214! 346,196! 300,188 290,172 304,152 336,150 346,128 "
            "384,112 420,136 430,190 436,300!",
            pale,
            2.6,
        )
        form(d, "400,124! 420,84 432,118 424,146!", (TIDE["mid"], TIDE["base"]), 2.6)
        d.stroke(line("336,164 346,154 356,164"), INK, 4)
        form(d, Sh.ell(300, 168, 9, 7), INK, 2)
        d.stroke(line("306,184 324,184 338,176"), INK, 3)
    pose_hand(d, "rest", (462, 70), 0.62, 150, pale, flip=True, cuff=(TIDE["base"], TIDE["dark"], TIDE["deep"]), arm=20)
    sheen(d, glass, 0.1)
    cast(d, S("40,372! 110,330 330,330 420,376!"), 12, 14)
    solid(d, "20,384! 60,340 150,326 250,332 340,334 420,372 360,396 120,400!", ("#8f6f86", "#5e4458", "#2f2230"), 4)
    for x, y in ((330, 366), (368, 372)):
        form(d, Sh.ell(x, y, 8), BRASS, 2.6)
    fur = ("#fffaf0", "#e3d5b8", "#a58f6c")
    solid(d, "40,214! 20,176 34,150 46,150 50,190 76,210!", fur, 4, 0)
    for spec in ("92,300! 90,366! 122,366! 126,300!", "206,290! 214,362! 246,360! 240,280!"):
        solid(d, spec, fur, 4, 0.3)
    back = "60,220! 74,196 84,208! 96,184 106,200! 122,178 132,196! 150,172 160,190! 178,166 190,186!"
    solid(d, back + " 230,210 244,260 226,306 160,302 110,314 66,290!", fur, 4.6)
    solid(d, "120,206! 150,190 196,200 206,250 180,290 130,270!", ("#a5754c", "#7a5236", "#4a3222"), 3, 0.3)
    solid(
        d, "180,180! 176,130 206,108 240,112 262,132! 304,140 318,156 306,178 276,190 262,214 214,222!", fur, 4.6, 0.2
    )
    solid(d, "196,124! 186,84 214,96 230,114!", ("#a5754c", "#5f4029"), 4, 0)
    form(d, Sh.ell(310, 150, 13, 10), (INK2, INK), 2)
    d.fill(Sh.ell(252, 140, 7), INK)
    d.stroke(line("238,122 252,122 266,130"), INK, 5)
    d.stroke(line("300,176 282,180 268,190"), INK, 4)
    form(d, S("284,178! 290,190! 296,177!"), ("#ffffff", PAPER[0]), 2)
    rod(d, "196,204 222,214 250,204", 12, CORAL["mid"])


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _boat_hook,
        _loupe_and_picks,
        _sleeve_cracker,
        _first_aid_tin,
        _sandbag_gloves,
        _flask_of_broth,
        _flash_camera,
        _loyal_terrier,
    )
}
