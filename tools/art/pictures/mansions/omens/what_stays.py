"""Omens that lie before one, or have one by the finger, 412x444."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, LEATHER, SKIN, glance, hole, lamplight, rod, solid, spot
from tools.art.lamplit.scene import boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
ALL = Sh.rect(0, 0, 412, 444)
NIGHT = ("#2c454f", INK2, INK)


def _the_book_closes(d: Doc) -> None:
    """Both hands, it says, and sit up."""
    papered(d, 412, 444, "#7a5a3e", "#20150d", (330, 60), 420)
    solid(d, "-10,330! 422,300! 422,454! -10,454!", (LEAF_G[1], LEAF_G[2], LEAF_G[4]), 3.4, 0.3, 0)
    d.fill(S("90,414! 330,390! 390,420! 140,440!"), INK, 0.42)
    for x, y, r in ((86, 214, 26), (52, 270, 18), (120, 160, 17), (48, 178, 13)):
        solid(d, star(x, y, r, 5, 0.45), (LAMP["core"], LAMP["mid"]), 3, 0)
    back_of = "150,392! 140,90! 300,60! 322,370!"
    d.fill(S(back_of).move(16, 14), INK, 0.35)
    solid(d, back_of, (PLUM["mid"], PLUM["base"], PLUM["deep"]), 4.6, 0.2)
    solid(d, "156,380! 150,100! 290,74! 306,362!", GLOVE, 3.4, 0.2)
    nib(d, pen(S("156,376! 150,104! 176,98! 180,374!"), 90, 6), PAPER[3], 1.8, 0.8)
    pose_hand(d, "point", (20, 316), 0.96, -16, SKIN, cuff=(TIDE["mid"], TIDE["base"], TIDE["deep"]), arm=50)
    front = "172,404! 160,108! 250,120! 350,90! 372,386! 270,414!"
    solid(d, front, (PLUM["light"], PLUM["mid"], PLUM["dark"]), 5, 0.24)
    d.stroke(S("190,386! 180,130! 250,138! 334,114! 352,372! 268,394!"), LAMP["light"], 4)
    for x, y in ((226, 204), (300, 196)):
        form(d, Sh.ell(x, y, 27, 25), ("#ffffff", PAPER[0]), 4)
        d.fill(Sh.ell(x - 10, y + 6, 9), INK)
    rod(d, Sh.ell(226, 204, 36, 34), 5, LAMP["light"], 5)
    rod(d, Sh.ell(300, 196, 36, 34), 5, LAMP["light"], 5)
    d.stroke(line("260,200 266,198"), INK, 6)
    d.stroke([line("196,160 232,164"), line("286,158 328,146")], INK, 7)
    d.stroke(line("222,292 262,278 308,286"), INK, 7)
    d.stroke([line("222,292 212,300"), line("308,286 320,290")], INK, 5)
    form(d, "236,90! 246,58 274,52 290,78!", (WOOD[1], WOOD[3]), 4)
    solid(d, Sh.ell(268, 44, 28, 25), ("#b9ae96", "#7f7763", "#484539"), 4.4, 0.3)
    solid(d, spot(360, 300, 1, -64)(Sh.rect(-90, -11, 150, 22, 3)), (LAMP["light"], "#c69a6a"), 4, 0)
    d.stroke([spot(360, 300, 1, -64)(line(f"{-78 + i * 18},-10 {-78 + i * 18},0")) for i in range(8)], INK, 2.6)


def _the_itch(d: Doc) -> None:
    """Between the shoulder blades there is a small door; a finger comes out of it."""
    papered(d, 412, 444, "#6f7a52", "#1c2216", (80, 60), 420)
    coat = "30,454! 36,300 70,210 150,170 206,176 262,170 342,210 376,300 384,454!"
    d.fill(S(coat).move(16, 10), INK, 0.4)
    solid(d, coat, (TIDE["mid"], TIDE["base"], TIDE["deep"]), 5, 0.3)
    d.stroke(
        [line("206,186 204,300 206,454"), line("84,220 110,330 104,454"), line("330,220 304,330 312,454")],
        INK,
        3.4,
        0.85,
    )
    solid(d, "166,180! 160,120! 252,120! 248,180! 206,196", SKIN, 4.4, 0.3)
    solid(
        d,
        "120,120! 108,60 140,10 206,-6 272,10 304,60 292,120! 270,150 206,158 142,150!",
        ("#7b4a34", "#4f2e22", "#2a1712"),
        4.6,
        0.34,
    )
    for x in (106, 306):
        solid(d, Sh.ell(x, 96, 15, 24), SKIN, 4, 0)
    solid(d, "138,186! 170,160 206,176 244,160 276,186! 250,210 206,204 162,210!", GLOVE, 4, 0.2)
    rod(d, "0,250 60,300 116,280", 46, TIDE["mid"], 9)
    pose_hand(d, "reach", (118, 286), 0.62, -10, SKIN)
    rod(d, "412,210 380,150 322,190", 42, TIDE["base"], 9)
    pose_hand(d, "reach", (318, 196), 0.56, 132, SKIN, flip=True)
    d.fill(Sh.rect(174, 250, 90, 126, 4), WOOD[3])
    form(d, Sh.rect(172, 248, 92, 128, 4), (WOOD[0], WOOD[2]), 4)
    gap = form(d, Sh.rect(184, 260, 68, 116), (INK2, INK), 3.4)
    glance(d, 222, 296, 0.7, -0.6, 0.3)
    solid(d, "252,260! 300,246! 304,392! 252,376!", ("#c69a6a", "#8d6844", "#4a3424"), 4, 0)
    for y in (272, 330):
        form(d, S(f"262,{y}! 292,{y - 6}! 294,{y + 40}! 262,{y + 38}!"), ("#8d6844", "#a87f54"), 2.6)
    form(d, Sh.ell(292, 322, 6), BRASS, 2.6)
    d.fill(gap & Sh.rect(184, 362, 68, 20), WOOD[1])
    rod(d, "214,366 190,352 160,366 142,346", 17, GLOVE[1], 7)
    form(d, Sh.ell(140, 342, 7, 9), GLOVE, 2.4)
    d.stroke([line("124,330 112,320"), line("138,322 134,308"), line("120,350 104,352")], PAPER[0], 4)


def _borrowed_shadow(d: Doc) -> None:
    """You will have it back, a little stretched; at present it is somebody else's size."""
    papered(d, 412, 444, "#b9995c", "#4a331c", (60, 330), 460)
    boarded(d, 412, 444, 330, 320)
    shade = (
        "196,330! 210,210 190,150 208,110 246,96! 240,70 244,44! "
        "216,46! 216,38! 242,36! 240,-4! 306,-8! 308,34! 334,34! "
        "334,42! 308,46! 310,70 302,96! 344,108 364,150 352,216 368,326!"
    )
    d.fill(S(shade), INK, 0.88)
    d.stroke(S(shade).shrink(8), TIDE["light"], 2.8, dash="9 8")
    d.fill(S("110,420! 150,430! 370,330! 200,330!"), INK, 0.88)
    d.stroke([line("304,128 330,160 316,200"), line("250,130 226,164 240,200")], TIDE["light"], 2.4, 0.8)
    stitch = [line(f"{120 + i * 20},{414 - i * 18} {136 + i * 20},{420 - i * 18}") for i in range(5)]
    d.stroke(stitch, CORAL["light"], 5)
    coat = ("#6f8f86", "#3f6660", "#1d3a3a")
    for x in (78, 128):
        solid(d, f"{x - 16},330! {x - 14},412! {x + 18},412! {x + 18},330!", NIGHT, 4.4)
        solid(d, spot(x, 420, 0.5, 0)("-40,6! -34,-30 0,-40! 60,-10 66,10!"), LEATHER, 3.6, 0)
    solid(d, "46,350! 50,260 66,220 104,208 142,222 158,262 160,350! 104,360", coat, 5, 0.34)
    rod(d, "60,250 34,300 50,340", 24, coat[0], 8)
    rod(d, "148,248 188,268 206,240", 24, coat[1], 8)
    form(d, Sh.ell(208, 232, 15), SKIN, 3.4)
    solid(d, "78,206! 68,160 80,132 106,124 134,136 142,166 132,206! 104,218", SKIN, 4.6, 0.2)
    solid(d, "64,150! 70,116 106,102 140,116 148,150! 106,136", ("#c98a4e", "#8a5226"), 4.2, 0.3)
    d.fill([Sh.ell(110, 164, 4), Sh.ell(130, 162, 4)], INK)
    d.stroke([line("102,150 114,146"), line("124,146 136,148"), line("112,190 122,186 130,190")], INK, 4)
    tag = spot(338, 250, 1, 16)
    d.stroke(line("300,190 320,214 330,230"), PAPER[0], 3.4)
    d.fill(tag("-24,-24! 24,-24! 30,40! -30,40!").move(8, 8), INK, 0.6)
    solid(d, tag("0,-36! 26,-16! 28,44! -28,44! -26,-16!"), GLOVE, 4, 0.2)
    form(d, tag(Sh.ell(0, -18, 6)), (INK2, INK), 2)
    for y in (4, 18, 32):
        d.stroke(tag(line(f"-16,{y} 16,{y}")), CORAL["base"], 4)


