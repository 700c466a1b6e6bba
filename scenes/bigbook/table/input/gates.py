"""What stands between a press and an answer: buttons that ask once more, friends who agree first, promised answers.

A turn ends, a step is taken back, and a spell or card goes for good only after a second press where haste would cost
something; whose support is spent
agrees with a click on their own seal; questions that are asked again may be answered alike, or by the coach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Protocol

from game.bigbook.ai.thinking import Thinking
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.standing_answers import by_coach, thinking
from game.bigbook.play.targets import undo_asks
from game.core.engine.decision import Reason
from game.core.engine.event import Event
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.drafting import Refusals, changed, write
from scenes.bigbook.table.panel.words import at_stake, unspent
from scenes.bigbook.table.text.prompts import act_label
from scenes.kit.thing import Thing

SLICE = 0.003
"""Seconds of thinking in one frame, next to everything else that it shows."""


class Steps(Protocol):
    """What becomes of the game is shown by somebody else."""

    def play(self, events: Iterable[Event], *, answered: bool) -> None:
        """Show what an answer led to, then what is asked next."""

    def go_back(self, *, forward: bool) -> None:
        """Undo one step, or redo it, and show the table as it stands then."""


class Confirmation:
    """Ends a turn, and takes steps back and forward, where a second press confirms the first."""

    def __init__(
        self,
        table: BookTable,
        refusals: Refusals,
        end: Callable[[], object],
        pass_on: Callable[[], object],
        refuse: Callable[[Thing], object],
        steps: Steps,
    ) -> None:
        self.table, self.refusals = table, refusals
        self._end, self._pass_on, self._refuse, self._steps = end, pass_on, refuse, steps
        self.told: Callable[[], str | None] = lambda: None
        """The thing that a lesson tells people to press: they have been asked already."""

    def unask(self, doing: str = "") -> bool:
        """Anything else than pressing that button again takes its question back; True when there was one."""
        state = self.table.state
        was = bool(state.asked) and state.asked != doing
        if was:
            state.asked = ""
            changed(self.table)
        return was

    def end_turn(self) -> None:
        """End the own turn, or pass the action that was granted; a second press goes on where the first would lose
        something of weight."""
        table = self.table
        plan, passes = table.state.plan, table.thing("button:pass")
        if plan is not None:
            act, cancel = act_label(table.words, plan.action), table.words.kit("button.cancel")
            table.say(table.words.t("prompts.begun_first", act=act, cancel=cancel))
            return
        if passes is not None and passes.enabled and table.state.choice is None:
            self.pass_on()
            return
        thing = table.thing("button:end-turn")
        if thing is None or not thing.enabled:
            if thing is not None:
                self._refuse(thing)
            elif not table.director.busy:
                table.say(table.sentence())  # somebody acts in another's turn, or has to choose first
            return
        if not self._asks_first("button:end-turn"):
            self._end()

    def pass_on(self) -> None:
        """Decline what was granted, after a second press where nothing has been done with it; or an optional choice."""
        if self.table.state.choice is not None or not self._asks_first("button:pass"):
            self._pass_on()

    def _asks_first(self, button: str) -> bool:
        """Whether the button asks once more, and did not before: something of weight would be lost, or nothing has been
        done yet that could be."""
        table = self.table
        if table.state.asked == "end" or table.app.speed == 0:
            return False
        if at_stake(table) or (self.told() != button and unspent(table)):
            table.state.asked = "end"
            changed(table)
            return True
        return False

    def loses(self, choice: ChoiceDraft, thing: Thing, option: str) -> bool:
        """Whether what was pressed would go for good and is only marked by that; a lesson that tells people to press it
        has asked already."""
        return choice.loses(option) and self.table.app.speed > 0 and self.told() != thing.id

    def given_away(self, choice: ChoiceDraft, thing: Thing, option: str, uid: int) -> bool:
        """Whether a press means what stands marked to go: then it confirms that."""
        return choice.holds(option, uid) and self.loses(choice, thing, option)

    def undo(self) -> None:
        """Step back to the last real decision; past something shown only when everybody agrees."""
        table = self.table
        reason = table.moment.button("undo")
        if reason is not None:
            self.refusals.say(reason)
        elif (
            undo_asks(table.session, table.run.setup.agreed_undo)
            and table.state.asked != "undo"
            and table.app.speed > 0
        ):
            table.state.asked = "undo"
            changed(table)
        else:
            self._steps.go_back(forward=False)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.table.session.can_redo:
            self._steps.go_back(forward=True)
        else:
            self.refusals.say(Reason("redo-none"))


class RepeatedQuestions:
    """Answers alike, by the coach, or as promised; `answer` gives an answer at once."""

    def __init__(self, table: BookTable, answer: Callable[..., object]) -> None:
        self.table, self.answer = table, answer
        self._thought: tuple[int, Thinking] | None = None
        """What the coach thinks about, and after how many steps it was asked."""

    def promised(self) -> bool:
        """Give the answer that was promised for the rest, if this question is one of them."""
        choice, session = self.table.state.choice, self.table.session
        if choice is None:
            return False
        answer = self.table.state.repeats.standing(session, choice.decision, session.state.turn)
        if answer is not None:
            self.answer(*answer)
        return answer is not None

    def remember(self) -> None:
        """Keep the answer that is given next for the rest of the game; pressed again, do not."""
        repeats = self.table.state.repeats
        repeats.keeping = not repeats.keeping
        changed(self.table)

    def same_for_rest(self) -> None:
        """Answer like the player before, and so for everybody who is still asked."""
        choice, repeats = self.table.state.choice, self.table.state.repeats
        if choice is not None:
            repeats.same = repeats.key(choice.decision, self.table.session.state.turn)
            self.promised()

    def choose_for_me(self) -> None:
        """Let the coach choose: the answer that looks best to it, never a mere throw of the dice."""
        session = self.table.session
        if self.table.state.choice is None:
            return
        if self.table.app.speed == 0:
            self.answer(*by_coach(session))
        elif self._thought is None:
            self._thought = (len(session.past), thinking(session))

    def update(self) -> None:
        """A little of the coach's thought, in every frame; when it knows, that is the answer, unless somebody has given
        one meanwhile."""
        if self._thought is None or not self.table.on_top:
            return
        steps, thought = self._thought
        if steps != len(self.table.session.past) or self.table.state.choice is None:
            self._thought = None
            return
        until = perf_counter() + SLICE
        thought.go_on(lambda: perf_counter() > until)
        if thought.done:
            self._thought = None
            self.answer(*thought.ranked()[0][1])

    @property
    def thinks(self) -> bool:
        """Whether the coach has been asked to choose and does not know yet."""
        return self._thought is not None


class SupportConsent:
    """Asks friends, and goes on with `confirm` when all have agreed; forgotten with every change of the payment."""

    def __init__(self, table: BookTable, confirm: Callable[[], object]) -> None:
        self.table, self.confirm = table, confirm

    def asks(self, plan: PaymentDraft) -> bool:
        """Whether somebody has still to agree; then they are asked."""
        table, state = self.table, self.table.state
        now = table.session.decision
        if not table.app.settings.ask_support or now is None:
            return False
        owners = tuple(dict.fromkeys(card.owner for card in plan.cards if card.owner != now.seat))
        if set(owners) <= state.agreed:
            return False
        state.asking = owners
        self._show()
        return True

    def agree(self, seat: str) -> None:
        """A friend agrees; when all have, the payment goes on."""
        state = self.table.state
        if seat not in state.asking:
            return
        state.agreed |= {seat}
        if set(state.asking) <= state.agreed:
            self.confirm()
        else:
            self._show()

    def _show(self) -> None:
        write(self.table)
        self.table.touch()
        self.table.focus.set(self.table.state.next_seal(), show=False)
