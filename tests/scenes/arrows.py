"""How far things lie from each other by arrow keys: a search that presses the real keys of a scene."""

from __future__ import annotations

from collections import deque
from copy import copy

import pygame

from scenes.kit.focus import Focus
from scenes.kit.scene import ARROWS, Scene

State = tuple[object, object]
PLAIN = tuple((key, 0) for key in ARROWS)
WITH_LEAPS = PLAIN + tuple((key, pygame.KMOD_LCTRL) for key in ARROWS)


class Survey:
    """All ways on a scene as it stands; nothing but the focus may change by them."""

    def __init__(self, scene: Scene, keys: tuple[tuple[int, int], ...]) -> None:
        self.scene, self.keys = scene, keys
        self._after: dict[State, list[Focus]] = {}

    def after(self, focus: Focus) -> list[Focus]:
        """The focus after each press of a key."""
        place = focus.place
        if place not in self._after:
            found = []
            for key, mod in self.keys:
                self.scene.focus = copy(focus)
                self.scene.on_key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
                found.append(self.scene.focus)
            self._after[place] = found
        return self._after[place]

    def distances(self, start: str, wanted: set[str]) -> dict[str, int]:
        """How many presses each wanted thing is away from a thing that was, say, clicked."""
        first = copy(self.scene.focus)
        first.set(start)
        seen, queue, found = {first.place}, deque([(first, 0)]), {start: 0}
        while queue and not wanted <= found.keys():
            focus, far = queue.popleft()
            for there in self.after(focus):
                if there.place not in seen:
                    seen.add(there.place)
                    queue.append((there, far + 1))
                    found.setdefault(str(there.current), far + 1)
        return found


def farthest(scene: Scene, keys: tuple[tuple[int, int], ...], wanted: list[str]) -> tuple[int, str]:
    """The longest of the shortest ways between two of the wanted things, and that way; 99 where there is none."""
    before, survey, worst = scene.focus, Survey(scene, keys), (0, "")
    for start in wanted:
        far = survey.distances(start, set(wanted))
        for end in wanted:
            worst = max(worst, (far.get(end, 99), f"{start} > {end}"))
    scene.focus = before
    return worst
