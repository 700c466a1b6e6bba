"""A companion's thinking in pieces: a little in every frame, so that whoever shows frames never waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.bigbook.rules.action_id import ActionId
from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.place import read_option
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .parting import asks_to_part, spared
from .passed_over import against, passed_over
from .planner import Planner, Ranked, Sight, luck_in, open_in, to_the_end
from .reasons import Following
from .tempers import MASTER
from .vain import in_vain

HINT_SEED = 7
"""A hint thinks alike each time it is asked at the same moment."""
NEAR = 0.1
"""So near (in log-odds to win) a second act is as good as the best one."""
Steps = Sequence[tuple[Sight, Answer]]
"""Answers one after the other, each with what must lie open when it is its turn."""


class Thinking:
    """What a companion would answer at one moment of a game. What it finds does not depend on the pieces. `plan` is
    what was thought out at an earlier moment and goes on here: then it is not thought anew."""

    def __init__(
        self, game: BigBook, state: State, seed: int, temper: str = MASTER, style: bool = False, plan: Steps = ()
    ) -> None:
        self.planner = Planner(seed, temper, style)
        self.game, self.state = game, state.clone()
        self._work = self.planner.thinking(game, state.clone())
        self._plan = plan
        self._found: Ranked | None = [(0.0, plan[0][1])] if plan else None

    @property
    def done(self) -> bool:
        """Whether it knows its answer."""
        return self._found is not None

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until the answer is found, or it is enough for now; that is asked after every piece (about 1 ms)."""
        while self._found is None:
            self._step()
            if enough():
                break

    def ranked(self) -> Ranked:
        """Answers with their values, best first; thinks to the end where it has not. Acts of which the panel would say
        that nothing happens come last: the search likes to cast what lies ready, also where it does nothing. (The
        planner by itself, whose games are counted in docs/balance.md, has no such order.)"""
        if self._found is None:
            self._found = self._useful(to_the_end(self._work))
        return self._found

    def _step(self) -> None:
        try:
            next(self._work)
        except StopIteration as end:
            self._found = self._useful(end.value)

    def line(self, first: Answer) -> list[Answer]:
        """How it would go on with an answer that it has found, that answer included."""
        return [answer for _, answer in self.steps(first)]

    def steps(self, first: Answer) -> Steps:
        """The same, each answer with what must lie open when it is its turn."""
        return self._plan if self._plan else self.planner.line(self.game, first)

    def plan_at(self, state: State) -> Steps:
        """What is left of its best line at a later moment, to which that line has led while no luck spoke; () where it
        has not."""
        if not self.done or luck_in(state) != luck_in(self.state):
            return ()
        steps, seen = self.steps(self.ranked()[0][1]), open_in(state)
        rest = next((steps[at:] for at in range(1, len(steps)) if steps[at][0] == seen), ())
        return rest if rest and self.game.check(state, rest[0][1]) is None else ()

    def _useful(self, found: Ranked) -> Ranked:
        """With what is done in vain before the first answer that is of use put behind all others; and a curse that
        could be destroyed for nearly the same, and against which nothing speaks, before all others; of the spells that
        may go for a new one the last that destroys Madness (`spared`) later."""
        if len(found) == 1:
            return found
        first = next((at for at, (_, answer) in enumerate(found) if not self._in_vain(answer)), 0)
        return self._destroying(spared(self.state, [*found[first:], *found[:first]], NEAR))

    def _destroying(self, found: Ranked) -> Ranked:
        best, answer = found[0]
        session, line = BigBookSession(self.game, self.state), self.line(answer)
        for curse in passed_over(session, line):
            act = (ActionId("destroy", curse).id,)
            obvious = next((one for one in found if one[1] == act and best - one[0] < NEAR), None)
            # that both cannot be done is what the choice is about, and no reason for either
            if obvious is not None and all(one.key == "either" for one in against(session, line, curse)):
                return [obvious, *(one for one in found if one is not obvious)]
        return found

    def _in_vain(self, first: Answer) -> bool:
        return self._acts(first) and in_vain(self.game, self.state, self.together(first))

    def _acts(self, first: Answer) -> bool:
        """Whether an answer is an act, which costs something."""
        asked = self.state.decision
        return asked is not None and asked.kind == "action" and first not in ((END,), (PASS,))

    def together(self, first: Answer) -> tuple[Answer, ...]:
        """An answer with those that belong to it: the payment and the choices that are best for it, as long as no luck
        speaks."""
        answers, table, asked = [first], self.state.clone(), self.state.decision
        assert asked is not None
        luck = luck_in(table)
        self.game.step(table, first)
        for seen, answer in self.steps(first)[1:]:
            now = table.decision
            if now is None or now.seat != asked.seat or now.kind == "action" or luck != luck_in(table):
                break
            if seen != open_in(table) or self.game.check(table, answer) is not None:
                break
            answers.append(answer)
            self.game.step(table, answer)
        return tuple(answers)


