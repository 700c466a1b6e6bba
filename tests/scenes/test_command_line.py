"""Bad options: one clear line on stderr, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

import main
from scenes.command_line import Launch, parse

BAD = [
    ["--players", "1"],
    ["--players", "6"],
    ["--players", "two"],
    ["--players", "٣"],
    ["--lang", "tlh"],
    ["--window", "0x0"],
    ["--window", "big"],
    ["--window", "99999x1"],
    ["--window", "800x600", "--fullscreen"],
    ["--difficulty", "brutal"],
    ["--mode", "party"],
    ["--speed", "5"],
    ["--speed", "-1"],
    ["--seed", "-3"],
    ["--seed", "1e3"],
    ["--game", "chess"],
    ["--robot", "genius"],
    ["--load", "/nowhere/at/all"],
    ["--load", "nul\0byte"],
    ["--scenario", "/nowhere"],
    ["--resume", "--load", __file__],
    ["--no-such-option"],
    ["stray"],
    ["--play", "2"],
    ["--data-dir", ""],
    ["--shots", ""],
]


@pytest.mark.parametrize("argv", BAD, ids=" ".join)
def test_a_bad_value_is_one_line_and_exit_two(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(argv)
    assert left.value.code == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert len(out.err.strip().splitlines()) == 1


def test_a_file_that_is_no_save_is_exit_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear book", encoding="utf-8")
    assert main.main(["--load", str(path), "--data-dir", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_folders_that_cannot_be_made_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    for option in ("--data-dir", "--shots"):
        with pytest.raises(SystemExit) as left:
            parse([option, str(blocked / "below")])
        assert left.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_everything_at_once(tmp_path: Path) -> None:
    words = (
        "--lang en --window 1600x900 --seed 7 --players 3 --difficulty hard --mode terror --speed 0 --reduced-motion"
    )
    paths = {"--data-dir": "d", "--ui-map": "m.json", "--shots": "s", "--frames-log": "f.jsonl"}
    launch = parse([*words.split(), "--robot", *(w for k, v in paths.items() for w in (k, str(tmp_path / v)))])
    assert launch.window == (1600, 900)
    assert (launch.players, launch.seed, launch.difficulty, launch.mode) == (3, 7, "hard", "terror")
    assert launch.robot == "random"
    assert parse([]) == Launch()
    assert parse(["--tutorial"]).tutorial == ""
    assert parse(["--tutorial", "support"]).tutorial == "support"
