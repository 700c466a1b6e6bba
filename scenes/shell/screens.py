"""What the shell and the menus ask of a game's screens, by the game's id; every game registers its own.

The rest they ask by route (`table`, `setup`, `end`, `curtain`) and of `game/games.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError
from game.core.text.phrases import Arg
from game.games import entry


class Named(Protocol):
    """Somebody at the table."""

    name: str


class Party(Protocol):
    """All that is chosen before a game, and who plays it."""

    seed: int | None
    undo: str

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        """What people are called, by seat."""

    @property
    def options(self) -> Any:
        """What the engine needs of it."""

    def match(self, options: dict[str, Any]) -> None:
        """Make the people fit the options of a saved game."""

    def to_json(self) -> dict[str, Any]:
        """As JSON data, for the save's header and the last group."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a saved game stands, told without playing it."""

    round: int
    seat: str
    names: tuple[str, ...]
    over: bool
    turn: int
    kinds: tuple[str, ...] = ()
    """Texts that say how it is played (how hard, in which mode)."""


@dataclass(frozen=True, slots=True)
class Screens:
    """One game as the shell sees it. Sessions, states and parties are the game's own."""

    game: str
    """Its id in `game/games.py`."""
    session: type[Session]
    party: Callable[[dict[str, Any]], Party]
    """The party that `to_json` wrote; whatever is missing or wrong gets a default."""
    party_of: Callable[[Any, str], Party]
    """The party for a session that begins in the middle (a scenario), with an undo policy."""
    words: Callable[[Any, Any], Mapping[str, Arg]]
    """Where a state stands, for sentences: the arguments `round` and `seat` (whose turn it is), given the party."""
    noted: Callable[[Any, Any], dict[str, Any]]
    """What a step from one state to another notes in the journal for `stand`; {} for most."""
    first: Callable[[Any, Any], str]
    """The seat that had the first turn of a session's game, given the party."""
    stand: Callable[[Loaded], Stand]
    """Where a save stands. SaveError when it is none that can be opened."""
    ending: Callable[[Any], object]
    """What the end screen is given of a `Run` that is over."""
    begun: Callable[[Any], None]
    """A new game has come to the table of this application (`App`)."""


_screens: dict[str, Screens] = {}


def register(screens: Screens) -> None:
    """Make a game known to the shell."""
    _screens[screens.game] = screens


def of(game: str) -> Screens:
    """The screens of a game. SaveError where it has none."""
    if game not in _screens:
        raise SaveError("other-game", game)
    return _screens[game]


def known(game: str) -> bool:
    """Whether a game has screens."""
    return game in _screens


def lesson_names() -> Iterator[str]:
    """The ids of the lessons and challenges of all games that have screens."""
    return (one.id for game in _screens for one in entry(game).lessons())
