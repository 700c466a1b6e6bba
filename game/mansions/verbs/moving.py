"""Investigators' steps: own ones with everything in their order (rules 0.3), free ones, and being moved (MOV, LCK)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.vocabulary import Count, Step
from game.mansions.rules import effects, lookup, travel
from game.mansions.rules.state import KEEPER, State

from .base import ask, noted, push, remember, verbs
from .facing import investigator_entered
from .harm import harm, leave_board
from .objectives import look
from .testing import FAILED, begin_test, result_of


def spend(state: State, frame: Frame) -> None:
    """Take from the turn what the act costs: `cost` in the notes of the act is `move`, `action` or `both`."""
    act = lookup.frame_with(state, "cost")
    assert act is not None
    cost = act.locals["cost"]
    if cost in ("move", "both"):
        state.moves -= 1
        remember(state, f"stepped:{frame.actor}")
    if cost in ("action", "both"):
        state.action -= 1
    if cost:  # a card used in passing is no step: no window follows it (MM-MYT.4)
        act.locals["spent"] = 1


@verbs.verb("pay_step")
def pay_step(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What the act costs is spent now, whatever comes of it (MM-LCK.4); a stun may have taken the step (A-16)."""
    cost = str(lookup.note(state, "cost"))
    if (cost in ("move", "both") and state.moves < 1) or (cost in ("action", "both") and state.action < 1):
        emit(state, "fizzled", seat=state.seat_of(frame.actor), source=frame.source, need="step_left")
        state.frames.remove(frame)
        return None
    spend(state, frame)
    return None


