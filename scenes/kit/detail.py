"""How much is said to ears, in levels."""

from __future__ import annotations

from typing import Literal, get_args

Detail = Literal["off", "brief", "normal", "full"]
"""How much is said: nothing; names and states; also what a press does; also all that can be read about a thing."""
DETAILS: tuple[Detail, ...] = get_args(Detail)


def at_least(detail: Detail, wanted: Detail) -> bool:
    """Whether so much detail holds what needs at least that much."""
    return DETAILS.index(detail) >= DETAILS.index(wanted)
