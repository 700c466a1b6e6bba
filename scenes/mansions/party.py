"""Who goes to the house: names, whom each of them plays, the story, the switches; kept as the last group."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.games import entry
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.rules.options import ALLOWED, MOST, Character, Options
from game.mansions.rules.settings import KEEPERS as COMPUTERS
from scenes.kit.fit import clean
from scenes.kit.theme import EMBLEMS, SEAT_COLOURS
from scenes.mansions.ids import GAME, GROUP
from scenes.shell.command_line import Launch
from scenes.shell.people import of_their_own, tell_apart
from scenes.shell.profile import UNDO
from scenes.shell.storage import DataDir

NAMES = ("Ana", "Bruno", "Carla", "Dario")
"""What people are called who have said nothing."""
WAYS = (1, 2)
"""Which of two cards of a kind is kept."""
MINUTES = (30, 50, 65, 75)
"""About how long a night takes one, two, three and four."""
MAX_SEED = 2**63 - 1
COMPANION = "friend"
"""Who plays a seat that nobody takes."""
DAY = re.compile(r"\d{4}-\d\d-\d\d\Z")
FRIEND = re.compile(r"[a-z0-9]{1,32}\Z")


@dataclass(slots=True)
class Guest:
    """Somebody at the table: their name, whom they play, and which physical and mental card that one keeps."""

    name: str
    who: str
    physical: int = 1
    mental: int = 1
    colour: str = ""
    emblem: str = ""
    """Of whoever stands in the book of friends, as everywhere; at this table a seat has its own colour, and its emblem
    is that of the investigator."""
    companion: str = ""
    """`friend` where the computer plays the seat, '' for a person."""
    friend: str = ""
    """Who of the book of friends it is; '' for a guest."""

    @property
    def role(self) -> str:
        """The key of the investigator's name."""
        return role_of(self.who)

    @property
    def attributes(self) -> dict[str, int]:
        """The seven attributes with the cards that are kept."""
        return catalogue().investigators[self.who].attributes(self.physical, self.mental)

    def to_json(self) -> dict[str, Any]:
        """As JSON data; of guests nothing more is said than the name."""
        known = {"friend": self.friend} if self.friend else {}
        known |= {"companion": self.companion} if self.companion else {}
        looks = {"colour": self.colour, "emblem": self.emblem}
        return {"name": self.name, "who": self.who, "physical": self.physical, "mental": self.mental, **looks, **known}


def role_of(who: str) -> str:
    """The key of an investigator's name."""
    return f"mansions.cards.investigators.{who}.name"


def guests(count: int) -> list[Guest]:
    """So many guests, the first investigators of the box with their first cards."""
    colours = tuple(SEAT_COLOURS)
    known = list(catalogue().investigators)[:count]
    return [Guest(NAMES[at], who, colour=colours[at], emblem=EMBLEMS[at]) for at, who in enumerate(known)]


