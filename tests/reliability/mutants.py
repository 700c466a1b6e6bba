"""Small defects put into the program on purpose, one at a time, to see whether a test notices: mutants.

A mutant is a place of a module and what stands there instead: a comparison turned, `and` for `or`, a sum for a
difference, a number one higher, a truth flipped, a `not` gone, a call or a result left out. The file stays as it is:
the changed tree is compiled in a process of its own, which then runs tests.

`python -m tests.reliability.mutants MODULE NUMBER TEST…` runs tests against one mutant; exit code 0: it survived. With
`--only FILE` those of these tests whose names stand in a JSON list, in its order.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.reliability.reach import Chosen

ROOT = Path(__file__).resolve().parents[2]
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitOr, ast.Mod: ast.Mult,
}  # fmt: skip
SIGNS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.In: "in",
    ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not", ast.Add: "+", ast.Sub: "-", ast.Mult: "*",
    ast.FloorDiv: "//", ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^", ast.Mod: "%", ast.And: "and", ast.Or: "or",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a module: at which line, what, and how the tree is changed."""

    line: int
    what: str
    change: Callable[[], None]


def path_of(module: str) -> Path:
    """The file of a module."""
    return ROOT / Path(*module.split(".")).with_suffix(".py")


def mutants(tree: ast.Module) -> list[Mutant]:
    """Every mutant of a module, in the order of its source; `change` changes this very tree."""
    return [mutant for node in _acting(tree) for mutant in _of(node)]


def changed(source: str, number: int) -> ast.Module:
    """The tree of a module with one mutant in it."""
    tree = ast.parse(source)
    mutants(tree)[number].change()
    return ast.fix_missing_locations(tree)


def _acting(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes inside functions: names, types and tables of a module are no acts; words of an error are nobody's."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and not _stands_within(tree, function):
            for statement in function.body:
                yield from _inside(statement)


def _stands_within(tree: ast.Module, inner: ast.FunctionDef) -> bool:
    outer = (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one is not inner)
    return any(inner in ast.walk(one) for one in outer)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _inside(child)


def _of(node: ast.AST) -> Iterator[Mutant]:
    """The mutants of one node."""
    line = getattr(node, "lineno", 0)
    if isinstance(node, ast.Compare):
        for place, sign in enumerate(node.ops):
            other = TURNED[type(sign)]
            yield Mutant(line, f"{SIGNS[other]} for {SIGNS[type(sign)]}", _put(node.ops, place, other()))
    elif isinstance(node, ast.BoolOp):
        joined = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Mutant(line, f"{SIGNS[type(joined)]} for {SIGNS[type(node.op)]}", _set(node, "op", joined))
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        swapped = SWAPPED[type(node.op)]
        yield Mutant(line, f"{SIGNS[swapped]} for {SIGNS[type(node.op)]}", _set(node, "op", swapped()))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Mutant(line, "no not", _truth(node))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Mutant(line, f"{not node.value} for {node.value}", _set(node, "value", not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield Mutant(line, f"{node.value + 1} for {node.value}", _set(node, "value", node.value + 1))
    elif isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
        yield Mutant(line, "None for the result", _set(node, "value", ast.Constant(None)))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Mutant(line, "a call left out", _set(node, "value", ast.Constant(None)))


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _put(where: list[ast.cmpop], place: int, what: ast.cmpop) -> Callable[[], None]:
    return lambda: where.__setitem__(place, what)


def _set(node: ast.AST, name: str, what: object) -> Callable[[], None]:
    return lambda: setattr(node, name, what)


def _truth(node: ast.UnaryOp) -> Callable[[], None]:
    """`not x` becomes `not not x`: what x says."""
    return lambda: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand))


# running tests against one of them


class _Loader(SourceFileLoader):
    """Compiles the changed tree; whatever lies compiled beside the file is not looked at."""

    number = 0

    def get_code(self, fullname: str) -> CodeType:
        path = Path(self.get_filename(fullname))
        return compile(changed(path.read_text("utf-8"), self.number), str(path), "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds one module with a mutant in it."""

    def __init__(self, module: str, number: int) -> None:
        self.module, self.number = module, number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        loader = _Loader(fullname, str(path_of(fullname)))
        loader.number = self.number
        return importlib.util.spec_from_loader(fullname, loader)


def main() -> int:
    """Run tests against a mutant; pytest's exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.mutants", description=__doc__)
    parser.add_argument("module")
    parser.add_argument("number", type=int)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--only", type=Path)
    asked = parser.parse_args()
    sys.meta_path.insert(0, _Finder(asked.module, asked.number))
    chosen = [Chosen(json.loads(asked.only.read_text("utf-8")))] if asked.only else []
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *asked.tests], plugins=chosen))


if __name__ == "__main__":
    sys.exit(main())
