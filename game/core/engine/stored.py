"""What a state looks like when it is stored: which fields there are, and of which types and bounds."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec

from .decision import Count


class Base(msgspec.Struct):
    """The core's fields as `BaseState.base_to_json` writes them."""

    frames: list[tuple[str, Count, int, str, dict[str, Any]]]
    decision: dict[str, Any] | None
    rng: int
    barrier: str
    over: bool
    dice: tuple[int, ...] | None = None
    luck: dict[str, int] = {}


@cache
def fields_of(state: type) -> type[msgspec.Struct]:
    """The fields that the class of a game's states annotates, with their types and bounds."""
    hints, slots = get_type_hints(state, include_extras=True), state.__dict__["__slots__"]
    return msgspec.defstruct("OwnFields", [(name, hints[name]) for name in state.__annotations__ if name in slots])
