"""Ready spells that would do nothing if they were cast now: found out while nothing moves, one spell in each frame."""

from __future__ import annotations

from game.bigbook.play import forecast
from game.bigbook.rules.action_id import read
from game.bigbook.rules.session import BigBookSession


class IdleSpells:
    """The spells of whoever acts, each tried once per moment of the game (about 0.2 ms, rarely more)."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        """The things of the spells that would do nothing; of a moment just begun they are still being found."""
        self._last: object = None
        """The newest step of the moment the names are of, or the session where nothing has been done yet."""
        self._untried: dict[str, list[str]] = {}

    def update(self, session: BigBookSession) -> bool:
        """Try one more spell of the present moment where there is one; whether it would do nothing."""
        last = session.past[-1] if session.past else session
        if last is not self._last:
            self._last = last
            self._begin(session)
        if not self._untried:
            return False
        name = next(iter(self._untried))
        if not forecast.does_nothing(session, self._untried.pop(name)):
            return False
        self.names.add(name)
        return True

    def _begin(self, session: BigBookSession) -> None:
        """Another moment: all that can be cast now has to be tried."""
        self._untried = {}
        self.names.clear()
        now = session.decision
        if now is None or now.kind != "action":
            return
        for option in session.legal():
            act = read(option.id)
            if act.verb == "activate":
                self._untried.setdefault(f"spell:{now.seat}:{act.target}", []).append(option.id)
