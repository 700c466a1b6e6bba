"""Positions of scenario files: everything that may be given lies where it should, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.lessons.scenario import ScenarioError
from game.core.text import strict_yaml
from game.mansions.rules.invariants import breaches
from game.mansions.rules.options import Options
from game.mansions.rules.setup import new_state
from game.mansions.rules.state import State
from game.mansions.scenarios.given import lay
from game.mansions.scenarios.position import build
from tests.mansions.plays import Table


def position(text: str) -> State:
    """The table of a position, written as in a scenario file."""
    given: Any = strict_yaml.load_text(text, max_depth=12)
    return lay(given)


EVERYTHING = """
story: glass_tide
seed: 7
choices: {1: A, 2: A, 3: A, 4: B}
options: {puzzle_seconds: 60, longer_night: 1}
round: 4
gone: [kasimir_holt]
investigators:
  i1: {who: august_bray, profile: [2, 2], at: gh1, has: [fire_poker, storm_coat], health: 9, sanity: 5, skill: 1,
       stun: 1, spells: [mending_2], trauma: [hobbling], mythos: [a_small_errand], used: [ability]}
  i2: {at: pa1, hidden: true}
  i3: {dead: true}
monsters:
  m1: {kind: sodden, back: 2, at: ul1, damage: 1, stun: 2, samples: 3}
  m2: {kind: sodden, at: ul1, known: true}
  m4: {kind: silt, at: ob1, name: the_guest}
keeper: {threat: 2, mythos: [chandelier], trauma: [bolt], actions: [command_servant, whisper]}
rooms:
  library: {lock: {swollen_door: revealed}, pile: [clue_3a, nothing]}
  study: {open: true, explored: true}
  kitchen: {dropped: [boat_hook, silver_key]}
  great_hall: {pile: [{rooted_desk: revealed}, nothing]}
  moon_room: {lock: chained_door}
effects: {nursery: [dark, fire], kitchen: [fire]}
features: {corpses: [gh3, gh3], barriers: {ki2: ki2-sc1}, sealed: [ic1-as1], sealed_exits: [scullery], gone: [li1]}
puzzles:
  music_box: {slots: [ssme, esss, ssms, ssme], turned: [0, 1, 0, 2], start_turned: 1}
  mosaic_plate: {slots: [2, 1, 3, 4, 5, empty]}
