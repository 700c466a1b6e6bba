"""What ends a night in the later stories: open locks, fires, whoever is out, what is brought somewhere, the morning."""

from __future__ import annotations

import pytest

from game.mansions.cards.story import story
from tests.mansions.plays import Table

OPEN = """
story: seven_keys
choices: {1: A}
investigators: {i1: {at: sr1}, i2: {at: sr2}}
"""
DOORS = (
    "rooms: {long_corridor: {open: true}, counting_room: {open: true}, safe_room: {open: true}, lift_cage: {open: true}"
)
MORNING = "events: {stage: V, time: 4}"
GOES_ON = ("none", "")


def result(table: Table) -> tuple[str, str]:
    return table.state.result, table.state.reason


@pytest.mark.parametrize(
    ("more", "found"),
    [
        (
            f"objective: {{revealed: true}}\n{DOORS}, forge: {{open: true}}, dial_gallery: {{open: true}}}}",
            "locks_open",
        ),
        (f"objective: {{revealed: true}}\n{DOORS}, forge: {{open: true}}}}", ""),
        (f"{DOORS}, forge: {{open: true}}, dial_gallery: {{open: true}}}}", ""),
    ],
    ids=["six of two people's six", "one too few", "before anybody knows"],
)
def test_so_many_locks_must_stand_open_when_the_turn_ends_and_the_objective_is_shown(more: str, found: str) -> None:
    table = Table(f"{OPEN}{more}\n", phase="event")
    assert result(table) == (("investigators", found) if found else GOES_ON)


@pytest.mark.parametrize(("awake", "found"), [(True, ("keeper", "dawn")), (False, ("nobody", "last_event"))])
def test_the_first_tram_is_the_keepers_where_somebody_is_awake(awake: bool, found: tuple[str, str]) -> None:  # MM-WIN.6
    sanity = "" if awake else ", sanity: 0"
    given = (
        f"story: seven_keys\nchoices: {{1: A}}\ninvestigators: {{i1: {{at: sr1{sanity}}}}}\n"
        f"objective: {{revealed: true}}\n{MORNING}"
    )
    assert result(Table(given, phase="event")) == found


OUT = """
story: seven_keys
choices: {1: C}
investigators: {i1: {at: sd1}, i2: {at: %s}}
objective: {revealed: true}
"""


def test_everybody_means_the_last_one_too() -> None:  # MM-ESC.2, MM-ESC.3
    table = Table(OUT % "sd1").play("escape")
    assert result(table) == GOES_ON and table.i(1).status == "escaped" and table.asked == ("i2", "step")
    table.play("escape")
    assert result(table) == ("investigators", "everybody_out")


def test_whoever_is_carried_off_is_not_waited_for() -> None:  # MM-ESC.3
    table = Table((OUT % "sh1").replace("i2: {at: sh1}", "i2: {eliminated: true}")).play("escape")
    assert result(table) == ("investigators", "everybody_out")


def test_nobody_gets_out_by_any_other_door() -> None:  # MM-ESC.4
    assert Table((OUT % "sr1").replace("i1: {at: sd1}", "i1: {at: gy1}")).why("escape") == "not-an-exit"


def fires(*rooms: str) -> str:
    return f"effects: {{{', '.join(f'{room}: [fire]' for room in rooms)}}}\n"


BLAZE = """
story: limelight
choices: {1: C}
investigators: {i1: {at: fy1}}
"""


@pytest.mark.parametrize(
    ("rooms", "revealed", "found"),
    [
        (("great_stage", "scene_dock", "wardrobe_room"), True, ("keeper", "rooms_burning")),
        (("great_stage", "scene_dock"), True, GOES_ON),
        (("great_stage", "scene_dock", "wardrobe_room"), False, GOES_ON),
    ],
    ids=["three for one", "one too few", "laid before anybody knows"],
)
def test_so_many_rooms_must_burn_when_the_turn_ends_and_the_objective_is_shown(
    rooms: tuple[str, ...], revealed: bool, found: tuple[str, str]
) -> None:
    shown = "objective: {revealed: true}\n" if revealed else ""
    assert result(Table(BLAZE + fires(*rooms) + shown, phase="event")) == found


TRUNK = """
story: limelight
choices: {1: A}
investigators: {i1: {at: %s}, i2: {at: fy1}}
objective: {revealed: true}
features: {double: %s}
rooms: {stage_door: {open: true}}
"""


def beside(room: str) -> tuple[str, str]:
    """A space next to a room by an open door, and the space of the room that it leads to."""
    house = story("limelight").house
    inside = house.rooms[room].spaces
    shut = {frozenset(pair) for pair in house.sealed}
    doors = [door for door in house.doors if frozenset(door) not in shut]
    return next((one, two) if two in inside else (two, one) for one, two in doors if (one in inside) != (two in inside))


def test_the_trunk_wins_where_it_arrives() -> None:  # double_in_room
    before, to = beside("stage_door")
    table = Table(TRUNK % (before, before)).play(f"move:{to}:double")
    assert result(table) == ("investigators", "double_in_room")


def test_somebody_without_the_trunk_wins_nothing_there() -> None:
    before, to = beside("stage_door")
    assert result(Table(TRUNK % (before, before)).play(f"move:{to}")) == GOES_ON


def test_what_has_burnt_arrives_nowhere() -> None:  # MM-FEA.4: the fire comes first
    before, to = beside("stage_door")
    table = Table(TRUNK % (before, before) + fires("stage_door")).play(f"move:{to}:double")
    while table.asked[1] == "skill_token":
        table.play("no-token")
    assert result(table) == ("keeper", "double_burnt")


SHIP = """
story: night_ferry
choices: {1: %s}
investigators: {i1: {at: %s}, i2: {at: sa1%s}}
objective: {revealed: true}
"""
ENDS: dict[str, tuple[str, str, tuple[str, ...], tuple[str, str]]] = {
    "the morning is theirs": (SHIP % ("A", "sa1", ", sanity: 0") + MORNING, "event", (), ("investigators", "dawn")),
    "nobody is awake": (SHIP % ("A", "sa1, sanity: 0", ", sanity: 0"), "event", (), ("keeper", "all_insane")),
    "not every one of them is": (SHIP % ("A", "sa1", ", sanity: 0"), "event", (), GOES_ON),
    "the Old Pilot at the wheel": (
        SHIP % ("B", "ga1", "") + "monsters: {m1: {kind: silt, at: wh1, name: the_pilot}}",
        "event", (), ("keeper", "named_in_room"),
    ),
    "the captain at the wheel": (
        SHIP % ("B", "ch1", "") + "features: {double: ch1}\nrooms: {wheelhouse: {open: true}}",
        "investigators", ("i1", "move:wh1:double"), ("investigators", "double_in_room"),
    ),
    "the list goes by the boat": (
        SHIP % ("C", "ld1, has: [clue_1c]", ""),
        "investigators", ("i1", "escape"), ("investigators", "escaped_with_ledger"),
    ),
    "somebody goes without it": (SHIP % ("C", "ld1", ""), "investigators", ("i1", "escape"), GOES_ON),
    "nothing settled": (SHIP % ("C", "ga1", "") + MORNING, "event", (), ("nobody", "last_event")),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDS)
def test_nights_on_the_ferry_end(name: str) -> None:
    given, phase, answers, found = ENDS[name]
    table = Table(given + "\n", phase=phase)
    table.play(*answers[1:] if table.asked[1] == "step" else answers)
    assert result(table) == found
