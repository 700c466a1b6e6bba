"""The way of an input event from the window to a screen: what hands mean by it, whether it was for the view, who of the
stack gets it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame

from scenes.kit.input.keymap import KeyMap
from scenes.kit.input.presses import Presses
from scenes.kit.scene import FOREIGN, Scene
from scenes.kit.thing import by_id, thing_at
from scenes.shell.events.hands import Hands
from scenes.shell.events.pads import PadPress
from scenes.shell.events.viewport import Viewport
from scenes.shell.window import Window

Event = pygame.event.Event


class Dispatcher:
    """Takes events of the window, with places in its pixels, and gives them to screens, with places on their page."""

    def __init__(self, window: Window, keys: KeyMap, stack: Callable[[], Sequence[Scene]], *, off: bool) -> None:
        """`stack`: the screens as they are now, the top one last. `off`: no press is ever held back."""
        self._window, self._keys, self._stack = window, keys, stack
        self.hands, self.presses, self.viewport = Hands(keys), Presses(off=off), Viewport(window)
        self._other_names = False
        """Keys are called otherwise, and whoever is writing is not to be disturbed by it."""
        self.active = time.monotonic()
        """When there was input or movement last."""
        self.began: Callable[[Event], object] = lambda event: None
        """Hears of everything that somebody does, before any screen."""
        self.command: Callable[[Event], bool] = lambda event: False
        """Does what a key does on every screen; whether it was such a key."""
        self.renamed: Callable[[], object] = lambda: None
        """Texts name other keys or buttons now."""

    @property
    def _top(self) -> Scene | None:
        stack = self._stack()
        return stack[-1] if stack else None

    def hear(self, event: Event) -> None:
        """What keys, a mouse or a finger did."""
        self.active = time.monotonic()
        if event.type == pygame.KEYDOWN and self._keys.hear(event):
            self._other_names = True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self.hands.on_keys():
            self._other_names = True
        if self._other_names and (self._top is None or not self._top.takes_letters):
            self._other_names = False
            self.renamed()
        self._dispatch(event)

    def hear_pad(self, event: Event) -> None:
        """What a game pad did."""
        self._press(self.hands.pads.hear(event))

    def tick(self, dt: float) -> None:
        """`dt` milliseconds pass while hands rest: a held stick repeats, a resting finger reads, the focus scans."""
        hands = self.hands
        self._press(hands.pads.tick(dt))
        for event in hands.finger.tick(dt):
            self._give(event)
        top = self._top
        if top is not None and hands.scanner.tick(top, dt):
            self.presses.walked()
            self.presses.done(self._top, Event(pygame.KEYDOWN, key=pygame.K_TAB))  # it is meant

    def holds(self, scene: Scene | None) -> tuple[str, int] | None:
        """What the hand is at on a screen, under the pointer or else in focus: its id, and how far down the window its
        middle lies, in pixels of the canvas. None where it is at nothing."""
        if scene is None:
            return None
        things, pointer = scene.things(), self.viewport.pointer
        name = scene.focus.current if scene.focus.visible else None
        at = thing_at(things, self._window.to_canvas(pointer)) if pointer is not None else by_id(things, name or "")
        return (at.id, at.rect.centery - self._window.view[1]) if at is not None else None

    def keep(self, scene: Scene, hold: tuple[str, int]) -> None:
        """The page was laid out anew while the hand was there: the thing stays where it was, as far as the page can be
        moved; where something else lies under the pointer now, it does not answer before it could be seen."""
        self.viewport.keep(scene, *hold)
        thing, pointer = by_id(scene.things(), hold[0]), self.viewport.pointer
        if pointer is not None and (thing is None or not thing.rect.collidepoint(self._window.to_canvas(pointer))):
            scene.displaced += 1

    def _press(self, presses: list[PadPress]) -> None:
        """A pad presses keys: what follows is the same whoever holds what."""
        if not presses:
            return
        self.active = time.monotonic()
        strokes, renamed = self.hands.pressed(presses, self._top)
        if renamed:
            self.renamed()
        for stroke in strokes:
            self._dispatch(stroke)

    def _dispatch(self, event: Event) -> None:
        self.began(event)
        if self._viewed(event):
            return
        if hasattr(event, "pos"):
            event = Event(event.type, {**event.dict, "pos": self._window.to_canvas(event.pos)})
        for one in self.hands.pointed(event, self._top):
            self._give(one)

    def _viewed(self, event: Event) -> bool:
        """Whether an event was for the view of a page larger than the window."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) and self._top is not None:
            self._top.focus.walked = False
        if event.type == pygame.MOUSEMOTION:
            self.viewport.pointed(event.pos)
        elif event.type == pygame.KEYDOWN:
            self.viewport.pointed(None)
        top = self._top
        if not self.viewport.on or event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or top is None:
            return False
        if thing_at(top.things(), self._window.to_canvas(event.pos)) is not None:
            return False  # an arrow that lies over a thing is only a sign
        return self.viewport.pressed(event.pos, top)

    def _give(self, event: Event) -> None:
        """An event, its place in the canvas's pixels, goes to the screens."""
        top = self._top
        meant = self.hands.meant(event, top)
        if meant is None or top is None or not self.presses.heard(top, meant):
            return
        if meant.type == pygame.KEYDOWN and not meant.mod & FOREIGN:
            view = self.viewport
            if view.reads_on(top, meant.key) or view.unseen(top, meant.key):
                self.presses.done(top, meant)
                return
        if meant.type != pygame.KEYDOWN or not self.command(meant):
            self._hand_down(meant)
        self.presses.done(self._top, meant)

    def _hand_down(self, event: Event) -> None:
        """From the top scene downwards, to the first one that uses the event or lets nothing through."""
        top = self._top
        used = False
        for scene in reversed(self._stack()):
            used = scene.handle(event)
            if used or scene.modal or scene is top:
                break
        if not used and self.viewport.on and top is not None:
            self.viewport.hear(event, top)
