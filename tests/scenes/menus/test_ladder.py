"""The ladder of named evenings, played: set up from it, climbed by a game, told at its end, and what it opens used."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.bigbook.play.ladder import Look, ladder
from game.bigbook.play.summary import Summary, written
from scenes.bigbook.ids import GROUP
from scenes.bigbook.ladder.progress import Progress
from scenes.bigbook.ladder.scene import LadderScene
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.settings import change
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.statistics import kept
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.worn import worn
from scenes.kit.form import Question
from scenes.shell import games
from scenes.shell.run import Run as ShellRun
from scenes.shell.screens import every
from scenes.table.overlays.who_plays import WhoPlaysScene
from tests.fit.games import climbing_games
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import play


def climb(d: Driver, pages: Sequence[Summary]) -> None:
    """Games that were played here before."""
    for number, page in enumerate(pages, start=1):
        assert kept.chronicle(d.app).keep(f"bigbook-{number:05d}-7.json", written(page))


def ids(d: Driver) -> set[str]:
    return {thing.id for thing in d.top.things()}


LASTS = 2
"""A seed whose short evening, played by chance, has three rounds."""


def played(d: Driver, setup: GameSetup) -> Run:
    """A game played to its end by chance, the end on the screen."""
    run: Run = ShellRun.new(setup, d.app.data)
    play(run, 6000, 2)
    assert run.session.over
    games.finish(d.app, run)
    d.frames(2)
    return run


def test_the_set_up_names_its_evening_and_leads_to_the_ladder_and_back(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:new-game")
        assert d.thing("button:ladder").label == "The ladder of evenings, easy to hard (now: A Quiet Evening In)"
        d.click("players:4")
        assert d.thing("button:ladder").label == "The ladder of evenings, easy to hard (now: Bring Your Own Chair)"
        d.click("choice:mode")
        d.click("choice:mode")
        d.click("choice:pages")
        assert d.thing("button:ladder").label == "The ladder: named evenings, easy to hard"
        d.click("button:ladder")
        assert isinstance(d.top, LadderScene) and "evening:quick_look" in ids(d)
        d.click("page:upper")
        d.click("evening:lights_out")
        d.click("button:confirm")  # half the book was chosen by hand
        setup = d.front(SetupScene).setup
        assert (setup.difficulty, setup.mode, setup.pages, len(setup.people)) == ("easy", "nightmare", 6, 4)
        assert d.thing("button:ladder").label == "The ladder of evenings, easy to hard (now: Lights Out at Nine)"


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_an_evening_never_takes_the_place_of_what_was_set_up_without_a_question(tmp_path: Path, lang: str) -> None:
    """Somebody looked at the ladder while setting up and lost mode, seed, and two friends by one press."""
    with driving(tmp_path, lang=lang) as d:
        t = d.app.t
        d.click("button:new-game")
        d.click("players:5")
        d.click("choice:mode")
        d.front(SetupScene).seed.write("77")
        made = d.front(SetupScene).setup.to_json()
        d.click("button:ladder")
        d.click("page:upper")
        d.click("evening:against_advice")
        assert d.top.name == "question" and isinstance(d.top, Question)
        told = d.top.text()
        name = t("bigbook.ladder.list.against_advice.name")
        assert name in told and t("bigbook.ladder.replaced.seed") in told
        assert "Dora" in told and "Enzo" in told and "Ana" not in told
        assert t("bigbook.ladder.replaced.pages") not in told, "nobody has chosen that here"
        assert d.top.focus.current == "button:cancel"
        d.click("button:cancel")
        assert d.front(SetupScene).setup.to_json() == made, "everything is as it was"
        d.click("button:ladder")
        d.click("page:upper")
        d.click("evening:against_advice")
        d.click("button:confirm")
        setup = d.front(SetupScene).setup
        assert (len(setup.people), setup.seed) == (3, None)


def test_where_nothing_was_chosen_yet_an_evening_is_one_press(tmp_path: Path) -> None:
    """What an evening chose is no choice by hand: the next one asks nothing either."""
    with driving(tmp_path) as d:
        d.click("button:new-game")
        for page, evening in (("upper", "lights_out"), ("upper", "against_advice"), ("lower", "quick_look")):
            d.click("button:ladder")
            d.click(f"page:{page}")
            d.click(f"evening:{evening}")
            assert isinstance(d.top, SetupScene), evening


def test_an_evening_of_two_or_three_sends_the_others_home_and_one_of_four_asks_for_more(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.data.write(GROUP, GameSetup(default_people(5), seed=9).to_json())
        for evening, players in (("against_advice", 3), ("committee", 5), ("kettle", 5)):
            d.app.go("ladder", None, "lower" if evening != "against_advice" else "upper")
            d.frames(1)
            d.click(f"evening:{evening}")
            setup = d.front(SetupScene).setup
            assert len(setup.people) == players and setup.seed is None
        d.app.data.write(GROUP, GameSetup(default_people(2)).to_json())
        d.app.go("ladder", None, "lower")
        d.frames(1)
        d.click("evening:own_chair")
        assert [one.name for one in d.front(SetupScene).setup.people] == ["Ana", "Bruno", "Caio", "Dora"]


def test_the_suggested_evening_has_the_focus_and_enter_begins_it(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        climb(d, climbing_games(9))
        d.app.data.write(GROUP, GameSetup(default_people(2)).to_json())
        d.app.go("ladder")
        d.frames(1)
        scene = d.front(LadderScene)
        assert scene.at == 1 and scene.focus.current == "evening:against_advice"
        assert "Next for you" in d.thing("evening:against_advice").label
        d.key(pygame.K_RETURN)
        assert d.front(SetupScene).setup.difficulty == "hard"


def test_from_the_chronicle_it_is_one_press_and_one_back(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        climb(d, climbing_games(1))
        d.app.go("menu")
        d.frames(1)
        d.click("button:chronicle")
        d.click("button:ladder")
        assert d.top.name == "ladder"
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "chronicle"


def test_a_gentle_evening_ends_with_what_it_opened_and_offers_the_next(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        played(d, GameSetup(default_people(2), pages=3, seed=2))
        slip = d.thing("rung:quick_look").label
        assert slip == "A rung higher: “Just a Quick Look”. Opened: Bookmark “A crow\u2019s feather”"
        assert d.thing("button:next-evening").label == "Next: A Quiet Evening In"
        d.click("button:ladder")
        assert "look:bookmark:feather" in ids(d)
        d.key(pygame.K_ESCAPE)
        d.click("button:next-evening")
        setup = d.front(SetupScene).setup
        assert (setup.difficulty, setup.mode, setup.pages, len(setup.people)) == ("easy", "normal", 6, 2)


def test_the_same_evening_again_opens_nothing_more(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        played(d, GameSetup(default_people(2), pages=3, seed=2))
        played(d, GameSetup(default_people(3), pages=3, seed=4))
        assert "button:ladder" in ids(d)
        assert not {one for one in ids(d) if one.startswith(("rung:", "button:next-evening"))}


def test_companions_alone_climb_nothing(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        people = default_people(2)
        for one in people:
            one.companion = "adept"
        played(d, GameSetup(people, pages=3, seed=2))
        assert not {one for one in ids(d) if one.startswith("rung:")}
        assert Progress.of(d.app).done == {}


def handed_over(d: Driver, rounds: int) -> Run:
    """A short evening that its last person leaves to the computer after so many rounds."""
    games.new_game(d.app, GameSetup(default_people(2), pages=3, seed=LASTS))
    d.frames(3)
    run = d.front(TableScene).run
    first = run.session.view().open_round
    while run.session.view().open_round < first + rounds and not run.session.over:
        play(run, 1, LASTS)
    d.key(pygame.K_F10)
    d.click("button:company")
    scene = d.top
    assert isinstance(scene, WhoPlaysScene)
    for seat in ("p1", "p2"):
        scene.company.seat(seat, "apprentice")
    return run


def test_an_evening_that_people_left_late_climbs_its_rung_and_says_so(tmp_path: Path) -> None:
    """Somebody gave the seat to the computer in round 5 of 6: the evening was won, and no rung was climbed."""
    with driving(tmp_path) as d:
        run = handed_over(d, rounds=1)
        assert "still counts" in " ".join(one.words for one in d.top.passages())
        path = run.journal.path if run.journal is not None else Path()
        again: Run = ShellRun.load(path, d.app.data)
        play(again, 6000, LASTS)
        games.finish(d.app, again)
        d.frames(2)
        assert d.thing("rung:quick_look").label.startswith("A rung higher")
        assert list(Progress.of(d.app).done) == ["quick_look"]


def test_where_the_computer_played_nearly_all_the_end_says_why_no_rung_was_climbed(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        run = handed_over(d, rounds=0)
        assert "1 of 3 so far" in " ".join(one.words for one in d.top.passages())
        play(run, 6000, LASTS)
        games.finish(d.app, run)
        d.frames(2)
        rounds = kept.chronicle(d.app).pages()[0].rounds
        told = d.thing("missed:quick_look").label
        assert "No rung for “Just a Quick Look”" in told and f"1 of {rounds}," in told
        assert Progress.of(d.app).done == {}


def test_games_from_before_there_was_a_ladder_count_and_damaged_ones_cost_nothing(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        climb(d, climbing_games(6))
        folder = d.app.data.root / "chronicle"
        (folder / "bigbook-00002-7.json").write_bytes(b"tea")
        (folder / "bigbook-00003-7.json").unlink()
        assert list(Progress.of(d.app).done) == ["quick_look", "odd_tea", "kettle", "between_lines"]
        d.app.go("ladder")
        d.frames(1)
        assert "evening:quiet_evening" in ids(d)


def test_a_look_is_used_once_its_evening_is_climbed(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.go("ladder", None, "looks")
        d.frames(1)
        d.click("look:cloth:checks")
        assert worn("cloth") == "plain" and "A Quiet Evening In" in d.app.notice.text
        climb(d, climbing_games(2))
        d.app.go("ladder", None, "looks")
        d.frames(1)
        d.click("look:cloth:checks")
        assert worn("cloth") == "checks"
        assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["games"]["bigbook"]["looks"] == {
            "cloth": "checks"
        }
        assert d.top.describe(d.thing("look:cloth:checks")).state == ("in use",)
        d.click("look:cloth:plain")
        assert worn("cloth") == "plain"


def test_one_switch_opens_everything(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.go("ladder", None, "looks")
        d.frames(1)
        d.click("setting:open-looks")
        d.click("look:portrait:page_05")
        assert worn("portrait") == "page_05" and Progress.of(d.app).open == set(ladder().every)
        d.app.open("settings", "play")
        d.frames(1)
        d.click("setting:open-looks")
        assert Progress.of(d.app).open == ladder().free


@pytest.mark.parametrize("odd", [{"cloth": "velvet"}, {"cloth": 7}, {"hat": "tall"}, "pretty", None, ["cloth"]])
def test_settings_that_name_no_look_leave_everything_as_it_comes(tmp_path: Path, odd: Any) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"looks": odd, "text_scale": 1.25}), "utf-8")
    with driving(tmp_path) as d:
        assert {Look(kind, worn(kind)) for kind in ladder().looks} == ladder().free
        assert d.app.settings.text_scale == 1.25


def table(d: Driver) -> TableScene:
    """A table with a turn begun, drawn."""
    games.new_game(d.app, GameSetup(default_people(2), seed=3))
    d.frames(3)
    return d.front(TableScene)


def seen(area: pygame.Rect) -> bytes:
    screen = pygame.display.get_surface()
    assert screen is not None
    return pygame.image.tobytes(screen.subsurface(area), "RGB")


LOOKS = {"back": "comets", "cloth": "stars", "bookmark": "key"}


def test_cloth_back_and_bookmark_are_seen_on_the_table(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True) as d:
        scene = table(d)
        areas = scene.render.layout.areas
        book = pygame.Rect(areas["book"])
        places = {
            "cloth": pygame.Rect(areas["discard"]).inflate(-20, -40),
            "back": pygame.Rect(areas["deck"]),
            "bookmark": pygame.Rect(book.centerx - 4, book.bottom - 24, 8, 20),
        }
        for kind, name in LOOKS.items():
            before = {one: seen(area) for one, area in places.items()}
            change(d.app, "looks", {kind: name})
            d.frames(3)
            changed = {one for one, area in places.items() if seen(area) != before[one]}
            assert kind in changed and (kind == "cloth" or changed == {kind})  # a deck lies on the cloth
            change(d.app, "looks", {})
            d.frames(3)
            assert {one: seen(area) for one, area in places.items()} == before


def test_only_the_deck_has_another_back(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True) as d:
        painter = table(d).render.painter
        before = [pygame.image.tobytes(painter.back((60, 84), name), "RGBA") for name in ("deck", "spell")]
        change(d.app, "looks", {"back": "moths"})
        after = [pygame.image.tobytes(painter.back((60, 84), name), "RGBA") for name in ("deck", "spell")]
        assert before[0] != after[0] and before[1] == after[1]


def test_with_high_contrast_no_pattern_lies_under_words(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True) as d:
        d.app.set("high_contrast", True)
        area = pygame.Rect(table(d).render.layout.areas["discard"])
        d.frames(2)
        before = seen(area)
        change(d.app, "looks", {"cloth": "patchwork"})
        d.frames(3)
        assert seen(area) == before


def test_the_menu_hangs_up_the_picture_that_was_chosen(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = next(one for one in every() if one.game == "bigbook")
        assert book.portrait() is None
        change(d.app, "looks", {"portrait": "page_05"})
        sight = book.portrait()
        assert sight is not None and sight.picture == "page_05"


def test_the_chronicle_of_a_short_evening_stays_short(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        played(d, GameSetup(default_people(2), pages=3, seed=2))
        played(d, GameSetup(default_people(2), seed=2))
        assert [one.pages for one in kept.chronicle(d.app).pages()] == [3, 6]
        assert msgspec.json.decode(written(kept.chronicle(d.app).pages()[0]))["format"] == 1


def test_by_ear_the_ladder_says_what_it_is_and_what_each_rung_asks_and_opens(tmp_path: Path) -> None:
    with driving(tmp_path, speak=tmp_path / "said.txt") as d:
        climb(d, climbing_games(1))
        d.app.go("ladder")
        d.frames(4)
        said = (tmp_path / "said.txt").read_text("utf-8")
        assert "The library ladder" in said and "1 of 16 rungs" in said
        rung = d.thing("evening:own_chair").label
        for words in ("Bring Your Own Chair", "counts the heads", "4\u20135 players", "Play it to its end", "Moths"):
            assert words in rung
        assert "Climbed on 2026-11-23" in d.thing("evening:quick_look").label
