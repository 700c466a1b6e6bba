"""A lesson being played on a table: the note speaks, the state decides, and the way back is always open."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial
from typing import Generic, Protocol

import pygame
from pygame import Rect

from game.core.engine.decision import Answer
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Lesson
from scenes.kit.form import Question
from scenes.kit.note import NoteButton, NoteText
from scenes.kit.placing import Surroundings, place
from scenes.kit.scene import Scene
from scenes.kit.thing import by_id
from scenes.table.attendant import Beside, TableT
from scenes.table.lessons.guidance import NoteGuidance
from scenes.table.lessons.guided import Guided, GuidedStage
from scenes.table.overlays.overlays import LaidOverT

SHAPES = (0.85, 1.2, 1.45)
"""How many times wider a note may be than usual, where it finds no place as it is; the first that does."""


class LessonStage(GuidedStage, Protocol):
    """A game's table on which a lesson is played. Its texts: `lessons.ui.*`, and of each lesson `lessons.<id>.*`."""

    # places, in window pixels

    @property
    def laid_out(self) -> Hashable:
        """Changes with everything on which places depend."""

    @property
    def scale(self) -> float:
        """How large the table is drawn."""

    def area(self, name: str) -> Rect | None:
        """The place of an area of the table; None for what is none."""

    def target_of(self, name: str) -> str | None:
        """The thing of that id, or the first enabled one that stands for that answer."""

    def free(self) -> Sequence[Rect]:
        """What must be seen and pressed meanwhile."""

    def desk(self) -> Sequence[Rect]:
        """What people play with besides."""

    def middle(self) -> Rect:
        """Where the note speaks from when a step is over."""

    # the course

    def finished(self, done: Collection[str]) -> int:
        """How many lessons count as done, for somebody who has done these."""

    def is_last(self, lesson: Lesson) -> bool:
        """Whether a real game comes next."""

    def strayed(self, guide: Guide) -> str:
        """What is said where the path was left: what was lost by that, and whether one may play on."""

    def table_of(self, guide: Guide) -> Scene:
        """The table of a lesson that goes on with another position."""


