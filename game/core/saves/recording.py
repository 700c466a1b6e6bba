"""A game that is watched: the moments at which it stood, one after the other, and what led from each to the next.

The moments of a game that is being played are its own kept states: shared, and never changed. Those of a save are
proved one by one. What leads to the very state whose hash stands beside it can be played again; where it does not
(other cards, other rules, lines that are damaged or missing), the game is laid out again at the next snapshot that has
the hash of its own state beside it, without what led there. So old and damaged games are watched as far as they can be
proved, which reaches further than going on with them (`replay.py`). What was taken back is no part of a recording.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from game.core.engine.event import Event
from game.core.engine.game import AnyGame
from game.core.engine.session import HistoryEntry, Session, json_hash, state_hash

from .save import Loaded, SaveError
from .steps import STUMBLES, Answers, state_of

BACK = 200
"""So many moments are looked through for the one to which a step was taken back."""


class Moment(Struct, frozen=True):
    """A state at which people were asked something, or at which the game was over."""

    state: Any
    led: HistoryEntry | None = None
    """What led here from the moment before; None for the first one, and where that cannot be proved."""


class Opening(Struct, frozen=True):
    """What happened before the first question: the table as it was laid out, and how the game began."""

    state: Any
    events: tuple[Event, ...]


class Recording:
    """The moments of one game, counted from 0. Whoever watches stands at one of them."""

    def __init__(
        self, game: AnyGame, moments: Sequence[Moment], opening: Opening | None = None, missing: int = 0
    ) -> None:
        self.game = game
        self.moments = tuple(moments)
        self.opening = opening
        """How the game began, where its first moment is the deal."""
        self.missing = missing
        """How many steps were made of which nothing can be shown."""

    @property
    def last(self) -> int:
        """The place of the last moment: so many steps back and forth there are."""
        return len(self.moments) - 1

    @property
    def gaps(self) -> tuple[int, ...]:
        """The moments that are laid out without what led there, the first one aside."""
        return tuple(at for at, moment in enumerate(self.moments) if at and moment.led is None)

    def past(self, at: int) -> list[HistoryEntry]:
        """The steps that led to a moment, as far as they are known."""
        return [moment.led for moment in self.moments[1 : at + 1] if moment.led is not None]

    def turns(self) -> tuple[int, ...]:
        """The moments at which a turn is first seen, the beginning among them."""
        keys = [self.game.snapshot_key(moment.state) for moment in self.moments]
        return tuple(at for at, key in enumerate(keys) if not at or key != keys[at - 1])

    def from_here(self, at: int) -> Session:
        """A session of its own that stands at a moment, with all the past that leads there without a gap."""
        begins = max((gap for gap in self.gaps if gap <= at), default=0)
        session = Session(self.game, self.moments[at].state.clone())
        session.past = [one.led for one in self.moments[begins + 1 : at + 1] if one.led is not None]
        session.opened = "" if self.opening is not None and not begins else "edition"
        return session


def of_session(session: Session, options: Any = None, seed: int | None = None) -> Recording:
    """The game that a session plays, up to where it stands. `options` and `seed` tell how it was dealt, where that is
    known: the deal is part of the recording if it leads to where the session began."""
    states = [*(moment.state for moment in session.past), session.state]
    moments = [Moment(states[0]), *map(Moment, states[1:], session.past)]
    opening = None
    if options is not None and seed is not None and seed >= 0 and not session.opened:
        opening = _opening(Session.new(session.game, options, seed), states[0])
    return Recording(session.game, moments, opening)


def of_save(game: AnyGame, loaded: Loaded) -> Recording:
    """The game in a journal, as far as it can be proved. SaveError where it cannot at all, or it is of another game."""
    if loaded.header.game != game.id:
        raise SaveError("other-game", loaded.header.game)
    return _Proof(game, loaded).recording()


def _opening(dealt: Session, first: Any) -> Opening | None:
    """How a game began that was dealt like this, where it did."""
    if dealt.hash() != state_hash(first):
        return None
    return Opening(dealt.opening, dealt.events)


class _Proof:
    """Goes through the entries of a journal once, and keeps the moments that they prove."""

    def __init__(self, game: AnyGame, loaded: Loaded) -> None:
        self.game, self.loaded = game, loaded
        self.moments: list[Moment] = []
        self.hashes: list[str] = []
        """The fingerprint of each moment."""
        self.follows = False
        """The last moment is where the journal stands: what is written next follows it."""
        self.same = loaded.header.content == game.content_hash()
        """The cards are those of the deal."""
        self.certain = self.same and not loaded.hurt_at
        """Steps without a hash beside them are believed: nothing has been doubted so far."""
        self.lost = 0
        """Steps behind the last moment that could not be played."""
        self.missing = 0
        self.dealt = self._deal()

    def _deal(self) -> Session | None:
        """The deal is where everything begins; with other cards it counts only if a step is proved from there."""
        header = self.loaded.header
        if header.seed < 0 or (self.loaded.entries and "content" in self.loaded.entries[0]):
            return None
        try:
            dealt = Session.new(self.game, self.game.options_from_json(header.options), header.seed)
        except STUMBLES:
            return None
        self._lay(dealt.state, dealt.hash())
        return dealt

    def recording(self) -> Recording:
        """What is proved. SaveError where that is nothing."""
        for place, entry in enumerate(self.loaded.entries):
            if "undo" in entry:
                self._back(entry)
            elif "answers" in entry:
                self._step(entry)
            elif "state" in entry:
                self._snapshot(place, entry)
        if self.lost:
            self._doubt_deal()
        if not self.moments:
            raise SaveError("other-content", self.loaded.header.content)
        opening = _opening(self.dealt, self.moments[0].state) if self.dealt is not None else None
        return Recording(self.game, self.moments, opening, self.missing + self.lost)

    def _doubt_deal(self) -> None:
        """With other cards a deal from which no step is proved is perhaps another one."""
        if self.dealt is not None and not self.same and len(self.moments) == 1:
            self.moments.clear()
            self.hashes.clear()

    def _lay(self, state: Any, hash_: str, led: HistoryEntry | None = None) -> None:
        self.moments.append(Moment(state, led))
        self.hashes.append(hash_)
        self.follows = True

    def _step(self, entry: Mapping[str, Any]) -> None:
        """Play the step if it follows from where the journal stands, and leads where it led."""
        if self.follows and ("hash" in entry or self.certain):
            session = Session(self.game, self.moments[-1].state)
            try:
                session.apply_all(msgspec.convert(entry["answers"], Answers))
            except STUMBLES:
                pass
            else:
                now = session.hash()
                if entry.get("hash", now) == now:
                    self._lay(session.state, now, session.past[-1])
                    return
        self.follows = self.certain = False
        self.lost += 1

    def _snapshot(self, place: int, entry: Mapping[str, Any]) -> None:
        """Where the journal does not stand there already, the game is laid out as the snapshot has it."""
        now = entry.get("hash")
        if self.hashes and now == self.hashes[-1]:
            self.follows, self.lost = True, 0
            return
        if now != json_hash(entry["state"]):
            return
        if "content" in entry and now in self.hashes:  # a new beginning repeats where the game went on
            self._return(self.hashes.index(now))
            return
        try:
            state = state_of(self.game, self.loaded, place + 1)
        except SaveError:
            return
        self._doubt_deal()
        self.missing += self.lost
        self.lost = 0
        self._lay(state, str(now))

    def _back(self, entry: Mapping[str, Any]) -> None:
        """A step was taken back: go to the moment that it led to, if that is known."""
        now = entry.get("hash")
        near = range(len(self.hashes) - 1, max(-1, len(self.hashes) - 1 - BACK), -1)
        if now is not None and (found := next((at for at in near if self.hashes[at] == now), None)) is not None:
            self._return(found)
        elif self.lost:
            self.lost -= 1
        elif now is None and len(self.moments) > 1:
            self._return(len(self.moments) - 2)
        else:
            self.follows = False

    def _return(self, at: int) -> None:
        del self.moments[at + 1 :], self.hashes[at + 1 :]
        self.follows, self.lost = True, 0
