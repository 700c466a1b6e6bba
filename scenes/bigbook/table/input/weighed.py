"""What a press would cost in this game: what is begun, what would be lost, who has to agree to a step back."""

from __future__ import annotations

from game.bigbook.play import targets
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.drafting import changed
from scenes.bigbook.table.panel import words
from scenes.bigbook.table.text.prompts import act_label


class BookWeighed:
    """It is asked before a turn ends and before a step is taken back (`Weighed`)."""

    def __init__(self, table: BookTable) -> None:
        self.table = table

    def begun(self) -> str:
        """What is being paid for and has to be finished first, in words; '' for nothing."""
        table, plan = self.table, self.table.state.plan
        if plan is None:
            return ""
        act, cancel = act_label(table.words, plan.action), table.words.kit("button.cancel")
        return table.words.t("prompts.begun_first", act=act, cancel=cancel)

    def at_stake(self) -> bool:
        """Whether somebody, the game, or the chance to destroy a curse would be lost if the turn ended now."""
        return bool(words.at_stake(self.table))

    def unspent(self) -> bool:
        """Whether whoever acts has done nothing yet and could."""
        return bool(words.unspent(self.table))

    def undo_asks(self) -> bool:
        """Whether everybody has to agree before the last step is taken back."""
        return targets.undo_asks(self.table.session, self.table.run.setup.agreed_undo)

    def changed(self) -> None:
        """What the table asks is another."""
        changed(self.table)
