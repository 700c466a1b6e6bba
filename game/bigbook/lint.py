"""The card linter: what is wrong with the card files and with the words that belong to them, one clear line each.

It is meant for people who write cards or translate them, and for the tests. The game itself reads cards with the same
schema (`catalogue.py`, `core/program.py`) and stops at the first fault; the linter goes on and compares the words too.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.core.engine.program import ProgramError, Registry
from game.core.text.i18n import Catalogue as Words
from game.core.text.i18n import available
from game.core.text.phrases import PLACEHOLDER, Template
from game.core.text.strict_yaml import StrictYamlError

from .catalogue import CARDS, Catalogue, Source
from .verbs import WORDS, verbs

NUMBERED = ("count", "at_least", "down_to", "keep")
"""Arguments whose number a text should show."""
OWN_VERBS = 0.2
"""The script budget: at most one card in five may be the only one that uses some verb."""
WRITTEN_OUT = re.compile(r"\b(?:two|three|four|five|six|seven)\b", re.IGNORECASE)
DIGITS = re.compile(r"(?<![\w-])(?:value-|space |\u00d7)?(\d+)")


class Text(NamedTuple):
    """A rules text: its key, the card it belongs to, and the numbers the card declares."""

    key: str
    card: str
    numbers: frozenset[str]


def lint(cards: Path = CARDS, locales: Path | None = None) -> list[str]:
    """Everything that is wrong with the cards in `cards` and, where given, with their words in `locales`.

    Never raises for a fault in the files; an empty list means that nothing is wrong.
    """
    try:
        catalogue = Catalogue(cards)
    except (ProgramError, StrictYamlError) as error:
        return [str(error)]
    problems = list(_programs(catalogue))
    if locales is not None:
        for language in available([locales], problems):
            problems += _words(catalogue, language.code, locales)
    return list(dict.fromkeys(problems))


# ------------------------------------------------------------------------------------------------------ programs


def _programs(catalogue: Catalogue) -> Iterator[str]:
    registry = Registry(verbs, WORDS)
    for source in catalogue.sources:
        try:
            registry.add(source.name, source.steps, source.numbers)
        except ProgramError as error:
            yield re.sub(r"@[123]", "", str(error))  # the same fault at every power is one fault
            continue
        yield from _numbers(source)
    for magician in catalogue.magicians.values():
        for event, program in magician.trigger.items():
            if program not in registry.steps:
                yield f"magicians: {magician.id}: {event} starts {program!r}, which is no program"
    yield from _unused_figures(catalogue)
    yield from _script_budget(catalogue.sources)


def _scalars(steps: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every (argument, value) in a program."""
    if isinstance(steps, list):
        for item in steps:
            yield from _scalars(item, key)
    elif isinstance(steps, dict):
        for name, value in steps.items():
            yield from _scalars(value, name)
    else:
        yield key, str(steps)


def _card(source: Source) -> str:
    return source.name.partition("@")[0]


def _numbers(source: Source) -> Iterator[str]:
    """Declared numbers must be used, and numbers above one that are used must be declared, for the text to show."""
    used = list(_scalars(source.steps))
    named = {value for _, value in used}
    for name in source.numbers:
        if name not in named and not source.name.startswith("ability:"):
            yield f"{_card(source)}: the number {name!r} is declared but no step uses it"
    for key, value in used:
        if key in NUMBERED and value.isdigit() and int(value) > 1:
            yield f"{_card(source)}: {key} {value} has no name; declare it, so that the text can show it"


def _unused_figures(catalogue: Catalogue) -> Iterator[str]:
    """`n` is a magician's own limit, `m` the usual one that the text compares it with."""
    table = catalogue.table
    for magician in catalogue.magicians.values():
        limits = {magician.support_places: table.support_places, magician.spell_limit: table.spell_limit}
        usual = [usual for own, usual in limits.items() if own != usual]
        if "m" in magician.fixed and magician.fixed["m"] not in usual:
            known = " or ".join(map(str, usual)) or "nothing"
            yield f"magicians: {magician.id}: m is {magician.fixed['m']}, but the rule it changes says {known}"


def _verbs_of(steps: Any) -> Iterator[str]:
    """The verbs of a program, nested ones too."""
    for step in steps:
        for verb, args in step.items():
            yield verb
            for value in args.values() if isinstance(args, dict) else ():
                bodies = value.values() if isinstance(value, dict) else [value]
                for body in bodies:
                    if isinstance(body, list) and all(isinstance(item, dict) for item in body):
                        yield from _verbs_of(body)


def _script_budget(sources: list[Source]) -> Iterator[str]:
    users: defaultdict[str, set[str]] = defaultdict(set)
    cards = set()
    for source in sources:
        card = _card(source).partition(":")[2]
        if not card:
            continue  # the turn itself
        cards.add(card)
        for verb in _safe_verbs(source.steps):
            users[verb].add(card)
    alone = sorted(verb for verb, own in users.items() if len(own) == 1)
    if len(alone) > OWN_VERBS * len(cards):
        yield f"{len(alone)} verbs serve one card only, more than one in five of {len(cards)} cards: {', '.join(alone)}"


def _safe_verbs(steps: Any) -> list[str]:
    try:
        return list(_verbs_of(steps))
    except AttributeError:  # not the shape of a program; its own line has been written already
        return []


# --------------------------------------------------------------------------------------------------------- words


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


def _words(catalogue: Catalogue, lang: str, locales: Path) -> Iterator[str]:
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
