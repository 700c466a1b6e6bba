"""The lessons of the Big Book: the list to choose from, and the table on which one of them is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame import Rect, Surface

from game.bigbook.ai.still_possible import still_possible
from game.bigbook.challenges import challenges
from game.bigbook.lessons import find, finished, lessons
from game.bigbook.play import thing_id
from game.bigbook.play.waste import wasted
from game.bigbook.puzzles import puzzles
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Lesson
from game.core.text.i18n import TextKey
from scenes.bigbook.rooms import TUTORIAL
from scenes.bigbook.table.attendant import BookBeside
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial import opening
from scenes.bigbook.tutorial.next_input import target_of
from scenes.bigbook.tutorial.slates import SlateButton, on_board, wipe
from scenes.bigbook.tutorial.stage import BookStage, practice
from scenes.kit import materials, routes
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form, Question
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH
from scenes.kit.widgets import Button, panel
from scenes.shell.profile import Profile
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.reading_pane import ALWAYS_ABOVE

if TYPE_CHECKING:
    from scenes.shell.app import App


BookLesson: TypeAlias = GuidedLesson[BookTable, BookOverlays]


class LessonRoom(BookStage):
    """The table of the Big Book on which a lesson is played (`LessonStage`)."""

    def __init__(self, table: BookTable) -> None:
        super().__init__(table)
        self._closed: tuple[State, bool] | None = None
        """At which moment it was asked whether the step that was left is out of reach, and the answer."""

    @property
    def laid_out(self) -> Hashable:
        """The sizes, and whose things lie on the desk."""
        return self.table.render.layout, self.table.render.desk

    @property
    def scale(self) -> float:
        """How large the table is drawn."""
        return self.table.render.layout.scale

    def area(self, name: str) -> Rect | None:
        """The place of an area of the table."""
        box = self.table.render.layout.areas.get(name)
        return Rect(box) if box is not None else None

    def target_of(self, name: str) -> str | None:
        """The thing of that id, or the first enabled one that stands for that answer."""
        return target_of(self.table, name)

    def free(self) -> list[Rect]:
        """What is pressed to act, the ribbon, and the hand; with large letters the book, on which lies what the pointer
        is on."""
        layout = self.table.render.layout
        names = ("ribbon", "hand", "book") if layout.text_scale > ALWAYS_ABOVE else ("ribbon", "hand")
        return [*self.controls(), *(Rect(layout.areas[name]) for name in names)]

    def desk(self) -> list[Rect]:
        """What people play with at the desk besides the hand, which pays and stays free."""
        return [Rect(self.table.render.layout.areas[name]) for name in ("spells", "ability", "support")]

    def middle(self) -> Rect:
        """The middle of the room, beside what a note tells of."""
        return Rect(self.table.render.layout.areas["book"])

    def finished(self, done: Collection[str]) -> int:
        """How many lessons count as done."""
        return len(finished(tuple(done)))

    def is_last(self, lesson: Lesson) -> bool:
        """Whether a real game comes next."""
        return lesson.id == lessons()[-1].id

    def table_of(self, guide: Guide) -> TableScene:
        """The table of a lesson that goes on with another position."""
        return lesson_table(self.table.app, guide)

    def strayed(self, guide: Guide) -> str:
        """What was overpaid, and whether one may play on."""
        off = self.say("lessons.ui.off_path_out" if self._lost_one() else f"lessons.ui.{self._off(guide)}")
        return f"{self._overpaid(guide)}{off}"

    def _overpaid(self, guide: Guide) -> str:
        """What a payment of this step lost without need, as a sentence with a space after it; '' for nothing."""
        waste = wasted(self.table.session, guide.made)
        if waste is None:
            return ""
        cards = self.table.words.list_cards(read_option(card).name for card in waste.cheaper)
        return self.say("lessons.ui.overpaid", n=waste.lost, list=cards) + " "

    def _off(self, guide: Guide) -> str:
        """What is said of a step that was left: that one may play on, or that only the way back is left, as far as a
        small search tells. Once the turn of the step is over, whoever would play on has to be shown to get there."""
        session, began = self.table.session, guide.began.state
        if self._closed is None or self._closed[0] is not session.state:
            found = still_possible(session, guide.reached_at)
            open_ = (isinstance(began, State) and began.turn == session.state.turn) if found is None else found
            self._closed = session.state, not open_
        return "off_path_closed" if self._closed[1] else "off_path"

    def _lost_one(self) -> bool:
        """Whether the step cannot be finished any more as it was meant: the game is over or somebody is out."""
        return self.table.run.session.over or any(player.eliminated for player in self.table.run.session.view().players)


def _guided(beside: BookBeside, guide: Guide) -> BookLesson:
    return GuidedLesson(beside, LessonRoom(beside.table), guide)


def lesson_table(app: App, guide: Guide) -> TableScene:
    """The table at which a lesson is played. Its guide plays a session of this game."""
    session = guide.session
    assert isinstance(session, BigBookSession)
    return TableScene(app, practice(session, "lesson"), partial(_guided, guide=guide))


COLUMNS, ROWS = 3, 4


def names() -> tuple[str, ...]:
    """The ids of all lessons and challenges, in order."""
    return (*(one.id for one in lessons()), *(one.id for one in (*challenges(), *puzzles())))


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
    named = thing_id.read(wanted)
    if named.kind == "after":
        order = [lesson.id for lesson in lessons()]
        at = order.index(named.name) + 1
        wanted = order[at] if at < len(order) else ""
    if find(wanted) is not None:
        return begin(app, wanted, step)
    if any(one.id == wanted for one in (*challenges(), *puzzles())):
        return routes.make("challenge", app, wanted)
    return LessonsScene(app)


class LessonsScene(Form):
    """All lessons on one sheet, by chapter, with what is done."""

    name = "tutorial"
    tune = "lessons"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.profile = Profile(app.data)
        self.room = Backdrop(app.art, app.theme, TUTORIAL)
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

    def heading(self) -> str:
        return self.app.t("bigbook.lessons.ui.title")

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
        self._title = column.words(self.app.t("bigbook.lessons.ui.title"), self._style("title"))
        self._intro = column.words(self._told(), self._style("intro"), 16)
        onward = column.row(60)
        self._about = column.take(max(column.tall(self._what(one), self._style("about")) for one in lessons()))
        to_try = column.grid(2, 170)
        self._heads, self.widgets = [], []
        for chapter, found in self._chapters().items():
            self._heads.append((chapter, column.row(40)))
            places = column.grid(len(found), 250, 54)
            self.widgets += [self._lesson(lesson, place) for lesson, place in zip(found, places, strict=True)]
            column.skip(8)
        tell = self.app.t("bigbook.lessons.ui.tell")
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
        whole = lessons()
        return self.app.t("bigbook.lessons.ui.intro", n=len(whole), m=sum(lesson.minutes for lesson in whole))

    @staticmethod
    def _chapters() -> dict[str, list[Lesson]]:
        """The lessons by their chapters."""
        chapters: dict[str, list[Lesson]] = {}
        for lesson in lessons():
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
        words = self.app.t("bigbook.lessons.ui.tell")
        return [*buttons, Button("button:opening", tell, words, action=self._tell, size=17)]

    def _tell(self) -> None:
        """The opening once more."""
        self.app.push(opening.OpeningScene(self.app, again=True))

    def start(self, name: str) -> None:
        """Go to a lesson; before the first one the opening says what it is all about."""
        self.app.go("tutorial", name)
        opening.once(self.app, back=partial(self.app.go, "tutorial"))

    def _lesson(self, lesson: Lesson, rect: Rect) -> Button:
        done = lesson.id in self.done
        number = lessons().index(lesson) + 1
        words = f"{number}. {self.app.t(f'bigbook.lessons.{lesson.id}.name')}"
        start = partial(self.start, lesson.id)
        return SlateButton(f"lesson:{lesson.id}", rect, words, action=start, size=19, lit=lesson is self.due(),
                           lesson=lesson.id, done=done, art=self.app.art)  # fmt: skip

    def _foot(self, places: Sequence[Rect]) -> list[Button]:
        t, app, due = self.app.t, self.app, self.due()
        entries: list[Button] = []
        first, *others = places
        if due is not None:
            name = t(f"bigbook.lessons.{due.id}.name")
            key = "continue" if self.done else "begin"
            entries.append(Button("button:continue", first,
                                  t(f"bigbook.lessons.ui.{key}", name=name), primary=True, size=22,
                                  action=partial(self.start, due.id)))  # fmt: skip
        else:
            entries.append(Button("button:new-game", first, t("bigbook.lessons.ui.play"),
                                  primary=True, size=22, action=partial(app.go, "setup")))  # fmt: skip
        small: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("challenges", t("bigbook.lessons.ui.challenges"), partial(app.go, "challenges")),
            ("puzzles", t("bigbook.challenges.ui.to_puzzles"), partial(app.go, "puzzles")),
            ("reset", t("bigbook.lessons.ui.reset"), self._reset),
            ("main-menu", t("kit.button.main-menu"), partial(app.go, "menu")),
        )
        for (name, words, action), rect in zip(small, others, strict=True):
            button = Button(f"button:{name}", rect, words, action=action, size=17)
            if name == "reset" and not self.profile.lessons:
                button.enabled, button.why_not = False, TextKey("bigbook.lessons.ui.nothing_done")
            entries.append(button)
        return entries

    def _reset(self) -> None:
        """Forget which lessons are done, after a question: it is one press from what leads on."""
        t = self.app.t
        words = partial(t, "bigbook.lessons.ui.reset_ask")
        self.app.push(Question(self.app, words, partial(t, "bigbook.lessons.ui.reset"), self._forget, safe=True))

    def _forget(self) -> None:
        self.profile.forget_lessons()
        self.relayout()

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def paint_base(self, surface: Surface) -> None:
        t, theme, full = self.app.t, self.theme, self.theme.layout.full
        self.room.paint_base(surface)
        if not theme.layout.column:
            wipe(surface, self.room)
        panel(surface, self.sheet, seed=12)
        for words, room, name in ((t("bigbook.lessons.ui.title"), self._title, "title"),
                                  (self._told(), self._intro, "intro")):  # fmt: skip
            draw_text(surface, words, room, self._style(name), valign="middle", where=f"lessons.{name}")
        for chapter, rect in self._heads:
            style = Style(theme.text(25 if full else 18), CRIMSON, bold=True, align="center")
            words = t(f"bigbook.lessons.chapters.{chapter}")
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
        return find(at.name) if at.kind == "lesson" else self.due()

    def _line(self) -> str:
        """What the lesson that is pointed at is about."""
        lesson = self._pointed()
        if lesson is None:
            return self.app.t("bigbook.lessons.ui.all_done")
        return self._what(lesson)

    def _what(self, lesson: Lesson) -> str:
        """What a lesson is about, and how long it takes."""
        about = self.app.t(f"bigbook.lessons.{lesson.id}.about")
        return f"{about} · {self.app.t('bigbook.lessons.ui.minutes', n=lesson.minutes)}"


route("tutorial", tutorial)
