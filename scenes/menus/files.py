"""A sheet with the folders of this computer: for a game that is to be taken in from a file, or written to one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.saves import disk
from game.core.saves.save import SaveError
from game.core.text.plain_text import harmless
from scenes.kit import materials, ornament
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text, escape, shorten
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import CRIMSON, INK, LECTERN, MIN_TEXT, PARCH, mix
from scenes.kit.thing import NO_LEAF
from scenes.kit.widgets import Button, Widget, panel
from scenes.menus import album
from scenes.menus.file_row import AFTER, PAD, SIZE, FileRow, room_for_name, sign_of
from scenes.menus.sights import framed
from scenes.shell import games, storage
from scenes.shell.adapters import Sight
from scenes.shell.saves import archive
from scenes.shell.saves.save_index import SaveEntry
from scenes.shell.storage import shortened

if TYPE_CHECKING:
    from scenes.shell.app import App

LONGEST_PATH = 512
MOST = 2000
"""Names of a folder that are looked at."""

TAB = (190, 250)
"""How wide a tab over the ledger is at most, in units of the compact layout and of the full one."""
LEAF = 0.34
"""How much of the ledger's width the leaf with the picture takes."""
SHELVES = Sight("ui", "menu", (0.77, 0.1, 0.97, 0.86))
"""What stands for the folders: shelves with a ladder."""
LARGE, LARGE_NAMES = 1.5, 1.35
"""How much higher the lines of a few names are, and how much larger their letters."""
ROWS_OF_COLUMN = 10
"""How many names stand on a page that is one column."""
VIGNETTE, LEAST_VIGNETTE, PALE = 240, 80, 120
"""Units that the mark below the names is high, at most and at least, and how opaque it is, 0 to 255."""