pieces: {lock: [mmem, esse], wiring: [15, 1]}
decks: {mythos: [undertow, glass_rain], trauma: [], humanoid: [ch12, ch06], spells: {mending: [1, 3]}}
discards: {mythos: [cold_hands], beast: rest}
events: {stage: II, time: 2}
objective: {revealed: true}
dice: [8, 1]
"""


def test_everything_that_is_listed_lies_there() -> None:
    state = position(EVERYTHING)
    august, second, third = state.people
    assert (august.who, august.physical, august.mental, august.at) == ("august_bray", 2, 2, "gh1")
    assert august.items == ("fire_poker", "storm_coat") and august.spells == ("mending_2",)
    assert (12 + 2 - august.damage, 7 - august.horror) == (9, 5), "the storm coat adds to the health"
    assert (august.skill, august.stun, august.used, august.hidden) == (1, 1, True, False)
    assert (august.trauma, august.mythos) == (("hobbling",), ("a_small_errand",))
    assert (second.who, second.at, second.hidden, second.items) == ("ines_marrow", "pa1", True, ())
    assert (third.status, third.at) == ("dead", "")
    assert [(one.id, one.figure, one.at, one.damage, one.stun, one.samples) for one in state.monsters] == [
        ("m1", "sodden_2", "ul1", 1, 2, 3), ("m2", "sodden_1", "ul1", 0, 0, 0), ("m4", "silt_1", "ob1", 0, 0, 0),
    ]  # fmt: skip
    assert [one.known for one in state.monsters] == [True, True, False], "damaged, and said so"
    assert state.monsters[2].name == "the_guest" and state.supply["sodden"] == ("sodden_3", "sodden_4")
    assert (state.threat, state.actions) == (2, ("command_servant", "whisper"))
    assert (state.mythos_hand, state.trauma_hand) == (("chandelier",), ("bolt",))
    assert (state.round, state.event, state.time, state.revealed, state.dice) == (4, 1, 2, True, (8, 1))
    assert state.gone_people == ("kasimir_holt",)
    assert state.options.switches == {"puzzle_seconds": 60, "longer_night": 1}


def test_the_house_is_as_listed_and_elsewhere_as_the_story_lays_it() -> None:
    state = position(EVERYTHING)
    assert state.answers == {1: "A", 2: "A", 3: "A", 4: "B"}
    assert state.locks["library"] == "swollen_door" and state.open_locks == ("library",)
    assert state.piles["library"] == ("clue_3a", "nothing")
    assert "study" not in state.locks and state.piles["study"] == () and state.explored == ("study",)
    assert state.dropped["kitchen"] == ("boat_hook", "silver_key") and state.piles["kitchen"] == ("nothing",)
    assert state.piles["great_hall"] == ("rooted_desk", "nothing") and state.open_tops == ("great_hall",)
    assert state.locks["moon_room"] == "chained_door" and "master_bedroom" not in state.locks, "it is there once"
    assert state.piles["glasshouse"] == ("clue_2a", "pruning_hook"), "its obstacle lies in the hall"
    assert state.piles["nursery"] == ("music_box", "clue_4a", "nothing")
    assert (state.dark, state.fire) == (("nursery",), ("kitchen", "nursery"))
    assert state.corpses == ("gh3", "gh3") and state.sealed == ("ic1-as1",) and state.sealed_exits == ("scullery",)
    assert state.barriers == {"li1": "gone", "ki2": "ki2-sc1", "nu2": "open"}


def test_puzzles_lie_as_listed() -> None:
    state = position(EVERYTHING)
    box = state.puzzles["music_box"]
    assert (box.kind, box.layout, box.turned, box.start_turned) == ("lock", "L4", [0, 1, 0, 2], 1)
    assert sorted(box.pieces) == [0, 1, 2, 3], "of two equal pieces each is used once"
    assert state.puzzles["mosaic_plate"].pieces == [1, 0, 2, 3, 4, -1]
    assert len(state.pieces["lock"]) == 11 and len(state.pieces["R6"]) == 1
    assert state.pieces["wiring"][:2] == [14, 0] and sorted(state.pieces["wiring"]) == list(range(15))


def test_decks_begin_as_listed_and_the_rest_lies_behind() -> None:
    state = position(EVERYTHING)
    assert state.mythos_deck[:2] == ("undertow", "glass_rain") and state.mythos_discard == ("cold_hands",)
    assert len(state.mythos_deck) == 23 - 3, "one in hand, one discarded, one laid face down"
    assert "a_small_errand" not in state.mythos_deck and "chandelier" not in state.mythos_deck
    assert state.combat_decks["humanoid"][:2] == ("ch12", "ch06") and len(state.combat_decks["humanoid"]) == 22
    assert state.combat_decks["beast"] == () and len(state.combat_discards["beast"]) == 21
    assert state.spell_decks["mending"][:2] == ("mending_1", "mending_3") and len(state.spell_decks["mending"]) == 4
    assert len(state.trauma_deck) == 19
    other = position(EVERYTHING.replace("seed: 7", "seed: 8"))
    assert other.mythos_deck[:2] == state.mythos_deck[:2] and other.mythos_deck != state.mythos_deck


def test_hands_that_are_not_listed_are_empty() -> None:
    state = position("investigators: {i1: {who: aude_linnet, profile: [2, 1]}}")
    (aude,) = state.people
    assert (aude.items, aude.spells, aude.at, aude.skill) == ((), (), "po1", 4)
    assert (state.mythos_hand, state.trauma_hand, state.threat) == ((), (), 0)
    assert len(state.spell_decks["mending"]) == 5
    assert state.sealed == ("as1-mb1", "ic1-as1", "pa1-sc1")


def test_a_fresh_game_is_dealt_as_anywhere() -> None:
    """MM-SET: `fresh` shows what set-up does, hands included."""
    state = position("{fresh: true, seed: 5, investigators: {i1: {who: ines_marrow}, i2: {}}}")
    plain = new_state(Options(Options.of(2).characters, keeper="person"), 5)
    assert state.to_json() == plain.to_json()
    assert len(state.mythos_hand) == 2


def test_answers_of_the_keeper_may_be_given() -> None:
    """A-96: the answers that are not given are drawn as ever, and nothing else changes."""
    for seed in range(8):
        plain = new_state(Options.of(1), seed)
        chosen = new_state(Options.of(1), seed, {2: "B"})
        assert chosen.answers == {**plain.answers, 2: "B"} and breaches(chosen) == []
        assert (chosen.mythos_deck, chosen.rng) == (plain.mythos_deck, plain.rng)


ONE = "investigators: {i1: {at: gh1}}\n"
REFUSED = [
    ("investigators: {}", "one to four investigators are needed, not 0"),
    ("seed: 1", "given: 'investigators' is missing"),
    ("investigators: {i2: {}}", "given.investigators: 'i2' stands where i1 should"),
    ("investigators: {i1: {}, i2: {}, i3: {}, i4: {}, i5: {}}", "'i5' stands where nobody should"),
    ("investigators: {i1: {who: kasimir}}", "i1.who: 'kasimir' does not fit; did you mean 'kasimir_holt'?"),
    ("investigators: {i1: {who: emil_sarto}, i2: {who: emil_sarto}}", "every investigator can be taken once only"),
    ("investigators: {i1: {profile: [1]}}", "i1.profile: two cards are kept"),
    ("investigators: {i1: {profile: [3, 1]}}", "keeps one physical and one mental card"),
    ("investigators: {i1: {at: gh9}}", "given.investigators.i1.at: 'gh9' does not fit; did you mean 'gh"),
    ("investigators: {i1: {has: [fire_pokers]}}", "i1.has: 'fire_pokers' does not fit; did you mean 'fire_poker'?"),
    ("investigators: {i1: {has: [fire_poker, fire_poker]}}", "i1.has: a word stands twice"),
    ("investigators: {i1: {has: [loupe_and_picks]}, i2: {has: [loupe_and_picks]}}",
     "i2.has: 'loupe_and_picks' lies in given.investigators.i1.has already"),
    ("investigators: {i1: {health: 12}}", "i1.health: 1 to 11 are possible, not 12"),
    ("investigators: {i1: {health: 0}}", "i1.health: 1 to 11 are possible, not 0"),
    ("investigators: {i1: {sanity: 10}}", "i1.sanity: 0 to 9 are possible, not 10"),
    ("investigators: {i1: {trauma: [bolt, mirror_shy]}}", "given: i1 suffers"),
    ("investigators: {i1: {hidden: true}}", "given: i1 hides where there is no hiding spot"),
    ("investigators: {i1: {dead: true, has: [fire_poker]}}", "given: i1 is dead and owns something"),
    ("investigators: {i1: {hat: tall}}", "given.investigators.i1: unknown entry 'hat'; did you mean 'at'?"),
    (ONE + "weather: rain", "given: unknown entry 'weather'"),
    (ONE + "story: the_iron_tide", "given.story: 'the_iron_tide' does not fit"),
    (ONE + "choices: {1: D}", "given.choices.1: 'D' does not fit"),
    (ONE + "choices: {9: A}", "given.choices: unknown entry '9'"),
    (ONE + "options: {moonlight: 1}", "given.options: unknown entry 'moonlight'"),
    (ONE + "options: {puzzle_seconds: 61}", "puzzle_seconds is one of 0, 60, not 61"),
    (ONE + "rooms: {libary: {}}", "given.rooms: there is no room 'libary'; did you mean 'library'?"),
    (ONE + "rooms: {library: {pile: [clue_3b]}}\nchoices: {2: A}", "library.pile: there is no card 'clue_3b'"),
    (ONE + "rooms: {library: {pile: [{clue_3a: revealed}]}}\nchoices: {2: A}", "only an obstacle on top"),
    (ONE + "rooms: {library: {pile: [nothing, {music_box: revealed}]}}", "only an obstacle on top can be revealed"),
    (ONE + "rooms: {library: {pile: [{music_box: shut}]}}", "a card is written as it is, or {card: revealed}"),
    (ONE + "rooms: {library: {lock: music_box}}", "library.lock: there is no card 'music_box'"),
    (ONE + "rooms: {library: {lock: swollen_door, open: true}}", "a room that is open has no lock"),
    (ONE + "rooms: {pantry: {pile: [" + "nothing, " * 9 + "]}}", "the box has 15 cards 'nothing'"),
    (ONE + "effects: {nursery: [wet]}", "given.effects.nursery: 'wet' does not fit"),
    (ONE + "effects: {nursery: [fire, fire]}", "given.effects.nursery: a word stands twice"),
    (ONE + "features: {corpses: [gh7]}", "given.features.corpses: there is no space 'gh7'; did you mean 'gh"),
    (ONE + "features: {corpses: [gh1, gh1, gh1, gh1, gh1, gh1]}", "given: corpses at"),
    (ONE + "features: {sealed: [ki1-sc1]}", "given.features.sealed: 'ki1-sc1' does not fit; did you mean 'ki2-sc1'?"),
    (ONE + "features: {barriers: {ki2: gh6-cl1}}", "given.features.barriers.ki2: 'gh6-cl1' does not fit"),
    (ONE + "features: {barriers: {gh1: gh6-cl1}}", "given.features.barriers: unknown entry 'gh1'"),
    (ONE + "monsters: {m1: {kind: zombie, at: gh1}}", "given.monsters.m1.kind: 'zombie' does not fit"),
    (ONE + "monsters: {guest: {kind: silt, at: gh1}}", "monsters are m1, m2 …, not 'guest'"),
    (ONE + "monsters: {m1: {kind: silt, back: 3, at: gh1}}", "no figure of silt with that back is left"),
    (ONE + "monsters: {m1: {kind: silt, at: gh1}, m2: {kind: silt, at: gh1}, m3: {kind: silt, at: gh1}}",
     "m3: no figure of silt with that back is left"),
    (ONE + "monsters: {m1: {kind: sodden, back: 1, at: gh1, damage: 5}}", "given: m1 should be dead"),
    (ONE + "monsters: {m1: {kind: silt, at: gh1, name: the_host}}\nchoices: {1: A}", "m1.name: 'the_host'"),
    (ONE + "monsters: {m1: {kind: silt, at: gh1, name: the_guest}}\nchoices: {1: B}", "m1.name: 'the_guest'"),
    (ONE + "keeper: {trauma: [bolt, bruised_ribs, hobbling, mirror_shy, numb_fingers]}", "5 trauma cards in hand"),
    (ONE + "keeper: {mythos: [bolt]}", "given.keeper.mythos: 'bolt' does not fit"),
    (ONE + "keeper: {mythos: [undertow]}\ndecks: {mythos: [undertow]}", "'undertow' lies in given.keeper.mythos"),
    (ONE + "decks: {humanoid: [cb01]}", "given.decks.humanoid: 'cb01' does not fit"),
    (ONE + "decks: {spells: {mending: [6]}}", "given.decks.spells.mending: there is no card 'mending_6'"),
    (ONE + "decks: {spells: {cursing: [1]}}", "given.decks.spells: unknown entry 'cursing'"),
    (ONE + "puzzles: {swollen_door: {slots: []}}", "given.puzzles: 'swollen_door' asks for no puzzle"),
    (ONE + "puzzles: {music_box: {slots: [ssme, esss, ssms]}}", "a lock puzzle L4 does not lie like that"),
    (ONE + "puzzles: {music_box: {slots: [ssme, ssme, ssme, esss]}}", "music_box.slots: no piece 'ssme' is left"),
    (ONE + "puzzles: {music_box: {slots: [ssme, esss, ssms, ssme], start_turned: 2}}", "does not lie like that"),
    (ONE + "puzzles: {mosaic_plate: {slots: [0, 1, 2, 3, 4, 5]}}", "mosaic_plate.slots: no piece '0' is left"),
    (ONE + "pieces: {lock: [xyzz]}", "given.pieces.lock: no piece 'xyzz' is left"),
    (ONE + "events: {stage: VI}", "given.events.stage: 'VI' does not fit"),
    (ONE + "events: {stage: I, time: 3}", "given: 3 time tokens, and no event"),
    (ONE + "dice: [one]", "given.dice: a list of numbers is needed"),
    (ONE + "dice: [0]", "given.dice: a die shows 1 to 10, not 0"),
    (ONE + "dice: [3, 11]", "given.dice: a die shows 1 to 10, not 11"),
    (ONE + "round: 0", "given.round: 1 to 99 are possible, not 0"),
    (ONE + "options: {longer_night: perhaps}", "given.options.longer_night: 'perhaps' is no number"),
    (ONE + "options: {longer_night: 2}", "longer_night is one of 0, 1, not 2"),
    (ONE + "keeper: {threat: 100}", "given.keeper.threat: 0 to 99 are possible, not 100"),
    (ONE + "monsters: {m1: {kind: silt, at: gh1, stun: 100}}", "m1.stun: 0 to 99 are possible, not 100"),
    ("investigators: {i1: {at: gh1, errand: study}}", "i1.errand: only a_small_errand sends somebody to a room"),
    (ONE + "fresh: true\nrooms: {}", "given: unknown entry 'rooms'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_what_cannot_be_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        position(text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        ({"moves": "7"}, "given.moves: 0 to 2 are possible, not 7"),
        ({"action": "3"}, "given.action: 0 to 2 are possible, not 3"),
    ],
)
def test_what_is_left_of_a_turn_is_no_more_than_a_turn_has(clock: dict[str, str], said: str) -> None:
    given: Any = strict_yaml.load_text(ONE, max_depth=12)
    with pytest.raises(ScenarioError) as refused:
        build({**given, **clock})
    assert said in str(refused.value)


def test_a_card_that_lies_before_somebody_does_what_it_says() -> None:  # MM-MYT.9, content 9
    given = "investigators: {i1: {at: gh1, mythos: [borrowed_shadow], has: [fire_poker], skill: 0}, i2: {at: mb1}}\n"
    table = Table(given + "monsters: {m1: {kind: silt, at: gh1}}\ndecks: {eldritch: [ce12]}\ndice: [9]")
    table.play("attack:m1:fire_poker")
    assert [event["effects"] for event in table.events("tested")] == [-2] and table.i(1).mythos == ()


def test_an_errand_that_was_written_leads_somewhere() -> None:  # content 9
    given = "investigators: {i1: {at: li2, mythos: [a_small_errand], errand: library, skill: 1}, i2: {at: mb1}}\n"
    table = Table(given + "keeper: {actions: []}", phase="investigators").play("end", "end", "i1", "end")
    assert table.i(1).mythos == () and table.i(1).skill == 2


def test_whoever_has_died_counts_for_the_objective() -> None:  # MM-OBJ.5, content 14
    given = """
