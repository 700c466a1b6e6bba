"""Where a reader has been, for going back and forward."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the book: a chapter, the article that is looked at, whether it was asked for (then it is marked), a
    search whose finds are shown, and the words to be underlaid.
    """

    chapter: str
    article: str = ""
    marked: bool = False
    query: str = ""
    words: str = ""


@dataclass(slots=True)
class History:
    """Places in the order they were visited. Going somewhere new forgets what lay ahead."""

    places: list[Place] = field(default_factory=list)
    at: int = -1

    @property
    def here(self) -> Place:
        """The present place."""
        return self.places[self.at]

    def go(self, place: Place) -> None:
        """Visit a place; the same one again changes nothing."""
        if self.places and self.here == place:
            return
        self.places[self.at + 1 :] = [place]
        self.at += 1

    def update(self, place: Place) -> None:
        """Stay, but remember the place like this (a page was turned, a letter typed)."""
        self.places[self.at] = place

    def turned(self, article: str) -> None:
        """A page was turned: the article at its top is the place now."""
        self.update(replace(self.here, article=article))

    @property
    def can_go_back(self) -> bool:
        """True when there is an earlier place."""
        return self.at > 0

    @property
    def can_go_forward(self) -> bool:
        """True when there is a later place."""
        return self.at < len(self.places) - 1

    def step(self, by: int) -> bool:
        """Go back (-1) or forward (1); False at the end of the list."""
        if not 0 <= self.at + by < len(self.places):
            return False
        self.at += by
        return True
