"""The sheet of one kept game: how its table looked, everything that is known of it, its name, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.saves.save import SaveError
from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text, escape
from scenes.kit.form import Form
from scenes.kit.input import clipboard
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, mix
from scenes.kit.widgets import Button, Widget, panel
from scenes.menus.sights import framed, party
from scenes.menus.unseen_table import unseen_table
from scenes.shell import games
from scenes.shell.run import AnyRun, Playing
from scenes.shell.saves import archive, codes, replays, save_index
from scenes.shell.saves.save_index import SaveEntry

if TYPE_CHECKING:
    from scenes.shell.app import App

Act = Callable[[], None]
FACT = 48
"""Units of a line of what is known, where everything stands in one column."""


class SaveScene(Form):
    """`field:title` names it, `button:open` goes on or shows how it ended, `button:watch` plays it from its beginning,
    `button:same-luck` deals it anew."""

    name = "save"
    modal = True

    app: App

    def __init__(self, app: App, save: SaveEntry, playing: bool, delete: Callable[[SaveEntry], None]) -> None:
        """`playing`: it is the game on the table below; `delete`: takes it out of the list it came from."""
        super().__init__(app)
        self.save, self.playing, self.delete = save, playing, delete
        self.title = save.title
        self.code = codes.of_save(save)
        self.picture = save_index.picture(save.path)
        self.widgets = []
        self.sheet = self.head = self.frame = self.facts = self.label = Rect(0, 0, 0, 0)

    def heading(self) -> str:
        return games.title_of(self.app, self.save)

    def passages(self) -> Sequence[Passage]:
        return tuple(Passage(f"fact{i}", words) for i, (words, _, _) in enumerate(self._told()))

    def default_focus(self) -> str | None:
        return "button:close" if self.playing else "button:open"

    def on_table(self) -> AnyRun | None:
        """The game itself, where it is the one on the table."""
        table = next((scene for scene in self.app.stack if isinstance(scene, Playing)), None)
        return table.run if self.playing and table is not None else None

    # the widgets

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1200, 760), (920, 560))
        inner = self.sheet.inflate(-px(120 if full else 84), -px(96 if full else 64))
        self.head = Rect(inner.x, inner.y - px(6), inner.w, px(60 if full else 42))
        row, gap = px(62 if full else 46), px(14 if full else 10)
        foot = Rect(inner.x, inner.bottom - row * 2 - gap, inner.w, row * 2 + gap)
        middle = Rect(inner.x, self.head.bottom + gap, inner.w, foot.y - gap * 2 - self.head.bottom)
        half = round(middle.w * 0.5)
        tall = min(half * 9 // 16, middle.h - row - gap)
        self.frame = Rect(middle.x, middle.y, tall * 16 // 9, tall)
        self.facts = Rect(self.frame.right + px(28), middle.y, middle.right - self.frame.right - px(28), middle.h)
        line = Rect(middle.x, self.frame.bottom + gap, self.frame.w, row)
        self.label = Rect(line.x, line.y, round(line.w * 0.26), row)
        field = Rect(self.label.right + px(8), line.y, line.right - self.label.right - px(8), row)
        first, second = (beside(Rect(foot.x, y, foot.w, row), len(acts), gap)
                         for y, acts in zip((foot.y, foot.y + row + gap), self._acts(), strict=True))  # fmt: skip
        self._place(field, [*first, *second])

    def _below(self, column: Column) -> None:
        self.head = column.row(44)
        column.skip(4)
        wide = round(column.area.w * 0.72)
        self.frame = Rect(0, 0, wide, wide * 9 // 16)
        self.frame.midtop = column.take(self.frame.h).midtop
        line = column.row()
        self.label = Rect(line.x, line.y, round(line.w * 0.26), line.h)
        field = Rect(self.label.right, line.y, line.right - self.label.right, line.h)
        self.facts = Rect(column.area.x, 0, column.area.w, 0)
        self.facts = column.row(FACT * len(self._told()))
        self._place(field, column.grid(sum(len(acts) for acts in self._acts()), 230))
        self.sheet = column.sheet

    def _place(self, field: Rect, places: Sequence[Rect]) -> None:
        """The name and the buttons."""
        t = self.app.t
        name = TextField("field:title", field, t("kit.shelf.name"), value=self.title, limit=save_index.TITLE_LENGTH,
                         placeholder=t("kit.shelf.no_name"), changed=self._typed, size=20)  # fmt: skip
        self.widgets = [name, *self._foot(places)]

    def _foot(self, places: Sequence[Rect]) -> list[Widget]:
        made: list[Widget] = []
        for (name, words, act, why), spot in zip(chain(*self._acts()), places, strict=True):
            main = name == ("close" if self.playing else "open")
            made.append(
                Button(f"button:{name}", spot, self.app.t(words), why is None, why, action=act, primary=main, size=19)
            )
        return made

    def _acts(self) -> tuple[list[tuple[str, str, Act, TextKey | None]], ...]:
        """The buttons, line by line: name, words, what they do, and why they cannot."""
        save = self.save
        here = TextKey("kit.save.playing") if self.playing else None
        watched = None if replays.can_watch(save.game) else TextKey("kit.why.not_watched")
        coded = None if self.code else TextKey("kit.code.none")
        go_on = ("open", "kit.shelf.ending" if save.over else "kit.shelf.play_on", self._open, here)
        first = [
            go_on,
            ("watch", "kit.button.watch", self._watch, watched),
            ("same-luck", "kit.luck.same", self._same_luck, coded),
            ("copy-code", "kit.code.copy", self._copy, coded),
        ]
        second = [
            ("export", "kit.shelf.export", self._export, None),
            ("delete", "kit.button.delete", self._delete, here),
            ("close", "kit.button.close", self.back, None),
        ]
        return first, second

    # what they do

    def _typed(self, title: str) -> None:
        self.title = title

    def stop_writing(self, but: str = "") -> None:
        super().stop_writing(but)
        if but != "field:title":
            self._keep_title()

    def on_key(self, event: pygame.event.Event) -> bool:
        writing = self.writing() is not None
        used = super().on_key(event)
        if writing and self.writing() is None:
            self._keep_title()
        return used

    def leave(self) -> None:
        self._keep_title()

    def _keep_title(self) -> None:
        """Write the name down, where it is another one."""
        if self.title == self.save.title:
            return
        try:
            archive.name_it(self.app.data, self.save, self.title, self.on_table())
        except (OSError, SaveError) as error:
            self.app.say(games.not_done(self.app, error, self.save.path))
            self.title = self.save.title
        else:
            self.save = save_index.look(self.save.path)
            self.title = self.save.title
        if self in self.app.stack:
            self.relayout()

    def _open(self) -> None:
        act = games.look_back if self.save.over else games.load
        self.app.leave(partial(act, self.app, self.save.path))

    def _watch(self) -> None:
        replays.watch_save(self.app, self.save.path)

    def _same_luck(self) -> None:
        self.app.leave(partial(codes.play_save, self.app, self.save))

    def _copy(self) -> None:
        button = self.widget("button:copy-code")
        if clipboard.copy(self.code):
            self.app.say(self.app.t("kit.code.copied", code=self.code), button.rect if button else None)

    def _export(self) -> None:
        self._keep_title()
        self.app.open("files", self.save)

    def _delete(self) -> None:
        self.app.pop()
        self.delete(self.save)

    def back(self) -> None:
        self.app.pop()

    # the picture

    def paint_base(self, surface: Surface) -> None:
        app, theme = self.app, self.theme
        panel(surface, self.sheet, seed=11)
        style = Style(theme.text(38 if theme.layout.full else 27), INK, "title", align="center")
        words = games.title_of(app, self.save, self.head.w * 0.7)
        draw_text(surface, words, self.head, style, valign="middle", where="save.title", wrap=False, ellipsis=True)
        materials.rule(surface, self.head.x, self.head.right, self.head.bottom)
        if self.picture is not None:
            surface.blit(pygame.transform.smoothscale(self.picture, self.frame.size), self.frame)
        elif self.save.sight is not None:
            framed(surface, app.art, self.save.sight, self.frame)
            faces = self.frame.move(theme.px(10), 0)
            faces.h, faces.bottom = self.frame.h // 3, self.frame.bottom - theme.px(6)
            party(surface, app.art, self.save.sitters, faces)
        else:
            surface.blit(unseen_table(self.frame.size), self.frame)
        pygame.draw.rect(surface, INK, self.frame.inflate(2, 2), 1)
        style = Style(theme.ui(19), INK)
        draw_text(surface, app.t("kit.shelf.name"), self.label, style, valign="middle", where="save.name")
        self._paint_facts(surface)

    def _paint_facts(self, surface: Surface) -> None:
        told = self._told()
        below = self.theme.layout.column
        tall = self.facts.h // (len(told) if below else max(7, len(told)))
        for i, (words, colour, bold) in enumerate(told):
            room = Rect(self.facts.x, self.facts.y + i * tall, self.facts.w, tall)
            style = Style(self.theme.ui(19), colour, bold=bold)
            draw_text(surface, words, room, style, valign="middle", where="save.fact", wrap=below, ellipsis=True)

    def _told(self) -> list[tuple[str, tuple[int, int, int], bool]]:
        """What is known of it, a line each: words, ink, and whether it is bold."""
        app, save, t = self.app, self.save, self.app.t
        quiet = mix(INK, PARCH[4], 0.4)
        ink = INK if save.won is None else GREEN_INK if save.won else CRIMSON
        lines = [(games.where_of(app, save), ink, True)]
        if save.day:
            lines.append((t("kit.daily.of", day=games.day_words(app, save.day)), INK, False))
        lines.append((" · ".join([games.when(app, save), t("kit.save.turn", n=save.turn)]), INK, False))
        lines.append((games.people_of(app, save, self.facts.w), INK, False))
        lines.append((" · ".join(t(kind) for kind in save.kinds), INK, False))
        if self.code:
            lines.append((t("kit.luck.seed", seed=str(save.seed)), INK, False))
            lines.append((t("kit.code.is", code=self.code), INK, False))
        lines.append((escape(save.path.name), quiet, False))
        return lines


route("save", SaveScene)
