"""What a run, a save and a report ask of a game whose rules and people they do not know, by the game's id.

The adapter is one part of what a game registers (`scenes/shell/screens.py`); it opens no screen, so that whatever lies
below the application can use it.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.engine.players import NOBODY, Automatic
from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError
from game.core.text.i18n import TextKey
from game.core.text.phrases import Arg
from game.games import entry
from scenes.kit.drawing.crop import WHOLE, Shares
from scenes.shell.storage import DataDir


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


class Sight(NamedTuple):
    """A part of a drawing: left, top, right and bottom as shares of it. It fills its frame; `whole`: all of it is seen
    in the frame as far as the drawing reaches, with what lies beside it."""

    kind: str
    picture: str
    part: Shares = WHOLE
    whole: bool = False


class Sitter(NamedTuple):
    """How somebody at a table looks: the id of a face (`Screens.faces`, '' for none), a colour and an emblem."""

    portrait: str
    colour: str
    emblem: str


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
    won: bool | None = None
    """Whether it was won; None while nobody knows."""
    roles: tuple[str, ...] = ()
    """Texts that say whom everybody plays, by seat; () where the game has no such."""
    sight: Sight | None = None
    """A drawing of what stands on the table, of what everybody may see there."""
    sitters: tuple[Sitter, ...] = ()
    """How everybody looks, by seat."""


SessionT = TypeVar("SessionT", bound=Session)
StateT = TypeVar("StateT")
PartyT = TypeVar("PartyT", bound=Party)


@dataclass(frozen=True, slots=True)
class Sharing(Generic[PartyT]):
    """How what decides a game becomes one number, which a code is written of (`game/core/saves/share_code.py`)."""

    prefix: str
    """How its codes begin: two signs, another pair for every game."""
    what: TextKey
    """The text that says what such a code holds."""
    number: Callable[[PartyT], int]
    """The number of a party with a seed."""
    party: Callable[[int, PartyT], PartyT]
    """The party of a number, made of the group that played last. CodeError where it is none."""
    daily: Callable[[datetime.date, PartyT, int | None, int], PartyT]
    """The party of a day, made of a group, for so many people (None: as many as the group has), at a level: an index
    into `levels`."""
    kinds: Callable[[PartyT], tuple[str, ...]]
    """Texts that say how it is played."""
    roles: Callable[[PartyT], tuple[tuple[str, str], ...]]
    """Everybody's name, and the text that says whom they play."""
    levels: tuple[str, ...] = ()
    """Texts that name the levels of a game of the day, the gentlest first; () where there is one for everybody."""
    level_for: Callable[[DataDir], int] = lambda data: 0
    """The level that suits whoever has played in this data folder."""


@dataclass(frozen=True, slots=True)
class GameAdapter(Generic[SessionT, StateT, PartyT]):
    """One game without its screens: its session, the states in it, and the party that plays."""

    game: str
    """Its id in `game/games.py`."""
    session: type[SessionT]
    party: Callable[[dict[str, Any]], PartyT]
    """The party that `to_json` wrote; whatever is missing or wrong gets a default."""
    party_of: Callable[[SessionT, str], PartyT]
    """The party for a session that begins in the middle (a scenario), with an undo policy."""
    words: Callable[[StateT, PartyT], Mapping[str, Arg]]
    """Where a state stands, for sentences: the arguments `round`, `seat` (whose turn it is) and, where there is one,
    `role` (the text that says whom they play), given the party."""
    noted: Callable[[StateT, StateT], dict[str, Any]]
    """What a step from one state to another notes in the journal for `stand`; {} for most."""
    first: Callable[[SessionT, PartyT], str]
    """The seat that had the first turn of a session's game, given the party."""
    stand: Callable[[Loaded], Stand]
    """Where a save stands. SaveError when it is none that can be opened."""
    group: str
    """The file of the data folder that keeps the party of the last game begun (`Screens.group`)."""
    players: Callable[[PartyT], Automatic] = lambda party: NOBODY
    """Which seats of a party play by themselves."""

    opening: Callable[[PartyT], Sight | None] = lambda party: None
    """A drawing of what everybody sees on the table as a party's game begins; None where there is none."""
    sharing: Sharing[PartyT] | None = None
    """How games are told to a friend by a short code; None: they are not."""


AnyAdapter = GameAdapter[Any, Any, Any]
_readers: dict[str, Callable[[], AnyAdapter]] = {}
_groups: dict[str, str] = {}


def register(game: str, group: str, read: Callable[[], AnyAdapter]) -> None:
    """Make a game known to runs and saves: its id, the file of its last party, and what reads its adapter."""
    _readers[game], _groups[game] = read, group


def of(game: str) -> AnyAdapter:
    """The adapter of a game, read when it is first asked for. SaveError where no such game has a window."""
    if game not in _readers:
        raise SaveError("other-game", game)
    return _readers[game]()


def every() -> Iterator[AnyAdapter]:
    """The adapters of all games with a window."""
    yield from (of(game) for game in _readers)


def games() -> tuple[str, ...]:
    """The ids of all games with a window; none of them is read for it."""
    return tuple(_readers)


def known(game: str) -> bool:
    """Whether a game has a window."""
    return game in _readers


def groups() -> Iterator[str]:
    """The files that keep the last party of each game."""
    return iter(_groups.values())


def game_of_lesson(name: str) -> str:
    """The id of the game that has a lesson or challenge of that id, '' where none has."""
    return next((game for game in _readers if any(one.id == name for one in entry(game).lessons())), "")
