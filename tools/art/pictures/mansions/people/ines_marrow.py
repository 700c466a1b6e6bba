"""ines_marrow: pilot of the ferry, square as a bollard: pea coat, cap, a boat hook taller than she is; the moon road
goes off behind her.
"""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.cabinet import SHEET, blanket, mount, skin_of
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, PAPER, SLATE, TIDE, WOOD, Tones, form, lines, nib, pen, side
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(
    Sh.rect(43, 22, 10, 62),
    Sh.ring(48, 18, 15, 7),
    Sh.rect(28, 34, 40, 9),
    S("12,54! 18,78 48,92 78,78 84,54! 72,66 48,78 24,66"),
)
FOOT = (CORAL["mid"], CORAL["dark"])
SCALE = 0.94
FACE = Face(
    skin="brown",
    outline=("-68,-62! -74,-14 -78,40 -74,94 -40,122 4,126 52,118 84,82 84,30 78,-20 70,-66! 40,-108 -30,-110"),
    nose="broad",
    mouth="-44,82 -18,87 2,85 24,75",
    laugh="-48,72! -14,80 10,76 32,62! 22,98 -6,108 -36,100",
    old=2,
    marks=("-52,100 -40,106", "-58,28 -48,34 -50,42"),
    fright="-40,86 -20,86 0,84 22,88",
    snore="-34,86 -20,80 -4,84 -14,102 -28,98",
    teeth="-30,76 -30,88",
    gaze=Gaze(
        "weather",
        at=((-38, 19), (30, 18)),
        open=(1.1, 0.62),
        iris=7.6,
        colour="#7fa6a0",
        look=(-2, 0),
        daze=((0, -5), (0, 6)),
        dazed=(1.1, 0.8),
        bag=2.0,
        brows=("-66,-22 -40,-38 -12,-28", "2,-20 30,-30 62,-12"),
        brow=(11, 12),
        brow_colour="#e2e0d4",
        lift=(-16, -2),
    ),
)


def _head(f: Fig, mood: str = "calm") -> None:
    braid = ("#e4e2d6", "#a4aaa4", "#5d6a6a")
    f.form("-72,-50! -80,10 -74,54 -62,44! 60,50! 84,70 98,40 90,-20 74,-60!", braid)
    f.pen("60,-40! 92,-40! 98,66! 66,66!", 84, 5 * max(f.k, 0.7), "#45504f", 1.4, 0.8)
    # a braid over the shoulder, tied as one ties a rope
    for i in range(5):
        f.form(Sh.ell(96 - i * 3, 66 + i * 17, 15 - i, 12), braid, 2.0)
        f.line(f"{86 - i * 3},{62 + i * 17} {96 - i * 3},{72 + i * 17} {106 - i * 3},{62 + i * 17}", 1.8, "#45504f")
    f.form(Sh.rect(78, 140, 12, 9, 2), (CORAL["mid"], CORAL["base"]), 2)
    head(f, FACE, mood)
    f.form("74,-8! 92,-14 96,8 84,30 76,26!", (SKINS["brown"][1], SKINS["brown"][2]))
    f.form(Sh.ring(86, 40, 10, 5.5), LAMP["mid"], 1.6)
    f.form("-66,-46! -72,-84 -42,-114 4,-118 48,-112 76,-82 76,-44! 44,-78 0,-88 -40,-78!", braid, 2.2)
    f.pen("10,-118! 60,-112! 78,-44! 44,-78!", 60, 6 * max(f.k, 0.7), "#6d7775", 1.5, 0.8)
    if mood == "asleep":
        with f.at(-6, 62, 1, -10):
            _cap(f)
    else:
        with f.at(0, 0, 1, -5 if mood == "glad" else 0):
            _cap(f)
    if mood == "addled":
        # the tide stands in her cap
        f.form("-60,-132! -40,-150 0,-156 44,-150 66,-132! 40,-122 -30,-122", (TIDE["core"], TIDE["mid"]), 2.2)
        f.form("-14,-150! -2,-190! 6,-152!", PAPER[0], 2.2)
        f.form("-40,-150! 34,-150! 22,-140! -28,-140!", (PAPER[0], PAPER[2]), 2.2)
        for x in (-88, 92):
            f.form(f"{x},-74! {x + 7},-58 {x},-48 {x - 7},-58", (TIDE["core"], TIDE["mid"]), 2)


