"""What lies on the screen right now: things with identity, made from a `TableView` and moved by events.

The screen shows this model while events play; at the end of every sequence it must equal a fresh projection
(`differences` is empty). Only shown facts are here: no rules, no pixels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count

from game.bigbook.play.card_kinds import curse_cost, sort_key
from game.bigbook.view import CurseView, GrantView, LibraryView, PlayerView, SpellView, TableView

_uids = count(1)


@dataclass(slots=True)
class Card:
    """One element or Madness card that the screen can follow while it moves."""

    kind: str
    uid: int = field(default_factory=lambda: next(_uids))


@dataclass(slots=True)
class Spell:
    """One spell in front of a player."""

    id: str
    exhausted: bool = False
    neutralized: bool = False
    resolving: bool = False
    bound_by: str = ""


@dataclass(slots=True)
class Curse:
    """One curse on the track."""

    id: str
    position: str
    cost: dict[str, int]
    tokens: dict[str, int] = field(default_factory=dict)
    madness: int = 0
    neutralized: bool = False
    applied: bool = False


@dataclass(slots=True)
class Seat:
    """All that lies before one player."""

    seat: str
    magician: str
    hand: list[Card]
    support: list[Card]
    discard: list[Card]
    deck: Counter[str]
    spells: list[Spell]
    support_limit: int = 3
    spell_limit: int = 5
    ability_used: bool = False
    eliminated: bool = False
    order: list[int] = field(default_factory=list)
    """The cards of the hand as somebody has arranged them, by identity; empty: by element and value."""

    @property
    def deck_count(self) -> int:
        return sum(self.deck.values())

    def cards(self, place: str) -> list[Card]:
        """The list of one place (`hand`, `support`, `discard`)."""
        return {"hand": self.hand, "support": self.support, "discard": self.discard}[place]

    def spell(self, spell: str) -> Spell | None:
        return next((one for one in self.spells if one.id == spell), None)

    def sort(self) -> None:
        """Keep the hand in the order it is shown: what was arranged first, then by element and value."""
        own = {uid: place for place, uid in enumerate(self.order)}
        self.hand.sort(key=lambda card: (own.get(card.uid, len(own)), sort_key(card.kind)))


@dataclass(slots=True)
class TableModel:
    """The whole table as shown."""

    seats: dict[str, Seat]
    madness: int
    supply: dict[str, int]
    library: dict[str, LibraryView]
    piles: dict[str, int]
    curses: list[Curse]
    tokens_left: dict[str, int]
    marker: int
    round: int
    turn: int
    active: str
    phase: str
    monster: str | None
    page: str
    preview: tuple[str, ...]
    multi_curses: int
    aside: Counter[str]
    granted: tuple[GrantView, ...]
    result: str
    reason: str
    difficulty: str
    mode: str

    def curse(self, curse: str) -> Curse | None:
        return next((one for one in self.curses if one.id == curse), None)

    def all_cards(self) -> Iterator[tuple[str, str, int, Card]]:
        """Every card with a face on the table: seat, place, index, card."""
        for seat in self.seats.values():
            for place in ("hand", "support", "discard"):
                for index, card in enumerate(seat.cards(place)):
                    yield seat.seat, place, index, card


def from_view(view: TableView) -> TableModel:
    """A new model of a table."""
    return TableModel(
        {player.seat: _seat(player) for player in view.players},
        view.madness, dict(view.supply), dict(view.library), dict(view.piles), [_curse(c) for c in view.curses],
        dict(view.tokens_left), view.marker, view.round, view.turn, view.active, view.phase, view.monster, view.page,
        view.preview, view.multi_curses, Counter(view.aside), view.granted, view.result, view.reason,
        view.difficulty, view.mode,
    )  # fmt: skip


def _seat(player: PlayerView) -> Seat:
    seat = Seat(
        player.seat, player.magician, [Card(k) for k in player.hand], [Card(k) for k in player.support],
        [Card(k) for k in player.discard], _makeup(player), [_spell(s) for s in player.spells],
        player.support_limit, player.spell_limit, player.ability_used, player.eliminated,
    )  # fmt: skip
    seat.sort()
    return seat


def _makeup(player: PlayerView) -> Counter[str]:
    return Counter({kind: number for kind, number in player.deck_makeup.items() if number})


def _spell(view: SpellView) -> Spell:
    return Spell(view.id, view.exhausted, view.neutralized, view.resolving, view.bound_by)


def _curse(view: CurseView) -> Curse:
    tokens = {element: number for element, number in view.tokens.items() if number}
    return Curse(view.id, view.position, dict(view.cost), tokens, view.madness, view.neutralized, view.applied)


def new_curse(curse: str, position: str) -> Curse:
    """A curse as it is laid down, with its printed cost."""
    return Curse(curse, position, curse_cost(curse))


def settle(model: TableModel, view: TableView) -> None:
    """Bring the model to the given view, keeping the identity of every card that can be followed."""
    spare = _Spare(card for *_, card in model.all_cards())
    for player in view.players:
        seat = model.seats[player.seat]
        for place, kinds in (("hand", player.hand), ("support", player.support), ("discard", player.discard)):
            seat.cards(place)[:] = spare.keep(seat.cards(place), kinds)
        seat.sort()
        seat.deck = _makeup(player)
        seat.magician, seat.ability_used, seat.eliminated = player.magician, player.ability_used, player.eliminated
        seat.support_limit, seat.spell_limit = player.support_limit, player.spell_limit
        seat.spells[:] = [_spell(one) for one in player.spells]
    for player in view.players:
        seat = model.seats[player.seat]
        for place in ("hand", "support", "discard"):
            spare.fill(seat.cards(place))
    fresh = from_view(view)
    for name in ("madness", "supply", "library", "piles", "curses", "tokens_left", "marker", "round", "turn", "active",
                 "phase", "monster", "page", "preview", "multi_curses", "aside", "granted", "result",
                 "reason"):  # fmt: skip
        setattr(model, name, getattr(fresh, name))


class _Spare:
    """Hands out the old cards again: first to the place where they lay, then to any place that needs the kind."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._free = {card.uid: card for card in cards}

    def keep(self, old: list[Card], kinds: tuple[str, ...]) -> list[Card]:
        """Cards for `kinds`, reusing those of the same place; kinds without one get uid 0 for now."""
        kept = []
        for kind in kinds:
            card = next((one for one in old if one.kind == kind and one.uid in self._free), None)
            kept.append(self._free.pop(card.uid) if card else Card(kind, 0))
        return kept

    def fill(self, cards: list[Card]) -> None:
        """Give the cards without identity one from elsewhere, or a new one."""
        for index, card in enumerate(cards):
            if card.uid == 0:
                known = next((one for one in self._free.values() if one.kind == card.kind), None)
                cards[index] = self._free.pop(known.uid) if known else Card(card.kind)


