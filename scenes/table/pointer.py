"""The pointer: pressing, dragging a card with weight, dropping it on what it shall pay for, reading by right click."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing, by_id, thing_at
from scenes.kit.tween import EASES
from scenes.shell.run import AnyRun
from scenes.table.context import TableContext
from scenes.table.lights import Lights
from scenes.table.listing import HeldCard
from scenes.table.looking import Looking
from scenes.table.moment import Moment
from scenes.table.state import TableState
from scenes.table.timing import FLY_HOME, LANDING, PICK_UP, SETTLE, ZONE

CardT = TypeVar("CardT", bound=HeldCard)
CardT_contra = TypeVar("CardT_contra", bound=HeldCard, contravariant=True)

REACH, PULL = 36, 0.3
"""Within so many pixels of a target that takes it a card is drawn towards its middle by this share of the way."""


class Magnet(Generic[CardT]):
    """The pull on the card of one pointer; it changes where the card is drawn, never what it is dropped on."""

    def __init__(self, pointer: Pointer[CardT]) -> None:
        self.pointer = pointer
        self.pull = 0.0
        """How far the pull has come up, from 0 to 1."""
        self._goal: tuple[float, float] = (0.0, 0.0)
        self._found: tuple[tuple[int, int], tuple[float, float] | None] | None = None

    def begin(self) -> None:
        """A card is picked up: nothing draws it yet."""
        self.pull = 0.0
        self._found = None

    @property
    def settled(self) -> bool:
        """The pull has come up, or gone, as far as it shall."""
        return self.pull == (1.0 if self._target() is not None else 0.0)

    def ease(self, dt: float) -> None:
        """Let the pull come up beside a target and go beside none; `dt` in milliseconds."""
        target = self._target()
        self._goal = target or self._goal
        step = dt / ZONE if target is not None else -dt / ZONE
        self.pull = max(0.0, min(1.0, self.pull + step))

    def draws(self, x: float, y: float) -> tuple[float, float]:
        """Where a card is drawn whose middle the pointer holds at (x, y)."""
        if not self.pull:
            return x, y
        share = PULL * self.pull
        dx, dy = (self._goal[0] - x) * share, (self._goal[1] - y) * share
        far = math.hypot(dx, dy)
        short = min(1.0, REACH / far) if far else 1.0
        return x + dx * short, y + dy * short

    def _target(self) -> tuple[float, float] | None:
        """The middle of the target that draws the card, found once for each place of the pointer."""
        if self._found is None or self._found[0] != self.pointer.pos:
            self._found = self.pointer.pos, self._nearest()
        return self._found[1]

    def _nearest(self) -> tuple[float, float] | None:
        pointer, table = self.pointer, self.pointer.table
        if not pointer.dragging or pointer.card is None or table.state.choice is not None:
            return None
        if pointer.hands.at_home(pointer.pos):
            return None
        lights = pointer.lights()
        found = [
            thing.rect.center
            for thing in table.things()
            if thing.id in lights.lit
            and thing.id != pointer.name
            and thing.rect.inflate(2 * REACH, 2 * REACH).collidepoint(pointer.pos)
        ]
        return min(found, key=lambda at: math.dist(at, pointer.pos)) if found else None


DRAG_FROM = 6
"""Pixels a pressed card must be moved to be picked up."""
TILT, TILT_MAX, TILT_RATE = 0.008, 12.0, 25.0
SQUASH = 0.06
"""How flat a dropped card becomes when it touches down."""


@dataclass(slots=True)
class Return(Generic[CardT]):
    """A card let go: from where it was to its place in the row. `accepted`: it lands there to be spent."""

    card: CardT
    start: tuple[float, float]
    accepted: bool
    t: float = 0.0
    settle: float = 0.0


@dataclass(frozen=True, slots=True)
class Landing:
    """How a card lands that was let go. `flies`: it flies back to its place; `taken`: to be spent, by what it was let
    go on; `then` is done as soon as it is on its way."""

    flies: bool = True
    taken: bool = False
    then: Callable[[], object] | None = None


class Hands(Protocol[CardT_contra]):
    """What a game knows of a card that is carried."""

    def place(self, card: CardT_contra) -> Box | None:
        """Where it lies at rest; None where it is not seen."""

    def size(self) -> tuple[int, int]:
        """How large it is in the air, in pixels."""

    def at_home(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies where cards are only laid in another order: no target draws them there."""

    def drop(self, card: CardT_contra, own: Thing, under: Thing | None, pos: tuple[int, int]) -> Landing:
        """Do what it means that the card, whose thing is `own`, was let go at a point, on what lies there."""

    def taken(self, card: CardT_contra, thing: Thing) -> None:
        """Show that a thing takes the card."""

    def sound(self, card: CardT_contra) -> str:
        """What it sounds like when it touches down."""

    def paint(self, canvas: Canvas, card: CardT_contra, at: tuple[float, float], air: Air) -> None:
        """Draw it with its middle at a point."""

    def rises(self, card: CardT_contra) -> float:
        """How many pixels it comes up where it lies, because it is looked at or chosen."""


