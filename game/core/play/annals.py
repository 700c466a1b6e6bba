"""What many games together tell of any game: shares of wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol, TypeVar


class Judged(Protocol):
    """A game that is over."""

    @property
    def won(self) -> bool:
        """Whether people have won it."""


GameT = TypeVar("GameT", bound=Judged)


class Share(NamedTuple):
    """Games won, and games lost."""

    won: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.lost


def shares(games: Iterable[GameT], keys: Callable[[GameT], Iterable[str]]) -> dict[str, Share]:
    """Wins and losses by whatever `keys` says of a game; a game counts once for each of its keys."""
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for game in games:
        (won if game.won else lost).update(set(keys(game)))
    return {key: Share(won[key], lost[key]) for key in {**won, **lost}}


def row_of_wins(games: Iterable[Judged]) -> int:
    """The longest row of victories."""
    return longest(game.won for game in games)


def longest(held: Iterable[bool]) -> int:
    """How many in a row hold at most."""
    best = now = 0
    for one in held:
        now = now + 1 if one else 0
        best = max(best, now)
    return best
