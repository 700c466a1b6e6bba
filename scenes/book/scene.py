"""A book that is read: chapters at the left, two pages, search as one types, links, back and forward.

With its bar of buttons, its keys, the leaf that turns, and a loose leaf that may lie over the book.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import Catalogue, TextKey
from scenes.book import view
from scenes.book.articles import BookContents
from scenes.book.flow import Spot
from scenes.book.leaf import LASTS, Leaf
from scenes.book.reader import Place, Reader
from scenes.book.search import tokens
from scenes.book.typeset import Plates, Typesetter
from scenes.book.view import BookLayout, book_layout
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.backdrop import READING_DESK, Backdrop
from scenes.kit.focus import Direction, Focus
from scenes.kit.form import Form
from scenes.kit.input.key_places import key_of
from scenes.kit.speech import Passage
from scenes.kit.text import Style, layout
from scenes.kit.text_field import TextField
from scenes.kit.theme import BONE, GOLD, LECTERN, mix
from scenes.kit.thing import NO_LEAF, Thing
from scenes.kit.tween import Tween
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.shell.app import App


class Written(Protocol):
    """What a game gives to be read, and the pictures on its pages."""

    def contents(self, words: Catalogue) -> BookContents:
        """The book in a language."""
        ...

    def plates(self, column: int, letters: int, tall: int, words: Catalogue) -> Plates:
        """The pictures for columns so many pixels wide, letters so high, and pictures at most so tall; those that were
        made for another size are forgotten."""
        ...

    def arrived(self) -> None:
        """Drawn pictures have come: what was painted without them is painted anew."""
        ...


class LooseLeaf(Protocol):
    """A sheet that lies over the book while its chapter is read."""

    def set(self, place: BookLayout) -> None:
        """Set the sheet, its links and its buttons, if its chapter is what one reads; else take it away."""
        ...

    def paint(self, surface: Surface, place: BookLayout, marked: str, marks: Sequence[str]) -> bool:
        """Draw the leaf; False when another chapter is read."""
        ...


def lay(scene: ReaderScene, place: BookLayout) -> None:
    """Make the widgets of the bar anew: back, forward, contents, the loose leaf, the search, close."""
    px, bar = scene.theme.px, place.bar
    scene.widgets = []
    x, gap = bar.x, px(8)
    for name, arrow in (("back", -1), ("forward", 1)):
        rect = Rect(x, bar.y, round(bar.h * 1.15), bar.h)
        scene.add_button(name, rect, partial(scene.step, arrow))
        x = rect.right + gap
    for name in (*(("contents",) if place.side is None else ()), *scene.loose_chapters()):
        words = label(scene, name)
        width = layout(words, Style(scene.theme.ui(17), BONE)).size[0] + px(44)
        rect = Rect(x, bar.y, min(width, bar.w // 4), bar.h)
        scene.add_button(name, rect, partial(scene.visit, Place(name)), label=words)
        x = rect.right + gap
    close = Rect(bar.right - bar.h, bar.y, bar.h, bar.h)
    room = Rect(x + px(10), bar.y, close.x - x - px(20), bar.h)
    scene.field.rect = Rect(0, 0, min(room.w, place.em * 26), bar.h)
    scene.field.rect.midright = room.midright
    scene.field.rect.inflate_ip(0, -px(12))
    scene.field.label = scene.app.t("kit.rulebook.search")
    scene.field.placeholder = scene.reader.contents.t("ui.placeholder")
    scene.widgets.append(scene.field)
    scene.add_button("close", close, scene.app.pop, icon=view.cross(round(bar.h * 0.44), GOLD[1]))
    enable(scene)


def enable(scene: ReaderScene) -> None:
    """Light the buttons of where one is, and enable back and forward where they lead somewhere."""
    history, place = scene.reader.history, scene.reader.here
    states = {
        "button:back": (history.can_go_back, False),
        "button:forward": (history.can_go_forward, False),
    }
    for name in ("contents", *scene.loose_chapters()):
        states[f"button:{name}"] = True, place.chapter == name and not place.query
    for widget in scene.widgets:
        if isinstance(widget, Button) and widget.id in states:
            widget.enabled, widget.lit = states[widget.id]
    for name, by in (("back", -1), ("forward", 1)):
        button = scene.widget(f"button:{name}")
        if isinstance(button, Button):
            button.why_not = TextKey("kit.why.nothing_behind" if by < 0 else "kit.why.nothing_ahead")
            colour = GOLD[1] if button.enabled else mix(LECTERN[3], GOLD[3], 0.75)
            button.icon = view.arrow(round(button.rect.h * 0.5), by, colour)


def label(scene: ReaderScene, name: str) -> str:
    """The words of a button."""
    if name == "contents":
        return scene.app.t("kit.rulebook.contents")
    return scene.reader.contents.t(f"ui.{name}")


TURN_KEYS = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_RIGHT: 1, pygame.K_LEFT: -1}
EVERYWHERE = ("language", "fullscreen")


def used(scene: ReaderScene, event: pygame.event.Event) -> bool:
    """Do what the key means in the book; False where it means nothing of the book's own."""
    name = scene.app.keys.command(event)
    if name in EVERYWHERE and len(pygame.key.name(event.key)) > 1:
        if name == "language":
            scene.app.next_language()
        else:
            scene.app.set("window", "window" if scene.app.window.fullscreen else "fullscreen")
        return True
    if event.key in TURN_KEYS and event.mod & pygame.KMOD_ALT:
        scene.step(TURN_KEYS[event.key])
    elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        scene.turn(TURN_KEYS[event.key])
    elif scene.field.writing:
        return _in_search(scene, event)
    elif event.key in TURN_KEYS:
        scene.turn(TURN_KEYS[event.key])
    elif event.key == pygame.K_BACKSPACE:
        scene.step(-1)
    elif key_of(event) == pygame.K_f and event.mod & pygame.KMOD_CTRL:
        scene.field.press()
        scene.focus.set(scene.field.id)
    else:
        return False
    scene.redraw()
    return True


