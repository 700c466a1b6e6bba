"""The painted room of the menu: what a game declares of it in its `Screens`. Places stand in the units of the picture
(1920x1080)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.text.i18n import TextKey
from scenes.kit.drawing.backdrop import DESK, Room

Box = tuple[int, int, int, int]
"""Left, top, width and height."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something in the room that answers whoever pokes it."""

    kind: str
    """Spots of one kind say their lines in turn, whichever is poked."""
    box: Box
    sound: str
    name: TextKey
    lines: tuple[TextKey, ...]
    flame: int | None = None
    """Which of the room's flames goes out."""
    patch: str = ""
    """What moves of it, a patch of the room; '' with no flame either: the room listens (`MenuRoom.listens`)."""


@dataclass(frozen=True, slots=True)
class MenuRoom:
    """A room, and where the menu finds a place in it."""

    room: Room = DESK
    spots: Mapping[str, Spot] = field(default_factory=dict)
    """By name: the thing is `room:<name>`."""
    listens: tuple[str, tuple[int, int], tuple[int, int]] | None = None
    """The patch that is seen while somebody points at a new game: its picture, its corner and its size."""
    wall: Box = (1590, 560, 250, 190)
    """Where the picture hangs that people have hung up."""
    step: tuple[int, int] = (1622, 966)
    """The right end and the upper edge of what stands lowest at the right: small signs stand beside or above it."""
