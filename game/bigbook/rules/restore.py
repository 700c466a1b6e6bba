"""A state read from a file is looked over before it is believed: known cards, sensible numbers, frames that exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.bigbook.catalogue import catalogue

from .kinds import KIND_NAMES, SEATS
from .state import State


def restore(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. ValueError, KeyError or TypeError name what cannot be part of a game.

    Types and bounds of numbers are those of `State`, `Player` and `Curse`; here is what they cannot say by themselves.
    """
    state = State.from_json(data)
    count = len(state.players)
    _need([player.magician for player in state.players] == [*state.options.magicians], "players")
    _need(state.active < count, "active")
    _table(state)
    _running(state, count)
    return state


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"{what} of no game")


def _known(what: str, names: Iterable[str], known: Iterable[str]) -> None:
    _need(set(names) <= set(known), what)


def _table(state: State) -> None:
    cards = catalogue()
    for player in state.players:
        _known("spells", player.spells, cards.spells)
        _known("spells", player.bound, player.spells)
    _known("book", state.book, cards.pages)
    _known("library", [spell for library in state.libraries for spell in library], cards.spells)
    _known("piles", [curse for pile in state.piles for curse in pile], cards.curses)
    _known("aside", [*state.aside, *state.boxed], [*KIND_NAMES, *cards.spells, *cards.curses])
    _known("curses", [curse.id for curse in state.curses], cards.curses)


def _running(state: State, count: int) -> None:
    """The frames name programs and steps that there are; whoever is asked sits at the table."""
    code = state.registry.code
    for frame in state.frames:
        _need(frame.program in code and frame.step < len(code[frame.program]), "frames")
        _need(0 <= frame.actor < count, "frames")
    _need(state.dice is None and not state.luck, "luck")  # no dice here, and no seat that plays by itself
    decision = state.decision
    _need((decision is None) == state.over, "question")
    if decision is not None:
        _need(bool(state.frames), "question")
        _known("question", [decision.seat], SEATS[:count])
