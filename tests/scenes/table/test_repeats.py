"""Questions that come again may be answered alike or by chance; both only with legal answers."""

from __future__ import annotations

from pathlib import Path

from scenes.table.scene import TableScene
from tests.scenes.driver import driving
from tests.scenes.table.players import Mouse


def test_help_is_offered_from_the_second_asking_on_and_always_legal(tmp_path: Path) -> None:
    used = {"button:same-for-rest": 0, "button:choose-for-me": 0}
    for seed in range(6):
        with driving(tmp_path / str(seed), players=5, seed=seed) as driver:
            person = Mouse(driver, seed)
            for _ in range(220):
                table = person.table
                if table is None:
                    break
                offered = [name for name in used if table.thing(name) is not None]
                if offered:
                    name = offered[person.acts % len(offered)]
                    before = len(table.session.past)
                    driver.click(name)
                    assert len(table.session.past) > before
                    used[name] += 1
                    person.acts += 1
                else:
                    person.give(person.pick(table))
    assert all(used.values()), used


def test_nothing_is_offered_for_a_first_question(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        assert isinstance(driver.top, TableScene)
        assert driver.top.acts.offers() == []
