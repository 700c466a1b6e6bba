"""A game being played at one table: leads from one answer to the next, and asks the parts of the table in their order.

What this does is the same in every game. A game derives its table, puts its parts together (`put_together`), and fills
in what it alone knows: the hooks that stand last.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Surface

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.engine.session import Session
from scenes.kit.canvas import Canvas
from scenes.kit.scene import ENTER, Scene
from scenes.kit.speech import Passage
from scenes.kit.thing import Thing, by_id, thing_at
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table import situation
from scenes.table.attendant import Attendant
from scenes.table.confirmation import CONFIRMED
from scenes.table.kept_pictures import BUDGET
from scenes.table.lights import Lights
from scenes.table.motion.effects import tuned
from scenes.table.parts import Parts

PATIENCE = 2
"""For how many frames in a row zones wait to be painted anew."""


class PlayedTable(Scene):
    """A game being played at one table."""

    zoned = True
    choosing = ENTER  # Space only ever hurries

    app: App
    parts: Parts[Any]
    attendant: Attendant[Any, Any]

    def __init__(self, app: App, run: AnyRun) -> None:
        super().__init__(app)
        self.run: AnyRun = run
        self.session: Session = run.session
        self._heavy, self._waits = False, 0
        """Much was done in this frame (a press, an event, the next question laid out); for how many of such in a row
        zones have waited."""
        self._owes = False
        """The panel was painted as it had been: what is new on it comes with the next frame."""
        self._opening = self.session.shown() if not self.session.past else ()

    def put_together(self, parts: Parts[Any], attendant: Attendant[Any, Any]) -> None:
        """The parts of this table, and who attends it."""
        self.parts, self.attendant = parts, attendant
        director = parts.table.director
        director.changed, director.fault = self._changed, parts.mending.fault
        director.tune = lambda effect: tuned(effect, self.app.theme)
        parts.table.present.watchers.append(parts.drawing.refresh)
        self.name = attendant.name
        self._ended = not attendant.finishes

    # life

    def enter(self) -> None:
        self.app.sounds.play("candle")
        parts = self.parts
        if self.attendant.final:
            parts.story.retell(self.session.heard_past(), self.run.agreed, self._opening)
            self.show_view()
            self.settle_view()
            parts.speech.skip()
            return
        if not self.session.events:  # a game that is gone on with
            past = self.session.past
            parts.story.begins_in(past[0].state if past else self.session.state)
            parts.story.recall(self.session.heard_past(), self.run.agreed)
            self.goes_on()
        parts.speech.skip()
        parts.table.director.held = not self.session.past  # until the table is seen, see `update`
        self.prepare()
        self.play(self.session.shown())

    def layout(self) -> None:
        """Everything anew for the window, the text size or the language."""
        parts = self.parts
        self.rearrange()
        parts.drawing.forget()
        parts.table.aftermath.clear()
        parts.controls.write()
        parts.table.touch()
        self.attendant.layout()

    def resume(self) -> None:
        super().resume()
        under = thing_at(self.things(), self.parts.pointer.pos)
        self.hover = under.id if under is not None else None
        self.attendant.resumed()

    def art_arrived(self) -> None:
        self.parts.overlays.art_arrived()
        self.parts.drawing.art_arrived()
        self.redraw()

    def update(self, dt: float) -> None:
        parts, table, drawing = self.parts, self.parts.table, self.parts.drawing
        self.run.stopwatch.tick(dt, self.active)
        table.director.reduced = self.theme.reduced_motion
        if table.unseen:
            drawing.rebake(BUDGET)
            return
        table.director.begin()
        if table.aftermath.update(dt, self.speed):
            self.redraw()
        self._offer()
        self.aloft()
        if self.attendant.holds or parts.handover.holds(dt):
            self.clock += dt
        else:
            super().update(dt)
        for go_on in parts.early:
            go_on(dt)
        # What can wait, waits for a frame that has nothing else to do, but never for many of them.
        self._waits = self._waits + 1 if self._heavy and self._waits < PATIENCE else 0
        self._heavy = False
        full = bool(self._waits) or drawing.rebake(BUDGET)
        alone = not (full or self._owes or table.aftermath.moving or parts.pointer.moving)
        if alone and parts.pointer.pos != (0, 0):
            drawing.drift(parts.pointer.pos[0], dt)
        moved, rested = parts.pointer.update(dt), parts.tooltip.update(dt)
        lifted = drawing.update(dt, still=self.app.speed == 0 or self.theme.reduced_motion)
        if moved or rested or lifted or self._owes:
            self.redraw()
        if parts.pieces.update(dt):
            self.redraw()
        for go_on in parts.frames:
            go_on(dt)
        self.attendant.update(dt)
        if full:
            return
        if self.attendant.thinks and not drawing.waiting:
            self.attendant.think()
        elif not self.animating:
            parts.pieces.make_one()

    @property
    def speed(self) -> int:
        return self.attendant.speed

    @property
    def settled(self) -> bool:
        if self.parts.table.unseen or self.attendant.holds:
            return True
        acting = self.parts.table.director.busy or self.acts_itself or self.attendant.thinks
        return not acting and not self.parts.drawing.waiting and super().settled

    @property
    def animating(self) -> bool:
        parts = self.parts
        if parts.table.unseen:
            return False
        moving = parts.pointer.moving or parts.drawing.moving or parts.drawing.waiting or self._owes
        moving = moving or parts.pieces.moving or parts.table.aftermath.moving or self.acts_itself
        return super().animating or moving or self.attendant.animating or self.attendant.thinks

    @property
    def hurries(self) -> bool:
        return self.parts.table.director.busy or self.parts.handover.waiting

    def question(self) -> Hashable:
        state = self.parts.table.state
        marked = state.choice.answer if state.choice is not None and state.choice.final else ()
        return self.hurries, state.question, state.asked, marked

    def situation(self) -> Hashable:
        if self.hurries or not self.attendant.asks or self.attendant.final:
            return None
        return self.asked_now()

    def meaning(self, thing: Thing) -> Hashable:
        return situation.meaning(self.parts.table, thing)

    def at_once(self, thing: Thing) -> bool:
        return super().at_once(thing) or situation.at_once(self.parts.table, thing)

    @property
    def once_more(self) -> tuple[str, ...]:
        state = self.parts.table.state
        if state.choice is not None and state.choice.final and state.choice.marks:
            return ("confirm",)
        return CONFIRMED.get(state.asked, ())

    @property
    def standing(self) -> bool:
        return not (self.parts.drawing.waiting or self._owes or self.parts.table.aftermath.covers)

    def lesson(self) -> tuple[str | None, int] | None:
        return self.attendant.lesson()

    def lesson_step(self) -> tuple[str, int] | None:
        return self.attendant.lesson_step()

    def decision(self) -> dict[str, str] | None:
        now = self.session.decision
        return {"player": now.seat, "kind": now.kind} if now is not None else None

    def leave(self) -> None:
        self.parts.drawing.leave()

    # playing what the engine did

    def play(self, events: Iterable[Event], *, answered: bool = False) -> None:
        """Tell and show some events, `answered` where an answer led to them; then the decision is shown."""
        table, story = self.parts.table, self.parts.story
        self.attendant.playing()
        story.begin()
        if answered:
            story.answered(self.session.past[-1])
        table.state.clear()
        self.begins()
        self.timeline.speed = self.speed
        table.director.play(tuple(events), self._arrived)
        if table.director.busy:
            self.parts.controls.write()
        if self.session.decision is None and not self._ended:
            games.ending(self.app, self.run)
        table.touch()

    def play_step(self) -> None:
        """The session has gone on by a step: play what happened in it."""
        self.play(self.session.shown(), answered=True)

    def _changed(self, event: Event) -> None:
        """The model has changed by an event: what stands still is painted anew where it differs."""
        parts = self.parts
        parts.story.tell(event)
        parts.controls.hear(event)
        for hear in parts.hears:
            hear(event)
        parts.pieces.notice(event)
        self.shown(event)
        parts.table.told()
        parts.drawing.refresh()
        self._heavy = True

    def _arrived(self) -> None:
        """All events are played: the model must be what the engine projects; then the decision is shown."""
        self.parts.mending.settle(self.session.view())
        self.settle_view()

    def settle_view(self) -> None:
        """Show the standing decision on the settled model, or what came of an answer that was promised for it."""
        self._heavy = True
        self._settle()
        if not self.parts.table.director.busy:
            self.attendant.settled()

    def _settle(self) -> None:
        parts, now = self.parts, self.session.decision
        self.lay(now)
        parts.controls.begin(now)
        if self.answers_itself(now):
            return
        parts.pieces.settle(now.source if now is not None else "")
        parts.table.touch()
        self.offered(now)
        parts.attention.settle(parts.pointer.pos)
        if now is None and not self._ended:
            self._end()

    def _end(self) -> None:
        self._ended = True
        games.finish(self.app, self.run, self.app.window.surface)

    def go_back(self, *, forward: bool = False) -> None:
        """Undo or redo one step, and show where the table stands now; nothing happens where there is none."""
        if self.attendant.final:
            return
        parts, session = self.parts, self.session
        parts.table.director.rest()
        if parts.table.gone:  # the last events were those that ended the game
            return
        if not (session.redo() if forward else session.undo()):
            return
        if forward:
            parts.story.begin()
            parts.story.answered(session.past[-1])
            for event in session.shown():
                parts.story.tell(event)
        else:
            parts.story.back()
            parts.speech.skip()
            self.taken_back()
        self.app.sounds.play("undo")
        fly = self.leap()
        parts.table.aftermath.clear()
        self._show_present()
        fly()
        parts.drawing.refresh()

    def show_moment(self) -> None:
        """The session was set to another moment, by other ways than events: show that, whatever was being played."""
        self.stand_still()
        self.parts.handover.waiting = False
        self.parts.story.retell(self.session.heard_past(), self.run.agreed, self._opening)
        self.parts.speech.skip()
        self._show_present()
        self.parts.drawing.refresh()

    def _show_present(self) -> None:
        """Show the step that the session stands at, however it came there; what was asked since then was not asked."""
        self.stands()
        self.show_view()
        self.settle_view()

    def stand_still(self) -> None:
        """Forget all that moves."""
        self.parts.table.director.drop()
        self.parts.table.aftermath.clear()
        self.parts.pieces.clear()

    def renew(self) -> None:
        """Forget every picture of what was shown, and all that moves."""
        self.stand_still()
        self.parts.drawing.forget()
        self.rebake()

    def progress(self) -> object:
        """Changes with every answer and every change of a plan, so that a robot knows it gets on."""
        return self.parts.table.progress(), self.attendant.progress()

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.parts.table.agree_on_undo(policy)

    # things and lights

    def things(self) -> list[Thing]:
        return self.attendant.things(self.parts.overlays.things())

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""
        return by_id(self.things(), name)

    def walkable(self, things: list[Thing]) -> list[Thing]:
        return self.parts.attention.walkable(things)

    def lights(self) -> Lights:
        """What the moment says about each thing."""
        lights: Lights = self.parts.seen.lights(self.hover)
        return lights

    def _offer(self) -> None:
        """What may be chosen now is seen before the rest of what stands still."""
        asks = self.attendant.asks and not self.attendant.final
        self.parts.drawing.offer(self.parts.seen.usable() if asks else None)

    def passages(self) -> Sequence[Passage]:
        return [*self.attendant.passages(), *self.parts.speech.passages()]

    def scanned(self, things: list[Thing]) -> list[Thing]:
        """What can be used, then the step back and the menu."""
        also = [one for name in ("button:undo", "button:menu") if (one := by_id(things, name)) and one.enabled]
        own = super().scanned(things)
        return [*own, *(one for one in also if one not in own)]

    def default_focus(self) -> str | None:
        return self.attendant.default_focus() or self.likeliest()

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.parts.drawing.still(surface)

    def paint(self, canvas: Canvas) -> None:
        """From the wood upwards: cards and panel, what a lesson dims, warnings, what is held up to be read and what
        flies, the card of a round, what lies over the table, the card in the air, the focus, idle life."""
        parts, lights = self.parts, self.lights()
        self.paint_below(canvas)
        first_wait = self._waits == 1 and self.app.speed > 0
        self._owes = parts.drawing.cards(canvas, lights, parts.pointer.zone(lights), patient=first_wait)
        self.attendant.shade(canvas)
        if not parts.pieces.dark:
            parts.drawing.warnings(canvas, lights)
        shows = parts.table.director.busy or parts.handover.waiting
        if shows:  # what is held up to be read lies over the ring
            self.paint_focus(canvas)
        parts.pieces.paint(canvas)
        for paint in parts.over:
            paint(canvas)
        parts.handover.paint(canvas)
        parts.overlays.paint(canvas)
        if not parts.table.state.hidden:
            parts.tooltip.paint(canvas)
        parts.pointer.paint(canvas)
        if not shows:
            self.paint_focus(canvas)
        self.paint_above(canvas)
        self.attendant.paint(canvas)

    @property
    def cursor(self) -> str:
        """A fist that carries a card, a hand over one that can be taken, else the quill."""
        return self.parts.pointer.shape(self.hover)

    # input

    def handle(self, event: pygame.event.Event) -> bool:
        self.woken()
        self.run.stopwatch.touched()
        parts = self.parts
        if parts.handover.handle(event) or parts.overlays.handle(event) or parts.pointer.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            if self.attendant.key(event):
                return True
            if parts.table.director.busy:  # space only ever hurries, it never answers; with Shift past all of it
                parts.table.director.hurry() if event.mod & pygame.KMOD_SHIFT else parts.table.director.skip()
            else:
                self.hurry()
            return True
        return super().handle(event)

    def asks_first(self, act: Callable[[], object]) -> bool:
        return games.asks_to_leave(self.app, self.run, act)

    def press(self, thing: Thing) -> None:
        self._heavy = True
        self.touched()
        if not self.attendant.press(thing) and not self.parts.overlays.press(thing):
            self.parts.controls.press(thing)

    def refuse(self, thing: Thing) -> None:
        self.parts.controls.refuse(thing)

    def back(self) -> None:
        """Escape: what lies over the table goes first, then the card in the air, then what is being put together."""
        if self.parts.overlays.back() or self.attendant.back() or self.parts.controls.unask():
            return
        if self.parts.pointer.dragging:
            self.parts.pointer.drop_home()
        else:
            self.parts.controls.back()

    def on_key(self, event: pygame.event.Event) -> bool:
        return self.attendant.key(event) or super().on_key(event)

    def command(self, name: str) -> bool:
        self.touched()
        if self.attendant.command(name):
            return True
        if name == "bookmark":
            games.bookmark(self.app, self.run)
            return True
        if name == "bookmarks":
            games.open_saves(self.app, self.run)
            return True
        return self.own_command(name) or self.parts.overlays.command(name) or self.parts.controls.command(name)

    # what a game fills in

    @property
    def active(self) -> str:
        """Whose turn it is, for the stopwatch."""
        now = self.session.decision
        return now.seat if now is not None else ""

    @property
    def acts_itself(self) -> bool:
        """Somebody who needs nobody is about to act."""
        return False

    def rearrange(self) -> None:
        """Find anew where everything lies, for the window, the text size or the language."""

    def prepare(self) -> None:
        """The table is about to be shown for the first time."""

    def goes_on(self) -> None:
        """The game was begun before: recall what its steps leave on the table."""

    def begins(self) -> None:
        """Events are about to be shown."""

    def aloft(self) -> None:
        """A frame begins: something that is still on its way may have arrived."""

    def shown(self, event: Event) -> None:
        """An event has changed the shown table, and the set pieces know of it."""

    def show_view(self) -> None:
        """Lay the shown table as the session stands, without showing how it came there."""

    def stands(self) -> None:
        """The session stands at another step: forget what was asked since, recall what its steps leave on the table."""

    def leap(self) -> Callable[[], object]:
        """A step back or forward is about to be shown; gives what then moves things from where they lie now."""
        return lambda: None

    def taken_back(self) -> None:
        """A step was taken back."""

    def lay(self, now: Decision | None) -> None:
        """All is shown: lay the table for whoever decides now."""

    def answers_itself(self, now: Decision | None) -> bool:
        """Whether somebody answers this decision by themselves."""
        return False

    def offered(self, now: Decision | None) -> None:
        """What may be chosen lies there now."""

    def asked_now(self) -> Hashable:
        """Whose word is waited for; None where nobody's is."""
        now = self.session.state.decision  # asked in every frame: without its options
        return now.seat if now is not None else None

    def likeliest(self) -> str | None:
        """The thing that gets the focus first."""
        return None

    def paint_below(self, canvas: Canvas) -> None:
        """Draw what lives on the table, below its cards."""

    def paint_above(self, canvas: Canvas) -> None:
        """Draw idle life, over everything."""

    def woken(self) -> None:
        """Somebody does something."""

    def touched(self) -> None:
        """Somebody has pressed something."""

    def hurry(self) -> None:
        """Space, and nothing is being shown: whoever shows what they would do need not wait any longer."""

    def own_command(self, name: str) -> bool:
        """A command of this game's table; whether it was one."""
        return False
