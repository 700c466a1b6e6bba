"""The log: by seat, as text, and back to each turn as it stood; and answers that are remembered for the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.play.statistics import Statistics
from game.bigbook.text.log import Line, Story, tell
from game.core.engine.event import Event
from game.core.play.standing_answers import StandingAnswers
from scenes.bigbook.cards.stamps import PAINTERS
from scenes.bigbook.table.overlays.story_log import StoryLog, place_of, state_after, verb_of
from scenes.bigbook.table.render import status_ribbon
from scenes.bigbook.table.render_context import MARKER
from scenes.bigbook.table.scene import TableScene
from scenes.kit.icons import GLYPHS
from scenes.kit.text import TextBlock
from scenes.kit.thing import Thing, by_id
from scenes.table.log_drawer import LogDrawer
from scenes.table.sheets import LookBack
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import Driver, driving, painting, sheets
from tests.scenes.table.players import Mouse
from tests.typed import now

HALF_LENT = """
id: a-curse-paid-by-two
rules: [BB-SUP.7]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [water1, water1], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3], deck: [water1, water1, air1], support: [water1, water1]}
  curses: {5: [w1]}
  madness: 20
play:
  - expect: {active: p1}
"""


def opened(driver: Driver) -> tuple[TableScene, LogDrawer[Line]]:
    table = driver.top
    assert isinstance(table, TableScene)
    driver.key(pygame.K_l)
    assert isinstance(driver.top, LogDrawer)
    return table, driver.top


def test_the_log_can_be_read_by_seat_and_as_text(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=4) as driver:
        Mouse(driver, 4).play(60)
        _, log = opened(driver)
        everything = log.text()
        assert "[" not in everything and len(everything.splitlines()) > 5
        driver.click("filter:p2")
        assert {line.seat for line in log.lines() if line.type != "turn_began"} <= {"p2"}
        assert len(log.text()) < len(everything)
        driver.click("filter:all")
        assert log.text() == everything


def test_looking_back_shows_the_turn_and_changes_nothing(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=4) as driver:
        Mouse(driver, 4).play(60)
        table, log = opened(driver)
        before = table.session.hash()
        turns = [line for line in table.story.lines if line.type == "turn_began"]
        for line in turns:
            state = state_after(table.context, line.step)
            assert state is not None and state.turn == line.events[0]["turn"]
        door = next(thing.id for thing in log.things() if thing.id.startswith("look:"))
        driver.click(door)
        assert isinstance(driver.top, LookBack)
        driver.frames(2)
        driver.key(pygame.K_RETURN)
        assert driver.app.stack[-1] is log and table.session.hash() == before


def test_names_in_the_log_open_their_card_and_show_where_it_lies(tmp_path: Path) -> None:
    with painting(tmp_path, players=4, seed=4) as driver:
        Mouse(driver, 4).play(90)
        table, log = opened(driver)
        log.scroll(-1000)
        links = [thing for thing in log.things() if thing.role == "link"]
        assert links
        for thing in links:
            _, index, number = thing.id.split(":")[:3]
            row = next(row for row in log.rows() if row.index == int(index))
            link = row.links[int(number)][0]
            assert row.rect.inflate(2, 2).contains(thing.rect), "a name lies on its line"
            assert thing.label == table.words.name(link.id)
            named = table.words.ability(link.id) if link.kind == "magician" else thing.label
            assert named.split()[0] in tell(table.words, row.line)
            where = place_of(table.context, link, row.line.seat)
            assert where is None or any(one.rect == where for one in table.listing().things)
        curse = next(thing for thing in links if f"curse:{link_of(log, thing)}" in {t.id for t in table.things()})
        driver.event(pygame.MOUSEMOTION, pos=curse.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        before = driver.app.window.surface
        assert before is not None
        place = table.thing(f"curse:{link_of(log, curse)}")
        assert place is not None
        lit = before.get_at((place.rect.centerx, place.rect.y - 3))
        driver.event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0))
        driver.frames(2)
        after = driver.app.window.surface
        assert after is not None and after.get_at((place.rect.centerx, place.rect.y - 3)) != lit
        driver.click(curse.id)
        assert now(log.pinned) == curse.id
        driver.key(pygame.K_ESCAPE)
        assert log.pinned is None and driver.top is log


def test_the_log_opens_where_what_is_new_to_the_reader_begins(tmp_path: Path) -> None:
    """What happened since the own last turn is one press away and marked: it begins at the top of the drawer where it
    is long, under words that say so, and goes down to the newest line."""
    with painting(tmp_path, players=3, seed=4) as driver:
        person = Mouse(driver, 4)
        table = driver.top
        assert isinstance(table, TableScene)
        driver.key(pygame.K_l)
        first = driver.top
        assert isinstance(first, LogDrawer) and not any(row.new or row.above for row in first.rows()), "no turn before"
        driver.key(pygame.K_ESCAPE)
        while table.session.state.turn < 5:
            person.give(person.pick(table))
        asked = table.session.decision
        assert asked is not None and table.session.view().active == asked.seat == "p2"
        driver.click("log")
        log = driver.top
        assert isinstance(log, LogDrawer)
        shown, lines = log.rows(), table.story.lines
        begins = next(row for row in shown if row.above is not None)
        assert begins.line.type == "turn_began" and begins.line.events[0]["turn"] == 3, "the turn after the own one"
        assert all(row.new == (row.index >= begins.index) for row in shown)
        assert begins.index == shown[0].index or shown[-1].index == len(lines) - 1, "read from its beginning"
        told = driver.thing(f"line:{begins.index}").label
        assert told.startswith(driver.app.t("kit.log.since")), "for ears, too"
        driver.click("filter:p3")
        found = [row for row in log.rows() if row.above is not None]
        assert len(found) == 1 and found[0].line == begins.line
        log.scroll(-1000)
        assert log.rows()[-1].index == len(log.lines()) - 1


def link_of(log: LogDrawer[Line], thing: Thing) -> str:
    """The id of what a link stands for."""
    _, index, number = thing.id.split(":")[:3]
    row = next(row for row in log.rows() if row.index == int(index))
    return row.links[int(number)][0].id


def test_every_line_leads_back_to_its_step(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=4) as driver:
        Mouse(driver, 4).play(60)
        table, log = opened(driver)
        row = next(row for row in log.rows() if not row.heading)
        state = state_after(table.context, row.line.step)
        assert state is not None
        driver.event(pygame.MOUSEMOTION, pos=row.rect.midleft, rel=(0, 0), buttons=(0, 0, 0))
        driver.event(pygame.MOUSEBUTTONDOWN, pos=row.rect.midleft, button=1)
        driver.event(pygame.MOUSEBUTTONUP, pos=row.rect.midleft, button=1)
        assert isinstance(driver.top, LookBack) and driver.top.moment.state is state


@soaks
def test_every_line_has_a_sign_of_its_deed(tmp_path: Path) -> None:
    with driving(tmp_path, players=5, seed=8) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        Mouse(driver, 8).play(soak(120, 400))
        seen = {line.type for line in table.story.lines}
    assert len(seen) > 15
    assert {event for event in seen if verb_of(event) == "dot"} <= {"effect_skipped", "fizzled"}
    assert {verb_of(event) for event in seen} <= set(PAINTERS) | set(GLYPHS)


def test_the_log_says_who_lent_what(tmp_path: Path) -> None:
    """A curse paid half from the own hand, half from a friend's support: two lines, the friend named in one."""
    with at(tmp_path, HALF_LENT) as (driver, table):
        driver.click("curse:w1")
        driver.key(pygame.K_RETURN)
        told = [tell(table.words, line) for line in table.story.lines if line.type == "card_paid"]
        names = {seat: str(table.words.seat(seat)) for seat in ("p1", "p2")}
        assert len(told) == 2 and all(line.startswith(names["p1"]) for line in told), told
        assert names["p2"] not in told[0] and names["p2"] in told[1], told
        tally = Statistics.of(table.session, 0)
        assert tally.lender == ("p2", "p1", 2)