def _in_search(scene: ReaderScene, event: pygame.event.Event) -> bool:
    found = next((spot for spot in scene.spots if spot.id.startswith("result:")), None)
    if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and found is not None:
        scene.follow(found.target)
    elif event.key == pygame.K_ESCAPE:
        scene.field.stop()
        scene.back() if scene.reader.here.query else None
    elif event.key == pygame.K_DOWN and found is not None:
        scene.field.stop()
        scene.focus.set(found.id)
    else:
        return False
    scene.redraw()
    return True


GROW, LARGE_TEXT = 1.18, 1.25
"""Where a chapter leaves room its letters grow by so much, if the reader has not asked for large ones anyway."""


class ReaderScene(Form):
    """An open book. `target` is whatever its contents resolve: a rule number, a card, a paragraph or a chapter."""

    grows = False  # its pages are set anew in any letters

    app: App

    def __init__(self, app: App, written: Written, target: str = "") -> None:
        super().__init__(app)
        self.widgets = []
        self.written = written
        self.reader = Reader(written.contents(app.catalogue), written.contents)
        self.reader.begin(target)
        self.field = TextField("field:search", Rect(0, 0, 0, 0), limit=40, changed=self._typed, size=17)
        self.spots: list[Spot] = []
        self.side: list[Thing] = []
        self.place: BookLayout | None = None
        self.leaf: Leaf | None = None
        self.room = Backdrop(app.art, app.theme, READING_DESK)
        self.loose: LooseLeaf | None = None
        self._heard = False
        """A key or button was pressed here."""

    # placing

    def loose_chapters(self) -> tuple[str, ...]:
        """The chapters that are a loose leaf over the book."""
        return tuple(chapter.id for chapter in self.reader.contents.chapters if chapter.loose)

    def heading(self) -> str:
        return self.app.t("kit.button.rulebook")

    def passages(self) -> Sequence[Passage]:
        rows = (row.words() for page in self.reader.shown for _, row in page.rows)
        return (Passage("pages", " ".join(words for words in rows if words)),)

    @property
    def takes_letters(self) -> bool:
        return True

    def enter(self) -> None:
        pygame.key.start_text_input()

    def layout(self) -> None:
        app, reader = self.app, self.reader
        if reader.contents.words is not app.catalogue:
            reader.speak(app.catalogue)
        place = book_layout(app.size, self.theme, view.side_titles(reader.contents))
        tall = round(place.column[1] * 0.62)
        plates = self.written.plates(place.column[0], place.letters, tall, app.catalogue)
        grow = GROW * place.em / place.letters if self.theme.text_scale <= LARGE_TEXT else 1.0
        reader.setter = Typesetter(reader.contents, plates, place.column, len(place.pages), grow)
        reader.opening, reader.listed = len(place.pages), place.side is None
        self.place, self.leaf = place, None
        self.timeline.clear()
        self.room.place(app.size)
        lay(self, place)
        self.side = view.side_things(place, reader.contents)
        reader.set()
        self.show_place()

    def add_button(
        self,
        name: str,
        rect: Rect,
        action: Callable[[], object],
        *,
        label: str = "",
        icon: Surface | None = None,
        zone: str = "bar",
    ) -> None:
        """A button of the bar, or of what lies on the pages."""
        self.widgets.append(Button(f"button:{name}", rect, label, action=action, icon=icon, size=17, zone=zone))

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
        if self.loose is not None:
            self.loose.set(self.place)
        for page, column in zip(self.reader.shown, self.place.columns, strict=False):
            for y, row in page.rows:
                self.spots += row.spots(column.x, column.y + y)
        enable(self)
        self.focus.sync(self.things(), self.default_focus())
        self.rebake()

    def art_arrived(self) -> None:
        self.rebake()
        self.written.arrived()
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
            there, corner = self.reader.can_turn(by), f"button:{name}-page"
            found.append(Thing(corner, "button", label, rect, there, None if there else NO_LEAF[by], zone="page"))
        return found

    def _named(self, thing: Thing) -> Thing:
        """Buttons that show a sign only carry their words for outside programs."""
        if not thing.label:
            thing.label = label(self, thing.id.removeprefix("button:"))
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

    def walk(self, focus: Focus, way: Direction, things: list[Thing], *, leap: bool = False) -> None:
        by = way[0] + way[1]
        if leap:
            focus.zone(things, by, self.default_focus())
        else:
            focus.step(things, by)

    def on_key(self, event: pygame.event.Event) -> bool:
        return used(self, event) or super().on_key(event)

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
        if self.loose is not None and self.loose.paint(surface, self.place, marked, marks):
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
