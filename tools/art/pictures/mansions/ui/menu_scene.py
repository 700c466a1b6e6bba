"""menu_scene: Vesper Hall at low tide; in the wet sand more windows are lit, and there is somebody at three of them."""

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line, pile
from tools.art.lamplit.hall import foot_print, vesper_hall
from tools.art.lamplit.nib import INK, TIDE, form, nib, pen
from tools.art.lamplit.sheet import Sheet
from tools.art.picture import Picture

PICTURE = Picture(size=(1920, 1080))


def draw(d: Doc, detail: int) -> None:
    """The whole screen: buttons stand left of 560, the story right of 620."""
    w = Sh.rect(0, 0, 1920, 1080)
    hz, hx = (640, 1250)
    d.fill(w, d.rad(1480, 190, 1500, (0, "#5f9b90"), (0.18, "#33686a"), (0.5, "#1a3c43"), (1, "#0b181c")))
    nib(
        d,
        pen(Sh.rect(0, 0, 1920, hz), 0, 13, rnd=random.Random(3), ragged=900, broken=0.98),
        TIDE["light"],
        1.8,
        0.3,
        wob=2,
    )
    nib(
        d,
        pen(
            Sh.rect(0, 0, 1920, hz),
            90,
            9,
            tone=lambda x, y: (math.hypot(x - 1480, y - 190) / 1500) ** 1.1,
            step=30,
            rnd=random.Random(5),
            ragged=60,
        ),
        INK,
        2.2,
        0.6,
    )
    d.glow(1560, 170, 300, (0, TIDE["core"], 0.9), (0.25, TIDE["light"], 0.4), (1, TIDE["light"], 0))
    d.fill(Sh.ell(1560, 170, 66), TIDE["core"])
    d.fill(specks(Sh.ell(1560, 170, 60), 14, (4, 10), random.Random(2)), TIDE["light"], 0.6)
    # headland
    form(
        d,
        S(
            f"700,{hz + 6}! 820,{hz - 34} 980,{hz - 50} 1250,{hz - 60} 1520,{hz - 48} "
            f"1700,{hz - 20} 1960,{hz - 44}! 1960,{hz + 6}!"
        ),
        ("#33474a", "#16262a"),
        4,
    )
    vesper_hall(d, hx, hz - 46, 1.08)
    rk = S(
        f"720,{hz + 8}! 860,{hz - 22} 1000,{hz - 34} 1180,{hz - 40} 1240,{hz - 34} "
        f"1330,{hz - 42} 1500,{hz - 30} 1680,{hz - 10} 1800,{hz + 8}!"
    )
    form(d, rk, ("#3c5254", "#16262a"), 4)
    nib(d, pen(rk, 80, 8), INK, 2, 0.7)
    _draw_2(d, hx, hz, w)


def _draw_2(d: Doc, hx: float, hz: int, w: Sh) -> None:
    # wet sand
    sand = Sh.rect(0, hz, 1920, 460)
    d.fill(sand, d.lin(0, hz, 0, 1080, "#4f8580", "#255056", "#132c31", "#0a171b"))
    sub = Sheet(1920, 1080)
    vesper_hall(sub, hx, hz + 20, 1.0, True)
    d.paste(sub, "translate(0 0)")
    bands = [Sh.rect(0, y, 1920, 3 + (y - hz) * 0.012) for y in range(hz + 8, 1080, 17)]
    d.fill(pile(bands), "#17363c", 0.75)
    nib(
        d,
        pen(Sh.rect(0, hz + 10, 1920, 430), 0, 14, rnd=random.Random(8), ragged=1300, broken=0.98),
        TIDE["core"],
        2,
        0.45,
        wob=2,
    )
    d.stroke(line(f"0,{hz + 4} 300,{hz - 2} 700,{hz + 5} 1100,{hz} 1500,{hz + 5} 1920,{hz}"), TIDE["core"], 4, 0.9)
    for i in range(12):
        ww = 60 * math.sin(math.pi * (i + 1) / 13) + 8
        d.fill(sliver(1560 - ww, hz + 40 + i * 30, 1560 + ww, hz + 40 + i * 30, 6), TIDE["core"], 0.7)
    # footprints from the sea to the house; none back
    for i in range(7):
        u = i / 6
        x, y = (760 + 350 * u + (26 if i % 2 else -26) * (1 - u * 0.7), 1030 - 330 * u)
        foot_print(d, x, y, 0.72 - 0.55 * u, 40, bool(i % 2))
    d.fill(w, d.rad(1180, 560, 1400, (0, INK, 0), (0.55, INK, 0.1), (1, INK, 0.75)))
