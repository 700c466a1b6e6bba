"""A data class of msgspec as a plain class with the same fields, which mypyc can hold: for the compiled copy only."""

from __future__ import annotations

import ast


def native(text: str, name: str) -> str:
    """The text of a module in which the data class `name` is a plain class; only constants and empty lists and dicts
    are defaults. SystemExit where there is no such class."""
    found = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == name]
    if len(found) != 1 or [ast.unparse(base) for base in found[0].bases] != ["Struct"]:
        raise SystemExit(f"there is no data class {name}")
    fields = [node for node in found[0].body if isinstance(node, ast.AnnAssign)]
    lines = text.splitlines(keepends=True)
    for field in fields[::-1]:
        assert field.end_lineno is not None
        lines[field.lineno - 1 : field.end_lineno] = [
            f"    {ast.unparse(field.target)}: {ast.unparse(field.annotation)}\n"
        ]
    lines[found[0].lineno - 1] = f"class {name}:\n"
    made = [f"    def __init__(self, {', '.join(map(_parameter, fields))}) -> None:\n", *map(_filled, fields), "\n"]
    first = next(node for node in found[0].body if isinstance(node, ast.FunctionDef))
    at = min([first.lineno, *(one.lineno for one in first.decorator_list)]) - 1
    return "".join([*lines[:at], *made, *lines[at:]])


def _made_anew(field: ast.AnnAssign) -> bool:
    """Whether the default is a list or dict, which everybody needs one of."""
    return isinstance(field.value, ast.List | ast.Dict)


def _parameter(field: ast.AnnAssign) -> str:
    told = f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}"
    if field.value is None:
        return told
    return f"{told} | None = None" if _made_anew(field) else f"{told} = {ast.unparse(field.value)}"


def _filled(field: ast.AnnAssign) -> str:
    name = ast.unparse(field.target)
    if field.value is None or not _made_anew(field):
        return f"        self.{name} = {name}\n"
    return f"        self.{name} = {ast.unparse(field.value)} if {name} is None else {name}\n"
