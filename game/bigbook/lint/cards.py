"""The card linter: what is wrong with the card files and with the words that belong to them, one clear line each.

It is meant for people who write cards or translate them, and for the tests. The game itself reads cards with the same
schema (`catalogue.py`, `core/program.py`) and stops at the first fault; the linter goes on and compares the words too.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.bigbook.ai.weights import FILE, read
from game.bigbook.catalogue import CARDS, Catalogue, Source
from game.bigbook.play.effect_signs import SIGNS, unsigned
from game.bigbook.verbs import WORDS, verbs
from game.core.engine.program import ProgramError, Registry, inner_steps
from game.core.mind.weights import WeightsError
from game.core.text.i18n import available
from game.core.text.strict_yaml import StrictYamlError

from .words import words_of

NUMBERED = ("count", "at_least", "down_to", "keep")
"""Arguments whose number a text should show."""
OWN_VERBS = 0.2
"""The script budget: at most one card in five may be the only one that uses some verb."""


def lint(cards: Path = CARDS, locales: Path | None = None, weights: Path = FILE) -> list[str]:
    """Everything that is wrong with the cards in `cards`, with what their faces and the companions (`weights`) know
    of them and, where given, with their words in `locales`.

    Never raises for a fault in the files; an empty list means that nothing is wrong.
    """
    try:
        catalogue = Catalogue(cards)
    except (ProgramError, StrictYamlError) as error:
        return [str(error)]
    problems = [*_programs(catalogue), *_unsigned(catalogue), *_unweighed(catalogue, weights)]
    if locales is not None:
        for language in available([locales], problems):
            problems += words_of(catalogue, language.code, locales)
    return list(dict.fromkeys(problems))


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
            for body in inner_steps(args):
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


def _unsigned(catalogue: Catalogue) -> Iterator[str]:
    """A verb of a curse or spell that no sign shows: the face of its card would be empty there."""
    known = set(verbs)
    for source in catalogue.sources:
        kind = source.name.partition(":")[0]
        if kind in SIGNS and _safe_verbs(source.steps):
            for verb in unsigned(kind, source.steps):
                if verb in known:
                    yield f"{_card(source)}: no sign shows the verb {verb!r} (play/effect_signs.py)"


def _unweighed(catalogue: Catalogue, weights: Path) -> Iterator[str]:
    """Cards of which the companions' judgment knows nothing: they play on, and think nothing of them."""
    try:
        yield from read(weights, catalogue).odd
    except WeightsError as error:
        yield str(error)
