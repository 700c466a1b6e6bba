"""The whole table by arrow keys: everything is near, and a lifted card knows only what it can pay for (P12);
`python -m tests.scenes.table.near` measures every number of players in every size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import Thing
from tests.lengths import soak, soaks
from tests.scenes.arrows import PLAIN, Survey
from tests.scenes.at_table import acting, table_of
from tests.scenes.driver import driving
from tests.scenes.table.near import NEAR, SIZES, measured


def element_card(table: TableScene) -> str:
    """A card of the hand at the desk that can pay for something."""
    cards = table.listing().cards
    return next(name for name, one in cards.items() if f"{table.render.desk}:hand" in name and one.kind != "madness")


EVERY_TABLE = [(2, SIZES[1]), (3, SIZES[0]), (4, SIZES[1]), (5, SIZES[0])]


@soaks
@pytest.mark.parametrize(("players", "size"), soak(EVERY_TABLE[-1:], EVERY_TABLE))
def test_everything_is_at_most_six_arrows_away_in_every_kind_of_decision(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    assert measured(tmp_path, size, players, soak(10, 240)) >= soak(3, 4)


def test_with_a_card_lifted_the_arrows_walk_what_it_can_pay_for_enter_pays_and_escape_puts_it_back(
    tmp_path: Path,
) -> None:
    with driving(tmp_path, players=3, seed=5, reduced_motion=True) as driver:
        table = table_of(driver)
        acting(table)
        card = table.thing(element_card(table))
        assert card is not None
        table.focus.set(card.id)
        driver.key(pygame.K_RETURN)
        targets = table.targets()
        assert targets
        for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_RIGHT) * 3:
            driver.key(key)
            assert table.focus.current in targets, "nothing but lit targets while a card is lifted"
        assert Survey(table).farthest(PLAIN, sorted(targets))[0] <= NEAR
        driver.key(pygame.K_ESCAPE)
        assert table.state.held is None
        assert table.focus.current == card.id
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_UP)
        target = table.focus.current
        driver.key(pygame.K_RETURN)
        assert table.state.plan is not None
        assert table.state.plan.target == target


def seen(table: TableScene) -> object:
    """What somebody would see change."""
    over = table.overlays
    return table.app.lang, table.progress(), over.reading, over.seat.seat, [one.id for one in table.things()]


def some(things: list[Thing]) -> list[Thing]:
    """In the short form one of each kind and every fourth of all; else all of them."""
    kinds = {one.id.partition(":")[0]: one for one in things}
    return soak([one for at, one in enumerate(things) if at % 4 == 0 or one in kinds.values()], things)


@soaks
def test_enter_is_never_silent(tmp_path: Path) -> None:
    """Whatever the focus is on: Enter does something, says why not, or says what it is."""
    with driving(tmp_path, drawn=True, players=4, seed=9, reduced_motion=True) as driver:
        table = table_of(driver)
        acting(table)
        card = element_card(table)
        for lifted in (False, True):
            for thing in some([*table.things()]):
                if thing.id in ("button:end-turn", "button:undo") or table.thing(thing.id) is None:
                    continue
                table.state.clear()
                table.context.touch()
                if lifted and thing.id == card:
                    continue
                if lifted:
                    table.focus.set(card)
                    driver.key(pygame.K_RETURN)
                table.focus.set(thing.id)
                driver.app.notice.clear()
                before = seen(table)
                driver.key(pygame.K_RETURN)
                after = seen(table)
                said = driver.app.notice.shown or (table.tooltip.shown and table.tooltip.box is not None)
                assert driver.top is not table or before != after or table.state.why or said, (lifted, thing.id)
                while driver.top is not table:
                    driver.app.pop()
                if table.overlays.seat.seat is not None or table.overlays.reading is not None or table.state.why:
                    table.overlays.back()
