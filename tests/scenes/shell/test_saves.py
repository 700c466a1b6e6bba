"""Kept games and bookmarks: nothing is buried or overwritten unasked, and what is damaged says why."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pygame
import pytest

from game.core.saves import generations
from game.core.saves.save import read
from game.core.text.i18n import Catalogue
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.scene import TableScene
from scenes.kit import fit as kit_fit
from scenes.menus.saves import SavesScene
from scenes.shell import games, robot
from scenes.shell.command_line import LOCALES
from scenes.shell.profile import TEXT_SCALES
from scenes.shell.saves import save_index
from scenes.shell.saves import save_index as thumbnails
from scenes.shell.storage import DataDir
from scenes.start import main
from scenes.table.overlays.save_sign import STILL
from tests.core.damage import OLD
from tests.lengths import alike, share, soaks
from tests.scenes.driver import driving, painting
from tests.scenes.runs import GARBAGE, begun, file_of, new, play, run_on


def spoil(path: Path) -> None:
    """Leave nothing of a save, and nothing of what is kept apart of it."""
    path.write_bytes(GARBAGE)
    generations.forget(path)


def test_a_new_game_asks_before_it_takes_the_place_of_an_unfinished_one(tmp_path: Path) -> None:
    first = begun(tmp_path)
    before = first.read_bytes()
    with painting(tmp_path) as d:
        d.click("button:new-game")
        d.click("button:start")
        assert d.top.name == "question"
        d.click("button:cancel")
        assert d.top.name == "setup"
        d.click("button:start")
        d.key(pygame.K_RETURN)
        assert file_of(run_on(d)) != first
    assert first.read_bytes() == before
    with painting(tmp_path) as d:
        d.click("button:load")
        d.click(f"save:{first.stem}")
        assert run_on(d).session.hash() == Run.load(first, DataDir(tmp_path)).session.hash()


def test_without_an_unfinished_game_two_clicks_start(tmp_path: Path) -> None:
    with painting(tmp_path) as d:
        assert "button:load" not in [thing.id for thing in d.top.things()]
        d.click("button:new-game")
        d.click("button:start")
        assert run_on(d).journal is not None


def test_a_bookmark_brings_the_very_moment_back_and_stays(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as d:
        run = run_on(d)
        play(run, 6)
        then = run.session.hash()
        d.key(pygame.K_F5)
        assert d.app.notice.text == d.app.t("kit.save.bookmark_set")
        (mark,) = (tmp_path / "saves").glob("mark-*.journal")
        before = mark.read_bytes()
        play(run, 6)
        assert run.session.hash() != then
    with painting(tmp_path) as d:
        for _ in range(2):
            d.app.go("menu")
            d.click("button:load")
            d.click(f"save:{mark.stem}")
            again = run_on(d)
            assert again.session.hash() == then
            play(again, 3)
    assert mark.read_bytes() == before
    assert len(list((tmp_path / "saves").glob("game-*.journal"))) == 3


def test_the_table_lists_the_bookmarks_and_does_not_open_itself(tmp_path: Path) -> None:
    other = begun(tmp_path)
    with painting(tmp_path, players=2, seed=5) as d:
        here = file_of(run_on(d))
        d.key(pygame.K_F9)
        assert d.top.name == "saves"
        own = d.thing(f"save:{here.stem}")
        assert not own.enabled and own.why_not == "kit.save.playing"
        d.click(own.id)
        assert d.app.notice.text == d.app.t("kit.save.playing"), "a whole key is no part of another"
        assert f"delete:{here.stem}" not in [thing.id for thing in d.top.things()]
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "table"
        d.key(pygame.K_F10)
        d.click("button:load")
        d.click(f"save:{other.stem}")
        assert file_of(run_on(d)) == other


def test_the_pause_sets_a_bookmark(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        d.key(pygame.K_F10)
        d.click("button:bookmark")
        assert d.top.name == "table"
    assert list((tmp_path / "saves").glob("mark-*.journal"))


def test_what_is_deleted_comes_back_as_long_as_the_list_is_open(tmp_path: Path) -> None:
    paths = [begun(tmp_path), begun(tmp_path)]
    before = [path.read_bytes() for path in paths]
    with painting(tmp_path) as d:
        d.click("button:load")
        assert not d.thing("button:undelete").enabled
        for path in paths:
            d.click(f"delete:{path.stem}")
            assert not path.exists()
        assert isinstance(d.top, SavesScene) and not d.top.found
        for _ in paths:
            d.click("button:undelete")
        assert [path.read_bytes() for path in paths] == before
        assert not d.thing("button:undelete").enabled
        d.click(f"save:{paths[0].stem}")
        run_on(d)
        assert all(path.exists() for path in paths)
    with painting(tmp_path) as d:
        d.click("button:load")
        for path in paths:
            d.click(f"delete:{path.stem}")
        assert list((tmp_path / "saves").glob("*.deleted")), "until the list is left"
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"
        assert {"button:resume", "button:load"}.isdisjoint(thing.id for thing in d.top.things())
        assert not [path for path in (tmp_path / "saves").iterdir() if not path.name.startswith(".")], "gone for good"


def test_the_menu_says_which_game_waits(tmp_path: Path) -> None:
    run = new(DataDir(tmp_path), 3)
    play(run, 40)
    found = save_index.look(file_of(run))
    view = run.session.view()
    assert (found.round, found.seat, found.over) == (view.round, view.active, False)
    assert found.names == ("Ana", "Bruno", "Caio") and found.of_turn(found.names) == run.setup.person(view.active).name
    while run.session.undo():
        pass
    assert save_index.look(file_of(run)).seat == run.session.view().active
    with painting(tmp_path) as d:
        assert found.names[2] in d.thing("button:resume").label


def test_a_plain_menu_has_more_room_for_who_plays(tmp_path: Path) -> None:
    """A plain button has no bands beside its words."""
    begun(tmp_path, 5)
    with driving(tmp_path) as d:
        bound = d.thing("button:resume").label
        d.app.set("high_contrast", True)
        d.frames(1)
        plain = d.thing("button:resume").label
        assert "Ana" not in bound and all(name in plain for name in ("Ana", "Dora", "Enzo"))


def test_a_finished_game_is_not_listed_but_its_bookmark_is(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    run = new(data)
    play(run, 5000)
    assert run.session.over and not save_index.kept(data)
    run.bookmark(data)
    assert [one.mark for one in save_index.kept(data)] == [True]


def test_resume_with_a_damaged_game_says_why_and_the_rest_is_on_offer(tmp_path: Path) -> None:
    good, bad = begun(tmp_path), begun(tmp_path)
    spoil(bad)
    with painting(tmp_path, resume=True) as d:
        assert d.top.name == "menu"
        copy = bad.with_name(f"{bad.name}.damaged-1")
        assert d.app.notice.text == d.app.t("kit.save.damaged", file=bad.name, copy=copy.name)
        assert copy.read_bytes() == GARBAGE and not bad.exists()
        d.click("button:load")
        d.click(f"save:{good.stem}")
        run_on(d)


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_game_whose_file_is_lost_comes_back_at_its_last_turn_and_says_so(tmp_path: Path, lang: str) -> None:
    run = new(DataDir(tmp_path), 2)
    while run.session.state.turn < 4:
        play(run, 1)
    at, path = run.session.hash(), file_of(run)
    path.write_bytes(GARBAGE)
    with painting(tmp_path, resume=True, lang=lang) as d:
        again = run_on(d)
        assert again.session.hash() == at
        assert f"{path.name}.damaged-1" in d.app.notice.text
        assert path.with_name(f"{path.name}.damaged-1").read_bytes() == GARBAGE
        play(again, 3)
        at = again.session.hash()
    with painting(tmp_path, resume=True, lang=lang) as d:
        assert run_on(d).session.hash() == at, "from then on it is whole"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_load_with_garbage_is_one_line_and_exit_2_and_leaves_the_file(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also before a window that somebody watches."""
    path = tmp_path / "letter.journal"
    path.write_bytes(GARBAGE)
    watched = ["--ui-map", str(tmp_path / "map.json"), "--lang", lang, "--data-dir", str(tmp_path / "data")]
    assert main(["--load", str(path), *watched]) == 2
    words = Catalogue.load(lang, [LOCALES])
    why = words.t("kit.cli.cannot_open", file=str(path), reason=words.t("kit.save.not_a_save"))
    assert capsys.readouterr().err == f"big-book-of-madness: {why}\n"
    assert path.read_bytes() == GARBAGE and not (tmp_path / "map.json").exists()


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_damaged_last_game_is_named_at_the_start_and_the_next_one_is_on_offer(tmp_path: Path, lang: str) -> None:
    good, bad = begun(tmp_path), begun(tmp_path)
    spoil(bad)
    with painting(tmp_path, lang=lang) as d:
        copy = bad.with_name(f"{bad.name}.damaged-1")
        assert d.app.notice.text == d.app.t("kit.save.damaged", file=bad.name, copy=copy.name)
        assert copy.read_bytes() == GARBAGE
        d.click("button:resume")
        assert file_of(run_on(d)) == good
    with painting(tmp_path, lang=lang) as d:
        assert not d.app.notice.text, "told once"


