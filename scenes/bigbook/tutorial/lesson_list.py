"""The lessons: the list to choose from, and the way into each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.bigbook.challenges import challenges
from game.bigbook.lessons import find, finished, lessons
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Lesson
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial import opening
from scenes.bigbook.tutorial.lesson import lesson_table
from scenes.kit import materials, routes
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.icons import glyph
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH
from scenes.kit.thing import NOTHING_TO_DO
from scenes.kit.widgets import Button, panel
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

COLUMNS, ROWS = 3, 4


def names() -> tuple[str, ...]:
    """The ids of all lessons and challenges, in order."""
    return (*(one.id for one in lessons()), *(one.id for one in challenges()))


def problem_with(name: str | None) -> bool:
    """Whether a lesson or challenge named on the command line does not exist."""
    return bool(name) and name not in names()


def begin(app: App, name: str, step: int = 0) -> TableScene:
    """The table of a lesson, from one of its steps (counted from 0, the first)."""
    lesson = find(name)
    assert lesson is not None, name
    guide = Guide(lesson, BigBookScenarioAdapter())
    while guide.index < min(step, len(lesson.steps) - 1):
        guide.skip()
        guide.advance()
    return lesson_table(app, guide)


def tutorial(app: App, wanted: str = "", step: int = 0) -> Scene:
    """The screen for a lesson's id (from that step), for `after:ID` (the lesson after that one), else the list."""
    if wanted.startswith("after:"):
        order = [lesson.id for lesson in lessons()]
        at = order.index(wanted.removeprefix("after:")) + 1
        wanted = order[at] if at < len(order) else ""
    if find(wanted) is not None:
        return begin(app, wanted, step)
    if any(one.id == wanted for one in challenges()):
        return routes.make("challenge", app, wanted)
    return LessonsScene(app)


