"""How a game ends on the table: everybody strikes the last monster, the clasp of its book snaps; or its ink strikes
everybody.

When what happens stands in `timings`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.bigbook.table.animation.book.book_effects import MIDDLE, clasp_of
from scenes.bigbook.table.animation.spells.blow_sprites import Stage, Throws
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import CLASP, CLASPED, MONSTER, MOTIONS
from scenes.bigbook.table.layout import book_pages
from scenes.kit.theme import GOLD, INK, PARCH
from scenes.table.motion.blows import Lamp, Shaken, Star, Vignette, Wave
from scenes.table.timing import Beats

FALLS = 21
"""How often gold falls on everybody who has won."""


class Endings:
    """The end of the game at one table."""

    def __init__(self, staging: Stage, throws: Throws) -> None:
        self.staging, self.throws = staging, throws
        self.held_up: Callable[[], bool] = lambda: False
        """Whether a lost game is staged elsewhere (`Downfall`)."""

    def won(self) -> None:
        """Everybody who is left strikes the last monster at once; later the clasp of its book snaps."""
        places, staging = self.staging.known_places(), self.staging
        page = book_pages(places.layout)[0]
        beats, after, ms = MONSTER["last"], staging.aftermath, MOTIONS["game_won"].ms
        self._thrown(beats)

        def land() -> None:
            after.show(Star(page.center, round(page.h * 0.62), GOLD[0], GOLD[4], after.flash(), 9), beats.hold)
            after.show(Lamp(page.center, round(page.h * 1.2), GOLD[2], 1.0), 700)
            after.show(Wave(page.center, page.h * 0.25, page.h * 1.1, GOLD[0], 15 * self.throws.unit), 520)
            for element in ("fire", "water", "earth", "air"):
                self.throws.burst(element, page.center, 26, force=1.4, room=(page.w * 0.3, page.h * 0.3))

        after.show(None, beats.contact, contact=beats.contact, land=land)
        after.show(None, ms * CLASP, contact=ms * CLASP, land=self._snap)

    def struck(self, act: str) -> None:
        """Everybody who is left strikes the monster of a page that is beaten; `act` is what it does (`MONSTER`)."""
        beats, after = MONSTER[act], self.staging.aftermath
        page = book_pages(self.staging.known_places().layout)[0]
        self._thrown(beats)

        def land() -> None:
            after.show(Star(page.center, round(page.h * 0.5), GOLD[0], GOLD[4], after.flash(), 9), beats.hold)
            after.show(Lamp(page.center, round(page.h), GOLD[2], 0.9), 520)
            after.show(Wave(page.center, page.h * 0.22, page.h * 0.9, GOLD[0], 13 * self.throws.unit), 460)

        after.show(None, beats.contact, contact=beats.contact, land=land)

    def _thrown(self, beats: Beats) -> None:
        """Their elements fly from their faces at the monster."""
        places, staging = self.staging.known_places(), self.staging
        page = book_pages(places.layout)[0]
        for seat in staging.model.seats.values():
            if not seat.eliminated:
                element = staging.painter.facts.magician_element(seat.magician)
                face = places.seats[seat.seat].portrait
                side = 0.14 if face.center[0] < page.center[0] else -0.14
                self.throws.throw(face.center, page.center, element, 30.0, beats.contact, None, bend=side)

    def _snap(self) -> None:
        """The clasp: all hangs in the air for a moment, a ring of dust runs out over the room, gold falls on everybody
        who is left (`Verdict` shows how glad they are)."""
        after, places = self.staging.aftermath, self.staging.known_places()
        w, h = places.layout.window
        middle, high = (w / 2, h * MIDDLE), h * 0.4
        clasp = clasp_of(places.layout)  # the eye on the cover is seen to close
        after.show(Star(clasp, round(high * 0.5), GOLD[0], GOLD[4], after.flash(), 11), 90)
        self.throws.burst("gold", clasp, 24, force=1.8, way=(0.0, 2.6), room=(4.0, high * 0.1))
        after.show(Wave((w / 2, h * 0.86), w * 0.1, w * 0.56, PARCH[3], 16 * self.throws.unit, 0.3), 900)
        self.throws.burst("gold", middle, 110, force=3.4, way=(UP, 6.28), room=(high * 0.6, high * 0.6))
        self.throws.burst("dust", (middle[0], h * 0.86), 24, force=2.0, room=(w * 0.3, 6.0))
        after.freeze(CLASPED)
        for i in range(FALLS):
            many = 16 if i < FALLS / 2 else 7  # it thins out, and does not end before the picture does
            fall = partial(self.throws.burst, "glitter", (w / 2, -8.0), many, way=(-UP, 1.2), room=(w / 2, 6.0))
            after.show(None, 120.0 * i, contact=120.0 * i, land=fall)

    def drowned(self) -> None:
        """The monster leaps out of the book: its ink strikes everybody in their seat."""
        if self.held_up():
            return
        places = self.staging.known_places()
        page, _ = book_pages(places.layout)
        beats, after = MONSTER["escape"], self.staging.aftermath

        def land() -> None:
            after.show(Lamp(page.center, round(page.h * 1.3), (150, 20, 34), 1.0), 620)
            after.show(Wave(page.center, page.h * 0.3, page.h * 1.4, (90, 24, 40), 18 * self.throws.unit), 560)
            self.throws.burst("ink", page.center, 110, force=1.5, way=(UP, 6.28), room=(page.w * 0.4, page.h * 0.35))
            if after.theme.shake > 0:
                push = 9 * self.throws.unit * after.theme.shake
                after.show(Shaken(places.layout.areas["book"], (push, -push * 0.6)), 460)
            for name, slot in places.slots.items():
                after.show(Vignette(slot, INK), 1500, delay=90.0)
                self.throws.throw(page.center, places.seats[name].portrait.center, "ink", 18.0, 240, None, bend=0.1)

        after.show(None, beats.contact, contact=beats.contact, land=land)
