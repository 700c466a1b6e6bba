"""Parts of monsters: fur, claws, candles."""

from __future__ import annotations

import random
from typing import Any

from tools.art.inkwell.brush import TAIL, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.feather import vane
from tools.art.parts.fire import flame_s


def fur_tufts(
    d: Doc,
    cx: float,
    y: float,
    half: Any,
    n: Any,
    length: Any,
    w: float,
    c0: Any,
    c1: Any,
    drop: Any,
    rnd: random.Random,
    ink: Any = PAGE_INK,
    lines: int = 3,
) -> None:
    order = sorted(range(-n, n + 1), key=lambda i: -abs(i))
    for i in order:
        u = i / n
        x = cx + u * half + rnd.uniform(-5, 5)
        yy = y + drop * abs(u) ** 1.7 + rnd.uniform(-6, 6)
        a = 90 - u * 34 + rnd.uniform(-5, 5)
        line = length * rnd.uniform(0.8, 1.2)
        sh, p = vane(
            (x, yy),
            a,
            line,
            w * rnd.uniform(0.85, 1.15),
            (-0.12 if u > 0 else 0.12) * rnd.uniform(0.3, 1.2),
            taper(0.62, 0, 0.3, 0.7),
            8,
        )
        t = min(1, max(0, 0.5 + u * 0.5))
        d.inked(
            sh,
            d.lin(
                p[0][0] - 20, p[0][1], p[-1][0] + 20, p[-1][1], mix(c0, c1, t * 0.6), mix(c1, "#120c14", 0.35 + 0.4 * t)
            ),
            2.4,
            1.4,
            ink,
        )
        points = sample(p, 10)
        q = []
        for k in range(lines):
            o = ((k + 0.5) / lines - 0.5) * w * 0.62
            j0 = rnd.randint(1, 3)
            j1 = rnd.randint(6, 9)
            x0, y0, tx, ty = points[j0]
            x1, y1, sx, sy = points[j1]
            q.append(sliver(x0 - ty * o, y0 + tx * o, x1 - sy * o * 0.35, y1 + sx * o * 0.35, 1.3))
        d.fill(pile(q) & sh, mix("#cdb488", c0, 0.25 + 0.5 * t), 0.95)


def claw_hand(d: Doc, x: float, y: float, flip: bool = False, k: float = 1.0) -> Any:
    """a hand that has come over the frame: back of the hand + 4 jointed fingers hooking down/outward."""
    k_ = PAGE_INK
    b0, b1, b2, b3 = "#fff9e8", "#f3e6c6", "#cdb488", "#86694c"
    rnd = random.Random(3)

    def place(s: Any) -> Any:
        return (s.scale(-1, 1) if flip else s).scale(k, k).move(x, y)

    back = place(S("40,-30 8,-34 -26,-22 -44,0 -36,16 0,18 36,10 52,-10"))
    d.inked(back, d.lin(x - 50, y - 40, x + 50, y + 20, b1, b2, b3), 2.8, 1.6, k_)
    for _i, (bx, by, mx, my, tx, ty, ex, ey) in enumerate(
        (
            (34, 4, 44, 34, 38, 62, 24, 84),
            (10, 10, 14, 46, 4, 80, -12, 104),
            (-16, 10, -22, 48, -34, 78, -52, 98),
            (-38, 2, -62, 30, -76, 58, -92, 70),
        )
    ):
        seg1 = place(
            brush(
                [(bx, by - 12), (lerp(bx, mx, 0.5) - 2, lerp(by, my, 0.5)), (mx, my)], 19, taper(0.8, 0.75, 0.1, 0.6), 8
            )
        )
        seg2 = place(
            brush([(mx, my - 6), (lerp(mx, tx, 0.5), lerp(my, ty, 0.5)), (tx, ty)], 16, taper(0.9, 0.6, 0.1, 0.6), 8)
        )
        nail = place(
            brush(
                [(tx, ty - 8), (lerp(tx, ex, 0.4) + 1, lerp(ty, ey, 0.4)), (ex, ey)], 13, taper(0.95, 0, 0.05, 0.8), 8
            )
        )
        d.inked(nail, d.lin(0, y + 50 * k, 0, y + 100 * k, "#5a4440", "#160e14"), 2.2, 1, k_)
        d.fill(place(sliver(tx - 2, ty, lerp(tx, ex, 0.6) - 1, lerp(ty, ey, 0.6), 1.6)), b1, 0.8)
        for s in (seg2, seg1):
            d.inked(s, d.lin(x - 80, y, x + 60, y + 70, b0, b1, b2), 2.4, 1.2, k_)
            d.fill(wedges(s, 6, 9, 2.6, (-0.7, -0.6), 0.2, 0.3, rnd), "#6b5138")
        d.fill(place(Sh.ell(mx, my - 3, 5, 3.4)), b3, 0.6)
        d.fill(
            place(pile([sliver(mx - 6, my - 6, mx + 6, my - 7, 1.2), sliver(mx - 5, my - 1, mx + 5, my - 2, 1.1)])), k_
        )
    # ragged fur cuff over the wrist
    for _i, (x0, y0, x1, y1, w) in enumerate(
        (
            (70, -62, 64, 4, 34),
            (-34, -52, -50, 6, 30),
            (48, -70, 40, -2, 36),
            (-12, -66, -26, 0, 34),
            (20, -74, 8, -4, 38),
        )
    ):
        sh = brush([(x0, y0), (lerp(x0, x1, 0.5) + 3, lerp(y0, y1, 0.5)), (x1, y1)], w, taper(0.7, 0, 0.35, 0.75), 8)
        s = place(sh)
        d.inked(
            s,
            d.lin(x - 60 * k, y, x + 70 * k, y, *(("#6a5048", "#2a1c26") if not flip else ("#4a363a", "#1c1219"))),
            2.4,
            1.4,
            k_,
        )
        d.fill(
            place(
                pile(
                    [
                        sliver(x0 + o, y0 + 16, lerp(x0, x1, 0.8) + o * 0.4, lerp(y0, y1, 0.8), 1.3)
                        for o in (-w * 0.2, 0, w * 0.2)
                    ]
                )
            )
            & s,
            b2,
            0.85,
        )


