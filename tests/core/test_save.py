"""Journals: written after every answer, whole again after any damage and on any disk."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.saves import disk, generations
from game.core.saves.journal import Journal, journals, note_line, transcript
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read
from game.core.saves.system import System
from tests.core.journals import (
    GAME,
    OPTIONS,
    back,
    go_on,
    header,
    in_trouble,
    line,
    play,
    play_out,
    start,
    to_action,
    to_turn,
)
from tests.typed import now

# -------------------------------------------------------------------------------------------------------- writing


def test_after_every_answer_the_file_holds_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, journal = start(path)
    chance = Chance(5)
    for _ in range(60):
        session.apply(GAME.random_answer(session.state, chance))
        assert back(path).hash() == session.hash()
    assert not in_trouble(journal)


def test_undo_and_redo_are_written_too(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 12)
    for act in (session.undo, session.undo, session.redo, session.undo, session.undo):
        assert act()
        assert back(path).hash() == session.hash()
    play(session, 4, seed=9)
    again = back(path)
    assert again.hash() == session.hash()
    assert len(again.past) == len(session.past)
    assert again.undo() and session.undo() and again.hash() == session.hash()


def test_an_action_with_its_payment_is_one_step(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    action = to_action(session)
    before = session.hash()
    session.act(action)
    again = back(path)
    assert again.hash() == session.hash()
    assert again.undo() and again.hash() == before


def test_every_turn_and_the_end_leave_a_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play_out(session)
    snapshots = [entry for entry in read(path).entries if "state" in entry]
    turns = [entry["turn"] for entry in snapshots]
    assert sorted(set(turns)) == list(range(2, session.state.turn + 1))
    assert snapshots[-1]["state"]["result"] == session.state.result
    assert back(path).over


def test_another_file_in_the_place_is_kept_in_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(b"my diary\n")
    session, _ = start(path)
    play(session, 3)
    assert back(path).hash() == session.hash()
    assert (tmp_path / "game.journal.damaged-1").read_bytes() == b"my diary\n"


def test_a_journal_that_vanishes_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.journal"
    session, _ = start(path)
    play(session, 6)
    shutil.rmtree(path.parent)
    play(session, 1, seed=8)
    assert back(path).hash() == session.hash()


# --------------------------------------------------------------------------------------------------------- damage


def test_a_cut_tail_is_kept_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 10)
    raw = path.read_bytes()
    path.write_bytes(raw[:-5])
    session, loaded = go_on(path)
    assert loaded.holes
    assert (tmp_path / "game.journal.damaged-1").read_bytes() == raw[:-5]
    play(session, 5, seed=6)
    assert back(path).hash() == session.hash()
    path.write_bytes(path.read_bytes()[:-5])
    go_on(path)
    assert (tmp_path / "game.journal.damaged-2").exists()


def test_an_entry_that_does_not_follow_is_cut_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 8)
    kept = session.hash()
    with path.open("ab") as file:
        file.write(line({"answers": [["activate:nonsense:1"]]}) + line({"answers": [["end"]]}))
    session, loaded = go_on(path)
    assert session.hash() == kept
    assert loaded.cut_at
    play(session, 4, seed=6)
    assert back(path).hash() == session.hash()


@pytest.mark.parametrize(
    "entry",
    [
        {"answers": "end"},
        {"answers": []},
        {"answers": [[7]]},
        {"answers": [["end", None]]},
        {"answers": {"a": ["end"]}},
        {"answers": 3},
        {"undo": 1},
        {"hash": "0000000000000000"},
        {"turn": 2},
        {},
    ],
)
def test_an_entry_of_the_wrong_kind_is_cut(entry: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    with path.open("ab") as file:
        file.write(line(entry))
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert replayed.broken_at == 1
    assert replayed.session.hash() == session.hash()


# ------------------------------------------------------------------------------------------------- failing disks


@pytest.fixture
def file_limit() -> Iterator[Any]:
    """Files may not grow beyond a limit: what a full disk looks like to a program."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size: int | None) -> None:
        soft = before[0] if size is None else size
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, before[1]))

    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_does_not_stop_the_game_and_leaves_no_gap(tmp_path: Path, file_limit: Any) -> None:
    path = tmp_path / "game.journal"
    session, journal = start(path)
    play(session, 3)
    good = session.hash()
    file_limit(path.stat().st_size + 20)
    play(session, 3, seed=5)
    trouble = in_trouble(journal)
    torn = read(path)
    file_limit(None)
    assert trouble
    assert replay(GAME, torn).session.hash() == good
    play(session, 1, seed=6)
    assert not in_trouble(journal)
    assert back(path).hash() == session.hash()


