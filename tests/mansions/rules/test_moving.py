"""Turns and steps of investigators: movement, locks, fire, evading, horror, features (INV, MOV, LCK, EVA, HOR, FEA)."""

from __future__ import annotations

import pytest

from tests.mansions.plays import PASS, Table

ALONE = "investigators: {i1: {who: august_bray, at: gh1, skill: 0}}"


def test_a_turn_has_two_steps_and_an_action_in_any_order() -> None:  # MM-INV.1, MM-MOV.1, MM-ACT.2
    table = Table(ALONE)
    table.play("move:gh3", "run:gh5", "move:gh6")
    assert table.i(1).at == "gh6" and (table.state.moves, table.state.action) == (0, 0)
    assert table.why("move:gh5") == "no-step-left" and table.why("run:gh5") == "no-action-left"
    assert table.asked == ("i1", "step"), "what costs no step may still be done; ending is declared (MM-INV.4)"
    assert "end" in table.options


def test_steps_go_to_adjacent_spaces_diagonals_included_doors_cost_nothing() -> None:  # MM-MOV.2, MM-MOV.3, MM-MOV.6
    table = Table(ALONE)
    assert {"move:gh2", "move:gh3", "move:gh4", "move:ul1"} <= table.options
    assert table.why("move:gh5") == "not-adjacent" and table.why("move:li2") == "not-adjacent"
    assert table.play("move:gh4", "move:di1").i(1).at == "di1"


def test_nobody_passes_a_sealed_door() -> None:  # MM-MOV.7
    table = Table("investigators: {i1: {at: as1}}")
    assert table.why("move:ic1") == "sealed" and table.why("move:mb1") == "sealed"


def test_a_ladder_joins_its_spaces_for_investigators() -> None:  # MM-FEA.7
    assert Table("investigators: {i1: {at: gl2}}\nrooms: {observatory: {open: true}}").play("move:ob1").i(1).at == "ob1"


def test_a_lock_is_turned_up_and_a_test_opens_it() -> None:  # MM-LCK.2, MM-LCK.9, MM-LCK.10, A-03
    table = Table("investigators: {i1: {who: august_bray, at: gh3, skill: 0}}\ndice: [7]")
    table.play("move:li2")
    assert table.asked == ("i1", "enter_or_stop"), "A-71"
    table.play("enter")
    assert table.i(1).at == "li2" and "library" not in table.state.locks and table.state.moves == 1
    (tested,) = table.events("tested")
    assert (tested["attribute"], tested["value"], tested["die"], tested["passed"]) == ("strength", 7, 7, 1)
    assert table.session.past[0].barrier, "turning up a lock and rolling bars undo"


def test_a_lock_that_is_not_met_wastes_the_step_and_shuts_for_the_turn() -> None:  # MM-LCK.4, MM-LCK.5, MM-LCK.6, A-02
    table = Table("investigators: {i1: {who: august_bray, at: gh3, skill: 0}}\ndice: [8]").play("move:li2")
    assert table.i(1).at == "gh3" and table.state.moves == 1
    assert "library" in table.state.open_locks and table.why("move:li2") == "locked-this-turn"


def test_a_key_is_shown_to_its_lock() -> None:  # MM-LCK.3, MM-CRD.5
    table = Table("investigators: {i1: {at: nu2, has: [silver_key]}}\nrooms: {great_hall: {pile: [nothing]}}")
    table.play("move:mo2", "enter")
    assert table.i(1).at == "mo2" and table.i(1).items == ("silver_key",) and "silver_lock" in table.state.out


def test_without_the_key_the_step_is_wasted() -> None:  # MM-LCK.4
    table = Table("investigators: {i1: {at: nu2}}").play("move:mo2")
    assert table.i(1).at == "nu2" and table.state.moves == 1 and table.why("move:mo2") == "locked-this-turn"


def test_a_lock_hinders_entering_only() -> None:  # A-78, MM-LCK.7
    table = Table("investigators: {i1: {at: li2}}\nrooms: {library: {lock: swollen_door, open: false}}").play(
        "move:gh3"
    )
    assert table.i(1).at == "gh3"


def test_entering_fire_tests_willpower_and_its_end_of_turn_burns() -> None:  # MM-EFF.9, MM-EFF.8, D-13
    given = "investigators: {i1: {who: august_bray, at: gh1, skill: 0}}\neffects: {upper_landing: [fire]}\ndice: [10]"
    table = Table(given).play("move:ul1")
    assert table.i(1).at == "ul1" and table.i(1).horror == 1
    table.play("move:ul2")
    assert table.i(1).horror == 1, "moving about inside needs no test"
    table.play("end")
    assert table.i(1).damage == 2


