"""What each card in an investigator's hand does: abilities, items, finds, spells, locks, obstacles (content 4 to 8)."""

from __future__ import annotations

import pytest

from tests.mansions.plays import PASS, Table

REST = "rooms: {%s: {pile: [nothing]}}"


def own(who: str, mental: int, more: str = "", tail: str = "") -> Table:
    """The investigator with a mental card, in the hall, in its own turn."""
    return Table(f"investigators: {{i1: {{who: {who}, profile: [1, {mental}], at: gh1, skill: 0{more}}}}}\n{tail}")


# ------------------------------------------------------------------------------------------------------------ abilities


def test_sea_legs_ignore_fire_and_darkness_until_the_round_ends() -> None:
    table = own("ines_marrow", 1, "", "effects: {great_hall: [fire, dark], upper_landing: [fire]}").play("ability")
    table.play("explore", "move:ul1")
    assert table.i(1).horror == 0 and table.state.moves == 1, "no step for exploring in the dark, no test for the fire"
    assert table.play("end").i(1).damage == 0 and table.i(1).used


def test_full_ahead_walks_two_spaces_at_once() -> None:
    table = own("ines_marrow", 2).play("ability", "gh3", "gh5")
    assert table.i(1).at == "gh5" and (table.state.moves, table.state.action) == (2, 1)


def test_hears_it_ticking_looks_at_combat_cards() -> None:
    table = own("tobias_wren", 2, "", "decks: {beast: [cb01, cb02]}").play("ability", "beast")
    assert table.events("peeked")[0]["cards"] == ("cb01", "cb02")


def test_no_nonsense_calms_or_cures() -> None:
    table = own("aude_linnet", 1, ", sanity: 8, trauma: [mirror_shy]").play("ability", "b")
    assert table.i(1).trauma == () and table.state.trauma_discard == ("mirror_shy",)
    assert own("aude_linnet", 1, ", sanity: 8").play("ability").i(1).horror == 2, "only one of the two can do anything"


def test_sit_down_breathe_calms_everybody_here_and_one_once_more() -> None:
    given = """
investigators: {i1: {who: aude_linnet, profile: [1, 2], at: gh1, sanity: 9}, i2: {who: august_bray, at: gh1, sanity: 4}}
"""
    table = Table(given).play("ability", "i2")
    assert (table.i(1).horror, table.i(2).horror) == (1, 1)


def test_hold_it_right_there_stuns_what_has_no_name() -> None:
    table = own("august_bray", 1, "", "monsters: {m1: {kind: sodden, at: gh1}}").play("ability")
    assert table.m().stun == 1
    guest = own("august_bray", 1, "", "choices: {1: A}\nmonsters: {m1: {kind: silt, at: gh1, name: the_guest}}")
    assert guest.why("ability") == "no-target"


def test_on_page_nine_stands_a_spell() -> None:
    table = own("kasimir_holt", 2).play("ability", "withering")
    assert [card[:9] for card in table.i(1).spells] == ["withering"]


def test_slow_and_sideways_evades_all_that_stand_here() -> None:
    table = own(
        "rosalind_teague", 1, "", "monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: silt, at: gh1}}\ndice: []"
    )
    table.play("move:gh3")
    assert table.asked == ("i1", "ability")
    assert table.play("ability").i(1).at == "gh3"


def test_and_again_rolls_once_more_for_anybody_in_the_room() -> None:
    given = """
investigators:
  i1: {who: august_bray, at: gh3, skill: 0}
  i2: {who: emil_sarto, profile: [1, 2], at: gh1}
dice: [9, 2]
"""
    table = Table(given).play("move:li2")
    assert table.asked == ("i2", "reroll")
    table.play("ability", "enter")
    assert table.i(1).at == "li2" and table.i(2).used and [event["die"] for event in table.events("tested")] == [9, 2]


# ------------------------------------------------------------------------------------------------------ items and finds


def carrying(card: str, more: str = "", tail: str = "", rooms: str = "") -> Table:
    """August with one card, which lies nowhere else."""
    laid = {"bandage_reel": "", "tin_whistle": "", "brass_orrery": ""}.get(card, rooms)
    return own("august_bray", 1, f", has: [{card}]{more}", tail + (f"\n{REST % laid}" if laid else ""))


