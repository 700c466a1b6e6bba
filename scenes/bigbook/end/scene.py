"""How the game ended and why, its six chapters, what everybody did best, and the next game one click away.

From there the final table can be looked at once more: everything can be read, nothing can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

import pygame
from pygame import Rect, Surface

from game.bigbook.ai.hindsight import MODULE
from game.bigbook.play.ladder import Evening
from game.bigbook.play.statistics import Statistics
from game.bigbook.play.summary import Summary
from game.bigbook.rules.options import DIFFICULTIES
from scenes.bigbook.end import rung, view
from scenes.bigbook.end.moments import Looking, MomentsScene, seats_of
from scenes.bigbook.end.motes import Air, DriftingParticles
from scenes.bigbook.end.photographs import Photographs
from scenes.bigbook.party import GameSetup, Person, Run
from scenes.bigbook.rooms import DEFEAT, VICTORY
from scenes.bigbook.statistics.scene import EVENING, ChronicleScene
from scenes.bigbook.statistics.seals import MEDALS
from scenes.bigbook.table.attendant import BookAttendant, BookBeside
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.scene import TableScene
from scenes.book.medals import Medal
from scenes.kit import materials
from scenes.kit.audio.music import Score
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import draw_text, in_sentence, wide
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, MIN_TEXT, PARCH, mix
from scenes.kit.thing import Thing, by_id
from scenes.kit.tween import Tween
from scenes.kit.widgets import BUTTON_PAD, Button, Widget, WidgetState, panel
from scenes.shell.app import App
from scenes.shell.naming import shown_name
from scenes.shell.saves import replays
from scenes.shell.seed import copy_seed, seed_words

Look = tuple[str, str, Callable[[], None]]
"""A button for another look at a game: its name, its words, what it does."""
FADE, DAWN = 300.0, 2600.0
"""Milliseconds in which the table gives way to this screen, and in which day breaks over a victory."""
DARK = 0.72
WON_AIR: tuple[Air, ...] = ("gold", "scraps")
LOST_AIR: tuple[Air, ...] = ("ink",)
LOOK = 17
"""The letters of the buttons for another look at this game."""
SEALS = 6
"""So many new seals lie on the end screen; the chronicle has all of them."""
NAME = 40
"""How high its name is."""
SEEN = {"victory": (155, 894), "defeat": (180, 1010)}
"""From where to where the book with its mugs, and the eye, reach in the picture: the sheet cuts neither."""
PAGE = (60, 40, 250, 230)
"""Where the page of the monster that won lies in the picture of the defeat: x, y, width, height."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the end screen tells: the result of the engine's view, and the game's story. `run`: to look back at it;
    `summary`: to tell it as a chart."""

    setup: GameSetup
    result: str
    reason: str
    round: int
    tally: Statistics
    monster: str = ""
    run: Run | None = None
    summary: Summary | None = None
    seals: tuple[str, ...] = ()
    """The achievements that this game has earned as the first of all."""
    evening: Evening | None = None
    """The evening of the ladder that this game has climbed as the first of all."""
    missed: Evening | None = None
    """The evening that it would have climbed, had people played enough of it."""
    following: Evening | None = None
    """The evening that is offered after this game."""


@dataclass(frozen=True, slots=True)
class EndLayout:
    """The parts of the sheet."""

    title: Rect
    text: Rect
    reason: Rect
    chapters: Rect
    people: list[Rect]
    moment: Rect
    totals: Rect


class EndScene(Form):
    """Victory or defeat."""

    name = "end"

    app: App

    def __init__(
        self,
        app: App,
        ending: Ending,
        again: Callable[[App, GameSetup], None],
        before: Surface | None = None,
    ) -> None:
        super().__init__(app)
        self.before = before.copy() if before is not None and app.speed > 0 else None
        """The last picture of the table, through which this screen comes up."""
        self.fade = 0.0
        self.again = again
        self.ending = ending
        self.titles = ending.tally.titles([f"p{i + 1}" for i in range(len(ending.setup.people))])
        self.room = Backdrop(app.art, app.theme, VICTORY if ending.result == "won" else DEFEAT)
        self.motes = [DriftingParticles(app.theme, kind) for kind in (WON_AIR if self.won else LOST_AIR)]
        self.photographs = Photographs(app.art, ending.setup.people if self.won else ())
        self.room.life = (*self.room.life, self.photographs)
        self.night = 1.0 if self.won and before is not None and app.speed > 0 else 0.0
        """How much of the night is left over the room, 0 to 1: after a victory day breaks."""
        self.looking: Looking | None = None
        """What a master makes of the game, once somebody has asked."""
        self.sheet = Rect(0, 0, 0, 0)
        self.widgets = []
        self.places = self._places(Rect(0, 0, 600, 600))

    @property
    def won(self) -> bool:
        """True for a victory."""
        return self.ending.result == "won"

    def ask(self) -> None:
        """Ask for the faces of everybody, while something else is still looked at."""
        self.layout()
        view.ask_faces(self.app, self.places.people, self.ending.setup.people, won=self.won)

    def score(self) -> Score | None:
        return Score("victory" if self.won else "defeat", place=("room",))

    def enter(self) -> None:
        if self.before is not None:
            self.timeline.run(FADE, self._fading, "linear", 0.0, self._faded)
            if self.night and not self.theme.reduced_motion:
                self.timeline.add(Tween(DAWN, self._dawning, "inOutSine", FADE, blocking=False))
            else:
                self.night = 0.0

    def _fading(self, share: float) -> None:
        self.fade = share
        self.redraw()

    def _dawning(self, share: float) -> None:
        self.night = 1 - share
        self.redraw()

    def _faded(self) -> None:
        self.before = None
        self.redraw()

    def heading(self) -> str:
        return self.app.t(f"bigbook.end.{'won' if self.won else 'lost'}_title")

    def passages(self) -> Sequence[Passage]:
        t, reason = self.app.t, self.ending.reason
        because = t(f"bigbook.end.reason.{reason}") if reason else ""
        told = (self._result(), because, self._highlight(), self._lender())
        return [Passage(f"line:{number}", words) for number, words in enumerate(told) if words]

    def _result(self) -> str:
        return self.app.t(f"bigbook.end.{'won' if self.won else 'lost'}_text", n=self.ending.setup.pages)

    def default_focus(self) -> str | None:
        return "button:rematch"

    def layout(self) -> None:
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        margin = px(26 if full else 14)
        right = min(w - margin, round(self.room.at(1894, 0)[0]))
        sheet_w = min(px(1000 if full else 700), w - margin * 2)
        self.sheet = Rect(right - sheet_w, margin, sheet_w, h - margin * 2)
        self.photographs.forget()
        seen = SEEN["victory" if self.won else "defeat"]
        self.room.place(self.app.size, aside=self.room.beside(seen, self.sheet.x - px(16 if full else 10)))
        self.room.covered = [self.sheet.inflate(28, 28)]
        pinned = self._pinned()
        if pinned is not None:
            self.room.covered = [*self.room.covered, pinned.inflate(42, 42).clip(Rect(0, 0, w, h))]
        inner = self.sheet.inflate(-px(96 if full else 66), -px(76 if full else 48))
        foot = self._buttons(inner)
        self.places = self._places(Rect(inner.x, inner.y, inner.w, foot - inner.y))
        self.widgets = [*self._told(), *self.widgets]
        corner = self._corner()
        self.widgets += corner
        # What lives in the room is drawn last of all: nothing of it lies on what is pressed or read.
        self.room.covered = [*self.room.covered, *(widget.rect.inflate(4, 4) for widget in corner)]

    def _below(self, column: Column) -> None:
        """The story, then what can be done: the next game first."""
        px = self.theme.px
        title = column.row(56, 0)
        text = column.words(self._result(), self._style("text"), 2)
        reason = self.ending.reason
        because = column.words(self.app.t(f"bigbook.end.reason.{reason}") if reason else "", self._style("reason"))
        told = self.ending.evening is not None or self.ending.missed is not None
        climbed = column.row(110, 14) if told else None
        chapters = column.take(round(column.area.w * 0.26), 14)
        people = [column.row(84, 8) for _ in self.ending.setup.people]
        moment = column.words(self._memory(), self._style("moment"), 14) if self._memory() else Rect(0, 0, 0, 0)
        self.places = EndLayout(title, text, because, chapters, people, moment, column.row(46, 14))
        self.widgets = self._told()
        if climbed is not None:
            self.widgets.insert(0, self._slip(climbed))
        nexts = self._nexts()
        for (_, name, words, act), place in zip(nexts, column.grid(len(nexts), 230), strict=True):
            first = name == "rematch"
            self.widgets.append(Button(f"button:{name}", place, words, action=act, size=19, zone="next",
                                       primary=first, look="" if first else "quiet"))  # fmt: skip
        column.skip(8)
        looks = [*(self._looks() if self.ending.run is not None else ()), *chain(*self._more())]
        for (name, words, act), place in zip(looks, column.grid(len(looks), 230, 44) if looks else (), strict=True):
            self.widgets.append(Button(f"button:{name}", place, words, action=act, size=LOOK, zone="look", look="slip"))
        seals, side = self.ending.seals[:SEALS], px(64)
        row = column.take(side) if seals else Rect(0, 0, 0, 0)
        for at, name in enumerate(seals):
            box = Rect(row.x + at * (side + px(8)), row.y, side, side)
            self.widgets.append(MEDALS.thing(self.app, box, name, self.app.t("bigbook.seals.fresh")))
        self.sheet = column.sheet
        self.room.covered = [self.sheet]

    def _style(self, name: str) -> Style:
        """How the words of that name look."""
        theme, full = self.theme, self.theme.layout.full
        return {
            "text": Style(theme.text(23 if full else 18), INK, align="center"),
            "reason": Style(theme.text(20 if full else 17), CRIMSON, italic=True, align="center"),
            "moment": Style(theme.ui(16), mix(INK, PARCH[4], 0.2), align="center", bold_colour=CRIMSON),
        }[name]

    def _more(self) -> tuple[list[Look], list[Look], list[Look]]:
        """Further looks: the story as a chart, the named evenings and, after a victory, who made all this; the moments
        that cost most; the evening that comes next."""
        t, first, second, third = self.app.t, list[Look](), list[Look](), list[Look]()
        if self.ending.summary is not None:
            first.append(("story", t("kit.button.story"), self._story))
            first.append(rung.to_ladder(self.app, self.ending.evening))
            third += rung.onward(self.app, self.ending.following)
        if self.won:
            first.append(("credits", t("bigbook.credits.button"), self._credits))
        run = self.ending.run
        if run is not None and run.session.past and seats_of(run):
            second.append(("moments", t("bigbook.prompts.moments.button"), self._moments))
        return first, second, third

    def _corner(self) -> list[Widget]:
        """In the lower left corner: the story as a chart and, after a victory, who made all this; above them the
        moments that cost most, where people have played, and the seals that were earned."""
        px, full, t = self.theme.px, self.theme.layout.full, self.app.t
        row = Rect(0, 0, px(210 if full else 170), px(46 if full else 38))
        row.bottomleft = (px(20 if full else 14), self.app.size[1] - px(16 if full else 12))
        made: list[Widget] = []
        first, second, third = self._more()
        more = (first, second, third) if self.won else ([*first, *second], third)  # below the hand with the match
        for buttons in filter(None, more):
            x = row.x
            for name, words, act in buttons:  # no wider than their words: they lie over the picture
                most = row.w * (2 if len(buttons) == 1 else 1)
                rect = Rect(x, row.y, min(most, wide(words, Style(self.theme.ui(LOOK))) + px(BUTTON_PAD) + 2), row.h)
                made.append(Button(f"button:{name}", rect, words, action=act, size=LOOK, zone="look", look="quiet"))
                x = rect.right + px(12)
            row = row.move(0, -row.h - px(12 if full else 8))
        side = px(64 if full else 52)
        for at, name in enumerate(self.ending.seals[:SEALS]):
            box = Rect(row.x + at * (side + px(6)), row.bottom - side, side, side)
            made.append(MEDALS.thing(self.app, box, name, t("bigbook.seals.fresh")))
        if self.ending.evening is not None or self.ending.missed is not None:
            made.append(self._rung(row.bottom - (side + px(10) if self.ending.seals else 0)))
        return made

    def _rung(self, low: int) -> Widget:
        """The slip of the evening that was climbed, or was not and why: over the window that day breaks in, or after a
        defeat above what ends at the height `low`."""
        px, full = self.theme.px, self.theme.layout.full
        rect = Rect(px(20), px(16), min(px(560 if full else 400), self.sheet.x - px(40)), px(110 if full else 78))
        if not self.won:
            rect.bottom = low
        return self._slip(rect)

    def _slip(self, rect: Rect) -> Widget:
        """The slip itself."""
        if self.ending.evening is not None:
            return rung.slip(self.app, self.ending.evening, rect)
        assert self.ending.missed is not None and self.ending.summary is not None
        return rung.missed(self.app, self.ending.missed, self.ending.summary, rect)

    def _buttons(self, inner: Rect) -> int:
        """The next game, one button above all, and the way out in words; above them, in words, another look at this
        one. Gives their upper edge."""
        px, full = self.theme.px, self.theme.layout.full
        gap, row, small = px(12 if full else 8), px(72 if full else 46), px(46 if full else 32)
        foot, rows = Rect(inner.x, inner.bottom - row, inner.w, row), self._nexts()
        self.widgets, x, whole = [], float(foot.x), sum(row[0] for row in rows)
        for share, name, words, act in rows:
            width = (foot.w - gap * (len(rows) - 1)) * share / whole
            rect = Rect(round(x), foot.y, round(width), foot.h)
            first = name == "rematch"
            button = Button(f"button:{name}", rect, words, action=act, size=19, zone="next", primary=first)
            button.look = "" if first else "word" if name == "main-menu" else "quiet"
            self.widgets.append(button)
            x += width + gap
        if self.ending.run is None:
            return foot.y - gap
        looks = self._looks()
        needs = [wide(words, Style(MIN_TEXT)) + px(BUTTON_PAD) + 2 for _, words, _ in looks]
        row_w = foot.w - gap * (len(looks) - 1)
        small_ones = [need for need in needs if need <= row_w / len(needs)]
        if sum(needs) > row_w:  # words three times as long: the short ones keep their room
            most = (row_w - sum(small_ones)) // (len(needs) - len(small_ones))
            needs = [min(need, most) for need in needs]
        spare, at = (row_w - sum(needs)) / len(looks), float(foot.x)
        for (name, words, act), need in zip(looks, needs, strict=True):
            rect = Rect(round(at), foot.y - gap - small, round(need + spare), small)
            self.widgets.append(Button(f"button:{name}", rect, words, action=act, size=LOOK, zone="look", look="word"))
            at += need + spare + gap
        return foot.y - gap * 2 - small

    def _nexts(self) -> list[tuple[float, str, str, Callable[[], None]]]:
        """The next game and the way out: the share of the row, the name, the words, and what it does."""
        t = self.app.t
        rows: list[tuple[float, str, str, Callable[[], None]]] = [
            (1.7, "rematch", t("kit.button.same-again"), self._rematch),
            (1.15, "new-magicians", t("bigbook.end.new-magicians"), self._new_magicians),
            (1.0, "new-game", t("kit.button.new-game"), self._new_game),
            (1.1, "main-menu", t("kit.button.main-menu"), self._menu),
        ]
        if self._harder is not None:
            words = t("kit.button.next-difficulty", name=t(f"bigbook.terms.difficulties.{self._harder}.name"))
            rows.insert(2, (0.95, "next-difficulty", words, self._next_difficulty))
        return rows

    def _looks(self) -> list[Look]:
        """Another look at this game."""
        t = self.app.t
        looks: list[Look] = [
            ("watch", t("kit.button.watch-again"), self._watch),
            ("table", t("kit.button.look-table"), self._table),
            ("log", t("kit.button.log"), self._log),
        ]
        if self.ending.setup.seed is not None:
            looks.append(("same-luck", t("kit.luck.same"), self._same_luck))
            looks.append(("seed", seed_words(self.app, self.ending.setup.seed), self._seed))
        return looks

    def _places(self, room: Rect) -> EndLayout:
        px, full = self.theme.px, self.theme.layout.full
        unit, count = room.h / 100, len(self.ending.setup.people)
        y = float(room.y)

        def take(height: float) -> Rect:
            nonlocal y
            found = Rect(room.x, round(y), room.w, round(height))
            y += height
            return found

        title, text = take(unit * 11), take(unit * 6)
        reason = take(unit * 5.5 if self.ending.reason else 0)
        take(unit * 1.5)
        people_h = unit * (36 if self.won and count == 2 else 43)  # two have room enough; trophies want it
        told = bool(self.ending.tally.highlight) + bool(self.ending.tally.lender)
        moment_h = max(unit * 6, (1.4 + 1.4 * told) * MIN_TEXT) if told else 0
        rest = moment_h + unit * 6.5
        chapters = take(min(room.bottom - y - people_h - rest - unit * 2, room.w * 0.27))
        take(max(unit, (room.bottom - y - people_h - rest) / 2))
        people = view.hung(take(people_h), count, px(30 if full else 20))
        y = room.bottom - rest
        moment = take(moment_h)
        return EndLayout(title, text, reason, chapters, people, moment, take(unit * 6.5))

    def rounds(self) -> dict[int, Rect]:
        """The rounds that this evening had, with the place of each; after a victory those with a monster, which are all
        that there were."""
        rounds = view.rounds_of(self.places.chapters, self.ending.setup.pages, self.app.theme.px(10))
        met = [number for number in rounds if number in self.ending.tally.chapters]
        if not self.won or not met or len(met) == len(rounds):
            return rounds
        step = rounds[met[-1]].w + self.app.theme.px(10)
        area = self.places.chapters
        start = area.centerx - (len(met) * step - self.app.theme.px(10)) // 2
        return {number: rounds[number].move(start + at * step - rounds[number].x, 0) for at, number in enumerate(met)}

    def _told(self) -> list[Widget]:
        """What the pictures say, for whoever walks or listens through the screen."""
        t = self.app.t
        found: list[Widget] = []
        for number, rect in self.rounds().items():
            chapter = self.ending.tally.chapters.get(number)
            if chapter is not None:
                name = t(f"bigbook.cards.monsters.{chapter.monster}.name")
                words = [t("bigbook.log.headings.round", round=number, monster=name)]
                words += [t("bigbook.end.curses", n=chapter.curses)]
                words += [t(f"bigbook.end.mark.{chapter.mark}")] if chapter.mark else []
                found.append(Widget(f"chapter:{number}", rect, ", ".join(words), role="info", zone="story"))
        for i, (person, row) in enumerate(zip(self.ending.setup.people, self.places.people, strict=True)):
            words = [self._called(person), self._title(f"p{i + 1}")]
            found.append(Widget(f"person:p{i + 1}", row, ", ".join(words), role="info", zone="story"))
        return found

    def _title(self, seat: str) -> str:
        return view.title_words(self.app, self.ending.tally, seat, self.titles[seat])

    # what the buttons do

    def _rematch(self) -> None:
        again = GameSetup.from_json(self.ending.setup.to_json())
        again.seed, again.day = None, ""
        self.again(self.app, again)

    def _new_magicians(self) -> None:
        """The same people, everybody with a magician they have not just played where there are enough."""
        again = GameSetup.from_json(self.ending.setup.to_json())
        again.seed, again.day = None, ""
        again.deal_magicians()
        self.again(self.app, again)

    @property
    def _harder(self) -> str | None:
        """The difficulty above this one, for whoever has won; None where there is none."""
        at = DIFFICULTIES.index(self.ending.setup.difficulty) + 1
        return DIFFICULTIES[at] if self.won and at < len(DIFFICULTIES) else None

    def _next_difficulty(self) -> None:
        """The same group against a harder book."""
        if self._harder is not None:
            again = GameSetup.from_json({**self.ending.setup.to_json(), "difficulty": self._harder})
            again.seed, again.day = None, ""
            self.again(self.app, again)

    def _story(self) -> None:
        if self.ending.summary is not None:
            self.app.push(ChronicleScene(self.app, [self.ending.summary], EVENING))

    def _same_luck(self) -> None:
        """The same group with the same seed: the very game once more."""
        self.again(self.app, GameSetup.from_json(self.ending.setup.to_json()))

    def _seed(self) -> None:
        button = self.widget("button:seed")
        if button is not None:
            copy_seed(self.app, self.ending.setup.seed, button.rect)

    def _moments(self) -> None:
        """The moments that cost most; looked for once."""
        run = self.ending.run
        assert run is not None
        if self.looking is None:
            self.looking = Looking(self.app.worker(MODULE), run.session, seats_of(run))
        whole = not run.session.opened  # else the steps of what is watched are counted from an earlier beginning
        self.app.push(MomentsScene(self.app, run, self.looking, self._watch_from if whole else None))

    def _watch_from(self, step: int) -> None:
        """The game from where a step was taken."""
        if self.ending.run is not None:
            replays.watch_run(self.app, self.ending.run, step)

    def _credits(self) -> None:
        self.app.open("credits")

    def _new_game(self) -> None:
        self.app.go("setup")

    def _menu(self) -> None:
        self.app.go("menu")

    def _table(self) -> None:
        if self.ending.run is not None:
            self.app.open("final-table", self.ending.run)

    def _watch(self) -> None:
        """The whole game once more, from its beginning."""
        if self.ending.run is not None:
            replays.watch_run(self.app, self.ending.run)

    def _log(self) -> None:
        self._table()
        if self.app.top is not None:
            self.app.top.command("log")

    def back(self) -> None:
        self._menu()

    # drawing

    def paint_base(self, surface: Surface) -> None:
        t, theme, full, places = self.app.t, self.theme, self.theme.layout.full, self.places
        self.room.paint_base(surface)
        self._monster(surface)
        panel(surface, self.sheet, seed=15)
        for widget in self.widgets:  # in a column they lie on the sheet
            if isinstance(widget, Medal):
                widget.paint_still(surface, self.app.art)
            elif isinstance(widget, rung.RungSlip):
                widget.paint_still(surface, self.app)
        mood = "won" if self.won else "lost"
        ink = GREEN_INK if self.won else CRIMSON
        pens = view.Pens(self.app, surface, self.won)
        style = Style(theme.text(58 if full else 40), ink, "title", align="center")
        draw_text(surface, t(f"bigbook.end.{mood}_title"), places.title, style, valign="middle", where="end.title")
        style = self._style("text")
        draw_text(surface, self._result(), places.text, style, valign="middle", where="end.text", ellipsis=True)
        if self.ending.reason:
            words = t(f"bigbook.end.reason.{self.ending.reason}")
            style = self._style("reason")
            draw_text(surface, words, places.reason, style, valign="middle", where="end.reason")
        view.chapters(pens, self.rounds(), self.ending.tally.chapters)
        draw = view.person if theme.layout.column else view.painting
        for i, (person, row) in enumerate(zip(self.ending.setup.people, places.people, strict=True)):
            seat = f"p{i + 1}"
            draw(pens, row, person, seat, self._title(seat), self.ending.tally)
        self._moment(surface)
        materials.rule(surface, places.totals.x, places.totals.right, places.totals.y)
        view.totals(pens, places.totals.inflate(0, -theme.px(6)), self.ending.tally)

    def _moment(self, surface: Surface) -> None:
        """The turn that everybody will remember, and who helped whom most."""
        words, style = self._memory(), self._style("moment")
        if words:
            room = self.places.moment.move(0, -self.theme.px(6))  # clear of the rule below
            draw_text(surface, words, room, style, valign="middle", where="end.moment", ellipsis=True)

    def _memory(self) -> str:
        """Both in words."""
        return " ".join(line for line in (self._highlight(), self._lender()) if line)

    def _called(self, person: Person) -> str:
        return shown_name(self.app, person.name, person.role)

    def _highlight(self) -> str:
        turn = self.ending.tally.highlight
        if turn is None:
            return ""
        seat = self.ending.setup.person(turn.seat) if turn.seat else self.ending.setup.people[0]
        key = "bigbook.end.highlight_last" if turn.last else "bigbook.end.highlight_turn"
        words = self.app.t(key, round=turn.round, seat=in_sentence(self._called(seat)), n=turn.curses)
        return f"[b]{self.app.t('bigbook.end.highlight')}.[/b] {words}"

    def _lender(self) -> str:
        most = self.ending.tally.lender
        if most is None:
            return ""
        owner, payer = (in_sentence(self._called(self.ending.setup.person(seat))) for seat in most[:2])
        return self.app.t("bigbook.end.lent", seat=owner, other=payer, n=most[2])

    def _monster(self, surface: Surface) -> None:
        """The page of the monster that won, pinned beside the book that reads us."""
        if self.won or not self.ending.monster:
            return
        k, pinned = self.room.scale, self._pinned()
        picture = self.app.art.get("monsters", self.ending.monster, (round(PAGE[2] * k), round(PAGE[3] * k)), 1)
        if picture is None or pinned is None:
            return
        name = Rect(pinned.x, pinned.bottom - round(NAME * k), pinned.w, round(NAME * k))
        spot = Rect(pinned.x, pinned.y, pinned.w, name.y - pinned.y)
        panel(surface, pinned.inflate(14, 14), seed=8, border=False)
        surface.blit(picture, spot, Rect(0, 0, *spot.size))
        style = Style(max(MIN_TEXT, round(26 * k)), INK, "title", align="center")
        words = self.app.t(f"bigbook.cards.monsters.{self.ending.monster}.name")
        draw_text(surface, words, name, style, valign="middle", where="end.monster", wrap=False)

    def _pinned(self) -> Rect | None:
        """Where the picture of the monster that won is pinned, its name below it; None after a victory, and where no
        room is seen beside the sheet."""
        if self.theme.layout.column or self.won or not self.ending.monster:
            return None
        x, y = self.room.at(PAGE[0], PAGE[1])
        k = self.room.scale
        edge = round(24 * k)  # a square window shows less of the room
        high = round(round(PAGE[2] * k) / view.PAGE_SHAPE * view.ABOVE_NAME)
        return Rect(max(edge, round(x)), max(edge, round(y)), round(PAGE[2] * k), high + round(NAME * k))

    def handle(self, event: pygame.event.Event) -> bool:
        self.room.wake()
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.looking is not None and self.looking.worker is not None and self.app.top is self:
            self.looking.go_on(lambda: True)  # it goes on while its sheet is shut
        if self.app.top is not self:
            return  # under a sheet the air stands still: whatever moved there would have both painted whole
        lives = self.room.update(dt)
        drifts = [air.update(dt) for air in self.motes]
        if any(drifts):
            self.redraw()
        elif lives and not any(air.count for air in self.motes):
            self.app.live(self, self.room.sprites)

    def art_arrived(self) -> None:
        self.photographs.forget()
        super().art_arrived()

    def paint(self, canvas: Canvas) -> None:
        open_room = Rect(0, 0, max(0, self.sheet.x - self.theme.px(20)), self.app.size[1])
        self.room.paint(canvas)
        if self.night:
            canvas.dim(DARK * self.night, area=open_room)
        for air in self.motes:
            air.paint(canvas, open_room)
        super().paint(canvas)
        if self.before is not None and self.before.get_size() == canvas.size:
            self.before.set_alpha(round(255 * (1 - self.fade)))
            canvas.blit(self.before, (0, 0))


DEEDS = ("button:undo", "button:redo", "button:hint", "button:end-turn", "button:menu")
"""What the table offers otherwise and does not mean anything now."""
COMMANDS = ("menu", "undo", "redo", "end_turn", "bookmark", "bookmarks")


class Finished(BookAttendant):
    """Nothing moves any more; the large button leads back to where one came from."""

    name = "final-table"
    finishes = False
    final = True

    def __init__(self, beside: BookBeside) -> None:
        super().__init__(beside)
        self.way_back = Button("button:close", Rect(0, 0, 0, 0), action=self.app.pop, primary=True, zone="panel")

    def layout(self) -> None:
        self.way_back.rect = Rect(panel_parts(self.table.render.layout).main)
        self.way_back.label = self.app.t("kit.button.back")

    def score(self) -> Score | None:
        return Score("victory" if self.table.render.model.result == "won" else "defeat", place=("room",))

    def default_focus(self) -> str | None:
        return "button:close"

    def things(self, own: list[Thing]) -> list[Thing]:
        things = [thing for thing in own if thing.id not in DEEDS]
        # What lies over the table has a button of that name, too, and is closed first.
        return things if by_id(things, self.way_back.id) is not None else [*things, self.way_back.thing()]

    def press(self, thing: Thing) -> bool:
        mine = thing.id == self.way_back.id and by_id(self.beside.overlays.things(), thing.id) is None
        if mine:
            self.way_back.press()
        return mine

    def back(self) -> bool:
        self.app.pop()
        return True

    def command(self, name: str) -> bool:
        """Nothing is taken back, ended or kept any more."""
        return name in COMMANDS

    def paint(self, canvas: Canvas) -> None:
        screen = self.table.screen
        state = WidgetState(screen.hover == self.way_back.id, screen.down == self.way_back.id)
        self.way_back.paint(canvas, self.table.theme, state)
        screen.paint_focus(canvas)


def finished_table(app: App, run: Run) -> TableScene:
    """The last picture of a game, to be looked at."""
    return TableScene(app, run, Finished)


route("final-table", finished_table)
