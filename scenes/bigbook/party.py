"""The people at a table of the Big Book and all that is chosen before a game; `Run` is this game being played.

The seed is shown to people, and one press copies it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import Meta

from game.bigbook.ai.company import SEATED, in_save, people_in
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.options import (
    DEFAULT_PARTY,
    DIFFICULTIES,
    MAGICIANS,
    MODES,
    NAMES,
    TEMPERS,
    WHOLE,
    Options,
    Pages,
    pages_of,
)
from game.bigbook.rules.session import BigBookSession
from scenes.bigbook.ids import GAME, GROUP
from scenes.kit.fit import clean
from scenes.kit.theme import EMBLEMS, SEAT_COLOURS
from scenes.shell import run
from scenes.shell.command_line import Launch
from scenes.shell.friends import Id
from scenes.shell.naming import Host
from scenes.shell.people import ShownPeople, of_their_own, tell_apart
from scenes.shell.profile import UNDO
from scenes.shell.storage import DataDir, fitting, one_of

MAX_SEED = 2**63 - 1


@dataclass(slots=True)
class Person:
    """Somebody at the table: a name, a colour and an emblem, and the magician they play."""

    name: str
    colour: Annotated[str, one_of(SEAT_COLOURS)]
    emblem: Annotated[str, one_of(EMBLEMS)]
    magician: Annotated[str, one_of(MAGICIANS)]
    companion: Annotated[str, one_of(("", *TEMPERS))] = ""
    """The temper of the companion that plays this seat; '' where a person does."""
    friend: Id = ""
    """Who of the book of friends it is; '' for a guest."""

    @property
    def role(self) -> str:
        """The key of the magician's name."""
        return role_of(self.magician)


def role_of(magician: object) -> str:
    """The key of a magician's name, '' for what is none."""
    return f"bigbook.cards.magicians.{magician}.name" if magician in MAGICIANS else ""


def shown_people(host: Host, seated: Sequence[Person]) -> ShownPeople[Person]:
    """The people of a game by seat, called what the screen calls them."""
    return ShownPeople(host, seated, SEATS)


def default_people(count: int) -> list[Person]:
    """People with default names, colours, emblems and magicians."""
    colours = tuple(SEAT_COLOURS)
    return [Person(NAMES[i], colours[i], EMBLEMS[i], DEFAULT_PARTY[i]) for i in range(count)]


