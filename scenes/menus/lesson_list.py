"""The lessons of a game on one sheet to choose from, by chapter, with what is done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect, Surface

from game.core.lessons.lesson import Lesson
from game.core.play import thing_id
from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.drawing.backdrop import Backdrop, Room
from scenes.kit.fit import draw_text
from scenes.kit.form import Form, Question
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH
from scenes.kit.widgets import Button, panel
from scenes.menus.slates import SlateButton, on_board, wipe
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

COLUMNS, ROWS = 3, 4
Way = tuple[str, str, Callable[[], None]]
"""A button that leads elsewhere: its name, its words, what it does."""


class Course(Protocol):
    """The lessons of a game. Their texts: `ui.*`, `chapters.<chapter>`, and of each lesson `<id>.name` and `.about`."""

    @property
    def room(self) -> Room:
        """Where the sheet hangs; a board stands in it, on which lessons are drawn."""

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All of them in order."""

    @property
    def ways(self) -> Sequence[Way]:
        """What else is to be tried."""

    def finished(self, done: Collection[str]) -> Sequence[str]:
        """The lessons that count as done, for somebody who has done these."""

    def key(self, name: str) -> str:
        """The key of a text."""

    def begun(self) -> None:
        """A lesson lies on the screen that somebody has chosen."""

    def tell(self) -> None:
        """Say once more what the game is about."""


