"""Cards that answer to what happens, found through an index: event -> who listens with which program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .frame import Frame


class Playable(NamedTuple):
    """A card that may be played into a window: how it is named in the answer, who plays it, what it does."""

    option: str
    actor: int
    program: str
    source: str


class HasListeners(Protocol):
    """A state that knows which programs wait for an event of `actor`."""

    frames: list[Frame]

    def listeners(self, event: str, actor: int) -> Sequence[tuple[int, str, str]]:
        """(who acts, program, source card) for each card that answers to `event`, in order of resolution."""


def fire(state: HasListeners, event: str, actor: int) -> None:
    """Push the frames of all who listen, so that the first in order is run first."""
    waiting = state.listeners(event, actor)
    for seat, program, source in reversed(waiting):
        state.frames.append(Frame(program, seat, source))
