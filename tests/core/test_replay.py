"""Journals played again: by other cards, by other rules, from the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.rules.session import BigBookSession
from game.core.saves.replay import opened, replay
from game.core.saves.save import SaveError, read
from tests.cli.commands import here
from tests.core.commands import replay_command
from tests.core.journals import (
    GAME,
    HEAD,
    back,
    go_on,
    line,
    play,
    play_out,
    start,
    to_action,
    to_turn,
)
from tests.sources import copy_sources

ROOT = Path(__file__).resolve().parents[2]

# -------------------------------------------------------------------------------------------------- other cards


def test_a_save_of_other_cards_opens_at_its_last_snapshot_and_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 4)
    at_turn = session.hash()
    session.act(to_action(session))
    assert session.state.turn == 4
    replayed = replay(GAME, read(path))
    assert replayed.from_snapshot and not replayed.missing
    again = replayed.session
    assert again.hash() == session.hash(), "the steps of the turn lead where they led: nothing is lost"
    while again.undo():
        pass
    assert again.hash() == at_turn


def test_steps_without_a_hash_are_not_believed_under_other_cards(tmp_path: Path) -> None:
    """Journals of the first edition have no hash beside each step."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 4)
    at_turn = session.hash()
    session.act(to_action(session))
    rewrite(path, lambda entry: entry.pop("hash", "") if "answers" in entry else "")
    replayed = replay(GAME, read(path))
    assert (replayed.from_snapshot, replayed.missing) == (True, 1)
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


def test_a_first_turn_of_other_cards_is_proved_by_its_steps(tmp_path: Path) -> None:
    """It has no snapshot yet, but each step leads from the deal of today where it led from that of then."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    play(session, 3)
    assert session.state.turn <= 1 and not any("state" in entry for entry in read(path).entries)
    again, loaded = go_on(path)
    assert again.hash() == session.hash() and not loaded.cut_at
    to_turn(again, 3)
    assert back(path).hash() == again.hash(), "and it is played on"


def test_of_a_first_turn_of_other_cards_what_is_not_proved_is_cut(tmp_path: Path) -> None:
    """From the first step that leads elsewhere; where that is the very first one, the save says why."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    play(session, 1)
    proved = session.hash()
    play(session, 2)
    rewrite(path, lambda entry: entry.update(hash="0" * 16), [2, 3])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.session.hash(), replayed.broken_at, loaded.cut_at > 0) == (proved, 2, True)
    rewrite(path, lambda entry: entry.update(hash="0" * 16), [1])
    with pytest.raises(SaveError, match="other-content"):
        replay(GAME, read(path))


# -------------------------------------------------------------------------------------------------- other rules


def rewrite(path: Path, change: Callable[[dict[str, Any]], object], entries: Iterable[int] | None = None) -> None:
    """Change entries (from 1; None: every one) and give their lines right checksums again."""
    head, again, *lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, len(lines) + 1) if entries is None else entries:
        entry = json.loads(lines[number - 1].partition(b" ")[2])
        change(entry)
        lines[number - 1] = line(entry)
    path.write_bytes(head + again + b"".join(lines))


def spoil(path: Path, entries: Iterable[int]) -> None:
    """As if other rules had led to other states in these entries (from 1)."""
    rewrite(path, lambda entry: entry.update(hash="0" * 16), entries)


def entry_of(path: Path, word: str, number: int) -> int:
    """The entry (from 1) that is the `number`th one with `word` in it."""
    found = [place for place, entry in enumerate(read(path).entries, start=1) if word in entry]
    return found[number]


def game_at_turn(path: Path, turn: int) -> BigBookSession:
    """A game some steps into a turn."""
    session, _ = start(path)
    to_turn(session, turn)
    for _ in range(2):
        session.act(to_action(session))
    assert session.state.turn == turn
    return session


def test_changed_rules_long_ago_cost_nothing_but_old_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = game_at_turn(path, 5)
    early = entry_of(path, "answers", 1)
    spoil(path, [early])
    raw = path.read_bytes()
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.broken_at, replayed.missing, loaded.cut_at) == (early, 0, 0)
    assert replayed.session.hash() == session.hash()
    opened = replayed.session
    while opened.undo():
        pass
    assert opened.hash() == loaded.entries[replayed.snapshot_at - 1]["hash"], "back to the start of the turn"

    again, _ = go_on(path)
    assert path.read_bytes().startswith(raw), "the whole journal is kept"
    assert not list(tmp_path.glob("*.damaged-*"))
    play(again, 3, seed=6)
    assert again.undo()
    assert back(path).hash() == again.hash()
    while again.undo():
        pass
    assert back(path).hash() == again.hash(), "also to the start of the turn"


