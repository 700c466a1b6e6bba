"""The Keeper that thinks: it tries out its turn on imagined tables, to the end of attacks and event, and averages dice.

It is handed what its seat sees and tables that look alike to it (`Searcher`); no answer hangs on an earlier one. How
much it thinks is counted in tables, not in time, so it answers alike in every process and on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from game.core.engine.decision import Answer
from game.core.engine.players import Imagine, Told
from game.core.engine.rng import LuckAt, below, seeded
from game.core.mind.floor import kept
from game.core.mind.lines import Line, Nodes, averages, beam, best_first
from game.mansions.cards.reading import catalogue
from game.mansions.rules import effects, lookup
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import State
from game.mansions.view import TableView

from .judgment import Judgment
from .keeper_script import Choice
from .outlook import chance
from .telling_why import reason_of
from .tempers import Temper
from .trying import ACTS, Trying
from .worth import worth

TURN, WINDOW = 700, 300
"""So many tables are tried out at most for an act of the Keeper's turn, and for any other answer."""
WIDTH, DEPTH, WAYS = 3, 9, 2
"""How many lines go on at each step, how many acts a line has at most, how many ways of doing an act are kept."""
FINAL, DICE, TURN_DICE = 3, 6, 3
"""How many lines are tried out to the end of the turn, and on how many imagined tables answers are averaged."""
HARMLESS = 3.0
"""Points that an act may cost and still be better than a turn in which nothing happens."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, what it is worth, and what was spared for it: the answer that a merciless Keeper would have given."""

    answer: Answer
    instead: Answer | None = None
    nodes: int = 0
    worths: Mapping[Answer, float] = field(default_factory=dict)


Moment = tuple[int, int, str]
"""What names a question in one game: the luck of the seat, the round, the kind."""


class Spared(Struct):
    """Where somebody was spared: at which question, by which answer, and what would have been done else."""

    moment: Moment
    answer: Answer
    instead: Answer


def _moment(told: Told) -> Moment:
    return told.luck.rng, told.view.round, told.decision.kind


class KeeperMind:
    """Plays the seat `keeper` by a temper."""

    def __init__(self, game: Mansions, tale: str, temper: Temper, judgment: Judgment) -> None:
        self.game, self.tale, self.temper, self.judgment = game, tale, temper, judgment
        self.memory: dict[Moment, tuple[Answer, Answer]] = {}
        """Where it has spared somebody: its answer, and what it would have done else. Only the diary reads it."""
        self._new: list[Spared] = []

    def search(self, told: Told, imagine: Imagine) -> Answer:
        """A legal answer."""
        return self.choose(told, imagine).answer

    def choose(self, told: Told, imagine: Imagine) -> Choice:
        """A legal answer with its reason, for the diary."""
        found = self.judge(told, imagine)
        if found.instead is not None:
            self._note(Spared(_moment(told), found.answer, found.instead))
        return self._told(told, found.answer, found.instead)

    def remembered(self, told: Told, answer: Answer) -> Choice | None:
        """Why it has given an answer: what it was for, or whom it spared where that is remembered. It is not asked
        again: that would take as long as the evening has taken."""
        noted = self.memory.get(_moment(told))
        return self._told(told, answer, noted[1] if noted is not None and noted[0] == answer else None)

    def _note(self, spared: Spared) -> None:
        self.memory[spared.moment] = spared.answer, spared.instead
        self._new.append(spared)

    def noted(self) -> tuple[str, ...]:
        """Whom it has spared since it was last asked."""
        found, self._new = self._new, []
        return tuple(msgspec.json.encode(one).decode() for one in found)

    def learn(self, noted: Iterable[str]) -> None:
        """Remember whom it has spared where it was asked. ValueError for what is no such note."""
        for line in noted:
            one = msgspec.json.decode(line, type=Spared)
            self.memory[one.moment] = one.answer, one.instead

    def _told(self, told: Told, answer: Answer, instead: Answer | None) -> Choice:
        view: TableView = told.view
        reason, about = reason_of(view, self.tale, told.decision, answer)
        if instead is not None:
            reason, about = "spared", {**about, **_spared(view, instead)}
        return Choice(answer, reason, {"round": view.round, **about})

    def judge(self, told: Told, imagine: Imagine) -> Verdict:
        """What it answers, and what it would have done without its temper."""
        return _Thought(self, told, imagine).verdict()


