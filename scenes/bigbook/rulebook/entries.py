"""The words of every card's entry, made from the card set and the card texts."""

from __future__ import annotations

from dataclasses import dataclass

from game.bigbook.catalogue import POWERS, catalogue
from game.bigbook.play.card_kinds import ELEMENTS, curse_pile
from game.core.text.i18n import Catalogue

TIMES = "\u00d7"


@dataclass(frozen=True, slots=True)
class CardWords:
    """Names, sentences and notes of cards in one language. `sort` is that of a rulebook section."""

    words: Catalogue

    def cards(self, sort: str, of: str) -> tuple[str, ...]:
        """The ids of the cards under a heading, in the order of the card set."""
        cat = catalogue()
        if sort == "magicians":
            return tuple(cat.magicians)
        if sort == "covers":
            return cat.covers
        if sort == "pages":
            return cat.interiors
        if sort == "final":
            return ("final_page",)
        if sort == "curses":
            return tuple(name for name in cat.curses if curse_pile(name) == of)
        if of == "basic":
            return cat.basic
        found = [one for one in cat.spells.values() if not one.basic and ELEMENTS[one.element] == of]
        return tuple(one.id for one in sorted(found, key=lambda one: one.level))

    def name(self, sort: str, card: str) -> str:
        """The title of a card's entry."""
        if sort == "final":
            return self.words.t("bigbook.rulebook.glossary.final_page.title")
        group = "monsters" if sort in ("covers", "pages") else sort
        return self.words.t(f"bigbook.cards.{group}.{card}.name")

    def text(self, sort: str, card: str) -> str:
        """What the card says."""
        t = self.words.t
        if sort == "spells":
            return self._spell(card)
        if sort == "curses":
            return t(f"bigbook.cards.curses.{card}.text", **catalogue().curses[card].fixed)
        if sort == "magicians":
            sentence = t(f"bigbook.cards.magicians.{card}.text", **catalogue().magicians[card].fixed)
            return f"{t(f'bigbook.cards.magicians.{card}.ability_name')}: {sentence}"
        return "" if sort == "final" else self._page(card, "arrival")

    def _spell(self, card: str) -> str:
        """The sentence with its growing numbers as `1/2/3`."""
        spell = catalogue().spells[card]
        steps = [spell.numbers(power) for power in POWERS]
        shown = {name: "/".join(str(step[name]) for step in steps) for name in spell.grows}
        sentence = self.words.t(f"bigbook.cards.spells.{card}.text", **spell.fixed, **shown)
        powers = "/".join(str(power) for power in POWERS)
        return self.words.t("bigbook.rulebook.cards.line.power", n=powers, text=sentence)

    def _page(self, card: str, part: str) -> str:
        group = "monsters" if part == "arrival" else "pages"
        page = catalogue().pages.get(card)
        numbers = page.numbers.get(part, {}) if page is not None else {}
        sentence = self.words.t(f"bigbook.cards.{group}.{card}.{part}", **numbers)
        return f"{self.words.t(f'bigbook.terms.card.{part}')}: {sentence}"

    def note(self, sort: str, card: str) -> str:
        """The line below the name: what kind of card it is."""
        t = self.words.t
        if sort == "spells":
            spell = catalogue().spells[card]
            element = self.words.noun(f"bigbook.terms.elements.{ELEMENTS[spell.element]}")
            return t("bigbook.rulebook.cards.line.spell", element=element, n=spell.level)
        if sort == "curses":
            element = self.words.noun(f"bigbook.terms.elements.{curse_pile(card)}")
            return t("bigbook.rulebook.cards.line.curse", element=element)
        if sort == "magicians":
            timing = t(f"bigbook.terms.timing.{catalogue().magicians[card].timing}")
            return f"{t(f'bigbook.cards.magicians.{card}.title')} · {timing}"
        if sort == "final":
            return ""
        names = [t(f"bigbook.terms.elements.{ELEMENTS[one]}.singular") for one in catalogue().pages[card].curses]
        return t("bigbook.rulebook.cards.line.monster", list=self.words.all_of(names))

    def lines(self, sort: str, card: str) -> tuple[str, ...]:
        """More lines of the entry: a starting deck, the stakes on the front of a page."""
        t = self.words.t
        if sort == "magicians":
            magician = catalogue().magicians[card]
            parts = [
                f"{count}\u00a0{TIMES}\u00a0{self._kind(index, 1)}"
                for index, count in enumerate(magician.deck)
                if count
            ]
            parts.append(f"1\u00a0{TIMES}\u00a0{self._kind(magician.element, 2)}")
            return (t("bigbook.rulebook.cards.line.deck", list=self.words.all_of(parts)),)
        if sort == "pages":
            front = t("bigbook.rulebook.cards.line.front")
            return (front, self._page(card, "bonus"), self._page(card, "failure"))
        if sort == "final":
            return (self._page(card, "bonus"), self._page(card, "failure"))
        return ()

    def _kind(self, element: int, value: int) -> str:
        name = self.words.t(f"bigbook.terms.kinds.{ELEMENTS[element]}{value}.singular")
        return name.replace(" ", "\u00a0")
