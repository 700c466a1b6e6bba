"""Plays events one by one on the view model: each changes the model at its start and starts what is to be seen.

The rules are finished before the first event plays. `hurry` ends everything at once; at speed 0 nothing is played.
When the queue is empty `done` is called, and the owner settles the model on the true view.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from game.core.event import Event
from scenes.kit.tween import Timeline
from scenes.table import moves
from scenes.table.animations import Effect
from scenes.table.motion import HEAVY, MOTIONS, SLIDE, pause_before_next
from scenes.table.staging import Staging


class Director:
    """The queue of events and the effects on the stage."""

    def __init__(self, timeline: Timeline, staging: Staging, changed: Callable[[Event], None]) -> None:
        self.timeline = timeline
        self.staging = staging
        self.changed = changed
        """Called after each event has changed the model."""
        self.reduced = False
        self.effects: list[Effect] = []
        self.now: Event | None = None
        self._queue: deque[Event] = deque()
        self._done: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        """Events are still being played."""
        return self._done is not None

    @property
    def heavy(self) -> bool:
        """Something is playing during which a click only hurries."""
        return self.busy and self.now is not None and self.now.type in HEAVY

    def play(self, events: Iterable[Event], done: Callable[[], None]) -> None:
        """Play the events, then call `done`; a sequence already playing is finished first."""
        if self.busy:
            self.hurry()
        self._queue.extend(events)
        self._done = done
        if self.timeline.speed <= 0:
            self.hurry()
        else:
            self._next()

    def hurry(self) -> None:
        """Apply what is left at once, end all movement, and call `done`."""
        while self._queue:
            self._apply(self._queue.popleft())
        self.staging.clear()
        self.effects.clear()
        self.timeline.clear()
        self._finish()

    def _finish(self) -> None:
        done, self._done, self.now = self._done, None, None
        if done is not None:
            done()

    def _apply(self, event: Event) -> None:
        moves.apply(self.staging.model, event)
        self.changed(event)

    def _next(self) -> None:
        """Start events until one takes time; when none is left, finish as soon as the last effect has ended."""
        while self._queue:
            event = self._queue.popleft()
            self.now = event
            self._start(event)
            following = self._queue[0].type if self._queue else None
            run = 1 + sum(1 for one in self._queue if one.type == event.type)
            wait = pause_before_next(event.type, following, run, self.reduced)
            if wait > 0:
                self.timeline.wait(wait, self._next)
                return
        if self._done is not None:
            self._finish()

    def _start(self, event: Event) -> None:
        """Change the model and set in motion what shows the change."""
        before = self.staging.before(event)
        card = moves.apply(self.staging.model, event)
        slides = self.staging.moved()
        self.changed(event)
        motion = MOTIONS.get(event.type)
        for effect in self.staging.effects(event, card, before, self.reduced):
            self._run(effect, motion.ms + motion.hold if motion else 300, motion.ease if motion else "outCubic")
        for slide in slides:
            self.timeline.run(SLIDE, slide.step, "outCubic", 0.0, slide.finish)

    def _run(self, effect: Effect, ms: float, ease: str) -> None:
        self.effects.append(effect)

        def step(t: float) -> None:
            effect.t = t

        def end() -> None:
            if effect in self.effects:
                self.effects.remove(effect)
            self.staging.landed(effect)

        self.timeline.run(ms, step, ease, 0.0, end)

    def show(self, effect: Effect, ms: float, ease: str = "outCubic") -> None:
        """An effect that belongs to no event (a refusal, a ping)."""
        if self.timeline.speed > 0:
            self._run(effect, ms, ease)
