"""Writes the imports of a drawing file: every kit name it uses, from where that name lives, and nothing else."""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
PACKAGE = "tools.art"
KITS = {"mansions": "lamplit"}
"""Games that are drawn in a style of their own, with the folder of what their pictures share. Its names go before those
of the kit of all games."""
STANDARD = {
    "math": "import math",
    "random": "import random",
    "np": "import numpy as np",
    "yaml": "import yaml",
    "itertools": "import itertools",
    "Callable": "from collections.abc import Callable",
    "Mapping": "from collections.abc import Mapping",
    "Sequence": "from collections.abc import Sequence",
    "cache": "from functools import cache",
    "dataclass": "from dataclasses import dataclass",
    "partial": "from functools import partial",
    "pathops": "import pathops",
    "TTFont": "from fontTools.ttLib import TTFont",
    "Path": "from pathlib import Path",
}


def drawing_files() -> list[Path]:
    """The files whose imports are kept by this tool: pictures, parts, the kits of single games, frames and ornament."""
    folders = ("pictures/*/*/*.py", "parts/[!_]*.py", *(f"{kit}/[!_]*.py" for kit in KITS.values()), "frames/[!_]*.py")
    return sorted([*(file for pattern in folders for file in ROOT.glob(pattern)), ROOT / "ornament.py"])


def kit_files(kit: str = "") -> list[Path]:
    """The files whose public names a drawing may use; with a game's own kit its files come first."""
    files = [*ROOT.glob("inkwell/[!_]*.py"), *ROOT.glob("parts/[!_]*.py")]
    files += [ROOT / "palette.py", ROOT / "picture.py", ROOT / "ornament.py", ROOT / "frames" / "common.py"]
    return [*(sorted(ROOT.glob(f"{kit}/[!_]*.py")) if kit else ()), *sorted(files)]


def kit_of(path: Path) -> str:
    """The kit of the game for which a file draws: "" where it has none of its own."""
    parts = path.parts
    return next((kit for game, kit in KITS.items() if kit in parts or ("pictures" in parts and game in parts)), "")


def kit_names(kit: str = "") -> dict[str, str]:
    """Public name -> module that defines it, for everything a drawing may use; found by reading the files."""
    found: dict[str, str] = {}
    for file in kit_files(kit):
        module = ".".join((PACKAGE, *file.relative_to(ROOT).with_suffix("").parts))
        for name in defined_names(ast.parse(file.read_text())):
            found.setdefault(name, module)
    return found


def defined_names(tree: ast.Module) -> list[str]:
    """Public names that a module defines itself, in the order of its lines."""
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
    return [name for name in names if not name.startswith("_")]


def undefined_names(tree: ast.Module) -> set[str]:
    """Names that are read but nowhere bound in the module."""
    loads: set[str] = set()
    bound: set[str] = {*dir(builtins), "__file__"}
    methods = {id(one) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for one in node.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            (loads if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and id(node) not in methods:
            bound.add(node.name)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    return loads - bound


def tidy(path: Path) -> list[str]:
    """Rewrite the imports and format the file; returns names nobody knows."""
    lines = path.read_text().splitlines()
    for node in sorted(ast.parse("\n".join(lines)).body, key=lambda n: -n.lineno):
        if isinstance(node, (ast.Import, ast.ImportFrom)) and _is_ours(node):
            del lines[node.lineno - 1 : node.end_lineno]
    tree = ast.parse("\n".join(lines))
    missing = undefined_names(tree)
    known = kit_names(kit_of(path))
    block = [STANDARD[name] for name in sorted(missing & STANDARD.keys())]
    by_module: dict[str, list[str]] = {}
    for name in sorted(missing & known.keys()):
        by_module.setdefault(known[name], []).append(name)
    block += [f"from {module} import {', '.join(names)}" for module, names in sorted(by_module.items())]
    position = _import_line(tree)
    path.write_text("\n".join(lines[:position] + block + lines[position:]) + "\n")
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "-q", "--select", "I,F401", "--fix", str(path)], check=False)
    subprocess.run([*ruff, "format", "-q", "--line-length", "120", str(path)], check=False)
    return sorted(missing - known.keys() - STANDARD.keys())


def _is_ours(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.Import):
        return all((alias.asname or alias.name) in STANDARD for alias in node.names)
    module = node.module or ""
    return node.level > 0 or (module.startswith(PACKAGE) and not module.startswith(f"{PACKAGE}.pictures"))


def _import_line(tree: ast.Module) -> int:
    """Index of the line after the docstring and any __future__ import."""
    last = 0
    for node in tree.body:
        is_doc = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not (is_doc or is_future):
            break
        last = node.end_lineno or last
    return last
