"""Made things by key, bounded: the least used leave when all of them together weigh more than the limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

from pygame import Surface

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def pixel_bytes(picture: Surface) -> int:
    """What a picture weighs in memory: four bytes a pixel."""
    return picture.get_width() * picture.get_height() * 4


class Cache(Generic[K, V]):
    """Values by key, in the order of their use. What was put in last stays, however heavy it is.

    ``limit`` is in the unit of ``weigh``: bytes with `pixel_bytes`; without it every value weighs 1. A value's weight
    must not change while it is kept.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int] = lambda value: 1) -> None:
        self._limit, self._weigh = limit, weigh
        self._items: OrderedDict[K, V] = OrderedDict()
        self.weight = 0
        """What all values weigh together."""

    def bound(self, limit: int) -> None:
        """Keep so much from now on."""
        self._limit = limit
        self._trim()

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used now; None where it is not kept."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> V:
        """Keep a value, in the place of an older one of that key; hands it back."""
        self.drop(key)
        self._items[key] = value
        self.weight += self._weigh(value)
        self._trim()
        return value

    def _trim(self) -> None:
        while self.weight > self._limit and len(self._items) > 1:
            self.drop(next(iter(self._items)))

    def drop(self, key: K) -> None:
        """Forget a key; nothing happens where it is not kept."""
        if key in self._items:
            self.weight -= self._weigh(self._items.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        self._items.clear()
        self.weight = 0

    def items(self) -> Iterator[tuple[K, V]]:
        """All that is kept, the least used first; asking does not count as use."""
        return iter(self._items.items())

    def __len__(self) -> int:
        return len(self._items)