@dataclass(slots=True)
class HouseParty:
    """All that is chosen before a night (`Party`)."""

    people: list[Guest] = field(default_factory=lambda: guests(2))
    story: str = field(default_factory=lambda: stories()[0])
    switches: dict[str, int] = field(default_factory=dict)
    keeper: str = COMPUTERS[0]
    """Who plays the house: nobody before the window does."""
    seed: int | None = None
    undo: str = "friendly"
    day: str = ""
    """The day whose challenge this night is, as 2026-11-23; '' for any other."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return GAME

    @property
    def names(self) -> tuple[str, ...]:
        """What people are called, by seat."""
        return tuple(one.name for one in self.people)

    @property
    def friends(self) -> tuple[str, ...]:
        """The seats that the computer plays; the first is always somebody's, or nobody would be asked at all."""
        return tuple(f"i{number}" for number, one in enumerate(self.people, start=1) if one.companion and number > 1)

    @property
    def options(self) -> Options:
        """What the rules need of it."""
        party = tuple(Character(one.who, one.physical, one.mental) for one in self.people)
        return Options(party, self.story, self.keeper, {name: n for name, n in self.switches.items() if n})

    @property
    def minutes(self) -> int:
        """About how long such a night takes."""
        return MINUTES[len(self.people) - 1]

    def resize(self, count: int) -> None:
        """So many people from now on; whoever comes plays somebody who is free."""
        del self.people[count:]
        free = [who for who in catalogue().investigators if who not in [one.who for one in self.people]]
        while len(self.people) < count:
            at = len(self.people)
            taken = [(one.colour, one.emblem) for one in self.people]
            colour = next(one for one in SEAT_COLOURS if one not in [known for known, _ in taken])
            emblem = next(one for one in EMBLEMS if one not in [known for _, known in taken])
            self.people.append(Guest(NAMES[at], free.pop(0), colour=colour, emblem=emblem))
        tell_apart(self.people, NAMES)

    def play(self, index: int, who: str) -> None:
        """Somebody plays this investigator; whoever did takes the one given up, so that nobody is ever in the way."""
        mine = self.people[index]
        for other in self.people:
            if other is not mine and other.who == who:
                _change(mine, other)
                return
        mine.who, mine.physical, mine.mental = who, *_first()

    def surprise(self) -> None:
        """Other investigators for everybody, with cards by chance."""
        luck = random.SystemRandom()
        picks = luck.sample(list(catalogue().investigators), len(self.people))
        for one, who in zip(self.people, picks, strict=True):
            one.who, one.physical, one.mental = who, luck.choice(WAYS), luck.choice(WAYS)

    def match(self, options: Mapping[str, Any]) -> None:
        """Make the people fit the options of a saved game."""
        found = Options.from_json(dict(options))
        self.cast(found.characters)
        self.story, self.switches, self.keeper = found.story, dict(found.switches), found.keeper

    def cast(self, characters: Sequence[Character]) -> None:
        """So many people, who play these."""
        self.resize(len(characters))
        for one, character in zip(self.people, characters, strict=True):
            one.who, one.physical, one.mental = character.who, character.physical, character.mental

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        known = {"day": self.day} if self.day else {}
        known |= {"keeper": self.keeper} if self.keeper != COMPUTERS[0] else {}
        return {
            "people": [one.to_json() for one in self.people], "story": self.story, "switches": dict(self.switches),
            "undo": self.undo, **known,
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> HouseParty:
        """The party that `to_json` wrote; whatever is missing or wrong gets a default. `seed`: the save's."""
        given = data.get("people")
        listed = [one for one in given if isinstance(one, dict)][:MOST] if isinstance(given, list) else []
        party = cls(guests(len(listed) or 2))
        taken: list[str] = []
        for one, kept in zip(party.people, listed, strict=False):
            _read(one, kept, [known for known in catalogue().investigators if known not in taken])
            taken.append(one.who)
        of_their_own(party.people, {"colour": tuple(SEAT_COLOURS), "emblem": EMBLEMS})
        tell_apart(party.people, NAMES)
        found = data.get("story")
        party.story = found if isinstance(found, str) and found in stories() else party.story
        keeper = data.get("keeper")
        party.keeper = keeper if isinstance(keeper, str) and keeper in COMPUTERS else party.keeper
        switches = data.get("switches")
        for name, allowed in ALLOWED.items():
            value = switches.get(name) if isinstance(switches, dict) else None
            if value in allowed and value:
                party.switches[name] = value
        undo, seed, day = data.get("undo"), data.get("seed"), data.get("day")
        party.undo = undo if isinstance(undo, str) and undo in UNDO else party.undo
        party.seed = seed if type(seed) is int and 0 <= seed <= MAX_SEED else None
        party.day = day if isinstance(day, str) and DAY.match(day) else ""
        return party


def _first() -> tuple[int, int]:
    return WAYS[0], WAYS[0]


def _change(one: Guest, other: Guest) -> None:
    """They change whom they play, with the cards of each."""
    for name in ("who", "physical", "mental"):
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)


def _read(one: Guest, kept: Mapping[str, Any], known: Sequence[str]) -> None:
    """Somebody as the data has them, of those who are still free."""
    name, who, friend = kept.get("name"), kept.get("who"), kept.get("friend")
    one.name = (clean(name) if isinstance(name, str) else "") or one.name
    one.who = who if isinstance(who, str) and who in known else known[0]
    one.physical, one.mental = _way(kept.get("physical")), _way(kept.get("mental"))
    one.companion = COMPANION if kept.get("companion") == COMPANION else ""
    one.friend = friend if isinstance(friend, str) and FRIEND.match(friend) else ""
    colour, emblem = kept.get("colour"), kept.get("emblem")
    one.colour = colour if isinstance(colour, str) and colour in SEAT_COLOURS else one.colour
    one.emblem = emblem if isinstance(emblem, str) and emblem in EMBLEMS else one.emblem


def _way(kept: object) -> int:
    return kept if isinstance(kept, int) and kept in WAYS else WAYS[0]


def last_group(data: DataDir) -> HouseParty | None:
    """The party of the last night that was begun, or None."""
    found = data.read(GROUP)
    return replace(HouseParty.from_json(found), day="", seed=None) if found else None


def asked_for(launch: Launch, count: int, undo: str, seed: int | None) -> HouseParty:
    """The party that the command line asks for. OptionError where somebody would come twice."""
    values = {**{one.name: one.default for one in entry(GAME).settings}, **launch.table, "players": count}
    options = entry(GAME).options_from(values)
    party = HouseParty(guests(count), seed=seed, undo=undo)
    party.match(options.to_json())
    return party
