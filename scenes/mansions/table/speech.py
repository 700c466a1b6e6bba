"""What the table of a house says to ears."""

from __future__ import annotations

from scenes.kit.speech import Described, Passage, sayable
from scenes.kit.thing import Thing
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.story import Line
from scenes.mansions.table.text.told import lines_of


class HouseSpoken:
    """Says one table (`Spoken`)."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def passages(self) -> list[Passage]:
        """What is asked."""
        return [Passage("asked", sayable(self.table.sentence() or self.table.last))]

    def describe(self, thing: Thing) -> Described:
        """A thing for ears: what a press does, or why it does nothing, and all that is known of it."""
        table = self.table
        reason = table.listing().reasons.get(thing.id)
        at = table.read_id(thing.id)
        more = " ".join(lines_of(table.words, table.view, at.kind, at.name or at.seat)[1:])
        if reason is not None:
            return Described(thing.label, act=table.why(reason, thing.id), more=more)
        chooses = thing.option and table.moment.decision is not None
        act = f"{table.app.t('kit.keys.enter')}: {table.app.t('kit.button.confirm')}" if chooses else ""
        if thing.role in ("button", "verb"):
            act = table.app.t("kit.speech.roles.button")
        return Described(thing.label, act=act, more=more)

    def line(self, line: Line) -> str:
        """A line of the log for ears, with what is read aloud."""
        return sayable(" ".join(filter(None, (line.text, *line.read))))
