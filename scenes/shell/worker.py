"""A process beside the window: lines go in, lines come out, and no frame waits for either.

A thread reads what comes out. Where no process can be started, or it ends, `alive` says so, and whoever wanted it does
the work in place.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]


MANY = 4
"""So many unanswered lines of some kilobytes fill no pipe."""


class Worker:
    """A module of the program, run as a process that answers lines."""

    def __init__(self, module: str) -> None:
        self._found: SimpleQueue[str] = SimpleQueue()
        self._open = 0
        """Lines that have not been answered; each line is answered by one."""
        self._process: subprocess.Popen[str] | None = None
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        with suppress(OSError):
            self._process = subprocess.Popen(
                [sys.executable, "-m", module],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
                env={**os.environ, "PYTHONPATH": path.rstrip(os.pathsep)},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
            Thread(target=self._read, daemon=True).start()

    @property
    def free(self) -> bool:
        """Whether another line will be taken at once: few of the earlier ones wait for their answer."""
        return self.alive and self._open < MANY

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._process is not None and self._process.poll() is None

    def tell(self, line: str) -> None:
        """Hand it a line; nothing happens where it has ended."""
        if self._process is not None and self._process.stdin is not None:
            self._open += 1
            with suppress(OSError, ValueError):
                self._process.stdin.write(line + "\n")
                self._process.stdin.flush()

    def heard(self, seconds: float = 0.0) -> str | None:
        """The next line it has said, waiting for it so long at most; None where there is none yet."""
        try:
            line = self._found.get(timeout=seconds) if seconds else self._found.get_nowait()
        except Empty:
            return None
        self._open -= 1
        return line

    def close(self) -> None:
        """End it."""
        if self._process is None:
            return
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process = None

    def _read(self) -> None:
        process = self._process
        if process is None or process.stdout is None:
            return
        with suppress(ValueError, OSError):  # closed while it is read
            for line in process.stdout:
                self._found.put(line)
