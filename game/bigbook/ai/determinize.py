"""A table that looks the same but hides other cards: what a companion may think with.

What nobody may know is dealt anew: the order of decks and curse piles, which pages are still to come, which spells lie
below the top of a library (one of each level, BB-SET.14), and the luck. What may lie there is worked out from what is
in sight, never from what does lie there.
"""

from __future__ import annotations

from functools import cache

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.state import State
from game.core.engine.rng import HasRng, below, shuffle


def determinize(state: State, rng: HasRng) -> State:
    """A clone with everything hidden dealt anew by `rng`, whose generator moves on."""
    other = state.clone()
    for player in other.players:
        player.deck.sort()  # first forget the true order, so that tables that look alike are imagined alike
        shuffle(rng, player.deck)
    for index, pile in enumerate(other.piles):
        cards = sorted(pile)
        shuffle(rng, cards)
        other.piles[index] = tuple(cards)
    _pages(other, rng)
    _libraries(other, rng)
    below(rng, 2)
    other.rng = rng.rng
    return other


def _pages(state: State, rng: HasRng) -> None:
    """The pages still to come: any that have not been seen."""
    first = state.turned + 1
    known = state.book[:first]
    last = len(state.book) - 1
    if first >= last:
        return
    unseen = [page for page in catalogue().interiors if page not in known]
    shuffle(rng, unseen)
    state.book = (*known, *unseen[: last - first], state.book[-1])


def _libraries(state: State, rng: HasRng) -> None:
    """Below the top spell of a library: any spell of its element and level that is nowhere in sight."""
    if all(len(library) < 2 for library in state.libraries):
        return
    seen = {spell for player in state.players for spell in player.spells}
    seen.update(state.aside, state.boxed)
    for element, library in enumerate(state.libraries):
        if len(library) < 2:
            continue
        spells = catalogue().spells
        below_top: list[str] = []
        for spell in library[:-1]:
            level = spells[spell].level
            unseen = [one for one in _of(element, level) if one not in seen] or [*_of(element, level)]
            below_top.append(unseen[below(rng, len(unseen))])
        state.libraries[element] = (*below_top, library[-1])


@cache
def _of(element: int, level: int) -> tuple[str, ...]:
    """The spells of a library by level."""
    spells = catalogue().spells.values()
    return tuple(one.id for one in spells if one.element == element and one.level == level and not one.basic)
