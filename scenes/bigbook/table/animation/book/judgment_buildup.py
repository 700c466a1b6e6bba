"""The moment before a page is judged: light draws in about the book, its monster knows what is coming, and everybody
comes out of their seats to watch.

It fills the way of the marker and the time in which a sheet is read: nothing waits for it. Whoever watches stays for
what a Bonus gives them; while a Failure is read the monster looks at one after the other, and they run home when it
leaps.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.round_end import UP, Climax
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering, Heroes, beneath
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.animation.timings import GATHER, MONSTER, MOTIONS, STAMPED, SUSPENSE
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book_body
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow
from scenes.kit.theme import Colour
from scenes.table.motion.aftermath import Running
from scenes.table.timing import READ_MAX

VERDICTS = ("bonus_began", "failure_began")
ENDS = (*VERDICTS, "game_won", "game_lost")
"""What may become of a page when the marker has gone all its way."""
DARK = 0.42
"""How dark the room is when the marker has come to the end."""
FLARES, LEVELS = 0.5, 6
"""How strong the candles of the book are then, and in how many steps they become so."""
REACH = (110, 74)
"""How far their light falls, on the full and compact drawing."""
WARM: Colour = (255, 168, 84)


@dataclass(slots=True)
class Dusk:
    """Light draws in about the book: the room grows dark, its candles bright. `t` from 0 to 1.

    `turns` is the share of its time at which it is darkest; then what is held up darkens the room itself.
    """

    lit: tuple[Box, ...]
    wicks: tuple[tuple[int, int], ...]
    reach: int
    turns: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Darker and darker, then given over."""
        share = self.t / self.turns if self.t < self.turns else (1 - self.t) / (1 - self.turns)
        share = max(0.0, min(1.0, share))
        canvas.dim(DARK * share, tuple(Rect(box) for box in self.lit))
        level = round(share * LEVELS) / LEVELS * FLARES
        if level > 0:
            light = glow(self.reach, WARM, level)
            for x, y in self.wicks:
                canvas.blit(light, (x - self.reach, y - self.reach), flags=pygame.BLEND_RGB_ADD)


class Suspense:
    """Watches for a page that is about to be judged at one table."""

    def __init__(self, table: BookTable, climax: Climax, monster: MonsterMotion, heroes: Heroes) -> None:
        self.table, self.climax, self.monster, self.heroes = table, climax, monster, heroes
        self._watching: tuple[Gathering, Running] | None = None

    @property
    def watching(self) -> Gathering | None:
        """Everybody as they watch; None while nobody does."""
        if self._watching is None or self._watching[1] not in self.table.aftermath.running:
            return None
        return self._watching[0]

    def notice(self, event: Event) -> None:
        """An event is being told: with the last step of the marker everybody knows what comes."""
        director = self.table.director
        if director.now is not event or self.table.theme.reduced_motion:
            return
        if event.type == "marker_moved" and director.following in ENDS:
            self._darken()
            self.monster.suspects(fails=director.following in ("failure_began", "game_lost"))
            if self.table.unhurried and director.following in VERDICTS:
                self._come(event, fails=director.following == "failure_began")
        elif event.type in VERDICTS and self.table.unhurried:
            fails = event.type == "failure_began"
            watching = self.watching or self._come(event, fails=fails)
            at = STAMPED if fails else float(MONSTER["beaten"].contact)
            if watching is not None:
                self.table.aftermath.show(None, at, contact=at, land=watching.start)

    def looks(self, ms: float) -> None:
        """The monster stands there swollen for so many milliseconds: it looks at one after the other of them."""
        watching = self.watching
        heroes = watching.heroes if watching is not None else []
        each = (ms - SUSPENSE.first - SUSPENSE.rest) / max(1, len(heroes))
        each = max(SUSPENSE.least, min(SUSPENSE.most, each))
        faces = [(round(hero.at[0]), round(hero.at[1])) for hero in heroes]
        self.monster.gloat(ms, faces, SUSPENSE.first, each)
        for i, hero in enumerate(heroes):
            at = SUSPENSE.first + each * (i + 0.3)
            scare = partial(watching.scare, hero.seat) if watching is not None else None
            self.table.aftermath.show(None, at, contact=at, land=scare)

    def _darken(self) -> None:
        layout, ms = self.table.render.layout, float(MOTIONS["marker_moved"].ms)
        lit = layout.areas["book"], layout.areas["track"]
        dusk = Dusk(lit, book_body.wicks(layout), layout.px(*REACH), ms / (ms + UP))
        self.table.director.show(dusk, ms + UP, "linear")

    def _come(self, event: Event, *, fails: bool) -> Gathering | None:
        """Everybody sets out to stand before the book: with the marker, or with the verdict itself."""
        director, climax, layout = self.table.director, self.climax, self.table.render.layout
        after, before = self.table.aftermath, event.type not in VERDICTS
        delay = SUSPENSE.begin if before else GATHER.begin
        ms = MOTIONS["failure_began"].ms + READ_MAX + (MOTIONS[event.type].ms if before else 0.0)
        peak = 0.0

        def seen() -> float:
            """Nobody stands there where no sheet came that could give them something."""
            awaited = fails or (before and director.now is event)
            return 1.0 if awaited or peak > 0 or climax.sheet is not None else 0.0

        def stays() -> bool:
            """Until the sheet goes; what it gave them they take home."""
            nonlocal peak
            if before and director.now is event:
                return True
            if fails:
                return climax.failing
            peak = max(peak, climax.up)
            return peak == 0 or (climax.up >= peak and climax.sheet is not None)

        watching = self.heroes.gather(lambda count, size: beneath(layout, count, size), ms, seen)
        watching.stays, watching.watched = stays, float(book_pages(layout)[0].center[0])
        run = after.show(watching, ms, delay=delay)
        self._watching = (watching, run) if run is not None else None
        return watching
