"""Heroes seen large: everybody who is left comes out of their seat to stand about a thing, and is glad of it.

Their pictures are framed in quiet frames (`Heroes.coming`), calm and triumphant, with the name on a plate at the foot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.arches import arched
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.table.animation.timings import CHEER, GATHER, SUSPENSE
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.fit import draw_name
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Point, shadow_of

MOODS = ("calm", "triumphant", "mad")
HIGH, ASPECT = 0.4, 300 / 420
"""How high a hero stands, as a share of the window, and width to height of the picture."""
PLATE = 0.13
"""How high the plate of a frame is, as a share of its height."""
ROOM = 0.94
"""The share of the window's width that a row of heroes takes at most."""
MARGIN = 2
"""The clear rim of a framed picture (`with_margin`)."""
AROUND = {
    1: ((0.0, 0.76),),
    2: ((-0.52, 0.52), (0.52, 0.52)),
    3: ((-0.54, 0.48), (0.54, 0.48), (0.0, 0.8)),
    4: ((-0.66, 0.38), (0.66, 0.38), (-0.42, 0.75), (0.42, 0.75)),
    5: ((-0.68, 0.34), (0.68, 0.34), (-0.46, 0.74), (0.46, 0.74), (0.0, 0.79)),
}
"""Where so many stand about a thing in the middle of the window: aside and down, in shares of the window's height."""
LEANS = 5.0
"""How far they lean to what they watch (degrees)."""
BREATH = 1900.0
"""One breath of whoever watches (ms)."""
HOPES = 240.0
"""In which a head is lifted (ms)."""
UPRIGHT = 0.5
"""The share of its way after which a hero comes upright."""
WIDE = 1.72
"""Width to height of a window in which they stand so; in narrower ones they stand closer."""


@dataclass(slots=True)
class Hero:
    """One of them: framed as they are and in triumph, the face in their seat, and where they stand (the middle)."""

    seat: str
    calm: Surface
    glad: Surface
    start: Box
    at: Point
    mad: Surface | None = None
    """In horror; None where nobody may be frightened."""


