"""The façade for screens, companions and tests: ask, answer, take back, look."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from .decision import Answer, Decision, IllegalAnswer, Option, Reason
from .event import Event
from .game import AnyGame, GameState
from .players import NOBODY, Automatic


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer has led to. `barrier` says why it should not be taken back: `random`, `revealed`, `other_side` (a
    seat of the other side has done something, or is asked) or ''."""

    events: tuple[Event, ...]
    decision: Decision | None
    barrier: str


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A kept state: what stood before an undo step, the answers that followed, what they did, their barrier.

    `seat` is who was asked first, `seats` who gave each of the answers.
    """

    state: Any
    answers: tuple[Answer, ...]
    barrier: str
    seat: str
    events: tuple[Event, ...] = ()
    seats: tuple[str, ...] = ()


Listener = Callable[[tuple[Answer, ...]], None]


class Session:
    """One game being played. States are kept for undo; the random generator is part of them, so luck replays alike.

    Seats that play by themselves (`players`) are answered for inside the step that led to their question: one undo
    step, all answers journalled in order. Where a session begins at such a question, `play_on` answers it.

    `on_answers` hears the answers of each step after it is done, `on_undo` each step taken back (the journal listens).
    """

    def __init__(self, game: AnyGame, state: Any, players: Automatic = NOBODY) -> None:
        self.game = game
        self.state = state
        self.players = players
        self.events: tuple[Event, ...] = ()
        self.opening: Any = state.clone()
        """The state before the last step's events: where a screen starts to play them from."""
        self.past: list[HistoryEntry] = []
        self.future: list[HistoryEntry] = []
        self.on_answers: list[Listener] = []
        self.on_undo: list[Callable[[], None]] = []
        self.opened = ""
        """Why nothing before `past` can be taken back: `damaged` or `edition` (the save), '' where it began here."""
        self.shut: Reason | None = None
        """Why nothing can be answered or taken back here, whatever is asked (a game that is only watched); None where
        it is played."""

    @classmethod
    def new(cls, game: AnyGame, options: Any, seed: int, players: Automatic = NOBODY) -> Self:
        """A new game, run to its first decision; `events` tell how it opened."""
        session = cls(game, game.new(options, seed))
        session.players = players
        session._listen()
        game.start(session.state)
        session._hear()
        return session

    # ---------------------------------------------------------------------------------------------------- asking

    @property
    def decision(self) -> Decision | None:
        """The question to be answered, its options filled in; None when the game is over or `shut`."""
        return self.asked if self.shut is None else None

    @property
    def asked(self) -> Decision | None:
        """The question that stands, its options filled in, whether it may be answered here or not; None when the game
        is over."""
        self.game.options(self.state)
        decision: Decision | None = self.state.decision
        return decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    def legal(self) -> tuple[Option, ...]:
        """What may be named in an answer now."""
        return self.game.options(self.state) if self.shut is None else ()

    def check(self, answer: Sequence[str]) -> Reason | None:
        """Why an answer is illegal, or None."""
        return self.shut or self.game.check(self.state, tuple(answer))

    def why_not(self, action: str, by: str | None = None) -> Reason | None:
        """Why an action is refused, or None."""
        return self.shut or self.game.why_not(self.state, action, by)

    def view(self, viewer: str | None = None) -> Any:
        """What a viewer may see."""
        return self.game.view(self.state, viewer)

    def shown(self, viewer: str | None = None, moment: HistoryEntry | None = None) -> tuple[Event, ...]:
        """What a viewer may hear of what has just happened, or of a moment in the past (None: what everybody may hear).

        Whoever tells events to people tells these; `events` are the referee's.
        """
        events = self.events if moment is None else moment.events
        shown = (self.game.show(event, viewer) for event in events)
        return tuple(event for event in shown if event is not None)

    def heard_past(self, viewer: str | None = None) -> list[HistoryEntry]:
        """All moments of the past, each with what a viewer may hear of it (None: what everybody may hear) in place of
        what happened: a game is told anew from these, as it was told when it was played."""
        return [replace(moment, events=self.shown(viewer, moment)) for moment in self.past]

    def answered(self, seat: str) -> Iterator[tuple[Any, Answer]]:
        """Every question that a seat has answered since the session began: the state that asked, and the answer. The
        state is good until the next one is asked for."""
        for moment in self.past:
            if seat not in moment.seats:
                continue
            state = moment.state.clone()
            for answer, by in zip(moment.answers, moment.seats, strict=True):
                if by == seat:
                    yield state, answer
                self.game.step(state, answer)

    # ------------------------------------------------------------------------------------------------- answering

    def apply(self, answer: Sequence[str]) -> Outcome:
        """Answer the decision; IllegalAnswer says why not, and nothing has changed then."""
        return self.apply_all([tuple(answer)])

    def apply_all(self, answers: Sequence[Answer]) -> Outcome:
        """Several answers as ONE step that is undone together; the first illegal one refuses them all."""
        if self.shut is not None:
            raise IllegalAnswer(self.shut)
        before = self.state
        kept: list[Answer] = []
        seats: list[str] = []
        for answer in answers[:1]:  # before anything is copied: what is refused costs little
            self._refuse(answer)
        self.state = before.clone()
        self._listen()
        try:
            for number, answer in enumerate(answers):
                if number:
                    self._refuse(answer)
                self._answer(tuple(answer), kept, seats)
            while self.players.plays(self.state.decision):
                self._answer(self.players.answer(self.game, self.state), kept, seats)
        except BaseException:
            self.state = before
            raise
        self._hear()
        self.opening = before
        seat = before.decision.seat if before.decision is not None else ""
        barrier = self.state.barrier or self._other_side(kept, seats)
        self.past.append(HistoryEntry(before, tuple(kept), barrier, seat, self.events, tuple(seats)))
        self.future.clear()
        for listener in self.on_answers:
            listener(self.past[-1].answers)
        return Outcome(self.events, self.decision, barrier)

    def play_on(self) -> Outcome | None:
        """Answer for the seat that is asked, where it plays by itself: at the deal, or where a save was left in the
        middle. A step of its own, but nobody can take it back to a question that no person was asked. None: no need."""
        return self.apply_all(()) if self.players.plays(self.state.decision) else None

    def _refuse(self, answer: Answer) -> None:
        reason = self.game.check(self.state, tuple(answer))
        if reason is not None:
            raise IllegalAnswer(reason)

    def _answer(self, answer: Answer, kept: list[Answer], seats: list[str]) -> None:
        kept.append(answer)
        seats.append(self.state.decision.seat)
        self.game.step(self.state, answer)

    def _other_side(self, kept: Sequence[Answer], seats: Sequence[str]) -> str:
        """The barrier after answers of more than one side, or of another side than the one that is asked now.

        A pass is no answer here: whether a seat could have done something, and let it be, is nobody else's business,
        and a barrier would tell (a hand of cards that fit, and one of cards that do not, must look alike).
        """
        asked = [*seats[:1], *(seat for seat, answer in zip(seats, kept, strict=True) if answer)]
        if self.state.decision is not None:
            asked.append(self.state.decision.seat)
        return "other_side" if len({self.game.side_of(seat) for seat in asked}) > 1 else ""

    def _listen(self) -> None:
        self.state.log = []
        self.state.barrier = ""

    def _hear(self) -> None:
        self.events = tuple(self.state.log or ())
        self.state.log = None

    # ----------------------------------------------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self.shut is None and bool(self._steps_back())

    @property
    def can_redo(self) -> bool:
        """Whether a step taken back can be done again."""
        return self.shut is None and bool(self.future)

    @property
    def undo_barrier(self) -> str:
        """Why the last step should not be taken back: `random`, `revealed`, `other_side`, or ''. The table's policy
        decides."""
        back = self.past[len(self.past) - self._steps_back() :]
        return next((moment.barrier for moment in back if moment.barrier), "")

    def _steps_back(self) -> int:
        """How many steps to take back until a person is asked again; 0 where there is no such moment."""
        for number, moment in enumerate(reversed(self.past), start=1):
            if not self.players.plays(moment.state.decision):
                return number
        return 0

    def undo(self) -> bool:
        """Take the last step back, exactly, the random generator included; False where there is none."""
        back = self._steps_back() if self.shut is None else 0
        for _ in range(back):
            moment = self.past.pop()
            self.future.append(replace(moment, state=self.state))
            self.state = moment.state
            self.opening = self.state
            self.events = ()
            for listener in self.on_undo:
                listener()
        return back > 0

    def redo(self) -> bool:
        """Do the step again that was taken back last, `events` with it; False where there is none."""
        if not self.can_redo:
            return False
        self.opening = self.state
        self.events = ()
        while self.future:
            moment = self.future.pop()
            self.past.append(replace(moment, state=self.state))
            self.state = moment.state
            self.events += moment.events
            for listener in self.on_answers:
                listener(moment.answers)
            if not self.players.plays(self.state.decision):
                break
        return True

    def clone(self) -> Session:
        """An independent session at the same moment, with the same past; nobody listens to it."""
        other = Session(self.game, self.state.clone(), self.players)
        other.past = list(self.past)
        other.future = list(self.future)
        return other

    def hash(self) -> str:
        """A fingerprint of the state: equal states, equal fingerprints, in every process."""
        return state_hash(self.state)


def state_hash(state: GameState) -> str:
    """SHA-256 of the state's canonical JSON, shortened to 16 hex digits."""
    return json_hash(state.to_json())


def json_hash(data: Any) -> str:
    """The fingerprint of a state that is JSON data already, as in a snapshot."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
