"""What the table of a house says to ears."""

from __future__ import annotations

from game.core.engine.event import Event
from scenes.kit.speech import Described, Passage, sayable
from scenes.kit.thing import Thing
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.story import Line
from scenes.mansions.table.strip.strip import Strip
from scenes.mansions.table.text.told import lines_of


class HouseSpoken:
    """Says one table (`Spoken`)."""

    def __init__(self, table: HouseContext, strip: Strip) -> None:
        self.table, self.strip = table, strip

    def passages(self) -> list[Passage]:
        """What is asked; about a die first what hangs on it."""
        moment = self.table.moment
        trial = self.strip.trial(moment) if moment.decision is not None else None
        found = [Passage("strip", sayable(self.strip.told(trial, moment.decision)))] if trial is not None else []
        return [*found, Passage("asked", sayable(self.table.sentence() or self.table.last))]

    def hear(self, event: Event) -> None:
        """A die that nobody was asked about is about to fall: what hangs on it is said before."""
        if event.type == "tested" and self.table.director.busy and self.table.app.speed > 0:
            words = self.strip.at_stake()
            if words:
                self.table.app.speech.narrator.happens(sayable(words), "brief")

    def describe(self, thing: Thing) -> Described:
        """A thing for ears: what a press does, or why it does nothing, and all that is known of it."""
        table = self.table
        reason = table.listing().reasons.get(thing.id)
        at = table.read_id(thing.id)
        known = lines_of(table.words, table.view, at.kind, at.name or at.seat)[1:]
        more = " ".join([*known, *table.threatens(thing.id)])
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
