"""A night by its rounds, told when it is over: where everybody went, what stood where at each round's end, and what
nobody saw while it lasted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.engine.session import Session
from game.mansions.cards.story import story
from game.mansions.play.retold import steps_of
from game.mansions.rules import lookup
from game.mansions.rules.state import State


@dataclass(frozen=True, slots=True)
class Round:
    """One round: the ways that were walked in it, and how the house stood when it ended."""

    number: int
    ways: Mapping[str, tuple[str, ...]]
    """By seat, the spaces from where somebody was when it began; () for whoever was not there."""
    monsters: tuple[tuple[str, str], ...]
    """Kind and space of every figure of the Keeper's."""
    dark: tuple[str, ...]
    fire: tuple[str, ...]
    threat: int


@dataclass(frozen=True, slots=True)
class Secrets:
    """What lay face down, or was never played."""

    clues: Mapping[str, str]
    """By clue, the room in which it had been laid."""
    omens: tuple[str, ...]
    """Omens that the Keeper held to the end."""
    mishaps: tuple[str, ...]


def rounds_of(session: Session) -> list[Round]:
    """All rounds of a night, the first one first; of one that broke off in a round, that one too."""
    found: list[Round] = []
    ways: dict[str, list[str]] = {}
    last: State | None = None
    for step in steps_of(session):
        if last is None:
            _stand(step.before, ways)
        if last is not None and step.before.round != step.after.round and step.before.round >= 1:
            found.append(_round(step.before, ways))
            ways = {}
            _stand(step.before, ways)
        _stand(step.after, ways)
        last = step.after
    if last is not None and last.round >= 1:
        found.append(_round(last, ways))
    return found


def _stand(state: State, ways: dict[str, list[str]]) -> None:
    """Where everybody stands now, where that is somewhere else."""
    for actor, person in enumerate(state.people):
        if person.status == lookup.IN_PLAY and person.at:
            way = ways.setdefault(state.seat_of(actor), [])
            if not way or way[-1] != person.at:
                way.append(person.at)


def _round(state: State, ways: Mapping[str, Sequence[str]]) -> Round:
    monsters = tuple((lookup.kind(one).id, one.at) for one in state.monsters)
    return Round(
        state.round, {seat: tuple(way) for seat, way in ways.items()}, monsters, state.dark, state.fire, state.threat
    )


def secrets_of(session: Session) -> Secrets:
    """What is turned up when all is over."""
    state: State = session.state
    tale = story(state.options.story)
    clues = {one.card(state.answers): one.room(state.answers) for one in tale.clues.values()}
    return Secrets(clues, state.mythos_hand, state.trauma_hand)
