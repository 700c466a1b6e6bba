"""The Big Book of Madness behind the core's one door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import starmap
from typing import Any

from game.bigbook.catalogue import CARDS
from game.bigbook.rules import actions, payment, purse, suggestions
from game.bigbook.verbs.programs import programs
from game.bigbook.view import TableView
from game.core.card_game import CardGame
from game.core.engine.decision import Answer, Decision, Option, Reason, option
from game.core.engine.rng import HasRng, below

from .kinds import ELEMENT, ELEMENTS, PLACE_OF, SEAT_OF, card_option
from .options import Options
from .purse import Cost
from .restore import restore
from .setup import new_state
from .state import State


class BigBook(CardGame[State, Options]):
    """The rules of this game; holds no state of its own."""

    id = "bigbook"
    shapes = frozenset({"same_element"})
    """Nothing, or exactly `max` cards of one element."""
    nonsense: tuple[Answer, ...] = (("p9.hand.water1",), ("activate:ice:4",))

    def __init__(self) -> None:
        super().__init__(programs(), Options, (CARDS,))

    def new(self, options: Options, seed: int) -> State:
        """A fresh table, dealt but not begun."""
        return new_state(options, seed)

    def listed(self, state: State, decision: Decision) -> list[Option]:
        """Actions, or the cards that may pay."""
        return _open(state, decision)

    def check(self, state: State, answer: Answer) -> Reason | None:
        """Why an answer is illegal, or None."""
        decision = state.decision
        if decision is None:
            return Reason("game-over", "BB-END.1")
        if decision.kind == "action":
            if len(answer) != 1:
                return Reason("not-an-action", "BB-ACT.1")
            return actions.refusal(state, None, answer[0])
        if decision.kind == "pay":
            return payment.check(state, actions.purse_of(state, decision), self.cost_now(state), answer)
        return _check_choice(self.options(state), decision, answer)

    def cost_now(self, state: State) -> Cost:
        """The cost of the action that is being paid."""
        assert state.decision is not None
        act = actions.parse(str(state.decision.args["action"]))
        assert act is not None
        return actions.cost_of_act(state, act)

    def why_not(self, state: State, action: str, by: str | None = None) -> Reason | None:
        """Why an action tried by `by` (default: whoever is asked) is refused, or None."""
        return actions.refusal(state, None if by is None else SEAT_OF[by], action)

    def cost(self, state: State, action: str) -> Cost:
        """What an action costs now; ValueError for an unknown action."""
        act = actions.parse(action)
        if act is None:
            raise ValueError(f"there is no action {action!r}")
        return actions.cost_of_act(state, act)

    def payable(self, state: State) -> tuple[Option, ...]:
        """The cards that the player who decides may pay with."""
        if state.decision is None:
            return ()
        return tuple(_cards(state, state.decision))

    def within_reach(self, state: State) -> dict[str, int]:
        """How much of each element the player who decides could pay with."""
        if state.decision is None or state.decision.kind not in ("action", "pay"):
            return dict.fromkeys(ELEMENTS, 0)
        return dict(zip(ELEMENTS, purse.totals(state, actions.purse_of(state, state.decision)), strict=True))

    def check_payment(self, state: State, action: str, cards: Sequence[str]) -> Reason | None:
        """Why these cards do not pay this action now, or None."""
        assert state.decision is not None
        return payment.check(state, actions.purse_of(state, state.decision), self.cost(state, action), cards)

    def suggest_payments(self, state: State, action: str) -> list[tuple[str, ...]]:
        """Legal payments of an action, best first."""
        if state.decision is None:
            return []
        return suggestions.payments(state, actions.purse_of(state, state.decision), self.cost(state, action))

    def random_answer(self, state: State, rng: HasRng) -> Answer:
        """Any legal answer, by chance."""
        decision = state.decision
        assert decision is not None
        if decision.kind == "action":
            options = decision.options or self.options(state)
            return (options[below(rng, len(options))].id,)
        if decision.kind == "pay":
            return suggestions.by_chance(state, actions.purse_of(state, decision), self.cost_now(state), rng)
        return _random_choice(decision, rng)

    def view(self, state: State, viewer: str | None = None) -> TableView:
        """The open table; all seats see the same (A-57)."""
        from .project import project  # noqa: PLC0415 - the projection is not needed to play

        return project(state)

    def side_of(self, seat: str) -> str:
        """Everybody plays for the same side (BB-END.1)."""
        return "students"

    def state_from_json(self, data: dict[str, Any]) -> State:
        """The state that `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
        return restore(data)

    def snapshot_key(self, state: State) -> int:
        """Journals note a snapshot at every turn."""
        return state.turn

    def breaches(self, state: State) -> Sequence[str]:
        """What must always hold and does not, in words; nothing when all is well."""
        from .invariants import breaches  # noqa: PLC0415 - only tests and fuzzing look

        return breaches(state)


@cache
def big_book() -> BigBook:
    """The game, compiled on first use."""
    return BigBook()


def _open(state: State, decision: Decision) -> list[Option]:
    if decision.kind == "pay":
        return _cards(state, decision)
    purse = actions.purse_of(state, decision)
    found = actions.open_actions(state, purse)
    if decision.prompt == "granted_action":
        found.append(_PASS)
        return found
    if actions.can_use_ability(state, purse.actor):
        found.append(_ABILITY)
    found.append(_END)
    return found


_PASS, _ABILITY, _END = option(actions.PASS), option(actions.ABILITY), option(actions.END)


def _cards(state: State, decision: Decision) -> list[Option]:
    cards = purse.sources(state, actions.purse_of(state, decision))
    return list(starmap(card_option, cards.items()))


def _check_choice(options: tuple[Option, ...], decision: Decision, answer: Answer) -> Reason | None:
    there = {option.id: option.count for option in options}
    for name, count in Counter(answer).items():
        if count > there.get(name, 0):
            return Reason("not-an-option", "BB-CLR.2", {"n": decision.max})
    if not decision.min <= len(answer) <= decision.max:
        return Reason("wrong-count", "BB-CLR.2", {"n": decision.max})
    if decision.shape == "same_element" and answer:
        elements = {ELEMENT[PLACE_OF[name][2]] for name in answer}
        if len(elements) != 1 or len(answer) != decision.max:
            return Reason("wrong-count", "BB-CLR.2", {"n": decision.max})
    return None


def _random_choice(decision: Decision, rng: HasRng) -> Answer:
    options = decision.options
    assert options is not None
    count = decision.min + below(rng, decision.max - decision.min + 1)
    if count == 1 and decision.shape == "any":  # mostly: no list of every card is needed
        cards = 0
        for option in options:
            cards += option.count
        left = below(rng, cards)
        for option in options:
            left -= option.count
            if left < 0:
                return (option.id,)
    ids = [option.id for option in options for _ in range(option.count)]
    if decision.shape == "same_element":
        if count < decision.max:
            return ()
        element = ELEMENT[PLACE_OF[ids[below(rng, len(ids))]][2]]
        ids = [name for name in ids if ELEMENT[PLACE_OF[name][2]] == element]
    return tuple([ids.pop(below(rng, len(ids))) for _ in range(count)])
