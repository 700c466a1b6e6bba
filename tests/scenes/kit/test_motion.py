"""Tweens, the timeline, and the canvas that shows only what changed."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas, tiled, with_margin
from scenes.kit.drawing.life import without
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


def filled(size: tuple[int, int], colour: tuple[int, int, int]) -> Surface:
    out = Surface(size)
    out.fill(colour)
    return out


def test_the_still_layer_returns_under_all_that_moved_and_each_part_of_it_once() -> None:
    moved = [Rect(0, 0, 9, 9), Rect(40, 20, 100, 70), Rect(90, 60, 110, 40), Rect(60, 30, 10, 10), Rect(5, 5, 0, 9)]
    back = tiled(moved, (200, 100))
    for rect in moved[:-1]:
        left = [rect]
        for one in back:
            left = without_all(left, one)
        assert not left
    assert all(not one.colliderect(two) for i, one in enumerate(back) for two in back[i + 1 :])
    assert sum(one.w * one.h for one in back) < 224 * 128
    assert all(one.x % 16 == 0 for one in back), "rows begin with a cache line"
    assert tiled([Rect(0, 0, 200, 100)], (200, 100)) == [Rect(0, 0, 224, 128)]
    assert tiled([], (200, 100)) == []


def without_all(parts: list[Rect], cover: Rect) -> list[Rect]:
    return [rest for part in parts for rest in without(part, [cover])]


def test_a_picture_without_holes_that_stays_is_not_shown_again_and_what_crosses_it_leaves_no_trace() -> None:
    canvas, target = Canvas((200, 100)), filled((200, 100), (0, 90, 0))
    page, mote = filled((60, 50), (200, 0, 0)), picture()
    clean = pygame.image.tobytes(target, "RGB")
    assert Rect(20, 20, 60, 50) in canvas.sprites(target, [(page, (20, 20), 0), (mote, (70, 40), 0)])
    shown = canvas.sprites(target, [(page, (20, 20), 0), (mote, (50, 10), 0)])
    assert Rect(20, 20, 60, 50) not in shown
    assert target.get_at((85, 45))[:3] == (0, 90, 0), "where it was beside the page"
    assert target.get_at((75, 55))[:3] == (200, 0, 0), "where it was over the page"
    other = filled((60, 50), (0, 0, 200))
    assert Rect(20, 20, 60, 50) in canvas.sprites(target, [(other, (20, 20), 0), (mote, (70, 40), 0)])
    assert target.get_at((60, 25))[:3] == (0, 0, 200)
    canvas.sprites(target, [(mote, (70, 40), 0)])
    assert target.get_at((30, 30))[:3] == (0, 90, 0)
    canvas.sprites(target, [])
    assert pygame.image.tobytes(target, "RGB") == clean


def test_idle_life_that_a_frame_passes_over_is_gone_with_the_next_frame() -> None:
    canvas, target = Canvas((200, 100)), Surface((200, 100))
    paint(canvas, target, 10)
    for at in (60, 70):
        canvas.begin(target)
        assert canvas.pass_over([(picture(), (at, 40), 0)]) == [Rect(at, 40, 20, 20)]
        canvas.end()
        assert canvas.passing
    assert target.get_at((75, 45))[0] == pytest.approx(128, abs=2)
    assert target.get_at((65, 45))[:3] == (0, 0, 0)
    canvas.begin(target)
    canvas.end()
    assert not canvas.passing
    assert target.get_at((75, 45))[:3] == (0, 0, 0)


@pytest.mark.parametrize(("image", "share"), [(picture(), 0.5), (filled((20, 20), (255, 0, 0)), 1.0)])
def test_a_faded_picture_is_faded_once_and_stays_as_it_was(image: Surface, share: float) -> None:
    canvas, target = Canvas((60, 40)), Surface((60, 40))
    before = image.get_alpha(), pygame.image.tobytes(image, "RGBA")
    canvas.begin(target)
    canvas.blit(image, (10, 10), alpha=100)
    assert target.get_at((15, 15))[0] == pytest.approx(100 * share, abs=2)
    assert (image.get_alpha(), pygame.image.tobytes(image, "RGBA")) == before
