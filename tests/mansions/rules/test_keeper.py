"""The Keeper's turn, events, what Keeper actions do, samples, objectives and ends (KEE … EVT, MON, OBJ, WIN)."""

from __future__ import annotations

import pytest

from tests.mansions.plays import PASS, Table

TWO = "investigators: {i1: {who: august_bray, at: %s%s}, i2: {who: ines_marrow, at: %s%s}}\n"


def test_trade_is_for_those_in_one_space_and_for_some_kinds_of_cards() -> None:  # MM-TRD.1, MM-TRD.2, MM-TRD.5, A-98
    given = TWO % ("gh1", ", has: [fire_poker, clue_3a]", "gh1", ", has: [silver_key]") + (
        "choices: {2: A, 3: A}\nkeeper: {threat: 0, actions: []}\n"
        "rooms: {kitchen: {pile: [nothing]}, library: {pile: [nothing]}, great_hall: {pile: [nothing]}}"
    )
    table = Table(given, phase="trade")
    assert table.asked == ("i1", "trade") and table.options == {"give:fire_poker:i2"}
    table.play("give:fire_poker:i2")
    assert table.asked == ("i2", "trade") and table.options == {"give:silver_key:i1"}, "once per card and trade"
    table.play("give:silver_key:i1")
    assert table.i(1).items == ("clue_3a", "silver_key") and table.i(2).items == ("fire_poker",)
    assert table.state.round == 2 and table.state.threat == 2


def test_nobody_trades_over_a_distance_or_against_a_quirk() -> None:  # MM-TRD.1, content 10
    apart = Table(TWO % ("gh1", ", has: [boat_hook]", "gh3", "") + "keeper: {actions: []}", phase="trade")
    assert apart.state.round == 2
    greedy = TWO % ("gh1", ", has: [boat_hook], trauma: [mine_all_mine]", "gh1", "") + "keeper: {actions: []}"
    assert Table(greedy, phase="trade").state.round == 2


def test_stun_goes_in_the_trade_step_and_threat_comes_for_all_who_began() -> None:  # MM-TRD.4, MM-THR.1, MM-THR.2
    given = "investigators: {i1: {at: gh1, stun: 2}, i2: {eliminated: true}}\nobjective: {revealed: true}\n"
    table = Table(given + "keeper: {threat: 1, actions: []}", phase="trade")
    assert table.i(1).stun == 1 and table.state.threat == 3


def test_actions_cost_threat_and_some_may_be_used_once() -> None:  # MM-KAC.2, MM-KAC.3, A-34, MM-HND.3
    given = TWO % ("gh1", "", "po1", "") + "keeper: {threat: 2, actions: [whisper, command_servant, put_out_lights]}"
    table = Table(given, phase="actions")
    assert table.why("action:command_servant") == "no-target", "no humanoid monster (A-35)"
    table.play("action:whisper")
    assert table.state.threat == 1 and len(table.state.mythos_hand) == len(table.state.trauma_hand) == 1
    assert table.why("action:whisper") == "once-a-turn"
    table.play("action:put_out_lights")
    assert table.asked == ("keeper", "place") and len(table.options) == 21
    table.play("study")
    assert "study" in table.state.dark and table.state.round == 2


def test_an_action_that_cannot_be_paid() -> None:  # MM-KAC.2
    table = Table(TWO % ("gh1", "", "po1", "") + "keeper: {threat: 1, actions: [whisper, draw_breath]}\n"
                  "monsters: {m1: {kind: sodden, at: gh1}}\n", phase="actions")  # fmt: skip
    assert table.why("action:draw_breath") == "no-target"
    poor = Table(TWO % ("gh1", "", "po1", "") + "keeper: {threat: 1, actions: [whisper, raise_the_sodden]}\n",
                 phase="actions")  # fmt: skip
    assert poor.why("action:raise_the_sodden") == "not-enough-threat"


def test_the_hand_limit_is_four_of_each_at_the_keepers_choice() -> None:  # MM-HND.2, A-83
    given = (
        TWO % ("gh1", "", "po1", "")
        + """
keeper: {threat: 1, mythos: [cold_hands, undertow, glass_rain, chandelier], actions: [whisper]}
decks: {mythos: [longer_corridor], trauma: [bolt]}
"""
    )
    table = Table(given, phase="actions").play("action:whisper")
    assert table.asked == ("keeper", "card") and "longer_corridor" in table.options
    table.play("undertow")
    assert table.state.mythos_hand == ("cold_hands", "glass_rain", "chandelier", "longer_corridor")


