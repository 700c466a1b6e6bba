"""How each engine event changes the view model; the table of handlers is the whole story of the table.

Events that move a card do just that; the others have a handler here or change nothing that is shown. A handler takes
what its type carries (`game/bigbook/rules/events.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bigbook.rules import events
from game.bigbook.view import LibraryView
from game.core.engine.event import Event
from scenes.bigbook.table.model.table_view import Card, Seat, Spell, TableModel, new_curse


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
    _put(model, card, target)
    return card


def _split(model: TableModel, place: str) -> tuple[Seat, str] | None:
    seat, _, name = place.partition(".")
    return (model.seats[seat], name) if name and seat in model.seats else None


def _take(model: TableModel, kind: str, source: str) -> Card:
    own = _split(model, source)
    if own is not None:
        seat, name = own
        if name == "deck":
            seat.deck[kind] -= 1
            return Card(kind)
        cards = seat.cards(name)
        found = next((card for card in reversed(cards) if card.kind == kind), None)
        if found is not None:
            cards.remove(found)
            return found
    elif source == "stack":
        model.madness -= 1
    elif source == "supply":
        model.supply[kind] = model.supply.get(kind, 0) - 1
    elif source == "aside":
        model.aside[kind] -= 1
    elif source.startswith("curse:"):
        curse = model.curse(source[6:])
        if curse is not None:
            curse.madness -= 1
    return Card(kind)


def _put(model: TableModel, card: Card, target: str) -> None:
    own = _split(model, target)
    if own is not None:
        seat, name = own
        if name == "deck":
            seat.deck[card.kind] += 1
        else:
            seat.cards(name).append(card)
            seat.sort()
    elif target == "stack":
        model.madness += 1
    elif target == "supply":
        model.supply[card.kind] = model.supply.get(card.kind, 0) + 1
    elif target == "aside":
        model.aside[card.kind] += 1
    elif target.startswith("curse:"):
        curse = model.curse(target[6:])
        if curse is not None:
            curse.madness += 1


def _spell(model: TableModel, told: events.SpellNamed) -> Spell | None:
    return model.seats[told.seat].spell(told.spell)


def _spell_flag(name: str, value: bool) -> Callable[[TableModel, events.SpellNamed], None]:
    def change(model: TableModel, told: events.SpellNamed) -> None:
        spell = _spell(model, told)
        if spell is not None:
            setattr(spell, name, value)

    return change


def _curse_flag(name: str, value: bool) -> Callable[[TableModel, events.CurseNamed], None]:
    def change(model: TableModel, told: events.CurseNamed) -> None:
        curse = model.curse(told.curse)
        if curse is not None:
            setattr(curse, name, value)

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
    spell = _spell(model, told)
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
    "curse_applied": _curse_flag("applied", True),
    "curse_destroyed": _curse_destroyed,
    "curse_returned": _curse_returned,
    "curse_neutralized": _curse_flag("neutralized", True),
    "curse_restored": _curse_flag("neutralized", False),
    "token_laid": _token_laid,
    "tokens_returned": _tokens_returned,
    "spell_activated": _spell_flag("resolving", True),
    "spell_resolved": _spell_flag("resolving", False),
    "spell_exhausted": _spell_flag("exhausted", True),
    "spell_refreshed": _spell_flag("exhausted", False),
    "spell_neutralized": _spell_flag("neutralized", True),
    "spell_restored": _spell_flag("neutralized", False),
    "spell_destroyed": _spell_destroyed,
    "spell_learned": _spell_learned,
    "library_revealed": _library_revealed,
    "ability_used": _ability_used,
    "deck_shuffled": _deck_shuffled,
    "player_eliminated": _eliminated,
    "game_won": _won,
    "game_lost": _lost,
}
