"""The challenge of the day: one game for everybody who plays today with as many people, and how it went so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.input import clipboard
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, mix
from scenes.kit.widgets import Button, Widget, panel
from scenes.menus import album
from scenes.menus.sights import framed
from scenes.menus.unseen_table import unseen_table
from scenes.shell import adapters, games, screens
from scenes.shell.adapters import Party, Sight
from scenes.shell.saves import codes, save_index
from scenes.shell.saves.save_index import SaveEntry

if TYPE_CHECKING:
    from scenes.shell.app import App

MOST = 3
"""So many attempts of today are told."""
BESIDE = 3
"""So many people stand beside each other."""
LEAF = 0.5
"""How much of the width the leaf with the picture takes."""
SHAPE = 1.42
"""How much wider than high its picture is."""
LINE = 54
"""Units of a line where everything stands in one column."""


class DailyScene(Form):
    """`players:<n>` says how many play, `level:<n>` how well they know the game, `game:<id>` of which game it is where
    several have one; `button:start` deals, `button:copy-code` copies the code for a friend."""

    name = "daily"
    modal = True

    app: App

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game, self.day = game, app.today()
        offered = [one.game for one in screens.every() if adapters.of(one.game).sharing is not None]
        self.games: Sequence[str] = offered if len(offered) > 1 else ()
        self.counts = screens.of(game).counts
        sharing = adapters.of(game).sharing
        self.levels: Sequence[str] = sharing.levels if sharing is not None else ()
        self.level = sharing.level_for(app.data) if sharing is not None else 0
        party = codes.of_the_day(app.data, game, self.day, level=self.level)
        assert party is not None, f"{game} has no challenge of the day"
        self.party: Party = party
        self.sight = adapters.of(game).opening(party)
        self.tried: Sequence[SaveEntry] = [
            one
            for one in save_index.everything(app.data)
            if one.day == self.day.isoformat() and not one.mark and one.game == game
        ][:MOST]
        self.widgets = []
        self.sheet = self.title = self.body = self.picture = self.told = Rect(0, 0, 0, 0)
        self.leaves = self.sheet, self.sheet

    def heading(self) -> str:
        return self.app.t("kit.daily.of", day=games.day_words(self.app, self.day.isoformat()))

    def passages(self) -> Sequence[Passage]:
        return tuple(Passage(f"line{i}", words) for i, (words, _, _) in enumerate(self._told()))

    def default_focus(self) -> str | None:
        return "button:start"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1680, 920), (1160, 620), free=60)
        left = Rect(self.sheet.x, self.sheet.y, round(self.sheet.w * LEAF), self.sheet.h)
        right = Rect(left.right, left.y, self.sheet.right - left.right, left.h)
        self.leaves = left, right
        edge = px(44 if full else 30) + px(album.FRAME)
        self.picture = Rect(left.x + edge, left.y + edge, left.w - 2 * edge, round((left.w - 2 * edge) / SHAPE))
        under = self.picture.bottom + edge * 2 // 3
        self.told = Rect(self.picture.x, under, self.picture.w, left.bottom - edge * 2 // 3 - under)
        inner = right.inflate(-px(90 if full else 60), -px(80 if full else 52))
        row, gap = px(62 if full else 46), px(14 if full else 10)
        self.title = Rect(inner.x, inner.y - px(6), inner.w, px(66 if full else 46))
        games_ = Rect(inner.x, self.title.bottom + gap, inner.w, row * 4 // 5 if self.games else 0)
        tabs = Rect(inner.x, games_.bottom + gap, inner.w, row * 4 // 5)
        levels = Rect(inner.x, tabs.bottom + gap // 2, inner.w, tabs.h if self.levels else 0)
        foot = inner.bottom - row
        self.body = Rect(inner.x, levels.bottom + gap, inner.w, foot - gap - levels.bottom - gap)
        self._place(
            beside(games_, max(1, len(self.games)), gap), beside(tabs, len(self.counts), gap),
            beside(levels, max(1, len(self.levels)), gap),
            beside(Rect(inner.x, foot, inner.w, row), 3, gap),
        )  # fmt: skip

    def _below(self, column: Column) -> None:
        self.title = column.words(self.heading(), self._title())
        column.skip(6)
        games_ = column.grid(len(self.games), 240, 42) if self.games else []
        counts = column.grid(len(self.counts), 200, 42)
        levels = column.grid(len(self.levels), 200, 42) if self.levels else []
        self.body = column.row(LINE * max(len(self.counts), len(self._told())))
        self._place(games_, counts, levels, column.grid(3, 170))
        self.sheet = column.sheet

    def _title(self) -> Style:
        return Style(self.theme.text(36 if self.theme.layout.full else 26), INK, "title", align="center")

    def _place(
        self, games_: Sequence[Rect], counts: Sequence[Rect], levels: Sequence[Rect], ends: Sequence[Rect]
    ) -> None:
        """Which game, how many play, how well they know it, and what can be done."""
        t = self.app.t
        self.widgets = [self._game(one, place) for one, place in zip(self.games, games_, strict=False)]
        self.widgets += [self._count(n, place) for n, place in zip(self.counts, counts, strict=True)]
        self.widgets += [self._level(n, place) for n, place in zip(range(len(self.levels)), levels, strict=False)]
        acts = (
            ("start", t("kit.button.start"), self._start),
            ("copy-code", t("kit.code.copy"), self._copy),
            ("close", t("kit.button.close"), self.app.pop),
        )
        for (name, words, act), spot in zip(acts, ends, strict=True):
            self.widgets.append(Button(f"button:{name}", spot, words, action=act, primary=name == "start", size=20))

    def _count(self, n: int, spot: Rect) -> Widget:
        words, chosen = self.app.t("kit.setup.players", n=n), n == len(self.party.names)
        return Button(
            f"players:{n}", spot, words, action=partial(self.seat, n), primary=chosen, size=19, zone="players"
        )

    def _game(self, game: str, spot: Rect) -> Widget:
        words = self.app.t(screens.of(game).texts.title)
        action = partial(self.turn_to, game)
        return Button(f"game:{game}", spot, words, action=action, primary=game == self.game, size=17, zone="games")

    def turn_to(self, game: str) -> None:
        """The day of another game, in the place of this one."""
        if game != self.game:
            self.app.pop()
            self.app.open("daily", game)

    def _level(self, n: int, spot: Rect) -> Widget:
        words = self.app.t(self.levels[n])
        return Button(
            f"level:{n + 1}", spot, words, action=partial(self.fit, n), primary=n == self.level, size=17, zone="levels"
        )

    def fit(self, level: int) -> None:
        """Play the day at another level."""
        self.level = level
        self.seat(len(self.party.names))

    def seat(self, count: int) -> None:
        """So many play: the group of last time, and newcomers."""
        self.party = codes.of_the_day(self.app.data, self.game, self.day, count, self.level) or self.party
        self.sight = adapters.of(self.game).opening(self.party)
        self.relayout()

    def _start(self) -> None:
        self.app.leave(partial(games.ask_new_game, self.app, self.party))

    def _copy(self) -> None:
        code, button = codes.of_party(self.party), self.widget("button:copy-code")
        if clipboard.copy(code):
            self.app.say(self.app.t("kit.code.copied", code=code), button.rect if button else None)

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        lines, below = self._told(), self.theme.layout.column
        if below:
            panel(surface, self.sheet, seed=21)
        else:
            self._open_page(surface)
        draw_text(surface, self.heading(), self.title, self._title(), valign="middle", where="daily.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        if below:
            self._lines(surface, lines, self.body, len(lines))
            return
        count = len(self.party.names)
        self._people(surface, [words for words, _, _ in lines[1 : 1 + count]])
        self._lines(surface, [lines[0], *lines[1 + count :]], self.told, max(3, len(lines) - count))

    def _open_page(self, surface: Surface) -> None:
        """The book open at the page of the day: what lies on its table first, framed on the left leaf."""
        album.paper_spread(surface, self.theme, self.leaves, self.picture)
        if self.sight is not None:
            framed(surface, self.app.art, self.sight, self.picture)
        else:
            surface.blit(unseen_table(self.picture.size), self.picture)
        done = next((one for one in self.tried if one.won), next(iter(self.tried), None))
        if done is not None and done.won is not None:
            side = self.picture.h // 4
            at_corner = self.picture.right - side // 6, self.picture.y + side // 6
            album.stamp(surface, "lantern" if done.won else "moon", at_corner, side)

    def _people(self, surface: Surface, said: Sequence[str]) -> None:
        """Everybody's face in a frame, and below it what they are called and whom they play; four in two rows, a fifth
        between them."""
        theme, gap, room = self.theme, self.theme.px(16), self.body
        across = len(said) if len(said) <= BESIDE else -(-len(said) // 2)
        rows = -(-len(said) // across)
        foot = theme.px(62 if theme.layout.full else 44)
        wide, high = (room.w - gap * (across - 1)) // across, (room.h - gap * (rows - 1)) // rows
        tall = min(high - foot - gap, round(wide * 1.3))
        broad = min(wide - 2, round(tall * 1.15))
        for at, (words, face) in enumerate(zip(said, codes.faces(self.party), strict=True)):
            row, place = divmod(at, across)
            here = min(across, len(said) - row * across)
            left = room.centerx - (wide * here + gap * (here - 1)) // 2 + place * (wide + gap)
            cell = Rect(left, room.y + row * (high + gap), wide, high)
            box = Rect(0, 0, broad, tall)
            box.midtop = cell.centerx, cell.y + max(gap // 2, (high - foot - tall) // 2)
            if face is not None:
                if not materials.is_plain():
                    materials.soft_shadow(surface, box.move(theme.px(3), theme.px(4)), theme.px(10), 90)
                framed(surface, self.app.art, Sight(face.kind, face.picture, face.about(), whole=True), box)
            name = Rect(cell.x, box.bottom + theme.px(6), cell.w, foot)
            style = Style(theme.ui(18), INK, align="center")
            draw_text(surface, words, name, style, where="daily.line", ellipsis=True)

    def _lines(
        self, surface: Surface, lines: Sequence[tuple[str, tuple[int, int, int], bool]], area: Rect, most: int = 1
    ) -> None:
        """Lines below each other, in the room of `most`."""
        theme, tall, column = self.theme, area.h // max(1, most), self.theme.layout.column
        for i, (line, colour, bold) in enumerate(lines):
            room = Rect(area.x, area.y + i * tall, area.w, tall)
            size = theme.ui(19 if column or not bold else 22)
            style = Style(size, colour, bold=bold, align="center")
            draw_text(surface, line, room, style, valign="middle", where="daily.line", ellipsis=True)

    def _told(self) -> list[tuple[str, tuple[int, int, int], bool]]:
        """What is the same for everybody, who plays whom, and how it went today; with ink, and whether it is bold."""
        t, quiet = self.app.t, mix(INK, PARCH[4], 0.4)
        lines = [(codes.told(self.app, self.party), INK, True)]
        lines += [(who, INK, False) for who in codes.who_plays(self.app, self.party)]
        what = t("kit.daily.what") if self.levels else t("kit.daily.one_level")
        lines.append((what if not self.tried else t("kit.daily.tried"), quiet, False))
        for one in self.tried:
            ink = INK if one.won is None else GREEN_INK if one.won else CRIMSON
            people = games.people_of(self.app, one, self.body.w // 2)
            lines.append((f"{games.where_of(self.app, one)} · {people}", ink, False))
        return lines


route("daily", DailyScene)
