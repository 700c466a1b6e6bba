"""Monsters beside investigators: horror tests on meeting (HOR), evade tests before moving away or acting (EVA)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import KEEPER, Monster, State

from .base import RULES, actor_of, ask, noted, push, remember, verbs
from .harm import harm
from .testing import FAILED, begin_test, result_of


def investigator_entered(state: State, actor: int) -> None:
    """An investigator has come into a room: push the horror tests for the monsters there (MM-HOR.1)."""
    there = lookup.monsters_in(state, lookup.room(state, actor))
    _push_meetings(state, [f"{state.seat_of(actor)}:{one.id}" for one in there])


def monster_leaves(state: State, one: Monster) -> None:
    """A monster is about to leave a room: nobody there is frightened if it comes back to it in this turn (MM-HOR.6)."""
    room = lookup.room_of(state, one.at)
    for actor in lookup.people_in(state, room):
        remember(state, _parted(f"{state.seat_of(actor)}:{one.id}", room))


def _parted(pair: str, room: str) -> str:
    return f"parted:{pair}:{room}"


def monster_entered(state: State, one: Monster) -> None:
    """A monster has come into a room: push a test for everybody there, and before that who may hold it off. It makes
    no difference to those whom it left in this room earlier in the turn (MM-HOR.6)."""
    room = lookup.room_of(state, one.at)
    people = lookup.people_in(state, room)
    pairs = [f"{state.seat_of(actor)}:{one.id}" for actor in people]
    _push_meetings(state, [pair for pair in pairs if not noted(state, _parted(pair, room))])
    if people:
        push(state, "hold_off", people[0], RULES, m=one.id, moment="monster_enters")


def _push_meetings(state: State, pairs: list[str]) -> None:
    """One test per investigator, monster and turn (MM-HOR.7); a pair is `i1:m7`."""
    left = tuple(pair for pair in pairs if not noted(state, f"met:{pair}"))
    if left:
        push(state, "meetings", actor_of(left[0][:2]), RULES, left=left)


@verbs.verb("meet")
def meet(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One meeting after the other: in the order of the investigator in its own turn, else of the Keeper (A-14)."""
    waiting = frame.locals["left"]
    assert isinstance(waiting, tuple)
    left = [pair for pair in waiting if _may_meet(state, pair)]
    if not left:
        return None
    if answer is None and len(left) > 1:
        own = state.phase == "investigators" and all(actor_of(pair[:2]) == state.active for pair in left)
        return ask(state, state.active if own else KEEPER, "horror_order", frame.source, left)
    pair = answer[0] if answer else left[0]
    frame.locals["left"] = tuple(one for one in left if one != pair)
    remember(state, f"met:{pair}")
    seat, id_ = pair.split(":")
    push(state, "face", actor_of(seat), RULES, m=id_)
    return AGAIN


def _may_meet(state: State, pair: str) -> bool:
    """Both are still there, in one room, and have not met in this turn."""
    seat, id_ = pair.split(":")
    one, actor = lookup.monster(state, id_), actor_of(seat)
    if one is None or state.people[actor].status != lookup.IN_PLAY or noted(state, f"met:{pair}"):
        return False
    return lookup.room_of(state, one.at) == lookup.room(state, actor)


@verbs.verb("face_horror")
def face_horror(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Willpower with the monster's horror rating; failing gives 1 horror, whatever the monster (MM-HOR.2)."""
    result = result_of(frame)
    if not result:
        one = lookup.monster(state, str(frame.locals["m"]))
        if one is None or effects.passes(state, frame.actor, "horror"):
            return None
        emit(state, "horror_met", seat=state.seat_of(frame.actor), monster=one.id)
        return begin_test(state, frame, "willpower", lookup.kind(one).horror, "horror")
    if result == FAILED:
        harm(state, frame.actor, "horror", 1, "horror")
    return None


# ---------------------------------------------------------------------------------------------------------------- evade


def _evaded(actor: int, id_: str) -> str:
    return f"evaded:{actor}:{id_}"


def to_evade(state: State, actor: int) -> list[str]:
    """The monsters in an investigator's space that need a test in this turn; stunned ones need none (MM-EVA.10)."""
    found = lookup.monsters_at(state, state.people[actor].at)
    return [one.id for one in found if not one.stun and not noted(state, _evaded(actor, one.id))]


@verbs.verb("evade_all")
def evade_all(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A test against each monster in the own space, one by one, in the order one likes (MM-EVA.1, MM-EVA.6)."""
    left = to_evade(state, frame.actor)
    if not left:
        return None
    if effects.passes(state, frame.actor, "evade"):
        for id_ in left:
            remember(state, _evaded(frame.actor, id_))
        return None
    if not frame.locals.get("asked", 0):
        frame.locals["asked"] = 1
        push(state, "hold_off", frame.actor, RULES, moment="before_evade")
        return AGAIN
    if answer is None and len(left) > 1:
        return ask(state, frame.actor, "evade_order", frame.source, left)
    id_ = left[0] if answer is None else answer[0]
    remember(state, _evaded(frame.actor, id_))
    step = lookup.frame_with(state, "verb")
    assert step is not None
    step.locals["evaded"] = 1
    push(state, "evade", frame.actor, RULES, m=id_)
    return AGAIN


@verbs.verb("evade_one")
def evade_one(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Dexterity with the awareness added (MM-EVA.2); after a failure the Keeper may deal the damage (MM-EVA.3)."""
    one = lookup.monster(state, str(frame.locals["m"]))
    if one is None:
        return None
    if answer is None:
        result = result_of(frame)
        if not result:
            return begin_test(state, frame, "dexterity", lookup.kind(one).awareness, "evade")
        if result != FAILED:
            return None
        return ask(
            state, KEEPER, "evade_damage", one.id, ("damage", "spare"),
            monster=one.id, seat=state.seat_of(frame.actor), n=lookup.damage_of(state, one),
        )  # fmt: skip
    if answer[0] == "damage":
        strike_with(state, one, frame.actor)
    return None


def strike_with(state: State, one: Monster, actor: int) -> None:
    """The monster deals its damage (MM-GLO.3); its back is known from then on (MM-SEC.2)."""
    show_back(state, one)
    harm(state, actor, "damage", lookup.damage_of(state, one), one.id)


def show_back(state: State, one: Monster) -> None:
    """The back of a figure is seen and stays open (MM-SEC.2, A-90)."""
    if not one.known:
        one.known = True
        emit(state, "back_shown", monster=one.id, figure=one.figure)


@verbs.verb("auto_evade_all")
def auto_evade_all(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """All monsters in the space are evaded for this turn."""
    for id_ in to_evade(state, frame.actor):
        remember(state, _evaded(frame.actor, id_))
    return None


@verbs.verb("reconsider")
def reconsider(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """After evade tests the step may still be given up: it is not spent then, the tests are (A-17)."""
    step = lookup.frame_with(state, "verb")
    assert step is not None
    if not step.locals.get("evaded", 0):
        return None
    if answer is None:
        return ask(state, frame.actor, "after_evade", frame.source, ("go", "stop"), act=str(step.locals["verb"]))
    if answer[0] == "stop":
        state.frames.remove(frame)
    return None
