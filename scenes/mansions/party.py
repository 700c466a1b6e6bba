"""Who goes to the house: names, whom each of them plays, the story, the switches; kept as the last group."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.games import entry
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.rules.options import ALLOWED, MOST, Character, Options
from scenes.mansions.ids import GAME
from scenes.shell.command_line import Launch
from scenes.shell.profile import UNDO

NAMES = ("Ana", "Bruno", "Carla", "Dario")
"""What people are called who have said nothing."""
WAYS = (1, 2)
"""Which of two cards of a kind is kept."""


@dataclass(slots=True)
class Guest:
    """Somebody at the table: their name, whom they play, and which physical and mental card that one keeps."""

    name: str
    who: str
    physical: int = 1
    mental: int = 1

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {"name": self.name, "who": self.who, "physical": self.physical, "mental": self.mental}


def guests(count: int) -> list[Guest]:
    """So many guests, the first investigators of the box with their first cards."""
    return [Guest(NAMES[at], who) for at, who in enumerate(list(catalogue().investigators)[:count])]


@dataclass(slots=True)
class HouseParty:
    """All that is chosen before a night (`Party`)."""

    people: list[Guest] = field(default_factory=lambda: guests(2))
    story: str = field(default_factory=lambda: stories()[0])
    switches: dict[str, int] = field(default_factory=dict)
    seed: int | None = None
    undo: str = "friendly"

    @property
    def game(self) -> str:
        """The id of the game."""
        return GAME

    @property
    def names(self) -> tuple[str, ...]:
        """What people are called, by seat."""
        return tuple(one.name for one in self.people)

    @property
    def options(self) -> Options:
        """What the rules need of it."""
        party = tuple(Character(one.who, one.physical, one.mental) for one in self.people)
        return Options(party, self.story, "script", {name: n for name, n in self.switches.items() if n})

    def resize(self, count: int) -> None:
        """So many people from now on; whoever comes plays somebody who is free."""
        del self.people[count:]
        free = [who for who in catalogue().investigators if who not in [one.who for one in self.people]]
        while len(self.people) < count:
            self.people.append(Guest(NAMES[len(self.people)], free.pop(0)))

    def match(self, options: Mapping[str, Any]) -> None:
        """Make the people fit the options of a saved game."""
        found = Options.from_json(dict(options))
        self.resize(len(found.characters))
        for one, character in zip(self.people, found.characters, strict=True):
            one.who, one.physical, one.mental = character.who, character.physical, character.mental
        self.story, self.switches = found.story, dict(found.switches)

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "people": [one.to_json() for one in self.people], "story": self.story, "switches": dict(self.switches),
            "undo": self.undo,
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> HouseParty:
        """The party that `to_json` wrote; whatever is missing or wrong gets a default."""
        given = data.get("people")
        listed = [one for one in given if isinstance(one, dict)][:MOST] if isinstance(given, list) else []
        party = cls(guests(len(listed) or 2))
        taken: list[str] = []
        for one, kept in zip(party.people, listed, strict=False):
            name, who = kept.get("name"), kept.get("who")
            one.name = name if isinstance(name, str) and name.strip() else one.name
            known = [known for known in catalogue().investigators if known not in taken]
            one.who = who if isinstance(who, str) and who in known else known[0]
            one.physical, one.mental = _way(kept.get("physical")), _way(kept.get("mental"))
            taken.append(one.who)
        found = data.get("story")
        party.story = found if isinstance(found, str) and found in stories() else party.story
        switches = data.get("switches")
        for name, allowed in ALLOWED.items():
            value = switches.get(name) if isinstance(switches, dict) else None
            if value in allowed and value:
                party.switches[name] = value
        undo = data.get("undo")
        party.undo = undo if isinstance(undo, str) and undo in UNDO else party.undo
        return party


def _way(kept: object) -> int:
    return kept if isinstance(kept, int) and kept in WAYS else WAYS[0]


def asked_for(launch: Launch, count: int, undo: str, seed: int | None) -> HouseParty:
    """The party that the command line asks for. OptionError where somebody would come twice."""
    values = {**{one.name: one.default for one in entry(GAME).settings}, **launch.table, "players": count}
    options = entry(GAME).options_from(values)
    party = HouseParty(guests(count), seed=seed, undo=undo)
    party.match(options.to_json())
    return party
