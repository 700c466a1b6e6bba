"""Keys at the table never act unmeant and never stay silent: after an act, in a bubble, on what is empty."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from scenes.kit.input.presses import LATE
from tests.scenes.at_table import at, motion, table_of, until_live
from tests.scenes.driver import Driver, driving
from tests.scenes.table.positions import TURN

WINDOW = (1280, 720)
FULL_OF_MADNESS = TURN.format(hand="madness, madness, madness, water2, earth2, air3", curse="f3", madness=12)


def live(driver: Driver, scene: TableScene) -> None:
    until_live(scene)
    scene.update(LATE)
    driver.frames(3)


def test_after_a_cure_the_focus_is_on_the_next_madness(tmp_path: Path) -> None:
    """It jumped to the first spell, and the next two presses of Enter cast that."""
    with at(tmp_path, FULL_OF_MADNESS, window=WINDOW, speed=0) as (driver, scene):
        live(driver, scene)
        listing = scene.listing()
        first = next(name for name, card in listing.cards.items() if card.kind == "madness" and "hand" in name)
        scene.focus.set(first)
        for left in (2, 1):
            scene.controller.press(driver.thing(scene.focus.current or ""))
            scene.controller.payment.auto_pay()
            scene.focus.set("button:confirm")
            driver.key(pygame.K_RETURN)
            live(driver, scene)
            hand = scene.render.model.seats[scene.context.desk].hand
            assert sum(card.kind == "madness" for card in hand) == left
            now = scene.focus.current or ""
            assert scene.listing().cards[now].kind == "madness", "the next same act"


def test_after_a_spell_nothing_that_acts_has_the_focus(tmp_path: Path) -> None:
    turn = TURN.format(hand="earth1, fire1, water2, air1", curse="f3", madness=12)
    with at(tmp_path, turn, window=WINDOW, speed=0) as (driver, scene):
        live(driver, scene)
        scene.focus.set("spell:p1:growth")
        driver.key(pygame.K_RETURN)
        driver.frames(2)
        driver.key(pygame.K_RETURN)
        live(driver, scene)
        steps = len(scene.session.past)
        assert scene.focus.current == "spell:p1:growth"
        for _ in range(3):
            driver.key(pygame.K_RETURN)
            driver.frames(2)
        assert len(scene.session.past) == steps and scene.state.plan is None


def test_sideways_stays_in_a_bubble(tmp_path: Path) -> None:
    """Right of its last button lay a spell behind it."""
    with driving(tmp_path, tutorial="casting", window=WINDOW, speed=2) as driver:
        driver.app.set("text_scale", 2.0)
        scene = driver.front(TableScene)
        live(driver, scene)
        scene.focus.set("button:skip-lesson")
        zones = {}
        for way in (pygame.K_RIGHT, pygame.K_LEFT):
            for _ in range(6):
                driver.key(way)
                name = scene.focus.current or ""
                zones[name] = driver.thing(name).zone
        assert set(zones.values()) == {"note"}


def test_what_is_empty_says_so(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="casting", window=WINDOW, speed=2) as driver:
        scene = driver.front(TableScene)
        live(driver, scene)
        for name in [thing.id for thing in scene.things() if thing.role == "info"]:
            driver.app.notice.clear()
            scene.focus.set(name)
            driver.key(pygame.K_RETURN)
            driver.frames(30)
            assert driver.app.notice.text or scene.overlays.tooltip.text(), name


def test_a_card_that_can_pay_for_nothing_says_so(tmp_path: Path) -> None:
    """The panel bade people choose among what is lit, and nothing was."""
    turn = TURN.format(hand="madness, air1", curse="f3", madness=12).replace(
        "magician: quarryman", "magician: quarryman, spells: [ice]"
    )
    for hand, key in ((turn, "held_vain"), (turn.replace("air1]", "water1]", 1), "held")):
        (tmp_path / key).mkdir()
        with at(tmp_path / key, hand, window=WINDOW, speed=0) as (driver, scene):
            live(driver, scene)
            card = next(
                name for name, one in scene.listing().cards.items() if one.kind != "madness" and "p1:hand" in name
            )
            driver.click(card)
            said = [line for _, line in scene.state.text.lines]
            assert said[0] == scene.context.words.t(f"prompts.payment.{key}")
            assert bool(scene.targets()) == (key == "held"), "as it says"


def test_the_page_on_the_book_is_that_of_what_is_at_hand(tmp_path: Path) -> None:
    """The panel prepared one spell while the page showed another, and it stayed on an empty space."""
    turn = TURN.format(hand="earth1, fire1, water2, air1", curse="f3", madness=12)
    with at(tmp_path, turn, window=WINDOW, speed=0) as (driver, scene):
        driver.app.set("text_scale", 2.0)
        live(driver, scene)

        def shown() -> str | None:
            return scene.overlays.pane.shown

        scene.focus.set("spell:p1:ice")
        assert shown() == "spell:p1:ice"
        scene.focus.set("track:3")
        assert shown() is None, "nothing stale stays beside an empty space"
        scene.focus.set("spell:p1:growth")
        driver.key(pygame.K_RETURN)
        scene.focus.set("spell:p1:ice")
        scene.focus.set("button:confirm")
        assert shown() == "spell:p1:growth", "what is being paid for"


def test_whoever_was_chosen_does_not_keep_the_focus_into_a_turn(tmp_path: Path) -> None:
    turn = TURN.format(hand="earth1, fire1, water2, air1", curse="f3", madness=12)
    with at(tmp_path, turn, window=WINDOW, speed=0) as (driver, scene):
        live(driver, scene)
        scene.focus.set("seat:p2")
        scene.attention.settle((0, 0))
        assert scene.focus.current == "seat:p2", "looking at a friend goes on"
        scene.attention._kind = "choose_player"
        scene.attention.settle((0, 0))
        assert scene.focus.current != "seat:p2"


def test_the_key_that_reads_opens_what_was_pointed_at_last(tmp_path: Path) -> None:
    """At a mouse it always opened the card of a focus that nobody saw."""
    with driving(tmp_path, players=2, seed=3, window=WINDOW) as driver:
        scene = table_of(driver)
        focused, other = [thing.id for thing in scene.things() if thing.id.startswith("spell:p1:")][:4:2]
        scene.focus.set(focused, show=False)
        motion(driver, driver.thing(other).rect.center, held=False)
        driver.key(pygame.K_i)
        assert scene.overlays.pane.reading == other, "the pointer was used last"
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_TAB)
        walked = scene.focus.current
        driver.key(pygame.K_i)
        assert scene.overlays.pane.reading == walked != other, "keys were used last"
