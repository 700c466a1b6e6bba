"""Every button, counter and piece of furniture says what it is; dangers glow where they will come true; F1 marks."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.effect_signs import curse_signs
from game.bigbook.play.threats import URGENT
from scenes.bigbook.cards.stamps import PAINTERS
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.overlays.tooltip import tooltip
from scenes.bigbook.table.scene import TableScene
from scenes.kit.fit import draw_name, wide
from scenes.kit.icons import GLYPHS
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT
from scenes.kit.thing import INFO, Thing, thing_at
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse
from tests.typed import now

TOLD = ("button:undo", "button:redo", "button:hint", "button:why", "button:language", "button:rulebook", "button:menu",
        "button:end-turn", "log", "book", "aside", "magician", "phases", "rounds", "madness", "danger")  # fmt: skip


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def said(table: TableScene, thing: Thing) -> str:
    text = table.tooltip.of(thing)
    assert not re.search(r"\[[a-z]+\.[a-z]", text), (thing.id, text)
    return text


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_everything_on_the_table_says_what_it_is(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, players=5, seed=7, lang=lang) as driver:
        person = Mouse(driver, 7)
        for _ in range(soak(20, 60)):
            if (table := person.table) is None:
                break
            person.give(person.pick(table))
            if (table := person.table) is None:
                break
            plan = table.state.plan
            for thing in table.things():
                text = said(table, thing)
                quiet = (
                    ("card", "option", "power", "note")
                    if plan is None
                    else ("card", "option", "power", "note", "spell")
                )
                if thing.role in quiet or (plan is not None and plan.target == thing.id):
                    continue
                if thing.role == "library" and table.render.model.library[thing.id.partition(":")[2]].top is None:
                    continue
                assert text, thing.id


def test_a_spell_of_the_library_says_what_learning_it_costs(tmp_path: Path) -> None:
    """The number on it is its level: a level 1 and a level 2 both cost two of their element (BB-LRN.3)."""
    with driving(tmp_path, players=3, seed=3) as driver:
        table = table_of(driver)
        for element in ("water", "earth", "fire", "air"):
            head = said(table, driver.thing(f"library:{element}")).split("\n")[0]
            assert f"Learn: 2\u00a0[{element}]" in head, head


def test_the_names_of_buttons_stand_with_their_keys(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=3) as driver:
        table = table_of(driver)
        assert {thing.id for thing in table.things()} >= set(TOLD)
        assert " · key E\n" in said(table, driver.thing("button:end-turn"))
        assert " · key Ctrl+Y" in said(table, driver.thing("button:redo"))
        assert f" · key {table.app.keys.shown('deck')}\n" in said(table, driver.thing(f"deck:{table.render.desk}"))
        table.app.keys.take({"end_turn": "t"})
        assert " · key T\n" in said(table, driver.thing("button:end-turn"))


def test_a_curse_tells_its_whole_text_at_once_and_other_things_after_a_rest(tmp_path: Path) -> None:
    """Its tile has no room for the sentence: 90 milliseconds of rest are enough, everything else waits for 350."""
    with driving(tmp_path, players=3, seed=3) as driver:
        person, table = Mouse(driver, 3), table_of(driver)
        while not table.render.model.curses:
            person.give(person.pick(table))
        curse = table.render.model.curses[0].id
        for name, wait in ((f"curse:{curse}", 90.0), (f"deck:{table.render.desk}", 350.0)):
            driver.event(pygame.MOUSEMOTION, pos=driver.thing(name).rect.center, rel=(40, 40), buttons=(0, 0, 0))
            assert table.hover == name
            sheet = tooltip(table.context, table.overlays.pane, table.idle, table.overlays.terms)
            sheet.update(0.0)
            assert not sheet.update(wait - 1) and not sheet.shown and sheet.waiting
            assert sheet.update(1.0) and sheet.shown
        assert table.words.curse_text(curse) in table.tooltip.of(driver.thing(f"curse:{curse}"))


def test_the_longest_names_on_five_seats_keep_readable_letters_and_are_told_in_full(tmp_path: Path) -> None:
    with driving(tmp_path, players=5, seed=7, drawn=True) as driver:
        table, name = table_of(driver), "W" * 23 + "s"
        for person in table.words.people.values():
            person.name = name
        for seat, parts in table.render.places.seats.items():
            out = Surface(table.app.size)
            style = Style(table.render.layout.text(21, 15))
            block = draw_name(out, name, Rect(parts.name), style)
            assert block.style.size >= MIN_TEXT and not block.cut
            assert block.size[0] <= parts.name.w < wide(name, Style(MIN_TEXT)), "only its middle can give way"
            assert name in table.tooltip.of(driver.thing(f"seat:{seat}"))


def test_furniture_is_read_below_everything_else_and_last(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=3) as driver:
        table = table_of(driver)
        things = table.listing().things
        roles = [thing.role == INFO for thing in things]
        assert roles == sorted(roles) and sum(roles) >= 14, "what is only read stands at the end of the order"
        curse = next(thing for thing in things if thing.role == "curse")
        over = thing_at(things, curse.rect.center)
        assert over is not None and over.id == curse.id, "a track space never covers its curse"
        assert str(table.render.model.madness) in driver.thing("madness").label


def test_keys_and_presses_show_the_words_of_furniture(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        driver.click("madness")
        assert table.words.t("tips.stack") in table.tooltip.text()
        driver.event(pygame.MOUSEMOTION, pos=(2, table.app.size[1] - 2), rel=(0, 0), buttons=(0, 0, 0))
        table.hover = None
        table.focus.set("rounds")
        driver.key(pygame.K_i)
        assert table.words.t("tips.rounds") in table.tooltip.text() and table.overlays.pane.reading is None


@soaks
def test_urgent_dangers_glow_where_they_will_happen(tmp_path: Path) -> None:
    seen = set()
    with driving(tmp_path, players=3, seed=6) as driver:
        person = Mouse(driver, 6)
        for _ in range(soak(70, 200)):
            table = person.table
            if table is None:
                break
            urgent = [one for one in table.state.dangers if one.weight >= URGENT and one.where]
            rects = table.drawing.glowing()
            ids = {thing.id for thing in table.listing().things}
            assert len(rects) == sum(one.where in ids for one in urgent)
            seen |= {one.where.partition(":")[0] for one in urgent if one.where in ids}
            person.give(person.pick(table))
        table = person.table
        if table is not None:
            settings_of(driver.app).danger = "off"
            table.settle_view()
            assert not table.drawing.glowing()
    assert {"curse", "deck"} <= seen


@soaks
def test_f1_ticks_support_of_friends_and_knows_passive_abilities(tmp_path: Path) -> None:
    keys, ticked = set(), 0
    with driving(tmp_path, players=3, seed=9, drawn=True) as driver:
        person = Mouse(driver, 9)
        for _ in range(soak(100, 500)):
            table = person.table
            if table is None:
                break
            listing = table.listing()
            keys |= {reason.key for name, reason in listing.reasons.items() if name.startswith("ability:")}
            table.overlays.marks.paint(table.app.canvas)
            ticked += sum(
                thing.enabled and ":support:" in thing.id and f":{table.render.desk}:" not in thing.id
                for thing in listing.things
            )
            person.give(person.pick(table))
    assert "works-by-itself" in keys and "nothing-to-do" not in keys
    assert ticked


def test_a_press_sends_the_sheet_away_until_the_pointer_leaves(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=3) as driver:
        table = table_of(driver)
        end = driver.thing("button:end-turn").rect.center
        driver.event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(0, 0, 0))
        table.tooltip.update(400.0)
        table.tooltip.update(400.0)
        assert now(table.tooltip.shown)
        driver.event(pygame.MOUSEBUTTONDOWN, pos=end, button=1)
        table.tooltip.update(400.0)
        table.tooltip.update(400.0)
        assert not now(table.tooltip.shown)
        away = driver.thing("button:hint").rect.center
        driver.event(pygame.MOUSEMOTION, pos=away, rel=(0, 0), buttons=(1, 0, 0))
        driver.event(pygame.MOUSEBUTTONUP, pos=away, button=1)
        driver.event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(0, 0, 0))
        table.tooltip.update(400.0)
        table.tooltip.update(400.0)
        assert table.tooltip.shown


def test_who_plays_by_keys_is_not_told_what_the_pointer_happens_to_rest_on(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=3) as driver:
        table = table_of(driver)
        driver.event(pygame.MOUSEMOTION, pos=driver.thing("track:3").rect.center, rel=(0, 0), buttons=(0, 0, 0))
        table.tooltip.update(400.0)
        table.tooltip.update(400.0)
        assert table.tooltip.shown
        driver.key(pygame.K_TAB)
        table.tooltip.update(400.0)
        table.tooltip.update(400.0)
        assert not table.tooltip.shown


def test_every_curse_shows_on_its_tile_what_it_does() -> None:
    """One or two signs that stand for its program, with how many and of which element."""
    for curse in catalogue().curses:
        signs = curse_signs(curse)
        assert 1 <= len(signs) <= 3, curse
        assert all(sign.deed in PAINTERS or sign.deed in GLYPHS for sign in signs)
    assert curse_signs("w5") == (("discard", 2, ""),)
    assert curse_signs("f1") == (("discard", 1, "fire"),)
    assert [sign.deed for sign in curse_signs("m4")] == ["madness", "destroy"]
