"""Hover and focus when the table has come to rest: they follow who acts, and start at the likeliest thing."""

from __future__ import annotations

from collections.abc import Callable

from scenes.bigbook.table.context import TableContext
from scenes.kit.thing import Thing, by_id, thing_at


def likeliest(table: TableContext) -> str | None:
    """The thing that gets the focus first: confirm while something is prepared, else the first lit thing."""
    state = table.state
    if state.asking:
        return state.next_seal()
    if state.plan is not None:
        return "button:confirm"
    things = table.listing().things
    if state.choice is not None:
        for thing in things:
            if thing.enabled and thing.option in state.choice.options:
                return thing.id
    spell = next((one.id for one in things if one.enabled and one.id.startswith(f"spell:{table.desk}:")), None)
    return spell or (table.moment.mains[-1].id if table.moment.mains else None)


class InitialFocus:
    """Remembers who decided when the table stood still last; `targets` are what a card in hand can pay for."""

    def __init__(self, table: TableContext, targets: Callable[[], set[str]]) -> None:
        self.table, self.targets = table, targets
        self._chooser: str | None = None

    def settle(self, pos: tuple[int, int]) -> None:
        """What lies under the pointer, at `pos`, may be another thing now; a focus without its thing, and that of
        somebody else, starts at the likeliest."""
        table, things = self.table, self.table.things()
        under = thing_at(things, pos)
        table.screen.hover = under.id if under is not None else None
        now = table.session.decision
        chooser = now.seat if now is not None else None
        at = by_id(things, table.focus.current or "")
        if chooser != self._chooser or at is None or not at.enabled:
            table.focus.forget()
        self._chooser = chooser
        table.focus.sync(things, table.screen.default_focus())

    def walkable(self, things: list[Thing]) -> list[Thing]:
        """While a card waits for its target only what it can pay for; else all but the small cards and spells of
        friends that can do nothing now."""
        here, targets = self.table.focus.current, self.targets()
        if targets:
            return [one for one in things if one.id in targets or one.id == here]
        return [one for one in things if one.enabled or one.zone != "seats" or one.id == here]
