"""The list of games: finished ones too, named, put in order, deleted and brought back, handed on and taken in."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.saves import disk
from game.core.saves.save import MAX_FILE, read
from game.core.saves.system import System
from scenes.bigbook.end.scene import EndScene
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit, shorten
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import CRIMSON, PARCH, Theme
from scenes.kit.widgets import WidgetState
from scenes.menus.code_sheet import CodeScene
from scenes.menus.file_row import SIZE, FileRow, room_for_name
from scenes.menus.files import FilesScene
from scenes.menus.save_sheet import SaveScene
from scenes.shell import robot
from scenes.shell.saves import archive, codes, save_index
from scenes.shell.storage import DataDir
from tests.core.damage import OLD
from tests.fit.spy import watching
from tests.lengths import alike
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import GARBAGE, begun, file_of, new, play, run_on


def finished(folder: Path, seed: int = 11) -> Path:
    """A game played to its end by chance."""
    run = Run.new(GameSetup(default_people(2), seed=seed), DataDir(folder))
    play(run, 5000)
    assert run.session.over
    return file_of(run)


def listed(d: Driver) -> list[str]:
    """The saves that are shown, from the top."""
    return [thing.id.removeprefix("save:") for thing in d.top.things() if thing.id.startswith("save:")]


def write_into(d: Driver, field: str, text: str) -> None:
    """Write a text into a field in place of what stands there, and press Enter."""
    d.click(field)
    for letter in text:
        d.event(pygame.TEXTINPUT, text=letter)
    d.key(pygame.K_RETURN)


def details(d: Driver, path: Path) -> SaveScene:
    """The sheet of a save, opened from the list on whichever tab has it."""
    if d.top.name != "saves":
        d.app.open("saves")
        d.frames(1)
    if path.stem not in listed(d):
        d.click("tab:history")
    d.click(f"details:{path.stem}")
    assert isinstance(d.top, SaveScene)
    return d.top


class Full(System):
    """A disk on which nothing more can be written."""

    def write(self, number: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@contextmanager
def at_home(d: Driver, folder: Path) -> Iterator[FilesScene]:
    """The sheet of files that is on top, in a folder."""
    assert isinstance(d.top, FilesScene)
    d.top.go(folder)
    d.frames(1)
    yield d.top


def test_where_no_game_is_in_play_the_finished_ones_lie_on_top(tmp_path: Path) -> None:
    over = finished(tmp_path)
    with driving(tmp_path) as d:
        d.click("button:load")
        assert listed(d) == [over.stem]


def test_finished_games_are_kept_and_tell_their_result(tmp_path: Path) -> None:
    over, going = finished(tmp_path), begun(tmp_path)
    with driving(tmp_path) as d:
        d.click("button:load")
        assert listed(d) == [going.stem]
        d.click("tab:history")
        assert listed(d) == [over.stem]
        found = save_index.look(over)
        assert found.over and found.won is not None
        assert (
            d.app.t("kit.shelf.won" if found.won else "kit.shelf.lost", round=found.round)
            in d.thing(f"save:{over.stem}").label
        )
        d.click(f"save:{over.stem}")
        assert isinstance(d.top, SaveScene)
        assert any(str(found.seed) in words for words, _, _ in d.top._told())


def test_how_a_finished_game_ended_is_seen_again_and_nothing_is_written(tmp_path: Path) -> None:
    over, going = finished(tmp_path), begun(tmp_path)
    before = over.read_bytes()
    with driving(tmp_path) as d:
        details(d, over)
        d.click("button:open")
        assert isinstance(d.top, EndScene) and d.top.ending.tally.chapters
        d.click("button:main-menu")
        assert d.thing("button:resume").enabled
    assert over.read_bytes() == before
    assert Run.waiting(DataDir(tmp_path)) == going, "the game that waits is still the one played last"


def test_a_finished_game_is_watched_from_its_sheet(tmp_path: Path) -> None:
    over = finished(tmp_path)
    before = over.read_bytes()
    with driving(tmp_path) as d:
        sheet = details(d, over)
        d.click("button:watch")
        assert d.top.name == "replay"
        d.key(pygame.K_ESCAPE)
        assert d.top is sheet
    assert over.read_bytes() == before


def test_a_name_is_kept_in_the_save_and_its_date_stays(tmp_path: Path) -> None:
    path = begun(tmp_path)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    steps = Run.load(path, DataDir(tmp_path / "elsewhere")).session.hash()
    with driving(tmp_path) as d:
        details(d, path)
        write_into(d, "field:title", "Evening  [b]")
        d.click("button:close")
        assert "Evening" in d.thing(f"save:{path.stem}").label
    found = save_index.look(path)
    assert (found.title, found.saved) == ("Evening [b]", 1_700_000_000)
    assert not read(path).hurt_at
    assert Run.load(path, DataDir(tmp_path)).session.hash() == steps, "it goes on where it stood"
    with driving(tmp_path) as d:
        details(d, path)
        d.click("field:title")
        d.key(pygame.K_BACKSPACE)
        d.key(pygame.K_RETURN)
        d.click("button:close")
    assert save_index.look(path).title == ""


def test_a_name_is_written_also_where_the_sheet_is_left_by_escape(tmp_path: Path) -> None:
    path = begun(tmp_path)
    with driving(tmp_path) as d:
        details(d, path)
        d.click("field:title")
        d.event(pygame.TEXTINPUT, text="Tuesday")
        d.key(pygame.K_ESCAPE)
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "saves"
    assert save_index.look(path).title == "Tuesday"


def test_the_game_on_the_table_is_named_while_it_is_played(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        run = run_on(d)
        play(run, 5)
        d.key(pygame.K_F9)
        details(d, file_of(run))
        assert not d.thing("button:open").enabled and not d.thing("button:delete").enabled
        write_into(d, "field:title", "Now")
        d.click("button:close")
        d.click("button:close")
        play(run, 5)
        assert run.trouble is None
        at = run.session.hash()
    assert save_index.look(file_of(run)).title == "Now"
    assert Run.load(file_of(run), DataDir(tmp_path)).session.hash() == at


def test_a_save_of_the_first_format_takes_a_name(tmp_path: Path) -> None:
    path = DataDir(tmp_path).saves / "game-00001.journal"
    path.write_bytes((OLD / "one-header-five-players.journal").read_bytes())
    before = Run.load(path, DataDir(tmp_path / "elsewhere")).session.hash()
    archive.name_it(DataDir(tmp_path), save_index.look(path), "Old times")
    assert save_index.look(path).title == "Old times"
    assert Run.load(path, DataDir(tmp_path)).session.hash() == before


def test_what_another_window_plays_is_neither_named_nor_deleted(tmp_path: Path) -> None:
    path = begun(tmp_path)
    before = path.read_bytes()
    other = DataDir(tmp_path)
    assert other.hold(path)
    with driving(tmp_path) as d:
        details(d, path)
        write_into(d, "field:title", "Mine")
        assert d.app.notice.text == d.app.t("kit.save.already_open")
        d.click("button:delete")
        assert d.app.notice.text == d.app.t("kit.save.already_open")
    assert path.read_bytes() == before
    other.release()


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_a_damaged_save_takes_no_name_and_says_what_to_do(tmp_path: Path, lang: str) -> None:
    path = begun(tmp_path)
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)
    with driving(tmp_path, lang=lang) as d:
        details(d, path)
        write_into(d, "field:title", "Mine")
        assert d.app.notice.text == d.app.t("kit.save.hurt", file=path.name)
    assert path.read_bytes() == raw


def test_the_game_that_was_just_left_is_named_and_deleted(tmp_path: Path) -> None:
    """This window has kept it for itself while it was played."""
    with driving(tmp_path, players=2, seed=5) as d:
        path = file_of(run_on(d))
        d.app.go("menu")
        details(d, path)
        write_into(d, "field:title", "Ours")
        assert save_index.look(path).title == "Ours"
        d.click("button:delete")
        assert not path.exists() and d.top.name == "saves"
        d.click("button:undelete")
        d.click(f"save:{path.stem}")
        run_on(d)


def test_the_list_is_put_in_order(tmp_path: Path) -> None:
    far, near = begun(tmp_path, 2, 45), begun(tmp_path, 3, 2)
    assert save_index.look(far).round > 1
    people = default_people(2)
    people[0].name = "Aaron"
    last = file_of(Run.new(GameSetup(people, seed=4), DataDir(tmp_path)))
    with driving(tmp_path) as d:
        d.click("button:load")
        assert listed(d) == [last.stem, near.stem, far.stem]
        sort = d.thing("choice:sort").rect
        d.click_at((sort.right - 12, sort.centery))
        assert listed(d)[0] == last.stem, "Aaron before Ana"
        d.click_at((sort.right - 12, sort.centery))
        assert listed(d)[0] == far.stem, "the furthest first"


def test_a_game_is_handed_on_and_taken_in(tmp_path: Path) -> None:
    here, there, post = tmp_path / "here", tmp_path / "there", tmp_path / "post"
    post.mkdir()
    path = begun(here)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    at = Run.load(path, DataDir(tmp_path / "elsewhere")).session.hash()
    with driving(here) as d:
        details(d, path)
        write_into(d, "field:title", "Ours")
        d.click("button:export")
        with at_home(d, post):
            d.click("button:write")
        assert d.top.name == "save" and "Ours.journal" in d.app.notice.text
        d.click("button:export")
        with at_home(d, post) as sheet:
            write_into(d, "field:name", "Ours")
            d.click("button:write")
            assert d.app.notice.text == d.app.t("kit.files.taken", file="Ours.journal")
            assert sheet.file == "Ours 2.journal"
            d.click("button:write")
    assert {one.name for one in post.iterdir()} == {"Ours.journal", "Ours 2.journal"}
    with driving(there) as d:
        d.app.open("saves")
        d.click("button:import")
        with at_home(d, post):
            d.click("file:0")
        assert d.top.name == "saves" and d.app.notice.text == d.app.t("kit.files.taken_in", name="Ours")
        (name,) = listed(d)
        found = save_index.look(there / "saves" / f"{name}.journal")
        assert (found.title, found.saved) == ("Ours", 1_700_000_000)
        d.click("button:import")
        with at_home(d, post):
            d.click("file:1")
        assert d.app.notice.text == d.app.t("kit.files.here_already", name="Ours") and listed(d) == [name]
        d.click(f"save:{name}")
        assert run_on(d).session.hash() == at


def test_a_file_let_go_over_the_window_is_taken_in(tmp_path: Path) -> None:
    path = finished(tmp_path / "friend")
    with driving(tmp_path / "mine") as d:
        d.event(pygame.DROPFILE, file=str(path))
        assert d.top.name == "saves"
        d.click("tab:history")
        assert len(listed(d)) == 1
        d.event(pygame.DROPFILE, file=str(begun(tmp_path / "friend")))
        d.click("tab:games")
        assert len(listed(d)) == 1
    with driving(tmp_path / "mine", players=2, seed=5) as d:
        run = run_on(d)
        d.event(pygame.DROPFILE, file=str(begun(tmp_path / "friend", 3)))
        assert d.front(TableScene).run is run, "nobody is torn from a game"
        assert len(save_index.kept(d.app.data)) == 3


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_what_is_no_game_of_ours_is_refused_with_its_reason_and_left_alone(tmp_path: Path, lang: str) -> None:
    good = begun(tmp_path / "friend")
    post = tmp_path / "post"
    post.mkdir()
    strange = {
        "letter.journal": (GARBAGE, "unreadable"),
        "huge.journal": (b"x" * (MAX_FILE + 1), "too_large"),
        "newer.journal": (_other(good, format=99), "newer"),
        "chess.journal": (_other(good, game="chess"), "unknown_game"),
        "older.journal": (_other(good, content="other", entries=0), "too_old"),
        "empty.journal": (b"", "unreadable"),
    }
    with driving(tmp_path / "mine", lang=lang) as d:
        for name, (raw, key) in strange.items():
            (post / name).write_bytes(raw)
            d.event(pygame.DROPFILE, file=str(post / name))
            args = {"newer": {"version": "99"}, "unknown_game": {"name": "chess"}}.get(key, {"file": name})
            if key == "unreadable":
                args["reason"] = d.app.t("kit.save.not_a_save")
            assert d.app.notice.text == d.app.t(f"kit.save.{key}", **args), name
            assert (post / name).read_bytes() == raw
        d.event(pygame.DROPFILE, file=str(post / "nothing.journal"))
        why = d.app.t("kit.save.unreadable", file="nothing.journal", reason=d.app.t("kit.save.missing"))
        assert d.app.notice.text == why
        d.event(pygame.DROPFILE, file=str(post))
        assert d.app.notice.text == d.app.t("kit.save.unreadable", file="post", reason=d.app.t("kit.save.a_folder"))
        assert not save_index.everything(d.app.data)


def _other(path: Path, entries: int | None = None, **change: object) -> bytes:
    """A save with something else in its header, and perhaps with its first entries only."""
    from game.core.saves.save_line import encode, parse  # noqa: PLC0415 - for forgeries only

    lines = [parse(line) for line in path.read_bytes().splitlines(keepends=True)]
    wanted = lines if entries is None else lines[: 2 + entries]
    return b"".join(encode({**line, **change} if "format" in line else line) for line in wanted if line is not None)


def test_a_damaged_game_of_a_friend_is_taken_in_as_far_as_it_can_be_proved(tmp_path: Path) -> None:
    path = begun(tmp_path / "friend", 2, 60)
    raw = bytearray(path.read_bytes())
    raw[-200] ^= 1
    path.write_bytes(raw)
    with driving(tmp_path / "mine") as d:
        d.event(pygame.DROPFILE, file=str(path))
        (name,) = listed(d)
        d.click(f"save:{name}")
        assert "damaged" in d.app.notice.text, "said when it is played"
        run_on(d)
    assert path.read_bytes() == raw


def test_a_full_disk_is_told_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    path, post = begun(tmp_path / "here"), tmp_path / "post"
    post.mkdir()
    with driving(tmp_path / "here") as d:
        details(d, path)
        d.click("button:export")
        full = d.app.t("kit.save.not_done", reason=d.app.t("kit.save.disk_full"))
        with at_home(d, post) as sheet, disk.through(Full()):
            d.click("button:write")
            assert d.app.notice.text == full and d.top is sheet
        assert not list(post.iterdir())
        with at_home(d, post / "gone"):
            d.click("button:write")
            assert d.app.notice.text == d.app.t("kit.save.not_done", reason=d.app.t("kit.save.missing"))
            d.click("button:close")
    with driving(tmp_path / "mine") as d:
        with disk.through(Full()):
            d.event(pygame.DROPFILE, file=str(path))
        assert d.app.notice.text == full
        assert not save_index.everything(d.app.data)


def test_the_list_of_folders_goes_everywhere_and_says_where_it_may_not(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a folder" / "letter.txt").write_text("no game", encoding="utf-8")
    game = begun(tmp_path / "friend")
    with driving(tmp_path / "mine") as d:
        d.app.open("saves")
        d.click("button:import")
        write_into(d, "field:path", str(tmp_path))
        assert isinstance(d.top, FilesScene)
        assert [path.name for path in d.top.there] == ["a folder", "friend", "mine"]
        d.click("folder:0")
        assert d.top.folder == tmp_path / "a folder" and not d.top.there
        d.click("folder:up")
        assert d.top.folder == tmp_path
        write_into(d, "field:path", str(tmp_path / "nowhere"))
        assert d.top.why == d.app.t("kit.save.missing")
        write_into(d, "field:path", str(game))
        assert d.top.name == "saves" and len(listed(d)) == 1, "a file is taken in by its name, too"


def test_names_of_a_folder_stand_as_people_count(tmp_path: Path) -> None:
    for name in ("10 late", "2 early", "Box 12", "box 3"):
        (tmp_path / "shelf" / name).mkdir(parents=True)
    with driving(tmp_path / "mine") as d:
        d.app.open("saves")
        d.click("button:import")
        write_into(d, "field:path", str(tmp_path / "shelf"))
        assert isinstance(d.top, FilesScene)
        assert [path.name for path in d.top.there] == ["2 early", "10 late", "box 3", "Box 12"]
        spots = [line.rect for at in range(4) if (line := d.top.widget(f"folder:{at}")) is not None]
        assert spots == d.top.lines[:4], "each on a line of the ledger"
        for thing in d.top.things():
            assert thing.rect.collidelist([d.top.picture]) < 0, f"{thing.id} hides the shelves"
            assert robot.find(d.top, thing.id) is not None, thing.id


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_few_names_have_large_lines_and_none_is_ruled_for_nobody(tmp_path: Path, size: tuple[int, int]) -> None:
    """One column of large lines, two as long as each other, then the full leaf; the folder's name heads it."""
    seen: list[tuple[int, int]] = []
    with watching() as spy, driving(tmp_path / "mine", window=size, drawn=True) as d:
        d.app.open("saves")
        d.click("button:import")
        scene = d.top
        assert isinstance(scene, FilesScene)
        for count in (3, 11, 60):
            shelf = tmp_path / f"shelf of {count}"
            for at in range(count):
                (shelf / f"box {at}").mkdir(parents=True)
            scene.go(shelf)
            d.frames(1)
            assert any(one.text == shelf.name for one in spy.drawn), "the leaf has a head"
            columns = len({line.x for line in scene.lines})
            assert columns == (1 if count == 3 else 2)
            shown = [thing for thing in scene.things() if thing.id.startswith("folder:") and thing.id != "folder:up"]
            assert 0 <= len(scene.lines) - len(shown) < columns
            assert all(scene.body.contains(line) for line in scene.lines)
            row = scene.widget("folder:0")
            assert isinstance(row, FileRow)
            seen.append((row.rect.h, round(row.size)))
    assert seen[0][0] > seen[2][0] and seen[0][1] > seen[2][1] and seen[0] >= seen[1] >= seen[2]


