"""Earlier moments of a game at its table: which of them are kept, and the way back to look at one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.engine.session import Session
from scenes.shell.app import App
from scenes.table.context import AnyTable
from scenes.table.sheets import Earlier, LookBack

Revisit = Callable[[int], None] | None
"""Where a game is watched: goes to the moment after so many steps. None: earlier moments are only looked at."""


def steps_before(session: Session, now: int, step: int) -> int:
    """How many kept steps had been made after a step of the story that is at step `now`."""
    return len(session.past) - now + step


def state_after(session: Session, now: int, step: int) -> Any:
    """The kept state that a step of the story led to; None when it is not kept."""
    index = steps_before(session, now, step)
    if not 0 <= index <= len(session.past):
        return None
    return session.state if index == len(session.past) else session.past[index].state


def since_turn(turns: Sequence[tuple[int, str]], reader: str, active: str) -> int | None:
    """With which line begins what has happened since the last turn of a reader that is over; None where there is no
    such turn. `turns`: the lines with which turns begin, and whose they are. `active` is whose turn it is: the own turn
    that is being played is not the last one."""
    own = [at for at, (_, seat) in enumerate(turns) if seat == reader]
    if active == reader and own:
        own.pop()
    after = own[-1] + 1 if own else len(turns)
    return turns[after][0] if after < len(turns) else None


class EarlierMoments:
    """The doors of a log to the table as it stood."""

    def __init__(
        self, app: App, table: AnyTable, now: Callable[[], int], moment: Callable[[Any], Earlier], revisit: Revisit
    ) -> None:
        """`now`: the step that the story is at; `moment` makes a kept state one to be looked at."""
        self.app, self.table, self._now, self._moment, self.revisit = app, table, now, moment, revisit

    def kept(self, step: int) -> bool:
        """Whether the moment after a step of the story can be shown."""
        return state_after(self.table.run.session, self._now(), step) is not None

    def go_back(self, step: int) -> None:
        """Show it; where a game is watched, go there."""
        session = self.table.run.session
        state = state_after(session, self._now(), step)
        if state is not None and self.revisit is not None:
            self.app.pop()
            self.revisit(steps_before(session, self._now(), step))
        elif state is not None:
            self.app.push(LookBack(self.app, self._moment(state)))
