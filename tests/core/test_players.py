"""Seats that play by themselves: one undo step, journalled in order, resumed anywhere, told no more than their seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.engine.chance import Chance
from game.core.engine.decision import Answer, Decision, IllegalAnswer
from game.core.engine.players import Automatic
from game.core.engine.rng import HasRng
from game.core.engine.session import Session, state_hash
from game.core.saves.journal import Journal
from game.core.saves.replay import replay
from game.core.saves.save import Header, read
from tests.core.toy_game import DuelGame, Swordsman
from tests.typed import now

MOON = Automatic({"moon": Swordsman()})


def duel(seed: int, players: Automatic = MOON) -> Session:
    session = Session.new(DuelGame(), None, seed, players)
    session.play_on()
    return session


def play(session: Session, seed: int, steps: int = 1000) -> None:
    chance = Chance(seed)
    while not session.over and steps:
        session.apply(session.game.random_answer(session.state, chance))
        steps -= 1


@pytest.mark.parametrize("seed", range(12))
def test_a_person_is_asked_only_for_the_own_seat(seed: int) -> None:
    session = duel(seed)
    chance = Chance(seed)
    while not session.over:
        assert session.decision is not None and session.decision.seat == "sun"
        outcome = session.apply(session.game.random_answer(session.state, chance))
        moment = session.past[-1]
        assert moment.seats[0] == "sun" and set(moment.seats[1:]) <= {"moon"}
        assert len(moment.seats) == len(moment.answers)
        assert outcome.events == session.events


@pytest.mark.parametrize("seed", range(12))
def test_what_the_other_side_has_answered_is_one_undo_step_with_its_reason(seed: int) -> None:
    session = duel(seed)
    before = session.hash()
    play(session, seed, 1)
    after, answers = session.hash(), session.past[-1].answers
    assert session.can_undo and session.undo_barrier in ("revealed", "random", "other_side")
    assert session.undo() and session.hash() == before
    assert session.redo() and session.hash() == after
    session.undo()
    play(session, seed, 1)
    assert (session.hash(), session.past[-1].answers) == (after, answers), "the same answer, the same luck"


class OneSide(DuelGame):
    """Both duellists play for the same side."""

    def side_of(self, seat: str) -> str:
        return "day"


@pytest.mark.parametrize(("game", "barrier"), [(DuelGame(), "other_side"), (OneSide(), "")])
def test_a_question_to_the_other_side_bars_undo(game: DuelGame, barrier: str) -> None:
    session = duel_with_a_window(game)
    assert session.decision is not None and (session.decision.seat, session.decision.prompt) == ("sun", "struck")
    assert session.undo_barrier == session.past[-1].barrier == barrier
    assert session.state.barrier == "", "neither chance nor anything hidden"


def duel_with_a_window(game: DuelGame) -> Session:
    """Sun may parry what moon has played."""
    state = game.new(None, 2)
    state.frames[0].actor = 1
    game.start(state)
    state.hands = [[3], [3]]
    assert state.decision is not None
    state.decision.options = None
    session = Session(game, state)
    session.apply(("3",))
    return session


def test_the_deal_can_be_taken_back_by_nobody() -> None:
    opened = [session for session in map(duel, range(30)) if session.past]
    assert opened, "moon begins now and then"
    for session in opened:
        assert session.past[0].seat == "moon"
        assert not now(session.can_undo) and not session.undo()
        play(session, 1, 2)
        while session.can_undo:
            session.undo()
        assert session.over or (session.decision is not None and session.decision.seat == "sun")
        while session.can_redo:
            session.redo()
        assert session.over or (session.decision is not None and session.decision.seat == "sun")


@pytest.mark.parametrize("seed", range(8))
def test_a_journal_holds_every_answer_and_replays_without_asking_anybody(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "duel.journal"
    session = Session.new(DuelGame(), None, seed, MOON)
    journal = Journal.create(path, Header("duel", {}, seed, "duel-2"), session)
    session.play_on()
    play(session, seed, 3)
    session.undo()
    play(session, seed + 1, 2)
    assert journal.problem is None
    replayed = replay(DuelGame(), read(path))
    assert replayed.broken_at == 0
    assert replayed.session.hash() == session.hash()
    again = Session(DuelGame(), replayed.session.state, MOON)
    again.past = replayed.session.past
    play(session, 5)
    play(again, 5)
    assert again.hash() == session.hash(), "going on from a save leads where going on would have led"


@pytest.mark.parametrize("seed", range(8))
def test_a_save_left_in_the_middle_is_resumed_there(seed: int) -> None:
    """Whoever stops between two answers of an automatic seat goes on as if nothing had happened."""
    session = duel(seed)
    play(session, seed, 2)
    moment = session.past[-1]
    for stop in range(1, len(moment.answers)):
        game = DuelGame()
        left = Session(game, moment.state)
        left.apply_all(moment.answers[:stop])
        state = game.state_from_json(json.loads(json.dumps(left.state.to_json())))
        resumed = Session(game, state, MOON)
        resumed.play_on()
        resumed.state.barrier = session.state.barrier
        assert resumed.hash() == session.hash()
        assert resumed.play_on() is None


class Witness:
    """Notes down all that it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Decision]] = []

    def answer(self, view: Any, decision: Decision, luck: HasRng) -> Answer:
        self.given.append((view, decision))
        return Swordsman().answer(view, decision, luck)


def test_a_player_sees_what_its_seat_sees_and_what_may_be_answered() -> None:
    witness = Witness()
    for seed in range(10):
        play(duel(seed, Automatic({"moon": witness})), seed)
    assert len(witness.given) > 20
    for view, decision in witness.given:
        assert view["zones"]["sun"].cards is None and view["zones"]["moon"].cards is not None
        assert decision.seat == "moon" and decision.options is not None
        assert {option.id for option in decision.options} <= set(view["zones"]["moon"].cards)


class Cheat:
    """Plays cards that are not there."""

    def answer(self, view: Any, decision: Decision, luck: HasRng) -> Answer:
        return ("9",)


def test_a_player_that_breaks_the_rules_is_refused_and_nothing_has_changed() -> None:
    session = next(found for found in (Session.new(DuelGame(), None, seed) for seed in range(9)) if asked(found))
    session.players = Automatic({"moon": Cheat()})
    before = state_hash(session.state)
    with pytest.raises(IllegalAnswer):
        session.apply(())
    assert state_hash(session.state) == before


def asked(session: Session) -> bool:
    return session.decision is not None and session.decision.seat == "sun"


def test_how_much_luck_a_player_uses_changes_nobody_elses() -> None:
    """The generator of a seat moves on once for each of its answers, however many numbers were drawn."""

    class Thirsty(Swordsman):
        def answer(self, view: Any, decision: Decision, luck: HasRng) -> Answer:
            found = super().answer(view, decision, luck)
            for _ in range(100):
                luck.rng = luck.rng * 3 + 1
            return found

    one, two = duel(4), duel(4, Automatic({"moon": Thirsty()}))
    play(one, 4)
    play(two, 4)
    assert one.hash() == two.hash()
