"""Where hover and focus go on when a table has come to rest: with who acts, and from what was done."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.thing import TERM, Thing, by_id, thing_at
from scenes.table.context import AnyTable


class InitialFocus:
    """Remembers who decided when the table stood still last; `targets` are what a card in hand can pay for."""

    def __init__(
        self,
        table: AnyTable,
        targets: Callable[[], set[str]] = set,
        after: Callable[[list[Thing]], str | None] = lambda things: None,
    ) -> None:
        """`after`: where the focus goes on after an act of one's own; None where it stays."""
        self.table, self.targets, self.after = table, targets, after
        self._chooser: str | None = None
        self._kind = ""
        """What was asked when the table stood still last."""
        self._rests: str | None = None
        """Where the focus was put after an act, enabled or not."""

    def settle(self, pos: tuple[int, int]) -> None:
        """What lies under the pointer, at `pos`, may be another thing now; a focus without its thing goes on from what
        was done, and that of somebody else starts at the likeliest."""
        table, things = self.table, self.table.things()
        under = thing_at(things, pos)
        table.screen.hover = under.id if under is not None else None
        now = table.run.session.decision
        chooser = now.seat if now is not None else None
        at = by_id(things, table.focus.current or "")
        chosen = at is not None and table.read_id(at.id).kind == "seat" and self._kind not in ("", "action")
        begins = chosen and now is not None and now.kind == "action"
        self._kind = now.kind if now is not None else ""
        if begins:  # somebody was chosen, and who acts begins at their own things
            table.focus.forget()
            at = None
        start = table.screen.default_focus()
        if chooser != self._chooser or at is None or (not at.enabled and at.id != self._rests):
            table.focus.forget()
        if now is not None and now.kind == "action":
            after = self.after(things) if chooser == self._chooser else None
            table.state.acted = ""
            if after is not None:
                table.focus.forget()
                start = self._rests = after
        self._chooser = chooser
        table.focus.sync(things, start)

    def walkable(self, things: list[Thing]) -> list[Thing]:
        """While a card waits for its target only what it can pay for; else all but the small things of
        friends that can do nothing now, and terms, which Tab leads to."""
        here, targets = self.table.focus.current, self.targets()
        if targets:
            return [one for one in things if one.id in targets or one.id == here]
        return [
            one for one in things
            if one.id == here or (one.role != TERM and (one.enabled or one.zone != "seats"))
        ]  # fmt: skip
