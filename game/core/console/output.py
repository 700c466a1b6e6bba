"""Standard output as commands use it: letters it cannot write become question marks, control signs never reach it, and
where it takes no more that is one true line on stderr."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from game.core.text.outside import printable


def write_utf8(text: str) -> None:
    """Print text in UTF-8 whatever the terminal reads, for a file. UnwritableError and BrokenPipeError as below."""
    with _told():
        sys.stdout.flush()
        sys.stdout.buffer.write(printable(text).encode("utf-8", "replace"))


class UnwritableError(Exception):
    """Standard output takes no more: `why` is what the system says."""

    def __init__(self, why: OSError) -> None:
        super().__init__(str(why))
        self.why = why


class PlainOutput:
    """A text stream before another one. Whatever else is asked of it, the other one answers."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._encoding = getattr(out, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        """Write text; UnwritableError where that cannot be, BrokenPipeError where nobody listens any more."""
        with _told():
            self._out.write(printable(text).encode(self._encoding, "replace").decode(self._encoding))
        return len(text)

    def flush(self) -> None:
        """Hand over what has been written. UnwritableError and BrokenPipeError as in `write`."""
        with _told():
            self._out.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


def complain(line: str) -> None:
    """One line on stderr, without control signs; lost where nobody reads it either."""
    with contextlib.suppress(OSError, ValueError):
        print(printable(line), file=sys.stderr, flush=True)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnwritableError(error) from None


@contextlib.contextmanager
def plain_output() -> Iterator[None]:
    """Meanwhile everything is printed through `PlainOutput`; where that fails, nothing is left to flush at the end."""
    out, told = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _plain(out), _plain(told)
    try:
        with _flushed():
            yield
    except (UnwritableError, BrokenPipeError):
        out = io.StringIO()  # what the old one still holds has no reader: its flush at the end would fail
        raise
    finally:
        sys.stdout, sys.stderr = out, told


@contextlib.contextmanager
def _flushed() -> Iterator[None]:
    """Python's own flush at the end would make a closed pipe, or a full disk, an exit code of 120."""
    try:
        yield
    except SystemExit:
        sys.stdout.flush()
        raise
    sys.stdout.flush()


def _plain(out: TextIO) -> Any:
    return PlainOutput(out) if out is not None else None
