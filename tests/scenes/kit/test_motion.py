"""Tweens, the timeline, and the canvas that shows only what changed."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.tween import EASES, Timeline, Tween


@pytest.mark.parametrize("name", sorted(EASES))
def test_eases_begin_at_nothing_and_end_at_all(name: str) -> None:
    assert EASES[name](0.0) == pytest.approx(0.0, abs=1e-6)
    assert EASES[name](1.0) == pytest.approx(1.0, abs=1e-6)


def test_a_tween_ends_exactly_at_one_and_calls_done_once() -> None:
    line = Timeline(2)
    seen: list[float] = []
    done: list[int] = []
    line.run(100, seen.append, "outQuint", delay=50, done=lambda: done.append(1))
    for _ in range(20):
        line.update(16)
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert done == [1]
    assert not line.busy


def test_speed_zero_waits_for_nothing_even_along_a_chain() -> None:
    line = Timeline(0)
    order: list[str] = []

    def second() -> None:
        line.run(500, lambda _: None, done=lambda: order.append("second"))

    line.run(500, lambda _: None, done=second)
    line.update(1)
    assert order == ["second"]
    assert not line.busy


def test_faster_settings_finish_earlier() -> None:
    def frames(speed: int) -> int:
        line = Timeline(speed)
        line.run(400, lambda _: None)
        count = 0
        while line.busy:
            line.update(16)
            count += 1
        return count

    assert frames(1) > frames(2) > frames(3) > frames(4)


def test_idle_motion_neither_blocks_nor_is_hurried() -> None:
    line = Timeline(2)
    line.add(Tween(1000, lambda _: None, blocking=False))
    assert line.moving
    assert not line.busy
    line.finish()
    assert line.moving


def paint(canvas: Canvas, target: Surface, at: int) -> list[Rect] | None:
    canvas.begin(target)
    canvas.blit(picture(), (at, 10))
    return canvas.end()


def picture() -> Surface:
    out = Surface((20, 20), pygame.SRCALPHA)
    out.fill((255, 0, 0, 128))
    return out


def test_only_the_old_and_the_new_place_are_shown() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    assert paint(canvas, target, 10) is None
    rects = paint(canvas, target, 60)
    assert rects is not None
    assert {tuple(rect) for rect in rects} == {(10, 10, 20, 20), (60, 10, 20, 20)}
    assert target.get_at((15, 15))[:3] == (0, 0, 0)


def test_transparent_pictures_do_not_add_up_over_frames() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    for _ in range(5):
        paint(canvas, target, 10)
    assert target.get_at((15, 15))[0] == pytest.approx(128, abs=2)


def test_a_part_painted_anew_reaches_the_screen() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    paint(canvas, target, 10)
    canvas.base.fill((0, 90, 0), Rect(100, 50, 30, 30))
    canvas.rebaked(Rect(100, 50, 30, 30))
    rects = paint(canvas, target, 10)
    assert rects is not None
    assert Rect(100, 50, 30, 30) in rects
    assert target.get_at((110, 60))[:3] == (0, 90, 0)


def test_turned_pictures_are_drawn_round_their_middle() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    canvas.begin(target)
    drawn = canvas.blit_rot(with_margin(picture()), (100, 50), 90, still=True)
    canvas.end()
    assert abs(drawn.centerx - 100) <= 1
    assert abs(drawn.centery - 50) <= 1


def test_dimming_spares_what_must_stay_lit() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    target.fill((200, 200, 200))
    canvas.begin(target)
    target.fill((200, 200, 200))
    canvas.dim(0.5, keep=(Rect(10, 10, 20, 20),))
    canvas.end()
    assert target.get_at((15, 15))[0] == 200
    assert target.get_at((100, 50))[0] == pytest.approx(100, abs=3)
