"""The coach's note in a real game: it goes with its moment, and lies on nothing that is played with."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.ai.coach import HINTS
from game.core.engine.event import Event
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.tutorial.coach import Coaching
from scenes.kit.input.presses import GUARD
from scenes.kit.note import Note
from scenes.kit.thing import by_id
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from scenes.table.overlays.hint_note import HintScene
from tests.lengths import alike, crossed
from tests.scenes.driver import Attended, Driver, attended, driving

FRAME = 16.0
ACTING = """id: acting
rules: [BB-SPL.9]
given:
  turn: 6
  active: p1
  players:
    p1: {magician: quarryman, hand: [fire3, fire2, earth1, water1, water1, air1], deck: [earth1, air1, water1]}
    p2: {magician: stoker, hand: [fire1, water1, earth1, earth1, air1, air1], deck: [earth1, air1, water1]}
  curses: {2: [], 3: [f4], 4: [], 5: []}
play:
  - expect: {active: p1}
"""


def table(folder: Path, *seen: str) -> Path:
    """A scenario where Ana may act; of the hints she has seen these."""
    folder.mkdir(exist_ok=True)
    profile = Profile(DataDir(folder))
    for hint in seen:
        profile.see(hint)
    file = folder / "acting.yaml"
    file.write_text(ACTING, encoding="utf-8")
    return file


def rest(driver: Driver) -> Attended[Coaching]:
    """Let everything be shown; the table at rest."""
    top = driver.top
    assert attended(top, Coaching)
    for _ in range(4000):
        driver.app.frame(dt=FRAME)
        if driver.app.settled and not top.animating:
            return top
    raise AssertionError("the table does not come to rest")


def end_turn(driver: Driver) -> None:
    """Nothing was done in the turn: the button asks once more."""
    driver.click("button:end-turn")
    driver.app.frame(dt=GUARD)
    driver.click("button:end-turn")


def note_shown(driver: Driver) -> bool:
    return by_id(driver.top.things(), "note") is not None


def test_the_note_goes_with_its_moment_at_the_end_of_a_turn(tmp_path: Path) -> None:
    """While the end of the turn and the hand-over are shown nobody reads what was true before."""
    with driving(tmp_path, scenario=table(tmp_path), speed=2) as driver:
        top = rest(driver)
        first = top.attendant.coach.now
        assert first is not None and note_shown(driver)
        end_turn(driver)
        shown = 0
        while top.director.busy:
            assert not note_shown(driver), top.director.now
            driver.app.frame(dt=FRAME)
            shown += 1
        assert shown > 10, "it took a while"
        rest(driver)
        assert top.render.desk == "p2" and top.attendant.coach.now is not first, (
            "what it says then is of the new moment"
        )


def test_the_note_keeps_off_a_face_that_has_been_struck(tmp_path: Path) -> None:
    with driving(tmp_path, scenario=table(tmp_path), speed=2) as driver:
        top = rest(driver)
        assert note_shown(driver)
        told = Event(
            "madness_received", {"seat": "p2", "card": "madness", "from": "stack", "to": "p2.discard", "source": "f3"}
        )
        top.director.play([told], lambda: None)
        covered = 0
        while top.director.busy or top.aftermath.moving:
            driver.app.frame(dt=FRAME)
            covered += top.staging.blows.hurts
            assert not (top.staging.blows.hurts and note_shown(driver))
        assert covered > 20, "it is seen for a while"
        assert note_shown(driver)


def test_the_note_is_there_again_after_an_act_that_leaves_its_moment(tmp_path: Path) -> None:
    """A card flies: the hint still holds; the slate tells the act, then the hint stands there as before."""
    with driving(tmp_path, scenario=table(tmp_path, "first_steps", "ready_spells"), speed=2) as driver:
        top = rest(driver)
        hint = top.attendant.coach.now
        assert hint is not None and hint.id == "read"
        driver.click("supply:fire2")
        driver.click("button:confirm")
        assert top.director.busy and not note_shown(driver)
        rest(driver)
        assert top.attendant.coach.now is hint and note_shown(driver)


@pytest.mark.parametrize(("size", "hangs"), [((1280, 720), 18), ((1920, 1080), 25)])
def test_the_price_of_a_card_of_the_lower_row_is_not_covered(tmp_path: Path, size: tuple[int, int], hangs: int) -> None:
    """The row of pips hangs that far below the card that is paid for."""
    with driving(tmp_path, scenario=table(tmp_path), window=size, reduced_motion=True) as driver:
        top = rest(driver)
        assert note_shown(driver)
        driver.click("supply:fire3")
        driver.frames(2)
        pile = driver.thing("supply:fire3").rect
        price = Rect(pile.x, pile.bottom, pile.w, hangs)
        assert top.state.plan is not None and not top.attendant.note.rect.colliderect(price)


@alike(3)
@pytest.mark.parametrize(("size", "scale"), crossed([(1280, 720), (1920, 1080)], [1.25, 1.5, 2.0]))
def test_larger_letters_leave_the_desk_and_the_panel_free(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """Every hint in letters of one measure: head, text and buttons; it lies above the desk, and folds."""
    with driving(tmp_path, scenario=table(tmp_path), window=size) as driver:
        driver.app.set("text_scale", scale)
        top = rest(driver)
        areas = {name: Rect(box) for name, box in top.render.layout.areas.items()}
        desk = areas["magician"].union(areas["hand"])
        for hint in HINTS:
            top.attendant.coach.now, top.attendant.coach.here = hint, top.attendant.sight()
            top.attendant.renew()
            note = top.attendant.note.rect
            assert note_shown(driver) and Rect((0, 0), size).contains(note), hint.id
            assert not any(note.colliderect(one) for one in (desk, areas["panel"], areas["ribbon"])), hint.id
            content, layout = top.attendant.note.content, top.render.layout
            assert content is not None
            assert note.h >= Note(layout).high(layout, content, note.w), (hint.id, "letters of full size")
        large = top.attendant.note.rect.h
        driver.click("button:fold")
        assert top.attendant.note.rect.h < large / 2
        driver.click("button:unfold")
        assert top.attendant.note.rect.h == large


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_coach_speaks_from_the_slate_and_gives_way_while_something_is_written_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with driving(tmp_path, scenario=table(tmp_path), window=size) as driver:
        top = rest(driver)
        note = top.attendant.note
        slate = Rect(panel_parts(top.render.layout).body)
        assert note_shown(driver) and slate.contains(note.rect) and not note.folded
        driver.click("supply:fire3")
        assert top.state.plan is not None and not note_shown(driver), "a strip of it would cut the log"
        driver.click("button:cancel")
        assert note_shown(driver) and slate.contains(note.rect) and not note.folded
        driver.click("button:coach-got-it")
        assert not note_shown(driver) or slate.contains(note.rect)


UNPAID = """id: unpaid
rules: [BB-CUR.8]
given:
  turn: 1
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, air1, fire2, air1, air1, water2], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, earth1], deck: [earth1, earth1, air1]}
  curses: {2: [{w5: {tokens: {fire: 1}}}], 3: []}
