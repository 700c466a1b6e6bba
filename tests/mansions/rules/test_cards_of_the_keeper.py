"""What each of the Keeper's cards does: Mythos, trauma, actions, special attacks (content 9, 10, 12, 13)."""

from __future__ import annotations

import pytest

from game.mansions.cards.reading import catalogue
from tests.mansions.plays import PASS, Table

OMEN = """
investigators:
  i1: {who: ines_marrow, profile: [1, 2], at: %s, skill: 0, health: 9, sanity: 7%s}
  i2: {who: august_bray, at: %s, skill: 0}
keeper: {threat: 9, mythos: [%s]}
effects: {%s}
rooms: {study: {open: true, pile: [nothing]}, kitchen: {pile: [nothing]}, library: {open: true, pile: [nothing]},
        moon_room: {open: true}, master_bedroom: {open: true}}
dice: [%s]
"""
FAIL, PASSED = "10", "1"

MYTHOS = [
    # card, where, carried, effects, step, dice, answers afterwards, what i1 has then: damage, horror, stun
    ("loose_floorboard", "gh1", "", "", "move:gh3", FAIL, [], (3, 2, 0)),
    ("chandelier", "gh1", "", "", "move:gh3", FAIL, [], (5, 2, 0)),
    ("chandelier", "gh1", "", "", "move:gh3", PASSED, [], (3, 2, 0)),
    ("pipe_with_opinions", "di1", "", "", "move:ki1", FAIL, [], (4, 2, 0)),
    ("avalanche_of_footnotes", "li2", "", "", "move:st1", FAIL, [], (4, 2, 0)),
    ("glass_rain", "gh1", "", "", "move:ul1", FAIL, [], (4, 2, 0)),
    ("cold_hands", "gh1", "", "", "move:gh3", "", [], (3, 2, 0)),
    ("boots_full_of_brine", "gh1", "", "", "move:gh3", FAIL, [], (3, 2, 1)),
    ("helpful_armour", "gh1", "", "", "move:gh3", FAIL, [], (4, 2, 0)),
    ("draught_with_intent", "gh1", "", "", "move:gh3", FAIL, [], (3, 2, 0)),
    ("that_tune_again", "nu1", "", "", "move:nu2", FAIL, [], (2, 3, 0)),
    ("not_quite_your_face", "gh1", "", "", "move:gh3", FAIL, [], (2, 4, 0)),
    ("portraits_whisper", "gh1", "", "", "move:gh3", FAIL, [], (2, 3, 0)),
    ("voices_in_the_plumbing", "gh6", "", "", "move:cl1", FAIL, [], (2, 3, 0)),
    ("wet_footprints", "gh1", "", "", "move:gh3", FAIL, [], (2, 3, 0)),
    ("letter_in_your_hand", "gh1", "", "", "move:gh3", FAIL, [], (2, 4, 0)),
    ("dinner_for_nobody", "gh4", "", "", "move:di1", "", [], (2, 3, 0)),
    ("a_great_many_moths", "gh1", "", "great_hall: [dark]", "move:gh3", FAIL, [], (2, 3, 1)),
    ("one_stair_too_many", "gh1", "", "", "move:gh3", FAIL, [], (2, 3, 0)),
    ("out_of_another_mirror", "gh1", "", "", "move:ul1", FAIL, ["ul2", "ul3", PASS], (2, 3, 0)),
    ("undertow", "gh1", "", "", "move:gh3", "", ["gh5", "gl3"], (2, 2, 0)),
    ("sleepwalking_awake", "gh1", "", "", "move:gh3", FAIL, ["gh5", PASS], (2, 2, 0)),
    ("the_rug_has_had_enough", "gh1", "", "", "move:gh3", FAIL, ["gh5"], (2, 2, 1)),
    ("the_book_closes", "gh1", ", has: [annotated_folio]", "", "move:gh3", "", [], (3, 2, 0)),
]


