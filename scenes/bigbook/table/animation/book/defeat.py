"""The end of a lost game: everybody comes before the book, what has beaten them flies into it, its monster swells and
leaps out, its ink strikes one after the other, a band says why, and they sink in the ink that drowns the room.

At the two fast speeds only the band is added, and nothing is waited for; under reduced motion the last picture of it
stands there until the band has been read. Times stand in `timings.FALL`.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_pile
from game.bigbook.rules.events import GameLost, read_as
from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.ink_rises import DRAWS_NEAR, SEES, InkRises, splash
from scenes.bigbook.table.animation.book.painted_eye import PaintedEye
from scenes.bigbook.table.animation.magicians.hero_portraits import HIGH, ROOM, Hero, Heroes, coming, hero_size
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.spells.matter import matter_of
from scenes.bigbook.table.animation.timings import FALL, GATHER, MOTIONS
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.canvas import Canvas
from scenes.kit.director import Effect
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, INK, PARCH, Colour, mix
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Lamp, Point, Shaken, Star, Wave, shadow_of
from scenes.table.motion.effects import Late
from scenes.table.set_pieces import SetPiece
from scenes.table.timing import reading_time

DARK = 0.66
"""How dark the table is behind them."""
HIGHER = (0.17, 0.0, 0.25, 0.06, 0.20)
"""How much higher than the lowest of them each stands who is beaten, in shares of how high they are."""
ROW = 0.645
"""Where the middles of their pictures are, as a share of the window's height."""
FOOT, WIDE = 0.985, 0.9
"""Where the band ends, as a share of the window's height, and how wide its words may be, of its width."""
THROWN, STARTS, TURNED = 0.1, 0.14, 7.0
"""How far down whoever is hit is thrown, in heights of a hero, how much larger they are, how far turned (degrees)."""
STAGES = 4
"""In so many steps the ink runs down a picture."""
BLACK: Colour = (13, 8, 18)


@dataclass(slots=True)
class Fallen:
    """All of them: they come, are hit, stand there stained, and sink. `t` from 0 to 1 over `total` milliseconds."""

    heroes: list[Hero]
    total: float
    lit: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """The page that stays light until its monster has leapt out of it."""
    still: bool = False
    """Nothing moves: they stand there as they are in the end."""
    t: float = 0.0
    _stained: dict[tuple[int, int], Surface] = field(default_factory=dict)

    @property
    def now(self) -> float:
        """Milliseconds since the game was lost."""
        return self.t * self.total

    def hit(self, number: int) -> float:
        """Milliseconds since this one of them was struck; negative before."""
        return math.inf if self.still else self.now - FALL.contact - FALL.apart * number

    def paint(self, canvas: Canvas) -> None:
        """Dark, then everybody in their row."""
        if self.still:
            share = min(1.0, self.now / FALL.dusk)
            canvas.dim(0.8 * share)
            for i, hero in enumerate(self.heroes):
                w, h = hero.calm.get_size()
                canvas.blit(
                    self.stained(i, STAGES - 1), (hero.at[0] - w / 2, hero.at[1] - h / 2), alpha=round(255 * share)
                )
            return
        canvas.dim(DARK * min(1.0, self.now / FALL.dusk), (self.lit,) if self.now < FALL.leaps else ())
        for i, hero in enumerate(self.heroes):
            came = (self.now - FALL.begin - i * GATHER.apart) / GATHER.come
            if 0 < came < 1:
                coming(canvas, hero, came)
            elif came >= 1:
                self._stands(canvas, i, hero)

    def _stands(self, canvas: Canvas, number: int, hero: Hero) -> None:
        since, sunk = self.hit(number), (self.now - FALL.sinks - FALL.apart * number) / FALL.sinking
        if sunk >= 1:
            return
        w, h = hero.calm.get_size()
        side = 1 if number % 2 else -1
        x, y = hero.at
        if since < 0:  # they see it coming
            fear = max(0.0, min(1.0, 1 + since / FALL.fear))
            x, y = x + math.sin(self.now * 0.11 + number) * w * 0.012 * fear, y + h * 0.03 * fear
            self._shadow(canvas, hero)
            canvas.blit(hero.calm, (x - w / 2, y - h / 2))
            return
        blow = thrown(since)
        shiver = math.sin(self.now * 0.13 + 2 * number) * w * 0.008 * (1 - blow if since > FALL.hold else 0)
        stage = 0 if since < FALL.hold else min(STAGES - 1, 1 + int((since - FALL.hold) / FALL.runs))
        if sunk <= 0:
            self._shadow(canvas, hero)
        fall = max(0.0, sunk) ** 2
        canvas.blit_rot(
            self.stained(number, stage),
            (x + shiver, y + h * (THROWN * blow + (1.5 - hero.at[1] / canvas.size[1]) * fall * 1.4)),
            side * (TURNED * blow + 2.0 + 16 * fall),
            1 + STARTS * max(0.0, blow),
        )

    def _shadow(self, canvas: Canvas, hero: Hero) -> None:
        w, h = hero.calm.get_size()
        canvas.blit(shadow_of((w, h)), (hero.at[0] - w * 0.47, hero.at[1] - h * 0.465))

    def stained(self, number: int, stage: int) -> Surface:
        """One of them mad, the ink so far run down their picture; made once."""
        key = number, stage
        if key not in self._stained:
            self._stained[key] = stain(self.heroes[number].glad, number, stage)
        return self._stained[key]


