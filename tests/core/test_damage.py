"""A damaged save comes back at the newest state that it proves, says truly what is lost, and goes on from there."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.rules.session import BigBookSession
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read
from tests.core.commands import replay_command
from tests.core.damage import KINDS, OLD, Whole, faults, five_at_round_four, flipped, zeroed
from tests.core.journals import GAME, back, go_on, line, play, start
from tests.lengths import soak, soaks

SAMPLE = soak(3, 9)
"""Places of each kind in the test run; `python -m tests.core.damage` tries every byte."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    return five_at_round_four(tmp_path_factory.mktemp("whole") / "game.journal")


@soaks
@pytest.mark.parametrize("kind", KINDS)
def test_the_newest_provable_state_comes_back_and_the_truth_is_told(whole: Whole, kind: str, tmp_path: Path) -> None:
    chance = random.Random(kind)
    for _ in range(SAMPLE):
        place = chance.randrange(len(whole.raw))
        found = list(faults(whole, KINDS[kind](whole.raw, place), tmp_path / "game.journal"))
        assert not found, (place, found)


@soaks
def test_every_byte_of_a_small_save(tmp_path: Path) -> None:
    """In the short form every fourth byte, and every one about the end of a line."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    hashes = [session.hash()]
    for number in range(5):
        if number == 3:
            session.undo()
        else:
            play(session, 1, seed=number)
        hashes.append(session.hash())
    raw = path.read_bytes()
    heads = raw.index(b"\n") + 1
    for place in range(len(raw)):
        if place % soak(4, 1) and b"\n" not in raw[place - 1 : place + 2]:
            continue
        path.write_bytes(flipped(raw, place))
        before = max(0, raw[:place].count(b"\n") - 2)
        loaded = read(path)
        replayed = replay(GAME, loaded)
        assert replayed.loss is not None and loaded.hurt_at, place
        assert replayed.session.hash() in hashes[before if place >= 2 * heads else 5 :], place
        path.write_bytes(raw[:place])
        if place < heads - 1:
            with pytest.raises(SaveError):
                read(path)
            continue
        entries = max(0, raw[: place + 1].count(b"\n") - 2)
        assert replay(GAME, read(path)).session.hash() == hashes[entries], place


def number_of(whole: Whole, word: bytes, which: int) -> int:
    """The line (from 0) that is the `which`th one with a word in it."""
    return [number for number, one in enumerate(whole.lines) if word in one][which]


def without(whole: Whole, *numbers: int) -> bytes:
    """The save with some lines (from 0) spoilt."""
    return b"".join(b"#" + one[1:] if at in numbers else one for at, one in enumerate(whole.lines))


def opened(path: Path, raw: bytes) -> Any:
    path.write_bytes(raw)
    return replay(GAME, read(path))


def test_a_lost_snapshot_costs_nothing_at_all(whole: Whole, tmp_path: Path) -> None:
    middle = sorted(whole.snapshots)[len(whole.snapshots) // 2]
    again = opened(tmp_path / "game.journal", without(whole, middle))
    assert again.session.hash() == whole.moments[-1].hash
    assert (again.loss.choices, again.loss.barred, again.loss.line) == (0, False, middle + 1)
    assert len(again.session.past) == whole.moments[-1].depth


def test_a_choice_lost_long_ago_costs_only_its_undo(whole: Whole, tmp_path: Path) -> None:
    early = number_of(whole, b'"answers"', 4)
    again = opened(tmp_path / "game.journal", without(whole, early))
    assert again.session.hash() == whole.moments[-1].hash, "the game stands where it was left"
    assert (again.loss.choices, again.loss.barred) == (0, True)
    behind = next(number for number in sorted(whole.snapshots) if number > early)
    session = again.session
    while session.undo():
        pass
    assert session.hash() == whole.moments[behind].hash, "everything behind the first snapshot can be taken back"


def test_a_choice_lost_in_this_turn_says_how_many_are_gone(whole: Whole, tmp_path: Path) -> None:
    late = max(n for n in range(len(whole.lines)) if b'"answers"' in whole.lines[n] and n > max(whole.snapshots))
    gone = whole.moments[-1].choices - whole.moments[late].choices + 1
    again = opened(tmp_path / "game.journal", without(whole, late))
    if again.loss.choices:
        assert again.session.hash() == whole.moments[late - 1].hash
        assert again.loss.choices >= gone and not again.loss.at_end
    else:
        assert again.session.hash() == whole.moments[-1].hash


@pytest.mark.parametrize("line_lost", [0, 1])
def test_the_header_is_kept_twice(whole: Whole, line_lost: int, tmp_path: Path) -> None:
    again = opened(tmp_path / "game.journal", without(whole, line_lost))
    assert again.session.hash() == whole.moments[-1].hash
    assert (again.loss.choices, again.loss.barred) == (0, False)


def test_with_both_headers_gone_a_snapshot_knows_what_the_game_is(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    again = opened(path, zeroed(whole.raw, 3)[4096:])
    assert again.session.hash() == whole.moments[-1].hash
    assert read(path).header.extra["people"][4] == {"name": "Elio"}
    assert again.loss.barred


def test_two_lines_that_grew_together_are_told_apart(whole: Whole, tmp_path: Path) -> None:
    place = whole.raw.index(b"\n", len(whole.raw) // 2)
    again = opened(tmp_path / "game.journal", whole.raw[:place] + b"\r" + whole.raw[place + 1 :])
    assert again.session.hash() == whole.moments[-1].hash
    assert (again.loss.choices, again.loss.barred) == (0, False)


def test_blocks_in_each_others_place_are_put_in_order_by_their_numbers(whole: Whole, tmp_path: Path) -> None:
    """A line of an early turn stands at the end, and the last line in its place: nothing whole is passed by."""
    early, late = number_of(whole, b'"answers"', 20), len(whole.lines) - 1
    lines = [*whole.lines[:early], *whole.lines[late:], *whole.lines[early + 1 : late], whole.lines[early]]
    path = tmp_path / "game.journal"
    again = opened(path, b"".join(lines))
    assert again.session.hash() == whole.moments[-1].hash
    assert (again.loss.line, again.loss.choices, again.loss.barred) == (early + 1, 0, False)
    assert len(again.session.past) == whole.moments[-1].depth
    session, _ = go_on(path)
    play(session, 1)
    assert path.read_bytes().startswith(whole.raw), "the file that takes its place is in order"
    assert back(path).hash() == session.hash()


def test_where_the_end_may_lie_torn_in_the_middle_nobody_says_how_much_is_lost(whole: Whole, tmp_path: Path) -> None:
    middle, last = len(whole.lines) // 2, whole.lines[-1]
    torn = [*whole.lines[:middle], last[: len(last) // 2], b"\n", *whole.lines[middle + 1 : -1], whole.lines[middle]]
    again = opened(tmp_path / "game.journal", b"".join(torn))
    assert again.session.hash() == whole.moments[-2].hash
    assert (again.loss.choices, again.loss.at_end) == (None, True)


def test_a_line_that_stands_twice_is_read_once(whole: Whole, tmp_path: Path) -> None:
    once = number_of(whole, b'"answers"', 6)
    lines = [*whole.lines[: once + 1], whole.lines[once], *whole.lines[once + 1 :]]
    again = opened(tmp_path / "game.journal", b"".join(lines))
    assert again.session.hash() == whole.moments[-1].hash
    assert (again.loss.choices, again.loss.barred) == (0, False)


def test_a_repaired_game_is_played_on_and_is_whole_from_then(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    for kind, place in (("flip", len(whole.raw) // 3), ("zeros", len(whole.raw) // 2 | 1), ("torn", 30_001)):
        for copy in tmp_path.glob("*.damaged-*"):
            copy.unlink()
        damaged = KINDS[kind](whole.raw, place)
        path.write_bytes(damaged)
        session, loaded = go_on(path)
        now = session.hash()
        assert (tmp_path / "game.journal.damaged-1").read_bytes() == damaged, "nothing is lost for ever"
        assert back(path).hash() == now, "and the file is whole again, told once"
        depth = len(session.past)
        assert len(back(path).past) == depth
        play(session, 3, seed=6)
        session.undo()
        assert back(path).hash() == session.hash()
        while session.undo():
            pass
        assert back(path).hash() == session.hash()
        assert loaded.header == read(path).header


def test_a_state_that_is_not_what_its_hash_says_is_not_believed(whole: Whole, tmp_path: Path) -> None:
    """Lines with right checksums and wrong states: as from a program that went astray."""
    early = number_of(whole, b'"answers"', 4)
    lines = list(whole.lines)
    lines[early] = b"#" + lines[early][1:]
    for number in whole.snapshots:
        entry = read_line(lines[number])
        entry["state"]["madness"] += 1
        lines[number] = line(entry)
    again = opened(tmp_path / "game.journal", b"".join(lines))
    assert again.session.hash() == whole.moments[early - 1].hash
    assert not again.loss.barred and again.loss.choices


def read_line(raw: bytes) -> dict[str, Any]:

    data: dict[str, Any] = json.loads(raw.partition(b" ")[2])
    return data


def test_replay_tells_the_same_truth_and_exits_with_3(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    early = number_of(whole, b'"answers"', 4)
    for damaged, words in (
        (without(whole, 0), "damaged at line 1; no choice is lost\n"),
        (without(whole, early), f"damaged at line {early + 1}; no choice is lost; opened from its snapshot in line "),
        (whole.raw[:-3], "are lost, the game goes on in turn"),
    ):
        path.write_bytes(damaged)
        told = replay_command(path, "--verify")
        assert (told.returncode, told.stderr) == (3, "")
        assert words in told.stdout
    assert path.read_bytes() == whole.raw[:-3], "the command looks only"


# ------------------------------------------------------------------------------------------------ saves of old editions


def test_the_saves_of_every_format_open_for_ever(tmp_path: Path) -> None:
    """Recorded by the program as it was then (`two-headers` are of the present format: two to five people, companions,
    the book of friends, a short evening to its end); `facts.json` says where each of them stood."""

    facts = json.loads((OLD / "facts.json").read_text("utf-8"))
    assert sorted(facts) == sorted(path.name for path in OLD.glob("*.journal"))
    for name, fact in facts.items():
        path = tmp_path / name
        path.write_bytes((OLD / name).read_bytes())
        session, loaded = go_on(path)
        state = session.state
        assert not loaded.hurt_at and loaded.repaired is None, name
        assert (state.turn, state.round, state.active, state.over) == (
            fact["turn"], fact["round"], fact["active"], fact["over"],
        ), name  # fmt: skip
        assert not list(tmp_path.glob("*.damaged-*"))
        if not state.over:
            play(session, 2)
        again = replay(GAME, read(path)).session
        assert isinstance(session, BigBookSession) and again.hash() == session.hash()


def test_an_old_save_with_damage_comes_back_too(tmp_path: Path) -> None:
    raw = (OLD / "one-header-five-players.journal").read_bytes()
    path = tmp_path / "game.journal"
    path.write_bytes(raw)
    last = replay(GAME, read(path)).session.hash()
    first = raw.index(b"\n") + 1
    for place in range(first + 40, len(raw) - 400, 2503):
        again = opened(path, flipped(raw, place))
        assert again.session.state.turn >= 16, place
        assert again.loss is not None
        if again.loss.choices == 0:
            assert again.session.hash() == last, place
