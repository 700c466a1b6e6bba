"""What a page does to everybody when it is judged: after a Bonus the heroes come forward, gold rises from what is left
of the monster into the picture of the Bonus, and from there their gift flies to each of them; after a Failure the
monster leaps through the sheet and tears it. When the book itself is beaten, they gather about it.

The monster stays on its page, swollen, while the Failure is read. Then one thing follows the other: the sheet tears,
the monster laughs and goes, its darts strike, Madness comes down, and only then the card of the next round comes. All
of it is taken from the time to read. Who goes on from it sees the monster leap and its darts fly at once.
"""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.book_effects import FALLS as BOOK_FALLS
from scenes.bigbook.table.animation.book.book_effects import HIGH as BOOK_HIGH
from scenes.bigbook.table.animation.book.book_effects import MIDDLE as BOOK_STANDS
from scenes.bigbook.table.animation.book.book_effects import clasp_of
from scenes.bigbook.table.animation.book.judgment_buildup import Suspense
from scenes.bigbook.table.animation.book.round_end import AWAY, Climax
from scenes.bigbook.table.animation.book.round_title import OPENS
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering, Hero, Heroes, around, gift_place
from scenes.bigbook.table.animation.magicians.steam import Steam
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import (
    BONUS,
    CLASP,
    CLASPED,
    DROPPED,
    DROPS,
    GATHER,
    LANDED,
    LEAPING,
    MOCKS,
    MOTIONS,
    RATTLES,
    SEALED,
    STAMPED,
    STANDS,
    TORN,
    pause_before_next,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.kit.shapes import smooth
from scenes.kit.theme import GOLD, INK, PARCH
from scenes.table.motion.blows import Lamp, Shaken, Star, Wave
from scenes.table.set_pieces import SetPiece

FROM_REMAINS = 5
"""Missiles of gold that rise from what is left of a monster."""
GIFT = 0.36
"""How wide a gift is, as a share of the picture of whoever has it."""
STEAM, STEAMS = (0.2, 0.34), 1900.0
"""How wide and high steam rises from the warm seal of a book, as shares of the window's height, and how long (ms)."""
GLINT, LAUGHS = 110.0, 170.0
"""How long the clasp glints when the sealed book has fallen on the table, and when everybody laughs after it (ms)."""
QUAKES = 8.0
"""How far the book is pushed by the stamp of a Failure, in pixels of the design."""


class Verdict(SetPiece):
    """Watches for a Bonus or a Failure that is held up to be read."""

    def __init__(self, table: BookTable, climax: Climax, monster: MonsterMotion, blows: Blows) -> None:
        self.table, self.climax, self.monster, self.blows = table, climax, monster, blows
        self.heroes = Heroes(table)
        self.suspense = Suspense(table, climax, monster, self.heroes)
        self._medal: tuple[Surface | None, Surface] | None = None
        """The last gift, and the picture that it was made of."""
        climax.taken = monster.flee
        monster.goals.append(lambda: climax.place)
        monster.escaped = self._tear

    def notice(self, event: Event) -> None:
        """An event is being told; the monster and the sheet know of it already."""
        if self.climax.failing and event.type != "failure_began" and not self.monster.holds_sheet:
            self.climax.leave()
        self.suspense.notice(event)
        if self.table.director.now is not event or self.table.theme.reduced_motion:
            return
        if event.type == "failure_began":
            self._stamped()
        if event.type == "game_won":
            self._triumph()
        if not self.table.unhurried:
            return
        if event.type == "bonus_began":
            self._reward()
        elif event.type == "failure_began":
            read = MOTIONS[event.type].ms + self.climax.linger(event)
            self.suspense.looks(read - LEAPING - MOCKS)

    def linger(self, event: Event) -> float:
        """How long the victors are looked at, and the last Madness of a page, in milliseconds at normal speed."""
        if self.table.theme.reduced_motion or not self.table.unhurried:
            return 0.0
        if event.type == "game_won":
            return STANDS
        following, blows = self.table.director.following, self.blows
        if following not in OPENS or not blows.madness.down_in:
            return 0.0
        return max(0.0, blows.madness.down_in + LANDED - pause_before_next(event.type, following, 1, reduced=False))

    # the end

    def _triumph(self) -> None:
        """They come about the shut book, hold their breath with it, and are glad when its clasp has snapped."""
        after, ms = self.table.aftermath, MOTIONS["game_won"].ms
        window, snaps = self.table.render.layout.window, ms * CLASP
        total = ms + STANDS - GATHER.won
        heroes = self.heroes.gather(lambda count, size: around(window, count), total)
        after.show(heroes, total, delay=GATHER.won)
        for i, hero in enumerate(heroes.heroes):
            at = snaps + CLASPED + GATHER.glad * i
            after.show(None, at, contact=at, land=partial(self._gladden, heroes, hero))
        after.show(None, ms * SEALED, contact=ms * SEALED, land=self._sealed)

        if self.table.unhurried:
            sealed = ms * SEALED
            after.show(None, sealed + RATTLES, contact=sealed + RATTLES, land=heroes.start)
            down = sealed + DROPS + DROPPED
            after.show(None, down, contact=down, land=partial(self._down, heroes))
            w, h = window
            steam = Steam((w / 2, h * (BOOK_STANDS - 0.02)), (round(h * STEAM[0]), round(h * STEAM[1])), STEAMS)
            after.show(steam, STEAMS, delay=ms * SEALED + CLASPED)

    def _sealed(self) -> None:
        """The seal is on the bound book: what is in the air hangs there, dust and gold fly from under it."""
        after, blows = self.table.aftermath, self.blows
        w, h = self.table.render.layout.window
        at = w / 2, h * BOOK_STANDS
        after.show(Wave(at, h * 0.07, h * 0.26, GOLD[1], 10 * blows.unit), 420)
        after.show(Lamp(at, round(h * 0.28), GOLD[2], 0.8), 520)
        blows.burst("gold", at, 20, force=1.1, room=(h * 0.05, h * 0.05))
        blows.burst("dust", at, 12, force=1.2, room=(h * 0.06, h * 0.06))
        after.freeze(CLASPED)

    def _down(self, heroes: Gathering) -> None:
        """It has fallen on the table and moves no more: dust, a jolt for everybody, and they laugh once more."""
        after, blows = self.table.aftermath, self.blows
        w, h = self.table.render.layout.window
        foot = w / 2, h * (BOOK_STANDS + BOOK_HIGH / 2 + BOOK_FALLS)
        after.show(Wave(foot, w * 0.06, w * 0.2, PARCH[3], 15 * blows.unit, 0.22), 620)
        blows.burst("dust", foot, 34, force=2.4, way=(UP, 3.0), room=(w * 0.14, 4.0))
        blows.burst("gold", foot, 22, force=1.5, way=(UP, 2.8), room=(w * 0.12, 4.0))
        clasp = clasp_of(self.table.render.layout)
        glint = clasp[0], clasp[1] + h * BOOK_FALLS
        after.show(Star(glint, round(h * 0.1), GOLD[0], GOLD[4], after.flash(), 11), GLINT)
        after.freeze(CLASPED)
        heroes.start()
        after.show(None, LAUGHS, contact=LAUGHS, land=heroes.again)

    def _gladden(self, heroes: Gathering, hero: Hero, gift: Surface | None = None) -> None:
        """One of them has reason to be glad: they hop in the light."""
        after, high = self.table.aftermath, hero.calm.get_height()
        heroes.cheer(hero.seat, gift)
        after.show(Lamp(hero.at, round(high * 0.62), GOLD[2], 0.8), 520)
        self.blows.burst("gold", (hero.at[0], hero.at[1] - high * 0.4), 12, force=1.2,
                                       room=(high * 0.3, 4.0))  # fmt: skip

    # a failure

    def _stamped(self) -> None:
        """The word falls on the sheet, and the book quakes."""
        shake = QUAKES * self.blows.unit * self.table.theme.shake
        book = self.table.render.layout.areas["book"]
        quake = Shaken(book, (shake, shake * 0.5), 0.0) if shake else None
        self.table.aftermath.show(quake, STAMPED + 220, delay=STAMPED)

    def _tear(self) -> None:
        """The monster has come to the sheet, where there is one: it flies in pieces."""
        if self.climax.place is None:
            return
        unit, dark = self.blows.unit, MOCKS if self.monster.laughs else AWAY
        self.table.aftermath.pool.pieces += self.climax.tear(unit, TORN, dark)

    # a bonus

    def _reward(self) -> None:
        """While the monster dies and the Bonus is read: what remains of it is turned to gold, for everybody."""
        after, heroes = self.table.aftermath, self.suspense.watching
        self.blows.endings.struck("beaten")
        after.show(None, BONUS.gathers, contact=BONUS.gathers, land=self._gather)
        swells = BONUS.gathers + BONUS.flies
        after.show(None, swells, contact=swells, land=self._swell)

        for i, hero in enumerate(heroes.heroes if heroes is not None else ()):
            at = BONUS.gathers + BONUS.hopes * (i + 1)
            after.show(None, at, contact=at, land=partial(heroes.hope, hero.seat) if heroes is not None else None)
            at = swells + BONUS.swells / 2 + BONUS.apart * i
            give = partial(self._give, heroes, hero) if heroes is not None else None
            after.show(None, at, contact=at, land=give)

    def _picture(self) -> Rect:
        """Where the picture of the Bonus is; the right page where its sheet has gone."""
        return self.climax.picture or Rect(book_pages(self.table.render.layout)[1])

    def _gather(self) -> None:
        blows, page = self.blows, book_pages(self.table.render.layout)[0]
        goal = self._picture().center
        x, y = page.center[0], page.y + page.h * 0.44
        blows.burst("gold", (x, y), 26, force=1.2, room=(page.w * 0.3, page.h * 0.2))
        for i in range(FROM_REMAINS):
            aside = (i / (FROM_REMAINS - 1) - 0.5) * 2
            start = x + aside * page.w * 0.32, y + page.h * 0.12 * (1 - abs(aside))
            blows.throw(start, goal, "gold", 13.0, BONUS.flies, None, bend=0.16 * aside)

    def _swell(self) -> None:
        self.climax.swell(BONUS.swells)
        after, blows, at = self.table.aftermath, self.blows, self._picture()
        after.show(Lamp(at.center, round(at.w * 0.9), GOLD[2], 0.9), 420)
        after.show(Wave(at.center, at.w * 0.3, at.w * 0.8, GOLD[1], 9 * blows.unit, 0.7), 420)
        blows.burst("gold", at.center, 30, force=1.6, room=(at.w * 0.4, at.h * 0.4))

    def _give(self, heroes: Gathering, hero: Hero) -> None:
        """The gift of the Bonus flies to somebody, who is glad."""
        table, start = self.table, self._picture().center
        if heroes.seen() <= 0:
            return
        blows, picture = self.blows, self._gift(hero)
        w, h = hero.calm.get_size()
        x, y = gift_place((w, h), (hero.at[0] - w / 2, hero.at[1] - h / 2), picture)
        goal = x + picture.get_width() / 2, y + picture.get_height() / 2

        def land() -> None:
            self._gladden(heroes, hero, picture)
            table.aftermath.show(Wave(goal, h * 0.1, h * 0.34, GOLD[0], 9 * blows.unit, 0.9), 380)
            blows.burst("gold", goal, 16, force=1.4)
            table.app.sounds.play("pip_fill", goal[0] / table.render.layout.window[0], -4.0)

        bend = 0.16 if goal[0] < start[0] else -0.16
        blows.throw(start, goal, "gold", 26.0, BONUS.mote, land, bend=bend)

    def _gift(self, hero: Hero) -> Surface:
        """The picture of the Bonus as a medal that fits on a hero's picture."""
        art, side = self.climax.art, round(hero.calm.get_width() * GIFT)
        if self._medal is None or self._medal[0] is not art or self._medal[1].get_width() != side:
            self._medal = art, medal(art, side)
        return self._medal[1]


def medal(art: Surface | None, side: int) -> Surface:
    """The middle of a picture in a golden ring, so wide in pixels; only gold where there is no picture."""

    def ring(s: Surface, k: float) -> None:
        r = s.get_width() // 2
        for inset, tone, wide in ((0, INK, 5), (1, GOLD[3], 4), (2, GOLD[1], 2)):
            pygame.draw.circle(s, tone, (r, r), r - round(inset * k), max(1, round(wide * k)))

    def disc(s: Surface, k: float) -> None:
        pygame.draw.circle(s, (255, 255, 255), s.get_rect().center, s.get_width() // 2)

    out = Surface((side, side), pygame.SRCALPHA)
    out.fill(GOLD[2])
    if art is not None:
        short = min(art.get_size())
        middle = art.get_rect().inflate(short - art.get_width(), short - art.get_height())
        out.blit(pygame.transform.smoothscale(art.subsurface(middle), (side, side)), (0, 0))
    out.blit(smooth((side, side), disc), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(smooth((side, side), ring), (0, 0))
    return out
