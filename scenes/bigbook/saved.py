"""Where a saved game of the Big Book stands, told from its snapshots without playing it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.bigbook.rules.kinds import SEAT_OF
from game.bigbook.rules.rules import big_book
from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError
from scenes.shell.adapters import Stand
from scenes.shell.fitting import fitting
from scenes.shell.save_index import note_of


@dataclass(frozen=True, slots=True)
class _Stand:
    """Where a game stood at some step: what a snapshot of the state tells of it."""

    round: int = 1
    active: int = -1
    result: str = ""
    turn: int = 1

    @property
    def seat(self) -> str:
        """Whose turn it was, '' where nobody knows."""
        return f"p{self.active + 1}" if self.active >= 0 else ""

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.result not in ("none", "")


def stand(loaded: Loaded) -> Stand:
    """Its round, whose turn it is, who plays and how. SaveError when nothing of it can be dealt."""
    at = _stand(loaded)
    options, people = loaded.header.options, loaded.header.extra.get("people")
    names = [str(one.get("name", "")) for one in people if isinstance(one, dict)] if isinstance(people, list) else []
    chosen = (("difficulties", options.get("difficulty")), ("modes", options.get("mode")))
    kinds = [f"bigbook.terms.{kind}.{name}.name" for kind, name in chosen if isinstance(name, str) and name]
    return Stand(at.round, at.seat, tuple(names[:5]), at.over, at.turn, tuple(kinds))


def _stand(loaded: Loaded) -> _Stand:
    """Where the game stands at its end, by the snapshots between its steps; what was taken back does not count."""
    stands = [_start(loaded)]
    for entry in loaded.entries:
        if "undo" in entry:
            del stands[max(1, len(stands) - 1) :]
            continue
        if "answers" in entry:
            stands.append(stands[-1])
        noted = note_of(entry).get("round")
        if type(noted) is int:
            stands[-1] = replace(stands[-1], round=noted)
        state = entry.get("state")
        if isinstance(state, dict):
            here = fitting(_Stand(), state)
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
        return _Stand()
    return _Stand(active=SEAT_OF[session.view().active])
