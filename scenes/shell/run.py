"""A game being played: the session of the engine, the people at the table, and the journal on disk.

What loading a game has found is told here too, as sentences for the people at the table.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, runtime_checkable

from game.core.lessons import scenario
from game.core.saves import disk
from game.core.saves.journal import Journal
from game.core.saves.replay import Replayed, opened, replay
from game.core.saves.save import MAX_FILE, Header, Loaded, note_of, noted, read_with_copies
from game.core.text.outside import whole_number
from game.core.text.phrases import Arg
from game.games import DEFAULT, entry
from scenes.kit.fit import escape, in_sentence
from scenes.shell import adapters, storage
from scenes.shell.adapters import PartyT, SessionT
from scenes.shell.naming import Host, shown_name
from scenes.shell.profile import UNDO
from scenes.shell.saves import save_index
from scenes.shell.stopwatch import Stopwatch
from scenes.shell.storage import DataDir, replace_file

Tell = Callable[[Any], Mapping[str, Arg]]
"""Where a state stands, as arguments of a sentence."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence to be said: its locale key and what stands in it."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def said(self, host: Host) -> str:
        """The sentence in the language in use."""
        args = dict(self.args)
        role = str(args.pop("role", ""))
        if "seat" in args:
            args["seat"] = in_sentence(shown_name(host, str(args["seat"]), role))
        if "copy" in args:
            args["copy"] = escape(str(args["copy"]))
        return host.t(self.key, **args)


def news(replayed: Replayed, loaded: Loaded, tell: Tell, copy: Path | None) -> list[Sentence]:
    """What is to be told; nothing where every step led where it led.

    `tell` says where a state stands; `copy` is where the damaged file is kept.
    """
    if loaded.older and replayed.loss is not None:
        told = [Sentence("kit.save.older_file", tell(replayed.session.state))]
        return [*told, Sentence("kit.save.older_kept", {"copy": copy.stem})] if copy is not None else told
    told = list(_damage(replayed, tell) if replayed.loss is not None else _edition(replayed, loaded))
    if copy is not None:
        told.append(Sentence("kit.save.copy_kept", {"copy": copy.name}))
    return told


def _edition(replayed: Replayed, loaded: Loaded) -> Iterator[Sentence]:
    """What other cards or other rules have done to it."""
    if replayed.from_snapshot and not replayed.missing and not loaded.cut_at:
        yield Sentence("kit.save.older_edition")
    elif replayed.from_snapshot or replayed.broken_at:
        yield Sentence("kit.save.from_snapshot")


def _damage(replayed: Replayed, tell: Tell) -> Iterator[Sentence]:
    """What damage to the file has cost."""
    loss, session = replayed.loss, replayed.session
    assert loss is not None
    now = tell(session.state)
    first = tell(session.past[0].state if session.past else session.state)
    if loss.choices == 0:
        yield Sentence("kit.save.barred", first) if loss.barred else Sentence("kit.save.healed")
        return
    if loss.choices is not None:
        yield Sentence("kit.save.lost_some", {"n": loss.choices, **now})
    else:
        yield Sentence("kit.save.lost_end" if loss.at_end else "kit.save.lost_rest", now)
    if loss.barred:
        yield Sentence("kit.save.barred_too", first)


def fresh_seed() -> int:
    """A seed no one has chosen; small enough to be read out to a friend."""
    return random.SystemRandom().randrange(1, 1_000_000)


def _nothing() -> None:
    """Nobody watches."""


