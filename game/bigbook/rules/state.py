"""Everything that is on the table, as ints, strings and lists; no behaviour beyond copying itself.

Piles have their top at the END; curse piles and libraries are tuples (they change seldom, and clones share them).
Cards of one kind are interchangeable, so a zone is a list of kinds (ints).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game.core.engine.state import BaseState

from .kinds import KINDS, SEATS
from .options import Options

EXHAUSTED, NEUTRALIZED, RESOLVING = 1, 2, 4
"""Flags of a spell in front of a player; 0 is face up and ready."""


NO_TOKENS = (0, 0, 0, 0)

_TRIGGERS: dict[tuple[str, str], str] = {}
"""(event, magician) -> program; filled when the cards are read."""


def index_trigger(event: str, magician: str, program: str) -> None:
    """Let a magician's program answer to an event."""
    _TRIGGERS[event, magician] = program


Count = Annotated[int, Meta(ge=0, le=10_000)]
"""No number on the table is larger."""
Card = Annotated[int, Meta(ge=0, lt=len(KINDS))]
Six = Annotated[int, Meta(ge=0, le=6)]
Tokens = tuple[Count, Count, Count, Count]


class Player(Struct, eq=False):
    """One magician: cards, spells (id -> flags, in the order of learning) and what holds spells face down."""

    magician: str
    hand: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []
    support: list[Card] = []
    spells: dict[str, Annotated[int, Meta(ge=0, le=EXHAUSTED | NEUTRALIZED | RESOLVING)]] = {}
    bound: dict[str, str] = {}
    """Spell -> the curse id or `round:N` at whose end it is turned up again."""
    ability_used: bool = False
    eliminated: bool = False

    def clone(self) -> Player:
        """An independent copy."""
        bound = self.bound.copy() if self.bound else {}
        hand, deck, discard, support = self.hand[:], self.deck[:], self.discard[:], self.support[:]
        spells, used, gone = self.spells.copy(), self.ability_used, self.eliminated
        return Player(self.magician, hand, deck, discard, support, spells, bound, used, gone)

    def to_json(self) -> dict[str, Any]:
        """The player as JSON data; spells as pairs, because their order counts."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return {**data, **{name: [list(pair) for pair in data[name].items()] for name in PAIRS}}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Player:
        """The player that `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
        found: Player = msgspec.convert({**data, **{name: dict(data[name]) for name in PAIRS}}, cls)
        return found


PAIRS = ("spells", "bound")


class Curse(Struct, array_like=True, eq=False, frozen=True):
    """A curse on the board; never changed but replaced (`curses.change`), so that clones share it. `until`
    is the turn in whose Monster phase it is turned up again, 0 while face up."""

    id: str
    position: Annotated[int, Meta(ge=0, le=4)]
    madness: Count = 0
    tokens: Tokens = NO_TOKENS
    until: Count = 0
    applied: bool = False


class State(BaseState):
    """The whole game at one moment."""

    lazy_kinds = frozenset({"action", "pay"})

    madness: Count
    supply: Annotated[list[Count], Meta(min_length=len(KINDS), max_length=len(KINDS))]
    libraries: Annotated[list[tuple[str, ...]], Meta(min_length=4, max_length=4)]
    piles: Annotated[list[tuple[str, ...]], Meta(min_length=5, max_length=5)]
    """Curse piles: water, earth, fire, air, multi."""
    curses: list[Curse]
    tokens_left: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    book: Annotated[tuple[str, ...], Meta(min_length=7, max_length=7)]
    """The seven grimoire cards in turning order; immutable, shared between clones."""
    turned: Six
    """How many of them are turned; the last turned one shows the monster, the next one bonus and failure."""
    aside: list[str]
    """Destroyed cards, in order: kinds by name, spells, curses (BB-DST.2)."""
    boxed: list[str]
    """What eliminated players have taken with them: kinds by name, and spells (A-52)."""
    marker: Six
    round: Six
    turn: Count
    active: Six
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

    def __init__(self, options: Options) -> None:
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
