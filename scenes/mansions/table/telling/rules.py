"""The rules in short: one page each for what people must know, told as at the beginning of a night."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.mansions.table.telling.booklet import Booklet
from scenes.mansions.table.telling.told_page import PAGE, ToldPage

CHAPTERS = ("turn", "tests", "harm", "monsters", "threat", "clock", "clues", "win")
"""What is told, in this order."""
NOTHING = ("mansions/icons", "")
"""No chapter has a picture yet."""


class HouseRules(Booklet):
    """The rules of the house."""

    name = "rulebook"

    def heading(self) -> str:
        return self.app.t("kit.button.rulebook")

    def made(self) -> Sequence[ToldPage]:
        """A page a chapter."""
        words, people = self.table.words, len(self.table.view.people)
        return [
            ToldPage(
                PAGE,
                words.telling(f"rules.{chapter}"),
                (words.texts.t(f"mansions.terminal.welcome.{chapter}", people=people),),
                NOTHING,
            )
            for chapter in CHAPTERS
        ]
