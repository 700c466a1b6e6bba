"""What the cards of a table add up to."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.curses import SPACES, steps_before
from game.bigbook.rules.kinds import MADNESS, VALUE
from game.bigbook.rules.pieces import Curse
from game.bigbook.rules.player import Player
from game.bigbook.rules.state import State


def cards_of(player: Player) -> list[int]:
    """All cards of a player, wherever they lie."""
    return [*player.hand, *player.deck, *player.discard, *player.support]


def worth(player: Player) -> int:
    """Elements that all cards of a player yield."""
    return sum(VALUE[kind] for kind in cards_of(player))


def in_hand(player: Player) -> int:
    """Elements that a player's hand yields."""
    return sum(VALUE[kind] for kind in player.hand)


def madness(player: Player) -> int:
    """Madness in a player's hand."""
    return player.hand.count(MADNESS)


def pool(state: State) -> int:
    """Elements that the support of all who still play yields."""
    return sum(VALUE[kind] for player in state.players if not player.eliminated for kind in player.support)


def stack(state: State) -> int:
    """Madness left in the stack."""
    return state.madness


def steps_to(state: State, curse: Curse) -> int:
    """Steps of the marker before the one with which a curse strikes; those that have struck come after all others."""
    return steps_before(catalogue().table.spaces[curse.position], state.marker) + SPACES * curse.applied
