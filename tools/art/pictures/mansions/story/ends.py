"""How each objective ends: for those who came, for the Keeper, for nobody."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, hole, rod, solid, spot
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.lamplit.scuffle import bowler
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _pier_won(d: Doc) -> None:
    """A wet carpet and a shirt front; the lens goes down beside the pier."""
    bay(d, 640, 360, 170, (500, 50), True)
    form(d, S("-10,260! 300,216! 330,262! -10,350!"), (WOOD[0], WOOD[2]), 3.4)
    nib(d, [(20 + i * 32, 262 - i * 5, 34 + i * 32, 338 - i * 8) for i in range(9)], INK, 2.2, 0.6)
    c = form(
        d, S("30,270! 200,240 250,246 262,262! 230,290 60,320!"), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 3.4
    )
    nib(d, pen(c, 70, 12), CORAL["deep"], 2, 0.5)
    form(d, S("120,236! 168,228! 190,268! 160,290 122,284!"), ("#ffffff", PAPER[0], PAPER[2]), 3)
    for y in (246, 260, 274):
        d.fill(Sh.ell(152, y, 3.4), INK)
    actor(d, "people.aude_linnet", 226, 268, 0.36)
    actor(d, "people.tobias_wren", 290, 262, 0.36)
    for r in (110, 78, 50):
        for a in (10, 130, 220):
            d.stroke(arc(452, 268, r, a, a + 80, r * 0.26), TIDE["core"], 3, 0.9)
    lens = Sh.ell(452, 250, 46, 54) & Sh.rect(380, 180, 150, 84)
    form(d, lens, (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
    form(d, Sh.ell(452, 250, 36, 43) & Sh.rect(380, 180, 150, 84), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)
    d.fill(Sh.ell(452, 300, 40, 30), TIDE["light"], 0.35)
    for x, y, r in ((500, 240, 8), (410, 232, 6), (520, 262, 5)):
        form(d, Sh.ell(x, y, r), ("#ffffff", TIDE["light"]), 2)


def _queue(d: Doc) -> None:
    """Porch lights along the whole bay; under each a queue."""
    bay(d, 640, 360, 170, (90, 50))
    for i in range(9):
        x, y, k = (620 - i * 66, 178 - i * 3, 1.0 - i * 0.085)
        form(
            d,
            S(
                f"{x - 34 * k},{y}! {x - 34 * k},{y - 50 * k}! {x},{y - 80 * k}! {x + 34 * k},{y - 50 * k}! "
                f"{x + 34 * k},{y}!"
            ),
            ("#33474a", "#16262a"),
            2.6 * k,
        )
        d.glow(x, y - 26 * k, 60 * k, (0, LAMP["core"], 0.95), (0.4, LAMP["mid"], 0.4), (1, LAMP["mid"], 0))
        form(d, Sh.rect(x - 9 * k, y - 38 * k, 18 * k, 38 * k), (LAMP["core"], LAMP["mid"]), 2 * k)
    for i, (x, n) in enumerate(
        (
            (560, "the_guest"),
            (470, "lampbearer"),
            (388, "sodden"),
            (306, "absent_aunt"),
            (226, "gardener"),
            (150, "lamp_mother"),
        )
    ):
        k = 0.5 - i * 0.045
        actor(d, n, x, 336 - i * 9, k)
        d.fill(Sh.ell(x, 340 - i * 9, 50 * k * 2, 9), INK, 0.4)
    for i in range(5):
        d.fill(Sh.ell(96 - i * 18, 280 - i * 3, 6 - i, 12 - i), INK, 0.8)


def _sandwiches(d: Doc) -> None:
    """Nothing has been won. The Keeper sits on the bottom step with a tray; nobody took the one with the olive."""
    papered(d, 640, 360, "#746a5a", "#1f1b17", (540, 70), 440)
    form(d, Sh.rect(500, 20, 130, 236), (WOOD[0], WOOD[2]), 3.2)
    form(d, Sh.rect(514, 34, 102, 222), ("#ffffff", LAMP["core"], "#c9cdb4"), 2.8)
    d.glow(566, 130, 190, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    with d.group(transform="translate(560 190) scale(0.34)"):
        form(d, S("-90,0! 96,-6! 76,36! -66,36!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
        form(d, Sh.rect(-44, -40, 80, 38), (PAPER[0], PAPER[2]), 4)
        form(d, Sh.rect(4, -76, 22, 36), (CORAL["mid"], CORAL["dark"]), 4)
    boarded(d, 640, 360, 280, 250)
    d.fill(S("514,256! 616,256! 560,370! 330,370!"), LAMP["light"], 0.3)
    for i in range(5):
        y = 92 + i * 42
        form(
            d,
            Sh.poly([(-10, y), (150 + i * 36, y - 14), (150 + i * 36, y + 30), (-10, y + 44)]),
            (WOOD[1], WOOD[3]),
            2.8,
        )
        form(
            d,
            Sh.poly([(-10, y - 16), (128 + i * 36, y - 28), (150 + i * 36, y - 14), (-10, y)]),
            (WOOD[0], WOOD[1]),
            2.6,
        )
        form(
            d,
            Sh.poly([(30, y - 19), (96 + i * 30, y - 25), (112 + i * 31, y - 11), (30, y - 4)]),
            (PLUM["mid"], PLUM["base"]),
            2,
        )
    hole(
        d,
        "70,296! 60,200 90,150 136,140! 188,146 214,190 218,244! 300,244 330,262 334,330! 286,336! 280,296 210,300!",
        3,
    )
    hole(d, Sh.ell(140, 96, 36, 44), 3)
    bowler(d, 142, 66, 0.7, -5)
    tray = Sh.ell(330, 250, 176, 42).rot(-4, 330, 250)
    d.fill(tray.move(12, 20), INK, 0.5)
    form(d, tray, (PAPER[0], SLATE[0], SLATE[2]), 4)
    form(d, Sh.ell(330, 246, 148, 31).rot(-4, 330, 246), (SLATE[0], SLATE[1]), 2.6)
    for i, (x, y) in enumerate(((228, 246), (300, 228), (424, 228), (270, 266), (398, 262))):
        _sandwich(d, x, y, 1.0, i % 2 == 0)
    _holding(d)
    _sandwich(d, 344, 250, 1.35, True)
    d.stroke(line("344,214 350,182"), INK, 4)
    form(d, Sh.ell(352, 174, 17, 14), (LEAF_G[0], LEAF_G[2]), 3.2)
    d.fill(Sh.ell(359, 172, 5.6), CORAL["mid"])
    for i, (x, y) in enumerate(((392, 330), (440, 316), (474, 296), (516, 284), (540, 268))):
        d.fill(Sh.ell(x, y, 20 - i * 2.4, 7 - i * 0.6).rot(-24, x, y), TIDE["light"], 0.75)


def _beds_made(d: Doc) -> None:
    """Behind the hall a hall, and in it a door. On Fridays we take turns at the letter: come quickly, wipe feet."""
    papered(d, 640, 360, "#71735a", "#23251e", (110, 60), 460)
    boarded(d, 640, 360, 268, 240)
    for i in range(5):
        k = 0.66**i
        x, y = 500 - 34 * i * k, 244 - 4 * i
        form(d, Sh.rect(x - 76 * k, y - 214 * k, 152 * k, 216 * k), (WOOD[0], WOOD[2]), 3.2 * k + 0.8)
        tones = (
            (LAMP["core"], LAMP["light"])
            if i == 4
            else (("#8d8f6e", "#4a4c3a") if i % 2 == 0 else ("#6b7a78", "#33433f"))
        )
        form(d, Sh.rect(x - 62 * k, y - 198 * k, 124 * k, 200 * k), tones, 2.6 * k + 0.6)
        d.fill(Sh.rect(x - 62 * k, y - 44 * k, 124 * k, 44 * k), WOOD[2], 0.8)
    for who, x, k, flip in (
        ("kasimir_holt", 424, 0.4, True),
        ("tobias_wren", 352, 0.42, True),
        ("delphine_okoro", 282, 0.44, True),
    ):
        d.fill(Sh.ell(x + 10, 300, 64 * k, 9), INK, 0.45)
        actor(d, f"people.{who}", x, 302, k, 0, flip)
        crown = 302 - {"kasimir_holt": 398, "tobias_wren": 330, "delphine_okoro": 336}[who] * k
        cap = spot(x, crown + 14, k * 1.5, 6, True)
        solid(
            d,
            cap("-34,10! -26,-22 4,-40 34,-26! 60,-4 74,30! 60,30 44,12 34,8!"),
            (TIDE["light"], TIDE["mid"], TIDE["dark"]),
            2.4,
            0.3,
        )
        form(d, cap(Sh.ell(68, 34, 9)), (PAPER[0], PAPER[2]), 2)
    top = solid(d, "-10,262! 236,246! 262,276! -10,300!", (WOOD[0], WOOD[1], WOOD[3]), 3.6, 0.3, 0)
    d.fill(top, LAMP["light"], 0.2)
    solid(d, "-10,300! 262,276! 262,380! -10,380!", (WOOD[2], WOOD[3], WOOD[4]), 3.6, 0.3)
    bust(d, "aude_linnet", 88, 118, 0.52, "calm", 8)
    solid(
        d, "-10,300! 0,220 40,186 96,180! 142,190 168,224 176,262! -10,274!", (SLATE[0], SLATE[1], SLATE[3]), 3.6, 0.34
    )
    page = solid(d, "134,250! 214,244! 234,264! 150,272!", ("#ffffff", PAPER[0]), 3, 0)
    d.stroke([line(f"{150 + i * 4},{252 + i * 5} {206 + i * 5},{248 + i * 5}") for i in range(3)], PAPER[3], 2.6)
    d.stroke(page, INK, 3)
    pose_hand(d, "pinch", (124, 232), 0.46, 24, SKIN, cuff=(SLATE[0], SLATE[1], SLATE[3]), arm=36)
    rod(d, "168,240 194,196", 5, CORAL["mid"], 5)
    solid(d, "360,322! 574,312! 600,348! 352,360!", ("#a88a5c", "#6d5436", "#3b2c1d"), 3.4, 0.3)
    d.stroke([line([(356 + i * 10, 358), (354 + i * 10, 370)]) for i in range(24)], "#a88a5c", 3)


def _one_hoot(d: Doc) -> None:
    """All doors stand open for as long as one hoot of the ferry."""
    bay(d, 640, 360, 180, (560, 50), True)
    form(d, S("-10,196! 160,176 330,170 480,184 560,196!"), ("#5d6e6a", "#33474a"), 3)
    vesper_hall(d, 250, 180, 0.4)
    for x, y in ((212, 94), (244, 94), (276, 94), (150, 132), (212, 132), (276, 132), (344, 108), (344, 144)):
        d.fill(Sh.rect(x - 9, y - 18, 18, 32), LAMP["core"])
        form(
            d, S(f"{x - 9},{y - 18}! {x - 22},{y - 12}! {x - 22},{y + 20}! {x - 9},{y + 14}!"), (WOOD[1], WOOD[3]), 1.8
        )
    d.fill(Sh.poly([(232, 182), (258, 182), (330, 300), (190, 300)]), LAMP["core"], 0.35)
    with d.group(transform="translate(540 262) scale(0.8)"):
        form(d, S("-100,0! -70,46 80,48 130,-8! 0,10"), (CORAL["mid"], CORAL["dark"]), 3.4)
        form(d, Sh.rect(-50, -50, 110, 52, 4), (PAPER[0], PAPER[2]), 3.2)
        form(d, Sh.rect(6, -104, 30, 56), (SLATE[1], SLATE[3]), 3)
        hoot = S("20,-112! -30,-170 -60,-150 -110,-190! -90,-130 -40,-110")
        d.stroke(hoot, INK, 5)
        d.fill(hoot, "#ffffff")
        for r in (60, 90, 120):
            d.stroke(arc(20, -110, r, 190, 250), INK, 4, 0.7)
    hat = "translate(110 312) rotate(-6)"
    with d.group(transform=hat):
        form(d, S("-60,10! 0,22 60,10! 44,-2 -44,-2"), ("#4b5c5a", "#121c20"), 3)
        form(d, S("-36,4! -38,-44! 38,-44! 36,4! 0,12"), ("#66786f", "#1d2a2e"), 3)
        d.fill(S("-37,-12! 0,-4 37,-12! 36,2! 0,10 -36,2!"), PLUM["base"])


def _holding(d: Doc) -> None:
    """Two gloves at a tray."""
    for x, y, rot in ((170, 268, 0), (478, 240, 180)):
        pose_hand(
            d,
            "hold",
            (x - 40 if not rot else x + 44, y + 8),
            0.5,
            rot,
            GLOVE,
            cuff=(PAPER[0], PAPER[1], PAPER[2]),
            arm=10,
            flip=rot > 0,
        )


def _sandwich(d: Doc, x: float, y: float, k: float, ham: bool) -> None:
    """A small triangle, its filling to the front."""
    at = spot(x, y, k)
    solid(d, at("-36,8! 0,-30! 38,6! 34,20! -32,22!"), (PAPER[0], PAPER[1], PAPER[2]), 2.8, 0.3)
    d.stroke(at(line("-33,14 35,12")), CORAL["light"] if ham else LEAF_G[1], 6 * k)
    d.stroke(at(line("-36,8 38,6")), INK, 2)


FILES = {
    "end_the_clear_hour_investigators": (SIZE, _pier_won),
    "end_the_clear_hour_keeper": (SIZE, _queue),
    "end_the_clear_hour_nobody": (SIZE, _sandwiches),
    "end_no_door_opens_keeper": (SIZE, _beds_made),
    "end_no_door_opens_nobody": (SIZE, _one_hoot),
}
