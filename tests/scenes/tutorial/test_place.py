"""Where a note lies: the search that stops early finds what trying every place finds."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from scenes.kit.placing import MARGIN, NEVER, SELDOM, Surroundings, distance, place


def price(spot: Rect, around: Surroundings) -> float:
    """What covering costs, and the way to the target."""
    share = spot.w * spot.h
    total = 0.0
    for rect in (around.target, *around.free):
        if rect is not None and spot.inflate(2 * MARGIN, 2 * MARGIN).colliderect(rect):
            both = spot.clip(rect)
            total += NEVER + both.w * both.h / share * NEVER
    for rect in around.clear:
        if spot.colliderect(rect):
            both = spot.clip(rect)
            total += SELDOM * (0.05 + both.w * both.h / share)
    near = around.target or around.home
    return total + (distance(spot, near) if near is not None else 0.0)


def some_rect(luck: random.Random) -> Rect:
    w, h = luck.randint(20, 640), luck.randint(20, 360)
    return Rect(luck.randint(0, 1280 - w), luck.randint(0, 720 - h), w, h)


@pytest.mark.parametrize("seed", range(12))
def test_no_place_of_all_is_better(seed: int) -> None:
    luck = random.Random(seed)
    size = luck.randint(200, 500), luck.randint(90, 400)
    free, clear = ([some_rect(luck) for _ in range(luck.randint(0, 6))] for _ in range(2))
    target = some_rect(luck) if seed % 4 else None
    around = Surroundings((1280, 720), target, free, clear, some_rect(luck) if seed % 3 else None)
    found = place(size, around, 1.0)
    right, low = 1280 - size[0] - MARGIN, 720 - size[1] - MARGIN
    spots = [Rect((x, y), size) for y in [*range(MARGIN, low, 14), low] for x in [*range(MARGIN, right, 14), right]]
    assert found == min(spots, key=lambda spot: price(spot, around))
    assert place(size, around, 1.0) == found


def test_a_thing_that_has_moved_is_minded() -> None:
    """What was remembered for other surroundings is not taken for these."""
    target = Rect(600, 300, 80, 60)
    first = place((300, 200), Surroundings((1280, 720), target), 1.0)
    target.x = 100
    assert place((300, 200), Surroundings((1280, 720), target), 1.0) != first
