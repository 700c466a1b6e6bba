"""The picture of a spell that is cast acts: it grows out of its card, at power 3 to the middle of the table."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.bigbook.table.animation.spells.spell_picture import Apparition, cut_out, vision_side
from scenes.bigbook.table.animation.timings import BLOW, CROUCHES, LEAPS, MOTIONS, THRICE, VISIONS
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas, Pos
from scenes.table.motion.blows import Shaken, Wave
from scenes.table.motion.effects import Flight
from tests.scenes.at_table import STEP, table, until_live, wait
from tests.scenes.driver import Driver, drawings
from tests.scenes.table.flying import flying
from tests.scenes.table.positions import SIX

TABLE = """id: vision
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {{magician: quarryman, hand: [{hand}], deck: [earth1, earth2], discard: [], spells: [combustion, ice]}}
    p2: {{magician: stoker, hand: [fire3], deck: [water1]}}
  curses: {{2: [], 3: [], 4: [], 5: [f3]}}
  madness: 20
play:
  - expect: {{active: p1}}
"""


class Seen(Canvas):
    """Notes what is drawn and how."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.placed: list[Rect] = []
        self.alphas: set[int] = set()

    def blit(self, image: Surface, pos: Pos, area: Rect | None = None, alpha: int = 255, flags: int = 0) -> Rect:
        self.placed.append(image.get_rect(topleft=(round(pos[0]), round(pos[1]))))
        self.alphas.add(alpha)
        return super().blit(image, pos, area, alpha, flags)


def drawn(driver: Driver, scene: TableScene) -> None:
    """The picture of the spell is there, as large as it acts."""
    size = (vision_side(scene.render),) * 2
    while scene.render.painter.pictures.get("tiles", "combustion", size, 0) is None:
        driver.app.art.pump(64)


def cast(scene: TableScene, power: int) -> None:
    told = Event("spell_activated", {"seat": "p1", "spell": "combustion", "power": power})
    scene.director.play([told], lambda: None)


def seen(scene: TableScene) -> Apparition:
    return next(one.effect for one in scene.aftermath.running if isinstance(one.effect, Apparition))


