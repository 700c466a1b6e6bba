"""`--frames-log`: the work of every frame as a line of JSON, for benchmarks."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TextIO


class FramesLog:
    """Measures from `begin` to `end` of a frame; without a file it does nothing. OSError when it cannot be opened."""

    def __init__(self, path: Path | None) -> None:
        self._file: TextIO | None = path.open("w", encoding="utf-8") if path is not None else None
        self._start = 0.0

    def begin(self) -> None:
        """A frame starts."""
        self._start = time.perf_counter()

    def end(self, moving: int) -> None:
        """The work of the frame is done; `moving` things were in motion."""
        if self._file is not None:
            work = (time.perf_counter() - self._start) * 1000
            self._file.write(json.dumps({"work_ms": round(work, 3), "animated": moving}) + "\n")

    def close(self) -> None:
        """Write what is left."""
        if self._file is not None:
            self._file.close()
