"""A game being played: the session of the engine, the people at the table, and the journal on disk."""

from __future__ import annotations

import contextlib
import random
import unicodedata
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.bigbook.rules.options import DEFAULT_PARTY, DIFFICULTIES, MAGICIANS, MODES, NAMES, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons import scenario
from game.core.saves.journal import Journal
from game.core.saves.replay import opened, replay
from game.core.saves.save import Header, read
from scenes.kit.fit import clean
from scenes.kit.theme import EMBLEMS, SEAT_COLOURS
from scenes.shell import save_index, storage
from scenes.shell import save_index as thumbnails
from scenes.shell.load_report import Sentence, news
from scenes.shell.preferences import UNDO
from scenes.shell.storage import DataDir, replace_file

LONGEST = 24
"""Letters of a name."""
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
    seed: int | None = None
    undo: str = "friendly"

    @property
    def options(self) -> Options:
        """What the engine needs of it."""
        return Options(tuple(person.magician for person in self.people), self.difficulty, self.mode)

    def person(self, seat: str) -> Person:
        """Who sits at a seat (`p1` …)."""
        return self.people[int(seat[1:]) - 1]

    def match(self, options: dict[str, Any]) -> None:
        """Make the people fit the options of a saved game: as many as there are magicians, in that order."""
        magicians = [name for name in options.get("magicians", ()) if name in MAGICIANS]
        spare = GameSetup.from_json({"people": [asdict(person) for person in self.people] + [{}] * 5}).people
        self.people = spare[: len(magicians)]
        for person, magician in zip(self.people, magicians, strict=True):
            person.magician = magician
        self.difficulty, self.mode = options.get("difficulty", self.difficulty), options.get("mode", self.mode)

    def to_json(self) -> dict[str, Any]:
        """As JSON data, for the save's header and the last group."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GameSetup:
        """The set-up that `to_json` wrote; whatever is missing or wrong gets a default."""
        raw = data.get("people")
        found = [p for p in raw if isinstance(p, dict)][:5] if isinstance(raw, list) else []
        spare = default_people(5)
        people = [_person(item, spare[i], i) for i, item in enumerate(found)]
        people += spare[len(people) : 2]
        _unique(people)
        tell_apart(people)
        seed = data.get("seed")
        return cls(
            people,
            _one_of(data.get("difficulty"), DIFFICULTIES),
            _one_of(data.get("mode"), MODES),
            seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MAX_SEED else None,
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


def namesakes(people: list[Person]) -> dict[int, str]:
    """Who has the name of somebody before them (capitals and forms of accents aside), and the name that tells them
    apart: the name with the next free number. An empty name is the default of its place."""
    taken: set[str] = set()
    found: dict[int, str] = {}
    for index, person in enumerate(people):
        name = own = person.name or NAMES[index]
        count = 1
        while _alike(name) in taken:
            count += 1
            name = f"{own[: LONGEST - len(str(count)) - 1].rstrip()} {count}"
        if name != own:
            found[index] = name
        taken.add(_alike(name))
    return found


def _alike(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def tell_apart(people: list[Person]) -> None:
    """Give everybody a name of their own (docs/rulings.md, screen)."""
    for index, name in namesakes(people).items():
        people[index].name = name


def _unique(people: list[Person]) -> None:
    """Give everybody their own magician, colour and emblem: the first keeps, later ones take what is free."""
    for name, pool in (("magician", MAGICIANS), ("colour", tuple(SEAT_COLOURS)), ("emblem", EMBLEMS)):
        taken: set[str] = set()
        for person in people:
            if getattr(person, name) in taken:
                setattr(
                    person, name, next(value for value in pool if value not in taken and _free(people, name, value))
                )
            taken.add(getattr(person, name))


def _free(people: list[Person], name: str, value: str) -> bool:
    return all(getattr(person, name) != value for person in people)


def fresh_seed() -> int:
    """A seed no one has chosen; small enough to be read out to a friend."""
    return random.SystemRandom().randrange(1, 1_000_000)


def _nothing() -> None:
    """Nobody watches."""


class Run:
    """A game at the table: its session, its people, its journal, and how many steps were taken back.

    A scenario has no journal: it starts in the middle and can always be opened again.
    """

    def __init__(self, session: BigBookSession, setup: GameSetup, journal: Journal | None = None) -> None:
        self.session = session
        self.setup = setup
        self.journal = journal
        self.undone = 0
        self.agreed: list[tuple[int, str]] = []
        """Changes of the undo policy during play: after how many steps, and which it has been since."""
        self.news: list[Sentence] = []
        """What loading found (damage, an older edition), to be shown once."""
        self.watch: Callable[[], None] = _nothing
        """Whoever tells when the game can be written again; to be called when that was tried."""
        self.unpictured: list[Path] = []
        """Bookmarks that want a picture of the table as it stands."""
        session.on_undo.append(self._count)
        session.on_answers.append(lambda answers: self._turned())
        self.first = self._first()
        """The seat that had the first turn of the game (BB-SET.20), also where play goes on from a later one."""

    def _first(self) -> str:
        session = self.session
        begun = session.past[0].state if session.past else session.state
        if begun.turn > 1 and self.setup.seed is not None:
            begun = session.game.new(self.setup.options, self.setup.seed)
        return session.game.view(begun).active

    def _count(self) -> None:
        self.undone += 1

    def _turned(self) -> None:
        """Note a page that was turned within a turn: what tells of saves without playing them looks for it."""
        here, before = self.session.state.round, self.session.past[-1].state.round
        if here != before and self.journal is not None:
            self.journal.note(self.session, {"round": here})

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy; the journal keeps it."""
        self.setup.undo = policy
        self.agreed.append((len(self.session.past), policy))
        if self.journal is not None:
            self.journal.note(self.session, {"undo": policy})

    @property
    def trouble(self) -> OSError | None:
        """Why the last step could not be written, or None; play goes on, and every step tries again."""
        return self.journal.problem if self.journal is not None else None

    def move(self, folder: Path, data: DataDir) -> bool:
        """Go on writing the whole game in another folder; False when that fails, too."""
        if self.journal is None:
            return False
        other = DataDir(folder)
        path = next_path(other)
        if not self.journal.move(path):
            with contextlib.suppress(OSError):
                path.unlink()
            return False
        _remember(other, path, save_index.next_sequence(data))
        return True

    @classmethod
    def new(cls, setup: GameSetup, data: DataDir) -> Run:
        """Deal a new game and open its journal."""
        if setup.seed is None:
            setup.seed = fresh_seed()
        game = big_book()
        session = BigBookSession.start(setup.options, setup.seed)
        number = save_index.next_sequence(data)
        extra = {**setup.to_json(), "sequence": number}
        header = Header(game.id, game.options_to_json(setup.options), setup.seed, game.content_hash(), extra)
        path = next_path(data)
        journal = Journal.create(path, header, session)
        _remember(data, path, number)
        return cls(session, setup, journal)

    @classmethod
    def load(cls, path: Path, data: DataDir) -> Run:
        """Go on with a saved game; a bookmark, or one from outside, is copied first. SaveError when not usable."""
        loaded = read(path)
        replayed = replay(big_book(), loaded)
        if path.resolve().parent != data.saves.resolve() or path.stem.startswith(f"{save_index.MARK}-"):
            path = _brought_in(path, loaded.raw, data)
        session = BigBookSession(big_book(), replayed.session.state)
        session.past = replayed.session.past
        setup = GameSetup.from_json({**loaded.header.extra, "seed": loaded.header.seed})
        setup.match(loaded.header.options)
        session.opened = opened(replayed, loaded)
        journal = Journal.continue_(path, loaded, session)
        run = cls(session, setup, journal)
        run.undone = sum("undo" in entry for entry in loaded.entries)
        run.agreed = _agreements(loaded.entries)
        setup.undo = run.agreed[-1][1] if run.agreed else setup.undo
        number = save_index.next_sequence(data)
        journal.note(session, {"sequence": number})
        run.news = news(replayed, loaded, setup, journal.copy)
        _remember(DataDir(path.parent.parent) if path.parent != data.saves else data, path, number)
        return run

    @classmethod
    def scenario(cls, path: Path, undo: str) -> Run:
        """Play the first scenario of a file. ScenarioError or StrictYamlError when it is not well formed."""
        documents = scenario.load(path)
        if not documents:
            raise scenario.ScenarioError(f"{path.name}: no scenario in it")
        if documents[0].game not in ("", BigBookScenarioAdapter.game):
            raise scenario.ScenarioError(f"{path.name}: a scenario of {documents[0].game!r}, which has no window yet")
        session = BigBookScenarioAdapter().build(documents[0].given)
        view = session.view()
        setup = GameSetup(default_people(len(view.players)), view.difficulty, view.mode, None, undo)
        for person, player in zip(setup.people, view.players, strict=True):
            person.magician = player.magician
        return cls(session, setup)

    @staticmethod
    def last(data: DataDir) -> Path | None:
        """The file of the game that was played last, whether it can be opened or not; None when there is none.

        The highest number is the last one: clocks jump. Other places where this game has been kept are looked at, too.
        """
        found = [save_index.played_last(root) for root in (data, *storage.in_use(data.root))]
        return max((one for one in found if one is not None), default=(0, None), key=lambda one: one[0])[1]

    @staticmethod
    def waiting(data: DataDir) -> Path | None:
        """The unfinished game that was played last, or None."""
        path = Run.last(data)
        if path is None:
            return None
        found = save_index.look(path)
        return None if found.over or found.error is not None else path

    def bookmark(self, data: DataDir) -> Path:
        """Keep the game as it stands in a file of its own. OSError when it cannot be written."""
        if self.journal is None:
            raise OSError("this game is not kept")
        if self.journal.problem is not None:
            raise self.journal.problem
        path = next_path(data, save_index.MARK)
        replace_file(path, self.journal.path.read_bytes())
        thumbnails.copy(self.journal.path, path)
        self.unpictured.append(path)
        return path


