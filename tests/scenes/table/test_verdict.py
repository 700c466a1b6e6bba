"""What comes of a page that is judged: a Bonus reaches every face, a Failure is torn by what leaps through it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.bigbook.catalogue import catalogue
from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.round_end import stamped
from scenes.bigbook.table.animation.book.round_title import ChapterCard
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering, gift_place
from scenes.bigbook.table.animation.monster.exits import AWAY, over_the_gutter
from scenes.bigbook.table.animation.timings import BONUS, GONE_PAST, LANDED, MOCKS, MOTIONS
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.kit.shapes import Point
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON
from tests.scenes.at_table import STEP, table, until_live, wait
from tests.scenes.table.flying import alive, flying
from tests.scenes.table.positions import BONUS_BEGAN, FAILURE, quarrel
from tests.typed import now

MADNESS = [
    Event("madness_received", {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.discard",
                               "source": "page_01"})
    for seat in ("p1", "p2")
]  # fmt: skip


def test_a_bonus_reaches_every_face_while_it_is_read(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([BONUS_BEGAN], lambda: None)
        faces = {seat: scene.render.places.seats[seat].portrait for seat in ("p1", "p2")}
        glad, swollen, gathered = set[str](), False, gathering(scene)
        for _ in range(round((BONUS.gathers + BONUS.flies + BONUS.swells + 2 * BONUS.apart + BONUS.mote) / STEP)):
            scene.update(STEP)
            swollen = swollen or scene.set_pieces.climax.swollen > 1.1
            glad |= gathered.glad
        assert swollen
        assert glad == set(gathered.gifts) == set(faces), "each of them has it"
        tallest = min(hero.calm.get_height() for hero in gathered.heroes)
        assert tallest > 2.5 * max(face.h for face in faces.values()), "they are seen large"
        sheet = scene.set_pieces.climax.place
        assert sheet is not None
        shown = [hero.calm.get_rect(center=hero.at) for hero in gathered.heroes]
        assert not any(one.colliderect(sheet) for one in shown), "what is read stays free"
        assert not any(one.colliderect(box) for one in shown for box in scene.render.layout.controls)
        until_live(scene)
        scene.set_pieces.climax.leave()
        wait(scene, 400)
        assert gathered.seen() == 0, "they go with the sheet"


def gathering(scene: TableScene) -> Gathering:
    """The heroes who come forward now."""
    return next(one.effect for one in scene.aftermath.running if isinstance(one.effect, Gathering))


def test_a_failure_is_read_before_the_monster_leaps_and_its_sheet_strikes_everybody(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play(FAILURE, lambda: None)
        wait(scene, 900)
        assert scene.set_pieces.monster.act is not None and scene.set_pieces.monster.act.name == "gloat"
        sheet = scene.set_pieces.climax.place
        assert sheet is not None and scene.director.reading and not now(scene.set_pieces.monster.leaving)
        thrown, torn = dict[Point, Point](), 0
        for _ in range(600):
            scene.update(STEP)
            thrown |= {missile.end(): missile.start for missile in flying(scene)}
            torn = max(torn, len(scene.aftermath.pool.pieces))
            if not scene.director.busy and not scene.aftermath.moving:
                break
        assert torn > 8
        assert scene.set_pieces.climax.place is None and scene.set_pieces.monster.leaving
        faces = {scene.render.places.seats[seat].portrait.center for seat in ("p1", "p2")}
        assert faces <= {end for end, start in thrown.items() if sheet.collidepoint(start)}


def test_a_failure_goes_by_steps_that_each_can_be_seen(tmp_path: Path) -> None:
    """The sheet is torn, its scraps are down, the monster has gone, darts, Madness, and only then the next round."""
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        turned = Event("page_turned", {"monster": "page_02", "page": "page_03"})
        scene.director.play([*FAILURE, turned], lambda: None)
        seen: dict[str, list[float]] = {"scraps": [], "darts": [], "Madness": [], "card": []}
        laughs, t = 0.0, 0.0
        while not seen["card"] and t < 9000:
            scene.update(STEP)
            t += STEP
            now = {
                "scraps": bool(scene.aftermath.pool.pieces),
                "darts": bool(flying(scene)),
                "Madness": scene.staging.blows.madness.down_in > 0,
                "card": any(isinstance(one, ChapterCard) for one in scene.director.effects),
            }
            for what in (one for one, shown in now.items() if shown):
                seen[what].append(t)
            laughs += (
                STEP
                if scene.set_pieces.monster.laughs and not now["darts"] and scene.set_pieces.climax.place is None
                else 0.0
            )
        assert max(seen["scraps"]) < min(seen["darts"]), "nothing is in the air any more"
        assert laughs > MOCKS - 4 * STEP, "it has the book for itself"
        assert min(seen["darts"]) < max(seen["Madness"])
        assert max(seen["Madness"]) + LANDED - 3 * STEP < min(seen["card"]), "the last one has landed"


@pytest.mark.parametrize("flees", AWAY)
def test_a_monster_leaves_over_the_edge_of_the_window_as_solid_as_it_was(flees: str) -> None:
    body, hit, hold = Surface((80, 60)), 100.0, 145.0
    body.fill((255, 0, 0))

    def seen(past: float) -> set[int]:
        canvas = Canvas((400, 300))
        over_the_gutter(canvas, body, (100, 100), (280, 120), hit + hold + GONE_PAST * past, (hit, hold), flees)
        return {canvas.surface.get_at((x, y))[0] for x in range(0, 400, 5) for y in range(0, 300, 5)}

    for past in (0.0, 0.3, 0.6, 0.8):
        assert seen(past) == {0, 255}, past
    assert seen(0.999) == {0}


def test_a_gift_hangs_below_the_face(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([BONUS_BEGAN], lambda: None)
        wait(scene, BONUS.gathers + BONUS.flies + BONUS.swells + 2 * BONUS.apart + BONUS.mote)
        gathered = gathering(scene)
        assert gathered.gifts
        for hero in gathered.heroes:
            gift, high = gathered.gifts[hero.seat], hero.glad.get_height()
            assert gift_place(hero.glad.get_size(), (0.0, 0.0), gift)[1] > high * 0.78, "mouth and chin are above it"


def test_a_click_goes_on_from_a_failure_and_the_monster_leaps_at_once(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play(FAILURE, lambda: None)
        wait(scene, 900)
        scene.director.skip()
        wait(scene, 3 * STEP)
        assert scene.set_pieces.monster.act is not None and scene.set_pieces.monster.act.name == "escape"
        assert now(scene.set_pieces.climax.place) is not None, "it has not come there yet"
        wait(scene, 400)
        assert scene.set_pieces.climax.place is None
        scene.director.rest()
        wait(scene, 3000)
        assert not scene.set_pieces.monster.act and scene.set_pieces.climax.up == 0


@pytest.mark.parametrize("speed", [3, 4])
def test_nobody_in_a_hurry_waits_for_a_verdict(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, quarrel(), speed=speed, painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([BONUS_BEGAN], lambda: None)
        assert until_live(scene) * {3: 2.0, 4: 4.0}[speed] <= MOTIONS["bonus_began"].ms + 60
        assert not any(isinstance(one.effect, Gathering) for one in scene.aftermath.running)


def test_under_reduced_motion_a_failure_stands_still_and_goes(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), reduced_motion=True) as (driver, scene):
        until_live(scene)
        driver.frames(10)
        scene.director.play(FAILURE[:1], lambda: None)
        driver.frames(60)
        assert (
            scene.set_pieces.climax.place is not None
            and scene.set_pieces.monster.act is None
            and not scene.aftermath.moving
        )
        until_live(scene)
        scene.set_pieces.climax.leave()
        driver.frames(60)
        assert scene.set_pieces.climax.place is None


def test_a_failure_that_is_hurried_past_leaves_nothing_held_up(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([*FAILURE, Event("page_turned", {"monster": "page_02", "page": "page_03"})], lambda: None)
        wait(scene, 900)
        scene.director.hurry()
        wait(scene, 600)
        assert scene.set_pieces.climax.place is None and scene.set_pieces.climax.up == 0


@pytest.mark.parametrize("size", [20, 33, 47])
def test_the_whole_word_of_a_failure_stands_in_its_stamp(size: int) -> None:
    """A word in the middle of a room is wider than the letters measure from its left edge."""
    pygame.font.init()
    word = lay_out("Curses are left. Failure", Style(size, CRIMSON, "title", align="center"), 700)
    alone = lay_out("Curses are left. Failure", Style(size, CRIMSON, "title"), 700)
    drawn = Surface((700, word.size[1]), pygame.SRCALPHA)
    alone.draw(drawn, (0, 0))
    assert stamped(word, 700).get_width() >= drawn.get_bounding_rect().w + 30


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_in_large_letters_a_bonus_is_read_whole_beside_those_who_get_it(tmp_path: Path, size: tuple[int, int]) -> None:
    with table(tmp_path, quarrel(), painted=True, window=size, lang="es") as (driver, scene):
        driver.app.set("text_scale", 2.0)
        alive(driver, scene)
        said = partial(scene.render.words.page_text, part="bonus")
        longest = max(catalogue().interiors, key=lambda page: len(said(page)))
        scene.director.play([Event("bonus_began", {**BONUS_BEGAN.args, "page": longest})], lambda: None)
        shown = [hero.calm.get_rect(center=hero.at) for hero in gathering(scene).heroes]
        wait(scene, 400)
        sheet, window = scene.set_pieces.climax.place, scene.render.layout.window
        assert sheet is not None and pygame.Rect(0, 0, *window).contains(sheet)
        assert shown and not any(one.colliderect(sheet) for one in shown)
