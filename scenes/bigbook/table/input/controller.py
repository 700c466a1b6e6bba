"""What a person does at this table besides what they do at any: pay, ask for support, arrange the hand.

Arranging (`HandOrder`) changes only what is shown. Paying, and whatever stands between a press and an answer, have
controllers of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.bigbook.play import thing_id
from game.bigbook.play.forecast import askers
from game.bigbook.play.given_away import missed
from game.bigbook.play.payment_draft import Chosen, PaymentDraft
from game.bigbook.play.standing_answers import thinking
from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.companions import BookHelpers
from scenes.bigbook.table.input.consent import SupportConsent
from scenes.bigbook.table.input.drafting import PaymentController, about, changed, write
from scenes.bigbook.table.input.situation import answered_by, goes_on
from scenes.bigbook.table.input.weighed import BookWeighed
from scenes.bigbook.table.model.table_view import Card
from scenes.kit.thing import Thing
from scenes.table.company.company import Company, Shown
from scenes.table.confirmation import Steps
from scenes.table.input.answers import AnswerController
from scenes.table.looking import Looking
from scenes.table.refusals import Refusals
from scenes.table.repeated import RepeatedQuestions
from scenes.table.tempo import Tempo


class HandOrder:
    """Arranges the hand of who sits at the desk."""

    def __init__(self, table: BookTable, looking: Looking) -> None:
        self.table, self.looking = table, looking

    def _hand(self) -> list[Card]:
        return self.table.render.model.seats[self.table.desk].hand

    def step(self, by: int) -> None:
        """The card that has the focus changes places with its neighbour."""
        name = self.table.focus.current or ""
        card = self.table.listing().cards.get(name)
        hand = self._hand()
        if card is None or card not in hand:
            self.table.app.say(self.table.words.kit("hand.focus"))
            return
        self._move(card, max(0, min(len(hand) - 1, hand.index(card) + by)))
        self.table.focus.set(thing_id.card(self.table.desk, "hand", hand.index(card) + 1))

    def drop(self, card: Card, pos: tuple[int, int]) -> bool:
        """A card of the hand was let go over the hand: it stays there; False where it was let go elsewhere."""
        hand, places = self._hand(), self.table.render.places.cards
        if card not in hand or not self.table.render.layout.areas["hand"].contains(*pos):
            return False
        boxes = [places[one.uid] for one in hand if one is not card and one.uid in places]
        self._move(card, sum(box.center[0] < pos[0] for box in boxes))
        return True

    def sort(self) -> None:
        """Back to element and value; the sheet of the button answers where nothing is out of order."""
        seat = self.table.render.model.seats[self.table.desk]
        if not seat.order:
            self.looking.explain("button:sort")
        seat.order.clear()
        seat.sort()
        self._laid()

    def _move(self, card: Card, place: int) -> None:
        hand = self._hand()
        hand.remove(card)
        hand.insert(place, card)
        self.table.render.model.seats[self.table.desk].order[:] = [one.uid for one in hand]
        self._laid()

    def _laid(self) -> None:
        self.table.render.replace()
        self.table.touch()


FAST_BUTTON = thing_id.button("fast")
"""It is for what is being shown, so it hurries nothing by being pressed."""
HARMLESS = ("card", "spell", "library", "supply", "curse", "ability", "seat", "pile", "log", "book", "sheet")
"""Things whose click during the motion also acts at its end: nothing is answered by it."""


class Answered(Steps, Shown, Protocol):
    """What becomes of the game, and who has the word, is shown by somebody else."""


class TableController(AnswerController[BookTable]):
    """What this game does besides: it lays out payments, asks friends for their support, and remembers answers."""

    def __init__(self, table: BookTable, steps: Answered, looking: Looking) -> None:
        super().__init__(table, steps, looking, BookWeighed(table), Refusals(table, partial(about, table)))
        self.hand = HandOrder(table, looking)
        self.helpers = BookHelpers(table)
        self.company = Company(table, table.state, self.helpers, steps, self.refusals.say)
        self.payment = PaymentController(table, self.refusals, self.confirm)
        self.courtesy = SupportConsent(table, self.confirm)
        self.repeated = RepeatedQuestions(
            table, table.state.repeats, self.answer, lambda: thinking(table.session), partial(changed, table)
        )
        self.tempo = Tempo(table, self.company)

    # beginning and ending

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players."""
        super().begin(decision)
        table, state = self.table, self.table.state
        if decision is not None and state.choice is not None:
            state.repeats.begin(decision, table.session.state.turn, len(table.session.past))
            state.askers = askers(table.session, decision)
        write(table)

    def chooses(self, decision: Decision) -> bool:
        """All but the own actions are marked."""
        return decision.kind != "action"

    def draft(self, decision: Decision) -> ChoiceDraft:
        """What would be missed is marked first."""
        return ChoiceDraft(self.table.session, decision, missed)

    def hear(self, event: Event) -> None:
        """An event has been shown."""
        if self.table.director.busy and self.table.state.narration.hear(event):
            write(self.table)

    def write(self) -> None:
        """Find the words of the panel anew."""
        write(self.table)

    # pressing

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""
        if thing.id == FAST_BUTTON:
            self.tempo.toggle()
        else:
            super().press(thing)

    def act(self, thing: Thing) -> None:
        """A card is taken up, and what it may be paid for begins to be paid; the rest is looked at."""
        at = thing_id.read(thing.id)
        if at.kind == "power":
            self.payment.set_power(at.number)
        elif self.table.state.choice is not None:
            self.looking.look_at(thing)
        elif at.kind == "card":
            self.payment.pick(thing)
        elif at.kind in ("spell", "library", "supply", "curse", "ability"):
            self.payment.target(thing)
        else:
            self.looking.look_at(thing)

    def answers(self, thing: Thing, choice: ChoiceDraft) -> bool:
        """All things do but powers, seats that are no answer, and what is only there to be looked at."""
        at = thing_id.read(thing.id)
        if at.kind == "seat" and at.seat not in choice.options:
            return False
        return at.kind != "power" and thing.role not in ("pile", "log", "book", "sheet", "info")

    def spared(self, thing: Thing) -> bool:
        """Whether this is the first press where a note has laid out an advised payment, and would change that: it is
        told, and the next one does it."""
        under, self.table.state.under = self.table.state.under, None
        changes = thing.id == "button:auto-pay" or thing.role == "power"
        if under is None or not changes or not under.colliderect(thing.rect):
            return False
        self.table.app.say(self.table.words.t("prompts.payment.as_advised"), thing.rect)
        return True

    def hurried(self, thing: Thing) -> bool:
        """A click on something while events are played ends them. Whether it may act then: only what can still be
        taken back without a trace (a target, a card, something to look at); an answer must be meant."""
        self.table.director.skip()
        now = self.table.thing(thing.id)
        harmless = thing_id.read(thing.id).kind in HARMLESS and self.table.state.choice is None
        harmless = harmless and goes_on(self.table)
        return not self.table.director.busy and harmless and now is not None and now.enabled

    def carry_to(self, thing: Thing, card: Chosen) -> bool:
        """A card was let go on a target: pay for that with it. Whether the payment holds the card now."""
        self.payment.target(thing, card)
        plan = self.table.state.plan
        return plan is not None and plan.holds(card.uid)

    def _points_at(self, name: str) -> None:
        """Of several Madness that are alike, the one at which a cure begins is the one that goes."""
        card = self.table.listing().cards.get(name)
        uid = card.uid if card is not None and card.kind == "madness" else 0
        for seat in self.table.render.model.seats.values():
            seat.pressed = uid if any(one.uid == uid for one in (*seat.hand, *seat.support)) else 0

    # answering

    def confirm(self) -> None:
        """Give the answer that stands prepared."""
        plan = self.table.state.plan
        if plan is None:
            super().confirm()
        elif plan.reason is not None:
            self.refusals.say(plan.reason)
        elif not self.courtesy.asks(plan):
            self.give(partial(self._paid, plan))

    def _paid(self, plan: PaymentDraft) -> None:
        """Act, and pay as it stands there."""
        state, free = self.table.state, not sum(plan.need().values())
        self._points_at(plan.target)
        self.table.session.act(plan.action, None if free else plan.options)
        state.acted, state.acted_at = plan.action, self.table.focus.current or ""

    def chosen(self, choice: ChoiceDraft) -> None:
        """Answer as marked, and keep the answer where that was asked for."""
        table, repeats = self.table, self.table.state.repeats
        keeping = repeats.keeping
        repeats.answered(choice.decision, table.session.state.turn, choice.answer)
        super().chosen(choice)
        if keeping:
            table.say(table.words.kit("answers.kept"))

    def answer(self, *options: str) -> None:
        """Give an answer at once (end of turn, pass)."""
        self.table.state.acted = ""
        super().answer(*options)

    def end(self) -> None:
        """End the own turn."""
        self.answer("end")

    # commands of buttons and keys

    def command(self, name: str) -> bool:
        """A named command; True when it was used. Those for what is being shown hurry nothing."""
        if name == "fast":
            self.tempo.toggle()
        elif name == "onward":
            self.tempo.go_onward()
        else:
            return super().command(name)
        return True

    def too_soon(self, command: str) -> bool:
        """Whether it answers, and somebody else is asked now."""
        return answered_by(command) and not goes_on(self.table)

    def own_command(self, name: str) -> bool:
        """A companion's word, a friend's, or a card of the hand by its place."""
        if self.company.command(name):
            return True
        if name.startswith("agree_"):
            self.courtesy.agree(name[6:])
        elif name.startswith("hand_"):
            self.press_id(thing_id.card(self.table.desk, "hand", int(name[5:])))
        else:
            return False
        return True

    def doers(self) -> dict[str, Callable[[], object]]:
        """Paying, remembered answers and the order of the hand besides."""
        return super().doers() | {
            "power": self.payment.power, "auto_pay": self.payment.auto_pay, "ability": self.ability,
            "better": self.payment.better, "same_for_rest": self.repeated.same_for_rest,
            "choose_for_me": self.repeated.choose_for_me, "remember": self.repeated.remember, "sort": self.hand.sort,
            "card_left": partial(self.hand.step, -1), "card_right": partial(self.hand.step, 1),
        }  # fmt: skip

    def ability(self) -> None:
        """The magician's ability."""
        self.press_id(thing_id.ability(self.table.desk))

    def undo(self) -> None:
        """What is being put together goes first; without it the last step is taken back."""
        state = self.table.state
        if state.company is None and (state.plan is not None or state.held is not None):
            self.back()
        else:
            super().undo()

    def put_back(self) -> bool:
        """A companion's word, the question to a friend, the payment, the card in hand."""
        state = self.table.state
        if self.company.back():
            return True
        if state.company is not None:
            self.looking.command("menu")
        elif state.asking:
            changed(self.table)
        elif state.plan is not None or state.held is not None:
            lifted, state.plan, state.held = state.held, None, None
            changed(self.table)
            if lifted is not None:
                self._return(lifted)
        else:
            return False
        return True

    def _return(self, lifted: Chosen) -> None:
        """The focus goes back to the card that was put back."""
        cards = self.table.listing().cards
        name = next((name for name, card in cards.items() if card.uid == lifted.uid), None)
        if name is not None:
            self.table.focus.set(name, show=False)

    # refusals

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried; small things of a seat that may be chosen mean the seat."""
        seat = None if self.table.director.busy else self._seat_about(thing)
        if seat is not None:
            self.use(seat)
        else:
            super().refuse(thing)

    def _seat_about(self, thing: Thing) -> Thing | None:
        """The seat that a small card or spell lies in, when a player is to be chosen: the whole seat is the answer."""
        choice = self.table.state.choice
        if choice is None or choice.decision.kind != "choose_player":
            return None
        seats = (one for one in self.table.things() if thing_id.read(one.id).kind == "seat" and one.enabled)
        return next((one for one in seats if one.rect.contains(thing.rect)), None)
