"""The words that the parts of the first game's terminal are handed: the game's own, and the names at this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bigbook.ai.company import people_in
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.options import NAMES, Options
from game.bigbook.rules.purse import Cost
from game.bigbook.text.wording import Wording
from game.core.text.i18n import Catalogue
from game.core.text.plain_text import harmless

LONGEST_NAME = 24


class PlainWords(Wording):
    """The words of the game with the names of the people at this table."""

    def __init__(self, words: Catalogue, names: Mapping[str, str]) -> None:
        super().__init__(lambda: words, names)
        self.names = names

    def seat(self, seat: str) -> str:
        """The player's name."""
        return self.names.get(seat, seat)

    def cost(self, cost: Cost) -> str:
        """A cost in words: `2 Water and 1 Fire`; '' for what is free."""
        parts = [self.amount(n, element) for element, n in cost.elements.items()]
        parts += [self.t("terminal.any_one", n=cost.any_one)] if cost.any_one else []
        return self.catalogue.all_of(parts)

    def price(self, cost: Cost) -> str:
        """A cost as a sentence; '' for what is free."""
        return self.t("prompts.advice.price", list=self.cost(cost)) if cost.total else ""


def names_of(options: Options, extra: Mapping[str, Any]) -> dict[str, str]:
    """Who sits where: the names in the header of a save and what its journal has noted since (`noted`), else those of
    the window."""
    later = extra.get("noted")
    people = people_in(extra, later if isinstance(later, Mapping) else {})
    found = {}
    for index in range(len(options.magicians)):
        person = people[index] if index < len(people) else {}
        found[SEATS[index]] = harmless(str(person.get("name") or ""), LONGEST_NAME) or NAMES[index]
    return found
