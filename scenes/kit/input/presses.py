"""A press is used once, by what it was meant for, and never answers for somebody who has not seen the question.

- Down and up belong to the same screen and the same situation: where another has come between, the up is nobody's.
- What was pressed before a new screen had been seen was not meant for it, nor is the second click of a double click
  whose first one brought the screen.
- A thing that changed by itself under a resting pointer, or under the keyboard's focus, does not answer until there was
  time to see it; neither does anything on a screen that has just come up under the pointer.
- Where another person is asked (`Scene.situation`) nothing answers, by mouse or by keys, until the question has stood
  there, painted, for as long; nor does the hand that goes on pressing where it pressed before they were asked, until it
  has paused or moved.
- A key whose press has put a question ("end the turn although ...?") confirms it only when that could be seen.

Time is that of the scene (`Scene.clock`), so nothing here asks a real clock. One's own next press in the same situation
waits for nothing.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from scenes.kit.scene import ENTER, FOREIGN, NEXT, WALKS, Scene
from scenes.kit.thing import ANSWERING, Thing, by_id, thing_at

GUARD = 600.0
"""Milliseconds that a person needs to see what a button has become, or that they are asked."""
LATE = 1000.0
"""The same where what stood there has gone by itself: a hand was on its way to it, and what has come may give a turn
away. A key pressed so soon after the last answer is the rest of that: a number, then Enter."""
PAUSE = 1600.0
"""A hand that goes on pressing in one place sooner than this has not looked up since it began."""
JITTER = 4
"""A pointer that moves no further than so many pixels rests: a finger on the button is enough for that."""
DRIFT = 24
"""The second click of a double click hits no further than so many pixels beside the first."""

USED = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)
"""Events by which somebody may take the focus somewhere."""

_Meaning = tuple[Scene, Hashable]
_Place = tuple[int, int] | int
"""Where a pointer pressed, or which key was pressed."""


@dataclass(slots=True)
class _Watched:
    """What lies at one place (under the pointer, under the focus) and since when; `until` it does not answer."""

    seen: _Meaning | None = None
    until: float = 0.0
    fresh: bool = False
    """It waits because all of its screen has just come."""

    def look(self, scene: Scene, thing: Thing | None, *, own: bool) -> None:
        """Note what lies there now; `own`: a person has just brought that about by going there."""
        now: _Meaning = scene, scene.meaning(thing) if thing is not None else None
        if now == self.seen:
            return
        came = self.seen is not None and self.seen[0] is not scene
        self.fresh = came or self.seen is None
        self.seen, answers = now, thing is not None and (came or scene.at_once(thing))
        self.until = scene.clock + GUARD if answers and not own else 0.0

    def holds(self, scene: Scene) -> bool:
        """Whether what lies there does not answer yet."""
        return self.seen is not None and self.seen[0] is scene and scene.clock < self.until


@dataclass(slots=True)
class _Asked:
    """Who was asked last, on which screen, and from when on an answer counts; None: they have not seen it yet."""

    now: _Meaning | None = None
    counts: float | None = 0.0
    passing: bool = False
    """What is asked now goes by itself."""
    wait: float = GUARD

    def look(self, scene: Scene, *, painted: bool) -> None:
        """Note who is asked now; `painted`: a picture of it is being shown. Nobody: who was asked last still is."""
        asked = scene.situation()
        if asked is None:
            return
        if (scene, asked) != self.now:
            self.now, self.counts, self.wait = (scene, asked), None, LATE if self.passing else GUARD
        if self.counts is None and painted and scene.standing:
            self.counts = scene.clock + self.wait
        self.passing = scene.passing

    def holds(self, scene: Scene) -> bool:
        """Whether who is asked there has not had the time to see it."""
        if self.now is None or self.now[0] is not scene or scene.situation() is None:
            return False
        return self.counts is None or scene.clock < self.counts


@dataclass(slots=True)
class _Again:
    """The question that a key's own press has put (`Scene.once_more`), and from when on its next press confirms it;
    None: nobody has seen it yet."""

    now: tuple[Scene, tuple[str, ...]] | None = None
    counts: float | None = None

    def look(self, scene: Scene, *, painted: bool) -> None:
        """Note what is asked once more now; `painted`: a picture of it is being shown."""
        if (scene, scene.once_more) != self.now:
            self.now, self.counts = (scene, scene.once_more), None
        if self.counts is None and painted and scene.standing:
            self.counts = scene.clock + GUARD

    def holds(self, scene: Scene) -> bool:
        """Whether something is asked once more there that nobody has had the time to see."""
        return bool(scene.once_more) and (self.counts is None or scene.clock < self.counts)


@dataclass(frozen=True, slots=True)
class _Press:
    """A press that might have answered: where, when, and who was asked then and when its hand began to press there."""

    scene: Scene
    place: _Place
    clock: float
    asked: _Meaning | None
    began: _Meaning | None

    def near(self, place: _Place) -> bool:
        """Whether that is where it pressed."""
        if isinstance(self.place, int) or isinstance(place, int):
            return self.place == place
        return max(abs(place[0] - self.place[0]), abs(place[1] - self.place[1])) <= DRIFT


class Presses:
    """Watches what lies under the pointer and the focus of the top scene, and says which presses are heard.

    `off` where programs act and not people: they look before every press.
    """

    def __init__(self, *, off: bool = False) -> None:
        self.off = off
        self._at: tuple[int, int] | None = None
        self._pointer, self._focus = _Watched(), _Watched()
        self._asked, self._again = _Asked(), _Again()
        self._last: _Press | None = None
        """The last press of a hand that has not moved since."""
        self._taker: tuple[Scene, _Meaning | None] | None = None
        """The screen on which the button of the mouse went down, and who was asked then."""
        self._shown: Scene | None = None
        """The screen that was on top when the last frame had been drawn."""
        self._since = 0.0
        """Since when it has been on top, by its own clock."""
        self._pressed: tuple[Scene, tuple[int, int]] | None = None
        """Where the button of the mouse went down last and was heard, and on which screen."""
        self._question: Hashable = None
        """What was asked when a key, or the button of the mouse, was let through last."""

    def moved(self, scene: Scene, pos: tuple[int, int]) -> None:
        """The pointer came to a place, in the scene's pixels: what lies there is meant when it is pressed."""
        if self._last is not None and not isinstance(self._last.place, int) and not self._last.near(pos):
            self._last = None
        if self.off or (self._at is not None and max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) <= JITTER):
            return
        self._at = pos
        self._pointer.look(scene, thing_at(scene.things(), pos), own=True)

    def watch(self, scene: Scene) -> None:
        """Once in every frame that is drawn: see who is asked, and what has become of the things under the pointer and
        the focus."""
        if self.off:
            return
        things = scene.things()
        if self._at is not None:
            self._pointer.look(scene, thing_at(things, self._at), own=False)
        self._focus.look(scene, by_id(things, scene.focus.current or ""), own=False)
        self._asked.look(scene, painted=True)
        self._again.look(scene, painted=True)

    def waits(self, scene: Scene) -> bool:
        """Whether something is asked on this screen that has not yet stood there to be seen: it may come to stand
        without a change of the picture."""
        asked = (one for one in (self._asked, self._again) if one.now is not None and one.now[0] is scene)
        return not self.off and any(one.counts is None for one in asked)

    def shown(self, scene: Scene | None) -> None:
        """A frame begins: people have seen this screen."""
        if scene is not None and scene is not self._shown:
            self._since = scene.clock
        self._shown = scene

    def holding(self, scene: Scene) -> bool:
        """Whether something under the pointer or the focus does not answer yet, or nothing at all does."""
        held = self._pointer.holds(scene) or self._focus.holds(scene) or self.unseen(scene) or self.again(scene)
        return held and not self.off

    def unseen(self, scene: Scene) -> bool:
        """Whether nothing answers yet, wherever it is pressed, because of who is asked now."""
        if self.off:
            return False
        self._asked.look(scene, painted=False)
        return self._asked.holds(scene) or self._going(scene)

    def again(self, scene: Scene) -> bool:
        """Whether a key that has just put a question does not confirm it yet."""
        if self.off:
            return False
        self._again.look(scene, painted=False)
        return self._again.holds(scene)

    def heard(self, scene: Scene, event: pygame.event.Event) -> bool:
        """Whether an event, its place in the scene's pixels, reaches the scene on top; it says why not where somebody
        may wonder."""
        if event.type in USED:
            self._question = scene.question()
        if event.type == pygame.MOUSEMOTION:
            self.moved(scene, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._taker = (scene, self._asked.now) if self._down(scene, event.pos) else None
            return self._taker is not None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            taker, self._taker = self._taker, None
            return self._up(scene, event.pos, taker)
        elif event.type == pygame.KEYDOWN and not scene.takes_letters and not self.off:
            return self._key(scene, event)
        return True

    def pass_on(self, scene: Scene) -> None:
        """The press that has just closed the screen on top was meant for this one below: its release comes here."""
        if self._taker is not None:
            self._taker = scene, self._taker[1]

    def done(self, scene: Scene | None, event: pygame.event.Event) -> None:
        """A key was used: where it has taken the focus is where the person wanted it, if the question is the same."""
        if not self.off and scene is not None and event.type in USED and scene.question() == self._question:
            self._focus.look(scene, by_id(scene.things(), scene.focus.current or ""), own=True)

    def walked(self) -> None:
        """The focus was taken somewhere: what is pressed next is another thing."""
        self._last = None

    def _down(self, scene: Scene, pos: tuple[int, int]) -> bool:
        if self._shown is not None and self._shown is not scene:
            return False
        if self._double(scene, pos):
            return False
        self.moved(scene, pos)
        if self.off:
            return True
        thing = thing_at(scene.things(), self._at or pos)
        heard = self._counts(scene, thing, pos) if thing is not None else True
        self._note(scene, pos)
        heard = heard and not self._waits(scene, self._pointer, thing)
        if heard:
            self._pressed = scene, pos
        return heard

    def _up(self, scene: Scene, pos: tuple[int, int], taker: tuple[Scene, _Meaning | None] | None) -> bool:
        if taker is None or taker[0] is not scene:
            return False
        self._asked.look(scene, painted=False)
        if self.off or taker[1] == self._asked.now:
            return True
        scene.down = None  # it went down before they were asked
        scene.redraw()
        thing = thing_at(scene.things(), pos)
        if thing is not None and scene.may_answer(thing):
            scene.too_soon(thing)
        return False

    def _key(self, scene: Scene, event: pygame.event.Event) -> bool:
        again = self.again(scene)
        chooses = event.key in scene.choosing and not event.mod & FOREIGN
        name = None if chooses else scene.app.keys.command(event)
        if event.key in WALKS or name in NEXT:
            self.walked()
            return True
        if again and name in scene.once_more:
            self._note(scene, event.key)
            scene.too_soon(None)
            return False
        thing = by_id(scene.things(), scene.focus.current or "") if chooses else None
        if chooses or (name is not None and scene.answered_by(name)):
            heard = self._counts(scene, thing, event.key)
            self._note(scene, event.key)
            held = heard and chooses and self._waits(scene, self._focus, thing)
            hurries = event.key not in ENTER and self._focus.fresh  # Space goes on from what has just come up
            return heard and (hurries or not held)
        return True

    def _counts(self, scene: Scene, thing: Thing | None, place: _Place) -> bool:
        """Whether a press on a thing, or of a key that answers (`thing` None), comes late enough for who is asked."""
        self._asked.look(scene, painted=False)
        if scene.situation() is None or (thing is not None and not scene.may_answer(thing)):
            return True
        if not (self._asked.holds(scene) or self._tail(scene, place)):
            return True
        scene.too_soon(thing)
        return False

    def _tail(self, scene: Scene, place: _Place) -> bool:
        """Whether a press is the rest of what the hand did before this person was asked."""
        last = self._last
        if last is None or last.scene is not scene:
            return False
        past = scene.clock - last.clock
        if isinstance(place, int) and last.asked != self._asked.now and past < LATE:
            return True
        return last.began != self._asked.now and past < PAUSE and last.near(place)

    def _going(self, scene: Scene) -> bool:
        """Whether a hand may still go on with what it did before this person was asked."""
        last = self._last
        if last is None or last.scene is not scene or last.began == self._asked.now:
            return False
        return scene.situation() is not None and scene.clock - last.clock < PAUSE

    def _note(self, scene: Scene, place: _Place) -> None:
        """Something was pressed."""
        last, began = self._last, self._asked.now
        if last is not None and last.scene is scene and last.near(place) and scene.clock - last.clock < PAUSE:
            began = last.began
        self._last = _Press(scene, place, scene.clock, self._asked.now, began)

    def _double(self, scene: Scene, pos: tuple[int, int]) -> bool:
        """Whether this is the rest of a double click on a screen that has gone: soon after it, at nearly its place."""
        if self.off or self._pressed is None or self._pressed[0] is scene or scene.clock - self._since >= GUARD:
            return False
        at = self._pressed[1]
        return max(abs(pos[0] - at[0]), abs(pos[1] - at[1])) <= DRIFT

    def _waits(self, scene: Scene, watched: _Watched, thing: Thing | None) -> bool:
        """Whether what lies there has changed by itself, and nobody has had the time to see it."""
        if scene.hurries and (thing is None or thing.role not in ANSWERING):
            return False
        watched.look(scene, thing, own=False)
        held = watched.holds(scene)
        if held and not (watched.fresh or scene.hurries):
            scene.too_soon(thing)
        return held
