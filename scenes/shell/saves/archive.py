"""What people do with a kept game besides playing it: name it, delete it and take that back, hand it on as a file and
take one in from a friend.

Names stand in the journal as notes, so that they travel with it. What is deleted keeps its place under another ending
until the list is left (`purge`).
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.core.saves import disk
from game.core.saves.journal import journals, note_line
from game.core.saves.replay import replay
from game.core.saves.save import MAX_FILE, Loaded, SaveError, read, read_with_copies
from game.core.text.graphemes import cut, graphemes
from game.core.text.plain_text import harmless
from game.games import entry
from scenes.kit.fit import clean
from scenes.shell import adapters, storage
from scenes.shell.run import AnyRun, next_path
from scenes.shell.saves import save_index
from scenes.shell.saves.save_index import SaveEntry
from scenes.shell.storage import DataDir

ENDING = ".journal"
DELETED = ".deleted"
UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
"""What some system takes in no name of a file."""
RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?\Z")
LONGEST_NAME = 60
MOST_BYTES = 180
"""Of a name in UTF-8: disks take 255, with what is put before and behind it."""


class InUseError(OSError):
    """Another window plays this game."""


def name_it(data: DataDir, save: SaveEntry, title: str, run: AnyRun | None = None) -> None:
    """Give a game a name, '' takes it away. `run`: the game itself, where it is the one on the table. OSError where the
    disk refuses (InUseError: another window), SaveError where the file is damaged."""
    what = {save_index.TITLE: clean(title, save_index.TITLE_LENGTH)}
    if run is not None:
        run.note(what)
        if run.trouble is not None:
            raise run.trouble
        return
    with _ours_alone(data, save.path):
        _note(save.path, {**what, save_index.SAVED: save.saved})


def _note(path: Path, what: dict[str, Any]) -> None:
    loaded = read_with_copies(path)
    disk.append(path, note_line(entry(loaded.header.game).game(), loaded, what))


@contextlib.contextmanager
def _ours_alone(data: DataDir, path: Path) -> Iterator[None]:
    """Meanwhile no other window may play this game. InUseError where one does."""
    if data.holds(path):
        yield
        return
    folder = DataDir(path.parent.parent)
    if not folder.hold(path):
        raise InUseError(path.name)
    try:
        yield
    finally:
        folder.release()


def delete(data: DataDir, path: Path) -> Path:
    """Delete a game so that it can come back; gives where it lies. OSError where that cannot be done."""
    away = path.with_name(f"{path.name}{DELETED}")
    with _ours_alone(data, path):
        disk.rename(path, away)
    return away


def restore(away: Path) -> Path:
    """Bring a deleted game back; gives its path. OSError where that cannot be done."""
    path = away.with_name(away.name.removesuffix(DELETED))
    disk.rename(away, path)
    return path


def purge(data: DataDir) -> None:
    """Let go for good of what was deleted; what the disk keeps is tried again another time."""
    for root in (data, *storage.in_use(data.root)):
        with contextlib.suppress(OSError):
            for name in disk.names_in(root.saves):
                if name.endswith(f"{ENDING}{DELETED}"):
                    disk.delete(root.saves / name)
                    save_index.forget(root.saves / name.removesuffix(DELETED))


def file_name(words: str) -> str:
    """A name that every system takes for a file, made of some words."""
    plain = cut(" ".join(UNFIT.sub(" ", harmless(words)).split()), LONGEST_NAME).strip(" .")
    while len(plain.encode()) > MOST_BYTES:
        plain = cut(plain, len(graphemes(plain)) - 1).strip(" .")
    return f"{plain}{ENDING}" if plain and not RESERVED.match(plain) else f"game {plain}".rstrip() + ENDING


def free_name(folder: Path, name: str) -> str:
    """This name of a file, or the first with a number behind it that nothing in the folder has."""
    stem, number = name.removesuffix(ENDING), 1
    while disk.there(folder / name):
        number += 1
        name = f"{stem} {number}{ENDING}"
    return name


def hand_on(save: SaveEntry, to: Path) -> None:
    """Write a game to a file of its own, its date with it. OSError where the disk refuses, FileExistsError where
    something has that name; SaveError where it cannot be read."""
    if disk.there(to):
        raise FileExistsError(to)
    loaded = read_with_copies(save.path)
    raw = loaded.everything
    if not loaded.hurt_at:
        raw += note_line(entry(loaded.header.game).game(), loaded, {save_index.SAVED: save.saved})
    disk.replace_file(to, raw)


class Taken(NamedTuple):
    """A game that was taken in."""

    path: Path
    new: bool
    """False where the very game was here already."""


def take_in(data: DataDir, source: Path) -> Taken:
    """Copy a game from a file into the data folder, once it is sure that it can be played. SaveError says why it
    cannot; OSError where the disk refuses."""
    loaded = read_with_copies(source)
    adapters.of(loaded.header.game)
    game = entry(loaded.header.game).game()
    twin = _twin(data, loaded)
    if twin is not None:
        return Taken(twin, new=False)
    raw = loaded.everything
    if not loaded.hurt_at:
        saved = save_index.saved_at(loaded)
        played = any("answers" in one for one in loaded.entries)
        note: dict[str, Any] = {"sequence": save_index.next_sequence(data)} if played else {save_index.UNPLAYED: True}
        note |= {} if saved is None else {save_index.SAVED: saved}
        raw += note_line(game, loaded, note)
    replay(game, loaded)
    path = next_path(data)
    try:
        disk.replace_file(path, raw)
    except OSError:
        with contextlib.suppress(OSError):
            disk.delete(path)
        raise
    return Taken(path, new=True)


def _twin(data: DataDir, loaded: Loaded) -> Path | None:
    """The game of the data folder that is this very one, as far as it was played."""
    for path in journals(data.saves):
        try:
            if disk.read_file(path, MAX_FILE)[: len(_head(loaded.raw))] != _head(loaded.raw):
                continue
            other = read(path)
        except (OSError, SaveError):
            continue
        if _steps(other) == _steps(loaded):
            return path
    return None


def _head(raw: bytes) -> bytes:
    return raw[: raw.find(b"\n") + 1]


def _steps(loaded: Loaded) -> list[dict[str, Any]]:
    return [one for one in loaded.entries if "answers" in one or "undo" in one]
