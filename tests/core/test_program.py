"""Card programs: what compiles, what is refused and how clearly, and what the core's own verbs do when run."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from game.core.engine import runner
from game.core.engine.decision import Answer
from game.core.engine.endings import GameEnded, RunawayProgramError
from game.core.engine.flow import flow
from game.core.engine.frame import Frame
from game.core.engine.program import ProgramError, Registry
from game.core.engine.state import BaseState
from game.core.engine.verbs import AGAIN, Amount, Bodies, Body, Outcome, VerbFunction, VerbSet

verbs = VerbSet(flow)


class Counting(BaseState):
    """A table with one number on it."""

    __slots__ = ("seen", "total")

    def __init__(self) -> None:
        super().__init__()
        self.total = 0
        self.seen: list[str] = []


@dataclass(frozen=True, slots=True)
class Add:
    """`count` of something."""

    count: Amount
    from_: tuple[Literal["here", "there"], ...] = ("here",)
    kind: Literal["red", "blue"] = "red"
    twice: bool = False


@verbs.verb("add", Add, lambda state, frame, args: args.kind == "red")
def add(state: Counting, frame: Frame, args: Add, answer: Answer | None) -> Outcome:
    count = args.count if isinstance(args.count, int) else 100
    state.total += count * (2 if args.twice else 1)
    state.seen.append(f"{frame.source}:{args.kind}")
    return None


@dataclass(frozen=True, slots=True)
class Inside:
    """Steps inside steps."""

    do: Body


@verbs.verb("inside", Inside)
def inside(state: Counting, frame: Frame, args: Inside, answer: Answer | None) -> Outcome:
    state.frames.append(Frame(args.do, frame.actor, frame.source))
    return None


@verbs.verb("again")
def again(state: Counting, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    return AGAIN


@verbs.verb("at_once", Inside)
def at_once(state: Counting, frame: Frame, args: Inside, answer: Answer | None) -> Outcome:
    if frame.locals.pop("begun", 0):
        return None
    outcome = runner.at_once(state, Frame(args.do, frame.actor, frame.source))
    if outcome is not None:
        frame.locals["begun"] = 1
    return outcome


def _always_seven(args: Add) -> VerbFunction | None:
    """A function of its own for steps that add 7; other steps have none."""

    def seven(state: Counting, frame: Frame, args: Add, answer: Answer | None) -> Outcome:
        state.total += 7
        state.seen.append("special")
        return None

    return seven if args.count == 7 else None


verbs.verb("add_special", Add, special=_always_seven)(add)


@verbs.verb("stop")
def stop(state: Counting, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    state.over = True
    raise GameEnded


def compiled(source: Any, **numbers: int) -> Registry:
    registry = Registry(verbs, ("all", "moved"))
    registry.add("card", source, numbers)
    return registry


def run(source: Any, answers: tuple[str, ...] = (), **numbers: int) -> Counting:
    registry = compiled(source, **numbers)
    Counting.registry = registry
    state = Counting()
    state.frames = [Frame("card", 0, "card")]
    runner.run(state, registry)
    for answer in answers:
        assert state.decision is not None
        runner.run(state, registry, (answer,))
    return state


def test_steps_run_in_order_with_their_numbers() -> None:
    state = run([{"add": {"count": "x"}}, {"add": {"count": "2", "twice": "true"}}], x=5)
    assert state.total == 9
    assert state.decision is None
    assert not state.frames


def test_words_are_kept_for_the_game_to_count() -> None:
    assert compiled([{"add": {"count": "all"}}]).steps["card"][0].args.count == "all"
    assert run([{"add": {"count": "all"}}]).total == 100


def test_a_list_may_be_a_single_value_and_a_trailing_underscore_is_invisible() -> None:
    step = compiled([{"add": {"count": "1", "from": "there"}}]).steps["card"][0]
    assert step.args.from_ == ("there",)
    step = compiled([{"add": {"count": "1", "from": ["there", "here"], "kind": "blue"}}]).steps["card"][0]
    assert step.args.from_ == ("there", "here")
    assert step.args.kind == "blue"


def test_nested_steps_become_programs_with_stable_names() -> None:
    registry = compiled([{"again": ""}, {"inside": {"do": [{"add": {"count": "1"}}]}}])
    assert set(registry.steps) == {"card", "card/1.inside.do"}
    assert registry.steps["card"][1].args.do == "card/1.inside.do"


def test_compiled_steps_cannot_be_changed() -> None:
    step = compiled([{"add": {"count": "1"}}]).steps["card"][0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        step.args.count = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        step.args = Add(2)  # type: ignore[misc]


REFUSED = [
    ("draw", "a program is a list of steps"),
    ({"add": {"count": "1"}}, "a program is a list of steps"),
    (["add"], "a step is one verb"),
    ([{"add": {"count": "1"}, "stop": ""}], "a step is one verb"),
    ([{"ad": {"count": "1"}}], "unknown verb 'ad'; did you mean 'add'?"),
    ([{"whatever": ""}], "unknown verb 'whatever'"),
    ([{"add": "1"}], "the arguments of add are a mapping"),
    ([{"add": ["1"]}], "the arguments of add are a mapping"),
    ([{"add": ""}], "the argument 'count' is missing"),
    ([{"add": {"cuont": "1"}}], "unknown argument 'cuont'; did you mean 'count'?"),
    ([{"add": {"count": "-1"}}], "'-1' is no number"),
    ([{"add": {"count": "1.5"}}], "'1.5' is no number"),
    ([{"add": {"count": "\uff11"}}], "is no number"),
    ([{"add": {"count": ["1"]}}], "is no number"),
    ([{"add": {"count": "movd"}}], "did you mean 'moved'?"),
    ([{"add": {"count": "1", "kind": "rde"}}], "'rde' does not fit (one of red, blue); did you mean 'red'?"),
    ([{"add": {"count": "1", "kind": ["red"]}}], "does not fit"),
    ([{"add": {"count": "1", "twice": "yes"}}], "'yes' does not fit (one of true, false)"),
    ([{"add": {"count": "1", "from": ["here", "hree"]}}], "did you mean 'here'?"),
    ([{"inside": {"do": "add"}}], "a program is a list of steps"),
    ([{"inside": {"do": [{"add": {}}]}}], "card/0.inside.do/0.add: the argument 'count' is missing"),
    ([{"choose": {"options": [{"add": {"count": "1"}}]}}], "a mapping from a name to steps"),
    ([{"repeat": {"count": "y", "do": []}}], "'y' is no number"),
]


@pytest.mark.parametrize(("source", "said"), REFUSED)
def test_what_does_not_fit_is_refused_with_place_and_guess(source: Any, said: str) -> None:
    with pytest.raises(ProgramError) as caught:
        compiled(source)
    assert said in str(caught.value)
    assert str(caught.value).startswith("card")
    assert "\n" not in str(caught.value)


def test_a_name_is_taken_once_only() -> None:
    registry = compiled([])
    with pytest.raises(ProgramError, match="two programs"):
        registry.add("card", [], {})
    with pytest.raises(ValueError, match="declared twice"):
        verbs.verb("add", Add)(add)


def test_verb_sets_build_on_each_other_without_touching_each_other() -> None:
    assert {"repeat", "choose", "add"} <= set(verbs)
    assert "add" not in set(flow)


def test_repeat_finishes_each_run_before_the_next() -> None:
    state = run([{"repeat": {"count": "x", "do": [{"add": {"count": "1"}}, {"add": {"count": "1"}}]}}], x=3)
    assert state.total == 6
    assert run([{"repeat": {"count": "0", "do": [{"add": {"count": "1"}}]}}]).total == 0


def test_repeats_inside_repeats_count_for_themselves() -> None:
    inner = [{"repeat": {"count": "3", "do": [{"add": {"count": "1"}}]}}]
    assert run([{"repeat": {"count": "2", "do": inner}}, *inner]).total == 9


CHOICE = [{"choose": {"options": {"a": [{"add": {"count": "1"}}], "b": [{"add": {"count": "5"}}]}}}]


def test_choose_asks_where_two_effects_are_open() -> None:
    state = run(CHOICE)
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("choose_effect", "p1")
    assert [option.id for option in state.decision.options or ()] == ["a", "b"]
    assert run(CHOICE, ("b",)).total == 5


def test_choose_takes_the_only_possible_effect_and_skips_where_there_is_none() -> None:
    blue = [{"add": {"count": "5", "kind": "blue"}}]
    only = run([{"choose": {"options": {"a": [{"add": {"count": "1"}}], "b": blue}}}])
    assert (only.decision, only.total) == (None, 1)
    none = run([{"choose": {"options": {"a": blue, "b": blue}}}, {"add": {"count": "7"}}])
    assert none.total == 7


def test_ending_leaves_every_frame_behind() -> None:
    state = run([{"inside": {"do": [{"stop": ""}]}}, {"add": {"count": "1"}}])
    assert state.over
    assert state.total == 0
    assert not state.frames
    assert state.decision is None


def test_programs_that_feed_each_other_are_stopped_with_their_frames_named() -> None:
    with pytest.raises(RunawayProgramError, match="card"):
        run([{"again": ""}])


def test_bodies_are_names_when_compiled() -> None:
    args = compiled(CHOICE).steps["card"][0].args
    assert isinstance(args.options, Bodies)
    assert args.options == {"a": "card/0.choose.options.a", "b": "card/0.choose.options.b"}


# ---------------------------------------------------------------------------------------------- quicker, but the same

ONE: Any = {"add": {"count": "1"}}
EFFECTS: Any = {"choose": {"options": {"few": [ONE], "many": [ONE, ONE]}}}


@pytest.mark.parametrize("steps", [[ONE], [ONE, ONE], [ONE, {"inside": {"do": [ONE]}}, ONE], [EFFECTS, ONE]])
def test_steps_that_are_run_at_once_come_to_what_the_runner_comes_to(steps: Any) -> None:
    """Also where they push further frames, or ask in the middle."""
    answers = ("many",) if EFFECTS in steps else ()
    pushed, quick = (run([{verb: {"do": steps}}, ONE], answers) for verb in ("inside", "at_once"))
    assert (quick.total, quick.seen, quick.frames, quick.decision) == (pushed.total, pushed.seen, [], None)


def test_a_question_of_steps_that_are_run_at_once_waits_on_their_own_frame() -> None:
    """So that it is stored, and answered, as if the runner had come to it."""
    state = run([{"at_once": {"do": [ONE, EFFECTS]}}])
    assert state.decision is not None and state.decision.kind == "choose_effect"
    assert [(frame.program, frame.step) for frame in state.frames] == [("card", 0), ("card/0.at_once.do", 1)]


def test_a_verb_may_have_a_function_of_its_own_for_some_arguments() -> None:
    state = run([{"add_special": {"count": "7"}}, {"add_special": {"count": "2"}}])
    assert (state.total, state.seen) == (9, ["special", "card:red"])
