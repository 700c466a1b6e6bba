"""sodden: a coat full of sea: water in the collar, a goldfish looks out, the bowler is afloat."""

from tools.art.inkwell.brush import taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import INK, LAMP, PAPER, PLUM, TIDE
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "two"
SCALE = 0.95


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    coat(f)
    _bowler(f)


def coat(f: Fig) -> None:
    """The coat full of sea, and no hat on it yet."""
    coat_c = ("#4b5c5a", "#2c3b3e", "#182428")
    # puddle and shoes
    f.form(
        S("44,424! 70,404 130,398 200,400 262,404 292,424! 240,436 100,436"), (TIDE["light"], TIDE["mid"]), edge=True
    )
    for x, _fl in ((112, 1), (206, 1)):
        f.form(
            S(f"{x - 46},416! {x - 48},398 {x - 22},388 {x},376! {x + 28},376! {x + 30},416!"), ("#5a4038", "#241a1a")
        )
        f.line(f"{x - 44},408 {x - 10},404 {x + 28},406", 2, PAPER[2])
    # the coat
    cloth = f.form(
        (
            "104,160! 84,176 72,220 64,300 50,398! 96,388 124,402 160,392 196,404 "
            "226,390 272,398! 256,300 248,216 236,176 216,160! 160,176"
        ),
        coat_c,
    )
    f.pen(f.side(cloth, -34, -6), 90, 5.5, INK, 1.7, 0.95, ragged=20)
    f.pen(cloth, 90, 11, INK, 1.4, 0.5, tone=lambda x, y: (y - 210) / 230, ragged=30)
    f.fill(cloth - cloth.move(5, 3), "#7d938c", 0.8)
    # opening with the sea behind it
    f.fill(S("160,170! 150,240 146,320 140,396! 176,396! 172,320 168,240"), INK, 0.75, cloth)
    f.line("160,172 151,240 147,320 141,394", 2, "#6f867f")
    # sleeves
    for pts, hand in (
        ("92,170! 70,184 52,230 44,290! 84,300! 92,250 104,214!", (64, 298)),
        ("226,170! 250,182 268,228 278,282! 240,294! 230,250 218,214!", (258, 292)),
    ):
        sl = f.form(pts, coat_c)
        f.pen(f.side(sl, -12, -4), 90, 5.5, INK, 1.7, 0.9, ragged=10)
        x, y = hand
        f.form(S(f"{x - 23},{y - 14}! {x + 22},{y - 10}! {x + 22},{y + 6}! {x - 22},{y + 4}!"), ("#66786f", "#33433f"))
        # what runs out of the cuff
        f.form(
            S(
                f"{x - 15},{y + 4}! {x + 15},{y + 5}! {x + 11},{y + 34} {x + 14},{y + 62} "
                f"{x + 7},{y + 96} {x},{y + 110} {x - 6},{y + 90} {x - 12},{y + 58} {x - 10},{y + 32}"
            ),
            (TIDE["core"], TIDE["light"], TIDE["mid"]),
        )
        f.line(f"{x - 6},{y + 10} {x - 3},{y + 40} {x - 5},{y + 70}", 3.4, "#ffffff", 0.8)
    # the sea in the collar
    f.glow(160, 110, 90, (0, TIDE["core"], 0.8), (0.6, TIDE["light"], 0.3), (1, TIDE["mid"], 0))
    water = f.form(
        "112,168! 106,134 112,96 132,72 160,64 190,72 210,98 214,136 208,168! 160,184",
        (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"]),
    )
    f.fill(S("122,158! 116,126 124,98 138,84! 132,110 132,140"), "#ffffff", 0.75, water)
    for x, y, r in ((190, 96, 5), (198, 112, 3.4), (184, 82, 3), (146, 150, 4)):
        f.form(Sh.ell(x, y, r), "#f4fff4", 1.6, TIDE["dark"], edge=False)
    _figure_2(f)


def _figure_2(f: Fig) -> None:
    # the fish that looks out
    f.form("196,128! 214,112 212,128 216,146!", LAMP["mid"], 2, edge=False)
    fish = f.form(
        "126,128 138,112 160,106 182,114 198,128 182,142 158,150 138,144",
        (LAMP["light"], LAMP["mid"], LAMP["base"]),
        2.4,
        edge=False,
    )
    f.form("158,106! 166,92 184,98 180,114!", LAMP["mid"], 2, edge=False)
    f.pen(S("164,104! 200,110! 200,146! 160,152!"), 60, 6, LAMP["dark"], 1.6, 0.8, fish)
    f.line("162,112 156,128 162,144", 2.4, LAMP["dark"])
    f.form(Sh.ell(143, 124, 8.5), "#fffdf0", 2, edge=False)
    f.fill(Sh.ell(141, 125, 4), INK)
    f.line("124,134 132,138 138,136", 2.4, INK)
    # collar
    for pts in (
        "98,182! 92,150 104,132 118,128! 120,160 140,186 158,212! 130,206!",
        "222,182! 228,150 216,132 202,128! 200,160 180,186 162,212! 192,206!",
    ):
        c = f.form(pts, ("#6f837c", "#33433f"))
        f.pen(c, 60 if pts[0] == "9" else 120, 5.5, INK, 1.5, 0.75, ragged=12)
    # buttons, one of them a spring
    for _i, y in enumerate((236, 280, 324)):
        f.form(Sh.ell(180, y, 7.5), (LAMP["light"], LAMP["base"]), 2, edge=False)
    f.brush("150,270 112,256 84,262 66,282", 9, TIDE["light"], taper(0.4, 0.6, 0.7), edge=True)
    f.line("150,270 112,256 84,262 66,282", 1.6, INK, 0.8)


def _bowler(f: Fig) -> None:
    """The hat, afloat."""
    with f.at(162, 60, 1, -9):
        f.form("-66,6! -40,14 0,18 40,14 66,4! 52,-6 0,-4 -50,-4", ("#3a4a4c", "#121c20"))
        crown = f.form("-42,2! -46,-26 -34,-50 0,-56 34,-50 46,-26 42,2! 0,10", ("#54686a", "#27363a", "#10191c"))
        f.fill(S("-44,-4! 0,4 44,-4! 43,8! 0,16 -43,8!"), PLUM["base"])
        f.pen(S("6,-60! 50,-60! 50,10! 10,12!"), 90, 5, INK, 1.6, 0.9, crown)
        f.line("-30,-38 -12,-47 6,-48", 2.6, PAPER[1], 0.8)


def pencil(d: Doc) -> None:
    """On the back: a drying line with one sock."""
    d.stroke(line("60,300 120,312 200,312 264,298"), PENCIL, 2.2, 0.9)
    for x, y in ((108, 310), (206, 311)):
        d.stroke(line(f"{x},{y - 7} {x},{y + 7}"), PENCIL, 3, 0.9)
    d.stroke(S("118,314! 138,314! 138,338! 156,346 150,358 128,354 118,344!"), PENCIL, 2.2, 0.9)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
