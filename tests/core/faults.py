"""Systems on which things go wrong: at any call, once or for ever, in the middle of a write, or when the power goes.

They stand where the real system stands (`disk.through`), so that the program under test is the whole program.
"""

from __future__ import annotations

import errno
import itertools
import math
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.core.saves import system
from game.core.saves.system import System

ERRORS = (
    errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS, errno.EACCES, errno.EMFILE, errno.ENAMETOOLONG, errno.EINTR,
)  # fmt: skip


class KilledError(BaseException):
    """The program ends here, as if it had been killed: nothing after it is done."""


@dataclass(slots=True)
class Fault:
    """What goes wrong, and at which call (from 1)."""

    at: int
    error: int | None
    """What the system says, or None where the program is killed."""
    for_ever: bool = False
    share: float = 0.5
    """How much of a write is done before it fails."""


class Failing(System):
    """The real system with a fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.calls = 0
        self.well = False
        """The disk works again."""

    def _due(self) -> bool:
        self.calls += 1
        later = self.fault.for_ever or self.fault.error is None  # the dead call nobody any more
        return not self.well and (self.calls == self.fault.at or (later and self.calls > self.fault.at))

    def _fail(self) -> OSError:
        if self.fault.error is None:
            raise KilledError
        return OSError(self.fault.error, os.strerror(self.fault.error))

    def _pass(self) -> None:
        if self._due():
            raise self._fail()

    def open(self, path: Path, flags: int) -> int:
        self._pass()
        return super().open(path, flags)

    def ordinary(self, number: int) -> bool | None:
        self._pass()
        return super().ordinary(number)

    def read(self, number: int, most: int) -> bytes:
        self._pass()
        return super().read(number, most)

    def write(self, number: int, data: bytes) -> int:
        if self._due():
            if self.calls == self.fault.at:
                super().write(number, data[: int(len(data) * self.fault.share)])
            raise self._fail()
        return super().write(number, data)

    def flush(self, number: int) -> None:
        self._pass()
        super().flush(number)

    def close(self, number: int) -> None:
        super().close(number)  # a number is given back whatever is said
        self._pass()

    def replace(self, old: Path, new: Path) -> None:
        self._pass()
        super().replace(old, new)

    def delete(self, path: Path) -> None:
        self._pass()
        super().delete(path)

    def size(self, path: Path) -> int:
        self._pass()
        return super().size(path)

    def there(self, path: Path) -> bool:
        self._pass()
        return super().there(path)

    def names(self, folder: Path) -> list[str]:
        self._pass()
        return super().names(folder)

    def make_folder(self, folder: Path, mode: int) -> None:
        self._pass()
        super().make_folder(folder, mode)

    def delete_folder(self, folder: Path) -> None:
        self._pass()
        super().delete_folder(folder)


@dataclass(slots=True)
class _Node:
    """The bytes of a file: on the disk, and as the program sees them."""

    kept: bytes = b""
    now: bytearray = field(default_factory=bytearray)


@dataclass(slots=True)
class _Open:
    node: _Node | None
    folder: Path | None = None
    at: int = 0


class Memory(System):
    """A disk that keeps only what was flushed: bytes by flushing the file, names by flushing the folder.

    When the power goes at call `dies_at`, `worlds` are all the disks that may be found afterwards.
    """

    def __init__(self, names: dict[Path, bytes] | None = None, dies_at: int = 0) -> None:
        self.kept = {path: _Node(raw, bytearray(raw)) for path, raw in (names or {}).items()}
        self.now = dict(self.kept)
        self.pending: list[tuple[Path | None, Path | None, _Node]] = []
        """Names that were given (new), taken away (old) or changed (both), and are not on the disk yet."""
        self.opened: dict[int, _Open] = {}
        self.calls, self.dies_at = 0, dies_at

    def _call(self) -> None:
        self.calls += 1
        if self.dies_at and self.calls >= self.dies_at:
            raise KilledError

    def _new_number(self, what: _Open) -> int:
        number = max(self.opened, default=100) + 1
        self.opened[number] = what
        return number

    def open(self, path: Path, flags: int) -> int:
        self._call()
        if system.FOLDER >= 0 and flags & system.FOLDER:
            return self._new_number(_Open(None, path))
        if flags == system.NEW:
            if path in self.now:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
            self.now[path] = _Node()
            self.pending.append((None, path, self.now[path]))
        elif path not in self.now:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return self._new_number(_Open(self.now[path]))

    def ordinary(self, number: int) -> bool | None:
        self._call()
        return True if self.opened[number].node is not None else None

    def read(self, number: int, most: int) -> bytes:
        self._call()
        file = self.opened[number]
        assert file.node is not None
        piece = bytes(file.node.now[file.at : file.at + most])
        file.at += len(piece)
        return piece

    def write(self, number: int, data: bytes) -> int:
        self._call()
        node = self.opened[number].node
        assert node is not None
        node.now += data
        return len(data)

    def flush(self, number: int) -> None:
        self._call()
        file = self.opened[number]
        if file.node is not None:
            file.node.kept = bytes(file.node.now)
            return
        for old, new, node in self.pending:
            _rename(self.kept, old, new, node)
        self.pending.clear()

    def close(self, number: int) -> None:
        del self.opened[number]
        self._call()

    def replace(self, old: Path, new: Path) -> None:
        self._call()
        node = self.now[old]
        _rename(self.now, old, new, node)
        self.pending.append((old, new, node))

    def delete(self, path: Path) -> None:
        self._call()
        if path not in self.now:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        self.pending.append((path, None, self.now.pop(path)))

    def size(self, path: Path) -> int:
        self._call()
        if path not in self.now:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return len(self.now[path].now)

    def there(self, path: Path) -> bool:
        self._call()
        return path in self.now

    def names(self, folder: Path) -> list[str]:
        self._call()
        return [path.name for path in self.now if path.parent == folder]

    def make_folder(self, folder: Path, mode: int) -> None:
        self._call()

    def delete_folder(self, folder: Path) -> None:
        self._call()

    def worlds(self, most: int = 64) -> Iterator[Memory]:
        """The disks that may be there after the power went: each name that was not flushed is there or not, each file
        that was not flushed has its old bytes, half of its new ones, all of them, or zeros in their place. Where there
        are more than `most`, some of them by chance (the same ones every time), the first and the last among them."""
        found = self._namings()
        sizes = [math.prod(len(_contents(node)) for node in names.values()) for names in found]
        total, at = sum(sizes), 0
        some = random.Random(self.calls).sample(range(total), min(most, total))
        numbers = sorted({0, total - 1, *some})
        for names, size in zip(found, sizes, strict=True):
            here = [number - at for number in numbers if at <= number < at + size]
            at += size
            for number in here:
                yield Memory(dict(zip(names, _nth([_contents(node) for node in names.values()], number), strict=True)))

    def _namings(self) -> list[dict[Path, _Node]]:
        """Which names may be on the disk: any of those changes that were not flushed."""
        found = []
        for chosen in itertools.product((False, True), repeat=len(self.pending)):
            names = dict(self.kept)
            for there, (old, new, node) in zip(chosen, self.pending, strict=True):
                if there:
                    _rename(names, old, new, node)
            found.append(names)
        return found


def _rename(names: dict[Path, _Node], old: Path | None, new: Path | None, node: _Node) -> None:
    if old is not None:
        names.pop(old, None)
    if new is not None:
        names[new] = node


def _nth(choices: list[tuple[bytes, ...]], number: int) -> list[bytes]:
    """One of all ways to choose, by its number."""
    found = []
    for some in choices:
        number, one = divmod(number, len(some))
        found.append(some[one])
    return found


def _contents(node: _Node) -> tuple[bytes, ...]:
    now, kept = bytes(node.now), node.kept
    if now == kept:
        return (kept,)
    more = len(now) - len(kept)
    return tuple(sorted({kept, now, now[: len(kept) + more // 2], kept + bytes(max(0, more))}))
