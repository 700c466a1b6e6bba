"""A plain table: puts its parts together for a game that says of itself what `PlainGame` asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import Rect

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from scenes.kit.director import Director
from scenes.kit.geometry import Box
from scenes.kit.sound import Act
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
from scenes.table.overlays.captions import Captions
from scenes.table.overlays.save_sign import SaveSign
from scenes.table.overlays.table_speech import TableSpeech
from scenes.table.parts import Parts
from scenes.table.plain.context import PlainContext
from scenes.table.plain.controls import PlainControls, PlainHands
from scenes.table.plain.drawing import PlainDrawing, face
from scenes.table.plain.game import PlainGame
from scenes.table.plain.layout import PlainLayout, plain_layout
from scenes.table.plain.model import Model, PlainStaging, Shown
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


class Truth:
    """Compares the shown table with the true one after every sequence (`Mending`)."""

    def __init__(self, table: PlainContext, renew: Callable[[], object]) -> None:
        self.table, self.renew = table, renew

    def settle(self, view: object) -> None:
        """Nothing has to be compared: what lies there is laid anew for whoever is asked now."""

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown: it is written down, and the truth is shown."""
        kind = event.type if event is not None else "none"
        self.table.app.mishaps.report(f"{what}: {kind}: {type(error).__name__}: {error}", [], error)


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
        self.director: Director[Shown | None, Box | None] = Director(self.timeline, self.staging, tempo)
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
        parts: Parts[Lights] = Parts(
            table, pieces, self.drawing, self.overlays, self.overlays.tooltip, self.controls, self.pointer,
            self.handover, ChoiceLights(table, self.controls.refusals.head, ROLES), InitialFocus(table),
            Truth(table, self.renew), self.story, self.speech, early=(self.overlays.hold.update,),
            frames=(sign.update, lambda dt: captions.update(), lambda dt: self.speech.update()), over=(captions.paint,),
        )  # fmt: skip
        self._lay(self.session.opening if self.session.events else self.session.state)
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
        """Nobody waits between two turns."""
        return Ground(
            wanted=lambda event: False, lasting=lambda event: 0.0, speed=lambda: self.speed, redraw=self.redraw,
            dismiss=lambda: None, line=lambda: "", measures=self._layout, foot=lambda: self._layout().board.center,
        )  # fmt: skip

    def _caption_place(self) -> Rect:
        """At the lower edge of the board."""
        board, high = self._layout().board, self._layout().px(44)
        return Rect(board.x, board.bottom - high, board.w // 2, high)

    def _unsaved(self, words: str) -> None:
        """The sign of a game that is not being saved is said."""
        if words:
            self.app.say(words)

    def _lay(self, state: object) -> None:
        """Show a state as whoever is asked sees it."""
        asked = getattr(state, "decision", None)
        self.model.settle(self.game.heaps(state, asked.seat if asked is not None else ""))

    # what this table fills in

    def rearrange(self) -> None:
        """Everything is found where it lies when it is asked for."""
        self.rebake()

    def show_view(self) -> None:
        """Lay the cards as the session stands."""
        self._lay(self.session.state)

    def lay(self, now: Decision | None) -> None:
        """The cards of whoever is asked lie open."""
        self._lay(self.session.state)

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