def test_a_flask_heals_calms_or_wakes() -> None:
    table = carrying("flask_of_broth", ", health: 9, sanity: 5, stun: 1").play("use:flask_of_broth")
    assert table.options == {"a", "b", "c"}
    assert table.play("c").i(1).stun == 0 and "flask_of_broth" in table.state.out


def test_a_camera_dazes_within_two_spaces_and_sight() -> None:
    given = "monsters: {m1: {kind: sodden, at: gh5}, m2: {kind: silt, at: ob1}}\ndice: [1]"
    assert carrying("flash_camera", "", given).play("use:flash_camera").m().stun == 1


def test_snare_wire_goes_only_when_it_caught_something() -> None:
    given = "monsters: {m1: {kind: sodden, at: gh1, stun: 1}}\ndice: [%s]"
    caught = carrying("snare_wire", "", given % 1).play("use:snare_wire")
    assert caught.m().stun == 3 and caught.i(1).items == ()
    assert carrying("snare_wire", "", given % 9).play("use:snare_wire").i(1).items == ("snare_wire",)


def test_a_rope_is_a_step_in_passing() -> None:
    table = carrying("silk_rope").play("use:silk_rope", "ul1")
    assert table.i(1).at == "ul1" and (table.state.moves, table.state.action) == (2, 1) and table.i(1).items == ()


def test_a_folio_teaches_or_frightens() -> None:
    assert carrying("annotated_folio", "", "dice: [2]").play("use:annotated_folio", "mending").i(1).spells
    assert carrying("annotated_folio", "", "dice: [9]").play("use:annotated_folio").i(1).horror == 1


def test_the_terrier_helps_against_monsters() -> None:
    given = "monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: sodden, at: ul3}}\ndice: [1, 1]"
    table = carrying("loyal_terrier", "", given).play("move:ul1", "go")
    assert [(event["kind"], event["items"]) for event in table.events("tested")] == [("evade", 1), ("horror", 1)]


def test_an_orrery_helps_lore_and_nerve() -> None:
    table = carrying("brass_orrery", "", "choices: {1: B}\nmonsters: {m1: {kind: sodden, at: ul3}}\ndice: [1]")
    assert table.play("move:ul1").events("tested")[0]["items"] == 1


@pytest.mark.parametrize(
    ("card", "room", "more", "tail", "answers", "check"),
    [
        ("poppy_cake", "dressing_room", ", trauma: [mirror_shy]", "", [], lambda t: t.i(1).trauma == ()),
        ("washing_soda", "scullery", "", "monsters: {m1: {kind: sodden, at: gh1, stun: 1}}", [],
         lambda t: t.m().damage == 3),
        ("fuel_can", "boiler_room", "", "choices: {1: A}", ["upper_landing"],
         lambda t: t.state.fire == ("upper_landing",)),
        ("bandage_reel", "", ", health: 9, trauma: [twisted_ankle]", "", ["b"], lambda t: t.i(1).trauma == ()),
        ("tin_whistle", "", ", sanity: 5", "dice: [1]", [], lambda t: t.i(1).horror == 1),
        ("bottled_noon", "", "", "effects: {great_hall: [dark]}\nmonsters: {m1: {kind: sodden, at: gh5}}", [],
         lambda t: t.m().stun == 1 and t.state.dark == ()),
        ("home_remedies", "", "", "", [], lambda t: t.i(1).spells[0].startswith("mending") and t.i(1).items == ()),
        ("book_of_minor_spites", "", "", "dice: [1]", [], lambda t: t.i(1).spells[0].startswith("withering")),
        ("tide_tables", "library", "", "dice: [1]", [], lambda t: t.i(1).spells[0].startswith("farsight")),
        ("overdue_atlas", "", "", "dice: [1]", ["kitchen"], lambda t: t.events("peeked")[0]["what"] == "room"),
        ("door_in_a_frame", "", "", "effects: {study: [dark]}", ["gh3", "li2", "st1"],
         lambda t: t.i(1).at == "st1" and t.i(1).horror == 1 and "study" in t.state.locks),
    ],
)  # fmt: skip
def test_a_find_that_is_used(card: str, room: str, more: str, tail: str, answers: list[str], check: object) -> None:
    table = carrying(card, more, tail, room).play(f"use:{card}", *answers)
    assert callable(check) and check(table)
    assert table.state.action == 0


