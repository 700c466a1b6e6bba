"""How the spaces of a room are called: all their ids begin alike (`gh1`, `gh2`)."""

from __future__ import annotations

from collections.abc import Sequence


def prefix_of(spaces: Sequence[str]) -> str:
    """What the ids of a room's spaces begin with."""
    return spaces[0].rstrip("0123456789")
