"""A save that was cut short, at whatever byte, goes on at the newest moment that the file or any copy of it proves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from game.core.saves import disk, generations
from game.core.saves.journal import Journal, transcript
from game.core.saves.replay import replay
from game.core.saves.save import Loaded, read, read_with_copies
from game.core.saves.system import System
from tests.core.damage import faults, game_of
from tests.core.journals import GAME, go_on, header, play, start, to_turn
from tests.lengths import alike, soak, soaks

GAMES = ((2, 3, 1), (2, 7, 9), (3, 5, 4), (5, 31, 8))
"""Players, seed, and the turn up to which they play."""


ABOUT = (-1, 0, 1, 2)
"""Where a save is cut, counted from the end of a line."""


def cuts(raw: bytes, dense: int, turn: int | None = None) -> Iterable[int]:
    """Every end of a line and the bytes about it, and so many places between. With a `turn` (0 to 3) one byte of those
    of each line, another one for the next line: four turns come to all of them."""
    ends = enumerate(at for at, byte in enumerate(raw) if byte == 10)
    near = {at + by for line, at in ends for by in (ABOUT if turn is None else [ABOUT[(line + turn) % len(ABOUT)]])}
    return sorted({0, 1, *near, *range(0, len(raw), max(1, len(raw) // dense))} - {len(raw) + 1})


@alike(2)
@pytest.mark.parametrize("game", GAMES)
def test_wherever_a_save_is_cut_nothing_is_lost_that_any_copy_has(game: tuple[int, int, int], tmp_path: Path) -> None:
    """With all copies, without the newest, with a torn one, with those of the latest turns gone."""
    path = tmp_path / "game-00001.journal"
    players, seed, turn = game
    whole = game_of(path, seed, players, turn)
    folder = generations.folder_of(path)
    for turn, harm in enumerate(("none", "torn", "newest", "latest")):
        there = sorted(folder.iterdir())
        if harm == "torn":
            there[-1].write_bytes(there[-1].read_bytes()[: -soak(40, 30)])
        for gone in there[-1:] if harm == "newest" else there[1:] if harm == "latest" else ():
            gone.unlink()
        for cut in cuts(whole.raw, soak(20, 400), soak(turn, None)):
            found = list(faults(whole, whole.raw[:cut], path, copies=True))
            assert not found, (harm, cut, found)


@soaks
def test_with_all_its_copies_a_save_comes_back_to_its_last_answer_wherever_it_is_cut(tmp_path: Path) -> None:
    """The five friends of the report: 18,191 bytes then, cut in the third turn, in the fourth, and at the end of a
    line."""
    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 8)
    for cut in cuts(whole.raw, 30, soak(0, None)):
        path.write_bytes(whole.raw[:cut])
        replayed = replay(GAME, read_with_copies(path))
        assert replayed.session.hash() == whole.moments[-1].hash, cut
        assert (replayed.loss is None) == (whole.raw.find(b"\n", max(cut - 1, 0)) == len(whole.raw) - 1), cut


@pytest.mark.parametrize("left", ["line", "middle", "start", "nothing"])
def test_the_game_that_comes_back_is_played_on_and_is_whole_again(left: str, tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 6)
    middle = len(whole.raw) // 2
    cut = {"line": whole.raw.index(b"\n", middle) + 1, "middle": middle, "start": 40, "nothing": 0}[left]
    path.write_bytes(whole.raw[:cut])
    loaded = read_with_copies(path)
    session = replay(GAME, loaded).session
    journal = Journal.continue_(path, loaded, session)
    assert (
        journal.copy is None if not cut else journal.copy is not None and journal.copy.read_bytes() == whole.raw[:cut]
    )
    play(session, 4, seed=2)
    assert told(path) == (session.hash(), False), "and it is told once"
    path.write_bytes(path.read_bytes()[:-1])
    assert told(path) == (session.hash(), False)
    path.write_bytes(b"")
    assert told(path) == (session.hash(), True)


def told(path: Path) -> tuple[str, bool]:
    """Where the game stands that a file and its copies hold, and whether anything is said about damage."""
    replayed = replay(GAME, read_with_copies(path))
    return replayed.session.hash(), replayed.loss is not None


def test_where_the_program_ends_before_old_copies_are_gone_they_are_none_of_the_mended_journal(tmp_path: Path) -> None:
    """They have other numbers: between its entries they would tell of moments that are long past."""

    class Keeping(System):
        def delete(self, path: Path) -> None:
            raise OSError(5, "no")

    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 6)
    middle = len(whole.lines) // 2
    path.write_bytes(b"".join([*whole.lines[:2], *whole.lines[middle:]]))
    loaded = read(path)
    replayed = replay(GAME, loaded)
    with disk.through(Keeping()):
        Journal.continue_(path, loaded, replayed.session)
    assert read(path).header.mended == 1 and generations.any_of(path)
    assert told(path) == (whole.moments[-1].hash, False)


# ------------------------------------------------------------------------------------------------ a young game


def blocks_swapped(raw: bytes) -> bytes:
    half = len(raw) // 2
    return raw[half : 2 * half] + raw[:half]


HARM = {"emptied": lambda raw: b"", "zeroed": lambda raw: b"\0" * len(raw), "swapped": blocks_swapped}


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("answers", [1, 2, 5])
def test_a_young_game_has_a_second_copy_from_its_first_answer(answers: int, harm: str, tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = start(path)
    play(session, answers)
    session.undo()
    session.redo()
    path.write_bytes(HARM[harm](path.read_bytes()))
    assert told(path) == (session.hash(), True)
    assert len(replay(GAME, read_with_copies(path)).session.past) == answers


@pytest.mark.parametrize("harm", HARM)
def test_a_game_that_goes_on_from_a_moment_has_one_from_its_first_line(harm: str, tmp_path: Path) -> None:
    """As "Play on from here" begins one: what led there, then the note with which it is taken up."""
    other, path = tmp_path / "game-00001.journal", tmp_path / "game-00002.journal"
    session, _ = start(other)
    to_turn(session, 5)
    path.write_bytes(transcript(session, header()))
    session, _ = go_on(path)
    journal = Journal.continue_(path, read(path), session)
    journal.note(session, {"sequence": 2})
    path.write_bytes(HARM[harm](path.read_bytes()))
    assert told(path)[0] == session.hash()
    assert len(replay(GAME, read_with_copies(path)).session.past) == len(session.past)


# ------------------------------------------------------------------------------------------------ what it costs


class Counting(System):
    """The real one; it tells which files were opened."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, path: Path, flags: int) -> int:
        self.opened.append(path.name)
        return super().open(path, flags)


