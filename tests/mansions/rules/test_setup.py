"""The table before the first turn: who gets what, what is laid where, and what must hold from then on."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game.core.engine.rng import Luck, below
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.puzzles.state import lay_out
from game.mansions.rules.invariants import breaches
from game.mansions.rules.options import BadOptions, Character, Options
from game.mansions.rules.setup import new_state
from game.mansions.rules.state import GONE, KEEPER, Monster, State

BOX = catalogue()
TALE = story("glass_tide")


def party(seed: int) -> Options:
    """Any investigators with any of their cards."""
    luck, people = Luck(seed), list(BOX.investigators)
    picked = [people.pop(below(luck, len(people))) for _ in range(1 + seed % 4)]
    return Options(tuple(Character(who, 1 + below(luck, 2), 1 + below(luck, 2)) for who in picked))


@pytest.mark.parametrize("seed", range(96))
def test_every_table_holds_together(seed: int) -> None:
    state = new_state(party(seed), seed)
    assert breaches(state) == []
    assert new_state(party(seed), seed).to_json() == state.to_json()
    assert state.clone().to_json() == state.to_json()
    again = State.from_json(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json() and breaches(again) == []


def test_every_set_up_comes_round() -> None:
    """A-96: the seed answers the story's questions."""
    found = {"".join(new_state(Options.of(1), seed).answers.values()) for seed in range(300)}
    assert len(found) == 24


def test_an_investigator_starts_with_what_the_cards_say() -> None:
    """MM-SIN.2 to MM-SIN.5."""
    options = Options((Character("aude_linnet", 2, 1), Character("august_bray", 1, 2)))
    state = new_state(options, 4)
    aude, august = state.people
    assert (aude.at, aude.skill, aude.items) == ("po1", 4, ())
    assert len(aude.spells) == 1 and aude.spells[0].startswith("mending_")
    assert len(state.spell_decks["mending"]) == 4 and len(state.spell_decks["unlight"]) == 5
    assert (august.items, august.spells, august.skill) == (("sandbag_gloves",), (), 3)
    assert [state.seat_of(0), state.seat_of(3), state.seat_of(KEEPER)] == ["i1", "i4", "keeper"]


def test_the_keeper_starts_with_what_the_story_says() -> None:
    """MM-SKE.1, MM-SKE.2, MM-SKE.5, MM-MYT.1."""
    for seed in range(24):
        state = new_state(Options.of(2), seed)
        assert (len(state.mythos_hand), len(state.trauma_hand), state.threat) == (2, 1, 0)
        icons = {icon for card in (*state.mythos_deck, *state.mythos_hand) for icon in BOX.mythos[card].icons}
        assert len(state.mythos_deck) == 21 and {"glass", "tide"} <= icons
        assert sum(card in BOX.mythos for card in state.out) == 12
        servant = {"A": "light_the_lamps", "B": "raise_the_sodden"}[state.answers[4]]
        assert state.actions == ("command_servant", "night_hunger", "whisper", "draw_breath", "put_out_lights", servant)
        assert (state.event, state.time, state.revealed, state.round) == (0, 0, False, 1)


def test_the_house_is_laid_out() -> None:
    state = new_state(Options.of(3), 8)
    assert set(state.piles) == set(TALE.house.rooms) and all(state.piles.values())
    assert state.locks == TALE.locks
    assert state.sealed == ("as1-mb1", "ic1-as1", "pa1-sc1") and state.sealed_exits == ("glasshouse", "scullery")
    assert set(state.barriers.values()) == {"open"} and not state.corpses and not state.monsters


def test_what_one_side_chooses_changes_nothing_for_the_other() -> None:
    """MM-SET.9, MM-SET.10: the Keeper's side is the same whoever walks in, spells drawn or not."""
    keeper = ("answers", "piles", "locks", "mythos_hand", "mythos_deck", "trauma_hand", "trauma_deck", "combat_decks")
    for seed in range(8):
        tables = [new_state(party(number), seed) for number in range(8)]
        for name in keeper:
            # who walks alone gets no group trauma: that card is replaced (MM-TRA.8)
            alike = [table for table in tables if len(table.people) > 1 or not name.startswith("trauma")]
            assert len({json.dumps(getattr(table, name)) for table in alike}) == 1, name


