"""A table with somebody looking over your shoulder, who speaks by a note of paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol

import pygame
from pygame import Rect

from game.core.text.phrases import Arg
from scenes.kit.canvas import Canvas
from scenes.kit.note import Note, NoteButton, NoteText, Sizes
from scenes.kit.speech import Passage
from scenes.kit.thing import Thing
from scenes.shell.profile import Profile
from scenes.table.attendant import Attendant, Beside, TableT
from scenes.table.overlays.overlays import LaidOverT

PULSE = 700.0
"""Milliseconds in which the golden edge of the note fades after a step was reached."""


class NoteStage(Protocol):
    """A game's table as whoever speaks by a note on it sees it."""

    @property
    def sizes(self) -> Sizes:
        """How large things are in this window."""

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach."""

    def plain(self, text: str) -> str:
        """A text without markup: for ears and maps."""

    def caption(self, sound: str) -> None:
        """Tell of a sound, where people want captions."""

    def place(self, note: Note, content: NoteText) -> Rect:
        """Where a note lies that belongs nowhere in particular: in nobody's way, in window pixels."""

    def fold_aside(self, note: Note) -> None:
        """Let the strip of a folded note (`Note.strip`) lie on nothing that must be seen."""


class Noted(Attendant[TableT, LaidOverT], Generic[TableT, LaidOverT]):
    """Speaks by a note on the table. Fill in what the note says and what its buttons do."""

    def __init__(self, beside: Beside[TableT, LaidOverT], stage: NoteStage) -> None:
        super().__init__(beside)
        self.stage = stage
        self.note = Note(stage.sizes)
        self.profile = Profile(self.app.data)
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
        return self.stage.place(self.note, content)

    def note_press(self, name: str) -> None:
        """A button of the note was pressed."""

    # the note

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach by the name that its game gives it."""
        return self.stage.say(key, **args)

    def renew(self) -> None:
        """Let the note say what holds now."""
        content = self.note_text()
        place = self.note_place(content) if content is not None else Rect(0, 0, 0, 0)
        self.note.put(self.stage.sizes, place, content)
        if content is not None and self.note.folded:
            self.stage.fold_aside(self.note)
        stays = content is not None and not self.note.folded and self.insists
        self.beside.overlays.pane.clear = self.note.rect.copy() if stays else None
        self.table.focus.sync(self.table.things(), self.table.screen.default_focus())
        self._offer()
        self.table.redraw()

    @property
    def insists(self) -> bool:
        """Whether the page of what is merely pointed at keeps off the open note."""
        return True

    def passages(self) -> Sequence[Passage]:
        content = self.note.content
        if content is None or self._note_away():
            return ()
        return (Passage("note", self.stage.plain(f"{content.title}\n{content.text}")),)

    def _note_away(self) -> bool:
        """Overlays are hidden, something is held up to be read, or the last picture of the game is shown."""
        shown = self.table.director.reading or (self.table.director.busy and self.table.run.session.over)
        shown = shown or self.beside.dark()
        return self.table.state.hidden or shown or self.beside.overlays.pane.covers(self.note.rect)

    def under_note(self, canvas: Canvas) -> None:
        """Drawn after the table, before the note: what points at things of the table."""

    def fold_button(self) -> NoteButton:
        """Folds the note away, or opens it."""
        name = "unfold" if self.note.folded else "fold"
        label = f"{self.say(f'lessons.ui.{name}')} ({self.app.keys.read('page up')})"
        return NoteButton(f"button:{name}", "", label)

    def things(self, own: list[Thing]) -> list[Thing]:
        note = self.note.things() if not self._note_away() else []
        for thing in note:
            thing.label = self.stage.plain(thing.label)
        return [*own, *note]

    def press(self, thing: Thing) -> bool:
        if thing.zone != "note":
            return False
        folded = self.note.folded and self.note.content is not None and self.note.content.fold is not None
        if thing.id in ("button:fold", "button:unfold") or (folded and thing.role == "note"):
            self.turn_note()  # whoever presses a folded note anywhere wants to read it
        else:
            self.note_press(thing.id)
        return True

    def turn_note(self) -> None:
        """Fold it away, or open it."""
        self.note.folded = not self.note.folded
        self.renew()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up does what its arrow does."""
        content = self.note.content
        chord = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT)
        if event.key != pygame.K_PAGEUP or chord or content is None or content.fold is None or self._note_away():
            return False
        self.turn_note()
        return True

    # life

    def settled(self) -> None:
        self.watch()
        self.renew()

    def _offer(self) -> None:
        """What goes on has come up: it gets the focus, once."""
        before, self._offered = self._offered, self.onward()
        if self._offered is not None and self._offered != before:
            self.table.focus.set(self._offered, show=False)

    def default_focus(self) -> str | None:
        return self.onward()

    def heard(self, sound: str) -> None:
        """Something is reached: it is heard, and told where people want captions."""
        self.app.sounds.play(sound)
        self.stage.caption(sound)

    def watch(self) -> None:
        """The table has come to rest: look what has become of it."""

    def layout(self) -> None:
        self.renew()

    def update(self, dt: float) -> None:
        if self.pulse > 0:
            self.pulse = 0.0 if self.table.theme.reduced_motion else max(0.0, self.pulse - dt / PULSE)
            self.table.redraw()

    @property
    def animating(self) -> bool:
        return self.pulse > 0

    def paint(self, canvas: Canvas) -> None:
        self.under_note(canvas)
        if self._note_away():
            return
        table, tooltip = self.table, self.beside.overlays.tooltip
        self.note.paint(canvas, table.hover, table.screen.down, self.pulse)
        if tooltip.box is not None and tooltip.box.colliderect(self.note.rect):
            tooltip.paint(canvas)
        if (table.focus.current or "") in {thing.id for thing in self.note.things()}:
            table.screen.paint_focus(canvas)
