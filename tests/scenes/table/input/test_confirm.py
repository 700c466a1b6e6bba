"""One rule for Confirm (P6): it stands where something is put together, not where a click on the one thing answers."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from scenes.kit.input.presses import GUARD
from scenes.kit.thing import by_id
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse
from tests.scenes.table.positions import DESK


@soaks
def test_confirm_stands_only_where_something_is_put_together(tmp_path: Path) -> None:
    single, several = set[str](), set[str]()
    with driving(tmp_path, players=3, seed=3) as d:
        person = Mouse(d, 3)
        for _ in range(soak(100, 160)):
            table = person.table
            if table is None:
                break
            choice = table.state.choice
            shown = by_id(table.things(), "button:confirm") is not None
            if choice is not None:
                assert shown != choice.single, choice.decision  # at speed 0 nothing asks once more
                (single if choice.single else several).add(choice.decision.kind)
                assert choice.decision.min > 0 or by_id(table.things(), "button:pass") is not None
                end = by_id(table.things(), "button:end-turn")
                if choice.single and choice.decision.min and d.top is table:
                    assert end is not None and not end.enabled
                    d.click("button:end-turn")
                    assert d.app.notice.text == table.words.t("why.too-early"), "no press is met with silence"
            else:
                assert shown == (table.state.plan is not None)
            person.give(person.pick(table))
    assert single and several


SIXTH = """
id: the-sixth-spell
rules: [BB-LRN.8]
given:
  library: {water: [mist_weaving, ice_touch]}
  players:
    p1: {hand: [water2], spells: [ice, growth, telepathy, {combustion: exhausted}, kindle]}
    p2: {}
play:
  - expect: {active: p1}
"""


def learn(d: Driver, table: TableScene) -> int:
    """Learn a sixth spell, which asks for one of the five; how many steps lie behind that."""
    table.director.rest()
    d.frames(2)
    d.click("library:water")
    table.update(GUARD)
    d.frames(1)
    d.click("button:confirm")
    table.director.rest()
    d.frames(2)
    table.update(GUARD)
    d.frames(2)
    assert table.state.choice is not None and table.state.choice.decision.prompt == "choose_spell_give_up"
    return len(table.session.past)


def test_a_spell_that_goes_for_good_goes_only_when_it_is_pressed_again_or_confirmed(tmp_path: Path) -> None:
    """The first click on one of five took Telepathy away, and it could not be taken back."""
    with at(tmp_path, SIXTH, speed=2) as (d, table):
        steps = learn(d, table)
        d.click("spell:p1:telepathy")
        assert len(table.session.past) == steps, "it is only marked"
        assert "Telepathy" in " ".join(line for _, line in table.state.text.lines)
        d.click("spell:p1:telepathy")
        assert len(table.session.past) == steps, "the rest of a double click means nothing"
        d.click("spell:p1:growth")
        assert table.state.choice is not None and table.state.choice.answer == ("p1.spells.growth",)
        d.key(pygame.K_ESCAPE)
        assert not table.state.choice.marks and by_id(table.things(), "button:confirm") is None
        d.click("spell:p1:ice")
        table.update(GUARD)
        d.frames(2)
        d.click("button:confirm")
        assert len(table.session.past) == steps + 1


def test_the_same_spell_pressed_again_later_goes_and_a_robot_needs_one_press(tmp_path: Path) -> None:
    with at(tmp_path, SIXTH, speed=2) as (d, table):
        steps = learn(d, table)
        d.click("spell:p1:growth")
        table.update(GUARD)
        d.frames(2)
        table.update(GUARD)
        d.click("spell:p1:growth")
        assert len(table.session.past) == steps + 1
    with at(tmp_path, SIXTH, speed=0) as (d, table):
        steps = learn(d, table)
        d.click("spell:p1:growth")
        assert len(table.session.past) == steps + 1


def test_where_confirm_was_end_turn_waits_until_it_could_be_seen(tmp_path: Path) -> None:
    """P6: a second click on the same place ended the turn."""
    with at(tmp_path, DESK, speed=4) as (d, table):
        table.director.rest()
        d.frames(2)
        d.click("supply:water2")
        pos = d.thing("button:confirm").rect.center
        table.update(GUARD)
        steps = len(table.session.past)
        d.click_at(pos)
        table.director.rest()
        d.frames(2)
        assert len(table.session.past) == steps + 1, "the card is bought"
        assert d.thing("button:end-turn").rect.collidepoint(pos) and not d.app.settled
        d.click_at(pos)
        d.click_at(pos)
        assert len(table.session.past) == steps + 1
        table.update(GUARD)
        table.director.rest()
        d.click_at(pos)
        assert len(table.session.past) == steps + 2 or table.state.asked == "end"
