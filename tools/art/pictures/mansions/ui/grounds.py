"""Grounds of whole screens: the house with its roofs off, the bench of puzzles, an album's leaf, the ferry's deck,
three ends, wool on the night; and the mark of the program's second game.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.housemap import plan
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.lamplit.rooms import seed_of
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(1920, 1080))
SCREEN = (1920, 1080)
W = Sh.rect(0, 0, 1920, 1080)


def _house_overview(d: Doc) -> None:
    """400x400, 20 to a square: the house in plan with its roofs on, for the corner of the map."""
    d.fill(Sh.rect(0, 0, 400, 400), "#0b1518")
    for name, spaces in plan().spaces.items():
        area = plan().area(name).scale(0.2)
        tone = ("#3f5658", "#4b6468", "#35494c", "#55706f")[seed_of(name) % 4]
        d.fill(area, tone)
        d.stroke(area, "#8fa79c", 2.4)
        for a, b, c, e in spaces.values():
            d.stroke(
                Sh.rect(a * 20 + 3, b * 20 + 3, (c - a) * 20 - 6, (e - b) * 20 - 6), "#dfd6bf", 1.4, 0.5, dash="4 4"
            )
    for door in plan().doors:
        x, y = (door.x / 5, door.y / 5)
        s = Sh.rect(x - 9, y - 3, 18, 6) if door.way == "h" else Sh.rect(x - 3, y - 9, 6, 18)
        d.fill(s, LAMP["mid"] if not door.sealed else CORAL["base"])


def _puzzle_ground(d: Doc) -> None:
    """A work bench by night: what is to be put together lies in the middle third."""
    d.fill(W, d.rad(820, 380, 1250, (0, "#8a6a48"), (0.4, "#54402f"), (0.75, "#2a211c"), (1, "#0f0d0c")))
    nib(d, pen(W, 0, 26, rnd=random.Random(3), ragged=500, broken=0.97), INK, 3, 0.5, wob=3)
    nib(d, pen(W, 0, 120, rnd=random.Random(4), ragged=0), INK, 5, 0.6)
    d.glow(420, 120, 900, (0, LAMP["core"], 0.75), (0.3, LAMP["light"], 0.35), (1, LAMP["mid"], 0))
    mat = S("360,170! 1560,150! 1590,940! 330,960!")
    d.fill(mat.move(18, 22), INK, 0.5)
    form(d, mat, ("#2f5458", "#1d3a3f", "#12262b"), 6)
    d.stroke(mat.shrink(24), TIDE["mid"], 4, 0.8, dash="26 16")
    nib(d, pen(mat.shrink(30), 90, 60, rnd=random.Random(5), ragged=30), TIDE["base"], 2, 0.35)
    nib(d, pen(mat.shrink(30), 0, 60, rnd=random.Random(6), ragged=30), TIDE["base"], 2, 0.35)
    with d.group(transform="translate(180 560) rotate(-8)"):
        form(d, Sh.rect(-22, -260, 44, 240, 12), (LAMP["light"], LAMP["base"], LAMP["dark"]), 5)
        form(d, Sh.rect(-10, -20, 20, 260, 3), (SLATE[0], SLATE[2]), 4)
        form(d, S("-10,240! 10,240! 14,290! -14,290!"), (SLATE[0], SLATE[1]), 4)
    with d.group(transform="translate(1740 330) rotate(14)"):
        form(d, Sh.ell(0, 0, 110), (TIDE["core"], TIDE["light"], TIDE["mid"]), 6)
        d.stroke(Sh.ell(0, 0, 110), INK, 24)
        d.stroke(Sh.ell(0, 0, 110), LAMP["mid"], 14)
        form(d, Sh.rect(-18, 112, 36, 210, 14), (WOOD[0], WOOD[2], WOOD[3]), 5)
        d.fill(S("-70,-20! -50,-70 0,-90! -30,-50 -44,0!"), "#ffffff", 0.9)
    for x, y, r in ((1700, 800, 34), (1780, 860, 26), (1660, 890, 22)):
        form(d, Sh.ell(x, y, r), BRASS, 4)
        d.stroke(line([(x - r * 0.7, y), (x + r * 0.7, y)]).rot(30, x, y), INK, 6)
    form(d, S("90,860! 250,840! 262,940! 100,966!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 5)
    d.fill(W, d.rad(960, 520, 1300, (0, INK, 0), (0.6, INK, 0.1), (1, INK, 0.7)))


def _story_page(d: Doc) -> None:
    """1200x900: an album's leaf; the picture is put in above, the words stand below."""
    leaf_ = S("20,24! 1180,16! 1186,876! 14,884!")
    d.fill(leaf_.move(12, 16), INK, 0.5)
    form(d, leaf_, ("#3a4446", "#2a3234", "#1d2426"), 6)
    nib(d, pen(leaf_.shrink(10), 0, 9, rnd=random.Random(3), ragged=200, broken=0.95), "#4d5a5c", 1.6, 0.5, wob=1)
    slip = S("120,610! 1080,602! 1086,850! 114,856!")
    d.fill(slip.move(6, 8), INK, 0.4)
    form(d, slip, (PAPER[0], PAPER[1]), 4)
    d.stroke(slip.shrink(14), PAPER[3], 2.4)
    x0, y0, x1, y1 = (150, 56, 1050, 562)
    d.fill(Sh.rect(x0 - 12, y0 - 12, x1 - x0 + 24, y1 - y0 + 24), PAPER[0])
    d.fill(Sh.rect(x0, y0, x1 - x0, y1 - y0), "#0d1518")
    d.stroke(Sh.rect(x0 - 12, y0 - 12, x1 - x0 + 24, y1 - y0 + 24), INK, 4)
    for x, y, a, b in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):
        form(
            d,
            Sh.poly([(x - 26 * a, y - 26 * b), (x + 60 * a, y - 26 * b), (x - 26 * a, y + 60 * b)]),
            (PAPER[1], PAPER[3]),
            4,
        )
    for y in range(70, 860, 66):
        form(d, Sh.ell(44, y, 11), ("#0d1518", "#1d2426"), 3)


