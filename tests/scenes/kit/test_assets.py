"""Pictures come from a thread, in bounded memory, and a bad file is only a missing picture."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from scenes.kit.assets import AHEAD, Art

SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60">'
    b'<rect x="0" y="0" width="60" height="60" fill="#c8403a"/></svg>'
)


pytestmark = pytest.mark.usefixtures("screen")


def wait(art: Art, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
    clock = pygame.time.Clock()
    found = art.get(kind, name, size)
    while art.waiting:
        art.pump()
        clock.tick(200)
    return found or art.get(kind, name, size)


def test_plain_and_packed_pictures_arrive_at_the_size_asked_for(tmp_path: Path) -> None:
    (tmp_path / "spells").mkdir()
    (tmp_path / "spells" / "ice.svg").write_bytes(SVG)
    (tmp_path / "spells" / "mist.svgz").write_bytes(gzip.compress(SVG))
    art = Art(tmp_path)
    assert art.get("spells", "ice", (30, 30)) is None
    for name in ("ice", "mist"):
        picture = wait(art, "spells", name, (30, 30))
        assert picture is not None
        assert picture.get_size() == (30, 30)
        assert picture.get_at((15, 15))[:3] == (200, 64, 58)
    art.close()


def test_damaged_and_missing_pictures_are_none_for_ever(tmp_path: Path) -> None:
    (tmp_path / "spells").mkdir()
    (tmp_path / "spells" / "bad.svgz").write_bytes(b"no gzip at all")
    art = Art(tmp_path)
    assert wait(art, "spells", "bad", (30, 30)) is None
    assert art.get("spells", "bad", (30, 30)) is None
    assert not art.waiting
    assert art.get("spells", "nowhere", (30, 30)) is None
    assert art.get("no-kind", "ice", (30, 30)) is None
    art.close()


def test_memory_is_bounded_and_the_least_used_leaves(tmp_path: Path) -> None:
    (tmp_path / "spells").mkdir()
    (tmp_path / "spells" / "ice.svg").write_bytes(SVG)
    art = Art(tmp_path, limit=30 * 30 * 4 + 40 * 40 * 4)
    for side in (30, 40, 35):
        wait(art, "spells", "ice", (side, side))
    assert art.get("spells", "ice", (35, 35)) is not None
    assert art.get("spells", "ice", (30, 30)) is None
    art.bound((40, 40))  # a larger screen
    for side in (30, 40, 35):
        wait(art, "spells", "ice", (side, side))
    assert all(art.get("spells", "ice", (side, side)) is not None for side in (30, 40, 35))
    art.close()


def test_a_picture_at_another_size_stands_in_until_the_sharp_one_is_there(tmp_path: Path) -> None:
    (tmp_path / "spells").mkdir()
    (tmp_path / "spells" / "ice.svg").write_bytes(SVG)
    art = Art(tmp_path)
    assert art.stand_in("spells", "ice", (60, 40)) is None
    assert wait(art, "spells", "ice", (30, 30)) is not None
    assert art.get("spells", "ice", (60, 40)) is None
    soft = art.stand_in("spells", "ice", (60, 40))
    assert soft is not None
    assert soft.get_size() == (40, 40)
    sharp = wait(art, "spells", "ice", (60, 40))
    assert sharp is not None
    assert sharp is not soft
    assert sharp.get_size() == (40, 40)
    art.close()


def test_what_is_seen_now_is_made_before_what_may_come(tmp_path: Path) -> None:
    (tmp_path / "spells").mkdir()
    for name in ("first", "ice", "mist"):
        (tmp_path / "spells" / f"{name}.svg").write_bytes(SVG)
    go_on, made = threading.Event(), []

    def read(path: Path, size: tuple[int, int]) -> Surface:
        go_on.wait(10)
        made.append(path.stem)
        return Surface(size)

    art = Art(tmp_path, read=read)
    for name in ("first", "mist", "ice"):
        art.get("spells", name, (30, 30), AHEAD)
    art.get("spells", "ice", (30, 30))  # on the table, while the thread is still at the first
    go_on.set()
    wait(art, "spells", "ice", (30, 30))
    assert made[:2] == ["first", "ice"]
    wait(art, "spells", "mist", (30, 30))
    assert made == ["first", "ice", "mist"], "each once"
    art.close()
