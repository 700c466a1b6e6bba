"""Cards of the Big Book in the hand of the pointer: on what they may be let go, and what that does."""

from __future__ import annotations

from functools import partial

from game.bigbook.play.card_kinds import element_of, value_of
from game.bigbook.play.payment_draft import Chosen
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.controller import TableController
from scenes.bigbook.table.model.table_view import Card
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.table.motion.effects import Particles, Pulse
from scenes.table.pointer import Air, Landing

TARGETS = ("spell", "curse", "supply", "library", "card")


class CardsInHand:
    """What the pointer must know of the cards of this table (`Hands`)."""

    def __init__(self, table: BookTable, controller: TableController, stage: CardLayer) -> None:
        self.table, self.controller, self.stage = table, controller, stage

    def place(self, card: Card) -> Box | None:
        """Where it lies at rest; None where it is not seen."""
        return self.table.render.places.cards.get(card.uid)

    def size(self) -> tuple[int, int]:
        """How large it is in the air, in pixels."""
        layout = self.table.render.layout
        return layout.size("hand_w"), layout.size("hand_h")

    def at_home(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies over the hand."""
        return self.table.render.layout.areas["hand"].contains(*pos)

    def drop(self, card: Card, own: Thing, under: Thing | None, pos: tuple[int, int]) -> Landing:
        """It is not a place in the hand, not a question, not a cure: so it pays for something."""
        table, mad = self.table, card.kind == "madness"
        cures = under is not None and under.role == "card" and under.enabled and table.state.choice is None
        cures = cures and under is not None and table.listing().cards[under.id].kind == "madness" != card.kind
        if not cures and self.controller.hand.drop(card, pos):
            return Landing()
        if table.state.choice is not None:
            if own.enabled and (under is None or under.id != own.id):
                table.screen.choose(own)
            return Landing(flies=False)
        if mad and under is not None and under.id == "madness":  # back to its stack: a cure
            begun = table.state.plan is not None and table.state.plan.target == own.id
            return Landing(then=None if begun else partial(table.screen.press, own))
        if under is None or under.role not in TARGETS or mad:
            return Landing()
        if not under.enabled:
            return Landing(then=partial(table.screen.refuse, under))
        if under.role == "card" and table.listing().cards[under.id].kind != "madness":
            return Landing()
        return Landing(taken=self.controller.carry_to(under, Chosen(table.option_of(own), card.uid)))

    def taken(self, card: Card, thing: Thing) -> None:
        """A pulse in the card's colour at what takes it; the card lands where it waits to be spent."""
        ramp, director = ELEMENTS[element_of(card.kind)], self.table.director
        director.show(Pulse(Box(*thing.rect), ramp.light, 10), 260)
        director.show(Particles(thing.rect.center, (ramp.light, ramp.mid), 8, thing.rect.w * 0.5, 60.0, card.uid), 420)

    def sound(self, card: Card) -> str:
        """What it sounds like when it touches down."""
        return f"drop_{max(1, value_of(card.kind))}"

    def paint(self, canvas: Canvas, card: Card, at: tuple[float, float], air: Air) -> None:
        """Draw it with its middle at a point."""
        self.stage.held_card(canvas, self.table.render, card, at, air.tilt, air.grip, air.flat)

    def rises(self, card: Card) -> float:
        """How many pixels it comes up where it lies."""
        return self.stage.lifted(self.table.render, card)