TRUNKS = (
    ("people.ines_marrow", CORAL),
    ("people.tobias_wren", PLUM),
    ("people.aude_linnet", TIDE),
    ("people.august_bray", LAMP),
    ("people.delphine_okoro", LAMP),
    ("people.kasimir_holt", TIDE),
    ("people.rosalind_teague", CORAL),
    ("people.emil_sarto", PLUM),
)


def _setup_scene(d: Doc) -> None:
    """The deck of the ferry with eight pieces of luggage; the house before the bow."""
    bay(d, 1920, 1080, 420, (1560, 150))
    form(d, S("1080,428! 1240,396 1480,384 1720,404 1940,430! 1940,450! 1080,450!"), ("#33474a", "#16262a"), 4)
    vesper_hall(d, 1440, 400, 0.56)
    deck = form(d, S("-20,700! 1940,620! 1940,1100! -20,1100!"), (WOOD[0], WOOD[2], WOOD[3]), 6)
    nib(d, [(960 + (i - 9) * 150, 650, 960 + (i - 9) * 320, 1090) for i in range(19)], INK, 4, 0.5)
    nib(d, pen(deck, -2, 18, rnd=random.Random(5), ragged=300, broken=0.96), INK, 2, 0.35)
    for rail, thick in ((520, 26), (612, 18)):
        d.stroke(line([(-20, rail + 30), (1940, rail - 50)]), INK, thick + 10)
        d.stroke(line([(-20, rail + 30), (1940, rail - 50)]), PAPER[1], thick)
    for post in range(60, 1920, 230):
        top, low = (540 - post * 0.041, 700 - post * 0.041)
        form(d, Sh.rect(post - 13, top, 26, low - top + 10, 4), (PAPER[0], PAPER[2]), 4)
    d.glow(330, 560, 560, (0, LAMP["core"], 0.8), (0.3, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    rnd = random.Random(4)
    for i, (_, ramp) in enumerate(TRUNKS):
        x, y, w, h = (190 + i * 205, 906 - i * 9 + (44 if i % 2 else 0), rnd.uniform(128, 176), rnd.uniform(84, 150))
        d.fill(S(f"{x - w / 2},{y}! {x + w / 2},{y}! {x + w / 2 + 60},{y + 26}! {x - w / 2 + 40},{y + 30}!"), INK, 0.45)
        t = form(d, Sh.rect(x - w / 2, y - h, w, h, 10), (ramp["light"], ramp["base"], ramp["dark"]), 5)
        nib(d, pen(side(t, -w * 0.3, 0), 90, 9, ragged=14), INK, 2.4, 0.8)
        d.stroke(line([(x - w / 2, y - h * 0.62), (x + w / 2, y - h * 0.62)]), INK, 4)
        for sx in (-0.3, 0.24):
            form(d, Sh.rect(x + sx * w, y - h, 14, h), BRASS, 3.4)
        d.stroke(line([(x - 26, y - h), (x - 22, y - h - 26), (x + 22, y - h - 26), (x + 26, y - h)]), INK, 14)
        d.stroke(line([(x - 26, y - h), (x - 22, y - h - 26), (x + 22, y - h - 26), (x + 26, y - h)]), WOOD[1], 7)
        form(
            d,
            S(
                f"{x + w * 0.1},{y - h * 0.5}! {x + w * 0.42},{y - h * 0.54}! {x + w * 0.44},{y - h * 0.24}! "
                f"{x + w * 0.12},{y - h * 0.2}!"
            ),
            (PAPER[0], PAPER[1]),
            3,
        )
    d.fill(W, d.rad(760, 620, 1350, (0, INK, 0), (0.55, INK, 0.1), (1, INK, 0.7)))


def _end_won(d: Doc) -> None:
    """The pier at dawn: whoever came is there, and a lamp that is not needed any more."""
    bay(d, 1920, 1080, 470, (1500, 200), True)
    d.glow(1300, 470, 760, (0, "#fff4d2", 0.95), (0.3, LAMP["light"], 0.45), (1, LAMP["mid"], 0))
    form(d, S("-20,480! 160,430 420,410 640,440 800,486! -20,500!"), ("#5d6e6a", "#33474a"), 5)
    vesper_hall(d, 330, 440, 0.62)
    pier = form(d, S("420,1100! 900,640! 1920,560! 1940,1100!"), (WOOD[0], WOOD[1], WOOD[3]), 6)
    nib(d, [(880 + i * 120, 646 - i * 9, 560 + i * 210, 1090) for i in range(9)], INK, 4, 0.6)
    nib(d, pen(pier, -4, 22, rnd=random.Random(3), ragged=260, broken=0.95), INK, 2.2, 0.4)
    people = (
        "emil_sarto",
        "kasimir_holt",
        "aude_linnet",
        "august_bray",
        "delphine_okoro",
        "rosalind_teague",
        "tobias_wren",
        "ines_marrow",
    )
    for i, name in enumerate(people):
        x, y, k = (900 + i * 128, 850 + i % 3 * 56 - i * 8, 0.88)
        d.fill(S(f"{x - 70},{y}! {x + 60},{y}! {x + 190},{y + 30}! {x + 40},{y + 34}!"), INK, 0.3)
        actor(d, f"people.{name}", x, y, k)
    form(d, Sh.rect(700, 620, 30, 330, 4), (WOOD[0], WOOD[2], WOOD[3]), 5)
    form(d, S("690,620! 740,620! 732,550! 698,550!"), (TIDE["core"], TIDE["mid"]), 4)
    form(d, S("682,550! 715,520! 748,550!"), (SLATE[0], SLATE[3]), 4)


def _end_lost(d: Doc) -> None:
    """Chairs in a row in the hall, one for each of us; the Keeper's, from the front, at the end."""
    papered(d, 1920, 1080, "#3f5a5c", "#101d21", (420, 160), 1250)
    boarded(d, 1920, 1080, 720, 690, ("#5d4f46", "#33291f", "#16110e"))
    for i in range(5):
        left = 1160 + i * 150
        form(d, Sh.rect(left, 130 + i * 6, 110, 200), (LAMP["light"], LAMP["dark"]), 5)
        form(d, Sh.rect(left + 14, 146 + i * 6, 82, 168), (TIDE["dark"], INK2), 4)
        d.fill(Sh.ell(left + 55, 210 + i * 6, 20, 26), PAPER[1])
        d.fill(
            S(
                f"{left + 18},{312 + i * 6}! {left + 30},{262 + i * 6} {left + 55},{246 + i * 6} "
                f"{left + 80},{262 + i * 6} {left + 92},{312 + i * 6}!"
            ),
            PLUM["dark"],
        )
    for i in range(8):
        k = 1.25 - i * 0.09
        x, y = (200 + i * 186 * (1 - i * 0.012), 960 - i * 26)
        d.fill(Sh.ell(x + 20, y + 4, 110 * k, 20 * k), INK, 0.5)
        for xx in (-66, 50):
            form(d, Sh.rect(x + xx * k, y - 130 * k, 17 * k, 130 * k), (WOOD[0], WOOD[2]), 4 * k)
        form(d, Sh.rect(x - 74 * k, y - 340 * k, 148 * k, 190 * k, 14), (WOOD[1], WOOD[3]), 4.4 * k)
        form(
            d,
            Sh.rect(x - 56 * k, y - 320 * k, 112 * k, 146 * k, 10),
            (CORAL["mid"], CORAL["base"], CORAL["dark"]),
            3.6 * k,
        )
        form(d, Sh.rect(x - 82 * k, y - 156 * k, 164 * k, 34 * k, 8), (CORAL["light"], CORAL["dark"]), 4.4 * k)
        if i != 5:
            d.stroke(
                S(
                    f"{x - 52 * k},{y - 160 * k}! {x - 60 * k},{y - 260 * k} {x - 30 * k},{y - 300 * k} "
                    f"{x - 34 * k},{y - 360 * k} {x},{y - 390 * k} {x + 34 * k},{y - 360 * k} "
                    f"{x + 30 * k},{y - 300 * k} {x + 60 * k},{y - 260 * k} {x + 52 * k},{y - 160 * k}!"
                ),
                TIDE["light"],
                4 * k,
                1,
                dash="14 11",
            )
    d.fill(W, d.rad(560, 460, 1500, (0, INK, 0), (0.5, INK, 0.15), (1, INK, 0.8)))


def _end_nobody(d: Doc) -> None:
    """One wet hat on the bottom step, and nobody to give it to."""
    bay(d, 1920, 1080, 430, (420, 150), True)
    for i in range(6):
        y = 560 + i * 96
        s = form(
            d,
            S(f"{700 - i * 90},{y}! 1940,{y - 40}! 1940,{y + 70}! {690 - i * 90},{y + 96}!"),
            ("#8fa39a", "#5d6e6a", "#33423f"),
            5,
        )
        nib(d, pen(s, -2, 13, rnd=random.Random(i), ragged=260, broken=0.95), INK, 2, 0.4)
    water = S("-20,880! 200,860 480,886 760,864 1000,900 1300,930 1940,960! 1940,1100! -20,1100!")
    d.fill(water, d.lin(0, 860, 0, 1080, (0, "#8fc4b0", 0.9), (0.5, "#3c7a78", 0.95), (1, "#12292f", 1)))
    d.stroke(line("-20,880 200,860 480,886 760,864 1000,900 1300,930 1940,960"), TIDE["core"], 9)
    nib(d, pen(water, 0, 20, rnd=random.Random(9), ragged=700, broken=0.97), TIDE["core"], 3, 0.5, wob=3)
    with d.group(transform="translate(1060 800) rotate(-7) scale(2.4)"):
        d.fill(Sh.ell(14, 20, 120, 20), INK, 0.45)
        form(d, S("-108,6! -60,24 0,30 60,24 108,4! 84,-12 0,-6 -84,-12"), ("#4b5c5a", "#121c20"), 3)
        h = form(d, S("-66,4! -72,-60 -74,-110! 74,-110! 72,-60 66,4! 0,16"), ("#7d938c", "#3a4f50", "#10191c"), 3)
        form(d, Sh.ell(0, -110, 74, 17), ("#8fa39a", "#3a4f50"), 2.6)
        d.fill(S("-69,-34! 0,-22 69,-34! 67,-4! 0,10 -67,-4!"), PLUM["base"])
        nib(d, pen(side(h, -40, 0), 90, 6), INK, 1.9, 0.8)
        for x, y in ((-90, 30), (-60, 44), (86, 36)):
            form(d, S(f"{x},{y - 12}! {x + 7},{y} {x},{y + 8} {x - 7},{y}"), (TIDE["core"], TIDE["mid"]), 1.8)
    d.glow(1300, 120, 760, (0, "#fff4d2", 0.7), (1, LAMP["light"], 0))


def _replay_ground(d: Doc) -> None:
    """800x800: the house as white lines on the night; the ways are laid over it in wool."""
    d.fill(Sh.rect(0, 0, 800, 800), d.rad(400, 360, 620, (0, "#1d3f45"), (1, "#0a171b")))
    nib(d, pen(Sh.rect(0, 0, 800, 800), 0, 10, rnd=random.Random(3), ragged=200, broken=0.96), TIDE["base"], 1.4, 0.35)
    for name, spaces in plan().spaces.items():
        area = plan().area(name).scale(0.4)
        d.stroke(area, PAPER[0], 3.4, 0.9)
        for a, b, c, e in spaces.values():
            d.stroke(
                Sh.rect(a * 40 + 5, b * 40 + 5, (c - a) * 40 - 10, (e - b) * 40 - 10),
                TIDE["light"],
                1.8,
                0.6,
                dash="7 7",
            )
    for door in plan().doors:
        x, y = (door.x * 0.4, door.y * 0.4)
        s = Sh.rect(x - 17, y - 4, 34, 8) if door.way == "h" else Sh.rect(x - 4, y - 17, 8, 34)
        d.fill(s, "#1d3f45")
        d.stroke(s, PAPER[1], 2)


def _app_mark(d: Doc) -> None:
    """256x256: a keyhole with a lit window in it, and somebody at the window."""
    b = Sh.rect(10, 10, 236, 236, 46)
    form(d, b, ("#2c5a5e", "#17383d", "#0b1c20"), 7)
    nib(d, pen(b.shrink(8), 90, 13, rnd=random.Random(3), ragged=30), INK, 2.4, 0.35)
    key = Sh.ell(128, 98, 62) | S("96,130! 160,130! 186,226! 70,226!")
    d.glow(128, 120, 120, (0, LAMP["light"], 0.7), (1, LAMP["mid"], 0))
    d.stroke(key, INK, 16)
    d.stroke(key, PAPER[0], 8)
    d.fill(key, d.lin(0, 40, 0, 226, "#0b1518", "#05090b"))
    w = S("92,150! 92,86! 128,48! 164,86! 164,150!")
    form(d, w & key, (LAMP["core"], LAMP["light"], LAMP["mid"]), 5)
    who = U(
        Sh.ell(128, 100, 15, 18),
        S("100,152! 104,126 128,116 152,126 156,152!"),
        S("106,92! 128,84 150,92! 142,88 140,68 116,68 114,88"),
    )
    d.fill(who & w, INK)
    d.stroke(line("128,50 128,80"), INK, 5)


FILES = {
    "house_overview": ((400, 400), _house_overview),
    "puzzle_ground": (SCREEN, _puzzle_ground),
    "story_page": ((1200, 900), _story_page),
    "setup_scene": (SCREEN, _setup_scene),
    "end_won": (SCREEN, _end_won),
    "end_lost": (SCREEN, _end_lost),
    "end_nobody": (SCREEN, _end_nobody),
    "replay_ground": ((800, 800), _replay_ground),
    "app_mark": ((256, 256), _app_mark),
}