def test_a_stunned_investigator_has_one_step_and_minus_two() -> None:  # MM-EFF.2, MM-EFF.3
    given = "investigators: {i1: {who: august_bray, at: gh3, skill: 0, stun: 2}}\ndice: [6]"
    table = Table(given, phase="event")
    assert table.state.round == 2 and table.state.moves == 1, "stun is shaken off in the trade step only"
    table.play("move:li2")
    (tested,) = table.events("tested")
    assert (tested["stun"], tested["value"], tested["passed"]) == (-2, 5, 0)


# ---------------------------------------------------------------------------------------------------------------- evade

BESIDE = """
investigators: {i1: {who: ines_marrow, at: gh3, skill: 0}}
monsters: {m1: {kind: sodden, back: 2, at: gh3}}
dice: [%s]
"""


def test_moving_away_needs_an_evade_test_with_the_awareness_added() -> None:  # MM-EVA.1, MM-EVA.2, MM-EVA.5
    table = Table(BESIDE % "6").play("move:gh1")
    assert table.asked == ("i1", "after_evade"), "the step may still be given up (A-17)"
    table.play("go")
    (tested,) = table.events("tested")
    assert (tested["kind"], tested["base"], tested["card"], tested["value"]) == ("evade", 5, 1, 6)
    table.play("move:gh3")
    assert table.i(1).at == "gh3", "the monster was met when the turn began, inside the room: no horror test"
    assert table.play("run:gh1").i(1).at == "gh1", "one evade test per monster and turn"


def test_a_failed_evade_lets_the_keeper_deal_damage_and_the_step_goes_on() -> None:  # MM-EVA.3, MM-EVA.4, MM-SEC.2
    table = Table(BESIDE % "7").play("move:gh1")
    assert table.asked == ("keeper", "evade_damage")
    table.play("damage", "go")
    assert table.i(1).damage == 2 and table.i(1).at == "gh1" and table.m().known
    assert Table(BESIDE % "7").play("move:gh1", "spare", "go").i(1).damage == 0


def test_a_step_given_up_after_evading_is_not_spent() -> None:
    table = Table(BESIDE % "3").play("move:gh1", "stop")
    assert table.i(1).at == "gh3" and table.state.moves == 2
    assert table.play("move:gh1").i(1).at == "gh1", "and the test is not made again"


def test_stunned_monsters_are_evaded_by_themselves() -> None:  # MM-EVA.10, MM-EFF.5
    given = "investigators: {i1: {at: gh3}}\nmonsters: {m1: {kind: sodden, at: gh3, stun: 1}}\ndice: []"
    assert Table(given).play("move:gh1").i(1).at == "gh1"


def test_several_monsters_are_evaded_one_by_one_in_the_order_one_likes() -> None:  # MM-EVA.6
    given = """
investigators: {i1: {who: ines_marrow, at: gh3, skill: 0}}
monsters: {m1: {kind: sodden, at: gh3}, m2: {kind: lampbearer, at: gh3}}
dice: [1, 1]
"""
    table = Table(given).play("move:gh1")
    assert table.asked == ("i1", "evade_order") and table.options == {"m1", "m2"}
    assert table.play("m2", "go").i(1).at == "gh1"


def test_evade_damage_that_kills_ends_the_act() -> None:  # MM-DEA.1
    given = """
investigators: {i1: {who: ines_marrow, at: gh3, skill: 0, health: 2, has: [fire_poker]}, i2: {at: po1}}
monsters: {m1: {kind: sodden, back: 2, at: gh3}}
rooms: {kitchen: {pile: [nothing]}}
dice: [9]
"""
    table = Table(given).play("move:gh1", "damage")
    assert table.i(1).status == "dead" and table.state.dropped["great_hall"] == ("fire_poker",)
    assert table.asked == ("i2", "step"), "the turn is over"


# --------------------------------------------------------------------------------------------------------------- horror


def test_entering_a_monsters_room_tests_willpower_with_its_horror_rating() -> None:  # MM-HOR.1, MM-HOR.2, MM-HOR.3
    given = """
investigators: {i1: {who: ines_marrow, at: gh1, skill: 0}}
monsters: {m1: {kind: sodden, at: ul3}}
dice: [6]
"""
    table = Table(given).play("move:ul1")
    (tested,) = table.events("tested")
    assert (tested["kind"], tested["attribute"], tested["card"], tested["value"]) == ("horror", "willpower", -1, 5)
    assert table.i(1).horror == 1


