"""The calls to the system through which everything on the disk is read and written: a dozen, in one place.

`disk.py` makes files whole out of them. Tests put a system of their own in their place (`disk.through`), which fails at
any call, is full, forgets what was not flushed, or ends the program in the middle of a write.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

_BINARY: int = getattr(os, "O_BINARY", 0)
_SAFE: int = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | _BINARY
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
READ = os.O_RDONLY | _AT_ONCE | _BINARY
"""For reading; a pipe does not hold us up."""
NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFE
"""A file that is made; FileExistsError where anything stands, a link is never followed."""
END = os.O_WRONLY | os.O_APPEND | _SAFE
"""At the end of a file that is there."""
MARK = os.O_WRONLY | os.O_CREAT | _AT_ONCE | _SAFE
"""A file, made where there is none, that is only held open."""
FOLDER: int = getattr(os, "O_DIRECTORY", -1)
"""A folder, to be flushed; -1 where the system cannot do that (Windows)."""


class System:
    """The real one. Every method raises OSError where the system refuses."""

    def open(self, path: Path, flags: int) -> int:
        """The number of an opened file."""
        return os.open(path, flags, 0o644)

    def ordinary(self, number: int) -> bool | None:
        """Whether an opened file is one: None for a folder, False for a pipe, a device, a socket."""
        mode = os.fstat(number).st_mode
        return None if stat.S_ISDIR(mode) else stat.S_ISREG(mode)

    def read(self, number: int, most: int) -> bytes:
        """At most so many bytes; b"" at the end."""
        return os.read(number, most)

    def write(self, number: int, data: bytes) -> int:
        """Write, and tell how many bytes were taken: it may be fewer."""
        return os.write(number, data)

    def flush(self, number: int) -> None:
        """Until what was written lies on the disk."""
        os.fsync(number)

    def close(self, number: int) -> None:
        """An opened file is needed no more."""
        os.close(number)

    def replace(self, old: Path, new: Path) -> None:
        """Give a file another name, in the place of whatever has it."""
        old.replace(new)

    def delete(self, path: Path) -> None:
        """Take a name away."""
        path.unlink()

    def size(self, path: Path) -> int:
        """The size of a file in bytes."""
        return path.stat().st_size

    def there(self, path: Path) -> bool:
        """Whether anything has this name, a broken link too."""
        return os.path.lexists(path)

    def target(self, path: Path) -> Path:
        """The file to which a link leads, over any number of links; any other name stays as it is. OSError where links
        lead in a circle."""
        found = Path(os.path.realpath(path)) if path.is_symlink() else path
        if found.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        return found

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, in no order."""
        return [path.name for path in folder.iterdir()]

    def delete_folder(self, folder: Path) -> None:
        """Take an empty folder away."""
        folder.rmdir()

    def wait(self, seconds: float) -> None:
        """Let some time pass."""
        time.sleep(seconds)

    def make_folder(self, folder: Path, mode: int) -> None:
        """A folder and those above it; nothing happens where it is there."""
        folder.mkdir(mode, parents=True, exist_ok=True)
