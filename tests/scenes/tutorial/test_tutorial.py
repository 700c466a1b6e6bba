"""Lessons, challenges and the coach in the window: by mouse, by keys, by a robot in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.puzzles import puzzles
from game.core.engine.session import state_hash
from game.core.text.i18n import available
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.coach import Coaching
from scenes.bigbook.tutorial.lesson import BookLesson, begin
from scenes.bigbook.tutorial.next_input import next_press
from scenes.bigbook.tutorial.shelves import sight_of
from scenes.kit.assets import HOLD
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.slates import SIGN
from scenes.program import first_scene, run
from scenes.shell import screens
from scenes.shell.app import App
from scenes.shell.command_line import LOCALES, Launch
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.ghost import GLOW_AFTER, HAND_AFTER
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.lessons.next_press import target_of
from tests.fit.spy import watching
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import FRAME_MS, Attended, Driver, attended, attended_by, driving, pictures, sheets

LANGS = sorted(language.code for language in available([LOCALES]))


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, tutorial="", drawn=True) as running:
        yield running


def lesson_on(driver: Driver, name: str) -> Attended[BookLesson]:
    driver.app.go("tutorial", name)
    driver.frames(2)
    return attended_by(GuidedLesson, driver.top)


def follow(driver: Driver, limit: int = 30) -> None:
    """Press what the example wants, with the mouse, until the step changes."""
    top = driver.top
    assert attended(top, GuidedLesson)
    start = top.attendant.guide.index
    for _ in range(limit):
        wanted = top.attendant.help_target()
        assert wanted is not None
        driver.click(wanted)
        driver.frames(2)
        if driver.top is not top or top.attendant.guide.index != start:
            return
    raise AssertionError(f"{top.attendant.guide.lesson.id}: stuck at step {start}")


# ------------------------------------------------------------------------------------------------ the list


def test_the_list_leads_to_every_lesson_and_back(driver: Driver) -> None:
    assert isinstance(driver.top, LessonsScene)
    assert {f"lesson:{one.id}" for one in lessons()} <= {thing.id for thing in driver.top.things()}
    driver.click("lesson:pages")
    assert driver.top.name == "opening", "before the first lesson it says what it is all about"
    driver.key(pygame.K_RETURN)
    assert (
        isinstance(driver.top, TableScene)
        and isinstance(driver.top.attendant, GuidedLesson)
        and driver.top.attendant.guide.lesson.id == "pages"
    )
    driver.click("button:skip-all")
    assert driver.top.name == "question", "it leaves the lessons: it asks first"
    driver.click("button:confirm")
    assert driver.top.name == "menu"
    driver.click("button:tutorial")
    driver.key(pygame.K_RETURN)
    assert (
        isinstance(driver.top, TableScene)
        and isinstance(driver.top.attendant, GuidedLesson)
        and driver.top.attendant.guide.lesson.id == "aim"
    ), "only once"


def test_every_challenge_and_puzzle_has_a_drawing(driver: Driver) -> None:
    for one in (*challenges(), *puzzles()):
        sight = sight_of(one)
        assert sight is not None and driver.app.art.path(sight.kind, sight.picture) is not None, one.id
    assert len({sight_of(one) for one in challenges()}) == len(challenges())


def test_every_lesson_has_its_sign_in_chalk(driver: Driver) -> None:
    for one in lessons():
        signs = [driver.app.art.path("ui", f"chalk_{one.id}{where}") for where in ("", "_slate")]
        assert all(signs), one.id


def test_the_board_shows_the_lesson_that_is_pointed_at(tmp_path: Path) -> None:
    with driving(tmp_path, lang="en", art=pictures(), drawn=True) as driver:
        driver.app.set("reduced_motion", True)
        driver.app.go("tutorial")
        shown = []
        for name in ("lesson:aim", "lesson:team", "lesson:aim"):
            _point(driver, name)
            driver.frames(1)
            while driver.app.art.waiting:
                driver.frames(1)
            driver.frames(HOLD)
            shown.append(_board(driver))
        assert shown[0] == shown[2] != shown[1]


def _point(driver: Driver, name: str) -> None:
    driver.event(pygame.MOUSEMOTION, pos=driver.thing(name).rect.center, rel=(1, 1), buttons=(0, 0, 0))


def _board(driver: Driver) -> bytes:
    """What is to be seen where the board of the practice room hangs."""
    top = driver.top
    assert isinstance(top, LessonsScene)
    (x, y), (w, h) = top.room.at(*SIGN[0]), SIGN[1]
    k = top.room.scale
    box = pygame.Rect(round(x), round(y), round(w * k), round(h * k))
    seen = driver.app.window.surface
    assert seen is not None
    return pygame.image.tobytes(seen.subsurface(box), "RGB")


def test_the_challenge_that_is_pointed_at_is_shown_with_its_task(driver: Driver) -> None:
    driver.app.go("challenges")
    for name in ("chain", "last_page"):
        _point(driver, f"challenge:{name}")
        with watching() as spy:
            driver.top.redraw()
            driver.app.frame()
        said = [words.replace("/", " ") for words in spy.texts()]
        assert said.count(driver.app.t(f"bigbook.challenges.{name}.name")) == 2, "on its plate and below its picture"


def test_progress_is_kept_per_profile_and_survives_damage(driver: Driver, tmp_path: Path) -> None:
    lesson_on(driver, "power")
    for _ in range(3):
        driver.click("button:skip-step")
    assert Profile(driver.app.data).lessons == ["power"]
    other = Profile(driver.app.data, "Ana")
    other.finish("track")
    other.solve("chain", 5)
    other.solve("chain", 4)
    other.solve("chain", 6)
    assert Profile(driver.app.data, "Ana").challenges == {"chain": 4}
    assert Profile(driver.app.data).lessons == ["power"]
    (tmp_path / "profiles.json").write_text("{ torn", encoding="utf-8")
    assert Profile(driver.app.data).lessons == ["power"], "the file before it is used"
    (tmp_path / "profiles.json").write_text('{"profiles": {"house": {"lessons": [3, "a", "a"], "challenges": 7}}}')
    assert Profile(DataDir(tmp_path)).lessons == ["a"]
    driver.app.go("tutorial")
    driver.click("button:reset")
    driver.click("button:cancel")
    assert Profile(driver.app.data).lessons, "one press alone forgets nothing"
    driver.click("button:reset")
    driver.click("button:confirm")
    assert Profile(driver.app.data).lessons == []


def test_where_no_lesson_is_done_the_button_to_forget_says_so(driver: Driver) -> None:
    """It said "Nothing to do here now.": of what, and why not?"""
    driver.app.go("tutorial")
    assert not driver.thing("button:reset").enabled
    driver.click("button:reset")
    assert driver.app.notice.text == driver.app.t("bigbook.lessons.ui.nothing_done")
    Profile(driver.app.data).finish("power")
    driver.app.go("tutorial")
    assert driver.thing("button:reset").enabled


def test_progress_in_earlier_lessons_is_not_lost(driver: Driver) -> None:
    """Of the fifteen lessons there were before, those done count for the ones in their place; unknown names stay."""
    profile = Profile(driver.app.data)
    for name in ("look", "elements", "track", "a-lesson-of-tomorrow"):
        profile.finish(name)
    driver.app.go("tutorial")
    top = driver.top
    assert isinstance(top, LessonsScene) and top.done == ("aim", "casting", "pages") and top.lesson() == (None, 3)
    due = top.due()
    assert due is not None and due.id == "curses"
    assert lesson_on(driver, "minds").attendant.guide.lesson.id == "team", "an old name still leads somewhere"
    assert "a-lesson-of-tomorrow" in Profile(driver.app.data).lessons


# ------------------------------------------------------------------------------------------------ a lesson


def test_a_lesson_by_mouse(driver: Driver) -> None:
    top = lesson_on(driver, "casting")
    assert [top.attendant.help_target()] == ["spell:p1:growth"]
    for _ in range(4):
        follow(driver)
    assert top.attendant.guide.done and top.lesson() == ("casting", 1)
    driver.click("button:next")
    assert (
        isinstance(driver.top, TableScene)
        and isinstance(driver.top.attendant, GuidedLesson)
        and driver.top.attendant.guide.lesson.id == "curses"
    )


def test_a_lesson_by_keys(driver: Driver) -> None:
    top = lesson_on(driver, "support")
    for _ in range(200):
        if top.attendant.guide.done:
            break
        wanted = top.attendant.help_target()
        assert wanted is not None
        for _ in range(len(top.things())):
            if top.focus.current == wanted:
                break
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)
        driver.frames(2)
    assert top.attendant.guide.done
    driver.key(pygame.K_PAGEDOWN)
    assert (
        isinstance(driver.top, TableScene)
        and isinstance(driver.top.attendant, GuidedLesson)
        and driver.top.attendant.guide.lesson.id == "library"
    )
    driver.key(pygame.K_PAGEDOWN)
    assert driver.top.attendant.guide.index == 1


def test_enter_goes_on_when_a_lesson_or_a_position_is_done(driver: Driver) -> None:
    """What stands out is what Enter presses, whatever was pressed before."""
    top = lesson_on(driver, "aim")
    driver.click("button:end-turn")
    driver.frames(2)
    assert top.attendant.waiting
    driver.key(pygame.K_RETURN)
    after = driver.top
    assert (
        isinstance(after, TableScene)
        and isinstance(after.attendant, GuidedLesson)
        and after is not top
        and after.attendant.guide.index == 1
    ), "the next position"
    top = lesson_on(driver, "casting")
    for _ in range(4):
        follow(driver)
    assert top.attendant.guide.done
    driver.key(pygame.K_RETURN)
    assert (
        isinstance(driver.top, TableScene)
        and isinstance(driver.top.attendant, GuidedLesson)
        and driver.top.attendant.guide.lesson.id == "curses"
    )
    top = lesson_on(driver, "guided")
    for _ in top.attendant.guide.lesson.steps:
        driver.click("button:skip-step")
    driver.key(pygame.K_RETURN)
    assert driver.top.name == "setup"


@alike(3)
@pytest.mark.parametrize("name", [one.id for one in lessons()])
def test_the_focus_lies_on_what_a_lesson_points_at(driver: Driver, name: str) -> None:
    """Enter does what is asked, not something else that happens to stand first."""
    top = lesson_on(driver, name)
    for step in range(len(top.attendant.guide.lesson.steps)):
        if top.attendant.pointed() is not None:
            assert top.focus.current == top.attendant.help_target(), f"step {step + 1}"
        driver.click("button:skip-step")
        driver.frames(2)


def test_after_the_last_lesson_comes_a_real_game(driver: Driver) -> None:
    top = lesson_on(driver, "guided")
    for _ in top.attendant.guide.lesson.steps:
        driver.click("button:skip-step")
    assert top.attendant.guide.done and top.attendant.help_target() == "button:play"
    assert "button:next" not in {thing.id for thing in top.things()}
    driver.click("button:play")
    assert driver.top.name == "setup"


def test_icons_are_said_once(driver: Driver) -> None:
    """Beside its own word an icon is silent; elsewhere it is a word."""
    lesson_on(driver, "casting")
    note = driver.thing("note").label
    assert "Fire, Water, Earth, Air" in note and "Fire Fire" not in note and "costs 1 Earth:" in note
    lesson_on(driver, "power")
    driver.click("button:skip-step")
    assert "Mark both Madness, then" in driver.thing("note").label


def test_leaving_the_path_offers_the_way_back(driver: Driver) -> None:
    top = lesson_on(driver, "casting")
    follow(driver)
    follow(driver)
    before, task = state_hash(top.session.state), driver.thing("note").label
    wrong = target_of(top.context, "p1.hand.air1")
    assert wrong is not None
    driver.click(wrong)
    driver.frames(2)
    assert top.attendant.help_target() == "button:rewind"
    note = driver.thing("note").label
    closed = "only “Rewind this step” helps"
    assert task in note and closed in note and "play on" not in note, "nothing burns the Madness in this turn any more"
    driver.click("button:end-turn")
    driver.frames(2)
    assert closed in driver.thing("note").label, "and nobody will in the next one"
    driver.click("button:rewind")
    assert state_hash(top.session.state) == before and top.attendant.help_target() == target_of(
        top.context, "p1.hand.madness"
    )
    follow(driver)
    driver.click("spell:p1:ice")
    driver.click("button:confirm")
    driver.frames(2)
    driver.key(pygame.K_BACKSPACE)
    assert top.session.view().players[0].spells[1].exhausted is False


def test_whoever_can_still_get_there_is_told_to_play_on(driver: Driver) -> None:
    lesson_on(driver, "casting")
    task = driver.thing("note").label
    driver.click("spell:p1:ice")
    driver.click("button:confirm")
    driver.frames(2)
    note = driver.thing("note").label
    assert task in note and "play on toward the task above" in note, note


def test_everything_legal_stays_possible(driver: Driver) -> None:
    top = lesson_on(driver, "curses")
    enabled = {thing.id for thing in top.things() if thing.enabled}
    assert {"curse:e4", "curse:f4", "spell:p1:combustion", "supply:fire3", "button:end-turn"} <= enabled
    driver.click("button:end-turn")
    driver.frames(2)
    assert top.session.view().active == "p2" and top.attendant.help_target() == "button:rewind"


def test_the_note_folds_away(driver: Driver) -> None:
    top = lesson_on(driver, "casting")
    large = top.attendant.note.rect
    driver.click("button:fold")
    assert top.attendant.note.rect.h < large.h / 2
    driver.click("button:unfold")
    assert top.attendant.note.rect == large


def test_a_won_and_a_lost_game_go_on_with_the_next_position(driver: Driver) -> None:
    top = lesson_on(driver, "aim")
    driver.click("button:end-turn")
    driver.frames(2)
    assert top.attendant.waiting and top.session.view().result == "won" and driver.top is top
    assert "you have won" in driver.thing("note").label, "what was reached, not what was asked"
    driver.click("button:next")
    after = driver.top
    assert (
        isinstance(after, TableScene)
        and isinstance(after.attendant, GuidedLesson)
        and after is not top
        and after.attendant.guide.index == 1
    )
    driver.click("button:end-turn")
    driver.frames(2)
    assert after.session.view().result == "lost" and after.attendant.waiting


@alike(3)
@pytest.mark.parametrize("name", [one.id for one in lessons()])
def test_targets_are_there_and_are_what_the_example_presses(driver: Driver, name: str) -> None:
    scene = attended_by(GuidedLesson, begin(driver.app, name))
    driver.app.replace(scene)
    while scene.attendant.guide.step is not None:
        step = scene.attendant.guide.step
        answers = scene.attendant.wanted()
        assert answers is not None
        assert target_of(scene.context, step.target) == next_press(scene.context, answers), step.id
        if scene.attendant.guide.breaks:
            scene.attendant.skip_step()
            scene = attended_by(GuidedLesson, driver.top)
        else:
            scene.attendant.skip_step()


# ------------------------------------------------------------------------------------------------ help


def help_of(top: Attended[BookLesson]) -> str:
    return "hand" if top.attendant.ghost.shows else "glow" if top.attendant.ghost.glows else ""


def test_after_a_while_the_target_glows_and_then_a_hand_shows_it(driver: Driver) -> None:
    top = lesson_on(driver, "casting")
    top.update(1.0)
    top.attendant.ghost.update(GLOW_AFTER - 5000, top.progress())
    assert help_of(top) == ""
    top.attendant.ghost.update(5000, top.progress())
    assert help_of(top) == "glow" and top.animating
    top.attendant.ghost.update(HAND_AFTER - GLOW_AFTER, top.progress())
    assert help_of(top) == "hand"
    driver.frames(2)
    driver.click("spell:p1:growth")
    driver.frames(1)
    assert help_of(top) == "", "a first press is progress"


def test_with_less_motion_the_help_stands_still(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="aim", reduced_motion=True) as driver:
        top = driver.top
        assert attended(top, GuidedLesson)
        top.update(1.0)
        top.attendant.ghost.update(HAND_AFTER, top.progress())
        assert top.attendant.ghost.glows and not top.attendant.ghost.moving(still=True) and not top.animating
        driver.frames(2)


# ------------------------------------------------------------------------------------------------ maps, robots


def test_the_map_names_the_lesson(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True, tutorial="curses", ui_map=tmp_path / "map.json") as driver:
        driver.frames(2)
        found = json.loads((tmp_path / "map.json").read_text("utf-8"))
        assert (found["scene"], found["lesson"], found["lessons_done"]) == ("table", "curses", 0)
        ids = {thing["id"] for thing in found["things"]}
        assert {"button:skip-step", "button:skip-lesson", "button:skip-all", "note"} <= ids
        for _ in range(4):
            driver.click("button:skip-step")
        driver.frames(2)
        found = json.loads((tmp_path / "map.json").read_text("utf-8"))
        assert found["lessons_done"] == 1


def test_an_unknown_lesson_is_one_line_and_exit_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Launch(tutorial="lesson-of-doom", data_dir=tmp_path)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and "lesson-of-doom" in lines[0]


def run_sparing(launch: Launch) -> int:
    """Like `run` with a robot, with plain pictures; one in eight frames is drawn."""
    app, robot = App(launch, sheets()), screens.of(launch.game).robot
    assert robot is not None and launch.robot is not None
    try:
        first_scene(app)
        app.on_frame = robot(app, launch.robot, launch.seed or 0)
        for number in count():
            app.frame(shown=number % 8 == 0, dt=FRAME_MS)
            if app.exit_code is not None:
                return app.exit_code
    finally:
        app.close()
    raise AssertionError("nothing ended it")


@soaks
@pytest.mark.parametrize("lang", soak(["es"], LANGS))
def test_a_robot_does_everything_in_every_language(lang: str, tmp_path: Path) -> None:
    launch = Launch(lang=lang, speed=0, tutorial="", robot="random", seed=7, data_dir=tmp_path)
    assert soak(run_sparing, run)(launch) == 0
    done = Profile(DataDir(tmp_path))
    assert len(done.lessons) == len(lessons()) and len(done.challenges) >= 12


@soaks
@pytest.mark.parametrize("lang", soak(["en"], LANGS))
def test_a_robot_does_one_lesson(lang: str, tmp_path: Path) -> None:
    launch = Launch(lang=lang, speed=4, tutorial="casting", robot="random", seed=1, data_dir=tmp_path)
    assert soak(run_sparing, run)(launch) == 0
    assert Profile(DataDir(tmp_path)).lessons == ["casting"]


# ------------------------------------------------------------------------------------------------ challenges


def test_a_challenge_fails_starts_again_and_is_solved(driver: Driver) -> None:
    driver.app.go("challenges")
    driver.click("challenge:shut_it")
    driver.frames(2)
    driver.click("button:end-turn")
    driver.frames(2)
    assert "Not this time" in driver.thing("note").label
    driver.click("button:again")
    top = attended_by(ChallengeAttendant, driver.top)
    for step in top.attendant.solution():
        for _ in range(20):
            before = len(top.session.past)
            wanted = next_press(top.context, step.answers)
            assert wanted is not None
            driver.click(wanted)
            driver.frames(2)
            if len(top.session.past) > before:
                break
    assert "Nobody knows a shorter way" in driver.thing("note").label
    assert Profile(driver.app.data).challenges == {"shut_it": 2}


def test_being_shown_the_way_does_not_count(driver: Driver) -> None:
    driver.app.go("challenge", "fair_wind")
    driver.frames(2)
    driver.click("button:show")
    top = attended_by(ChallengeAttendant, driver.top)
    for _ in range(20):
        wanted = top.attendant.help_target()
        if wanted is None:
            break
        driver.click(wanted)
        driver.frames(2)
    assert top.attendant.solved
    assert Profile(driver.app.data).challenges == {}
    driver.click("button:next")
    assert attended_by(ChallengeAttendant, driver.top).attendant.trial.challenge.id == "loose_tongue"


# ------------------------------------------------------------------------------------------------ the coach


def test_the_coach_speaks_in_real_games_and_can_be_sent_to_bed(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        top = driver.top
        assert attended(top, Coaching)
        for _ in range(12):  # the questions of the first arrival
            if top.attendant.note.content is not None:
                break
            driver.click(top.default_focus() or "button:end-turn")
        first = top.attendant.coach.now
        assert first is not None and top.attendant.note.content is not None
        hand = [thing for thing in top.things() if thing.id.startswith(("card:p", "spell:", "button:end"))]
        desk = [thing for thing in hand if f":{top.render.desk}:" in thing.id or thing.id == "button:end-turn"]
        assert not any(top.attendant.note.rect.colliderect(thing.rect) for thing in desk), (
            "it hides nothing that is played with"
        )
        driver.click("button:coach-got-it")
        assert first.id in Profile(driver.app.data).hints
        driver.app.open("settings")
        driver.click("button:replay-hints")
        assert not Profile(driver.app.data).hints
        driver.click("button:close")
        assert top.attendant.coach.now is first, "it starts over, at this very table"


def test_the_master_switch(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        change(driver.app, "coach", False)
        top = driver.top
        assert attended(top, Coaching)
        driver.app.frame()
        assert top.attendant.note.content is None or not settings_of(driver.app).coach
        top.settle_view()
        assert top.attendant.note.content is None and not any(thing.zone == "note" for thing in top.things())


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_puzzles_are_one_press_from_the_lessons_and_named_in_the_menu(
    tmp_path: Path, lang: str, letters: float
) -> None:
    """Strangers looked for them in the menu and never opened the challenges, behind which they lay."""
    with driving(tmp_path, lang=lang) as driver:
        driver.app.prefs.set("text_scale", letters)
        driver.frames(2)
        puzzles_name = driver.app.t("bigbook.challenges.ui.to_puzzles")
        assert puzzles_name.lower() in driver.thing("button:tutorial").label.lower()
        with watching() as spy:
            driver.key(pygame.K_DOWN)
            driver.key(pygame.K_DOWN)
            driver.frames(2)
        line = driver.app.t("kit.button.tutorial")
        seen = [one for one in spy.drawn if one.text == line]
        assert seen and not any(one.cut or one.broken or one.shown < 1.0 for one in seen)
        driver.click("button:tutorial")
        if letters > 1.0:  # one column: what else is to be tried comes before the list of lessons, in the first view
            near = [thing.id for thing in driver.top.things() if thing.rect.bottom <= driver.app.size[1]]
            assert near[:3] == ["button:continue", "button:challenges", "button:puzzles"]
        driver.click("button:puzzles")
        assert driver.top.name == "puzzles"
        driver.key(pygame.K_ESCAPE)
        assert driver.top.name == "tutorial"
