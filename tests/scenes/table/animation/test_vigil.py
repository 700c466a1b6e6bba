"""Somebody is lost: the candle of their seat is put out, and their friends look on."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.magicians.elimination import LEAF, room_of
from scenes.bigbook.table.animation.magicians.spectators import Vigil, candle_size, curl, started
from scenes.bigbook.table.animation.timings import ELIMINATED
from scenes.bigbook.table.scene import TableScene
from tests.scenes.at_table import table, until_live
from tests.scenes.driver import Driver
from tests.scenes.table.positions import LOST, quarrel

BACK = Event("turn_began", {"seat": "p1", "turn": 5})


def begin(driver: Driver, scene: TableScene) -> None:
    """Somebody is being lost, and what is seen of it has been drawn."""
    until_live(scene)
    driver.frames(120)
    scene.director.play([LOST, BACK], lambda: None)


def until(driver: Driver, scene: TableScene, ms: float) -> None:
    """The elimination has come so far."""
    while scene.set_pieces.elimination.ms < ms:
        driver.app.frame(dt=min(16.0, ms - scene.set_pieces.elimination.ms + 0.5), shown=False)


def vigil(driver: Driver, scene: TableScene) -> Vigil:
    """As the one on the table, for its places."""
    return Vigil(scene.render, driver.app.art, scene.set_pieces.verdict.heroes, "p2")


def level(driver: Driver, room: Rect) -> float:
    """How bright a part of the window is, 0 to 255."""
    driver.top.redraw()
    driver.app.frame(dt=0.0, shown=True)
    surface = driver.app.window.surface
    assert surface is not None
    return sum(pygame.transform.average_color(surface.subsurface(room.clip(surface.get_rect())))[:3]) / 3


def test_the_candle_goes_out_with_the_blow_and_its_smoke_rises(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        begin(driver, scene)
        x, y = vigil(driver, scene).wick
        high = candle_size(scene.render)[1]
        flame = Rect(0, 0, high // 8, high // 6).move(round(x) - high // 16, round(y) - high // 6)
        until(driver, scene, ELIMINATED.contact - 400)
        burning = level(driver, flame)
        until(driver, scene, ELIMINATED.contact + 250)
        scene.aftermath.clear()
        assert level(driver, flame) < burning / 2
        smoke = Rect(round(x) - high // 4, round(y - high * 0.8), high // 2, high // 3)
        before = level(driver, smoke)
        until(driver, scene, ELIMINATED.contact + 1100)
        scene.aftermath.clear()
        assert level(driver, smoke) > before + 1


def test_the_face_is_dark_when_the_candle_is_out_and_is_seen_again(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        begin(driver, scene)
        face, seen = room_of(scene.render).inflate(-40, -40), []
        for since in (-600.0, 130.0, 1100.0):
            until(driver, scene, ELIMINATED.contact + since)
            scene.aftermath.clear()  # no card lies over it
            seen.append(level(driver, face))
        assert seen[1] < seen[2] / 2 < seen[0]


def test_friends_stand_by_its_light_beside_the_leaf_and_start_back_in_the_dark(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        begin(driver, scene)
        w, h = scene.render.layout.window
        leaf = Rect(0, 0, round(w * LEAF[2]), round(h * LEAF[3]))
        leaf.center = round(w * LEAF[0]), round(h * LEAF[1])
        friends = [one.lit.get_rect(center=one.at) for one in vigil(driver, scene).friends]
        assert len(friends) == len(scene.render.model.seats) - 1
        assert all(Rect(0, 0, w, h).contains(one) and not one.colliderect(leaf) for one in friends)
        assert not any(one.colliderect(room_of(scene.render)) for one in friends)
        until(driver, scene, ELIMINATED.contact - 300)
        lit = [level(driver, one) for one in friends]
        until(driver, scene, ELIMINATED.contact + 80)
        scene.aftermath.clear()
        struck = [level(driver, one) for one in friends]
        assert all(dark < light * 0.8 for dark, light in zip(struck, lit, strict=True))


@pytest.mark.parametrize("size", [(120, 260), (260, 480)])
def test_smoke_rises_from_the_wick_and_stays_about_it(size: tuple[int, int]) -> None:
    for risen in (0.2, 1.0):
        outline = curl(size, risen, 0.7, 1.0)
        assert min(y for _, y in outline) == pytest.approx(size[1] * (1 - risen))
        assert max(y for _, y in outline) == size[1]
        assert all(-size[0] * 0.05 < x < size[0] * 1.05 for x, _ in outline)


def test_whoever_starts_back_is_held_and_comes_to_rest() -> None:
    assert started(0.0) == started(ELIMINATED.hold - 1) == 1.0
    assert started(5000.0) == 0.0
    assert max(abs(started(ELIMINATED.hold + ms)) for ms in range(400, 520, 10)) < 0.2 and not math.isnan(
        started(300.0)
    )
