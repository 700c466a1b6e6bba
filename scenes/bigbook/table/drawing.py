"""One drawn frame of the table: what stands still, zone by zone, and what moves, layer over layer.

A new table is drawn once where nobody sees it, so that every picture it begins with is asked for before it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.table.animation.book import book_effects, round_title
from scenes.bigbook.table.animation.book.curse_reveal import CurseReveal
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.monster.profiles import tempers
from scenes.bigbook.table.animation.thing_motion import HoverElevation
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.highlights import HighlightSelector
from scenes.bigbook.table.model.table_view import settle
from scenes.bigbook.table.panel import column
from scenes.bigbook.table.panel.view import parts as panel_parts
from scenes.bigbook.table.prefetch.pictures import monster
from scenes.bigbook.table.render import board, book, seats, static_layers
from scenes.bigbook.table.render.lights import Highlights, owner_emblem, paint_edges, urgent_edges
from scenes.bigbook.table.render.room import Room
from scenes.bigbook.table.render.table_light import Lamp
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.ornament import pill, thread
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK, mix
from scenes.kit.tween import EASES
from scenes.table.kept_pictures import DirtyRegions, SurfaceCache
from scenes.table.motion.effects import Cue, Leaving

LIGHTS_ITSELF = ("curse", "button", "option", "power")
"""Things whose light is drawn with their picture, besides the cards and spells of the desk."""
THREAD = 280.0
"""Milliseconds in which a thread from a friend's card is drawn."""
DRIFT_STEP = 90.0
"""Milliseconds at least between two pixels of the way of the silhouettes."""
AWAITED = 90
"""Slices in which a rehearsal waits for the picture of the table at most."""
DESK_SLIDE = 60.0
"""How many pixels the things of a desk slide aside when another desk is laid."""


