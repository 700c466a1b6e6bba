"""What each monster is like: its own strike, its own death, what it does when nobody does anything."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.engine.event import Event
from scenes.bigbook.table.animation.ambience import SLEEPS_AFTER
from scenes.bigbook.table.animation.monster.acts import ESCAPES, STRIKES, beaten, escape, strike
from scenes.bigbook.table.animation.monster.deaths import DEATHS
from scenes.bigbook.table.animation.monster.idle import blinks, breath
from scenes.bigbook.table.animation.monster.profiles import tempers
from scenes.bigbook.table.animation.timings import BLOW, HABIT_FIRST, MONSTER
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render.book import picture_height
from scenes.bigbook.table.render.monster_layers import REST, Figure, names
from scenes.bigbook.table.render.monster_rig import STILL, rigs
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.table.motion.missiles import Missile
from tests.lengths import alike
from tests.scenes.at_table import STEP, end_turn, table, until_live
from tests.scenes.driver import Driver, drawings, painting
from tests.scenes.table.flying import inside
from tests.scenes.table.positions import quarrel
from tests.typed import now

WIDTH = 234
"""How wide a page is in a window of 1280x720."""
SEEN = 0.04
"""The share of a page that changes at least where somebody is to see that something happens."""


BREATHES = 0.06
"""And with a breath."""


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    """One store for all monsters."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    store = Art(read=drawings())
    yield store
    store.close()


def drawn(art: Art, monster: str) -> Figure:
    """A monster as large as in a small window."""
    size = (WIDTH, picture_height(WIDTH))
    asked = {name: art.get("layers", name, size) for name in names(monster)}
    while None in asked.values():
        art.pump(64)
        pygame.time.wait(1)
        asked = {name: art.get("layers", name, size) for name in names(monster)}
    layers = {name.removeprefix(f"{monster}_"): made for name, made in asked.items() if made is not None}
    return Figure(monster, rigs()[monster], layers)


def changed(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (28, 28, 28), other)
    w, h = one.get_size()
    return 1 - mask.count() / (w * h)


def test_every_monster_has_a_temper_of_its_own() -> None:
    known = tempers()
    assert sorted(known) == sorted(rigs())
    assert len({one.habit for one in known.values()}) == len(known), "no two do the same when they are bored"
    assert {one.strike for one in known.values()} == set(STRIKES)
    for how in DEATHS:
        assert sum(one.dies == how for one in known.values()) >= 2, how
    for way in ESCAPES:
        assert sum(one.flees == way for one in known.values()) >= 2, way
    for monster, one in known.items():
        layers = set(rigs()[monster].layers)
        assert one.source in layers
        assert {own.layer for own in one.rests} <= layers - STILL
        assert one.habit is not None
        assert 1200 <= one.habit.end <= 4200
        assert one.habit.pose(one.habit.end, (0.0, 0.0)) == REST
        for key in one.habit.keys:
            assert {name for name, _ in key.pose.own} <= layers - STILL


@alike()
@pytest.mark.parametrize("monster", sorted(rigs()))
def test_breath_and_habit_of_a_monster_are_seen_in_a_small_window(art: Art, monster: str) -> None:
    figure, one = drawn(art, monster), tempers()[monster]
    assert one.habit is not None
    rest = figure.moving(REST)
    breaths = [breath(one.pace * i / 8, figure.rig.breath, (0.0, 0.0), 1.0, one.pace, one.rests) for i in range(8)]
    shown = [figure.moving(pose) for pose in breaths]
    assert max(changed(rest, picture) for picture in shown) > BREATHES
    habit = [one.habit.pose(one.habit.end * i / 16, (0.0, 0.0)) for i in range(1, 16)]
    assert max(changed(rest, figure.moving(pose)) for pose in habit) > SEEN


HEADS = {"page_09": {"head", "glass"}, "page_12": {"hop", "left", "right", "side", "faces"}}
"""Monsters of several heads, and the layers of these."""