def test_a_weak_spell_rises_from_its_card_and_nobody_waits(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        box = scene.render.places.spells["p1", "combustion"]
        cast(scene, 1)
        shown = seen(scene)
        assert shown.dark == 0
        assert box.w < shown.wide < 2.5 * box.w
        assert shown.at[1] < box.center[1]
        assert until_live(scene) <= MOTIONS["spell_activated"].ms + STEP


def test_a_mighty_spell_comes_to_the_middle_and_is_looked_at(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        width, height = scene.render.layout.window
        cast(scene, 3)
        shown = seen(scene)
        assert (shown.at[0], shown.wide) == (width / 2, vision_side(scene.render))
        assert shown.wide > 0.5 * height
        wait(scene, MOTIONS["spell_activated"].ms + 2 * STEP)
        assert scene.director.reading, "what it does comes when it has been seen"
        scene.director.skip()
        wait(scene, 2 * STEP)
        assert not scene.director.busy, "whoever goes on waits for nothing"


def test_a_mighty_spell_comes_with_three_blows_each_heavier_than_the_last(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        cast(scene, 3)
        shown, weights, paper = seen(scene), list[int](), Seen(driver.app.size)
        known, began = list(scene.aftermath.running), scene.aftermath.now
        for step in THRICE:
            while scene.aftermath.now < began + BLOW["cast"].contact + step.at + LEAPS:
                scene.update(STEP)
            made = [one for one in scene.aftermath.running if all(one is not other for other in known)]
            weights.append(sum(isinstance(one.effect, Wave) for one in made))
            known += made
            shown.t = (step.at + LEAPS + 1) / shown.beats.total
            shown.paint(paper)
        wide = [place.w for place in paper.placed]
        assert weights[0] < weights[1] < weights[2], weights
        assert wide[0] * 1.3 < wide[1] and wide[1] * 1.3 < wide[2], wide
    assert all(a.at + LEAPS + CROUCHES <= b.at for a, b in pairwise(THRICE)), "it stands between them"
    assert THRICE[-1].at + LEAPS < VISIONS[3].grow + VISIONS[3].stand, "and nobody waits longer for it"


def test_what_has_thrown_something_is_driven_back_by_it(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        cast(scene, 1)
        shown, paper = seen(scene), Seen(driver.app.size)
        for thrown in (False, True):
            shown.t = (shown.beats.grow + 20) / shown.beats.total
            if thrown:
                shown.kick(0.0)
                shown.t += 40 / shown.beats.total
            shown.paint(paper)
        rests, driven = paper.placed
        assert driven.x < rests.x - 3 and abs(driven.y - rests.y) < 3


def test_it_throws_from_where_it_has_risen_to_and_a_card_stays_until_it_is_hit(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        told = Event("spell_activated", {"seat": "p1", "spell": "combustion", "power": 1})
        gone = Event(
            "card_destroyed",
            {"seat": "p1", "card": "earth1", "from": "p1.hand", "to": "aside", "source": "combustion"},
        )
        scene.director.play([told, gone], lambda: None)
        shown = seen(scene)
        wait(scene, MOTIONS["spell_activated"].ms + 2 * STEP)
        thrown = [one for one in flying(scene) if one.start == shown.at]
        flight = next(one for one in scene.director.effects if isinstance(one, Flight))
        assert len(thrown) == 1 and dist(thrown[0].end(), flight.start.center) == 0
        while thrown[0] in flying(scene):
            assert flight.t <= flight.hold + 0.02, "it has not been hit yet"
            scene.update(STEP)
        assert flight.t >= flight.hold > 0
        assert any(isinstance(one.effect, Shaken) and one.effect.box == flight.start for one in scene.aftermath.running)


def test_a_spell_that_is_paid_for_rises_until_it_is_cast(tmp_path: Path) -> None:
    with table(tmp_path, TABLE.format(hand=SIX)) as (_, scene):
        until_live(scene)
        bodies, row = scene.staging.blows.bodies, ["combustion", "ice"]
        scene.session.act("activate:combustion:1", ["p1.hand.fire1"])
        scene.play(scene.session.events)
        wait(scene, MOTIONS["card_paid"].ms - 2 * STEP)
        up = bodies.shift("p1", row, 0)
        assert up.y < -5 and up.grow > 0 and bodies.shift("p1", row, 1).y == 0
        wait(scene, 4 * STEP)
        assert bodies.shift("p1", row, 0).y < up.y, "from there it strikes"


@pytest.mark.parametrize("speed", [3, 4])
def test_nobody_in_a_hurry_waits_for_a_mighty_spell(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), speed=speed) as (_, scene):
        until_live(scene)
        cast(scene, 3)
        factor = {3: 2.0, 4: 4.0}[speed]
        assert until_live(scene) * factor <= MOTIONS["spell_activated"].ms + factor * 2 * STEP
        assert VISIONS[3].total + BLOW["cast"].contact > MOTIONS["spell_activated"].ms


def test_what_acts_has_no_corners() -> None:
    tile = pygame.Surface((200, 200), pygame.SRCALPHA)
    tile.fill((200, 80, 40, 255))
    cut = cut_out(tile, 120)
    assert cut.get_size() == (120, 120)
    assert cut.get_at((60, 60)).a >= 250
    assert [cut.get_at(at).a for at in ((0, 0), (119, 0), (0, 119), (119, 119))] == [0, 0, 0, 0]


@pytest.mark.parametrize("power", [1, 3])
def test_it_swings_back_into_its_card_and_does_not_fade(tmp_path: Path, power: int) -> None:
    with table(tmp_path, TABLE.format(hand=SIX), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        drawn(driver, scene)
        box = scene.render.places.spells["p1", "combustion"]
        cast(scene, power)
        shown, beats = seen(scene), VISIONS[power]
        paper = Seen(driver.app.size)
        for part in (0.0, 0.17, 0.6, 0.95):
            shown.t = (beats.grow + beats.stand + part * beats.go + 1) / beats.total
            shown.paint(paper)
        stands, swells, leaves, home = paper.placed
        assert swells.w > stands.w > leaves.w > home.w and paper.alphas == {255}
        assert home.w < 1.6 * box.w and Rect(box).inflate(box.w, box.h).contains(home)
        wait(scene, BLOW["cast"].contact + beats.total - 2 * STEP)
        assert not any(isinstance(one.effect, Shaken) and one.effect.box == box for one in scene.aftermath.running)
        wait(scene, 5 * STEP)
        assert any(isinstance(one.effect, Shaken) and one.effect.box == box for one in scene.aftermath.running)
