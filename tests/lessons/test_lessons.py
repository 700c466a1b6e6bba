"""Lessons keep their promises: goals are open at the start, examples lead to them, and nobody is ever stuck."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.lessons import find, finished, lessons
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.cli import main
from game.cli.lessons import prove, stray
from game.core.engine.chance import Chance
from game.core.engine.session import state_hash
from game.core.lessons.guide import Guide, canon
from game.core.lessons.lesson import Lesson, LessonError, Step, load_lessons, reached
from game.games import DEFAULT, entry
from tests.lengths import alike

ALL = [lesson.id for lesson in lessons()]
ISSUE = ("aim", "casting", "curses", "pages", "power", "support", "library", "madness", "team", "guided")
BEFORE = (
    *("look", "elements", "casting", "power", "support", "curses", "supply", "library", "madness", "track", "pages"),
    *("minds", "abilities", "ending", "guided"),
)
"""The fifteen lessons that people may have done before there were ten."""


def lesson_of(name: str) -> Lesson:
    return next(one for one in lessons() if one.id == name)


def guide_of(name: str) -> Guide:
    return Guide(lesson_of(name), BigBookScenarioAdapter())


def table(guide: Guide) -> BigBookSession:
    assert isinstance(guide.session, BigBookSession)
    return guide.session


def test_the_order_is_that_of_the_curriculum() -> None:
    assert tuple(ALL) == ISSUE


def test_who_has_done_earlier_lessons_has_done_those_in_their_place() -> None:
    assert finished(BEFORE) == ISSUE
    assert finished(["track", "abilities"]) == ("pages", "team")
    assert finished(["nobody-knows-this", "aim"]) == ("aim",) and finished([]) == ()
    assert {one.id for name in BEFORE if (one := find(name)) is not None} == set(ISSUE)
    assert all(find(name) is not None for name in BEFORE) and find("nobody-knows-this") is None


def test_no_lesson_opens_as_another_does() -> None:
    """Every lesson begins with an act of its own; only ending a turn may open two."""
    first = [str(one.steps[0].show[0]["do"]) for one in lessons() if one.steps[0].show[0]["do"] != "end"]
    assert len(set(first)) == len(first)


def test_the_same_people_sit_in_the_same_seats_with_the_same_magicians_in_all_lessons() -> None:
    """Whoever has met Ana and her magician meets them again, also where a lesson lays out another evening."""
    casts = set()
    for lesson in lessons():
        guide = guide_of(lesson.id)
        while not guide.done:
            casts.add(tuple((player.seat, player.magician) for player in table(guide).view().players))
            guide.skip()
            guide.advance()
    assert casts == {(("p1", "bellringer"), ("p2", "stoker"))}


@pytest.mark.parametrize("name", ALL)
def test_every_goal_is_open_at_the_start_and_the_example_reaches_it(name: str) -> None:
    assert len(canon(lesson_of(name), BigBookScenarioAdapter())) == len(lesson_of(name).steps)


@alike()
@pytest.mark.parametrize("name", ALL)
def test_random_walks_end_at_the_goal_or_at_a_rewind(name: str) -> None:
    assert prove(name, 8, 1)["goal"] > 0


@alike()
@pytest.mark.parametrize("name", ALL)
def test_people_with_whims_reach_the_end(name: str) -> None:
    for seed in range(8):
        assert stray(name, seed) >= len(lesson_of(name).steps)


def test_a_goal_that_holds_already_is_found_out() -> None:
    look = lesson_of("casting")
    easy = Step("easy", ({"active": "p1"},), "", look.steps[0].show, None)
    with pytest.raises(LessonError, match="before anything was done"):
        canon(Lesson("bad", "", 1, look.given, (easy,)), BigBookScenarioAdapter())


def test_an_example_that_misses_the_goal_is_found_out() -> None:
    look = lesson_of("casting")
    far = Step("far", ({"turn": "99"},), "", look.steps[0].show, None)
    with pytest.raises(LessonError, match="does not reach the goal"):
        canon(Lesson("bad", "", 1, look.given, (far,)), BigBookScenarioAdapter())
    wrong = Step("wrong", ({"turn": "99"},), "", ({"do": {"learn": "ice"}},), None)
    with pytest.raises(LessonError, match="move 1"):
        canon(Lesson("bad", "", 1, look.given, (wrong,)), BigBookScenarioAdapter())


# ------------------------------------------------------------------------------------------------ goals


def test_goals_compare_numbers_changes_and_lists() -> None:
    nouns = BigBookScenarioAdapter()
    session = nouns.build({"turn": "2", "players": {"p1": {"hand": ["fire1", "fire1", "air2"]}, "p2": {}}})
    start = nouns.build({"turn": "1", "players": {"p1": {}, "p2": {}}})

    def holds(**goal: object) -> bool:
        return reached(session, nouns, [{key.replace("__", "."): value for key, value in goal.items()}], start)

    assert holds(turn="2") and holds(turn=">=2") and holds(turn="<=2") and holds(turn="!=3")
    assert holds(turn=">1") and holds(turn="<3") and holds(turn="+1") and not holds(turn="+2")
    assert not holds(turn="<2") and not holds(turn=">2") and not holds(turn="-1")
    assert holds(p1__hand={"has": ["fire1", "fire1"]}) and not holds(p1__hand={"has": ["fire1"] * 3})
    assert reached(session, nouns, [{"turn": "9"}, {"turn": "2"}])
    assert not reached(session, nouns, [{"turn": "2", "active": "p2"}])
    with pytest.raises(LessonError, match="needs a start"):
        reached(session, nouns, [{"turn": "+1"}])


# ------------------------------------------------------------------------------------------------ the guide


def test_following_the_example_step_by_step() -> None:
    guide = guide_of("casting")
    seen = []
    while not guide.done:
        step, answers = guide.step, guide.next_answers()
        assert step is not None and answers is not None and not guide.off()
        seen.append(step.id)
        guide.session.apply_all(answers)
        guide.advance()
    assert seen == ["grow", "burn", "choose", "end"]
    assert guide.next_answers() is None and guide.step is None and not guide.moved


def test_leaving_the_path_and_rewinding() -> None:
    guide = guide_of("casting")
    start = state_hash(guide.session.state)
    table(guide).act("activate:growth:1")
    guide.advance()
    table(guide).act("activate:combustion:1", ("p1.hand.fire1",))
    guide.advance()
    asked = state_hash(guide.session.state)
    guide.session.apply(("p1.hand.air1",))  # not the Madness
    assert not guide.advance() and guide.off() and guide.next_answers() is None
    moved = guide.moved
    guide.rewind()
    assert state_hash(guide.session.state) == asked and not guide.off() and (moved, guide.moved) == (True, False)
    assert not guide.session.can_redo
    guide.restart()
    assert state_hash(guide.session.state) == start and guide.index == 0


def test_a_harmless_detour_is_no_leaving() -> None:
    guide = guide_of("madness")
    table(guide).act("activate:ice:1", ("p1.hand.water1",))
    guide.session.apply(("p1.hand.fire1",))
    assert guide.moved and not guide.off() and guide.next_answers() is not None


def test_undo_leads_back_into_the_step_before() -> None:
    guide = guide_of("casting")
    table(guide).act("activate:growth:1")
    assert guide.advance() and guide.index == 1
    guide.session.undo()
    assert guide.advance() and guide.index == 0 and guide.next_answers() is not None


def test_skipping_a_step_makes_its_moves() -> None:
    guide = guide_of("support")
    for index in range(len(guide.lesson.steps)):
        assert guide.index == index
        guide.skip()
        assert guide.advance()
    assert guide.done
    guide.skip()
    guide.rewind()
    assert guide.done


def test_a_step_reached_in_an_odd_way_still_has_a_way_on() -> None:
    guide = guide_of("support")
    table(guide).act("activate:ice:1")
    guide.advance()
    guide.session.apply(("p1.hand.fire3",))
    guide.advance()
    table(guide).act("end")
    guide.advance()
    table(guide).act("activate:combustion:1", ("p2.hand.fire1",))  # spends the fire that the next step wants
    guide.session.apply(("p2.hand.air1",))
    assert guide.step is not None and guide.step.id == "share" and guide.off()
    guide.rewind()
    assert guide.next_answers() is not None


def test_new_positions_are_laid_out_by_advance_only() -> None:
    guide = guide_of("aim")
    assert guide.breaks
    guide.skip()
    assert guide.session.view().result == "won"
    guide.advance()
    assert guide.session.view().result == "none" and guide.step is not None and guide.step.id == "lose"


# ------------------------------------------------------------------------------------------------ the files


GOOD = "id: a\ngiven: {players: {p1: {}, p2: {}}}\nsteps:\n  - {id: s, goal: {turn: '2'}, show: [{do: end}]}\n"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("id: a", "name: a", "mapping with an id"),
        ("steps:", "stepz:", "unknown key"),
        ("goal: {turn: '2'}, ", "", "an id and a goal"),
        ("goal: {turn: '2'}", "goal: [x]", "a goal is a mapping"),
        ("show: [{do: end}]", "show: []", "show is a list"),
        ("{do: end}", "{play: end}", "unknown key"),
        ("{do: end}", "end", "a move is a mapping"),
        ("given", "minutes: soon\ngiven", "no number"),
        ("given", "was: look\ngiven", "a list of names"),
        ("show:", "light: book, show:", "a list of names"),
    ],
)
def test_a_damaged_file_names_the_place(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert load_lessons(tmp_path)[0].steps[0].id == "s"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(LessonError, match=why) as caught:
        load_lessons(tmp_path)
    assert "a.yaml" in str(caught.value)


def test_the_same_id_twice_is_refused(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    with pytest.raises(LessonError, match="twice"):
        load_lessons(tmp_path)
    (tmp_path / "b.yaml").write_text(GOOD.replace("id: a", "id: b\nwas: [a]", 1), encoding="utf-8")
    with pytest.raises(LessonError, match="twice"):
        load_lessons(tmp_path)


def test_nothing_legal_is_forbidden() -> None:
    """The guide only watches: the session of a lesson allows what a session of the same state allows."""
    guide = guide_of("curses")
    other = BigBookScenarioAdapter().build(guide.lesson.given)
    assert {option.id for option in guide.session.legal()} == {option.id for option in other.legal()}
    chance = Chance(3)
    for _ in range(10):
        answer = chance.answer(guide.session.game, guide.session.state.clone())
        guide.session.apply(answer)
        other.apply(answer)
        guide.off()
        guide.reached()
    assert state_hash(guide.session.state) == state_hash(other.state)


def test_the_command_tells_how_walks_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--walks", "1"]) == 0
    everything = len(entry(DEFAULT).lessons())
    assert capsys.readouterr().out.splitlines()[-1] == f"{everything} passed, 0 failed"


def test_a_step_before_a_new_position_stays_until_people_go_on() -> None:
    """A table that stood there was once taken away by two steps that were reached at once."""
    waited = 0
    for name in ("casting", "curses", "pages", "madness"):
        guide = guide_of(name)
        while not guide.done:
            before, answers = guide.index, guide.next_answers()
            assert answers is not None
            guide.session.apply_all(answers)
            guide.advance(here=True)
            if guide.breaks and guide.reached():
                past = len(guide.session.past)
                assert not guide.advance(here=True) and len(guide.session.past) == past > 0
                waited += 1
                guide.go_on()
            assert guide.index >= before
    assert waited > 0
