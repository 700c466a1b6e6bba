"""Acts of a monkey in the middle of everything, with --long 20,000; `python -m tests.scenes.monkey --acts 1000000` does
more."""

from __future__ import annotations

import logging

import pytest

from game.bigbook.lessons import lessons
from game.core.text.i18n import Catalogue
from scenes.bigbook.table.animation.timings import MOTIONS
from scenes.shell.command_line import LOCALES
from scenes.shell.crash import Mishaps
from tests.lengths import soak, soaks
from tests.missing_texts import watching
from tests.scenes.monkey.coverage import COMPLETE, LIFE, OVERLAYS, Seen, share
from tests.scenes.monkey.lives import lives

RUNS = 8
ACTS = COMPLETE // RUNS
OPENED = {"RulebookScene", "LogDrawer", "HappenedScene", "ViewerScene", "PauseScene", "SavesScene", "LookBack",
          "why", "hidden", "sheet", "seat"}  # fmt: skip


@soaks
@pytest.mark.parametrize("run", range(soak(1, RUNS)))
def test_nothing_a_monkey_does_breaks_the_picture(run: int) -> None:
    """Each run meets its share of all kinds of events and steps of lessons, in the middle, with all its acts."""
    assert Mishaps.strict
    seen = Seen()
    acts = soak(LIFE, ACTS)
    lives(run + 5, acts, seen, lambda words: None, first=run, every=RUNS)
    assert seen.acts >= acts
    assert not seen.missing(share(run, RUNS, acts))
    assert {name for name, _ in seen.over} >= OPENED


def test_the_runs_together_meet_every_event_and_every_step_with_every_act() -> None:
    met = {(chain.kind, act) for run in range(RUNS) for chain in share(run, RUNS, ACTS) for act in chain.acts}
    everything = {"language", "resize", "undo", "rewind", *(f"overlay:{name}" for name in OVERLAYS)}
    steps = {f"lesson {lesson.id}/{step}" for lesson in lessons() for step in range(len(lesson.steps))}
    assert len(steps) > 40 and len(MOTIONS) > 40
    assert met >= {(kind, act) for kind in MOTIONS for act in everything | {"space"}}
    assert met >= {(step, act) for step in steps for act in everything | {"skip_step", "next_lesson"}}


@pytest.mark.broken_language
def test_a_monkey_hears_of_a_text_that_only_english_has() -> None:
    with watching(translated=True) as missing:
        Catalogue.load("es", [LOCALES]).t("kit.nobody.wrote.this")
        logging.getLogger("game.core.text.i18n").warning("something else")
    assert missing.texts == ["no text for es: kit.nobody.wrote.this", "no text for en: kit.nobody.wrote.this"]