def test_a_name_in_a_folder_is_framed_only_where_one_points_and_its_letters_have_one_size() -> None:
    pygame.font.init()
    theme, rect, drawn = Theme(), Rect(10, 10, 360, 38), []
    for hover in (False, True):
        canvas = Canvas((380, 60))
        canvas.surface.fill(PARCH[0])
        FileRow("folder:0", rect, "0/", folder=True).paint(canvas, theme, WidgetState(hover))
        drawn.append(canvas.surface.get_at((rect.centerx, rect.y))[:3])
    assert drawn == [PARCH[0], CRIMSON]
    style, room = Style(theme.ui(SIZE)), room_for_name(rect.w, theme)
    long = fit(shorten("a folder of Wilhelmina Wallflower" * 3, room, style), style, (room, rect.h - 4))
    assert long.style.size == style.size, "what is too long is shortened; no name is set in smaller letters"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ours", "Ours.journal"),
        ("a/b\\c:d", "a b c d.journal"),
        ("con", "game con.journal"),
        ("LPT1.txt", "game LPT1.txt.journal"),
        ("..", "game.journal"),
        ("", "game.journal"),
        ("x" * 200, "x" * archive.LONGEST_NAME + ".journal"),
        ("tab\there\x00", "tabhere.journal"),
    ],
)
def test_a_file_gets_a_name_that_every_system_takes(words: str, name: str) -> None:
    assert archive.file_name(words) == name


