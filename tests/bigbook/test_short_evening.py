"""The short evening (docs/rulings.md, S-1): three pages are read already; from there on the rules are the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.bigbook.catalogue import catalogue
from game.bigbook.play.gathering import gathered
from game.bigbook.play.statistics import Statistics
from game.bigbook.play.summary import Seat, Summary
from game.bigbook.rules.invariants import breaches
from game.bigbook.rules.kinds import MADNESS, VALUE
from game.bigbook.rules.options import DIFFICULTIES, MODES, BadOptions, Options
from game.bigbook.rules.restore import restore
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.setup import new_state
from game.core.engine.chance import Chance
from scenes.bigbook.end.scene import Ending, EndScene
from scenes.bigbook.end.view import rounds_of
from scenes.bigbook.party import GameSetup, Run, default_people, last_group
from scenes.bigbook.table.scene import TableScene
from scenes.shell import games
from scenes.shell.saves.save_index import kept
from scenes.shell.storage import DataDir
from tests.cli.commands import ran
from tests.fit.spy import watching
from tests.lengths import alike
from tests.scenes.driver import driving
from tests.scenes.runs import file_of, play


def short(players: int = 2, difficulty: str = "easy", mode: str = "normal") -> Options:
    return Options(Options.of(players).magicians, difficulty, mode, pages=3)


def test_three_pages_are_read_and_lie_in_every_deck() -> None:
    state, whole = new_state(short(4), 5), new_state(Options.of(4), 5)
    assert (state.turned, state.round, state.turn, state.marker, state.curses) == (3, 3, 15, 0, [])
    assert len(state.book) == len(whole.book) == 7
    assert state.madness == whole.madness - 4
    for player, other in zip(state.players, whole.players, strict=True):
        mine = [*player.deck, *player.hand]
        assert mine.count(MADNESS) == 1
        assert sum(VALUE[kind] == 2 for kind in mine) == 1 + 4
        assert len(mine) == len([*other.deck, *other.hand]) + 5
    assert not breaches(state)


def test_the_first_turn_turns_the_page_to_the_fourth_monster() -> None:
    session = BigBookSession.start(short(difficulty="hard"), 5)
    state = session.state
    assert (state.turned, state.round, state.turn, state.marker) == (4, 4, 16, 1)
    assert "page_turned" in {event.type for event in session.events}
    multi = sum(catalogue().curses[curse.id].pile == 4 for curse in state.curses)
    assert multi == catalogue().table.round_track["hard"][3] == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_keep_every_invariant_and_end_with_the_sixth_monster_at_the_latest(players: int) -> None:
    game = big_book()
    for seed in range(6):
        luck, options = Chance(seed), short(players, DIFFICULTIES[seed % 3], MODES[seed % 3])
        state = BigBookSession.start(options, seed).state
        rounds = {state.round}
        while not state.over:
            game.step(state, luck.answer(game, state))
            rounds.add(state.round)
            assert not breaches(state)
        assert rounds - {3} == set(range(4, state.round + 1)), "3 until the fourth monster has arrived"
        assert state.round <= 6
        assert state.turn <= 31


def test_a_whole_book_is_written_as_it_always_was() -> None:
    assert set(Options.of(3).to_json()) == {"magicians", "difficulty", "mode"}
    assert "pages" not in GameSetup(default_people(2)).to_json()
    assert Options.from_json({"magicians": ["stoker", "ferryman"], "difficulty": "hard", "mode": "terror"}).pages == 6


def test_a_short_evening_comes_back_from_its_state_and_from_its_save(tmp_path: Path) -> None:
    state = BigBookSession.start(short(3), 9).state
    assert state.options.to_json()["pages"] == 3
    assert restore(state.to_json()).to_json() == state.to_json()
    run = Run.new(GameSetup(default_people(2), seed=11, pages=3), DataDir(tmp_path))
    play(run, 12)
    again = Run.load(file_of(run), DataDir(tmp_path))
    assert again.session.hash() == run.session.hash() and again.setup.pages == 3


@pytest.mark.parametrize("pages", [0, 4, 7, True, "3"])
def test_no_other_number_of_pages_is_played(pages: Any) -> None:
    with pytest.raises(BadOptions):
        Options(Options.of(2).magicians, pages=pages)


def test_it_is_played_in_the_terminal() -> None:
    code, out, err = ran("simulate", "--games", 3, "--players", 2, "--pages", 3, "--json")
    assert (code, err) == (0, "") and '"pages": 3' in out
    code, _, err = ran("simulate", "--games", 3, "--pages", 4, "--lang", "en")
    assert code == 2 and "6, 3" in err


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_people_choose_it_beside_their_number_and_are_told_how_long_it_takes(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, drawn=True, lang=lang) as d:
        with watching() as spy:
            d.click("button:new-game")
            d.frames(3)
        assert any("60" in text for text in spy.texts()), "two play an hour"
        with watching() as spy:
            d.click("choice:pages")
            d.frames(3)
        shown = " ".join(spy.texts())
        assert d.app.t("bigbook.terms.evenings.short.name_time", n=30) in shown
        assert " ".join(d.app.t("bigbook.terms.evenings.short.text").split()) in shown, "marked as ours"
        with watching() as spy:
            d.click("players:5")
            d.frames(2)
        assert d.app.t("bigbook.terms.evenings.short.name_time", n=45) in " ".join(spy.texts())
        d.click("players:2")
        d.click("button:start")
        d.frames(5)
        remembered = last_group(DataDir(tmp_path))
        assert remembered is not None and remembered.pages == 3
        (game,) = kept(d.app.data)
        assert "bigbook.terms.evenings.short.name" in game.kinds, "the saves name it"


@pytest.mark.parametrize(("seed", "asked"), [(0, False), (1, True)])
def test_its_summary_tells_every_round_by_its_own_number(seed: int, asked: bool) -> None:
    """Also where the first question is one of the arrival, which stands before the marker of the rounds has moved."""
    session, luck = BigBookSession.start(short(5, "hard"), seed), Chance(seed)
    assert (session.view().round == 3) is asked and session.view().open_round == 4
    while not session.over:
        session.apply(luck.answer(session.game, session.state))
    seats = [Seat(f"Friend {n}", "crimson", "moon", one) for n, one in enumerate(session.state.options.magicians)]
    told = gathered(session).summary(session.view(), Summary("hard", "normal", "lost", seats=seats))
    assert sorted({turn.round for turn in told.turns}) == [4, 5, 6] and told.first_round == 4
    assert [told.monster_of(number) for number in range(1, 7)] == ["", "", "", *session.state.book[3:6]]
    assert [told.mark_of(number) for number in range(1, 7)] == ["", "", "", "failed", "failed", "failed"]
    assert told.round == 6 and set(Statistics.of(session, 0).chapters) == {4, 5, 6}


def test_the_story_of_a_short_evening_names_its_own_monsters(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        run = Run.new(GameSetup(default_people(5), "hard", "nightmare", 77, pages=3), d.app.data)
        play(run, 4000, 77)
        assert run.session.over
        games.finish(d.app, run)
        d.frames(2)
        d.click("button:story")
        told = {thing.id: thing.label for thing in d.top.things() if thing.id.startswith("told:round-")}
        assert set(told) == {"told:round-4", "told:round-5", "told:round-6"}
        for number in (4, 5, 6):
            monster = d.app.t(f"bigbook.cards.monsters.{run.session.state.book[number - 1]}.name")
            assert monster in told[f"told:round-{number}"]
            assert d.app.t("bigbook.statistics.not_ended") not in told[f"told:round-{number}"]


def test_the_table_begins_in_the_fourth_round_and_the_end_tells_three_chapters(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True, players=2, seed=5, lang="en", table={"pages": "3"}) as d:
        d.frames(5)
        while not isinstance(d.top, TableScene):
            d.app.pop()
        run = d.top.run
        with watching() as spy:
            d.app.rebake(d.top)
            d.frames(3)
        assert "Round 4 of 6" in " ".join(spy.texts())
        play(run, 4000)
        assert run.session.over
        chapters = Statistics.of(run.session, 0).chapters
        assert 4 in chapters and set(chapters) <= {4, 5, 6}


def test_the_end_of_a_short_evening_shows_its_rounds_and_no_other(tmp_path: Path) -> None:
    """Three pictures side by side over the whole width, the fourth round first."""
    area = Rect(20, 30, 620, 100)
    places = rounds_of(area, 3, 10)
    assert list(places) == [4, 5, 6] and list(rounds_of(area, 6, 10)) == [1, 2, 3, 4, 5, 6]
    assert places[4].left == area.left and places[6].right == area.right
    with driving(tmp_path, players=2, seed=5, lang="en", table={"pages": "3"}) as d:
        d.frames(5)
        while not isinstance(d.top, TableScene):
            d.app.pop()
        run = d.top.run
        play(run, 4000)
        assert run.session.over
        tally = Statistics.of(run.session, 0)
        end = EndScene(d.app, Ending(run.setup, "lost", "", 4, tally), lambda app, setup: None)
        d.app.push(end)
        d.frames(3)
        shown = {thing.id: thing.rect for thing in end.things() if thing.id.startswith("chapter:")}
        assert set(shown) == {f"chapter:{number}" for number in tally.chapters}
        assert all(rect.w > end.places.chapters.w // 4 for rect in shown.values())
