"""What a type checker cannot know of a test: that things change between one line and the next."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def now(value: T) -> T:
    """What something is at this moment. After a bare `assert box.shown` a checker holds `box.shown` for true up to the
    end of the test, and what follows an `assert not box.shown` for never reached; of what is asked for through this it
    concludes nothing."""
    return value
