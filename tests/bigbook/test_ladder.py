"""The ladder of named evenings: each is climbed by the game that it asks for and opens one thing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import scenes.bigbook.cards.signs  # noqa: F401  adds the signs of the game
from game.bigbook.play.ladder import (
    FILE,
    Evening,
    Look,
    climbed,
    climbed_by,
    evening_in,
    evening_of,
    ladder,
    opened,
    read,
    suggested,
)
from game.bigbook.play.summary import Seat, Summary, Turn, written
from game.bigbook.play.summary import read as read_summary
from game.bigbook.rules.options import NAMES, Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.program import ProgramError
from game.core.text.i18n import Catalogue
from scenes.kit.icons import GLYPHS
from scenes.shell.command_line import LOCALES

EVENINGS = ladder().evenings


def game(players: int = 2, companions: int = 0, first: int = 1, **others: object) -> Summary:
    """A lost game of an easy, normal, whole book by so many, its first turn in a round."""
    seats = [
        Seat(name, "crimson", "moon", "stoker", companion="adept" if at >= players - companions else "")
        for at, name in enumerate(NAMES[:players])
    ]
    made = Summary("easy", "normal", "lost", seats=seats, turns=[Turn(first, "p1"), Turn(6, "p2")])
    return msgspec.structs.replace(made, **others)


def test_a_dozen_and_some_each_with_a_name_a_text_and_a_seal_of_its_own() -> None:
    assert 12 <= len(EVENINGS) <= 18
    assert {one.seal for one in EVENINGS} <= set(GLYPHS)
    assert len({one.seal for one in EVENINGS}) == len(EVENINGS)
    for lang in ("en", "es", "it", "pt"):
        words = Catalogue.load(lang, [LOCALES])
        names = [words.t(f"bigbook.ladder.list.{one.id}.name") for one in EVENINGS]
        texts = [words.t(f"bigbook.ladder.list.{one.id}.text") for one in EVENINGS]
        assert len({*names, *texts}) == 2 * len(EVENINGS)
        assert not any(one.startswith("[") for one in (*names, *texts))
        assert all(len(text) <= 80 for text in texts)


def test_every_look_has_a_name_and_but_the_first_of_a_kind_an_evening() -> None:
    asked = {one.opens for one in EVENINGS}
    assert len(asked) == len(EVENINGS)
    assert asked | ladder().free == set(ladder().every)
    for lang in ("en", "es", "it", "pt"):
        words = Catalogue.load(lang, [LOCALES])
        for kind, name in ladder().every:
            named = f"bigbook.cards.monsters.{name}.name" if kind == "portrait" and name != "none" else ""
            assert not words.t(named or f"bigbook.ladder.looks.{kind}.{name}").startswith("[")
            assert not words.t(f"bigbook.ladder.kinds.{kind}").startswith("[")


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda one: one.id)
def test_every_evening_can_be_played(evening: Evening) -> None:
    for players in evening.players:
        magicians = Options.of(players).magicians
        options = Options(magicians, evening.difficulty, evening.mode, evening.pages)
        session = BigBookSession.start(options, 3)
        assert len(session.view().players) == players
        assert evening_of(evening.difficulty, evening.mode, players, evening.pages) is evening


def test_a_gentle_evening_is_played_to_its_end_and_any_other_won() -> None:
    assert [one.id for one in EVENINGS if one.gentle] == ["quick_look", "quiet_evening", "own_chair"]
    quiet, terror = game(), game(mode="terror")
    assert climbed([quiet]) == {"quiet_evening": quiet}
    assert evening_in(terror) is not None and climbed([terror]) == {}
    won = msgspec.structs.replace(terror, result="won")
    assert list(climbed([terror, won])) == ["loose_screw"]


def test_a_short_evening_is_told_from_the_round_it_began_in() -> None:
    assert [game(first=first).pages for first in (1, 4, 2)] == [6, 3, 6]
    assert game(turns=[]).pages == 6
    assert [one and one.id for one in map(climbed_by, (game(first=4), game(4), game(4, first=4)))] == [
        "quick_look", "own_chair", "quick_look",
    ]  # fmt: skip


def test_companions_may_sit_there_but_not_alone() -> None:
    assert climbed_by(game(4, companions=3)) is not None
    assert climbed_by(game(5, companions=5, result="won")) is None


def test_choices_of_no_evening_and_pages_of_no_game_climb_nothing() -> None:
    assert evening_of("easy", "nightmare", 2, 3) is None
    assert climbed_by(game(mode="nightmare", first=4, result="won")) is None
    assert climbed_by(game(difficulty="unheard-of", result="won")) is None
    assert climbed_by(read_summary(written(game(3)))) == evening_of("easy", "normal", 3, 6)


def test_the_first_game_has_the_honor_and_later_ones_add_nothing() -> None:
    first, second = game(2, day="2026-01-01"), game(3, day="2026-02-02")
    assert climbed([first, second]) == {"quiet_evening": first}
    assert opened(climbed([first, second])) - ladder().free == {Look("cloth", "checks")}


def test_what_comes_next_fits_whoever_plays() -> None:
    def after(done: set[str], players: int) -> str | None:
        found = suggested(done, players)
        return found.id if found is not None else None

    assert after(set(), 2) == after(set(), 5) == "quick_look"
    assert after({"quick_look"}, 2) == "quiet_evening"
    assert after({"quick_look"}, 4) == "own_chair"
    assert after({one.id for one in EVENINGS} - {"committee"}, 2) == "committee"
    assert after({one.id for one in EVENINGS}, 3) is None


def test_a_table_of_another_size_is_made_to_fit_with_as_few_steps_as_can_be() -> None:
    four = next(one for one in EVENINGS if one.id == "committee")
    assert [four.nearest(players) for players in (2, 4, 5)] == [4, 4, 5]


BAD = (
    ("opens: {bookmark: feather}", "opens: {bookmark: fether}", "does not fit"),
    ("opens: {bookmark: feather}", "opens: {hat: feather}", "unknown entry"),
    ("opens: {bookmark: feather}", "opens: {}", "one look is needed, not 0"),
    ("opens: {bookmark: feather}", "opens: {bookmark: feather, back: moths}", "one look is needed, not 2"),
    ("opens: {bookmark: feather}", "opens: {bookmark: tail}", "opened by"),
    ("players: [4, 5], pages: 6, gentle", "players: [3, 4, 5], pages: 6, gentle", "the same choices"),
    ("players: [2, 3], pages: 6, gentle", "players: [3, 2], pages: 6, gentle", "counted upwards"),
    ("players: [4, 5], pages: 6, gentle", "players: [4, 5, 6], pages: 6, gentle", "a table of 6"),
    ("players: [2, 3], pages: 6, gentle", "players: [], pages: 6, gentle", "counted upwards"),
    ("difficulty: hard, mode: terror", "difficulty: harder, mode: terror", "does not fit"),
    ("difficulty: hard, mode: terror", "difficulty: hard, mode: terror, prize: gold", "unknown entry"),
    ("pages: 3, gentle: true", "pages: 4, gentle: true", "does not fit"),
    ("back: [printed, moths", "back: [printed, moths, moths", "stands twice"),
)


@pytest.mark.parametrize(("good", "bad", "told"), BAD)
def test_a_damaged_entry_is_named(tmp_path: Path, good: str, bad: str, told: str) -> None:
    text = FILE.read_text("utf-8")
    assert good in text
    path = tmp_path / "ladder.yaml"
    path.write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(ProgramError, match=told):
        read(path)
