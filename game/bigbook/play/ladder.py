"""The ladder of named evenings: what each asks for, what it opens, which of them games have climbed, which comes next.

Nothing of it is stored: what was climbed is what the games that were kept say, those from before there was a ladder,
too. `ladder.yaml` has the evenings, the languages have their names. What they open changes looks and no rule.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from game.bigbook.play.summary import Summary
from game.bigbook.rules.options import DIFFICULTIES, MODES, PAGES, Pages, pages_of
from game.core.engine.program import ProgramError
from game.core.text import strict_yaml
from game.core.text.fields import Fields

FILE = Path(__file__).with_name("ladder.yaml")
FEWEST, MOST = 2, 5
"""So many sit at a table at least and at most."""


class Look(NamedTuple):
    """One way something looks: what it is (`back`, `cloth`, `bookmark`, `portrait`), and which of its looks."""

    kind: str
    name: str


class Evening(Struct, frozen=True):
    """A rung of the ladder: the choices before a game that make it, and what it opens."""

    id: str
    difficulty: str
    mode: str
    players: tuple[int, ...]
    """How many may sit at the table, the fewest first."""
    pages: Pages
    gentle: bool
    """Whether playing it to its end is enough; any other has to be won."""
    seal: str
    """The sign that is pressed into its wax."""
    opens: Look

    def fits(self, difficulty: str, mode: str, players: int, pages: int) -> bool:
        """Whether these choices make this evening."""
        return (self.difficulty, self.mode, self.pages) == (difficulty, mode, pages) and players in self.players

    def nearest(self, players: int) -> int:
        """As many as may sit there, with as few as can be added to so many or sent home."""
        return min(self.players, key=lambda count: (abs(count - players), -count))


class Ladder(Struct, frozen=True):
    """All evenings from the lowest rung, and all looks there are, by kind; the first of a kind is open always."""

    evenings: tuple[Evening, ...]
    looks: Mapping[str, tuple[str, ...]]

    @property
    def free(self) -> frozenset[Look]:
        """What comes with the box."""
        return frozenset(Look(kind, names[0]) for kind, names in self.looks.items())

    @property
    def every(self) -> tuple[Look, ...]:
        """Every look, kind by kind."""
        return tuple(Look(kind, name) for kind, names in self.looks.items() for name in names)


@cache
def ladder() -> Ladder:
    """The ladder of the game. StrictYamlError or ProgramError for a damaged file."""
    return read(FILE)


def read(path: Path) -> Ladder:
    """The ladder in a file. StrictYamlError or ProgramError where an entry is none, two evenings are made of the same
    choices, or a look is opened by no evening or by two."""
    with Fields(path.name, strict_yaml.load(path)) as fields:
        with fields.fields("looks") as kinds:
            looks = {kind: kinds.words(kind) for kind, _ in kinds.each()}
        with fields.fields("evenings") as rungs:
            evenings = tuple(_evening(f"{path.name}: {name}", name, data, looks) for name, data in rungs.each())
    found = Ladder(evenings, looks)
    for problem in _problems(found):
        raise ProgramError(f"{path.name}: {problem}")
    return found


def _evening(where: str, name: str, data: object, looks: Mapping[str, Sequence[str]]) -> Evening:
    with Fields(where, data) as one:
        return Evening(
            name,
            one.choice("difficulty", DIFFICULTIES),
            one.choice("mode", MODES),
            one.numbers("players"),
            pages_of(one.choice("pages", [str(pages) for pages in PAGES])),
            one.flag("gentle"),
            one.text("seal"),
            _look(one.fields("opens"), looks),
        )


def _look(fields: Fields, looks: Mapping[str, Sequence[str]]) -> Look:
    """The one look of an entry such as {cloth: checks}."""
    with fields:
        found = [Look(kind, fields.choice(kind, looks[kind])) for kind in looks if kind in fields]
    if len(found) != 1:
        raise ProgramError(f"{fields.where}: one look is needed, not {len(found)}")
    return found[0]


def _problems(found: Ladder) -> Iterable[str]:
    """What is wrong with entries that are right each for itself."""
    taken: dict[tuple[object, ...], str] = {}
    for one in found.evenings:
        if not one.players or list(one.players) != sorted(set(one.players)):
            yield f"{one.id}: players are counted upwards, not {one.players}"
        for players in one.players:
            if not FEWEST <= players <= MOST:
                yield f"{one.id}: a table of {players} is none"
            other = taken.setdefault((one.difficulty, one.mode, one.pages, players), one.id)
            if other != one.id:
                yield f"{one.id} is made of the same choices as {other}"
    opened = [one.opens for one in found.evenings]
    for look in found.every:
        wanted = 0 if look in found.free else 1
        if opened.count(look) != wanted:
            yield f"{look.kind}.{look.name} is opened by {opened.count(look)} evenings"


def evening_of(difficulty: str, mode: str, players: int, pages: int) -> Evening | None:
    """The evening that these choices make; None where it has no name."""
    return next((one for one in ladder().evenings if one.fits(difficulty, mode, players, pages)), None)


def evening_in(game: Summary) -> Evening | None:
    """The evening that a game was; None where it had no name."""
    return evening_of(game.difficulty, game.mode, len(game.seats), game.pages)


def climbed_by(game: Summary) -> Evening | None:
    """The evening that a game has climbed; None where it had no name, was lost, or was not played by people
    (`Summary.by_people`)."""
    one = evening_in(game)
    return one if one is not None and game.by_people and (game.won or one.gentle) else None


def missed_by(game: Summary) -> Evening | None:
    """The evening that a game would have climbed if people had played enough of it; None where something else was
    missing, too, or nothing."""
    one = evening_in(game)
    return one if one is not None and not game.by_people and (game.won or one.gentle) else None


def climbed(games: Iterable[Summary]) -> dict[str, Summary]:
    """For each evening that any of the games has climbed the first of them, in the order of the ladder."""
    found: dict[str, Summary] = {}
    for game in games:
        one = climbed_by(game)
        if one is not None:
            found.setdefault(one.id, game)
    return {one.id: found[one.id] for one in ladder().evenings if one.id in found}


def suggested(done: Container[str], players: int) -> Evening | None:
    """The evening that comes next for so many people: the lowest rung that is not `done` (ids) and that they can sit
    down to as they are, else the lowest of all; None from the top of the ladder."""
    open_ones = [one for one in ladder().evenings if one.id not in done]
    return next((one for one in open_ones if players in one.players), open_ones[0] if open_ones else None)


def opened(done: Container[str]) -> frozenset[Look]:
    """The looks that are open once these evenings (ids) are done."""
    return ladder().free | {one.opens for one in ladder().evenings if one.id in done}