play:
  - expect: {active: p1}
"""


def test_the_coach_tells_all_that_a_curse_costs(tmp_path: Path) -> None:
    """Not only the element that lacks most: a token of another one lies on it (BB-CUR.8)."""
    scenario = table(tmp_path, *(hint.id for hint in HINTS if hint.id != "curse_unpaid"))
    scenario.write_text(UNPAID, encoding="utf-8")
    with driving(tmp_path, scenario=scenario, speed=2) as driver:
        note = rest(driver).attendant.note
        assert note.content is not None and note.content.where == "coach.curse_unpaid"
        assert "It costs 4\u00a0[water] and 1\u00a0[fire]. Needs 4 Water; you have 2" in note.content.text


def test_the_hint_goes_on_from_what_the_coach_has_had_thought_out(tmp_path: Path) -> None:
    """Both ask the master about the same question, and he thinks it over once; the next question is a new one."""
    with driving(tmp_path, scenario=table(tmp_path, "first_steps"), speed=2) as driver:
        top = rest(driver)
        seen = top.attendant.coach.here
        assert seen is not None and seen.counsel, "he was asked"
        driver.key(pygame.K_h)
        note = driver.app.top
        assert isinstance(note, HintScene) and note.thinking is not None and note.thinking.done
        driver.app.pop()
        end_turn(driver)
        rest(driver)
        driver.key(pygame.K_h)
        after = driver.app.top
        assert isinstance(after, HintScene) and after.thinking is not None and after.thinking is not note.thinking


def point(driver: Driver, pos: tuple[int, int]) -> None:
    driver.event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    driver.frames(2)


@pytest.mark.parametrize("by", ["pointer", "key"])
def test_a_folded_hint_opens_over_the_page_of_what_was_pointed_at(tmp_path: Path, by: str) -> None:
    """At 200 % its arrow made it vanish unread: it opened below the page of the card that was pointed at before."""
    with driving(tmp_path, scenario=table(tmp_path), window=(1280, 720), lang="es") as driver:
        driver.app.set("text_scale", 2.0)
        top = rest(driver)
        top.attendant.note.folded = True
        top.attendant.renew()
        point(driver, driver.thing("library:water").rect.center)
        assert top.attendant.beside.overlays.pane.shown == "library:water"
        strip = driver.thing("note").rect
        areas = {name: Rect(box) for name, box in top.render.layout.areas.items()}
        spaces = top.render.places.with_tiles([areas["track"]])
        assert strip.collidelist([*spaces, areas["book"], areas["seats"], areas["ribbon"]]) < 0
        assert "Re Pág" in driver.thing("button:unfold").label
        if by == "pointer":
            driver.click("button:unfold")
        else:
            driver.key(pygame.K_PAGEUP)
        point(driver, driver.thing("library:water").rect.center)
        assert note_shown(driver) and driver.thing("note").rect.h > 2 * strip.h, "it can be read"
        assert top.attendant.passages() and by_id(driver.top.things(), "button:pane-language") is None
        driver.key(pygame.K_PAGEUP)
        assert driver.thing("note").rect == strip


@pytest.mark.parametrize(("shelf", "name"), [("challenges", "clear_head"), ("puzzles", "puzzle_01")])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_a_task_stands_on_the_table_whatever_is_pointed_at(tmp_path: Path, shelf: str, name: str, scale: float) -> None:
    """With large letters the page of what the pointer was on lay where the task is told, and the task was gone."""
    with driving(tmp_path, window=(1280, 720), lang="es") as driver:
        driver.app.set("text_scale", scale)
        driver.app.go(shelf)
        driver.frames(1)
        driver.click(f"challenge:{name}")
        driver.frames(4)
        for pointed in ("library:water", "supply:fire2", "spell:p1:combustion"):
            point(driver, driver.thing(pointed).rect.center)
            shown = {thing.id for thing in driver.top.things() if thing.zone == "note"}
            assert {"note", "button:fold", "button:again", "button:show", "button:leave"} <= shown, pointed
        driver.click("button:fold")
        driver.click("button:unfold")
        assert by_id(driver.top.things(), "button:show") is not None


def awake(driver: Driver) -> bool:
    return settings_of(driver.app).coach


def test_the_coach_that_was_sent_to_bed_is_woken_from_the_same_note(tmp_path: Path) -> None:
    """Where one slip of the pointer turned it off for good, the same place now wakes it, with the hint it had."""
    with driving(tmp_path, scenario=table(tmp_path), reduced_motion=True) as driver:
        top = rest(driver)
        said, at = driver.thing("note").label, driver.thing("button:coach-off").rect.center
        driver.click("button:coach-off")
        rest(driver)
        assert not awake(driver) and "Settings" in driver.thing("note").label
        driver.look()
        driver.click_at(at)
        rest(driver)
        assert awake(driver) and driver.thing("note").label == said
        driver.click("button:coach-off")
        driver.click("button:coach-got-it")
        rest(driver)
        assert not awake(driver) and not note_shown(driver)
        change(driver.app, "coach", True)
        assert "first_steps" in Profile(DataDir(tmp_path)).hints and top.attendant.coach.now is None


def test_nobody_who_goes_to_work_has_to_answer_the_sleeping_coach(tmp_path: Path) -> None:
    with driving(tmp_path, scenario=table(tmp_path), reduced_motion=True) as driver:
        rest(driver)
        driver.click("button:coach-off")
        end_turn(driver)
        rest(driver)
        assert not awake(driver) and not note_shown(driver)


def test_a_folded_hint_opens_wherever_it_is_pressed(tmp_path: Path) -> None:
    """A press on its title, of which two words were left, put the hint away unread."""
    with driving(tmp_path, scenario=table(tmp_path), window=(1280, 720)) as driver:
        driver.app.set("text_scale", 2.0)
        top = rest(driver)
        if not top.attendant.note.folded:
            driver.click("button:fold")
        note = top.attendant.note
        driver.click_at((note.rect.x + 12, note.rect.centery))
        driver.frames(2)
        assert note.content is not None and not note.folded