@dataclass(frozen=True, slots=True)
class Announced:
    """What people were told that comes next: after how many steps of the game, in which turn, and the luck then."""

    following: Following
    steps: int
    turn: int
    luck: Sight


@dataclass(frozen=True, slots=True)
class Changed:
    """What was announced and is advised no more; whether luck has spoken since, else something else was done."""

    following: Following
    by_luck: bool


@dataclass(frozen=True, slots=True)
class Wish:
    """What a companion of some temper would like somebody else to do."""

    seat: str
    action: str
    temper: str


class Advice:
    """The master's thoughts about the question that stands, begun once and kept while it stands: whoever asks for them
    second finds what the first has had thought out."""

    def __init__(self) -> None:
        self._thinking: Thinking | None = None
        self._moment: State | None = None
        self._announced: Announced | None = None
        self.last: tuple[State, Answer] | None = None
        """The moment at which people were told an advice, and which."""
        self._parts: tuple[str, int, int] | None = None
        """The spell that people were told would go for a new one, in which turn, and after how many steps."""
        self._laid: tuple[State, str, Answer] | None = None
        """The act of the last advice with what pays for it, and when that was told."""
        self.heard = False
        """Whether somebody has been led to an advice step by step in this evening: then a hint begins with it."""
        self._wish: tuple[Wish, int, int] | None = None
        """What a companion has wished for, in which turn, and after how many steps."""

    def at(self, game: BigBook, state: State) -> Thinking:
        """What he makes of a moment, as far as he is; begun where it is a new one, unless his plan goes on there."""
        if self._thinking is None or self._moment is not state:
            plan = self._thinking.plan_at(state) if self._thinking is not None else ()
            self._thinking, self._moment = Thinking(game, state, HINT_SEED, plan=plan), state
        return self._thinking

    def told(self, session: BigBookSession, answer: Answer, following: Following | None) -> None:
        """People were told this advice, and what comes next (`following`), or nothing of that."""
        self.last = (session.state, answer)
        if following is None:
            self._announced = None
        else:
            self._announced = Announced(following, len(session.past), session.state.turn, luck_in(session.state))

    def parts(self, session: BigBookSession, spell: str) -> None:
        """People were told that this spell would go for the one that is advised."""
        self._parts = spell, session.state.turn, len(session.past)

    def parted(self, session: BigBookSession, answer: Answer) -> str:
        """The spell that people were told would go, where it is asked for now and another is advised (`answer`) because
        something was done otherwise; '' else."""
        if self._parts is None or not asks_to_part(session.state):
            return ""
        spell, turn, steps = self._parts
        stands = session.state.turn == turn and len(session.past) > steps
        return spell if stands and read_option(answer[0]).name != spell else ""

    def pays(self, session: BigBookSession, action: str, payment: Answer) -> None:
        """People were told to pay an action so."""
        self._laid = session.state, action, payment

    def pays_as_told(self, session: BigBookSession, action: str, payment: Iterable[str]) -> bool:
        """Whether that is what people were told to pay it with at this moment: what comes after it needs the rest."""
        told = self._laid
        return (
            told is not None and told[0] is session.state and told[1] == action and Counter(told[2]) == Counter(payment)
        )

    def wished(self, session: BigBookSession, wish: Wish) -> None:
        """A companion has said what it would like the person to do who is asked."""
        self._wish = wish, session.state.turn, len(session.past)

    def wish_at(self, session: BigBookSession) -> Wish | None:
        """What a companion has wished for in this turn and what can still be done; None where none has."""
        if self._wish is None or session.decision is None or session.decision.kind != "action":
            return None
        wish, turn, steps = self._wish
        done = any((wish.action,) in step.answers for step in session.past[steps:])
        stands = session.state.turn == turn and not done and session.why_not(wish.action) is None
        return wish if stands and session.decision.seat != wish.seat else None

    def changed(self, session: BigBookSession, answer: Answer) -> Changed | None:
        """What was announced before, where `answer` is advised now instead, and whether luck has spoken since; None
        where nothing was, where it is what was announced, and where that has been done."""
        before, asked = self._announced, session.decision
        if before is None or asked is None or asked.kind != "action" or len(session.past) <= before.steps:
            return None
        act = before.following.action
        done = any((act,) in step.answers for step in session.past[before.steps :])
        if session.state.turn != before.turn or done or (asked.seat, answer) == (before.following.seat, (act,)):
            return None
        return Changed(before.following, luck_in(session.state) != before.luck)
