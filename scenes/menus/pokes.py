"""Things in the painted room of the menu that answer whoever pokes them: the cat, the candles, the book.

They are at the end of the list of things, for keys and ears as well; each says one of its lines in turn, and moves
where motion is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from scenes.kit.backdrop import Backdrop
from scenes.kit.scene import Host
from scenes.kit.thing import Thing

ZONE = "room"
LINES = 3
"""So many lines each of them has."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the picture of the room (left, top, width, height in its units) and what sounds when it is poked."""

    box: tuple[int, int, int, int]
    sound: str


SPOTS = {
    "cat": Spot((1120, 112, 290, 132), "tutorial_step"),
    "book": Spot((1030, 250, 440, 400), "page_creak"),
    "candle": Spot((945, 470, 58, 190), "candle"),
    "candle_2": Spot((1488, 490, 58, 170), "candle"),
    "candle_3": Spot((975, 770, 74, 240), "candle"),
    "candle_4": Spot((1425, 810, 72, 200), "candle"),
    "candle_5": Spot((1362, 880, 60, 150), "candle"),
}
"""By name; candles in the order of the room's flames."""
CANDLES = tuple(name for name in SPOTS if name.startswith("candle"))
EAR = "menu_ear"
"""What moves of the cat."""
STIRS, DARK, LOOKS = 900.0, 3200.0, 1600.0
"""Milliseconds in which an ear is busy, a candle is out, and the book's eye is open."""


@dataclass(slots=True)
class Pokes:
    """What has been poked, and how often."""

    room: Backdrop
    looks: float = 0.0
    """Milliseconds that the book still looks at whoever poked it."""
    _count: dict[str, int] = field(default_factory=dict)

    def things(self, app: Host) -> list[Thing]:
        """The spots as things, as far as they are on the window; none where the room is not seen."""
        whole, found = Rect((0, 0), app.size), []
        if self.room.theme.layout.column:
            return []
        for name, spot in SPOTS.items():
            left, top, wide, high = spot.box
            x, y = self.room.at(left, top)
            k = self.room.scale
            box = Rect(round(x), round(y), round(wide * k), round(high * k)).clip(whole)
            if box.w and box.h:
                words = app.t(f"kit.menu.pokes.{_kind(name)}.name")
                found.append(Thing(f"{ZONE}:{name.replace('_', '-')}", "button", words, box, zone=ZONE))
        return found

    def press(self, app: Host, thing: Thing) -> bool:
        """Poke what a thing stands for; False for other things."""
        zone, _, name = thing.id.partition(":")
        name = name.replace("-", "_")
        if zone != ZONE or name not in SPOTS:
            return False
        kind = _kind(name)
        turn = self._count.get(kind, 0)
        self._count[kind] = turn + 1
        if name in CANDLES:
            self.room.douse(CANDLES.index(name), DARK)
        elif name == "cat":
            self.room.stir(EAR, STIRS)
        else:
            self.looks = LOOKS
        app.sounds.play(SPOTS[name].sound)
        app.say(app.t(f"kit.menu.pokes.{kind}.line_{turn % LINES + 1}"), thing.rect)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; True when the book has just shut its eye."""
        was, self.looks = self.looks, max(0.0, self.looks - dt)
        return was > 0 and self.looks == 0


def _kind(name: str) -> str:
    return "candle" if name in CANDLES else name
