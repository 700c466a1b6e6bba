"""Harm and what follows: trauma, death, newcomers, elimination, Mythos cards (DAM, TRA, DEA, NEW, ELI, MYT)."""

from __future__ import annotations

import pytest

from tests.mansions.plays import PASS, Table


def test_horror_stops_at_sanity_nothing_but_the_window_opens() -> None:  # MM-DAM.3, MM-DAM.4, MM-DAM.6, MM-TRA.4
    given = """
investigators: {i1: {who: august_bray, at: gh1, sanity: 0, skill: 0}}
monsters: {m1: {kind: sodden, at: ul1}}
keeper: {trauma: [mirror_shy, twisted_ankle, a_short_nap]}
dice: [10]
"""
    table = Table(given).play("move:ul1")
    assert table.i(1).horror == 7, "no more tokens at sanity 0"
    assert table.asked == ("keeper", "trauma_window") and table.options == {"trauma:mirror_shy", "trauma:a_short_nap"}
    table.play("trauma:mirror_shy")
    assert table.i(1).trauma == ("mirror_shy",) and table.asked == ("i1", "step"), "one card per harm (A-25)"


def test_the_number_on_trauma_is_compared_after_the_harm() -> None:  # MM-TRA.5, A-27, MM-TRA.10
    given = """
investigators: {i1: {who: august_bray, at: gh1, sanity: 1, skill: 0}, i2: {at: po1}}
monsters: {m1: {kind: sodden, at: ul1}}
keeper: {trauma: [quite_enough_thank_you]}
dice: [10]
"""
    table = Table(given).play("move:ul1", "trauma:quite_enough_thank_you")
    assert table.i(1).status == "dead" and table.state.deaths == 1
    assert table.asked == ("i2", "step")
    assert Table(given.replace("sanity: 1", "sanity: 2")).play("move:ul1").asked == ("i1", "step")


def test_a_new_injury_replaces_the_old_one_only_if_it_stays() -> None:  # MM-TRA.6, A-30
    given = """
investigators: {i1: {who: ines_marrow, at: gh1, skill: 0, trauma: [twisted_ankle]}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}}
keeper: {trauma: [%s]}
dice: [9]
"""
    stays = Table(given % "hobbling").play("move:gh3", "damage")
    assert stays.asked == ("i1", "after_evade"), "its number is 4: not on health 9"
    stays = Table(given % "ringing_ears").play("move:gh3", "damage", "trauma:ringing_ears")
    assert stays.i(1).trauma == ("ringing_ears",) and "twisted_ankle" in stays.state.trauma_discard
    at_once = Table(given % "salt_in_the_eyes").play("move:gh3", "damage", "trauma:salt_in_the_eyes")
    assert at_once.i(1).trauma == ("twisted_ankle",) and at_once.i(1).stun == 1


def test_trauma_bars_what_it_says_as_long_as_it_lies_there() -> None:  # MM-TRA.6, content 10
    table = Table("investigators: {i1: {at: gh1, trauma: [twisted_ankle]}}")
    assert table.why("run:gh3") == "barred" and table.why("move:gh3") == ""
    hobbling = Table("investigators: {i1: {at: gh1, trauma: [hobbling]}}").play("move:gh3")
    assert hobbling.why("move:gh1") == "barred" and hobbling.why("run:gh1") == ""


def test_damage_comes_before_horror_and_each_has_its_window() -> None:
    given = """
investigators: {i1: {who: kasimir_holt, profile: [1, 2], at: gh1, skill: 0, spells: [withering_3]}}
monsters: {m1: {kind: silt, at: gh1}}
keeper: {trauma: [ringing_ears]}
dice: [1]
"""
    table = Table(given).play("cast:withering")
    assert table.m().damage == 6 and table.asked == ("keeper", "trauma_window")
    assert table.play(PASS).i(1).damage == 1