def test_a_lone_investigator_meets_no_group_trauma_in_the_opening_hand() -> None:
    """MM-TRA.8: the card drawn is discarded and replaced."""
    group = {card.id for card in catalogue().trauma.values() if card.group}
    replaced = 0
    for seed in range(60):
        table = new_state(Options.of(1), seed)
        assert len(table.trauma_hand) == 1 and not group & set(table.trauma_hand)
        assert set(table.trauma_discard) <= group
        replaced += len(table.trauma_discard)
    assert replaced > 0


def test_a_keeper_that_plays_by_itself_has_luck_of_its_own() -> None:
    assert set(new_state(Options.of(1), 3).luck) == {"keeper"}
    person = new_state(Options(Options.of(1).characters, keeper="person"), 3)
    assert person.luck == {}
    assert person.rng == new_state(Options.of(1), 3).rng


REFUSED: list[tuple[Callable[[], Options], str]] = [
    (lambda: Options.of(0), "one to four investigators are needed, not 0"),
    (lambda: Options.of(5), "one to four investigators are needed, not 5"),
    (lambda: Options(()), "not 0"),
    (lambda: Options((Character("nobody"),)), "there is no investigator 'nobody'"),
    (lambda: Options((Character("ines_marrow"), Character("ines_marrow"))), "taken once only"),
    (lambda: Options((Character("ines_marrow", 3),)), "one physical and one mental card"),
    (lambda: Options((Character("ines_marrow", 1, 0),)), "one physical and one mental card"),
    (lambda: Options((Character("ines_marrow"),), "the_other_tide"), "there is no story 'the_other_tide'"),
    (lambda: Options((Character("ines_marrow"),), keeper="oracle"), "merciless, not 'oracle'"),
    (lambda: Options((Character("ines_marrow"),), switches={"moonlight": 1}), "there is no option 'moonlight'"),
    (lambda: Options((Character("ines_marrow"),), switches={"puzzle_seconds": 61}), "0, 60, not 61"),
]


