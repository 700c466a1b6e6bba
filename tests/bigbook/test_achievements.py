"""Quiet achievements: each is earned by a game that is exactly good enough, and by none that falls short by one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.bigbook.play.achievements import achievements, earned, figures, first_earned
from game.bigbook.play.summary import Lent, Seat, Summary, Turn
from game.core.text.i18n import Catalogue
from scenes.shell.command_line import LOCALES
from tests.fit.games import finished_games, games_of_every_seal

SEALS = Path(__file__).resolve().parents[2] / "assets" / "art" / "bigbook" / "seals"
IDS = [one.id for one in achievements()]


def quiet(**others: object) -> Summary:
    """A game of three that has earned nothing but its first page."""
    seats = [Seat(name, "crimson", "moon", "stoker", taken=9) for name in ("Ana", "Bruno", "Caio")]
    made = Summary("easy", "normal", "lost", seats=seats, turns=[Turn(1, "p1", 1, 1, 0, 9)] * 30, wasted={"fire": 9})
    return msgspec.structs.replace(made, **others)


def test_a_quiet_game_fills_the_first_page_only() -> None:
    assert earned(quiet()) == ["first_page"]


def test_a_first_victory() -> None:
    assert earned(quiet(result="won", hints=1)) == ["first_page", "shut"]
    assert earned(quiet(result="won")) == ["first_page", "shut", "no_step_back"]
    assert "no_step_back" not in earned(quiet(result="won", undone=1))


@pytest.mark.parametrize(
    ("name", "enough", "short"),
    [
        ("storm", {"turns": [Turn(1, "p1", 3)]}, {"turns": [Turn(1, "p1", 2)] * 9}),
        ("bane", {"destroyed": {"w1": 20}}, {"destroyed": {"w1": 19}}),
        (
            "five_piles",
            {"destroyed": {"w1": 1, "e1": 1, "f1": 1, "a1": 1, "m1": 1}},
            {"destroyed": {"w1": 5, "e1": 1, "f1": 1, "a1": 1}},
        ),
        ("full_power", {"powers": {"3": 4}}, {"powers": {"3": 3, "2": 9}}),
        ("pillar", {"supports": 20}, {"supports": 19}),
        ("lender", {"lent": [Lent("p1", "p2", 12)]}, {"lent": [Lent("p1", "p2", 11)]}),
        (
            "all_lend",
            {"lent": [Lent("p1", "p2", 1), Lent("p2", "p1", 1), Lent("p3", "p1", 1)]},
            {"lent": [Lent("p1", "p2", 9), Lent("p2", "p1", 9)]},
        ),
        ("just_in_time", {"rescues": 1}, {"rescues": 0}),
        ("brave", {"round": 6}, {"round": 5}),
        ("long_night", {"turns": [Turn(1, "p1")] * 34}, {"turns": [Turn(1, "p1")] * 33}),
        ("quick", {"result": "won", "turns": [Turn(1, "p1")] * 26}, {"result": "won", "turns": [Turn(1, "p1")] * 27}),
        ("thrifty", {"result": "won", "wasted": {"air": 3}}, {"result": "won", "wasted": {"air": 4}}),
        ("phoenix", {"result": "won", "marks": ["failed"] * 3}, {"result": "won", "marks": ["failed"] * 2}),
        ("medium", {"result": "won", "difficulty": "hard"}, {"result": "lost", "difficulty": "hard"}),
    ],
)
def test_exactly_enough_is_enough(name: str, enough: dict[str, object], short: dict[str, object]) -> None:
    assert name in earned(quiet(**enough))
    assert name not in earned(quiet(**short))


def test_all_of_them_can_be_earned_and_the_first_game_has_the_honor() -> None:
    games = games_of_every_seal()
    found = first_earned(games)
    assert list(found) == IDS
    assert found["first_page"] is games[0] and found["company"] is games[1] and found["brave"] is games[3]
    assert first_earned([]) == {}


def test_each_condition_asks_for_a_figure_that_there_is() -> None:
    known = figures(finished_games(1)[0])
    for one in achievements():
        assert {*one.least, *one.most} <= set(known)
        assert one.least or one.most


def test_some_thirty_with_a_name_and_a_seal_each() -> None:
    assert 28 <= len(IDS) <= 32
    assert sorted(path.stem for path in SEALS.glob("*.svgz")) == sorted(IDS)
    for lang in ("en", "es", "it", "pt"):
        words = Catalogue.load(lang, [LOCALES])
        names = [words.t(f"bigbook.seals.list.{name}.name") for name in IDS]
        assert len(set(names)) == len(IDS) and not any(one.startswith("[") for one in names)


def test_where_only_companions_played_no_seal_is_earned() -> None:
    """Five companions and no person: six seals were awarded."""
    seats = [Seat(f"Friend {n}", "crimson", "moon", "stoker", "adept") for n in range(5)]
    game = Summary("hard", "nightmare", "won", seats=seats, turns=[Turn(1, "p1")])
    assert earned(game) == []
    assert earned(msgspec.structs.replace(game, seats=[msgspec.structs.replace(seats[0], companion=""), *seats[1:]])), (
        "one person is enough"
    )
