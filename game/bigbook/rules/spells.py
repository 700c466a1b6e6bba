"""What happens to spells in front of players: exhausted, refreshed, neutralised, turned up, learned, destroyed."""

from __future__ import annotations

from functools import cache

from game.core.engine.state import emit

from .kinds import ELEMENTS, SEAT_OF, SEATS
from .pieces import EXHAUSTED, NEUTRALIZED, RESOLVING
from .place import read_option, spell_option
from .player import Player
from .state import State
from .zones import REVEALED, set_aside


@cache
def spell_id(seat: int, spell: str) -> str:
    """The option id of a spell in front of a player."""
    return spell_option(SEATS[seat], spell)


@cache
def parse_spell(id_: str) -> tuple[int, str]:
    """(seat, spell) of an option id `p1.spells.ice`."""
    held = read_option(id_)
    return SEAT_OF[held.seat], held.name


def ready(player: Player) -> list[str]:
    """Face-up, unused spells."""
    return [spell for spell, flags in player.spells.items() if flags == 0]


def refreshable(player: Player) -> list[str]:
    """Face-up, exhausted spells that are not resolving (card rulings)."""
    return [spell for spell, flags in player.spells.items() if flags == EXHAUSTED]


def face_up(player: Player) -> list[str]:
    """Spells that are not neutralised."""
    return [spell for spell, flags in player.spells.items() if not flags & NEUTRALIZED]


def refresh(state: State, seat: int, spell: str) -> None:
    """Turn a spell upright."""
    state.players[seat].spells[spell] &= ~EXHAUSTED
    if state.log is not None:
        emit(state, "spell_refreshed", seat=SEATS[seat], spell=spell)


def exhaust(state: State, seat: int, spell: str) -> None:
    """Turn a spell a quarter; a finished one stops resolving. A spell given up meanwhile stays away."""
    spells = state.players[seat].spells
    if spell in spells:
        spells[spell] = spells[spell] & ~RESOLVING | EXHAUSTED
        if state.log is not None:
            emit(state, "spell_exhausted", seat=SEATS[seat], spell=spell)


def neutralize(state: State, seat: int, spell: str, until: str, source: str) -> None:
    """Turn a spell face down; its exhausted side is kept (BB-NEU.6). `until` is a curse id or `round:N`."""
    player = state.players[seat]
    player.spells[spell] |= NEUTRALIZED
    player.bound[spell] = until
    if state.log is not None:
        emit(state, "spell_neutralized", seat=SEATS[seat], spell=spell, source=source)


def restore_bound(state: State, until: str) -> None:
    """Turn up every spell that was face down until now."""
    for seat, player in enumerate(state.players):
        if not player.bound:
            continue
        for spell in [spell for spell, by in player.bound.items() if by == until]:
            del player.bound[spell]
            player.spells[spell] &= ~NEUTRALIZED
            emit(state, "spell_restored", seat=SEATS[seat], spell=spell)


def destroy(state: State, seat: int, spell: str) -> None:
    """A spell leaves the game (BB-LRN.9)."""
    player = state.players[seat]
    del player.spells[spell]
    player.bound.pop(spell, None)
    set_aside(state, spell)
    emit(state, "spell_destroyed", seat=SEATS[seat], spell=spell)


def learn(state: State, seat: int, element: int) -> None:
    """The top spell of a library deck is laid ready before the player, the next one revealed (BB-LRN.4, BB-LRN.5)."""
    *rest, spell = state.libraries[element]
    state.libraries[element] = tuple(rest)
    state.players[seat].spells[spell] = 0
    if state.log is not None:
        emit(state, "spell_learned", seat=SEATS[seat], spell=spell, element=ELEMENTS[element])
    if rest:
        state.barrier = state.barrier or REVEALED
        emit(state, "library_revealed", element=ELEMENTS[element], spell=rest[-1])
