"""Seats that play by themselves: the Keeper's script and the stand-in party, told no more than their seats may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.players import Automatic, asked_of
from game.core.engine.rng import Luck, below
from game.core.engine.session import Session, state_hash
from game.core.saves.replay import replay
from game.core.saves.save import read
from game.core.text.i18n import Catalogue
from game.mansions.ai.keeper_script import Choice, KeeperScript
from game.mansions.ai.party import Party
from game.mansions.cards.story import story
from game.mansions.entry import ENTRY
from game.mansions.rules.lookup import objective as objective_of
from game.mansions.rules.options import Options, options_of
from game.mansions.rules.state import State
from game.mansions.rules.zones import dealt_anew
from game.mansions.verbs.compiled import mansions
from tests.cli.commands import LOCALES, here, played, ran, refused, run
from tests.lengths import alike, soak, soaks
from tests.mansions.disguise import twins
from tests.mansions.plays import Table

KEEPER = "keeper"


def choice(state: State, luck: int = 1) -> Choice:
    """What the Keeper would answer now, and why."""
    game = mansions()
    assert state.decision is not None and state.decision.seat == KEEPER
    asked = asked_of(game, state)
    return KeeperScript(state.options.story).choose(game.view(state, KEEPER), asked, Luck(luck))


def keepers_moments(seed: int, options: Options) -> list[State]:
    """The table at every question to the Keeper in a game by chance."""
    game, chance = mansions(), Chance(seed)
    state = game.new(options, seed)
    game.start(state)
    found = []
    while not state.over:
        assert state.decision is not None
        if state.decision.seat == KEEPER:
            found.append(state.clone())
        game.step(state, ENTRY.policies["random"](below(chance, 1000)).answer(game, state))
    return found


# ---------------------------------------------------------------------------------------------------------- the Keeper


@soaks
def test_the_keeper_answers_alike_where_only_what_it_may_not_know_is_different() -> None:
    asked = 0
    for seed in range(soak(2, 6)):
        luck = Luck(seed)
        for state in keepers_moments(seed, options_of(seed)):
            other = dealt_anew(state, KEEPER, luck)
            assert choice(state) == choice(other)
            asked += state_hash(state) != state_hash(other)
    assert asked > soak(60, 200), "the tables were really different"


def test_every_choice_is_legal_and_has_a_sentence_in_the_diary() -> None:
    words = Catalogue.load("en", [LOCALES])
    reasons = set()
    for seed in range(12):
        for state in keepers_moments(seed, options_of(seed)):
            found = choice(state, seed)
            assert mansions().check(state, found.answer) is None
            assert words.has(f"mansions.diary.{found.reason}.why"), found.reason
            assert found.about["round"] == state.round
            reasons.add(found.reason)
    assert {"guest_walks", "gather", "refill", "close_in", "place", "omen", "omen_waits", "mishap", "mishap_waits",
            "attack", "evade_damage", "save", "nothing"} <= reasons  # fmt: skip


@alike()
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_against_the_script_ends_and_the_same_seed_is_the_same_game(players: int) -> None:
    ends = []
    for _ in range(2):
        options = Options.of(players)
        session, chance = Session.new(mansions(), options, 5, ENTRY.players(options)), Chance(5)
        session.play_on()
        while not session.over:
            assert session.decision is not None and session.decision.seat != KEEPER, "it answers for itself"
            session.apply(session.game.random_answer(session.state, chance))
        ends.append(session.hash())
    assert ends[0] == ends[1]


def test_where_a_person_is_keeper_nobody_plays_it() -> None:
    assert not ENTRY.players(replace(Options.of(2), keeper="person")).players
    assert isinstance(ENTRY.players(Options.of(2)), Automatic)


BEFORE = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
investigators:
  i1: {who: ines_marrow, at: gh1, health: 2}
  i2: {who: tobias_wren, at: gh1}
"""


@soaks
def test_nothing_is_paid_for_that_moves_nobody() -> None:
    """A figure that walked by a card walks no more by it in that turn; and nobody is dragged where no way leads."""
    seen = Counter[str]()
    for players, seed in product((1, 2, 4), range(1, soak(5, 40))):
        for kind, said, happened in evening(players, seed):
            if said in ("action:command_servant", "action:night_hunger"):
                assert {"monster_moved", "monster_stopped"} & happened, (players, seed, said)
            elif kind.endswith("_window") and said.split(":")[1:2] in (["undertow"], ["bolt"]):
                assert "investigator_moved" in happened, (players, seed, said)
            else:
                continue
            seen[said.split(":")[1]] += 1
    assert seen["command_servant"] > 20 and seen["undertow"] + seen["bolt"] > 0, seen


