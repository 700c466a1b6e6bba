"""A table with somebody looking over your shoulder: the note, the glow, the ghost hand; and a lesson being played.

Everything legal stays possible; the note only watches the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.bigbook.session import BigBookSession
from game.core.decision import Answer
from game.core.guide import Guide
from game.core.phrases import Arg
from scenes.kit.canvas import Canvas
from scenes.kit.thing import Thing, by_id
from scenes.run import GameSetup, Run, default_people
from scenes.table.scene import TableScene
from scenes.table.view_model import settle
from scenes.tutorial_ghost import Ghost
from scenes.tutorial_note import Note, NoteButton, NoteText, note_area
from scenes.tutorial_press import next_press, target_of
from scenes.tutorial_profile import Profile
from scenes.tutorial_words import names, plain

if TYPE_CHECKING:
    from scenes.app import App

PULSE = 700.0
"""Milliseconds in which the golden edge of the note fades after a step was reached."""


def practice(session: BigBookSession) -> Run:
    """A run without a journal for a position: default people with the magicians that sit there, free undo."""
    view = session.view()
    setup = GameSetup(default_people(len(view.players)), view.difficulty, view.mode, None, "free")
    for person, player in zip(setup.people, view.players, strict=True):
        person.magician = player.magician
    return Run(session, setup)


class GuidedTable(TableScene):
    """A table with a note on it. Fill in what the note says, what its buttons do and what the example answers."""

    def __init__(self, app: App, run: Run) -> None:
        super().__init__(app, run)
        self.profile = Profile(app.data)
        self.note = Note(self.look.layout)
        self.ghost = Ghost()
        self.pulse = 0.0

    # to be filled in

    def note_text(self) -> NoteText | None:
        """What the note says now; None for no note."""
        return None

    def note_press(self, name: str) -> None:
        """A button of the note was pressed."""

    def wanted(self) -> Sequence[Answer] | None:
        """What the example answers next, as one step."""
        return None

    def help_target(self) -> str | None:
        """The thing that glows after a while and that the ghost hand presses."""
        answers = self.wanted()
        return next_press(self, answers) if answers else None

    def note_targets(self) -> list[Rect]:
        """What the note must not hide."""
        return []

    # the note

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach, its key below `bigbook.`."""
        return self.words.t(key, **{**names(self.words), **args})

    def renew(self) -> None:
        """Let the note say what holds now."""
        content = self.note_text()
        area = note_area(self.look.layout, self.note_targets()) if content is not None else Rect(0, 0, 0, 0)
        self.note.put(self.look.layout, area, content)
        self.redraw()

    def fold_button(self) -> NoteButton:
        """Folds the note away, or opens it."""
        name = "unfold" if self.note.folded else "fold"
        return NoteButton(f"button:{name}", "", self.words.t(f"lessons.ui.{name}"))

    def things(self) -> list[Thing]:
        own = self.note.things()
        for thing in own:
            if thing.id == "note":
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
        self.renew()

    def layout(self) -> None:
        super().layout()
        self.renew()

    def resettle(self) -> None:
        """The session was set to another moment: show it."""
        if self.director.busy:
            self.director.hurry()
        self.story.back()
        settle(self.look.model, self.session.view())
        self.settle_view()
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.ghost.update(dt if self.app.top is self and not self.director.busy else 0.0, self.progress())
        if self.pulse > 0:
            self.pulse = 0.0 if self.theme.reduced_motion else max(0.0, self.pulse - dt / PULSE)
            self.redraw()
        if self.ghost.moving(self.theme.reduced_motion) or (self.ghost.glows and self.ghost.waited - dt < 30_000):
            self.redraw()

    @property
    def animating(self) -> bool:
        return super().animating or self.pulse > 0 or self.ghost.moving(self.theme.reduced_motion)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        self.note.paint(canvas, self.hover, self.down, self.pulse)
        if self.ghost.glows and self.app.top is self:
            target = by_id(self.things(), self.help_target() or "")
            if target is not None:
                source = self.note.rect.center if self.note.content is not None else canvas.rect.center
                size = self.look.layout.px(110, 76)
                self.ghost.paint(canvas, target.rect, source, size, self.theme.reduced_motion)
        if (self.focus.current or "") in {thing.id for thing in self.note.things()}:
            self.paint_focus(canvas)