def test_a_dead_investigator_drops_everything_and_a_new_one_comes() -> None:
    # MM-DEA.1 to MM-DEA.4, MM-NEW.1 to MM-NEW.4, A-29, A-32, A-74
    given = """
investigators:
  i1: {who: august_bray, at: gh1, has: [fire_poker, storm_coat], spells: [mending_4], trauma: [mirror_shy], skill: 2,
       health: 1}
  i2: {who: ines_marrow, at: po1, skill: 0}
monsters: {m1: {kind: sodden, back: 2, at: gh1}}
rooms: {kitchen: {pile: [nothing]}, cloakroom: {pile: [nothing]}}
decks: {humanoid: [ch01]}
dice: [10]
"""
    table = Table(given, phase="attacks").play("strike:m1:i1", "no-token")
    assert table.asked == ("i1", "drop_order")
    table.play("storm_coat fire_poker")
    august = table.i(1)
    assert table.state.dropped["great_hall"] == ("storm_coat", "fire_poker")
    assert (august.status, august.at, august.skill, august.damage) == ("dead", "", 0, 0)
    assert table.state.spell_decks["mending"][-1] == "mending_4" and "mirror_shy" in table.state.trauma_discard
    table.play("i1")
    assert table.asked == ("i1", "investigator") and "august_bray" not in table.options
    table.play("tobias_wren", "p2", "m1")
    tobias = table.i(1)
    assert (tobias.who, tobias.at, tobias.items, tobias.skill) == ("tobias_wren", "po1", ("sleeve_cracker",), 5)
    assert table.asked == ("i2", "step"), "a full turn is lost"
    assert table.state.gone_people == ("august_bray",)


def test_a_newcomer_meets_whoever_stands_at_the_start() -> None:  # MM-NEW.4, A-33
    given = """
investigators: {i1: {dead: true}, i2: {who: august_bray, at: gh1}}
monsters: {m1: {kind: sodden, at: po1}}
dice: [9]
"""
    table = Table(given, phase="event").play("i1", "aude_linnet", "p1", "m1")
    assert table.asked == ("i1", "skill_token")
    assert table.play("no-token").i(1).horror == 1


def test_after_the_reveal_death_eliminates_and_the_last_one_loses() -> None:  # MM-ELI.1, MM-WIN.2, MM-DEA.4
    given = """
choices: {1: A}
investigators: {i1: {who: august_bray, at: gh1, health: 1}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}, m2: {kind: silt, at: ob1, name: the_guest}}
objective: {revealed: true}
decks: {humanoid: [ch01]}
dice: [10]
"""
    table = Table(given.replace("health: 1", "health: 1, skill: 0"), phase="attacks").play("strike:m1:i1")
    assert (table.state.result, table.state.reason) == ("keeper", "eliminated")
    assert table.i(1).status == "eliminated"


def test_when_one_is_left_group_trauma_leaves_the_hand() -> None:  # MM-TRA.9
    given = """
choices: {1: A}
investigators: {i1: {who: august_bray, at: gh1, health: 1, skill: 0}, i2: {at: po1}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}, m2: {kind: silt, at: ob1, name: the_guest}}
objective: {revealed: true}
keeper: {trauma: [the_giggles, bolt]}
decks: {humanoid: [ch01], trauma: [mine_all_mine, mirror_shy]}
dice: [10]
"""
    table = Table(given, phase="attacks").play("strike:m1:i1")
    assert table.state.trauma_hand == ("bolt", "mirror_shy")
    assert {"the_giggles", "mine_all_mine"} <= set(table.state.trauma_discard)


def test_insanity_may_be_played_as_an_action_once_a_turn_on_the_insane() -> None:  # MM-KAC.6, MM-TRA.2, A-26
    given = """
investigators: {i1: {who: august_bray, at: gh1, sanity: 0}, i2: {at: po1}}
keeper: {threat: 0, trauma: [mirror_shy, the_giggles, twisted_ankle], actions: [whisper]}
"""
    table = Table(given, phase="actions")
    assert table.options == {"trauma:mirror_shy:i1", "trauma:the_giggles:i1"}
    assert table.why("trauma:mirror_shy:i2") == "no-target" and table.why("trauma:twisted_ankle:i1") == "wrong-kind"
    table.play("trauma:mirror_shy:i1")
    assert table.i(1).trauma == ("mirror_shy",) and table.state.round == 2, "nothing else can be done or paid"


# --------------------------------------------------------------------------------------------------------------- Mythos

OMEN = """
investigators:
  i1: {who: ines_marrow, at: %s, skill: 0, sanity: 7, profile: [1, 2]}
  i2: {who: %s, profile: [1, 1], at: %s}
keeper: {threat: %s, mythos: [%s]}
dice: [%s]
"""


def test_a_mythos_card_is_paid_and_at_most_one_is_played_a_turn() -> None:  # MM-MYT.3, MM-MYT.4, MM-MYT.5, MM-MYT.8
    given = OMEN % ("gh1", "august_bray", "po1", 5, "not_quite_your_face, undertow", "9")
    table = Table(given).play("move:gh3")
    assert table.asked == ("keeper", "mythos_window")
    table.play("mythos:not_quite_your_face")
    assert table.state.threat == 3 and table.i(1).horror == 4 and table.state.mythos_discard == ("not_quite_your_face",)
    assert table.play("move:gh1", "run:gh3").asked == ("i1", "step"), "every other window is shut"


