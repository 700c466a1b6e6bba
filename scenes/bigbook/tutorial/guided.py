"""A table with somebody looking over your shoulder: a note of paper, a glow, a ghost hand.

Everything legal stays possible; the note only watches the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.text.phrases import Arg
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.next_input import next_press
from scenes.bigbook.tutorial.note import Note, NoteButton, NoteText
from scenes.bigbook.tutorial.progress import Profile
from scenes.bigbook.tutorial.tutorial_ghost import Ghost
from scenes.bigbook.tutorial.tutorial_place import place_over_log
from scenes.bigbook.tutorial.tutorial_spot import Spotlight
from scenes.bigbook.tutorial.wording import names, plain
from scenes.kit.canvas import Canvas
from scenes.kit.thing import INFO, Thing, by_id
from scenes.shell.run import GameSetup, Run, default_people

if TYPE_CHECKING:
    from scenes.shell.app import App

PULSE = 700.0
"""Milliseconds in which the golden edge of the note fades after a step was reached."""


def practice(session: BigBookSession) -> Run:
    """A run without a journal for a position: default people with the magicians that sit there, free undo."""
    view = session.view()
    setup = GameSetup(default_people(len(view.players)), view.difficulty, view.mode, None, "free")
    for person, player in zip(setup.people, view.players, strict=True):
        person.magician = player.magician
    return Run(session, setup)


class NotedTable(TableScene):
    """A table with a note on it. Fill in what the note says and what its buttons do."""

    def __init__(self, app: App, run: Run) -> None:
        super().__init__(app, run)
        self.note = Note(self.look.layout)
        self.profile = Profile(app.data)
        self.pulse = 0.0
        self._offered: str | None = None

    # to be filled in

    def onward(self) -> str | None:
        """The button of the note that goes on when what was to be done is done: Enter presses it."""
        return None

    def note_text(self) -> NoteText | None:
        """What the note says now; None for no note."""
        return None

    def note_place(self, content: NoteText) -> Rect:
        """Where the note lies when it says this."""
        return place_over_log(self.note, self.look.layout, content)

    def note_press(self, name: str) -> None:
        """A button of the note was pressed."""

    # the note

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach, its key below `bigbook.`."""
        return self.words.t(key, **{**names(self.words), **args})

    def renew(self) -> None:
        """Let the note say what holds now."""
        content = self.note_text()
        self.note.put(self.look.layout, self.note_place(content) if content is not None else Rect(0, 0, 0, 0), content)
        self.focus.sync(self.things(), self.default_focus())
        self.redraw()

    def _note_away(self) -> bool:
        """Overlays are hidden, something is held up to be read, or the last picture of the game is shown."""
        shown = self.director.reading or (self.director.busy and self.session.over)
        return self.overlays.hidden or shown or self.overlays.pane.covers(self.note.rect)

    def under_note(self, canvas: Canvas) -> None:
        """Drawn after the table, before the note: what points at things of the table."""

    def fold_button(self) -> NoteButton:
        """Folds the note away, or opens it."""
        name = "unfold" if self.note.folded else "fold"
        return NoteButton(f"button:{name}", "", self.words.t(f"lessons.ui.{name}"))

    def things(self) -> list[Thing]:
        own = self.note.things() if not self._note_away() else []
        for thing in own:
            thing.label = plain(thing.label, self.words)
        return [*super().things(), *own]

    def press(self, thing: Thing) -> None:
        if thing.zone != "note":
            super().press(thing)
        elif thing.id in ("button:fold", "button:unfold"):
            self.note.folded = not self.note.folded
            self.renew()
        else:
            self.note_press(thing.id)

    # life

    def settle_view(self) -> None:
        super().settle_view()
        if self.director.busy:  # a promised answer was given at once: what it led to is being shown
            return
        self.watch()
        self.renew()
        self._offer()

    def _offer(self) -> None:
        """What goes on has come up: it gets the focus, once."""
        before, self._offered = self._offered, self.onward()
        if self._offered is not None and self._offered != before:
            self.focus.set(self._offered, show=False)

    def default_focus(self) -> str | None:
        return self.onward() or super().default_focus()

    def watch(self) -> None:
        """The table has come to rest: look what has become of it."""

    def layout(self) -> None:
        super().layout()
        self.renew()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pulse > 0:
            self.pulse = 0.0 if self.theme.reduced_motion else max(0.0, self.pulse - dt / PULSE)
            self.redraw()

    @property
    def animating(self) -> bool:
        return super().animating or self.pulse > 0

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        self.under_note(canvas)
        if self._note_away():
            return
        self.note.paint(canvas, self.hover, self.down, self.pulse)
        if self.tooltip.box is not None and self.tooltip.box.colliderect(self.note.rect):
            self.tooltip.paint(canvas)
        if (self.focus.current or "") in {thing.id for thing in self.note.things()}:
            self.paint_focus(canvas)


