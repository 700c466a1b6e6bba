"""Which event is told on what: a page of the story over the house, or a card over the desk, and its picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.engine.event import Event

Where = Literal["page", "slip"]
PAGE: Where = "page"
PAGES = (
    "introduction_read", "clue_read", "event_turned", "objective_shown", "lock_turned_up", "obstacle_turned_up",
    "game_ended",
)  # fmt: skip
"""Events that are a page of the story: it lies over the plan."""
SLIPS = ("mythos_played", "trauma_played", "keeper_acted")
"""Events that are a card out of the mirror: it lies over the desk."""
ENDS = {"investigators": "end_won", "keeper": "end_lost"}
"""What is drawn of an end, by whose it is."""
SHORTEST, LETTER = 1800, 48
"""A page is read for so many milliseconds at least, and so many a letter: 200 words a minute."""
LONGEST = 30000


@dataclass(frozen=True, slots=True)
class ToldPage:
    """What is held up: a heading, what is read aloud, the picture's kind and id, who found it."""

    where: Where
    heading: str
    texts: tuple[str, ...]
    picture: tuple[str, str]
    seat: str = ""
    cost: int = 0
    """What the Keeper paid for it, in threat."""

    @property
    def reading(self) -> float:
        """How long it takes to be read, in milliseconds at normal speed."""
        letters = len(self.heading) + sum(map(len, self.texts))
        return float(min(LONGEST, max(SHORTEST, LETTER * letters)))


def page_of(event: Event, line: str, read: tuple[str, ...]) -> ToldPage | None:
    """The page of an event with its line of the log and what is read aloud; None for one that is told in a line."""
    where: Where = PAGE if event.type in PAGES else "slip"
    if event.type not in (*PAGES, *SLIPS) or not (read or event.type in SLIPS):
        return None
    return ToldPage(where, line, read, picture_of(event), str(event.get("seat", "")), int(event.get("cost", 0)))


def picture_of(event: Event) -> tuple[str, str]:
    """The kind and the id of what is drawn of an event; the id is '' where whoever looks may not know it."""
    kind = event.type
    if kind == "introduction_read":
        return "mansions/story", "introduction"
    if kind == "clue_read":
        return "mansions/story", str(event.get("card", ""))
    if kind == "event_turned":
        answer = str(event.get("answer", "")).lower()
        return "mansions/story", f"{event.get('event', '')}_{answer}" if answer else str(event.get("event", ""))
    if kind == "objective_shown":
        return "mansions/story", f"objective_{event.get('objective', '')}"
    if kind == "game_ended":
        return "mansions/ui", {"investigators": "end_won", "keeper": "end_lost"}.get(
            event.get("result", ""), "end_nobody"
        )
    if kind in ("lock_turned_up", "obstacle_turned_up"):
        return "mansions/locks", str(event.get("card", ""))
    if kind == "keeper_acted":
        return "mansions/keeper", f"label_{event.get('action', '')}"
    return f"mansions/{'omens' if kind == 'mythos_played' else 'mishaps'}", str(event.get("card", ""))