def test_a_place_that_takes_no_file_does_not_stop_the_game(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    session, journal = start(wall / "game.journal")
    assert in_trouble(journal)
    play(session, 5)
    wall.unlink()
    play(session, 1, seed=3)
    assert not in_trouble(journal)
    assert back(wall / "game.journal").hash() == session.hash()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a file system that takes no files")
def test_a_read_only_place_does_not_stop_the_game() -> None:
    session, journal = start(Path("/proc/self/game.journal"))
    play(session, 5)
    assert in_trouble(journal)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_does_not_stop_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        session, journal = start(folder / "game.journal")
        play(session, 5)
        assert in_trouble(journal)
    finally:
        folder.chmod(0o700)
    play(session, 1, seed=3)
    assert back(folder / "game.journal").hash() == session.hash()


@pytest.mark.parametrize("steps", [0, 5])
def test_a_game_that_nobody_plays_can_be_noted_in_and_is_the_same_game(steps: int, tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session, _ = start(path)
    play(session, steps)
    with path.open("ab") as file:
        file.write(note_line(GAME, read(path), {"name": "Sunday"}))
    loaded = read(path)
    assert (loaded.cut_at, loaded.entries[-1]["note"]) == (0, {"name": "Sunday"})
    assert back(path).hash() == session.hash()


def test_nothing_is_noted_behind_damage(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session, _ = start(path)
    play(session, 5)
    raw = bytearray(path.read_bytes())
    raw[-30] ^= 1
    path.write_bytes(raw)
    with pytest.raises(SaveError) as found:
        note_line(GAME, read(path), {"name": "Sunday"})
    assert found.value.key == "hurt"


def test_the_journals_of_a_folder_newest_first(tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b", "c")):
        path = tmp_path / f"{name}.journal"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    assert [path.stem for path in journals(tmp_path)] == ["c", "b", "a"]
    assert list(journals(tmp_path / "absent")) == []


# -------------------------------------------------------------------------------------------- what a journal tells


class Full(System):
    """A disk that takes nothing while it is full; it tells which files were put whole in their places."""

    def __init__(self) -> None:
        self.full = False
        self.replaced: list[str] = []

    def write(self, number: int, data: bytes) -> int:
        if self.full:
            raise OSError(28, "full")
        return super().write(number, data)

    def replace(self, old: Path, new: Path) -> None:
        self.replaced.append(new.name)
        super().replace(old, new)


def test_while_the_disk_is_full_the_journal_counts_what_lies_on_no_disk(tmp_path: Path) -> None:
    path, full = tmp_path / "game.journal", Full()
    with disk.through(full):
        session, journal = start(path)
        assert (journal.unsaved, journal.on_disk, journal.size) == (0, True, path.stat().st_size)
        play(session, 2)
        assert journal.unsaved == 0
        full.full = True
        for count in (1, 2):
            play(session, 1, seed=count)
            assert journal.unsaved == count and in_trouble(journal)
        session.undo()
        assert journal.unsaved == 3 and not journal.again()
        assert journal.size > path.stat().st_size
        full.full = False
        assert journal.again() and journal.again()
        assert (journal.unsaved, journal.problem, journal.size) == (0, None, path.stat().st_size)
    assert back(path).hash() == session.hash()


def test_a_game_of_which_nothing_could_be_written_knows_it(tmp_path: Path) -> None:
    full = Full()
    full.full = True
    with disk.through(full):
        session, journal = start(tmp_path / "game.journal")
        assert not now(journal.on_disk) and in_trouble(journal) and journal.unsaved == 0, "no step is made yet"
        assert not (tmp_path / "game.journal").exists()
        full.full = False
        play(session, 1)
        assert journal.on_disk and not in_trouble(journal)
    assert back(tmp_path / "game.journal").hash() == session.hash()


def test_a_step_is_written_at_the_end_and_the_file_is_never_put_in_its_place_again(tmp_path: Path) -> None:
    path, full = tmp_path / "game.journal", Full()
    with disk.through(full):
        session, _ = start(path)
        play(session, 4)
        session.undo()
        session, _ = go_on(path)
        play(session, 3, seed=4)
    assert full.replaced.count(path.name) == 1
    head, again, *lines = path.read_bytes().splitlines(keepends=True)
    assert head == again == line(header().to_json())
    numbers = [json.loads(text.partition(b" ")[2])["n"] for text in lines]
    assert numbers == list(range(1, len(lines) + 1)), "and the entries are counted on"


def test_nothing_is_copied_where_the_place_was_empty_or_ours(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, journal = start(path)
    play(session, 3)
    raw = path.read_bytes()
    for left in (b"", raw[:-20]):
        path.write_bytes(left)
        play(session, 1, seed=5)
        assert journal.copy is None and path.read_bytes().startswith(raw)
    path.write_bytes(b"my diary\n")
    play(session, 1, seed=6)
    assert journal.copy == tmp_path / "game.journal.damaged-1"
    assert journal.copy.read_bytes() == b"my diary\n" and back(path).hash() == session.hash()


def test_a_snapshot_is_written_where_a_turn_begins_and_nowhere_else(tmp_path: Path) -> None:
    """Also where a turn was taken back and begins again, and none where one only goes on."""
    path = tmp_path / "game.journal"
    session, _ = start(path)

    def snapshots() -> list[int]:
        return [entry["turn"] for entry in read(path).entries if "state" in entry]

    play(session, 1)
    assert snapshots() == []
    to_turn(session, 2)
    assert snapshots() == [2]
    session.undo()
    session.redo()
    assert snapshots() == [2, 2]
    session, _ = go_on(path)
    session.act(to_action(session))
    assert snapshots() == [2, 2]
    to_turn(session, 3)
    assert snapshots() == [2, 2, 3]


def test_a_snapshot_is_kept_apart_line_by_line_as_the_journal_has_it(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, journal = start(path)
    for round_of, name in ((None, "r"), (lambda state: state.round, "r1")):
        journal.round_of = round_of
        to_turn(session, session.state.turn + 1)
        found = path.read_bytes().splitlines(keepends=True)
        kept = generations.folder_of(path) / f"{len(found) - 2:06d}-{name}.lines"
        assert kept.read_bytes() == found[0] + found[1] + found[-1]


def test_while_the_disk_is_full_nothing_is_kept_apart(tmp_path: Path) -> None:
    """What stands there would have no journal that leads to it."""
    path, full = tmp_path / "game.journal", Full()
    with disk.through(full):
        session, _ = start(path)
        full.full = True
        to_turn(session, 2)
    assert not generations.any_of(path)


def test_a_game_that_is_gone_on_with_keeps_its_copies_and_a_new_one_has_none(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 2)
    go_on(path)
    assert generations.any_of(path)
    full = Full()
    full.full = True
    path.write_bytes(path.read_bytes()[:-1000])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    with disk.through(full):
        journal = Journal.continue_(path, loaded, replayed.session)
    assert in_trouble(journal) and generations.any_of(path), "what could not be mended still needs them"
    with disk.through(Full()):
        start(path)
    assert not generations.any_of(path)


def test_the_file_that_takes_the_place_of_a_damaged_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    raw = path.read_bytes()
    path.write_bytes(raw[:-5])
    session, _ = go_on(path)
    lines = raw.splitlines(keepends=True)
    assert path.read_bytes() == b"".join(lines[:-1]) and lines[0] == lines[1]
    assert (len(session.past), read(path).hurt_at) == (2, 0)


def test_a_game_that_moves_is_written_whole_in_its_new_place(tmp_path: Path) -> None:
    path, other = tmp_path / "game.journal", tmp_path / "other.journal"
    session, journal = start(path)
    play(session, 3)
    raw = path.read_bytes()
    assert journal.move(other)
    assert other.read_bytes() == raw, "at once, not with the next step"
    play(session, 2, seed=4)
    assert (path.read_bytes(), journal.path) == (raw, other)
    assert back(other).hash() == session.hash()


def test_the_number_and_the_hash_of_a_note_are_those_of_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 2)
    assert note_line(GAME, read(path), {"a": 1}) == line({"note": {"a": 1}, "hash": session.hash(), "n": 3})
    path.write_bytes(line({**header().to_json(), "format": 1}))
    path.write_bytes(path.read_bytes() + line({"answers": [list(answer) for answer in session.past[0].answers]}))
    after = back(path).hash()
    assert note_line(GAME, read(path), {"a": 1}) == line({"note": {"a": 1}, "hash": after, "n": 2})


@pytest.mark.parametrize("seed", [0, 7])
def test_a_transcript_begins_at_the_deal_or_where_the_game_was_laid_out(seed: int, tmp_path: Path) -> None:
    session = BigBookSession.start(OPTIONS, seed)
    play(session, 3)
    path = tmp_path / "game.journal"
    path.write_bytes(transcript(session, header(seed=seed)))
    assert [sorted(entry) for entry in read(path).entries] == [["answers", "hash"]] * 3
    assert read(path).hurt_at == 0, "its entries are counted from 1"
    assert back(path).hash() == session.hash() and len(back(path).past) == 3
    for opened, number in (("edition", seed), ("", -1)):
        session.opened = opened
        path.write_bytes(transcript(session, header(seed=number)))
        assert sorted(read(path).entries[0]) == ["content", "hash", "state"]
        assert back(path).hash() == session.hash() and len(back(path).past) == 3
