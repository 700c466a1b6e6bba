"""Scenario files: put a position on the table, play answers, state what must hold.

The runner knows steps, answers, refusals and expectations; the nouns (cards, actions, keys) are the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from game.core.engine.decision import Answer, Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from game.core.engine.program import meant
from game.core.engine.rng import DiceError
from game.core.engine.session import Session
from game.core.text import strict_yaml
from game.core.text.outside import whole_number

DOCUMENT_KEYS = {"id", "rules", "game", "given", "play", "about"}
STEP_KEYS = {"do", "refuse", "why", "refuse_answer", "answers", "expect", "note"}
MAX_DEPTH = 12


class ScenarioError(ValueError):
    """A scenario that is not well formed: unknown keys, unknown cards. Always names the place."""


class ScenarioFailedError(AssertionError):
    """A scenario that does not hold; says which step and what was found instead."""


class ScenarioAdapter(Protocol):
    """What a game brings to the runner."""

    game: str
    """The id of the game, as scenarios name it."""
    not_asked: Reason
    """Why an answer is refused that comes from somebody who is not asked."""
    reasons: frozenset[str]
    """Every reason why something may be refused: a `why` that is none of them is a mistake of whoever wrote it."""

    def is_seat(self, word: str) -> bool:
        """Whether a word names a seat, so that `{word: ...}` says who must be the one asked."""

    def is_act(self, decision: Decision) -> bool:
        """Whether an answer to this decision is written, and paid, like an action."""

    def is_spent(self, option: str) -> bool:
        """Whether an answer beginning with this option counts as an action where few are to be used (challenges)."""

    def build(self, given: Mapping[str, Any]) -> Session:
        """The session at the given position, run to its first question. ScenarioError where it is not well formed."""

    def act(self, session: Session, action: Any) -> list[Event]:
        """Take an action as written in the file; IllegalAnswer where it is refused."""

    def answer(self, session: Session, words: Any) -> Answer:
        """The words of the file as an answer to the decision that stands; IllegalAnswer where they do not fit."""

    def look(self, session: Session, key: str, wanted: Any, viewer: str = "") -> Any:
        """What is found under an expectation key, in the form of `wanted`; equal to it when the expectation holds.

        `viewer`: a seat or a side that looks, and finds only what it may see; '' is the referee, who sees everything.
        ScenarioError where the game has no such key or viewer.
        """

    def is_open(self, session: Session) -> bool:
        """Whether a question waits that a step must answer (the own Action phase is none)."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One document of a scenario file."""

    id: str
    rules: tuple[str, ...]
    game: str
    """The id of its game; '' where the file leaves it to whoever plays it."""
    given: dict[str, Any]
    play: tuple[dict[str, Any], ...]
    file: str


def load(path: Path) -> list[Scenario]:
    """The scenarios of one file. ScenarioError or StrictYamlError name file and place of whatever is wrong."""
    return [_document(path, data) for data in strict_yaml.load_all(path, max_depth=MAX_DEPTH) if data]


