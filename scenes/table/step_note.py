"""A paper note over a table that tells something in steps, with what it speaks of glowing.

What the steps say, when each is ready, and what the last button does is the game's, which derives its note from this.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import pygame
from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.note import Note, NoteButton, NoteText, Sizes
from scenes.kit.ornament import glow_frame
from scenes.kit.scene import Scene
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, LARGE_FROM
from scenes.kit.thing import Thing, thing_at

if TYPE_CHECKING:
    from scenes.shell.app import App

DIM = 0.4
BROADER = (1.0, 1.3, 1.6)
"""With large letters a note is so many times as wide as its home, the first that holds its text."""
HIGHEST, WIDEST = 0.66, 0.52
"""And so much of the window at most."""


@dataclass(slots=True)
class Told:
    """One step: the sentences, and the places that glow for it."""

    text: str
    highlights: list[Rect] = field(default_factory=list)


ToldT = TypeVar("ToldT", bound=Told)


class Room(NamedTuple):
    """Where the note lies: on the lower edge of `home`, as wide, and always there; only where it would cover what it
    speaks of, on the lower edge of the first place of `asides` where it does not."""

    home: Rect
    asides: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """What the note lies on; sizes and places are asked for when they are needed."""

    table: Scene
    measures: Callable[[], Sizes]
    room: Callable[[], Room]


class StepNote(Scene, Generic[ToldT]):
    """Enter goes on to the next step; Escape, or a press beside the note, closes it; a press on what glows is then a
    press on the table. `name` is that of the scene and of its key."""

    name = "note"
    modal = True
    veil = 0.0
    grave: Collection[str] = ()
    """Steps whose things glow red."""

    app: App

    def __init__(self, app: App, ground: Ground, steps: Sequence[str], blank: ToldT) -> None:
        super().__init__(app)
        self.ground, self.steps = ground, steps
        self.step = 0
        self.said: ToldT = blank
        self.note = Note(ground.measures())
        self._height = 0
        self._placed: tuple[object, Rect | None] = None, None
        """The ground it was placed on, and which of the rooms it lies in; None at home."""
        self._waits = False
        """The next step is wanted, and not ready yet."""
        self._pages: list[str] = []
        """The text of this step in the parts that have room, where letters are large."""
        self._page = 0

    # what a game says

    def tell(self, step: str) -> ToldT:
        """What a step says now."""
        return self.said

    def title(self, step: str) -> str:
        """What stands at the head of a step."""
        return step

    def ready(self, step: str) -> bool:
        """Whether a step can be told at once; until then the note waits with the one before."""
        return True

    def last_button(self) -> NoteButton | None:
        """What the last step offers to do, besides closing the note."""
        return None

    def next_button(self) -> NoteButton:
        """What the other steps go on with."""
        return self.made("next", "kit.button.continue", primary=True)

    def lit(self, thing: Thing) -> bool:
        """Whether the table below lights a thing by itself."""
        return False

    # the note

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._waits and self.ready(self.steps[self.step + 1]):
            self.go_on()

    def layout(self) -> None:
        step = self.steps[self.step]
        self.said = self.tell(step)
        self._pages = []
        self._put(self.said.text)
        if self.ground.measures().text_scale >= LARGE_FROM:
            self._pages = self.note.pages()
            self._page = min(self._page, len(self._pages) - 1)
            if len(self._pages) > 1:
                self._put(self._pages[self._page])

    def _put(self, text: str) -> None:
        """Lay the note out with as much of a step's text."""
        content = self._content(text)
        self.note.put(self.ground.measures(), self._area(), content)
        if len(content.buttons) > 2 and self.note.crowded:  # in a language of long words
            close, between, more = content.buttons
            content = replace(content, buttons=(close, more), way_back=between)
            self.note.put(self.ground.measures(), self._area(self.note.row_height), content)

    def _content(self, text: str) -> NoteText:
        parts = max(1, len(self._pages))
        return NoteText(
            self.name, self.title(self.steps[self.step]), text, self.buttons(), step=self.step + self._page,
            steps=len(self.steps) + parts - 1,
        )  # fmt: skip

    def last_page(self) -> None:
        """Lay it out anew, and turn to the end of what this step says."""
        self.relayout()
        if len(self._pages) > 1:
            self._page = len(self._pages) - 1
            self.relayout()

    def made(self, name: str, key: str, *, primary: bool = False, other: str = "") -> NoteButton:
        """A button of the note with the words of a key; `other` is the key of what stands there in another step."""
        room = (self.app.t(other),) if other else ()
        return NoteButton(f"button:{name}", self.app.t(key), self.app.t(key), primary, room)

    def buttons(self) -> tuple[NoteButton, ...]:
        """Close, and what goes on; the likeliest one last."""
        more = self.last_button() if self.at_end else self.next_button()
        close = self.made("close", "kit.button.close", primary=more is None)
        return (close, more) if more is not None else (close,)

    @property
    def at_end(self) -> bool:
        """No step follows, and no page of this one."""
        return self.step == len(self.steps) - 1 and self._page >= len(self._pages) - 1

    def _area(self, more: int = 0) -> Rect:
        """At home; aside where the note would cover what one of its steps speaks of. It lies in one place for all of
        them, its buttons under the same pointer: a long last step makes it higher, not lower, and so do `more` pixels
        for a second row of buttons."""
        measures, (home, asides) = self.ground.measures(), self.ground.room()
        before = [self.tell(step) for step in self.steps[:-1]]
        window = Rect((0, 0), self.app.size)
        spoken_of = [rect for told in before for rect in told.highlights]
        news = [rect for rect in self.said.highlights if rect not in spoken_of]
        ground = window.size, tuple(home), tuple(tuple(one) for one in asides)
        if measures.text_scale >= LARGE_FROM:
            return self._large_area(ground, (home, *asides), [*before, self.said], [*spoken_of, *news], more)
        px = measures.px
        width, style = home.w - px(28, 18), Style(measures.text(21, 16))
        words = max(lay_out(told.text, style, width).size[1] for told in (*before, self.said))
        height = min(px(600, 420), max(px(170, 126), words + px(120, 88) + more, home.h))
        self._height = height = max(height, self._height)

        def lies(room: Rect | None) -> Rect:
            at = room or home
            return Rect(at.centerx - home.w // 2, at.bottom - height, home.w, height).clamp(window)

        def clear(room: Rect | None, rects: Sequence[Rect]) -> bool:
            return not any(lies(room).colliderect(rect) for rect in rects)

        if self._placed[0] != ground or not clear(self._placed[1], news):
            rooms = (None, *asides)
            free = [one for one in rooms if clear(one, (*spoken_of, *news))]
            other = [one for one in rooms if news and clear(one, news)]
            self._placed = ground, (free or other or [asides[-1]])[0]
        return lies(self._placed[1])

    def _large_area(
        self, ground: object, rooms: Sequence[Rect], told: Sequence[Told], spoken_of: Sequence[Rect], more: int
    ) -> Rect:
        """The same where letters are large: as wide and high as they ask for, beside what it speaks of; where there is
        not so much room, the roomiest place, and its text goes on on further pages."""
        measures, window, home = self.ground.measures(), Rect((0, 0), self.app.size), rooms[0]
        most = round(window.h * HIGHEST)
        stays = self._placed[1] if self._placed[0] == ground else None
        contents = [replace(self._content(one.text), way_back=None) for one in told]
        found: list[tuple[bool, int, Rect]] = []
        for share in BROADER:
            width = min(round(home.w * share), round(window.w * WIDEST))
            full, least = (
                max(self.note.high(measures, one, width, least=small) for one in contents) + more
                for small in (False, True)
            )
            height = max(home.h, min(full, most))
            for room in rooms:
                at = Rect(room.centerx - width // 2, room.bottom - height, width, height).clamp(window)
                if at.collidelist(spoken_of) < 0:
                    found.append((least <= most, height * width, at))
        if stays is not None and any(stays == at and whole for whole, _, at in found):
            return stays
        roomy = next((at for whole, _, at in found if whole), None)
        if roomy is None and found:
            roomy = max(found, key=lambda one: one[1])[2]
        if roomy is None:  # it speaks of what lies everywhere
            last, news = rooms[-1], [*told[-1].highlights]
            at = Rect(last.centerx - home.w // 2, last.bottom - home.h, home.w, home.h).clamp(window)
            ways = (Rect(one.centerx - home.w // 2, one.bottom - home.h, home.w, home.h).clamp(window) for one in rooms)
            roomy = next((one for one in ways if one.collidelist(news) < 0), at)
        self._placed = ground, roomy
        return roomy

    def passages(self) -> Sequence[Passage]:
        step = self.steps[self.step]
        return (Passage("note", f"{self.title(step)}\n{self.said.text}"),)

    def default_focus(self) -> str | None:
        return self.buttons()[-1].id

    @property
    def read_now(self) -> Sequence[Rect]:
        return (self.note.rect,)

    def things(self) -> list[Thing]:
        return self.note.things()

    def press(self, thing: Thing) -> None:
        if thing.id == "button:close":
            self.app.pop()
        elif thing.id == "button:next":
            self.go_on()

    def go_on(self) -> None:
        """The next page or step, its likeliest button in focus; it comes when it is ready, without motion now."""
        if self._page < len(self._pages) - 1:
            self._page += 1
            self.relayout()
            self.focus.set(self.default_focus() or "", show=False)
            return
        self._waits = not self.ready(self.steps[self.step + 1]) and self.app.speed > 0
        if self._waits:
            return
        self.step, self._page = self.step + 1, 0
        self.relayout()
        self.focus.set(self.default_focus() or "", show=False)

    def on_down(self, pos: tuple[int, int]) -> bool:
        if self.note.rect.collidepoint(pos):
            return super().on_down(pos)
        lit, table = self._lit(pos), self.ground.table
        self.app.pop()
        if lit:  # the note has said what to press, and that was pressed
            self.app.input.presses.pass_on(table)
            table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        return True

    def _lit(self, pos: tuple[int, int]) -> bool:
        """Whether a thing that the note or the table lights lies there."""
        under = thing_at(self.ground.table.things(), pos)
        return under is not None and (self.lit(under) or any(rect == under.rect for rect in self.said.highlights))

    def command(self, name: str) -> bool:
        """The key that opened the note goes on, and closes it at its end."""
        if name != self.name:
            return False
        if self.at_end:
            self.app.pop()
        else:
            self.go_on()
        return True

    def paint(self, canvas: Canvas) -> None:
        canvas.dim(DIM, keep=tuple(rect.inflate(8, 8) for rect in self.said.highlights))
        colour = CRIMSON if self.steps[self.step] in self.grave else GOLD[0]
        for rect in self.said.highlights:
            canvas.mark(glow_frame(canvas.surface, rect, colour, 4 if self.at_end else 3))
        self.note.paint(canvas, self.hover, self.down)
        self.paint_focus(canvas)