@pytest.mark.parametrize(("card", "at", "has", "effects", "step", "dice", "answers", "marks"), MYTHOS)
def test_a_mythos_card_that_hurts(
    card: str, at: str, has: str, effects: str, step: str, dice: str, answers: list[str], marks: tuple[int, int, int]
) -> None:
    table = Table(OMEN % (at, has, "po1", card, effects, dice)).play(step, f"mythos:{card}", *answers)
    person = table.i(1)
    assert (person.damage, person.horror, person.stun) == marks
    assert table.state.threat == 9 - catalogue().mythos[card].cost and table.asked == ("i1", "step")


def test_wet_footprints_frighten_everybody_in_the_room() -> None:
    table = Table(OMEN % ("gh1", "", "gh5", "wet_footprints", "", "10, 10")).play("move:gh3", "mythos:wet_footprints")
    assert (table.i(1).horror, table.i(2).horror) == (3, 1)


def test_a_letter_may_please() -> None:
    given = OMEN % ("gh1", "", "po1", "letter_in_your_hand", "", "1")
    assert Table(given).play("move:gh3", "mythos:letter_in_your_hand").i(1).skill == 1


def test_a_longer_corridor_takes_the_steps_that_are_left() -> None:
    table = Table(OMEN % ("gh1", "", "po1", "longer_corridor", "", "")).play("move:gh3", "mythos:longer_corridor")
    assert (table.state.moves, table.state.action) == (0, 1)


def test_cards_that_take_things_away() -> None:
    carried = ", has: [storm_lantern, fire_poker, silver_key]"
    butter = Table(OMEN % ("gh1", carried, "po1", "butterfingers", "", "10")).play("run:gh3", "mythos:butterfingers")
    assert butter.asked == ("keeper", "card") and butter.options == {"storm_lantern", "fire_poker"}, "no key (MM-DRW.3)"
    butter.play("fire_poker")
    assert butter.state.dropped["great_hall"] == ("fire_poker",)
    lamp = Table(OMEN % ("gh1", carried, "po1", "the_lamp_gutters", "", "10")).play(
        "move:gh3", "mythos:the_lamp_gutters"
    )
    assert lamp.state.dropped["great_hall"] == ("storm_lantern",) and "great_hall" in lamp.state.dark
    moths = Table(OMEN % ("gh1", carried, "po1", "moth_holes", "", "10")).play("move:gh3", "mythos:moth_holes")
    assert "storm_lantern" in moths.state.out and moths.i(1).items == ("fire_poker", "silver_key")
    rust = Table(OMEN % ("gh1", carried, "po1", "salt_and_rust", "", "")).play("move:gh3", "mythos:salt_and_rust")
    assert rust.state.dropped["great_hall"] == ("fire_poker",)
    book = Table(OMEN % ("gh1", ", has: [annotated_folio]", "po1", "the_book_closes", "", ""))
    assert book.play("move:gh3", "mythos:the_book_closes").state.dropped["great_hall"] == ("annotated_folio",)


def test_cards_that_darken_and_burn() -> None:
    lamps = Table(OMEN % ("gh1", "", "po1", "all_the_lamps_at_once", "", "")).play(
        "move:gh3", "mythos:all_the_lamps_at_once"
    )
    assert lamps.state.dark == ("great_hall",)
    spark = Table(OMEN % ("gh1", "", "po1", "spark_on_the_curtain", "", "")).play(
        "move:gh3", "mythos:spark_on_the_curtain"
    )
    assert spark.state.fire == ("great_hall",)
    fog = Table(OMEN % ("cl1", "", "po1", "sea_fog_indoors", "", "")).play("move:gh6", "mythos:sea_fog_indoors")
    assert fog.asked == ("keeper", "place") and "cloakroom" in fog.options
    assert fog.play("cloakroom").state.dark == ("great_hall", "cloakroom")
    flame = Table(OMEN % ("gh6", "", "po1", "flame_behind_glass", "", "")).play("move:cl1", "mythos:flame_behind_glass")
    assert flame.state.fire == ("great_hall",), "the fire pit is next door"