def test_the_game_played_last_is_known_by_its_number_not_by_the_clock(tmp_path: Path) -> None:
    first, second, third = (begun(tmp_path) for _ in range(3))
    Run.load(first, DataDir(tmp_path))
    for age, path in enumerate((first, third, second)):
        os.utime(path, (10_000 + age, 10_000 + age))
    (tmp_path / save_index.LAST).unlink()
    (tmp_path / f"{save_index.LAST}.1").unlink()
    assert Run.last(DataDir(tmp_path)) == first
    assert [one.path for one in save_index.kept(DataDir(tmp_path))] == [first, third, second]


def test_old_saves_without_a_number_go_by_their_time_behind_the_others(tmp_path: Path) -> None:
    new_one = begun(tmp_path)
    old = [tmp_path / "saves" / f"game-0009{n}.journal" for n in range(2)]
    for age, path in enumerate(old):
        path.write_bytes((OLD / "one-header-five-players.journal").read_bytes())
        os.utime(path, (4_000_000_000 + age, 4_000_000_000 + age))
    assert [one.path for one in save_index.kept(DataDir(tmp_path))] == [new_one, old[1], old[0]]


@pytest.mark.parametrize(
    ("change", "key"),
    [({"format": 99}, "newer"), ({"game": "chess"}, "unknown_game"), ({"content": "other"}, "too_old")],
)
def test_other_editions_are_refused_politely_and_untouched(tmp_path: Path, change: dict[str, object], key: str) -> None:
    path = begun(tmp_path, steps=2)
    lines = path.read_bytes().splitlines(keepends=True)
    head = {**json.loads(lines[0].partition(b" ")[2]), **change}
    text = json.dumps(head, sort_keys=True, separators=(",", ":"))
    proof = (b'"state"', b'"answers"')  # by which a game of other cards can be opened
    kept_lines = [line for line in lines[1:] if not any(one in line for one in proof)]
    path.write_bytes(f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text}\n".encode() + b"".join(kept_lines))
    before = path.read_bytes()
    with painting(tmp_path) as d:
        d.click("button:load")
        d.click(f"save:{path.stem}")
        assert d.top.name == "saves"
        args = {"version": "99", "name": "chess", "file": path.name}
        assert d.app.notice.text == d.app.t(f"kit.save.{key}", **args)
    assert path.read_bytes() == before


