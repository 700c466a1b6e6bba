"""Who asks an event for its arguments by hand, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "game" / "bigbook"
READERS = (ROOT / "text", ROOT / "play", ROOT / "ai", ROOT.parents[1] / "scenes" / "bigbook")
NAMES = {"event", "e", "first", "last", "head", "told", "happened", "gone", "seen"}
"""What an event is called where it is read."""


def an_event(node: ast.expr) -> bool:
    """Whether an expression is an event by the names that are used for them."""
    if isinstance(node, ast.Subscript):
        kept = node.value
        return (isinstance(kept, ast.Attribute) and kept.attr == "events") or an_event(kept)
    return isinstance(node, ast.Name) and node.id in NAMES


def arguments_of_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "args" and an_event(node.value)


def asked_of_events(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Every argument of an event that is taken by its name."""
    for node in nodes:
        name: ast.expr | None = None
        if isinstance(node, ast.Subscript) and (an_event(node.value) or arguments_of_one(node.value)):
            name = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            asked = node.func.value
            name = node.args[0] if an_event(asked) or arguments_of_one(asked) else None
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            name = node.left if arguments_of_one(node.comparators[0]) else None
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            yield name.value
