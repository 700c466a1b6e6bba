"""cover_3 Paper Imp: folded out of the page itself, it tips standing spell cards on their sides, one after another.

Behind it the page still has the bright hole from which it cut itself; one foot stands outside the picture.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.ornament import sigil
from tools.art.palette import EL, PAGE_INK
from tools.art.parts.beast import lamplight, lid
from tools.art.parts.sky import curl_end
from tools.art.picture import Picture

PICTURE = Picture(
    seed=113, layers=("shade", "limb", "body", "eyes", "lids", "brow", "jaw"), key=("#121a44", "#5068b8", "#fff2d0")
)
LIT, HALF, SHADE, DEEP = "#fffaea", "#ecd8a8", "#bd9a68", "#7a5c40"
RED, WINE = "#d8482f", "#8a1f2e"
WINGS = (
    ("206,236 120,96 66,120 96,170", HALF),
    ("206,236 96,170 52,190 92,222", SHADE),
    ("206,236 92,222 70,262 130,262", DEEP),
    ("236,232 268,84 300,70 292,138", SHADE),
    ("236,232 292,138 330,132 300,190", DEEP),
)
TRUNK = (
    ("184,236 254,228 240,300 222,334", HALF),
    ("184,236 196,300 222,334 218,262", LIT),
    ("254,228 218,262 222,334 240,300", SHADE),
)
NEAR_LEG = (("196,304 226,330 170,384 150,364", HALF), ("150,364 170,384 196,420 176,428", SHADE))
FAR_LEG = (("236,300 222,334 262,372 284,352", SHADE), ("284,352 262,372 262,424 282,424", DEEP))
HEAD = (
    ("150,158 120,64 186,122", SHADE),
    ("120,64 204,118 186,122", LIT),
    ("258,150 300,56 230,116", DEEP),
    ("300,56 262,118 258,150", HALF),
    ("150,158 204,108 206,190", LIT),
    ("204,108 258,150 206,190", HALF),
    ("150,158 206,190 208,256", HALF),
    ("258,150 206,190 208,256", SHADE),
)
ARM_BACK = (("188,244 206,262 128,290 118,272", HALF), ("118,272 128,290 96,330 84,316", SHADE))
ARM_PUSH = (("246,234 252,262 310,272 316,246", LIT), ("316,246 310,272 344,300 360,282", HALF))
FALLING = ((428, 6, "fire"), (462, 27, "air"), (488, 54, "water"), (494, 84, "earth"))
FOOT = 340.0


def facet(points: str) -> Sh:
    """one flat plane of folded paper"""
    return Sh.poly([tuple(map(float, p.split(","))) for p in points.split()])


def fold(d: Doc, planes: tuple[tuple[str, str], ...], rnd: random.Random) -> None:
    """paper planes with ink creases and a few cuts where the light leaves them"""
    for points, tone in planes:
        plane = facet(points)
        d.inked(plane, d.dlin(plane, mix(tone, LIT, 0.35), tone), 3, 1.4, PAGE_INK)
        if tone in (SHADE, DEEP):
            d.fill(wedges(plane, 10, 20, 4, (-0.4, -0.9), 0.3, 0.3, rnd), PAGE_INK, 0.85)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (250, 210), ray_lines(250, 210, 150, 700, 120, 1.2), 230, 330)
    hole(d)
    shelf(d, rnd)
    smoke(d)
    for x, turn, el in reversed(FALLING):
        spell_card(d, x, turn, el)


def hole(d: Doc) -> None:
    """where the imp was printed there is now only the light behind the page"""
    planes = WINGS + TRUNK + HEAD + NEAR_LEG + FAR_LEG
    gap = U([facet(points) for points, _ in planes]).scale(1.12, 1.12, 210, 220).move(54, -6)
    d.glow(262, 210, 260, (0, "#fffbe0", 0.9), (0.5, "#ffcf60", 0.5), (1, "#ff9a3a", 0))
    d.inked(gap, d.rad(262, 200, 260, "#fffef4", "#fff0b4", "#ffcf6a"), 3.6, -2.2, "#7a2a1c")


def shelf(d: Doc, rnd: random.Random) -> None:
    """the floor, and the school desk on which the spells have been set up"""
    floor = Sh.poly([(20, 408), (680, 400), (680, 470), (20, 470)])
    d.inked(floor, d.lin(20, 400, 660, 460, "#8a5a3a", "#4a2a20", "#24121a"), 3, 1.4, PAGE_INK)
    d.fill(pile([sliver(x, 430 + (x % 3) * 7, x + 80, 429 + (x % 3) * 7, 2.4) for x in range(40, 640, 64)]), PAGE_INK)
    front = Sh.poly([(376, 344), (680, 338), (680, 470), (388, 470)])
    d.inked(front, d.lin(376, 0, 660, 0, "#7a4e30", "#4a2a20", "#24121a"), 3, 1.4, PAGE_INK)
    d.fill(wedges(front, 12, 24, 5, rnd=rnd), PAGE_INK)
    drawer = Sh.rect(418, 366, 190, 40, 4)
    d.inked(drawer, d.dlin(drawer, "#a8743f", "#6a4428"), 2.8, 1.2, PAGE_INK)
    d.inked(Sh.ell(513, 386, 9), d.rad(510, 382, 12, "#fff0c8", "#8a5a30"), 2.2, 0.8, PAGE_INK)
    top = Sh.poly([(352, 334), (680, 322), (680, 342), (352, 350)])
    d.inked(top, d.lin(352, 0, 680, 0, "#d8ac70", "#8a5c36", "#4a2c20"), 3.2, 1.4, PAGE_INK)


def spell_card(d: Doc, x: float, turn: float, el: str) -> None:
    """a spell in its frame, tipped by `turn` degrees over its right foot like a domino"""
    k = 0.98

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(turn, 46 * k, 62 * k).move(x, FOOT - 62 * k)

    tone = EL[el]
    card = place(Sh.rect(-46, -66, 92, 128, 7))
    d.fill(card.move(7, 8), PAGE_INK, 0.5)
    d.inked(card, "#e9d3a2", 3.2, 1.6, PAGE_INK)
    window = place(Sh.rect(-36, -56, 72, 74, 5))
    d.inked(window, d.rad(*window.center, 60, tone["light"], tone["base"], tone["dark"]), 2.4, 0.8, PAGE_INK)
    solid, gaps = sigil(el, 0, -19, 25)
    d.fill(place(solid - gaps), PAGE_INK)
    d.fill(pile([place(sliver(-34, 32 + i * 11, 34 - i * 12, 32 + i * 11, 3.4)) for i in range(3)]), "#6a4a30")


def smoke(d: Doc) -> None:
    """the light of the one that lies has just gone out"""
    path: list[tuple[float, float]] = [
        (622, 300),
        (614, 270),
        (630, 240),
        (620, 212),
        *curl_end(600, 196, 18, 30, -320),
    ]
    curl = brush(path, 12, taper(0.3, 0.3, 0.5), 26)
    d.fill(curl.grow(2.6), PAGE_INK)
    d.fill(curl, "#d8c8c0")


def cross(d: Doc, detail: int) -> None:
    """the imp stands before its page; its ears and the foot at the left are out of the frame"""
    rnd = random.Random(PICTURE.seed)
    planes = WINGS + TRUNK + HEAD + NEAR_LEG + FAR_LEG + ARM_BACK
    with d.group(transform="translate(-30 -14) scale(1.06)"):
        shadow = U([facet(points) for points, _ in planes])
        with d.part("shade"):
            d.fill(shadow.move(12, 10), "#2a120e", 0.45)
        tail(d)
        with d.part("body"):
            fold(d, WINGS, rnd)
            fold(d, ARM_BACK, rnd)
            fold(d, FAR_LEG, rnd)
            fold(d, NEAR_LEG, rnd)
            fold(d, TRUNK, rnd)
        feet(d, rnd)
        with d.part("body"):
            fold(d, ARM_PUSH, rnd)
        hands(d, rnd)
        head(d, rnd)


def tail(d: Doc) -> None:
    """a red bookmark for a tail, pointed like any imp's"""
    path = "220,318 168,340 112,330 92,374 120,404 150,392"
    d.inked(brush(path, 13, taper(1, 0.7, 0), 24), RED, 3, 1.2, PAGE_INK)
    d.inked(S("142,372! 190,386 146,414! 152,394"), RED, 3, 1.2, PAGE_INK)


