"""Plays events one by one on what is shown: each changes that at its start and starts what is to be seen of it.

Knows no game: `Staging` changes the shown table and makes the effects, `Tempo` says how long things take. The rules are
finished before the first event plays. `hurry` ends everything at once; at speed 0 nothing is played. When the queue is
empty `done` is called, and the owner settles what is shown on the truth; what still moves then (the end of a flight,
the ribbon of a turn) goes on while people act, until the next events are played.

Whatever breaks here never ends a game: `fault` hears of it, what cannot be shown is left out, and where the model
itself could not follow an event the rest is only told, until `done` settles it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.tween import Timeline, Tween


class Effect(Protocol):
    """Something painted over the table while it lasts; `t` runs from 0 to 1."""

    t: float

    def paint(self, canvas: Canvas) -> None:
        """Draw the present moment."""


class Slide(Protocol):
    """Something that makes room: it moves from where it was shown to where it belongs now."""

    def step(self, t: float) -> None:
        """Advance to a share from 0 to 1."""

    def finish(self) -> None:
        """It lies at rest."""


Contact = tuple[float, Callable[[], object]]
"""Something that sounds: at which share of a movement, and what makes it sound."""
MovedT = TypeVar("MovedT")
BeforeT = TypeVar("BeforeT")


class Staging(Protocol[MovedT, BeforeT]):
    """Shows a game: changes what is shown by an event, and makes what is seen of the change."""

    def clear(self) -> None:
        """Forget everything in motion."""

    def before(self, event: Event) -> BeforeT:
        """What the effects will want to know of the table as it is before the event."""

    def apply(self, event: Event) -> MovedT:
        """Change what is shown; gives what moved. Whatever it raises, nothing is changed by later events."""

    def moved(self) -> Sequence[Slide]:
        """What makes room after the change."""

    def effects(self, event: Event, moved: MovedT | None, before: BeforeT | None, reduced: bool) -> Sequence[Effect]:
        """What is to be seen of the event; `reduced` under reduced motion."""

    def landed(self, effect: Effect) -> None:
        """An effect is over, or will not be seen."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long things take, in milliseconds at normal speed, under reduced motion and when they are seen again."""

    duration: Callable[[str, bool, bool], float]
    """Of the effects of a type of event: type, reduced, again."""
    pause: Callable[[str, str | None, int, bool, bool], float]
    """Before the next event begins: type, the next type, how many equal ones follow each other, reduced, again."""
    ease: Callable[[str], str]
    """The course of the effects of a type of event (kit/tween.py)."""
    slide: float
    """Of what makes room."""


def raised(what: str, event: Event | None, error: Exception) -> None:
    """Nobody mends anything: the fault is an error."""
    raise error