class LessonTable(GuidedTable):
    """A lesson being played."""

    def __init__(self, app: App, guide: Guide) -> None:
        session = guide.session
        assert isinstance(session, BigBookSession)
        super().__init__(app, practice(session))
        self.guide = guide
        self.waiting = False
        """The step is reached, and the next one lays out another position: a press goes on."""
        self._answers: Sequence[Answer] | None = None

    def lesson(self) -> tuple[str | None, int] | None:
        return self.guide.lesson.id, len(self.profile.lessons)

    def progress(self) -> object:
        return super().progress(), self.guide.index, self.waiting

    def _end(self) -> None:
        """A lesson may end a game; the note says how to go on."""

    def settle_view(self) -> None:
        super(GuidedTable, self).settle_view()
        self._watch()
        self.renew()

    def _watch(self) -> None:
        """See what the state says about the step."""
        before = self.guide.index
        self.waiting = self.guide.breaks and self.guide.reached()
        if not self.waiting and self.guide.advance() and self.guide.index > before:
            self.pulse = 1.0
            if self.guide.done:
                self.profile.finish(self.guide.lesson.id)
        self._answers = None if self.waiting else self.guide.next_answers()

    def wanted(self) -> Sequence[Answer] | None:
        return self._answers

    def help_target(self) -> str | None:
        """The next press of the example; where the path was left, the way back."""
        if self.waiting or self.guide.done:
            return "button:next"
        step = self.guide.step
        if self._answers is None or step is None:
            return "button:rewind"
        return next_press(self, self._answers) or target_of(self, step.target)

    def note_targets(self) -> list[Rect]:
        step = self.guide.step
        found = by_id(self.listing().things, target_of(self, step.target) or "") if step is not None else None
        return [found.rect] if found is not None else []

    def note_text(self) -> NoteText:
        lesson, number = self.guide.lesson, self.guide.index
        key = f"lessons.{lesson.id}"
        where = f"{key}.{number}"
        title, count = self.words.t(f"{key}.name"), len(lesson.steps)
        fold = self.fold_button()
        if self.guide.done:
            buttons = (self._button("next", primary=True), self._button("to_list"))
            return NoteText(where, self.say("lessons.ui.done"), self.say(f"{key}.done"), buttons, "", None, fold, count,
                            count, True)  # fmt: skip
        step = lesson.steps[number]
        text = self.say(f"{key}.steps.{step.id}")
        if self.waiting:
            words = self.words.kit("button.continue")
            go_on = NoteButton("button:next", words, words, True)
            title = self.say("lessons.ui.done")
            return NoteText(where, title, text, (go_on,), "", None, fold, number + 1, count, True)
        head = self._button("rewind", primary=True) if self._answers is None else None
        if head is not None:
            text = self.say("lessons.ui.off_path")
        skips = tuple(self._skip(name) for name in ("step", "lesson", "all"))
        return NoteText(where, title, text, skips, self.say("lessons.ui.skip"), head, fold, number, count)

    def _button(self, name: str, *, primary: bool = False) -> NoteButton:
        words = self.say(f"lessons.ui.{name}")
        return NoteButton(f"button:{name.replace('_', '-')}", words, words, primary)

    def _skip(self, name: str) -> NoteButton:
        return NoteButton(
            f"button:skip-{name}", self.say(f"lessons.ui.skip_{name}"), self.words.kit(f"lessons.skip_{name}")
        )

    def note_press(self, name: str) -> None:
        doers: dict[str, Callable[[], None]] = {
            "button:rewind": self.rewind, "button:skip-step": self.skip_step, "button:next": self.go_on,
            "button:skip-lesson": self.next_lesson, "button:skip-all": partial(self.app.go, "menu"),
            "button:to-list": partial(self.app.go, "tutorial"),
        }  # fmt: skip
        doer = doers.get(name)
        if doer is not None:
            doer()

    def rewind(self) -> None:
        """Back to the start of the step."""
        self.guide.rewind()
        self.resettle()

    def skip_step(self) -> None:
        """Let the example do it."""
        if not self.waiting:
            self.guide.skip()
            self.resettle()
        if self.waiting:
            self.go_on()

    def go_on(self) -> None:
        """On to the next position, or to the next lesson."""
        if self.waiting:
            self.guide.advance()
            self.app.replace(LessonTable(self.app, self.guide))
        else:
            self.next_lesson()

    def next_lesson(self) -> None:
        """Leave this lesson for the one after it."""
        self.app.go("tutorial", f"after:{self.guide.lesson.id}")

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE and not self.guide.done:
            self.rewind()
            return True
        if event.key == pygame.K_PAGEDOWN:
            if self.waiting or self.guide.done:
                self.go_on()
            else:
                self.skip_step()
            return True
        return super().on_key(event)