class GuidedTable(NotedTable):
    """A noted table that knows what to press next, and shows it to whoever waits. The end of a game is for the note."""

    def __init__(self, app: App, run: Run) -> None:
        super().__init__(app, run)
        self.ghost = Ghost()
        self.spot = Spotlight()
        self.ambience.off = True  # the ghost hand passes over everything

    def wanted(self) -> Sequence[Answer] | None:
        """What the example answers next, as one step."""
        return None

    def help_target(self) -> str | None:
        """The thing that glows after a while and that the ghost hand presses."""
        answers = self.wanted()
        return next_press(self, answers) if answers else None

    def _end(self) -> None:
        """No way to the end screen from here."""

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.spot.update(dt, self._lights(), self.theme.reduced_motion or self.app.speed == 0):
            self.redraw()
        glowed = self.ghost.glows
        self.ghost.update(dt if self.app.top is self and not self.director.busy else 0.0, self.progress())
        if glowed != self.ghost.glows or self.ghost.moving(self.theme.reduced_motion):
            self.redraw()

    @property
    def animating(self) -> bool:
        return super().animating or self.spot.moving or self.ghost.moving(self.theme.reduced_motion)

    # the light

    def lit(self) -> list[Rect] | None:
        """What stays bright besides what is being chosen; None for no spotlight."""
        return None

    def _lights(self) -> bool:
        """Whether the light gathers: somebody is to act, and nothing else explains the table."""
        idle = not self.director.busy and not self.overlays.hidden and not self.overlays.why
        return idle and self.session.decision is not None and self.lit() is not None

    def shade(self, canvas: Canvas) -> None:
        if self.spot.strength <= 0:
            return
        lights = self.glow.lights(self.hover, self.pointer)
        bright = lights.marked | ({self.hover} if self.hover else set())
        if self.acts.plan is not None or self.acts.choice is not None:
            bright |= lights.lit
        rects = [thing.rect for thing in self.listing().things if thing.id in bright and thing.role != INFO]
        self.spot.paint(canvas, [*(self.lit() or ()), Rect(self.look.layout.areas["panel"]), *rects])

    def pointed(self) -> Rect | None:
        """What corners, arrow and hand point at: a thing of the table, never a button of the note itself."""
        if self.app.top is not self or self.director.busy or self.overlays.hidden:
            return None
        target = by_id(self.things(), self.help_target() or "")
        return target.rect if target is not None and target.zone != "note" else None

    def under_note(self, canvas: Canvas) -> None:
        target = self.pointed()
        if target is not None:
            size, still = self.look.layout.px(110, 76), self.theme.reduced_motion
            self.ghost.mark(canvas, target, size, still, self.around(target))

    def around(self, target: Rect) -> list[Rect]:
        """What lies beside a target and has words or a face of its own, the note among it."""
        rects = (thing.rect for thing in [*self.listing().things, *self.note.things()] if thing.role != INFO)
        return [rect for rect in rects if rect != target and not rect.contains(target)]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        target = self.pointed()
        if target is not None:
            source = self.note.rect.center if self.note.content is not None else canvas.rect.center
            self.ghost.show(canvas, target, source, self.look.layout.px(110, 76), self.theme.reduced_motion)