def differences(model: TableModel, view: TableView) -> list[str]:
    """What of the model is not as the view has it; empty when events told the whole story."""
    found = []

    def compare(name: str, shown: object, true: object) -> None:
        if shown != true:
            found.append(f"{name}: shown {shown!r}, true {true!r}")

    for player in view.players:
        seat = model.seats[player.seat]
        for place, kinds in (("hand", player.hand), ("support", player.support), ("discard", player.discard)):
            compare(f"{player.seat}.{place}", sorted(c.kind for c in seat.cards(place)), sorted(kinds))
        compare(f"{player.seat}.deck", +seat.deck, +_makeup(player))
        compare(f"{player.seat}.spells",
                [(s.id, s.exhausted, s.neutralized) for s in seat.spells],
                [(s.id, s.exhausted, s.neutralized) for s in player.spells])  # fmt: skip
        compare(f"{player.seat}.eliminated", seat.eliminated, player.eliminated)
    for name in ("madness", "supply", "piles", "marker", "round", "monster", "page"):
        compare(name, getattr(model, name), getattr(view, name))
    compare(
        "library", {e: lib.top for e, lib in model.library.items()}, {e: lib.top for e, lib in view.library.items()}
    )
    compare("aside", +model.aside, +Counter(view.aside))
    compare("curses", sorted(_facts(c) for c in model.curses), sorted(_facts(_curse(c)) for c in view.curses))
    return found


def _facts(curse: Curse) -> tuple[object, ...]:
    tokens = tuple(sorted((e, n) for e, n in curse.tokens.items() if n))
    return curse.id, curse.position, tokens, curse.madness, curse.neutralized
