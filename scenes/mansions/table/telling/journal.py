"""The journal: what is looked for, and every page of the story that was read, to be read again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.mansions.play.aim import INTRODUCTION, aim_of
from game.mansions.play.chances import Chances
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.story import Line
from scenes.mansions.table.telling.booklet import Booklet
from scenes.mansions.table.telling.told_page import PAGE, PAGES, ToldPage, page_of
from scenes.mansions.table.text.aims import aim_said, counts_said

UNKNOWN = "?"
NO_PICTURE, OPENING = ("mansions/story", ""), ("mansions/story", "introduction")


class HouseJournal(Booklet):
    """Where the group stands, then the pages in the order in which they were read."""

    name = "journal"

    def __init__(self, table: HouseContext, lines: Callable[[], Sequence[Line]]) -> None:
        self.lines = lines
        super().__init__(table)

    def heading(self) -> str:
        return self.table.words.telling("journal.title")

    def made(self) -> Sequence[ToldPage]:
        """The first page is of the moment, the others are those that were read aloud."""
        words, read = self.table.words, pages_of(self.lines(), self.table.words.story_name())
        if INTRODUCTION in self.table.view.read and not any(page.picture == OPENING for page in read):
            read.insert(0, ToldPage(PAGE, words.story_name(), (words.introduction(),), OPENING))  # told before the save
        return [self._stand(), *read]

    def _stand(self) -> ToldPage:
        """What to look for, which clue led where, and what every lock seen so far asks for."""
        words, view = self.table.words, self.table.view
        texts = [aim_said(words, view), *counts_said(words, view), *self._trail(), *self._locks()]
        return ToldPage(PAGE, words.telling("journal.stand"), tuple(texts), NO_PICTURE)

    def _trail(self) -> Iterator[str]:
        words = self.table.words
        trail = aim_of(self.table.view, words.story.id).trail
        for number in sorted(trail, reverse=True):
            yield words.telling("journal.clue", n=number, card=words.card(trail[number]))

    def _locks(self) -> Iterator[str]:
        words, view = self.table.words, self.table.view
        chances = Chances(view, words.story.id)
        for room, one in view.rooms.items():
            card = one.lock or one.top
            if not card or card == UNKNOWN:
                continue
            found = [(seat.seat, chances.barred(seat.seat, card)) for seat in view.people]
            told = [
                words.telling("journal.chance", seat=words.first_name(seat), chance=sum_.value * 10)
                for seat, sum_ in found
                if sum_ is not None
            ]
            yield words.telling(
                "journal.lock" if told else "journal.lock_plain",
                room=words.room(room), card=words.card(card), list=words.texts.all_of(told) if told else "",
            )  # fmt: skip


def pages_of(lines: Sequence[Line], title: str) -> list[ToldPage]:
    """The pages of the story among some lines of the log, in their order; one without a heading has the `title`."""
    made = (page_of(line.event, line.text or title, line.read) for line in lines if line.type in PAGES)
    return [page for page in made if page is not None]
