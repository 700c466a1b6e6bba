"""What else one may come to, 480x440, straight on the paper of the chit: six small harms, two colours and ink."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, TIDE, WOOD, form
from tools.art.lamplit.props import SKIN, drop, glance, rod, shoe, solid, spot
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(480, 440))
SIZE = (480, 440)
WAX = ("#ffffff", PAPER[0], PAPER[2])
RED = (CORAL["light"], CORAL["mid"], CORAL["base"])
SEA = (TIDE["light"], TIDE["mid"], TIDE["dark"])
MAUVE = (PLUM["light"], PLUM["mid"], PLUM["dark"])
NIGHT = ("#2c454f", INK2, INK)


def _on_paper(d: Doc, ramp: dict[str, str], spec: str) -> None:
    d.glow(240, 225, 250, (0, ramp["light"], 0.6), (0.7, ramp["light"], 0.2), (1, ramp["light"], 0))
    d.fill(S(spec), INK, 0.4)


def _twisted_ankle(d: Doc) -> None:
    """A shoe tied to a very small crutch; it is being brave."""
    _on_paper(d, TIDE, "60,404! 200,386 360,386 450,404! 380,426 160,428")
    rod(d, "376,402 330,180", 17, WOOD[0], 9)
    rod(d, "290,196 374,166", 26, CORAL["mid"], 9)
    rod(d, "352,286 310,300", 15, WOOD[0], 8)
    shoe(d, 96, 392, 2.0, -5)
    bandage_of = line("70,250 160,262 200,236").stroke(46)
    solid(d, bandage_of, WAX, 4.4, 0.3)
    solid(d, line("88,204 150,220 186,206").stroke(40), WAX, 4.4, 0.3)
    d.stroke([line("96,232 110,276"), line("140,240 150,280")], PAPER[3], 3.4)
    glance(d, 236, 322, 1.6, 0.9, 0.3)
    d.stroke(line("214,362 238,352 262,364"), INK, 6)
    rope = line("210,300 260,270 316,262 344,250")
    rod(d, rope, 10, TIDE["light"], 8)
    rod(d, Sh.ell(346, 252, 24, 15).rot(-20, 346, 252), 9, TIDE["light"], 7)
    drop(d, 282, 318, 9)
    d.stroke([arc(104, 190, 60, 190, 240), arc(104, 190, 80, 196, 234)], CORAL["mid"], 6)


def _sprained_wrist(d: Doc) -> None:
    """A hand that waves the wrong way."""
    _on_paper(d, PLUM, "70,410! 200,394 330,394 430,410! 350,428 160,430")
    solid(d, "130,440! 150,330! 266,322! 290,440!", MAUVE, 5, 0.34)
    d.stroke([line("150,372 280,364"), line("144,404 286,398")], PLUM["dark"], 5)
    solid(d, "156,336! 150,290! 262,278! 268,326!", WAX, 4.4, 0.2)
    pose_hand(d, "open", (214, 306), 1.5, -12, SKIN)
    wrap = "150,318! 156,250 190,226 236,238! 262,270 262,310! 210,330"
    solid(d, wrap, WAX, 4.6, 0.34)
    d.stroke([line("156,296 206,284 258,290"), line("160,266 200,256 250,268"), line("186,232 206,300")], PAPER[3], 4)
    rod(d, "206,262 232,250", 7, CORAL["mid"], 6)
    rod(d, "232,266 210,248", 7, CORAL["mid"], 6)
    for r in (210, 234, 256):
        d.stroke(arc(214, 306, r, 22, 44), CORAL["mid"], 7)
    d.stroke([arc(214, 306, 190, -84, -66), arc(214, 306, 212, -82, -68)], INK, 5)
    for x, y in ((120, 190), (96, 250), (160, 140)):
        form(d, star(x, y, 19, 5, 0.45), (CORAL["light"], CORAL["mid"]), 3.4)


def _ringing_ears(d: Doc) -> None:
    """A head between two bells; it has been dinner for some time."""
    _on_paper(d, LAMP, "80,416! 200,400 300,400 400,416! 330,432 150,434")
    solid(d, "60,440! 96,392 180,372! 240,400 300,372! 384,392 420,440!", MAUVE, 4.6, 0.3)
    solid(d, "196,300! 192,384! 240,410 288,384! 284,300!", ("#e6c39a", "#c4976b", "#8c6347"), 4.6, 0.34)
    bust(d, "aude_linnet", 240, 176, 1.16, "addled", 3)
    for sx in (-1, 1):
        bell_at = spot(240 + sx * 158, 200, 1, sx * 62)
        d.stroke(
            [arc(240 + sx * 158, 200, 84 + i * 18, 150 if sx < 0 else -30, 210 if sx < 0 else 30) for i in range(2)],
            CORAL["mid"],
            6,
        )
        solid(
            d,
            bell_at("-62,56! -48,30 -44,-16 -24,-48 0,-56 24,-48 44,-16 48,30 62,56! 0,70"),
            (LAMP["core"], LAMP["light"], LAMP["base"]),
            5,
            0.3,
        )
        form(d, bell_at(Sh.ell(0, -62, 13, 11)), BRASS, 4)
        form(d, bell_at(Sh.ell(sx * -10, 72, 17, 15)), (LAMP["mid"], LAMP["dark"]), 4)


def _dramatic_nosebleed(d: Doc) -> None:
    """A dramatic sneeze: the dust of eleven years, with a hat in it."""
    _on_paper(d, PLUM, "240,410! 320,394 400,394 470,410! 420,428 300,430")
    with d.group(transform="translate(0 54)"):
        rnd = random.Random(11)
        cloud = (
            "282,230! 250,170 200,130 130,110 60,70 20,120! 60,150 10,180 40,210! "
            "4,250 50,270! 20,330 90,320! 80,370 150,340! 170,380 210,320 250,280"
        )
        d.fill(S(cloud).move(8, 12), INK, 0.3)
        solid(d, cloud, ("#ffffff", PAPER[0], PAPER[2]), 4.6, 0)
        for _ in range(60):
            t = rnd.random()
            x, y = 270 - 240 * t, 228 + rnd.gauss(0, 20 + 66 * t)
            r = rnd.uniform(3, 8)
            form(
                d,
                Sh.ell(x, y, r, r * 0.8),
                (PLUM["light"], PLUM["mid"]) if rnd.random() < 0.5 else (PAPER[2], PAPER[3]),
                2,
            )
        hat = spot(110, 164, 1, -34)
        solid(d, hat("-36,6! -34,-56! 34,-56! 36,6!"), NIGHT, 4.6)
        form(d, hat("-37,0! 37,0! 36,-17! -36,-17!"), (CORAL["mid"], CORAL["base"]), 3.4)
        solid(d, hat("-70,4! 0,14 70,4! 46,26 -46,26"), ("#2c454f", INK), 4.4, 0)
        for x, y, a in ((70, 270, 30), (160, 300, -20), (60, 100, 60)):
            solid(d, spot(x, y, 1, a)(Sh.rect(-15, -11, 30, 22, 3)), RED, 3, 0)
        solid(d, "470,440! 300,440! 320,392 380,372 430,372!", MAUVE, 4.6, 0.3)
        face = (
            "480,60! 400,50 346,90 330,140 322,166! 286,196 264,214 284,232 "
            "316,226! 300,250 280,262 290,296 310,314! 312,350 350,368 400,372 480,380!"
        )
        solid(d, face, SKIN, 5, 0.3)
        solid(
            d,
            "480,40! 400,30 340,60 326,130! 370,116 400,140 410,200 440,230 480,240!",
            (WOOD[1], WOOD[3], WOOD[4]),
            4.6,
            0.3,
        )
        d.stroke([line("340,168 362,180 338,188"), line("332,146 372,148")], INK, 7)
        form(d, "292,264! 312,258 330,272! 326,298 300,300", (CORAL["dark"], CORAL["deep"]), 4)
        d.fill(Sh.ell(372, 230, 28, 17), CORAL["light"], 0.8)


def _knocked_flat(d: Doc) -> None:
    """A figure of the board, flat on its back, with the stand beside it and stars about its case."""
    _on_paper(d, TIDE, "20,392! 160,354 330,354 470,384! 400,430 120,434")
    actor(d, "people.august_bray", 440, 330, 0.96, -84, edge=11)
    stand = spot(420, 392, 1, -14)
    solid(d, stand("-86,20! -70,-20! 70,-20! 86,20!"), ("#7a9a6e", "#456547", "#203628"), 5, 0.3)
    form(d, stand(Sh.ell(0, 0, 17)), WAX[:2], 4)
    d.stroke([line("404,340 396,318"), line("452,336 460,314")], INK, 5)
    for i, (x, y) in enumerate(((44, 214), (104, 150), (178, 112), (256, 140))):
        form(d, star(x, y, (22, 17, 24, 15)[i], 5, 0.45), RED[:2], 3.4)
    d.stroke(arc(140, 250, 112, 200, 320), CORAL["mid"], 4, dash="12 11")


def _hobbling(d: Doc) -> None:
    """A table with a folded card under one foot; step, drag, step, drag."""
    _on_paper(d, PLUM, "60,408! 200,390 330,390 440,408! 360,430 140,430")
    at = spot(240, 220, 1, 8)
    for x in (-130, 118):
        solid(d, at(f"{x},-60! {x + 30},-60! {x + 24},110! {x + 6},110!"), (WOOD[1], WOOD[2], WOOD[3]), 4, 0.3)
    cloth = at("-200,-90! 200,-90! 216,10! 170,40 130,-4! 80,36 40,0! -10,40 -50,2! -100,38 -140,0! -180,36 -214,4!")
    solid(d, at("-150,-20! -114,-20! -120,190! -146,190!"), (WOOD[0], WOOD[1], WOOD[3]), 4.4, 0.3)
    solid(d, at("116,-20! 152,-20! 148,138! 124,138!"), (WOOD[0], WOOD[1], WOOD[3]), 4.4, 0.3)
    solid(d, at("108,52! 160,46! 158,110! 112,114!"), WAX, 4.2, 0.3)
    d.stroke([at(line("112,72 158,88")), at(line("110,94 156,66"))], PAPER[3], 3.4)
    solid(d, cloth, MAUVE, 5, 0.3)
    d.fill([at(Sh.ell(x, -40 + (i % 2) * 24, 10)) for i, x in enumerate((-160, -110, -60, 60, 110, 160))], PLUM["core"])
    glance(d, 236, 190, 1.8, 0.7, 0.35, 40)
    d.stroke(at(line("-20,20 0,10 24,18")), INK, 6)
    solid(d, Sh.ell(240, 128, 210, 30).rot(8, 240, 220), ("#c69a6a", "#8d6844", "#4a3424"), 5, 0)
    card = spot(354, 384, 1, -6)
    solid(d, card("-52,14! -44,-16! 50,-22! 56,8!"), WAX, 4, 0)
    form(d, card("-52,14! 56,8! 54,22! -50,30!"), (PAPER[1], PAPER[3]), 4)
    form(d, card("0,-10! 12,-2! 2,8! -10,0!"), (CORAL["mid"], CORAL["base"]), 2.4)
    vase = spot(150, 92, 1, 22)
    solid(
        d,
        vase("-26,30! -34,0 -16,-26 -20,-44! 20,-44! 16,-26 34,0 26,30!"),
        (PAPER[0], PLUM["light"], PLUM["mid"]),
        4.4,
        0.3,
    )
    for a in (-30, 0, 30):
        c = vase(Sh.ell(*polar(0, -44, 34, a - 90), 1)).center
        form(d, Sh.ell(c[0], c[1], 13), (CORAL["light"], CORAL["mid"]), 3.2)
    d.stroke(
        [line("66,420 96,420"), line("120,424 130,424"), line("190,426 220,426"), line("246,428 256,428")],
        CORAL["mid"],
        6,
    )


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _twisted_ankle,
        _sprained_wrist,
        _ringing_ears,
        _dramatic_nosebleed,
        _knocked_flat,
        _hobbling,
    )
}
