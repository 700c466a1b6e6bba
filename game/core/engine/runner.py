"""The loop that runs frames until somebody must decide or the game is over."""

from __future__ import annotations

from typing import Final

from .decision import Answer
from .endings import GameEnded, RunawayProgramError
from .frame import Frame
from .players import used
from .program import Registry
from .state import BaseState, emit
from .verbs import AGAIN, Outcome

RUNS: Final = range(20_000)
"""No answer sets off so many runs of frames, unless two cards feed each other."""


def run(state: BaseState, registry: Registry, answer: Answer | None = None) -> None:
    """Run the frames of `state` until a decision stands in it or it is over.

    `answer` (already checked) goes to the verb that asked; a fresh state has none. A frame whose program has lost what
    it needs is dropped with an event `fizzled`.
    """
    frames, code, needs = state.frames, registry.code, registry.needs
    asked = state.decision
    state.decision = needed = None
    if asked is not None and state.luck and asked.seat in state.luck:
        used(state, asked.seat)
    try:
        for _ in RUNS:
            if not frames:
                return
            frame = frames[-1]
            program, step = code[frame.program], frame.step
            if needs:
                needed = needs.get(frame.program)
                if needed is not None and answer is None and program[step][0] is not None:
                    lost = _lost(state, frame, needed)
                    if lost:
                        frames.pop()
                        emit(state, "fizzled", seat=state.seat_of(frame.actor), source=frame.source, need=lost)
                        continue
            while True:  # the steps of this frame, until one of them pushes another
                function, args = program[step]
                if function is None:
                    frames.pop()
                    break
                outcome = function(state, frame, args, answer)
                answer = None
                if outcome is None:
                    frame.step = step = step + 1
                    if frames[-1] is not frame or needed is not None:
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


def at_once(state: BaseState, frame: Frame) -> Outcome:
    """Push a frame and run it without going back to the runner: None where it has come to its end and is gone again.

    Else it stays as the runner would have left it: on top with its question, which is returned, or AGAIN, and the
    runner goes on from there. So a verb that runs many short frames returns what this does, if that is not None. Where
    programs need something the frame is only pushed: the runner looks at needs.
    """
    frames, registry = state.frames, state.registry
    frames.append(frame)
    if registry.needs:
        return AGAIN
    for step, (function, args) in enumerate(registry.code[frame.program]):
        if function is None:
            break
        if step:
            frame.step = step
        outcome: Outcome = function(state, frame, args, None)
        if outcome is not None:
            return outcome
        if frames[-1] is not frame:
            frame.step = step + 1
            return AGAIN
    frames.pop()
    return None


def _lost(state: BaseState, frame: Frame, needs: tuple[str, ...]) -> str:
    """The first need of a frame that does not hold, or ''."""
    for need in needs:
        if not state.holds(frame, need):
            return need
    return ""
