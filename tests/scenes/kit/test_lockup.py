"""The drawn title: in the window at once, on the menu in the language in use, and letters where there is no drawing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.plate import PLATE
from scenes.kit.drawing import lockup
from scenes.shell import window
from tests.scenes.driver import painting


def seen(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_the_window_opens_with_the_title_in_the_language_of_whoever_plays() -> None:
    shown = {}
    for lang in ("en", "es", "it", "pt", "xx"):
        surface = pygame.Surface((1280, 720))
        window.splash(surface, PLATE, lang)
        shown[lang] = seen(surface)
        assert tuple(surface.get_at((2, 2)))[:3] == window.GROUND
    assert len(set(shown.values())) == 3 and shown["en"] == shown["pt"] == shown["xx"]


def test_without_its_picture_the_shut_book_stands_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lockup, "picture_file", lambda kind, name: tmp_path / f"{name}.svgz")
    shown, book = pygame.Surface((640, 480)), pygame.Surface((640, 480))
    window.splash(shown, PLATE, "en")
    window.shut_book(book)
    assert seen(shown) == seen(book)


@pytest.mark.parametrize("room", [Rect(10, 20, 390, 223), Rect(0, 0, 900, 100), Rect(5, 5, 60, 700)])
def test_it_lies_within_its_room_in_its_own_shape(room: Rect) -> None:
    box = lockup.fitted(room)
    assert room.contains(box) and abs(box.w * lockup.SHAPE[1] - box.h * lockup.SHAPE[0]) <= 2 * sum(lockup.SHAPE)


def test_the_menu_shows_it_and_follows_the_language(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        titles = []
        for lang in ("en", "es", "it"):
            d.app.set_language(lang)
            for _ in range(200):
                d.frames()
                if not d.app.art.waiting:
                    break
            d.frames(2)
            surface = d.app.window.surface
            assert surface is not None
            titles.append(seen(surface.subsurface(Rect(48, 14, 390, 200))))
        assert len(set(titles)) == 3
        blank = pygame.Surface((400, 300))
        assert not PLATE.paint(blank, d.app.art, "xx", blank.get_rect()), "letters say the title of other languages"