class Director(Generic[MovedT, BeforeT]):
    """The queue of events and the effects on the stage."""

    def __init__(self, timeline: Timeline, staging: Staging[MovedT, BeforeT], tempo: Tempo) -> None:
        self.timeline = timeline
        self.staging = staging
        self.tempo = tempo
        self.changed: Callable[[Event], None] = lambda event: None
        """Called after each event has changed the model."""
        self.linger: Callable[[Event], float] = lambda event: 0.0
        """How long an event is held for reading after its movement, in milliseconds at normal speed."""
        self.announce: Callable[[Event], float] = lambda event: 0.0
        """Shows what is to be seen before an event, and says how long that is held, in milliseconds at normal speed."""
        self.delay: Callable[[Event], float] = lambda event: 0.0
        """How long an event that has been announced must wait, for what it shows is not ready yet: asked again after
        that time, in milliseconds at normal speed. Whoever goes on waits for nothing."""
        self.tune: Callable[[Effect], Effect | None] = lambda effect: effect
        """Fits an effect to the settings; None leaves it out."""
        self.contacts: Callable[[Event, MovedT | None, BeforeT | None], Sequence[Contact]] = lambda *of: ()
        """What sounds of an event that has just changed the model."""
        self.fault: Callable[[str, Event | None, Exception], None] = raised
        """Hears what could not be shown: what was tried (`model`, `told`, `effect`, `paint`), for which event, why."""
        self.reduced = False
        self.held = False
        """What is to be played next waits for `begin`."""
        self.effects: list[Effect] = []
        self.now: Event | None = None
        self._queue: deque[Event] = deque()
        self._done: Callable[[], None] | None = None
        self._tweens: list[Tween] = []
        self._wait: Tween | None = None
        self._reading = False
        self._lost = False
        """The model could not follow an event: it is not touched any more until it is settled."""
        self._announced: Event | None = None
        self.reads: Collection[str] = ()
        """Types of events that are held up to be read: nobody hurries past one that was not there yet."""
        self._skipped = False
        """Somebody went on from what was held up."""
        self._seen: set[str] = set()
        self._unheard: list[Callable[[], object]] = []
        """What sounds when a movement that has begun comes so far; where that is hurried to its end, at once."""

    @property
    def busy(self) -> bool:
        """Events are still being played."""
        return self._done is not None

    @property
    def reading(self) -> bool:
        """A card is held up to be read."""
        return self.busy and self._reading

    @property
    def following(self) -> str:
        """The type of the event after the present one, '' for none."""
        return self._queue[0].type if self._queue else ""

    @property
    def coming(self) -> tuple[Event, ...]:
        """The events that are still to be shown."""
        return tuple(self._queue)

    def ahead(self, types: Collection[str]) -> bool:
        """Whether an event of one of these types is still to be shown."""
        return any(event.type in types for event in self._queue)

    def play(self, events: Iterable[Event], done: Callable[[], None]) -> None:
        """Play the events, then call `done`; what is still moving or being played is finished first.

        The `done` of what was being played is not called any more: it would look for a truth that has moved on.
        """
        self._catch_up()
        self._ring()
        self._still()
        self._queue.extend(events)
        self._done = done
        if self.timeline.speed <= 0:
            self.hurry()
        elif not self.held:
            self._next()

    def begin(self) -> None:
        """Play what waited to be seen."""
        if self.held:
            self.held = False
            self._next()

    def hurry(self) -> None:
        """Apply what is left at once, end all movement, and call `done`."""
        self.held = False
        self._catch_up()
        self._ring()
        self._still()
        self._finish()

    def drop(self) -> None:
        """Forget what is left and all movement: the truth has been set to another moment, which the owner shows."""
        self._queue.clear()
        self._still()
        self._done = self.now = None
        self._lost = self.held = False

    def _catch_up(self) -> None:
        while self._queue:
            event = self._queue.popleft()
            moved = self._apply(event)
            try:
                self._unheard += [sound for _, sound in self.contacts(event, moved, None)]
            except Exception as error:
                self.fault("effect", event, error)

    def skip(self) -> None:
        """Go on at once to what follows a card that is held up; without one, to the next that is held up (`reads`), or
        finish everything where none is."""
        if self.reading and self._wait is not None:
            self._wait.elapsed = self._wait.duration
            self._skipped = True
            return
        while self.busy and not self.reading and self.ahead(self.reads):
            self._ring()
            self._still()
            self._next()
        if not self.reading:
            self.hurry()

    def rest(self) -> None:
        """End whatever is played or still moves, and what follows of itself (an answer promised for the rest)."""
        while self.busy:
            self.hurry()
        self._still()

    def _ring(self) -> None:
        """What is still to be heard is heard now."""
        unheard, self._unheard = self._unheard, []
        for sound in unheard:
            sound()

    def _still(self) -> None:
        """End every movement of the stage where it should end."""
        self.staging.clear()
        self.effects.clear()
        for tween in self._tweens:
            self.timeline.cancel(tween)
        self._tweens.clear()
        self._unheard.clear()
        self._wait, self._reading = None, False

    def _finish(self) -> None:
        done, self._done, self.now = self._done, None, None
        self._reading = self._lost = False
        if done is not None:
            done()

    def _apply(self, event: Event) -> MovedT | None:
        """Change the model by an event and tell of it; gives what moved, if anything did."""
        moved = None
        if not self._lost:
            try:
                moved = self.staging.apply(event)
            except Exception as error:
                # Whatever it is: the owner shows the truth when everything has been told.
                self._lost = True
                self.fault("model", event, error)
        self._seen.add(event.type)
        try:
            self.changed(event)
        except Exception as error:
            self.fault("told", event, error)
        return moved

    def _next(self) -> None:
        """Start events until one takes time; when none is left, the decision is shown."""
        self._wait, self._reading = None, False
        skipped, self._skipped = self._skipped, False
        while self._queue:
            if self._ahead(skipped):
                return
            event = self._queue.popleft()
            self.now = event
            again = event.type in self._seen
            self._start(event, again)
            if self._lost:
                self.hurry()
                return
            following = self._queue[0].type if self._queue else None
            run = 1 + sum(1 for one in self._queue if one.type == event.type)
            wait = self.tempo.pause(event.type, following, run, self.reduced, again)
            held = self.linger(event)
            if wait + held > 0:
                self._reading = held > 0
                self._wait = self._own(self.timeline.wait(wait + held, self._next))
                return
        if self._done is not None:
            self._finish()

    def _ahead(self, skipped: bool) -> bool:
        """Whether something is held up before the next event; each is announced once, and then waits as it must."""
        event = self._queue[0]
        held, known, self._announced = 0.0, event is self._announced, event
        try:
            if not known:
                held = self.announce(event)
            if held <= 0 and not (known and skipped):
                held = self.delay(event)
        except Exception as error:
            self.fault("effect", event, error)
            return False
        if held > 0:
            self._reading = True
            self._wait = self._own(self.timeline.wait(held, self._next))
        return held > 0

    def _start(self, event: Event, again: bool) -> None:
        """Change the model and set in motion what shows the change."""
        try:
            before = self.staging.before(event)
        except Exception as error:
            before = None
            self.fault("effect", event, error)
        moved = self._apply(event)
        if self._lost:
            return
        try:
            slides = self.staging.moved()
            effects = self.staging.effects(event, moved, before, self.reduced)
            contacts = self.contacts(event, moved, before)
        except Exception as error:
            # The event happened; only its picture is left out.
            self.fault("effect", event, error)
            return
        ms, ease = self.tempo.duration(event.type, self.reduced, again), self.tempo.ease(event.type)
        for effect in effects:
            self._run(effect, ms, ease)
        for share, sound in contacts:
            self.sound(sound, ms * share)
        for slide in slides:
            self._own(self.timeline.run(self.tempo.slide, slide.step, "outCubic", 0.0, slide.finish))

    def sound(self, sound: Callable[[], object], ms: float) -> None:
        """Let something sound when so many milliseconds of a movement have passed."""
        if ms <= 0:
            sound()
            return
        self._unheard.append(sound)

        def touch() -> None:
            if sound in self._unheard:
                self._unheard.remove(sound)
                sound()

        self._own(self.timeline.wait(ms, touch))

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

    def paint(self, effect: Effect, canvas: Canvas) -> None:
        """Draw an effect; one that cannot be drawn is over."""
        try:
            effect.paint(canvas)
        except Exception as error:
            if effect in self.effects:
                self.effects.remove(effect)
            self.staging.landed(effect)
            self.fault("paint", self.now, error)

    def show(self, effect: Effect, ms: float, ease: str = "outCubic") -> None:
        """An effect that belongs to no event (a refusal, a ping)."""
        if self.timeline.speed > 0:
            self._run(effect, ms, ease)
