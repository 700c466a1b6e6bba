"""The sheet for a game that cannot be written: why, how much of it lies on no disk, and where else it could go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit.column import Column
from scenes.kit.fit import draw_text, escape
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.widgets import Button, panel
from scenes.shell import games
from scenes.shell.run import AnyRun
from scenes.shell.storage import Place, places, shortened, usable

if TYPE_CHECKING:
    from scenes.shell.app import App


class UnsavedScene(Form):
    """`button:again` tries once more, `place:<name>` goes on writing there, `button:close` plays on unsaved."""

    name = "unsaved"
    modal = True

    app: App

    def __init__(self, app: App, run: AnyRun) -> None:
        super().__init__(app)
        self.run = run
        self.widgets = []
        self.sheet = self.title = self.room = Rect(0, 0, 0, 0)
        size = run.journal.size if run.journal is not None else 0
        self.places = [place for place in places(app.data.root) if usable(place, size)]

    def heading(self) -> str:
        return self.app.t("kit.save.unsaved_title")

    def passages(self) -> Sequence[Passage]:
        return (Passage("why", self.words()),)

    def default_focus(self) -> str | None:
        return self.widgets[0].id

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        row, gap = px(62 if full else 46), px(14 if full else 10)
        count = len(self.places) + 2
        head, words = px(64 if full else 46), px(190 if full else 136)
        tall = head + words + count * (row + gap) + px(90 if full else 66)
        self.sheet = Rect(0, 0, min(px(860 if full else 640), w - 24), min(tall, h - 16))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(100 if full else 72), -px(72 if full else 52))
        self.title = Rect(inner.x, inner.y, inner.w, head)
        self.room = Rect(inner.x, self.title.bottom, inner.w, words)
        spot = Rect(inner.x, self.room.bottom + gap, inner.w, row)
        self._place([spot.move(0, at * (row + gap)) for at in range(count)])

    def _below(self, column: Column) -> None:
        self.title = column.words(self.heading(), self._title())
        self.room = column.words(self.words(), self._style())
        self._place([column.row() for _ in range(len(self.places) + 2)])
        self.sheet = column.sheet

    def _title(self) -> Style:
        return Style(self.theme.text(34 if self.theme.layout.full else 25), CRIMSON, "title", align="center")

    def _style(self) -> Style:
        return Style(self.theme.text(22 if self.theme.layout.full else 18), INK, align="center")

    def _place(self, spots: Sequence[Rect]) -> None:
        """A button for each place, and two more."""
        t = self.app.t
        buttons = []
        for place, spot in zip(self.places, spots, strict=False):
            words_of = t("kit.save.elsewhere", place=t(f"kit.save.places.{place.name}"))
            buttons.append(Button(f"place:{place.name}", spot, words_of, action=partial(self._go_to, place), size=19))
        again = Button("button:again", spots[-2], t("kit.save.again"), action=self._again, size=19)
        close = Button("button:close", spots[-1], t("kit.save.play_unsaved"), action=self.app.pop, size=19)
        buttons += [again, close]
        buttons[0].primary = True
        self.widgets = [*buttons]

    def words(self) -> str:
        """What is wrong, and what can be done about it."""
        t, run = self.app.t, self.run
        unsaved = run.journal.unsaved if run.journal is not None else 0
        lines = [t("kit.save.unsaved_why", reason=self._why(), n=unsaved)]
        lines.append(t("kit.save.unsaved_choose" if self.places else "kit.save.nowhere"))
        return " ".join(lines)

    def _why(self) -> str:
        """What is in the way, in the player's language."""
        return games.words_for(self.app, self.run.trouble or OSError())

    def _go_to(self, place: Place) -> None:
        app, folder = self.app, place.folder
        if self.run.move(folder, app.data) and self.run.journal is not None:
            app.data.hold(self.run.journal.path)
            app.pop()
            app.say(app.t("kit.save.saved_elsewhere", folder=escape(shortened(folder))), None, games.TROUBLE)
        else:
            self.places = [one for one in self.places if one != place]
            self.relayout()
            app.say(app.t("kit.save.still_not", reason=self._why()))

    def _again(self) -> None:
        app, journal = self.app, self.run.journal
        if journal is None or journal.again():
            self._saved()
        else:
            app.say(app.t("kit.save.still_not", reason=self._why()))

    def _saved(self) -> None:
        self.app.pop()
        self.app.say(self.app.t("kit.save.writes_again"))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.run.trouble is None and self.app.top is self:  # it writes again by itself: nothing is left to ask
            self._saved()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=15)
        draw_text(surface, self.heading(), self.title, self._title(), valign="middle", where="unsaved")
        draw_text(surface, self.words(), self.room, self._style(), valign="middle", where="unsaved.words")


route("unsaved", UnsavedScene)
