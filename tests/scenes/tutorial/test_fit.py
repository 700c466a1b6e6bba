"""Every text of lessons, challenges and the coach fits its note, in every language and at every size of letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from pygame import Rect

from game.bigbook.ai.coach import HINTS
from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.puzzles import puzzles
from game.core.lessons.lesson import Lesson, Step
from game.core.text.i18n import Catalogue, available
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.text.names import Words, plain, text_places
from scenes.bigbook.tutorial.lesson import begin
from scenes.bigbook.tutorial.stage import place_over_log
from scenes.kit import fit as kit_fit
from scenes.kit.note import Note, NoteButton, NoteText
from scenes.shell.command_line import LOCALES
from scenes.shell.profile import TEXT_SCALES
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.lesson import GuidedLesson
from tests.lengths import alike, share, soak
from tests.scenes.driver import Driver, attended_by, driving

LANGS = sorted(language.code for language in available([LOCALES]))
ROOMS = (
    *((1280, 720, scale) for scale in TEXT_SCALES),
    *((1366, 768, 1.0), (1600, 900, 1.0), (1920, 1080, 1.0), (1920, 1080, 2.0), (3840, 2160, 1.0)),
)
TIGHT, FEW = (1280, 720, TEXT_SCALES[-1]), ((1280, 720, TEXT_SCALES[0]), (1920, 1080, 1.0))
"""In the short form each language in the tightest room and in one of these."""
WORDS, LETTERS = 28, 140
"""The longest text of a step in English: three short sentences."""


@pytest.fixture(scope="module", params=LANGS)
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with driving(tmp_path_factory.mktemp("fit"), lang=request.param, drawn=True) as running:
        yield running


def overflows(lang: str, contents: list[NoteText], grows: bool = False) -> list[kit_fit.Overflow]:
    """What does not fit when these notes are drawn at all sizes; those that grow stay below half a window."""
    kit_fit.overflows.clear()
    for room in soak((TIGHT, FEW[LANGS.index(lang) % 2]), ROOMS):
        layout = table_layout(room[0], room[1], 2, room[2])
        for content in contents:
            note = Note(layout)
            if grows:
                width, height = note.needed(layout, content)
                assert width < room[0] / 2 and height < room[1] * 0.75, (room, content.text)
                area = Rect(0, 0, width, height)
            else:
                area = place_over_log(note, layout, content)
                assert note.holds(layout, content, area), (room, "no word is left out", content.text)
                if room[2] <= 1.0:
                    used = [Rect(layout.areas[name]) for name in ("track", "supply", "piles", "book", "seats", "panel")]
                    assert area.collidelist(used) < 0, (room, "over nothing that is played with", content.text)
            note.put(layout, area, content)
            note.picture(None, None)
    return list(kit_fit.overflows)


@alike(4)
def test_all_steps_of_all_lessons(driver: Driver) -> None:
    contents: list[NoteText] = []
    for lesson in lessons():
        driver.app.replace(scene := attended_by(GuidedLesson, begin(driver.app, lesson.id)))
        while not scene.attendant.guide.done:
            contents.append(scene.attendant.note_text())
            scene.attendant.guide.skip()
            scene.attendant.watch()
            contents.append(scene.attendant.note_text())
            if scene.attendant.waiting:
                scene.attendant.guide.advance()
                scene.attendant.watch()
        contents.append(scene.attendant.note_text())
    for lesson in lessons():  # a step whose path was left shows its task and the way back
        scene = attended_by(GuidedLesson, begin(driver.app, lesson.id))
        while not scene.attendant.guide.done:
            scene.attendant._answers = None
            contents.append(scene.attendant.note_text())
            scene.attendant.guide.skip()
            scene.attendant.guide.advance()
    assert [(o.where, o.text[:200], o.room, o.need) for o in overflows(driver.app.lang, contents, grows=True)] == []


@alike(4)
def test_all_challenges(driver: Driver) -> None:
    contents = []
    for challenge in (*challenges(), *puzzles()[:: soak(5, 1)]):
        driver.app.go("challenge", challenge.id)
        scene = attended_by(ChallengeAttendant, driver.top)
        for solved in (False, True):
            scene.attendant.solved = solved
            contents.append(scene.attendant.note_text())
    assert [(o.where, o.text[:200], o.room, o.need) for o in overflows(driver.app.lang, contents)] == []


@alike(4)
def test_all_hints_of_the_coach(driver: Driver) -> None:
    words = _words(driver.app.catalogue)
    contents, fold = [], NoteButton("button:fold", "", "")
    for hint in HINTS:
        args = {"curse": words.curse("m4"), "spell": words.spell("power_of_the_brazier"), "ability": "Wake-Up Call"}
        args |= {"other": "Bartholomew Archibald", "key_read": "Ctrl+Shift+I", "key_why": "F1"}
        said = words.t(f"coach.hints.{hint.id}", **{**text_places(words), **args, "n": 12})
        assert "{" not in said and "[bigbook" not in said, said
        buttons = tuple(NoteButton(name, words.t(f"coach.ui.{name}"), "") for name in ("off", "got_it"))
        contents.append(NoteText(f"coach.{hint.id}", words.t("coach.ui.title"), said, buttons, fold=fold))
    assert [(o.where, o.text[:200], o.room, o.need) for o in overflows(driver.app.lang, contents)] == []


@alike(4)
def test_the_two_lists(driver: Driver) -> None:
    """In the short form what a fourth of the things say when they are pointed at, in each language another fourth."""
    every = [((width, height), scale) for width, height in ((1920, 1080), (1280, 720)) for scale in TEXT_SCALES]
    tight, *others = [one for one in every if one[1] in (TEXT_SCALES[0], TEXT_SCALES[-1])][::-1]
    for size, scale in soak((tight, others[LANGS.index(driver.app.lang) % len(others)]), every):
        driver.app.canvas.resize(size)
        driver.app.set("text_scale", scale)
        for name in ("tutorial", "challenges", "puzzles"):
            driver.app.go(name)
            kit_fit.overflows.clear()
            driver.frames(2)
            things = driver.top.things()
            for thing in share(things, LANGS.index(driver.app.lang) % 4, 4):
                driver.top.hover = thing.id
                driver.top.redraw()
                driver.frames(1)
            assert not kit_fit.overflows, (size, scale, name)
    driver.app.set("text_scale", 1.0)


def breaks(lesson: Lesson) -> list[Step]:
    """The steps after which another position is laid out: what was reached there is said in words of its own."""
    return [step for step, after in pairwise(lesson.steps) if after.given is not None]


def _words(catalogue: Catalogue) -> Words:
    return Words(lambda: catalogue, {}, CardFacts())


def test_english_steps_are_short() -> None:
    catalogue = Catalogue.load("en", [LOCALES])
    words = _words(catalogue)
    args = {**text_places(words), "p1": "Ana", "p2": "Bruno"}
    long = []
    for lesson in lessons():
        keys = [f"lessons.{lesson.id}.steps.{step.id}" for step in lesson.steps]
        keys += [f"lessons.{lesson.id}.reached.{step.id}" for step in breaks(lesson)]
        for key in [*keys, f"lessons.{lesson.id}.done"]:
            said = plain(words.t(key, **args), words)
            if len(said.split()) > WORDS or len(said) > LETTERS:
                long.append((key, len(said.split()), len(said), said))
    assert not long


def test_texts_and_files_name_the_same_things() -> None:
    """No step, challenge or hint without words, no words without a step, challenge or hint."""
    keys = Catalogue.load("en", [LOCALES]).keys()
    own = {key for key in keys if re.match(r"bigbook\.(lessons|challenges|coach)\.", key)}
    wanted = {f"bigbook.coach.hints.{hint.id}" for hint in HINTS}
    wanted |= {f"bigbook.challenges.{one.id}.{part}" for one in challenges() for part in ("name", "task")}
    wanted |= {f"bigbook.challenges.{one.id}.name" for one in puzzles()}
    wanted |= {f"bigbook.lessons.{one.id}.{part}" for one in lessons() for part in ("name", "about", "done")}
    wanted |= {f"bigbook.lessons.{one.id}.steps.{step.id}" for one in lessons() for step in one.steps}
    wanted |= {f"bigbook.lessons.{one.id}.reached.{step.id}" for one in lessons() for step in breaks(one)}
    wanted |= {f"bigbook.lessons.chapters.{one.chapter}" for one in lessons()}
    assert {key for key in own if ".ui." not in key} == wanted
