"""A ready spell that would do nothing now looks otherwise than one that helps, and its tip says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from scenes.bigbook.table.scene import TableScene
from scenes.kit.theme import GOLD
from scenes.table.lights import PALE
from tests.lengths import alike
from tests.scenes.at_table import at, card, drag
from tests.scenes.driver import Driver

LAST_CARD = """
id: the-last-card-of-the-hand
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1], deck: [water1, water2, air1], support: [earth1],
         spells: [combustion, growth]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: {5: [f3]}
  madness: 20
play:
  - expect: {active: p1}
"""
VAIN, USEFUL = "spell:p1:combustion", "spell:p1:growth"
SAID = {
    "en": "nothing would happen",
    "es": "no pasaría nada",
    "pt": "não aconteceria nada",
    "it": "non succederebbe nulla",
}


def colours(driver: Driver, name: str) -> set[tuple[int, int, int]]:
    """What is drawn on the two pixels outside the upper edge of a thing."""
    picture = driver.app.window.surface
    assert isinstance(picture, Surface)
    rect = driver.thing(name).rect
    seen = (picture.get_at((x, rect.y - up)) for x in range(rect.x + 12, rect.right - 12) for up in (1, 2))
    return {(one.r, one.g, one.b) for one in seen}


def frames(driver: Driver, table: TableScene) -> None:
    """Let people look at the table long enough for everything to be tried."""
    driver.frames(2 + len(table.render.model.seats["p1"].spells))


def test_a_spell_that_would_do_nothing_has_a_pale_frame(tmp_path: Path) -> None:
    with at(tmp_path, LAST_CARD, painted=True) as (driver, table):
        frames(driver, table)
        assert driver.thing(VAIN).enabled, "nobody is kept from casting it"
        assert PALE in colours(driver, VAIN) and GOLD[1] not in colours(driver, VAIN)
        assert GOLD[1] in colours(driver, USEFUL) and PALE not in colours(driver, USEFUL)


def test_it_glows_again_when_it_helps(tmp_path: Path) -> None:
    """Growth brings a card that Combustion can destroy; the step taken back, it is in vain again."""
    with at(tmp_path, LAST_CARD, painted=True) as (driver, table):
        frames(driver, table)
        assert table.idle.names == {VAIN}
        drag(driver, card(table, "p1", "support", "earth1"), USEFUL)
        driver.click("button:confirm")
        frames(driver, table)
        assert table.session.past, "the spell was cast"
        assert not table.idle.names
        assert GOLD[1] in colours(driver, VAIN)
        table.session.undo()
        table.show_moment()
        frames(driver, table)
        assert table.idle.names == {VAIN}


@alike(4)
@pytest.mark.parametrize("lang", SAID)
def test_the_tip_says_so_in_one_sentence(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, LAST_CARD, lang=lang) as (driver, table):
        frames(driver, table)
        assert SAID[lang] in table.tooltip.of(driver.thing(VAIN)).splitlines()[-1]
        assert SAID[lang] not in table.tooltip.of(driver.thing(USEFUL))


def test_what_is_tried_leaves_the_game_alone(tmp_path: Path) -> None:
    with at(tmp_path, LAST_CARD) as (driver, table):
        before = table.session.hash()
        frames(driver, table)
        assert table.session.hash() == before
