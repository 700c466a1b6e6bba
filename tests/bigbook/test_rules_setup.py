"""Set-up, components and modes, looked at on the table before the first turn. The numbers here are the test's own."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES
from game.bigbook.rules.options import DEFAULT_PARTY, DIFFICULTIES, MAGICIANS, MODES, BadOptions, Options
from game.bigbook.rules.pieces import Stored, StoredPlayer
from game.bigbook.rules.player import Player
from game.bigbook.rules.project import project
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.setup import new_state
from game.bigbook.rules.state import State

SEEDS = range(40)
STACK = {2: 20, 3: 25, 4: 30, 5: 35}
STARTING = {
    # value-1 cards of water, earth, fire, air; the element of the one value-2 card
    "lakekeeper": ((4, 3, 2, 2), "water"),
    "ferryman": ((4, 3, 1, 3), "water"),
    "stoker": ((3, 1, 4, 3), "fire"),
    "firebrand": ((3, 2, 4, 2), "fire"),
    "windwright": ((2, 2, 3, 4), "air"),
    "bellringer": ((1, 3, 3, 4), "air"),
    "archivist": ((2, 3, 3, 3), "earth"),
    "quarryman": ((3, 5, 2, 1), "earth"),
}


def fresh(players: int = 3, seed: int = 1, difficulty: str = "easy", mode: str = "normal") -> State:
    return new_state(Options.of(players, difficulty, mode), seed)


def cards_of(player: Player) -> Counter[str]:
    return Counter(KIND_NAMES[kind] for kind in [*player.hand, *player.deck, *player.discard, *player.support])


def starting(magician: str) -> Counter[str]:
    ones, two = STARTING[magician]
    return Counter({f"{name}1": count for name, count in zip(ELEMENTS, ones, strict=True)}) + Counter({f"{two}2": 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stack_for_each_number_of_players(players: int) -> None:
    """BB-SET.1, BB-SET.2: two to five players; the size of the stack."""
    assert fresh(players).madness == STACK[players]
    assert len(fresh(players).players) == players


@pytest.mark.parametrize("party", [(), ("quarryman",), (*DEFAULT_PARTY, "stoker")])
def test_nobody_plays_alone_or_with_six(party: tuple[str, ...]) -> None:
    """BB-SET.1, A-61."""
    with pytest.raises(BadOptions):
        Options(party)


def test_each_magician_can_be_taken_once() -> None:
    """BB-SET.7, A-48: a choice among eight, none twice."""
    assert len(MAGICIANS) == 8
    assert Options(("stoker", "archivist")).magicians == ("stoker", "archivist")
    with pytest.raises(BadOptions):
        Options(("stoker", "stoker"))
    with pytest.raises(BadOptions):
        Options(("stoker", "wizard"))


def test_five_piles_shuffled_each_by_itself() -> None:
    """BB-SET.3: no pile's order follows from another's."""
    orders = [fresh(seed=seed).piles for seed in SEEDS]
    for pile, size in zip(range(5), (9, 9, 9, 9, 12), strict=True):
        first = orders[0][pile]
        assert len(first) == size
        assert all(catalogue().curses[name].pile == pile for name in first)
        assert len({order[pile] for order in orders}) == len(SEEDS)
    ranks = {tuple(name[1:] for name in order[pile]) for order in orders for pile in range(4)}
    assert len(ranks) == 4 * len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_supply_is_what_the_starting_decks_have_left(players: int) -> None:
    """BB-SET.4, A-45: eight stacks, ten and six; the starting value-2 cards come out of them; no value-1 stack."""
    state = fresh(players)
    taken = Counter(STARTING[magician][1] for magician in state.options.magicians)
    for element in ELEMENTS:
        assert state.supply[KIND_NAMES.index(f"{element}1")] == 0
        assert state.supply[KIND_NAMES.index(f"{element}2")] == 10 - taken[element]
        assert state.supply[KIND_NAMES.index(f"{element}3")] == 6
    assert set(project(state).supply) == {f"{element}{value}" for element in ELEMENTS for value in (2, 3)}


def test_four_basic_spells_each_face_up_and_ready() -> None:
    """BB-SET.5, BB-SET.6, BB-SPL.14."""
    for player in project(fresh(5)).players:
        assert {spell.id for spell in player.spells} == {"combustion", "ice", "growth", "telepathy"}
        assert not any(spell.exhausted or spell.neutralized or spell.resolving for spell in player.spells)


@pytest.mark.parametrize("magician", sorted(STARTING))
def test_everybody_gets_what_the_sheet_lists(magician: str) -> None:
    """BB-SET.8, BB-SET.9, BB-SET.10: twelve cards, one of them of value 2; nothing else of value 1 in the game."""
    other = next(name for name in MAGICIANS if name != magician)
    state = new_state(Options((magician, other)), 3)
    assert cards_of(state.players[0]) == starting(magician)
    assert sum(starting(magician).values()) == 12


def test_decks_are_shuffled_and_six_cards_drawn_by_everybody() -> None:
    """BB-SET.10, BB-SET.21."""
    hands = set()
    for seed in SEEDS:
        state = fresh(4, seed)
        assert [(len(player.hand), len(player.deck), player.discard, player.support) for player in state.players] == [
            (6, 6, [], [])
        ] * 4
        hands.add(tuple(state.players[0].hand))
    assert len(hands) > len(SEEDS) // 2


def test_the_grimoire() -> None:
    """BB-SET.11, BB-SET.12, BB-SET.13, BB-GRI.4: a cover, five of twelve pages, the last page."""
    books = [fresh(seed=seed).book for seed in range(200)]
    for book in books:
        assert len(book) == 7
        assert book[-1] == "final_page"
        assert book[0].startswith("cover_")
        assert all(page.startswith("page_") for page in book[1:-1])
        assert len(set(book)) == 7
    assert {book[0] for book in books} == {f"cover_{number}" for number in range(1, 5)}
    assert {page for book in books for page in book[1:-1]} == {f"page_{number:02}" for number in range(1, 13)}
    assert len({book[1:-1] for book in books}) > 190


def test_monsters_and_stakes_are_on_different_sides() -> None:
    """BB-GRI.1, BB-GRI.2, BB-GRI.4, BB-GRI.5: covers have no stakes, the last page no monster."""
    for name, page in catalogue().pages.items():
        assert ("arrival" in page.numbers) == (name != "final_page")
        assert len(page.curses) == (0 if name == "final_page" else 3)
        assert ("bonus" in page.numbers) == ("failure" in page.numbers) == (not name.startswith("cover"))


def test_the_library() -> None:
    """BB-SET.14, BB-SET.15: level 1 on top, level 3 below, one of three each; only the top one is seen."""
    tops: set[str] = set()
    for seed in range(60):
        state = fresh(seed=seed)
        for element, deck in enumerate(state.libraries):
            spells = [catalogue().spells[name] for name in reversed(deck)]
            assert [(spell.element, spell.level, spell.basic) for spell in spells] == [
                (element, level, False) for level in (1, 2, 3)
            ]
            tops.add(spells[0].id)
        view = project(state)
        assert all(view.library[name].count == 3 for name in ELEMENTS)
        seen = repr(view)
        assert not any(name in seen for deck in state.libraries for name in deck[:-1])
    assert len(tops) == 12


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_markers(difficulty: str) -> None:
    """BB-SET.16, BB-SET.18, BB-GRI.11: the first row of the chosen column, and the Invocation space."""
    state = fresh(difficulty=difficulty)
    assert (state.round, state.marker, state.turn, state.turned) == (1, 0, 0, 0)
    assert project(state).difficulty == difficulty
    assert project(state).monster is None


def test_easy_and_normal_are_suggested() -> None:
    """BB-SET.17, BB-MOD.1."""
    assert Options(("stoker", "archivist")).difficulty == "easy"
    assert Options(("stoker", "archivist")).mode == "normal"


def test_the_round_track_has_six_rows_of_none_one_or_two() -> None:
    """BB-GRI.6, BB-GRI.9, BB-GRI.10, A-01: more curses with each column."""
    track = catalogue().table.round_track
    assert list(track) == ["easy", "medium", "hard"]
    for rows in track.values():
        assert len(rows) == 6
        assert set(rows) <= {0, 1, 2}
        assert list(rows) == sorted(rows)
    assert all(e <= m <= h for e, m, h in zip(*track.values(), strict=True))


def test_tokens_wait_four_of_each() -> None:
    """BB-SET.19."""
    assert project(fresh()).tokens_left == dict.fromkeys(ELEMENTS, 4)


def test_anybody_may_be_first() -> None:
    """BB-SET.20: at random, from the seed."""
    firsts = Counter(fresh(5, seed).active for seed in range(300))
    assert set(firsts) == set(range(5))
    assert min(firsts.values()) > 30
    assert [fresh(5, seed).active for seed in SEEDS] == [fresh(5, seed).active for seed in SEEDS]


def test_component_counts() -> None:
    """BB-SET.22: spells 20 + 36, magicians 8, curses 48, grimoire 17, tokens 16, stack 35 at most."""
    cards = catalogue()
    assert len(cards.basic) == 4
    library = Counter((spell.element, spell.level) for spell in cards.spells.values() if not spell.basic)
    assert library == Counter({(element, level): 3 for element in range(4) for level in (1, 2, 3)})
    assert len(cards.magicians) == 8
    assert Counter(PILES[curse.pile] for curse in cards.curses.values()) == {
        **dict.fromkeys(ELEMENTS, 9),
        "multi": 12,
    }
    assert (len(cards.covers), len(cards.interiors), len(cards.pages)) == (4, 12, 17)
    assert max(cards.table.madness_stack.values()) == 35
    assert cards.table.supply == {2: 10, 3: 6}
    assert 4 * cards.table.tokens_per_element == 16


def test_no_normal_party_needs_more_value_one_cards_than_there_are() -> None:
    """BB-SET.22: eighteen of each element in the box."""
    for element in range(4):
        most = sorted((ones[element] for ones, _ in STARTING.values()), reverse=True)
        assert sum(most[:5]) <= 18
    assert all(sum(ones) == 11 for ones, _ in STARTING.values())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_nine_combinations_of_mode_and_difficulty(mode: str, difficulty: str) -> None:
    """BB-MOD.1, BB-MOD.2: independent of each other."""
    session = BigBookSession.start(Options.of(3, difficulty, mode), 2)
    assert session.decision is not None
    assert (session.view().mode, session.view().difficulty) == (mode, difficulty)


def test_normal_has_no_madness_in_the_decks() -> None:
    """BB-MOD.2."""
    assert all(not cards_of(player)["madness"] for player in fresh(5).players)


def test_terror_shuffles_one_madness_into_each_deck() -> None:
    """BB-MOD.3, BB-MOD.4, BB-SET.10: out of the stack, before the opening hand is drawn."""
    in_hand = 0
    for seed in SEEDS:
        state = fresh(2, seed, mode="terror")
        assert state.madness == 18
        for player in state.players:
            assert cards_of(player) == starting(player.magician) + Counter(madness=1)
            assert len(player.hand) == 6
            in_hand += KIND_NAMES.index("madness") in player.hand
    assert 0 < in_hand < 2 * len(SEEDS)


def test_nightmare_trades_the_two_for_a_one() -> None:
    """BB-MOD.5, A-46, A-47: the same element, the deck as large as before; the stack is untouched."""
    state = fresh(5, mode="nightmare")
    assert state.madness == 35
    for player in state.players:
        _, two = STARTING[player.magician]
        expected = starting(player.magician) - Counter({f"{two}2": 1}) + Counter({f"{two}1": 1})
        assert cards_of(player) == expected
    assert all(state.supply[KIND_NAMES.index(f"{element}2")] == 10 for element in ELEMENTS)


def test_same_seed_same_table() -> None:
    """BB-SET.20 and all other chance: nothing but the seed decides."""
    for seed in range(5):
        assert fresh(4, seed).to_json() == fresh(4, seed).to_json()
    assert fresh(4, 1).to_json() != fresh(4, 2).to_json()


def test_every_field_that_states_and_players_have_is_stored_with_its_bounds() -> None:
    assert tuple(State.__annotations__) == ("lazy_kinds", *Stored.__struct_fields__)
    assert tuple(Player.__annotations__) == StoredPlayer.__struct_fields__
    told = new_state(Options.of(3), 1).to_json()
    assert [name for name in told if name in Stored.__struct_fields__] == [*Stored.__struct_fields__]
