"""The Keeper that thinks: it is told its seat's own, tries out so many tables and no more, and spares by its temper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.engine.players import Told, asked_of, imagining
from game.core.engine.rng import Luck, LuckAt, seeded
from game.core.engine.session import Session, state_hash
from game.core.mind.floor import kept
from game.core.mind.lines import Line, Nodes, beam
from game.core.text.i18n import Catalogue
from game.mansions.ai.judgment import FILE, judgment, trouble
from game.mansions.ai.keeper_mind import TURN, WINDOW, KeeperMind, Verdict
from game.mansions.ai.keeper_script import KeeperScript
from game.mansions.ai.keepers import keeper_of
from game.mansions.ai.outlook import chance
from game.mansions.ai.tempers import GENTLE, MERCILESS, STERN, TEMPERS
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.entry import ENTRY
from game.mansions.play.diary import Diary, entries
from game.mansions.rules import effects
from game.mansions.rules.options import Options
from game.mansions.rules.state import State
from game.mansions.rules.zones import dealt_anew
from game.mansions.text.names import Names
from game.mansions.verbs.compiled import mansions
from tests.cli.commands import LOCALES, here, refused
from tests.lengths import soak, soaks
from tests.mansions.plays import Table

KEEPER = "keeper"
OVER = 200
"""So many tables more than its budget are tried out at most: those that a question in progress still needs."""


def mind(state: State, temper: str = MERCILESS) -> KeeperMind:
    judged = judgment()
    assert judged is not None
    return KeeperMind(mansions(), state.options.story, TEMPERS[temper], judged)


def verdict(state: State, temper: str = MERCILESS, luck: int = 5) -> Verdict:
    """What the Keeper would answer now, and what it spares."""
    game = mansions()
    assert state.decision is not None and state.decision.seat == KEEPER
    asked = asked_of(game, state)
    told = Told(game.view(state, KEEPER), asked, LuckAt(seeded(luck)))
    return mind(state, temper).judge(told, imagining(game, state))


def moments(temper: str, players: int, seed: int, every: int) -> Iterator[State]:
    """The table at every so-many-th question to the Keeper in a game of it against the party."""
    game = mansions()
    options = replace(Options.of(players), keeper=temper)
    state, table, asked = game.new(options, seed), ENTRY.policies["party"](seed), 0
    game.start(state)
    while not state.over:
        assert state.decision is not None
        if state.decision.seat == KEEPER and len(game.options(state)) > 1:
            asked += 1
            if asked % every == 0:
                yield state.clone()
        game.step(state, table.answer(game, state))


# ----------------------------------------------------------------------------------------------------- what it is told


@soaks
def test_tables_that_differ_in_what_the_keeper_may_not_know_are_imagined_alike() -> None:
    """The one function by which anything of the table reaches a search; and no luck of the game is in it."""
    game, different = mansions(), 0
    for state in moments("script", 2, 3, soak(6, 2)):
        twin = dealt_anew(state, KEEPER, Luck(9))
        twin.rng, twin.luck = seeded(77), {KEEPER: 1}
        for pile in twin.pieces.values():
            pile.reverse()
        different += state_hash(state) != state_hash(twin)
        one, two = (game.imagined(table, KEEPER, Luck(4)) for table in (state, twin))
        assert one.to_json() == two.to_json()
        assert (one.luck, one.dice, one.log) == ({}, None, None) and one.rng != state.rng
        assert game.breaches(one) == [] and game.view(one, KEEPER) == game.view(state, KEEPER)
    assert different > soak(4, 12)


def test_nobody_imagines_for_the_other_side_yet() -> None:
    state = mansions().new(Options.of(1), 1)
    with pytest.raises(NotImplementedError, match="i1"):
        mansions().imagined(state, "i1", Luck(1))


@soaks
def test_it_answers_alike_on_twins_and_whenever_it_is_asked() -> None:
    kinds = set()
    for temper, players in ((MERCILESS, 2), (GENTLE, 3)):
        for state in moments("script", players, 2, soak(17, 4)):
            twin = dealt_anew(state, KEEPER, Luck(6))
            twin.rng = seeded(5)
            assert state.decision is not None
            kinds.add(state.decision.kind)
            found = verdict(state, temper)
            assert found == verdict(twin, temper) == verdict(state.clone(), temper)
            assert mansions().check(state, found.answer) is None
    assert {"keeper_action", "strike"} <= kinds


@soaks
def test_it_tries_out_so_many_tables_and_no_more() -> None:
    for state in moments("script", 4, 3, soak(12, 2)):
        assert state.decision is not None
        most = TURN if state.decision.kind == "keeper_action" else WINDOW
        assert verdict(state).nodes <= most + 9 * OVER, state.decision.kind


# ------------------------------------------------------------------------------------------------------------- play

NEAR = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
round: 4
investigators:
  i1: {who: ines_marrow, at: gh1, health: 2}
  i2: {who: tobias_wren, at: gh1}
"""


