"""A language that nobody has written yet: every file and key of English, empty, with the English beside it.

A text that is empty is not there: the game shows the English one, so a translation can be played from its first word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from game.core.text import strict_yaml
from game.core.text.i18n import ITSELF, MAX_DEPTH
from game.core.text.plurals import CLASSES, plural_class, plural_classes
from game.core.text.strict_yaml import KeyPath, Lines, Node

OWN_NAME = re.compile(r'^name: ".*"$', re.MULTILINE)
"""Where a language says its own name in `language.yaml`: without it there is no language."""
SHOWN = (*range(31), 100, 101, 102, 111, 1000, 1_000_000)
"""Numbers by which a plural form is explained."""
EXAMPLES = 6
Tree: TypeAlias = Mapping[str, Node]


def blank(english: Path, lang: str, own_name: str) -> Iterator[tuple[Path, str]]:
    """Every file of a language to be written: its path below the language's folder, and its text.

    `english` is the folder of the English files; StrictYamlError where one of them cannot be read. What a language
    says of itself (its `own_name`, how it joins lists) is not left empty: there stands what English does.
    """
    for path in sorted(english.rglob("[!.#]*.yaml")):
        text, lines = strict_yaml.read(path), dict[KeyPath, int]()
        tree = strict_yaml.load_text(text, str(path), max_depth=MAX_DEPTH, lines=lines)
        below = path.relative_to(english)
        if below.as_posix() == f"{ITSELF}.yaml":
            yield below, OWN_NAME.sub(lambda _: f"name: {_quoted(own_name)}", text)
        elif isinstance(tree, dict):
            page = _Page(text.split("\n"), lines, lang)
            page.write(tree, ())
            yield below, "".join(f"{line}\n" for line in page.lines)


class _Page:
    """One file as it is written, line by line, with the comments of the English one in their places."""

    def __init__(self, source: list[str], at: Lines, lang: str) -> None:
        self.lines: list[str] = []
        self._source, self._at, self._lang = source, at, lang
        self._copied = 0

    def write(self, tree: Tree, path: tuple[str, ...]) -> None:
        """A mapping and all below it."""
        for key, node in tree.items():
            here = (*path, key)
            self._comments(self._at.get(here, 0))
            indent = "  " * len(path)
            if not isinstance(node, dict):
                self.lines.append(_empty(indent, key, str(node)))
            elif counts := _counted(node):
                self.lines.append(f"{indent}{key}:")
                self._forms(node, counts, indent + "  ")
            else:
                self.lines.append(f"{indent}{key}:")
                self.write(node, here)

    def _comments(self, line: int) -> None:
        """The lines of nothing but a comment that stand above a line of the English file and have not been copied."""
        for text in self._source[self._copied : max(0, line - 1)]:
            if text.lstrip().startswith("#"):
                self.lines.append(text)
        self._copied = max(self._copied, line - 1)

    def _forms(self, node: Tree, by: str, indent: str) -> None:
        """A text that varies by a number, with the forms that this language has."""
        self.lines.append(f"{indent}by: {by}")
        numbers = {name: list(found) for name, found in _by_class(self._lang).items()}
        for name in plural_classes(self._lang):
            shown = ", ".join(str(number) for number in numbers.get(name, [])[:EXAMPLES])
            english = node.get(plural_class("en", numbers[name][0]) if name in numbers else "other", node["other"])
            self.lines.append(_empty(indent, name, str(english), shown or "no whole number; needed all the same"))


def _by_class(lang: str) -> dict[str, list[int]]:
    """Numbers of each plural class of a language, the smallest first."""
    ordered = sorted(SHOWN, key=lambda number: (plural_class(lang, number), number))
    return {name: list(found) for name, found in groupby(ordered, key=lambda number: plural_class(lang, number))}


def _counted(node: Tree) -> str:
    """The argument by whose number a text varies; '' where it does not."""
    if "other" not in node or not node.keys() <= CLASSES | {"by"}:
        return ""
    return str(node.get("by", "n"))


def _empty(indent: str, key: str, english: str, numbers: str = "") -> str:
    """A key without its text, and beside it what English says there."""
    before = f"{numbers}: " if numbers else ""
    return f'{indent}{key}: ""  # {before}{_quoted(english)}'


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
