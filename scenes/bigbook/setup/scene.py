"""Setting up a game on one screen: who plays, with which magician, how hard. Two clicks from the menu start a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.ladder import Evening, evening_of
from game.bigbook.rules.options import DIFFICULTIES, EVENINGS, MAGICIANS, MODES, NAMES, TEMPERS
from game.bigbook.rules.session import BigBookSession
from game.core.text.i18n import TextKey
from scenes.bigbook.ladder.progress import name_of
from scenes.bigbook.party import GameSetup, Person, Run, asked_for, default_people, last_group
from scenes.bigbook.rooms import SETUP
from scenes.bigbook.setup import view
from scenes.bigbook.setup.view import SetupLayout
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import in_sentence
from scenes.kit.form import Form, Question
from scenes.kit.icons import emblem
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.kit.speech import Described, Passage
from scenes.kit.theme import BONE, CRIMSON, EMBLEMS, GOLD, INK, PARCH, SEAT_COLOURS, Colour, Theme, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, Choice, Widget, WidgetState
from scenes.shell import friends, games, screens
from scenes.shell.naming import shown_name
from scenes.shell.people import join, known_again
from scenes.shell.profile import UNDO
from scenes.shell.seating_plan import SeatingPlan
from scenes.shell.seed import ChosenSeed
from scenes.table.curtain import Rehearsal

if TYPE_CHECKING:
    from scenes.shell.app import App

REHEARSED = 1
"""The seed of the game whose table is rehearsed; nobody plays it."""


@dataclass(slots=True)
class SealButton(Widget):
    """A wax seal to press."""

    picture: Surface | None = None
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        if self.picture is None:
            return
        lift = -2 if state.hover and not state.down else 0
        spot = self.picture.get_rect(center=self.rect.center).move(0, lift)
        if state.hover:
            pygame.draw.circle(canvas.surface, GOLD[1], spot.center, spot.w // 2 + 3, 2)
        canvas.surface.blit(self.picture, spot)
        canvas.mark(self.rect.inflate(12, 12))


@dataclass(slots=True)
class ColourChip(Widget):
    """A dot of the person's colour; a click takes the next free one."""

    colour: Colour = BONE
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        middle, r = self.rect.center, self.rect.h // 2
        pygame.draw.circle(canvas.surface, INK, middle, r + 2)
        pygame.draw.circle(canvas.surface, self.colour, middle, r)
        pygame.draw.circle(
            canvas.surface, mix(self.colour, PARCH[0], 0.45), (middle[0] - r // 3, middle[1] - r // 3), r // 4
        )
        if state.hover:
            pygame.draw.circle(canvas.surface, CRIMSON, middle, r + 4, 2)
        canvas.mark(self.rect.inflate(10, 10))


MAX_PLAYERS = 5


CHOICES = {
    "choice:difficulty": TextKey("bigbook.setup.difficulty"),
    "choice:mode": TextKey("bigbook.setup.mode"),
    "choice:undo": TextKey("kit.setup.undo_policy"),
}
"""What is chosen there, for ears: the value alone stands on the screen."""


class SetupScene(Form):
    """All choices before a game."""

    name = "setup"
    tune = "menu"

    app: App

    def __init__(self, app: App, evening: Evening | None = None) -> None:
        """`evening`: the choices of this one are made already."""
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, SETUP)
        launch = app.launch
        self.book = friends.of(app.data)
        group = last_group(app.data)
        self.setup = group or asked_for(launch, 2, app.settings.undo)
        known_again(self.setup.people, self.book, NAMES, first=group is None)
        self.setup.seed = launch.seed
        self.setup.undo = app.settings.undo
        self.seating = SeatingPlan(app, self, self.setup, self.book, NAMES, "p")
        self.seed = ChosenSeed(app, self, self.setup, self._as_the_code_says)
        if evening is not None:
            self._make(evening)
        self._found = self._rules()
        """What was chosen when nobody had chosen anything here yet."""
        self.places = self._laid_out()
        self.rehearsal = Rehearsal(app, self._magicians, self._rehearsed)

    def _magicians(self) -> tuple[str, ...]:
        return tuple(person.magician for person in self.setup.people)

    def _rehearsed(self) -> Scene:
        """The table of a game that nobody plays, with these magicians."""
        copy = GameSetup.from_json(self.setup.to_json())
        return screens.of(copy.game).table(self.app, Run(BigBookSession.start(copy.options, REHEARSED), copy))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.app.top is self:
            self.rehearsal.update(dt)

    def art_arrived(self) -> None:
        if not self.rehearsal.begun:  # then what arrives is for the table
            super().art_arrived()

    def heading(self) -> str:
        return self.app.t("bigbook.setup.title")

    def passages(self) -> Sequence[Passage]:
        t, setup = self.app.t, self.setup
        texts = (
            f"bigbook.terms.difficulties.{setup.difficulty}.text",
            f"bigbook.terms.modes.{setup.mode}.text",
            f"kit.undo.{setup.undo}.text",
        )
        company = view.played(self.app, setup)
        told = [Passage("company", company)] if company else []
        return [*told, *(Passage(key, t(key), "full") for key in texts)]

    def describe(self, thing: Thing) -> Described:
        """Whose seat it is, or what is chosen there, before the value; of a magician the ability as well."""
        t, known = self.app.t, super().describe(thing)
        if thing.zone.startswith("seat"):
            person = self.setup.people[int(thing.zone.removeprefix("seat")) - 1]
            fixed = catalogue().magicians[person.magician].fixed
            ability = t(f"bigbook.cards.magicians.{person.magician}.text", **fixed)
            ability = ability if thing.id.startswith("magician:") else ""
            return replace(known, first=t("kit.setup.seat", n=thing.zone.removeprefix("seat")), more=ability)
        label = CHOICES.get(thing.id) if not self.theme.layout.column else None
        return replace(known, name=f"{t(label)}: {thing.label}") if label is not None else known

    def _laid_out(self) -> SetupLayout:
        book = bool(self.book.present)
        return SetupLayout.of(self.app.size, self.app.theme, len(self.setup.people), book=book)

    def default_focus(self) -> str | None:
        return "button:start"

    def layout(self) -> None:
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
        else:
            self.places = self._laid_out()
            self._place()

    def _below(self, column: Column) -> None:
        self.places = view.below(column, self.app, self.setup, book=bool(self.book.present))
        self._place()

    def _place(self) -> None:
        self.widgets = [*self._counts(), self._length(), *self._seats(), *self._choices(), *self._ends()]

    # the widgets

    def _counts(self) -> list[Widget]:
        made: list[Widget] = []
        for n, rect in self.places.counts.items():
            chosen = n == len(self.setup.people)
            label = self.app.t("kit.setup.players", n=n)
            made.append(
                Button(
                    f"players:{n}",
                    rect,
                    label,
                    action=partial(self.set_players, n),
                    primary=chosen,
                    size=20,
                    zone="players",
                )
            )
        return made

    def _seats(self) -> list[Widget]:
        return [widget for index in range(len(self.setup.people)) for widget in self._seat(index)]

    def _seat(self, i: int) -> list[Widget]:
        """Seal, name, colour and magician of one person, and whether it is one."""
        person, place, t = self.setup.people[i], self.places.seats[i], self.app.t
        seat, zone, colour = f"p{i + 1}", f"seat{i + 1}", SEAT_COLOURS[person.colour]
        seal = SealButton(
            f"emblem:{seat}", place.seal, t(f"kit.emblems.{person.emblem}"), zone=zone,
            picture=emblem(person.emblem, place.seal.h, colour), action=partial(self.turn_emblem, i),
        )  # fmt: skip
        who = self.seating.fields(i, place.name, place.friend, size=24)
        chip = ColourChip(
            f"colour:{seat}", place.colour, t(f"kit.colors.{person.colour}"), zone=zone,
            colour=colour, action=partial(self.turn_colour, i),
        )  # fmt: skip
        magician = Choice(
            f"magician:{seat}", place.magician, "", zone=zone,
            values=MAGICIANS, names=[t(f"bigbook.cards.magicians.{one}.name") for one in MAGICIANS],
            index=MAGICIANS.index(person.magician), changed=partial(self.set_magician, i), size=20,
        )  # fmt: skip
        kinds, one = ("", *TEMPERS), t("bigbook.company.ui.one")
        tempers = [t(f"bigbook.company.tempers.{temper}") for temper in TEMPERS]
        player = Choice(
            f"companion:{seat}", place.player, t("bigbook.company.ui.who"), zone=zone, labelled=True,
            values=kinds, names=[one, *(t("bigbook.company.ui.machine", name=temper) for temper in tempers)],
            brief=[one, *(f"[cog]\u00a0{temper}" for temper in tempers)],
            index=kinds.index(person.companion), changed=partial(self.set_companion, i), size=20,
        )  # fmt: skip
        return [seal, *who, chip, magician, player]

    def _choices(self) -> list[Widget]:
        t, rects, setup, column = self.app.t, self.places.choices, self.setup, self.theme.layout.column
        rows: list[tuple[str, tuple[str, ...], str, str, Callable[[str], None]]] = [
            (
                "difficulty",
                DIFFICULTIES,
                "bigbook.terms.difficulties.",
                setup.difficulty,
                lambda v: self.set_option("difficulty", v),
            ),
            ("mode", MODES, "bigbook.terms.modes.", setup.mode, lambda v: self.set_option("mode", v)),
            ("undo", UNDO, "kit.undo.", setup.undo, lambda v: self.set_option("undo", v)),
        ]
        return [
            Choice(
                f"choice:{name}",
                rects[name],
                t(CHOICES[f"choice:{name}"]) if column else "",
                zone="options",
                values=values,
                names=[t(f"{key}{v}.name") for v in values],
                labelled=column,
                index=values.index(now),
                changed=changed,
            )
            for name, values, key, now, changed in rows
        ]

    def _length(self) -> Widget:
        """How much of the book is played, and about how long that takes this many."""
        names = [
            self.app.t(f"bigbook.terms.evenings.{name}.name_time", n=replace(self.setup, pages=pages).minutes)
            for pages, name in EVENINGS.items()
        ]
        values = [str(pages) for pages in EVENINGS]
        return Choice(
            "choice:pages", self.places.ends["length"], "", zone="options", values=values, names=names, size=19,
            index=values.index(str(self.setup.pages)), changed=lambda one: self.set_option("pages", int(one)),
        )  # fmt: skip

    def _ends(self) -> list[Widget]:
        t, rects = self.app.t, self.places.ends
        return [
            self.seed.field(rects["seed"], "options", 19, t("kit.setup.seed_random")),
            Button(
                "button:surprise",
                rects["surprise"],
                t("kit.button.surprise"),
                action=self.surprise,
                size=20,
                zone="end",
            ),
            Button(
                "button:start",
                rects["start"],
                t("kit.button.start"),
                action=self.start,
                primary=True,
                size=44,
                face="title",
                zone="end",
            ),
            self._evening(),
            Button("button:main-menu", rects["back"], t("kit.button.back"), action=self.back, size=20, zone="end"),
        ]

    def _evening(self) -> Button:
        """The named evening that the choices make now, if any, and the way to all of them."""
        setup = self.setup
        one = evening_of(setup.difficulty, setup.mode, len(setup.people), setup.pages)
        words = self.app.t("bigbook.ladder.unnamed")
        if one is not None:
            words = self.app.t("bigbook.ladder.set_up", name=name_of(self.app, one))
        action = partial(self.app.open, "ladder", self.take)
        return Button(
            "button:ladder", self.places.ends["evening"], words, action=action, size=18, look="quiet", zone="end"
        )

    # what they do

    def set_players(self, count: int) -> None:
        """Add or remove people at the end of the row; the others keep what they chose."""
        self._seat_so_many(count)
        self.relayout()

    def take(self, evening: Evening) -> None:
        """Make the choices of a named evening; where that undoes choices that were made here, after a question."""
        lost = self._undone_by(evening)
        if not lost:
            self._taken(evening)
            return
        t = self.app.t
        name, told = name_of(self.app, evening), self.app.catalogue.all_of(lost)
        words = partial(t, "bigbook.ladder.replaces", name=name, list=told)
        act = partial(self._taken, evening)
        self.app.push(Question(self.app, words, partial(t, "bigbook.ladder.choose"), act, safe=True))

    def _taken(self, evening: Evening) -> None:
        self._make(evening)
        self._found = self._rules()
        self.relayout()

    def _rules(self) -> dict[str, str | int]:
        """What an evening would choose otherwise, by name."""
        return {"difficulty": self.setup.difficulty, "mode": self.setup.mode, "pages": self.setup.pages}

    def _undone_by(self, evening: Evening) -> list[str]:
        """What somebody has chosen here and an evening would change, in words."""
        t, now = self.app.t, self._rules()
        wanted = {"difficulty": evening.difficulty, "mode": evening.mode, "pages": evening.pages}
        lost = [name for name, value in now.items() if value not in (self._found[name], wanted[name])]
        lost += ["seed"] if self.seed.given else []
        told = [t(f"bigbook.ladder.replaced.{name}") for name in lost]
        leaving = self.setup.people[evening.nearest(len(self.setup.people)) :]
        names = [in_sentence(shown_name(self.app, one.name, one.role) or "\u2026") for one in leaving]
        if names:
            told.append(t("bigbook.ladder.replaced.people", list=self.app.catalogue.all_of(names)))
        return told

    def _make(self, evening: Evening) -> None:
        """As many people as it needs, if there are others than that; its seed is chance."""
        setup = self.setup
        setup.difficulty, setup.mode, setup.pages = evening.difficulty, evening.mode, evening.pages
        self.seed.clear()
        self._seat_so_many(evening.nearest(len(setup.people)))

    def _seat_so_many(self, count: int) -> None:
        people = self.setup.people
        while len(people) < count:
            people.append(self._newcomer(len(people)))
            join(self.setup.people, self.book, NAMES)
        del people[count:]

    def _newcomer(self, index: int) -> Person:
        people = self.setup.people
        spare = default_people(MAX_PLAYERS)

        def free(name: str, wanted: str, pool: tuple[str, ...]) -> str:
            taken = {getattr(person, name) for person in people}
            return wanted if wanted not in taken else next(value for value in pool if value not in taken)

        wish = spare[index]
        return Person(
            wish.name,
            free("colour", wish.colour, tuple(SEAT_COLOURS)),
            free("emblem", wish.emblem, EMBLEMS),
            free("magician", wish.magician, MAGICIANS),
        )

    def _turn(self, index: int, name: str, pool: tuple[str, ...]) -> None:
        """The next free value of a person's mark."""
        person = self.setup.people[index]
        taken = {getattr(other, name) for other in self.setup.people if other is not person}
        at = pool.index(getattr(person, name))
        setattr(person, name, next(v for v in pool[at + 1 :] + pool[: at + 1] if v not in taken))
        self.relayout()

    def turn_emblem(self, index: int) -> None:
        """The next emblem nobody has."""
        self._turn(index, "emblem", EMBLEMS)

    def turn_colour(self, index: int) -> None:
        """The next colour nobody has."""
        self._turn(index, "colour", tuple(SEAT_COLOURS))

    def set_magician(self, index: int, wanted: str) -> None:
        """Give a person this magician; whoever had it takes the one given up, so nobody is ever in the way."""
        person = self.setup.people[index]
        for other in self.setup.people:
            if other is not person and other.magician == wanted:
                other.magician = person.magician
        person.magician = wanted
        self.relayout()

    def set_companion(self, index: int, temper: str) -> None:
        """Let a companion of this temper play the seat, '' a person."""
        self.setup.people[index].companion = temper
        self.relayout()

    def set_option(self, name: str, value: str | int) -> None:
        """Difficulty, mode, undo policy, or how many pages."""
        setattr(self.setup, name, value)
        if name == "undo":
            self.app.prefs.set("undo", value)
        self.relayout()

    def _as_the_code_says(self, found: GameSetup) -> None:
        """Make all choices that a code decides; the people stay as far as there are seats."""
        for name in ("people", "difficulty", "mode", "pages", "seed"):
            setattr(self.setup, name, getattr(found, name))

    def surprise(self) -> None:
        """Different magicians for everybody, by chance."""
        picks = random.SystemRandom().sample(MAGICIANS, len(self.setup.people))
        for person, magician in zip(self.setup.people, picks, strict=True):
            person.magician = magician
        self.relayout()

    def start(self) -> None:
        """Begin the game, unless a code stands there that nobody can read."""
        if self.seed.readable():
            self.seating.name_all()
            games.ask_new_game(self.app, self.setup)

    def back(self) -> None:
        self.app.go("menu")

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        view.paint(surface, self.app, self.setup, self.places)


route("setup", SetupScene)
