"""A press is used once, by what it was meant for: P6 (a button that became another one) and P8 (click-through)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.lessons import lessons
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.lesson import GuidedLesson
from scenes.kit.form import Question
from scenes.kit.presses import GUARD, LATE
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, thing_at
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from tests.lengths import alike, share
from tests.scenes.driver import Driver, attended_by, driving

MIDDLE = (500, 300)


class OneButton(Scene):
    """A large button with a word on it; counts how often it was pressed."""

    word, kind = "one", "button"
    presses = 0

    def things(self) -> list[Thing]:
        return [Thing("button:one", self.kind, self.word, Rect(400, 200, 200, 200))]

    def press(self, thing: Thing) -> None:
        self.presses += 1


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, speed=2) as running:
        yield running


def one_button(d: Driver) -> OneButton:
    scene = OneButton(d.app)
    d.app.replace(scene)
    d.frames()
    scene.update(GUARD)
    return scene


def enter(d: Driver) -> None:
    d.key(pygame.K_RETURN)


def click(d: Driver) -> None:
    d.click_at(MIDDLE)


@pytest.mark.parametrize("press", [click, enter])
def test_a_button_that_became_another_one_waits_until_it_could_be_seen(
    driver: Driver, press: Callable[[Driver], None]
) -> None:
    scene = one_button(driver)
    press(driver)
    press(driver)
    assert scene.presses == 2, "the same button answers as often as one likes"
    scene.word = "two"
    scene.redraw()
    driver.frames()
    press(driver)
    assert scene.presses == 2
    assert not driver.app.settled, "a program that waits for the screen waits for this, too"
    scene.update(GUARD)
    press(driver)
    assert scene.presses == 3
    scene.word = "three"
    press(driver)
    assert scene.presses == 3, "changed in this very frame"


def test_a_pointer_that_comes_to_a_button_means_what_is_there_now(driver: Driver) -> None:
    scene = one_button(driver)
    click(driver)
    scene.word = "two"
    driver.click_at((560, 300))
    assert scene.presses == 2


class Passing(OneButton):
    """Its button goes by itself after a while, and another one comes in its place, at once or later."""

    gone = empty = False

    def things(self) -> list[Thing]:
        if self.empty:
            return []
        name = "button:end" if self.gone else "button:wait"
        return [Thing(name, "button", self.word, Rect(400, 200, 200, 200))]

    def fleeting(self, thing: Thing) -> bool:
        return thing.id == "button:wait"


def test_a_press_too_late_for_a_button_that_went_is_not_for_the_one_in_its_place(driver: Driver) -> None:
    scene = Passing(driver.app)
    driver.app.replace(scene)
    driver.frames()
    scene.update(GUARD)
    driver.frames()
    scene.gone = True
    scene.redraw()
    driver.frames()
    driver.click_at((560, 300))  # the hand was on its way from elsewhere
    assert scene.presses == 0
    scene.update(LATE)
    driver.click_at((440, 300))
    assert scene.presses == 1


def test_however_long_nothing_stood_between_the_two(driver: Driver) -> None:
    """Something was shown for longer than the guard; then the late press fell on what had just come: Pass."""
    scene = Passing(driver.app)
    driver.app.replace(scene)
    driver.frames()
    scene.update(GUARD)
    driver.frames()
    for change in ("empty", "gone"):
        scene.gone, scene.empty = True, change == "empty"
        scene.redraw()
        driver.frames()
        assert driver.app.settled is scene.empty, "a program waits as well"
        scene.update(LATE if scene.empty else LATE / 2)
    driver.click_at((560, 300))
    assert scene.presses == 0
    scene.update(LATE)
    assert driver.app.settled
    driver.click_at((440, 300))
    assert scene.presses == 1


def test_a_trembling_hand_rests(driver: Driver) -> None:
    scene = one_button(driver)
    click(driver)
    scene.word = "two"
    driver.click_at((502, 299))
    assert scene.presses == 1


def test_what_does_not_answer_at_once_may_change_as_it_likes(driver: Driver) -> None:
    scene = one_button(driver)
    scene.kind = "card"
    click(driver)
    scene.word = "two"
    driver.frames()
    click(driver)
    assert scene.presses == 2


def test_a_button_that_changes_while_it_is_held_down_is_not_pressed(driver: Driver) -> None:
    scene = one_button(driver)
    driver.event(pygame.MOUSEMOTION, pos=MIDDLE, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=MIDDLE, button=1)
    scene.word = "two"
    driver.event(pygame.MOUSEBUTTONUP, pos=MIDDLE, button=1)
    assert scene.presses == 0


@pytest.mark.parametrize("speed", [0, 2])
def test_presses_made_before_a_screen_was_seen_are_not_meant_for_it(tmp_path: Path, speed: int) -> None:
    """Two quick clicks on a slow machine: both lie in the queue when the first one opens another screen."""
    with driving(tmp_path, speed=speed) as d:
        scene = one_button(d)
        other = OneButton(d.app)
        scene.press = lambda thing: d.app.push(other)  # type: ignore[method-assign]
        for _ in range(3):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=MIDDLE, button=1))
        d.frames()
        assert d.top is other and other.presses == 0
        d.frames()
        assert other.presses == 0


def test_a_screen_that_comes_up_under_the_pointer_waits_until_it_could_be_seen(driver: Driver) -> None:
    scene, other = one_button(driver), OneButton(driver.app)
    other.kind = "card"
    scene.press = lambda thing: driver.app.push(other)  # type: ignore[method-assign]
    click(driver)
    click(driver)
    assert other.presses == 0
    other.update(GUARD)
    click(driver)
    assert other.presses == 1


@pytest.mark.parametrize("drift", [0, 5, 12])
def test_the_second_click_of_a_double_click_does_not_reach_the_new_screen(driver: Driver, drift: int) -> None:
    """A hand that clicks twice moves a little between: that is no coming to a button."""
    scene, other = one_button(driver), OneButton(driver.app)
    scene.press = lambda thing: driver.app.replace(other)  # type: ignore[method-assign]
    there = MIDDLE[0] + drift, MIDDLE[1] - drift // 2
    click(driver)
    driver.frames(2)
    driver.click_at(there)
    assert driver.top is other and other.presses == 0
    other.update(GUARD)
    driver.click_at(there)
    assert other.presses == 1, "a click of its own is heard"


@alike()
@pytest.mark.parametrize(("form", "size"), list(enumerate([(1280, 720), (1920, 1080)])))
def test_a_double_click_on_next_lesson_leaves_the_new_note_open(
    tmp_path: Path, form: int, size: tuple[int, int]
) -> None:
    """Wherever the second click hits, it folds no note, picks up no card, opens nothing."""
    with driving(tmp_path, tutorial="", speed=2, window=size) as d:
        for lesson in share(lessons()[:-1], form, 2):
            d.app.go("tutorial", lesson.id)
            while not (top := attended_by(GuidedLesson, d.top)).attendant.guide.done:
                top.attendant.skip_step()
            d.frames(2)
            top.update(GUARD)
            x, y = d.thing("button:next").rect.center
            d.click_at((x, y))
            d.click_at((x + 6, y + 2))
            new = d.top
            assert (
                isinstance(new, TableScene)
                and isinstance(new.attendant, GuidedLesson)
                and new.attendant.guide.lesson.id != lesson.id
            )
            assert not new.attendant.note.folded and new.attendant.guide.index == 0 and not new.session.past, lesson.id
            assert new.state.plan is None and new.state.held is None and new.overlays.reading is None, lesson.id


# --------------------------------------------------------------------------------------------- what lies over the table


def table_of(d: Driver) -> TableScene:
    """A table at rest."""
    assert isinstance(d.top, TableScene)
    d.top.director.rest()
    d.frames(2)
    return d.top


def ask(d: Driver, table: TableScene) -> None:
    d.app.push(Question(d.app, lambda: "?", lambda: "!", lambda: None))


def commanded(name: str) -> Callable[[Driver, TableScene], object]:
    return lambda d, table: table.command(name)


OVERLAYS: dict[str, Callable[[Driver, TableScene], object]] = {
    "question": ask,
    **{
        name: commanded(name)
        for name in ("menu", "rulebook", "log", "book", "deck", "discard", "hint", "bookmarks", "seat_2")
    },
    "settings": lambda d, table: d.app.open("settings"),
    "pane": lambda d, table: table.overlays.read(table.thing("card:p1:hand:1")),
}


@alike()
@pytest.mark.parametrize("name", sorted(OVERLAYS))
def test_no_press_goes_through_what_lies_over_the_table(tmp_path: Path, name: str) -> None:
    """P8: a click that closes something does nothing to what lay below it, wherever it hits: in
    the short form on two cards, bare places and a fourth of its own."""
    with driving(tmp_path, players=2, seed=5, speed=2) as d:
        table, tried = table_of(d), 0
        before = table.session.hash(), table.state.progress()
        cards = [thing.rect.center for thing in table.things() if thing.id.startswith("card:p1:hand")]
        names = {thing.id for thing in table.things()}
        OVERLAYS[name](d, table)
        own = [thing.rect.center for thing in table.things() if thing.id not in names]
        for pos in [*cards[:2], (640, 330), (4, 300), *share(own, 0, 4)]:
            while d.top is not table:
                d.app.pop()
            while table.overlays.back():
                pass
            d.event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            bare = thing_at(table.things(), pos)
            OVERLAYS[name](d, table)
            d.frames(2)
            if d.top is table and thing_at(table.things(), pos) == bare:
                continue  # not covered: the table itself is in reach
            tried += 1
            covers = d.top is not table
            d.click_at(pos)
            if covers:
                d.click_at(pos)  # a double click that closes it
            assert (table.session.hash(), table.state.progress()) == before, (name, pos)
        assert tried


@pytest.mark.parametrize("speed", [0, 2])
def test_the_button_that_begins_a_lesson_takes_up_no_card(tmp_path: Path, speed: int) -> None:
    """P8 as it was met: the button opened the lesson, and a card in hand lay under the pointer."""
    Profile(DataDir(tmp_path)).see_opening()
    with driving(tmp_path, speed=speed, tutorial="") as d:
        pos = d.thing("lesson:casting").rect.center
        clicks = [(pygame.MOUSEBUTTONDOWN, pos), (pygame.MOUSEBUTTONUP, pos)] * 2
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind, at in clicks:
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
        d.frames(3)
        assert (
            isinstance(d.top, TableScene)
            and isinstance(d.top.attendant, GuidedLesson)
            and d.top.state.held is None
            and d.top.state.plan is None
        )
        if speed:
            d.click_at(pos)
            assert d.top.state.held is None and d.top.state.plan is None
