"""What a person does at the table of a house: choose on the plan, the desk or the panel, take back, be refused."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Answer, Decision, Reason
from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.thing import Thing
from scenes.mansions.table.at_work import HouseAtWork
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.hands import ViewHands
from scenes.mansions.table.model.verbs import BY_NAME, VERBS, ways
from scenes.mansions.table.puzzle.bench import PUZZLE, Bench, slot_name
from scenes.mansions.table.strip.trial import TOKEN
from scenes.mansions.table.trade.deal import Deal
from scenes.mansions.table.walk import Walk
from scenes.table.confirmation import Steps
from scenes.table.input.answers import AnswerController, NothingAtStake
from scenes.table.looking import Looking

AT_PUZZLES = {
    "turn_left": "left", "end_turn": "right", "new_piece": "puzzle:draw", "wait": "puzzle:token",
}  # fmt: skip
"""What keys do at a puzzle: a way to turn, or a thing that is pressed."""
WEIGHED = ("walk", "fight")
"""Verbs that are never done at once: where they lead is seen first."""
TURNED = ("left", "right")


class Weighs(NothingAtStake):
    """What a press would cost (`Weighed`)."""

    table: HouseContext

    def unspent(self) -> bool:
        """Whether steps or the action are left."""
        view = self.table.view
        return self.table.moment.walks and bool(view.moves or view.action)


class HouseControls(AnswerController[HouseContext]):
    """What this game does besides: it walks by plans, takes up verbs, and looks at somebody else's desk."""

    def __init__(
        self,
        table: HouseContext,
        walk: Walk,
        bench: Bench,
        deal: Deal,
        steps: Steps,
        looking: Looking,
        at_work: HouseAtWork,
        hands: ViewHands,
    ) -> None:
        super().__init__(table, steps, looking, Weighs(table))
        self.walk, self.bench, self.deal, self.at_work = walk, bench, deal, at_work
        self.hands, self.house = hands, hands.house

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players: the desk is that of whoever is asked; a piece that was turned is still
        taken up."""
        state = self.table.state
        state.seat = ""
        super().begin(decision)
        if decision is not None and decision.kind != PUZZLE:
            state.piece = ""

    # answers

    def answer(self, *options: str) -> None:
        """Give an answer at once; what the house has to think about is done with what it has thought of."""
        if self.at_work.begin(options):
            self.begin(None)
        else:
            super().answer(*options)

    def confirm(self) -> None:
        """Agree on a trade, else give the answer that stands prepared; what is still missing is said."""
        agreed = self.deal.agree() if self.deal.asked else None
        if agreed is not None:
            self.answer(*agreed)
        else:
            super().confirm()

    def marked(self, choice: ChoiceDraft) -> None:
        """What is marked is an answer like any other: the house may have to think about it."""
        self.answer(*choice.answer)

    def pass_on(self) -> None:
        """Of a trade nothing changes hands; any other choice is declined."""
        if self.deal.asked:
            self.deal.put_back()
            self.confirm()
        else:
            super().pass_on()

    def dropped(self, answer: str) -> None:
        """What letting something go that was carried means."""
        word, _, rest = answer.partition(":")
        if word == "give":
            self.deal.give(*rest.split(":"))
        else:
            self.answer(answer)

    def thought(self, answers: tuple[Answer, ...]) -> None:
        """The house has thought: an answer and all that follow it are one step."""
        self.give(lambda: self.table.run.session.apply_all(answers))

    # presses

    def use(self, thing: Thing) -> None:
        """A verb is taken up, a space is aimed at; everything else as at any table."""
        at = self.table.read_id(thing.id)
        if at.kind == "verb":
            self.verb(at.name)
        elif at.kind == "space" and self.table.moment.walks and self.walk.way(at.name) is not None:
            self.aim(at.name)
        elif at.kind == "slot":
            self.piece(thing, at.name)
        elif at.kind == "ware" and self.deal.asked:
            self.deal.press(at.name)
        else:
            super().use(thing)

    def piece(self, thing: Thing, name: str) -> None:
        """Take a piece of a puzzle up, put it back, or let it change places with the one that is taken up."""
        state, taken = self.table.state, self.bench.taken
        if self.bench.option(name):
            state.piece = ""
            self.answer(thing.option)
            return
        if self.bench.asked is None:
            self.looking.look_at(thing)
            return
        reason = self.bench.why_apart(taken, name) if taken not in ("", name) else None
        if reason is not None:
            self.refusals.deny(thing, reason)
        state.piece = "" if taken == name else name
        self.table.touch()

    def turn(self, side: str) -> bool:
        """Turn the piece that is taken up, else the one that is pointed at or has the focus."""
        table = self.table
        if self.bench.asked is None:
            return False
        if not self.bench.taken:
            table.state.piece = slot_name(table.hover or table.focus.current or "")
            table.touch()
        self.press_id(f"puzzle:turn-{side}")
        return True

    def act(self, thing: Thing) -> None:
        """A seat shows its desk, a monster that can be attacked in several ways shows those, all else is read."""
        at = self.table.read_id(thing.id)
        if at.kind in ("seat", "medallion"):
            self.table.state.seat = at.seat
            self.table.touch()
        elif at.kind == "more":
            self.house.fan.press(at.name)
        elif at.kind == "figure" and self._attacks(at.name):
            self.verb("fight")
        else:
            super().act(thing)

    def aim(self, space: str) -> None:
        """Walk to a space: at once where nothing can come of it, else after a second press."""
        state = self.table.state
        way = self.walk.aimed() if state.aim == space else self.walk.way(space)
        if way is None:
            return
        if self.walk.at_once(way) or state.aim == space:
            self.answer(*self.walk.begin(way))
            return
        state.aim, state.way, state.verb = space, 0, ""
        self.table.touch()

    def other_way(self, by: int = 1) -> bool:
        """Mean the next of the ways to where it is aimed, the safest first, round and round; False where there is no
        other."""
        state = self.table.state
        ways = self.walk.ways(state.aim) if state.aim else ()
        if len(ways) < 2:
            return False
        state.way = (state.way + by) % len(ways)
        self.table.touch()
        self.table.app.say(self.table.words.of_house("other_way", n=state.way + 1, m=len(ways)))
        return True

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
        table.state.aim = ""
        if len(found) == 1 and name not in WEIGHED and table.state.choice is not None:
            self.answer(found[0])
            return
        table.state.verb, table.state.page = ("" if table.state.verb == name else name), 0
        table.touch()

    def end(self) -> None:
        """End the turn."""
        if self.table.moment.walks:
            self.answer("end")

    # commands

    def own_command(self, name: str) -> bool:
        """The ten verbs and the desks by their numbers."""
        if self.at_work.thinks:
            self.looking.command(name)
            return True
        word, _, number = name.rpartition("_")
        if self.bench.asked is not None and name in AT_PUZZLES:
            self.twice.unask()
            pressed = AT_PUZZLES[name]
            if pressed in TURNED:
                return self.turn(pressed)
            self.press_id(pressed)
            return True
        if name == "wait":
            self.press_id(f"answer:{TOKEN}")
            return True
        if word == "verb" and self.bench.asked is not None:
            self.press_id(f"slot:{int(number)}")
            return True
        if word == "verb":
            self.twice.unask()
            self.verb(VERBS[int(number) - 1].name)
        return word == "verb" or (word == "seat" and self._look_at_seat(int(number)))

    def doers(self) -> dict[str, Callable[[], object]]:
        """Besides those of every table: walk as aimed, step back from what was begun, leaf through the answers."""
        own = {"end_turn": self._ending, "back": self.back, "stay": self.back, "more": self._more, "go": self.go}
        return {**super().doers(), **own, "way": self.other_way, **self.hands.doers()}

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

    def put_back(self) -> bool:
        """Escape: a piece is put back, the aim goes, then the verb, then somebody else's desk."""
        state = self.table.state
        if self.deal.asked and self.deal.put_back():
            return True
        if state.piece:
            state.piece = ""
        elif state.fan:
            self.house.fan.shut()
        elif state.sight:
            state.sight = False
        elif state.aim:
            state.aim = ""
        elif state.verb:
            state.verb, state.page = "", 0
        elif state.seat:
            state.seat = ""
        else:
            return False
        self.table.touch()
        return True
