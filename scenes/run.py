"""A game being played: the session of the engine, the people at the table, and the journal on disk."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.bigbook.rules import big_book
from game.core.session import Session
from scenes.kit.files import DataDir
from game.bigbook.options import DEFAULT_PARTY, DIFFICULTIES, MAGICIANS, MODES, Options
from scenes.kit.prefs import UNDO
from scenes.kit.text import clean
from scenes.kit.theme import EMBLEMS, SEAT_COLOURS

NAMES = ("Ana", "Bruno", "Caio", "Dora", "Elio")
MAX_SEED = 2**63 - 1


@dataclass(slots=True)
class Person:
    """Somebody at the table: a name, a colour and an emblem, and the magician they play."""

    name: str
    colour: str
    emblem: str
    magician: str


def default_people(count: int) -> list[Person]:
    """People with default names, colours, emblems and magicians."""
    colours = tuple(SEAT_COLOURS)
    return [Person(NAMES[i], colours[i], EMBLEMS[i], DEFAULT_PARTY[i]) for i in range(count)]


@dataclass(slots=True)
class GameSetup:
    """All that is chosen before a game."""

    people: list[Person] = field(default_factory=lambda: default_people(2))
    difficulty: str = "easy"
    mode: str = "normal"
    seed: int = 0
    undo: str = "friendly"

    @property
    def options(self) -> Options:
        """What the engine needs of it."""
        return Options(tuple(person.magician for person in self.people), self.difficulty, self.mode)

    def person(self, seat: str) -> Person:
        """Who sits at a seat (`p1` …)."""
        return self.people[int(seat[1:]) - 1]

    def to_json(self) -> dict[str, Any]:
        """As JSON data, for the save's header and the last group."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GameSetup:
        """The set-up that `to_json` wrote; whatever is missing or wrong gets a default, so that it is always playable."""
        raw = data.get("people")
        found = [p for p in raw if isinstance(p, dict)][:5] if isinstance(raw, list) else []
        spare = default_people(5)
        people = [_person(item, spare[i], i) for i, item in enumerate(found)]
        people += spare[len(people) : 2]
        _unique(people)
        seed = data.get("seed")
        return cls(
            people,
            _one_of(data.get("difficulty"), DIFFICULTIES),
            _one_of(data.get("mode"), MODES),
            seed if isinstance(seed, int) and 0 <= seed <= MAX_SEED else 0,
            _one_of(data.get("undo"), UNDO, "friendly"),
        )


def _one_of(value: object, allowed: tuple[str, ...], default: str | None = None) -> str:
    return value if isinstance(value, str) and value in allowed else default or allowed[0]


def _person(item: dict[str, Any], spare: Person, index: int) -> Person:
    name = clean(str(item.get("name") or "")) or NAMES[index]
    return Person(
        name,
        _one_of(item.get("colour"), tuple(SEAT_COLOURS), spare.colour),
        _one_of(item.get("emblem"), EMBLEMS, spare.emblem),
        _one_of(item.get("magician"), MAGICIANS, spare.magician),
    )


def _unique(people: list[Person]) -> None:
    """Give everybody their own magician, colour and emblem: the first keeps, later ones take what is free."""
    for name, pool in (("magician", MAGICIANS), ("colour", tuple(SEAT_COLOURS)), ("emblem", EMBLEMS)):
        taken: set[str] = set()
        for person in people:
            if getattr(person, name) in taken:
                setattr(person, name, next(value for value in pool if value not in taken and _free(people, name, value)))
            taken.add(getattr(person, name))


def _free(people: list[Person], name: str, value: str) -> bool:
    return all(getattr(person, name) != value for person in people)


def fresh_seed() -> int:
    """A seed no one has chosen; small enough to be read out to a friend."""
    return random.SystemRandom().randrange(1, 1_000_000)


class Run:
    """A game at the table: its session, its people, and how many steps were taken back."""

    def __init__(self, session: Session, setup: GameSetup) -> None:
        self.session = session
        self.setup = setup
        self.undone = 0
        session.on_undo.append(self._count)

    def _count(self) -> None:
        self.undone += 1

    @classmethod
    def new(cls, setup: GameSetup, data: DataDir) -> Run:
        """Deal a new game and open its journal."""
        return cls(Session.new(big_book(), setup.options, setup.seed), setup)

    @classmethod
    def load(cls, path: Path, data: DataDir) -> Run:
        """Go on with a saved game."""
        raise FileNotFoundError(path)

    @staticmethod
    def waiting(data: DataDir) -> Path | None:
        """The unfinished game that was played last, or None."""
        return None
