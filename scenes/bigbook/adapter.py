"""The Big Book's games as runs, saves and reports see them; read when the first of these is asked for.

Where a saved game stands is told from its snapshots, without playing it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.bigbook.ai.company import people_in
from game.bigbook.rules.kinds import SEAT_OF
from game.bigbook.rules.options import WHOLE
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError, note_of, noted
from game.core.text.phrases import Arg
from scenes.bigbook.ids import GAME, GROUP
from scenes.bigbook.party import GameSetup, default_people, party_of, role_of
from scenes.bigbook.sharing import SHARING
from scenes.bigbook.sights import monster_of
from scenes.shell.adapters import GameAdapter, Sight, Sitter, Stand
from scenes.shell.storage import fitting


@dataclass(frozen=True, slots=True)
class _Stand:
    """Where a game stood at some step: what a snapshot of the state tells of it."""

    round: int = 1
    turned: int = 0
    active: int = -1
    result: str = ""
    turn: int = 1
    book: tuple[str, ...] = ()
    """All its pages; those that lie open may be told."""

    @property
    def seat(self) -> str:
        """Whose turn it was, '' where nobody knows."""
        return f"p{self.active + 1}" if self.active >= 0 else ""

    @property
    def monster(self) -> Sight | None:
        """The monster on the page that lies open."""
        return monster_of("".join(self.book[max(self.round, self.turned) - 1 :][:1]))

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.result not in ("none", "")


def _opening(setup: GameSetup) -> Sight | None:
    """The first monster of a set-up with a seed: it lies open from the beginning."""
    return None if setup.seed is None else monster_of(big_book().new(setup.options, setup.seed).book[0])


def stand(loaded: Loaded) -> Stand:
    """Its round, whose turn it is, who plays and how. SaveError when nothing of it can be dealt."""
    at = _stand(loaded)
    options, seated = loaded.header.options, people_in(loaded.header.extra, noted(loaded.entries))
    names, roles = [str(one.get("name", "")) for one in seated], [role_of(one.get("magician")) for one in seated]
    chosen = [("difficulties", options.get("difficulty")), ("modes", options.get("mode"))]
    if options.get("pages", WHOLE) != WHOLE:
        chosen.append(("evenings", "short"))
    kinds = [f"bigbook.terms.{kind}.{name}.name" for kind, name in chosen if isinstance(name, str) and name]
    won = at.result == "won" if at.over else None
    sitters = [_sitter(one) for one in seated[:5]]
    return Stand(
        _open_round(at), at.seat, tuple(names[:5]), at.over, at.turn, tuple(kinds), won, tuple(roles[:5]),
        at.monster, tuple(sitters),
    )  # fmt: skip


def _sitter(one: Mapping[str, Any]) -> Sitter:
    """How somebody in a save looks; whatever is odd is as nobody has it."""
    found = fitting(default_people(1)[0], one)
    return Sitter(found.magician if role_of(one.get("magician")) else "", found.colour, found.emblem)


def _stand(loaded: Loaded) -> _Stand:
    """Where the game stands at its end, by the snapshots between its steps; what was taken back does not count."""
    stands = [_start(loaded)]
    for line in loaded.entries:
        if "undo" in line:
            del stands[max(1, len(stands) - 1) :]
            continue
        if "answers" in line:
            stands.append(stands[-1])
        noted = note_of(line).get("round")
        if type(noted) is int:
            stands[-1] = replace(stands[-1], round=noted)
        state = line.get("state")
        if isinstance(state, dict):
            here = fitting(_Stand(), state)
            if "content" in line:
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
    table = session.view()
    return _Stand(round=table.open_round, active=SEAT_OF[table.active], book=session.state.book)


def _words(state: State, setup: GameSetup) -> dict[str, Arg]:
    person = setup.people[state.active]
    return {"round": _open_round(state), "seat": person.name, "role": person.role}


def _noted(before: State, here: State) -> dict[str, Any]:
    """A page that was turned within a turn."""
    now = _open_round(here)
    return {"round": now} if now != _open_round(before) else {}


def _open_round(at: _Stand | State) -> int:
    """The round that a table shows (`TableView.open_round`): a new one has begun as soon as its page lies open."""
    return max(at.round, at.turned)


def _first(session: BigBookSession, setup: GameSetup) -> str:
    """BB-SET.20."""
    begun = session.past[0].state if session.past else session.state
    if begun.turn > 1 and setup.seed is not None:
        begun = session.game.new(setup.options, setup.seed)
    return session.game.view(begun).active


ADAPTER = GameAdapter(
    game=GAME,
    session=BigBookSession,
    party=GameSetup.from_json,
    party_of=party_of,
    words=_words,
    noted=_noted,
    first=_first,
    stand=stand,
    group=GROUP,
    opening=_opening,
    sharing=SHARING,
)
