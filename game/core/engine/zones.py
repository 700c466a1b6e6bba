"""Zones: where cards lie, who may see them, and one projection for every game.

A game declares its kinds of zones once, with their sight, and lists the zones of a state as `Heap`s. A card that a
viewer may not see is in no projection by its id: there is the zone and how many lie in it, and not even that where the
height of the pile would tell something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from .rng import HasRng, shuffle

Sight = Literal["all", "side", "owner", "owner_and_side", "nobody"]


class Heap(NamedTuple):
    """One zone of one state: its kind, its name, whose it is (a seat, or '' for nobody's), and its cards in order."""

    kind: str
    name: str
    owner: str
    cards: tuple[str, ...]


Query = Callable[[Any, Heap, str | None], bool]
"""(state, zone, viewer): whether the viewer may see the cards."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of zone.

    `sight` says who sees the cards: everybody, everybody of a side (`side`, or the owner's where that is ''), the owner
    alone, the owner and everybody of `side`, nobody, or whoever a query lets. `back` names what the cards look like
    from behind: hidden cards with the same back could be each other (default: the kind). `counted` is false where not
    even their number may be known.
    """

    sight: Sight | Query
    side: str = ""
    back: str = ""
    counted: bool = True


class Seen(Struct, frozen=True):
    """A zone as somebody may see it: the cards, or None; how many, or None."""

    name: str
    count: int | None
    cards: tuple[str, ...] | None


class Zones:
    """The kinds of zones of one game, by name. `side_of` says which side a seat plays for."""

    def __init__(self, kinds: Mapping[str, Zone], side_of: Callable[[str], str]) -> None:
        self.kinds = dict(kinds)
        self.side_of = side_of
        self._settled: dict[tuple[str, str, str | None], bool] = {}
        """By kind, owner and viewer, whether zones are seen whose sight is a word: the state has no say in that."""
        for name, zone in self.kinds.items():
            if zone.sight == "owner_and_side" and not zone.side:
                raise ValueError(f"{name}: which side sees it beside the owner?")

    def sees(self, state: Any, heap: Heap, viewer: str | None) -> bool:
        """Whether a viewer (a seat, a side, or None for what everybody sees) may see the cards of a zone."""
        zone = self.kinds[heap.kind]
        if not isinstance(zone.sight, str):
            return zone.sight(state, heap, viewer)
        if zone.sight in ("all", "nobody"):
            return zone.sight == "all"
        if viewer is None:
            return False
        owned = viewer == heap.owner
        if zone.sight == "owner":
            return owned
        side = zone.side or self.side_of(heap.owner)
        within = viewer == side or self.side_of(viewer) == side
        return within or (owned and zone.sight == "owner_and_side")

    def project(self, state: Any, heaps: Iterable[Heap], viewer: str | None) -> tuple[Seen, ...]:
        """The zones as a viewer may see them."""
        found: list[Seen] = []
        for heap in heaps:
            kind, name, owner, cards = heap
            seen = self._settled.get((kind, owner, viewer))
            if seen is None:
                seen = self.sees(state, heap, viewer)
                if isinstance(self.kinds[kind].sight, str):  # a query may look at the cards
                    self._settled[kind, owner, viewer] = seen
            if seen:
                found.append(Seen(name, len(cards), cards))
            else:
                found.append(Seen(name, len(cards) if self.kinds[kind].counted else None, None))
        return tuple(found)

    def exchanged(
        self, state: Any, heaps: Sequence[Heap], viewer: str | None, luck: HasRng
    ) -> dict[str, tuple[str, ...]]:
        """The hidden cards dealt anew: by name of zone, what may as well lie there for all the viewer knows.

        Cards move among hidden zones of the same back, and every zone keeps its number.
        """
        hidden: dict[str, list[Heap]] = {}
        for heap in heaps:
            if not self.sees(state, heap, viewer):
                hidden.setdefault(self.kinds[heap.kind].back or heap.kind, []).append(heap)
        dealt: dict[str, tuple[str, ...]] = {}
        for group in hidden.values():
            cards = sorted(card for heap in group for card in heap.cards)
            shuffle(luck, cards)
            for heap in group:
                dealt[heap.name] = tuple(cards[: len(heap.cards)])
                del cards[: len(heap.cards)]
        return dealt