def test_the_same_luck_deals_the_very_game_again(tmp_path: Path) -> None:
    over = finished(tmp_path, seed=77)
    with driving(tmp_path) as d:
        details(d, over)
        d.click("button:same-luck")
        run = run_on(d)
        assert run.setup.seed == 77 and not run.session.past
        first = Run.over(over)
        assert run.session.hash() == Run.new(first.setup, DataDir(tmp_path / "elsewhere")).session.hash()


def test_a_code_goes_from_one_table_to_another(tmp_path: Path) -> None:
    people = default_people(4)
    people[1].companion = "adept"
    setup = GameSetup(people, "hard", "terror", seed=271_828)
    code = codes.of_party(setup)
    with driving(tmp_path) as d:
        d.app.open("code")
        field = d.front(CodeScene).widget("field:code")
        assert isinstance(field, TextField)
        for wrong, key in ((code[:-1], "mistyped"), ("hello", "game"), (code + "U", "sign"), ("BB-1", "short")):
            write_into(d, "field:code", wrong)
            assert not d.thing("button:start").enabled
            d.click("button:start")
            sign = {"game": "HE", "sign": "U"}.get(key, "")
            assert d.app.notice.text == d.app.t(f"kit.code.{key}", sign=sign, prefix="BB or NH")
        write_into(d, "field:code", code.lower())
        assert d.thing("button:start").enabled
        d.click("button:start")
        run = run_on(d)
        assert run.setup.options == setup.options and run.setup.seed == 271_828
        assert [one.companion for one in run.setup.people] == ["", "adept", "", ""]


