"""Candidate answers: the few ways to answer a question that are worth thinking through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.bigbook.rules.kinds import ELEMENT, PLACE_OF, VALUE
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision, Option

SAME_ELEMENT: Final = 20
"""At most so many answers of one element are counted."""


def candidates(game: BigBook, state: State, most: int, payments: int) -> list[Answer]:
    """Legal answers to the standing decision, at least one: every action; the best payments; all choices where there
    are no more than `most`, else the first ones from either end of the values."""
    decision = state.decision
    assert decision is not None
    if decision.kind == "pay":
        return list(game.suggest_payments(state, str(decision.args["action"]))[:payments])
    options = game.options(state)
    if decision.kind == "action" or (decision.min == decision.max == 1 and decision.shape == "any"):
        return [(option.id,) for option in options]
    if decision.shape == "same_element":
        return _one_element(decision, options)
    every = handfuls(options, decision.min, decision.max, most)
    return every if every is not None else _ends(decision, options, most)


def handfuls(options: Sequence[Option], least: int, most: int, limit: int) -> list[Answer] | None:
    """Every choice of `least` to `most` ids, small ones first; None where there are more than `limit`."""
    found: list[Answer] = []
    for answer in _multisets(options, 0, least, most):
        found.append(answer)
        if len(found) > limit:
            return None
    found.sort(key=len)
    return found


def _multisets(options: Sequence[Option], at: int, least: int, most: int) -> Iterator[Answer]:
    if at == len(options):
        if least <= 0:
            yield ()
        return
    one = options[at]
    for count in range(min(one.count, most) + 1):
        for rest in _multisets(options, at + 1, least - count, most - count):
            yield (one.id,) * count + rest


def _one_element(decision: Decision, options: Sequence[Option]) -> list[Answer]:
    """Nothing, or exactly `max` cards of one element."""
    found: list[Answer] = [()] if decision.min == 0 else []
    for element in range(4):
        own = [option for option in options if ELEMENT[PLACE_OF[option.id][2]] == element]
        for answer in _multisets(own, 0, decision.max, decision.max):
            found.append(answer)
            if len(found) > SAME_ELEMENT * (element + 1):
                break
    return found


def _value(id_: str) -> int:
    place = PLACE_OF.get(id_)
    return VALUE[place[2]] if place is not None else 0


def _ends(decision: Decision, options: Sequence[Option], limit: int) -> list[Answer]:
    """By number of cards: the least valuable, the most valuable, and either without Madness."""
    rising = sorted([option.id for option in options for _ in range(option.count)], key=_value)
    sane = [id_ for id_ in rising if _value(id_)]
    found: dict[Answer, None] = {}
    for count in range(decision.min, min(decision.max, len(rising)) + 1):
        for row in (rising, rising[::-1], sane, sane[::-1]):
            if count <= len(row) and len(found) < limit:
                found[tuple(row[:count])] = None
    return list(found)
