"""Setting out, all on one screen: how many go, into which story, whom each of them plays with which cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.cards.vocabulary import ATTRIBUTES
from game.mansions.rules.options import ALLOWED, MOST
from game.mansions.rules.settings import KEEPERS
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import in_sentence
from scenes.kit.form import Form
from scenes.kit.speech import Described, Passage
from scenes.kit.thing import INFO, Thing
from scenes.kit.widgets import Widget
from scenes.mansions.party import NAMES, HouseParty, asked_for, last_group
from scenes.mansions.rooms import FERRY
from scenes.mansions.setup import group, view
from scenes.mansions.setup.group import SETUP
from scenes.mansions.setup.layout import RULES, SetupPlaces, Tall, below, laid
from scenes.mansions.widgets import HouseButton, HouseChoice, OneOfTwo, PictureChoice
from scenes.shell import friends, games
from scenes.shell.people import join, known_again
from scenes.shell.profile import UNDO
from scenes.shell.seating_plan import SeatingPlan
from scenes.shell.seed import ChosenSeed

if TYPE_CHECKING:
    from scenes.shell.app import App

COUNTS = tuple(range(1, MOST + 1))


class HouseSetup(Form):
    """All choices before a night. `players:<n>`, `story`, then for every seat `who:i1`, `physical:i1:1`, …"""

    name = "setup"
    tune = "menu"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, FERRY)
        self.book = friends.of(app.data)
        last = last_group(app.data)
        self.party = last or asked_for(app.launch, app.launch.players or 2, app.settings.undo, app.launch.seed)
        known_again(self.party.people, self.book, NAMES, first=last is None)
        self.party.seed, self.party.undo = app.launch.seed, app.settings.undo
        self.seating = SeatingPlan(app, self, self.party, self.book, NAMES, "i")
        self.seed = ChosenSeed(app, self, self.party, self._as_the_code_says)
        self.widgets = []
        self.places = self._laid_out()

    def heading(self) -> str:
        """What this is."""
        return self.app.t(f"{SETUP}.title")

    def default_focus(self) -> str | None:
        return "button:start"

    def passages(self) -> Sequence[Passage]:
        """The story, what the group is good at, and what the rules that were chosen mean."""
        told = [
            Passage("story", self.blurb()),
            Passage("minutes", self.minutes()),
            Passage("keeper", f"{self.app.t(f'{SETUP}.keeper')} {self.rule_text('keeper')}"),
        ]
        told.append(Passage("together", group.verdict(self.app.catalogue, self.party.people)))
        return [*told, *(Passage(name, self.rule_text(name), "full") for name in RULES)]

    def describe(self, thing: Thing) -> Described:
        """Of a card of a pair what it does, of an investigator who they are."""
        known, parts = super().describe(thing), thing.id.split(":")
        if len(parts) == 3 and parts[0] in ("physical", "mental"):
            who = catalogue().investigators[self.party.people[int(parts[1][1:]) - 1].who]
            pair = who.physical if parts[0] == "physical" else who.mental
            return Described(
                known.name, known.state, known.act, group.text_of(self.app.catalogue, pair[int(parts[2]) - 1])
            )
        if parts[0] == "who":
            who_is = self.party.people[int(parts[1][1:]) - 1].who
            story = self.app.t(f"mansions.cards.investigators.{who_is}.story")
            return Described(known.name, known.state, known.act, story)
        return known

    # where everything lies

    def _laid_out(self) -> SetupPlaces:
        return laid(self.app.size, self.app.theme, len(self.party.people), book=bool(self.book.present))

    def layout(self) -> None:
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
            return
        self.places = self._laid_out()
        self._place()

    def _below(self, column: Column) -> None:
        texts = self.app.catalogue
        told = tuple("\n".join(group.told_of(texts, one)) for one in self.party.people)
        rules = {name: self.rule_text(name) for name in RULES}
        tall = Tall(self.blurb(), told, rules, group.verdict(texts, self.party.people))
        self.places = below(column, tall, book=bool(self.book.present))
        self._place()

    def _place(self) -> None:
        seats = [widget for index in range(len(self.party.people)) for widget in self._seat(index)]
        self.widgets = [*self._counts(), self._story(), *seats, self._together(), *self._rules(), *self._ends()]

    # the widgets

    def _counts(self) -> list[Widget]:
        chosen = len(self.party.people)
        return [
            HouseButton(
                f"players:{n}", rect, self.app.t("kit.setup.players", n=n), action=partial(self.set_players, n),
                lit=n == chosen, zone="players",
            ) for n, rect in zip(COUNTS, self.places.counts, strict=True)
        ]  # fmt: skip

    def _story(self) -> Widget:
        names = [self.app.t(f"mansions.stories.{one}.story.name") for one in stories()]
        return HouseChoice(
            "story", self.places.story_name, self.app.t(f"{SETUP}.story"), values=stories(), names=names,
            index=stories().index(self.party.story), changed=self.set_story, zone="story", size=20,
        )  # fmt: skip

    def _seat(self, at: int) -> list[Widget]:
        """Somebody's face, name and cards."""
        one, place, t = self.party.people[at], self.places.seats[at], self.app.t
        seat_, zone, box = f"i{at + 1}", f"seat{at + 1}", catalogue().investigators
        known = list(box)
        names = [t(f"mansions.cards.investigators.{who}.name") for who in known]
        face = PictureChoice(
            f"who:{seat_}", place.portrait, t(f"{SETUP}.who"), values=known, names=names,
            index=known.index(one.who), changed=partial(self.set_who, at), zone=zone,
        )  # fmt: skip
        made: list[Widget] = [face, *self.seating.fields(at, place.name, place.friend, size=22)]
        for kind, rects in (("physical", place.physical), ("mental", place.mental)):
            pair = getattr(box[one.who], kind)
            for way, rect in enumerate(rects, start=1):
                made.append(OneOfTwo(
                    f"{kind}:{seat_}:{way}", rect, group.name_of(self.app.catalogue, pair[way - 1]),
                    action=partial(self.keep, at, kind, way), chosen=getattr(one, kind) == way,
                    says=f"{SETUP}.keeps", zone=zone,
                ))  # fmt: skip
        made.append(
            self._bars(f"bars:{seat_}", place.bars.union(place.texts), one.name or NAMES[at], one.attributes, zone)
        )
        return made

    def _bars(self, name: str, rect: Rect, whose: str, values: dict[str, int], zone: str) -> Widget:
        """The seven attributes, for whoever walks or listens through the screen."""
        t = self.app.t
        nouns = {one: self.app.catalogue.noun(f"mansions.terms.attributes.{one}") for one in ATTRIBUTES}
        told = ", ".join(t(f"{SETUP}.bar", name=noun, n=values[one]) for one, noun in nouns.items())
        return Widget(name, rect, t(f"{SETUP}.bars", name=in_sentence(whose), list=told), role=INFO, zone=zone)

    def _together(self) -> Widget:
        people = self.party.people
        return self._bars(
            "bars:together", self.places.group, self.app.t(f"{SETUP}.together"), group.best(people), "group"
        )

    def _rules(self) -> list[Widget]:
        return [self._rule(name) for name in (*RULES, "keeper")]

    def _rule(self, name: str) -> Widget:
        t, rect = self.app.t, self.places.choices[name]
        if name == "undo":
            values, now = list(UNDO), self.party.undo
            names = [t(f"kit.undo.{one}.name") for one in values]
        elif name == "keeper":
            values, now = list(KEEPERS), self.party.keeper
            names = [t(f"{SETUP}.keepers.{one}.name") for one in values]
        else:
            values = [str(one) for one in ALLOWED[name]]
            names = [self._said(one) for one in values]
            now = str(self.party.switches.get(name, 0))
        return HouseChoice(
            f"choice:{name}", rect, self._rule_name(name), values=values, names=names, index=values.index(now),
            changed=partial(self.set_rule, name), zone="rules", size=17,
        )  # fmt: skip

    def _said(self, value: str) -> str:
        """The word for a value of a switch: off, on, or so many seconds."""
        switch = {"0": "kit.settings.off", "1": "kit.settings.on"}.get(value)
        return self.app.t(switch) if switch is not None else self.app.t(f"{SETUP}.seconds", n=int(value))

    def _rule_name(self, name: str) -> str:
        if name == "keeper":
            return self.app.t("mansions.terms.seats.keeper")
        return self.app.t("kit.setup.undo_policy" if name == "undo" else f"mansions.terms.options.{name}.name")

    def rule_text(self, name: str) -> str:
        """What is chosen there, and what it means as it is chosen now."""
        key = {"keeper": f"{SETUP}.keepers.{self.party.keeper}.text", "undo": f"kit.undo.{self.party.undo}.text"}
        text = self.app.t(key.get(name, f"mansions.terms.options.{name}.text"))
        return f"[b]{self._rule_name(name)}.[/b] {text}"

    def blurb(self) -> str:
        """What the story is about."""
        return self.app.t(f"mansions.stories.{self.party.story}.story.blurb")

    def minutes(self) -> str:
        """About how long a night takes so many."""
        return self.app.t(f"{SETUP}.minutes", n=self.party.minutes)

    def _ends(self) -> list[Widget]:
        t, rects = self.app.t, self.places.ends
        empty = f"{t('kit.setup.seed')}: {t('kit.setup.seed_random')}"
        return [
            self.seed.field(rects["seed"], "end", 18, empty),
            HouseButton("button:surprise", rects["surprise"], t("kit.button.surprise"), action=self.surprise,
                        zone="end"),
            HouseButton("button:main-menu", rects["back"], t("kit.button.back"), action=self.back, zone="end"),
            HouseButton("button:start", rects["start"], t(f"{SETUP}.start"), action=self.start, primary=True, size=32,
                        face="title", zone="end"),
        ]  # fmt: skip

    # what they do

    def set_players(self, count: int) -> None:
        """So many go; the others keep what they chose."""
        people = self.party.people
        while len(people) < count:
            self.party.resize(len(people) + 1)
            join(people, self.book, NAMES)
        self.party.resize(count)
        self.relayout()

    def set_story(self, story: str) -> None:
        """Into this story."""
        self.party.story = story
        self.relayout()

    def set_who(self, at: int, who: str) -> None:
        """Somebody plays this investigator; who did takes the other one."""
        self.party.play(at, who)
        self.relayout()

    def keep(self, at: int, kind: str, way: int) -> None:
        """Of a pair of cards (`physical`, `mental`) somebody keeps this one, 1 or 2."""
        setattr(self.party.people[at], kind, way)
        self.relayout()

    def set_rule(self, name: str, value: str) -> None:
        """Who plays the house, the undo policy, or a switch of the rules."""
        if name == "undo":
            self.party.undo = value
            self.app.prefs.set("undo", value)
        elif name == "keeper":
            self.party.keeper = value
            self.app.say(self.rule_text(name), self.places.choices[name])
        elif int(value):
            self.party.switches[name] = int(value)
        else:
            self.party.switches.pop(name, None)
        self.relayout()

    def _as_the_code_says(self, found: HouseParty) -> None:
        """Make all choices that a code decides; the people stay as far as there are seats."""
        self.party.cast(found.options.characters)
        self.party.story, self.party.switches, self.party.seed = found.story, found.switches, found.seed
        self.party.keeper = found.keeper

    def surprise(self) -> None:
        """Other investigators with other cards for everybody, by chance."""
        self.party.surprise()
        self.relayout()

    def start(self) -> None:
        """Begin the night, unless a code stands there that nobody can read."""
        if self.seed.readable():
            self.seating.name_all()
            games.ask_new_game(self.app, self.party)

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def paint_base(self, surface: Surface) -> None:
        """The deck of the ferry, and the papers on it."""
        self.room.paint_base(surface)
        view.paint(surface, self.app, self.party, self.places, self)

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)
