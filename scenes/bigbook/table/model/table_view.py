"""What lies on the screen right now: things with identity, made from a `TableView` and moved by events.

How each event changes it is a table of handlers, which is the whole story of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from game.bigbook.play.card_kinds import curse_cost, sort_key
from game.bigbook.rules import events
from game.bigbook.rules.place import read_place
from game.bigbook.view import CurseView, GrantView, LibraryView, PlayerView, SpellView, TableView
from game.core.engine.event import Event
from scenes.bigbook.cards.painter import MADNESS_FACES, madness_face

_numbers = count(1)


def _new_uid() -> int:
    """Of cards to which nobody gives a face each has the next one."""
    number = next(_numbers)
    return number * MADNESS_FACES + number % MADNESS_FACES


@dataclass(slots=True)
class Card:
    """One element or Madness card that the screen can follow while it moves."""

    kind: str
    uid: int = field(default_factory=_new_uid)
    """Later cards have higher ones; which face of Madness it is hangs on it (`madness_face`)."""

    @property
    def look(self) -> tuple[str, int]:
        """What it shows: its kind, and which face of Madness it has, 0 for an element."""
        return self.kind, madness_face(self.uid) if self.kind == "madness" else 0


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

    @property
    def price(self) -> tuple[tuple[str, int], ...]:
        """What it costs now, by element, without those that it costs none of: what is printed on it first."""
        printed = curse_cost(self.id)
        first = sorted(self.cost, key=lambda element: element not in printed)
        return tuple((element, self.cost[element]) for element in first if self.cost[element])


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
    pressed: int = 0
    """The Madness that a person is curing, by identity: among those alike it is this one that goes."""

    @property
    def deck_count(self) -> int:
        return sum(self.deck.values())

    def mad(self, number: int) -> Card:
        """A new Madness for this seat, the `number`th at the table: of the faces that fewest of those before it have,
        the first, counted from another one at each seat. So who plays the game again sees the same faces."""
        seen = Counter(
            madness_face(card.uid) for place in (self.hand, self.support, self.discard) for card in place
            if card.kind == "madness" and card.uid
        )  # fmt: skip
        faces = [1 + (2 * number + step) % MADNESS_FACES for step in range(MADNESS_FACES)]
        least = min(faces, key=lambda face: seen[face])
        return Card("madness", next(_numbers) * MADNESS_FACES + least - 1)

    def uid_of(self, place: str, kind: str) -> int:
        """A card of the kind in that place, the one that would leave it; 0 where there is none."""
        found = _leaves(self.cards(place), kind, self.pressed)
        return found.uid if found is not None else 0

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
    cured: int | None = None
    """The card that was cured last, as long as it is spoken of."""

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
        {player.seat: _seat(player, number) for number, player in enumerate(view.players)},
        view.madness, dict(view.supply), dict(view.library), dict(view.piles), [_curse(c) for c in view.curses],
        dict(view.tokens_left), view.marker, view.round, view.turn, view.active, view.phase, view.monster, view.page,
        view.preview, view.multi_curses, Counter(view.aside), view.granted, view.result, view.reason,
        view.difficulty, view.mode,
    )  # fmt: skip


def after(start: TableView, past: Iterable[Event], now: TableView) -> TableModel:
    """The model of a table as it is now, by the events that led there: each Madness has the face that it got then."""
    model = from_view(start)
    for event in past:
        apply(model, event)
    settle(model, now)
    return model


def _seat(player: PlayerView, number: int) -> Seat:
    seat = Seat(
        player.seat, player.magician, [], [], [], _makeup(player), [_spell(s) for s in player.spells],
        player.support_limit, player.spell_limit, player.ability_used, player.eliminated,
    )  # fmt: skip
    for place, kinds in (("hand", player.hand), ("support", player.support), ("discard", player.discard)):
        for kind in kinds:
            seat.cards(place).append(_new(seat, kind, number))
    seat.sort()
    return seat


def _new(seat: Seat, kind: str, number: int) -> Card:
    """A card that comes to a place of this seat from where cards have no face."""
    return seat.mad(number) if kind == "madness" else Card(kind)


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
    for number, player in enumerate(view.players):
        seat = model.seats[player.seat]
        for place in ("hand", "support", "discard"):
            spare.fill(seat, number, seat.cards(place))
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

    def fill(self, seat: Seat, number: int, cards: list[Card]) -> None:
        """Give the cards without identity one from elsewhere, or a new one."""
        for index, card in enumerate(cards):
            if card.uid == 0:
                known = next((one for one in self._free.values() if one.kind == card.kind), None)
                cards[index] = self._free.pop(known.uid) if known else _new(seat, card.kind, number)


def differences(model: TableModel, view: TableView) -> dict[str, str]:
    """What of the model is not as the view has it, each with a line that says both; empty when events told the whole
    story."""
    found = {}

    def compare(name: str, shown: object, true: object) -> None:
        if shown != true:
            found[name] = f"{name}: shown {shown!r}, true {true!r}"

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


def apply(model: TableModel, event: Event) -> Card | None:
    """Change the model by one event; gives the card that moved, if one did."""
    told = events.read(event)
    if isinstance(told, events.CardMoved):
        return None if told.kept else move_card(model, told.card, told.from_, told.to)
    handler = _HANDLERS.get(event.type)
    if handler is not None:
        handler(model, told)
    return None


def move_card(model: TableModel, kind: str, source: str, target: str) -> Card:
    """Move one card of the kind between two places; the card keeps its identity while it has a face on the table."""
    card = _take(model, kind, source)
    if card is None:
        at = read_place(target)
        to = model.seats.get(at.seat) if at.own else None
        card = Card(kind) if to is None else _new(to, kind, list(model.seats).index(to.seat))
    _put(model, card, target)
    return card


def _leaves(cards: list[Card], kind: str, pressed: int = 0) -> Card | None:
    """Which of these cards goes when one of the kind does: the one that was pressed, else the last. Of Madness the one
    with the last face, however the hand is arranged and in whatever order they came: that is not saved, and whoever
    goes on sees the same faces, but for one that was pressed among others."""
    alike = [card for card in cards if card.kind == kind]
    chosen = next((card for card in alike if card.uid == pressed), None)
    if chosen is not None:
        return chosen
    if kind == "madness":
        return max(alike, key=lambda card: (madness_face(card.uid), card.uid), default=None)
    return alike[-1] if alike else None


def _take(model: TableModel, kind: str, source: str) -> Card | None:
    """Take a card of the kind from a place; None where cards have no identity."""
    at = read_place(source)
    if at.own and at.seat in model.seats:
        seat = model.seats[at.seat]
        if at.zone == "deck":
            seat.deck[kind] -= 1
            return None
        cards = seat.cards(at.zone)
        found = _leaves(cards, kind, seat.pressed)
        if found is not None:
            cards.remove(found)
            if found.uid == seat.pressed:
                seat.pressed = 0
            return found
    elif at.zone == "stack":
        model.madness -= 1
    elif at.zone == "supply":
        model.supply[kind] = model.supply.get(kind, 0) - 1
    elif at.zone == "aside":
        model.aside[kind] -= 1
    elif at.zone == "curse":
        curse = model.curse(at.name)
        if curse is not None:
            curse.madness -= 1
    return None


def _put(model: TableModel, card: Card, target: str) -> None:
    at = read_place(target)
    if at.own and at.seat in model.seats:
        seat = model.seats[at.seat]
        if at.zone == "deck":
            seat.deck[card.kind] += 1
        else:
            seat.cards(at.zone).append(card)
            seat.sort()
    elif at.zone == "stack":
        model.madness += 1
    elif at.zone == "supply":
        model.supply[card.kind] = model.supply.get(card.kind, 0) + 1
    elif at.zone == "aside":
        model.aside[card.kind] += 1
    elif at.zone == "curse":
        curse = model.curse(at.name)
        if curse is not None:
            curse.madness += 1


def _spell_of(model: TableModel, told: events.SpellNamed) -> Spell | None:
    return model.seats[told.seat].spell(told.spell)


def _spell_flag(name: str, *, to: bool) -> Callable[[TableModel, events.SpellNamed], None]:
    def change(model: TableModel, told: events.SpellNamed) -> None:
        spell = _spell_of(model, told)
        if spell is not None:
            setattr(spell, name, to)

    return change


def _curse_flag(name: str, *, to: bool) -> Callable[[TableModel, events.CurseNamed], None]:
    def change(model: TableModel, told: events.CurseNamed) -> None:
        curse = model.curse(told.curse)
        if curse is not None:
            setattr(curse, name, to)

    return change


def _turn_began(model: TableModel, told: events.TurnBegan) -> None:
    model.active, model.turn = told.seat, told.turn
    model.seats[model.active].ability_used = False


def _phase_began(model: TableModel, told: events.PhaseBegan) -> None:
    model.phase = told.phase


def _marker_moved(model: TableModel, told: events.MarkerMoved) -> None:
    model.marker = told.to


def _book_opened(model: TableModel, told: events.BookTurned) -> None:
    model.monster, model.page = told.monster, told.page
    model.round = max(model.round, 1)


def _page_turned(model: TableModel, told: events.BookTurned) -> None:
    model.monster, model.page = told.monster, told.page


def _round_moved(model: TableModel, told: events.RoundMoved) -> None:
    model.round = told.round


def _curse_laid(model: TableModel, told: events.CurseLaid) -> None:
    model.piles[told.pile] = model.piles.get(told.pile, 0) - 1
    model.curses.append(new_curse(told.curse, told.position))


def _curse_destroyed(model: TableModel, told: events.CurseDestroyed) -> None:
    curse = model.curse(told.curse)
    if curse is not None:
        model.curses.remove(curse)
        model.aside[curse.id] += 1


def _curse_returned(model: TableModel, told: events.CurseReturned) -> None:
    curse = model.curse(told.curse)
    if curse is not None:
        model.curses.remove(curse)
    model.piles[told.pile] = model.piles.get(told.pile, 0) + 1


def _token_laid(model: TableModel, told: events.TokenLaid) -> None:
    curse, element = model.curse(told.curse), told.element
    model.tokens_left[element] = model.tokens_left.get(element, 0) - 1
    if curse is not None:
        curse.tokens[element] = curse.tokens.get(element, 0) + 1
        curse.cost[element] = curse.cost.get(element, 0) + 1


def _tokens_returned(model: TableModel, told: events.TokensReturned) -> None:
    curse, element = model.curse(told.curse), told.element
    model.tokens_left[element] = model.tokens_left.get(element, 0) + told.count
    if curse is not None:
        curse.tokens.pop(element, None)
        curse.cost[element] = curse.cost.get(element, 0) - told.count


def _spell_learned(model: TableModel, told: events.SpellLearned) -> None:
    library = model.library[told.element]
    model.seats[told.seat].spells.append(Spell(told.spell))
    model.library[told.element] = LibraryView(None, max(0, library.count - 1))


def _library_revealed(model: TableModel, told: events.LibraryRevealed) -> None:
    model.library[told.element] = LibraryView(told.spell, model.library[told.element].count)


def _spell_destroyed(model: TableModel, told: events.SpellNamed) -> None:
    spell = _spell_of(model, told)
    if spell is not None:
        model.seats[told.seat].spells.remove(spell)
    model.aside[told.spell] += 1


def _ability_used(model: TableModel, told: events.AbilityUsed) -> None:
    model.seats[told.seat].ability_used = True


def _deck_shuffled(model: TableModel, told: events.DeckShuffled) -> None:
    seat = model.seats[told.seat]
    for card in seat.discard:
        seat.deck[card.kind] += 1
    seat.discard.clear()


def _eliminated(model: TableModel, told: events.Seated) -> None:
    """All that a player lost to Madness had leaves the table (BB-ELI)."""
    seat = model.seats[told.seat]
    seat.eliminated = True
    for cards in (seat.hand, seat.support, seat.discard, seat.spells):
        cards.clear()
    seat.deck.clear()


def _won(model: TableModel, told: events.Told) -> None:
    model.result, model.reason = "won", ""


def _lost(model: TableModel, told: events.GameLost) -> None:
    model.result, model.reason = "lost", told.reason


_HANDLERS: Mapping[str, Callable[[TableModel, Any], None]] = {
    "turn_began": _turn_began,
    "phase_began": _phase_began,
    "marker_moved": _marker_moved,
    "book_opened": _book_opened,
    "page_turned": _page_turned,
    "round_moved": _round_moved,
    "curse_laid": _curse_laid,
    "curse_applied": _curse_flag("applied", to=True),
    "curse_destroyed": _curse_destroyed,
    "curse_returned": _curse_returned,
    "curse_neutralized": _curse_flag("neutralized", to=True),
    "curse_restored": _curse_flag("neutralized", to=False),
    "token_laid": _token_laid,
    "tokens_returned": _tokens_returned,
    "spell_activated": _spell_flag("resolving", to=True),
    "spell_resolved": _spell_flag("resolving", to=False),
    "spell_exhausted": _spell_flag("exhausted", to=True),
    "spell_refreshed": _spell_flag("exhausted", to=False),
    "spell_neutralized": _spell_flag("neutralized", to=True),
    "spell_restored": _spell_flag("neutralized", to=False),
    "spell_destroyed": _spell_destroyed,
    "spell_learned": _spell_learned,
    "library_revealed": _library_revealed,
    "ability_used": _ability_used,
    "deck_shuffled": _deck_shuffled,
    "player_eliminated": _eliminated,
    "game_won": _won,
    "game_lost": _lost,
}
