"""The loop that runs frames until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .decision import Answer
from .state import BaseState
from .verbs import AGAIN

RUNS = range(20_000)
"""No answer sets off so many runs of frames, unless two cards feed each other."""

Code = Mapping[str, tuple[tuple[Any, Any], ...]]


class GameEnded(Exception):  # noqa: N818 - it is no error: it leaves every frame behind, wherever the game ended
    """The game has ended in the middle of whatever was going on; the state already says how."""


class RunawayProgramError(RuntimeError):
    """Two cards feed each other without end; the text shows the frames, innermost last."""


def run(state: BaseState, code: Code, answer: Answer | None = None) -> None:
    """Run the frames of `state` until a decision stands in it or it is over.

    `answer` (already checked) goes to the verb that asked; a fresh state has none.
    """
    frames = state.frames
    state.decision = None
    try:
        for _ in RUNS:
            if not frames:
                return
            frame = frames[-1]
            program = code[frame.program]
            while True:  # the steps of this frame, until one of them pushes another
                function, args = program[frame.step]
                if function is None:
                    frames.pop()
                    break
                outcome = function(state, frame, args, answer)
                answer = None
                if outcome is None:
                    frame.step += 1
                    if frames[-1] is not frame:
                        break
                elif outcome is AGAIN:
                    break
                else:
                    state.decision = outcome
                    return
    except GameEnded:
        frames.clear()
        state.decision = None
        return
    raise RunawayProgramError("\n".join(["a program does not end:", *map(repr, frames[-30:])]))
