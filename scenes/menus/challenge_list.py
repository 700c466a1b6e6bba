"""The challenges of a game on one sheet to choose from, with how hard each is and what was reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect, Surface

from game.core.lessons.lesson import Challenge
from game.core.play import thing_id
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.drawing.backdrop import DESK, Backdrop
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.ornament import moulding, pill
from scenes.kit.shapes import smooth
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, LECTERN, PARCH, Colour, Theme, mix
from scenes.kit.widgets import Button, panel, plaque
from scenes.kit.widgets import WidgetState as Touch
from scenes.menus.sights import framed
from scenes.menus.slates import tick
from scenes.shell.adapters import Sight
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

HARDEST = 3
WIDE = 1.4
"""How much wider than high the drawing on a plate is."""
FRAME = 10
"""Units of the frame about the large picture."""
ROW, ALONE = 5, 2.6
"""A plate more than so many times as wide as high has a row to itself, and a wider drawing."""
CARD, FOOT = 0.31, 0.1
"""How wide the part is that shows one of them large, and how high the ways on are, as shares of the sheet."""


class Offered(Protocol):
    """A shelf of challenges of one game."""

    @property
    def name(self) -> str:
        """The name of its screen."""

    @property
    def columns(self) -> int:
        """In how many columns they stand."""

    @property
    def other(self) -> str:
        """The screen of the next shelf."""

    @property
    def items(self) -> tuple[Challenge, ...]:
        """What lies there, in order."""

    def renew(self) -> None:
        """The language, or the size of letters, is another."""

    def t(self, name: str, /, **args: Any) -> str:
        """A text: `title`, `intro`, `best`, `yours`, `unsolved`, `failing`, `stars`, `to_<other>`."""

    def head(self, part: str) -> str:
        """`title` or `intro` as they stand at the head of this shelf."""

    def name_of(self, one: Challenge) -> str:
        """What one is called."""

    def task(self, one: Challenge) -> str:
        """What one asks for."""

    def sight(self, one: Challenge) -> Sight | None:
        """The drawing that stands for one; None where there is none."""

    def show(self, surface: Surface, one: Challenge, place: Rect) -> None:
        """Draw what one is about, large, into a place."""


class ChallengesScene(Form):
    """All challenges, or all puzzles, on one sheet, with how hard each is and what was reached."""

    tune = "lessons"

    app: App

    def __init__(self, app: App, shelf: Offered) -> None:
        super().__init__(app)
        self.shelf = shelf
        self.name = shelf.name
        self.profile = Profile(app.data)
        self.room = Backdrop(app.art, app.theme, DESK)
        self.sheet = Rect(0, 0, 0, 0)
        self._tasks: dict[str, tuple[Rect, Rect]] = {}
        """Where the task and the record of each stand, in a column; beside each other there is room for one."""

    def lesson(self) -> tuple[str | None, int] | None:
        return None, len(self.profile.lessons)

    def due(self) -> Challenge | None:
        """The first one not solved yet."""
        return next((one for one in self.shelf.items if one.id not in self.profile.challenges), None)

    def heading(self) -> str:
        return self.shelf.t("title")

    def passages(self) -> Sequence[Passage]:
        return (Passage("intro", self.shelf.t("intro")),)

    def default_focus(self) -> str | None:
        return f"challenge:{(self.due() or self.shelf.items[0]).id}"

    def layout(self) -> None:
        self.room.place(self.app.size)
        self.shelf.renew()
        self._tasks = {}
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1660, 940), (1200, 680))
        inner = self.sheet.inflate(-px(110 if full else 76), -px(80 if full else 52))
        gap = px(18 if full else 12)
        foot = Rect(inner.x, inner.bottom - round(inner.h * FOOT), inner.w, round(inner.h * FOOT))
        body = Rect(inner.x, inner.y, inner.w, foot.y - gap - inner.y)
        self._card = Rect(body.x, body.y, round(body.w * CARD), body.h)
        self._heads(self._card)
        left = self._card.right + 2 * gap
        self._place(self._cells(Rect(left, body.y, body.right - left, body.h), gap), beside(foot, 3, gap))

    def _heads(self, card: Rect) -> None:
        """What is said and shown of one at the left of all: head, picture, name, task, what was reached."""
        unit = card.h / 100

        def row(top: float, bottom: float) -> Rect:
            return Rect(card.x, card.y + round(unit * top), card.w, round(unit * (bottom - top)))

        self._title, self._intro = row(-1, 11), row(11, 25)
        self._picture = row(27.5, 67.5).inflate(-self.theme.px(4 * FRAME), 0)
        self._name, self._task, self._facts = row(70, 78), row(78, 92), row(92, 101)

    def _cells(self, body: Rect, gap: int) -> list[Rect]:
        """A place for each; the last row shares the whole width among those that are left."""
        count, columns = len(self.shelf.items), self.shelf.columns
        rows = -(-count // columns)
        ch = (body.h - gap * (rows - 1)) // rows
        places: list[Rect] = []
        for row in range(rows):
            here = min(columns, count - row * columns)
            places += beside(Rect(body.x, body.y + row * (ch + gap), body.w, ch), here, gap)
        return places

    def _below(self, column: Column) -> None:
        """Each with its task and what was reached below it."""
        self._title = column.words(self.shelf.head("title"), self._style("title"))
        self._intro = column.words(self.shelf.head("intro"), self._style("intro"), 16)
        places = []
        for one in self.shelf.items:
            places.append(column.row(66, 4))
            task = column.words(self.shelf.task(one), self._style("task"), 0)
            self._tasks[one.id] = task, column.words(self._record(one), self._style("facts"), 18)
        self._place(places, column.grid(3, 170, 54))
        self.sheet = column.sheet

    def _style(self, name: str) -> Style:
        """How the words of that name look."""
        text, full = self.theme.text, self.theme.layout.full
        return {
            "title": Style(text(50 if full else 36), INK, "title", align="center"),
            "intro": Style(text(22 if full else 17), PARCH[4], italic=True, align="center"),
            "task": Style(text(23 if full else 18), INK, align="center", bold_colour=CRIMSON),
            "name": Style(text(34 if full else 25), CRIMSON, "title", align="center"),
            "facts": Style(text(19 if full else 15), PARCH[4], align="center"),
        }[name]

    def _place(self, places: Sequence[Rect], ends: Sequence[Rect]) -> None:
        """A plate for each, and the ways on."""
        self.widgets = []
        for one, rect in zip(self.shelf.items, places, strict=True):
            self.widgets.append(
                _Plate(
                    f"challenge:{one.id}", rect, self.shelf.name_of(one),
                    action=partial(self.app.go, "challenge", one.id), stars=one.stars,
                    done=one.id in self.profile.challenges, sight=self.shelf.sight(one), art=self.app.art,
                )
            )  # fmt: skip
        ways = (
            ("tutorial", self.app.t("kit.button.tutorial"), "tutorial"),
            (self.shelf.other, self.shelf.t(f"to_{self.shelf.other}"), self.shelf.other),
            ("main-menu", self.app.t("kit.button.main-menu"), "menu"),
        )
        for (name, label, screen), rect in zip(ways, ends, strict=True):
            self.widgets.append(Button(f"button:{name}", rect, label, action=partial(self.app.go, screen), size=20))

    def back(self) -> None:
        self.app.go("tutorial")

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        panel(surface, self.sheet, seed=17)
        for name, room in (("title", self._title), ("intro", self._intro)):
            words = self.shelf.head(name)
            draw_text(surface, words, room, self._style(name), valign="middle", where=f"challenges.{name[0]}")
        if not self._tasks:
            moulding(surface, self._picture, self.theme.px(FRAME), LECTERN[1])
        for one in self.shelf.items if self._tasks else ():
            self._tell(surface, one, *self._tasks[one.id])

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if not self._tasks:
            one = self._shown()
            self._show(canvas.surface, one)
            self._tell(canvas.surface, one, self._task, self._facts)
            canvas.mark(self._card)
        self.paint_focus(canvas)

    def _show(self, surface: Surface, one: Challenge) -> None:
        """The drawing of the one that is pointed at, large and framed, and its name."""
        self.shelf.show(surface, one, self._picture)
        if one.id in self.profile.challenges:
            tick(surface, self._picture)
        draw_text(
            surface, self.shelf.name_of(one), self._name, self._style("name"), valign="middle", where="challenges.name"
        )

    def _tell(self, surface: Surface, one: Challenge, task: Rect, facts: Rect) -> None:
        """What one of them asks for, and what was reached."""
        said, style = self.shelf.task(one), self._style("task")
        draw_text(surface, said, task, style, valign="middle", where=f"challenges.{one.id}")
        draw_text(surface, self._record(one), facts, self._style("facts"), valign="middle", where="challenges.facts")

    def _shown(self) -> Challenge:
        """The challenge under the pointer, else the focused one."""
        for name in (self.hover or "", self.focus.current or ""):
            at = thing_id.read(name)
            if at.kind == "challenge":
                return next(one for one in self.shelf.items if one.id == at.name)
        return self.due() or self.shelf.items[0]

    def _record(self, one: Challenge) -> str:
        t, own = self.shelf.t, self.profile.challenges.get(one.id)
        best = t("best", n=one.best)
        mine = t("yours", n=own) if own is not None else t("unsolved")
        failing = [t("failing", n=one.failing)] if one.failing else []
        return " · ".join([t("stars", n=one.stars), best, *failing, mine])


@dataclass(slots=True)
class _Plate(Button):
    """A plate with a drawing at its left, its difficulty at the foot of that, and its name beside it; a solved one has
    a tick of wax."""

    stars: int = 1
    done: bool = False
    sight: Sight | None = None
    art: Art | None = None

    def paint(self, canvas: Canvas, theme: Theme, state: Touch) -> None:
        box = plaque(canvas.surface, self.rect, state, lit=self.done, quiet=True)
        canvas.mark(self.rect.inflate(6, 10))
        edge = max(4, theme.px(6))
        left, alone = box.x + edge, box.w > ROW * box.h
        if self.sight is not None and self.art is not None:
            high = box.h - 2 * edge
            picture = Rect(left, box.y + edge, round(high * (ALONE if alone else WIDE)), high)
            framed(canvas.surface, self.art, self.sight, picture)
            if self.done:
                tick(canvas.surface, picture)
            left = picture.right + theme.px(8)
        room = Rect(left, box.y + edge, box.right - edge - left, box.h - 2 * edge)
        side = max(10, round(room.h * 0.32))
        words, marks = room, (box.x + edge + 2, room.bottom - side - 1)
        if not alone:
            pill(canvas.surface, Rect(marks, (round(side * HARDEST * 1.2), side)).inflate(2, 2), INK, 170)
        else:  # a whole row: its difficulty stands large at its other end
            side = round(room.h * 0.44)
            marks = room.right - round(side * (HARDEST * 1.2 + 0.3)), room.centery - side // 2
            words = Rect(room.x + theme.px(12), room.y, marks[0] - room.x - theme.px(24), room.h)
        size = min(theme.ui(32), max(theme.ui(19), round(room.h * 0.42))) if alone else theme.ui(18)
        ink = GOLD[0] if state.hover or self.done else BONE
        style = Style(size, ink, "title" if alone else "body")
        draw_text(canvas.surface, self.label, words, style, valign="middle", where=self.id)
        for index in range(HARDEST):
            full = index < self.stars
            earned = GOLD[1] if self.done else mix(BONE, LECTERN[1], 0.25)  # bone says how hard it is, gold: solved
            mark = _lozenge(side, earned if full else mix(LECTERN[1], BONE, 0.12))
            canvas.blit(mark, (marks[0] + round(index * side * 1.2), marks[1]))


@lru_cache(maxsize=16)
def _lozenge(side: int, colour: Colour) -> Surface:
    """A lozenge: stars would look like a prize that is won."""

    def paint(s: Surface, k: float) -> None:
        middle, reach = side * k / 2, side * k * 0.44
        points = [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
        pygame.draw.polygon(s, colour, points)

    return smooth((side, side), paint)
