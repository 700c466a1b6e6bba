"""What a viewer may see of the table: plain frozen data, no deck order, nothing of the other side's hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.engine.zones import Seen
from game.mansions.puzzles.state import Puzzle


@dataclass(frozen=True, slots=True)
class PersonView:
    """An investigator: everything on its cards is open, but for the backs of spells and cards lying face down.

    `spells` are kinds, not backs; `mythos` how many cards lie face down before it. `ability_used`: once per game.
    `errand` is the room that one of them wants visited: its owner and the Keeper know it, it is '' for everybody else.
    """

    seat: str
    who: str
    physical: int
    mental: int
    at: str
    status: str
    hidden: bool
    health: int
    full_health: int
    sanity: int
    full_sanity: int
    stun: int
    skill: int
    items: tuple[str, ...]
    spells: tuple[str, ...]
    trauma: tuple[str, ...]
    mythos: int
    ability: str
    ability_used: bool
    errand: str


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A figure on the board; `figure`, `health` and `power` (its damage) are '' and -1 where its back is unknown."""

    id: str
    kind: str
    at: str
    damage: int
    stun: int
    samples: int
    name: str
    figure: str
    health: int
    power: int


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room. `lock` is '' where it is open, `?` where its lock has not been turned up; `pile` says whether there is
    something to explore, never how much (A-80); `top` is the obstacle that lies open, `?` where one lies face down."""

    id: str
    lock: str
    fire: bool
    dark: bool
    explored: bool
    dropped: tuple[str, ...]
    pile: bool
    top: str


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle on the table, as everybody sees it: pieces and quarter turns by slot, turns of the start piece."""

    card: str
    kind: str
    layout: str
    pieces: tuple[int, ...]
    turned: tuple[int, ...]
    start_turned: int

    def lies(self) -> Puzzle:
        """The same as the rules of puzzles know it, to be asked or tried out."""
        found = Puzzle(self.kind, self.layout)
        found.pieces, found.turned, found.start_turned = list(self.pieces), list(self.turned), self.start_turned
        return found


@dataclass(frozen=True, slots=True)
class LastingView:
    """What a card has begun and what lasts on an investigator until a moment; `program` says what it does."""

    seat: str
    until: str
    program: str
    source: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything a viewer may know. `zones` are the heaps of cards as `core/zones.py` projects them.

    `objective` and `answers` are '' and empty until they may be known; `clock` is (tokens, value of the next event).
    `lasting` leaves out what an Omen that lies face down has begun; `done` notes what everybody saw happen in this turn
    and what cannot happen again (`met:i1:m7`); `fight` is `blow` while an investigator attacks, `attack` while a
    monster does, else ''.
    """

    viewer: str
    people: tuple[PersonView, ...]
    monsters: tuple[MonsterView, ...]
    rooms: Mapping[str, RoomView]
    zones: Mapping[str, Seen]
    puzzles: tuple[PuzzleView, ...]
    corpses: tuple[str, ...]
    double: str
    barriers: Mapping[str, str]
    sealed: tuple[str, ...]
    sealed_exits: tuple[str, ...]
    actions: tuple[str, ...]
    threat: int
    keeper_tokens: int
    samples: int
    deaths: int
    clock: tuple[int, int]
    stage: str
    round: int
    phase: str
    active: str
    moves: int
    action: int
    revealed: bool
    objective: str
    answers: Mapping[int, str]
    read: tuple[str, ...]
    lasting: tuple[LastingView, ...]
    done: tuple[str, ...]
    fight: str
    result: str
    reason: str
