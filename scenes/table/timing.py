"""How long things at a table take: the terms in which a game says it, and the small movements that all games share.

Numbers are milliseconds at normal speed; the speed setting multiplies them, speed 0 skips them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenes.kit.director import Tempo


@dataclass(frozen=True, slots=True)
class Motion:
    """`ms` long with `ease`; equal events follow after `stagger` (0 = when the last has ended), a run within `cap`.

    `arc` is the height of a flight in design pixels, `flip` turns the card over, `hold` shows it large before it goes.
    `reduced` is the whole length under reduced motion, where nothing travels. `lead` is when a different event may
    begin while this one still moves (0 = when it has ended); `again` is the length from the second time in a game on.
    """

    ms: int
    ease: str = "outCubic"
    stagger: int = 0
    cap: int = 900
    arc: int = 40
    flip: bool = False
    hold: int = 0
    reduced: int = 100
    lead: int = 0
    again: int = 0


@dataclass(frozen=True, slots=True)
class Beats:
    """What gives a movement its weight, in milliseconds: it is prepared, it strikes, it is held, it dies away."""

    wind: int
    hit: int
    hold: int
    rest: int

    @property
    def total(self) -> int:
        """How long all of it takes."""
        return self.wind + self.hit + self.hold + self.rest

    @property
    def contact(self) -> int:
        """When it strikes."""
        return self.wind + self.hit


HOVER_IN, HOVER_OUT = 90, 120
FLY_HOME = 200
PICK_UP = 90
ZONE = 80
"""A target under a carried card lifts, and draws it a little."""
LANDING, SETTLE = 140, 60
"""A dropped card flies to its place, and is soft for a moment when it touches."""
SLIDE = 180
"""What makes room for a card."""
REFUSAL, EDGE = 260, 700
"""A refused thing shakes its head, or wears a red edge."""
GHOST = 120
"""A thing that has been chosen comes up."""
UNDO_FACTOR = 0.5
"""The share of a deed's time in which it is taken back."""
READ_BASE, READ_LETTER, READ_MIN, READ_MAX = 700, 14, 1100, 2600

UNHURRIED = (1, 2)
"""The speeds at which what is to be read is held up."""
LEAST_FAST = 3
"""From this speed on a table counts as fast."""
UNSTAGED = 300
"""An effect of an event without a motion of its own."""


def reading_time(letters: int) -> int:
    """How long a sentence is held up, at normal speed."""
    return max(READ_MIN, min(READ_MAX, READ_BASE + READ_LETTER * letters))


@dataclass(frozen=True, slots=True)
class Timetable:
    """The movements of a game's events, by type. `leads` says when an event of the second type begins while one of the
    first still moves, where that is not the `lead` of the first."""

    motions: Mapping[str, Motion]
    leads: Mapping[tuple[str, str], int] = field(default_factory=dict)

    def duration(self, event: str, reduced: bool, again: bool = False) -> int:
        """How long an event moves; 0 for events that show nothing. `again`: it has been seen in this game."""
        motion = self.motions.get(event)
        if motion is None:
            return 0
        if reduced:
            return motion.reduced
        return (motion.again if again and motion.again else motion.ms) + motion.hold

    def pause_before_next(self, event: str, following: str | None, run: int, reduced: bool, again: bool = False) -> int:
        """The wait before the next event begins: the stagger inside a run of equal events, else its lead or its length.

        `run` is how many equal events stand in the row; their staggers together stay below the cap. The last event of
        all is waited for to its end only where it has no lead: input is live while it still moves.
        """
        motion = self.motions.get(event)
        if motion is None:
            return 0
        whole = self.duration(event, reduced, again)
        if following == event and motion.stagger:
            return min(motion.stagger, motion.cap // max(1, run), whole)
        lead = self.leads.get((event, following or ""), motion.lead)
        return min(lead, whole) if lead and not reduced else whole

    def shown_for(self, event: str, reduced: bool, again: bool) -> float:
        """How long the effects of an event last."""
        return self.duration(event, reduced, again) if event in self.motions else UNSTAGED

    def ease_of(self, event: str) -> str:
        """The course of the effects of an event."""
        return self.motions[event].ease if event in self.motions else "outCubic"

    @property
    def tempo(self) -> Tempo:
        """What the director goes by."""
        return Tempo(self.shown_for, self.pause_before_next, self.ease_of, SLIDE)
