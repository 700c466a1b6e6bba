"""What this table says to ears besides its things: what is asked, what threatens, what lies open; of a strike its
sentence as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.play import thing_id
from game.bigbook.rules.events import curse_of, page_of
from game.bigbook.rules.place import read_option
from game.bigbook.text.log import Line, tell
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays, headline
from scenes.bigbook.table.overlays.thing_speech import ThingSpeech
from scenes.bigbook.table.overlays.viewers import STRIKES
from scenes.bigbook.table.render.status_ribbon import danger_words
from scenes.bigbook.table.text.names import plain
from scenes.kit.speech import Described, Passage, sayable, sentences
from scenes.kit.thing import Thing


class BookSpoken:
    """What one table of the Big Book says (`Spoken`)."""

    def __init__(self, table: BookTable, things: ThingSpeech, overlays: BookOverlays) -> None:
        self.table, self.things, self.overlays = table, things, overlays

    def describe(self, thing: Thing) -> Described:
        """A thing with all that is known of it now."""
        return self.things.describe(thing)

    def passages(self) -> list[Passage]:
        """What is asked, what threatens, the hand, and a friend's seat that lies over the desk."""
        table, words = self.table, self.table.words
        found = [Passage("asked", plain(self._asked(), words)), Passage("danger", plain(self._danger(), words))]
        hand = [card.kind for card in table.render.model.seats[table.desk].hand]
        listed = words.list_cards(hand) or words.t("prompts.none")
        found.append(Passage("hand", f"{words.t('terms.zones.hand')}: {listed}", "full"))
        if table.state.why:
            found.append(Passage("why", headline(table)))
        if self.overlays.seat.seat is not None:
            found.append(Passage("seat", self._seat(self.overlays.seat.seat)))
        return found

    def _asked(self) -> str:
        """The words of the command panel, the dangers aside."""
        table, words = self.table, self.table.words
        text, plan = table.state.text, table.state.plan
        idle = plan is None and table.state.choice is None and table.state.company is None
        lines = [line for colour, line in text.lines if not idle or (table.state.asked == "end" and colour == "red")]
        if idle:
            lines = lines[:1]
        found = [text.title, *lines, *(row.text for row in text.rows)]
        if plan is not None and not table.state.asking:
            paid = words.list_cards([read_option(option).name for option in plan.options])
            found.append(words.t("spoken.paid", list=paid) if paid else "")
            found.append(words.why(plan.reason) if plan.reason is not None else "")
        return sentences(sayable(one) for one in found)

    def _danger(self) -> str:
        return sentences(danger_words(self.table.render, one) for one in self.table.state.dangers)

    def _seat(self, seat: str) -> str:
        """A friend's seat that lies over the desk."""
        thing = self.table.thing(thing_id.seat(seat))
        return self.things.describe(thing).said("brief") if thing is not None else self.table.words.seat(seat)

    def line(self, line: Line) -> str:
        """A line of the log; of a strike what its card says."""
        words = self.table.words
        told = tell(words, line)
        return plain(sentences([told, *_sentence(self.table, line)]), words) if told else ""


def _sentence(table: BookTable, line: Line) -> Sequence[str]:
    """What the card says that strikes."""
    if line.type not in STRIKES:
        return ()
    words = table.words
    if line.type == "curse_applied":
        return (words.curse_text(curse_of(line.told)),)
    return (words.page_text(page_of(line.told), line.type.removesuffix("_began")),)
