"""The strip of a test: before every die stands who, what for, the sum, the chance, and what passing and failing do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.mansions.ai.party import Party
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.strip.ruler import place
from scenes.mansions.table.strip.trial import Trial
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import visiting


def to_a_die(d: Driver, table: HouseTable, seed: int = 3) -> None:
    """The party plays until somebody may spend a token."""
    party = Party(seed)
    session = table.session
    while session.decision is None or session.decision.kind != "skill_token":
        session.apply(party.answer(session.game, session.state))
    table.show_view()
    table.show_moment()
    d.frames(4)


def told(d: Driver) -> str:
    return next(thing.label for thing in d.top.things() if thing.id == "strip")


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_what_is_at_stake_is_said_before_the_die_falls(tmp_path: Path, lang: str) -> None:
    with visiting(tmp_path, seed=3, lang=lang) as (d, table):
        to_a_die(d, table)
        asked = table.session.decision
        assert asked is not None
        chance, better = int(asked.args["value"]) * 10, int(asked.args["with_token"]) * 10
        labels = {thing.id: thing.label for thing in d.top.things()}
        assert str(chance) in told(d) and str(chance) in labels["answer:no-token"]
        assert str(better) in labels["answer:token"]


def test_the_die_falls_on_its_place_and_the_strip_stays_with_what_was_rolled(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, speed=2) as (d, table):
        to_a_die(d, table)
        d.click("answer:no-token")
        rolled = next(event for event in table.session.events if event.type == "tested")
        strip = table.panel.strip
        said = told(d).split()
        assert (strip.landed, str(rolled["die"]) in said) == (False, False), "nothing is told before it lies"
        d.frames(140)
        assert table.context.words.texts.t(
            f"mansions.strip.{'passed' if rolled['passed'] else 'failed'}", die=rolled["die"], value=rolled["value"]
        ) in told(d)  # fmt: skip
        box = strip.die_lands()
        assert box is not None and place(strip.ruler_box(), int(rolled["die"])).collidepoint(box.center)


def test_the_chance_that_is_shown_is_the_one_that_is_rolled_against(tmp_path: Path) -> None:
    with visiting(tmp_path, players=3) as (_, table):
        session, party, seen = table.session, Party(5), 0
        while not session.over and seen < 25:
            asked = session.decision
            assert asked is not None
            answer = party.answer(session.game, session.state)
            session.apply(answer)
            if asked.kind != "skill_token":
                continue
            shown, rolled = Trial.of_question(asked), next(e for e in session.events if e.type == "tested")
            wanted = shown.with_token if answer == ("token",) else shown.value
            assert wanted == rolled["value"] and Trial.of_event(rolled).alike(shown)
            seen += 1
        assert seen > 5
