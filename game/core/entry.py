"""What a game brings to the list of games (`game/games.py`): what a command line or a screen asks for by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from game.core.console.setting import Setting
from game.core.console.terminal import Terminal
from game.core.engine.decision import Answer
from game.core.engine.game import AnyGame
from game.core.engine.players import NOBODY, Automatic
from game.core.lessons.lesson import Challenge, Lesson
from game.core.lessons.scenario import ScenarioAdapter
from game.core.text.i18n import Catalogue


class Companion(Protocol):
    """Whoever answers by itself; made from a seed."""

    def answer(self, game: Any, state: Any) -> Answer:
        """A legal answer to the decision that stands."""


class Tally(Protocol):
    """What some games have come to; one is made for each batch of games, and they are added up."""

    def count(self, state: Any, steps: int) -> None:
        """Count a game that has ended, and its answered decisions."""

    def add(self, other: Any) -> None:
        """Count another tally of the same game in."""

    def record(self) -> tuple[int, int]:
        """Games won by those who sit at the table together, and all games."""

    def document(self) -> dict[str, Any]:
        """What `simulate --json` says about the games; among it `steps`, the answered decisions of all of them."""

    def lines(self, words: Catalogue) -> Iterator[str]:
        """The same as lines of text in the language of the words."""


def _nobody(options: Any) -> Automatic:
    """Every seat is a person's."""
    return NOBODY


def _nothing(values: Mapping[str, Any]) -> dict[str, Any]:
    """Nothing stands beside the options."""
    return {}


def _nothing_chosen(options: Any, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> dict[str, Any]:
    """Nobody can choose anything."""
    return {}


@dataclass(frozen=True, slots=True)
class Entry:
    """One game in the list: how to get at its rules, its scenario words, its options and whoever plays it."""

    game: Callable[[], AnyGame]
    """The rules, compiled on first use; ProgramError or StrictYamlError for damaged cards."""
    nouns: Callable[[], ScenarioAdapter]
    """Its words for scenario files."""
    settings: tuple[Setting, ...]
    """Its table options at the command line."""
    options_from: Callable[[Mapping[str, Any]], Any]
    """Options from the values of the settings by name; ValueError with one clear line where no game can have them."""
    options_of: Callable[[int], Any]
    """Options by seed: whatever can be chosen comes round, for walks through everything."""
    policies: Mapping[str, Callable[[int], Companion]]
    """Who can play a whole game, by name, the default first; made from a seed."""
    tally: Callable[[], Tally]
    """An empty tally."""
    listing: Callable[[Catalogue], Iterator[str]]
    """Every card with its text, as lines."""
    lessons: Callable[[], Sequence[Lesson | Challenge]]
    """Its lessons and challenges in order."""
    summary: Callable[[Any, Catalogue], str]
    """Where a state stands, in a few words of a language, for people who look at saves."""
    terminal: Callable[[Catalogue, Any, Mapping[str, Any]], Terminal]
    """The game in plain lines, for a language, the options and what the header of its save keeps beside them."""
    choices: tuple[Setting, ...] = ()
    """What else can be chosen before a game, with `--option NAME=VALUE`; its values go to `options_from`, too."""
    players: Callable[[Any], Automatic] = _nobody
    """Which seats play by themselves under these options."""
    extra_from: Callable[[Mapping[str, Any]], dict[str, Any]] = _nothing
    """What the values of the settings put beside the options into the header of a save: who sits at the table."""
    chosen: Callable[[Any, Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]] = _nothing_chosen
    """What a save has for each of the settings and choices, by name and as `options_from` takes it: told from its
    options, what stands beside them in its header, and what its journal has noted since."""
    company: Callable[[Any, int, Mapping[str, Any], Mapping[str, Any]], Automatic] | None = None
    """Which seats play by themselves where that is not a matter of the options: told from these, the seed, what stands
    beside the options in the header, and what the journal has noted since."""
    story_faults: Callable[[Path, Sequence[Path]], list[str]] | None = None
    """What is wrong with a story in a file and with its texts in these folders of languages, a line each; None where
    the game has no stories."""

    def seated(self, options: Any, seed: int, extra: Mapping[str, Any], noted: Mapping[str, Any]) -> Automatic:
        """Which seats of a game in play are played by themselves."""
        return self.players(options) if self.company is None else self.company(options, seed, extra, noted)
