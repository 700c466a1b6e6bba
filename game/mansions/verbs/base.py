"""The vocabulary that all verb modules of this game add to, and what they share: notes, reactions, ways to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.engine.decision import Decision, option
from game.core.engine.endings import GameEnded
from game.core.engine.flow import flow
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import VerbSet
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER, NeedOf, State, WindowOf

verbs = VerbSet(flow)
RULES = "rules"
"""The source of frames that belong to no card."""
RANDOM, REVEALED = "random", "revealed"


def window(moment: str) -> Callable[[WindowOf], WindowOf]:
    """Declare what may be played at a moment."""

    def declare(function: WindowOf) -> WindowOf:
        State.windows[moment] = function
        return function

    return declare


def need(name: str) -> Callable[[NeedOf], NeedOf]:
    """Declare when a need of programs holds."""

    def declare(function: NeedOf) -> NeedOf:
        State.needs[name] = function
        return function

    return declare


@need("actor_in_play")
def _in_play(state: State, frame: Frame) -> bool:
    return frame.actor == KEEPER or state.people[frame.actor].status == lookup.IN_PLAY


@need("actor_here")
def _here(state: State, frame: Frame) -> bool:
    """In play, in its own turn, and still in the space where the act was declared (MM-HOR.9)."""
    person = state.people[frame.actor]
    if person.status != lookup.IN_PLAY:
        return False
    for one in reversed(state.frames):  # `lookup.note`, written out: asked before each step of each act
        if "from" in one.locals:
            return person.at == one.locals["from"]
    return person.at == ""


@need("monster_in_play")
def _monster_in_play(state: State, frame: Frame) -> bool:
    return lookup.monster(state, lookup.note(state, "m")) is not None


@need("monster_here")
def _monster_here(state: State, frame: Frame) -> bool:
    """Attacker and victim are on the board, in one space."""
    one = lookup.monster(state, lookup.note(state, "m"))
    return one is not None and _in_play(state, frame) and one.at == state.people[frame.actor].at


@need("step_left")
def _step_left(state: State, frame: Frame) -> bool:
    return _in_play(state, frame) and state.active == frame.actor


def push(state: State, program: str, actor: int, source: str = RULES, **notes: int | str | tuple[str, ...]) -> Frame:
    """Put a program on top of the stack: it is run next."""
    frame = Frame(program, actor, source, notes)
    state.frames.append(frame)
    return frame


def noted(state: State, note: str) -> bool:
    """Whether something has already happened in this turn (or round)."""
    return note in state.notes


def remember(state: State, note: str) -> None:
    """Note that something has happened in this turn; notes that begin with `round:` stay for the round."""
    if note not in state.notes:
        state.notes = (*state.notes, note)


def forget(state: State, note: str) -> None:
    """It has not happened after all."""
    state.notes = tuple(one for one in state.notes if one != note)


def chooser(state: State, frame: Frame) -> int:
    """Who makes the choices of a card: whoever plays it; for a card of the Keeper the Keeper."""
    found = lookup.note(state, "by", frame.actor)
    assert isinstance(found, int)
    return found


def ask(
    state: State, actor: int, kind: str, source: str, options: Iterable[str], *, least: int = 1, most: int = 1,
    prompt: str = "", ordered: bool = False, **args: int | str,
) -> Decision:  # fmt: skip
    """A question to an investigator or the Keeper."""
    return Decision(
        seat=state.seat_of(actor),
        kind=kind,
        prompt=prompt or kind,
        source=source,
        min=least,
        max=most,
        ordered=ordered,
        args=args,
        options=tuple(map(option, options)),
    )


def end_game(state: State, result: str, reason: str) -> None:
    """The game is over: `investigators`, `keeper` or `nobody` (MM-OBJ.5, MM-WIN.6). Always raises GameEnded."""
    state.over = True
    state.result, state.reason = result, reason
    state.phase = "over"
    emit(state, "game_ended", result=result, reason=reason)
    raise GameEnded


def actor_of(seat: str) -> int:
    """The actor of a seat."""
    return KEEPER if seat == "keeper" else int(seat[1:]) - 1
