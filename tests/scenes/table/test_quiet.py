"""What cannot be used now falls back, what can stands out; words are read in both, and high contrast knows neither."""

from __future__ import annotations

import colorsys
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.settings import change
from scenes.bigbook.table.layout import madness_pile
from scenes.bigbook.table.render.status_ribbon import danger_said
from scenes.bigbook.table.scene import TableScene
from scenes.kit.theme import luminance
from tests.fit.spy import watching
from tests.scenes.at_table import at
from tests.scenes.driver import Driver
from tests.scenes.kit.contrast import contrast
from tests.scenes.table.positions import DESK, TWO_STRIKE
from tests.squint import drawn

SIZES = [(1280, 720), (1920, 1080)]


def shown(driver: Driver) -> Surface:
    """What stands still on the table, with all its pictures."""
    driver.app.set("reduced_motion", True)
    drawn(driver.app)
    return driver.app.canvas.base.copy()


def look(screen: Surface, area: Rect) -> tuple[float, float]:
    """The luminance of an area, and how much colour it has."""
    r, g, b, _ = pygame.transform.average_color(screen, area)
    hsv = colorsys.rgb_to_hsv(r / 255, g / 255, b / 255)
    return luminance((r, g, b)), hsv[1] * hsv[2]


def places(table: TableScene) -> dict[str, Rect]:
    """The library and the supply, thing by thing."""
    found = {thing_id.library(name): Rect(box) for name, box in table.render.places.library.items()}
    return found | {thing_id.supply(name): Rect(box) for name, box in table.render.places.supply.items()}


def test_what_may_be_had_stands_out_until_something_else_is_begun(tmp_path: Path) -> None:
    with at(tmp_path, DESK, window=SIZES[0], painted=True) as (driver, table):
        before = shown(driver)
        usable = table.render.usable
        assert usable is not None
        cells = places(table)
        free = [name for name in cells if name in usable]
        rest = [name for name in cells if name not in usable]
        assert free and rest, usable
        driver.click("spell:p1:ice")
        paying = shown(driver)
        assert table.state.plan is not None
        for name in free:
            bright, colour = look(before, cells[name])
            dark, pale = look(paying, cells[name])
            assert dark < 0.75 * bright and pale < colour, name
        for name in rest:
            assert look(before, cells[name]) == look(paying, cells[name]), name
        driver.click("button:cancel")
        after = shown(driver)
        assert all(look(after, cells[name]) == look(before, cells[name]) for name in free)


def test_nothing_falls_back_with_high_contrast(tmp_path: Path) -> None:
    with at(tmp_path, DESK, window=SIZES[0], painted=True) as (driver, table):
        driver.app.set("high_contrast", True)
        before = shown(driver)
        driver.click("spell:p1:ice")
        paying = shown(driver)
        assert table.state.plan is not None
        for name, cell in places(table).items():
            assert look(before, cell) == look(paying, cell), name


@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_a_spell_that_cannot_be_learned_is_read(tmp_path: Path, size: tuple[int, int]) -> None:
    with at(tmp_path, DESK, window=size, painted=True) as (driver, table):
        driver.click("spell:p1:ice")
        screen = shown(driver)
        assert table.render.usable is not None
        for element, box in table.render.places.library.items():
            assert thing_id.library(element) not in table.render.usable
            foot = Rect(box.x + box.w // 4, box.y + round(box.h * 0.85), box.w // 2, round(box.h * 0.08))
            pixels = (screen.get_at((x, y)) for x in range(foot.x, foot.right) for y in range(foot.y, foot.bottom))
            tones = sorted(((one.r, one.g, one.b) for one in pixels), key=sum)
            ink, paper = tones[len(tones) // 100], tones[len(tones) * 4 // 5]
            assert contrast(ink, paper) >= 4.5, element


def test_friends_who_look_on_are_one_calm_band_but_what_they_may_lend_is_not(tmp_path: Path) -> None:
    with at(tmp_path, DESK.replace("fire1, fire3", "water1, water3"), window=SIZES[0], painted=True) as (driver, table):
        idle = shown(driver)
        seats = table.render.places.seats
        own, friend = (look(idle, Rect(seats[seat].portrait)) for seat in ("p1", "p2"))
        assert friend[1] < own[1]
        driver.click("curse:f3")
        assert table.state.plan is not None
        paying = shown(driver)
        lent = [name for name in table.render.usable or () if thing_id.read(name).seat not in ("p1", "")]
        assert lent
        for name in lent:
            rect = driver.thing(name).rect
            assert look(paying, rect)[0] > 1.3 * look(idle, rect)[0], name


def test_what_may_be_chosen_stays_as_it_is_while_events_are_shown_until_the_book_has_its_turn(tmp_path: Path) -> None:
    """What is shown then is looked at: nothing else stands out before the next question."""
    with at(tmp_path, DESK, window=SIZES[0], speed=2) as (_, table):
        table.director.skip()
        for _ in range(200):
            table.update(30.0)
        before = table.render.usable
        assert before
        table.controller.answer("end")
        shown_then = []
        while table.director.busy:
            table.update(30.0)
            if table.director.busy:
                shown_then.append((table.render.model.phase, table.render.usable))
        own = next(at for at, (phase, _) in enumerate(shown_then) if phase != "action")
        assert all(usable == before for _, usable in shown_then[:own])
        book = [usable for _, usable in shown_then[own + 1 :]]
        assert len(book) > 10 and not any(book)
        for _ in range(5):
            table.update(30.0)
        assert table.render.usable and table.render.usable != before


def flat(words: str) -> str:
    """Words on one line."""
    return words.replace("\n", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("size", SIZES)
def test_the_slate_does_not_repeat_the_ribbon(tmp_path: Path, size: tuple[int, int]) -> None:
    """Whose turn it is and the worst that is ahead stand over the table; below is what the curse does."""
    with watching() as spy, at(tmp_path, TWO_STRIKE, window=size, painted=True) as (driver, table):
        change(driver.app, "coach", False)
        spy.clear()
        shown(driver)
        foot = table.render.layout.areas["ribbon"].bottom
        said = [(flat(one.text), one.rect.bottom <= foot) for one in spy.drawn]
        for words in (table.context.sentence(), danger_said(table.render, table.state.dangers)):
            assert {above for one, above in said if one == flat(words)} == {True}, words
        panel = Rect(table.render.layout.areas["panel"])
        below = {one.text for one in spy.drawn if panel.contains(one.rect)}
        strikes = {str(one.args["curse"]) for one in table.state.dangers if one.args.get("curse")}
        assert strikes
        assert {table.words.curse(one) for one in strikes} & below


@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_the_madness_stack_lies_beside_its_pile(tmp_path: Path, size: tuple[int, int]) -> None:
    with at(tmp_path, DESK, window=size, painted=True) as (driver, table):
        shown(driver)
        place = madness_pile(table.render.layout)
        pile = table.render.painter.picture("table", "madness_stack_3", (place.w, place.h))
        assert pile is not None
        upper = pile.subsurface(0, 0, pile.get_width(), pile.get_height() // 2)
        tower = pygame.mask.from_surface(upper).get_bounding_rects()
        box = table.render.layout.areas["madness"]
        number = box.x + round(box.w * 0.82) - table.render.layout.text(40, 26) // 2
        assert tower and place.x + max(part.right for part in tower) <= number + 2
