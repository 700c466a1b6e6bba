"""The games and bookmarks in the data folder: what each of them is, also of those that cannot be opened.

Beside each save lies a small picture of its table. It is a help only: missing or damaged, it costs nothing.
"""

from __future__ import annotations

import contextlib
import datetime
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.core.saves import disk, generations
from game.core.saves.disk import size_of
from game.core.saves.journal import journals
from game.core.saves.save import LOST, Loaded, SaveError, note_of, noted, read_with_copies
from game.core.text.outside import whole_number
from scenes.kit.fit import clean
from scenes.shell import adapters, storage
from scenes.shell.adapters import Sight, Sitter
from scenes.shell.storage import DataDir, put_aside, reason

SIZE = (256, 144)
"""Pixels of a picture."""
LARGEST = 256 * 1024
"""Bytes that are read at most."""
PNG = b"\x89PNG\r\n\x1a\n"


def beside(save: Path) -> Path:
    """Where the picture of a save lies."""
    return save.with_suffix(".png")


def shrunk(screen: Surface) -> Surface:
    """What is on the screen, as small as such pictures are."""
    w, h = screen.get_size()
    wide = min(w, h * SIZE[0] // SIZE[1])
    tall = min(h, w * SIZE[1] // SIZE[0])
    middle = screen.subsurface(((w - wide) // 2, (h - tall) // 2, wide, tall))
    if wide > 4 * SIZE[0]:
        middle = pygame.transform.scale(middle, (SIZE[0] * 3, SIZE[1] * 3))  # a large window would hold up a frame
    whole = middle if middle.get_bitsize() == 32 else middle.convert(24)
    return pygame.transform.smoothscale(whole, SIZE).convert(24)


def keep(picture: Surface, save: Path) -> None:
    """Keep such a picture (`shrunk`) as that of a save; where the disk refuses there is none."""
    raw = io.BytesIO()
    pygame.image.save(picture, raw, "picture.png")
    with contextlib.suppress(OSError):
        disk.replace_file(beside(save), raw.getvalue(), flush=False)


def copy(save: Path, to: Path) -> None:
    """The picture of one save for another, too."""
    with contextlib.suppress(OSError):
        disk.replace_file(beside(to), disk.read_file(beside(save), LARGEST), flush=False)


def forget(save: Path) -> None:
    """The save is gone, and so are its picture and what is kept apart of it."""
    generations.forget(save)
    with contextlib.suppress(OSError):
        disk.delete(beside(save))


def picture(save: Path) -> Surface | None:
    """The picture of a save, or None: there is none, or it is none of ours. Its size is looked at before it is read."""
    try:
        raw = disk.read_file(beside(save), LARGEST)
    except OSError:
        return None
    size = int.from_bytes(raw[16:20], "big"), int.from_bytes(raw[20:24], "big")
    if not raw.startswith(PNG) or size != SIZE:
        return None
    try:
        return pygame.image.load(io.BytesIO(raw), "picture.png")
    except pygame.error:
        return None


GAME, MARK = "game", "mark"
TITLE, SAVED = "title", "saved"
"""What notes of a journal are called: the name that people gave it, and when it was played last."""
UNPLAYED = "unplayed"
"""What is noted of a game that was taken in before anybody had played it."""
TITLE_LENGTH = 40
"""Letters of that name."""
SORTS = ("played", "people", "round")
"""In what orders games are listed: the one played last first, by who plays, the furthest first."""
LAST = "last-game.json"
MOST = 500
"""So many of the newest are looked at."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One save: where it stands, who plays, or (`error`) why it cannot be opened."""

    path: Path
    round: int = 1
    seat: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """Texts that say how it is played."""
    over: bool = False
    error: SaveError | None = None
    turn: int = 0
    sequence: int = 0
    """How many games had been begun or gone on with when this one was, the last time; 0 in old saves."""
    saved: float = 0.0
    """When it was written, in seconds since 1970 by the clock of the disk."""
    title: str = ""
    """The name that people gave it, or ''."""
    seed: int = -1
    """The seed it was dealt with, below 0 for a position that was laid out."""
    won: bool | None = None
    """Whether it was won; None while nobody knows."""
    day: str = ""
    """The day whose challenge it is, as 2026-11-23, or ''."""
    game: str = ""
    """The id of the game, '' where that is not known."""
    roles: tuple[str, ...] = ()
    """Texts that say whom everybody plays, by seat."""
    sight: Sight | None = None
    """A drawing of what stands on its table."""
    sitters: tuple[Sitter, ...] = ()
    """How everybody looks, by seat."""

    @property
    def name(self) -> str:
        """The id of the save: the name of its file without its ending."""
        return self.path.stem

    @property
    def mark(self) -> bool:
        """Whether it is a bookmark."""
        return self.path.stem.startswith(f"{MARK}-")

    def of_turn(self, names: Sequence[str]) -> str:
        """Of everybody's names, by seat, that of whoever is on turn, or ''."""
        at = (whole_number(self.seat[1:]) or 0) - 1
        return names[at] if 0 <= at < len(names) else ""


def look(path: Path) -> SaveEntry:
    """What a save is, without playing it again; never raises."""
    try:
        loaded = read_with_copies(path)
        stand = adapters.of(loaded.header.game).stand(loaded)
    except SaveError as error:
        return SaveEntry(path, error=error, saved=_written(path))
    return SaveEntry(
        path, stand.round, stand.seat, stand.names, stand.kinds, stand.over,
        turn=stand.turn, sequence=_sequence(loaded), saved=saved_at(loaded) or _written(path),
        title=_title(loaded), seed=loaded.header.seed, won=stand.won, day=_day(loaded), game=loaded.header.game,
        roles=stand.roles, sight=stand.sight, sitters=stand.sitters,
    )  # fmt: skip


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def saved_at(loaded: Loaded) -> float | None:
    """When a game was played last, where its last entry notes that: it was named or handed on since. Else None."""
    when = note_of(loaded.entries[-1]).get(SAVED) if loaded.entries else None
    return float(when) if isinstance(when, int | float) and 0 < when < LATEST else None


LATEST = 253_402_214_400.0
"""Seconds since 1970 up to the end of the calendar, a day early: whatever the clock shows is before it."""


def _title(loaded: Loaded) -> str:
    title = noted(loaded.entries).get(TITLE)
    return clean(title, TITLE_LENGTH) if isinstance(title, str) else ""


def _day(loaded: Loaded) -> str:
    """The day of a challenge, where the header has one that is in the calendar."""
    day = loaded.header.extra.get("day")
    try:
        return datetime.date.fromisoformat(day).isoformat() if isinstance(day, str) else ""
    except ValueError:
        return ""


def _sequence(loaded: Loaded) -> int:
    """The number of the last time that this game was begun or gone on with here; what was before it was taken in,
    unplayed, does not count."""
    notes = [loaded.header.extra, *map(note_of, loaded.entries)]
    taken = max((at for at, found in enumerate(notes) if found.get(UNPLAYED) is True), default=0)
    numbers = [found.get("sequence") for found in notes[taken:]]
    return max((number for number in numbers if type(number) is int and number > 0), default=0)


class Shelf(NamedTuple):
    """All saves: those that go on, with every bookmark and those that cannot be opened, and those that are over."""

    games: Sequence[SaveEntry]
    finished: Sequence[SaveEntry]


Known = dict[Path, tuple[tuple[int, int], SaveEntry]]
"""What is known of saves that were read before, each with the time and size its file had then."""


def everything(data: DataDir, known: Known | None = None) -> list[SaveEntry]:
    """Every save, the one played last first. `known` is asked before a file is read, and learns what was read."""
    roots, known = (data, *storage.in_use(data.root)), known if known is not None else {}
    found = [_seen(path, known) for root in roots for _, path in zip(range(MOST), _files(root), strict=False)]
    return sorted(found, key=_order, reverse=True)


def _seen(path: Path, known: Known) -> SaveEntry:
    """What a save is, read again only where its file has changed; one that could not be opened is read every time."""
    try:
        stat = path.stat()
    except OSError:
        return look(path)
    stamp = stat.st_mtime_ns, stat.st_size
    if path not in known or known[path][0] != stamp or known[path][1].error is not None:
        known[path] = stamp, look(path)
    return known[path][1]


def shelf(data: DataDir, known: Known | None = None) -> Shelf:
    """Every save, each where it belongs, the one played last first; `known` as for `everything`."""
    found = everything(data, known)
    return Shelf([one for one in found if _goes_on(one)], [one for one in found if not _goes_on(one)])


def _goes_on(one: SaveEntry) -> bool:
    return not one.over or one.mark


def kept(data: DataDir) -> Sequence[SaveEntry]:
    """Every save that can be gone on with and every one that cannot be opened, the one played last first."""
    return shelf(data).games


def in_order(found: Iterable[SaveEntry], sort: str) -> list[SaveEntry]:
    """Some saves in one of SORTS; what that leaves open goes by which was played last."""
    last = sorted(found, key=_order, reverse=True)
    if sort == "people":
        return sorted(last, key=lambda one: [name.casefold() for name in one.names] or ["\U0010ffff"])
    return sorted(last, key=lambda one: -one.round * (one.error is None)) if sort == "round" else last


def _order(one: SaveEntry) -> tuple[int, float, str]:
    """Numbers go before the clock: saves without one are older."""
    return one.sequence, one.saved, one.name


def played_last(data: DataDir) -> tuple[int, Path] | None:
    """The game of one folder that was played last, with its number; None where there is none.

    Where the note of it is lost, the saves say it themselves.
    """
    note = data.read(LAST)
    name, number = note.get("file"), note.get("sequence", 0)
    if isinstance(name, str) and name and not {"/", "\\"} & set(name) and (path := data.saves / name).is_file():
        return (number if type(number) is int else 0), path
    games = [look(path) for path in _files(data) if not path.stem.startswith(f"{MARK}-")]
    last = max((one for one in games if one.error is None and not one.over), key=_order, default=None)
    return (last.sequence, last.path) if last is not None else None


def next_sequence(data: DataDir) -> int:
    """A number higher than that of every game so far."""
    highest = 0
    for root in (data, *storage.in_use(data.root)):
        number = root.read(LAST).get("sequence")
        if type(number) is int and number > 0:
            highest = max(highest, number)
        else:
            highest = max([highest, *(look(path).sequence for path in _files(root))])
    return highest + 1


def anything(data: DataDir) -> bool:
    """Whether there is any save at all."""
    return any(next(_files(root), None) is not None for root in (data, *storage.in_use(data.root)))


def _files(data: DataDir) -> Iterator[Path]:
    """The saves, the one written last first; a file whose first line never came to the disk is none."""
    return (path for path in journals(data.saves) if size_of(path) or generations.any_of(path))


def explain(error: SaveError, path: Path) -> tuple[str, dict[str, str]]:
    """The key and the arguments of the sentence that says why a save cannot be opened; `reason` is a key again."""
    if error.key == "other-format":
        return "kit.save.newer", {"version": error.detail}
    if error.key == "other-game":
        return "kit.save.unknown_game", {"name": error.detail}
    if error.key == "other-content":
        return "kit.save.too_old", {"file": path.name}
    if error.key == "too-large":
        return "kit.save.too_large", {"file": path.name}
    if error.key == "hurt":
        return "kit.save.hurt", {"file": path.name}
    cause = error.__cause__
    why = reason(cause) if isinstance(cause, OSError) else "not_a_save"
    return "kit.save.unreadable", {"file": path.name, "reason": f"kit.save.{why}"}


def set_aside(data: DataDir, path: Path, error: SaveError) -> Path | None:
    """Keep a save of ours that will never open under another name; None where it stays as it is."""
    if error.key not in LOST or path.parent.resolve() != data.saves.resolve():
        return None
    try:
        return put_aside(path)
    except OSError:
        return None