def test_inside_the_room_and_back_again_there_is_no_second_test() -> None:  # MM-HOR.6, MM-HOR.7, MM-HOR.10
    given = "investigators: {i1: {at: gh1, skill: 0}}\nmonsters: {m1: {kind: sodden, at: ul3}}\ndice: [1]"
    table = Table(given).play("move:ul1", "move:gh1", "run:ul1")
    assert len(table.events("tested")) == 1


def test_horror_and_a_bolt_end_the_plan_but_not_the_turn() -> None:  # MM-HOR.9, MM-TRA.1
    given = """
investigators: {i1: {who: august_bray, at: gh1, has: [fire_poker], skill: 0}}
monsters: {m1: {kind: sodden, at: ul1}}
rooms: {kitchen: {pile: [nothing]}}
keeper: {trauma: [bolt]}
dice: [8]
"""
    table = Table(given).play("move:ul1")
    assert table.asked == ("keeper", "trauma_window") and table.options == {"trauma:bolt"}
    table.play("trauma:bolt", "gh1", "gh3", PASS)
    assert table.i(1).at == "gh3" and (table.state.moves, table.state.action) == (1, 1)
    assert table.why("attack:m1:fire_poker") in ("no-sight", "not-in-range")
    assert table.state.trauma_discard == ("bolt",) and table.state.trauma_hand == ()


# ------------------------------------------------------------------------------------------------------------- features


def test_hiding_takes_a_step_and_lasts_for_the_turn() -> None:  # MM-FEA.11, MM-FEA.13, MM-FEA.14, A-09
    table = Table("investigators: {i1: {at: cl1, has: [fire_poker]}}\nrooms: {kitchen: {pile: [nothing]}}").play("hide")
    assert table.i(1).hidden and table.state.moves == 1
    assert table.why("move:gh6") == "hidden" and table.why("leave") == "once-a-turn"
    assert table.play("explore").i(1).items, "other actions stay allowed"
    later = Table("investigators: {i1: {at: cl1, hidden: true}}")
    later.play("leave", "move:gh6")
    assert later.i(1).at == "gh6" and not later.i(1).hidden


def test_a_corpse_is_dragged_along_one_a_step() -> None:  # MM-FEA.4
    table = Table("investigators: {i1: {at: gh3}}\nfeatures: {corpses: [gh3, gh3]}").play("move:gh5:drag")
    assert sorted(table.state.corpses) == ["gh3", "gh5"]
    assert table.play("burn").state.corpses == ("gh3",), "MM-FEA.18: the fire pit is here"
    assert table.state.action == 0


def test_a_barrier_is_pushed_before_a_door_and_back() -> None:  # MM-FEA.19, MM-FEA.20
    table = Table("investigators: {i1: {at: ki2}}").play("barrier:ki2-sc1")
    assert table.state.barriers["ki2"] == "ki2-sc1" and table.why("move:sc1") == "barrier"
    assert Table("investigators: {i1: {at: sc1}}\nfeatures: {barriers: {ki2: ki2-sc1}}").why("barrier:back") == (
        "nothing-here"
    )


@pytest.mark.parametrize(("revealed", "why"), [("false", "not-revealed"), ("true", "")])
def test_escape_only_once_the_objective_asks_for_it(revealed: str, why: str) -> None:  # MM-ESC.1, MM-ESC.4
    given = f"""
choices: {{1: C, 2: A, 3: A, 4: A}}
investigators: {{i1: {{at: po1, has: [clue_1c]}}}}
rooms: {{boiler_room: {{pile: [fuel_can]}}}}
objective: {{revealed: {revealed}}}
"""
    table = Table(given)
    assert table.why("escape") == why
    if not why:
        table.play("escape")
        assert (table.state.result, table.state.reason) == ("investigators", "escaped_with_ledger")


def test_an_escape_without_the_ledger_wins_nothing() -> None:  # MM-ESC.5, A-42
    given = """
choices: {1: C, 2: A, 3: A, 4: A}
investigators: {i1: {at: po1}, i2: {at: gh1}}
objective: {revealed: true}
"""
    table = Table(given).play("escape")
    assert table.i(1).status == "escaped" and table.asked == ("i2", "step")


def test_a_hiding_spot_holds_any_number() -> None:  # MM-FEA.11, A-10
    table = Table("investigators: {i1: {at: cl1}, i2: {at: cl1, hidden: true}}")
    assert table.why("hide") == "" and table.play("hide").i(1).hidden and table.i(2).hidden
