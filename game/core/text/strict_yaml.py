"""A strict YAML reader in which every scalar is a string.

YAML turns an unquoted ``no`` into a boolean and ``1:30`` into a number, lets the last of two equal keys win silently,
and expands anchors without limit. Locale files, card data, lessons and scenarios are written by people, so none of that
may happen here: the reader takes mappings, sequences and strings, nothing else, and names the file and line of whatever
it refuses. A key with nothing after it has the empty text as its value. It works on parser events, so no tag is ever
resolved and no object is ever built from data.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from game.core.saves import disk

Node: TypeAlias = "str | list[Node] | dict[str, Node]"
"""A parsed value: text, a list of values, or a mapping from text to values."""

KeyPath: TypeAlias = "tuple[str | int, ...]"
"""The way to a value: mapping keys and list indices from the root; the empty tuple is the root itself."""

Lines: TypeAlias = "dict[KeyPath, int]"
"""Where each key or list item stands: path -> line number, counted from 1."""

MAX_BYTES = 512 * 1024
MAX_DEPTH = 8
NOT_YAML = "this is not YAML: a bracket, a quote, a colon or an indent does not fit here or above"
_BOM = "\ufeff"
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_TOO_DEEP = "maximum nesting depth"
"""What libyaml says, from PyYAML 6.0.4 on, of a line nested so deep that it gives up before any of it is an event."""
_LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class StrictYamlError(ValueError):
    """A file that is not acceptable. Carries ``file``, ``line`` (from 1; 0 when there is no line) and ``message``."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.message = message


class MalformedYamlError(StrictYamlError):
    """No YAML at all: a bracket, a quote, a colon or an indent does not fit."""


def load(path: Path | str, *, max_depth: int = MAX_DEPTH, lines: Lines | None = None) -> Node:
    """Read the one document of a UTF-8 file; raises StrictYamlError for anything refused, unreadable files included.

    An empty file is an empty mapping. When ``lines`` is given it is filled with the line of every key and list item.
    """
    return _single(list(_documents(read(Path(path)), str(path), max_depth, [lines])), str(path))


def load_text(text: str, name: str = "<text>", *, max_depth: int = MAX_DEPTH, lines: Lines | None = None) -> Node:
    """Like `load`, from text; ``name`` stands for the file in error messages."""
    _check_text(text, name)
    return _single(list(_documents(text, name, max_depth, [lines])), name)


def load_all(path: Path | str, *, max_depth: int = MAX_DEPTH, lines: list[Lines] | None = None) -> list[Node]:
    """Every document of a file with ``---`` separators; ``lines`` receives one map per document."""
    return _many(read(Path(path)), str(path), max_depth, lines)


def _many(text: str, name: str, max_depth: int, lines: list[Lines] | None) -> list[Node]:
    maps: list[Lines | None] = []
    found: list[Node] = []
    for node in _documents(text, name, max_depth, maps, collect=lines is not None):
        found.append(node)
    if lines is not None:
        lines.extend(one for one in maps if one is not None)
    return found


def _single(found: list[Node], name: str) -> Node:
    if len(found) > 1:
        raise StrictYamlError(name, 0, "more than one document in the file")
    return found[0] if found else {}


def read(path: Path) -> str:
    """The text of a file before it is parsed; raises StrictYamlError where it cannot be read or is no UTF-8."""
    name = str(path)
    try:
        raw = disk.read_file(path, MAX_BYTES)
    except disk.TooLargeError:
        raise StrictYamlError(name, 0, f"larger than {MAX_BYTES} bytes") from None
    except disk.NotAFileError:
        raise StrictYamlError(name, 0, "is no file") from None
    except (OSError, ValueError) as problem:
        words = getattr(problem, "strerror", None) or "input error"
        raise StrictYamlError(name, 0, f"cannot be read ({words})") from problem
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise StrictYamlError(name, line, "not valid UTF-8") from problem
    _check_text(text, name)
    return text


def _check_text(text: str, name: str) -> None:
    if len(text) > MAX_BYTES:
        raise StrictYamlError(name, 0, f"larger than {MAX_BYTES} bytes")
    if text.startswith(_BOM):
        raise StrictYamlError(name, 1, "starts with a byte order mark")
    nul = text.find("\0")
    if nul >= 0:
        raise StrictYamlError(name, text.count("\n", 0, nul) + 1, "contains a NUL character")


