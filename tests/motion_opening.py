"""The opening as frames to be looked at: `python -m tests.motion OUT.png --opening --rate 20 --until 2400`."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import pygame
from pygame import Surface

from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.kit.assets import Art
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.motion_blows import STEP


def record(
    size: tuple[int, int], rate: float, art: Art, *, first: float, until: float, costs: list[float] | None = None
) -> list[Surface]:
    """The frames from `first` to `until` milliseconds, `rate` of them in a second; `costs` gets the processor time of
    each frame (ms)."""
    every, frames = 1000.0 / rate, []
    with tempfile.TemporaryDirectory() as home:
        app = App(Launch(lang="en", speed=2, data_dir=Path(home), window=size, tutorial=""), art)
        try:
            for _ in range(8):
                app.frame(dt=STEP, shown=True)
            app.push(scene := OpeningScene(app))
            scene.relayout()
            app.frame(dt=0.0, shown=True)
            while app.art.waiting or not scene.complete():
                app.art.pump(64)
                pygame.time.wait(1)
            scene.art_arrived()
            due = first
            while scene.ms < until:
                began = time.thread_time()
                app.frame(dt=STEP, shown=True)
                if costs is not None and scene.ms > 0:
                    costs.append((time.thread_time() - began) * 1000)
                if scene.ms >= due:
                    surface = app.window.surface
                    assert surface is not None
                    frames.append(surface.copy())
                    due += every
            return frames
        finally:
            app.close()
