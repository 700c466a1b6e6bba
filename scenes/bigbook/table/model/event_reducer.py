"""How each engine event changes the view model; the table of handlers is the whole story of the table.

Every event with `card`, `from` and `to` moves one card; the others have a handler here or change nothing that is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bigbook.view import LibraryView
from game.core.engine.event import Event
from scenes.bigbook.table.model.table_view import Card, Curse, Seat, Spell, TableModel, new_curse, pile_of


def apply(model: TableModel, event: Event) -> Card | None:
    """Change the model by one event; gives the card that moved, if one did."""
    if "card" in event.args and "from" in event.args and "to" in event.args:
        if event.args.get("kept"):
            return None
        return move_card(model, str(event.args["card"]), str(event.args["from"]), str(event.args["to"]))
    handler = _HANDLERS.get(event.type)
    if handler is not None:
        handler(model, event.args)
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


Args = Mapping[str, object]


def _number(args: Args, name: str) -> int:
    return int(str(args[name]))


def _spell(model: TableModel, args: Args) -> Spell | None:
    return model.seats[str(args["seat"])].spell(str(args["spell"]))


def _spell_flag(name: str, value: bool) -> Callable[[TableModel, Args], None]:
    def change(model: TableModel, args: Args) -> None:
        spell = _spell(model, args)
        if spell is not None:
            setattr(spell, name, value)

    return change


def _curse_of(model: TableModel, args: Args) -> Curse | None:
    return model.curse(str(args["curse"]))


def _curse_flag(name: str, value: bool) -> Callable[[TableModel, Args], None]:
    def change(model: TableModel, args: Args) -> None:
        curse = _curse_of(model, args)
        if curse is not None:
            setattr(curse, name, value)

    return change


def _turn_began(model: TableModel, args: Args) -> None:
    model.active, model.turn = str(args["seat"]), _number(args, "turn")
    model.seats[model.active].ability_used = False


def _phase_began(model: TableModel, args: Args) -> None:
    model.phase = str(args["phase"])


def _marker_moved(model: TableModel, args: Args) -> None:
    model.marker = _number(args, "to")


def _book_opened(model: TableModel, args: Args) -> None:
    model.monster = str(args["monster"])
    model.round = max(model.round, 1)
    if "page" in args:
        model.page = str(args["page"])


def _page_turned(model: TableModel, args: Args) -> None:
    model.monster, model.page = str(args["monster"]), str(args["page"])


def _round_moved(model: TableModel, args: Args) -> None:
    model.round = _number(args, "round")


def _curse_laid(model: TableModel, args: Args) -> None:
    pile = str(args.get("pile") or pile_of(str(args["curse"])))
    model.piles[pile] = model.piles.get(pile, 0) - 1
    model.curses.append(new_curse(str(args["curse"]), str(args["position"])))


def _curse_destroyed(model: TableModel, args: Args) -> None:
    curse = _curse_of(model, args)
    if curse is not None:
        model.curses.remove(curse)
        model.aside[curse.id] += 1


def _curse_returned(model: TableModel, args: Args) -> None:
    curse = _curse_of(model, args)
    if curse is not None:
        model.curses.remove(curse)
    pile = str(args.get("pile") or pile_of(str(args["curse"])))
    model.piles[pile] = model.piles.get(pile, 0) + 1


def _token_laid(model: TableModel, args: Args) -> None:
    curse, element = _curse_of(model, args), str(args["element"])
    model.tokens_left[element] = model.tokens_left.get(element, 0) - 1
    if curse is not None:
        curse.tokens[element] = curse.tokens.get(element, 0) + 1
        curse.cost[element] = curse.cost.get(element, 0) + 1


def _tokens_returned(model: TableModel, args: Args) -> None:
    curse, element, number = _curse_of(model, args), str(args["element"]), _number(args, "count")
    model.tokens_left[element] = model.tokens_left.get(element, 0) + number
    if curse is not None:
        curse.tokens.pop(element, None)
        curse.cost[element] = curse.cost.get(element, 0) - number


def _spell_learned(model: TableModel, args: Args) -> None:
    element = str(args["element"])
    library = model.library[element]
    model.seats[str(args["seat"])].spells.append(Spell(str(args["spell"])))
    model.library[element] = LibraryView(None, max(0, library.count - 1))


def _library_revealed(model: TableModel, args: Args) -> None:
    element = str(args["element"])
    model.library[element] = LibraryView(str(args["spell"]), model.library[element].count)


def _spell_destroyed(model: TableModel, args: Args) -> None:
    seat, spell = model.seats[str(args["seat"])], _spell(model, args)
    if spell is not None:
        seat.spells.remove(spell)
    model.aside[str(args["spell"])] += 1


def _ability_used(model: TableModel, args: Args) -> None:
    model.seats[str(args["seat"])].ability_used = True


def _deck_shuffled(model: TableModel, args: Args) -> None:
    seat = model.seats[str(args["seat"])]
    for card in seat.discard:
        seat.deck[card.kind] += 1
    seat.discard.clear()


def _eliminated(model: TableModel, args: Args) -> None:
    """All that a player lost to Madness had leaves the table (BB-ELI)."""
    seat = model.seats[str(args["seat"])]
    seat.eliminated = True
    for cards in (seat.hand, seat.support, seat.discard, seat.spells):
        cards.clear()
    seat.deck.clear()


def _over(result: str) -> Callable[[TableModel, Args], None]:
    def change(model: TableModel, args: Args) -> None:
        model.result, model.reason = result, str(args.get("reason", ""))

    return change


_HANDLERS: Mapping[str, Callable[[TableModel, Args], None]] = {
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
    "game_won": _over("won"),
    "game_lost": _over("lost"),
}
