"""Small movements of single things where they lie: how far they have come up.

Cards, spells and curses come up under the pointer, chosen, or carried over. Only pictures move: what a person hits is
always the place of rest. Nothing is to be done while everything has arrived.
"""

from __future__ import annotations

from game.bigbook.play import thing_id
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.render_context import RenderContext
from scenes.table.motion.elevation import Elevation, Goal

YIELD = 0.35
"""How much of its width a card makes room beside a neighbour that is looked at, at most."""
REACH = 3
"""How many neighbours on each side give way."""
NUDGE = 5
"""Pixels (on the full drawing) it gives way where cards do not overlap."""


class HoverElevation(Elevation):
    """Cards, spells and curses of the desk."""

    def aim_at(self, render: RenderContext, lights: Highlights, target: str) -> None:
        """Take new goals from the lights of this frame; `target` is the lit thing a carried card hangs over, or ''."""
        goals: set[Goal] = set()
        seat = render.model.seats[render.desk]
        for place, cards in (("hand", seat.hand), ("support", seat.support)):
            for index, card in enumerate(cards):
                name = thing_id.card(render.desk, place, index + 1)
                if name == lights.hover and not target:
                    goals.add(("hover", card.uid))
                if name in lights.marked:
                    goals.add(("ghost", card.uid))
                if name == target:
                    goals.add(("zone", card.uid))
        things = [thing_id.spell(render.desk, spell.id) for spell in seat.spells]
        things += [thing_id.curse(curse.id) for curse in render.model.curses]
        for name in things:
            if name == lights.hover and name in lights.lit and not target:
                goals.add(("hover", name))
            if name in lights.marked:
                goals.add(("ghost", name))
            if name == target:
                goals.add(("zone", name))
        self.aim(goals)

    def shifts(self, render: RenderContext, cards: list[Card]) -> dict[int, float]:
        """How far each card of a row gives way to the one that is looked at, in pixels."""
        out: dict[int, float] = {}
        last = render.layout.areas["hand"].right + render.layout.px(NUDGE)
        boxes = [render.places.cards.get(card.uid) for card in cards]
        for at, card in enumerate(cards):
            up, box = self.of("hover", card.uid), boxes[at]
            if not up or box is None:
                continue
            for other, neighbour in enumerate(cards):
                far = other - at
                place = boxes[other]
                if not far or abs(far) > REACH or place is None:
                    continue
                hidden = max(0.0, box.w - abs(place.x - box.x) / abs(far))
                room = render.layout.px(NUDGE) + (min(YIELD * box.w, hidden) if far > 0 else 0.0)
                given = out.get(neighbour.uid, 0.0) + up * room * (1 if far > 0 else -1) / abs(far)
                out[neighbour.uid] = min(given, max(0, last - place.right))
        return out
