"""How good a table looks to a companion, in points: more is better. The weights are a matter of taste and of trials."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.curses import cost_of
from game.bigbook.rules.kinds import ELEMENT, MADNESS, VALUE
from game.bigbook.rules.state import NEUTRALIZED, Player, State

WON, LOST = 10_000.0, -10_000.0
OWNED = (0.0, -0.3, 1.8, 4.0)
"""Points for an Element card anywhere in one's own piles, by value."""
IN_HAND, IN_SUPPORT = 0.45, 0.8
"""Points per Element that can be spent: from the hand, from the support."""
SPELL = (0.0, 1.8, 3.6, 5.4)
"""Points for a library spell by level; a basic one counts 1."""


def judge(state: State) -> float:
    """Points for a table."""
    if state.over:
        return WON if state.result == "won" else LOST
    points = 4.0 * min(state.madness, 12) + max(0, state.madness - 12)
    for player in state.players:
        points += _player(player)
    return points + _curses(state)


def _player(player: Player) -> float:
    if player.eliminated:
        return -60.0
    points = 0.0
    for zone in (player.hand, player.deck, player.discard, player.support):
        for kind in zone:
            points += OWNED[VALUE[kind]] if kind else -2.4
    mad = player.hand.count(MADNESS)
    points -= mad * 0.8 + (6.0 * (mad - 3) if mad > 3 else 0.0)
    points += IN_HAND * sum(VALUE[kind] for kind in player.hand)
    points += IN_SUPPORT * sum(VALUE[kind] for kind in player.support)
    points += 1.2 * player.support.count(MADNESS)
    spells = catalogue().spells
    for spell, flags in player.spells.items():
        card = spells[spell]
        points += (1.0 if card.basic else SPELL[card.level]) * (0.4 if flags & NEUTRALIZED else 1.0)
        points += 0.0 if flags else 0.25 * card.level
    return points


def _curses(state: State) -> float:
    """Curses weigh the more the nearer the end of the round is, and most in the last round; half-paid ones less."""
    if not state.curses:
        return 8.0
    last = 4.0 if state.turned == 6 else 1.0
    near = 0.6 + 0.12 * state.marker
    within = _within_reach(state)
    points = 0.0
    for curse in state.curses:
        weight = 9.0 * last * near + (2.5 if not curse.applied else 0.0)
        need = cost_of(curse)
        missing = sum(max(0, count - have) for count, have in zip(need, within, strict=True))
        points -= weight * (0.8 + 0.2 * missing / sum(need))
    return points


def _within_reach(state: State) -> list[int]:
    sums = [0, 0, 0, 0, 0]
    for kind in state.players[state.active].hand:
        sums[ELEMENT[kind]] += VALUE[kind]
    for player in state.players:
        for kind in player.support:
            sums[ELEMENT[kind]] += VALUE[kind]
    return sums[:4]