def test_a_failed_whistle_calls_something() -> None:
    given = "monsters: {m1: {kind: sodden, at: gh5}}\ndice: [9]"
    assert carrying("tin_whistle", "", given).play("use:tin_whistle", "gh3").m().at == "gh3"


def test_a_moon_dial_rolls_its_owners_test_again_once_a_round() -> None:
    given = "choices: {1: A}\ndice: [9, 9]"
    table = own("august_bray", 1, ", has: [moon_dial]", given + "\nrooms: {moon_room: {pile: [nothing]}}")
    table.play("move:gh3", "move:li2")
    assert table.asked == ("i1", "reroll") and table.options == {"use:moon_dial"}
    table.play("use:moon_dial")
    assert table.i(1).at == "gh3" and table.why("use:moon_dial") != ""


def test_a_mallet_finishes_what_is_weak() -> None:
    given = "monsters: {m1: {kind: sodden, back: 4, at: gh1, damage: 1}}\ndecks: {humanoid: [ch12]}\ndice: [1]"
    table = carrying("croquet_mallet", "", given).play("attack:m1:croquet_mallet")
    assert table.m().damage == 5, "3, and 1 more with at most 3 health left"


@pytest.mark.parametrize(("key", "room", "at", "to"), [
    ("cellar_key", "library", "gh3", "li2"), ("chalk_key", "boiler_room", "ce2", "bo1"),
    ("glass_key", "moon_room", "nu2", "mo2"),
])  # fmt: skip
def test_keys_for_classes_of_locks_are_offered(key: str, room: str, at: str, to: str) -> None:
    table = Table(f"investigators: {{i1: {{at: {at}, has: [{key}]}}}}").play(f"move:{to}")
    if room != "moon_room":
        assert table.asked == ("i1", "card") and table.options == {key}, "the test may be made instead"
        table.play(key)
    assert table.play("enter").i(1).at == to and room not in table.state.locks


# -------------------------------------------------------------------------------------------------- locks and obstacles


@pytest.mark.parametrize(("lock", "mark"), [("chained_door", (1, 0, 0)), ("hot_iron_door", (1, 0, 0)),
                                            ("painted_shut", (0, 0, 0)), ("swollen_door", (0, 0, 0))])  # fmt: skip
def test_a_lock_that_is_tested(lock: str, mark: tuple[int, int, int]) -> None:
    table = own("august_bray", 1, "", f"rooms: {{upper_landing: {{lock: {lock}}}}}\ndice: [10]").play("move:ul1")
    person = table.i(1)
    assert person.at == "gh1" and (person.damage, person.horror, person.stun) == mark


@pytest.mark.parametrize(("lock", "mark"), [
    ("coloured_bolts", (0, 0, 0)), ("humming_grille", (0, 0, 1)), ("nine_dials", (0, 0, 0)),
    ("sun_moon_gate", (0, 0, 0)), ("mosaic_plate", (0, 0, 0)), ("starry_shutter", (0, 1, 0)),
])  # fmt: skip
def test_a_lock_that_is_a_puzzle(lock: str, mark: tuple[int, int, int]) -> None:
    table = own("august_bray", 1, "", f"rooms: {{upper_landing: {{lock: {lock}}}}}").play("move:ul1", "stop")
    person = table.i(1)
    assert person.at == "gh1" and (person.damage, person.horror, person.stun) == mark and lock in table.state.puzzles