@pytest.mark.parametrize("monster", sorted(HEADS))
def test_many_heads_move_each_by_itself_and_turn_together_to_whoever_acts(monster: str) -> None:
    one, rig, heads = tempers()[monster], rigs()[monster], HEADS[monster]
    at_rest = [dict(breath(one.pace * i / 12, rig.breath, (0.0, 0.0), 1.0, one.pace, one.rests).own) for i in range(12)]

    def highest(head: str) -> int:
        return max(range(12), key=lambda i: at_rest[i][head])

    assert len({highest(head) for head in heads}) == len(heads), "no two of them at the same time"
    turned = {}
    for look in (-1.0, 0.0, 1.0):
        own = dict(breath(0.0, rig.breath, (look, 0.0), 1.0, one.pace, one.rests).own)
        turned[look] = {head: rig.parts[head].turn * own[head] for head in heads if rig.parts[head].shift[0] >= 0}
    for head in heads - {"faces"}:
        assert turned[1.0][head] < turned[0.0][head] < turned[-1.0][head], "with the clock is to the right"


@pytest.mark.parametrize("monster", sorted(rigs()))
def test_a_strike_is_prepared_and_a_death_leaves_the_empty_page(art: Art, monster: str) -> None:
    figure, one = drawn(art, monster), tempers()[monster]
    rest, act = figure.moving(REST), strike((0.75, -0.75), one.strike, one.source)
    wind, hit = act.pose(MONSTER["strike"].wind, (0, 0)), act.pose(MONSTER["strike"].contact, (0, 0))
    assert changed(rest, figure.moving(wind)) > SEEN
    assert changed(figure.moving(wind), figure.moving(hit)) > SEEN
    held = act.pose(act.hold[1] - 1, (0, 0))
    assert math.hypot(*hit.grow) > math.hypot(*held.grow), "it goes too far, and comes back while it is held"
    last = beaten()
    pose, gone = last.pose(last.hold[1], (0.0, 0.0)), figure.empty()
    begun, half, end = (DEATHS[one.dies](figure, pose, share) for share in (0.02, 0.5, 0.999))
    assert min(changed(begun, gone), changed(begun, half), changed(half, gone)) > SEEN
    assert changed(end, gone) < 0.03


@pytest.mark.parametrize("monster", sorted(name for name, one in tempers().items() if one.flees != "leaps"))
def test_a_monster_that_ducks_or_slips_away_is_seen_go_and_gone(art: Art, monster: str) -> None:
    figure, act = drawn(art, monster), escape(tempers()[monster].flees)
    peeks, last = (figure.moving(act.pose(t, (0.0, 0.0))) for t in (MONSTER["escape"].contact, act.end))
    assert changed(peeks, figure.moving(REST)) > SEEN
    assert changed(peeks, figure.empty()) > SEEN
    assert changed(last, figure.empty()) < 0.03


def test_no_two_ways_to_die_look_alike(art: Art) -> None:
    figure, last = drawn(art, "page_02"), beaten()
    pose = last.pose(last.hold[1], (0.0, 0.0))
    seen = [death(figure, pose, 0.5) for death in DEATHS.values()]
    for i, one in enumerate(seen):
        assert all(changed(one, other) > 0.1 for other in seen[:i])


def test_eyes_shut_now_and_then() -> None:
    shut = [blinks(float(ms)) for ms in range(0, 60_000, 50)]
    assert 0.01 < sum(shut) / len(shut) < 0.12


