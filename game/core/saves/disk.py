"""The one place where files are read and written: whole or not at all, never into a pipe or a device.

A file is replaced by writing beside it, flushing, reading it back, renaming, and flushing the folder: a crash or a
power cut at any moment leaves the old one or the new one. Where its name is a link that somebody has laid, the file it
leads to is replaced, and the link stays; a link in the place of what is written beside is taken away.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from . import system
from .system import System

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
HELD = {5, 32, 33}
"""What Windows says (`winerror`) while a virus scanner or a cloud folder holds a file for a moment."""
PATIENCE = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds after which a file that is held is tried again."""
PIECE = 1024 * 1024
"""Bytes that are read or written at once."""


class NotAFileError(OSError):
    """A folder, a pipe, a device or a socket stands where a file should be."""


class TooLargeError(OSError):
    """The file is larger than anything that belongs there."""


def reason(error: OSError) -> str:
    """The key below `kit.save.` for what the system refuses: our words for each class of errors."""
    if isinstance(error, NotAFileError):
        return "not_a_file"
    return next((name for name, numbers in REASONS.items() if error.errno in numbers), UNKNOWN)


class _Calls:
    """Where the calls go: to the real system but in tests."""

    system: System = System()


@contextlib.contextmanager
def through(other: System) -> Iterator[None]:
    """Meanwhile everything goes through another system: for tests of bad days."""
    before, _Calls.system = _Calls.system, other
    try:
        yield
    finally:
        _Calls.system = before


def read_file(path: Path, most: int) -> bytes:
    """All bytes of an ordinary file of at most `most` bytes. OSError where it is none; a pipe does not hold us up."""
    calls = _Calls.system
    number = calls.open(path, system.READ)
    try:
        ordinary = calls.ordinary(number)
        if ordinary is None:
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not ordinary:
            raise NotAFileError(f"{path.name} is no file")
        raw = bytearray()
        while len(raw) <= most and (piece := calls.read(number, min(PIECE, most + 1 - len(raw)))):
            raw += piece
    finally:
        calls.close(number)
    if len(raw) > most:
        raise TooLargeError(f"{path.name} has more than {most} bytes")
    return bytes(raw)


def open_mark(path: Path) -> BinaryIO:
    """A file, made where there is none, that is only held open. OSError where it is a link, a pipe or a device."""
    calls = _Calls.system
    number = calls.open(path, system.MARK)
    if not calls.ordinary(number):
        calls.close(number)
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
        return _Calls.system.size(path)
    except FileNotFoundError:
        return 0


def there(path: Path) -> bool:
    """Whether anything has this name, a broken link too."""
    return _Calls.system.there(path)


def target(path: Path) -> Path:
    """The file that a name stands for: where it is a link, what that leads to."""
    return _Calls.system.target(path)


def names_in(folder: Path) -> list[str]:
    """The names in a folder, sorted. OSError where it cannot be read."""
    return sorted(_Calls.system.names(folder))


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """A folder and those above it, where they are not there. OSError when it cannot be done."""
    _Calls.system.make_folder(folder, mode)


def delete_folder(folder: Path) -> None:
    """Take an empty folder away. OSError when it cannot be done."""
    _Calls.system.delete_folder(folder)


def create(path: Path) -> None:
    """An empty file that is ours alone. FileExistsError where anything has its name; another OSError as it comes."""
    calls = _Calls.system
    calls.close(calls.open(path, system.NEW))


def delete(path: Path) -> bool:
    """Take a file away; False where there is none. OSError when it cannot be done."""
    try:
        _Calls.system.delete(path)
    except FileNotFoundError:
        return False
    return True


def append(path: Path, data: bytes | bytearray, *, flush: bool = True) -> None:
    """Write at the end of a file that is there, and flush it to the disk. OSError when it cannot be done."""
    _fill(_Calls.system.open(target(path), system.END), data, flush=flush)


