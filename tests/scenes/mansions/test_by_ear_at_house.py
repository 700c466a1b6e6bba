"""The house in the dark: the chance of every die is said before it falls, and a night goes on by what one hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.mansions.ai.party import Party
from scenes.mansions.table.scene import HouseTable
from tests.lengths import alike, soak
from tests.scenes.by_ear import LANGUAGES, Listener, game
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import visiting
from tests.scenes.players import HOUSE


def to_a_roll(driver: Driver, table: HouseTable, *, asked: bool) -> None:
    """The party plays until a die is asked about, or one has just been thrown that nobody was asked about."""
    session, party = table.session, Party(3)
    while True:
        before = session.decision
        assert before is not None
        if asked and before.kind == "skill_token":
            return
        session.apply(party.answer(session.game, session.state))
        if not asked and before.kind != "skill_token" and any(e.type == "tested" for e in session.events):
            return


@alike(4)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_asked_about_a_die_hears_its_chance_and_what_hangs_on_it(tmp_path: Path, lang: str) -> None:
    spoken = tmp_path / "spoken.txt"
    with visiting(tmp_path, seed=3, lang=lang, speak=spoken) as (driver, table):
        ears = Listener(driver, spoken, lang, game=HOUSE)
        to_a_roll(driver, table, asked=True)
        table.show_moment()
        said = " ".join(ears.listen())
        now, trial = table.session.decision, table.panel.strip.trial(table.context.moment)
        assert now is not None and trial is not None
        outcomes = table.panel.strip.told(trial, now)
        assert f"{int(now.args['value']) * 10}" in said and outcomes.split(". ")[-1].rstrip(".")[-12:] in said


def test_a_die_that_nobody_is_asked_about_is_announced_before_it_is_told(tmp_path: Path) -> None:
    spoken = tmp_path / "spoken.txt"
    with visiting(tmp_path, seed=3, players=3, speak=spoken, speed=2) as (driver, table):
        ears = Listener(driver, spoken, "en", game=HOUSE)
        to_a_roll(driver, table, asked=False)
        table.show_view()
        table.play_step()
        for _ in range(400):
            ears.listen()
            if not table.context.director.busy:
                break
        rolled = next(event for event in table.session.events if event.type == "tested")
        told = next(line for line in table.story.lines if line.event == rolled)
        result = next(at for at, line in enumerate(ears.lines) if told.text[:30] in line)
        before = " ".join(ears.lines[:result])
        assert f"{rolled['value']} of ten, {rolled['value'] * 10}%" in before


@alike(4)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_night_goes_on_by_what_one_hears(tmp_path: Path, lang: str) -> None:
    heard = game(tmp_path, lang, which=HOUSE, most=soak(60, 600))
    assert len(heard.lines) > 40
