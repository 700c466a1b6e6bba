"""Plays events one by one on the view model: each changes the model at its start and starts what is to be seen.

The rules are finished before the first event plays. `hurry` ends everything at once; at speed 0 nothing is played.
When the queue is empty `done` is called, and the owner settles the model on the true view; what still moves then
(the end of a flight, the ribbon of a turn) goes on while people act, until the next events are played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from game.core.event import Event
from scenes.kit.tween import Timeline, Tween
from scenes.table import moves
from scenes.table.animations import Effect
from scenes.table.motion import MOTIONS, SLIDE, duration, pause_before_next
from scenes.table.staging import Staging


class Director:
    """The queue of events and the effects on the stage."""

    def __init__(self, timeline: Timeline, staging: Staging, changed: Callable[[Event], None]) -> None:
        self.timeline = timeline
        self.staging = staging
        self.changed = changed
        """Called after each event has changed the model."""
        self.linger: Callable[[Event], float] = lambda event: 0.0
        """How long an event is held for reading after its movement, in milliseconds at normal speed."""
        self.tune: Callable[[Effect], Effect | None] = lambda effect: effect
        """Fits an effect to the settings; None leaves it out."""
        self.reduced = False
        self.effects: list[Effect] = []
        self.now: Event | None = None
        self._queue: deque[Event] = deque()
        self._done: Callable[[], None] | None = None
        self._tweens: list[Tween] = []
        self._wait: Tween | None = None
        self._reading = False
        self._seen: set[str] = set()

    @property
    def busy(self) -> bool:
        """Events are still being played."""
        return self._done is not None

    @property
    def ending(self) -> bool:
        """The last picture of the game is being shown: nothing else matters any more."""
        return self.busy and self.now is not None and self.now.type in ("game_won", "game_lost")

    @property
    def reading(self) -> bool:
        """A card is held up to be read."""
        return self.busy and self._reading

    def play(self, events: Iterable[Event], done: Callable[[], None]) -> None:
        """Play the events, then call `done`; what is still moving or being played is finished first."""
        if self.busy:
            self.hurry()
        self._still()
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
        self._still()
        self._finish()

    def skip(self) -> None:
        """Go on at once to what follows a card that is held up; without one, finish everything."""
        if self.reading and self._wait is not None:
            self._wait.elapsed = self._wait.duration
        else:
            self.hurry()

    def rest(self) -> None:
        """End whatever is played or still moves."""
        if self.busy:
            self.hurry()
        self._still()

    def _still(self) -> None:
        """End every movement of the stage where it should end."""
        self.staging.clear()
        self.effects.clear()
        for tween in self._tweens:
            self.timeline.cancel(tween)
        self._tweens.clear()
        self._wait, self._reading = None, False

    def _finish(self) -> None:
        done, self._done, self.now = self._done, None, None
        self._reading = False
        if done is not None:
            done()

    def _apply(self, event: Event) -> None:
        moves.apply(self.staging.model, event)
        self._seen.add(event.type)
        self.changed(event)

    def _next(self) -> None:
        """Start events until one takes time; when none is left, the decision is shown."""
        self._wait, self._reading = None, False
        while self._queue:
            event = self._queue.popleft()
            self.now = event
            again = event.type in self._seen
            self._start(event, again)
            following = self._queue[0].type if self._queue else None
            run = 1 + sum(1 for one in self._queue if one.type == event.type)
            wait = pause_before_next(event.type, following, run, self.reduced, again)
            held = self.linger(event)
            if wait + held > 0:
                self._reading = held > 0
                self._wait = self._own(self.timeline.wait(wait + held, self._next))
                return
        if self._done is not None:
            self._finish()

    def _start(self, event: Event, again: bool) -> None:
        """Change the model and set in motion what shows the change."""
        before = self.staging.before(event)
        card = moves.apply(self.staging.model, event)
        slides = self.staging.moved()
        self._seen.add(event.type)
        self.changed(event)
        motion = MOTIONS.get(event.type)
        ms = duration(event.type, self.reduced, again) if motion else 300
        for effect in self.staging.effects(event, card, before, self.reduced):
            self._run(effect, ms, motion.ease if motion else "outCubic")
        for slide in slides:
            self._own(self.timeline.run(SLIDE, slide.step, "outCubic", 0.0, slide.finish))

    def _own(self, tween: Tween) -> Tween:
        self._tweens = [one for one in self._tweens if not one.over]
        self._tweens.append(tween)
        return tween

    def _run(self, effect: Effect, ms: float, ease: str) -> None:
        tuned = self.tune(effect)
        if tuned is None:
            self.staging.landed(effect)
            return
        self.effects.append(effect)

        def step(t: float) -> None:
            effect.t = t

        def end() -> None:
            if effect in self.effects:
                self.effects.remove(effect)
            self.staging.landed(effect)

        self._own(self.timeline.run(ms, step, ease, 0.0, end))

    def show(self, effect: Effect, ms: float, ease: str = "outCubic") -> None:
        """An effect that belongs to no event (a refusal, a ping)."""
        if self.timeline.speed > 0:
            self._run(effect, ms, ease)