@pytest.mark.parametrize(("made", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_options_of_no_game_are_refused(made: Callable[[], Options], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        made()


def test_options_are_written_and_read_back() -> None:
    options = Options((Character("emil_sarto", 2, 1),), switches={"longer_night": 1})
    assert Options.from_json(json.loads(json.dumps(options.to_json()))) == options


# -------------------------------------------------------------------------------------------------------- invariants


def lose_a_clue(state: State) -> None:
    state.piles["nursery"] = tuple(card for card in state.piles["nursery"] if not card.startswith("clue"))


def double_a_key(state: State) -> None:
    state.dropped["kitchen"] = ("silver_key",)


def invent_a_card(state: State) -> None:
    state.people[0].items += ("crown",)


def lose_nothing(state: State) -> None:
    state.out = tuple(card for card in state.out if card != "nothing")


def draw_without_taking(state: State) -> None:
    state.mythos_hand += state.mythos_deck[:1]


def hold_too_many(state: State) -> None:
    state.trauma_hand, state.trauma_deck = state.trauma_deck[:4] + state.trauma_hand, state.trauma_deck[4:]


def double_a_figure(state: State) -> None:
    state.monsters.append(Monster("m1", "sodden_1", "gh1"))


def stand_in_a_wall(state: State) -> None:
    state.supply["sodden"] = state.supply["sodden"][1:]
    state.monsters.append(Monster("m1", "sodden_1", "gh9"))


def outlive_damage(state: State) -> None:
    state.supply["sodden"] = state.supply["sodden"][1:]
    state.monsters.append(Monster("m1", "sodden_1", "gh1"))
    state.monsters[0].damage = 5


def go_below_nothing(state: State) -> None:
    state.people[0].skill = -1


def own_after_death(state: State) -> None:
    state.people[0].status, state.people[0].at = "dead", ""


def walk_out(state: State) -> None:
    state.people[0].at = ""


def suffer_twice(state: State) -> None:
    injuries = [card for card in state.trauma_deck if BOX.trauma[card].kind == "injury"][:2]
    state.trauma_deck = tuple(card for card in state.trauma_deck if card not in injuries)
    state.people[0].trauma = tuple(injuries)


def hide_in_the_open(state: State) -> None:
    state.people[0].hidden = True


def burn_twice(state: State) -> None:
    state.fire = ("kitchen", "kitchen")


def open_no_lock(state: State) -> None:
    state.open_locks = ("kitchen",)


def open_no_obstacle(state: State) -> None:
    state.open_tops = ("kitchen",)


def seal_a_wall(state: State) -> None:
    state.sealed += ("gh1-gl1",)


def bar_another_door(state: State) -> None:
    state.barriers["ki2"] = "gh6-cl1"


def forget_the_event(state: State) -> None:
    state.time = 3


def lose_a_piece(state: State) -> None:
    state.pieces["lock"].pop()


def come_back(state: State) -> None:
    state.gone_people = (state.people[0].who,)


def forget_a_spell(state: State) -> None:
    state.spell_decks["mending"] = state.spell_decks["mending"][1:]


BROKEN = [
    (lose_a_clue, "1: the card clue_4"), (double_a_key, "1: the card silver_key is there 2 times"),
    (invent_a_card, "1: nobody knows the card crown"), (lose_nothing, "1: 13 cards are nothing"),
    (draw_without_taking, "1: the Mythos card"),
    (hold_too_many, "4: 2 Mythos and 5 trauma"), (double_a_figure, "2: the figure sodden_1 is there 2 times"),
    (stand_in_a_wall, "2: m1 stands nowhere"), (outlive_damage, "3: m1 should be dead"),
    (go_below_nothing, "3: i1 has less than nothing"), (own_after_death, "5: i1 is dead and owns something"),
    (walk_out, "2: i1 is in_play and stands at ''"), (suffer_twice, "4: i1 suffers"),
    (hide_in_the_open, "5: i1 hides"), (burn_twice, "4: fire"), (open_no_lock, "6: locks"),
    (open_no_obstacle, "6: no obstacle lies open in kitchen"), (seal_a_wall, "2: sealed, but no doors"),
    (bar_another_door, "2: the barrier of ki2"), (forget_the_event, "10: 3 time tokens, and no event"),
    (lose_a_piece, "9: puzzle pieces"), (come_back, "5: ines_marrow is used twice"),
    (forget_a_spell, "1: the spell mending_"),
]  # fmt: skip


@pytest.mark.parametrize(("break_it", "said"), BROKEN, ids=[function.__name__ for function, _ in BROKEN])
def test_a_broken_table_is_noticed(break_it: Callable[[State], None], said: str) -> None:
    state = new_state(Options.of(2), 11)
    kept = state.clone()
    break_it(state)
    found = breaches(state)
    assert any(line.startswith(said) for line in found), found
    assert breaches(kept) == [], "a copy shares nothing that changes"


def test_what_play_will_do_breaks_nothing() -> None:
    """A figure placed, a corpse, a fire, a barrier pushed, a puzzle laid out, a lock and an obstacle turned up."""
    state = new_state(Options.of(2), 5)
    state.supply["silt"] = state.supply["silt"][1:]
    state.monsters.append(Monster("m1", "silt_1", "ob1"))
    state.monsters[0].damage = 11
    state.corpses, state.fire, state.dark = ("gh3", "gh3"), ("kitchen",), ("kitchen", "study")
    state.barriers.update(ki2="ki2-sc1", li1=GONE)
    state.open_locks, state.open_tops = ("study",), ("nursery",)
    state.puzzles["nine_dials"] = lay_out(BOX.puzzles, "lock", "L5", state.pieces, state)
    state.people[0].at = "cl1"
    state.people[0].hidden = True
    assert breaches(state) == []
    again = State.from_json(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json() == state.clone().to_json()
    assert len(json.dumps(state.to_json())) < 30_000


def test_copies_share_nothing_that_changes() -> None:
    state = new_state(Options.of(2), 5)
    before = state.to_json()
    other = state.clone()
    other.people[0].damage = 3
    other.barriers["ki2"] = GONE
    other.piles["kitchen"] = ()
    other.pieces["lock"].pop()
    other.supply["silt"] = ()
    other.locks.pop("study")
    other.answers[1] = "C"
    assert state.to_json() == before
