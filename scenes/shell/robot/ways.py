"""Ways by arrow keys: found on copies of a scene's focus with the very code that the keys run."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import NamedTuple

import pygame

from scenes.kit.focus import Direction, Focus
from scenes.kit.scene import ARROWS, Scene
from scenes.kit.thing import by_id

KEY_OF = {way: key for key, way in ARROWS.items()}
FARTHEST = 40


class Press(NamedTuple):
    """One press of an arrow: the key and what is held with it."""

    key: int
    mod: int


def presses(scene: Scene, focus: Focus) -> list[tuple[Press, Focus]]:
    """Every arrow that can be pressed while the focus is there, and the focus afterwards."""
    here = by_id(scene.things(), focus.current or "")
    found = []
    for way in scene.ways(here) if here is not None else tuple(KEY_OF):
        for leap in (False, True) if scene.zoned else (False,):
            found.append((Press(KEY_OF[way], pygame.KMOD_LCTRL if leap else 0), _after(scene, focus, way, leap)))
    return found


def _after(scene: Scene, focus: Focus, way: Direction, leap: bool) -> Focus:
    moved = copy(focus)
    scene.walk(moved, way, leap=leap)
    return moved


def find(scene: Scene, target: str) -> list[Press] | None:
    """The fewest presses of arrows that bring the focus to a thing; None where no way leads there."""
    start = copy(scene.focus)
    seen = {start.place}
    queue: deque[tuple[Focus, list[Press]]] = deque([(start, [])])
    while queue:
        focus, path = queue.popleft()
        if focus.current == target:
            return path
        if len(path) >= FARTHEST:
            continue
        for press, there in presses(scene, focus):
            if there.place not in seen:
                seen.add(there.place)
                queue.append((there, [*path, press]))
    return None
