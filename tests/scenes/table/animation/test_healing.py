"""The view never ends a game: in the middle of any movement people skip, rewind, take back and leave, and a table that
shows something else than the truth mends itself, says so in the reports and lets people play on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from game.core.engine.event import Event
from scenes.bigbook.table.model import table_view
from scenes.bigbook.table.model.table_view import TableModel, differences
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.lesson import BookLesson
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.shell.crash import Mishaps
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.motion.effects import Pulse
from tests.lengths import alike, soak
from tests.scenes.driver import Attended, Driver, attended_by, driving
from tests.scenes.table.players import Mouse


@pytest.fixture
def mild(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is for players: a fault is mended and written down."""
    monkeypatch.setattr(Mishaps, "strict", False)


def lesson(d: Driver, name: str) -> Attended[BookLesson]:
    d.app.go("tutorial", name)
    return attended_by(GuidedLesson, d.top)


def table_of(d: Driver) -> TableScene:
    assert isinstance(d.top, TableScene)
    return d.top


def pass_time(d: Driver, ms: float) -> None:
    for _ in range(round(ms / 50)):
        d.top.update(50.0)


def reports(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((folder / "reports").glob("view-*.txt"))]


# ------------------------------------------------------------------------------------ in the middle of a movement


def moving(d: Driver, name: str, ms: float) -> Attended[BookLesson]:
    """A lesson in which the example has just been followed; its events have been played for so long."""
    top = lesson(d, name)
    answers = top.attendant.guide.next_answers()
    assert answers
    top.session.apply_all(answers)
    top.play(top.session.events)
    pass_time(d, ms)
    return top


PRESSES, WAITS = ("skip_step", "rewind", "next_lesson"), (0.0, 300.0, 900.0, 2500.0)
IN_THE_MIDDLE = [*product(("curses", "pages"), PRESSES, WAITS)]
HALF = [one for one in IN_THE_MIDDLE if (one[0] == "pages") == (PRESSES.index(one[1]) + WAITS.index(one[2])) % 2]
"""Each press after each time, in one lesson or the other."""


@alike(3)
@pytest.mark.parametrize(("name", "press", "wait"), soak(HALF, IN_THE_MIDDLE))
def test_a_lesson_is_skipped_and_rewound_in_the_middle_of_a_movement(
    tmp_path: Path, name: str, press: str, wait: float
) -> None:
    """P1: Skip step while the events of the moment before were still being shown ended the program."""
    with driving(tmp_path, tutorial="", speed=2) as d:
        getattr(moving(d, name, wait).attendant, press)()
        for _ in range(400):
            if d.top.settled:
                break
            d.top.update(50.0)
        assert d.top.settled
        if isinstance(d.top, TableScene):
            assert not differences(d.top.render.model, d.top.session.view())


@pytest.mark.parametrize("wait", [100.0, 400.0])
def test_the_log_tells_what_the_example_did_and_nothing_of_what_was_rewound(tmp_path: Path, wait: float) -> None:
    with driving(tmp_path, tutorial="", speed=2) as d:
        top = moving(d, "guided", wait)
        top.attendant.rewind()
        assert not top.story.lines and top.story.step == 1
        top.attendant.skip_step()
        assert "curse_destroyed" in [line.type for line in top.story.lines]
        assert top.story.step == len(top.session.past) + 1


def test_undo_in_the_last_picture_of_a_game_does_not_take_the_end_back(tmp_path: Path) -> None:
    """The steps are on the disk: what the end screen shows and what the journal says stay the same."""
    with driving(tmp_path, players=2, seed=5, speed=2) as d:
        table = table_of(d)
        table.director.rest()
        last = to_the_end(table)
        table.show_moment()
        table.session.apply(last)
        table.play(table.session.events)
        while table.director.now is None or table.director.now.type != "game_lost":
            table.update(50.0)
            assert d.top is table
        steps = len(table.session.past)
        table.command("undo")
        assert d.top.name == "end"
        assert table.session.over and len(table.session.past) == steps


