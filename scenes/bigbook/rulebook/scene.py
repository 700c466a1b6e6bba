"""The rulebook as an open book: chapters at the left, two pages, search as one types, links, back and forward.

`open_rulebook(app, rule="BB-LRN.8")` or `open_rulebook(app, card="ice")` lands at the paragraph or the card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.facts import CardFacts
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.rulebook import bar, keys, view
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.figure_context import FigureContext
from scenes.bigbook.rulebook.flow import Spot
from scenes.bigbook.rulebook.history import Place
from scenes.bigbook.rulebook.layout import BookLayout, book_layout
from scenes.bigbook.rulebook.reader import Reader
from scenes.bigbook.rulebook.search import tokens
from scenes.bigbook.rulebook.summary import Sheet
from scenes.bigbook.rulebook.summary_leaf import SummaryLeaf
from scenes.bigbook.rulebook.turning import LASTS, Leaf
from scenes.bigbook.rulebook.typeset import Typesetter
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.focus import Focus
from scenes.kit.form import Form
from scenes.kit.roam import Direction
from scenes.kit.routes import route
from scenes.kit.text_field import TextField
from scenes.kit.thing import Thing
from scenes.kit.tween import Tween
from scenes.kit.widgets import Button
from scenes.menus import main_menu

if TYPE_CHECKING:
    from scenes.shell.app import App

GROW, LARGE_TEXT = 1.18, 1.25
"""Where a chapter leaves room its letters grow by so much, if the reader has not asked for large ones anyway."""


def open_rulebook(app: App, rule: str = "", card: str = "", paragraph: str = "") -> None:
    """Open the rulebook at a rule number, a card (its id) or a paragraph; without any, at its beginning."""
    app.push(RulebookScene(app, rule or (f"card.{card}" if card else paragraph)))


class RulebookScene(Form):
    """The open rulebook. `target` is a rule number, a card, a paragraph or a chapter."""

    name = "rulebook"

    def __init__(self, app: App, target: str = "") -> None:
        super().__init__(app)
        self.widgets = []
        self.painter = CardPainter(app.art, app.catalogue, CardFacts())
        self.reader = Reader(Contents(app.catalogue))
        self.reader.begin(target)
        self.field = TextField("field:search", Rect(0, 0, 0, 0), limit=40, changed=self._typed, size=17)
        self.field.refused = lambda: app.say(app.t("kit.field.no_sign"), self.field.rect)
        self.spots: list[Spot] = []
        self.side: list[Thing] = []
        self.place: BookLayout | None = None
        self.leaf: Leaf | None = None
        self.room = Backdrop(app.art, app.theme, "rulebook")
        self.summary = SummaryLeaf(self)
        self._heard = False
        """A key or button was pressed here."""

    # placing

    @property
    def sheet(self) -> Sheet | None:
        """The summary, while it is what one reads."""
        return self.summary.sheet

    @property
    def takes_letters(self) -> bool:
        return True

    def enter(self) -> None:
        pygame.key.start_text_input()

    def layout(self) -> None:
        app, reader = self.app, self.reader
        if reader.contents.words is not app.catalogue:
            reader.speak(app.catalogue)
            self.painter.words = app.catalogue
        self.painter.forget()
        place = book_layout(app.size, self.theme, view.side_titles(reader.contents))
        tall = round(place.column[1] * 0.62)
        easel = FigureContext(self.painter, app.art.get, app.catalogue, place.column[0], place.em, tall)
        grow = GROW if self.theme.text_scale <= LARGE_TEXT else 1.0
        reader.setter = Typesetter(reader.contents, easel, place.column, len(place.pages), grow)
        reader.opening, reader.listed = len(place.pages), place.side is None
        self.place, self.leaf = place, None
        self.timeline.clear()
        self.room.place(app.size)
        bar.lay(self, place)
        self.side = view.side_things(place, reader.contents)
        reader.set()
        self.show_place()

    def add_button(
        self, name: str, rect: Rect, action: object, *, label: str = "", icon: Surface | None = None, zone: str = "bar"
    ) -> None:
        """A button of the bar, or of what lies on the pages."""
        button = Button(f"button:{name}", rect, label, icon=icon, size=17, zone=zone)
        button.action = action  # type: ignore[assignment]
        self.widgets.append(button)

    # going about

    def visit(self, place: Place) -> None:
        """Go to a place, remembering the way back."""
        self._go(lambda: self.reader.visit(place))

    def follow(self, target: str) -> None:
        """Follow a link, a find or a line of the contents."""
        self._go(lambda: self.reader.follow(target))

    def turn(self, by: int) -> None:
        """Turn over one opening."""
        self._go(lambda: self.reader.turn(by))

    def step(self, by: int) -> None:
        """Back or forward along the way one came."""
        self._go(lambda: self.reader.step(by))

    def _go(self, move: Callable[[], None]) -> None:
        """Go somewhere else in the book: a leaf turns, towards where the place lies."""
        before, was = self._where(), (self.reader.here, self.reader.at)
        move()
        self._moved()
        moving = self.app.top is self and self.app.speed and not self.theme.reduced_motion
        if self.place is None or not moving or was == (self.reader.here, self.reader.at):
            return
        leaf = Leaf.lift(self.app.canvas.base, self.place.pages, 1 if self._where() >= before else -1)
        self.leaf = leaf
        self.timeline.clear()
        self.timeline.add(Tween(LASTS, partial(self._leaf_at, leaf), "inOutSine", done=self._flat, blocking=False))

    def _leaf_at(self, leaf: Leaf, share: float) -> None:
        leaf.t = share

    def _flat(self) -> None:
        self.leaf = None
        self.redraw()

    def _where(self) -> tuple[int, int]:
        """How far into the book the present opening lies."""
        order = [chapter.id for chapter in self.reader.contents.chapters]
        chapter = self.reader.here.chapter
        return (order.index(chapter) if chapter in order else -1, self.reader.at)

    def _typed(self, query: str) -> None:
        self.reader.search(query)
        self.show_place()

    def _moved(self) -> None:
        """Somewhere else: the search says what was searched there."""
        self.field.stop()
        self.field.value = self.reader.here.query or self.reader.here.words
        self.show_place()

    def show_place(self) -> None:
        """The opening has changed: what can be pressed, and the picture."""
        assert self.place is not None
        self.spots = []
        self.summary.set(self.place)
        for page, column in zip(self.reader.shown, self.place.columns, strict=False):
            for y, row in page.rows:
                self.spots += row.spots(column.x, column.y + y)
        bar.enable(self)
        self.focus.sync(self.things(), self.default_focus())
        self.rebake()

    def art_arrived(self) -> None:
        self.rebake()
        self.painter.forget_missing()
        if not self.reader.here.query:
            at = self.reader.at
            self.reader.set()
            self.reader.at = min(at, len(self.reader.pages) - 1)
            self.show_place()

    # things

    def things(self) -> list[Thing]:
        if self.place is None:
            return []
        found = [self._named(thing) for thing in super().things()]
        found += self.side
        seen: dict[str, int] = {}
        for spot in self.spots:
            seen[spot.id] = seen.get(spot.id, 0) + 1
            name = spot.id if seen[spot.id] == 1 else f"{spot.id}:{seen[spot.id]}"
            found.append(Thing(name, "link", spot.label, spot.rect, zone="page"))
        for name, by in (("previous", -1), ("next", 1)):
            label = self.reader.contents.t(f"ui.{name}_page")
            rect = view.corner(self.place, by)
            found.append(Thing(f"button:{name}-page", "button", label, rect, self.reader.can_turn(by), zone="page"))
        return found

    def _named(self, thing: Thing) -> Thing:
        """Buttons that show a sign only carry their words for outside programs."""
        if not thing.label:
            thing.label = bar.label(self, thing.id.removeprefix("button:"))
        return thing

    def press(self, thing: Thing) -> None:
        spot = next((one for one in self.spots if thing.id.startswith(one.id) and one.rect == thing.rect), None)
        if thing.id.startswith("chapter:"):
            self.follow(thing.id)
        elif spot is not None:
            self.follow(spot.target)
        elif thing.id in ("button:next-page", "button:previous-page"):
            self.turn(1 if thing.id == "button:next-page" else -1)
        else:
            super().press(thing)

    # input

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._heard = True
        elif event.type == pygame.TEXTINPUT and not self._heard:
            return True  # the letter of the key that opened the book
        if event.type == pygame.TEXTINPUT and not self.field.writing and event.text.strip():
            self.field.press()
            self.focus.set(self.field.id, show=False)
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (6, 7, 8, 9):
            self.step(-1 if event.button in (6, 8) else 1)
            return True
        return super().handle(event)

    def back(self) -> None:
        """Escape leaves a search first, then the book."""
        if self.reader.here.query:
            self.field.value = ""
            self.reader.search("")
            self._moved()
        else:
            self.app.pop()

    def ways(self, thing: Thing) -> tuple[Direction, ...]:
        return (0, -1), (0, 1)  # left and right turn the leaves

    def default_focus(self) -> str | None:
        return f"chapter:{self.reader.here.chapter}"

    def walk(self, focus: Focus, way: Direction, *, leap: bool = False) -> None:
        by = way[0] + way[1]
        if leap:
            focus.zone(self.things(), by, self.default_focus())
        else:
            focus.step(self.things(), by)

    def on_key(self, event: pygame.event.Event) -> bool:
        return keys.used(self, event) or super().on_key(event)

    # drawing

    def paint_base(self, surface: Surface) -> None:
        assert self.place is not None
        here, reader = self.reader.here, self.reader
        self.room.paint_base(surface)
        if self.place.side is not None:
            view.side(surface, self.place, reader.contents, "" if here.query else here.chapter)
        view.book(surface, self.place)
        view.field(surface, self.field.rect)
        marked = here.article if here.marked else ""
        marks = tokens(here.query or here.words) if self.spots or not here.query else []
        if self.summary.paint(surface, self.place, marked, marks):
            return
        for index, (page, column) in enumerate(zip(reader.shown, self.place.columns, strict=False)):
            view.page(surface, page, column, marked, marks)
            view.number(surface, self.place, index, reader.at + index + 1, len(reader.pages))

    def paint(self, canvas: Canvas) -> None:
        assert self.place is not None
        for thing in self.things():
            if thing.id.startswith("chapter:") and self.hover == thing.id:
                view.lit_line(canvas, thing.rect)
            elif thing.role == "link" and self.hover == thing.id:
                view.lit_link(canvas, thing.rect)
            elif thing.id in ("button:next-page", "button:previous-page"):
                view.corner_sign(canvas, thing, self.hover == thing.id)
        super().paint(canvas)
        if self.leaf is not None:
            self.leaf.paint(canvas)


main_menu.register(main_menu.Entry("rulebook", lambda app: app.open("rulebook"), order=40))
route("rulebook", RulebookScene)
