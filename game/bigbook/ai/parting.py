"""The spell that goes for a new one: which one a line gives up or spares, and what was learned in this turn before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.events import SpellLearned, read
from game.bigbook.rules.kinds import MADNESS, SEAT_OF
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.program import inner_steps

GIVE_UP = "choose_spell_give_up"
"""The question of whoever learns a spell and has no room for it."""


def asks_to_part(state: State) -> bool:
    """Whether somebody is asked which spell goes for a new one."""
    return state.decision is not None and state.decision.prompt == GIVE_UP


@cache
def burning() -> frozenset[str]:
    """The spells that destroy Madness in their caster's hand for good, as their programs say."""
    programs = {source.name: source.steps for source in catalogue().sources}
    return frozenset(spell for spell in catalogue().spells if _burns(programs[f"spell:{spell}@1"]))


def _burns(steps: Sequence[Mapping[str, Any]]) -> bool:
    return any(
        verb == "destroy" and "hand" in args.get("from", ()) and args.get("only", "any") in ("any", "madness")
        for verb, args in _deeds(steps)
    )


def _deeds(steps: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The verbs of a program with their arguments, those within others too."""
    for step in steps:
        for verb, args in step.items():
            if isinstance(args, dict):
                yield verb, args
            for inner in inner_steps(args):
                yield from _deeds(inner)


def spared(state: State, found: Sequence[tuple[float, Answer]], near: float) -> list[tuple[float, Answer]]:
    """Answers, best first, to the question which spell goes for a new one: not the last one that destroys Madness as
    long as there is Madness among that player's cards and another spell may go for nearly the same."""
    asked = state.decision
    if asked is None or not asks_to_part(state):
        return list(found)
    player = state.players[SEAT_OF[asked.seat]]
    last = burning() & set(player.spells)
    mad = any(MADNESS in zone for zone in (player.hand, player.deck, player.discard))
    best, answer = found[0]
    if not mad or len(last) != 1 or read_option(answer[0]).name not in last:
        return list(found)
    other = next((one for one in found[1:] if best - one[0] < near), None)
    return list(found) if other is None else [other, *(one for one in found if one is not other)]


def given_up(session: BigBookSession, line: Sequence[Answer]) -> str:
    """The spell that goes in a line for the one that is learned with its first answer; '' where it does not come to
    that."""
    table = session.state.clone()
    for at, answer in enumerate(line):
        decision = table.decision
        if (at and decision is not None and decision.kind == "action") or session.game.check(table, answer) is not None:
            break
        if asks_to_part(table):
            return read_option(answer[0]).name
        session.game.step(table, answer)
    return ""


def learned(session: BigBookSession) -> tuple[str, ...]:
    """What whoever is asked has learned in this turn so far, and still has."""
    state, asked = session.state, session.decision
    if asked is None:
        return ()
    told = [read(event) for one in session.past if one.state.turn == state.turn for event in one.events]
    spells = [one.spell for one in told if isinstance(one, SpellLearned) and one.seat == asked.seat]
    owned = next(player.spells for player in session.view().players if player.seat == asked.seat)
    return tuple(spell for spell in dict.fromkeys(spells) if any(one.id == spell for one in owned))
