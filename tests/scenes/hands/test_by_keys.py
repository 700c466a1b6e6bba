"""Games and a lesson by nothing but arrows and Enter, games to their end with --long; `python -m tests.scenes.by_keys`
plays all sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import DEFAULT
from tests.lengths import alike, soak
from tests.scenes.by_keys import game, lessons
from tests.scenes.players import HOUSE

EVERY = 20
"""One in so many frames is drawn; the command draws all of them."""


@alike()
@pytest.mark.parametrize(
    ("which", "players", "size"),
    [(DEFAULT, 2, (1280, 720)), (DEFAULT, 5, (1920, 1080)), (HOUSE, 2, (1280, 720)), (HOUSE, 4, (1920, 1080))],
)
def test_a_game_is_played_by_arrows_and_enter(tmp_path: Path, which: str, players: int, size: tuple[int, int]) -> None:
    most = soak(16, None)
    played = game(tmp_path, players, size, players * 11, EVERY, most, which)
    assert played.code == (0 if most is None else None)
    assert len(played.pressed) > soak(15, 30)
    assert played.mean < 5, f"{played.mean:.1f} presses for each act"


def test_a_lesson_is_done_by_arrows_and_enter(tmp_path: Path) -> None:
    played = lessons(tmp_path, "casting", (1280, 720), 5, EVERY)
    assert played.code == 0
    assert played.pressed
