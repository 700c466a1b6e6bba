"""20,000 acts of a monkey in the middle of everything; `python -m tests.scenes.monkey --acts 1000000` does more."""

from __future__ import annotations

import pytest

from scenes.mishaps import Mishaps
from tests.scenes.monkey import Seen, lives

RUNS, ACTS = 8, 2500


@pytest.mark.parametrize("seed", range(1, RUNS + 1))
def test_nothing_a_monkey_does_breaks_the_picture(seed: int) -> None:
    assert Mishaps.strict
    seen = Seen()
    lives(seed, ACTS, seen, lambda words: None)
    assert seen.acts == ACTS
    events, acts = {event for event, _ in seen.pairs}, {act for _, act in seen.pairs}
    assert len(seen.pairs) > 250 and len(events) > 20 and len(acts) > 28, (len(seen.pairs), len(events), len(acts))
