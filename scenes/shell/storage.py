"""The player's folder, whole files replaced so that a crash leaves the old or the new, and other places for saves.

Other places (documents, home, the system's temporary folder) are offered when the data folder takes nothing. What may
have been changed by hand is read value by value: one that is of its field's type is taken, else the default stays.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar, get_type_hints

import msgspec
import platformdirs
from msgspec import Meta, Struct

from game.core.saves import disk
from game.core.saves.disk import put_aside, reason, replace_file
from game.core.text.i18n import language_folders
from game.core.text.outside import json_bytes, json_object, name_of_file
from game.version import PROGRAM

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


__all__ = ["DataDir", "put_aside", "reason", "replace_file"]

MAX_BYTES = 1024 * 1024


class DataDir:
    """The folder everything the game writes goes below; made on first use. Writing never raises: `trouble` tells.

    `on_trouble` hears why something could not be written, `on_damage` of a file that could not be read and, where it
    could be kept, the name of its copy.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root if root is not None else Path(platformdirs.user_data_dir(PROGRAM, appauthor=False))
        self.trouble: str | None = None
        self.refusal: OSError | None = None
        """Why the last thing that was to be written was not; None where it was."""
        self.on_trouble: Callable[[OSError], None] | None = None
        self.damaged: list[tuple[str, str]] = []
        """Files that could not be read, and the copies they are kept as, not yet told to anybody."""
        self.older: list[tuple[str, str]] = []
        """The same of those of which what was kept before their last change is used."""
        self.shared: dict[str, object] = {}
        """What has been read from a file and is the same for everybody who has this folder, by the file's name."""
        self._held: tuple[Path, BinaryIO] | None = None

    def _trouble(self, error: OSError) -> None:
        self.trouble = str(error)
        self.refusal = error
        if self.on_trouble is not None:
            self.on_trouble(error)

    @property
    def saves(self) -> Path:
        """Where games are kept."""
        return self._folder("saves")

    @property
    def reports(self) -> Path:
        """Where crash reports go."""
        return self._folder("reports")

    @property
    def languages(self) -> tuple[Path, ...]:
        """Where a player may add a language: a folder in any of these."""
        return language_folders(self.root)

    def _folder(self, name: str) -> Path:
        path = self.root / name
        try:
            disk.make_folder(path)
        except OSError as error:
            self._trouble(error)
        return path

    def read(self, name: str) -> dict[str, Any]:
        """The JSON object of a file or, when it is damaged, of the copy kept before it; {} when there is none."""
        data = _object(self.root / name)
        if data is not None:
            return data
        older = _object(self.root / f"{name}.1")
        if os.path.lexists(self.root / name):
            self.put_aside(name, self.damaged if older is None else self.older)
        return older or {}

    def peek(self, name: str) -> dict[str, Any]:
        """Like `read`, without touching anything on the disk."""
        return _object(self.root / name) or _object(self.root / f"{name}.1") or {}

    def put_aside(self, name: str, told: list[tuple[str, str]] | None = None) -> None:
        """Keep a file that is of no use under another name, so that the next one written does not take its place; it
        will be told with the `damaged` ones, or those of another list."""
        with contextlib.suppress(OSError):
            (self.damaged if told is None else told).append((name, put_aside(self.root / name).name))

    def write(self, name: str, data: dict[str, Any]) -> bool:
        """Replace a file atomically, the one before kept as `name.1`; False (and `trouble`) when the disk refuses."""
        path = self.root / name
        self.refusal = None
        try:
            disk.make_folder(self.root)
            self._keep_before(path)
            replace_file(path, json_bytes(data))
        except OSError as error:
            self._trouble(error)
            return False
        return True

    def change(self, name: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bool:
        """Write what changes in a file, and leave whatever else another window has written there meanwhile: `change`
        makes the new object of the one on the disk. False as for `write`."""
        try:
            disk.make_folder(self.root)
        except OSError as error:
            self.refusal = None
            self._trouble(error)
            return False
        with _alone(self.root):
            return self.write(name, change(self.read(name)))

    def keep(self, folder: str, name: str, raw: bytes) -> bool:
        """Write a whole file into a folder of ours; False (and `trouble`) when the disk refuses."""
        path = self.root / folder / name
        try:
            disk.make_folder(path.parent)
            replace_file(path, raw)
        except OSError as error:
            self._trouble(error)
            return False
        return True

    def _keep_before(self, path: Path) -> None:
        """Keep what stood in a file as `name.1`; what is no file, or far too large to be one of ours, is put aside."""
        try:
            before = disk.read_file(path, MAX_BYTES)
        except FileNotFoundError:
            return
        except (disk.NotAFileError, disk.TooLargeError, IsADirectoryError):
            put_aside(path)
            return
        replace_file(path.with_name(f"{path.name}.1"), before)

    def hold(self, path: Path) -> bool:
        """Keep a game for this window until the next one is held; False when another window holds it.

        The system gives the mark back when the program ends, however it ends. Where no mark can be made (a folder that
        cannot be written to) nothing can be overwritten either.
        """
        if self.holds(path):
            return True
        mark = path.with_name(f".{path.stem}.lock")
        try:
            file = disk.open_mark(mark)
        except OSError:
            return True
        if not _lock(file):
            file.close()
            return False
        self.release()
        self._held = (path, file)
        return True

    def holds(self, path: Path) -> bool:
        """Whether a game is kept for this window."""
        return self._held is not None and self._held[0] == path

    def release(self) -> None:
        """Hold no game any more."""
        if self._held is not None:
            self._held[1].close()
            self._held = None


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Meanwhile no other window changes what lies in a folder. Where that cannot be had for a fifth of a second (a
    window that stands still, a system that marks no folders) it is done all the same."""
    with disk.opened_folder(folder) as number:
        for _ in range(20 if number is not None else 0):
            if number is None or _lock(number):
                break
            disk.wait(0.01)
        yield


def _object(path: Path) -> dict[str, Any] | None:
    """The JSON object in a file, or None where there is none."""
    try:
        return json_object(disk.read_file(path, MAX_BYTES))
    except (OSError, ValueError):
        return None


try:
    import fcntl

    def _lock(file: BinaryIO | int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
        return True

except ImportError:  # Windows
    import msvcrt

    def _lock(file: BinaryIO | int) -> bool:
        if isinstance(file, int):
            return True  # folders are not opened here
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        except OSError:
            return False
        return True


SPARE = 64 * 1024
"""Bytes that a place must take besides what is to be written at once."""


class Place(Struct, frozen=True):
    """A folder outside the data folder; `name` is a key below `kit.save.places.`."""

    name: str
    folder: Path


def familiar() -> Iterator[tuple[str, Path]]:
    """Folders in which people keep files, by the key of their name below `kit.files.`; those that are there."""
    known: tuple[tuple[str, Callable[[], Path]], ...] = (
        ("documents", platformdirs.user_documents_path),
        ("downloads", platformdirs.user_downloads_path),
        ("home", Path.home),
    )
    for name, where in known:
        with contextlib.suppress(OSError, RuntimeError):
            if (folder := where()).is_dir():
                yield name, folder


def _temporary() -> Path:
    from tempfile import gettempdir  # noqa: PLC0415 - a hundredth of a second of every start, and seldom asked for

    return Path(gettempdir())


def places(root: Path) -> Iterator[Place]:
    """Where the games of a data folder may be kept instead, the most lasting place first."""
    usual = root == DataDir().root
    tag = "" if usual else "-" + hashlib.sha256(str(root.absolute()).encode("utf-8", "surrogateescape")).hexdigest()[:8]
    found: set[Path] = set()
    bases: tuple[tuple[str, Callable[[], Path]], ...] = (
        ("documents", platformdirs.user_documents_path),
        ("home", Path.home),
        ("temporary", _temporary),
    )
    for name, base in bases:
        with contextlib.suppress(OSError, RuntimeError):
            folder = base() / f"{PROGRAM}{tag}"
            if folder not in found and folder.parent.is_dir():
                found.add(folder)
                yield Place(name, folder)


def shortened(folder: Path) -> str:
    """A folder as people call it: the home folder is a tilde."""
    try:
        return name_of_file(f"~/{folder.relative_to(Path.home()).as_posix()}")
    except (ValueError, RuntimeError):
        return name_of_file(folder)


def usable(place: Place, size: int) -> bool:
    """Whether so many bytes can be kept there: it is tried, and no trace is left."""
    probe = place.folder / "saves" / f".probe-{os.getpid()}"
    made = not place.folder.exists()
    try:
        disk.make_folder(probe.parent, 0o700)
        if not _ours(place.folder):
            return False
        disk.replace_file(probe, bytes(size + SPARE))
    except OSError:
        return False
    finally:
        with contextlib.suppress(OSError):
            disk.delete(probe)
        if made:
            with contextlib.suppress(OSError):
                probe.parent.rmdir()
                place.folder.rmdir()
    return True


def in_use(root: Path) -> Iterator[DataDir]:
    """The places where games of a data folder have been kept."""
    for place in places(root):
        if (place.folder / "saves").is_dir() and _ours(place.folder):
            yield DataDir(place.folder)


def _ours(folder: Path) -> bool:
    """A real folder of our own user: the temporary folder belongs to everybody."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and (not hasattr(os, "getuid") or found.st_uid == os.getuid())


T = TypeVar("T", bound="DataclassInstance")
Share = Meta(ge=0.0, le=1.0)
"""From nothing to all."""


def one_of(words: Iterable[str]) -> Meta:
    """Of a text: it is one of these words."""
    return Meta(pattern=rf"^(?:{'|'.join(words)})\Z")


def fitting(default: T, data: Mapping[str, Any]) -> T:
    """A copy of a data class with each value of some JSON data that its field can have."""
    found = {}
    for name, kind in _types(type(default)).items():
        if data.get(name) is not None:
            with contextlib.suppress(ValueError):  # half a character fits nothing either
                found[name] = msgspec.convert(data[name], kind)
    return replace(default, **found)


@cache
def _types(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)
