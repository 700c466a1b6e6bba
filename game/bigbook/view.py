"""What a screen or a companion may see: plain frozen data, no deck order, no hidden page, no curse pile."""

from __future__ import annotations

from dataclasses import dataclass

from .catalogue import ROUNDS


@dataclass(frozen=True, slots=True)
class SpellView:
    """One spell in front of a player. `bound_by` names the curse or `round:N` that holds it face down, else ''."""

    id: str
    exhausted: bool
    neutralized: bool
    resolving: bool
    bound_by: str


@dataclass(frozen=True, slots=True)
class CurseView:
    """One curse on the invocation track; `cost` already counts the tokens lying on it."""

    id: str
    position: str
    cost: dict[str, int]
    tokens: dict[str, int]
    madness: int
    neutralized: bool
    applied: bool


@dataclass(frozen=True, slots=True)
class LibraryView:
    """One library deck: the face-up spell (None when empty) and how many spells lie there with it."""

    top: str | None
    count: int


@dataclass(frozen=True, slots=True)
class GrantView:
    """`seat` may act for `by`; `actions_left` counts the action being decided now."""

    seat: str
    by: str
    actions_left: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that lies open before one player (hands and discards are open, A-57); `deck_makeup` has no order."""

    seat: str
    magician: str
    hand: tuple[str, ...]
    support: tuple[str, ...]
    discard: tuple[str, ...]
    deck_count: int
    deck_makeup: dict[str, int]
    spells: tuple[SpellView, ...]
    support_limit: int
    spell_limit: int
    ability_used: bool
    eliminated: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole open table at one moment."""

    players: tuple[PlayerView, ...]
    madness: int
    supply: dict[str, int]
    library: dict[str, LibraryView]
    piles: dict[str, int]
    curses: tuple[CurseView, ...]
    tokens_left: dict[str, int]
    marker: int
    round: int
    turn: int
    active: str
    phase: str
    monster: str | None
    page: str
    preview: tuple[str, ...]
    pages_left: int
    multi_curses: int
    difficulty: str
    mode: str
    aside: tuple[str, ...]
    granted: tuple[GrantView, ...]
    result: str
    reason: str

    @property
    def open_round(self) -> int:
        """The round that people see: a new one has begun as soon as its page lies open, though its marker moves only
        after the monster has arrived."""
        return max(self.round, ROUNDS + 1 - self.pages_left)
