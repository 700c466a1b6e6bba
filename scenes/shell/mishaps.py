"""Faults of the picture that mend themselves: written down once per cause, never shown, fatal in the tests."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from scenes.shell import crash
from scenes.shell.storage import DataDir


class PictureError(AssertionError):
    """The picture told something else than the truth (raised only where the tests want to hear of it)."""


class Mishaps:
    """Hears of faults of the picture and keeps a report of each cause beside the reports of crashes."""

    strict = False
    """The test suite turns this on: what players never notice is an error there."""

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._told: set[str] = set()

    def report(self, cause: str, lines: Sequence[str], error: Exception | None = None) -> None:
        """Write down a fault: `cause` names it (each is written once), `lines` say what was seen."""
        if self.strict:
            raise error if error is not None else PictureError("\n".join([cause, *lines]))
        if cause in self._told:
            return
        self._told.add(cause)
        trace = traceback.format_exception(error) if error is not None else []
        crash.write_note("view", [f"cause: {cause}", *lines, "", "".join(trace)], self._data)
