"""Learning the weights: what lies in the games is found again, what does not is left alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.bigbook.ai.features import names
from game.bigbook.ai.search import Effort
from game.bigbook.ai.weights import built_in, judgment, read
from tools.train import __main__ as train
from tools.train.fit import chances, learnt, regression
from tools.train.games import Order, Played, Row, learn_from

QUICK = Effort(width=1, depth=2, ways=1, tried=4, payments=1, nodes=200)


def test_weights_that_lie_in_the_figures_are_found_again() -> None:
    """Two thousand rows by known weights: from nothing the fit comes near them, the silent figure stays as it was."""
    luck = np.random.default_rng(3)
    figures = luck.normal(size=(2_000, 4))
    figures[:, 0], figures[:, 3] = 1.0, 0.0
    true = np.array([0.5, -1.0, 2.0, 0.0])
    results = (luck.random(2_000) < chances(figures, true)).astype(np.float64)
    found = regression(figures, results, np.array([0.0, 0.0, 0.0, 7.0]), 1.0)
    assert np.abs(found[:3] - true[:3]).max() < 0.25
    assert found[3] == pytest.approx(7.0)


def test_what_is_held_firmly_stays() -> None:
    luck = np.random.default_rng(4)
    figures = luck.normal(size=(50, 2))
    figures[:, 0] = 1.0
    known = np.array([0.0, 0.3])
    loose, firm = (regression(figures, (figures[:, 1] > 0).astype(float), known, hold) for hold in (0.1, 1e6))
    assert abs(firm[1] - 0.3) < 0.01 < abs(loose[1] - 0.3)


def test_the_last_round_is_learnt_first_and_tells_the_one_before() -> None:
    """A figure that only shows in the first round gets weight there through what the last round knows."""
    chance, games = Random(1), []
    for _ in range(300):
        good = chance.random() < 0.5
        won = chance.random() < (0.8 if good else 0.2)
        sign = 1.0 if good else -1.0
        games.append(Played([Row(4, [1.0, sign, 0.0]), Row(5, [1.0, 0.0, sign])], float(won)))
    found = learnt(games, [[0.0] * 3 for _ in range(6)], 0.5)
    assert found[5][2] > 0.8 and found[4][1] > 0.5
    assert found[0] == [0.0, 0.0, 0.0], "a round without games keeps what it had"


def test_a_game_to_learn_from_follows_from_its_seed() -> None:
    order = Order(5, judgment(), QUICK)
    played = learn_from(order)
    assert played == learn_from(order)
    assert 0.0 <= played.result <= 1.0
    assert played.rows and all(len(row.figures) == len(names()) for row in played.rows)
    assert [row.round for row in played.rows] == sorted(row.round for row in played.rows)


def test_a_small_run_writes_weights_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells how long it took, keeps the old weights where the trial is not won more often, and says all that."""
    out = tmp_path / "mine.yaml"
    monkeypatch.setattr(train, "NARROW", QUICK)
    words = ["train", "--games", "1", "--rounds", "1", "--trial", "0", "--start", "hand", "--out", str(out)]
    monkeypatch.setattr("sys.argv", words)
    assert train.main() == 0
    found, told = read(out), capsys.readouterr().out
    assert "1 games to learn from" in told and " s\n" in told and str(out) in told
    assert "0 of 1 rounds of learning kept, 1 games" in found.training
    assert all(found.by_name[name] == pytest.approx(row) for name, row in built_in().by_name.items())
