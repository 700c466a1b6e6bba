"""The buttons that may ask once more before they act: end of turn, and a step back; the button itself changes."""

from __future__ import annotations

from collections.abc import Callable

from game.bigbook.play.targets import undo_asks
from game.core.engine.decision import Reason
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.input.drafting import changed
from scenes.bigbook.table.input.refusals import Refusals
from scenes.bigbook.table.input.steps import Steps
from scenes.bigbook.table.panel.words import urgent
from scenes.kit.presses import GUARD
from scenes.kit.thing import Thing


class Confirmation:
    """Ends a turn, and takes steps back and forward, where a second press confirms the first."""

    def __init__(
        self,
        table: TableContext,
        refusals: Refusals,
        end: Callable[[], object],
        refuse: Callable[[Thing], object],
        steps: Steps,
    ) -> None:
        self.table, self.refusals = table, refusals
        self._end, self._refuse, self._steps = end, refuse, steps
        self.stood = -GUARD
        """When the present person was first asked, by the clock of the screen."""
        self._asked_last = ""

    def met(self, seat: str) -> None:
        """A decision stands before this seat: somebody else than before has a moment in which nothing ends by haste."""
        if seat != self._asked_last:
            self.stood = self.table.clock if self._asked_last else self.stood
            self._asked_last = seat

    def unask(self, doing: str = "") -> bool:
        """Anything else than pressing that button again takes its question back; True when there was one."""
        state = self.table.state
        was = bool(state.asked) and state.asked != doing
        if was:
            state.asked = ""
            changed(self.table)
        return was

    def end_turn(self) -> None:
        """End the own turn; a second press goes on when something urgent could still be done."""
        table = self.table
        thing = table.thing("button:end-turn")
        if thing is None or not thing.enabled:
            if thing is not None:
                self._refuse(thing)
            elif not table.director.busy:
                table.say(table.sentence())  # somebody acts in another's turn, or has to choose first
            return
        asked = table.state.asked == "end"
        if urgent(table) and not asked and table.app.speed > 0:
            table.state.asked = "end"
            changed(table)
            return
        early = table.app.speed > 0 and table.clock - self.stood < GUARD
        if asked or not early:
            self._end()

    def undo(self) -> None:
        """Step back to the last real decision; past something shown only when everybody agrees."""
        table = self.table
        reason = table.moment.button("undo")
        if reason is not None:
            self.refusals.say(reason)
        elif undo_asks(table.session, table.run.setup.undo) and table.state.asked != "undo" and table.app.speed > 0:
            table.state.asked = "undo"
            changed(table)
        else:
            self._steps.go_back(forward=False)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.table.session.can_redo:
            self._steps.go_back(forward=True)
        else:
            self.refusals.say(Reason("redo-none"))
