"""A seed that nobody has chosen, for a game of which no seed was asked for."""

from __future__ import annotations

import os


def fresh_seed() -> int:
    """A number of the system's own chance; small enough to be read out to a friend."""
    return 1 + int.from_bytes(os.urandom(8), "big") % 999_999
