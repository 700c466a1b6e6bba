"""The whole catalogue as text, rules texts included."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.kinds import ELEMENTS
from game.core.i18n import Catalogue, available

LOCALES = Path(__file__).resolve().parents[2] / "localization"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    languages = [language.code for language in available([LOCALES])]
    parser.add_argument("--lang", choices=languages, default="en")


def run(options: argparse.Namespace) -> int:
    """Print every card; exit code 0."""
    words = Catalogue.load(options.lang, [LOCALES])
    lines = list(_lines(words))
    for line in lines:
        sys.stdout.buffer.write(f"{line}\n".encode())
    return 0


def _lines(words: Catalogue) -> Iterator[str]:
    cards = catalogue()
    for spell in cards.spells.values():
        element = words.t(f"bigbook.terms.elements.{ELEMENTS[spell.element]}.name")
        key = f"bigbook.cards.spells.{spell.id}"
        yield f"{spell.id}: {words.t(key + '.name')} · {element} {spell.level}"
        for power in (1, 2, 3):
            yield f"  x{power}: {words.t(key + '.text', **spell.numbers(power))}"
    for curse in cards.curses.values():
        key = f"bigbook.cards.curses.{curse.id}"
        cost = ", ".join(f"{ELEMENTS[element]} {count}" for element, count in enumerate(curse.cost) if count)
        yield f"{curse.id}: {words.t(key + '.name')} · {PILES[curse.pile]} · {cost}"
        yield f"  {words.t(key + '.text', **curse.fixed)}"
    for magician in cards.magicians.values():
        key = f"bigbook.cards.magicians.{magician.id}"
        deck = ", ".join(f"{ELEMENTS[element]} {count}" for element, count in enumerate(magician.deck))
        yield f"{magician.id}: {words.t(key + '.name')} · {deck} · {ELEMENTS[magician.element]}2"
        yield f"  {words.t(key + '.text', **magician.fixed)}"
    for page in cards.pages.values():
        yield from _page(words, page.id, page.numbers)


def _page(words: Catalogue, page: str, numbers: dict[str, dict[str, int]]) -> Iterator[str]:
    if "arrival" in numbers:
        key = f"bigbook.cards.monsters.{page}"
        yield f"{page}: {words.t(key + '.name')}"
        yield f"  {words.t(key + '.arrival', **numbers['arrival'])}"
    else:
        yield f"{page}:"
    for part in ("bonus", "failure"):
        if part in numbers:
            yield f"  {part}: {words.t(f'bigbook.cards.pages.{page}.{part}', **numbers[part])}"