def test_changed_rules_in_this_turn_go_back_to_the_last_step_that_agrees(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = game_at_turn(path, 5)
    session.undo()
    agreed = session.hash()
    session.redo()
    spoil(path, [entry_of(path, "answers", 1), entry_of(path, "answers", -1)])
    raw = path.read_bytes()
    replayed = replay(GAME, read(path))
    assert (replayed.from_snapshot, replayed.missing) == (True, 1)
    assert replayed.session.hash() == agreed
    assert not replayed.session.can_redo, "nobody goes on into what does not hold"
    again, _ = go_on(path)
    assert path.read_bytes().startswith(raw)
    play(again, 4, seed=2)
    assert back(path).hash() == again.hash()


def test_changed_rules_without_a_later_snapshot_cut_there_and_keep_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = game_at_turn(path, 3)
    session.undo()
    agreed = session.hash()
    session.redo()
    spoil(path, [entry_of(path, "answers", -1)])
    raw = path.read_bytes()
    again, loaded = go_on(path)
    assert again.hash() == agreed
    assert loaded.cut_at
    assert (tmp_path / "game.journal.damaged-1").read_bytes() == raw
    play(again, 4, seed=2)
    assert back(path).hash() == again.hash()


def test_an_answer_that_is_illegal_now_leads_to_the_last_snapshot(tmp_path: Path) -> None:
    """As with a payment that is no longer asked for."""
    path = tmp_path / "game.journal"
    session = game_at_turn(path, 4)
    early = entry_of(path, "answers", 2)
    rewrite(path, lambda entry: entry.update(answers=[["activate:nonsense:1"]]), [early])
    replayed = replay(GAME, read(path))
    assert (replayed.broken_at, replayed.missing) == (early, 0)
    assert replayed.session.hash() == session.hash()


def test_a_snapshot_that_can_no_longer_be_read_is_passed_by(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 1)
    agreed = session.hash()
    to_turn(session, 2)
    spoil(path, [entry_of(path, "answers", 1)])
    rewrite(path, lambda entry: entry["state"].pop("supply"), [entry_of(path, "state", 0)])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert replayed.session.hash() == agreed
    assert loaded.cut_at


def test_a_game_survives_change_after_change(tmp_path: Path) -> None:
    """Each edition leaves a new beginning, and the journal stays whole from there."""
    path = tmp_path / "game.journal"
    session: BigBookSession = game_at_turn(path, 3)
    for turn in (4, 5, 6):
        begin = read(path).begin
        spoil(path, [begin + 1])
        session, loaded = go_on(path)
        assert loaded.anew
        to_turn(session, turn)
        session.act(to_action(session))
        assert back(path).hash() == session.hash()


def other_program(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the program with a change in one file."""
    copy = tmp_path / "tree"
    for name in ("game", "localization"):
        copy_sources(ROOT / name, copy / name)
    changed = copy / "game" / "bigbook" / file
    text = changed.read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), encoding="utf-8")
    return copy


def replay_in(folder: Path, path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", "replay", str(path)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_content_hash_follows_the_card_files(tmp_path: Path) -> None:
    """Another process with other cards opens the save at its snapshot: real files, no pretending."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    run = replay_in(other_program(tmp_path, "cards/curses.yaml", "w1:", "# another edition\nw1:"), path)
    assert run.returncode == 0, run.stderr
    assert "snapshot" in run.stdout
    assert "turn 3" in run.stdout


def test_another_process_with_other_rules_opens_at_the_snapshot(tmp_path: Path) -> None:
    """Cards drawn from under the deck: the card data are the same, no hash foretells it, and the game is saved."""
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    run = replay_in(
        other_program(tmp_path, "rules/zones.py", "kind = player.deck.pop()", "kind = player.deck.pop(0)"), path
    )
    assert run.returncode == 3, run.stderr
    assert "turn 3" in run.stdout
    assert "the game goes on from a later snapshot" in run.stdout


# ------------------------------------------------------------------------------------------------ what is told of it


def test_of_a_whole_game_nothing_is_missing_and_all_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = game_at_turn(path, 2)
    session.undo()
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.broken_at, replayed.snapshot_at, replayed.missing, replayed.loss) == (0, 0, 0, None)
    assert not replayed.from_snapshot and opened(replayed, loaded) == ""
    assert replayed.steps == len(session.past) + 1, "the one taken back was made, too"
    assert [one.answers for one in replayed.session.past] == [one.answers for one in session.past]
    assert (loaded.cut_at, loaded.anew, loaded.repaired) == (0, [], None)


def test_why_a_game_begins_in_the_middle_is_known_as_long_as_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 2)
    begun = len(session.past)
    session.act(to_action(session))
    loaded = read(path)
    assert opened(replay(GAME, loaded), loaded) == "edition"
    kinds = [["content", "hash", "state"], *[["answers", "hash"]] * (len(session.past) - begun)]
    assert [sorted(entry) for entry in loaded.anew] == kinds
    go_on(path)
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert opened(replayed, loaded) == "edition" and not replayed.from_snapshot
    only = tmp_path / "only.journal"
    head = path.read_bytes().splitlines(keepends=True)[:2]
    only.write_bytes(b"".join([*head, line({**loaded.entries[loaded.begin - 1], "n": 1})]))
    loaded = read(only)
    assert loaded.begin == 1 and opened(replay(GAME, loaded), loaded) == "edition"