class _Thought:
    """One question."""

    def __init__(self, mind: KeeperMind, told: Told, imagine: Imagine) -> None:
        self.mind, self.temper, self.decision = mind, mind.temper, told.decision
        self.view: TableView = told.view
        self.imagine, self.seed = imagine, told.luck.rng
        turn = told.decision.kind == "keeper_action"
        self.nodes = Nodes(TURN if turn else WINDOW)
        self.trying = Trying(mind.game, self.nodes, self.worth)
        self.floor = self.temper.floor(len(self.view.people), self.view.round)
        self.root = self.table(0)
        """The table on which lines are begun: what stands open now is the same on all of them."""

    def worth(self, state: State) -> float:
        """The points of a table."""
        return worth(state, self.mind.judgment.worth)

    def chance(self, state: State) -> float:
        """The investigators' chance."""
        return chance(state, self.mind.judgment.chance) if self.floor > 0 else 0.0

    def table(self, number: int) -> State:
        """One of the imagined tables; each has luck of its own."""
        found: State = self.imagine(LuckAt(seeded(self.seed ^ number)))
        return found

    def verdict(self) -> Verdict:
        """What is answered."""
        if self.decision.kind == "keeper_action":
            return self.turn()
        found = self.trying.candidates(self.root)
        if len(found) == 1:
            return Verdict(found[0])
        if self.decision.kind in ACTS or self.decision.kind in ("victim", "evade_damage", "special_attack", "reroll"):
            return self.averaged(found)
        return self.part()

    # ------------------------------------------------------------------------------------------------- the own turn

    def turn(self) -> Verdict:
        """The line of acts that is best when the turn is over; its first act is done now."""
        start = Line(self.worth(self.root), self.root, ())
        known: set[tuple[float, int, int]] = set()

        def expand(line: Line[State]) -> list[Line[State]]:
            state = line.state
            if state.over or state.decision is None or state.decision.kind != "keeper_action" or self.nodes.spent:
                return []
            found = []
            for answer in self.trying.candidates(state):
                if not answer or self.nodes.spent:
                    continue
                other = state.clone()
                self.trying.step(other, answer)
                for way in self.trying.ways(other, (*line.answers, answer), WAYS):
                    key = (round(way.worth, 6), way.state.threat, len(way.state.monsters))
                    if key not in known:
                        known.add(key)
                        found.append(way)
            return found

        lines = beam(start, expand, WIDTH, DEPTH)
        return self.finally_(start, lines)

    def finally_(self, start: Line[State], lines: Sequence[Line[State]]) -> Verdict:
        """Of all lines the best few, and the one that does nothing, are tried out to the end of the turn."""
        ranked = best_first(lines[1:])
        chances = {id(line): self.chance(line.state) for line in lines}
        fair = [line for line in ranked if chances[id(line)] >= self.floor]
        mildest = sorted(ranked, key=lambda line: -chances[id(line)])[:1] if self.floor > 0 else []
        chosen_few = {id(line): line for line in (*_by_first(ranked), *_by_first(fair), *mildest)}
        tried = [*chosen_few.values(), start]
        worths, odds = [], []
        for number in range(1, TURN_DICE + 1):
            table = self.table(number)
            ends = [self._played(table, line) for line in tried]
            worths.append([self.worth(one) for one in ends])
            odds.append([self.chance(one) for one in ends])
        mean, left = averages(worths), averages(odds)
        best = max(range(len(tried)), key=lambda at: (mean[at], -at))
        chosen = kept(mean, left, self.floor)
        by_first: dict[Answer, float] = {}
        for at, line in enumerate(tried):
            first = line.answers[0] if line.answers else ()
            by_first[first] = max(by_first.get(first, mean[at]), mean[at])
        answer = tried[chosen].answers[0] if tried[chosen].answers else ()
        wanted = tried[best].answers[0] if tried[best].answers else ()
        if wanted == answer:
            answer = self._varied(answer, by_first)
            if not answer and self.temper.busy:
                answer = self._busy(by_first)
            return Verdict(answer, None, self.nodes.used, by_first)
        return Verdict(answer, wanted or None, self.nodes.used, by_first)

    def _varied(self, answer: Answer, worths: Mapping[Answer, float]) -> Answer:
        """Another act that is nearly as good, where the round has a taste for it: nobody is to know the house by heart.
        Not at the price of passing, nor of the objective's own acts."""
        if not answer or not answer[0].startswith("action:") or not self.temper.varied:
            return answer
        luck = LuckAt(seeded(self.seed ^ self.view.round))
        near = [one for one, found in worths.items()
                if one and one[0].startswith("action:") and found >= worths[answer] - self.temper.varied]  # fmt: skip
        return near[below(luck, len(near))] if near else answer

    def _busy(self, worths: Mapping[Answer, float]) -> Answer:
        """Where nothing has been done in this turn something is, as long as it costs little."""
        done = any(one.startswith(("used:", "walked:", "guest:", "maddened:")) for one in self.view.done)
        found = [one for one in worths if one and worths[one] >= worths[()] - HARMLESS]
        return max(found, key=lambda one: worths[one]) if found and not done else ()

    def _played(self, table: State, line: Line[State]) -> State:
        """Where a line leads on another table, to the end of the turn; what does not fit there is left."""
        state = table.clone()
        for answer in line.answers:
            self.trying.others(state)
            if state.over or state.decision is None or self.mind.game.check(state, answer) is not None:
                break
            self.trying.step(state, answer)
        while not state.over and state.decision is not None and state.decision.kind == "keeper_action":
            self.trying.step(state, ())
            self.trying.settle(state, frozenset({"keeper_action"}))
        self.trying.settle(state, frozenset({"mythos_window"}))
        return state

    # -------------------------------------------------------------------------------------------- all other answers

    def averaged(self, answers: Sequence[Answer]) -> Verdict:
        """The answer that is best on average over imagined dice; the same dice for all."""
        worths, odds = [], []
        for number in range(1, DICE + 1):
            table = self.table(number)
            row, left = [], []
            for answer in answers:
                other = table.clone()
                self.trying.step(other, answer)
                self.trying.settle(other, ACTS)
                row.append(self.worth(other))
                left.append(self.chance(other))
            worths.append(row)
            odds.append(left)
            if self.nodes.spent:
                break
        mean, left_over = averages(worths), averages(odds)
        best = answers[max(range(len(answers)), key=lambda at: (mean[at], -at))]
        known = [at for at, answer in enumerate(answers) if self._may(answer)]
        if not known:
            return Verdict(answers[kept(mean, left_over, self.floor)], None, self.nodes.used)
        chosen = known[kept([mean[at] for at in known], [left_over[at] for at in known], self.floor)]
        answer = answers[chosen]
        if self.temper.spreads and self.decision.kind == "strike" and answer:
            answer = self._spread([answers[at] for at in known if answers[at]])
        spared = best if best != answer and best and not self._alike(best, answer) else None
        return Verdict(answer, spared, self.nodes.used, dict(zip(answers, mean, strict=True)))

    def part(self) -> Verdict:
        """Where an act that has begun goes on: the way that is best when it is done."""
        found = self.trying.ways(self.root, (), WAYS)
        chances = [self.chance(line.state) for line in found]
        line = found[kept([one.worth for one in found], chances, self.floor)]
        answer = line.answers[0] if line.answers else self.trying.candidates(self.root)[-1]
        return Verdict(answer, None, self.nodes.used)

    # ------------------------------------------------------------------------------------------------------- pacing

    def _may(self, answer: Answer) -> bool:
        """Whether the temper lets a blow fall: who cannot have seen it coming, or has lost somebody before, is not
        struck where it may kill."""
        if self.decision.kind != "strike" or not answer:
            return True
        _, monster, seat = answer[0].split(":")
        actor = int(seat[1:]) - 1
        one = lookup.monster(self.root, monster)
        if one is None or lookup.damage_of(self.root, one) < effects.health(self.root, actor):
            return True
        if self.floor <= 0 and not self.temper.announces:
            return True
        if self.temper.announces and f"came:{monster}" in self.view.done:
            return False
        begun = self.root.options.characters[actor].who
        return not (self.temper.once and self.floor > 0 and self.root.people[actor].who != begun)

    def _spread(self, answers: Sequence[Answer]) -> Answer:
        """A blow at whoever has most left of those in reach."""
        health = {one.seat: one.health for one in self.view.people}
        return max(answers, key=lambda answer: health[answer[0].rsplit(":", 1)[1]])

    def _alike(self, one: Answer, other: Answer) -> bool:
        """Whether two blows are at the same seat: then nobody was spared."""
        return bool(one and other) and one[0].rsplit(":", 1)[-1] == other[0].rsplit(":", 1)[-1]


def _by_first(lines: Sequence[Line[State]]) -> list[Line[State]]:
    """The best line for each first act, then the next best: `FINAL` of them."""
    firsts: dict[Answer, Line[State]] = {}
    for line in lines:
        firsts.setdefault(line.answers[0], line)
    chosen = list(firsts.values())[:FINAL]
    return [*chosen, *(line for line in lines if line not in chosen)][:FINAL]


def _spared(view: TableView, instead: Answer) -> dict[str, str | int]:
    """Whom something was spared, where that can be told: the seat of a blow, a mishap, or the turn that is going on."""
    last = instead[0].rsplit(":", 1)[-1]
    seats = {one.seat for one in view.people}
    seat = last if last in seats else view.active if view.active in seats else ""
    card = next((word for word in instead[0].split(":") if word in catalogue().mythos or word in catalogue().trauma
                 or word in catalogue().keeper_actions), "")  # fmt: skip
    return {"seat": seat, "card": card}