def candle(d: Doc, x: float, y: float, h: float, w: float, rnd: random.Random) -> None:
    k = PAGE_INK
    # drips hanging from the foot
    dr = [
        brush([(x + o, y - 4), (x + o * 1.1, y + line * 0.5), (x + o, y + line)], 5.5, taper(1, 0.8, 0.0), 6).grow(0.01)
        | Sh.ell(x + o, y + line, 3.1)
        for o, line in ((-w * 0.34, rnd.uniform(10, 20)), (w * 0.1, rnd.uniform(16, 32)), (w * 0.4, rnd.uniform(8, 16)))
    ]
    foot = Sh.ell(x, y - 1, w * 0.78, 6)
    st = S(
        [
            (x - w / 2, y, 1),
            (x - w / 2 + 1, y - h * 0.5),
            (x - w / 2, y - h, 1),
            (x - w * 0.2, y - h + 3),
            (x + w * 0.1, y - h - 1),
            (x + w / 2, y - h + 2, 1),
            (x + w / 2 - 1, y - h * 0.4),
            (x + w / 2, y, 1),
        ]
    )
    rim = [
        brush([(x + o, y - h), (x + o, y - h + line)], 5, taper(1, 0.9, 0.0), 4) | Sh.ell(x + o, y - h + line, 2.8)
        for o, line in ((-w * 0.36, rnd.uniform(8, 16)), (w * 0.3, rnd.uniform(10, 22)))
    ]
    s = U(dr, foot, st, rim)
    d.inked(s, d.lin(x - w / 2, 0, x + w / 2, 0, "#fffdf0", "#f6e6bd", "#cda868"), 2.4, 1.2, k)
    d.fill(wedges(s, 6, w * 0.5, 2.4, (-0.9, -0.2), 0.3, 0.2, rnd), "#8a6638")
    d.fill(sliver(x + w / 2 - 6, y - h + 6, x + w / 2 - 6, y - 4, 1.2), "#a07c48", 0.7)
    d.glow(x, y - h - 12, 46, (0, "#fff6cc", 0.95), (0.25, "#ffd867", 0.6), (0.6, "#ff9a3a", 0.22), (1, "#ff7a2a", 0))
    d.fill(brush([(x, y - h + 2), (x + 0.6, y - h - 3), (x + 1, y - h - 7)], 2.6, TAIL, 4), k)
    f = flame_s(x + 1, y - h - 2, 30, 15, rnd.uniform(-4, 4))
    d.inked(f, d.vlin(f, "#ff9a30", "#ffe48a"), 1.9, 0.8, "#7a2a14")
    f2 = flame_s(x + 1, y - h - 2, 16, 8, 0)
    d.fill(f2, "#fffdf0")
