"""The death's-head moth."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import EL


def death_moth(d: Doc, el: str, rnd: random.Random) -> None:
    """the death's-head moth of the proof, about (300,300), span 80..520"""
    r_ = rnd
    ramp = EL[el]
    other = "#f1e6cb"
    kk = "#0f0b14"
    fore = S(
        "286,262! 258,216 206,164 140,136 88,138! 80,166 88,196 82,228! 92,252 110,262 118,286! "
        "156,312 214,322 262,318 288,306!"
    )
    hind = S(
        "286,306! 250,312 196,326 160,352 150,386! 164,402 172,424 194,436! 206,458 230,470 "
        "250,462! 268,440 284,392 292,340!"
    )
    for flip in (0, 1):
        place: Callable[[Sh], Sh] = (lambda s: s.flipx(300)) if flip else (lambda s: s)
        for w, _bx in ((hind, 0), (fore, 1)):
            s = place(w)
            d.fill(s.grow(7).move(4, 8), kk, 0.55)
            d.inked(s, d.rad(300, 290, 250, "#fff9e6", other, "#cdb892", "#8d7a62"), 4, 2, kk)
        # wing veins and bands
        veins = [
            ("284,280 230,232 160,190 98,160", 6.5),
            ("284,286 226,256 160,232 96,214", 6),
            ("284,292 228,280 168,270 118,268", 5.5),
            ("284,300 240,304 190,304 150,300", 5),
        ]
        d.fill([place(brush(v, w, taper(1, 0.15, 0, 0.7), 8)) for v, w in veins], kk)
        hv = [
            ("288,318 246,336 204,362 172,398", 5.5),
            ("289,326 256,362 230,398 206,440", 5.5),
            ("290,336 276,372 262,412 246,452", 5),
        ]
        d.fill([place(brush(v, w, taper(1, 0.15, 0, 0.7), 8)) for v, w in hv], kk)
        # marginal band of cuts
        m = fore - fore.shrink(20)
        m & Sh.poly([(60, 100), (170, 100), (150, 330), (60, 330)])
        d.fill(place(wedges(fore, 7, 30, 4.4, (1, 0.2), 0.1, 0.25, r_)), kk)
        d.fill(place(wedges(hind, 7, 24, 4.2, (0.6, -0.8), 0.1, 0.25, r_)), kk)
        # bands: arcs round the thorax, edged with knife cuts
        for r0, r1, c in ((84, 96, "#5b4650"), (128, 152, "#3a2b36")):
            z = U(fore, hind) & (Sh.ell(300, 296, r1) - Sh.ell(300, 296, r0))
            d.fill(place(z), c)
            cz = []
            for a_ in range(100, 262, 5):
                cz.append(
                    cutw(
                        *polar(300, 296, r1 - 1, a_),
                        *polar(300, 296, r1 + r_.uniform(10, 22) * (r1 / 130), a_ + r_.uniform(-2, 2)),
                        6,
                    )
                )
            d.fill(place(pile(cz) & U(fore, hind)), c)
            d.fill(
                place(
                    pile(
                        [
                            sliver(*polar(300, 296, r0 + 3, a_), *polar(300, 296, r1 - 3, a_ + 1.5), 1.5)
                            for a_ in range(100, 262, 4)
                        ]
                    )
                    & z
                ),
                "#cdb892",
                0.8,
            )
        # eye-spots
        for cx, cy, r in ((160, 222, 27), (222, 390, 21)):
            for k, (rr, c) in enumerate(
                (
                    (r + 5, kk),
                    (r, "#7b2f2a" if el == "fire" else ramp["dark"]),
                    (r * 0.74, ramp["light"]),
                    (r * 0.5, kk),
                    (r * 0.2, "#fff8e0"),
                )
            ):
                x: float = cx - (2 if k == 4 else 0)
                d.fill(place(Sh.ell(cx if k < 4 else cx - r * 0.18, cy if k < 4 else cy - r * 0.2, rr)), c)
        d.fill(place(wedges(fore, 10, 16, 2.6, (0, -1), 0.3, 0.2, r_)), "#8a745e", 0.0)
        # antennae
        an = brush("292,214 272,176 244,150 214,142", 6, taper(1, 0.3, 0), 10)
        d.fill(place(an.grow(2.4)), kk)
        d.fill(place(an), other)
        path = sample("292,214 272,176 244,150 214,142", 16)
        cuts: list[Sh] = []
        for j in range(4, 17):
            x, y, tx, ty = path[j]
            for side in (1, -1):
                cuts.append(cutw(x, y, x + tx * 7 - ty * 13 * side, y + ty * 7 + tx * 13 * side, 4))
        d.fill(place(pile(cuts)).grow(1.4), kk)
        d.fill(place(pile(cuts)), other)
    # abdomen
    ab = S("300,330 280,336 274,366 278,404 290,440 300,460! 310,440 322,404 326,366 320,336")
    d.inked(ab, d.lin(270, 330, 330, 460, "#fff6dc", "#c8b38a", "#6d5a48"), 3.6, 1.8, kk)
    rings = []
    for i in range(8):
        y = 348.0 + i * 13
        half = 24 - abs(i - 2.5) * 2.2
        rings.append(brush([(300 - half, y - 4), (300, y + 5), (300 + half, y - 4)], 6, LEAF, 6))
    d.fill(pile(rings) & ab, kk)
    d.fill(wedges(ab, 6, 15, 3, (-0.9, -0.3), 0.1, 0.3, r_), kk)
    # furry thorax with the skull
    fur = []
    for i in range(46):
        a = i * 360 / 46
        r0 = 42
        far = r_.uniform(58, 68)
        fur.append(
            cutw(
                *polar(300, 276, r0, a - 3),
                *polar(300, 280, far if math.sin(math.radians(a)) > -0.2 else far * 0.86, a),
                14,
                r_.uniform(-0.15, 0.15),
            )
        )
    th = U(Sh.ell(300, 276, 46, 52), fur)
    d.inked(th, d.rad(290, 258, 70, "#8b6f5a", "#4c3a3c", "#241a26"), 3, 1.6, kk)
    hf = []
    for _ in range(60):
        a = r_.uniform(0, 360)
        x, y = polar(300, 278, r_.uniform(26, 52), a)
        hf.append(sliver(x, y, *polar(x, y, r_.uniform(8, 14), a + r_.uniform(-20, 20)), 1.6))
    d.fill(pile(hf) & th, "#d8c29a", 0.9)
    sk = S(
        "300,232 276,236 262,252 260,274 268,292! 276,298 280,316! 290,322 300,323 310,322 320,316!"
        " 324,298 332,292! 340,274 338,252 324,236"
    )
    d.inked(sk, d.lin(262, 232, 338, 322, "#fffdf2", "#f4e6c2", "#c7ab7a"), 2.8, 1.4, kk)
    for side in (1, -1):
        e = S([(300 - 9, 272), (300 - 15, 261), (300 - 28, 262), (300 - 33, 274), (300 - 26, 285), (300 - 13, 284)])
        e = e if side == 1 else e.flipx(300)
        d.fill(e, kk)
        x = 278 if side == 1 else 322
        d.glow(x, 273, 13, (0, ramp["core"], 1), (0.35, ramp["light"], 0.9), (1, ramp["mid"], 0))
    d.fill(S("300,284! 306,298 300,295 294,298!"), kk)
    d.fill(pile([cutw(x, 322, x + (300 - x) * 0.06, 304, 3.2) for x in (286, 293, 300, 307, 314)]), kk)
    d.fill(brush("280,305 300,309 320,305", 2.4, LEAF, 6), kk)
    d.fill(wedges(sk, 6, 14, 2.6, (-0.8, -0.5), 0.2, 0.4, r_), "#6d5238")
    # head
    hd = S("300,208 286,214 282,228 290,238 300,240 310,238 318,228 314,214")
    d.inked(hd, "#5a4744", 2.6, 1.2, kk)
    for x in (289, 311):
        d.inked(Sh.ell(x, 224, 7.5), d.rad(x - 2, 221, 9, ramp["core"], ramp["mid"], ramp["deep"]), 2, 0.6, kk)
