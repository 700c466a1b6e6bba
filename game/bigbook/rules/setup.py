"""From the players' choices and a seed to the table before the first turn (BB-SET.1 to BB-SET.21)."""

from __future__ import annotations

from functools import cache

from game.bigbook.catalogue import PILES, catalogue
from game.core.engine.frame import Frame
from game.core.engine.rng import below, seeded, shuffle

from .kinds import MADNESS, kind_of
from .options import WHOLE, Options
from .player import Player
from .state import State
from .zones import draw


def new_state(options: Options, seed: int) -> State:
    """The table with everything dealt and the first turn about to begin; the same seed gives the same table."""
    state = State(options)
    state.rng = seeded(seed)
    cards = catalogue()
    state.madness = cards.table.madness_stack[len(options.magicians)]
    state.tokens_left = [cards.table.tokens_per_element] * 4
    state.round = 1
    for element in range(4):
        for value, count in cards.table.supply.items():
            state.supply[kind_of(element, value)] = count
    _stack_curses(state)
    _deal_players(state)
    _stack_book(state)
    _stack_libraries(state)
    if options.pages != WHOLE:
        _read_on(state)
    state.active = below(state, len(state.players))
    for seat in range(len(state.players)):
        draw(state, seat, cards.table.hand_size, "rules")
    state.barrier = ""
    state.frames = [Frame("turn", state.active, "rules")]
    return state


def _stack_curses(state: State) -> None:
    for pile in range(len(PILES)):
        stack = list(_curses_of(pile))
        shuffle(state, stack)
        state.piles[pile] = tuple(stack)


EARNED, SUFFERED = 4, 1
"""What three pages have left in a deck: value-2 cards of so many elements, from the magician's own on, and Madness."""


@cache
def _curses_of(pile: int) -> tuple[str, ...]:
    return tuple(curse.id for curse in catalogue().curses.values() if curse.pile == pile)


def _deal_players(state: State) -> None:
    for magician in state.options.magicians:
        player = Player(magician)
        player.spells = dict.fromkeys(catalogue().basic, 0)
        player.deck = _starting_deck(state, magician)
        shuffle(state, player.deck)
        state.players.append(player)


def _starting_deck(state: State, magician: str) -> list[int]:
    """Eleven value-1 cards and one of value 2 from the supply (A-45); modes change it (BB-MOD.3, BB-MOD.5)."""
    card = catalogue().magicians[magician]
    deck = list(_plain_deck(card.deck))
    if state.options.mode == "nightmare":
        deck.append(kind_of(card.element, 1))  # the value-2 card stays in the supply
    else:
        better = kind_of(card.element, 2)
        state.supply[better] -= 1
        deck.append(better)
    if state.options.mode == "terror":
        state.madness -= 1
        deck.append(MADNESS)
    return deck


@cache
def _plain_deck(counts: tuple[int, int, int, int]) -> tuple[int, ...]:
    """So many value-1 cards of each element."""
    return tuple(kind_of(element, 1) for element, count in enumerate(counts) for _ in range(count))


def _stack_book(state: State) -> None:
    cards = catalogue()
    interiors = list(cards.interiors)
    shuffle(state, interiors)
    cover = cards.covers[below(state, len(cards.covers))]
    state.book = (cover, *interiors[:5], "final_page")


def _read_on(state: State) -> None:
    """The short evening: the first pages have been turned and their monsters beaten; what that has brought and cost
    lies in every deck (docs/rulings.md, S-1)."""
    read = WHOLE - state.options.pages
    state.turned = state.round = read
    state.turn = read * len(catalogue().table.positions)
    for player in state.players:
        element = catalogue().magicians[player.magician].element
        for kind in (kind_of((element + step) % 4, 2) for step in range(EARNED)):
            state.supply[kind] -= 1
            player.deck.append(kind)
        for _ in range(SUFFERED):
            state.madness -= 1
            player.deck.append(MADNESS)
        shuffle(state, player.deck)


def _stack_libraries(state: State) -> None:
    """One random spell of each level per element, level 1 on top (BB-SET.14)."""
    for element in range(4):
        deck: list[str] = []
        for level in (3, 2, 1):
            choices = _learnable(element, level)
            deck.append(choices[below(state, len(choices))])
        state.libraries[element] = tuple(deck)


@cache
def _learnable(element: int, level: int) -> tuple[str, ...]:
    spells = catalogue().spells.values()
    return tuple(spell.id for spell in spells if (spell.element, spell.level, spell.basic) == (element, level, False))
