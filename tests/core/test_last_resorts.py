"""What is left when nearly everything of a save is gone, or nothing of it can be believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.engine.session import json_hash
from game.core.saves.journal import journals
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read, read_with_copies
from game.core.saves.save_line import MAX_LINE
from tests.core.journals import GAME, back, go_on, line, play, start, to_turn


def entries(path: Path) -> tuple[list[bytes], list[dict[str, Any]]]:
    """The two lines of the header, and every entry."""
    first, second, *lines = path.read_bytes().splitlines(keepends=True)
    return [first, second], [json.loads(text.partition(b" ")[2]) for text in lines]


def broken(path: Path, change: Callable[[list[dict[str, Any]]], object], hole: int) -> None:
    """Other entries under right checksums, and one line of zeros among them."""
    head, found = entries(path)
    change(found)
    lines = [line(entry) for entry in found]
    lines[hole] = b"\0" * (len(lines[hole]) - 1) + b"\n"
    path.write_bytes(b"".join([*head, *lines]))


def snapshots(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in found if "state" in entry]


def test_damage_in_a_game_of_other_cards_before_its_first_turn_ended_says_why(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    play(session, 2)
    broken(path, lambda found: None, 0)
    with pytest.raises(SaveError, match="other-content"):
        replay(GAME, read(path))


def test_damage_in_a_game_of_other_cards_goes_on_from_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 5)
    broken(path, lambda found: None, 1)
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert replayed.session.hash() == session.hash() and replayed.loss is not None and replayed.loss.barred
    assert loaded.repaired is not None
    gap = next(number for number, entry in enumerate(loaded.repaired) if "gap" in entry)
    assert loaded.repaired[:gap] == loaded.entries[: replayed.snapshot_at - 1], "what is whole before it stays"


def test_a_forged_table_in_a_damaged_file_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 5)

    def forge(found: list[dict[str, Any]]) -> None:
        first = snapshots(found)[0]
        first["state"]["madness"] = 400
        first["hash"] = json_hash(first["state"])

    broken(path, forge, 0)
    replayed = replay(GAME, read(path))
    assert replayed.session.hash() == session.hash()
    assert all(moment.state.madness < 400 for moment in replayed.session.past)


def test_damage_behind_a_new_beginning_never_goes_back_to_the_older_edition(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 3)
    again, _ = go_on(path)
    begun = next(number for number, entry in enumerate(entries(path)[1]) if "content" in entry)
    play(again, 4, seed=5)
    broken(path, lambda found: None, 0)
    replayed = replay(GAME, read(path))
    assert replayed.session.hash() == again.hash()
    assert begun > 0 and len(replayed.session.past) <= 4


def test_bytes_without_an_end_are_no_lines_however_many_there_are(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 4)
    path.write_bytes(path.read_bytes() + b"0123456789abcdef {" * (2 * MAX_LINE // 17))
    loaded = read(path)
    assert loaded.hurt_at and replay(GAME, loaded).session.hash() == session.hash()


def test_a_folder_in_the_place_of_a_save_is_no_save(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.mkdir()
    with pytest.raises(SaveError, match=r"not-a-save|unreadable"):
        read_with_copies(path)


def test_a_game_that_cannot_move_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, journal = start(path)
    play(session, 3)
    (tmp_path / "elsewhere").write_bytes(b"a file, no folder")
    assert not journal.move(tmp_path / "elsewhere" / "game.journal")
    assert (journal.path, journal.problem) == (path, None)
    play(session, 3, seed=4)
    assert back(path).hash() == session.hash()
    assert journal.move(tmp_path / "new" / "game.journal")
    play(session, 2, seed=6)
    assert back(tmp_path / "new" / "game.journal").hash() == session.hash()


def test_a_link_that_leads_nowhere_hides_no_game(tmp_path: Path) -> None:
    start(tmp_path / "game.journal")
    (tmp_path / "gone.journal").symlink_to(tmp_path / "nothing")
    assert [path.name for path in journals(tmp_path)] == ["game.journal"]


def test_a_damaged_header_costs_nothing_and_that_is_known(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    first, second, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first, b"\0" * (len(second) - 1) + b"\n", *lines]))
    loaded = read(path)
    assert loaded.hurt_at == 2 and not loaded.holes
    replayed = replay(GAME, loaded)
    assert replayed.session.hash() == session.hash()
    assert replayed.loss is not None and (replayed.loss.choices, replayed.loss.barred) == (0, False)


def test_a_lost_step_back_is_found_again_by_what_followed_it(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 6)
    session.undo()
    session.undo()
    play(session, 1, seed=9)
    undone = [number for number, entry in enumerate(entries(path)[1]) if "undo" in entry]
    broken(path, lambda found: None, undone[0])
    replayed = replay(GAME, read(path))
    assert replayed.session.hash() == session.hash()
    assert replayed.loss is not None and not replayed.loss.barred
