"""Settings over whatever is on the screen, on pages: every change shows at once and is kept at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text, escape
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, Choice, Slider, Toggle, Widget, WidgetState, panel
from scenes.menus import album, previews
from scenes.menus.settings_rows import PAGES, Maker, RowMaker, Rows, label_of
from scenes.menus.sights import framed, loose
from scenes.shell import screens
from scenes.shell.adapters import Sight
from scenes.shell.profile import UNDO
from scenes.shell.run import Playing
from scenes.shell.storage import shortened

if TYPE_CHECKING:
    from scenes.shell.app import App

ROWS = 8
"""Of each column."""
LEAF = 0.27
"""How much of the notebook's width the leaf with the picture takes."""
BELOW = "below"
"""What is drawn under few rows (`Screens.plates`)."""
ROW_OF_COLUMN = 48
"""Units of a row where all of them stand below each other."""


class SettingsScene(Form):
    """A notebook: a picture of the page at the left, its rows at the right in two columns; `page:<name>` turns to
    another page of PAGES."""

    name = "settings"
    modal = True

    app: App

    def __init__(self, app: App, page: str = PAGES[0]) -> None:
        super().__init__(app)
        self.page = page
        self.sheet = Rect(0, 0, 0, 0)
        self.leaves = self.sheet, self.sheet
        self.picture = self._shown = self._fold = self._below_rows = Rect(0, 0, 0, 0)
        self._step = 0
        self._labels: list[tuple[str, Rect]] = []
        self._note = self._path = self._close = Rect(0, 0, 0, 0)
        self._wanted: str | None = None
        """The undo policy that waits for everybody's agreement."""

    def heading(self) -> str:
        return f"{self.app.t('kit.settings.title')}: {self.app.t(f'kit.settings.page_{self.page}')}"

    def default_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if widget.id.startswith("setting:")), None)

    def layout(self) -> None:
        self.foot = 0
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = Rect(0, 0, min(px(1820 if full else 1232), w - 40), min(px(980 if full else 660), h - 40))
        self.sheet.center = (w // 2, h // 2)
        left = Rect(self.sheet.x, self.sheet.y, round(self.sheet.w * LEAF), self.sheet.h)
        right = Rect(left.right, left.y, self.sheet.right - left.right, left.h)
        self.leaves = left, right
        self._at_left(left)
        inner = right.inflate(-px(90 if full else 56), -px(80 if full else 48))
        tabs = px(58 if full else 42)
        foot, gap = px(70 if full else 50), px(52 if full else 32)
        pages = Rect(inner.x, inner.y, inner.w, tabs)
        above = pages.bottom + px(30 if full else 20)
        body = Rect(inner.x, above, inner.w, inner.bottom - foot - px(12) - above)
        half = (body.w - gap) // 2
        self._labels = []
        self._path = Rect(0, 0, 0, 0)
        first, second = RowMaker(self.app, self._undo).page(self.page)
        self._fold = Rect(body.centerx, body.y, 0, body.h - px(26 if full else 18))
        columns = (Rect(body.x, body.y, half, body.h), Rect(body.x + half + gap, body.y, half, body.h))
        free = ROWS - max(len(first), len(second))
        tall = (body.h - px(26 if full else 18)) * free // ROWS - px(30 if full else 18)
        self._below_rows = Rect(body.x, body.bottom - px(26 if full else 18) - tall, body.w, tall if free > 1 else 0)
        self._fold.h -= self._below_rows.h and self._below_rows.h + px(14)
        tabs_places = beside(pages, len(PAGES), px(14))
        self.widgets = [*self._pages(tabs_places), *self._column(columns[0], first), *self._column(columns[1], second)]
        self._note = Rect(inner.x, body.bottom - px(24 if full else 16), inner.w, px(34 if full else 24))
        self.widgets += self._foot(beside(Rect(inner.x, inner.bottom - foot, inner.w, foot), 4, px(14)))

    def _at_left(self, leaf: Rect) -> None:
        """What stands on the left leaf: the heading, the picture of the page, and what is pointed at."""
        px, full = self.theme.px, self.theme.layout.full
        inner = leaf.inflate(-px(70 if full else 46), -px(70 if full else 44))
        self._title = Rect(inner.x, inner.y - px(6), inner.w, px(76 if full else 52))
        edge = px(album.FRAME)
        top = self._title.bottom + px(26 if full else 18) + edge
        self.picture = Rect(inner.x + edge, top, inner.w - 2 * edge, round(inner.w * 1.02))
        under = self.picture.bottom + edge + px(24 if full else 14)
        self._shown = Rect(inner.x, under, inner.w, inner.bottom - under)

    def _below(self, column: Column) -> None:
        """All rows of the page below each other."""
        self._labels, self._path = [], Rect(0, 0, 0, 0)
        self._title = column.row(44)
        column.skip(6)
        self.widgets = [*self._pages(column.grid(len(PAGES), 190, 42))]
        column.skip(6)
        for name, make in chain(*RowMaker(self.app, self._undo).page(self.page)):
            self.widgets.append(self._row(name, make, column.row(ROW_OF_COLUMN)))
            if name == "data_folder":
                self._path = column.row(ROW_OF_COLUMN)
        style = Style(self.theme.ui(19), CRIMSON, italic=True, align="center")
        asked = self._wanted is not None
        self._note = column.words(self.app.t("kit.undo.policy_asks"), style) if asked else Rect(0, 0, 0, 0)
        column.skip(6)
        self.widgets += self._foot(column.grid(4, 230))
        self._close = self.widgets[-1].rect.copy()
        self.sheet = column.sheet

    def things(self) -> list[Thing]:
        self._hold_close()
        return super().things()

    def on_page(self, things: list[Thing]) -> list[Thing]:
        return [replace(one, rect=self._close) if self.foot and one.id == "button:close" else one for one in things]

    def _hold_close(self) -> None:
        """Of a page higher than the window the way back stays in sight: at the lower edge of what is seen, until its
        own place is."""
        if not self.theme.layout.column:
            return
        close, px, window = self.widgets[-1], self.theme.px, self.app.window
        low = window.view[1] + window.base_size[1] - px(8)
        held = self._close.bottom > low
        close.rect = Rect(self._title.x, low - self._close.h, self._title.w, self._close.h) if held else self._close
        self.foot = self._close.h + px(16) if held else 0

    def paint(self, canvas: Canvas) -> None:
        self._hold_close()
        if not self.theme.layout.column:
            self._show(canvas.surface)
            canvas.mark(self.leaves[0])
        if not self.foot:
            super().paint(canvas)
            return
        close, surface = self.widgets[-1], canvas.surface
        bar = Rect(self.sheet.x + 2, close.rect.y - self.theme.px(8), self.sheet.w - 4, self.foot)
        clip = surface.get_clip()
        surface.set_clip(Rect(0, 0, surface.get_width(), bar.y).clip(clip))
        for widget in self.widgets[:-1]:
            widget.paint(canvas, self.theme, WidgetState(self.hover == widget.id, self.down == widget.id))
        surface.set_clip(clip)
        surface.fill(PARCH[1], bar)
        pygame.draw.line(surface, PARCH[3], bar.topleft, bar.topright, 2)
        canvas.mark(bar)
        close.paint(canvas, self.theme, WidgetState(self.hover == close.id, self.down == close.id))
        self.paint_focus(canvas)

    def pointed(self) -> Widget | None:
        """The row under the pointer, else the focused one."""
        for name in (self.hover or "", self.focus.current or ""):
            if name.startswith("setting:"):
                return self.widget(name)
        return None

    def _show(self, surface: Surface) -> None:
        """The picture of the page, and below it the row that is pointed at: what it is set to, in the letters in use,
        and what that does."""
        theme, full, shown = self.theme, self.theme.layout.full, self._shown
        if sight := _sight(self.page):
            framed(surface, self.app.art, sight, self.picture)
        row = self.pointed()
        name = row.id.partition(":")[2].replace("-", "_") if row is not None else ""
        drawn = row is not None and previews.known(name)
        head = Rect(shown.x, shown.y, shown.w, round(shown.h * (0.26 if drawn else 0.3)))
        style = Style(theme.text(30 if full else 22), CRIMSON, "title", align="center")
        if row is None:
            words = self.app.t(f"kit.settings.page_{self.page}")
            draw_text(surface, words, head, style, where="settings.page", ellipsis=True)
            return
        label = self.app.t(label_of(self.app, name)) if row.enabled else row.label
        said = draw_text(surface, label, head, style, where="settings.row", ellipsis=True)
        value = Rect(shown.x, shown.y + said.size[1] + theme.px(4), shown.w, round(shown.h * (0.2 if drawn else 0.4)))
        style = Style(theme.ui(18), mix(INK, PARCH[4], 0.35), italic=True, align="center")
        said = draw_text(surface, self._set_to(row), value, style, where="settings.value", ellipsis=True)
        if drawn:
            top = value.y + said.size[1] + theme.px(16 if full else 10)
            previews.paint(surface, self.app, name, Rect(shown.x, top, shown.w, shown.bottom - top))

    def _set_to(self, row: Widget) -> str:
        """What a row is set to, in words."""
        if isinstance(row, Choice):
            return row.names[row.index]
        if isinstance(row, Toggle):
            return row.spoken(self.app.t)[0]
        return row.text() if isinstance(row, Slider) else row.label

    def _pages(self, places: Sequence[Rect]) -> list[Widget]:
        return [
            Button(
                f"page:{name}",
                place,
                self.app.t(f"kit.settings.page_{name}"),
                action=partial(self.turn_to, name),
                primary=name == self.page,
                size=20,
                zone="pages",
            )
            for name, place in zip(PAGES, places, strict=True)
        ]

    def turn_to(self, page: str) -> None:
        """Show another page; a policy that waits for agreement is forgotten."""
        self.page, self._wanted = page, None
        self.relayout()

    def _column(self, area: Rect, rows: Rows) -> list[Widget]:
        px = self.theme.px
        height = self._step = (area.h - px(26 if self.theme.layout.full else 18)) // ROWS
        made = []
        for i, (name, make) in enumerate(rows):
            tall = min(height - px(8), px(64 if self.theme.layout.full else 46))
            row = Rect(area.x, area.y + i * height + (height - px(8) - tall) // 2, area.w, tall)
            if name == "data_folder":
                self._path = Rect(row.x, row.bottom + px(4), row.w, height)
            made.append(self._row(name, make, row))
        return made

    def _row(self, name: str, make: Maker, row: Rect) -> Widget:
        """What a row is called, and its control beside it."""
        widget = make(name, Rect(row.x + round(row.w * 0.44), row.y, round(row.w * 0.56), row.h))
        if isinstance(widget, Toggle):
            widget.rect = row
        else:
            self._labels.append((self.app.t(label_of(self.app, name)), Rect(row.x, row.y, round(row.w * 0.42), row.h)))
        return widget

    def _foot(self, places: Sequence[Rect]) -> list[Widget]:
        t = self.app.t
        keys, sound, middle, close = places
        acts = next((one.acts for one in screens.every() if one.game == self.app.game), ())
        between = [
            Button(f"button:{one.name}", middle, t(one.label), action=partial(one.press, self.app), size=20)
            for one in acts[:1]
        ]
        if self._wanted is not None:
            label = t("kit.undo.policy_agree")
            between = [Button("button:agree", middle, label, action=self._agree, primary=True, size=20)]
        return [
            Button("button:keys", keys, t("kit.settings.keys"), action=self._keys, size=22),
            Button("button:sound", sound, t("kit.sound.open"), action=lambda: self.app.open("sound"), size=22),
            *between,
            Button(
                "button:close", close, t("kit.button.close"), action=self.app.pop, primary=True, size=26, face="title"
            ),
        ]

    def _undo(self, name: str, rect: Rect) -> Widget:
        """The undo policy: that of the game being played, which changes only when everybody agrees."""
        names = [self.app.t(f"kit.undo.{policy}.name") for policy in UNDO]
        table, make = self._table, RowMaker(self.app, self._undo)
        if table is None:
            return make.picked("undo", UNDO, names)(name, rect)
        return make.choice(UNDO, names, self._wanted or table.run.setup.undo, self.ask)(name, rect)

    def ask(self, policy: str) -> None:
        """Another policy was pointed at: the button in the middle asks for agreement."""
        table = self._table
        if table is not None:
            self._wanted = policy if policy != table.run.setup.undo else None
            self.relayout()

    def _agree(self) -> None:
        table, policy = self._table, self._wanted
        self._wanted = None
        if table is not None and policy is not None:
            table.agree_on_undo(policy)
            self.app.set("undo", policy)

    @property
    def _table(self) -> Playing | None:
        """The game being played below this sheet."""
        return next((scene for scene in self.app.stack if isinstance(scene, Playing)), None)

    def _keys(self) -> None:
        self.app.open("keys")

    def paint_base(self, surface: Surface) -> None:
        theme = self.theme
        if theme.layout.column:
            panel(surface, self.sheet, seed=9)
        else:
            album.paper_spread(surface, theme, self.leaves, self.picture)
            self._rule(surface)
        title = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(
            surface, self.app.t("kit.settings.title"), self._title, title, valign="middle", where="settings.title"
        )
        materials.rule(surface, self._title.x, self._title.right, self._title.bottom)
        for label, rect in self._labels:
            draw_text(surface, label, rect, Style(theme.ui(20), INK), valign="middle", where=label, ellipsis=True)
        if self._path.h:
            self._paint_path(surface)
        if self._wanted is not None:
            self._paint_note(surface)

    def _rule(self, surface: Surface) -> None:
        """The lines of a notebook under the rows, and the red one down its middle."""
        for widget in self.widgets:
            if widget.id.startswith("setting:"):
                left, wide = (self._fold.x + self.theme.px(16), 0) if widget.rect.x > self._fold.x else (0, 0)
                left = left or self.widgets[0].rect.x
                wide = (self._fold.x - self.theme.px(16) if left < self._fold.x else self.widgets[-1].rect.right) - left
                y = widget.rect.centery + self._step // 2
                pygame.draw.line(surface, mix(PARCH[1], PARCH[3], 0.45), (left, y), (left + wide, y))
        if self._below_rows.h and self._wanted is None and not materials.is_plain():
            if sight := _sight(BELOW):
                loose(surface, self.app.art, sight, self._below_rows)
            line = self._below_rows
            materials.rule(surface, line.x, line.right, line.bottom)
        pygame.draw.line(surface, mix(PARCH[1], CRIMSON, 0.5), self._fold.topleft, self._fold.bottomleft)

    def _paint_path(self, surface: Surface) -> None:
        """Where the folder of the games lies."""
        style = Style(self.theme.ui(17), mix(INK, PARCH[4], 0.4), italic=True)
        words = escape(shortened(self.app.data.root.absolute()))
        draw_text(surface, words, self._path, style, where="settings.folder", ellipsis=True)

    def _paint_note(self, surface: Surface) -> None:
        """What agreeing to another undo policy means."""
        style = Style(self.theme.ui(19), CRIMSON, italic=True, align="center")
        draw_text(surface, self.app.t("kit.undo.policy_asks"), self._note, style, valign="middle", where="agree")


route("settings", SettingsScene)


def _sight(name: str) -> Sight | None:
    """The picture of a page of the settings, of the first game that has one."""
    return next((one.plates[name] for one in screens.every() if name in one.plates), None)
