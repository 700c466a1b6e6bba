"""A state read from a file is looked over before it is believed: known cards, sensible numbers, frames that exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.bigbook.catalogue import catalogue

from .kinds import KIND_NAMES, KINDS, SEATS
from .state import Curse, Player, State

MANY = 10_000
"""No number on the table is larger."""


def restore(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. ValueError, KeyError or TypeError name what cannot be part of a game."""
    state = State.from_json(data)
    count = len(state.players)
    _need(count == len(state.options.magicians), "players")
    for player, magician in zip(state.players, state.options.magicians, strict=True):
        _need(player.magician == magician, "magician")
        _player(player)
    _numbers("counts", [state.madness, state.turn], MANY)
    _numbers("supply", state.supply, MANY, length=len(KINDS))
    _numbers("tokens", state.tokens_left, MANY, length=4)
    _numbers("clock", [state.marker, state.round, state.turned], 6)
    _numbers("active", [state.active], count - 1)
    _table(state)
    _running(state, count)
    return state


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"{what} of no game")


def _numbers(what: str, values: list[Any], most: int, length: int | None = None) -> None:
    """Whole numbers from 0 to `most`; JSON's true and false are none."""
    _need(all(type(value) is int and 0 <= value <= most for value in values), what)
    _need(length is None or len(values) == length, what)


def _known(what: str, names: Iterable[Any], known: Iterable[str]) -> None:
    there = set(known)
    _need(all(isinstance(name, str) and name in there for name in names), what)


def _player(player: Player) -> None:
    for zone in (player.hand, player.deck, player.discard, player.support):
        _numbers("cards", zone, len(KINDS) - 1)
    _known("spells", player.spells, catalogue().spells)
    _numbers("spells", list(player.spells.values()), 7)
    _known("spells", player.bound, player.spells)
    _need(all(isinstance(by, str) for by in player.bound.values()), "spells")
    _need(type(player.ability_used) is bool and type(player.eliminated) is bool, "marks")


def _table(state: State) -> None:
    cards = catalogue()
    _known("book", state.book, cards.pages)
    _need(len(state.book) == 7 and len(state.libraries) == 4 and len(state.piles) == 5, "piles")
    _known("library", [spell for library in state.libraries for spell in library], cards.spells)
    _known("piles", [curse for pile in state.piles for curse in pile], cards.curses)
    _known("aside", [*state.aside, *state.boxed], [*KIND_NAMES, *cards.spells, *cards.curses])
    for curse in state.curses:
        _curse(curse)
    for text in (state.phase, state.result, state.reason, state.barrier):
        _need(isinstance(text, str), "words")


def _curse(curse: Curse) -> None:
    _known("curses", [curse.id], catalogue().curses)
    _numbers("curses", [curse.position], len(catalogue().table.positions) - 1)
    _numbers("curses", [curse.madness, curse.until, *curse.tokens], MANY)
    _need(type(curse.applied) is bool, "curses")


def _running(state: State, count: int) -> None:
    """The frames name programs and steps that there are; whoever is asked sits at the table."""
    code = state.registry.code
    for frame in state.frames:
        _need(isinstance(frame.program, str) and frame.program in code, "frames")
        _numbers("frames", [frame.step], len(code[frame.program]) - 1)
        _numbers("frames", [frame.actor], count - 1)
        _need(isinstance(frame.source, str) and isinstance(frame.locals, dict), "frames")
    _need(type(state.rng) is int and type(state.over) is bool, "luck")
    _need(state.dice is None and not state.luck, "luck")  # no dice here, and no seat that plays by itself
    decision = state.decision
    _need((decision is None) == state.over, "question")
    if decision is not None:
        _need(bool(state.frames), "question")
        _known("question", [decision.seat], SEATS[:count])
        _numbers("question", [decision.min, decision.max], MANY)
