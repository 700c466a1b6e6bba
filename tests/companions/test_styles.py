"""Companions play as their magicians like to, and pay next to nothing for it."""

from __future__ import annotations

import pytest

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.styles import KEEN, LIKES
from game.bigbook.rules.options import MAGICIANS, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from tests.lengths import alike, soak

PARTIES = (MAGICIANS[:4], MAGICIANS[4:])


@alike()
@pytest.mark.parametrize("party", PARTIES)
def test_a_liking_decides_between_acts_that_promise_nearly_the_same_and_never_more(party: tuple[str, ...]) -> None:
    session, decided = BigBookSession.start(Options(party, "easy", "normal"), 5), 0
    for seed in range(soak(40, 120)):
        if session.over:
            break
        plain = Planner(seed, "adept").ranked(big_book(), session.state)
        fond = Planner(seed, "adept", style=True).ranked(big_book(), session.state)
        values = {answer: value for value, answer in plain}
        assert all(0 <= value - values[answer] <= KEEN + 1e-9 for value, answer in fond)
        assert values[fond[0][1]] >= plain[0][0] - KEEN - 1e-9
        decided += fond[0][1] != plain[0][1]
        session.apply(plain[0][1])
    assert decided


def test_every_magician_has_a_style_and_no_two_of_one_school_the_same() -> None:
    assert LIKES.keys() == set(MAGICIANS)
    assert len(set(LIKES.values())) >= len(MAGICIANS) - 1
