"""Names of rooms and what is built there find a place in every house, window, size of letters and language."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.mansions.cards.story import stories
from scenes.kit.geometry import Box
from scenes.mansions.table.house.names import AROUND
from scenes.mansions.table.house.placing import OVER
from scenes.mansions.table.scene import HouseTable
from tests.scenes.mansions.at_house import visiting

SIZES = ((1280, 720), (1920, 1080))
LETTERS = (1.0, 1.5, 2.0)
LANGS = ("en", "es", "pt", "it")


def faults(table: HouseTable) -> list[str]:
    """What is wrong with the names as they lie now: covered, covering, too far out, cut, too small."""
    context, names = table.context, table.house.names
    plan, found = context.resting, []
    places = {
        room: Box(plan.box.x + tag.box.x, plan.box.y + tag.box.y, tag.box.w, tag.box.h)
        for room, tag in names.tags().items()
    }
    solid = {**{name: one.box for name, one in plan.openings.items()}, **plan.features}
    over = round(OVER * plan.unit) + AROUND[0]
    if names.letters < 14:
        found.append(f"letters of {names.letters}")
    for room, box in places.items():
        bounds = plan.bounds[room]
        if not Box(bounds.x - over, bounds.y, bounds.w + 2 * over, bounds.h).holds(box):
            found.append(f"{room} stands outside")
        found += [f"{room} covers {name}" for name, other in solid.items() if box.overlaps(other)]
        found += [f"{room} covers {name}" for name, other in places.items() if name > room and box.overlaps(other)]
    if not all(plan.spaces[name.partition("@")[2]].holds(box) for name, box in plan.features.items()):
        found.append("a feature stands outside of its space")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("story", stories())
def test_names_and_features_of_every_house_find_a_place(tmp_path: Path, story: str, size: tuple[int, int]) -> None:
    with visiting(tmp_path, table={"story": story}, players=4, window=size) as (driver, table):
        found = []
        for letters in LETTERS:
            driver.app.set("text_scale", letters)
            for lang in LANGS:
                driver.app.set_language(lang)
                frame = table.context.camera.frame
                whole = table.context.whole.box
                assert frame.holds(whole), "all of the house fits"
                found += [f"{lang} {letters}: {fault}" for fault in faults(table)]
        assert not found


def test_what_is_known_of_a_room_is_said_beside_its_name_and_within_it(tmp_path: Path) -> None:
    """The sign of the Instrument Closet lay in the room below."""
    with visiting(tmp_path, window=(1280, 720)) as (_, table):
        names, plan = table.house.names, table.context.resting
        for state in table.house.seen().states:
            shown = names.signs(state.room, names.places(rest=True)[state.room], state)
            bounds = plan.bounds[state.room]
            assert all(bounds.y <= place.y and place.bottom <= bounds.bottom + 2 for _, place in shown), state.room