def thrown(since: float) -> float:
    """How far somebody is thrown who was hit so many milliseconds ago: 1 while it is held, then to and fro."""
    if since < FALL.hold:
        return 1.0
    rest = (since - FALL.hold) / FALL.swings
    return math.cos(rest * 1.5 * math.tau) * (1 - rest) ** 2 if rest < 1 else 0.0


def stain(picture: Surface, number: int, stage: int) -> Surface:
    """A framed picture with a splash of ink on its upper corner, which runs down it in steps; the face stays free."""
    w, h = picture.get_size()
    ink = Surface((w, h), pygame.SRCALPHA)
    x, y = w * (0.18 if number % 2 else 0.82), h * 0.1
    radius = w * (0.3 + 0.012 * stage)
    pygame.draw.polygon(ink, BLACK, splash((x, y), radius, 31 + 7 * number))
    for i, (aside, long) in enumerate(((-0.18, 0.3), (-0.06, 0.56), (0.06, 0.38), (0.17, 0.22))):
        wide = max(2, round(w * (0.038 - 0.005 * i)))
        end = y + radius * 0.6 + h * long * stage / (STAGES - 1)
        left = round(x + w * aside) - wide // 2
        pygame.draw.rect(ink, BLACK, Rect(left, round(y), wide, round(end - y)))
        pygame.draw.circle(ink, BLACK, (left + wide // 2, round(end)), round(wide * 0.72))
    ink.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)  # nothing beside the frame
    out = picture.copy()
    out.blit(ink, (0, 0))
    return out


@dataclass(slots=True)
class Because:
    """A stroke of ink across the room that says who has won, and why. It is drawn from left to right, and fades.

    `t` from 0 to 1 over `total` milliseconds; nothing moves where it is `still`.
    """

    picture: Surface
    middle: Point
    total: float
    still: bool = False
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """As much of it as is unrolled."""
        now, (w, h) = self.t * self.total, self.picture.get_size()
        at = self.middle[0] - w / 2, self.middle[1] - h / 2
        share = min(1.0, now / FALL.unrolls)
        if self.still:
            canvas.blit(self.picture, at, alpha=round(255 * share))
            return
        wide = round(w * EASES["outCubic"](share))
        goes = max(0.0, min(1.0, (self.total - now) / FALL.unrolls))
        if wide > 0 and goes > 0:
            canvas.blit(self.picture.subsurface(Rect(0, 0, wide, h)), at, alpha=round(255 * goes))


class Downfall(SetPiece):
    """The end of a lost game at one table."""

    def __init__(self, table: BookTable, heroes: Heroes, monster: MonsterMotion, blows: Blows) -> None:
        self.table, self.heroes, self.monster, self.blows = table, heroes, monster, blows
        self._tall = 0
        """How many pixels high the band is."""
        self.blows.endings.held_up = lambda: self.moves
        monster.goals.append(lambda: self.place)

    @property
    def staged(self) -> bool:
        """Whether everybody is seen large when a game is lost at this speed."""
        return self.table.unhurried

    @property
    def moves(self) -> bool:
        """Whether they are struck before they drown."""
        return self.staged and not self.table.theme.reduced_motion

    def linger(self, event: Event) -> float:
        """How long it takes beside the event's own time, in milliseconds at normal speed."""
        if event.type != "game_lost" or not self.staged:
            return 0.0
        return FALL.flood if self.moves else float(reading_time(sum(map(len, self._words(event)))))

    def notice(self, event: Event) -> None:
        """An event is being told; the monster knows of it already."""
        if event.type == "game_lost" and self.table.director.now is event and self.moves:
            self.monster.gloat(FALL.swells)
            self._fed(read_as(event, GameLost).reason)
            after = self.table.aftermath
            after.show(None, FALL.leaps, contact=FALL.leaps, land=self._strike)

    @property
    def place(self) -> Rect | None:
        """Where the monster leaps to: the open book; None while no game is being lost."""
        now = self.table.director.now
        lost = now is not None and now.type == "game_lost"
        return Rect(self.table.render.layout.areas["book"]) if lost else None

    def effects(self, event: Event, eye: PaintedEye) -> list[Effect]:
        """What is seen of the end, but for what flies: the lowest first."""
        director, ms = self.table.director, float(MOTIONS["game_lost"].ms)
        self._tall = band(self.table.render, *self._words(event)).get_height()
        still = self.table.theme.reduced_motion
        if still:
            ms = MOTIONS["game_lost"].reduced + self.linger(event)
            director.show(Fallen(self._row() if self.staged else [], ms, still=True), ms, "linear")
            director.show(self._band(event, ms, still=True), ms, "linear")
            return []
        flood = FALL.flood if self.staged else 0.0
        if self.staged:
            page = Rect(book_pages(self.table.render.layout)[0])
            director.show(Fallen(self._row(), flood + ms * SEES, page), flood + ms * SEES, "linear")
        director.show(Late(InkRises(eye, DARK if self.staged else 0.0), flood / (flood + ms)), flood + ms, "linear")
        said = FALL.said if self.staged else FALL.unrolls
        end = flood + ms * DRAWS_NEAR
        director.show(Late(self._band(event, end - said), said / end), end, "linear")
        return []

    # who, and why

    def _row(self) -> list[Hero]:
        """Everybody, also those who were lost before, side by side beneath the book and above the band."""
        render = self.table.render
        seats = list(render.model.seats.values())
        size = hero_size(render.layout.window, len(seats))
        start = render.places.seats
        foot = render.layout.window[1] * FOOT - self._tall - render.layout.px(12, 8)
        return [
            Hero(
                one.seat,
                self.heroes.framed(one, "eliminated" if one.eliminated else "calm"),
                self.heroes.framed(one, "eliminated" if one.eliminated else "mad"),
                start[one.seat].portrait,
                at,
            )
            for one, at in zip(seats, row(render.layout.window, len(seats), size, foot), strict=True)
        ]

    def _words(self, event: Event) -> tuple[str, str]:
        t = self.table.app.t
        return t("bigbook.end.lost_title"), t(f"bigbook.end.reason.{read_as(event, GameLost).reason}")

    def _band(self, event: Event, total: float, *, still: bool = False) -> Because:
        render = self.table.render
        w, h = render.layout.window
        picture = band(render, *self._words(event))
        return Because(picture, (w / 2, h * FOOT - picture.get_height() / 2), total, still)

    # the blow

    def _fed(self, reason: str) -> None:
        """What has beaten them goes into the book: the curses that are left, the Madness of whoever was lost, or what
        rises from the empty pile."""
        blows, places = self.blows, self.table.render.places
        after, page = self.table.aftermath, book_pages(places.layout)[0]
        model = self.table.render.model
        sources = [(places.curse(one.id).center, matter_of(curse_pile(one.id))) for one in model.curses]
        if reason == "madness-stack-empty":
            sources = [(places.stack_top().center, "madness")]
        elif reason == "all-eliminated":
            sources = [(places.seats[seat].portrait.center, "madness") for seat in model.seats]

        def leave(start: Point, matter: str) -> None:
            side = 0.2 if start[0] < page.center[0] else -0.2
            after.show(Lamp(start, round(page.h * 0.3), CRIMSON, 0.9), 320)
            blows.burst(matter, start, 14, force=0.9)
            blows.throw(start, page.center, matter, 26.0, FALL.feeds, None, bend=side)

        for i, (start, matter) in enumerate(sources[: FALL.most]):
            at = FALL.begin + FALL.apart * i
            after.show(None, at, contact=at, land=partial(leave, start, matter))

    def _strike(self) -> None:
        """It has leapt: its ink flies at everybody."""
        after, blows, render = self.table.aftermath, self.blows, self.table.render
        book, unit = render.layout.areas["book"], blows.unit
        start = float(book.center[0]), float(book.center[1])
        after.show(Lamp(start, round(book.h * 1.2), (150, 20, 34), 1.0), 520)
        after.show(Wave(start, book.h * 0.3, book.h * 1.2, (90, 24, 40), 18 * unit), 560)
        blows.burst("ink", start, 60, force=1.5, room=(book.w * 0.25, book.h * 0.3))
        row = self._row()
        for i, hero in enumerate(row):
            land = partial(self._hit, hero, last=i == len(row) - 1)
            fly = partial(blows.throw, start, hero.at, "ink", 40.0, FALL.flight, land, bend=0.1 if i % 2 else -0.1)
            at = FALL.gap + FALL.apart * i
            after.show(None, at, contact=at, land=fly)

    def _hit(self, hero: Hero, *, last: bool) -> None:
        """The contact at one of them; with the last of them all stands still."""
        after, blows, high = self.table.aftermath, self.blows, hero.calm.get_height()
        after.show(Star(hero.at, round(high * 0.72), mix(CRIMSON, BONE, 0.45), BLACK, after.flash(), 3), FALL.hold)
        after.show(Lamp(hero.at, round(high * 0.9), (170, 40, 40), 0.9), 420)
        after.show(Wave(hero.at, high * 0.3, high * 0.8, (120, 30, 50), 10 * blows.unit, 0.8), 420)
        blows.burst("ink", hero.at, 44, force=1.7, room=(high * 0.2, high * 0.2))
        if not last:
            return
        after.freeze(FALL.hold)
        if after.theme.shake > 0:
            push = 8 * blows.unit * after.theme.shake
            after.show(Shaken(self.table.render.layout.areas["book"], (0.0, push)), FALL.hold + 300)


def row(window: tuple[int, int], count: int, size: tuple[int, int], foot: float) -> list[Point]:
    """The middles of so many pictures of that size close together, each at its own height as people stand who draw
    together; all end above `foot`, where the band with large letters begins."""
    w, h = window
    low = min(h * ROW, foot - size[1] / 2)
    step = min(size[0] * 1.04, (w * ROOM - size[0]) / max(1, count - 1))
    middle = (count - 1) / 2
    return [(w / 2 + step * (i - middle), low - h * HIGH * HIGHER[i % len(HIGHER)]) for i in range(count)]


def band(render: RenderContext, title: str, because: str) -> Surface:
    """The stroke across the window, its words within."""
    w, layout = render.layout.window[0], render.layout
    head = lay_out(title, Style(layout.text(46, 31), BONE, "title", align="center"), round(w * WIDE))
    body = lay_out(because, Style(layout.text(30, 21), PARCH[0], align="center"), round(w * WIDE))
    pad = layout.px(14, 9)
    out = brushed((w, head.size[1] + body.size[1] + 2 * pad), pad)
    y = (out.get_height() - head.size[1] - body.size[1]) // 2
    left = round(w * (1 - WIDE) / 2)
    head.draw(out, (left, y))
    body.draw(out, (left, y + head.size[1]))
    return out


def brushed(size: tuple[int, int], rough: int) -> Surface:
    """One stroke of a wide brush, ink the colour of dried blood: hairs begin and end each at its own place, the brush
    runs dry to the right, drops have fallen beside it. Its edges are uneven by up to `rough` pixels."""
    w, h = size
    out, rng = Surface(size, pygame.SRCALPHA), random.Random(7)
    ink = mix(CRIMSON, INK, 0.72)
    hair = max(2, h // 34)
    for y in range(0, h, hair):
        edge = min(y, h - hair - y) / rough  # 0 at the very edge, 1 and more where the stroke is full
        if edge < 1 and rng.random() > 0.35 + 0.65 * edge:
            continue
        thin = 1 - min(1.0, edge)
        start = w * (0.012 + 0.03 * rng.random() + 0.10 * thin * rng.random())
        end = w * (0.985 - 0.05 * rng.random() - 0.22 * thin * rng.random())
        tone = mix(ink, CRIMSON, 0.22 * rng.random() * (0.4 + thin))
        pygame.draw.line(out, (*tone, 246), (start, y + hair // 2), (end, y + hair // 2), hair + 1)
        if rng.random() < 0.5:  # where it runs dry it leaves gaps
            gap = w * rng.uniform(0.86, 0.95)
            pygame.draw.line(out, (0, 0, 0, 0), (gap, y), (gap + w * rng.uniform(0.01, 0.05), y), max(1, hair // 2))
    for _ in range(16):
        at = w * rng.choice((rng.uniform(0.0, 0.06), rng.uniform(0.92, 0.995))), rng.uniform(0.1, 0.9) * h
        pygame.draw.circle(out, (*ink, 240), at, rng.uniform(0.4, 1.3) * hair)
    return out
