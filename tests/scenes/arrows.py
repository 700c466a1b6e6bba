"""How far things lie from each other by arrow keys: a search that presses the real keys of a scene."""

from __future__ import annotations

from collections import deque
from copy import copy

import pygame

from scenes.kit.focus import Focus, Stand
from scenes.kit.scene import ARROWS, Scene

State = tuple[str | None, Stand | None]
Press = tuple[int, int]
"""A key, and what is held with it."""
PLAIN = tuple((key, 0) for key in ARROWS)
WITH_LEAPS = PLAIN + tuple((key, pygame.KMOD_LCTRL) for key in ARROWS)


class Survey:
    """All ways on a scene as it stands; nothing but the focus may change by them. A key is pressed once per place."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._after: dict[tuple[State, Press], tuple[State, Focus]] = {}
        self._around: dict[tuple[Press, ...], dict[State, list[tuple[State, Focus]]]] = {}

    def after(self, place: State, focus: Focus, press: Press) -> tuple[State, Focus]:
        """Where a press of a key leads from a place, and the focus there."""
        if (place, press) not in self._after:
            self.scene.focus = there = copy(focus)
            key, mod = press
            self.scene.on_key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            self._after[place, press] = there.place, there
        return self._after[place, press]

    def distances(self, start: str, wanted: set[str], keys: tuple[Press, ...]) -> dict[str, int]:
        """How many presses of these keys each wanted thing is away from a thing that was, say, clicked."""
        first = copy(self.scene.focus)
        first.set(start)
        seen, queue, found = {first.place}, deque([(first.place, first, 0)]), {start: 0}
        around, missing = self._around.setdefault(keys, {}), wanted - {start}
        while queue and missing:
            place, focus, far = queue.popleft()
            if place not in around:
                around[place] = [self.after(place, focus, press) for press in keys]
            for where, there in around[place]:
                if where not in seen:
                    seen.add(where)
                    queue.append((where, there, far + 1))
                    found.setdefault(str(there.current), far + 1)
                    missing.discard(str(there.current))
        return found

    def farthest(self, keys: tuple[Press, ...], wanted: list[str]) -> tuple[int, str]:
        """The longest of the shortest ways between two of the wanted things, and that way; 99 where there is none."""
        before, worst = self.scene.focus, (0, "")
        for start in wanted:
            far = self.distances(start, set(wanted), keys)
            for end in wanted:
                worst = max(worst, (far.get(end, 99), f"{start} > {end}"))
        self.scene.focus = before
        return worst