class FilesScene(Form):
    """`field:path` is where one is, `folder:<n>` and `file:<n>` what is there; with `save` it is written there."""

    name = "files"
    modal = True

    app: App

    def __init__(self, app: App, save: SaveEntry | None = None) -> None:
        super().__init__(app)
        self.save = save
        self.folder = next((place for _, place in storage.familiar()), Path.home())
        self.file = "" if save is None else archive.free_name(self.folder, archive.file_name(self._words(save)))
        self.typed = str(self.folder)
        self.page, self.rows = 0, 1
        self.there: list[Path] = []
        self.why = ""
        """Why the folder cannot be looked into, or ''."""
        self.widgets = []
        self.lines: list[Rect] = []
        """The lines of the open ledger, of its left column first; none in one column."""
        self.picture = Rect(0, 0, 0, 0)
        self.leaves = self.picture, self.picture
        self.sheet = self.title = self.body = self.count = self.labels = self.head = Rect(0, 0, 0, 0)
        self._look()

    def _words(self, save: SaveEntry) -> str:
        """What the file is called: the name of the game, else who plays and where it stands."""
        return save.title or " ".join([*games.names_in(self.app, save)[:3], games.day_of(save)])

    def heading(self) -> str:
        return self.app.t("kit.files.take_in" if self.save is None else "kit.files.hand_on")

    def passages(self) -> Sequence[Passage]:
        page = self.app.t("kit.access.page", n=self.page + 1, m=self.pages) if self.pages > 1 else ""
        return Passage("empty", "" if self.there else self._nothing()), Passage("page", page)

    def _nothing(self) -> str:
        """Why the list is empty."""
        return self.app.t("kit.files.closed", reason=self.why) if self.why else self.app.t("kit.files.empty")

    def default_focus(self) -> str | None:
        return "button:write" if self.save is not None else next((w.id for w in self.widgets if ":" in w.id), None)

    def _look(self) -> None:
        """See what is in the folder: folders first, then games."""
        self.page, self.why = 0, ""
        try:
            names = sorted(disk.names_in(self.folder)[:MOST], key=_counted)
        except OSError as error:
            self.there, self.why = [], games.words_for(self.app, error)
            return
        paths = [self.folder / name for name in names if not name.startswith(".")]
        folders = [path for path in paths if _is(path, Path.is_dir)]
        self.there = folders + [path for path in paths if path.suffix == archive.ENDING and _is(path, Path.is_file)]

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return max(1, -(-len(self.there) // self.rows))

    # the widgets

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        self.sheet = Rect(0, 0, min(px(1800 if full else 1214), w - 60), min(px(890 if full else 606), h - px(100)))
        row, gap = px(58 if full else 42), px(12 if full else 8)
        self.sheet.center = (w // 2, (h + row) // 2)
        wide = min(self.sheet.w - 2 * px(30), self._known * px(TAB[1] if full else TAB[0]))
        tabs = Rect(self.sheet.x + px(30), self.sheet.y - px(11) - row, wide, row)
        cut = round(self.sheet.w * LEAF)
        self.leaves = Rect(self.sheet.topleft, (cut, self.sheet.h)), Rect(0, 0, self.sheet.w - cut, self.sheet.h)
        self.leaves[1].topleft = self.leaves[0].topright
        left, right = (leaf.inflate(-px(80 if full else 50), -px(64 if full else 40)) for leaf in self.leaves)
        self.title = Rect(left.x, left.y, left.w, px(64 if full else 44))
        path = Rect(left.x, self.title.bottom + gap, left.w, row)
        self.count = Rect(left.x, left.bottom - row * 2 // 3, left.w, row * 2 // 3)
        edge = px(album.FRAME)
        self.picture = Rect(left.x + edge, path.bottom + 2 * gap + edge, left.w - 2 * edge, 0)
        self.picture.h = self.count.y - gap - edge - self.picture.y
        head = Rect(right.x, right.y, right.w, row)
        above = head.bottom + gap
        foot = Rect(right.x, right.bottom - row, right.w, row)
        self.body = Rect(right.x, above, right.w, foot.y - gap - above)
        columns = beside(self.body, 2, px(36 if full else 24))
        self.widgets = [*self._places(beside(tabs, self._known, px(10))), *self._path(path), *self._list(*columns)]
        self.head = head
        if self.save is not None:
            self.labels = Rect(head.x, head.y, round(head.w * 0.24), head.h)
            self.widgets.append(self._name(Rect(self.labels.right, head.y, head.right - self.labels.right, head.h)))
        side = row if self.pages > 1 else 0
        turns = Rect(foot.x, foot.y, side, side), Rect(foot.right - side, foot.y, side, side)
        self.widgets += self._foot(foot.inflate(-2 * (side + px(12)) if side else 0, 0), turns)

    def _below(self, column: Column) -> None:
        """The names of a folder stand below each other."""
        t = self.app.t
        self.title, self.lines, self.head = column.row(40), [], Rect(0, 0, 0, 0)
        column.skip(4)
        self.widgets = [*self._places(column.grid(self._known, 170, 44)), *self._path(column.row())]
        self.rows = ROWS_OF_COLUMN
        self.page = min(self.page, self.pages - 1)
        shown = self.there[self.page * self.rows : (self.page + 1) * self.rows]
        spots = [column.row(46, 6) for _ in shown]
        self.body = column.row(0 if shown else 90, 0 if shown else 10)
        self.widgets += self._names(shown, spots)
        turns = column.row() if self.pages > 1 else Rect(0, 0, 0, 0)
        before, self.count, after = beside(turns, 3, 0)
        if self.save is not None:
            self.labels = column.words(t("kit.files.name"), Style(self.theme.ui(18), INK), 2)
            self.widgets.append(self._name(column.row()))
        column.skip(6)
        self.widgets += self._foot(column.row(), (before, after))
        self.sheet = column.sheet

    def _name(self, field: Rect) -> Widget:
        """What the file is called."""
        named_as = TextField("field:name", field, self.app.t("kit.files.name"), value=self.file, size=19)
        named_as.limit, named_as.changed = archive.LONGEST_NAME + len(archive.ENDING), self._named
        return named_as

    @property
    def _known(self) -> int:
        """How many folders are offered at once, with that above."""
        return sum(1 for _ in storage.familiar()) + 1

    def _places(self, places: Sequence[Rect]) -> list[Widget]:
        first, *spots = places
        up = Button("folder:up", first, self.app.t("kit.files.up"), zone="places", size=18, look="slip")
        up.action = partial(self.go, self.folder.parent)
        made: list[Widget] = [up]
        for (name, folder), spot in zip(storage.familiar(), spots, strict=True):
            made.append(Button(f"place:{name}", spot, self.app.t(f"kit.files.{name}"), action=partial(self.go, folder),
                               lit=folder == self.folder, zone="places", size=18, look="slip"))  # fmt: skip
        return made

    def _path(self, row: Rect) -> list[Widget]:
        gap, wide = self.theme.px(10), round(row.w * (0.18 if self.theme.layout.column else 0.25))
        field = Rect(row.x, row.y, row.w - wide - gap, row.h)
        return [
            TextField("field:path", field, self.app.t("kit.files.path"), value=self.typed, limit=LONGEST_PATH,
                      changed=self._typing, size=19, zone="path"),
            Button("button:go", Rect(field.right + gap, row.y, wide, row.h), self.app.t("kit.files.go"),
                   action=self._go, size=18, zone="path"),
        ]  # fmt: skip

    def _list(self, *leaves: Rect) -> list[Widget]:
        """As many names in each column as there are lines; a few have one column of large lines, or two as long as each
        other, and no line is ruled that nobody needs."""
        px, full = self.theme.px, self.theme.layout.full
        tall = round(px(52 if full else 38) * max(1.0, self.theme.ui(18) / 18 / 1.3)) + px(6 if full else 4)
        deep, large = max(1, self.body.h // tall), max(1, self.body.h // round(tall * LARGE))
        self.rows = deep * len(leaves)
        self.page = min(self.page, self.pages - 1)
        shown = self.there[self.page * self.rows : (self.page + 1) * self.rows]
        places, lines = leaves, deep
        if self.pages == 1:
            places = (self.body,) if len(shown) <= large else leaves
            lines = -(-len(shown) // len(places))
            tall = max(tall, min(round(tall * LARGE), self.body.h // max(1, lines)))
        self.lines = [Rect(leaf.x, leaf.y + at * tall, leaf.w, tall) for leaf in places for at in range(lines)]
        size = SIZE * (LARGE_NAMES if lines <= large and self.pages == 1 else 1)
        return self._names(shown, self.lines[: len(shown)], size)

    def _names(self, shown: Sequence[Path], spots: Sequence[Rect], size: float = SIZE) -> list[Widget]:
        """A row for each name of the folder, all in letters of one size: what is too long is shortened."""
        style = Style(self.theme.ui(size))
        made: list[Widget] = []
        for i, (path, spot) in enumerate(zip(shown, spots, strict=True)):
            folder = path.suffix != archive.ENDING or _is(path, Path.is_dir)
            room = room_for_name(spot.w, self.theme, size)
            words = escape(shorten(harmless(path.name), room, style)) + ("/" if folder else "")
            act: Callable[[], None] = partial(self.go if folder else self._chosen, path)
            name = f"{'folder' if folder else 'file'}:{self.page * self.rows + i}"
            made.append(FileRow(name, spot, words, zone="list", action=act, folder=folder, size=size))
        return made

    def _foot(self, inner: Rect, turns: tuple[Rect, Rect]) -> list[Widget]:
        t, gap = self.app.t, self.theme.px(12)
        acts = [("close", t("kit.button.cancel"), self.app.pop)]
        if self.save is not None:
            acts.insert(0, ("write", t("kit.files.write"), self._write))
        wide = (inner.w - gap * (len(acts) - 1)) // max(2, len(acts))
        left = inner.centerx - (wide * len(acts) + gap * (len(acts) - 1)) // 2
        made: list[Widget] = [
            Button(f"button:{name}", Rect(left + i * (wide + gap), inner.y, wide, inner.h), words, action=act,
                   primary=name == "write", size=20, zone="end")
            for i, (name, words, act) in enumerate(acts)
        ]  # fmt: skip
        if self.pages > 1:
            made.insert(0, self._turn("previous", turns[0], -1, "<"))
            made.insert(1 if self.theme.layout.column else len(made), self._turn("next", turns[1], 1, ">"))
        return made

    def _turn(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.page + by < self.pages
        return Button(f"button:{name}", rect, label, there, NO_LEAF[by], "end", action=partial(self._leaf, by), size=28)

    # what they do

    def _leaf(self, by: int) -> None:
        self.page = max(0, min(self.pages - 1, self.page + by))
        self.relayout()

    def _typing(self, text: str) -> None:
        self.typed = text

    def _named(self, text: str) -> None:
        self.file = text

    def go(self, folder: Path) -> None:
        """Look into a folder."""
        self.folder, self.typed = folder, str(folder)
        self._look()
        self.relayout()

    def _go(self) -> None:
        """What was typed: a folder is looked into, a file taken in."""
        path = Path(self.typed.strip()).expanduser() if self.typed.strip() else self.folder
        if self.save is None and _is(path, Path.is_file):
            self._chosen(path)
        else:
            self.go(path)

    def on_key(self, event: pygame.event.Event) -> bool:
        field = self.writing()
        used = super().on_key(event)
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if field is not None and field.id == "field:path" and enter and self.writing() is None:
            self._go()
        return used

    def _chosen(self, path: Path) -> None:
        """A file was pointed at: it is taken in, or its name is the one to write to."""
        if self.save is not None:
            self.file = path.name
            self.relayout()
            return
        done, words = games.take_in(self.app, path)
        if done:
            self.app.pop()
        self.app.say(words, None, games.TROUBLE)

    def _write(self) -> None:
        assert self.save is not None
        name = archive.file_name(self.file.strip().removesuffix(archive.ENDING))
        app, to = self.app, self.folder / name
        try:
            archive.hand_on(self.save, to)
        except FileExistsError:
            self.file = archive.free_name(self.folder, name)
            self.relayout()
            app.say(app.t("kit.files.taken", file=escape(name)))
        except (OSError, SaveError) as error:
            app.say(games.not_done(app, error, self.save.path), None, games.TROUBLE)
        else:
            app.pop()
            app.say(app.t("kit.files.written", file=escape(shortened(to))), None, games.TROUBLE)

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme, t = self.theme, self.app.t
        if not theme.layout.column:
            self._ledger(surface)
        else:
            panel(surface, self.sheet, seed=13)
        style = Style(theme.text(34 if theme.layout.full else 25), INK, "title", align="center")
        draw_text(surface, self.heading(), self.title, style, valign="middle", where="files.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        quiet = mix(INK, PARCH[4], 0.4)
        if self.save is not None:
            style = Style(theme.ui(18), INK)
            draw_text(surface, t("kit.files.name"), self.labels, style, valign="middle", where="files.name")
        if not self.there:
            style = Style(theme.ui(19), quiet, italic=True, align="center")
            draw_text(surface, self._nothing(), self.body, style, valign="middle", where="files.empty")
        if self.pages > 1:
            words = t("kit.access.page", n=self.page + 1, m=self.pages)
            style = Style(theme.ui(16), quiet, align="center")
            draw_text(surface, words, self.count, style, valign="middle", where="files.page", ellipsis=True)

    def _ledger(self, surface: Surface) -> None:
        """A book of accounts lies open under its tabs: the shelves of the library at the left, a ruled leaf with a line
        in red before the names at the right."""
        px = self.theme.px
        tabs = [widget.rect for widget in self.widgets if widget.zone == "places"]
        board = tabs[0].unionall(tabs[1:]).inflate(px(20), px(16))
        surface.blit(materials.leather(board.size, LECTERN, seed=4, radius=8), board)
        materials.gold_line(surface, board.inflate(-6, -6), 1, 6)
        album.paper_spread(surface, self.theme, self.leaves, self.picture)
        framed(surface, self.app.art, SHELVES, self.picture)
        if self.save is None:
            self._headed(surface)
        for line in self.lines:
            rule = mix(PARCH[2], PARCH[3], 0.2)
            pygame.draw.line(surface, rule, (line.x, line.bottom - 1), (line.right - 1, line.bottom - 1))
        red = mix(CRIMSON, PARCH[1], 0.55)
        size = max((row.size for row in self.widgets if isinstance(row, FileRow)), default=SIZE)
        for left in {line.x for line in self.lines}:
            written = [line for line in self.lines if line.x == left]
            x = left + px(PAD + sign_of(size)) + px(AFTER) // 2
            pygame.draw.line(surface, red, (x, written[0].y), (x, written[-1].bottom))
        self._vignette(surface)

    def _headed(self, surface: Surface) -> None:
        """The name of the folder, as the head of its leaf."""
        style = Style(self.theme.text(30 if self.theme.layout.full else 22), CRIMSON, "title")
        named = self.folder.name or str(self.folder)
        words = escape(shorten(harmless(named), self.head.w, Style(MIN_TEXT, face="title")))
        draw_text(surface, words, self.head, style, valign="middle", where="files.folder", wrap=False)
        materials.rule(surface, self.head.x, self.head.right, self.head.bottom)

    def _vignette(self, surface: Surface) -> None:
        """In the middle of what is left empty of the leaf below the names the printer's mark, pale."""
        low = max((line.bottom for line in self.lines), default=self.body.y)
        room = Rect(self.body.x, low, self.body.w, self.body.bottom - low)
        side = min(room.h - self.theme.px(40), self.theme.px(VIGNETTE))
        if side < self.theme.px(LEAST_VIGNETTE) or not self.there or materials.is_plain():
            return
        mark = ornament.piece("ui", "arms", (side * 2, side))
        if mark is not None:
            pale = mark.copy()
            pale.fill((255, 255, 255, PALE), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(pale, pale.get_rect(center=room.center))


def _counted(name: str) -> list[tuple[int, int, str]]:
    """Names in the order in which people count: 2 before 10."""
    parts = re.findall(r"[0-9]+|[^0-9]+", name.casefold())
    return [(0, int(part), "") if part.isdecimal() and part.isascii() else (1, 0, part) for part in parts]


def _is(path: Path, test: Callable[[Path], bool]) -> bool:
    """What a path is; one that cannot be looked at is nothing."""
    try:
        return test(path)
    except (OSError, ValueError):
        return False


route("files", FilesScene)
