"""Files are replaced whole, through no link and no pipe, and the new name is on the disk, too."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from game.core.saves import disk, system
from game.core.saves.system import System
from tests.core.faults import Failing, Fault


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="needs links")
def test_a_link_laid_in_the_place_of_the_temporary_file_is_not_followed(tmp_path: Path) -> None:
    victim, path = tmp_path / "victim", tmp_path / "settings.json"
    victim.write_bytes(b"precious")
    (tmp_path / f".{path.name}.{os.getpid()}.new").symlink_to(victim)
    disk.replace_file(path, b"new")
    assert (path.read_bytes(), victim.read_bytes()) == (b"new", b"precious")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["settings.json", "victim"]


def test_a_file_that_is_a_link_is_written_behind_the_link_whole_or_not_at_all(tmp_path: Path) -> None:
    """Somebody keeps it in a folder that is shared: the link stays, and what it leads to is replaced at its place."""
    cloud = tmp_path / "cloud"
    cloud.mkdir()
    path, middle, real = tmp_path / "settings.json", tmp_path / "middle", cloud / "ours.json"
    path.symlink_to(middle)
    middle.symlink_to(real)
    for data in (b"first", b"second"):  # it leads nowhere at first
        disk.replace_file(path, data)
        assert (path.is_symlink(), middle.is_symlink(), real.read_bytes()) == (True, True, data)
    disk.append(path, b" and third")
    assert real.read_bytes() == b"second and third" and disk.names_in(cloud) == ["ours.json"]
    with disk.through(Failing(Fault(2, errno.ENOSPC))), pytest.raises(OSError):
        disk.replace_file(path, b"fourth")
    assert real.read_bytes() == b"second and third" and disk.names_in(tmp_path) == [
        "cloud", "middle", "settings.json",
    ]  # fmt: skip


def test_a_link_that_leads_in_a_circle_is_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    path.symlink_to(other)
    other.symlink_to(path)
    for write in (disk.replace_file, disk.append):
        with pytest.raises(OSError):
            write(path, b"x")
    assert path.is_symlink() and other.is_symlink()


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


class Told(System):
    """The real system, which tells what it was asked for; `fails` is the call that goes wrong, and with what."""

    def __init__(self, fails: str = "", error: int = errno.EIO) -> None:
        self.fails, self.error = fails, error
        self.open_now: set[int] = set()
        self.flushed: list[str] = []
        self.waited: list[float] = []
        self.taken = 0

    def _ask(self, name: str) -> None:
        if name == self.fails:
            raise OSError(self.error, os.strerror(self.error))

    def open(self, path: Path, flags: int) -> int:
        number = super().open(path, flags)
        self.open_now.add(number)
        return number

    def close(self, number: int) -> None:
        super().close(number)
        self.open_now.remove(number)

    def read(self, number: int, most: int) -> bytes:
        self._ask("read")
        piece = super().read(number, min(most, 3))
        self.taken += len(piece)
        return piece

    def write(self, number: int, data: bytes) -> int:
        self._ask("write")
        return super().write(number, data[:3])

    def flush(self, number: int) -> None:
        folder = stat.S_ISDIR(os.fstat(number).st_mode)
        self.flushed.append("folder" if folder else "file")
        self._ask(self.flushed[-1])
        super().flush(number)

    def replace(self, old: Path, new: Path) -> None:
        self._ask("replace")
        super().replace(old, new)

    def wait(self, seconds: float) -> None:
        self.waited.append(seconds)


def test_a_file_that_comes_in_small_pieces_is_read_whole_or_refused_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"0123456789")
    with disk.through(Told()):
        assert disk.read_file(tmp_path / "a", 10) == disk.read_file(tmp_path / "a", 99) == b"0123456789"
        for most in (9, 8, 0):
            with pytest.raises(disk.TooLargeError):
                disk.read_file(tmp_path / "a", most)


def test_of_a_file_that_is_too_large_one_byte_too_many_is_read_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(bytes(1000))
    told = Told()
    with disk.through(told), pytest.raises(disk.TooLargeError):
        disk.read_file(tmp_path / "a", 10)
    assert told.taken == 11


def test_a_file_of_many_pieces_is_written_and_read_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "PIECE", 4)
    disk.replace_file(tmp_path / "a", b"0123456789")
    disk.append(tmp_path / "a", b"abcdefgh")
    assert disk.read_file(tmp_path / "a", 18) == (tmp_path / "a").read_bytes() == b"0123456789abcdefgh"


@pytest.mark.parametrize("fails", ["", "read", "write", "file", "folder", "replace"])
def test_whatever_fails_no_file_stays_open_and_nothing_half_written_stays(fails: str, tmp_path: Path) -> None:
    disk.replace_file(tmp_path / "a", b"old")
    told = Told(fails)
    with disk.through(told):
        try:
            disk.replace_file(tmp_path / "a", b"newer")
        except OSError as error:
            assert fails and disk.reason(error) == "disk_error"
        else:
            assert not fails
    assert told.open_now == set()
    assert [one.name for one in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == (b"newer" if fails in ("", "folder") else b"old")


def test_what_is_asked_to_be_flushed_is_and_nothing_else(tmp_path: Path) -> None:
    told = Told()
    with disk.through(told):
        disk.replace_file(tmp_path / "a", b"x", flush=False)
        assert told.flushed == []
        disk.append(tmp_path / "a", b"yz")
        assert told.flushed == ["file"]
        disk.replace_file(tmp_path / "b", b"x")
        assert told.flushed == ["file", "file", "folder"]
        disk.create(tmp_path / "c")
    assert told.open_now == set() and (tmp_path / "a").read_bytes() == b"xyz"


def test_only_a_file_that_windows_holds_is_waited_for(tmp_path: Path) -> None:
    told = Told("replace", errno.EACCES)
    (tmp_path / "a").write_bytes(b"x")
    with disk.through(told), pytest.raises(PermissionError):
        disk.rename(tmp_path / "a", tmp_path / "b")
    assert told.waited == []


def test_what_is_there_is_told_and_taken_away_once(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        disk.create(tmp_path / name)
    assert disk.names_in(tmp_path) == ["a", "b", "c"]
    with pytest.raises(FileExistsError):
        disk.create(tmp_path / "a")
    assert (disk.there(tmp_path / "a"), disk.there(tmp_path / "d")) == (True, False)
    assert disk.delete(tmp_path / "a") is True
    assert disk.delete(tmp_path / "a") is False
    with pytest.raises(OSError):
        disk.delete(tmp_path)
    (tmp_path / "b").write_bytes(b"12345")
    assert (disk.size_of(tmp_path / "b"), disk.size_of(tmp_path / "a")) == (5, 0)


def test_folders_are_made_with_those_above_them_and_taken_away_empty(tmp_path: Path) -> None:
    inner = tmp_path / "outer" / "inner"
    disk.make_folder(inner, 0o700)
    disk.make_folder(inner)
    assert inner.is_dir() and stat.S_IMODE(inner.stat().st_mode) == 0o700
    disk.create(inner / "a")
    with pytest.raises(OSError):
        disk.delete_folder(inner)
    disk.delete(inner / "a")
    disk.delete_folder(inner)
    assert not inner.exists()


def test_the_fingerprint_of_files_is_of_names_contents_and_order(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"a\nb\n")
    two.write_bytes(b"a\nb\n")
    kept = disk.fingerprint([one, two])
    assert len(kept) == 16 and kept == disk.fingerprint(iter([one, two]))
    assert disk.fingerprint([two, one]) != kept and disk.fingerprint([one]) != disk.fingerprint([two])
    one.write_bytes(b"a\r\nb\r\n")
    assert disk.fingerprint([one, two]) == kept, "a system that writes other line ends has the same cards"
    one.write_bytes(b"a\nc\n")
    assert disk.fingerprint([one, two]) != kept


def test_the_system_of_a_bad_day_is_gone_afterwards(tmp_path: Path) -> None:
    with pytest.raises(OSError), disk.through(Told("write")):
        disk.replace_file(tmp_path / "a", b"x")
    disk.replace_file(tmp_path / "a", b"x")
    assert (tmp_path / "a").read_bytes() == b"x"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_what_is_no_file_is_closed_again(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    listening = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    told = Told()
    try:
        with disk.through(told):
            for look in (disk.open_mark, lambda path: disk.read_file(path, 9)):
                with pytest.raises(disk.NotAFileError):
                    look(tmp_path / "pipe")
    finally:
        os.close(listening)
    assert told.open_now == set()