def evening(players: int, seed: int) -> Iterator[tuple[str, str, set[str]]]:
    """A game of the script against the party: each answer of the Keeper's that begins something, with all that happens
    until the Keeper or a person is free again."""
    game, options = mansions(), Options.of(players)
    state, party = game.new(options, seed), Party(seed)
    game.start(state)
    begun: tuple[str, str, set[str]] | None = None
    while not state.over:
        assert state.decision is not None
        kind, own = state.decision.kind, state.decision.seat == KEEPER
        answer = choice(state, seed).answer if own else party.answer(game, state)
        if kind in ("keeper_action", "mythos_window", "trauma_window", "strike", "step"):
            if begun is not None:
                yield begun
            begun = (kind, answer[0], set()) if own and answer else None
        state.log = []
        game.step(state, answer)
        if begun is not None:
            begun[2].update(event.type for event in state.log)


def test_figures_strike_whoever_can_take_least() -> None:
    table = Table(BEFORE + "monsters:\n  m1: {kind: sodden, at: gh1}\n", phase="attacks")
    assert table.asked == (KEEPER, "strike")
    found = choice(table.state)
    assert found.answer == ("strike:m1:i1",) and found.reason == "attack"


def test_an_omen_is_put_by_for_in_every_second_round() -> None:
    saving = BEFORE + "keeper: {threat: 1, actions: [whisper], mythos: [undertow], trauma: []}\n"
    for round_, answer in (("2", ()), ("3", ("action:whisper",))):
        table = Table(f"{saving}round: {round_}\n", phase="actions")
        assert table.asked == (KEEPER, "keeper_action")
        assert choice(table.state).answer == answer, round_


# ----------------------------------------------------------------------------------------------------------- the party


def partys_answer(state: State) -> Answer:
    """What the investigator who is asked would answer now."""
    return Party(1).answer(mansions(), state)


@alike()
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_party_against_the_script_plays_whole_games_by_the_rules(players: int) -> None:
    """What `simulate` counts (docs/mansions-balance.md), in small: every game ends by the rules and by dawn."""
    game, ends = mansions(), set()
    clock = sum(event.time for event in story("glass_tide").events)
    for seed in range(soak(1, 4)):
        options = options_of(players - 1 + 4 * seed)
        state, table = game.new(options, seed), ENTRY.policies["party"](seed)
        game.start(state)
        while not state.over:
            answer = table.answer(game, state)
            assert game.check(state, answer) is None
            game.step(state, answer)
        assert len(state.people) == players and not game.breaches(state)
        assert state.round <= clock or state.options.switches.get("longer_night"), "the ferry comes at dawn"
        assert state.result in ("investigators", "keeper", "nobody")
        ends.add(state_hash(state))
    assert len(ends) == soak(1, 4)


@soaks
def test_the_party_answers_alike_where_only_what_it_may_not_know_is_different() -> None:
    different = 0
    for state, other in twins("party", soak(2, 6)):
        assert partys_answer(state) == partys_answer(other)
        different += state_hash(state) != state_hash(other)
    assert different > soak(60, 200), "the tables were really different"


def test_the_party_goes_for_the_clue_that_it_has_read_of() -> None:
    given = "story: glass_tide\nchoices: {1: A, 2: B, 3: A, 4: A}\nactive: i1\ninvestigators:\n  i1: {at: gh3HAS}\n"
    outward, inward = given.replace("HAS", ""), given.replace("HAS", ", has: [clue_4a]")
    assert partys_answer(Table(outward).state) == ("move:gh1",), "the nursery is upstairs"
    assert partys_answer(Table(inward).state) == ("move:li2",), "the music box spoke of the library"


def test_the_party_strikes_back() -> None:
    table = Table(BEFORE + "active: i1\nmonsters:\n  m1: {kind: sodden, at: gh1}\n")
    assert partys_answer(table.state)[0].startswith("attack:m1:")


ALONE = BEFORE.split("  i2:", maxsplit=1)[0] + "active: i1\nround: 5\n"


def test_the_party_does_not_run_from_a_hound() -> None:
    """It is hardly ever evaded: with anything to strike with one strikes, alone and in the dark."""
    armed = (
        ALONE.replace("ines_marrow", "kasimir_holt").replace("health: 2", "has: [carving_knife]")
        + "effects: {great_hall: [dark]}\n"
    )
    for kind, strikes in (("pane_hound", True), ("sodden", False)):
        answer = partys_answer(Table(f"{armed}monsters:\n  m1: {{kind: {kind}, at: gh1}}\n").state)
        assert (answer == ("attack:m1:carving_knife",)) is strikes, kind


