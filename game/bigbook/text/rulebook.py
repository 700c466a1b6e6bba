"""The order of the rulebook: chapters, paragraphs, and where each rule is explained. Words are in the locale files.

Rule numbers are those of the project's rules (`BB-LRN.8`, `A-22`), the numbers that refusals carry.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from game.core.text import strict_yaml

FILE = Path(__file__).parent / "rulebook.yaml"


class RulebookError(ValueError):
    """The rulebook's order is damaged; the message names the place."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A short text with a stable id (`actions.limit`), the rules it covers, and the picture beside it ('' for none)."""

    id: str
    rules: tuple[str, ...]
    figure: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of paragraphs; its id is the name of its locale file."""

    id: str
    figure: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the chapter of cards: every card of a sort (`spells`) of one element or pile (`fire`)."""

    id: str
    sort: str
    of: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer about single cards, under whose entries it stands."""

    id: str
    cards: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Everything but the words. `glossary` maps a word's id to its key below `bigbook.terms` ('' for a title of its
    own); `summary` maps a block to its lines.
    """

    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    rulings: tuple[Ruling, ...]
    glossary: dict[str, str]
    summary: dict[str, tuple[str, ...]]
    places: dict[str, str] = field(default_factory=dict)
    """Rule number -> the paragraph, section or card (`card.avatar`) that explains it."""


@cache
def rulebook() -> Rulebook:
    """The rulebook of this game, read on first use; RulebookError or StrictYamlError when its file is damaged."""
    return read(FILE)


def read(path: Path) -> Rulebook:
    """Read and check a file; a rule explained in two places is refused."""
    data = strict_yaml.load(path)
    if not isinstance(data, dict):
        raise RulebookError(f"{path.name}: a mapping is needed")
    book = Rulebook(
        tuple(_chapter(item) for item in _list(data, "chapters")),
        tuple(Section(item["id"], item["sort"], item.get("of", ""), _rules(item)) for item in _list(data, "cards")),
        tuple(Ruling(name, tuple(item["cards"]), _rules(item)) for name, item in _map(data, "rulings").items()),
        {name: str(key) for name, key in _map(data, "glossary").items()},
        {name: tuple(lines) for name, lines in _map(data, "summary").items()},
    )
    for place, rules in _explained(book):
        for rule in rules:
            if rule in book.places:
                raise RulebookError(f"{path.name}: {rule} stands in {book.places[rule]} and in {place}")
            book.places[rule] = place
    return book


def _explained(book: Rulebook) -> list[tuple[str, tuple[str, ...]]]:
    found = [(one.id, one.rules) for chapter in book.chapters for one in chapter.paragraphs]
    found += [(f"cards.{one.id}", one.rules) for one in book.sections]
    return found + [(f"card.{one.cards[0]}", one.rules) for one in book.rulings]


def _chapter(item: Any) -> Chapter:
    return Chapter(
        item["id"],
        item.get("figure", ""),
        tuple(Paragraph(f"{item['id']}.{one['id']}", _rules(one), one.get("figure", "")) for one in item["paragraphs"]),
    )


def _rules(item: Any) -> tuple[str, ...]:
    return tuple(item.get("rules", ()))


def _list(data: dict[str, Any], name: str) -> list[Any]:
    if not isinstance(data.get(name), list):
        raise RulebookError(f"{name}: a list is needed")
    return list(data[name])


def _map(data: dict[str, Any], name: str) -> dict[str, Any]:
    if not isinstance(data.get(name), dict):
        raise RulebookError(f"{name}: a mapping is needed")
    return dict(data[name])
