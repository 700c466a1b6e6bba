"""A picture that tells something else than the truth never ends a game: it is written down, and the truth is shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from game.bigbook.view import TableView
from game.core.engine.event import Event
from scenes.bigbook.table.model.table_view import differences, settle

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


class ViewHealing:
    """Compares the shown table with the true one, and makes everything shown anew where they differ."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def settle(self, view: TableView) -> None:
        """Bring the shown table to the true one; events should have done so already, else a report is written."""
        model = self.scene.look.model
        found = differences(model, view)
        if found:
            self._renew()
        settle(model, view)
        if found:
            names = sorted({line.partition(":")[0] for line in found})
            self._report(f"difference: {', '.join(names)}", [*found, f"events: {self._events()}"], None)

    def show_moment(self, opening: tuple[Event, ...]) -> None:
        """Show the moment that the session stands at, however it came there; `opening` began the game."""
        scene = self.scene
        self._still()
        scene.handover.waiting = False
        scene.story.retell(scene.session.past, scene.run.agreed, opening)
        scene.acts.repeats.back(len(scene.session.past))
        settle(scene.look.model, scene.session.view())
        scene.settle_view()
        scene.refresh()

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown (see Director.fault)."""
        kind = event.type if event is not None else "none"
        lines = [f"event: {kind} {_plain(event)}"]
        self._report(f"{what}: {kind}: {type(error).__name__}: {error}", lines, error)

    def _renew(self) -> None:
        """Forget every picture of what was shown wrongly, and all that moves."""
        scene = self.scene
        self._still()
        scene.furniture.forget()
        scene.drawing.forget()
        scene.rebake()

    def _still(self) -> None:
        self.scene.director.drop()
        self.scene.struck.clear()
        self.scene.climax.clear()

    def _events(self) -> str:
        return " ".join(event.type for event in self.scene.session.events)

    def _report(self, cause: str, lines: list[str], error: Exception | None) -> None:
        session, setup = self.scene.session, self.scene.run.setup
        where = f"screen {self.scene.name}, step {len(session.past)}, seed {setup.seed}, state {session.hash()}"
        self.scene.app.mishaps.report(cause, [f"where: {where}", *lines], error)


def _plain(event: Event | None) -> str:
    return json.dumps(dict(event.args), default=str, sort_keys=True) if event is not None else ""
