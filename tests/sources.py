"""The files of the project, and the syntax of the program's modules, read once for all tests of a process."""

from __future__ import annotations

import ast
import shutil
from functools import cache
from pathlib import Path

LEFT_BESIDE = ("~", ".pyc", ".pyo", ".orig", ".rej", ".bak", ".swp", ".tmp")
"""How files end that editors and Python leave beside those of the project."""


def source_files(folder: Path, *suffixes: str) -> list[Path]:
    """The files at and below a folder whose names end so (`.py`; none given: all), sorted. What Python, an editor or a
    file manager leaves beside them (caches, locks, old copies, hidden files) is none of the project's."""
    found = (path for path in folder.rglob("*") if path.suffix in suffixes or not suffixes)
    return sorted(path for path in found if is_source(path.relative_to(folder)) and path.is_file())


def copy_sources(folder: Path, copy: Path) -> Path:
    """A copy of a folder of the project with its own files only, for tests that damage them."""

    def left_beside(inside: str, names: list[str]) -> list[str]:
        return [name for name in names if not is_source(Path(name))]

    return Path(shutil.copytree(folder, copy, ignore=left_beside))


def is_source(path: Path) -> bool:
    """Whether a path below a folder of the project is one of its own files, and not left beside them by a program."""
    hidden = any(part.startswith((".", "#")) or part == "__pycache__" for part in path.parts)
    return not hidden and not path.name.endswith(LEFT_BESIDE)


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax of a module; nobody changes it."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Everything in it, in the order of `ast.walk`, without the signs that a name is read or written."""
    nodes: list[ast.AST] = [tree_of(path)]
    for node in nodes:  # grows meanwhile
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                nodes += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and name != "ctx":
                nodes.append(value)
    return tuple(nodes)
