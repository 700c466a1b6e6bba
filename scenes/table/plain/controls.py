"""What a person does at a plain table: choose cards and buttons, let a card go on a heap, take back, and be refused."""

from __future__ import annotations

from functools import partial

from game.core.engine.decision import Decision
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.table.input.answers import AnswerController
from scenes.table.plain.context import PlainContext
from scenes.table.plain.drawing import PlainDrawing
from scenes.table.plain.model import Shown
from scenes.table.pointer import Air, Landing


class PlainControls(AnswerController[PlainContext]):
    """What people do at a plain table."""

    def chooses(self, decision: Decision) -> bool:
        """Whoever is to decide is asked when they have come to the table."""
        return decision.seat == self.table.seated


class PlainHands:
    """What the pointer must know of the cards of a plain table (`Hands`)."""

    def __init__(self, table: PlainContext, controls: PlainControls, drawing: PlainDrawing) -> None:
        self.table, self.controls, self.drawing = table, controls, drawing

    def place(self, card: Shown) -> Box | None:
        """Where it lies at rest; None where it is not seen."""
        return next((box for one, box in self.table.places().values() if one.uid == card.uid), None)

    def size(self) -> tuple[int, int]:
        """How large a card is in the air."""
        box = next((box for _, box in self.table.places().values()), Box(0, 0, 1, 1))
        return box.w, box.h

    def at_home(self, pos: tuple[int, int]) -> bool:
        """No card is laid in another order."""
        return False

    def drop(self, card: Shown, own: Thing, under: Thing | None, pos: tuple[int, int]) -> Landing:
        """On a heap that takes cards it is given as the answer it stands for; on what cannot be used that is said."""
        choice, heap = self.table.state.choice, self._heap(pos)
        if choice is not None and own.enabled and heap is not None:
            return Landing(flies=False, then=partial(self.controls.choose, own, choice))
        refused = under is not None and not under.enabled
        return Landing(then=partial(self.table.screen.refuse, under) if refused and under is not None else None)

    def _heap(self, pos: tuple[int, int]) -> Thing | None:
        """The heap that takes cards below a point."""
        things = self.table.listing().things
        return next((one for one in things if one.drop and one.rect.collidepoint(pos)), None)

    def taken(self, card: Shown, thing: Thing) -> None:
        """What takes a card needs no light: its events follow at once."""

    def sound(self, card: Shown) -> str:
        """What it sounds like when it touches down."""
        return "drop_1"

    def paint(self, canvas: Canvas, card: Shown, at: tuple[float, float], air: Air) -> None:
        """Draw it with its middle at a point."""
        w, h = self.size()
        self.drawing.held(canvas, card.lain, Box(round(at[0] - w / 2), round(at[1] - h / 2), w, h))

    def rises(self, card: Shown) -> float:
        """It comes down where it lies."""
        return 0.0
