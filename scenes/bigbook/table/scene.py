"""The table of the Big Book: puts its parts together, and says what this game does besides what any table does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial

from pygame import Rect

from game.bigbook.play import threats
from game.bigbook.rules import events
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Decision
from game.core.engine.event import Event
from scenes.bigbook.party import Run
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table import moment
from scenes.bigbook.table.animation import music, resync
from scenes.bigbook.table.animation.ambience import Ambience
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.magicians.expressions import Moods
from scenes.bigbook.table.animation.music import Judgment
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
from scenes.bigbook.table.input.highlights import HighlightSelector, after_act, likeliest
from scenes.bigbook.table.input.things import listing
from scenes.bigbook.table.input.voices import Voices
from scenes.bigbook.table.layout import Layout, table_layout
from scenes.bigbook.table.model.table_view import Card, settle
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.overlays.hint import BookCounsel
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.overlays.spoken import BookSpoken
from scenes.bigbook.table.overlays.thing_speech import ThingSpeech
from scenes.bigbook.table.panel.items import items
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.set_pieces import BookPieces
from scenes.bigbook.table.text.prompts import desk_note
from scenes.kit.audio.music import Score
from scenes.kit.audio.sound import Act
from scenes.kit.canvas import Canvas
from scenes.kit.director import Director, Effect
from scenes.kit.geometry import Box
from scenes.kit.speech import Described
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.table.attendant import Beside
from scenes.table.handover import Handover
from scenes.table.initial_focus import InitialFocus
from scenes.table.listing import Listing
from scenes.table.motion.aftermath import Aftermath
from scenes.table.overlays.captions import Captions
from scenes.table.overlays.hint_note import HintScene
from scenes.table.overlays.save_sign import SaveSign
from scenes.table.overlays.table_speech import TableSpeech
from scenes.table.overlays.who_plays import WhoPlaysScene
from scenes.table.parts import Parts
from scenes.table.played_table import PlayedTable
from scenes.table.pointer import Pointer
from scenes.table.timing import LEAST_FAST

MIN_SIZE = (1280, 720)


RING_IN = 4
"""How many pixels the focus ring is smaller than a spell in large letters, whose name leaves its edges free."""


class TableScene(PlayedTable):
    """A game of the Big Book being played at one table."""

    run: Run
    session: BigBookSession

    def __init__(self, app: App, run: Run, attends: Attends = BookAttendant) -> None:
        super().__init__(app, run)
        self.render, self.aftermath = begun(app, run, self._layout_for), Aftermath(app.theme)
        self.staging = EventAnimator(self.render, self.aftermath)
        self.director = Director(self.timeline, self.staging, TIMETABLE.tempo)
        lists = Lists(items, listing)
        self.context = table = BookTable(self, app, run, self.render, self.director, self.aftermath, lists)
        self.words, self.state, self.story = table.words, table.state, table.story
        self.set_pieces = pieces = BookPieces(table, self.staging)
        self.handover = Handover(pieces.scenery.ground())
        self.drawing = Drawing(table, self.staging)
        self.idle = IdleSpells()
        self.overlays = BookOverlays(table, self.idle, pieces.scenery.dismiss, self._hint)
        self.tooltip = self.overlays.tooltip
        self.controller = controller = TableController(table, self, self.overlays)
        self.voices = Voices(table, controller.company)
        self.highlights = HighlightSelector(table, controller.refusals.head, self.idle)
        hands = CardsInHand(table, controller, self.drawing.stage)
        self.pointer = Pointer(table, hands, self.overlays, self.lights)
        monster = pieces.monster
        self.ambience = Ambience(
            table, self.overlays.covers, lambda: likeliest(table), monster.breathe, lambda: monster.lively
        )
        self._in_the_air = 0, 0
        """Cards of Madness on their way home, and to the discard pile on the desk."""
        self.moods = Moods(table, self.staging.blows, self.drawing.refresh)
        self.director.contacts = EventSounds(table, self.staging.blows).contacts
        self.judgment = Judgment()
        self.captions = Captions(table, self._caption_place, lambda: table.render.layout)
        things = ThingSpeech(table, self.idle, self.lights, lambda: self.attendant.pointed_at(), self.overlays.terms)
        self.thing_speech = things
        spoken = BookSpoken(table, things, self.overlays)
        self.speech = TableSpeech(table, spoken, self.overlays, self.handover, lambda: table.story.lines)
        self._leaving: Effect | None = None
        """The desk that goes while the one of who is asked comes."""
        beside = Beside(table, self.overlays, self.lights, lambda: pieces.dark, self.show_moment, self.play_step)
        self.attention = InitialFocus(table, self.targets, partial(after_act, table))
        self.put_together(self._parts(), attends(beside))
        table.present.watchers.append(ActSounds(table).listen)
        controller.twice.told = lambda: self.attendant.pointed_at()
        self.ambience.off = not self.attendant.ambient

    def _parts(self) -> Parts[Highlights]:
        """Everything in the order in which it is asked."""
        table, controller = self.context, self.controller
        return Parts(
            table, self.set_pieces, self.drawing, self.overlays, self.tooltip, controller, self.pointer, self.handover,
            self.highlights, self.attention, resync.healing(table, self.renew), self.story, self.speech,
            hears=(self.voices.hear, self.judgment.notice),
            early=(self.overlays.hold.update,),
            frames=(
                self.ambience.update, SaveSign(table, self._sign).update, lambda dt: self.captions.update(),
                lambda dt: self.speech.update(), controller.company.update, lambda dt: controller.tempo.update(),
                self.voices.update, lambda dt: controller.repeated.update(), lambda dt: self._try_spells(),
            ),
            over=(self.captions.paint,),
        )  # fmt: skip

    # life

    def _layout_for(self, seats: int) -> Layout:
        width, height = self.app.size
        wide, high = max(MIN_SIZE[0], width), max(MIN_SIZE[1], height)
        live = self.app.settings
        return table_layout(wide, high, seats, self.theme.text_scale, live.layout, live.streamer)

    def rearrange(self) -> None:
        """Find anew where everything lies, for the window, the text size or the language."""
        painter = self.context.painter
        painter.words = self.app.catalogue
        self.render.layout = self._layout_for(len(self.render.model.seats))
        painter.forget()
        self.render.replace()
        self.set_pieces.monster.forget()

    def prepare(self) -> None:
        """Ask for the card of the first round."""
        self.set_pieces.chapters.prepare()

    def art_arrived(self) -> None:
        self.context.painter.forget_missing()
        super().art_arrived()

    def aloft(self) -> None:
        """Madness in the air belongs to its pile already: that is painted anew when it has come there."""
        in_the_air = self.render.homeward(), self.render.flying(f"{self.render.desk}.discard")
        if self._in_the_air != in_the_air:
            self._in_the_air = in_the_air
            self.drawing.refresh()

    def _try_spells(self) -> None:
        """Find out which spells would do nothing, one in a frame."""
        if not self.director.busy and self.idle.update(self.session):
            self.redraw()

    @property
    def active(self) -> str:
        return self.render.model.active

    @property
    def acts_itself(self) -> bool:
        """A companion or the coach is about to answer."""
        return self.controller.company.acting or self.controller.repeated.thinks

    def asked_now(self) -> Hashable:
        return situation.situation(self.context)

    @property
    def standing(self) -> bool:
        return super().standing and self._leaving not in self.director.effects

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

    def rehearsal(self) -> Iterator[bool]:
        """Ask for every picture that the table begins with, a slice of work with each item."""
        return rehearse(self.context, self.drawing, self.highlights, self.set_pieces.curse_reveal)

    # playing what the engine did

    def begins(self) -> None:
        """What was answered says what acts now."""
        self.state.narration.begin(self.session)
        self.render.model.cured = None

    def shown(self, event: Event) -> None:
        """What people see in faces, of dangers, of the round and of the desk goes with the event."""
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

    def lay(self, now: Decision | None) -> None:
        """The desk of who decides, what threatens them, and what is said of both."""
        desk = now.seat if now is not None else self.attendant.desk()
        if desk:
            self.show_desk(desk)
        self.render.note = desk_note(self.render.model, now)
        self.render.replace()
        wanted = settings_of(self.app).danger != "off" and now is not None
        self.state.dangers = threats.dangers(self.session.view()) if wanted else []

    def answers_itself(self, now: Decision | None) -> bool:
        """Whether a companion has the word, or the answer was promised."""
        self._hold_deeds()
        return not self.controller.company.met(now) and self.controller.repeated.promised()

    def offered(self, now: Decision | None) -> None:
        """Sparks fly from the card that asks to what may be chosen for it."""
        if now is not None and self.app.speed > 0:
            self.staging.blows.offer(now.source, self._choosable)

    def _hold_deeds(self) -> None:
        """Where a companion has just acted and all goes fast, what it did stays to be read."""
        past, tempers = self.session.past, self.run.setup.tempers
        now = self.session.decision
        followed = past and past[-1].seat in tempers and now is not None and now.seat not in tempers
        if followed and self.app.speed >= LEAST_FAST:
            self.story.hold(tempers)
            self.drawing.refresh()

    def touched(self) -> None:
        """Somebody has pressed something: the log goes on as ever."""
        if self.story.held:
            self.story.held = ()
            self.drawing.refresh()

    def _choosable(self) -> list[tuple[str, Box]]:
        """What is lit now, with where it lies."""
        lit = self.lights().lit
        return [(thing.id, Box(*thing.rect)) for thing in self.context.listing().things if thing.id in lit]

    def goes_on(self) -> None:
        """A game that is gone on with: what was asked and answered, what is seen of what has happened."""
        self.state.repeats.recall(self.session.past)
        self._recall()

    def stands(self) -> None:
        """The session stands at another step: what was asked since then was not asked."""
        self.state.repeats.back(len(self.session.past))
        self.render.begun = self.session.view().open_round
        self._recall()

    def _recall(self) -> None:
        """What is seen of what has happened, though nothing of the table says it: people's faces, and the monster."""
        past = self.session.past
        self.moods.recall(past)
        self.set_pieces.monster.recall(past)

    def show_view(self) -> None:
        """Lay the shown table as the session stands."""
        settle(self.render.model, self.session.view())

    def leap(self) -> Callable[[], object]:
        """Cards, spells and curses fly from where they lie now."""
        before = resync.taken(self.context, self.staging)
        self.set_pieces.monster.clear()
        return lambda: resync.fly(self.context, self.staging, before)

    def taken_back(self) -> None:
        """If a companion is asked again, people decide in its place."""
        self.controller.company.taken_back()

    def renew(self) -> None:
        """Forget every picture of what was shown, and all that moves."""
        self.drawing.furniture.forget()
        super().renew()

    def _sign(self, words: str) -> None:
        """The sign of a game that is not being saved; '' for none."""
        self.render.unsaved = words

    def _caption_place(self) -> Rect:
        """Bare wood from the deck to the buttons beside the hand, down to the lower edge of the hand."""
        layout = self.render.layout
        deck, hand, gap = layout.areas["deck"], layout.areas["hand"], layout.px(6, 4)
        return Rect(deck.x, deck.bottom + 1, hand.x - deck.x - layout.px(56, 38), hand.bottom - deck.bottom - gap)

    def score(self) -> Score | None:
        model, cues = self.render.model, self.app.sounds.known.music
        return self.attendant.score() or music.score(model, cues, judged=self.judgment.now)

    def sounds_like(self, act: Act, thing: Thing | None) -> str:
        return of_act(act, thing)

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

    # things and lights

    def listing(self) -> Listing[Card]:
        """The things of the table itself, made once per moment."""
        return self.context.listing()

    def lights(self) -> Highlights:
        """What the moment says about each thing."""
        return self.highlights.lights(self.hover)

    def targets(self) -> set[str]:
        """What the card that was picked up can pay for; nothing where there is no such card."""
        return self.lights().lit if self.state.held is not None else set()

    def describe(self, thing: Thing) -> Described:
        return self.thing_speech.describe(thing)

    def dial(self) -> list[Thing]:
        """The powers of the spell that is being prepared."""
        return [thing for thing in self.things() if thing.role == "power" and thing.enabled]

    def usable(self, thing: Thing) -> bool:
        return self.thing_speech.usable(thing)

    def ring_about(self, thing: Thing) -> Rect:
        """The whole tile of a curse, whose name hangs over its picture; with large letters spells lie edge to edge, and
        the ring lies closer, off the name of the next one."""
        (about,) = self.render.places.with_tiles([thing.rect])
        return about.inflate(-RING_IN, -RING_IN) if self.render.layout.large and thing.role == "spell" else about

    def likeliest(self) -> str | None:
        return likeliest(self.context)

    # drawing and input

    def paint_below(self, canvas: Canvas) -> None:
        """The monster on its page, and the faces of people."""
        self.set_pieces.monster.paint_page(canvas)
        self.ambience.paint_faces(canvas)

    def paint_above(self, canvas: Canvas) -> None:
        """What may be played shimmers."""
        self.ambience.paint(canvas)

    def woken(self) -> None:
        """Idle life begins anew after this."""
        self.ambience.wake()

    def hurry(self) -> None:
        """A companion does at once what it shows."""
        self.controller.company.hurry()

    def own_command(self, name: str) -> bool:
        """Who plays which seat from now on."""
        if name == "company":
            seats = BookSeats(self.context, self.controller.helpers)
            self.app.push(WhoPlaysScene(self.app, self.context, self.controller.company, seats))
        return name == "company"

    def _hint(self) -> None:
        """Three steps on a note: what is possible, what is dangerous, what the coach would do."""
        self.app.sounds.play("hint")
        self.run.hinted()
        guidance = self.attendant.guidance()
        lights = partial(self.highlights.lights, None)
        counsel = BookCounsel(self.context, self.controller)
        self.app.push(HintScene(self.app, self.context, counsel, lights, guidance))
