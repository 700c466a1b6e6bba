"""Files are replaced whole, through no link and no pipe, and the new name is on the disk, too."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from game.core.saves import disk, system


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="needs links")
def test_a_link_laid_in_the_place_of_the_temporary_file_is_not_followed(tmp_path: Path) -> None:
    victim, path = tmp_path / "victim", tmp_path / "settings.json"
    victim.write_bytes(b"precious")
    (tmp_path / f".{path.name}.{os.getpid()}.new").symlink_to(victim)
    disk.replace_file(path, b"new")
    assert (path.read_bytes(), victim.read_bytes()) == (b"new", b"precious")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["settings.json", "victim"]


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="needs links")
def test_nothing_is_appended_through_a_link(tmp_path: Path) -> None:
    victim, path = tmp_path / "victim", tmp_path / "game.journal"
    victim.write_bytes(b"precious")
    path.symlink_to(victim)
    with pytest.raises(OSError):
        disk.append(path, b"more")
    assert victim.read_bytes() == b"precious"


@pytest.mark.skipif(not hasattr(os, "O_DIRECTORY"), reason="this system cannot flush a folder")
def test_the_folder_is_flushed_after_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[bool] = []
    fsync = os.fsync

    def heard(number: int) -> None:
        flushed.append(stat.S_ISDIR(os.fstat(number).st_mode))
        fsync(number)

    monkeypatch.setattr(os, "fsync", heard)
    disk.replace_file(tmp_path / "a", b"x")
    assert flushed == [False, True]


def test_what_cannot_be_replaced_stays_and_leaves_no_trace(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    (wall / "inside").mkdir(parents=True)
    with pytest.raises(OSError):
        disk.replace_file(wall, b"x")
    assert [one.name for one in tmp_path.iterdir()] == ["wall"]


def test_copies_have_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    names = [disk.keep_copy(path, bytes([n])).name for n in range(3)]
    assert names == [f"game.journal.damaged-{n}" for n in (1, 2, 3)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_only_ordinary_files_of_sensible_size_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(disk.NotAFileError):
        disk.read_file(tmp_path / "pipe", 100)
    with pytest.raises(IsADirectoryError):
        disk.read_file(tmp_path, 100)
    (tmp_path / "large").write_bytes(bytes(101))
    with pytest.raises(disk.TooLargeError):
        disk.read_file(tmp_path / "large", 100)
    assert len(disk.read_file(tmp_path / "large", 101)) == 101


def test_every_reason_of_the_disk_has_its_own_words() -> None:
    found = {disk.reason(OSError(number, "")) for numbers in disk.REASONS.values() for number in numbers}
    assert found == set(disk.REASONS)
    assert disk.reason(OSError(99_999, "")) == disk.UNKNOWN and disk.reason(disk.NotAFileError()) == "not_a_file"


def test_a_mark_is_held_open_and_never_through_a_link(tmp_path: Path) -> None:
    with disk.open_mark(tmp_path / "mark") as held:
        assert not held.closed and (tmp_path / "mark").is_file()
    (tmp_path / "link").symlink_to(tmp_path / "mark")
    os.mkfifo(tmp_path / "pipe")
    for name in ("link", "pipe"):
        with pytest.raises(OSError):
            disk.open_mark(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_that_somebody_listens_to_is_no_mark_either(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    listening = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(disk.NotAFileError):
            disk.open_mark(tmp_path / "pipe")
    finally:
        os.close(listening)


def test_a_damaged_file_is_put_aside_under_a_name_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"torn")
    (tmp_path / "settings.json.damaged-1").write_bytes(b"older")
    kept = disk.put_aside(tmp_path / "settings.json")
    assert (kept.name, kept.read_bytes()) == ("settings.json.damaged-2", b"torn")
    assert not disk.there(tmp_path / "settings.json")


def test_a_system_that_flushes_no_folders_writes_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "FOLDER", -1)
    disk.replace_file(tmp_path / "a", b"x")
    assert (tmp_path / "a").read_bytes() == b"x"