class Drawing:
    """Draws what stands still and knows which zones of it wait to be painted anew; draws the cards over it."""

    def __init__(self, table: BookTable, staging: EventAnimator) -> None:
        self.table = table
        self.lifts = HoverElevation()
        self.stage = CardLayer(staging, self.lifts)
        self.furniture = SurfaceCache(self._lacks)
        self.zones = DirtyRegions(static_layers.COSTS, static_layers.GROUND)
        self.room, self._lamp = Room(), Lamp()
        self._since_drift = 0.0
        self._drawn: dict[int, float] = {}
        """Friends' cards that pay, with when their thread began to be drawn."""

    def forget(self) -> None:
        """Drop what was derived from sizes, words and pictures that have changed."""
        self.stage.forget()
        self.zones.forget()

    def art_arrived(self) -> None:
        """New pictures have come: whatever was drawn without them is drawn anew."""
        self.furniture.forget_lacking()
        self.zones.forget_lacking()
        self.refresh()

    def _lacks(self) -> int:
        """Grows with everything that is painted without a picture of its own."""
        return self.table.app.art.misses + self.table.painter.lacks

    # the still layer

    def refresh(self) -> None:
        """Something has happened: note which zones differ from what was painted; at speed 0 paint them at once."""
        table = self.table
        self.zones.notice(
            static_layers.zone_keys(table.render, table.sentence(), table.state.dangers, table.story.mark)
        )
        if table.app.speed == 0:
            self.rebake(None)

    def offer(self, usable: frozenset[str] | None) -> None:
        """Show as usable what may be chosen now; None where nobody is asked."""
        if usable != self.table.render.usable:
            self.table.render.usable = usable
            self.refresh()

    def rebake(self, budget: int | None) -> bool:
        """Paint waiting zones anew, as many as the budget of this frame allows (None: all); whether there were any. A
        ground that is wanted in place of the present one is laid before them, a slice in a frame."""
        render, size = self.table.render, self.table.app.size
        if self.room.outdated(render, size):
            laid = self.room.advance(render, size)
            while budget is None and not laid:
                laid = self.room.advance(render, size)
            if laid:
                self.table.screen.rebake()
            if budget is not None:
                return True
        boxes = self.zones.take(budget)
        for box in boxes:
            self.table.screen.rebake(Rect(box))
        return bool(boxes)

    def still(self, surface: Surface) -> None:
        """The ground of the room and every zone that the clip touches."""
        table, clip = self.table, surface.get_clip()
        self.furniture.forget(clip)
        if self.room.paint(table.render, surface) and not clip.contains(surface.get_rect()):
            table.screen.rebake()
        painters = static_layers.still_painters(
            table.render, surface, table.sentence(), table.state.dangers, table.story
        )
        for name, (box, paint) in painters.items():
            if clip.colliderect(static_layers.reach(table.render, name, box)):
                before = self._lacks()
                paint()
                whole = bool(clip.contains(Rect(box).clip(surface.get_rect())))
                self.zones.painted(name, whole=whole, lacking=self._lacks() != before)
        if clip.contains(surface.get_rect()):
            self.zones.painted(static_layers.GROUND)
        self._lamp.shade(table.render.layout, surface)
        board.offered(table.render, surface)
        seats.offered(table.render, surface)

    def prepare(self, surface: Surface) -> Iterator[bool]:
        """Make the light before it is wanted, and ask for the picture of the ground."""
        board.ground(self.table.render, surface.get_size())
        self._lamp.shade(self.table.render.layout, surface)
        yield True

    def lay(self, size: tuple[int, int]) -> Iterator[bool]:
        """Lay the ground for the table that will be shown, a slice of work with each item, when its picture has come;
        where it is long in coming that table lays it."""
        art, name = self.table.app.art, board.grounds(self.table.render)[0]
        for _ in range(AWAITED):
            if materials.is_plain() or art.get("table", name, size) is not None:
                for _ in self.room.prepare(self.table.render, size):
                    yield True
                self.room.hand_over()
                return
            yield True

    def leave(self) -> None:
        """The table goes."""
        self.room.leave()

    @property
    def drifted(self) -> int:
        """How many pixels the nearer plane of silhouettes stands aside."""
        return self.room.offset

    def drift(self, x: int, dt: float) -> None:
        """The library behind the table follows a pointer at `x`, a pixel at a time, while all is still."""
        table = self.table
        self._since_drift += dt
        if self._since_drift < DRIFT_STEP or table.theme.reduced_motion or table.app.speed == 0:
            return
        if table.director.busy or self.zones.waiting:
            return
        self._since_drift = 0.0
        moved = self.room.drift(table.render.layout, x)
        if moved is not None:
            table.screen.rebake(moved)

    def leaving_desk(self) -> Leaving | None:
        """The desk as it is shown, sliding aside; None where a change of desk is only a cut."""
        table, window = self.table, self.table.app.window
        if table.app.speed == 0 or window.surface is None or window.scale != 1.0 or not table.on_top:
            return None
        box = Rect(static_layers.desk_box(table.render)).clip(window.surface.get_rect())
        if box.w == 0 or box.h == 0:
            return None  # it is still laid out for the page, higher than the window, that it was opened from
        slide = 0.0 if table.theme.reduced_motion else DESK_SLIDE
        return Leaving(window.surface.subsurface(box).copy(), box.topleft, slide)

    def desk_cue(self) -> Cue | None:
        """Whose desk this is now; None at speed 0, and where the ribbon of a turn says it."""
        table, render = self.table, self.table.render
        now = table.director.now
        if table.app.speed == 0 or (now is not None and now.type == "turn_began"):
            return None
        px, colour = render.layout.px, render.words.colour(table.desk)
        block = lay_out(str(render.words.seat(table.desk)), Style(render.layout.text(28, 20), BONE, bold=True))
        side, pad = px(40, 28), px(12, 8)
        picture = Surface((side + block.size[0] + 4 * pad, max(side, block.size[1]) + 2 * pad), pygame.SRCALPHA)
        pill(picture, picture.get_rect(), mix(colour, INK, 0.5), 240)
        person = render.words.people.get(table.desk)
        if person is not None:
            picture.blit(emblem(person.emblem, side, colour), (pad, (picture.get_height() - side) // 2))
        block.draw(picture, (side + 2 * pad, (picture.get_height() - block.size[1]) // 2))
        desk = Rect(static_layers.desk_box(render))
        at = (desk.centerx - picture.get_width() // 2, desk.y - picture.get_height() // 2)
        return Cue(picture, at, 0.0 if table.theme.reduced_motion else 36.0)

    # the moving layer

    @property
    def waiting(self) -> bool:
        """Zones are still to be painted."""
        return self.zones.waiting

    @property
    def moving(self) -> bool:
        """A card, a spell or a curse comes up or goes down where it lies."""
        return self.lifts.moving

    def update(self, dt: float, *, still: bool) -> bool:
        """Time passes (`still`: jump); whether a frame is needed."""
        return self.lifts.update(dt, still=still)

    def cards(self, canvas: Canvas, lights: Highlights, zone: str, *, patient: bool = False) -> bool:
        """Cards, spells and curses where they are now, the light on what may be used, and the panel with its buttons.

        `zone` is the lit thing that a carried card hangs over, '' for none. With `patient` the panel stays as it was
        for this frame; whether something of it would have been other.
        """
        table = self.table
        self.lifts.aim_at(table.render, lights, zone)
        lights.warned = {name for name, _ in self.glowing()}
        self.stage.paint(canvas, table.render, lights)
        if lights.lit or lights.marked:
            rects = {thing.id: thing.rect for thing in table.listing().things}
            self.stage.light(canvas, table.render, lights, rects, {name for name in rects if self._own(name)})
        return self.furniture.paint(canvas, panel_parts(table), patient=patient)

    def _own(self, name: str) -> bool:
        """Things whose light the stage draws with their picture."""
        at = thing_id.read(name)
        return at.kind in LIGHTS_ITSELF or (at.kind in ("card", "spell") and at.seat == self.table.desk)

    def warnings(self, canvas: Canvas, lights: Highlights) -> None:
        """The edges about what is threatened, and threads of light from friends' cards to what they pay for."""
        if not self.table.state.hidden:
            render = self.table.render
            paint_edges(render, canvas, self.glowing(), self.table.clock, lights)
            for curse in render.model.curses:
                if thing_id.curse(curse.id) in lights.warned:
                    self.stage.dress(canvas, render, lights, curse)
            self._threads(canvas)

    def glowing(self) -> list[tuple[str, Rect]]:
        """The things that are threatened, worst first, with the edges about them; none while events are shown."""
        table = self.table
        if table.state.hidden or table.moment.decision is None:
            return []
        return urgent_edges(table.render, table.listing().things, table.state.dangers)

    def _threads(self, canvas: Canvas) -> None:
        plan, render, now = self.table.state.plan, self.table.render, self.table.moment.decision
        target = self.table.thing(plan.target) if plan is not None else None
        if plan is None or now is None or target is None:
            return
        lent = {card.uid for card in plan.cards if card.owner != now.seat}
        self._drawn = {uid: since for uid, since in self._drawn.items() if uid in lent}
        still = self.table.theme.reduced_motion or self.table.app.speed == 0
        for card in plan.cards:
            box = render.places.cards.get(card.uid)
            if card.owner != now.seat and box is not None:
                since = self.table.clock - self._drawn.setdefault(card.uid, self.table.clock)
                drawn = 1.0 if still else EASES["outCubic"](min(1.0, since / THREAD))
                thread(canvas, box.center, target.rect.center, render.words.colour(card.owner), drawn)
                if drawn < 1.0:
                    self.table.redraw()
                owner_emblem(canvas, render, card.owner, (box.right, box.y), render.layout.px(26, 18))


WITHOUT = ("book", "ribbon")
"""Zones that are not painted here: pages are asked for by themselves, the ribbon has no pictures."""


class Asking:
    """Asks for pictures and gives blank ones as long as they are not there: nothing is drawn in their place."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._blank: dict[tuple[int, int], Surface] = {}

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        """The picture, or one of that size without anything on it; None where there is no such picture."""
        found = self.art.get(kind, name, size, urgency)
        if found is not None or self.art.path(kind, name) is None:
            return found
        if size not in self._blank:
            self._blank[size] = Surface(size, pygame.SRCALPHA)
        return self._blank[size]

    def stand_in(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        """Never needed: something was there already."""
        return None

    def coming(self, kind: str, name: str) -> bool:
        """Whether it is being made."""
        return self.art.coming(kind, name)


def rehearse(table: BookTable, drawing: Drawing, glow: HighlightSelector, struck: CurseReveal) -> Iterator[bool]:
    """Ask for everything that the first events show and that stands there after them, a zone of the table at a time."""
    session, render = table.session, table.render
    canvas = Canvas(table.app.size)
    render.painter.pictures = Asking(table.app.art)
    for view in (session.view(), session.game.view(session.opening)):
        settle(render.model, view)
        render.desk = view.active
        table.render.replace()
        table.touch()
        yield True
        yield from drawing.prepare(canvas.base)
        for seat in view.players:
            column.ask(render, seat.magician)
        if render.model.monster is not None:
            monster(table, render.model.monster)
        if table.unhurried and not table.theme.reduced_motion:
            round_title.ask(render, table.app.art, 1)
        if render.model.monster is None and not table.theme.reduced_motion:
            forth = book_effects.forth_size(render.layout)
            book.cover(render, render.model.page, forth)  # it comes forward to be opened
        book.ask(render)  # its pages are kept for everybody: no blank ones must get among them
        painters = static_layers.still_painters(render, canvas.base, "", [], None)
        for name, (_, paint) in painters.items():
            if name not in WITHOUT:
                paint()
                yield True
        canvas.begin(canvas.base)
        drawing.stage.paint(canvas, render, glow.lights(None))
        yield True
    struck.prepare()
    tempers()  # what every monster does is read once
    yield True
    yield from drawing.lay(table.app.size)
