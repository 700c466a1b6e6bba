"""The hand in one's own order: cards are dragged along it or moved by keys, and sorted again by a key or a button.

Only what is shown changes. Cards that come stand behind those that somebody has arranged, by element and value.
"""

from __future__ import annotations

from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.input.looking import Looking
from scenes.bigbook.table.model.table_view import Card


class HandOrder:
    """Arranges the hand of who sits at the desk."""

    def __init__(self, table: TableContext, looking: Looking) -> None:
        self.table, self.looking = table, looking

    def _hand(self) -> list[Card]:
        return self.table.look.model.seats[self.table.desk].hand

    def step(self, by: int) -> None:
        """The card that has the focus changes places with its neighbour."""
        name = self.table.focus.current or ""
        card = self.table.listing().cards.get(name)
        hand = self._hand()
        if card is None or card not in hand:
            self.table.app.say(self.table.words.kit("hand.focus"))
            return
        self._move(card, max(0, min(len(hand) - 1, hand.index(card) + by)))
        self.table.focus.set(f"card:{self.table.desk}:hand:{hand.index(card) + 1}")

    def drop(self, card: Card, pos: tuple[int, int]) -> bool:
        """A card of the hand was let go over the hand: it stays there; False where it was let go elsewhere."""
        hand, places = self._hand(), self.table.look.places.cards
        if card not in hand or not self.table.look.layout.areas["hand"].contains(*pos):
            return False
        boxes = [places[one.uid] for one in hand if one is not card and one.uid in places]
        self._move(card, sum(box.center[0] < pos[0] for box in boxes))
        return True

    def sort(self) -> None:
        """Back to element and value; the sheet of the button answers where nothing is out of order."""
        seat = self.table.look.model.seats[self.table.desk]
        if not seat.order:
            self.looking.explain("button:sort")
        seat.order.clear()
        seat.sort()
        self._laid()

    def _move(self, card: Card, place: int) -> None:
        hand = self._hand()
        hand.remove(card)
        hand.insert(place, card)
        self.table.look.model.seats[self.table.desk].order[:] = [one.uid for one in hand]
        self._laid()

    def _laid(self) -> None:
        self.table.replace()
        self.table.touch()
