"""Rooms cover every shape of window, their pictures are there, and their light comes up only when something moves."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from scenes.bigbook.rooms import MENU, ROOMS, SETUP
from scenes.kit.assets import ICON, Art, window_icon
from scenes.kit.drawing.backdrop import DESK, NIGHT, READING_DESK, Backdrop, Room
from scenes.kit.theme import Theme

SIZES = ((1280, 720), (1920, 1080), (1920, 1200), (1024, 768), (2560, 1080))


@pytest.mark.parametrize("room", [*ROOMS.values(), DESK, READING_DESK])
def test_every_room_has_its_picture(room: Room) -> None:
    assert Art().path(room.kind, room.name) is not None


@pytest.mark.parametrize("size", SIZES)
def test_a_room_leaves_no_corner_bare(size: tuple[int, int]) -> None:
    room = Backdrop(Art(), Theme(), MENU)
    room.place(size)
    left, top = room.at(0, 0)
    right, bottom = room.at(1920, 1080)
    assert left <= 0
    assert top <= 0
    assert right >= size[0]
    assert bottom >= size[1]
    assert room.at(960, 540) == (size[0] / 2, size[1] / 2)


def test_before_its_picture_a_room_is_dark(tmp_path: Path) -> None:
    room = Backdrop(Art(tmp_path), Theme(), MENU)
    surface = Surface((320, 180))
    room.place(surface.get_size())
    room.paint_base(surface)
    assert surface.get_at((160, 90))[:3] == NIGHT


def test_no_flame_burns_before_its_candle_is_there(tmp_path: Path) -> None:
    """P25: a cold menu showed flames in the dark."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    surface = Surface((640, 360))
    cold, warm = Backdrop(Art(tmp_path), Theme(), MENU), Backdrop(Art(), Theme(), MENU)
    for room in (cold, warm):
        room.place(surface.get_size(), [(100, 300, 60)])
        room.paint_base(surface)
    assert not cold.flames()
    for _ in range(500):
        if not warm.art.waiting:
            break
        warm.art.pump()
        pygame.time.wait(5)
    warm.paint_base(surface)
    assert len(warm.flames()) == len(MENU.flames) + 1
    warm.art.close()


def test_flames_move_only_where_there_are_some_and_motion_is_wanted() -> None:
    assert Backdrop(Art(), Theme(), MENU).update(100)
    assert not Backdrop(Art(), Theme(), SETUP).update(100)
    assert not Backdrop(Art(), Theme(reduced_motion=True), MENU).update(100)


def test_the_icon_is_there_even_without_its_file(tmp_path: Path) -> None:
    pygame.display.init()
    for root in (tmp_path, None):
        made = window_icon(root) if root is not None else window_icon()
        assert made.get_size() == (ICON, ICON)