def test_one_bad_file_never_hides_the_others(tmp_path: Path) -> None:
    paths = [begun(tmp_path, steps=3) for _ in range(14)]
    for path in paths[::3]:
        path.write_bytes(GARBAGE)
        generations.forget(path)
    (tmp_path / "saves" / "game-00099.journal").mkdir()
    with painting(tmp_path) as d:
        d.click("button:load")
        scene = d.top
        assert isinstance(scene, SavesScene)
        assert sum(one.error is None for one in scene.found) == 9
        seen = set()
        for _ in range(scene.pages):
            seen |= {thing.id for thing in scene.things() if thing.id.startswith("save:")}
            if d.thing("button:next").enabled:
                d.click("button:next")
        assert seen >= {f"save:{path.stem}" for path in paths}


def test_a_second_window_is_told_that_the_game_is_open(tmp_path: Path) -> None:
    path = begun(tmp_path)
    with painting(tmp_path, resume=True) as one:
        run = run_on(one)
        other = DataDir(tmp_path)
        assert not other.hold(path)
        before = path.read_bytes()
        with painting(tmp_path, resume=True) as two:
            assert two.top.name == "menu"
            assert two.app.notice.text == two.app.t("kit.save.already_open")
            games.new_game(two.app, GameSetup(default_people(2), seed=4))
            assert file_of(run_on(two)) != path
        assert path.read_bytes() == before
        assert run.trouble is None
    assert DataDir(tmp_path).hold(path)