def test_the_itch_stays_until_nobody_is_frightened() -> None:
    table = Table(OMEN % ("gh1", "", "po1", "the_itch", "", "")).play("move:gh3", "mythos:the_itch")
    assert table.i(1).mythos == ("the_itch",)
    calm = Table((OMEN % ("gh1", "", "po1", "the_itch", "", "")).replace("sanity: 7", "sanity: 9"))
    assert calm.play("move:gh3", "mythos:the_itch").i(1).mythos == ()


def test_a_small_errand_is_known_to_its_owner_and_settled_at_the_end_of_the_next_turn() -> None:
    table = Table((OMEN % ("gh1", "", "po1", "a_small_errand", "", "")).replace("threat: 9", "threat: 2, actions: []"))
    table.play("move:gh3", "mythos:a_small_errand")
    assert table.asked == ("keeper", "place") and "great_hall" not in table.options
    table.play("cloakroom")
    for viewer, room in (("i1", "cloakroom"), ("keeper", "cloakroom"), ("i2", ""), ("investigators", "")):
        assert table.session.view(viewer).people[0].errand == room
        heard = [event.type for event in table.session.shown(viewer)]
        assert ("errand_written" in heard) == bool(room)
    table.play("end", "end", "i1", "move:gh6", "move:cl1", "end")
    assert table.i(1).skill == 1 and table.i(1).mythos == () and table.i(1).errand == ""
    assert "a_small_errand" in table.state.mythos_discard


# --------------------------------------------------------------------------------------------------------------- trauma

HURT = """
investigators:
  i1: {who: ines_marrow, at: gh3, skill: 0, health: %s, sanity: %s, has: [fire_poker]%s}
  i2: {who: august_bray, at: gh5, skill: 0}
monsters: {m1: {kind: sodden, back: 2, at: %s}}
rooms: {kitchen: {pile: [nothing]}}
keeper: {trauma: [%s]}
dice: [%s]
"""


def injured(card: str, health: int = 6, has: str = "") -> Table:
    """i1 has failed to evade, has taken 2 damage, and got the injury."""
    table = Table(HURT % (health, 9, has, "gh3", card, "9")).play("move:gh1", "damage")
    return table.play(f"trauma:{card}")


def frightened(card: str, sanity: int = 4) -> Table:
    """i1 has failed a horror test and got the insanity."""
    table = Table((HURT % (11, sanity, "", "ul1", card, "10")).replace("at: gh3, skill", "at: gh1, skill"))
    return table.play("move:ul1", f"trauma:{card}")


def test_injuries_that_stay() -> None:
    for card in ("twisted_ankle", "sprained_wrist", "ringing_ears", "bruised_ribs", "numb_fingers", "seeing_double",
                 "hobbling"):  # fmt: skip
        assert injured(card).i(1).trauma == (card,)
    ribs = injured("bruised_ribs").play("stop")
    assert ribs.why("attack:m1:fists") == ribs.why("attack:m1:fire_poker") == "barred"
    assert injured("sprained_wrist").play("stop").why("attack:m1:fists") == ""


def test_injuries_that_happen_at_once() -> None:
    assert injured("salt_in_the_eyes").i(1).stun == 1
    assert injured("dramatic_nosebleed").i(1).damage == 11 - 6 + 2 + 1
    flat = injured("knocked_flat")
    assert flat.state.dropped["great_hall"] == ("fire_poker",) and flat.state.moves == 0
    assert injured("asleep_on_your_feet", health=3).i(1).status == "dead"


