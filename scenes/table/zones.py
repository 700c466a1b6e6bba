"""Which parts of the still layer must be painted anew: each zone has a key of all it shows."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.table.board import late
from scenes.table.danger import Danger
from scenes.table.geometry import Box
from scenes.table.look import Look
from scenes.table.view_model import Seat


class Zones:
    """Remembers what each zone showed when it was painted last."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[Box, object]] = {}

    def forget(self) -> None:
        """Everything will count as changed."""
        self._seen.clear()

    def changed(self, keys: dict[str, tuple[Box, object]]) -> Iterable[Box]:
        """The boxes of zones that differ from what was painted."""
        found = []
        for name, (box, key) in keys.items():
            if self._seen.get(name) != (box, key):
                self._seen[name] = (box, key)
                found.append(Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6))
        return found

    @staticmethod
    def desk_box(look: Look) -> Box:
        """The whole desk: from the magician's sheet to the hand."""
        areas = look.layout.areas
        left, right = areas["magician"], areas["hand"]
        return Box(left.x, left.y, right.right - left.x, right.bottom - left.y)

    def keys(self, look: Look, sentence: str, dangers: list[Danger], lines: int) -> dict[str, tuple[Box, object]]:
        """What each zone shows now."""
        areas, model = look.layout.areas, look.model
        found: dict[str, tuple[Box, object]] = {
            "ribbon": (areas["ribbon"], (sentence, str(dangers), model.round, model.monster, model.phase)),
            "library": (areas["library"], str(model.library)),
            "piles": (areas["piles"], str(model.piles)),
            "book": (areas["book"], (model.monster, model.page, model.preview)),
            "rounds": (areas["rounds"], (model.round, model.monster is None)),
            "madness": (areas["madness"], model.madness),
            "track": (areas["track"], (model.marker, tuple(sorted(c.position for c in model.curses)))),
            "supply": (areas["supply"], str(model.supply)),
            "log": (areas["log"], lines),
            "desk": (self.desk_box(look), (look.desk, _desk(model.seats[look.desk]), model.aside.total())),
        }
        found["room"] = (Box(0, 0, *look.layout.window), late(look))
        for name, seat in model.seats.items():
            found[f"seat:{name}"] = (look.places.slots[name], (_seat(seat), model.active == name, look.desk == name))
        return found


def _desk(seat: Seat) -> object:
    top = tuple(card.kind for card in seat.discard[-3:])
    return seat.seat, seat.deck_count, len(seat.discard), top, len(seat.support)


def _seat(seat: Seat) -> object:
    cards = tuple(tuple(card.kind for card in place) for place in (seat.hand, seat.support))
    spells = tuple((spell.id, spell.exhausted, spell.neutralized) for spell in seat.spells)
    return cards, spells, seat.deck_count, len(seat.discard), seat.ability_used, seat.eliminated
