"""Omens that take one elsewhere, 412x444: stairs, corridors, carpets and glasses with plans."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, STEEL, drop, framed, glance, lamplight, rod, shoe, solid, spot, wisp
from tools.art.lamplit.scene import boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
ALL = Sh.rect(0, 0, 412, 444)
NIGHT = ("#2c454f", INK2, INK)


def _one_stair_too_many(d: Doc) -> None:
    """On the way down; the next one is only a dotted line."""
    papered(d, 412, 444, "#7b5668", "#21131c", (90, 70), 430)
    for i in range(4):
        x, y = -30 + i * 62, 150 + i * 62
        step = Sh.rect(x - 140, y, 200, 330)
        solid(d, step, (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0)
        form(d, Sh.rect(x - 140, y, 206, 15, 3), ("#c69a6a", "#8d6844"), 3)
        form(
            d,
            Sh.poly([(x - 30, y), (x + 20, y), (x + 20, y + 15), (x - 30, y + 15)]),
            (CORAL["mid"], CORAL["base"]),
            2.4,
        )
    form(d, "218,336! 218,454! 422,454! 422,310!", (INK2, INK), 3.4)
    nib(d, pen(S("224,344! 422,330! 422,454! 224,454!"), 90, 11, rnd=random.Random(4), ragged=50), TIDE["dark"], 2, 0.8)
    d.stroke(Sh.poly([(226, 398), (396, 398), (396, 414), (226, 414)]), TIDE["light"], 3.4, dash="10 9")
    d.stroke(line("396,414 396,460"), TIDE["light"], 3.4, dash="10 9")
    glance(d, 330, 430, 0.9, -0.6, 0.2)
    for spec in ("20,60 20,150", "110,60 110,214", "200,150 200,270"):
        rod(d, spec, 8, WOOD[1])
    rod(d, "-20,30 130,80 240,190 260,196", 15, WOOD[0], 8)
    d.fill(S("150,-10! 190,120 214,230 262,250! 350,180 330,60 340,-10!").move(14, 14), INK, 0.3)
    solid(d, "130,-10! 156,90 140,200! 196,210! 216,110 226,-10!", NIGHT, 4.6, 0.3)
    shoe(d, 134, 290, 0.86, 6)
    solid(d, "210,-10! 250,90 290,170 316,236! 366,212! 346,130 316,-10!", NIGHT, 4.6, 0.3)
    form(d, "314,234! 366,210! 374,228! 322,254!", (CORAL["mid"], CORAL["base"]), 3.4)
    shoe(d, 330, 338, 0.94, 14)
    d.stroke([arc(380, 320, 40, -30, 40), arc(380, 320, 56, -24, 32)], PAPER[0], 4, 0.9)


def _longer_corridor(d: Doc) -> None:
    """The door at the end keeps a respectful distance: it is leaving on its toes."""
    d.fill(ALL, d.lin(0, 0, 0, 444, "#3a4f52", "#141d20"))
    form(d, "-10,-20! 178,166! 178,254! -10,480!", ("#7d6a4c", "#2f281c"), 2.8)
    form(d, "422,-20! 236,166! 236,254! 422,480!", ("#5f523c", "#1f1a12"), 2.8)
    form(d, "-10,-20! 178,166! 236,166! 422,-20!", ("#3a4a4a", "#1d292b"), 2.6)
    floor = form(d, "178,254! 236,254! 422,480! -10,480!", (WOOD[0], WOOD[3]), 2.8)
    with d.clip(floor):
        for i, y in enumerate((258, 266, 278, 296, 322, 360, 414)):
            h = (4, 6, 9, 13, 19, 27, 40)[i]
            half = 14 + (y - 250) * 0.62
            form(
                d,
                Sh.poly(
                    [(207 - half, y), (207 + half, y), (207 + half + h * 0.6, y + h), (207 - half - h * 0.6, y + h)]
                ),
                (CORAL["mid"], CORAL["base"]),
                2.2,
            )
    for s in (-1, 1):
        for i, (a, b) in enumerate(((0.06, 0.3), (0.42, 0.58), (0.68, 0.79))):

            def edge(t: float, top: bool, s: int = s) -> tuple[float, float]:
                x = 207 + s * (217 - 188 * t)
                return (x, (-20 + 186 * t) * 0.55 + 70 * t + 20 if top else 480 - 226 * t)

            leaf = Sh.poly([edge(a, True), edge(b, True), edge(b, False), edge(a, False)])
            solid(d, leaf, (TIDE["mid"], TIDE["base"], TIDE["deep"]), 3.4 - i * 0.7, 0.3)
            (x0, y0), (x1, y1) = edge((a + b) / 2, True), edge((a + b) / 2, False)
            form(d, Sh.ell((x0 + x1) / 2 - s * 3, (y0 + y1) / 2 + 10, 8 - 2.4 * i), BRASS, 2.2)
    lamplight(d, 207, 206, 130, 0.8)
    at = spot(208, 262, 0.9, 7)
    for x, a in ((-22, 14), (20, -20)):
        rod(d, at(spot(x, -10, 1, a)(line("0,0 2,26"))), 9, WOOD[2], 5)
        form(d, at(spot(x, -10, 1, a)("-8,24! -6,18 8,18! 22,28 22,34! -8,34!")), (INK2, INK), 2.4)
    solid(d, at(Sh.rect(-42, -126, 84, 120, 3)), (LAMP["light"], LAMP["base"], LAMP["dark"]), 3.4, 0.3)
    for y in (-116, -60):
        form(d, at(Sh.rect(-30, y, 60, 44)), (LAMP["dark"], LAMP["mid"]), 2.4)
    glance(d, 211, 172, 0.72, 0.9, 0.2)
    form(d, at(Sh.ell(30, -62, 6)), ("#ffffff", LAMP["light"]), 2.2)
    hand_of = spot(86, 454, 1)
    d.fill(hand_of("-20,0! 40,-60 100,-92! 110,-70 60,0!").move(10, 8), INK, 0.4)
    pose_hand(d, "reach", (96, 430), 0.9, -52, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)
    d.stroke([line("150,232 164,224"), line("262,224 250,216"), line("146,252 160,248")], PAPER[0], 3.4)


def _out_of_another_mirror(d: Doc) -> None:
    """You lean in for a smudge, and come out elsewhere, with half a tray."""
    papered(d, 412, 444, "#4a5f7a", "#121a26", (60, 60), 430)
    boarded(d, 412, 444, 392, 370)
    with d.group(transform="translate(-52 4)"):
        inner = framed(d, spot(150, 196, 1, -6), 240, 330, 24, True)
        d.fill(inner, d.dlin(inner, TIDE["core"], TIDE["mid"], TIDE["base"]))
        for i in range(4):
            d.stroke(
                Sh.ell(178, 214, 34 + i * 20, 46 + i * 24).rot(-6, 178, 214) & inner, "#ffffff", 3.4, 0.9 - i * 0.16
            )
        with d.clip(inner):
            form(d, "60,150! 92,144! 96,250! 62,252!", (LAMP["core"], LAMP["mid"]), 2.4)
        d.fill(S("170,190! 330,170! 360,270! 180,270!").move(14, 24), INK, 0.3)
        solid(d, "168,176! 250,176 300,190! 304,254! 240,258 166,262!", NIGHT, 4.6, 0.3)
        solid(d, "290,184! 322,186! 326,256! 294,260!", GLOVE, 4, 0)
        for y in (200, 240):
            form(d, Sh.ell(306, y, 6), BRASS, 2.4)
        tray = "316,290! 422,262! 422,288! 320,316!"
        pose_hand(d, "cup", (318, 226), 0.78, 38, SKIN)
        solid(d, tray, STEEL, 4.4, 0)
        solid(d, "352,276! 348,236 360,214! 396,208! 408,226 404,264!", ("#ffffff", TIDE["core"], TIDE["mid"]), 4, 0.3)
        rod(d, "404,226 420,228", 7, TIDE["light"])
        form(d, Sh.ell(378, 206, 10, 7), BRASS, 2.6)
        wisp(d, 372, 196, 0.7)
        wisp(d, 390, 192, 0.6)
        shoe_at = spot(176, 352, 1, 20)
        d.fill(shoe_at(Sh.ell(50, 30, 70, 12)), INK, 0.4)
        solid(d, "160,310! 176,290 204,292 214,316! 206,346 180,352 166,340!", NIGHT, 4.4, 0)
        shoe(d, 176, 384, 0.78, 22)
        for x, y, r in ((250, 150, 9), (272, 128, 6), (232, 290, 8), (260, 310, 6)):
            drop(d, x, y, r, ("#ffffff", TIDE["light"]))
        d.fill(Sh.ell(96, 120, 24, 15), INK, 0.25)


def _undertow(d: Doc) -> None:
    """The carpet draws back with a long sigh, and takes a pair of heels along."""
    papered(d, 412, 444, "#6a4458", "#1d1019", (330, 60), 430)
    door = form(d, "260,20! 370,10! 370,220! 260,214!", (INK2, INK), 3)
    d.glow(*door.center, 90, (0, TIDE["light"], 0.5), (1, TIDE["light"], 0))
    form(d, Sh.rect(244, 4, 140, 18), (WOOD[0], WOOD[2]), 3)
    boards_of = form(d, "-10,250! 422,200! 422,454! -10,454!", ("#c9a06a", "#7d5a3c", "#3a2a20"), 2.8)
    nib(d, pen(boards_of, -6, 14, rnd=random.Random(3), ragged=120, broken=0.9), INK, 1.8, 0.4)
    wave = (
        "422,150! 370,150 330,176! 300,168 268,190 262,220! 230,210 196,232 190,268! 150,262 112,290 110,330! "
        "60,330 20,360 -10,400! -10,454! 422,454!"
    )
    d.fill(S(wave).move(-8, -10), INK, 0.3)
    carpet_of = solid(d, wave, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4.8, 0.2)
    with d.clip(carpet_of):
        for i in range(4):
            d.stroke(
                line(
                    f"422,{220 + i * 60} {330 - i * 6},{236 + i * 58} {220 - i * 8},{300 + i * 54} "
                    f"{100 - i * 10},{390 + i * 44} -20,{450 + i * 40}"
                ),
                (LAMP["light"], TIDE["base"])[i % 2],
                13,
            )
        for i in range(5):
            x, y = 390 - i * 78, 262 + i * 46
            form(d, Sh.poly([(x, y - 22), (x + 22, y), (x, y + 22), (x - 22, y)]), (LAMP["core"], LAMP["mid"]), 2.6)
    for x, y in (
        (370, 150),
        (330, 176),
        (300, 168),
        (268, 190),
        (262, 220),
        (230, 210),
        (196, 232),
        (190, 268),
        (150, 262),
        (112, 290),
        (110, 330),
        (62, 330),
        (20, 360),
    ):
        d.stroke(line(f"{x},{y} {x - 17},{y - 15} {x - 13},{y - 30}"), INK, 11)
        d.stroke(line(f"{x},{y} {x - 17},{y - 15} {x - 13},{y - 30}"), PAPER[0], 6)
    for x, y, y0 in ((138, 326, 150), (206, 392, 236)):
        leg = f"-20,{y0}! {x - 70},{y - 112}! {x + 8},{y - 118}! {x + 14},{y - 66}! {x - 40},{y - 50}! -20,{y0 + 96}!"
        d.fill(S(leg).move(6, 20), INK, 0.35)
        solid(d, leg, NIGHT, 4.4, 0.3)
        shoe(d, x, y, 1.06, -14)
        d.stroke([line(f"{x - 16},{y + 14} {x - 60},{y + 34} {x - 100},{y + 44}")], PAPER[0], 4, 0.9)
    d.stroke([line("60,270 30,286"), line("90,244 64,256"), line("40,306 14,326")], PAPER[0], 4, 0.9)
    d.stroke([line("330,250 290,270"), line("300,300 262,322")], PAPER[0], 4, 0.7)


def _sleepwalking_awake(d: Doc) -> None:
    """Along the banister with eyes open and the candle out; it was your own idea."""
    papered(d, 412, 444, "#34506a", "#0e1722", (90, 90), 430)
    night_window(d, 34, 30, 110, 150)
    form(d, Sh.ell(96, 80, 21), (TIDE["core"], "#ffffff"), 2)
    muntins(d, 34, 30, 110, 150)
    d.fill(S("34,180! 144,180! 330,454! 120,454!"), TIDE["light"], 0.16)
    for i in range(7):
        x = 10 + i * 66
        y = 410 - i * 26
        rod(d, f"{x},{y} {x + 4},460", 12, WOOD[1], 7)
        form(d, Sh.ell(x + 2, y + 36, 13, 17), (WOOD[0], WOOD[2]), 3)
    rod(d, "-20,424 440,240", 22, WOOD[0], 9)
    d.stroke(line("-20,418 440,234"), LAMP["light"], 3, 0.8)
    with d.group(transform="translate(-50 4)"):
        gown = "206,146! 176,190 160,260 142,356! 186,366 232,352 292,314! 276,240 262,180 246,148!"
        d.fill(S(gown).move(16, 14), INK, 0.4)
        for x, y, a in ((186, 362, -20), (256, 336, -24)):
            solid(d, spot(x, y, 1, a)("-20,-10! 4,-20 16,-10! 60,0 64,14! -20,16!"), SKIN, 4, 0)
        solid(d, gown, ("#ffffff", "#eef0e6", "#a9b8b0"), 5, 0.36)
        d.stroke([line("200,200 186,280 184,364"), line("240,190 246,270 236,350")], INK, 3)
        for spec, y in (("236,170 290,168 340,158", 158), ("226,186 276,196 330,192", 192)):
            rod(d, spec, 30, "#f4f6ee", 8)
            pose_hand(d, "rest", (334, y), 0.5, -4, SKIN)
        form(d, Sh.ell(382, 174, 28, 9), BRASS, 3.4)
        solid(d, Sh.rect(372, 112, 22, 62, 4), ("#fffbea", PAPER[1], PAPER[2]), 4, 0.3)
        wisp(d, 384, 106, 0.9)
        head = spot(232, 104, 1, -4)
        solid(d, head("-38,34! -46,-10 -28,-44 8,-52 40,-34 50,-4! 60,14 48,22! 46,38 20,50 -14,50"), SKIN, 4.6, 0.2)
        form(d, head(Sh.ell(6, -4, 14, 16)), ("#ffffff", PAPER[0]), 3.4)
        form(d, head(Sh.ell(38, -4, 11, 15)), ("#ffffff", PAPER[0]), 3.4)
        d.fill([head(Sh.ell(8, -4, 4)), head(Sh.ell(39, -4, 4))], INK)
        d.stroke(head(line("12,32 26,36 40,30")), INK, 4)
        cap = head("-46,-20! -30,-50 10,-60 46,-38 50,-22! 0,-30!")
        solid(
            d,
            head("-44,-24! -56,-60 -96,-66 -120,-20! -96,-34 -70,-16 -46,-6!"),
            (CORAL["light"], CORAL["mid"], CORAL["dark"]),
            4.4,
            0,
        )
        solid(d, cap, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4.4, 0.3)
        form(d, head(Sh.ell(-120, -14, 14)), GLOVE, 3.4)


def _the_rug_has_had_enough(d: Doc) -> None:
    """Sixty years of boots; it has rolled its sleeves up."""
    papered(d, 412, 444, "#866a48", "#271d12", (90, 60), 430)
    boarded(d, 412, 444, 340, 318)
    d.fill(S("90,400! 180,360 330,360 400,400! 330,420 160,420"), INK, 0.42)
    body = "110,404! 96,300 110,180 96,90! 150,74 230,76 300,60! 312,170 296,280 316,392! 250,380 180,396"
    d.fill(S(body).move(18, 14), INK, 0.35)
    rug_of = solid(d, body, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 5, 0.26)
    with d.clip(rug_of):
        d.stroke(S(body).shrink(22), LAMP["light"], 9)
        for x, y in ((150, 270), (204, 320), (262, 262), (206, 214), (150, 360), (264, 352)):
            form(d, Sh.poly([(x, y - 26), (x + 20, y), (x, y + 26), (x - 20, y)]), (TIDE["light"], TIDE["base"]), 2.8)
    for i in range(12):
        x = 100 + i * 18
        d.stroke(
            [
                line(f"{x},{90 - i * 2.4:.0f} {x - 4},{64 - i * 2.4:.0f}"),
                line(f"{x + 14},{402 - i * 0.8:.0f} {x + 12},{426 - i * 0.8:.0f}"),
            ],
            INK,
            9,
        )
        d.stroke(
            [
                line(f"{x},{90 - i * 2.4:.0f} {x - 4},{64 - i * 2.4:.0f}"),
                line(f"{x + 14},{402 - i * 0.8:.0f} {x + 12},{426 - i * 0.8:.0f}"),
            ],
            PAPER[0],
            5,
        )
    glance(d, 206, 132, 2.0, 0.5, 0.3, 40)
    d.stroke([line("138,92 190,112"), line("274,84 224,110")], INK, 11)
    d.stroke(line("172,192 206,178 246,188"), INK, 7)
    print_at = spot(236, 262, 1, 20)
    d.fill([print_at(Sh.ell(0, -20, 17, 28)), print_at(Sh.ell(0, 30, 13, 14))], INK, 0.55)
    for x, s in ((96, -1), (312, 1)):
        arm = line(f"{x},190 {x + s * 56},250 {x + s * 34},{190 if s > 0 else 180}")
        d.stroke(arm, INK, 50)
        d.stroke(arm, CORAL["mid"], 42)
        for i in range(2):
            form(
                d,
                spot(x + s * (44 - i * 4), 214 + i * 17, 1, s * -20)(Sh.rect(-29, -9, 58, 19, 9)),
                (CORAL["light"], CORAL["base"]),
                3.4,
            )
        fist = spot(x + s * 28, 172, 1, s * -14, s < 0)
        solid(
            d,
            fist("-30,22! -36,-14 -20,-36 10,-40 34,-26 36,10 24,28!"),
            (CORAL["core"], CORAL["light"], CORAL["mid"]),
            4.6,
            0.3,
        )
        d.stroke([fist(line(f"{-12 + i * 16},-36 {-10 + i * 15},-12")) for i in range(3)], INK, 3.4)
    shoe(d, 56, 436, 0.8, -30, True)
    d.stroke([line("22,330 6,316"), line("30,306 18,288"), line("390,306 404,290")], PAPER[0], 5)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _one_stair_too_many,
        _longer_corridor,
        _out_of_another_mirror,
        _undertow,
        _sleepwalking_awake,
        _the_rug_has_had_enough,
    )
}
