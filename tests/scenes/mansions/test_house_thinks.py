"""A Keeper that thinks sits at the window: nobody waits for a frame, nobody answers for it, and undo is one step."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.core.engine.session import Session
from game.core.mind.seats import Chain, Question
from game.mansions.ai.keepers import thinks
from game.mansions.ai.worker import THINKER
from scenes.mansions.adapter import ADAPTER
from scenes.mansions.party import HouseParty
from scenes.shell.worker import Worker
from tests.mansions.plays import Table
from tests.scenes.mansions.at_house import begin, visiting

STERN = {"keeper": "stern"}
LASTING = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
active: i1
investigators:
  i1: {who: ines_marrow, at: gh1}
"""
MOST = 2_000
"""Frames that a thought of a whole turn may take in place."""


def test_the_house_thinks_beside_the_frames_and_its_turn_is_one_step(tmp_path: Path) -> None:
    with visiting(tmp_path, table=STERN, players=1, speed=1) as (driver, table):
        begin(driver, table)
        assert thinks(table.session.players)
        alike = Session(table.session.game, table.session.state.clone(), table.session.players)
        steps, frames = len(table.session.past), 0
        table.controls.answer("end")
        assert table.at_work.thinks and not table.settled
        assert table.context.moment.decision is None, "nobody is asked meanwhile"
        table.controls.command("undo")
        table.controls.command("end_turn")
        assert len(table.session.past) == steps
        while table.at_work.thinks and frames < MOST:
            driver.frames()
            frames += 1
        assert frames and len(table.session.past) == steps + 1
        alike.apply(("end",))
        assert alike.hash() == table.session.hash(), "it answers as it would at a terminal"


def test_where_nobody_looks_at_frames_it_answers_at_once(tmp_path: Path) -> None:
    with visiting(tmp_path, table=STERN, players=1, speed=0) as (driver, table):
        begin(driver, table)
        table.controls.answer("end")
        assert not table.at_work.thinks and table.session.past


def test_a_process_answers_what_is_answered_in_place(tmp_path: Path) -> None:
    with visiting(tmp_path, table=STERN, players=1) as (driver, table):
        begin(driver, table)
        state = table.session.state.clone()
        table.session.game.step(state, ("end",))
        line = THINKER.question(7, state, "", 0)
        (said,) = THINKER.answered([line])
        found = THINKER.read(said)
        assert found.number == 7
        assert found.intents[0].answers == THINKER.think(state, "", 0).intent().answers
        assert isinstance(found.intents[0], Chain) and found.intents[0].answers


def test_what_lasts_on_somebody_goes_to_the_process_as_well() -> None:
    """An ability that lasts is a program in the state; so is every question that a card has begun."""
    table = Table(LASTING).play("ability")
    state = table.session.state.clone()
    assert state.effects
    asked = msgspec.json.decode(THINKER.question(1, state, "", 0), type=Question)
    assert table.session.game.state_from_json(asked.state).to_json() == state.to_json()


def test_a_real_process_answers() -> None:
    worker = Worker(THINKER.module)
    try:
        table = Table(LASTING).play("ability")
        worker.tell(THINKER.question(3, table.session.state, "", 0))
        said = worker.heard(60.0)
        assert said is not None
        found = THINKER.read(said)
        assert found.number == 3 and found.intents[0].answers == (), "a person is asked"
    finally:
        worker.close()


def test_the_group_keeps_its_keeper() -> None:
    party = HouseParty(keeper="gentle")
    assert HouseParty.from_json(party.to_json()).options.keeper == "gentle"
    assert HouseParty.from_json({**party.to_json(), "keeper": "grumpy"}).options.keeper == "script"
    assert "keeper" not in HouseParty().to_json(), "what was always there is not written"


def test_a_friend_in_a_seat_of_the_group_plays_it_at_the_window(tmp_path: Path) -> None:
    """It is kept with the group, and gives its answers inside the step that leads to them."""
    party = HouseParty()
    party.people[1].companion = "friend"
    kept = HouseParty.from_json(party.to_json())
    assert kept.friends == ("i2",) and HouseParty.from_json(HouseParty().to_json()).friends == ()
    players = ADAPTER.players(kept)
    assert set(players.players) == {"keeper", "i2"}
    with visiting(tmp_path, speed=0) as (driver, table):
        begin(driver, table)
        table.session.players = players
        seat = table.session.decision.seat if table.session.decision is not None else ""
        for _ in range(12):
            now = table.session.decision
            if now is None or now.kind != "step":
                break
            table.controls.answer("end")
        asked = table.session.decision
        assert asked is None or asked.seat == "i1", seat
