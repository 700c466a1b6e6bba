"""A room on fire: in each something of its own burns (the coats, the quilt, the tablecloth, the rocking horse), long
torn tongues bent by one draught; the wall above goes black, whatever else stands there throws a long shadow. Two
drawings are one fire: the same tongues, of which only the tips have moved.
"""

import math
import random
from dataclasses import dataclass
from functools import partial

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.housemap import plan
from tools.art.lamplit.nib import CORAL, INK, LAMP, form, nib, pen
from tools.art.lamplit.rooms import seed_of
from tools.art.lamplit.walls import CAP
from tools.art.picture import Picture

PICTURE = Picture(size=(400, 400))

PAPERS = ((CORAL["base"], 1.0), (CORAL["mid"], 0.8), (LAMP["light"], 0.55), (LAMP["core"], 0.3))
"""Four papers, one on the other, and how much of a tongue each is."""
Seat = tuple[float, float, float, float]
"""Something that burns: from x, to x, y of the edge the flames stand on, how high they are."""
Thing = tuple[float, float, float]
"""Something that does not, yet: middle of its foot, half its width."""


@dataclass(frozen=True, slots=True)
class Blaze:
    """What burns in a room, which way the draught goes (-1 west), how wide a tongue is, what stands in the light."""

    seats: tuple[Seat, ...]
    draught: int
    wide: float
    things: tuple[Thing, ...] = ()


BLAZES = {
    "great_hall": Blaze(
        ((72, 294, 176, 120), (182, 272, 588, 170), (112, 204, 752, 120), (104, 420, 414, 90)),
        1,
        46,
        ((405, 350, 46), (560, 752, 24), (650, 104, 32), (770, 470, 20)),
    ),
    "cloakroom": Blaze(((74, 190, 128, 104), (118, 190, 236, 96)), -1, 30, ((66, 268, 38),)),
    "observatory": Blaze(((428, 552, 122, 102), (44, 112, 322, 190)), -1, 34, ((300, 292, 40), (500, 352, 20))),
    "instrument_closet": Blaze(((86, 176, 176, 118), (84, 176, 318, 120)), -1, 28, ((52, 362, 30),)),
    "master_bedroom": Blaze(((148, 248, 262, 196), (22, 80, 206, 110)), 1, 40, ((336, 272, 48), (430, 344, 30))),
    "dressing_room": Blaze(((48, 266, 116, 96), (162, 280, 330, 130)), -1, 36, ((158, 206, 30), (70, 348, 30))),
    "upper_landing": Blaze(((380, 760, 284, 170), (40, 100, 112, 94)), -1, 50, ((312, 384, 16), (650, 102, 30))),
    "library": Blaze(((36, 222, 214, 176), (40, 222, 330, 84), (232, 330, 84, 68)), 1, 34, ((318, 208, 42),)),
    "study": Blaze(((96, 304, 272, 206), (20, 128, 84, 66)), 1, 44, ((240, 350, 36), (346, 348, 28))),
    "dining_room": Blaze(
        ((86, 524, 246, 214),), 1, 52, ((100, 352, 18), (180, 352, 18), (420, 352, 18), (500, 352, 18), (250, 104, 20))
    ),
    "pantry": Blaze(((18, 182, 82, 64), (22, 132, 336, 190)), -1, 34, ((140, 268, 26), (126, 200, 26))),
    "kitchen": Blaze(((238, 388, 116, 98), (130, 330, 232, 150)), -1, 38, ((44, 328, 26), (450, 362, 34))),
    "scullery": Blaze(((222, 292, 92, 76), (24, 134, 122, 100)), 1, 30, ((200, 318, 46), (110, 346, 18))),
    "glasshouse": Blaze(
        ((44, 260, 186, 150), (344, 592, 344, 220), (636, 772, 338, 150)),
        1,
        30,
        ((610, 180, 22), (710, 200, 30), (360, 176, 40)),
    ),
    "attic_stairs": Blaze(((20, 160, 268, 230), (276, 356, 324, 130)), -1, 44, ((160, 284, 12),)),
    "lens_workshop": Blaze(((26, 252, 152, 130), (206, 312, 318, 130)), -1, 36, ((330, 256, 28), (120, 344, 40))),
    "nursery": Blaze(((204, 292, 282, 170), (182, 342, 350, 64), (102, 186, 214, 80)), 1, 32, ((330, 198, 30),)),
    "moon_room": Blaze(((132, 262, 226, 200),), 1, 38, ((200, 296, 96), (46, 292, 36))),
    "front_porch": Blaze(((330, 384, 108, 92), (342, 384, 226, 110), (146, 256, 142, 110)), -1, 34, ((42, 238, 18),)),
    "cellar_landing": Blaze(((14, 68, 240, 190), (238, 374, 190, 150)), -1, 38, ((200, 116, 14),)),
    "boiler_room": Blaze(((88, 192, 206, 120), (76, 168, 350, 90), (278, 372, 128, 108)), 1, 34, ((306, 262, 24),)),
}


