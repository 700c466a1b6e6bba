"""The loop that runs frames until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .decision import Answer, Decision
from .state import BaseState, Frame, emit
from .verbs import AGAIN

MAX_DEPTH = 400
MAX_STEPS = 20_000

Code = Mapping[str, tuple[tuple[Any, Any], ...]]


class RunawayProgram(RuntimeError):
    """Two cards feed each other without end; the text shows the frames, innermost last."""


def run(state: BaseState, code: Code) -> None:
    """Run the frames of `state` until a decision stands in it or it is over."""
    frames = state.frames
    steps = 0
    while not state.over:
        frame = frames[-1]
        program = code[frame.program]
        if frame.step >= len(program):
            frames.pop()
            continue
        function, args = program[frame.step]
        outcome = function(state, frame, args, None)
        if outcome is None:
            frame.step += 1
        elif outcome is not AGAIN:
            state.decision = outcome
            return
        steps += 1
        if steps > MAX_STEPS or len(frames) > MAX_DEPTH:
            raise RunawayProgram("\n".join(["a program does not end:", *map(repr, frames[-30:])]))


def resume(state: BaseState, code: Code, answer: Answer) -> None:
    """Give `answer` (already checked) to the verb that asked, then run on."""
    frame = state.frames[-1]
    state.decision = None
    function, args = code[frame.program][frame.step]
    outcome = function(state, frame, args, answer)
    if isinstance(outcome, Decision):
        state.decision = outcome
        return
    if outcome is None:
        frame.step += 1
    run(state, code)


def drop_frames_of(state: BaseState, actor: int, keep: Frame | None = None) -> None:
    """Take away the frames of an actor who has left play (but `keep`), telling of each with `fizzled`."""
    gone = [frame for frame in state.frames if frame.actor == actor and frame is not keep]
    for frame in gone:
        state.frames.remove(frame)
        emit(state, "fizzled", source=frame.source)
