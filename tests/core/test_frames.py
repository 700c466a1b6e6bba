"""Frames that lose their footing, windows, numbers with a sign, steps that may be left out, and written dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.engine.decision import Reason
from game.core.engine.frame import Frame
from game.core.engine.players import Automatic
from game.core.engine.program import ProgramError, Registry
from game.core.engine.rng import DiceError, roll
from game.core.engine.runner import run
from game.core.engine.session import Session
from game.core.engine.state import BaseState
from game.core.engine.verbs import NO_STEPS, Body, Signed
from game.core.lessons import scenario
from game.core.lessons.scenario import ScenarioError, ScenarioFailedError
from tests.core.toy_game import HIT, Duel, DuelGame, Score, Strike, Swordsman, verbs
from tests.core.toy_nouns import DuelNouns


def play(text: str, tmp_path: Path, nouns: DuelNouns | None = None) -> Session:
    path = tmp_path / "duel.yaml"
    path.write_text(f"id: a\ngame: duel\n{text}", encoding="utf-8")
    (document,) = scenario.load(path)
    return scenario.run(document, nouns or DuelNouns())


HANDS = "given: {hands: {sun: ['3'], moon: ['3', '1']}, dice: ['5']}\n"


# ------------------------------------------------------------------------------------------------ needs and fizzling


def test_a_strike_that_was_parried_fizzles(tmp_path: Path) -> None:
    expect = "{sun.score: '0', moon.hand: ['1', '1'], events: [card_played, card_parried, fizzled, card_drawn]}"
    session = play(f"{HANDS}play: [{{do: {{play: '3'}}, answers: [{{moon: '3'}}], expect: {expect}}}]", tmp_path)
    fizzled = next(event for event in session.events if event.type == "fizzled")
    assert fizzled.args == {"seat": "sun", "source": "duel", "need": "in_the_air"}
    assert session.state.dice == (5,), "no die was rolled"


def test_a_strike_that_was_not_parried_goes_on(tmp_path: Path) -> None:
    expect = "{sun.score: '7', events: [card_played, scored], asked: moon}"  # 3, the die 5, less one
    session = play(f"{HANDS}play: [{{do: {{play: '3'}}, answers: [{{moon: pass}}], expect: {expect}}}]", tmp_path)
    assert "fizzled" not in {event.type for moment in session.past for event in moment.events}


def registry(source: Any) -> Registry:
    found = Registry(verbs, known_needs=["in_the_air", "sunshine"])
    found.add("card", source)
    return found


def test_nested_steps_need_what_the_outer_ones_need_unless_they_say_otherwise() -> None:
    inner = [{"strike": {"do": HIT}}]
    found = registry({"needs": ["in_the_air"], "do": inner})
    assert found.needs == {"card": ("in_the_air",), "card/0.strike.do": ("in_the_air",)}
    found = registry({"needs": "in_the_air", "do": [{"strike": {"do": {"needs": [], "do": HIT}}}]})
    assert found.needs == {"card": ("in_the_air",)}
    assert registry(inner).needs == {}


@pytest.mark.parametrize("needs", ["in_teh_air", ["in_teh_air"], [["in_the_air"]]])
def test_a_need_that_nobody_knows_is_refused(needs: Any) -> None:
    with pytest.raises(ProgramError, match=r"card.needs: .* is nothing that can be needed"):
        registry({"needs": needs, "do": []})


class Weather(Duel):
    """The sun shines until somebody has scored."""

    __slots__ = ()

    def holds(self, frame: Frame, need: str) -> bool:
        return self.scores[0] == 0


def test_needs_are_looked_at_before_each_step_and_a_finished_frame_does_not_fizzle() -> None:
    score = {"score": {"more": "+2"}}
    for steps, left in (([score], []), ([score, score], ["sunshine"])):
        state = Weather()
        state.dice, state.air, state.log = (1, 1), 1, []
        state.frames = [Frame("card", 0, "duel")]
        run(state, registry({"needs": ["sunshine"], "do": steps}))
        assert state.scores == [4, 0]
        assert [event["need"] for event in state.log if event.type == "fizzled"] == left


def test_a_game_that_says_nothing_of_needs_and_windows_is_told_so() -> None:
    with pytest.raises(NotImplementedError, match="sunshine"):
        BaseState().holds(Frame("card", 0, ""), "sunshine")
    with pytest.raises(NotImplementedError, match="struck"):
        BaseState().window("struck", "other", Frame("card", 0, ""))


# ------------------------------------------------------------------------------------------------------------ windows


def test_a_window_asks_nobody_who_has_nothing_to_play(tmp_path: Path) -> None:
    given = "given: {hands: {sun: ['2'], moon: ['3']}, dice: ['1']}\n"
    session = play(f"{given}play: [{{do: {{play: '2'}}, expect: {{sun.score: '2', asked: moon}}}}]", tmp_path)
    assert [moment.seat for moment in session.past] == ["sun"]


def test_a_window_counts_equal_cards_and_is_asked_again_until_a_pass() -> None:
    class Generous(Duel):
        __slots__ = ()

        def holds(self, frame: Frame, need: str) -> bool:
            return True

    state = Generous()
    found = registry([{"window": {"moment": "struck", "seat": "other", "kind": "parry_window"}}])
    found.add("parry", [{"strike": {"do": []}}])  # does nothing: the card stays
    state.hands, state.air, state.frames = [[], [2, 2]], 2, [Frame("card", 0, "duel")]
    run(state, found)
    for _ in range(3):
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind, state.decision.prompt) == ("moon", "parry_window", "struck")
        assert [(option.id, option.count) for option in state.decision.options or ()] == [("2", 2)]
        run(state, found, ("2",))
    run(state, found, ())
    assert state.decision is None and not state.frames


# -------------------------------------------------------------------------------- numbers with a sign, optional steps


@pytest.mark.parametrize(("text", "number"), [("-1", -1), ("+2", 2), ("3", 3), ("0", 0)])
def test_a_modifier_may_have_a_sign(text: str, number: int) -> None:
    assert registry([{"score": {"more": text}}]).steps["card"][0].args == Score(Signed(number))


@pytest.mark.parametrize("text", ["--1", "+", "-", "1-", "- 1", "1.5", "-x", "\u22121"])
def test_what_is_no_number_with_a_sign_is_refused(text: str) -> None:
    with pytest.raises(ProgramError, match="is no number"):
        registry([{"score": {"more": text}}])


def test_a_branch_may_be_left_out() -> None:
    assert registry([{"strike": {"do": []}}]).steps["card"][0].args == Strike(Body("card/0.strike.do"), NO_STEPS)
    state = Duel()
    state.frames = [Frame("card", 0, "duel")]
    run(state, registry([{"strike": {"do": HIT}}]))
    assert not state.frames and state.decision is None


# --------------------------------------------------------------------------------------------------------------- dice


def test_dice_fall_as_written_first_to_last() -> None:
    state = Duel()
    state.dice, before = (6, 1), state.rng
    assert [roll(state, 6), roll(state, 6)] == [6, 1]
    assert state.rng == before
    with pytest.raises(DiceError, match="at its end"):
        roll(state, 6)
    state.dice = (7,)
    with pytest.raises(DiceError, match="7 is not on a die with 6 sides"):
        roll(state, 6)
    state.dice = None
    assert roll(state, 6) in range(1, 7) and state.rng != before


def test_a_script_is_copied_and_saved_and_leaves_no_trace_where_there_is_none() -> None:
    state = Duel()
    assert not {"dice", "luck"} & set(state.base_to_json())
    state.dice, state.luck = (4, 2), {"moon": 7}
    other = state.clone()
    roll(other, 6)
    assert (state.dice, other.dice) == ((4, 2), (2,))
    again = DuelGame().state_from_json(other.to_json())
    assert (again.dice, again.luck) == ((2,), {"moon": 7})


def test_a_roll_beyond_the_script_fails_the_scenario(tmp_path: Path) -> None:
    given = "given: {hands: {sun: ['2']}, dice: []}\n"
    with pytest.raises(ScenarioFailedError, match="step 1: a die with 6 sides is rolled"):
        play(f"{given}play: [{{do: {{play: '2'}}}}]", tmp_path)
    with pytest.raises(ScenarioFailedError, match="before the first step: a die"):
        begins = "given: {turn: moon, hands: {moon: ['2']}, dice: []}\nplay: []"
        play(begins, tmp_path, DuelNouns(Automatic({"moon": Striker()})))


class Striker(Swordsman):
    """Plays whatever it has."""

    def answer(self, view: Any, decision: Any, luck: Any) -> tuple[str, ...]:
        return (decision.options[0].id,)


@pytest.mark.parametrize("dice", ["'5'", "[a]", "[['1']]", "['-1']", "{a: '1'}"])
def test_dice_are_a_list_of_numbers(dice: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"given.dice: a list of numbers"):
        play(f"given: {{dice: {dice}}}\nplay: []", tmp_path)


# ---------------------------------------------------------------------------------------------- seats, acts, viewers


def test_the_game_says_what_a_seat_is(tmp_path: Path) -> None:
    given = "given: {hands: {sun: ['3'], moon: ['3']}}\n"
    with pytest.raises(ScenarioFailedError, match=r"moon is asked \(struck\), not sun"):
        play(f"{given}play: [{{do: {{play: '3'}}, answers: [{{sun: '3'}}]}}]", tmp_path)
    refused = "{refuse_answer: {sun: '3'}, why: not-your-turn}"
    play(f"{given}play: [{{do: {{play: '3'}}, answers: [{{moon: pass}}]}}, {refused}]", tmp_path)
    assert DuelNouns().not_asked == Reason("not-your-turn")


def test_an_answer_that_is_an_act_is_written_like_one(tmp_path: Path) -> None:
    given = "given: {hands: {sun: ['2'], moon: ['4']}, dice: ['1', '1']}\n"
    play(f"{given}play: [{{do: {{play: '2'}}, answers: [{{play: '4'}}], expect: {{moon.score: '4'}}}}]", tmp_path)


def test_a_viewer_finds_and_hears_only_what_is_for_that_viewer(tmp_path: Path) -> None:
    given = "given: {hands: {sun: ['2'], moon: ['4']}, dice: ['1']}\n"
    step = "{do: {play: '2'}, expect: {moon.hand: ['4', '1'], moon.score: '0'}}"
    sun = "{expect: {viewer: sun, moon.hand: hidden, sun.hand: [], asked: moon, undo: revealed}}"
    play(f"{given}play: [{step}, {sun}]", tmp_path)
    heard = "{do: {play: '2'}, expect: {viewer: sun, events: [card_played, card_drawn]}}"
    play(f"{given}play: [{heard}]", tmp_path)
    with pytest.raises(ScenarioFailedError, match="is 'hidden', not"):
        play(f"{given}play: [{{expect: {{viewer: day, moon.hand: ['4']}}}}]", tmp_path)
    with pytest.raises(ScenarioFailedError, match="a viewer is a seat or a side"):
        play(f"{given}play: [{{expect: {{viewer: [sun], moon.hand: ['4']}}}}]", tmp_path)


def test_a_scenario_of_one_game_is_refused_by_another(tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text("id: a\ngame: chess\nplay: []\n", encoding="utf-8")
    (document,) = scenario.load(path)
    with pytest.raises(ScenarioError, match="'chess', not of 'duel'"):
        scenario.run(document, DuelNouns())
    path.write_text("id: a\nplay: []\n", encoding="utf-8")
    (document,) = scenario.load(path)
    assert document.game == ""
    scenario.run(document, DuelNouns())


# --------------------------------------------------------------------------------------------------- what it noted


def test_a_frame_says_what_it_has_noted_and_takes_nothing_for_something_else() -> None:
    frame = Frame("casting", 0, "ice", {"power": 2, "moved": (3, 4), "act": "end"})
    assert (frame.number("power"), frame.number("left", 1), frame.several("moved"), frame.several("met")) == (
        2, 1, (3, 4), ()
    )  # fmt: skip
    with pytest.raises(KeyError):
        frame.number("left")
    for ask in (lambda: frame.number("moved"), lambda: frame.number("act", 0), lambda: frame.several("power")):
        with pytest.raises(TypeError):
            ask()
