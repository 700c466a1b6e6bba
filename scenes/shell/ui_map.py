"""What is on the screen, as JSON for outside programs and as pictures, written whenever the screen has settled."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pygame

from scenes.kit.scene import Scene
from scenes.shell.storage import replace_file
from scenes.shell.window import Window


def snapshot(stack: list[Scene], language: str, window: Window) -> dict[str, Any]:
    """The map of a settled screen, as `--ui-map` writes it: the things of the top scene and what surrounds them."""
    below = [scene for scene in stack if not scene.modal]
    top, ground = stack[-1], below[-1]
    modals = [scene.name for scene in stack[stack.index(ground) + 1 :]]
    lesson, done = next((found for scene in reversed(stack) if (found := scene.lesson()) is not None), (None, 0))
    things = top.things()
    top.focus.sync(things, top.default_focus())
    return {
        "scene": ground.name,
        "modals": modals,
        "language": language,
        "window": list(window.size),
        "decision": ground.decision(),
        "focus": top.focus.current,
        "lesson": lesson,
        "lessons_done": done,
        "things": [thing.entry(window.scale, window.origin) for thing in things],
    }


class Reporter:
    """Writes the map to a file and shots into a folder, each only where it was asked for."""

    def __init__(self, ui_map: Path | None, shots: Path | None) -> None:
        self._ui_map, self._shots = ui_map, shots
        self._last_shot = ""
        self._count = 0
        if shots is not None:
            shots.mkdir(parents=True, exist_ok=True)

    @property
    def wanted(self) -> bool:
        """True when anything is to be written at all."""
        return self._ui_map is not None or self._shots is not None

    @property
    def shoots(self) -> bool:
        """True when pictures of the screen are wanted, which must show every picture on it."""
        return self._shots is not None

    def settled(self, stack: list[Scene], language: str, window: Window) -> None:
        """The screen has settled: write what was asked for. OSError when the disk refuses."""
        found = snapshot(stack, language, window)
        if self._ui_map is not None:
            text = json.dumps(found, ensure_ascii=False, indent=1)
            replace_file(self._ui_map, text.encode("utf-8"), flush=False)
        if self._shots is not None:
            self._shoot(found, window)

    def _shoot(self, found: dict[str, Any], window: Window) -> None:
        mark = json.dumps({key: value for key, value in found.items() if key != "focus"})
        surface = window.surface
        if mark == self._last_shot or surface is None or self._shots is None:
            return
        self._last_shot = mark
        self._count += 1
        decision = found["decision"] or {}
        words = [
            found["scene"],
            *found["modals"],
            *(str(decision[key]) for key in ("player", "kind") if key in decision),
        ]
        name = re.sub(r"[^a-z0-9]+", "-", "-".join(words).lower())[:60]
        pygame.image.save(surface, str(self._shots / f"{self._count:04d}-{name}.png"))
