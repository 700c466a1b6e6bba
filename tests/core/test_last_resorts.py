"""What is left when nearly everything of a save is gone, or nothing of it can be believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.engine.session import json_hash
from game.core.saves import rescue
from game.core.saves.journal import journals
from game.core.saves.replay import Replayed, opened, replay
from game.core.saves.save import Loaded, SaveError, read, read_with_copies
from game.core.saves.save_line import MAX_LINE
from game.core.saves.steps import Loss
from tests.core.journals import GAME, back, go_on, header, line, play, start, to_turn


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
    assert journal.move(tmp_path / "elsewhere" / "game.journal") is False
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


def put(path: Path, head: list[bytes], found: list[dict[str, Any]], *lost: int) -> tuple[Replayed, Loaded]:
    """A file of these entries, some of them (from 0) lost; and how it comes back."""
    lines = [line(entry) if at not in lost else b"\0" * 40 + b"\n" for at, entry in enumerate(found)]
    path.write_bytes(b"".join([*head, *lines]))
    loaded = read(path)
    return replay(GAME, loaded), loaded


def without(loaded: list[dict[str, Any]], *keys: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in entry.items() if key not in ("n", *keys)} for entry in loaded]


def test_a_file_of_which_only_the_last_turn_is_left_begins_there(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 2)
    head, found = entries(path)
    replayed, loaded = put(path, head, found[-1:])
    assert replayed.session.hash() == session.hash() and replayed.session.past == []
    assert replayed.loss == Loss(3, 0, at_end=False, barred=True)
    assert (replayed.snapshot_at, replayed.from_snapshot, replayed.missing) == (1, True, 0)
    assert opened(replayed, loaded) == "damaged"
    assert loaded.repaired is not None and loaded.repaired[0] == {"gap": 1}
    assert sorted(loaded.repaired[1]) == ["content", "hash", "state"] and len(loaded.repaired) == 2
    again, _ = go_on(path)
    play(again, 1)
    mended = read(path)
    assert opened(replay(GAME, mended), mended) == "damaged", "and that is known as long as the game is played"


def test_where_nothing_is_lost_the_game_begins_at_its_deal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 2)
    head, found = entries(path)
    replayed, loaded = put(path, [head[0], b"\0" * 40 + b"\n"], found)
    assert replayed.loss == Loss(2, 0, at_end=False, barred=False)
    assert (replayed.snapshot_at, replayed.from_snapshot, replayed.missing) == (0, False, 0)
    assert opened(replayed, loaded) == "" and loaded.repaired == without(found)
    assert replayed.steps == len(session.past) == len(replayed.session.past)


def test_where_nothing_is_lost_since_a_new_beginning_the_game_begins_there(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 2)
    again, _ = go_on(path)
    play(again, 2)
    head, found = entries(path)
    replayed, loaded = put(path, [head[0], b"\0" * 40 + b"\n"], found)
    assert replayed.session.hash() == again.hash() and len(replayed.session.past) == 2
    assert replayed.loss == Loss(2, 0, at_end=False, barred=False) and not replayed.from_snapshot
    assert opened(replayed, loaded) == "edition"


def test_a_choice_of_this_turn_that_is_lost_takes_those_behind_it_along(tmp_path: Path) -> None:
    """How many that are is said: those that stood there, and those that no longer follow."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 4)
    head, found = entries(path)
    assert not snapshots(found)
    replayed, loaded = put(path, head, found, 1)
    assert [one.answers for one in replayed.session.past] == [session.past[0].answers]
    assert replayed.loss == Loss(4, 3, at_end=False, barred=False) and replayed.missing == 2
    assert loaded.repaired == without(found[:1]) and opened(replayed, loaded) == ""
    replayed, _ = put(path, head, found, 3)
    assert replayed.loss == Loss(6, None, at_end=True, barred=False) and replayed.missing == 0
    replayed, _ = put(path, head, found, 0, 2)
    assert replayed.loss == Loss(3, 4, at_end=False, barred=False), "two are lost, and two do not follow"


