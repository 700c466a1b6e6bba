"""The picture in the window: the still layers of all scenes that can be seen, and the moving layer of the top one.

Whenever it has settled, what is on it is written as JSON for outside programs and as pictures.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TextIO

import pygame
from pygame import Rect

from game.core.saves import disk
from scenes.kit.canvas import Canvas, dim_rect
from scenes.kit.drawing.magnifier import Magnifier
from scenes.kit.note import Notice
from scenes.kit.scene import Scene
from scenes.kit.theme import GOLD, INK, INK2, Theme
from scenes.kit.thing import by_id
from scenes.shell.page import Page
from scenes.shell.storage import replace_file
from scenes.shell.window import Window


class Screen:
    """Draws a stack of scenes into the window, and knows what of it must be drawn anew."""

    def __init__(self, window: Window, notice: Notice) -> None:
        self.window = window
        self.notice = notice
        self.canvas = Canvas(window.canvas_size)
        self.magnifier = Magnifier()
        self.due = True
        """A frame is to be drawn although no scene asked for it."""
        self._small: pygame.Surface | None = None
        """Where the canvas is drawn when the window shows it smaller or larger, or only a part of it."""
        self.page: Callable[[Scene], Page] = lambda scene: Page(1.0, window.base_size)
        """The page of a scene."""
        self.seeing: Callable[[Scene], AbstractContextManager[None]] = lambda scene: nullcontext()
        """While this lasts, sizes are those of a scene's page."""
        self._stale: list[Rect] | None = None
        """Parts of the still layer to paint anew; None for all of it."""

    def all_stale(self) -> None:
        """Paint everything anew."""
        self._stale = None
        self.due = True

    def rebake(self, rect: Rect | None) -> None:
        """Paint the still layer anew: all of it, or one part."""
        if rect is None or self._stale is None:
            self._stale = None
        else:
            self._stale.append(rect.clip(self.canvas.rect))

    def resize(self) -> None:
        """The window has another size."""
        self._small = None
        self.canvas.resize(self.window.canvas_size)

    def sign_of_life(self) -> None:
        """An hourglass in the middle, at once, over whatever stands there: what comes next takes a moment."""
        surface = self.window.surface
        if surface is None:
            return
        hourglass(surface)
        pygame.display.flip()
        self.all_stale()

    def draw(self, stack: Sequence[Scene], theme: Theme) -> None:
        """Draw one frame of the stack, its top last, if anything of it changed."""
        surface = self.window.surface
        if surface is None or not stack:
            return
        seen, top = visible(stack), stack[-1]
        if any(scene.dirty for scene in seen[:-1]):
            self._stale = None
        if not (self.due or top.dirty or self._stale is None or self._stale):
            return
        self._paint_still(seen)
        self.canvas.seen = Rect(self.window.view, self.window.base_size)
        target = self._target(surface)
        self.canvas.begin(target)
        top.paint(self.canvas)
        self.notice.paint(self.canvas, theme)
        self.magnifier.paint(self.canvas, _looked_at(top) if self.magnifier.power else None)
        for scene in stack:
            scene.dirty = False
        self.due = False
        self.window.show(target, self.canvas.end())

    def _target(self, surface: pygame.Surface) -> pygame.Surface:
        """The window's own surface, or one of the canvas's size where both differ."""
        if self.window.direct:
            return surface
        if self._small is None:
            self._small = pygame.Surface(self.canvas.size)
            self.canvas.invalidate()
        return self._small

    def _apart(self, seen: Sequence[Scene]) -> tuple[pygame.Surface | None, Sequence[Scene]]:
        """A picture of the scenes below whose page has another size than that of the top one, and the other scenes."""
        page = self.page(seen[-1])
        first = next(i for i in range(len(seen)) if all(self.page(one) == page for one in seen[i:]))
        if first == 0:
            return None, seen
        canvas = Canvas(self.page(seen[first - 1]).size)
        for scene in seen[:first]:
            with self.seeing(scene):
                if scene.modal and scene.veil:
                    dim_rect(canvas.base, canvas.rect, scene.veil)
                scene.paint_base(canvas.base)
                canvas.surface = canvas.base
                scene.paint(canvas)
        (w, h), (wide, high) = canvas.size, self.canvas.size
        behind = pygame.Surface((wide, high))  # a column goes on below what it lies over
        behind.fill(INK)
        behind.blit(pygame.transform.smoothscale(canvas.base, (wide, round(h * wide / w))), (0, 0))
        return behind, seen[first:]

    def _paint_still(self, seen: Sequence[Scene]) -> None:
        parts, self._stale = self._stale, []
        areas = [self.canvas.rect] if parts is None else joined(parts)
        behind, seen = self._apart(seen)
        if parts is None:
            self.canvas.invalidate()
        for area in areas:
            base = self.canvas.base
            base.set_clip(area)
            if behind is not None:
                base.blit(behind, (0, 0))
            for scene in seen:
                if scene.modal and scene.veil:
                    dim_rect(base, area, scene.veil)
                scene.paint_base(base)
                if scene is not seen[-1]:
                    self.canvas.surface = base
                    scene.paint(self.canvas)
            base.set_clip(None)
            self.canvas.rebaked(area)


