"""What else one may come to, 480x440, straight on the paper of the chit: six small harms, two colours and ink."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import SKIN, rod, solid, spot
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


BOOT = "-34,-70! 30,-70! 34,-34 66,-16 96,-8 100,18! -36,18!"
SHANK = "-46,-420! 50,-420! 40,-84! -36,-84!"


def _twisted_ankle(d: Doc) -> None:
    """Two legs in good trousers; one foot has been wrung like a cloth, and means to leave by another door."""
    d.fill(Sh.rect(-10, 372, 500, 80), d.lin(0, 372, 0, 440, TIDE["light"], TIDE["mid"]), 0.8)
    d.fill(S("170,408! 330,396! 500,330! 500,300! 300,380!"), INK, 0.4)
    right, left = spot(318, 392, 1.04), spot(150, 400, 1.04)
    for at in (right, left):
        solid(d, at(SHANK), ("#2c454f", "#1a2d34", INK), 5, 0.34)
    sock = solid(d, right("-32,-88! 32,-88! 26,-52! -28,-52!"), WAX, 4, 0.2)
    solid(d, right(BOOT), (WOOD[0], WOOD[2], WOOD[4]), 5, 0.3)
    d.stroke(sock, INK, 4)
    wrung = solid(d, left("-36,-104! 36,-104! 14,-72 22,-44! -26,-44! -14,-72"), WAX, 4.6, 0)
    with d.clip(wrung):
        d.stroke([left(line(f"-44,{-60 - i * 14} 0,{-84 - i * 14} 44,{-92 - i * 14}")) for i in range(-3, 4)],
                 CORAL["mid"], 6)  # fmt: skip
    d.stroke(wrung, INK, 4.6)
    turned = S(BOOT).flipx(0).scale(1.04).move(144, 402)
    solid(d, turned, (WOOD[0], WOOD[2], WOOD[4]), 5, 0.3)
    for x in (128, 300):
        d.stroke([line(f"{x},{350 + i * 12} {x + 24},{346 + i * 12}") for i in range(3)], PAPER[1], 4)


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
    """One leg is his own; the other came with the dining room. In the wet floor both did."""
    d.fill(Sh.rect(-10, 300, 500, 150), d.lin(0, 300, 0, 440, PLUM["mid"], PLUM["dark"]), 0.75)
    nib(d, pen(Sh.rect(0, 312, 480, 130), 0, 16, rnd=random.Random(4), ragged=70), PLUM["light"], 2, 0.5)
    own, lent = spot(150, 320, 1, 10), spot(322, 326, 1, -12)
    turned = (
        "-40,-330! 40,-330! 36,-286! 20,-270 34,-244 18,-214! 24,-150 30,-110 18,-84! 32,-70 20,-50! 12,-24 16,0!"
        " -16,0! -12,-24 -20,-50! -32,-70 -18,-84! -30,-110 -24,-150 -18,-214! -34,-244 -20,-270 -36,-286!"
    )
    for x, a in ((150, -10), (322, 12)):
        shade = S(turned).scale(1, -0.36).rot(a).move(x, 336)
        d.fill(shade, INK, 0.6)
    solid(d, own("-46,-420! 54,-420! 36,-60! -32,-60!"), ("#2c454f", "#1a2d34", INK), 5, 0.34)
    solid(d, own("-32,-66! 32,-66! 36,-30 68,-14 92,-8 96,16! -36,16!"), (WOOD[0], WOOD[2], WOOD[4]), 5, 0.3)
    solid(d, lent(turned), ("#d2a674", "#94693f", "#4a3020"), 5, 0.3)
    for y in (-286, -214, -84, -50):
        d.stroke(lent(line(f"-18,{y} 0,{y + 5} 18,{y}")), INK, 4)
    form(d, lent(Sh.ell(0, 12, 17)), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
    solid(d, lent("-64,-430! 70,-430! 54,-312! 20,-326 -14,-310 -50,-324!"), ("#2c454f", "#1a2d34", INK), 5, 0.34)


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
