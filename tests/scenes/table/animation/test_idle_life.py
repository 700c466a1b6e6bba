"""What lives about a table at which nothing happens: faces, flames, a moth, light under the pointer."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation import idle_life
from scenes.bigbook.table.animation.idle_life import MOTH_EVERY, MOTH_STAYS, Friends, face_of, warped
from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import Driver, painting
from tests.typed import now


def at_rest(driver: Driver) -> TableScene:
    """A table at which somebody thinks, and has just moved the pointer."""
    scene = driver.top
    assert isinstance(scene, TableScene)
    scene.director.rest()
    driver.app.prefs.live.speed = 2
    driver.frames(20)
    scene.ambience.wake()
    return scene


def test_friends_turn_to_whoever_acts_and_breathe(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=5) as driver:
        scene = at_rest(driver)
        friends, seats = Friends(scene.context), list(scene.render.places.seats)
        active = scene.render.model.active
        moved = {box.x: face for box, face in friends.faces(0.0)}
        others = {seat: face_of(scene.render.places.seats[seat].portrait) for seat in seats if seat != active}
        assert {box.x for box in others.values()} <= set(moved), "everybody else looks there"
        before = [pygame.image.tobytes(face, "RGB") for _, face in friends.faces(0.0)]
        assert [pygame.image.tobytes(face, "RGB") for _, face in friends.faces(idle_life.BREATH / 3)] != before
        scene.render.model.active = next(seat for seat in seats if seat != active)
        assert [pygame.image.tobytes(face, "RGB") for _, face in friends.faces(0.0)] != before


def test_the_own_portrait_and_the_pile_of_madness_breathe(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as driver:
        scene = at_rest(driver)
        friends, areas = Friends(scene.context), scene.render.layout.areas
        looks = dict[str, set[bytes]]()
        for ms in range(0, 6000, 300):
            for box, face in friends.faces(float(ms)):
                for name in ("magician", "madness"):
                    if Rect(areas[name]).contains(box):
                        looks.setdefault(name, set()).add(pygame.image.tobytes(face, "RGB"))
        assert len(looks["magician"]) > 1
        assert len(looks["madness"]) > 1


def test_the_edges_of_a_face_stay_where_they_are() -> None:
    face = Surface((60, 80))
    for x in range(60):
        face.fill((4 * x, 0, 0), (x, 0, 1, 80))
    turned = warped(face, 3, -2)
    assert turned.get_size() == face.get_size()
    assert turned.get_at((30, 40)).r < face.get_at((30, 40)).r, "what was in the middle lies farther right"
    assert abs(turned.get_at((0, 40)).r - face.get_at((0, 40)).r) <= 4
    assert abs(turned.get_at((59, 40)).r - face.get_at((59, 40)).r) <= 4


def test_a_moth_comes_now_and_then_and_flames_never_stand_still(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as driver:
        table = at_rest(driver).context
        assert not idle_life.moth(table, 1000.0)
        at = [idle_life.moth(table, MOTH_EVERY - MOTH_STAYS * share)[0][1] for share in (0.9, 0.5, 0.1)]
        assert len(set(at)) == 3
        looks = {tuple((id(one[0]), one[1]) for one in idle_life.flames(table, 90.0 * step)) for step in range(20)}
        assert len(looks) > 6


def test_what_is_under_the_pointer_breathes_and_nothing_does_under_reduced_motion(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as driver:
        scene = at_rest(driver)
        idle = scene.ambience
        thing = next(one for one in scene.things() if one.enabled and one.role == "spell")
        driver.event(pygame.MOUSEMOTION, pos=thing.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        assert idle._pointed()
        levels = {idle_life.swell(ms, 6) for ms in range(0, 2000, 50)}
        assert min(levels) >= 0
        assert max(levels) == 6
        driver.app.theme.reduced_motion = True
        assert not idle._pointed()
        assert not idle._faces()
        scene.director.reduced = True
        still = [(id(picture), at) for picture, at, _ in idle._sprites()]
        driver.frames(20)
        assert [(id(picture), at) for picture, at, _ in idle._sprites()] == still


def test_a_face_is_looked_at_again_only_where_the_table_was_painted_anew(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=5) as driver:
        scene = at_rest(driver)
        friends = Friends(scene.context)
        first = dict(named(friends))
        assert {name: face for name, face in named(friends) if first[name] is face} == first
        box = Rect(next(iter(first)))
        driver.app.canvas.base.fill((250, 10, 10), box)
        driver.app.canvas.rebaked(box)
        again = dict(named(friends))
        assert again[tuple(box)] is not first[tuple(box)], "what was painted there is seen"
        assert [name for name, face in again.items() if face is not first[name]] == [tuple(box)]


def named(friends: Friends) -> list[tuple[tuple[int, ...], Surface]]:
    return [(tuple(box), face) for box, face in friends.faces(0.0)]


def test_idle_life_takes_up_again_after_a_frame_that_was_drawn_in_a_hurry(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=5) as driver:
        scene = at_rest(driver)
        canvas, life = driver.app.canvas, scene.ambience
        while now(driver.app.art.waiting) or now(scene.animating):
            driver.frames()
        scene.timeline.run(120.0, lambda _: None)  # something moves
        driver.app.frame(dt=20.0)
        assert now(canvas.passing)
        while scene.animating:
            driver.app.frame(dt=20.0)
        for _ in range(20):
            driver.app.frame(dt=20.0)
        assert not canvas.passing
        life.wake()
        window = driver.app.window.surface
        assert window is not None
        before = pygame.image.tobytes(window, "RGB")
        while not life.update(50.0):
            pass
        assert pygame.image.tobytes(window, "RGB") != before, "it moves on the frame that stands there"


def test_nothing_larger_than_dust_shines_in_the_empty_room_of_the_hand(tmp_path: Path) -> None:
    """Pools of light without a candle looked like a fault."""
    with painting(tmp_path, players=5, seed=5) as driver:
        scene = at_rest(driver)
        render = scene.render
        render.model.seats[render.desk].hand = render.model.seats[render.desk].hand[2:4]
        scene.ambience.paint(driver.app.canvas)
        hand = Rect(scene.render.layout.areas["hand"])
        found = [picture.get_rect(topleft=at) for picture, at, _ in scene.ambience._sprites()]
        there = [place for place in found if hand.colliderect(place)]
        assert there and all(place.w < 12 for place in there), there
