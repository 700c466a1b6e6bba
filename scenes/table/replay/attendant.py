"""Watching a game on the table: it plays by itself, step by step, and goes wherever one of its moments is named.

The table is the one of every game; its session takes no answer (`game/core/play/watched.py`). Forward the events are
played, at a speed of its own; back, and wherever one leaps, the table is laid as it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Generic, Protocol

import pygame
from pygame import Rect, Surface

from game.core.play import thing_id
from game.core.play.marks import Mark
from game.core.play.watched import Watched
from scenes.kit.canvas import Canvas
from scenes.kit.ornament import pill
from scenes.kit.placing import keep_off
from scenes.kit.scene import FOREIGN
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK
from scenes.kit.thing import Thing, by_id
from scenes.kit.tween import SPEEDS
from scenes.shell.saves import replays
from scenes.shell.screens import Replay
from scenes.table.attendant import Attendant, Beside, TableT
from scenes.table.overlays.overlays import LaidOverT
from scenes.table.replay.track import Marked, Track
from scenes.table.replay.transport import CLOSE, Places, Told, Transport

REST = 700.0
"""Milliseconds at normal speed that a moment is looked at before the next step is played."""
LINES = 4
"""So many sentences of a step stand on the slate at most."""
SLOWEST, FASTEST = 1, 4
NORMAL = 2
PLAYS = ("panel", "main", "buttons")
"""Zones of the table where a game in play is led."""
REFUSED = ("undo", "redo", "end_turn", "bookmark", "bookmarks", "hint", "why", "company", "confirm", "pass")
"""Commands of every table that mean nothing to who only watches."""


class Reel(Marked, Protocol):
    """What a game says of a recording that is watched on its table."""

    @property
    def watched(self) -> Watched[Any]:
        """The recording, and where its session stands."""

    @property
    def marks(self) -> Sequence[Mark]:
        """All marks in their order."""

    def refuses(self, command: str) -> bool:
        """Whether a command of this game means nothing to who only watches."""

    def ribbon(self) -> Rect:
        """The part of the table's ribbon for the marks, in window pixels."""

    def places(self) -> Places:
        """Where a table in play is led."""

    def head(self) -> str:
        """Whose turn it is, and which."""

    def happened(self, most: int) -> tuple[str, ...]:
        """What the step that is shown has done: its last sentences, so many at most."""

    def asked(self) -> str:
        """What was asked at this moment."""

    def desk(self) -> str:
        """The seat whose things lie large at this moment."""

    def lay_desk(self) -> None:
        """Lay the things of that seat there."""


