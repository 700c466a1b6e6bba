"""A puzzle in the place of the house: pieces are taken up, exchanged, turned and put back, by hand, by keys, by ear."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.mansions.cards.reading import catalogue
from game.mansions.entry import ENTRY
from game.mansions.puzzles.wiring import ACROSS, STEP, touching
from scenes.kit.geometry import Box
from scenes.mansions.robot import advice
from scenes.mansions.table.puzzle.slots import GAP, slots_of
from scenes.mansions.table.scene import HouseTable
from scenes.shell.robot import Robot
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import act, drag, laid

BOX = catalogue().puzzles
MUSIC_BOX = """
active: i1
investigators: {i1: {who: tobias_wren, profile: [1, 1], at: nu1, skill: 2}, i2: {who: kasimir_holt, at: po1}}
rooms: {nursery: {pile: [{music_box: revealed}, nothing]}}
puzzles: {music_box: {slots: [ssme, esss, ssms, ssme]}}
keeper: {trauma: []}
"""
MOSAIC = """
active: i1
investigators: {i1: {who: aude_linnet, at: ul1, skill: 2}, i2: {who: delphine_okoro, at: po1}}
puzzles: {mosaic_plate: {slots: [1, 2, 3, 4, 6, 5]}}
keeper: {trauma: []}
"""


def label(driver: Driver, name: str) -> str:
    return driver.thing(name).label


def lies(table: HouseTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    one = table.context.puzzle
    assert one is not None
    return one.pieces, one.turned


def left(table: HouseTable) -> int:
    now = table.session.decision
    assert now is not None
    return int(now.args["left"])


@pytest.mark.parametrize("layout", [*BOX.locks, *BOX.wirings])
def test_pieces_that_touch_in_the_rules_touch_on_the_table(layout: str) -> None:
    kind = "lock" if layout in BOX.locks else "wiring"
    _, slots, start, ends = slots_of(BOX, kind, layout).boxes(Box(0, 0, 2000, 2000), 300)

    def side(box: Box, name: str) -> pygame.Rect:
        right, down = STEP[name]
        reach = round(300 * (0.5 + GAP / 2))
        return pygame.Rect(box.center[0] + right * reach - 14, box.center[1] + down * reach - 14, 28, 28)

    if kind == "lock":
        lock = BOX.locks[layout]
        assert start is not None
        pairs = [(slots[slot], name, start) for slot, name in lock.touch]
        pairs += [(slots[a], name, slots[b]) for a, name, b, _ in lock.joins]
        pairs += [(slots[b], name, slots[a]) for a, _, b, name in lock.joins]
    else:
        board = BOX.wirings[layout]
        pairs = [(slots[cell], name, end) for (cell, name, _), end in zip((board.start, board.end), ends, strict=True)]
        for a, b in touching(BOX, layout):
            step = tuple(v - u for u, v in zip(board.cells[a], board.cells[b], strict=True))
            name = next(name for name, one in STEP.items() if one == step)
            pairs += [(slots[a], name, slots[b]), (slots[b], ACROSS[name], slots[a])]
    for box, name, other in pairs:
        assert side(box, name).colliderect(pygame.Rect(other)), (layout, name)
    boxes = list(map(pygame.Rect, slots))
    assert not [one for one in boxes if len(one.collidelistall(boxes)) > 1], "none lies on another"


def test_two_pieces_change_places_and_a_piece_is_turned_by_presses(tmp_path: Path) -> None:
    with laid(tmp_path, MUSIC_BOX) as (driver, table):
        act(driver, table, "explore")
        assert not [one for one in table.things() if one.role == "space"], "the house gives way"
        before = lies(table)[0]
        assert not driver.thing("puzzle:turn-left").enabled
        driver.click("slot:1")
        driver.click("slot:1")
        assert table.context.state.piece == "", "pressed again it is put back"
        driver.click("slot:1")
        driver.click("slot:2")
        assert lies(table)[0] == (before[1], before[0], *before[2:]) and left(table) == 6
        driver.click("slot:start")
        driver.click("puzzle:turn-right")
        driver.click("puzzle:turn-left")
        assert left(table) == 4, "what was turned is still taken up"
        driver.click("slot:3")
        driver.click("puzzle:turn-left")
        assert lies(table)[1] == (0, 0, 3, 0)
        driver.click("puzzle:draw")
        driver.click("puzzle:token")
        assert left(table) == 3 and not driver.thing("puzzle:token").enabled
        driver.click("puzzle:stop")
        assert table.context.puzzle is None and [one for one in table.things() if one.role == "space"]


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    with laid(tmp_path, MUSIC_BOX) as (driver, table):
        act(driver, table, "explore")
        words, denied = table.context.words, table.context.state
        driver.click("slot:1")
        driver.click("slot:3")
        assert denied.denied is not None and words.why(denied.denied.reason) == words.t("why.pieces-apart")
        assert table.context.state.piece == "3", "the other one is taken up instead"
        driver.click("slot:start")
        assert denied.denied.reason.key == "start-stays"
        assert words.why(denied.denied.reason) != words.texts.t("mansions.why.not-adjacent")
        drag(driver, "slot:2", "slot:4")
        assert denied.denied.reason.key == "pieces-apart" and left(table) == 7


def test_a_piece_is_dragged_to_its_neighbour_and_turned_by_the_wheel(tmp_path: Path) -> None:
    with laid(tmp_path, MUSIC_BOX, drawn=True, speed=2) as (driver, table):
        act(driver, table, "explore")
        before = lies(table)[0]
        drag(driver, "slot:4", "slot:3")
        driver.frames(60)
        assert lies(table)[0] == (*before[:2], before[3], before[2])
        driver.event(pygame.MOUSEMOTION, pos=driver.thing("slot:2").rect.center, rel=(0, 0), buttons=(0, 0, 0))
        driver.event(pygame.MOUSEWHEEL, x=0, y=-1)
        driver.frames(60)
        assert lies(table)[1] == (0, 1, 0, 0)


def test_the_keys_work_at_it_alone(tmp_path: Path) -> None:
    with laid(tmp_path, MUSIC_BOX) as (driver, table):
        act(driver, table, "explore")
        before = lies(table)[0]
        driver.key(pygame.K_1, text="1")
        driver.key(pygame.K_2, text="2")
        assert lies(table)[0][:2] == (before[1], before[0])
        driver.key(pygame.K_4, text="4")
        driver.key(pygame.K_q, text="q")
        assert lies(table)[1] == (0, 0, 0, 3)
        driver.key(pygame.K_e, text="e")
        assert lies(table)[1] == (0, 0, 0, 0)
        driver.key(pygame.K_ESCAPE)
        assert table.context.state.piece == "" and table.context.puzzle is not None
        driver.key(pygame.K_t, text="t")
        assert left(table) == 6, "a token brings as many as Luck"


def test_ears_hear_each_place_what_agrees_and_how_much_is_left(tmp_path: Path) -> None:
    with laid(tmp_path, MUSIC_BOX) as (driver, table):
        act(driver, table, "explore")
        assert label(driver, "slot:1") == (
            "Place 1: north sun, east sun, south moon, west eye. Agrees: east. Does not agree: south."
        )
        assert label(driver, "slot:start") == "The start piece, clockwise from the top: sun, moon, eye, sun."
        assert "7" in label(driver, "puzzle") and label(driver, "puzzle:draw") == "New piece: 2 actions"


def test_a_solved_one_opens_the_way_and_the_house_comes_back(tmp_path: Path) -> None:
    with laid(tmp_path, MOSAIC, drawn=True) as (driver, table):
        act(driver, table, "move:lw2")
        assert label(driver, "slot:5") == "Place 5: part F."
        driver.click("slot:5")
        driver.click("slot:6")
        assert table.context.puzzle is None and table.context.worked == ""
        assert "puzzle_solved" in {event.type for event in table.session.events}


def test_an_action_is_taken_back_only_with_everybody(tmp_path: Path) -> None:  # MM-PUZ.22
    with laid(tmp_path, MUSIC_BOX, speed=2) as (driver, table):
        act(driver, table, "explore")
        before = lies(table)
        driver.click("slot:1")
        driver.click("slot:2")
        driver.frames(60)
        table.context.agree_on_undo("friendly")
        driver.click("button:undo")
        assert lies(table) != before and table.context.state.asked == "undo"
        driver.look()
        driver.click("button:undo")
        driver.frames(60)
        assert lies(table) == before and left(table) == 7


@pytest.mark.parametrize("given", [(MUSIC_BOX, "explore"), (MOSAIC, "move:lw2")])
def test_a_robot_finds_its_way_about_it(tmp_path: Path, given: tuple[str, str]) -> None:
    with laid(tmp_path, given[0]) as (driver, table):
        act(driver, table, given[1])
        robot = Robot(driver.app, 2, advice(ENTRY.policies["party"](3)))
        for _ in range(400):
            robot.frame()
            driver.frames()
            if table.context.puzzle is None:
                return
        raise AssertionError("it never leaves the puzzle")
