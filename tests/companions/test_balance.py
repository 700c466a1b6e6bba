"""Games that add up night by night (`python -m tools.balance`), and what their tables tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.catalogue import catalogue
from tools.balance import games
from tools.balance.__main__ import main
from tools.balance.games import Cell, Played, dealt, go_on, keep, party_of, read
from tools.balance.tables import PRINTED, Compared, style_lines, uses, win_lines

CELL: Cell = ("master", 2, "easy", "normal", "usual")


def game(seed: int, won: bool, learned: dict[str, int]) -> Played:
    """A game in which Frozen Page lay open, a curse was laid and destroyed, and nothing else is told."""
    curse, offered = {"w2": 1}, {"frozen_page": 1}
    return Played(*CELL, seed, won, ("stoker", "ferryman"), {}, offered, learned, {}, curse, curse, {})


def test_a_night_goes_on_where_the_last_one_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are there, the third was cut off while it was written: only that one and the fourth are played."""
    played: list[int] = []

    def quick(cell: Cell, seed: int) -> Played:
        played.append(seed)
        return game(seed, True, {})

    there = tmp_path / "games.jsonl"
    monkeypatch.setattr(games, "play", quick)
    assert go_on(there, [CELL], range(1, 4)) == 3
    there.write_bytes(there.read_bytes()[:-9])
    assert go_on(there, [CELL], range(1, 5)) == 2
    assert played == [1, 2, 3, 3, 4] and sorted(one.seed for one in read([there, there])) == [1, 2, 3, 4]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packed in one file they are the same games, whoever packs them, and a new night begins after them."""
    some, kept, again = [game(2, True, {}), game(1, False, {"thaw": 1})], tmp_path / "a.gz", tmp_path / "b.gz"
    keep(kept, some)
    keep(again, reversed(some))
    assert read([kept]) == some[::-1] and kept.read_bytes() == again.read_bytes()
    monkeypatch.setattr(games, "play", lambda cell, seed: game(seed, True, {}))
    assert go_on(there := tmp_path / "games.jsonl", [CELL], range(1, 5), [kept]) == 2
    assert [one.seed for one in read([there])] == [3, 4]


def test_a_cell_reaches_its_aim_misses_it_or_leaves_it_open() -> None:
    won = [game(seed, True, {}) for seed in range(400)]
    lost = [game(seed, False, {}) for seed in range(400)]
    assert [next(win_lines(some)).rpartition(": ")[2] for some in (won, lost, won[:5])] == ["reached", "missed", "open"]


@pytest.mark.parametrize(("games_won", "told"), [(190, "reached"), (189, "missed"), (180, "missed")])
def test_a_full_cell_is_what_its_games_come_to(games_won: int, told: str) -> None:
    """Two on Easy are to win 95 of a hundred, of 200 games: 190 do, though the true share may lie at 91; 50 games that
    come to the same leave it open."""
    full = [game(seed, seed <= games_won, {}) for seed in range(1, 201)]
    assert next(win_lines(full)).endswith(f": {told}")
    assert next(win_lines(full[::4])).endswith(": open")


def test_a_spell_is_worth_what_games_with_it_are_won_more_often() -> None:
    told = {one.name: one for one in uses([game(1, True, {"frozen_page": 1}), game(2, False, {}), game(3, True, {})])}
    page, curse = told["frozen_page"], told["w2"]
    assert (page.chosen.gain, page.there, page.taken) == (0.5, 3, 1) and not told["thaw"].there
    assert (curse.there, curse.taken, curse.used, curse.chosen.known) == (3, 3, 0, False)


def test_a_card_is_not_praised_for_lying_at_an_easy_table() -> None:
    """Nine of ten easy games with it are won, and without it too; it is the hard table that it hardly ever lies at."""
    compared, hard = Compared(), ("master", 5, "hard", "normal", "usual")
    for seed in range(400):
        lucky = seed // 20 % 10 > 0
        compared.add(game(seed, lucky, {}), there=seed % 20 < 19)
        compared.add(Played(*hard, seed, not lucky, (), {}, {}, {}, {}, {}, {}, {}), there=seed % 20 < 1)
    with_, without = compared.games(True), compared.games(False)
    assert sum(with_) / len(with_) - sum(without) / len(without) > 0.7
    assert abs(compared.gain) < compared.blur


def test_what_lies_there_by_chance_is_found_by_dealing_again() -> None:
    """A party, twelve spells in four libraries, the curses of the first page: the same as often as one looks."""
    cards, deal = catalogue(), dealt(CELL, 7)
    assert deal == dealt(CELL, 7) != dealt(CELL, 8)
    kinds = [len(deal & kind.keys()) for kind in (cards.magicians, cards.spells, cards.curses)]
    assert kinds[:2] == [2, 12] and kinds[2] > 0


def test_every_card_is_printed_or_designed_by_a_name_that_there_is() -> None:
    cards = catalogue()
    assert {*cards.magicians, *cards.spells, *cards.curses} > PRINTED
    assert len(party_of("mixed", 5, 1)) == 5 and party_of("mixed", 5, 1) == party_of("mixed", 5, 1)


def test_what_a_style_costs_is_told_by_games_of_the_same_deals() -> None:
    def game(policy: str, seed: int, won: bool) -> Played:
        return Played(policy, 2, "easy", "normal", "usual", seed, won, (), {}, {}, {}, {}, {}, {}, {})

    plain = [game("adept", seed, won=seed % 4 > 0) for seed in range(100)]
    styled = [game("adept+style", seed, won=seed % 4 > 0 and seed > 10) for seed in range(50)]
    assert list(style_lines(plain)) == []
    assert list(style_lines([*plain, *styled])) == [
        "adept as its magicians like to: 50 pairs, 8 lost by it and 0 won, costs 16.0 ± 11.1 points"
    ]


def test_a_game_is_told_with_what_was_done_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "games.jsonl"
    table = ["--policy", "apprentice", "--players", "2", "--difficulty", "easy", "--seeds", "1", "1"]
    assert main(["--into", str(there), *table]) == main(["--tell", str(there)]) == 0
    (one,) = read([there])
    assert sum(one.laid.values()) >= sum(one.destroyed.values()) > 0 and one.cast
    assert "apprentice 2 easy normal usual" in capsys.readouterr().out
