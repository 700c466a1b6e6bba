"""What drawing a frame of the table costs, counted and not timed: what was scaled, turned or lettered once, is kept.

Counted are the calls into pygame and the pixels that go through the canvas while a frame is drawn, at 1280x720. What is
made ahead in frames that have nothing else to do is made before that.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pygame
from pygame import Rect

from game.core.text.i18n import Catalogue
from scenes.bigbook.table.layout import panel_parts
from scenes.kit import materials
from scenes.kit.canvas import Canvas, apart
from scenes.shell.screen import Screen
from tests.scenes.at_table import end_turn, prepared, table, until_live
from tests.scenes.table.positions import CAST, SIX, TURN

MAKING = ("smoothscale", "scale", "rotozoom", "rotate", "gaussian_blur", "box_blur", "render")
"""What makes a new picture of an old one, or letters."""
WINDOW = 1280 * 720
"""Pixels of the window."""


@dataclass
class Cost:
    """What some frames cost."""

    made: Counter[tuple[str, str]] = field(default_factory=Counter)
    """New pictures by the call that made them and the function that asked for it."""
    blits: int = 0
    pixels: int = 0
    """Of all pictures drawn on the canvas."""
    veils: int = 0
    """Pictures as large as the window that let through what lies below."""
    texts: int = 0
    """Texts of the catalogue that were put together."""

    def of(self, call: str) -> int:
        """How often a call has made something."""
        return sum(many for (name, _), many in self.made.items() if name == call)


@contextmanager
def counted() -> Iterator[Cost]:
    """What drawing the frames shown meanwhile costs."""
    cost, blit, text, draw = Cost(), Canvas.blit.__code__, Catalogue.spans.__code__, Screen.draw.__code__
    drawing = False

    def called(frame: FrameType, event: str, what: Any) -> None:
        nonlocal drawing
        if frame.f_code is draw and event in ("call", "return"):
            drawing = event == "call"
        if not drawing:
            return
        if event == "c_call" and what.__name__ in MAKING:
            cost.made[what.__name__, frame.f_code.co_qualname] += 1
        elif event == "c_call" and what.__name__ == "blit":
            cost.blits += 1
        elif event == "call" and frame.f_code is text:
            cost.texts += 1
        elif event == "call" and frame.f_code is blit:
            image = frame.f_locals["image"]
            size = image.get_width() * image.get_height()
            cost.pixels += size
            whole = size >= frame.f_locals["self"].rect.w * frame.f_locals["self"].rect.h
            cost.veils += whole and bool(image.get_flags() & pygame.SRCALPHA)

    sys.setprofile(called)
    try:
        yield cost
    finally:
        sys.setprofile(None)


def test_what_rests_is_only_laid_down_and_a_strike_letters_only_new_words(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        driver.app.set("idle", 0.0)  # what lives by itself finds looks of its own at any moment
        prepared(driver)
        with counted() as rest:
            for _ in range(20):
                scene.redraw()
                driver.frames()
        with counted() as strike:
            end_turn(driver, scene)
            driver.frames(120)
    assert not rest.made
    assert (rest.veils, strike.veils) == (0, 0)
    assert rest.texts <= 20, "words that stand there are not put together anew"
    assert rest.blits <= 20 * 130 and strike.blits <= 120 * 130
    assert rest.pixels <= 20 * 0.45 * WINDOW and strike.pixels <= 120 * WINDOW
    assert strike.of("render") <= 110, strike.made


def test_a_cast_turns_what_flies_and_makes_little_else(tmp_path: Path) -> None:
    with table(tmp_path, CAST.format(hand=SIX, curse="", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        prepared(driver, "spell:p1:combustion")
        with counted() as cast:
            driver.key(pygame.K_RETURN)
            driver.frames(100)
    motes, words = cast.made["smoothscale", "_draw"], cast.made["smoothscale", "_brought_down"]
    assert cast.veils == 0
    assert cast.of("render") <= 45 and words <= cast.of("render"), cast.made
    assert cast.of("smoothscale") - motes - words <= 45, cast.made
    assert cast.blits <= 100 * 90
    assert cast.pixels <= 100 * 0.45 * WINDOW


def test_a_press_is_answered_at_once_and_the_panel_is_written_with_the_frame_after_it(tmp_path: Path) -> None:
    with table(tmp_path, CAST.format(hand=SIX, curse="", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        prepared(driver)
        body = Rect(panel_parts(scene.render.layout).body).inflate(-24, -24)

        def written() -> bytes:
            window = driver.app.window.surface
            assert window is not None
            return pygame.image.tobytes(window.subsurface(body), "RGB")

        before = written()
        driver.click("spell:p1:combustion")
        assert scene.state.plan is not None and written() == before
        driver.frames(1)
        assert written() != before


def test_the_count_sees_what_is_made(tmp_path: Path) -> None:
    """The planted defect: pictures that are kept are thrown away, and all that stands there is made anew."""
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        materials.store.clear()
        with counted() as cost:
            scene.rebake()
            driver.frames()
    assert cost.of("render") and cost.of("smoothscale")


def test_many_small_areas_are_shown_once_and_not_within_a_larger_one() -> None:
    large, small, beside = Rect(0, 0, 400, 300), Rect(10, 10, 20, 20), Rect(390, 290, 40, 40)
    assert sorted(map(tuple, apart([small, large, beside, small, Rect(large), Rect(0, 0, 0, 5)]))) == sorted(
        map(tuple, (large, beside))
    )