@dataclass(slots=True)
class GameSetup:
    """All that is chosen before a game."""

    game: ClassVar[str] = GAME
    day: Annotated[str, Meta(pattern=r"^(?:\d{4}-\d\d-\d\d)?\Z")] = field(default="", kw_only=True)
    """The day whose challenge this game is, as 2026-11-23; '' for any other game."""
    people: list[Person] = field(default_factory=lambda: default_people(2))
    difficulty: Annotated[str, one_of(DIFFICULTIES)] = "easy"
    mode: Annotated[str, one_of(MODES)] = "normal"
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    undo: Annotated[str, one_of(UNDO)] = "friendly"
    pages: Pages = WHOLE

    @property
    def options(self) -> Options:
        """What the engine needs of it."""
        return Options(tuple(person.magician for person in self.people), self.difficulty, self.mode, self.pages)

    @property
    def minutes(self) -> int:
        """About how long such a game takes: an hour for two, ten minutes more with everybody else, half of it for half
        the book."""
        return (40 + 10 * len(self.people)) * self.pages // WHOLE

    @property
    def first_round(self) -> int:
        """The round that the evening begins with: 1 with the whole book, 4 with three pages of it."""
        return WHOLE + 1 - self.pages

    @property
    def names(self) -> tuple[str, ...]:
        """What people are called, by seat."""
        return tuple(person.name for person in self.people)

    @property
    def tempers(self) -> dict[str, str]:
        """The temper of every seat that a companion plays."""
        return {seat: one.companion for seat, one in zip(SEATS, self.people, strict=False) if one.companion}

    @property
    def agreed_undo(self) -> str:
        """The undo policy as far as anybody is asked about it: one person among companions has nobody to ask."""
        asks = self.undo != "friendly" or not self.tempers or len(self.people) - len(self.tempers) > 1
        return self.undo if asks else "free"

    def person(self, seat: str) -> Person:
        """Who sits at a seat (`p1` …)."""
        return self.people[int(seat[1:]) - 1]

    @property
    def seated(self) -> dict[str, Any]:
        """Who sits at every seat now, as a journal notes it when that changes in play."""
        names = ("name", "colour", "emblem", "friend")
        people = zip(SEATS, self.people, strict=False)
        return {SEATED: {seat: {name: getattr(one, name) for name in names} for seat, one in people}}

    def deal_magicians(self) -> None:
        """Other magicians by chance; nobody keeps theirs, and those that nobody has just played come first."""
        luck, before = random.SystemRandom(), [person.magician for person in self.people]
        fresh = luck.sample([one for one in MAGICIANS if one not in before], len(MAGICIANS) - len(before))
        spare = [*fresh, *before]
        for person, own in zip(self.people, before, strict=True):
            person.magician = next(one for one in spare if one != own)
            spare.remove(person.magician)

    def match(self, options: dict[str, Any]) -> None:
        """Make the people fit the options of a saved game: as many as there are magicians, in that order."""
        magicians = [name for name in options.get("magicians", ()) if name in MAGICIANS]
        spare = GameSetup.from_json({"people": [asdict(person) for person in self.people] + [{}] * 5}).people
        self.people = spare[: len(magicians)]
        for person, magician in zip(self.people, magicians, strict=True):
            person.magician = magician
        self.difficulty, self.mode = options.get("difficulty", self.difficulty), options.get("mode", self.mode)
        self.pages = options.get("pages", WHOLE)

    def to_json(self) -> dict[str, Any]:
        """As JSON data, for the save's header and the last group; of a whole book and of guests nothing is said."""
        found = asdict(self)
        if self.pages == WHOLE:
            del found["pages"]
        for person in found["people"]:
            if not person["friend"]:
                del person["friend"]
        return found

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GameSetup:
        """The set-up that `to_json` wrote; whatever is missing or wrong gets a default. `noted`: what a save's journal
        has noted since."""
        noted = data.get("noted")
        since = noted if isinstance(noted, dict) else {}
        found = people_in(data, since)
        spare = default_people(5)
        people = [fitting(*pair) for pair in zip(spare, found, strict=False)]
        people += spare[len(people) : 2]
        for index, person in enumerate(people):
            person.name = clean(person.name) or NAMES[index]
        of_their_own(people, {"magician": MAGICIANS, "colour": tuple(SEAT_COLOURS), "emblem": EMBLEMS})
        tell_apart(people, NAMES)
        tempers = in_save(data, since)
        for seat, person in zip(SEATS, people, strict=False):
            person.companion = tempers.get(seat, "")
        return replace(fitting(cls(), {**data, "people": None}), people=people)


def last_group(data: DataDir) -> GameSetup | None:
    """The set-up of the last game that was started, or None."""
    found = data.read(GROUP)
    return replace(GameSetup.from_json(found), day="") if found else None


def asked_for(launch: Launch, count: int, undo: str, seed: int | None = None) -> GameSetup:
    """The set-up that the command line asked for, with default people."""
    difficulty, mode = launch.table.get("difficulty", DIFFICULTIES[0]), launch.table.get("mode", MODES[0])
    setup = GameSetup(default_people(count), difficulty, mode, seed, undo, pages_of(launch.table.get("pages", "")))
    tempers = launch.table.get("companions", ())
    for person, temper in zip(setup.people[count - len(tempers) :], tempers, strict=True):
        person.companion = temper
    return setup


def party_of(session: BigBookSession, undo: str) -> GameSetup:
    """Default people with the magicians that sit at a table, for a game that came without people."""
    view = session.view()
    setup = GameSetup(
        default_people(len(view.players)), view.difficulty, view.mode, None, undo, session.state.options.pages
    )
    for person, player in zip(setup.people, view.players, strict=True):
        person.magician = player.magician
    return setup


Run: TypeAlias = run.Run[BigBookSession, GameSetup]
