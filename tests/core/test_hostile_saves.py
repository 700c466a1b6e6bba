"""Files that are no saves, or saves of nothing that ever was: refused in one line, whatever they hold."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.rules.session import BigBookSession
from game.core.saves import save
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read
from tests.core.journals import (
    GAME,
    HEAD,
    OPTIONS,
    header,
    line,
)

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
        "format": [0, 3, "1", True, None],
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


@pytest.mark.parametrize("number", [0, -1, -(2**70), 2**70, True, None, 1.0, "1"])
def test_an_entry_whose_number_is_none_is_read_or_cut(number: Any, tmp_path: Path) -> None:
    """Number 0 once ended the program: it was taken for the entry before it, where there was none."""
    session = BigBookSession.start(OPTIONS, 7)
    head = header().to_json()
    entry = {"answers": [], "hash": session.hash(), "n": number}
    path = tmp_path / "game.journal"
    path.write_bytes(line(head) * 2 + line(entry) + line({**entry, "n": 1}))
    assert replay(GAME, read(path)).session.hash() == session.hash()


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
        data: dict[str, Any] = json.loads(json.dumps(good))
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to
        return data

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
    yield "a hand of a hundred", changed("players", 0, "hand", to=[0] * 100)
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


def test_a_table_that_cannot_be_dealt_is_only_that_of_a_lesson(tmp_path: Path) -> None:
    """Seed 0 is a deal like any other; without one (-1) a lesson may lay out what it likes."""
    state = BigBookSession.start(OPTIONS, 7).state.to_json()
    state["players"][0]["hand"] = [1] * 30
    path = tmp_path / "game.journal"
    for seed in (0, 7, -1):
        path.write_bytes(line({**HEAD, "seed": seed, "content": "older"}) + line({"turn": 1, "state": state}))
        if seed >= 0:
            with pytest.raises(SaveError, match="other-content"):
                replay(GAME, read(path))
    assert replay(GAME, read(path)).session.state.players[0].hand == [1] * 30
