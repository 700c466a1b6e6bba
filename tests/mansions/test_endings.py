"""What ends a night in the later stories: open locks, fires, whoever is out, what is brought somewhere, the morning."""

from __future__ import annotations

import pytest

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
