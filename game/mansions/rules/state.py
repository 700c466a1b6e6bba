"""The whole game at one moment: plain data, copied by hand, saved as JSON.

Cards are their ids; a spell is `mending_2`, its back being the number. Piles, decks and hands are tuples, top first:
they are replaced, never changed, so that copies share them. Who may see what is no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec import Struct

from game.core.engine.frame import Frame
from game.core.engine.state import BaseState
from game.core.engine.triggers import Playable
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.state import Piles, Puzzle, copy_piles

from .options import Options

KEEPER = -1
"""The Keeper as an actor of frames; investigators are 0 … 3."""
KEEPER_SEAT = "keeper"
_SEATS = ("i1", "i2", "i3", "i4", KEEPER_SEAT)
"""The seat of each actor, the Keeper's behind the others: it is number -1."""
SIDES = {"i1": "investigators", "i2": "investigators", "i3": "investigators", "i4": "investigators",
         "keeper": "keeper", "investigators": "investigators"}  # fmt: skip
OPEN, GONE = "open", "gone"
"""A barrier stands aside in its space, or was destroyed (MM-FEA.22); else it bars the door of that name."""


Cards = tuple[str, ...]


class Person(Struct, eq=False):
    """An investigator and the seat that plays it. `at` is a space, '' where it is not in play."""

    who: str
    physical: int
    mental: int
    at: str = ""
    hidden: bool = False
    status: str = "in_play"
    """`in_play`, `dead` (a new investigator is chosen next turn), `escaped`, `eliminated`."""
    damage: int = 0
    horror: int = 0
    stun: int = 0
    skill: int = 0
    items: Cards = ()
    """Starting items, finds and clues."""
    spells: Cards = ()
    trauma: Cards = ()
    mythos: Cards = ()
    """Cards that stay before the investigator, face down (MM-MYT.9)."""
    used: bool = False
    """Whether the ability of the mental card is spent."""
    lost: Cards = ()
    """What goes of the next turn of its own: `move`, `action`, `run`, `trade`, `turn`."""
    errand: str = ""
    """A room that a Mythos card wants visited, '' for none."""

    def clone(self) -> Person:
        """An independent copy."""
        return copy(self)


class Monster(Struct, eq=False):
    """A figure on the board. `known`: the investigators have seen its back (A-90); `name`: it is a named one."""

    id: str
    figure: str
    at: str
    damage: int = 0
    stun: int = 0
    samples: int = 0
    known: bool = False
    name: str = ""

    def clone(self) -> Monster:
        """An independent copy."""
        return copy(self)


class Effect(NamedTuple):
    """A continuous effect of a program (`until`): whose it is, how long it lasts, which steps say what it does."""

    actor: int
    until: str
    program: str
    source: str


TUPLES = ("notes", "read", "fire", "dark", "explored", "corpses", "sealed", "sealed_exits", "mythos_hand",
         "trauma_hand", "actions", "mythos_deck", "mythos_discard", "trauma_deck", "trauma_discard", "gone_people",
         "open_locks", "open_tops", "out")  # fmt: skip
BY_NAME = ("piles", "dropped", "combat_decks", "combat_discards", "spell_decks", "supply")
WORDS_BY_NAME = ("locks", "barriers")
PLAIN = ("threat", "event", "time", "revealed", "samples", "round", "phase", "active", "result", "reason", "moves",
         "action", "double", "deaths", "placed", "keeper_tokens", "revealed_in")  # fmt: skip
SHARED = (*TUPLES, *PLAIN)
"""Fields whose values are never changed in place."""


WindowOf = Callable[["State", Frame], Sequence[Playable]]
NeedOf = Callable[["State", Frame], bool]


