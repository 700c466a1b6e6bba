"""second_wind: refreshes exhausted spells.

One gust puts a toppled mill upright and its sails light up one by one.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.ornament import arch
from tools.art.palette import EL, INK
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.sky import curl_end, swallow, wind_ribbon
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=41)
FOCUS = (392, 232)
FOOT = (226, 478)
LEAN = 23


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", FOCUS)
    if detail:
        field_lines(d, "air", FOCUS, 130, 260)
    d.fill(d.window, d.rad(*FOCUS, 330, (0, "#ffd08a", 0.95), (0.45, "#f09a6a", 0.6), (1, "#8a5a8a", 0)))
    d.fill(Sh.ell(*FOCUS, 126), d.rad(*FOCUS, 126, "#fff6d8", "#ffe0a0", "#ffb86a"))
    d.fill(Sh.ring(*FOCUS, 142, 136), "#ffe8c0", 0.9)
    _ground(d, rnd)
    pale = d.lin(40, 500, 520, 200, "#ffffff", "#e4e0f8", "#a9a3da")
    wind_ribbon(d, [(600, 470), (520, 484), (430, 470), (372, 424), *curl_end(330, 400, 40, 20, -400)], 34, pale, 40)
    with d.group(transform=f"rotate({LEAN} {FOOT[0]} {FOOT[1]})"):
        _tower(d, rnd)
    hub = Sh.ell(FOOT[0], FOOT[1] - 272, 1).rot(LEAN, *FOOT).center
    lit = (1.0, 0.7, 0.32, 0.0)
    for k in (3, 2, 1, 0):
        _sail(d, hub, -98 + LEAN - 15 + k * 90, lit[k])
    d.inked(Sh.ell(*hub, 15), d.rad(hub[0] - 5, hub[1] - 6, 24, "#fff6dc", "#b8643a", "#4a2430"), 2.6, 1.4)
    tip = polar(*hub, 118, -98 + LEAN - 15 + 3 * 90)
    sock(d, tip[0] - 4, tip[1] + 2, 0.56, 62, bend=0.8)
    wind_ribbon(d, [(70, 350), (120, 366), (170, 350), *curl_end(190, 318, 30, 70, -420)], 15, pale, 36)
    wind_ribbon(d, [(560, 396), (500, 404), (452, 386), *curl_end(446, 362, 22, 100, 380)], 13, pale, 32)
    for a in ((206, 118, 0.42, -20), (476, 330, 0.34, 10, -1), (96, 300, 0.36, 8)):
        swallow(d, *a)
    _clods(d, rnd)


def _ground(d: Doc, rnd: random.Random) -> None:
    """Tilted hills and the hollow the mill has left where it lay."""
    far = S("-20,430! 90,404 210,408 330,388 450,396 620,352! 620,640! -20,640!")
    d.inked(far, d.vlin(far, "#b6b0e2", "#6d66ac"), 2.4, 1, EL["air"]["deep"], light=(0, 1))
    near = S("-20,462! 80,466 160,492 220,500 300,486 420,502 620,446! 620,660! -20,660!")
    d.inked(near, d.vlin(near, "#7d77bd", "#2f2b60"), 3, 1.4, light=(0, 1))
    d.fill(wedges(near, 11, 30, 5, (0.3, 1), 0.2, 0.5, rnd, lit=False), "#1d1a42")
    hollow = S("40,478! 90,470 170,492 200,506! 130,512 70,500")
    d.fill(hollow, "#1d1a42")
    grass = [
        cutw(x, 470 + 0.03 * x, x + rnd.uniform(4, 16), 452 + 0.03 * x - rnd.uniform(0, 12), 5)
        for x in range(240, 560, 13)
    ]
    d.fill(pile(grass), "#2f2b60")


def _tower(d: Doc, rnd: random.Random) -> None:
    """The boarded mill, upright in its own coordinates."""
    x, y = FOOT
    body = S(
        [
            (x - 66, y + 8, 1),
            (x - 46, y - 120),
            (x - 34, y - 232, 1),
            (x + 34, y - 232, 1),
            (x + 46, y - 120),
            (x + 66, y + 8, 1),
            (x, y + 20),
        ]
    )
    d.inked(body, d.hlin(body, "#f3f0ff", "#a9a3da", "#4f4a88"), 3.4, 2)
    for i in range(1, 6):
        yy = y - 232 + i * 42
        half = 34 + i * 5.6
        d.fill(sliver(x - half, yy, x + half, yy, 3, -0.05) & body, "#262350")
    d.fill(wedges(body, 10, 44, 6, (-0.9, -0.3), 0.1, 0.3, rnd), INK)
    cap = S(
        [
            (x - 48, y - 226, 1),
            (x - 40, y - 268),
            (x - 8, y - 300),
            (x + 26, y - 284),
            (x + 46, y - 248),
            (x + 48, y - 226, 1),
            (x, y - 218),
        ]
    )
    d.inked(cap, d.dlin(cap, "#8f88cc", "#4f4a88", "#262350"), 3.2, 1.8)
    d.fill(wedges(cap, 9, 26, 5, (-0.8, -0.6), 0.1, 0.4, rnd), INK)
    for yy, k in ((y - 168, 1.0), (y - 84, 1.15)):
        pane = arch(x - 13 * k, yy - 20 * k, x + 13 * k, yy + 18 * k, 16 * k)
        d.glow(x, yy, 52, (0, "#f0b24a", 0.75), (1, "#f0b24a", 0))
        d.inked(pane, d.vlin(pane, "#fff3c4", "#f0b24a"), 3, 1)
        d.fill(pile([sliver(x, yy - 22 * k, x, yy + 20 * k, 2.6), sliver(x - 14 * k, yy, x + 14 * k, yy, 2.4)]), INK)


def _sail(d: Doc, hub: tuple[float, float], angle: float, light: float) -> None:
    """One lattice sail; `light` 0 dark .. 1 blazing."""

    def place(sh: Sh) -> Sh:
        return sh.rot(angle).move(*hub)

    cloth = place(S("26,-4! 40,-40! 82,-43 122,-38! 124,-2! 74,3"))
    if light:
        cx, cy = cloth.center
        d.glow(cx, cy, 84, (0, "#fff1c0", 0.9 * light), (0.4, "#ffd27a", 0.4 * light), (1, "#f0b24a", 0))
    dark, bright = "#3a3670", "#fffdf2"
    d.inked(cloth, d.dlin(cloth, mix(dark, bright, light), mix(dark, "#f3cf86", light)), 2.8, 1.4)
    bars = [place(sliver(x, -44, x - 3, 2, 2.6)) for x in range(44, 120, 17)] + [
        place(sliver(30, -y, 126, -y - 1, 2.2)) for y in (14, 28)
    ]
    d.fill(pile(bars) & cloth, mix("#16132e", "#8a4a34", light))
    spar = place(brush("-34,0 30,0 128,0", 9, taper(0.5, 0.4, 0.4), 8))
    d.inked(spar, "#6a4238", 2, 0.8)


def _clods(d: Doc, rnd: random.Random) -> None:
    """Earth that still falls off the rising wall."""
    for _ in range(16):
        x, y, r = rnd.uniform(110, 220), rnd.uniform(400, 478), rnd.uniform(3, 8)
        d.inked(star(x, y, r, 5, 0.72, rnd.uniform(0, 90)), "#4f4a88", 1.8, 0.6)