@dataclass(slots=True)
class Gathering:
    """All of them on their way and standing there. `t` from 0 to 1 over `total` milliseconds."""

    heroes: list[Hero]
    total: float
    seen: Callable[[], float] = lambda: 1.0
    """How much of them is to be seen, 0 to 1."""
    t: float = 0.0
    gifts: dict[str, Surface] = field(default_factory=dict)
    """What has been given to whom."""
    watched: float | None = None
    """The place across that they watch and lean to, in pixels; None where they stand still."""
    stays: Callable[[], bool] = lambda: True
    """Whether what they came for is still being shown: as soon as it is not they go home."""
    _glad: dict[str, float] = field(default_factory=dict)
    _scared: dict[str, float] = field(default_factory=dict)
    _hopes: dict[str, float] = field(default_factory=dict)
    _started: float = -math.inf
    _gone: float | None = None

    @property
    def now(self) -> float:
        """Milliseconds since the first of them set out."""
        return self.t * self.total

    @property
    def glad(self) -> set[str]:
        """The seats of those who are glad."""
        return set(self._glad)

    def gladdened(self, seat: str) -> float:
        """When somebody who is glad became so, or laughed again (ms, as `now`)."""
        return self._glad[seat]

    def cheer(self, seat: str, gift: Surface | None = None) -> None:
        """It is theirs, whatever it is: they hop, and keep the gift."""
        self._glad.setdefault(seat, self.now)
        if gift is not None:
            self.gifts[seat] = gift

    @property
    def leaves(self) -> bool:
        """They are on their way home, or there."""
        return self._gone is not None

    @property
    def home(self) -> bool:
        """All of them are in their seats again."""
        last = SUSPENSE.flee + SUSPENSE.apart * (len(self.heroes) - 1)
        return self._gone is not None and self.now - self._gone >= last

    def again(self) -> None:
        """Whoever is glad laughs once more."""
        for i, seat in enumerate(self._glad):
            self._glad[seat] = self.now + GATHER.glad * i

    def hope(self, seat: str) -> None:
        """Something good is on its way: one of them lifts their head."""
        self._hopes.setdefault(seat, self.now)

    def start(self) -> None:
        """Something gives all of them a start."""
        self._started = self.now

    def scare(self, seat: str) -> None:
        """It is one of them that is looked at: they shrink from it."""
        self._scared.setdefault(seat, self.now)

    @property
    def scared(self) -> set[str]:
        """The seats of those who are frightened."""
        return set(self._scared)

    def paint(self, canvas: Canvas) -> None:
        """Out of the seats one after the other, then still; who stands in front is painted last."""
        alpha = round(255 * self.seen())
        if alpha <= 0:
            return
        if self._gone is None and not self.stays():
            self._gone = self.now
        for i, hero in enumerate(self.heroes):
            came = (self.now - i * GATHER.apart) / GATHER.come
            if self._gone is not None:
                left = 1 - (self.now - self._gone - i * SUSPENSE.apart) / SUSPENSE.flee
                came = min(came, left * abs(left)) if left < 1 else came  # they are off at once
            if 0 < came < 1:
                looks = hero.glad if hero.seat in self._glad else hero.mad if hero.seat in self._scared else None
                coming(canvas, hero, came, alpha, looks, self.gifts.get(hero.seat))
            elif came >= 1:
                self._stands(canvas, i, hero, alpha)

    def _stands(self, canvas: Canvas, number: int, hero: Hero, alpha: int) -> None:
        since = self.now - self._glad[hero.seat] if hero.seat in self._glad else -1.0
        if hero.seat not in self._glad and self.watched is not None:
            self._watches(canvas, number, hero, alpha)
            return
        glad = hero.seat in self._glad
        picture = hero.glad if glad else hero.calm
        w, h = picture.get_size()
        lift = hop(since / CHEER) * h * GATHER.high if since >= 0 else 0.0
        if glad:  # they breathe, and something may give them a start
            lift += h * (0.004 * (1 - math.cos(self.now * math.tau / BREATH + 1.9 * number)) +
                         0.04 * jolt(self.now - self._started - 25.0 * number))  # fmt: skip
        x, y = hero.at[0] - w / 2, hero.at[1] - h / 2
        shadow = shadow_of((w, h))
        canvas.blit(shadow, (x + w * 0.03, y + h * 0.035), alpha=alpha)
        canvas.blit(picture, (x, y - lift), alpha=alpha)
        gift = self.gifts.get(hero.seat)
        if gift is not None:
            canvas.blit(gift, gift_place((w, h), (x, y - lift), gift), alpha=alpha)

    def _watches(self, canvas: Canvas, number: int, hero: Hero, alpha: int) -> None:
        """They lean to what they watch and breathe; who is looked at starts back from it, and trembles lower down."""
        w, h = hero.calm.get_size()
        ways = ((self.watched or 0.0) - hero.at[0]) / (w * 2.5)
        side = max(-1.0, min(1.0, ways))
        stood = self.now - number * GATHER.apart - GATHER.come
        near = EASES["inOutSine"](min(1.0, stood / SUSPENSE.leans))
        back = jolt(self.now - self._started - 20.0 * number)
        picture, trembles = hero.calm, 0.0
        down = math.sin(math.tau * stood / BREATH + 1.9 * number) * 0.011
        if hero.seat in self._scared:
            since = self.now - self._scared[hero.seat]
            shrunk, picture = min(1.0, since / SUSPENSE.starts), hero.mad or hero.calm
            back = max(back, 1.3 * jolt(since), key=abs)
            near, down = near - 1.7 * shrunk, 0.05 * shrunk
            trembles = 0.009 * math.sin(self.now * 0.13 + 2.0 * number) * shrunk
        elif hero.seat in self._hopes:
            since = self.now - self._hopes[hero.seat]
            near, down = near + 0.5, down - 0.035 * min(1.0, since / HOPES) - 0.05 * hop(since / CHEER)
        lean = near - 1.4 * back
        x = hero.at[0] + w * (0.06 * side * lean + trembles)
        y = hero.at[1] + h * (down - 0.018 * near - 0.05 * back)
        shadow = shadow_of((w, h))
        canvas.blit(shadow, (x - w * 0.47, y - h * 0.465), alpha=alpha)
        canvas.blit_rot(picture, (x, y), round(-LEANS * ways_of(side) * lean), 1.0, alpha, still=True)


