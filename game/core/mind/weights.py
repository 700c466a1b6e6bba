"""Weights in a data file: tables of numbers by name, with a version. Whoever finds one no good plays on without it."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite, nan
from pathlib import Path

from game.core.saves import disk
from game.core.text import strict_yaml
from game.core.text.strict_yaml import Node, StrictYamlError

Tables = Mapping[str, Mapping[str, float]]
"""By the name of a table its numbers by name."""


class WeightsError(ValueError):
    """Weights that are not used; the text is one clear line."""


def opened(path: Path, version: int) -> Mapping[str, Node]:
    """What a file of weights holds. WeightsError where it cannot be read or is of another version."""
    try:
        found = mapping(path.name, strict_yaml.load(path))
    except StrictYamlError as error:
        raise WeightsError(str(error).splitlines()[0]) from error
    if found.get("version") != str(version):
        raise WeightsError(f"{path.name}: version {found.get('version')!r} is not {version}, which this game knows")
    return found


def mapping(where: str, node: Node | None) -> Mapping[str, Node]:
    """What stands under a name, by name. WeightsError where that is something else."""
    if not isinstance(node, dict):
        raise WeightsError(f"{where}: a mapping is needed")
    return node


def number(where: str, node: Node) -> float:
    """A number that may be reckoned with. WeightsError for what is none."""
    try:
        found = float(str(node))
    except ValueError:
        found = nan
    if not isfinite(found):
        raise WeightsError(f"{where}: {node!r} is no number")
    return found


def quoted(text: str) -> str:
    """A text as the reader takes it back."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read(path: Path, version: int, names: Mapping[str, frozenset[str] | None]) -> Tables:
    """The tables of a file: exactly those of `names`, each with exactly these numbers, or with any where that is None.
    WeightsError where the file cannot be read, is of another version, or holds something else."""
    found = opened(path, version)
    for name in sorted({*found, *names} - {"version", "training"}):
        if name not in names or name not in found:
            raise WeightsError(f"{path.name}: {name!r} is {'missing' if name in names else 'unknown'}")
    return {name: _table(f"{path.name}: {name}", found[name], known) for name, known in names.items()}


def _table(where: str, node: Node, known: frozenset[str] | None) -> dict[str, float]:
    table = mapping(where, node)
    for one in sorted(known ^ set(table)) if known is not None else ():
        raise WeightsError(f"{where}: {one!r} is {'missing' if one in (known or ()) else 'unknown'}")
    return {one: number(f"{where}: {one}", text) for one, text in table.items()}


def write(path: Path, version: int, training: str, tables: Tables) -> None:
    """Write tables so that `read` takes them, one number a line; `training` says how they were found."""
    lines = [f"version: {version}", f"training: {quoted(training)}"]
    for name, table in tables.items():
        lines += [f"{name}:", *(f"  {quoted(one)}: {weight:.4g}" for one, weight in sorted(table.items()))]
    disk.replace_file(path, ("\n".join(lines) + "\n").encode("utf-8"))
