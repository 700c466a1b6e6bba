"""An open book of drawn pages, with the bookmark that people have earned hanging out of it."""

from __future__ import annotations

from pygame import Surface

from scenes.bigbook import bookmarks
from scenes.bigbook.worn import worn
from scenes.book import marked_book


class MarkedBookScene(marked_book.MarkedBookScene):
    """Say what the openings are called in `marks`, and draw a page of one in `draw`."""

    def bookmark(self, high: int) -> Surface | None:
        """That of an evening of the ladder."""
        return bookmarks.hanging(worn("bookmark"), high)
