"""The player's folder, and whole files replaced so that a crash at any moment leaves the old or the new."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import platformdirs

APP = "big-book-of-madness"
MAX_BYTES = 1024 * 1024
NO_SPACE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
NO_RIGHT = {errno.EACCES, errno.EPERM, errno.EROFS}


def language_folders(root: Path) -> tuple[Path, ...]:
    """Where languages may have been added to a data folder: beside its other folders, or in one of their own."""
    return root, root / "localization", root / "languages"


class DataDir:
    """The folder everything the game writes goes below; made on first use. Writing never raises: `trouble` tells.

    `on_trouble` hears why something could not be written, `on_damage` of a file that could not be read and, where it
    could be kept, the name of its copy.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root if root is not None else Path(platformdirs.user_data_dir(APP, appauthor=False))
        self.trouble: str | None = None
        self.on_trouble: Callable[[OSError], None] | None = None
        self.damaged: list[tuple[str, str]] = []
        """Files that could not be read, and the copies they are kept as, not yet told to anybody."""
        self._held: tuple[Path, BinaryIO] | None = None

    def _trouble(self, error: OSError) -> None:
        self.trouble = str(error)
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
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._trouble(error)
        return path

    def read(self, name: str) -> dict[str, Any]:
        """The JSON object of a file or, when it is damaged, of the copy kept before it; {} when there is none."""
        data = _object(self.root / name)
        if data is not None:
            return data
        older = _object(self.root / f"{name}.1")
        if older is None and (self.root / name).exists():
            self._put_aside(name)
        return older or {}

    def peek(self, name: str) -> dict[str, Any]:
        """Like `read`, without touching anything on the disk."""
        return _object(self.root / name) or _object(self.root / f"{name}.1") or {}

    def _put_aside(self, name: str) -> None:
        """Keep a file that is of no use under another name, so that the next one written does not take its place."""
        with contextlib.suppress(OSError):
            self.damaged.append((name, put_aside(self.root / name).name))

    def write(self, name: str, data: dict[str, Any]) -> bool:
        """Replace a file atomically, the one before kept as `name.1`; False (and `trouble`) when the disk refuses."""
        path = self.root / name
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            if path.exists():
                replace_file(self.root / f"{name}.1", path.read_bytes())
            replace_file(path, json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True).encode("utf-8"))
        except OSError as error:
            self._trouble(error)
            return False
        return True

    def hold(self, path: Path) -> bool:
        """Keep a game for this window until the next one is held; False when another window holds it.

        The system gives the mark back when the program ends, however it ends. Where no mark can be made (a folder that
        cannot be written to) nothing can be overwritten either.
        """
        if self._held is not None and self._held[0] == path:
            return True
        mark = path.with_name(f".{path.stem}.lock")
        try:
            file = mark.open("ab")
        except OSError:
            return True
        if not _lock(file):
            file.close()
            return False
        self.release()
        self._held = (path, file)
        return True

    def release(self) -> None:
        """Hold no game any more."""
        if self._held is not None:
            self._held[1].close()
            self._held = None


def _object(path: Path) -> dict[str, Any] | None:
    """The JSON object in a file, or None where there is none."""
    try:
        if path.stat().st_size > MAX_BYTES:
            return None
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing takes its place; gives the new path. OSError when it cannot be done."""
    number = 1
    while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return path.rename(copy)


def reason(error: OSError | None) -> str:
    """The key below `kit.save.` for what the disk refuses, or '' where only the system has words for it."""
    number = error.errno if error is not None else None
    if number in NO_SPACE:
        return "disk_full"
    if number in NO_RIGHT:
        return "no_permission"
    return "missing" if number == errno.ENOENT else ""


try:
    import fcntl

    def _lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
        return True

except ImportError:  # Windows
    import msvcrt

    def _lock(file: BinaryIO) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        except OSError:
            return False
        return True


def replace_file(path: Path, data: bytes, *, flush: bool = True) -> None:
    """Write beside, flush to the disk, rename over: the file is never half written. OSError when it cannot be done."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as out:
            out.write(data)
            if flush:
                out.flush()
                os.fsync(out.fileno())
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
