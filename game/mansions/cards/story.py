"""A story: one file with its house, the Keeper's choices, where clues and cards lie, objectives, events, the opening.

A story needs no code. What it says is checked against the card set and the map while it is read: ProgramError names a
room, card or answer that there is not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from game.core.engine.program import ProgramError, Registry, meant
from game.core.text import strict_yaml
from game.core.text.fields import Fields, number_of
from game.mansions.board.house import House, read_house
from game.mansions.catalogue import Catalogue

from .programs import new_registry
from .reading import DEPTH, ICONS, catalogue, some
from .shelf import LAST, STORIES, on_the_shelf

STAGES = ("I", "II", "III", "IV", "V")
LETTERS = ("A", "B", "C")
NOTHING = "nothing"
NOTHINGS = 15
"""So many cards to be explored are nothing of interest."""
WHEN = ("always", "keeper_turn_ends")
HOLDS = ("named_in_room", "named_has_no_health", "samples_on_altar", "double_burnt", "double_in_room", "all_insane",
         "deaths", "escaped_with_ledger", "everybody_out", "locks_open", "rooms_burning", "dawn")  # fmt: skip
IN_A_ROOM = ("named_in_room", "double_in_room", "escaped_with_ledger", "everybody_out")
"""Endings that say of which room they speak."""
ONLY_ALWAYS = ("escaped_with_ledger", "everybody_out", "dawn")
"""Endings that happen: there is nothing to look at any more when the Keeper's turn ends."""
ONLY_AT_TURN_END = ("locks_open", "rooms_burning")
"""Endings by how the house stands, which either side may still change until the Keeper's turn ends."""
OPTIONS = {"puzzle_seconds": ("0", "60"), "keeper_skill_tokens": ("false", "true"), "longer_night": ("false", "true")}
"""What a story may say of the switches of a new game (MM-OPT)."""
NAMED = {"health": (0, 60), "health_per_investigator": (0, 20), "damage": (0, 9), "free_moves": (0, 9),
         "move_cost": (0, 99)}  # fmt: skip
"""The numbers of a named monster, each with the least and the most that a story may say."""
EVENT_TIME, SCALED = (1, 20), (0, 24)
SCALES = ("samples", "deaths", "locks", "fires")
"""Numbers of an objective that grow with the party, in the order of its fields."""
HAND = 4
"""So many Mythos cards, and so many trauma cards, the Keeper may hold (MM-HND.2)."""
Answers = Mapping[int, str]
"""The Keeper's answers: number of the question → letter."""


@dataclass(frozen=True, slots=True)
class Clue:
    """Where a clue lies: the room by the answer to question `by` ('' where there is no question), and the question
    whose answer it points to."""

    number: int
    by: int
    where: Mapping[str, str]
    letter: int

    def room(self, answers: Answers) -> str:
        """The room that it is seeded in."""
        return self.where[answers[self.by] if self.by else ""]

    def card(self, answers: Answers) -> str:
        """The id of the card: `clue_3a`."""
        return f"clue_{self.number}{answers[self.letter].lower()}"


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a pile; with an `answer` (`3A`) it is `card` where that was given, else `other`."""

    card: str
    answer: str = ""
    other: str = ""

    def under(self, answers: Answers) -> str:
        """Which card lies there."""
        return self.card if not self.answer or given(answers, self.answer) else self.other


@dataclass(frozen=True, slots=True)
class Obstacle:
    """An obstacle card in a room; with `when` only where that answer was given."""

    card: str
    when: str = ""


@dataclass(frozen=True, slots=True)
class Scaled:
    """A number that grows with the investigators who began, within bounds."""

    per_investigator: int
    least: int
    most: int

    def of(self, investigators: int) -> int:
        """The number for so many."""
        return min(self.most, max(self.least, self.per_investigator * investigators))


@dataclass(frozen=True, slots=True)
class Named:
    """A named monster (MM-MON.3): the figure's kind, and the numbers that replace those on its back."""

    name: str
    kind: str
    health: int
    health_per_investigator: int
    damage: int
    free_moves: int
    move_cost: int


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to win: when it is looked at, what must hold, and the room that it is about ('' for none)."""

    when: str
    holds: str
    room: str


@dataclass(frozen=True, slots=True)
class Objective:
    """One of three objectives (MM-WIN.1): `reveal` is run when it is shown; each side wins by any of its endings."""

    id: str
    reveal: str
    named: Named | None
    samples: Scaled | None
    deaths: Scaled | None
    locks: Scaled | None
    fires: Scaled | None
    double: str
    ledger: int
    keeper_wins: tuple[Ending, ...]
    investigators_win: tuple[Ending, ...]

    @property
    def endings(self) -> tuple[Ending, ...]:
        """Those of both sides, the Keeper's first."""
        return (*self.keeper_wins, *self.investigators_win)

    @property
    def holds(self) -> set[str]:
        """What has to hold for any of them."""
        return {ending.holds for ending in self.endings}