def test_monsters_walk_space_by_space_through_locks_and_bring_horror() -> (
    None
):  # MM-KMM.2, MM-KMM.3, MM-LCK.8, MM-HOR.3
    given = """
investigators: {i1: {who: august_bray, at: li1, skill: 0}, i2: {who: ines_marrow, at: li2, skill: 0}}
monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: pane_hound, at: gh1}}
rooms: {library: {lock: swollen_door}}
keeper: {threat: 1, actions: [command_servant]}
dice: [1, 1]
"""
    table = Table(given, phase="actions").play("action:command_servant")
    assert table.asked == ("keeper", "path"), "the hound is no servant: nothing to choose"
    table.play("gh3", "li2")
    assert table.asked == ("keeper", "horror_order") and table.options == {"i1:m1", "i2:m1"}
    table.play("i2:m1")
    assert [event["seat"] for event in table.events("tested")] == ["i2", "i1"] and table.m().at == "li2"


def test_night_hunger_moves_what_is_no_servant_and_lets_it_attack() -> None:  # content 13, A-36
    given = """
investigators: {i1: {who: august_bray, at: gh3, skill: 0}}
monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: pane_hound, back: 1, at: gh1}}
keeper: {threat: 2, actions: [night_hunger]}
decks: {beast: [cb01]}
dice: [10]
"""
    table = Table(given, phase="actions").play("action:night_hunger", "gh3", PASS)
    assert table.i(1).damage == 2 and table.m("m2").at == "gh3"
    assert table.state.round == 2, "it does not attack in step 4, and the other one stands elsewhere"


def test_a_sit_holds_a_monster_off_before_it_frightens() -> None:  # content 4
    given = """
investigators: {i1: {who: rosalind_teague, profile: [1, 2], at: ul1, skill: 0}}
monsters: {m1: {kind: pane_hound, at: gh1}}
keeper: {threat: 2, actions: [night_hunger]}
dice: [1]
"""
    table = Table(given, phase="actions").play("action:night_hunger", "ul1")
    assert table.asked == ("i1", "ability")
    table.play("ability")
    assert not table.events("monster_attacks") and table.state.round == 2, (
        "it was stunned, and shakes that off in step 4"
    )


# --------------------------------------------------------------------------------------------------------------- events


def test_the_clock_turns_the_next_card_and_only_the_answers_part_applies() -> None:  # MM-EVT.1 to EVT.3, MM-KMM.6, 7
    given = """
choices: {4: A}
investigators: {i1: {at: po1}, i2: {at: po1}}
events: {stage: II, time: 2}
"""
    table = Table(given, phase="event")
    assert table.state.time == 0 and table.state.event == 2 and table.asked == ("keeper", "place")
    table.play("gl1")
    assert [(one.id, one.figure.rsplit("_", 1)[0], one.at) for one in table.state.monsters] == [
        ("m1", "lampbearer", "sc1"), ("m2", "gardener", "gl1"),
    ]  # fmt: skip
    assert "callers_at_the_back:4A" in table.state.read


def test_the_number_who_began_counts_for_events() -> None:  # MM-CMP.1, content 14
    solo = Table("choices: {4: A}\ninvestigators: {i1: {at: po1}}\nevents: {stage: II, time: 2}", phase="event")
    assert [one.at for one in solo.state.monsters] == ["sc1"]


def test_two_doors_forget_what_they_were_for() -> None:  # content 14: every space stays within reach
    given = "choices: {1: C}\ninvestigators: {i1: {at: po1}}\nevents: {stage: III, time: 2}"
    table = Table(given, phase="event")
    assert "gh6-cl1" not in table.options and "po1-gh6" not in table.options, "they lead to somewhere alone"
    table.play("gh3-li2")
    assert "li2-st1" not in table.options
    table.play(sorted(table.options)[0])
    assert len(table.state.sealed) == 5


def test_the_last_event_ends_the_game_with_nobody_winning() -> None:  # MM-EVT.6, MM-WIN.6
    given = "investigators: {i1: {at: po1}}\nevents: {stage: V, time: 4}\nobjective: {revealed: true}\nchoices: {1: C}"
    table = Table(given, phase="event")
    assert (table.state.result, table.state.reason) == ("nobody", "last_event") and table.state.over


def test_the_longer_night_waits_on_a_one_or_two() -> None:  # MM-OPT.6, MM-OPT.7
    given = ("investigators: {i1: {at: po1}}\nevents: {stage: V, time: 4}\nobjective: {revealed: true}\n"
             "options: {longer_night: 1}\nchoices: {1: C}\ndice: [%s]")  # fmt: skip
    waits = Table(given % "2", phase="event")
    assert waits.state.round == 2 and waits.state.time == 5
    assert Table(given % "3", phase="event").state.over


def test_fire_burns_monsters_when_the_keepers_turn_ends() -> None:  # MM-EFF.8, A-45
    given = "investigators: {i1: {at: po1}}\nmonsters: {m1: {kind: lampbearer, back: 1, at: gh1, damage: 1}}\n"
    table = Table(given + "effects: {great_hall: [fire]}", phase="event")
    assert table.state.monsters == [] and len(table.state.supply["lampbearer"]) == 6


# ----------------------------------------------------------------------------------------------------------- objectives


