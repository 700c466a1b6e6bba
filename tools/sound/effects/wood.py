"""Wood and leather: knocks on the desk, notches, the marker's socket, small things moved on a table."""

from __future__ import annotations

from tools.sound.bodies import PLATE, body, knock, room, rubble, scrape
from tools.sound.kinds import Effect
from tools.sound.matter import puff, quiet, rustle
from tools.sound.synthesis import Chance, Signal, bandpass, convolve, count, level, mix, shape, wander


def wooden(chance: Chance, pitch: float, ring: float, contact: float = 0.0012, box: float = 0.5) -> Signal:
    """One knock on wood: a small board of `pitch` Hz over the dull box of the desk, `box` much of it."""
    board = body(PLATE, pitch, ring, chance=chance, damping=0.9, tilt=0.9, detune=0.05)
    desk = rubble(chance, 95, 520, 12, 0.11, tilt=0.9)
    blow = knock(chance, contact, 0.25)
    return mix((0.0, level(board.struck(chance, ring * 1.3, blow))), (0.0, level(desk.struck(chance, 0.16, blow), box)))


def creak(chance: Chance, seconds: float, speed: list[tuple[float, float]], pitch: float = 300.0) -> Signal:
    """Old leather or a hinge under a slow pull: it sticks, slips, sticks, and the cover's boards answer each slip."""
    pull = shape(seconds, *speed) * wander(chance, seconds, 12, 0.35, 1.0)
    slips = scrape(chance, pull, 115, 0.75)
    board = rubble(chance, pitch, 2400, 18, 0.05, tilt=0.55)
    skin = bandpass(chance.noise(seconds), 350, 1700) * pull**2
    return level(convolve(slips, board.response(chance, 0.12))[: count(seconds)]) + level(skin, 0.1)


def ui_move(chance: Chance, n: int) -> Signal:
    """The focus goes one thing further: a fingernail on a pencil."""
    return room(wooden(chance, chance.around(1150, 0.06), 0.035, 0.0007, 0.15), 0.1)


def ui_ok(chance: Chance, n: int) -> Signal:
    """Yes: a small drawer that closes, two touches a fortieth of a second apart, the second deeper and final."""
    first = wooden(chance, chance.around(760, 0.04), 0.05, 0.001, 0.3)
    second = wooden(chance, chance.around(510, 0.04), 0.08, 0.0015, 0.7)
    return room(mix((0.0, quiet(first, -7)), (chance.around(0.023, 0.08), quiet(second, 0))), 0.15)


def ui_back(chance: Chance, n: int) -> Signal:
    """Back: the drawer again, but first the deep touch, then the light one, with a slide of wood between them."""
    first = wooden(chance, chance.around(500, 0.04), 0.06, 0.0016, 0.5)
    second = wooden(chance, chance.around(690, 0.04), 0.04, 0.001, 0.2)
    pushed = bandpass(chance.noise(0.05), 500, 2200) * shape(0.05, (0, 0), (0.02, 1), (0.05, 0))
    return room(mix((0.0, quiet(first, 0)), (0.01, quiet(pushed, -22)), (0.05, quiet(second, -9))), 0.15)


def ui_refuse(chance: Chance, n: int) -> Signal:
    """No: two dull knuckles on the desk, the second lower. Not a buzzer, and no reproach."""
    first = wooden(chance, chance.around(330, 0.03), 0.07, 0.0028, 0.9)
    second = wooden(chance, chance.around(282, 0.03), 0.08, 0.0032, 1.0)
    return room(mix((0.0, 0.8 * first), (chance.around(0.105, 0.05), second)), 0.16)


def support_in(chance: Chance, n: int) -> Signal:
    """A card is pushed into a notch of the shelf: paper against wood, then the click with which it sits."""
    rub = rustle(chance, 0.07, [(0, 0.6), (0.045, 1), (0.06, 0)], [(0, 1900), (0.06, 3100)], 0.3)
    click = wooden(chance, chance.around(840, 0.05), 0.05, 0.0009, 0.6)
    return room(mix((0.0, quiet(rub, -12)), (0.02, quiet(click, 0)), (0.026, quiet(rub, -15))), 0.18)


def marker_step(chance: Chance, n: int) -> Signal:
    """The book's marker hops one socket on: a turned peg of hard wood, set down without hurry, and the board is
    hollow."""
    peg = wooden(chance, chance.around(620, 0.03), 0.09, 0.0013, 0.4)
    hollow = rubble(chance, 120, 300, 6, 0.22, tilt=1.0).struck(chance, 0.3, knock(chance, 0.005, 0.1))
    settle = wooden(chance, chance.around(900, 0.05), 0.03, 0.0008, 0.1)
    return room(
        mix((0.0, quiet(peg, 0)), (0.0, quiet(hollow, -4)), (chance.around(0.062, 0.1), quiet(settle, -17))), 0.26
    )


def page_creak(chance: Chance, n: int) -> Signal:
    """The corner of the great page lifts: the leather of the spine is pulled, sticks and gives, slower than one would
    like."""
    pull = [(0, 0.15), (0.06, 0.8), (0.2, 0.5), (0.3, 0.9), (0.42, 0.0)]
    return room(creak(chance, 0.46, pull, chance.around(290, 0.1)), 0.24)


def page_landing(chance: Chance, n: int) -> Signal:
    """The page comes down on its fellows: a wide press of air, the thump of a finger of parchment, the lectern
    beneath."""
    air = puff(chance, 0.3, [(0, 1), (0.03, 0.9), (0.24, 0)], 210, 1.2)
    lectern = rubble(chance, 62, 620, 18, 0.28, tilt=0.6).struck(chance, 0.5, knock(chance, 0.008, 0.1))
    leaf = rustle(chance, 0.2, [(0, 1), (0.05, 0.35), (0.18, 0)], [(0, 2300), (0.2, 1200)], 0.45, 240)
    return room(mix((0.0, quiet(lectern, 0)), (0.0, quiet(air, -4)), (0.006, quiet(leaf, -8))), 0.3)


SOUNDS = (
    Effect("ui_move", "wood", ui_move, -33, 4, bus="interface", priority=0, gain=-2),
    Effect("ui_ok", "wood", ui_ok, -29, 3, bus="interface"),
    Effect("ui_back", "wood", ui_back, -30, 3, bus="interface"),
    Effect("ui_refuse", "wood", ui_refuse, -27.5, 2, bus="interface", priority=2),
    Effect("support_in", "wood", support_in, -27.5, 3),
    Effect("marker_step", "wood", marker_step, -26, 3, priority=2),
    Effect("page_creak", "wood", page_creak, -28, 2, priority=2, contact=False),
    Effect("page_landing", "wood", page_landing, -23.5, 2, priority=2),
)
