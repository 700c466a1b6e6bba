"""A press is used once, by the thing it was meant for.

- Down and up belong to the same screen: where another has come between, the up is nobody's.
- What was pressed before a new screen had been seen was not meant for it, nor is the second click of a double click
  whose first one brought the screen.
- A button that changed its meaning by itself under a resting pointer, or under the keyboard's focus, does not answer
  until there was time to see it; neither does anything on a screen that has just come up under the pointer.

- A press that comes too late for a button that goes by itself is not for the one that has come in its place, however
  long nothing was there in between.

Time is that of the scene (`Scene.clock`), so nothing here asks a real clock.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

import pygame

from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id, thing_at

GUARD = 600.0
"""Milliseconds that a person needs to see what a button has become."""
LATE = 1000.0
"""The same where what stood there has gone by itself: a hand was on its way to it, and what has come may give a turn
away."""
JITTER = 4
"""A pointer that moves no further than so many pixels rests: a finger on the button is enough for that."""
DRIFT = 24
"""The second click of a double click hits no further than so many pixels beside the first."""
ANSWERING = ("button", "option")
"""Roles of things that act at once when they are pressed."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)

_Meaning = tuple[Scene, Hashable]


@dataclass(slots=True)
class _Watched:
    """What lies at one place (under the pointer, under the focus) and since when; `until` it does not answer."""

    seen: _Meaning | None = None
    until: float = 0.0

    def look(self, scene: Scene, thing: Thing | None, *, own: bool) -> None:
        """Note what lies there now; `own`: a person has just brought that about by going there."""
        now: _Meaning = scene, scene.meaning(thing) if thing is not None else None
        if now == self.seen:
            return
        other = self.seen is not None and self.seen[0] is not scene
        self.seen, answers = now, thing is not None and (other or thing.role in ANSWERING)
        self.until = scene.clock + GUARD if answers and not own else 0.0

    def holds(self, scene: Scene) -> bool:
        """Whether what lies there does not answer yet."""
        return self.seen is not None and self.seen[0] is scene and scene.clock < self.until


@dataclass(slots=True)
class _Fleeting:
    """The buttons of a screen that go by themselves, and when the first other one stood in their place; None while
    none has: what is shown between them may last longer than a hand needs to come."""

    scene: Scene
    things: tuple[Thing, ...]
    met: float | None = None
    here: bool = True
    """They were there when it was looked last."""

    def looks(self, scene: Scene, things: Iterable[Thing]) -> None:
        """Note when another button has come."""
        if self.met is None and scene is self.scene and any(self._replaced_by(thing) for thing in things):
            self.met = scene.clock

    def holds(self, scene: Scene) -> bool:
        """Whether what has come in their place does not answer yet."""
        return scene is self.scene and self.met is not None and scene.clock - self.met < LATE

    def missed_by(self, scene: Scene, thing: Thing | None) -> bool:
        """Whether a press on a thing was most likely meant for one of these."""
        if thing is None:
            return False
        self.looks(scene, (thing,))
        return self.holds(scene) and self._replaced_by(thing)

    def _replaced_by(self, thing: Thing) -> bool:
        """Whether a thing stands where one of these stood, and means something else."""
        if thing.role not in ANSWERING:
            return False
        means = self.scene.meaning(thing)
        here = [one for one in self.things if one.rect.colliderect(thing.rect)]
        return bool(here) and all(self.scene.meaning(one) != means for one in here)


