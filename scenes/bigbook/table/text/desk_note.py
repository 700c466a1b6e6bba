"""Who acts or chooses at the desk in another player's turn, and whose turn it is after that, in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.decision import Decision
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.text.names import Words


@dataclass(frozen=True, slots=True)
class DeskNote:
    """`seat` acts or chooses though it is the turn of `other`; `actions` are left of a grant, 0 for a choice."""

    seat: str
    other: str
    actions: int = 0

    def text(self, words: Words) -> str:
        """The whole sentence, in the present language."""
        if not self.actions:
            return self.short(words)
        names = {"seat": words.seat(self.seat), "other": words.seat(self.other)}
        return words.t("prompts.status.acts_for", **names, n=self.actions)

    def short(self, words: Words) -> str:
        """The words on the strip, whose seals say the rest."""
        key = "acts_left" if self.actions else "chooses"
        return words.t(f"prompts.status.{key}", seat=words.seat(self.seat), n=self.actions)


def desk_note(model: TableModel, decision: Decision | None) -> DeskNote | None:
    """What the strip says at a decision; None when the one whose turn it is decides."""
    if decision is None:
        return None
    grant = model.granted[-1] if model.granted else None
    if grant is not None and grant.by != grant.seat and decision.seat == grant.seat and grant.actions_left:
        return DeskNote(grant.seat, grant.by, grant.actions_left)
    return DeskNote(decision.seat, model.active) if decision.seat != model.active else None


def meanwhile(words: Words, model: TableModel, note: DeskNote | None) -> str:
    """The sentence while things move: whose turn it is, or still who acts in it."""
    if note is not None and note.actions:
        return note.text(words)
    return words.t("prompts.status.turn_of", seat=words.seat(model.active))
