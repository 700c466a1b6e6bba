"""Every line of one turn in which no luck speaks, act by act: what can be done and with which answers.

A line is a sequence of actions with all their payments and choices, granted ones included. A line ends where a card
would be drawn or turned up: whoever solves a puzzle needs no luck, and nobody is asked to guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.bigbook.rules import actions, purse
from game.bigbook.rules.kinds import ELEMENT, PLACE, VALUE, Place
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .answers import candidates, handfuls
from .planner import open_in

CHOICES = 400
"""A question with more answers makes a position no good: its lines could not be counted."""


class TooManyError(Exception):
    """The lines of a position are more than are looked at."""


def mark(state: State) -> str:
    """Equal for tables that lie open alike."""
    return repr((open_in(state), [player.ability_used for player in state.players]))


def luck(state: State) -> object:
    """Changes whenever luck speaks."""
    return (state.rng, state.turned, state.turn, [len(player.deck) for player in state.players], state.libraries)


def acts_from(game: BigBook, state: State) -> Iterator[tuple[str, State, tuple[Answer, ...]]]:
    """Every action from here with every way to pay for it and to answer what it asks, up to the next action."""
    decision = state.decision
    if decision is None or decision.kind != "action":
        return
    for option in game.options(state):
        if option.id == actions.END:
            continue
        if option.id == actions.PASS:  # no action: what can be done after it
            passed = state.clone()
            game.step(passed, (actions.PASS,))
            for end, answers in settled(game, passed, ((actions.PASS,),), luck(state)):
                for act, after, more in acts_from(game, end):
                    yield act, after, (*answers, *more)
            continue
        after = state.clone()
        game.step(after, (option.id,))
        for end, answers in settled(game, after, ((option.id,),), luck(state)):
            yield option.id, end, answers


def settled(
    game: BigBook, state: State, answers: tuple[Answer, ...], spoken: object
) -> Iterator[tuple[State, tuple[Answer, ...]]]:
    """Every way to answer what is asked until an action is asked for again, with `answers` before it; none where luck
    has spoken since `spoken` was so. TooManyError where a question has too many answers."""
    decision = state.decision
    if luck(state) != spoken or (state.over and state.result != "won"):
        return
    if decision is None or decision.kind == "action":
        yield state, answers
        return
    for way in _ways(game, state):
        after = state.clone()
        game.step(after, way)
        yield from settled(game, after, (*answers, way), spoken)


def _ways(game: BigBook, state: State) -> list[Answer]:
    """Every answer to a payment or a choice."""
    decision = state.decision
    assert decision is not None
    if decision.kind == "pay":
        return payments(game, state, str(decision.args["action"]))
    if decision.shape == "same_element":
        return candidates(game, state, CHOICES, CHOICES)
    every = handfuls(game.options(state), decision.min, decision.max, CHOICES)
    if every is None:
        raise TooManyError
    return every


def payments(game: BigBook, state: State, action: str) -> list[Answer]:
    """Every way to pay for an action in which no card could be left out (A-20)."""
    decision = state.decision
    assert decision is not None
    own, cost = actions.purse_of(state, decision), game.cost(state, action)
    needs = [purse.of_element(element, cost.any_one).need for element in range(4)] if cost.any_one else [cost.need]
    found: dict[Answer, None] = {}
    for need in needs:
        parts = [
            list(_covering(list(purse.sources_of(state, own, element)), count))
            for element, count in enumerate(need)
            if count
        ]
        for chosen in product(*parts):
            found[tuple(PLACE[place] for part in chosen for place in part)] = None
    return list(found)


def _covering(cards: list[tuple[Place, int]], need: int) -> Iterator[tuple[Place, ...]]:
    """Cards of one element that yield what is needed, none too many."""
    for chosen in _handfuls(cards, 0):
        worth = [VALUE[place[2]] for place in chosen]
        if sum(worth) >= need and sum(worth) - min(worth, default=0) < need:
            assert len({ELEMENT[place[2]] for place in chosen}) <= 1
            yield chosen


def _handfuls(cards: list[tuple[Place, int]], at: int) -> Iterator[tuple[Place, ...]]:
    if at == len(cards):
        yield ()
        return
    place, count = cards[at]
    for rest in _handfuls(cards, at + 1):
        for taken in range(count + 1):
            yield (place,) * taken + rest
