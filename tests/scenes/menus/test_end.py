"""The end: won and lost, a rematch in one click, and no words that do not fit anywhere."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.play.ladder import ladder
from game.bigbook.play.statistics import ROUNDS, Statistics
from game.bigbook.rules.options import PAGES
from game.bigbook.rules.session import BigBookSession
from game.core.engine.event import Event
from scenes.bigbook.end.scene import SEEN, Ending, EndScene
from scenes.bigbook.end.view import feet, title_words
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.table.panel.words import panel_text
from scenes.bigbook.table.scene import TableScene
from scenes.kit import fit as kit_fit
from scenes.kit.theme import CRIMSON
from scenes.kit.widgets import Button
from scenes.shell import games
from scenes.shell.games import new_game
from scenes.shell.profile import TEXT_SCALES
from scenes.shell.storage import DataDir
from scenes.table.log_drawer import LogDrawer
from tests.fit.games import climbing_games
from tests.fit.spy import watching
from tests.fit.stages import every_stage
from tests.lengths import alike, share, soak
from tests.scenes.driver import Driver, driving, sheets
from tests.scenes.ended import MOVED, end, ended
from tests.scenes.runs import play

REASONS = ("madness-stack-empty", "last-monster-undefeated", "all-eliminated")


def test_a_rematch_is_one_click_with_new_luck(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.replace(end(d.app, "won", players=3))
        d.frames(2)
        d.click("button:rematch")
        d.frames(2)
        assert d.top.name == "table"
        assert isinstance(d.top, TableScene)
        run = d.top.run
        assert len(run.setup.people) == 3


@pytest.mark.parametrize("reason", REASONS)
def test_a_loss_says_why(tmp_path: Path, reason: str) -> None:
    with driving(tmp_path) as d:
        scene = end(d.app, "lost", reason)
        d.app.replace(scene)
        d.frames(1)
        assert not d.app.t(f"bigbook.end.reason.{reason}").startswith("[")
        d.click("button:main-menu")
        assert d.top.name == "menu"


SEATS = ("p1", "p2", "p3", "p4", "p5")


def told(*events: tuple[str, Mapping[str, str | int]]) -> Statistics:
    """A story made of a few events."""
    tally = Statistics()
    tally.begin(1, "cover_1", "p1")
    tally.add([Event(kind, dict(args)) for kind, args in events])
    return tally


def test_everybody_gets_a_title_of_their_own() -> None:
    tally = told(
        *[("curse_destroyed", {"seat": "p1", "curse": "w1"})] * 3,
        *[("curse_destroyed", {"seat": "p2", "curse": "w2"})] * 2,
        ("card_cured", {**MOVED, "seat": "p2"}),
        ("action_granted", {"seat": "p1", "by": "p3", "count": 2}),
        ("madness_received", {**MOVED, "seat": "p4"}),
    )
    titles = tally.titles(SEATS)
    assert titles == {"p1": "curses", "p2": "cured", "p3": "granted", "p4": "taken", "p5": ""}
    assert tally.count("granted", "p3") == 2 and tally.count("granted", "p1") == 0


def test_whoever_was_lost_to_madness_is_no_calm_in_the_storm(tmp_path: Path) -> None:
    tally = told(("player_eliminated", {"seat": "p2"}))
    with driving(tmp_path) as d:
        assert title_words(d.app, tally, "p1", "") == "Calm in the storm"
        assert title_words(d.app, tally, "p2", "") == "Lost to Madness"


def test_the_chapters_know_how_each_round_ended() -> None:
    tally = told(
        ("curse_destroyed", {"seat": "p1", "curse": "w1"}),
        ("turn_began", {"seat": "p2", "turn": 2}),
        ("bonus_began", {"page": "page_01"}),
        ("page_turned", {"monster": "page_01", "page": "page_02"}),
        ("round_moved", {"round": 2}),
        ("failure_began", {"page": "page_02"}),
        ("page_turned", {"monster": "page_02", "page": "page_03"}),
        *[("curse_destroyed", {"seat": "p2", "curse": "w2"})] * 2,
        ("game_lost", {"reason": "all-eliminated"}),
    )
    found = [(n, one.monster, one.curses, one.mark) for n, one in tally.chapters.items()]
    assert found == [(1, "cover_1", 1, "won"), (2, "page_01", 0, "failed"), (3, "page_02", 2, "failed")]
    highlight = tally.highlight
    assert highlight is not None and (highlight.round, highlight.seat, highlight.last) == (1, "p1", True)
    tally.add([Event("curse_destroyed", {"seat": "p2", "curse": "w2"})])
    highlight = tally.highlight
    assert highlight is not None and (highlight.round, highlight.seat, highlight.curses) == (3, "p2", 3)
    assert Statistics().highlight is None


@pytest.mark.parametrize("seed", [2, 5, 9])
def test_the_story_of_a_real_game_agrees_with_its_end(tmp_path: Path, seed: int) -> None:
    run = Run.new(GameSetup(default_people(3), seed=seed), DataDir(tmp_path))
    play(run, 6000, seed)
    view, tally = run.session.view(), Statistics.of(run.session, 0)
    last = max(tally.chapters)  # a game may end between a monster's coming and its round
    assert list(tally.chapters) == list(range(1, last + 1)) and last in (view.round, view.round + 1)
    assert tally.chapters[last].monster == view.monster
    assert tally.chapters[last].mark == ("won" if view.result == "won" else "failed")
    assert sum(one.curses for one in tally.chapters.values()) == tally.total("curses")


def finished(d: Driver, folder: Path, count: int = 5) -> Run:
    """A whole game by chance, ended on the screen."""
    run = Run.new(GameSetup(default_people(count), seed=4), DataDir(folder))
    play(run, 6000)
    games.finish(d.app, run)
    d.frames(2)
    return run


def test_the_final_table_and_the_log_can_be_looked_at_and_nothing_more(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        run = finished(d, tmp_path)
        before = run.session.hash()
        d.click("button:table")
        d.frames(2)
        assert d.top.name == "final-table"
        names = {thing.id for thing in d.top.things()}
        assert {"button:undo", "button:end-turn", "button:menu"}.isdisjoint(names)
        assert "library:fire" in names
        for key in (pygame.K_u, pygame.K_e, pygame.K_F10, pygame.K_F5):
            d.key(key)
            assert d.top.name == "final-table"
        assert run.session.hash() == before and run.session.over
        d.click("button:close")
        assert d.top.name == "end"
        d.click("button:log")
        d.frames(2)
        for _ in range(3):
            if d.top.name != "end":
                d.key(pygame.K_ESCAPE)
        assert d.top.name == "end"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_won_evening_counts_the_monsters_that_came(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang) as d:
        for pages in PAGES:
            scene = end(d.app, "won", players=2)
            scene.ending.setup.pages = pages
            d.app.replace(scene)
            d.frames(1)
            told = next(line.words for line in scene.passages() if line.key == "line:0")
            assert str(pages) in told and "{" not in told and str(9 - pages) not in told


def test_the_end_comes_up_through_the_last_picture(tmp_path: Path) -> None:
    with driving(tmp_path, speed=4, drawn=True) as d:
        run = Run.new(GameSetup(default_people(2), seed=4), DataDir(tmp_path))
        play(run, 6000)
        games.finish(d.app, run, d.app.window.surface)
        scene = d.top
        assert isinstance(scene, EndScene)
        assert scene.fade < 1 and not scene.settled
        scene.update(400)
        assert scene.fade == 1 and scene.settled


def test_what_everybody_did_is_in_the_map(tmp_path: Path) -> None:
    with driving(tmp_path, lang="es") as d:
        finished(d, tmp_path)
        labels = {thing.id: thing.label for thing in d.top.things()}
        assert all(labels[f"person:{seat}"].startswith(name) for seat, name in (("p1", "Ana"), ("p5", "Enzo")))
        assert "chapter:1" in labels and d.top.focus.current == "button:rematch"


def screens(d: Driver, reasons: Sequence[str]) -> None:
    """Show every screen of the menus once, and the end of a game lost for each of these reasons."""
    for name in ("first-run", "menu", "setup"):
        d.app.go(name)
        d.frames(1)
    for count in (2, 5):
        d.click(f"players:{count}")
    for modal in ("settings", "keys"):
        d.app.open(modal)
        d.frames(1)
    d.app.replace(end(d.app, "won"))
    d.frames(1)
    for reason in reasons:
        d.app.replace(end(d.app, "lost", reason))
        d.frames(1)


@alike()
@pytest.mark.parametrize(("form", "size"), list(enumerate([(1280, 720), (1920, 1080)])))
def test_all_words_fit_in_every_language_and_size(tmp_path: Path, form: int, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size, reduced_motion=True) as d:
        kit_fit.overflows.clear()
        for number, language in share([*enumerate(d.app.languages)], form, 2):
            d.app.set_language(language.code)
            for scale in soak((TEXT_SCALES[-1],), (TEXT_SCALES[0], TEXT_SCALES[-1])):
                d.app.set("text_scale", scale)
                screens(d, share(REASONS, number % len(REASONS), len(REASONS)))
                found = {(o.where, o.text) for o in kit_fit.overflows}
                assert not found, (language.code, scale, found)


def test_the_same_luck_again_deals_the_same_game(tmp_path: Path) -> None:
    """The seed that chance gave stands on the end screen; one press plays it again, and typed it deals alike."""
    with driving(tmp_path, players=3) as d:
        first = d.top
        assert isinstance(first, TableScene)
        run, opening = first.run, first.session.hash()
        seed = run.setup.seed
        assert seed is not None
        d.key(pygame.K_l)
        assert isinstance(d.top, LogDrawer) and str(seed) in d.top.text().splitlines()[0]
        d.key(pygame.K_ESCAPE)
        d.key(pygame.K_F10)
        assert str(seed) in d.thing("button:seed").label
        scene = EndScene(d.app, Ending(run.setup, "lost", "all-eliminated", 6, Statistics(), "page_12", run), new_game)
        d.app.replace(scene)
        d.frames(2)
        assert str(seed) in d.thing("button:seed").label
        d.click("button:same-luck")
        d.frames(2)
        assert isinstance(d.top, TableScene)
        assert d.top.run.setup.seed == seed and d.top.session.hash() == opening
        typed = GameSetup.from_json({**run.setup.to_json(), "seed": seed})
        assert BigBookSession.start(typed.options, seed).hash() == opening


def test_the_story_of_the_evening_is_one_click_away(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        games.finish(d.app, ended(d.app))
        d.frames(2)
        d.click("button:story")
        assert d.top.name == "chronicle"
        told = {thing.id for thing in d.top.things()}
        assert {"told:chart", "told:round-1"} <= told
        assert any(one.startswith("told:moment-") for one in told)
        d.click("page:dangers")
        assert "told:curses-fire" in {thing.id for thing in d.top.things()}
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "end"


def test_new_magicians_for_the_same_people_in_one_click(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        before = ended(d.app)
        games.finish(d.app, before)
        d.frames(2)
        assert "button:next-difficulty" not in {thing.id for thing in d.top.things()}  # nobody has won
        d.click("button:new-magicians")
        d.frames(2)
        assert isinstance(d.top, TableScene)
        now = d.top.run.setup
        assert now.names == before.setup.names and now.difficulty == before.setup.difficulty
        pairs = zip(before.setup.people, now.people, strict=True)
        assert all(old.magician != new.magician for old, new in pairs)
        assert len({one.magician for one in now.people}) == 3


def test_five_people_all_get_other_magicians() -> None:
    for _ in range(50):
        setup = GameSetup(default_people(5))
        before = [one.magician for one in setup.people]
        setup.deal_magicians()
        after = [one.magician for one in setup.people]
        assert len(set(after)) == 5 and all(old != new for old, new in zip(before, after, strict=True))


def test_whoever_has_won_is_offered_a_harder_book(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.replace(end(d.app, "won", players=2))
        d.frames(1)
        d.click("button:next-difficulty")
        d.frames(2)
        assert isinstance(d.top, TableScene) and d.top.run.setup.difficulty == "medium"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_hangs_side_by_side_before_the_sheet_ends(tmp_path: Path, players: int) -> None:
    with driving(tmp_path) as d:
        scene = end(d.app, "lost", REASONS[0], players)
        d.app.replace(scene)
        d.frames(1)
        places, parts = scene.places.people, scene.places
        assert len({place.y for place in places}) == 1
        assert all(one.right < other.x for one, other in itertools.pairwise(places))
        assert all(place.h > d.app.size[1] // 5 for place in places)
        assert parts.chapters.bottom <= places[0].y and places[0].bottom <= parts.moment.y


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_sheet_cuts_neither_the_eye_nor_the_mugs(tmp_path: Path, size: tuple[int, int], result: str) -> None:
    """What is seen in the picture lies between the edge of the window and the sheet."""
    with driving(tmp_path, window=size, art=sheets()) as d:
        d.app.replace(scene := end(d.app, result))
        d.frames(1)
        left, right = (scene.room.at(x, 0)[0] for x in SEEN["victory" if result == "won" else "defeat"])
        assert left >= 0 and right <= scene.sheet.x + 2


def test_one_button_is_the_first_the_others_are_quiet(tmp_path: Path) -> None:
    with driving(tmp_path, art=sheets()) as d:
        d.app.replace(scene := end(d.app, "won"))
        d.frames(1)
        buttons = [one for one in scene.widgets if isinstance(one, Button)]
        assert [one.id for one in buttons if one.primary] == ["button:rematch"]
        assert all(one.look for one in buttons if not one.primary)
        on_sheet = [one.look for one in buttons if scene.sheet.contains(one.rect)]
        assert on_sheet.count("quiet") <= 3 and on_sheet.count("") == 1, "one, two or three second, the rest in words"
        assert on_sheet.count("word") >= 1


@pytest.mark.parametrize(("result", "red"), [("won", False), ("lost", True)])
def test_after_a_victory_whoever_got_away_has_no_red_frame(tmp_path: Path, result: str, red: bool) -> None:
    """Beaten ones have gold about them in both; after a victory there is no empty page."""
    with driving(tmp_path, art=sheets()) as d:
        scene = end(d.app, result)
        del scene.ending.tally.chapters[6]
        d.app.replace(scene)
        d.frames(1)
        pages = {number: d.thing(f"chapter:{number}").rect for number in range(1, 6)}
        screen = d.app.window.surface
        assert screen is not None
        for number, page in pages.items():
            edge = screen.get_at((page.x + 1, page.y + 20))[:3]
            assert (edge == CRIMSON) == (red and number % 2 == 0), (number, edge)
        area = scene.places.chapters
        middle = Rect(pages[1]).union(pages[5]).centerx
        assert (abs(middle - area.centerx) <= 2) == (result == "won")


@pytest.mark.parametrize("players", [2, 4, 5])
def test_no_dot_dangles_at_the_end_of_a_line_of_a_title(tmp_path: Path, players: int) -> None:
    """Title and figure stand on one line with a dot between them, or on lines of their own without it."""
    with watching() as spy, driving(tmp_path, window=(1920, 1080), drawn=True) as d:
        scene = end(d.app, "lost", REASONS[0], players=players)
        d.app.replace(scene)
        d.frames(2)
        told = [one.text for one in spy.drawn if d.app.t("bigbook.end.title.curses") in one.text.replace("/", " ")]
        assert told and not any(
            line.strip()[-1:] == "·" or line.strip()[:1] == "·" for text in told for line in text.split("/")
        )


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_name_of_a_monster_runs_into_its_frame(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """Names of two lines did: "Looking-Glass Twin" stood half on the gilded frame above it."""
    with watching() as spy, driving(tmp_path, window=size, lang=lang, drawn=True) as d:
        scene = end(d.app, "won", players=2)
        d.app.replace(scene)
        d.frames(2)
        names = {d.app.t(f"bigbook.cards.monsters.{one.monster}.name") for one in scene.ending.tally.chapters.values()}
        told = [one for one in spy.drawn if one.text.replace("/", " ") in names]
        frames = {place.bottom - feet(d.app.theme, place) for place in scene.rounds().values()}
        assert told and len(frames) == 1
        assert all(one.rect.y >= frames.copy().pop() + 2 and not one.cut for one in told), told
        assert all(one.rect.bottom <= scene.places.chapters.bottom for one in told)


@pytest.mark.parametrize(("result", "players"), [("won", 2), ("lost", 5)])
def test_a_nought_is_not_written(tmp_path: Path, result: str, players: int) -> None:
    """Neither on a page, nor beside a person, nor for all together; whoever listens hears how many curses fell."""
    with watching() as spy, driving(tmp_path, art=sheets()) as d:
        d.app.replace(scene := end(d.app, result, players=players))
        d.frames(1)
        written = [one.text.strip() for one in spy.drawn]
        tally = scene.ending.tally
        assert not any(one == "0" for one in written), written
        assert written.count("12") == 2, "on the first page and beside the first person"
        assert tally.total("cured") == 0 and d.app.t("bigbook.end.cured", n=0) not in written
        assert d.app.t("bigbook.end.curses", n=0) in d.thing("chapter:2").label


@pytest.mark.parametrize("stage", ["end won", "end all-eliminated"])
def test_the_stages_show_a_whole_evening(tmp_path: Path, stage: str) -> None:
    """As many pages as the words say, the last of them with its end."""
    with driving(tmp_path) as d:
        every_stage()[stage](d.app)
        scene = d.top
        assert isinstance(scene, EndScene)
        chapters = scene.ending.tally.chapters
        assert list(chapters) == list(range(1, ROUNDS + 1)) and all(one.mark for one in chapters.values())
        assert chapters[ROUNDS].mark == ("won" if scene.won else "failed")


@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_slate_of_the_final_table_tells_how_the_game_ended(tmp_path: Path, result: str) -> None:
    """Result and round as its name, below that why, and the monster that was there; a beaten one is ticked off."""
    with driving(tmp_path) as d:
        run = finished(d, tmp_path)
        d.click("button:table")
        d.frames(2)
        table = d.top
        assert isinstance(table, TableScene)
        model, t = table.render.model, d.app.t
        assert model.result == "lost" and model.reason
        if result == "won":  # the same table, had it ended well
            model.result, model.reason = "won", ""
        text, _ = panel_text(table.context)
        said = text.face
        assert said is not None
        assert said.title == t(f"kit.shelf.{result}", round=table.render.round)
        reason = "bigbook.end.won_text" if result == "won" else f"bigbook.end.reason.{model.reason}"
        assert [words for _, words in said.lines] == [t(reason, n=run.setup.pages)]
        assert said.picture == ("monsters", model.monster) and said.gone == (result == "won")


def test_under_a_sheet_the_air_of_the_end_stands_still(tmp_path: Path) -> None:
    """Dust that drifts asks for a picture twelve times a second; below a sheet that would be both screens, whole."""
    with driving(tmp_path, window=(1280, 720)) as d:
        scene = end(d.app, "won", players=3)
        d.app.replace(scene)

        def moves() -> bool:
            d.frames(9)
            for _ in range(30):
                d.app.frame(shown=False, dt=16.0)
            return scene.dirty

        assert moves()
        d.app.open("settings")
        assert not moves()
        d.key(pygame.K_ESCAPE)
        assert d.top is scene and moves()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_that_lives_in_the_room_lies_on_a_control(tmp_path: Path, size: tuple[int, int]) -> None:
    """A mug stood on "Next: Just a Quick Look"."""
    (game,), first = climbing_games(1), ladder().evenings[0]
    with driving(tmp_path, drawn=True, window=size, speed=2) as d:
        for result in ("won", "lost"):
            ending = replace(end(d.app, result, players=2).ending, summary=game, following=first)
            d.app.replace(EndScene(d.app, ending, new_game))
            for _ in range(40):
                d.frames(3)
                scene = d.front(EndScene)
                pressed = [widget.rect for widget in scene.widgets if isinstance(widget, Button)]
                for picture, (x, y), _ in scene.room.sprites():
                    box = picture.get_rect(topleft=(round(x), round(y)))
                    assert box.collidelist(pressed) < 0, (result, box)
