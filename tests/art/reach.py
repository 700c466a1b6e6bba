"""Which pictures come to which helper of the parts, by the names that functions use."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.sources import source_files, tree_of

Name = tuple[str, str]
"""A top-level name of the kit: module ("tools.art.parts.sea") and name."""
PACKAGE = "tools.art"


class Reach:
    """Reads the kit under `root` once; frames count for every picture of their kind."""

    def __init__(self, root: Path) -> None:
        self._uses: dict[Name, set[Name]] = {}
        self._functions: set[Name] = set()
        self._roots: dict[str, set[Name]] = {}
        for file in source_files(root, ".py"):
            self._read(file, file.relative_to(root).with_suffix(""))

    def helpers(self) -> dict[Name, set[str]]:
        """Every top-level function of the parts, with the pictures ("game/kind/id") and frames that come to it."""
        found: dict[Name, set[str]] = defaultdict(set)
        for root, starts in self._roots.items():
            for name in self._closure(starts):
                found[name].add(root)
        return {name: found[name] for name in sorted(self._functions)}

    def _closure(self, starts: set[Name]) -> set[Name]:
        seen, open_ = set(starts), list(starts)
        while open_:
            fresh = self._uses.get(open_.pop(), set()) - seen
            seen |= fresh
            open_ += fresh
        return seen

    def _read(self, file: Path, path: Path) -> None:
        module = ".".join((PACKAGE, *path.parts))
        tree = tree_of(file)
        known = _imports(tree, module)
        bodies = {name: node for node in tree.body for name in _bound(node)}
        known |= {name: (module, name) for name in bodies}
        for name, node in bodies.items():
            used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            self._uses[(module, name)] = {known[u] for u in used if u in known}
            if path.parts[0] == "parts" and isinstance(node, ast.FunctionDef):
                self._functions.add((module, name))
        if path.parts[0] == "pictures":
            self._roots["/".join(path.parts[1:])] = {(module, name) for name in bodies}
        if path.parts[0] == "frames":
            for count in ("one", "another"):
                self._roots[f"{path.stem} frame, {count} picture"] = {(module, name) for name in bodies}


def _bound(node: ast.stmt) -> list[str]:
    """names that a top-level statement defines"""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]


def _imports(tree: ast.Module, module: str) -> dict[str, Name]:
    """local name -> where it comes from"""
    known: dict[str, Name] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            above = ".".join(module.split(".")[: -node.level]) if node.level else ""
            source = ".".join(part for part in (above, node.module) if part)
            known |= {alias.asname or alias.name: (source, alias.name) for alias in node.names}
    return known
