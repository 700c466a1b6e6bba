"""Exploring, obstacles, puzzles, dropping, what cards do in one's turn, spells (EXP, OBS, PUZ, ACT, CRD, SPL)."""

from __future__ import annotations

from tests.mansions.plays import PASS, Table


def test_exploring_takes_every_card_and_discards_what_is_nothing() -> None:  # MM-EXP.3, MM-EXP.4, MM-EXP.5, MM-EXP.10
    table = Table("investigators: {i1: {at: mb2}}\nrooms: {master_bedroom: {pile: [ceremonial_sabre, nothing]}}")
    table.play("explore")
    assert table.i(1).items == ("ceremonial_sabre",) and table.state.piles["master_bedroom"] == ()
    assert "master_bedroom" in table.state.explored and table.state.action == 0
    assert [event["card"] for event in table.events("card_turned")] == ["ceremonial_sabre", "nothing"]
    assert table.why("explore") == "no-action-left"


def test_an_empty_room_cannot_be_explored() -> None:  # MM-EXP.1
    table = Table("investigators: {i1: {at: mb2}}\nrooms: {master_bedroom: {pile: [], explored: true}}")
    assert table.why("explore") == "nothing-here"


def test_in_the_dark_exploring_costs_a_step_as_well() -> None:  # MM-EXP.8, MM-EFF.10, MM-EFF.12
    dark = "investigators: {i1: {at: pa1%s}}\neffects: {pantry: [dark]}\nrooms: {instrument_closet: {pile: [nothing]}}"
    table = Table(dark % "").play("explore")
    assert (table.state.moves, table.state.action) == (1, 0) and table.i(1).items == ("ginger_cordial",)
    assert Table(dark % "", moves=0).why("explore") == "no-step-left"
    assert Table(dark % ", has: [signal_lamp]").play("explore").state.moves == 2


def test_an_obstacle_stops_the_rest_until_it_is_met_and_dropped_cards_lie_above_it() -> None:
    # MM-OBS.1, MM-OBS.5, MM-OBS.6, MM-EXP.6, MM-EXP.9
    given = """
investigators: {i1: {who: august_bray, at: gl1, skill: 0}, i2: {who: ines_marrow, at: gl1, skill: 0}}
rooms: {glasshouse: {pile: [rooted_desk, pruning_hook], dropped: [boat_hook]}}
dice: [9, 6]
"""
    table = Table(given).play("explore")
    assert table.i(1).items == ("boat_hook",) and "glasshouse" in table.state.open_tops
    assert table.state.piles["glasshouse"] == ("rooted_desk", "pruning_hook")
    table.play("end", "explore")
    assert table.i(2).items == ("pruning_hook",) and "rooted_desk" in table.state.out


def test_finding_clue_one_shows_the_objective_and_what_it_brings() -> None:  # MM-WIN.4, MM-OBJ.3, MM-HOR.8
    given = """
choices: {1: A, 2: A, 3: A, 4: A}
investigators: {i1: {who: ines_marrow, at: ob1, skill: 0}, i2: {at: po1}}
rooms: {observatory: {open: true, pile: [clue_1a]}}
dice: [9]
"""
    table = Table(given).play("explore")
    assert table.asked == ("keeper", "place"), "the Keeper picks the space (MM-KMM.7)"
    table.play("ob2")
    guest = table.state.monsters[0]
    assert (guest.name, guest.at) == ("the_guest", "ob2") and table.state.revealed
    assert table.i(1).horror == 1, "it came into the investigator's room"
    assert "clue_1a" in table.state.read and "the_clear_hour" in table.state.read


def test_front_page_counts_a_clue_once_per_game() -> None:  # content 4: a reaction, offered and never forced
    given = """
choices: {1: A, 2: A, 3: A, 4: A}
investigators: {i1: {who: delphine_okoro, profile: [1, 1], at: li2, skill: 1}}
rooms: {library: {open: true, pile: [clue_3a]}}
"""
    table = Table(given).play("explore")
    assert table.asked == ("i1", "ability")
    assert table.play("ability").i(1).skill == 3 and table.i(1).used
    assert Table(given).play("explore", PASS).i(1).skill == 1