@dataclass(frozen=True, slots=True)
class Event:
    """A card of the clock (MM-EVT): `time` tokens turn it; `effects` by answer, `all` first."""

    id: str
    stage: str
    time: int
    by: int
    effects: Mapping[str, str]

    def chosen(self, answers: Answers) -> str:
        """The answer (`4A`) whose part of the card applies, '' where it asks for none."""
        return f"{self.by}{answers[self.by]}" if self.by else ""

    def programs(self, answers: Answers) -> tuple[str, ...]:
        """What is run, in order."""
        return tuple(self.effects[key] for key in ("all", self.chosen(answers)) if key in self.effects)


@dataclass(frozen=True, slots=True)
class Opening:
    """What the Keeper starts with (MM-SKE); an action may depend on an answer."""

    mythos: int
    trauma: int
    threat: int
    icons: tuple[str, ...]
    actions: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """Everything that is this story's own."""

    id: str
    order: int
    house: House
    choices: Mapping[int, Mapping[str, str]]
    clues: Mapping[int, Clue]
    locks: Mapping[str, str]
    obstacles: Mapping[str, Obstacle]
    piles: Mapping[str, tuple[Laid, ...]]
    objectives: Mapping[str, Objective]
    events: tuple[Event, ...]
    opening: Opening
    options: Mapping[str, str]
    registry: Registry

    def led_to_by(self, clue: Clue) -> list[Clue]:
        """The clues whose room another one tells: those that lie by the answer that it points to. A trail may
        branch."""
        return [one for one in self.clues.values() if one.by == clue.letter and one.number < clue.number]

    def set_ups(self) -> Iterator[dict[int, str]]:
        """Every combination of answers."""
        for letters in product(*self.choices.values()):
            yield dict(zip(self.choices, letters, strict=True))

    def objective(self, answers: Answers) -> Objective:
        """The objective in force: the answer to question 1 (MM-SKE.1)."""
        return self.objectives[f"1{answers[1]}"]

    def objective_called(self, id_: str) -> Objective | None:
        """The objective of this id, None for '' or where there is none."""
        return next((one for one in self.objectives.values() if one.id == id_), None)

    def pile(self, room: str, answers: Answers) -> tuple[str, ...]:
        """The cards of a room, top first: obstacle, then finds, clues by their ids and `nothing`; the lock is apart."""
        cards = [laid.under(answers) for laid in self.piles[room]]
        found = [self.clues[int(card[5:])].card(answers) if card.startswith("clue_") else card for card in cards]
        obstacle = self.obstacles.get(room)
        if obstacle is not None and (not obstacle.when or given(answers, obstacle.when)):
            found.insert(0, obstacle.card)
        return tuple(found)


def given(answers: Answers, token: str) -> bool:
    """Whether a story token (`3A`) stands for one of the answers."""
    return answers[int(token[:-1])] == token[-1]


@cache
def story(name: str) -> Story:
    """A story that comes with the game; KeyError where there is none of that name."""
    path = STORIES / f"{name}.yaml"
    if not path.is_file():
        raise KeyError(name)
    return read_story(path, catalogue())


@cache
def stories() -> tuple[str, ...]:
    """The names of all stories that come with the game, in the recommended order."""
    return on_the_shelf()


