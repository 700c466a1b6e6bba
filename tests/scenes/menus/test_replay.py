"""Watching a game again in the window: from everywhere one comes to it, forward and back, and on as a new game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.engine.session import state_hash
from game.core.saves import generations
from game.core.saves.save import read
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.replay import BookWatching
from scenes.bigbook.settings import change
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.overlays.story_log import state_after
from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import INFO
from scenes.shell import games
from scenes.shell.saves import replays
from scenes.shell.storage import DataDir
from scenes.table.log_drawer import LogDrawer
from scenes.table.replay.attendant import REST, Watching
from tests.scenes.driver import FRAME_MS, Driver, attended, driving
from tests.scenes.runs import file_of, play
from tests.typed import now

RELEASED = Path(__file__).parents[2] / "core" / "saves"
FINISHED = RELEASED / "one-header-finished.journal"
FIVE = RELEASED / "one-header-five-players.journal"


@contextmanager
def watching(folder: Path, save: Path = FINISHED, at: int | None = None, **wanted: Any) -> Iterator[Driver]:
    with driving(folder, **wanted) as d:
        assert replays.watch_save(d.app, save, at)
        d.frames(2)
        yield d


def show(d: Driver) -> BookWatching:
    scene = d.top
    assert attended(scene, Watching)
    assert isinstance(scene.attendant, Watching)
    return scene.attendant


def table(d: Driver) -> TableScene:
    assert isinstance(d.top, TableScene)
    return d.top


def true(d: Driver) -> bool:
    """What is shown is what stood there, and nobody has written anything of a fault."""
    scene = table(d)
    return not differences(scene.render.model, scene.session.view()) and not any(d.app.data.reports.iterdir())


def files(folder: Path) -> dict[str, str]:
    """Every save with a fingerprint of its bytes."""
    kept = (path for path in sorted((folder / "saves").rglob("*.journal*")) if path.is_file())
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in kept}


def rest(d: Driver) -> None:
    """Let a moment be looked at until the next step is due."""
    d.frames(round(REST / FRAME_MS) + 2)


def test_a_game_in_play_is_watched_from_its_menu_and_stays_as_it_is(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=5) as d:
        d.frames(2)
        run = table(d).run
        play(run, 25)
        before, kept, past = run.session.hash(), files(tmp_path), len(run.session.past)
        d.key(pygame.K_F10)
        d.click("button:watch")
        assert show(d).watched.recording.last == 25
        for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT, pygame.K_HOME, pygame.K_SPACE):
            d.key(key)
            assert true(d)
        for name in (pygame.K_u, pygame.K_e, pygame.K_F5, pygame.K_F9, pygame.K_h, pygame.K_q, pygame.K_1):
            d.key(name)
            assert d.top.name == "replay", "nothing is answered, kept or taken back here"
        for thing in table(d).things():
            if thing.role in ("card", "spell", "curse", "supply", "library", "ability"):
                assert (thing.enabled, thing.why_not) == (False, "watching")
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "table" and table(d).run is run
        assert (run.session.hash(), files(tmp_path), len(run.session.past)) == (before, kept, past)
        assert table(d).session.decision is not None, "and the game goes on"
        play(run, 1)


def test_a_game_that_has_ended_is_watched_again_in_one_click(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        run = Run.new(GameSetup(default_people(2), seed=4), d.app.data)
        play(run, 100_000)
        games.finish(d.app, run)
        d.frames(2)
        d.click("button:watch")
        assert show(d).watched.at == 0 and show(d).runs
        d.key(pygame.K_END)
        assert show(d).watched.session.over and true(d)
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "end"


def test_it_plays_by_itself_and_halts_where_it_is_told(tmp_path: Path) -> None:
    with watching(tmp_path) as d:
        assert show(d).runs and show(d).watched.at == 0
        rest(d)
        rest(d)
        assert show(d).watched.at == 2 and true(d)
        d.key(pygame.K_SPACE)
        rest(d)
        assert show(d).watched.at == 2 and not show(d).runs
        d.click("replay:play")
        d.frames(2)
        assert show(d).watched.at == 3, "it goes on at once"


def test_at_the_end_it_halts_and_begins_anew_when_asked(tmp_path: Path) -> None:
    with watching(tmp_path, at=115) as d:
        d.key(pygame.K_SPACE)
        for _ in range(4):
            rest(d)
        assert show(d).watched.at == 117 and not show(d).runs
        d.key(pygame.K_SPACE)
        d.frames(2)
        assert show(d).runs and show(d).watched.at <= 1


def test_forward_the_events_are_told_and_back_they_were_never_told(tmp_path: Path) -> None:
    with watching(tmp_path, at=40) as d:
        lines = len(table(d).story.lines)
        d.key(pygame.K_RIGHT)
        assert show(d).watched.at == 41 and len(table(d).story.lines) > lines and true(d)
        d.key(pygame.K_LEFT)
        assert show(d).watched.at == 40 and len(table(d).story.lines) == lines and true(d)


def test_the_same_log_comes_of_playing_and_of_leaping(tmp_path: Path) -> None:
    with watching(tmp_path, at=0) as d:
        for _ in range(60):
            d.key(pygame.K_RIGHT)
        told = [(line.type, line.step) for line in table(d).story.lines]
        assert show(d).watched.at == 60
        d.key(pygame.K_HOME)
        show(d).lay(60)
        assert [(line.type, line.step) for line in table(d).story.lines] == told


def test_every_moment_is_laid_as_it_stood(tmp_path: Path) -> None:
    with watching(tmp_path, FIVE, at=0) as d:
        last = show(d).watched.recording.last
        for at in [*range(0, last, 7), last, last - 1, 3, 0]:
            show(d).lay(at)
            d.frames(1)
            assert true(d)
            asked = show(d).watched.session.asked
            assert asked is None or table(d).render.desk == asked.seat


def test_turns_rounds_and_strikes_are_pressed_on_the_ribbon(tmp_path: Path) -> None:
    with watching(tmp_path, at=0) as d:
        marks = show(d).track.marks
        for kind in ("round", "turn", "strike"):
            mark = [one for one in marks if one.kind == kind][2]
            name = f"replay:{kind}:{mark.at if mark.shows else mark.number}"
            d.click(name)
            assert show(d).watched.at == mark.at + mark.shows and true(d)
            if mark.shows:
                events = show(d).watched.session.events
                assert any(event.type == "curse_applied" and event["curse"] == mark.about for event in events)
        d.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
        here = show(d).watched
        assert here.at in here.recording.turns()
        d.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
        assert show(d).watched.at < here.recording.last and show(d).watched.at in here.recording.turns()
        d.key(pygame.K_PAGEDOWN)
        assert show(d).watched.at in [mark.at for mark in marks if mark.kind == "round"]
        d.key(pygame.K_PAGEUP)
        d.key(pygame.K_PAGEUP)
        assert show(d).watched.at in [mark.at for mark in marks if mark.kind == "round"]


def test_every_mark_and_button_is_found_by_keys_and_says_what_it_is(tmp_path: Path) -> None:
    with watching(tmp_path, at=30) as d:
        own = [thing for thing in d.top.things() if thing.id.startswith("replay:")]
        assert {"replay:round:2", "replay:turn:7", "replay:play", "replay:play-on", "button:close"} <= {
            thing.id for thing in d.top.things()
        }
        window = pygame.Rect((0, 0), d.app.size)
        seen = set()
        for _ in range(len(d.top.things()) + 1):
            d.key(pygame.K_TAB)
            seen.add(d.top.focus.current)
        for thing in own:
            assert thing.label and window.contains(thing.rect)
            assert thing.id in seen or thing.role == INFO
        d.event(pygame.MOUSEMOTION, pos=d.thing("replay:strike:22").rect.center, rel=(0, 0), buttons=(0, 0, 0))
        d.frames(2)
        assert d.top.hover == "replay:strike:22"


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_the_name_of_a_button_lies_beside_what_is_told_of_the_step(tmp_path: Path, letters: float) -> None:
    with watching(tmp_path, lang="es") as d:
        d.app.set("text_scale", letters)
        d.frames(2)
        for name in ("replay:turn-back", "replay:play", "replay:turn-forward", "replay:slower", "replay:faster"):
            table(d).focus.set(name)
            table(d).redraw()
            d.frames(1)
            called, slate = show(d).called, show(d).transport
            assert called.w and d.app.canvas.rect.contains(called), name
            others = [d.thing(name).rect, slate.caption, slate.speed, *(one.rect for one in slate.buttons.values())]
            assert called.collidelist(others) < 0, name


def test_the_speed_is_its_own_and_no_setting_changes(tmp_path: Path) -> None:
    with watching(tmp_path, at=10, speed=2) as d:
        for key, text in ((pygame.K_PLUS, "+"), (pygame.K_PLUS, "+"), (pygame.K_PLUS, "+")):
            d.key(key, text=text)
        assert (show(d).pace, table(d).speed, d.app.speed) == (4, 4, 2)
        d.key(pygame.K_MINUS, text="-")
        d.click("replay:slower")
        assert show(d).pace == 2


def test_a_pause_holds_in_the_middle_of_a_movement(tmp_path: Path) -> None:
    with watching(tmp_path, at=42, speed=1) as d:
        d.key(pygame.K_SPACE)
        d.frames(3)
        scene = table(d)
        assert now(scene.director.busy)
        d.key(pygame.K_SPACE)
        waiting = scene.timeline.count, scene.director.now
        d.frames(200)
        assert now(scene.director.busy) and (scene.timeline.count, scene.director.now) == waiting
        assert scene.settled, "whoever looks at it has all the time"
        d.key(pygame.K_RIGHT)
        d.frames(2)
        assert not scene.director.busy and show(d).watched.at == 43 and true(d)


def test_nobody_is_waited_for_between_two_turns(tmp_path: Path) -> None:
    with watching(tmp_path, at=0, speed=4) as d:
        change(d.app, "handover_wait", True)
        turn = show(d).watched.recording.turns()[3]
        show(d).lay(turn - 1)
        d.key(pygame.K_RIGHT)
        for _ in range(2000):
            d.frames(1)
            if not table(d).director.busy:
                break
        assert show(d).watched.at == turn and not table(d).director.busy and true(d)


def test_going_back_in_the_middle_of_a_step_lays_what_stood_before_it(tmp_path: Path) -> None:
    with watching(tmp_path, at=42, speed=1) as d:
        d.key(pygame.K_RIGHT)
        d.frames(3)
        assert table(d).director.busy
        d.key(pygame.K_LEFT)
        assert show(d).watched.at == 42 and not table(d).director.busy and true(d)


def test_play_goes_on_from_here_as_a_new_game(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(2)
        run = table(d).run
        play(run, 30)
        run.setup.people[0].name = "Wanda"
        old, kept = file_of(run), file_of(run).read_bytes()
        assert replays.watch_run(d.app, run, 17)
        d.frames(2)
        d.click("replay:play-on")
        d.frames(3)
        assert d.top.name == "table" and table(d).run is not run
        new = table(d).run
        assert new.session.hash() == state_hash(run.session.past[17].state)
        assert new.setup.people[0].name == "Wanda" and len(new.session.past) == 17
        play(new, 4)
        assert file_of(new) != old and old.read_bytes() == kept
        assert Run.load(file_of(new), DataDir(tmp_path)).session.hash() == new.session.hash()


def test_nobody_plays_on_where_the_game_was_over(tmp_path: Path) -> None:
    with watching(tmp_path, at=117) as d:
        d.click("replay:play-on")
        assert d.top.name == "replay" and d.app.notice.text == d.app.t("kit.replay.over")


def test_a_bookmark_list_a_menu_and_the_log_lie_over_it_and_it_waits(tmp_path: Path) -> None:
    with watching(tmp_path, at=30) as d:
        d.key(pygame.K_SPACE)
        d.key(pygame.K_l)
        assert isinstance(d.top, LogDrawer)
        at = table_below(d).watched.at
        rest(d)
        rest(d)
        assert table_below(d).watched.at == at
        d.key(pygame.K_ESCAPE)
        assert show(d).watched.at == at
        d.key(pygame.K_SPACE)
        d.click("button:menu")
        names = [thing.id for thing in d.top.things()]
        assert "button:watch" not in names and "button:bookmark" not in names
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "replay"


def test_a_line_of_the_log_leads_to_its_step(tmp_path: Path) -> None:
    with watching(tmp_path, at=60) as d:
        d.key(pygame.K_l)
        log = d.top
        assert isinstance(log, LogDrawer)
        row = next(row for row in log.rows() if not row.heading)
        wanted = state_after(table_below(d).table, row.line.step)
        d.click_at(row.rect.midleft)
        assert show(d).watched.session.state is wanted and show(d).watched.at < 60 and true(d)
        assert table(d).story.lines[-1].step <= row.line.step, "the log ends where the table stands"


def table_below(d: Driver) -> BookWatching:
    scene = d.app.stack[-2]
    assert isinstance(scene, TableScene) and isinstance(scene.attendant, Watching)
    return scene.attendant


# --------------------------------------------------------------------------------------------------- what is not whole


def test_a_damaged_save_is_watched_as_far_as_it_can_be_proved_and_stays_damaged(tmp_path: Path) -> None:
    save = tmp_path / "friend.journal"
    lines = FIVE.read_bytes().splitlines(keepends=True)
    steps = [number for number, text in enumerate(lines) if b'"answers"' in text]
    lines[steps[60]] = lines[steps[60]].replace(b"answers", b"answerz")
    raw = b"".join(lines)
    save.write_bytes(raw)
    with watching(tmp_path, save) as d:
        assert d.app.t("kit.replay.incomplete") in d.app.notice.text
        recording = show(d).watched.recording
        assert recording.gaps and recording.last > 60
        show(d).lay(recording.gaps[0] - 1)
        d.key(pygame.K_RIGHT)
        assert show(d).watched.at == recording.gaps[0] and true(d)
        for _ in range(3):
            d.key(pygame.K_RIGHT)
            assert true(d)
    assert save.read_bytes() == raw and not list(tmp_path.glob("*.damaged-*"))


@pytest.mark.parametrize("kind", ("garbage", "newer", "missing"))
def test_what_is_no_save_or_a_newer_one_says_why_and_stays(tmp_path: Path, kind: str) -> None:
    save = tmp_path / "friend.journal"
    if kind == "garbage":
        save.write_bytes(b"not a save at all\n" * 20)
    elif kind == "newer":
        first, *others = FINISHED.read_bytes().splitlines(keepends=True)
        text = first.partition(b" ")[2].strip().replace(b'"format":1', b'"format":99')
        save.write_bytes(hashlib.sha256(text).hexdigest()[:16].encode() + b" " + text + b"\n" + b"".join(others))
    before = save.read_bytes() if save.exists() else None
    with driving(tmp_path) as d:
        assert not replays.watch_save(d.app, save)
        assert d.top.name == "menu" and d.app.notice.text
        assert (save.read_bytes() if save.exists() else None) == before


def test_a_game_without_a_step_shows_its_deal(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        run = Run.new(GameSetup(default_people(2), seed=4), d.app.data)
        assert replays.watch_save(d.app, file_of(run))
        d.frames(2)
        assert d.app.notice.text == d.app.t("kit.replay.nothing") and not show(d).runs
        for key in (pygame.K_RIGHT, pygame.K_SPACE, pygame.K_LEFT, pygame.K_END):
            d.key(key)
            assert show(d).watched.at == 0 and true(d)


def test_a_game_opened_in_the_middle_is_watched_from_its_save(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(2)
        path = file_of(table(d).run)
        play(table(d).run, 40)
    lines = path.read_bytes().splitlines(keepends=True)
    early = [number for number, entry in enumerate(read(path).entries) if "answers" in entry][4]
    path.write_bytes(b"".join([*lines[: early + 2], b"\x00" * 30 + b"\n", *lines[early + 3 :]]))
    generations.forget(path)
    with driving(tmp_path) as d:
        assert games.load(d.app, path)
        d.frames(2)
        run = table(d).run
        assert run.session.opened == "damaged"
        assert replays.watch_run(d.app, run)
        d.frames(2)
        assert show(d).watched.recording.last >= len(run.session.past) + 4, "the beginning is still in the file"