def replace_file(path: Path, data: bytes | bytearray, *, flush: bool = True) -> None:
    """Put a whole file in its place, through a link if there is one. OSError when it cannot be done: what stood there
    still does."""
    path = target(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        _fill(_fresh(beside), data, flush=flush)
        if flush and read_file(beside, len(data)) != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        rename(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            _Calls.system.delete(beside)
        raise
    if flush:
        _flush_folder(path.parent)


def rename(old: Path, new: Path) -> None:
    """Give a file another name, in the place of whatever has it. OSError when it cannot be done.

    On Windows other programs hold files for moments; it is tried again for a second and a half.
    """
    for wait in PATIENCE:
        try:
            return _Calls.system.replace(old, new)
        except OSError as error:
            if getattr(error, "winerror", None) not in HELD:
                raise
        _Calls.system.wait(wait)
    return _Calls.system.replace(old, new)


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing takes its place; gives the new path. OSError when it cannot be done. Of a
    link that is what it leads to: the link stays for what is written next."""
    path = target(path)
    kept = free_name(path)
    rename(path, kept)
    return kept


def keep_copy(path: Path, raw: bytes) -> Path:
    """Keep bytes beside a file as `<name>.damaged-N`, a name nobody has; gives it. OSError when it cannot be done."""
    copy = free_name(path)
    replace_file(copy, raw)
    return copy


def free_name(path: Path) -> Path:
    """The first free `<name>.damaged-N` beside a file."""
    return _free(lambda number: path.with_name(f"{path.name}.damaged-{number}"))


def keep_older(path: Path, raw: bytes) -> Path:
    """Keep bytes that are whole beside a file as `<stem>-older-N<ending>`, so that they are a file of the same kind;
    gives it. OSError when it cannot be done."""
    copy = _free(lambda number: path.with_name(f"{path.stem}-older-{number}{path.suffix}"))
    replace_file(copy, raw)
    return copy


def _free(named: Callable[[int], Path]) -> Path:
    """The first of these names, from number 1 on, that nobody has."""
    number = 1
    while _Calls.system.there(copy := named(number)):
        number += 1
    return copy


def _fresh(path: Path) -> int:
    """A new file opened for writing. One left from a crash, or a link laid there, is taken away, never followed."""
    try:
        return _Calls.system.open(path, system.NEW)
    except FileExistsError:
        _Calls.system.delete(path)
    return _Calls.system.open(path, system.NEW)


def _fill(number: int, data: bytes | bytearray, *, flush: bool) -> None:
    """Write everything into an opened file, and close it; a system may take less at a time than it is given."""
    calls = _Calls.system
    try:
        done = 0
        while done < len(data):
            done += calls.write(number, bytes(data[done : done + PIECE]))
        if flush:
            calls.flush(number)
    except BaseException:
        with contextlib.suppress(OSError):
            calls.close(number)
        raise
    calls.close(number)  # a full disk may be told as late as here


@contextlib.contextmanager
def opened_folder(folder: Path) -> Iterator[int | None]:
    """A folder, opened to be marked for oneself; None where the system opens none (Windows), or refuses."""
    calls, number = _Calls.system, None
    if system.FOLDER >= 0:
        with contextlib.suppress(OSError):
            number = calls.open(folder, os.O_RDONLY | system.FOLDER)
    try:
        yield number
    finally:
        if number is not None:
            with contextlib.suppress(OSError):
                calls.close(number)


def wait(seconds: float) -> None:
    """Let some time pass."""
    _Calls.system.wait(seconds)


def _flush_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is; systems that cannot do it (Windows) do without."""
    if system.FOLDER < 0:
        return
    calls = _Calls.system
    number = calls.open(folder, os.O_RDONLY | system.FOLDER)
    try:
        calls.flush(number)
    except OSError as error:
        if error.errno not in NO_FOLDER_FLUSH:
            raise
    finally:
        calls.close(number)
