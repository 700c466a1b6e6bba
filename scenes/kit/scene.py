"""What every screen is: a scene on the application's stack, with things to act on and two layers to draw.

What it needs of the application is declared here (`Host`), so that the kit imports none.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit.audio.music import Score
from scenes.kit.audio.sound import Act, Sounds
from scenes.kit.canvas import Canvas
from scenes.kit.focus import DIRECTIONS, Direction, Focus, draw_ring, ring_rect
from scenes.kit.input.keymap import KeyMap
from scenes.kit.speech import Described, Passage
from scenes.kit.theme import Theme
from scenes.kit.thing import ANSWERING, CONTROLS, NOTHING_TO_DO, READ_ONLY, Thing, by_id, thing_at
from scenes.kit.tween import Timeline


class Host(Protocol):
    """The stack that a screen stands on, the words and the looks in use."""

    theme: Theme
    keys: KeyMap
    sounds: Sounds

    @property
    def speed(self) -> int:
        """The speed of movement, 0 to 4."""

    @property
    def size(self) -> tuple[int, int]:
        """The canvas in pixels."""

    @property
    def top(self) -> object | None:
        """The screen that gets input first."""

    @property
    def lang(self) -> str:
        """The language in use."""

    def t(self, key: str, /, **args: Any) -> str:
        """The words of a key in the language in use."""

    def say(self, line: str, at: Rect | None = None, hold: float | None = None) -> None:
        """Show one line beside a thing for a moment."""

    def pop(self) -> None:
        """Take the top screen away."""

    def push(self, scene: Any) -> None:
        """Put a screen on top."""

    @property
    def screen_keys(self) -> bool:
        """Whether whoever writes has no keys at hand, and is shown some on the screen."""

    def rebake(self, scene: Any, rect: Rect | None = None) -> None:
        """Paint the still layer of a screen anew: all of it, or one part."""


FOREIGN = pygame.KMOD_ALT | pygame.KMOD_META
"""With these held a key belongs to the window or the system."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
WALKS = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
NEXT = {"next_target": 1, "last_target": -1}
"""Commands that go to the next or previous thing that can be used now."""
ROLES = ("button", "toggle", "choice", "slider", "field")
"""Roles that are said after the name of a thing: how it is used."""
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Scene:
    """Base of every screen. Override `layout`, `things`, `paint_base`, `paint`, `press`; the rest has sense already.

    `name` stands in the map for outside programs. A `modal` scene lets the ones below show, darkened by `veil`.
    """

    name = "scene"
    tune = ""
    """The cue of the music that belongs to this screen, '' for that of the screen below (see `score`)."""
    modal = False
    veil = 0.5
    grows = False
    """With large letters its page is one column of the window's width, in which everything grows with them; the window
    goes over it (`scenes/shell/events/viewport.py`). Otherwise its layout finds room for them."""
    foot = 0
    """So many pixels at the lower edge of what is seen of its page lie under something that stays there."""
    page_height = 0
    """How many pixels the column takes that `layout` has made; 0 before it has made one."""
    zoned = False
    """The arrows keep their column, go on at the other side past the edge, and leap to another zone with Ctrl or Shift
    (kit/roam.py); otherwise they go to what lies there on the screen, past the edge along the list.

    Tab visits every thing in the order of the list (outside programs rely on it), Ctrl+Tab goes from zone to zone."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.theme = app.theme
        self.focus = Focus()
        self.timeline = Timeline(app.speed)
        self.hover: str | None = None
        self.down: str | None = None
        self._meant: Hashable = None
        """What the pressed thing meant when the button of the mouse went down on it."""
        self.clock = 0.0
        """Milliseconds of this scene's life: the one clock for whatever asks how long ago something was."""
        self.displaced = 0
        """How often everything was placed anew so that something else came to lie under the pointer."""
        self.stale = True
        self.dirty = True

    # what a screen says about itself

    def layout(self) -> None:
        """Place everything for `self.app.size`; called on entry and after a change of window, text size or language."""

    def things(self) -> list[Thing]:
        """Everything a person can act on, in reading order: hit tests, focus and the map all use this list."""
        return []

    def paint_base(self, surface: Surface) -> None:
        """Draw what stands still. Runs when `rebake` was called (possibly clipped to a part), never every frame."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what moves or glows over the still layer. Runs in every frame that is drawn."""

    @property
    def hides(self) -> bool:
        """Whether nothing of the scenes below is to be seen; a modal scene with a ground of its own says so itself."""
        return not self.modal

    @property
    def speed(self) -> int:
        """The speed of movement on this screen, 0 to 4: mostly that of the settings."""
        return self.app.speed

    @property
    def settled(self) -> bool:
        """True when a person may act: no event is being played."""
        return not self.timeline.busy

    @property
    def animating(self) -> bool:
        """True while frames must be drawn without input."""
        return self.timeline.moving

    @property
    def animated(self) -> int:
        """How many things move now (for the frames log)."""
        return self.timeline.count

    def asks_first(self, act: Callable[[], object]) -> bool:
        """Whether a question was put before `act` leaves this screen for good; it does `act` itself when told to."""
        return False

    @property
    def takes_letters(self) -> bool:
        """True while keys write or name something: no command of the application may then take them."""
        return False

    @property
    def paged(self) -> bool:
        """Whether this is a text to be read: where it goes on below the window, keys that choose or go down show more
        of it, until its end is seen."""
        return False

    def begins_to_write(self, event: pygame.event.Event) -> bool:
        """Whether a key begins to write in what has the focus: then it is no command."""
        return False

    leaving: tuple[str, ...] = ()
    """Things that lead out of the game or the program: no arrow comes to them from the other end of a page."""

    choosing: tuple[int, ...] = (*ENTER, pygame.K_SPACE)
    """Keys that press the thing in focus."""

    def meaning(self, thing: Thing) -> Hashable:
        """What pressing a thing means: while this stays the same, it may be pressed again at once."""
        return (thing.id, thing.label) if thing.role in ANSWERING else thing.id

    def at_once(self, thing: Thing) -> bool:
        """Whether pressing a thing does something at once, so that it has to have been seen before."""
        return thing.role in (*ANSWERING, *CONTROLS)

    def question(self) -> Hashable:
        """What is asked, where a press may bring another question up: the focus it puts somewhere was not chosen."""
        return None

    def situation(self) -> Hashable:
        """Who is asked, as a mark that stays the same for whatever they are asked in a row; None where nobody is (then
        who was asked last still is). Where it changes, answers count only when it was seen (kit/input/presses.py)."""
        return self.displaced or None

    @property
    def once_more(self) -> tuple[str, ...]:
        """Commands of the keys that one of them has just put a question about: the next press does it, but only when
        the question could be seen (kit/input/presses.py). () where nothing is asked twice."""
        return ()

    @property
    def standing(self) -> bool:
        """Whether what is asked stands there to be seen: all of it is painted, and nothing brings it any more."""
        return True

    @property
    def passing(self) -> bool:
        """Whether what is asked goes by itself after a while: a press that comes too late is not for what follows."""
        return False

    def may_answer(self, thing: Thing) -> bool:
        """Whether pressing a thing may answer for whoever is asked, or begin to; everything else is only looked at."""
        return thing.role not in READ_ONLY

    def answered_by(self, command: str) -> bool:
        """Whether a command of the keys may answer for whoever is asked, or begin to."""
        return False

    def too_soon(self, thing: Thing | None) -> None:
        """A press came before it could be seen what it would do: say so. `thing`: what lies there, None for a key."""
        self.app.sounds.play("ui_refuse", thing.rect.centerx / max(1, self.app.size[0]) if thing is not None else 0.5)
        self.app.say(self.app.t("kit.why.too_soon"), thing.rect if thing is not None else None)

    @property
    def read_now(self) -> Sequence[Rect]:
        """What is being read on this screen: a line beside a thing lies on none of it where there is other room."""
        return ()

    @property
    def hurries(self) -> bool:
        """True while a press only hurries what is being shown and answers nothing."""
        return False

    def decision(self) -> dict[str, str] | None:
        """The pending decision for the map: {"player": seat, "kind": kind}, or None."""
        return None

    def progress(self) -> object:
        """Anything that changes when the game moves on: a robot sees by it that it gets somewhere."""
        return None

    def lesson(self) -> tuple[str | None, int] | None:
        """The lesson being played and how many are done, for the map; None where there are no lessons."""
        return None

    def lesson_step(self) -> tuple[str, int] | None:
        """The lesson or challenge being played and its step, from 0: where a broken program goes on the next time."""
        return None

    def score(self) -> Score | None:
        """The music and the place that sound with this screen; None for those of the screen below."""
        return Score(self.tune, place=("room", "candle")) if self.tune else None

    def sounds_like(self, act: Act, thing: Thing | None) -> str:
        """The sound of what a person does here, with a thing or none; '' for none."""
        return act

    def sound(self, act: Act, thing: Thing | None = None) -> None:
        """Let it be heard what a person does."""
        name = self.sounds_like(act, thing)
        if name:
            at = thing.rect.centerx / max(1, self.app.size[0]) if thing is not None else 0.5
            self.app.sounds.play(name, at)

    def heading(self) -> str:
        """What this screen is called, for ears; '' where its first passage says it."""
        return ""

    def passages(self) -> Sequence[Passage]:
        """What stands here to be read besides the things, for ears; the most important first."""
        return ()

    def describe(self, thing: Thing) -> Described:
        """A thing for ears: its name, its state, what a press does."""
        role = self.app.t(f"kit.speech.roles.{thing.role}") if thing.role in ROLES else ""
        return Described(thing.label, act=role if thing.enabled else self.reason(thing))

    def usable(self, thing: Thing) -> bool:
        """Whether the key for the next thing to use stops at a thing."""
        return thing.enabled and thing.role not in READ_ONLY

    def scanned(self, things: list[Thing]) -> list[Thing]:
        """What the focus visits by itself where one button is enough."""
        return [thing for thing in things if self.usable(thing)]

    def dial(self) -> list[Thing]:
        """What the second stick of a pad turns to, from left to right."""
        return []

    def default_focus(self) -> str | None:
        """The thing that gets the focus first: the likeliest choice."""
        return None

    def walkable(self, things: list[Thing]) -> list[Thing]:
        """What the arrows of a zoned screen visit; the rest is for Tab."""
        return things

    def asked_about(self) -> Thing | None:
        """The thing that a key which reads or asks means: what lies under the pointer; what has the focus where keys
        went there after the pointer moved last, or nothing lies under it."""
        things, under = self.things(), None if self.focus.walked else self.hover
        return by_id(things, under or "") or self.focus.thing(things)

    @property
    def cursor(self) -> str:
        """Which picture of the pointer shows what the hand can do here (kit/cursor.py)."""
        return "cursor"

    def looked_away(self) -> None:
        """The window has lost the focus of the system: whoever comes back to it may be somebody else."""

    def art_arrived(self) -> None:
        """Pictures asked for earlier are ready now."""
        self.rebake()

    # changing the picture

    def redraw(self) -> None:
        """Ask for one frame."""
        self.dirty = True

    def rebake(self, rect: pygame.Rect | None = None) -> None:
        """Ask for the still layer to be painted anew, all of it or one part."""
        self.app.rebake(self, rect)

    def relayout(self) -> None:
        """Place and paint everything anew."""
        self.layout()
        self.focus.sync(self.things(), self.default_focus())
        self.rebake()

    # life on the stack

    def enter(self) -> None:
        """The scene has become part of the stack, and is laid out for its page."""

    def leave(self) -> None:
        """The scene has left the stack."""

    def resume(self) -> None:
        """The scene is on top again after another one left."""

    def update(self, dt: float) -> None:
        """Advance by dt milliseconds (never more than 100)."""
        self.clock += dt
        self.timeline.speed = self.speed
        if self.timeline.moving:
            self.timeline.update(dt)
            self.dirty = True

    # input

    def press(self, thing: Thing) -> None:
        """A person chose a thing (click or Enter). The default runs the thing's own `press`."""
        if thing.press is not None:
            thing.press()

    def refuse(self, thing: Thing) -> None:
        """A person tried a thing that is not enabled: say why."""
        self.app.say(self.reason(thing), thing.rect)

    def reason(self, thing: Thing) -> str:
        """The sentence that says why a thing cannot be used now."""
        return self.app.t(thing.why_not or NOTHING_TO_DO)

    def back(self) -> None:
        """Escape. The default closes a modal scene."""
        if self.modal:
            self.app.pop()

    def command(self, name: str) -> bool:
        """A named key command (see kit/input/keymap.py) that the application did not take; True when used."""
        return False

    def choose(self, thing: Thing) -> None:
        """Press or refuse a thing, and give it the focus."""
        self.focus.set(thing.id, show=False)
        if thing.enabled:
            self.sound("ui_ok", thing)
            self.press(thing)
        else:
            self.sound("ui_refuse", thing)
            self.refuse(thing)
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """One input event, its positions already in the scene's pixels; True when used."""
        if event.type == pygame.MOUSEMOTION:
            return self.on_motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self.on_down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self.on_up(event.pos)
        if event.type == pygame.KEYDOWN:
            return self.on_key(event)
        return False

    def on_motion(self, pos: tuple[int, int]) -> bool:
        """The pointer moved."""
        under = thing_at(self.things(), pos)
        name = under.id if under else None
        if name != self.hover:
            self.hover = name
            if under is not None:
                self.sound("hover", under)
            self.redraw()
        return False

    def on_down(self, pos: tuple[int, int]) -> bool:
        """The first button went down."""
        under = thing_at(self.things(), pos)
        self.down = under.id if under else None
        self._meant = self.meaning(under) if under else None
        if under is not None:
            self.sound("press", under)
        if self.focus.visible:
            self.focus.visible = False
        self.redraw()
        return under is not None

    def on_up(self, pos: tuple[int, int]) -> bool:
        """The first button came up: a click when it went down on the same thing."""
        under = thing_at(self.things(), pos)
        held, self.down = self.down, None
        self.redraw()
        if under is None or under.id != held or self.meaning(under) != self._meant:
            return False
        self.choose(under)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """A key: Tab and arrows walk, Enter and Space choose, Escape goes back, the rest are commands."""
        things = self.things()
        if self.focus.thing(things) is None:  # what had the focus is gone
            self.focus.sync(things, self.default_focus())
        before = self.focus.current
        if event.key == pygame.K_TAB:
            by = -1 if event.mod & pygame.KMOD_SHIFT else 1
            if event.mod & pygame.KMOD_CTRL:
                self.focus.zone(things, by, self.default_focus())
            else:
                self.focus.step(things, by)
        elif event.key in ARROWS and not event.mod & FOREIGN:
            leap = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_SHIFT))
            self.walk(self.focus, ARROWS[event.key], things, leap=leap)
        elif event.key in self.choosing and not event.mod & FOREIGN:
            target = by_id(things, self.focus.current or "")
            if target is not None:
                self.focus.visible = True
                self.choose(target)
        elif event.key == pygame.K_ESCAPE:
            self.sound("ui_back")
            self.focus.visible = self.focus.visible or self.modal  # keys are used: what it leads back to shows where
            self.back()
            if self.app.top is self:
                self.focus.sync(self.things(), self.default_focus())
        else:
            name = self.app.keys.command(event)
            if name in NEXT:
                self.focus.step_among(things, [thing for thing in things if self.usable(thing)], NEXT[name])
            elif name is None or not self.command(name):
                return False
        if event.key in WALKS and self.focus.current != before:
            self.sound("ui_move", self.focus.thing(things))
        self.redraw()
        return True

    def walk(self, focus: Focus, way: Direction, things: list[Thing], *, leap: bool = False) -> None:
        """Take a focus (the scene's own, or a copy that looks for a way) one press of an arrow further, among the
        scene's things."""
        if self.zoned:
            focus.roam(self.walkable(things), way, leap=leap)
            return
        here = focus.current
        if self.grows and self.theme.layout.column and way[1]:
            focus.row(self.on_page(things), way[1])
        else:
            focus.move(things, *way)
        if focus.current in self.leaving and here is not None and not self._lies_ahead(here, focus.current, way):
            focus.set(here)

    def _lies_ahead(self, here: str, there: str, way: Direction) -> bool:
        """Whether one thing lies in a direction from another on the page."""
        page = self.on_page(self.things())
        a, b = by_id(page, here), by_id(page, there)
        if a is None or b is None:
            return True
        return (b.rect.centerx - a.rect.centerx) * way[0] + (b.rect.centery - a.rect.centery) * way[1] > 0

    def on_page(self, things: list[Thing]) -> list[Thing]:
        """Things at their places in the column, also what is held in sight while the view goes over it."""
        return things

    def ways(self, thing: Thing) -> tuple[Direction, ...]:
        """The arrows that lead on from a thing; the others change its value."""
        return DIRECTIONS

    def paint_focus(self, canvas: Canvas) -> None:
        """Draw the focus ring, when it shows. Call it last in `paint`."""
        target = by_id(self.things(), self.focus.current or "")
        if self.focus.visible and target is not None and self.app.top is self:
            about = self.ring_about(target)
            draw_ring(canvas.surface, about)
            canvas.mark(ring_rect(about))

    def ring_about(self, thing: Thing) -> Rect:
        """What the focus ring goes about where a thing has the focus: all that belongs to it."""
        return thing.rect
