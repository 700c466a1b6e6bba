"""What most terminals of games have in common: every answer has a number, nothing is a matter of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.core.console.terminal import Plan, Seen, Way
from game.core.engine.decision import Answer
from game.core.engine.session import Session


class TypedAnswers:
    """The part of a `Terminal` of which a game that is typed answer by answer need say nothing. What it does say itself
    stands in its own class."""

    viewers: tuple[str, ...] = ()
    viewer: str | None = None

    def __init__(self) -> None:
        self.clock: Callable[[], float] = lambda: 0.0

    def board(self, seen: Seen) -> Iterator[str]:
        """The table as a picture of letters; each game has its own."""
        raise NotImplementedError

    def moment(self, seen: Seen) -> str:
        """The whole table is drawn whenever something has changed."""
        return ""

    def brief(self, seen: Seen) -> Iterator[str]:
        """The whole table."""
        return self.board(seen)

    def numbered(self, seen: Seen) -> Sequence[str]:
        """All answers."""
        return [option.id for option in seen.options]

    def standing(self, seen: Seen) -> Sequence[str]:
        """None: all of them have numbers."""
        return ()

    def plan(self, seen: Seen, line: str, since: int) -> Plan | None:
        """This game is typed answer by answer."""
        return None

    def warning(self, seen: Seen, answer: Answer) -> str:
        """Every answer does what it says."""
        return ""

    def ways(self, session: Session, seen: Seen) -> Sequence[Way]:
        """The rules propose no whole answer."""
        return ()

    def late(self, seen: Seen) -> Way | None:
        """Nothing here is a matter of time."""
        return None

    def look(self, seen: Seen, name: str) -> Iterator[str]:
        """Nothing can be looked at."""
        yield from ()

    def sights(self, seen: Seen) -> Iterator[tuple[str, str]]:
        """Nothing can be looked at."""
        yield from ()

    def story(self, seen: Seen) -> Iterator[str]:
        """Nothing is read out."""
        yield from ()
