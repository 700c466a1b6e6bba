"""A damaged save in the window: play goes on at the newest provable moment, and one line tells the truth about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.engine.decision import Reason
from game.core.saves import generations
from game.core.saves.save import read
from scenes.bigbook.party import Run
from scenes.bigbook.table.scene import TableScene
from scenes.shell.saves import replays
from scenes.shell.storage import DataDir
from tests.core.damage import flipped
from tests.lengths import alike
from tests.scenes.driver import driving
from tests.scenes.runs import file_of, new, play

LANGS = ("en", "es", "pt", "it")


def far(folder: Path) -> Run:
    """A game of three in its fifth turn or later, some steps into the turn."""
    run = new(DataDir(folder), 3)
    while run.session.state.turn < 5 or "state" in read(file_of(run)).entries[-1]:
        play(run, 1, seed=len(run.session.past))
    return run


def spoil(path: Path, line: int) -> bytes:
    """Flip a bit of a line (from 0, as in a list)."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = flipped(lines[line], 20)
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def steps(path: Path) -> list[int]:
    return [number for number, one in enumerate(path.read_bytes().splitlines()) if b'"answers"' in one]


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_damage_long_ago_leaves_the_game_where_it_was(tmp_path: Path, lang: str) -> None:
    run = far(tmp_path)
    path, now = file_of(run), run.session.hash()
    damaged = spoil(path, steps(path)[1])
    copy = path.with_name(f"{path.name}.damaged-1")
    with driving(tmp_path, lang=lang, resume=True) as d:
        assert isinstance(d.top, TableScene)
        session, t = d.top.session, d.app.t
        assert session.hash() == now
        assert copy.read_bytes() == damaged
        first = session.past[0].state
        name = d.top.run.setup.people[first.active].name
        told = t("kit.save.barred", round=first.round, seat=name), t("kit.save.copy_kept", copy=copy.name)
        assert d.app.notice.text == " ".join(told)
        while session.undo():
            pass
        d.top.context.touch()
        assert d.top.context.moment.button("undo") == Reason("undo-damaged")
        assert d.top.words.why(Reason("undo-damaged")) == t("bigbook.why.undo-damaged")
    with driving(tmp_path, lang=lang, resume=True) as d:
        assert not d.app.notice.text, "told once"
        assert isinstance(d.top, TableScene) and d.top.session.opened == "damaged", "but never forgotten"


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_choice_that_is_lost_in_this_turn_is_owned_up_to(tmp_path: Path, lang: str) -> None:
    run = far(tmp_path)
    play(run, 1, seed=77)
    path = file_of(run)
    spoil(path, steps(path)[-2])
    generations.forget(path)
    with driving(tmp_path, lang=lang, resume=True) as d:
        assert isinstance(d.top, TableScene)
        session = d.top.session
        name = d.top.run.setup.people[session.state.active].name
        words = d.app.t("kit.save.lost_some", n=2, round=session.state.round, seat=name)
        assert d.app.notice.text.startswith(words)
        assert f"{path.name}.damaged-1" in d.app.notice.text


def test_a_header_that_is_damaged_costs_nothing(tmp_path: Path) -> None:
    run = far(tmp_path)
    path, now = file_of(run), run.session.hash()
    spoil(path, 0)
    with driving(tmp_path, resume=True) as d:
        assert isinstance(d.top, TableScene) and d.top.session.hash() == now
        assert d.app.notice.text.startswith(d.app.t("kit.save.healed"))
        assert [one.name for one in d.top.run.setup.people] == [one.name for one in run.setup.people]


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_save_that_was_cut_at_the_end_of_a_line_goes_on_where_its_copies_end(tmp_path: Path, lang: str) -> None:
    """The file alone looks whole, at an older moment."""
    run = far(tmp_path)
    path, now = file_of(run), run.session.hash()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 2]))
    assert not read(path).hurt_at
    with driving(tmp_path, lang=lang, resume=True) as d:
        assert isinstance(d.top, TableScene)
        session = d.top.session
        assert session.hash() == now
        name = d.top.run.setup.people[session.state.active].name
        assert d.app.notice.text.startswith(d.app.t("kit.save.older_file", round=session.state.round, seat=name))
        assert d.app.t("kit.save.older_kept", copy=f"{path.stem}-older-1") in d.app.notice.text
        d.app.go("saves")
        assert f"save:{path.stem}-older-1" in [thing.id for thing in d.top.things()], "the way to the older moment"
    with driving(tmp_path, lang=lang, resume=True) as d:
        assert not d.app.notice.text, "told once"


def test_a_game_emptied_just_after_play_on_from_here_goes_on(tmp_path: Path) -> None:
    run = far(tmp_path)
    with driving(tmp_path, resume=True) as d:
        replays.watch_run(d.app, run, 4)
        d.frames(3)
        d.click("replay:play-on")
        d.frames(3)
        assert isinstance(d.top, TableScene) and d.top.run.journal is not None
        path, now = d.top.run.journal.path, d.top.session.hash()
    path.write_bytes(b"")
    with driving(tmp_path, resume=True) as d:
        assert isinstance(d.top, TableScene) and d.top.session.hash() == now
        assert d.app.notice.text