class Watching(Attendant[TableT, LaidOverT], Generic[TableT, LaidOverT]):
    """Leads through a recording: what is playing, how fast, and where."""

    name = "replay"
    finishes = False
    asks = False

    def __init__(self, beside: Beside[TableT, LaidOverT], replay: Replay, reel: Reel) -> None:
        super().__init__(beside)
        self.reel, self.watched, self.replay = reel, reel.watched, replay
        watched = self.watched
        self.pace = self.app.speed or NORMAL
        """The speed of this screen, 1 to 4."""
        self.runs = replay.at is None and watched.recording.last > 0
        self.frozen = False
        """Halted in the middle of a step."""
        self.track = Track(watched, reel.marks, reel, reel.ribbon, lambda: self.table.measures)
        acts: dict[str, Callable[[], None]] = {
            "turn_back": partial(self.turn, -1), "back": self.back_one, "play": self.toggle,
            "forward": self.forward_one, "turn_forward": partial(self.turn, 1), "slower": partial(self.hasten, -1),
            "faster": partial(self.hasten, 1), "play_on": self.play_on, "close": self.app.pop,
        }  # fmt: skip
        self.transport = Transport(self.table, reel.places, acts)
        beside.overlays.revisit = self.after_steps
        self._rested = 0.0
        self._beside: tuple[Hashable, Rect] | None = None
        """Where the name of a button was last found to lie beside the caption, with what that was found for."""
        self.called = Rect(0, 0, 0, 0)
        """Where such a name was drawn last; empty while there is none."""
        if replay.at is not None:
            watched.lay(replay.at)
            self.reel.lay_desk()
        self.final = not watched.session.events

    # what the table asks

    @property
    def speed(self) -> int:
        return self.pace if self.app.speed else 0

    @property
    def holds(self) -> bool:
        return self.frozen and self.table.director.busy

    @property
    def animating(self) -> bool:
        return self.runs

    def progress(self) -> Hashable:
        return self.watched.at, self.runs, self.pace

    def desk(self) -> str:
        return self.reel.desk()

    def layout(self) -> None:
        self.track.layout()
        self.transport.layout()

    def settled(self) -> None:
        self._rested = 0.0

    def update(self, dt: float) -> None:
        """The next step is played when this moment has been looked at; not while something lies over the table."""
        if not self.runs or self.table.director.busy or not self.table.on_top:
            return
        self._rested += dt * (SPEEDS[self.speed] or 1.0)
        if self._rested >= REST:
            self._step()

    # going about

    def toggle(self) -> None:
        """Play, or halt where it stands; at the end, from the beginning."""
        if self.runs:
            self.runs, self.frozen = False, self.table.director.busy
        else:
            over = self.watched.ended
            if over and not self.table.director.busy:
                self.lay(0)
            self.runs, self.frozen, self._rested = self.watched.recording.last > 0, False, REST
        self.table.redraw()

    def forward_one(self) -> None:
        """End what is being played, or play one step."""
        busy = self.table.director.busy
        self.runs = self.frozen = False
        if busy:
            self.table.director.rest()
        else:
            self._step()

    def back_one(self) -> None:
        """The table as it stood before the step that is shown, or was shown last."""
        self.runs = False
        self.lay(self.watched.at - 1)

    def turn(self, by: int) -> None:
        """Where the next turn begins, or the one before."""
        starts = self.watched.recording.turns()
        here = self.watched.at
        if by > 0:
            self.lay(next((at for at in starts if at > here), self.watched.recording.last))
        else:
            self.lay(max((at for at in starts if at < here), default=0))

    def round(self, by: int) -> None:
        """Where the next round begins, or the one before."""
        starts = [mark.at for mark in self.track.marks if mark.kind == "round"]
        here = self.watched.at
        later, earlier = [at for at in starts if at > here], [at for at in starts if at < here]
        self.lay((later[0] if later else self.watched.recording.last) if by > 0 else max(earlier, default=0))

    def hasten(self, by: int) -> None:
        """Faster or slower by so much."""
        self.pace = max(SLOWEST, min(FASTEST, self.pace + by))
        self.table.touch()

    def go_to(self, mark: Mark) -> None:
        """Where a turn or round begins; what happens is played from the moment before."""
        self.lay(mark.at)
        if mark.shows:
            self._step()

    def lay(self, at: int) -> None:
        """Show the table as it stood at a moment."""
        self.watched.lay(at)
        self.frozen = False
        self.reel.lay_desk()
        self.beside.show_moment()

    def after_steps(self, count: int) -> None:
        """The moment after so many of the steps that are known: where a line of the log leads."""
        moments = self.watched.recording.moments
        known = [at for at, moment in enumerate(moments) if moment.led is not None]
        self.runs = False
        self.lay(known[count - 1] if 0 < count <= len(known) else 0)

    def play_on(self) -> None:
        """A new game from here."""
        if self.watched.session.over:
            self.app.say(self.app.t("kit.replay.over"))
        else:
            replays.play_on(self.app, self.replay, self.watched.at)

    def _step(self) -> None:
        """Play the next step; at the end it halts there."""
        if self.watched.ended:
            self.runs = False
            self.table.touch()
        elif self.watched.forward():
            self.beside.play_step()
        else:
            self.lay(self.watched.at)

    # what is there

    def things(self, own: list[Thing]) -> list[Thing]:
        kept = [thing for thing in own if thing.zone not in PLAYS]
        if by_id(kept, CLOSE) is not None:  # what lies over the table has a button of that name, and is closed first
            return kept
        return [*self.track.things(), *kept, *self.transport.things(self._told())]

    def default_focus(self) -> str | None:
        return "replay:play"

    def press(self, thing: Thing) -> bool:
        mark = self.track.mark(thing.id)
        if mark is not None:
            self.go_to(mark)
            return True
        if by_id(self.beside.overlays.things(), thing.id) is not None:
            return False
        return self.transport.press(thing.id)

    def key(self, event: pygame.event.Event) -> bool:
        if event.mod & (FOREIGN | pygame.KMOD_CTRL):
            return False
        far = bool(event.mod & pygame.KMOD_SHIFT)
        acts: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_LEFT: partial(self.turn, -1) if far else self.back_one,
            pygame.K_RIGHT: partial(self.turn, 1) if far else self.forward_one,
            pygame.K_PAGEUP: partial(self.round, -1),
            pygame.K_PAGEDOWN: partial(self.round, 1),
            pygame.K_HOME: partial(self.lay, 0),
            pygame.K_END: partial(self.lay, self.watched.recording.last),
        }
        written = {"+": 1, "=": 1, "-": -1}.get(getattr(event, "unicode", ""))
        if event.key in acts:
            acts[event.key]()
        elif written is not None:
            self.hasten(written)
        else:
            return False
        return True

    def command(self, name: str) -> bool:
        return name in REFUSED or self.reel.refuses(name)

    def back(self) -> bool:
        self.app.pop()
        return True

    # drawing

    def _told(self) -> Told:
        watched = self.watched
        return Told(
            head=self.reel.head(),
            place=self.app.t("kit.replay.place", n=watched.at, m=watched.recording.last),
            now=self.reel.happened(LINES) or (self._asked(),),
            playing=self.runs,
            speed=self.app.t(f"kit.settings.speed_{self.pace}"),
        )

    def _asked(self) -> str:
        """What was asked here, where nothing has led here that could be told."""
        return self.table.sentence() if self.table.director.busy else self.reel.asked()

    def shade(self, canvas: Canvas) -> None:
        screen = self.table.screen
        self.transport.paint(canvas, self._told(), screen.hover, screen.down)
        self.track.paint(canvas, screen.hover)

    def paint(self, canvas: Canvas) -> None:
        """What the thing under the pointer, or with the focus, is."""
        screen, self.called = self.table.screen, Rect(0, 0, 0, 0)
        focus = screen.focus.current if screen.focus.visible else None
        thing = by_id(screen.things(), screen.hover or focus or "")
        if thing is None or not self.table.on_top or (thing.id != CLOSE and thing_id.read(thing.id).kind != "replay"):
            return
        layout = self.table.measures
        block = lay_out(self.transport.called(thing), Style(layout.text(18, 14), BONE))
        made = Surface((block.size[0] + layout.px(28, 20), block.size[1] + layout.px(10, 6)), pygame.SRCALPHA)
        box = self._off_caption(thing, made.get_rect(), canvas.rect)
        pill(made, made.get_rect(), INK, 240)
        block.draw(made, ((box.w - block.size[0]) // 2, (box.h - block.size[1]) // 2))
        canvas.blit(made, box.topleft)
        self.called = box

    def _off_caption(self, thing: Thing, box: Rect, window: Rect) -> Rect:
        """Where such a box lies: above its thing or below the ribbon, but never on what the slate tells of the step,
        and on other buttons only where there is no other place. Looked for once, as long as nothing changes."""
        box.midbottom = (thing.rect.centerx, thing.rect.y - 6)
        if box.y < self.track.box.bottom:
            box.midtop = (thing.rect.centerx, self.track.box.bottom + 4)
        box.clamp_ip(window)
        buttons = [one.rect for one in self.transport.buttons.values() if one.id != thing.id]
        clear = self.transport.caption, self.transport.speed, *buttons
        if box.collidelist(clear) < 0:
            return box
        key = thing.id, tuple(thing.rect), tuple(box), tuple(window)
        if self._beside is None or self._beside[0] != key:
            found = keep_off([box.size], window, thing.rect, clear, box)
            self._beside = key, found[1] if found is not None else box
        return self._beside[1].copy()
