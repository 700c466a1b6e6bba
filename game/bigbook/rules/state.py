"""Everything that is on the table, as ints, strings and lists; no behaviour beyond copying itself.

Piles have their top at the END; curse piles and libraries are tuples (they change seldom, and clones share them).
Cards of one kind are interchangeable, so a zone is a list of kinds (ints).
"""

from __future__ import annotations

from typing import Any

from game.core.engine.state import BaseState

from .kinds import SEATS
from .options import Options

EXHAUSTED, NEUTRALIZED, RESOLVING = 1, 2, 4
"""Flags of a spell in front of a player; 0 is face up and ready."""


NO_TOKENS = (0, 0, 0, 0)

_TRIGGERS: dict[tuple[str, str], str] = {}
"""(event, magician) -> program; filled when the cards are read."""


def index_trigger(event: str, magician: str, program: str) -> None:
    """Let a magician's program answer to an event."""
    _TRIGGERS[event, magician] = program


class Player:
    """One magician: cards, spells (id -> flags, in the order of learning) and what holds spells face down."""

    __slots__ = ("ability_used", "bound", "deck", "discard", "eliminated", "hand", "magician", "spells", "support")

    def __init__(self, magician: str) -> None:
        self.magician = magician
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.support: list[int] = []
        self.spells: dict[str, int] = {}
        self.bound: dict[str, str] = {}
        """Spell -> the curse id or `round:N` at whose end it is turned up again."""
        self.ability_used = False
        self.eliminated = False

    def clone(self) -> Player:
        """An independent copy."""
        other = Player.__new__(Player)
        other.magician = self.magician
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.support = self.support[:]
        other.spells = self.spells.copy()
        other.bound = self.bound.copy() if self.bound else {}
        other.ability_used = self.ability_used
        other.eliminated = self.eliminated
        return other

    def to_json(self) -> dict[str, Any]:
        """The player as JSON data."""
        return {
            "magician": self.magician,
            "hand": self.hand[:],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "support": self.support[:],
            "spells": [[spell, flags] for spell, flags in self.spells.items()],
            "bound": [[spell, by] for spell, by in self.bound.items()],
            "ability_used": self.ability_used,
            "eliminated": self.eliminated,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Player:
        """The player that `to_json` wrote."""
        player = cls(data["magician"])
        player.hand = list(data["hand"])
        player.deck = list(data["deck"])
        player.discard = list(data["discard"])
        player.support = list(data["support"])
        player.spells = dict(data["spells"])
        player.bound = dict(data["bound"])
        player.ability_used = data["ability_used"]
        player.eliminated = data["eliminated"]
        return player


class Curse:
    """A curse on the board. `until` is the turn in whose Monster phase it is turned up again, 0 while face up."""

    __slots__ = ("applied", "id", "madness", "position", "tokens", "until")

    def __init__(self, id_: str, position: int) -> None:
        self.id = id_
        self.position = position
        self.madness = 0
        self.tokens: tuple[int, int, int, int] = NO_TOKENS
        self.until = 0
        self.applied = False

    def clone(self) -> Curse:
        """An independent copy."""
        other = Curse.__new__(Curse)
        other.id = self.id
        other.position = self.position
        other.madness = self.madness
        other.tokens = self.tokens
        other.until = self.until
        other.applied = self.applied
        return other

    def to_json(self) -> list[Any]:
        """The curse as JSON data."""
        return [self.id, self.position, self.madness, list(self.tokens), self.until, self.applied]

    @classmethod
    def from_json(cls, data: list[Any]) -> Curse:
        """The curse that `to_json` wrote."""
        curse = cls(data[0], data[1])
        curse.madness = data[2]
        water, earth, fire, air = data[3]
        curse.tokens = (water, earth, fire, air)
        curse.until = data[4]
        curse.applied = data[5]
        return curse


class State(BaseState):
    """The whole game at one moment."""

    lazy_kinds = frozenset({"action", "pay"})

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
        self.supply: list[int] = [0] * 13
        self.libraries: list[tuple[str, ...]] = [(), (), (), ()]
        self.piles: list[tuple[str, ...]] = [(), (), (), (), ()]
        """Curse piles: water, earth, fire, air, multi."""
        self.curses: list[Curse] = []
        self.tokens_left: list[int] = [0, 0, 0, 0]
        self.book: tuple[str, ...] = ()
        """The seven grimoire cards in turning order; immutable, shared between clones."""
        self.turned = 0
        """How many of them are turned; the last turned one shows the monster, the next one bonus and failure."""
        self.aside: list[str] = []
        """Destroyed cards, in order: kinds by name, spells, curses (BB-DST.2)."""
        self.boxed: list[str] = []
        """What eliminated players have taken with them: kinds by name, and spells (A-52)."""
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
        other.curses = [curse.clone() for curse in self.curses]
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
        return {
            **self.base_to_json(),
            "options": self.options.to_json(),
            "players": [player.to_json() for player in self.players],
            "madness": self.madness,
            "supply": self.supply[:],
            "libraries": [list(library) for library in self.libraries],
            "piles": [list(pile) for pile in self.piles],
            "curses": [curse.to_json() for curse in self.curses],
            "tokens_left": self.tokens_left[:],
            "book": list(self.book),
            "turned": self.turned,
            "aside": self.aside[:],
            "boxed": self.boxed[:],
            "marker": self.marker,
            "round": self.round,
            "turn": self.turn,
            "active": self.active,
            "phase": self.phase,
            "result": self.result,
            "reason": self.reason,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; KeyError, TypeError or ValueError where the data are not such a state."""
        state = cls(Options.from_json(data["options"]))
        state.base_from_json(data)
        state.players = [Player.from_json(item) for item in data["players"]]
        state.madness = data["madness"]
        state.supply = list(data["supply"])
        state.libraries = [tuple(item) for item in data["libraries"]]
        state.piles = [tuple(item) for item in data["piles"]]
        state.curses = [Curse.from_json(item) for item in data["curses"]]
        state.tokens_left = list(data["tokens_left"])
        state.book = tuple(data["book"])
        state.turned = data["turned"]
        state.aside = list(data["aside"])
        state.boxed = list(data["boxed"])
        state.marker = data["marker"]
        state.round = data["round"]
        state.turn = data["turn"]
        state.active = data["active"]
        state.phase = data["phase"]
        state.result = data["result"]
        state.reason = data["reason"]
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
