"""Who wins and when (WIN, OBJ): conditions are looked at where what they depend on has changed (A-99)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import Outcome
from game.mansions.cards.story import Ending
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import KEEPER, State

from .base import REVEALED, end_game, push, verbs

Holds = Callable[[State, Ending], bool]


def look(state: State, what: str) -> None:
    """Something has changed that endings named `what` depend on: whoever's condition now holds wins (MM-WIN.8).

    Raises GameEnded then. Of two endings by one cause the side that caused it comes first in the order of calls (A-40).
    """
    found = lookup.objective(state)
    sides = (("investigators", found.investigators_win), ("keeper", found.keeper_wins))
    for side, endings in sides:
        for ending in endings:
            if ending.holds == what and ending.when == "always" and HOLDS[what](state, ending):
                win(state, side, what)


def look_at_turn_end(state: State) -> None:
    """The endings that are looked at when the Keeper's turn ends; the Keeper's first (A-40)."""
    found = lookup.objective(state)
    for side, endings in (("keeper", found.keeper_wins), ("investigators", found.investigators_win)):
        for ending in endings:
            if ending.when == "keeper_turn_ends" and HOLDS[ending.holds](state, ending):
                win(state, side, ending.holds)


def win(state: State, side: str, reason: str) -> None:
    """The objective is shown if it was not, and the game is over (MM-OBJ.5)."""
    if not state.revealed:
        show_objective(state)
    end_game(state, side, reason)


def show_objective(state: State) -> None:
    """The objective lies open for all (MM-OBJ.4)."""
    state.revealed, state.revealed_in = True, state.round
    state.barrier = REVEALED
    found = lookup.objective(state)
    state.read = (*state.read, found.id)
    emit(state, "objective_shown", objective=found.id, answer=f"1{state.answers[1]}")


def look_for_survivors(state: State) -> None:
    """The Keeper wins when every player is eliminated; not once somebody has escaped (MM-WIN.2, A-42)."""
    if all(person.status == "eliminated" for person in state.people):
        win(state, "keeper", "eliminated")
    look(state, "everybody_out")


def _guest_stands(state: State, ending: Ending) -> bool:
    named = lookup.objective(state).named
    return named is not None and any(
        one.name == named.name and lookup.room_of(state, one.at) == ending.room for one in state.monsters
    )


def _guest_is_gone(state: State, ending: Ending) -> bool:
    """Asked when a monster was destroyed: nobody of that name is left, although it has come."""
    named = lookup.objective(state).named
    return named is not None and state.revealed and not any(one.name == named.name for one in state.monsters)


def _samples(state: State, ending: Ending) -> bool:
    wanted = lookup.objective(state).samples
    return wanted is not None and state.samples >= wanted.of(len(state.people))


def _all_insane(state: State, ending: Ending) -> bool:
    there = lookup.in_play(state)
    return bool(there) and all(effects.sanity(state, actor) <= 0 for actor in there)


def _deaths(state: State, ending: Ending) -> bool:
    wanted = lookup.objective(state).deaths
    return wanted is not None and state.deaths >= wanted.of(len(state.people))


def _ledger_is_out(state: State, ending: Ending) -> bool:
    number = lookup.objective(state).ledger
    return bool(number) and lookup.tale(state).clues[number].card(state.answers) in state.out


def _everybody_is_out(state: State, ending: Ending) -> bool:
    """Nobody is left on the board, nobody will come any more, and at least one has got away (MM-ESC.3)."""
    status = {person.status for person in state.people}
    return "escaped" in status and not status & {lookup.IN_PLAY, "dead"}


def _double_is_there(state: State, ending: Ending) -> bool:
    return state.double in lookup.house(state).rects and lookup.room_of(state, state.double) == ending.room


def _locks_are_open(state: State, ending: Ending) -> bool:
    """So many of the story's locks lie on their rooms no more; counted once the objective is shown (MM-WIN.8)."""
    wanted = lookup.objective(state).locks
    opened = sum(room not in state.locks for room in lookup.tale(state).locks)
    return wanted is not None and state.revealed and opened >= wanted.of(len(state.people))


def _rooms_burn(state: State, ending: Ending) -> bool:
    """So many rooms burn; counted once the objective is shown (MM-WIN.8)."""
    wanted = lookup.objective(state).fires
    return wanted is not None and state.revealed and len(state.fire) >= wanted.of(len(state.people))


def _dawn(state: State, ending: Ending) -> bool:
    """The last event is resolved, and somebody in play is awake to see it (MM-WIN.6)."""
    awake = any(effects.sanity(state, actor) > 0 for actor in lookup.in_play(state))
    return awake and state.event == len(lookup.tale(state).events)


HOLDS: dict[str, Holds] = {
    "named_in_room": _guest_stands,
    "named_has_no_health": _guest_is_gone,
    "samples_on_altar": _samples,
    "double_burnt": lambda state, ending: state.double == "gone",
    "all_insane": _all_insane,
    "deaths": _deaths,
    "escaped_with_ledger": _ledger_is_out,
    "everybody_out": _everybody_is_out,
    "double_in_room": _double_is_there,
    "locks_open": _locks_are_open,
    "rooms_burning": _rooms_burn,
    "dawn": _dawn,
}


@verbs.verb("reveal")
def reveal(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The objective is shown, once, and what it says then happens (MM-OBJ.3)."""
    if state.revealed:
        return None
    show_objective(state)
    found = lookup.objective(state)
    _name_ledger_room(state)
    push(state, found.reveal, KEEPER, found.id, by=KEEPER, revealing=1)
    return None


def _name_ledger_room(state: State) -> None:
    """Where nobody has found the ledger when its objective is shown, its room is named aloud (content 14)."""
    number = lookup.objective(state).ledger
    if not number:
        return
    card = lookup.tale(state).clues[number].card(state.answers)
    room = next((room for room, pile in state.piles.items() if card in pile), "")
    if room:
        state.read = (*state.read, f"ledger:{room}")
        emit(state, "ledger_room_named", room=room)
