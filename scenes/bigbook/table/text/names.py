"""Names and sentences of the table: those of the game, with people's names made fit for the layout, and in bold what
stands out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES
from game.bigbook.text.wording import Wording
from game.core.engine.decision import Reason
from game.core.text.direction import bare
from game.core.text.i18n import Catalogue
from game.core.text.phrases import Arg
from game.core.text.plain_text import harmless
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import Person
from scenes.kit.fit import NAME_WIDTH, escape, in_sentence, shorten
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT, SEAT_COLOURS, Colour

_MARK = re.compile(r"\[/?([a-z]+)\]")
_AMOUNT = re.compile(rf"\b(\d+)\u00a0\[({'|'.join(ELEMENTS)})\]")
_GAP = re.compile(r" +([ .,:;!?])")
_STOPS = ".,:;!?«»“”"


class Words(Wording):
    """Everything the table says."""

    people: Mapping[str, Person]

    def __init__(self, catalogue: Callable[[], Catalogue], people: Mapping[str, Person], facts: CardFacts) -> None:
        super().__init__(catalogue, people)
        self.facts = facts

    def seat(self, seat: str) -> str:
        """The player's name as it stands in sentences, harmless for the layout."""
        person = self.people.get(seat)
        return in_sentence(person.name) if person else seat

    def strong(self, text: str) -> str:
        """In bold."""
        return f"[b]{text}[/b]"

    def short_seat(self, seat: str, width: float, style: Style) -> str:
        """The same name without its middle, so that it takes at most `width` pixels in the given hand."""
        person = self.people.get(seat)
        return escape(shorten(harmless(person.name), min(width, NAME_WIDTH * MIN_TEXT), style)) if person else seat

    def colour(self, seat: str) -> Colour:
        """The player's colour to draw with."""
        person = self.people.get(seat)
        return SEAT_COLOURS.get(person.colour, SEAT_COLOURS["ivory"]) if person else SEAT_COLOURS["ivory"]

    def cost(self, elements: Mapping[str, int]) -> str:
        """A cost in words with icons: `2 [fire] 1 [air]`."""
        return " ".join(f"{n}\u00a0[{element}]" for element, n in elements.items() if n)

    def price(self, elements: Mapping[str, int]) -> str:
        """A cost with icons as a sentence."""
        return self.t("prompts.advice.price", list=self.listed(elements))

    def listed(self, elements: Mapping[str, int]) -> str:
        """A cost with icons as part of a sentence: `2 [fire] and 1 [air]`."""
        return self.catalogue.all_of([f"{n}\u00a0[{element}]" for element, n in elements.items() if n])

    def why_unpaid(self, reason: Reason, elements: Mapping[str, int]) -> str:
        """The sentence of a refusal of what costs these elements: it names one that lacks, so where several are asked
        for, the whole price stands before it."""
        said = self.why(reason)
        return f"{self.price(elements)} {said}" if reason.key == "not-enough" and len(elements) > 1 else said


def plain(text: str, words: Words) -> str:
    """The text without markup, icons as words, but never beside the same word, and after a number as the language
    counts (*2 de Agua*): for ears and maps."""

    def word(found: re.Match[str]) -> str:
        name = found.group(1)
        if name != "madness" and name not in ELEMENTS:
            return ""
        said = str(words.card(name)) if name == "madness" else str(words.element(name))
        around = (*found.string[: found.start()].split()[-1:], *found.string[found.end() :].split()[:1])
        return "" if any(one.strip(_STOPS).lower()[:4] == said.lower()[:4] for one in around) else said

    text = _AMOUNT.sub(lambda found: words.amount(int(found.group(1)), found.group(2)), bare(text))
    return _GAP.sub(r"\1", _MARK.sub(word, text))


ICONS = {"mad": "[madness]", **{element: f"[{element}]" for element in ELEMENTS}}


def text_places(words: Words) -> dict[str, Arg]:
    """Every place a text of this kind may have: players, spells, curses, magicians and cards by id, icons."""
    book = catalogue()
    found: dict[str, Arg] = dict(ICONS)
    for seat in words.people:
        found[seat] = f"[b]{words.seat(seat)}[/b]"
    for spell in book.spells:
        found[spell] = f"[b]{words.spell(spell)}[/b]"
    for curse in book.curses:
        found[curse] = f"[b]{words.curse(curse)}[/b]"
    for magician in book.magicians:
        found[magician] = f"[b]{words.magician(magician)}[/b]"
    for kind in KIND_NAMES:
        found.setdefault(kind, f"[b]{words.card(kind)}[/b]")
    return found
