"""What people wish of a game's signs (their colours, letters on them) and things, told to whoever draws them.

The kit knows no game: a game listens, and hears of the present look at once and of every change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

PALETTES = ("printed", "protan", "deutan", "tritan", "own")
"""The colours as they are printed, three sets for eyes without red, green or blue, and one of people's own choice."""


@dataclass(frozen=True, slots=True)
class Look:
    """The wishes, and the words of the language in use."""

    palette: str = PALETTES[0]
    own: Mapping[str, str] = field(default_factory=dict)
    """The colour that was chosen for each sign, by names of the game's own."""
    letters: bool = False
    """Whether a letter stands on each sign."""
    language: str = ""
    t: Callable[[str], str] = field(default=lambda key: "", compare=False)
    """Says the text of a key."""
    worn: Mapping[str, str] = field(default_factory=dict)
    """Which look each of a game's things has, by names of the game's own."""


_listeners: list[Callable[[Look], None]] = []
_now = Look()


def listen(take: Callable[[Look], None]) -> None:
    """Call `take` with the present look now, and with every other one from now on."""
    _listeners.append(take)
    take(_now)


def now() -> Look:
    """The look in use."""
    return _now


def use(look: Look) -> None:
    """From now on signs look like this."""
    global _now  # the one choice of the person at the screen
    if look != _now:
        _now = look
        for take in _listeners:
            take(look)
