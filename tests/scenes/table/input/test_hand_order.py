"""The hand in one's own order: dragged along, moved by keys, sorted again; only what is shown changes (row 18)."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.bigbook.rules.rules import big_book
from game.core.engine.rng import LuckAt
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from tests.scenes.at_table import acting, table_of
from tests.scenes.driver import Driver, driving


def kinds(table: TableScene) -> list[str]:
    """The hand at the desk as the list of things has it."""
    listing = table.listing()
    return [listing.cards[t.id].kind for t in table.things() if t.id.startswith(f"card:{table.render.desk}:hand:")]


def drag(driver: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    driver.event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.3, 0.7, 1.0):
        pos = round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
        driver.event(pygame.MOUSEMOTION, pos=pos, rel=(9, 0), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)


def test_a_card_is_dragged_along_the_hand_and_lies_there_until_it_is_sorted(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=4, reduced_motion=True) as driver:
        table = table_of(driver)
        acting(table)
        before = kinds(table)
        first, area = driver.thing(f"card:{table.render.desk}:hand:1").rect, table.render.layout.areas["hand"]
        drag(driver, first.center, (area.right - 4, area.center[1]))
        assert kinds(table) == [*before[1:], before[0]]
        assert table.state.plan is None and table.state.held is None and table.progress()
        assert not differences(table.render.model, table.session.view())
        shown = [driver.thing(f"card:{table.render.desk}:hand:{n}").rect.x for n in range(1, len(before) + 1)]
        assert shown == sorted(shown), "numbered from the left as shown"
        driver.key(pygame.K_o)
        assert kinds(table) == before


def test_the_button_beside_the_hand_sorts_it_and_says_so(tmp_path: Path) -> None:
    with driving(tmp_path, players=5, seed=4, reduced_motion=True, window=(1280, 720)) as driver:
        table = table_of(driver)
        acting(table)
        before = kinds(table)
        table.focus.set(f"card:{table.render.desk}:hand:1")
        driver.key(pygame.K_RIGHT, pygame.KMOD_LALT)
        assert kinds(table) != before
        driver.click("button:sort")
        assert kinds(table) == before
        button = driver.thing("button:sort")
        assert table.tooltip.of(button).startswith(f"[b]{table.words.t('keys.sort')}[/b] \u00b7 key O")
        others = [thing.id for thing in table.things() if thing.id != button.id and thing.rect.colliderect(button.rect)]
        assert not others, "it lies over nothing"


def test_keys_move_the_card_that_has_the_focus_and_the_order_outlasts_answers(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=4, reduced_motion=True) as driver:
        table, luck = table_of(driver), LuckAt(2)
        acting(table)
        before, desk = kinds(table), table.render.desk
        table.focus.set(f"card:{desk}:hand:1")
        driver.key(pygame.K_RIGHT, pygame.KMOD_LALT)
        driver.key(pygame.K_RIGHT, pygame.KMOD_LALT)
        assert kinds(table) == [*before[1:3], before[0], *before[3:]]
        assert table.focus.current == f"card:{desk}:hand:3", "the focus goes along with its card"
        arranged = [card.uid for card in table.render.model.seats[desk].hand]
        for _ in range(6):
            if table.session.decision is None:
                break
            table.session.apply(big_book().random_answer(table.session.state, luck))
            table.play(table.session.events)
            left = [card.uid for card in table.render.model.seats[desk].hand]
            assert [uid for uid in left if uid in arranged] == [uid for uid in arranged if uid in left]
        table.focus.set("book")
        driver.key(pygame.K_LEFT, pygame.KMOD_LALT)
        assert driver.app.notice.shown, "with the focus elsewhere it says what is missing"


def test_proposed_payments_do_not_depend_on_the_order(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=4, reduced_motion=True) as driver:
        table = table_of(driver)
        acting(table)
        target = next(t for t in table.things() if t.enabled and t.role in ("spell", "supply") and t.zone != "seats")
        driver.click(target.id)
        assert table.state.plan is not None
        proposed = sorted(card.option for card in table.state.plan.cards)
        driver.key(pygame.K_ESCAPE)
        table.focus.set(f"card:{table.render.desk}:hand:1")
        for _ in range(3):
            driver.key(pygame.K_RIGHT, pygame.KMOD_LALT)
        driver.click(target.id)
        assert table.state.plan is not None
        assert sorted(card.option for card in table.state.plan.cards) == proposed
