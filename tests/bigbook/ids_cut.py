"""Who takes ids and places apart or puts them together by hand, read from the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

SCREENS = ("scenes/bigbook/table", "scenes/bigbook/tutorial", "scenes/table")
GAME = "game/bigbook"
OWN = {"rules/place.py", "rules/action_id.py", "play/thing_id.py", "play/effect_signs.py", "lint/cards.py"}
"""Who reads: places and options, actions, things; and the names of programs (`spell:ice@2`)."""
PUT_TOGETHER = ("play", "text", "scenarios", "terminal")
"""What begins so writes no id either; the rules name their programs, and the coach its features, with a colon."""
CUTS = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix",
        "count", "find", "rfind", "index", "rindex"}  # fmt: skip
KINDS = "card|spell|seat|deck|discard|ability|curse|library|supply|pile|track|power|option"
WRITTEN = re.compile(rf"(look:)?({KINDS}):\Z|(look:)?({KINDS}):X|X:X|button:agree-")
"""A head of an id as a word of its own, or an id put together."""
PARTED = re.compile(r":|\A\.\Z|\A\.\w|\w\.\Z")
"""What ids, places and options are taken apart at."""


def words(node: ast.AST) -> Iterator[str]:
    """The texts of an expression; X stands for what is filled in."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from words(part)


def is_id(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "id"


def taken_apart(nodes: Iterable[ast.AST]) -> list[str]:
    """Where ids of things, options or names of places are cut by hand."""
    found = []
    for node in nodes:
        cut = isinstance(node, ast.Subscript) and is_id(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS:
            cut = is_id(node.func.value) or any(PARTED.search(word) for arg in node.args for word in words(arg))
        if cut:
            found.append(ast.unparse(node))
    return found


def put_together(nodes: Iterable[ast.AST]) -> list[str]:
    """Where they are written by hand."""
    texts = (node for node in nodes if isinstance(node, ast.JoinedStr | ast.Constant | ast.Tuple))
    return [ast.unparse(node) for node in texts if any(WRITTEN.match(word) for word in words(node))]


def offences(nodes: Sequence[ast.AST]) -> list[str]:
    """Where ids of things or names of places are taken apart, or put together, by hand."""
    return [*taken_apart(nodes), *put_together(nodes)]
