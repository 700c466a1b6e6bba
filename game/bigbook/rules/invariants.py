"""What must hold at every moment of every game, whatever the cards do."""

from __future__ import annotations

from collections import Counter

from game.bigbook.catalogue import catalogue

from .kinds import KIND_NAMES, KIND_OF, MADNESS, VALUE, kind_of
from .pieces import NEUTRALIZED
from .state import State
from .zones import spell_limit


def breaches(state: State) -> list[str]:
    """The invariants that do not hold now, in words."""
    return [
        *_madness(state),
        *_elements(state),
        *_spells(state),
        *_curses(state),
        *_clock(state),
        *_counts(state),
    ]


def _loose(state: State) -> Counter[int]:
    """All Element and Madness cards by kind, wherever they lie but for the supply and the stack."""
    cards: Counter[int] = Counter()
    for player in state.players:
        for zone in (player.hand, player.deck, player.discard, player.support):
            cards.update(zone)
    for name in (*state.aside, *state.boxed):
        if name in KIND_OF:
            cards[KIND_OF[name]] += 1
    return cards


def _madness(state: State) -> list[str]:
    """1: Madness is conserved."""
    total = state.madness + _loose(state)[MADNESS] + sum(curse.madness for curse in state.curses)
    expected = catalogue().table.madness_stack[len(state.players)]
    return [] if total == expected else [f"1: {total} Madness instead of {expected}"]


def _elements(state: State) -> list[str]:
    """2: Element cards are conserved, and no value-1 card appears that nobody started with."""
    found: list[str] = []
    cards = _loose(state)
    starting: Counter[int] = Counter()
    for magician in state.options.magicians:
        card = catalogue().magicians[magician]
        for element in range(4):
            starting[kind_of(element, 1)] += card.deck[element]
        if state.options.mode == "nightmare":
            starting[kind_of(card.element, 1)] += 1
    for kind in range(1, 13):
        expected = starting[kind] if VALUE[kind] == 1 else catalogue().table.supply[VALUE[kind]]
        total = cards[kind] + state.supply[kind]
        if total != expected:
            found.append(f"2: {total} cards {KIND_NAMES[kind]} instead of {expected}")
    return found


def _spells(state: State) -> list[str]:
    """2 and 4: every spell exists once where it should, and nobody owns more than the limit."""
    found: list[str] = []
    owned = Counter(spell for player in state.players for spell in player.spells)
    owned.update(name for name in (*state.aside, *state.boxed) if name in catalogue().spells)
    for spell, count in owned.items():
        expected = len(state.players) if catalogue().spells[spell].basic else 1
        if count > expected:
            found.append(f"2: {count} copies of {spell}")
    for seat, player in enumerate(state.players):
        if len(player.spells) > spell_limit(player):
            found.append(f"4: player {seat + 1} owns {len(player.spells)} spells")
        for spell in player.bound:
            if not player.spells.get(spell, 0) & NEUTRALIZED:
                found.append(f"9: {spell} is bound but face up")
    return found


def _curses(state: State) -> list[str]:
    """2: curses and tokens are conserved; 8: at most five, in different positions."""
    found: list[str] = []
    ids = [curse.id for curse in state.curses]
    ids += [id_ for pile in state.piles for id_ in pile]
    ids += [name for name in state.aside if name in catalogue().curses]
    if sorted(ids) != sorted(catalogue().curses):
        found.append("2: curses are lost or doubled")
    for element in range(4):
        total = state.tokens_left[element] + sum(curse.tokens[element] for curse in state.curses)
        if total != catalogue().table.tokens_per_element:
            found.append(f"2: {total} tokens of element {element}")
    positions = [curse.position for curse in state.curses]
    if len(set(positions)) != len(positions) or len(positions) > 5 or positions != sorted(positions):
        found.append(f"8: curses on positions {positions}")
    return found


def _clock(state: State) -> list[str]:
    """7: while a turn runs after its Monster phase, marker, round and monster follow from the turn's number."""
    if state.phase not in ("action", "recuperation") or state.turn > 30:
        return []
    marker = (state.turn - 1) % 5 + 1
    round_ = (state.turn - 1) // 5 + 1
    if (state.marker, state.round, state.turned) == (marker, round_, round_):
        return []
    return [f"7: turn {state.turn} with marker {state.marker}, round {state.round}, page {state.turned}"]


def _counts(state: State) -> list[str]:
    """No number below zero, and an eliminated player owns nothing."""
    found: list[str] = []
    if state.madness < 0 or min(state.supply) < 0 or min(state.tokens_left) < 0:
        found.append("a count below zero")
    for seat, player in enumerate(state.players):
        if player.eliminated and (player.hand or player.deck or player.discard or player.support or player.spells):
            found.append(f"player {seat + 1} is eliminated but owns cards")
    return found