def test_the_panel_says_who_lends_while_the_act_plays(tmp_path: Path) -> None:
    """It was nowhere said at the moment: the panel that tells what is played has the sentence of the log, from the
    payment on; what was paid from the own hand is no news."""
    with at(tmp_path, HALF_LENT, speed=1) as (driver, table):
        driver.frames(30)
        driver.click("curse:w1")
        driver.key(pygame.K_RETURN)
        said: list[str] = []
        while table.director.busy:
            shown = [line for _, line in table.state.text.lines if "support" in line]
            paid = [tell(table.words, line) for line in table.story.lines if line.type == "card_paid"]
            assert shown in ([], [line for line in paid if str(table.words.seat("p2")) in line])
            said += shown
            driver.app.frame(dt=16.0, shown=False)
        both = [tell(table.words, line) for line in table.story.lines if line.type == "card_paid"][-1]
        assert said[-1] == both and said.count(both) > 20, "as long as it plays"


@soaks
def test_the_log_covers_every_act(tmp_path: Path) -> None:
    """Steps of the marker, spells that come up and people that were chosen have a line, pale and not in the ticker;
    going on with the game tells the same again."""
    with driving(tmp_path, players=3, seed=7) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        Mouse(driver, 7).play(soak(100, 250))
        lines = table.story.lines
        assert {"marker_moved", "library_revealed", "choice_made"} <= {line.type for line in lines if line.quiet}
        assert all(tell(table.words, line) for line in lines)
        again = Story()
        again.recall(table.session.past, opening=table._opening)
        assert [line.events for line in again.lines] == [line.events for line in lines]