class Run(Generic[SessionT, PartyT]):
    """A game at the table: its session, its people, its journal, and how many steps were taken back.

    A scenario has no journal: it starts in the middle and can always be opened again.
    """

    def __init__(
        self, session: SessionT, setup: PartyT, journal: Journal | None = None, *, kept_as: str = "scenario"
    ) -> None:
        self.session = session
        self.setup = setup
        self.journal = journal
        self.kept_as = kept_as
        """What is played where there is no journal (`scenario`, `lesson`, `challenge`): part of a text's key."""
        self.undone = 0
        self.hints = 0
        """How often somebody has asked for a hint."""
        self.notes: dict[str, Any] = {}
        """What the table has agreed on beside the game, by name: the last word counts."""
        self.stopwatch = Stopwatch()
        self._part: object = session.game.snapshot_key(session.state)
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
        self._adapter = adapters.of(setup.game)
        if journal is not None:
            words = self._adapter.words
            journal.round_of = lambda state: words(state, setup)["round"]
        self.first: str = self._adapter.first(session, setup)
        """The seat that had the first turn of the game, also where play goes on from a later one."""

    def _count(self) -> None:
        self.undone += 1

    def _turned(self) -> None:
        """Note what the snapshots do not tell: whoever tells of saves without playing them looks for it."""
        note = self._adapter.noted(self.session.past[-1].state, self.session.state)
        part = self.session.game.snapshot_key(self.session.state)
        if part != self._part:
            self._part = part
            if self.stopwatch.seconds:
                note = {**note, "seconds": self.stopwatch.seconds}
        if note and self.journal is not None:
            self.journal.note(self.session, note)

    def hinted(self) -> None:
        """Somebody has asked for a hint: told with the game when it is over."""
        self.hints += 1
        self.note({"hints": self.hints})

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy; the journal keeps it."""
        self.setup.undo = policy
        self.agreed.append((len(self.session.past), policy))
        if self.journal is not None:
            self.journal.note(self.session, {"undo": policy})

    def note(self, what: Mapping[str, Any]) -> None:
        """The table has agreed on something beside the game: the journal keeps it, and the last word counts."""
        self.notes |= what
        if self.journal is not None:
            self.journal.note(self.session, what)

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
                disk.delete(path)
            return False
        _remember(other, path, save_index.next_sequence(data))
        return True

    @classmethod
    def new(cls, setup: PartyT, data: DataDir) -> Run[SessionT, PartyT]:
        """Deal a new game and open its journal."""
        if setup.seed is None:
            setup.seed = fresh_seed()
        game, adapter = entry(setup.game).game(), adapters.of(setup.game)
        session: Any = adapter.session.new(game, setup.options, setup.seed, adapter.players(setup))
        number = save_index.next_sequence(data)
        extra = {**setup.to_json(), "sequence": number}
        header = Header(game.id, game.options_to_json(setup.options), setup.seed, game.content_hash(), extra)
        path = next_path(data)
        journal = Journal.create(path, header, session)
        _remember(data, path, number)
        run = cls(session, setup, journal)
        session.play_on()
        return run

    @classmethod
    def load(cls, path: Path, data: DataDir) -> Run[SessionT, PartyT]:
        """Go on with a saved game; a bookmark, or one from outside, is copied first. SaveError when not usable."""
        loaded = read_with_copies(path)
        kind, game = adapters.of(loaded.header.game), entry(loaded.header.game).game()
        replayed = replay(game, loaded)
        if path.resolve().parent != data.saves.resolve() or path.stem.startswith(f"{save_index.MARK}-"):
            path = _brought_in(path, loaded.raw, data)
        session: Any = kind.session(game, replayed.session.state)
        session.past = replayed.session.past
        notes = noted(loaded.entries)
        setup: Any = party_in(loaded)
        session.players = kind.players(setup)
        session.opened = opened(replayed, loaded)
        journal = Journal.continue_(path, loaded, session)
        run = cls(session, setup, journal)
        run.notes = notes
        run.undone = sum("undo" in entry for entry in loaded.entries)
        run.stopwatch.go_on(notes)
        hints = notes.get("hints")
        run.hints = hints if type(hints) is int and hints > 0 else 0
        run.agreed = _agreements(loaded.entries)
        setup.undo = run.agreed[-1][1] if run.agreed else setup.undo
        number = save_index.next_sequence(data)
        journal.note(session, {"sequence": number})
        session.play_on()
        run.news = news(replayed, loaded, lambda state: kind.words(state, setup), journal.copy)
        _remember(DataDir(path.parent.parent) if path.parent != data.saves else data, path, number)
        return run

    @classmethod
    def over(cls, path: Path) -> Run[SessionT, PartyT]:
        """A finished game, to be looked at: nothing is written. SaveError when not usable."""
        loaded = read_with_copies(path)
        kind = adapters.of(loaded.header.game)
        replayed = replay(entry(loaded.header.game).game(), loaded)
        session: Any = kind.session(replayed.session.game, replayed.session.state)
        session.past, session.opened = replayed.session.past, opened(replayed, loaded)
        setup: Any = party_in(loaded)
        session.players = kind.players(setup)
        run = cls(session, setup, kept_as="finished")
        run.undone = sum("undo" in entry for entry in loaded.entries)
        return run

    @classmethod
    def scenario(cls, path: Path, undo: str) -> Run[SessionT, PartyT]:
        """Play the first scenario of a file. ScenarioError or StrictYamlError when it is not well formed."""
        documents = scenario.load(path)
        if not documents:
            raise scenario.ScenarioError(f"{path.name}: no scenario in it")
        game = documents[0].game or DEFAULT
        if not adapters.known(game):
            raise scenario.ScenarioError(f"{path.name}: a scenario of {game!r}, which has no window yet")
        session: Any = entry(game).nouns().build(documents[0].given)
        setup: Any = adapters.of(game).party_of(session, undo)
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
        replace_file(path, disk.read_file(self.journal.path, MAX_FILE))
        save_index.copy(self.journal.path, path)
        self.unpictured.append(path)
        return path


AnyRun: TypeAlias = Run[Any, Any]
"""A game of whichever kind."""


@runtime_checkable
class Playing(Protocol):
    """A screen on which a game is played."""

    run: AnyRun

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""


def party_in(loaded: Loaded) -> Any:
    """Who plays the game in a save, as its game's party. SaveError where that game has no window."""
    header = loaded.header
    party = adapters.of(header.game).party({**header.extra, "seed": header.seed, "noted": noted(loaded.entries)})
    party.match(header.options)
    return party


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
            disk.rename(path, path.with_name(f"{path.name}.moved"))  # it is at home again
    return inside


def _agreements(entries: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The undo policies a journal notes, each with the number of steps before it."""
    found: list[tuple[int, str]] = []
    steps = 0
    for one in entries:
        steps += ("answers" in one) - ("undo" in one)
        policy = note_of(one).get("undo")
        if policy in UNDO:
            found.append((steps, str(policy)))
    return found


def next_path(data: DataDir, kind: str = save_index.GAME) -> Path:
    """The file of the next game or bookmark: numbered, because clocks jump; made at once, so that it is ours alone."""
    try:
        taken = [path.name.partition("-")[2][:5] for path in data.saves.glob(f"{kind}-*.journal*")]
    except OSError:
        taken = []
    last = max((whole_number(word) or 0 for word in taken), default=0)
    while True:
        last += 1
        path = data.saves / f"{kind}-{last:05d}.journal"
        try:
            disk.create(path)
        except FileExistsError:
            continue  # another window was faster
        except OSError:
            pass  # the journal says so when it writes
        return path