def read_story(path: Path, cards: Catalogue) -> Story:
    """Read a story and check it against the card set. ProgramError or StrictYamlError for whatever is wrong."""
    return _Reader(path, cards).story()


class _Reader:
    def __init__(self, path: Path, cards: Catalogue) -> None:
        self.id = path.stem
        self.cards = cards
        self.file = Fields(path.name, strict_yaml.load(path, max_depth=DEPTH))
        self.registry = new_registry()
        self.choices: dict[int, dict[str, str]] = {}

    def story(self) -> Story:
        with self.file as file:
            if file.number("version") != 1:
                raise ProgramError(f"{file.where}: version {file.text('version')} is not known here")
            self.house = read_house(file.fields("map"))
            for name, data in file.fields("choices").each():
                with Fields(f"{file.where}.choices.{name}", data) as answers:
                    self.choices[number_of(answers.where, name)] = {
                        letter: answers.text(letter) for letter in LETTERS if letter in answers
                    }
            return Story(
                self.id,
                file.number("order", LAST, within=(1, LAST)),
                self.house, self.choices, self._clues(), self._locks(), self._obstacles(), self._piles(),
                {token: self._objective(token, data) for token, data in file.fields("objectives").each()},
                tuple(self._event(stage, data) for stage, data in file.fields("events").each()),
                self._opening(), self._options(), self.registry,
            )  # fmt: skip

    # ---------------------------------------------------------------------------------------------- where things lie

    def _clues(self) -> dict[int, Clue]:
        clues = {}
        for name, data in self.file.fields("clues").each():
            with Fields(f"{self.file.where}.clues.{name}", data) as clue:
                by = self._question(clue, "by", 0)
                if by:
                    with clue.fields("where") as rooms:
                        where = {letter: rooms.choice(letter, self.house.rooms) for letter in self.choices[by]}
                else:
                    where = {"": clue.choice("where", self.house.rooms)}
                clues[number_of(clue.where, name)] = Clue(int(name), by, where, self._question(clue, "letter"))
        return clues

    def _question(self, fields: Fields, name: str, none: int | None = None) -> int:
        """The number of a question of this story; `none` stands for no question."""
        number = fields.number(name, none)
        if number != none and number not in self.choices:
            raise ProgramError(f"{fields.where}.{name}: there is no question {number}")
        return number

    def _locks(self) -> dict[str, str]:
        locks = self.file.fields("locks")
        return {self._room(locks, room): locks.choice(room, self.cards.locks) for room, _ in locks.each()}

    def _obstacles(self) -> dict[str, Obstacle]:
        found = {}
        for room, data in self.file.fields("obstacles").each():
            with Fields(f"{self.file.where}.obstacles.{room}", data) as one:
                card = one.choice("card", self.cards.obstacles)
                found[self._room(one, room)] = Obstacle(card, self._token(one, one.text("when", "")))
        return found

    def _piles(self) -> dict[str, tuple[Laid, ...]]:
        piles = self.file.fields("piles")
        known = {*self.cards.finds, NOTHING, *(f"clue_{number}" for number, _ in self.file.fields("clues").each())}
        return {self._room(piles, room): tuple(self._laid(piles, card, known) for card in piles.items(room))
                for room, _ in piles.each()}  # fmt: skip

    def _laid(self, fields: Fields, data: Any, known: Collection[str]) -> Laid:
        words = data if isinstance(data, list) else [data]
        cards = words[1:] if len(words) == 3 else words
        for card in cards:
            if not isinstance(card, str) or card not in known:
                raise ProgramError(f"{fields.where}: there is no card {card!r}{meant(str(card), known)}")
        return Laid(cards[0], self._token(fields, words[0]), cards[1]) if len(words) == 3 else Laid(cards[0])

    def _room(self, fields: Fields, room: str) -> str:
        if room not in self.house.rooms:
            raise ProgramError(f"{fields.where}: there is no room {room!r}{meant(room, self.house.rooms)}")
        return room

    def _token(self, fields: Fields, token: str) -> str:
        tokens = [f"{number}{letter}" for number, letters in self.choices.items() for letter in letters]
        if token and token not in tokens:
            raise ProgramError(f"{fields.where}: there is no answer {token!r}{meant(token, tokens)}")
        return token

    # ------------------------------------------------------------------------------------------------- what happens

    def _program(self, name: str, steps: Any) -> str:
        self.registry.add(name, steps)
        return name

    def _objective(self, token: str, data: Any) -> Objective:
        with Fields(f"{self.file.where}.objectives.{token}", data) as one:
            named = self._named(one.fields("named_monster")) if "named_monster" in one else None
            samples, deaths, locks, fires = (_scaled(one.fields(name)) if name in one else None for name in SCALES)
            return Objective(
                one.text("id"),
                self._program(f"{self.id}:objective:{self._token(one, token)}", one.raw("reveal")),
                named,
                samples,
                deaths,
                locks,
                fires,
                one.choice("double", self.house.rects, "") if "double" in one else "",
                self._ledger(one),
                self._endings(one, "keeper_wins"),
                self._endings(one, "investigators_win"),
            )

    def _ledger(self, one: Fields) -> int:
        """The number of the clue that must be got out, 0 for none."""
        number = one.number("ledger", 0)
        if number and str(number) not in self.file.fields("clues"):
            raise ProgramError(f"{one.where}.ledger: there is no clue {number}")
        return number

    def _named(self, fields: Fields) -> Named:
        with fields:
            numbers = [fields.number(name, within=within) for name, within in NAMED.items()]
            return Named(fields.text("name"), fields.choice("kind", self.cards.kinds), *numbers)

    def _endings(self, one: Fields, name: str) -> tuple[Ending, ...]:
        endings = []
        for data in one.items(name):
            with Fields(f"{one.where}.{name}", data) as ending:
                when, holds = ending.choice("when", WHEN), ending.choice("holds", HOLDS)
                other = {**dict.fromkeys(ONLY_ALWAYS, "always"), **dict.fromkeys(ONLY_AT_TURN_END, "keeper_turn_ends")}
                if other.get(holds, when) != when:
                    raise ProgramError(f"{ending.where}.when: {holds} is looked at {other[holds]!r} only")
                room = ending.choice("room", self.house.rooms) if holds in IN_A_ROOM else ""
                endings.append(Ending(when, holds, room))
        return tuple(endings)

    def _event(self, stage: str, data: Any) -> Event:
        with Fields(f"{self.file.where}.events.{stage}", data) as event:
            if stage not in STAGES:
                raise ProgramError(f"{event.where}: the stages are {', '.join(STAGES)}")
            by = self._question(event, "by", 0)
            effects = {}
            for key, steps in event.fields("effects").each():
                if key != "all" and (key[:-1] != str(by) or not self._token(event, key)):
                    raise ProgramError(f"{event.where}.effects: {key!r} is no answer to question {by}")
                effects[key] = self._program(f"{self.id}:event:{stage}.{key}", steps)
            return Event(event.text("id"), stage, event.number("time", within=EVENT_TIME), by, effects)

    def _opening(self) -> Opening:
        with self.file.fields("opening") as opening:
            with opening.fields("keeper_hand") as hand:
                mythos, trauma = (hand.number(name, within=(0, HAND)) for name in ("mythos", "trauma"))
            actions = [self._laid(opening, data, self.cards.keeper_actions) for data in opening.items("keeper_actions")]
            return Opening(
                mythos,
                trauma,
                opening.number("threat", within=(0, 99)),
                some(opening, "mythos_icons", ICONS),
                tuple(actions),
            )

    def _options(self) -> dict[str, str]:
        with self.file.fields("options") as options:
            return {name: options.choice(name, known) for name, known in OPTIONS.items()}


def _scaled(fields: Fields) -> Scaled:
    with fields:
        each, least, most = (fields.number(name, within=SCALED) for name in ("per_investigator", "least", "most"))
        if not 1 <= least <= most:
            raise ProgramError(f"{fields.where}: at least 1 and no more than `most` are needed, not {least} to {most}")
        return Scaled(each, least, most)
