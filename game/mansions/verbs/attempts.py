"""A puzzle attempt: laid out once for all, so many puzzle actions as Intellect, a token for more (PUZ)."""

from __future__ import annotations

from game.core.engine.decision import Answer, Decision
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import Change
from game.mansions.puzzles.moves import make, moves, parse, solved
from game.mansions.puzzles.state import lay_out
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import State

from .base import RANDOM, REVEALED, ask, push, remember, verbs
from .exploring import barred_card, tried_puzzle
from .testing import FAILED, PASSED

TOKEN, ABILITY, STOP = "token", "ability", "stop"


@verbs.verb("lay_puzzle")
def lay_puzzle(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The first who meets it has it laid out (MM-PUZ.4); dealt solved it is solved (A-65)."""
    card = frame.source
    need = barred_card(card).need
    box = catalogue().puzzles
    if card not in state.puzzles:
        state.puzzles[card] = lay_out(box, need.puzzle, need.layout, state.pieces, state)
        state.barrier = RANDOM
        emit(state, "puzzle_laid", card=card, seat=state.seat_of(frame.actor))
    frame.locals["used"] = 0
    frame.locals["extra"] = 0
    frame.locals["begun"] = 0
    return None


def allowance(state: State, frame: Frame) -> int:
    """How many puzzle actions the attempt has in all (MM-PUZ.7, A-60): Intellect as printed, what cards say of puzzle
    actions, and what was added. What changes tests does not change them: an attempt is no test (MM-EFF.4)."""
    most = lookup.attribute_of(state.people[frame.actor], "intellect") + effects.puzzle_actions(state, frame.actor)
    return max(most, 0) + frame.number("extra", 0)


@verbs.verb("work_at_puzzle")
def work_at_puzzle(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Until solved, stopped, or out of actions; once per investigator, card and turn (MM-PUZ.11, MM-PUZ.14)."""
    card, box = frame.source, catalogue().puzzles
    puzzle = state.puzzles[card]
    if answer is not None and not _act(state, frame, answer[0]):
        _end(state, frame, FAILED)
        return None
    if not frame.locals["begun"] and not solved(box, puzzle) and tried_puzzle(state, frame.actor, card):
        frame.locals["not_tried"] = 1
        _end(state, frame, FAILED)
        return None
    if solved(box, puzzle):
        emit(state, "puzzle_solved", card=card, seat=state.seat_of(frame.actor))
        _end(state, frame, PASSED)
        return None
    frame.locals["begun"] = 1
    remember(state, f"puzzle:{frame.actor}:{card}")
    if frame.locals.pop("using", 0):
        return AGAIN
    return _question(state, frame)


def _end(state: State, frame: Frame, result: str) -> None:
    below = state.frames[-2]
    below.locals["result"] = result
    if frame.locals.get("not_tried", 0):
        below.locals["not_tried"] = 1
    emit(state, "puzzle_left", card=frame.source, seat=state.seat_of(frame.actor), result=result)


def _act(state: State, frame: Frame, word: str) -> bool:
    """What was chosen; False when the attempt is given up."""
    if word == STOP:
        return False
    person = state.people[frame.actor]
    if word == TOKEN:
        person.skill -= 1
        frame.locals["extra"] = frame.number("extra", 0) + lookup.attribute_of(person, "luck")
        frame.locals["token"] = 1
        emit(state, "skill_spent", seat=state.seat_of(frame.actor), left=person.skill)
        return True
    if word == ABILITY:
        person.used = True
        ability = lookup.ability_of(person)
        emit(state, "ability_used", seat=state.seat_of(frame.actor), ability=ability)
        frame.locals["using"] = 1
        push(state, catalogue().abilities[ability].program, frame.actor, ability)
        return True
    move = parse(word)
    assert move is not None
    make(catalogue().puzzles, state.puzzles[frame.source], state.pieces, move)
    frame.locals["used"] = frame.number("used", 0) + move.cost
    state.barrier = REVEALED
    emit(state, "puzzle_moved", card=frame.source, seat=state.seat_of(frame.actor), move=word)
    return True


def _question(state: State, frame: Frame) -> Decision | None:
    person = state.people[frame.actor]
    most = allowance(state, frame)
    left = most - frame.number("used", 0)
    open_ = moves(catalogue().puzzles, state.puzzles[frame.source], state.pieces, left) if left > 0 else []
    words = [move.id for move in open_]
    if person.skill and not frame.locals.get(TOKEN, 0):
        words.append(TOKEN)
    if not person.used and catalogue().abilities[lookup.ability_of(person)].when == "puzzle":
        words.append(ABILITY)
    if not words:
        _end(state, frame, FAILED)
        return None
    return ask(state, frame.actor, "puzzle", frame.source, (*words, STOP), left=left, of=most)


@verbs.verb("puzzle", Change, can=lambda state, frame, args: False)
def puzzle(state: State, frame: Frame, args: Change, answer: Answer | None) -> Outcome:
    """So many puzzle actions more in the attempt in progress; on a card that lies there it is asked by `effects`."""
    attempt = next((one for one in reversed(state.frames) if one.program == "puzzle_attempt"), None)
    if attempt is not None and frame.source in catalogue().abilities:
        attempt.locals["extra"] = attempt.number("extra", 0) + args.n
    return None
