"""What a page does to everybody when it is judged: after a Bonus gold rises from what is left of the monster into the
picture of the Bonus, and from there to every face; after a Failure the monster leaps through the sheet and tears it.

The monster stays on its page, swollen, while the Failure is read; the leap ends as the reading does. Nothing waits.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.climax import Climax
from scenes.bigbook.table.animation.monster_motion import LEAPING, MonsterMotion
from scenes.bigbook.table.animation.timings import BONUS, CHEER, MOTIONS, STAMPED
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.layout import book_pages
from scenes.kit.canvas import with_margin
from scenes.kit.theme import GOLD
from scenes.table.blows import Cheer, Lamp, Shaken, Wave

FROM_REMAINS = 5
"""Missiles of gold that rise from what is left of a monster."""
HOPS = 12.0
"""How high a face hops, in pixels of the design."""
TORN = 1100.0
"""How long the pieces of a sheet are in the air."""
QUAKES = 8.0
"""How far the book is pushed by the stamp of a Failure, in pixels of the design."""


class Verdict:
    """Watches for a Bonus or a Failure that is held up to be read."""

    def __init__(self, table: TableContext, climax: Climax, monster: MonsterMotion) -> None:
        self.table, self.climax, self.monster = table, climax, monster
        climax.taken = monster.flee
        monster.leaps_to = lambda: climax.place
        monster.escaped = self._tear

    def notice(self, event: Event) -> None:
        """An event is being told; the monster and the sheet know of it already."""
        if self.climax.failing and event.type != "failure_began" and not self.monster.holds_sheet:
            self.climax.leave()
        if self.table.director.now is not event or self.table.theme.reduced_motion:
            return
        if event.type == "failure_began":
            self._stamped()
        if not self.table.unhurried:
            return
        if event.type == "bonus_began":
            self._reward()
        elif event.type == "failure_began":
            read = MOTIONS[event.type].ms + self.climax.linger(event)
            self.monster.gloat(read - LEAPING)

    # a failure

    def _stamped(self) -> None:
        """The word falls on the sheet, and the book quakes."""
        staging = self.table.staging
        shake = QUAKES * staging.blows.unit * self.table.theme.shake
        book = self.table.render.layout.areas["book"]
        quake = Shaken(book, (shake, shake * 0.5), 0.0) if shake else None
        staging.aftermath.show(quake, STAMPED + 220, delay=STAMPED)

    def _tear(self) -> None:
        """The monster has come to the sheet: it flies in pieces."""
        self.table.staging.aftermath.pool.pieces += self.climax.tear(self.table.staging.blows.unit, TORN)

    # a bonus

    def _reward(self) -> None:
        """While the monster dies and the Bonus is read: what remains of it is turned to gold, for everybody."""
        after = self.table.staging.aftermath
        after.show(None, BONUS.gathers, contact=BONUS.gathers, land=self._gather)
        swells = BONUS.gathers + BONUS.flies
        after.show(None, swells, contact=swells, land=self._swell)
        seats = [seat for seat in self.table.render.model.seats.values() if not seat.eliminated]
        for i, seat in enumerate(seats):
            at = swells + BONUS.swells / 2 + BONUS.apart * i
            after.show(None, at, contact=at, land=partial(self._give, seat.seat, seat.magician))

    def _picture(self) -> Rect:
        """Where the picture of the Bonus is; the right page where its sheet has gone."""
        return self.climax.picture or Rect(book_pages(self.table.render.layout)[1])

    def _gather(self) -> None:
        blows, page = self.table.staging.blows, book_pages(self.table.render.layout)[0]
        goal = self._picture().center
        x, y = page.center[0], page.y + page.h * 0.44
        blows.burst("gold", (x, y), 26, force=1.2, room=(page.w * 0.3, page.h * 0.2))
        for i in range(FROM_REMAINS):
            aside = (i / (FROM_REMAINS - 1) - 0.5) * 2
            start = x + aside * page.w * 0.32, y + page.h * 0.12 * (1 - abs(aside))
            blows.throw(start, goal, "gold", 13.0, BONUS.flies, None, bend=0.16 * aside)

    def _swell(self) -> None:
        self.climax.swell(BONUS.swells)
        after, blows, at = self.table.staging.aftermath, self.table.staging.blows, self._picture()
        after.show(Lamp(at.center, round(at.w * 0.9), GOLD[2], 0.9), 420)
        after.show(Wave(at.center, at.w * 0.3, at.w * 0.8, GOLD[1], 9 * blows.unit, 0.7), 420)
        blows.burst("gold", at.center, 30, force=1.6, room=(at.w * 0.4, at.h * 0.4))

    def _give(self, seat: str, magician: str) -> None:
        """A mote of gold flies to a face, which laughs."""
        table = self.table
        parts, start = table.render.places.seats.get(seat), self._picture().center
        if parts is None:
            return
        blows, face = table.staging.blows, parts.portrait

        def land() -> None:
            after = table.staging.aftermath
            picture = with_margin(table.painter.portrait(magician, (face.w, face.h), "triumphant"))
            after.show(Lamp(face.center, round(face.h * 1.1), GOLD[2], 0.8), 420)
            after.show(Cheer(picture, face.center, HOPS * blows.unit), CHEER)
            blows.burst("gold", (face.center[0], face.center[1] - face.h * 0.3), 12, force=1.0)
            table.app.sounds.play("pip_fill", face.center[0] / table.render.layout.window[0], -4.0)

        side = 0.16 if face.center[0] < start[0] else -0.16
        blows.throw(start, face.center, "gold", 14.0, BONUS.mote, land, bend=side)
