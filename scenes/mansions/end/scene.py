"""How a night has ended: who has won and why, what it was all about, the Keeper's diary and the plan by rounds with
what nobody saw, who did what; and the next night one press away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from pygame import Rect, Surface
from pygame.event import Event

from game.core.text.phrases import sentence_start
from game.mansions.cards.story import Objective
from game.mansions.play.diary import DIARY, Diary, Entry, writing
from game.mansions.play.night import DEEDS, KEEPER, WON, Night
from game.mansions.play.rounds import Round, rounds_of, secrets_of
from game.mansions.rules.lookup import objective as objective_of
from game.mansions.rules.options import Options
from game.mansions.text.story_texts import StoryTexts
from scenes.book.medals import Medal
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import draw_text, in_sentence
from scenes.kit.form import Form
from scenes.kit.input import clipboard
from scenes.kit.speech import Passage
from scenes.kit.thing import INFO
from scenes.kit.tween import Tween
from scenes.kit.widgets import Slider, Widget
from scenes.mansions.chronicle.plates import MEDALS
from scenes.mansions.end import view
from scenes.mansions.end.layout import PLATES, TEXT, EndPlaces, Tall, below, laid
from scenes.mansions.ids import GAME
from scenes.mansions.look import LAMP, PAPER, paper
from scenes.mansions.party import HouseParty
from scenes.mansions.rooms import LOST, NOBODY
from scenes.mansions.rooms import WON as MORNING
from scenes.mansions.sights import opening_of
from scenes.mansions.table.context import VIEWER
from scenes.mansions.table.text.words import HouseWords
from scenes.mansions.widgets import HouseButton, letters
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.naming import shown_name
from scenes.shell.run import AnyRun
from scenes.shell.saves import codes, replays

END = "mansions.end"
FADE = 300.0
"""Milliseconds in which the table gives way to this page."""
LINES = 5
"""Questions that the Keeper is asked anew in one frame."""
TOLD = 3
"""So many deeds of somebody are told."""
USUAL = {"clues": 1, "locks": 1, "puzzles": 1, "beaten": 1, "dealt": 6, "taken": 8, "frights": 6, "healed": 2,
         "given": 2, "slipped": 3, "searched": 3}  # fmt: skip
"""How much of each deed is nothing special: what stands out is told first."""


class HouseEnd(Form):
    """`slider:round` leafs through the rounds; its last place is the morning after, with everything turned up."""

    name = "end"

    app: App

    def __init__(
        self, app: App, run: AnyRun, before: Surface | None, night: Night | None = None, fresh: Sequence[str] = ()
    ) -> None:
        """`night`: its page, for whoever did what; `fresh`: the achievements that no night before it had earned."""
        super().__init__(app)
        self.run, self.night, self.fresh = run, night, tuple(fresh)
        self.before = before.copy() if before is not None and app.speed > 0 else None
        """The last picture of the table, through which this page comes up."""
        self.fade = 0.0
        self.view = run.session.view(VIEWER)
        self.rounds: list[Round] = rounds_of(run.session)
        self.at = len(self.rounds)
        """Which round is looked at; after the last one: the morning after."""
        self.entries: list[Entry] = []
        self._writing: Iterator[list[Entry]] | None = writing(run.session)
        """The Keeper is still writing: a few lines in each frame, so that the page comes up at once."""
        self.secrets = secrets_of(run.session)
        options = run.session.state.options
        assert isinstance(options, Options)
        self.words = HouseWords(lambda: self.app.catalogue, options)
        self.words.learn(self.view)
        room = MORNING if self.won else LOST if self.view.result == KEEPER else NOBODY
        self.room = Backdrop(app.art, app.theme, room)
        self.widgets = []
        self.places: EndPlaces = laid(app.size, app.theme, len(self._nexts()), len(self._looks()))
        self._told: tuple[object, dict[int, str]] | None = None

    @property
    def won(self) -> bool:
        """Whether those who came have won."""
        return bool(self.view.result == WON)

    def enter(self) -> None:
        if self.before is not None:
            self.timeline.add(Tween(FADE, self._fading, "linear"))

    def _fading(self, share: float) -> None:
        self.fade = share
        if share >= 1:
            self.before = None
        self.redraw()

    # what is told

    @property
    def told(self) -> StoryTexts:
        """The texts of the story."""
        return StoryTexts(self.app.catalogue, self.words.story, self.words.names.people)

    def heading(self) -> str:
        """Who has won."""
        return self.app.t(f"mansions.log.game_ended.{self.view.result}")

    def why(self) -> str:
        """Why, in one line."""
        return self.told.why_over(self._objective.id, self.view.reason) if self.view.reason else ""

    def line(self) -> str:
        """What was to be done, in which round it ended, and how long it took."""
        objective = self.told.objective_name(self._objective)
        parts = [self.told.name(), objective, self.app.t("mansions.table.ribbon.round", n=max(1, self.view.round))]
        minutes = self.night.seconds // 60 if self.night is not None else 0
        if minutes:
            parts.append(self.app.t("mansions.setup.minutes", n=minutes))
        return " · ".join(filter(None, parts))

    @property
    def _objective(self) -> Objective:
        """What was to be done, whether anybody found out or not."""
        return objective_of(self.run.session.state)

    def truth(self) -> str:
        """How it ended, what it was all about, and what would have been needed."""
        told, objective = self.told, self._objective
        parts = [told.ending(objective, self.view.result, self.view.reason), told.say(f"story.truths.{objective.id}")]
        parts.append(told.say("story.afterword" if self.won else "story.afterword_waits"))
        if not self.won:
            needed = told.objective(objective, WON, len(self.view.people))
            parts.append(self.app.t(f"{END}.needed", text=needed))
        return "\n".join(parts)

    def diary(self, at: int | None = None) -> str:
        """What the Keeper wrote about a round, None for the one that is looked at; in the morning what the house
        wanted, how it was laid out, and what was never played."""
        at = self.at if at is None else at
        key = self.app.catalogue, self._writing is None
        if self._told is None or self._told[0] != key:
            self._told = key, Diary(self.words.names).by_round(self.entries)
        if at < len(self.rounds):
            return self._told[1].get(self.rounds[at].number, self.app.t(f"{END}.quiet"))
        lines = list(Diary(self.words.names).house(self.told, self.view.answers))
        left = [str(self.words.names.said(card)) for card in (*self.secrets.omens, *self.secrets.mishaps)]
        lines.append(self.app.t(f"{END}.unplayed", list=self.app.catalogue.all_of(left)) if left else "")
        lines.append("" if self.entries or self._writing is not None else self.app.t(f"{DIARY}.empty"))
        return "\n".join(filter(None, lines))

    def turned_up(self) -> list[str]:
        """Where every clue had been laid, for ears."""
        names = self.words.names
        return [self.app.t(f"{END}.lay", card=self.told.clue_name(card), room=names.room(room))
                for card, room in self.secrets.clues.items()]  # fmt: skip

    def deeds(self) -> list[view.Deeds]:
        """Who did what: what somebody did most of, compared with what is usual."""
        found = []
        for at, one in enumerate(self.night.visitors if self.night is not None else ()):
            best = sorted((name for name in DEEDS if one.deed(name)), key=lambda name: -one.deed(name) / USUAL[name])
            words = ", ".join(self.app.t(f"{END}.deeds.{name}", n=one.deed(name)) for name in best[:TOLD])
            name = shown_name(self.app, one.name, f"mansions.cards.investigators.{one.who}.name")
            words = sentence_start(words) if words else self.app.t(f"{END}.no_deeds")
            found.append(view.Deeds(f"i{at + 1}", one.who, in_sentence(name), words))
        return found

    def passages(self) -> Sequence[Passage]:
        texts = [("why", self.why()), ("told", self.line()), ("truth", self.truth()), ("diary", self.diary())]
        return [Passage(name, words) for name, words in texts if words]

    def default_focus(self) -> str | None:
        return "button:again"

    # where everything lies

    def layout(self) -> None:
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
            return
        self.places = laid(self.app.size, self.theme, len(self._nexts()), len(self._looks()))
        self._place()

    def _below(self, column: Column) -> None:
        people = len(self.night.visitors) if self.night is not None else 0
        tall = Tall(self.why(), self.line(), self.truth(), self._longest(), people)
        self.places = below(column, tall, len(self._nexts()), len(self._looks()), plates=bool(self.fresh))
        self._place()

    def _longest(self) -> str:
        """The longest page of the diary: whichever is looked at has room."""
        return max((self.diary(at) for at in range(len(self.rounds) + 1)), key=len)

    def _place(self) -> None:
        places = self.places
        self.widgets = [self._slider(), *self._info()]
        most = (places.plates.w - PLATES * self.theme.px(4)) // PLATES
        side = min(places.plates.h, most)
        for at, name in enumerate(self.fresh[:PLATES]):
            box = Rect(places.plates.x + at * (side + self.theme.px(4)), places.plates.y, side, side)
            self.widgets.append(MEDALS.thing(self.app, box, name, self.app.t("mansions.chronicle.fresh")))
        for (name, words, act), box in zip(self._nexts(), places.nexts, strict=True):
            first = name == "again"
            self.widgets.append(HouseButton(f"button:{name}", box, words, action=act, primary=first, zone="next"))
        for (name, words, act), box in zip(self._looks(), places.looks, strict=True):
            self.widgets.append(HouseButton(f"button:{name}", box, words, action=act, size=16, zone="look"))

    def _slider(self) -> Slider:
        """The rounds, and the morning after behind them."""
        last = max(1, len(self.rounds))
        return Slider(
            "slider:round", self.places.slider, self.app.t(f"{END}.rounds"), value=min(self.at, last), low=0, high=last,
            steps=last, changed=self._look_at, shown=lambda value: self._moment(round(value)), zone="plan",
            room=self.theme.px(150),
        )  # fmt: skip

    def _moment(self, at: int) -> str:
        """What a place of the slider is called."""
        if at >= len(self.rounds):
            return self.app.t(f"{END}.morning")
        return self.app.t("mansions.table.ribbon.round", n=self.rounds[at].number)

    def _look_at(self, value: float) -> None:
        self.at = round(value)
        at = next((n for n, one in enumerate(self.widgets) if one.zone != "plan"), len(self.widgets))
        self.widgets[1:at] = self._info()
        self.rebake()

    def _info(self) -> list[Widget]:
        """What the plan shows, for whoever walks or listens through the page."""
        names, box = self.words.names, self.places.plan
        found = []
        for one in self.view.people:
            ways = [space for round_ in self._walked() for space in round_.ways.get(one.seat, ())]
            rooms = [str(names.room(space)) for space in ways]
            way = [room for at, room in enumerate(rooms) if not at or rooms[at - 1] != room]
            words = self.app.t(f"{END}.way", name=self.words.seat(one.seat), list=", ".join(way) or "\u2013")
            found.append(Widget(f"way:{one.seat}", box, words, role=INFO, zone="plan"))
        if self.at >= len(self.rounds):
            found.append(Widget("secrets", box, " ".join(self.turned_up()), role=INFO, zone="plan"))
        return found

    def _walked(self) -> Sequence[Round]:
        return self.rounds if self.at >= len(self.rounds) else [self.rounds[self.at]]

    # the ways on

    def _nexts(self) -> list[tuple[str, str, Callable[[], object]]]:
        """The next night, and the way out."""
        t = self.app.t
        return [
            ("again", t("kit.button.same-again"), partial(self._again, luck=False)),
            ("other-faces", t(f"{END}.other_faces"), partial(self._again, luck=False, faces=True)),
            ("same-luck", t("kit.luck.same"), partial(self._again, luck=True)),
            ("new-game", t("kit.button.new-game"), lambda: games.set_up(self.app, GAME)),
            ("main-menu", t("kit.button.main-menu"), lambda: self.app.go("menu")),
        ]

    def _looks(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Another look at this one."""
        t, found = self.app.t, list[tuple[str, str, Callable[[], object]]]()
        if replays.can_watch(GAME):
            found.append(("watch", t("kit.button.watch-again"), lambda: replays.watch_run(self.app, self.run)))
        found.append(("chronicle", t("kit.button.chronicle"), lambda: self.app.open("nights")))
        if codes.of_party(self.run.setup):
            found.append(("copy-code", t("kit.code.copy"), self._copy))
        return found

    def _copy(self) -> None:
        code, button = codes.of_party(self.run.setup), self.widget("button:copy-code")
        if clipboard.copy(code):
            self.app.say(self.app.t("kit.code.copied", code=code), button.rect if button is not None else None)

    def _again(self, *, luck: bool, faces: bool = False) -> None:
        """The same people once more: with the same seed, or with a new one, or with other investigators."""
        party = HouseParty.from_json(self.run.setup.to_json())
        party.seed = self.run.setup.seed if luck else None
        party.day = party.day if luck else ""
        if faces:
            party.surprise()
        games.new_game(self.app, party)

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def _write(self) -> None:
        """A few lines of the diary."""
        for _ in range(LINES):
            if self._writing is None:
                return
            found = next(self._writing, None)
            if found is None:
                self._writing = None
                self.relayout() if self.theme.layout.column else self.rebake()
            else:
                self.entries = found

    def update(self, dt: float) -> None:
        super().update(dt)
        self._write()
        if self.app.top is self and self.room.update(dt):
            self.app.live(self, self.room.sprites)

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        theme, places = self.theme, self.places
        for words, box, style in (
            (self.heading(), places.title, letters(theme, 32, LAMP[1], bold=True, face="title")),
            (self.why(), places.why, letters(theme, 18, PAPER[0])),
            (self.line(), places.told, letters(theme, 16, PAPER[1], italic=True)),
        ):
            draw_text(surface, words, box, style, valign="middle", where="end.head", ellipsis=True)
        self._plan(surface)
        paper(surface, places.truth, shade=0.15, shadow=theme.px(6))
        self._picture(surface, places.picture)
        for widget in self.widgets:
            if isinstance(widget, Medal):
                widget.paint_still(surface, self.app.art)
        draw_text(surface, self.truth(), places.truth_text, letters(theme, TEXT), where="end.truth", ellipsis=True)
        view.diary(surface, self.app, self.app.t(f"{DIARY}.title"), self.diary(), places.diary)
        view.people(surface, self.app, self.app.t(f"{END}.who"), self.deeds(), places.people)

    def _plan(self, surface: Surface) -> None:
        if not self.rounds:
            return
        now = self.rounds[min(self.at, len(self.rounds) - 1)]
        clues: dict[str, str] = {}
        if self.at >= len(self.rounds):
            for card, room in self.secrets.clues.items():
                clues[room] = f"{clues[room]} {card[5:-1]}" if room in clues else card[5:-1]
        who = {one.seat: one.who for one in self.view.people}
        drawn = view.Drawn(self.words.story.house, now, self._walked(), who, clues)
        pad, foot = self.theme.px(14), self.places.slider.y
        inside = Rect(self.places.plan.x + pad, self.places.plan.y + pad, self.places.plan.w - 2 * pad,
                    foot - self.places.plan.y - pad - self.theme.px(4))  # fmt: skip
        names = {room_id: self.words.room(room_id) for room_id in self.words.story.house.rooms}
        view.plan(surface, self.app, drawn, self.places.plan, inside, names)

    def _picture(self, surface: Surface, box: Rect) -> None:
        """The picture of this ending, else the one that the night began with."""
        kind, name = "mansions/story", f"end_{self._objective.id}_{self.view.result}"
        if self.app.art.path(kind, name) is None:
            kind, name, *_ = opening_of(self.run.session.state.options.story)
        drawn = self.app.art.get(kind, name, box.size)
        if drawn is not None:
            surface.blit(drawn, drawn.get_rect(center=box.center))

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)
        if self.before is not None and self.before.get_size() == canvas.size:
            self.before.set_alpha(round(255 * (1 - self.fade)))
            canvas.blit(self.before, (0, 0))

    def handle(self, event: Event) -> bool:
        self.room.wake()
        return super().handle(event)
