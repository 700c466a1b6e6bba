"""Things in the painted room of the menu that answer whoever pokes them, as the game declares them (`MenuRoom.spots`).

They are at the end of the list of things, for keys and ears as well; each says one of its lines in turn, and moves
where motion is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pygame import Rect

from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.scene import Host
from scenes.kit.thing import Thing
from scenes.shell.menu_room import Spot

ZONE = "room"
STIRS, DARK, LOOKS = 900.0, 3200.0, 1600.0
"""Milliseconds in which a patch is busy, a flame is out, and the room looks back."""


@dataclass(slots=True)
class Pokes:
    """What has been poked, and how often."""

    room: Backdrop
    spots: Mapping[str, Spot]
    looks: float = 0.0
    """Milliseconds that the room still looks at whoever poked it."""
    _count: dict[str, int] = field(default_factory=dict)

    def things(self, app: Host) -> list[Thing]:
        """The spots as things, as far as they are on the window; none where the room is not seen."""
        whole, found = Rect((0, 0), app.size), []
        if self.room.theme.layout.column:
            return []
        for name, spot in self.spots.items():
            left, top, wide, high = spot.box
            x, y = self.room.at(left, top)
            k = self.room.scale
            box = Rect(round(x), round(y), round(wide * k), round(high * k)).clip(whole)
            if box.w and box.h:
                found.append(Thing(f"{ZONE}:{name.replace('_', '-')}", "button", app.t(spot.name), box, zone=ZONE))
        return found

    def press(self, app: Host, thing: Thing) -> bool:
        """Poke what a thing stands for; False for other things."""
        zone, _, name = thing.id.partition(":")
        spot = self.spots.get(name.replace("-", "_"))
        if zone != ZONE or spot is None:
            return False
        turn = self._count.get(spot.kind, 0)
        self._count[spot.kind] = turn + 1
        if spot.flame is not None:
            self.room.douse(spot.flame, DARK)
        elif spot.patch:
            self.room.stir(spot.patch, STIRS)
        else:
            self.looks = LOOKS
        app.sounds.play(spot.sound)
        app.say(app.t(spot.lines[turn % len(spot.lines)]), thing.rect)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; True when the room has just looked away."""
        was, self.looks = self.looks, max(0.0, self.looks - dt)
        return was > 0 and self.looks == 0