@layer("body")
def feet(d: Doc, rnd: random.Random) -> None:
    """two folded shoes with turned-up toes"""
    fold(d, (("172,424 200,418 214,430 160,436", LIT), ("200,418 226,408 214,430", SHADE)), rnd)
    fold(d, (("256,424 286,420 304,428 250,434", HALF), ("286,420 316,404 304,428", DEEP)), rnd)


@layer("body")
def hands(d: Doc, rnd: random.Random) -> None:
    """one flat against the first card, three fingers each; the other on its hip"""
    for tip in ((376, 258), (390, 280), (386, 304)):
        fold(d, ((f"352,276 {tip[0]},{tip[1]} 350,298", LIT),), rnd)
    fold(d, (("84,314 98,332 128,326 112,306", LIT),), rnd)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """a kite with ears; slit eyes that enjoy it, a grin, a tongue of red paper"""
    fold(d, HEAD, rnd)
    for slit, pupil in (
        ("160,164 200,182 192,196 170,186", (186, 184)),
        ("250,158 213,180 220,194 240,182", (228, 182)),
    ):
        d.inked(facet(slit), "#ffcf4a", 3, 1, PAGE_INK)
        with d.part("eyes"):
            d.fill(Sh.ell(*pupil, 3.4, 6), PAGE_INK)
        lid(d, facet(slit), (LIT, HALF, SHADE))
    brows = U(
        brush("154,154 178,160 204,178", 8, taper(0.5, 0, 0.3), 8),
        brush("256,148 234,158 210,176", 8, taper(0.5, 0, 0.3), 8),
    )
    with d.part("brow"):
        d.fill(brows, PAGE_INK)
    grin = facet("172,204 184,210 194,204 204,213 214,204 226,210 240,198 232,222 210,236 186,226")
    d.inked(grin, "#4a1020", 2.8, 1, PAGE_INK)
    d.fill([facet("180,210 188,208 185,217"), facet("198,209 208,211 203,221"), facet("218,207 227,207 223,217")], LIT)
    with d.part("jaw"):
        for points, tone in (("196,222 214,220 226,262 206,266", RED), ("206,266 226,262 216,288 200,280", WINE)):
            d.inked(facet(points), tone, 2.6, 1.2, PAGE_INK)
        d.fill(brush("210,226 214,242 215,258", 3, LEAF, 6), WINE)