PUZZLE = """
investigators: {i1: {who: %s, profile: [1, %s], at: nu1, skill: %s}}
rooms: {nursery: {pile: [{music_box: revealed}, nothing]}}
puzzles: {music_box: {slots: [ssme, esss, ssms, ssme]}}
keeper: {trauma: []}
"""


def test_an_attempt_has_intellect_actions_and_failing_hurts_once() -> None:  # MM-PUZ.7, MM-PUZ.11, MM-PUZ.13, MM-OBS.5
    table = Table(PUZZLE % ("august_bray", 1, 0)).play("explore")
    assert table.asked == ("i1", "puzzle") and table.session.decision is not None
    assert table.session.decision.args == {"left": 2, "of": 2}
    table.play("puzzle:turn:0:left", "puzzle:swap:0:1")
    assert table.i(1).horror == 1 and table.asked == ("i1", "step"), "what the card adds, once per attempt"
    assert table.state.puzzles["music_box"].turned[1] == 3, "the pieces stay as they are"


def test_drawing_takes_two_actions_and_stopping_is_allowed() -> None:  # MM-PUZ.10, MM-PUZ.11
    table = Table(PUZZLE % ("tobias_wren", 1, 0)).play("explore", "puzzle:draw:2")
    assert table.session.decision is not None and table.session.decision.args["left"] == 5
    assert table.play("stop").i(1).horror == 1


def test_a_token_adds_luck_and_an_ability_adds_four() -> None:  # MM-PUZ.20, A-64, content 4
    table = Table(PUZZLE % ("tobias_wren", 1, 2)).play("explore", "token")
    assert table.session.decision is not None and table.session.decision.args["left"] == 9
    assert "token" not in table.options, "one per attempt"
    table.play("ability")
    assert table.session.decision.args["left"] == 13 and table.i(1).used and table.i(1).skill == 1


def test_the_same_puzzle_once_a_turn() -> None:  # MM-PUZ.14
    given = (
        "investigators: {i1: {who: tobias_wren, at: st1, skill: 0}, i2: {at: li2}}\nrooms: {study: {lock: nine_dials}}"
    )
    table = Table(given.replace("at: st1", "at: li2")).play("move:st1", "stop")
    assert table.i(1).at == "li2" and table.why("move:st1") == "locked-this-turn"
    table.play("end", "move:st1")
    assert table.asked == ("i2", "puzzle"), "another may try in the same round"


def test_dropping_puts_cards_face_up_on_the_pile_in_any_order() -> None:  # MM-ACT.4, A-75
    given = "investigators: {i1: {at: gh1, has: [fire_poker, storm_coat, clue_3a]}}\nchoices: {2: A, 3: A}"
    table = Table(
        given + "\nrooms: {kitchen: {pile: [nothing]}, cloakroom: {pile: [nothing]}, library: {pile: [nothing]}}"
    )
    table.play("drop", "clue_3a fire_poker")
    assert table.state.dropped["great_hall"][:2] == ("clue_3a", "fire_poker") and table.i(1).items == ("storm_coat",)


def test_a_card_in_passing_costs_no_step_and_goes_back_to_the_box() -> None:  # MM-CRD.6, A-97
    table = Table("investigators: {i1: {who: august_bray, at: gh1, has: [ginger_cordial], sanity: 4}}\n"
                  "rooms: {pantry: {pile: [nothing]}}")  # fmt: skip
    table.play("use:ginger_cordial")
    assert table.i(1).horror == 1 and "ginger_cordial" in table.state.out and table.state.action == 1
    assert table.why("use:ginger_cordial") == "no-such-card"


