"""The spell that goes for a new one: which one a line gives up, and what somebody has learned in this turn before."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules.events import SpellLearned, read
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

GIVE_UP = "choose_spell_give_up"
"""The question of whoever learns a spell and has no room for it."""


def asks_to_part(state: State) -> bool:
    """Whether somebody is asked which spell goes for a new one."""
    return state.decision is not None and state.decision.prompt == GIVE_UP


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
