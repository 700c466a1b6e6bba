"""The cards of a plain table as they are shown, changed event by event, and what flies between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from pygame import Surface

from game.core.engine.event import Event
from scenes.kit.director import Effect, Slide
from scenes.kit.geometry import Box
from scenes.kit.theme import Colour
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.effects import Flight, Pulse
from scenes.table.plain.game import Heap, Lain, Move, PlainGame


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on the table; `kind` is what its face says."""

    uid: int
    lain: Lain

    @property
    def kind(self) -> str:
        """What its face says, '' for a back."""
        return self.lain.label


@dataclass(slots=True)
class Model:
    """Everything that is shown, heap by heap."""

    heaps: dict[str, Heap] = field(default_factory=dict)
    cards: dict[str, list[Shown]] = field(default_factory=dict)
    _uids: Iterator[int] = field(default_factory=lambda: count(1))

    def settle(self, heaps: Sequence[Heap]) -> None:
        """Show this; cards that lay there already stay the same."""
        was, self.heaps = self.cards, {heap.name: heap for heap in heaps}
        self.cards = {}
        for heap in heaps:
            before = list(was.get(heap.name, ()))
            now: list[Shown] = []
            for lain in heap.cards:
                same = next((card for card in before if card.lain == lain), before[0] if before else None)
                if same is not None:
                    before.remove(same)
                now.append(Shown(same.uid if same is not None else next(self._uids), lain))
            self.cards[heap.name] = now

    def differences(self, heaps: Sequence[Heap]) -> dict[str, str]:
        """What is shown otherwise than it lies there, heap by heap in words for a report. A back may stand for any
        card: people have not been shown yet what they may see."""
        found, true = {}, {heap.name: heap.cards for heap in heaps}
        for name in dict.fromkeys([*true, *self.cards]):
            shown, lain = [card.lain for card in self.cards.get(name, ())], true.get(name, ())
            alike = len(shown) == len(lain) and all(
                not one.label or one == other for one, other in zip(shown, lain, strict=True)
            )
            if not alike or name not in true or name not in self.cards:
                found[name] = f"{name}: shown {_listed(shown)}, true {_listed(lain)}"
        return found

    def leaving(self, move: Move) -> int:
        """Which card of its heap goes, from 0: what looks like it, else the uppermost; -1 where none is left."""
        there = self.cards.get(move.start, [])
        return next((at for at, card in enumerate(there) if card.lain == move.lain), len(there) - 1)

    def move(self, move: Move) -> Shown | None:
        """A card goes to another heap; None where there is none, or it leaves the table."""
        at = self.leaving(move)
        if at < 0 or (move.end and move.end not in self.cards):
            return None
        card = self.cards[move.start].pop(at)
        if not move.end:
            return None
        moved = card if move.lain is None else Shown(card.uid, move.lain)
        self.cards[move.end].append(moved)
        return moved


def _listed(cards: Sequence[Lain]) -> str:
    """Cards by their faces, backs as an underscore."""
    return f"[{', '.join(card.label or '_' for card in cards)}]"


def closed(game: PlainGame, state: Any, seat: str) -> list[Heap]:
    """A table arranged for whoever sits there, before they have come to it: only what everybody may see."""
    seen = {heap.name: heap.cards for heap in game.heaps(state, "")}
    return [replace(heap, cards=seen.get(heap.name, ())) for heap in game.heaps(state, seat)]


LIGHT: Colour = (240, 214, 130)
Moved = tuple[Shown | None, ...]
"""The card of each move of an event; None where none lies there."""
Starts = tuple[Box, ...]
"""Where each of them lay."""
Faces = Callable[[Lain, tuple[int, int]], Surface]
"""The picture of a card of so many pixels."""


class PlainStaging:
    """Turns each event into the cards that fly for it (`Staging`)."""

    def __init__(
        self, game: PlainGame, model: Model, faces: Faces, boxes: Callable[[str, int], Box], aftermath: Aftermath
    ) -> None:
        """`boxes`: where a card of a heap lies now, by its number from 0; -1 for the uppermost."""
        self.game, self.model, self.faces, self.boxes, self.aftermath = game, model, faces, boxes, aftermath
        self.aloft: dict[int, int] = {}
        """The card that each flight carries: it is not drawn where it will lie."""

    def clear(self) -> None:
        """Forget everything in motion."""
        self.aftermath.hurry()
        self.aloft.clear()

    def before(self, event: Event) -> Starts:
        """Where the cards lie that an event is about to move."""
        return tuple(self.boxes(move.start, self.model.leaving(move)) for move in self.game.moves(event))

    def apply(self, event: Event) -> Moved:
        """Change what is shown; gives the card of each move, as it lies there now."""
        return tuple(self.model.move(move) for move in self.game.moves(event))

    def moved(self) -> Sequence[Slide]:
        """Rows close up at once."""
        return ()

    def effects(self, event: Event, moved: Moved | None, before: Starts | None, reduced: bool) -> Sequence[Effect]:
        """The flight of each card; under reduced motion a light where it has come to."""
        if moved is None or before is None:
            return ()
        found: list[Effect] = []
        for move, card, start in zip(self.game.moves(event), moved, before, strict=True):
            if card is not None:
                found.append(Pulse(self.boxes(move.end, -1), LIGHT, 0) if reduced else self._flight(move, card, start))
        return found

    def _flight(self, move: Move, card: Shown, start: Box) -> Flight:
        flight = Flight(lambda size, face: self.faces(card.lain, size), start, lambda: self.boxes(move.end, -1))
        self.aloft[id(flight)] = card.uid
        return flight

    def landed(self, effect: Effect) -> None:
        """A flight is over: its card is drawn at rest again."""
        self.aloft.pop(id(effect), None)