def test_a_step_back_leads_where_it_led_or_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 3)
    kept = session.hash()
    session.undo()
    place = entry_of(path, "undo", 0)
    spoil(path, [place])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.broken_at, replayed.session.hash(), loaded.cut_at) == (place, kept, loaded.lines[place - 1])
    assert not replayed.session.can_redo and len(replayed.session.past) == 3
    rewrite(path, lambda entry: entry.pop("hash"), [place])
    assert back(path).hash() == session.hash(), "the first edition wrote no hash beside it"


def test_a_step_that_does_not_lead_where_it_led_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play(session, 2)
    kept = session.hash()
    play(session, 1, seed=5)
    spoil(path, [3])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.broken_at, replayed.steps, loaded.cut_at) == (3, 2, loaded.lines[2])
    assert replayed.session.hash() == kept and not replayed.session.can_redo
    assert loaded.repaired == loaded.entries[:2]


def test_of_the_steps_after_a_snapshot_those_that_were_taken_back_are_not_missing(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 2)
    begun = len(session.past)
    for _ in range(2):
        session.act(to_action(session))
    session.undo()
    rewrite(path, lambda entry: entry.pop("hash", "") if "answers" in entry else "")
    replayed = replay(GAME, read(path))
    assert (replayed.steps, replayed.missing) == (0, len(session.past) - begun)


def test_behind_a_step_without_a_hash_nothing_is_believed_under_other_cards(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 2)
    begun = len(session.past)
    play(session, 4)
    assert session.state.turn == 2
    places = [number for number, entry in enumerate(read(path).entries, start=1) if "answers" in entry][begun:]
    rewrite(path, lambda entry: entry.pop("hash"), places[1:2])
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (replayed.steps, replayed.missing, len(replayed.session.past)) == (1, 3, 1)
    assert [sorted(entry) for entry in loaded.anew] == [["content", "hash", "state"], ["answers", "hash"]]


def test_the_last_snapshot_that_still_holds_is_found_behind_steps_back(tmp_path: Path) -> None:
    """Steps made and taken back since the turn began change nothing; one step back more, and it never was."""
    path = tmp_path / "game.journal"
    session, _ = start(path, content="older")
    to_turn(session, 3)
    begun = len(session.past)
    for _ in range(2):
        session.act(to_action(session))
    while len(session.past) > begun:
        session.undo()
    replayed = replay(GAME, read(path))
    assert replayed.session.hash() == session.hash() and replayed.session.state.turn == 3
    session.undo()
    replayed = replay(GAME, read(path))
    assert replayed.session.hash() == session.hash() and session.state.turn == 2
    assert read(path).entries[replayed.snapshot_at - 1]["turn"] == 2


# ------------------------------------------------------------------------------------------------ python -m game replay


def test_replay_says_whole_cut_or_not_usable(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    to_turn(session, 3)
    whole = replay_command(path)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout.splitlines()[-1] == "whole"
    assert here("replay", path, "--verify").stdout == "whole\n"

    raw = path.read_bytes()
    path.write_bytes(raw[:-3])
    cut = here("replay", path, "--verify")
    assert cut.returncode == 3
    lines = raw.count(b"\n")
    assert f"line {lines}" in cut.stdout

    path.write_bytes(raw + line({"answers": [["nonsense"]]}))
    assert here("replay", path).returncode == 3
    path.write_bytes(raw + line({"turn": 3, "hash": "0" * 16}))
    assert here("replay", path).returncode == 3

    for hostile in (b"", b"nonsense\n", line({**HEAD, "format": 9})):
        path.write_bytes(hostile)
        refused = here("replay", path)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert len(refused.stderr.splitlines()) == 1
    assert here("replay", tmp_path / "absent").returncode == 2


def test_replay_agrees_under_any_hash_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session, _ = start(path)
    play_out(session)
    outputs = set()
    for seed in ("0", "4711"):
        run = subprocess.run(
            [sys.executable, "-m", "game", "replay", str(path)],
            cwd=ROOT, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        outputs.add(run.stdout)
    assert len(outputs) == 1
    assert outputs.pop().endswith("whole\n")
