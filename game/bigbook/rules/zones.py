"""The small motions of the game: one card from here to there, one Madness from the stack, one refill of a deck.

Each function changes the state and tells the listener. Losing ends everything at once through GameEnded (A-13).
"""

from __future__ import annotations

from typing import Final

from game.bigbook.catalogue import catalogue
from game.core.engine.endings import GameEnded
from game.core.engine.event import Event
from game.core.engine.rng import shuffle
from game.core.engine.state import emit

from .kinds import DISCARD, HAND, KIND_NAMES, MADNESS, SEATS
from .player import Player
from .state import State

RANDOM: Final = "random"
REVEALED: Final = "revealed"
EVERY_CARD: Final = 1_000
"""More cards than any zone can hold: no limit."""


def moved(state: State, type_: str, seat: int, kind: int, from_: str, to: str, source: str, **more: int) -> None:
    """Tell that one card has gone from one place to another."""
    if state.log is not None:
        card = KIND_NAMES[kind]
        state.log.append(
            Event(type_, {"seat": SEATS[seat], "card": card, "from": from_, "to": to, "source": source, **more})
        )


def zone(player: Player, name: str) -> list[int]:
    """The hand, discard pile or support of a player, as the list itself."""
    if name == HAND:
        return player.hand
    return player.discard if name == DISCARD else player.support


def support_places(player: Player) -> int:
    """How many cards a player may have put in support (BB-SUP.3; one magician has four)."""
    return catalogue().magicians[player.magician].support_places


def spell_limit(player: Player) -> int:
    """How many spells a player may own (BB-LRN.7; one magician may own six)."""
    return catalogue().magicians[player.magician].spell_limit


def free_places(player: Player) -> int:
    """Places where a card can still be put; none while received Madness overfills the support (A-38)."""
    free = support_places(player) - len(player.support)
    return free if free > 0 else 0


def lose(state: State, reason: str) -> None:
    """Everybody loses, now (BB-END.3 to BB-END.5)."""
    _end(state, "lost", reason)
    emit(state, "game_lost", reason=reason)
    raise GameEnded


def win(state: State) -> None:
    """Everybody wins (BB-END.2)."""
    _end(state, "won", "")
    emit(state, "game_won")
    raise GameEnded


def _end(state: State, result: str, reason: str) -> None:
    state.result = result
    state.reason = reason
    state.phase = "over"
    state.over = True


def take_madness(state: State) -> None:
    """Take one Madness off the stack; a due Madness that is not there loses the game (BB-END.3)."""
    if state.madness == 0:
        lose(state, "madness-stack-empty")
    state.madness -= 1


def receive_madness(state: State, seat: int, to: str, source: str) -> None:
    """One Madness from the stack to `hand`, `discard`, `support` (however full, BB-MAD.3) or the top of the `deck`."""
    take_madness(state)
    player = state.players[seat]
    if to == "deck":
        player.deck.append(MADNESS)
    else:
        zone(player, to).append(MADNESS)
    if state.log is not None:
        moved(state, "madness_received", seat, MADNESS, "stack", f"{SEATS[seat]}.{to}", source)


def refill(state: State, seat: int, source: str) -> None:
    """A card is needed and the deck is empty: Madness to the discard pile, shuffle it, new deck (BB-DRAW.4)."""
    receive_madness(state, seat, DISCARD, "reshuffle")
    player = state.players[seat]
    player.deck, player.discard = player.discard, []
    shuffle(state, player.deck)
    state.barrier = RANDOM
    if state.log is not None:
        emit(state, "deck_shuffled", seat=SEATS[seat], count=len(player.deck), source=source)


def take_top(state: State, seat: int, source: str) -> int:
    """Take the top card off a deck, refilling it first where needed (A-15); returns its kind."""
    player = state.players[seat]
    if not player.deck:
        refill(state, seat, source)
    if state.barrier != RANDOM:
        state.barrier = REVEALED
    return player.deck.pop()


def draw(state: State, seat: int, count: int, source: str) -> None:
    """Draw `count` cards into the hand, one at a time (BB-DRAW.2)."""
    player = state.players[seat]
    if state.log is None and 0 < count <= len(player.deck):  # nobody listens, nothing happens between two cards
        player.hand += player.deck[: -count - 1 : -1]
        del player.deck[-count:]
        if state.barrier != RANDOM:
            state.barrier = REVEALED
        return
    for _ in range(count):
        if not player.deck:
            refill(state, seat, source)
        if state.barrier != RANDOM:
            state.barrier = REVEALED
        kind = player.deck.pop()
        player.hand.append(kind)
        if state.log is not None:
            moved(state, "card_drawn", seat, kind, f"{SEATS[seat]}.deck", f"{SEATS[seat]}.hand", source)


def discard(state: State, seat: int, from_: str, kind: int, source: str, by: int | None = None) -> None:
    """A card from hand or support to the discard pile of its owner (BB-DIS.2)."""
    player = state.players[seat]
    if from_ == HAND:
        player.hand.remove(kind)
    else:
        take_from(state, seat, from_, kind)
    player.discard.append(kind)
    if state.log is not None:
        place = SEATS[seat]
        moved(state, "card_discarded", seat if by is None else by, kind, f"{place}.{from_}", f"{place}.discard", source)


def take_from(state: State, seat: int, from_: str, kind: int) -> None:
    """Take one card of a kind out of a zone. A card that leaves support frees an Avatar action's claim on it."""
    player = state.players[seat]
    if from_ == HAND:
        player.hand.remove(kind)
    elif from_ == DISCARD:
        player.discard.remove(kind)
    else:
        player.support.remove(kind)
        release_claim(state, seat, kind)


def release_claim(state: State, seat: int, kind: int) -> None:
    """Forget one used card of this kind in the running Avatars: a fresh one put there later may pay (card rulings)."""
    claim = seat * 16 + kind
    for frame in state.frames:
        used = frame.several("used")
        if claim in used:
            rest = list(used)
            rest.remove(claim)
            frame.locals["used"] = tuple(rest)


def cure(state: State, by: int, seat: int, from_: str, source: str) -> None:
    """A Madness from a zone back to the stack (BB-HEAL.2)."""
    take_from(state, seat, from_, MADNESS)
    state.madness += 1
    if state.log is not None:
        moved(state, "card_cured", by, MADNESS, f"{SEATS[seat]}.{from_}", "stack", source)


def set_aside(state: State, name: str) -> None:
    """Out of the game, but in sight: destroyed cards, spells and curses (BB-DST.1)."""
    state.aside.append(name)


def gain(state: State, seat: int, kind: int, to: str, source: str) -> None:
    """One Element card from the supply to `hand`, `discard` or the top of the `deck`; the supply must hold one."""
    state.supply[kind] -= 1
    player = state.players[seat]
    if to == "deck":
        player.deck.append(kind)
    else:
        zone(player, to).append(kind)
    if state.log is not None:
        moved(state, "card_gained", seat, kind, "supply", f"{SEATS[seat]}.{to}", source)