def test_a_window_opens_after_each_step_that_was_taken() -> None:  # MM-MYT.4, A-08
    table = Table(OMEN % ("gh1", "august_bray", "po1", 5, "undertow", "")).play(
        "move:gh3", PASS, "move:gh1", PASS, "run:gh3"
    )
    assert table.asked == ("keeper", "mythos_window")


@pytest.mark.parametrize(
    ("at", "card", "step", "plays"),
    [
        ("gh1", "chandelier", "move:gh3", True),
        ("gh1", "glass_rain", "move:gh3", False),
        ("gh1", "glass_rain", "move:ul1", True),
        ("di1", "pipe_with_opinions", "move:ki1", True),
        ("di2", "pipe_with_opinions", "move:pa1", True),
        ("gh1", "cold_hands", "move:gh3", True),
        ("gh1", "boots_full_of_brine", "run:gh3", False),
        ("gh1", "boots_full_of_brine", "move:gh3", True),
        ("gh1", "salt_and_rust", "move:gh3", True),
    ],
)
def test_what_a_card_needs(at: str, card: str, step: str, plays: bool) -> None:  # MM-MYT.6, MM-MYT.7
    given = OMEN.replace("skill: 0", "skill: 0, has: [boat_hook]") % (at, "august_bray", "po1", 5, card, "")
    table = Table(given).play(step)
    assert (table.asked == ("keeper", "mythos_window")) == plays
    poor = Table(given.replace("threat: 5", "threat: 0")).play(step)
    assert poor.asked == ("i1", "step"), "it cannot be paid"


def test_a_card_may_be_cancelled_and_its_cost_is_lost() -> None:  # content 4
    given = OMEN % ("gh1", "emil_sarto", "gh1", 5, "not_quite_your_face", "")
    table = Table(given).play("move:gh3", "mythos:not_quite_your_face")
    assert table.asked == ("i2", "ability")
    table.play("ability")
    assert table.state.threat == 3 and table.i(1).horror == 2 and table.i(2).used


def test_a_face_down_card_is_seen_by_its_owner_and_the_keeper() -> None:  # MM-MYT.9, MM-SEC.3
    given = OMEN % ("gh1", "august_bray", "gh1", 5, "borrowed_shadow", "")
    table = Table(given).play("move:gh3", "mythos:borrowed_shadow")
    assert table.i(1).mythos == ("borrowed_shadow",) and table.state.mythos_discard == ()
    session = table.session
    for viewer, sees in (("i1", True), ("keeper", True), ("i2", False), ("investigators", False), (None, False)):
        assert ("borrowed_shadow" in repr(session.view(viewer))) == sees
        assert ("borrowed_shadow" in repr(session.shown(viewer))) == sees


def test_a_borrowed_shadow_weighs_on_the_next_combat_test() -> None:  # content 9
    given = """
investigators: {i1: {who: august_bray, at: gh3, skill: 0, has: [fire_poker]}}
monsters: {m1: {kind: sodden, back: 4, at: gh1}}
rooms: {kitchen: {pile: [nothing]}}
keeper: {threat: 5, mythos: [borrowed_shadow]}
decks: {humanoid: [ch12, ch12]}
dice: [6, 6]
"""
    table = Table(given.replace("ch12, ch12", "ch12")).play(
        "move:gh1", "mythos:borrowed_shadow", "attack:m1:fire_poker"
    )
    (tested,) = table.events("tested")
    assert (tested["effects"], tested["value"], tested["passed"]) == (-2, 5, 0)
    assert table.i(1).mythos == () and table.state.mythos_discard == ("borrowed_shadow",)
    assert table.state.effects == ()


def test_the_moved_investigator_is_stopped_by_locks_and_sealed_doors() -> None:  # MM-MOV.10, MM-EVA.8
    table = Table(OMEN % ("nu1", "august_bray", "po1", 5, "undertow", "")).play("move:nu2", "mythos:undertow")
    assert table.asked == ("keeper", "path") and "mo2" not in table.options and "nu1" in table.options
    table.play("nu1", "ul3")
    assert table.i(1).at == "ul3" and table.state.moves == 1, "no step is spent"
