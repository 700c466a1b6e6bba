"""How long a soak is: short in the README's test command, whole with `python -m pytest --long -m soak`, as CI runs it.

A test that plays on and on keeps every assertion in both; what it plays is `soak(short, long)`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from typing import TypeVar
from zlib import crc32

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


soaks: pytest.MarkDecorator = pytest.mark.soak
"""The mark of a test that has a long form."""


def alike(of: int = 2) -> pytest.MarkDecorator:
    """The mark of a test whose forms try the same with something else each: a language, a size, a seed, a lesson. The
    short form plays one in `of` of them, not the same in each test, so that all tests together meet every language and
    every size many times; with --long all are played."""
    return pytest.mark.soak(of=of)


def left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Of all tests that were found those that the short form leaves out, because others alike are played."""
    families: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        families[item.nodeid.partition("[")[0]].append(item)
    out = []
    for name, family in families.items():
        mark = family[0].get_closest_marker("soak")
        of = soak(min(mark.kwargs.get("of", 1), len(family)) if mark else 1, 1)
        out += [item for at, item in enumerate(family, start=crc32(name.encode())) if at % of]
    return out