def _cap(f: Fig) -> None:
    c = f.form("-86,-62! -96,-92 -72,-132 -4,-148 66,-136 100,-100 94,-64! 0,-84", ("#44646f", "#253d48", "#12222a"))
    f.pen(f.side(c, -40, 0), 90, 5.5 * max(f.k, 0.7), INK, 1.6, 0.9)
    f.rim(c, "#8fb0b8", 0.7)
    f.form("-84,-52! -84,-78! 0,-98 88,-78! 88,-50! 0,-70", (INK2, INK))
    f.form("-94,-50! -82,-64 -4,-80 60,-64! 30,-44 -20,-38 -72,-38", ("#26363a", "#0a1214"))
    f.line("-78,-50 -20,-60 36,-56", 2.6, PAPER[2], 0.8)
    f.fill(EMBLEM.move(-48, -48).scale(0.3).move(-8, -104), LAMP["light"])


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    navy = ("#46626c", "#2b424c", "#16262d")
    # boots, trousers
    for x in (128, 190):
        f.form(S(f"{x - 26},330! {x + 26},330! {x + 22},392! {x - 22},392!"), ("#5d5a4e", "#34352f"))
        f.form(
            S(f"{x - 40},424! {x - 40},408 {x - 22},398 {x - 24},372! {x + 24},372! {x + 26},424!"),
            ("#6a5644", "#2c2420"),
        )
    coat = f.form(
        ("104,176! 84,196 76,250 78,350! 116,358 160,350 206,358 244,350! 244,250 236,196 216,176! 160,166"), navy
    )
    f.shade(coat, -30)
    f.fill(coat - coat.move(5, 3), "#7d97a0", 0.7)
    f.line("160,196 158,260 158,352", 2, INK)
    for y in (222, 262, 302):
        for x in (138, 180):
            f.form(Sh.ell(x, y, 6.5), (LAMP["light"], LAMP["base"]), 1.8, edge=False)
    f.form(Sh.rect(92, 296, 34, 9, 3), navy, 2, edge=False)
    f.form(Sh.rect(196, 296, 34, 9, 3), navy, 2, edge=False)
    # the hook, its shaft
    f.form(Sh.poly([(44, 420), (54, 420), (66, 44), (58, 44)]), (WOOD[0], WOOD[2]))
    f.form(
        S("58,52! 52,26 60,2! 70,26 68,52! 84,46 98,30 94,14! 106,28 102,50 84,64 66,66!"),
        (PAPER[0], SLATE[1], SLATE[3]),
    )
    # sleeves
    s1 = f.form("106,180! 78,192 56,238 44,276! 66,294! 88,262 106,232!", navy)
    f.shade(s1, -8)
    s2 = f.form("214,180! 246,196 258,240 250,286 224,296! 216,280 222,250 210,222!", navy)
    f.shade(s2, -10)
    sk = SKINS["brown"]
    f.form("40,276! 36,262 44,250 62,250 70,262 72,276 66,290 48,292", (sk[0], sk[1], sk[2]))
    for y in (262, 271, 280):
        f.line(f"40,{y} 54,{y - 2} 58,{y + 4}", 2, sk[3])
    f.form("226,286! 216,290 206,300 210,312 224,312 238,302 244,290!", (sk[0], sk[2]))
    f.line("214,300 224,298", 1.8, sk[3])
    f.line("218,307 228,304", 1.8, sk[3])
    # storm lantern in the other hand
    f.line("214,312 206,326 238,326 226,310", 3, INK, edge=True)
    f.glow(222, 352, 60, (0, LAMP["light"], 0.85), (0.5, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    f.form(Sh.rect(206, 326, 32, 10, 3), (SLATE[1], SLATE[3]))
    f.form(S("204,338! 240,338! 236,370! 208,370!"), (LAMP["core"], LAMP["light"], LAMP["mid"]))
    f.form(Sh.rect(200, 368, 44, 12, 3), (SLATE[1], SLATE[3]))
    f.line("222,336 222,370", 2, INK)
    # scarf and head
    with f.at(158, 122, 0.44):
        _head(f)
    f.form(
        "112,176! 118,160 160,172 204,160 212,178! 190,194 160,198 130,194",
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
    )
    f.form("182,190! 206,186! 214,232 206,240! 192,240 186,214!", (CORAL["mid"], CORAL["dark"]))
    f.pen(S("182,190! 206,186! 214,240! 190,240!"), 84, 6, INK, 1.5, 0.8)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    d.fill(SHEET, d.lin(0, 0, 0, 560, "#23464e", "#0f2227"))
    # the bay at night: horizon, moon road, the pier's lamps
    nib(
        d,
        pen(Sh.rect(0, 0, 400, 330), 0, 9, rnd=random.Random(3), ragged=90, broken=0.8),
        TIDE["mid"],
        1.5,
        0.45,
        wob=1,
    )
    d.glow(330, 96, 120, (0, TIDE["core"], 0.8), (0.35, TIDE["light"], 0.3), (1, TIDE["light"], 0))
    d.fill(Sh.ell(330, 96, 34), TIDE["core"])
    d.fill(Sh.ell(318, 88, 30), "#2c5960", 0.0)
    sea = Sh.rect(0, 330, 400, 230)
    d.fill(sea, d.vlin(sea, "#1c4a50", "#0c2227"))
    nib(d, pen(sea, 0, 10, rnd=random.Random(6), ragged=120, broken=0.9), TIDE["light"], 1.7, 0.55, wob=1)
    for i in range(12):
        y = 338 + i * 15
        w = 30 + 26 * (i * 7 % 5) / 5
        d.fill(sliver(330 - w, y, 330 + w, y, 3), TIDE["core"], 0.7)
    # rail
    for y in (404, 470):
        form(d, Sh.rect(-10, y, 420, 14), (PAPER[1], PAPER[3]))
    for x in (30, 372):
        form(d, Sh.rect(x - 9, 394, 18, 170), (PAPER[1], PAPER[3]))
    f = Fig(5)
    navy = ("#4b6973", "#2c454f", "#14242b")
    c = f.form("28,580! 44,480 92,424 150,396! 260,396! 322,420 364,480 378,580!", navy)
    f.pen(f.side(c, -70, -10), 90, 6, INK, 2, 0.9, ragged=24)
    f.fill(c - c.move(7, 5), "#8fa9b0", 0.7)
    f.line("206,452 204,570", 2.6, INK)
    for y in (492, 546):
        for x in (168, 244):
            f.form(Sh.ell(x, y, 13), (LAMP["core"], LAMP["light"], LAMP["base"]), 2.6, edge=False)
            f.fill(EMBLEM.move(-48, -48).scale(0.17).move(x, y), LAMP["dark"])
    # neck and scarf
    f.form("150,340! 152,420! 256,420! 258,340!", (SKINS["brown"][1], SKINS["brown"][2]))
    f.pen(S("196,330! 258,330! 258,420! 190,420!"), 90, 5, SKINS["brown"][3], 1.7, 0.8)
    s = f.form(
        "116,420! 128,378 160,392 204,404 250,392 284,372! 300,420! 262,450 204,460 150,448",
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
    )
    for sp in ("128,408 190,430 290,398", "134,428 200,446 286,416"):
        f.line(sp, 2.4, CORAL["dark"])
    f.pen(S("220,380! 300,380! 300,460! 210,460!"), 84, 6, INK, 1.7, 0.8, s)
    s2 = f.form("250,424! 296,412! 306,500 292,548! 254,552! 246,490!", (CORAL["mid"], CORAL["base"], CORAL["dark"]))
    f.pen(s2, 88, 7, INK, 1.7, 0.75, ragged=12)
    _portrait_2(d, mood, f, navy)


def _portrait_2(d: Doc, mood: str, f: Fig, navy: Tones) -> None:
    # lapels stand up against the wind
    f.form("108,430! 84,400 96,360 124,352! 120,392 134,430 168,470! 120,470!", navy)
    f.form("300,428! 326,398 316,356 290,344! 290,388 276,428 240,470! 290,470!", navy)
    f.pen(S("296,350! 326,350! 326,470! 262,470!"), 90, 6, INK, 1.9, 0.9, None)
    with f.at(200, 262, 1.02):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (TIDE["mid"], TIDE["base"], TIDE["dark"]), PAPER[1], 24)
        return
    # her lantern lights her from below on the left
    d.glow(64, 486, 150, (0, LAMP["core"], 0.8), (0.3, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    lines(d, 5, INK, "30,420 40,388 88,388 98,420")
    form(d, Sh.rect(26, 418, 76, 18, 5), (SLATE[0], SLATE[3]))
    form(d, S("32,438! 96,438! 90,530! 38,530!"), (LAMP["core"], LAMP["light"], LAMP["mid"]))
    d.fill(S("64,520! 50,500 56,476 64,456! 74,480 78,500"), "#ffffff", 0.9)
    for x in (48, 80):
        lines(d, 2.4, INK, f"{x},438 {x},530")
    form(d, Sh.rect(20, 528, 88, 20, 5), (SLATE[0], SLATE[3]))
    pose_hand(d, "clasp", (126, 408), 0.66, 190, skin_of("brown"), light=(-0.8, 0.2))
    slv = form(d, S("124,380! 180,394 236,450 264,530 266,590! 130,590! 140,520 116,440!"), navy)
    nib(d, pen(side(slv, -26, -4), 90, 6, ragged=16), INK, 2, 0.9)
    d.fill(slv & Sh.ell(64, 486, 118), LAMP["light"], 0.16)
    form(d, S("110,374! 142,382! 134,450! 102,440!"), ("#5f7d87", navy[1], navy[2]))


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