def _fire(d: Doc, room: str, beat: int) -> None:
    """One of the two drawings of a burning room."""
    area, (w, h) = plan().within(room)
    inside, blaze = area.shrink(CAP, "miter"), BLAZES[room]
    x0, x1, foot, tall = max(blaze.seats, key=lambda seat: (seat[1] - seat[0]) * seat[3])
    heart = ((x0 + x1) / 2, foot - tall * 0.3)
    reach = max(w, h) * 0.8
    with d.clip(inside):
        d.fill(inside, d.rad(*heart, reach, (0, LAMP["mid"], 0.3), (0.4, CORAL["base"], 0.3), (1, "#1b0d10", 0.66)))
        for thing in blaze.things:
            _shadow(d, thing, heart)
        for seat in blaze.seats:
            _smoke(d, seat, blaze.draught, random.Random(seed_of(room)))
    for seat in sorted(blaze.seats, key=lambda seat: seat[2]):
        rnd = random.Random(seed_of(room) + round(seat[0] + seat[2]))
        _light(d, inside, seat)
        _char(d, inside, seat, rnd)
        _tongues(d, inside, seat, blaze, beat, rnd)
    rnd = random.Random(seed_of(room) + 9)
    for _ in range(max(5, w * h // 26000)):
        x = heart[0] + rnd.uniform(-120, 120) + blaze.draught * (40 + 16 * beat)
        y = heart[1] - rnd.uniform(-30, 150) - 14 * beat
        if inside.p.contains((x - 6, y - 6)) and inside.p.contains((x + 6, y + 6)):
            form(d, S("-2,-6! 5,0! -1,6! -5,1!").rot(rnd.uniform(0, 90)).move(x, y), LAMP["light"], 1.6)


def _shadow(d: Doc, thing: Thing, heart: tuple[float, float]) -> None:
    """The long shadow of a thing, away from the fire."""
    x, y, half = thing
    away = math.hypot(x - heart[0], y - heart[1]) or 1
    dx, dy = (x - heart[0]) / away, (y - heart[1]) / away
    nx, ny, far = -dy * half, dx * half, 190
    cast = Sh.poly(
        [
            (x + nx, y + ny * 0.5),
            (x - nx, y - ny * 0.5),
            (x - nx * 1.7 + dx * far, y - ny * 1.2 + dy * far),
            (x + nx * 1.7 + dx * far, y + ny * 1.2 + dy * far),
        ]
    )
    d.fill(cast, INK, 0.4)


def _light(d: Doc, inside: Sh, seat: Seat) -> None:
    """What a fire throws on the floor before it."""
    x0, x1, foot, tall = seat
    half = (x1 - x0) / 2 + tall * 0.5
    pool = Sh.ell((x0 + x1) / 2, foot + 16, half, half * 0.5 + 20) & inside
    d.fill(
        pool,
        d.rad((x0 + x1) / 2, foot + 16, half, (0, LAMP["light"], 0.72), (0.5, LAMP["mid"], 0.34), (1, CORAL["mid"], 0)),
    )


def _smoke(d: Doc, seat: Seat, draught: int, rnd: random.Random) -> None:
    """The wall and the air over a fire: black, in upright strokes, driven by the draught."""
    x0, x1, foot, tall = seat
    top, low, lean = max(0, foot - tall - 110), foot - tall * 0.4, draught * 46
    cloud = S(
        f"{x0 + 6},{low} {x0 - 14 + lean * 0.5},{(top + low) / 2} {x0 - 22 + lean},{top}! {x1 + 22 + lean},{top}!"
        f" {x1 + 14 + lean * 0.5},{(top + low) / 2} {x1 - 6},{low}"
    )
    d.fill(cloud, d.lin(0, low, 0, top, (0, INK, 0), (0.4, INK, 0.42), (1, INK, 0.66)))
    nib(d, pen(cloud, 90 - draught * 7, 8, rnd=rnd, ragged=40), INK, 2.4, 0.6, wob=2)


def _char(d: Doc, inside: Sh, seat: Seat, rnd: random.Random) -> None:
    """The edge that burns: eaten black, its lower side ragged, hanging down."""
    x0, x1, foot, _ = seat
    count = max(4, round((x1 - x0) / 16))
    step = (x1 - x0 + 20) / count
    ragged = " ".join(
        f"{x1 + 10 - i * step:.1f},{foot + rnd.uniform(1, 6) + (rnd.uniform(3, 12) if i % 2 else 0):.1f}!"
        for i in range(count + 1)
    )
    edge = S(f"{x0 - 10},{foot - 14} {(x0 + x1) / 2},{foot - 20} {x1 + 10},{foot - 14} {ragged}") & inside
    d.fill(edge, "#140b0c", 0.82)


def _tongues(d: Doc, inside: Sh, seat: Seat, blaze: Blaze, beat: int, rnd: random.Random) -> None:
    """Flames on their seat: high in one place, low beside it, every tip bent one way; a few have torn off."""
    x0, x1, foot, tall = seat
    count = max(2, round((x1 - x0) / blaze.wide))
    step = (x1 - x0) / count
    peak = rnd.uniform(0.3, 0.7)
    leaves: list[tuple[float, float, float, float, float]] = []
    for i in range(count):
        at = (i + 0.5) / count
        high = tall * (1 - 0.62 * min(1.0, abs(at - peak) * 1.9)) * rnd.uniform(0.55, 1.0)
        sway = blaze.draught * (0.16 + rnd.uniform(0, 0.2)) * high
        swing = rnd.choice((-1, 1)) * beat
        leaves.append(
            (
                x0 + at * (x1 - x0),
                foot + rnd.uniform(-6, 4),
                step * rnd.uniform(0.55, 0.95),
                high,
                sway + swing * high * 0.13,
            )
        )
    for tone, part in PAPERS:
        whole = U([_leaf(*leaf, part, blaze.draught) for leaf in leaves]) & inside
        if part == 1:
            torn = [_leaf(x + sway * 1.5, y - high * 1.04, half * 0.3, high * 0.22, sway * 0.4, 1, blaze.draught)
                    for x, y, half, high, sway in leaves[::3]]  # fmt: skip
            whole = U([whole, *torn]) & inside
            d.stroke(whole, INK, 5)
        d.fill(whole, tone)


def _leaf(x: float, y: float, half: float, high: float, sway: float, part: float, draught: int) -> Sh:
    """One tongue: a belly low down, a waist, a tip that hooks with the draught; round below, where it sits."""
    b, t = half * (0.35 + 0.65 * part), high * part
    s = sway * part * draught
    leaf = S(
        f"{-b * 0.55},{-b * 0.1} {-b},{-t * 0.22} {-b * 0.42 - s * 0.22},{-t * 0.6}"
        f" {s + b * 0.34},{-t}! {b * 0.3 + s * 0.25},{-t * 0.56}"
        f" {b},{-t * 0.2} {b * 0.5},{-b * 0.08} 0,{3 * part}"
    )
    return (leaf if draught > 0 else leaf.flipx(0)).move(x, y)


FILES = {
    f"fire_{room}_{beat + 1}": (plan().within(room)[1], partial(_fire, room=room, beat=beat))
    for room in plan().spaces
    for beat in (0, 1)
}