def _a_small_errand(d: Doc) -> None:
    """Only down the corridor; the list goes there itself."""
    d.fill(ALL, d.lin(0, 0, 0, 444, "#41545a", "#141d22"))
    form(d, "-10,-30! 200,150! 200,236! -10,470!", ("#7f6f8a", "#2a2230"), 2.6)
    form(d, "422,-30! 262,150! 262,236! 422,430!", ("#5b4f66", "#1c1722"), 2.6)
    form(d, "-10,-30! 200,150! 262,150! 422,-30!", ("#33434a", "#1a252a"), 2.4)
    form(d, "200,236! 262,236! 422,430! 422,454! -10,470!", (WOOD[1], WOOD[3]), 2.6)
    form(d, Sh.rect(200, 150, 62, 86), ("#1d2c30", INK), 2.4)
    lamplight(d, 232, 190, 100, 0.8)
    form(d, Sh.rect(216, 164, 32, 72), (LAMP["core"], LAMP["mid"]), 2.2)
    for s, x0, x1 in ((1, 380, 330), (1, 306, 288)):
        t0, t1 = abs(x0 - 231) / 231, abs(x1 - 231) / 231
        leaf = [(x0, 200 - 190 * t0), (x1, 200 - 190 * t1), (x1, 226 + 210 * t1), (x0, 226 + 210 * t0)]
        solid(d, Sh.poly(leaf), (TIDE["mid"], TIDE["base"], TIDE["deep"]), 2.8, 0)
        form(d, Sh.ell(x1 + s * 6, 226 + 30 * t1, 4 + 5 * t1), BRASS, 2)
    floor_way = "66,372! 196,352! 226,300 240,262 244,237! 224,237! 208,262 160,316"
    d.fill(S(floor_way).move(10, 10), INK, 0.4)
    solid(d, floor_way, (PAPER[0], PAPER[1], PAPER[2]), 3.4, 0)
    for x, y, n in ((172, 336, 44), (200, 306, 28), (218, 278, 17), (230, 256, 9)):
        d.stroke(line([(x - n / 2, y), (x + n / 2, y - 2)]), PAPER[3], 3)
    sheet_of = "82,84! 200,70! 214,190 204,300 196,352! 196,388 140,410 80,398 66,372! 96,240"
    d.fill(S(sheet_of).move(14, 12), INK, 0.4)
    solid(d, sheet_of, ("#ffffff", PAPER[0], PAPER[2]), 4.6, 0.2)
    d.stroke(line("66,372 84,386 140,392 196,352"), INK, 4)
    for i in range(8):
        y = 120 + i * 30
        x = 106 + (0, 4, 6, 5, 2, -4, -10, -16)[i]
        d.fill(Sh.rect(x, y, 13, 13, 2), CORAL["mid"])
        d.stroke(Sh.rect(x, y, 13, 13, 2), INK, 2.6)
        d.stroke(line(f"{x + 24},{y + 8} {x + 78},{y + 4}"), PAPER[3], 4)
    hole(d, "422,-10! 310,-10! 262,20 224,50! 250,96 310,84 422,90!")
    pose_hand(d, "pinch", (258, 46), 0.78, 152, GLOVE, flip=True)
    solid(d, "240,26! 268,10! 294,70! 264,86!", GLOVE, 4, 0)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _the_book_closes,
        _the_itch,
        _borrowed_shadow,
        _a_small_errand,
    )
}
