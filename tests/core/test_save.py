"""Journals: written after every answer, whole again after any damage, and hard to fool."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.options import Options
from game.bigbook.rules import big_book
from game.bigbook.session import BigBookSession
from game.companions.chance import Chance
from game.core import save
from game.core.save import Header, Journal, Loaded, SaveError, read, replay

ROOT = Path(__file__).resolve().parents[2]
GAME = big_book()
OPTIONS = Options.of(2)


def header(content: str | None = None, **changes: Any) -> Header:
    known = {"game": "bigbook", "options": OPTIONS.to_json(), "seed": 7, "content": content or GAME.content_hash()}
    return Header(**{**known, **changes})


def start(path: Path, content: str | None = None) -> tuple[BigBookSession, Journal]:
    session = BigBookSession.start(OPTIONS, 7)
    return session, Journal.create(path, header(content), session)


def in_trouble(journal: Journal) -> bool:
    return journal.problem is not None


def play(session: BigBookSession, steps: int, seed: int = 1) -> None:
    chance = Chance(seed)
    for _ in range(steps):
        session.apply(GAME.random_answer(session.state, chance))


def to_turn(session: BigBookSession, turn: int) -> None:
    chance = Chance(3)
    while session.state.turn < turn:
        session.apply(GAME.random_answer(session.state, chance))


def to_action(session: BigBookSession) -> str:
    """Play on until an action can be paid for; its id."""
    chance = Chance(3)
    while True:
        actions = [option.id for option in session.legal() if ":" in option.id]
        if actions and session.decision is not None and session.decision.kind == "action":
            return actions[0]
        session.apply(GAME.random_answer(session.state, chance))


def back(path: Path) -> BigBookSession:
    """The session that the file holds, which must be whole."""
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (loaded.cut_at, replayed.broken_at) == (0, 0)
    return replayed.session  # type: ignore[return-value]


def go_on(path: Path) -> tuple[BigBookSession, Loaded]:
    """Load as a screen does: replay, then listen again."""
    loaded = read(path)
    session = replay(GAME, loaded).session
    Journal.continue_(path, loaded, session)
    return session, loaded  # type: ignore[return-value]


def line(data: Any) -> bytes:
    text = data if isinstance(data, str) else json.dumps(data, sort_keys=True, separators=(",", ":"))
    return f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text}\n".encode()


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


def play_out(session: BigBookSession) -> None:
    chance = Chance(2)
    while not session.over:
        session.apply(GAME.random_answer(session.state, chance))


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


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """A small journal and the state hash after the header and after each of its lines."""
    path = tmp_path_factory.mktemp("small") / "game.journal"
    session, _ = start(path)
    hashes = [session.hash()]
    chance = Chance(4)
    for number in range(6):
        if number == 4:
            session.undo()
        else:
            session.apply(GAME.random_answer(session.state, chance))
        hashes.append(session.hash())
    raw = path.read_bytes()
    assert raw.count(b"\n") == len(hashes)
    return raw, hashes


def test_a_tail_torn_at_any_byte_leaves_the_last_good_state(small: tuple[bytes, list[str]], tmp_path: Path) -> None:
    raw, hashes = small
    path = tmp_path / "game.journal"
    first = raw.index(b"\n") + 1
    for size in range(len(raw) + 1):
        path.write_bytes(raw[:size])
        if size < first:
            with pytest.raises(SaveError):
                read(path)
            continue
        whole = raw[:size].count(b"\n")
        loaded = read(path)
        assert loaded.cut_at == (0 if raw[:size].endswith(b"\n") else whole + 1)
        assert replay(GAME, loaded).session.hash() == hashes[whole - 1]


def test_a_flipped_bit_anywhere_is_noticed(small: tuple[bytes, list[str]], tmp_path: Path) -> None:
    raw, hashes = small
    path = tmp_path / "game.journal"
    first = raw.index(b"\n") + 1
    for place in range(len(raw)):
        damaged = bytearray(raw)
        damaged[place] ^= 1 << (place % 8)
        path.write_bytes(damaged)
        if place < first:
            with pytest.raises(SaveError):
                read(path)
            continue
        loaded = read(path)
        whole = raw[:place].count(b"\n")
        assert loaded.cut_at == whole + 1, place
        assert replay(GAME, loaded).session.hash() == hashes[whole - 1]


def test_a_cut_tail_is_kept_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 10)
    raw = path.read_bytes()
    path.write_bytes(raw[:-5])
    session, loaded = go_on(path)
    assert loaded.cut_at
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


# -------------------------------------------------------------------------------------------------- hostile files

HEAD = {"format": 1, "game": "bigbook", "options": OPTIONS.to_json(), "seed": 7, "content": "x", "extra": {}}
DEEP = "[" * 60_000 + "]" * 60_000


def bad_headers() -> Iterator[tuple[str, bytes]]:
    text = json.dumps(HEAD, sort_keys=True, separators=(",", ":"))
    yield "empty", b""
    yield "no line", b"hello"
    yield "no checksum", text.encode() + b"\n"
    yield "wrong checksum", b"0" * 16 + b" " + text.encode() + b"\n"
    yield "a list", line([1, 2])
    yield "a number", line("7")
    yield "not a number", line(text.replace('"seed":7', '"seed":NaN'))
    yield "infinite", line(text.replace('"seed":7', '"seed":Infinity'))
    yield "too large a number", line(text.replace('"extra":{}', '"extra":{"x":1e999}'))
    yield "a key twice", line(text.replace('"seed":7', '"seed":7,"seed":8'))
    yield "a key twice inside", line(text.replace('"extra":{}', '"extra":{"a":1,"a":2}'))
    yield "deep", line(text.replace('"extra":{}', f'"extra":{{"x":{DEEP}}}'))
    yield "very long", line(text.replace('"extra":{}', f'"extra":{{"x":"{"y" * 300_000}"}}'))
    yield "endless digits", line(text.replace('"seed":7', '"seed":' + "7" * 10_000))
    yield "not ascii", line(text.replace('"extra":{}', '"extra":{"x":"ñ"}'))
    wrong: dict[str, list[Any]] = {
        "format": [0, 2, "1", None],
        "game": [1, None],
        "options": [[], "x", None],
        "seed": ["7", 1.5, None, True],
        "content": [1, None],
        "extra": [[], None],
    }
    for key, values in wrong.items():
        for one in values:
            yield f"{key}={one!r}", line({**HEAD, key: one})
    for key in HEAD:
        yield f"no {key}", line({name: value for name, value in HEAD.items() if name != key})


@pytest.mark.parametrize(("raw"), [pytest.param(raw, id=name) for name, raw in bad_headers()])
def test_a_hostile_header_is_refused(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(raw)
    with pytest.raises(SaveError) as caught:
        read(path)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"magicians": [], "difficulty": "easy", "mode": "normal"},
        {"magicians": ["lakekeeper"], "difficulty": "easy", "mode": "normal"},
        {"magicians": ["lakekeeper", "lakekeeper"], "difficulty": "easy", "mode": "normal"},
        {"magicians": ["lakekeeper", "nobody"], "difficulty": "easy", "mode": "normal"},
        {"magicians": 7, "difficulty": "easy", "mode": "normal"},
        {"magicians": [["lakekeeper"], {}], "difficulty": "easy", "mode": "normal"},
        {"magicians": ["lakekeeper", "stoker"], "difficulty": ["easy"], "mode": {}},
    ],
)
def test_options_of_no_game_are_refused(options: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(line({**HEAD, "options": options, "content": GAME.content_hash()}))
    with pytest.raises(SaveError):
        replay(GAME, read(path))


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(line({**HEAD, "game": "mansions"}))
    with pytest.raises(SaveError, match="other-game"):
        replay(GAME, read(path))


def test_files_that_are_too_large_or_no_files_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.journal"
    with huge.open("wb") as file:
        file.truncate(save.MAX_FILE + 1)
    for path in (huge, tmp_path, tmp_path / "absent"):
        with pytest.raises(SaveError):
            read(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs devices")
def test_endless_devices_are_refused(tmp_path: Path) -> None:
    for device in ("/dev/zero", "/dev/null"):
        with pytest.raises(SaveError):
            read(Path(device))
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    with pytest.raises(SaveError):
        read(fifo)


def hostile_states() -> Iterator[tuple[str, dict[str, Any]]]:
    session = BigBookSession.start(OPTIONS, 7)
    good = session.state.to_json()

    def changed(*path: Any, to: Any) -> dict[str, Any]:
        data = json.loads(json.dumps(good))
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to
        return data  # type: ignore[no-any-return]

    yield "cards by name", changed("players", 0, "hand", to=["water1"])
    yield "card 99", changed("players", 0, "hand", 0, to=99)
    yield "true as a card", changed("players", 0, "hand", 0, to=True)
    yield "a negative card", changed("players", 0, "hand", 0, to=-1)
    yield "unknown spell", changed("players", 0, "spells", to=[["fireball", 0]])
    yield "no players", changed("players", to=[])
    yield "other magicians", changed("players", 0, "magician", to="stoker")
    yield "half a card of madness", changed("madness", to=1.5)
    yield "negative madness", changed("madness", to=-3)
    yield "supply too short", changed("supply", to=[1, 2])
    yield "unknown page", changed("book", 0, to="page_99")
    yield "unknown curse", changed("curses", to=[["w99", 0, 0, [0, 0, 0, 0], 0, False]])
    yield "a curse far away", changed("curses", to=[["w1", 9, 0, [0, 0, 0, 0], 0, False]])
    yield "unknown program", changed("frames", 0, 0, to="os.system")
    yield "a step too far", changed("frames", 0, 1, to=400)
    yield "a ghost acts", changed("frames", 0, 2, to=7)
    yield "no frames", changed("frames", to=[])
    yield "nobody is asked", changed("decision", to=None)
    yield "a ghost is asked", changed("decision", "seat", to="p9")
    yield "the clock runs wild", changed("marker", to=12)
    yield "text as luck", changed("rng", to="7")
    yield "missing", {key: value for key, value in good.items() if key != "supply"}
    yield "not even that", {}


@pytest.mark.parametrize(("state"), [pytest.param(state, id=name) for name, state in hostile_states()])
def test_a_hostile_snapshot_is_refused(state: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(line({**HEAD, "content": "older"}) + line({"turn": 1, "hash": "", "state": state}))
    with pytest.raises(SaveError, match="other-content"):
        replay(GAME, read(path))


def test_an_unharmed_snapshot_is_taken(tmp_path: Path) -> None:
    session = BigBookSession.start(OPTIONS, 7)
    path = tmp_path / "game.journal"
    path.write_bytes(line({**HEAD, "content": "older"}) + line({"turn": 1, "state": session.state.to_json()}))
    assert replay(GAME, read(path)).session.hash() == session.hash()


# -------------------------------------------------------------------------------------------------- older content


def test_a_save_of_other_cards_opens_at_its_last_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 4)
    at_turn = session.hash()
    session.act(to_action(session))
    assert session.state.turn == 4
    replayed = replay(GAME, read(path))
    assert replayed.from_snapshot
    assert replayed.session.hash() == at_turn


def test_going_on_with_other_cards_loses_nothing_more(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 3)
    session, loaded = go_on(path)
    assert not loaded.cut_at
    play(session, 2, seed=4)
    again = back(path)
    assert again.hash() == session.hash()
    session.undo()
    assert back(path).hash() == session.hash()


def test_a_snapshot_that_was_taken_back_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 3)
    kept = session.hash()
    to_turn(session, 4)
    while session.hash() != kept:
        session.undo()
    assert replay(GAME, read(path)).session.hash() == kept


def test_a_save_of_other_cards_without_a_snapshot_says_why(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    start(path, content="older")
    with pytest.raises(SaveError, match="other-content"):
        replay(GAME, read(path))


def test_the_content_hash_follows_the_card_files(tmp_path: Path) -> None:
    """Another process with other cards opens the save at its snapshot: real files, no pretending."""
    copy = tmp_path / "tree"
    shutil.copytree(ROOT / "game", copy / "game", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    cards = copy / "game" / "bigbook" / "cards" / "curses.yaml"
    cards.write_text(cards.read_text(encoding="utf-8") + "# another edition\n", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-B", "-m", "game", "replay", str(path)], cwd=copy, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "snapshot" in run.stdout
    assert "turn 3" in run.stdout


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


def test_the_journals_of_a_folder_newest_first(tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b", "c")):
        path = tmp_path / f"{name}.journal"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    assert [path.stem for path in save.journals(tmp_path)] == ["c", "b", "a"]
    assert list(save.journals(tmp_path / "absent")) == []


# ------------------------------------------------------------------------------------------------ python -m game replay


def replay_command(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", "replay", str(path), *more],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_replay_says_whole_cut_or_not_usable(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    whole = replay_command(path)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout.splitlines()[-1] == "whole"
    assert replay_command(path, "--verify").stdout == "whole\n"

    raw = path.read_bytes()
    path.write_bytes(raw[:-3])
    cut = replay_command(path, "--verify")
    assert cut.returncode == 3
    lines = raw.count(b"\n")
    assert f"line {lines} " in cut.stdout

    path.write_bytes(raw + line({"answers": [["nonsense"]]}))
    assert replay_command(path).returncode == 3
    path.write_bytes(raw + line({"turn": 3, "hash": "0" * 16}))
    assert replay_command(path).returncode == 3

    for hostile in (b"", b"nonsense\n", line({**HEAD, "format": 9})):
        path.write_bytes(hostile)
        refused = replay_command(path)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert len(refused.stderr.splitlines()) == 1
    assert replay_command(tmp_path / "absent").returncode == 2


def test_replay_agrees_under_any_hash_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play_out(session)
    outputs = set()
    for seed in ("0", "1", "4711"):
        run = subprocess.run(
            [sys.executable, "-m", "game", "replay", str(path)],
            cwd=ROOT, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        outputs.add(run.stdout)
    assert len(outputs) == 1
    assert outputs.pop().endswith("whole\n")
