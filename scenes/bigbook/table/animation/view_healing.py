"""A picture that tells something else than the truth never ends a game: it is written down, and the truth is shown."""

from __future__ import annotations

import json
from collections.abc import Callable

from game.bigbook.view import TableView
from game.core.engine.event import Event
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.model.table_view import differences, settle


class ViewHealing:
    """Compares the shown table with the true one, and has everything shown anew (`renew`) where they differ."""

    def __init__(self, table: TableContext, renew: Callable[[], object]) -> None:
        self.table, self.renew = table, renew

    def settle(self, view: TableView) -> None:
        """Bring the shown table to the true one; events should have done so already, else a report is written."""
        model = self.table.look.model
        found = differences(model, view)
        if found:
            self.renew()
        settle(model, view)
        if found:
            names = sorted({line.partition(":")[0] for line in found})
            self._report(f"difference: {', '.join(names)}", [*found, f"events: {self._events()}"], None)

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown (see Director.fault)."""
        kind = event.type if event is not None else "none"
        lines = [f"event: {kind} {_plain(event)}"]
        self._report(f"{what}: {kind}: {type(error).__name__}: {error}", lines, error)

    def _events(self) -> str:
        return " ".join(event.type for event in self.table.session.events)

    def _report(self, cause: str, lines: list[str], error: Exception | None) -> None:
        session, setup = self.table.session, self.table.run.setup
        where = f"screen {self.table.screen.name}, step {len(session.past)}, seed {setup.seed}, state {session.hash()}"
        self.table.app.mishaps.report(cause, [f"where: {where}", *lines], error)


def _plain(event: Event | None) -> str:
    return json.dumps(dict(event.args), default=str, sort_keys=True) if event is not None else ""