def test_event_four_shows_the_objective_and_the_guest_walks() -> None:  # MM-OBJ.3, content 14
    given = """
choices: {1: A}
investigators: {i1: {at: po1}, i2: {at: po1}}
events: {stage: IV, time: 3}
keeper: {threat: 4, actions: [whisper]}
"""
    table = Table(given, phase="event").play("ob1")
    (guest,) = table.state.monsters
    assert (guest.name, guest.at) == ("the_guest", "ob1") and table.state.revealed
    assert "great_hall" in table.state.dark
    table.play("i1", "end", "end")
    assert table.asked == ("keeper", "keeper_action") and {"guest:free", "guest:paid"} <= table.options
    table.play("guest:free")
    assert table.asked == ("keeper", "path")
    table.play("lw1")
    assert table.m(guest.id).at == "lw1" and table.why("guest:free") == "once-a-turn"
    table.play("guest:paid", "lw2")
    assert table.m(guest.id).at == "lw2" and table.state.threat == 3


GUEST = """
choices: {1: A}
investigators: {i1: {who: august_bray, at: %s, skill: 0, has: [fire_poker]}}
monsters: {m1: {kind: silt, at: %s, name: the_guest%s}}
objective: {revealed: true}
rooms: {kitchen: {pile: [nothing]}}
decks: {eldritch: [ce20]}
dice: [1]
"""


def test_the_guest_on_the_porch_at_the_end_of_a_keepers_turn_wins() -> None:  # MM-WIN.1, MM-WIN.5
    table = Table(GUEST % ("gh1", "po1", ""), phase="event")
    assert (table.state.result, table.state.reason) == ("keeper", "named_in_room")


def test_a_guest_without_health_wins_for_the_investigators() -> None:  # MM-MON.3, MM-MON.4, MM-OBJ.5
    table = Table(GUEST % ("gh1", "gh1", ", damage: 3")).play("attack:m1:fire_poker")
    assert (table.state.result, table.state.reason) == ("investigators", "named_has_no_health")
    assert Table(GUEST % ("gh1", "gh1", ", damage: 2")).play("attack:m1:fire_poker").m().damage == 5, "4 and 2 a head"


def test_samples_on_the_altar_win_even_before_the_reveal() -> None:  # MM-WIN.8, MM-MON.8, A-59
    given = """
choices: {1: B}
investigators: {i1: {at: nu2, stun: 1}}
monsters: {m1: {kind: sodden, at: nu2, samples: 1}}
keeper: {threat: 4, actions: [draw_breath, command_servant]}
"""
    table = Table(given, phase="actions").play("action:draw_breath")
    assert table.m().samples == 2
    table.play("action:command_servant", "mo2", "mo1")
    assert (table.state.result, table.state.reason) == ("keeper", "samples_on_altar") and table.state.revealed


def test_the_wax_double_is_dragged_to_the_hearth_and_burnt() -> None:  # MM-FEA.18, content 14
    given = """
choices: {1: B}
investigators: {i1: {at: nu2, has: [silver_key]}}
rooms: {moon_room: {pile: [clue_1b]}, great_hall: {pile: [nothing]}}
"""
    table = Table(given).play("move:mo2", "enter", "explore")
    assert table.state.double == "mo1" and table.state.corpses == ()
    table.play("move:mo1")
    again = Table(given.replace("at: nu2", "at: gh3").replace("[silver_key]", "[]") + "objective: {revealed: true}\n")
    again.session.state.double = "gh3"
    assert again.session.state.decision is not None
    again.session.state.decision.options = None  # the acts are listed anew
    assert again.why("run:gh5:double") == "barred", "it is not dragged by running"
    again.play("move:gh5:double")
    assert again.state.double == "gh5"
    again.play("burn")
    assert (again.state.result, again.state.reason) == ("investigators", "double_burnt")


@pytest.mark.parametrize(("sanity", "result"), [(0, "keeper"), (1, "none")])
def test_everybody_insane_at_the_end_of_a_keepers_turn(sanity: int, result: str) -> None:  # MM-WIN.8, MM-DAM.7
    given = f"choices: {{1: C}}\ninvestigators: {{i1: {{at: po1, sanity: {sanity}}}, i2: {{at: gh1, sanity: 0}}}}"
    assert Table(given, phase="event").state.result == result


def test_as_many_deaths_as_began_win_for_the_keeper() -> None:  # MM-OBJ.5: nothing comes between
    given = """
choices: {1: C}
investigators: {i1: {who: august_bray, at: gh1, health: 1, skill: 0}, i2: {at: po1}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}}
decks: {humanoid: [ch01]}
dice: [10]
"""
    table = Table(given, phase="attacks")
    table.session.state.deaths = 1
    table.play("strike:m1:i1")
    assert (table.state.result, table.state.reason) == ("keeper", "deaths")


def test_who_finds_no_ledger_is_told_its_room_when_the_objective_is_shown() -> None:  # content 14
    given = "choices: {1: C}\ninvestigators: {i1: {at: po1}}\nevents: {stage: IV, time: 3}"
    table = Table(given, phase="event")
    assert table.events("ledger_room_named")[0]["room"] == "boiler_room"
