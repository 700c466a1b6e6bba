"""What a person does at the table: press things and buttons, make a choice, confirm, go back; and what is refused.

Paying, questions that come again and buttons that ask once more are bases of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.forecast import Forecaster, askers
from game.bigbook.play.payment_draft import Chosen, PaymentDraft
from game.bigbook.play.standing_answers import StandingAnswers
from game.core.engine.decision import Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from scenes.bigbook.table.animation.rejection_shake import RejectionShake
from scenes.bigbook.table.input.confirmation import AskedTwice
from scenes.bigbook.table.input.hand_order import HandOrder
from scenes.bigbook.table.input.payment_controller import Paying
from scenes.bigbook.table.input.standing_answers import Repeated
from scenes.bigbook.table.input.support_consent import SupportConsent
from scenes.bigbook.table.panel.items import PanelText
from scenes.bigbook.table.panel.words import Narration, panel_text
from scenes.kit.thing import Thing

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

HARMLESS = ("card", "spell", "library", "supply", "curse", "ability", "seat", "pile", "log", "book", "sheet")
"""Things whose click during the motion also acts at its end: nothing is answered by it."""


class TableController(Paying, AskedTwice, Repeated):
    """The screen's own state between two answers: the plan or choice being made, the card picked up, refusals."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.plan: PaymentDraft | None = None
        self.choice: ChoiceDraft | None = None
        self.held: Chosen | None = None
        """A card picked up by a click, waiting for its target."""
        self.reveals = False
        self.text = PanelText()
        self.asked_undo = self.asked_end = False
        self._asked_last = ""
        self.head = RejectionShake(self.scene)
        self.hand = HandOrder(self.scene)
        self.repeats = StandingAnswers()
        self.narration = Narration()
        self.courtesy = SupportConsent(self)
        self.askers: tuple[Forecaster, ...] = ()
        """Everybody to whom the standing question is put."""

    # beginning and ending

    def clear(self) -> None:
        """Forget everything that was being put together."""
        self.plan = self.choice = self.held = None
        self.askers = ()
        self.courtesy.forget()
        self.reveals = self.asked_undo = self.asked_end = False
        self.text = PanelText()

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players."""
        if decision is not None and decision.seat != self._asked_last:
            self.stood = self.scene.clock if self._asked_last else self.stood
            self._asked_last = decision.seat
        self.clear()
        if decision is not None and decision.kind != "action":
            self.choice = ChoiceDraft(self.scene.session, decision)
            self.repeats.begin(decision, self.scene.session.state.turn, len(self.scene.session.past))
            self.askers = askers(self.scene.session, decision)
        self._write()

    def rewrite(self) -> None:
        """Find the panel's words anew (another language, another size)."""
        self._write()

    def hear(self, event: Event) -> None:
        """An event has been shown."""
        if self.scene.director.busy and self.narration.hear(event):
            self._write()

    def _changed(self) -> None:
        self.courtesy.forget()
        self._write()
        self.scene.touch()
        ready = self.plan is not None or (self.choice is not None and self.choice.marks and not self.choice.reason)
        full = ready and self.choice is not None and len(self.choice.marks) == self.choice.decision.max > 1
        if ready and (full or not self.scene.focus.visible):  # Enter then confirms what is prepared
            self.scene.focus.set("button:confirm", show=False)

    def _write(self) -> None:
        self.text, self.reveals = panel_text(self.scene, self)

    def progress(self) -> object:
        """A mark of the plan or choice as it stands."""
        plan = (self.plan.target, self.plan.options, self.plan.power) if self.plan is not None else None
        if self.courtesy.asking:
            return plan, self.courtesy.agreed
        return plan, self.choice.answer if self.choice is not None else None, self.held, self.repeats.keeping

    # pressing

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""
        if self.scene.director.busy and not self._hurried(thing):
            return
        head, _, rest = thing.id.partition(":")
        if head != "button":
            self.unask()
        if head == "button":
            self.command(rest.replace("-", "_"))
        elif head == "power":
            self.set_power(int(rest))
        elif self.choice is not None:
            self._choose(thing, self.choice)
        elif head == "card":
            self.pick(thing)
        elif head in ("spell", "library", "supply", "curse", "ability"):
            self.target(thing)
        else:
            self.scene.overlays.look_at(thing)

    def _hurried(self, thing: Thing) -> bool:
        """A click on something while events are played ends them. Whether it may act then: only what can still be
        taken back without a trace (a target, a card, something to look at); an answer must be meant."""
        self.scene.director.skip()
        now = self.scene.thing(thing.id)
        harmless = thing.id.partition(":")[0] in HARMLESS and self.choice is None
        return not self.scene.director.busy and harmless and now is not None and now.enabled

    def option_of(self, thing: Thing) -> str:
        """What a thing stands for as an option."""
        parts = thing.id.split(":")
        if parts[0] == "card":
            return f"{parts[1]}.{parts[2]}.{self.scene.listing().cards[thing.id].kind}"
        if parts[0] == "spell":
            return f"{parts[1]}.spells.{parts[2]}"
        if parts[0] == "library":
            return self.scene.look.model.library[parts[1]].top or ""
        return thing.id.partition(":")[2]

    def _choose(self, thing: Thing, choice: ChoiceDraft) -> None:
        if thing.id.startswith("seat:") and thing.id[5:] not in choice.options:
            self.scene.overlays.look_at(thing)
            return
        if thing.role in ("pile", "log", "book", "sheet", "info"):
            self.scene.overlays.look_at(thing)
            return
        uid = self.scene.listing().cards[thing.id].uid if thing.id.startswith("card:") else 0
        reason = choice.toggle(self.option_of(thing), uid)
        if reason is not None:
            self.deny(thing, reason)
        elif choice.single and choice.marks:
            self.confirm()
            return
        self._changed()

    def confirm(self) -> None:
        """Give the answer that stands prepared."""
        session = self.scene.session
        try:
            if self.plan is not None:
                if self.plan.reason is not None:
                    self._say(self.plan.reason)
                    return
                if self.courtesy.asks(self.plan):
                    return
                free = not sum(self.plan.need().values())
                session.act(self.plan.action, None if free else self.plan.options)
            elif self.choice is not None:
                if self.choice.reason is not None:
                    self._say(self.choice.reason)
                    return
                keeping = self.repeats.keeping
                self.repeats.answered(self.choice.decision, session.state.turn, self.choice.answer)
                session.apply(self.choice.answer)
                if keeping:
                    self.scene.app.say(self.scene.words.kit("answers.kept"))
            else:
                return
        except IllegalAnswer as refusal:
            self._say(refusal.reason)
            return
        self.scene.play(session.shown(), answered=True)

    def answer(self, *options: str) -> None:
        """Give an answer at once (end of turn, pass)."""
        self.scene.session.apply(options)
        self.scene.play(self.scene.session.shown(), answered=True)

    # commands of buttons and keys

    def command(self, name: str) -> bool:
        """A named command; True when it was used."""
        if self.scene.director.busy:
            self.scene.director.hurry()
        if self.scene.gone:
            return True
        doers: dict[str, Callable[[], object]] = {
            "confirm": self.confirm, "cancel": self.back, "end_turn": self.end_turn, "pass": self.pass_on,
            "undo": self.undo, "redo": self.redo, "power": self.power, "auto_pay": self.auto_pay,
            "ability": self.ability, "same_for_rest": self.same_for_rest, "choose_for_me": self.choose_for_me,
            "remember": self.remember, "better": self.better, "sort": self.hand.sort,
            "card_left": partial(self.hand.step, -1), "card_right": partial(self.hand.step, 1),
        }  # fmt: skip
        doer = doers.get(name)
        if doer is not None:
            self.unask({"end_turn": "end"}.get(name, name))
            doer()
            return True
        if name.startswith("agree_"):
            self.courtesy.agree(name[6:])
            return True
        if name.startswith("hand_"):
            self._press_id(f"card:{self.scene.desk}:hand:{name[5:]}")
            return True
        return self.scene.overlays.command(name)

    def _press_id(self, name: str) -> None:
        thing = self.scene.thing(name)
        if thing is not None:
            self.scene.choose(thing)

    def pass_on(self) -> None:
        """Decline: a granted action, or an optional choice."""
        if self.choice is not None:
            if self.choice.decision.min == 0:
                self.answer()
        elif any(option.id == "pass" for option in self.scene.session.legal()):
            self.answer("pass")

    def ability(self) -> None:
        """The magician's ability."""
        self._press_id(f"ability:{self.scene.desk}")

    def back(self) -> None:
        """Escape: leave no trace of what was being put together."""
        if self.unask():
            return
        if self.scene.pointer.dragging:
            self.scene.pointer.drop_home()
        elif self.courtesy.asking:
            self._changed()
        elif self.plan is not None or self.held is not None:
            lifted, self.plan, self.held = self.held, None, None
            self._changed()
            if lifted is not None:
                self._return(lifted)
        elif self.choice is not None and self.choice.marks:
            self.choice.marks.clear()
            self._changed()
        else:
            self.scene.overlays.command("menu")

    def _return(self, lifted: Chosen) -> None:
        """The focus goes back to the card that was put back."""
        cards = self.scene.listing().cards
        name = next((name for name, card in cards.items() if card.uid == lifted.uid), None)
        if name is not None:
            self.scene.focus.set(name, show=False)

    # refusals

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""
        if self.scene.director.busy:
            if self._hurried(thing):
                self.press(thing)
            return
        seat = self._seat_about(thing)
        if seat is not None and self.choice is not None:
            self._choose(seat, self.choice)
            return
        reason = self.scene.listing().reasons.get(thing.id)
        if reason is not None:
            self.deny(thing, reason)

    def _seat_about(self, thing: Thing) -> Thing | None:
        """The seat that a small card or spell lies in, when a player is to be chosen: the whole seat is the answer."""
        if self.choice is None or self.choice.decision.kind != "choose_player":
            return None
        seats = (one for one in self.scene.things() if one.id.startswith("seat:") and one.enabled)
        return next((one for one in seats if one.rect.contains(thing.rect)), None)

    def deny(self, thing: Thing, reason: Reason) -> None:
        """The thing shakes its head, and one line says why, with the number."""
        self._say(reason, thing.rect)
        self.head.begin(thing.id)

    def _say(self, reason: Reason, at: Rect | None = None) -> None:
        self.scene.overlays.denied = (self.scene.progress(), self.scene.hover or "", reason)
        self.scene.app.say(self.scene.words.why(reason), at)

    def likeliest(self) -> str | None:
        """The thing that gets the focus first: confirm while something is prepared, else the first lit thing."""
        if self.courtesy.asking:
            return self.courtesy.next_seal()
        if self.plan is not None:
            return "button:confirm"
        things = self.scene.listing().things
        if self.choice is not None:
            for thing in things:
                if thing.enabled and thing.option in self.choice.options:
                    return thing.id
        spell = next((t.id for t in things if t.enabled and t.id.startswith(f"spell:{self.scene.desk}:")), None)
        return spell or (self.scene.moment.mains[-1].id if self.scene.moment.mains else None)