@pytest.mark.parametrize("steps_back", [1, 2, 3])
def test_steps_back_that_are_lost_are_made_again_and_not_done_again(
    steps_back: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands behind them tells where they led."""
    path = tmp_path / "game.journal"
    session, journal = start(path)
    play(session, 4)
    for _ in range(steps_back):
        session.undo()
    journal.note(session, {"undo": "free"})
    head, found = entries(path)
    lost = range(4, 4 + steps_back)
    replayed, loaded = put(path, head, found, *lost)
    assert replayed.session.hash() == session.hash() and not replayed.session.can_redo
    assert replayed.loss == Loss(7, 0, at_end=False, barred=False)
    assert loaded.repaired == without(found), "the file that takes its place has them again"
    monkeypatch.setattr(rescue, "BACK", steps_back)
    assert put(path, head, found, *lost)[0].session.hash() == session.hash()
    monkeypatch.setattr(rescue, "BACK", steps_back - 1)
    assert put(path, head, found, *lost)[0].session.hash() != session.hash(), "nobody looks farther"


def test_of_steps_back_that_are_half_lost_the_other_half_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 4)
    session.undo()
    session.undo()
    head, found = entries(path)
    replayed, loaded = put(path, head, found, 4)
    assert replayed.session.hash() == session.hash() and loaded.repaired == without(found)
    assert replayed.loss == Loss(7, 0, at_end=False, barred=False)


def test_a_lost_choice_that_was_taken_back_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 4)
    session.undo()
    head, found = entries(path)
    replayed, loaded = put(path, head, found, 3)
    assert replayed.session.hash() == session.hash() and loaded.repaired == without(found[:3])
    assert replayed.loss == Loss(6, 0, at_end=False, barred=False)


def test_what_follows_a_hole_only_in_part_is_gone_on_with_from_a_later_turn(tmp_path: Path) -> None:
    """The table of the first turn behind it cannot be: it is passed by."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    session.undo()
    to_turn(session, 4)
    head, found = entries(path)
    tables = snapshots(found)
    tables[0]["state"]["madness"] = 400
    tables[0]["hash"] = json_hash(tables[0]["state"])
    replayed, loaded = put(path, head, found, 3)
    assert replayed.session.hash() == session.hash()
    assert replayed.loss is not None and replayed.loss.barred and replayed.loss.choices == 0
    assert loaded.entries[replayed.snapshot_at - 1]["turn"] == 4, "from the last one, which leads as far as any"


def test_of_two_tables_the_second_is_gone_on_with_where_the_first_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    head, found = entries(path)
    tables = snapshots(found)
    tables[0]["state"]["madness"] = 400
    tables[0]["hash"] = json_hash(tables[0]["state"])
    replayed, _ = put(path, head, found, 0)
    assert len(tables) == 2 and replayed.session.hash() == session.hash()
    assert (replayed.snapshot_at, replayed.session.past) == (len(found) - 1, [])


def test_a_turn_that_was_taken_back_is_no_better_beginning_than_what_led_there(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    session.undo()
    to_turn(session, 2)
    session.undo()
    head, found = entries(path)
    replayed, _ = put(path, head, [*found, {"answers": [["activate:nonsense:1"]], "n": len(found) + 1}], 3)
    assert replayed.session.hash() == session.hash() and len(replayed.session.past) == len(session.past)
    assert replayed.loss is not None and not replayed.loss.barred
    assert (replayed.loss.choices, replayed.missing) == (1, 1)


def test_of_two_ways_that_lead_as_far_the_one_with_more_to_take_back_is_gone(tmp_path: Path) -> None:
    """Across the hole rather than from a turn behind it, from its first turn rather than from a later one."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    session.undo()
    to_turn(session, 4)
    head, found = entries(path)
    found.append({"answers": [["activate:nonsense:1"]], "n": len(found) + 1})
    replayed, _ = put(path, head, found, 3)
    assert replayed.session.hash() == session.hash() and len(replayed.session.past) == len(session.past)
    assert replayed.loss == Loss(6, 1, at_end=False, barred=False)
    replayed, loaded = put(path, head, found, 0)
    assert replayed.session.hash() == session.hash() and replayed.loss == Loss(3, 1, at_end=False, barred=True)
    assert loaded.entries[replayed.snapshot_at - 1]["turn"] == 2


def test_steps_of_the_first_edition_are_believed_up_to_the_damage_and_not_behind_it(tmp_path: Path) -> None:
    """It wrote no hash beside a step, so that nothing says whether one follows."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 5)
    _, found = entries(path)
    plain = [{"answers": entry["answers"]} for entry in found]
    first = [line({**header().to_json(), "format": 1})]
    for lost, kept in (([4], 4), ([2], 2), ([1, 3], 1)):
        replayed, loaded = put(path, first, plain, *lost)
        assert [one.answers for one in replayed.session.past] == [one.answers for one in session.past[:kept]]
        assert replayed.loss is not None and (replayed.loss.choices, replayed.loss.barred) == (None, False)
        assert loaded.repaired == plain[:kept] and replayed.missing == 5 - kept - len(lost)
    last = [*plain[:3], found[3], found[4]]
    replayed, _ = put(path, first, last, 1)
    assert len(replayed.session.past) == 1, "and where a step between them is lost, none behind it"


def test_holes_before_a_new_beginning_are_counted_in_the_file_that_takes_its_place(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    head, found = entries(path)
    first = next(at for at, entry in enumerate(found) if "state" in entry)
    replayed, loaded = put(path, head, found, 0, first + 1)
    assert replayed.session.hash() == session.hash() and loaded.repaired is not None
    assert {"gap": 2} in loaded.repaired
