"""How long a soak is: short in the README's test command, whole with `python -m pytest --long -m soak`, as CI runs it.

A test that plays on and on keeps every assertion in both; what it plays is `soak(short, long)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
U = TypeVar("U")
_asked = {"long": False}


def play_long(long: bool) -> None:
    """Said by `conftest` before any test is read."""
    _asked["long"] = long


def soak(short: T, long: T) -> T:
    """How many, or which, of what a test plays; the test bears `soaks`."""
    return long if _asked["long"] else short


def share(things: Sequence[T], number: int, of: int) -> Sequence[T]:
    """Where `of` forms of a test go through the same things: what form `number` (from 0) goes through, so that in the
    short forms together each thing is met once; with --long each form goes through all."""
    return soak(things[number::of], things)


def crossed(ones: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Every pair of two lists; in the short form as few as the longer list has, so that each of both is met."""
    most = max(len(ones), len(others))
    few = [(ones[at % len(ones)], others[at % len(others)]) for at in range(most)]
    return soak(few, [*product(ones, others)])


soaks: Any = pytest.mark.soak
"""The mark of a test that has a long form."""
