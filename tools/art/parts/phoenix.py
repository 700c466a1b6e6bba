"""The phoenix of the proof: spread wings about (300,280), 0..560."""

from __future__ import annotations

import math
from typing import Any

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, ink_shape, pile
from tools.art.inkwell.spline import Point, Spec, lerp, sample
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane


def phoenix(d: Doc) -> Any:
    # ---- tail: long ribbons curling out to eye-spots
    def tail(points: Spec, w: float, cols: tuple[str, ...] = ("#ffd867", "#f07a2c", "#a81f24")) -> None:
        sh = brush(points, w, taper(0.35, 0.25, 0.75, 0.8), 20)
        b = sh.bounds
        d.inked(sh, d.lin(300, 380, (b[0] if b[0] < 250 else b[2] if b[2] > 350 else 300), b[3], *cols), 2.8, 1.2)
        path = sample(points, 34)
        q = []
        for j in range(5, 32, 2):
            x, y, tx, ty = path[j]
            ww = w * (0.5 + 0.5 * j / 34)
            for s in (1, -1):
                q.append(
                    cutw(
                        x + tx * w * 0.5 - ty * ww * 0.62 * s,
                        y + ty * w * 0.5 + tx * ww * 0.62 * s,
                        x - tx * w * 0.05 - ty * ww * 0.06 * s,
                        y - ty * w * 0.05 + tx * ww * 0.06 * s,
                        w * 0.14,
                        0.1 * s,
                    )
                )
        q.append(brush(points, 3, taper(1, 0, 0.0), 10))
        d.fill(Sh.union(q) & sh, "#5a1020")
        x, y = path[-1][0], path[-1][1]
        for r, c in (
            (w * 0.62 + 2.6, INK),
            (w * 0.62, "#d8452a"),
            (w * 0.46, "#ffd866"),
            (w * 0.28, INK),
            (w * 0.13, "#fff6d2"),
        ):
            d.fill(Sh.ell(x, y, r), c)

    for points, w in (([(300, 400), (284, 448), (222, 478), (146, 468), (112, 420)], 27),):
        for f in (0, 1):
            tail([(600 - x, y) if f else (x, y) for x, y in points], w)
    tail([(300, 400), (302, 450), (300, 492)], 34)
    # ---- wings
    arm = [(284, 330), (240, 286), (196, 232), (172, 184), (178, 140)]
    array = sample(arm, 40)

    def at(t: float) -> Point:
        x, y, _, _ = array[int(t * 40)]
        return (x, y)

    rows = []
    n = 9
    for i in range(n):
        t = i / (n - 1)
        rows.append(
            (
                0,
                at(lerp(0.98, 0.34, t)),
                lerp(255, 194, t) - 8 * math.sin(t * 3.1),
                lerp(150, 206, math.sin(t * 1.7)),
                lerp(34, 38, t),
                lerp(0.10, 0.13, t),
            )
        )
    for i in range(6):
        t = i / 5
        rows.append((0, at(lerp(0.32, 0.02, t)), lerp(186, 140, t), lerp(190, 104, t), 38, lerp(0.14, 0.18, t)))
    for i in range(12):
        t = i / 11
        rows.append((1, at(lerp(0.97, 0.04, t)), lerp(250, 142, t), lerp(86, 64, t) + 26 * math.sin(t * 3.1), 30, 0.1))
    for i in range(12):
        t = i / 11
        rows.append((2, at(lerp(0.95, 0.06, t)), lerp(246, 146, t), lerp(44, 36, t) + 14 * math.sin(t * 3.1), 24, 0.05))
    cols = [("#f4902f", "#9a1a2a"), ("#ffbf46", "#d8452a"), ("#ffe79a", "#f59432")]
    for layer in (0, 1, 2):
        for tier, b, a, reach, width, bend in [r for r in rows if r[0] == layer][:: -1 if layer == 0 else 1]:
            for flip in (0, 1):
                bb = (600 - b[0], b[1]) if flip else b
                aa = 180 - a if flip else a
                be = -bend if flip else bend
                sh, p = vane(bb, aa, reach, width, be)
                cut_feather(
                    d,
                    sh,
                    p,
                    *cols[tier],
                    ink=INK if tier < 2 else "#5a1526",
                    lw=2.7 if tier < 2 else 2,
                    barbs=(8, 5, 0)[tier],
                    side=1 if flip else -1,
                    w=width,
                    glint=("#ffd97a", "#fff0b4", None)[tier],
                )
    armsh = brush([(296, 346), *arm], 26, taper(0.9, 0.25, 0.2), 12)
    for f in (0, 1):
        s = armsh.flipx(300) if f else armsh
        d.fill(ink_shape(s, 2.6, 1), INK)
        d.fill(s, d.lin(300, 350, 180 if not f else 420, 150, "#fff3c0", "#ffcb58", "#f28a2e"))
        sc = []
        for j in range(4, 39, 3):
            x, y, tx, ty = array[j]
            c = Sh.spline(
                [
                    (x - ty * 9 - tx * 2, y + tx * 9 - ty * 2),
                    (x + tx * 5, y + ty * 5),
                    (x + ty * 9 - tx * 2, y - tx * 9 - ty * 2),
                ],
                False,
            ).stroke(2, "round")
            sc.append(c.flipx(300) if f else c)
        d.fill(U(sc) & s, "#b4471f")
    # ---- breast + neck, built of hackles from the bottom up
    body = S("300,300 272,318 260,350 266,384 286,410 300,420! 314,410 334,384 340,350 328,318")
    neck = S(
        "266,352 274,318 286,290 288,262 284,240 292,222! 316,222! 322,240 316,262 320,290 330,318 334,352 300,380"
    )
    base = U(body, neck)
    d.fill(ink_shape(base, 3, 1.4), INK)
    d.fill(base, d.lin(280, 240, 330, 420, "#ffe9a0", "#f5a03c", "#c23a24"))
    for k in range(9):
        t = 1 - k / 8
        y = lerp(252, 372, t)
        half = lerp(11, 35, min(1, t**1.4 * 1.2)) * (1 if t < 0.85 else 0.8)
        n = max(2, int(half / 7))
        reach = lerp(26, 42, t)
        breadth = lerp(11, 17, t)
        for i in range(-n, n + 1):
            u = i / n
            x = lerp(304, 300, t) + u * half
            a = 90 - u * lerp(10, 26, t)
            sh, p = vane((x, y - 4 - abs(u) * 5), a, reach * (1 - 0.15 * abs(u)), breadth, 0, taper(0.5, 0, 0.4), 6)
            c0 = mix("#fffbe0", "#ffd25e", t)
            c1 = mix("#ffc24e", "#e0552a", t)
            if u > 0.3:
                c0, c1 = mix(c0, "#d2452a", 0.42), mix(c1, "#8a1a24", 0.5)
            d.inked(sh, d.lin(0, p[0][1], 0, p[-1][1], c0, c1), 1.9, 0.8, "#4d1022")
            d.fill(sliver(p[0][0], p[0][1] + reach * 0.3, p[-1][0], p[-1][1] - reach * 0.22, 1.0), "#8a2a1c", 0.8)
    # ---- crest
    for sp, w in (
        ("298,206 282,184 262,178 240,190", 12),
        ("302,200 290,168 268,150 238,150", 14),
        ("308,198 304,160 290,128 264,110", 15),
        ("314,198 318,162 312,128 296,104", 13),
        ("318,202 330,176 332,150 324,132", 9),
    ):
        c = brush(sp, w, taper(0.3, 0, 0.55), 9)
        d.inked(c, d.vlin(c, "#fff3bc", "#ffb340"), 2.4, 1)
        d.fill(brush(sp, 2, taper(1, 0, 0), 6) & c, "#b4471f")
    # ---- head: eagle profile, heavy brow
    head = S(
        "282,254! 276,240 281,233! 273,224 281,216! 286,204 304,196 321,197 332,203! 338,210 "
        "337,223! 328,228 324,238! 317,240 315,250! 308,247 304,260! 297,251 291,259! 287,252"
    )
    d.inked(head, d.lin(284, 196, 322, 256, "#fffdf0", "#ffe08a", "#f08a34"), 2.5, 1.2)
    up = S("330,202! 342,203 352,211 354,223 347,238! 343,229 336,227 322,230!")
    lo = S("322,230! 333,229 341,232 338,239! 329,242 320,239!")
    d.inked(lo, "#7a3018", 2.3, 1)
    d.inked(up, d.lin(328, 203, 354, 236, "#ffe9a6", "#e08a30", "#6a2414"), 2.3, 1)
    d.fill(sliver(337, 212, 347, 214, 1.6), INK)
    ey = S("305,222! 313,214 324,213 331,217! 323,224 312,225")
    d.fill(ey.grow(1.8), INK)
    d.fill(ey, "#ffd23c")
    d.fill(Sh.ell(320.5, 218.6, 3.7), INK)
    d.fill(Sh.ell(319, 217, 1.3), "#fff")
    brow = S("288,212! 302,203 318,204 338,215! 322,213.5 304,215")
    d.fill(brow, INK)
    d.fill(pile([cutw(292 + i * 5, 246 - i * 3, 300 + i * 4, 228 - i * 1.5, 2.4, 0.15) for i in range(4)]), "#a8481e")
