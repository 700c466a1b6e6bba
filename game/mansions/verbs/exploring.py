"""Exploring a room, locks and obstacles with what they need (EXP, LCK, OBS), dropping cards (MM-ACT.4)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHING
from game.mansions.catalogue import Barred
from game.mansions.puzzles.state import put_away
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import State

from .base import REVEALED, ask, noted, push, verbs
from .harm import falter
from .testing import FAILED, PASSED, begin_test, result_of


@verbs.verb("turn_cards")
def turn_cards(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Cards are turned one by one: dropped ones first, an obstacle stops the rest until it is met (MM-EXP.3 to 9)."""
    room = lookup.room(state, frame.actor)
    if result_of(frame) == FAILED:
        return None
    if state.dropped[room]:
        card, *rest = state.dropped[room]
        state.dropped[room] = tuple(rest)
        _take(state, frame.actor, card)
        return AGAIN
    if not state.piles[room]:
        if room not in state.explored:
            state.explored = (*state.explored, room)
            emit(state, "room_explored", room=room, seat=state.seat_of(frame.actor))
        return None
    card = state.piles[room][0]
    if card in catalogue().obstacles:
        push(state, "obstacle", frame.actor, card, of_room=room)
        return AGAIN
    state.piles[room] = state.piles[room][1:]
    state.barrier = REVEALED
    emit(state, "card_turned", seat=state.seat_of(frame.actor), room=room, card=card)
    if card == NOTHING:
        state.out = (*state.out, card)
    else:
        _take(state, frame.actor, card)
    return AGAIN


def _take(state: State, actor: int, card: str) -> None:
    """Everything must be taken (MM-EXP.4); a clue is read, and Clue 1 shows the objective (MM-OBJ.3)."""
    person = state.people[actor]
    person.items = (*person.items, card)
    emit(state, "card_taken", seat=state.seat_of(actor), card=card)
    if not lookup.is_clue(card):
        return
    first = card not in state.read
    if first:
        state.read = (*state.read, card)
        emit(state, "clue_read", seat=state.seat_of(actor), card=card)
    if card[5] == "1" and not state.revealed:
        push(state, "show_objective", actor)
    push(state, "hold_off", actor, moment="clue_taken")


# -------------------------------------------------------------------------------------------------- locks and obstacles


