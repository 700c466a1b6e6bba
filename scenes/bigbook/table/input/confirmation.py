"""The buttons that may ask once more before they act: end of turn, and a step back; the button itself changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.payment_draft import Chosen, PaymentDraft
from game.core.engine.decision import Reason
from scenes.bigbook.table.model.shown_threats import affordable
from scenes.bigbook.table.model.targets import undo_asks
from scenes.kit.presses import GUARD
from scenes.kit.thing import Thing

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


class AskedTwice:
    """The part of the acts that ends a turn and takes a step back, where a second press confirms the first."""

    scene: TableScene
    plan: PaymentDraft | None
    held: Chosen | None
    asked_undo: bool
    asked_end: bool
    stood = -GUARD
    """When the present person was first asked, by the clock of the scene."""

    def answer(self, *options: str) -> None:
        """Give an answer at once."""
        raise NotImplementedError

    def back(self) -> None:
        """Leave no trace of what was being put together."""
        raise NotImplementedError

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""
        raise NotImplementedError

    def _changed(self) -> None:
        raise NotImplementedError

    def _say(self, reason: Reason) -> None:
        raise NotImplementedError

    @property
    def asked(self) -> str:
        """The button that waits for a second press: `undo`, `end`, or ''."""
        return "undo" if self.asked_undo else "end" if self.asked_end else ""

    def unask(self, doing: str = "") -> bool:
        """Anything else than pressing that button again takes its question back; True when there was one."""
        was = bool(self.asked) and self.asked != doing
        if was:
            self.asked_undo = self.asked_end = False
            self._changed()
        return was

    def end_turn(self) -> None:
        """End the own turn; a second press goes on when something urgent could still be done."""
        thing = self.scene.thing("button:end-turn")
        if thing is None or not thing.enabled:
            if thing is not None:
                self.refuse(thing)
            elif not self.scene.director.busy:
                self.scene.app.say(self.scene.sentence())  # somebody acts in another's turn, or has to choose first
            return
        urgent = self.urgent()
        if urgent and not self.asked_end and self.scene.app.speed > 0:
            self.asked_end = True
            self._changed()
            return
        early = self.scene.app.speed > 0 and self.scene.clock - self.stood < GUARD
        if self.asked_end or not early:
            self.answer("end")

    def urgent(self) -> str:
        """A curse about to strike that could be destroyed now, as a sentence; '' otherwise."""
        words, legal = self.scene.words, {option.id for option in self.scene.session.legal()}
        curse = affordable(self.scene.look.model, legal)
        return words.t("prompts.danger.affordable", curse=words.curse(curse)) if curse else ""

    def undo(self) -> None:
        """Step back to the last real decision; past something shown only when everybody agrees."""
        scene = self.scene
        if self.plan is not None or self.held is not None:
            self.back()
            return
        reason = scene.moment.button("undo")
        if reason is not None:
            self._say(reason)
        elif undo_asks(scene.session, scene.run.setup.undo) and not self.asked_undo and scene.app.speed > 0:
            self.asked_undo = True
            self._changed()
        else:
            scene.go_back()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.scene.session.can_redo:
            self.scene.go_back(forward=True)
        else:
            self._say(Reason("redo-none"))
