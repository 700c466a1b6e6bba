"""Water 3: the great wave over the paper boat."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import cutw, ribbon
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, arc, pile
from tools.art.inkwell.spline import Point, lerp, sample
from tools.art.palette import INK
from tools.art.parts.sea import paper_boat, scroll_sea, wave_claw
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=5)
BACK = sample(
    [
        (10, 760),
        (28, 600),
        (52, 450),
        (92, 330),
        (160, 236),
        (256, 186),
        (352, 186),
        (424, 226),
        (462, 292),
        (466, 346),
    ],
    60,
)
HOLLOW = sample(
    [
        (600, 690),
        (500, 694),
        (400, 680),
        (306, 636),
        (246, 560),
        (226, 470),
        (248, 384),
        (306, 326),
        (380, 306),
        (436, 322),
        (462, 356),
    ],
    60,
)
"""The two edges of the wave, from the sea up to the tip of the crest."""
NIGHT = "#0f2f69"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sky(d)
    moon(d)
    back_sea(d)
    wave(d, rnd)
    foam(d, rnd)
    drips(d, rnd)
    paper_boat(d, 398, 588)
    scroll_sea(d, 668, 46, 118, -30, ("#2f8cc2", "#174a8c"))
    scroll_sea(d, 722, 54, 146, -70, ("#1f68ab", NIGHT))


def sky(d: Doc) -> None:
    """moonlight in rings"""
    d.fill(
        d.window,
        d.rad(318, 250, 520, (0, "#eefbf2"), (0.2, "#bfeae2"), (0.45, "#5fb6cf"), (0.75, "#215a9c"), (1, "#0d2150")),
    )
    d.fill(
        engrave(
            d.window,
            circ_lines(318, 250, 130, 520, 13),
            lambda x, y: (math.hypot(x - 318, y - 250) - 120) / 330,
            13,
            0.6,
            8.5,
            step=34,
        ),
        "#0d2453",
        0.8,
    )


def moon(d: Doc) -> None:
    """the moon and its halo"""
    disc = Sh.ell(318, 250, 112)
    d.fill(Sh.ring(318, 250, 126, 121), "#f5fff4", 0.9)
    d.inked(disc, d.rad(290, 222, 150, "#ffffff", "#f3fbe6", "#cfeadf"), 2.2, 0.6, "#1f5a86")
    d.fill(
        engrave(
            disc - Sh.ell(290, 230, 112),
            para_lines(disc.bounds, 60, 7),
            lambda x, y: (x - 290 + y - 230) / 150,
            7,
            0.6,
            3.6,
            step=12,
        ),
        "#5fa9bd",
    )


def back_sea(d: Doc) -> None:
    """the swell behind"""
    back = S("30,600! 120,560 200,590 290,550 380,580 470,540 580,570! 580,850! 30,850!")
    d.inked(back, d.lin(0, 550, 0, 720, "#2f83bd", "#153f80"), 2.8, 1, light=(0, 1))


def wave(d: Doc, rnd: random.Random) -> None:
    """the wave, in flow bands between its back and its hollow, shadow inside the curl"""
    body = Sh.spline(
        [(*p, False) for p in flow(0, 0, 1, 20)[:-1]]
        + [(*flow(0, 0, 1)[-1], True)]
        + [(*p, False) for p in flow(1, 0, 1, 20)[::-1][1:]]
        + [(600, 860, True), (0, 860, True)],
        True,
    )
    d.inked(body, d.lin(120, 200, 420, 720, "#2a78b8", "#1a4f93", "#0e2c63"), 3.6, 1.8)
    bands = [
        (0.05, 0.16, NIGHT),
        (0.24, 0.33, "#8fdcdc"),
        (0.40, 0.50, NIGHT),
        (0.56, 0.62, "#5fbcd3"),
        (0.68, 0.76, NIGHT),
        (0.81, 0.86, "#a8e6de"),
        (0.90, 0.95, NIGHT),
    ]
    for a, b, c in bands:
        m = (a + b) / 2
        points = flow(m, 0.04, 0.97, 26)
        a_ = flow(a, 0.04, 0.97, 26)
        b_ = flow(b, 0.04, 0.97, 26)
        width = [math.hypot(a_[i][0] - b_[i][0], a_[i][1] - b_[i][1]) * min(1, i / 7, (26 - i) / 4) for i in range(27)]
        d.fill(ribbon(points, width), c)
        if c != NIGHT:
            d.fill(ribbon(flow(m, 0.1, 0.9, 20), [max(0, min(w * 0.25, 3)) for w in width[3:24]]), "#e9fbf3", 0.9)
    for m in (0.02, 0.20, 0.36, 0.53, 0.65, 0.78, 0.88, 0.97):
        d.fill(ribbon(flow(m, 0.02, 0.98, 26), [3.0 * min(1, i / 5, (26 - i) / 5) for i in range(27)]), INK)
    # knife cuts off the hollow's edge: shadow inside the curl
    cuts = []
    for k in range(14, 58):
        t = k / 60
        p = flow(1, t, t, 1)[0]
        q_ = flow(0.78 - 0.06 * rnd.random(), t - 0.03, t - 0.03, 1)[0]
        cuts.append(cutw(p[0], p[1], lerp(p[0], q_[0], 0.8), lerp(p[1], q_[1], 0.8), 5, 0.05))
    d.fill(pile(cuts) & body, "#0b1c42")


def foam(d: Doc, rnd: random.Random) -> None:
    """crest of claws"""
    froth = []
    claws = []
    for k in range(32, 61):
        t = k / 60
        x, y = flow(0.0, t, t, 1)[0]
        r = lerp(4, 17, (t - 0.53) / 0.47) * rnd.uniform(0.85, 1.15)
        froth.append(Sh.ell(x + rnd.uniform(-3, 3), y + rnd.uniform(-2, 5), r))
    for k in range(34, 61, 1):
        t = k / 60
        x, y = flow(0.045, t, t, 1)[0]
        froth.append(Sh.ell(x, y, lerp(2, 15, (t - 0.56) * 2.3) * rnd.uniform(0.8, 1.15)))
    for x, y, a, reach, w, curl in (
        (436, 252, -20, 74, 24, 22),
        (452, 282, -2, 84, 25, 22),
        (462, 312, 14, 86, 25, 22),
        (462, 340, 34, 80, 24, 20),
        (452, 360, 56, 72, 22, 20),
        (430, 350, 84, 70, 20, 18),
        (404, 330, 96, 60, 18, 16),
        (376, 316, 104, 46, 15, 14),
        (408, 228, -34, 62, 21, 24),
        (376, 206, -46, 54, 19, 26),
        (338, 192, -58, 46, 17, 28),
        (296, 186, -66, 40, 15, 28),
        (252, 194, -74, 34, 13, 30),
    ):
        claws.append(wave_claw(x, y, a, reach, w, curl))
    crest = U(froth, claws)
    d.inked(crest, d.lin(300, 170, 470, 420, "#ffffff", "#eafaf4", "#a9dfe2"), 3, 1.6)
    d.fill(wedges(crest, 9, 16, 3.4, (-0.6, -0.8), 0.25, 0.4, rnd), "#3a8fbf")
    for _ in range(16):
        x, y = flow(0.06, rnd.uniform(0.5, 0.98), 0.98, 1)[0]
        r = rnd.uniform(4, 9)
        d.fill(arc(x, y, r, 200, 400).stroke(2.2) & crest, "#2f7fb5")


def drips(d: Doc, rnd: random.Random) -> None:
    """drops from the claws, spray over the back"""
    for _ in range(34):
        x, y = rnd.uniform(410, 536), rnd.uniform(330, 520)
        r = rnd.uniform(1.8, 5.2)
        if x < 440 and y > 430:
            continue
        drip = Sh.ell(x, y, r)
        d.inked(drip, "#f4fffa", 1.6, 0.6)
    for _ in range(26):
        x, y = rnd.uniform(70, 470), rnd.uniform(110, 230)
        if y > 260 - 0.2 * x:
            continue
        d.fill(Sh.ell(x, y, rnd.uniform(1.4, 3.6)), "#f4fffa")


def flow(s: float, t0: float = 0, t1: float = 1, n: int = 24) -> list[Point]:
    """the stream line at share `s` between the wave's back (0) and its hollow (1), from t0 to t1 of its length"""
    o = []
    for i in range(n + 1):
        k = (t0 + (t1 - t0) * i / n) * 60
        a = int(k)
        b = min(60, a + 1)
        u = k - a
        ox, oy = lerp(BACK[a][0], BACK[b][0], u), lerp(BACK[a][1], BACK[b][1], u)
        ix, iy = lerp(HOLLOW[a][0], HOLLOW[b][0], u), lerp(HOLLOW[a][1], HOLLOW[b][1], u)
        o.append((lerp(ox, ix, s), lerp(oy, iy, s)))
    return o
