"""A table that looks the same but hides other cards: what a companion may think with."""

from __future__ import annotations

from game.bigbook.rules.state import State
from game.core.engine.rng import HasRng, shuffle


def determinize(state: State, rng: HasRng) -> State:
    """A clone with decks, curse piles, hidden pages and hidden library spells in another order, and another luck."""
    other = state.clone()
    for player in other.players:
        player.deck.sort()  # first forget the true order, so that tables that look alike are imagined alike
        shuffle(rng, player.deck)
    for index, pile in enumerate(other.piles):
        cards = sorted(pile)
        shuffle(rng, cards)
        other.piles[index] = tuple(cards)
    hidden = sorted(other.book[other.turned + 1 : -1])
    shuffle(rng, hidden)
    other.book = (*other.book[: other.turned + 1], *hidden, other.book[-1])
    other.rng = rng.rng
    return other
