"""A plain table: puts its parts together for a game that says of itself what `PlainGame` asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import Rect

from game.core.engine.decision import Decision
from scenes.kit.audio.sound import Act
from scenes.kit.director import Director
from scenes.kit.geometry import Box
from scenes.kit.speech import Described
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table.act_sounds import Heard, of_act
from scenes.table.attendant import Attendant, Beside
from scenes.table.choice_lights import ChoiceLights, first_choice
from scenes.table.handover import Ground, Handover
from scenes.table.initial_focus import InitialFocus
from scenes.table.lights import Lights
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.healing import ViewHealing
from scenes.table.overlays.captions import Captions
from scenes.table.overlays.save_sign import SaveSign
from scenes.table.overlays.table_speech import TableSpeech
from scenes.table.parts import Parts
from scenes.table.plain.context import PlainContext
from scenes.table.plain.controls import PlainControls, PlainHands
from scenes.table.plain.drawing import PlainDrawing, face
from scenes.table.plain.game import Heap, PlainGame
from scenes.table.plain.layout import PlainLayout, plain_layout
from scenes.table.plain.model import Model, Moved, PlainStaging, Starts, closed
from scenes.table.plain.over import PlainHint, PlainOverlays
from scenes.table.plain.words import PlainSpoken, PlainStory
from scenes.table.played_table import PlayedTable
from scenes.table.pointer import Pointer
from scenes.table.set_pieces import InTheAir, OfEvents, SetPieces
from scenes.table.timing import Motion, Timetable

FLIES = Motion(380, "inOutCubic", arc=40)
"""How a card flies."""
PlainBeside: TypeAlias = Beside[PlainContext, PlainOverlays]
Attends = Callable[[PlainBeside], Attendant[PlainContext, PlainOverlays]]
"""Makes whoever attends a table."""
HEARD = Heard(changed=frozenset({"card"}), brushed=frozenset({"card", "option", "button"}))
ROLES = ("card", "option")
"""Roles of things by which people choose."""


class PlainTable(PlayedTable):
    """A game of cards being played at one table."""

    def __init__(
        self, app: App, run: AnyRun, game: PlainGame, moving: tuple[str, ...], attends: Attends = Attendant
    ) -> None:
        """`moving`: the types of events with which a card flies."""
        super().__init__(app, run)
        self.game, self.model, self.aftermath = game, Model(), Aftermath(app.theme)
        self._made: tuple[object, PlainLayout] | None = None
        self.staging = PlainStaging(game, self.model, face, self._box, self.aftermath)
        tempo = Timetable(dict.fromkeys(moving, FLIES)).tempo
        self.director: Director[Moved, Starts] = Director(self.timeline, self.staging, tempo)
        self.context = table = PlainContext(
            self, app, run, game, self.model, self.director, self.aftermath, self._layout
        )
        self.story, self.drawing = PlainStory(game), PlainDrawing(table, self.staging, self._words)
        self.overlays = PlainOverlays(table, self.story, self._hint)
        self.controls = PlainControls(table, self, self.overlays)
        self.pointer = Pointer(table, PlainHands(table, self.controls, self.drawing), self.overlays, self.lights)
        self.handover = Handover(self._ground())
        self.spoken = PlainSpoken(table, self._words)
        self.speech = TableSpeech(table, self.spoken, self.overlays, self.handover, lambda: self.story.lines)
        pieces = SetPieces(self.director, (OfEvents(self.director), InTheAir(self.aftermath)))
        captions = Captions(table, self._caption_place, self._layout)
        sign = SaveSign(table, self._unsaved)
        healing = ViewHealing(table, self.renew, lambda view: self.model.differences(self._true()), self._show)
        parts: Parts[Lights] = Parts(
            table, pieces, self.drawing, self.overlays, self.overlays.tooltip, self.controls, self.pointer,
            self.handover, ChoiceLights(table, self.controls.refusals.head, ROLES), InitialFocus(table),
            healing, self.story, self.speech, early=(self.overlays.hold.update,),
            frames=(sign.update, lambda dt: captions.update(), lambda dt: self.speech.update()), over=(captions.paint,),
        )  # fmt: skip
        self.model.settle(game.heaps(self.session.opening if self.session.events else self.session.state, ""))
        beside = Beside(table, self.overlays, self.lights, lambda: False, self.show_moment, self.play_step)
        self.put_together(parts, attends(beside))

    # places and words

    def _layout(self) -> PlainLayout:
        key = self.app.size, self.theme.text_scale
        if self._made is None or self._made[0] != key:
            self._made = key, plain_layout(*key, watched=self.session.shut is not None)
        return self._made[1]

    def _box(self, heap: str, at: int) -> Box:
        return self.context.place_in(heap, at)

    def _words(self) -> str:
        """What stands on the panel: what is asked, else what has just happened."""
        told = self.game.told(self.story.lines[-1].event) if self.story.lines else ""
        return self.context.sentence() or told

    def _ground(self) -> Ground:
        """No event is waited at; who is asked next is waited for before their hand lies open."""
        return Ground(
            wanted=lambda event: False, lasting=lambda event: 0.0, speed=lambda: self.speed, redraw=self.redraw,
            dismiss=self._open, line=lambda: f"{self._given_on()}\n{self.app.t('kit.handover.waiting')}",
            measures=self._layout, foot=lambda: self._layout().board.center,
        )  # fmt: skip

    def _given_on(self) -> str:
        """To whom the table is given on."""
        return self.app.t("kit.handover.next", seat=self.game.seat(self._next()))

    def _caption_place(self) -> Rect:
        """At the lower edge of the board."""
        board, high = self._layout().board, self._layout().px(44)
        return Rect(board.x, board.bottom - high, board.w // 2, high)

    def _unsaved(self, words: str) -> None:
        """The sign of a game that is not being saved stands there, and is said when it comes."""
        self.context.unsaved = words
        if words:
            self.app.say(words)

    # whose hand lies open

    def _next(self) -> str:
        """Whoever is asked, else through whose eyes an attendant shows the table; '' for nobody's."""
        now = self.session.decision
        return now.seat if now is not None else self.attendant.desk()

    def _true(self) -> Sequence[Heap]:
        """What lies there, as whoever has the table sees it."""
        return self.game.heaps(self.session.state, self.context.seated)

    def _show(self, view: object) -> None:
        """Show that."""
        self.model.settle(self._true())

    def _open(self) -> None:
        """Whoever is asked has come to the table: their hand lies open, and they are asked."""
        self.context.seated = self._next()
        self.settle_view()

    # what this table fills in

    def rearrange(self) -> None:
        """Everything is found where it lies when it is asked for."""
        self.rebake()

    def show_view(self) -> None:
        """Lay the cards as the session stands; of who has not come to the table yet only the backs."""
        seat, state = self._next(), self.session.state
        here = seat == self.context.seated
        self.model.settle(self.game.heaps(state, seat) if here else closed(self.game, state, seat))

    def lay(self, now: Decision | None) -> None:
        """The cards of whoever is asked lie open; where they hide something, when they have come to the table."""
        seat, state, self.handover.waiting = self._next(), self.session.state, False
        if seat != self.context.seated:
            hides = self.attendant.asks and self.game.heaps(state, seat) != closed(self.game, state, seat)
            self.context.seated = "" if hides else seat
            if hides:
                self.handover.wait()
        self.show_view()

    def likeliest(self) -> str | None:
        """The first card that may be chosen, else the large button."""
        mains = self.context.moment.mains
        return first_choice(self.context, self.context.listing().things) or (mains[-1].id if mains else None)

    def sounds_like(self, act: Act, thing: Thing | None) -> str:
        """A card is heard by where it goes."""
        return of_act(act, thing, HEARD)

    def describe(self, thing: Thing) -> Described:
        return self.spoken.describe(thing)

    def _hint(self) -> None:
        """What can be done, and what would be good."""
        self.app.sounds.play("hint")
        self.run.hinted()
        self.app.push(PlainHint(self.context))
