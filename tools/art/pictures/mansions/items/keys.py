"""Six keys, 484x400, each where it was last seen."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import (
    DARK_SKIN,
    SKIN,
    STEEL,
    drop,
    glance,
    key,
    lamplight,
    leaf_door,
    rod,
    seen,
    solid,
    spot,
)
from tools.art.lamplit.scene import papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
SILVER = ("#ffffff", "#cdd8d2", "#7f9793")


def _silver_key(d: Doc) -> None:
    """It hangs on the pendulum of the hall clock; in the clock's glass it hangs on a hook."""
    papered(d, 484, 400, "#4f6a70", "#142226", (60, 60), 430)
    solid(d, "120,-10! 420,-10! 430,410! 110,410!", (WOOD[0], WOOD[1], WOOD[3]), 4.4, 0.2)
    inside = form(d, Sh.rect(158, -10, 226, 430), ("#1d2c2e", INK), 3.4)
    nib(d, pen(inside, 90, 12, rnd=random.Random(2), ragged=90), WOOD[2], 2, 0.6)
    d.fill(S("158,-10! 240,-10! 158,300!"), TIDE["light"], 0.18)
    hook = spot(342, 130, 0.5, 84)
    d.stroke(line("340,60 340,96 352,104 344,116"), TIDE["light"], 4, 0.9)
    seen(d, hook((Sh.ell(-34, 0, 36) - Sh.ell(-34, 0, 20)) | Sh.rect(-6, -9, 178, 18) | Sh.rect(142, 4, 20, 50)), 0.5)
    lamplight(d, 226, 160, 210, 0.6)
    rod(d, "292,-20 226,120", 11, LAMP["light"])
    d.fill(Sh.ell(222, 150, 70).move(12, 14), INK, 0.5)
    solid(d, Sh.ell(214, 144, 72), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 4.4, 0.3)
    d.stroke(Sh.ell(214, 144, 52), LAMP["dark"], 3.4)
    for n in (88, 104):
        d.stroke([arc(214, 144, n, 150, 186), arc(214, 144, n, -40, -10)], PAPER[0], 4, 0.8)
    at = spot(206, 232, 1.0, 76)
    crescent = Sh.ell(-36, 0, 50) - Sh.ell(-58, -14, 40)
    d.fill(at(crescent | Sh.rect(0, -9, 170, 18)).move(12, 8), INK, 0.5)
    rod(d, "214,144 226,176 206,200", 5, CORAL["mid"], 6)
    key(d, at, crescent, SILVER, 4.6)
    d.fill(Sh.ell(214, 144, 10), INK)


