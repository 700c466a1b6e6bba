"""gardener: straw hat, oilskin apron, no hurry; between hat and collar only stakes and twine."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, WOOD
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "two"
SCALE = 0.96
STEEL = ("#f4f6ee", SLATE[0], SLATE[2])


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    body(f)
    _shears(f)


def body(f: Fig) -> None:
    """The gardener and his sleeves, and nothing in the upper one."""
    for x in (128, 190):
        f.form(S(f"{x - 20},330! {x + 20},330! {x + 18},396! {x - 18},396!"), (WOOD[1], WOOD[3]))
        f.form(
            S(f"{x - 38},424! {x - 38},406 {x - 20},392 {x - 20},372! {x + 20},372! {x + 24},424!"),
            (LEAF_G[2], LEAF_G[4]),
        )
        f.line(f"{x - 34},414 {x - 6},408 {x + 22},410", 2, PAPER[2])
    b = f.form("106,156! 88,190 86,260 96,340! 224,340! 234,260 232,190 214,156!", ("#6f7f74", "#3f5048"))
    f.pen(f.side(b, -26, 0), 90, 5.5, INK, 1.7, 0.9, ragged=12)
    ap = f.form(
        "124,176! 196,176! 200,240 222,268! 232,396! 160,408 90,396! 100,268! 120,240!",
        (LAMP["light"], LAMP["base"], LAMP["dark"]),
    )
    f.pen(f.side(ap, -34, 0), 90, 6, INK, 1.8, 0.9, ragged=20)
    f.fill(ap - ap.move(5, 3), LAMP["core"], 0.7)
    f.line("124,176 116,150", 6, WOOD[3])
    f.line("196,176 206,150", 6, WOOD[3])
    # the pot on his belt, in which a hat is coming up
    f.form("126,306! 194,306! 186,356! 134,356!", (CORAL["light"], CORAL["base"]))
    f.form("120,294! 200,294! 198,310! 122,310!", (CORAL["light"], CORAL["mid"]))
    f.form(Sh.rect(144, 322, 34, 18, 2), PAPER[0], 2, edge=False)
    f.line("160,294 158,276", 5, LEAF_G[2])
    f.form("158,286! 138,280 132,268! 150,268!", (LEAF_G[0], LEAF_G[2]), 2, edge=False)
    f.form(
        ("132,268! 150,274 170,274 190,266! 182,260 176,262! 176,240 162,234 148,240 146,264! 140,262"),
        ("#54686a", "#1d2a2e"),
        2.2,
        edge=False,
    )
    f.line("146,258 162,262 176,256", 4, PLUM["mid"])
    # stakes and twine for a neck and a face
    f.nobody("132,150! 128,110 134,84 160,76 186,84 192,110 188,150! 160,160")
    for x0, x1 in ((140, 134), (154, 152), (168, 170), (180, 188)):
        f.line(f"{x0},160 {x1},66", 7, INK)
        f.line(f"{x0},160 {x1},66", 4, WOOD[0])
    for y in (96, 126):
        f.line(f"134,{y} 160,{y + 7} 188,{y - 2}", 5, INK)
        f.line(f"134,{y} 160,{y + 7} 188,{y - 2}", 2.8, PAPER[1])
    f.form("112,158! 124,142 160,150 196,142 208,158! 188,172 160,176 132,172", ("#55655c", "#2c3a34"))
    # hat
    h = f.form("70,82! 100,66 160,60 220,66 250,82! 226,98 160,92 94,98", ("#f2d795", "#c79a4c", "#7d5a2a"))
    f.pen(h, 0, 6, "#7d5a2a", 1.5, 0.8)
    c = f.form("116,72! 120,36 140,20 160,18 180,20 200,36 204,72! 160,82", ("#f6e0a8", "#cfa25a", "#8a6430"))
    f.pen(c, 90, 7, "#7d5a2a", 1.5, 0.7)
    f.fill("116,62! 160,72 204,62! 204,74! 160,84 116,74!", LEAF_G[3])
    f.form("196,60! 214,40 230,44! 220,62!", (LEAF_G[0], LEAF_G[2]), 2)
    _figure_2(f)


def _figure_2(f: Fig) -> None:
    # sleeves; the shears are his hands
    for pts in ("108,160! 78,182 62,230 64,262! 92,262! 102,228 116,200!",):
        a = f.form(pts, ("#6f7f74", "#3f5048"))
        f.pen(f.side(a, -9, 0), 90, 5.5, INK, 1.6, 0.9)
    a = f.form("212,160! 244,176 268,150 276,118! 250,104! 238,134 214,140!", ("#6f7f74", "#3f5048"))
    f.pen(f.side(a, -8, -8), 90, 5.5, INK, 1.6, 0.9)
    f.form("58,258! 96,258! 98,276! 56,276!", (PAPER[1], PAPER[3]))
    f.form("246,108! 278,116! 284,100! 250,90!", (PAPER[1], PAPER[3]))
    f.form("70,276! 84,276! 92,330 84,372! 70,330!", STEEL)
    f.form("84,276! 74,276! 52,320 50,362! 74,330!", STEEL)
    f.form(Sh.ell(76, 304, 6), BRASS, 2)


def _shears(f: Fig) -> None:
    """A second pair, held up."""
    f.form("262,98! 276,102! 296,54 290,8! 270,48!", STEEL)
    f.form("274,100! 262,96! 240,56 246,14! 268,50!", STEEL)
    f.form(Sh.ell(268, 74, 6), BRASS, 2)


def pencil(d: Doc) -> None:
    """On the back: a seed label on a string, blank."""
    d.stroke(line("196,110 178,128 170,140"), PENCIL, 2, 0.9)
    d.stroke(S("130,352! 190,344! 206,366! 192,386! 134,390!"), PENCIL, 2.2, 0.9)
    d.stroke(Sh.ell(192, 365, 4), PENCIL, 2, 0.9)
    d.stroke(line("190,368 214,384 224,404"), PENCIL, 2, 0.9)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
