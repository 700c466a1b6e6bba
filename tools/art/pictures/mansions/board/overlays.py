"""What may lie over a room, one drawing for each: darkness let in from the walls, with eyes; fire in rows of cut
paper. Each is as large as its room, in the units of the tiles.
"""

import math
import random
from functools import partial

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.housemap import plan
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import CORAL, INK, LAMP, TIDE, nib, pen
from tools.art.lamplit.rooms import seed_of
from tools.art.lamplit.walls import CAP
from tools.art.picture import Picture

PICTURE = Picture(size=(400, 400))


def _within(room: str) -> tuple[Sh, tuple[int, int]]:
    """The floor of a room with its upper left corner at 0,0, and how large that is."""
    area = plan().area(room)
    x0, y0, x1, y1 = area.bounds
    return (area.move(-x0, -y0), (round(x1 - x0), round(y1 - y0)))


def _dark(d: Doc, room: str) -> None:
    """Night in upright strokes, chalk dots round the edge, pairs of eyes that may be buttons."""
    area, (w, h) = _within(room)
    inside = area.shrink(CAP, "miter")
    d.fill(inside, "#0a1316", 0.8)
    nib(d, pen(inside, 90, 7, rnd=random.Random(4), ragged=26), "#05090b", 3, 0.8)

    def ripple(x: float, y: float) -> float:
        return 0.62 - 0.5 * abs(math.sin(x * 0.013) * math.sin(y * 0.017))

    nib(d, pen(inside, 90, 7, ripple, random.Random(8), 10), "#05090b", 3.4, 0.8, wob=1)
    rnd, found = (random.Random(seed_of(room)), 0)
    while found < 3:
        x, y = (rnd.uniform(60, w - 60), rnd.uniform(120, h - 60))
        if inside.p.contains((x - 20, y)) and inside.p.contains((x + 20, y)):
            found += 1
            for sx in (-11, 11):
                d.fill(Sh.ell(x + sx, y, 7, 4.8), TIDE["light"])
                if found == 1:
                    d.fill(Sh.ell(x + sx + 2, y, 2, 4.6), INK)
    d.stroke(inside.shrink(7, "miter"), TIDE["base"], 3, 0.9, dash="3 12")


FLAMES = ((CORAL["base"], 1.0), (CORAL["mid"], 0.8), (LAMP["light"], 0.52), (LAMP["core"], 0.28))


def _fire(d: Doc, room: str, seed: int) -> None:
    """The biggest flames along the south wall, the floor glowing; two of them are one fire that moves."""
    area, (w, h) = _within(room)
    reach = max(w, h) * 0.7
    d.fill(
        area,
        d.rad(w / 2, h / 2 + 40, reach, (0, LAMP["light"], 0.45), (0.5, CORAL["mid"], 0.34), (1, CORAL["dark"], 0.2)),
    )
    rnd = random.Random(seed_of(room) + seed)
    for y, k, share in ((150.0, 0.62, 0.5), (h / 2 + 40, 0.8, 0.5), (h - 14.0, 1.0, 1.0)):
        x = 34.0
        while x < w - 20:
            if rnd.random() < share and area.p.contains((x, y - 4)) and area.p.contains((x, y - 60)):
                tall, lean = (k * rnd.uniform(62, 120), rnd.uniform(-12, 12))
                for colour, part in FLAMES:
                    flame = tongue(x, y, tall * part, 44 * k * (0.5 + part / 2), lean * part)
                    d.fill(flame, colour)
                    if part == 1:
                        d.stroke(flame, INK, 2.4)
            x += 46


FILES = {
    **{f"dark_{room}": (_within(room)[1], partial(_dark, room=room)) for room in plan().spaces},
    **{
        f"fire_{room}_{n + 1}": (_within(room)[1], partial(_fire, room=room, seed=n * 31))
        for room in plan().spaces
        for n in (0, 1)
    },
}
