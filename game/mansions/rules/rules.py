"""The second game behind the core's one door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.card_game import CardGame
from game.core.engine.decision import Answer, Decision, Option, Reason
from game.core.engine.event import Event
from game.core.engine.frame import Frame
from game.core.engine.program import Registry
from game.core.engine.rng import HasRng, below
from game.mansions.cards.reading import CARDS
from game.mansions.cards.shelf import STORIES

from . import refusals
from .imagined import imagined
from .open_acts import open_acts
from .options import Options
from .setup import new_state
from .sight import show
from .state import KEEPER, State
from .zones import side_of


class Mansions(CardGame[State, Options]):
    """The rules of this game; holds no state of its own."""

    id = "mansions"
    shapes: frozenset[str] = frozenset()
    nonsense: tuple[Answer, ...] = (("move:nowhere",), ("attack:m99:fists",), ("action:nothing",))

    def __init__(self, programs: Registry) -> None:
        super().__init__(programs, Options, (CARDS, STORIES))

    def new(self, options: Options, seed: int) -> State:
        """A fresh table, dealt but not begun; a person who is Keeper has still to answer the story's questions."""
        state = new_state(options, seed)
        if options.keeper == "person":
            state.phase = "setup"
        state.frames = [Frame("game", KEEPER, "rules")]
        return state

    def listed(self, state: State, decision: Decision) -> tuple[Option, ...]:
        """The acts of a turn."""
        return open_acts(state, state.active)

    def check(self, state: State, answer: Answer) -> Reason | None:
        """Why an answer is illegal, or None."""
        decision = state.decision
        if decision is None:
            return Reason("game-over", "MM-OBJ.5")
        if decision.kind == "step":
            return refusals.of_answer(state, answer)
        return refusals.of_choice(state, self.options(state), answer)

    def why_not(self, state: State, action: str, by: str | None = None) -> Reason | None:
        """Why an action tried by `by` (default: whoever is asked) is refused, or None."""
        return refusals.why_not(state, action, by)

    def random_answer(self, state: State, rng: HasRng) -> Answer:
        """Any legal answer, by chance."""
        decision = state.decision
        assert decision is not None
        options = self.options(state)
        count = decision.min + below(rng, decision.max - decision.min + 1)
        if decision.kind == "step":  # asked most, always for one of acts that are all different
            return (options[below(rng, len(options))].id,)
        ids = [one.id for one in options for _ in range(one.count)]
        return tuple([ids.pop(below(rng, len(ids))) for _ in range(count)])

    def view(self, state: State, viewer: str | None = None) -> Any:
        """What a viewer may see."""
        from .project import project  # noqa: PLC0415 - the projection is not needed to play

        return project(state, viewer)

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        """The event as a viewer may hear it, or None."""
        return show(event, viewer)

    def imagined(self, state: State, seat: str, luck: HasRng) -> State:
        """A table that looks alike to the Keeper."""
        return imagined(state, seat, luck)

    def side_of(self, seat: str) -> str:
        """`investigators` or `keeper`."""
        return side_of(seat)

    def state_from_json(self, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
        return State.from_json(data)

    def snapshot_key(self, state: State) -> int:
        """Journals note a snapshot at every round."""
        return state.round

    def breaches(self, state: State) -> Sequence[str]:
        """What must always hold and does not, in words; nothing when all is well."""
        from .invariants import breaches  # noqa: PLC0415 - only tests and fuzzing look

        return breaches(state)
