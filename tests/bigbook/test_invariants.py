"""Each thing that must always hold, broken once: it is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.bigbook.rules.invariants import breaches
from game.bigbook.rules.options import BadOptions, Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from tests.core.journals import GAME


def state() -> State:
    """A table in its first round, with curses on it."""
    session = BigBookSession.start(Options.of(3), 5)
    chance = Chance(1)
    while len(session.state.curses) < 2:
        session.apply(GAME.random_answer(session.state, chance))
    return session.state


def test_a_dealt_table_holds() -> None:
    assert not list(breaches(state()))


def twice(table: State) -> None:
    spells = [*table.players[0].spells]
    table.aside.extend(spells * 3)


def many(table: State) -> None:
    player = table.players[1]
    player.spells.update(dict.fromkeys((spell for library in table.libraries for spell in library), 0))


def bound(table: State) -> None:
    player = table.players[0]
    player.bound = {next(iter(player.spells)): "somebody"}


def lost_curse(table: State) -> None:
    table.piles[0] = table.piles[0][1:]


def token(table: State) -> None:
    table.tokens_left[2] -= 1


def crowd(table: State) -> None:
    table.curses[1] = replace(table.curses[1], position=table.curses[0].position)


def debt(table: State) -> None:
    table.madness = -1


def clock(table: State) -> None:
    table.phase, table.turn = "action", table.turn + 3


def ghost(table: State) -> None:
    table.players[2].eliminated = True


BROKEN: dict[str, Callable[[State], None]] = {
    "copies of": twice, "owns": many, "is bound but face up": bound, "curses are lost or doubled": lost_curse,
    "tokens of element": token, "curses on positions": crowd, "below zero": debt, "7: turn": clock,
    "is eliminated but owns cards": ghost,
}  # fmt: skip


@pytest.mark.parametrize("words", BROKEN)
def test_what_is_broken_is_named(words: str) -> None:
    table = state()
    BROKEN[words](table)
    found = list(breaches(table))
    assert any(words in one for one in found), found


@pytest.mark.parametrize(("difficulty", "mode"), (("impossible", "normal"), ("easy", "upside down")))
def test_options_that_there_are_not_are_refused(difficulty: str, mode: str) -> None:
    with pytest.raises(BadOptions):
        Options(Options.of(2).magicians, difficulty, mode)


@pytest.mark.parametrize("players", (0, 1, 6))
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadOptions):
        Options.of(players)
