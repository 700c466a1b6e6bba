"""What a person does at the table of a house: choose on the plan, the desk or the panel, take back, be refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.engine.decision import Answer, Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from game.core.play import thing_id
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.mansions.table.at_work import HouseAtWork
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.model.verbs import BY_NAME, VERBS, ways
from scenes.mansions.table.walk import Walk
from scenes.table.confirmation import Confirmation, Steps
from scenes.table.listing import HeldCard
from scenes.table.looking import Looking
from scenes.table.pointer import Air, Landing
from scenes.table.refusals import Refusals


class Weighs:
    """What a press would cost (`Weighed`)."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def begun(self) -> str:
        """Nothing is begun that has to be finished."""
        return ""

    def at_stake(self) -> bool:
        """Nothing is lost for good by ending a turn."""
        return False

    def unspent(self) -> bool:
        """Whether steps or the action are left."""
        view = self.table.view
        return self.table.moment.walks and bool(view.moves or view.action)

    def undo_asks(self) -> bool:
        """Whether everybody has to agree before the last step is taken back."""
        return self.table.run.setup.undo == "friendly" and bool(self.table.run.session.undo_barrier)

    def changed(self) -> None:
        """What the table asks is another."""
        self.table.touch()


class HouseControls:
    """Puts answers together in the state of the table, and gives them (`Controls`)."""

    def __init__(self, table: HouseContext, walk: Walk, steps: Steps, looking: Looking, at_work: HouseAtWork) -> None:
        self.table, self.walk, self.steps, self.looking, self.at_work = table, walk, steps, looking, at_work
        self.refusals = Refusals(table)
        self.twice = Confirmation(table, Weighs(table), self.refusals, self._end, self.pass_on, self.refuse, steps)

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players."""
        state = self.table.state
        state.clear()
        state.seat = ""
        state.question = None
        if decision is not None:
            state.question = decision.prompt, decision.source
            state.choice = ChoiceDraft(self.table.run.session, decision)

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def write(self) -> None:
        """The words of the panel are found when they are drawn."""

    def unask(self) -> bool:
        """Take back the question of a button that asks once more."""
        return self.twice.unask()

    # presses

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""
        table, choice = self.table, self.table.state.choice
        if table.director.busy:
            table.director.skip()
            return
        at = table.read_id(thing.id)
        if at.kind == "button":
            self.command(at.name)
        elif at.kind == "verb":
            self.verb(at.name)
        elif at.kind == "space" and table.moment.walks and self.walk.way(at.name) is not None:
            self.twice.unask()
            self.aim(at.name)
        elif choice is not None and thing.option in choice.options:
            self.twice.unask()
            self.choose(thing, choice)
        elif at.kind in ("seat", "medallion"):
            table.state.seat = at.seat
            table.touch()
        elif at.kind == "figure" and self._attacks(at.name):
            self.verb("fight")
        else:
            self.looking.look_at(thing)

    def aim(self, space: str) -> None:
        """Walk to a space: at once where nothing can come of it, else after a second press."""
        way = self.walk.way(space)
        if way is None:
            return
        if self.walk.at_once(way) or self.table.state.aim == space:
            self.give(self.walk.begin(way))
            return
        self.table.state.aim, self.table.state.verb = space, ""
        self.table.touch()

    def go(self) -> None:
        """Walk where it was aimed."""
        if self.table.state.aim:
            self.aim(self.table.state.aim)

    def _attacks(self, monster: str) -> bool:
        return any(option.startswith(f"attack:{monster}:") for option in self.table.moment.options)

    def verb(self, name: str) -> None:
        """Take up a verb: done at once where there is one way only, else its ways stand on the panel."""
        table = self.table
        if name not in BY_NAME or not table.moment.walks:
            return
        found = ways(name, table.moment.options)
        if name in table.moment.reasons and not found:
            self.refusals.say(table.moment.reasons[name])
            return
        self.twice.unask()
        table.state.aim = ""
        if len(found) == 1 and name != "walk" and table.state.choice is not None:
            self.give((found[0],))
            return
        table.state.verb, table.state.page = ("" if table.state.verb == name else name), 0
        table.touch()

    def choose(self, thing: Thing, choice: ChoiceDraft) -> None:
        """Mark an option, or take the mark away; where one is all that is asked for, that is the answer."""
        reason = choice.toggle(thing.option)
        if reason is not None:
            self.refusals.deny(thing, reason)
        elif choice.single and choice.marks:
            self.confirm()
        else:
            self.table.touch()

    def confirm(self) -> None:
        """Give the answer that stands prepared."""
        choice = self.table.state.choice
        if choice is not None:
            self.give(choice.answer)

    def give(self, answer: tuple[str, ...]) -> None:
        """Answer what is asked; a refusal of the rules is said. What the house has to think about is done with what it
        has thought of."""
        if self.at_work.begin(answer):
            self.begin(None)
            return
        try:
            self.table.run.session.apply(answer)
        except IllegalAnswer as refusal:
            if self.table.state.choice is not None:
                self.table.state.choice.marks.clear()
            self.refusals.say(refusal.reason)
            return
        self._done()

    def thought(self, answers: tuple[Answer, ...]) -> None:
        """The house has thought: an answer and all that follow it are one step."""
        self.table.run.session.apply_all(answers)
        self._done()

    def _done(self) -> None:
        self.table.app.sounds.play("confirm")
        self.steps.play(self.table.run.session.shown(), answered=True)

    def pass_on(self) -> None:
        """Decline an optional choice."""
        choice = self.table.state.choice
        if choice is not None and choice.decision.min == 0:
            self.give(())

    def _end(self) -> None:
        """End the turn."""
        if self.table.moment.walks:
            self.give(("end",))

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""
        if self.table.director.busy:
            self.table.director.skip()
            return
        reason = self.table.listing().reasons.get(thing.id)
        if reason is not None:
            self.refusals.deny(thing, reason)

    # commands

    def command(self, name: str) -> bool:
        """A named command; True when it was used."""
        table = self.table
        if table.director.busy:
            table.director.hurry()
        if table.gone:
            return True
        if self.at_work.thinks:
            return self.looking.command(name)
        if name.startswith("verb_"):
            self.verb(VERBS[int(name[5:]) - 1].name)
            return True
        doers: dict[str, Callable[[], object]] = {
            "confirm": self.confirm, "pass": self.twice.pass_on, "end_turn": self._ending, "end-turn": self._ending,
            "undo": self.twice.undo, "redo": self.twice.redo, "cancel": self.back, "back": self.back,
            "more": self._more,
            "go": self.go, "stay": self.back,
        }  # fmt: skip
        if name in doers:
            self.twice.unask({"end_turn": "end", "end-turn": "end", "pass": "end"}.get(name, name))
            doers[name]()
            return True
        if name.startswith("seat_"):
            return self._look_at_seat(int(name[5:]))
        return self.looking.command(name)

    def _ending(self) -> None:
        if self.table.moment.walks:
            self.twice.end_turn()
        else:
            self.refusals.say(Reason("choose-first"))

    def _more(self) -> None:
        """The next page of answers."""
        self.table.state.page = (self.table.state.page + 1) % max(1, self.table.moment.pages)
        self.table.touch()

    def _look_at_seat(self, number: int) -> bool:
        """Whose desk is shown; the same again goes back to whoever acts."""
        people = self.table.view.people
        if number > len(people):
            return False
        seat = people[number - 1].seat
        self.table.state.seat = "" if self.table.state.seat == seat else seat
        self.table.touch()
        return True

    def back(self) -> None:
        """Escape: marks go, then the verb, then somebody else's desk; else the menu comes."""
        state = self.table.state
        if state.choice is not None and state.choice.marks:
            state.choice.marks.clear()
        elif state.aim:
            state.aim = ""
        elif state.verb:
            state.verb, state.page = "", 0
        elif state.seat:
            state.seat = ""
        else:
            self.looking.command("menu")
            return
        self.table.touch()