def _documents(
    text: str, name: str, max_depth: int, maps: list[Lines | None], *, collect: bool = False
) -> Iterator[Node]:
    """Yield each document; ``maps[i]`` is the line map of document i, made here when ``collect`` asks for one."""
    builder = _Builder(name, max_depth)
    count = 0
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.DocumentStartEvent):
                if event.version or event.tags:
                    raise builder.error(event, "directives are not allowed")
                if count >= len(maps):
                    maps.append({} if collect else None)
                builder.begin(maps[count])
                count += 1
            elif isinstance(event, yaml.DocumentEndEvent):
                yield builder.root
            else:
                builder.feed(event)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        if _TOO_DEEP in (problem.problem or ""):
            line = mark.line + 1 if mark else 0
            raise StrictYamlError(name, line, f"nested deeper than {max_depth} levels") from problem
        raise MalformedYamlError(name, mark.line + 1 if mark else 0, NOT_YAML) from problem
    except (yaml.YAMLError, UnicodeError, RecursionError) as problem:
        where = text.count("\n", 0, _position(problem)) + 1
        raise MalformedYamlError(name, where, NOT_YAML) from problem


def _position(problem: BaseException) -> int:
    """Character offset a reader error reports; 0 when it reports none."""
    position = getattr(problem, "position", 0)
    return position if isinstance(position, int) and position > 0 else 0


class _Builder:
    """Builds one document from parser events with an explicit stack, so that depth can never exhaust Python's own."""

    def __init__(self, name: str, max_depth: int) -> None:
        self.root: Node = {}
        self._name = name
        self._max_depth = max_depth
        self._stack: list[list[Node] | dict[str, Node]] = []
        self._path: list[str | int] = []
        self._key: str | None = None
        self._lines: Lines | None = None

    def begin(self, lines: Lines | None) -> None:
        """Start a new document."""
        self.root, self._stack, self._path, self._key, self._lines = {}, [], [], None, lines

    def error(self, event: Any, message: str) -> StrictYamlError:
        """The error at an event's place."""
        return StrictYamlError(self._name, event.start_mark.line + 1, message)

    def feed(self, event: Any) -> None:
        """Take one event."""
        if isinstance(event, yaml.AliasEvent):
            raise self.error(event, f"alias *{event.anchor} is not allowed")
        if isinstance(event, yaml.NodeEvent):
            self._refuse_decoration(event)
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._open(event, {})
        elif isinstance(event, yaml.SequenceStartEvent):
            self._open(event, [])
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._stack.pop()
            if self._path:
                self._path.pop()

    def _refuse_decoration(self, event: Any) -> None:
        if event.anchor is not None:
            raise self.error(event, f"anchor &{event.anchor} is not allowed")
        if event.tag is not None:
            raise self.error(event, f"tag {event.tag} is not allowed")

    def _scalar(self, event: Any) -> None:
        if _NO_TEXT.search(event.value):
            raise self.error(event, "text contains a NUL or half a surrogate pair")
        top = self._stack[-1] if self._stack else None
        if isinstance(top, dict) and self._key is None:
            self._take_key(event, top)
            return
        self._attach(event, event.value)
        if self._path:
            self._path.pop()

    def _take_key(self, event: Any, into: dict[str, Node]) -> None:
        key: str = event.value
        if key == "<<" and not event.style:
            raise self.error(event, "merge key << is not allowed")
        if not key:
            raise self.error(event, "empty key")
        if key in into:
            raise self.error(event, f"key {key!r} appears twice")
        self._key = key

    def _open(self, event: Any, node: list[Node] | dict[str, Node]) -> None:
        if self._stack and isinstance(self._stack[-1], dict) and self._key is None:
            raise self.error(event, "a key must be plain text")
        if len(self._stack) >= self._max_depth:
            raise self.error(event, f"nested deeper than {self._max_depth} levels")
        self._attach(event, node)
        self._stack.append(node)

    def _attach(self, event: Any, node: Node) -> None:
        """Put a value under the waiting key, at the end of the open list, or at the root, and note its line."""
        if not self._stack:
            self.root = node
            self._note(event)
            return
        top = self._stack[-1]
        if isinstance(top, dict):
            key = self._key
            if key is None:
                raise self.error(event, "a value without a key")
            top[key] = node
            self._path.append(key)
            self._key = None
        else:
            self._path.append(len(top))
            top.append(node)
        self._note(event)

    def _note(self, event: Any) -> None:
        if self._lines is not None:
            self._lines[tuple(self._path)] = event.start_mark.line + 1
