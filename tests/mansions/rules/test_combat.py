"""Combat in both directions, evading nothing, range and sight, hiding spots and barriers, death of monsters
(COM, RNG, LOS, MAT, HID, GLO, MDE, MON)."""

from __future__ import annotations

import pytest

from tests.mansions.plays import PASS, Table

ARMED = """
investigators: {i1: {who: august_bray, at: gh1, has: [%s], skill: 0%s}}
monsters: {m1: {kind: sodden, back: 2, at: %s}}
rooms: {kitchen: {pile: [nothing]}, cellar_landing: {pile: [nothing]}, master_bedroom: {pile: [nothing]}}
decks: {humanoid: [%s]}
dice: [%s]
"""


def test_cards_are_drawn_until_one_fits_and_all_are_discarded() -> None:  # MM-COM.2, MM-COM.4, MM-COM.6, MM-GLO.2
    table = Table(ARMED % ("fire_poker", "", "gh1", "ch06, ch17, ch12", "7")).play("attack:m1:fire_poker")
    assert [(event["card"], event["fits"]) for event in table.events("combat_card_drawn")] == [
        ("ch06", 0), ("ch17", 0), ("ch12", 1),
    ]  # fmt: skip
    assert table.m().damage == 3 and table.m().known and table.state.action == 0
    assert set(table.state.combat_discards["humanoid"]) == {"ch06", "ch17", "ch12"}
    assert table.events("tested")[0]["kind"] == "combat"


def test_the_weapons_damage_adds_to_what_was_there() -> None:  # MM-COM.7, MM-GLO.5, MM-MDE.1, MM-MDE.3
    given = ARMED % ("signal_crossbow", "", "gh3", "ch07", "1")
    table = Table(given.replace("at: gh3}", "at: gh3, damage: 1}")).play("attack:m1:signal_crossbow")
    assert table.state.monsters == [] and "sodden_2" in table.state.supply["sodden"], "3 and 2 more reach its health"


def test_bare_hands_need_the_own_space_and_a_failure_strikes_back() -> None:  # MM-ACT.7, MM-COM.5, MM-COM.8, MM-GLO.3
    table = Table(ARMED % ("", "", "gh1", "ch01", "8")).play("attack:m1:fists")
    assert table.i(1).damage == 2 and table.m().known and table.m().damage == 0
    assert Table(ARMED % ("", "", "gh3", "ch01", "8")).why("attack:m1:fists") == "not-in-range"


def test_attacking_needs_no_evade_test_even_with_another_monster_beside() -> None:  # MM-EVA.9, A-19
    given = ARMED % ("signal_crossbow", "", "gh3", "ch06", "1")
    table = Table(given.replace("monsters: {", "monsters: {m2: {kind: lampbearer, at: gh1}, "))
    assert len(table.play("attack:m1:signal_crossbow").events("tested")) == 1


def test_a_jammed_weapon_falls_to_the_floor() -> None:  # MM-GLO.8
    table = Table(ARMED % ("signal_crossbow, fire_poker", "", "gh3", "ch09", "9")).play("attack:m1:signal_crossbow")
    assert table.state.dropped["great_hall"] == ("signal_crossbow",) and table.i(1).items == ("fire_poker",)


def test_weapons_add_what_they_say_when_the_test_was_passed() -> None:  # content 5
    passed = Table(ARMED % ("pepper_box", "", "gh1", "ch06", "1")).play("attack:m1:pepper_box")
    assert (passed.m().damage, passed.m().stun) == (2, 1)
    failed = Table(ARMED % ("pepper_box", "", "gh1", "ch06", "9")).play("attack:m1:pepper_box")
    assert (failed.m().damage, failed.m().stun) == (0, 0)


def test_mind_your_heads_is_offered_after_a_passed_attack() -> None:  # content 4
    table = Table(ARMED % ("", ", profile: [1, 2]", "gh1", "ch02", "1")).play("attack:m1:fists")
    assert table.asked == ("i1", "ability")
    assert table.play("ability").state.monsters == [], "3 and 3 reach its health"


def test_darkness_weighs_on_combat_tests_only_and_stun_on_top() -> None:  # MM-EFF.11, MM-EFF.13
    given = ARMED % ("fire_poker", ", stun: 1", "gh1", "ch12", "4") + "effects: {great_hall: [dark]}\n"
    table = Table(given).play("attack:m1:fire_poker")
    (tested,) = table.events("tested")
    assert (tested["base"], tested["stun"], tested["dark"], tested["value"], tested["passed"]) == (7, -2, -2, 3, 0)


def test_a_token_is_offered_when_the_card_is_known() -> None:  # MM-SKL.2, MM-SKL.3, MM-SKL.5
    given = (ARMED % ("fire_poker", "", "gh1", "ch13", "9")).replace("skill: 0", "skill: 1")
    table = Table(given).play("attack:m1:fire_poker")
    assert table.asked == ("i1", "skill_token") and table.events("combat_card_drawn")[-1]["card"] == "ch13"
    table.play("token")
    assert table.events("tested")[0]["value"] == 9 and table.i(1).skill == 0 and table.m().damage == 5


def test_the_deck_is_made_anew_while_drawing_without_what_was_just_drawn() -> None:
    given = ARMED % ("fire_poker", "", "gh1", "ch06", "1") + "discards: {humanoid: rest}\n"
    table = Table(given).play("attack:m1:fire_poker")
    drawn = [event["card"] for event in table.events("combat_card_drawn")]
    assert drawn[0] == "ch06" and drawn.count("ch06") == 1 and table.events("deck_shuffled")


