"""Where else a game can be kept when the data folder takes nothing: documents, home, the system's temporary folder.

Each data folder has its own folder there, so that "Keep playing" finds what was put there and nothing of others.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game.core.saves import disk
from scenes.shell.storage import APP, DataDir

SPARE = 64 * 1024
"""Bytes that a place must take besides what is to be written at once."""


@dataclass(frozen=True, slots=True)
class Place:
    """A folder outside the data folder; `name` is a key below `kit.save.places.`."""

    name: str
    folder: Path


def places(root: Path) -> Iterator[Place]:
    """Where the games of a data folder may be kept instead, the most lasting place first."""
    usual = root == DataDir().root
    tag = "" if usual else "-" + hashlib.sha256(str(root.absolute()).encode("utf-8", "surrogateescape")).hexdigest()[:8]
    found: set[Path] = set()
    bases: tuple[tuple[str, Callable[[], Path]], ...] = (
        ("documents", platformdirs.user_documents_path),
        ("home", Path.home),
        ("temporary", lambda: Path(tempfile.gettempdir())),
    )
    for name, base in bases:
        with contextlib.suppress(OSError, RuntimeError):
            folder = base() / f"{APP}{tag}"
            if folder not in found and folder.parent.is_dir():
                found.add(folder)
                yield Place(name, folder)


def usable(place: Place, size: int) -> bool:
    """Whether so many bytes can be kept there: it is tried, and no trace is left."""
    probe = place.folder / "saves" / f".probe-{os.getpid()}"
    made = not place.folder.exists()
    try:
        probe.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _ours(place.folder):
            return False
        disk.replace_file(probe, bytes(size + SPARE))
    except OSError:
        return False
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()
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
