"""Payments put together by chance in random games: what stands there is what is spent, and no card is ever needless."""

from __future__ import annotations

import pytest

from tests.lengths import alike
from tests.scenes.table.follow import follow_payments


@alike(3)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_shown_is_spent_and_nothing_is_needless(seed: int) -> None:
    assert follow_payments(seed, 2 + seed % 4, 120) > 5
