"""What a person can act on: one list per scene feeds hit tests, keyboard focus and the map for outside programs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.core.text.direction import bare
from game.core.text.i18n import TextKey

NOTHING_TO_DO = TextKey("kit.why.nothing_to_do")
NO_LEAF = {-1: TextKey("kit.why.first_page"), 1: TextKey("kit.why.last_page")}
"""Why a book cannot be leafed back (-1) or on (1)."""
INFO = "info"
"""The role of what is only there to be read; everything else lies above it under the pointer."""
TERM = "term"
"""The role of a word that explains itself where it stands."""
READ_ONLY = (INFO, TERM)
"""Roles of what does nothing: it tells something to whoever rests on it."""
ANSWERING = ("button", "option")
"""Roles of things that act at once when they are pressed."""
CONTROLS = ("toggle", "choice", "slider")
"""Roles of what is set to another value by a press."""


@dataclass(slots=True)
class Thing:
    """One object on the screen.

    `id` is stable (`button:start`, `card:p1:hand:3`); `rect` is in the scene's pixels and is the rest place, which does
    not move under the pointer. A thing that is not enabled still takes focus; pressing it tells `why_not` (the key of a
    text; at the table, the key of a `Reason`, which the table words itself). `zone` groups things for the next-zone
    key; `drop` marks a place a card may be dropped on; `option` is the id of the answer it stands for
    (`p1.hand.fire1`), where there is one.
    """

    id: str
    role: str
    label: str
    rect: Rect
    enabled: bool = True
    why_not: str | None = None
    zone: str = ""
    drop: bool = False
    option: str = ""
    press: Callable[[], None] | None = None

    def entry(self, scale: float = 1.0, origin: tuple[int, int] = (0, 0)) -> dict[str, object]:
        """The thing as the map lists it, with its rectangle in window pixels."""
        x, y, w, h = self.rect
        place = [round(x * scale) + origin[0], round(y * scale) + origin[1], round(w * scale), round(h * scale)]
        return {
            "id": self.id,
            "role": self.role,
            "label": bare(self.label),
            "rect": place,
            "enabled": self.enabled,
            "why_not": None if self.enabled else self.why_not,
        }


def thing_at(things: list[Thing], pos: tuple[int, int]) -> Thing | None:
    """The topmost thing under a point: the last of the list that contains it, what is only read below all others."""
    info = None
    for thing in reversed(things):
        if thing.rect.collidepoint(pos):
            if thing.role != INFO:
                return thing
            info = info or thing
    return info


def by_id(things: list[Thing], wanted: str) -> Thing | None:
    """The thing of that id, or None."""
    return next((thing for thing in things if thing.id == wanted), None)