@verbs.verb("turn_up_lock")
def turn_up_lock(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The lock is turned up before the figure moves, and stays so until it is met (MM-LCK.2, MM-LCK.6)."""
    room = str(frame.locals["of_room"])
    if room not in state.open_locks:
        state.open_locks = (*state.open_locks, room)
        state.barrier = REVEALED
        emit(state, "lock_turned_up", room=room, card=frame.source)
    return None


@verbs.verb("turn_up_obstacle")
def turn_up_obstacle(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """An obstacle once met lies open (MM-OBS.5)."""
    room = str(frame.locals["of_room"])
    if room not in state.open_tops:
        state.open_tops = (*state.open_tops, room)
        state.barrier = REVEALED
        emit(state, "obstacle_turned_up", room=room, card=frame.source)
    return None


def barred_card(card: str) -> Barred:
    """The lock or obstacle of that id. KeyError where there is none."""
    cards = catalogue()
    return cards.locks.get(card) or cards.obstacles[card]


def keys_for(state: State, actor: int, card: str) -> list[str]:
    """The keys an investigator holds that open a lock or obstacle, by name or by class (MM-OBS.3, MM-CRD.5)."""
    barred = barred_card(card)
    classes = {card}
    if card in catalogue().locks:
        if barred.need.attribute == "strength":
            classes.add("strength_locks")
        if barred.need.attribute:
            classes.add("test_locks")
        if barred.need.key:
            classes.add("key_locks")
    found = []
    for id_ in state.people[actor].items:
        item = lookup.card(id_)
        if item is not None and classes & set(item.opens):
            found.append(id_)
    return found


@verbs.verb("meet_need")
def meet_need(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A key is shown, a test made, a puzzle worked at (MM-LCK.3, MM-OBS.2); the result is noted in the frame."""
    if "result" in frame.locals:
        return None
    if effects.passes(state, frame.actor, "lock" if frame.source in catalogue().locks else "obstacle"):
        frame.locals["result"] = PASSED
        return None
    need = barred_card(frame.source).need
    keys = keys_for(state, frame.actor, frame.source)
    if answer is None and keys and not frame.locals.get("no_key", 0):
        if need.key and len(keys) == 1:
            answer = (keys[0],)
        else:
            return ask(state, frame.actor, "card", frame.source, keys, least=0 if not need.key else 1)
    if answer:
        _use_key(state, frame.actor, answer[0], frame.source)
        frame.locals["result"] = PASSED
        return None
    frame.locals["no_key"] = 1
    if need.attribute:
        return begin_test(state, frame, need.attribute, need.modifier)
    if need.key:
        frame.locals["result"] = FAILED
        return None
    push(state, "puzzle_attempt", frame.actor, frame.source)
    return AGAIN


def _use_key(state: State, actor: int, key: str, card: str) -> None:
    """The key is shown; it leaves the game only where its own card or the lock says so (MM-CRD.5)."""
    person, item = state.people[actor], lookup.card(key)
    if barred_card(card).takes or (item is not None and item.spent):
        person.items = tuple(one for one in person.items if one != key)
        state.out = (*state.out, key)
    emit(state, "key_used", seat=state.seat_of(actor), key=key, card=card)


def _settle(state: State, frame: Frame) -> str:
    """Say the result to whoever met the card; what failing adds is run first (MM-LCK.4)."""
    result = str(frame.locals["result"])
    state.frames[-2].locals["result"] = result
    body = barred_card(frame.source).failed
    if result == FAILED and body and not frame.locals.get("not_tried", 0):
        push(state, body, frame.actor, frame.source, by=-1)
    return result


def _put_puzzle_away(state: State, card: str) -> None:
    puzzle = state.puzzles.pop(card, None)
    if puzzle is not None:
        put_away(puzzle, state.pieces, state)


@verbs.verb("settle_lock")
def settle_lock(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Met, it is discarded (A-03); the step goes on."""
    if _settle(state, frame) == PASSED:
        room = str(frame.locals["of_room"])
        _put_puzzle_away(state, frame.source)
        if state.locks.get(room) == frame.source:
            del state.locks[room]
            state.open_locks = tuple(one for one in state.open_locks if one != room)
            state.out = (*state.out, frame.source)
        emit(state, "lock_opened", room=room, card=frame.source, seat=state.seat_of(frame.actor))
    return None


@verbs.verb("settle_obstacle")
def settle_obstacle(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Met, it is discarded and exploring goes on (MM-OBS.6)."""
    if _settle(state, frame) == PASSED:
        room = str(frame.locals["of_room"])
        _put_puzzle_away(state, frame.source)
        if state.piles[room][:1] == (frame.source,):
            state.piles[room] = state.piles[room][1:]
            state.open_tops = tuple(one for one in state.open_tops if one != room)
            state.out = (*state.out, frame.source)
        emit(state, "obstacle_cleared", room=room, card=frame.source, seat=state.seat_of(frame.actor))
    return None


@verbs.verb("drop_cards")
def drop_cards(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Any number of own cards, in any order, face up on the pile of the room (MM-ACT.4, A-75)."""
    person = state.people[frame.actor]
    if not person.items:  # what was carried has been lost while a monster was evaded
        return None
    if answer is None:
        most = len(person.items)
        if most == 1:
            answer = person.items
        else:
            return ask(state, frame.actor, "drop_order", "rules", person.items, most=most, ordered=True)
    lay_down(state, frame.actor, answer)
    return None


def lay_down(state: State, actor: int, cards: Answer) -> None:
    """Cards of an investigator go face up on the pile of its room, the first on top."""
    person = state.people[actor]
    room = lookup.room(state, actor)
    person.items = tuple(card for card in person.items if card not in cards)
    state.dropped[room] = (*cards, *state.dropped[room])
    emit(state, "cards_dropped", seat=state.seat_of(actor), room=room, cards=tuple(cards))
    falter(state, actor)


def tried_puzzle(state: State, actor: int, card: str) -> bool:
    """Whether an investigator has worked at a puzzle in this turn (MM-PUZ.14)."""
    return noted(state, f"puzzle:{actor}:{card}")
