"""The games and bookmarks in the data folder: what each of them is, also of those that cannot be opened.

A game is `game-00001.journal`, a bookmark `mark-00001.journal`: a copy of a game's journal that is never written to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.bigbook.rules import big_book
from game.core.journal import journals
from game.core.save import Loaded, SaveError, read
from game.core.session import Session
from scenes.kit.files import DataDir, put_aside, reason

GAME, MARK = "game", "mark"
MOST = 200
"""So many of the newest are looked at."""
LOST = ("not-a-save", "too-large")
"""What is wrong with a save that will never open again: it is put aside."""


@dataclass(frozen=True, slots=True)
class Kept:
    """One save: where it stands, who plays, or (`error`) why it cannot be opened."""

    path: Path
    round: int = 1
    seat: str = ""
    names: tuple[str, ...] = ()
    difficulty: str = ""
    mode: str = ""
    over: bool = False
    error: SaveError | None = None

    @property
    def name(self) -> str:
        """The id of the save: the name of its file without its ending."""
        return self.path.stem

    @property
    def mark(self) -> bool:
        """Whether it is a bookmark."""
        return self.path.stem.startswith(f"{MARK}-")

    @property
    def who(self) -> str:
        """The name of whoever is on turn, or ''."""
        at = int(self.seat[1:]) - 1 if self.seat[1:].isdigit() else -1
        return self.names[at] if 0 <= at < len(self.names) else ""


@dataclass(frozen=True, slots=True)
class _Stand:
    """Where a game stood at some step."""

    round: int
    seat: str
    over: bool


def look(path: Path) -> Kept:
    """What a save is, without playing it again; never raises."""
    try:
        loaded = read(path)
        if loaded.header.game != big_book().id:
            raise SaveError("other-game", loaded.header.game)
        stand = _stand(loaded)
    except SaveError as error:
        return Kept(path, error=error)
    options, people = loaded.header.options, loaded.header.extra.get("people")
    names = [str(one.get("name", "")) for one in people if isinstance(one, dict)] if isinstance(people, list) else []
    words = [options.get(name) for name in ("difficulty", "mode")]
    difficulty, mode = (word if isinstance(word, str) else "" for word in words)
    return Kept(path, stand.round, stand.seat, tuple(names[:5]), difficulty, mode, stand.over)


def _stand(loaded: Loaded) -> _Stand:
    """Where the game stands at its end, by the snapshots between its steps; what was taken back does not count."""
    stands = [_start(loaded)]
    for entry in loaded.entries:
        if "undo" in entry:
            del stands[max(1, len(stands) - 1) :]
            continue
        if "answers" in entry:
            stands.append(stands[-1])
        state = entry.get("state")
        if isinstance(state, dict):
            here = _of_state(state)
            if "content" in entry:
                stands = [here]
            stands[-1] = here
    return stands[-1]


def _start(loaded: Loaded) -> _Stand:
    """The deal. SaveError when it cannot be dealt and no snapshot stands in for it."""
    game = big_book()
    try:
        session = Session.new(game, game.options_from_json(loaded.header.options), loaded.header.seed)
    except (ValueError, KeyError, TypeError) as error:
        if not any("state" in entry for entry in loaded.entries):
            raise SaveError("not-a-save", str(error)) from error
        return _Stand(1, "", False)
    return _Stand(1, session.view().active, False)


def _of_state(state: dict[str, Any]) -> _Stand:
    number, active = state.get("round"), state.get("active")
    seat = f"p{active + 1}" if isinstance(active, int) else ""
    over = state.get("result") not in (None, "none", "")
    return _Stand(number if isinstance(number, int) else 1, seat, over)


def kept(data: DataDir) -> list[Kept]:
    """Every save that can be gone on with and every one that cannot be opened, the one written last first."""
    found = [look(path) for _, path in zip(range(MOST), _files(data), strict=False)]
    return [one for one in found if not one.over or one.mark]


def anything(data: DataDir) -> bool:
    """Whether there is any save at all."""
    return next(_files(data), None) is not None


def _files(data: DataDir) -> Iterator[Path]:
    """The saves, the one written last first; a file whose first line never came to the disk is none."""
    return (path for path in journals(data.saves) if path.stat().st_size)


def explain(error: SaveError, path: Path) -> tuple[str, dict[str, str]]:
    """The key and the arguments of the sentence that says why a save cannot be opened; `reason` is a key again."""
    if error.key == "other-format":
        return "kit.save.newer", {"version": error.detail}
    if error.key == "other-game":
        return "kit.save.unknown_game", {"name": error.detail}
    if error.key == "other-content":
        return "kit.save.too_old", {"file": path.name}
    cause = error.__cause__
    why = reason(cause) if isinstance(cause, OSError) else "not_a_save"
    return "kit.save.unreadable", {"file": path.name, "reason": f"kit.save.{why}" if why else error.detail}


def set_aside(data: DataDir, path: Path, error: SaveError) -> Path | None:
    """Keep a save of ours that will never open under another name; None where it stays as it is."""
    if error.key not in LOST or path.parent.resolve() != data.saves.resolve():
        return None
    try:
        return put_aside(path)
    except OSError:
        return None
