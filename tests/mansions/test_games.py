"""Whole games by chance, from the ferry to dawn: every set-up, one to four investigators, invariants at every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.cli.fuzz import fuzz
from game.core.engine.chance import Chance
from game.core.engine.conformance import walk
from game.core.engine.decision import Answer
from game.core.engine.game import AnyGame
from game.core.engine.rng import below
from game.core.engine.session import Session
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.rules.options import Options, options_of
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.lengths import alike, soak

SET_UPS = list(story("glass_tide").set_ups())


class Eager(Chance):
    """Answers by chance, but seldom passes and seldom ends a turn with something left to do."""

    def answer(self, game: AnyGame, state: State) -> Answer:
        answer = super().answer(game, state)
        options = game.options(state)
        if answer in ((), ("end",)) and options and below(self, 5):
            assert state.decision is not None
            return (options[below(self, len(options))].id,) if state.decision.max == 1 else answer
        return answer


def seed_of(answers: dict[int, str], players: int) -> int:
    """The first seed under which the Keeper gives these answers."""
    return next(seed for seed in range(2_000) if mansions().new(Options.of(players), seed).answers == answers)


def played(session: Session, chance: Chance) -> Iterator[State]:
    """Every state of a game played by chance, the last one over."""
    while not session.over:
        session.apply(chance.answer(session.game, session.state))
        yield session.state


EVERY_SET_UP = list(product(range(len(SET_UPS)), (1, 2, 3, 4)))
ONCE_EACH = [(number, 1 + (number + number // 4) % 4) for number in range(len(SET_UPS))]


@alike(3)
@pytest.mark.parametrize(("number", "players"), soak(ONCE_EACH, EVERY_SET_UP))
def test_a_game_by_chance_ends_in_every_set_up(number: int, players: int) -> None:
    """MM-SKE.3, MM-RND.4, MM-EVT.6, MM-DRW.4: nothing is left out of a set-up that a game needs."""
    session = Session.new(mansions(), Options.of(players), seed_of(SET_UPS[number], players))
    assert session.state.answers == SET_UPS[number]
    for state in played(session, Chance(number)):
        assert mansions().breaches(state) == []
    assert session.state.result in ("investigators", "keeper", "nobody")
    assert session.state.event == 5 or session.state.reason != "last_event"


@alike()
@pytest.mark.parametrize("seed", range(soak(8, 40)))
def test_an_eager_game_ends_with_everybody_and_every_option(seed: int) -> None:
    """All investigators and cards, the switches of chapter OPT; no key leaves the game but for its lock (MM-DRW.3)."""
    session = Session.new(mansions(), options_of(seed), seed)
    keys = {card for pile in session.state.piles.values() for card in pile if card.endswith("_key")}
    for state in played(session, Eager(seed)):
        assert mansions().breaches(state) == []
        locks = {catalogue().locks[card].need.key for card in state.out if card in catalogue().locks}
        gone = {card for card in keys if card in state.out}
        assert gone <= locks or any(person.status == "escaped" for person in state.people)
    assert session.over


@alike()
@pytest.mark.parametrize("seed", range(soak(2, 8)))
def test_every_step_is_exact(seed: int) -> None:
    """Clones, saves, undo and redo, refusals of nonsense, at every step of a whole game."""
    session = Session.new(mansions(), options_of(seed), seed)
    assert sum(1 for _ in walk(session, Eager(seed))) > 20


STEPS_PER_SHARD = soak(200, 25_000)
SHARDS = 4


@alike()
@pytest.mark.parametrize("shard", range(SHARDS))
def test_tables_of_all_kinds_keep_every_promise(shard: int) -> None:
    """100,000 steps in the long form; the whole sweep is `python -m game fuzz --game mansions --steps 1000000`."""
    steps = 0
    for step in fuzz(STEPS_PER_SHARD, 10_000 + 1_000 * shard, "mansions"):
        assert isinstance(step, int), step
        steps += 1
    assert steps == STEPS_PER_SHARD


@alike(3)
@pytest.mark.parametrize("seed", range(soak(3, 6)))
def test_what_is_listed_is_exactly_what_is_not_refused(seed: int) -> None:
    """MM-INV.3: every act that names anything on the table is tried at every step of a turn."""
    session = Session.new(mansions(), options_of(seed), seed)
    for state in played(session, Eager(seed)):
        if state.decision is not None and state.decision.kind == "step":
            listed = {option.id for option in mansions().options(state)}
            assert listed == {act for act in every_act(state) if mansions().why_not(state, act) is None}


def every_act(state: State) -> set[str]:
    """Whatever an investigator could say in its turn, however senseless."""
    house = story(state.options.story).house
    person = state.people[state.active]
    steps = {f"{verb}:{space}{drag}" for verb in ("move", "run") for space in house.rects
             for drag in ("", ":drag", ":double")}  # fmt: skip
    cards = {*person.items, "silver_key", "boat_hook"}
    blows = {f"attack:{one.id}:{card}" for one in state.monsters for card in (*cards, "fists")}
    doors = {f"barrier:{'-'.join(door)}" for door in house.doors} | {f"barrier:{room}" for room in house.exits}
    either = {verb + cost for verb in ("hide", "leave", "escape") for cost in ("", ":action")}
    return {*steps, *blows, *doors, *either, *(f"use:{card}" for card in cards), "barrier:back",
            *(f"cast:{kind}" for kind in catalogue().spells), "explore", "ability", "drop", "burn", "end"}  # fmt: skip
