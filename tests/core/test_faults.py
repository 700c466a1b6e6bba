"""The disk on bad days: whichever call fails, the game goes on and nothing that was confirmed is lost.

Short forms; `python -m tests.reliability` plays all of it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path

import pytest

from game.core.saves import disk
from game.core.saves.system import System
from tests.core.evening import Evening, calls_of_an_evening, with_fault, with_power_cut
from tests.core.faults import ERRORS, Failing, Fault, Memory
from tests.lengths import alike, soak, soaks


@soaks
def test_every_call_fails_once_with_each_error_in_turn(tmp_path: Path) -> None:
    for at in range(1, calls_of_an_evening(tmp_path, 3) + 1, soak(2, 1)):  # every other call in the short form
        fault = Fault(at, ERRORS[at % len(ERRORS)], share=(at % 5) / 4)
        assert not list(with_fault(tmp_path / f"{at}.journal", 3, fault)), fault


@alike(3)
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_from_some_call_on_every_call_fails(error: int, tmp_path: Path) -> None:
    for at in range(1, calls_of_an_evening(tmp_path, 4) + 1, 11):
        fault = Fault(at, error, for_ever=True)
        assert not list(with_fault(tmp_path / f"{at}.journal", 4, fault)), fault


def test_a_program_that_is_killed_at_a_call_loses_at_most_what_was_not_confirmed(tmp_path: Path) -> None:
    for at in range(1, calls_of_an_evening(tmp_path, 5) + 1, 3):
        fault = Fault(at, None, share=(at % 3) / 2)
        assert not list(with_fault(tmp_path / f"{at}.journal", 5, fault)), fault


def test_whatever_the_power_takes_that_was_not_flushed_the_confirmed_game_is_there(tmp_path: Path) -> None:
    for at in range(1, calls_of_an_evening(tmp_path, 6) + 1, 7):
        assert not list(with_power_cut(6, at))


class Forgetful(Memory):
    """A disk that keeps no bytes although it is asked to flush them."""

    def flush(self, number: int) -> None:
        if self.opened[number].node is None:
            super().flush(number)


def test_on_a_disk_that_flushes_nothing_the_power_takes_what_was_confirmed() -> None:
    """The proof bites: this is the harm that it looks for."""
    assert any(list(with_power_cut(6, at, Forgetful)) for at in range(30, 60, 7))


def test_a_write_that_is_not_read_back_as_it_was_is_no_write(tmp_path: Path) -> None:
    class Lying(System):
        def write(self, number: int, data: bytes) -> int:
            super().write(number, b"\0" * len(data))
            return len(data)

    path = tmp_path / "settings.json"
    disk.replace_file(path, b"old")
    with disk.through(Lying()), pytest.raises(OSError, match=r".") as found:
        disk.replace_file(path, b"new")
    assert disk.reason(found.value) == "disk_error"
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


def test_a_file_that_a_scanner_holds_for_a_moment_is_tried_again(tmp_path: Path) -> None:
    class Held(System):
        times = 0

        def replace(self, old: Path, new: Path) -> None:
            self.times += 1
            if self.times < 4:
                error = PermissionError(errno.EACCES, "held")
                error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
                raise error
            super().replace(old, new)

        def wait(self, seconds: float) -> None:
            """The test has no time."""

    held = Held()
    with disk.through(held):
        disk.replace_file(tmp_path / "a", b"new")
    assert (held.times, (tmp_path / "a").read_bytes()) == (4, b"new")


def test_a_file_that_is_never_let_go_is_told_and_what_stood_there_still_does(tmp_path: Path) -> None:
    class Held(System):
        waited = 0.0

        def replace(self, old: Path, new: Path) -> None:
            error = PermissionError(errno.EACCES, "held")
            error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
            raise error

        def wait(self, seconds: float) -> None:
            self.waited += seconds

    disk.replace_file(tmp_path / "a", b"old")
    held = Held()
    with disk.through(held), pytest.raises(PermissionError):
        disk.replace_file(tmp_path / "a", b"new")
    assert 1 < held.waited < 2
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("a", b"old")]


@pytest.mark.parametrize(("says", "fails"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_folder_that_cannot_be_flushed_is_no_failing_disk(says: int, fails: bool, tmp_path: Path) -> None:
    class Unflushed(System):
        def flush(self, number: int) -> None:
            if stat.S_ISDIR(os.fstat(number).st_mode):
                raise OSError(says, os.strerror(says))
            super().flush(number)

    with disk.through(Unflushed()), pytest.raises(OSError) if fails else contextlib.nullcontext():
        disk.replace_file(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"


def test_a_system_that_takes_a_few_bytes_at_a_time_gets_them_all(tmp_path: Path) -> None:
    class Narrow(System):
        def write(self, number: int, data: bytes) -> int:
            return super().write(number, data[:7])

    with disk.through(Narrow()):
        disk.replace_file(tmp_path / "a", b"more than seven bytes")
    assert (tmp_path / "a").read_bytes() == b"more than seven bytes"


def test_an_evening_on_a_good_disk_confirms_every_step(tmp_path: Path) -> None:
    evening = Evening()
    evening.live(tmp_path / "a.journal", 3)
    assert evening.confirmed == len(evening.hashes) > 12
    assert not list(evening.faults(tmp_path / "a.journal"))
    assert isinstance(Failing(Fault(0, None)), System)
