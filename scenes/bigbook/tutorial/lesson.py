"""A lesson being played on the table: the note speaks, the state decides, and the way back is always open."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.bigbook.lessons import finished, lessons
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.lessons.guide import Guide
from scenes.bigbook.table.attendant import Beside
from scenes.bigbook.table.overlays.reading_pane import ALWAYS_ABOVE
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.guided import Guided, Surroundings, place, practice
from scenes.bigbook.tutorial.next_input import next_press, target_of
from scenes.kit.note import NoteButton, NoteText
from scenes.kit.question import Question
from scenes.kit.thing import by_id

if TYPE_CHECKING:
    from scenes.shell.app import App


class Lesson(Guided):
    """A lesson being played."""

    kept_as = "lesson"

    def __init__(self, beside: Beside, guide: Guide) -> None:
        super().__init__(beside)
        self.guide = guide
        self.waiting = False
        """The step is reached, and the next one lays out another position: a press goes on."""
        self._reached_at = 0
        """How many undo steps lay behind when it was reached: only undo and the way back lead before that."""
        self._answers: Sequence[Answer] | None = None
        self._spot: tuple[object, Rect] | None = None
        """Where the note lies as long as neither the step nor the sizes change."""

    def lesson(self) -> tuple[str | None, int] | None:
        return self.guide.lesson.id, len(finished(self.profile.lessons))

    def lesson_step(self) -> tuple[str, int] | None:
        return self.guide.lesson.id, self.guide.index

    def progress(self) -> Hashable:
        return self.guide.index, self.waiting

    def watch(self) -> None:
        """See what the state says about the step."""
        before = self.guide.index
        if not self.waiting or len(self.table.session.past) < self._reached_at:
            self.waiting = self.guide.breaks and self.guide.reached()
            self._reached_at = len(self.table.session.past)
        if not self.waiting and self.guide.advance() and self.guide.index > before:
            self.pulse = 1.0
            if self.guide.done:
                self.profile.finish(self.guide.lesson.id)
        self._answers = None if self.waiting else self.guide.next_answers()

    @property
    def _last(self) -> bool:
        """Whether the last of all lessons is done: a real game comes next."""
        return self.guide.done and self.guide.lesson.id == lessons()[-1].id

    def wanted(self) -> Sequence[Answer] | None:
        return self._answers

    def onward(self) -> str | None:
        if not self.waiting and not self.guide.done:
            return None
        return "button:play" if self._last else "button:next"

    def help_target(self) -> str | None:
        """The next press of the example; where the path was left, the way back."""
        if self.waiting or self.guide.done:
            return self.onward()
        step = self.guide.step
        if self._answers is None or step is None:
            return "button:rewind"
        return next_press(self.table, self._answers) or target_of(self.table, step.target)

    # places and light

    def _rect_of(self, name: str) -> Rect | None:
        """The place of an area, of a thing, or of the thing that stands for an answer."""
        areas = self.table.look.layout.areas
        if name in areas:
            return Rect(areas[name])
        found = by_id(self.table.listing().things, target_of(self.table, name) or "")
        return Rect(found.rect) if found is not None else None

    def lit(self) -> list[Rect] | None:
        """The target of the step, and what its file names besides; everything once the step is done."""
        step = self.guide.step
        if step is None or self.waiting:
            return None
        found = (self._rect_of(name) for name in (step.target, *step.light))
        return [rect for rect in found if rect is not None]

    def note_place(self, content: NoteText) -> Rect:
        """Near the target, and there until the step is over; a longer text may find a new place."""
        layout = self.table.look.layout
        key = (self.guide.index, self.waiting, self._answers is None, layout, self.table.look.desk)
        size = self.note.needed(layout, content)
        if self._spot is not None and self._spot[0] == key and self._spot[1].h >= size[1]:
            return self._spot[1]
        step = self.guide.step
        target = self._rect_of(step.target) if step is not None and not self.waiting else None
        free = [Rect(layout.areas["panel"]), Rect(layout.areas["ribbon"])]
        if layout.text_scale > ALWAYS_ABOVE:  # on the book lies what the pointer is on, in large letters
            free.append(Rect(layout.areas["book"]))
        if target is not None:
            ring = layout.px(26, 20)
            around = Surroundings(layout.window, target.inflate(ring, ring), free, [*(self.lit() or ()), *self._desk()])
        else:  # what was done is over: the note speaks from the middle of the room
            around = Surroundings(layout.window, None, free, self._desk(), Rect(layout.areas["book"]))
        self._spot = key, place(size, around, layout.scale)
        return self._spot[1]

    def _desk(self) -> list[Rect]:
        """What people play with at the desk."""
        return [Rect(self.table.look.layout.areas[name]) for name in ("hand", "spells", "ability", "support")]

    def note_text(self) -> NoteText:
        lesson, number = self.guide.lesson, self.guide.index
        key = f"lessons.{lesson.id}"
        where = f"{key}.{number}"
        title, count = self.table.words.t(f"{key}.name"), len(lesson.steps)
        fold = self.fold_button()
        if self.guide.done:
            onward = "play" if self._last else "next"
            buttons = (self._button(onward, primary=True), self._button("to_list"))
            return NoteText(where, self.say("lessons.ui.done"), self.say(f"{key}.done"), buttons, "", None, fold, count,
                            count, True)  # fmt: skip
        step = lesson.steps[number]
        text = self.say(f"{key}.steps.{step.id}")
        if self.waiting:
            text = self.say(f"{key}.reached.{step.id}")
            words = self.table.words.kit("button.continue")
            go_on = NoteButton("button:next", words, words, True)
            title = self.say("lessons.ui.done")
            return NoteText(where, title, text, (go_on,), "", None, fold, number + 1, count, True)
        way_back = self._button("rewind", primary=True) if self._answers is None else None
        if way_back is not None:
            text = (
                f"{text}\n[i]{self.say('lessons.ui.off_path_out' if self._lost_one() else 'lessons.ui.off_path')}[/i]"
            )
        skips = tuple(self._skip(name) for name in ("step", "lesson", "all"))
        return NoteText(where, title, text, skips, self.say("lessons.ui.skip"), way_back, fold, number, count)

    def _lost_one(self) -> bool:
        """Whether the step cannot be finished any more as it was meant: the game is over or somebody is out."""
        return self.table.session.over or any(player.eliminated for player in self.table.session.view().players)

    def _button(self, name: str, *, primary: bool = False) -> NoteButton:
        words = self.say(f"lessons.ui.{name}")
        return NoteButton(f"button:{name.replace('_', '-')}", words, words, primary)

    def _skip(self, name: str) -> NoteButton:
        return NoteButton(
            f"button:skip-{name}", self.say(f"lessons.ui.skip_{name}"), self.table.words.kit(f"lessons.skip_{name}")
        )

    def note_press(self, name: str) -> None:
        doers: dict[str, Callable[[], None]] = {
            "button:rewind": self.rewind, "button:skip-step": self.skip_step, "button:next": self.go_on,
            "button:skip-lesson": self.next_lesson, "button:skip-all": self._leave,
            "button:to-list": partial(self.app.go, "tutorial"), "button:play": partial(self.app.go, "setup"),
        }  # fmt: skip
        doer = doers.get(name)
        if doer is not None:
            doer()

    def _leave(self) -> None:
        """To the main menu, after a question."""
        t = self.app.t
        words = partial(t, "bigbook.lessons.ui.leave_all")
        self.app.push(
            Question(self.app, words, partial(t, "kit.button.main-menu"), partial(self.app.go, "menu"), safe=True)
        )

    def rewind(self) -> None:
        """Back to the start of the step."""
        self.waiting = False
        self.guide.rewind()
        self.beside.show_moment()

    def skip_step(self) -> None:
        """Let the example do it."""
        if not self.waiting:
            self.guide.skip()
            self.beside.show_moment()
        if self.waiting:
            self.go_on()

    def go_on(self) -> None:
        """On to the next position, or to the next lesson."""
        if self.waiting:
            self.guide.go_on()
            self.app.replace(lesson_table(self.app, self.guide))
        else:
            self.next_lesson()

    def next_lesson(self) -> None:
        """Leave this lesson for the one after it."""
        self.app.go("tutorial", f"after:{self.guide.lesson.id}")

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE and not self.guide.done:
            self.rewind()
            return True
        if event.key == pygame.K_PAGEDOWN:
            if self.waiting or self.guide.done:
                self.go_on()
            else:
                self.skip_step()
            return True
        return False


def lesson_table(app: App, guide: Guide) -> TableScene:
    """The table at which a lesson is played. Its guide plays a session of this game."""
    session = guide.session
    assert isinstance(session, BigBookSession)
    return TableScene(app, practice(session), partial(Lesson, guide=guide))
