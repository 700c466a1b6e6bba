"""The sheet of one entry in the book of friends: name, face, colour and emblem; Esc leaves everything as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text, escape, in_sentence
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import CRIMSON, EMBLEMS, INK, PARCH, SEAT_COLOURS, mix
from scenes.kit.widgets import Button, Choice, Widget, panel
from scenes.menus.faces import paint_face
from scenes.menus.friends import called, not_kept
from scenes.shell import friends, screens
from scenes.shell.friends import Friend, told_apart
from scenes.shell.naming import names_hidden

if TYPE_CHECKING:
    from scenes.shell.app import App


SAME = 54
"""Units for the line about namesakes, where everything stands in one column."""


class FriendScene(Form):
    """`field:name`, `choice:face`, `choice:colour`, `choice:emblem`; `button:keep`, `button:remove`, `button:close`."""

    name = "friend"
    modal = True

    app: App

    def __init__(self, app: App, friend: Friend) -> None:
        super().__init__(app)
        self.book = friends.of(app.data)
        self.friend = replace(friend)
        """What is being written; the book changes when it is kept."""
        self.widgets = []
        self.sheet = self.title = self.picture = self.line = Rect(0, 0, 0, 0)
        self._labels: list[tuple[str, Rect]] = []

    def heading(self) -> str:
        if not self.friend.id:
            return self.app.t("kit.friends.new_title")
        return self.app.t("kit.friends.change", name=in_sentence(called(self.app, self.friend)))

    def passages(self) -> Sequence[Passage]:
        return (Passage("same", self.namesake()),)

    def default_focus(self) -> str | None:
        return "field:name"

    def namesake(self) -> str:
        """That somebody else has this name, and what whoever is written down later is called then; '' else."""
        name = self.friend.name.strip()
        names = [one.name for one in self.book.present if one.id != self.friend.id]
        other = told_apart([*names, name])[-1]
        if not name or other == name or names_hidden(self.app):
            return ""
        return self.app.t("kit.friends.same_name", name=in_sentence(name), other=in_sentence(other))

    # places

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        row, gap = px(62 if full else 48), px(14 if full else 9)
        head, line = px(62 if full else 46), px(54 if full else 40)
        margin = (px(120 if full else 84), px(96 if full else 64))
        tall = head + line + 5 * (row + gap) + gap + margin[1]
        self.sheet = Rect(0, 0, min(px(1000 if full else 780), w - 24), min(tall, h - 12))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-margin[0], -margin[1])
        self.title = Rect(inner.x, inner.y, inner.w, head)
        top, foot = self.title.bottom + gap, inner.bottom - row
        self.line = Rect(inner.x, foot - gap - line, inner.w, line)
        side = min(self.line.y - top - gap, round(inner.w * 0.34))
        self.picture = Rect(inner.x, top + (self.line.y - gap - top - side) // 2, side, side)
        column = Rect(self.picture.right + px(28), top, inner.right - self.picture.right - px(28), row)
        lines = [column.move(0, at * (row + gap)) for at in range(4)]
        self._place(lines, beside(Rect(inner.x, foot, inner.w, row), self._acts(), gap))

    def _below(self, column: Column) -> None:
        self.title = column.words(self.heading(), self._title())
        column.skip(4)
        side = self.theme.px(150)
        self.picture = Rect(0, 0, side, side)
        self.picture.midtop = column.take(side).midtop
        lines = [column.row() for _ in range(4)]
        self.line = column.row(SAME)
        self._place(lines, column.grid(self._acts(), 165))
        self.sheet = column.sheet

    def _title(self) -> Style:
        return Style(self.theme.text(34 if self.theme.layout.full else 25), INK, "title", align="center")

    def _acts(self) -> int:
        """How many buttons stand at the foot."""
        return 3 if self.book.known(self.friend.id) is not None else 2

    def _place(self, lines: Sequence[Rect], ends: Sequence[Rect]) -> None:
        """The controls in their lines, and the buttons."""
        self._labels = []
        name = self._name(lines[0])
        if not self.widgets and not self.friend.id and not self.app.screen_keys:
            name.press()  # who is new is written down at once
        self.widgets = [name]
        for box, made in zip(lines[1:], (self._face, self._colour, self._emblem), strict=True):
            self.widgets.append(made(box))
        self.widgets += self._foot(ends)

    def _name(self, box: Rect) -> Widget:
        t = self.app.t
        self._labels.append((t("kit.setup.name"), self._left(box)))
        return TextField(
            "field:name", self._right(box), t("kit.setup.name"), value=self.friend.name, size=24,
            hidden=names_hidden(self.app),
            limit=friends.LONGEST, changed=self.set_name, respelled=self._tell_spelling,
        )  # fmt: skip

    def _face(self, box: Rect) -> Widget:
        known = screens.faces()
        values = ["", *(one.id for one in known)]
        names = [self.app.t("kit.friends.no_face"), *(self.app.t(one.name) for one in known)]
        return self._choice("face", "portrait", box, values, names)

    def _colour(self, box: Rect) -> Widget:
        return self._choice("colour", "colour", box, list(SEAT_COLOURS), [self.app.t(f"kit.colors.{one}")
                                                                        for one in SEAT_COLOURS])  # fmt: skip

    def _emblem(self, box: Rect) -> Widget:
        return self._choice("emblem", "emblem", box, EMBLEMS, [self.app.t(f"kit.emblems.{one}") for one in EMBLEMS])

    def _choice(self, name: str, attribute: str, box: Rect, values: Sequence[str], names: Sequence[str]) -> Widget:
        label = self.app.t(f"kit.friends.{name}")
        self._labels.append((label, self._left(box)))
        now = getattr(self.friend, attribute)

        def changed(value: str) -> None:
            setattr(self.friend, attribute, value)
            self.rebake()

        index = values.index(now) if now in values else 0
        return Choice(f"choice:{name}", self._right(box), label, values=values, names=names, index=index,
                      changed=changed, size=20)  # fmt: skip

    @staticmethod
    def _left(box: Rect) -> Rect:
        return Rect(box.x, box.y, round(box.w * 0.3), box.h)

    @staticmethod
    def _right(box: Rect) -> Rect:
        left = round(box.w * 0.32)
        return Rect(box.x + left, box.y, box.w - left, box.h)

    def _foot(self, spots: Sequence[Rect]) -> list[Widget]:
        t, old = self.app.t, self.book.known(self.friend.id) is not None
        acts: list[tuple[str, str, Callable[[], None]]] = [("keep", t("kit.friends.keep"), self.keep)]
        if old:
            acts.append(("remove", t("kit.friends.remove"), self.remove))
        acts.append(("close", t("kit.button.cancel"), self.back))
        made: list[Widget] = []
        for (name, words, act), spot in zip(acts, spots, strict=True):
            made.append(Button(f"button:{name}", spot, words, action=act, primary=name == "keep", size=20))
        self._judge(made)
        return made

    def _judge(self, widgets: Sequence[Widget]) -> None:
        """What can be done now, and why not."""
        for one in widgets:
            if one.id == "button:keep":
                one.enabled = bool(self.friend.name.strip())
                one.why_not = None if one.enabled else TextKey("kit.friends.needs_name")
            elif one.id == "button:remove":
                one.enabled = len(self.book.present) > 1
                one.why_not = None if one.enabled else TextKey("kit.friends.last")

    # what is done

    def set_name(self, text: str) -> None:
        """A name is being written."""
        self.friend.name = text
        self._judge(self.widgets)
        self.rebake()

    def _tell_spelling(self, shown: str) -> None:
        self.app.say(self.app.t("kit.field.spelled", name=escape(shown)), self.title)

    def keep(self) -> None:
        """Write it into the book."""
        first = not self.book.present
        kept = self.book.write(self.friend)
        if first:
            kept = self.book.sit(self.book.present[0].id) and kept
        self._done(kept, "")

    def remove(self) -> None:
        """Out of the book; the sheet below brings them back."""
        words = self.app.t("kit.friends.removed", name=in_sentence(called(self.app, self.friend)))
        self._done(self.book.remove(self.friend.id), words)

    def _done(self, kept: bool, words: str) -> None:
        self.app.pop()
        words = words if kept else not_kept(self.app)
        if words:
            self.app.say(words)

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme = self.theme
        panel(surface, self.sheet, seed=16)
        draw_text(surface, self.heading(), self.title, self._title(), valign="middle", where="friend.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        paint_face(surface, self.app.art, self.friend, self.picture.inflate(-theme.px(16), -theme.px(16)))
        for words, box in self._labels:
            draw_text(surface, words, box, Style(theme.ui(20), mix(INK, PARCH[4], 0.25)), valign="middle",
                      where="friend.label")  # fmt: skip
        same = self.namesake()
        if same:
            style = Style(theme.ui(18), CRIMSON, italic=True, align="center")
            draw_text(surface, same, self.line, style, valign="middle", where="friend.same", ellipsis=True)


route("friend", FriendScene)
