"""What data files say of pictures (how one is cut, how its layers move), by name: read once, by whoever needs it.

A file or an entry that is missing or damaged is no reason to stop: it is told once, as a missing picture is, and
whoever asked does what is done for a picture of which nothing is said.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from game.core.text import strict_yaml

MOST = 10_000.0
"""No length, turn or duration in such a file is larger: nothing is drawn that big."""
Number = Annotated[float, Meta(ge=-MOST, le=MOST)]
T = TypeVar("T")
_log = logging.getLogger(__name__)
lost: list[str] = []
"""Files that are missing or damaged, as `folder/file`."""
on_lost: Callable[[str], None] | None = None
"""Hears, once, of each such file."""


_read: dict[Path, Mapping[str, Any]] = {}


def read(path: Path, made: Callable[[strict_yaml.Node], T]) -> Mapping[str, T]:
    """Every entry of a file as `made` makes it, once; ValueError or LookupError from there is a damaged one, and left
    out. Nothing where the file is missing, empty or no mapping."""
    if path not in _read:
        _read[path] = dict(_entries(path, made))
    return _read[path]


def _entries(path: Path, made: Callable[[strict_yaml.Node], T]) -> Iterator[tuple[str, T]]:
    try:
        data = strict_yaml.load(path)
    except strict_yaml.StrictYamlError as error:
        _lost(path, str(error))
        return
    if not isinstance(data, dict) or not data:
        _lost(path, "holds no entries")
        return
    for name, node in data.items():
        try:
            yield name, made(node)
        except (ValueError, LookupError) as error:
            _lost(path, f"{name}: {error!r}")


def _lost(path: Path, why: str) -> None:
    name = f"{path.parent.name}/{path.name}"
    if name in lost:
        return
    _log.warning("data of pictures %s: %s", name, why)
    lost.append(name)
    if on_lost is not None:
        on_lost(name)


def forget() -> None:
    """What was read is read anew: what was lost may be there again."""
    lost.clear()
    _read.clear()


def number(node: strict_yaml.Node) -> float:
    """A number of at most MOST either way; ValueError for anything else."""
    return msgspec.convert(node, Number, strict=False)


def pair(node: strict_yaml.Node) -> tuple[float, float]:
    """Two such numbers."""
    return msgspec.convert(node, tuple[Number, Number], strict=False)


def names(node: strict_yaml.Node) -> tuple[str, ...]:
    """A list of names."""
    return msgspec.convert(node, tuple[str, ...])


def mapping(node: strict_yaml.Node) -> dict[str, strict_yaml.Node]:
    """What has names of its own; ValueError where it has none."""
    if not isinstance(node, dict):
        raise ValueError("no mapping")
    return node
