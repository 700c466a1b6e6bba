"""A press is used once, by what it was meant for: P6 (a button that became another one), P8 (click-through); and it
never answers for somebody who has not seen the question."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.lessons import lessons
from scenes.bigbook.table.scene import TableScene
from scenes.kit.form import Question
from scenes.kit.input.presses import GUARD, LATE, PAUSE
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, thing_at
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from scenes.table.lessons.lesson import GuidedLesson
from tests.lengths import alike, share
from tests.scenes.driver import Driver, attended_by, driving

MIDDLE = (500, 300)


class OneButton(Scene):
    """A large button with a word on it; counts how often it was pressed."""

    word, kind, name_of = "one", "button", "button:one"
    presses = 0

    def things(self) -> list[Thing]:
        return [Thing(self.name_of, self.kind, self.word, Rect(400, 200, 200, 200))]

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


class Asking(OneButton):
    """It asks one person after the other; who passes is asked for a while only. Cards answer, and so does a key."""

    asked: str | None = "Ana"
    passes = moves = False

    def situation(self) -> Hashable:
        return self.asked

    @property
    def standing(self) -> bool:
        return not self.moves

    @property
    def passing(self) -> bool:
        return self.passes

    def answered_by(self, command: str) -> bool:
        return command == "end_turn"

    def command(self, name: str) -> bool:
        self.presses += 1
        return True

    def ask(self, driver: Driver, seat: str | None) -> None:
        self.asked = seat
        self.redraw()
        driver.frames()


def asking(d: Driver, kind: str = "card") -> Asking:
    """Ana is asked, and has seen it."""
    scene = Asking(d.app)
    scene.kind = kind
    d.app.replace(scene)
    d.frames()
    scene.update(GUARD)
    return scene


def end_turn(d: Driver) -> None:
    d.event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e", scancode=0)


def pressed_enter(d: Driver) -> None:
    d.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)


BY = {"mouse": click, "enter": pressed_enter, "key": end_turn}


@pytest.mark.parametrize("press", sorted(BY))
def test_nothing_answers_for_another_person_before_they_could_see_it(driver: Driver, press: str) -> None:
    scene = asking(driver)
    BY[press](driver)
    BY[press](driver)
    assert scene.presses == 2, "one's own next press waits for nothing"
    scene.update(PAUSE)
    scene.ask(driver, "Bruno")
    assert not driver.app.settled, "a program waits as well"
    BY[press](driver)
    assert scene.presses == 2 and driver.app.notice.text == driver.app.t("kit.why.too_soon")
    scene.update(PAUSE)
    BY[press](driver)
    assert scene.presses == 3 and driver.app.settled


def test_the_time_to_see_it_begins_when_it_stands_there(driver: Driver) -> None:
    scene = asking(driver)
    scene.moves = True
    scene.ask(driver, "Bruno")
    scene.update(2 * GUARD)
    click(driver)
    assert scene.presses == 0, "it is still on its way"
    scene.moves = False
    scene.redraw()
    driver.frames()
    scene.update(GUARD - 100)
    driver.click_at((560, 300))
    assert scene.presses == 0
    scene.update(200)
    driver.click_at((440, 300))
    assert scene.presses == 1


@pytest.mark.parametrize("gap", [700.0, 1100.0, 1500.0])
@pytest.mark.parametrize("press", sorted(BY))
def test_a_hand_that_goes_on_pressing_answers_for_nobody_else(driver: Driver, press: str, gap: float) -> None:
    """The rest of a slow double click, or twelve presses in a row: none of them is Bruno's, however long he has been
    asked; when the hand has paused, or moved, the next one is."""
    scene = asking(driver)
    BY[press](driver)
    scene.ask(driver, "Bruno")
    for _ in range(12):
        scene.update(gap)
        BY[press](driver)
    assert scene.presses == 1
    scene.update(PAUSE)
    BY[press](driver)
    assert scene.presses == 2
    scene.ask(driver, "Caio")
    scene.update(GUARD)
    driver.event(pygame.MOUSEMOTION, pos=(440, 300), rel=(0, 0), buttons=(0, 0, 0))
    driver.click_at((440, 300))
    assert scene.presses == 3, "it has moved"


def test_another_key_soon_after_an_answer_is_the_rest_of_it(driver: Driver) -> None:
    """A number, then Enter."""
    scene = asking(driver)
    end_turn(driver)
    scene.ask(driver, "Bruno")
    scene.update(GUARD + 100)
    pressed_enter(driver)
    assert scene.presses == 1
    scene.update(LATE)
    pressed_enter(driver)
    assert scene.presses == 2


def test_a_press_belongs_to_who_was_asked_when_it_began(driver: Driver) -> None:
    scene = asking(driver)
    driver.event(pygame.MOUSEMOTION, pos=MIDDLE, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=MIDDLE, button=1)
    scene.ask(driver, "Bruno")
    scene.update(2 * GUARD)
    driver.event(pygame.MOUSEBUTTONUP, pos=MIDDLE, button=1)
    assert scene.presses == 0 and scene.down is None and driver.app.notice.shown


def test_what_is_shown_between_two_questions_makes_none_of_them_another(driver: Driver) -> None:
    scene = asking(driver)
    click(driver)
    for seat in (None, "Ana"):
        scene.ask(driver, seat)
        click(driver)
    assert scene.presses == 3


@pytest.mark.parametrize("between", [False, True])
def test_a_press_too_late_for_what_went_by_itself_is_not_for_what_came(driver: Driver, between: bool) -> None:
    """The hand was on its way from elsewhere; and something may be shown between the two for longer than that."""
    scene = asking(driver)
    scene.passes = True
    scene.ask(driver, "a companion")
    scene.update(PAUSE)
    scene.passes = False
    if between:
        scene.ask(driver, None)
        scene.update(2 * LATE)
    scene.ask(driver, "Ana")
    scene.update((GUARD + LATE) / 2)
    driver.click_at((560, 300))
    assert scene.presses == 0
    scene.update(LATE)
    assert driver.app.settled
    driver.click_at((440, 300))
    assert scene.presses == 1


def test_a_control_that_comes_to_lie_under_the_pointer_waits_until_it_could_be_seen(driver: Driver) -> None:
    """A page that moves, a list that grows: another row lies there now."""
    scene = one_button(driver)
    scene.kind = "toggle"
    click(driver)
    scene.word = "on"
    click(driver)
    assert scene.presses == 2, "it is still the same one"
    scene.name_of = "setting:other"
    click(driver)
    assert scene.presses == 2 and driver.app.notice.text == driver.app.t("kit.why.too_soon")
    scene.update(GUARD)
    click(driver)
    assert scene.presses == 3


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