@verbs.verb("check_way")
def check_way(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """What happened in between may have shut the way: then the act ends unspent."""
    to = str(lookup.note(state, "to"))
    if travel.refusal(state, state.people[frame.actor].at, to) is not None:
        emit(state, "fizzled", seat=state.seat_of(frame.actor), source=frame.source, need="way")
        state.frames.remove(frame)
    return None


@verbs.verb("try_lock")
def try_lock(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A locked room is entered only when what its lock asks for is met; else the step is wasted (MM-LCK.2 to 9)."""
    if answer is not None:
        if answer[0] == "stop":
            state.frames.remove(frame)
        return None
    room = travel.locked_against(state, state.people[frame.actor].at, str(lookup.note(state, "to")))
    result = result_of(frame)
    if not room and not result:
        return None
    if not result:
        push(state, "lock", frame.actor, state.locks[room], of_room=room)
        return AGAIN
    if result == FAILED:
        remember(state, f"lock:{frame.actor}:{room}")
        emit(state, "step_wasted", seat=state.seat_of(frame.actor), room=room)
        state.frames.remove(frame)
        return None
    return ask(state, frame.actor, "enter_or_stop", frame.source, ("enter", "stop"), room=_target_room(state))


def _target_room(state: State) -> str:
    return lookup.room_of(state, str(lookup.note(state, "to")))


@verbs.verb("brave_fire")
def brave_fire(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Who steps into a burning room tests Willpower; failing costs 1 horror; he enters either way (MM-EFF.9, D-13)."""
    result = result_of(frame)
    if result:
        if result == FAILED:
            harm(state, frame.actor, "horror", 1, "fire")
        return None
    room = _target_room(state)
    if room == lookup.room(state, frame.actor) or room not in state.fire:
        return None
    if effects.allowed(state, frame.actor, "ignore_fire"):
        return None
    return begin_test(state, frame, "willpower", 0, "fire")


@verbs.verb("step_over")
def step_over(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The figure moves, a dragged corpse with it (MM-FEA.4); a new room means horror tests (MM-HOR.1)."""
    to = str(lookup.note(state, "to"))
    start = state.people[frame.actor].at
    drag = str(lookup.note(state, "drag"))
    put(state, frame.actor, to, "step")
    if drag == "drag" and start in state.corpses:
        at = state.corpses.index(start)
        state.corpses = (*state.corpses[:at], to, *state.corpses[at + 1 :])
        emit(state, "corpse_moved", from_=start, to=to)
        burn_corpses(state)
    elif drag == "double" and state.double == start:
        state.double = to
        emit(state, "double_moved", from_=start, to=to)
        burn_corpses(state)
        look(state, "double_in_room")
    return None


def put(state: State, actor: int, to: str, how: str) -> None:
    """Move a figure to a space (`step`, `drag`, `free`, `placed`), and push the horror tests where the room is new."""
    person = state.people[actor]
    start = person.at
    new_room = not start or lookup.room_of(state, start) != lookup.room_of(state, to)
    person.at, person.hidden = to, False
    emit(state, "investigator_moved", seat=state.seat_of(actor), from_=start, to=to, how=how)
    if new_room:
        investigator_entered(state, actor)


def burn_corpses(state: State) -> None:
    """Corpses in burning rooms are discarded, whichever came second (MM-FEA.5)."""
    burnt = [space for space in state.corpses if lookup.room_of(state, space) in state.fire]
    if burnt:
        state.corpses = tuple(space for space in state.corpses if space not in burnt)
        for space in burnt:
            emit(state, "corpse_burnt", at=space)
    if state.double not in ("", "gone") and lookup.room_of(state, state.double) in state.fire:
        emit(state, "double_burnt", at=state.double)
        state.double = "gone"
        look(state, "double_burnt")


# ----------------------------------------------------------------------------------------------------- moved by effects


@verbs.verb("step", Step, can=lambda state, frame, args: frame.actor != KEEPER and not state.people[frame.actor].hidden)
def step(state: State, frame: Frame, args: Step, answer: Answer | None) -> Outcome:
    """Up to so many free steps under the rules of movement: no step spent, nobody evaded; a pass ends them."""
    person = state.people[frame.actor]
    done = frame.number("free", 0)
    if person.status != lookup.IN_PLAY or person.hidden or done >= args.n or answer == ():
        frame.locals.pop("free", None)
        return None
    if answer is not None:
        frame.locals["free"] = done + 1
        program = "free_step_past_locks" if args.ignore_locks else "free_step"
        push(state, program, frame.actor, frame.source, to=answer[0], **{"from": person.at})
        return AGAIN
    options = [to for to in travel.ways(state, person.at, travel.INVESTIGATOR)
               if args.ignore_locks or not _tried(state, frame.actor, to)]  # fmt: skip
    if not options:
        frame.locals.pop("free", None)
        return None
    return ask(state, frame.actor, "place", frame.source, options, least=0, left=args.n - done)


def _tried(state: State, actor: int, to: str) -> bool:
    room = travel.locked_against(state, state.people[actor].at, to)
    return bool(room) and noted(state, f"lock:{actor}:{room}")


@verbs.verb("drag", Count)
def drag(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """The Keeper moves the investigator up to so many spaces: no evade, no fire test, stopped by locks (A-04, A-54)."""
    if frame.actor == KEEPER:
        return None
    person = state.people[frame.actor]
    done = frame.number("dragged", 0)
    if person.status != lookup.IN_PLAY or done >= args.n or answer == ():
        frame.locals.pop("dragged", None)
        return None
    if answer is not None:
        frame.locals["dragged"] = done + 1
        put(state, frame.actor, answer[0], "drag")
        return AGAIN
    options = [to for to in travel.ways(state, person.at, travel.INVESTIGATOR)
               if not travel.locked_against(state, person.at, to)]  # fmt: skip
    if not options:
        frame.locals.pop("dragged", None)
        return None
    return ask(
        state, KEEPER, "path", frame.source, options, least=0, seat=state.seat_of(frame.actor), left=args.n - done
    )


# ------------------------------------------------------------------------------------------------------------ hiding


@verbs.verb("hide_away")
def hide_away(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Onto the marker in the own space (MM-FEA.11)."""
    state.people[frame.actor].hidden = True
    remember(state, f"hid:{frame.actor}")
    emit(state, "hidden", seat=state.seat_of(frame.actor))
    return None


@verbs.verb("come_out")
def come_out(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Off the marker; moving on needs another step (MM-FEA.14)."""
    state.people[frame.actor].hidden = False
    emit(state, "came_out", seat=state.seat_of(frame.actor))
    return None


@verbs.verb("push_barrier")
def push_barrier(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """In front of a door, or back into its space (MM-FEA.19)."""
    space = state.people[frame.actor].at
    to = str(lookup.note(state, "to"))
    state.barriers[space] = "open" if to == "back" else to
    emit(state, "barrier_pushed", seat=state.seat_of(frame.actor), space=space, to=to)
    return None


@verbs.verb("throw_on_fire")
def throw_on_fire(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """All corpses of a space with a fire pit are discarded (MM-FEA.18)."""
    space = state.people[frame.actor].at
    for _ in range(state.corpses.count(space)):
        emit(state, "corpse_burnt", at=space)
    state.corpses = tuple(one for one in state.corpses if one != space)
    if state.double == space:
        state.double = "gone"
        emit(state, "double_burnt", at=space)
        look(state, "double_burnt")
    return None


@verbs.verb("get_away")
def get_away(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Out by an outer door: the figure leaves the board, its cards with it (MM-ESC.5, A-42)."""
    person = state.people[frame.actor]
    state.out = (*state.out, *person.items)
    emit(state, "escaped", seat=state.seat_of(frame.actor), from_=person.at, cards=person.items)
    person.items = ()
    leave_board(state, frame.actor, "escaped")
    look(state, "escaped_with_ledger")
    look(state, "everybody_out")
    return None