class LessonsScene(Form):
    """All lessons on one sheet, by chapter, with what is done."""

    name = "tutorial"
    tune = "lessons"

    app: App

    def __init__(self, app: App, course: Course) -> None:
        super().__init__(app)
        self.course, self.profile = course, Profile(app.data)
        self.room = Backdrop(app.art, app.theme, course.room)
        self.sheet = Rect(0, 0, 0, 0)
        self._heads: list[tuple[str, Rect]] = []

    def t(self, name: str, /, **args: Any) -> str:
        """A text of lessons."""
        return self.app.t(self.course.key(name), **args)

    @property
    def done(self) -> tuple[str, ...]:
        """The lessons that count as done."""
        return tuple(self.course.finished(self.profile.lessons))

    def lesson(self) -> tuple[str | None, int] | None:
        return None, len(self.done)

    def due(self) -> Lesson | None:
        """The first lesson that was not done."""
        return next((lesson for lesson in self.course.lessons if lesson.id not in self.done), None)

    def heading(self) -> str:
        return self.t("ui.title")

    def passages(self) -> Sequence[Passage]:
        return (Passage("about", self._line(), "normal"),)

    def default_focus(self) -> str | None:
        return "button:continue"

    # places

    def layout(self) -> None:
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.room.covered = []
            self.in_column(self._below)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = Rect(0, 0, min(px(1230 if full else 840), w - 24), min(px(980 if full else 684), h - 24))
        self.sheet.midright = (w - max(12, px(40 if full else 22)), h // 2)
        self.room.covered = [self.sheet.inflate(28, 28)]
        inner = self.sheet.inflate(-px(100 if full else 64), -px(80 if full else 52))
        unit = inner.h / 100
        self._title = Rect(inner.x, inner.y, inner.w, round(unit * 11))
        self._intro = Rect(inner.x, self._title.bottom, inner.w, round(unit * 8))
        self._about = Rect(inner.x, inner.y + round(unit * 79), inner.w, round(unit * 7))
        body = Rect(inner.x, inner.y + round(unit * 21), inner.w, round(unit * 57))
        foot = Rect(inner.x, inner.y + round(unit * 88), inner.w, round(unit * 12))
        first, gap = round(foot.w * 0.34), px(12)
        rest = beside(Rect(foot.x + first + gap, foot.y, foot.w - first - gap, foot.h), 4, gap)
        self.widgets = [*self._grid(body), *self._foot([Rect(foot.x, foot.y, first, foot.h), *rest])]

    def _below(self, column: Column) -> None:
        """The chapters below each other, their lessons beside each other; what else is to be tried stands before them:
        at the end of so long a page nobody would find it."""
        self._title = column.words(self.t("ui.title"), self._style("title"))
        self._intro = column.words(self._told(), self._style("intro"), 16)
        onward = column.row(60)
        self._about = column.take(
            max(column.tall(self._what(one), self._style("about")) for one in self.course.lessons)
        )
        to_try = column.grid(2, 170)
        self._heads, self.widgets = [], []
        for chapter, found in self._chapters().items():
            self._heads.append((chapter, column.row(40)))
            places = column.grid(len(found), 250, 54)
            self.widgets += [self._lesson(lesson, place) for lesson, place in zip(found, places, strict=True)]
            column.skip(8)
        tell = self.t("ui.tell")
        self.widgets.append(Button("button:opening", column.row(46), tell, action=self._tell, size=17))
        ends = self._foot([onward, *to_try, *column.grid(2, 170)])
        self.widgets = [*ends[:3], *self.widgets, *ends[3:]]
        self.sheet = column.sheet

    def _style(self, name: str) -> Style:
        """How the words of that name look."""
        theme, full = self.theme, self.theme.layout.full
        if name == "title":
            return Style(theme.text(50 if full else 36), INK, "title", align="center")
        colour = PARCH[4] if name == "intro" else INK
        return Style(theme.text(22 if full else 17), colour, italic=name == "intro", align="center")

    def _told(self) -> str:
        """How many lessons there are, and how long they take."""
        whole = self.course.lessons
        return self.t("ui.intro", n=len(whole), m=sum(lesson.minutes for lesson in whole))

    def _chapters(self) -> dict[str, list[Lesson]]:
        """The lessons by their chapters."""
        chapters: dict[str, list[Lesson]] = {}
        for lesson in self.course.lessons:
            chapters.setdefault(lesson.chapter, []).append(lesson)
        return chapters

    def _grid(self, body: Rect) -> list[Button]:
        gap = self.theme.px(18 if self.theme.layout.full else 12)
        width = (body.w - gap * (COLUMNS - 1)) // COLUMNS
        chapters = self._chapters()
        head = round(body.h * 0.13)
        row = (body.h - head - ROWS * gap) // ROWS
        self._heads = []
        buttons: list[Button] = []
        for column, (chapter, found) in enumerate(chapters.items()):
            x = body.x + column * (width + gap)
            self._heads.append((chapter, Rect(x, body.y, width, head)))
            for index, lesson in enumerate(found):
                y = body.y + head + gap // 2 + index * (row + gap)
                buttons.append(self._lesson(lesson, Rect(x, y, width, row)))
        last = Rect(body.x + width + gap, body.y + head + gap // 2 + (ROWS - 1) * (row + gap), 2 * width + gap, row)
        tell = last.inflate(-gap, -(row // 4))
        words = self.t("ui.tell")
        return [*buttons, Button("button:opening", tell, words, action=self._tell, size=17)]

    def _tell(self) -> None:
        """The opening once more."""
        self.course.tell()

    def start(self, name: str) -> None:
        """Go to a lesson."""
        self.app.go("tutorial", name)
        self.course.begun()

    def _lesson(self, lesson: Lesson, rect: Rect) -> Button:
        done = lesson.id in self.done
        number = self.course.lessons.index(lesson) + 1
        words = f"{number}. {self.t(f'{lesson.id}.name')}"
        start = partial(self.start, lesson.id)
        return SlateButton(f"lesson:{lesson.id}", rect, words, action=start, size=19, lit=lesson is self.due(),
                           lesson=lesson.id, done=done, art=self.app.art)  # fmt: skip

    def _foot(self, places: Sequence[Rect]) -> list[Button]:
        t, app, due = self.t, self.app, self.due()
        entries: list[Button] = []
        first, *others = places
        if due is not None:
            name = t(f"{due.id}.name")
            key = "continue" if self.done else "begin"
            entries.append(Button("button:continue", first,
                                  t(f"ui.{key}", name=name), primary=True, size=22,
                                  action=partial(self.start, due.id)))  # fmt: skip
        else:
            entries.append(Button("button:new-game", first, t("ui.play"),
                                  primary=True, size=22, action=partial(app.go, "setup")))  # fmt: skip
        small: tuple[tuple[str, str, Callable[[], None]], ...] = (
            *self.course.ways,
            ("reset", t("ui.reset"), self._reset),
            ("main-menu", app.t("kit.button.main-menu"), partial(app.go, "menu")),
        )
        for (name, words, action), rect in zip(small, others, strict=True):
            button = Button(f"button:{name}", rect, words, action=action, size=17)
            if name == "reset" and not self.profile.lessons:
                button.enabled, button.why_not = False, TextKey(self.course.key("ui.nothing_done"))
            entries.append(button)
        return entries

    def _reset(self) -> None:
        """Forget which lessons are done, after a question: it is one press from what leads on."""
        words, yes = partial(self.t, "ui.reset_ask"), partial(self.t, "ui.reset")
        self.app.push(Question(self.app, words, yes, self._forget, safe=True))

    def _forget(self) -> None:
        self.profile.forget_lessons()
        self.relayout()

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def paint_base(self, surface: Surface) -> None:
        t, theme, full = self.t, self.theme, self.theme.layout.full
        self.room.paint_base(surface)
        if not theme.layout.column:
            wipe(surface, self.room)
        panel(surface, self.sheet, seed=12)
        for words, room, name in ((t("ui.title"), self._title, "title"),
                                  (self._told(), self._intro, "intro")):  # fmt: skip
            draw_text(surface, words, room, self._style(name), valign="middle", where=f"lessons.{name}")
        for chapter, rect in self._heads:
            style = Style(theme.text(25 if full else 18), CRIMSON, bold=True, align="center")
            words = t(f"chapters.{chapter}")
            draw_text(surface, words, rect, style, valign="middle", where=f"lessons.{chapter}")
            materials.rule(surface, rect.x, rect.right, rect.bottom - 2)

    def handle(self, event: pygame.event.Event) -> bool:
        self.room.wake()
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.app.live(self, self.room.sprites)

    def paint(self, canvas: Canvas) -> None:
        pointed = self._pointed()
        if pointed is not None and not self.theme.layout.column:
            on_board(canvas, self.room, pointed.id)  # before the light on the board, which keeps what lies below it
        self.room.paint(canvas)
        super().paint(canvas)
        line = self._line()
        if line:
            draw_text(canvas.surface, line, self._about, self._style("about"), valign="middle", where="lessons.about")
            canvas.mark(self._about)
        self.paint_focus(canvas)

    def _pointed(self) -> Lesson | None:
        """The lesson under the pointer, or else the focused one, or else the first that is not done."""
        at = thing_id.read(self.hover or self.focus.current or "")
        if at.kind != "lesson":
            return self.due()
        return next((one for one in self.course.lessons if at.name in one.names), None)

    def _line(self) -> str:
        """What the lesson that is pointed at is about."""
        lesson = self._pointed()
        if lesson is None:
            return self.t("ui.all_done")
        return self._what(lesson)

    def _what(self, lesson: Lesson) -> str:
        """What a lesson is about, and how long it takes."""
        about = self.t(f"{lesson.id}.about")
        return f"{about} · {self.t('ui.minutes', n=lesson.minutes)}"
