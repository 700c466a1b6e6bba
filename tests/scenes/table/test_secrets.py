"""What lies hidden stays hidden on the screen too: no text names a monster before its page is turned (BB-GRI.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.text.i18n import Catalogue
from scenes.bigbook.table.scene import TableScene
from tests.fit.spy import watching
from tests.lengths import soak, soaks
from tests.scenes.driver import driving
from tests.scenes.table.players import Mouse

TABLES = [("en", 2, 31), ("es", 3, 32), ("it", 5, 33), ("pt", 4, 34)]
PAGES = [f"cover_{n}" for n in range(1, 5)] + [f"page_{n:02d}" for n in range(1, 13)]


def names(catalogue: Catalogue) -> dict[str, str]:
    """Page -> the name of the monster on its back."""
    return {page: catalogue.t(f"bigbook.cards.monsters.{page}.name") for page in PAGES}


@soaks
@pytest.mark.parametrize(("lang", "players", "seed"), soak(TABLES[2:3], TABLES))
def test_no_text_names_a_monster_that_nobody_has_met(tmp_path: Path, lang: str, players: int, seed: int) -> None:
    met = set[str]()
    with (
        watching() as spy,
        driving(tmp_path, lang=lang, players=players, seed=seed, window=(1920, 1080), drawn=True) as driver,
    ):
        person, known = Mouse(driver, seed, every=1), names(driver.app.catalogue)
        for _ in range(soak(50, 900)):
            table = person.table
            if table is None:
                break
            person.give(person.pick(table))
            driver.frames()
            met |= seen_by(table)
            for text in spy.texts():
                told = {page for page, name in known.items() if name in text.replace("/", " ")}
                assert told <= met, f"{text!r} names {told - met}"
            spy.clear()
    assert len(met) > 1


def seen_by(table: TableScene) -> set[str]:
    """The pages whose monster has stood on the table by now."""
    pages = {str(event["monster"]) for line in table.story.lines for event in line.events if "monster" in event.args}
    return pages | {table.session.view().monster or ""}


VICTIM = """
id: a-failure-asks-for-a-victim
rules: [BB-GRI.3, A-57]
given:
  turn: 6
  phase: start
  book: [cover_1, page_01, page_02, page_03, page_04, page_05, final_page]
  curses: {5: [a1]}
  players:
    p1: {magician: quarryman, support: [water1, fire1]}
    p2: {magician: stoker}
play:
  - answers: [p1: p2]
    expect: {p2.support: [madness, madness, madness]}
"""


def test_a_failure_that_asks_is_not_named_by_the_monster_on_the_back_of_its_page(tmp_path: Path) -> None:
    file = tmp_path / "victim.yaml"
    file.write_text(VICTIM, encoding="utf-8")
    with watching() as spy, driving(tmp_path / "data", scenario=file, window=(1280, 720), drawn=True) as driver:
        driver.frames(3)
        table = driver.top
        assert isinstance(table, TableScene)
        assert table.session.decision is not None
        assert table.session.decision.source == "page_01"
        secret = names(driver.app.catalogue)["page_01"]
        assert "Failure" in table.context.sentence()
        driver.click("button:hint")
        driver.frames(3)
        assert any("Failure" in text for text in spy.texts())
        assert not [text for text in spy.texts() if secret in text.replace("/", " ")]