def find(paths: Sequence[Path]) -> Iterator[Path]:
    """All scenario files in the given files and folders, in a stable order. ScenarioError where one does not exist."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("[!.#]*.yaml"))
        elif path.is_file():
            yield path
        else:
            raise ScenarioError(f"{path}: there is no such file")


def _document(path: Path, data: Any) -> Scenario:
    where = str(path)
    if not isinstance(data, dict) or not isinstance(data.get("id"), str) or not data["id"]:
        raise ScenarioError(f"{where}: a scenario is a mapping with an id")
    where = f"{where}: {data['id']}"
    _known(where, data, DOCUMENT_KEYS)
    rules, play, given = data.get("rules", []), data.get("play", []), data.get("given", {})
    if not isinstance(rules, list) or not isinstance(play, list) or not isinstance(given, dict):
        raise ScenarioError(f"{where}: rules and play are lists, given is a mapping")
    for number, step in enumerate(play, start=1):
        if not isinstance(step, dict):
            raise ScenarioError(f"{where}: step {number} is a mapping")
        _known(f"{where}: step {number}", step, STEP_KEYS)
        if sum(key in step for key in ("do", "refuse", "refuse_answer")) > 1:
            raise ScenarioError(f"{where}: step {number} does one thing only")
        if "why" in step and not {"refuse", "refuse_answer"} & step.keys():
            raise ScenarioError(f"{where}: step {number} says why, and refuses nothing")
    return Scenario(data["id"], tuple(rules), data.get("game", ""), given, tuple(play), str(path))


def _known(where: str, data: Mapping[str, Any], keys: set[str]) -> None:
    for key in data:
        if key not in keys:
            raise ScenarioError(f"{where}: unknown key {key!r}{meant(key, sorted(keys))}")


def read_dice(given: Mapping[str, Any], sides: int = 0) -> tuple[int, ...] | None:
    """The rolls that `given.dice` writes down, for the state's `dice`; None where it writes down none. `sides`: a die
    shows 1 to so much; 0 where the game has dice of several kinds."""
    if "dice" not in given:
        return None
    words = given["dice"]
    listed = words if isinstance(words, list) else [None]
    rolls = [whole_number(word) if isinstance(word, str) else None for word in listed]
    found = tuple(roll for roll in rolls if roll is not None)
    if len(found) != len(rolls):
        raise ScenarioError("given.dice: a list of numbers is needed")
    odd = [roll for roll in found if sides and not 1 <= roll <= sides]
    if odd:
        raise ScenarioError(f"given.dice: a die shows 1 to {sides}, not {odd[0]}")
    return found


def addressed(nouns: ScenarioAdapter, words: Any) -> tuple[str, Any]:
    """The seat that an answer as written in a file names ('' for none), and the answer itself."""
    if isinstance(words, dict) and len(words) == 1:
        seat, rest = next(iter(words.items()))
        if nouns.is_seat(seat):
            return seat, rest
    return "", words


def run(scenario: Scenario, nouns: ScenarioAdapter) -> Session:
    """Play a scenario; ScenarioFailedError says what does not hold, ScenarioError what is not well formed.

    Returns the session as it stands at the end.
    """
    try:
        return _play(scenario, nouns)
    except ScenarioError as error:
        raise ScenarioError(f"{scenario.file}: {scenario.id}: {error}") from None


def _play(scenario: Scenario, nouns: ScenarioAdapter) -> Session:
    if scenario.game not in ("", nouns.game):
        raise ScenarioError(f"this is a scenario of {scenario.game!r}, not of {nouns.game!r}")
    try:
        session = nouns.build(scenario.given)
    except DiceError as missing:
        raise ScenarioFailedError(f"before the first step: {missing}") from None
    history = _History(session)
    for number, step in enumerate(scenario.play, start=1):
        try:
            _Step(session, nouns, step, history, session.events if number == 1 else ()).play()
        except ScenarioFailedError as failure:
            raise ScenarioFailedError(f"step {number}: {failure}") from None
        except IllegalAnswer as refused:
            raise ScenarioFailedError(f"step {number}: refused: {refused}") from None
        except DiceError as missing:
            raise ScenarioFailedError(f"step {number}: {missing}") from None
        following = scenario.play[number] if number < len(scenario.play) else None
        if nouns.is_open(session) and _left_open(step, following):
            raise ScenarioFailedError(f"step {number}: a question is left unanswered: {session.decision}")
    return session


def _left_open(step: Mapping[str, Any], following: Mapping[str, Any] | None) -> bool:
    """Whether nobody cares for the question that waits: the last step may end on one that it expects to be asked."""
    if following is None:
        wanted = step.get("expect")
        return not (isinstance(wanted, dict) and "asked" in wanted)
    return following.get("do") not in (None, "undo", "redo")


class _History:
    """How many answers each step has given: `do: undo` takes back a whole step, its answers included."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.done: list[int] = []
        self.taken_back: list[int] = []

    def note(self, began: int) -> None:
        """A step that began with so many kept moments is done."""
        made = len(self.session.past) - began
        if made > 0:
            self.done.append(made)
            self.taken_back.clear()

    def undo(self) -> bool:
        """Take the last step back; False where there is none."""
        if not self.done:
            return False
        self.taken_back.append(self.done.pop())
        return all(self.session.undo() for _ in range(self.taken_back[-1]))

    def redo(self) -> bool:
        """Do the step again that was taken back last; False where there is none."""
        if not self.taken_back:
            return False
        self.done.append(self.taken_back.pop())
        return all(self.session.redo() for _ in range(self.done[-1]))


