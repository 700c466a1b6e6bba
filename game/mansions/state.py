"""The whole game at one moment: plain data, copied by hand, saved as JSON.

Cards are their ids; a spell is `mending_2`, its back being the number. Piles, decks and hands are tuples, top first:
they are replaced, never changed, so that copies share them. Who may see what is no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from game.core.engine.frame import Frame
from game.core.engine.state import BaseState
from game.core.engine.triggers import Playable

from .options import Options
from .puzzles.state import Piles, Puzzle, copy_piles
from .reading import catalogue

KEEPER = -1
_SEATS = ("i1", "i2", "i3", "i4", "keeper")
"""The seat of each actor, the Keeper's behind the others: it is number -1."""
"""The Keeper as an actor of frames; investigators are 0 … 3."""
SIDES = {"i1": "investigators", "i2": "investigators", "i3": "investigators", "i4": "investigators",
         "keeper": "keeper", "investigators": "investigators"}  # fmt: skip
OPEN, GONE = "open", "gone"
"""A barrier stands aside in its space, or was destroyed (MM-FEA.22); else it bars the door of that name."""


Cards = tuple[str, ...]


class Person:
    """An investigator and the seat that plays it. `at` is a space, '' where it is not in play."""

    __slots__ = ("at", "damage", "errand", "hidden", "horror", "items", "lost", "mental", "mythos", "physical",
                 "skill", "spells", "status", "stun", "trauma", "used", "who")  # fmt: skip

    def __init__(self, who: str, physical: int, mental: int) -> None:
        self.who = who
        self.physical = physical
        self.mental = mental
        self.at = ""
        self.hidden = False
        self.status = "in_play"
        """`in_play`, `dead` (a new investigator is chosen next turn), `escaped`, `eliminated`."""
        self.damage = 0
        self.horror = 0
        self.stun = 0
        self.skill = 0
        self.items: Cards = ()
        """Starting items, finds and clues."""
        self.spells: Cards = ()
        self.trauma: Cards = ()
        self.mythos: Cards = ()
        """Cards that stay before the investigator, face down (MM-MYT.9)."""
        self.used = False
        """Whether the ability of the mental card is spent."""
        self.lost: Cards = ()
        """What goes of the next turn of its own: `move`, `action`, `run`, `trade`, `turn`."""
        self.errand = ""
        """A room that a Mythos card wants visited, '' for none."""

    def clone(self) -> Person:
        """An independent copy."""
        other = Person.__new__(Person)
        other.who, other.physical, other.mental, other.used = self.who, self.physical, self.mental, self.used
        other.at, other.hidden, other.status = self.at, self.hidden, self.status
        other.damage, other.horror, other.stun, other.skill = self.damage, self.horror, self.stun, self.skill
        other.items, other.spells, other.trauma, other.mythos = self.items, self.spells, self.trauma, self.mythos
        other.lost, other.errand = self.lost, self.errand
        return other

    def to_json(self) -> dict[str, Any]:
        """The person as JSON data."""
        return {name: _written(getattr(self, name)) for name in self.__slots__}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Person:
        """The person that `to_json` wrote."""
        person = cls(data["who"], data["physical"], data["mental"])
        for name in cls.__slots__:
            setattr(person, name, _read(data[name]))
        return person


class Monster:
    """A figure on the board. `known`: the investigators have seen its back (A-90); `name`: it is a named one."""

    __slots__ = ("at", "damage", "figure", "id", "known", "name", "samples", "stun")

    def __init__(self, id_: str, figure: str, at: str) -> None:
        self.id = id_
        self.figure = figure
        self.at = at
        self.damage = 0
        self.stun = 0
        self.samples = 0
        self.known = False
        self.name = ""

    def clone(self) -> Monster:
        """An independent copy."""
        other = Monster(self.id, self.figure, self.at)
        other.damage, other.stun, other.samples = self.damage, self.stun, self.samples
        other.known, other.name = self.known, self.name
        return other

    def to_json(self) -> dict[str, Any]:
        """The monster as JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Monster:
        """The monster that `to_json` wrote."""
        monster = cls(data["id"], data["figure"], data["at"])
        for name in cls.__slots__:
            setattr(monster, name, data[name])
        return monster


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
            "people": [person.to_json() for person in self.people],
            "monsters": [monster.to_json() for monster in self.monsters],
            "puzzles": {card: puzzle.to_json() for card, puzzle in self.puzzles.items()},
            "pieces": copy_piles(self.pieces),
            "effects": [list(effect) for effect in self.effects],
            **{name: _written(getattr(self, name)) for name in (*SHARED, *BY_NAME, *WORDS_BY_NAME)},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; KeyError, TypeError or ValueError where the data are no such state."""
        state = cls(Options.from_json(data["options"]))
        state.base_from_json(data)
        box = catalogue().puzzles
        state.answers = {int(question): str(letter) for question, letter in data["answers"]}
        state.people = [Person.from_json(item) for item in data["people"]]
        state.monsters = [Monster.from_json(item) for item in data["monsters"]]
        state.puzzles = {card: Puzzle.from_json(item, box) for card, item in data["puzzles"].items()}
        state.pieces = copy_piles(data["pieces"])
        state.effects = tuple(Effect(*item) for item in data["effects"])
        for name in (*SHARED, *BY_NAME, *WORDS_BY_NAME):
            setattr(state, name, _read(data[name]))
        return state


def _written(value: Any) -> Any:
    """Tuples as lists, also within a mapping."""
    if isinstance(value, dict):
        return {key: _written(item) for key, item in value.items()}
    return list(value) if isinstance(value, tuple) else value


def _read(value: Any) -> Any:
    """Lists as tuples again."""
    if isinstance(value, dict):
        return {key: _read(item) for key, item in value.items()}
    return tuple(value) if isinstance(value, list) else value