def test_a_figure_strikes_whoever_falls_by_it() -> None:
    table = Table(NEAR + "monsters:\n  m1: {kind: sodden, at: gh1}\n", phase="attacks")
    assert table.asked == (KEEPER, "strike")
    assert verdict(table.state).answer == ("strike:m1:i1",)


def test_a_gentle_host_spreads_blows_and_says_whom_it_spared() -> None:
    table = Table(NEAR + "monsters:\n  m1: {kind: sodden, at: gh1}\n", phase="attacks")
    found = verdict(table.state, GENTLE)
    assert found.answer != ("strike:m1:i1",) and found.instead == ("strike:m1:i1",)


ALONE = (
    NEAR.replace("health: 2", "health: 1").split("  i2:", maxsplit=1)[0] + "monsters:\n  m1: {kind: sodden, at: gh1}\n"
)


def test_who_has_only_just_come_in_does_not_strike_to_kill() -> None:
    """People could not see it coming: stern and gentle hold it back, the merciless does not."""
    for temper, strikes in ((GENTLE, False), (STERN, False), (MERCILESS, True)):
        table = Table(ALONE, phase="attacks")
        table.session.state.notes += ("came:m1",)
        assert (verdict(table.state, temper).answer == ("strike:m1:i1",)) is strikes, temper


def test_nobody_is_out_twice_by_a_blow() -> None:
    """Whoever plays the second investigator of a seat is spared blows that may kill, as long as the floor holds."""
    for temper, strikes in ((GENTLE, False), (MERCILESS, True)):
        state = Table(ALONE, phase="attacks").session.state
        state.people[0].who = "august_bray"
        state.people[0].damage = effects.full_health(state, 0) - 1
        assert (verdict(state, temper).answer == ("strike:m1:i1",)) is strikes, temper


def test_with_something_to_gain_no_turn_goes_by_without_an_act() -> None:
    """A whisper at least, in every round."""
    given = NEAR + "keeper: {threat: 3, actions: [whisper, put_out_lights], mythos: [], trauma: []}\n"
    for temper in TEMPERS:
        table = Table(given, phase="actions")
        assert verdict(table.state, temper).answer, temper


def test_a_turn_that_can_be_won_is_won() -> None:
    """Two steps from the door, one of them free: the other is paid for."""
    given = """
story: glass_tide
choices: {1: A, 2: A, 3: A, 4: A}
round: 9
objective: {revealed: true}
investigators:
  i1: {who: ines_marrow, at: li1}
keeper: {threat: 6, actions: [whisper, put_out_lights], mythos: [], trauma: []}
monsters:
  m1: {kind: KIND, at: gh5, name: NAME}
"""
    named = story("glass_tide").objectives["1A"].named
    assert named is not None
    table = Table(given.replace("KIND", named.kind).replace("NAME", named.name), phase="actions")
    while table.asked[0] == KEEPER and not table.session.over:
        table.session.apply(verdict(table.state).answer)
    assert table.state.result == "keeper"


# ---------------------------------------------------------------------------------------------------------- tempers


def test_a_floor_keeps_the_best_of_what_leaves_enough() -> None:
    assert kept([5.0, 9.0, 7.0], [0.5, 0.1, 0.4], 0.3) == 2
    assert kept([5.0, 9.0, 7.0], [0.2, 0.1, 0.2], 0.3) == 2, "where nothing leaves enough: what leaves most"
    assert kept([5.0, 9.0, 9.0], [0.0, 0.0, 0.0], 0.0) == 1


def test_floors_fall_with_the_clock_and_the_harder_temper_has_the_lower_one() -> None:
    for people in range(1, 5):
        for round_ in range(1, 20):
            gentle, stern, merciless = (TEMPERS[name].floor(people, round_) for name in (GENTLE, STERN, MERCILESS))
            assert gentle >= stern >= merciless == 0.0
            assert TEMPERS[GENTLE].floor(people, round_ + 1) <= gentle
        assert TEMPERS[GENTLE].floor(people, 1) > 0.4 and TEMPERS[GENTLE].floor(people, 20) == 0.0