@pytest.mark.parametrize(("card", "answers", "mark"), [
    ("music_box", ["stop"], (1, 0)), ("rooted_desk", [], (0, 0)), ("shrouded_lens", [], (1, 0)),
    ("dumb_waiter", ["stop"], (0, 0)), ("wind_up_page", [], (0, 0)), ("fuse_cabinet", ["stop"], (0, 1)),
    ("floor_mosaic", ["stop"], (0, 0)),
])  # fmt: skip
def test_an_obstacle_that_is_not_met(card: str, answers: list[str], mark: tuple[int, int]) -> None:
    dice = "dice: [10]" if card in ("rooted_desk", "shrouded_lens") else ""
    table = own("august_bray", 1, "", f"rooms: {{great_hall: {{pile: [{card}, nothing]}}}}\n{dice}").play(
        "explore", *answers
    )
    assert (table.i(1).horror, table.i(1).stun) == mark and table.state.piles["great_hall"][0] == card


def test_a_winding_key_opens_the_page() -> None:
    given = "rooms: {great_hall: {pile: [wind_up_page, signal_lamp]}, instrument_closet: {pile: [nothing]}}"
    table = own("august_bray", 1, ", has: [winding_key]", given).play("explore")
    assert table.i(1).items == ("winding_key", "signal_lamp") and "wind_up_page" in table.state.out


# --------------------------------------------------------------------------------------------------------------- spells


def casting(card: str, die: int, tail: str = "", more: str = "") -> Table:
    kind, number = card.rsplit("_", 1)
    following = 1 if number != "1" else 2
    given = f", spells: [{card}]{more}"
    decks = f"decks: {{spells: {{{kind}: [{following}]}}}}\ndice: [{die}]\n"
    return own("kasimir_holt", 2, given, decks + tail).play(f"cast:{kind}")


def test_unlight_for_good_and_ill() -> None:
    near = "monsters: {m1: {kind: sodden, at: gh5}}\n"
    assert casting("unlight_1", 1, near).play("great_hall").m().stun == 1
    cleared = casting("unlight_2", 1, "effects: {upper_landing: [fire, dark]}\n").play("upper_landing")
    assert (cleared.state.fire, cleared.state.dark) == ((), ())
    assert casting("unlight_4", 1, "monsters: {m1: {kind: lampbearer, at: gh5}, m2: {kind: sodden, at: gh5}}\n").play(
        "great_hall").state.monsters[0].id == "m2", "only what has at most 4 health on its back"  # fmt: skip
    kept = casting("unlight_5", 1, near).play("great_hall")
    assert kept.m().stun == 2 and kept.i(1).spells == ("unlight_5",)
    failed = casting("unlight_5", 10).play("great_hall")
    assert failed.state.dark == ("great_hall",) and failed.i(1).horror == 1 and failed.i(1).spells == ("unlight_1",)


def test_unlight_three_evades_until_ones_next_turn() -> None:
    table = casting("unlight_3", 1).play("great_hall")
    assert [(effect.actor, effect.until) for effect in table.state.effects] == [(0, "your_turn")]


def test_withering_hurts_the_target() -> None:
    for card, damage, own_harm, kept in (("withering_1", 4, 0, False), ("withering_2", 3, 0, False),
                                         ("withering_3", 6, 1, False), ("withering_5", 5, 0, False)):  # fmt: skip
        table = casting(card, 1, "monsters: {m1: {kind: silt, at: gh1}}\n")
        assert (table.m().damage, table.i(1).damage) == (damage, own_harm)
        assert (table.i(1).spells == (card,)) == kept
    shoved = casting("withering_4", 1, "monsters: {m1: {kind: silt, at: gh1}}\n").play("gh3", PASS)
    assert (shoved.m().damage, shoved.m().at, shoved.i(1).spells) == (2, "gh3", ("withering_4",))


def test_farsight_knows_walks_and_hurries() -> None:
    assert casting("farsight_1", 1).play("kitchen pantry study").events("peeked")[0]["what"] == "room"
    assert casting("farsight_2", 1).play("gh3", "gh5").i(1).at == "gh5"
    seen = casting("farsight_3", 1, "keeper: {mythos: [undertow]}\n")
    assert seen.events("peeked")[0]["cards"] == ("undertow",)
    assert casting("farsight_4", 1).i(1).skill == 1
    again = casting("farsight_5", 1)
    assert again.state.action == 1 and again.i(1).spells == ("farsight_5",)
    again.session.state.dice = (1,)
    assert again.play("cast:farsight").state.action == 0, "once per turn"
    assert casting("farsight_5", 10).i(1).stun == 1
