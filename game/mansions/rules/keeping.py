"""What the Keeper may do in step 3 and 4 of its turn: ids, costs, refusals (KAC, KMA).

Ids: `action:whisper`, `trauma:mirror_shy:i2` (on the insane, A-26), `guest:free` and `guest:paid` (the named
monster's own step, content 14), `strike:m7:i2`.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.engine.decision import Reason
from game.core.engine.frame import Frame
from game.mansions.cards.reading import catalogue

from . import effects, lookup
from .state import KEEPER, Monster, State

GUEST_STEPS = ("free", "paid")


def guest(state: State) -> Monster | None:
    """The named monster of the objective, if it is on the board."""
    named = lookup.objective(state).named
    if named is None:
        return None
    return next((one for one in state.monsters if one.name == named.name), None)


def action_refusal(state: State, card: str) -> Reason | None:
    """Why a Keeper action cannot be used now, or None: only what can be paid and has a target (A-34, A-35)."""
    action = catalogue().keeper_actions.get(card)
    if action is None or card not in state.actions:
        return Reason("no-such-card", "MM-KAC.1", {"card": card})
    if not _has_target(state, card):
        return Reason("no-target", "MM-KAC.5", {"card": card})
    if action.cost > state.threat:
        return Reason("not-enough-threat", "MM-KAC.2", {"cost": action.cost, "has": state.threat})
    if action.once and f"used:{card}" in state.notes:
        return Reason("once-a-turn", "A-34", {"card": card})
    return None


def on_investigator(card: str) -> bool:
    """Whether a Keeper action is aimed at an investigator, who is chosen first."""
    return card == "foreign_hand"


def _has_target(state: State, card: str) -> bool:
    program = catalogue().keeper_actions[card].program
    if on_investigator(card):
        return bool(lookup.in_play(state))
    return state.can_run(Frame(program, KEEPER, card))


def guest_refusal(state: State, how: str) -> Reason | None:
    """Why the named monster cannot take a step of its own now, or None: one free a turn, one more for threat."""
    one, named = guest(state), lookup.objective(state).named
    if one is None or named is None or how not in GUEST_STEPS:
        return Reason("no-target", "MM-KAC.5")
    if how == "paid" and named.move_cost > state.threat:
        return Reason("not-enough-threat", "MM-KAC.2", {"cost": named.move_cost, "has": state.threat})
    if f"guest:{how}" in state.notes or f"came:{one.id}" in state.notes:
        return Reason("once-a-turn", "A-34", {"card": named.name})
    if how == "free" and named.free_moves < 1:
        return Reason("once-a-turn", "A-34", {"card": named.name})
    if one.stun or f"stuck:{one.id}" in state.notes:
        return Reason("stunned", "MM-KMM.5", {"monster": one.id})
    return None


def trauma_refusal(state: State, card: str, seat: str) -> Reason | None:
    """Why insanity cannot be played as an action now: once per turn and insane investigator (A-26)."""
    actor = next((one for one in lookup.in_play(state) if state.seat_of(one) == seat), None)
    if actor is None or effects.sanity(state, actor) > 0:
        return Reason("no-target", "MM-TRA.2", {"seat": seat})
    trauma = catalogue().trauma.get(card)
    if trauma is None or card not in state.trauma_hand:
        return Reason("no-such-card", "MM-TRA.2", {"card": card})
    if trauma.kind != "insanity":
        return Reason("wrong-kind", "A-26", {"card": card})
    if f"maddened:{actor}" in state.notes:
        return Reason("once-a-turn", "A-26", {"seat": seat})
    if 0 <= trauma.limit < effects.sanity(state, actor):
        return Reason("over-limit", "MM-TRA.5", {"card": card})
    return None


def open_actions(state: State) -> Iterator[str]:
    """Every id that is allowed in step 3, besides a pass."""
    actions = catalogue().keeper_actions
    for card in state.actions:
        action = actions[card]
        once = action.once and f"used:{card}" in state.notes
        if action.cost <= state.threat and not once and _has_target(state, card):
            yield f"action:{card}"
    if guest(state) is not None:
        yield from (f"guest:{how}" for how in GUEST_STEPS if guest_refusal(state, how) is None)
    for actor in lookup.in_play(state):
        if effects.sanity(state, actor) > 0:
            continue
        seat = state.seat_of(actor)
        yield from (f"trauma:{card}:{seat}" for card in state.trauma_hand if trauma_refusal(state, card, seat) is None)


def strike_refusal(state: State, id_: str, seat: str) -> Reason | None:
    """Why a monster cannot attack an investigator in step 4, or None (MM-KMA.1 to MM-KMA.3)."""
    one = lookup.monster(state, id_)
    actor = next((one for one in lookup.in_play(state) if state.seat_of(one) == seat), None)
    if one is None or actor is None or state.people[actor].at != one.at:
        return Reason("no-target", "MM-KMA.1")
    if f"struck:{id_}" in state.notes or f"spared:{id_}:{actor}" in state.notes or f"tame:{id_}" in state.notes:
        return Reason("once-a-turn", "MM-KMA.1", {"monster": id_})
    return Reason("stunned", "MM-KMA.3", {"monster": id_}) if one.stun else None


def open_strikes(state: State) -> Iterator[str]:
    """Every attack that is allowed in step 4."""
    for one in state.monsters:
        for actor in lookup.people_at(state, one.at):
            seat = state.seat_of(actor)
            if strike_refusal(state, one.id, seat) is None:
                yield f"strike:{one.id}:{seat}"
