"""The list of kept games: every one that can be gone on with, every bookmark, every finished one, and why one of them
cannot be opened. More about one of them is told by its own sheet (`save_sheet.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text, escape
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, CRIMSON, INK, MIN_TEXT, PARCH, mix
from scenes.kit.thing import NO_LEAF, Thing
from scenes.kit.widgets import Button, Choice, Widget, panel
from scenes.menus import album
from scenes.menus.album import Print, Room, Slip, words_room
from scenes.shell import games
from scenes.shell.saves import archive, save_index
from scenes.shell.saves.save_index import SORTS, Known, SaveEntry, Shelf

if TYPE_CHECKING:
    from scenes.shell.app import App

TABS = ("games", "history")
FOOT, ROWS_OF_COLUMN = 4, 6
"""The buttons at the foot, and how many saves stand on a page that is one column."""
SHARES = (1.0, 0.8, 0.6, 0.4)
"""How much of the room that seems left names take, tried in turn: long ones break lines early."""
LEAF = 0.33
"""How much of the album's width the leaf with the large picture takes."""


def _width(words: str) -> int:
    """How wide words are in the smallest letters, in pixels."""
    return layout(words, Style(MIN_TEXT, bold=True), None).size[0]


class SavesScene(Form):
    """A sheet with a page of saves. `playing` is the file of the game on the table below, which is open already."""

    name = "saves"
    modal = True

    app: App

    def __init__(self, app: App, playing: Path | None = None) -> None:
        super().__init__(app)
        self.playing = playing
        self.page = 0
        self._known: Known = {}
        self.shelf: Shelf = save_index.shelf(app.data, self._known)
        only_finished = bool(self.shelf.finished) and not self.shelf.games
        self.tab, self.sort = TABS[1 if only_finished else 0], SORTS[0]
        self.away: list[Path] = []
        """What was deleted here and can come back, the last one last."""
        self.widgets = []
        self.sheet = self.title = self.body = self.count = Rect(0, 0, 0, 0)
        self.picture = self.name_room = self.told_room = Rect(0, 0, 0, 0)
        self.leaves = self.sheet, self.sheet
        self.prints: list[Rect] = []
        self.rows = 1

    @property
    def found(self) -> Sequence[SaveEntry]:
        """The saves of this tab, in the order that was asked for."""
        return save_index.in_order(self.shelf.games if self.tab == "games" else self.shelf.finished, self.sort)

    def heading(self) -> str:
        return self.app.t("kit.save.bookmarks")

    def passages(self) -> Sequence[Passage]:
        if not self.found:
            empty = "kit.save.empty" if self.tab == "games" else "kit.shelf.no_history"
            return (Passage("empty", self.app.t(empty)),)
        page = self.app.t("kit.access.page", n=self.page + 1, m=self.pages)
        return (Passage("page", page if self.pages > 1 else ""),)

    def describe(self, thing: Thing) -> Described:
        row, known = self.widget(thing.id), super().describe(thing)
        return replace(known, state=(row.note,)) if isinstance(row, Slip) else known

    def default_focus(self) -> str | None:
        first = next((w.id for w in self.widgets if w.id.startswith("save:") and w.enabled), None)
        return first or "button:close"

    def leave(self) -> None:
        archive.purge(self.app.data)

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return max(1, -(-len(self.found) // self.rows))

    # the widgets

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1800, 1000), (1220, 668), free=40)
        left = Rect(self.sheet.x, self.sheet.y, round(self.sheet.w * LEAF), self.sheet.h)
        right = Rect(left.right, left.y, self.sheet.right - left.right, left.h)
        self.leaves = left, right
        self._at_left(left)
        inner = right.inflate(-px(60 if full else 40), -px(44 if full else 28))
        tall, gap = px(56 if full else 40), px(24 if full else 16)
        tabs, row = Rect(inner.x, inner.y, inner.w, tall), Rect(inner.x, inner.bottom - tall, inner.w, tall)
        self.body = Rect(inner.x, tabs.bottom + gap, inner.w, row.y - tabs.bottom - 2 * gap)
        self.rows = album.MOST
        self.page = min(self.page, self.pages - 1)
        self.widgets = self._tabs(beside(tabs, len(TABS) + 1, px(14)))
        self.prints = album.laid(self.body, len(self.shown()) if self.pages == 1 else self.rows, gap)
        for one, paper in zip(self.shown(), self.prints, strict=False):
            self.widgets += self._print(one, paper)
        side = row.h if self.pages > 1 else 0
        middle = row.inflate(-2 * (side + px(12)) if side else 0, 0)
        turns = Rect(row.x, row.y, side, side), Rect(row.right - side, row.y, side, side)
        self.widgets += self._foot(beside(middle, FOOT, px(12)), turns)

    def _at_left(self, leaf: Rect) -> None:
        """What stands on the left leaf: the heading, the large picture with the party before it, what is told of it."""
        px, full = self.theme.px, self.theme.layout.full
        inner = leaf.inflate(-px(76 if full else 50), -px(60 if full else 40))
        self.title = Rect(inner.x, inner.y - px(4), inner.w, px(60 if full else 42))
        self.count = Rect(inner.x, self.title.bottom, inner.w, px(34 if full else 24))
        top = self.count.bottom + px(26 if full else 16)
        self.picture = Rect(inner.x + px(album.FRAME), top, inner.w - 2 * px(album.FRAME), round(inner.w * 0.8))
        below = album.faces_before(self.picture, self.theme).bottom + px(12 if full else 8)
        self.name_room = Rect(inner.x, below, inner.w, px(72 if full else 48))
        self.told_room = Rect(inner.x, self.name_room.bottom, inner.w, inner.bottom - self.name_room.bottom)

    def shown(self) -> Sequence[SaveEntry]:
        """The saves of this page."""
        return self.found[self.page * self.rows : (self.page + 1) * self.rows]

    def _below(self, column: Column) -> None:
        """A slip takes the whole width, what can be done with it stands below."""
        self.title = column.row(44)
        column.skip(4)
        self.widgets = self._tabs(column.grid(len(TABS) + 1, 170, 44))
        self.rows = ROWS_OF_COLUMN
        self.page = min(self.page, self.pages - 1)
        self.body = column.row(0 if self.found else 90)
        for one in self.shown():
            slip, acts = column.row(104, 4), column.row(42, 16)
            self.widgets += self._slip(one, slip, *beside(acts, 2, self.theme.px(10)))
        turns = column.row() if self.pages > 1 else Rect(0, 0, 0, 0)
        before, self.count, after = beside(turns, 3, 0)
        self.widgets += self._foot(column.grid(FOOT, 230), (before, after))
        self.sheet = column.sheet

    def _tabs(self, places: Sequence[Rect]) -> list[Widget]:
        t = self.app.t
        counts = {"games": len(self.shelf.games), "history": len(self.shelf.finished)}
        made: list[Widget] = [
            Button(
                f"tab:{name}",
                place,
                t(f"kit.shelf.{name}", n=counts[name]),
                action=partial(self.turn_to, name),
                primary=name == self.tab,
                size=20,
                zone="tabs",
            )
            for name, place in zip(TABS, places, strict=False)
        ]
        names = [t(f"kit.shelf.sort_{name}") for name in SORTS]
        made.append(
            Choice("choice:sort", places[-1], t("kit.shelf.sort"), zone="tabs", values=SORTS, names=names,
                   index=SORTS.index(self.sort), changed=self.sort_by)
        )  # fmt: skip
        return made

    def turn_to(self, tab: str) -> None:
        """Show the games that go on, or those that are over."""
        self.tab, self.page = tab, 0
        self.relayout()

    def sort_by(self, sort: str) -> None:
        """Put the list in another order."""
        self.sort, self.page = sort, 0
        self.relayout()

    def _print(self, one: SaveEntry, paper: Rect) -> list[Widget]:
        """A save as a print, at whose foot stands what can be done with it."""
        px, full = self.theme.px, self.theme.layout.full
        edge, tall = px(9), px(42 if full else 29)
        acts = Rect(paper.x + edge, paper.bottom - edge - tall, paper.w - 2 * edge, tall)
        above = Rect(paper.x, paper.y, paper.w, acts.y - px(3) - paper.y)
        leaf = self.body.h if len(self.prints) <= album.ACROSS else 0
        _, head, foot = album.print_rooms(paper, above, self.theme, leaf)
        label, note, mark = self._words(one, Room(head.w - 2, 2, bold=True), Room(foot.w - 2, 2))
        made = Print(f"save:{one.name}", above, label, mark=mark, note=note, entry=one, art=self.app.art,
                     paper=paper, leaf=leaf)  # fmt: skip
        return self._acting(one, made, *beside(acts, 2, px(8)))

    def _slip(self, one: SaveEntry, slip: Rect, upper: Rect, lower: Rect) -> list[Widget]:
        """A save on its slip, and what can be done with it."""
        room = words_room(slip, self.theme, one).w - self.theme.px(6)
        room = room * MIN_TEXT * 7 // (self.theme.ui(21) * 4)  # two lines of letters that grow
        label, note, mark = self._words(one, Room(room, bold=True), Room(room, bold=True))
        made = Slip(f"save:{one.name}", slip, label, mark=mark, note=note, entry=one, art=self.app.art)
        return self._acting(one, made, upper, lower)

    def _acting(self, one: SaveEntry, row: Slip, tells: Rect, takes: Rect) -> list[Widget]:
        """What stands for a save, what it does, and the two things beside it."""
        app, here = self.app, one.path == self.playing
        row.zone, row.action = "saves", partial(self._open, one)
        if here:
            row.enabled, row.why_not = False, TextKey("kit.save.playing")
            row.note = app.t("kit.save.playing")
        made: list[Widget] = [row]
        if one.error is None:
            tell = Button(f"details:{one.name}", tells, app.t("kit.shelf.details"), zone="saves", size=17, look="slip")
            tell.action = partial(self._details, one)
            made.append(tell)
        if not here:
            delete = Button(f"delete:{one.name}", takes, app.t("kit.button.delete"), zone="saves", size=17, look="slip")
            delete.action = partial(self.delete, one)
            made.append(delete)
        return made

    def _words(self, one: SaveEntry, room: Room, below: Room) -> tuple[str, str, str]:
        """What stands on the slip of a save: two texts and the name of its glyph."""
        app, t = self.app, self.app.t
        if one.error is not None:
            return escape(one.path.name), games.words_of(app, one.error, one.path), "broken"
        head = games.title_of(app, one, room.wide)
        more = [games.where_of(app, one)] if one.title else []
        more += [t("kit.daily.of", day=games.day_words(app, one.day))] if one.day else []
        for words in (*more, *(t(key) for key in one.kinds)):
            if room.holds(f"{head} · {words}"):  # else the letters would go below the smallest size
                head = f"{head} · {words}"
        when, turn = games.when(app, one), t("kit.save.turn", n=one.turn)
        seed = t("kit.luck.seed", seed=str(one.seed))
        told = [f"{when} · {turn} · ", f"{when} · ", ""]
        if one.seed >= 0 and _width(f"{when} · {turn} · {seed}") <= below.whole * 45 // 100:
            told.insert(0, f"{when} · {turn} · {seed} · ")
        notes = [
            words + games.people_of(app, one, share * (below.whole - _width(words)))
            for words in told
            for share in SHARES
        ]
        short = next((note for note in notes if below.holds(note)), notes[-1])
        note = notes[0] if below.lines == 1 else short  # in a column lines are as many as it takes
        return head, note, mark_of(one)

    def _foot(self, places: Sequence[Rect], turns: tuple[Rect, Rect]) -> list[Widget]:
        t = self.app.t
        entries = [
            ("import", t("kit.shelf.import"), self._import, True),
            ("code", t("kit.code.title"), lambda: self.app.open("code"), True),
            ("undelete", t("kit.shelf.undelete"), self._undelete, bool(self.away)),
            ("close", t("kit.button.close"), self.app.pop, True),
        ]
        made: list[Widget] = []
        for (name, words, act, enabled), spot in zip(entries, places, strict=True):
            why = None if enabled else TextKey("kit.shelf.nothing_deleted")
            made.append(
                Button(f"button:{name}", spot, words, enabled, why, "end", action=act, primary=name == "close", size=19)
            )
        if self.pages > 1:
            made.insert(0, self._turn("previous", turns[0], -1, "<"))
            made.insert(1 if self.theme.layout.column else len(made), self._turn("next", turns[1], 1, ">"))
        return made

    def _turn(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.page + by < self.pages
        action = partial(self._leaf, by)
        return Button(f"button:{name}", rect, label, there, NO_LEAF[by], "end", action=action, size=30)

    def _leaf(self, by: int) -> None:
        self.page = max(0, min(self.pages - 1, self.page + by))
        self.relayout()

    # what they do

    def _open(self, one: SaveEntry) -> None:
        """Go on with a game; of one that is over its sheet tells more."""
        if one.over and one.error is None:
            self._details(one)
        else:
            self.app.leave(partial(games.load, self.app, one.path))

    def _details(self, one: SaveEntry) -> None:
        self.app.open("save", one, one.path == self.playing, self.delete)

    def _import(self) -> None:
        self.app.open("files", None)

    def delete(self, one: SaveEntry) -> None:
        """Take a game away; it comes back by one press as long as the list is open."""
        try:
            self.away.append(archive.delete(self.app.data, one.path))
        except OSError as error:
            self.app.say(games.not_done(self.app, error, one.path))
            return
        self.refresh()
        name = escape(one.path.name) if one.error is not None else games.title_of(self.app, one)
        back = self.widget("button:undelete")
        self.app.say(self.app.t("kit.shelf.deleted", name=name), back.rect if back is not None else None)

    def _undelete(self) -> None:
        try:
            archive.restore(self.away[-1])
        except OSError as error:
            self.app.say(games.refused(self.app, error))
            return
        self.away.pop()
        self.refresh()

    def refresh(self) -> None:
        """The list anew: something may have been deleted, named, taken in or put aside."""
        self.shelf = save_index.shelf(self.app.data, self._known)
        self.relayout()

    def resume(self) -> None:
        self.refresh()

    def back(self) -> None:
        self.app.pop()

    def pointed(self) -> SaveEntry | None:
        """The save under the pointer, else the focused one, else the first of the page."""
        for name in (self.hover or "", self.focus.current or ""):
            found = next((one for one in self.shown() if name.partition(":")[2] == one.name), None)
            if found is not None:
                return found
        return next(iter(self.shown()), None)

    def paint_base(self, surface: Surface) -> None:
        theme, t, column = self.theme, self.app.t, self.theme.layout.column
        if column:
            panel(surface, self.sheet, seed=18)
        else:
            album.lay_open(surface, theme, self.leaves, self.picture)
        style = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(surface, t("kit.save.bookmarks"), self.title, style, valign="middle", where="saves.title")
        if not self.found:
            ink = mix(INK, PARCH[4], 0.4) if column else BONE
            style = Style(theme.text(22), ink, italic=True, align="center")
            words = t("kit.save.empty" if self.tab == "games" else "kit.shelf.no_history")
            draw_text(surface, words, self.body, style, valign="middle", where="saves.empty")
        if self.pages > 1:
            words = t("kit.access.page", n=self.page + 1, m=self.pages)
            style = Style(theme.ui(17), mix(INK, PARCH[4], 0.4), align="center")
            draw_text(surface, words, self.count, style, valign="middle", where="saves.page", ellipsis=True)

    def paint(self, canvas: Canvas) -> None:
        if not self.theme.layout.column:
            self._show(canvas.surface, self.pointed())
            canvas.mark(self.leaves[0])
        super().paint(canvas)

    def _show(self, surface: Surface, one: SaveEntry | None) -> None:
        """The save that is pointed at, large: its table, its party, where it stands, when it was and who plays."""
        app, theme, full = self.app, self.theme, self.theme.layout.full
        mark = mark_of(one) if one is not None else ""
        album.large(surface, theme, app.art, one, mark, self.picture, only=len(self.prints) == 1)
        if one is None:
            return
        width = self.name_room.w - theme.px(6)
        broken = one.error is not None
        style = Style(theme.text(34 if full else 23), CRIMSON, "title", align="center")
        words = escape(one.path.name) if broken else games.title_of(app, one, width)
        draw_text(surface, words, self.name_room, style, valign="middle", where="saves.large", ellipsis=True)
        if one.error is not None:
            told = games.words_of(app, one.error, one.path)
        else:
            lines = [games.where_of(app, one)] if one.title else []
            lines += [" · ".join(app.t(kind) for kind in one.kinds)] if one.kinds else []
            lines += [f"{games.when(app, one)} · {app.t('kit.save.turn', n=one.turn)}"]
            told = "\n".join([*lines, games.people_of(app, one, Room(width, 2).whole)])
        style = Style(theme.ui(17), INK, align="center")
        draw_text(surface, told, self.told_room, style, where="saves.told", ellipsis=True)


def mark_of(one: SaveEntry) -> str:
    """The name of the glyph for what kind of save it is."""
    if one.error is not None:
        return "broken"
    return "star" if one.mark else {True: "lantern", False: "moon", None: "quill"}[one.won]


route("saves", SavesScene)
