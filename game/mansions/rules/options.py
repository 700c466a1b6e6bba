"""What is chosen before a game: who walks into which house, with which cards, and the switches of chapter OPT."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.engine.rng import Luck, below
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories

SWITCHES = ("puzzle_seconds", "keeper_skill_tokens", "longer_night")
"""MM-OPT.2 (0 or 60), MM-OPT.3, MM-OPT.6 (0 or 1)."""
ALLOWED = {"puzzle_seconds": (0, 60), "keeper_skill_tokens": (0, 1), "longer_night": (0, 1)}
KEEPERS = ("script", "person", "gentle", "stern", "merciless")
"""A script, somebody at the table, or a mind of one of three tempers (`game/mansions/ai/tempers.py`)."""
MOST = 4


class BadOptions(ValueError):  # noqa: N818 - reads as what it says
    """Options that no game can be started with; the text is one clear line."""


@dataclass(frozen=True, slots=True)
class Character:
    """An investigator with the physical and the mental card that is kept, 1 or 2 (A-01)."""

    who: str
    physical: int = 1
    mental: int = 1


@dataclass(frozen=True, slots=True)
class Options:
    """The characters in seating order, the story, who is Keeper, and the switches that are not 0."""

    characters: tuple[Character, ...]
    story: str = "glass_tide"
    keeper: str = "script"
    switches: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not 1 <= len(self.characters) <= MOST:
            raise BadOptions(f"one to four investigators are needed, not {len(self.characters)}")
        known = catalogue().investigators
        for one in self.characters:
            if one.who not in known:
                raise BadOptions(f"there is no investigator {one.who!r}")
            if one.physical not in (1, 2) or one.mental not in (1, 2):
                raise BadOptions(f"{one.who} keeps one physical and one mental card, each 1 or 2")
        if len({one.who for one in self.characters}) != len(self.characters):
            raise BadOptions("every investigator can be taken once only")
        if self.story not in stories():
            raise BadOptions(f"there is no story {self.story!r}")
        if self.keeper not in KEEPERS:
            raise BadOptions(f"the Keeper is one of {', '.join(KEEPERS)}, not {self.keeper!r}")
        for name, value in self.switches.items():
            if name not in SWITCHES:
                raise BadOptions(f"there is no option {name!r}")
            if value not in ALLOWED[name]:
                raise BadOptions(f"{name} is one of {', '.join(map(str, ALLOWED[name]))}, not {value}")

    @classmethod
    def of(cls, players: int, switches: dict[str, int] | None = None) -> Options:
        """Options for so many investigators, the first ones of the box with their first cards."""
        if not 1 <= players <= MOST:
            raise BadOptions(f"one to four investigators are needed, not {players}")
        party = tuple(Character(who) for who in list(catalogue().investigators)[:players])
        return cls(party, switches=dict(switches or {}))

    def to_json(self) -> dict[str, Any]:
        """The options as JSON data."""
        characters = [[one.who, one.physical, one.mental] for one in self.characters]
        return {"characters": characters, "story": self.story, "keeper": self.keeper, "switches": dict(self.switches)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Options:
        """The options that `to_json` wrote; BadOptions, KeyError or TypeError where something is wrong."""
        characters = tuple(Character(*one) for one in data["characters"])
        return cls(characters, data["story"], data["keeper"], dict(data["switches"]))


def options_of(seed: int) -> Options:
    """Options that depend on the seed: one to four investigators, everybody, both pairs of cards, every switch."""
    luck = Luck(seed)
    left = list(catalogue().investigators)
    party = [
        Character(left.pop(below(luck, len(left))), 1 + below(luck, 2), 1 + below(luck, 2))
        for _ in range(1 + seed % MOST)
    ]
    switches = {name: max(ALLOWED[name]) for name in SWITCHES if below(luck, 2)}
    return Options(tuple(party), stories()[seed // MOST % len(stories())], switches=switches)
