"""The set pieces of a table: what is held up, acted or laid over it while events are shown, and what is made for that
ahead. Each of them hears of every event; the scene asks them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bigbook.rules import events
from game.core.engine.event import Event
from scenes.bigbook.table.ahead import Ahead
from scenes.bigbook.table.animation.chapters import Chapters
from scenes.bigbook.table.animation.climax import Climax
from scenes.bigbook.table.animation.curse_reveal import CurseReveal
from scenes.bigbook.table.animation.downfall import Downfall
from scenes.bigbook.table.animation.elimination import Elimination
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.fullscreen_effects import Scenery
from scenes.bigbook.table.animation.losing import Losing
from scenes.bigbook.table.animation.monster_motion import MonsterMotion
from scenes.bigbook.table.animation.receiving import Receiving
from scenes.bigbook.table.animation.verdict import Verdict
from scenes.bigbook.table.animation.vision import Visions
from scenes.bigbook.table.beforehand import Beforehand
from scenes.bigbook.table.context import BookTable
from scenes.kit.canvas import Canvas


class SetPieces:
    """All of one table, wired to each other, to its director and to what flies over it."""

    def __init__(self, table: BookTable, staging: EventAnimator) -> None:
        self.table = table
        blows = staging.blows
        self.scenery = Scenery(table, blows)
        self.curse_reveal = CurseReveal(table)
        self.climax = Climax(table, self.scenery)
        self.monster, self.ahead = MonsterMotion(table, self.curse_reveal), Ahead(table)
        self.verdict = Verdict(table, self.climax, self.monster, blows)
        heroes = self.verdict.heroes
        self.elimination = Elimination(table, heroes, blows)
        self.downfall = Downfall(table, heroes, self.monster, blows)
        self.receiving, self.visions = Receiving(table, heroes, staging), Visions(table, blows)
        self.chapters, self.losing = Chapters(table), Losing(table)
        self.beforehand = Beforehand(table, self.scenery, self.monster, heroes, self.receiving, self.chapters)
        self._wire(staging)

    def _wire(self, staging: EventAnimator) -> None:
        """Tell everybody whom they ask, and when."""
        table, monster, blows = self.table, self.monster, staging.blows
        staging.scenery = self.scenery.effects
        self.scenery.left_page = monster.page
        self.scenery.leaving = self.elimination.leaving
        self.scenery.lost = self.downfall.effects
        monster.leaps_to = lambda: self.climax.place or self.downfall.place
        self.chapters.waits, self.chapters.meanwhile = monster.awaits, self._meanwhile
        table.director.announce, table.director.delay = self._announce, monster.delay
        table.director.linger = self._linger
        blows.hurl, blows.coming = monster.hurl, lambda: table.director.coming
        table.render.homeward, table.render.flying = lambda: blows.curing.away, blows.madness.aside

    @property
    def dark(self) -> bool:
        """Something is held up to be read, and the table is dark around it."""
        return self.curse_reveal.dark or self.climax.up > 0.0 or self.elimination.up > 0.0

    # while events are shown

    def notice(self, event: Event) -> None:
        """An event has changed the shown table."""
        self.curse_reveal.notice(event)
        self.climax.notice(event)
        self.elimination.notice(event)
        self.chapters.notice(event)
        self.monster.notice(event)
        self.verdict.notice(event)
        self.downfall.notice(event)
        self.receiving.notice(event)
        self.losing.notice(event)

    def _linger(self, event: Event) -> float:
        """Milliseconds for which the director waits after an event."""
        held_up = (self.curse_reveal, self.climax, self.elimination, self.verdict, self.downfall, self.receiving)
        return sum(one.linger(event) for one in (*held_up, self.visions, self.losing))

    def _announce(self, event: Event) -> float:
        """What is held up before an event; the sheet of what was before gives way to it."""
        held = self.chapters.announce(event)
        if held > 0:
            self.climax.leave()
        return held

    def _meanwhile(self, event: Event) -> Sequence[Callable[[], None]]:
        """What is made for the next page while the card of its round is looked at."""
        told = events.read_as(event, events.BookTurned)
        page, monster = told.page, told.monster
        return (
            lambda: self.monster.expect(monster),
            lambda: self.scenery.page_ahead(page),
            lambda: self.monster.foresee(monster),
            self.monster.foresee_more,
        )

    def settle(self, source: str) -> None:
        """All events are shown; `source` is the card that asks something now, '' for none."""
        self.curse_reveal.settle(source)
        self.climax.leave()
        self.elimination.settle()
        self.losing.settle()
        self.monster.settle()
        self.ahead.settle()
        self.beforehand.settle()

    def clear(self) -> None:
        """Nothing is held up or acted any more."""
        self.curse_reveal.clear()
        self.climax.clear()
        self.elimination.clear()
        self.monster.clear()

    # frame by frame

    def update(self, dt: float) -> bool:
        """`dt` milliseconds pass; whether something moved."""
        moved = self.monster.update(dt)
        self.ahead.update(dt)
        return moved

    def make_one(self) -> bool:
        """Make one picture of what may be held up next; False where there is none left to be made."""
        return self.curse_reveal.paint_ahead() or self.beforehand.make_one() or self.visions.ahead()

    def paint(self, canvas: Canvas) -> None:
        """Over the table, from what lies on it upwards."""
        self.curse_reveal.paint(canvas, tuple(self.table.director.effects))
        self.elimination.paint(canvas)
        self.climax.paint(canvas)
        self.table.aftermath.paint(canvas)
        self.chapters.paint(canvas)
        self.monster.paint_over(canvas)
