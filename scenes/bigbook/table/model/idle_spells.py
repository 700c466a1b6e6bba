"""Ready spells that would do nothing if they were cast now: found out while nothing moves, one spell in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play import forecast

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


class IdleSpells:
    """The spells of whoever acts, each tried once per moment of the game (about 0.2 ms, rarely more)."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.names: set[str] = set()
        """The things of the spells that would do nothing; of a moment just begun they are still being found."""
        self._last: object = None
        """The newest step of the moment the names are of, or the session where nothing has been done yet."""
        self._untried: dict[str, list[str]] = {}

    def update(self) -> None:
        """Try one more spell where there is one; what is found is drawn."""
        if self.scene.director.busy:
            return
        session = self.scene.session
        last = session.past[-1] if session.past else session
        if last is not self._last:
            self._last = last
            self._begin()
        if not self._untried:
            return
        name = next(iter(self._untried))
        if forecast.does_nothing(session, self._untried.pop(name)):
            self.names.add(name)
            self.scene.redraw()

    def _begin(self) -> None:
        """Another moment: all that can be cast now has to be tried."""
        session, self._untried = self.scene.session, {}
        self.names.clear()
        now = session.decision
        if now is None or now.kind != "action":
            return
        for option in session.legal():
            verb, _, rest = option.id.partition(":")
            if verb == "activate":
                self._untried.setdefault(f"spell:{now.seat}:{rest.split(':')[0]}", []).append(option.id)