def _remember(data: DataDir, path: Path, number: int) -> None:
    """This game is the one that was played last."""
    data.write(save_index.LAST, {"file": path.name, "sequence": number})


def _brought_in(path: Path, raw: bytes, data: DataDir) -> Path:
    """A bookmark, or a save from outside, copied to where games are written; one kept elsewhere stays if it must."""
    inside = next_path(data)
    elsewhere = path.parent in [root.saves for root in storage.in_use(data.root)]
    try:
        replace_file(inside, raw)
    except OSError:
        return path if elsewhere else inside
    if elsewhere:
        with contextlib.suppress(OSError):
            path.rename(path.with_name(f"{path.name}.moved"))  # it is at home again
    return inside


def _agreements(entries: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The undo policies a journal notes, each with the number of steps before it."""
    found: list[tuple[int, str]] = []
    steps = 0
    for entry in entries:
        steps += ("answers" in entry) - ("undo" in entry)
        policy = save_index.note_of(entry).get("undo")
        if policy in UNDO:
            found.append((steps, str(policy)))
    return found


def next_path(data: DataDir, kind: str = save_index.GAME) -> Path:
    """The file of the next game or bookmark: numbered, because clocks jump; made at once, so that it is ours alone."""
    try:
        taken = [path.name.partition("-")[2][:5] for path in data.saves.glob(f"{kind}-*.journal*")]
    except OSError:
        taken = []
    number = max((int(word) for word in taken if word.isdigit()), default=0)
    while True:
        number += 1
        path = data.saves / f"{kind}-{number:05d}.journal"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue  # another window was faster
        except OSError:
            pass  # the journal says so when it writes
        return path
