"""The one place where files are read and written: whole or not at all, never through a link or a pipe.

A file is replaced by writing beside it, flushing, renaming, and flushing the folder: a crash or a power cut at any
moment leaves the old one or the new one.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

_BINARY: int = getattr(os, "O_BINARY", 0)
_SAFE: int = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | _BINARY
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
NO_FOLDER_FLUSH = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EBADF, errno.ENOSYS}
"""What systems say that cannot flush a folder; anything else is a failing disk."""
REASONS = {
    "disk_full": {errno.ENOSPC, errno.EDQUOT, errno.EFBIG},
    "no_permission": {errno.EACCES, errno.EPERM, errno.EROFS},
    "missing": {errno.ENOENT},
    "no_folder": {errno.ENOTDIR, errno.EEXIST, errno.ELOOP},
    "a_folder": {errno.EISDIR},
    "disk_error": {errno.EIO, errno.ENXIO, errno.ENODEV, errno.ESTALE},
    "name_too_long": {errno.ENAMETOOLONG},
    "in_use": {errno.EBUSY, errno.ETXTBSY, errno.EAGAIN},
    "too_many": {errno.EMFILE, errno.ENFILE},
}
"""Why the system refuses, by key below `kit.save.`."""
UNKNOWN = "unknown_error"


class NotAFileError(OSError):
    """A folder, a pipe, a device or a socket stands where a file should be."""


class TooLargeError(OSError):
    """The file is larger than anything that belongs there."""


def reason(error: OSError) -> str:
    """The key below `kit.save.` for what the system refuses: our words for each class of errors."""
    if isinstance(error, NotAFileError):
        return "not_a_file"
    return next((name for name, numbers in REASONS.items() if error.errno in numbers), UNKNOWN)


def read_file(path: Path, most: int) -> bytes:
    """All bytes of an ordinary file of at most `most` bytes. OSError where it is none; a pipe does not hold us up."""
    number = os.open(path, os.O_RDONLY | _AT_ONCE | _BINARY)
    mode = os.fstat(number).st_mode
    if not stat.S_ISREG(mode):
        os.close(number)
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise NotAFileError(f"{path.name} is no file")
    with os.fdopen(number, "rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise TooLargeError(f"{path.name} has more than {most} bytes")
    return raw


def open_mark(path: Path) -> BinaryIO:
    """A file, made where there is none, that is only held open. OSError where it is a link, a pipe or a device."""
    number = os.open(path, os.O_WRONLY | os.O_CREAT | _AT_ONCE | _SAFE, 0o644)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise NotAFileError(f"{path.name} is no file")
    return os.fdopen(number, "ab")


def fingerprint(paths: Iterable[Path]) -> str:
    """Sixteen signs that stand for the names and contents of files, line ends aside; the order counts."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def size_of(path: Path) -> int:
    """The size of a file in bytes; 0 where there is none. OSError where nobody may know."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def append(path: Path, data: bytes | bytearray) -> None:
    """Write at the end of a file that is there, and flush it to the disk. OSError when it cannot be done."""
    number = os.open(path, os.O_WRONLY | os.O_APPEND | _SAFE)
    _fill(number, data, flush=True)


def replace_file(path: Path, data: bytes | bytearray, *, flush: bool = True) -> None:
    """Put a whole file in its place. OSError when it cannot be done: what stood there still does."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        _fill(_fresh(beside), data, flush=flush)
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if flush:
        _flush_folder(path.parent)


def keep_copy(path: Path, raw: bytes) -> Path:
    """Keep bytes beside a file as `<name>.damaged-N`, a name nobody has; gives it. OSError when it cannot be done."""
    copy = free_name(path)
    replace_file(copy, raw)
    return copy


def free_name(path: Path) -> Path:
    """The first free `<name>.damaged-N` beside a file."""
    number = 1
    while os.path.lexists(copy := path.with_name(f"{path.name}.damaged-{number}")):
        number += 1
    return copy


def _fresh(path: Path) -> int:
    """A new file opened for writing. One left from a crash, or a link laid there, is taken away, never followed."""
    for last in (False, True):
        try:
            return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFE, 0o644)
        except FileExistsError:
            if last:
                raise
            path.unlink()
    raise AssertionError("opened or raised")


def _fill(number: int, data: bytes | bytearray, *, flush: bool) -> None:
    with os.fdopen(number, "wb") as file:
        file.write(data)
        if flush:
            file.flush()
            os.fsync(number)


def _flush_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is; systems that cannot do it (Windows) do without."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    except OSError as error:
        if error.errno not in NO_FOLDER_FLUSH:
            raise
    finally:
        os.close(number)
