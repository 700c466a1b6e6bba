"""One rule for Confirm (P6): it stands where something is put together, not where a click on the one thing answers."""

from __future__ import annotations

from pathlib import Path

from scenes.kit.presses import GUARD
from scenes.kit.thing import by_id
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import driving
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
                assert shown != choice.single, choice.decision
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
