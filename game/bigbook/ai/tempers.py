"""The tempers of companions: how far one thinks, and how surely it takes what it likes best."""

from __future__ import annotations

from dataclasses import dataclass

from .search import Effort


@dataclass(frozen=True, slots=True)
class Temper:
    """`effort` is spent on each of `tables` imagined tables; `whim` blurs the value of every answer (log-odds)."""

    effort: Effort
    tables: int = 1
    whim: float = 0.0


TEMPERS = {
    "apprentice": Temper(Effort(width=1, depth=3, ways=1, tried=8, payments=1, nodes=600), whim=0.6),
    "adept": Temper(Effort(width=2, depth=5, ways=1, tried=12, payments=2, nodes=2_000), whim=0.2),
    "master": Temper(Effort(width=8, depth=8, ways=3, tried=16, payments=3, nodes=20_000)),
}
"""By name, the weakest first."""
MASTER = "master"
