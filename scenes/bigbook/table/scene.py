"""The table scene: session, view model, director, drawing and input brought together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.bigbook.play import threats
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from game.bigbook.text.log import Story
from game.core.engine.decision import Decision
from game.core.engine.event import Event
from scenes.bigbook.cards.facts import CardFacts
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.party import Run
from scenes.bigbook.table.animation import undo_animation
from scenes.bigbook.table.animation.ambience import Ambience
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.animation.climax import Climax
from scenes.bigbook.table.animation.curse_reveal import CurseReveal
from scenes.bigbook.table.animation.director import Director
from scenes.bigbook.table.animation.effects import tuned
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.fullscreen_effects import Scenery
from scenes.bigbook.table.animation.handover import Handover
from scenes.bigbook.table.animation.hover_elevation import HoverElevation
from scenes.bigbook.table.animation.timings import DESK_CHANGE, DESK_CUE
from scenes.bigbook.table.animation.view_healing import ViewHealing
from scenes.bigbook.table.drawing import Drawing
from scenes.bigbook.table.input.controller import TableController
from scenes.bigbook.table.input.highlights import HighlightSelector
from scenes.bigbook.table.input.initial_focus import InitialFocus
from scenes.bigbook.table.input.pointer import Pointer
from scenes.bigbook.table.input.things import Listing, listing
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.model import shown_threats
from scenes.bigbook.table.model.idle_spells import IdleSpells
from scenes.bigbook.table.model.table_view import from_view
from scenes.bigbook.table.model.targets import Moment
from scenes.bigbook.table.overlays.router import Overlays
from scenes.bigbook.table.overlays.save_sign import SaveSign
from scenes.bigbook.table.overlays.tooltip import Tooltip
from scenes.bigbook.table.panel import items
from scenes.bigbook.table.places import ThingPlaces
from scenes.bigbook.table.render.static_layers import BUDGET
from scenes.bigbook.table.render.surface_cache import SurfaceCache
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text import prompts
from scenes.bigbook.table.text.desk_note import desk_note, meanwhile
from scenes.bigbook.table.text.names import Words
from scenes.kit.canvas import Canvas
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.shell import games

if TYPE_CHECKING:
    from scenes.shell.app import App

MIN_SIZE = (1280, 720)


class TableScene(Scene):
    """A game being played at one table."""

    name = "table"
    zoned = True
    kept_as = "scenario"
    """What is played where there is no journal: `scenario`, `lesson` or `challenge`."""

    app: App

    def __init__(self, app: App, run: Run) -> None:
        super().__init__(app)
        self.run = run
        self.session: BigBookSession = run.session
        session = self.session
        self.facts = CardFacts()
        people = {f"p{i + 1}": person for i, person in enumerate(run.setup.people)}
        self.words = Words(lambda: app.catalogue, people, self.facts)
        self.painter = CardPainter(app.art, app.catalogue, self.facts)
        model = from_view(session.game.view(session.opening))
        self.desk = model.active
        layout = table_layout(*self._size(), len(model.seats), app.theme.text_scale)
        places = ThingPlaces(model, layout, self.desk)
        self.look = RenderContext(app.theme, layout, model, places, self.words, self.painter, self.desk, run.first)
        self.scenery = Scenery(self)
        self.staging = EventAnimator(model, self.painter, self.scenery.effects)
        self.staging.places, self.staging.replace = places, self.replace
        self.lifts = HoverElevation()
        self.stage = CardLayer(self.staging, self.lifts)
        self.director = Director(self.timeline, self.staging, self._changed)
        self.mending = ViewHealing(self)
        self.director.fault = self.mending.fault
        self.struck = CurseReveal(self)
        self.climax = Climax(self)
        self.director.linger = lambda event: self.struck.linger(event) + self.climax.linger(event)
        self.director.tune = lambda effect: tuned(effect, self.theme)
        self.story = Story()
        self.furniture = SurfaceCache()
        self.drawing = Drawing(self)
        self.acts = TableController(self)
        self.idle = IdleSpells()
        self.glow = HighlightSelector(self)
        self.pointer = Pointer(self)
        self.overlays = Overlays(self)
        self.tooltip = Tooltip(self)
        self.handover = Handover(self)
        self.ambience = Ambience(self)
        self.keeping = SaveSign(self)
        self.dangers: list[threats.Threat] = []
        self.moment = Moment(self.look, self.session, None, policy=run.setup.undo)
        self.attention = InitialFocus(self)
        self._listing: Listing | None = None
        self._opening = session.shown() if not session.past else ()
        self._ended = False

    # life

    def _size(self) -> tuple[int, int]:
        width, height = self.app.size
        return max(MIN_SIZE[0], width), max(MIN_SIZE[1], height)

    def enter(self) -> None:
        if not self.session.events:  # a game that is gone on with
            self.story.recall(self.session.past, self.run.agreed)
        self.play(self.session.shown())

    def layout(self) -> None:
        """Everything anew for the window, the text size or the language."""
        model = self.look.model
        self.painter.words = self.app.catalogue
        self.look.layout = table_layout(*self._size(), len(model.seats), self.theme.text_scale)
        self.painter.forget()
        self.replace()
        self.drawing.forget()
        self.acts.rewrite()
        self.touch()

    def art_arrived(self) -> None:
        self.painter.forget_missing()
        self.overlays.art_arrived()
        self.furniture.forget()
        self.drawing.forget()
        self.redraw()
        self.drawing.ground_arrived()
        self.refresh()

    def update(self, dt: float) -> None:
        self.director.reduced = self.theme.reduced_motion
        if self.handover.holds(dt):
            self.clock += dt
        else:
            super().update(dt)
        self.overlays.hold.update(dt)
        self.drawing.rebake(BUDGET)
        moved, rested = self.pointer.update(dt), self.tooltip.update(dt)
        lifted = self.lifts.update(dt, still=self.app.speed == 0 or self.theme.reduced_motion)
        if moved or rested or lifted:
            self.redraw()
        self.ambience.update(dt)
        self.keeping.update(dt)
        if not self.director.busy and self.idle.update(self.session):
            self.redraw()
        if not self.animating:
            self.struck.paint_ahead()

    @property
    def settled(self) -> bool:
        return not self.director.busy and not self.drawing.zones.waiting and super().settled

    @property
    def animating(self) -> bool:
        return super().animating or self.pointer.moving or self.lifts.moving or self.drawing.zones.waiting

    @property
    def hurries(self) -> bool:
        return self.director.busy or self.handover.waiting

    def meaning(self, thing: Thing) -> Hashable:
        """A step back stays a step back, whatever step it would be; only its question to everybody is another thing."""
        return (thing.id, self.acts.asked) if thing.id in ("button:undo", "button:redo") else super().meaning(thing)

    def decision(self) -> dict[str, str] | None:
        now = self.session.decision
        return {"player": now.seat, "kind": now.kind} if now is not None else None

    # playing what the engine did

    def play(self, events: Iterable[Event], *, answered: bool = False) -> None:
        """Tell and show some events, `answered` where an answer led to them; then the decision is shown."""
        self.story.begin()
        if answered:
            self.story.answered(self.session.past[-1])
        self.acts.clear()
        self.acts.narration.begin(self)
        self.timeline.speed = self.app.speed
        self.director.play(tuple(events), self._arrived)
        if self.director.busy:
            self.acts.rewrite()
        self.touch()

    def _changed(self, event: Event) -> None:
        """The model has changed by an event: what stands still is painted anew where it differs."""
        self.story.tell(event)
        self.acts.hear(event)
        self.struck.notice(event)
        self.climax.notice(event)
        # What threatened with the next step happens now; of the rest only what the shown table still holds is said.
        kept = [] if event.type == "marker_moved" else self.dangers
        self.dangers = self.moment.dangers = shown_threats.still(kept, self.look.model, self.session.view())
        if event.type == "turn_began":
            self.show_desk(str(event["seat"]))
            self.handover.begin(event)
        self._listing = None
        self.refresh()

    def _arrived(self) -> None:
        """All events are played: the model must be what the engine projects; then the decision is shown."""
        self.mending.settle(self.session.view())
        self.settle_view()

    def show_moment(self) -> None:
        """The session was set to another moment, by other ways than events: show that, whatever was being played."""
        self.mending.show_moment(self._opening)

    @property
    def gone(self) -> bool:
        """Another screen has taken the place of this one: nothing is done here any more."""
        return self not in self.app.stack

    def settle_view(self) -> None:
        """Show the standing decision on the settled model."""
        now = self.session.decision
        if now is not None:
            self.show_desk(now.seat)
        self.look.note = desk_note(self.look.model, now)
        self.replace()
        level = self.app.settings.danger
        self.dangers = threats.dangers(self.session.view()) if level != "off" and now is not None else []
        self.acts.begin(now)
        if self.acts.promised():
            return
        self.struck.settle(now.source if now is not None else "")
        self.climax.leave()
        self.touch()
        self.attention.settle()
        if now is None and not self._ended:
            self._end()

    def _end(self) -> None:
        self._ended = True
        games.finish(self.app, self.run, self.app.window.surface)

    def progress(self) -> object:
        """Changes with every answer and every change of a plan, so that a robot knows it gets on."""
        return len(self.session.past), self.acts.progress()

    @property
    def cursor(self) -> str:
        """A fist that carries a card, a hand over one that can be taken, else the quill."""
        return self.pointer.shape(self.hover)

    def show_desk(self, seat: str) -> None:
        """Lay this player's things on the desk."""
        if seat == self.desk:
            return
        leaving = self.drawing.leaving_desk()
        if leaving is not None:
            self.director.show(leaving, DESK_CHANGE, "inOutCubic")
        self.desk = self.look.desk = seat
        self.replace()
        cue = self.drawing.desk_cue()
        if cue is not None:
            self.director.show(cue, DESK_CUE, "linear")

    def replace(self) -> ThingPlaces:
        """Find anew where everything lies."""
        places = ThingPlaces(self.look.model, self.look.layout, self.desk)
        self.look.places = self.staging.places = places
        self.look.desk = self.desk
        return places

    def go_back(self, *, forward: bool = False) -> None:
        """Undo or redo, and show where the table stands now."""
        undo_animation.step(self, forward=forward)

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.run.agree_on_undo(policy)
        self.story.agree(policy)
        self.touch()

    # things and lights

    def touch(self) -> None:
        """Something about the moment changed: lists, panel and lights are made anew when next asked for."""
        self._listing = None
        self.moment = self._moment()
        items.items(self.moment, self.acts.reveals)
        self.refresh()
        self.redraw()

    def _moment(self) -> Moment:
        acts = self.acts
        return Moment(
            self.look,
            self.session,
            self.session.decision if not self.director.busy else None,
            acts.plan,
            acts.choice,
            self.run.setup.undo,
            offers=acts.offers(),
            keeping=acts.repeats.keeping,
            asked=acts.asked,
            dangers=self.dangers,
            askers=acts.askers,
            asking=acts.courtesy.asking,
            agreed=acts.courtesy.agreed,
        )

    def listing(self) -> Listing:
        """The things of the moment, made once per moment."""
        if self._listing is None:
            self._listing = listing(self.moment)
        return self._listing

    def things(self) -> list[Thing]:
        return self.overlays.things()

    def walkable(self, things: list[Thing]) -> list[Thing]:
        return self.attention.walkable(things)

    def targets(self) -> set[str]:
        """What the card that was picked up can pay for; nothing where there is no such card."""
        if self.acts.held is None:
            return set()
        return self.glow.lights(self.hover, self.pointer).lit

    def default_focus(self) -> str | None:
        return self.acts.likeliest()

    def sentence(self) -> str:
        """What is expected now."""
        now: Decision | None = self.session.decision
        if self.director.busy:
            return meanwhile(self.words, self.look.model, self.look.note)
        if now is None:
            return self.words.t("terms.phases.over")
        return prompts.breadcrumb(self.words, now, self.look.model.granted) or asking.sentence(
            self.words, now, self.story.part(), self.look.model.seats
        )

    # drawing

    def refresh(self) -> None:
        """Paint the parts of the still layer whose content differs: a few in each frame, at speed 0 all at once."""
        self.drawing.refresh()

    def paint_base(self, surface: Surface) -> None:
        self.drawing.still(surface)

    def paint(self, canvas: Canvas) -> None:
        self.drawing.moving(canvas)

    def shade(self, canvas: Canvas) -> None:
        """Between the table and what lies over it: a lesson dims here what does not matter."""

    # input

    def handle(self, event: pygame.event.Event) -> bool:
        self.ambience.wake()
        if self.handover.handle(event) or self.overlays.handle(event) or self.pointer.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            if self.director.busy:  # space only ever hurries, it never answers
                self.director.skip()
            return True
        return super().handle(event)

    def asks_first(self, act: Callable[[], object]) -> bool:
        return games.asks_to_leave(self.app, self.run, act)

    def press(self, thing: Thing) -> None:
        if not self.overlays.press(thing):
            self.acts.press(thing)

    def refuse(self, thing: Thing) -> None:
        self.acts.refuse(thing)

    def back(self) -> None:
        if not self.overlays.back():
            self.acts.back()

    def command(self, name: str) -> bool:
        if name == "bookmark":
            games.bookmark(self.app, self.run)
            return True
        if name == "bookmarks":
            games.open_saves(self.app, self.run)
            return True
        return self.overlays.command(name) or self.acts.command(name)

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""
        return by_id(self.things(), name)


route("table", TableScene)
