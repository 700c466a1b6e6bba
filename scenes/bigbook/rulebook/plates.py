"""What this game draws on the pages of its rulebook: cards at their entries, figures, monsters printed in ink."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from scenes.bigbook.cards.frames import rounded
from scenes.bigbook.rulebook.figure_context import FigureContext
from scenes.bigbook.rulebook.figures import figure, printed
from scenes.book.articles import Article
from scenes.book.typeset import Placed
from scenes.kit.icons import glyph
from scenes.kit.theme import PARCH, mix

LABEL = 28
"""A label before a sentence has at most so many letters."""
PAGE, INSIDE = (704, 648), (48, 78, 594, 352)
"""The page of a monster, and what lies within its printed frame above the scroll."""
MONSTERS = (
    "page_06",
    "cover_4",
    "page_03",
    "page_11",
    "page_01",
    "cover_3",
    "page_02",
    "page_04",
    "page_10",
    "cover_2",
)
"""Those that stand well in ink alone."""


@dataclass(frozen=True, slots=True)
class RulebookPlates:
    """The pictures of the pages; the easel knows the letters and the column."""

    easel: FigureContext

    @property
    def em(self) -> int:
        """The height of the book's letters in pixels."""
        return self.easel.em

    def resized(self, em: int) -> RulebookPlates:
        """The same for letters of that height."""
        return replace(self, easel=replace(self.easel, em=em))

    def figure(self, name: str) -> tuple[Surface, str]:
        """A figure by its name, and the words below it."""
        return figure(name, self.easel)

    def thumb(self, article: Article, side: int) -> Placed:
        """The card of an entry: how to paint it, and how large it will be."""
        easel, card = self.easel, article.card
        if article.chapter == "all-magicians":
            return lambda: easel.art("magicians", f"{card}_seat", (side, side)), (side, side)
        if article.chapter == "all-spells":
            return lambda: easel.spell(card, side), (side, side)
        if article.chapter == "all-curses":
            height = round(side * 0.85)
            return lambda: easel.curse(card, height), (round(height * 1.4), height)
        if card == "final_page":
            return lambda: easel.art("covers", "cover_1", (side, side)), (side, side)
        full = (round(side * 1.5), round(side * 1.5 * 648 / 704))
        return lambda: self._cut("monsters", card, full), easel.inside(full).size

    def _cut(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        """A picture without its frame."""
        art = self.easel.art(kind, name, size)
        if art is None:
            return None
        return rounded(art.subsurface(self.easel.inside(art.get_size())).copy(), self.em // 2)

    def tail(self, number: int, high: int) -> Placed:
        """A monster in ink, cut out of its printed frame."""
        name, k = MONSTERS[number % len(MONSTERS)], high / INSIDE[3]
        whole = round(PAGE[0] * k), round(PAGE[1] * k)
        box = Rect(*(round(side * k) for side in INSIDE))

        def image() -> Surface | None:
            art = self.easel.art("layers", f"{name}_ink", whole)
            return printed(art.subsurface(box.clip(art.get_rect())).copy()) if art is not None else None

        return image, (box.w, high)

    def end_mark(self, side: int) -> Surface:
        """A small owl."""
        return glyph("owl", side, mix(PARCH[3], PARCH[2], 0.35))

    def labelled(self, article: Article, sentence: str) -> str:
        """The short label before a card's sentence in bold: "Bonus:", the name of an ability."""
        label, colon, rest = sentence.partition(": ")
        if not colon or len(label) > LABEL or article.chapter == "all-curses":
            return sentence
        return f"[b]{label}:[/b] {rest}"