def test_the_party_takes_shelter_now_and_then() -> None:
    """With the steps done and a figure near, one in three hides where there is a spot, instead of running on."""
    given = ALONE.replace("at: gh1, health: 2", "at: pa1, has: [carving_knife]")
    state = Table(given + "monsters:\n  m1: {kind: sodden, at: ki1}\n", moves=0).state
    answers = {Party(seed).answer(mansions(), state) for seed in range(12)}
    assert ("hide:action",) in answers and len(answers) > 1


def test_hungry_figures_hunt_whoever_is_in_their_reach() -> None:
    near = BEFORE + "round: 3\nkeeper: {threat: 3, actions: [night_hunger, command_servant], mythos: [], trauma: []}\n"
    table = Table(
        near + "monsters:\n  m1: {kind: sodden, at: ki1}\n  m2: {kind: pane_hound, at: gh4}\n", phase="actions"
    )
    assert choice(table.state).answer == ("action:night_hunger",)


def test_the_party_can_win_in_every_set_up() -> None:
    won = set()
    for seed in range(60):
        game, state = mansions(), mansions().new(Options.of(2 + seed % 2), seed)
        game.start(state)
        objective = objective_of(state).id
        table = ENTRY.policies["party"](seed)
        while objective not in won and not state.over:
            game.step(state, table.answer(game, state))
        if state.result == "investigators":
            won.add(objective)
        if len(won) == len(story("glass_tide").objectives):
            return
    pytest.fail(f"only {sorted(won)}")


# ------------------------------------------------------------------------------------------------------ command line


def t(key: str, **args: str | int) -> str:
    return Catalogue.load("en", [LOCALES]).t(f"kit.cli.play.{key}", **args)


GAME = ("--game", "mansions")


def stands(path: Path) -> str:
    """The fingerprint of a saved table."""
    return str(replay(mansions(), read(path)).session.hash())


def some_turns(seed: int, players: int, steps: int) -> list[str]:
    """What somebody types who answers by chance."""
    options = Options.of(players)
    session, chance = Session.new(mansions(), options, seed, ENTRY.players(options)), Chance(seed)
    session.play_on()
    lines: list[str] = []
    while not session.over and len(lines) < steps:
        answer = session.game.random_answer(session.state, chance)
        lines.append(" ".join(answer) or "0")
        session.apply(answer)
    return lines


def test_some_turns_through_a_pipe_are_saved_and_taken_up_in_the_middle(tmp_path: Path) -> None:
    lines = some_turns(4, 2, 80)
    at_once, half, whole = (tmp_path / name for name in ("at_once", "half", "whole"))
    out = played([*lines, f"save {at_once}"], *GAME, "--seed", 4)
    assert out.count("\n> ") == len(lines) + 1 and "Round 2" in out
    played(lines[:41], *GAME, "--seed", 4, "--save", half)
    played(lines[41:], *GAME, "--load", half, "--save", whole)
    assert stands(whole) == stands(at_once) != stands(half)
    code, said, _ = ran("replay", whole)
    assert code == 0 and said.endswith("whole\n")
    assert ran("replay", whole, "--game", "bigbook")[0] == 2


def test_a_whole_game_through_a_pipe_ends_with_who_has_won() -> None:
    out = played(some_turns(9, 1, 10_000), *GAME, "--seed", 9, "--players", 1)
    assert t("over", list="log, story, look, and undo", command="quit") in out


def test_people_and_switches_are_chosen_by_option() -> None:
    out = played([], *GAME, "--players", 1, "--option", "i1=tobias_wren", "--option", "longer_night=1")
    assert "Tobias" in out
    refused(run("play", *GAME, "--players", 1, "--option", "i2=tobias_wren"), "i2")
    refused(here("play", *GAME, "--option", "i1=ines_marrow", "--option", "i2=ines_marrow"), "ines_marrow")
    refused(here("play", *GAME, "--players", 5), "1")


def test_simulate_cards_and_fuzz_know_the_game() -> None:
    code, out, _ = ran("simulate", *GAME, "--games", 2, "--players", 1, "--seed", 3, "--json")
    assert code == 0 and '"games": 2' in out and '"keeper": "script"' in out
    assert ran("simulate", *GAME, "--games", 1)[0] == 0
    cards = here("cards", *GAME)
    assert (cards.returncode, cards.stderr) == (0, "") and "\nwhisper: " in cards.stdout
    assert ran("fuzz", *GAME, "--steps", 150)[0] == 0
    assert ran("lessons", *GAME)[0] == 0
