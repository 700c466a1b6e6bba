"""Positions that look the same to whoever plays them, and what else may lie hidden there."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.text import strict_yaml


def otherwise(state: State) -> State:
    """The same open table: other cards on top of the decks, other curses to come, other pages, other spells below."""
    hidden = state.clone()
    for player in hidden.players:
        player.deck.reverse()
    hidden.piles = [tuple(reversed(pile)) for pile in hidden.piles]
    known, last = hidden.book[: hidden.turned + 1], hidden.book[-1]
    unseen = [page for page in reversed(catalogue().interiors) if page not in known]
    hidden.book = (*known, *unseen[: len(state.book) - 1 - len(known)], last) if len(known) < 6 else hidden.book
    spells = catalogue().spells.values()
    for element, library in enumerate(hidden.libraries):
        others = [
            next(one.id for one in spells if one.element == element and one.level == level and one.id not in library)
            for level in (catalogue().spells[spell].level for spell in library[:-1])
        ]
        hidden.libraries[element] = (*others, *library[-1:])
    hidden.rng += 1
    return hidden


def laid_out(text: str) -> BigBookSession:
    """The position that a text describes as a scenario does."""
    given = strict_yaml.load_text(text)
    assert isinstance(given, dict)
    return BigBookScenarioAdapter().build(given)
