"""Lessons and challenges as data: positions, steps with goals that are tests of the state, and example moves.

Nothing here knows a game or a screen: positions, actions and what can be looked at come from the game's
`ScenarioAdapter` (`scenario.py`). A lesson never forbids a legal act; `guide.py` follows a person through one.

A goal is a mapping from expectation keys of the scenario format to what must be found there, or a list of such
mappings, one of which must hold. Beside plain values there are `">=2"`, `"<=2"`, `">2"`, `"<2"`, `"!=none"`; `"+1"` and
`"-1"` (at least one more or fewer than when the step began); and `{has: [fire2]}` (at least these cards).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from game.core.engine.decision import Answer, IllegalAnswer
from game.core.engine.session import Session, state_hash
from game.core.text import strict_yaml
from game.core.text.outside import whole_number

from .scenario import MAX_DEPTH, ScenarioAdapter, ScenarioError, addressed

LESSON_KEYS = {"id", "chapter", "minutes", "was", "given", "steps"}
STEP_KEYS = {"id", "goal", "target", "light", "show", "given"}
CHALLENGE_KEYS = {"id", "task", "stars", "best", "failing", "given", "goal", "fail", "solution"}
MOVE_KEYS = {"do", "answers"}
SIGNS = (">=", "<=", "!=", ">", "<", "+", "-")

Goal = Mapping[str, Any]
Moves = tuple[Mapping[str, Any], ...]
Item = TypeVar("Item", bound=Any)
Kind = TypeVar("Kind", bound=Session)


class LessonError(ValueError):
    """A lesson or challenge that is not well formed, or whose own example does not work. Names the place."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what must become true, what to look at, and moves that lead there.

    `target` is the id of a thing on the screen or of an answer it stands for; `given` a new position, or None; `light`
    names what else matters: things, answers, or areas of the screen.
    """

    id: str
    goals: tuple[Goal, ...]
    target: str
    show: Moves
    given: Mapping[str, Any] | None
    light: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and the steps through it; `minutes` is about how long it takes, `was` names lessons it replaces."""

    id: str
    chapter: str
    minutes: int
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    was: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Its own id and those it was known by before."""
        return (self.id, *self.was)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A puzzle: reach a goal before a fail comes true. `best` is the fewest actions known, `stars` its difficulty."""

    id: str
    stars: int
    best: int
    given: Mapping[str, Any]
    goals: tuple[Goal, ...]
    fails: tuple[Goal, ...]
    solution: Moves
    task: str = ""
    """The kind of its task, where many share their words; '' for one that has words of its own."""
    failing: int = 0
    """How many tables, reached in no more actions, lead nowhere; 0 where nobody has counted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One undo step of an example: the fingerprint of the state it starts from, and its answers."""

    before: str
    answers: tuple[Answer, ...]


# ------------------------------------------------------------------------------------------------------ loading


def load_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder in the order of the file names."""
    return _unique(tuple(_lesson(path) for path in sorted(folder.glob("[!.#]*.yaml"))))


def load_challenges(folder: Path) -> tuple[Challenge, ...]:
    """The challenges of a folder in the order of the file names."""
    return _unique(tuple(_challenge(path) for path in sorted(folder.glob("[!.#]*.yaml"))))


def _unique(items: tuple[Item, ...]) -> tuple[Item, ...]:
    ids = Counter(name for item in items for name in getattr(item, "names", (item.id,)))
    twice = [id_ for id_, count in ids.items() if count > 1]
    if twice:
        raise LessonError(f"{twice[0]}: the same id twice")
    return items


def _lesson(path: Path) -> Lesson:
    data = _document(path, LESSON_KEYS)
    where = f"{path.name}: {data['id']}"
    steps = tuple(_step(where, item) for item in _list(where, data, "steps"))
    _unique(steps)
    minutes = _number(where, data.get("minutes", "1"))
    return Lesson(
        data["id"], data.get("chapter", ""), minutes, data.get("given", {}), steps, _names(where, data, "was")
    )


def _step(where: str, data: Any) -> Step:
    if not isinstance(data, dict) or not data.get("id") or not data.get("goal"):
        raise LessonError(f"{where}: a step has an id and a goal")
    where = f"{where}.{data['id']}"
    _known(where, data, STEP_KEYS)
    return Step(data["id"], _goals(where, data["goal"]), data.get("target", ""), _moves(where, data, "show"),
                data.get("given"), _names(where, data, "light"))  # fmt: skip


def _challenge(path: Path) -> Challenge:
    data = _document(path, CHALLENGE_KEYS)
    where = f"{path.name}: {data['id']}"
    return Challenge(
        data["id"],
        _number(where, data.get("stars", "1")),
        _number(where, data.get("best", "0")),
        data.get("given", {}),
        _goals(where, data.get("goal")),
        _goals(where, data.get("fail", [])),
        _moves(where, data, "solution"),
        data.get("task", ""),
        _number(where, data.get("failing", "0")),
    )


def _document(path: Path, keys: set[str]) -> dict[str, Any]:
    data = strict_yaml.load(path, max_depth=MAX_DEPTH)
    if not isinstance(data, dict) or not data.get("id"):
        raise LessonError(f"{path.name}: a mapping with an id is needed")
    _known(path.name, data, keys)
    return data


def _goals(where: str, data: Any) -> tuple[Goal, ...]:
    goals = data if isinstance(data, list) else [data]
    if any(not isinstance(goal, dict) or not goal for goal in goals):
        raise LessonError(f"{where}: a goal is a mapping of expectations, or a list of them")
    return tuple(goals)


def _moves(where: str, data: Mapping[str, Any], name: str) -> Moves:
    moves = _list(where, data, name)
    for move in moves:
        if not isinstance(move, dict):
            raise LessonError(f"{where}: a move is a mapping")
        _known(where, move, MOVE_KEYS)
    return tuple(moves)


def _list(where: str, data: Mapping[str, Any], name: str) -> list[Any]:
    found = data.get(name)
    if not isinstance(found, list) or not found:
        raise LessonError(f"{where}: {name} is a list")
    return found


def _names(where: str, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A list of names, which may be left out."""
    found = data.get(name, [])
    if not isinstance(found, list) or any(not isinstance(item, str) for item in found):
        raise LessonError(f"{where}: {name} is a list of names")
    return tuple(found)


