"""What is wrong with the words of cards: texts that are missing, and numbers that do not come from the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.bigbook.catalogue import Catalogue
from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import PLACEHOLDER, Template

WRITTEN_OUT = re.compile(r"\b(?:two|three|four|five|six|seven)\b", re.IGNORECASE)
DIGITS = re.compile(r"(?<![\w-])(?:value-|space |\u00d7)?(\d+)")


class Text(NamedTuple):
    """A rules text: its key, the card it belongs to, and the numbers the card declares."""

    key: str
    card: str
    numbers: frozenset[str]


def _texts(catalogue: Catalogue) -> Iterator[Text]:
    for spell in catalogue.spells.values():
        yield Text(f"spells.{spell.id}.text", f"spells: {spell.id}", frozenset({**spell.grows, **spell.fixed}))
    for curse in catalogue.curses.values():
        yield Text(f"curses.{curse.id}.text", f"curses: {curse.id}", frozenset(curse.fixed))
    for magician in catalogue.magicians.values():
        yield Text(f"magicians.{magician.id}.text", f"magicians: {magician.id}", frozenset(magician.fixed))
    for page in catalogue.pages.values():
        for part, numbers in page.numbers.items():
            group = "monsters" if part == "arrival" else "pages"
            known = frozenset(numbers)
            yield Text(f"{group}.{page.id}.{part}", f"grimoire: {page.id}", known)


def _names(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """(key, card) of every name that must be there."""
    for group, ids in (("spells", catalogue.spells), ("curses", catalogue.curses), ("magicians", catalogue.magicians)):
        for id_ in ids:
            yield f"{group}.{id_}.name", f"{group}: {id_}"
    for page in catalogue.pages.values():
        if "arrival" in page.numbers:
            yield f"monsters.{page.id}.name", f"grimoire: {page.id}"


def words_of(catalogue: Catalogue, lang: str, locales: Path) -> Iterator[str]:
    """Everything that is wrong with the words of the cards in one language."""
    words = Words.load(lang, [locales])
    english = Words.load("en", [locales])
    for key, card in _names(catalogue):
        if not _written(words.template(f"bigbook.cards.{key}")):
            yield f"{lang}: {card}: the name is missing ({key})"
    for text in _texts(catalogue):
        template = words.template(f"bigbook.cards.{text.key}")
        if template is None or not _written(template):
            yield f"{lang}: {text.card}: the text is missing ({text.key})"
            continue
        yield from _places(lang, text, template)
        yield from _figures(lang, text, template, english.template(f"bigbook.cards.{text.key}"))
    yield from words.problems


def _written(template: Template | None) -> bool:
    return template is not None and all(text.strip() for text in template.variants.values())


def _found(text: str) -> set[str]:
    return {match.group(1) for match in PLACEHOLDER.finditer(text)}


def _places(lang: str, text: Text, template: Template) -> Iterator[str]:
    """The text shows exactly the numbers that the card declares; the singular may do without the one it counts."""
    for variant, wording in template.variants.items():
        found = _found(wording)
        optional = {template.by} if variant == "one" else set()
        for name in sorted(found - text.numbers):
            yield f"{lang}: {text.card}: the text has {{{name}}}, which the card does not declare ({text.key})"
        for name in sorted(text.numbers - found - optional):
            yield f"{lang}: {text.card}: the card's number {name!r} is not in the text ({text.key})"


def _figures(lang: str, text: Text, template: Template, english: Template | None) -> Iterator[str]:
    """Numbers that change with the card stand in braces; `value-2` and the like are names, not numbers."""
    for wording in template.variants.values():
        plain = PLACEHOLDER.sub("", wording)
        if lang == "en":
            loose = [found.group(1) for found in DIGITS.finditer(plain) if found.group(0) == found.group(1)]
            loose += WRITTEN_OUT.findall(plain)
        else:
            known = {"1", *re.findall(r"\d+", " ".join(english.variants.values()))} if english else set()
            loose = [figure for figure in re.findall(r"\d+", plain) if figure not in known]
        for figure in loose:
            yield f"{lang}: {text.card}: the text writes {figure} out; numbers come from the program ({text.key})"