def opened(path: Path) -> tuple[list[str], Loaded]:
    counting = Counting()
    with disk.through(counting):
        loaded = read_with_copies(path)
    return counting.opened, loaded


def test_of_the_copies_of_a_whole_save_the_newest_alone_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 8)
    kept = sorted(one.name for one in generations.folder_of(path).iterdir())
    assert len(kept) > 3 and opened(path)[0] == [path.name, kept[-1]]
    path.write_bytes(whole.raw[: whole.raw.index(b"\n", 9000) + 1])
    files, loaded = opened(path)
    assert set(files) == {path.name, *kept} and loaded.kept


def test_a_step_is_added_to_its_copy_and_the_copy_is_not_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = start(path)
    play(session, 1)
    (copy,) = generations.folder_of(path).iterdir()
    first = copy.stat().st_ino
    play(session, 2, seed=4)
    session.undo()
    assert copy.read_bytes() == path.read_bytes() and copy.stat().st_ino == first
    for spoilt in (b"", b"x" * 9000):
        copy.write_bytes(spoilt)
        play(session, 1, seed=5)
        assert copy.read_bytes() == path.read_bytes(), "what is not as it was left is written whole"


def test_what_would_make_a_copy_too_large_to_be_read_is_not_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game-00001.journal"
    session, _ = start(path)
    play(session, 1)
    (copy,) = generations.folder_of(path).iterdir()
    before = copy.read_bytes()
    monkeypatch.setattr(generations, "LARGEST", len(before) + 10)
    play(session, 2, seed=4)
    assert copy.read_bytes() == before


def test_an_older_file_that_was_put_back_by_hand_is_told_and_stays_a_save_of_its_own(tmp_path: Path) -> None:
    """Whoever copies yesterday's file over the save goes on at the newest moment, hears so, and can still open
    yesterday's."""
    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 6)
    yesterday = whole.raw[: whole.raw.index(b"\n", len(whole.raw) // 2) + 1]
    path.write_bytes(yesterday)
    loaded = read_with_copies(path)
    replayed = replay(GAME, loaded)
    assert loaded.older and replayed.session.hash() == whole.moments[-1].hash
    journal = Journal.continue_(path, loaded, replayed.session)
    journal.note(replayed.session, {"sequence": 2})
    kept = path.with_name("game-00001-older-1.journal")
    assert journal.copy == kept and journal.kept_older and kept.read_bytes() == yesterday
    older = read_with_copies(kept)
    assert not older.older and replay(GAME, older).session.hash() == replay(GAME, read(kept)).session.hash()
    assert replay(GAME, older).session.hash() != whole.moments[-1].hash
    again = read_with_copies(path)
    assert not again.older and told(path) == (replayed.session.hash(), False), "it is told once"


def test_a_file_that_is_cut_within_a_line_is_damaged_and_not_older(tmp_path: Path) -> None:
    path = tmp_path / "game-00001.journal"
    whole = game_of(path, 31, 5, 6)
    path.write_bytes(whole.raw[: whole.raw.index(b"\n", len(whole.raw) // 2) - 3])
    assert not read_with_copies(path).older
    path.write_bytes(b"")
    assert not read_with_copies(path).older
