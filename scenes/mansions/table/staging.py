"""How events become movement: figures walk from space to space, harm is a beat of light, everything else is told."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.core.engine.event import Event
from game.mansions.view import MonsterView, PersonView
from scenes.kit.director import Effect, Slide
from scenes.kit.geometry import Box
from scenes.mansions.look import CORAL, LAMP, PLUM, TIDE
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.view import HouseView
from scenes.mansions.table.puzzle.bench import Bench
from scenes.mansions.table.strip.fall import Fall
from scenes.mansions.table.strip.strip import Strip
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.effects import Flight, Pulse
from scenes.table.timing import Motion, Timetable

TIMES = Timetable({
    "investigator_moved": Motion(260, "inOutCubic", arc=6, reduced=60),
    "monster_moved": Motion(380, "inOutCubic", arc=6, reduced=60),
    "monster_placed": Motion(380, reduced=60),
    "monster_destroyed": Motion(300, reduced=60),
    "damage_taken": Motion(360, reduced=80),
    "horror_taken": Motion(360, reduced=80),
    "monster_hurt": Motion(300, reduced=80),
    "monster_attacks": Motion(420, reduced=80),
    "tested": Motion(1400, again=1100, reduced=500),
    "fire_laid": Motion(400, reduced=80),
    "dark_laid": Motion(400, reduced=80),
    "keeper_acted": Motion(500, reduced=120),
    "room_explored": Motion(240, reduced=60),
    "lock_opened": Motion(240, reduced=60),
    "puzzle_moved": Motion(260, reduced=60),
    "puzzle_solved": Motion(900, again=700, reduced=300),
})  # fmt: skip
"""How long each event moves."""
PUZZLED = ("puzzle_moved", "puzzle_solved")
MOVES = ("investigator_moved", "monster_moved")
STRUCK = {
    "damage_taken": CORAL[2], "horror_taken": PLUM[2], "monster_hurt": CORAL[2], "monster_attacks": CORAL[1],
    "monster_placed": TIDE[1],
}  # fmt: skip
"""Events that are a beat of light about a figure."""


class HouseStaging:
    """Turns each event into what is seen of it (`Staging`)."""

    def __init__(self, aftermath: Aftermath) -> None:
        self.aftermath = aftermath
        self.table: HouseContext | None = None
        self.house: HouseView | None = None
        self.strip: Strip | None = None
        self.bench: Bench | None = None
        self._aloft: dict[int, str] = {}

    def furnish(self, table: HouseContext, house: HouseView, strip: Strip, bench: Bench) -> None:
        """Where it plays."""
        self.table, self.house, self.strip, self.bench = table, house, strip, bench

    def clear(self) -> None:
        """Forget everything in motion."""
        self.aftermath.hurry()
        self._aloft.clear()
        if self.strip is not None:
            self.strip.rest()
        if self.house is not None:
            self.house.aloft.clear()

    def before(self, event: Event) -> Box | None:
        """Where the figure stands that an event is about to move or take away."""
        return self._place(event)

    def _figure(self, event: Event) -> str:
        if event.type.startswith("monster_"):
            return str(event.args.get("monster", ""))
        return str(event.args.get("seat", ""))

    def _place(self, event: Event) -> Box | None:
        assert self.house is not None
        return self.house.place(self._figure(event)) if event.type in TIMES.motions else None

    def apply(self, event: Event) -> None:
        """Change what is shown."""
        assert self.table is not None
        self.table.shown.apply(event)
        self.table.words.learn(self.table.view)

    def moved(self) -> Sequence[Slide]:
        """Whoever makes room does so at once."""
        return ()

    def effects(self, event: Event, moved: None, before: Box | None, reduced: bool) -> Sequence[Effect]:
        """A walk, or a beat of light; under reduced motion always light."""
        assert self.table is not None
        assert self.house is not None
        assert self.strip is not None
        if event.type == "tested":
            return () if reduced else (Fall(self.strip),)
        if event.type in PUZZLED:
            assert self.bench is not None
            rise = 0 if reduced else 8
            return tuple(Pulse(box, LAMP[1], rise) for box in self.bench.touched(event))
        house, name = self.house, self._figure(event)
        place = house.place(name)
        if event.type in MOVES and before is not None and place is not None:
            if reduced:
                return (Pulse(place, LAMP[1], 0),)
            one: PersonView | MonsterView | None = self.table.shown.person(name) or self.table.shown.monster(name)
            if one is None:
                return ()

            def image(size: tuple[int, int], face: bool, one: PersonView | MonsterView = one) -> Surface:
                return house.image(one, size)

            walk = Flight(image, before, lambda: house.place(name) or place, arc=6)
            self._aloft[id(walk)] = name
            house.aloft.add(name)
            return (walk,)
        colour = STRUCK.get(event.type)
        return (Pulse(place, colour, 0 if reduced else 12),) if colour is not None and place is not None else ()

    def landed(self, effect: Effect) -> None:
        """A walk is over: the figure stands again; a die lies: what it says is told."""
        if isinstance(effect, Fall):
            effect.strip.rest()
        name = self._aloft.pop(id(effect), None)
        if name is not None and self.house is not None:
            self.house.aloft.discard(name)
