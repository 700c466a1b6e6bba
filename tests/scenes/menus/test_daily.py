"""The challenge of the day, and codes of set-ups: the same for everybody, from the date or the code alone."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bigbook.play.summary import Seat, Summary, written
from game.bigbook.rules.options import DIFFICULTIES, MAGICIANS, MODES, PAGES, TEMPERS
from game.core.saves.share_code import CodeError, Packed
from scenes.bigbook import sharing
from scenes.bigbook.party import MAX_SEED, GameSetup, Run, default_people, last_group
from scenes.bigbook.sharing import LEVELS, level_for, number_of, of_the_day, setup_of
from scenes.bigbook.statistics import kept
from scenes.menus.daily import DailyScene
from scenes.shell import games
from scenes.shell.saves import codes, save_index
from scenes.shell.storage import DataDir
from tests.scenes.driver import driving
from tests.scenes.runs import file_of, play, run_on

DAY = datetime.date(2026, 11, 23)


def dealt(page: DailyScene) -> GameSetup:
    """What the page of the day would begin with."""
    assert isinstance(page.party, GameSetup)
    return page.party


@st.composite
def setups(draw: st.DrawFn) -> GameSetup:
    """Any set-up with a seed."""
    count = draw(st.integers(2, 5))
    people = default_people(count)
    for person, magician in zip(people, draw(st.permutations(MAGICIANS)), strict=False):
        person.magician = magician
        person.companion = draw(st.sampled_from(("", *TEMPERS)))
    difficulty, mode = draw(st.sampled_from(DIFFICULTIES)), draw(st.sampled_from(MODES))
    return GameSetup(people, difficulty, mode, draw(st.integers(0, MAX_SEED)), pages=draw(st.sampled_from(PAGES)))


@given(setups(), st.integers(2, 5))
def test_whatever_decides_a_game_comes_back_for_any_group(setup: GameSetup, size: int) -> None:
    group = GameSetup(default_people(size))
    group.people[0].name, group.people[0].friend = "Zoe", "f1"
    again = setup_of(number_of(setup), group)
    assert (again.options, again.seed) == (setup.options, setup.seed)
    assert again.tempers == setup.tempers
    assert (again.people[0].name, again.people[0].friend) == ("Zoe", "f1")
    for name in ("name", "colour", "emblem", "magician"):
        assert len({getattr(person, name) for person in again.people}) == len(again.people), name


@given(st.integers(0, 2**90))
def test_any_number_is_a_set_up_or_says_why_not(number: int) -> None:
    try:
        setup = setup_of(number, GameSetup())
    except CodeError as error:
        assert error.key in ("newer", "setup")
    else:
        assert number_of(setup) == number


def test_a_code_of_a_later_edition_is_told() -> None:
    packed = Packed()
    packed.put(sharing.VERSION + 1, sharing.VERSIONS)
    with pytest.raises(CodeError, match="newer"):
        setup_of(packed.number, GameSetup())


def test_the_game_of_a_day_hangs_on_nothing_but_the_day_and_how_many_play() -> None:
    friends = GameSetup(default_people(3), "hard", "nightmare", seed=5)
    friends.people[0].name, friends.people[2].companion = "Zoe", "master"
    strangers = GameSetup(default_people(3))
    one, other = of_the_day(DAY, friends), of_the_day(DAY, strangers)
    assert (one.options, one.seed, one.day) == (other.options, other.seed, "2026-11-23")
    assert one.people[0].name == "Zoe" and not one.tempers
    bigger = of_the_day(DAY, strangers, 5)
    assert bigger.seed == one.seed and bigger.options.magicians[:3] == one.options.magicians
    assert (one.options.magicians, one.difficulty, one.mode, one.seed) == (
        ("windwright", "firebrand", "ferryman"), "hard", "normal", 228938,
    ), "and it stays so for ever"  # fmt: skip


def test_days_differ_and_every_difficulty_mode_and_magician_comes_round() -> None:
    days = [of_the_day(DAY + datetime.timedelta(n), GameSetup(default_people(5))) for n in range(200)]
    assert len({one.seed for one in days}) > 195
    assert {one.difficulty for one in days} == set(DIFFICULTIES) and {one.mode for one in days} == set(MODES)
    assert {magician for one in days for magician in one.options.magicians} == set(MAGICIANS)


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_a_day_grows_no_harder_than_its_level(level: int) -> None:
    days = [of_the_day(DAY + datetime.timedelta(n), GameSetup(default_people(2)), level=level) for n in range(60)]
    assert {one.difficulty for one in days} == set(DIFFICULTIES[: level + 1])
    assert {one.mode for one in days} == set(MODES[: level + 1])
    anyone = [of_the_day(DAY + datetime.timedelta(n), GameSetup(default_people(2))) for n in range(60)]
    assert [one.seed for one in days] == [one.seed for one in anyone], "the luck of the day is that of all levels"


def test_the_day_suits_whoever_has_played_and_may_be_played_otherwise(tmp_path: Path) -> None:
    """The day was Medium and Nightmare for somebody who had won nothing yet."""
    seats = [Seat("Ana", "c1", "star", "firebrand"), Seat("Leo", "c2", "moon", "stoker", companion="master")]
    with driving(tmp_path) as d:
        assert level_for(d.app.data) == 0
        pages = (
            Summary("medium", "normal", "lost", seats=seats, sequence=1),
            Summary("easy", "normal", "won", seats=seats, sequence=2),
        )
        for number, page in enumerate(pages, start=1):
            assert kept.chronicle(d.app).keep(f"bigbook-{number:05d}-7.json", written(page))
            assert level_for(d.app.data) == number - 1, "a game that was lost shows nothing"
        d.app.today = lambda: DAY
        d.click("button:daily")
        page_of_day = d.front(DailyScene)
        assert (page_of_day.level, dealt(page_of_day).difficulty) == (1, "medium")
        d.click("level:3")
        assert dealt(page_of_day).difficulty == "hard" == of_the_day(DAY, GameSetup(default_people(2))).difficulty
        d.click("players:4")
        assert (page_of_day.level, len(page_of_day.party.names)) == (2, 4), "another number of people keeps the level"


def test_the_challenge_is_played_and_marked_with_its_day(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.today = lambda: DAY
        d.click("button:daily")
        d.click("players:3")
        party = of_the_day(DAY, GameSetup(default_people(3)), level=0)
        assert (party.difficulty, party.mode) == ("easy", "normal")
        assert dealt(d.front(DailyScene)).options == party.options
        faces = codes.faces(d.front(DailyScene).party)
        assert [face.id for face in faces if face is not None] == list(party.options.magicians), "their faces are shown"
        d.click("button:start")
        run = run_on(d)
        assert run.setup.seed == of_the_day(DAY, GameSetup(default_people(3))).seed
        path = file_of(run)
    assert save_index.look(path).day == "2026-11-23"
    group = last_group(DataDir(tmp_path))
    assert group is not None and group.day == "", "the next game of the group is none"
    with driving(tmp_path) as d:
        d.app.today = lambda: DAY
        d.click("button:load")
        assert d.app.t("kit.daily.of", day="2026-11-23") in d.thing(f"save:{path.stem}").label
        d.click("button:close")
        d.click("button:daily")
        assert any("1" in words for words, _, _ in d.front(DailyScene)._told()[-1:]), "and how it stands"
        d.click("button:close")
        d.app.today = lambda: DAY + datetime.timedelta(1)
        d.click("button:daily")
        assert d.app.t("kit.daily.of", day="2026-11-24") and not d.front(DailyScene).tried


@pytest.mark.parametrize(("button", "day"), [("rematch", ""), ("new-magicians", ""), ("same-luck", "2026-11-23")])
def test_another_game_of_the_same_group_is_no_challenge_but_the_same_luck_is(
    tmp_path: Path, button: str, day: str
) -> None:
    run = Run.new(of_the_day(DAY, GameSetup(default_people(2))), DataDir(tmp_path))
    play(run, 5000)
    with driving(tmp_path) as d:
        games.look_back(d.app, file_of(run))
        d.click(f"button:{button}")
        assert run_on(d).setup.day == day


@pytest.mark.parametrize("count", [2, 5])
def test_the_page_of_the_day_shows_the_monster_that_the_game_begins_with(tmp_path: Path, count: int) -> None:
    with driving(tmp_path, drawn=True) as d:
        d.app.today = lambda: DAY
        d.click("button:daily")
        d.click(f"players:{count}")
        shown = d.front(DailyScene).sight
        assert shown is not None
        d.click("button:start")
        state = run_on(d).session.state
        assert shown.picture == state.book[state.turned - 1] and len(run_on(d).setup.people) == count
