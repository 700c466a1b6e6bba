"""What a step of a lesson shows: light on what matters, the note beside it, corners about what is pressed next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from game.bigbook.lessons import lessons
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.lesson import BookLesson, begin
from scenes.kit.thing import by_id
from scenes.table.lessons.ghost import GLOW_AFTER, HAND_AFTER, MARK, arrow_at
from scenes.table.lessons.lesson import GuidedLesson
from tests.lengths import alike, share, soaks
from tests.scenes.driver import Attended, Driver, attended, attended_by, painting

ROOMS = (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0))
SELDOM = 10
"""One in so many frames of a walk through all steps is drawn."""
NEAR = 0.35
"""A note lies within this share of the window's width from what it speaks of: its target, or, where that is a button
which stands alone, what else is lit; twice as far with the largest letters."""
HIDDEN = {1.0: 0.0, 2.0: 0.2}
"""How much it may hide of anything lit: nothing; a fifth with the largest letters, which leave no free place."""


def gap(one: Rect, other: Rect) -> int:
    """Pixels between two rectangles, along the axis on which they lie farther apart."""
    sides = one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom
    return max(sides)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with painting(tmp_path, tutorial="") as running:
        yield running


def steps_of(driver: Driver, name: str) -> Iterator[Attended[BookLesson]]:
    """The table of a lesson at the start of every step; it is where things lie that is looked at, few are drawn."""
    driver.app.replace(scene := attended_by(GuidedLesson, begin(driver.app, name)))
    while not scene.attendant.guide.done:
        with driver.sparing(SELDOM):
            driver.frames(2)
            yield (top := attended_by(GuidedLesson, driver.top))
        top.attendant.skip_step()


def target_rect(top: Attended[BookLesson]) -> Rect:
    found = by_id(top.things(), top.attendant.help_target() or "")
    assert found is not None
    return found.rect


@alike(3)
@pytest.mark.parametrize(("size", "scale"), ROOMS)
def test_the_note_lies_near_its_target_and_covers_nothing_that_is_pressed(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    with painting(tmp_path, tutorial="", window=size) as driver:
        driver.app.set("text_scale", scale)
        for lesson in share(lessons(), ROOMS.index((size, scale)), len(ROOMS)):
            for top in steps_of(driver, lesson.id):
                note, away, where = (
                    top.attendant.note.rect,
                    target_rect(top),
                    f"{lesson.id} {top.attendant.guide.index}",
                )
                assert Rect((0, 0), size).contains(note), where
                assert not note.colliderect(away), where
                spoken_of = top.render.places.with_tiles(top.attendant.lit() or [])
                for one in spoken_of:
                    covered = note.clip(one)
                    assert covered.w * covered.h <= HIDDEN[scale] * one.w * one.h, (where, "what it tells of is seen")
                assert not note.colliderect(Rect(top.render.layout.areas["panel"])), where
                hand = Rect(top.render.layout.areas["hand"])
                hidden = note.clip(hand)
                assert hidden.w * hidden.h <= HIDDEN[scale] * hand.w * hand.h, (where, "the hand pays")
                far = min(gap(note, one) for one in [away, *spoken_of])
                assert far < NEAR * scale * size[0], where


@soaks
def test_with_large_letters_the_task_stays_in_sight_beside_what_is_read(tmp_path: Path) -> None:
    """Above 125 % the card under the pointer lies large on the book: the note keeps clear of it."""
    with painting(tmp_path, tutorial="") as driver:
        driver.app.set("text_scale", 2.0)
        for lesson in share(lessons(), 1, 3):
            for top in steps_of(driver, lesson.id):
                driver.click(top.attendant.help_target() or "")
                driver.frames(1)
                assert by_id(driver.top.things(), "note") is not None, (lesson.id, top.attendant.guide.index)
                top.attendant.rewind()


def test_every_step_lights_its_target_and_what_it_names(driver: Driver) -> None:
    areas = set(table_layout(1280, 720, 2).areas)
    for lesson in lessons():
        for top in steps_of(driver, lesson.id):
            step = top.attendant.guide.step
            assert step is not None
            lit = top.attendant.lit()
            assert lit is not None and len(lit) == 1 + len(step.light), (lesson.id, step.id)
            whole = Rect(top.render.layout.areas["seats"])
            share = sum(rect.w * rect.h for rect in lit) / (1280 * 720)
            assert share < 0.45 and whole.w, (lesson.id, step.id, "a spotlight, not daylight")
            assert all(name in areas or ":" in name or "." in name for name in step.light)


def test_what_matters_stays_bright_and_the_rest_is_dimmed_but_readable(driver: Driver) -> None:
    driver.app.go("tutorial", "casting")
    driver.frames(3)
    top, surface = driver.top, driver.app.window.surface
    assert (
        isinstance(top, TableScene)
        and isinstance(top.attendant, GuidedLesson)
        and surface is not None
        and top.attendant.spot.strength == 1.0
    )
    lit, dark = Rect(top.render.layout.areas["hand"]), Rect(top.render.layout.areas["seats"])
    bright = [surface.get_at((x, lit.centery))[:3] for x in range(lit.left, lit.right, 7)]
    dim = [surface.get_at((x, dark.centery))[:3] for x in range(dark.left, dark.right, 7)]
    top.attendant.spot.strength = 0.0
    driver.app.canvas.invalidate()
    top.attendant.shade = lambda canvas: None  # type: ignore[method-assign]
    top.redraw()
    driver.frames(1)
    assert bright == [surface.get_at((x, lit.centery))[:3] for x in range(lit.left, lit.right, 7)]
    open_ = [surface.get_at((x, dark.centery))[:3] for x in range(dark.left, dark.right, 7)]
    shares = [sum(after) / sum(before) for after, before in zip(dim, open_, strict=True) if sum(before) > 120]
    assert shares and max(shares) < 0.75 and min(shares) > 0.35


def test_the_price_and_the_name_of_a_curse_lie_in_the_light_with_its_picture(driver: Driver) -> None:
    """They hang over its edges, beside what is pointed at."""
    seen = 0
    for top in steps_of(driver, "curses"):
        assert isinstance(top, TableScene)
        places, target = top.render.places, target_rect(top)
        for curse in top.render.model.curses:
            tile = Rect(places.curse_cells[curse.position])
            if Rect(places.picture(places.curse_cells[curse.position])) == target:
                seen += 1
                assert not target.contains(tile) and tile in places.with_tiles([target]), curse.id
            else:
                assert tile not in places.with_tiles([target]), curse.id
    assert seen


def test_the_light_opens_while_something_happens_and_when_the_lesson_is_over(driver: Driver) -> None:
    for top in steps_of(driver, "power"):
        assert top.attendant.spot.strength == 1.0
    driver.frames(2)
    top = attended_by(GuidedLesson, driver.top)
    assert top.attendant.guide.done and top.attendant.spot.strength == 0.0


@pytest.mark.parametrize("still", [False, True])
def test_what_is_pressed_next_is_marked_unlike_everything_that_can_be_used(tmp_path: Path, still: bool) -> None:
    """Pale blue corners from the start, an arrow after a while: another colour and shape, even without motion."""
    with painting(tmp_path, tutorial="casting", reduced_motion=still) as driver:
        driver.frames(3)
        top, surface = driver.top, driver.app.window.surface
        assert attended(top, GuidedLesson) and surface is not None

        def blue(rect: Rect) -> int:
            area = rect.inflate(60, 60).clip(surface.get_rect())
            return sum(
                surface.get_at((x, y))[:3] == MARK
                for x in range(area.left, area.right)
                for y in range(area.top, area.bottom)
            )

        target, other = target_rect(top), by_id(top.things(), "spell:p1:telepathy")
        assert top.attendant.help_target() == "spell:p1:growth" and other is not None and other.enabled
        corners = blue(target)
        middle = Rect(target.centerx - 8, target.top - 14, 16, 14)
        assert corners > 100 and not any(
            surface.get_at((x, y))[:3] == MARK
            for x in range(middle.left, middle.right)
            for y in range(middle.top, middle.bottom)
        ), "corners, not a closed frame"
        top.attendant.ghost.update(GLOW_AFTER, top.progress())
        top.attendant.ghost.update(GLOW_AFTER, top.progress())
        top.redraw()
        driver.frames(1)
        assert blue(target) > corners, "the arrow joins the corners"
        assert top.attendant.ghost.moving(still) is (not still) and HAND_AFTER > GLOW_AFTER


def test_where_any_card_will_do_all_of_them_are_marked(driver: Driver) -> None:
    """The reward is any value-2 card: a stranger read corners about the Water alone as an order."""
    driver.app.go("tutorial", "curses")
    driver.frames(3)
    driver.click("curse:e4")
    driver.click("button:confirm")
    driver.frames(600)
    top, surface = driver.top, driver.app.window.surface
    assert attended(top, GuidedLesson) and surface is not None
    piles = [thing for thing in top.things() if thing.role == "supply" and thing.enabled]
    assert {pile.id for pile in piles} == {f"supply:{element}2" for element in ("fire", "water", "earth", "air")}
    assert sorted(map(tuple, top.attendant.as_good())) == sorted(tuple(pile.rect) for pile in piles)
    driver.frames(2)
    for pile in piles:
        corner = Rect(pile.rect.x - 8, pile.rect.y - 8, 16, 16)
        marked = [
            (x, y)
            for x in range(corner.left, corner.right)
            for y in range(corner.top, corner.bottom)
            if surface.get_at((x, y))[:3] == MARK
        ]
        assert len(marked) > 20, pile.id
    driver.click("supply:fire2")
    driver.frames(400)
    assert top.attendant.guide.index == 2, "another than the example's is as good"
    assert top.attendant.as_good() == [], "one curse is meant now"


def test_the_note_keeps_its_place_while_a_step_lasts(driver: Driver) -> None:
    driver.app.go("tutorial", "curses")
    driver.frames(2)
    top = driver.top
    assert attended(top, GuidedLesson)
    before = top.attendant.note.rect
    driver.click("curse:e4")
    driver.frames(2)
    assert top.state.plan is not None and top.attendant.note.rect == before


def test_neighbouring_steps_that_lay_out_another_position_say_what_was_reached(driver: Driver) -> None:
    said = 0
    for lesson in lessons():
        after = {step.id: nxt.given is not None for step, nxt in pairwise(lesson.steps)}
        driver.app.replace(scene := attended_by(GuidedLesson, begin(driver.app, lesson.id)))
        while not scene.attendant.guide.done:
            top = attended_by(GuidedLesson, driver.top)
            step, task = scene.attendant.guide.step, top.attendant.note_text().text
            assert step is not None
            scene.attendant.guide.skip()
            top.attendant.watch()
            if after.get(step.id):
                said += 1
                assert top.attendant.waiting and top.attendant.note_text().text != task
                top.attendant.go_on()
    assert said >= 5


def test_off_the_path_nothing_lies_over_title_or_text_and_nothing_points_at_the_note(driver: Driver) -> None:
    driver.app.go("tutorial", "casting")
    driver.frames(2)
    top = driver.top
    assert attended(top, GuidedLesson)
    top.attendant._answers = None
    top.attendant.renew()
    content, note = top.attendant.note.content, top.attendant.note
    assert content is not None and content.title and content.way_back is not None and top.attendant.pointed() is None
    way_back = next(rect for one, rect in note.spots() if one.id == "button:rewind")
    assert not way_back.colliderect(note._head()) and not way_back.colliderect(note._foot())


def ended_under_done(driver: Driver, name: str) -> int:
    """End the turn under every "Done!" of a lesson that lets one; how many goals no longer held after it."""
    undone = 0
    driver.app.replace(begin(driver.app, name))
    driver.frames(2)
    top = driver.top
    assert attended(top, GuidedLesson)
    while not top.attendant.guide.done:
        top.attendant.guide.skip()
        top.show_moment()
        driver.frames(2)
        if not top.attendant.waiting:
            continue
        end, step = by_id(top.things(), "button:end-turn"), top.attendant.guide.index
        if end is not None and end.enabled:
            driver.click("button:end-turn")
            driver.frames(2)
            undone += not top.attendant.guide.reached()
            assert top.attendant.waiting and top.attendant.pointed() is None and top.attendant.guide.index == step
        top.attendant.go_on()
        assert top.attendant.guide.index == step + 1
        driver.frames(2)
        assert attended(driver.top, GuidedLesson)
        top = driver.top
    return undone


def test_a_step_that_was_reached_stays_reached(driver: Driver) -> None:
    """The turn is ended under "Done! Go on": the note does not fall back to the step."""
    undone = 0
    with driver.sparing(SELDOM):
        for lesson in lessons():
            undone += ended_under_done(driver, lesson.id)
    assert undone, "somewhere the goal no longer holds after the press"


@alike()
@pytest.mark.parametrize(("form", "size"), list(enumerate([(1280, 720), (1920, 1080)])))
def test_the_arrow_lies_on_no_other_thing(tmp_path: Path, form: int, size: tuple[int, int]) -> None:
    """In every step: on nothing that can be read or pressed but its own target, and there beside its words."""
    with painting(tmp_path, tutorial="", window=size) as driver:
        for lesson in share(lessons(), form, 2):
            for top in steps_of(driver, lesson.id):
                target, where = target_rect(top), (lesson.id, top.attendant.guide.index)
                others = top.attendant.around(target)
                box = arrow_at(target, top.render.layout.px(110, 76), Rect((0, 0), size), others).box
                assert Rect((0, 0), size).contains(box), where
                assert target.contains(box) or box.inflate(-4, -4).collidelist(others) < 0, where
                middle = Rect(0, 0, target.w // 3, target.h // 3)
                middle.center = target.center
                assert not box.colliderect(middle), (where, "the words of a button stand in its middle")
