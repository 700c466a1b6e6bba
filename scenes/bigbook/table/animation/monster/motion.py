"""The monster on the left page as something alive: it breathes, looks at whoever acts, strikes, starts back, leaves.

It moves by a clock of its own, so nothing ever waits for it; without layers, at speed 0, under reduced motion and with
high contrast it is the still picture of the page. While nothing else moves the sprites of idle life carry it
(`Ambience`), which fall asleep when nobody touches anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import SpellActivated, page_of, read, read_as
from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.book.curse_reveal import CurseReveal
from scenes.bigbook.table.animation.monster import acts, entrance
from scenes.bigbook.table.animation.monster.deaths import DEATHS
from scenes.bigbook.table.animation.monster.entrance import FAINT, Entrance, InkDrawing
from scenes.bigbook.table.animation.monster.exits import leapt, over_the_gutter
from scenes.bigbook.table.animation.monster.idle import Boredom
from scenes.bigbook.table.animation.monster.profiles import Temper, temper
from scenes.bigbook.table.animation.timings import (
    BREATHS_DRAWN,
    COILED,
    ENTRANCE_ASKS,
    ENTRANCE_BRIEF,
    ENTRANCE_PATIENCE,
    GLANCE,
    LEAF_DOWN,
    LEAPING,
    MONSTER,
    duration,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book as book_view
from scenes.bigbook.table.render import monster_layers
from scenes.bigbook.table.render.book import picture_height
from scenes.bigbook.table.render.monster_layers import Figure, Figures, Pose
from scenes.bigbook.table.render.monster_rig import Pair, rigs
from scenes.kit.assets import AHEAD
from scenes.kit.cache import Cache
from scenes.kit.canvas import Canvas, faded
from scenes.kit.theme import INK, PARCH
from scenes.kit.tween import EASES, SPEEDS
from scenes.table.motion.effects import Particles, tuned
from scenes.table.set_pieces import SetPiece

HERE, AWAITED, GONE = "here", "awaited", "gone"
"""The monster stands on its page; its page has been turned to, and it is not on it yet; it has left."""
OPENS = frozenset({"page_turned", "book_opened"})
ALIVE = 0.92
"""The share of a page from above in which its monster lives; below that stands what it does on its arrival."""
FLECKS = 22
MIGHTY = 3
"""The power of a spell from which on a monster flinches."""
THROWS = 160.0
"""Milliseconds after its contact for which a strike still throws."""
AT_ONCE = 1
"""How pressing the drawings of a monster are whose page is being turned to."""
FACE = (345.0, 220.0)
"""Where a face is in a picture whose eyes are not known."""


class MonsterMotion(SetPiece):
    """The monster of the page that lies open."""

    def __init__(self, table: BookTable, struck: CurseReveal) -> None:
        self.table, self._struck = table, struck
        self.state = HERE
        self.act: acts.Act | None = None
        self.entrance: Entrance | None = None
        self._inking: InkDrawing | None = None
        self._figures = Figures()
        self._leaves: Cache[object, book_view.Leaf] = Cache(2)
        """The paper about the picture: of the page that lies open, and of the one that may come next."""
        self._pages: dict[Pose, Surface] = {}
        self._pages_of: object = None
        self._top: tuple[Surface, Surface] | None = None
        """The page that was shown last while nothing else moved, and the part of it that lives."""
        self._t = 0.0
        self._wait = 0.0
        """Milliseconds until a new monster comes: the page is still turning."""
        self._late = 0.0
        """Milliseconds for which its drawings have been waited for."""
        self._meant = False
        """A curse strikes: the monster coils, and the blow is seen when its page no longer hides the book."""
        self._gloats = 0.0
        """Milliseconds for which it gloats still."""
        self.goals: list[Callable[[], Rect | None]] = []
        """Where what it leaps at lies on the screen, where there is one: a sheet held up, those it has beaten."""
        self.escaped: Callable[[], None] = lambda: None
        """It has come to that sheet."""
        self._leaps: Rect | None = None
        """The sheet through which it leaps."""
        self._laughs = False
        """It has been read to the end, and laughs when it has leapt."""
        self._look: Pair = (0.0, 0.0)
        self._look_from: Pair = (0.0, 0.0)
        self._look_to: Pair = (0.0, 0.0)
        self._look_t = float(GLANCE)
        self._bored = Boredom()
        self._flecks: Particles | None = None
        self._flecks_ms = 1.0
        self._seen: set[str] = set()
        """Openings of the book that have been shown: the next turn of a page is quicker."""
        self._promise: tuple[Figure, Surface] | None = None
        """The page of one that is still to come (`_promised`)."""
        self._foreseen: tuple[Figure, Entrance] | None = None
        """The entrance of one that is about to come, made ahead."""
        self._empty = False
        """The monster of the page before this one had left it."""

    # what it is

    @property
    def alive(self) -> bool:
        """Whether it moves at all, by the settings."""
        table = self.table
        return table.app.speed > 0 and not table.theme.reduced_motion and not table.theme.high_contrast

    @property
    def figure(self) -> Figure | None:
        """Its layers, where they are ready and it may move."""
        render = self.table.render
        if not self.alive or render.model.monster is None:
            return None
        return self._figures.get(render.painter.pictures, render.model.monster, book_pages(render.layout)[0].w)

    @property
    def temper(self) -> Temper:
        """What the monster of this page is like."""
        return temper(self.table.render.model.monster or "")

    @property
    def moving(self) -> bool:
        """Frames must be drawn for it."""
        return self.alive and (
            self.act is not None
            or self._flecks is not None
            or self.entrance is not None
            or self.state == AWAITED
            or self._look_t < GLANCE
        )

    @property
    def leaving(self) -> bool:
        """It has left its page, or is about to."""
        return self.state == GONE or (self.act is not None and self.act.name in acts.ACTS.values())

    # its drawings

    def _ready(self, monster: str) -> bool:
        """Ask for everything that its coming shows; True when all of it is there."""
        render, art = self.table.render, self.table.app.art
        width = book_pages(render.layout)[0].w
        found = monster_layers.ask(art, monster, width, AT_ONCE)
        if self.table.unhurried:
            return None not in entrance.ask(render, art, monster, AT_ONCE) and found
        ink = art.get("layers", f"{monster}_ink", (width, picture_height(width)), AT_ONCE)
        return found and ink is not None

    def awaits(self, event: Event) -> bool:
        """Whether the monster that an event brings is still being drawn."""
        monster = page_of(read(event)) if event.type in OPENS and self.alive else ""
        return monster in rigs() and not self._ready(monster)

    def delay(self, event: Event) -> float:
        """How long the turn of a page waits for its monster, in milliseconds; nobody in a hurry waits."""
        if not self.table.unhurried or not self.awaits(event) or self._late >= ENTRANCE_PATIENCE:
            return 0.0
        self._late += ENTRANCE_ASKS
        return float(ENTRANCE_ASKS)

    # what happens

    def notice(self, event: Event) -> None:
        """An event is being told: what of it the monster does."""
        played = self.table.director.now is event and self.alive
        if event.type != "failure_began":
            self.flee()
            self._goes()
        if event.type in OPENS:
            self._empty = self.leaving
            self.clear()
            if played and page_of(read(event)) in rigs():
                self.state = AWAITED
                self._wait = float(duration(event.type, reduced=False, again=event.type in self._seen))
                if event.type == "page_turned" and self.table.unhurried:
                    self._wait -= LEAF_DOWN
            self._seen.add(event.type)
            return
        if self.entrance is not None:
            self.entrance.hurry()
        if not played or self.figure is None or self.state != HERE:
            return
        if event.type in acts.ACTS:
            won = event.type == "game_won"
            beaten = acts.ACTS[event.type] == "beaten"
            self._begin(acts.beaten("last" if won else "beaten") if beaten else acts.escape(self.temper.flees))
        elif event.type == "curse_destroyed":
            track = self.table.render.layout.areas["track"].center
            self._begin(acts.recoil(acts.direction(track, self._centre())))
        elif event.type == "spell_activated" and read_as(event, SpellActivated).power >= MIGHTY:
            self._begin(acts.flinch(acts.direction(self.table.render.layout.areas["spells"].center, self._centre())))
        elif event.type == "arrival_began":
            self._strike()
        elif event.type == "curse_applied":
            self._strike()
            self._meant = True

    def suspects(self, *, fails: bool) -> None:
        """Its page is about to be judged, and everybody knows how: it looks forward to that, or not."""
        render = self.table.render
        slot = render.places.slots.get(render.model.active)
        if not self.alive or self.figure is None or self.state != HERE or self.act is not None or slot is None:
            return
        left = acts.direction(self._centre(), render.layout.areas["track"].center)
        self._begin((acts.lurks if fails else acts.dreads)(left, acts.direction(self._centre(), slot.center)))

    def gloat(self, ms: float, faces: Sequence[tuple[int, int]] = (), first: float = 0.0, each: float = 0.0) -> None:
        """It stays on its page, swollen, while its Failure is read, and escapes after so many milliseconds, or when
        the next event is told. From `first` on it looks at the `faces` (places on the screen), so long at each."""
        if self.figure is not None and self.act is not None and self.act.name == "escape":
            began = self.act.start
            self._begin(acts.gloat([acts.direction(self._centre(), face) for face in faces], first, each))
            self.act = replace(self.act, start=began)
            self._gloats = ms

    def flee(self, *, read: bool = False) -> bool:
        """It has gloated: now it escapes. True while it has not come to the sheet yet, which it takes with it.

        Where that was `read` to the end, it laughs at everybody before it goes.
        """
        if self.act is not None and self.act.name == "gloat":
            self._begin(acts.laughs() if read else acts.escape(self.temper.flees))
            self._laughs = read
            self._t = MONSTER["escape"].contact - LEAPING
            self._leaps = next(filter(None, (place() for place in self.goals)), None)
        return self.holds_sheet

    def _goes(self) -> None:
        """What follows is told: it has laughed enough."""
        if self.laughs and self.act is not None and self._t >= self.act.hold[0]:
            self._t = max(self._t, self.act.hold[1])

    @property
    def laughs(self) -> bool:
        """It escapes from a sheet that has been read to the end, and is looked at."""
        return self._laughs and self._leaps is not None

    @property
    def holds_sheet(self) -> bool:
        """It is about to leap through the sheet that is held up."""
        if self.act is not None and self.act.name == "escape":
            return self._leaps is not None and self._t < MONSTER["escape"].contact
        return self.act is not None and self.act.name == "gloat"

    def settle(self, source: str = "") -> None:
        """A decision stands there: it looks at whoever must act."""
        if self.act is not None and self.act.end >= acts.FOREVER and self.act.name != "gloat":
            self.act = None  # nothing was judged
        slot = self.table.render.places.slots.get(self.table.render.desk)
        if slot is not None:
            self._glance(acts.direction(self._centre(), slot.center))

    def clear(self) -> None:
        """The monster stands still on its page, whatever it was doing."""
        self.act = self.entrance = self._inking = self._flecks = None
        self.state, self._t, self._wait, self._late, self._meant = HERE, 0.0, 0.0, 0.0, False
        self._leaps, self._laughs = None, False

    def recall(self, past: Sequence[HistoryEntry]) -> None:
        """The game stands after these steps, and nobody has seen them here: it has left its page, or is on it."""
        self.clear()
        for moment in reversed(past):
            for event in reversed(moment.events):
                if event.type in OPENS:
                    return
                if event.type in acts.ACTS:
                    self.state = GONE if self.alive else HERE
                    return

    def forget(self) -> None:
        """Another size, language or picture: everything is put together anew."""
        self._figures.clear()
        self._foreseen = None
        self._leaves.clear()
        self._pages.clear()
        if self.entrance is not None:
            self.clear()

    def update(self, dt: float) -> bool:
        """Time passes; True where a frame must be drawn."""
        if not self.alive:
            if self.act is not None or self.state != HERE or self.entrance is not None:
                self.clear()
                return True
            return False
        step = dt * SPEEDS[self.table.app.speed]
        was = self.moving
        if self._look_t < GLANCE:
            self._look_t = min(float(GLANCE), self._look_t + step)
            share = EASES["inOutCubic"](self._look_t / GLANCE)
            self._look = acts.between(Pose(look=self._look_from), Pose(look=self._look_to), share).look
        if self.table.director.busy:  # frames are drawn anyway
            self._bored.live(step, self.temper, alone=False)
        if self._flecks is not None:
            self._flecks.t += step / self._flecks_ms
            if self._flecks.t >= 1:
                self._flecks = None
        if self._meant and (self._struck.curse is None or self._struck.down > 0 or not self.table.unhurried):
            self._loose()
        if self.act is not None:
            self._play(step)
        elif self.state == AWAITED:
            self._come(step)
        return was or self.moving

    def _play(self, step: float) -> None:
        act = self.act
        assert act is not None
        before, self._t = self._t, self._t + step
        if self._meant and act.name == "strike":
            self._t = min(self._t, COILED)
        if act.name == "gloat" and self._t >= self._gloats:
            self.flee(read=True)
            return
        if before < act.hold[0] <= self._t and act.name in MONSTER:
            self._contact(act)
        if self._t >= act.end:
            if act.name in acts.ACTS.values():
                self.state = GONE
            self.act = None
            self._bored.acted()

    def _come(self, step: float) -> None:
        """The page has been turned: its monster comes, over the spread or in its place."""
        if self._wait > 0:
            self._wait -= step
            return
        figure = self.figure
        if self.entrance is None and self._inking is None:
            self._t = 0.0
            self._late += step
            ready = self._ready(self.table.render.model.monster or "")
            if figure is not None and (ready or self._late >= ENTRANCE_PATIENCE):
                self._begin_entrance(figure)
            elif self._late >= ENTRANCE_PATIENCE:
                self.state = HERE
            return
        self._t += step
        if self.entrance is not None:
            self.entrance.t += step
            if self.entrance.landed:
                self.entrance, self.state = None, HERE
                self._begin(acts.landing())
        elif self._t >= ENTRANCE_BRIEF:
            self.state, self._inking = HERE, None

    def _begin_entrance(self, figure: Figure) -> None:
        render = self.table.render
        start = figure.eyes or FACE
        foreseen, self._foreseen = self._foreseen, None
        if self.table.unhurried:
            if foreseen is not None and foreseen[0] is figure:
                self.entrance = foreseen[1]
            else:
                self.entrance = entrance.entrance(render, self.table.app.art, figure.monster, start)
        if self.entrance is None:
            width = figure.size[0]
            ink = self.table.app.art.get("layers", f"{figure.monster}_ink", (width, picture_height(width)))
            if ink is None:
                self.state = HERE
                return
            at = (start[0] * figure.scale, start[1] * figure.scale)
            self._inking = InkDrawing(figure.paper, ink, at)

    def _strike(self) -> None:
        self._meant = False
        slot = self.table.render.places.slots.get(self.table.render.model.active)
        towards = acts.direction(self._centre(), slot.center) if slot is not None else (0.0, 1.0)
        self._begin(acts.strike(towards, self.temper.strike, self.temper.source))

    def _loose(self) -> None:
        """The page of the curse no longer hides the book: the blow that was prepared is struck."""
        self._meant = False
        if self.act is None or self.act.name != "strike":
            self._strike()

    def hurl(self) -> tuple[tuple[int, int], float] | None:
        """A blow is to be thrown now: from where on the screen, and in how many milliseconds it leaves the monster.

        It strikes for it, unless it is striking already; None where it does not move, or has left its page.
        """
        figure = self.figure
        if self._leaps is not None and (self.laughs or self._t <= MONSTER["escape"].contact + THROWS):
            return self._leaps.center, max(0.0, MONSTER["escape"].contact - self._t)
        if figure is None or self.state != HERE or self.leaving:
            return None
        beats = MONSTER["strike"]
        if self.act is None or self.act.name != "strike" or self._t > beats.contact + THROWS:
            self._strike()
        self._meant = False
        return self._on_screen(figure, figure.place(self.temper.source)), max(0.0, beats.contact - self._t)

    def _begin(self, act: acts.Act) -> None:
        """It begins as it stands: nothing of it jumps."""
        self.act, self._t = replace(act, start=self.stands()), 0.0
        self._leaps, self._laughs = None, False
        self._bored.disturb()

    def stands(self) -> Pose:
        """How it stands on its page now."""
        figure = self.figure
        if figure is None or self.state != HERE:
            return Pose()
        return self._pose(figure) if self.act is None else self.act.pose(self._t, self._look)

    def _contact(self, act: acts.Act) -> None:
        """The blow: flecks of ink fly, dust when it lands."""
        figure = self.figure
        if self._leaps is not None:
            self.escaped()
        if figure is None:
            return
        page = book_pages(self.table.render.layout)[0]
        thrown = figure.place(self.temper.source) if act.name == "strike" else figure.eyes or FACE
        at = self._on_screen(figure, thrown)
        low = (page.center[0], page.y + round(page.h * 0.66))
        colours = (PARCH[1], PARCH[2]) if act.name == "landing" else (INK, INK, PARCH[4])
        many = FLECKS * 4 if act.name == "escape" else FLECKS
        reach = page.w * (1.3 if act.name == "escape" else 0.55)
        flecks = Particles(low if act.name == "landing" else at, colours, many, reach, 90.0, 3)
        self._flecks = flecks if tuned(flecks, self.table.theme) is not None else None
        self._flecks_ms = MONSTER[act.name].hold + MONSTER[act.name].rest * 0.6

    def _on_screen(self, figure: Figure, place: tuple[float, float]) -> tuple[int, int]:
        """Where a place of the picture, in units of the page, is seen."""
        page = book_pages(self.table.render.layout)[0]
        shown = book_view.placed(self._leaf_of(figure), figure.size)
        scale = figure.scale * shown.w / figure.size[0]
        return page.x + shown.x + round(place[0] * scale), page.y + round(place[1] * scale)

    def _glance(self, to: Pair) -> None:
        if not self.alive:
            self._look = self._look_to = to
            self._look_t = float(GLANCE)
        elif to != self._look_to:
            self._look_from, self._look_to, self._look_t = self._look, to, 0.0

    def _centre(self) -> tuple[int, int]:
        return book_pages(self.table.render.layout)[0].center

    # drawing

    def page(self, monster: str, size: tuple[int, int]) -> Surface:
        """The left page of a monster as it is left or found while the page turns: without the monster where it has
        gone or is still to come."""
        render = self.table.render
        found = self._figures.get(render.painter.pictures, monster, size[0]) if self.alive else None
        left = self.leaving if monster == render.model.monster else self._empty
        if found is not None and left:
            return self._with(found, found.empty())
        if found is not None and monster == render.model.monster and self.state == AWAITED:
            return self._leaf_of(found).page(self._promised(found), worded=False)
        if found is None and monster == render.model.monster and self.state == AWAITED:
            return parchment(size, book_view.LEFT)  # no name stands there alone
        return book_view.left_page(render, monster, size)

    def _promised(self, figure: Figure) -> Surface:
        """The paper of a monster that is still to come: its ink shows faintly, so that no page is turned to nothing."""
        if self._promise is None or self._promise[0] is not figure:
            render, art, width = self.table.render, self.table.app.art, figure.size[0]
            size = (width, picture_height(width))
            ink = entrance.ask(render, art, figure.monster, AT_ONCE)[1] if self.table.unhurried else None
            ink = ink or art.get("layers", f"{figure.monster}_ink", size, AT_ONCE)
            if ink is None:
                return figure.paper
            shown = figure.paper.copy()
            shown.blit(faded(pygame.transform.smoothscale(ink, size), FAINT), (0, 0))
            self._promise = figure, shown
        return self._promise[1]

    def expect(self, monster: str) -> None:
        """Make the page of a monster ready that may come next, where all its layers are there."""
        render = self.table.render
        left = book_pages(render.layout)[0]
        if self.alive and monster_layers.ask(self.table.app.art, monster, left.w, AHEAD):
            found = self._figures.get(render.painter.pictures, monster, left.w)
            if found is not None:
                self._with(found, found.empty())

    def foresee(self, monster: str) -> None:
        """Make the entrance of a monster ahead whose page is about to be turned to, where its drawings are there."""
        render = self.table.render
        if not self.alive or not self.table.unhurried or monster not in rigs() or not self._ready(monster):
            return
        figure = self._figures.get(render.painter.pictures, monster, book_pages(render.layout)[0].w)
        if figure is not None:
            made = entrance.entrance(render, self.table.app.art, monster, figure.eyes or FACE)
            self._foreseen = (figure, made) if made is not None else None

    def foresee_more(self) -> None:
        """Make what the first picture of that entrance wants."""
        if self._foreseen is not None:
            self._foreseen[1].prepare()

    def paint_page(self, canvas: Canvas) -> None:
        """The left page with the monster as it is now, over the still picture of it."""
        figure = self.figure
        page = book_pages(self.table.render.layout)[0]
        if figure is not None:
            canvas.blit(self._now(figure), page[:2])
        elif self.state == AWAITED:
            canvas.blit(parchment((page.w, page.h), book_view.LEFT), page[:2])

    def paint(self, canvas: Canvas) -> None:
        """What flies off it, and its entrance over the whole spread."""
        if self._flecks is not None:
            self._flecks.paint(canvas)
        figure, act = self.figure, self.act
        beats = MONSTER["laughs" if self._laughs else "escape"]
        if self._flies and figure is not None and act is not None and self._leaps is not None:
            page = book_pages(self.table.render.layout)[0]
            start, gone = (page.center[0], page.y + figure.size[1] / 2), self._t - beats.wind
            over_the_gutter(canvas, figure.body(), start, self._leaps.center, gone, (beats.hit, beats.hold),
                            self.temper.flees)  # fmt: skip
        if self.entrance is not None:
            self.entrance.paint(canvas)

    @property
    def _flies(self) -> bool:
        """It leaps out of its page over the table; without having laughed others duck or slip away."""
        return self._leaps is not None and (self._laughs or self.temper.flees == "leaps")

    def _now(self, figure: Figure) -> Surface:
        if self.state == AWAITED:  # nobody has been named yet
            share = self._t / ENTRANCE_BRIEF
            art = self._inking.picture(share) if self._inking is not None else self._promised(figure)
            return self._leaf_of(figure).page(art, worded=False)
        if self.state == GONE:
            return self._with(figure, figure.empty())
        act = self.act
        if act is None:
            return self._resting(figure, self._pose(figure))
        pose = act.pose(self._t, self._look)
        rest = max(0.0, self._t - act.hold[1]) / max(1.0, act.end - act.hold[1])
        if act.name == "beaten" and rest > 0:
            dies = DEATHS[self.temper.dies]
            return self._with(figure, dies(figure, act.pose(act.hold[1], self._look), rest))
        if self._flies and self._t >= MONSTER["escape"].wind:
            return self._with(figure, figure.empty())
        if act.name == "escape" and self.temper.flees == "leaps":
            share = max(0.001, rest) if self._t >= act.hold[0] else 0.0
            return self._with(figure, leapt(figure, pose, share))
        return self._with(figure, figure.moving(pose))

    def _pose(self, figure: Figure) -> Pose:
        pose = self._bored.pose(self.temper, figure.rig.breath, self._look, self.table.theme.idle)
        return pose if self.table.theme.idle > 0 else replace(pose, shut=False)

    def _resting(self, figure: Figure, pose: Pose) -> Surface:
        """The page at rest, kept by its pose: a breath is made of few pictures."""
        leaf = self._leaf_of(figure)
        if self._pages_of is not leaf or len(self._pages) > BREATHS_DRAWN + 8:
            self._pages.clear()
            self._pages_of = leaf
        if self._look_t < GLANCE or self._bored.lively or self._bored.waking:
            return leaf.page(figure.moving(pose))
        if pose not in self._pages:
            self._pages[pose] = leaf.page(figure.resting(pose)).convert()
        return self._pages[pose]

    def _with(self, figure: Figure, art: Surface) -> Surface:
        return self._leaf_of(figure).page(art)

    def _leaf_of(self, figure: Figure) -> book_view.Leaf:
        render = self.table.render
        left = book_pages(render.layout)[0]
        key = (figure, render.words.catalogue.lang, render.layout.text(18, 14), (left.w, left.h))
        found = self._leaves.get(key)
        if found is not None:
            return found
        leaf = book_view.left_leaf(render, figure.monster, (left.w, left.h), 1.0, figure.size[1])
        return self._leaves.put(key, leaf)

    # idle life

    @property
    def lively(self) -> bool:
        """It follows its habit: its pictures follow each other faster."""
        return self._bored.lively

    def breathe(self, ms: float) -> tuple[Surface, tuple[float, float], int] | None:
        """The page as a sprite of idle life, `ms` later; None where it is not to be moved."""
        figure = self.figure
        if figure is None or self.state != HERE or self.act is not None or self.table.theme.idle <= 0:
            return None
        page = Rect(book_pages(self.table.render.layout)[0])
        alive = Rect(page.x, page.y, page.w, round(page.h * ALIVE))  # a curse that threatens shines on what is below
        if self.table.app.canvas.drawn_over(alive, page):
            return None
        self._bored.live(ms, self.temper, alone=True)
        whole = self._resting(figure, self._pose(figure))
        if self._top is None or self._top[0] is not whole:
            self._top = whole, whole.subsurface((0, 0, *alive.size))
        return self._top[1], page.topleft, 0
