"""What many games together tell, from their summaries alone: shares of wins, sums, averages over the turns, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.bigbook.play.card_kinds import ELEMENTS
from game.bigbook.play.moments import seat_of
from game.bigbook.play.statistics import ROUNDS
from game.bigbook.play.summary import Seat, Summary
from game.core.play.annals import Share, shares
from game.core.play.page import GUEST

PILES = (*ELEMENTS, "multi")
FEWEST = 3
"""So many games must have got as far as a turn for its average to be drawn, where there are as many games."""


class Sums(NamedTuple):
    """Two figures side by side: struck and destroyed, paid and of that wasted, taken and cured."""

    first: int
    second: int


class Record(NamedTuple):
    """A best: its name, the figure, the game, and the seat that it belongs to (None: to the whole table)."""

    name: str
    figure: int
    game: Summary
    seat: Seat | None = None


def by_players(games: Iterable[Summary]) -> dict[str, Share]:
    """By the number of seats."""
    return shares(games, lambda game: (str(len(game.seats)),))


def by_difficulty(games: Iterable[Summary]) -> dict[str, Share]:
    """By difficulty."""
    return shares(games, lambda game: (game.difficulty,))


def by_mode(games: Iterable[Summary]) -> dict[str, Share]:
    """By mode."""
    return shares(games, lambda game: (game.mode,))


def by_magician(games: Iterable[Summary]) -> dict[str, Share]:
    """By the magicians at the table."""
    return shares(games, lambda game: (seat.magician for seat in game.seats))


COMPANY = ("alone", "companions", "hints")
"""Who else had a hand in a game: nobody, companions, the coach who was asked for hints."""


def by_company(games: Iterable[Summary]) -> dict[str, Share]:
    """By who else had a hand in them (`COMPANY`): games with companions or hints are told apart from the others."""
    return shares(games, _company)


def _company(game: Summary) -> Iterable[str]:
    if game.alone:
        return ("alone",)
    with_others = len(game.people) < len(game.seats)
    return [name for name, holds in (("companions", with_others), ("hints", game.hints > 0)) if holds]


def rounds_reached(games: Iterable[Summary]) -> list[int]:
    """How many games ended in each of the six rounds, and how many the people won (the seventh)."""
    ended = [0] * (ROUNDS + 1)
    for game in games:
        ended[ROUNDS if game.won else game.round - 1] += 1
    return ended


def curses(games: Iterable[Summary]) -> dict[str, Sums]:
    """For each pile how many curses struck, and how many were destroyed."""
    struck: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for game in games:
        struck.update(game.by_pile(game.struck))
        gone.update(game.by_pile(game.destroyed))
    return {pile: Sums(struck[pile], gone[pile]) for pile in PILES}


def elements(games: Iterable[Summary]) -> dict[str, Sums]:
    """For each element how much was paid, and how much of that was more than the cost."""
    paid = added(games, lambda game: game.paid)
    wasted = added(games, lambda game: game.wasted)
    return {element: Sums(paid[element], wasted[element]) for element in ELEMENTS}


def added(games: Iterable[Summary], figures: Callable[[Summary], Mapping[str, int]]) -> Counter[str]:
    """One kind of figures of all games, added up."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(figures(game))
    return total


def most(figures: Mapping[str, int], count: int) -> list[tuple[str, int]]:
    """The largest figures with their names; of equal ones the first by name."""
    return sorted(((name, n) for name, n in figures.items() if n), key=lambda item: (-item[1], item[0]))[:count]


class MadnessAt(NamedTuple):
    """Madness in the hands and decks of all, by how much more was received than cured, and both sums up to a turn."""

    taken: float
    cured: float


def madness(games: Sequence[Summary]) -> list[MadnessAt]:
    """Madness received and cured up to each turn, on the average of the games that got so far."""
    enough = min(FEWEST, len(games))
    sums: list[list[MadnessAt]] = []
    for game in games:
        taken = cured = 0
        for at, turn in enumerate(game.turns):
            taken, cured = taken + turn.taken, cured + turn.cured
            if at == len(sums):
                sums.append([])
            sums[at].append(MadnessAt(taken, cured))
    return [
        MadnessAt(sum(one.taken for one in all_) / len(all_), sum(one.cured for one in all_) / len(all_))
        for all_ in sums
        if len(all_) >= enough
    ]


def seconds_per_turn(games: Iterable[Summary]) -> dict[str, int]:
    """How long a turn of each person takes, in seconds on the average, by `Seat.who`; only who was ever timed."""
    seconds: Counter[str] = Counter()
    turns: Counter[str] = Counter()
    for game in games:
        for seat in _counted(game):
            if seat.seconds:
                seconds[seat.who] += seat.seconds
                turns[seat.who] += seat.turns
    return {name: round(total / turns[name]) for name, total in seconds.items() if turns[name]}


def lenders(games: Iterable[Summary]) -> list[tuple[str, str, int]]:
    """Who lent how many cards to whom, by what they are counted by (`Seat.who`), the most first."""
    cards: Counter[tuple[str, str]] = Counter()
    for game in games:
        names = {f"p{at}": seat.who for at, seat in enumerate(game.seats, start=1) if seat.friend != GUEST}
        for owner, payer, count in ((one.owner, one.payer, one.cards) for one in game.lent):
            if owner in names and payer in names:
                cards[names[owner], names[payer]] += count
    ordered = sorted(cards.items(), key=lambda item: (-item[1], item[0]))
    return [(owner, payer, count) for (owner, payer), count in ordered]


def faces(games: Iterable[Summary]) -> dict[str, Seat]:
    """The newest seat of every person, by `Seat.who`: name, colour, emblem and magician they are shown with."""
    return {seat.who: seat for game in games for seat in _counted(game)}


def seats(games: Iterable[Summary]) -> dict[str, Seat]:
    """The newest seat of everybody who can have lent something, companions too, by `Seat.who`."""
    return {seat.who: seat for game in games for seat in game.seats if seat.friend != GUEST}


def evenings(games: Iterable[Summary]) -> dict[str, Share]:
    """Wins and losses of every person, by `Seat.who`; guests are not counted."""
    return shares(games, lambda game: (seat.who for seat in _counted(game)))


def _counted(game: Summary) -> list[Seat]:
    """The people whose games are counted together: everybody but guests."""
    return [seat for seat in game.people if seat.friend != GUEST]


def records(games: Sequence[Summary]) -> list[Record]:
    """The bests of all games: of equal ones the first that was played."""
    won = [game for game in games if game.won]
    found = [
        _least("quickest", ((len(game.turns), game, None) for game in won)),
        _least("calmest", ((game.total("taken"), game, None) for game in won)),
        _most("storm", ((turn.destroyed, game, seat_of(game, turn.seat)) for game in games for turn in game.turns)),
        _most("bane", ((seat.curses, game, seat) for game in games for seat in game.seats)),
        _most("scholar", ((seat.learned, game, seat) for game in games for seat in game.seats)),
        _least("narrow", ((game.closest, game, None) for game in won)),
    ]
    return [one for one in found if one is not None]


Claim = tuple[int, Summary, Seat | None]


def _most(name: str, claims: Iterable[Claim]) -> Record | None:
    best = max(claims, key=lambda claim: claim[0], default=None)
    return Record(name, *best) if best is not None and best[0] else None


def _least(name: str, claims: Iterable[Claim]) -> Record | None:
    best = min(claims, key=lambda claim: claim[0], default=None)
    return Record(name, *best) if best is not None else None
