"""The menu over the table: go on, settings, rulebook, main menu. The game is saved after every answer."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit import routes as screens
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form, Question
from scenes.kit.text import Style
from scenes.kit.theme import INK, PARCH
from scenes.kit.widgets import Button, panel
from scenes.shell import games
from scenes.shell.run import AnyRun
from scenes.shell.saves import replays
from scenes.shell.seed import copy_seed
from scenes.table.company.company import LENT
from scenes.table.context import AnyTable

if TYPE_CHECKING:
    from scenes.shell.app import App


RANKS = (("close",), ("settings", "rulebook", "sheet", "log", "company"),
         ("bookmark", "load", "watch", "forget-answers", "seed", "give-up"), ("main-menu", "quit"))  # fmt: skip
"""The buttons by rank: what is mostly wanted, what is looked at in play, what is done with a game, ways out."""
LOOKS = ("", "", "slip", "quiet")
HEIGHTS = ((84, 60), (64, 46), (50, 36), (60, 44))
"""How high the buttons of a rank are, on the full and compact drawing."""
LETTERS = (28, 22, 20, 20)


class PauseScene(Form):
    """A sheet with its buttons by rank: going on first and largest, the others two in a row."""

    name = "pause"
    modal = True
    leaving = tuple(f"button:{name}" for name in RANKS[-1])

    app: App

    def __init__(
        self,
        app: App,
        table: AnyTable,
        kept: MutableMapping[Any, Any],
        own: Sequence[str] = (),
        rules: Callable[[], None] | None = None,
    ) -> None:
        """`kept`: the answers that the table remembers; `own`: commands of the table that have a button here; `rules`
        opens the rules of the game over this menu, None where it has none to show."""
        super().__init__(app)
        self.table, self.kept, self.own, self.rules = table, kept, own, rules
        self.widgets = []
        self.sheet = self._head = self._foot = Rect(0, 0, 0, 0)
        self._rules: list[int] = []
        """At which heights a rule parts two ranks."""

    def heading(self) -> str:
        return self.app.t("kit.button.menu")

    def default_focus(self) -> str | None:
        return "button:close"

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The buttons, in the order in which they lie there: name, key of the words, what it does."""
        entries: list[tuple[str, str, Callable[[], None]]] = [("close", "continue", self.app.pop)]
        if screens.known("settings"):
            entries.append(("settings", "settings", partial(self.app.open, "settings")))
        if self.rules is not None:
            entries.append(("rulebook", "rulebook", self.rules))
        entries += [(name, name, partial(self._give, name)) for name in self.own]
        run = self.table.run
        if self.kept or run.notes.get(LENT):
            entries.append(("forget-answers", "forget-answers", self._forget))
        if run.journal is not None:
            entries.append(("bookmark", "bookmark", lambda: self._bookmark(run)))
            entries.append(("load", "load", lambda: games.open_saves(self.app, run)))
            if run.session.past:
                entries.append(("watch", "watch", lambda: self._watch(run)))
        if run.setup.seed is not None:
            entries.append(("seed", "seed", self._seed))
        entries.append(("main-menu", "main-menu", lambda: self.app.leave(lambda: self.app.go("menu"))))
        entries.append(("quit", "quit", self._quit))
        order = [name for rank in RANKS for name in rank]
        return sorted(entries, key=lambda entry: order.index(entry[0]))

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        names = {name for name, _, _ in self._entries()}
        w, gap, apart = (px(700), px(14), px(22)) if full else (px(500), px(10), px(14))
        top, foot = px(90 if full else 64), px(84 if full else 62)
        places, self._rules, y = [], [], 0
        for rank, heights in zip(RANKS, HEIGHTS, strict=True):
            count, h = sum(name in names for name in rank), px(heights[0 if full else 1])
            if not count:
                continue
            if y:
                self._rules.append(y + (apart - gap) // 2 - gap // 2)
                y += apart - gap
            for at in range(count):
                alone = at == count - 1 and at % 2 == 0
                wide = w if alone else (w - gap) // 2
                places.append(Rect(0 if at % 2 == 0 else w - wide, y, wide, h))
                y += 0 if at % 2 == 0 and not alone else h + gap
        self.sheet = Rect(0, 0, w + px(90 if full else 64), top + y + foot)
        self.sheet.center = (self.app.size[0] // 2, self.app.size[1] // 2)
        left, high = self.sheet.centerx - w // 2, self.sheet.y + top
        self._place([place.move(left, high) for place in places])
        self._rules = [high + rule for rule in self._rules]
        self._head = Rect(left, self.sheet.y + px(22 if full else 16), w, px(56 if full else 40))
        low = px(72 if full else 56)
        self._foot = Rect(self.sheet.x + 20, self.sheet.bottom - low, self.sheet.w - 40, px(56 if full else 44))

    def _below(self, column: Column) -> None:
        self._rules = []
        self._head = column.row(42)
        self._place(column.grid(len(self._entries()), 240))
        self._foot = column.words(self.note(), self._small())
        self.sheet = column.sheet

    def _small(self) -> Style:
        return Style(self.theme.text(17 if self.theme.layout.full else 14), PARCH[4], italic=True, align="center")

    def _place(self, places: Sequence[Rect]) -> None:
        """The buttons in their places."""
        self.widgets = []
        for (name, key, action), place in zip(self._entries(), places, strict=True):
            rank = next(at for at, names in enumerate(RANKS) if name in names)
            self.widgets.append(Button(f"button:{name}", place, self._label(key), action=action, primary=rank == 0,
                                       size=LETTERS[rank], look=LOOKS[rank]))  # fmt: skip

    def _label(self, key: str) -> str:
        if key == "seed":
            return self.app.t("kit.luck.copy", seed=str(self.table.run.setup.seed))
        words = self.app.t(f"kit.button.{key}")
        return f"{words} · {self.app.keys.shown(key)}" if key == "log" else words  # nothing on the table leads there

    def _seed(self) -> None:
        """The seed goes to the clipboard, to be given to friends."""
        button = self.widget("button:seed")
        if button is not None:
            copy_seed(self.app, self.table.run.setup.seed, button.rect)

    def note(self) -> str:
        """What becomes of the game when it is left now."""
        return games.safety(self.app, self.table.run)

    def _quit(self) -> None:
        """Nobody is put out of the program by one press: what becomes of the game is said first."""
        app = self.app
        if games.asks_to_leave(app, self.table.run, app.quit):
            return
        app.push(
            Question(
                app,
                lambda: app.t("kit.menu.quit_question", note=self.note()).strip(),
                lambda: app.t("kit.button.quit"),
                app.quit,
            )
        )

    def _bookmark(self, run: AnyRun) -> None:
        self.app.pop()
        games.bookmark(self.app, run)

    def _watch(self, run: AnyRun) -> None:
        """The game so far, from its beginning, over the table on which it goes on afterwards."""
        self.app.pop()
        replays.watch_run(self.app, run)

    def _give(self, command: str) -> None:
        """A command of the table, which is on top again."""
        self.app.pop()
        self.table.screen.command(command)

    def _forget(self) -> None:
        """Every remembered answer is asked for again."""
        self.kept.clear()
        self.table.run.note({LENT: []})
        self.app.pop()
        self.app.say(self.app.t("kit.answers.forgot"))

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=6)
        style = Style(self.theme.text(36 if self.theme.layout.full else 26), INK, "title", align="center")
        draw_text(surface, self.app.t("kit.button.menu"), self._head, style, valign="middle")
        for y in self._rules:
            materials.rule(surface, self._head.x, self._head.right, y)
        draw_text(surface, self.note(), self._foot, self._small(), valign="middle", ellipsis=True)
