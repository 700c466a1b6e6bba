"""From presses and commands to answers: what people do at a table of any game, and what is refused.

A game derives its own controller and fills in what it alone knows: the hooks that stand last.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

from game.core.engine.decision import Answer, Decision, IllegalAnswer
from game.core.engine.event import Event
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.thing import Thing
from scenes.table.attendant import TableT
from scenes.table.confirmation import Confirmation, Steps, Weighed
from scenes.table.context import AnyTable
from scenes.table.looking import Looking
from scenes.table.refusals import Refusals

PASS = "pass"
"""The answer of whoever declines what was granted, where that is no empty choice."""
QUESTIONS = {"end_turn": "end", "pass": "end"}
"""Commands whose question (`TableState.asked`) is not called as they are."""


class NothingAtStake:
    """What a press would cost where a game weighs nothing: only a step back past something shown asks once more
    (`Weighed`). A game that weighs something derives its own."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table

    def begun(self) -> str:
        """Nothing is begun that has to be finished."""
        return ""

    def at_stake(self) -> bool:
        """Nothing is lost when a turn ends."""
        return False

    def unspent(self) -> bool:
        """Nobody is reminded of anything."""
        return False

    def undo_asks(self) -> bool:
        """Whether everybody has to agree before the last step is taken back."""
        run = self.table.run
        return run.setup.undo == "friendly" and bool(run.session.undo_barrier)

    def changed(self) -> None:
        """What the table asks is another."""
        self.table.touch()


