"""The first screen: the book on the desk, and what can be done with it. A new screen adds one entry to `ENTRIES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text, in_sentence
from scenes.kit.form import Form
from scenes.kit.ornament import gilded
from scenes.kit.routes import route
from scenes.kit.shapes import Point
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, GOLD, INK, MIN_TEXT, Theme, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, WidgetState
from scenes.shell import games, save_index
from scenes.shell.profile import Profile
from scenes.shell.run import Run
from scenes.shell.save_index import SaveEntry

if TYPE_CHECKING:
    from scenes.shell.app import App


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: its thing is `button:<name>`, its words `kit.button.<name>`; `shown` may hide it."""

    name: str
    open: Callable[[App], None]
    shown: Callable[[App], bool] = lambda app: True
    order: int = 50


ENTRIES: list[Entry] = []


def register(entry: Entry) -> None:
    """Add a line to the menu (once per name)."""
    ENTRIES[:] = sorted([e for e in ENTRIES if e.name != entry.name] + [entry], key=lambda e: e.order)


EYE, EYE_SIZE = (1120, 328), (240, 220)
"""Where the patch with the opened eye lies in the picture of the menu."""


@dataclass(slots=True)
class MenuButton(Button):
    """A line of the menu, with a second, smaller one that tells more."""

    note: str = ""

    def thing(self) -> Thing:
        return replace(Button.thing(self), label=f"{self.label}. {self.note}" if self.note else self.label)

    def paint(self, canvas: Canvas, theme: Theme, look: WidgetState) -> None:
        words, self.label = self.label, "" if self.note else self.label
        Button.paint(self, canvas, theme, look)
        self.label = words
        if not self.note:
            return
        room = self.rect.inflate(-theme.px(40), -theme.px(14)).move(0, 2 if look.down else 0)
        least = layout(self.note, Style(MIN_TEXT), None).size[1]
        head = Rect(room.x, room.y, room.w, room.h - max(least, room.h * 42 // 100))
        foot = Rect(room.x, head.bottom, room.w, room.h - head.h)
        style = Style(theme.ui(self.size), GOLD[0], self.face, align="center")
        draw_text(canvas.surface, words, head, style, valign="middle", where=self.id, wrap=False, ellipsis=True)
        style = Style(theme.ui(16), mix(BONE, GOLD[1], 0.4), align="center")
        draw_text(canvas.surface, self.note, foot, style, valign="middle", where="menu.note", wrap=False, ellipsis=True)


class MenuScene(Form):
    """The main menu; the book on the lectern listens while somebody points at a new game."""

    name = "menu"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, "menu")
        self.title = Rect(0, 0, 0, 0)
        self.waiting: SaveEntry | None = None
        """The unfinished game that was played last."""
        self.newcomer = False
        """Nobody has begun a game or done a lesson here yet: the lessons are recommended."""

    def _where(self, save: SaveEntry, width: int) -> str:
        """Where a game waits: its round, whose turn it is and, where there is room, who plays."""
        seat = in_sentence(save.who or "…")
        bare = self.app.t("kit.menu.resume_line", round=save.round, seat=seat, list="")
        room = width - self.theme.px(44) - layout(bare, Style(MIN_TEXT), None).size[0]
        people = games.people_of(self.app, save, room)
        words = self.app.t("kit.menu.resume_line", round=save.round, seat=seat, list=people)
        fits = layout(words, Style(MIN_TEXT), None).size[0] < width - self.theme.px(44)
        return words if fits else games.title_of(self.app, save)

    def default_focus(self) -> str | None:
        if self.waiting is not None:
            return "button:resume"
        return "button:tutorial" if self.newcomer else "button:new-game"

    def layout(self) -> None:
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        path = Run.waiting(self.app.data)
        self.waiting = save_index.look(path) if path is not None else None
        profile = Profile(self.app.data)
        known = profile.lessons or games.ever_played(self.app.data)
        self.newcomer = self.waiting is None and not known
        self.room.place(self.app.size)
        left = max(px(48), round(self.room.at(96, 0)[0]))
        width = min(max(px(520 if full else 390), round(self.room.at(650, 0)[0]) - left), w - left - px(40))
        top = px(64 if full else 36)
        self.title = Rect(left, top, width, round(h * 0.25))
        under = self.title.bottom + px(62 if full else 40)
        self._buttons(Rect(left, under, width, h - under - px(72 if full else 66)))

    def _buttons(self, area: Rect) -> None:
        px, app = self.theme.px, self.app
        entries = [entry for entry in ENTRIES if entry.shown(app)]
        chosen = (self.default_focus() or "").removeprefix("button:")
        big, small, gap = px(84), px(62), px(16)
        large = [entry.name in (chosen, "new-game", "resume") for entry in entries]
        need = sum(big if one else small for one in large) + gap * (len(entries) - 1) + px(22)
        fit = min(1.0, area.h / need)  # many entries share the room of few
        big, small, gap = round(big * fit), round(small * fit), round(gap * fit)
        heights = [big if one else small for one in large]
        for number, entry in enumerate(entries):
            if self._note(entry, area.w):
                heights[number] += round(px(22) * fit)  # two lines stand on it
        y = area.y + (area.h - sum(heights) - gap * (len(entries) - 1)) // 3
        self.widgets = []
        for entry, height in zip(entries, heights, strict=True):
            label, note = app.t(f"kit.button.{entry.name}"), self._note(entry, area.w)
            if entry.name == "language":
                own = next((one.own_name for one in app.languages if one.code == app.lang), app.lang)
                label = f"{label}: {own}"
            size = 27 if height >= big else 20
            self.widgets.append(
                MenuButton(
                    f"button:{entry.name}",
                    Rect(area.x, y, area.w, height),
                    label,
                    action=partial(entry.open, app),
                    primary=entry.name == chosen,
                    size=size,
                    face="title" if height >= big else "body",
                    note=note,
                )
            )
            y += height + gap
        corner = Rect(0, 0, px(210 if self.theme.layout.full else 190), px(46 if self.theme.layout.full else 40))
        corner.bottomright = (app.size[0] - px(20), app.size[1] - px(16))
        label = app.t("kit.button.about")
        self.widgets.append(Button("button:about", corner, label, action=lambda: app.open("about"), size=16))

    def _note(self, entry: Entry, width: int) -> str:
        """The second line on a button: where the game waits, or for whom the lessons are."""
        if entry.name == "resume" and self.waiting is not None:
            return self._where(self.waiting, width)
        return self.app.t("kit.menu.newcomer") if entry.name == "tutorial" and self.newcomer else ""

    def paint_base(self, surface: Surface) -> None:
        h, full = self.app.size[1], self.theme.layout.full
        px, t = self.theme.px, self.app.t
        self.room.paint_base(surface)
        self._listening()
        gilded(surface, t("kit.menu.title"), self.title, self.theme.text(76 if full else 52), where="menu.title")
        tagline = Rect(self.title.x, self.title.bottom + px(4), self.title.w, px(44 if full else 32))
        style = Style(self.theme.text(22 if full else 17), mix(BONE, INK, 0.12), italic=True, align="center")
        draw_text(
            surface,
            t("bigbook.terms.title.tagline"),
            tagline,
            style,
            valign="middle",
            where="menu.tagline",
            ellipsis=True,
        )
        line = Rect(self.title.x, h - px(66 if full else 62), self.title.w, px(50 if full else 52))
        quiet = Style(self.theme.text(16), mix(BONE, INK, 0.3), align="center")
        draw_text(surface, t("kit.menu.subtitle"), line, quiet, valign="middle", where="menu.subtitle", ellipsis=True)

    def _listening(self) -> tuple[Surface, Point] | None:
        """The book's eye opened a slit, and where it goes."""
        return self.room.piece("menu_eye", EYE, EYE_SIZE)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        pointed = (self.hover, self.focus.current if self.focus.visible else None)
        if "button:new-game" in pointed and not self.theme.high_contrast:
            eye = self._listening()
            if eye is not None:
                canvas.blit(*eye)
        self.room.paint(canvas)
        super().paint(canvas)

    def resume(self) -> None:
        self.relayout()


register(Entry("resume", games.resume, lambda app: games.can_resume(app.data), 10))
register(Entry("new-game", lambda app: app.go("setup"), order=20))
register(Entry("load", games.open_saves, lambda app: save_index.anything(app.data), 30))
register(Entry("language", lambda app: app.next_language(), order=80))
register(Entry("settings", lambda app: app.open("settings"), order=85))
register(Entry("quit", lambda app: app.quit(), order=99))


route("menu", MenuScene)
