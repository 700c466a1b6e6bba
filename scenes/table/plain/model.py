"""The cards of a plain table as they are shown, changed event by event, and what flies between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from pygame import Surface

from game.core.engine.event import Event
from scenes.kit.director import Effect, Slide
from scenes.kit.geometry import Box
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

    def leaving(self, move: Move) -> int:
        """Which card of its heap goes, from 0: what looks like it, else the uppermost; -1 where none is left."""
        there = self.cards.get(move.start, [])
        return next((at for at, card in enumerate(there) if card.lain == move.lain), len(there) - 1)

    def move(self, move: Move) -> Shown | None:
        """A card goes to another heap; None where there is none."""
        at = self.leaving(move)
        if at < 0 or move.end not in self.cards:
            return None
        card = self.cards[move.start].pop(at)
        moved = card if move.lain is None else Shown(card.uid, move.lain)
        self.cards[move.end].append(moved)
        return moved


Faces = Callable[[Lain, tuple[int, int]], Surface]
"""The picture of a card of so many pixels."""


class PlainStaging:
    """Turns each event into the card that flies for it (`Staging`)."""

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

    def before(self, event: Event) -> Box | None:
        """Where the card lies that an event is about to move."""
        moves = self.game.moves(event)
        return self.boxes(moves.start, self.model.leaving(moves)) if moves is not None else None

    def apply(self, event: Event) -> Shown | None:
        """Change what is shown; gives the card that moved."""
        moves = self.game.moves(event)
        return self.model.move(moves) if moves is not None else None

    def moved(self) -> Sequence[Slide]:
        """Rows close up at once."""
        return ()

    def effects(self, event: Event, moved: Shown | None, before: Box | None, reduced: bool) -> Sequence[Effect]:
        """The flight of the card; under reduced motion a light where it has come to."""
        moves = self.game.moves(event)
        if moved is None or before is None or moves is None:
            return ()
        end = moves.end
        if reduced:
            return (Pulse(self.boxes(end, -1), (240, 214, 130), 0),)
        flight = Flight(lambda size, face: self.faces(moved.lain, size), before, lambda: self.boxes(end, -1))
        self.aloft[id(flight)] = moved.uid
        return (flight,)

    def landed(self, effect: Effect) -> None:
        """A flight is over: its card is drawn at rest again."""
        self.aloft.pop(id(effect), None)