class AnswerController(Generic[TableT]):
    """Puts answers together in the state of a table, and gives them (`Controls`)."""

    def __init__(
        self,
        table: TableT,
        steps: Steps,
        looking: Looking,
        weighed: Weighed | None = None,
        refusals: Refusals | None = None,
    ) -> None:
        """`weighed` and `refusals`: None for those of a game that weighs nothing and says refusals where they are."""
        self.table, self.steps, self.looking = table, steps, looking
        self.weighed: Weighed = weighed or NothingAtStake(table)
        self.refusals = refusals or Refusals(table)
        self.twice = Confirmation(table, self.weighed, self.refusals, self.end, self.pass_on, self.refuse, steps)

    # beginning and ending

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players."""
        state = self.table.state
        state.clear()
        state.question = None
        if decision is not None and self.chooses(decision):
            state.question = decision.prompt, decision.source
            state.choice = self.draft(decision)

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def write(self) -> None:
        """Find the words of the panel anew."""

    def unask(self) -> bool:
        """Take back the question of a button that asks once more; whether there was one."""
        return self.twice.unask()

    # pressing

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""
        if self.table.director.busy and not self.hurried(thing):
            return
        if self.spared(thing):
            return
        at = self.table.read_id(thing.id)
        if at.kind == "button":
            self.command(at.name.replace("-", "_"))
            return
        self.twice.unask()
        self.use(thing)

    def use(self, thing: Thing) -> None:
        """A thing that is no button answers the choice that stands, or does what the game has it do."""
        choice = self.table.state.choice
        if choice is not None and self.answers(thing, choice):
            self.choose(thing, choice)
        else:
            self.act(thing)

    def choose(self, thing: Thing, choice: ChoiceDraft) -> None:
        """Mark an option, or take the mark away; where one is all that is asked for, that is the answer."""
        card = self.table.listing().cards.get(thing.id)
        option, uid = self.table.option_of(thing), card.uid if card is not None else 0
        if self.twice.given_away(choice, thing, option, uid):
            self.confirm()
            return
        reason = choice.toggle(option, uid)
        if reason is not None:
            self.refusals.deny(thing, reason)
        elif choice.single and choice.marks and not self.twice.loses(choice, thing, option):
            self.confirm()
            return
        self.weighed.changed()

    def press_id(self, name: str) -> None:
        """The thing of that id is pressed, where it is there."""
        thing = self.table.thing(name)
        if thing is not None:
            self.table.screen.choose(thing)

    # answering

    def confirm(self) -> None:
        """Give the answer that stands prepared; what is still missing is said."""
        choice = self.table.state.choice
        if choice is None:
            return
        reason = choice.reason
        if reason is not None:
            self.refusals.say(reason)
        else:
            self.marked(choice)

    def marked(self, choice: ChoiceDraft) -> None:
        """Give the answer that is marked."""
        self.give(partial(self.chosen, choice))

    def answer(self, *options: str) -> None:
        """Give an answer at once (end of turn, pass)."""
        self.give(lambda: self.table.run.session.apply(options))

    def give(self, act: Callable[[], object]) -> None:
        """Answer the game (`act` does), which is heard before anything comes of it; what the rules refuse is said."""
        try:
            act()
        except IllegalAnswer as refusal:
            self.refusals.say(refusal.reason)
            return
        self.table.app.sounds.play("confirm")
        self.steps.play(self.table.run.session.shown(), answered=True)

    def pass_on(self) -> None:
        """Decline: an optional choice, or what was granted."""
        choice = self.table.state.choice
        if choice is not None:
            if choice.decision.min == 0:
                self.answer()
        elif any(option.id == PASS for option in self.table.run.session.legal()):
            self.answer(PASS)

    # commands of buttons and keys

    def command(self, name: str) -> bool:
        """A named command; True when it was used."""
        table = self.table
        if table.director.busy:
            table.director.hurry()
            if not table.gone and self.too_soon(name):
                table.screen.too_soon(None)
                return True
        if table.gone or self.own_command(name):
            return True
        doer = self.doers().get(name)
        if doer is None:
            return self.looking.command(name)
        self.twice.unask(QUESTIONS.get(name, name))
        doer()
        return True

    def doers(self) -> dict[str, Callable[[], object]]:
        """The commands that answer, take back or prepare, and what they do. Each takes back the question of a button
        that is not its own."""
        return {
            "confirm": self.confirm, "cancel": self.back, "end_turn": self.twice.end_turn, "pass": self.twice.pass_on,
            "undo": self.undo, "redo": self.twice.redo,
        }  # fmt: skip

    def undo(self) -> None:
        """The last step is taken back."""
        self.twice.undo()

    def back(self) -> None:
        """Escape: leave no trace of what was being put together; where there is nothing, the menu comes."""
        choice = self.table.state.choice
        if self.twice.unask() or self.put_back():
            return
        if choice is not None and choice.marks:
            choice.marks.clear()
            self.weighed.changed()
        else:
            self.looking.command("menu")

    # refusals

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""
        if self.table.director.busy:
            if self.hurried(thing):
                self.press(thing)
            return
        reason = self.table.listing().reasons.get(thing.id)
        if reason is not None:
            self.refusals.deny(thing, reason)

    # what a game fills in

    def chooses(self, decision: Decision) -> bool:
        """Whether a decision is made by marking options of it."""
        return True

    def draft(self, decision: Decision) -> ChoiceDraft:
        """The choice of such a decision, nothing marked."""
        return ChoiceDraft(self.table.run.session, decision)

    def answers(self, thing: Thing, choice: ChoiceDraft) -> bool:
        """Whether a press on a thing is an answer to a choice."""
        return thing.option in choice.options

    def chosen(self, choice: ChoiceDraft) -> None:
        """Answer the game as marked."""
        answer: Answer = choice.answer
        self.table.run.session.apply(answer)

    def act(self, thing: Thing) -> None:
        """A thing was pressed that answers no choice."""
        self.looking.look_at(thing)

    def end(self) -> None:
        """End the own turn."""
        self.pass_on()

    def hurried(self, thing: Thing) -> bool:
        """A click on something while events are played ends them; whether it may act then."""
        self.table.director.skip()
        return False

    def spared(self, thing: Thing) -> bool:
        """Whether a press on a thing does nothing yet, which is told."""
        return False

    def too_soon(self, command: str) -> bool:
        """Whether a command that was given while events were played would answer another question than was seen."""
        return False

    def own_command(self, name: str) -> bool:
        """A command of this game; whether it was one."""
        return False

    def put_back(self) -> bool:
        """Escape: put back what is prepared beside a choice; whether there was anything."""
        return False