class LessonsScene(Form):
    """All lessons on one sheet, by chapter, with what is done."""

    name = "tutorial"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.profile = Profile(app.data)
        self.room = Backdrop(app.art, app.theme, "tutorial")
        self.sheet = Rect(0, 0, 0, 0)
        self._heads: list[tuple[str, Rect]] = []

    @property
    def done(self) -> tuple[str, ...]:
        """The lessons that count as done."""
        return finished(self.profile.lessons)

    def lesson(self) -> tuple[str | None, int] | None:
        return None, len(self.done)

    def due(self) -> Lesson | None:
        """The first lesson that was not done."""
        return next((lesson for lesson in lessons() if lesson.id not in self.done), None)

    def default_focus(self) -> str | None:
        return "button:continue"

    # places

    def layout(self) -> None:
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        self.room.place(self.app.size)
        self.sheet = Rect(0, 0, min(px(1230 if full else 840), w - 24), min(px(980 if full else 684), h - 24))
        self.sheet.midright = (w - max(12, px(40 if full else 22)), h // 2)
        inner = self.sheet.inflate(-px(100 if full else 64), -px(80 if full else 52))
        unit = inner.h / 100
        self._title = Rect(inner.x, inner.y, inner.w, round(unit * 11))
        self._intro = Rect(inner.x, self._title.bottom, inner.w, round(unit * 8))
        self._about = Rect(inner.x, inner.y + round(unit * 79), inner.w, round(unit * 7))
        body = Rect(inner.x, inner.y + round(unit * 21), inner.w, round(unit * 57))
        foot = Rect(inner.x, inner.y + round(unit * 88), inner.w, round(unit * 12))
        self.widgets = [*self._grid(body), *self._foot(foot)]

    def _grid(self, body: Rect) -> list[Button]:
        gap = self.theme.px(18 if self.theme.layout.full else 12)
        width = (body.w - gap * (COLUMNS - 1)) // COLUMNS
        chapters: dict[str, list[Lesson]] = {}
        for lesson in lessons():
            chapters.setdefault(lesson.chapter, []).append(lesson)
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
        words = self.app.t("bigbook.lessons.ui.tell")
        return [*buttons, Button("button:opening", tell, words, action=self._tell, size=17)]

    def _tell(self) -> None:
        """The opening once more."""
        self.profile.see_opening()
        self.app.push(opening.OpeningScene(self.app, again=True))

    def start(self, name: str) -> None:
        """Go to a lesson; before the first one the opening says what it is all about."""
        self.app.go("tutorial", name)
        opening.once(self.app)

    def _lesson(self, lesson: Lesson, rect: Rect) -> Button:
        done = lesson.id in self.done
        icon = glyph("star", round(rect.h * 0.42), GOLD[1]) if done else None
        number = lessons().index(lesson) + 1
        words = f"{number}. {self.app.t(f'bigbook.lessons.{lesson.id}.name')}"
        start = partial(self.start, lesson.id)
        return Button(f"lesson:{lesson.id}", rect, words, action=start, icon=icon, size=19, lit=lesson is self.due())

    def _foot(self, foot: Rect) -> list[Button]:
        t, app, due = self.app.t, self.app, self.due()
        entries: list[Button] = []
        first = round(foot.w * 0.44)
        if due is not None:
            name = t(f"bigbook.lessons.{due.id}.name")
            key = "continue" if self.done else "begin"
            entries.append(Button("button:continue", Rect(foot.x, foot.y, first, foot.h),
                                  t(f"bigbook.lessons.ui.{key}", name=name), primary=True, size=22,
                                  action=partial(self.start, due.id)))  # fmt: skip
        else:
            entries.append(Button("button:new-game", Rect(foot.x, foot.y, first, foot.h), t("bigbook.lessons.ui.play"),
                                  primary=True, size=22, action=partial(app.go, "setup")))  # fmt: skip
        gap = self.theme.px(14)
        width = (foot.w - first - 3 * gap) // 3
        small: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("challenges", t("bigbook.lessons.ui.challenges"), partial(app.go, "challenges")),
            ("reset", t("bigbook.lessons.ui.reset"), self._reset),
            ("main-menu", t("kit.button.main-menu"), partial(app.go, "menu")),
        )
        for index, (name, words, action) in enumerate(small):
            rect = Rect(foot.x + first + gap + index * (width + gap), foot.y, width, foot.h)
            button = Button(f"button:{name}", rect, words, action=action, size=17)
            if name == "reset" and not self.profile.lessons:
                button.enabled, button.why_not = False, NOTHING_TO_DO
            entries.append(button)
        return entries

    def _reset(self) -> None:
        self.profile.forget_lessons()
        self.relayout()

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def paint_base(self, surface: Surface) -> None:
        t, theme, full = self.app.t, self.theme, self.theme.layout.full
        self.room.paint_base(surface)
        panel(surface, self.sheet, seed=12)
        title = Style(theme.text(50 if full else 36), INK, "title", align="center")
        draw_text(surface, t("bigbook.lessons.ui.title"), self._title, title, valign="middle", where="lessons.title")
        soft = Style(theme.text(22 if full else 17), PARCH[4], italic=True, align="center")
        whole = lessons()
        intro = t("bigbook.lessons.ui.intro", n=len(whole), m=sum(lesson.minutes for lesson in whole))
        draw_text(surface, intro, self._intro, soft, valign="middle", where="lessons.intro")
        for chapter, rect in self._heads:
            style = Style(theme.text(25 if full else 18), CRIMSON, bold=True, align="center")
            words = t(f"bigbook.lessons.chapters.{chapter}")
            draw_text(surface, words, rect, style, valign="middle", where=f"lessons.{chapter}")
            materials.rule(surface, rect.x, rect.right, rect.bottom - 2)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        line = self._line()
        if line:
            style = Style(self.theme.text(22 if self.theme.layout.full else 17), INK, align="center")
            draw_text(canvas.surface, line, self._about, style, valign="middle", where="lessons.about")
            canvas.mark(self._about)
        self.paint_focus(canvas)

    def _line(self) -> str:
        """What the lesson under the pointer, or else the focused one, is about."""
        name = self.hover or self.focus.current or ""
        lesson = find(name.removeprefix("lesson:")) if name.startswith("lesson:") else self.due()
        if lesson is None:
            return self.app.t("bigbook.lessons.ui.all_done")
        about = self.app.t(f"bigbook.lessons.{lesson.id}.about")
        return f"{about} · {self.app.t('bigbook.lessons.ui.minutes', n=lesson.minutes)}"


route("tutorial", tutorial)
