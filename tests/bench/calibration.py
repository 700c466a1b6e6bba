"""A fixed piece of pure Python whose speed stands for the machine's, so that figures can be compared."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

ROUNDS = 5


def calibration() -> int:
    """List, dict and int work like an engine's; always the same amount."""
    table: dict[int, int] = {}
    items = list(range(200))
    total = 0
    for step in range(400):
        copy = items[:]
        for value in copy[::5]:
            table[value] = table.get(value, 0) + step
            total += table[value] & 7
    return total


def measure(work: Callable[[], object]) -> float:
    """Seconds of processor time that `work` takes, the median of some rounds (a busy machine does not matter)."""
    times: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return statistics.median(times)


def unit() -> float:
    """Seconds that one calibration loop takes now."""
    return measure(calibration)
