"""What a table says to ears besides its things: what is asked, what threatens, what lies open, what happens.

What happens is told as the log tells it, line by line, when a line is complete; of a strike its sentence as well.
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
from scenes.bigbook.table.render.ribbon import danger_words
from scenes.bigbook.table.text.names import plain
from scenes.kit.speech import Passage, sayable, sentences
from scenes.kit.thing import by_id
from scenes.table.handover import Handover


class TableSpeech:
    """Says one table."""

    def __init__(self, table: BookTable, things: ThingSpeech, overlays: BookOverlays, handover: Handover) -> None:
        self.table, self.things, self.overlays, self.handover = table, things, overlays, handover
        self._told = 0
        """How many lines of the story have been said."""

    # what stands there

    def passages(self) -> list[Passage]:
        """What is asked, what threatens, and what lies over the table; nothing of it while events are shown."""
        table, words = self.table, self.table.words
        if self.handover.waiting:
            return [Passage("handover", words.kit("handover.waiting"))]
        if table.director.busy:
            return []
        found = [Passage("asked", plain(self._asked(), words)), Passage("danger", plain(self._danger(), words))]
        hand = [card.kind for card in table.render.model.seats[table.desk].hand]
        listed = words.list_cards(hand) or words.t("prompts.none")
        found.append(Passage("hand", f"{words.t('terms.zones.hand')}: {listed}", "full"))
        if table.state.why:
            found.append(Passage("why", headline(table)))
        if self.overlays.seat.seat is not None:
            found.append(Passage("seat", self._seat(self.overlays.seat.seat)))
        read = by_id(self.overlays.things(), self.overlays.reading or "")
        if read is not None:
            found.append(Passage("pane", self.things.describe(read).said("full")))
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

    # what happens

    def skip(self) -> None:
        """What the story tells by now is no news."""
        self._told = len(self.table.story.lines)

    def update(self) -> None:
        """Say the lines that have been completed."""
        narrator, lines = self.table.app.speech.narrator, self.table.story.lines
        until = len(lines) - (1 if self.table.director.busy else 0)
        self._told = min(self._told, len(lines))
        for line in lines[self._told : until]:
            words = self._words(line)
            if words:
                narrator.happens(words, "full" if line.quiet else "brief")
        self._told = max(self._told, until)

    def _words(self, line: Line) -> str:
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
