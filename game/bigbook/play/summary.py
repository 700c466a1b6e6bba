"""What is kept of a game that is over: a few hundred small figures, so that nobody has to play it again to look
back."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from game.bigbook.play.card_kinds import curse_pile
from game.bigbook.rules.options import PAGES, WHOLE, Pages
from game.core.play import page
from game.core.play.page import Count, Word, counted_by

FORMAT = 1
LARGEST = 64 * 1024
"""Bytes of a summary at most."""
Figures = Annotated[dict[Word, Count], Meta(max_length=200)]
"""So many of each, by name."""
Mark = Literal["won", "failed", ""]
"""How a round ended: its monster was beaten, was not, or the game was over before."""


class Turn(Struct, frozen=True, array_like=True):
    """One turn: its round, whose it was, curses destroyed, Madness received and cured, Madness left in the stack."""

    round: Count
    seat: Word
    destroyed: Count = 0
    taken: Count = 0
    cured: Count = 0
    stack: Count = 0


class Lent(Struct, frozen=True, array_like=True):
    """So many cards of one's support that another has paid with."""

    owner: Word
    payer: Word
    cards: Count


class Seat(Struct, frozen=True):
    """Whoever sat there, and what they did."""

    name: Word
    colour: Word
    emblem: Word
    magician: Word
    companion: Word = ""
    """The temper of the companion that played the seat at the end, '' for a person."""
    friend: Word = ""
    """The id of whoever of the book of friends sat there, `GUEST` for somebody of whom nothing is kept; '' where nobody
    has noted it, as on older pages: then the name tells."""
    curses: Count = 0
    taken: Count = 0
    cured: Count = 0
    spells: Count = 0
    learned: Count = 0
    supported: Count = 0
    granted: Count = 0
    gained: Count = 0
    turns: Count = 0
    seconds: Count = 0
    """How long their turns took together, without the time in which nobody did anything."""
    out: bool = False
    """They had lost their wits before the end."""

    @property
    def who(self) -> str:
        """What this person is counted by over all games: the id where there is one (no name begins like it), else the
        name."""
        return counted_by(self.name, self.friend)


class Summary(Struct, frozen=True):
    """One game that is over. `struck` and `destroyed` are by curse, `cast` and `learnt` by spell, others by element."""

    difficulty: Word
    mode: Word
    result: Literal["won", "lost"]
    reason: Word = ""
    round: Annotated[int, Meta(ge=1, le=6)] = 1
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=5)] = field(default_factory=list)
    turns: Annotated[list[Turn], Meta(max_length=500)] = field(default_factory=list)
    marks: Annotated[list[Mark], Meta(max_length=6)] = field(default_factory=list)
    """How each round ended, from the first that was played: asked for by its number with `mark_of`."""
    monsters: Annotated[list[Word], Meta(max_length=6)] = field(default_factory=list)
    """The monster of each, likewise: `monster_of`."""
    struck: Figures = field(default_factory=dict)
    destroyed: Figures = field(default_factory=dict)
    cast: Figures = field(default_factory=dict)
    learnt: Figures = field(default_factory=dict)
    paid: Figures = field(default_factory=dict)
    wasted: Figures = field(default_factory=dict)
    lent: Annotated[list[Lent], Meta(max_length=25)] = field(default_factory=list)
    rescues: Count = 0
    """Rounds in which the last curse fell in the very last turn."""
    powers: Figures = field(default_factory=dict)
    """Spells cast at each power, `1` to `3`."""
    supports: Count = 0
    """Elements that were paid from support, one's own or a friend's."""
    undone: Count = 0
    hints: Count = 0
    seed: Annotated[int, Meta(ge=0)] | None = None
    sequence: Count = 0
    """The number that the game's save was begun with: games in the order in which they were begun."""
    attended: Annotated[int, Meta(ge=0, le=6)] | None = None
    """In how many of its rounds a person had a seat; None where nobody has noted it, as on older pages."""
    day: Annotated[str, Meta(max_length=10)] = ""
    """The day on which it ended, `2026-11-23`, by the clock of the computer; '' where nobody noted it."""
    format: int = FORMAT

    @property
    def won(self) -> bool:
        """Whether all six monsters were outlasted."""
        return self.result == "won"

    @property
    def people(self) -> list[Seat]:
        """The seats that people played."""
        return [seat for seat in self.seats if not seat.companion]

    @property
    def rounds(self) -> int:
        """How many rounds were played, the last one too."""
        return max(1, self.round - self.first_round + 1)

    @property
    def by_people(self) -> bool:
        """Whether the game is one that people have played: one of them sat there at its end, or in half of its rounds
        or more."""
        return bool(self.people) or (self.attended is not None and 2 * self.attended >= self.rounds)

    @property
    def alone(self) -> bool:
        """Whether nobody but people played, and nobody asked for a hint: told apart on every page."""
        return len(self.people) == len(self.seats) and not self.hints

    @property
    def pages(self) -> Pages:
        """How much of the book was played, told by the round that the first turn was in."""
        left = WHOLE + 1 - self.turns[0].round if self.turns else WHOLE
        return next((pages for pages in PAGES if pages == left), WHOLE)

    @property
    def closest(self) -> int:
        """The fewest Madness that lay in the stack at the end of a turn."""
        return min((turn.stack for turn in self.turns), default=0)

    @property
    def first_round(self) -> int:
        """The number of the round that the evening began with: 1 with the whole book, 4 with three pages of it."""
        return min((turn.round for turn in self.turns), default=1)

    def mark_of(self, number: int) -> Mark:
        """How the round of that number (1 to 6) ended; '' where it was not played, or nobody knows."""
        at = number - self.first_round
        return self.marks[at] if 0 <= at < len(self.marks) else ""

    def monster_of(self, number: int) -> str:
        """The page of the monster that the round of that number (1 to 6) brought; '' where nobody knows."""
        at = number - self.first_round
        return self.monsters[at] if 0 <= at < len(self.monsters) else ""

    def total(self, name: str) -> int:
        """A figure of the seats (`curses`, `cured` …) over all of them."""
        return sum(int(getattr(seat, name)) for seat in self.seats)

    def by_pile(self, figures: Figures) -> dict[str, int]:
        """Figures of curses, by the pile that each belongs to."""
        found: dict[str, int] = {}
        for curse, count in figures.items():
            found[curse_pile(curse)] = found.get(curse_pile(curse), 0) + count
        return found


def written(summary: Summary) -> bytes:
    """A summary as JSON."""
    return page.written(summary)


def read(raw: bytes) -> Summary:
    """The summary that `written` wrote. ValueError for anything that is none, or that lies beyond all bounds."""
    found = page.read(raw, Summary, LARGEST)
    if any(curse[:1] not in "wefam" or not curse for curse in (*found.struck, *found.destroyed)):
        raise ValueError("a curse of no pile")
    return found
