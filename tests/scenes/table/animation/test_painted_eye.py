"""A lost game ends in the eye of the book: the very eye that the next screen shows, where that will show it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from scenes.bigbook.rooms import DEFEAT
from scenes.bigbook.table.animation.book.painted_eye import CORNER, PUPIL, SIZE, PaintedEye
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.backdrop import Backdrop
from tests.scenes.driver import painting
from tests.squint import luminance

WINDOW = (1280, 720)


class Dark:
    """A window full of ink, and the eye in it."""

    def __init__(self, room: Backdrop, eye: PaintedEye) -> None:
        self.room, self.eye = room, eye

    def seen(self, lids: float, nearer: float = 1.0) -> Surface:
        canvas = Canvas(WINDOW)
        canvas.begin(Surface(WINDOW))
        self.eye.paint(canvas, lids, nearer, 0.0)
        return canvas.surface


@pytest.fixture
def dark(tmp_path: Path) -> Iterator[Dark]:
    with painting(tmp_path, window=WINDOW) as driver:
        room = Backdrop(driver.app.art, driver.app.theme, DEFEAT)
        found = Dark(room, PaintedEye(room))
        clock = pygame.time.Clock()
        found.eye.ask(WINDOW)
        for _ in range(3):
            found.seen(1.0), found.seen(0.5), found.seen(0.1)
            while driver.app.art.waiting:
                driver.app.art.pump()
                clock.tick(200)
        yield found


def test_it_opens_where_the_screen_that_follows_shows_it(dark: Dark) -> None:
    after = Surface(WINDOW)
    dark.room.paint_base(after)
    before = dark.seen(1.0)
    x, y = (round(part) for part in dark.room.at(*PUPIL))
    for dx, dy in ((0, 0), (60, 0), (-60, 20), (0, -50)):
        assert before.get_at((x + dx, y + dy))[:3] == pytest.approx(after.get_at((x + dx, y + dy))[:3], abs=3)
    assert before.get_at((WINDOW[0] - 5, WINDOW[1] - 5))[:3] == (0, 0, 0), "about it there is only ink"


def test_its_lids_are_shut_half_open_and_open(dark: Dark) -> None:
    k = dark.room.scale
    white = Rect(0, 0, round(60 * k), round(50 * k))
    white.center = round(dark.room.at(PUPIL[0] + 220, 0)[0]), round(dark.room.at(0, PUPIL[1])[1])
    shut, half, wide = (luminance(dark.seen(lids), [white]) for lids in (0.1, 0.5, 1.0))
    assert shut < wide * 0.7
    assert len({round(one) for one in (shut, half, wide)}) == 3


def test_we_go_in_through_its_pupil(dark: Dark) -> None:
    middle = Rect(0, 0, 60, 60)
    middle.center = WINDOW[0] // 2, WINDOW[1] // 2
    far, near = dark.seen(1.0, 1.0), dark.seen(1.0, 4.0)
    assert luminance(near, [Rect(0, 0, *WINDOW)]) > luminance(far, [Rect(0, 0, *WINDOW)]), "it fills the window"
    assert luminance(near, [middle]) < 60, "and its night is in the middle"


def test_of_its_picture_nothing_is_left_hard_at_the_edge(dark: Dark) -> None:
    seen = dark.seen(1.0)
    x, y = (round(part) for part in dark.room.at(*CORNER))
    w, h = round(SIZE[0] * dark.room.scale), round(SIZE[1] * dark.room.scale)
    assert luminance(seen, [Rect(x, y, w, 3), Rect(x, y, 3, h)]) < 4
