"""The robot begins a game in every language and with every number of players; `everywhere` plays all of them out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lengths import alike, soak
from tests.scenes.everywhere import LANGS, PLAYERS, play

ANSWERS = soak(6, 12)


@alike(4)
@pytest.mark.parametrize(("lang", "players"), list(zip(LANGS, PLAYERS, strict=True)))
def test_a_game_goes_on_in_every_language_and_with_every_number_of_players(
    tmp_path: Path, lang: str, players: int
) -> None:
    assert play(tmp_path, lang, players, 5, "random", ANSWERS) >= ANSWERS
