"""What a screen needs of the application it stands in. The kit declares it, so that it imports no application."""

from __future__ import annotations

from typing import Any, Protocol

from pygame import Rect

from scenes.kit.keymap import KeyMap
from scenes.kit.theme import Theme


class Host(Protocol):
    """The stack that a screen stands on, the words and the looks in use."""

    theme: Theme
    keys: KeyMap

    @property
    def speed(self) -> int:
        """The speed of movement, 0 to 4."""

    @property
    def size(self) -> tuple[int, int]:
        """The canvas in pixels."""

    @property
    def top(self) -> object | None:
        """The screen that gets input first."""

    def t(self, key: str, /, **args: Any) -> str:
        """The words of a key in the language in use."""

    def say(self, line: str, at: Rect | None = None, hold: float | None = None) -> None:
        """Show one line beside a thing for a moment."""

    def pop(self) -> None:
        """Take the top screen away."""

    def rebake(self, scene: Any, rect: Rect | None = None) -> None:
        """Paint the still layer of a screen anew: all of it, or one part."""
