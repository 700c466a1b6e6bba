"""A picture that tells something else than the truth never ends a game: it is written down, and the truth is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from game.core.engine.event import Event
from scenes.table.context import AnyTable

ViewT = TypeVar("ViewT")


class ViewHealing(Generic[ViewT]):
    """Compares the shown table with the true one, and has everything shown anew where they differ (`Mending`)."""

    def __init__(
        self,
        table: AnyTable,
        renew: Callable[[], object],
        differences: Callable[[ViewT], Mapping[str, str]],
        show: Callable[[ViewT], object],
    ) -> None:
        """`differences`: what is shown otherwise than a view has it, by what it is about, in words for a report; `show`
        brings the shown table to the view; `renew` forgets every picture of what was shown."""
        self.table, self.renew, self._differences, self._show = table, renew, differences, show

    def settle(self, view: ViewT) -> None:
        """Bring the shown table to the true one; events should have done so already, else a report is written."""
        found = self._differences(view)
        if found:
            self.renew()
        self._show(view)
        if found:
            self._report(
                f"difference: {', '.join(sorted(found))}", [*found.values(), f"events: {self._events()}"], None
            )

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown (see Director.fault)."""
        kind = event.type if event is not None else "none"
        lines = [f"event: {kind} {_plain(event)}"]
        self._report(f"{what}: {kind}: {type(error).__name__}: {error}", lines, error)

    def _events(self) -> str:
        return " ".join(event.type for event in self.table.run.session.events)

    def _report(self, cause: str, lines: list[str], error: Exception | None) -> None:
        session, setup = self.table.run.session, self.table.run.setup
        where = f"screen {self.table.screen.name}, step {len(session.past)}, seed {setup.seed}, state {session.hash()}"
        self.table.app.mishaps.report(cause, [f"where: {where}", *lines], error)


def _plain(event: Event | None) -> str:
    return json.dumps(dict(event.args), default=str, sort_keys=True) if event is not None else ""