class State(BaseState):
    """The table.

    `answers` are the Keeper's by question. A room's `piles` are face down but for its first card where the room is in
    `open_tops` (a revealed obstacle); `dropped` cards lie face up above them; `locks` are room → lock card, open to all
    where the room is in `open_locks`. `event` counts the events turned, `time` the tokens on the next. `supply` holds
    the figures of each kind that are not on the board, `out` the cards that have left the game.

    `notes` are what has happened once in the turn in progress and may not happen again (`met:i1:m7`), with `round:`
    in the round; `read` are the texts read aloud, `moves` and `action` what is left of the turn, `double` the space of
    the wax double ('' before it comes, `gone` after), `placed` how many monsters have ever been numbered,
    `revealed_in` the round in which the objective was shown (0: not yet).
    """

    lazy_kinds = frozenset({"step"})
    windows: ClassVar[dict[str, WindowOf]] = {}
    """By moment: what may be played then; the rules fill it."""
    needs: ClassVar[dict[str, NeedOf]] = {}
    """By need of a program: whether it holds; the rules fill it."""

    __slots__ = (*TUPLES, *BY_NAME, *WORDS_BY_NAME, *PLAIN,
                 "answers", "effects", "monsters", "options", "people", "pieces", "puzzles")  # fmt: skip

    notes: Cards
    read: Cards

    fire: Cards
    dark: Cards
    explored: Cards
    corpses: Cards
    sealed: Cards
    sealed_exits: Cards
    mythos_hand: Cards
    trauma_hand: Cards
    actions: Cards
    mythos_deck: Cards
    mythos_discard: Cards
    trauma_deck: Cards
    trauma_discard: Cards
    gone_people: Cards
    open_locks: Cards
    open_tops: Cards
    out: Cards
    piles: dict[str, Cards]
    dropped: dict[str, Cards]
    combat_decks: dict[str, Cards]
    combat_discards: dict[str, Cards]
    spell_decks: dict[str, Cards]
    supply: dict[str, Cards]
    locks: dict[str, str]
    barriers: dict[str, str]
    threat: int
    event: int
    time: int
    revealed: bool
    samples: int
    round: int
    phase: str
    active: int
    result: str
    reason: str
    moves: int
    action: int
    double: str
    deaths: int
    placed: int
    keeper_tokens: int
    revealed_in: int

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.answers: dict[int, str] = {}
        self.people: list[Person] = []
        self.monsters: list[Monster] = []
        self.puzzles: dict[str, Puzzle] = {}
        """Laid out puzzles by their lock or obstacle card."""
        self.pieces: Piles = {}
        self.effects: tuple[Effect, ...] = ()
        for name in TUPLES:
            setattr(self, name, ())
        for name in (*BY_NAME, *WORDS_BY_NAME):
            setattr(self, name, {})
        self.threat = self.event = self.time = self.samples = self.round = self.active = 0
        self.moves = self.action = self.deaths = self.placed = self.keeper_tokens = self.revealed_in = 0
        self.revealed = False
        self.phase, self.result, self.reason, self.double = "setup", "none", "", ""

    def seat_of(self, actor: int) -> str:
        """`i1` … `i4`, or `keeper`."""
        return _SEATS[actor]

    def holds(self, frame: Frame, need: str) -> bool:
        """Whether what a frame's program needs is still there."""
        return self.needs[need](self, frame)

    def window(self, moment: str, seat: str, frame: Frame) -> Sequence[Playable]:
        """What may be played at a moment."""
        return self.windows[moment](self, frame)

    def clone(self) -> State:
        """An independent copy without a listener."""
        other = State.__new__(State)
        self.copy_base_to(other)
        other.options = self.options
        other.answers = self.answers.copy()
        other.people = [person.clone() for person in self.people]
        other.monsters = [monster.clone() for monster in self.monsters]
        other.puzzles = {card: puzzle.clone() for card, puzzle in self.puzzles.items()}
        other.pieces = copy_piles(self.pieces)
        other.effects = self.effects
        for name in SHARED:
            setattr(other, name, getattr(self, name))
        for name in (*BY_NAME, *WORDS_BY_NAME):
            setattr(other, name, getattr(self, name).copy())
        return other

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON data: equal states give equal data."""
        return {
            **self.base_to_json(),
            "options": self.options.to_json(),
            "answers": [[question, letter] for question, letter in self.answers.items()],
            "people": msgspec.to_builtins(self.people),
            "monsters": msgspec.to_builtins(self.monsters),
            "puzzles": {card: puzzle.to_json() for card, puzzle in self.puzzles.items()},
            "pieces": copy_piles(self.pieces),
            "effects": [list(effect) for effect in self.effects],
            **self.own_to_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; KeyError, TypeError or ValueError where the data are no such state."""
        state = cls(Options.from_json(data["options"]))
        state.base_from_json(data)
        box = catalogue().puzzles
        state.answers = {int(question): str(letter) for question, letter in data["answers"]}
        state.people = msgspec.convert(data["people"], list[Person])
        state.monsters = msgspec.convert(data["monsters"], list[Monster])
        state.puzzles = {card: Puzzle.from_json(item, box) for card, item in data["puzzles"].items()}
        state.pieces = copy_piles(data["pieces"])
        state.effects = msgspec.convert(data["effects"], tuple[Effect, ...])
        state.own_from_json(data)
        return state
