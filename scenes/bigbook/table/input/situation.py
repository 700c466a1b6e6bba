"""Who is asked at the table, and which presses answer for them (scenes/kit/input/presses.py asks)."""

from __future__ import annotations

from collections.abc import Hashable

from game.bigbook.play import thing_id
from scenes.bigbook.table.context import BookTable
from scenes.kit.thing import Thing

PLAYED = ("card", "spell", "curse", "supply", "library", "ability", "option", "power")
"""Roles of things by which people act."""
ACTS = frozenset({
    "confirm", "pass", "end_turn", "ability", "power", "auto_pay", "better", "same_for_rest", "choose_for_me",
    "remember", "take_over", "give_back", "refuse", "always_lend",
})  # fmt: skip
"""Commands that answer for whoever is asked, or begin to. To wait, to take back and to look is everybody's at once."""


def situation(table: BookTable) -> Hashable:
    """Whose word is waited for, and in whose turn; None while events are shown and when nobody is asked."""
    state, now = table.state, table.session.state.decision  # asked in every frame: without its options
    if table.director.busy or now is None:
        return None
    if state.company is not None:
        return ("company", state.company.seat, state.company.friends) if state.company.friends else ("company",)
    return now.seat, table.session.state.turn, bool(state.lent), state.asking, state.agreed


def goes_on(table: BookTable) -> bool:
    """Whether whoever is asked now has given the last answer, too, and in this turn; at speed 0 all is seen at once."""
    session, now = table.session, table.session.state.decision
    last = session.past[-1].state if session.past else None
    if table.app.speed == 0:
        return True
    if last is None or last.decision is None or now is None or table.state.company is not None:
        return False
    return (last.decision.seat, last.turn) == (now.seat, session.state.turn)


def passing(table: BookTable) -> bool:
    """Whether a companion has the word and goes on by itself."""
    return table.state.company is not None and not table.state.company.waits


def asked(table: BookTable) -> tuple[str, ...]:
    """The seats of those whose word is waited for."""
    state, now = table.state, table.session.state.decision  # asked in every frame: without its options
    if now is None:
        return ()
    if state.company is not None:
        return state.company.friends or (state.company.seat,)
    waited = tuple(seat for seat in state.asking if seat not in state.agreed)
    return waited[:1] or (now.seat,)


def answered_by(command: str) -> bool:
    """Whether a command answers."""
    return command in ACTS or command.startswith(("hand_", "agree_"))


def answers(table: BookTable, thing: Thing) -> bool:
    """Whether a press on a thing answers; of seats that only holds where one of them is to be chosen."""
    at = thing_id.read(thing.id)
    if at.looked:
        return False
    if at.kind == "button":
        if passing(table) and at.name == "confirm":
            return False  # it only hurries
        return answered_by(at.name.replace("-", "_"))
    choice = table.state.choice
    return thing.role in PLAYED or (at.kind == "seat" and choice is not None and at.seat in choice.options)
