"""What happens to curses on the board: laid, met, neutralised, destroyed, taken off."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from game.bigbook.catalogue import PILES, catalogue
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.triggers import fire

from .kinds import ELEMENTS, MADNESS, SEATS
from .pieces import NO_TOKENS, Curse
from .spells import restore_bound
from .state import State
from .zones import REVEALED, moved, set_aside

SPACES = 6
"""Invocation and the spaces 1 to 5."""


def ahead(marker: int) -> int:
    """The space that the invocation marker comes to next: Invocation (0), 1 to 5, Invocation (BB-MON.2)."""
    return (marker + 1) % SPACES


def steps_before(space: int, marker: int) -> int:
    """How many steps the marker still takes before the one that brings it to a space: 0 where that is the next."""
    return (space - ahead(marker)) % SPACES


def steps_to_judgment(marker: int) -> int:
    """How many steps of the marker bring it back to Invocation, where it is judged; the last one of them does."""
    return steps_before(0, marker) + 1


def on_board(state: State, id_: str) -> Curse | None:
    """The curse `id_` on the board, or None."""
    for curse in state.curses:
        if curse.id == id_:
            return curse
    return None


def change(state: State, curse: Curse, **values: Any) -> None:
    """Lay a changed curse in the place of one on the board; `values` are the fields that change."""
    state.curses[state.curses.index(curse)] = replace(curse, **values)


def cost_of(curse: Curse) -> tuple[int, int, int, int]:
    """What destroying the curse takes of each element, tokens included (A-56)."""
    return with_tokens(curse.id, curse.tokens)


@cache
def with_tokens(id_: str, tokens: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The printed cost of a curse and the tokens on it together."""
    need = catalogue().curses[id_].cost
    return (need[0] + tokens[0], need[1] + tokens[1], need[2] + tokens[2], need[3] + tokens[3])


def lay(state: State, pile: int, position: int) -> bool:
    """Lay the top curse of a pile on a position; False where the pile is empty (A-07)."""
    cards = state.piles[pile]
    if not cards:
        emit(state, "curse_pile_empty", pile=PILES[pile])
        return False
    state.piles[pile] = cards[:-1]
    state.curses.append(Curse(cards[-1], position))
    state.barrier = state.barrier or REVEALED
    if state.log is not None:
        name = catalogue().table.positions[position]
        emit(state, "curse_laid", curse=cards[-1], position=name, pile=PILES[pile])
    return True


def strike(state: State, curse: Curse) -> None:
    """The marker has come: the curse's effect, once (BB-CUR.1)."""
    change(state, curse, applied=True)
    if state.log is not None:
        emit(state, "curse_applied", curse=curse.id)
    state.frames.append(Frame(f"curse:{curse.id}", state.active, curse.id))


def destroy(state: State, by: int, curse: Curse) -> None:
    """A player destroys a curse: aside, the Madness under it to the destroyer; triggers are pushed (A-42)."""
    state.curses.remove(curse)
    set_aside(state, curse.id)
    emit(state, "curse_destroyed", seat=SEATS[by], curse=curse.id)
    _leave(state, curse)
    for _ in range(curse.madness):
        state.players[by].discard.append(MADNESS)
        moved(state, "madness_received", by, MADNESS, f"curse:{curse.id}", f"{SEATS[by]}.discard", curse.id)
    fire(state, "curse_destroyed", by)


def clear(state: State) -> None:
    """End of the round: every curse left goes under its pile, Madness under it to the stack (BB-MON.9, BB-CLR.7)."""
    for curse in state.curses:
        pile = catalogue().curses[curse.id].pile
        state.piles[pile] = (curse.id, *state.piles[pile])
        if state.log is not None:
            emit(state, "curse_returned", curse=curse.id, pile=PILES[pile])
        _leave(state, curse)
        for _ in range(curse.madness):
            state.madness += 1
            moved(state, "madness_returned", state.active, MADNESS, f"curse:{curse.id}", "stack", curse.id)
    state.curses = []


def _leave(state: State, curse: Curse) -> None:
    """Whatever way it leaves: its tokens go back, and the spells it holds are turned up."""
    if curse.tokens != NO_TOKENS:
        for element, count in enumerate(curse.tokens):
            if count:
                state.tokens_left[element] += count
                emit(state, "tokens_returned", curse=curse.id, element=ELEMENTS[element], count=count)
    restore_bound(state, curse.id)


def add_token(state: State, curse: Curse, element: int) -> None:
    """One token of an element on a curse; the supply of tokens must hold one."""
    state.tokens_left[element] -= 1
    tokens = list(curse.tokens)
    tokens[element] += 1
    change(state, curse, tokens=(tokens[0], tokens[1], tokens[2], tokens[3]))
    emit(state, "token_laid", curse=curse.id, element=ELEMENTS[element])
