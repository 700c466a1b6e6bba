"""Verbs that bring Element cards from the supply."""

from __future__ import annotations

from game.bigbook.rules import zones
from game.bigbook.rules.kinds import DISCARD, ELEMENT, KIND_NAMES, KIND_OF, MADNESS, SEATS, kind_of, successor
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision, option
from game.core.engine.frame import Frame
from game.core.engine.verbs import Outcome

from .arguments import Gain
from .base import verbs


@verbs.verb("gain", Gain)
def gain(state: State, frame: Frame, args: Gain, answer: Answer | None) -> Outcome:
    """Take as many as asked and available; the choice is the actor's."""
    if answer is None:
        if args.element == "moved":
            moved = frame.several("moved")
            kinds = [kind_of(ELEMENT[moved[0]], args.value)] if moved else []
        else:
            kinds = [kind_of(element, args.value) for element in range(4)]
        return choose_supply(state, frame, kinds, args.count, args.to, "choose_supply_gain")
    take_supply(state, frame, answer, args.to)
    return None


def choose_supply(state: State, frame: Frame, kinds: list[int], count: int, to: str, prompt: str) -> Outcome:
    """Take `count` of the `kinds` that are there; ask where there is a choice."""
    there = [kind for kind in kinds if state.supply[kind]]
    total = sum(state.supply[kind] for kind in there)
    limit = min(count, total)
    if not limit:
        return None
    if len(there) == 1 or limit == total:
        ids = [KIND_NAMES[kind] for kind in there for _ in range(state.supply[kind])]
        take_supply(state, frame, tuple(ids[:limit]), to)
        return None
    return Decision(
        seat=SEATS[frame.actor],
        kind="choose_supply",
        prompt=prompt,
        source=frame.source,
        min=limit,
        max=limit,
        args={"n": limit},
        options=tuple(option(KIND_NAMES[kind], min(limit, state.supply[kind])) for kind in there),
    )


def take_supply(state: State, frame: Frame, answer: Answer, to: str) -> None:
    """Bring the named cards."""
    for name in answer:
        zones.gain(state, frame.actor, KIND_OF[name], to, frame.source)


@verbs.verb("gain_successors")
def gain_successors(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """For each card just destroyed the next higher card of its element to the hand, where one is left (BB-VAL.1)."""
    moved = frame.several("moved")
    for kind in moved:
        higher = successor(kind) if kind != MADNESS else None
        if higher is not None and state.supply[higher]:
            zones.gain(state, frame.actor, higher, "hand", frame.source)
    return None


@verbs.verb("take_reward")
def take_reward(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A value-2 card of choice for a destroyed curse, to the discard pile (BB-DES.2, BB-DES.3)."""
    if answer is None:
        return choose_supply(state, frame, [kind_of(e, 2) for e in range(4)], 1, DISCARD, "choose_reward")
    take_supply(state, frame, answer, DISCARD)
    return None