@soaks
def test_bookmarks_fit_in_every_language_and_size(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    people = default_people(5)
    for person in people:
        person.name = "Wilhelmina Wallflower W"
    run = Run.new(GameSetup(people, "medium", "nightmare", seed=3), data)
    run.bookmark(data)
    for _ in range(9):
        begun(tmp_path, 3).touch()
    file_of(run).write_bytes(GARBAGE)
    with driving(tmp_path, reduced_motion=True) as d:
        for number, size in enumerate(((1280, 720), (1920, 1080))):
            d.app.window.resize(size)
            for at, language in share([*enumerate(d.app.languages)], number, 2):
                d.app.set_language(language.code)
                scales = (TEXT_SCALES[0], TEXT_SCALES[-1])
                for scale in share(scales, (number + at) % 2, 2):  # each language in both
                    d.app.set("text_scale", scale)
                    d.app.go("menu")
                    d.app.open("saves")
                    kit_fit.overflows.clear()
                    d.frames(1)
                    d.click(next(t.id for t in d.top.things() if t.id.startswith("details:")))
                    d.frames(1)
                    found = {(o.where, o.text) for o in kit_fit.overflows}
                    assert not found, (language.code, scale, found)


def test_saves_show_their_table_and_tell_themselves_apart(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5) as d:
        run = run_on(d)
        seen_so_far: set[bytes] = set()
        for _ in range(3):
            d.frames(1)
            while d.app.art.waiting:  # a busy machine draws its pictures later, not other ones
                d.frames(1)
            d.key(pygame.K_F5)
            d.frames(STILL + 3)
            play(run, 14, seed=len(run.session.past))
            d.front(TableScene).show_moment()
        marks = sorted((tmp_path / "saves").glob("mark-*.journal"))
        assert len(marks) == 3
        for mark in marks:
            shown = thumbnails.picture(mark)
            assert shown is not None and shown.get_size() == thumbnails.SIZE
            assert thumbnails.beside(mark).stat().st_size <= thumbnails.LARGEST
            seen_so_far.add(thumbnails.beside(mark).read_bytes())
        assert len(seen_so_far) == 3, "each looks like its own moment"
        assert thumbnails.picture(file_of(run)) is not None
        d.key(pygame.K_F9)
        labels = [thing.label for thing in d.top.things() if thing.id.startswith("save:mark")]
        assert len(set(labels)) == 3 and all(
            games.when(d.app, save_index.look(mark)) in " ".join(labels) for mark in marks
        )


def test_a_save_shows_the_open_page_and_who_plays(tmp_path: Path) -> None:
    setup = GameSetup(default_people(3), seed=7)
    run = Run.new(setup, DataDir(tmp_path))
    for _ in range(3):
        play(run, 60)
        state = run.session.state
        seen = save_index.look(file_of(run))
        assert seen.sight is not None and seen.sight.picture == state.book[state.turned - 1]
        looks = [(one.magician, one.colour, one.emblem) for one in setup.people]
        assert [tuple(one) for one in seen.sitters] == looks


@alike()
@pytest.mark.parametrize("raw", [b"", b"dear book", thumbnails.PNG + b"x" * 40, None], ids=str)
def test_a_missing_or_damaged_picture_costs_nothing(tmp_path: Path, raw: bytes | None) -> None:
    path = begun(tmp_path)
    spot = thumbnails.beside(path)
    if raw is not None:
        spot.write_bytes(raw)
    bomb = pygame.Surface((4000, 4000))
    with driving(tmp_path, drawn=True) as d:
        d.click("button:load")
        assert d.thing(f"save:{path.stem}").enabled and thumbnails.picture(path) is None
        pygame.image.save(bomb, spot)
        assert thumbnails.picture(path) is None, "a picture of another size is not even read"
        d.click(f"delete:{path.stem}")
        d.click("button:close")
        assert not path.exists() and not spot.exists(), "they go together"


def test_a_bookmark_is_a_whole_save(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    run = new(data)
    play(run, 9)
    assert read(run.bookmark(data)).raw == file_of(run).read_bytes()


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_print_that_is_pointed_at_is_shown_large_and_all_are_reached_by_arrows(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for seed in range(7):
        play(Run.new(GameSetup(default_people(2 + seed % 4), seed=seed), DataDir(tmp_path)), 20)
    with driving(tmp_path, window=size, drawn=True) as d:
        d.click("button:load")
        scene = d.top
        assert isinstance(scene, SavesScene)
        assert scene.pages == 2 and not scene.animating, "a leaf of six, and it lies still"
        large = []
        for one in scene.shown():
            for part in ("save", "details", "delete"):
                d.event(
                    pygame.MOUSEMOTION, pos=d.thing(f"{part}:{one.name}").rect.center, rel=(0, 0), buttons=(0, 0, 0)
                )
                assert scene.pointed() == one
            d.app.rebake(scene)
            d.frames()
            assert d.app.window.surface is not None
            large.append(pygame.image.tobytes(d.app.window.surface.subsurface(scene.leaves[0]), "RGB"))
        assert len(set(large)) == len(large), "each has a leaf of its own"
        things = scene.things()
        for start in (things[0], things[len(things) // 2]):
            scene.focus.set(start.id)
            for target in things:
                assert robot.find(scene, target.id) is not None, (start.id, target.id)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_few_prints_are_large_and_no_place_on_the_leaf_stays_empty(tmp_path: Path, size: tuple[int, int]) -> None:
    """One to six games: each print is one of them, none leaves the leaf or touches another, fewer are larger."""
    with driving(tmp_path, window=size, drawn=True) as d:
        before: int | None = None
        for seed in range(1, 7):
            play(Run.new(GameSetup(default_people(2 + seed % 4), seed=seed), d.app.data), 12)
            d.app.go("menu")
            d.app.open("saves")
            scene = d.top
            assert isinstance(scene, SavesScene)
            prints = scene.prints
            assert len(prints) == len(scene.shown())
            assert all(scene.body.contains(one) for one in prints)
            assert all(one.collidelist(prints[at + 1 :]) == -1 for at, one in enumerate(prints))
            area = prints[0].w * prints[0].h
            assert before is None or area <= before
            before = area
            united = prints[0].unionall(prints[1:])
            assert abs(united.centerx - scene.body.centerx) <= 2 and abs(united.centery - scene.body.centery) <= 2
            assert seed > 2 or area * len(prints) > scene.body.w * scene.body.h // 2


def test_the_only_large_print_has_another_picture_beside_it(tmp_path: Path) -> None:
    """Else the same drawing would be seen twice: whoever is on turn looks out of the frame."""
    run = Run.new(GameSetup(default_people(3), seed=3), DataDir(tmp_path))
    play(run, 40)
    with driving(tmp_path, drawn=True) as d:

        def leaf() -> bytes:
            d.app.rebake(d.top)
            d.frames()
            assert d.app.window.surface is not None and isinstance(d.top, SavesScene)
            return pygame.image.tobytes(d.app.window.surface.subsurface(d.top.picture), "RGB")

        d.app.open("saves")
        assert isinstance(d.top, SavesScene) and len(d.top.prints) == 1
        alone = leaf()
        one = d.top.shown()[0]
        d.top.prints = d.top.prints * 2  # as it is shown among others
        among = leaf()
        assert one.sitters and alone != among
