"""The whole catalogue as text, rules texts included."""

from __future__ import annotations

from collections.abc import Iterator

from game.bigbook.catalogue import POWERS, Magician, catalogue
from game.bigbook.rules.kinds import ELEMENTS
from game.core.text.i18n import Catalogue


def listing(words: Catalogue) -> Iterator[str]:
    """Every card of the game with its rules text, as lines; `words` must know the texts."""
    cards = catalogue()
    elements = [str(words.noun(f"bigbook.terms.elements.{name}")) for name in ELEMENTS]
    for spell in cards.spells.values():
        key = f"bigbook.cards.spells.{spell.id}"
        yield f"{spell.id}: {words.t(key + '.name')} · {elements[spell.element]} {spell.level}"
        for power in POWERS:
            yield f"  x{power}: {words.t(key + '.text', **spell.numbers(power))}"
    for curse in cards.curses.values():
        key = f"bigbook.cards.curses.{curse.id}"
        yield f"{curse.id}: {words.t(key + '.name')} · {_counted(elements, curse.cost)}"
        yield f"  {words.t(key + '.text', **curse.fixed)}"
    for magician in cards.magicians.values():
        key = f"bigbook.cards.magicians.{magician.id}"
        yield f"{magician.id}: {words.t(key + '.name')} · {_deck(words, magician)}"
        yield f"  {words.t(key + '.text', **magician.fixed)}"
    for page in cards.pages.values():
        yield from _page(words, page.id, page.numbers)


def _deck(words: Catalogue, magician: Magician) -> str:
    """The starting deck: so many cards of each kind."""
    kinds = [(f"{name}1", count) for name, count in zip(ELEMENTS, magician.deck, strict=True)]
    kinds.append((f"{ELEMENTS[magician.element]}2", 1))
    return ", ".join(f"{count} x {words.noun(f'bigbook.terms.kinds.{kind}')}" for kind, count in kinds)


def _counted(elements: list[str], counts: tuple[int, ...]) -> str:
    return ", ".join(f"{elements[element]} {count}" for element, count in enumerate(counts) if count)


def _page(words: Catalogue, page: str, numbers: dict[str, dict[str, int]]) -> Iterator[str]:
    if "arrival" in numbers:
        key = f"bigbook.cards.monsters.{page}"
        yield f"{page}: {words.t(key + '.name')}"
        yield f"  {words.t(key + '.arrival', **numbers['arrival'])}"
    else:
        yield f"{page}:"
    for part in ("bonus", "failure"):
        if part in numbers:
            label = words.t(f"bigbook.terms.card.{part}")
            yield f"  {label}: {words.t(f'bigbook.cards.pages.{page}.{part}', **numbers[part])}"