def _middle(driver: Driver, scene: TableScene) -> bytes:
    """The middle of the left page, where no candle shines."""
    surface = driver.app.window.surface
    assert surface is not None
    page = pygame.Rect(book_pages(scene.render.layout)[0])
    return pygame.image.tobytes(surface.subsurface(page.inflate(-page.w // 3, -page.h // 3)), "RGB")


def _middles(driver: Driver, scene: TableScene, every: int) -> set[bytes]:
    """What stands there at twenty moments that lie so many frames apart."""
    found = set()
    for _ in range(20):
        driver.frames(every)
        found.add(_middle(driver, scene))
    return found


def test_a_monster_left_alone_follows_its_habit_and_falls_asleep_after_it(tmp_path: Path) -> None:
    with painting(tmp_path, art=Art(read=drawings()), scenario=_scenario(tmp_path), speed=2) as driver:
        scene = driver.top
        assert isinstance(scene, TableScene)
        until_live(scene)
        for _ in range(600):
            driver.frames()
            if scene.set_pieces.monster.figure is not None and not driver.app.art.waiting:
                break
        driver.event(pygame.MOUSEMOTION, pos=(4, 4), rel=(1, 0), buttons=(0, 0, 0))
        driver.frames(40)
        resting = _middles(driver, scene, every=6)
        assert len(resting) > 6, "it breathes while the candles burn"
        assert not now(scene.set_pieces.monster.lively)
        for _ in range(round(HABIT_FIRST / 16)):
            driver.frames()
            if scene.set_pieces.monster.lively:
                break
        assert now(scene.set_pieces.monster.lively)
        playing = _middles(driver, scene, every=4)
        assert len(playing) > 12, "a habit is shown faster than a breath"
        for _ in range(round(SLEEPS_AFTER / 100) + 80):
            driver.app.frame(dt=100.0)
        assert not scene.set_pieces.monster.lively
        asleep = _middle(driver, scene)
        for _ in range(20):
            driver.app.frame(dt=100.0)
            assert _middle(driver, scene) == asleep


def _scenario(tmp_path: Path, curse: str = "f4") -> Path:
    path = tmp_path / "quarrel.yaml"
    path.write_text(quarrel(curse=curse), "utf-8")
    return path


def test_the_monster_throws_the_blow_of_a_curse_from_its_own_limb(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(curse="f4"), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        for _ in range(600):
            driver.frames()
            if scene.set_pieces.monster.figure is not None:
                break
        end_turn(driver, scene)
        left, right = book_pages(scene.render.layout)
        faces = {scene.render.places.seats[seat].portrait.center for seat in ("p1", "p2")}
        taken, thrown, struck = False, {}, 0.0
        for _ in range(1500):
            scene.update(STEP)
            if scene.director.reading:
                scene.director.skip()
            struck += (
                STEP
                if scene.set_pieces.monster.act is not None and scene.set_pieces.monster.act.name == "strike"
                else 0.0
            )
            for one in scene.aftermath.running:
                if isinstance(one.effect, Missile) and one.effect.end() in faces and one.effect.end() not in thrown:
                    thrown[one.effect.end()] = one.effect.start
                    assert struck >= MONSTER["strike"].contact - 3 * STEP, "first it draws back"
                elif isinstance(one.effect, Missile):
                    taken = taken or inside(right, one.effect.start)
            if not scene.director.busy and not scene.aftermath.moving:
                break
        assert set(thrown) == faces
        assert all(inside(left, start) for start in thrown.values())
        assert taken, "it takes the blow from the page of the curse"
        assert 60 <= BLOW["strike"].hold <= 100


def test_a_monster_begins_what_it_does_as_it_stands_and_takes_up_its_breath_from_rest(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        while scene.set_pieces.monster.figure is None:
            driver.frames()
        scene.set_pieces.monster.breathe(1700.0)
        stood = scene.set_pieces.monster.stands()
        scene.director.play([Event("arrival_began", {"monster": scene.render.model.monster or ""})], lambda: None)
        act = scene.set_pieces.monster.act
        assert act is not None and stood.grow != (0.0, 0.0) and act.pose(0.0, (0.0, 0.0)).grow == stood.grow
        while scene.set_pieces.monster.act is act:
            scene.update(STEP)
        assert abs(scene.set_pieces.monster.stands().grow[1]) < 0.004, "nothing of it jumps"