class Presses:
    """Watches what lies under the pointer and the focus of the top scene, and says which presses are heard.

    `off` where programs act and not people: they look before every press.
    """

    def __init__(self, *, off: bool = False) -> None:
        self.off = off
        self._at: tuple[int, int] | None = None
        self._pointer, self._focus = _Watched(), _Watched()
        self._fleeting: _Fleeting | None = None
        self._taker: Scene | None = None
        """The screen on which the button of the mouse went down."""
        self._shown: Scene | None = None
        """The screen that was on top when the last frame had been drawn."""
        self._since = 0.0
        """Since when it has been on top, by its own clock."""
        self._pressed: tuple[Scene, tuple[int, int]] | None = None
        """Where the button of the mouse went down last and was heard, and on which screen."""

    def moved(self, scene: Scene, pos: tuple[int, int]) -> None:
        """The pointer came to a place, in the scene's pixels: what lies there is meant when it is pressed."""
        if self.off or (self._at is not None and max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) <= JITTER):
            return
        self._at = pos
        self._pointer.look(scene, thing_at(scene.things(), pos), own=True)

    def watch(self, scene: Scene) -> None:
        """Once in every frame: see what has become of the things under the pointer and the focus."""
        if self.off:
            return
        things = scene.things()
        if self._at is not None:
            self._pointer.look(scene, thing_at(things, self._at), own=False)
        self._focus.look(scene, by_id(things, scene.focus.current or ""), own=False)
        going = tuple(thing for thing in things if scene.fleeting(thing))
        if going:
            self._fleeting = _Fleeting(scene, going)
        elif self._fleeting is not None:
            self._fleeting.here = False
            self._fleeting.looks(scene, things)

    def shown(self, scene: Scene | None) -> None:
        """A frame begins: people have seen this screen."""
        if scene is not None and scene is not self._shown:
            self._since = scene.clock
        self._shown = scene

    def holding(self, scene: Scene) -> bool:
        """Whether something under the pointer or the focus, or in the place of what went by itself, does not answer
        yet."""
        come = self._fleeting is not None and self._fleeting.holds(scene)
        return not self.off and (come or self._pointer.holds(scene) or self._focus.holds(scene))

    def heard(self, scene: Scene, event: pygame.event.Event) -> bool:
        """Whether an event, its place in the scene's pixels, reaches the scene on top."""
        if event.type == pygame.MOUSEMOTION:
            self.moved(scene, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._taker = scene if self._down(scene, event.pos) else None
            return self._taker is not None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            taker, self._taker = self._taker, None
            return taker is scene
        elif event.type == pygame.KEYDOWN and event.key in ENTER and not scene.takes_letters:
            return not self._waits(scene, self._focus, by_id(scene.things(), scene.focus.current or ""))
        return True

    def pass_on(self, scene: Scene) -> None:
        """The press that has just closed the screen on top was meant for this one below: its release comes here."""
        if self._taker is not None:
            self._taker = scene

    def done(self, scene: Scene | None, event: pygame.event.Event) -> None:
        """A key was used: where it has taken the focus is where the person wanted it."""
        if not self.off and scene is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONUP):
            self._focus.look(scene, by_id(scene.things(), scene.focus.current or ""), own=True)
            self._stopped(scene)

    def _stopped(self, scene: Scene) -> None:
        """What goes by itself was made to go or to stay by a person: what stands there now was wanted."""
        going = self._fleeting
        if going is None or not going.here or scene is not going.scene or scene.hurries:
            return
        if not any(scene.fleeting(thing) for thing in scene.things()):
            self._fleeting = None

    def _down(self, scene: Scene, pos: tuple[int, int]) -> bool:
        if self._shown is not None and self._shown is not scene:
            return False
        if self._double(scene, pos):
            return False
        self.moved(scene, pos)
        heard = self.off or not self._waits(scene, self._pointer, thing_at(scene.things(), self._at or pos))
        if heard:
            self._pressed = scene, pos
        return heard

    def _double(self, scene: Scene, pos: tuple[int, int]) -> bool:
        """Whether this is the rest of a double click on a screen that has gone: soon after it, at nearly its place."""
        if self.off or self._pressed is None or self._pressed[0] is scene or scene.clock - self._since >= GUARD:
            return False
        at = self._pressed[1]
        return max(abs(pos[0] - at[0]), abs(pos[1] - at[1])) <= DRIFT

    def _waits(self, scene: Scene, watched: _Watched, thing: Thing | None) -> bool:
        if self.off or (scene.hurries and (thing is None or thing.role not in ANSWERING)):
            return False
        if self._fleeting is not None and self._fleeting.missed_by(scene, thing):
            return True
        watched.look(scene, thing, own=False)
        return watched.holds(scene)
