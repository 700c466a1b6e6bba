"""What a person does at a plain table: choose cards and buttons, let a card go on a heap, take back, and be refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.engine.decision import Decision, IllegalAnswer
from game.core.engine.event import Event
from game.core.play import thing_id
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.table.confirmation import Confirmation, Steps
from scenes.table.looking import Looking
from scenes.table.plain.context import PlainContext
from scenes.table.plain.drawing import PlainDrawing
from scenes.table.plain.model import Shown
from scenes.table.pointer import Air, Landing
from scenes.table.refusals import Refusals


class Weighs:
    """What a press would cost: only a step back past something shown asks once more (`Weighed`)."""

    def __init__(self, table: PlainContext) -> None:
        self.table = table

    def begun(self) -> str:
        """Nothing is begun that has to be finished."""
        return ""

    def at_stake(self) -> bool:
        """Nothing is lost by passing."""
        return False

    def unspent(self) -> bool:
        """Nobody is reminded of anything."""
        return False

    def undo_asks(self) -> bool:
        """Whether everybody has to agree before the last step is taken back."""
        return self.table.run.setup.undo == "friendly" and bool(self.table.run.session.undo_barrier)

    def changed(self) -> None:
        """What the table asks is another."""
        self.table.touch()


class PlainControls:
    """Puts answers together in the state of the table, and gives them (`Controls`)."""

    def __init__(self, table: PlainContext, steps: Steps, looking: Looking) -> None:
        self.table, self.steps, self.looking = table, steps, looking
        self.refusals = Refusals(table)
        self.twice = Confirmation(table, Weighs(table), self.refusals, self.pass_on, self.pass_on, self.refuse, steps)

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players; whoever is to make it is asked when they have come to the table."""
        state = self.table.state
        state.clear()
        state.question = None
        if decision is not None and decision.seat == self.table.seated:
            state.question = decision.prompt, decision.source
            state.choice = ChoiceDraft(self.table.run.session, decision)

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def write(self) -> None:
        """The words of the panel are found when they are drawn."""

    def unask(self) -> bool:
        """Take back the question of a button that asks once more."""
        return self.twice.unask()

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""
        if self.table.director.busy:
            self.table.director.skip()
            return
        choice = self.table.state.choice
        at = thing_id.read(thing.id)
        if at.kind == "button":
            self.command(at.name)
        elif choice is not None and thing.option in choice.options:
            self.twice.unask()
            self.choose(thing, choice)
        else:
            self.looking.look_at(thing)

    def choose(self, thing: Thing, choice: ChoiceDraft) -> None:
        """Mark an option, or take the mark away; where one is all that is asked for, that is the answer."""
        card = self.table.listing().cards.get(thing.id)
        reason = choice.toggle(thing.option, card.uid if card is not None else 0)
        if reason is not None:
            self.refusals.deny(thing, reason)
        elif choice.single and choice.marks:
            self.confirm()
        else:
            self.table.touch()

    def confirm(self) -> None:
        """Give the answer that stands prepared."""
        choice = self.table.state.choice
        if choice is not None:
            self._give(choice)

    def _give(self, choice: ChoiceDraft) -> None:
        try:
            self.table.run.session.apply(choice.answer)
        except IllegalAnswer as refusal:
            self.refusals.say(refusal.reason)
            return
        self.table.app.sounds.play("confirm")
        self.steps.play(self.table.run.session.shown(), answered=True)

    def pass_on(self) -> None:
        """Decline an optional choice."""
        choice = self.table.state.choice
        if choice is not None and choice.decision.min == 0:
            choice.marks.clear()
            self._give(choice)

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""
        if self.table.director.busy:
            self.table.director.skip()
            return
        reason = self.table.listing().reasons.get(thing.id)
        if reason is not None:
            self.refusals.deny(thing, reason)

    def command(self, name: str) -> bool:
        """A named command; True when it was used."""
        if self.table.director.busy:
            self.table.director.hurry()
        if self.table.gone:
            return True
        doers: dict[str, Callable[[], object]] = {
            "confirm": self.confirm, "pass": self.twice.pass_on, "end_turn": self.twice.end_turn,
            "undo": self.twice.undo, "redo": self.twice.redo, "cancel": self.back,
        }  # fmt: skip
        if name in doers:
            self.twice.unask({"end_turn": "end", "pass": "end"}.get(name, name))
            doers[name]()
            return True
        return self.looking.command(name)

    def back(self) -> None:
        """Escape: what is marked goes, else the menu comes."""
        choice = self.table.state.choice
        if choice is not None and choice.marks:
            choice.marks.clear()
            self.table.touch()
        else:
            self.looking.command("menu")


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