@pytest.mark.parametrize(
    ("start", "target", "why"),
    [
        ("gh1", "po1", "not-in-range"),
        ("gh6", "po1", "not-in-range"),
        ("gh1", "gh5", ""),
        ("gh5", "ul2", "not-in-range"),
    ],
)
def test_range_needs_sight_and_no_door(start: str, target: str, why: str) -> None:  # MM-RNG.1 to 4, MM-LOS.3, MM-LOS.7
    given = (ARMED % ("sleeve_cracker", "", target, "ch06", "1")).replace("at: gh1", f"at: {start}", 1)
    assert Table(given).why("attack:m1:sleeve_cracker") == why


# -------------------------------------------------------------------------------------------------------- they attack

BEFORE = """
investigators: {i1: {who: ines_marrow, at: %s, skill: 0%s}, i2: {who: august_bray, at: %s, skill: 0}}
monsters: {m1: {kind: sodden, back: 3, at: %s%s}}
decks: {humanoid: [%s]}
dice: [%s]
"""


def test_a_monster_attacks_one_investigator_in_its_space_once() -> None:  # MM-KMA.1, MM-KMA.2, MM-MAT.1, MM-MAT.2
    table = Table(BEFORE % ("gh1", "", "gh1", "gh1", "", "ch05, ch01", "10"), phase="attacks")
    assert table.asked == ("keeper", "strike") and table.options == {"strike:m1:i1", "strike:m1:i2"}
    assert table.why("strike:m1:i3") == "no-target"
    table.play("strike:m1:i2")
    assert table.i(2).damage == 2 and table.i(1).damage == 0
    assert [event["card"] for event in table.events("combat_card_drawn")] == ["ch05", "ch01"], (
        "its lower half is hiding"
    )
    assert table.state.round == 2


def test_attacking_is_never_compulsory() -> None:  # MM-KMA.1
    table = Table(BEFORE % ("gh1", "", "po1", "gh1", "", "ch01", ""), phase="attacks").play(PASS)
    assert table.i(1).damage == 0 and table.state.round == 2


def test_a_stunned_monster_loses_a_token_instead() -> None:  # MM-KMA.3, MM-EFF.5, MM-EFF.6
    table = Table(BEFORE % ("gh1", "", "po1", "gh1", ", stun: 2", "ch01", ""), phase="attacks")
    assert table.state.round == 2 and table.m().stun == 1


def test_a_special_attack_stands_on_the_back() -> None:  # MM-MAT.3, MM-SEC.2
    table = Table(BEFORE % ("gh1", "", "po1", "gh1", "", "ch09", "9"), phase="attacks").play("strike:m1:i1")
    assert (table.i(1).stun, table.i(1).damage) == (1, 2) and table.m().known


def test_against_a_hidden_investigator_other_cards_count() -> None:  # MM-HID.1, MM-HID.2, MM-HID.3, MM-GLO.12
    table = Table(BEFORE % ("cl1", ", hidden: true", "po1", "cl1", "", "ch01, ch05", "9"), phase="attacks")
    table.play("strike:m1:i1")
    assert table.i(1).damage == 1 and not table.i(1).hidden and table.m().at == "cl1"
    assert table.state.round == 2, "not again this turn"
    passed = Table(BEFORE % ("cl1", ", hidden: true", "po1", "cl1", "", "ch05", "1"), phase="attacks")
    passed.play("strike:m1:i1")
    assert passed.i(1).hidden and passed.m().at != "cl1", "it was sent away"


BARRED = """
investigators: {i1: {at: po1}}
monsters: {m1: {kind: sodden, at: sc1}}
features: {barriers: {ki2: ki2-sc1}}
keeper: {threat: 3, actions: [command_servant, whisper]}
decks: {humanoid: [%s]}
"""


def test_a_barrier_may_break_or_hold() -> None:  # MM-FEA.21, MM-HID.4 to MM-HID.7
    broken = Table(BARRED % "ch10", phase="actions").play("action:command_servant", "ki2")
    assert broken.m().at == "ki2" and broken.state.barriers["ki2"] == "gone"
    aside = Table(BARRED % "ch19", phase="actions").play("action:command_servant", "ki2")
    assert aside.m().at == "ki2" and aside.state.barriers["ki2"] == "open"
    held = Table(BARRED % "ch16", phase="actions").play("action:command_servant", "ki2")
    assert held.m().at == "sc1" and held.state.barriers["ki2"] == "ki2-sc1"
    assert held.why("action:command_servant") == "no-target", "it may not be moved again this turn"


# ------------------------------------------------------------------------------------------------------ the two options

TOKENS = "options: {keeper_skill_tokens: 1}\n"


def test_for_a_token_the_keeper_makes_one_roll_again_in_combat() -> None:  # MM-OPT.3, MM-OPT.4
    given = TOKENS + ARMED % ("fire_poker", "", "gh1", "ch12", "1, 9")
    table = Table(given)
    table.session.state.keeper_tokens = 1
    table.play("attack:m1:fire_poker")
    assert table.asked == ("keeper", "reroll")
    table.play("reroll")
    assert table.i(1).damage == 2 and table.m().damage == 0 and table.state.keeper_tokens == 0


def test_for_two_tokens_the_special_attack_comes_instead_of_a_card() -> None:  # MM-OPT.5
    table = Table(TOKENS + BEFORE % ("gh1", "", "po1", "gh1", "", "ch01", "9"), phase="attacks")
    table.session.state.keeper_tokens = 2
    table.play("strike:m1:i1")
    assert table.asked == ("keeper", "special_attack")
    table.play("special")
    assert table.i(1).stun == 1 and not table.events("combat_card_drawn")