choices: {1: C}
investigators: {i1: {at: gh1, health: 1, skill: 0}, i2: {dead: true}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}}
decks: {humanoid: [ch12]}
keeper: {actions: []}
dice: [10]
"""
    table = Table(given, phase="attacks").play("strike:m1:i1")
    assert (table.session.state.result, table.session.state.reason) == ("keeper", "deaths")
    assert position(EVERYTHING).deaths == 2, "i3, and whoever is gone"


def _replaced(node: Any, other: Any) -> Iterator[Any]:
    """The same data with one part after the other replaced."""
    yield other
    if isinstance(node, dict):
        for key, value in node.items():
            yield from ({**node, key: changed} for changed in _replaced(value, other))
    elif isinstance(node, list):
        for at, value in enumerate(node):
            yield from ([*node[:at], changed, *node[at + 1 :]] for changed in _replaced(value, other))


@pytest.mark.parametrize("other", ["", "two words", "-1", [], [[]], {}, {"": {}}], ids=repr)
def test_a_part_of_another_shape_is_refused_or_fits(other: Any) -> None:
    """Whatever stands in whatever place: a ScenarioError, or a table that holds together."""
    given: Any = strict_yaml.load_text(EVERYTHING, max_depth=12)
    refused = 0
    for changed in _replaced(given, other):
        try:
            assert not isinstance(changed, dict) or breaches(lay(changed)) == []
        except ScenarioError as error:
            assert str(error).startswith("given"), error
            refused += 1
    assert refused > 50