def _looked_at(scene: Scene) -> Rect | None:
    """The thing that the pointer or else the focus is on."""
    thing = by_id(scene.things(), scene.hover or scene.focus.current or "")
    return thing.rect if thing is not None else None


def joined(areas: Sequence[Rect]) -> list[Rect]:
    """The same areas as fewer: those are one that take no more pixels together than one by one. After many frames that
    nobody drew the same seat has changed again and again, and is painted once."""
    found: list[Rect] = []
    for area in areas:
        whole = Rect(area)
        while (other := _mate(whole, found)) is not None:
            found.remove(other)
            whole.union_ip(other)
        if whole.w and whole.h:
            found.append(whole)
    return found


def _mate(area: Rect, others: Sequence[Rect]) -> Rect | None:
    """Another area that is painted with this one at no more cost."""
    for other in others:
        both = area.union(other)
        if both.w * both.h <= area.w * area.h + other.w * other.h:
            return other
    return None


def visible(stack: Sequence[Scene]) -> Sequence[Scene]:
    """The scenes that can be seen: from the topmost that hides what lies below it."""
    at = max((i for i, scene in enumerate(stack) if scene.hides), default=0)
    return stack[at:]


def hourglass(surface: pygame.Surface) -> Rect:
    """An hourglass in the middle: something takes a moment. Gives the area drawn."""
    box = Rect(0, 0, 96, 96)
    box.center = surface.get_rect().center
    pygame.draw.rect(surface, INK2, box, border_radius=18)
    pygame.draw.rect(surface, GOLD[2], box, 3, border_radius=18)
    x, y = box.center
    for side in (-1, 1):
        pygame.draw.polygon(surface, GOLD[1], [(x, y), (x - 20, y + side * 28), (x + 20, y + side * 28)])
    return box


class FramesLog:
    """Measures from `begin` to `end` of a frame; without a file it does nothing. OSError when it cannot be opened."""

    def __init__(self, path: Path | None) -> None:
        self._file: TextIO | None = path.open("w", encoding="utf-8") if path is not None else None
        self._start = 0.0

    def begin(self) -> None:
        """A frame starts."""
        self._start = time.perf_counter()

    def end(self, moving: int) -> None:
        """The work of the frame is done; `moving` things were in motion."""
        if self._file is not None:
            work = (time.perf_counter() - self._start) * 1000
            self._file.write(json.dumps({"work_ms": round(work, 3), "animated": moving}) + "\n")

    def close(self) -> None:
        """Write what is left."""
        if self._file is not None:
            self._file.close()


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
            disk.make_folder(shots)

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
            replace_file(self._ui_map, text.encode("utf-8", "replace"), flush=False)
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
