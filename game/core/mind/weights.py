"""Weights in a data file: tables of numbers by name, with a version. Whoever finds one no good plays on without it."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from pathlib import Path

from game.core.saves import disk
from game.core.text import strict_yaml
from game.core.text.strict_yaml import Node, StrictYamlError

Tables = Mapping[str, Mapping[str, float]]
"""By the name of a table its numbers by name."""


class WeightsError(ValueError):
    """Weights that are not used; the text is one clear line."""


def read(path: Path, version: int, names: Mapping[str, frozenset[str] | None]) -> Tables:
    """The tables of a file: exactly those of `names`, each with exactly these numbers, or with any where that is None.
    WeightsError where the file cannot be read, is of another version, or holds something else."""
    try:
        found = strict_yaml.load(path)
    except StrictYamlError as error:
        raise WeightsError(str(error).splitlines()[0]) from error
    if not isinstance(found, dict):
        raise WeightsError(f"{path.name}: a mapping is needed")
    if found.get("version") != str(version):
        raise WeightsError(f"{path.name}: version {found.get('version')!r} is not {version}, which this game knows")
    for name in sorted({*found, *names} - {"version", "training"}):
        if name not in names or name not in found:
            raise WeightsError(f"{path.name}: {name!r} is {'missing' if name in names else 'unknown'}")
    return {name: _table(path, name, found[name], known) for name, known in names.items()}


def _table(path: Path, name: str, node: Node | None, known: frozenset[str] | None) -> dict[str, float]:
    if not isinstance(node, dict):
        raise WeightsError(f"{path.name}: {name}: a mapping is needed")
    for one in sorted(known ^ set(node)) if known is not None else ():
        raise WeightsError(f"{path.name}: {name}: {one!r} is {'missing' if one in (known or ()) else 'unknown'}")
    return {one: _number(path, f"{name}: {one}", text) for one, text in node.items()}


def _number(path: Path, name: str, node: Node | None) -> float:
    try:
        number = float(str(node))
    except ValueError:
        raise WeightsError(f"{path.name}: {name}: {node!r} is no number") from None
    if not isfinite(number):
        raise WeightsError(f"{path.name}: {name}: {node!r} is no number")
    return number


def write(path: Path, version: int, training: str, tables: Tables) -> None:
    """Write tables so that `read` takes them, one number a line; `training` says how they were found."""
    lines = [f"version: {version}", f'training: "{training}"']
    for name, table in tables.items():
        lines += [f"{name}:", *(f'  "{one}": {number:.4g}' for one, number in sorted(table.items()))]
    disk.replace_file(path, ("\n".join(lines) + "\n").encode("utf-8"))