class HouseHands:
    """What the pointer must know of cards at this table (`Hands`): none is carried."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def place(self, card: HeldCard) -> Box | None:
        """No card is carried."""
        return None

    def size(self) -> tuple[int, int]:
        """How large a card would be in the air."""
        return self.table.measures.px(120, 80), self.table.measures.px(160, 110)

    def at_home(self, pos: tuple[int, int]) -> bool:
        """No card is laid in another order."""
        return False

    def drop(self, card: HeldCard, own: Thing, under: Thing | None, pos: tuple[int, int]) -> Landing:
        """On what cannot be used that is said."""
        refused = under is not None and not under.enabled
        return Landing(then=partial(self.table.screen.refuse, under) if refused and under is not None else None)

    def taken(self, card: HeldCard, thing: Thing) -> None:
        """Nothing takes a card."""

    def sound(self, card: HeldCard) -> str:
        """What it sounds like when it touches down."""
        return "drop_1"

    def paint(self, canvas: Canvas, card: HeldCard, at: tuple[float, float], air: Air) -> None:
        """Nothing is in the air."""

    def rises(self, card: HeldCard) -> float:
        """It comes down where it lies."""
        return 0.0


def is_button(name: str) -> bool:
    """Whether a thing is a button of the table."""
    return thing_id.read(name).kind == "button"