def test_insanities_that_stay() -> None:
    for card in ("the_giggles", "not_in_the_dark", "mirror_shy", "mine_all_mine", "polite_to_furniture"):
        assert frightened(card).i(1).trauma == (card,)
    polite = Table(
        "investigators: {i1: {at: gh1, has: [ginger_cordial], sanity: 5, trauma: [polite_to_furniture]}}\n"
        "rooms: {pantry: {pile: [nothing]}}"
    )
    assert polite.why("use:ginger_cordial") == "barred"
    dark = Table("investigators: {i1: {at: gh1, trauma: [not_in_the_dark]}}\neffects: {great_hall: [dark]}")
    assert dark.why("explore") == "barred" and dark.why("run:gh3") == ""


def test_the_giggles_weigh_on_every_test_in_company() -> None:
    given = "investigators: {i1: {who: august_bray, at: gh3, skill: 0, trauma: [the_giggles]}, i2: {at: %s}}\ndice: [7]"
    assert Table(given % "gh1").play("move:li2").events("tested")[0]["effects"] == -1
    assert Table(given % "po1").play("move:li2").events("tested")[0]["effects"] == 0


def test_insanities_that_happen_at_once() -> None:
    assert frightened("rooted_to_the_carpet").i(1).stun == 1
    assert frightened("a_short_nap", 3).state.action == 0
    assert frightened("quite_enough_thank_you", 1).i(1).status == "dead"
    quarrel = (HURT % (11, 4, "", "ul1", "a_quarrel_about_nothing", "10")).replace("at: gh3, skill", "at: gh1, skill")
    table = Table(quarrel.replace("at: gh5", "at: ul3")).play("move:ul1", "trauma:a_quarrel_about_nothing")
    assert table.i(2).horror == 1


# -------------------------------------------------------------------------------------------------------------- actions

ACT = """
investigators: {i1: {who: ines_marrow, at: gh1, skill: 0, has: [%s]}}
keeper: {threat: 5, mythos: [cold_hands], trauma: [bolt], actions: [%s]}
%s
"""


def acting(card: str, more: str = "", has: str = "") -> Table:
    return Table(ACT % (has, card, more), phase="actions").play(f"action:{card}")


def test_a_gnawing_thought_draws_two_and_discards_one() -> None:
    table = acting("gnawing_thought", "decks: {trauma: [mirror_shy, twisted_ankle]}")
    assert table.asked == ("keeper", "card") and table.options == {"bolt", "mirror_shy", "twisted_ankle"}
    assert table.play("bolt").state.trauma_hand == ("mirror_shy", "twisted_ankle")


def test_the_dead_are_raised_from_corpses() -> None:
    table = acting("raise_the_sodden")
    assert table.asked == ("keeper", "place"), "no corpse yet: one is laid in a room without investigators"
    assert "gh1" not in table.options
    table.play("po1")
    table.play("action:raise_the_sodden", "b")
    assert table.state.corpses == () and [(one.id, one.at) for one in table.state.monsters] == [("m1", "po1")]


def test_lamps_are_lit_at_the_altar_or_an_exit() -> None:
    table = acting("light_the_lamps").play("b")
    assert table.state.monsters[0].at == "po1" and table.state.threat == 2


def test_embers_spread_from_a_fire_pit() -> None:
    assert acting("spread_embers").state.fire == ("great_hall",), "the only room with a source"
    table = acting("spread_embers", "effects: {kitchen: [fire]}")
    assert table.options == {"great_hall", "dining_room", "scullery", "cellar_landing"}


def test_lights_go_out_but_never_where_somebody_carries_one() -> None:
    table = acting("put_out_lights", has="storm_lantern")
    assert "great_hall" not in table.options and len(table.options) == 20


def test_a_turned_key_locks_again_what_was_no_key_lock() -> None:
    table = acting("turned_key", "rooms: {library: {open: true, pile: [nothing]}, moon_room: {open: true}}")
    assert table.state.locks["library"] == "swollen_door" and "library" in table.state.open_locks


def test_a_hound_comes_through_the_pane_and_is_tame_for_the_turn() -> None:
    table = acting("through_the_pane")
    assert table.options >= {"ul1", "ob1"} and "gh1" not in table.options
    table.play("ul1")
    assert table.state.monsters[0].figure.startswith("pane_hound") and table.state.round == 2