def ways_of(side: float) -> float:
    """To which side somebody leans who is so far beside what they watch (-1 to 1): never quite upright."""
    return side if abs(side) > 0.4 else math.copysign(0.4, side)


def jolt(since: float) -> float:
    """How far somebody has started back so many milliseconds ago: 1 at once, then to and fro to 0."""
    share = since / SUSPENSE.starts
    return math.cos(share * 1.25 * math.tau) * (1 - share) ** 2 if 0 <= share < 1 else 0.0


def coming(
    canvas: Canvas,
    hero: Hero,
    came: float,
    alpha: int = 255,
    looks: Surface | None = None,
    gift: Surface | None = None,
) -> None:
    """Somebody on their way out of their seat, so far (0 to 1), or home; as they are or look, with what is theirs."""
    go, x0, y0 = EASES["outCubic"](came), *hero.start.center
    shows = looks or hero.calm
    wide, high = shows.get_size()
    scale = hero.start.w / wide + (1 - hero.start.w / wide) * EASES["outBack"](came)
    x, y = x0 + (hero.at[0] - x0) * go, y0 + (hero.at[1] - y0) * go
    shown = round(alpha * min(1.0, came * 3))
    if came < UPRIGHT:
        turn = 6 * math.sin(math.pi * came / UPRIGHT) * (1 if hero.at[0] < x0 else -1)
        canvas.blit_rot(shows, (x, y), turn, scale, shown)
    else:  # large by now: no more than stretched
        picture = pygame.transform.scale(shows, (round(wide * scale), round(high * scale)))
        canvas.blit(picture, (x - wide * scale / 2, y - high * scale / 2), alpha=shown)
    if gift is not None:
        at = gift_place((wide, high), (0.0, 0.0), gift)
        middle = at[0] + gift.get_width() / 2 - wide / 2, at[1] + gift.get_height() / 2 - high / 2
        canvas.blit_rot(gift, (x + middle[0] * scale, y + middle[1] * scale), 0.0, scale, shown)


def hop(share: float) -> float:
    """Two hops, the second half as high; 0 when they are over."""
    if share >= 0.64 or share < 0:
        return 0.0
    part = share / 0.64
    return math.sin(math.pi * part / 0.56) if part < 0.56 else 0.5 * math.sin(math.pi * (part - 0.56) / 0.44)


def gift_place(size: tuple[int, int], at: Point, gift: Surface) -> Point:
    """The upper left corner of a gift on a framed picture of that size that lies at `at`: on the lower corner of the
    frame, under the face."""
    w, h = size
    return at[0] + w - gift.get_width() * 0.78, at[1] + h - gift.get_height() * 0.74


def hero_size(window: tuple[int, int], count: int) -> tuple[int, int]:
    """How large a picture is where so many stand about something, in pixels."""
    w, h = window
    high = min(h * HIGH, w * ROOM / max(count, 4) / ASPECT * 0.94)
    return round(high * ASPECT), round(high)


def ask(render: RenderContext, art: Art, urgency: int) -> None:
    """Ask for the pictures of everybody who is left."""
    seats = alive(render)
    size = hero_size(render.layout.window, len(seats))
    for seat in seats:
        for mood in MOODS:
            name = f"{seat.magician}_{mood}"
            art.get("magicians", name, art_size("magicians", name, size), urgency)


def alive(render: RenderContext) -> list[Seat]:
    """Those who have not been lost."""
    return [seat for seat in render.model.seats.values() if not seat.eliminated]


def around(window: tuple[int, int], count: int) -> list[Point]:
    """Where so many stand about the middle of the window; who is in front comes last."""
    w, h = window
    close = min(1.0, w / h / WIDE)
    return [(w / 2 + x * h * close, y * h) for x, y in AROUND[max(1, min(5, count))]]