@soaks
def test_a_remembered_answer_is_given_from_then_on_until_it_is_forgotten(tmp_path: Path) -> None:
    with driving(tmp_path, players=4, seed=3) as driver:
        person = Mouse(driver, 3)
        kept = given = 0
        for _ in range(900):
            table = person.table
            if table is None or given == soak(3, 900):
                break
            repeats: StandingAnswers = table.state.repeats
            remember = by_id(table.things(), "button:remember")
            if remember is not None and not repeats.keeping and kept < 3:
                driver.click("button:remember")
                assert repeats.keeping
            before = len(repeats.kept)
            past = len(table.session.past)
            person.give(person.pick(table))
            kept += len(repeats.kept) > before
            given += len(table.session.past) > past + 1 and bool(repeats.kept)
            now = table.session.decision
            if now is not None and (now.prompt, now.source) in repeats.kept:
                answer = repeats.standing(table.session, now, table.session.state.turn)
                assert answer is None, "an answer that can be given is given at once"
        assert kept
        assert given


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_open_log_leaves_the_game_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    """It tells of what lies on the table, and points at it."""
    with driving(tmp_path, window=size, players=3, art=sheets()) as driver:
        table, _ = opened(driver)
        area = StoryLog(driver.app, table.context).area
        seen = ("book", "hand", "spells", "library", "supply", "seats", "madness")
        assert area.collidelist([pygame.Rect(table.render.layout.areas[name]) for name in seen]) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_marker_of_the_track_stands_on_no_line_of_the_log(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line goes up where it would run below it."""
    with driving(tmp_path, players=2, seed=3, window=size, drawn=True) as d:
        scene = d.top
        assert isinstance(scene, TableScene)
        render, drawn = scene.render, list[Rect]()

        def noted(block: TextBlock, surface: Surface, pos: tuple[float, float]) -> Rect:
            drawn.append(Rect(round(pos[0]), round(pos[1]), max(block.widths()), block.size[1]))
            return drawn[-1]

        monkeypatch.setattr(TextBlock, "draw", noted)
        monkeypatch.setattr(
            status_ribbon, "tell", lambda words, line: "Rockfall was laid on space 3, on the right of it."
        )
        laid = Event("curse_laid", {"curse": "f3", "position": "3", "pile": "fire"})
        story = Story()
        story.lines = [Line((laid,), 1)] * 24
        for space in range(6):
            drawn.clear()
            render.model = replace(render.model, marker=space)
            status_ribbon.ticker(render, Surface(size), story)
            mark = Rect(0, 0, render.layout.px(*MARKER), render.layout.px(*MARKER))
            mark.center = render.places.marker(space)
            assert len(drawn) > 1 and mark.collidelist(drawn) < 0, (space, mark, drawn)
