"""Buttons that ask once more before they do what haste would regret.

A turn ends, a step is taken back, and what goes for good goes only after a second press where that would cost
something; the button itself says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from game.core.engine.decision import Reason
from game.core.engine.event import Event
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.refusals import Refusals

CONFIRMED = {"end": ("end_turn", "pass"), "undo": ("undo",)}
"""Commands that ask once more before they do it, by the question (`TableState.asked`)."""


class Steps(Protocol):
    """What becomes of the game is shown by somebody else."""

    def play(self, events: Iterable[Event], *, answered: bool) -> None:
        """Show what an answer led to, then what is asked next."""

    def go_back(self, *, forward: bool) -> None:
        """Undo one step, or redo it, and show the table as it stands then."""


class Weighed(Protocol):
    """What a game knows of what a press would cost."""

    def begun(self) -> str:
        """What is begun and has to be finished or given up before a turn ends, in words; '' for nothing."""

    def at_stake(self) -> bool:
        """Whether something of weight would be lost if the turn ended now."""

    def unspent(self) -> bool:
        """Whether whoever acts has done nothing yet and could."""

    def undo_asks(self) -> bool:
        """Whether everybody has to agree before the last step is taken back."""

    def changed(self) -> None:
        """What the table asks is another: its words and lists are found anew."""


class Confirmation:
    """Ends a turn, and takes steps back and forward, where a second press confirms the first."""

    def __init__(
        self,
        table: AnyTable,
        game: Weighed,
        refusals: Refusals,
        end: Callable[[], object],
        pass_on: Callable[[], object],
        refuse: Callable[[Thing], object],
        steps: Steps,
    ) -> None:
        self.table, self.game, self.refusals = table, game, refusals
        self._end, self._pass_on, self._refuse, self._steps = end, pass_on, refuse, steps
        self.told: Callable[[], str | None] = lambda: None
        """The thing that a lesson tells people to press: they have been asked already."""

    def unask(self, doing: str = "") -> bool:
        """Anything else than pressing that button again takes its question back; True when there was one."""
        state = self.table.state
        was = bool(state.asked) and state.asked != doing
        if was:
            state.asked = ""
            self.game.changed()
        return was

    def end_turn(self) -> None:
        """End the own turn, or pass the action that was granted; a second press goes on where the first would lose
        something of weight."""
        table = self.table
        begun, passes = self.game.begun(), table.thing("button:pass")
        if begun:
            table.say(begun)
            return
        if passes is not None and passes.enabled and table.state.choice is None:
            self.pass_on()
            return
        thing = table.thing("button:end-turn")
        if thing is None or not thing.enabled:
            if thing is not None:
                self._refuse(thing)
            elif not table.director.busy:
                table.say(table.sentence())  # somebody acts in another's turn, or has to choose first
            return
        if not self._asks_first("button:end-turn"):
            self._end()

    def pass_on(self) -> None:
        """Decline what was granted, after a second press where nothing has been done with it; or an optional choice."""
        if self.table.state.choice is not None or not self._asks_first("button:pass"):
            self._pass_on()

    def _asks_first(self, button: str) -> bool:
        """Whether the button asks once more, and did not before: something of weight would be lost, or nothing has been
        done yet that could be."""
        table = self.table
        if table.state.asked == "end" or table.app.speed == 0:
            return False
        if self.game.at_stake() or (self.told() != button and self.game.unspent()):
            table.state.asked = "end"
            self.game.changed()
            return True
        return False

    def loses(self, choice: ChoiceDraft, thing: Thing, option: str) -> bool:
        """Whether what was pressed would go for good and is only marked by that; a lesson that tells people to press it
        has asked already."""
        return choice.loses(option) and self.table.app.speed > 0 and self.told() != thing.id

    def given_away(self, choice: ChoiceDraft, thing: Thing, option: str, uid: int) -> bool:
        """Whether a press means what stands marked to go: then it confirms that."""
        return choice.holds(option, uid) and self.loses(choice, thing, option)

    def undo(self) -> None:
        """Step back to the last real decision; past something shown only when everybody agrees."""
        table = self.table
        reason = table.moment.button("undo")
        if reason is not None:
            self.refusals.say(reason)
        elif self.game.undo_asks() and table.state.asked != "undo" and table.app.speed > 0:
            table.state.asked = "undo"
            self.game.changed()
        else:
            self._steps.go_back(forward=False)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.table.run.session.can_redo:
            self._steps.go_back(forward=True)
        else:
            self.refusals.say(Reason("redo-none"))