def to_the_end(table: TableScene) -> tuple[str, ...]:
    """Answer for everybody, by passing and giving first what is offered, up to the answer that ends the game."""
    session = table.session
    for _ in range(3000):
        trial = session.clone()
        decision = session.decision
        assert decision is not None
        ids = [option.id for option in session.legal()]
        answer = ("end",) if "end" in ids else tuple(ids[: decision.min])
        trial.apply(answer)
        if trial.over:
            return answer
        session.apply(answer)
    raise AssertionError("a game without an end")


# ------------------------------------------------------------------------------------- what breaks mends itself


def answered(d: Driver) -> TableScene:
    """A table on which a turn has just been ended, its events being played."""
    table = table_of(d)
    table.director.rest()
    table.session.apply(("end",))
    table.play(table.session.events)
    return table


def played_on(d: Driver, table: TableScene) -> None:
    """Whatever was broken: in the end the truth is shown, and somebody can act."""
    for _ in range(4000):
        if table.settled:
            break
        table.update(50.0)
        d.app.screen.due = True
        if not table.director.busy:
            d.app.frame()
    assert not differences(table.render.model, table.session.view())
    person = Mouse(d, 1)
    before = len(table.session.past), table.state.progress()
    for _ in range(6):
        if d.top is table:
            person.give(person.pick(table))
            table.director.rest()
    assert (len(table.session.past), table.state.progress()) != before


def broken_model(patch: pytest.MonkeyPatch) -> None:
    good = table_view.apply

    def apply(model: TableModel, event: Event) -> object:
        if event.type == "phase_began":
            raise KeyError(str(Path.home() / "secret"))
        return good(model, event)

    patch.setattr(table_view, "apply", apply)


def wrong_model(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(table_view._HANDLERS, "marker_moved", lambda model, args: None)


def broken_effect(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("scenes.bigbook.table.animation.event_animator.EventAnimator.effects", raising)


def broken_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("scenes.bigbook.table.animation.event_animator.EventAnimator.before", raising)


def broken_picture(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("scenes.table.motion.effects.Flight.paint", raising)


def broken_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("scenes.bigbook.table.animation.book.curse_reveal.CurseReveal.notice", raising)


def raising(*args: object) -> None:
    raise ValueError("planted")


BREAKS: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    broken_model, wrong_model, broken_effect, broken_place, broken_picture, broken_story,
)  # fmt: skip


@alike()
@pytest.mark.parametrize("broken", BREAKS, ids=lambda one: one.__name__)
def test_what_cannot_be_shown_is_mended_and_written_down_once(
    tmp_path: Path, mild: None, monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with driving(tmp_path, players=2, seed=5, speed=2) as d:
        broken(monkeypatch)
        table = answered(d)
        for _ in range(30):
            table.update(130.0)
            d.app.screen.due = True
            d.app.frame()
        played_on(d, table)
        found = reports(tmp_path)
        assert found and len(found) == len({text.partition("cause: ")[2].partition("\n")[0] for text in found})
        assert all("seed 5" in text and "pygame" in text and str(Path.home()) not in text for text in found)


@pytest.mark.parametrize("broken", BREAKS[:2], ids=lambda one: one.__name__)
def test_in_the_tests_it_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None]
) -> None:
    assert Mishaps.strict
    with driving(tmp_path, players=2, seed=5, speed=2) as d:
        broken(monkeypatch)
        with pytest.raises((KeyError, AssertionError)):
            answered(d).director.rest()


def test_an_effect_that_cannot_be_drawn_lets_its_card_lie_down(tmp_path: Path, mild: None) -> None:
    class Broken(Pulse):
        def paint(self, canvas: Canvas) -> None:
            raise ZeroDivisionError

    with driving(tmp_path, players=2, seed=5, speed=2, drawn=True) as d:
        table = table_of(d)
        table.director.rest()
        table.director.show(Broken(Box(0, 0, 9, 9), (1, 2, 3)), 500)
        table.redraw()
        d.app.frame()
        assert not table.director.effects
        (text,) = reports(tmp_path)
        assert "paint" in text