def _brass_key(d: Doc) -> None:
    """Served: the fish would rather not say how."""
    papered(d, 484, 400, "#5d4a4a", "#1d1718", (90, 30), 400)
    cloth = solid(d, "-10,130! 494,70! 494,410! -10,410!", ("#ffffff", "#e6e2d0", "#a9a48f"), 3.4, 0)
    nib(d, pen(cloth, 82, 30, rnd=random.Random(3), ragged=60), PAPER[2], 2, 0.8)
    cast(d, Sh.ell(262, 236, 214, 128), 14, 18)
    solid(d, Sh.ell(262, 232, 216, 130), ("#ffffff", TIDE["core"], TIDE["mid"]), 4.4, 0)
    d.stroke(Sh.ell(262, 230, 176, 98), TIDE["base"], 3.4)
    for x, y, a in ((330, 314, 20), (380, 290, -14)):
        lemon = spot(x, y, 1, a)
        solid(d, lemon(Sh.ell(0, 0, 34, 26)), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.4, 0)
        d.stroke([lemon(line([(0, 0), polar(0, 0, 22, i * 60)])) for i in range(6)], LAMP["base"], 2.6)
    key(
        d,
        spot(196, 200, 0.92, 158),
        Sh.ell(-30, 0, 34) - Sh.ell(-30, 0, 18),
        (LAMP["core"], LAMP["mid"], LAMP["base"]),
        4.4,
    )
    fish = spot(286, 204, 1, -12)
    cast(d, fish("-130,0! -70,-56 20,-66 110,-20! 170,-66! 160,0 176,60! 110,18 20,60 -70,50"), 8, 14)
    solid(d, fish("92,-26! 176,-70! 160,-2 184,62! 92,20!"), (TIDE["mid"], TIDE["base"], TIDE["deep"]), 4.4, 0.3)
    solid(d, fish("-20,-58! 30,-104 74,-90! 60,-40!"), (TIDE["mid"], TIDE["base"], TIDE["deep"]), 4, 0)
    solid(
        d,
        fish("-124,-12! -78,-60 10,-74 112,-18! 112,14! 20,62 -70,52 -126,16! -96,4"),
        (TIDE["core"], TIDE["light"], TIDE["base"]),
        4.8,
        0.4,
    )
    d.stroke(fish(arc(-96, 0, 62, -50, 50)), INK, 4)
    d.stroke([fish(arc(-16 + 34 * (i % 3), -22 + 30 * (i // 3), 17, 100, 260)) for i in range(9)], TIDE["base"], 3)
    form(d, fish(Sh.ell(-82, -16, 19)), ("#ffffff", PAPER[0]), 3.4)
    d.fill(fish(Sh.ell(-76, -22, 9)), INK)
    d.stroke(fish("-104,-22! -84,-40 -60,-30!"), INK, 4.4)
    rod(d, "430,60 462,176", 9, STEEL[1])
    d.stroke([line(f"{446 + i * 12},{178 - i * 3} {456 + i * 12},226") for i in range(3)], INK, 8)
    d.stroke([line(f"{446 + i * 12},{178 - i * 3} {456 + i * 12},226") for i in range(3)], STEEL[0], 3.4)


def _winding_key(d: Doc) -> None:
    """In the back of a tin page who has not finished his bow."""
    papered(d, 484, 400, "#7c5a74", "#241826", (110, 50), 420)
    solid(d, "-10,312! 494,286! 494,410! -10,410!", (WOOD[0], WOOD[2], WOOD[3]), 4, 0.3, 0)
    cast(d, S("100,352! 220,330 420,338 470,360!"), 0, 14)
    for spec in ("150,230! 144,348! 180,350! 190,240!", "196,240! 204,352! 240,352! 238,236!"):
        solid(d, spec, (TIDE["mid"], TIDE["base"], TIDE["deep"]), 4.4)
    for x in (140, 200):
        solid(d, Sh.rect(x, 344, 66, 20, 8), (INK2, INK), 3.4, 0)
    solid(
        d,
        "136,240! 124,190 150,140 210,116! 300,136 330,176! 300,206 250,226 240,256!",
        (CORAL["light"], CORAL["mid"], CORAL["base"]),
        4.8,
    )
    d.stroke(line("146,236 250,220"), LAMP["light"], 7)
    d.fill([Sh.ell(212 + i * 32, 208 - i * 10, 6) for i in range(3)], LAMP["light"])
    rod(d, "270,176 312,236 366,262", 22, CORAL["mid"], 8)
    head = spot(356, 186, 1, 58)
    solid(d, head(Sh.ell(0, 0, 48, 54)), ("#ffe9d0", "#eec29a", "#b98462"), 4.4, 0.3)
    d.stroke([head(line("4,-6 14,2 24,-6")), head(line("-24,-2 -14,6 -6,-2"))], INK, 5)
    d.fill(head(Sh.ell(28, 20, 10, 7)), CORAL["light"])
    d.stroke(head(line("-4,26 8,32 18,26")), INK, 4)
    solid(d, head("-48,-22! -46,-52 0,-66 46,-52 48,-22! 0,-34"), (WOOD[1], WOOD[3]), 4, 0)
    cap = spot(416, 290, 1, 22)
    solid(d, cap(Sh.rect(-44, -30, 88, 50, 8)), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4.4)
    form(d, cap(Sh.rect(-46, 2, 92, 16, 4)), BRASS, 3.4)
    form(d, Sh.ell(370, 262, 15), ("#ffffff", PAPER[1]), 3.4)
    at = spot(176, 146, 0.86, -116)
    rod(d, at(line("-30,0 40,0")), 18, STEEL[1])
    wings = "36,0! 60,-60 110,-74 128,-40 100,-4! 100,4! 128,40 110,74 60,60!"
    holes = Sh.ell(92, -38, 18) | Sh.ell(92, 38, 18)
    solid(d, at(S(wings) - holes), STEEL, 4.8, 0.3)
    for r in (128, 150):
        d.stroke(arc(136, 66, r * 0.62, 190, 240), PAPER[0], 4.4, 0.9)
        d.stroke(arc(136, 66, r * 0.62, 300, 345), PAPER[0], 4.4, 0.9)


def _cellar_key(d: Doc) -> None:
    """The length of a forearm; the doors down there take the hint, and put their hands up."""
    papered(d, 484, 400, "#57655c", "#141c1b", (40, 40), 460)
    solid(d, "-10,330! 494,236! 494,410! -10,410!", (SLATE[1], SLATE[2], SLATE[4]), 3, 0)
    nib(d, [(i * 92 - 190, 410, i * 54 + 110, 250) for i in range(8)], INK, 2.2, 0.45)
    for x, y, k, rot in ((424, 246, 0.62, 5), (316, 266, 0.86, -3), (166, 292, 1.16, 4)):
        _scared_door(d, x, y, k, rot)
    d.fill(S("40,420! 300,214! 470,168! 494,200! 300,300! 160,420!"), INK, 0.4)
    at = spot(214, 280, 1.52, -22)
    bow = (Sh.ell(-62, 0, 50) - Sh.ell(-62, 0, 29)) | (Sh.rect(-104, -6, 90, 12))
    key(d, at, bow, ("#d8b48c", "#98694a", "#4a3424"), 5)
    for x in (26, 54, 82):
        form(d, at(Sh.rect(x, -11, 8, 22, 2)), (LAMP["mid"], LAMP["dark"]), 2.6)
    sleeve = solid(
        d,
        "-30,330! 60,296! 116,282! 140,346! 90,376! 20,420! -30,420!",
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
        4.8,
        0.3,
        60,
    )
    d.stroke(sleeve.shrink(7), CORAL["light"], 2.2, 0.5)
    pose_hand(d, "grip", (112, 326), 1.0, -18, SKIN, cuff=(PAPER[0], PAPER[1], PAPER[2]), arm=16)


def _chalk_key(d: Doc) -> None:
    """It lies flat on the slate until nobody is looking; one looks away, and takes it."""
    papered(d, 484, 400, "#6a5d74", "#1d1a26", (430, 40), 420)
    slate = spot(214, 200, 1, -7)
    cast(d, slate(Sh.rect(-196, -168, 392, 336, 6)), 16, 18)
    solid(d, slate(Sh.rect(-200, -172, 400, 344, 8)), (WOOD[0], WOOD[1], WOOD[3]), 4.4, 0.1)
    board = form(d, slate(Sh.rect(-176, -148, 352, 296)), ("#3a4a50", "#1c282d"), 3.4)
    nib(d, pen(board, 12, 20, rnd=random.Random(5), ragged=140, broken=0.9), TIDE["mid"], 2, 0.35)
    chalk = "#f4f6ee"
    d.stroke(
        [
            slate(line("-150,-120 -150,-64 -96,-64 -96,-120 -123,-142 -150,-120")),
            slate(line("-130,-64 -130,-92 -112,-92 -112,-64")),
        ],
        chalk,
        3.4,
        0.7,
    )
    d.stroke([slate(Sh.ell(-84, 40, 44)), slate(Sh.ell(-84, 40, 22))], chalk, 5)
    d.stroke([slate(line("-40,34 10,30")), slate(line("-40,46 8,44"))], chalk, 5)
    d.fill(specks(slate(Sh.rect(-150, -20, 150, 140)), 46, (1.2, 2.8), random.Random(9)), chalk, 0.7)
    at = spot(216, 214, 1.06, -30)
    d.fill(at(Sh.rect(-10, -9, 190, 18) | Sh.rect(118, 6, 46, 50)).move(20, 44), INK, 0.6)
    lifted = at(Sh.rect(-8, -10, 180, 20, 4) | Sh.rect(116, 4, 18, 46, 2) | Sh.rect(144, 4, 20, 58, 2))
    solid(d, lifted, ("#ffffff", "#eef2e8", "#b7c2ba"), 4.4, 0.5)
    pose_hand(d, "pinch", (460, 42), 0.98, 152, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=120)
    stub = spot(388, 350, 1, 12)
    cast(d, stub(Sh.rect(-44, -12, 88, 24, 8)), 8, 10)
    solid(d, stub(Sh.rect(-44, -12, 88, 24, 8)), ("#ffffff", PAPER[1]), 4, 0.3)


def _glass_key(d: Doc) -> None:
    """Through it the door is already open."""
    papered(d, 484, 400, "#3f4a5c", "#10161f", (60, 40), 430)
    door = leaf_door(d, 196, -40, 250, 470, ("#5d4a3c", "#43342a", "#241d1a"))
    d.fill(door, INK, 0.25)
    solid(d, Sh.rect(222, 176, 62, 120, 10), STEEL, 3.4)
    d.fill(Sh.ell(252, 222, 13) | S("246,226! 258,226! 264,262! 240,262!"), INK)
    at = spot(196, 230, 1.62, -24)
    ring = Sh.ell(-34, 0, 62)
    glass = at(ring | Sh.rect(16, -13, 150, 26, 6) | Sh.rect(104, 4, 20, 52, 3) | Sh.rect(138, 4, 22, 62, 3))
    d.fill(glass.move(12, 16), INK, 0.42)
    d.fill(glass, "#1c3a40")
    with d.clip(glass):
        d.fill(glass, d.dlin(glass, LAMP["core"], LAMP["light"], LAMP["mid"]))
        form(d, S("60,120! 108,136! 108,400! 60,400!"), ("#8a6a4c", "#5a4232"), 3)
        form(d, S("108,320! 240,300! 240,400! 60,400!"), ("#c9a06a", "#8d6844"), 2.6)
        form(d, S("170,150! 200,146! 200,236! 170,240!"), (TIDE["light"], TIDE["base"]), 2.4)
        form(d, S("120,250! 124,222 140,214 156,222 160,300! 118,304!"), (CORAL["mid"], CORAL["base"]), 2.6)
        form(d, Sh.ell(140, 204, 13, 15), SKIN, 2.4)
        form(d, "120,196! 160,192! 150,186! 148,172! 130,174! 130,188!", (INK2, INK), 2)
        d.fill(S("210,140! 470,40! 490,110! 230,240!"), "#ffffff", 0.25)
    d.stroke(glass.shrink(5), "#ffffff", 3.4, 0.8)
    d.stroke(glass, INK, 4.6)
    d.fill(at(S("-80,-16! -64,-42 -38,-54! -54,-30 -66,-10")), "#ffffff", 0.85)
    d.fill(at(Sh.rect(28, -9, 100, 6, 3)), "#ffffff", 0.85)
    pose_hand(d, "hold", (12, 352), 0.98, -34, DARK_SKIN, cuff=(LEAF_G[1], LEAF_G[2], LEAF_G[4]), arm=60)


def _scared_door(d: Doc, x: float, y: float, k: float, rot: float) -> None:
    """A cellar door that stands ajar of its own accord: its middle below at a point, both hands up."""
    at = spot(x, y, k, rot)
    w = 2.4 + 1.4 * k
    form(d, at("-66,4! -66,-184 -40,-214 0,-222 40,-214 66,-184 66,4!"), (SLATE[0], SLATE[2], SLATE[3]), w)
    form(d, at("-54,2! -54,-178 -32,-202 0,-208 32,-202 54,-178 54,2!"), (INK2, INK), w)
    leaf = solid(d, at("-54,0! -54,-178 -36,-200 -4,-204! 36,-176! 36,14!"), (WOOD[0], WOOD[1], WOOD[3]), w, 0.3)
    d.stroke([at(line(f"{bx},{-186 + abs(bx) * 0.2} {bx},4")) for bx in (-32, -8, 14)], INK, w * 0.6, 0.7)
    for y0 in (-150, -36):
        form(d, at(f"-54,{y0}! 22,{y0 + 4}! 22,{y0 + 14}! -54,{y0 + 12}!"), (SLATE[1], SLATE[3]), w * 0.7)
    d.fill(leaf & at(Sh.rect(-60, -220, 12, 240)), "#ffffff", 0.3)
    ex, ey = at(Sh.ell(-10, -112, 1)).center
    glance(d, ex, ey, 0.9 * k, -0.9, 0.0, 42)
    form(d, at(Sh.ell(-10, -74, 9, 13)), (INK2, INK), w * 0.7)
    for one, (hx, hy) in enumerate(((-84, -170), (58, -164))):
        arm = f"-50,-70 -80,-104 {hx},{hy + 20}" if not one else f"34,-66 66,-96 {hx},{hy + 20}"
        rod(d, at(line(arm)), 7 * k, WOOD[1], 5 * k)
        solid(
            d,
            at(
                f"{hx - 16},{hy + 18}! {hx - 20},{hy - 8} {hx - 10},{hy - 24} {hx + 4},{hy - 28} "
                f"{hx + 16},{hy - 16} {hx + 16},{hy + 16}!"
            ),
            (WOOD[0], WOOD[2]),
            w * 0.8,
            0,
        )
        d.stroke([at(line(f"{hx - 6 + 9 * i},{hy - 22} {hx - 5 + 8 * i},{hy - 4}")) for i in range(2)], INK, w * 0.6)
    for dx, dy in ((46, -126), (52, -92)):
        px, py = at(Sh.ell(dx, dy, 1)).center
        drop(d, px, py, 5 * k)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (_silver_key, _brass_key, _winding_key, _cellar_key, _chalk_key, _glass_key)
}