def _known(where: str, data: Mapping[str, Any], keys: set[str]) -> None:
    for key in data:
        if key not in keys:
            raise LessonError(f"{where}: unknown key {key!r}")


def _number(where: str, text: Any) -> int:
    found = whole_number(text) if isinstance(text, str) and text.isascii() else None
    if found is None:
        raise LessonError(f"{where}: {text!r} is no number")
    return found


# ------------------------------------------------------------------------------------------------------ testing


def copy_of(session: Kind) -> Kind:
    """The same moment without its past; nobody listens to it."""
    return type(session)(session.game, session.state.clone())


def reached(session: Session, nouns: ScenarioAdapter, goals: Sequence[Goal], start: Session | None = None) -> bool:
    """Whether one of the goals holds; `start` is the moment that `"+1"` and `"-1"` count from."""
    return any(all(_holds(session, nouns, key, wanted, start) for key, wanted in goal.items()) for goal in goals)


def _holds(session: Session, nouns: ScenarioAdapter, key: str, wanted: Any, start: Session | None) -> bool:
    if isinstance(wanted, dict) and set(wanted) == {"has"}:
        found = nouns.look(session, key, [])
        return isinstance(found, list) and not Counter(wanted["has"]) - Counter(found)
    if isinstance(wanted, str):
        sign = next((sign for sign in SIGNS if wanted.startswith(sign)), None)
        if sign is not None:
            return _compares(session, nouns, key, sign, wanted.removeprefix(sign), start)
    return bool(nouns.look(session, key, wanted) == wanted)


def _compares(session: Session, nouns: ScenarioAdapter, key: str, sign: str, other: str, start: Session | None) -> bool:
    found = nouns.look(session, key, other)
    if sign == "!=":
        return bool(found != other)
    number, bound = int(found), int(other)
    if sign in "+-":
        if start is None:
            raise LessonError(f"{key}: {sign}{other} needs a start to count from")
        change = number - int(nouns.look(start, key, other))
        return change >= bound if sign == "+" else -change >= bound
    return {">=": number >= bound, "<=": number <= bound, ">": number > bound, "<": number < bound}[sign]


def play(session: Session, nouns: ScenarioAdapter, moves: Moves) -> tuple[Shown, ...]:
    """Make the moves on this session; LessonError where one is refused. Returns what was answered from where."""
    shown: list[Shown] = []
    before = [state_hash(session.state)]

    def hear(answers: tuple[Answer, ...]) -> None:
        shown.append(Shown(before[0], answers))
        before[0] = state_hash(session.state)

    session.on_answers.append(hear)
    try:
        for number, move in enumerate(moves, start=1):
            _make(session, nouns, move, number)
    finally:
        session.on_answers.remove(hear)
    return tuple(shown)


def _make(session: Session, nouns: ScenarioAdapter, move: Mapping[str, Any], number: int) -> None:
    try:
        if "do" in move:
            nouns.act(session, move["do"])
        for words in move.get("answers", []):
            answer_by_words(session, nouns, words)
    except (IllegalAnswer, ScenarioError) as refused:
        raise LessonError(f"move {number} {dict(move)}: {refused}") from None


def answer_by_words(session: Session, nouns: ScenarioAdapter, words: Any) -> None:
    """Answer what is asked as a scenario would: `{seat: ...}` names who must be the one asked."""
    decision = session.decision
    if decision is None:
        raise LessonError(f"nothing is asked, but {words!r} is answered")
    seat, words = addressed(nouns, words)
    if seat and seat != decision.seat:
        raise LessonError(f"{decision.seat} is asked, not {seat}")
    if nouns.is_act(decision):
        nouns.act(session, words)
    else:
        session.apply(nouns.answer(session, words))


def demonstrate(session: Session, nouns: ScenarioAdapter, moves: Moves) -> tuple[Shown, ...] | None:
    """The same on a copy: what the moves would answer, or None when they cannot be made from here."""
    try:
        return play(copy_of(session), nouns, moves)
    except LessonError:
        return None
