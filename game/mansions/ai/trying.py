"""Trying out on imagined tables what the Keeper may do: which answers are worth a thought, what others answer."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Answer
from game.core.mind.lines import Line, Nodes, best_first
from game.mansions.cards.reading import catalogue
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import KEEPER_SEAT, State

RESTS = frozenset({"step", "next_investigator"})
"""Questions at which somebody walks on: there a thought of the Keeper's ends."""
ACTS = frozenset({"keeper_action", "strike", "mythos_window", "trauma_window"})
"""The Keeper's questions that begin something; its others belong to what was begun."""
GOES_ON = ("enter", "go", "stop", "go_on")
"""What people answer to questions by the way while a table is tried out."""
SURE = 6
"""From this number on a test is left to the dice: no token is spent."""
PARTS = 8
"""So many questions belong to one act at most."""


class Trying:
    """Tables tried out by the rules; each step takes of the budget."""

    def __init__(self, game: Mansions, nodes: Nodes, worth: Callable[[State], float]) -> None:
        self.game, self.nodes, self.worth = game, nodes, worth

    def step(self, state: State, answer: Answer) -> None:
        """Give an answer on a table that is nobody else's."""
        self.nodes.take()
        self.game.step(state, answer)

    def candidates(self, state: State) -> list[Answer]:
        """The answers that are worth a thought; of several cards that must go the cheapest go."""
        decision = state.decision
        assert decision is not None
        ids = [one.id for one in self.game.options(state)]
        if decision.min > 1:
            ranked = sorted(ids, key=_cheapness) if decision.kind == "card" else ids
            return [tuple(ranked[: decision.min])]
        found: list[Answer] = [(id_,) for id_ in dict.fromkeys(ids)]
        return found if decision.min else [*found, ()]

    def filled(self, state: State) -> Answer:
        """What somebody of the other side answers meanwhile: tokens for what is unsure, and on they go."""
        decision = state.decision
        assert decision is not None
        ids = [one.id for one in self.game.options(state)]
        if decision.kind == "skill_token":
            value = decision.args.get("value", SURE)
            spends = "token" in ids and isinstance(value, int) and value < SURE
            return ("token",) if spends else ("no-token",)
        if not decision.min:
            return ()
        word = next((word for word in GOES_ON if word in ids), None)
        return (word,) if word is not None else tuple(ids[: decision.min])

    def others(self, state: State) -> None:
        """Go on until the Keeper is asked, somebody may walk, or the game is over."""
        while not state.over and state.decision is not None:
            if state.decision.seat == KEEPER_SEAT or state.decision.kind in RESTS:
                return
            self.step(state, self.filled(state))

    def settle(self, state: State, ends: frozenset[str]) -> None:
        """Go on until a question of the kinds `ends` stands, somebody may walk, or the game is over; the Keeper's
        questions on the way are answered by the first thing that is best at once."""
        while True:
            self.others(state)
            decision = state.decision
            if state.over or decision is None or decision.kind in RESTS or decision.kind in ends:
                return
            if self.nodes.spent:
                answer = self.candidates(state)[0] if decision.min else ()
            elif decision.kind == "strike":
                answer = self.weakest_struck(state)
            else:
                answer = self.at_once(state)
            self.step(state, answer)

    def at_once(self, state: State) -> Answer:
        """The answer after which the table is worth most."""
        found = self.candidates(state)
        if len(found) == 1:
            return found[0]
        worths = []
        for answer in found:
            other = state.clone()
            self.step(other, answer)
            self.others(other)
            worths.append(self.worth(other))
        return found[max(range(len(found)), key=lambda at: (worths[at], -at))]

    def weakest_struck(self, state: State) -> Answer:
        """A blow at whoever has least left."""

        def left(id_: str) -> int:
            actor = int(id_.rsplit(":", 1)[1][1:]) - 1
            person = state.people[actor]
            return catalogue().investigators[person.who].health - person.damage

        return (min((one.id for one in self.game.options(state)), key=left),)

    def ways(self, state: State, begun: tuple[Answer, ...], keep: int) -> list[Line[State]]:
        """The best few tables to which an act leads that has begun so on a table of one's own: through its targets and
        paths to the next act."""
        rim, done = [Line(0.0, state, begun)], list[Line[State]]()
        for _ in range(PARTS):
            further: list[Line[State]] = []
            for line in rim:
                self.others(line.state)
                decision = line.state.decision
                if line.state.over or decision is None or decision.kind in ACTS or decision.kind in RESTS:
                    done.append(Line(self.worth(line.state), line.state, line.answers))
                    continue
                found = self.candidates(line.state)
                for answer in found:
                    other = line.state.clone() if len(found) > 1 else line.state
                    self.step(other, answer)
                    further.append(Line(self.worth(other), other, (*line.answers, answer)))
            rim = best_first(further)[: 2 * keep]
            if not rim or self.nodes.spent:
                break
        return best_first(done or rim)[:keep]


def _cheapness(card: str) -> tuple[int, str]:
    """Omens that cost little go first, then mishaps that are easy to come by."""
    box = catalogue()
    if card in box.mythos:
        return box.mythos[card].cost, card
    return -box.trauma[card].limit if card in box.trauma else 0, card
