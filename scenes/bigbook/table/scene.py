"""The table scene: puts the parts of the table together, and leads from one answer to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.bigbook.play import threats
from game.bigbook.rules import events
from game.core.engine.event import Event
from scenes.bigbook.party import Run
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table import moment
from scenes.bigbook.table.animation import music, resync
from scenes.bigbook.table.animation.ambience import Ambience
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.moods import Moods
from scenes.bigbook.table.animation.music import Judgment
from scenes.bigbook.table.animation.resync import ViewHealing
from scenes.bigbook.table.animation.sounds import EventSounds
from scenes.bigbook.table.animation.timings import DESK_CHANGE, DESK_CUE, TIMETABLE
from scenes.bigbook.table.attendant import Attends, BookAttendant
from scenes.bigbook.table.context import BookTable, Lists, begun
from scenes.bigbook.table.drawing import Drawing, rehearse
from scenes.bigbook.table.input import situation
from scenes.bigbook.table.input.act_sounds import ActSounds, of_act
from scenes.bigbook.table.input.carrying import CardsInHand
from scenes.bigbook.table.input.companions import BookSeats
from scenes.bigbook.table.input.controller import TableController
from scenes.bigbook.table.input.drafting import write
from scenes.bigbook.table.input.highlights import HighlightSelector, InitialFocus, likeliest
from scenes.bigbook.table.input.things import listing
from scenes.bigbook.table.input.voices import Voices
from scenes.bigbook.table.layout import Layout, table_layout
from scenes.bigbook.table.model.table_view import Card, settle
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.overlays.hint import HintScene
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.overlays.table_speech import TableSpeech
from scenes.bigbook.table.overlays.thing_speech import ThingSpeech
from scenes.bigbook.table.panel.items import items
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.render.static_layers import BUDGET
from scenes.bigbook.table.set_pieces import BookPieces
from scenes.bigbook.table.text.prompts import desk_note
from scenes.kit.canvas import Canvas
from scenes.kit.director import Director, Effect
from scenes.kit.music import Score
from scenes.kit.scene import ENTER, Scene
from scenes.kit.sound import Act
from scenes.kit.speech import Described, Passage
from scenes.kit.thing import Thing, by_id
from scenes.shell import games
from scenes.shell.app import App
from scenes.table.aftermath import Aftermath
from scenes.table.attendant import Beside
from scenes.table.effects import tuned
from scenes.table.geometry import Box
from scenes.table.handover import Handover
from scenes.table.listing import Listing
from scenes.table.overlays.captions import Captions
from scenes.table.overlays.save_sign import SaveSign
from scenes.table.overlays.who_plays import WhoPlaysScene
from scenes.table.pointer import Pointer
from scenes.table.timing import LEAST_FAST

MIN_SIZE = (1280, 720)


RING_IN = 4
"""How many pixels the focus ring is smaller than a spell in large letters, whose name leaves its edges free."""
PATIENCE = 2
"""For how many frames in a row zones wait to be painted anew."""


class TableScene(Scene):
    """A game being played at one table."""

    zoned = True
    choosing = ENTER  # Space only ever hurries

    app: App

    def __init__(self, app: App, run: Run, attends: Attends = BookAttendant) -> None:
        super().__init__(app)
        self.run, self.session = run, run.session
        self.render, self.aftermath = begun(app, run, self._layout_for), Aftermath(app.theme)
        self.staging = EventAnimator(self.render, self.aftermath)
        self.director = Director(self.timeline, self.staging, TIMETABLE.tempo)
        self.director.tune = lambda effect: tuned(effect, app.theme)
        lists = Lists(items, listing)
        self.context = table = BookTable(self, app, run, self.render, self.director, self.aftermath, lists)
        self.words, self.state, self.story = table.words, table.state, table.story
        self.set_pieces = pieces = BookPieces(table, self.staging)
        self.handover = Handover(pieces.scenery.ground())
        self.mending = ViewHealing(table, self._renew)
        self.director.changed, self.director.fault = self._changed, self.mending.fault
        self.drawing = Drawing(table, self.staging)
        self.idle = IdleSpells()
        self.overlays = BookOverlays(table, self.idle, pieces.scenery.dismiss, self._hint)
        self.tooltip = self.overlays.tooltip
        self.controller = TableController(table, self, self.overlays)
        self.voices = Voices(table, self.controller.company)
        self.highlights = HighlightSelector(table, self.controller.refusals.head, self.idle)
        hands = CardsInHand(table, self.controller, self.drawing.stage)
        self.pointer = Pointer(table, hands, self.overlays, self.lights)
        monster = pieces.monster
        self.ambience = Ambience(
            table, self.overlays.covers, lambda: likeliest(table), monster.breathe, lambda: monster.lively
        )
        self._in_the_air = 0, 0
        """Cards of Madness on their way home, and to the discard pile on the desk."""
        self.moods = Moods(table, self.staging.blows, self.drawing.refresh)
        self.keeping = SaveSign(table, self._sign)
        self.attention = InitialFocus(table, self.targets)
        table.present.watchers.append(self.drawing.refresh)
        table.present.watchers.append(ActSounds(table).listen)
        self.director.contacts = EventSounds(table, self.staging.blows).contacts
        self.judgment = Judgment()
        self.captions = Captions(table, self._caption_place, lambda: table.render.layout)
        things = ThingSpeech(table, self.idle, self.lights, lambda: self.attendant.pointed_at(), self.overlays.terms)
        self.speech = TableSpeech(table, things, self.overlays, self.handover)
        self._heavy, self._waits = False, 0
        """Much was done in this frame (a press, an event, the next question laid out); for how many of such in a row
        zones have waited."""
        self._owes = False
        """The panel was painted as it had been: what is new on it comes with the next frame."""
        self._leaving: Effect | None = None
        """The desk that goes while the one of who is asked comes."""
        self._opening = self.session.shown() if not self.session.past else ()
        beside = Beside(table, self.overlays, self.lights, lambda: pieces.dark, self.show_moment, self._play_step)
        self.attendant = attends(beside)
        self.controller.twice.told = lambda: self.attendant.pointed_at()
        self.name = self.attendant.name
        self._ended = not self.attendant.finishes
        self.ambience.off = not self.attendant.ambient

    # life

    def _layout_for(self, seats: int) -> Layout:
        width, height = self.app.size
        wide, high = max(MIN_SIZE[0], width), max(MIN_SIZE[1], height)
        live = self.app.settings
        return table_layout(wide, high, seats, self.theme.text_scale, live.layout, live.streamer)

    def enter(self) -> None:
        self.app.sounds.play("candle")
        if self.attendant.final:
            self.story.retell(self.session.past, self.run.agreed, self._opening)
            settle(self.render.model, self.session.view())
            self.settle_view()
            self.speech.skip()
            return
        if not self.session.events:  # a game that is gone on with
            past = self.session.past
            self.story.begins_in(past[0].state if past else self.session.state)
            self.story.recall(past, self.run.agreed)
            self.state.repeats.recall(past)
            self._recall()
        self.speech.skip()
        self.director.held = not self.session.past  # until the table is seen, see `update`
        self.set_pieces.chapters.prepare()
        self.play(self.session.shown())

    def layout(self) -> None:
        """Everything anew for the window, the text size or the language."""
        painter = self.context.painter
        painter.words = self.app.catalogue
        self.render.layout = self._layout_for(len(self.render.model.seats))
        painter.forget()
        self.render.replace()
        self.drawing.forget()
        self.set_pieces.monster.forget()
        self.aftermath.clear()
        write(self.context)
        self.context.touch()
        self.attendant.layout()

    def resume(self) -> None:
        super().resume()
        self.attendant.resumed()

    def art_arrived(self) -> None:
        self.context.painter.forget_missing()
        self.overlays.art_arrived()
        self.drawing.art_arrived()
        self.redraw()

    def update(self, dt: float) -> None:
        self.run.stopwatch.tick(dt, self.context.render.model.active)
        self.director.reduced = self.theme.reduced_motion
        if self.context.unseen:
            self.drawing.rebake(BUDGET)
            return
        self.director.begin()
        if self.aftermath.update(dt, self.speed):
            self.redraw()
        in_the_air = self.render.homeward(), self.render.flying(f"{self.render.desk}.discard")
        self._offer()
        if self._in_the_air != in_the_air:
            self._in_the_air = in_the_air
            self.drawing.refresh()
        if self.attendant.holds or self.handover.holds(dt):
            self.clock += dt
        else:
            super().update(dt)
        self.overlays.hold.update(dt)
        # What can wait, waits for a frame that has nothing else to do, but never for many of them.
        self._waits = self._waits + 1 if self._heavy and self._waits < PATIENCE else 0
        self._heavy = False
        full = bool(self._waits) or self.drawing.rebake(BUDGET)
        alone = not (full or self._owes or self.aftermath.moving or self.pointer.moving)
        if alone and self.pointer.pos != (0, 0):
            self.drawing.drift(self.pointer.pos[0], dt)
        moved, rested = self.pointer.update(dt), self.tooltip.update(dt)
        lifted = self.drawing.lifts.update(dt, still=self.app.speed == 0 or self.theme.reduced_motion)
        if moved or rested or lifted or self._owes:
            self.redraw()
        if self.set_pieces.update(dt):
            self.redraw()
        self.ambience.update(dt)
        self.keeping.update(dt)
        self.captions.update()
        self.speech.update()
        self.controller.company.update(dt)
        self.controller.tempo.update()
        self.voices.update(dt)
        self.controller.repeated.update()
        if not self.director.busy and self.idle.update(self.session):
            self.redraw()
        self.attendant.update(dt)
        if full:
            return
        if self.attendant.thinks and not self.drawing.zones.waiting:
            self.attendant.think()
        elif not self.animating and not self.set_pieces.make_one():
            self.staging.blows.paint_ahead()

    @property
    def speed(self) -> int:
        return self.attendant.speed

    @property
    def settled(self) -> bool:
        if self.context.unseen or self.attendant.holds:
            return True
        acting = self.director.busy or self.controller.company.acting or self.controller.repeated.thinks
        acting = acting or self.attendant.thinks
        return not acting and not self.drawing.zones.waiting and super().settled

    @property
    def animating(self) -> bool:
        if self.context.unseen:
            return False
        moving = self.pointer.moving or self.drawing.lifts.moving or self.drawing.zones.waiting or self._owes
        moving = moving or self.set_pieces.monster.moving or self.aftermath.moving
        moving = moving or self.controller.company.acting or self.controller.repeated.thinks
        return super().animating or moving or self.attendant.animating or self.attendant.thinks

    @property
    def hurries(self) -> bool:
        return self.director.busy or self.handover.waiting

    def meaning(self, thing: Thing) -> Hashable:
        return situation.meaning(self.context, thing)

    def at_once(self, thing: Thing) -> bool:
        return super().at_once(thing) or situation.at_once(self.context, thing)

    def question(self) -> Hashable:
        choice = self.state.choice
        marked = choice.answer if choice is not None and choice.final else ()
        return self.hurries, self.state.question, self.state.asked, marked

    def situation(self) -> Hashable:
        if self.hurries or not self.attendant.asks or self.attendant.final:
            return None
        return situation.situation(self.context)

    @property
    def once_more(self) -> tuple[str, ...]:
        choice = self.state.choice
        if choice is not None and choice.final and choice.marks:
            return ("confirm",)
        return situation.CONFIRMED.get(self.state.asked, ())

    @property
    def standing(self) -> bool:
        coming = self._leaving in self.director.effects or self.aftermath.covers
        return not (self.drawing.zones.waiting or self._owes or coming)

    @property
    def passing(self) -> bool:
        return situation.passing(self.context)

    def may_answer(self, thing: Thing) -> bool:
        return situation.answers(self.context, thing)

    def answered_by(self, command: str) -> bool:
        return situation.answered_by(command)

    def too_soon(self, thing: Thing | None) -> None:
        """Say who is asked now; while a companion acts nobody is, only the buttons are others, and whoever is asked
        once more has put the question."""
        if self.passing or self.situation() is None or self.once_more:
            super().too_soon(thing)
            return
        words = self.words
        people = words.catalogue.all_of([str(words.seat(seat)) for seat in situation.asked(self.context)])
        self.app.sounds.play("ui_refuse", thing.rect.centerx / self.app.size[0] if thing is not None else 0.5)
        self.app.say(words.t("prompts.asked_now", list=people), thing.rect if thing is not None else None)

    def lesson(self) -> tuple[str | None, int] | None:
        return self.attendant.lesson()

    def lesson_step(self) -> tuple[str, int] | None:
        return self.attendant.lesson_step()

    def decision(self) -> dict[str, str] | None:
        now = self.session.decision
        return {"player": now.seat, "kind": now.kind} if now is not None else None

    def leave(self) -> None:
        self.drawing.leave()

    def rehearsal(self) -> Iterator[bool]:
        """Ask for every picture that the table begins with, a slice of work with each item."""
        return rehearse(self.context, self.drawing, self.highlights, self.set_pieces.curse_reveal)

    # playing what the engine did

    def play(self, events: Iterable[Event], *, answered: bool = False) -> None:
        """Tell and show some events, `answered` where an answer led to them; then the decision is shown."""
        self.attendant.playing()
        self.story.begin()
        if answered:
            self.story.answered(self.session.past[-1])
        self.state.clear()
        self.state.narration.begin(self.session)
        self.render.model.cured = None
        self.timeline.speed = self.speed
        self.director.play(tuple(events), self._arrived)
        if self.director.busy:
            write(self.context)
        if self.session.decision is None and not self._ended:
            games.ending(self.app, self.run)
        self.context.touch()

    def _play_step(self) -> None:
        self.play(self.session.shown(), answered=True)

    def _changed(self, event: Event) -> None:
        """The model has changed by an event: what stands still is painted anew where it differs."""
        self.story.tell(event)
        self.controller.hear(event)
        self.voices.hear(event)
        self.judgment.notice(event)
        self.set_pieces.notice(event)
        self.moods.notice(event)
        # What threatened with the next step happens now; of the rest only what the shown table still holds is said.
        kept = [] if event.type == "marker_moved" else self.state.dangers
        self.state.dangers = moment.still(kept, self.render.model, self.session.view()) if kept else []
        if event.type == "page_turned":
            self.render.begun = self.render.model.round + 1
        if event.type == "turn_began":
            self.show_desk(events.seat_of(events.read(event)))
            if self.attendant.asks:
                self.handover.begin(event)
        self.context.told()
        self.drawing.refresh()
        self._heavy = True

    def _arrived(self) -> None:
        """All events are played: the model must be what the engine projects; then the decision is shown."""
        self.mending.settle(self.session.view())
        self.settle_view()

    def settle_view(self) -> None:
        """Show the standing decision on the settled model, or what came of an answer that was promised for it."""
        self._heavy = True
        self._settle()
        if not self.director.busy:
            self.attendant.settled()

    def _settle(self) -> None:
        now = self.session.decision
        desk = now.seat if now is not None else self.attendant.desk()
        if desk:
            self.show_desk(desk)
        self.render.note = desk_note(self.render.model, now)
        self.render.replace()
        wanted = settings_of(self.app).danger != "off" and now is not None
        self.state.dangers = threats.dangers(self.session.view()) if wanted else []
        self.controller.begin(now)
        self._hold_deeds()
        if not self.controller.company.met(now) and self.controller.repeated.promised():
            return
        self.set_pieces.settle(now.source if now is not None else "")
        self.context.touch()
        if now is not None and self.app.speed > 0:
            self.staging.blows.offer(now.source, self._choosable)
        self.attention.settle(self.pointer.pos)
        if now is None and not self._ended:
            self._end()

    def _hold_deeds(self) -> None:
        """Where a companion has just acted and all goes fast, what it did stays to be read."""
        past, tempers = self.session.past, self.run.setup.tempers
        now = self.session.decision
        followed = past and past[-1].seat in tempers and now is not None and now.seat not in tempers
        if followed and self.app.speed >= LEAST_FAST:
            self.story.hold(tempers)
            self.drawing.refresh()

    def _let_go(self) -> None:
        """Somebody has pressed something: the log goes on as ever."""
        if self.story.held:
            self.story.held = ()
            self.drawing.refresh()

    def _choosable(self) -> list[tuple[str, Box]]:
        """What is lit now, with where it lies."""
        lit = self.lights().lit
        return [(thing.id, Box(*thing.rect)) for thing in self.context.listing().things if thing.id in lit]

    def _end(self) -> None:
        self._ended = True
        games.finish(self.app, self.run, self.app.window.surface)

    def go_back(self, *, forward: bool = False) -> None:
        """Undo or redo one step, and show where the table stands now; nothing happens where there is none."""
        if self.attendant.final:
            return
        table, session = self.context, self.session
        self.director.rest()
        if table.gone:  # the last events were those that ended the game
            return
        if not (session.redo() if forward else session.undo()):
            return
        if forward:
            self.story.begin()
            self.story.answered(session.past[-1])
            for event in session.shown():
                self.story.tell(event)
        else:
            self.story.back()
            self.speech.skip()
            self.controller.company.taken_back()
        self.app.sounds.play("undo")
        before = resync.taken(table, self.staging)
        self.set_pieces.monster.clear()
        self.aftermath.clear()
        self._show_present()
        resync.fly(table, self.staging, before)
        self.drawing.refresh()

    def show_moment(self) -> None:
        """The session was set to another moment, by other ways than events: show that, whatever was being played."""
        self._still()
        self.handover.waiting = False
        self.story.retell(self.session.past, self.run.agreed, self._opening)
        self.speech.skip()
        self._show_present()
        self.drawing.refresh()

    def _show_present(self) -> None:
        """Show the step that the session stands at, however it came there; what was asked since then was not asked."""
        self.state.repeats.back(len(self.session.past))
        view = self.session.view()
        self.render.begun = view.open_round
        self._recall()
        settle(self.render.model, view)
        self.settle_view()

    def _recall(self) -> None:
        """What is seen of what has happened, though nothing of the table says it: people's faces, and the monster."""
        past = self.session.past
        self.moods.recall(past)
        self.set_pieces.monster.recall(past)

    def _still(self) -> None:
        self.director.drop()
        self.aftermath.clear()
        self.set_pieces.clear()

    def _renew(self) -> None:
        """Forget every picture of what was shown, and all that moves."""
        self._still()
        self.drawing.furniture.forget()
        self.drawing.forget()
        self.rebake()

    def score(self) -> Score | None:
        model, cues = self.render.model, self.app.sounds.known.music
        return self.attendant.score() or music.score(model, cues, judged=self.judgment.now)

    def sounds_like(self, act: Act, thing: Thing | None) -> str:
        return of_act(act, thing)

    def progress(self) -> object:
        """Changes with every answer and every change of a plan, so that a robot knows it gets on."""
        return self.context.progress(), self.attendant.progress()

    def show_desk(self, seat: str) -> None:
        """Lay this player's things on the desk."""
        if seat == self.render.desk:
            return
        leaving = self.drawing.leaving_desk()
        if leaving is not None:
            self._leaving = leaving
            self.director.show(leaving, DESK_CHANGE, "inOutCubic")
        self.render.desk = seat
        self.render.replace()
        cue = self.drawing.desk_cue()
        if cue is not None:
            self.director.show(cue, DESK_CUE, "linear")

    def _sign(self, words: str) -> None:
        """The sign of a game that is not being saved; '' for none."""
        self.render.unsaved = words

    def _caption_place(self) -> Rect:
        """Bare wood from the deck to the buttons beside the hand, down to the lower edge of the hand."""
        layout = self.render.layout
        deck, hand, gap = layout.areas["deck"], layout.areas["hand"], layout.px(6, 4)
        return Rect(deck.x, deck.bottom + 1, hand.x - deck.x - layout.px(56, 38), hand.bottom - deck.bottom - gap)

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.context.agree_on_undo(policy)

    # things and lights

    def listing(self) -> Listing[Card]:
        """The things of the table itself, made once per moment."""
        return self.context.listing()

    def things(self) -> list[Thing]:
        return self.attendant.things(self.overlays.things())

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""
        return by_id(self.things(), name)

    def walkable(self, things: list[Thing]) -> list[Thing]:
        return self.attention.walkable(things)

    def lights(self) -> Highlights:
        """What the moment says about each thing."""
        return self.highlights.lights(self.hover)

    def _offer(self) -> None:
        """What may be chosen now is seen before the rest of what stands still."""
        asks = self.attendant.asks and not self.attendant.final
        self.drawing.offer(self.highlights.usable() if asks else None)

    def targets(self) -> set[str]:
        """What the card that was picked up can pay for; nothing where there is no such card."""
        return self.lights().lit if self.state.held is not None else set()

    def passages(self) -> Sequence[Passage]:
        return [*self.attendant.passages(), *self.speech.passages()]

    def describe(self, thing: Thing) -> Described:
        return self.speech.things.describe(thing)

    def scanned(self, things: list[Thing]) -> list[Thing]:
        """What can be used, then the step back and the menu."""
        also = [one for name in ("button:undo", "button:menu") if (one := by_id(things, name)) and one.enabled]
        own = super().scanned(things)
        return [*own, *(one for one in also if one not in own)]

    def dial(self) -> list[Thing]:
        """The powers of the spell that is being prepared."""
        return [thing for thing in self.things() if thing.role == "power" and thing.enabled]

    def usable(self, thing: Thing) -> bool:
        return self.speech.things.usable(thing)

    def ring_about(self, thing: Thing) -> Rect:
        """The whole tile of a curse, whose name hangs over its picture; with large letters spells lie edge to edge, and
        the ring lies closer, off the name of the next one."""
        (about,) = self.render.places.with_tiles([thing.rect])
        return about.inflate(-RING_IN, -RING_IN) if self.render.layout.large and thing.role == "spell" else about

    def default_focus(self) -> str | None:
        return self.attendant.default_focus() or likeliest(self.context)

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.drawing.still(surface)

    def paint(self, canvas: Canvas) -> None:
        """From the wood upwards: cards and panel, what a lesson dims, warnings, what is held up to be read and what
        flies, the card of a round, what lies over the table, the card in the air, the focus, idle life."""
        lights = self.lights()
        self.set_pieces.monster.paint_page(canvas)
        self.ambience.paint_faces(canvas)
        first_wait = self._waits == 1 and self.app.speed > 0
        self._owes = self.drawing.cards(canvas, lights, self.pointer.zone(lights), patient=first_wait)
        self.attendant.shade(canvas)
        if not self.set_pieces.dark:
            self.drawing.warnings(canvas, lights)
        shows = self.director.busy or self.handover.waiting
        if shows:  # what is held up to be read lies over the ring
            self.paint_focus(canvas)
        self.set_pieces.paint(canvas)
        self.captions.paint(canvas)
        self.handover.paint(canvas)
        self.overlays.paint(canvas)
        if not self.state.hidden:
            self.tooltip.paint(canvas)
        self.pointer.paint(canvas)
        if not shows:
            self.paint_focus(canvas)
        self.ambience.paint(canvas)
        self.attendant.paint(canvas)

    @property
    def cursor(self) -> str:
        """A fist that carries a card, a hand over one that can be taken, else the quill."""
        return self.pointer.shape(self.hover)

    # input

    def handle(self, event: pygame.event.Event) -> bool:
        self.ambience.wake()
        self.run.stopwatch.touched()
        if self.handover.handle(event) or self.overlays.handle(event) or self.pointer.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            if self.attendant.key(event):
                return True
            if self.director.busy:  # space only ever hurries, it never answers
                self.director.skip()
            else:
                self.controller.company.hurry()
            return True
        return super().handle(event)

    def asks_first(self, act: Callable[[], object]) -> bool:
        return games.asks_to_leave(self.app, self.run, act)

    def press(self, thing: Thing) -> None:
        self._heavy = True
        self._let_go()
        if not self.attendant.press(thing) and not self.overlays.press(thing):
            self.controller.press(thing)

    def refuse(self, thing: Thing) -> None:
        self.controller.refuse(thing)

    def back(self) -> None:
        """Escape: what lies over the table goes first, then the card in the air, then what is being put together."""
        if self.overlays.back() or self.attendant.back() or self.controller.twice.unask():
            return
        if self.pointer.dragging:
            self.pointer.drop_home()
        else:
            self.controller.back()

    def on_key(self, event: pygame.event.Event) -> bool:
        return self.attendant.key(event) or super().on_key(event)

    def command(self, name: str) -> bool:
        self._let_go()
        if self.attendant.command(name):
            return True
        if name == "bookmark":
            games.bookmark(self.app, self.run)
            return True
        if name == "company":
            seats = BookSeats(self.context, self.controller.helpers)
            self.app.push(WhoPlaysScene(self.app, self.context, self.controller.company, seats))
            return True
        if name == "bookmarks":
            games.open_saves(self.app, self.run)
            return True
        return self.overlays.command(name) or self.controller.command(name)

    def _hint(self) -> None:
        """Three steps on a note: what is possible, what is dangerous, what the coach would do."""
        self.app.sounds.play("hint")
        self.run.hinted()
        guidance = self.attendant.guidance()
        lights = partial(self.highlights.lights, None)
        self.app.push(HintScene(self.app, self.context, self.controller, lights, guidance))
