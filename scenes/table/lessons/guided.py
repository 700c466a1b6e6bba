"""A table on which something is practised: a spotlight, and a ghost hand that shows what to press next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol

from pygame import Rect

from game.core.engine.decision import Answer
from scenes.kit.audio.music import Score
from scenes.kit.canvas import Canvas
from scenes.kit.thing import INFO, Thing, by_id
from scenes.table.attendant import Beside, TableT
from scenes.table.lessons.ghost import Ghost
from scenes.table.lessons.noted import Noted, NoteStage
from scenes.table.lessons.spotlight import Spotlight
from scenes.table.overlays.overlays import LaidOverT


class GuidedStage(NoteStage, Protocol):
    """A game's table on which something is practised."""

    @property
    def music(self) -> Score:
        """What sounds meanwhile."""

    def next_press(self, answers: Sequence[Answer]) -> str | None:
        """The thing that a person presses next to give these answers (an act with what belongs to it); None while
        nothing is asked, and where no thing stands for them."""

    def preparing(self) -> bool:
        """Whether an answer is being put together, and what may be chosen for it must be seen."""

    def controls(self) -> Sequence[Rect]:
        """What is pressed to act, in window pixels."""

    def whole(self, places: Iterable[Rect]) -> Sequence[Rect]:
        """The same places, each with all that belongs to what lies there."""


class Guided(Noted[TableT, LaidOverT], Generic[TableT, LaidOverT]):
    """Knows what to press next, and shows it to whoever waits. The end of a game is for the note."""

    finishes = False
    ambient = False

    def __init__(self, beside: Beside[TableT, LaidOverT], stage: GuidedStage) -> None:
        super().__init__(beside, stage)
        self.guided = stage
        self.ghost = Ghost()
        self.spot = Spotlight()
        self._focused: object = None

    def score(self) -> Score | None:
        """Whatever is practised sounds like a lesson."""
        return self.guided.music

    def wanted(self) -> Sequence[Answer] | None:
        """What the example answers next, as one step."""
        return None

    def help_target(self) -> str | None:
        """The thing that glows after a while and that the ghost hand presses."""
        answers = self.wanted()
        return self.guided.next_press(answers) if answers else None

    def pointed_at(self) -> str | None:
        target = self._pointed_thing()
        return self.onward() or (target.id if target is not None else None)

    def default_focus(self) -> str | None:
        """What the lesson points at: Enter is no trap for who plays by keys."""
        target = self._pointed_thing()
        return self.onward() or (target.id if target is not None else None)

    def _offer(self) -> None:
        """Another step points at another thing: it gets the focus, once; from there people go where they like."""
        super()._offer()
        progress, target = self.table.screen.progress(), self._pointed_thing()
        if target is None:  # not yet: a table is laid out before it is played
            return
        if self._focused != progress and self.onward() is None:
            self.table.focus.set(target.id, show=False)
        self._focused = progress

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.spot.update(dt, self._lights(), self.table.theme.reduced_motion or self.app.speed == 0):
            self.table.redraw()
        glowed = self.ghost.glows
        self.ghost.update(
            dt if self.table.on_top and not self.table.director.busy else 0.0, self.table.screen.progress()
        )
        if glowed != self.ghost.glows or self.ghost.moving(self.table.theme.reduced_motion):
            self.table.redraw()

    @property
    def animating(self) -> bool:
        return super().animating or self.spot.moving or self.ghost.moving(self.table.theme.reduced_motion)

    # the light

    def lit(self) -> list[Rect] | None:
        """What stays bright besides what is being chosen; None for no spotlight."""
        return None

    def _lights(self) -> bool:
        """Whether the light gathers: somebody is to act, and nothing else explains the table."""
        idle = not self.table.director.busy and not self.table.state.hidden and not self.table.state.why
        return idle and self.table.run.session.decision is not None and self.lit() is not None

    def shade(self, canvas: Canvas) -> None:
        if self.spot.strength <= 0:
            return
        lights = self.beside.lights()
        bright = lights.marked | ({self.table.hover} if self.table.hover else set())
        if self.guided.preparing():
            bright |= lights.lit
        rects = [thing.rect for thing in self.table.listing().things if thing.id in bright and thing.role != INFO]
        seen = [*(self.lit() or ()), *self.guided.controls(), *rects]
        tiles, target = self.guided.whole, self.pointed()  # that has corners of its own
        spoken_of = tiles(rect for rect in self.lit() or () if rect != target)
        self.spot.paint(canvas, tiles(seen), spoken_of, self.table.measures.px(64, 44))

    def pointed(self) -> Rect | None:
        """Where corners, arrow and hand point."""
        target = self._pointed_thing()
        return target.rect if target is not None else None

    def _pointed_thing(self) -> Thing | None:
        """What is pointed at: a thing of the table, never a button of the note itself."""
        if not self.table.on_top or self.table.director.busy or self.table.state.hidden:
            return None
        target = by_id(self.table.things(), self.help_target() or "")
        return target if target is not None and target.zone != "note" else None

    def under_note(self, canvas: Canvas) -> None:
        target = self.pointed()
        if target is not None:
            size, still = self.table.measures.px(110, 76), self.table.theme.reduced_motion
            whole = self.guided.whole  # a name may hang over its picture
            as_good = whole(self.as_good())
            self.ghost.mark(canvas, whole([target])[0], size, still, self.around(target), as_good)

    def as_good(self) -> list[Rect]:
        """What may be pressed as well as what the example presses next."""
        return []

    def around(self, target: Rect) -> list[Rect]:
        """What lies beside a target and has words or a face of its own, the note among it."""
        rects = (thing.rect for thing in [*self.table.listing().things, *self.note.things()] if thing.role != INFO)
        return [rect for rect in rects if rect != target and not rect.contains(target)]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        target = self.pointed()
        if target is not None:
            source = self.note.rect.center if self.note.content is not None else canvas.rect.center
            self.ghost.show(canvas, target, source, self.table.measures.px(110, 76), self.table.theme.reduced_motion)
