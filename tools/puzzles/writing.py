"""A puzzle as a file that challenges are read from: the position, the goal, and the moves of its solution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.bigbook.rules import action_id
from game.bigbook.rules.actions import ABILITY, END, PASS
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision

from .exhaust import Solved

WIDE = 150
"""So long may a line of the file become before a mapping is written over several."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position that passed: its kind (`positions.KINDS`), the curses that have to go, and what was found."""

    kind: str
    given: Mapping[str, Any]
    curses: tuple[str, ...]
    solved: Solved


def document(puzzle: Puzzle, name: str, stars: int, game: BigBook, start: State) -> str:
    """The text of a challenge's file."""
    goal = {"result": "won"} if puzzle.kind == "win" else {"aside": {"has": list(puzzle.curses)}}
    fail = {"result": "lost"} if puzzle.kind == "win" else {"turn": "+1"}
    moves = list(_moves(game, start, puzzle.solved.answers))
    if puzzle.kind == "win":
        moves.append({"do": END})
    lines = [f"id: {name}", f"task: {puzzle.kind}", f"stars: {stars}", f"best: {puzzle.solved.actions}",
             f"failing: {puzzle.solved.failing}", "given:"]  # fmt: skip
    for key, value in puzzle.given.items():
        if key == "players":
            lines.append("  players:")
            lines += [f"    {seat}: {_flow(player)}" for seat, player in value.items()]
        else:
            lines.append(f"  {key}: {_flow(value)}")
    lines += [f"goal: {_flow(goal)}", f"fail: {_flow(fail)}", "solution:"]
    for move in moves:
        lines.append(f"  - do: {_flow(move['do'])}")
        if move.get("answers"):
            lines.append(f"    answers: {_flow(move['answers'])}")
    return "\n".join(lines) + "\n"


def _flow(value: Any) -> str:
    """YAML in one line; every word here is plain."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return str(value)


def _moves(game: BigBook, start: State, answers: Sequence[Answer]) -> Iterator[dict[str, Any]]:
    """The answers as moves: an own action with its payment, and all that is asked before the next own action."""
    state, left = start.clone(), list(answers)
    move: dict[str, Any] = {}
    while left:
        decision, answer = state.decision, left.pop(0)
        assert decision is not None
        game.step(state, answer)
        words = _words(decision, answer)
        if decision.kind == "action" and answer[0] != PASS:
            paid = state.decision is not None and state.decision.kind == "pay"
            if paid:
                payment = left.pop(0)
                game.step(state, payment)
                words = {**words, "pay": list(payment)} if isinstance(words, dict) else words
        if decision.kind == "action" and decision.prompt == "action":
            if move:
                yield move
            move = {"do": words, "answers": []}
        else:
            move["answers"].append(words)
    while state.decision is not None and state.decision.prompt == "granted_action":  # more was granted than is needed
        game.step(state, (PASS,))
        move["answers"].append(PASS)
    yield move


def _words(decision: Decision, answer: Answer) -> Any:
    """An answer as a scenario writes it."""
    if decision.kind == "action":
        if answer[0] in (END, PASS):
            return answer[0]
        if answer[0] == ABILITY:
            return {"ability": "true"}
        act = action_id.read(answer[0])
        found: dict[str, Any] = {act.verb: act.target}
        if act.verb == "activate" and act.power > 1:
            found["power"] = str(act.power)
        return found
    if not answer:
        return "pass"
    return list(answer)