def test_the_chance_is_certain_where_the_night_is_over() -> None:
    judged = judgment()
    assert judged is not None
    state = mansions().new(Options.of(2), 1)
    mansions().start(state)
    assert 0.0 < chance(state, judged.chance) < 1.0
    state.over, state.result = True, "investigators"
    assert chance(state, judged.chance) == 1.0


# ----------------------------------------------------------------------------------------------------- what is shared


def test_the_best_lines_go_on_and_the_one_that_does_nothing_is_kept() -> None:
    start: Line[int] = Line(0.0, 0, ())

    def expand(line: Line[int]) -> list[Line[int]]:
        return [Line(float(line.state + n), line.state + n, (*line.answers, (str(n),))) for n in (1, 3, 2)]

    found = beam(start, expand, 2, 2)
    assert [line.worth for line in found] == [0.0, 3.0, 2.0, 6.0, 5.0] and found[0] is start
    assert found[3].answers == (("3",), ("3",))


def test_a_budget_is_counted() -> None:
    nodes = Nodes(2)
    nodes.take()
    assert not nodes.spent and nodes.used == 1
    nodes.take()
    assert nodes.spent


# ----------------------------------------------------------------------------------------------------- bad weights


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("version: 1", "version: 2"), "version '2' is not 1"),
        (('"threat": ', '"thread": '), "'thread' is unknown"),
        (("worth:", "wroth:"), "'worth' is missing"),
        (('"health": ', '"health": x'), "is no number"),
        (('"health": ', '"health": nan #'), "is no number"),
    ],
)
def test_weights_that_are_no_good_are_refused_in_one_line(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    path = tmp_path / "keeper.yaml"
    path.write_text(FILE.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    assert judgment(path) is None
    assert said in trouble(path) and "\n" not in trouble(path)


def test_without_weights_the_script_plays_on_and_there_is_a_line_that_says_so() -> None:
    options = replace(Options.of(1), keeper=STERN)
    assert isinstance(keeper_of(options).players[KEEPER], KeeperMind)
    assert isinstance(keeper_of(options, FILE.with_name("lost.yaml")).players[KEEPER], KeeperScript)
    for language in ("en", "es", "pt", "it"):
        assert Catalogue.load(language, [LOCALES]).t("mansions.terminal.welcome.keeper.plain")


def test_an_unknown_temper_is_refused_in_one_line() -> None:
    refused(here("simulate", "--game", "mansions", "--games", 1, "--keeper", "grumpy"), "merciless")


# ------------------------------------------------------------------------------------------------------------ the diary


def test_the_diary_tells_what_a_gentle_host_did_and_left() -> None:
    """Nobody is asked again for it, and a night that was saved has its diary too."""
    options = replace(Options.of(1), keeper=GENTLE)
    session, table = Session.new(mansions(), options, 3, ENTRY.players(options)), ENTRY.policies["party"](3)
    session.play_on()
    while not session.over and session.state.round < soak(4, 12):
        session.apply(table.answer(session.game, session.state))
    found = entries(session)
    words = Catalogue.load("en", [LOCALES])
    assert found and all(words.has(f"mansions.diary.{one.reason}.why") for one in found)
    names = Names(words, catalogue(), story("glass_tide"))
    names.people.update({"i1": session.state.people[0].who})
    assert Diary(names).rounds(found)
    later = Session(session.game, session.state, ENTRY.players(options))
    later.past = session.past
    assert {one.reason for one in entries(later)} >= {one.reason for one in found} - {"spared"}


def test_what_was_spared_where_another_process_thought_stands_in_the_diary() -> None:
    table = Table(NEAR + "monsters:\n  m1: {kind: sodden, at: gh1}\n", phase="attacks")
    game = mansions()
    here_, there = mind(table.state, GENTLE), mind(table.state, GENTLE)
    asked = asked_of(game, table.state)
    told = Told(game.view(table.state, KEEPER), asked, LuckAt(seeded(5)))
    answer = there.search(told, imagining(game, table.state))
    before = here_.remembered(told, answer)
    here_.learn(there.noted())
    after = here_.remembered(told, answer)
    assert before is not None and before.reason != "spared"
    assert after is not None and (after.reason, after.about["seat"]) == ("spared", "i1")
    assert there.noted() == (), "said once"
