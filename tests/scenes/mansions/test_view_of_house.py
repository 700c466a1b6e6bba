"""The house seen closer: by wheel, keys, hand and pad; followed, looked over; nothing out of sight is lost."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from scenes.kit.board_view import BoardView
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.mansions.keys import KEYS
from scenes.mansions.table.house.bake import Baker
from scenes.mansions.table.scene import HouseTable
from tests.scenes.driver import Driver, pictures
from tests.scenes.mansions.at_house import begin, crowded, far, near, visiting


def seen_at(table: HouseTable, name: str) -> Thing:
    thing = table.thing(name)
    assert thing is not None, name
    return thing


def rest(driver: Driver, table: HouseTable) -> None:
    """Until the view stands still and the sharper picture is there."""
    for _ in range(200):
        if not table.house.moving:
            return
        driver.frames()
    raise AssertionError("the view never comes to rest")


def own_space(table: HouseTable) -> str:
    return f"space:{table.context.shown.where(table.context.acting)}"


def test_a_house_that_fits_is_seen_whole_and_nothing_moves_it(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        places = {one.id: tuple(one.rect) for one in table.things() if one.role == "space"}
        frame = table.context.measures.house
        assert all(Box(*place).overlaps(frame) and frame.holds(Box(*place)) for place in places.values())
        floor = seen_at(table, own_space(table)).rect.center
        driver.event(pygame.MOUSEBUTTONDOWN, pos=floor, button=1)
        driver.event(pygame.MOUSEMOTION, pos=(floor[0] + 90, floor[1]), rel=(90, 0), buttons=(1, 0, 0))
        driver.event(pygame.MOUSEBUTTONUP, pos=(floor[0] + 90, floor[1]), button=1)
        assert {one.id: tuple(one.rect) for one in table.things() if one.role == "space"} == places
        assert "button:overview" not in {one.id for one in table.things()}


def test_the_wheel_comes_closer_to_what_lies_under_it(tmp_path: Path) -> None:
    with visiting(tmp_path, drawn=True) as (driver, table):
        begin(driver, table)
        name = own_space(table)
        before = seen_at(table, name).rect
        driver.event(pygame.MOUSEMOTION, pos=before.center, rel=(0, 0), buttons=(0, 0, 0))
        driver.event(pygame.MOUSEWHEEL, x=0, y=1)
        rest(driver, table)
        closer = seen_at(table, name).rect
        assert closer.w > before.w and closer.collidepoint(before.center)
        driver.event(pygame.MOUSEWHEEL, x=0, y=-1)
        rest(driver, table)
        assert seen_at(table, name).rect == before


@pytest.mark.parametrize("reduced", [False, True])
def test_keys_come_closer_and_one_key_shows_all_of_the_house_and_goes_back(tmp_path: Path, reduced: bool) -> None:
    with visiting(tmp_path) as (driver, table):
        driver.app.set("reduced_motion", reduced)
        begin(driver, table)
        driver.key(pygame.K_PLUS, text="+")
        assert table.context.camera.rest == 1.5
        assert table.house.moving != reduced, "with reduced motion the view is there at once"
        driver.key(pygame.K_PAGEUP)
        rest(driver, table)
        assert table.context.camera.scale == 2
        driver.key(pygame.K_o, text="o")
        rest(driver, table)
        assert table.context.camera.scale == 1
        driver.key(pygame.K_o, text="o")
        rest(driver, table)
        assert table.context.camera.scale == 2


def test_the_floor_is_dragged_and_that_is_no_press(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        driver.key(pygame.K_o, text="o")
        rest(driver, table)
        name, steps = own_space(table), len(table.session.past)
        space = seen_at(table, name).rect
        at, to = space.center, (space.centerx - 70, space.centery - 50)
        driver.event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        driver.event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        driver.event(pygame.MOUSEMOTION, pos=to, rel=(-70, -50), buttons=(1, 0, 0))
        driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
        moved = seen_at(table, name).rect
        assert (moved.x, moved.y) != (space.x, space.y)
        assert len(table.session.past) == steps and not table.context.state.aim
        for _ in range(30):  # it goes no further than the edge of the house
            driver.key(pygame.K_KP6)
        box, frame = table.context.plan.box, table.context.camera.frame
        assert box.right == frame.right and box.x < frame.x


def test_what_is_out_of_sight_is_listed_and_comes_into_sight_where_the_keys_go(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        whole = {one.id for one in table.things() if one.zone == "house"}
        for _ in range(3):
            driver.key(pygame.K_PLUS, text="+")
        rest(driver, table)
        things = {one.id: one for one in table.things() if one.zone == "house"}
        assert whole <= set(things)
        frame = pygame.Rect(table.context.measures.house)
        assert all(frame.contains(one.rect) for one in things.values()), "nothing lies over the column"
        small = [one for one in things.values() if one.role == "space" and one.rect.w < 20]
        assert small, "some of the house is out of sight"
        table.focus.set(small[0].id)
        driver.frames(2)
        rest(driver, table)
        assert seen_at(table, small[0].id).rect.w > 20


def test_the_view_goes_where_somebody_walks(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        for _ in range(3):
            driver.key(pygame.K_PLUS, text="+")
        space, camera = near(table).partition(":")[2], table.context.camera
        corner = max(table.context.whole.spaces.values(), key=lambda box: box.x + box.y)
        camera.bring(corner, gently=False, loosely=False)
        driver.key(pygame.K_c, text="c")
        assert not camera.follows
        driver.key(pygame.K_c, text="c")
        rest(driver, table)
        table.controls.answer(*table.walking.begin(table.walking.reach()[space]))
        rest(driver, table)
        assert camera.sees(table.context.plan.spaces[space])


def test_the_small_picture_of_the_house_leads_there(tmp_path: Path) -> None:
    with visiting(tmp_path, drawn=True) as (driver, table):
        begin(driver, table)
        for _ in range(3):
            driver.key(pygame.K_PLUS, text="+")
        rest(driver, table)
        small = seen_at(table, "button:overview").rect
        for corner, space in (((8, 8), min), ((-8, -8), max)):
            at = (
                (small.x if corner[0] > 0 else small.right) + corner[0],
                (small.y if corner[1] > 0 else small.bottom) + corner[1],
            )
            driver.click_at(at)
            rest(driver, table)
            spaces = table.context.plan.spaces
            wanted = space(spaces, key=lambda name: spaces[name].x + spaces[name].y)
            assert table.context.camera.sees(spaces[wanted]), wanted
            small = seen_at(table, "button:overview").rect


def test_what_is_seen_close_is_as_sharp_as_it_is_drawn(tmp_path: Path) -> None:
    """Only the piece that was painted last was painted anew when its drawings came."""
    with visiting(tmp_path, drawn=True, art=pictures()) as (driver, table):
        begin(driver, table)
        driver.key(pygame.K_o, text="o")
        for _ in range(400):
            driver.frames()
            if not (driver.app.art.waiting or table.house.moving):
                break
        large = table.house.boards().large
        assert large is not None and not large.waiting and not table.house.boards().missed
        anew = Baker(driver.app.art, large.plan)
        fresh = Surface(large.surface.get_size())
        anew.paint(fresh, table.house.seen())
        assert not anew.missed
        tile = pygame.Rect(large.plan.tiles["t0"]).inflate(-40, -40)
        assert fresh.subsurface(tile).copy().get_buffer().raw == large.surface.subsurface(tile).copy().get_buffer().raw


def test_a_pad_sees_the_house_closer_with_one_button() -> None:

    assert KEYS.pad["x"] == "overview"


def test_everybody_in_a_crowded_space_lies_in_a_fan(tmp_path: Path) -> None:
    with crowded(tmp_path, 9) as (driver, table, space):
        sign = seen_at(table, f"more:{space}")
        hidden = [one for one in table.context.shown.standing(space) if table.thing(f"figure:{one}") is None]
        assert hidden
        driver.click(sign.id)
        there = table.context.shown.standing(space)
        shown = [one for one in there if table.thing(f"figure:{one}") is not None]
        assert len(shown) == 8 and set(shown) == set(there[:8])
        boxes = [seen_at(table, f"figure:{one}").rect for one in shown]
        assert all(not a.colliderect(b) for at, a in enumerate(boxes) for b in boxes[:at])
        frame = pygame.Rect(table.context.measures.house)
        assert all(frame.contains(box) for box in boxes)
        assert table.thing(f"figure:{shown[-1]}") is not None
        driver.frames(10)
        assert table.house.fan.space == space, "the pointer is within it"
        driver.key(pygame.K_ESCAPE)
        assert not table.house.fan.space


def test_a_fan_of_more_than_eight_has_two_pages_and_shuts_when_the_keys_leave_it(tmp_path: Path) -> None:
    with crowded(tmp_path, 9) as (driver, table, space):
        driver.event(pygame.MOUSEMOTION, pos=(4, 4), rel=(0, 0), buttons=(0, 0, 0))
        table.focus.set(f"more:{space}")
        driver.key(pygame.K_RETURN)
        there = table.context.shown.standing(space)
        assert table.house.fan.space == space and table.focus.current == f"figure:{there[0]}"
        table.focus.set(f"more:{space}")
        driver.key(pygame.K_RETURN)
        assert table.thing(f"figure:{there[8]}") is not None
        table.focus.set("button:end-turn")
        driver.frames(3)
        assert not table.house.fan.space


def test_arrows_go_from_space_to_space(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        spaces = table.context.whole.spaces
        table.focus.set("space:gh3")
        for key, across in ((pygame.K_RIGHT, 1), (pygame.K_UP, 0), (pygame.K_LEFT, -1), (pygame.K_DOWN, 0)):
            before = spaces[str(table.focus.current).partition(":")[2]]
            driver.key(key)
            assert str(table.focus.current).startswith("space:")
            now = spaces[str(table.focus.current).partition(":")[2]]
            assert (now.center[0] > before.center[0]) == (across > 0) or across == 0
        for _ in range(9):
            if seen_at(table, str(table.focus.current)).zone == "house":
                driver.key(pygame.K_RIGHT)
        assert seen_at(table, str(table.focus.current)).zone != "house", "past the last wall lies the column"


def test_tab_at_a_space_means_another_way_there_and_enter_walks_it(tmp_path: Path) -> None:
    for seed in range(5, 25):
        with visiting(tmp_path / str(seed), seed=seed) as (driver, table):
            begin(driver, table)
            several = [space for space in table.walking.reach() if len(table.walking.ways(space)) > 1]
            if not several:
                continue
            goal = several[0]
            table.focus.set(f"space:{goal}")
            driver.key(pygame.K_RETURN)
            first = table.walking.aimed()
            driver.key(pygame.K_TAB)
            second = table.walking.aimed()
            assert first is not None and second is not None
            assert first.spaces != second.spaces and len(first.spaces) == len(second.spaces)
            assert second.goal == goal and table.focus.current == f"space:{goal}"
            driver.key(pygame.K_RETURN)
            walked = [
                step.answers[0][0] for step in table.session.past if step.answers[0][0].startswith(("move", "run"))
            ]
            assert walked[: len(second.acts)] == list(second.acts)[: len(walked)] and walked
            return
    raise AssertionError("no house has two ways")


def test_a_monster_shows_where_it_may_come_to_and_says_so(tmp_path: Path) -> None:
    with crowded(tmp_path, 3) as (_, table, space):
        monster = next(one for one in table.context.view.monsters)
        reach = table.house.threads.reach(f"figure:{monster.id}")
        assert space in reach.now <= reach.soon
        said = table.describe(seen_at(table, f"figure:{monster.id}")).more
        room = table.context.words.room(table.context.room_of(space))
        assert room in said and all(line in said for line in table.house.threads.told(f"figure:{monster.id}"))


def test_what_is_seen_from_a_space_is_shown_for_the_asking(tmp_path: Path) -> None:
    with visiting(tmp_path, drawn=True) as (driver, table):
        begin(driver, table)
        assert table.house.threads.sight() is None
        driver.key(pygame.K_s, text="s")
        here = table.context.shown.where(table.context.acting)
        sight = table.house.threads.sight()
        assert sight is not None and sight.space == here
        assert sight.seen == table.context.words.story.house.sight[here]
        table.focus.set(far(table))
        driver.frames(2)
        sight = table.house.threads.sight()
        assert sight is not None and f"space:{sight.space}" == table.focus.current
        driver.key(pygame.K_ESCAPE)
        assert table.house.threads.sight() is None


def test_a_board_is_never_seen_beyond_its_edge() -> None:
    view = BoardView()
    view.lay(Box(10, 10, 600, 600), Box(20, 60, 580, 500))
    view.zoom(1, (10, 10), gently=False)
    view.zoom(1, (10, 10), gently=False)
    for dx, dy in ((900, 900), (-3000, -3000), (500, -40)):
        view.pan(dx, dy)
        box = view.box
        assert box.x <= 10 and box.y <= 10 and box.right >= 610 and box.bottom >= 610
    middle = view.seen().center
    view.lay(Box(10, 10, 900, 900), Box(20, 60, 880, 760))
    assert view.rest == 2 and abs(view.seen().center[0] - middle[0] * 880 / 580) < 40, (
        "the same is seen in a larger window"
    )