def test_patience_pays_for_a_card() -> None:
    table = acting("patience").play("a")
    assert table.state.mythos_hand == () and table.state.threat == 6


def test_a_foreign_hand_uses_what_the_victim_carries() -> None:  # A-87, MM-KAC.5
    given = ACT.replace("skill: 0", "skill: 0, health: 9, profile: [1, 2]") % (
        "first_aid_tin",
        "foreign_hand",
        "dice: [10]",
    )
    table = Table(given, phase="actions").play("action:foreign_hand")
    assert table.asked == ("keeper", "choose_effect")
    table.play("a")
    assert table.i(1).damage == 0 and "first_aid_tin" in table.state.out


# ------------------------------------------------------------------------------------------------------ special attacks

SPECIAL = """
investigators:
  i1: {who: ines_marrow, profile: [1, 2], at: mb1, skill: 0, has: [storm_lantern, fire_poker]}
  i2: {who: august_bray, at: po1, skill: 0}
monsters: {m1: {kind: %s, back: %s, at: mb1}, m2: {kind: furrow, at: gl1}}
rooms: {kitchen: {pile: [nothing]}, master_bedroom: {open: true, pile: [nothing]}}
options: {keeper_skill_tokens: 1}
keeper: {tokens: 2, threat: 0}
dice: [10, 10]
"""
SPECIALS = [
    ("furrow", 1, [PASS], (3, 0, 0)), ("furrow", 2, [], (3, 0, 1)),
    ("lamp_mother", 1, ["m2", PASS], (0, 1, 0)), ("lamp_mother", 2, [], (2, 0, 0)),
    ("lampbearer", 1, [], (1, 0, 0)), ("lampbearer", 2, [], (0, 1, 0)), ("lampbearer", 3, [], (0, 0, 0)),
    ("lampbearer", 4, [], (2, 0, 0)), ("lampbearer", 5, [PASS], (2, 0, 0)), ("lampbearer", 6, [], (0, 1, 0)),
    ("pane_hound", 1, [PASS], (2, 0, 0)), ("pane_hound", 2, [], (3, 1, 0)),
    ("gardener", 1, [], (2, 0, 0)), ("gardener", 2, [], (3, 0, 0)),
    ("refraction", 1, [PASS], (0, 1, 0)), ("refraction", 2, [], (0, 2, 0)),
    ("silt", 1, [], (3, 0, 1)), ("silt", 2, ["fire_poker"], (4, 0, 0)),
    ("absent_aunt", 1, [], (1, 1, 0)), ("absent_aunt", 2, [], (0, 1, 1)),
    ("sodden", 1, [], (1, 0, 0)), ("sodden", 2, [], (1, 1, 0)),
    ("sodden", 3, [], (2, 0, 1)), ("sodden", 4, [], (2, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "back", "answers", "marks"), SPECIALS)
def test_a_special_attack(kind: str, back: int, answers: list[str], marks: tuple[int, int, int]) -> None:
    """MM-MAT.3, MM-OPT.5: each figure's own, resolved as if it stood on the card."""
    table = Table(SPECIAL % (kind, back), phase="attacks").play("strike:m1:i1", "special", *answers)
    person = table.i(1)
    assert (person.damage, person.horror, person.stun) == marks
    assert table.m().known and table.state.round == 2
    assert ("master_bedroom" in table.state.fire) == ((kind, back) == ("lampbearer", 3))
    assert ("master_bedroom" in table.state.dark) == ((kind, back) == ("lampbearer", 6))
    dropped = {("lampbearer", 4): "storm_lantern", ("gardener", 1): "fire_poker", ("silt", 2): "fire_poker",
               ("sodden", 4): "fire_poker"}  # fmt: skip
    assert table.state.dropped["master_bedroom"] == ((dropped[kind, back],) if (kind, back) in dropped else ())