def test_a_code_is_pasted(tmp_path: Path) -> None:
    code = codes.of_party(GameSetup(default_people(3), seed=9))
    with driving(tmp_path) as d:
        d.app.open("code")
        pygame.scrap.put_text(f"  {code}\n")
        d.click("button:paste")
        assert d.thing("button:start").enabled
        pygame.scrap.put_text("dear friend")
        d.click("button:paste")
        assert not d.thing("button:start").enabled


def test_a_position_that_was_laid_out_has_no_code(tmp_path: Path) -> None:
    party = GameSetup(default_people(2))
    assert codes.of_party(party) == ""
    run = new(DataDir(tmp_path))
    assert codes.of_party(run.setup) == codes.of_save(save_index.look(file_of(run))) != ""


def test_a_game_that_nobody_has_played_yet_is_taken_in_behind_those_that_were(tmp_path: Path) -> None:
    """Its friend's number, however high, counts for nothing here until it is gone on with."""
    mine = begun(tmp_path, steps=3)
    data = DataDir(tmp_path)
    theirs = begun(tmp_path / "friend", steps=0)
    taken = archive.take_in(data, theirs)
    assert [one.path for one in save_index.kept(data)] == [mine, taken.path]
    run = Run.load(taken.path, data)
    assert [one.path for one in save_index.kept(data)] == [taken.path, mine] and run.journal is not None
    played = begun(tmp_path / "other", steps=2)
    last = archive.take_in(data, played)
    assert save_index.kept(data)[0].path == last.path


def test_a_game_that_was_cut_short_is_handed_on_with_what_its_copies_have(tmp_path: Path) -> None:
    path, given = begun(tmp_path, steps=6), tmp_path / "given.journal"
    raw = path.read_bytes()
    path.write_bytes(b"".join(raw.splitlines(keepends=True)[:4]))
    archive.hand_on(save_index.look(path), given)
    assert read(given).entries[-1]["hash"] == raw.splitlines()[-1].partition(b'"hash":"')[2][:16].decode()
