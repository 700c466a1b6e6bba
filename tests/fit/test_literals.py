"""No call that draws words gets them written in the code: they come from the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.sources import nodes_of, source_files

SCENES = Path(__file__).resolve().parents[2] / "scenes"
DRAWS = {
    "draw_text": 1,
    "draw_name": 1,
    "gilded": 1,
    "text": 1,
    "fit": 0,
    "layout": 0,
    "lay_out": 0,
    "outlined": 0,
    "say": 0,
    "set_caption": 0,
    "name_label": 0,
}
"""Functions that draw or lay out words, and which of their arguments the words are."""
SIGNS = re.compile(r"\[/?[a-z0-9_-]+\]|\[\[")

KEY = re.compile(r"[a-z0-9_.]+")
"""A key of the catalogue, for functions that look it up themselves."""


def literal(node: ast.expr) -> Iterator[str]:
    """The pieces of text that stand in the code for this argument."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (
            part.value for part in node.values if isinstance(part, ast.Constant) and isinstance(part.value, str)
        )
    elif isinstance(node, ast.BinOp):
        yield from literal(node.left)
        yield from literal(node.right)
    elif isinstance(node, ast.IfExp):
        yield from literal(node.body)
        yield from literal(node.orelse)


def written(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """(line, words) of every drawing call with words of its own."""
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = DRAWS.get(name)
        if place is None or len(node.args) <= place:
            continue
        for words in literal(node.args[place]):
            if re.search(r"[^\W\d_]{2}", SIGNS.sub("", words)) and not KEY.fullmatch(words):
                yield node.lineno, words


def test_no_words_are_written_in_drawing_code() -> None:
    found = [
        f"{path.relative_to(SCENES)}:{line}: {words!r}"
        for path in source_files(SCENES, ".py")
        for line, words in written(nodes_of(path))
    ]
    assert not found


def test_the_gate_sees_a_planted_word() -> None:
    planted = 'draw_text(s, "Hello there", r, st)\nlook.text(s, f"[b]{x}[/b] cards", r)\ndraw_text(s, f"[b]{n}[/b]", r)'
    assert [line for line, _ in written(ast.walk(ast.parse(planted)))] == [1, 2]
