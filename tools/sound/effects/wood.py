"""Wood: knocks on the desk, notches, the marker's socket, small things moved on a table."""

from __future__ import annotations

from tools.sound.bodies import PLATE, body, knock, room, rubble
from tools.sound.kinds import Effect
from tools.sound.synthesis import Chance, Signal, level, mix


def wooden(chance: Chance, pitch: float, ring: float, contact: float = 0.0012, box: float = 0.5) -> Signal:
    """One knock on wood: a small board of `pitch` Hz over the dull box of the desk, `box` much of it."""
    board = body(PLATE, pitch, ring, chance=chance, damping=0.9, tilt=0.9, detune=0.05)
    desk = rubble(chance, 95, 520, 12, 0.11, tilt=0.9)
    blow = knock(chance, contact, 0.25)
    return mix((0.0, level(board.struck(chance, ring * 1.3, blow))), (0.0, level(desk.struck(chance, 0.16, blow), box)))


def ui_move(chance: Chance, n: int) -> Signal:
    """The focus goes one thing further: a fingernail on a pencil."""
    return room(wooden(chance, chance.around(1150, 0.06), 0.035, 0.0007, 0.15), 0.1)


def ui_refuse(chance: Chance, n: int) -> Signal:
    """No: two dull knuckles on the desk, the second lower. Not a buzzer, and no reproach."""
    first = wooden(chance, chance.around(330, 0.03), 0.07, 0.0028, 0.9)
    second = wooden(chance, chance.around(282, 0.03), 0.08, 0.0032, 1.0)
    return room(mix((0.0, 0.8 * first), (chance.around(0.105, 0.05), second)), 0.16)


SOUNDS = (
    Effect("ui_move", "wood", ui_move, -33, 4, bus="interface", priority=0, gain=-2),
    Effect("ui_refuse", "wood", ui_refuse, -26.5, 2, bus="interface", priority=2),
)
