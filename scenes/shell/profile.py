"""What somebody has learned: lessons done, challenges solved, hints of the coach already seen. One file, kept whole."""

from __future__ import annotations

from typing import Any

from scenes.shell.storage import DataDir

FILE = "profiles.json"
HOUSE = "house"
"""The profile of whoever uses this computer; others stand beside it under their own names."""


class Profile:
    """One profile in the data folder; every change is written at once, atomically."""

    def __init__(self, data: DataDir, name: str = HOUSE) -> None:
        self._data = data
        self.name = name
        own = self._all().get(name)
        found: dict[str, Any] = own if isinstance(own, dict) else {}
        self.lessons = _names(found.get("lessons"))
        self.hints = _names(found.get("hints"))
        self.challenges = _numbers(found.get("challenges"))
        """Challenge id to the fewest actions it was solved with."""
        self.opening = found.get("opening") is True
        """Whether the opening has been shown."""

    def _all(self) -> dict[str, Any]:
        people = self._data.read(FILE).get("profiles")
        return people if isinstance(people, dict) else {}

    def finish(self, lesson: str) -> None:
        """A lesson was done."""
        if lesson not in self.lessons:
            self.lessons.append(lesson)
            self._keep()

    def solve(self, challenge: str, actions: int) -> None:
        """A challenge was solved; the fewest actions count."""
        best = self.challenges.get(challenge)
        if best is None or actions < best:
            self.challenges[challenge] = actions
            self._keep()

    def see(self, hint: str) -> None:
        """A hint of the coach was shown and is over."""
        if hint not in self.hints:
            self.hints.append(hint)
            self._keep()

    def see_opening(self) -> None:
        """The opening was shown, or is no news any more."""
        if not self.opening:
            self.opening = True
            self._keep()

    def replay_hints(self) -> None:
        """All hints may be shown again."""
        self.hints.clear()
        self._keep()

    def forget_lessons(self) -> None:
        """No lesson counts as done any more."""
        self.lessons.clear()
        self._keep()

    def _keep(self) -> None:
        mine = {"lessons": self.lessons, "hints": self.hints, "challenges": self.challenges, "opening": self.opening}
        self._data.write(FILE, {"version": 1, "profiles": {**self._all(), self.name: mine}})


def _names(found: object) -> list[str]:
    return list(dict.fromkeys(item for item in found if isinstance(item, str))) if isinstance(found, list) else []


def _numbers(found: object) -> dict[str, int]:
    if not isinstance(found, dict):
        return {}
    return {str(name): count for name, count in found.items() if type(count) is int and count >= 0}
