"""What is kept, and what leaves first."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit import materials
from scenes.kit.cache import Cache, pixel_bytes


def test_the_least_used_leave_first() -> None:
    cache: Cache[str, int] = Cache(3)
    for number, key in enumerate("abc"):
        assert cache.put(key, number) == number
    assert cache.get("a") == 0
    cache.put("d", 3)
    assert [key for key, _ in cache.items()] == ["c", "a", "d"]
    assert cache.get("b") is None


def test_pictures_weigh_their_bytes_and_the_newest_stays() -> None:
    """One picture larger than the whole limit is kept as long as nothing newer comes."""
    cache: Cache[str, pygame.Surface] = Cache(1000, pixel_bytes)
    cache.put("small", pygame.Surface((10, 10)))
    cache.put("large", pygame.Surface((20, 20)))
    assert (len(cache), cache.weight) == (1, 1600)
    cache.put("large", pygame.Surface((5, 5)))
    assert cache.weight == 100
    cache.put("next", pygame.Surface((5, 5)))
    cache.drop("large")
    cache.drop("nowhere")
    assert cache.weight == 100
    cache.clear()
    assert (len(cache), cache.weight) == (0, 0)


def test_a_larger_screen_keeps_more_furniture() -> None:
    """What a table needs on four times as many pixels is four times as large: it stays while a sheet lies over it."""
    store = materials.Store()
    store.bound((3840, 2160))
    for name in "abcd":
        store.get((name,), lambda: pygame.Surface((2400, 2400)))
    assert len(store) == 4
    store.bound((1280, 720))
    assert len(store) == 2


def test_a_high_sheet_is_the_same_in_whatever_parts_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    for band in (2000, 64):
        monkeypatch.setattr(materials, "BAND", band)
        monkeypatch.setattr(materials, "store", materials.Store())
        made.append(pygame.image.tobytes(materials.parchment((90, 400), seed=3), "RGBA"))
    assert made[0] == made[1]
