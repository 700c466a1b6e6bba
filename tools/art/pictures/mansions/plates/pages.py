"""Plates of the pages beside a game, 640x360: statistics, chronicle, challenges, puzzles, rules, no saves yet."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, corners, form, nib, pen, side
from tools.art.lamplit.props import DARK_SKIN, GLOVE, SKIN, moth
from tools.art.lamplit.scene import boarded, muntins, night_window, papered
from tools.art.lamplit.scuffle import BLUE, bowler, nobody_arm
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

SIZE = (640, 360)
PICTURE = Picture(size=SIZE)


def _statistics(d: Doc) -> None:
    """A row of candles, one for each kind of evening, burnt down unequally; somebody measures them with a thumb."""
    papered(d, 640, 360, "#6d5a48", "#2a2222", (330, 120), 430)
    form(d, corners("-10,292 650,256 650,380 -10,380"), (WOOD[0], WOOD[2], WOOD[3]), 4)
    for i, (h, lit) in enumerate(((150, 1), (96, 1), (190, 1), (60, 0), (128, 1), (34, 0))):
        x, y = 150 + i * 74, 292 - i * 4
        d.fill(Sh.ell(x + 16, y + 6, 40, 10), INK, 0.5)
        form(d, Sh.ell(x, y, 34, 11), BRASS, 3.4)
        c = form(d, Sh.rect(x - 17, y - h, 34, h, 4), ("#ffffff", PAPER[0], PAPER[2]), 3.4)
        nib(d, pen(side(c, -13, 0), 90, 6), PAPER[4], 1.8, 0.8)
        form(
            d,
            brush(f"{x - 12},{y - h + 4} {x - 18},{y - h * 0.7} {x - 12},{y - h * 0.5}", 10, taper(0.6, 0.9, 0.7)),
            PAPER[0],
            2,
        )
        d.stroke(line([(x, y - h), (x + 2, y - h - 12)]), INK, 4)
        if lit:
            d.glow(x, y - h - 26, 60, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
            f = S(f"{x},{y - h - 4}! {x - 12},{y - h - 22} {x + 2},{y - h - 52}! {x + 13},{y - h - 22}")
            d.fill(f, LAMP["core"])
            d.stroke(f, INK, 3)
        else:
            d.stroke(
                line([(x + 2, y - h - 14), (x + 12, y - h - 34), (x - 4, y - h - 52), (x + 8, y - h - 74)]),
                SLATE[0],
                4,
                0.8,
            )
    moth(d, 470, 70, 0.9, 20)
    pose_hand(d, "point", (30, 180), 0.8, -12, SKIN, cuff=BLUE, arm=60)


def _chronicle(d: Doc) -> None:
    """The key rack of the hall: a key for each evening that was, and a hook for tonight."""
    papered(d, 640, 360, "#7b8068", "#2c3a34", (150, 90), 460)
    form(d, corners("90,60 590,36 596,250 96,282"), INK, 2)
    rack = form(d, corners("84,50 584,26 590,240 90,272"), (WOOD[0], WOOD[1], WOOD[3]), 4)
    nib(d, pen(rack, -3, 14, ragged=90, broken=0.9), INK, 1.8, 0.4)
    for n in range(10):
        x, y = 140 + n % 5 * 96, 78 + n // 5 * 104 - n % 5 * 5
        form(d, Sh.rect(x - 26, y - 20, 52, 14, 3), (PAPER[0], PAPER[1]), 2.4)
        d.stroke(line([(x, y - 4), (x, y + 8), (x + 9, y + 6)]), BRASS[1], 6)
        if n == 8:
            d.stroke(Sh.ell(x + 2, y + 42, 13, 30), TIDE["light"], 3, dash="7 6")
            continue
        tones = (BRASS, (SLATE[0], SLATE[2]), (CORAL["light"], CORAL["dark"]))[n % 3]
        a = (-6, 4, 0, 8, -3)[n % 5]
        shape = Sh.ring(0, 18, 15, 8) | Sh.rect(-5, 32, 10, 42) | Sh.rect(0, 56, 16, 8) | Sh.rect(0, 68, 12, 7)
        k = shape.rot(a).move(x, y)
        d.fill(k.move(6, 8), INK, 0.5)
        form(d, k, tones, 3)
    boarded(d, 640, 360, 330, 316)
    pose_hand(d, "reach", (560, 350), 0.8, -124, DARK_SKIN, cuff=BLUE, arm=40)
    bowler(d, 60, 330, 0.7, 6)


def _challenges(d: Doc) -> None:
    """The house in a bottle, small enough to be won in one turn; a glove has just put in the cork."""
    papered(d, 640, 360, "#4f6a66", "#182c30", (180, 80), 430)
    boarded(d, 640, 360, 284, 262)
    d.fill(Sh.ell(340, 312, 240, 20), INK, 0.5)
    form(d, corners("150,296 500,276 512,318 140,338"), (WOOD[0], WOOD[3]), 4)
    bottle = S(
        "120,170! 128,108 190,72 300,66 420,66 470,96 500,124 560,126! 560,176! 500,180 470,214 420,250 290,262 180,254"
        " 128,226"
    )
    form(d, bottle, ("#7fb0a0", "#33686a", "#1c4147"), 4)
    with d.clip(bottle.shrink(4)):
        d.glow(300, 150, 130, (0, LAMP["core"], 0.6), (1, LAMP["light"], 0))
        sea = form(
            d, S("100,216! 200,206 320,220 440,206 520,214! 520,280! 100,280!"), (TIDE["light"], TIDE["base"]), 3
        )
        nib(d, pen(sea, 0, 9, ragged=40, broken=0.8), TIDE["core"], 1.8, 0.7)
        vesper_hall(d, 300, 214, 0.3)
        d.fill(S("150,130! 190,90 260,80! 210,110 170,160!"), "#ffffff", 0.7)
    d.stroke(bottle, INK, 4)
    c = form(d, corners("556,122 596,128 596,172 556,180"), (LAMP["light"], LAMP["base"]), 3.6)
    nib(d, pen(side(c, -10, 0), 90, 6), LAMP["dark"], 1.8, 0.8)
    nobody_arm(d, "660,120! 630,130 614,136! 616,170 630,176 660,186!")
    pose_hand(d, "pinch", (648, 96), 0.56, 130, GLOVE, flip=True)


def _puzzles(d: Doc) -> None:
    """A drawer of thirty small locks, in order; one has been picked by a moth."""
    papered(d, 640, 360, "#75684f", "#2f2822", (140, 60), 430)
    form(d, corners("40,70 600,44 640,380 0,380"), (WOOD[0], WOOD[1], WOOD[3]), 4)
    form(d, corners("70,96 574,72 606,350 40,360"), (PLUM["dark"], "#1c1018"), 3.4)
    for n in range(15):
        r, c = divmod(n, 5)
        x, y = 132 + c * 96 - r * 6 + (c - 2) * r * 5, 140 + r * 84 - c * 4
        k = 0.86 + r * 0.1
        if n == 8:
            moth(d, x, y, 1.2, -14)
            continue
        tones = (BRASS, (SLATE[0], SLATE[2]), (CORAL["light"], CORAL["dark"]), (TIDE["light"], TIDE["base"]))[
            (n * 3 + r) % 4
        ]
        d.stroke(arc(x, y - 8 * k, 16 * k, 180, 360, 22 * k), INK, 12 * k)
        d.stroke(arc(x, y - 8 * k, 16 * k, 180, 360, 22 * k), SLATE[0], 6 * k)
        body = (Sh.rect(-26, -10, 52, 42, 6), Sh.ell(0, 10, 27, 24), corners("-26,-10 26,-10 20,32 -20,32"))[n % 3]
        b = form(d, body.scale(k).move(x, y), tones, 3.2)
        nib(d, pen(side(b, -14, 0), 90, 6), INK, 1.7, 0.6)
        d.fill(
            Sh.ell(x, y + 6 * k, 6 * k)
            | corners(f"{x - 3},{y + 8} {x + 3},{y + 8} {x + 6},{y + 22 * k} {x - 6},{y + 22 * k}"),
            INK,
        )
    pose_hand(d, "pinch", (620, 250), 0.8, 196, SKIN, flip=True, cuff=BLUE, arm=40)


def _rules(d: Doc) -> None:
    """The rules are read aloud to the furniture: a book on a tray, spectacles on nobody, chairs drawn up."""
    papered(d, 640, 360, "#6a5a66", "#2a1e2c", (320, 80), 430)
    boarded(d, 640, 360, 262, 250)
    night_window(d, 60, 40, 84, 120)
    muntins(d, 60, 40, 84, 120)
    ghost = S("250,260! 256,190 286,168 300,150 288,120 296,78 326,62 356,76 364,120 352,150 368,168 398,190 404,260!")
    d.fill(ghost, INK)
    d.stroke(ghost.shrink(6), TIDE["light"], 3.4, dash="9 7")
    for x in (308, 344):
        d.stroke(Sh.ell(x, 112, 16), INK, 9)
        d.stroke(Sh.ell(x, 112, 16), LAMP["mid"], 4)
        d.fill(Sh.ell(x, 112, 13), TIDE["light"], 0.5)
    d.stroke(line("324,110 328,110"), LAMP["mid"], 5)
    left = form(
        d, S("180,226! 240,196 300,200 326,214! 326,290! 290,272 230,272 186,292!"), ("#ffffff", PAPER[0], PAPER[2]), 4
    )
    form(
        d, S("326,214! 352,200 412,196 472,226! 466,292! 420,272 362,272 326,290!"), ("#ffffff", PAPER[0], PAPER[1]), 4
    )
    nib(d, pen(side(left, 40, 0), 88, 8, ragged=16), PAPER[3], 1.8, 0.6)
    for i in range(4):
        d.stroke(line(f"{206},{232 + i * 13} {250},{218 + i * 13} {308},{226 + i * 13}"), PAPER[4], 4, dash="20 6 12 7")
        d.stroke(line(f"{346},{226 + i * 13} {402},{218 + i * 13} {448},{232 + i * 13}"), PAPER[4], 4, dash="16 6 24 7")
    pose_hand(d, "hold", (168, 310), 0.5, -50, GLOVE)
    pose_hand(d, "hold", (486, 310), 0.5, -130, GLOVE, flip=True)
    for x, rot in ((70, -6), (560, 8)):
        with d.group(transform=f"translate({x} 330) rotate({rot})"):
            form(
                d,
                S("-56,40! -60,-60 -44,-110 0,-120 44,-110 60,-60 56,40!"),
                (PLUM["mid"], PLUM["base"], PLUM["dark"]),
                5,
            )
            form(d, Sh.rect(-70, -36, 140, 60, 14), (PLUM["light"], PLUM["base"]), 5)
            for ex in (-18, 18):
                form(d, Sh.ell(ex, -78, 7), BRASS, 2.6)


def _saves(d: Doc) -> None:
    """Nothing is kept yet: empty pegs, one boater's shadow, and a house that has all night."""
    papered(d, 640, 360, "#59685e", "#1f2e30", (470, 80), 430)
    form(d, corners("40,86 600,62 600,96 40,122"), (WOOD[0], WOOD[2], WOOD[3]), 4)
    for i in range(6):
        x, y = 90 + i * 92, 108 - i * 4
        d.stroke(line([(x, y), (x, y + 22), (x + 16, y + 18)]), INK, 12)
        d.stroke(line([(x, y), (x, y + 22), (x + 16, y + 18)]), LAMP["mid"], 6)
        form(d, Sh.ell(x + 18, y + 14, 8), BRASS, 2.6)
    ghost = S(
        "366,118! 350,132 330,140! 300,170 286,250! 310,256! 322,214! 316,322! 372,316 428,322! 420,214! 434,256!"
        " 458,250! 444,170 414,140! 394,132 378,118!"
    )
    d.fill(ghost.move(12, 10), INK, 0.3)
    d.fill(ghost, INK)
    d.stroke(ghost.shrink(6), TIDE["light"], 3.4, dash="10 8")
    d.stroke(line("372,146 372,310"), TIDE["light"], 2.6, dash="8 8")
    for spec in ("352,134 366,160 372,146", "392,134 378,160 372,146"):
        d.stroke(line(spec), TIDE["light"], 2.6)
    boarded(d, 640, 360, 336, 318)
    for x, a in ((170, -6), (216, 8)):
        b = form(
            d, S("-30,40! -32,-2 -14,-20 14,-20 30,-2 32,40!").rot(a).move(x, 310), ("#8a5a44", "#5a3a2c", "#2c1d1a"), 4
        )
        nib(d, pen(side(b, -14, 0), 90, 6), INK, 1.8, 0.7)
    actor(d, "people.tobias_wren", 540, 352, 0.46)


FILES = {
    "statistics": (SIZE, _statistics),
    "chronicle": (SIZE, _chronicle),
    "challenges": (SIZE, _challenges),
    "puzzles": (SIZE, _puzzles),
    "rules": (SIZE, _rules),
    "saves": (SIZE, _saves),
}
