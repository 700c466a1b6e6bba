"""What is kept of a journal apart from it: read when the journal is lost, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.rules.session import BigBookSession
from game.core.saves import disk, generations
from game.core.saves.journal import Journal
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read, read_with_copies
from game.core.saves.save_line import MAX_LINE
from game.core.saves.system import System
from tests.core.journals import GAME, header, line, play, play_out, start, to_turn
from tests.lengths import alike


def played(path: Path, turn: int) -> tuple[BigBookSession, Journal]:
    """A game of two up to a turn, whose rounds are told to the journal."""
    session, journal = start(path)
    journal.round_of = lambda state: state.round
    to_turn(session, turn)
    return session, journal


def names(path: Path) -> list[str]:
    return sorted(one.name for one in generations.folder_of(path).iterdir())


def came_back(path: Path) -> BigBookSession:
    session = replay(GAME, read_with_copies(path)).session
    assert isinstance(session, BigBookSession) or session.game is GAME
    return session  # type: ignore[return-value]


def test_the_three_newest_snapshots_and_the_last_of_each_round_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, journal = start(path)
    journal.round_of = lambda state: state.round
    rounds = []
    for turn in range(2, 12):
        to_turn(session, turn)
        rounds.append(session.state.round)
    kept = [name.partition("-")[2].removesuffix(".lines") for name in names(path)]
    last = {round_: at for at, round_ in enumerate(rounds)}
    due = [f"r{round_}" for at, round_ in enumerate(rounds) if last[round_] == at or at >= len(rounds) - 3]
    assert kept == due
    assert kept[0] == "r1" and len(kept) < len(rounds)


@alike(3)
@pytest.mark.parametrize("left", [b"", b"\0" * 9000, b"nonsense\n" * 70_000])
def test_a_journal_of_which_nothing_is_left_comes_back_at_its_last_turn(left: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = played(path, 6)
    begun = session.hash()
    path.write_bytes(left)
    with pytest.raises(SaveError):
        read(path)
    replayed = replay(GAME, read_with_copies(path))
    assert replayed.session.hash() == begun
    assert replayed.session.state.turn == 6
    assert replayed.loss is not None and replayed.loss.barred


def test_the_torn_end_of_a_snapshot_is_mended_from_its_copy_and_nothing_is_lost(tmp_path: Path) -> None:
    for cut in (1, 7, 900):
        path = tmp_path / f"game-{cut:05d}.journal"
        session, _ = played(path, 4)
        raw = path.read_bytes()
        path.write_bytes(raw[:-cut])
        loaded = read_with_copies(path)
        replayed = replay(GAME, loaded)
        assert replayed.loss is None and replayed.session.hash() == session.hash()
        assert len(replayed.session.past) == len(session.past)
        Journal.continue_(path, loaded, replayed.session).note(replayed.session, {"undo": "free"})
        assert path.read_bytes().startswith(raw)


def test_what_the_journal_still_has_goes_before_what_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = played(path, 5)
    play(session, 3)
    raw = bytearray(path.read_bytes())
    raw[:600] = b"\0" * 600  # both headers and the first choices
    path.write_bytes(raw)
    assert came_back(path).hash() == session.hash()


def test_one_damaged_copy_is_passed_by(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    played(path, 6)
    newest = generations.folder_of(path) / names(path)[-1]
    newest.write_bytes(newest.read_bytes()[:-40])
    path.write_bytes(b"")
    assert came_back(path).state.turn == 5


def test_copies_of_another_game_are_not_mixed_in(tmp_path: Path) -> None:
    path, other = tmp_path / "game-00001.journal", tmp_path / "game-00002.journal"
    session, _ = played(path, 3)
    session2 = BigBookSession.start(session.state.options, 99)
    journal = Journal.create(other, header(seed=99), session2)
    journal.round_of = lambda state: state.round
    to_turn(session2, 7)
    generations.folder_of(other).replace(generations.folder_of(path).with_name("x"))
    for one in generations.folder_of(path).iterdir():
        one.unlink()
    for one in (tmp_path / "x").iterdir():
        one.replace(generations.folder_of(path) / one.name)
    raw = path.read_bytes()
    path.write_bytes(raw[:-10])
    assert came_back(path).state.turn <= 3


def test_while_a_journal_is_whole_nobody_looks_at_its_copies(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = played(path, 4)
    session.undo()
    assert read_with_copies(path).entries == read(path).entries
    assert came_back(path).hash() == session.hash()


def test_a_newer_edition_s_file_is_refused_although_there_are_copies(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    played(path, 4)
    newer = line({"format": 9, "game": "bigbook", "options": {}, "seed": 1, "content": "x", "extra": {}})
    path.write_bytes(newer)
    with pytest.raises(SaveError) as found:
        read_with_copies(path)
    assert found.value.key == "other-format"
    assert path.read_bytes() == newer


def test_a_game_that_is_over_and_one_that_begins_in_its_place_keep_nothing_apart(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = played(path, 4)
    assert generations.any_of(path)
    play_out(session)
    assert not generations.folder_of(path).exists()
    played(path, 4)
    path.unlink()
    start(path)
    assert not generations.any_of(path)


def test_a_repaired_journal_begins_its_copies_anew(tmp_path: Path) -> None:
    """Its entries have other numbers: what was kept before would stand between them."""
    path = tmp_path / "game-00001.journal"
    played(path, 6)
    path.write_bytes(b"")
    loaded = read_with_copies(path)
    session = BigBookSession(GAME, replay(GAME, loaded).session.state)
    old = names(path)
    journal = Journal.continue_(path, loaded, session)
    assert journal.problem is None
    assert names(path) != old
    lines = set(path.read_bytes().splitlines(keepends=True))
    assert all(set(copy.splitlines(keepends=True)) <= lines for copy in generations.lines_of(path)), "none but its own"
    to_turn(session, 8)
    here = session.hash()
    assert replay(GAME, read(path)).session.hash() == here
    path.write_bytes(b"")
    assert came_back(path).state.turn == 8


# ---------------------------------------------------------------------------------------- the files by themselves


def kept(path: Path, *rounds: object, first: int = 1) -> list[str]:
    """A copy of each of these rounds, one after the other; what lies there then."""
    for number, round_ in enumerate(rounds, start=first):
        generations.keep(path, number, round_, b"%d" % number)
    return names(path)


def test_copies_are_read_from_the_newest_on(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    assert list(generations.lines_of(path)) == [] and not generations.any_of(path)
    assert kept(path, "r1", "r2", "r3") == ["000001-r1.lines", "000002-r2.lines", "000003-r3.lines"]
    assert list(generations.lines_of(path)) == [b"3", b"2", b"1"] and generations.any_of(path)
    assert generations.folder_of(path) == tmp_path / "game-00001.kept"


def test_of_one_round_the_three_newest_stay(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    assert kept(path, "r", "r", "r", "r") == ["000002-r.lines", "000003-r.lines", "000004-r.lines"]
    assert kept(path, "s", "s", "s", first=5) == [
        "000004-r.lines", "000005-s.lines", "000006-s.lines", "000007-s.lines",
    ]  # fmt: skip


def test_a_copy_without_a_proper_name_is_not_made(tmp_path: Path) -> None:
    """It would not be found again."""
    path = tmp_path / "game-00001.journal"
    for number, round_ in ((1, "a/b"), (2, ""), (3, "x" * 17), (1_000_000, "r1"), (4, "r\n")):
        generations.keep(path, number, round_, b"x")
    assert not generations.folder_of(path).exists()
    generations.keep(path, 999_999, "x" * 16, b"x")
    generations.keep(path, 5, 7, b"x")
    assert names(path) == ["000005-7.lines", f"999999-{'x' * 16}.lines"]


def test_only_so_many_copies_are_looked_at_and_none_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    kept(path, *(f"r{number}" for number in range(generations.MOST + 2)))
    assert [int(one) for one in generations.lines_of(path)] == list(range(generations.MOST + 2, 2, -1))
    newest = generations.folder_of(path) / names(path)[-1]
    newest.write_bytes(b"x" * (3 * MAX_LINE))
    assert len(next(generations.lines_of(path))) == 3 * MAX_LINE
    newest.write_bytes(b"x" * (3 * MAX_LINE + 1))
    assert next(generations.lines_of(path)) == b"%d" % (generations.MOST + 1)


def test_what_is_not_a_copy_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    kept(path, "r1")
    (generations.folder_of(path) / "diary.txt").write_bytes(b"mine")
    assert list(generations.lines_of(path)) == [b"1"]
    generations.forget(path)
    assert names(path) == ["diary.txt"] and not generations.any_of(path)
    (generations.folder_of(path) / "diary.txt").unlink()
    generations.forget(path)
    assert not generations.folder_of(path).exists()


def test_where_a_copy_cannot_be_written_nothing_is_said_and_none_is_flushed(tmp_path: Path) -> None:
    class Slow(System):
        flushed, full = 0, False

        def flush(self, number: int) -> None:
            self.flushed += 1

        def write(self, number: int, data: bytes) -> int:
            if self.full:
                raise OSError(28, "full")
            return super().write(number, data)

    path, slow = tmp_path / "game-00001.journal", Slow()
    with disk.through(slow):
        kept(path, "r1")
        slow.full = True
        assert kept(path, "r2", first=2) == ["000001-r1.lines"]
    assert slow.flushed == 0