class _Step:
    """One step of a scenario being played; `before`: what has happened on loading, which the first step may expect."""

    def __init__(
        self,
        session: Session,
        nouns: ScenarioAdapter,
        step: Mapping[str, Any],
        history: _History,
        before: Sequence[Event],
    ) -> None:
        self.session = session
        self.nouns = nouns
        self.step = step
        self.history = history
        self.began = len(session.past)
        self.events: list[Event] = list(before)

    def play(self) -> None:
        why = self.step.get("why", "")
        if why and why not in self.nouns.reasons:
            raise ScenarioError(f"there is no reason {why!r}{meant(str(why), self.nouns.reasons)}")
        if "refuse" in self.step:
            self.refuse(lambda: self.nouns.act(self.session, self.step["refuse"]))
        elif "refuse_answer" in self.step:
            self.refuse(lambda: self.give(self.step["refuse_answer"], wrong_seat=IllegalAnswer(self.nouns.not_asked)))
        elif "do" in self.step:
            self.do(self.step["do"])
        answers = self.step.get("answers", [])
        if not isinstance(answers, list):
            raise ScenarioFailedError("answers are a list")
        for answer in answers:
            self.give(answer)
        self.history.note(self.began)
        self.expect(self.step.get("expect", {}))

    def do(self, action: Any) -> None:
        if action == "undo":
            if not self.history.undo():
                raise ScenarioFailedError("there is nothing to undo")
        elif action == "redo":
            if not self.history.redo():
                raise ScenarioFailedError("there is nothing to redo")
        else:
            self.events += self.nouns.act(self.session, action)
            return
        self.began = len(self.session.past)

    def give(self, words: Any, wrong_seat: Exception | None = None) -> None:
        decision = self.session.decision
        if decision is None:
            raise wrong_seat or ScenarioFailedError(f"nothing is asked, but {words!r} is answered")
        seat, words = addressed(self.nouns, words)
        if seat and seat != decision.seat:
            raise wrong_seat or ScenarioFailedError(f"{decision.seat} is asked ({decision.prompt}), not {seat}")
        if self.nouns.is_act(decision):
            self.events += self.nouns.act(self.session, words)
            return
        self.events += self.session.apply(self.nouns.answer(self.session, words)).events

    def refuse(self, attempt: Any) -> None:
        before = self.session.hash()
        try:
            attempt()
        except IllegalAnswer as refused:
            self.compare_reason(refused.reason)
        else:
            raise ScenarioFailedError("was allowed, but should be refused")
        if self.session.hash() != before:
            raise ScenarioFailedError("a refused attempt has changed the state")

    def compare_reason(self, reason: Reason) -> None:
        wanted = self.step.get("why")
        if wanted is not None and wanted != reason.key:
            raise ScenarioFailedError(f"refused with {reason.key}, not {wanted}")

    def expect(self, wanted: Any) -> None:
        if not isinstance(wanted, dict):
            raise ScenarioFailedError("expect is a mapping")
        viewer = wanted.get("viewer", "")
        if not isinstance(viewer, str):
            raise ScenarioFailedError("a viewer is a seat or a side")
        for key, value in wanted.items():
            if key == "viewer":
                continue
            if key == "events":
                self.expect_events(value, viewer)
                continue
            found = self.barrier(value) if key == "undo" else self.look(key, value, viewer)
            if found != value:
                raise ScenarioFailedError(f"{key} is {found!r}, not {value!r}")

    def look(self, key: str, wanted: Any, viewer: str) -> Any:
        if viewer:
            return self.nouns.look(self.session, key, wanted, viewer)
        return self.nouns.look(self.session, key, wanted)

    def barrier(self, wanted: Any) -> str:
        """Whether anything in this step bars taking it back; the reason itself, where a reason is expected."""
        moments = self.session.past[self.began :] or self.session.past[-1:]
        reason = next((moment.barrier for moment in moments if moment.barrier), "")
        if wanted in ("free", "barred"):
            return "barred" if reason else "free"
        return reason or "free"

    def expect_events(self, wanted: Any, viewer: str) -> None:
        """Event types in this order; with a viewer, among those that the viewer hears."""
        game = self.session.game
        heard = [event for event in self.events if not viewer or game.show(event, viewer) is not None]
        types = iter(event.type for event in heard)
        for name in wanted if isinstance(wanted, list) else [wanted]:
            if name not in types:
                raise ScenarioFailedError(f"no {name!r} in this order among {[event.type for event in heard]}")
