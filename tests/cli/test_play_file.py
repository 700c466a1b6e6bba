"""The file in which a game at the terminal is kept: a second evening goes on with it, and nothing ever takes its place
that was not asked for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.saves import generations
from game.core.saves.save import read
from game.core.text.i18n import Catalogue
from tests.cli import commands
from tests.cli.commands import LOCALES, ran
from tests.lengths import alike

EN = Catalogue.load("en", [LOCALES])
GAMES = {"bigbook": ("--players", 2), "mansions": ("--game", "mansions", "--players", 2)}


def t(key: str, **args: str | int) -> str:
    return EN.t(f"kit.cli.{key}", **args)


def played(lines: list[str], *args: object) -> str:
    """What `play` writes, in one long line: where it is wrapped goes by the names of folders."""
    return " ".join(commands.played(lines, *args).split())


def everything(folder: Path) -> dict[str, bytes]:
    """What lies in a folder, by path."""
    return {str(one.relative_to(folder)): one.read_bytes() for one in sorted(folder.rglob("*")) if one.is_file()}


def refused(folder: Path, *args: object) -> str:
    """What `play` says when it refuses; nothing in the folder has changed."""
    before = everything(folder)
    code, out, err = ran("play", *args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert everything(folder) == before
    return err.removeprefix("python -m game: ").rstrip("\n")


def turns(game: str) -> list[str]:
    """Answers that fill some turns of a game."""
    return ["a", "1 2", "end", *["1"] * 6] if game == "bigbook" else ["1", "end"] * 6


@pytest.mark.parametrize("game", GAMES)
def test_the_same_command_on_a_second_evening_goes_on(game: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    first = played(turns(game), *GAMES[game], "--seed", 3, "--save", path)
    before = everything(tmp_path)
    assert t("play.goes_on", file=str(path)) not in first and any(".kept" in name for name in before)
    second = played(turns(game), *GAMES[game], "--save", path)
    assert second.startswith(t("play.goes_on", file=str(path))) and "Seed 3" in second
    assert second.endswith(t("play.saved", file=str(path)))
    after = everything(tmp_path)
    assert after["evening.journal"].startswith(before["evening.journal"])
    assert after["evening.journal"] != before["evening.journal"]
    assert not [name for name in after if "damaged" in name]
    played(["1"], *GAMES[game], "--load", path, "--save", path)
    assert everything(tmp_path)["evening.journal"].startswith(after["evening.journal"])


def test_the_same_settings_typed_again_are_none_of_a_quarrel(tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    typed = ("--players", 3, "--difficulty", "hard", "--companions", "adept", "--option", "p1=ferryman", "--seed", 4)
    played([], *typed, "--save", path)
    for again in (typed, typed[:2], ()):
        assert t("play.goes_on", file=str(path)) in played([], *again, "--save", path)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("--players", 4), "--players"),
        (("--players", 3, "--mode", "nightmare", "--difficulty", "easy"), "--difficulty, --mode"),
        (("--seed", 5), "--seed"),
        (("--companions", "2"), "--companions"),
        (("--option", "p1=bellringer"), "--option p1"),
    ],
)
def test_other_settings_are_refused_and_it_is_said_what_to_type(
    typed: tuple[object, ...], told: str, tmp_path: Path
) -> None:
    path = tmp_path / "evening.journal"
    played([], "--players", 3, "--difficulty", "hard", "--companions", "adept", "--seed", 4, "--save", path)
    said = refused(tmp_path, *typed, "--save", path)
    assert said == t("save_differs", file=str(path), list=told, option="--new")


def test_the_second_game_has_its_own_settings(tmp_path: Path) -> None:
    path = tmp_path / "night"
    typed = (*GAMES["mansions"], "--option", "i2_cards=p2m1", "--option", "longer_night=1")
    played([], *typed, "--save", path)
    assert t("play.goes_on", file=str(path)) in played([], *typed, "--save", path)
    said = refused(tmp_path, *GAMES["mansions"], "--option", "longer_night=0", "--save", path)
    assert said == t("save_differs", file=str(path), list="--option longer_night", option="--new")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_is_begun_where_that_is_asked_for_and_the_old_one_is_kept(game: str, tmp_path: Path) -> None:
    path, old = tmp_path / "evening.journal", tmp_path / "evening-1.journal"
    played(turns(game), *GAMES[game], "--seed", 3, "--save", path)
    before = path.read_bytes(), list(generations.lines_of(path))
    said = played(["1"], *GAMES[game], "--seed", 4, "--new", "--save", path)
    assert t("play.kept", copy=str(old)) in said and read(path).header.seed == 4
    assert (old.read_bytes(), list(generations.lines_of(old))) == before
    played([], *GAMES[game], "--new", "--save", path)
    assert read(tmp_path / "evening-2.journal").header.seed == 4 and old.read_bytes() == before[0]


def test_new_alone_is_no_use_and_neither_is_a_new_game_from_an_old_one(tmp_path: Path) -> None:
    assert refused(tmp_path, "--new") == t("no_value", option="--save")
    path = tmp_path / "a"
    played([], *GAMES["bigbook"], "--save", path)
    said = refused(tmp_path, "--load", path, "--save", path, "--new")
    assert said == t("not_both", option="--new", other="--load")


def strangers(folder: Path) -> Iterator[tuple[Path, str]]:
    """What is no game of ours: a diary, a pipe, a folder, a device, a link to a diary."""
    diary, pipe, link = folder / "diary.txt", folder / "pipe", folder / "link"
    diary.write_text("Dear diary", encoding="utf-8")
    os.mkfifo(pipe)
    link.symlink_to(diary)
    (folder / "folder").mkdir()
    for path in (diary, pipe, link, Path("/dev/null")):
        yield path, t("not_ours", file=str(path))
    a_folder = EN.t("kit.save.a_folder")
    yield folder / "folder", t("cannot_open", file=str(folder / "folder"), reason=a_folder)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system with pipes that have names")
@pytest.mark.parametrize("extra", [(), ("--new",)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_saved_game_is_never_taken_over(game: str, extra: tuple[str, ...], tmp_path: Path) -> None:
    for path, told in strangers(tmp_path):
        assert refused(tmp_path, *GAMES[game], *extra, "--save", path) == told
    assert (tmp_path / "pipe").is_fifo() and (tmp_path / "link").is_symlink()


def test_the_other_game_says_how_it_is_opened(tmp_path: Path) -> None:
    night, evening = tmp_path / "night", tmp_path / "evening"
    played([], *GAMES["mansions"], "--save", night)
    played([], *GAMES["bigbook"], "--save", evening)
    for option in ("--load", "--save"):
        assert refused(tmp_path, option, night) == t("other_game", file=str(night), option="--game mansions")
        said = refused(tmp_path, "--game", "mansions", option, evening)
        assert said == t("other_game", file=str(evening), option="--game bigbook")


def test_a_game_that_is_taken_up_takes_no_other_game_s_place(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    played(["1"], *GAMES["bigbook"], "--save", one)
    played([], *GAMES["bigbook"], "--save", other)
    said = refused(tmp_path, "--load", one, "--save", other)
    assert said == t("save_there", file=str(other), command=f"--load {other} --save {other}")


def test_a_damaged_game_goes_on_and_the_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    played(turns("bigbook"), *GAMES["bigbook"], "--seed", 3, "--save", path)
    raw = path.read_bytes()
    torn = raw[:40] + b"\0" * 40 + raw[80:]
    for left in (raw[: len(raw) // 2], b"", torn):
        path.write_bytes(left)
        out = played([], *GAMES["bigbook"], "--save", path)
        assert t("play.goes_on", file=str(path)) in out and "damaged at line" in out
        copy = tmp_path / "evening.journal.damaged-1"
        assert (EN.t("kit.save.copy_kept", copy=str(copy)) in out) == copy.exists() == (left == torn)
        assert read(path).entries[-1]["hash"] == read_hash(raw, tmp_path)


def read_hash(raw: bytes, folder: Path) -> object:
    """The last state of a whole save."""
    whole = folder / "whole"
    whole.write_bytes(raw)
    return read(whole).entries[-1]["hash"]


def test_a_link_to_a_save_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "cloud" / "evening.journal", tmp_path / "evening.journal"
    played([], *GAMES["bigbook"], "--seed", 3, "--save", real)
    link.symlink_to(real)
    played(["end"], *GAMES["bigbook"], "--save", link)
    assert link.is_symlink() and len(read(real).entries) > 0
    played([], *GAMES["bigbook"], "--save", link, "--new")
    assert link.is_symlink() and (tmp_path / "cloud" / "evening-1.journal").exists()


def test_folders_are_named_as_they_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "evening.journal"
    made = t("play.folder_made", file=str(path.parent))
    assert made in played([], *GAMES["bigbook"], "--save", path)
    assert made not in played([], *GAMES["bigbook"], "--save", path)
    typed = tmp_path / "c" / "evening"
    assert t("play.folder_made", file=str(typed.parent)) in played([f"save {typed}"], *GAMES["bigbook"])
    assert read(typed).header.game == "bigbook"


def test_who_only_looked_and_who_played_are_told_truly_what_is_kept(tmp_path: Path) -> None:
    path, other = tmp_path / "evening.journal", tmp_path / "other"
    played([], *GAMES["bigbook"], "--seed", 3, "--save", path)
    raw = path.read_bytes()
    load = ("--load", path)
    for lines in ([], ["acquire:fire2", "undo"]):
        assert played(lines, *load).endswith(t("play.saved", file=str(path)))
    assert played(["acquire:fire2"], *load).endswith(t("play.not_saved_since", file=str(path)))
    assert played(["acquire:fire2", f"save {other}"], *load).endswith(t("play.saved", file=str(other)))
    assert path.read_bytes() == raw


def test_a_game_that_is_over_says_how_another_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    all_companions = ("--players", 2, "--companions", "apprentice,apprentice", "--seed", 3)
    played([], *all_companions, "--save", path)
    assert t("play.anew", option="--new") in played([], "--save", path)


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_every_language_tells_it(lang: str, tmp_path: Path) -> None:
    words = Catalogue.load(lang, [LOCALES])
    path = tmp_path / "evening.journal"
    played([], *GAMES["bigbook"], "--save", path)
    assert words.t("kit.cli.play.goes_on", file=str(path)) in played([], "--save", path, "--lang", lang)
    said = refused(tmp_path, "--players", 5, "--save", path, "--lang", lang)
    assert said == words.t("kit.cli.save_differs", file=str(path), list="--players", option="--new")
    shown = " ".join(commands.run("play", "--help", "--lang", lang).stdout.split())
    assert f"--new {words.t('kit.cli.rules.new')}" in shown and words.t("kit.cli.rules.keep") in shown
