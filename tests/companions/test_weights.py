"""The weights of the companions' judgment: read, checked, written; and who plays on where they are no good."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest

from game.bigbook.ai import weights
from game.bigbook.ai.evaluation import LOST, WON, Judgment, chance
from game.bigbook.ai.features import features, names
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.weights import FILE, built_in, judgment, read, trouble, write
from game.bigbook.rules.options import Options, options_of
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.rng import Luck
from game.core.mind.weights import WeightsError
from tests.companions.hidden import laid_out


def test_the_weights_of_the_house_are_whole_and_tell_their_training() -> None:
    found = read(FILE)
    assert set(found.by_name) == set(names()) and len(found.training) > 40 and not found.odd


def test_a_card_without_a_figure_weighs_nothing_and_all_others_weigh_as_before(tmp_path: Path) -> None:
    """Somebody has added a spell, another has taken a curse away: companions play on by what they know."""
    there = tmp_path / "mine.yaml"
    text = FILE.read_text("utf-8")
    there.write_text(text.replace('"spell:ice"', '"spell:frost"', 1).replace('"w1"', '"w0"', 1), "utf-8")
    found, whole = read(there), read(FILE)
    assert set(found.by_name["spell:ice"]) == {0.0} and found.harms["w1"] == weights.HARM
    assert {name for name, row in found.by_name.items() if row != whole.by_name[name]} == {"spell:ice"}
    assert "spell:frost" not in found.by_name and "w0" not in found.harms
    assert len(found.odd) == 4 and not trouble(there)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    there = tmp_path / "mine.yaml"
    write(there, built_in())
    assert read(there) == built_in()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version: 1\n", "version: 2\n"),
        ("version: 1\n", ""),
        ("training: ", "draining: "),
        ('"flow": [', '"flown": ['),
        ('"flow": [', '"flow": [nan, '),
        ('"harm": [', '"harm": [[0], '),
        ('"w1": [0.6, 0]', '"w1": [0.6]'),
        ('"w1": [0.6, 0]', '"w1": [0.6, inf]'),
        ('"w1": [0.6, 0]', '"w1": [0.6, much]'),
        ("weights:\n", "weights: none\nothers:\n"),
    ],
)
def test_weights_that_are_damaged_are_refused_in_one_line(tmp_path: Path, old: str, new: str) -> None:
    text, there = FILE.read_text("utf-8"), tmp_path / "judgment.yaml"
    assert old in text
    there.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(WeightsError) as refused:
        read(there)
    assert "judgment.yaml" in str(refused.value) and "\n" not in str(refused.value)


def test_without_a_file_there_are_no_weights(tmp_path: Path) -> None:
    with pytest.raises(WeightsError):
        read(tmp_path / "nothing.yaml")


def test_with_damaged_weights_the_built_in_judgment_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line is said, once, and the companion answers all the same."""
    there = tmp_path / "judgment.yaml"
    shutil.copy(FILE, there)
    there.write_bytes(there.read_bytes()[:2_000])
    monkeypatch.setattr(weights, "judgment", lambda: judgment(there))
    monkeypatch.setattr("game.bigbook.ai.planner.judgment", lambda: judgment(there))
    session = BigBookSession.start(Options.of(2), 1)
    with caplog.at_level(logging.WARNING, logger="game"):
        for _ in range(2):
            planner = Planner(1, "apprentice")
            answer = planner.answer(big_book(), session.state)
            assert big_book().check(session.state, answer) is None
    assert [record.getMessage().count("judgment.yaml") for record in caplog.records] == [1]
    assert planner.judgment == built_in().judgment()
    assert "judgment.yaml" in trouble(there) and not trouble(FILE)


def test_a_table_that_was_judged_before_is_judged_as_if_it_were_the_first() -> None:
    """What is kept from one table to the next changes no value: a whole game, each table by the shared judgment, by
    one that has seen nothing, and figure by figure."""
    shared, session, tables = judgment(), BigBookSession.start(options_of(7), 11), 0
    planner = Planner(2, "apprentice")
    while not session.over and tables < 150:
        state = session.state
        value, promise = shared.weigh(state)
        assert (value, promise) == shared.weigh(state.clone()) == Judgment(shared.weights, shared.harms).weigh(state)
        round_, figures = features(state, shared.harms)
        plainly = sum(weight * figure for weight, figure in zip(shared.weights[round_], figures, strict=True))
        assert value == pytest.approx(plainly, abs=1e-9)
        tables += 1
        session.apply(planner.answer(session.game, state))
    assert tables > 60


def test_a_finished_game_is_worth_more_or_less_than_any_open_one() -> None:
    session = BigBookSession.start(Options.of(3), 2)
    judged = judgment()
    value = judged.value(session.state)
    assert LOST < value < WON and 0 < chance(value) < 1
    state = session.state.clone()
    state.over, state.result = True, "won"
    assert judged.value(state) == WON
    state.result = "lost"
    assert judged.value(state) == LOST


def test_better_tables_are_worth_more() -> None:
    """A Madness more in a hand's deck costs; a curse less on the board pays."""
    session = BigBookSession.start(Options.of(3), 2)
    while len(session.state.curses) < 3:
        session.apply(session.game.random_answer(session.state, Luck(1)))
    judged, state = judgment(), session.state
    worse = state.clone()
    worse.players[0].discard += [0, 0]
    worse.madness -= 2
    assert judged.value(worse) < judged.value(state)
    better = state.clone()
    better.curses = better.curses[:1]
    assert judged.value(better) > judged.value(state)


HELD = """
turn: {turn}
curses: {{3: [{w4}]}}
players:
  p1: {{magician: bellringer, hand: [earth1, fire1], deck: [earth1, fire1, air1, earth1, fire1, air1]}}
  p2: {{magician: firebrand, hand: [water2, water2], deck: [fire1, fire1, fire1, air1, air1, air1]}}
madness: 14
"""
"""The marker is on space 2, a curse lies on the next one, and whoever is next can pay for it."""


@pytest.mark.parametrize("turn", [2, 7, 22])
def test_a_curse_that_lies_face_down_lets_the_marker_pass_and_can_be_destroyed_after_that(turn: int) -> None:
    """Neutralizing it is worth something in every round: it strikes nobody, and the friend destroys it all the same."""
    open_, down = (laid_out(HELD.format(turn=turn, w4=w4)).state for w4 in ("w4", "{w4: {neutralized: true}}"))
    judged = judgment()
    struck, spared = (dict(zip(names(), features(state, judged.harms)[1], strict=True)) for state in (open_, down))
    assert struck["curse:w4"] == 1 and spared["curse:w4"] == 0 == spared["harm"]
    assert spared["kills"] == struck["kills"] > 0.9
    assert judged.value(down) > judged.value(open_) + 0.2
