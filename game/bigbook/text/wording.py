"""Names and sentences of the game: from ids of cards, seats and answers to words of the present language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable

from game.bigbook.catalogue import catalogue as cards
from game.bigbook.rules.kinds import ELEMENTS, KIND_OF
from game.bigbook.rules.payment import ANY_ELEMENT
from game.core.engine.decision import Reason
from game.core.text.i18n import Catalogue
from game.core.text.phrases import Arg, Noun

TIMES = "\u00d7"
SAME = {"wrong-count": "too-few", "not-an-option": "not-a-choice"}
"""Reasons of the engine for which another sentence serves."""
ROUND = "round:"
"""So begins what a spell is face down until, where that is the end of a round."""


class Wording:
    """Everything that is said of the game. `catalogue` is asked anew each time, so that a change of language needs
    nothing; `people` are the seats that somebody sits at."""

    def __init__(self, catalogue: Callable[[], Catalogue], people: Collection[str]) -> None:
        self._catalogue = catalogue
        self.people = people
        self._plain: dict[str, str] = {}
        self._plain_of: Catalogue | None = None

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the present language."""
        return self._catalogue()

    def t(self, key: str, /, **args: Arg) -> str:
        """A text of the game, its key below `bigbook.`; those without places are kept, for they are asked for often."""
        catalogue = self._catalogue()
        if args:
            return catalogue.t(f"bigbook.{key}", **args)
        if catalogue is not self._plain_of:
            self._plain, self._plain_of = {}, catalogue
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = catalogue.t(f"bigbook.{key}")
        return found

    def kit(self, key: str, /, **args: Arg) -> str:
        """A text of the frame, its key below `kit.`."""
        return self.catalogue.t(f"kit.{key}", **args)

    def seat(self, seat: str) -> str:
        """The player's name as it stands in sentences."""
        return seat

    def strong(self, text: str) -> str:
        """A word that stands out, where there are letters for it."""
        return text

    def card(self, kind: str) -> Noun:
        """The noun of a kind of card."""
        return self.catalogue.noun(f"bigbook.terms.kinds.{kind}")

    def element(self, element: str) -> Noun:
        """The noun of an element."""
        return self.catalogue.noun(f"bigbook.terms.elements.{element}")

    def spell(self, spell: str) -> str:
        return self.t(f"cards.spells.{spell}.name")

    def curse(self, curse: str) -> str:
        return self.t(f"cards.curses.{curse}.name")

    def monster(self, page: str | None) -> str:
        return self.t(f"cards.monsters.{page}.name") if page else ""

    def monster_noun(self, page: str) -> Noun:
        """The monster on the back of a page as a sentence names it, with its article: *the Paper Imp*."""
        return self.catalogue.noun(f"bigbook.terms.monsters.{page}")

    def amount(self, n: int, element: str) -> str:
        """So much of an element, in words: *2 Water*, Spanish *2 de Agua*."""
        return self.t("terms.amount", n=n, element=self.element(element))

    def magician(self, magician: str) -> str:
        return self.t(f"cards.magicians.{magician}.name")

    def ability(self, magician: str) -> str:
        return self.t(f"cards.magicians.{magician}.ability_name")

    def ability_text(self, magician: str) -> str:
        return self.t(f"cards.magicians.{magician}.text", **cards().magicians[magician].fixed)

    def page_text(self, page: str, part: str) -> str:
        """The sentence of a page's `arrival`, `bonus` or `failure`."""
        group = "monsters" if part == "arrival" else "pages"
        return self.t(f"cards.{group}.{page}.{part}", **cards().pages[page].numbers.get(part, {}))

    def spell_text(self, spell: str, power: int = 1) -> str:
        """The sentence of a spell at a power, growing numbers standing out."""
        numbers = cards().spells[spell].numbers(power)
        parts = self.catalogue.spans(f"bigbook.cards.spells.{spell}.text", **numbers)
        return "".join(self.strong(p.text) if p.name in ("x", "y") else p.text for p in parts)

    def curse_text(self, curse: str) -> str:
        return self.t(f"cards.curses.{curse}.text", **cards().curses[curse].fixed)

    def source_text(self, source: str, part: str, power: int = 1) -> str:
        """The name and the sentence of the card that asks: a spell at its power, `part` of a page; '' for the rules."""
        for group, text in (
            ("spells", self.spell_text), ("curses", self.curse_text), ("magicians", self.ability_text),
        ):  # fmt: skip
            if self.catalogue.has(f"bigbook.cards.{group}.{source}.name"):
                told = self.spell_text(source, power) if group == "spells" else text(source)
                return f"{self.strong(f'{self.name(source)}.')} {told}"
        group = "monsters" if part == "arrival" else "pages"
        if part and self.catalogue.has(f"bigbook.cards.{group}.{source}.{part}"):
            return f"{self.strong(self.t(f'terms.card.{part}') + '.')} {self.page_text(source, part)}"
        return ""

    def source(self, source: str, part: str) -> str:
        """The name of what asks or acts. A page whose bonus or failure speaks is not named by the monster on its back:
        nobody has seen that one yet (BB-GRI.3, A-57)."""
        on_page = part in ("bonus", "failure") and self.catalogue.has(f"bigbook.cards.pages.{source}.{part}")
        return self.t(f"terms.card.{part}") if on_page else self.name(source)

    def asker(self, source: str, part: str) -> Noun:
        """What asks or acts as a sentence names it: a spell or a curse in the marks of the language, a part of a page
        and a monster with their article (`def`)."""
        if part in ("bonus", "failure") and self.catalogue.has(f"bigbook.cards.pages.{source}.{part}"):
            return self.catalogue.noun(f"bigbook.terms.parts.{part}")
        if self.catalogue.has(f"bigbook.terms.monsters.{source}.def"):
            return self.monster_noun(source)
        marked = any(self.catalogue.has(f"bigbook.cards.{group}.{source}.name") for group in ("spells", "curses"))
        return Noun({"singular": self.catalogue.quoted(self.name(source)) if marked else self.name(source)})

    def place(self, position: str) -> Noun:
        """A place on the track: its name, and `in` for the middle of a sentence (*on space 3, left*)."""
        return self.catalogue.noun(f"bigbook.terms.positions.{position}")

    def space(self, number: int) -> str:
        """What a space of the track is called on the board: the last one with what happens there (0 = Invocation)."""
        return str(self.place(str(number))) if number else self.t("terms.invocation_judges")

    def list_names(self, names: Iterable[str]) -> str:
        """Names of spells, curses or abilities as a list, each in the marks of the language."""
        return self.catalogue.all_of([self.catalogue.quoted(name) for name in names])

    def name(self, thing: str) -> str:
        """The name of whatever an id means: a card kind, spell, curse, monster, magician, rule or seat."""
        if thing in self.people:
            return self.seat(thing)
        if thing in KIND_OF:
            return str(self.card(thing))
        for group in ("spells", "curses", "magicians", "monsters"):
            key = f"bigbook.cards.{group}.{thing}.name"
            if self.catalogue.has(key):
                return self.catalogue.t(key)
        for key in (f"bigbook.terms.sources.{thing}", f"bigbook.prompts.options.{thing}"):
            if self.catalogue.has(key):
                return self.catalogue.t(key, n=2)
        return str(self.element(thing)) if thing in ELEMENTS else thing

    def list_cards(self, kinds: Iterable[str]) -> str:
        """Kinds as a list with equal cards counted: `2 x Fire 1 and Water 2`."""
        parts = [
            f"{n} {TIMES} {self.card(kind)}" if n > 1 else str(self.card(kind)) for kind, n in Counter(kinds).items()
        ]
        return self.catalogue.all_of(parts)

    def why(self, reason: Reason) -> str:
        """The sentence of a refusal, with its numbers."""
        args: dict[str, Arg] = dict(reason.args)
        key = SAME.get(reason.key, reason.key)
        element, card = args.get("element"), args.get("card")
        if isinstance(card, str) and card in KIND_OF:
            args["card"] = self.card(card)
        if isinstance(args.get("seat"), str):
            args["seat"] = self.seat(str(args["seat"]))
        if "paid" in args:  # enough is within reach, only other cards were chosen
            key = "not-paid"
        if key == "neutralized" and args.get("until"):
            until = str(args["until"])
            if until.startswith(ROUND):
                key, args["n"] = "neutralized-round", int(until.removeprefix(ROUND))
            else:
                key, args["curse"] = "neutralized-curse", self.curse(until)
        if isinstance(element, str):
            if element == ANY_ELEMENT:
                key = {"not-enough": "not-enough-any", "not-paid": "not-paid-any"}[key]
            else:
                args["element"] = self.element(element)
        if args.get("have") == 0:
            key = {"not-enough": "not-enough-none", "not-enough-any": "not-enough-any-none"}.get(key, key)
        return self.t(f"why.{key}", **args)
