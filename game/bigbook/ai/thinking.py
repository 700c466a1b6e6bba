"""A companion's thinking in pieces: a little in every frame, so that whoever shows frames never waits for it."""

from __future__ import annotations

from collections.abc import Callable

from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .planner import Planner, Ranked, luck_in, open_in, to_the_end
from .tempers import MASTER
from .vain import in_vain

HINT_SEED = 7
"""A hint thinks alike each time it is asked at the same moment."""


class Thinking:
    """What a companion would answer at one moment of a game. What it finds does not depend on the pieces."""

    def __init__(self, game: BigBook, state: State, seed: int, temper: str = MASTER, style: bool = False) -> None:
        self.planner = Planner(seed, temper, style)
        self.game, self.state = game, state.clone()
        self._work = self.planner.thinking(game, state.clone())
        self._found: Ranked | None = None

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

    def _useful(self, found: Ranked) -> Ranked:
        """With what is done in vain before the first answer that is of use put behind all others."""
        if len(found) == 1:
            return found
        first = next((at for at, (_, answer) in enumerate(found) if not self._in_vain(answer)), 0)
        return [*found[first:], *found[:first]]

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
        for seen, answer in self.planner.line(self.game, first)[1:]:
            now = table.decision
            if now is None or now.seat != asked.seat or now.kind == "action" or luck != luck_in(table):
                break
            if seen != open_in(table) or self.game.check(table, answer) is not None:
                break
            answers.append(answer)
            self.game.step(table, answer)
        return tuple(answers)


class Advice:
    """The master's thoughts about the question that stands, begun once and kept while it stands: whoever asks for them
    second finds what the first has had thought out."""

    def __init__(self) -> None:
        self._thinking: Thinking | None = None
        self._moment: State | None = None

    def at(self, game: BigBook, state: State) -> Thinking:
        """What he makes of a moment, as far as he is; begun where it is a new one."""
        if self._thinking is None or self._moment is not state:
            self._thinking, self._moment = Thinking(game, state, HINT_SEED), state
        return self._thinking