def test_what_can_do_nothing_is_not_offered() -> None:  # MM-KAC.5
    table = Table(
        "investigators: {i1: {at: gh1, has: [ginger_cordial, first_aid_tin]}}\nrooms: {pantry: {pile: [nothing]}}"
    )
    assert table.why("use:ginger_cordial") == "no-target" and table.why("use:first_aid_tin") == "no-target"


def test_first_aid_heals_whoever_is_chosen_in_the_space() -> None:  # MM-ACT.3, MM-DAM.8
    given = (
        "investigators: {i1: {at: gh1, has: [first_aid_tin], health: 10}, i2: {who: august_bray, at: gh1, health: 5}}"
    )
    table = Table(given).play("use:first_aid_tin")
    assert table.asked == ("i1", "target") and table.options == {"i1", "i2"}
    assert table.play("i2").i(2).damage == 5 and table.state.action == 0


def test_a_spell_is_tested_flipped_and_renewed() -> None:  # MM-SPL.6, MM-SPL.7, MM-SPL.8, MM-SPL.5
    given = """
investigators: {i1: {who: kasimir_holt, profile: [1, 2], at: gh1, skill: 0, spells: [mending_2], health: 4, sanity: 8}}
decks: {spells: {mending: [1, 3]}}
dice: [7]
"""
    table = Table(given).play("cast:mending")
    person = table.i(1)
    assert (person.damage, person.horror) == (2, 1) and person.spells == ("mending_1",)
    assert table.state.spell_decks["mending"][-1] == "mending_2"
    assert table.events("spell_flipped")[0]["card"] == "mending_2" and table.state.action == 0


def test_by_heart_casts_once_more_and_renews_once() -> None:  # content 4
    given = """
investigators: {i1: {who: kasimir_holt, profile: [1, 1], at: gh1, skill: 0, spells: [mending_2], health: 2}}
decks: {spells: {mending: [1, 3]}}
dice: [1, 1]
"""
    table = Table(given).play("cast:mending", "ability")
    assert table.i(1).damage == 2 and table.i(1).spells == ("mending_1",)


def test_an_attack_spell_needs_range_and_sight_and_no_evading() -> None:  # MM-SPL.9, MM-SPL.10, MM-EVA.9
    given = """
investigators: {i1: {who: kasimir_holt, profile: [1, 2], at: gh1, skill: 0, spells: [withering_1]}}
monsters: {m1: {kind: silt, at: %s}, m2: {kind: sodden, at: gh1}}
dice: [5]
"""
    table = Table(given % "ob1").play("cast:withering")
    assert table.m("m2").damage == 4, "the other one is out of range"
    table = Table(given % "gh3").play("cast:withering")
    assert table.options == {"m1", "m2"}
    assert table.play("m1").m("m1").damage == 4


def test_a_tome_teaches_a_spell() -> None:  # MM-SPL.2, MM-SPL.4, MM-CRD.9
    given = """
investigators: {i1: {who: kasimir_holt, at: gh1, skill: 0, has: [unlit_book]}}
rooms: {study: {pile: [nothing]}}
dice: [7]
"""
    table = Table(given).play("use:unlit_book")
    assert len(table.i(1).spells) == 1 and table.i(1).spells[0].startswith("unlight_")


def test_peeking_is_heard_by_the_one_who_looks_alone() -> None:  # MM-SEC.4, content 2
    given = """
investigators: {i1: {who: delphine_okoro, profile: [1, 2], at: gh1}, i2: {at: gh1}}
rooms: {kitchen: {pile: [fire_poker, nothing]}}
"""
    table = Table(given).play("ability", "kitchen study")
    (seen,) = [event for event in table.session.shown("i1") if event.type == "peeked"]
    assert seen["cards"] == ("kitchen:fire_poker", "study:unlit_book")
    for viewer in ("i2", "keeper", None):
        (hidden,) = [event for event in table.session.shown(viewer) if event.type == "peeked"]
        assert "cards" not in hidden.args