@dataclass(frozen=True, slots=True)
class Air:
    """How a card hangs in the air: leant by so many degrees, taken hold of (0 to 1), flattened by a share."""

    tilt: float
    grip: float
    flat: float = 0.0


class Pointer(Generic[CardT]):
    """One pointer and the card it may carry."""

    def __init__(
        self,
        table: TableContext[AnyRun, TableState, Moment, CardT],
        hands: Hands[CardT],
        looking: Looking,
        lights: Callable[[], Lights],
    ) -> None:
        self.table, self.hands, self.looking, self.lights = table, hands, looking, lights
        self.pos = (0, 0)
        self.card: CardT | None = None
        """The card under the press, until it is let go."""
        self.name = ""
        self.tilt = 0.0
        self._from = (0, 0)
        self._speed = 0.0
        self._grab = (0, 0)
        """From the pointer to the middle of the card it carries: the card stays where it was taken hold of."""
        self._stays = ""
        """The card under the last press, where it cannot be taken."""
        self._grip = 0.0
        self._back: Return[CardT] | None = None
        self._magnet = Magnet[CardT](self)

    @property
    def dragging(self) -> bool:
        """It carries a card."""
        return bool(self.table.state.carried)

    def _carry(self, name: str) -> None:
        """Note what is carried, '' for nothing, and which card is in the air: that one, or one on its way back."""
        state = self.table.state
        state.carried = name
        held = self.card if name else self._back.card if self._back is not None else None
        state.aloft = held.uid if held is not None else 0

    def shape(self, over: str | None) -> str:
        """The picture of the pointer (kit/cursor.py) while it is over the thing of that name."""
        if self.dragging:
            return "cursor_hold"
        # Asked in every frame, so without the notes: only cards matter, and laying out a note costs ten times more.
        thing = (
            by_id(self.looking.things(), over) if over is not None and self.table.read_id(over).kind == "card" else None
        )
        return "cursor_open" if thing is not None and thing.enabled else "cursor"

    @property
    def moving(self) -> bool:
        """The grip, the tilt or the pull of a target still settles."""
        if not self.dragging:
            return False
        return abs(self.tilt) > 0.1 or abs(self._speed) > 1 or self._grip < 1.0 or not self._magnet.settled

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what belongs to drags and reading; everything else goes the usual way."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.KEYDOWN:
            self.looking.pointed(self.pos, pressed=True)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._read(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragging:
            self._drop(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.card = None
            return self._pulled(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 2:
            thing = thing_at(self.table.things(), event.pos)
            if thing is not None:
                planting = pygame.key.get_mods() & pygame.KMOD_SHIFT
                (self.looking.flag if planting else self.looking.ping)(thing)
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self.looking.scroll(event.y)
        return False

    def _press(self, pos: tuple[int, int]) -> bool:
        """Take hold of a card. A press on nothing while events are played only hurries: what appears then under the
        pointer was not meant."""
        self.pos = self._from = pos
        self.card = None
        self._stays = ""
        self.looking.pointed(pos, pressed=True)
        thing = thing_at(self.table.things(), pos)
        if thing is None and self.table.director.busy:
            self.table.director.skip()
            return True
        if thing is not None and thing.id in self.table.listing().cards and thing.enabled:
            self.card, self.name = self.table.listing().cards[thing.id], thing.id
        elif thing is not None and thing.id in self.table.listing().cards:
            self._stays = thing.id
        return False

    def _pulled(self, pos: tuple[int, int]) -> bool:
        """A card that cannot be taken was pulled somewhere: that is refused with its reason, as a click is."""
        name, self._stays = self._stays, ""
        far = abs(pos[0] - self._from[0]) + abs(pos[1] - self._from[1])
        card, under = self.table.thing(name) if name else None, thing_at(self.table.things(), pos)
        if card is None or far < DRAG_FROM or self.table.director.busy or (under is not None and under.id == name):
            return False
        self.table.screen.down = None
        self.table.screen.refuse(under if under is not None and under.role == "seat" and not under.enabled else card)
        return True

    def _motion(self, event: pygame.event.Event) -> bool:
        dx = event.pos[0] - self.pos[0]
        self.pos = event.pos
        self.looking.pointed(event.pos, pressed=False)
        if self.card is None or not event.buttons[0]:
            if self.dragging:
                self.drop_home()
            return False
        far = abs(event.pos[0] - self._from[0]) + abs(event.pos[1] - self._from[1])
        if not self.dragging and far >= DRAG_FROM and not self.table.director.busy:
            self._pick_up()
        if self.dragging:
            self._speed = dx * 60.0
            under = self._target(event.pos)
            before = self.table.hover
            self.table.screen.hover = under.id if under is not None else None
            if before != self.table.hover:
                self._over(before)
            self.table.redraw()
        return self.dragging

    def _over(self, before: str | None) -> None:
        """The carried card hangs over something else than before."""
        lights = self.lights()
        if self.zone(lights):
            self._sound("over_zone")
        elif before in lights.lit:
            self._sound("leave")

    def _sound(self, name: str) -> None:
        """A sound where the pointer is."""
        self.table.app.sounds.play(name, self.pos[0] / self.table.width)

    def _target(self, pos: tuple[int, int]) -> Thing | None:
        """The thing under the pointer, the carried card itself aside."""
        things = [thing for thing in self.table.things() if thing.id != self.name]
        return thing_at(things, pos)

    def _pick_up(self) -> None:
        """The card leaves the table: it hangs where it was taken hold of."""
        self._back = None
        self._sound("pick_up")
        self._carry(self.name)
        self.table.screen.down = None
        self._grip = 0.0
        self._magnet.begin()
        box = self.hands.place(self.card) if self.card is not None else None
        if box is not None:
            w, h = self.hands.size()
            dx, dy = box.center[0] - self._from[0], box.center[1] - self._from[1]
            self._grab = max(-w // 2, min(w // 2, dx)), max(-h // 2, min(h // 2, dy))

    def zone(self, lights: Lights) -> str:
        """The lit thing the carried card hangs over, or ''."""
        over = self.table.hover
        return over if self.dragging and over is not None and (over in lights.lit or over in lights.marked) else ""

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the carried card: locked to the pointer, a little towards a target that takes it."""
        return self._magnet.draws(float(self.pos[0] + self._grab[0]), float(self.pos[1] + self._grab[1]))

    def update(self, dt: float) -> bool:
        """Ease grip, pull and tilt; True when a frame is needed. The place itself never waits."""
        if not self.dragging:
            self.tilt = 0.0
            return False
        still = self.table.theme.reduced_motion or self.table.app.speed == 0
        was = self._grip, self._magnet.pull
        self._grip = 1.0 if still else min(1.0, self._grip + dt / PICK_UP)
        if not still:
            self._magnet.ease(dt)
        goal = 0.0 if still else max(-TILT_MAX, min(TILT_MAX, -self._speed * TILT))
        share = min(1.0, dt / 1000 * TILT_RATE)
        self.tilt += (goal - self.tilt) * share
        self._speed *= max(0.0, 1 - share)
        return abs(self.tilt) > 0.05 or was != (self._grip, self._magnet.pull)

    def _drop(self, pos: tuple[int, int]) -> None:
        card, under, own = self.card, self._target(pos), self.table.thing(self.name)
        self.card = None
        self._carry("")
        self.table.redraw()
        if card is None or own is None:
            return
        landing = self.hands.drop(card, own, under, pos)
        if landing.taken and under is not None:
            self.hands.taken(card, under)
        if landing.flies:
            self._fly_home(card, self.pos if landing.taken else pos, accepted=landing.taken)
        if landing.then is not None:
            landing.then()

    def drop_home(self) -> None:
        """Let go without any trace."""
        card, self.card = self.card, None
        if card is not None:
            self._fly_home(card, self.pos)
        self._carry("")
        self.table.redraw()

    def _fly_home(self, card: CardT, pos: tuple[int, int], *, accepted: bool = False) -> None:
        table = self.table
        drop = self.hands.sound(card)
        if not accepted:
            self._sound("fly_home")
        if table.app.speed == 0 or table.theme.reduced_motion or self.hands.place(card) is None:
            if accepted:
                self._sound(drop)
            return
        start = float(pos[0] + self._grab[0]), float(pos[1] + self._grab[1])
        back = self._back = Return(card, start, accepted)
        self._carry(self.table.state.carried)

        def step(t: float) -> None:
            back.t = t

        def settle(t: float) -> None:
            back.settle = t

        def touch() -> None:
            self._sound(drop)
            table.timeline.run(SETTLE, settle, "linear", 0.0, end)

        def end() -> None:
            if self._back is back:
                self._back = None
                self._carry(self.table.state.carried)

        table.timeline.run(LANDING if accepted else FLY_HOME, step, "outCubic", 0.0, touch if accepted else end)

    def _read(self, pos: tuple[int, int]) -> bool:
        if self.dragging:
            self.drop_home()
            return True
        thing = thing_at(self.table.things(), pos)
        return self.looking.read(thing)

    def paint(self, canvas: Canvas) -> None:
        """The card in the air."""
        hands, back = self.hands, self._back
        if self.dragging and self.card is not None:
            hands.paint(canvas, self.card, self.middle, Air(self.tilt, EASES["outBack"](self._grip)))
        elif back is not None:
            end = hands.place(back.card)
            if end is not None:
                goal = end.center[0], end.center[1] - hands.rises(back.card)
                x = back.start[0] + (goal[0] - back.start[0]) * back.t
                y = back.start[1] + (goal[1] - back.start[1]) * back.t
                flat = SQUASH * math.sin(math.pi * back.settle)
                hands.paint(canvas, back.card, (x, y), Air(0.0, 1 - back.t, flat))
