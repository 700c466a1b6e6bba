"""The coach at the table of real games: one hint at a time, on the slate of the panel, in nobody's way, remembered."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.ai.coach import Coach, Counsel, Hint, Sight, counsel
from game.bigbook.ai.tried import Tried
from game.bigbook.play import thing_id
from game.bigbook.rules.action_id import ActionId
from game.bigbook.rules.state import State
from game.core.text.phrases import Arg
from scenes.bigbook.party import Run
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.table.attendant import BookBeside
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.stage import BookStage
from scenes.kit.note import NoteButton, NoteText
from scenes.shell.profile import Profile
from scenes.table.lessons.noted import Noted
from scenes.table.motion.blows import Struck
from scenes.table.motion.effects import Banner, Flight
from scenes.table.overlays.hint_note import SLICE

if TYPE_CHECKING:
    from scenes.shell.app import App


FOLDED = 2.0
"""From this size of letters on a hint begins folded: its box would lie over the page and the track."""
KEYS = ("read", "why")
"""Commands whose key a hint may name: not everybody plays with the pointer."""


class Coaching(Noted[BookTable, BookOverlays]):
    """The coach behind the table of a real game."""

    def __init__(self, beside: BookBeside) -> None:
        super().__init__(beside, BookStage(beside.table))
        self.coach = Coach.knowing(self.profile.hints)
        self.table.present.watchers.append(self._touched)
        self._tried: tuple[State, Tried] | None = None
        self._counsel: Counsel | None = None
        """What the master would do at that moment, once he knows."""
        self._asks = False
        """The next hint waits for it."""
        self._due = 0
        """How many frames it still takes to look: in one the coach is asked, who tries acts, in the next it is laid out
        what he says."""
        self._gone = False
        """What is being shown has ended the moment that the hint spoke of."""
        self._slate, self._begun = False, ""
        """Whether the note lies on the panel's slate, and the hint that was first read there."""
        self._aside = False
        """That hint waits until the slate is free again: a strip with nothing but its title would be in the way."""
        self._opened = False
        """Somebody has unfolded the hint: it is being read."""
        self._asleep: Hint | None = None
        """The hint with which the coach was sent to bed, as long as the note offers to wake it."""
        self._moves = 0
        """In how many frames the note leaves the slate, or comes back: the press that asks for it is answered first."""

    def sight(self) -> Sight:
        """The table as the coach sees it."""
        plan = self.table.state.plan
        advised = plan is not None and self.table.advice.pays_as_told(self.table.session, plan.action, plan.options)
        better = plan is not None and not advised and len(plan.proposals) > 1 and plan.better() is not None
        spill = plan.lost() if plan is not None and better else 0
        if self._tried is None or self._tried[0] is not self.table.session.state:
            self._tried = (self.table.session.state, Tried(self.table.session))
            self._counsel = None
        return Sight.of(self.table.session, spill, self._tried[1], self._counsel, pending=self._counsel is None)

    @property
    def thinks(self) -> bool:
        return self._due > 0 or self._asks

    @property
    def animating(self) -> bool:
        return super().animating or self._moves > 0

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._moves:
            self._moves -= 1
            if not self._moves:
                self._give_way()

    def think(self) -> None:
        if self.table.unhurried and any(isinstance(one, Flight) for one in self.table.director.effects):
            return  # first the card that was cured, received or learned comes down
        if self._asks:
            until = perf_counter() + SLICE
            if self._ponder(lambda: perf_counter() > until):
                self._due = 1
                self.watch()
            return
        self._due -= 1
        if self._due:
            self.watch()
        else:
            self._gone = False
            self.renew()

    def settled(self) -> None:
        self._look()

    def _look(self) -> None:
        """At once where nobody watches, else in the next frames that have nothing else to do."""
        if self.app.speed == 0:
            self._due = 0
            self.watch()
            if self._asks:
                self._ponder(lambda: False)
                self.watch()
            self.renew()
        else:
            self._due, self._asks = 2, False

    def _ponder(self, enough: Callable[[], bool]) -> bool:
        """Have the master think until it is enough for now; True when he knows."""
        session = self.table.session
        master = self.table.advice.at(session.game, session.state)
        master.go_on(enough)
        if master.done:
            self._counsel = counsel(session, master.line(master.ranked()[0][1]))
        return master.done

    def playing(self) -> None:
        """A hint goes with its moment, before what comes of an answer is shown."""
        self._due, self._asks = 0, False
        self._sleeps_on()
        self._gone = self.table.session.over or not self.coach.holds(self.sight())
        self._may_move()

    def _note_away(self) -> bool:
        if self.table.unhurried and any(isinstance(one, Banner) and one.stands for one in self.table.director.effects):
            return True  # one thing to be read after the other: first whose turn it is
        if self.table.unhurried and self.table.aftermath.shows(Struck):
            return True  # nor over a face that has been struck
        return super()._note_away() or self._aside or ((self.table.director.busy or self.thinks) and self._gone)

    def watch(self) -> None:
        """Ask the coach, unless the master switch is off or the game is over."""
        if not settings_of(self.app).coach or self.table.session.over or self.table.state.company is not None:
            self.coach.leave()
            self._asks = False
            return
        before, sight = self.coach.now, self.sight()
        after = self.coach.look(sight, warnings_only=settings_of(self.app).coach_level == "warnings")
        self._asks = self.coach.wants(sight)
        if before is not None and after is not before and before.id in self.coach.seen:
            self.profile.see(before.id)
        if after is not None and after is not before:
            self.note.folded, self._opened = self.table.render.layout.text_scale >= FOLDED, False
            self.pulse = 0.0 if self.app.speed == 0 else 1.0

    @property
    def insists(self) -> bool:
        return self._opened

    def turn_note(self) -> None:
        self._opened = self.note.folded
        super().turn_note()

    def resumed(self) -> None:
        """Back from the settings: the hints may have been let loose again."""
        knew, self.profile = self.profile.hints, Profile(self.app.data)
        if knew and not self.profile.hints:
            self.coach = Coach()
        if not self.table.director.busy:
            self.watch()
            self.renew()

    def _touched(self) -> None:
        """A payment that is being put together may want a word; and it needs the slate."""
        self._may_move()
        if not self.table.director.busy and self.table.state.plan is not None and settings_of(self.app).coach:
            self._look()

    def _sleeps_on(self) -> None:
        """Nobody wakes the coach any more: the hint it went to bed with is over."""
        if self._asleep is not None:
            self.profile.see(self._asleep.id)
            self.coach.seen.add(self._asleep.id)
            self._asleep = None

    def note_text(self) -> NoteText | None:
        if self._asleep is not None and not settings_of(self.app).coach:
            buttons = (self._button("wake"), self._button("got_it", primary=True))
            return NoteText("coach.off", self.say("coach.ui.title"), self.say("coach.ui.off_said"), buttons)
        hint, here = self.coach.now, self.coach.here
        if hint is None or here is None or not settings_of(self.app).coach:
            return None
        args: dict[str, Arg] = {name: self._word(name, value) for name, value in hint.words(here).items()}
        args |= {f"key_{name}": self.app.keys.shown(name) for name in KEYS}
        text = self.say(f"coach.hints.{hint.id}", **args)
        if hint.id == "curse_unpaid":  # what it would take
            curse = str(hint.words(here)["curse"])
            refusal = self.table.session.why_not(ActionId("destroy", curse).id)
            if refusal is not None and refusal.key == "not-enough":
                text += f" {self.table.why(refusal, thing_id.curse(curse))}"
        buttons = (self._button("off"), self._button("got_it", primary=True))
        fold = self.fold_button() if self.table.render.layout.text_scale > 1.0 else None  # it lies over things then
        title, brief = self.say("coach.ui.title"), self.say("coach.ui.brief")
        return NoteText(f"coach.{hint.id}", title, text, buttons, fold=fold, brief=brief)

    def _free(self) -> bool:
        """Whether the panel's slate has room for a note: nothing is begun or asked that must stand there."""
        table, state = self.table, self.table.state
        begun = state.plan is not None or state.choice is not None or state.held is not None or state.carried
        asked = begun or state.asked or state.hidden or state.lent or table.moment.decision is None
        return not asked and not table.director.busy and table.render.layout.text_scale <= 1.0

    def _may_move(self) -> None:
        """At once where nobody watches."""
        if self.app.speed == 0:
            self._give_way()
        else:
            self._moves = 2 if self.note.content is not None and self._free() != self._slate else 0

    def _give_way(self) -> None:
        """Leave the slate, or come back to it."""
        if self.note.content is not None and self._free() != self._slate:
            self.renew()

    def note_place(self, content: NoteText) -> Rect:
        """On the slate, where it hides nothing; while that is needed, a hint that was read there steps aside, and any
        other lies over the log. Larger letters need more room."""
        layout, folded = self.table.render.layout, self.note.folded
        air = layout.px(12, 8)
        place = Rect(panel_parts(layout).body).inflate(-air, -air)
        self._slate, self._aside, self.note.folded = self._free(), False, False
        if self._slate and self.note.holds(layout, content, place):
            self._begun = content.where
            return place
        place = super().note_place(content)
        if content.fold is not None:
            self.note.folded = folded
        else:
            self._aside = self._begun == content.where
        return place

    def _word(self, name: str, value: str | int) -> Arg:
        if isinstance(value, int):
            return value
        if name == "other":
            return self.table.words.seat(value)
        shown = self.table.words.ability(value) if name == "ability" else self.table.words.name(value)
        return f"[b]{shown}[/b]"

    def _button(self, name: str, *, primary: bool = False) -> NoteButton:
        words = self.say(f"coach.ui.{name}")
        return NoteButton(f"button:coach-{name.replace('_', '-')}", words, words, primary)

    def note_press(self, name: str) -> None:
        if name == "button:coach-off":
            self._asleep, self.coach.now = self.coach.now, None
            change(self.app, "coach", False)
        elif name == "button:coach-wake":
            self.coach.now, self._asleep = self._asleep, None
            change(self.app, "coach", True)
        elif self._asleep is not None:
            self._sleeps_on()
        elif (done := self.coach.finish(self.table.session.view().turn)) is not None:
            self.profile.see(done)
        self.renew()


def coached(app: App, run: Run) -> TableScene:
    """The table of a real game, with the coach behind it."""
    return TableScene(app, run, Coaching)