def beneath(layout: Layout, count: int, size: tuple[int, int]) -> list[Point]:
    """Where so many stand in a row beneath the open book, the outer ones a little higher."""
    w, h = layout.window
    book = layout.areas["book"]
    below = [box for box in layout.controls if box.bottom > book.bottom]
    end = min([w * ROOM, *(box.x for box in below if box.x > w / 2)])  # what is read and pressed to go on stays free
    low = min([h, *(box.y for box in below if box.x <= w / 2 and box.y > h * 0.7)])
    bottom = max(book.bottom + size[1] * 0.6, low - h * 0.04)
    step = min(size[0] * 1.07, (end - size[0] * 1.1) / max(1, count - 1))
    first = size[0] * 0.53
    left = max(first, min(book.center[0] - step * (count - 1) / 2, end - first - step * (count - 1)))
    middle, rise = (count - 1) / 2, size[1] * 0.05
    return [(left + step * i, bottom - size[1] / 2 - rise * abs(i - middle)) for i in range(count)]


class Heroes:
    """The framed pictures of everybody at one table."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._framed: dict[tuple[str, str], tuple[Surface, str, Surface]] = {}
        """By seat and mood: the picture it was made of, the name on it, and the framed one."""

    def coming(self) -> Iterator[Callable[[], object]]:
        """What frames the pictures ahead, one with each."""
        if not self.table.theme.reduced_motion:
            for seat in alive(self.table.render):
                for mood in MOODS:
                    yield partial(self.framed, seat, mood)

    def framed(self, seat: Seat, mood: str) -> Surface:
        """Somebody in a mood, in their frame; kept."""
        render = self.table.render
        size = hero_size(render.layout.window, len(alive(render)))
        picture = render.painter.portrait(seat.magician, size, mood)
        person = render.words.people.get(seat.seat)
        name = person.name if person is not None else seat.seat
        kept = self._framed.get((seat.seat, mood))
        if kept is None or kept[0] is not picture or kept[1] != name:
            kept = picture, name, framed(render, seat.seat, picture, name)
            self._framed[seat.seat, mood] = kept
        return kept[2]

    def gather(self, places: Callable[[int, tuple[int, int]], list[Point]], total: float,
               seen: Callable[[], float] = lambda: 1.0) -> Gathering:  # fmt: skip
        """Everybody who is left, on their way to where `places` (count, size) puts them."""
        render = self.table.render
        seats = alive(render)
        at = places(len(seats), hero_size(render.layout.window, len(seats)))
        heroes = [
            Hero(seat.seat, self.framed(seat, "calm"), self.framed(seat, "triumphant"),
                 render.places.seats[seat.seat].portrait, place, self.framed(seat, "mad"))
            for seat, place in zip(seats, at, strict=False)
        ]  # fmt: skip
        return Gathering(heroes, total, seen)


def framed(render: RenderContext, seat: str, picture: Surface, name: str) -> Surface:
    """A picture under an arch with a golden rim, and a name on a plate in the colour of its owner."""
    w, h = picture.get_size()
    out = picture.copy()
    colour = render.words.colour(seat)
    plate = Rect(0, h - round(h * PLATE), w, round(h * PLATE))
    out.fill(mix(colour, INK, 0.62), plate)
    out.fill(GOLD[2], Rect(0, plate.y, w, max(1, h // 160)))
    arched(out)
    side, edge = round(plate.h * 0.9), max(3, w // 30)
    person = render.words.people.get(seat)
    if person is not None:
        mark = emblem(person.emblem, side, colour)
        out.blit(mark, (edge, plate.centery - side // 2))
    room = Rect(edge + side + 2, plate.y + 1, w - 2 * edge - side - 4, plate.h - edge // 2)
    draw_name(out, name, room, Style(round(plate.h * 0.62), BONE, "title", align="center"), where="gathering.name")
    return with_margin(out.convert_alpha() if pygame.display.get_surface() else out, MARGIN)
