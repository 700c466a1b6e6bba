"""The set-up of a game of the Big Book as numbers of a code that can be read out, and the one of the day.

A code says what decides the game: who plays which magician, how hard, in which mode, which seed. The names, colours and
emblems stay those of whoever types it.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import replace

from game.bigbook.play.summary import LARGEST
from game.bigbook.play.summary import read as read_summary
from game.bigbook.rules.options import DIFFICULTIES, MAGICIANS, MODES, PAGES, TEMPERS, WHOLE
from game.core.saves.share_code import CodeError, Packed
from game.core.text.i18n import TextKey
from scenes.bigbook.party import MAX_SEED, GameSetup, Person, default_people
from scenes.shell.adapters import Sharing
from scenes.shell.saves.chronicle import Chronicle
from scenes.shell.storage import DataDir

PREFIX = "BB"
VERSION = 0
"""Of what the numbers mean; a code of a later one is refused."""
VERSIONS = 8
FEWEST, MOST = 2, 5
"""People at a table (BB-SET.1)."""
PLAYERS = ("", *TEMPERS)
"""Who plays a seat: somebody at the table, or a companion of a temper."""


def number_of(setup: GameSetup) -> int:
    """What decides the game, in one number. ValueError where it has no seed."""
    if setup.seed is None:
        raise ValueError("a game without a seed has no code")
    packed = Packed()
    packed.put(VERSION, VERSIONS)
    packed.put(len(setup.people) - FEWEST, MOST - FEWEST + 1)
    packed.put(DIFFICULTIES.index(setup.difficulty), len(DIFFICULTIES))
    packed.put(MODES.index(setup.mode), len(MODES))
    packed.put(PAGES.index(setup.pages), len(PAGES))
    free = list(MAGICIANS)
    for person in setup.people:
        packed.put(free.index(person.magician), len(free))
        free.remove(person.magician)
        packed.put(PLAYERS.index(person.companion), len(PLAYERS))
    packed.put_last(setup.seed)
    return packed.number


def setup_of(number: int, group: GameSetup) -> GameSetup:
    """The set-up of a code's number, played by a group as far as it has people. CodeError: `newer`, or `setup` for a
    number that no set-up has."""
    packed = Packed(number)
    if packed.take(VERSIONS) != VERSION:
        raise CodeError("newer")
    count = packed.take(MOST - FEWEST + 1) + FEWEST
    difficulty, mode = DIFFICULTIES[packed.take(len(DIFFICULTIES))], MODES[packed.take(len(MODES))]
    pages = PAGES[packed.take(len(PAGES))]
    free, people = list(MAGICIANS), []
    for person in seated(group, count):
        magician = free.pop(packed.take(len(free)))
        people.append(replace(person, magician=magician, companion=PLAYERS[packed.take(len(PLAYERS))]))
    seed = packed.take_last()
    if seed > MAX_SEED:
        raise CodeError("setup")
    return replace(group, people=people, difficulty=difficulty, mode=mode, pages=pages, seed=seed, day="")


def seated(group: GameSetup, count: int) -> list[Person]:
    """So many people: those of a group, and newcomers with whatever nobody has."""
    known = [replace(person) for person in group.people[:count]]
    raw = [*({"name": p.name, "colour": p.colour, "emblem": p.emblem, "magician": p.magician} for p in known)]
    spare = default_people(MOST)[len(known) : count]
    raw += [{"name": p.name} for p in spare]
    people = GameSetup.from_json({"people": raw}).people
    for person, before in zip(people, known, strict=False):
        person.companion, person.friend = before.companion, before.friend
    return people


LEVELS = ("first", "practised", "any")
"""Games of a day: for those who have not won yet, for those who have won an Easy game, and whatever the day brings."""


def level_for(data: DataDir) -> int:
    """The level of the day for whoever has played here: by the hardest game that people have won."""
    won = [one for one in Chronicle(data, GameSetup.game, read_summary, LARGEST).pages() if one.won and one.people]
    hardest = max((DIFFICULTIES.index(one.difficulty) for one in won if one.difficulty in DIFFICULTIES), default=-1)
    return min(hardest + 1, len(LEVELS) - 1)


def of_the_day(
    day: datetime.date, group: GameSetup, count: int | None = None, level: int = len(LEVELS) - 1
) -> GameSetup:
    """The game of a day, the same for every group of the same size at the same level: difficulty, mode, magicians and
    seed come from the date, and a level lets them grow no harder than it is. Everybody plays for themselves: a
    companion changes what is decided."""
    seats = seated(group, count or len(group.people))
    drawn = int.from_bytes(hashlib.sha256(f"{PREFIX} {day.isoformat()}".encode()).digest(), "big")
    packed = Packed(drawn)
    difficulty = DIFFICULTIES[min(level, packed.take(len(DIFFICULTIES)))]
    mode = MODES[min(level, packed.take(len(MODES)))]
    free, people = list(MAGICIANS), []
    for person in seats:
        people.append(replace(person, magician=free.pop(packed.take(len(free))), companion=""))
    packed.number = drawn // 10**30  # apart from how many magicians were drawn
    seed = packed.take(1_000_000)
    setup = replace(group, people=people, difficulty=difficulty, mode=mode, pages=WHOLE)
    return replace(setup, seed=seed, day=day.isoformat())


def kinds_of(setup: GameSetup) -> tuple[str, ...]:
    """How hard, and in which mode, as keys of texts."""
    kinds = f"bigbook.terms.difficulties.{setup.difficulty}.name", f"bigbook.terms.modes.{setup.mode}.name"
    return (*kinds, "bigbook.terms.evenings.short.name") if setup.pages != WHOLE else kinds


def roles_of(setup: GameSetup) -> tuple[tuple[str, str], ...]:
    """Everybody's name and the key of their magician's."""
    return tuple((one.name, one.role) for one in setup.people)


SHARING = Sharing(
    PREFIX, TextKey("bigbook.edition.code"), number_of, setup_of, of_the_day, kinds_of, roles_of,
    tuple(f"bigbook.terms.levels.{level}" for level in LEVELS), level_for,
)  # fmt: skip