class GuidedLesson(Guided[TableT, LaidOverT], Generic[TableT, LaidOverT]):
    """A lesson being played."""

    def __init__(self, beside: Beside[TableT, LaidOverT], stage: LessonStage, guide: Guide) -> None:
        super().__init__(beside, stage)
        self.room, self.guide = stage, guide
        self.waiting = False
        """The step is reached, and the next one lays out another position: a press goes on."""
        self._reached_at = 0
        """How many undo steps lay behind when it was reached: only undo and the way back lead before that."""
        self._answers: Sequence[Answer] | None = None
        self._as_good: frozenset[str] = frozenset()
        """Answers of one press that reach the step as well as the example's."""
        self._spot: tuple[object, Rect] | None = None
        """Where the note lies as long as neither the step nor the sizes change."""

    def lesson(self) -> tuple[str | None, int] | None:
        return self.guide.lesson.id, self.room.finished(self.profile.lessons)

    def lesson_step(self) -> tuple[str, int] | None:
        return self.guide.lesson.id, self.guide.index

    def progress(self) -> Hashable:
        return self.guide.index, self.waiting

    def watch(self) -> None:
        """See what the state says about the step."""
        before = self.guide.index
        if not self.waiting or len(self.table.run.session.past) < self._reached_at:
            self.waiting = self.guide.breaks and self.guide.reached()
            self._reached_at = len(self.table.run.session.past)
        # Two steps may be reached at once: what is laid out anew waits for people, whichever of them it follows.
        moved = not self.waiting and self.guide.advance(here=True)
        if moved:  # the step that has come may be reached, too
            self.waiting = self.guide.breaks and self.guide.reached()
        if moved and self.guide.index > before:
            self.pulse = 1.0
            self.heard("achievement" if self.guide.done else "tutorial_step")
            if self.guide.done:
                self.profile.finish(self.guide.lesson.id)
        self._answers = None if self.waiting else self.guide.next_answers()
        self._as_good = frozenset() if self._answers is None else self.guide.as_good()

    @property
    def _last(self) -> bool:
        """Whether the last of all lessons is done: a real game comes next."""
        return self.guide.done and self.room.is_last(self.guide.lesson)

    def wanted(self) -> Sequence[Answer] | None:
        return self._answers

    def guidance(self) -> NoteGuidance:
        return NoteGuidance(self, self._answers or ())

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
        return self.room.next_press(self._answers) or self.room.target_of(step.target)

    def as_good(self) -> list[Rect]:
        things = self.table.listing().things
        return [Rect(thing.rect) for thing in things if thing.enabled and thing.option in self._as_good]

    # places and light

    def _rect_of(self, name: str) -> Rect | None:
        """The place of an area, of a thing, or of the thing that stands for an answer."""
        area = self.room.area(name)
        if area is not None:
            return area
        found = by_id(self.table.listing().things, self.room.target_of(name) or "")
        return Rect(found.rect) if found is not None else None

    def lit(self) -> list[Rect] | None:
        """The target of the step, and what its file names besides; everything once the step is done."""
        step = self.guide.step
        if step is None or self.waiting:
            return None
        return self._spoken_of()

    def note_place(self, content: NoteText) -> Rect:
        """Near the target, and there until the step is over; a longer text may find a new place."""
        sizes = self.room.sizes
        key = (self.guide.index, self.waiting, self._answers is None, self.room.laid_out)
        size = self.note.needed(sizes, content)
        if self._spot is not None and self._spot[0] == key and self._spot[1].h >= size[1]:
            return self._spot[1]
        step = self.guide.step
        target = self._rect_of(step.target) if step is not None and not self.waiting else None
        free, desk = list(self.room.free()), list(self.room.desk())
        ring, window = sizes.px(26, 20), sizes.window
        told = self.room.whole(self._spoken_of())
        if target is not None:
            target = target.inflate(ring, ring)
            ways = (
                Surroundings(window, target, [*free, *told], desk),
                Surroundings(window, target, free, [*told, *desk]),
            )
        else:  # what was done is over: the note speaks from the middle of the room, beside what it tells of
            home = self.room.middle()
            ways = (
                Surroundings(window, None, [*free, *told], desk, home),
                Surroundings(window, None, free, desk, home),
            )
        spots = [self._free_of_all(content, size, around) for around in ways]
        self._spot = key, next((spot for spot, one in zip(spots, ways, strict=True) if one.spared(spot)), spots[-1])
        return self._spot[1]

    def _spoken_of(self) -> list[Rect]:
        """What a step is about: its target, and what its file names besides, also once it is done."""
        step = self.guide.step
        found = [self._rect_of(name) for name in (step.target, *step.light)] if step is not None else []
        return [rect for rect in found if rect is not None]

    def _free_of_all(self, content: NoteText, size: tuple[int, int], around: Surroundings) -> Rect:
        """The place of a note of that size; of another shape where it would lie on what must stay free."""
        sizes, scale = self.room.sizes, self.room.scale
        usual = place(size, around, scale)
        if around.spared(usual):
            return usual
        others = (place(self.note.needed(sizes, content, wider=share), around, scale) for share in SHAPES)
        return next((spot for spot in others if around.spared(spot)), usual)

    def note_text(self) -> NoteText:
        lesson, number = self.guide.lesson, self.guide.index
        key = f"lessons.{lesson.id}"
        where = f"{key}.{number}"
        title, count = self.say(f"{key}.name"), len(lesson.steps)
        fold = self.fold_button()
        if self.guide.done:
            onward = "play" if self._last else "next"
            buttons = (self._button(onward, primary=True), self._button("to_list"))
            return NoteText(where, self.say("lessons.ui.done"), self.say(f"{key}.done"), buttons, "", None, fold, count,
                            count, glad=True)  # fmt: skip
        step = lesson.steps[number]
        text = self.say(f"{key}.steps.{step.id}")
        if self.waiting:
            text = self.say(f"{key}.reached.{step.id}")
            words = self.app.t("kit.button.continue")
            go_on = NoteButton("button:next", words, words, primary=True)
            title = self.say("lessons.ui.done")
            return NoteText(where, title, text, (go_on,), "", None, fold, number + 1, count, glad=True)
        way_back = self._button("rewind", primary=True) if self._answers is None else None
        if way_back is not None:
            text = f"{text}\n[i]{self.room.strayed(self.guide)}[/i]"
        skips = tuple(self._skip(name) for name in ("step", "lesson", "all"))
        return NoteText(where, title, text, skips, self.say("lessons.ui.skip"), way_back, fold, number, count)

    def _button(self, name: str, *, primary: bool = False) -> NoteButton:
        words = self.say(f"lessons.ui.{name}")
        return NoteButton(f"button:{name.replace('_', '-')}", words, words, primary)

    def _skip(self, name: str) -> NoteButton:
        return NoteButton(
            f"button:skip-{name}", self.say(f"lessons.ui.skip_{name}"), self.app.t(f"kit.lessons.skip_{name}")
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
        words, leave = partial(self.say, "lessons.ui.leave_all"), partial(self.app.t, "kit.button.main-menu")
        self.app.push(Question(self.app, words, leave, partial(self.app.go, "menu"), safe=True))

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
            self.app.replace(self.room.table_of(self.guide))
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
        return super().key(event)
