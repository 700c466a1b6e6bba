"""Everything that is on the table, as ints, strings and lists; no behaviour beyond copying itself."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from game.core.engine.state import BaseState

from .kinds import KINDS, SEATS
from .options import Options
from .pieces import Curse, Stored
from .player import Player

_TRIGGERS: dict[tuple[str, str], str] = {}
"""(event, magician) -> program; filled when the cards are read."""


def index_trigger(event: str, magician: str, program: str) -> None:
    """Let a magician's program answer to an event."""
    _TRIGGERS[event, magician] = program


class State(BaseState):
    """The whole game at one moment."""

    lazy_kinds: ClassVar[frozenset[str]] = frozenset({"action", "pay"})

    # What each of them is, and its bounds: `pieces.Stored`.
    madness: int
    supply: list[int]
    libraries: list[tuple[str, ...]]
    piles: list[tuple[str, ...]]
    curses: list[Curse]
    tokens_left: list[int]
    book: tuple[str, ...]
    turned: int
    aside: list[str]
    boxed: list[str]
    marker: int
    round: int
    turn: int
    active: int
    phase: str
    result: str
    reason: str

    __slots__ = (
        "active",
        "aside",
        "book",
        "boxed",
        "curses",
        "libraries",
        "madness",
        "marker",
        "options",
        "phase",
        "piles",
        "players",
        "reason",
        "result",
        "round",
        "supply",
        "tokens_left",
        "turn",
        "turned",
    )

    def __init__(self, options: Options | None = None) -> None:
        """A table with nothing on it. Without options it has no fields at all: `clone` fills them in, whose `__new__`
        comes by here where it is compiled."""
        if options is None:
            return
        super().__init__()
        self.options = options  # immutable, shared between clones
        self.players: list[Player] = []
        self.madness = 0
        self.supply = [0] * len(KINDS)
        self.libraries = [(), (), (), ()]
        self.piles = [(), (), (), (), ()]
        self.curses = []
        self.tokens_left = [0, 0, 0, 0]
        self.book = ()
        self.turned = 0
        self.aside = []
        self.boxed = []
        self.marker = 0
        self.round = 0
        self.turn = 0
        self.active = 0
        self.phase = "setup"
        self.result = "none"
        self.reason = ""

    def seat_of(self, actor: int) -> str:
        """`p1` … `p5`."""
        return SEATS[actor]

    def own_fields(self) -> type[Struct]:
        """The fields that are stored as they are."""
        return Stored

    def listeners(self, event: str, actor: int) -> list[tuple[int, str, str]]:
        """The own magician answers, where its card says so (firebrand: also outside the own turn, A-31)."""
        magician = self.players[actor].magician
        program = _TRIGGERS.get((event, magician))
        return [(actor, program, magician)] if program else []

    def clone(self) -> State:
        """An independent copy without a listener; the hot path of undo and of companions that search."""
        other = State.__new__(State)
        self.copy_base_to(other)
        other.options = self.options
        other.players = [player.clone() for player in self.players]
        other.madness = self.madness
        other.supply = self.supply[:]
        other.libraries = self.libraries[:]
        other.piles = self.piles[:]
        other.curses = self.curses[:]
        other.tokens_left = self.tokens_left[:]
        other.book = self.book
        other.turned = self.turned
        other.aside = self.aside[:]
        other.boxed = self.boxed[:]
        other.marker = self.marker
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.result = self.result
        other.reason = self.reason
        return other

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON data (canonical: equal states give equal data)."""
        options, players = self.options.to_json(), [player.to_json() for player in self.players]
        return {**self.base_to_json(), **self.own_to_json(), "options": options, "players": players}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; KeyError, TypeError or ValueError where the data are not such a state."""
        state = cls(Options.from_json(data["options"]))
        state.base_from_json(data)
        state.players = [Player.from_json(item) for item in data["players"]]
        state.own_from_json(data)
        return state


def clockwise(state: State, start: int) -> tuple[int, ...]:
    """The players still in the game, from `start` clockwise."""
    players = state.players
    everybody = ROUND_THE_TABLE[len(players)][start]
    for player in players:
        if player.eliminated:
            return tuple([seat for seat in everybody if not players[seat].eliminated])
    return everybody


ROUND_THE_TABLE = tuple(
    tuple(tuple((start + step) % players for step in range(players)) for start in range(players + 1))
    for players in range(len(SEATS) + 1)
)
"""By number of players and starting seat, where the seat after the last one is the first again."""


PARTS = ("arrival", "bonus", "failure")
"""The parts of a page that speak."""


def speaking(state: State) -> str:
    """Which part of a page is being carried out; '' for none."""
    programs = {frame.program: frame.source for frame in state.frames}
    said = (part for program, source in programs.items() for part in PARTS if program == f"{part}:{source}")
    return next(said, "")
