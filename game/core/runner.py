"""The loop that runs frames until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .decision import Answer
from .state import BaseState
from .verbs import AGAIN

MAX_DEPTH = 400
MAX_RUNS = 20_000

Code = Mapping[str, tuple[tuple[Any, Any], ...]]


class GameEnded(Exception):  # noqa: N818 - it is no error: it leaves every frame behind, wherever the game ended
    """The game has ended in the middle of whatever was going on; the state already says how."""


class RunawayProgramError(RuntimeError):
    """Two cards feed each other without end; the text shows the frames, innermost last."""


def start(state: BaseState, code: Code) -> None:
    """Run the frames of `state` until a decision stands in it or it is over."""
    try:
        _run(state, code)
    except GameEnded:
        _finish(state)


def _finish(state: BaseState) -> None:
    state.frames.clear()
    state.decision = None


def _run(state: BaseState, code: Code) -> None:
    frames = state.frames
    runs = 0
    while frames:
        frame = frames[-1]
        program = code[frame.program]
        while True:  # the steps of one frame, until one of them pushes another
            function, args = program[frame.step]
            if function is None:
                del frames[-1]
                break
            outcome = function(state, frame, args, None)
            if outcome is None:
                frame.step += 1
                if frames[-1] is not frame:
                    break
            elif outcome is AGAIN:
                break
            else:
                state.decision = outcome
                return
        runs += 1
        if runs & 63 == 0 and (runs > MAX_RUNS or len(frames) > MAX_DEPTH):
            raise RunawayProgramError("\n".join(["a program does not end:", *map(repr, frames[-30:])]))


def resume(state: BaseState, code: Code, answer: Answer) -> None:
    """Give `answer` (already checked) to the verb that asked, then run on."""
    frame = state.frames[-1]
    state.decision = None
    function, args = code[frame.program][frame.step]
    try:
        outcome = function(state, frame, args, answer)
        if outcome is None:
            frame.step += 1
        elif outcome is not AGAIN:
            state.decision = outcome
            return
        _run(state, code)
    except GameEnded:
        _finish(state)
